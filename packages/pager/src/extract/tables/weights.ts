/**
 * Made by `npm run learning:update` from the labelled turns; not to be edited.
 *
 * @module
 */

/** Of which turns: a digest of them. */
export const WEIGHTS_OF = '383247e71bdea887'

/** Each line: how much a trait says for each class (see `vote.ts`), and the trait. */
export const WEIGHTS: string = `
YUUUTTTUTT 1:"
XSSSVUXYTQ 1:%
VVVRSVXTSV 1:(
XVVRSVWUSV 1:)
SVWSXRUUUV 1:,
STOSVWVXXW 1::
TOSYZTXZTN 1:<caps>
SdQVXUXSMT 1:<code>
SVQJRWWUiV 1:<date>
SQRVQUXeTV 1:<ed>
TQSTRVUbVW 1:<ing>
WWWUWSUVPS 1:<ly>
QbPOUPaUWX 1:<name>
SVQGTVXYhT 1:<number>
MQVXXYWWST 1:<s>
PSWSZZRUSW 1:<verb>
OQWYYYYTRS 1:<verbs>
TUVVUUVURV 1:<word>
fQRSSVSVTV 1:?
VVVTVUVWTO 1:a
aRVOVUXRQb 1:about
SWQSWUXWSU 1:after
YTOOVWSYUY 1:again
TXXSSWRXSS 1:al
WRRSXSYYTS 1:all
XSTTSXSWVS 1:already
WSSXZSSTUS 1:also
ZTaQeWTOPN 1:always
XYUPVPSVYT 1:am
WYSTWYXWPM 1:an
SYXTSUWVRQ 1:and
WTSTTSXXUT 1:another
SVZUaZRUQM 1:any
TTTTTWVSUY 1:anymore
VVXYZXUPPN 1:anything
VWTVUQaTSS 1:are
TTTYTWTTTX 1:aren't
SXUSWVURVU 1:as
VUQScZVRTQ 1:ask
TXTUTSVVWS 1:at
XRWSSXVSWS 1:au
WQRRYYWVQW 1:auf
WTTTXTXTUT 1:aus
TXTTTYTTTT 1:aux
XTTTTXTUUT 1:avec
YSSSVVRWTX 1:away
XNSTURWXXW 1:back
WTVRXVSOaR 1:be
UXWRSVUdQO 1:because
XXWPVPRWUX 1:been
QUSUZYURbN 1:before
TVSSYSWSSY 1:bei
SVUaRRSVUV 1:being
YTVSXRVUTS 1:between
YQRWbcQRRP 1:bitte
TZQQXVVZVO 1:both
TVVMUXVVZR 1:by
ZWSPWYUUSP 1:call
XWWVVSTOPZ 1:can
VWVaPXXUQO 1:can't
VWSYUTTTUS 1:cannot
XTUTUTWTTT 1:ce
YUUUTUTTUU 1:cette
XUQVXUWQWR 1:con
cVRXUQVRVR 1:could
XUTUTUUUUT 1:couldn't
YURRYSWXSR 1:da
WTTTTYTUUT 1:dans
YVQPUVWYQU 1:das
RVSVVYVQWT 1:de
YSTTTTeSTR 1:decided
UXSSWSSWXS 1:del
XSXSXSSYTR 1:dem
VXRWQXTQVW 1:den
XUQPWQYXWU 1:der
USVXWRSWWS 1:des
UTRSWVWWWR 1:di
ZSSURSUcTR 1:did
VSSUSZSbTS 1:didn't
WTRXTQUVXU 1:die
WWVXTXUQOV 1:do
YVUQTPaVWP 1:does
XRQRUUUaSX 1:doesn't
VWPXTcSOOY 1:don't
WSXRVRXVWP 1:done
bPRQYPVWYV 1:down
WWRWUUURRW 1:du
TXWTTWTTUS 1:during
WVWSRYWRSS 1:e
UQPQcWWWYP 1:each
XVTTTTTYTS 1:ein
XTUTTXTUTT 1:eine
VUTTXUTTUT 1:einen
XVVQUPVWXU 1:el
XUUUUTUUUU 1:ele
XZQSXWVSSQ 1:else
VXXRUTWRXQ 1:em
YYTOZTWPPW 1:en
YTUUUUUTUT 1:er
WTUTTUTXUT 1:era
WWSSSSYSYS 1:es
RRRSWXZRXW 1:est
YTUUUTUTUT 1:esta
WXSSSTWSWT 1:et
bWSTTTSTTT 1:eu
ZVRRXYVRTQ 1:ever
UTWQcUYVPP 1:every
XWSTVSUWTR 1:everyone
SXWVWUXTOS 1:everything
XUTTTSWWUS 1:except
UWYNbRWTWM 1:first
YUTTUUUTUU 1:foi
STUVUSVVTY 1:from
aTSSWRUSVV 1:für
WUUWTWZOWO 1:get
TTUYUTUUUT 1:gli
bXUQYQaOWO 1:go
ZRRRVWZUSQ 1:going
YYOPSUVXUV 1:got
VTTTXYTTTS 1:guess
YTTTTTUXTT 1:ha
WTTTSTYTTW 1:haben
bVSSRRSdTR 1:had
UPRRWUXTYY 1:has
YSSTWTVYSS 1:hat
VVTRUPVTYX 1:have
WWTTTTSYUS 1:having
bURRSWYRWQ 1:he
WPQQYVaRWW 1:her
YaTOYWSOQW 1:here
bTTTTTXTTS 1:heute
bSSRTWYTTS 1:him
YQSRWRXQVY 1:his
dQZRWQVSTR 1:how
TZZYURRQQX 1:i
VUZXRVMVVU 1:i'd
bTSSVSXTUS 1:i'll
YgUYULRMTV 1:i'm
UYWWTNVTVU 1:i've
XaZaUPOPPW 1:ich
WTXWaXTNVN 1:if
WUTVTTVWYO 1:il
VUSSZWXSTR 1:im
XRTSdWRTTR 1:immer
TUSWYWVURT 1:in
USVRWRYYVR 1:instead
WWVRVWTUUQ 1:into
TXVVSVXKWW 1:is
XRRRTVVVSa 1:isn't
VTRSTRXVYX 1:ist
XRRUVTVYQW 1:it
UWWNTTYVWT 1:it's
UPUUYVZVTQ 1:its
YSSSWaSSTS 1:jamais
WZYXTTOPQV 1:je
WVTSXSWSSW 1:jetzt
XUTUXVUWRO 1:just
VWTXTTTTUT 1:kann
VWXUZRZTPN 1:keep
VVTSUUXUUS 1:kein
XSSZVZRSSR 1:keine
bUTPVUURSW 1:know
UTRTSUYVWT 1:la
WWSSVWRSWT 1:las
XVVVUTQTTU 1:last
WSSSSSWXYS 1:later
TUWTTWVXWN 1:le
XUTSXTUUUS 1:least
UXTTXTTTTT 1:lei
VQYYTWTRRV 1:les
XTXTTTUTUT 1:less
ZTSTVSVWUT 1:let
YSSTRXaSTR 1:let's
XTcZULSUYM 1:like
XTTTTTTTTX 1:lo
TVQYWTXRRV 1:los
SWTTTZSSYS 1:mai
ZRWbaPTRRP 1:make
aTTUTUTVTT 1:many
VVQURXVPbV 1:may
cTTTSTVTUS 1:maybe
TXZcWXNPLU 1:me
WVTTTTYTTS 1:meine
UWTTTWXTTT 1:meu
YYQWQXYRTP 1:mi
XTUTTTYTTT 1:mia
bUTTTXSTTR 1:might
VZSRRVVVWR 1:mine
TTTTXTWUUT 1:mis
SUVVZVPVQW 1:mit
VUSSSWZSXS 1:mon
WUXURVWURS 1:more
VVWVTVWSSR 1:most
ZSYVSSSSXS 1:much
WRRSbaPQZR 1:must
VYUSRTUUSW 1:my
VWTTSXSTWS 1:na
XRSSSZUSTX 1:ne
UQUVYVROYX 1:need
aPTUWePYQN 1:never
SUOPaUUYYS 1:new
ZQRWXUVSVR 1:next
YURVUZVQQU 1:nicht
UUUUTUTXUT 1:nichts
YTTTTaTTTT 1:nie
TTQXPaTTTZ 1:no
WPRWVaVXRQ 1:nobody
UWRWSZRRSX 1:non
WTTTTXWTUT 1:nor
UTSZUbWPLW 1:not
WUPPVZPaUV 1:nothing
VTTTTTYUUT 1:notre
YTTTTTWUUT 1:nous
XWNPWTWVSY 1:now
ZTTSSZTTUT 1:nunca
WXSRZSSSTW 1:nur
XVRVSYRSSX 1:não
VTPWWTYVWP 1:o
XUUUUUUTUT 1:oder
RVVXTVUTXR 1:of
TTMTWWTXXW 1:off
XTTTXXTSTS 1:ok
XTUUTTWUUT 1:okay
VWUPRRTXVZ 1:old
TVPTTVXUZS 1:on
dRSSVSUWTR 1:once
XTYRXPVRUT 1:one
TUXVbTZURJ 1:only
ZXXVXUSOUN 1:or
WTYTWSUTTS 1:os
WWVTOYXSQV 1:other
VSQSVSZXUS 1:our
VTTSTWWTYS 1:ours
USSSXVWXWQ 1:out
RUZRUTVTWV 1:over
XXVQVWRWSQ 1:own
ZURRWZVTSR 1:para
SWRZSZXSSR 1:pas
QTUPXYXRUW 1:per
cTTTTTTTUS 1:perhaps
WQaRZXURSQ 1:please
YWXSSVSSTT 1:por
UXTTTTTXTT 1:porque
XSWSSWYSSS 1:pour
bQXSXRYRSS 1:que
XUUUUUUUUT 1:questa
STaXUVSQVR 1:rather
ZQSRVRYRSb 1:said
WRRRWWXaSQ 1:same
XUQRWSXVSV 1:say
bWWSVVOVRR 1:says
ZSWSSTWSXR 1:se
ZUVRWWQSWR 1:see
SWWScSTSTS 1:sempre
VWTTVSXSWR 1:shall
XVRSSXYVTR 1:she
aSPRaXSPUV 1:should
XUTUUUTTUU 1:shouldn't
WTTTWTXTTT 1:si
ZSTTVXTTUT 1:sie
VSSTcTSTUT 1:siempre
UbOPWUWbOT 1:since
UXTTTTXTUT 1:sind
YWPQYXUYUN 1:so
YUTUUUTUUT 1:soll
bSTTTTTTTX 1:some
bTWTWSRUTS 1:someone
ZSXVVVRSTR 1:something
VSSTTTZXVS 1:son
XaTTTTTTUS 1:sono
WTXUTUTTUU 1:sorry
YQQQPWZXSX 1:still
RQWRVcWVWP 1:stop
WTTTTWSTTX 1:sur
YSSTZTSUUT 1:sure
QSbWVWTTWO 1:than
XTTTTTUWUT 1:thanks
XQVSVUVTSW 1:that
VWYOSTTVUV 1:that's
USQPSUWXXZ 1:the
ZVRRUWVWUQ 1:their
WSWXWUUVPT 1:them
VVURZUWPXQ 1:then
ZVPQWVXRWT 1:there
YRZRXQWUTR 1:there's
aVRVSVSTWS 1:these
YTSUURVVUU 1:they
XTXTURSYTS 1:they're
cRRSUTVSUX 1:think
bVRTSVWUSR 1:this
ZQWVSXSXSR 1:those
ZWVPUSTaUP 1:three
SRRUUVVVXV 1:to
hUQRUQVRSY 1:today
XRWRUQWVSY 1:told
cTSTRTXUUT 1:tomorrow
bTTTTUTTUS 1:tonight
YXVQVQVZUO 1:too
XTTTaUTTTT 1:toujours
bTTTUTSXSS 1:try
YTTTXTTTTT 1:tu
USTUVTWXVS 1:turns
XWSSXSVWSR 1:twice
VWTRYUWaRL 1:two
ZXRSRRYYSR 1:um
WURSVXRXSW 1:un
WXSTSSWXTS 1:una
XXRWWXURRQ 1:und
UWUPWaVSVP 1:under
XVTTUTTTXS 1:une
STTTYXWTTS 1:unless
TUUUUUYTUT 1:unser
WTUUTUXTTT 1:unsere
XVVSVUWQWQ 1:until
UTQVWRXWVU 1:up
YUPQVWXYVO 1:us
SWUVaXSMSV 1:use
aSRWTSTSYS 1:very
UTTTXTUTXT 1:von
WOXXWVRPXU 1:want
XTUTTTSZTT 1:war
aYOPNOTfVW 1:was
XTTTTTSWTW 1:wasn't
YUPMVSZWVV 1:we
aUUUUTSUTT 1:we'd
ZSSTSSbSTT 1:we'll
VWRSQQcPYW 1:we're
XXSSRRZQSa 1:we've
TWUTTTTYUT 1:weil
XUUUUUTUUU 1:wenn
TQRSVVXbRV 1:went
aVTTRRSbSS 1:were
ZUXVWMUTPX 1:what
ZWTXRWRRUT 1:what's
UTXaXXUSOO 1:when
TSXWcRRSTR 1:whenever
ZXVRWUUSSR 1:where
XXRWQWWUUQ 1:which
XTTTTTVWUT 1:while
dTXRVRVRTR 1:who
YUUUUUTTTT 1:whom
aRWURRQYWS 1:why
bRSSXUYRVQ 1:will
XVRRURYRXV 1:wir
XUUTUTUUUT 1:wird
QUWUXTVVST 1:with
VTOUUZVWQX 1:without
XTTUSSZTTT 1:won't
aUZRUWTQSR 1:would
XVSSXSUSXS 1:y
WTWTTTYTUT 1:yes
aUTUTSYSTS 1:yesterday
dSTSTVVTUR 1:yet
ZWTTSTTUTT 1:yo
RTVXYZSONZ 1:you
YTSSYXSSTS 1:you're
ZSPPXUUWRY 1:your
WXSSYSTTTT 1:yours
WXTSSZVSTR 1:zu
WRSRSSZXZR 1:è
UTTTSWXYST 2:% $
XSUTWSSWUS 2:% <word>
WTTTTYVTUS 2:( )
WUUUSTWTSX 2:( <name>
YUSTTTXUUS 2:( <word>
VXTTUTVTUT 2:( i
XWWSURXUTR 2:) $
YTUTUUTUUT 2:) :
TTUUUXVTTT 2:) is
UTTYTTUUVT 2:, $
TTTZUUUUVT 2:, ,
TVSTYTUVTT 2:, <caps>
WWTSWRVSSX 2:, <code>
VXTUTTVSVT 2:, <date>
TVTUWNXVWV 2:, <ed>
XWRRXRUVZP 2:, <ing>
aXQSUSXWSR 2:, <ly>
TaWOQVXPUX 2:, <name>
WUQSXOZVZO 2:, <number>
VVVSWRUUVU 2:, <s>
ZTRUcPRSSX 2:, <verb>
WVXRTSVUTT 2:, <word>
XVXSRSTXST 2:, a
WTSWRTWWWS 2:, all
URYSXXSTUS 2:, always
VVTTUTYTTU 2:, an
XTTTXTUUUT 2:, any
STTTYXTUUT 2:, ask
VYTTTTWSWS 2:, at
UTTTTTXWTT 2:, back
VXTUTUUUUU 2:, be
WSXTSTWTUT 2:, because
SXTTTXVVTS 2:, both
VSTUUTVTXT 2:, by
ZTUUSUTUUT 2:, can
YWUTSTTUUT 2:, could
WUTTTTYTUT 2:, das
UUUUUTTYUT 2:, didn't
YUTTTUTUUT 2:, do
XTTUUUUTUU 2:, does
VTXTTUWSTT 2:, done
UWSTYTWTTT 2:, every
UXSSWWTUST 2:, for
cUTTTUSUTT 2:, go
XTUUUTUUUT 2:, ha
VTUUXTVTTT 2:, has
YWTTUUSUTT 2:, have
WTTUTTXTUT 2:, he
ZTTUTTTUUT 2:, how
bVTTTTTUTT 2:, if
UTURYUXSWR 2:, in
WVWTVSTVTR 2:, is
YUUUTUTTUT 2:, isn't
URWSVSRXVX 2:, it
WQWSUVWQVX 2:, it's
TXSWSSXTUT 2:, keep
VTTUWXTTTU 2:, la
XTTUWUTUUT 2:, like
YUUUUTTUUT 2:, might
VXTTXTTUUT 2:, nicht
UTTTXWUTUU 2:, no
UXQWYXZTPM 2:, not
WSSTXXTVTS 2:, nothing
YTUUUUTTUT 2:, now
YTUTUVUUUT 2:, nunca
VYUTUTTUTT 2:, of
VWRTXTVTVS 2:, on
XTTUUUTTUU 2:, once
UWWWYRXRSQ 2:, one
VVSTYSWTUS 2:, only
ZTUUTUTTUU 2:, or
TTTTVTXTWT 2:, our
TTVTZTUUUT 2:, please
YUTUTTUTUT 2:, said
XTTTSTTYUT 2:, same
TSWTZTTTUT 2:, sempre
VTTTTTZTTU 2:, she
VVTTSTXVTU 2:, so
XTUUTUUTUU 2:, some
WRYSVVRVSW 2:, that
RYYRVQTUUX 2:, that's
VUTQSUXVWT 2:, the
VSSTYTWSVT 2:, then
USVVSUTXSW 2:, they
XUUUTUTUUU 2:, this
YWSTWTSWTT 2:, three
YTUUUTTUUT 2:, today
WXXSTRWUTS 2:, two
YTUTTTTUUU 2:, und
aTVTUUSTUS 2:, what
YTTTUUUUUT 2:, what's
WUTTTXUUUT 2:, when
YTTUTUUUUT 2:, where
YUWUSTTTUT 2:, who
UVTSYRTWVR 2:, with
YUUUTTUUUU 2:, would
VTXTTUWTUT 2:, yes
YTTTVSTSUY 2:, you
eTUSSTTTUS 2:: $
TUUUTTTWXT 2:: <ing>
XVRRVXXRXP 2:: <name>
VUQSWXXTXO 2:: <number>
VRSWYRVTWS 2:: <s>
XSSSUWUSTY 2:: <verb>
VTUVVNWWWU 2:: <word>
YTTTUUUTUU 2:: how
WSWTSTUSTY 2:: i
VSTTTSSXWW 2:: it
STTTXTYTUT 2:: no
UVSSQVXYWQ 2:: the
VTUTTUUXUU 2:: three
WRTXXQaYRN 2:<caps> $
UTTTZSWUST 2:<caps> ,
XTTTWTTVTT 2:<caps> <caps>
TUUTWTTXUU 2:<caps> <ed>
WSUUYTWTST 2:<caps> <number>
VVSSTWTYSW 2:<caps> <s>
UTXXURSSYS 2:<caps> <verb>
VTTTSTaSVT 2:<caps> <verbs>
TVQWWUWXUP 2:<caps> <word>
ZUUUUTTTTS 2:<caps> ?
YTTUTUTTUU 2:<caps> and
WWSTXSVTTT 2:<caps> for
TTTWSXVUUT 2:<caps> from
WTXSVTXTTR 2:<caps> in
ZSUTTTWTVS 2:<caps> is
XTTTTTXUUT 2:<caps> of
XfNNWWYSOW 2:<code> $
UXVRVUYSSS 2:<code> ,
UTUUUTXTUU 2:<code> <name>
UUWRXUUVVQ 2:<code> <word>
YUUUTTTTUU 2:<code> ?
UTUTXTUUUU 2:<code> again
UUUTTXUUUT 2:<code> and
TUTUWTXTUU 2:<code> are
WXSTWRYSTS 2:<code> for
TTUUTTTYWT 2:<code> on
ZTUTTTTUUU 2:<code> to
UYTUTTTUUU 2:<code> with
WVSNQUWUhR 2:<date> $
YWQSPQWSaY 2:<date> ,
WWTTSWVTVR 2:<date> <ing>
VYTTUUUUTT 2:<date> <name>
RYTVRWVQZQ 2:<date> <number>
SSSTXWXRSW 2:<date> <s>
UWRSVRSVXX 2:<date> <word>
ZUUUTTTTTT 2:<date> ?
TWSTTTXVVS 2:<date> and
XTTUTUWTUT 2:<date> are
SUUUSTYTaR 2:<date> at
TSUUTXWTWT 2:<date> for
XVTTTTUTVT 2:<date> in
WTXTTTWTTT 2:<date> is
UTUUTUXUUT 2:<date> of
VXUUTTTTWS 2:<date> off
UTUUTTXUUT 2:<date> only
XTTTTUUUWU 2:<date> or
UTUUTTTVYT 2:<date> the
SXTUWSWSVS 2:<date> to
XTTTTTUVUT 2:<date> was
aPSTUXTWQW 2:<ed> $
WVQRUXVYWP 2:<ed> ,
TSTTTTWXSX 2:<ed> :
UXTTTUWUUT 2:<ed> <code>
USUUTTXUWT 2:<ed> <date>
USWTTTTYTX 2:<ed> <ing>
UUTTTTWXUT 2:<ed> <ly>
WWSRXRbVRP 2:<ed> <name>
XTTUXTSXSS 2:<ed> <number>
USUXVXVSQV 2:<ed> <s>
YTTXTTTTUU 2:<ed> <verb>
TUVQSXVaRR 2:<ed> <word>
ZUUTUUTTUT 2:<ed> ?
YTTTRTXYUS 2:<ed> a
TTUUTTXWUU 2:<ed> after
YTVTUTSYTR 2:<ed> again
WXTTUWTTUT 2:<ed> and
USTXXTVWSR 2:<ed> as
SXRXVRUXUR 2:<ed> at
TXUTUTSZUS 2:<ed> because
UTTUWSTUXT 2:<ed> before
VQRTWWYUYQ 2:<ed> by
VRSSXSXVYR 2:<ed> for
XSWSSSXVSV 2:<ed> from
VUUTUXTTUU 2:<ed> if
ZVVQOVXWUP 2:<ed> in
XWRRQWVcRP 2:<ed> it
WUTSTXUWTS 2:<ed> me
WWSTTSXYTS 2:<ed> my
UTUUUTTXTT 2:<ed> nothing
USTSXWWWTS 2:<ed> of
URTTWSYSWV 2:<ed> off
TTQYPVXXSW 2:<ed> on
UUTTTUTYUT 2:<ed> our
TWUTTTUZTT 2:<ed> out
UXUUUTVTTT 2:<ed> over
UWSTSTWXUS 2:<ed> since
WTUUXUTUTT 2:<ed> so
UWWSTSZRXR 2:<ed> that
WSQQVQUdTW 2:<ed> the
WUUUTTTYTT 2:<ed> them
WTSTTSWXUT 2:<ed> this
aXSSQRZSWQ 2:<ed> to
YTUTTUUUUT 2:<ed> today
USTUTUUXWS 2:<ed> up
VTTSTXWVUT 2:<ed> when
YURRWRWVWR 2:<ed> with
ZTUTTUUTUT 2:<ed> yesterday
ZSSWTSUVSV 2:<ing> $
XQWRVUSUWV 2:<ing> ,
VVSSVRVYWR 2:<ing> :
TWTTTTVTYT 2:<ing> <date>
TTSTVTZXTS 2:<ing> <ed>
YUTUTUUTUT 2:<ing> <ing>
XTTTWTSVUT 2:<ing> <ly>
VWTTTSSYXR 2:<ing> <name>
XTTUTTUTTW 2:<ing> <number>
UOTWWTXVQZ 2:<ing> <s>
UWQRVWZXTQ 2:<ing> <verb>
WVVRWVURUS 2:<ing> <verbs>
QWWSTWVZWO 2:<ing> <word>
ZUUUTUUSUT 2:<ing> ?
ZUSRTTVXSV 2:<ing> a
aTTUTTSSUW 2:<ing> about
VUUTUTSXUU 2:<ing> after
ZUUUTWTTUS 2:<ing> again
TWSTWTVXTS 2:<ing> and
VTWUTTTTXT 2:<ing> as
YWRRVWTVVQ 2:<ing> at
TTUUTTTZUT 2:<ing> by
ZWWSSRWSSV 2:<ing> for
VTTTTTUUUX 2:<ing> has
VTTSSWWTTX 2:<ing> i
WXQQXVWXVP 2:<ing> in
VQURWWSQZX 2:<ing> is
XSSSWVWYSR 2:<ing> it
WXTTTTTTTU 2:<ing> like
XSTRSaTSTX 2:<ing> me
YVTTUUTUUT 2:<ing> of
VSVWRVUWVQ 2:<ing> on
XTTUTTUUUU 2:<ing> or
UTTTTTYXTT 2:<ing> out
XTUUTUTWTT 2:<ing> since
WTTTTXUWUS 2:<ing> that
TUPXSSXZSV 2:<ing> the
aTUUTUTTUT 2:<ing> this
ZWRRRWWUWR 2:<ing> to
XTTTTUUTWT 2:<ing> two
VTUWTTWXTS 2:<ing> up
XUTUUUTVUT 2:<ing> was
ZTUTTUUTUT 2:<ing> we
XSSTWSXUSW 2:<ing> with
YTTTXUTUTT 2:<ing> you
ZXSWYTWTQM 2:<ly> $
WXRSVSSVVW 2:<ly> ,
WSTXTUXTTS 2:<ly> <ed>
YUUUUTTTUU 2:<ly> <ing>
WXTTTTTUUT 2:<ly> <name>
WVWSVSSVUR 2:<ly> <s>
YRXSXRSSVV 2:<ly> <verb>
TXUURWVXPV 2:<ly> <word>
ZUUUTTTUUT 2:<ly> ?
VTUTTUXTUU 2:<ly> and
WWSTTTXTUT 2:<ly> from
UTXUUUTTUT 2:<ly> how
XSTUTUXTTU 2:<ly> on
XWTTTTTWUS 2:<ly> the
WUTTXSUUUT 2:<ly> when
UeSSSSbMSW 2:<name> $
WUSTVSVTSX 2:<name> )
XcKNXUYLZX 2:<name> ,
VWTRXRTTWV 2:<name> :
XTUUTUTVUU 2:<name> <caps>
UXUTTTRZSW 2:<name> <ed>
UQWSVUUWYR 2:<name> <ing>
TXSSWTWTWS 2:<name> <ly>
RaLMVWYUWa 2:<name> <name>
SVXUXSaSQR 2:<name> <number>
SUSUVXWSXS 2:<name> <s>
TUTTXVYWSR 2:<name> <verb>
VVSRTXcSTR 2:<name> <verbs>
VQUITUXYXY 2:<name> <word>
cSUVTTRTUS 2:<name> ?
UTUTWTUUXS 2:<name> again
XTTTXTTUUT 2:<name> an
VYPWSUVPWW 2:<name> and
TYSTWSTSSX 2:<name> as
WXTTSTXSVS 2:<name> at
WTTTVTTXTT 2:<name> auf
TTUUXTSUWU 2:<name> before
WTTSVZTTTS 2:<name> bitte
TTUUUUZTTT 2:<name> does
YZTUSTWSSS 2:<name> for
VWUUTTYSTS 2:<name> from
YWTTTSTTWS 2:<name> für
UUUUTUXTUT 2:<name> got
YUTTTUTUUT 2:<name> had
VTTSSWXTTW 2:<name> has
VTTTWTSZTS 2:<name> hat
UXUUTTTVUT 2:<name> here
TUUTYSTUUU 2:<name> im
UUUTZTTUUT 2:<name> immer
VUWPXWZXPO 2:<name> in
UUTTUUXUUT 2:<name> instead
YUTSWSYSUQ 2:<name> is
TUSTQSWWYV 2:<name> ist
XXUTUUTTTT 2:<name> last
VTTXTTTTTX 2:<name> mit
VTUUTUXUTT 2:<name> now
UYSTUSURXV 2:<name> on
TZTTSUXTTT 2:<name> only
UTUUUUYTUS 2:<name> over
aTUUTTTTUT 2:<name> says
TUUUXUTUUT 2:<name> so
VTUTUUXUTT 2:<name> this
VSTTSTYTTX 2:<name> to
VYTSTUXUTS 2:<name> und
WTUUTUTXTT 2:<name> war
UTUTUTWYTT 2:<name> was
YTUUTUTTUU 2:<name> who
UZRSWWUSTR 2:<name> with
UTTTTXWTUT 2:<name> zu
WWKNXUaVZS 2:<number> $
XSSSVUXYTQ 2:<number> %
VVORUVZTUW 2:<number> ,
YTSTVZVPWQ 2:<number> :
YTTTUTWTUT 2:<number> <code>
SYRUUPOOkV 2:<number> <date>
VTUUTTVXTT 2:<number> <ed>
YUSTUSVRaR 2:<number> <name>
TYUTXSWTTS 2:<number> <number>
WVTOVSYXST 2:<number> <s>
USTTXSSTWX 2:<number> <verb>
WVSTQWVXTS 2:<number> <verbs>
VSSPTUXXYT 2:<number> <word>
cTUVTTSSUT 2:<number> ?
VTTUSTXTWT 2:<number> a
USTTXTWSVT 2:<number> am
WVSURRZXUR 2:<number> and
TWTUTUVTXS 2:<number> at
VWTUTTSSZT 2:<number> de
WSTUWSZTSS 2:<number> for
UTUUUUXTTW 2:<number> from
YTTUTTVXSS 2:<number> in
VUUUTUTXTT 2:<number> instead
SURSWVYVWR 2:<number> is
TWTTTTTTYT 2:<number> mai
VVUUTSRSbR 2:<number> may
VXTURSTRXV 2:<number> of
VVTTWSWXTR 2:<number> on
TYUUUTTWTT 2:<number> since
XUTUTUWTTU 2:<number> the
WSSTRVXXXQ 2:<number> to
TTTUTTWXUT 2:<number> were
TUUUTTZVTT 2:<number> with
QTXaVWVSLW 2:<s> $
WTTTTTXUUT 2:<s> (
TUVUWXTWSQ 2:<s> ,
TQTNYWVXVV 2:<s> :
YTTTTSXTUT 2:<s> <caps>
XTYTXTSTTS 2:<s> <code>
TVTUTTTTWX 2:<s> <date>
YTQWUUWaSO 2:<s> <ed>
YTRVVVSWPW 2:<s> <ing>
YXTTTTSVTS 2:<s> <ly>
UTUOWXWUVT 2:<s> <name>
WUQRUVVVWU 2:<s> <number>
USaSZTXRRT 2:<s> <s>
TLVWVYaUUR 2:<s> <verb>
WSSSWSXXVR 2:<s> <verbs>
SUUTTUXWWR 2:<s> <word>
ZUUUSSRWUU 2:<s> ?
WWVQXOXUVQ 2:<s> a
XTTUTTVWUS 2:<s> about
USTTXVYSTT 2:<s> after
VSTSSVWUUY 2:<s> again
YTUTTTWTUS 2:<s> all
XTSUYTUTTT 2:<s> always
WUTTTTXUTU 2:<s> an
WVWUUUSUUQ 2:<s> and
VVUQVQaVST 2:<s> are
SXVSWRUVSW 2:<s> as
UWQRXWWUWQ 2:<s> at
YTTTTVTUUT 2:<s> be
TRSSXYXSXR 2:<s> before
XVUUTTUTUT 2:<s> between
ZSSTUWVTUS 2:<s> by
aTUTTTTTTT 2:<s> can
SWWRWXYRSR 2:<s> de
VTUUTTTXUT 2:<s> did
TUTTTTXTYT 2:<s> does
VTTSSaVXTR 2:<s> don't
XTTTTTWTXS 2:<s> down
VWYTTTTTTT 2:<s> em
SWSTYWVTTS 2:<s> en
UTUUUTYTTT 2:<s> every
YTSTVSVWTT 2:<s> first
UXUOYVWVWO 2:<s> for
TVWVRSVWUT 2:<s> from
VTTSVWZSTT 2:<s> get
VSSTYSYSXT 2:<s> go
XTSTVSXSWS 2:<s> got
XTUUTTTVUU 2:<s> had
VTRSYRXSWW 2:<s> have
XSTTVSXUUS 2:<s> here
YVYSSTSVTS 2:<s> i
VWTTXTTTUT 2:<s> i'm
XTTWTTUUUT 2:<s> if
TQXWWXVUPU 2:<s> in
bSSSTSXWVR 2:<s> is
XTTTTTXTUU 2:<s> it
YTUUUTTTUU 2:<s> less
YWRUUSUWSS 2:<s> like
VTUTTTXUUT 2:<s> los
VTSaTTTTUT 2:<s> make
UZXZSUQPSV 2:<s> me
TUTTaTSTWT 2:<s> must
aSWWSTTSTS 2:<s> my
UTTTXWTWTT 2:<s> never
VRXSUYWTTS 2:<s> no
TTTSVXXTUT 2:<s> not
WSVUWWRYTO 2:<s> of
TSSSXXVWUR 2:<s> off
XYWOTWWUXM 2:<s> on
YTTTWTVTTT 2:<s> one
XSSSVWYTTT 2:<s> only
TSXVXWSTTS 2:<s> or
VXVSXRUSVR 2:<s> out
UQaRVVSUZR 2:<s> over
TTTTTXYTTT 2:<s> per
STWTXTXTTT 2:<s> please
UTTUYWSUTT 2:<s> should
UXSTWTSXTS 2:<s> since
XTTTSWXTTT 2:<s> so
XTTTTTXTUT 2:<s> still
WUXTTTTTUT 2:<s> than
XRQZXVXSSQ 2:<s> that
WWQQVXZUVO 2:<s> the
XUUTTTWTUT 2:<s> them
VTTTXSUXVT 2:<s> this
RQVTWWVVUV 2:<s> to
ZTUUUTTTVT 2:<s> today
XUUUUTUUUT 2:<s> un
VSRSXXWVSS 2:<s> under
TUUUTYUTUT 2:<s> unless
TTTUXTUUVU 2:<s> until
WSRSYWVVSS 2:<s> up
XTTTTTXUTT 2:<s> us
USTSXTYUUT 2:<s> use
XUUUTTTTVT 2:<s> want
YUUUTSUVUT 2:<s> we
WTUUTUSYTT 2:<s> were
VTXTSXSUUU 2:<s> when
VTTTVTXUUT 2:<s> who
TUXWaVUTQO 2:<s> with
USSWRZUXTR 2:<s> without
VTSSZWTUUT 2:<s> you
ZSXTXXTTLT 2:<verb> $
TXWPXVTVTR 2:<verb> ,
YSWSRSVSWW 2:<verb> :
UTSXXRXUTS 2:<verb> <caps>
WXTUTSUUUT 2:<verb> <date>
SVRSVXVZSQ 2:<verb> <ed>
XVXSRWTWTR 2:<verb> <ing>
ZUSSYXSSTT 2:<verb> <ly>
WaQSYQVRRX 2:<verb> <name>
VYRSXQWVVQ 2:<verb> <number>
QTXPVYWUTU 2:<verb> <s>
SWTRXWUVWQ 2:<verb> <verb>
TTVXWWQTUS 2:<verb> <verbs>
STXPWXUUVS 2:<verb> <word>
aUUUTTTTUT 2:<verb> ?
WVTOXYTWWP 2:<verb> a
YUTTVSSUUV 2:<verb> about
UXTUTTSTUW 2:<verb> after
XUUUTTUUUT 2:<verb> again
WXSSXUWSUR 2:<verb> all
WWTTXSTTUT 2:<verb> an
ZSXTUTWTTS 2:<verb> and
TTTTXXTUUT 2:<verb> any
XRRVWYVTTR 2:<verb> anything
ZXVSSSVTTR 2:<verb> as
WUQVVUURUW 2:<verb> at
XUTTUUTTUW 2:<verb> back
TTTTXTTUWU 2:<verb> before
UTTTYSXVTS 2:<verb> both
XSSTTYTSXS 2:<verb> by
VTTUUUTXUT 2:<verb> did
VUTTTUXUUT 2:<verb> down
ZTTUTTTTUU 2:<verb> each
WTTTSXWTUT 2:<verb> every
UUTTYTUUUT 2:<verb> first
aXPQWUWPWT 2:<verb> for
UTSPVUZUUW 2:<verb> from
UTUTUTUYUT 2:<verb> got
TTSWYSTTWT 2:<verb> has
YTTTUWTUUT 2:<verb> him
ZTTTUUTUUT 2:<verb> how
TYSSWSSTUY 2:<verb> i
XUTUTTUUUU 2:<verb> if
VRVVZSUUQV 2:<verb> in
ZUUUTUTTUT 2:<verb> into
SWXWSTUQTW 2:<verb> is
YWSWZRWMQX 2:<verb> it
ZTTUUTTTUT 2:<verb> last
XSXSWSWSST 2:<verb> like
WQXYYYNORV 2:<verb> me
ZTTUTTTTUT 2:<verb> more
TUUUWTTTXT 2:<verb> must
VUQRWZURTX 2:<verb> my
TTUUXWTUUS 2:<verb> new
VVVQVVWSYP 2:<verb> of
YWTSVSSTWR 2:<verb> off
ZUPVYVXOVP 2:<verb> on
VTTTYTWTTS 2:<verb> one
TTUTYTVVTT 2:<verb> only
TRXRWYSVWQ 2:<verb> out
YUTUTTUTUU 2:<verb> says
YUUTUTUUUT 2:<verb> so
XWXQRUYQTW 2:<verb> that
WSTSUXTWRW 2:<verb> the
VUTUTUXTUU 2:<verb> their
XSWRXWURUR 2:<verb> them
YTUTUTTUUU 2:<verb> these
ZWWSYRSTTR 2:<verb> this
UTVNWURZXT 2:<verb> to
XUUUUUTUUT 2:<verb> today
YUTUTUTTUT 2:<verb> twice
TXTTWSTTXT 2:<verb> under
UVTTVSXUVS 2:<verb> until
YSSTWSVSTW 2:<verb> up
ZUUUTUTUUT 2:<verb> us
VTUUTUTZUS 2:<verb> was
TUTUVTXTUU 2:<verb> we
UUUUTUTYUT 2:<verb> went
TTSTYTVTTY 2:<verb> what
XUUUUUTUUU 2:<verb> why
VTXWUWUWRO 2:<verb> with
WSSTSTXVTX 2:<verb> without
XUUUUTTUUT 2:<verb> yet
ZSTSaTSTUT 2:<verb> you
WTTTYSUUVT 2:<verb> your
VPVYWYUVNS 2:<verbs> $
WVWVYSSQSU 2:<verbs> ,
TRRRXYXWVR 2:<verbs> <ed>
YTTTTTVUUT 2:<verbs> <ing>
UTTTYTWWTS 2:<verbs> <ly>
XTTTTTXSYS 2:<verbs> <number>
TXSSXSWSSX 2:<verbs> <s>
TRRXVVYTWQ 2:<verbs> <verb>
VTTTXUUTUT 2:<verbs> <verbs>
SSUYWSXUSS 2:<verbs> <word>
YUTTUSTUUT 2:<verbs> ?
TVURXWXTSS 2:<verbs> a
WTUUTXTUTT 2:<verbs> about
VTTTSSUXUX 2:<verbs> again
UUUUTTYTTT 2:<verbs> all
TUTUWXTSUU 2:<verbs> an
XTTTTWVTUT 2:<verbs> and
ZSSWVRVTWS 2:<verbs> are
YTUUTUUTUT 2:<verbs> as
XSUUTTZSVT 2:<verbs> at
TUUUTTXTWT 2:<verbs> back
TTTUVXTUUU 2:<verbs> before
SSTTTWXWWS 2:<verbs> by
UXTTTTYTUT 2:<verbs> everything
VUTTXTSXTT 2:<verbs> first
WRVRWYWUSR 2:<verbs> for
UXTUUTWTUT 2:<verbs> from
TTTXTTZTTT 2:<verbs> get
SWTTYTYTST 2:<verbs> go
VXPWWXTVUO 2:<verbs> in
XUTTTXTUTT 2:<verbs> into
TXTTUTTTUX 2:<verbs> is
TTWTSWXSUT 2:<verbs> it
WTVSTTTYTT 2:<verbs> like
aXSWRSRTVT 2:<verbs> me
XTTUUUVUUT 2:<verbs> my
VTUTUXWTTS 2:<verbs> off
ZUSTSVWSWR 2:<verbs> on
UTXTXTUTTT 2:<verbs> only
TUXUXTTUTT 2:<verbs> over
TUSTXWTTUT 2:<verbs> that
YSSSRXYSXR 2:<verbs> the
TUUUTTXVTT 2:<verbs> there
VUUUTSXUUT 2:<verbs> this
WYWUWTTRTR 2:<verbs> to
VUXTUTTVUT 2:<verbs> too
XTWUVTTUTT 2:<verbs> under
WUTUTTXUUS 2:<verbs> we
TSSVRXZSSX 2:<verbs> with
UUUUXUTTUT 2:<verbs> you
VVWRUUWWOV 2:<word> $
UVSTRXWVSW 2:<word> (
YWSTRSYUUS 2:<word> )
UVYUXRRUSU 2:<word> ,
SUMUVTWYYU 2:<word> :
TRVRYYWYRP 2:<word> <caps>
ZVXSWRXSSQ 2:<word> <code>
aRTUSSZTWR 2:<word> <date>
XQWPUQZdQT 2:<word> <ed>
SSWWWTQXUU 2:<word> <ing>
ZVURUWSWSQ 2:<word> <ly>
SSUWVOaTUW 2:<word> <name>
WPLPWYbXXS 2:<word> <number>
PUVaUWVUTR 2:<word> <s>
STWPUWSXSY 2:<word> <verb>
OSWXVWVSVU 2:<word> <verbs>
PWYSVSVZTR 2:<word> <word>
cRSTPQVVUX 2:<word> ?
WWXMUQXSYU 2:<word> a
YWQSRRWSTa 2:<word> about
UVRVXWUUVQ 2:<word> after
XWRRTXUXRU 2:<word> again
UYYSSXSSTS 2:<word> al
YSSTVTVVTS 2:<word> all
YUUUTTTTTT 2:<word> already
YTTUYTTTUS 2:<word> always
ZVTTUUUTTT 2:<word> am
ZWTTSSSWUS 2:<word> an
TaYUWRXVON 2:<word> and
TTYTTTXTUT 2:<word> any
UVXRUUWUUT 2:<word> anything
TSVVWUWRSW 2:<word> are
UVVPTVWSUW 2:<word> as
UXWPWSVaNU 2:<word> at
WTXTUTTUTT 2:<word> au
SSTSVYXSTX 2:<word> auf
WTTTTTYTUT 2:<word> aus
TYTTTXTTTT 2:<word> aux
XTTTTXTUUT 2:<word> avec
WSSTUSUXVV 2:<word> back
ZTXUTTTTTT 2:<word> be
UYSSUSUaSS 2:<word> because
SUVSXUTTXR 2:<word> before
TVTSXTWSSY 2:<word> bei
STTZTSTYUT 2:<word> being
XUVSXTTSTT 2:<word> between
XSTSZYSTTR 2:<word> bitte
WXORWSXXZO 2:<word> by
VTTTWTTUUX 2:<word> can
UTTTUTaUUT 2:<word> can't
XTUTUTWTTT 2:<word> ce
YSTXSSWSXT 2:<word> con
XWSSWTSXTS 2:<word> da
WWSSXXSSTS 2:<word> das
UWTTWYWTNU 2:<word> de
UXSSWSSWXS 2:<word> del
XXTSTXTTTS 2:<word> den
XSTTWUWTTS 2:<word> der
VSVXSSSXWT 2:<word> des
UTRSWVWWWR 2:<word> di
WTUUTUSaUS 2:<word> did
WTTTTTTZUR 2:<word> didn't
UWSWVSRWRW 2:<word> die
YSTTSTSXUX 2:<word> do
VXRRXQaWSQ 2:<word> does
UTTUWTXTUS 2:<word> doesn't
WTUUUUTXTT 2:<word> done
YTTTVTVXTR 2:<word> down
WXTTUUWTTS 2:<word> du
USTTWSVYTT 2:<word> each
VVWRWSWRXR 2:<word> el
WXRSVSXSXR 2:<word> em
ZYVQTQYRRX 2:<word> en
YTUTUUUUUU 2:<word> er
WRTTTTZSYT 2:<word> es
SSRSWSZRYW 2:<word> est
YTUUUTUTUT 2:<word> esta
YUTTXVTTTS 2:<word> ever
XWRSXTUXTR 2:<word> every
VVXSSSWWTS 2:<word> everything
WSZSXQXVSR 2:<word> first
UTTXRTUWWS 2:<word> for
VUVPVOUYTY 2:<word> from
XTTTTTWTUU 2:<word> get
YTTTTUXTTT 2:<word> go
XSTTRXVZSR 2:<word> got
VTUUTTSZUS 2:<word> had
USTQUUXUXW 2:<word> has
WTUUTTYTUT 2:<word> have
USTTXTUUTW 2:<word> her
YaPRXVTRRV 2:<word> here
XUUUTUTUTU 2:<word> him
YUUTTTWTUT 2:<word> his
bTUTUTTTUT 2:<word> how
WVYWWOSSRV 2:<word> i
XTTTSTTWXT 2:<word> i'd
XTTTUUUTUU 2:<word> i'll
WaSSSTUUUT 2:<word> i'm
ZTTUTUTUUU 2:<word> i've
ZVXRXTSTSR 2:<word> ich
XRYSWUWSTS 2:<word> if
XUVXSVVQWR 2:<word> il
WVTTTTYTTT 2:<word> im
XTTSZTTTUT 2:<word> immer
TTSTVTYWVS 2:<word> instead
TTTUTXTWUU 2:<word> into
RWTWSUYOWV 2:<word> is
USTSVSVWSZ 2:<word> isn't
ZTUTTTXTTS 2:<word> ist
WTMUYWWWSS 2:<word> it
WWSTSTVXSS 2:<word> it's
UTTTXTXTTT 2:<word> its
XTSSXYSTTS 2:<word> jamais
SVTSYSXSTW 2:<word> jetzt
XTTWTTSYUS 2:<word> just
VUUTTUTXUT 2:<word> keep
WTSYTWTTUS 2:<word> keine
ZTTTUUTUUT 2:<word> know
WUQWRVaQUW 2:<word> la
XYWTVSRSTS 2:<word> last
RWYVWPSWXQ 2:<word> le
URYYVVSTTR 2:<word> les
WTSZSUUUUT 2:<word> like
TTTYTVWTUS 2:<word> los
TWUTUYTTTT 2:<word> mai
UTTTTXYTTT 2:<word> may
UTXYURTVQV 2:<word> me
XWTTTWSTTT 2:<word> mi
XUTUTUUUTT 2:<word> might
UWTTYTTUUS 2:<word> mit
WTTWSXSSUT 2:<word> more
WTTTXXSSVS 2:<word> must
XVPQVRVXRZ 2:<word> my
WXTTTTTTWT 2:<word> na
ZUUUUTTTUT 2:<word> ne
ZUUTUSTWUS 2:<word> never
XUTRSXWSSW 2:<word> nicht
WXRRSUSSXY 2:<word> no
XTTTUXTTTT 2:<word> non
XTTTWSXTUS 2:<word> not
WUTUSTZWTR 2:<word> now
XTTTTTTTTX 2:<word> não
WSSXSTXSXT 2:<word> o
TUVXUUSRVU 2:<word> of
VRSSWSVZXQ 2:<word> off
YTUUTUTTUU 2:<word> ok
UURQSWVWXV 2:<word> on
XTUUTUVSUU 2:<word> once
YRRTUTVVTW 2:<word> one
XRYRWQYTVR 2:<word> only
VXXWVVURRQ 2:<word> or
XTTUXTTTUT 2:<word> os
aSQSYXVTRS 2:<word> out
WXVVUVVWQO 2:<word> over
YVSSSXXSTS 2:<word> para
UWSXTYVTTR 2:<word> pas
QUTRXWVSVW 2:<word> per
XTYTXSSSTT 2:<word> please
YXTUTTTTTT 2:<word> por
aTTTTXTTTT 2:<word> pour
aRXSWSXRSS 2:<word> que
UTYTWTTTVS 2:<word> rather
XTUUTTYTTS 2:<word> said
XUUTUUUUUU 2:<word> say
cVRSWWRUSQ 2:<word> says
XSWSSTWTXS 2:<word> se
YTUUUUTUUT 2:<word> see
TXSTaTTTTT 2:<word> sempre
UTTTXTYTTT 2:<word> si
XSUUWTTUUT 2:<word> sie
TTTTaTTUUT 2:<word> siempre
WYSTRRWaSQ 2:<word> since
YUSSUXVSVR 2:<word> so
YTTTTUUUUT 2:<word> something
ZTTTUTTTUT 2:<word> sono
YTTTTTXUTT 2:<word> still
USWSXUVTUT 2:<word> stop
STZVTVVUUQ 2:<word> than
XOXOWXUUTW 2:<word> that
VTWTTXUTUS 2:<word> that's
TSRPWSXZUY 2:<word> the
XUTUTTUXTT 2:<word> their
WTTTTTXUUU 2:<word> then
YTUTTTUUUU 2:<word> these
YTUTTTUTWT 2:<word> they
VUTTXTUUUU 2:<word> they're
cUTRSSQXSW 2:<word> this
WTSTTTTXWT 2:<word> three
XVSVSVTWSU 2:<word> to
eSTSTTVUTQ 2:<word> today
ZTTTTTTVUT 2:<word> told
bTSTUTTTUT 2:<word> tomorrow
aTTTTTTTUT 2:<word> tonight
YVSTVSTVWS 2:<word> too
YTTTXUTTTT 2:<word> toujours
UTUUTUXTUT 2:<word> turns
YWWSRSVUTT 2:<word> two
YTTUTUTUUT 2:<word> um
ZSTTWSSTSX 2:<word> un
WSTTTTXXTT 2:<word> una
XVUTXTTTTT 2:<word> und
ZTTTUUTUUT 2:<word> une
WYTTTTUTWS 2:<word> until
VXTPWRWXQW 2:<word> up
WTSTSSYYVS 2:<word> us
UUUUTTTZUU 2:<word> war
WVRRRRSdVV 2:<word> was
XSSSZQWYTR 2:<word> we
YUTUUTTVTT 2:<word> we'd
WSTUTTVaSS 2:<word> went
VTUUTUUYUT 2:<word> were
XWSSSTWTUV 2:<word> what
WSVYXWQSTS 2:<word> when
UUXTVUTUUT 2:<word> whenever
WTTUXTTUUT 2:<word> where
YVTUSTUTUT 2:<word> who
UTVUTTTXUT 2:<word> why
XSTTYSVSWS 2:<word> will
YTUUTTSTYS 2:<word> wir
URXSVTRXSW 2:<word> with
XTTTSVXSUS 2:<word> without
aUTUTUTTTT 2:<word> would
VWTTXTSTUT 2:<word> y
aUUUTTTTTT 2:<word> yet
WRPXYWPVRY 2:<word> you
ZTUUTUTTUT 2:<word> your
XTUTTXTTTT 2:<word> zu
VSSSTSXWYS 2:<word> è
fQRSSVSVTV 2:? $
WXTUUTTUUT 2:^ (
UUUXTUUTUT 2:^ ,
bVRRUQVXXQ 2:^ <caps>
WXQRVVWWVP 2:^ <code>
YWSTWSZSSQ 2:^ <date>
ZYNUVNUZUU 2:^ <ed>
aXOPUOZdVN 2:^ <ing>
ZXRYYSRRTQ 2:^ <ly>
aQVSXUSWVP 2:^ <number>
VRVUWSXQWV 2:^ <s>
ZRWTaTSQRW 2:^ <verb>
VUQVaPYQXQ 2:^ <verbs>
XVWTVQTTUV 2:^ <word>
YUUTUTTTUT 2:^ ?
XSUPTTUXXV 2:^ a
URWSWRWYWR 2:^ all
ZTRTcQSTUT 2:^ always
UTXUTTTTYT 2:^ am
XTUTTTTWTT 2:^ an
ZSSSZXSSTS 2:^ any
UWRZaQTSTS 2:^ anything
YUTTUTTTUT 2:^ are
ZXVSSSWTTS 2:^ as
WTTTYRWUUT 2:^ ask
ZUTTTTTTUU 2:^ at
ZUUUTUTTUT 2:^ back
WXTUXTTTUS 2:^ be
XTTUTTTWVT 2:^ because
XVSSTXSVVT 2:^ before
WRSWYZRSTR 2:^ bitte
aTTTTTUTUT 2:^ both
XZSSXSTTTS 2:^ call
bRRSVVXSUR 2:^ can
YTTXTTTTTT 2:^ can't
bWTTRSSTWT 2:^ could
XTTTSSWYTS 2:^ das
aUUUTUTTUT 2:^ decided
VRTSVSXYWQ 2:^ der
YUUUUTTTUT 2:^ did
VSUUSTXTXT 2:^ die
ZSSSWZRTVR 2:^ do
cTTTUTSTUT 2:^ does
YTQOTcVQTX 2:^ don't
XSXTTWTTTT 2:^ e
XSSTSTVYWS 2:^ el
VTTTTTXTWT 2:^ et
WXTTTTTTUU 2:^ eu
XUUTTTTUUU 2:^ ever
WSRTaWVRUT 2:^ every
URWSXWXSSS 2:^ everything
XXWRZQTVRQ 2:^ for
WVSSbWUSTR 2:^ from
aTTVSUSTUU 2:^ go
TTTUXWVTUT 2:^ going
ZUTUTUTUUT 2:^ ha
YTTTTUTTUU 2:^ had
YUUUUTTTUT 2:^ has
YUUTUTTUUU 2:^ have
ZTTTSSYTTU 2:^ he
WUUUTUXTTS 2:^ his
bTSTYTSTTT 2:^ how
WZZYNSSSRV 2:^ i
VVaWSWPVTQ 2:^ i'd
aTSSVSWTUS 2:^ i'll
XdUXUMTMUW 2:^ i'm
XYVWNPWUUV 2:^ i've
XZZZOQPRRW 2:^ ich
WQPXcWVRSR 2:^ if
VVSSSSWWYS 2:^ il
aYRQZUVQTQ 2:^ in
cYSTSSTTTS 2:^ is
XVTTMXVXQX 2:^ it
ZWPRUUZTWP 2:^ it's
WUTTTTYTUT 2:^ its
XZYYPUPQRV 2:^ je
WVYRbPWRSR 2:^ keep
XRSRSSZYZQ 2:^ la
WTTTTTTTWX 2:^ last
WWRSRUWYVS 2:^ le
XUTTWTTUUT 2:^ let
YSSTRXaSTS 2:^ let's
YTTUTUTTUU 2:^ like
bTRSZSTUUS 2:^ make
bTUUTTSTUT 2:^ maybe
aYWRSSSTTS 2:^ me
VTUUTTYTTT 2:^ meine
WYSRSSaSUS 2:^ mi
XUTTUXTTUS 2:^ might
SYUUUTVUTU 2:^ mine
VTTTTSZSXT 2:^ mon
YYSSNRYSWW 2:^ my
TTUTUZTUUT 2:^ ne
XRRQWcUWTQ 2:^ never
VVSSURXWVR 2:^ new
ZTUUWTSTUT 2:^ next
YTRWRaUVOV 2:^ no
WRRRVZXVTR 2:^ nobody
TWSWTYRSSX 2:^ non
YPWXPWOVTX 2:^ not
XTTTSbTTTT 2:^ nothing
bSSTRXURTW 2:^ now
TUTTTaTTUT 2:^ nunca
WWSWSYSTTR 2:^ não
VVSSSSXXWS 2:^ o
WXRRUUbSTR 2:^ on
ZRZRWSVSTR 2:^ one
XRRSaRXWTS 2:^ only
cUSTTTTTUT 2:^ or
XVRRTQbTXR 2:^ our
XTUUUTWTTT 2:^ out
TTTXTXTUUT 2:^ pas
bTTTTTTTUT 2:^ perhaps
TUWTTTXUUT 2:^ pour
WTTTTTWXUT 2:^ same
XTUUTUUUUU 2:^ says
XTUUTUUTUU 2:^ shall
cTSTVRUTUT 2:^ she
WYTTSTUWTS 2:^ since
YUTUTUTUUT 2:^ some
aTTUUTTTUT 2:^ someone
YUUUUTTUTT 2:^ something
WaTTTTTTUT 2:^ sono
WUTUTTTXUT 2:^ still
UTWTRcSSUS 2:^ stop
cSVQTQPZSY 2:^ that
aWPSPVWXWP 2:^ that's
XSPPMSYaYX 2:^ the
YVSTSWXSTS 2:^ there
cSSTSTXSUT 2:^ there's
ZTSSWSZSTS 2:^ they
WTTUTTUXUT 2:^ they're
dVTRSSUSWS 2:^ this
WSSSTXVXUT 2:^ those
VTWTTTTXUT 2:^ three
WTSSYSTTTX 2:^ to
ZTUUUUTTUT 2:^ today
ZUTTTUUTUT 2:^ too
bTTTTTTTUT 2:^ tu
VTUTTTVYUT 2:^ turns
WRRWWRVXTT 2:^ two
YWTTTSTXUS 2:^ um
UTTWWXSTTT 2:^ und
TUUUUUYTUT 2:^ unser
YUTTTUUUUU 2:^ until
aWRTdQQTUR 2:^ use
aXTUUTSSTS 2:^ was
VWNNTTaWXW 2:^ we
WTTTTTbTTT 2:^ we'll
UXRSQRcQXW 2:^ we're
XXSSSRYRSa 2:^ we've
YUUTUUTTUT 2:^ were
YPXXWRSVSU 2:^ what
cTUUTTSTUT 2:^ what's
XRTWZTWRSR 2:^ when
VUTTaTTTUT 2:^ whenever
XXTTTUTTUT 2:^ where
YSTSSXYSTT 2:^ which
bUTTTTTTUT 2:^ who
YTUUTTSWTU 2:^ why
XUUUTTUTUU 2:^ will
VWSSVSYSSW 2:^ wir
XSRRWRWYWR 2:^ with
YTUTTTUTVU 2:^ without
YTUUTUTTUT 2:^ would
XTUTWTTTWT 2:^ y
XWNUVXTQRa 2:^ you
YUTTTXTTUT 2:^ you're
ZTUUTTUTUT 2:^ your
XTTTYTUSTT 2:a <caps>
TTUUWUXSUT 2:a <code>
WTTUTTYTTU 2:a <date>
UYRSWRUYTR 2:a <ed>
YVWSSTSXSS 2:a <ing>
YUSTTUTXUT 2:a <ly>
aZQRQRYWVQ 2:a <name>
VXSTRSVWXS 2:a <number>
UVYSUUXTSS 2:a <s>
WPWYWXSWSP 2:a <verb>
VVWRVUVVUQ 2:a <word>
XTVTWTTTUU 2:a call
UTTTYTWTTT 2:a new
XTTWUTTUUT 2:a no
XTUUTUVUUS 2:about <date>
YTTUTTTTUW 2:about <ing>
UTTTUUTTUY 2:about <name>
TTTTWTXUTV 2:about <number>
WSWSWWRSTY 2:about <s>
WVRTVSXTUV 2:about <word>
ZUTUTUTTTT 2:about a
YUTUTUUUUT 2:about how
ZTTTTTWTVS 2:about it
YTUTTTTUUW 2:about me
VRSSTWVUSZ 2:about the
UVRSTWWYTR 2:after <word>
TSSTVWUYTT 2:after a
VYTTYSUSTS 2:after that
VVUVVTWQSW 2:after the
aNQQXYUWQY 2:again $
UYSSTSVWTV 2:again ,
YUUUUUTTUT 2:again ?
XUUUTUUUUU 2:again and
UXYSTSSXTS 2:al <word>
XURURVRYTW 2:all $
XSQRaQaXSQ 2:all <s>
TTTUUTXTXU 2:all <verb>
TUVRUWTWWR 2:all <word>
YUUUTTTTUT 2:all ?
XWTSVSXSTT 2:all of
XTSSXSWWTS 2:all the
ZTUUTTTTWT 2:already $
USYSXXSTTS 2:always $
TTWUXTTUUU 2:always ,
XUTUSTXUUT 2:always <ed>
XTSUXTWTTT 2:always <s>
ZSRTcQUTUT 2:always <verb>
XXSTYSSTTS 2:always <word>
WTXUTUTUTU 2:always been
YUTUTUTUUU 2:always have
UTTUXTWUTT 2:always on
TTUUUUVXTS 2:am <ed>
UXTUUUTUUT 2:am <ing>
YVTTTUTTUT 2:am <name>
SVTTTTVSaS 2:am <number>
YVXTTUSSTT 2:am <word>
XWTTUUUTUT 2:am a
YUUUUTTUUT 2:am i
XVUTUUTTUU 2:am in
TXUTUUTTTW 2:am not
YTUTSXTTUT 2:an $
UTUTXTTTUU 2:an <caps>
VTTTTWTXUT 2:an <ed>
TWTUTTXUUT 2:an <name>
WUTTSTXUUT 2:an <verb>
XVTTWXWWQO 2:an <word>
aTTTUUTTUU 2:and $
VWSTUTYTTT 2:and <date>
USSXSTVWUU 2:and <ed>
WaWSURUVSQ 2:and <name>
VUSTSSXYVS 2:and <number>
VTWWVVUTRT 2:and <s>
XWWPVTUURT 2:and <verb>
UWUSVRVVWR 2:and <verbs>
TYXPTUXXPT 2:and <word>
UYVTUTTUTT 2:and after
YVTSUTTTTW 2:and all
UWTTTTXUUT 2:and an
TTXTWTTUUU 2:and for
YTUUUTTUUU 2:and he
VTTTXSWUUT 2:and in
XTUTTUWUUU 2:and keep
YUUUTUTTUT 2:and make
WXTTUTTTUT 2:and me
VTTWTSXSUT 2:and nobody
VTVTTXWTTT 2:and not
TWUTTXVTTT 2:and nothing
XUTUTUTUUU 2:and see
UUTTTTYWTT 2:and she
XTTTWSTUUU 2:and then
XVTTTTVTUU 2:and two
XTTTTTXUUT 2:and with
WTSSTSYXUS 2:another <word>
XXSTYSTTTS 2:any <s>
UTSTYXTSUU 2:any <verb>
UTaWYVPVRP 2:any <word>
XTTSTXUUUU 2:any of
TTTTTWUTUX 2:anymore ,
aSTSWRTVUT 2:anything $
YUTTWSUTUU 2:anything ,
UTTXXTSTUU 2:anything <ing>
RWWWVXVRSR 2:anything <word>
TUUTYVTUUT 2:anything a
VSXTWTSUUT 2:anything about
YTTTSVUUUU 2:anything else
TTTTXXTTUU 2:anything for
XTUTTVUUUT 2:anything in
VUUXUTTUUU 2:anything to
SUTTTYWUUT 2:anything under
ZUTTTTTUUU 2:anything yet
VTTUVXTTTT 2:anything you
aTTTUTTUUT 2:are $
TXTUTUYSTT 2:are <caps>
UaTTTSXTTS 2:are <code>
XSSXSSaRWS 2:are <ed>
aSTTTTVTUS 2:are <ing>
WTUTTTXUUT 2:are <name>
TTTUTUaTTT 2:are <number>
XTTTSUYSUT 2:are <s>
VTSTVTWYTS 2:are <verb>
USVXVSUSVU 2:are <word>
TWTTXTUTUT 2:are a
TTTUXUSUUU 2:are always
UUUUUUXUTT 2:are on
VTTTTTYTUU 2:are out
XUTUUUTUUT 2:are the
VUTUSTXVUT 2:as <caps>
WVVSUYUTTR 2:as <name>
YTWSWSWSTT 2:as <s>
VVWRXURTSW 2:as <word>
WXWSVUUWQQ 2:as a
WXSTSVTUTT 2:as an
YTUTVUTUTS 2:as i
VTUUXTTUTU 2:as in
YUUUTUTTUT 2:as it
UWSSSSXRXW 2:as of
aUTUTTTTUT 2:as they
VXSXTTTTUT 2:as to
YTUTTUTUUU 2:as you
SVTSWZSUUT 2:ask $
UTUUXTTUUU 2:ask <name>
TTTTVTXUUU 2:ask before
YTTTYSTTUT 2:ask me
TTUUYUTUUU 2:ask that
WUTUTXTUUU 2:ask you
UYTTSTWUUS 2:at <code>
VZRRSRXTUX 2:at <name>
YXQRRVXXVO 2:at <number>
XSTWWTTTUT 2:at <s>
WXTTTUTVUS 2:at <verb>
YUPQUPYUZU 2:at <word>
TVWRVVWSTT 2:at a
WTTTWTTYUS 2:at all
TTUUTUTXTW 2:at last
YTTUTUUUUT 2:at my
YUUTTTTTUT 2:at our
YUUTUUTTUT 2:at that
TVTTUVUSXU 2:at the
YTTUTUTUUT 2:at this
XSWSSXUTTT 2:au <word>
WTTTZSVTTS 2:auf <name>
STTTXXVSTW 2:auf <word>
WTUTTUTXUT 2:auf dem
VTTTXTXTUT 2:aus $
UXTTTYTTTT 2:aux <s>
WTTSSWTUTX 2:away $
XTSTZWRWTR 2:back $
TSXTTTaVSS 2:back <word>
XUUUUUSTUU 2:back and
YUUTTTWTUT 2:back in
YTUUUUSUUU 2:back of
TTUTTTVTYW 2:back on
XTSWRVUXSS 2:back to
YTUUTTWUTS 2:be $
VUVRVXSTZP 2:be <ed>
XTTTTTXTTT 2:be <ing>
XUUUTUUTUU 2:be <s>
XUVVYOVRWR 2:be <word>
XYSUSSXTTT 2:be a
UTTUTTXUXT 2:be done
aSSTVSUSVW 2:be in
WTTUTTTTXU 2:be out
YTUUUUTUUT 2:be that
XUUTUUTVTT 2:be the
VTTUTUTTYT 2:be with
TWXTSTSYUT 2:because i
XYSSSWSYSR 2:because of
USUUTTUbTS 2:because the
WSTTTSXTTY 2:been <ed>
WXSTSTSXWS 2:been <ing>
VUTUTUTTUX 2:been <verb>
WXTUUTRXUT 2:been <word>
WTTTXRTSYT 2:before $
UTTTWTXUTU 2:before <ing>
TYTTTWTTWS 2:before <name>
RSTTWYVTXS 2:before <number>
TTTTVTTUYU 2:before <s>
SSWSVbWRST 2:before <word>
VTTUXTTUUU 2:before every
WUUTSSXUXT 2:before i
ZTTTSTTUWU 2:before that
WSUUVTRVWT 2:before the
TVTTZRSWUT 2:before you
TTTTXTTTTX 2:bei <s>
TSWbSTTWTR 2:being <ed>
UUVTXTUUUU 2:between $
XVUUTTVTTT 2:between <number>
VXTTWTTTTT 2:between <word>
XUTUTUTUUU 2:between a
ZUTTUTTTUU 2:between the
ZSTSZWSTTS 2:bitte <word>
YTUUTTUUUU 2:bitte eine
UTTTYWTTTT 2:bitte immer
STTWWYTTTT 2:bitte keine
VTTTWSXWTS 2:both $
UYTTVXRWSR 2:both <s>
VYTTWTTTTT 2:both <word>
VTUUTTYSTU 2:by $
WTTTTSTTcT 2:by <date>
UYTTTTYTUS 2:by <name>
URSUWSUTYW 2:by <number>
XUTTWSWTTT 2:by <s>
TUWRVUVVWR 2:by <verb>
VWVQVUTTVT 2:by <word>
WTTTSTXXTS 2:by a
ZTTUUTTUUU 2:by one
URTTRXWWYR 2:by the
XTTUUSWTWU 2:by then
VUUUXTTVTT 2:by two
ZSTUSTVUTT 2:call $
UZRSVZSTUS 2:call me
XTUTTXTUUS 2:call the
XTUUTTUVTU 2:call with
TTXXWTTUUT 2:can $
WSUVVUTRSY 2:can <verb>
VXTTVTSTUU 2:can <word>
XTTSWTWTTU 2:can be
VUUTTUXUUT 2:can do
bTTTUTTUVT 2:can i
XUTUTUTUUT 2:can one
TSXSWTTTTY 2:can use
YUUUTTTUUT 2:can we
aSSTUVXSUR 2:can you
aWSSSSWTUT 2:can't <verb>
USWaRWWVRQ 2:can't <word>
TWTTUUXUUT 2:can't have
XTUTUTWTTT 2:ce <word>
TTUUTTXTVU 2:con <name>
XSTXWXSSST 2:con <word>
aUUUUTTTTT 2:could <verb>
YUTTXTTUUT 2:could <word>
ZTUTUUUUUT 2:could be
XUUUUUUUTT 2:could the
XXTTRTTTWT 2:could you
YVSSYTWSTS 2:da <word>
YTUUTTUUUT 2:das $
USSSVSXYSW 2:das <name>
TYTTTXTUUT 2:das <s>
YTSSWSWXTR 2:das <word>
YUUUTTTTUT 2:das ?
TTUXTTXTTU 2:de <caps>
VUUUTTXTTT 2:de <name>
YWRXWVURSR 2:de <s>
TUTTWXTUUT 2:de <verb>
UXVMUaTNZU 2:de <word>
UXSTSWWWSS 2:de la
YTUUTTVTUT 2:decided $
TUTTUUYUUT 2:decided not
TUUUUUXTUU 2:decided on
UTTTTTbTTS 2:decided to
UTUTTTTXXT 2:del <word>
WSXTXTSWTR 2:dem <name>
WUSRRYURVW 2:den <name>
YUQQWQVXVU 2:der <name>
UVUTTTZTTT 2:der <word>
VTWSXTTTWT 2:des <s>
SURSXVWWWR 2:di <word>
XTUUUTUTUU 2:did i
XTUUUTTVUT 2:did not
TTUUUUUYUT 2:did nothing
YUTUTTTTUU 2:did that
XTTTTUTYTS 2:did the
YTUUUUTTUT 2:did we
VTSTTWTaUR 2:didn't <verb>
WTTTTTUYUS 2:didn't <word>
XVSRTQTWYV 2:die <name>
XTTTWTXTTS 2:die <word>
XSXSTWSUUT 2:do $
WUQWSVXRTX 2:do <s>
VXTUSTXTUT 2:do <verb>
WXWRSRRXTW 2:do <word>
YUTTTTWUUT 2:do a
YUTUUUUTUU 2:do another
bXSTSTSTUT 2:do i
ZTTTXTSTVT 2:do it
TUUYRZUTTR 2:do not
ZTTTXTSUUS 2:do that
XVRRVRYSTV 2:do the
YUTUTUTTUT 2:do they
YUUUTUTTUT 2:do we
XTTXUSTTUU 2:do with
ZTTUSTTUVT 2:do you
VWTTSTTXUT 2:does $
VUUUTTXUUT 2:does <date>
XTTTTTYTUT 2:does <word>
XUTUUUTTUU 2:does a
YTTUUUUTUU 2:does it
YTWUUTSUUT 2:does not
YUUUTTTUUU 2:does one
UXSTSTaWSS 2:does the
ZUTUTTTTUU 2:does this
SSSSWVUZSW 2:doesn't <verb>
aSSTSSWXUR 2:doesn't <word>
YVTWTWSTTR 2:don't $
WVQUUbRTRW 2:don't <verb>
VXPVVWVQSW 2:don't <word>
UTUTUXUUUT 2:don't call
WTSSTRXTUY 2:don't do
TTUTXWTTUT 2:don't ever
UTUTUYUUUT 2:don't get
USSWTVWTTX 2:don't have
YWSSUTTUUS 2:don't know
XUUUTTTUUT 2:don't let
TSWZTSTUVS 2:don't like
VTTSXWTUTV 2:don't need
UWTTSYRTUV 2:don't use
XSSZTWUUTR 2:don't want
VSYSWTUVSS 2:done $
UTTUTTXUWT 2:done by
cSTSXSSVUR 2:down $
YUUUUUTTUT 2:down ,
XTUUWTTTTT 2:down <word>
UUUTWUTTUX 2:down as
WTTTTTUXWS 2:down to
VXSXSRVSSX 2:du <word>
USXTTWXSTT 2:e <word>
VUUUXTTTUU 2:each <ing>
STUUYTXTTT 2:each <verb>
URRRbXUSZR 2:each <word>
YUTTTTTUUU 2:each of
XTUTTXTUTT 2:eine <name>
VWUUTTSTXT 2:el <number>
YSVQUPVWXU 2:el <word>
XUUUUTUUUU 2:ele <word>
VXSTWWUTTS 2:else $
XUUUTUTTVU 2:else ,
ZUUUTTTUUT 2:else is
WYSSSSXTXR 2:em <name>
TSYTWVTTTT 2:em <s>
XUTTUUUUUU 2:em <word>
YYSTSSZTTR 2:en <name>
VRRSZSXTTX 2:en <s>
UYWSYSVSSS 2:en <word>
XTTUTUTUUW 2:en el
VTUUSXUUUU 2:en las
UTTTTTaUTT 2:es <word>
TXUUUUSTYT 2:es el
SSSSWXZSSW 2:est <word>
YTUUUTUTUT 2:esta <word>
VXTTTTWTTT 2:et <s>
bWSTTTSTTT 2:eu <word>
bTTTTUTTUT 2:ever $
YTTTTTUUUV 2:ever <ed>
VUTUTTXUUT 2:ever <s>
SWTTXYSTUS 2:ever <verb>
aTTTTTUTUT 2:ever <word>
TXTTWSVVTT 2:every <date>
TTTTYTWVTT 2:every <ing>
XUWTSSTWUT 2:every <s>
USSTbSVWTT 2:every <verb>
VRWRaWXTQR 2:every <word>
aUTTSUUUUT 2:every one
UTUVTUYTTU 2:every other
UVWVRVWWSQ 2:everything $
TXTTWTUTUT 2:everything <verbs>
UTTTXTSTUW 2:everything i
XYSSVTVSUT 2:everything in
TTTTWTXTUT 2:everything that
VRXRZVXVSQ 2:first $
VSWTYSUSWS 2:first ,
UTUUTUXTVU 2:first <date>
XTTTVTTXTT 2:first <verb>
WYRSWRVVTS 2:first <word>
XTTTTUUTXT 2:first one
bXSSUSSTTT 2:for $
XTTTUTTTWT 2:for <caps>
ZTTUSSSVXS 2:for <date>
UURSVVWVSX 2:for <ing>
WVRSUSXWSV 2:for <name>
YQWTWSVVVQ 2:for <number>
XSXTWXXQRP 2:for <s>
TXTTTTXVTT 2:for <verb>
USSSWWXTUT 2:for <verbs>
TXUXXVVSUL 2:for <word>
aXPSURSWSW 2:for a
WSTTXXVSTT 2:for all
XTUUUUVTUT 2:for an
TXXSUSWSTT 2:for anything
VUTTXTTTUU 2:for each
WTTUXTTTUU 2:for every
XXSSXSVTTS 2:for everything
TTTTYTYTTT 2:for her
VUUUXUTTUT 2:for his
ZUTUSTTTUU 2:for it
TTXUVTaVSP 2:for me
VVRSXVSYVR 2:for my
YTTUUTTSTX 2:for our
YUUUTUTTUU 2:for someone
XTTUTTXTTU 2:for that
WXTNSTXTYT 2:for the
ZWRSWWRRXR 2:for this
XUTTWTSVTT 2:for three
XUUUTTTUUU 2:for today
YUTUTTTUUT 2:for tomorrow
YTUUUUTTTU 2:for tonight
WVSTWTSXUU 2:for two
VWTTTTYSUT 2:for what
VYTTTTXTTT 2:for you
bTUUTTTUTT 2:for your
UXTTXTUTUT 2:for yours
WTTTXTUTUT 2:from $
TSTTTXbTST 2:from <date>
XTUTTWTVUT 2:from <ing>
WXRRRQWXVX 2:from <name>
WWSTQSUWWV 2:from <number>
VTWXTSSUUT 2:from <s>
VTWVVTVURT 2:from <word>
ZTUUTTTTUT 2:from ?
WTTTTWUXTS 2:from a
UTUUUTTXUT 2:from an
UTTUZTTTTU 2:from here
XTUTTTXTUT 2:from it
UTWXUTTTUT 2:from me
YSSTSTSWTZ 2:from my
UXTTZSVTTS 2:from now
YUUUUUTTUT 2:from our
XUVQOPWXXW 2:from the
VTUTXTTUUT 2:from there
YUUTTTTUUT 2:from this
TWTUWTXTTT 2:from today
UXTWVTTTUT 2:from you
TUTUTTTVTY 2:from your
XWTSSTVTTW 2:für <name>
XTUUTUVTTS 2:für die
VTTTTXZSTS 2:get <ed>
TWSWSXWTTT 2:get <s>
XSSWUTWSXR 2:get <word>
VXTTUTTTUT 2:get that
XSWSTTYTUT 2:get the
bWSTSTUTTS 2:go $
YUTUTTTVUU 2:go <verb>
ZRSTTTXTXS 2:go <word>
YUUUTUTUUT 2:go back
TZTUUUTUTT 2:go by
UTXUTUTUUU 2:go for
UTTUVUYTTT 2:go in
VWTSXTVTTS 2:go out
XSTTXTYTST 2:go to
VSSTWTaTST 2:go with
TUTUXWTTUT 2:going <verb>
YTUTUUSUUU 2:going back
ZUUUTUUUTS 2:going on
XSUTTTYUUS 2:going to
UTTUTTaUTT 2:going with
XTUTSXRXSS 2:got <ed>
WTTUTTYSUT 2:got <number>
UZTTSSRWTX 2:got <word>
VXTTTTWTUT 2:got a
YTTTUUUUUT 2:got an
XTUUTUUUWT 2:got it
XTUUUUTWUT 2:got me
XTUUWTSWTS 2:got the
XTUUUTTTWT 2:got to
UTTTXXTTTT 2:guess $
ZTTTUTUUUT 2:ha $
VTTTUUTYUU 2:had <ed>
aTUTTTSXTS 2:had <word>
ZTTTUTTXUS 2:had a
XTTUTTTWUT 2:had the
TTTTYTTYTS 2:has $
VRTRSXXXSV 2:has <ed>
YTUUTTVUUT 2:has <name>
VTTVTTXWTS 2:has <number>
USTSRWZRVY 2:has <word>
VTTSZTXTTT 2:has a
ZSTTXTRUSW 2:has been
YTUTTTUUXS 2:has it
TWTTUXXTTS 2:has no
ZUTTTTXTTS 2:has the
VSTUXSRSZW 2:has to
WUUTTTTXUT 2:hat <word>
XUTUTUTUUU 2:have $
WUSTRSWUVY 2:have <ed>
WTTUTUVTXT 2:have <number>
VVUPUQWWVW 2:have <word>
YWRSVSVSXR 2:have a
WUUUTTXTUT 2:have an
TTUUUUZUUT 2:have decided
YUUUTTTUUS 2:have it
WUUTXSXTTT 2:have no
YUUUTUTTTT 2:have said
WTTTWSXTVR 2:have the
VRVVWVOTXW 2:have to
ZUTTTTTUUU 2:he <ed>
WTTTSYWTUT 2:he <s>
XTTUTTWTUU 2:he <word>
XUUUUUTUUT 2:he said
XUUUTTTTUU 2:he says
UTTTYSWTTT 2:her $
XTTUVTTTUT 2:her ,
UTUTTTYUWS 2:her <verb>
XTTTTSZVTS 2:her <word>
VZUQWVTQRW 2:here $
YYSTWVSTTR 2:here ,
YUUUTTTUUT 2:here ?
UTTUZTTTTU 2:here on
YTTTTTXTTT 2:heute <word>
aUTTUTTUUT 2:him $
XTTTXTWTTT 2:his <s>
YSSSSSWRWZ 2:his <word>
ZUTTUTTUUT 2:how <s>
ZSTTYTSTUT 2:how <word>
aTSTTTTTVU 2:how do
XUUUTUTUUU 2:how does
XTXTTTTUUS 2:how i
ZTTUTUTUTT 2:how many
XTTUTUTUUU 2:how much
UTWUVTXTTT 2:how we
cXOOQPXaVU 2:i <ed>
UYTTUTTUUT 2:i <ing>
VUWWVRXSTR 2:i <ly>
TZYPXSVTRR 2:i <verb>
VXXYVSRPQV 2:i <word>
VYSTWSTUUT 2:i always
ZaQRSSTXSV 2:i am
VTSTXZRUUT 2:i ask
VVXWURXSSR 2:i can
WWWaSVPSTR 2:i can't
UWTYTTTUTS 2:i cannot
YTSTTTWUUT 2:i could
ZTUUTUUTUT 2:i did
VZXYRRUSUQ 2:i do
WXTZPWPRSX 2:i don't
XVSXSSWTUS 2:i get
VYVTSTSUTT 2:i go
YTUTTTUUUU 2:i got
aTTTTTUUVT 2:i guess
ZTTTVUTTUU 2:i had
WXTPURWTXV 2:i have
VWTTTTXUUT 2:i keep
WSVSUTSUUX 2:i know
WSdQVTSTTS 2:i like
XTTTWTTUUT 2:i make
VTTWTXTUTU 2:i may
ZUTTUTTUUT 2:i might
aTTTTTTTVT 2:i must
WRRSYVWTXS 2:i need
VSTTTSWUTY 2:i no
UXYSSXSSTS 2:i only
TYTTUTUUUT 2:i own
SSRSWSWTUa 2:i said
TSTSYVZTTS 2:i say
YWUUTTSTTT 2:i shall
XVSSXRWSWS 2:i should
ZSSRUSWTTX 2:i think
WTSTTTXTUX 2:i told
XaSSTTSUUS 2:i use
WSZQYRUSXR 2:i want
ZZRSSSURTW 2:i was
YTUUUUTUTT 2:i wasn't
YUTUTTTUUU 2:i were
VSXRVWSUUS 2:i would
XXXSSSUTUS 2:i'd <verb>
bSWSSWTRUS 2:i'd <word>
VSUXVSSRYT 2:i'd like
STZWSWTTUU 2:i'd rather
YUTUTUTUTU 2:i'd say
XUTTTTXTUT 2:i'll <verb>
ZTTTUUTTUT 2:i'll <word>
YUTUSUUUUU 2:i'll be
XUUTTUTUUU 2:i'll do
XUUUTUTUUT 2:i'll have
WZTSTUTUUS 2:i'm <ed>
bWQQUTVTYQ 2:i'm <ing>
ZTTTUUTUUT 2:i'm <ly>
WaTSSUSVUS 2:i'm <name>
UYUTTUTUTT 2:i'm <number>
XbVUWTQTSP 2:i'm <word>
VaWSSUTTTS 2:i'm a
XXTTUUTUTS 2:i'm at
VUUTUUXTTT 2:i'm going
YXTSXURTUS 2:i'm in
UWXTTUTUUT 2:i'm more
WSRZRRWTTY 2:i'm not
XWTTTUXTTS 2:i'm off
ZaTSSTSUUS 2:i'm on
ZTTTUUTUTT 2:i'm out
XTUTUUUUUT 2:i'm so
TaTTTTXTTR 2:i'm the
TYUTTUUUTT 2:i'm with
YSSRXSXQXW 2:i've <ed>
UTXTTUTXUT 2:i've <verb>
XVRWSTWSSW 2:i've <word>
XaRSVTRVTS 2:i've been
STTTTUaUUT 2:i've decided
XaTTTUSTUS 2:i've got
WXTTTUTWTT 2:i've had
WZYZUQOQQW 2:ich <word>
YUUUTTTTUU 2:if <name>
XTTTWTTUUU 2:if <s>
WWSSYSXTTS 2:if <word>
TVTSYTTUUU 2:if a
VVRWXYUSSR 2:if i
ZTTTVTTUUU 2:if it
USWSXSUTXS 2:if it's
YUTTTUUUUT 2:if my
XTUUXTSTTT 2:if the
UTYUSTUUVU 2:if there's
YUTTTUUUUU 2:if they
aTUVSTSTUU 2:if we
TUWWWWWRSR 2:if you
WTUUUUSSYU 2:il <number>
WVUWQQVWYQ 2:il <word>
VUSSZWVSTR 2:im <name>
VTUUXTTUUU 2:immer <word>
VUUTYTTTUT 2:immer auf
TTUTaTTUUT 2:immer mit
YWRSWRVXSR 2:in $
UTUUTTVXUT 2:in ,
SSXWYQWWSR 2:in <caps>
WXRRXQaWTQ 2:in <code>
WWRRRVWYVQ 2:in <date>
XTTTWVTTTT 2:in <ed>
RWVVUWWRRV 2:in <ing>
XYQRSTWTWV 2:in <name>
YVRSTXTXVP 2:in <number>
VTXVZWQTQT 2:in <s>
WXSSXWVSSS 2:in <verb>
STWYVRXTTS 2:in <verbs>
WSRVWWVVRU 2:in <word>
XTWRVWTYRR 2:in a
WTSSYWUSUS 2:in all
VUTTXWTTUT 2:in any
UTTTYXTUTT 2:in anything
UUTTXTXUUT 2:in between
TTTUUSTTXW 2:in by
UTWTXSVVUS 2:in every
TUXTXSTUUT 2:in everything
ZUTUTTTTUU 2:in for
UTUTTUXTXT 2:in may
XTXVWWUQSQ 2:in my
YUSTTUWUTT 2:in one
WTSWZXTRSS 2:in our
ZTVTWSSTUT 2:in that
VWSTWWVURR 2:in the
TTXTVTUUUU 2:in them
ZTTUWTTTTT 2:in there
WPVVVYYTSP 2:in this
XUUUUTUTUT 2:in three
UTTTTXYSUT 2:in your
YUUUUUTTUU 2:instead ?
SSVRWSYYVR 2:instead of
VVTTTXTUTT 2:into <name>
VXTUUTUUUU 2:into <s>
TSVUSXVVVS 2:into the
XYSSTSXTVR 2:is $
VTTTWTXTTT 2:is ,
UdSTWSUTTQ 2:is <code>
VSPWXXXNVU 2:is <ed>
aSSTRWYVUR 2:is <ing>
YWTUUUTTTT 2:is <ly>
TZXSVWaRQN 2:is <name>
XYRTSRbRaO 2:is <number>
XTWTUTVTTT 2:is <s>
WSTTTYTTXS 2:is <verb>
TQVWVWUUUV 2:is <word>
ZTYYRRVSRR 2:is a
YUUUTTTUUT 2:is about
WTTUSUXTTT 2:is always
TWTUTTYUTT 2:is an
YTTUUTXTUS 2:is at
WTUTXTTTWS 2:is down
XVWRWWTTTR 2:is for
ZTTTTUTUWT 2:is from
WXRWQXYRUQ 2:is in
bTTTTTSTVT 2:is it
TaXSUTUSTR 2:is my
YUTTTTTWTT 2:is never
UVTXVSSTSY 2:is no
XWSSSSWTTX 2:is not
TTUUUTVTVX 2:is now
XTTTTXSTTW 2:is off
TUTTTSYRYV 2:is on
UXTUTTWTTT 2:is only
XSUUTUYTTT 2:is our
UUUUUUTUXT 2:is ours
WWSSSSXSVW 2:is out
UTTTUTSTTa 2:is over
XTUTTXTUUT 2:is still
VTTUXUWSUT 2:is that
WXWRXSZRUO 2:is the
aTUTTTTUUU 2:is there
aTUTUTTTUT 2:is this
YTTUTUVTTT 2:is too
VXWTTTVTTS 2:is what
VWTUTTVTSX 2:is with
SUTUTTXWTW 2:isn't <ed>
ZUTTTTUUUT 2:isn't <ing>
VTTTTTWTUX 2:isn't <word>
ZUTUTUTUUT 2:isn't it
UTUUUUTTTX 2:isn't the
USSTSTZWSX 2:ist <word>
bPSNVVWXTW 2:it $
VSSTXSWZTR 2:it ,
VSTSYTTZTS 2:it <ed>
WRWVWPaQSV 2:it <s>
ZUTUUUSSUT 2:it <verb>
YTSTXSTXUS 2:it <verbs>
aRXQVUUYSP 2:it <word>
ZUTUSTTTVT 2:it ?
XUTTTUUUUT 2:it a
ZTUUTUSTVU 2:it after
ZUUTTTSUUT 2:it again
XTUUTTTUUU 2:it always
XUTUTTXTTT 2:it and
ZTTTTTWTTT 2:it as
ZUUUUTTTUT 2:it be
XUUUTUUUTU 2:it before
ZUUTTTTTUT 2:it could
YUUUTUTTUT 2:it doesn't
YTUUTUTUUU 2:it ever
UWTTTTXWTT 2:it for
XUUUTTUUVT 2:it from
YTTTTTTSUX 2:it has
XTRWWVTQVU 2:it in
VYQQQYXRVW 2:it is
XUUUTUTUUU 2:it like
YXUUTUTTTT 2:it may
WSSTVSWXTT 2:it on
UUUUTTXTUU 2:it only
WTUTTXUUUT 2:it out
YUUUTTTTUT 2:it over
VUTUTTTXUT 2:it still
XUTTWUTTUT 2:it that
YTUUUUUTUT 2:it the
VTUUTUTXTT 2:it this
WTSSWWXSTS 2:it to
XTUTTTWUVT 2:it up
XQSSTSVZTW 2:it was
UTWYTSTTUT 2:it when
YUUUTUTTUU 2:it will
USUTYTXTUT 2:it with
XTTUTTWTTT 2:it's <caps>
VSUUTTXSWT 2:it's <ed>
YTUUTTWTUT 2:it's <ing>
SXTTXRWSWS 2:it's <name>
UTTUTWXTTT 2:it's <number>
VTTTUTXUUT 2:it's <s>
XTQSVQUXXW 2:it's <word>
ZSSUTTWVTT 2:it's a
TTTTXTXTUT 2:it's about
WTXUTTTTUU 2:it's always
WTUUTUXTTU 2:it's at
VSSTTSWXTX 2:it's been
aTTUTTSTTU 2:it's for
WXUUTTTTUU 2:it's my
VTTUUXTTUT 2:it's not
YTTUTTVWSS 2:it's the
TUXUWTTTUT 2:it's under
UUUTTTXTVT 2:its <s>
USSTXUYVTS 2:its <word>
WTTTXTTWTU 2:its own
WTTUTYTTTU 2:jamais <word>
WTTTXXTTTT 2:jamais de
ZbSRTSTTTS 2:je <s>
VXZZVQRSSP 2:je <word>
ZTTUTTSUUU 2:just $
WYTUTUUSUS 2:just <ed>
XTTUUVUUUT 2:just <verb>
YSSSXSSYUT 2:just <word>
VTTUXUTUUU 2:keep <date>
YTTSUWVTUT 2:keep <ing>
TTRTbSWUUT 2:keep <s>
VYTTXTSTUT 2:keep <verbs>
TWTTXTSXUT 2:keep <word>
ZTTUTUSTUU 2:keep going
UWSTSTYUUT 2:keep in
WTXTUTVTUT 2:keep it
YXSUSTSUUU 2:keep that
USSTYSbTTS 2:keep the
XTTUTUWUUT 2:keep this
VVTSUUXUUS 2:kein <name>
YTTXRaSTTS 2:keine <name>
ZTWTTSUUUS 2:know $
XUTUTTUUUU 2:know <word>
UTUUUUTUUX 2:know i
YTTUUUTUUT 2:know if
VUUUTUXTUT 2:know is
YUUTTTUUUT 2:know me
ZTTTTUTVVT 2:know what
YTUUUTUTUT 2:know why
UURTSUXVWT 2:la <word>
TTTTWTTXTW 2:last $
ZTTTTTUVUT 2:last <s>
YUUUUUUTUS 2:last <verb>
YXVWPQTRWV 2:last <word>
XTTTTTXUUT 2:later $
UUUUUTUUXT 2:later than
TYSTTTSSaT 2:le <number>
TUWTUWVXUO 2:le <word>
TRYXRVVSSW 2:les <s>
ZTTUTUTTTU 2:les <word>
WUXTTTTUUT 2:less <word>
XUUUUTUTUU 2:let <word>
YTTTVSTUVU 2:let me
ZUTTTSVTUT 2:let's <verb>
ZTUUUTSTUT 2:let's <word>
UUTTUTXUUU 2:let's do
UTUUTTZUTT 2:let's go
XUUUUTTUUU 2:let's see
XTYTTTUTUT 2:like $
VUSYTUTUUT 2:like <ing>
TTYXUSWSTT 2:like <s>
YUYWRSVSSS 2:like <word>
aTXTTUSSTU 2:like a
TUWXUUTTUT 2:like being
aTTTTTTUUU 2:like i'm
UTZTTUUUUT 2:like my
VTURXRWVWS 2:like that
ZTSTTTTWUT 2:like the
XTUYTTSUTT 2:like this
WVUSSUSSYT 2:like to
TTXVUTTUUT 2:like when
YTUUUTUTTT 2:lo <word>
TVRXUUXSSV 2:los <s>
UTTTYTVTTT 2:los <verbs>
TSTTUZTTXT 2:mai <word>
YTTTWTTTUT 2:make <word>
YTSSYUTUUU 2:make a
ZUTTSUUUUT 2:make it
VTXaSSTTTS 2:make me
UUTTZTTUUT 2:make sure
ZUTTUTUTUT 2:make the
ZUTUTUTTTT 2:many <s>
UXTSTRXTZQ 2:may $
VTTUTTVTYT 2:may ,
ZTTTTWTTUT 2:may <word>
UXTWTTTTTU 2:may be
XTTTWTUTUT 2:may i
TTUUUUTUYU 2:may in
XUUUUUTUUT 2:maybe i'll
XUUUUUUUUU 2:maybe it's
XUTTUTUUUT 2:maybe the
XTUUTUTUUU 2:maybe we
YVVaUUSRPS 2:me $
SUYQXSUVSV 2:me ,
VTXTWTUTUT 2:me <ly>
UbSRWVSTTS 2:me <name>
YUTUTTUUUT 2:me <number>
UQZWXZRSTQ 2:me <s>
XWXaPWQTRT 2:me <word>
VTTTXTTTVT 2:me ?
YRWSUWVSUS 2:me a
YTSTSSUUVX 2:me about
YUTTUTTTUT 2:me an
TSSWWSXWUT 2:me and
WSTSXXTUUS 2:me as
XYTSUTUUUS 2:me at
UTUTXWTUUT 2:me before
TTWTXWSTUT 2:me first
USWSZSTUVT 2:me in
VTTTUTXUUT 2:me of
VUTXTTTUUT 2:me off
VVVSWXSSTS 2:me on
VUTTXTTUUT 2:me only
UTTYUTTTUU 2:me out
UUUTYTUUUT 2:me so
XUTSTTXTWT 2:me that
ZSTZXVSRTQ 2:me the
ZUTTTUTTUT 2:me this
XSSXSWSSTV 2:me to
XUUTUUUUUT 2:me today
UUTTWTTXUT 2:me two
XTWSVSUTVS 2:me what
YTSTTXTTUT 2:me when
VUXTSUUUUT 2:me with
WWTTTTXTTS 2:meine <name>
TTTTTXYTTT 2:meu <word>
YYRWRXZRRQ 2:mi <word>
XTUTTTYTTT 2:mia <word>
ZUUUTTTTTT 2:might <verb>
YTTTUUUUUT 2:might be
XTUUUUTUUT 2:might go
UUUUUXTTUT 2:might i
YUUUUTTUUT 2:might not
VVTWYTTTTS 2:mit <name>
UVTWYTTUTS 2:mit <word>
VTXTWTSXTS 2:mit dem
UTTTTXTTTX 2:mit den
VTSTSWYSXS 2:mon <word>
ZTTTTVTTUT 2:more $
VXUUTUTTUT 2:more ,
VTUTUTTXUT 2:more <ing>
YTXSSTYTTS 2:more <s>
YXSSRVZSUR 2:more <word>
SVYSTWTTUT 2:more of
SSXVWYSSUS 2:more than
TTXTWTVTTT 2:most $
XUUUUUTTUU 2:much $
ZSWSTTTTWS 2:much <word>
UTTTaTTSYS 2:must <word>
UTTTYVSTXT 2:must be
UTUUXUTTXT 2:must have
WTTTXWTTTT 2:must never
VUTTTYUTTT 2:must not
XUUUTUUUUU 2:must to
UXRXRUUYVP 2:my <ing>
XbUQVTOTRX 2:my <verb>
VTVVXVTTUR 2:my <verbs>
WWUSRTXUSW 2:my <word>
YUUTUUTTUT 2:my back
VUTTTTTSUZ 2:my old
YWXTSSSSUT 2:my own
VSSTTTXWWS 2:my son
TWTTTXTTWT 2:na <word>
YSSSTYUSSY 2:ne <word>
YUTUTTUTUT 2:need ?
aTTTXTTTTT 2:need a
UUTTTXUUUU 2:need for
VTTTWSRSZV 2:need the
ZSTSSVRTVX 2:need to
UTXTWSSYTT 2:never <ed>
ZTTTSSTWUU 2:never <s>
VSRWVdRQUS 2:never <verb>
XUUUTWTTUT 2:never <verbs>
YRRSVXVWTS 2:never <word>
XUUUTSTWTT 2:never again
YTTUTTUUUT 2:never be
ZUUUTTUTUT 2:never to
YTTTTXTTUT 2:never use
UTTUTTWZTS 2:new <ing>
VTTTXTSTYS 2:new <name>
RSTTYXXWTR 2:new <s>
WXUUVTSTTT 2:new <verb>
VTRRYPWYUV 2:new <word>
UTTUWTVTXT 2:new one
YUUTTTTUUU 2:next $
YUUUTUSTUT 2:next :
aTSSVSYTTS 2:next <word>
STSWXVVVTS 2:next to
VXTTTXTTTT 2:nicht $
XTSWWRWSSV 2:nicht <word>
WTUUTXTTTT 2:nie <word>
dTTSUSTUUT 2:no $
ZSSSUVZSUR 2:no ,
XTUTTXTTTT 2:no <caps>
SSUXTYSTVT 2:no <code>
UTTTTYXUUS 2:no <ing>
TYUTWVTTUS 2:no <name>
XTVOWcRWUP 2:no <s>
ZSTSTYTTVS 2:no <verb>
WSTSTXWWTS 2:no <verbs>
SSSYTXSQTb 2:no <word>
YUUTTTTUUT 2:no ?
UUUUUTUUXT 2:no later
WTTWTYTTUS 2:no me
VWVRRUYXUQ 2:no more
WUTSTVTUUX 2:no need
WUUUTXTUUT 2:no new
YUTTTTUUUT 2:no no
UUTTUTTZUT 2:nobody <ed>
VTTTXWWRTS 2:nobody <s>
UTTWRYVSUU 2:nobody <verbs>
VUUUTTXUUT 2:nobody else
YUUUUTTUUT 2:nobody should
TXSRTaSSSY 2:non <word>
WTUXUTTUUT 2:non mi
XSSRSWVUTX 2:not $
XXTTVTTTUT 2:not ,
UTUUVTXTUT 2:not <code>
YXRRSVYTTR 2:not <ing>
WaTTSSVUUS 2:not <name>
VTTTXSYTTS 2:not <number>
TTTTWXTUUT 2:not <s>
WSSWRYXVTQ 2:not <verb>
VQOXYUXRSY 2:not <word>
YUUTTTTUVT 2:not ?
SUWXRVSVSW 2:not a
XTUTUTWTTT 2:not going
TSRYVXTSTW 2:not in
WTTSWYUTTS 2:not on
ZSTSVTTUVT 2:not sure
aTTTUSTUVT 2:not that
WTTTVTXTTS 2:not the
TTSWSXYUUS 2:not to
XRSRVSTaTX 2:nothing $
XTUUWWTTTT 2:nothing <verbs>
TWSTWXSVTS 2:nothing <word>
UUTTTWTXTT 2:nothing in
VTTTTTYUUT 2:notre <word>
XTTUSTZVTR 2:now ,
UUUUTUUXUS 2:now <s>
aTUUTTTTTT 2:now <verb>
ZTTUSTWSUT 2:now <word>
aUTTTUUTVT 2:now ?
XUTUUUUUUT 2:now and
WTTUTTTUUX 2:now i
UXTTYSUTVS 2:now on
ZUUUTTTUUT 2:now the
ZTUSTUUUUT 2:nunca $
VTTTTZTUUU 2:nunca <s>
WWTTXTTTTS 2:nur <s>
SWSSYTUTTX 2:nur <word>
XVSVSUSSSX 2:não <word>
WQRXXRVWXR 2:o <word>
TWTTTWXTTT 2:o meu
TTTWTTXUUT 2:of <caps>
XWTVSSTRZR 2:of <date>
YWSSWXTTSR 2:of <ing>
UXQRXRXVVT 2:of <name>
XSVYXVRWRP 2:of <s>
UTXTVTVTSW 2:of <verb>
TWXZPRUXTT 2:of <word>
VUVQWWXURR 2:of a
UTTTYSUTWT 2:of each
TTUTXUVTTU 2:of every
YSSSUWXWTR 2:of it
VWQWVRYRSW 2:of my
TUWTTTXTVT 2:of our
WTTTTXXTUT 2:of that
VWUOTXUUVU 2:of the
WYSSWSVSTT 2:of them
XTSVSWTTUU 2:of these
WWSTSRZSTW 2:of this
YTXTTTTTUT 2:of those
XWTTSWTRWS 2:of us
XUTTTTUWUT 2:of what
ZUTUTUTTUU 2:of you
XXRWVPVUPW 2:off $
UTTTWTTXWS 2:off ,
VUSSWXRWWS 2:off <word>
TTUTTTYWUT 2:off for
UUUUUTYTTT 2:off in
UVTTWTTUXS 2:off on
VTUUTUUXUT 2:off that
URTRYVUUVW 2:off the
YUUUUUTTUU 2:okay ,
WTUUVTSXTT 2:old $
XUUUUTUUUS 2:old <caps>
YWTUTUVTUS 2:old <name>
TSXSWTWTWS 2:old <s>
WUUTTTTTUY 2:old <verb>
VTQRQUVWWZ 2:old <word>
XTSSXSTWVS 2:on $
TYTTVSXTTS 2:on ,
TUUUTUYUUT 2:on <caps>
aTTUTTXTTT 2:on <code>
WUPPTYYRZU 2:on <date>
VUTTTWXTUT 2:on <ed>
XWSSRVZRUR 2:on <name>
XXTURRUQeQ 2:on <number>
VXRRUWXURV 2:on <s>
UTUUZTTTUT 2:on <verb>
WVTRUWZSPU 2:on <word>
YXRSXUYQRR 2:on a
TTWTWSXTWS 2:on all
XTTUXTTUTT 2:on anything
XVTTTTWTUT 2:on call
UUUUXUTUUU 2:on each
ZTUUUSSWTT 2:on every
VUTYTTTTUT 2:on me
XXRWRQUXRW 2:on my
XTUTUTWUUT 2:on ne
VTWTXTTUUT 2:on one
VUTUTTXUUU 2:on our
UUTUXUUTUU 2:on out
YSVSYTTTTT 2:on that
VUNUTVUYYU 2:on the
YVTSRYWTUR 2:on this
bTUTTUSUUT 2:once $
ZUUTTTTTUT 2:once ,
YTTTUTUUUT 2:once <ed>
TUUTTTXWUT 2:once a
YUUUUUUTUT 2:once more
ZUWSXQVTSR 2:one $
ZTTUTTTVTT 2:one ,
YUTTTUTUTU 2:one :
UUUUTUTXTT 2:one <ed>
XTUTUUTWUT 2:one <s>
UVaUaMVUPU 2:one <word>
YTTTUUTUUU 2:one do
TWXTTTXTTS 2:one for
YWUUUUUTTT 2:one from
VTTTWTXVUS 2:one in
ZTTUSUTUUU 2:one more
ZSSTWTXTTS 2:one of
YUTUTTTUUU 2:one should
WTTUTTXUUU 2:one with
UWXQYSZRSR 2:only $
XTXTRTVSWT 2:only ,
VTTTXTTVUU 2:only <ed>
VWTSSTWXUT 2:only <ing>
USSYYUWSTS 2:only <s>
VWSSZUUSTS 2:only <verb>
VTUUSTaTTT 2:only <verbs>
UWVSVVVWSR 2:only <word>
WTTUXUTTUT 2:only a
YXTUSTUTUU 2:only for
VUUTXTTTUU 2:only in
XTTTWTVTTU 2:only on
WTTSZTVTUT 2:only the
ZTTUTTTUUT 2:or <date>
YUUUUTTTUT 2:or <name>
WTTTXTTTUU 2:or <s>
XUUUUUUUUU 2:or <verb>
VYWQXVUSSR 2:or <word>
ZTUUTTTUUT 2:or is
XUUUTUTUUU 2:or maybe
VTTXUTUUUT 2:or no
XTTTUTWUUT 2:or not
YUUUTUUTUT 2:or the
XUUUUUUUUU 2:or was
XTTUXTTTUT 2:os <verbs>
YTUUTUTTUU 2:other $
UTUVTUXTTU 2:other <date>
TWWVSYSSTT 2:other <s>
YWSSSSVVTW 2:other <word>
UXTTUTXTUT 2:other one
TTUTTTXVVT 2:our <caps>
ZSSXRSZWSR 2:our <s>
XUUQXTaTWN 2:our <word>
XWQVVXVURQ 2:out $
WSTUSXVVTT 2:out ,
UTTTWYTTUT 2:out <s>
VSSSXSXXTS 2:out <word>
XUTTTTTTXT 2:out a
UTTUTTWTZT 2:out by
TUUTTTYXTT 2:out in
WUWSURVYTS 2:out the
YUTUTTTTUT 2:out what
XUUUUUTUTT 2:out why
ZSSTUSTSSa 2:over $
UTUUTUaUUS 2:over <name>
ZSSSZWUSTS 2:over <number>
VTYTTUUUUT 2:over <s>
RTWQWWXVSV 2:over <word>
TTXTXTTTTT 2:over a
VVXTTTTVUR 2:over the
TYUUUTVTTT 2:over to
VTXTWTTTUT 2:own $
YUUUTTUTUU 2:own <caps>
YTTUSWTTUU 2:own <verb>
WVTTWSSXTT 2:own <word>
WTTTTYTUUT 2:para <word>
TTTTTXYTTT 2:pas <word>
TWTXTVTTUT 2:pas de
RRUSUXZSSX 2:per <word>
XUTTUUUUUT 2:perhaps the
YRWSXWVSSR 2:please ,
WTTUXTTUUT 2:please :
YTTUTTTUUU 2:please <verb>
ZTTUUTUTUT 2:por <word>
XTTTTWWTTT 2:pour <word>
YUTTTTVTTU 2:pour le
WTUUTTXTUU 2:que <s>
ZRRTZTWSTS 2:que <word>
VTXTTTUUUU 2:que me
VUYTTTUTUT 2:rather <verb>
WUYTTTTTUT 2:rather have
STXWWSVSVS 2:rather than
aUTTTTTUUS 2:said $
XUUUUUUTUT 2:said ,
STSTWTUTUZ 2:said about
VTUUUUTTUX 2:said i
YTUUTUTUTT 2:said the
VUUUTUXTUT 2:said yes
VUTTTWXTVT 2:same <ing>
UTUTTUVXUU 2:same <s>
VSSSWVWYTS 2:same <word>
ZUUUTUTTUT 2:say $
UUUUXTTUUU 2:say <word>
XUUUUUTTUT 2:say ?
UWUTTTXTUT 2:say i
XUUUUUTTUT 2:say it
XUUUUSTUUU 2:say never
UTTTWSSXTW 2:say that
XTTTUUUUVT 2:say this
aSTUSTTWTT 2:says $
YTTUTTUTUU 2:says <s>
YUTUUUUUUT 2:says <word>
YTUUUTTTUU 2:says i
YUTTUSUTUT 2:says never
UTUUXTTWTT 2:says so
XUUUTTUUUU 2:says the
YTTUTTUTVT 2:says we
ZSWSSTWSXS 2:se <word>
YTSTYTTUTU 2:see $
XUUUTTUUUU 2:see if
aTTTTTTUTT 2:see the
TSWTZTTTUT 2:sempre $
UXUUTSYTTS 2:shall be
WTTTTWYTTT 2:she <s>
ZSTTTUWUTU 2:she <word>
YTUUTTTUUU 2:she has
XUUUTUTUUU 2:she said
XUTUTUTUUU 2:should <ly>
YSUUYSRTTT 2:should <verb>
YTTTWTWTTS 2:should <word>
ZTTTUTTUUT 2:should always
USSTYWWTST 2:should be
YTTUSUTUVU 2:should i
YTTUTXTTUT 2:should never
XTUUWTTUUT 2:should use
aTUUSTTUVT 2:should we
UUUTUTYUTT 2:si <word>
XUTUTSUUUU 2:sie $
XTTTXTUUUT 2:sie <word>
VTTTYUUTUT 2:siempre $
ZSTUTTTVUT 2:since $
VWTUTTSZTT 2:since <date>
ZXUUUTVRSS 2:since <number>
YVTTXTSSUT 2:since <word>
SZUUUUTWUS 2:since i
TVRRRWXXTV 2:since the
WTUUTTTXUT 2:since we
YTUTTTUUUU 2:so ,
XTUUTTWTTT 2:so :
XTTUUUUUUT 2:so <ed>
XWSSYVRUVR 2:so <word>
XUUUTTTTUT 2:so ?
TVTTTYUTTU 2:so for
WXUTTUTTUT 2:so i
XTTTUUUWUT 2:so that
aSTTTTTTTX 2:some <word>
XUUUTUUTUU 2:someone <s>
YUUTTTTUUU 2:someone <verb>
ZUTTTTUUUT 2:something <word>
YUTTTTUVUT 2:something for
TTTUTUXTWU 2:son <name>
XTTTTTWTUT 2:son <s>
WaTTUTTTUT 2:sono <word>
ZUTUUUTTTT 2:still <ing>
WTTUTTTYUT 2:still <s>
ZUUTUUTTUT 2:still <verb>
ZTTTTTSXTT 2:still <word>
WSWSXSWTUT 2:stop $
RTWTRbVWUS 2:stop <ing>
XTTTUTUTWT 2:stop the
ZTTSUTUUVS 2:sure $
TUUUXUUUUU 2:sure every
XUTTVTUUUT 2:sure the
VUXTTTUUUU 2:than <ed>
UTYSTWTTUU 2:than <word>
UWXSWSTTTT 2:than a
TTVVWXTTTT 2:than one
UUUUUUTTXT 2:than that
VTXTSTTWVT 2:than the
aSTUWTVUVO 2:that $
XTSTYTTTVS 2:that ,
VTTTTUUYUS 2:that <ed>
YTUTUUTUUT 2:that <ing>
XUUUUUUTUT 2:that <ly>
TUTUSSXTWV 2:that <name>
VRWSYYUTSR 2:that <s>
VRWXSWWWSQ 2:that <verb>
YSWRUTVRSX 2:that <verbs>
YTSVTTVUQX 2:that <word>
ZUTUTTUTVT 2:that ?
XUTUTTUUUU 2:that doesn't
YTTTXTTTTT 2:that for
VUTTTTYSTV 2:that from
aTUUTTSTUT 2:that he
UVWRVWSRSX 2:that i
UXUUUUTUTU 2:that i'm
bXSTSRWSUS 2:that in
VXSSSVVTVT 2:that is
YUTTUUTTUU 2:that it
TWSTXTVTWS 2:that my
XUUUUUTTUU 2:that nobody
aUTUSTSWUS 2:that one
TTUUYUTUUU 2:that only
RURSURaWUX 2:that the
YTTTWUSTUU 2:that to
ZSTTUUUVUR 2:that was
ZUTUTTTTWT 2:that we
ZUTTTSTUUU 2:that when
XUUUWTTTUT 2:that with
UUYSYSSUUT 2:that you
XTUUTUSUUU 2:that's <ed>
YTTUUUUTUT 2:that's <ly>
aRTUUTSTUX 2:that's <word>
YTUUUUUTUU 2:that's a
YTUUUUUSUU 2:that's all
TXYTTTTTUT 2:that's me
UZYUTTTTTS 2:that's my
ZTTUUTTUUT 2:that's not
UTUTVUTTTX 2:that's off
WRSTSXXXTR 2:that's the
XXTTTUTVUT 2:that's what
WTUUTTXUTT 2:that's when
UYTUTTWUUT 2:that's where
WQRRVVXZXP 2:the <caps>
UWUUTTYTTS 2:the <code>
WWTTSSTWRa 2:the <date>
UWRRTXYVRU 2:the <ed>
VVQSVPXWXV 2:the <ing>
UVVRTTWTUX 2:the <ly>
TUNPVUWVYX 2:the <name>
TWRTUPSUbY 2:the <number>
VTSNWZUbSS 2:the <s>
VURSSUUYVW 2:the <verb>
ZTUVSTTXQU 2:the <verbs>
VSSRTSVXUY 2:the <word>
USXTTTYVSS 2:the back
XTUUTTWTTS 2:the call
YWRSWRXSWR 2:the first
XRVXVWVRSS 2:the last
TUSSUQXZWT 2:the new
XUTTTTVUWT 2:the next
XQRSTUWUXX 2:the old
VYWSRRZVSP 2:the one
TVSTRXYXSS 2:the only
YYRSRXWUSS 2:the other
USSSWWWWTR 2:the same
XTTUTTUXUT 2:the three
YUTTSWTVTS 2:the two
YUUUTTTUUU 2:their <ing>
XTSSVWSWTT 2:their <s>
XTSTSSYVVS 2:their <word>
WTTQWWTWSV 2:them $
TTXTVSVVTT 2:them ,
TXTXTTSTUU 2:them <word>
WTSTTUXUUU 2:them a
VTTSXTWUUT 2:them in
UTTTWUTXUU 2:them to
VWSSUWVRXS 2:then $
TTTUWTXUTT 2:then <s>
XUUTTUUUUU 2:then <verb>
UTTTYUTUUU 2:then <word>
VTXUTTTTWT 2:then it's
TTTTXTXTTT 2:then the
YRSSWWVTSV 2:there $
YUUUTTTTUT 2:there ?
XUUUTTUUUU 2:there a
XUUUUTTUUT 2:there any
XUUUTTTUUU 2:there anything
WWTTTSVTXR 2:there is
XTWSVSXSUT 2:there's a
WXTTSUUUUT 2:these <s>
XTSVSVTUWT 2:these <word>
YUTTTTUUUT 2:these two
YUTUUUTUUT 2:they $
XSUUTTUXTT 2:they <ed>
XSSTWTXWTS 2:they <word>
WTTSWTXTTS 2:they are
XUTUTUUUUU 2:they say
YTTUUUTUUT 2:they want
VXTTUUUUUT 2:they were
UTTUVTUXUT 2:they're <word>
XTTTTUTUUX 2:think $
ZTTUUUTTTT 2:think ,
ZTTTTUTUUT 2:think <word>
YTUUUUTUUS 2:think about
XUUUTUUUUU 2:think it
YUUUTUTUUU 2:think it's
YUUUTTTUUU 2:think of
XUUTUUTUUT 2:think the
ZTSRXTYTTS 2:this $
YUTUUTUUUT 2:this <ed>
XSTSWTTWTW 2:this <ing>
YTTTTTXUUS 2:this <s>
aSTSSXTVVR 2:this <verb>
WWSRTXXVSR 2:this <word>
XUXTTTTUUT 2:this for
ZUTTTTUUUU 2:this in
XWUUTUSTUT 2:this is
VTUTUTXUUU 2:this on
XUUUTUTTUT 2:this once
gSTURSTTUT 2:this one
YUTUTTTUUT 2:this to
YTUTUTTUUT 2:this with
VTUUUXTTUU 2:those are
ZUTTTTTUUU 2:those three
YUTUUTUTUU 2:those were
YSWTUTTTTU 2:three $
VWUQTTVbVP 2:three <s>
XTTTTTXSTT 2:three <word>
XTUTWUTTUU 2:three of
VWTTXRWTUS 2:to <code>
SXTUSXXSRT 2:to <date>
WVPQVPXYXV 2:to <name>
WPRTTVXaXO 2:to <number>
SUTPYWYRRW 2:to <s>
YTVTSWVRTV 2:to <verb>
XUVUSSVVRU 2:to <word>
URUWWSXXSS 2:to a
ZUTUTTTTUT 2:to ask
UTVQXSRTbT 2:to be
XSTXUSWTTT 2:to do
ZUWTSSTTUT 2:to every
XTUTTTVTWT 2:to get
YTSTTTWUUT 2:to go
VSUTVTTSYT 2:to have
WTTSVXUTTT 2:to her
WTUSUXWTUT 2:to it
VUTUTTYTUT 2:to keep
XXTSTTWTTT 2:to know
UWOZZTTRSV 2:to me
YTUUTTTUUT 2:to never
UUTUXUTUUU 2:to one
XSUUTTSWUW 2:to say
USWSVXSTWT 2:to see
WTSTTTYUVT 2:to that
UVOUWUXUUU 2:to the
XUTUUUTUUU 2:to think
YTUTUUUTUU 2:to this
ZTTTTTTUWT 2:to use
WTTTTXTUUT 2:to you
ZUUUTTUTTT 2:to your
dSSSSSYTTS 2:today $
bSTTTSSSUX 2:today ,
aTTTTTTWUT 2:told me
YUUUTUTTTT 2:told the
TTTTTTXSUY 2:told you
bUTTTTTUUT 2:tomorrow $
YTUTUUTUUU 2:tomorrow ,
aTTTUUUUUT 2:tonight $
YUUUTUTUUT 2:tonight ?
XXWTXSURTS 2:too $
ZVRSSTWYSR 2:too <word>
XTTTTUTTWT 2:too much
YUUUTUUTUU 2:toujours <word>
YUUUTUTUUT 2:try again
ZTTTTTUTUT 2:tu <word>
VTUTTTUYUT 2:turns out
XUUUUUTTUT 2:twice ?
ZTSTTWUTTU 2:two $
VTSTXTWTUT 2:two ,
TVVTZQUaTO 2:two <s>
XTTTTTSYUU 2:two <verbs>
TVSSWWWXSR 2:two <word>
TWTUSXWTUU 2:two of
ZTTTTTUTUT 2:um $
XWTTTTWTTT 2:um <word>
VURSVXRXSW 2:un <word>
WXSTSSWXTS 2:una <word>
VXTSWTTUUT 2:und <name>
ZTTTSZTTTT 2:und <word>
VYUUSTUUTT 2:under <name>
TSVRXYXRVR 2:under <word>
WTTUTXTUUU 2:under my
UUUUTXTUUU 2:under no
UVSTTTXWVS 2:under the
WWTTUTTTXT 2:une <word>
TTUTXXTTUT 2:unless i
TUUUUUYTUT 2:unser <name>
YTTUTTXUTS 2:until <date>
WVTTTSVTZR 2:until <number>
WYSTTXSSTT 2:until <word>
YSUUTTVTWT 2:until the
VTTTXTTUVU 2:until then
XXRWTRVTRW 2:up $
XTTTXTUTUT 2:up ,
UUUUTTTTUY 2:up <ing>
XTWTTTVTTT 2:up <word>
YUUTTTTUUT 2:up ?
YTTTTTWTXS 2:up for
VWTTVSTXTS 2:up in
VSSSWTXTWT 2:up my
VTTSSTXXTS 2:up the
USSUXWWSTT 2:up to
WRSSVVVWVS 2:us $
VTUUTTYTUU 2:us <word>
XUUUUUTTUU 2:us ?
YTUUUUTUTU 2:us on
XUUUTTTUUT 2:us to
UTTTTWYUTT 2:use <caps>
VVTTYSTUUU 2:use <code>
TZSSXURTSW 2:use <name>
XRSSUWWTTV 2:use <s>
RVWPZXTRSX 2:use <word>
YUTTUTXUUT 2:use a
UXUUTUUUUT 2:use any
VTUUXVTTTT 2:use it
VSTSZWWTTR 2:use the
cUTTTTTTTT 2:very <word>
UUTXUTTUWT 2:very much
YUTUUTTUUU 2:want <number>
WTXVTSTTUT 2:want <s>
SSWWXWTTTS 2:want <word>
YUTUTTTUVU 2:want it
XSUUUXURXQ 2:want to
UTUUTTTYTT 2:war $
WRTTTTXYWQ 2:was <ed>
UTUUUUSaTS 2:was <ing>
YUUUUUTTUT 2:was <name>
UXUUTUTWTS 2:was <number>
VTUUUTTYUS 2:was <s>
ZXRRSRWXRW 2:was <word>
VXSSRSVYWQ 2:was a
TTUUUUTXTT 2:was because
XUUUUTTVTT 2:was down
YUUUUUTTUT 2:was for
YTTTUTTWUU 2:was in
XTUUTUUTUT 2:was it
XTUUUUUTUT 2:was my
YUUUUUTTUS 2:was not
ZUUUTUTTTT 2:was on
UUUUUUTXUT 2:was that
YTUTUTSZTR 2:was the
YTUUUUUUUT 2:was very
cQUURRYaRQ 2:we <ed>
VVVTZOZSWP 2:we <verb>
WTQRSVXYTV 2:we <word>
TXUUTTWTUT 2:we are
aUUUTTSUUT 2:we could
TUUUUUZTTS 2:we decided
ZUUUUTTTTT 2:we did
UVSTWWXSTR 2:we do
TWTSVVWSSX 2:we don't
TTUUTTTWTX 2:we got
bSUUTTSUUT 2:we had
YSTUVSXUVQ 2:we have
TTUUTUYUUU 2:we keep
YTUVTUTTTT 2:we might
XTUUTSTTZS 2:we need
TTUTXYTUUS 2:we never
UTUUTTWUTY 2:we no
cSUVSTSUUT 2:we should
UYTTXRXSTR 2:we use
VTUVTUYSTT 2:we went
aTUVTUSSUT 2:we were
UTUUTTYUUT 2:we will
VTUUTTXTUU 2:we'll <verb>
XUUUUUVTTT 2:we'll <word>
UTUUTUXUTU 2:we'll go
ZUTUTUSUUU 2:we'll see
XTTTUTWUUT 2:we're <ed>
XRTTTTaTXR 2:we're <ing>
UTUUTUXUUT 2:we're <word>
YTUUUUUUTT 2:we're all
UTUUUUXUTT 2:we're back
TTUUUUZUUT 2:we're going
UTTTUTVUTX 2:we're no
WTUTTUXTUT 2:we're not
TTUUUUXUTU 2:we're on
VSUTTTXSTY 2:we've <ed>
VSTTTTWTTY 2:we've <word>
TUUUUUXUUT 2:we've decided
TXTTTTXUUS 2:we've got
USSSWVSYTW 2:went <word>
TUUUTTTYTU 2:went from
UTUUUUTYUT 2:went to
UTUUTUZTUT 2:went with
ZUTTTSSWUT 2:were <word>
XTUUTUTSUU 2:were at
YTUUTTSVUT 2:were the
ZTTTUUTUUS 2:what $
YUWTTTTTUU 2:what <s>
ZUTTTUTTUT 2:what <verb>
aTTTTUTUUT 2:what <verbs>
dTSSSUSWUS 2:what <word>
ZTSSWTTTUT 2:what a
XUUUTUUUUS 2:what about
ZUTTTUTTUU 2:what can
XTTTUUUWUS 2:what did
cTSTSUTTVT 2:what do
XTUUTUTVUU 2:what does
RUVVWQXUSW 2:what i
YUTUTUTTUU 2:what if
YTTTXUTTUT 2:what is
UYTTTUTWUT 2:what it
XUUTTUUTUT 2:what now
YUTTTUUTUT 2:what should
ZTUUTTTUUT 2:what the
WXTSUUTUUS 2:what they
ZUTUTTUUUT 2:what to
ZUUUUUUSUT 2:what was
bTSTTUTTUT 2:what would
YVSTVTTTUT 2:what you
XTTWUTUUTS 2:what's <word>
bTTTUTTTUU 2:what's a
ZTUUTTTTUT 2:what's the
YUUUUTTTUU 2:when <s>
UUTZUTTTUT 2:when <word>
TUTWXTTVUU 2:when a
WRSWYRYRTT 2:when i
VTTTTXTUUT 2:when is
VTWTTTTXUU 2:when it's
aTWXTSSSTS 2:when the
TTWTXTTTUT 2:when there's
VRZWUYURSR 2:when you
WTTTXUUTTT 2:whenever a
VYTTTTTTUT 2:where do
XTTUUUTTUU 2:where does
UYTUTUUTUU 2:where i
XTUUUTUUUT 2:where is
WXUUTUUTTT 2:where the
VVTTTXVTTT 2:which <s>
YTTTUUTUTT 2:which <verb>
aTTXTTTTUT 2:which <word>
TWUTTTYUTS 2:which is
ZUUUUTSTUU 2:which of
XTUUUUTUUT 2:which one
aTUUTTTSUU 2:who <ed>
WVXUSTWTTT 2:who <verbs>
ZUUUUTTUUT 2:who <word>
ZUTTTTUUUT 2:who is
YTWUTTTTTT 2:why $
YUTUTUTTUU 2:why <s>
TTUUTUUXUU 2:why <word>
ZUTUUUTTUT 2:why does
ZUUTUTUTUT 2:why i
YUUTUUUTUT 2:why is
XTUUTTSXTT 2:why the
ZTUUTTWTTT 2:will <verb>
ZTTTSTWUWS 2:will be
XTTTUWTTUU 2:will do
UUUUUTXTUT 2:will not
WSTTWSXTXS 2:wir <word>
WTTTTTXTTW 2:wir haben
UTTTWSXXTS 2:with <caps>
YWQVUQWPWX 2:with <name>
UVRSUSWXSX 2:with <number>
WUXQVYWSTQ 2:with <s>
TVWXVUYWSM 2:with <word>
VRXWWUVVQQ 2:with a
WTTTZTTTUT 2:with it
WSVRZVUSTS 2:with me
WZSTVSSSWS 2:with my
UTXTTTWUUU 2:with no
UUUUXTTTUU 2:with o
XTTTWTVTUT 2:with one
XTTUVUWSUT 2:with that
TUWPXSVVVT 2:with the
ZTTTTTUUUT 2:with this
VTTUTTYTUU 2:with us
WXTUTUSTUT 2:with you
XUUTTTVTUT 2:without $
VTTSRWWTUX 2:without <ing>
YTUTUUUTUT 2:without <s>
UWSSVYSVUS 2:without <word>
WSTTSVVYTT 2:without a
WTTTXUWUTS 2:without me
XTTTTTXTTT 2:won't <verb>
UTTUTTYUUT 2:won't be
ZUUUTTTTUT 2:would <verb>
YTSTVSWTUT 2:would <word>
YUTUUUUTUT 2:would a
XTSUTWTUUU 2:would be
YUTUUUTTUT 2:would have
XTUUUUUUUU 2:would i
YUUUUUTTUT 2:would it
WTTUTUXTTT 2:y <word>
XUUUVUTTUT 2:yes $
XUTUTTYSTS 2:yesterday $
dTUTTQVTUS 2:yet $
XWTUTTTTTT 2:yo <word>
ZYSSVTSTUS 2:you $
XTTSXTTTUW 2:you ,
UTUTTWXTUT 2:you :
YTYSTWRWTR 2:you <ed>
UPWYaWQRTS 2:you <verb>
WSVUWUTVRU 2:you <word>
VTTTTTXUUU 2:you about
ZTUTUTTUUT 2:you are
SXWVWTQSTY 2:you can
WWSTYSTTUT 2:you do
STTWSWTUUX 2:you don't
UWTTXSUUUT 2:you ever
XUTTVTTUUT 2:you get
ZUUUTUSUUT 2:you go
XTSSWSWSTW 2:you have
WTTTSWXTUT 2:you keep
aTTTTTUUVS 2:you know
WTVSYTSUUT 2:you make
XTTTTYTUUS 2:you must
UWXSXSTUTS 2:you need
YUTTUTUUUT 2:you never
XSTUVWSUUT 2:you should
VTUTUUUUUX 2:you the
UWSRWXXTTR 2:you to
TUTTXWTUUT 2:you're not
XTTTWSVTTX 2:your <s>
YUUUTTUTUT 2:your <verb>
WTTTXWTTUT 2:your <verbs>
XSRRVRWYTX 2:your <word>
ZTTUTTTUUU 2:yours $
WWTSSZVSTS 2:zu <word>
USSSTTYXYS 2:è <word>
WTUUUUTSXU 2:è il
TTUUUXVTTT 3:( ) is
XWTUTTSTTX 3:( <name> )
YTUUUTTUUU 3:( <word> <word>
XTTTUUTTVT 3:, <ed> ,
VXTUVTSVTT 3:, <ed> <word>
VTTUUUUXTT 3:, <ed> it
TTUTUUWTUX 3:, <ed> the
XUTTVTTWTT 3:, <ing> <s>
UXSTTTYTUS 3:, <ly> <word>
XUUUUUTTUT 3:, <ly> ?
WWSSTSVSVX 3:, <name> ,
SZSTTRUSXX 3:, <name> <name>
XTTTTTYTUS 3:, <name> <s>
UTUUTWYUST 3:, <name> <verbs>
SYSSWRUSWY 3:, <name> <word>
SaTTTWRTWS 3:, <name> and
VTTUXTYTTT 3:, <number> ,
WTUUTTUTXU 3:, <number> :
UUTUUUTTYT 3:, <number> <date>
WWSSWRWXSR 3:, <number> <s>
ZWTURSTVVS 3:, <number> <word>
YUTTXTUTTT 3:, <s> ,
XVURWQTWXR 3:, <s> <word>
XTWUTTUTTU 3:, <s> and
XXTUTTUTTT 3:, <s> in
VUTTXTTTUU 3:, <s> or
TXTUXTTVTT 3:, <verb> <s>
XUTUUUUTUU 3:, <verb> by
VSSTYSURUX 3:, <verb> it
WUTRXTUUUU 3:, <verb> me
aSSUZSVSTS 3:, <verb> the
UTTTTTXXTT 3:, <verbs> <word>
bSWSWTSUSS 3:, <word> ,
TTXUUUWTTU 3:, <word> <code>
VTTUTTYWST 3:, <word> <ed>
XTTSTUTUYT 3:, <word> <ing>
YSTSSWVUXS 3:, <word> <name>
VWSSSSWXXR 3:, <word> <number>
WXYQTTWUTP 3:, <word> <s>
WVVTWWURSS 3:, <word> <verb>
UXXUTUTRTV 3:, <word> <word>
ZUTUSUUTUT 3:, <word> ?
YTTTTUWUTT 3:, <word> a
UWSSWTXWTS 3:, <word> and
WTUUTTTXTT 3:, <word> down
UTTUWTTXTT 3:, <word> first
VTUUTUTTUX 3:, <word> her
TUXTWTUUUS 3:, <word> i
RSWRVVWWWS 3:, <word> in
VTYTTTWVUS 3:, <word> is
YUTTTUTXUS 3:, <word> it
XSWXSTTVTS 3:, <word> me
VYTTTUTTUT 3:, <word> my
WWTTSTYTTS 3:, <word> of
VTTTTTZVTR 3:, <word> on
WTTTXTSSXU 3:, <word> only
TUTTUUXUUT 3:, <word> or
UTRTWXVXSS 3:, <word> the
XWXSRSRXTU 3:, a <word>
SXSSWSVVTW 3:, and <word>
YTUUUTTUUU 3:, and then
VXTTUTUTWT 3:, at the
ZTUUSUTUUT 3:, can you
ZSUTTTUUUU 3:, could be
WXTUTTTUUT 3:, could you
TUUUUTTYUT 3:, didn't <verb>
USTUXTVTUT 3:, every <word>
UXTUTTWUTT 3:, for <word>
ZUUUUUTTTT 3:, have a
XUUUTTTUUU 3:, he <ed>
XTTUUTTUUT 3:, how do
ZTTTTTTUUU 3:, if you
XWTTTTWTTT 3:, in <word>
VTTUYTWUST 3:, in the
YUUTTUTUUT 3:, is it
ZUTUUTTUUT 3:, it's a
YTTUTTTTUU 3:, it's for
VTTUWXTTTU 3:, la <word>
YUUUUTTUUT 3:, might not
TXTTXTTUUT 3:, nicht <word>
UTUUVTXTUT 3:, not <code>
VaTTSSUUUT 3:, not <name>
VTTTXTXUTT 3:, not <number>
WURQXWYSTR 3:, not <word>
TVTTUUUXUU 3:, not a
TUTRXXUTUT 3:, not in
TTUTWXVTTT 3:, not on
UTUUTUXUTT 3:, not the
VTUTXTUUUT 3:, on the
TWVWXRXQTR 3:, one <word>
XTTUWUTUTT 3:, one of
TTWTYTUUUT 3:, please ,
UTUUTUUXUU 3:, same <s>
XTTUTTTWTT 3:, same <word>
TTWUVTXTTT 3:, that's how
TZYTTTTTTS 3:, that's my
ZTTUUTUTUT 3:, that's the
UYTUTTVTUT 3:, that's where
ZTUUTUTTUT 3:, the <ing>
TTTUTTUTYW 3:, the <number>
XRSSWXUXTR 3:, the <s>
XVQTSRWWXU 3:, the <word>
XWTTTSWTTT 3:, the other
UUTUWTXTTT 3:, then the
XWTUTTSWTU 3:, three <s>
UVXSRSXUUT 3:, two <s>
TYTTTUVUUT 3:, two of
ZTTUTUTTUU 3:, what do
XUTTTTUUUU 3:, what would
XTUUTTTUUU 3:, which <word>
YUTUTTUTUV 3:, with a
XTUTTUTUVT 3:, you know
WTTTTXVTUT 3:: <name> <verbs>
XTTTWSTTYS 3:: <name> <word>
WXTTVWTSUS 3:: <number> ,
USUVTUTTZT 3:: <number> <date>
VVUUXTTUTT 3:: <number> <number>
STTTXVVWST 3:: <number> <s>
WTUUXTVTTT 3:: <s> <word>
WTTTWUXTTS 3:: <word> ,
UTTTXTWVTT 3:: <word> <s>
XRSTUTWYVS 3:: <word> <word>
TTUUUTUXTU 3:: the <s>
WVTSSRZVWR 3:: the <word>
VTUTTUUXUU 3:: three <s>
TTUUTUXWTT 3:<caps> , <word>
XSTTTXTUWT 3:<caps> <word> <word>
UUUUUUXTUU 3:<caps> for the
ZUTTTTTUUT 3:<caps> in this
YTTTTTVUUT 3:<caps> is <ed>
WUUTUTXTTT 3:<caps> is <word>
UTTTUUYUUT 3:<code> , <word>
TWTUTUXTUT 3:<code> for the
YTTUUTTUUU 3:<code> to <code>
TSUUUTYTSX 3:<date> , <name>
TTUUTUTWYT 3:<date> , <number>
XVSTSSWSaS 3:<date> , <word>
TTTTTWYUVS 3:<date> <number> :
TXUUTUSTXT 3:<date> <number> <date>
XTTTTUUUWT 3:<date> <word> <word>
VWSTUTYTTT 3:<date> and <date>
TTTUTTWUYT 3:<date> at <number>
TSUUTTXTZS 3:<date> at <word>
TUUVUTTTYT 3:<date> the <number>
TXTUTTXTTT 3:<date> to <date>
VXTTSTWXSS 3:<ed> , <word>
XTTTUUUUUT 3:<ed> , what
VSUTWTXTTT 3:<ed> <name> ,
WVTTTTXUUS 3:<ed> <name> <name>
TTUTTTWXUT 3:<ed> <name> <word>
UTUTUTZUTT 3:<ed> <name> and
WTUVTTTYTT 3:<ed> <number> <s>
TTUTTXYTUS 3:<ed> <s> <word>
XUTTUWTTUT 3:<ed> <s> in
UTSYTUUUUT 3:<ed> <s> make
YUUUTTVTUT 3:<ed> <s> with
XSTTVTWVTT 3:<ed> <word> ,
VTTTVSTbTT 3:<ed> <word> <s>
XUUUUUTVTT 3:<ed> <word> <verb>
VVTTSWVYTS 3:<ed> <word> <word>
TTTTUTVYUT 3:<ed> <word> for
YTTTSTWWUT 3:<ed> a <word>
YUUUUUTTTT 3:<ed> again ,
WXTTUWTTUT 3:<ed> and <word>
TTUTTTWYTT 3:<ed> at <number>
TUUUUUTXUT 3:<ed> because the
VTUTXWVTST 3:<ed> by <word>
UTTUUTXWUS 3:<ed> by the
VUTTTUXTUU 3:<ed> for <word>
XUUUUUTTUU 3:<ed> for a
VTTTTTXTTW 3:<ed> from the
XTTUUTVWST 3:<ed> in <date>
XXTTSUTTUT 3:<ed> in <name>
WUTTUTXTUT 3:<ed> in <s>
UUTTTWYSUT 3:<ed> in <word>
WTTUUUXTUT 3:<ed> in a
YUTUUUTTUT 3:<ed> in my
XUUUUTWSUT 3:<ed> in the
VTTUTUTYUT 3:<ed> it ,
WTTUTTXWTT 3:<ed> it <word>
VTUTUUTXTT 3:<ed> my <ing>
UWTTTTXWTS 3:<ed> my <word>
WUUTUWVWRR 3:<ed> on <date>
TUUUUUXUUT 3:<ed> on <name>
TTUUUUYTUT 3:<ed> on <word>
TUUYUTTUUT 3:<ed> on me
WSTTTTXXVS 3:<ed> on the
TTXUTTXTTT 3:<ed> that <word>
VSUUTUVXUS 3:<ed> the <s>
WURRWQRcUW 3:<ed> the <word>
UUTUUUTXUT 3:<ed> this <word>
TaTTTTWSTT 3:<ed> to <name>
YTTTTSYTTS 3:<ed> to <verb>
YUUTTTYSTS 3:<ed> to <word>
aSTUTUTTTU 3:<ed> to be
YTUUUUUUTT 3:<ed> to do
XTUUUUVTUT 3:<ed> to the
XSUTTTVTXT 3:<ed> with <name>
XTUTTTWWTT 3:<ed> with <word>
XSXSVTSUTV 3:<ing> , <word>
TWTUTUTTXU 3:<ing> <date> <number>
YTTUUUUTUU 3:<ing> <s> and
TTUUTTXVUT 3:<ing> <s> on
YTTTTTYTTT 3:<ing> <verb> for
XTUUVUTUUU 3:<ing> <verb> in
TUTUTXUUUU 3:<ing> <verbs> that
UUXTUVTTUU 3:<ing> <verbs> to
XTSTWTVSWS 3:<ing> <word> ,
VUTTXSWSUT 3:<ing> <word> <s>
TVWTRVVXSS 3:<ing> <word> <word>
UXTWTSUXSS 3:<ing> <word> in
TXTTXSWSWS 3:<ing> <word> is
TUUUUTUYTT 3:<ing> <word> went
XVSSTTWWSV 3:<ing> a <word>
YTTTTTTVWT 3:<ing> at <number>
USUUXUWTUT 3:<ing> at <word>
TXTTTWUVUR 3:<ing> at the
ZTTTUUTTUT 3:<ing> for <word>
XTTUUTXUUS 3:<ing> for the
VYUUTTSTWS 3:<ing> in <name>
VRSSXUWWVR 3:<ing> in the
UTTTXXUTTT 3:<ing> is <word>
UTUUUTTUYT 3:<ing> is on
VTTTTTXTXT 3:<ing> is the
XUUUUWTTUT 3:<ing> it in
TUUTUYTTUT 3:<ing> me first
SUXTTTVXTS 3:<ing> on <word>
XUUUTUUUUU 3:<ing> or is
YTTUTTSWTT 3:<ing> that <word>
YTTTTTTYUT 3:<ing> the <s>
UTUUUTWYTS 3:<ing> the <verb>
TVRXUQWZQW 3:<ing> the <word>
XUUTUTUUUT 3:<ing> to <verb>
aUTTTUTTUT 3:<ing> to <word>
XUTUTTUUUU 3:<ing> to every
YTUUTTTUUU 3:<ing> to say
XUUUTTUUUU 3:<ing> to the
XTTTXTVTTT 3:<ing> with <word>
TWTTUUXTUT 3:<ly> <word> <s>
WWTXTTTTUT 3:<ly> <word> <word>
XUUTUUTUUU 3:<ly> <word> ?
XTUUUUTUUT 3:<ly> <word> for
VTUTXUTUUU 3:<ly> <word> it
XTTTTUTWUT 3:<ly> the <word>
TXUTXTWTSS 3:<name> , <ed>
WaSSVRUSRX 3:<name> , <name>
XRTUVTVTXS 3:<name> , <number>
aWTTTTSSWS 3:<name> , <s>
VYPQXVZRXP 3:<name> , <word>
SXTTVWWTTS 3:<name> , not
UUTTUTYUUS 3:<name> , the
WTXTTUTTUU 3:<name> <ing> <word>
XYRSVWURXQ 3:<name> <name> ,
SYTUTTVTWT 3:<name> <name> <name>
WXUUTTUSSW 3:<name> <name> <s>
RVSTVSUYWV 3:<name> <name> <word>
TXUUUUTTTW 3:<name> <name> as
UUUUUUXUST 3:<name> <name> at
TTUUYTTUUU 3:<name> <name> in
UWUUUTXTSS 3:<name> <name> on
TVUUUUXUTT 3:<name> <number> ,
TXTTYTUTUT 3:<name> <s> ,
TVXSTXTTUS 3:<name> <s> <name>
UTUUTUZTUU 3:<name> <s> <word>
UWTTTVXTTS 3:<name> <s> in
UTUUUUUTXT 3:<name> <s> over
UUTTTUYTUT 3:<name> <verbs> the
YWSUSSRUVW 3:<name> <word> ,
VUSRWSWWXR 3:<name> <word> <name>
VSSRWWZXSR 3:<name> <word> <s>
YRSTVRZQVW 3:<name> <word> <word>
WTUUSTSTUZ 3:<name> <word> ?
WTUUTSWTXT 3:<name> <word> in
TTTUTTYUTX 3:<name> <word> is
XWTTTTSTXS 3:<name> <word> on
XTTUTTTTUV 3:<name> <word> the
XTTTTTXUUT 3:<name> <word> to
XUUTTTUUUU 3:<name> and <ed>
YYSTSTVTTS 3:<name> and <name>
UYTUTUVTTU 3:<name> and a
TTUUUTXUTU 3:<name> and she
WVTUXTTUTT 3:<name> as <word>
TYUUTUWTTT 3:<name> as a
UXTTUTWTTT 3:<name> at <word>
UYTUUUTUUT 3:<name> for <word>
YUUUUTTTUT 3:<name> for a
VXUUTTVSTT 3:<name> for the
UTTTUUXUUT 3:<name> from <name>
XUTTSWUUUT 3:<name> has <ed>
VUUUTUTXUU 3:<name> hat <word>
TUUTYSTUUU 3:<name> im <name>
UVWRTXWWRR 3:<name> in <name>
XTTTUTXTTT 3:<name> in <word>
XTUUVTUTUT 3:<name> in the
WTUTTTYUTS 3:<name> is <word>
USTTSTXWSW 3:<name> ist <word>
XXUTUUTTTT 3:<name> last <word>
TXUUWUTTTT 3:<name> on <date>
STUUTUWUXT 3:<name> on <number>
TUUUXUTUUT 3:<name> so <word>
TTUUUUXUTU 3:<name> this <word>
YTUUTUVTUT 3:<name> to <name>
WXTSTUTUUT 3:<name> und <name>
TXUUTTWTTT 3:<name> with a
UYTUTTUVTT 3:<name> with my
UTTTTXWTUT 3:<name> zu <word>
XSUTWSSWUS 3:<number> % <word>
UWUUUUXSST 3:<number> , <ed>
TYTTYSYTSR 3:<number> , <number>
YRRUURWXTV 3:<number> , <word>
YTSTWYWQVQ 3:<number> : <number>
TXTUTSSTcR 3:<number> <date> ,
UTUUTUUUYT 3:<number> <date> <number>
TWUVUTSUXT 3:<number> <date> and
TVUUTUSTYT 3:<number> <date> at
XWTUTTVUTT 3:<number> <name> <name>
ZTUUTTTTVT 3:<number> <name> <word>
VVUUXTTUTT 3:<number> <number> :
XXSTRTYXQR 3:<number> <s> ,
TSSTWTYYTS 3:<number> <s> <word>
WUTVTTTXTT 3:<number> <s> ?
XTTUTTWTUT 3:<number> <s> and
WTUUTTXUTT 3:<number> <s> for
VTUUXTVTTT 3:<number> <s> on
YTUVTTUVTT 3:<number> <s> to
YTTTSSRXYS 3:<number> <word> ,
XWTUTTTTTT 3:<number> <word> <name>
SXUTVYWRSS 3:<number> <word> <s>
VTTTTTWXTT 3:<number> <word> <verbs>
WXRTSRUWVW 3:<number> <word> <word>
VVTTTTYTUT 3:<number> <word> in
WTTUTTYTTU 3:<number> a <word>
VUTTSSVXVS 3:<number> and <number>
XWTUTTTTUU 3:<number> and <verb>
VUUUTTXTTT 3:<number> and <word>
VWTUTTSSZT 3:<number> de <word>
XTUUUTVTTU 3:<number> in the
UTTTXXTWSS 3:<number> is <word>
TUUUUTTTYT 3:<number> may ,
TTUUUUTUYU 3:<number> may in
VXUVTTUSWS 3:<number> of <date>
VUUUTTUXUT 3:<number> on the
XUTUTUWTTU 3:<number> the <word>
WSTUSSXXXR 3:<number> to <number>
TUUTTUYUTT 3:<number> with <word>
UUUTUUXTUU 3:<s> , <ly>
VYRSVYSSRW 3:<s> , <name>
UTTUTTZVTT 3:<s> , <number>
SRWVXSWWSS 3:<s> , <s>
XWSSXTVTTS 3:<s> , <verb>
XQVXVXTURP 3:<s> , <word>
TTXTTTUWUU 3:<s> , a
UTXTVXUSTT 3:<s> , and
ZTTTTUUUUU 3:<s> , go
USSSYWXTUS 3:<s> , not
WXRWSTWTUT 3:<s> , one
TUSUYTUUUU 3:<s> , please
WTTTTUXUUT 3:<s> , so
TXVUTUTWUT 3:<s> , that's
VSSSXWWVTS 3:<s> , the
WTTUXTTTTT 3:<s> , then
TTTTYTUVWS 3:<s> : <s>
VTSSXTYWTS 3:<s> : <word>
VSWTSTVTTX 3:<s> : i
UTTTTTXWUU 3:<s> <ed> ,
TWUUTTXTUT 3:<s> <ed> <name>
YTUTTTTVUT 3:<s> <ed> <word>
UTUUUTTXUT 3:<s> <ed> because
UUUUUUTYUT 3:<s> <ed> it
VTUTTTUYUT 3:<s> <ed> the
YUUUTUTUUT 3:<s> <ing> again
YUUTTUTVUT 3:<s> <ing> the
XTUUTUTWUT 3:<s> <ly> <word>
USTSXZVSTS 3:<s> <name> <word>
XTUUTTWTUT 3:<s> <number> ,
TWTTUTXTXS 3:<s> <number> <date>
TTUUTTTXTX 3:<s> <number> <word>
XTVRXVVTSS 3:<s> <s> ,
UWUSVVUXSR 3:<s> <s> <word>
YTTUTUTTUU 3:<s> <s> ?
ZTTUTUTUUU 3:<s> <s> a
TTTUXVTUUT 3:<s> <s> en
ZUTTTTTUUT 3:<s> <verb> ,
XTSSSXWTSW 3:<s> <verb> <word>
XTUUUTTUUU 3:<s> <verb> ?
XUTTUTTUVT 3:<s> <verb> for
UUUUUTXTTT 3:<s> <verb> from
WTTTWVXSTS 3:<s> <verb> in
TTUTUXXTTU 3:<s> <verb> is
WTXYSRTTUS 3:<s> <verb> me
TTTTTYTUXT 3:<s> <verb> out
UTUUTTTXWT 3:<s> <verb> to
WUTTVXUTTT 3:<s> <verb> with
VUXQXSXVUP 3:<s> <word> ,
YSTSWSSVTX 3:<s> <word> :
YUSWSSVTTW 3:<s> <word> <name>
VWSWSSaUSS 3:<s> <word> <s>
ZUTTUUTTUT 3:<s> <word> <verb>
YTTSUTXUUS 3:<s> <word> <verbs>
XYVPWUWZPO 3:<s> <word> <word>
WUTTTTXTUT 3:<s> <word> ?
TTVTUUXTUU 3:<s> <word> a
XUUTUTTWUS 3:<s> <word> again
VXTTTTXTTT 3:<s> <word> and
UUUUUUYUTT 3:<s> <word> at
TYTUUUUUUT 3:<s> <word> aux
SXTSTXWUUT 3:<s> <word> de
YTUUTUTUUT 3:<s> <word> en
WTTTUTTXUU 3:<s> <word> for
WRRRVUYWWR 3:<s> <word> in
VTTSRRXVXW 3:<s> <word> is
TYTTTTTTYT 3:<s> <word> le
USZYWSSSTS 3:<s> <word> me
WTTTTTYTWS 3:<s> <word> on
UTTUTTYUUU 3:<s> <word> only
XUUUTTTUUU 3:<s> <word> says
UWUTTXTTUT 3:<s> <word> so
TTWTXTWUTT 3:<s> <word> than
TWSSWTUWWR 3:<s> <word> the
VTTTXTVUUT 3:<s> <word> to
XTUUUUTWTT 3:<s> <word> was
TTTTXTUYTT 3:<s> <word> with
XVTUTUWTTT 3:<s> a <name>
VUTTVTTXUT 3:<s> a <verb>
WWVRXQXQWR 3:<s> a <word>
WUUUTTXUUU 3:<s> an <word>
VSXTSVUTUU 3:<s> and <s>
WVXTUSUTTT 3:<s> and <verb>
WURSXWVSUS 3:<s> and <word>
XURXVSVSUU 3:<s> and a
VZTSUSYUUR 3:<s> are <code>
XSTWSSXSWS 3:<s> are <ed>
aTUUUTSTUT 3:<s> are <ing>
TUTUTUaTTT 3:<s> are <number>
WUTTTTYTUT 3:<s> are <s>
VTSTVTWXUS 3:<s> are <verb>
WOXOWUXVVU 3:<s> are <word>
TTTUXUSUUU 3:<s> are always
UVUUTTXUUT 3:<s> are ok
UUUUUUXUTT 3:<s> are on
VYTUTTTWTT 3:<s> as a
UXTUTTVUTT 3:<s> at <name>
UTTTWXVTTT 3:<s> at <number>
XSTUTTWVVT 3:<s> at <word>
UWSSYSUSYR 3:<s> at the
XTTTTWTUUT 3:<s> be <ed>
TUUUTYTUTU 3:<s> before <number>
TTUTWXWTTT 3:<s> before <word>
TUUUXTUUUU 3:<s> before you
XVUUTTUTUT 3:<s> between <number>
YUTTVTTUUU 3:<s> by <s>
UUTUTTXUUU 3:<s> by <verb>
XTUUSTVVTT 3:<s> by <word>
XUTUTUUUUU 3:<s> can one
USWSXXUTTT 3:<s> de <word>
VTUTTSWXUT 3:<s> don't <verb>
TTYTTTUUUU 3:<s> em <s>
UTTUUTXTTU 3:<s> every <word>
UUTTXTWSVT 3:<s> for <word>
ZXSUSSSVUT 3:<s> for a
WURSWUXSXR 3:<s> for the
VXTTTWTTTU 3:<s> for this
XTUUTTTTWT 3:<s> from <number>
TTXYTTSTUU 3:<s> from <s>
WWTTSTUXUT 3:<s> from <word>
VXTWTTTTUT 3:<s> from you
VUUUTSYTTU 3:<s> get <ed>
TUTTWTXUTT 3:<s> go <word>
UTTUUTVTTX 3:<s> have <ed>
VTSUYTSTXT 3:<s> have to
YWTTTUUTUT 3:<s> i <word>
TUYTWSVTTT 3:<s> in <caps>
STTUVTaTUT 3:<s> in <code>
WTTTUXSWTT 3:<s> in <date>
aUSTVSXSTS 3:<s> in <name>
VVXWYVSRSQ 3:<s> in <s>
STTTXXWTTT 3:<s> in <verb>
WVSTXTUXQT 3:<s> in <word>
WTSTTXTWUT 3:<s> in a
TUUUUXTUUU 3:<s> in anything
UUTTVXWTUT 3:<s> in my
VUUUXSTUUT 3:<s> in that
VRUVWVSVRW 3:<s> in the
VSWWTWVRTS 3:<s> in this
YTTTTTUWWS 3:<s> is <word>
ZUSUSTWTTT 3:<s> like <word>
VTUTTTXUUT 3:<s> los <s>
UUSZTTUUUT 3:<s> make me
TYWWVSSTTS 3:<s> me <word>
UUUUYUTUTU 3:<s> must be
bTTWTTTTTS 3:<s> my <word>
WSXSUVWTTS 3:<s> no <word>
YTTTTTVUUU 3:<s> of <ing>
WTRRXWTXSS 3:<s> of <s>
VVWWRSVVTR 3:<s> of <word>
XTSUSVTXUS 3:<s> of the
TWTUSXWTUT 3:<s> on <date>
VSTUTTUTaS 3:<s> on <number>
ZUTTUTTTTU 3:<s> on <s>
YYSSVSYSTR 3:<s> on <word>
YWTTTTTTUT 3:<s> on a
UTUUXTWTTT 3:<s> on it
ZRTSRVVYWR 3:<s> on the
YUTUWTTTTT 3:<s> over <number>
UTYTUUUUUT 3:<s> over <s>
STWTXTXTTT 3:<s> please ,
VUTUXUTUUU 3:<s> should be
SSRYVWYTTS 3:<s> that <verb>
UTTXXTTTTT 3:<s> that <word>
UUTUXUUUUU 3:<s> that i
YTTTTTUXTT 3:<s> the <s>
XWSSWRaURR 3:<s> the <word>
VTTTXSUXVT 3:<s> this <word>
WTUUTTXUTT 3:<s> to <name>
TTUUWTXTTU 3:<s> to <number>
UTVTXVTTUT 3:<s> to <s>
XUWSTTWSTS 3:<s> to <verb>
WRXSWWRXSS 3:<s> to <word>
VTTTTTWUXT 3:<s> to be
UTTWVVVRSX 3:<s> to the
XTUUUTUTUT 3:<s> today ,
XUUUUTUUUT 3:<s> un <word>
TTTUVXWTTT 3:<s> under <number>
TUUUTYUTUT 3:<s> unless i
UTTUWXTTTT 3:<s> up to
ZUUTTTTUUT 3:<s> with <name>
USXSXVVSTS 3:<s> with <s>
TXTYTVWRSS 3:<s> with <word>
TUTTXVUUUT 3:<s> with me
UTTUWTTXUU 3:<s> with the
TUUTTYTUUT 3:<s> without <ing>
VUTTSXUUUT 3:<s> without <word>
TUSSZWTTUT 3:<s> you <verb>
YWTUTUSTUT 3:<verb> , <ly>
YTTTTTTTUW 3:<verb> , <name>
VTTTTTXUVT 3:<verb> , <number>
XTTTZTSTUS 3:<verb> , <verb>
VWXRQVVYTQ 3:<verb> , <word>
WXTUSTUVTT 3:<verb> , the
ZTXUTTSTUT 3:<verb> : <word>
UUUWTTXTUT 3:<verb> <caps> <word>
ZTUTTTTUUU 3:<verb> <code> to
TTTTVYUUVT 3:<verb> <ed> <s>
WXUTTTVUTS 3:<verb> <name> <name>
VXSUTUTUUU 3:<verb> <name> and
TXUUUUTUUT 3:<verb> <name> at
VTTTWUTTTX 3:<verb> <name> on
XWTUWTSSTT 3:<verb> <number> <s>
UXTTTTTVVT 3:<verb> <number> <verbs>
TYWUSSWTUS 3:<verb> <s> ,
VUTTUXTUUT 3:<verb> <s> <verb>
SSTTWYXWSR 3:<verb> <s> <word>
XUUUUTUUUT 3:<verb> <s> ?
VTTTWSXTUT 3:<verb> <s> are
TWTUXTTWUT 3:<verb> <s> at
WTUUXTTTTU 3:<verb> <s> before
UTTTTVWXTT 3:<verb> <s> by
VUWTTTXTUT 3:<verb> <s> from
RTRSYWTTVX 3:<verb> <s> in
UUTUXTTUUU 3:<verb> <s> that
VTYSWYSSTS 3:<verb> <s> to
TTTTbVTUUT 3:<verb> <s> with
TTTTYVWTTT 3:<verb> <verb> <s>
XTUUTTVUUU 3:<verb> <verb> for
TTTYYTTTTT 3:<verb> <verbs> <word>
WXVRVUVRSV 3:<verb> <word> ,
WWSTWWTRSV 3:<verb> <word> <number>
SVWQYXWQXQ 3:<verb> <word> <s>
VTSTVWXTUS 3:<verb> <word> <verb>
USZWYTSTTR 3:<verb> <word> <verbs>
UUVSUVUXRV 3:<verb> <word> <word>
YUUUUTUTUT 3:<verb> <word> ?
UTTUVTVTXT 3:<verb> <word> a
XXSTUTTTWS 3:<verb> <word> for
TTSTVXVWSS 3:<verb> <word> in
VTTTSSaUXS 3:<verb> <word> is
XTUTUUTTUT 3:<verb> <word> it
VVTUVXSTVS 3:<verb> <word> of
WXTTUUSWTS 3:<verb> <word> on
TTXTWVUTUT 3:<verb> <word> over
VXWTTTUUTS 3:<verb> <word> the
ZUWTUSTTTT 3:<verb> <word> to
TUUUYTTUUU 3:<verb> a <caps>
ZUTUTTUTUU 3:<verb> a <ing>
UTVSWXSTUU 3:<verb> a <verb>
XWRQUYUWWP 3:<verb> a <word>
SUUUXUUUUU 3:<verb> a new
XUSTXRWTUS 3:<verb> all <s>
WWTTXSTTUT 3:<verb> an <word>
XTTUTUWTUT 3:<verb> and <word>
SUTTVYTUUU 3:<verb> anything under
TUTSVXUUUU 3:<verb> anything with
YUUTUSUUUT 3:<verb> anything yet
YYSTTTUTUT 3:<verb> as a
VXTTUTTTTW 3:<verb> at <name>
XUUUUUUUUU 3:<verb> at <number>
XUTTSTVSWW 3:<verb> at <word>
VTTUTUXUUU 3:<verb> at it
WVTXXSSTTS 3:<verb> at the
YUTUTTTUUU 3:<verb> by <verb>
XTTUVTTUWT 3:<verb> by <word>
UTTUUXTUVT 3:<verb> by the
TTUUUXWTTT 3:<verb> every <word>
UUTUXUTUUU 3:<verb> first ,
YTUUUUTTTT 3:<verb> for <number>
YTTTSWVUUT 3:<verb> for <s>
ZYSSWSWTTR 3:<verb> for <word>
YWSUTTTTUT 3:<verb> for a
TTSTWTYTUU 3:<verb> for me
WWTTVSSSXU 3:<verb> for the
aTTUTTTUTT 3:<verb> for this
WTTUTTXTVS 3:<verb> from the
YXTTTTTTUT 3:<verb> in <code>
SUTTYTYTTV 3:<verb> in <name>
YTQWXRUXUR 3:<verb> in <word>
SaTTTTWUUR 3:<verb> is <code>
XUTUWSVTUT 3:<verb> is <ed>
TaTSSWYTTQ 3:<verb> is <name>
VQYWUQUTVW 3:<verb> is <word>
YVTUWTTTUS 3:<verb> it <word>
YUUUTUTTUT 3:<verb> it again
WVSWWRTSTV 3:<verb> it in
VUTTTXTUVT 3:<verb> it out
VUSSWVXTUT 3:<verb> it to
ZTUUTUTUUT 3:<verb> it up
UTUTXTTUUT 3:<verb> it with
XTTTUUUUUU 3:<verb> like a
WTTTXTUUUT 3:<verb> me <ly>
TSXUWWTUUS 3:<verb> me <s>
WTQWUVTTUW 3:<verb> me <word>
VUTTTTUUUX 3:<verb> me about
XTTUVTUUUT 3:<verb> me at
XUUUTUUUUU 3:<verb> me if
UTTTYTUUVT 3:<verb> me in
XUTTUTUUUU 3:<verb> me something
XUTTTTUUWT 3:<verb> me that
YSTYXVSSTQ 3:<verb> me the
YTWTTTUTUU 3:<verb> me three
XUWSSTUUVT 3:<verb> me what
WUTTUXTUUU 3:<verb> me when
VTUUTYTUVT 3:<verb> my <s>
TTTTYWTUUT 3:<verb> my <verbs>
WVSSUWVRTX 3:<verb> my <word>
TTUUXWTUUS 3:<verb> new <s>
UTTTTXXTTT 3:<verb> no ,
WTUUTTSUXU 3:<verb> of <date>
VUUTTXUUUT 3:<verb> of <ing>
VSTTTTYUWS 3:<verb> of <word>
XWTUSTWTST 3:<verb> of the
YUUUUTTUUT 3:<verb> of this
YUTUTUTUUU 3:<verb> of what
XVTTWRXTTS 3:<verb> on <date>
YTUUUTTTWT 3:<verb> on <number>
VVTTXWSUTT 3:<verb> on a
VUTXUUUTUT 3:<verb> on my
YXTTTSVSVS 3:<verb> on the
UTTTWYTTUT 3:<verb> out <s>
WTUTYTTTUT 3:<verb> out <word>
VUXSVSUUUU 3:<verb> out the
XTTTUUUUUT 3:<verb> that ,
WTTTSXTTUW 3:<verb> that <word>
YTUUTSWUUT 3:<verb> that in
TTUVTTbTUS 3:<verb> that the
TTUTVYTUUS 3:<verb> the <ed>
WWTSXSSSVV 3:<verb> the <ing>
XUTUSTXUUS 3:<verb> the <name>
WTWQSXWYSQ 3:<verb> the <s>
VSSTVWSVTX 3:<verb> the <verb>
ZUTUVSTUUS 3:<verb> the <verbs>
WUTUXXQQUW 3:<verb> the <word>
YTSUTUUUVU 3:<verb> them a
UUUTXTTUVT 3:<verb> them in
WTTTXUUUTT 3:<verb> them to
YUTUTTUUUT 3:<verb> this <verb>
XXTTXSTTTS 3:<verb> this <word>
XUUTTTUUUT 3:<verb> this in
YTTUTUUUUT 3:<verb> this one
VUSTVSRXWV 3:<verb> to <name>
TTTTXTWVUT 3:<verb> to <s>
VSVSTVVXTV 3:<verb> to <word>
WUTTXTTUUT 3:<verb> to a
WWTUWSSSXS 3:<verb> to the
UTTUTWXTTT 3:<verb> two <s>
WTTUUTTUXT 3:<verb> until <number>
WTTTUUUXUS 3:<verb> was <word>
SUTUVTVTUX 3:<verb> what i
XUTTTTXUUT 3:<verb> with <s>
VTXWRWVTTS 3:<verb> with <word>
VUWTYSTVTS 3:<verb> with the
UTTUXUTUUU 3:<verbs> , <verb>
VXUSXTVTTT 3:<verbs> , <word>
UTUUVTXTTU 3:<verbs> <ed> by
UUUVUUTTYT 3:<verbs> <number> <date>
YTTUTUWTTS 3:<verbs> <word> ,
TUTXSWVTUT 3:<verbs> <word> <s>
WTSTXSYTUR 3:<verbs> <word> <word>
TWTUUTXUTT 3:<verbs> <word> in
XTUTUUWTTT 3:<verbs> <word> to
TVURWWXUSS 3:<verbs> a <word>
WTUUTXTUTT 3:<verbs> about <s>
WUTTTTXUUT 3:<verbs> are <ed>
XTSVVSUTWT 3:<verbs> are <word>
XTUUUTWTTU 3:<verbs> at <number>
XTUTTUTUWT 3:<verbs> at the
XTTUWTTTTU 3:<verbs> for <word>
YUTUSTUTUU 3:<verbs> for every
XUUUTTTTUU 3:<verbs> for it
TWTUXTTUTT 3:<verbs> go out
VVSWSXSWUS 3:<verbs> in <word>
VWRWYVSSTS 3:<verbs> in the
YTTTUUUTUU 3:<verbs> like a
WYUSTTTUUT 3:<verbs> me <name>
WTTTTTTUXT 3:<verbs> on <date>
TXTUTTWTTU 3:<verbs> on <name>
TTTUUTVUYT 3:<verbs> on <number>
XTTTUUWTTT 3:<verbs> on <word>
YTVUUTSTUU 3:<verbs> on the
UTUUUUTTXU 3:<verbs> out on
XSSTSXXSWR 3:<verbs> the <word>
XUUUTTUTUT 3:<verbs> this <word>
XUTUWTUTUU 3:<verbs> to <word>
VXTTTVTUUT 3:<verbs> to my
WTUUXTTTVS 3:<verbs> to the
XUUUUUTUUT 3:<verbs> we should
UTUTTYVTUS 3:<word> ( )
XWTTTUTVUT 3:<word> ( <word>
TWTTYUTTTU 3:<word> , <caps>
TYTTSSVTTX 3:<word> , <code>
VXTUUUTUUU 3:<word> , <date>
VWSSSSYXUR 3:<word> , <ed>
UVTTUSXVVR 3:<word> , <ing>
bVRSUSUXSR 3:<word> , <ly>
UZXRQQUSXV 3:<word> , <name>
WUSTTSYVVS 3:<word> , <number>
WZVQVVXRUP 3:<word> , <s>
XRTVaQQUUV 3:<word> , <verb>
TSSTSWXXWS 3:<word> , <verbs>
ZVWUWNSUST 3:<word> , <word>
ZSVSSTVWTT 3:<word> , a
WUTUSTTXUT 3:<word> , all
XWRWVQSUTV 3:<word> , and
YTTTTUVUUT 3:<word> , as
UUUTZTTUUT 3:<word> , ask
TXTUUUVTVT 3:<word> , at
YUUUTUTUUT 3:<word> , can
WXTTTTTUUT 3:<word> , can't
YTUTTUUUUU 3:<word> , could
XUTUUUTUUT 3:<word> , do
XTTUUUTTUU 3:<word> , does
YXUUTUTTTT 3:<word> , for
aTTUTUSUTT 3:<word> , go
XTUUUTUUUT 3:<word> , ha
VTUUTTXTUU 3:<word> , he
ZTTUUTUUUT 3:<word> , how
VVVTWUVRTT 3:<word> , in
USWSWSSXUV 3:<word> , it
WSWTSTWSSX 3:<word> , it's
VXTXTTSUUT 3:<word> , keep
VTTUWXTTTU 3:<word> , la
XUUUUUUUUT 3:<word> , maybe
WTUTXTTUUT 3:<word> , nicht
TVSXWXXRRP 3:<word> , not
WSTTXUUTVS 3:<word> , on
WRXTSTYTUS 3:<word> , one
WTTTVUXTUT 3:<word> , only
YTUUTUTTUU 3:<word> , or
TTXTYTTTTT 3:<word> , sempre
VTTTUTYUUT 3:<word> , she
XTUUTUUTUU 3:<word> , some
XTXTSTTVTS 3:<word> , that
RUYTWTRTSX 3:<word> , that's
TVWSQQYWWU 3:<word> , the
VTTUXTTTUU 3:<word> , then
UUTTUUTYUT 3:<word> , they
YVTTSTXSTT 3:<word> , two
aTTUTUTTUS 3:<word> , what
YTTUTUUUUT 3:<word> , where
XTUUUUTUUT 3:<word> , who
WTSTYTUTUU 3:<word> , with
XUUUUUUTUU 3:<word> , would
TUUUTTTWXT 3:<word> : <ing>
XXTTTXSSTS 3:<word> : <name>
TWSUSSXVYS 3:<word> : <number>
WSTWWSWRVT 3:<word> : <s>
WTTTWTTTTX 3:<word> : <verb>
VRRVXRWXXQ 3:<word> : <word>
YTUTUUUTUU 3:<word> : how
UUUUUUTXUT 3:<word> : it
TSUUTSXXWS 3:<word> : the
VTUTTUUXUU 3:<word> : three
TTTUXUSXUU 3:<word> <caps> <word>
VWXTTTUTTT 3:<word> <code> <word>
XTTTTTUUWT 3:<word> <date> ,
ZUTUTTTWTS 3:<word> <ed> ,
XSTTUTZTTT 3:<word> <ed> <name>
UTSTXWWVTS 3:<word> <ed> <s>
WWTSSTYVTS 3:<word> <ed> <word>
VUUUUUTXTS 3:<word> <ed> again
TWTTUTTXUT 3:<word> <ed> because
XTUUUUWTTS 3:<word> <ed> in
YTUUTTTYTR 3:<word> <ed> it
WTTTTTVXUT 3:<word> <ed> me
YTTTTTTXUS 3:<word> <ed> on
UUTTTUTYUT 3:<word> <ed> our
TTTUTUXWUT 3:<word> <ed> since
VUUUTTUYUS 3:<word> <ed> the
YUUTUUTTUT 3:<word> <ed> this
UUUUUUXSST 3:<word> <ed> to
XUUUUUTVTT 3:<word> <ed> up
WUXUTUTTUS 3:<word> <ing> ,
TTTUTTXXUT 3:<word> <ing> <ed>
XUUWTTUTTT 3:<word> <ing> <s>
XWUUTTTTUT 3:<word> <ing> <verbs>
XUUUUTUTUT 3:<word> <ing> ?
TVSTXTTXUT 3:<word> <ing> in
VTWSXTTTXR 3:<word> <ing> is
TUUUUUUXUT 3:<word> <ing> out
VTTTXTWTUT 3:<word> <ing> with
ZVSSXSTSRX 3:<word> <name> ,
WVSRVRVRUa 3:<word> <name> <name>
UTVVSSYRXQ 3:<word> <name> <s>
UVUUUTYTTT 3:<word> <name> <verbs>
VQWRXVWWPU 3:<word> <name> <word>
ZTTUUUTTUT 3:<word> <name> ?
UTUUUUXUTT 3:<word> <name> does
XWUTTTUUTS 3:<word> <name> for
XTUTTUWUTT 3:<word> <name> has
VUUTYTTUUT 3:<word> <name> immer
XVXSVTTTTS 3:<word> <name> in
UTUTTTbTVS 3:<word> <name> is
TUUUTUYTTU 3:<word> <name> only
VWTTTTXUTT 3:<word> <name> und
URSTWWVTWU 3:<word> <number> ,
WTTTXWSSWS 3:<word> <number> :
TUUUUTTUYT 3:<word> <number> <date>
VVSUSSbWSS 3:<word> <number> <s>
WUUUTTXSTT 3:<word> <number> <verbs>
SUTUTTWXXS 3:<word> <number> <word>
YUUUTTTTUU 3:<word> <number> ?
VTTVTUYTTU 3:<word> <number> and
UWUUTUXUTT 3:<word> <number> at
YTTUTUVTTT 3:<word> <number> for
VTTUSSXWWS 3:<word> <number> is
VSUUUWWVVO 3:<word> <s> ,
USSSRZTZWS 3:<word> <s> :
XWSRWSVXTS 3:<word> <s> <ed>
TVSVVWVRSW 3:<word> <s> <ing>
VVSSXXVTTS 3:<word> <s> <name>
WQaTUVWTSR 3:<word> <s> <s>
TSRZXRXXUR 3:<word> <s> <verb>
UUTUTTXTUU 3:<word> <s> <verbs>
WVUUSRUXUU 3:<word> <s> <word>
cUTTUSTSUT 3:<word> <s> ?
WUXSWRWUSS 3:<word> <s> a
TUVVVUSWUR 3:<word> <s> and
VRZVVQaRSQ 3:<word> <s> are
VWRTWSWWTR 3:<word> <s> as
UWSSUWXSWS 3:<word> <s> at
XUTUTTUUVT 3:<word> <s> by
UYVRWUUSWR 3:<word> <s> for
TWVSSVZSTS 3:<word> <s> from
WTTTTXVUTT 3:<word> <s> get
VTTTXTWUTU 3:<word> <s> go
UUUUTUTTXU 3:<word> <s> have
YSWTTTSVTT 3:<word> <s> i
URWYVUVWTO 3:<word> <s> in
WTTTUTXTUU 3:<word> <s> it
VYWZSRTSTS 3:<word> <s> me
VTTTTWUXTT 3:<word> <s> of
XQWSVQXVXR 3:<word> <s> on
YTTTTTWUTT 3:<word> <s> only
ZSTXTSTUUS 3:<word> <s> that
VTTTXSaSTS 3:<word> <s> the
WVRRSTXRXW 3:<word> <s> to
VTUUXTVTTT 3:<word> <s> up
ZTTUTTTVTU 3:<word> <s> us
TTTTTUZUUT 3:<word> <s> use
XUUUTTUVTT 3:<word> <s> we
UTXTTWTUUU 3:<word> <s> when
VSUXXRVTTS 3:<word> <s> with
UXVRWVWUSQ 3:<word> <verb> ,
XTTTTUTTUW 3:<word> <verb> :
VUUUUTTYUS 3:<word> <verb> <ed>
UXTTTTSTTW 3:<word> <verb> <name>
TTSTVSYWUT 3:<word> <verb> <s>
XSSXRXTSXS 3:<word> <verb> <verbs>
YPXQWUSXUV 3:<word> <verb> <word>
aUUTTSTTUT 3:<word> <verb> ?
XSSTSTXSXW 3:<word> <verb> for
USTTVTXTTW 3:<word> <verb> from
WUVSVRUUVV 3:<word> <verb> is
TTWTXTWTTT 3:<word> <verb> it
TUUUYUTUUU 3:<word> <verb> me
XVTTTWTUTT 3:<word> <verb> of
XVSSSWWTUS 3:<word> <verb> on
STTTVSWXTV 3:<word> <verb> the
ZUTUTSTXUS 3:<word> <verb> to
UUUUUUTXTT 3:<word> <verb> was
YUUUTTUTUT 3:<word> <verb> you
TVXRYUUSSS 3:<word> <verbs> ,
TSSTWXWUVS 3:<word> <verbs> <ed>
ZUTTTTTUUT 3:<word> <verbs> <ing>
TTTUTTYTXT 3:<word> <verbs> <number>
USSSVWXTXS 3:<word> <verbs> <verb>
YRQQWRZVUW 3:<word> <verbs> <word>
UTVSWSXVTT 3:<word> <verbs> a
XSUUUTWTUT 3:<word> <verbs> at
UXTTTTYTUT 3:<word> <verbs> everything
VSVRVWVUUS 3:<word> <verbs> for
VXQXRXUWRR 3:<word> <verbs> in
ZWSWSTSTTS 3:<word> <verbs> me
WWTTTSUTZS 3:<word> <verbs> on
TTXTYTTTTT 3:<word> <verbs> only
WTTTSTYTXT 3:<word> <verbs> the
VYSTWTTTVS 3:<word> <verbs> to
UTTWSVYTTT 3:<word> <verbs> with
WTUUUTXSUT 3:<word> <word> (
XUTUTTVVTT 3:<word> <word> )
VVXRYQXUTQ 3:<word> <word> ,
VVQRXPXYZP 3:<word> <word> :
XVTUTTWTTT 3:<word> <word> <code>
ZTTTVSTXVQ 3:<word> <word> <ed>
TUSWVWUWTR 3:<word> <word> <ing>
YTTUUUUTUT 3:<word> <word> <ly>
XSXVWNVTTW 3:<word> <word> <name>
VRQSVVVWXS 3:<word> <word> <number>
VVXVWVUVSL 3:<word> <word> <s>
UTYQWVVXSQ 3:<word> <word> <verb>
VUWYVPYUTO 3:<word> <word> <verbs>
QXVRRUUYUV 3:<word> <word> <word>
aTTUTTSXUR 3:<word> <word> ?
TYXRQRXVYR 3:<word> <word> a
YUTUTUUTUT 3:<word> <word> about
ZSTTTUTUVT 3:<word> <word> after
UYTTTYSSUS 3:<word> <word> again
WXTUTUUTUT 3:<word> <word> al
SYVTWRVWTS 3:<word> <word> and
WVXTSWSSTT 3:<word> <word> as
TZUSTSSXRV 3:<word> <word> at
XVTTTTTVUT 3:<word> <word> because
XTTTWWTTTT 3:<word> <word> bitte
VSSTWSVXXS 3:<word> <word> by
WTTUTUXTTU 3:<word> <word> con
ZTUUTUTTUU 3:<word> <word> da
YTUUTTUTUT 3:<word> <word> das
XWXRQWQWRX 3:<word> <word> de
YTUUUUTTUT 3:<word> <word> der
XTTXTTTTUT 3:<word> <word> des
UTTTTTYTXT 3:<word> <word> di
VTTUTUTXUT 3:<word> <word> did
YUUUUUUTUT 3:<word> <word> die
VTTTUUTXUT 3:<word> <word> do
UXUUTTSWUT 3:<word> <word> does
YTUUTUTVUS 3:<word> <word> down
UTUUUUYUTU 3:<word> <word> em
XTXTSTXTTS 3:<word> <word> en
SXTUWSSXTT 3:<word> <word> every
WTXUWTTTTS 3:<word> <word> first
WVRTTSWSWW 3:<word> <word> for
WVTTSTUYTR 3:<word> <word> from
UTTUSXVWTS 3:<word> <word> got
UVRSWQVUXU 3:<word> <word> has
WXSTWSVTTS 3:<word> <word> here
YSVUWTSTUU 3:<word> <word> i
YTXTTTUTTT 3:<word> <word> ich
YTTTUTYTTU 3:<word> <word> il
XWWUQUURUV 3:<word> <word> in
SUVTTYaOUT 3:<word> <word> is
VWRRXRVWSW 3:<word> <word> it
TWTTSTWTTX 3:<word> <word> jetzt
bSTTUTWTTS 3:<word> <word> la
TXSSTTTXWT 3:<word> <word> le
TRSWWSVXUS 3:<word> <word> me
WWTTTXSTUT 3:<word> <word> mi
XTTTXTUTUT 3:<word> <word> my
YUTUUTTUTU 3:<word> <word> ne
UWTTTXWTTS 3:<word> <word> nicht
TTUUTUYTUT 3:<word> <word> now
XTTUTUTTWU 3:<word> <word> o
VSXWVUSURU 3:<word> <word> of
YTTUSUTUXT 3:<word> <word> off
TVPUSUXWWV 3:<word> <word> on
WTXUTTTWTT 3:<word> <word> only
TXWSTTTUUU 3:<word> <word> or
XVSTWTTVTT 3:<word> <word> out
YTTTUTVWTS 3:<word> <word> over
XUUUUTUUUU 3:<word> <word> para
YTSUSTYSTU 3:<word> <word> que
ZTTUTUTTUT 3:<word> <word> says
WRTUSTVZUS 3:<word> <word> since
UTYTTTTUVT 3:<word> <word> than
XUTUUTTWUS 3:<word> <word> that
VQSTWSZYST 3:<word> <word> the
XUUUUTTVUT 3:<word> <word> there
XUUUUUTTUU 3:<word> <word> this
ZSTTWSTXUS 3:<word> <word> to
ZTTTTUUUUT 3:<word> <word> today
WTUTTTUTTY 3:<word> <word> un
VUUUXTTUUT 3:<word> <word> und
VTTTUUUXUT 3:<word> <word> up
XSUUUUSYSS 3:<word> <word> was
XTUUTUWTUT 3:<word> <word> went
UTTTYVTUUT 3:<word> <word> when
VTXTUTSWTV 3:<word> <word> with
TUTUXTTXUS 3:<word> <word> you
YUTTUUUUUT 3:<word> ? ?
YUTUUUUTUT 3:<word> a <ing>
UbSSTSXSWS 3:<word> a <name>
TVTUUUTTXT 3:<word> a <number>
YUVTTTTUUT 3:<word> a <verb>
YRXOWOYUVV 3:<word> a <word>
YTTUTUUUUT 3:<word> about <s>
YUTTTUUUUT 3:<word> about <word>
WUTTTTXUUT 3:<word> about it
ZTSUTUTTUW 3:<word> about the
VTTTTXSXUS 3:<word> after <word>
UYTSTTWVTS 3:<word> again ,
VYYTTTSSTT 3:<word> al <word>
ZTSUTTTWUT 3:<word> an <word>
UZTTUUTTUU 3:<word> and <name>
URRXXSWVTT 3:<word> and <s>
WSRSZRVXUS 3:<word> and <verb>
TZYRUQZUSR 3:<word> and <word>
TTYTTTUUUU 3:<word> any <word>
SWWTTXUUTS 3:<word> as <name>
ZTWTVVSUTS 3:<word> as a
UYTUUUTUUT 3:<word> as to
WZSSTTVTTW 3:<word> at <name>
VXTUSSWXSS 3:<word> at <number>
VXSTSTWXTS 3:<word> at <word>
UTWTTUXTUU 3:<word> at a
VTUUTUTXUT 3:<word> at all
YUUTTTTTUT 3:<word> at our
UVUSVVUWQV 3:<word> at the
WTXTUTTUTT 3:<word> au <word>
TTTTVXTTUX 3:<word> auf <word>
UXTTTXTTTT 3:<word> aux <s>
XUTTUUUUUU 3:<word> be <ed>
YUUUTUTUUT 3:<word> be <ing>
WZTTTSSWTT 3:<word> because of
UUUUTUTXUT 3:<word> because the
TTXSTWXTTT 3:<word> before <word>
SUUUZTUUUT 3:<word> before you
STTZTTUXUT 3:<word> being <ed>
UXTTWTTTUT 3:<word> between <word>
XUTUTUTUUU 3:<word> between a
ZUTTUTTTUU 3:<word> between the
WTUUXTTUTT 3:<word> bitte <word>
YTUUTTUUUU 3:<word> bitte eine
VTUTXTUUUT 3:<word> bitte immer
XTTTTTUTYT 3:<word> by <date>
UUUUTUUUXT 3:<word> by <number>
UTUUUTXUUU 3:<word> by <s>
VYSSVUWUTR 3:<word> by <word>
XTTUUTTVUU 3:<word> by a
USTUTTXWWS 3:<word> by the
XUUUVTTUTT 3:<word> by then
VTTTTTTUUX 3:<word> can <verb>
XTUTUTWTTT 3:<word> ce <word>
XTTXTTTTTU 3:<word> con <word>
XXTTXTTSTT 3:<word> da <word>
TXUTTXUUUT 3:<word> das <s>
WTUTXTTTUT 3:<word> das <word>
aYSSRXSSTT 3:<word> de <s>
UWVQWYWQQW 3:<word> de <word>
WSTTTTXXTT 3:<word> de la
UTUTTTTXXT 3:<word> del <word>
ZTTTTYTTTS 3:<word> den <name>
XSTTXUWTTS 3:<word> der <name>
XTWTTTTTXT 3:<word> des <s>
SURSXVWWWR 3:<word> di <word>
TTUUUUUXUT 3:<word> did nothing
VUUUUTUYUS 3:<word> didn't <verb>
VUUUUUUXTT 3:<word> didn't <word>
WXTSSSSXSX 3:<word> die <name>
UTTTTTTXTW 3:<word> do <word>
YUTUTUTUUU 3:<word> do i
TYSTTTaTTS 3:<word> does the
UUUUXTWTUT 3:<word> doesn't <verb>
TXTTUUWUTT 3:<word> du <word>
UTTUTXWTTU 3:<word> e <word>
WWXSXSWRSR 3:<word> el <word>
WXSSSSXTXR 3:<word> em <name>
YYSTSSZTTR 3:<word> en <name>
VSSSWSXTUX 3:<word> en <s>
UXWTTUTUUT 3:<word> en <word>
XTTUTUTUUW 3:<word> en el
UTTTUTZUUT 3:<word> es <word>
TTUUUUTTYU 3:<word> es el
STSTXTZTSX 3:<word> est <word>
YTUUUTUTUT 3:<word> esta <word>
WVSSXTTXTR 3:<word> every <word>
aUTUTTSWTS 3:<word> for <date>
UTTUTUXWUT 3:<word> for <ing>
XRSTWTVWUS 3:<word> for <number>
YUWVUSWSTR 3:<word> for <s>
SWTTTUXVTT 3:<word> for <verb>
TTTTTXXTUT 3:<word> for <verbs>
UXVYUWQRUQ 3:<word> for <word>
YXSTSTSXTT 3:<word> for a
XTTTWTWTTT 3:<word> for all
XTUUUUTUUU 3:<word> for an
YXTUSTUTUT 3:<word> for everything
VTXVURSWUT 3:<word> for me
XTTTTTTWWT 3:<word> for my
WTTUTTXTUT 3:<word> for that
WTPRTOZWZW 3:<word> for the
WSTTWVSTXT 3:<word> for this
YSTTXUTSUU 3:<word> for three
YTTTTUTUUU 3:<word> for tomorrow
WWTTSTSXUU 3:<word> for two
TXTTTTYTUT 3:<word> for you
TTUUUUYUTT 3:<word> from <date>
XTUUTTTWUT 3:<word> from <ing>
VUTTSTVXSW 3:<word> from <name>
YTUUTUTTUU 3:<word> from ?
XTUUTUTWTT 3:<word> from a
UTUUUTTXUT 3:<word> from an
TUTUXUUUUU 3:<word> from here
TTTUUUTWUX 3:<word> from my
XWSSSSVXWP 3:<word> from the
XUUUTTTUUT 3:<word> from this
WUTUTXSWTT 3:<word> got <ed>
UTUUUUTYUT 3:<word> got the
TUUUUUTXTU 3:<word> had <ed>
WTTTTTUXUS 3:<word> had a
STTSTSZXTW 3:<word> has <ed>
XTUUTTVUUT 3:<word> has <name>
TUUUTUZUUT 3:<word> has <number>
STTTSWXSVX 3:<word> has <word>
VTUTYTXTTT 3:<word> has a
aTTUTUTUUS 3:<word> has been
YTUTTTUUXS 3:<word> has it
TWTUUTYTTT 3:<word> has no
YUTUUTVUTS 3:<word> has the
USUUVURSYW 3:<word> has to
XWSTXWSTTR 3:<word> here ,
XTTUTTTUUU 3:<word> here ?
ZTTTTTTTUT 3:<word> how <word>
ZUTUTTTUUT 3:<word> i <ed>
UUXTWTUTTS 3:<word> i <verb>
VWXRWSUSSW 3:<word> i <word>
YTTTTUUUUT 3:<word> i should
ZTUUUTUTUT 3:<word> i'd <word>
ZTTUTUTUUT 3:<word> i'm <ing>
YTTUTUTUUU 3:<word> i've been
YTTTXUTUUT 3:<word> ich <word>
YUUUTTTUUT 3:<word> if <word>
UUYUSTUUUU 3:<word> if there's
XUUUTUTUUU 3:<word> if we
WTTTTTYTUU 3:<word> if you
XVVXSRVQWR 3:<word> il <word>
WYTTSSVTWS 3:<word> in <date>
TSTTVXVTTW 3:<word> in <ing>
XaOOPUXXWT 3:<word> in <name>
YWTTTSSUXR 3:<word> in <number>
YSVRUYSWTR 3:<word> in <s>
VQVUUWUSTV 3:<word> in <word>
UXXTTSWSTT 3:<word> in a
TUUTXTWTUU 3:<word> in all
XTUUTTVTUU 3:<word> in an
UUUTXVTTTU 3:<word> in anything
XUUUUUTUUU 3:<word> in it
TTSWYSXTTT 3:<word> in my
YUTUTUUUUU 3:<word> in one
UTTTWXWSTT 3:<word> in our
ZUTTVTTTVU 3:<word> in that
UXTUSUVXSS 3:<word> in the
YUTUTUUUUT 3:<word> in there
YSTSUWXSUS 3:<word> in this
TTSTVTYWVS 3:<word> instead of
VZTTXTTTTS 3:<word> is <code>
VRRXXOaQWV 3:<word> is <ed>
aSTUTTXSUS 3:<word> is <ing>
UXXTVSaTQQ 3:<word> is <name>
VYRTRRaSYP 3:<word> is <number>
UTTTTXUUWT 3:<word> is <verb>
TUQXUUWWVS 3:<word> is <word>
ZUWWSSVTSR 3:<word> is a
TWUUTTXUTT 3:<word> is an
XUTUTTWUUT 3:<word> is at
WTUTXTTTWS 3:<word> is down
YTWTTTUUUS 3:<word> is for
YTUTTUTUVT 3:<word> is from
UWSWSXaSRQ 3:<word> is in
YUUTTUTUUT 3:<word> is it
TYXTUUVTTS 3:<word> is my
YUTUTTTWTT 3:<word> is never
UVTXVSSSTX 3:<word> is no
VXTTTTUTTX 3:<word> is not
SVTTUSXRXV 3:<word> is on
XTTUTUVUTT 3:<word> is our
UUUUUUTUXT 3:<word> is ours
WWSSSSVTWX 3:<word> is out
VTTTUUTUTY 3:<word> is over
UWWSWSXTSR 3:<word> is the
XUTUUUVTTT 3:<word> is too
YWTTUUTUUT 3:<word> is what
TWTTTTXUUT 3:<word> is with
SUTUTTXWTW 3:<word> isn't <ed>
UTTTTTWUUX 3:<word> isn't <word>
UUUTTUZTUT 3:<word> it <s>
VTTTTUUYUT 3:<word> it <word>
XUUUUUTTUU 3:<word> it ?
XUUUUUUTUT 3:<word> it doesn't
XUUTTUUTUU 3:<word> it in
VYTTSTYTTR 3:<word> it is
XTTUTUTWUU 3:<word> it on
XTUUUUTWUT 3:<word> it out
UUTXUTTUUU 3:<word> it when
VTUUTUXUUT 3:<word> it with
XTTUTXTTTT 3:<word> jamais <word>
WTTXTWTTUS 3:<word> keine <name>
VUQWRVaQUW 3:<word> la <word>
XYTTTUTTTT 3:<word> last <word>
TYTTTTTTZT 3:<word> le <number>
TVYVWQQXUR 3:<word> le <word>
USYYSVSTTS 3:<word> les <s>
XUTTWTTUUU 3:<word> les <verbs>
TTTYTWWTUS 3:<word> los <s>
aRXRSXTTUS 3:<word> me <word>
ZTTTTTXTTT 3:<word> me a
WXTTTUUUUS 3:<word> me at
XTUUUUTTUU 3:<word> me this
VUUUTTTXUU 3:<word> me two
XWTTTWSTTT 3:<word> mi <word>
VWSSXTSYTS 3:<word> my <s>
YVRSSSYWTV 3:<word> my <word>
ZUUUUTTTUT 3:<word> ne <word>
YUUTUTUUUU 3:<word> never <verb>
XUTTUTUUUT 3:<word> never <verbs>
TTTWUSXVUT 3:<word> next to
WSUSTTXUTW 3:<word> nicht <word>
WSSSTVTTWY 3:<word> no <word>
XTTTUXTTTT 3:<word> non <word>
UUUTXTXTUT 3:<word> not <word>
TVUUSTYVUS 3:<word> now ,
XTTTTTTTTX 3:<word> não <word>
USSXSTXTXT 3:<word> o <word>
YTUUUTSTYT 3:<word> of <date>
WXUUTTTTTT 3:<word> of <ing>
WXRSYSUWRV 3:<word> of <name>
WTWZSTSTUS 3:<word> of <s>
UWXWSPTUTV 3:<word> of <word>
XVSTYWURTS 3:<word> of a
YTTTSWTXTS 3:<word> of it
VTTXUUXTTT 3:<word> of my
TTUUUTXUVT 3:<word> of our
UWVQVUUUTV 3:<word> of the
YUTTTUUUUT 3:<word> of this
XXUUTTUTTT 3:<word> of us
WUUTTTUXTT 3:<word> off the
YSSTRRYTWW 3:<word> on <date>
VUTTTTUUUX 3:<word> on <ing>
XUTUTTVTVS 3:<word> on <name>
WVUUTTRSZS 3:<word> on <number>
UWTTWYSTTS 3:<word> on <s>
UTUUTXUURV 3:<word> on <word>
VZTTXTSTTS 3:<word> on a
XTUUTUSUUU 3:<word> on it
YZTTUTSSUS 3:<word> on my
TUWUXTUUUT 3:<word> on one
YUTTTUUTUT 3:<word> on that
UTRQUVVYXT 3:<word> on the
XVUTSSWTUS 3:<word> on this
YUUUTUTTUU 3:<word> one ,
XUTTUUUUUT 3:<word> one <word>
WTUTTUTTTX 3:<word> one is
XTXTSTTSWU 3:<word> only ,
VTUUTTZTTT 3:<word> only <verbs>
WZQSXWSTTS 3:<word> or <word>
XTTUXTTTUT 3:<word> os <verbs>
VTUUUTXUUT 3:<word> our <word>
WVSTXSWSST 3:<word> out of
XUUUUUTUTT 3:<word> out why
SVWRWSVWUS 3:<word> over <word>
WTUTTYTTTT 3:<word> para <word>
SSUTVSXUUX 3:<word> per <word>
YUTUVTTUUT 3:<word> please ,
ZTTUUTUTUT 3:<word> por <word>
YTTTTXTTTT 3:<word> pour <word>
bTSUXTSSTT 3:<word> que <word>
VTXTTTUUUU 3:<word> que me
UTXUWTTTVT 3:<word> rather than
VXTUUTUUUU 3:<word> says <name>
XTTUTUUTUU 3:<word> says <s>
XUTUUUUUUT 3:<word> says <word>
YTUUUTTTUU 3:<word> says i
YUUUUTUTUT 3:<word> says never
VTTTXTUTUU 3:<word> says so
XSWSSTWTXS 3:<word> se <word>
UUUTUTYUTT 3:<word> si <word>
WTUUXTUTTT 3:<word> sie <word>
YSUUUUTTUU 3:<word> since <word>
SXUUUUTWUS 3:<word> since i
WVTUSTXWTS 3:<word> since the
ZSTTTUUUWT 3:<word> so <word>
WXUTTTTUUT 3:<word> so i
UTWTTUTXTU 3:<word> than the
UTWTSXWUTS 3:<word> that <s>
YTUTTTVTUT 3:<word> that <word>
UTUTUUTTUY 3:<word> the <date>
STSRXUUYRW 3:<word> the <name>
VRRSYXTZTQ 3:<word> the <s>
WWTTSSSYSV 3:<word> the <verb>
WTTTTTXWUS 3:<word> the <verbs>
WSRQUQYWVX 3:<word> the <word>
VTTUTTYUUT 3:<word> the first
XTXUTUSTUT 3:<word> the one
XUUUTUUUUT 3:<word> the two
UUTUTTVXUT 3:<word> their <word>
XUUTUUTTUW 3:<word> this <ing>
aVUTSTRXTS 3:<word> this <word>
XUUUUUUUUU 3:<word> this one
UTTUUTTXWT 3:<word> three <s>
UVTTXSXTUS 3:<word> to <name>
XTTUTTTZSS 3:<word> to <number>
XVSSTVYTTS 3:<word> to <s>
YWWSSTTWTR 3:<word> to <verb>
WZVWVQUVSP 3:<word> to <word>
UTWUTTXTTT 3:<word> to a
aTTTTUTTTT 3:<word> to be
WVSZXSRSUS 3:<word> to me
TTTTUTXTTY 3:<word> to my
XRRTQVXWVU 3:<word> to the
YUTUTTUUUU 3:<word> to use
aUUTUTTUUS 3:<word> today ,
YUTUUUTVUT 3:<word> told me
XXTTTUTVTT 3:<word> too <word>
YUUUTUUTUU 3:<word> toujours <word>
YVWTSTSVUU 3:<word> two <s>
YTUTUTUUUT 3:<word> um <word>
YSTTWSTTSY 3:<word> un <word>
WSTTTTXXTT 3:<word> una <word>
ZUUTTTUTUU 3:<word> und <word>
VTUUUUTXTT 3:<word> under the
XUTTUUUUUT 3:<word> une <word>
TYUTTTTTUU 3:<word> until <word>
XUWUTUTTTT 3:<word> up <word>
VTTTWTYUTT 3:<word> up my
VTUUTTTYUT 3:<word> up on
WXUTTTTUUT 3:<word> up with
VSTTTTVYWR 3:<word> was <ed>
UTUUUUTYTS 3:<word> was <ing>
UXTTUTRZSV 3:<word> was <word>
VSTUUUWXSS 3:<word> was a
VTUUTUTTUX 3:<word> was at
XUUUUTTVTT 3:<word> was down
XUUUUUTUUT 3:<word> was for
YUUUUUTTUS 3:<word> was not
WTUUUUTXTS 3:<word> was the
ZUTUTUTTUT 3:<word> we <ed>
VUUUXSVTTT 3:<word> we <verb>
YTUTUUUUUT 3:<word> we had
TUUUTTTYTU 3:<word> went from
XTTTWTTUUU 3:<word> when i
XTWSTWSTUT 3:<word> when you
YUUUUTTUUT 3:<word> who <word>
WTUUTTTUXT 3:<word> wir <word>
XTSSWSVRUY 3:<word> with <name>
TSTTWTWYTT 3:<word> with <number>
XWUSSXRVUS 3:<word> with <s>
WVVVWQUVTR 3:<word> with <word>
VSYRUVVXSR 3:<word> with a
XTTTXTTUUT 3:<word> with me
VUWRTRSXUV 3:<word> with the
XUTUTTTUUU 3:<word> would be
VSTTYVSSUW 3:<word> you <verb>
VTSWXSSXUR 3:<word> you <word>
XTUTTXTTTT 3:<word> zu <word>
TSTTTTWWYT 3:<word> è <word>
VUTTTTXTVT 3:^ <caps> <verbs>
YXTTSSTSXT 3:^ <caps> <word>
TXTTYTTTUT 3:^ <code> ,
XWTTTTXTTT 3:^ <code> for
VXTTTTWSTT 3:^ <ed> ,
TUUUUUUXUT 3:^ <ed> <ing>
YSSWWSSSTX 3:^ <ed> <s>
VXUTTTTXTT 3:^ <ed> in
XTTUTTVWTT 3:^ <ed> it
WTUUTUTXTT 3:^ <ed> the
ZTUUTUTTTU 3:^ <ed> to
URSTSSZZVS 3:^ <ing> <word>
UWTUTTTXTT 3:^ <ing> at
TTTUUTTYUT 3:^ <ing> by
YUUUUUTTUT 3:^ <ing> for
XTUTTTUTWU 3:^ <ing> is
XTTTUTSXTT 3:^ <ing> it
UTTTTTYVTU 3:^ <ing> out
VSTTSTXZTS 3:^ <ing> the
aTTUTUTTUT 3:^ <ly> ,
VXTTXTTTTT 3:^ <ly> <word>
ZUUUTTTTTU 3:^ <number> <name>
YUTUTTVTTT 3:^ <number> <s>
VSXTYSTVTS 3:^ <number> <word>
YTTTYTTTUT 3:^ <s> ,
TUWRWRXUSW 3:^ <s> :
ZTTTTTUWUS 3:^ <s> <ed>
ZTSSXTTXTR 3:^ <s> <ing>
WRTTUSWSWW 3:^ <s> <name>
WXTTSWVWSS 3:^ <s> <number>
WWVRURUWVR 3:^ <s> <s>
TTWTTSWVXS 3:^ <s> <verb>
WTTTTTWXTT 3:^ <s> <verbs>
XRUYSMZSXU 3:^ <s> <word>
VUTTTUYUUU 3:^ <s> a
YUTTVTTUUU 3:^ <s> always
WWPQUQZVVX 3:^ <s> are
WTTTXTTUTT 3:^ <s> at
TUTTTTXTYT 3:^ <s> does
YUTTTUUUUT 3:^ <s> down
XSSTWTWTWT 3:^ <s> for
WSSXSTUTVW 3:^ <s> from
STUTWTYTUU 3:^ <s> get
aTTUTTTTUT 3:^ <s> got
VUSTYTWTST 3:^ <s> have
VTXTUUTUUT 3:^ <s> i
WSYRYRZSTR 3:^ <s> in
ZTTTTTVUUT 3:^ <s> is
YTTVTUTUUT 3:^ <s> like
WTTXTUTTUT 3:^ <s> make
TUTUXTTTVU 3:^ <s> must
aTTUTTUTTT 3:^ <s> my
WSSSXWSWTT 3:^ <s> of
TTTTTZWTUT 3:^ <s> off
YYTTSSVSVS 3:^ <s> on
ZTTTWTVTTT 3:^ <s> only
WTYSVTTTTT 3:^ <s> over
TUTUYUTUUU 3:^ <s> should
VTTYTTWTUT 3:^ <s> that
XWSTTXSUTS 3:^ <s> the
UTSSVSXTTX 3:^ <s> to
WUYTUTTTTT 3:^ <s> with
YTTTVUTUUT 3:^ <verb> ,
VUUUXTTTUT 3:^ <verb> <caps>
ZTTTWTTTUT 3:^ <verb> <code>
WTTTTXTUUU 3:^ <verb> <ing>
UTTTYTUUUU 3:^ <verb> <ly>
WXUTYSSUUS 3:^ <verb> <name>
VYSUUSWSVS 3:^ <verb> <number>
WQPRbaXRTR 3:^ <verb> <s>
WUUUWSTXTT 3:^ <verb> <verb>
STWWXSWTUS 3:^ <verb> <verbs>
aVVRYOWQXP 3:^ <verb> <word>
bTTUXRSSUT 3:^ <verb> a
YTTSXSXTTT 3:^ <verb> all
VTUUYTTTUT 3:^ <verb> both
XUUUTUUUUT 3:^ <verb> from
XUUTUTUUUT 3:^ <verb> him
ZTSTWTTTUT 3:^ <verb> in
SVYUSTTUUT 3:^ <verb> is
dTTSYRSTVQ 3:^ <verb> it
bQXXYTRSUN 3:^ <verb> me
USRSWXVSUX 3:^ <verb> my
XTTTTTXUUT 3:^ <verb> no
YTUUUUUUUT 3:^ <verb> off
VTXUTTTUUU 3:^ <verb> out
ZSRTSVZSSV 3:^ <verb> that
bPOXXTRPWZ 3:^ <verb> the
XTTTYTTTUT 3:^ <verb> them
YTUTUTTUUU 3:^ <verb> these
aSTUWSTTUS 3:^ <verb> this
YWSTYSSTTS 3:^ <verb> to
TTSUWTVTTX 3:^ <verb> what
XUXTVSSTUT 3:^ <verb> with
UTUTTTXUWT 3:^ <verbs> <verb>
UTTXSTWUWT 3:^ <verbs> <word>
TTUTYTXTST 3:^ <verbs> go
VTTUTXTTUT 3:^ <word> (
daZQTSRRSP 3:^ <word> ,
WTUTTTWSZS 3:^ <word> :
WTTTWXTUTT 3:^ <word> <caps>
ZSSTSSYZTQ 3:^ <word> <ed>
TRYQYWUWWP 3:^ <word> <ing>
VUPVTPWWUZ 3:^ <word> <name>
XRRTWRXZUQ 3:^ <word> <number>
SUYYQWVTUP 3:^ <word> <s>
YUVOTTWUXT 3:^ <word> <verb>
TWUUWRXRVT 3:^ <word> <verbs>
WXWRSWTSWR 3:^ <word> <word>
XUUUUUUTUT 3:^ <word> ?
XYXTRSVSSS 3:^ <word> a
UYTTXTTSUT 3:^ <word> and
XTUUTUTUUU 3:^ <word> be
TTUUUUUYUU 3:^ <word> because
XTTSXXTTTS 3:^ <word> bitte
WXTTTTTTVT 3:^ <word> by
TTTTUTZTUT 3:^ <word> can't
ZTUTTTTUUU 3:^ <word> con
WTUTXTTTUT 3:^ <word> das
VWSSZYSTTR 3:^ <word> de
XTUTTTTTTX 3:^ <word> die
YUUUUUUTUT 3:^ <word> do
VSTTTTcTTS 3:^ <word> does
ZUUUUTTTUS 3:^ <word> du
WWXSXTSSTS 3:^ <word> el
TZTTWUTUTT 3:^ <word> em
WaTTSTSUUS 3:^ <word> en
XUSTXTUTUU 3:^ <word> first
ZRWRVRTVYR 3:^ <word> for
VSSSSTWXTX 3:^ <word> from
WTTTTTTZTS 3:^ <word> got
WSTTSSYSWX 3:^ <word> has
WXSTUXTTUS 3:^ <word> here
YYWSTTTTTR 3:^ <word> i
aTSTSTUUUU 3:^ <word> if
VWWXUTTTTT 3:^ <word> il
WQWWXWUSSS 3:^ <word> in
YVWUMNYUVX 3:^ <word> is
UTTTWTWSTX 3:^ <word> isn't
cTSSRSZUUQ 3:^ <word> it
TTTTXXTUUT 3:^ <word> jamais
TTUUYUTUUT 3:^ <word> jetzt
XUUTUUUUUT 3:^ <word> just
WTTTTTWTTY 3:^ <word> la
TSZSYSSWST 3:^ <word> le
VTXTWTTTUT 3:^ <word> les
ZRWQWWWRUR 3:^ <word> me
XTTTTTUTUY 3:^ <word> my
XUUTUTUTUU 3:^ <word> never
WXTTTSTTTX 3:^ <word> no
WTUTTTUTTX 3:^ <word> não
aWSSSSWVSS 3:^ <word> of
WYTTSSXXSR 3:^ <word> on
XTUTUUTUUU 3:^ <word> one
XTXTSTVTTU 3:^ <word> only
YTSXTTUUUT 3:^ <word> or
XUTTUTWSUT 3:^ <word> out
UWURWSWVUS 3:^ <word> over
VTTUYTUTUT 3:^ <word> please
WTYTXTSTTS 3:^ <word> que
WUUUUTXTUT 3:^ <word> said
aTTTTTUTUT 3:^ <word> says
TXSTZTTTTT 3:^ <word> sempre
VUUUXUTUUT 3:^ <word> si
TTTTZUTUUT 3:^ <word> siempre
YTTTTUUUUT 3:^ <word> something
aTSTYTSTUS 3:^ <word> that
ZQXRPRVWQc 3:^ <word> the
YTUTTTUUUU 3:^ <word> these
bTUTUTTTUT 3:^ <word> this
TWSSRSWWVX 3:^ <word> to
UTUUTUXTUT 3:^ <word> turns
ZTTTUUUTUT 3:^ <word> un
YTTTUUTUUT 3:^ <word> une
XTTUTTTXTT 3:^ <word> up
WXTTTUTXTS 3:^ <word> was
XTTTWSUSWS 3:^ <word> with
YPUQUUSWXW 3:^ a <word>
WTUUXTTTTU 3:^ after that
UUSTXTXVTT 3:^ all <s>
XTTUTUWTUT 3:^ all of
VUSTbRTUUU 3:^ always <verb>
XUTUTUTUUU 3:^ always have
YTTUTUUUUT 3:^ always the
ZUTUTTUTUT 3:^ any <s>
YTTTYSTTUT 3:^ any <word>
UTTXXTSTUU 3:^ anything <ing>
UTUWXTTTUU 3:^ anything <word>
UUUUXTTUUU 3:^ ask <name>
TTTTVTXUUU 3:^ ask before
YUTTVTUUUT 3:^ ask me
YUTUUUUUTT 3:^ at the
XUUUUUTTUT 3:^ back in
WTTUXTTUUT 3:^ be <word>
XSTSXVSTTT 3:^ bitte <word>
WZSSXSTTTT 3:^ call me
aTUTTTTUUT 3:^ can i
YUUUTTTTUT 3:^ can we
YSSSVVXTUS 3:^ can you
XTUUUUUTTU 3:^ could be
XUUUUUUUTT 3:^ could the
YWTTSTTUWT 3:^ could you
UTUTTTXXUT 3:^ das <name>
XTUTTTTXUT 3:^ das <word>
WSSSWSVYWR 3:^ der <name>
XUUUUUUTUT 3:^ did i
VSUUSTVTXT 3:^ die <name>
UUUTUTXUTU 3:^ die <word>
ZTTUTTTUUT 3:^ do <s>
YUTTTTUUVT 3:^ do <word>
YUTUTTUUUT 3:^ do it
VTUTSZSUVT 3:^ do not
UUTUXTTUUT 3:^ do that
ZUTUUUTTUT 3:^ does <word>
XUUUTUTTUU 3:^ does this
XVSQPcQSUY 3:^ don't <verb>
VSTTWWXTUR 3:^ don't <word>
UTUTUXUUUT 3:^ don't call
YTUUUTTUUT 3:^ don't do
TTUTXWTTUT 3:^ don't ever
XUUUTTTUUT 3:^ don't let
VTUTTYTUVS 3:^ don't use
XSSTSTVYWS 3:^ el <word>
WXTTTTTTUU 3:^ eu <word>
TUTUZTTTUT 3:^ every <verb>
YSSTVWWSUT 3:^ every <word>
VXVSWTSSUT 3:^ for <word>
ZWRTUSVWTS 3:^ for the
YTTUUUUTUU 3:^ for this
WTTUTUXTUT 3:^ for what
UUUUXTTUTU 3:^ from here
USUUaTVTTT 3:^ from now
XTTUTUTUUU 3:^ go <word>
XUUUTUTUUU 3:^ go with
TUTUXWTTUT 3:^ going <verb>
UUTUUTXTUU 3:^ he <s>
ZTTUTTTUUU 3:^ he says
WUUTUUXTTT 3:^ his <word>
WTTUXUTTUU 3:^ how <word>
ZTTTTUTUUU 3:^ how do
XUTUUUTUUU 3:^ how does
YUTUTUUUTT 3:^ how many
XTUUTUUUUU 3:^ how much
bZPPSRYaSO 3:^ i <ed>
WVXXTSSTUS 3:^ i <ly>
UbZQQVWVPS 3:^ i <verb>
ZXYZRRUSNS 3:^ i <word>
UYSTXTTUUT 3:^ i always
WbRSTSWWTQ 3:^ i am
XWSSTTWUUT 3:^ i can
WWWZTVQSTR 3:^ i can't
VWTXUTTUTT 3:^ i cannot
WTTUTUXUUT 3:^ i could
YTUUUUTTUT 3:^ i did
VYWYSRVSUQ 3:^ i do
WXTXQXPRTW 3:^ i don't
VVSXTSWUTT 3:^ i get
TZTUUUTUTT 3:^ i go
aTTTUTTUUT 3:^ i guess
ZTTTVUTTUU 3:^ i had
ZXPQSSXRYV 3:^ i have
VWTTTTXUUT 3:^ i keep
XTTTTTTUUX 3:^ i know
XSbQVTSTUS 3:^ i like
YTTTUTUUUU 3:^ i may
YUTTUTUUUT 3:^ i might
ZTTTTTUUUU 3:^ i must
YSSSVTWTXS 3:^ i need
VSTTUTWUTX 3:^ i no
UXXSSWSSTT 3:^ i only
TYTTUTUUUT 3:^ i own
VUUUTTXTUT 3:^ i said
UTSTXSWTWT 3:^ i should
aTTSTTXUUR 3:^ i think
YTTUUTTUUT 3:^ i told
WZSSTTTUVS 3:^ i use
XSZRWRSTXS 3:^ i want
aWSSTTWTTR 3:^ i was
UTXSVXSUUT 3:^ i would
UYXSTSUTTT 3:^ i'd <verb>
YSWSTWUSUT 3:^ i'd <word>
WSVWVSTRWT 3:^ i'd like
STZWSWTTUU 3:^ i'd rather
YUTUTUTUTU 3:^ i'd say
ZUTTTUTTUU 3:^ i'll <word>
YUTUTUUUUU 3:^ i'll be
XUUTTUTUUU 3:^ i'll do
WZTSTUTUUS 3:^ i'm <ed>
ZVRQVTVTYP 3:^ i'm <ing>
VaTSTVSVUS 3:^ i'm <name>
TYTUUUTUTU 3:^ i'm <number>
WaVUXTQTTQ 3:^ i'm <word>
TZWSTUTUUT 3:^ i'm a
XUUTUUTUTT 3:^ i'm at
VUUTUUXTTT 3:^ i'm going
YXTSXUSUUS 3:^ i'm in
WSRYRSWTTY 3:^ i'm not
WVTTTUXTTS 3:^ i'm off
XaTSSTSUTS 3:^ i'm on
ZTTTUUTUTT 3:^ i'm out
XTUTUUUUUT 3:^ i'm so
UYTTTTXTTS 3:^ i'm the
UYUUTUTVTT 3:^ i'm with
ZTTSTTXRSW 3:^ i've <ed>
VTTTUUTXUT 3:^ i've <verb>
YVRSSTVTTX 3:^ i've <word>
XaSTTUSSUT 3:^ i've been
STTTTUaUUT 3:^ i've decided
XXTTTUSTUT 3:^ i've got
WXTTTUTWTT 3:^ i've had
WZZZPRPRRW 3:^ ich <word>
YUUUTTTUUU 3:^ if <name>
TUTTXTWTUU 3:^ if <word>
TUUTYTTUUU 3:^ if a
VUTUXTTUUU 3:^ if it's
XTTTWTTUUT 3:^ if the
aTUUTTTUTT 3:^ if we
UUSXXSSUUU 3:^ if you
WVSSSSVWYS 3:^ il <word>
YTTUTUTTUU 3:^ in <number>
XVTSXTTTUT 3:^ in <word>
aTTUTTTTUU 3:^ in my
aXTSVSTTTS 3:^ in the
TTTTXSYTUU 3:^ in this
VXUTUTVUTT 3:^ is <ed>
ZTUUUTTTTT 3:^ is <number>
ZTTTTTUUUT 3:^ is <word>
YTTUUUUTUU 3:^ is a
YTUTUUTUUT 3:^ is he
ZTTUTTTUUT 3:^ is it
ZTUUTUTUUT 3:^ is the
ZTUUTTTUUU 3:^ is there
YTUUUTTTUU 3:^ is this
XUTTUTUVUT 3:^ it <ed>
WSWWSRXSUW 3:^ it <s>
XTUUUTTWUT 3:^ it <verbs>
ZUUUUTTSUT 3:^ it <word>
aTTUTTTTUT 3:^ it has
VWSSSXWSTW 3:^ it is
VUUUTXTTUT 3:^ it should
XSTTUTVYUR 3:^ it was
YTUUTTWTUT 3:^ it's <ing>
dRTVSTSSWT 3:^ it's <word>
YTUUTTVTUU 3:^ it's a
ZTTUTTTTUU 3:^ it's always
WTUUTUXTTU 3:^ it's at
VTTUSTWXTT 3:^ it's been
ZTUUUTTTTT 3:^ it's for
YTUUUTTUUU 3:^ it's my
VUUUTTXTUT 3:^ its <word>
ZaSRTTTTTS 3:^ je <s>
VYZZSRSSTQ 3:^ je <word>
VTTUXUTUUU 3:^ keep <date>
UTSUbTSUUU 3:^ keep <s>
TTTUYTTUUU 3:^ keep <verbs>
VWSTSTXUUT 3:^ keep in
WTXTTTVTUT 3:^ keep it
ZTTUTTTUVU 3:^ keep that
VSSTXTWUUT 3:^ keep the
XTTUTUWUUT 3:^ keep this
XRSRSSWYZR 3:^ la <word>
VTTUTTTTWX 3:^ last <word>
VWRSSVWYSS 3:^ le <word>
XUTTWTTUUT 3:^ let me
ZUTTTSVTUT 3:^ let's <verb>
XUUUUTTUUU 3:^ let's <word>
UTUUTTZUTT 3:^ let's go
XUUUUTTUUU 3:^ let's see
aTTTTUTUUU 3:^ make a
XUUUTUUUUU 3:^ make it
ZTTTTUTUUU 3:^ make me
UUTTZTTUUT 3:^ make sure
YUUUTUUTUU 3:^ make the
XUUUUUTUUT 3:^ maybe i'll
XUUTUUUUUU 3:^ maybe the
XTUUTUTUUU 3:^ maybe we
XUUUUTUUUU 3:^ me <s>
XYWSTTTTUS 3:^ me <word>
WTUUUUXTTT 3:^ meine <name>
XXTSSSaTTS 3:^ mi <word>
UUUUUXTTUT 3:^ might i
VUTTTSYTXT 3:^ mon <word>
TXTTTSUWWS 3:^ my <ing>
XUTTTSSTWX 3:^ my <name>
WWPVQVXPWX 3:^ my <s>
XbSSTRRSTZ 3:^ my <verb>
YYVOSTZVWK 3:^ my <word>
YUUTUUTTUT 3:^ my back
VTTTTTYTWT 3:^ my son
TTUUUYTUTT 3:^ ne <word>
YUUTTSUTUU 3:^ never <s>
TUTSWbTRUT 3:^ never <verb>
XTTSRWWXUS 3:^ never <word>
TUTUTXUUUU 3:^ never use
USUUWTWXSS 3:^ new <word>
YUUUTUSTUT 3:^ next :
YTTTWTTTUT 3:^ next <word>
aTTTTRYTUR 3:^ no ,
VTTTTXTUUT 3:^ no <caps>
SSUXTYSTVT 3:^ no <code>
UTTTTYTUVT 3:^ no <ing>
VTTTXVTTUU 3:^ no <name>
ZVRPVaQXUR 3:^ no <s>
YSSSTZTTVS 3:^ no <verb>
XTTTTXUTUT 3:^ no <verbs>
YVQVVYVOSV 3:^ no <word>
TTTWTXTUUT 3:^ no me
WWSRSTXXUR 3:^ no more
WUTSTVTUUX 3:^ no need
YUTTTTUUUT 3:^ no no
XTTTWWTTTT 3:^ nobody <s>
VTTTSYWSUU 3:^ nobody <verbs>
SXTRTZSTTX 3:^ non <word>
WTUXUTTUUT 3:^ non mi
YUTTUTUTUT 3:^ not <ing>
XTTXTSTUVT 3:^ not <word>
UTXVTSTSUX 3:^ not a
TTTXTWTSTW 3:^ not in
YUTTTTUUUT 3:^ not sure
YTUUTTUUUT 3:^ now ,
ZTUUTTTUTT 3:^ now <verb>
WUUUTTXTUT 3:^ now <word>
VTUUTTTUUX 3:^ now i
ZUUUTTTUUT 3:^ now the
TUTTUYTUUT 3:^ nunca <s>
XWTWTVTTTS 3:^ não <word>
XSTTTTSXXT 3:^ o <word>
UWTTTTXTTT 3:^ o meu
YUUUUUTTTU 3:^ o que
WTTTTTaTTS 3:^ on <word>
VTTTTTaTTU 3:^ on a
XTUUWTSUUT 3:^ on the
WSZSWTUSTS 3:^ one <word>
XTTTTTXUUT 3:^ one of
VTTTZTSTUU 3:^ only <verb>
XUUUUUUUUU 3:^ or the
XUUUUUUUUU 3:^ or was
TTUTTUYTVU 3:^ our <caps>
TTUUUUXUTU 3:^ our <ing>
XTUUTTXTTT 3:^ our <s>
UTUUTUXTTU 3:^ our <verbs>
WVSSURYUVS 3:^ our <word>
XTUUUTWTTT 3:^ out of
VTUUTUXUUT 3:^ que <word>
WUUTTTXTUT 3:^ same <ing>
YTUUTTTUUU 3:^ she has
aTUUSTTUVT 3:^ should we
YUTUTUTUUT 3:^ some <word>
VaTTUTTTUT 3:^ sono <word>
STWTSbTTUT 3:^ stop <ing>
UTTTUUVYUT 3:^ that <ed>
ZTTUTUTTUT 3:^ that <s>
ZUTUSTUTVT 3:^ that <verbs>
WTSTSTTWUY 3:^ that <word>
YUTTUUUUUT 3:^ that is
cTTTUUUSUS 3:^ that was
YTTUUUUTUT 3:^ that's <ly>
bSTUUTTTUT 3:^ that's <word>
YTUUUUUTUU 3:^ that's a
XTUUUUUSUU 3:^ that's all
YTUUTUSTUU 3:^ that's how
UYTUTTTUUU 3:^ that's me
YTUUUTTUUT 3:^ that's not
URTUSXWXTS 3:^ that's the
VXUUTUTTUT 3:^ that's what
TSTUWWTWWR 3:^ the <caps>
TTUUUUXUUT 3:^ the <code>
WTUTTTTTTY 3:^ the <date>
YUTUUTUUUT 3:^ the <ed>
VRSSSRXXXX 3:^ the <ing>
TTTUTTXVWT 3:^ the <ly>
UYSSTWWTRW 3:^ the <name>
TUUUUTTWTX 3:^ the <number>
ZTQROWXXVU 3:^ the <s>
XWSTQQVXWV 3:^ the <verb>
ZTTTTTTVUT 3:^ the <verbs>
ZRQSQMYZZW 3:^ the <word>
WTUUTTVZTR 3:^ the new
WTTTTTWTSY 3:^ the old
XTTTTTVWTT 3:^ the one
UXTTTYVSUR 3:^ the other
VTUUUTXTUT 3:^ there is
XTSTTUXTUU 3:^ there's a
WTTTTUXUUT 3:^ they <verb>
YTUTUUUUUU 3:^ this <s>
YUUTUTTUUT 3:^ this <verb>
bSTSTTVTUT 3:^ this <word>
XXTTTUTUUT 3:^ this is
YTTTUUUTUU 3:^ this one
VTUUUXTTUU 3:^ those are
YUTUUTUTUU 3:^ those were
VTWTTTUXUT 3:^ three <s>
ZTTTTTUTUT 3:^ tu <word>
VTUTTTVYUT 3:^ turns out
XSSWXSRWUU 3:^ two <s>
UUUTTYTUUT 3:^ und <word>
TUUUUUYTUT 3:^ unser <name>
VTUUXTUUTT 3:^ use <name>
YSTUVTTUUT 3:^ use <s>
WSTUbSTTUT 3:^ use <word>
WTTUXTTUUS 3:^ use the
ZTUUUTUTUT 3:^ was <word>
aQUVRRYZRR 3:^ we <ed>
VQTUVRcRXR 3:^ we <verb>
WVSSUPYZQW 3:^ we <word>
TXUUTTWTUT 3:^ we are
ZUUUTTSUTT 3:^ we could
TUUUUUZTTS 3:^ we decided
TWTUSXXTTS 3:^ we do
TWTSVVWSSX 3:^ we don't
TTUUTTTWTX 3:^ we got
ZTUUTUTTUT 3:^ we had
XSTURSYVWR 3:^ we have
YTUVTUTTTT 3:^ we might
VTUUTTTTZS 3:^ we need
STUUXYTTUT 3:^ we never
UTUUTTWUTY 3:^ we no
UZUUXRVSTR 3:^ we use
UTUVTUYSTT 3:^ we went
aTUVTUSSUT 3:^ we were
TTUUUTXUUT 3:^ we will
ZUTUTUSUUU 3:^ we'll see
XRTTTTaTXR 3:^ we're <ing>
YTUUUUUUTT 3:^ we're all
UTUUUUXUTT 3:^ we're back
TTUUUUZUUT 3:^ we're going
UTTTUTVUTX 3:^ we're no
WTUTTUXTUT 3:^ we're not
TTUUUUXUTU 3:^ we're on
WSTTTTXSTY 3:^ we've <ed>
VSTTTTWTTY 3:^ we've <word>
TUUUUUXUUT 3:^ we've decided
TWTTTTXUUS 3:^ we've got
YUTTUUTTUT 3:^ what <s>
YUTTTUTUUU 3:^ what <verbs>
bTTTTUSTUT 3:^ what <word>
ZUTTTUUTUT 3:^ what a
ZUTTTUTTUU 3:^ what can
aUSTTTTUVT 3:^ what do
SSXXXRUVTR 3:^ what i
YUTUTUTTUU 3:^ what if
ZUTTTUTTUT 3:^ what is
XUUTTUUTUT 3:^ what now
YUTTTUUTUT 3:^ what should
XUUUUUUTUT 3:^ what was
YUTTTUUTUT 3:^ what would
ZTTTUTUUTT 3:^ what's <word>
ZTTTUTTTUU 3:^ what's a
ZTUUTTTTUT 3:^ what's the
VSSWXSXTUT 3:^ when i
TTVWZVRSTT 3:^ when you
XUTTWTUTUT 3:^ whenever a
UUTUXTUTUT 3:^ whenever you
UXTTUTUUUT 3:^ where do
XTUUUTUUUT 3:^ where is
XUTTUUTUTT 3:^ which <verb>
aTUTTTTUUT 3:^ which <word>
UTUUUTYUUT 3:^ which is
ZUUUUTSTUU 3:^ which of
XUTUUUUUUU 3:^ who <s>
XUUUUUTTUT 3:^ who <word>
YTUUUTUUUT 3:^ who is
ZUTUUUTTUT 3:^ why does
YUUTUUUTUT 3:^ why is
VTTTWTYTTS 3:^ wir <word>
WTTTTTXTTW 3:^ wir haben
VTTTTTWXTT 3:^ with the
XUUVUTTTUT 3:^ would it
YUUUTTUUUT 3:^ would you
ZUTTTTTUUT 3:^ you <ed>
XTTSTVTUUW 3:^ you <word>
TYRVVTRSTY 3:^ you can
TTTSTXTUUX 3:^ you don't
YUUUUUTUUT 3:^ you have
YTTUUUTUUT 3:^ you know
XTTTVXTTTT 3:^ you must
YUUUTTUUUT 3:^ your <verb>
XUTUUUTUTU 3:a <caps> <word>
TXSTWRWYTR 3:a <ed> <word>
YVUUUUTTTT 3:a <ing> ,
XUTUUTUTUU 3:a <ing> <ing>
XUTUTUUUUU 3:a <ing> <verb>
VWWTRSVYTS 3:a <ing> <word>
XUTUTTUUUU 3:a <ing> to
XTTTTUTXUT 3:a <ly> <word>
UXTUTTWTTT 3:a <name> ,
bUTUUUTTTS 3:a <name> <word>
XUUUUTUTUU 3:a <name> ?
TUUUTTYTUT 3:a <number> <name>
UZTUSTVXSS 3:a <number> <word>
VTTUTTXUUU 3:a <s> <word>
YTTUTUTVTU 3:a <verb> ,
UUUTXUUUUU 3:a <verb> <verb>
VRURVWWWTS 3:a <verb> <word>
XUUUTUTUUU 3:a <verb> ?
XUUUUUUUUT 3:a <verb> at
ZUTUVSTTTT 3:a <verb> for
ZTTUTTTUUT 3:a <verb> to
YSUXYUTVQP 3:a <word> ,
WTUUTTXTTU 3:a <word> :
YTTUTUTUUU 3:a <word> <date>
WSWSSTXWTT 3:a <word> <ed>
ZTWTTUTTTT 3:a <word> <ing>
UXTUUUUTUU 3:a <word> <name>
YSSWWVRSUU 3:a <word> <s>
VTXRWUWVSR 3:a <word> <verb>
UTUTYTWTTT 3:a <word> <verbs>
TYWQVTSUYR 3:a <word> <word>
XUUUUTTTUU 3:a <word> ?
aUTTTUTTUT 3:a <word> about
ZTTUUUUTUT 3:a <word> as
VTTTYSTTXT 3:a <word> before
XTTTTTVTXT 3:a <word> by
TTTTYTYTTT 3:a <word> de
YWQSWRUXST 3:a <word> for
aVTTTUVSTS 3:a <word> from
YTTUTUUUUT 3:a <word> i
WVQSZQTYRW 3:a <word> in
VUTTaTTTUT 3:a <word> is
UWZXUPYTQQ 3:a <word> of
ZWTTSXSSTS 3:a <word> on
XUTUTUSTUV 3:a <word> one
VTWTRWVUTT 3:a <word> that
ZWTTVTSTTT 3:a <word> to
ZUWTSTWSTT 3:a <word> with
WUTTTXUTUT 3:a <word> without
XTUUTUTVTU 3:a call with
WTUUXUTUTT 3:a new <word>
TTUUXUWUTT 3:a new one
VTTTXUTUUU 3:about <word> <word>
ZUTUTUTTTT 3:about a <word>
YUTUTTUUUT 3:about the <ing>
VUTUUTTUUX 3:about the <s>
WSSSTWUUTY 3:about the <word>
WXTUTTTTUT 3:after <word> <s>
USTUWWSXTT 3:after a <word>
XSVVWSWRTS 3:after the <word>
XTUUTUWTTS 3:again , <word>
TUTTVTXTUT 3:all <s> are
UUTUWTYTTS 3:all <s> in
VTUUVUXUTT 3:all <s> to
WTTUUTXTTT 3:all of it
XUUTUUTUUT 3:all of this
WUTTXTVTTT 3:all the <s>
XTTTTTXWTT 3:all the <word>
XUUUTTTUUU 3:always <ed> to
TTUTYUUUUU 3:always <verb> <name>
VTSTZTTTUU 3:always <verb> <word>
TUTUYTUUUU 3:always <verb> a
SUTTYTUUUU 3:always <verb> me
WTTUYTTTUT 3:always <verb> the
XTTUTUUUUT 3:always <word> ,
YTTUTTUUUU 3:always <word> <word>
XUTUTUTUUU 3:always <word> in
VTTUXUTUUT 3:always the <word>
TZUUUUTTUT 3:am <name> <name>
TTUUTUVTZT 3:am <number> <name>
XWTTUUUTUT 3:am a <word>
VTTTTWTXUT 3:an <ed> <word>
ZTUUWUUSTT 3:an <word> ,
TUTTWYTTUT 3:an <word> <verb>
UURVVWVXSS 3:an <word> <word>
YUUUTTTTUU 3:an <word> ?
UUTUVTTXUT 3:an <word> in
WXTUTTTTUT 3:an <word> with
TTYSWWTTUT 3:and <s> ,
TUUTTTXWTU 3:and <s> <word>
YUTUTUTTUU 3:and <verb> a
WXTUSTWTUT 3:and <verb> it
bTTTWSTTUT 3:and <verb> me
YUSTTSWTUT 3:and <verb> the
TTUUXTWTTU 3:and <verb> with
VUUUTTXTUU 3:and <word> <number>
USTTTXWXUT 3:and <word> <s>
VSXSXSTVTW 3:and <word> <word>
YUTUTUTUUU 3:and <word> a
VYSUSTXTUS 3:and <word> for
YTUVUUTSUU 3:and <word> the
UWXSUVUTST 3:and a <word>
XUUUTUTTUT 3:and make the
TTUUUTXUTU 3:and she <s>
TTUTXWTTUU 3:any <word> you
UWXTTUTUUU 3:anything <word> ,
TUUTYVTUUT 3:anything a <word>
TTTTTWXUUT 3:anything under <word>
UTWTTTYUUU 3:anything with <s>
TXUVVVSUTT 3:anything with <word>
WUTTTTXTWS 3:are <ed> <word>
UUTTTUZUUT 3:are <ed> in
TUUTTTYUUT 3:are <verb> from
WUTTUTYTTT 3:are <word> <s>
TTXTWTYTUT 3:are <word> <word>
TTTTXTWSTW 3:are <word> again
VXTTTTXUTS 3:are <word> in
VXUTUTTUTU 3:are <word> of
UTSYSTTUXT 3:are <word> to
TWTTXTUTUT 3:are a <word>
TXTTTWWTUS 3:as <word> <word>
XSUTWSUTTX 3:as <word> as
VWWSWUVWRQ 3:as a <word>
WXTUTTUUUU 3:as an <word>
UUUUXTTUUU 3:ask <name> before
UUTTXTTUUU 3:ask before you
UUUTXTTUUU 3:ask for a
WTUTXTUTUT 3:ask me before
UUTTYTTUUU 3:ask me first
SaTTTTXTVR 3:at <name> <name>
ZTUUTTSWTS 3:at <number> %
UXUUUUTTUT 3:at <number> ,
TTUUVTUYTT 3:at <number> <s>
UTUUTUXWTU 3:at <number> and
YSUUUUSTWT 3:at <word> ,
WTUUUUYTTS 3:at <word> <number>
YVTTSTTSXT 3:at <word> <word>
TXWRVWUSTT 3:at a <word>
YTUUTUTTUU 3:at my <word>
UWTTSTVTYR 3:at the <name>
TSXTVXVSVS 3:at the <verb>
VWPQVTVUXW 3:at the <word>
XUTUTWTTUT 3:au <word> ,
WTUTTUTXUT 3:auf dem <name>
XUUUUUSTUU 3:back and <word>
XUUUUUTUUU 3:back of the
TTUTTTTTXW 3:back on the
YTTTTTVXTT 3:back to <word>
XTUUTTTUUU 3:be <ed> ?
UUUUXTUUTU 3:be <ed> as
TTUUWTTUXT 3:be <ed> before
WTTUVTTTXT 3:be <ed> by
XTTWTTTUUU 3:be <word> ,
XTTTWTUUTT 3:be <word> on
XWTSXSSTUS 3:be <word> to
WTTTXTTUUU 3:be <word> with
WXSUSSXTTT 3:be a <word>
YUUUTUTUTU 3:be in <word>
UTUUTTUUXT 3:be out by
UXTTTTTXUU 3:because i <word>
WTUUTUTXUT 3:because of a
WYTTUTTTUT 3:because of my
WTUUTXSWTT 3:because of the
TSUUTTVaTS 3:because the <word>
YSUUTUTVTU 3:been <ing> at
TXTUUUTXTT 3:been <ing> the
VXUUUUTTUT 3:been <word> since
UTUUUUTUXU 3:before <number> <date>
VTTUXTTUUU 3:before every <verb>
VUUUTSWUXT 3:before i <verb>
XTUUTTSXTT 3:before the <word>
SUTUaSTWUT 3:before you <verb>
YTTTUTTUUU 3:before you <word>
XVUUTTVTTT 3:between <number> and
XUTUTUTUUU 3:between a <word>
XTTTUTUUUU 3:between the two
WTUUXSTUTT 3:bitte <word> <name>
YTUUTTUUUU 3:bitte eine <name>
TUUSTZUUUU 3:bitte keine <name>
UUUVTTTTYT 3:by <date> <number>
TTUUUUTUXT 3:by <date> the
USUVTTTTXW 3:by <number> <date>
SVWUXTWTTT 3:by <verb> ,
VYTTXTSTTT 3:by <word> ,
WTSTTTXXTT 3:by a <word>
VTTUTTTTZT 3:by the <number>
TTUUUUTUXT 3:by the <verb>
XTTTSWXVSR 3:by the <word>
TaTTXSTUUT 3:call me <name>
VSTTTXUUVT 3:call me <word>
XTUTTXTUUS 3:call the <word>
TSUTXWTUUW 3:can <verb> the
UXUTTUUUVS 3:can <word> me
XUTUTUUTUU 3:can i <verb>
YUTTTUUUUT 3:can i <word>
XUTUTUUUUU 3:can one <word>
XUUUTUTTUT 3:can we <verb>
dUTURRSUVT 3:can you <verb>
ZTTTSSXUUT 3:can you <word>
YUUUTTTUUU 3:can you do
YUUUTUTUUU 3:can you make
TUXZUSSTUT 3:can't <word> <word>
TWTWTXTTUT 3:can't do <s>
TWTTUUXUUT 3:can't have <word>
XUUUTUUTUU 3:could be <s>
XUUUUUUTTU 3:could be the
XTUUUUTTUU 3:could the <word>
XWUTSTTTWT 3:could you <verb>
YTUUUUUTUU 3:could you <word>
XTUVTUSTVU 3:could you go
XTUUTUTUUU 3:could you make
XVTTTTXTTT 3:da <word> <word>
XUUUTTXTTT 3:das <name> <word>
TTUTXTTXUT 3:das <word> <name>
XTUUTUWTUT 3:das <word> <word>
XUUUUTTTUT 3:das <word> ?
TWTTXTUUUT 3:de <s> <s>
VVRSWZTRXR 3:de <word> <word>
UXSTSWWWSS 3:de la <word>
TUTTUUYUUT 3:decided not to
SUUUUUYUUT 3:decided to <word>
UUTUUUXUUU 3:decided to go
YUUUUUTTTT 3:den <name> <word>
XSTTVSXWWR 3:der <name> <word>
YUUUTUTTUT 3:der <name> hat
UVUTTTYTTT 3:der <word> <name>
XUUUUUUUUT 3:did i <verb>
UTUUTUTYUT 3:did the <word>
VTUUUTUXUT 3:didn't <word> the
ZVTSSSXSXR 3:die <name> <word>
ZTUTTUTUUU 3:die <word> <name>
YTTUTTTUUU 3:do <s> <verb>
VUUTTTTXUT 3:do <word> <word>
aTTUTUTUUU 3:do i <verb>
WYTSTTUUUT 3:do i <word>
XUUUTTTUUU 3:do i get
USSWUYVTUS 3:do not <verb>
XTTYTSTVVT 3:do not <word>
UUUUWTXUTT 3:do the <ing>
WUSSSTYTUV 3:do the <word>
XUUUUUTTUU 3:do they <word>
VTUXTTTUUU 3:do with <word>
XUTUTUUUUT 3:do you <verb>
YUTTTUUUUT 3:do you <word>
XUUUUTUUUT 3:do you know
XUUUUUTUUT 3:does <word> <verb>
XUUUTUTTUU 3:does <word> <word>
XUUUUUTTUU 3:does that <word>
TTUUUUZTUT 3:does the <s>
TXUUUUTTUT 3:does the <verb>
WTTUTUXTUT 3:does the <verbs>
VTTTTUXWTT 3:does the <word>
YUTUTUTTUU 3:does this <word>
WTTUUTXTTU 3:doesn't <word> <word>
TTTTXZTUTR 3:don't <verb> <s>
TTUUTXUUUT 3:don't <verb> <word>
UTUTTYUUUT 3:don't <verb> any
ZTTTSVTUUT 3:don't <verb> anything
YUUTTSTTUW 3:don't <verb> it
VTTSVVTUUX 3:don't <verb> me
TUUUTXTUUT 3:don't <verb> my
VTUTUYTUUR 3:don't <verb> the
TZSPUTXUUW 3:don't <word> <word>
TTTWTXTUUT 3:don't <word> for
XTTTUTTUUW 3:don't do <s>
TTUTXWTTUT 3:don't ever <verb>
TTUUTYTTTW 3:don't use <word>
ZTTSTWUUTT 3:don't want to
XTTXTSTTTX 3:du <word> <word>
TUUUXXTUTT 3:each <word> <verb>
VWUUTTSTXT 3:el <number> de
XWRSXTRYTR 3:el <word> <word>
YTTTSTXTTT 3:el <word> de
VTUUUUTTXU 3:el <word> es
XUUUUTUUUU 3:ele <word> <word>
ZTUUTUTTUT 3:en <name> ?
YTUUTTUUUT 3:en <word> ?
XTTUTUTUUW 3:en el <word>
VTUUSXUUUU 3:en las <s>
ZUUUUUTTUT 3:es <word> ?
TWUUUTSUXT 3:es el <number>
ZTTUUTTTUU 3:eu <word> <word>
TTUUXVTUUU 3:ever <verb> <word>
TUTTXXUTUT 3:ever <verb> a
TXTTTVTUUT 3:ever <verb> the
XTUUUTVTTU 3:every <word> ,
TTUUTUZUUT 3:every <word> <date>
TSTUVWXVUT 3:every <word> <s>
UUTUYTTUUU 3:every <word> <verb>
WTSTYUUWTS 3:every <word> <word>
UUTUXTUUUU 3:every <word> from
ZTTTUTTTUU 3:every <word> in
TTTUXTXTUT 3:every <word> one
UUTTXSUUUT 3:every <word> you
YUTTTUUUUU 3:every one of
UTUVTUXTTU 3:every other <date>
ZTTTTTVTUT 3:everything in <word>
TUTUXTWUTT 3:first , then
XTTUTTXUUT 3:for <name> ,
TXUUTTVVTT 3:for <name> <name>
WSXTWTWSST 3:for <number> <s>
XTTUTUVTUS 3:for <number> <word>
UUUTTXTUUU 3:for <s> <verb>
VYSTTTWTTU 3:for <s> and
TXSTXSXTTT 3:for <word> ,
TXVXUVUTSR 3:for <word> <s>
TXTWTVTUUT 3:for <word> <verbs>
XYRSSWWSTS 3:for <word> <word>
XUUUUUTTUU 3:for <word> ?
UZTTTUTTUU 3:for a <ing>
YTTUUUTTUU 3:for a <s>
aTTUTTTTUT 3:for a <verb>
aWQSURQYTW 3:for a <word>
YTUTWTTTUU 3:for all <s>
ZUTUTUTUUU 3:for all the
YTUUUUTUUU 3:for an <word>
TYTUTTVTTU 3:for anything <word>
WTTUXTTTUU 3:for every <word>
UTXSXSXSUS 3:for me ,
VTSWTTXTUT 3:for me and
WSSTYSTYVS 3:for my <word>
YUUUTUTTTT 3:for our <word>
WXUUWSSSVS 3:for the <ing>
WUSTXSUSYR 3:for the <name>
XTUUUUTTVT 3:for the <number>
VXSSTVZRWR 3:for the <s>
ZTTUTTTTXT 3:for the <verb>
VWUPRSZVWS 3:for the <word>
WTUUTXTUUT 3:for this <verb>
ZYSSTRTSXT 3:for this <word>
aTTUSTTTUU 3:for this one
XUUUUUTTUU 3:for us ?
aTTUTTTUTT 3:for your <word>
UTUUTTYUUT 3:from <date> to
TSUTUUXTTX 3:from <name> <name>
YTTTUUTUUT 3:from <name> ?
WTTUUUUTTX 3:from <name> to
TTUUTTVXXS 3:from <number> to
XTUTTXTTUT 3:from a <word>
UTUUUTTXUT 3:from an <word>
UTTUZTTTTU 3:from here on
XTTTTTSVTY 3:from my <word>
UXTTYSVTTS 3:from now on
YUUUUUTTUT 3:from our <word>
TXUUTUWTWS 3:from the <number>
ZWTTTTTVUS 3:from the <s>
VTTTTTVTUX 3:from the <verb>
WURSRRYWXV 3:from the <word>
XTUUTUVTTS 3:für die <name>
ZUUUTTTUUT 3:get <ed> <word>
TTTUVSWUXT 3:get <word> <verb>
WTVTSTXTTU 3:get a <word>
YTWTTTTUUT 3:get the <word>
UYTUUUTUUT 3:go by <name>
WTUTTUXTTT 3:go to the
XUUUTUTUUU 3:go with <name>
TTSTXTYTTU 3:go with <word>
XUTUTUTUUU 3:go with that
TTUUTUYUTT 3:go with the
XUTUUUSUUU 3:going back and
ZUUUUUSTUT 3:going to <word>
UTUUTUYTTU 3:going with <word>
VXTTTUVTUT 3:got a <word>
VUUUUUTXTT 3:had <ed> the
bTTTUTTSUT 3:had a <word>
VTUUTTXTTU 3:has <ed> to
TUTUTTXXTT 3:has <number> <word>
XUUUUTTTTT 3:has <word> <word>
UTTTTTXTTX 3:has <word> to
VTTTZTWTTT 3:has a <word>
YUUTTTSTTW 3:has been <ed>
TXTTTXUTTT 3:has no <word>
YTTTTTWUUS 3:has the <word>
USTUWSRSZW 3:has to be
XWUUTTUTTT 3:have <ed> to
VTTUTUWTXT 3:have <number> <s>
VTXSXTTTWS 3:have <word> <s>
UXSTTUWXTS 3:have <word> <word>
ZUTTTTTUTT 3:have a <verb>
WVSTVTWSXS 3:have a <word>
WUUUTTXTUT 3:have an <word>
TUUUUUYUUT 3:have decided to
VTTTXSXTTT 3:have no <word>
UUUUUTYUUS 3:have the <s>
VTSTYSSVZS 3:have to be
YTUUTUTUUU 3:he <s> <s>
XWTTTTUUUT 3:here , <word>
UUTUXUUTUU 3:here on out
YUTTTUTUUU 3:how <s> <verb>
XUTUUUTUUU 3:how <word> <word>
YTUUTUTUUU 3:how <word> do
XUUUTUUUUT 3:how <word> does
ZUTUTTTUUT 3:how <word> is
YUTTTTTUUT 3:how <word> it
YTTUTUUUUU 3:how do i
XUUUTUTUUU 3:how does one
XTTUTUUUUU 3:how i <verb>
YUTUTUUTTT 3:how many <s>
WTTTUTTYUS 3:i <ed> <word>
YTUTUUTTUT 3:i <ed> for
ZUUUTTTTTU 3:i <ed> in
XTUUUTXSUT 3:i <ed> it
VSTTUTWSWX 3:i <ed> on
VTUUTTYTTU 3:i <ed> that
WWTUTUSYTR 3:i <ed> the
aYTTUURSUS 3:i <ed> to
UTVWTTXTUT 3:i <ly> <word>
WXTUTTTTUU 3:i <verb> ,
VTXTVUTUUT 3:i <verb> <ing>
ZTTUTTTUUU 3:i <verb> <ly>
VYSUTUSUUU 3:i <verb> <name>
VWZWSRVTTR 3:i <verb> <s>
SXaSXRQSXS 3:i <verb> <word>
VYUTUTTUUT 3:i <verb> after
TZTUTUUTUU 3:i <verb> as
UYSTUTXTUS 3:i <verb> at
YVTTUTTUUT 3:i <verb> for
VXTTUTTWTS 3:i <verb> from
VXVTWTSTUT 3:i <verb> in
XTTTWTWTUT 3:i <verb> it
XXSTTSXTTT 3:i <verb> on
UWURWWWXSO 3:i <verb> the
YTUTTUUUUT 3:i <verb> them
VVXUTTTUUT 3:i <verb> to
WTTTZTTTUT 3:i <verb> you
UYWTWTSSWR 3:i <word> ,
ZTTUUUTUUT 3:i <word> <date>
XTUTUTTTUX 3:i <word> <ed>
YVVWTSSTUS 3:i <word> <s>
XSTWTXTUTT 3:i <word> <verb>
XWaXVQURSP 3:i <word> <word>
WXXSTTSTTU 3:i <word> a
UYUTUTTTUT 3:i <word> an
UUXSUUUUUU 3:i <word> anything
VXUUUUTUUT 3:i <word> at
UUUYTTTUUU 3:i <word> being
ZSXSXTSTUT 3:i <word> for
TcSSWSYTSR 3:i <word> in
YTSYUTSTVS 3:i <word> it
aTUTUUTUUT 3:i <word> my
UUWSXSXTUS 3:i <word> on
YTTSWUTUUT 3:i <word> that
VXQTXVWURS 3:i <word> the
TTWXUUTUUT 3:i <word> them
YTTSUUUUUT 3:i <word> this
YTUTUUUUUU 3:i <word> to
XUTTTUTTVU 3:i <word> two
WZSSTSSSTX 3:i <word> up
XWXTTTSUUS 3:i <word> with
VTSSSXUTTY 3:i <word> you
ZTUUTTTUUT 3:i always <verb>
TYTUSTUUUU 3:i always <word>
TTUUUUVXTS 3:i am <ed>
UXTUUUTUUT 3:i am <ing>
TZUUUUTTUT 3:i am <name>
YVTUUUTTTT 3:i am <word>
XWTTUUUTUT 3:i am a
XVUTUUTTUU 3:i am in
TXUTUUTTTW 3:i am not
XTXTTTWTTT 3:i can <verb>
ZTTSUTTVVU 3:i can't <verb>
VUXaURRSTS 3:i can't <word>
UVSXTWSTUT 3:i can't do
YTTTUUTUUT 3:i could <word>
UZTTUTTTUU 3:i do <word>
UVVYTSSUUT 3:i do not
WVSSTTXUUS 3:i do the
XYQXTQSUUW 3:i don't <word>
VTTTUTUUVY 3:i don't do
WTTTUTTUUX 3:i don't have
XWTTUTUUUT 3:i don't know
TSWZTSTUVS 3:i don't like
XTSYTWTUTR 3:i don't want
VXTWTTSUUT 3:i get <s>
WTTXTTTUUT 3:i get <word>
TZTUUUTUTT 3:i go by
XUTTUTUUUU 3:i had to
TWTTTSXWSV 3:i have <ed>
XWRSTUXSTW 3:i have <word>
XXSTTURTYS 3:i have a
TUUUUUYUTT 3:i have decided
XTVUTUTTWT 3:i have to
XTWSTUUUUU 3:i like <word>
UTYTTUTUUU 3:i like my
ZTSUUUTUUT 3:i like the
XUUTUUTUUT 3:i might <verb>
XUUUTUUUUU 3:i must to
aTTUTTUTUT 3:i need a
YTUUTUTUTU 3:i need to
VSTTTSWUTY 3:i no <word>
STSTWTUTUZ 3:i said about
UUUUXTTUUU 3:i say <word>
XWUUTTSUTU 3:i shall be
ZTTTUUTUUT 3:i should <word>
VTTTWTXTTT 3:i should be
ZUTTTTTUUT 3:i think <word>
XUUUUUTUUT 3:i think about
XUUTUUTUUT 3:i think the
UTTTTTXTUX 3:i told you
TZTTTUTUUT 3:i use <name>
TZTTUTTUUT 3:i use <word>
XUUUTUTUUT 3:i use a
UUTTXTUUUU 3:i want the
XTWSWSSTXS 3:i want to
XTTUUUUUUU 3:i was <ing>
WXSTSSWTTW 3:i was <word>
VZUUUUSTTT 3:i was a
YTTUUUTTTU 3:i was in
VUTTTXTUUU 3:i would be
VXVTTTUTUS 3:i'd <verb> the
ZTTTTTUTUU 3:i'd <word> <word>
ZTTUUTUTUU 3:i'd <word> for
YUSTTUUUUU 3:i'd like a
WUSTTUTTXU 3:i'd like to
TUXTUTUUUU 3:i'd rather <verb>
UUYTUTUTUT 3:i'd rather have
TXUTUUUUUT 3:i'm <ed> in
YVTTTUTUTT 3:i'm <ing> a
WXTUTUTUUT 3:i'm <ing> for
WXTTTUUVTT 3:i'm <word> ,
VZTTTUTUUS 3:i'm <word> <word>
VZTSTUTUUT 3:i'm <word> to
VaWRSUTTTS 3:i'm a <word>
XWTUUUTUTT 3:i'm at the
VUUTUUXTTT 3:i'm going to
VaTTUUTUTT 3:i'm in <name>
XWTTUTTUTT 3:i'm in the
UWXTTUTUUT 3:i'm more of
XWTRTTXUUR 3:i'm not <ing>
TTTVUUTUUY 3:i'm not <word>
TTTYUUTUUT 3:i'm not a
XTUTUUTUUT 3:i'm not going
XUUTTUTUUT 3:i'm not sure
SXUUUUUUUT 3:i'm on <name>
XWTSUUTUTT 3:i'm on <word>
XUTUTUUUUU 3:i'm on a
XVTUUUTUUT 3:i'm on call
WXUTTTTUUT 3:i'm on the
VZUTUUTUTS 3:i'm the <word>
TXTUTTWTUU 3:i'm the one
TXUTUUUUUT 3:i'm with <name>
XTUUUUTTTW 3:i've <ed> <ing>
WTUTYUVTTT 3:i've <ed> the
UTTTUUXTUU 3:i've <word> to
WXTTTUSVUT 3:i've been <ing>
WXTTVTTTUT 3:i've been <word>
TUTTUUXUUT 3:i've decided not
UYTTUUTUUT 3:i've got <word>
VXTTTUTTUU 3:i've got a
VYWWSUTUTQ 3:ich <word> <name>
WTZWSSRSSW 3:ich <word> <word>
RaTSUUUUUT 3:ich <word> in
WTSYTTUUUS 3:ich <word> keine
VXTTTUUUUT 3:ich <word> mit
WTTTTTUUUX 3:ich <word> nicht
TVTSYTTUUU 3:if a <word>
YUUTUTTUUU 3:if i <ed>
XTUSWTUTUU 3:if i <word>
YUTUTTTUUU 3:if i were
YTUUWSSTTT 3:if the <word>
VTXUSUTUUU 3:if there's a
YUTUUUTUUU 3:if we <ed>
YTUUTUTUTU 3:if we <word>
WTUUUUSSYU 3:il <number> <word>
XXSTUUTTTU 3:il <word> <word>
WSTTTTVXVT 3:il <word> di
WTUTUUTTXU 3:il <word> è
VUUTYTTTUT 3:immer auf <name>
TTXXWSTTTS 3:in <caps> <verb>
TUTUTUYTUU 3:in <code> are
WXRSVRZSWR 3:in <name> ,
TVTUUTUXUT 3:in <name> <ed>
TXTUWTTTSW 3:in <name> <name>
WTTUXSVTUT 3:in <name> <s>
XTSTSTVWWS 3:in <name> <word>
ZUUUUSTTTU 3:in <name> ?
XVTWTTTTTT 3:in <name> and
TXTUWTTTWT 3:in <name> on
VXTTTSWUTU 3:in <name> with
XTUUUUVSTT 3:in <number> ,
WUTUTTTXTT 3:in <number> <s>
ZTTTTTUXTS 3:in <number> <word>
VSSTXWWTTT 3:in <s> ,
TUTXVTUUUT 3:in <s> <word>
UUXTXTTTUT 3:in <s> and
XSXRUXYTSQ 3:in <word> ,
VVSSYWUTTS 3:in <word> <name>
XVUTTSYWSR 3:in <word> <number>
XUVUUUXVQP 3:in <word> <s>
UUSRXaSSWT 3:in <word> <verbs>
WSQXZUSWTR 3:in <word> <word>
YUTTUTUUUT 3:in <word> ?
ZTTTTTWUUS 3:in <word> and
YTUUTTWTUU 3:in <word> for
YUTUSSUUVU 3:in <word> when
XTVUTUTTUU 3:in a <ing>
WVWRQXUXSS 3:in a <word>
VTUTXTVTTT 3:in all <s>
VTTTVXUTTU 3:in all <word>
UUTTWXTTUU 3:in any <word>
TUUUUTTUXT 3:in by <date>
YUUUTVTTUT 3:in my <s>
VUTTXTUUUT 3:in my <verb>
YSWWRXVSTR 3:in my <word>
YUSTTUWUTT 3:in one <word>
WTTTZSWTTT 3:in our <word>
XUVUSTTTUU 3:in that <verb>
ZTTTWSTUVT 3:in that <word>
YTTTTTWTUT 3:in the <caps>
XXUTUTTTUT 3:in the <ed>
TVUVVUWUUQ 3:in the <ing>
UXSTWWVTTS 3:in the <ly>
XVRRVWURUW 3:in the <s>
ZYSSQVWUSS 3:in the <verb>
WVSSWWWWSR 3:in the <word>
UWTUXTTTTT 3:in the first
TUTUXTUTUU 3:in the same
ZUTTTSTUUU 3:in this <verb>
UPVVWZYTSP 3:in this <word>
YUUUUSUTUU 3:in this one
YUUUTUTTTU 3:instead of <number>
STWTVSWYTS 3:instead of <word>
XSTTWTTTXT 3:is <ed> ,
TWUTUTZUTS 3:is <ed> <name>
WTUTUYWTTS 3:is <ed> <word>
YUUUUUTTTS 3:is <ed> again
TTUUUUTTYT 3:is <ed> for
XUTTTUWUTT 3:is <ed> in
TTUXUTWUUT 3:is <ed> on
VTUTUTYUUT 3:is <ed> to
YUTTUTUTUT 3:is <ing> me
UXUUTTVUUT 3:is <name> ,
TYUTTTbUSQ 3:is <name> <name>
WTUUUUXTTT 3:is <name> <word>
WVTTUTSTaR 3:is <number> <date>
VTTUTUYUTT 3:is <number> <s>
ZTTTTTXTTT 3:is <number> <word>
WSSRXSTXTW 3:is <word> ,
UTUVUTXSVT 3:is <word> <number>
XTTTSXWTTT 3:is <word> <s>
YSSWTWXSTR 3:is <word> <word>
YUTTUTTUUT 3:is <word> ?
ZTUUTUTTUT 3:is <word> again
STTXXSXTTS 3:is <word> in
WTUXTTXTTS 3:is <word> of
VUTSWVTTYR 3:is <word> on
TTUUUTXWTS 3:is <word> since
TTTTUYWUUS 3:is <word> to
XUUUUUTTTT 3:is <word> today
UTTUXTYTTT 3:is <word> with
UTTUTUYTUU 3:is a <number>
YVYXSSSSSS 3:is a <word>
XTTWUTTUUT 3:is a no
TWTUTTXUUT 3:is an <name>
YUUUUTUTTS 3:is at <number>
XTWSTTUUUT 3:is for <s>
WTTUTXTUUT 3:is for the
YTUUUTTUUU 3:is he <word>
VXTWSTUTVS 3:is in <name>
XVTTTTZTTT 3:is in <word>
TXUTUTXUTT 3:is in the
YTUUTTTUUU 3:is it <word>
XUUTUUUUUT 3:is it in
SZXTUTVTTR 3:is my <word>
UWTTWSSTTY 3:is no <word>
UTUUUUTUZS 3:is on <date>
UWUUUTVTWR 3:is on <number>
TTTTTTXTTW 3:is on <word>
SVUUTUXTVS 3:is on the
XTUUTUXUTT 3:is our <word>
XTTTUTVTTX 3:is out of
XTUUTTWSUS 3:is that <word>
TXTUTTXVTS 3:is the <number>
YTUUTUTTUU 3:is the <s>
UTSUXTYTTT 3:is the <verb>
XUWRWTXRWP 3:is the <word>
XUUUTTUUUU 3:is there a
XUUUUTTUUT 3:is there any
XUUUTTTUUU 3:is there anything
YUUUUTTTUT 3:is this <word>
YTTUTUVTTT 3:is too <word>
VUTTTUUYUT 3:it , <word>
WUTTTTXTUT 3:it <s> <word>
TUUUVTYTTT 3:it <s> the
ZUUUTTTTVT 3:it <word> ?
XUUTUUTTUU 3:it <word> that
XTUUUUTTUT 3:it <word> the
ZUTTTTTTUT 3:it <word> to
XUUTTUUUUT 3:it a <word>
ZTUUTUTUTT 3:it as <word>
XUUVUTTTUT 3:it be <word>
YUUTTTTTUU 3:it could be
XUUUTUTTUT 3:it doesn't <word>
YTTXSTUSWS 3:it in <word>
TVTTUYUTUS 3:it is <word>
VUTUTTYUUT 3:it on <word>
UUUUVTTXTT 3:it on the
TUTSWSXUVT 3:it to me
YUUTTTVTUT 3:it to the
aUTUUUSTUT 3:it was <word>
WTUTUUTXUT 3:it was a
VTUUUUTXUS 3:it was the
YUUTTUUUUT 3:it with <word>
TZTUSSUTXT 3:it's <name> ,
XTTUWUTTTT 3:it's <word> <word>
YSTUTTWVTT 3:it's a <word>
ZTUUUTTTTT 3:it's for the
XaSSTTUUTS 3:je <s> <word>
XVWVTTTTTS 3:je <word> <word>
SSXYUTTUUT 3:je <word> les
VTTUXUTUUU 3:keep <date> <word>
UTTUXUTUUU 3:keep <s> <word>
TTTUYUTUUU 3:keep <s> to
VWSTSTXUUT 3:keep in <word>
TUXTVUSUUU 3:keep it <word>
XXTUSTSUUU 3:keep that in
TTTTYTYTTT 3:keep the <word>
UUUUTUYUUT 3:keep the old
YTTTUUTUUT 3:know what i
WTUTTTXTTT 3:la <word> ,
TXUTTTXTTT 3:la <word> <name>
XSSSSUZYTS 3:la <word> <word>
XUUUUUTUUS 3:la <word> ?
USTUTWXSTU 3:la <word> de
TTUUUUVTXT 3:la <word> est
XTUTTUTUUU 3:last <s> <word>
TTTUTUTTaU 3:le <number> <word>
RQYRVVWXWR 3:le <word> <word>
ZTTUTUUTUU 3:le <word> ?
SSYWTSWTUS 3:les <s> <s>
YUUTSUUUUT 3:let me <verb>
TTTUTTZUTU 3:let's go with
XTUTUUTUUU 3:like <word> <s>
aTVTTUTSTU 3:like a <word>
XTTTTUUUUU 3:like i'm <word>
TTXWUUTTUU 3:like it when
VTXTUUUUUT 3:like my <word>
XUTUTUUUUU 3:like that ,
WUTTXUTTTT 3:like that <word>
ZTSUUUTUUT 3:like the <word>
YUTTTTTUUT 3:like this for
WXWTTUSTTU 3:like to <verb>
TUTUTUTTYU 3:like to have
TTUUUZUTTT 3:mai <word> <word>
XUTTTUUUUU 3:make a <verb>
WTSSYUUUUT 3:make a <word>
YUTTTUUTUU 3:make it <word>
UUWZSTTTUS 3:make me <word>
YUTTTUUUUU 3:make me a
TUUUXUUUUU 3:make sure every
YUTTVUUTUT 3:make the <word>
XUUUTTTTUU 3:many <s> ?
XUTTTUUTUU 3:many <s> can
XUUTUTUUUT 3:maybe i'll <verb>
XUUUUUUUUU 3:maybe it's the
XUUTUUUUUT 3:maybe the <word>
WTXTVTTTUT 3:me , <word>
YTTTUWTUUT 3:me <s> <word>
UUSTXVUUUU 3:me <s> in
XUUUUTUUUT 3:me <s> un
WUSSWTUXTT 3:me <word> ,
TYTTUUUUUT 3:me <word> <name>
YTRSUVTTVW 3:me <word> <s>
ZSYSSTTTUT 3:me <word> <word>
ZUTTUUTUUU 3:me <word> the
XUSUSWUUUU 3:me a <verb>
YSXRWSWSUT 3:me a <word>
UUTTTSUUUX 3:me about the
YUTTUTTTUT 3:me an <word>
VSTTXXTUUS 3:me as <name>
TYUTTTUVVS 3:me at <code>
XTTTVTUUUT 3:me at <word>
TUUUXUUUUU 3:me before you
TUUTZTTTTT 3:me in <name>
XWTTTWTTTS 3:me on <word>
XUTTTTUUUU 3:me something <word>
YUTTTUUUUT 3:me the <ing>
VTTTZUTTUU 3:me the <verb>
XSUXUXTSTQ 3:me the <word>
XWSTTTTWTT 3:me three <s>
WUTXTTUUUT 3:me to <word>
UUTTWTTXUT 3:me two <s>
YUTTTTUUUT 3:me what you
XTUUTTWTTT 3:mein <name> <word>
WTUUUUXTTT 3:meine <name> <word>
TTTTTXYTTT 3:meu <word> <word>
XXTTTTVTTS 3:mi <word> <name>
YVTSTVWTTS 3:mi <word> <word>
UUUUUXTTUT 3:might i <word>
VWTTXUTTUT 3:mit <word> <name>
UTXTXTTTUT 3:mit dem <name>
VUTTTWXTTT 3:mon <word> <word>
WTTTTTYUUT 3:more <word> <s>
UWXTTUTUUT 3:more of a
TTUVWXTTTT 3:more than one
UUUUTTUUXT 3:must <word> the
TUTUXTTUVU 3:must be in
VUUUTXTTTU 3:must not <verb>
SXTTTWTYUS 3:my <ing> <word>
TWTTUTYUTS 3:my <s> <name>
VTTSTXYTTS 3:my <s> <verb>
XTRWRQVTVX 3:my <s> <word>
XZSSWSVSUR 3:my <s> are
YWWTTTSTTT 3:my <s> in
WXUTTTUTUS 3:my <verb> <word>
XTUUUUTUUU 3:my <verb> ?
UXUUUUUUUT 3:my <verb> for
YYSTTSRUTX 3:my <verb> is
XRSTWTSWSX 3:my <word> ,
UTSTTTcSWS 3:my <word> <name>
bTQRVWVUWQ 3:my <word> <s>
VWWTSXRSTV 3:my <word> <verb>
aWSSSUUSXS 3:my <word> <verbs>
TZYVQPZXTN 3:my <word> <word>
XUUUUUTTUT 3:my <word> ?
YTTUUUTUUT 3:my <word> always
XUUUUUTTUT 3:my <word> at
XTUUUUTTVT 3:my <word> by
XTTUUTWTUT 3:my <word> does
ZSUTTTVTUU 3:my <word> for
XTTUTUVTVT 3:my <word> has
WcRRXWRSVP 3:my <word> is
XWTUUTTTUT 3:my <word> says
VTUUUUYTUS 3:my <word> to
VUTTTTTTVX 3:my old <verb>
YUTTTUTTUT 3:my own <word>
TUUUUUXTWT 3:my son <name>
WTUTTTTTUY 3:ne <word> <s>
YTTUTXTTTT 3:ne <word> jamais
YUUUTTTUTT 3:need a <verb>
YTTTXTTTTT 3:need a <word>
VTUUTTTUXT 3:need the <s>
WUTTXTTUWS 3:need the <word>
WTTTUTTTUX 3:need to <word>
XUUTSWTTUU 3:never <verb> <s>
TUTWTXUTUU 3:never <verb> <word>
YUTTSXTSUU 3:never <verb> a
SUSTVXUUUU 3:never <verb> me
YUUUUTUTUT 3:never <verb> on
UUUUTZTTUU 3:never <verb> the
WTUUUXTSUT 3:never <word> <word>
YUUUTSUTUU 3:never <word> that
STTTWWTXTT 3:never <word> the
XTTTUTUUUT 3:never to <verb>
YUTTUTUUUT 3:never use <s>
TUUUUXTUUU 3:never use the
UUUUTTUYUT 3:new <ing> <word>
TUUTUYUUUT 3:new <s> without
VUUUUUSXTT 3:new <word> <ed>
XTUUTUVTTT 3:next <word> ,
TUUTXSVWTT 3:next to the
WUTUTXTUUT 3:no , <word>
YUUTUTTUUU 3:no , not
TUUUTZTUTT 3:no <s> before
YTTTTXUTUT 3:no <s> in
TUTUUYTUUT 3:no <s> on
TUUTUXUUUU 3:no <verb> <verbs>
UTTTXXTTTT 3:no <word> ,
URSXVWTSTV 3:no <word> <s>
TTTTTWTUUY 3:no <word> <verb>
VVSQSYURWW 3:no <word> <word>
WTUUUTTUUX 3:no <word> en
VXTTUTWTTS 3:no <word> the
WXTTTTTVTT 3:no <word> to
XUUUUTUUUT 3:no <word> yet
UUUUUTUUXT 3:no later than
UUUTTYUUUT 3:no me <s>
XTTTTTYTUT 3:no more <s>
WXTTTRZTUS 3:no more <word>
XUUTURTUUX 3:no need to
TVTTTWTTUX 3:non <word> <word>
TXUTTYTTUS 3:non <word> la
WTUXUTTUUT 3:non mi <word>
YTUUUTTUUT 3:not <ing> it
YTUTUUTUUT 3:not <ing> we
TTUUUTYUUT 3:not <verb> <name>
TUUTVXTUUT 3:not <verb> <s>
SUWXRVSVSW 3:not a <word>
XUUSTWTUUT 3:not in <word>
TTTTTYWUUT 3:not to <verb>
VUUTUUXTUT 3:now , <ed>
XUTUTUUUUT 3:now , <word>
UYUUUUTUUT 3:now on ,
UTUUXTTUUT 3:now on <verb>
ZUUTTTTTUT 3:now the <word>
WXTTUTUUUT 3:não <word> <word>
VSSTWTVXWT 3:o <word> <word>
TTTTTXYTTT 3:o meu <word>
YUUUUUTTTU 3:o que <word>
XUTTTTXSVS 3:of <date> ,
TVTTYSWTSU 3:of <name> <name>
ZUUTTUTUUT 3:of <name> ?
UWTTTTWXTT 3:of <number> <s>
VTTXTTTWTU 3:of <s> ,
UUUUUTUXTT 3:of <s> <word>
TVSXVSVUSS 3:of <word> ,
UTZUSTRWXR 3:of <word> <word>
XYTTTUTTTT 3:of <word> at
YSUTTUUUUU 3:of <word> i
WVVRWXUUSR 3:of a <word>
UTTTYSUTWT 3:of each <word>
TTUTXUVTTU 3:of every <word>
VWTSVTXTUT 3:of my <s>
TUUUTTXTUT 3:of our <s>
YTTUTUTUUT 3:of that <word>
UWTTWTSTXS 3:of the <ing>
WTTTTTXTXT 3:of the <verb>
XYWRUYUWON 3:of the <word>
XTUUUUTTUU 3:of this <ing>
VXTTSSYSTW 3:of this <word>
ZUTTTTTUUU 3:of this one
XUUTUUTUUU 3:of those <s>
VSTTWTSXSX 3:off the <word>
UTUUTUTTUZ 3:old <verb> <word>
UTTTUTTTXW 3:old <word> is
WTTTTTWSSX 3:on <date> ,
TTUUUWXTTU 3:on <date> <s>
YTUUUTTUTT 3:on <date> ?
TVTTUTYWTT 3:on <date> and
TTUTUTWUXS 3:on <date> at
VUTTTWXTUT 3:on <ed> <s>
XSUUTWWTTS 3:on <name> <name>
TTUUUUZUTT 3:on <name> <number>
SXUUUUTUWT 3:on <name> <word>
TXTVTSQRdR 3:on <number> <date>
WVUUUTTTXS 3:on <number> may
XWUTTTTUTT 3:on <s> ,
VYRTVSUWWR 3:on <word> ,
TTUTTXXTTT 3:on <word> :
XRTUWSWVQW 3:on <word> <number>
XXSSSYTVSS 3:on <word> <s>
UXUTUTXTST 3:on <word> <verb>
XXSSSSXVVR 3:on <word> <word>
XTUTUTTTTW 3:on <word> is
WTTUTTXUUT 3:on a <date>
TXUUUUTUTU 3:on a <number>
XTUUTTTUUU 3:on a <verb>
XXRSXVYSRR 3:on a <word>
TUTTXTWUUT 3:on all <s>
VTTUXTSVUU 3:on every <word>
YWSRURTWTW 3:on my <word>
XTUTUTWUUT 3:on ne <word>
UUUUUTTYTT 3:on the <caps>
UXUUUTTWTT 3:on the <name>
UUUUWTTRZR 3:on the <number>
XWUTTWTTSS 3:on the <s>
ZTTXSRWVSR 3:on the <verb>
WWPNTVWYUV 3:on the <word>
XVTUVTWTTS 3:on the first
WTUTXTVTTS 3:on the last
VTTTTXTUUT 3:on this <verb>
WVUUSXSTUT 3:on this <word>
YTUUTUTUUT 3:on this one
TUUTTTXWUT 3:once a <word>
VXWSUTWSTS 3:one <word> ,
XTWTUTTTUT 3:one <word> <verb>
UVXTSTSWUS 3:one <word> <word>
TUXTWTTTUT 3:one <word> at
SSUTXTXTTW 3:one <word> per
YUTUUTUUUT 3:one <word> to
WTXUUUTUTT 3:one for the
XWTTUTUTTT 3:one from <name>
YTUTTUTUUT 3:one more <word>
YUTUUTTUUU 3:one of those
VTTUTUXUUT 3:one with the
TUUUTUZTTT 3:only <verbs> <s>
WTTUXUTTUT 3:only a <word>
UTUTXTWTUT 3:only the <word>
YTTTTUUUUT 3:or <word> ,
XUUUTUTUUU 3:or <word> ?
YUTTTUUUUU 3:or is that
YUUTTTTUUT 3:or no ?
XUTUTTUUUT 3:or not ?
XUUUUUUUUT 3:or the <s>
XTUUTUUUUU 3:or the <word>
TTUUUUXUTU 3:our <ing> <word>
YTUTTUTUUU 3:our <s> <word>
SUUUTUZTUU 3:our <s> are
STUUXTYTTT 3:our <word> <name>
TTTTVTWTXU 3:our <word> <s>
YTTUTTWTVS 3:our <word> <verb>
VTTTSTYTWU 3:our <word> <verbs>
TSTTXSaWRS 3:our <word> <word>
WXTTSTWTVT 3:our <word> is
WUTTTTTTXT 3:out a <word>
XTUUWTTTTU 3:out of <s>
WRVWRXWSWQ 3:out of <word>
UTTUXTVTTT 3:out of the
VUUTTTXTUU 3:out of this
UTUUUUTTXU 3:out on <number>
XUUTTTTXUS 3:out the <word>
YUTUTTWTUT 3:over <number> <s>
TTUSXWWTUT 3:over <word> <s>
UTXTWTTTTU 3:over a <word>
XTXTTTTUUT 3:please , <word>
XTSTZUSTTT 3:que <word> <word>
VTXTTTUUUU 3:que me <s>
UUXTUUUUUU 3:rather have <word>
TUUUTUTUVY 3:said about <s>
WTTTTTUXTT 3:same <word> <word>
XTUUUTTUUU 3:says i should
XTTUTTUUUT 3:says we should
YTTUTUVTTT 3:se <word> a
XTTUUUTUTU 3:she <word> <word>
XUTUTUUUUU 3:should <ly> <verb>
YUTUTUTUUT 3:should <word> the
YTTTUTTUUT 3:should always <word>
TTTTXSYUTU 3:should be <word>
XUTUVTTUUU 3:should be in
YUTTUUUUUT 3:should i <word>
XUUUUTTUUU 3:should never use
TTUUUUUXUT 3:since i <ed>
SZUUUUUSUT 3:since i was
VTUUTXTVUS 3:since the <s>
TWSSSSZVTW 3:since the <word>
YTUUTUTUUU 3:so , <word>
XTTTWTUUUT 3:so <word> <s>
UTTUXWUTUT 3:so <word> <word>
VXUTTUTUUT 3:so i <word>
TTTUTXWTUU 3:stop <ing> <s>
UTTUUXUUUU 3:stop <ing> <word>
TUTTUYTUUU 3:stop <ing> me
XTTTUTUTWT 3:stop the <word>
UUXTTUUUUU 3:than <ed> <s>
UUXTTWTTTT 3:than <word> <s>
UWXSWTTTTT 3:than a <word>
TTVWXSUTTU 3:than one <word>
VTXTSTUVTU 3:than the <word>
VUTTXUTTUT 3:that , <word>
YTTTUTTWTT 3:that <s> <word>
UTTUXTUUUU 3:that <s> a
XUTUUUTTUU 3:that <s> are
WTTUXTVUTT 3:that <verbs> <word>
YUTUSTUTUU 3:that <verbs> for
XUTUTTUUUT 3:that <verbs> the
VTUUTUXTUT 3:that <word> <s>
WTXUSTTXUS 3:that <word> <word>
YUUTUUTTUT 3:that <word> ?
VTTTVTTTUX 3:that <word> for
VTUUTUXTUT 3:that <word> from
VTUTUTTSUX 3:that <word> is
XUTUUUUSUT 3:that <word> was
WTTXTTTUUU 3:that a <word>
XUTUTTUUUU 3:that doesn't <word>
YXSTSSVTUT 3:that in <word>
YTUUTSWUTT 3:that in the
TTUUYUTUUU 3:that only <s>
UUUUUUXTUT 3:that the <caps>
TTUUUTXVTT 3:that the <s>
XWTUTTTTUT 3:that the <verb>
SRSTVSYXUW 3:that the <word>
XTUUUUUTUT 3:that was <word>
YUUUUUUSUT 3:that was the
XUUUTUTUUU 3:that we always
UTSUWTXTUT 3:that's how we
VXWUTTTTTS 3:that's my <word>
YSTUTXWSUT 3:that's the <word>
VXUTTUUUUU 3:that's what i
UUUUTTTTXT 3:the <caps> <verb>
RSTUWWWXTS 3:the <caps> <word>
VWTTTTSVSY 3:the <date> <word>
TSRSTXYXSV 3:the <ed> <word>
XUTUSTXSUV 3:the <ing> <s>
TXTTVUXVSR 3:the <ing> <verb>
VUUTXTTUUT 3:the <ing> <verbs>
VWQQXPYWXT 3:the <ing> <word>
XUUUUTTTXS 3:the <ing> is
XUTTTTTUWT 3:the <ing> on
WTTTTTTVUX 3:the <ing> with
XSSTVSUTVV 3:the <ly> <verb>
UUWTRVUUSX 3:the <ly> <word>
USTUWWXTTS 3:the <name> ,
UXTTSSSYZQ 3:the <name> <name>
WVTTXXSTTR 3:the <name> <s>
SSUUXSYVSS 3:the <name> <verb>
TWQTSQYUWY 3:the <name> <word>
VVUUTTXUTT 3:the <name> in
TSTUVTVXTW 3:the <number> <word>
VXTUSSURXV 3:the <number> of
XVRSXSWWTR 3:the <s> ,
UTUTSVUaTS 3:the <s> <ed>
XUUUTTTTTX 3:the <s> <ing>
XUTUTTXUTS 3:the <s> <s>
YSSRVWVVVR 3:the <s> <verb>
YWQQWYYXRN 3:the <s> <word>
XUUUTUTTUT 3:the <s> ?
UTTUTTXUXT 3:the <s> a
UWXTWSUTST 3:the <s> and
XSTSWWUUVQ 3:the <s> are
XUUUUUTTUT 3:the <s> at
YTTUTTUTVT 3:the <s> by
ZUTUTTUUUU 3:the <s> first
UTUUTTTXUU 3:the <s> from
UTUUVTXTVS 3:the <s> have
YTUTUTUUUT 3:the <s> i
YTVTSUXWSQ 3:the <s> in
YSTUTTTVXS 3:the <s> on
VUUUXTUTUT 3:the <s> out
TSTUVTVYUT 3:the <s> to
VTUUUUTXTT 3:the <s> were
WSVTXVUTTT 3:the <verb> ,
XUUTTTTWUT 3:the <verb> :
TUUUTTTXUU 3:the <verb> <ed>
XTUUTTUUTW 3:the <verb> <name>
WWSTRXUVVR 3:the <verb> <s>
XTUTWTSXTT 3:the <verb> <verbs>
WVQQVRVYXU 3:the <verb> <word>
YUUUTTTUUT 3:the <verb> ?
YUUUUUTUTT 3:the <verb> at
WUUUTTTUXT 3:the <verb> by
UUTTXTUUUU 3:the <verb> first
YXTUSTTTWR 3:the <verb> for
UUUUTUUXUT 3:the <verb> from
YSTTTTYTUT 3:the <verb> is
XUSTVSWSXS 3:the <verb> of
VTUUTUWXTS 3:the <verb> to
XUUUTUSVUT 3:the <verbs> <verb>
XUTUTTWUTU 3:the <verbs> <word>
XUUUTUUUUT 3:the <verbs> again
VUTUXTTUUU 3:the <verbs> first
UUUTUTXTTT 3:the <word> (
UTXVWTQVVR 3:the <word> ,
UTTTVSXYSS 3:the <word> :
TTTTWXWWSR 3:the <word> <caps>
XTUUTTWUUT 3:the <word> <date>
WRSTTRYbST 3:the <word> <ed>
WRSSVSTWWW 3:the <word> <ing>
XTUUTTUVUT 3:the <word> <ly>
WSTTTTYUVT 3:the <word> <name>
ZROUSUVVVY 3:the <word> <s>
TWUNVSVYVU 3:the <word> <verb>
UQRQVWXVWV 3:the <word> <verbs>
WWOPTTYZTU 3:the <word> <word>
YVUUTSWSUS 3:the <word> ?
TTUUTTTUUa 3:the <word> about
VWUUVVRSWT 3:the <word> after
XUUTTSUXUR 3:the <word> again
VSWUUWYRTS 3:the <word> and
UUTTXTSTTX 3:the <word> are
UTVTVXSTSW 3:the <word> as
WTTTTUYXSR 3:the <word> at
XUUUUUTUUT 3:the <word> back
TTUTYSSVWT 3:the <word> before
WUUUTTTTXS 3:the <word> by
XUUTUUUVUS 3:the <word> didn't
XTUUTTTWUT 3:the <word> every
VTWTWSXTTT 3:the <word> first
XXSSUVWVVO 3:the <word> for
WSTTWTWTWR 3:the <word> from
TUUUUUTXUT 3:the <word> had
VSWTSSXQYV 3:the <word> has
VWXRRSUVTV 3:the <word> i
YTUTTUUUUT 3:the <word> i'd
VWQQWVTWVV 3:the <word> in
YURYVOZVZJ 3:the <word> is
VTTUUTTVTX 3:the <word> isn't
XUTTWTTUUT 3:the <word> last
VTTTXXSSVS 3:the <word> must
XUUTUTTVUS 3:the <word> never
VTQSXTTUYW 3:the <word> of
TTUTUTTYWS 3:the <word> off
VQVSVQUWVX 3:the <word> on
YUTTTTVXTR 3:the <word> one
TUTUUUZTTT 3:the <word> only
YUTUTUUTTU 3:the <word> or
VUUUUTXUTT 3:the <word> said
WSTUYWTVSR 3:the <word> says
XWUUUTTTTU 3:the <word> since
ZTUUTTSWTT 3:the <word> that
UUTUTTVXUS 3:the <word> the
YTTUTTTTUW 3:the <word> this
ZSWTTSUWVQ 3:the <word> to
XTUUUTWTUT 3:the <word> today
TSTTXTVVVT 3:the <word> under
WSVUUTRcXO 3:the <word> was
XTTUTTXTTT 3:the <word> we
WUUUUTTXTT 3:the <word> went
SURSTWWXSW 3:the <word> with
YUUUUUTTUT 3:the <word> would
YTUUUUTUUT 3:the <word> yet
STXUUUXVTT 3:the back <word>
YTUUUUSUUU 3:the back of
WWSTWSYSSS 3:the first <word>
XTVXSTVSUT 3:the last <word>
UTTUTTWZTS 3:the new <ing>
TVSTURXYVT 3:the new <word>
XUUUUTUUUS 3:the old <caps>
YUUUTUTUTT 3:the old <verb>
URRSRVWVXX 3:the old <word>
XUUUTUTWTS 3:the old one
VXUUUUSTUU 3:the one <ing>
VSWTSTXUUT 3:the one <word>
XWTTUTUTTT 3:the one from
VTTUTUXUUT 3:the one with
TVSTSXWXTS 3:the only <word>
YWTTTSVVTS 3:the other <word>
UXTTUTXTUT 3:the other one
YWTUTSVSTT 3:the two <s>
VTSTTUXUUU 3:them a <word>
TTTUWTXTUU 3:then the <word>
XUUUTTUUUU 3:there a <word>
VXUTUTTUTU 3:there are <word>
WTWSVSXTUT 3:there's a <word>
XUTUTTTWUT 3:there's no <word>
XTSVSVTUVT 3:these <word> <s>
YUTTTTUUUT 3:these two <s>
YUTSTTUUUU 3:they <verb> like
YTUUUTUTUT 3:this <verb> <word>
UUUTTXUUUT 3:this <verb> of
ZTUTTTTTUU 3:this <word> <s>
YSTTYSSXTS 3:this <word> <word>
TXTTWTWTTT 3:this <word> for
YUTTTTUTUU 3:this <word> in
USTTTWXTXS 3:this <word> is
UUTUTTYUUU 3:this <word> the
TTUUXTVTUU 3:this <word> we
YUTTTTTUUT 3:this for all
XUTUUSUUUU 3:this one ,
aTTUTUTTUU 3:this one <word>
VUTTUXTTUU 3:those <word> <s>
XUUUUTUTUU 3:those were the
TSWTWTTXUT 3:three <s> ,
TTTUTWTYTT 3:three <s> in
ZTTUUTTTUT 3:three <word> <s>
YTTUTTUUUU 3:to <code> <word>
UTUUTXWUTT 3:to <date> <number>
ZTUUSTUUUT 3:to <name> ,
VSTTUSXUTX 3:to <name> <name>
TTUUTUVXTU 3:to <name> <word>
VXUUUUTTTT 3:to <name> last
UTUUUUSUXU 3:to <name> on
XUTUTTVWSS 3:to <number> ,
TTUUUTVTYT 3:to <number> <date>
XSUUVWRVTT 3:to <number> <s>
YTTTTTUTTW 3:to <verb> <name>
XWSTTXTUUS 3:to <verb> <s>
XTVSVSWTUS 3:to <verb> <word>
XUTUTTUTXT 3:to <verb> a
XUTUTUUUUU 3:to <verb> at
UUTXUUTUUU 3:to <verb> everything
TTUTTXUUUV 3:to <verb> me
YUUUUUTTUU 3:to <verb> out
UWTUTUXUUT 3:to <verb> that
WRRSUUXVWV 3:to <verb> the
XTTTTWTUUT 3:to <verb> them
YUTUUTUTUT 3:to <verb> to
XTUUUUTUUU 3:to <verb> up
XUWTTTTTTU 3:to <verb> with
WWSTTTXUUS 3:to <word> ,
VUUUTUTXTT 3:to <word> <ed>
XUUUUUTTUT 3:to <word> <name>
XWVVTRRRWV 3:to <word> <s>
YTSTWSWXTS 3:to <word> <word>
ZTTTTTWTUS 3:to <word> a
ZSXTTVSSVS 3:to <word> in
XTTUXUTTUT 3:to <word> that
VSSTYSYVUQ 3:to <word> the
VRTWWSXWSS 3:to a <word>
TSWSXUTUYR 3:to be <ed>
VTSSYSWUXS 3:to be <word>
XTTUSTTUVW 3:to be in
WTTUTTTTXU 3:to be out
TUUUUUTTYT 3:to be with
VUUUTXTUUT 3:to call the
VTUXUTTTUU 3:to do with
ZUWTSSTTUT 3:to every <word>
WTUUUTTTXT 3:to get <word>
UUTUUUXUUU 3:to go with
VTTTYTUUUT 3:to me in
UTUTTTXWUT 3:to the <ed>
TWUUTTXTTT 3:to the <name>
VSUUUUXTTT 3:to the <number>
VTPUWVUUVV 3:to the <word>
YUTUTTUUUT 3:to use <word>
YUUUTTTUUT 3:to your <word>
ZTTTTSSTUX 3:today , <word>
XUUUUUTUUU 3:too <word> ?
WXTTTTVTTT 3:too <word> for
XTTTTUTTWT 3:too much <word>
ZTTTTTUTUU 3:tu <word> <word>
TUUUUUTYUU 3:turns out the
UYSWRSWVUS 3:two <s> ,
TUUUTUTYUT 3:two <s> <ing>
TRTSXSUXWT 3:two <s> <word>
XSTTTUWTVU 3:two <s> and
USTUXUVTUU 3:two <s> for
XTTUXTTTUT 3:two <s> in
TTUUTUVXUT 3:two <s> of
XVTTTTTWUU 3:two <s> on
TYTTTUVUUT 3:two of them
XTUUUTTUUU 3:um <word> em
WTTTTTTXUX 3:un <word> <word>
VXTTTTTXTT 3:una <word> <word>
UTXUWTSTUU 3:under <number> <s>
VTWTYTSTTU 3:under <word> <s>
UUUUTXTUUU 3:under no <s>
VTTTUTXVTT 3:under the <word>
UTTUTTTVYT 3:until <number> <date>
VVTUTXTTTU 3:until <word> <word>
XTUUUUVTUT 3:until the <word>
YTTTUTUUUT 3:up for <word>
VSSSWTXTWT 3:up my <word>
WTTTTTWXTT 3:up the <word>
USTVTXWTTU 3:up to <number>
UUTTXTTTUU 3:up to <word>
UTTUXTTUUU 3:use <s> for
XTTTTVTUUW 3:use <s> in
TWUUXTTUUT 3:use <word> ,
UTTTYSWUUT 3:use <word> <s>
TTTTYTUUUT 3:use <word> <word>
UVXUTTTUUU 3:use <word> and
UTUUXTTTTW 3:use <word> here
STUUSXXTUT 3:use <word> in
YTTTUTXUUT 3:use a <word>
VTUUXUTUUU 3:use it in
WSTTYXTTUR 3:use the <word>
ZTSUTTTUXT 3:want to <verb>
XSSWTWTUUT 3:want to <word>
VTWSSXTUTU 3:want to see
TUUUUUTYUT 3:was <ed> by
TUUUUUTYTT 3:was <ing> the
TTUUUUUYUT 3:was <word> because
WYSSSSUXWR 3:was a <word>
TUUUUUTXUT 3:was that the
XTUUTTSYTR 3:was the <word>
YTUUTTTTUT 3:we <ed> <s>
WTUUTTUXTT 3:we <ed> <word>
XUUVTTVUUS 3:we <ed> it
UUUUUTYTTS 3:we <ed> on
VTUUTUWXTR 3:we <ed> the
XTUUTUUSTU 3:we <ed> with
XUUUUUUTUT 3:we <ed> yesterday
VTTTXTXTTT 3:we <verb> <s>
TUUUTUYTTT 3:we <verb> <word>
aTUTTTTUUT 3:we <verb> it
VTUUVTYTST 3:we <verb> on
WTWUSTSTXU 3:we <verb> to
TWTTTSZXTS 3:we <word> <s>
WXUUTTUTTS 3:we <word> in
TTUVTTYUUT 3:we <word> on
TRUUSSTZVX 3:we <word> the
XUUUTUTUUT 3:we <word> to
XTUUUTTTUT 3:we always <verb>
YUUUTTTTUT 3:we could <verb>
YTUTTUTUUT 3:we could <word>
TUUUUUYUUT 3:we decided to
XTTUWTTUUT 3:we do it
TTUUTXTTTW 3:we don't use
ZTUUUUTSUU 3:we had a
XTUUUUUUTT 3:we have <ed>
WTTTTTXUTT 3:we have <word>
TUUUUUXUUT 3:we have decided
VUUUTTXTTT 3:we have no
TUUUTTTUaT 3:we need the
VUUUSYTTUT 3:we never <verb>
UTUUTTWUTY 3:we no <word>
YTUUTUTUUT 3:we should <verb>
XUTUUUTTTT 3:we should <word>
XUUUTTUUUU 3:we should always
YUUUTTUUUT 3:we should never
TXUUWTTTTT 3:we use <name>
VVTUWSYUTS 3:we use <word>
UTUVTUYSTT 3:we went with
TTUUUTXUUT 3:we will not
TUUUUUXUTT 3:we're <ing> with
TTUUUTZTTT 3:we're going with
UTTTUTVUTX 3:we're no <word>
TTUUUUYUTT 3:we've <ed> on
TTUUUUXUUT 3:we've decided to
UUUUTUUXUT 3:went <word> ,
TUUUTTTYTU 3:went from <number>
UUUUUTXTUT 3:went with the
YUUUTTTTUU 3:were the <s>
YUTUTUUUUT 3:what <word> <word>
aTTTTUTUTT 3:what <word> is
YTSTWUTTUT 3:what a <word>
YUTTUUUTUT 3:what can i
aUTUTUTTUT 3:what do i
XTSUTUUUUU 3:what do you
VXXTTTTTUT 3:what i <word>
UUTTXUUUUU 3:what i need
UTSTWUUTUY 3:what i said
UTTTXUWTUT 3:what i want
VTUTXUTUUT 3:what is <word>
XUUTTUUTUT 3:what now ?
YUTTUUUTUT 3:what should i
XUUUUUUTUT 3:what was the
XUUUTUTTUT 3:what would <verb>
XUTTUUTUUU 3:what would <word>
XUTUUUUUUU 3:what would a
bTTTUTTTUU 3:what's a <word>
XTUUTTUTUU 3:what's the <verb>
YTUUTTTTUT 3:what's the <word>
TTTTXTTWUU 3:when a <word>
TUTTXTWTUU 3:when i <verb>
WTTXWTTTUT 3:when i <word>
TUTTVTYUUT 3:when i say
ZTUTTUSUUU 3:when i was
YTWWTTSSUS 3:when the <word>
VRXWVXUSSR 3:when you <verb>
TUUUYUTUUT 3:whenever a <word>
UUSWXTTTVT 3:whenever you <verb>
VXTTTUTTUT 3:where do i
UYTUTUUTUU 3:where i <word>
WXUUTUUTTT 3:where the <word>
XUUUUTTUUU 3:which <word> is
YUUTUTTUUT 3:which <word> would
YUUUUTTTUU 3:which of the
YUUTUTTUUT 3:which of these
XUTUUUUUUT 3:why does <word>
XTUUUUTTUU 3:why does the
XUUUUUUTUU 3:why is this
YUUUUTTVTT 3:why the <word>
UTTTXUWTTT 3:wir <word> <word>
UWTTTTYUUT 3:with <name> and
VXTUTTTVUT 3:with <number> <s>
WXTTUTTTUT 3:with <s> and
UXSWTWSTTU 3:with <word> ,
XTUUTTXUTT 3:with <word> <number>
SVRXXRXVTS 3:with <word> <s>
VVYSSSVVST 3:with <word> <word>
VTTXVTTUUU 3:with <word> and
UTTUUTZTTT 3:with <word> for
VSXWWUVVRQ 3:with a <word>
TXTTTTUUWT 3:with my <s>
WYSTVSTSVS 3:with my <word>
UTXTTTWUUU 3:with no <s>
XUTTWTTUUT 3:with one <word>
XVUUTUTTUT 3:with the <ly>
XTUVTUWTTT 3:with the <name>
XYSSVRSWVR 3:with the <s>
WUTUTUSTTX 3:with the <verbs>
SSXQYTWVVT 3:with the <word>
TTUSTXTUUX 3:without <ing> me
WSTTSVVYTT 3:without a <word>
VTTTTVXVUS 3:without the <word>
ZUTUTUTTUT 3:would a <word>
YTTUTTTUUU 3:would be <word>
XUUVUTTTUT 3:would it be
XUTUTTUUUT 3:would you <verb>
YTTTTTUUUT 3:would you <word>
YUTUTTUUUT 3:would you say
VTTTXSUUUW 3:you <verb> ,
WTRVUXTUUT 3:you <verb> <s>
XUSSWWSUUT 3:you <verb> <word>
UUSTYVTUUU 3:you <verb> a
WTTTXTTUUU 3:you <verb> anything
UTTTXWSTTU 3:you <verb> for
TUTTYTUUUU 3:you <verb> in
TSXWXUSTTR 3:you <verb> me
WSXRTVUUSV 3:you <verb> the
UUUUXUTUUU 3:you <verb> up
XUUUUUTUUU 3:you <verb> why
XTTTUXTTUT 3:you <word> <word>
YUTTUTTUVT 3:you <word> ?
XUUUTTTUUT 3:you <word> a
YUUUTTTUUU 3:you <word> it
UTVSWTTXUS 3:you <word> me
XUUUUTTUUU 3:you <word> out
UTWTXTXTTR 3:you <word> the
UUUTYTTTUT 3:you <word> up
TUSWWUSTTX 3:you can <verb>
TXUTTTTUUU 3:you can <word>
TTUTWTTUUY 3:you can use
VUTTUUXTUU 3:you can't <word>
XUUUTUTUUT 3:you go <word>
VTUUXUTUUT 3:you have the
XTUTTUTUVT 3:you know what
YUUTTTTTUT 3:your <verb> <word>
ZUUUTUTTUT 3:your <word> ,
WTUUUUTSXU 3:è il <number>
WXUVUQVTSU Tasks
bORWWXUQWS Tasks after
VSSTZWXUQS Tban once
XYRWWWSUOS Tban stands
YWTTTUTTUT Tf1:)
VTVXWSUTUS Tf1:,
YTUUTTTTTU Tf1:0c2d
YUUUTTTUUT Tf1:14
XUUUTTUUUU Tf1:1987
YUTTTTUUUT Tf1:30p
WUUUTUXTUT Tf1:340
YTUUUTTTUT Tf1:4
YUUUTTTTUU Tf1:4.1
YUUUTUTTUU Tf1:4.2
XUUUTTUUUU Tf1:4.3
TTTTTTXXUT Tf1:40
WTTTTTXTUT Tf1:6
YTUUUUTTUU Tf1:77be
XUUUTUTTUT Tf1:88
XUUUUUUUUU Tf1:9th
UYTTUTUUUT Tf1:?
XSVTVOUWVU Tf1:a
ZUUUTTTTTU Tf1:a91f
VYTTYTSTTT Tf1:abito
UTTTWTXTWT Tf1:about
TSUUWWXUSS Tf1:adapt
UTSSXSYZSR Tf1:add
YUTUTTTUUU Tf1:address
XTTTUTTYTU Tf1:adesso
TTUTUUYUUU Tf1:admiral
TTSSSWXSYV Tf1:after
XTUUTSVTWU Tf1:afterwards
ZSTUUUTUUU Tf1:ai
YTTTUTTTWU Tf1:aide-moi
VYTTTTUTUT Tf1:aisle
WUPRTVWVTX Tf1:all
XTTTTTTYTU Tf1:allora
UTXTTTWTWT Tf1:alors
XVUTRTYTTT Tf1:also
XSZXSVXTQO Tf1:always
WTTUXTTTUU Tf1:an
XTUUUUTUUT Tf1:analyze
XTWTTUUUUT Tf1:anche
YUTTTUUUUT Tf1:and
aUTTTTTTTT Tf1:anders
XUTTWTWTTT Tf1:anneke
VTVUTTTXUT Tf1:annexes
YUTTUUUUUT Tf1:another
VUTTTXTTUU Tf1:ansible
XUTSXWSUTS Tf1:answer
ZYSSSSSXTS Tf1:any
ZTTTSUTUVU Tf1:anyhow
WYQRVRYSYQ Tf1:anything
TUTXWUUUUT Tf1:anyways
YTTTTTTXTU Tf1:anzi
UTTUXTTUUU Tf1:api
VTTTTUTUUX Tf1:apply
ZSTUUTTUUU Tf1:aquí
XUUUUTUUUT Tf1:are
YTQVWWTQWR Tf1:as
XSSTSXWXTS Tf1:ask
YUTTUTTUUT Tf1:asking
XVTTTTUUTU Tf1:async
VSTTXTWUUT Tf1:así
YXTTWTSSUS Tf1:at
XXTTTTTUTT Tf1:auf
XUUTTUUUUT Tf1:aus
WUTUTUXTUT Tf1:autosave
ZUUUTTSTTU Tf1:außerdem
TXTTUTWTUT Tf1:ayúdame
ZSSSTTXTVU Tf1:back
TTUUTUXTTU Tf1:backup
WUTUTTXTTT Tf1:baltic
WTTXTTUTUT Tf1:bars
YSTTTTVSTX Tf1:be
WVTTTTXTTT Tf1:bear
VTTSWTXVTT Tf1:because
WTRYVTXVSR Tf1:before
TUUUTTXUUT Tf1:begin
XUUUTTVTTU Tf1:begins
YUUUTTUUUT Tf1:bell
YUTUUUTTUT Tf1:bien
YTUUUUTTUU Tf1:bin
ZTUUTTUTUT Tf1:biscuits
YVSRWSWTWR Tf1:bitte
XTUUTUTUUU Tf1:bliss
YTTTUUTUUU Tf1:boiler
YTTTTTTTXT Tf1:bon
VUUTXTUTUT Tf1:boss's
YWWTSTUSTS Tf1:both
YUUUTUTTUU Tf1:british
WXTTTUTTUU Tf1:budget
WXWXTSVSSR Tf1:build
XUUUTTSXUT Tf1:bumping
VUUTUTXTTT Tf1:butter
ZTTTUUUTUT Tf1:by
XUTUUUWTTT Tf1:c'est
aTXTTTSTTT Tf1:call
VYTUTTTTUU Tf1:callbacks
XUUUUUTUUU Tf1:caller
YWUTTUTTTT Tf1:calls
aUTTTTTTUT Tf1:calzados
XTSVXUYUVM Tf1:can
XUTUUTUUUT Tf1:can't
XUUTUUUVUT Tf1:cancel
VUTTXTTUUU Tf1:capitals
ZSTUUUTUUU Tf1:carrega-se
WTUTXTUUUT Tf1:carve
XTUTTUWUUT Tf1:cass
XUTUTUUUUU Tf1:certain
UTUUTTYUUU Tf1:certificates
TYUUTUTUTU Tf1:chamo-me
TUTTYTYTST Tf1:change
XTUUTUUUUT Tf1:chaos
XVSXWTRTUS Tf1:chapter
YUUTTUTTUT Tf1:check
VTUUTTXTUT Tf1:checkmk
WTUTTTTTYT Tf1:christmas
WUUXTTTUUT Tf1:cite
bUTTTUTTTT Tf1:city
YUTTTVTUUT Tf1:clean
VTXUTTUTUT Tf1:clever
XSTTTTVTVV Tf1:client
UUUUTUXUTT Tf1:cluster
VUUUTTXUUT Tf1:code
VXTTTTTUUV Tf1:coeliac
ZUUTTTTUUU Tf1:coffee
WUUTTTTUTX Tf1:coffee's
YTUUTUSTTU Tf1:coin
TTTUXUWTTT Tf1:columns
VXWSTTWTTT Tf1:come
ZSTUUUTUUU Tf1:comeram
XTTTTTXTTT Tf1:comes
STUTXWTWUT Tf1:commit
XUTTTTXTUT Tf1:comms
VUTUTTXUUT Tf1:component
XTUUTUUTUU Tf1:continue
YTUTUTTUUU Tf1:contéstale
XUTUUUUUUU Tf1:convince
XTTTSTTVTX Tf1:correct
WXOQVOYYVW Tf1:could
XUUUUUUUUT Tf1:count
XTTTTUUUUT Tf1:coursework
YUTUTUUUUT Tf1:cranky
UTUUTUYUUU Tf1:credits
UTTTTTUWUX Tf1:cross
aTUTTTVTTT Tf1:csv
YTUTTTUUUT Tf1:curious
XUUTUTUUUU Tf1:customer
YUUTTTWTUT Tf1:customers
XVUURTXTTT Tf1:dafür
WUTTTTXUUT Tf1:dana
YWUTTSWTTT Tf1:dann
YTSXTTTTTT Tf1:dark
YSSSXXXSTR Tf1:das
ZVTTQSWTXS Tf1:dass
XUTUTUUTUU Tf1:datasheet
XVSWWSVSSS Tf1:dear
UTTTTTaTUT Tf1:decided
VTTTWXTUUS Tf1:deleting
VXUTTTTTUT Tf1:den
aSTTRWRXTT Tf1:der
YUTUTUUTUT Tf1:detlef
YSTTUTTTWU Tf1:deux
WSSSWXWTTS Tf1:did
YUUUUUUTUT Tf1:didn't
aTSSUYWRSS Tf1:die
TUTXTUUUUU Tf1:diffs
VUUTXUTTUT Tf1:digests
YUTTTTTUUT Tf1:discuss
UUUUTTWTXT Tf1:discussed
UUTTXTWUUT Tf1:dns
cWRRVSUWTR Tf1:do
UYSTSTTUUX Tf1:doctor's
YRRSXTXSTX Tf1:does
YTTTSXXTTS Tf1:doesn't
WTTTUUTTUX Tf1:doing
VXRRRXXTRW Tf1:don't
XTTUUUVUUT Tf1:dot
XUTTXTUUTT Tf1:dr
ZTSSUUWRXS Tf1:draft
WUWSTTTTUX Tf1:drop
WTTUUUXTUT Tf1:dropped
VTTUUXTTUT Tf1:dry-run
UTSSWXWUUT Tf1:during
YVSTSWSTXT Tf1:e
XUUUUUTTUU Tf1:each
XXTTTTTUUT Tf1:edinburgh
XVUURTWTTT Tf1:egal
TTTTUTTXTX Tf1:egg
YTUTUTUUTT Tf1:eggs
bUTTTTTTTT Tf1:elche
ZTTUTTUUUU Tf1:ele
XUUUUTTTUT Tf1:emails
bUTTTTTTTT Tf1:employer
VXTTTUUUUU Tf1:english
VUTXTUUUUT Tf1:equivalent
bUTTUTTRTU Tf1:era
VTTTTXTWTT Tf1:error
XUTTTYTTTT Tf1:es
ZUTUTUTUUT Tf1:esme
ZSWSSSUSYT Tf1:et
WXXTSTSSWT Tf1:eu
UUTTXUUUUT Tf1:euphemisms
VTUUUUUXTT Tf1:event
UTSSWaVTUS Tf1:ever
WVSUXSYSTS Tf1:every
ZSTTTUTWTU Tf1:everybody
XUUTTUTWTT Tf1:everyone's
XRSWRVSVWV Tf1:everything
ZTUWTUTSUS Tf1:except
YUUUTUTUTT Tf1:exchange
VYQXSVUUTR Tf1:explain
XVUURTWTTU Tf1:fang
ZSTUUUTUUU Tf1:faz
WSUTXTTVTT Tf1:feature
WTTUTXTTUT Tf1:fechado
VTUUTXUTUT Tf1:fern
VUXTTUTUUT Tf1:fight
YUUTUTTUUU Tf1:figma's
VVTTTTYTUT Tf1:figures
USVVXSYSTS Tf1:file
XTUUTUWSTT Tf1:final
RXWVSVXSTS Tf1:find
XUTUUUUUUU Tf1:findings
aTTUTTUUUU Tf1:fiquei
XUUUUUUUUT Tf1:firm
YWTUTTTTUT Tf1:five
WSSTTSZSTX Tf1:fix
ZUTSSSTVVV Tf1:fog
TRUSTWUUUY Tf1:for
VWTSSSYTUX Tf1:forget
XTTTTXTTUT Tf1:forwarding
UTTTTTWbTS Tf1:found
XUTTUUUUUT Tf1:four
UTTTTUWTTX Tf1:freeeee
XTUUUUTTUT Tf1:freeze
aRSTVURWSW Tf1:from
XTUUUUTUUT Tf1:frost
WXUTTTTUUT Tf1:full
TTTUTUXXTT Tf1:gaps
VTTTTTXYUT Tf1:gave
UUUUTTTXUU Tf1:ghostly
WXUTTUTTTU Tf1:gift
YUUUTUUTUT Tf1:gilt
bTTTSUUTVT Tf1:gimme
XUUUXTSTUU Tf1:git
fUXYPVPRUQ Tf1:give
aTTTTTUTUT Tf1:go
VTUUUXTTUT Tf1:godot
XUTTTTXTUT Tf1:goes
UUUUUUXUUT Tf1:gone
WSTTSTTXWU Tf1:goodnight
XTTTWUTUUT Tf1:got
VTUUUTTTXT Tf1:grant
ZUUTUUTTUT Tf1:green
XTUUUTTUUU Tf1:grep
VUUTUUXTUT Tf1:group
UUUUTTTXUU Tf1:guilt
XUTTTTWTTT Tf1:gwendal
aTTTTTUUUT Tf1:ha
ZTUUTURTUU Tf1:had
ZTUUUUTTUU Tf1:haha
XTSSXSXUVS Tf1:half
XUTUUUUTUT Tf1:halvard's
TTTUXTWUUT Tf1:hand
aTTTWTTTTS Tf1:hard
VTUTTTXUUU Tf1:has
TTYTUTTXUT Tf1:hate
YTVVSUSTUU Tf1:haustiere
UTWWRWWSTS Tf1:have
TTTUUUWTXT Tf1:hazme
ZUPYYSQXTR Tf1:he
XTUUTUVTTU Tf1:he'll
XSSSTXWTXS Tf1:he's
UTUUUUXUUT Tf1:he/him
WTXTTTWSUT Tf1:hear
VTTTUTXUUT Tf1:hearing
TVTWXUUUUT Tf1:held_links.png
ZWTTSTWTUT Tf1:help
YUSTTTTWUT Tf1:hence
YTTUWUSTUT Tf1:henning
XSXSTSWSXT Tf1:her
XWWWURURTT Tf1:here's
XUUTUUUUUT Tf1:heute
UUSTTTVXTX Tf1:his
ZUTTTTWTUS Tf1:hold
VUTUTUXUUT Tf1:honest
YTTUTUUTUT Tf1:honolulu
UUTTTWXUUT Tf1:hooks
UUTUXUUTUT Tf1:hop
bSUUTTSTVT Tf1:hoses
XUUUTTUUUT Tf1:hot
XSSTYTUSXS Tf1:house
XYTUTUTTST Tf1:how
UXTTTTTTUX Tf1:hull
YTTTUUTUUU Tf1:hungry
WWZWTTSSSS Tf1:i
aRWWUQTSUU Tf1:i'd
cVVSVSVSTQ Tf1:i'll
WWVWSXTOUU Tf1:i'm
TUTXVTTRUW Tf1:i've
VTUUUUXTUT Tf1:iceberg
aaQWXQURRP Tf1:ich
WXTUUTVTTT Tf1:ideas
VXTTTTUUUU Tf1:idioms
YUVWTSQUWT Tf1:if
TTTTWSZTXS Tf1:ignore
YUUUTTTTTU Tf1:ihr
ZRSSSWWXTS Tf1:il
VTTTTXTXTT Tf1:ilka
XUTTTXTTUT Tf1:illustrations
YSTTUTTTXU Tf1:ils
WWTVWVTSQU Tf1:in
ZUTTTTUTUT Tf1:incident
ZTTUTTUUUU Tf1:inclusive
UUUTUUXUUT Tf1:ines
XUUUUTTUUU Tf1:ingredients
VUTUXTUUUT Tf1:internally
XUTTTTXTTU Tf1:inutile
WTTTTXUUUT Tf1:invoice
WTTUXTTTUT Tf1:io
WTTUTTTTXT Tf1:ipv6
ZTXUVSUSRT Tf1:is
VTUTUXTUUT Tf1:ismael
XTUTRWWYQS Tf1:it
XSTTWXRTVT Tf1:it'll
XOUWTVVVUU Tf1:it's
XTTTTTTTUY Tf1:its
ZXSTSSSTXT Tf1:j'ai
XUUUUUTUUT Tf1:j'aime
XVWSTUUUUS Tf1:j'habite
UUTXUTUUUU Tf1:j'suis
WTTXUTUTUT Tf1:jamais
YXTYQYQRWQ Tf1:je
XUTTTTUTUU Tf1:jo
VTTTTXWTTT Tf1:jonas
UTUUUUUYTT Tf1:judge's
aSTUTTTUUU Tf1:já
YTUTWTSTWT Tf1:kai's
VTTTUXUUUT Tf1:kannst
YUTUTUUUUU Tf1:kasimir
XWUWXQXQUQ Tf1:keep
YUTUSUTTUU Tf1:keeps
XTUUUTWTTT Tf1:kickoff
TTTTUXXTUT Tf1:kid's
XTUTXUTTTT Tf1:kids
XTUUTUTTTX Tf1:kind
XUUUTUTTUU Tf1:kindly
VTTUUUTXUT Tf1:kit
UXUUUUUTUT Tf1:kranich
WXTTXTTTTS Tf1:können
YTTTTTTXTU Tf1:l'ha
XTTUTTUTXT Tf1:la
TTUUUUTYUT Tf1:lag
TTTTXUTXTT Tf1:larch
YUUUTTTVTT Tf1:lasse
ZSXSSTXQWS Tf1:last
TTUUXTTWTT Tf1:later
XUUUUUUTUT Tf1:latin
UTWSXTTUUT Tf1:laugh
TXTTYTTTTT Tf1:lavoro
aWRSSWSSWT Tf1:le
VXTUUTTUUT Tf1:learn
YTUTUUUUUU Tf1:lease
VYSSVRWVTS Tf1:leave
VXTSXSWTUS Tf1:legal
UWUUTTXTTT Tf1:lena
YTUUUUTTUT Tf1:lennart
YSUUTTVTUT Tf1:lessons
WYVUVWQRTS Tf1:let
WUQQQWYXXQ Tf1:let's
XUUUTTVUUU Tf1:lifetime
YXWWVRSSTR Tf1:like
VTTUTTXUUU Tf1:linear
XTUUTTTTWT Tf1:list
WRTTXVVSWT Tf1:listen
VUUUTTXTUT Tf1:little
YUUUTTTUUU Tf1:lives
ZUTTSTTUVT Tf1:lol
UVYRWSUSVS Tf1:long
XXUUTTTTUT Tf1:look
XTUUUUUUUU Tf1:looks
VXTTUUUTUU Tf1:loosen
VTTTXUUUVU Tf1:lots
TUXXTTUUUT Tf1:love
YUTUSUTTUU Tf1:loving
XTTUTTUTWT Tf1:lowe's
VTTXUUTUUU Tf1:lua
XTUUTUVTUT Tf1:lubna
aUTTTTTUTT Tf1:lucía
WXUTUTTTTT Tf1:lunges
ZTTTVTTTUT Tf1:mach
UTTXTTTWUT Tf1:mail
XTUTTTWTUT Tf1:main
VTTUUTXTUT Tf1:maintenance
ZVRRRRYVYR Tf1:make
XUTUTUUUUU Tf1:many
TXTTWTTUUU Tf1:maren
WVSSTYVTTS Tf1:may
dTTTSTUUVS Tf1:maybe
WXWWRSXSSR Tf1:me
XUUUTTTUUU Tf1:measure
XUUTUUUTUT Tf1:meerblick
XUTTTUUUUU Tf1:meh
ZXTTTTSTTT Tf1:mein
VUUUXTUTUT Tf1:meine
bTTTTTTUUT Tf1:mejeri
WXUTTTTUUT Tf1:mention
TTUUTUVUTX Tf1:merk
VTUTXTTUUT Tf1:metric
YTTTXTTTUT Tf1:mfg
YZVRRXQRYR Tf1:mi
YTTTTTTXTU Tf1:mia
WRWUUUVTUT Tf1:might
VUTUXTTUTT Tf1:migrations
UUUUTUXTUU Tf1:mila
TWTTTUXUUT Tf1:mind
YVTTTTWTUT Tf1:mine
WTTTTTUTXT Tf1:mines
YTTTTTTXTU Tf1:mio
ZSTTUTTUUU Tf1:mira
XTUTUVTUUT Tf1:modals
YUUUTTTTUU Tf1:model
XWTWTTUTTT Tf1:moi
WUTTTYUTUT Tf1:mon
XTTTTUVTWT Tf1:monday
XUUUUUTTUT Tf1:monitoring
UYTTTUUTUT Tf1:monta
XWWXURURVQ Tf1:morning
VXWVSTSUUS Tf1:mornings
TaTTTUTTUT Tf1:moro
XTUUUUUUUT Tf1:most
XUTTTTVTWT Tf1:move
XWSTTTSUTX Tf1:moved
YUUUUUTTUT Tf1:moving
cUTURSXTSS Tf1:mr
ZTUUTUUTTT Tf1:mrs
XTTTTTWUUT Tf1:ms
ZTTUTTUUUU Tf1:mudei
TTTUXUVUUT Tf1:mum
YUUUTUTTUU Tf1:muss
WWRSVUUUTV Tf1:my
YTTTTUUUUT Tf1:même
YTTUTTWTTS Tf1:n
XUUUTUUUUT Tf1:nach
ZXSTTTUTTT Tf1:nada
aXSSTUTUTS Tf1:name
UTXSXTTUUT Tf1:nano
VTUTXUTTUT Tf1:nat
YTTTUTTXUT Tf1:neighbour
VUYWSSVTTT Tf1:neither
WTUTXTTTUT Tf1:nel
WTTTWTSUXT Tf1:nessa
aVPPbaWPSP Tf1:never
aTTUTTSTVU Tf1:nevertheless
XVWVRSRVSW Tf1:new
ZRVVRSVVTU Tf1:next
YUUUTTTUUT Tf1:ngozi
aUTUTTTUUT Tf1:nine
WUTVYTVWQR Tf1:no
VWPVWWUXUQ Tf1:nobody
XTTTTTTXTT Tf1:noi
YTUTUUTUUU Tf1:non
WSWXSVUSTS Tf1:nor
XWXPPVYQTV Tf1:not
WVUTSTXUTT Tf1:note
YUUUUTUUUT Tf1:notes
WVWWRQZRWQ Tf1:nothing
XUTXUTWUVN Tf1:now
UUUUTXUUUT Tf1:ntp
VSWXSSVTUT Tf1:number
XWVVWSSSTS Tf1:numbers
WTTTYTTTTT Tf1:nunca
XVTTUUUUUT Tf1:nur
bTTUTTTUTT Tf1:não
ZYWSSSSTTT Tf1:o
ZUUUTTSTTU Tf1:ob
VUUUXUTTUT Tf1:oed
XTUUTTTUUU Tf1:offers
YTUTTTUUUU Tf1:offline
YUUTUUTTTU Tf1:oggi
TXUUUTTXTT Tf1:oil
ZTTTTTUUUU Tf1:olha
aUTUTTTTUT Tf1:omg
cSWRSSVSYR Tf1:on
XTSVVWWPYQ Tf1:one
XXQRUWWXSQ Tf1:only
XUUUUUUTUU Tf1:opposing
XVWXWQRXSP Tf1:or
WTTUTXUTUT Tf1:ordered
XTUTYTTUTS Tf1:otherwise
YUQPYTXXWO Tf1:our
WUTUTTXTUT Tf1:ours
UTTTTTVSWY Tf1:out
ZTUTTUUTUT Tf1:over
XTUUTTUUUU Tf1:oye
TUUUTUUYUT Tf1:pagers
cSTTTTTUUU Tf1:para
XUUUUUUTTT Tf1:parade
UTTTTXWTTT Tf1:parlez-moi
YUTTTTUUUT Tf1:part
YTUTTUUTUT Tf1:pas
ZTTTTUUUUT Tf1:passive
XUTTUUUTUU Tf1:passkeys
XUTUUUTUUU Tf1:pasted
VUTUUUUXUT Tf1:patched
TTTTXXTTTT Tf1:pen
TVRRXWZQSX Tf1:people
cTTTSUSTUT Tf1:perhaps
YTTTUTUTUU Tf1:peu
UTTTUTTYUT Tf1:phrase
XTTUTUUUUT Tf1:picture
UUXTUUTUUT Tf1:pie
VTUTXTTTTU Tf1:pitch
XUUUUUTUUU Tf1:pitching
UYRXSWSTUS Tf1:plain
YUUUUUUTUT Tf1:please
ZUTTTTTUUU Tf1:plot
UTTTTXWTUT Tf1:plumbline
YUUUUTTTUT Tf1:polite
WTTTTTTUUX Tf1:pool
YXTTTTTUUT Tf1:porque
XUUUUUTUUU Tf1:portal's
YTTTTTVTXT Tf1:pour
UTXTUTXUTT Tf1:prefiero
TYTUUUTTUU Tf1:prefiro
TWUTTXTTUU Tf1:preliminary
YTUUTUTTUU Tf1:prettier
aTTTUTUTTT Tf1:prices
XUUUUUUTUT Tf1:proceed
VTUUTUYTTT Tf1:prod
XUUUUTTUUU Tf1:pros
YTUTTTWUTT Tf1:protokolle
VUTXTTUUUT Tf1:proverb
XUUTTUUUUU Tf1:publish
TUTTUUUYVT Tf1:pulled
UWUTVVVTXO Tf1:put
XUTUUUUTUT Tf1:pásame
VTUUUXTTUT Tf1:quadratics
YSTUUUTUUU Tf1:quarenta
aTTTTTSUUU Tf1:que
YTTTUTTTXU Tf1:quelque
ZTUUTUSTTU Tf1:quentin
ZTUUTUSTTU Tf1:quentin'll
YTUUTUSTTU Tf1:quentin's
ZTTUUTUUUU Tf1:quero
XWSSVTYTUS Tf1:quick
YUTUTUUUUU Tf1:quiet
TTUTWXTTTT Tf1:quita
VTTTXTUTUU Tf1:quotes
UTTUTTTXXT Tf1:race
VUUUTTXUUT Tf1:raid
XUUUTUTUUU Tf1:random
WTTTWTXTUT Tf1:raw
aTTTSUUTUT Tf1:ready
UUTTUTYUUT Tf1:rebase
TTUUSWXTUT Tf1:rebased
TUUUTUUXUU Tf1:recalibrated
XTUUUUTUUU Tf1:recommend
TXTTXUTUUT Tf1:red-green
YSVWSTXSTS Tf1:redo
WTTUTTXTUU Tf1:rehaz
ZTTSSSbUTS Tf1:remember
TUTTXTXUUT Tf1:rename
VTTUTXWTUT Tf1:renske
WTUUXTTTTT Tf1:report
VSTTTUXUUT Tf1:reports
XUUUUUTTUT Tf1:restock
VVTTTTXTUT Tf1:rings
YUUUUUTTTU Tf1:rispondi
UTXTTUTUUU Tf1:roast
XTUUTUTUWU Tf1:rosalind
ZSTUTTUTTT Tf1:rough
YUUTTTTUUU Tf1:run
VUUUTTXUUT Tf1:ruth
YTUTTUTTWT Tf1:rye
YTTTUTTTWU Tf1:réunion
XTUTTTTUUW Tf1:sad
ZTTUVVSTTT Tf1:safety
YTTTYTTTTT Tf1:same
VUSTTTTZUS Tf1:saturday
TUUUTXWTTT Tf1:save
UWXTUTUTTT Tf1:saying
XWUUTTUUUT Tf1:says
TXTTUUUUUT Tf1:schlag
YXTSTTVTTT Tf1:schreib
YTUUUTUUUT Tf1:score
XXTTTTUSTT Tf1:scrap
WTTTUUYTUT Tf1:scratch
aTTTUUTUUT Tf1:scrivi
VXTUUTTUUU Tf1:second
UUUTTYUUUU Tf1:secrets
YUTTTTTUUT Tf1:seeds
UWTUXTRTXS Tf1:sehr
YTUUUUTTUT Tf1:semicolons
YTUTTUVUUT Tf1:send
YTTUTUTTWS Tf1:settled
XUTUUUTXTS Tf1:shall
WRUUXYYQSQ Tf1:she
WSSSYXVSVR Tf1:she's
YTUTTUUUUT Tf1:she/her
ZUTSSSTVVU Tf1:shipping
YTVVURXSUS Tf1:short
dTTTTTSTUS Tf1:should
XVXVSTTTTS Tf1:show
SXSWWWSTTS Tf1:sign
YTUUTUTUUT Tf1:signature
YTUTTSTXTU Tf1:signe
XUUUTUUUTU Tf1:signed
UTTUUUUXTU Tf1:silly
RYWSQVUVSW Tf1:since
TUUUUTYTUT Tf1:skeleton
VYTWSTTTUT Tf1:skip
STUUUUXUVT Tf1:small
VUTTTXUTUU Tf1:smooth
VTUUTUXTUU Tf1:snapshot
XWTSSXTUTT Tf1:so
VWXWSTSSUT Tf1:soft
WXTUTTSTXS Tf1:sold
UTTUTTXXUT Tf1:solveigh's
bWSTTWSTTS Tf1:some
WXTTSWUSTT Tf1:somebody
XTXTSTUTUT Tf1:someone
XVURRWUUSW Tf1:something
YWSSTTTUUU Tf1:sometimes
WWTUXTTTTS Tf1:sonst
YSTTUTTTXU Tf1:soupe
XVTUTTTUUU Tf1:soy
UUTUXUUUUU Tf1:spanish
XUUUUUUTUT Tf1:spare
XUTTUUUUUU Tf1:speak
XTUUUUTTUT Tf1:sprinkle
XUUUTUUUUU Tf1:src/lib.rs
XTTUTUWUTT Tf1:stack
VTUTUTaTTT Tf1:staging
YUTUTTUUUU Tf1:start
TTUUUUTTUY Tf1:starting
XUWTTTTUTU Tf1:stats
VWXWSTSSUT Tf1:stay
YUUUUUTTTT Tf1:staying
WTSTYTTTUT Tf1:stick
VUXTUTTVTT Tf1:stills
XXTSYTSTUS Tf1:stop
YUUTUTTUUT Tf1:store
TTTWXUUUTT Tf1:straight
VVTTTTSVTY Tf1:strike
UUXTTTTUUU Tf1:structured
YUUUUTTTUT Tf1:subject
YXTUTUSSUT Tf1:suggest
XUWTUUTUTT Tf1:suppliers
UTTTTUUTZS Tf1:swapped
ZUTTTUUTUT Tf1:swapping
XSWTTUWTTT Tf1:swim
UTUTUUXUUU Tf1:switching
ZSTTUTTUUU Tf1:sólo
VTXSWTTTUT Tf1:tabs
XTTTTUWTUT Tf1:tadeo
SZVTRWTTTV Tf1:take
YUUTTTTUUU Tf1:target
VXWXSTSTTS Tf1:tea
ZQUWSWUQUV Tf1:tell
YTTTUUTUUT Tf1:temperatures
ZVUUTURSUT Tf1:ten
UTTUTUYUUT Tf1:teodor
VUTTTXTUUU Tf1:terraform
XUTUTTWTUT Tf1:tests
WWTTXTUVOW Tf1:that
SSXVTVWUST Tf1:that's
WUSSSSVZTU Tf1:the
WVSUTTTXUT Tf1:their
XVUVTWUOTT Tf1:there
WTSTWTVTXS Tf1:there'd
XSUTTUVTWT Tf1:there'll
WTSSWVTWRV Tf1:there's
WUWVQVWXRQ Tf1:they
WXSUTXSTTT Tf1:they'll
XTTTXTTVUT Tf1:they're
aUUTUUTTTU Tf1:thinks
VWVUVWVQUQ Tf1:this
bYTSSWSRTS Tf1:those
YUTUTTUUUT Tf1:thoughts
VTTTUTYTUT Tf1:thread
YSWVSSYTTR Tf1:three
YUTUUTUUUT Tf1:tiles
UXSSWTVXTS Tf1:to
XSTWTTWUUT Tf1:today
bTSSTTUUVT Tf1:today's
YUTUTUUTUU Tf1:tombola
aTTTTTTUUT Tf1:too
WTTSSTTZWT Tf1:took
TUTTWUXTUT Tf1:topic
XUUUTUUUUU Tf1:torben
TZUUTUTUUT Tf1:trabajo
TZXTTTTTTS Tf1:trabalho
XTTUUUUUUU Tf1:trade
XUUUTTTTUU Tf1:train/val
VXUUUUUTUU Tf1:treino
YTTTSSWXUS Tf1:tried
YSTTUTTTXU Tf1:trois
WVSWWTRUUT Tf1:trst
VVSYTSVTTT Tf1:tu
TTWTTTUTUX Tf1:tuesdays
XTUTTUUUUU Tf1:turn
YTUUTUTTUU Tf1:turned
bTTTTTWUTS Tf1:turns
YUUUSUTTUU Tf1:twelve
ZURRWRYVTQ Tf1:two
YWUTUTTTTT Tf1:type
XUTTUTVUTT Tf1:typing
aTUTTTUUUS Tf1:ugh
WYWXQRWSTS Tf1:um
YTSSVWWRWR Tf1:und
XWTUVTUSTT Tf1:undefined
TUTTTXWUUT Tf1:undo
aTTTUTTUSU Tf1:une
XTUUTUVUTT Tf1:unit
VXUTTUUUUT Tf1:unser
SUUUXUWTUU Tf1:unwrap
WSUTXTVTUT Tf1:update
YTTUTTUUUU Tf1:ur
WXRRXWYRSQ Tf1:use
aTTTTUTUUT Tf1:used
WTUUTTXTUT Tf1:user
TTUUTTXTWT Tf1:users
VUTTTXUUUT Tf1:using
XUUUTUUUUU Tf1:van
ZTTTTUTUUT Tf1:vat
VTUUUXTTUT Tf1:vegan
bTTTTTTUUT Tf1:viborg
WXTTUUTUUU Tf1:video
ZUUUTTSTTU Tf1:vier
VTTTXTTUUT Tf1:vim
VbSSTTWTTT Tf1:vivo
VUUUUXTTUT Tf1:vlan
YVSSWSZSSR Tf1:was
TUUUTUTYUU Tf1:wasn't
aSSOVVWTVU Tf1:we
cTTTTSVVSS Tf1:we'll
aVOPUWWTUV Tf1:we're
VTVQSTVXUV Tf1:we've
YUUUUUTTTT Tf1:weil
UUTUTUYUUT Tf1:weird
XUUUUUUTUT Tf1:wendeline
YTUUUUUTUT Tf1:wenn
WTUWSQWRWU Tf1:what
YTWQWQWQVW Tf1:what's
ZRWTSTWRWT Tf1:whatever
TWTXTUTUUT Tf1:whatsapp
VUYWWVWQSP Tf1:when
UXUTUTUUUU Tf1:when's
XTTTTTWXTS Tf1:whenever
bYSSSSSSWS Tf1:where
YTTTTVTUUT Tf1:where's
ZTTTUTUUUT Tf1:whether
bXQRQQWXXQ Tf1:which
ZTRXXWQSTR Tf1:who
YTTUUUUUUT Tf1:who'd
WSWWSTRTXU Tf1:who's
ZSTTTUTUUU Tf1:whoever
YWSTVTXSTR Tf1:why
XWSSYTTTUT Tf1:wie
XXTTTTTUUS Tf1:will
UTUTXXTTUT Tf1:wilma
ZTUUUUTTTT Tf1:wine
YTTSWXVSTS Tf1:wir
VUXUTTTTUT Tf1:wireframes
VTUUTTXUUT Tf1:wireguard
YWQQUSVXUU Tf1:with
ZSTSTXTUUT Tf1:without
ZUSTTTUUUT Tf1:woke
XUTUTTTVUT Tf1:won't
TVXTUTUUUT Tf1:wool
WUSUTXWTTT Tf1:word
WXTTTUTUUT Tf1:work
VTTUTTUYUT Tf1:works
VVTTTTXUUT Tf1:worksheets
YWSTTTXSTS Tf1:would
ZXPXPaVVQO Tf1:write
ZTTUTTTTUU Tf1:writes
YTUUUUUUUT Tf1:wtf
WXTSTUUUUT Tf1:wundert
YSSSVWWTTS Tf1:y
ZXTTTSSUUU Tf1:ya
TTUUTTXTTX Tf1:yamaha
XTTUTUUUUT Tf1:yesterday
VTUTUTXUUT Tf1:yo
XUVVRVXTOV Tf1:you
WWYWRTRSVS Tf1:you're
WXTUTTTTUU Tf1:you've
WYTSTTUUUT Tf1:your
WTUUUXTTTT Tf1:zero
UUUUTUYTUT Tf1:zone
YSSTWSTTXU Tf1:à
VTUTTXWTTT Tf1:ähm
WTTXTTUTUT Tf1:ça
aTTTUTUUUT Tf1:é
XWTUVTUSTT Th1:
YWTTTUTTUT Th1:)
VTVXWSUTUS Th1:,
ZVQWWQTURV Th1:<caps>
XUQXWSVTRW Th1:<code>
TQURUXUWVX Th1:<date>
UTUOUUWZWT Th1:<ed>
XTTUPVYWQW Th1:<ing>
YQUQWUVXRV Th1:<ly>
fSRTRSWYSQ Th1:<number>
WUVXWRSUUQ Th1:<s>
WTUWTVWRST Th1:<verb>
aVQQRVYVRV Th1:<verbs>
WWTVVVUTTR Th1:<word>
UYTTUTUUUT Th1:?
XSVTVOUWVU Th1:a
UTTTWTXTWT Th1:about
TTSSSWXSYV Th1:after
WUPRTVWVTX Th1:all
XVUTRTYTTT Th1:also
XSZXSVXTQO Th1:always
WTTUXTTTUU Th1:an
YUTTTUUUUT Th1:and
YUTTUUUUUT Th1:another
ZYSSSSSXTS Th1:any
WYQRVRYSYQ Th1:anything
XUUUUTUUUT Th1:are
YTQVWWTQWR Th1:as
XSSTSXWXTS Th1:ask
YXTTWTSSUS Th1:at
XXTTTTTUTT Th1:auf
XUUTTUUUUT Th1:aus
ZSSSTTXTVU Th1:back
YSTTTTVSTX Th1:be
VTTSWTXVTT Th1:because
WTRYVTXVSR Th1:before
YVSRWSWTWR Th1:bitte
YWWTSTUSTS Th1:both
ZTTTUUUTUT Th1:by
aTXTTTSTTT Th1:call
XTSVXUYUVM Th1:can
XUTUUTUUUT Th1:can't
WXOQVOYYVW Th1:could
YSSSXXXSTR Th1:das
UTTTTTaTUT Th1:decided
VXUTTTTTUT Th1:den
aSTTRWRXTT Th1:der
WSSSWXWTTS Th1:did
YUUUUUUTUT Th1:didn't
aTSSUYWRSS Th1:die
cWRRVSUWTR Th1:do
YRRSXTXSTX Th1:does
YTTTSXXTTS Th1:doesn't
VXRRRXXTRW Th1:don't
UTSSWXWUUT Th1:during
YVSTSWSTXT Th1:e
XUUUUUTTUU Th1:each
ZTTUTTUUUU Th1:ele
bUTTUTTRTU Th1:era
XUTTTYTTTT Th1:es
ZSWSSSUSYT Th1:et
WXXTSTSSWT Th1:eu
UTSSWaVTUS Th1:ever
WVSUXSYSTS Th1:every
XRSWRVSVWV Th1:everything
ZTUWTUTSUS Th1:except
TRUSTWUUUY Th1:for
aRSTVURWSW Th1:from
aTTTTTUTUT Th1:go
XTTTWUTUUT Th1:got
aTTTTTUUUT Th1:ha
ZTUUTURTUU Th1:had
VTUTTTXUUU Th1:has
UTWWRWWSTS Th1:have
ZUPYYSQXTR Th1:he
XSXSTSWSXT Th1:her
XUUTUUUUUT Th1:heute
UUSTTTVXTX Th1:his
XYTUTUTTST Th1:how
WWZWTTSSSS Th1:i
aRWWUQTSUU Th1:i'd
cVVSVSVSTQ Th1:i'll
WWVWSXTOUU Th1:i'm
TUTXVTTRUW Th1:i've
aaQWXQURRP Th1:ich
YUVWTSQUWT Th1:if
YUUUTTTTTU Th1:ihr
ZRSSSWWXTS Th1:il
WWTVWVTSQU Th1:in
WTTUXTTTUT Th1:io
ZTXUVSUSRT Th1:is
XTUTRWWYQS Th1:it
XOUWTVVVUU Th1:it's
XTTTTTTTUY Th1:its
WTTXUTUTUT Th1:jamais
YXTYQYQRWQ Th1:je
XWUWXQXQUQ Th1:keep
XTTUTTUTXT Th1:la
ZSXSSTXQWS Th1:last
TTUUXTTWTT Th1:later
aWRSSWSSWT Th1:le
WYVUVWQRTS Th1:let
WUQQQWYXXQ Th1:let's
YXWWVRSSTR Th1:like
ZVRRRRYVYR Th1:make
XUTUTUUUUU Th1:many
WVSSTYVTTS Th1:may
dTTTSTUUVS Th1:maybe
WXWWRSXSSR Th1:me
ZXTTTTSTTT Th1:mein
VUUUXTUTUT Th1:meine
YZVRRXQRYR Th1:mi
YTTTTTTXTU Th1:mia
WRWUUUVTUT Th1:might
YVTTTTWTUT Th1:mine
YTTTTTTXTU Th1:mio
WUTTTYUTUT Th1:mon
XTUUUUUUUT Th1:most
YUUUTUTTUU Th1:muss
WWRSVUUUTV Th1:my
WTUTXTTTUT Th1:nel
aVPPbaWPSP Th1:never
XVWVRSRVSW Th1:new
ZRVVRSVVTU Th1:next
WUTVYTVWQR Th1:no
VWPVWWUXUQ Th1:nobody
XTTTTTTXTT Th1:noi
YTUTUUTUUU Th1:non
WSWXSVUSTS Th1:nor
XWXPPVYQTV Th1:not
WVWWRQZRWQ Th1:nothing
XUTXUTWUVN Th1:now
WTTTYTTTTT Th1:nunca
XVTTUUUUUT Th1:nur
bTTUTTTUTT Th1:não
ZYWSSSSTTT Th1:o
cSWRSSVSYR Th1:on
XTSVVWWPYQ Th1:one
XXQRUWWXSQ Th1:only
XVWXWQRXSP Th1:or
YUQPYTXXWO Th1:our
WUTUTTXTUT Th1:ours
UTTTTTVSWY Th1:out
ZTUTTUUTUT Th1:over
cSTTTTTUUU Th1:para
YTUTTUUTUT Th1:pas
cTTTSUSTUT Th1:perhaps
YUUUUUUTUT Th1:please
YXTTTTTUUT Th1:porque
YTTTTTVTXT Th1:pour
aTTTTTSUUU Th1:que
YTTTYTTTTT Th1:same
XWUUTTUUUT Th1:says
XUTUUUTXTS Th1:shall
WRUUXYYQSQ Th1:she
dTTTTTSTUS Th1:should
RYWSQVUVSW Th1:since
XWTSSXTUTT Th1:so
bWSTTWSTTS Th1:some
XTXTSTUTUT Th1:someone
XVURRWUUSW Th1:something
XXTSYTSTUS Th1:stop
WWTTXTUVOW Th1:that
SSXVTVWUST Th1:that's
WUSSSSVZTU Th1:the
WVSUTTTXUT Th1:their
XVUVTWUOTT Th1:there
WTSSWVTWRV Th1:there's
WUWVQVWXRQ Th1:they
XTTTXTTVUT Th1:they're
VWVUVWVQUQ Th1:this
bYTSSWSRTS Th1:those
YSWVSSYTTR Th1:three
UXSSWTVXTS Th1:to
XSTWTTWUUT Th1:today
aTTTTTTUUT Th1:too
VVSYTSVTTT Th1:tu
bTTTTTWUTS Th1:turns
ZURRWRYVTQ Th1:two
WYWXQRWSTS Th1:um
YTSSVWWRWR Th1:und
aTTTUTTUSU Th1:une
VXUTTUUUUT Th1:unser
WXRRXWYRSQ Th1:use
YVSSWSZSSR Th1:was
TUUUTUTYUU Th1:wasn't
aSSOVVWTVU Th1:we
cTTTTSVVSS Th1:we'll
aVOPUWWTUV Th1:we're
VTVQSTVXUV Th1:we've
YUUUUUTTTT Th1:weil
YTUUUUUTUT Th1:wenn
WTUWSQWRWU Th1:what
YTWQWQWQVW Th1:what's
VUYWWVWQSP Th1:when
XTTTTTWXTS Th1:whenever
bYSSSSSSWS Th1:where
bXQRQQWXXQ Th1:which
ZTRXXWQSTR Th1:who
YWSTVTXSTR Th1:why
XXTTTTTUUS Th1:will
YTTSWXVSTS Th1:wir
YWQQUSVXUU Th1:with
ZSTSTXTUUT Th1:without
XUTUTTTVUT Th1:won't
YWSTTTXSTS Th1:would
YSSSVWWTTS Th1:y
XTTUTUUUUT Th1:yesterday
VTUTUTXUUT Th1:yo
XUVVRVXTOV Th1:you
WWYWRTRSVS Th1:you're
WYTSTTUUUT Th1:your
VTUWUVXSSS Torder
WSUVSVXTTT Torder once
UWTWXXXMST Torder stands
UTRTXUXWQV Trecurs
aXTSUUUSRT alone
WQUVVUTVSV among others
aVUTVUUTRT any
fQRSSVSVTV asks
fXQYPRXQVO asks after
XUTTUUUUUU b1:,
ZSSSWSVWSS b1:<caps>
WTTXSTVTTW b1:<code>
YUWTTTTTUT b1:<date>
YQWRVPWYXO b1:<ed>
aWQQTUYZRP b1:<ing>
aTTTSSVXTT b1:<ly>
bTTTSTWSTT b1:<number>
aTPXXUUPUT b1:<s>
bVNWZWYPRO b1:<verb>
ZSTTTXVSTT b1:<verbs>
YXURWWVSUO b1:<word>
UXUTUTUTUT b1:?
bSTTSTXSUT b1:a
VXSTSTXXTR b1:all
UTUUTUXUUU b1:also
YSXWRTVWSQ b1:always
UTUUXTTTUU b1:an
aTTTTUUTUT b1:any
WTTTXTUUWT b1:anything
UWTWWXSTTS b1:as
WTUUXTTTUU b1:at
XUUUTUUUUT b1:aus
VUTTUTUXUT b1:because
XSUTWTWTTT b1:bitte
XTXTTTTTTU b1:call
UWSXVTXRTS b1:can
cSTUSTWTUS b1:could
VTUUTUYTUT b1:decided
XTTTTTTXUT b1:der
YTUTUTTUUT b1:did
aTUUTTTTUT b1:die
YSTTVSVUUS b1:do
WUTUTTXTVT b1:does
XUUUUUTUUU b1:doesn't
UUUPVUYXQV b1:don't
ZTUTUTTUUU b1:e
XUUUUUTTUU b1:each
WTXTTTTUTT b1:et
VXWTTUTTUT b1:eu
WTUTXTTTUT b1:ever
XTTUVTTTUT b1:every
XTUUUUTTUU b1:everything
UTWSUUVTRY b1:for
YTUUWWSSTT b1:from
YUTUTTUUUU b1:ha
YUUUTUTUUU b1:have
XXTTTTUTTT b1:he
XUUTUUUUUT b1:heute
XUTUUUUTTU b1:his
VTXTVWTUUS b1:how
YWZTUUTUPP b1:i
dTSSTUTTUS b1:i'd
TZTWVVSSUS b1:i'm
UbSXXSQTTR b1:ich
YTSXYUSSSS b1:if
VTTTTWXTTU b1:il
TUVUYWTRTV b1:in
ZTSSWXSTUS b1:is
bRRWSQXXVP b1:it
aUQYQSWUVQ b1:it's
YUTTTUTUUT b1:its
YXRYTSTTTS b1:je
XRSWWSVUUT b1:keep
aTTTTTTTTT b1:le
XTTSTWXTST b1:let's
YTTTUTUUUT b1:like
YUUUTUTUUU b1:make
VTUUTXTUTU b1:may
bUUUSTTTUT b1:maybe
VYTVTTTTUT b1:me
UXUTUUUUUU b1:mein
YUUUUUTTUT b1:meine
WYRSRXSTXS b1:mi
XUUUTUUUUU b1:mine
YYTOWXYQXM b1:my
aSRRbQXSUS b1:never
XTUTUTTTUW b1:new
ZUOXSUTWUT b1:no
VRTSXTWWTT b1:nobody
YTUTUUTUUU b1:non
XVWSSWWSUR b1:not
bTTTTTTTUT b1:now
XTUUUUTUUU b1:não
WTXTTTUUUT b1:o
bTTUSTSTWS b1:on
XSSWWSVTUS b1:one
ZUTTTTWTUS b1:or
WVRQWSXWVQ b1:our
XTUTUUUUUT b1:pas
YUUTTUTUUT b1:perhaps
YTUTUTUUUT b1:porque
YUUUUTUUUU b1:pour
YTSSWTVTUT b1:she
ZUUUTTTTUU b1:should
TWSTTXSXTT b1:since
XWUUTTTTUU b1:some
XUTUTTWUUT b1:someone
VUTTUTXUUT b1:something
VTTTXUTUVT b1:stop
XQVVVRVTSW b1:that
dRRRTTYSXS b1:that's
aSVKVPYbUS b1:the
XSUUSTVTWU b1:there
YVTTTTXSUS b1:there's
aUTTTTTUUT b1:they
ZUUUUTTTUT b1:three
VVTTXTVTTT b1:to
XTTUUUTUUU b1:today
ZUTUTTUUUT b1:too
ZTTUUUTUUT b1:turns
WXTTUTWTUS b1:two
VXUTSSXTTT b1:um
TWUTTXTUUU b1:und
XRTSWXYTTS b1:use
YTUTTUTTUT b1:was
XNUPYXaUYM b1:we
YUUUTUTUUU b1:we'll
ZVRRTXVTWQ b1:we're
UUSTSSXXXR b1:we've
SRWVUWZVSQ b1:what
bUTTTTTTUT b1:what's
ZTYSWSSTTS b1:when
VTTUTTXWTT b1:whenever
YTTTUUTXTT b1:which
ZTTTTUUTUT b1:who
aTUTUTTTUS b1:why
XUUUUUUUUU b1:will
WWSSWWSTWR b1:with
YUTUTUTUUT b1:would
UTUUUXUTUU b1:y
bVXRQQTWSX b1:you
UTYTUUUUUT b1:you're
YTTTUUUUUT b1:your
YUUTTUTUUU b2:<caps> <verb>
UTTUTTXXTT b2:<ed>
VUUUTTVTXS b2:<ed> ,
XUTTWTTTUT b2:<ed> <s>
TTTTTUXXUT b2:<ed> it
YTUUTUTTTU b2:<ed> out
YTTUUTTVTT b2:<ed> the
WUTTTTUXUT b2:<ed> to
TTWTTUTTXT b2:<ed> with
WYTTXTTSTS b2:<ing>
WTUTTTTXUT b2:<ing> ,
VTUTTTXWTT b2:<ing> <s>
YTUTTUTUUT b2:<ing> <verbs>
XTUUUUTTUT b2:<ing> by
XTTTTUUVUT b2:<ing> from
WTTUTXTTUU b2:<ing> it
WSTTTSWXUT b2:<ing> the
VTTTTUUXUT b2:<ly> <word>
XUUUUUTTUU b2:<ly> the
XUUUUUTTUU b2:<number> ,
XUUUTUUTUU b2:<number> <name>
VTTTTTYTUT b2:<number> <s>
ZTTTTTUUUT b2:<number> <word>
XUSVXTTTUS b2:<s>
XTUUUUTTUU b2:<s> ,
YTSRUXWTUS b2:<s> :
WTTTTUUUTX b2:<s> <ed>
ZUTTTTTUUT b2:<s> <ing>
XTUUUUTUUU b2:<s> <name>
XTTTTUYTTT b2:<s> <s>
WUTTYTTTUT b2:<s> <verb>
XVRWXWUQVQ b2:<s> <word>
YTUUTTUUUU b2:<s> a
XWSSXSWTTS b2:<s> are
VUUTTXUUTT b2:<s> does
XUUUUUTUUT b2:<s> down
WUTXTUTUUT b2:<s> en
XTUUUUTTUU b2:<s> for
XUUUTUTTUU b2:<s> from
VTUTTTXUUU b2:<s> got
VUWXRVXSSR b2:<s> in
VUUTTUXTUT b2:<s> is
UUTXUTUUUT b2:<s> must
TXTTWTSXTT b2:<s> of
YTTUUTUTUU b2:<s> the
WUUUTXTUTT b2:<s> to
XTTTUUUUUU b2:<s> who
VXTUTTTUUU b2:<s> with
ZUUTSTTUUT b2:<verb>
XTTTSZTUUS b2:<verb> <s>
YSUSZSUUTT b2:<verb> <word>
ZUUTTSTUUT b2:<verb> a
VUUUTUXUUT b2:<verb> her
XXTTTTTUUT b2:<verb> in
UUTXTUUUUT b2:<verb> is
aTTSWTTUUT b2:<verb> it
YUSSWSUTUU b2:<verb> me
WTUSTXTUVT b2:<verb> my
XUUUTTUUUU b2:<verb> on
VSTTXSYUUT b2:<verb> that
YXSQVVWTTS b2:<verb> the
VUTTTTXUUU b2:<verb> them
UTUUTUXUUU b2:<verb> what
XUUUTUTUUU b2:<verb> when
VTTTUXTUUT b2:<verbs> <verb>
YQRRYVZQRX b2:<word>
XYSSVSVSUT b2:<word> ,
UTTTTXXUUT b2:<word> :
bSTTSSUVTS b2:<word> <ed>
XUTUTWTTVT b2:<word> <ing>
ZXSSUWURVQ b2:<word> <name>
VRRSVYSXXR b2:<word> <number>
XVYOSXWTWO b2:<word> <s>
WXQXXWUQSQ b2:<word> <verb>
YVWRTQWVWR b2:<word> <verbs>
aXTMWVZSWL b2:<word> <word>
WTTTTTTUUY b2:<word> ?
WSTYXSUSTT b2:<word> a
WUUTTXTUUT b2:<word> at
UXTTXUTTTT b2:<word> bitte
VTTTWXTUUU b2:<word> can't
UTXUUUUUUU b2:<word> com
XTTUUUUTUU b2:<word> da
YUUUUUUUTU b2:<word> de
XSTTXXTTTS b2:<word> does
VTTTUXUUUT b2:<word> du
TYUUUUUUTU b2:<word> em
VYSTTTXTTT b2:<word> en
VTTUUXTUUT b2:<word> first
XUTUTTWTTU b2:<word> for
WXTUTTTUUT b2:<word> from
YXTTTTUTTT b2:<word> got
WTTTTTXTTT b2:<word> has
VXSTXSVTTT b2:<word> here
VWTXWTVSSS b2:<word> in
UUWVYWVPVQ b2:<word> is
UUUUXUUUUU b2:<word> isn't
VSTTTXTZTT b2:<word> it
XTUUUUUUUU b2:<word> just
VTUUTTUUXU b2:<word> la
bTTTTTTTUU b2:<word> me
UZTTTTUTUT b2:<word> no
XUUUTUUTUT b2:<word> ok
UXTUTTXUUT b2:<word> on
XUTUTUUTUU b2:<word> one
UUTUUTUXTU b2:<word> out
VTTTTVXTUT b2:<word> over
YUUUTUTUUU b2:<word> please
VTXTTTUUUT b2:<word> que
XUUUUUUUUT b2:<word> said
XUTTUUUUUT b2:<word> says
VXTTTUTUUU b2:<word> since
cTTTTUVRUR b2:<word> the
XUUUTTUUUT b2:<word> turns
XWTTWTTTUT b2:<word> was
XUTUTUUUUT b2:<word> with
XUWUTUTTUU b2:<word> you
XTUUUUTTUT b2:a <verb>
ZSTTSTXSUU b2:a <word>
XUUUUUTTUT b2:about the
YTTTUTXTUT b2:all <s>
TXTUTTWUTT b2:all of
XUUUUUUUUT b2:all the
UUXTUTTUUT b2:always <s>
ZTTTUUSXTS b2:always <verb>
XTUUUUTUUU b2:always the
YTUUTUUUUT b2:any <verb>
YTTTUUUTUT b2:any <word>
XTUUTTTTUU b2:at the
XUUUTUUUUT b2:aus dem
XTTTUUTUUU b2:back in
XUUTUUUUUT b2:be <word>
WTTTXUUUTT b2:bitte <word>
WTXTTUTUUU b2:call me
XUUUUUTTUU b2:can we
VSSYWTXSTS b2:can you
aTUUTUTTUT b2:could be
aSUUSTWTUT b2:could you
VTUUTUYTUT b2:decided
XTTTTTTXUT b2:der <name>
YTUUTUTTUU b2:die <name>
YTUUTTTUUU b2:die <word>
YTUUUUTUUT b2:do you
XRWSVQZYTQ b2:don't <verb>
UTTTTTXTVX b2:don't <word>
UUUTTTYUUT b2:don't ever
TXUUUUTWUT b2:don't use
VXWTTUTTUT b2:eu <word>
WTUTXTTTUT b2:ever
YUUUTUUUUT b2:every new
VUTTTWXTUT b2:for <word>
UVSUSTUVTY b2:for the
XTUUUTTUUT b2:for this
XUUUUUTTUU b2:from the
XTUTUUTUUU b2:ha
YUTTUUUUUU b2:he says
XUUTUUUUUT b2:heute <word>
XUTUUUUTTU b2:his <word>
UTXUUTUUUU b2:how <word>
YTTUTUUUUT b2:how many
ZaQRRSSXYR b2:i <ed>
XTTXTTTTTT b2:i <ly>
ZYPOXXXRUP b2:i <verb>
UXXUVUQWPV b2:i <word>
XWWTSSZSSS b2:i am
XUTTUTUUUU b2:i ask
UUTTTUXUUT b2:i can
WSZTXTSTUT b2:i can't
YUUTUTUUUT b2:i cannot
YTTUUUTUVT b2:i could
YUXSSSYTTS b2:i do
aRYQVXVRTR b2:i don't
WTTTTXTTUT b2:i get
XVTUTTTUUT b2:i go
ZUTUTTTTUT b2:i guess
YUUUTTTTUU b2:i had
XYWRXRRWTQ b2:i have
XUTTTUUUUT b2:i just
VYTTTUTVUS b2:i keep
XUXUTSTUUT b2:i know
TTVZWVRSTS b2:i like
YTTTUWTTTT b2:i must
XUUUSUUUUU b2:i need
WUTTXTTUUT b2:i never
WTUTXTUUUT b2:i no
UXUUUUTTUT b2:i not
XUUUUUUUUT b2:i once
WTTTYTTUUU b2:i only
YTTUTUTTUU b2:i said
XTTTTXTTUT b2:i use
XVSSSXVTUS b2:i want
ZTSTTTWTUT b2:i was
XUUUTTUUUU b2:i wasn't
VUTTUTXUUU b2:i went
YUTTTUUUVT b2:i would
XTUTUUUUUT b2:i'd <verb>
YUTTTTUVUT b2:i'd <word>
XTUUUUTTTU b2:i'd like
XUTUTUUUUT b2:i'd much
ZUTTUUUUUT b2:i'd rather
YTTUUUTUTU b2:i'll <verb>
ZVTTTTUTTT b2:i'm <ed>
bTSTTSUTXS b2:i'm <ing>
SbRVWRXTSS b2:i'm <name>
UXTTUTTUTU b2:i'm <number>
TTTTWXTTUU b2:i'm <s>
VSVXTXTWSR b2:i'm <word>
XUUUTUUUUT b2:i'm at
UWTSXSUTXU b2:i'm in
XVXSWVRSTS b2:i'm not
YTUTTTUUUT b2:i'm off
ZWSRUSUTXS b2:i'm on
UXTSXXTTTS b2:i'm the
VXTSTTTTVW b2:i've <ed>
VTUXTUTTUT b2:i've <verb>
WVSWSSSTXW b2:i've <word>
YUTTTUUUUT b2:i've a
VWSSXWVSTS b2:i've been
XUTTTUUUUU b2:i've decided
UTXUTUUUUT b2:i've had
XTTUUUTUUU b2:i've no
XUUUUUTTUU b2:i've told
TbRXXSRTTR b2:ich <word>
ZTUUUUTTTU b2:if <word>
VTTTYUTUTT b2:if i
aTTTUTTUUT b2:if we
VTTTTWXTTU b2:il <word>
XTTTUUUUUU b2:in <number>
TWUUTXTUUS b2:in <verb>
TUUTYTUUUT b2:in our
XTWTTTTTTX b2:in the
XTTUUUUTUU b2:is <number>
WTTTXUTUUT b2:is it
XUUUUUTUUU b2:is the
XUTTTUUUUU b2:is there
XTUTUUTUUU b2:is this
YUUUUTTTUT b2:it <ed>
XUTXTUTTUT b2:it <s>
YTUUUUTTUT b2:it <word>
YTUUUUTTUU b2:it has
YUUUUUTTUT b2:it says
UUUUUUXTUT b2:it should
WTTTTTWYTT b2:it was
YUTUTUTTUT b2:it's <caps>
SUUTTTXWVT b2:it's <ed>
YTTWUTTUUT b2:it's <ing>
XTTTSTXTUT b2:it's <name>
YTUTTUWSUT b2:it's <word>
YUUTTTUUUT b2:it's a
XUUUTTUUUT b2:it's been
XUTTUUTUUU b2:it's for
YTTUUTUTUT b2:it's the
VVTZTTTTTT b2:je <s>
YXTSTTUUTT b2:je <word>
XUUUTTTUUU b2:keep <date>
XUUTUUTUUT b2:keep in
XUUUTUSUUU b2:keep it
YTUTUTTUUU b2:keep this
ZTUUTTTTTT b2:le <word>
WUUUTTXTUU b2:let's <verb>
VUUTTXTTUU b2:let's go
XUUUUUTTUU b2:make sure
VTUUTXTUTU b2:may i
XUTUUTUUUT b2:maybe is
XUUTTUUUUT b2:maybe it's
XTTUUUUUUT b2:maybe we
UZTTTUTUUT b2:me <word>
UXUTUUUUUU b2:mein <name>
WYRSRXSTXS b2:mi <word>
XTVSVVVRXR b2:my <s>
VYSTYSVSTR b2:my <verb>
YYPQWYZTQP b2:my <word>
XUUUUUTUUT b2:my back
XUUUTUTUUU b2:my own
XVTTUTUUUT b2:my son
VSSSbSWTUT b2:never <verb>
XTTTTTXTUT b2:never <word>
XUUUTTTUUU b2:never again
YUUUTUTTUU b2:never by
YUUUTUTUUU b2:never use
UTUUUUTUUX b2:new <verb>
ZTTUUUTTUT b2:new <word>
aTTTTTTTUU b2:no
UUUUXUTTUT b2:no <name>
WVTSWTRYUS b2:no <s>
XXSZRQWRWQ b2:no <word>
ZTTTTTUUUT b2:no more
XTUUTUUUUT b2:no need
XUUUTVTUUT b2:no no
YUUUUTTTUU b2:nobody <ed>
YTTUTUTUUU b2:nobody <verbs>
YTTTUUUUUU b2:not <ing>
XSTTUTXTUT b2:not <word>
TXXTTTUUUT b2:not in
XUTTUUTUUU b2:not that
XUUUUTTTUU b2:nothing <word>
YTUUUUTUTT b2:now i
XTUUTTUUUU b2:now the
XTUUUUTUUU b2:não <word>
XTUTUUUUUU b2:o <word>
XUTUUUUUUT b2:o que
ZTUUTUSUUT b2:on <word>
XUUUTUUUUU b2:on the
WTSXWSWTUS b2:one <word>
XUUUUUTUUU b2:one of
WTUUTUXTUU b2:only the
XUTTUUUUUT b2:or is
XUTUTUUUUU b2:or the
UTUTXTWTTT b2:our <s>
YRSSVSXXWR b2:our <word>
XTUTUUUUUT b2:pas de
XTUUUUTTUU b2:perhaps i
YUTUTUTUUU b2:she <s>
XUUUUUUUUU b2:should i
TWTUTTTXUU b2:since you
XWUUTTTTUU b2:some <word>
ZUTTTTUUUT b2:stop <ing>
XSSTXTTSTX b2:that <word>
YUUTTUUUUT b2:that i
WTTTTTYTUS b2:that was
XUUUTUUTUT b2:that we
ZTTTUUTUUT b2:that's <word>
TUTUUUYUUU b2:that's a
ZUUTUTTTUT b2:that's how
XUTUTUUUUT b2:that's just
XUUUTTUUUU b2:that's my
aUTUTTTUUT b2:that's the
WUXTXSUTTR b2:the <caps>
XTUUTTUWUT b2:the <code>
ZUUUTUTTUT b2:the <date>
TTWUTUXUUT b2:the <ed>
XSSSXXXRTR b2:the <ing>
XWWQUQVXVP b2:the <s>
XTTUTTXWTS b2:the <verb>
bRSNSQYbUU b2:the <word>
XUTUUUTTUU b2:the last
ZTTTTTWTUT b2:the new
WXRTTTWTXS b2:the old
VTTUWUXTUT b2:the other
XTUUUTTUUU b2:there are
XTTUUUTTVT b2:there was
VUUUTTXTUT b2:there's a
YUTUTTSUUU b2:there's no
XUUUTUTTUT b2:there's something
XUUTTTTUUU b2:they <verb>
YUUTUTUUUT b2:this <word>
YUUTUTTTUT b2:three <s>
VUTTXUTTUU b2:to me
YUTUUUUUUU b2:too <word>
ZTTUUUTUUT b2:turns out
WXTTUTWTUS b2:two <s>
XUUTTUUTUU b2:um i'm
YTUUUUTUUT b2:um so
UTUUTUXUUU b2:use <s>
XSTTXXSTTS b2:use <word>
VTSTVQYWXS b2:we <ed>
TTWSWXVSVS b2:we <verb>
WSTTWVWWRR b2:we <word>
XUUTUUTUUT b2:we could
ZTUUTUTTTT b2:we decided
VTUUWTXSTT b2:we do
VTTTXTXTUT b2:we don't
VTUUUUXTTU b2:we had
VUTUTTYTVT b2:we have
TTUUTTVUXU b2:we need
XUUUUUUTUU b2:we never
YUUUUUUTTT b2:we went
ZUTUTTUTUT b2:we were
aTUTTTTTXS b2:we're <ing>
TXUUTTWTUT b2:we're <word>
XTUUTVTUUU b2:we're all
VTUUTTUXUT b2:we're back
ZTUUTUVSTT b2:we're going
VTUUXTTUUT b2:we're in
XTUUTUVTUT b2:we're no
YUUUUTTTUT b2:we're not
TUUUTYUTTT b2:we're on
WSSTSTWXXS b2:we've <ed>
XUTUUUTUUU b2:what a
YUUTUUTTUU b2:what does
TTRXSXWWUS b2:what i
XUUTTUTUUU b2:what i'd
XUUUTUUUUT b2:what if
YUUUUUTTUU b2:what would
YUUUTUTUUT b2:what's a
ZTUTTTTTUT b2:what's the
WTTTXTTUUT b2:when i
ZTXTTSTTUT b2:when you
UUUUTUXTUU b2:whenever you
UTUUUUUXUT b2:which i
XTUTUUUUUT b2:why <s>
ZUUUTTTTUT b2:why the
XXTTTTTTUT b2:with the
YUUUTUUUUT b2:would it
XUTUTUUUUT b2:you <word>
aTTTTSTSTY b2:you can
VXWTUTTTUT b2:you don't
ZTTTUUTTUT b2:you know
YTUUTUTUUT b2:you may
TTYTUUUUUT b2:you're <word>
XTTTUUTUUT b2:your <verb>
UXTUUVTSRX b:
YRTWWTSTUU b:asks
bSQVZVXNPU b:order
cUNVZVYPRP b:order false
XRTUWWVRRV b:order true
aUSUOdUXOQ ban once
TQSVUhTMSY ban stands
kRTWVUOWQP beside others
TYTTXTTXSR bs:short
UaSRQWVSTW bw:,
XTUTTUUUUU bw:10
YUUTTTUUUT bw:24x24
XUTTUUUUUU bw:9
YUTTTUUTTU bw::
XVRXQRVUTX bw:?
XPSWXVYPWS bw:a
VTTTXUUTUU bw:abito
XUSWSSWVUS bw:again
VYTTUTTUUT bw:aisle
XUTTTXTUUT bw:alcohol
TXTTWTWTTT bw:all
WYWWSSVRSR bw:always
aTTUTTTTUU bw:am
ZUUTTUTTUU bw:and
XUUTUTUUUT bw:android
ZTTUUTUTUT bw:any
VXVSWUVSSS bw:are
XUTUTUTUUU bw:asleep
UTUUUUXUUU bw:assistant
YTTTTTUTUU bw:ate
YTUUTUTTUU bw:aus
XUUUTUUUUT bw:avoid
aTTUTTTTUT bw:be
YUUUTTTUUT bw:been
VSUTTTTXVU bw:before
TUTSZTUUVU bw:being
XTUUTUUUUU bw:benedikta
UZUTTUTUUT bw:bin
WTTTXUUUTT bw:bitte
TUXTTTTTXT bw:board
UXWUTTTUUT bw:both
XWTUTTTTUT bw:by
XUUUUUUTUT bw:cable
YTXTTTTTTU bw:call
XTUUTUVTTU bw:cat
ZTTTUTTUUT bw:celsius
TYUUTUTUTU bw:chamo-me
VXTTXTUTTT bw:chiamo
VUUUTTTTXT bw:christmas
UXUUUUTUUU bw:city
UTUUWTXSTU bw:closed
WTTTXTTUUT bw:code
WTTTXTTTUU bw:con
XUTVTTTUUU bw:coriander
XUTUTUTUUU bw:correct
YUUUTTTTUT bw:could
YTUUUUTTUT bw:day
VUUUTTXTUU bw:days
XTTTWTUUTT bw:de
VTUUTUYTUT bw:decided
UXUTTUTUUU bw:delete
VWTTTTTXTT bw:der
XUUUTTTUUU bw:diary
UUTTUUUXUU bw:diceva
TUUUUUTXTU bw:did
ZTUTTUTUUU bw:die
YUTUTUTUUU bw:diff
VUUUTXTTUU bw:different
USTTWSZSWT bw:do
aTTTTWSTTT bw:does
UTUUTUXUTU bw:doesn't
XUUTUTUUUT bw:dog
YUUUUTTTUT bw:doing
WQWRXWVQSW bw:don't
YTTUTUUUUT bw:draft
WTTTUXTUUT bw:drink
WUTUTTXUUT bw:drop
XTUUTUUUUT bw:dropped
YUTUUTUUUU bw:dry
YTTUTUUUUU bw:duz
YUTTUUTUUU bw:eat
TZTUTUTUTU bw:em
WYTTTTTTTT bw:en
VXUUUUTTUU bw:eu
WTUTXTTTUT bw:ever
XTTTUUTUUU bw:everybody
WUXUTTTUUT bw:explain
UTUUTTTYUT bw:failed
UTUUUUTXTU bw:finally
TWUTTUTXTT bw:finished
VTXTTUTTUT bw:first
YTTXSSUTUT bw:fish
XTTUTUUUUU bw:five
YTUUTUTTUT bw:fixture
VVXSVRVRSX bw:for
ZTTTUUTUUT bw:forget
VUXTTTTUUU bw:formal
SUUUUTWZTS bw:found
XUTTTTUUUU bw:four
UUUUTUXUUT bw:fraud
YTTTTTTUXT bw:free
TUUUUTXUUT bw:friday
YVTTXTTTTS bw:from
ZUUUTUTTUU bw:fuse
YUTUTTUTUU bw:gave
YUUUTTUUUT bw:ghent
XTUUUUTUUU bw:git
XUUTTTUUUU bw:give
YTTUUUUUUU bw:gluten
XTUTTUUUUU bw:gorica
XUTUTTTUUU bw:guess
XTUUUUTUUU bw:gut
XTUTUUTUUU bw:ha
UTUUTUXUUU bw:had
aTTTUTTTUT bw:has
UTXTWSUTUT bw:hate
VUVVVVUUSQ bw:have
XTTTTTUUVW bw:he
UXUUUTUUUU bw:he/him
SZTSUUUUUT bw:heiße
TUTTVXUUUT bw:helix
YTTUUUTUUT bw:help
TVTTTXWTTT bw:here
XTUUTUTUUU bw:him
XUTUUUUTUT bw:hot
XTUUTTWUUU bw:house
VUTTUTTXUU bw:humidity
YUUUTUUUUU bw:hungry
VYWSXXQTOT bw:i
XUTTTUTUUT bw:i'd
UZSQWZVPWQ bw:i'm
UZTWVTRTTS bw:ich
TTUUWTXUUT bw:ignore
TZVXXVUQRQ bw:in
TTUTUXUUUT bw:intolerant
XUUUTUUUUT bw:invoice
ZWVVWUVRQP bw:is
VWUWTVRbRP bw:it
WUWVRSWUVR bw:it's
SYWTTTUUUT bw:j'habite
TXUTUUUUUT bw:je
YWTUTTTTTT bw:just
aTTTTTUUUT bw:keep
YUTUTTUUUU bw:know
aTTUTTUTTT bw:la
TTUTUXUUUT bw:lactose
YUUTTUTUTT bw:late
UTXTTUUUUU bw:laugh
WUTTXTTTTU bw:left-handed
XUUUUTTTUU bw:legal
VUUTTTXUUT bw:let's
XTTUTUTUUU bw:lift
TUYWWTSTTT bw:like
UXTTTUWTUT bw:live
TZTTTUTUUU bw:llamo
XTUUUUTUUU bw:log
WTXTTTUUUT bw:long
TWUUTTTXUT bw:lost
XUTUUTUTUU bw:loud
TTWXTTUTUT bw:love
TXUTUUUUUU bw:m'appelle
XUUUTUTUUU bw:mail
YUUUTUTUUT bw:maybe
YWYWXRQRSR bw:me
UXTTTUUUUU bw:mean
UTTUTTTXVU bw:meetings
UYSTWWTSST bw:mi
TTTTXTUXTT bw:mia
YTTUTUUUUU bw:mich
XTUTVTUUUU bw:minutes
XUUUUTUTTU bw:mir
TUXTUTUUUU bw:mocks
YUTUUTTUUT bw:mondays
WXTTWTTSTT bw:morning
TaTUTUTTTU bw:moro
XUUTTUUUUT bw:most
XaUUTTSTSS bw:moved
TZQVXUUQRW bw:my
VWTSYTTTUT bw:name
YTTUUUTUUT bw:neighbour
VUXUTTTUUT bw:neither
WTTTYSYSTT bw:never
ZTTUUTTUTT bw:new
TWVTTTTXTT bw:newsletter
XXPSRUTXVV bw:no
aTUTTTTUTU bw:nobody
TUXTTTXTUT bw:none
VXWRUWXRTR bw:not
XSTTSUTXUU bw:nothing
YTTUUUUTTT bw:now
UUUXTTUUUU bw:nur
XTUUUUUUUU bw:não
XWTTTTVUUT bw:of
ZSTTUSTWWT bw:on
XUTTTUUUUT bw:once
WSXXSTTTUT bw:one
UTSWYWSSTT bw:only
YTTTTTVUUT bw:or
XTTUWTTTUU bw:other
WUXVSTVTST bw:our
ZTTTTSYUTS bw:out
TTWTTVXTUT bw:over
XTTTWTUUUT bw:own
WYTTTTTTTU bw:owns
YUTTUTUUUT bw:page
YUTTUUUUUU bw:paragraph
TTUUUUYUTT bw:parser
VTUTTXVTTT bw:people
XTUUTTUUUT bw:phrase
UXUUUUUTUT bw:porto
VUTUTUUXUT bw:postgres
UTTUTUVUUX bw:quick
UTUTWTXTUU bw:quotes
UXUUTUTUUT bw:rasmus
YTUUTUTTUU bw:raw
XUUUTVUTUT bw:read
XUTUTUUUUT bw:reads
XUUUUTUUUT bw:red
VXTUTUUUTT bw:rest
TTUTXTUUUW bw:retired
UTTTTUYTUU bw:right
XUUUTUUTUU bw:say
YSUUTUSUUU bw:says
TTXTWTTUUT bw:sentences
YUUUTTTTUU bw:separately
ZTTTTTUUUU bw:she
YTSWTTTUUT bw:short
VUUUXTTTUU bw:sie
TTTTXWTTWT bw:since
UTUTWTXTUT bw:single
ZUTTTTTUUU bw:so
YUUUTUSTUT bw:sold
XUUTUTUTUU bw:somebody
YTUUTUUUUU bw:soy
UXUUTUTUTT bw:spoilers
XUTUTUTUUU bw:start
VTUTXTTUUU bw:stop
XTUUUUUUUT bw:strike
WTUTTXUTUT bw:style
UXUUTTTUUT bw:swap
UUUUUUTTXT bw:swapped
UUXTWTTTUT bw:tabs
YTUUTUUUUT bw:take
XUUUUUTUUU bw:tandem
YTTTUUTUUT bw:temperatures
WTUTTUUXTT bw:test
UUXTTUUUUU bw:text
XTUUTUUUVU bw:texted
VVRVXWUUTR bw:that
WSSSWSYSXS bw:that's
bTUORPUXVW bw:the
UTWSXTSTTW bw:them
VTUUXUUUUT bw:thing
VXUUTUTUUT bw:things
XUUUTUTUUT bw:think
bWTUTTSTTT bw:this
VTUTTXXTTT bw:three
YUUUUUTTUU bw:through
XUUUTUTUUU bw:tickets
XTTTXUTTTT bw:time
YTTUUUUUUT bw:tired
YTTUUUTUUU bw:today
UTTUXTXTUT bw:told
XTTUSTXUUT bw:too
YUUUUTUTUT bw:took
VUTUTTXUUU bw:touch
YUTUTTUUUU bw:trip
UUUUXTUUUT bw:tromsø
YUTTTUTUUU bw:trst
XUUUUUTUUU bw:tuesday
XUUUTTUTUU bw:type
XUUUUUUUUT bw:typo
ZTTTUTUUUT bw:ugh
aTTTTTTUUU bw:up
VTTSWXXTTS bw:use
ZTTTTTTTUU bw:vegan
UUXTWTTTTT bw:vegetarian
XZTTUTTTTT bw:vivo
UUUUTUTXUU bw:war
WTUUTTXTTT bw:warehouse
ZTSSSTYYUR bw:was
TSVRSWYWXQ bw:we
XSTUWSVWTS bw:we're
XWVUTUSTTT bw:we've
YTUTUUTUUU bw:weird
XUTTUTUUUU bw:wellington
WUYUSTUTTT bw:what
XUUUUUUTUU bw:what's
XUUUTUUUUU bw:who
XTUTUUUUUT bw:why
TXUTUUUUUU bw:wiebke
WTTSXTSVXS bw:with
TVXTUTTUUU bw:wool
YUTTTUUUUT bw:words
UTTTXTTXTU bw:worked
TTXTUUWTUU bw:worth
XUUUTTUUUU bw:write
UUUUTTUXUT bw:writes
YTUUUTUTUU bw:wrong
ZUTUTTTUUU bw:yet
VTXTVSXSTS bw:you
YTTTTUTUUT bw:your
XTUUUUUUUU bw:yusra
SYWTWTTUTT bw:à
RVRFTUYYiU counts
XUUUTUUUUT e:"
UTTTSWXYST e:%
XWWSURXUTR e:)
UTTYTTUUVT e:,
WTUUUTTXUT e:0
TTUUTTXUWT e:00
WTTUXTUUTT e:101
VVTTTWWSWR e:12
TTUUUTXTWT e:14th
XUUUTTWTTT e:16
UUUUUUUUXT e:16th
TTUUXTVUTT e:18
YTUUTUTUTT e:1926
XWTUTSXSTT e:2
WXTTTTTTUU e:2009
SXUUTTWTTW e:2019
TWUUUUTTXT e:2028
TUUUUUUUXT e:20th
UTUUXUVUTT e:22
WTUUUUTTXT e:24th
VSTUTTYUVR e:3
WTUUUTXTTT e:4
VUUUTXTTUT e:40
XSTUXSTWST e:5
TTUUTUWXTT e:52
YTTUTUUTUT e:60
XUUUTUVTTT e:7
TXUUUUTUUU e:71
TTUUXUTTXT e:7th
UTUUUUXTTU e:8443
TXTUTTTWWT e:9
eTUSSTTTUS e::
fQRSSVSVTV e:?
TUUUXUUUUU e:a4
XUTTWTTXTS e:above
TTUUUUTTXU e:abril
UXUTUTTUUU e:accident
XUUUTUTUUU e:accordingly
TTUUUUXUUT e:accounts
XTTTTUTUUU e:actuaries
TYUUTUTUUU e:ada
XUUUTUUUUT e:advance
aTTTXTTSTT e:afternoon
XTWTVUTUTT e:afterwards
aNQQXYUWQY e:again
VUXTTTTUUT e:agenda
XUUTTUUUUU e:ages
YTUUTTWSTT e:ago
YUTTUUTUUT e:agree
WTWTTUSTXU e:ahead
TZUTUTUUUS e:alcohol
XURURVRYTW e:all
YTUUUUTTUT e:alle
TXTUTUWUTT e:allergy
TVUTXUUTUU e:almeida
TTSXTXXTTR e:alone
TUTUXTUUVT e:alphabetically
ZTUUTTTTWT e:already
YUUUUUTUUU e:also
ZTTUTUUTUT e:altogether
USYSXXSTTS e:always
YTUTSXTTUT e:an
aTTTUUTTUU e:and
VTUTXUTUUT e:anglais
XUTUTUUTUU e:animal
XWTTUUTTTT e:anni
WTTTYSTTUT e:answer
UTVXXTSTUT e:answers
TTXTXUUUUT e:antworten
UTUTUXUUUT e:any
YUUUTVTTUS e:anyone
aSTSWRTVUT e:anything
WSWSTWXTTS e:anyway
TUTUWTXUUT e:api
TTTUUTWXUT e:app
UTTTTXTTUW e:apply
VTUUTTXTUT e:approach
TTUUWXTTTU e:approval
XSTUTTWTYS e:april
TXUTUUUUUU e:arachides
aTTTUTTUUT e:are
YTTUTUTUUU e:argument
XUUUTUUUUT e:array
TUTWTXTTUU e:arrows
TUTWTTXTTT e:art
SVTSWZSUUT e:ask
UWTTTTXUUT e:asks
aUTTUTTUTT e:asleep
TTXXTUTTUU e:at
UXTTTSWTXS e:august
YTUTUUTUUT e:aujourd'hui
VTTTXTXTUT e:aus
XVTTUTXUTS e:autumn
WTTSSWTUTX e:away
XUUUUUTUTT e:awful
TXTTTTXTUT e:años
UUUUUUXUUT e:b
XTSTZWRWTR e:back
YTUUUUTUUT e:bad
UTUUTUTUUX e:banco
TWUTTTUXUT e:band
XUSTUTWTTW e:bank
TTTUUTTWUX e:banner
TUTTTXYTUT e:bar
UUUTUTXUUU e:basis
UTUUUUXUUT e:bathroom
YTUUTTWUTS e:be
XUTUTUUUUU e:been
WTTTXRTSYT e:before
XUUUUUTTUT e:below
UVUUUTXUUT e:benedikta
XWUTUUTUTS e:berlin
TUYTTUTUUT e:best
XSYTTUTTUT e:better
UUVTXTUUUU e:between
XUUUTUTTUU e:bigger
YTUUTUTTUT e:bike
TXUUUUUUUT e:bilbao
VTTTXUVTTU e:bin
VUTUUTTUUX e:bins
UTTTTTTTXX e:bio
VXUUTUTUUU e:biscuit
YUTTUTUUUU e:bits
TVXTUUTTUT e:black
UTUUTUYTUT e:blind
WTUUTTTXTT e:block
ZTUTTUSUUU e:board
YUUTUUTUUT e:boils
XTUUUTUUTU e:bolo
XUUUUTTUUT e:book
VTTTWSXWTS e:both
XTUTWTWTTS e:box
WUTTTTYUTT e:braga
UWTTYWTTTS e:branch
UUUUTYUUUU e:branches
aTTUTUTTUT e:brb
YTUUUTUTUU e:break
WTTUTUXTUU e:breakfast
YTTTTUUUUT e:bremen
TTaTUTUTUT e:brevi
YUTUTUUUUT e:brick
TTVUXUUUUT e:brief
YTTTUUTUTW e:brightmoor
WUTTTUTXUT e:broken
XTUTVTTUUT e:budget
YUUTTTUUUT e:buffer
TTTTTVWTTX e:build
TTTTUUWYUT e:building
TTUUTTYUTU e:buildkite
VTTTTXUUUT e:burnt
UTUTUTXUUU e:bus
YUTTTUUUUU e:button
VTUUTTYSTU e:by
XTSTTTTXUW e:cache
TTZTUUUUUU e:café
XUUUTTTWUT e:cake
VTTTTUUUUX e:calendar
ZSTUSTVUTT e:call
YTUTUUTUUU e:called
VUTXTSVVTT e:calls
XUTTTUUUUU e:calm
ZTUUUUTTUT e:came
TTXXWTTUUT e:can
XUUUTTUTUU e:cancelled
TYTTUTUUUT e:car
UTTTUUWUTX e:caravan
WYSUTTTUUT e:card
TTUXTTWTUT e:cards
VTTTTUYTTT e:casa
UTXTVWVSTR e:case
YTUUUUTUUT e:cat
VTUUTTXUUT e:catalogue
VTXTVTTUUT e:celsius
TYTUUUUTUT e:celíaca
WXUTUUTUUU e:cet
YTTTWSVTUS e:change
XTUTTTXTUT e:changed
VTTTTTXTUW e:changelog
WUUUUXTTTT e:channel
TUUUXUTUUU e:chars
YTUUUUTUUT e:cheaper
TXTUTXTUUT e:chicken
VTXUTUTTUU e:choice
UUTUTTTUYU e:christmas
XUTTTTUUUU e:city
TXUUUUTUUU e:claims
UWTTXVSTTT e:client
UTTUTUYUUU e:clinic
WUUUTUXTUT e:closed
XTTTUTTUUW e:club
YTTUUTTUUU e:cm
RRVVYVUVRV e:code
VYTTTUTUUT e:coeliac
bTSTTUTUUT e:coffee
YTTTUUUUUT e:coin
TTTXTTTXUT e:cold
TTTXXTTUUU e:columns
YUUUTTTUUT e:come
XTTTTWTTUT e:coming
VTWTWXSTTS e:commit
STTTYYTTTT e:commits
XTUTUUUUUU e:comparing
ZTTTUTTTUT e:compile
XUUUTUTUUU e:completely
TTUTUYTUUT e:completo
YUTTUUTUUU e:computer
XUUUTTUUUT e:confirmation
UUXTTTWUUT e:container
XTTUUUTUUU e:context
XTUUUTTXUS e:contract
UTUTWVXTUT e:copy
YUTUUUUTUT e:copying
UTYVTTTTTT e:coriander
UUZTTTUUUT e:cortas
VUTTTUXTUT e:costs
ZUTUTTUUUT e:count
UYTTUTTUUU e:countries
UXTTUUWTTT e:course
UUXSUUUUUU e:courtes
UTUTUUYUUU e:covers
YUTTTUUUUT e:cranky
XUUUUUTTUT e:crash
XUUUTUUTUU e:cream
XUUUTTUTUT e:cross
YUUUTTUUUT e:crypt
TUTTTXUUUU e:cups
VTYTTTTUUU e:curtas
WTTUTUVTUX e:customer
TUTUVXTUUT e:customers
TUTUXTTTTW e:cut
UUTUXUUTUU e:cycle
TTXTTWTUUT e:código
YTUUTTUUUT e:das
WUTTXUTTUT e:data
YUTTTWTTUT e:date
YUZRQTXVSR e:day
XRSTVVZWSS e:days
XUTTTTSTTZ e:dead
YTUUUUTTUU e:deadline
VVTTTTYUUT e:deaf
XTUUUTTUUU e:debate
YTUUTUTUUU e:debugging
TUXUTTTTXT e:dec
USTUUTSWZT e:december
YTUUTTVTUT e:decided
UUTTUUYUUT e:decidido
TTXTWTTTUU e:decimal
TTUUTUXTWT e:deciso
VUXTTTTUUU e:default
UUUUTUYTTT e:degrees
YUUTUTUTUT e:dentist
YUTUUUTUUT e:deployen
YTUUUUTUUT e:deputy
ZTTUTUTTUT e:desk
WWTTYSSTTS e:deutsch
UUUTTWXUUT e:develop
UTUUTUZTUT e:development
TTTUUUYUUT e:device
TWTTUTXUTT e:diabetes
TUTTTUZUUT e:diabetic
TTTTTUaUUT e:diabética
XTUUUUTUUT e:diary
TTTTTUUYUU e:did
XUUUUTTVTT e:died
YUUTTTTUUT e:diet
TTWSXXTTUT e:diff
TUTTTYUUUU e:dinner
TUUUWTTXUU e:dir
ZUTUUTTTUU e:discussion
TYTUUUTUUT e:disease
XTTTTTTYUT e:dns
XSXSTWSUUT e:do
SWTTXTTTTW e:docs
VWTTSTTXUT e:does
YVTWTWSTTR e:don't
VSYSWTUVSS e:done
WTTTTUXTUT e:door
XUTUTTTWUT e:dot
cSTSXSSVUR e:down
ZUTUVTTTUT e:draft
YUTUTTTUUU e:drafts
YVTTTUUTUT e:driver
XTWTTTTXTT e:dry
VXTTUUTUUT e:duh
XUUTUUUTUT e:dump
YTTTUUUTUT e:dunno
WYUUTTSTTT e:ear
TUTUXTUUUU e:eat
UUUUUTXTUT e:effect
YUTTTUVUUT e:eggs
ZUTTUTUTUT e:eh
ZXTTTTUTUS e:either
YUUUUUUTTT e:eleven
WTUTTTXUTT e:elixir
VXSTWWUTTS e:else
TUTSUaTTUT e:emojis
WXTTTUTTUT e:energy
UXTUUUTUUU e:engineer
TWUTXUTTTU e:englisch
UTTTYTXUUS e:english
UTTTTTXXUT e:enough
XUUUTUWUUR e:entschieden
WUXTTTSXTT e:error
WTTXTTUUUT e:essay
XUTTWSWTUT e:euros
UTTUTUUTYT e:eve
aWTTTTUTTR e:evening
bTTTTUTTUT e:ever
WTUUTUXTTT e:everybody
UVWVRVWWSQ e:everything
TWUVTVZRSR e:everywhere
YUTTTTTUUU e:exception
YTUTUSUTUU e:exceptions
UTTXUUUUUT e:exhausting
TTUUUUSXTW e:expired
VXTUTTWUTS e:export
VUUTUTXTUT e:extension
YUUUUTTUUT e:failed
XTTTTTWTUU e:fair
XTTUUTUUUU e:fait
TUUUUUXTUU e:falkenstein
WXTTTTVTTT e:family
XUUUUTTUUU e:fancy
YUUUUUTTUS e:fault
TXTTUTXTVT e:feb
UVUVTTRTZT e:february
XUUUUUUUUT e:feed
TTTUTTWTXT e:fest
XSRRWWWSTX e:file
STRVYXWTTS e:files
XTUTTTXTUT e:final
ZUUTUUTTUT e:finally
YTTUUUTTTU e:finalmente
WVWTWTQWTT e:fine
VRXRZVXVSQ e:first
UaTTUTTUUS e:fish
ZUSTTTXTTT e:five
YUVTVTTTTT e:fix
WTUUTUTXTT e:fixed
WTTSUUUUUX e:fleisch
TSTTWTXTTX e:floor
UTTTXWWSUS e:folder
UUUUUUTXUU e:follow
bXSSUSSTTT e:for
WUTTXTTTUT e:form
YTTUTUUUUU e:formal
XVTTTTVTWS e:four
VTTUUTXTUT e:francs
WTTTTVXTTT e:frankfurt
XTTTWTWTUT e:français
YVSTWSWTTS e:free
TYUUTUUUUT e:freight
aTSTXSSTYQ e:friday
XVTTTXWTRS e:fridays
XTTTTTXUTS e:fridge
XTTTTUUUUU e:friendly
WTTTXTUTUT e:from
TUXTXSVTTT e:front
ZUTUTTUTUT e:function
ZTTTTUTUUU e:funny
UUUUTUTXUU e:fuse
TWTTUUXUTT e:geburtstag
YUTTUTTUUU e:general
XUUUUUUUUU e:generally
XXUTUTSUUT e:ghent
bWSTSTUTTS e:go
XUUUUTTUUT e:goes
XUTUTUUUUT e:goldfish
ZSTTSSQWTY e:gone
WXWSTSRZTR e:good
XUUUUTTTUU e:goose
VVTTUTXTTT e:graz
VWSTSVSYTT e:green
XXSTTSUTUT e:group
UTTTXXTTTT e:guess
XTTTWTUTUU e:guessing
TTUTUTYTTW e:gym
XUUUUUTUUU e:h.k
ZTTTUTUUUT e:ha
XUUTUUTUUU e:habits
XTUUUUUUUU e:haha
TTTUTTXWWS e:half
WTXTUUTTTU e:happy
TTTTYTTYTS e:has
VUTUXUUTUT e:hat
XUTUTUTUUU e:have
WXUUTUTTTT e:he/him
XTTUUTTTTX e:head
XTUUUUUUUT e:headache
VUTTUUTXUT e:healthy
SXUTUUUUUU e:hebamme
TYTTUTUUUT e:helix
XTTTTTUXUS e:help
TVUUXUTUUU e:henrik
UTTTYSWTTT e:her
VZUQWVTQRW e:here
VTUUXTTUTT e:heron
YTUUTUTUUU e:herren
TTUUUTaTUT e:hetzner
XUTTTUTVUT e:high
aUTTUTTUUT e:him
XTTUTUUUUU e:hip
UTUUTUTTUX e:history
WTTYUUTTUT e:hives
YUUUUUTSUT e:hold
TXTTTWWTUS e:home
XUUTTUUUUT e:honest
YTTTUUUUUT e:honestly
UTTTUTWYTT e:hot
ZTUUTTVTUT e:hour
XSYTSSYSUS e:hours
TXTXTTTTUU e:household
VXTUUUTUUT e:hull
XUUUUUUTUT e:humidity
YTTTTUUUUT e:hungry
XTUTUUUUUT e:hurry
ZUTTUUTTUT e:hurts
TUUTYTTVUT e:id
aTTTTTTWUT e:idea
WTTTXTTUUU e:ideas
XTUUUUUUUT e:idk
TUXTUTUUUT e:ifs
UUTTTTXWUT e:image
VTTUXTUTUU e:immer
VTUUUTXTUT e:import
YWRSWRVXSR e:in
YUTUUUTTUU e:inch
WTTTUTUXUT e:inches
TTUUXUTUUU e:indentation
TVUTUUYTUT e:ines
WTTTUTXTUT e:infra
WTTTVTTTXT e:ink
XVUTTUTUUT e:internet
TZTTTUTVUT e:intolerant
XYSSTSXTVR e:is
YTUUTUTUTU e:ist
bPSNVVWXTW e:it
YTTUUUTUUU e:it's
TTTTYUUUUU e:italiano
TTXXTTTUUT e:itch
VTXTUUTUUT e:jam
TTUUTUTUYU e:jan
VTTTTSTWbR e:january
TTUTXTWUUT e:jest
YTTTUTWTUT e:job
YUTTTUUUUT e:join
YTTUVTTTUU e:joke
XTTUUUUUUU e:journal
UWTTUTXTWS e:july
XTTTUTTTZS e:june
ZTTUTTSUUU e:just
WTTTUTXUUT e:kawai
WTTTSTYWUS e:key
YTUUUUTUTT e:keyboard
UWTTXTSTUU e:keys
YUUTUUTUUT e:kidding
XWUUTTTUTU e:kids
XVTTUUUUUT e:kiel
XTTUUUUTUU e:kind
TTTTTWTTUX e:kits
VTXTUUUUUT e:km
TXTTUUTTUU e:knee
ZTWTTSUUUS e:know
UUUTUUXUUT e:kraków
TUUUXUTUUT e:kroner
YUUTTUUTUT e:kürzer
WVTTTTTTTX e:labs
YUUUTTTTUT e:ladder
VXTTUTUUUU e:lady
XUUUUUTUUU e:lamp
WUUUTXTUUT e:lane
XXTTTTTUTT e:laptop
UXUUTTWTUT e:laptops
TTTTWTTXTW e:last
YSSTUXSYSS e:late
XTTTTTXUUT e:later
UTUUTUTUXT e:latest
WWXTTTSTUT e:latin
XUTTTUUUUU e:laugh
TTUUUTYTTU e:launch
XTTTTXTTTT e:law
YTUUUTTTUU e:leak
TXUTUTTTTX e:leeds
TTTTXTTTTX e:leerzeichen
YTSTTUXTUU e:left
TXTTUUUUUT e:left-handed
UTTUUUXUUU e:legal
XTUTUTTUUT e:letter
XSSVYSVTUS e:letters
UXUUUUUUUT e:library
WWTTTTTUTX e:life
VTTTTTXUUT e:lift
TUTTUTTUUZ e:lifted
XUUUTTUUUU e:lighthouse
XTYTTTUTUT e:like
VUVTZSSXTR e:line
USXSXUVTUS e:lines
TWUUTUXUTT e:lisboa
XUUUUUUUUT e:lisbon
YRSTXTUTSW e:list
XTXSSWTTUT e:lists
UTTTTTWUXT e:live
XUUUUUUUUT e:lmao
YTTUTUTTUU e:load
YUUTUTUTUU e:lock
SUUUTWXUUT e:lockfile
YUTUUUUUUT e:log
XTWTTTTUUT e:logs
ZSWTUTUTUS e:long
XUTUTUUUUT e:longer
aTTTUUTUTT e:look
WTTTTTUYUT e:loop
TTTUTTXXUT e:loss
YTTUUUTUUT e:lost
WUTUXTTTUU e:loud
UUUTXTTUUU e:lowercase
XTUUTTTTWT e:lucerne
YTTTUTVUUT e:luck
bTTUUUTTTT e:lunch
XWUTUTUTUT e:lyon
YTTUUUUTUT e:lá
YTSTTTXUVT e:machine
YUUUUUTUUT e:machines
VUTTTUXUUU e:mad
USSYXWVSSS e:mails
TTTTXXWTTT e:main
YTTUUUUUUT e:maintenant
YTUTTTWUTT e:makefile
VUUTXTTUUT e:malta
YRUVTTSSZT e:march
TYTUUUUTUT e:marisco
TTSSWXWTUU e:marks
TUUTTTUYUT e:match
VXTUUUTTUU e:mate
VTUUTXTUUT e:maths
UTXTUUTTUU e:matters
UXTSTRXTZQ e:may
XUUUUUTTUU e:maybe
WXUUUUTTSU e:mayo
YVVaUUSRPS e:me
aTTTTTTTUT e:mean
YUUUUUTUTT e:meanwhile
XUUTUUUUUT e:meeting
XTTTWUTUUT e:meetings
YTTTUUUUUT e:mehr
WUTTTXTTUT e:merged
YTUUUUTUUT e:merger
XTTTTTUTXT e:mess
VTTTXTUUUT e:metric
WTTTXTTUUT e:mich
ZTTTTTUUUT e:milk
VTTUSTXTUW e:min
ZTTTUTXSUT e:mind
YTUUUUTUUT e:minds
VSSSXVWYTR e:minutes
TTUUTUYUUT e:mobile
TUTXUTTUUT e:mocks
YUUUTTUUUT e:module
TTUTUYTUUU e:moi
ZUTUUTTTUT e:moment
WWTTSSXWSS e:monday
VTTTTTYTSX e:mondays
YUTUTTUUUT e:money
RYQRVRXUYW e:month
ZTTTTVTTUT e:more
YURWVRTWWQ e:morning
TXTTTXWTTS e:mornings
TTXTWTVTTT e:most
YUUTUTTUUT e:mould
XUTUUUUUUU e:mouth
ZSTTUTXTUS e:moved
XUUUUUTTUU e:much
UYTTUUUUTT e:myself
YTTTUUUUUT e:müde
UXVSVXTUTQ e:name
TTUTTXTXUT e:named
TYUTUUWUTT e:nantes
TTTTXTTTUX e:needed
YUTUTUTUUT e:new
TTUUTTZTUU e:newer
TTTTXXTTTT e:news
XTTTTTWUUT e:newsletter
YUUTTTTUUU e:next
ZTUUUUTUUT e:nice
VXTTTXTTTT e:nicht
UTTUUUTTUY e:niece
YTTTTTWWTT e:night
YUTTTTWTUT e:nights
UWSTRWVVWR e:nine
dTTSUSTUUT e:no
VTUUXTTUUT e:node
WXTTTTUUTT e:noise
YTUUUUTTTT e:none
XWTTTSSSZT e:noon
YUTUTUUUUU e:normal
XSSRSWVUTX e:not
UUSXSXTTTV e:notes
XRSRVSTaTX e:nothing
TVTUTXUTTU e:notice
VVUUTTTTYS e:november
TSTTYXWTTT e:npm
VSTTXSVTTY e:number
YTTTTYSVUS e:numbers
ZTUSTUUUUT e:nunca
WYTTUUTUUT e:nurse
UXUTUTTTUV e:oboe
ZTUTTUUTUT e:obviously
SSTUTTWUaS e:october
WTTTUXTUUT e:odile
XXRWVPVUPW e:off
TVSSXXWTTS e:office
WTUUVTSXTT e:old
XUUUTTUUUU e:oma
XTSSXSTWVS e:on
YUUUUUTTUT e:onboarding
bTUTTUSUUT e:once
ZUWSXQVTSR e:one
XSWSWVWRUR e:ones
TZTUTXTTTT e:online
UWXQYSZRSR e:only
UTXTTTXTUT e:open
VUXTTTTWTS e:opens
UTTTTTWTUX e:orange
ZSUTTSTWWS e:order
WUTTUTTXUT e:orders
TTUYTTXTUT e:orm
TUTYUTUUUT e:orms
TXUUUTVUUT e:ostrava
YTUUTUTTUU e:other
YSTSYUSTUT e:otherwise
XWQVVXVURQ e:out
ZSSTUSTSSa e:over
VTXTWTTTUT e:own
YTTUTUTUUT e:p
TYUUUUUTUT e:padaria
XTWSXSVTTR e:page
XUTUTUTWUT e:panic
XTUUTWTTUT e:papers
XTXTTTTTUT e:paragraph
XTTSTXTUUT e:paragraphs
XWTTTTSWUT e:parser
TTTTWUYTTT e:partners
XUUUTUTTUU e:pass
YTTTUUUUVU e:patch
UTTXTWTUTT e:patient
TXTTUUUUUT e:penicillin
WSTTXTYTTS e:people
TUTXTTXTUT e:period
UUUUUUXTUT e:permanently
XUUUUUTTTT e:philosopher
VSSXSXXTTS e:phone
TTUWTXTUUS e:phrase
TTWTUUTXTU e:piano
TTUUWXTUTU e:piece
TUUUUUTXVT e:pieces
XTUUUUTUUT e:pitch
XWXUTSWSTR e:place
UTSSYTYTUT e:plan
TTTTTWTTUX e:plans
XTTTUTTXUT e:plots
YTUUUUTUTU e:plumber
UUUTXTTUUT e:pnpm
TUUUUUYTUT e:podcast
YTUUTTUUUT e:point
TUXTUUUUUU e:polars
WXTSUTWUUR e:pork
WTUUUTUXUT e:portal
XUUUTTUUUT e:portraits
VTXTTTWUUT e:possible
UTUTUTUUUY e:poste
TUTTSTcUTS e:postgres
XUTTUUUUUU e:pot
VTSTXTWTUU e:pounds
TUUUXUUUUU e:pr
XUUUUUUUUT e:prats
YTUUUUTUTT e:press
YUUTUTTUUU e:prices
UUTUUUXTUT e:print
XUUUUTTVUT e:problem
XUUTTXTTUT e:prod
TTTXTTXUUT e:products
XTUTTUUUUU e:profiling
UTTSWXWTUS e:project
UTXTVTTTUU e:projects
UUXTTUUUUT e:prose
WXTTUUTUUT e:pump
XUUUTUTTUU e:pushed
TUTTTXTTUX e:pushen
TUXTUUUUUT e:python
ZTTTTUUTUT e:question
YTSSWWTTUT e:questions
YTUUUUTTUT e:quick
XUTUUUTUUU e:quiet
WTTTUUTUTX e:quit
UUUXTUUUTU e:quote
UTTTYTTTUX e:quotes
UVUUXUTUUU e:r
UUUUTUXUUT e:radial
YTTUUUTUUU e:raining
TWTUUUTXTT e:ram
TXUUTUTUUU e:rasmus
WTTTTTVTTX e:raus
WTYTTTUUUT e:read
VXUTUUTTTU e:reading
YTTUUUTUUT e:readme
YTTSXTTVUS e:reads
YUTUUTTUUU e:really
YUTUUUTTUU e:reason
XTUUUTTUUU e:rebase
WTTTTXTUUT e:recipes
XUUUUTUUUT e:red
VUUTTTYUUT e:redis
TUUUUXUUUT e:refunds
YVTUTUTTUT e:region
ZUTUUTTUUT e:remember
XWTTTUTTUT e:rennes
STTTVWTXUT e:replies
YTTUVTTTUU e:reply
USTTYWUUUS e:repo
XUTUUUTUUU e:rerun
XUTUTUUTUU e:residents
YUUTUTUUUT e:response
XTTUTUXUUT e:rest
XUUUTUUUUT e:return
VXTTTTXTUT e:returns
UUTTYUTUTU e:reversible
XUWTTTUUUT e:review
XTSWTTUUUT e:rewrites
TTUUUUTTUX e:riddance
TTTTTXTTTX e:riga
bWSSXSSTTR e:right
WTUUTTYTTT e:room
YYTTTSTTUS e:round
VTTTUTXUUT e:router
WTTTXTUUUU e:ruhig
YTTTWUTUTT e:rule
ZUTTUTTUUT e:rules
USTTTXWTSW e:run
UUTYUUUTUT e:rushed
XTUTUVVUTS e:rust
VTTXTUTUUU e:sad
aUTTTTTUUS e:said
UXUUTUTUUT e:salt
TWTTUUXUTT e:samples
WXUUSSTTWS e:saturday
VTUUUTYTTT e:saturdays
ZUUUTUTTUT e:say
XUUUTTUUUT e:saying
aSTUSTTWTT e:says
XUUUTUTUUU e:scale
TTUTWTXWUS e:schema
VWSSTTVXUT e:school
TWUTXTTUUT e:screens
UTUTWTXTUT e:script
TUUUXWTTTT e:scripts
aTTTUTTTUT e:sea
TTUUTTXVWT e:season
TTTTYSXWTS e:seat
YUTUUUTUUT e:sec
ZUTUSTTVUT e:seconds
VXUUUUTTTT e:section
YTSTYTTUTU e:see
TUUUTXWUTT e:seite
TUUUTUYUUU e:semaphore
TSWTZTTTUT e:sempre
WTUTXUTTUT e:sentence
TWXRUVVTTT e:sentences
XUTUTUTTSW e:sept
SWTUTSVWXS e:september
ZTUTTUTUUT e:serious
YTUTUTUUUT e:server
VWTTTTXTTS e:service
TYUUTUTUUT e:sevilla
UXTTTTUUUT e:she
UZUTTTTUUT e:she/her
XVTTUTTTUU e:shift
XTUUTTWTUT e:ships
VXUUUTTUUU e:shoes
VXSTSSYTVT e:shop
XSSTYUTTUT e:short
YTUTUUUUUT e:shorter
WSTTTTXXUS e:side
XUTUTSUUUU e:sie
VTTTYUUTUT e:siempre
YTUUTTTUUT e:sigh
YTUUTUTUUU e:signature
ZSTUTTTVUT e:since
XTTTTSYTWT e:six
VTUUUUTYUT e:size
VTTXTTTXUS e:sleep
XUUUTTUUUU e:slide
XUTTTVUUUT e:slides
YWTTTTUSUT e:slow
VUUUTUTYUT e:slower
TSXTVUTWUT e:small
TTTTUUUYUT e:smooth
UXUUTUTUUU e:snowflake
UUTTXUUUUT e:soil
YUUTUUTUUU e:soir
XUUUVUUTUT e:sometimes
XUUTTTUUUT e:somewhere
VTXUUTUUTT e:sort
VUUUXUTTTT e:sorted
XUTTUUTUUU e:soup
VXUUTUTTUT e:spanish
XTTTTUUUVT e:spelling
YTUUTTTUUU e:spoilers
TUUTTTVUUX e:spots
TVTTWTXVTS e:spring
TUUUUTYUTT e:sqlite
VTUTXUSUUU e:stable
XUUUTUTUUU e:stairs
VUTTTTUUXT e:stall
YTTTUUUUUT e:stanco
WTTTUUXUUT e:starting
WTTTTTXUUT e:station
WTUTTTYTUT e:stays
XTTTUUUUUU e:stiff
WSWSXSWTUT e:stop
XUUUTTVTUT e:store
XTTUWTVTTS e:story
TVUUUUXUTS e:street
TUTUXUWTUT e:streng
XTUUUUUTUT e:student
ZTTUWUTSTT e:style
TUUTUXTTUT e:summary
TWTTTTWUTX e:summer
WTUUTTXUTT e:sunday
UTUUXTXTTT e:supplier
YTTUUUUUUT e:suppose
ZTTSUTUUVS e:sure
TTTYTTWUUS e:surprises
XUUUUUTTTT e:sync
USXSYSTSTX e:table
VTYSTSWTUW e:tables
XTXRVSSSTY e:tabs
TUTTXTTUUX e:tabulations
YTTUUTUTUT e:tail
XUUUUUUTUU e:take
VTTSXWTUUT e:talk
TXUUUUSUUU e:tartu
YTUTUTTUUT e:taste
XUTUUUUUUT e:tea
TaSTWWVSTR e:team
YWTTUUTTUT e:teams
XUTUUUUUUU e:tell
XWTUTTTUTT e:template
VRSXSXVSYS e:ten
XVTTUUTUUT e:terminal
WTUTTXTUUT e:terms
VTSTYXTTUS e:test
XTSSWZVTTR e:tests
USXXYRTSTS e:text
YTTUUUTUUU e:texted
YUTVTUTTUT e:texts
TWTUUUXUUT e:thandeka
aSTUWTVUVO e:that
WTTQWWTWSV e:them
TUTTTUYUUT e:themselves
VWSSUWVRXS e:then
TWUUUTXTTT e:theo
YRSSWWVTSV e:there
YUTUUUTUUT e:they
XXTTTTSUUT e:they/them
VRWWRVURVV e:thing
ZTTSTTTTUW e:things
XTTTTUTUUX e:think
ZTSRXTYTTS e:this
YSWTUTTTTU e:three
XUUUUTTTUT e:thrilled
VSSSTTUWVX e:through
VUXTTUTTUT e:throughout
SWTTTWYUTS e:thursdays
WTTUVTXTTT e:ticket
TXUTTTXTUT e:tickets
XUUUUTUUUU e:tiles
YXVQWUSYTO e:time
aWSSSXQVUS e:times
YUTUUTTTUU e:timetable
ZTUTTUTUUT e:tired
XUUUUUTUUU e:to
YUTUTUTUUT e:toaster
dSSSSSYTTS e:today
VUUUTUSXUT e:together
bUTTTTTUUT e:tomorrow
VUTTTXTUUT e:tone
WXTUUUTTUS e:tongue
aTTTUUUUUT e:tonight
XXWTXSURTS e:too
UUTUWTTXUU e:tops
TXUUUUUUUU e:torino
STUTXTUWTU e:total
YUTUTTUUUU e:touch
TUTTYUTUUT e:toujours
WUTTTUXUUT e:traffic
TTXTTUWUUT e:train
YTUUUUTTUU e:trams
VXUUUUTTUU e:translator
TUXTTTWTTT e:travel
UTUUUUSYTT e:trick
ZUUUTTTTUU e:trip
TXUUUUUUUT e:tromsø
TXTTXTUTUU e:truly
WXUTUTUTTT e:trust
XTTTTTWUUU e:tuesdays
XUTTUTUUUU e:turin
XTTUUUTTUU e:turkey
XUUTUUTTUT e:tweet
UTUUTTXUUU e:twins
ZTSTTWUTTU e:two
XTUUUUTTUU e:typo
ZTTTTTUTUT e:um
gSSSSSWSTS e:undefined
YTTUTUUUUU e:undo
VTXTWTTTUT e:units
XXRWTRVTRW e:up
XUTUTUUUUU e:upset
WRSSVVVWVS e:us
XUUUTUTUUT e:used
XUTTTTUUUU e:usually
TUTTXTXTTT e:utc
TZTTTUUUTT e:utc+2
TWUTUTTUUX e:varnmouth
TZTTTTSUUW e:vegan
RYTSTTTUUZ e:vegetarian
TaTTUTTTUT e:vegetariana
UUUUTXUUUT e:vendor
XUUUUTTUTU e:vendredi
XTTTTUXUUT e:verde
TUUUTYTTUU e:version
TXUUUUTUUT e:vigo
UUTUTTTTUY e:void
XUUUUUUUUT e:vote
XUUUTUUUUU e:voucher
YTUUUUUTUT e:walk
YTTTUUTVUT e:wall
UTUUTTTYTT e:war
YUTUTUTUUT e:warm
YTTUXTSTTT e:way
YTUUUTTUUT e:website
UTUTUTXUUT e:wedding
VTUUUTYTUT e:weddings
VXTUTTWUTS e:wednesdays
WYRSVRZVRR e:week
TVTTYTUUUT e:weekdays
bUUVUTSTTS e:weekend
YVTTTTSYUS e:weeks
ZTTUUUUUUT e:weird
ZSTTYTRWUR e:well
TXTUTUUUUU e:wellington
ZTTTUUTUUS e:what
aTTTTUTTUT e:whatever
XTTXTTTTUT e:whatsoever
XUUUUTTTUU e:when
YTWUTTTTTT e:why
YUTTUUUTUT e:wild
WTTTTTXUVT e:window
XTUTUUVUUT e:windows
UUUTYUTUUT e:wins
XTUUTTTUUU e:winter
XUUTTTVTUT e:without
YTTTUUUTUT e:won
XSYTWSTUUS e:words
WZSTSSVWTR e:work
WTTUTUTYUR e:worked
XUUUTUUUUT e:working
bTTTTTSXTS e:works
VXUUUUTTUT e:workshop
UUUUTTXUUU e:worst
XSRSXYTUTT e:write
ZTTTTUTUUT e:writes
dSSWTSTUUR e:wrong
ZUTTTUTTUU e:wrote
XUUUTTUUUT e:yaml
WVSSXSWVUR e:year
XYWSRTXSTR e:years
XUUUVUTTUT e:yes
XUTUTTYSTS e:yesterday
dTUTTQVTUS e:yet
ZYSSVTSTUS e:you
ZTTUTTTUUU e:yours
SSTTWYTUUT e:yourself
YTTTTUVUTU e:yusra
WTTUTTTXUT e:zero
UXUUUUUUTT e:zsh
YUUTTTUTUT e:zurück
aSNOUSVbWW exclaims
WXTUUTTUUT f1:(
XTUUUUUUUU f1:)
UUUXTUUTUT f1:,
ZUUUUTTTTT f1:14
TTWUXTUTUT f1:24h
YUUTUTTTUT f1:?
XSUPTTUXXV f1:a
TUUUZTUUUT f1:ab
WTTTTTWTXT f1:abbiamo
VYTTTUTTTT f1:abito
YUTUTUTTUU f1:acho
YUTUTUUUUT f1:adapt
fUTUTSSTTR f1:add
TTTTYSXUUT f1:address
TTYTUTUUUT f1:adoro
TTYTWTUTUT f1:aisle
URWSWRWYWR f1:all
ZTRTcQSTUT f1:always
UTXUTTTTYT f1:am
XTUTTTTWTT f1:an
VTTTTTWTXT f1:anneke
XTSTYTTUVT f1:answer
ZSSSZXSSTS f1:any
YUTUUTUTUT f1:anyone
UWRZaQTSTS f1:anything
TUTTWTTUXT f1:api
VUUUXTTTUT f1:apply
YUTTUTTTUT f1:are
ZXVSSSWTTS f1:as
WTTTYRWUUT f1:ask
YTUUUUTTUT f1:asking
WTTTTXUTUT f1:así
ZUTTTTTTUU f1:at
YUUTTUUUUT f1:aus
UUUUTTYTUT f1:auth
WTTTSYTUUT f1:avoid
ZUUUTUTTUT f1:back
TUYUTUTUUU f1:bars
WXTUXTTTUS f1:be
XTUUTUTUUU f1:bear
XTTUTTTWVT f1:because
XVSSTXSVVT f1:before
TXTXTUTTUT f1:being
YUUUUUUTUT f1:below
YUTTTUUUUT f1:ben
YUUUTTUUUU f1:bin
WRSWYZRSTR f1:bitte
XUUUTUTTUU f1:boil
ZTTUSTWTUT f1:book
aTTTTTUTUT f1:both
ZTTTUUTTUT f1:brain
WTTTXUTTUT f1:branch
UUUUTUXUUT f1:branches
aTTTTUTUUT f1:brb
TTXTYTTTUT f1:british
UTTTXXTTUT f1:bug
ZTTTTTTWTT f1:build
YUTTUUUUUU f1:bullets
WUUUUTXTTT f1:bump
TUUUUTTYUT f1:bumping
aTTTUTTTTT f1:c'est
YUTUTTTUUU f1:calculate
XZSSXSTTTS f1:call
bRRSVVXSUR f1:can
YTTXTTTTTT f1:can't
YUTTTUTUUT f1:canaries
YTTUTUTUUU f1:cargo
UUUTTTUUUX f1:caspian
ZTTTTTTTUT f1:cat
UXTUUUUUUT f1:catalan
UTUUXTTUUU f1:cc
UZUTUUTUUS f1:chamo-me
VUUTXTUUTU f1:chapter
TTXTTUWTUU f1:charts
XTTUTTXTUT f1:chat
ZTTUUUUTUT f1:che
YUUUUTUUUT f1:chez
XUUTTTWTUT f1:ci
VUTTXSTUVT f1:cite
TTXTWTTUUT f1:clean
VTTTTTXTUT f1:client
XTUTUUUUUU f1:cluster
WTTUXTSTWT f1:code
XTWSTTTXTT f1:coffee
YUTTUUUUUT f1:coffee's
TUUTTTUXUT f1:cold
YUUUUUTTUT f1:come
VTTTXTUUUT f1:comment
WTUXVTTUUT f1:comments
YUTUVTTTUU f1:commit
XTTUTUTTWT f1:contract
VTUUXTUUUT f1:copy
YTTUXTTTUS f1:correct
bWTTRSSTWT f1:could
XUUTUUUTUT f1:cross
UUUUUUXTUU f1:csv
XUTTUUUUUT f1:curious
XUUUUUUUUU f1:customer
UUTTWSaTTT f1:customers
aUUUTUTTTT f1:cut
ZUUUTTTTUT f1:cuánto
WTUUUTXTUT f1:dad
XUTTTUWUUT f1:dana
XTUUUUTUUU f1:dann
TTXTWTWTTT f1:dark
XTTTSSWYTS f1:das
XTUTWTTTUT f1:dass
XTUUUTUUUU f1:date
aUUUTUTTUT f1:decided
TUTTTUZUUT f1:decidimos
WTUUTTTUUX f1:delete
UUTUUUYUUT f1:deliveries
TTUUUUTUXT f1:demo
YUUUUTTUTT f1:den
VRTSVSXYWQ f1:der
YUUUUUTTUU f1:dialogue
YUUUUTTTUT f1:did
VSUUSTXTXT f1:die
TUYTUUUUUT f1:diffs
YTTTUUUUUT f1:dmesg
ZSSSWZRTVR f1:do
YUTTTUTTUU f1:doctor's
cTTTUTSTUT f1:does
YTQOTcVQTX f1:don't
XTUUUUTUUT f1:done
VUUUTUXTUT f1:dr
cUTTTTTUUS f1:draft
VUTTUYTUUS f1:drop
WTTTTTTTUX f1:du
XTUUUUTUUU f1:dunno
VTTTTXUUUT f1:duz
YUUUUUTTUT f1:dónde
XSXTTWTTTT f1:e
UTUTWXTUTT f1:each
XSSTSTVYWS f1:el
YTUTTUTUUU f1:email
TTTTUTXTUX f1:emojis
VXUUTUUUUT f1:employer
TXTWUTUUUT f1:english
WTTTUTTTTX f1:erase
VTTSXXWSTS f1:error
UUUUUUXTUT f1:es
YUUUTUUTUT f1:est-ce
ZTTUUUUTUT f1:estou
YTTUUUUUUT f1:estoy
VTTTTTXTWT f1:et
WXTTTTTTUU f1:eu
XUTTTUUUUU f1:even
XTUUUUTTUT f1:evening
XUUTTTTUUU f1:ever
WSRTaWVRUT f1:every
YYTSTTSTUT f1:everybody
YUTTUUTTUT f1:everyone's
URWSXWXSSS f1:everything
XTTUUUTUUU f1:exactly
UUUTUUUUXU f1:exam
XTZSYRSTUR f1:explain
YTUTTUTUUU f1:falls
TTTSWSWSXW f1:feature
XTUTTUTTXT f1:fechado
TUTTZUTUUU f1:figures
XUTTTXUTUT f1:file
cUSTSTTTUT f1:find
VTTTTTWXUT f1:five
bUTUTTTTTT f1:fix
TUUUXTUUUU f1:follow
XXWRZQTVRQ f1:for
VUUTTXTUUT f1:force
TTSTUSWTUb f1:forget
TTTUYTUUUU f1:formal
YTUUUUTTUT f1:forwarding
YUTTTTUWTS f1:found
YTTTUTWTUT f1:four
WVSSbWUSTR f1:from
UTTTTTUYUT f1:gave
VTUUTTTUYT f1:get
ZTTUTTTTUU f1:git
WSYPXWTUUR f1:give
YTTUTUUUUU f1:gluten
aTTVSUSTUU f1:go
TTTUXWVTUT f1:going
YUTUUUUUUT f1:gonna
TUTUUUYUUU f1:grandma
UTUUUUUUXT f1:grant
ZUTUUUTTUT f1:grep
ZUTUTUTUUT f1:ha
YTTTTUTTUU f1:had
cTSTTTTTUT f1:haha
XTTTTTVVVT f1:half
WTTUTXVTTT f1:handover
ZTUTUUUTUT f1:hard
YUUUUTTTUT f1:has
UTXaSTTTTS f1:hate
YUUTUTTUUU f1:have
ZTTTSSYTTU f1:he
WTTTUUXUUT f1:he/him
aTTTSTUUUT f1:help
UUUTUUXUUT f1:hemos
VXTTTXSTUT f1:here's
XUTTUUUUUT f1:heute
WUUUTUXTTS f1:his
WTTTTTYTTU f1:ho
UTTXVXTTTS f1:hold
TYTTUUTUUT f1:home
TUXTTTWTUT f1:hooks
XUUUUUUTUT f1:hot
YTTTTTXTTT f1:house
bTSTYTSTTT f1:how
VXTUUUUUUT f1:hull
XUTTTXTTUT f1:hör
WZZYNSSSRV f1:i
VVaWSWPVTQ f1:i'd
aTSSVSWTUS f1:i'll
XdUXUMTMUW f1:i'm
XYVWNPWUUV f1:i've
XZZZOQPRRW f1:ich
XUTTUUUUUT f1:idk
WQPXcWVRSR f1:if
VVSSSSWWYS f1:il
XTUUUUUTUT f1:ilka
aYRQZUVQTQ f1:in
YTTUTUUUUT f1:incidentally
TTTTXTWTTX f1:invoices
cYSTSSTTTS f1:is
XVTTMXVXQX f1:it
ZWPRUUZTWP f1:it's
WUTTTTYTUT f1:its
VTTXTTTTTX f1:j'ai
WZTTTUTTTT f1:j'habite
XZYYPUPQRV f1:je
XUTTTTUTUU f1:jo
XTUUTUVUTT f1:joaquim's
WTTTTTYUUT f1:jonas
WTTTTTUTUX f1:já
YUUUUTTTUS f1:kannst
WVYRbPWRSR f1:keep
VTTTTUWUTX f1:kessel
TUUUTTXUTU f1:kids
VTUUTTTTUX f1:kill
TTUTTUVTXU f1:kiln
XRSRSSZYZQ f1:la
YUUUUUTTUT f1:lass
WTTTTTTTWX f1:last
XYTUTTTTTT f1:lavoro
WWRSRUWYVS f1:le
WSTTXZSTTS f1:leave
aUTTTTTTUT f1:legal
VUUUTUXUUT f1:lennart
VUXTUTTUUT f1:less
TUUUUUXUUT f1:lessons
XUTTWTTUUT f1:let
YSSTRXaSTS f1:let's
TUTUXTUUUU f1:letters
YTTUTUUUUU f1:lgtm
YTTUTUTTUU f1:like
XUTUTUTUUU f1:list
XTUUTUTTUT f1:listen
XUUUTUTUTU f1:lives
VUUUXTTUUU f1:log
cTTUTTTTUT f1:lol
WTTZTTTTTT f1:long
XUUUTUUUUT f1:look
YTUUTUTTUT f1:looking
XUTTTUUUUU f1:lots
TTXTTUWUUT f1:lua
aTUTTUUTUT f1:mach
SXYTSTTUUT f1:mail
bTRSZSTUUS f1:make
XUUUTTUUUU f1:mark
bTUUTTSTUT f1:maybe
aYWRSSSTTS f1:me
XUUTUUUTUT f1:meerblick
VTUUTTYTTT f1:meine
YUUUUUUUUU f1:merged
XUUUTTUUUU f1:merk
XTUUUUTUUT f1:metric
WYSRSSaSUS f1:mi
VUUTUUXTUT f1:mia
XUTTUXTTUS f1:might
YUTTTTUUUU f1:mind
SYUUUTVUTU f1:mine
YUUUUUTTUT f1:mirror
TTTTXTWUUT f1:mis
VSTTXSVTWS f1:model
YTTTUTUUUU f1:moi
VTTTTSZSXT f1:mon
aSTTSUUSWT f1:morning
VXWSSSVTUT f1:mornings
TZTUTUTUTT f1:moro
XUUUTUTUUT f1:move
UYUUTTTVTT f1:moved
WSTSXSXSSX f1:mr
UTUUWUXTTT f1:mrs
UTTUUUYTUT f1:mum
YYSSNRYSWW f1:my
WTTTTUTXUT f1:mystery
WTTTXUUUUT f1:même
TTXUUTTXTT f1:n
TTTTXZTTUT f1:n'utilise
ZTTUVSTUVT f1:name
WTTTVXTUTT f1:names
UTXTTUUUUT f1:nano
TTUTUZTUUT f1:ne
ZTTTUUTUUU f1:neither
UTTTTTYUUT f1:nessa
XRRQWcUWTQ f1:never
VVSSURXWVR f1:new
XWTUTTTUUT f1:news
ZTUUWTSTUT f1:next
XTUUUUUUUU f1:ngaire
UTTUTZUUUT f1:niente
YTRWRaUVOV f1:no
WRRRVZXVTR f1:nobody
TWSWTYRSSX f1:non
YUTTUUUUUT f1:nor
YPWXPWOVTX f1:not
USTTWWTTTX f1:note
XTTTSbTTTT f1:nothing
TUUTTUYUUT f1:notre
bSSTRXURTW f1:now
ZUTTUUTUUU f1:number
TUTTTaTTUT f1:nunca
TVUTXUUUUT f1:nur
WWSWSYSTTR f1:não
VVSSSSXXWS f1:o
TTTaUTTUUT f1:odio
YUTTTUUUUT f1:offer
UUUTXTVUTU f1:offers
YTUTUUUUUT f1:oggi
WTXUTUTTTT f1:old
YUUUTUUTUT f1:omg
WXRRUUbSTR f1:on
YTUUTUTUUT f1:once
ZRZRWSVSTR f1:one
XRRSaRXWTS f1:only
XUUTTUTTUU f1:opposing
cUSTTTTTUT f1:or
UUUUTUYUUT f1:orders
WTTTTTTXUT f1:otherwise
XVRRTQbTXR f1:our
UUUUTUXTUU f1:ours
XTUUUTWTTT f1:out
XUUUUUTUUT f1:page
TTTXTXTUUT f1:pas
WUTTUTXTUT f1:passive
UTUUUUXUUT f1:passport
VTTTTTXUUU f1:pavel
aXTSTTTSUT f1:people
bTTTTTTTUT f1:perhaps
UUUUUUUUXT f1:pia
XUUTTUUUUU f1:pick
VUUTUUXUUT f1:piotr
UXTTTTWUTT f1:pitch
TTZTTUUUUT f1:plain
YUTTSYSUUT f1:plan
XUTTUUUUUT f1:play
TUYTTUUUUT f1:polars
VXUUUTTTUU f1:porque
TUWTTTXUUT f1:pour
YUTUTUUTUU f1:pourquoi
XUTTUUUUUU f1:pourriez-vous
TTXUXTTUUT f1:prefer
VScSTTTSTT f1:preferisco
VTaSTTTUUT f1:prefiero
TScSTTTTUT f1:prefiro
YUUUTUUTUT f1:price
WTTTTUXUUT f1:priya
TTTUUTZUUT f1:prod
XUTUTUTUUU f1:pros
UTTTUXTUWU f1:public
WUXUTTUUUU f1:pull
aUTVZQRTVR f1:put
YTUVTUTTUU f1:quick
TUTTTXTTUX f1:quit
YTTTTTVTWT f1:quiz
XUUUWTTUUT f1:quote
aTTTUTTTUT f1:qué
TTTTXZTUTT f1:raw
YUTTTTUUUU f1:read
TUUUUUTXUT f1:reason
XUTUTUUTUU f1:recipe
UUTTXTUUUU f1:recommend
aUTUTUUTUS f1:redo
UTTUUTTTXU f1:registration
TUUUUUXUTT f1:rehearsals
YTTUSRcTTR f1:remember
XTSTXSUUVS f1:remind
XTUTTTTUUW f1:remove
dTTTTSTUVT f1:rename
XUTUTUUUUT f1:rent
XUTUTUUUUU f1:reply
ZTTUTTTTUT f1:rerun
UTTUYUUUUT f1:responde
UTTTXTTUXT f1:return
YUUUTUUUUT f1:revert
YTUUTUTUUU f1:review
aTUUTUTTUT f1:reviewer
XUTTUTUTUU f1:rip
UUUUUUYTUT f1:ripping
WTTTXUTTUU f1:rispondi
TTUUUUUYUU f1:root
ZTTTTUTTUT f1:rough
WUTTXTSUVT f1:round
XTUUTUTUUU f1:rule
XUTUTUTUUU f1:rules
YTTTXTSUUS f1:run
UTTUTUXTVU f1:ruth
TUTUYUTUUT f1:réponds
YTTUUTUUUU f1:safety
WTTTTTWXUT f1:same
XUUUUUTTUU f1:say
XTTUTUUUUU f1:saying
XTUUTUUUUU f1:says
XUTTTTTXTT f1:scale
YUTTUUUUUU f1:school
aTUTUTTTTT f1:schreib
STTTTTXSTb f1:scrap
TTSTYTXTTW f1:scratch
WTTUXTUTUU f1:scrivi
TUUUUUXUTU f1:secrets
TUUUXUVUUT f1:seeds
YTUUTUTUUU f1:sehr
bTUUUTTTUS f1:send
YTUTTUUUUU f1:separately
YUUUTUTUUT f1:set
VTUUTUYTUT f1:settled
XTUUTUUTUU f1:shall
cTSTVRUTUT f1:she
WTTTTUYUUU f1:she's
YTTTXTTTUU f1:she/her
USaSXTTTTT f1:short
YTUTUUUUUT f1:shorter
XTRYYRTTTS f1:show
TXTTaSTTTT f1:sign
WYTTSTUWTS f1:since
UTTTYWTTUT f1:skip
YUUTUUTTUT f1:slugs
XTUUUUUUUU f1:so
TUTUUUUTUX f1:sold
YUTUTUTUUT f1:some
ZUTUTUTTUT f1:somebody
aTTUUTTTUT f1:someone
YUUUUTTUTT f1:something
XUUUUUTUUU f1:sometimes
WaTTTTTTUT f1:sono
WUTUYTTUUT f1:sort
TaTTUUUTUT f1:sou
aTSTSUWUUT f1:sounds
TeTTTTTTTT f1:soy
XTTTXTUUUT f1:speak
VTUUXTTUUT f1:spell
TUTUZTTUUU f1:squash
UTTUTUXTUT f1:stack
WTTTTTYTUT f1:staging
TTTUTTYUUU f1:standup
UUTUYTTUUT f1:start
TYUUUUUTTT f1:starting
UTTTXUTUUU f1:stay
YTTTWTTUUT f1:stick
WUTUTTTXUT f1:still
UTWTRcSSUS f1:stop
YUTTTTTSTY f1:strike
YUTUTTTUUU f1:subtitles
YUUTTTUUUU f1:suggest
YUTTUUTUUU f1:swap
WTUTUUTXTT f1:swapped
VTTUTUUUUX f1:swim
TTUUTUWXTT f1:switching
VTWTXTTTUT f1:tabs
XUTUWTTUUT f1:take
VUUUTUXTUT f1:target
ZTVQUWSTUR f1:tell
XTTTTTYTTU f1:ten
UTTUTUYUUT f1:teodor
XTTUTTWTUT f1:terraform
TUTTXTYTTU f1:tests
cSVQTQPZSY f1:that
aWPSPVWXWP f1:that's
XSPPMSYaYX f1:the
XUUUUTUUUU f1:their
YVSTSWXSTS f1:there
cSSTSTXSUT f1:there's
ZTSSWSZSTS f1:they
WTTUTTUXUT f1:they're
YTTUTTTUUU f1:they/them
YUUTUUTTUT f1:thinking
dVTRSSUSWS f1:this
WSSSTXVXUT f1:those
XUTTTTUUVT f1:thoughts
VTWTTTTXUT f1:three
YTTTWTVTTT f1:ticket
WTSSYSTTTX f1:to
TZTTUUTTUU f1:toco
ZTUUUUTTUT f1:today
ZUTTTUUTUT f1:too
WTTUTUXTUU f1:took
TaTUTTTUUT f1:trabajo
WbTTTTTTTT f1:trabalho
WTUUUUTYTS f1:tried
YTUUTUTUUU f1:true
XUUUUUUTUT f1:try
bTTTTTTTUT f1:tu
VTTTTTXUUT f1:tuesday
YTTUTUTUUU f1:tuesdays
aTTUTTTTTT f1:turn
TUUUUUUXUU f1:turning
VTUTTTVYUT f1:turns
WRRWWRVXTT f1:two
UXUUTUTTUU f1:type
bTTTUUUTTS f1:ugh
YWTTTSTXUS f1:um
UTTWWXSTTT f1:und
gSSSSSWSTS f1:undefined
YUTTTTTUUT f1:undo
WUUUTTYTUT f1:unit
TUUUUUYTUT f1:unser
YUTTTUUUUU f1:until
UUUUUXTUUU f1:unwrap
YUUTTTUUUT f1:update
TTTTbUTTUT f1:usa
aWRTdQQTUR f1:use
ZTUUTUTTTU f1:used
TTTTYUUTUU f1:utilise
UUTTUUYUUT f1:vamos
UUUUTUXUUT f1:van
YUUUUUTTUT f1:vendor
TXTTTTWUUT f1:version
TTTTYXTTTT f1:verwende
XUUUTUTUUU f1:very
YTTTTUUUUT f1:vielleicht
WaTTTTSUTS f1:vivo
TUUTUUYTUT f1:vote
YUUTSSXUUS f1:wait
YTUUTUUTUT f1:warum
aXTUUTSSTS f1:was
VWNNTTaWXW f1:we
WTTTTTbTTT f1:we'll
UXRSQRcQXW f1:we're
XXSSSRYRSa f1:we've
TTUUTTTYUU f1:weil
XUUUUUTUUU f1:wenn
YUUTUUTTUT f1:were
YPXXWRSVSU f1:what
cTUUTTSTUT f1:what's
TTXRYSWSTW f1:whatever
XRTWZTWRSR f1:when
YUTTUUUUUU f1:when's
VUTTaTTTUT f1:whenever
XXTTTUTTUT f1:where
YUTUUUUUUT f1:where's
ZTTUUUTTUT f1:whether
YSTSSXYSTT f1:which
bUTTTTTTUT f1:who
ZTSSUTWTUT f1:who's
VTUTWXTTTT f1:whoever
YUTTTUTUUU f1:whos
YTUUTTSWTU f1:why
bUTUUTUTUS f1:wie
XUUUTTUTUU f1:will
UTXUSUWUUT f1:window
VTTTTTUUUY f1:wipe
VWSSVSYSSW f1:wir
XSRRWRWYWR f1:with
YTUTTTUTVU f1:without
XUUUUUTTUT f1:wo
TXWSTTUUUT f1:wool
WTTTYTUTUT f1:work
ZUTUTUTTUU f1:works
UUTUXUUUUU f1:worksheets
YTUUTUTTUT f1:would
ZWSUaRRTVR f1:write
XTUTWTTTWT f1:y
VTTTTTWTUX f1:ya
XWNUVXTQRa f1:you
YUTTTXTTUT f1:you're
YTUUUUUTUT f1:you've
ZTUUTTUTUT f1:your
WTTTTUTXTU f1:zero
YTTUUTUUUT f1:à
YTTUUUUTUU f1:ça
XUUUUUUUUU f1:è
gSSSSSWSTS f2:
VXTUUTTUUU f2:( i
XTUUUUUUUU f2:)
TTWUXTUTUT f2:24h clock
XUUUUUUUUU f2:? ?
XUTTTUUUUT f2:a colleague
TTUVUUUTXU f2:a consulta
XUTUUUUTUT f2:a guy
TUTUYTTUUT f2:a partir
XUTUUUUTUU f2:a quick
YUUUTUTTUT f2:a short
YUTUTUUUUT f2:a small
XUUUTTWTTT f2:a user
TTUUYUTUUT f2:ab jetzt
TTTTUUWTXT f2:abbiamo deciso
VYTTTUTTTT f2:abito a
YUTUTUTTUU f2:acho que
YUTUTUUUUT f2:adapt the
bUTUSSTTUT f2:add a
XUTUUTUUUU f2:add logging
YUUUUUTTUT f2:add one
XTUUVTUUTS f2:add the
TTUUYTUUUU f2:address me
WTUUXTTTTU f2:after that
TTUUTUXUUU f2:after the
XTTUTUWTUT f2:all of
VTUUTUTXUT f2:all the
TUUUXUTUUU f2:always book
TUUUXUUUUU f2:always cc
TTUUXUTUUU f2:always copy
TUTTYUUUUU f2:always give
XUTUTUUUUU f2:always has
XUTUTUTUUU f2:always have
TTTUYUUUUU f2:always put
TUTTXUUUUU f2:always tell
YTTUTUUUUT f2:always the
XUUUUTUUUT f2:am i
TTSTYUUVVT f2:answer me
YTTUTTUTUU f2:any idea
XUUUTUUUUU f2:any ideas
XUUUUUUUUU f2:anyone up
TUTTYUTUUU f2:anything for
TXTWTTTUUU f2:anything with
XUUTUUUUUT f2:are you
WUTTTTXUUT f2:as are
VXUUTUTUUT f2:as i'm
TTTTVTXUUU f2:ask before
YUTTVTUUUT f2:ask me
XUUUUUUTUT f2:asking for
YUTUUUUUTT f2:at the
YUUTTUUUUT f2:aus dem
XUUUUUTTUT f2:back in
XTUUTUTUUU f2:bear that
XTUUUUTTUU f2:because the
XTTUUUUUUU f2:book a
YTUUUUTTUT f2:brain dump
UUUUTUXUUT f2:branches are
YTTUTUTUUT f2:brb
TTXTYTTTUT f2:british spelling
XUTUUUTUUT f2:build is
YUTUTUTUUU f2:build me
YUUUTUTTTT f2:bump the
TUUTUUUXUT f2:bumping the
WZSSXSTTTT f2:call me
aTUTTTTUUT f2:can i
XUUUUUTUUU f2:can someone
YUUUTTTTUT f2:can we
YSSSVVXTUS f2:can you
VUTXUUTTUT f2:can't stand
XUUUUUUTUT f2:che tempo
VUUTXUTUUT f2:check the
YUUUUTUUUT f2:chez nous
YUTUTUUTUU f2:coffee first
UTTUXTTUUU f2:commit messages
XTUUUUUTTU f2:could be
XTUUTUTUUU f2:could one
XUUUUUUUTT f2:could the
YWTTSTTUWT f2:could you
XUUTUUUTUT f2:cross out
XUTTUUUUUT f2:curious what
YUUUTUTUUT f2:cut the
TTXTWTWTTT f2:dark mode
XTUTTUUUUU f2:dass ich
VTXUUTTTUT f2:dear assistant
YUUUTUTUUU f2:decided
YTUUTTUUUT f2:delete the
WUUUTUSYTT f2:der fehler
XUUUUUUTUT f2:did i
YUTUTTUUUT f2:do it
VTUTSZSUVT f2:do not
XUTUTTUUUU f2:do people
UUTUXTTUUT f2:do that
YUTTUUUTUU f2:doctor's orders
XUUUUUTTUU f2:does anyone
XUUUUUTTUU f2:does our
XUUUTUTTUU f2:does this
XUUUUUUTUT f2:doesn't matter
XUUUTTTUUU f2:don't ask
UTUTUXUUUT f2:don't call
XUUTTTUUUU f2:don't change
YTUUUUUUUT f2:don't commit
YTUUUTTUUT f2:don't do
TTUTXWTTUT f2:don't ever
UUUTTYTUUT f2:don't give
XUUUTTTUUT f2:don't let
VTUTTUTTUX f2:don't mention
TUUUTXUUUU f2:don't plan
TTUUUXUUUT f2:don't promise
UUUUTXUUUS f2:don't put
YUUUURUUUT f2:don't run
XTUUUUUUUS f2:don't sugarcoat
TTUTTaTUUS f2:don't touch
VTUTTYTUVS f2:don't use
XUUUUTTUUT f2:don't worry
YUTUUTUUUT f2:draft a
YUUUTTUUUT f2:draft the
WUUTUXTUUT f2:drop the
VTTTTXUUUT f2:duz mich
YTUUUUTTUT f2:el coche
TTTTWWXTTT f2:error messages
YTTUUUUUUT f2:estoy cansado
XUTTTUUUUU f2:even if
XUUTTTTUUU f2:ever
TUUUXTTUUU f2:every migration
UUUUXUTUUU f2:every pull
ZUTUTTTUUU f2:every time
UXUTUUUUUT f2:everybody calls
XUUUUUUTUU f2:everything else
XTTUUUTUUU f2:exactly ,
XTTTUUUUUU f2:explain in
YUTUTUTUUU f2:explain it
XUUUTUUUUT f2:explain the
UUUTTTXUUT f2:feature branches
XTUTTUTTXT f2:fechado :
YTTUUUTUTT f2:find a
ZUTTTTUUUT f2:find me
XUTUTUUUUU f2:fix
ZUUUUTTTTT f2:fix the
TUUUXTUUUU f2:follow the
YUUUTUTTUT f2:for now
ZWRTUSVWTS f2:for the
YTTUUUUTUU f2:for this
WTTUTUXTUT f2:for what
XUTUUUUUUU f2:for your
bTTUTUTTUS f2:forget it
TUUUSTTUUZ f2:forget the
YUTUTUTVUS f2:found it
UUUUXTTUTU f2:from here
XUUUTUTUUT f2:from my
USUUaTVTTT f2:from now
TXTUWTTTUT f2:from today
TUUUUUUXUU f2:gave up
YTTUTUUTUU f2:git blame
XTUUUUUTUU f2:git log
XSYPWWTUUR f2:give me
XUUUTUTUUU f2:go with
TUTUXWTTUT f2:going forward
UTUUUUUUXT f2:grant application
YUTUUUTUUT f2:grep for
XUUUUUTTUT f2:grep the
YUTUTUUTUT f2:ha
XTUUUUUUUU f2:haha
YUTUTTUUUU f2:haha if
XTUUTUWTTT f2:half of
YUTTUUUTUT f2:hard to
XUUUUTTUUT f2:has anyone
ZTTUTTTUUU f2:he says
XUUUUUTTTU f2:he was
WTTTUUXUUT f2:he/him for
ZUTTTTTTUU f2:help me
UUUTUUXUUT f2:hemos decidido
UUTTUUYTTU f2:ho deciso
VUTXTTUUUT f2:hold the
TYTTUUTUUT f2:home is
XUUUUUUTUT f2:hot take
ZTTTTUTUUU f2:how do
XUTUUUTUUU f2:how does
XUTUUUTUUT f2:how far
XUTUTUTUUT f2:how i
ZUUUTUTTTT f2:how long
YUTUTUUUTT f2:how many
XTUUTUUUUU f2:how much
VXTUUUUUUT f2:hull
YUUUTTTUUT f2:i agree
VTUUUUXTUT f2:i agreed
UYSTXTTUUT f2:i always
WbRSTSWWTQ f2:i am
ZTTTUTTUUT f2:i ate
VXTTUUTUUT f2:i bought
XWSSTTWUUT f2:i can
WWWZTVQSTR f2:i can't
VWTXUTTUTT f2:i cannot
TTWTXTTTUU f2:i care
WXTTUTUUUT f2:i collect
UXUUUUTUUU f2:i cook
WTTUTUXUUT f2:i could
XUUUTUTTUU f2:i couldn't
YTUUUUTTUT f2:i did
VYWYSRVSUQ f2:i do
WXTXQXPRTW f2:i don't
TZUTUTTUUT f2:i drive
TYTTUUTUUU f2:i eat
YUTTUUTUUT f2:i feel
TSYaTSSUUS f2:i find
YUUUTUTUUU f2:i forget
ZTTTUTTUUT f2:i found
YTTTTTTTUX f2:i gave
VVSXTSWUTT f2:i get
TZTUUUTUTT f2:i go
XTTTTUUUUU f2:i got
aTTTUTTUUT f2:i guess
ZTTTVUTTUU f2:i had
WRRcUSTUUS f2:i hate
ZXPQSSXRYV f2:i have
YTTTUUTUUT f2:i haven't
VWTTTTXUUT f2:i keep
TYTTUUUUUT f2:i knit
XTTTTTTUUX f2:i know
UYUUUTTUUU f2:i lead
XTVSUTUUUT f2:i learn
YUTUUTTUTU f2:i leave
XSbQVTSTUS f2:i like
YXSSTTZSTS f2:i live
TTTWUXTUUT f2:i loathe
UXTTTTXTTT f2:i look
YTUTTTUUUT f2:i lose
UTaRTUTUVT f2:i love
TZTUUUSUUT f2:i maintain
YTTTUTUUUU f2:i may
aTTTUUTUVT f2:i mean
YTUUUTTUUT f2:i meant
XUTTUUUUUT f2:i merely
YUTTUTUUUT f2:i might
YYTTTTSTTT f2:i moved
UUXTUTUUUU f2:i much
ZTTTTTUUUU f2:i must
YSSSVTWTXS f2:i need
VSTTUTWUTX f2:i no
YUTUUUUTUT f2:i once
UXXSSWSSTT f2:i only
TYTTUTUUUT f2:i own
YTTUTTTUUU f2:i pick
TaTTUTTUVT f2:i play
URfRTTSUVS f2:i prefer
XUUUUUTTUU f2:i promised
TUTTTTXTTY f2:i quit
TUUUUXTUUU f2:i quote
YYVSTSSTUT f2:i read
UTXWTTTTUT f2:i really
XTUUUUTUUU f2:i remember
VUTTTTXUUT f2:i review
UXRUTTYTUT f2:i run
VUUUTTXTUT f2:i said
XUUUUUUUUT f2:i say
XTUUUUTUUU f2:i shall
UTSTXSWTWT f2:i should
XUUUUUTUUU f2:i signed
UYTTUTTUUT f2:i sing
TYUTUUTUUT f2:i sit
UYSTUUTUUT f2:i speak
TXUUUUTTTT f2:i started
XUUTUUUUUU f2:i suppose
ZTTTUTUUUT f2:i suspect
YTTTUUTUUT f2:i swear
TYUUUUTUUU f2:i switched
SWRTWSRXUX f2:i take
XXTTTTVTTT f2:i teach
YTUUUUTUUT f2:i the
aTTSTTXUUR f2:i think
YTTUUTTUUT f2:i told
TXTUUUTUUU f2:i took
TTTTUUUZVT f2:i tried
XUUUTUTUUU f2:i trust
WZSSTTTUVS f2:i use
cRTTUUSSUT f2:i used
XSZRWRSTXS f2:i want
aWSSTTWTTR f2:i was
YTUUUUTUTT f2:i wasn't
XTTTWUUUUT f2:i wish
ZTTTTUUUUT f2:i wonder
ZaUSTSRTUR f2:i work
UTXSVXSUUT f2:i would
VYUTTTTUUT f2:i write
XTTTUUTUUU f2:i wrote
YTTUUUUTUU f2:i'd kill
WSVWVSTRWT f2:i'd like
STZWSWTTUU f2:i'd rather
YUTUTUTUTU f2:i'd say
VTXTUUUUUT f2:i'd sooner
YUTUTUUUUU f2:i'll be
XUUUTUTUUU f2:i'll call
XUUTTUTUUU f2:i'll do
TXUUUUTUUU f2:i'm 71
TZWSTUTUUT f2:i'm a
UYTSTUUUUT f2:i'm allergic
XUUTUUTUTT f2:i'm at
TXUTUUTUUT f2:i'm based
VUTTXUTUUT f2:i'm coeliac
UXTTUUTUUT f2:i'm deaf
TYTUTUTUUT f2:i'm gluten
VUUTUUXTTT f2:i'm going
YXTSXUSUUS f2:i'm in
TXUTTUUUUU f2:i'm lactose
TXTTUUUUUT f2:i'm left-handed
TWXTTUTUUT f2:i'm more
TTTXTUTUUW f2:i'm no
WSRYRSWTTY f2:i'm not
WVTTTUXTTS f2:i'm off
XaTSSTSUTS f2:i'm on
VXTUTUTUUU f2:i'm only
ZTTTUUTUTT f2:i'm out
XTUTTUUUUU f2:i'm profiling
TXUUTUTUUU f2:i'm rasmus
YTTTTUTUUU f2:i'm serious
XTUTUUUUUT f2:i'm so
YUUUUTTTTT f2:i'm staying
XTTUUUUUUT f2:i'm still
XUTUUUUUTT f2:i'm stuck
UYTTTTXTTS f2:i'm the
YTTTUUTUUU f2:i'm tired
TXTUUUUUUT f2:i'm training
TZTTTUUVUT f2:i'm vegetarian
XTUUUUTUTU f2:i'm waiting
UYUUTUTVTT f2:i'm with
XaSTTUSSUT f2:i've been
STTTTUaUUT f2:i've decided
XXTTTUSTUT f2:i've got
WXTTTUTWTT f2:i've had
TUUUTUYUTT f2:i've made
YTUTUUTUUT f2:i've never
XUTTUUTUUU f2:i've read
YTUUUUTUUS f2:i've sold
YUUUUUTUUT f2:i've thought
XUTUUUTUUT f2:i've told
SZTSUUUUUW f2:ich arbeite
TTZTUUUUUT f2:ich bevorzuge
ZYRQTUUVUR f2:ich bin
WTTSUUUUUX f2:ich esse
UYTTUUUUTT f2:ich habe
TTTYUUUUUT f2:ich hasse
VSWXUUUUUR f2:ich mag
TYTSUUUUUT f2:ich spiele
TXTTUUUUUT f2:ich spreche
XUTSUUUUUT f2:ich vertrage
XWSRUUUUUS f2:ich wohne
TUUTYTTUUU f2:if a
VUTUXTTUUU f2:if it's
XUUTUUTUUU f2:if my
XTTTWTTUUT f2:if the
aTUUTTTUTT f2:if we
UUSXXSSUUU f2:if you
UTTTXTTVVV f2:if you'd
TUUTXTTUUU f2:if you're
XUUUTUUUUT f2:ignore that
XUUUTUUUUS f2:ignore the
TTUUUUTTXU f2:il lancio
aTTUTTTTUU f2:in my
aXTSVSTTTS f2:in the
TTTTXSYTUU f2:in this
YTTUUUUTUU f2:is a
YTUTUUTUUT f2:is he
ZTTUTTTUUT f2:is it
ZTUUTUTUUT f2:is the
ZTUUTTTUUU f2:is there
YTUUUTTTUU f2:is this
aTTUTTTTUT f2:it has
VWSSSXWSTW f2:it is
UUUUTTXTUU f2:it only
VUUUTXTTUT f2:it should
YUTTUUUUUT f2:it takes
XSTTUTVYUR f2:it was
YTUUTTVTUU f2:it's a
ZTTUTTTTUU f2:it's always
WTUUTUXTTU f2:it's at
VTTUSTWXTT f2:it's been
XUUUUUTUUU f2:it's decided
TTUUXTVUTU f2:it's dr
ZTUUUTTTTT f2:it's for
YTUUUTTUUU f2:it's my
VTTUUXTTUU f2:it's not
YTUUUUTUUU f2:it's raining
TYUUTTTUUU f2:it's siobhan
UTUUTTXUUU f2:it's staying
YUUUTUTTUU f2:it's what
TaTTUUUUTT f2:j'habite à
TTTaUUUUUT f2:je déteste
ZTTTUUUUUT f2:je m'appelle
TTUTUUUUUY f2:je ne
VSaRTTUUUT f2:je préfère
YaSSTSUTTS f2:je suis
XXSSUUUUUT f2:je travaille
XTUUTUVUTT f2:joaquim's on
WTUTTTUTTX f2:já não
YUUUUTTTUS f2:kannst du
TUTUXUTUUU f2:keep functions
VWSTSTXUUT f2:keep in
WTXTTTVTUT f2:keep it
TUTUYUTUUU f2:keep my
TUTUXUTUUU f2:keep sundays
ZTTUTTTUVU f2:keep that
VSSTXTWUUT f2:keep the
XTTUTUWUUT f2:keep this
TUTUXUTUUU f2:keep your
VTUUTTTTUX f2:kill the
XTUUUUUUUU f2:last year
WYTUUTTTTT f2:lavoro come
XUUUTUTUUT f2:leave it
XUTUUTTUUT f2:leave out
TUUUUUXUUT f2:lessons are
XUTTWTTUUT f2:let me
UTUUTTZUTT f2:let's go
XUUUUTTUUU f2:let's see
TUTUXTUUUU f2:letters to
XUTTTUUUUU f2:lots of
STYUTUUUUU f2:mail is
aTTTTUTUUU f2:make a
XUUUTTTUUU f2:make all
XUUUTUUUUU f2:make it
ZTTTTUTUUU f2:make me
UUTTZTTUUT f2:make sure
YUUUTUUTUU f2:make the
XUTUTUUUUU f2:make this
XUUUTTUUUU f2:mark the
XUUUUUTUUT f2:maybe i'll
XUUTUUUUUU f2:maybe the
XTUUTUTUUU f2:maybe we
TYTTUUUUUT f2:me llamo
YUUUUUUUUU f2:merged
XUUUTTUUUU f2:merk dir
XTUUUUTUUT f2:metric
TZUUUUSUUT f2:mi chiamo
UUUUUXTTUT f2:might i
YUTTTTUUUU f2:mind that
XTUUTUTUUU f2:minutes from
WTUUXTTUTT f2:model card
XUUUUTTUTU f2:mon chef
TTUUUUYUTT f2:mon frère
aTUUTUTSUT f2:morning
WXSTTTVUUT f2:mornings are
TYTUTUTUUU f2:moro em
UXUUUUUUUT f2:moro no
UTUUTUXUTT f2:mr okonjo
UUUUUUUUUX f2:my address
UTUUUUYUUT f2:my assistant
YUUUUTTUUU f2:my aunt
YUUTUUTTUT f2:my back
TaUVUUSURT f2:my birthday
YUUTUUTUUU f2:my boss
USUTUTZUUT f2:my brother
TYUUUUTUTT f2:my clock
TWTUUTXUTT f2:my club
VTTTUTXTUT f2:my colleague
UVTTUTXTVT f2:my daughter
TTTTTTVUXW f2:my daughter's
XUTUUUTUUT f2:my dentist
WXTTTTTUUT f2:my dog
VXTUUUTTUT f2:my editor
TZUUUUTUUS f2:my email
WWTXUTTTUS f2:my eyes
TVXTUUTUUT f2:my favourite
YTTUUUTUUU f2:my friend
YTTUUUTUUT f2:my grandson
VXUUUUTUUT f2:my hands
VTUUUTXTUT f2:my husband
ZTUTUUTUUT f2:my knees
TVUUTUTUUX f2:my mail
WTTUUTXTTU f2:my mother-in-law
XYTUUSSUUR f2:my name
TZTUUUTTUT f2:my name's
aUTUTTTTUT f2:my neighbour
YTTUUUUUUU f2:my own
VTUTUTYTUU f2:my partner
ZTUUTTTUUT f2:my phone
VZUTUTSUUS f2:my pronouns
YTUUUTTUUT f2:my question
TYUTUUTUUT f2:my shell
YUTTTTXUTT f2:my sister
VTTTUXWUTT f2:my sister's
VTTTTTYTWT f2:my son
XVTUUTVTTT f2:my supervisor
TZUUUUTUUT f2:my time
VVTTUXWTTS f2:my wife
VSUUUTZUTS f2:my wife's
XTTTTUUWUT f2:mystery over
TTTTXXTUUT f2:n'utilise jamais
XUUUSTTUUT f2:name the
TUUTTXUUUT f2:ne me
XUUTTTTUUU f2:never a
UUUUTXUTUU f2:never book
YUUUTSUTUU f2:never by
UUUUTXTUUU f2:never edit
YUUUTTTTUT f2:never gonna
UUUUXTTTUU f2:never in
YUUUUTUTUU f2:never mind
TUUUTYUTUU f2:never mock
UUUUTXUTUU f2:never put
YUUUTSUTUU f2:never seen
YUUUTTUTUU f2:never trust
TUTUTXUUUU f2:never use
YUUUTUSTUT f2:next :
XUUUTUTUUU f2:next file
XUUTTUUUUT f2:next question
ZTTTTTTUUT f2:no
aTTTTRYTUR f2:no ,
TUTTUXUUUU f2:no abbreviations
TUTTUYTTUU f2:no calls
YUUTTTUUUT f2:no clue
aTUTTRUTVU f2:no exceptions
TUUUUXUUUT f2:no force
YUUTUSTUVT f2:no idea
YTUTTTTUUU f2:no lift
VTTTTTTTUZ f2:no longer
YUTTTTTUUT f2:no matter
TTTWTXTUUT f2:no me
VTUUUXTTUT f2:no meetings
WWSRSTXXUR f2:no more
WUTSTVTUUX f2:no need
UUUUTXUUUU f2:no new
YUTTTTUUUT f2:no no
WTTXTTUUUT f2:no sugar
XUUTUTUUUU f2:no tables
TUUUXWTTTU f2:nobody merges
YUUUTTUUUT f2:nobody uses
UTUUUTUUUY f2:non lavoro
WTUXUTTUUT f2:non mi
UTUTUYUUUT f2:non usare
UTXVTSTSUX f2:not a
TTTXTWTSTW f2:not in
YUUTUTUTUT f2:not planning
YUTTTTUUUT f2:not sure
YUUTUTUUUT f2:not that
VTUTTXTUUT f2:note on
UTTUXSUUTW f2:note that
UUUTUYTUTT f2:nothing with
YTUUTTUUUT f2:now ,
VTUUTTTUUX f2:now i
ZUUUTTTUUT f2:now the
TUUUUXUUUT f2:nunca uses
WTTXTTUTUT f2:não gosto
UWTTTTXTTT f2:o meu
YUUUUUTTTU f2:o que
UTUYUTTUUT f2:odio los
YTUTUUUUUT f2:oggi sono
VTTTTTaTTU f2:on a
WXUTTTTTUT f2:on my
XTUUWTSUUT f2:on the
XTTTTTXUUT f2:one of
UUXUTUTUUU f2:one paragraph
XUUTTUTTUU f2:opposing counsel
XUUUUUUUUU f2:or the
XUUUUUUUUU f2:or was
XUUUUUUTUT f2:otherwise it
TTUUUUXUUU f2:our api
TTUUTUZUTU f2:our cat
TUUUTUXTUU f2:our customer
XUTUTTVTUT f2:our own
TUUTUUXUUU f2:our sla
TUUUUUXUTU f2:our standup
XTUUUTWTTT f2:out of
TTTXUWTUUT f2:pas de
XUUUUUUUUU f2:perhaps it's
XUUTTUUUUU f2:pick a
XUUUTUUUUU f2:plan around
XUTTUUUUUT f2:play something
XUUUTUTTUU f2:plot it
UTaTTUUTTU f2:preferisco le
TTYTUUUUUT f2:preferisco risposte
TTXUUUUUUU f2:prefiero el
UUYTTTUUUT f2:prefiero respuestas
TTXTTUUUUU f2:prefiro que
UTXUTTUUUU f2:pull out
YUUUTTTUUU f2:put every
YUUTTUUUUT f2:put it
bTTUTTSUUT f2:put that
YUUTXTTTUS f2:put the
XUUUUUUUUU f2:quick ,
YUTTTTUUUU f2:quiz me
TTTUWXTUUT f2:raw sql
XUUTTUUUUU f2:read me
XUTUTUUTUU f2:recipe for
ZUTUUUUTUS f2:redo the
XTUUTUTUUT f2:remember
XTTUSSaTTS f2:remember that
XTSTXSUUVS f2:remind me
XUUTUUUUUT f2:rename the
XUUUUUUUUT f2:revert that
YTUUUUTUUT f2:reviewer 2
UUUUUUYTUT f2:ripping out
TTUUUUUYUU f2:root because
ZUUUSTTUUT f2:round it
ZUUUTUTUUT f2:run it
YUTTWTTUUS f2:run the
WUUTTTXTUT f2:same thing
ZUUUTTUTTT f2:schreib bitte
STTUTTXTUY f2:scrap the
UUTTYUUUUT f2:scratch that
TUUUUUXUTU f2:secrets live
YTUUTUTUUU f2:sehr geehrte
ZTUTUTTUUT f2:send the
XUUUUUTTUU f2:shall i
YTUUTTTUUU f2:she has
YTUUTTTUUU f2:she is
YTTTTUUUUU f2:short
YTUTUUUUUT f2:shorter
aTUUSTTUVT f2:should we
ZTRYSSTUUT f2:show me
VUUTXTUUUT f2:show the
TTUUYTTUUU f2:sign all
XTUUTUUUUU f2:sign this
XTUUWTTTUT f2:skip the
TUTUUUUTUX f2:sold the
YTUUTUTUTU f2:someone on
YTTTTUUUUT f2:sort this
YTSTTUWUUT f2:sounds good
UYTTTUTUUU f2:soy alérgica
TYTUUUUTUT f2:soy celíaca
VTUUXTTUUT f2:spell it
TUUUUUXTUT f2:staging lives
UUTUYTTUUT f2:start with
WTTTXTTUUT f2:stick to
VUTUUTTXUT f2:still broken
YUTUUTTUUU f2:stop
UUTUUXUTUU f2:stop suggesting
YUTUUTTUUT f2:stop the
TUTUUXUUUT f2:stop using
XUUUUUTUUT f2:strike it
WTXTTUTUUT f2:tabs
XUUTTTUUUT f2:take me
XUUUUTTUUU f2:tell her
ZUWRTSUUVT f2:tell me
XUUUTTUUUT f2:tell the
XUUUTUTUUU f2:tell this
XUUUTUUTUU f2:that goes
YTTUUUUUUT f2:that i
YUTTUUUUUT f2:that is
XUUUUUUUUT f2:that looks
ZUTUUUUTUT f2:that number
XUTUUUUTUT f2:that one
YTUUUUUTUT f2:that the
cTTTUUUSUS f2:that was
UUTUUUUXUT f2:that worked
YTUUUUUTUU f2:that's a
XTUUUUUSUU f2:that's all
YTUUTUSTUU f2:that's how
YTTUTUTTUU f2:that's just
UYTUTTTUUU f2:that's me
XTUUUTUTUU f2:that's my
YTUUUTTUUT f2:that's not
XTUUUUTUUU f2:that's settled
URTUSXWXTS f2:that's the
VXUUTUTTUT f2:that's what
TUUUUUTXUU f2:the 502s
TUUVTUUUXT f2:the annual
TTUUUTXUVT f2:the api
TTUTUUXWUS f2:the app
TUUUUUTUXT f2:the audit
UTXUUUTVUT f2:the back
YUUUUUTTTT f2:the backup
WUUTUUTTXR f2:the blue
TUUUTTXUWS f2:the board
WTUUUUXTTS f2:the boiler
ZUUTUUTUUS f2:the build
VUUTUUXTUS f2:the cat
XTUTTTTTXT f2:the certificate
VUUUUUTUUX f2:the choir
UUUVUUSXTT f2:the ci
XUUUUUTTUT f2:the client
VUUUUUYTTT f2:the committee
TTUUUUTYUU f2:the complaint
TUUUUUUTXT f2:the contract
XTUUUTTTWT f2:the demo
WTXTUUUUUS f2:the diff
XUTTTTXTUS f2:the docs
TUUUUUTXUT f2:the double
UXUUUTTUUT f2:the email
XUUUUTTTUU f2:the ethics
XTUUUUTTUT f2:the firmware
XUUUUUVTTT f2:the fixture
UUUUUUTXTT f2:the flaky
TUUUUTXUVT f2:the grant
YUUTUTUUUT f2:the heater
TUUUUUUXUT f2:the import
TTUUUUTVUX f2:the invoice
YUUUUUTUUT f2:the kettle
UTUUUUXUTT f2:the key
ZTUUTTWTTT f2:the kids
XUTTTUUUUT f2:the last
TUUUUUUXTS f2:the leak
TUUUUUXUTT f2:the leipzig
ZTUUTUTTTT f2:the lift
YUUUTTUTUT f2:the linter
VUUUTUXTUT f2:the long
XUUUUUUUUT f2:the meeting
YUUUUUTTUT f2:the memory
TUUUUUTXTT f2:the migration
XUUUTUTUUU f2:the neighbour
WTUUTTVZTR f2:the new
TTUUUTXVUT f2:the nightly
WTTTTTWTSY f2:the old
XTTTTTVWTT f2:the one
XTTUTUWUUT f2:the opposing
UXTTTYVSUR f2:the other
TUUUUUYUUT f2:the parser
UUUUTTUVXT f2:the pdf
TUUUUUXUUT f2:the piano
TUUUUUTXVS f2:the pilot
XUUUTUUUUT f2:the pipeline
VTTUTTYTTT f2:the plan
UUUUTUUUXT f2:the postmortem
YUUUUUTUTS f2:the printer
TTUUUUUXUT f2:the rash
VTTUXTUUTU f2:the readme
TUUUUUTYUS f2:the reason
XUUUUUUTUT f2:the recipe
TUUUUUTXUT f2:the replacement
ZTUUUUTUUT f2:the rest
YUUTUUTUUT f2:the sale
TXUUUUTUUT f2:the screen
XUTTUUWTUS f2:the second
TUUUUUTXUT f2:the slow
UUUUUUTXUS f2:the sourdough
TUUUUUXUUT f2:the spare
XTTTUUVTUT f2:the staging
XUUUUUTTUT f2:the stain
YUUUUUUTUT f2:the sticker
YTTTTTTVUU f2:the tests
UTTTSTWWTY f2:the thing
TTUUUUTYUT f2:the tomatoes
TUUUTUUTUY f2:the tuesday
WTUUUUXTUT f2:the union
YUUUTUTTUT f2:the whole
VTUUUTXTUT f2:there is
UUUUTXTTUU f2:there must
XTSTTUXTUU f2:there's a
XUTUUUTUUU f2:they were
XUUUUUTUUT f2:thinking about
XXTTTUTUUT f2:this is
YTTTUUUTUU f2:this one
XUUTUUTUUU f2:this one's
VTUUUXTTUU f2:those are
YUTUUTUTUU f2:those were
YUTTUTUUUT f2:thoughts ?
XUTTTUTUUU f2:times
XUUUUUTTUT f2:to whom
XUUUTUTTUT f2:today :
VTTUTUXTUU f2:took me
TXUUUUTUUT f2:trabajo en
XWUTUTUUUT f2:trabalho na
XTUUTUTUUU f2:true
XUUUUUUTUT f2:try again
ZTTTTTUTUT f2:tu peux
XTUUUUUUUU f2:turn off
VTUTTTVYUT f2:turns out
YUUTTUUTVU f2:two things
XTTUUUUUUT f2:ugh i
XTUUUUUUUT f2:um i'm
VXUUUUTTUT f2:um so
YTTUTUUUUU f2:undo
XUUTTUUUUU f2:until then
UUUUUXTUUU f2:unwrap (
YUUTTTUUUT f2:update the
TTTTYUUUUT f2:usa sempre
XTUUTUUUUT f2:use a
TTUUXUUUUU f2:use british
UUUUYTTUUU f2:use pnpm
TTUUXUUUUU f2:use single
XTUUUTTUUT f2:use tabs
YTUUSTUUUT f2:use that
WTTUXTTUUS f2:use the
ZTUUTUTTTU f2:used to
TUTTWXTTTT f2:verwende in
WYUTTUSUTT f2:vivo en
VTTTTTYUUT f2:wait no
VTUUUTYSTT f2:we agreed
TXUUTTWTUT f2:we are
TUUUUUYTTS f2:we chose
ZUUUTTSUTT f2:we could
TUUUUUZTTS f2:we decided
TTUUTUXUUT f2:we deploy
XUUUUUUUUT f2:we did
TWTUSXXTTS f2:we do
TWTSVVWSSX f2:we don't
TUUUTUYTUT f2:we drop
XTUTTUVUUT f2:we flash
TTUUTTTWUX f2:we gave
TTUUTTTWTX f2:we got
ZTUUTUTTUT f2:we had
XSTURSYVWR f2:we have
XUUUUUTTUT f2:we haven't
TTUUUUXUUT f2:we keep
VSUUTUUZTR f2:we lost
YTUVTUTTTT f2:we might
VTUUTTTTZS f2:we need
STUUXYTTUT f2:we never
UTUUTTWUTY f2:we no
TUUUUUYTTT f2:we picked
TTUVUUXUUT f2:we rehearse
TTUUTTYTUU f2:we run
WTUUTTTTUX f2:we sold
TUUUTUYUUT f2:we stay
TTUUTUYUUT f2:we sync
TUUUTUXUTT f2:we take
VTUUTUXTUT f2:we took
UTUUTTTZUT f2:we tried
UZUUXRVSTR f2:we use
ZTUUTTSTUU f2:we used
UTUVTUYSTT f2:we went
aTUVTUSSUT f2:we were
TTUUUTXUUT f2:we will
TUUUUUXUUT f2:we'll keep
ZUTUTUSUUU f2:we'll see
YTUUUUUUTT f2:we're all
UTUUUUXUTT f2:we're back
XTUUUUVUTT f2:we're doing
TUUUUUXTTT f2:we're dropping
TTUTUUYUUT f2:we're getting
TTUUUUZUUT f2:we're going
TYUUUUTUTT f2:we're in
UTUUUUXTTT f2:we're keeping
UTTTUTVUTX f2:we're no
WTUTTUXTUT f2:we're not
TTUUUUXUTU f2:we're on
UUUUUUXUTU f2:we're sticking
UTUUUUXUTT f2:we've agreed
TUUUUUXUUT f2:we've decided
TWTTTTXUUS f2:we've got
VXUUUUTTUT f2:we've just
TTUUUUXUUT f2:we've settled
UUTUUUTTUX f2:we've stopped
XUUTUUUUUU f2:were i
ZUTTTUUTUT f2:what a
ZUTTTUTTUU f2:what can
aUSTTTTUVT f2:what do
SSXXXRUVTR f2:what i
YUTUTUTTUU f2:what if
ZUTTTUTTUT f2:what is
XUUTTUUTUT f2:what now
YUTTTUUTUT f2:what should
YUUTTUTUUT f2:what time
XUUUUUUTUT f2:what was
YUTTTUUTUT f2:what would
ZTTTUTTTUU f2:what's a
XUUTUUUUUU f2:what's on
XTUUTUUUUU f2:what's that
ZTUUTTTTUT f2:what's the
XUUUTUUUUU f2:what's wrong
XUTTUTUUUU f2:when do
VSSWXSXTUT f2:when i
XUUUUUUUUU f2:when is
XUUTUUTUUT f2:when was
TTVWZVRSTT f2:when you
XUTTWTUTUT f2:whenever a
UUTUXTUTUT f2:whenever you
XUUUUUUUUU f2:where did
UXTTUTUUUT f2:where do
XTUUUTUUUT f2:where is
UTUUUTYUUT f2:which is
ZUUUUTSTUU f2:which of
YUUUUTTUUT f2:which one
XUUUUUTUUT f2:who broke
YTUUUTUUUT f2:who is
XUUUUUTTUU f2:who's got
YTTUUUTUUU f2:who's in
XUUUUUUTUT f2:why did
XUUUUUTTUU f2:why do
ZUTUUUTTUT f2:why does
YUUTUUUTUT f2:why is
XUUUUUTUUU f2:wie geht
XUUUUUUUUT f2:wie spät
YUUUTTUTUT f2:wie viele
XUUUTTUTUU f2:will never
VTTUTUXUUU f2:window seat
VTTTTTUUUY f2:wipe the
WTTTTTXTTW f2:wir haben
UUUUTUYUUT f2:wir nehmen
YUUUTUTTUU f2:with
VTTTTTWXTT f2:with the
YUUTTUTTUT f2:works
UUTUXUUUUU f2:worksheets should
XUUUTTTTUU f2:would a
XUUVUTTTUT f2:would it
YUUUTTUUUT f2:would you
ZTTUTTTTUU f2:write me
YUUUTTTUVT f2:write my
XUUUTTTUUT f2:write that
UXUTVTTTUT f2:write to
WTUUUTTUUX f2:ya no
TYRVVTRSTY f2:you can
TTTSTXTUUX f2:you don't
YUUUUUTUUT f2:you have
YTTUUUTUUT f2:you know
XTTTVXTTTT f2:you must
XTUTUUUUUT f2:you saved
gSSSSSWSTS h1:
WXTUUTTUUT h1:(
XTUUUUUUUU h1:)
UUUXTUUTUT h1:,
bVRRUQVXXQ h1:<caps>
WXQRVVWWVP h1:<code>
YWSTWSZSSQ h1:<date>
ZYNUVNUZUU h1:<ed>
aXOPUOZdVN h1:<ing>
ZXRYYSRRTQ h1:<ly>
aQVSXUSWVP h1:<number>
VRVUWSXQWV h1:<s>
ZRWTaTSQRW h1:<verb>
VUQVaPYQXQ h1:<verbs>
XVWTVQTTUV h1:<word>
YUUTUTTTUT h1:?
XSUPTTUXXV h1:a
URWSWRWYWR h1:all
ZTRTcQSTUT h1:always
UTXUTTTTYT h1:am
XTUTTTTWTT h1:an
ZSSSZXSSTS h1:any
UWRZaQTSTS h1:anything
YUTTUTTTUT h1:are
ZXVSSSWTTS h1:as
WTTTYRWUUT h1:ask
ZUTTTTTTUU h1:at
YUUTTUUUUT h1:aus
ZUUUTUTTUT h1:back
WXTUXTTTUS h1:be
XTTUTTTWVT h1:because
XVSSTXSVVT h1:before
TXTXTUTTUT h1:being
WRSWYZRSTR h1:bitte
aTTTTTUTUT h1:both
XZSSXSTTTS h1:call
bRRSVVXSUR h1:can
YTTXTTTTTT h1:can't
bWTTRSSTWT h1:could
XTTTSSWYTS h1:das
aUUUTUTTUT h1:decided
YUUUUTTUTT h1:den
VRTSVSXYWQ h1:der
YUUUUTTTUT h1:did
VSUUSTXTXT h1:die
ZSSSWZRTVR h1:do
cTTTUTSTUT h1:does
YTQOTcVQTX h1:don't
XTUUUUTUUT h1:done
WTTTTTTTUX h1:du
XSXTTWTTTT h1:e
UTUTWXTUTT h1:each
XSSTSTVYWS h1:el
UUUUUUXTUT h1:es
VTTTTTXTWT h1:et
WXTTTTTTUU h1:eu
XUUTTTTUUU h1:ever
WSRTaWVRUT h1:every
URWSXWXSSS h1:everything
XXWRZQTVRQ h1:for
WVSSbWUSTR h1:from
VTUUTTTUYT h1:get
aTTVSUSTUU h1:go
TTTUXWVTUT h1:going
ZUTUTUTUUT h1:ha
YTTTTUTTUU h1:had
YUUUUTTTUT h1:has
YUUTUTTUUU h1:have
ZTTTSSYTTU h1:he
XUTTUUUUUT h1:heute
WUUUTUXTTS h1:his
bTSTYTSTTT h1:how
WZZYNSSSRV h1:i
VVaWSWPVTQ h1:i'd
aTSSVSWTUS h1:i'll
XdUXUMTMUW h1:i'm
XYVWNPWUUV h1:i've
XZZZOQPRRW h1:ich
WQPXcWVRSR h1:if
VVSSSSWWYS h1:il
aYRQZUVQTQ h1:in
cYSTSSTTTS h1:is
XVTTMXVXQX h1:it
ZWPRUUZTWP h1:it's
WUTTTTYTUT h1:its
XZYYPUPQRV h1:je
WVYRbPWRSR h1:keep
XRSRSSZYZQ h1:la
WTTTTTTTWX h1:last
WWRSRUWYVS h1:le
VUXTUTTUUT h1:less
XUTTWTTUUT h1:let
YSSTRXaSTS h1:let's
YTTUTUTTUU h1:like
bTRSZSTUUS h1:make
bTUUTTSTUT h1:maybe
aYWRSSSTTS h1:me
VTUUTTYTTT h1:meine
WYSRSSaSUS h1:mi
VUUTUUXTUT h1:mia
XUTTUXTTUS h1:might
SYUUUTVUTU h1:mine
TTTTXTWUUT h1:mis
VTTTTSZSXT h1:mon
YYSSNRYSWW h1:my
TTUTUZTUUT h1:ne
XRRQWcUWTQ h1:never
VVSSURXWVR h1:new
ZTUUWTSTUT h1:next
YTRWRaUVOV h1:no
WRRRVZXVTR h1:nobody
TWSWTYRSSX h1:non
YUTTUUUUUT h1:nor
YPWXPWOVTX h1:not
XTTTSbTTTT h1:nothing
TUUTTUYUUT h1:notre
bSSTRXURTW h1:now
TUTTTaTTUT h1:nunca
TVUTXUUUUT h1:nur
WWSWSYSTTR h1:não
VVSSSSXXWS h1:o
WTXUTUTTTT h1:old
WXRRUUbSTR h1:on
YTUUTUTUUT h1:once
ZRZRWSVSTR h1:one
XRRSaRXWTS h1:only
cUSTTTTTUT h1:or
XVRRTQbTXR h1:our
UUUUTUXTUU h1:ours
XTUUUTWTTT h1:out
TTTXTXTUUT h1:pas
bTTTTTTTUT h1:perhaps
VXUUUTTTUU h1:porque
TUWTTTXUUT h1:pour
WTTTTTWXUT h1:same
XUUUUUTTUU h1:say
XTUUTUUUUU h1:says
XTUUTUUTUU h1:shall
cTSTVRUTUT h1:she
WYTTSTUWTS h1:since
XTUUUUUUUU h1:so
YUTUTUTUUT h1:some
aTTUUTTTUT h1:someone
YUUUUTTUTT h1:something
WaTTTTTTUT h1:sono
WUTUTTTXUT h1:still
UTWTRcSSUS h1:stop
cSVQTQPZSY h1:that
aWPSPVWXWP h1:that's
XSPPMSYaYX h1:the
XUUUUTUUUU h1:their
YVSTSWXSTS h1:there
cSSTSTXSUT h1:there's
ZTSSWSZSTS h1:they
WTTUTTUXUT h1:they're
dVTRSSUSWS h1:this
WSSSTXVXUT h1:those
VTWTTTTXUT h1:three
WTSSYSTTTX h1:to
ZTUUUUTTUT h1:today
ZUTTTUUTUT h1:too
XUUUUUUTUT h1:try
bTTTTTTTUT h1:tu
VTUTTTVYUT h1:turns
WRRWWRVXTT h1:two
YWTTTSTXUS h1:um
UTTWWXSTTT h1:und
TUUUUUYTUT h1:unser
YUTTTUUUUU h1:until
aWRTdQQTUR h1:use
XUUUTUTUUU h1:very
aXTUUTSSTS h1:was
VWNNTTaWXW h1:we
WTTTTTbTTT h1:we'll
UXRSQRcQXW h1:we're
XXSSSRYRSa h1:we've
TTUUTTTYUU h1:weil
XUUUUUTUUU h1:wenn
YUUTUUTTUT h1:were
YPXXWRSVSU h1:what
cTUUTTSTUT h1:what's
XRTWZTWRSR h1:when
VUTTaTTTUT h1:whenever
XXTTTUTTUT h1:where
YSTSSXYSTT h1:which
bUTTTTTTUT h1:who
YTUUTTSWTU h1:why
XUUUTTUTUU h1:will
VWSSVSYSSW h1:wir
XSRRWRWYWR h1:with
YTUTTTUTVU h1:without
YTUUTUTTUT h1:would
XTUTWTTTWT h1:y
XWNUVXTQRa h1:you
YUTTTXTTUT h1:you're
ZTUUTTUTUT h1:your
XUUUUUUUUU h1:è
gSSSSSWSTS h2:
VXTUUTTUUU h2:( i
XTUUUUUUUU h2:)
ZTTTTUTTUU h2:<caps>
VUTTTTXTVT h2:<caps> <verbs>
YXTTSSTSXT h2:<caps> <word>
VTTTXTUUUT h2:<caps> for
YXTUTTTTUT h2:<code>
TXTTYTTTUT h2:<code> ,
TTTUTTTXWT h2:<code> <word>
XWTTTTXTTT h2:<code> for
YTUUTUTUUT h2:<date> are
YUUUTTTUUT h2:<date> is
XUUUUUTTUU h2:<date> the
bTUTTUTTUT h2:<ed>
VXTTTTWSTT h2:<ed> ,
TUUUUUUXUT h2:<ed> <ing>
YSSWWSSSTX h2:<ed> <s>
VXUTTTTXTT h2:<ed> in
XTTUTTVWTT h2:<ed> it
WTUUTUTXTT h2:<ed> the
ZTUUTUTTTU h2:<ed> to
WXUTTUTUTT h2:<ed> with
cSUTTUSSUT h2:<ing>
WTTTTTXTUU h2:<ing> <verb>
WTTUTUXTUT h2:<ing> <verbs>
URSTSSZZVS h2:<ing> <word>
XUUUUUTUUT h2:<ing> about
UWTUTTTXTT h2:<ing> at
TTTUUTTYUT h2:<ing> by
YUUUUUTTUT h2:<ing> for
YTUUTUUUUT h2:<ing> from
XTUTTTUTWU h2:<ing> is
XTTTUTSXTT h2:<ing> it
YTTUUUTUUU h2:<ing> like
TTUUUUUYUU h2:<ing> on
UTTTTTYVTU h2:<ing> out
VSTTSTXZTS h2:<ing> the
YTUUUUUUUT h2:<ing> this
YTTTTUUUUU h2:<ly>
aTTUTUTTUT h2:<ly> ,
VTTXTUTTUT h2:<ly> <ed>
VXTTXTTTTT h2:<ly> <word>
XTUTTUUTUT h2:<ly> the
YUUUTTUUTU h2:<number>
ZUUUTTTTTU h2:<number> <name>
YUTUTTVTTT h2:<number> <s>
VSXTYSTVTS h2:<number> <word>
ZSYRXSWSTR h2:<s>
YTTTYTTTUT h2:<s> ,
TUWRWRXUSW h2:<s> :
ZTTTTTUWUS h2:<s> <ed>
ZTSSXTTXTR h2:<s> <ing>
WRTTUSWSWW h2:<s> <name>
WXTTSWVWSS h2:<s> <number>
WWVRURUWVR h2:<s> <s>
TTWTTSWVXS h2:<s> <verb>
WTTTTTWXTT h2:<s> <verbs>
XRUYSMZSXU h2:<s> <word>
VUTTTUYUUU h2:<s> a
YUTTVTTUUU h2:<s> always
WWPQUQZVVX h2:<s> are
WTTTXTTUTT h2:<s> at
TUTTTTXTYT h2:<s> does
YUTTTUUUUT h2:<s> down
XSSTWTWTWT h2:<s> for
WSSXSTUTVW h2:<s> from
STUTWTYTUU h2:<s> get
aTTUTTTTUT h2:<s> got
VUSTYTWTST h2:<s> have
VTXTUUTUUT h2:<s> i
WSYRYRZSTR h2:<s> in
ZTTTTTVUUT h2:<s> is
YTTVTUTUUT h2:<s> like
WTTXTUTTUT h2:<s> make
TUTUXTTTVU h2:<s> must
aTTUTTUTTT h2:<s> my
TUTTUXWTTT h2:<s> no
WSSSXWSWTT h2:<s> of
TTTTTZWTUT h2:<s> off
YYTTSSVSVS h2:<s> on
ZTTTWTVTTT h2:<s> only
WTYSVTTTTT h2:<s> over
TUXTTTWUUT h2:<s> please
TUTUYUTUUU h2:<s> should
YUUTUTTUUT h2:<s> still
VTTYTTWTUT h2:<s> that
XWSTTXSUTS h2:<s> the
UTSSVSXTTX h2:<s> to
TUTUYTTTUU h2:<s> up
XUTTUUUUUT h2:<s> what
UXTTUUUUUU h2:<s> what's
WUTTSUXUUT h2:<s> who
WUYTUTTTTT h2:<s> with
YTTTYTTUUT h2:<verb>
YTTTVUTUUT h2:<verb> ,
VUUUXTTTUT h2:<verb> <caps>
ZTTTWTTTUT h2:<verb> <code>
UTTTTYTUUU h2:<verb> <ed>
WTTTTXTUUU h2:<verb> <ing>
UTTTYTUUUU h2:<verb> <ly>
WXUTYSSUUS h2:<verb> <name>
VYSUUSWSVS h2:<verb> <number>
WQPRbaXRTR h2:<verb> <s>
WUUUWSTXTT h2:<verb> <verb>
STWWXSWTUS h2:<verb> <verbs>
aVVRYOWQXP h2:<verb> <word>
bTTUXRSSUT h2:<verb> a
XUTUTTUUUT h2:<verb> again
YTTSXSXTTT h2:<verb> all
XUUUTUUUUU h2:<verb> an
XUTUUUTUUU h2:<verb> back
TUUUXTTUUU h2:<verb> before
VTUUYTTTUT h2:<verb> both
XUUUTTTTUU h2:<verb> each
YUUUTTTUUU h2:<verb> every
XUUUTUUUUT h2:<verb> from
XUUTUTUUUT h2:<verb> him
YUTUTTTUUU h2:<verb> how
UTUUTTTUUY h2:<verb> i
ZTSTWTTTUT h2:<verb> in
SVYUSTTUUT h2:<verb> is
dTTSYRSTVQ h2:<verb> it
UUXTTUUUUU h2:<verb> like
bQXXYTRSUN h2:<verb> me
USRSWXVSUX h2:<verb> my
XTTTTTXUUT h2:<verb> no
YTUUUUUUUT h2:<verb> off
YUUUUUTTUT h2:<verb> one
TUUUYTTUUT h2:<verb> only
VTXUTTTUUU h2:<verb> out
ZSRTSVZSSV h2:<verb> that
bPOXXTRPWZ h2:<verb> the
XTTTYTTTUT h2:<verb> them
YTUTUTTUUU h2:<verb> these
aSTUWSTTUS h2:<verb> this
YWSTYSSTTS h2:<verb> to
VTTTXTUUUT h2:<verb> up
UUUUUUTXUT h2:<verb> was
TTSUWTVTTX h2:<verb> what
XUXTVSSTUT h2:<verb> with
TTTTYTTUUU h2:<verb> your
YUUTTUTTUT h2:<verbs>
UTUTTTXUWT h2:<verbs> <verb>
UTTXSTWUWT h2:<verbs> <word>
TTUTYTXTST h2:<verbs> go
YUUTUUTTTU h2:<verbs> like
haPQVRWRTP h2:<word>
VTTUTXTTUT h2:<word> (
daZQTSRRSP h2:<word> ,
WTUTTTWSZS h2:<word> :
WTTTWXTUTT h2:<word> <caps>
YUTUUUTUUU h2:<word> <code>
ZSSTSSYZTQ h2:<word> <ed>
TRYQYWUWWP h2:<word> <ing>
VUPVTPWWUZ h2:<word> <name>
XRRTWRXZUQ h2:<word> <number>
SUYYQWVTUP h2:<word> <s>
YUVOTTWUXT h2:<word> <verb>
TWUUWRXRVT h2:<word> <verbs>
WXWRSWTSWR h2:<word> <word>
XUUUUUUTUT h2:<word> ?
XYXTRSVSSS h2:<word> a
UYTTXTTSUT h2:<word> and
XTUUTUTUUU h2:<word> be
TTUUUUUYUU h2:<word> because
XTTSXXTTTS h2:<word> bitte
WXTTTTTTVT h2:<word> by
TTTTUTZTUT h2:<word> can't
ZTUTTTTUUU h2:<word> con
YTUTTUUTUT h2:<word> da
WTUTXTTTUT h2:<word> das
VWSSZYSTTR h2:<word> de
XTUTTTTTTX h2:<word> die
YUUUUUUTUT h2:<word> do
VSTTTTcTTS h2:<word> does
ZUUUUTTTUS h2:<word> du
WWXSXTSSTS h2:<word> el
TZTTWUTUTT h2:<word> em
WaTTSTSUUS h2:<word> en
XTUUUUTUUU h2:<word> es
XUSTXTUTUU h2:<word> first
ZRWRVRTVYR h2:<word> for
VSSSSTWXTX h2:<word> from
YUUTUUTUUU h2:<word> get
WTTTTTTZTS h2:<word> got
WSTTSSYSWX h2:<word> has
XUUTUUUUUT h2:<word> have
WXSTUXTTUS h2:<word> here
YYWSTTTTTR h2:<word> i
YTTUUUUUUU h2:<word> i'm
XTUTTUUUUU h2:<word> ich
aTSTSTUUUU h2:<word> if
VWWXUTTTTT h2:<word> il
WQWWXWUSSS h2:<word> in
YVWUMNYUVX h2:<word> is
UTTTWTWSTX h2:<word> isn't
VTUUTUXUUT h2:<word> ist
cTSSRSZUUQ h2:<word> it
YTTUUUTTUT h2:<word> it's
TTTTXXTUUT h2:<word> jamais
TTUUYUTUUT h2:<word> jetzt
XUUTUUUUUT h2:<word> just
WTTTTTWTTY h2:<word> la
TSZSYSSWST h2:<word> le
VTXTWTTTUT h2:<word> les
VTUTTUTUUX h2:<word> lo
UTUYUTTUUT h2:<word> los
ZRWQWWWRUR h2:<word> me
XTTTTTUTUY h2:<word> my
XWUTUTUUUT h2:<word> na
XUUTUTUTUU h2:<word> never
WXTTTSTTTX h2:<word> no
YUUUUTUUUT h2:<word> nous
WTUTTTUTTX h2:<word> não
UUUXUUUUUT h2:<word> o
aWSSSSWVSS h2:<word> of
YTUUTUTTUU h2:<word> ok
WYTTSSXXSR h2:<word> on
XTUTUUTUUU h2:<word> one
XTXTSTVTTU h2:<word> only
YTSXTTUUUT h2:<word> or
YUTUTTUUUT h2:<word> os
XUTTUTWSUT h2:<word> out
UWURWSWVUS h2:<word> over
XWTTTTTUTU h2:<word> para
TTTWUXTUUT h2:<word> pas
VTTUYTUTUT h2:<word> please
WTYTXTSTTS h2:<word> que
WUUUUTXTUT h2:<word> said
aTTTTTUTUT h2:<word> says
TXSTZTTTTT h2:<word> sempre
VUUUXUTUUT h2:<word> si
XUUTUUUUUT h2:<word> sie
TTTTZUTUUT h2:<word> siempre
VXUUUTTTUT h2:<word> since
YTTTTUUUUT h2:<word> something
YTUTUUUUUT h2:<word> sono
aTSTYTSTUS h2:<word> that
ZQXRPRVWQc h2:<word> the
YTUUTUTTUU h2:<word> them
YTUTTTUUUU h2:<word> these
bTUTUTTTUT h2:<word> this
TWSSRSWWVX h2:<word> to
VTUUXUUUUT h2:<word> toujours
UTUUTUXTUT h2:<word> turns
ZTTTUUUTUT h2:<word> un
YTTTUUTUUT h2:<word> une
XTTUTTTXTT h2:<word> up
WXTTTUTXTS h2:<word> was
XUTUUUUUUU h2:<word> who
XTTTWSUSWS h2:<word> with
YUUTTUTUUU h2:<word> won't
YUUUTUUTUT h2:<word> your
XUUUUUUUUU h2:? ?
YPUQUUSWXW h2:a <word>
WTUUXTTTTU h2:after that
TTUUTUXUUU h2:after the
UUSTXTXVTT h2:all <s>
XTTUTUWTUT h2:all of
VTUUTUTXUT h2:all the
VUSTbRTUUU h2:always <verb>
XUTUTUUUUU h2:always has
XUTUTUTUUU h2:always have
YTTUTUUUUT h2:always the
UTUUUUTTYT h2:am <number>
XUUUUTUUUT h2:am i
ZUTUTTUTUT h2:any <s>
YTTTYSTTUT h2:any <word>
UTTXXTSTUU h2:anything <ing>
UTUWXTTTUU h2:anything <word>
TUTTYUTUUU h2:anything for
TXTWTTTUUU h2:anything with
XUUTUUUUUT h2:are you
WUTTTTXUUT h2:as are
VXUUTUTUUT h2:as i'm
UUUUXTTUUU h2:ask <name>
TTTTVTXUUU h2:ask before
YUTTVTUUUT h2:ask me
YUTUUUUUTT h2:at the
YUUTTUUUUT h2:aus dem
XUUUUUTTUT h2:back in
WTTUXTTUUT h2:be <word>
XTUUUUTTUU h2:because the
VTUUTXTTUU h2:before <word>
XSTSXVSTTT h2:bitte <word>
WZSSXSTTTT h2:call me
aTUTTTTUUT h2:can i
XUUUUUTUUU h2:can someone
YUUUTTTTUT h2:can we
YSSSVVXTUS h2:can you
XUTTUUUUUU h2:can't <verb>
VUTXUUTTUT h2:can't <word>
XTUUUUUTTU h2:could be
XTUUTUTUUU h2:could one
XUUUUUUUTT h2:could the
YWTTSTTUWT h2:could you
UTUTTTXXUT h2:das <name>
XTUTTTTXUT h2:das <word>
YUUUTUTUUU h2:decided
WSSSWSVYWR h2:der <name>
XUUUUUUTUT h2:did i
VSUUSTVTXT h2:die <name>
UUUTUTXUTU h2:die <word>
ZTTUTTTUUT h2:do <s>
YUTUTUTUUU h2:do <verb>
YUTTTTUUVT h2:do <word>
YUTUTTUUUT h2:do it
VTUTSZSUVT h2:do not
UUTUXTTUUT h2:do that
ZUTUUUTTUT h2:does <word>
XUUUUUTTUU h2:does our
XUUUTUTTUU h2:does this
XUUUUUUTUT h2:doesn't <word>
XVSQPcQSUY h2:don't <verb>
VSTTWWXTUR h2:don't <word>
XUUUTTTUUU h2:don't ask
UTUTUXUUUT h2:don't call
YTUUUTTUUT h2:don't do
TTUTXWTTUT h2:don't ever
XUUUTTTUUT h2:don't let
VTUTTYTUVS h2:don't use
WTTTTTTTUX h2:du <word>
UTXUUTUTUU h2:e <word>
XSSTSTVYWS h2:el <word>
UUUUUUXTUT h2:es <word>
VUTTUTXTTU h2:et <s>
WXTTTTTTUU h2:eu <word>
XUUTTTTUUU h2:ever
TUUUYTTTUT h2:every <ing>
TUTUZTTTUT h2:every <verb>
YSSTVWWSUT h2:every <word>
XUUUUUUTUU h2:everything else
TTWTXUTTUU h2:for <s>
VXVSWTSSUT h2:for <word>
YUUUTUTTUT h2:for now
ZWRTUSVWTS h2:for the
YTTUUUUTUU h2:for this
WTTUTUXTUT h2:for what
XUTUUUUUUU h2:for your
UUUUXTTUTU h2:from here
XUUUTUTUUT h2:from my
USUUaTVTTT h2:from now
TXTUWTTTUT h2:from today
VTUUTTTUYT h2:get <word>
XTTUTUTUUU h2:go <word>
XUUUTUTUUU h2:go with
TUTUXWTTUT h2:going <verb>
YUTUTUUTUT h2:ha
XUUUUTTUUT h2:has <word>
XUUTUUTUUU h2:he <ed>
UUTUUTXTUU h2:he <s>
ZTTUTTTUUU h2:he says
XUUUUUTTTU h2:he was
XUTTUUUUUT h2:heute <word>
WUUTUUXTTT h2:his <word>
XUTUUUUUUU h2:how <s>
WTTUXUTTUU h2:how <word>
ZTTTTUTUUU h2:how do
XUTUUUTUUU h2:how does
XUTUTUTUUT h2:how i
YUTUTUUUTT h2:how many
XTUUTUUUUU h2:how much
bZPPSRYaSO h2:i <ed>
UYTTUTTUUT h2:i <ing>
WVXXTSSTUS h2:i <ly>
UbZQQVWVPS h2:i <verb>
ZXYZRRUSNS h2:i <word>
UYSTXTTUUT h2:i always
WbRSTSWWTQ h2:i am
XWSSTTWUUT h2:i can
WWWZTVQSTR h2:i can't
VWTXUTTUTT h2:i cannot
WTTUTUXUUT h2:i could
XUUUTUTTUU h2:i couldn't
YTUUUUTTUT h2:i did
VYWYSRVSUQ h2:i do
WXTXQXPRTW h2:i don't
VVSXTSWUTT h2:i get
TZTUUUTUTT h2:i go
XTTTTUUUUU h2:i got
aTTTUTTUUT h2:i guess
ZTTTVUTTUU h2:i had
ZXPQSSXRYV h2:i have
VWTTTTXUUT h2:i keep
XTTTTTTUUX h2:i know
XSbQVTSTUS h2:i like
YTTTUTUUUU h2:i may
YUTTUTUUUT h2:i might
UUXTUTUUUU h2:i much
ZTTTTTUUUU h2:i must
YSSSVTWTXS h2:i need
VSTTUTWUTX h2:i no
YUTUUUUTUT h2:i once
UXXSSWSSTT h2:i only
TYTTUTUUUT h2:i own
VUUUTTXTUT h2:i said
XUUUUUUUUT h2:i say
XTUUUUTUUU h2:i shall
UTSTXSWTWT h2:i should
YTUUUUTUUT h2:i the
aTTSTTXUUR h2:i think
YTTUUTTUUT h2:i told
WZSSTTTUVS h2:i use
XSZRWRSTXS h2:i want
aWSSTTWTTR h2:i was
YTUUUUTUTT h2:i wasn't
UTXSVXSUUT h2:i would
UYXSTSUTTT h2:i'd <verb>
YSWSTWUSUT h2:i'd <word>
WSVWVSTRWT h2:i'd like
STZWSWTTUU h2:i'd rather
YUTUTUTUTU h2:i'd say
ZUTTTUTTUU h2:i'll <word>
YUTUTUUUUU h2:i'll be
XUUUTUTUUU h2:i'll call
XUUTTUTUUU h2:i'll do
WZTSTUTUUS h2:i'm <ed>
ZVRQVTVTYP h2:i'm <ing>
YTUTUUUUUT h2:i'm <ly>
VaTSTVSVUS h2:i'm <name>
TYTUUUTUTU h2:i'm <number>
YTTTTUTUUU h2:i'm <s>
WaVUXTQTTQ h2:i'm <word>
TZWSTUTUUT h2:i'm a
XUUTUUTUTT h2:i'm at
VUUTUUXTTT h2:i'm going
YXTSXUSUUS h2:i'm in
TWXTTUTUUT h2:i'm more
TTTXTUTUUW h2:i'm no
WSRYRSWTTY h2:i'm not
WVTTTUXTTS h2:i'm off
XaTSSTSUTS h2:i'm on
VXTUTUTUUU h2:i'm only
ZTTTUUTUTT h2:i'm out
XTUTUUUUUT h2:i'm so
XTTUUUUUUT h2:i'm still
UYTTTTXTTS h2:i'm the
UYUUTUTVTT h2:i'm with
ZTTSTTXRSW h2:i've <ed>
VTTTUUTXUT h2:i've <verb>
YVRSSTVTTX h2:i've <word>
XaSTTUSSUT h2:i've been
STTTTUaUUT h2:i've decided
XXTTTUSTUT h2:i've got
WXTTTUTWTT h2:i've had
YTUTUUTUUT h2:i've never
XUTUUUTUUT h2:i've told
WZZZPRPRRW h2:ich <word>
YUUUTTTUUU h2:if <name>
TUTTXTWTUU h2:if <word>
TUUTYTTUUU h2:if a
VUTUXTTUUU h2:if it's
XUUTUUTUUU h2:if my
XTTTWTTUUT h2:if the
aTUUTTTUTT h2:if we
UUSXXSSUUU h2:if you
TUUTXTTUUU h2:if you're
WVSSSSVWYS h2:il <word>
YTTUTUTTUU h2:in <number>
TUTTYTTUUT h2:in <s>
XVTSXTTTUT h2:in <word>
aTTUTTTTUU h2:in my
aXTSVSTTTS h2:in the
TTTTXSYTUU h2:in this
VXUTUTVUTT h2:is <ed>
XTUUUUTUUT h2:is <name>
ZTUUUTTTTT h2:is <number>
ZTTTTTUUUT h2:is <word>
YTTUUUUTUU h2:is a
YTUTUUTUUT h2:is he
ZTTUTTTUUT h2:is it
ZTUUTUTUUT h2:is the
ZTUUTTTUUU h2:is there
YTUUUTTTUU h2:is this
XUTTUTUVUT h2:it <ed>
WSWWSRXSUW h2:it <s>
XTUUUTTWUT h2:it <verbs>
ZUUUUTTSUT h2:it <word>
aTTUTTTTUT h2:it has
VWSSSXWSTW h2:it is
UUUUTTXTUU h2:it only
VUUUTXTTUT h2:it should
XSTTUTVYUR h2:it was
YUUUTUTTUU h2:it's <caps>
YTUUTTWTUT h2:it's <ing>
YTUUUUTUUT h2:it's <ly>
dRTVSTSSWT h2:it's <word>
YTUUTTVTUU h2:it's a
ZTTUTTTTUU h2:it's always
WTUUTUXTTU h2:it's at
VTTUSTWXTT h2:it's been
XUUUUUTUUU h2:it's decided
ZTUUUTTTTT h2:it's for
YTUUUTTUUU h2:it's my
VTTUUXTTUU h2:it's not
YUUUTUTTUU h2:it's what
VUUUTTXTUT h2:its <word>
ZaSRTTTTTS h2:je <s>
VYZZSRSSTQ h2:je <word>
TTUTUUUUUY h2:je ne
VTTUXUTUUU h2:keep <date>
UTSUbTSUUU h2:keep <s>
TTXUVTTUUU h2:keep <verb>
TTTUYTTUUU h2:keep <verbs>
VWSTSTXUUT h2:keep in
WTXTTTVTUT h2:keep it
TUTUYUTUUU h2:keep my
ZTTUTTTUVU h2:keep that
VSSTXTWUUT h2:keep the
XTTUTUWUUT h2:keep this
TUTUXUTUUU h2:keep your
XRSRSSWYZR h2:la <word>
VTTUTTTTWX h2:last <word>
VWRSSVWYSS h2:le <word>
VUXTUTTUUT h2:less <word>
XUTTWTTUUT h2:let me
ZUTTTSVTUT h2:let's <verb>
XUUUUTTUUU h2:let's <word>
UTUUTTZUTT h2:let's go
XUUUUTTUUU h2:let's see
aTTTTUTUUU h2:make a
XUUUTTTUUU h2:make all
XUUUTUUUUU h2:make it
ZTTTTUTUUU h2:make me
UUTTZTTUUT h2:make sure
YUUUTUUTUU h2:make the
XUTUTUUUUU h2:make this
XUUUUUTUUT h2:maybe i'll
XUUTUUUUUU h2:maybe the
XTUUTUTUUU h2:maybe we
XUUUUTUUUU h2:me <s>
XYWSTTTTUS h2:me <word>
WTUUUUXTTT h2:meine <name>
XXTSSSaTTS h2:mi <word>
VUUTUUXTUT h2:mia <word>
UUUUUXTTUT h2:might i
TTTTXTWUUT h2:mis <s>
VUTTTSYTXT h2:mon <word>
TXTTTSUWWS h2:my <ing>
XUTTTSSTWX h2:my <name>
WWPVQVXPWX h2:my <s>
XbSSTRRSTZ h2:my <verb>
YYVOSTZVWK h2:my <word>
YUUTUUTTUT h2:my back
YTTUUUUUUU h2:my own
VTTTTTYTWT h2:my son
TTUUUYTUTT h2:ne <word>
TUUTTXUUUT h2:ne me
YTUUUTTUUU h2:never <name>
YUUTTSUTUU h2:never <s>
TUTSWbTRUT h2:never <verb>
XTTSRWWXUS h2:never <word>
XUUTTTTUUU h2:never a
YUUUTSUTUU h2:never by
UUUUXTTTUU h2:never in
TUTUTXUUUU h2:never use
TTUUTTYTUU h2:new <s>
USUUWTWXSS h2:new <word>
YUUUTUSTUT h2:next :
YTTTWTTTUT h2:next <word>
ZTTTTTTUUT h2:no
aTTTTRYTUR h2:no ,
VTTTTXTUUT h2:no <caps>
SSUXTYSTVT h2:no <code>
UTTTTYTUVT h2:no <ing>
VTTTXVTTUU h2:no <name>
ZVRPVaQXUR h2:no <s>
YSSSTZTTVS h2:no <verb>
XTTTTXUTUT h2:no <verbs>
YVQVVYVOSV h2:no <word>
TTTWTXTUUT h2:no me
WWSRSTXXUR h2:no more
WUTSTVTUUX h2:no need
UUUUTXUUUU h2:no new
YUTTTTUUUT h2:no no
YUTTTTUTVU h2:nobody <ed>
XTTTWWTTTT h2:nobody <s>
VTTTSYWSUU h2:nobody <verbs>
SXTRTZSTTX h2:non <word>
WTUXUTTUUT h2:non mi
YUTTUTUTUT h2:not <ing>
XTTXTSTUVT h2:not <word>
UTXVTSTSUX h2:not a
TTTXTWTSTW h2:not in
YUTTTTUUUT h2:not sure
YUUTUTUUUT h2:not that
VUUUTXUTUU h2:nothing <word>
UUUTUYTUTT h2:nothing with
TUUTTUYUUT h2:notre <word>
YTUUTTUUUT h2:now ,
ZTUUTTTUTT h2:now <verb>
WUUUTTXTUT h2:now <word>
VTUUTTTUUX h2:now i
ZUUUTTTUUT h2:now the
TUTTUYTUUT h2:nunca <s>
TVUTXUUUUT h2:nur <word>
TTUTUYTUUT h2:não <s>
XWTWTVTTTS h2:não <word>
XSTTTTSXXT h2:o <word>
UWTTTTXTTT h2:o meu
YUUUUUTTTU h2:o que
WTTTTTaTTS h2:on <word>
VTTTTTaTTU h2:on a
WXUTTTTTUT h2:on my
XTUUWTSUUT h2:on the
WSZSWTUSTS h2:one <word>
XTTTTTXUUT h2:one of
WTTUTUTXUU h2:only <ing>
VTTTZTSTUU h2:only <verb>
XUUUUUUUUU h2:or the
XUUUUUUUUU h2:or was
TTUTTUYTVU h2:our <caps>
TTUUUUXUTU h2:our <ing>
XTUUTTXTTT h2:our <s>
UTUUTUXTTU h2:our <verbs>
WVSSURYUVS h2:our <word>
XUTUTTVTUT h2:our own
XTUUUTWTTT h2:out of
XUUUUTUUUU h2:para <word>
TTTXUWTUUT h2:pas de
XUUUUUUUUU h2:perhaps it's
VTUUTUXUUT h2:que <word>
WUUTTTXTUT h2:same <ing>
UUUUUUTXUU h2:same <word>
XUUUUUTTUU h2:shall i
YTUUTTTUUU h2:she has
YTUUTTTUUU h2:she is
aTUUSTTUVT h2:should we
YUTUTUTUUT h2:some <word>
YTUUTUTUTU h2:someone on
VaTTUTTTUT h2:sono <word>
VUTUUTTXUT h2:still <word>
YUTUUTTUUU h2:stop
STWTSbTTUT h2:stop <ing>
YUTUUTTUUT h2:stop the
UTTTUUVYUT h2:that <ed>
ZTTUTUTTUT h2:that <s>
ZUTUSTUTVT h2:that <verbs>
WTSTSTTWUY h2:that <word>
YTTUUUUUUT h2:that i
YUTTUUUUUT h2:that is
XUTUUUUTUT h2:that one
YTUUUUUTUT h2:that the
cTTTUUUSUS h2:that was
XTUUUUTUUU h2:that's <ed>
YTTUUUUTUT h2:that's <ly>
VTUUUTXUUT h2:that's <name>
bSTUUTTTUT h2:that's <word>
YTUUUUUTUU h2:that's a
XTUUUUUSUU h2:that's all
YTUUTUSTUU h2:that's how
YTTUTUTTUU h2:that's just
UYTUTTTUUU h2:that's me
XTUUUTUTUU h2:that's my
YTUUUTTUUT h2:that's not
URTUSXWXTS h2:that's the
VXUUTUTTUT h2:that's what
TSTUWWTWWR h2:the <caps>
TTUUUUXUUT h2:the <code>
WTUTTTTTTY h2:the <date>
YUTUUTUUUT h2:the <ed>
VRSSSRXXXX h2:the <ing>
TTTUTTXVWT h2:the <ly>
UYSSTWWTRW h2:the <name>
TUUUUTTWTX h2:the <number>
ZTQROWXXVU h2:the <s>
XWSTQQVXWV h2:the <verb>
ZTTTTTTVUT h2:the <verbs>
ZRQSQMYZZW h2:the <word>
UTXUUUTVUT h2:the back
XUTTTUUUUT h2:the last
WTUUTTVZTR h2:the new
WTTTTTWTSY h2:the old
XTTTTTVWTT h2:the one
UXTTTYVSUR h2:the other
VTUUUTXTUT h2:there is
UUUUTXTTUU h2:there must
XTSTTUXTUU h2:there's a
WTTTTUXUUT h2:they <verb>
XUTUUUTUUU h2:they were
YTUTUUUUUU h2:this <s>
YUUTUTTUUT h2:this <verb>
bSTSTTVTUT h2:this <word>
XXTTTUTUUT h2:this is
YTTTUUUTUU h2:this one
VTUUUXTTUU h2:those are
YUTUUTUTUU h2:those were
VTWTTTUXUT h2:three <s>
XUUUUUTTUT h2:to whom
XUUUTUTTUT h2:today :
YTTUUUTTUT h2:too <word>
XUUUUUUTUT h2:try again
ZTTTTTUTUT h2:tu <word>
VTUTTTVYUT h2:turns out
XSSWXSRWUU h2:two <s>
VUTTTUTXUU h2:two <verbs>
XTUUUUUUUT h2:um i'm
VXUUUUTTUT h2:um so
UUUTTYTUUT h2:und <word>
TUUUUUYTUT h2:unser <name>
XUUTTUUUUU h2:until then
VTUUXTUUTT h2:use <name>
YSTUVTTUUT h2:use <s>
WSTUbSTTUT h2:use <word>
XTUUTUUUUT h2:use a
YTUUSTUUUT h2:use that
WTTUXTTUUS h2:use the
ZTUUUTUTUT h2:was <word>
aQUVRRYZRR h2:we <ed>
VQTUVRcRXR h2:we <verb>
WVSSUPYZQW h2:we <word>
TXUUTTWTUT h2:we are
ZUUUTTSUTT h2:we could
TUUUUUZTTS h2:we decided
XUUUUUUUUT h2:we did
TWTUSXXTTS h2:we do
TWTSVVWSSX h2:we don't
TTUUTTTWTX h2:we got
ZTUUTUTTUT h2:we had
XSTURSYVWR h2:we have
TTUUUUXUUT h2:we keep
YTUVTUTTTT h2:we might
VTUUTTTTZS h2:we need
STUUXYTTUT h2:we never
UTUUTTWUTY h2:we no
UZUUXRVSTR h2:we use
UTUVTUYSTT h2:we went
aTUVTUSSUT h2:we were
TTUUUTXUUT h2:we will
YUUUUUTUTT h2:we'll <word>
TUUUUUXUUT h2:we'll keep
ZUTUTUSUUU h2:we'll see
XRTTTTaTXR h2:we're <ing>
TTUUUUYUTT h2:we're <number>
TTUUTUXUUT h2:we're <word>
YTUUUUUUTT h2:we're all
UTUUUUXUTT h2:we're back
TTUUUUZUUT h2:we're going
TYUUUUTUTT h2:we're in
UTTTUTVUTX h2:we're no
WTUTTUXTUT h2:we're not
TTUUUUXUTU h2:we're on
WSTTTTXSTY h2:we've <ed>
VSTTTTWTTY h2:we've <word>
TUUUUUXUUT h2:we've decided
TWTTTTXUUS h2:we've got
VXUUUUTTUT h2:we've just
XUUTUUUUUU h2:were i
VTUUTUTTVX h2:what <ed>
YUTTUUTTUT h2:what <s>
YUTTUUUUUT h2:what <verb>
YUTTTUTUUU h2:what <verbs>
bTTTTUSTUT h2:what <word>
ZUTTTUUTUT h2:what a
ZUTTTUTTUU h2:what can
aUSTTTTUVT h2:what do
SSXXXRUVTR h2:what i
YUTUTUTTUU h2:what if
ZUTTTUTTUT h2:what is
XUUTTUUTUT h2:what now
YUTTTUUTUT h2:what should
XUUUUUUTUT h2:what was
YUTTTUUTUT h2:what would
ZTTTUTUUTT h2:what's <word>
ZTTTUTTTUU h2:what's a
XUUTUUUUUU h2:what's on
XTUUTUUUUU h2:what's that
ZTUUTTTTUT h2:what's the
XUTTUTUUUU h2:when do
VSSWXSXTUT h2:when i
XUUUUUUUUU h2:when is
XUUTUUTUUT h2:when was
TTVWZVRSTT h2:when you
XUTTWTUTUT h2:whenever a
UUTUXTUTUT h2:whenever you
XUUUUUUUUU h2:where did
UXTTUTUUUT h2:where do
XTUUUTUUUT h2:where is
XUTTUUTUTT h2:which <verb>
aTUTTTTUUT h2:which <word>
UTUUUTYUUT h2:which is
ZUUUUTSTUU h2:which of
YUUUUTTUUT h2:which one
XUTUUUUUUU h2:who <s>
XUUUUUUUUU h2:who <verbs>
XUUUUUTTUT h2:who <word>
YTUUUTUUUT h2:who is
XUUUUUUTUT h2:why did
XUUUUUTTUU h2:why do
ZUTUUUTTUT h2:why does
YUUTUUUTUT h2:why is
XUUUTTUTUU h2:will never
VTTTWTYTTS h2:wir <word>
WTTTTTXTTW h2:wir haben
YUUUTUTTUU h2:with
WTTUTUTXUT h2:with <word>
VTTTTTWXTT h2:with the
XUUUTTTTUU h2:would a
XUUVUTTTUT h2:would it
YUUUTTUUUT h2:would you
ZUTTTTTUUT h2:you <ed>
XTTSTVTUUW h2:you <word>
TYRVVTRSTY h2:you can
TTTSTXTUUX h2:you don't
YUUUUUTUUT h2:you have
YTTUUUTUUT h2:you know
XTTTVXTTTT h2:you must
XUTTUUUUUU h2:you're <word>
YUUUTTUUUT h2:your <verb>
XUUUUUUUUU h2:è <word>
gSSSSSWSTS h3:
XTUUUUUUUU h3:)
ZTTTTUTTUU h3:<caps>
XTTTUTUTWT h3:<caps> <word> <word>
YXTUTTTTUT h3:<code>
WTTUTTXTUT h3:<code> for me
XUUUUUTTUU h3:<date> the <word>
bTUTTUTTUT h3:<ed>
YTTUTUTTUU h3:<ed> , <ed>
TXUUUUWTTT h3:<ed> , <word>
YUUUUUTTUT h3:<ed> it
WTUUUUTXTT h3:<ed> the <word>
YTUUTUUTTU h3:<ed> to be
cSUTTUSSUT h3:<ing>
TUUUUUXTUT h3:<ing> <s> on
TTUUUUZTUU h3:<ing> <word>
XUUTTUTTUU h3:<ing> <word> <s>
UTTTTUXWTT h3:<ing> <word> <word>
TXUUTUTWTT h3:<ing> at the
UUUUUUUXUU h3:<ing> by <word>
XUUUUUUTUT h3:<ing> for a
UUUUTUTYUU h3:<ing> it <ed>
TTUUUUUYUU h3:<ing> on <word>
XUUUUUTUUU h3:<ing> the <s>
TUUUUUTXTT h3:<ing> the <verb>
VTUTTTUZTS h3:<ing> the <word>
YTTTTUUUUU h3:<ly>
YUUUTTUUTU h3:<number>
WTXUTTUTUT h3:<number> <word>
ZSYRXSWSTR h3:<s>
VTTTXUUUUT h3:<s> , <word>
UUTTXUWTUT h3:<s> : <s>
WTTTTTXTUT h3:<s> : <word>
TTWTTTWTTX h3:<s> : i
YUTTUUTTUT h3:<s> <ed>
XUUTTUUTUT h3:<s> <ing> the
XUUUUUUUUT h3:<s> <name>
XUTUTUTTWT h3:<s> <s> :
UXTTTTTXUT h3:<s> <s> <word>
YUTTUUUTUU h3:<s> <verbs>
cSXRSTVSTR h3:<s> <word>
aTSSWTWTTS h3:<s> <word> ,
TTTWSTZUUT h3:<s> <word> <s>
XUTTTUXTTT h3:<s> <word> <word>
VUTTUUXUUU h3:<s> <word> and
TTTTWUTUUX h3:<s> <word> bei
XTTTTTYTTT h3:<s> <word> in
WSUTTUVUXS h3:<s> <word> is
UUTYTUTUUU h3:<s> <word> like
VTXXTTTTUT h3:<s> <word> me
VTTTTTXTWT h3:<s> <word> on
UUUUTUTUXT h3:<s> <word> the
VUTTTUYUUU h3:<s> a <word>
WTTUXUTUUT h3:<s> and <word>
WTTUTTXTUU h3:<s> are <ed>
TUUUUUYUUT h3:<s> are <number>
VTTSSSXTXW h3:<s> are <word>
TXTTTUXTUT h3:<s> en <word>
YTUVTUTTUU h3:<s> for a
XTUUTUTUUU h3:<s> from the
TUUTTTXTUU h3:<s> get <ed>
UTUUTTXUUU h3:<s> get <word>
XUTUUUUUUT h3:<s> got an
YUUUUUTTUT h3:<s> got the
WUTUYTTTTU h3:<s> have to
YTTUUUTUUU h3:<s> in
XUTTTTWUTU h3:<s> in <name>
VTYSXSTTUT h3:<s> in <s>
TUTUWTZUUT h3:<s> in <word>
YTTVTUTUUT h3:<s> like <word>
WTTXTUTTUT h3:<s> make me
ZTTUTTUTUT h3:<s> my <word>
VTTTWXUUTT h3:<s> of <s>
VXTUTTVUTT h3:<s> on <word>
ZUUTTTTUTT h3:<s> on the
YTTUTUUUUU h3:<s> only for
XUTUWTTUTT h3:<s> over <number>
TUXTTTWUUT h3:<s> please ,
TTTXTTWTUT h3:<s> that <verb>
ZTTUTUTUUT h3:<s> the <word>
UUUTWTTTTX h3:<s> to the
WUTTSUXUUT h3:<s> who <verb>
YTTTYTTUUT h3:<verb>
ZTTUTTTUUU h3:<verb> <code> to
UTTTTYTUUU h3:<verb> <ed> <s>
XUTUUTUUUU h3:<verb> <ing> to
XUUUTUUUUU h3:<verb> <name> on
UXUUUTTUVU h3:<verb> <number> <verbs>
UUUTYTTTUT h3:<verb> <s> :
TTTTWTXTTU h3:<verb> <s> are
TTUUXTTUUU h3:<verb> <s> at
UUUUXTTUUU h3:<verb> <s> before
VTTUUXTTUU h3:<verb> <s> for
TTSUXXTUUT h3:<verb> <s> in
YTTUTUUUUU h3:<verb> <s> like
TTTTZTTUUU h3:<verb> <s> with
TTUXWTTUUT h3:<verb> <verbs> <word>
YTTUTTUUUT h3:<verb> <word>
STTUaTTUUU h3:<verb> <word> <s>
YUUUTUTUUU h3:<verb> <word> <verb>
XUTUSUWTTT h3:<verb> <word> <word>
UTTUSTXUXT h3:<verb> <word> is
XTUUUUUUUT h3:<verb> <word> on
YUTTUTTTUU h3:<verb> <word> to
XUTUTTUUUU h3:<verb> a <ing>
XUTUUUTUUU h3:<verb> a <verb>
fUTURSTSUT h3:<verb> a <word>
SUUUXUUUUU h3:<verb> a new
VTTSXSXTUT h3:<verb> all <s>
XUUUUUUUUT h3:<verb> from the
YTSTVTTUUU h3:<verb> in <word>
TTYUTUTVVU h3:<verb> is <word>
aTUUTTTUUS h3:<verb> it
XUUTVTTTVT h3:<verb> it in
YUTTWTTTUT h3:<verb> it to
YUUUTUUUUT h3:<verb> it up
UTUUXTTUUT h3:<verb> it with
VUWRUWUUUT h3:<verb> me <s>
XUUUTUUUUU h3:<verb> me <verb>
YTTTWTTTUT h3:<verb> me <word>
YUYSURTTUT h3:<verb> me a
XUTTTTUUUT h3:<verb> me about
TTUUYTUUUU h3:<verb> me as
YUTTTTUUUU h3:<verb> me something
XUTTTUTUWT h3:<verb> me that
aTQZURTTUT h3:<verb> me the
ZTSTTTUTUU h3:<verb> me three
YUTTUTTUUU h3:<verb> me to
TTUTZTTUUT h3:<verb> my <verbs>
USSTRWWTUX h3:<verb> my <word>
UUUTTTXUUT h3:<verb> no ,
UTXUTTTUUU h3:<verb> out the
ZUUUTTSUUT h3:<verb> that
WUTUTXSUUT h3:<verb> that <word>
XTUUTUTUUU h3:<verb> that for
VTTUXUTUUT h3:<verb> that i
ZTUUTTTUUU h3:<verb> that in
TUUUTTaTUS h3:<verb> that the
XUTUTTTUUU h3:<verb> that when
WTUTXTTTUS h3:<verb> the <ing>
YTUUTTTUTU h3:<verb> the <name>
ZUSSYRTUUS h3:<verb> the <s>
YUTUSTTTUW h3:<verb> the <verb>
YTUUXTTTUS h3:<verb> the <verbs>
YQQXXUTQWV h3:<verb> the <word>
XUUUTUTUUT h3:<verb> the last
YUTUTUUUUU h3:<verb> them a
YSUUXTUTUT h3:<verb> this <word>
XUUTTTUUUT h3:<verb> this in
XTUUTUUUUT h3:<verb> this one
XUTUWTTTUT h3:<verb> to <verb>
SUTUVTVTUX h3:<verb> what i
XUWTSTTUUT h3:<verb> with <word>
VUTUYTTTUT h3:<verb> with the
YUUTTUTTUT h3:<verbs>
TTUUYUTUTU h3:<verbs> go out
TUUUTUXUTU h3:<verbs> go to
haPQVRWRTP h3:<word>
UUUUTXTUUT h3:<word> ( )
YTTUTUTUUU h3:<word> , <ly>
XXTTUTTUTS h3:<word> , <name>
YTTUTUUUUT h3:<word> , <verb>
bYRSSUTTUS h3:<word> , <word>
VTXTTUUUUT h3:<word> , one
TTUTUUWTXT h3:<word> : <word>
bTTTUTTSUT h3:<word> <ed>
VUUUUTTXUU h3:<word> <ed> <word>
YUUTTUUUUT h3:<word> <ed> if
aUUUUUTRUT h3:<word> <ed> it
XTUUTUTVUT h3:<word> <ed> the
XUUTUUTTUT h3:<word> <ed> this
YUTTTUUUUU h3:<word> <ing>
TTTUTTXWUT h3:<word> <ing> <ed>
TUTUXUUUUU h3:<word> <ing> in
TTWTTUUUXT h3:<word> <ing> is
XYTSTUSTTW h3:<word> <name>
VTUTTUTTUX h3:<word> <name> <name>
UTTUTTXTXT h3:<word> <name> <s>
TTUTXTTTTX h3:<word> <name> <word>
VTUTUUYUTS h3:<word> <name> is
TUUUTUYUTU h3:<word> <name> only
YUUUTUTTUT h3:<word> <name> says
XUUUUUTUTU h3:<word> <number>
TUTUXTTWTT h3:<word> <number> ,
VUUUTTYTTT h3:<word> <number> is
XRXWSYRSTS h3:<word> <s>
XYZSSSTTSS h3:<word> <s> ,
UTTTTZTTXT h3:<word> <s> :
XTTTXTTTUU h3:<word> <s> <ed>
TTTTUXWTTT h3:<word> <s> <name>
WTbSTTTTUT h3:<word> <s> <s>
VSRZWRXSVS h3:<word> <s> <verb>
XXVXQQRXWQ h3:<word> <s> <word>
VSZWRRaSSR h3:<word> <s> are
TUUTTTXUWU h3:<word> <s> at
VXTSXSWTTT h3:<word> <s> for
VTTTTXXTTT h3:<word> <s> from
WTTTTXVUTT h3:<word> <s> get
TUTTXTWUUT h3:<word> <s> go
WRWWVQTWVR h3:<word> <s> in
UXSYTSUTUT h3:<word> <s> me
UUUUYTUTTT h3:<word> <s> must
YSTTTTWTVT h3:<word> <s> on
VTUXUTUTUU h3:<word> <s> that
TTUTUUZTUT h3:<word> <s> the
YTTTXTTTUT h3:<word> <verb>
XUUUUUTTUT h3:<word> <verb> :
UTSTWTXUUT h3:<word> <verb> <s>
XTTUTTTTYT h3:<word> <verb> <verbs>
VTTUTTYTWT h3:<word> <verb> for
XTWUTTSUWS h3:<word> <verb> is
YUTUTTTUUT h3:<word> <verb> on
YUUUTUTTUT h3:<word> <verb> to
SSSXXTYTUS h3:<word> <verbs>
UTTUXTTUWT h3:<word> <verbs> <ed>
TTTTWSYTXS h3:<word> <verbs> <verb>
WSRRVRXWVW h3:<word> <verbs> <word>
UTTTTUYUUT h3:<word> <verbs> everything
WXTTTTTUUU h3:<word> <verbs> in
VXTTTTTUUT h3:<word> <verbs> me
TTXTYTTTTT h3:<word> <verbs> only
VTTTTTYTWT h3:<word> <verbs> the
YUTUUTUUUS h3:<word> <verbs> we
XTTTTUVUUU h3:<word> <verbs> with
edQRSSSRTR h3:<word> <word>
XPYQcWXPSP h3:<word> <word> ,
XSTSRSZVXS h3:<word> <word> :
ZZTSTTVTSR h3:<word> <word> <name>
WSSTSWTWYR h3:<word> <word> <number>
VSRSSXVYWS h3:<word> <word> <s>
WTYTTTUTUT h3:<word> <word> <verb>
XSTUXTXSTT h3:<word> <word> <verbs>
ZXZMWSVTYL h3:<word> <word> <word>
bTTTTTUTUT h3:<word> <word> ?
UaWSSTWSSS h3:<word> <word> a
XTTTWWTTTT h3:<word> <word> bitte
YTUUTTUTUT h3:<word> <word> das
WVWSSXTTTS h3:<word> <word> de
YTUUUUUTUT h3:<word> <word> der
WUTXTTTTUT h3:<word> <word> des
TTTTTTYTXT h3:<word> <word> di
XTUUUUUTUT h3:<word> <word> down
VXSTSSYSYS h3:<word> <word> for
XUUUUUUTUT h3:<word> <word> from
WUTUXTTUUT h3:<word> <word> has
ZTTTTUUUUT h3:<word> <word> ich
YTTTUTXTUT h3:<word> <word> il
VTXTTTTTXT h3:<word> <word> in
TUOPXZYQXW h3:<word> <word> is
XUUUUUUUUT h3:<word> <word> ist
WYTUTUUSUT h3:<word> <word> it
YTUTUUTUUT h3:<word> <word> la
WTUTTXTUUT h3:<word> <word> nicht
XSTWTTTWVT h3:<word> <word> of
USTTSSXXUX h3:<word> <word> on
ZTTUTUTTUT h3:<word> <word> que
XTUUUTUTUU h3:<word> <word> says
UUUUUUXUUT h3:<word> <word> the
UUUUTUUUUX h3:<word> <word> un
XUUUUUUTUT h3:<word> ?
XUTTUUUUUT h3:<word> a <ing>
VZTTTUTTTT h3:<word> a <name>
YSSUTUWTUT h3:<word> a <word>
VXTUTUTTUU h3:<word> and <word>
TTUUUUUYUU h3:<word> because of
WXUTUTUTUT h3:<word> by <word>
WTUTXTTTUT h3:<word> das <word>
XTUUTTUUUU h3:<word> de <s>
UXTTSZTTUS h3:<word> de <word>
XTUTTTTTTX h3:<word> die <name>
USTUTUbTUT h3:<word> does the
YUUTUUTTUT h3:<word> du <word>
WWXSXTSSTS h3:<word> el <word>
TZTTTUTUTT h3:<word> em <name>
WYUTTUSUTT h3:<word> en <name>
YUTUTUUTUU h3:<word> first
YUUUUUTTUT h3:<word> for a
VUXTTTUUUT h3:<word> for me
VTTUUTTWYS h3:<word> for the
YTTUUUTUUT h3:<word> from the
TUUUUUTYUT h3:<word> got the
XUUTUUUUUT h3:<word> have <word>
XVTTSXTUUT h3:<word> here ,
WXWTTUTTTS h3:<word> i <word>
ZTTTTTTUUU h3:<word> if you
VWWXUTTTTT h3:<word> il <word>
WTUUXTTTTT h3:<word> in <ed>
VUUTTXUUUU h3:<word> in <name>
STTWXTWTUT h3:<word> in <word>
YTTTUUTVUT h3:<word> in the
WSSXTTWTYQ h3:<word> is <ed>
XSTUTUYUTS h3:<word> is <ing>
YUTTTUUUUU h3:<word> is <name>
aSRRTTZYUQ h3:<word> is <word>
VYTTUUTUUT h3:<word> is a
WTUTTUUUXT h3:<word> is down
TTTTUTaUUT h3:<word> is in
TYXTUUVTTS h3:<word> is my
TWTTTTTTUY h3:<word> is no
VSXTTUXTTT h3:<word> is the
bTUUUUTSUS h3:<word> it
XUUUUUUTUT h3:<word> it doesn't
XUUTUUUUUT h3:<word> it in
TUUUTUYTUT h3:<word> it is
YUUUUUUUUT h3:<word> it the
WTTTTTWTTY h3:<word> la <word>
TSZSYSSWST h3:<word> le <word>
UTUYUTTUUT h3:<word> los <s>
WTTTUYUTUT h3:<word> me <word>
YUTTTTXTTT h3:<word> me a
YUTTTTUUUU h3:<word> me on
YTTTTTTTUW h3:<word> my <word>
XWUTUTUUUT h3:<word> na <name>
YTTTTTUUUU h3:<word> never <verb>
UXUUUUUUUT h3:<word> no <name>
WTUUUTTUUX h3:<word> no <word>
WTUTTTUTTX h3:<word> não <word>
UUUXUUUUUT h3:<word> o <word>
VXUTTUTTUT h3:<word> of <word>
ZWTTTSTWTT h3:<word> of the
aTTTTTUUUU h3:<word> or <word>
UUTXUTUUUT h3:<word> or no
YUTUTTUUUT h3:<word> os <verbs>
YUUTUTTTUT h3:<word> out the
XUTUTUUUUT h3:<word> over
UUTUXUTUUT h3:<word> que <word>
VTXTTTUUUU h3:<word> que me
XTTUUUUTUU h3:<word> says
YUTUUUUTUU h3:<word> says <word>
TTTTYUUUUU h3:<word> sempre in
XUTTUUUUUT h3:<word> something <word>
YTTTUUUUUT h3:<word> that
TUTTYUUUUT h3:<word> that ,
YUTUTTUUUT h3:<word> that for
XTUUTUTUUU h3:<word> that in
TUUUUUTTUY h3:<word> the <date>
YTTUTTTWUS h3:<word> the <s>
XTTUTTUTTX h3:<word> the <verb>
YUUUUUTTUT h3:<word> the <verbs>
ZRXSRSVVRX h3:<word> the <word>
XUTTTUUUUT h3:<word> these two
YUUUUUUTUT h3:<word> this <word>
XUTUUUUUUU h3:<word> this one
YUTTUUUTUT h3:<word> to say
TTUUUTXWUT h3:<word> to the
XTUUUUUUUT h3:<word> un <word>
XUTTUUUUUT h3:<word> une <word>
XUUUUUUUUU h3:<word> up for
TUUUUUUXUU h3:<word> up on
WUUTXTTTUT h3:<word> with <word>
YUTUTUUTUT h3:a <word> ,
XUTTUUUTUU h3:a <word> <ed>
YRWTQRVVVW h3:a <word> <word>
TUTUYTTUUT h3:a <word> de
WUTUXTUTTT h3:a <word> for
XUUUUUTTUT h3:a <word> from
ZUUUTTTUTT h3:a <word> on
ZUTUTUUSUT h3:a <word> one
XUTUUUUTUU h3:a <word> told
WXTUTTTTUU h3:after <word> <s>
TTUUYUTUUU h3:after that only
UUTUXUTUTU h3:all <s> must
YUUUUUTTUU h3:all of it
TTUTYUUUUU h3:always <verb> <name>
TUTUXUTUUU h3:always <verb> <word>
TUTUXTUUUU h3:always <verb> a
SUTTYTUUUU h3:always <verb> me
VTTUYTTTUT h3:always <verb> the
XUTUTUUUUU h3:always has been
XUTUTUTUUU h3:always have
YUUUTUTUUU h3:always the <word>
XUUUTTUUUU h3:always the same
YUTTTTUUUU h3:any <s>
YUTTTTUUUT h3:any <word>
TXTWTTTUUU h3:anything with <word>
VXUUTUTUUT h3:as i'm the
UUUUXTTUUU h3:ask <name> before
UUTTXTTUUU h3:ask before you
TUUTXUUUUU h3:ask me before
YUUTTUUUUT h3:aus dem <name>
XUUUUUTTUU h3:back in the
UTTUXUUUUT h3:be <word>
YTUTTUUUUU h3:be <word> ,
TTUUYUTUUU h3:be <word> with
TUUTTYUUUU h3:bitte keine <name>
SZTTXSTUUT h3:call me <name>
XTUTUUTUUT h3:can i <word>
XUUUUUTUUU h3:can someone <verb>
XUUUTUTTUT h3:can we <verb>
cUTUSRSUVT h3:can you <verb>
XTTUTSXUUT h3:can you <word>
YUUUTTTUUU h3:can you do
UUUVTSXUVU h3:can you keep
XUUUTUTUUU h3:can you make
VUTXUUTTUT h3:can't <word> <word>
XTUUUUTTUU h3:could be that
XUUUUUUTTU h3:could be the
XUUUUUUUUU h3:could the <s>
XTUUUUTTUU h3:could the <word>
XTUTTTUUWT h3:could you <verb>
YTUUUUUTUU h3:could you <word>
XTUVTUSTVU h3:could you go
XTUUTUTUUU h3:could you make
VUUUTTXTUT h3:das <name> <word>
TUUUUUTXUT h3:das <word> <name>
YUUUUUTTUU h3:das <word> <word>
YUUUTUTUUU h3:decided
WSSTWSWWWR h3:der <name> <word>
WTUUTUTXTT h3:der <name> war
TUUUTTWTXT h3:die <name> <word>
YTTUTTTUUU h3:do <s> <verb>
WUUTTXTUUS h3:do not <verb>
YUUTUTUUUU h3:do not <word>
TUUUTXUUUU h3:do not use
XUUUTTUUUU h3:do that
XUUUUTUUUT h3:do you know
XUUUUUTTUU h3:does our <word>
YTUUUUTTUU h3:does this <word>
TUUTTZUUUS h3:don't <verb> <s>
TTUUTXUUUT h3:don't <verb> <word>
ZTTTSVTUUT h3:don't <verb> anything
YUUTTSTUUW h3:don't <verb> it
UUUTSVUUUX h3:don't <verb> me
TUUUTXTUUT h3:don't <verb> my
VTUTUYTUUR h3:don't <verb> the
XTUUUTUUUT h3:don't <verb> yet
XUUUTTTUUU h3:don't ask me
TTUUUXUUUT h3:don't call me
TTUTXWTTUT h3:don't ever <verb>
XUUUUTUTUU h3:don't let <word>
WTTTTTTTUX h3:du <word> <word>
WTTTTUTYUT h3:el <word> <word>
UTUUUUTTXU h3:el <word> es
XUUTTTTUUU h3:ever
UUUUXUTUUU h3:every <verb> <verb>
YUTUTTUUUU h3:every <word>
VTTUVTXTUU h3:every <word> <s>
XUUUVTTUUU h3:every <word> in
YTTUUUUTUU h3:for <word>
XTUUTTTUUU h3:for the <s>
XUTUTUUUUU h3:for the <verb>
YWSTTTSXTT h3:for the <word>
WTTUTUXTUT h3:for what it's
XUTUUUUUUU h3:for your <word>
UUUUXTTUTU h3:from here on
USUTZTWTTT h3:from now on
YUTUTUUTUT h3:ha
XUUUUTTUUT h3:has <word> <word>
XUTUUUUTUU h3:he says that
TUUUTUYUUT h3:his <word> is
XUUUUUUUUU h3:how <word> do
XUUUTUUUUT h3:how <word> does
YUTUTUTUUT h3:how <word> is
XTTUTUUUUU h3:how do i
XUTUUUTUUU h3:how does one
YUTUTUUUTT h3:how many <s>
bSTTUUTTUT h3:i <ed>
VTTUUTTYUT h3:i <ed> <word>
YTUUUUTTTT h3:i <ed> in
XTUUUTXSUT h3:i <ed> it
VTUUUTXTUT h3:i <ed> on
VTUUTTYTTU h3:i <ed> that
ZYTTUURSUS h3:i <ed> to
UYTTUTTUUT h3:i <ing> <word>
YTTUTUTUUU h3:i <ly> <verb>
YTTTUUUUUU h3:i <ly> don't
VTXTVUTUUT h3:i <verb> <ing>
UZRTUUTUUT h3:i <verb> <name>
VWZWTSSTTR h3:i <verb> <s>
TYbSTTRTUS h3:i <verb> <word>
VYUTUTTUUT h3:i <verb> after
TZTUTUUTUU h3:i <verb> as
UXTUTTXUUS h3:i <verb> at
YUTTUTTUVT h3:i <verb> for
WXTUUTTUUS h3:i <verb> from
TYTUUUTUUT h3:i <verb> in
WXSTTSXTTT h3:i <verb> on
VWRRSXXXTQ h3:i <verb> the
YTUTUUUUUT h3:i <verb> them
VVXTUTTUUT h3:i <verb> to
XTTTWTTUUT h3:i <verb> you
ZTTTUUTUUT h3:i <word>
YTTUUUTUUT h3:i <word> <date>
XTUTUTTTUX h3:i <word> <ed>
SWTWUTSUTX h3:i <word> <name>
XWaYSRURTQ h3:i <word> <word>
UXXSUUSTUU h3:i <word> a
UYUTUTTTUT h3:i <word> an
UUXSUUUUUU h3:i <word> anything
TXUUUUTUUU h3:i <word> at
UUUXUUUUUU h3:i <word> being
VXTTTUUUUU h3:i <word> every
YSXSXTSTUT h3:i <word> for
TcTSUSXTTR h3:i <word> in
XTTYUTTTUS h3:i <word> it
ZTUTUUTUUT h3:i <word> my
UVWSTTXTUT h3:i <word> on
TXTUUUTUUU h3:i <word> over
WTTSXUTUUU h3:i <word> that
XWRUSXVRTU h3:i <word> the
UTTXUUUUUU h3:i <word> them
VXUUTTTUUT h3:i <word> there
YTTSUUUUUT h3:i <word> this
XUTTTUTTVU h3:i <word> two
WYTSTTTSTW h3:i <word> up
XVXTTTSUUT h3:i <word> with
YUTTUTTUVT h3:i <word> you
YTTUUUTUUU h3:i always <verb>
TYTUTUTUUU h3:i always <word>
VUTTXTTUUU h3:i always want
TXTUUUUUUT h3:i am <ing>
TZUUUUTTUT h3:i am <name>
XVTUUTTTUT h3:i am <word>
XWTTUUUTUT h3:i am a
YTUUUUTUUU h3:i can <ly>
YTUTUUTUUT h3:i can <verb>
YTTSUUUUUU h3:i can't <verb>
VUXZURSSTS h3:i can't <word>
UVSXTWSTUT h3:i can't do
XUUUUUTUUU h3:i could <word>
XTUUUUTUUT h3:i did the
UZTTUTTTUU h3:i do <word>
TVVYTSSUUT h3:i do not
WVSSTTXUUS h3:i do the
XUTTUTUUUT h3:i don't
XYRVTQSUVW h3:i don't <word>
VUUTUTTTUX h3:i don't do
WTTTUTTUUX h3:i don't have
TSWYUSUUVS h3:i don't like
WTSYTXTUTS h3:i don't want
UXTWTTTUUU h3:i get <s>
WTTXTTTUUT h3:i get <word>
TZTUUUTUTT h3:i go by
XUTUUUUUUU h3:i guess <word>
XUTTUTUUUU h3:i had to
VVTTUTXTSW h3:i have <ed>
XWRSUUWUUS h3:i have <word>
XXSTUURTXS h3:i have a
TUUUUUYUTT h3:i have decided
XUUTUUTVUT h3:i have no
XTUUTUTUTT h3:i have said
XTTUUUTTWT h3:i have to
VUTTTTXUUU h3:i just want
TYTTUUTUUU h3:i keep <verbs>
XUTUUUSUUU h3:i keep going
UTUUUUTUUX h3:i know i
YTTUUUTUUT h3:i know it's
UTYTTUTUUU h3:i like my
ZTSUUUTUUT h3:i like the
XTTTUTUUUU h3:i may <word>
XUTUUUUUUU h3:i might <verb>
UUXTUTUUUU h3:i much <verb>
ZTTUTUUTTT h3:i need a
YTUUTUTUTU h3:i need to
VSTTUTWUTX h3:i no <word>
UYTUUUTUUT h3:i own the
UTTTWTXUTT h3:i should be
YTUUUUTUUT h3:i the <word>
ZUTTTTTUUT h3:i think <word>
XUUTUUTUUT h3:i think the
XVUUTUTUUT h3:i use <code>
TXUTUUUUUT h3:i use <name>
TZTTUTTUUT h3:i use <word>
XTXTSSSTXT h3:i want to
XTTUUUUUUU h3:i was <ing>
XUUUTTXUTS h3:i was <word>
VXUTUUTTUT h3:i was a
VUTUTXTUUU h3:i would ask
VUTTTXTUUU h3:i would be
XTTUUTUUUU h3:i would like
TUXTUTUUUU h3:i would rather
UXVTTTUTUT h3:i'd <verb> the
XUTUUUUUUU h3:i'd <word> a
YTTUUTUTUU h3:i'd <word> for
YUSTTUUUUU h3:i'd like a
XUSTUUUTWU h3:i'd like to
TUXTUTUUUU h3:i'd rather <verb>
UUYTUTUTUT h3:i'd rather have
WXTTTUTUUS h3:i'm <ed>
TXUTUUUUUT h3:i'm <ed> in
YTUUUUUUUU h3:i'm <ed> to
ZSUTTUTUUT h3:i'm <ing>
XVUUTUTUTT h3:i'm <ing> a
XUUUUUTUUT h3:i'm <ing> with
UaTSTUTVUS h3:i'm <name>
TYTUUUTUTU h3:i'm <number>
YTTTTUTUUU h3:i'm <s>
VYXRSUTVTR h3:i'm <word>
WXTTTUUVTT h3:i'm <word> ,
WXTSTUUUUT h3:i'm <word> <word>
YSUUTUUUUU h3:i'm <word> in
TXUUUUTUUT h3:i'm <word> on
WTTTXUTUUT h3:i'm <word> so
UYTSTUUUUT h3:i'm <word> to
UZWSTUTUUT h3:i'm a <word>
YTUUUUUUUT h3:i'm at the
VUUTUUXTTT h3:i'm going to
VaTTUUTUTT h3:i'm in <name>
UXUUUUTUUT h3:i'm in <word>
TWXTTUTUUT h3:i'm more of
TTTXTUTUUW h3:i'm no <word>
XWTRTTXUUR h3:i'm not <ing>
TTTVUUTUUY h3:i'm not <word>
TTTYUUTUUT h3:i'm not a
XTUTUUTUUT h3:i'm not going
XUUTTUTUUT h3:i'm not sure
SXUUUUUUUT h3:i'm on <name>
UXUUUUUUTU h3:i'm on <s>
XWTTUUTUUS h3:i'm on <word>
XUTUTUUUUU h3:i'm on a
XVTUUUTUUT h3:i'm on call
UYUUTUTUUT h3:i'm on the
VXTUTUTUUU h3:i'm only <ing>
XTTUUUUUUT h3:i'm still <ing>
VYUTUUSUTT h3:i'm the <word>
TXUUTUTVUT h3:i'm with <name>
XUUUUUTTUU h3:i've <ed> it
XTUUUUWTTT h3:i've <ed> the
XVUTTUTUUT h3:i've <word> <name>
YTUUUUTUUS h3:i've <word> my
WXUUUUSSUT h3:i've been <ing>
WXTTTUTTUT h3:i've been <word>
TXTTUUUUUU h3:i've been a
TUTTUUXUUT h3:i've decided not
UUTUUUXTTU h3:i've decided to
VXTTTUTTUU h3:i've got a
XTUUUUUUUT h3:i've got the
TXUUTUTWTU h3:i've had two
YTUTUUTUUT h3:i've never been
UYWWSUTUUQ h3:ich <word> <name>
VTYWSSSSTW h3:ich <word> <word>
TYTTTUUUUT h3:ich <word> das
YTUTUUUUUU h3:ich <word> der
RaTSUUUUUT h3:ich <word> in
WTSXUUUUUS h3:ich <word> keine
VXTTTUUUUT h3:ich <word> mit
WTTTUTTUUX h3:ich <word> nicht
UXTTUUUUUT h3:ich <word> nur
TUUTYTTUUU h3:if a <word>
YUUTUTTUUU h3:if i <ed>
TUTTWTXUUT h3:if i <verb>
TUTWTXTUUU h3:if i may
XUUUTTTUUU h3:if i were
XTUTWTTUUT h3:if the <word>
XUUUUUTUUU h3:if we <ed>
XUUUUUUUUU h3:if we <word>
UUUTXTTUUU h3:if you <verb>
WTUTUUTTXU h3:il <word> è
YTTUTUTTUU h3:in <number> i
WXUTTTTUUT h3:in <word> <s>
XUTUUUTTUU h3:in my <s>
ZUTTTSTUUU h3:in my <word>
aTTTTTUUUT h3:in the <word>
TTTTXSYTUU h3:in this <word>
XUUUUTTTUU h3:is <number> <s>
XTUUUUTUUT h3:is <number> <word>
XTTTUUUUUU h3:is a <word>
YTUUUTTUUU h3:is he <word>
YTUUTTTTUU h3:is it <word>
XTUUUUUTUT h3:is that <word>
XUUUUUTUUT h3:is that from
ZTUUUUTTUU h3:is the <word>
XUUUTTUUUU h3:is there a
XUUUTTTUUU h3:is there anything
XUTUUUTTUT h3:it <s>
VSXWTSSTUX h3:it <s> me
YUUUUUTTUT h3:it <verbs>
XUUUTTTTUU h3:it has always
TTUUUYVTUT h3:it is <word>
UUUUTTXTUU h3:it only <s>
ZTUUUUTTUT h3:it was <word>
VTUUUUTXUS h3:it was the
YUUUUUTTUU h3:it's <ed>
VTUUTTXTTU h3:it's <ing>
XTTUUUTUUU h3:it's <ing> <s>
XUUUUUTTUU h3:it's <ing> again
YTTUUTTUUT h3:it's <ing> in
USUUTUYUTU h3:it's <name>
TZTUSSUTXT h3:it's <name> ,
bTTUTTTTTT h3:it's <word>
YTTUUUUUUT h3:it's <word> <word>
YTUUUUTTUT h3:it's <word> again
YTUUTTVTTU h3:it's a <word>
VTUUTUXTUT h3:it's at the
XUUUUUTUUU h3:it's decided
YTUUUUTTUT h3:it's for the
YTUUUTTUUU h3:it's my <s>
XaSSTTUUTS h3:je <s> <word>
ZTTTUUUUUT h3:je <word> <name>
YVUVTTTTTS h3:je <word> <word>
TTXTUUUUUU h3:je <word> le
SSXYUTTUUT h3:je <word> les
TTUTUUUUUY h3:je ne <word>
VTTUXUTUUU h3:keep <date> <word>
UTTUXUTUUU h3:keep <s> <word>
TUTUYUTUUU h3:keep <s> to
TUTUXUTUUU h3:keep <s> under
TTXUVTTUUU h3:keep <verb> <verbs>
UTTUXUTUUU h3:keep <verbs> under
VWSTSTXUUT h3:keep in <word>
TUXUUUTUUU h3:keep it <word>
XTTTUUTUUU h3:keep that <word>
YUTUTTTUUU h3:keep that in
TTUUYUSUUU h3:keep the <word>
XTTUTUTUUU h3:keep this one
TUTUXUTUUU h3:keep your <verbs>
WTTTTTWXTT h3:la <word> <word>
TTUUUUVTXT h3:la <word> est
VTUUUUTUTX h3:last <word> i
TSSTTWXYTT h3:le <word> <word>
YTTTTUUUUU h3:let me <verb>
TTTUTTZUTU h3:let's go with
XUUTTUUUUU h3:make a <word>
XUUUTUUTUU h3:make it <word>
ZTTTTUUUUU h3:make me a
TUUUXUUUUU h3:make sure every
YUUUTUUTUU h3:make sure it
XUUUTUUTUT h3:make the <word>
XUUTUTUUUT h3:maybe i'll <verb>
TYTTUUUUUT h3:me <word> <name>
TTXUUUUUUU h3:me <word> <word>
XTUUTTWTTT h3:mein <name> <word>
WTUUUUXTTT h3:meine <name> <word>
TYUTUTWUTT h3:mi <word> <name>
ZSTTTTXTTT h3:mi <word> <word>
TTUTUUYUUU h3:mi <word> es
UUUUUXTTUT h3:might i <word>
WUTTUTXTTU h3:mon <word> <word>
TUUUUUYUTT h3:mon <word> est
TYUTUTTWUT h3:my <ing> <word>
UTUTUTYUUT h3:my <s> <name>
VTTSTXXTTS h3:my <s> <verb>
WURWSRWRVX h3:my <s> <word>
WaTTUTTTUR h3:my <s> are
TXUUUUUUUT h3:my <verb> <name>
YTUUTUTUUT h3:my <verb> <s>
UXUTTUUUUT h3:my <verb> <word>
UXUUUUUUUT h3:my <verb> for
YYSTTSRUTX h3:my <verb> is
YTUUUUTTUU h3:my <word>
XTTUUUTUUU h3:my <word> ,
UTTTUTbTWS h3:my <word> <name>
bQSTXRVSWS h3:my <word> <s>
WXTTUTTUUT h3:my <word> <verb>
ZVSTTSUSWT h3:my <word> <verbs>
UVWSSRYXUQ h3:my <word> <word>
YTTUUUTUUT h3:my <word> always
XTTUUTWTUT h3:my <word> does
XTUUUUTUUT h3:my <word> has
XcSSTXSSVP h3:my <word> is
XWTUUTTTUT h3:my <word> says
XUUUUUUUUT h3:my back <s>
TUUUUUXTWT h3:my son <name>
TTUUUXTUTU h3:ne <word> jamais
TUUUTXUUUU h3:never <verb> <ly>
WUTUSXTUUU h3:never <verb> <s>
XUTTSWTTUU h3:never <verb> a
TUUUTZTTUU h3:never <verb> the
WTUTTSXTUU h3:never <word>
YUUUTSUTUU h3:never <word> that
SUUTTWTXUU h3:never <word> the
XUUTTTTUUU h3:never a <word>
TUUUUXTUUU h3:never use the
YUUUUUTTUT h3:next : the
ZUUTTTTUUU h3:next <word>
ZTTTTTTUUT h3:no
YUUUTTTUUT h3:no , <word>
XUUUUTTUUU h3:no , not
YTUUUUSUUT h3:no , the
TTTUTYTUUT h3:no <code>
TTTTXWTUUU h3:no <name> <s>
bSUSSWTSVT h3:no <s>
TTUUTYTUUU h3:no <s> before
YTTTTXUTUT h3:no <s> in
TUUUTXUTUU h3:no <s> on
TXTTTWTUTU h3:no <s> with
aTTTUTTTUT h3:no <verb>
TUUTUXUUUU h3:no <verb> <verbs>
ZXTRTTXTUQ h3:no <word>
WSTYTXSTUR h3:no <word> <s>
VUTSXTUUUT h3:no <word> <verbs>
UXURTZSTVR h3:no <word> <word>
WUTTTTTTUX h3:no <word> at
YUUUTTTUUU h3:no <word> how
YUTUTTUUUU h3:no <word> if
UUUTTUXUUU h3:no <word> in
XUUUUTUUUT h3:no <word> today
XUUTUTTUUT h3:no <word> what
XUUUUTUUUU h3:no <word> who
XUUUUTUUUT h3:no <word> yet
TUTTUYUUUU h3:no me <s>
XTTTTTXTUT h3:no more <s>
WXTSTRYTUS h3:no more <word>
XUUTURTUUX h3:no need to
UUUUTXUUUU h3:no new <s>
UUUUTXTTUU h3:nobody <verbs> <word>
TVTTTWTTUX h3:non <word> <word>
TXUTTYTTUS h3:non <word> la
WTUXUTTUUT h3:non mi <word>
XUTTUUUUUT h3:not <ing> a
WTTXUTTUVT h3:not <word>
UTXVTSTSUX h3:not a <word>
YUTTUTUTUT h3:not sure
TUUTTUYUUT h3:notre <word> est
XUUUUUTUUU h3:now , how
XUUUUUUUUT h3:now , the
XUUUUTTUUT h3:now <verb> the
XUUUTUTTUU h3:now <word> a
XUUUTUTUUU h3:now i <word>
YUUTUTTUUT h3:now the <word>
UUUUTXUTUU h3:nunca <s> <verb>
WXTTUTUUUT h3:não <word> <word>
VTTUTTSXWU h3:o <word> <word>
UTUUUTYUUU h3:o meu <word>
YUUUUUTTTU h3:o que <word>
TUTTTTaUTU h3:on a <word>
WXUTTTTTUT h3:on my <word>
XUUUUUTUUU h3:on the back
VTZTTUTTUT h3:one <word>
XUUUTUTUUU h3:one of my
YTUUTUTUUU h3:only <verb> the
XUUUUUUUUU h3:or was it
UUUUTUXUUU h3:our <caps> <verbs>
TTUUUUXUTU h3:our <ing> <word>
YTUTTUTUUU h3:our <s> <word>
TTUUUUXUUU h3:our <s> are
TTUUWUXUTU h3:our <word> <name>
TTUVTTVTXU h3:our <word> <s>
TTUUUUXTWU h3:our <word> <verbs>
VSTUSTZWSU h3:our <word> <word>
TUUUTUXTUU h3:our <word> has
XUUUUTTUUU h3:out of <word>
XUUUTUTUUU h3:que <word> <word>
XUUUTTTUUU h3:she <s> in
XUUUUUTUUT h3:she has the
XUUUTTTUUU h3:should we always
XUUUUUTUUT h3:some <word> in
YUTUUTTUUU h3:stop
TUTUTXUUUU h3:stop <ing> <word>
TUTTUYTUUU h3:stop <ing> me
YUTUUTTUUT h3:stop the <word>
UUTUUUUXUT h3:that <ed>
XUUUUUUUUT h3:that <verbs> <word>
YUTUSTUTUU h3:that <verbs> for
UUTUTUTXUT h3:that <word> <word>
YUUTUUUTUT h3:that <word> is
XUTUUUUSUT h3:that <word> was
XUUUUUUTUT h3:that was <word>
YUUUUUUSUT h3:that was the
XTTUUUUUUT h3:that's <ly> what
aSTUUTTTUT h3:that's <word>
XTUUUTUUUU h3:that's all
XUUUTUTUUU h3:that's how we
XTUUUTUTUU h3:that's my <word>
XTUUUUUUUT h3:that's not what
YTUUUTTTUU h3:that's the <verb>
WSUUTXWSUT h3:that's the <word>
UUUUTTTTXT h3:the <caps> <verb>
TTUUTXTTVT h3:the <caps> <word>
YUTUUTUUUT h3:the <ed> <word>
UUUUUUXTTT h3:the <ing> <verb>
WSTTTTWYWR h3:the <ing> <word>
TUUUTUUTUX h3:the <ing> i
XUUUUTTTXS h3:the <ing> is
VUTTTTTWUX h3:the <ing> with
TTUUUTXVUT h3:the <ly> <word>
WTUUTXTUUT h3:the <name> <s>
TTTTUTXWUT h3:the <name> <verb>
SXTUTTXSSW h3:the <name> <word>
VUUUUTSXUS h3:the <s> <ed>
XUUUTTTTTX h3:the <s> <ing>
ZXUUTRZSSR h3:the <s> <word>
ZTTTSSWVXQ h3:the <s> are
TUUUUUXTVT h3:the <s> have
TTTUUTXWUT h3:the <s> in
YUUUUTTTUT h3:the <s> want
YTVVUUTSTT h3:the <verb> <s>
XTTTTUTWUT h3:the <verb> <verbs>
WSTUTSVXWS h3:the <verb> <word>
VXUUTTTTWS h3:the <verb> for
XTTUTTXSUT h3:the <verb> is
WTXUTTTTUS h3:the <word>
ZTUVTVTSTT h3:the <word> ,
YSUTVTXXSP h3:the <word> <ed>
ZTUTTTTVWR h3:the <word> <ing>
aSUSSRWWYO h3:the <word> <s>
URTUSSXXUX h3:the <word> <verb>
YSUUSSYSYR h3:the <word> <verbs>
YVPWOOWYXV h3:the <word> <word>
TTUUTUXWTT h3:the <word> at
USTTTSUXYT h3:the <word> for
VTTUTTXRWV h3:the <word> has
USUUTSWXSW h3:the <word> in
ZPTRXSYXZM h3:the <word> is
TTTTXXTTVT h3:the <word> must
XUUTUUUTUT h3:the <word> never
WSUUTTXVTS h3:the <word> of
WTUTTSTVTX h3:the <word> on
ZTUTUUTUUS h3:the <word> one
UUTTTUYUUT h3:the <word> only
cTUUSTTSTS h3:the <word> says
TUTUTUUXUT h3:the <word> the
XUTUUUUUUT h3:the <word> told
XSUUUUSYWO h3:the <word> was
VTTUTTSXUW h3:the <word> with
XUUUTUTUUT h3:the <word> you
UTXUUUTVUT h3:the back <word>
UUTUTTWYTT h3:the new <ing>
WTUUTTUXUS h3:the new <word>
YUUUUUTUUT h3:the old <caps>
UTTTUTVUTX h3:the old <word>
VTUTTTTXUT h3:the one on
TXTTUTXTUT h3:the other one
VXUTUTTUTU h3:there are <word>
UUUUTXTTUU h3:there must be
XUUUUUUTUU h3:there was a
WTTTTUXTUU h3:there's a <word>
YUTUUTTUUT h3:there's no <word>
XUTUUUTUUU h3:they were <word>
YTTTUTTTUU h3:this <word> <s>
XTTTUTWUUT h3:this <word> is
XUTUUTUUUU h3:those were <word>
XUUUUTUTUU h3:those were the
VUXUTUTTUU h3:three <s> ,
XUUUUUTTUT h3:to whom it
YTTUUUTTUT h3:too <word>
XUUUUUUTUT h3:try again with
ZTTTTTUTUU h3:tu <word> <word>
UUUUUUTXUU h3:turns out <name>
TUUUUUTYUU h3:turns out the
YUUTTUUSVU h3:two <s>
UUUUUTYTUT h3:unser <name> <word>
TTTUYTTUUU h3:use <s> for
YTUUTUTUUT h3:use <s> in
TTUUXTUUUU h3:use <word> ,
XTUUTUUUUT h3:use <word> <number>
TTTUYTTUUU h3:use <word> <s>
UTTUXTUUUU h3:use <word> <word>
XTUUTUUUUT h3:use a <word>
XTTTWTTUUS h3:use the <word>
XUUUUUTTUT h3:was <word> <word>
XUUUUUUTUT h3:was <word> du
XUUUUUTTUT h3:we <ed> ,
XUUUUTTTUT h3:we <ed> <s>
VTUUUTUXTT h3:we <ed> <word>
YUUVTTSUUS h3:we <ed> it
SUVUUTZTTS h3:we <ed> on
XUUUTUVTUU h3:we <ed> that
UTUUTTXXTS h3:we <ed> the
XUUUUUUTUT h3:we <ed> yesterday
TTTUXTXTTT h3:we <verb> <s>
TUUUTUYTTT h3:we <verb> <word>
WTUUTTYTST h3:we <verb> on
TTUUTTYUUT h3:we <verb> with
VXUUUTTTUT h3:we <word>
VXUTTTYSUS h3:we <word> <s>
XTUUTUVTTT h3:we <word> every
WXUUTTUTTS h3:we <word> in
VUUUTTXTUT h3:we <word> it
TTUVTUYUUT h3:we <word> on
XUUUTUVTTT h3:we <word> out
TTUUTUYUUT h3:we <word> that
URUUSTTZSX h3:we <word> the
WUUUXTTTUT h3:we <word> with
XTUUTUUUUU h3:we could <verb>
TUUUUUYUUT h3:we decided to
YTUUTTTUUT h3:we don't
VTUUTTXUUS h3:we don't have
TTUUTXTTTW h3:we don't use
XTUUUUUUTT h3:we have <ed>
VTTTTTXVUT h3:we have <word>
TUUUUUXUUT h3:we have decided
VUUUTTXTTT h3:we have no
TTUUUUXUUT h3:we keep the
XTUUUUTUUT h3:we might go
XUUUUUUUTT h3:we need a
TUUUTTTUaT h3:we need the
TUUUSYUUUT h3:we never <verb>
UTUUTTWUTY h3:we no <word>
UYUVTUTUUT h3:we use <name>
VVTTXSWUTT h3:we use <word>
UTUVTUYSTT h3:we went with
TTUUUTXUUT h3:we will not
TUUUUUXUUT h3:we'll keep the
YTTUTUTUUU h3:we'll see
TUUUUUXUTT h3:we're <ing> <verb>
YTUUUUTUTT h3:we're <ing> <word>
VTTUUUXUTT h3:we're <ing> a
UTUUUUXTTT h3:we're <ing> it
TUUUUUXUTT h3:we're <ing> with
TTUUUUYUTT h3:we're <number> <word>
TTUUUUXUTT h3:we're back on
TUUUUUXUTT h3:we're going to
TTUUUTZTTT h3:we're going with
TYUUUUTUTT h3:we're in <name>
UTTTUTVUTX h3:we're no <word>
TUUUUUXUUT h3:we've <ed> <ly>
TTUUUUYUUT h3:we've <ed> on
TTUUUUTUUY h3:we've <word> the
TTUUUUXUUT h3:we've decided to
VXUUUUTTUT h3:we've just <ed>
XUUUUUTTUU h3:what <word> for
aTUTTUTUTT h3:what <word> is
YUTTTUUTUT h3:what a <word>
YUTTUUUTUT h3:what can i
XUTTTUTUVT h3:what do <s>
XUUTUUTTUT h3:what do <word>
XUTUTUTUUU h3:what do you
ZUTTUUTTUT h3:what does <word>
YUTUUUTTUU h3:what does a
XUUUUUTTUU h3:what does this
UUTTXUUUUU h3:what i need
XUUTTUUUUT h3:what is <word>
XUUTTUUTUT h3:what now ?
YUTTUUUTUT h3:what should i
XUUUUUUTUT h3:what was the
XUUUTUTTUT h3:what would <verb>
XUTUUUUUUU h3:what would a
XVUTSTTUVT h3:what would you
XUUUTUUUUU h3:what's <word> with
ZTTTUTTTUU h3:what's a <word>
XTUUTTUTUU h3:what's the <verb>
YTUUTTTTUT h3:what's the <word>
VUTTXTSUVU h3:when i ask
TUTTVTYUUT h3:when i say
YTUTTUSUUU h3:when i was
XUUTUUTUUU h3:when will my
RTVWZVRSUT h3:when you <verb>
TUUUYUTUUT h3:whenever a <word>
UUTUXTUTUT h3:whenever you <verb>
XUUUUUUUUU h3:where did i
UXTTUTUUUT h3:where do i
XUUUUUTTUU h3:where does that
YTTUUUTUUU h3:where is my
XUUTTTTUVT h3:which <word> would
YUUUUTTTUU h3:which of the
YUUTUTTUUT h3:which of these
XUTUUUUUUT h3:why does <word>
XTUUUUTTUU h3:why does the
XUUTUUUUUU h3:why is it
XUUUUUUTUU h3:why is this
TTUUXUWTTT h3:wir <word> <word>
YUUUTUTTUU h3:with
XUUUTTTTUU h3:would a <word>
XUUVUTTTUT h3:would it be
YUTUTUUUUT h3:would you say
XTUTUUUUUT h3:you <ed> my
TUSWWUSTTX h3:you can <verb>
TXUTTTTUUU h3:you can <word>
UXUUTUUUUT h3:you can call
TTUTWTUUUX h3:you can use
TUUTTXUUUT h3:you must not
XSTWXXRSST lang:de
bUUTSTUTRV lang:en
TYTTXVVRSS lang:es
UYVUUVTRVS lang:it
UaYUTTSRVR lang:pt
gSSSSSWSTS length:0
rZWNYNUNQL length:1
RSUTUVWVXV length:12
ndTSPRXRIP length:2
KUVWVXTZWT length:20
iaVWTSTOJT length:4
XTSVVWWRPV length:7
PUURYUUWXT length:long
XUUUUUUUUT n1:(
XTUUUUTUUT n1:)
UXSXVSUVTS n1:<caps>
USTTXTSTVZ n1:<date>
TRWTVWUZSR n1:<ed>
XSUQQVYWQY n1:<ing>
YSSTVSRXTW n1:<ly>
bTSTSSVYTR n1:<number>
TWVUXRVSVT n1:<s>
TUTYUVVRTU n1:<verb>
VWSSUSWXRV n1:<verbs>
XXSRVRVWSU n1:<word>
UVWSWRVUWR n1:a
VVSTTSWSVY n1:all
URYWUVXRSR n1:always
XYSSTTTXTS n1:any
XXRSRSXTXS n1:anything
aTSTWTTUTT n1:as
YTTTTTYTTS n1:ask
VXTTUUUUUT n1:at
VUUTTTYUTT n1:be
UTUTWTXTUT n1:because
VUTTUUXUUT n1:before
WZSSTTUTUT n1:bitte
UTXTTTWTUT n1:both
YUUUUUTTUT n1:by
VSQQYVYUWR n1:can
XUUUUUUUUU n1:can't
TWRSWSWWUV n1:could
VTTSXXWTUS n1:das
TUUUTUYTTT n1:decided
VXUTTTTTUT n1:den
XTTTTXTTUT n1:der
XUUUUUTUUU n1:did
XSTTXSWTTT n1:die
bTTTTTUTUS n1:do
bTTTTUTTUT n1:does
YTTTTXTTTT n1:doesn't
UXTUPZYPRW n1:don't
TWTTTWTTXT n1:e
XUUUTUTTUU n1:es
VTTTTTWTXU n1:et
UUTTTZUUUT n1:ever
TUSTYSYTTS n1:every
WTVSTWRVTW n1:for
XTTTVSTYUT n1:from
ZUTUTTTUUT n1:go
XTUUTUUUUU n1:got
VTUTTTXUUU n1:has
VUTTTXUUUU n1:have
ZTTTWUTSUT n1:he
WTTTTTVUXS n1:her
ZYRQVRVQVW n1:how
VXYXTURSQU n1:i
YVSXSSVUVR n1:i'd
bTUTUTTTUS n1:i'll
ZVUPVTURVU n1:i'm
TVVVVWRTRX n1:i've
aXSQXSVTTR n1:ich
TRXVUTVRWU n1:if
YUUTTUUTUU n1:il
VZRSUWVRSV n1:in
aVRWRRXUTQ n1:is
XUTVQYWXSO n1:it
XPPPVWZUVY n1:it's
WUTTTTUUUX n1:its
ZXSSTWSTTS n1:je
WXWUVQVRUQ n1:keep
WTTUTUSUXU n1:la
UUTTTUXTWT n1:last
XTTTTTTXWT n1:let's
XTTTWUUTUU n1:like
TTTTTSYWXS n1:make
YTTTUUUUUT n1:may
XTTUUUUUUU n1:maybe
VSVWSTYSTS n1:me
TYTTTWTTWS n1:mi
ZTUUUUTTUT n1:might
UXUUUUUUUT n1:must
YWOUTUUYST n1:my
WSRSZZWSSQ n1:never
XXXTSTSSUT n1:new
ZTXSSTTSTV n1:next
UXRRZTXVPT n1:no
VXSVQUWUVR n1:nobody
WUTXTTTTUT n1:nor
UYXRRTYRSV n1:not
XVSSTTXTWS n1:nothing
YSRYWSZRSR n1:now
XVTTUUUUUT n1:nur
YTSTTTWTXS n1:on
WXRSUUWWTR n1:only
YTSYTUSTUS n1:or
YVTTXSUSTS n1:our
UUUUTTXUUU n1:ours
VUTTUUTTTY n1:out
XUTTUUUUUU n1:para
VXTUTTUUUT n1:porque
XTUUUUTUUU n1:que
WTUTXTTTUT n1:same
XTTTUTUWUS n1:shall
TTSTSXaUUS n1:she
YTTTUUTTUT n1:should
TXTUTTVTTW n1:since
aTTUTUTTUT n1:stop
VZQRUQUYSW n1:that
QTUVVWYVQU n1:that's
WZPLVVTWVW n1:the
aWTSTSTTUV n1:there
WVTSTSRXVX n1:there's
TVXVTUUXSR n1:they
WUXSRWVSVR n1:this
YYTTSWTTTS n1:those
TTTYUTVUUT n1:tu
YTTUXTSTTT n1:two
cSTTSTSVXS n1:undefined
UYSSWVWTTS n1:use
XTTTSTZTTT n1:was
ZXOPVSUUUX n1:we
ZUUTUSUTUT n1:we'll
ZWSSSSXQUW n1:we're
WTTSSWUXTW n1:we've
YUUUUUTTTT n1:weil
YVVUTPWSVV n1:what
XQWRWSVRVX n1:what's
SXYRWSWTTR n1:when
cSTTTTTTTT n1:where
YYRSRSWVWQ n1:which
YTTTWTTUTT n1:who
VXTTTUTUUT n1:why
YTUUUUTUUT n1:will
XTTTXTUUUT n1:wir
YUSSVSXSTW n1:with
WUUTSXTUUU n1:without
WTTUTTXTTT n1:would
WZSRSRZSSV n1:you
XTTUUUUUVU n1:you're
TYUUUTTUUU n1:your
cSTTSTSVXS n2:
XUUUUUUUUT n2:( i
XTUUUUTUUT n2:)
UUUTXUUUUT n2:<code>
TUUUTUTTTY n2:<date> are
TVTUXTTWTT n2:<ed> in
TTUUTUTYUU n2:<ed> it
XUUUUUUTUT n2:<ed> to
XTUUTTWTTT n2:<ing> <s>
VUTUTTXVTT n2:<ing> <word>
UTUUUUTVTX n2:<ing> at
XUUUUTTTUU n2:<ing> like
YUUUUUUTUT n2:<ing> the
XTTTWTTUUT n2:<ly>
XUUUTTUTUT n2:<ly> <word>
YUUUTUTTUU n2:<number>
XTUUUUTUUT n2:<number> ,
XTUUUUTUUU n2:<number> <name>
WTTTTTTXUT n2:<number> <s>
YUUUTTTUUU n2:<number> <word>
XTTUTXTTUT n2:<s>
WTXUUTUTUT n2:<s> ,
ZTTTTTWTUT n2:<s> <name>
YUTUUUTUUT n2:<s> <number>
WTTTXTTUUU n2:<s> <s>
TXTTTUXTUT n2:<s> <verbs>
TVWUYQXWTP n2:<s> <word>
YUUUTTUUUU n2:<s> ?
XTTTVSTUWT n2:<s> a
XUTUTWTTUT n2:<s> and
WWVXSSUSSW n2:<s> are
YUUUTTWTTT n2:<s> at
TTTUTTXTXT n2:<s> does
VXSTTTWXSS n2:<s> for
VTTTTUUUUX n2:<s> from
TWSSYSVWWS n2:<s> in
VWTXTUTTUT n2:<s> like
VYTUVTTTUT n2:<s> my
VTTTXUXSTT n2:<s> of
XTTTTTVSWT n2:<s> on
VTUTXTTTUT n2:<s> only
WXTUTUTUUT n2:<s> please
WXUTTUTUUT n2:<s> still
VTXTTUTTUU n2:<s> that
VXUUUTTTUU n2:<s> the
VUTUTUXUUT n2:<s> to
XTUTUTUUUU n2:<s> what
YUTTTUTUUT n2:<s> what's
ZTSSSZWTTS n2:<verb>
TTTXTTXUTT n2:<verb> <name>
TXUUTTTWTT n2:<verb> <number>
TYSVRVWSWR n2:<verb> <s>
TUUUTTYTUT n2:<verb> <verb>
WaRWYRRTUQ n2:<verb> <word>
SUSTSWXXTT n2:<verb> a
VTXSSTYUTS n2:<verb> her
VUXUTTTUUU n2:<verb> him
UUUUTUXUUT n2:<verb> how
VXTUUUTUUT n2:<verb> in
XXRVWVUVSP n2:<verb> it
YSXWTVSQUS n2:<verb> me
VUUTXSTTWT n2:<verb> my
TUTTXTWUTT n2:<verb> one
XUTTUUTUUT n2:<verb> out
VQVRVTXUVV n2:<verb> that
WWRUVQYUVQ n2:<verb> the
XUTTTYTTUT n2:<verb> them
XUUTUTUUUT n2:<verb> these
TWSTTWTTTX n2:<verb> this
VVTTWSXSUS n2:<verb> to
YUUUUTTTUU n2:<verb> was
XTSWUTWTTT n2:<verb> with
YUTTTUUUUT n2:<verb> you
YUUUTTUTTT n2:<verbs> go
bVRQWPVURY n2:<word>
VUTTXUUTUU n2:<word> (
YTRXWTVSTS n2:<word> ,
XTUUUUTTUT n2:<word> :
WTTTSWWXTR n2:<word> <ed>
UTWTTTXTUU n2:<word> <ing>
YVTUXTUSSS n2:<word> <name>
WTTUUUUYSS n2:<word> <number>
TXVUUWVVUM n2:<word> <s>
aRRRVRUXWV n2:<word> <verb>
VSRVRWaUWP n2:<word> <verbs>
XWUUWRSUTT n2:<word> <word>
aTUUSUTTUT n2:<word> ?
WYUTUUSUTT n2:<word> a
VXTTTTUTUT n2:<word> and
YUUUTUTTUU n2:<word> be
UXUTUUUUUT n2:<word> bitte
TZTUUTUTUU n2:<word> con
VXTTTUUUUT n2:<word> de
VTUTUTXUUT n2:<word> do
WVTTTTaTTS n2:<word> does
XTUUTTWTTT n2:<word> el
UXUUUUTUUT n2:<word> em
UaTTUUTUUT n2:<word> en
XWTSTTWTUT n2:<word> for
UTUUTTXUUU n2:<word> get
WUTTTTYTUT n2:<word> has
UUTUXUUUUT n2:<word> have
XYTTUTTTTT n2:<word> i
YTUTTUUUUT n2:<word> ich
cTTUTTTTUT n2:<word> in
WVQUYPZVVO n2:<word> is
TWRRVVVVVU n2:<word> it
URWWSSXZSQ n2:<word> me
VTUTUUTTUX n2:<word> out
WTUUTUTXTT n2:<word> over
VXTTTTWTTT n2:<word> que
YTXTTUTUUT n2:<word> se
WXTTTUTUUT n2:<word> si
VTTTTWYWTS n2:<word> that
RRWSVUVUWW n2:<word> the
ZTTTTVUUUT n2:<word> to
XTTWTTTTUT n2:<word> un
UTUUTUVYTS n2:<word> was
TTUUTWTTXT n2:after that
UTTUUUXUUT n2:all <s>
UTTUUUTUUX n2:all of
WTXTTUTUUT n2:always <s>
XTVTSWSTUT n2:always <verb>
TUTTXVUTUU n2:always a
VTTTUTXUUU n2:always has
STXVTTWUUT n2:always have
YXTTTUTTUT n2:any <word>
XTTUTUWUUT n2:anything <word>
XTTUUTTUTU n2:as i'm
TTTUUUXUUU n2:ask <name>
TUUUTUXUTT n2:be <word>
XYTSTTUUUT n2:bitte <word>
XUTUUUUTUT n2:can i
USRQYVYUWS n2:can you
XUUUUUUUUU n2:can't <verb>
XUUUUUTUUT n2:could be
SWRSWSWWUV n2:could you
UTTTXWTTUT n2:das <word>
YUUUTUUTUU n2:der <name>
WTTTXTUTTT n2:die <name>
YUTUTUUTUU n2:do they
YTTUUUUTUU n2:do you
XUUUUUUTUU n2:does that
WTTUTXUTTT n2:doesn't <word>
UWRVQXYRTW n2:don't <verb>
VXWTTTWTTS n2:don't <word>
XUUUTTVUUT n2:don't let
TTUTTXUTTW n2:don't use
UXUUUUUUUU n2:e <word>
XUUUTUTTUU n2:es <word>
UUTTTZUUUT n2:ever
UTUUXTWUUT n2:every <verb>
TUSTYSYUTT n2:every <word>
WWTTTTTTTX n2:for <word>
XUUUTTUUUT n2:for my
YUTUTTUVUT n2:for today
XUUUUUUUUT n2:for what
WTTUWTUXTT n2:from now
XTUUTUUUUU n2:got a
YUUTUUUTUU n2:he says
YTTUTTWTTT n2:her <verb>
XTTTWUTUUT n2:how <word>
YYTSRTVSWS n2:how do
WTTTUUXTUT n2:how many
UTTTXUTUUT n2:how much
XUUTTUUUUT n2:how to
XRRRRTYVVY n2:i <ed>
ZTSTTYTUUS n2:i <ly>
SaRWUXSSUS n2:i <verb>
YVYZTRSUPR n2:i <word>
VTXTTUUUUT n2:i always
ZYXSTTSTSR n2:i am
YTUTVUTUUT n2:i ask
XWSTVUTTUT n2:i can
XVYWVSRSTR n2:i can't
VTXTUUTUUU n2:i cannot
XUUUUUTTUT n2:i could
WWUSVVWSTR n2:i do
WVVVWVTRSR n2:i don't
ZTTTUUTUUU n2:i had
TUUWQXQWVU n2:i have
ZUTTTTUUUS n2:i just
WXTTTWTTTT n2:i keep
XTSXTTTTUT n2:i know
VVXVTRWTUR n2:i like
XUTTUUUUUU n2:i may
XUUTUUUUUT n2:i might
UXUTTTUXUS n2:i must
YTTSTTYTXS n2:i need
UTXSXTSWTT n2:i never
XTUUUUTUUT n2:i not
WYTTUUTTUT n2:i only
ZUUTUTUTUT n2:i said
XTUUTUUUUU n2:i say
XUUTUUUUUT n2:i shall
XTTTTUXTUT n2:i should
TXTUTTWTUT n2:i the
XTTUTUTWUT n2:i think
YTWVVSSTTS n2:i want
WUTTUTVTTX n2:i was
VTUUXTUTUU n2:i won't
VWTTYTTTUT n2:i would
XUUUUUUUUT n2:i'll <verb>
XUTUTUUUUT n2:i'll <word>
XUUUTUUUUT n2:i'll do
WTTUTUXUUT n2:i'm <ed>
aTTSSSXTWQ n2:i'm <ing>
ZTTUTTTUUT n2:i'm <name>
TXTTUWUUTU n2:i'm <number>
WTTTXTUTUT n2:i'm <s>
VVXTUVTRVR n2:i'm <word>
YVTUTUTTUT n2:i'm a
XTTTTXTTUT n2:i'm in
TUTUTUWUTX n2:i'm never
YXSSYTSUTS n2:i'm not
ZUTUTUTUTT n2:i'm on
UTUTUUXUUT n2:i'm only
XTUTTUUUUU n2:i'm with
UTTTTTXTTY n2:i've <ed>
UWTTTTTXUU n2:i've <verb>
cTTTUTTUTT n2:i've <word>
TTXTXTTTWT n2:i've a
YYUTTTSTUT n2:i've got
VTTXXTTSTT n2:i've had
WUXTTTTUUT n2:i've no
UUUTTXUUUT n2:i've told
ZXSQXSVTTR n2:ich <word>
YTUTUTTUUT n2:if we
TTZWTTTTUT n2:if you
YUUTTUUTUU n2:il <word>
XYSSTTTUUT n2:in <word>
VTTUXTTTTW n2:in the
ZSTTTUTTUU n2:is <word>
YUTTUUUTUT n2:is he
YTUUUUTTUU n2:is it
ZTTUTUSWUS n2:is that
VXTSUTWUUT n2:is the
YUUXTTSTUT n2:is there
XUUUUUTTUU n2:it <ed>
SXTWSXWSTS n2:it <s>
VTUUUTTXUT n2:it <word>
WUWUTTXSTT n2:it has
XVTTTVVSVT n2:it is
WTTTTXTVUT n2:it never
YTUUUTTUUT n2:it says
XUTTTUTUUU n2:it should
WUUTUTSZUS n2:it was
VUUUUTTTUX n2:it's <caps>
VTUTTUUXUT n2:it's <ed>
YTUTTTSYTS n2:it's <ing>
YTTTTTWSTX n2:it's <name>
YUTUTTZSTS n2:it's <word>
TUUUTXYTTT n2:it's a
YUUTUUTUUT n2:it's always
YUUUUUTTUT n2:it's at
XTTSTTXTVT n2:it's been
YUTUTTTUVU n2:it's for
UUUUTUUUUX n2:it's the
WUTTTTUUUX n2:its <word>
XXTTUTTUTT n2:je <word>
ZXTTTUSTUT n2:keep it
VWXTSSXTUS n2:keep that
WTTUTUSUXU n2:la <word>
UUTTTUXTWT n2:last <word>
XTTTTTUUVU n2:let's <verb>
XUUUUUTUUT n2:let's see
UUUUUUXUTU n2:make a
YTUUUUTTUT n2:make it
TTTTTTWWXS n2:make me
XTTUUUUUUU n2:may i
VTWUTTXTUT n2:me <s>
WTTTTUXTTT n2:me <word>
TYTTTWTTWS n2:mi <word>
WTUTXTUUUT n2:my <name>
XUTTWUXSUS n2:my <s>
ZWUUTTSTUT n2:my <verb>
VWPUQWTZTU n2:my <word>
YTUUUUUUUU n2:my back
ZTUUTTTUTU n2:never <s>
UUTTUYTUUT n2:never <verb>
VTTUSTYUUT n2:never <word>
XTTUTUTUUU n2:never again
TUUUTYTUTU n2:never by
YTTUUUTUUT n2:new <verb>
WTXUTTUTUU n2:new one
YTXTTTTTTS n2:next <word>
XXUTSWTSUT n2:no
ZTTUTTTUUT n2:no ,
TYUUTTTTUT n2:no <ing>
VTTTWXTTTT n2:no <name>
YURRcSXRTR n2:no <s>
VTTTSTWYUT n2:no <verb>
VXSUVUUXTP n2:no <word>
YWTTTSXTTS n2:no more
TTTUTTYTTX n2:no need
TWTVSTYUUT n2:nobody <s>
VXTUUTWTTT n2:not in
XUUUTTUUUU n2:not sure
XUUTUTTUUT n2:nothing <word>
TTTXVTVTTT n2:now ,
WTTTVTXTUU n2:now <verb>
TUUUWTXTUS n2:now <word>
XUUUUUTTUU n2:now i
YUTTTTWTUT n2:now the
XVTTUUUUUT n2:nur <word>
VTXUUUTUUU n2:o que
VTTTTTYUUT n2:on <word>
YUUUUTTUUT n2:only <ing>
TVSTWWTXTS n2:only <verb>
XTUUTUTUUU n2:or is
XTUTUUUUUT n2:or the
YUTUUUTUUT n2:or was
YVTTXTUTTS n2:our <word>
VUTTUUTTTY n2:out of
XUTTUUUUUU n2:para <word>
XTUUUUTUUU n2:que <word>
WTUTXTTTUT n2:same <ing>
XTTTUUTUUU n2:she <s>
TTUTTVXUUT n2:she has
TUUUTTYUUU n2:she is
YUUUUUTUUT n2:should i
ZTTUUUTTUT n2:stop <ing>
YUUUUUTUUT n2:that he
VXTUTUTTUT n2:that is
WXTTUUTTUT n2:that the
TTTTTTTZUW n2:that was
XUUUUUUTUT n2:that we
TUTUUTYTUT n2:that's <ed>
TWXTTTTTUT n2:that's <ly>
WUSTSWXVTT n2:that's <word>
YWUTUUSTUT n2:that's all
STUXYSXSUS n2:that's how
XTXTTTTTUT n2:that's me
WTUTTTTUUX n2:that's not
UTTTYUTUUT n2:that's our
UTTSUYVVTS n2:that's the
WTTUUUUXUT n2:that's what
TTUUUTXXTS n2:that's why
YTTTUUTTVT n2:the <caps>
ZTUTUTSUVT n2:the <ing>
XWTUTTXTTS n2:the <name>
TWQSWWSUWV n2:the <s>
WXTUTSWVUR n2:the <verb>
WVRNUWUWVV n2:the <word>
VWSTVSVSTX n2:the old
YXTUTUSSUT n2:the other
ZTTTTUTUUT n2:there was
WSTTUTUTVX n2:there's a
ZUTTTTTUUU n2:there's no
ZSTTTXTUTT n2:this <word>
ZTUUTTTTUT n2:those were
UUTXTUVTTT n2:tu <word>
YUUUTUTVTT n2:two <s>
XUUUUUTTUT n2:two <verbs>
VUUUTTXUUT n2:und <name>
WTTTTTTUXT n2:und <word>
TXUUUUTUUT n2:use that
ZTUUTUTTUU n2:was <word>
VVSSVRXTSX n2:we <ed>
ZSTTTXVVTQ n2:we <verb>
UWSTTUUWRW n2:we <word>
YTTUTTSTTX n2:we don't
XUUUUUTTUT n2:we go
VSTSXSVWVS n2:we have
XUUUTTTTUV n2:we use
XTUUUUUTUS n2:we went
XTUUTUTTUU n2:we were
YUTTUTTUUT n2:we'll see
XXTTTTUTTT n2:we're <ing>
YTUUUUTTUT n2:we're in
UTUTTTXTUV n2:we're not
TTTTTVTXUW n2:we've <ed>
XUUUUUTUTS n2:we've <word>
YTUUUUTTUT n2:what <ed>
YTTUUUUUUT n2:what <verbs>
YUTTTUTTVT n2:what are
WXTTTTXTTT n2:what can
YUUUUUTTTU n2:what did
YTTTTUXTUT n2:what do
VSXXSURWUS n2:what i
ZTTTTUTUTU n2:what i'd
XTUUVTSUUU n2:what is
YTTTTUUUUT n2:what now
VUUTTTXTUT n2:what was
ZTTUUUTTUT n2:what's <word>
UTTTXUYUTS n2:what's a
XSXTSTSTWX n2:what's the
TVSTXTWTUT n2:when i
TUXUTTUVUT n2:when will
TYUTUTWTTT n2:when you
ZTTUUUTUTT n2:where do
YTUTUUUUUU n2:where does
XUUUTUUUUU n2:where is
XTUUUUTTUU n2:where were
WXTTTUUTWT n2:which <s>
YTUUUUTTTU n2:which <word>
XUTUUUTTUU n2:which i
UXTTUTWTTU n2:which is
VTTTTTZTTT n2:which of
VTUUXTUUUT n2:who is
XTUUUUTUUU n2:why <s>
XTUUUUTUUU n2:will never
XUUUUUUTUT n2:with <word>
WTUUTUXUTT n2:would you
XTUTUUTUUU n2:you <word>
UXTTTTWSTV n2:you can
YTTTUUVUUT n2:you have
UTUTUTYUUT n2:you keep
UXUUUUTUUT n2:you must
dSTTVVUTRR n:
YWTWURVSTT n:asks
SWWXTUWRTT n:order
TVWXTSVSUT n:order false
RYVWXXZQRO n:order true
NZNPUSaTcW names
ZTTUTTTTUT nw:)
YWSSXUTSTS nw:,
VTUUUUXTUT nw:2
UXTUUUVTTT nw:9
dTWXVRPUSR nw:?
SVTPTWWVWV nw:a
TYUTUUSUUU nw:abito
XTUTTTTUUW nw:about
TTTUXTWTTT nw:adapt
UTUUTUXSUU nw:add
UTUUUUTUXT nw:after
UUTUTUYTUU nw:afternoon
XTTTTTSXTW nw:again
XTUUTUTUWT nw:agenda
XUTTUUUUUT nw:agree
UXTSTTWSTX nw:all
RVYXRWXRSR nw:always
ZTTUUUTUUT nw:am
aTTUTTSTUT nw:and
aTTTUTTTTU nw:answer
ZTTVTTVTTT nw:any
ZTUUTTUTUT nw:anything
VUTTXTUUUT nw:apply
YUUUUUTTUT nw:approved
TVVVRUWPVW nw:are
TVUUXTTUTT nw:around
VUTXUTTUUU nw:as
XUUUUUTUTT nw:ask
XUUUUUTTUT nw:asking
VUTUTXTUUT nw:asleep
YUTTTTTUUU nw:awful
XTTTTSTWTX nw:back
TTTTXTTXUT nw:bad
ZUTXTTTTUS nw:be
XTTUTWTTUT nw:been
XUUUUUUUUU nw:believe
WYUTSTVTUT nw:bin
XUUUTUUUUT nw:blame
USXTTTUWTW nw:both
TUUUTVXTUT nw:burnt
VXTUTTTTUU nw:butter
TUUUTYTUTU nw:by
XUTUUUWTTT nw:c'est
UYUUUTTTTU nw:cake
XUUUUUTUUT nw:came
YTSWVTVTUS nw:can
ZWTTVTTTUS nw:can't
YUUTTUUUTT nw:cap
XUUUTUUUUU nw:cat
YUTTTUUUUT nw:check
STUUWXTTUT nw:choir
VTUTTUTTYT nw:christmas
XTTTUTUUUT nw:city
YUUUTUTUUT nw:clicks
XTUUTTTWUU nw:closed
XUUUUUUUUU nw:clue
XVTXSTTTTT nw:code
YUUUUUUTUT nw:coffee
XUUUUTTUUU nw:cons
XTUUTUTWUT nw:correct
XUUUTUTUTU nw:could
YTTTWTTTUT nw:count
YUTTTUUTUT nw:cranky
XTUTUTUUUU nw:curious
XTUUUUTUUU nw:data
ZSUTTTUUWS nw:days
YUUUUTUUUT nw:debugging
VTTTUUYTTT nw:decided
YTUTSTXTUT nw:der
YUUUUTTTUU nw:diceva
XTUUTTTWTT nw:did
TUTTXTWTUT nw:different
TTUUTUVUTX nw:dir
XUUTUUUUUT nw:dns
aVSTVTWSTS nw:do
VUUUTTXTUU nw:docs
UYUUUUTUUT nw:doctor's
VXSSSSZTYR nw:does
YSTTXTSTTW nw:doesn't
UTTUTUXTUV nw:doing
XTWVRXTQRW nw:don't
YTTTUUTUUT nw:dot
UTSWTSXTTX nw:down
XTUUTUTUUU nw:dragon
XUUUUUUUUU nw:déteste
UXUUUUTUWT nw:e
VUUTUTUXUT nw:else
UXUUUUTUUT nw:em
UZTTUUTUUT nw:en
UTUUTXTTUU nw:enquiry
WTTTTZTTUS nw:ever
TVTTUTSYTW nw:everything
TWUTXUSTTV nw:everywhere
UUTTYSVTTT nw:exceptions
TXTWUUTUUT nw:explain
VUTUTUTTXT nw:eyes
VUTUUTYTUT nw:file
XTTUTUXTTT nw:final
VTTSUYUUUT nw:find
UTTWSTRVWX nw:fine
XUUUUUTTUT nw:firmware
XUUUTUUUUU nw:first
WTTTTUXUUT nw:five
ZTUVTTVSTT nw:fix
VXUUUUTTUT nw:food
WWVSQUUXSW nw:for
YSTUTUTTWT nw:four
WTXTTUTUUT nw:friendly
XWTUTUSTWS nw:from
VXTTTTUUUT nw:full
XUTUUUUUUU nw:funny
TTTTXXTTUT nw:für
UUTUTTUYUT nw:gave
UUUUYTUTUT nw:geht
XTUUTUTTXT nw:gets
XUUTUUUUUU nw:git
YUSSTTXVVT nw:give
aTTTSTXTUS nw:go
WTTUSTTYWS nw:gone
UUUTTUTTUX nw:good
YUUTTUUUUT nw:gorica
TSSTVXVVVS nw:got
XUUUTUTUUT nw:had
WTTUTTYTUT nw:has
TWZXRSTWTR nw:hate
UQWUXXVRRU nw:have
XUUUTTWTTT nw:haven't
UUXUSUTTXT nw:her
YWTTSTSWUT nw:here
TTXUSXTUUT nw:him
XUUUUUTUUU nw:honest
YUTUTTUUUT nw:honestly
YTUUTUTTTU nw:hot
WTUUXTTUUT nw:house
YTVTWTTTUT nw:how
TXUTTTTTUX nw:hull
VTTUUTXUUT nw:hurts
XRYXSVQUQV nw:i
XTUWTTTWST nw:i'd
YTUUTUTUUT nw:i'll
YVVSUURQVV nw:i'm
TSSSWXVSTX nw:i've
YYSRXSVTTR nw:ich
YTTTTUWTUT nw:idea
YUTTTTUUUT nw:if
WUUTTTXTTU nw:il
ZXQQVRWWYO nw:in
WVOWVTWXQU nw:is
XUUUUUTTUU nw:isn't
UTMTRVYXSa nw:it
XRQQXUaXQU nw:it's
XTTTTTTTUW nw:its
aTTTUUUUUT nw:j'habite
UYTSTWTTTT nw:je
WUUTTTUXVS nw:joke
WTRRXTXWWR nw:keep
WTUUXTTUUT nw:kidding
TYTTUUUUUU nw:kiel
YSTUVTTUUU nw:know
ZTTTTTUUUU nw:la
UTUUTTYTUT nw:last
ZTTUTTUUTS nw:late
UUUUXUTUUU nw:later
TXUUUUTUUU nw:lavoro
XTTUUUTWUT nw:leave
XUTUTUUUUT nw:left
TXTTUUUUUU nw:les
UTUUTUXUUT nw:lift
WSXWWSVSUR nw:like
XTUUTTYTTT nw:list
aTTTUTTTUT nw:live
VXUUTTTTUT nw:look
XTUUUUTTUT nw:lost
YTUUUUTTTT nw:maintenant
WUTUTTXTUT nw:make
YUUUTTUUUU nw:matter
VWWWQQTXXQ nw:me
UUSXTWTTUU nw:mean
WTUUTUTTUX nw:mehr
XUUUUUTUUT nw:mention
TTUUTUVUTX nw:merk
WXTTTWTTTS nw:mi
VUTTTTXUUT nw:min
TWTSWXVSTR nw:more
XVUUTTTUUT nw:mornings
UXUUUUTUUT nw:moro
UUUTTTWTXT nw:move
TUUUTXUUUT nw:mum
WRTQTVTZVU nw:my
aTTTTTTVUT nw:name
XTUUUUUUUT nw:name's
USRRZXURSW nw:never
UTTTSWSTXX nw:new
ZTTTTTUSUV nw:next
VTTTTXTTTX nw:nicht
YTTUTUUTUT nw:nine
UXRTZVVXSM nw:no
XVUTTTTTWT nw:nobody
UTTTTXSWTV nw:none
YTUUTTTUUT nw:norwegian
TYWQVTXRRV nw:not
WTTTUTTXWT nw:nothing
aTTTTTXTUS nw:now
XTTUUUTUUU nw:number
UUUTXTTUUU nw:numbers
TWTUXUUTUT nw:nunca
UXUTUUUUUU nw:nur
UTTTTTXTTX nw:of
XTUUTWTTUT nw:off
UVSSVRaRSY nw:on
UUTUVXTUUT nw:once
VSSTTWXRWX nw:one
TYSSUUTWXR nw:only
VTTTTWXTUS nw:open
ZUTTUUTTUT nw:or
WUTUTTUXUT nw:order
TTUUTXWUUT nw:ordered
TXUUUUUUUT nw:orders
VXTUTUTUUT nw:other
TUTWYTTTUT nw:our
SSSTWSXWSY nw:over
TTTTTWYTUT nw:owns
UTUUTUXUUT nw:page
WUTUSTXUUT nw:paper
XUUUUUUUUU nw:paragraph
XUUUTUUUUT nw:passive
UUSTXSWTTW nw:people
XUUTUUTUUT nw:perhaps
UUTSXTXTUS nw:plan
XUUUTUVTTU nw:polite
YUTTUUUUTU nw:profiling
XUUUUTTUUU nw:pros
YTUTUTTUUT nw:push
XUTTUUTTVT nw:put
XUUUUUUUUT nw:raining
XTUUUUUUUT nw:real
UUUUUUTXUT nw:reason
TWXTTUTUUU nw:recipes
VTTTTTYUTT nw:redo
XUUUTTTUUU nw:refund
VSUUUUZUTS nw:remember
XWTTTTWUUT nw:rest
XTUUUUTTUU nw:rough
TYTUTUTUUT nw:router
XUTTTTTTUW nw:runs
UUTTUUXTUT nw:said
WTUUXTTTUT nw:same
YUUTUUUTTT nw:say
XWTTTTSUWT nw:says
aTUTUTTTUT nw:see
XTUUTUVUUT nw:send
XTTTXTTTUT nw:serious
WVTTUTXUUS nw:she
ZTTUUUTTUT nw:she's
XVTUUUTUTT nw:she/her
ZTTTUUTTUT nw:short
YUTUTUUUUT nw:side
WUUUXUTTTT nw:sie
VTUUUUXTUT nw:signed
VUTUUTTXUT nw:silly
WWUUTTXSUS nw:since
YTUUTUTUUU nw:sind
WTTTTTXUUT nw:skip
TWTTTUUXUT nw:sleep
VUUUTTXUUT nw:slow
YUUUUUUTUT nw:smooth
XTTTUWTTWS nw:so
YTUUUUTUUT nw:somebody
UUTTTTXUXT nw:somewhere
TUUUWXTTTT nw:sonst
WUTUUTXTTT nw:staging
UUTXUUTTUU nw:stay
YTUUUUSWUT nw:staying
WTTUTTYUUT nw:stays
YUTTTTUUUT nw:stiff
WXUTTUTUUT nw:still
WXTTTTTTUT nw:stop
WTTTXTTTUT nw:style
YTTUTUTUUT nw:sure
YUUTTUTUUT nw:suspect
WXTUUTTUUS nw:take
UUUUUTXTVT nw:talked
VSWWRVTSTX nw:tell
UTXTUTTTUW nw:ten
UUUVWQUVTU nw:that
TUVTUVWURV nw:that's
UVTQUXZWQR nw:the
WTWRSVWWTR nw:them
XXSSSSUTWU nw:there
VTTTUUTTVX nw:there's
YWTTTTTTUT nw:these
UVXTTTTWTT nw:they
VTSSWVXTTT nw:thing
XUUTUUUTUU nw:think
YRWSRXURVX nw:this
aTUTTTTUUT nw:those
YUUUTTUUUU nw:thoughts
XTTTTTXUVS nw:three
WSUTSTXXUT nw:through
YUTUTTTUUU nw:tickets
WTXTWTTTUT nw:time
YUUUTUSTUU nw:times
ZVSSWTWSUR nw:to
XTUTWTTTUT nw:today
UUTTTXTTWT nw:told
UTTTTUXWTS nw:too
TTTUTTTVUY nw:took
UYUUUUTUUT nw:trabalho
UUTTXTUUUU nw:trst
TTTTUTXTTX nw:tuesdays
bSTUTTUUTS nw:two
VUTTXTUUUT nw:type
XTTWTTTTUT nw:un
WYSSTTSWWS nw:up
UUTSXXRTSX nw:use
UUUUUUXUTT nw:uses
VUXUUUTTUT nw:versions
UYTTUUTUUT nw:vivo
XTUUUUUUUU nw:voted
VSTTTTYZTS nw:was
TVRRWSWUVW nw:we
ZTTTUTVTUT nw:we'll
TTUTTTYTUW nw:we're
VTUUUTXUUT nw:week
VXTTTTWTTT nw:weird
YUUUUUTTUT nw:well
YTTTTTTWUT nw:were
WWRVXSWSTR nw:what
XTTTYTTUTT nw:what's
XUTUTUUTUU nw:whatever
XUTUTUTUUU nw:who
WTTTUUTUXT nw:who's
WXTTTTTUUT nw:why
YTTUUUUUUT nw:will
XTUTUUUUUT nw:wir
XXSSUXWRSR nw:with
WXTSTUUUUT nw:wohne
WXTUTTUTUT nw:won't
TWXSVTSWTT nw:work
UTTUTTVXUT nw:works
XTUUUUTUUU nw:worth
YUUTTTUUUT nw:would
TTSWVYXSTR nw:write
YTTTTUUTUU nw:years
UUUUTUXTUT nw:yesterday
aUUUSUTTTU nw:yet
XTTWWRWSTS nw:you
XTTUUUUUVU nw:you're
VXUTUTUUUT nw:your
WUTUUTXUTT nw:yours
ZVSSTTTXTT nw:à
bQWRdXQNQV order
dPVSXXRORW order once
WXYNhWWPQK order stands
VXTTUTVTUT p:( i
TTUUUXVTTT p:) is
XVXSRSTXST p:, a
WTSWRTWWWS p:, all
URYSXXSTUS p:, always
VVTTUTYTTU p:, an
XTTTXTUUUT p:, any
STTTYXTUUT p:, ask
VYTTTTWSWS p:, at
UTTTTTXWTT p:, back
VXTUTUUUUU p:, be
WSXTSTWTUT p:, because
SXTTTXVVTS p:, both
VSTUUTVTXT p:, by
ZTUUSUTUUT p:, can
YWUTSTTUUT p:, could
WUTTTTYTUT p:, das
UUUUUTTYUT p:, didn't
YUTTTUTUUT p:, do
XTTUUUUTUU p:, does
VTXTTUWSTT p:, done
UWSTYTWTTT p:, every
UXSSWWTUST p:, for
cUTTTUSUTT p:, go
XTUUUTUUUT p:, ha
VTUUXTVTTT p:, has
YWTTUUSUTT p:, have
WTTUTTXTUT p:, he
ZTTUTTTUUT p:, how
bVTTTTTUTT p:, if
UTURYUXSWR p:, in
WVWTVSTVTR p:, is
YUUUTUTTUT p:, isn't
URWSVSRXVX p:, it
WQWSUVWQVX p:, it's
TXSWSSXTUT p:, keep
VTTUWXTTTU p:, la
XTTUWUTUUT p:, like
YUUUUTTUUT p:, might
VXTTXTTUUT p:, nicht
UTTTXWUTUU p:, no
UXQWYXZTPM p:, not
WSSTXXTVTS p:, nothing
YTUUUUTTUT p:, now
YTUTUVUUUT p:, nunca
VYUTUTTUTT p:, of
VWRTXTVTVS p:, on
XTTUUUTTUU p:, once
UWWWYRXRSQ p:, one
VVSTYSWTUS p:, only
ZTUUTUTTUU p:, or
TTTTVTXTWT p:, our
TTVTZTUUUT p:, please
YUTUTTUTUT p:, said
XTTTSTTYUT p:, same
TSWTZTTTUT p:, sempre
VTTTTTZTTU p:, she
VVTTSTXVTU p:, so
XTUUTUUTUU p:, some
WRYSVVRVSW p:, that
RYYRVQTUUX p:, that's
VUTQSUXVWT p:, the
VSSTYTWSVT p:, then
USVVSUTXSW p:, they
XUUUTUTUUU p:, this
YWSTWTSWTT p:, three
YTUUUTTUUT p:, today
WXXSTRWUTS p:, two
YTUTTTTUUU p:, und
aTVTUUSTUS p:, what
YTTTUUUUUT p:, what's
WUTTTXUUUT p:, when
YTTUTUUUUT p:, where
YUWUSTTTUT p:, who
UVTSYRTWVR p:, with
YUUUTTUUUU p:, would
VTXTTUWTUT p:, yes
YTTTVSTSUY p:, you
UTUUUUUUXT p:18 may
VXUUUTTTVT p:3 may
VUUUUTTTYT p:3 to
UWUUTTTUXT p:30th of
SXUUTTTTVW p:3rd of
YTTTUUUTUU p:: how
WSWTSTUSTY p:: i
VSTTTSSXWW p:: it
STTTXTYTUT p:: no
UVSSQVXYWQ p:: the
VTUTTUUXUU p:: three
UTXWTUTTTT p:a big
ZXRSSTUVTT p:a bit
YUTTSTUUUT p:a block
YUTUTTTUUU p:a book
YUTUTUUUUT p:a brick
UTWUTTXUTU p:a bus
YUTUTUUUUT p:a cache
XTVTWTTTUU p:a call
XTTUUTWUTU p:a cat
UXTUUUUUUU p:a church
YUSTUUUUUU p:a coffee
ZTTTUUUUUT p:a coin
VUTXTTUTUT p:a colleague
XUTTTTWUTU p:a comma
UTTUUTXUUU p:a cron
TSWSYSVTSX p:a customer
TXTTTUWUUT p:a data
XTUUUUTTUT p:a decent
XUSTXSUUUU p:a diff
XUTUTTUUUU p:a docstring
TTUUTTZUUU p:a décidé
XUTUUUUUUT p:a fair
TTXXUTTTUS p:a fan
YTTUUTSTVU p:a few
TUTUXXTTTT p:a file
VTUVUUTXST p:a flop
YTTUUUTTUU p:a funeral
UTUTTUUXUT p:a game
ZTXTTTSTUT p:a good
YUTUTUUUUT p:a guy
WXTTTTUUUT p:a heat
XTTUUUUUUU p:a holiday
XUXTTTTTUT p:a hotel
aUSTTUTTUU p:a joke
YTUUTUTTUU p:a kid
TUUUXTUTUU p:a letter
TYTTUUUUUT p:a lighthouse
UUTUTXWTTT p:a line
YUTUTUTUUU p:a list
UTXTTUUTUU p:a long
ZTTUTUTUTT p:a look
YTTTTTUXUT p:a lot
TXUUUUUUUU p:a mac
WTTTYUSTUT p:a mail
YUTTTTTUUU p:a man
YTTUTUTUUU p:a meeting
ZTUUUTTUUT p:a mess
TUTTVYTTTU p:a migration
UTUUUUTYUT p:a missing
UTTTWTTYTT p:a mistake
UUUUUTXTUT p:a mixed
TVTTRTYYTS p:a month
UTTTYTWTTT p:a new
ZUTUSUTUUU p:a nice
UWSTSTXVTT p:a night
XTTWUTTUUT p:a no
YTTTUUTUUU p:a normal
YUTUTUTTUU p:a note
WXTTUTTTUT p:a nurse
TYSUUUUUUT p:a paediatric
YTUUTTUUTT p:a polite
TUUUXTUUUU p:a pr
VTTTXTTWTT p:a question
XTTXTTUUUU p:a quote
TUXTUTUVUU p:a real
XTTTXTTUUU p:a recipe
VUUUXTUTTT p:a rule
XTUUUUUUUU p:a sane
UYTTUTTUUT p:a secondary
XUTUTTUUUU p:a shopping
YUWUSTTTTT p:a short
WTXTSTTXTT p:a single
VXTUTUUUTU p:a slow
XXVTTTWSTT p:a small
YTUUUUUTUT p:a student
TUVTVTXTUT p:a supplier
XUXUWSSTTS p:a table
XTTUUUXUTT p:a tandem
XUVTTTTTUU p:a thing
UWSTTTXWTT p:a third
XTUUUUTTUU p:a thought
YTUUTUTTUU p:a timer
TTUUUUUYUT p:a trailing
XTUUUUTUTU p:a train
UWUTXTTTTT p:a trip
WTTTWTTTUX p:a vegetarian
TUTTUTXUTW p:a vet
YUTTTTUUUU p:a voucher
YUTUTUUUUT p:a wedding
SXRTVRXVXS p:a week
UTWUTTTXTT p:a whole
TTTTWXSWTT p:a word
UTTTTUVXWT p:a year
SWTTYTVSTW p:ab jetzt
VYTTTUTTTT p:abito a
ZUTUTUTTTT p:about a
YUTUTUUUUT p:about how
ZTTTTTWTVS p:about it
YTUTTTTUUW p:about me
UUUUTUTTUX p:about tabs
VRSSTWVUSZ p:about the
VTTUTTWTTX p:access to
YUTUTUTTUU p:acho que
YUTUTUUUUT p:adapt the
ZUTTTXSSUT p:add a
XTUTVTTUTV p:add the
YUUUTUUTUT p:add to
UXTUSTTUUX p:address is
TSSTVWUYTT p:after a
VYTTYSUSTS p:after that
VVUVVTWQSW p:after the
UYSSTSVWTV p:again ,
YUUUUUTTUT p:again ?
XUUUTUUUUU p:again and
TTUUUUYTUU p:agreed that
VTUUTTXRXT p:agreed with
YUUUTTTTUT p:all ?
XWTSVSXSTT p:all of
XTSSXSWWTS p:all the
UaTRSUXUUS p:allergic to
TYTUUUUUUT p:allergique aux
YTUUUTTTUU p:allowed to
TTWUXTTUUU p:always ,
WTXUTUTUTU p:always been
YTUUTTTUUU p:always forget
TUTTYUUUUU p:always give
YUTUTUTUUU p:always have
UTTUXTWUTT p:always on
YUTUTTUUUT p:always pay
VTTUYUTUTT p:always put
UZTTTUTTUT p:alérgica a
XWTTUUUTUT p:am a
YUUUUTTUUT p:am i
XVUTUUTTUU p:am in
TXUTUUTTTW p:am not
ZTTUTTTTUU p:an argument
bUTTVSVSST p:an hour
XTUUUUTUUU p:an interview
XUUUVTTTUT p:an offer
UYVTUTTUTT p:and after
YVTSUTTTTW p:and all
UWTTTTXUUT p:and an
WXTTUUTTTT p:and bram
TTXTWTTUUU p:and for
XUUUUUSTUU p:and forth
YUTTTTUUUT p:and give
XUTUTUUTUU p:and half
YTUUUTTUUU p:and he
VTTTXSWUUT p:and in
XTUTTUWUUU p:and keep
YUUUTUTTUT p:and make
WXTTUTTTUT p:and me
VTTWTSXSUT p:and nobody
VTVTTXWTTT p:and not
TWUTTXVTTT p:and nothing
YUUUTUTTUT p:and push
XUUUVTTUUT p:and put
WXUUTTTTTU p:and returns
WTTTVTTXUU p:and run
XUTUTUTUUU p:and see
UUTTTTYWTT p:and she
VUUTUUXUTT p:and she's
YTTTWTTTUU p:and show
XTTUVTUUUT p:and tell
XTTTWSTUUU p:and then
UVTUUTXUUT p:and thursdays
XVTTTTVTUU p:and two
XTTTTTXUUT p:and with
TTUUYTWUUS p:answer in
TUSTYUUVVT p:answer me
TTaTTTUUUT p:any day
YUTTTTUTUU p:any idea
XTTSTXUUUU p:any of
TTTTTWUTUX p:anymore ,
YUTTWSUTUU p:anything ,
TUUTYVTUUT p:anything a
VSXTWTSUUT p:anything about
YTTTSVUUUU p:anything else
TTTTXXTTUU p:anything for
XTUTTVUUUT p:anything in
VUUXUTTUUU p:anything to
SUTTTYWUUT p:anything under
ZUTTTTTUUU p:anything yet
VTTUVXTTTT p:anything you
TWTTXTUTUT p:are a
TTTUXUSUUU p:are always
TUUUTTVUXT p:are due
USYSXSRXSW p:are fine
UUTTUUXUUU p:are named
UUUUUUXUTT p:are on
VTTTTTYTUU p:are out
TYTTUTVUTT p:are six
XUTUUUTUUT p:are the
WXWSVUUWQQ p:as a
WXSTSVTUTT p:as an
YTUTVUTUTS p:as i
VTUUXTTUTU p:as in
YUUUTUTTUT p:as it
UWSSSSXRXW p:as of
aUTUTTTTUT p:as they
VXSXTTTTUT p:as to
VSTUYTSTUX p:as well
YTUTTUTUUU p:as you
TTTTVTXUUU p:ask before
YTTTYSTTUT p:ask me
TTUUYUTUUU p:ask that
WUTUTXTUUU p:ask you
YTUTUUTTUT p:asked for
YTUTTUTTUT p:asked if
YTTUUUTTUT p:asking for
TTTSTXUUUX p:asking me
XTTUTTXTTT p:at 2
STTUTTbUTT p:at 7
TVWRVVWSTT p:at a
WTTTWTTYUS p:at all
YTTTTUTUTW p:at brightmoor
XTTUTUTTWU p:at eight
XTUUUUTTUU p:at eleven
XTUUTUVTTU p:at five
WTUUUUTTXT p:at half
UXTTTTXTUS p:at home
TTUUTUTXTW p:at last
YTTUTUUUUT p:at my
ZTTTUTTTWS p:at noon
UUUUUUXTTT p:at number
YUUTTTTTUT p:at our
VVTTVTXSWT p:at six
TXUUTTVTWT p:at st
UTUTTTWUYT p:at ten
YUUTUUTTUT p:at that
TVTTUVUSXU p:at the
YTTUTUTUUT p:at this
TYUUTUTUTU p:at work
WTUTTUTXUT p:auf dem
XTTTZTTTTS p:auf deutsch
TTUUYUTUUT p:auf englisch
XUUUUUSTUU p:back and
YUUTTTWTUT p:back in
YTUUUUSUUU p:back of
TTUTTTVTYW p:back on
XTSWRVUXSS p:back to
XUUUTTUUUU p:bags and
TYUTUUTUUT p:based in
XYSUSSXTTT p:be a
WTUTXTTUUT p:be careful
ZTTTTUTTUT p:be dns
UTTUTTXUXT p:be done
XUUTTUUUUT p:be honest
aSSTVSUSVW p:be in
WTTUTTTTXU p:be out
YTUUUUTUUT p:be that
XUUTUUTVTT p:be the
VTTUTUTTYT p:be with
TWXTSTSYUT p:because i
XYSSSWSYSR p:because of
USUUTTUbTS p:because the
TXUUUUTTUT p:been vegetarian
VTTUXTTUUU p:before every
WUUTSSXUXT p:before i
SUUTTZUTUT p:before nine
WTTUTXTTTU p:before ten
ZTTTSTTUWU p:before that
WSUUVTRVWT p:before the
TVTTZRSWUT p:before you
YTUTUUTUTT p:begun to
TXUUUTYUSS p:behind the
TTTTXTTTTX p:bei uns
YTTTUUUUUT p:believe it
YTUUTTUTUT p:belongs to
ZTUTUUTUUT p:below is
VUXTTTTUUT p:best with
YTUTUUTTUU p:better for
WTXSTTWTTU p:better than
XUTUTUTUUU p:between a
ZUTTUTTTUU p:between the
TaUUUTVTQS p:birthday is
YTUUTTUUUU p:bitte eine
UTTTYWTTTT p:bitte immer
STTWWYTTTT p:bitte keine
YUUUUUTTUS p:blue one
VTUUTTXUTT p:board is
XTTUUUUUUU p:book a
YTUUTTTTUT p:book the
VXUTUUTTTT p:born on
VYTTTTUTUU p:both fine
UUTTTUYUUT p:branches are
XUUUTUTUUT p:broke down
ZTUTTUUTWR p:build is
YUTUTUTUUU p:build me
WTTTVTTXUS p:bump the
TUUTUUUXUT p:bumping the
WTTTSTXXTS p:by a
YUTUVSTUUT p:by date
TTXTYTTTUT p:by default
YTTUTTUTVT p:by friday
YUUUUTSVTT p:by half
VTUUWTXTUS p:by hand
ZTTUUTTUUU p:by one
UTTUUTWXTT p:by phone
URTTRXWWYR p:by the
XTTUUSWTWU p:by then
UTUUUTUUXT p:by thursday
VUUUXTTVTT p:by two
UTTTTTXXUT p:cache is
UZRSVZSTUS p:call me
XTUTTXTUUS p:call the
XTUUTTUVTU p:call with
WYUSTTTUUT p:calls me
VUUUTTSXTV p:came back
TTUUTTSbUS p:came from
XUTUUUTVTT p:came in
ZTTUTUTVTT p:came out
XTTSWTWTTU p:can be
VUUTTUXUUT p:can do
UUUUTTUUUX p:can drop
bTTTUTTUVT p:can i
XUTUTUTUUT p:can one
UXUTTUUUVS p:can reach
TSTWXWUUUR p:can skip
TSXSWTTTTY p:can use
YUUUTTTUUT p:can we
aSSTUVXSUR p:can you
TWTTUUXUUT p:can't have
WTUUTTXTUT p:can't hear
URXaTWRSTS p:can't stand
YUUUTUTUUT p:capital of
VTTUTTXUUT p:car is
TSWYWSTTUT p:care for
VUTUXUTUTU p:carry a
VTUTTTXUUT p:cat is
TUUUUUTYUS p:caused by
WTUTXTTTUU p:change a
VTTTYXSTUS p:change the
TTTTWXUUUT p:channel for
XUUTWTTUUS p:check the
XUUUUUTUUU p:check why
TTUUUUZUUS p:chose the
XUUTUTVUUT p:close the
UTUUUUXUTT p:closed on
WTTUTTTTXT p:closes on
TTTUTTXTWT p:cluster is
WTUUTTXTTT p:code for
YTTTTTUXTS p:come from
UTUUTUYTTU p:comes from
VUUTXTTUUT p:comes in
XTUTXSUUTT p:comments in
TUTUTXUUUU p:comments that
XUUUUUUTUT p:compose a
TTUUTUUUYT p:contract with
ZTUTUUUUUT p:could be
XUUUUUUUTT p:could the
XXTTRTTTWT p:could you
VUTTXTUTUT p:count the
XUTTUTUUUT p:cut it
YUUUTTTTUT p:das ?
XTUTTUUUUU p:dass ich
TUTUXTUTUU p:dates in
UYTUTTUTUU p:days a
TTUUUUTTXU p:de abril
UXSTSWWWSS p:de la
VXUUTTSTVT p:de mayo
WTUUTUUTXT p:deadline for
YUUUUTTTUU p:decide for
TUTTUUYUUT p:decided not
TUUUUUXTUU p:decided on
UTTTTTbTTS p:decided to
TTTTTTYTXT p:deciso di
ZTUUTTTUUT p:delete the
TUUUUXUUUT p:dependencies without
WUUUTUSYTT p:der fehler
TTTTXTYTTT p:di usare
XTUUUTUTUU p:did i
XTUUUTTVUT p:did not
TTUUUUUYUT p:did nothing
YUTUTTTTUU p:did that
XTTTTUTYTS p:did the
YTUUUUTTUT p:did we
UUTTUTUYUT p:didn't help
UTUUUTUYUS p:didn't work
XUUUTTUUUU p:dir das
XUUUUUTTUT p:disk on
YUTTTTWUUT p:do a
YUTUUUUTUU p:do another
bXSTSTSTUT p:do i
ZTTTXTSTVT p:do it
TUUYRZUTTR p:do not
XUTUTTUUUU p:do people
ZTTTXTSUUS p:do that
XVRRVRYSTV p:do the
YUTUTUTTUT p:do they
YUUUTUTTUT p:do we
XTTXUSTTUU p:do with
ZTTUSTTUVT p:do you
XUTUTTUUUU p:docstring to
XUTUUUTTUU p:does a
YTTUUUUTUU p:does it
YTWUUTSUUT p:does not
YUUUTTTUUU p:does one
UXSTSTaWSS p:does the
ZUTUTTTTUU p:does this
YUTUTUTTUT p:doesn't count
YUUUTUTTUT p:doesn't matter
TUUUTTTZUT p:doesn't work
VXTTTUVUUT p:dog is
TXUTTTUWTT p:doing the
TTUTTXVUUT p:don't bother
UTUTUXUUUT p:don't call
VTUXTTTUUT p:don't care
YTUUUUUUUT p:don't commit
WTSSTRXTUY p:don't do
TaTRUSTUUW p:don't eat
TTUTXWTTUT p:don't ever
UTUTUYUUUT p:don't get
UUTTTZUUUT p:don't give
USSWTVWTTX p:don't have
YWSSUTTUUS p:don't know
XUUUTTTUUT p:don't let
TSWZTSTUVS p:don't like
VTUTTUTTUX p:don't mention
VTTSXWTUTV p:don't need
TUUUTXUUUU p:don't plan
TTUUUXUUUT p:don't promise
UUUUTXUUUS p:don't put
YUUUURUUUT p:don't run
TTUTTaTUUS p:don't touch
ZTUTUTTUUS p:don't understand
UWTTSYRTUV p:don't use
XSSZTWUUTR p:don't want
XWUTTSWUVS p:don't work
UTTUTTXUWT p:done by
YUUUUUTTUT p:down ,
UUUTWUTTUX p:down as
WTTTTTUXWS p:down to
ZUTUUTTUUT p:draft a
YUUUTTUUUT p:draft the
WTTTSWUTUX p:drop the
VUUXTTUUUT p:du mir
VTUUTTSUZS p:due on
TTUUTTZUUT p:décidé de
TTTYUUUUUT p:déteste les
VTUUVTTTYT p:each month
YUTTTTTUUU p:each of
XTTTUUXTUT p:el coche
XUUUTUTTVU p:else ,
ZUUUTTTUUT p:else is
TWUUTUXUTT p:em lisboa
TTXTWTUUUU p:em português
TXUUUTTUUT p:email for
TYUUUUTUUS p:email is
TSSXSXVSTW p:emojis in
XTTUTUTUUW p:en el
XSSSXTWUUT p:en français
VTUUSXUUUU p:en las
WSSUVSVTZS p:end of
TXUUUUSTYT p:es el
VTSTXWUUUU p:even if
WTTTXWTUTT p:even in
XUUUTTUUUU p:every function
TUUUXTTTUU p:every migration
aUTTSUUUUT p:every one
UTUVTUYTTU p:every other
TTTUTTZUUU p:every second
YSSUWVSTUT p:every time
UTTTXTSTUW p:everything i
XYSSVTVSUT p:everything in
TTTTWTXTUT p:everything that
WTTTWTYTTT p:everywhere in
UTUUUUTUXT p:expires on
YUSTUTUUUU p:explain in
YUTUTUTUUU p:explain it
YUUUTTTUUT p:explain the
TUUUUUTYUT p:failed again
UTYXTTTTUS p:fan of
XUTUUTTUUU p:file and
VTUUTTTZTT p:file in
aTTTUUTTTT p:find a
ZUTTTTUUUT p:find me
aUUUTTTTTU p:find out
UTTTXTSTUX p:fine again
VSWTYSUSWS p:first ,
XTTTTUUTXT p:first one
XTUTTTTWUT p:first time
YTUUUTTTUU p:five of
XWTUTTTUUT p:fix it
bTTUTTTTTT p:fix the
SUTTUUTaUT p:fixed it
TUTUXTWTTT p:follow the
VUTXUUTUUT p:fond of
WTXUUUTTTU p:for 12
UUUUXUUUUU p:for 30
aXPSURSWSW p:for a
WSTTXXVSTT p:for all
XTUUUUVTUT p:for an
TXXSUSWSTT p:for anything
TTTTUXWTUU p:for calls
VUTTXTTTUU p:for each
WTTUXTTTUU p:for every
XXSSXSVTTS p:for everything
YTUUUUTTUU p:for four
ZSSTTTXTUT p:for free
UVTTTUXTUU p:for good
TTTTYTYTTT p:for her
VUUUXUTTUT p:for his
ZUTUSTTTUU p:for it
XTTUTWTTUU p:for lunch
TTXUVTaVSP p:for me
VVRSXVSYVR p:for my
YTTUUTTSTX p:for our
YUUUTUTTUU p:for someone
XTTUTTXTTU p:for that
WXTNSTXTYT p:for the
ZWRSWWRRXR p:for this
XUTTWTSVTT p:for three
XUUUTTTUUU p:for today
YUTUTTTUUT p:for tomorrow
YTUUUUTTTU p:for tonight
WYTUTUTTUS p:for twenty
WVSTWTSXUU p:for two
VWTTTTYSUT p:for what
VYTTTTXTTT p:for you
bTUUTTTUTT p:for your
UXTTXTUTUT p:for yours
WTTTRTWTUY p:forget it
TUUUSTTUUZ p:forget the
TUUTXTUUUU p:formatter before
XUTTTUTWUT p:found it
XUUUUUTUTT p:found out
UTUUUUTUYT p:freeze is
UTUUTUTUXT p:friday the
ZTUUTTTTUT p:from ?
WTTTTWUXTS p:from a
UTUUUTTXUT p:from an
VUUTTUXUUT p:from develop
UTTUZTTTTU p:from here
XTUTTTXTUT p:from it
UTWXUTTTUT p:from me
YSSTSTSWTZ p:from my
UXTTZSVTTS p:from now
YUUUUUTTUT p:from our
XUVQOPWXXW p:from the
VTUTXTTUUT p:from there
YUUTTTTUUT p:from this
TWTUWTXTTT p:from today
UXTWVTTTUT p:from you
TUTUTTTVTY p:from your
XSSTWWUTTU p:front of
USWSXUVTUT p:full stop
XUTUTTUUUU p:function in
XTUUTUVTTS p:für die
SUUUUUYUUS p:für postgres
WTTTTUUXVT p:gave me
VTTTTTTYTX p:gave up
YTUUTUTTVT p:gave us
VTUTTTUUUX p:gave you
VXTTUTTTUT p:get that
XSWSTTYTUT p:get the
TTTTXTVWUU p:gets a
TUUUVXTTUU p:gets an
WUTTUUXUUT p:getting a
VQYTYVRSTV p:give me
XUUUTTWTUT p:give up
YUUUTTTUUT p:give you
XTTXTTTTUT p:gives me
XUTUTUTUUU p:go ahead
YUUUTUTUUT p:go back
TZTUUUTUTT p:go by
UTXUTUTUUU p:go for
UTTUVUYTTT p:go in
VWTSXTVTTS p:go out
VTUTVTZUTS p:go through
XSTTXTYTST p:go to
VSSTWTaTST p:go with
XTTTXTTTVT p:goes in
YTUUTTTUTU p:goes on
XYTTVSSTVS p:goes to
YTUTUUSUUU p:going back
TUTUXWTTUT p:going forward
ZUUUTUUUTS p:going on
XSUTTTYUUS p:going to
UTTUTTaUTT p:going with
VTTTTXWTUT p:good for
VXTTTTWTUT p:got a
YTTTUUUUUT p:got an
XTUUTUUUWT p:got it
XTUUUUTWUT p:got me
XTUUWTSWTS p:got the
XTUUUTTTWT p:got to
VTTUUTUXTT p:green for
VYTTTUTTUT p:grew up
YUTUTUTUUT p:guy on
ZTTTUTTXUS p:had a
XTTUTTTWUT p:had the
YUTUTTUUUU p:haha if
XUTTSUTYTU p:half a
WSWTSUYVTT p:half of
XTTTUUSXUS p:half the
VTTSZTXTTT p:has a
ZSTTXTRUSW p:has been
XUUUTTWTTT p:has gone
YTUTTTUUXS p:has it
TWTTUXXTTS p:has no
ZUTTTTXTTS p:has the
VSTUXSRSZW p:has to
UTTZUUTTUT p:hate being
YWRSVSVSXR p:have a
WUUUTTXTUT p:have an
TTUUUUZUUT p:have decided
YUUUTTTUUS p:have it
WUUTXSXTTT p:have no
YUUUTUTTTT p:have said
WTTTWSXTVR p:have the
VRVVWVOTXW p:have to
YTUUUTTUUU p:he right
XUUUUUTUUT p:he said
XUUUTTTTUU p:he says
TZUTUUTUUS p:head of
ZUTTSTUUVT p:help me
XTTUVTTTUT p:her ,
YYSTWVSTTR p:here ,
YUUUTTTUUT p:here ?
UTTUZTTTTU p:here on
VUTXTTUUUT p:hold the
VYTTUUTUUT p:home is
aTSTTTTTVU p:how do
XUUUTUTUUU p:how does
XTXTTTTUUS p:how i
aTTUTUTTTT p:how long
ZTTUTUTUTT p:how many
XTTUTUTUUU p:how much
UTWUVTXTTT p:how we
VYSTWSTUUT p:i always
ZaQRSSTXSV p:i am
XWTTTUUUUT p:i answer
VTSTXZRUUT p:i ask
YTTTUUTTUT p:i asked
YTSTXTTUUT p:i ate
XUTTTUUUUT p:i buy
VVXWURXSSR p:i can
WWWaSVPSTR p:i can't
UWTYTTTUTS p:i cannot
WXTTTUTUUT p:i cook
YTSTTTWUUT p:i could
ZTUUTUUTUT p:i did
VZXYRRUSUQ p:i do
WXTZPWPRSX p:i don't
TZUTUTTUUT p:i drive
UYTTUUTUUU p:i eat
YTTTUTTUVT p:i even
ZTTTUUTUUT p:i feel
TSYaTSSUUS p:i find
ZTUTTTTTUT p:i found
XTTSUTTTUY p:i gave
XVSXSSWTUS p:i get
VYVTSTSUTT p:i go
YTUTTTUUUU p:i got
VYTTTUTTUT p:i grew
aTTTTTUUVT p:i guess
ZTTTVUTTUU p:i had
XRRdUSTUUS p:i hate
WXTPURWTXV p:i have
YTTTUUTUUT p:i haven't
VWTTTTXUUT p:i keep
WSVSUTSUUX p:i know
WTXTTTTUUT p:i learn
ZTTUUTTUTT p:i leave
WSdQVTSTTS p:i like
XZRRTSZTUR p:i live
YUUUTTTUUU p:i lived
VYTTTTXTTT p:i look
UTbRTUTUVT p:i love
TZTUUUSUUT p:i maintain
XTTTWTTUUT p:i make
VTTWTXTUTU p:i may
XSSSXTWTWS p:i mean
YTTTUUTUUT p:i meant
TUTTXTWUUT p:i mention
ZUTTUTTUUT p:i might
XYTTTTSYTS p:i moved
aTTTTTTTVT p:i must
WRRSYVWTXS p:i need
VSTTTSWUTY p:i no
UXYSSXSSTS p:i only
TYTTUTUUUT p:i own
WTTTUTYUUT p:i pick
TaTTUTTUVT p:i play
URfRTTSTVS p:i prefer
YUTTUTTTUT p:i put
UUTTSTXTTY p:i quit
ZYVSTSSTUT p:i read
UTXWTTTTUT p:i really
XUUUUUUUUU p:i reply
WXRUTTYTUS p:i run
SSRSWSWTUa p:i said
YUUTUUTUUT p:i saw
TSTSYVZTTS p:i say
UUTTYTUUUU p:i send
YWUUTTSTTT p:i shall
XVSSXRWSWS p:i should
TZTUUTTUUT p:i sit
WYSTTUTTUT p:i speak
ZTTTUTUUUT p:i suppose
ZTTTUTUUUT p:i suspect
ZTTTUUTUUT p:i swear
RVVSVRUXTW p:i take
XXTTTTVTTT p:i teach
ZSSRUSWTTX p:i think
WTSTTTXTUX p:i told
TXTUUUTVUT p:i took
TTTTUUUZVT p:i tried
UUUUUXTTUT p:i trouble
WTTTUXTUUT p:i type
XaSSTTSUUS p:i use
dRTTUUSSUT p:i used
WSZQYRUSXR p:i want
XUUUTUTUUT p:i wanted
ZZRSSSURTW p:i was
YTUUUUTUTT p:i wasn't
YUTUTTTUUU p:i were
XTTTWTUUUT p:i wish
ZTTTTUUUUT p:i wonder
ZbUSTSRTUR p:i work
VSXRVWSUUS p:i would
UXTTXTTUUT p:i write
ZTTTUUTUUT p:i wrote
YTTUUUUTUU p:i'd kill
VSUXVSSRYT p:i'd like
STZWSWTTUU p:i'd rather
YUTUTUTUTU p:i'd say
YUTUSUUUUU p:i'll be
XUUTTUTUUU p:i'll do
XUUUTUTUUT p:i'll have
VaWSSUTTTS p:i'm a
VZTSTUTUUT p:i'm allergic
XXTTUUTUTS p:i'm at
TXUTUUTUUT p:i'm based
VUTTXUTUUT p:i'm coeliac
XTTTTUUUUU p:i'm five
VUUTUUXTTT p:i'm going
YXTSXURTUS p:i'm in
TYTTTUTUUT p:i'm lactose
UWXTTUTUUT p:i'm more
YTTUUUTUTT p:i'm moving
WSRZRRWTTY p:i'm not
XWTTTUXTTS p:i'm off
ZaTSSTSUUS p:i'm on
ZTTTUUTUTT p:i'm out
XTUTUUUUUT p:i'm so
YUUUUTTTTT p:i'm staying
TaTTTTXTTR p:i'm the
YTTTUUTUUU p:i'm tired
UYTUTUTUUT p:i'm training
TZTTTUUVUT p:i'm vegetarian
TYUTTUUUTT p:i'm with
XaRSVTRVTS p:i've been
STTTTUaUUT p:i've decided
XaTTTUSTUS p:i've got
WXTTTUTWTT p:i've had
TUUUTTZTTT p:i've made
SZTSUUUUUW p:ich arbeite
ZYRQTUUVUR p:ich bin
UYTTUUUUTT p:ich habe
USWYTTUUUR p:ich mag
XWSRUUUUUS p:ich wohne
YTUUTTTTUU p:ideas for
TVTSYTTUUU p:if a
VVRWXYUSSR p:if i
ZTTTVTTUUU p:if it
USWSXSUTXS p:if it's
YUTTTUUUUT p:if my
XTUUXTSTTT p:if the
UTYUSTUUVU p:if there's
YUTTTUUUUU p:if they
aTUVSTSTUU p:if we
TUWWWWWRSR p:if you
XUUUTUUUUT p:ignore that
TTUUUUTTYU p:il lancio
VUUTYTTTUT p:immer auf
TTUTaTTUUT p:immer mit
UTUUTTVXUT p:in ,
XTUUUUTTUU p:in 2016
XTWRVWTYRR p:in a
WTSSYWUSUS p:in all
VUTTXWTTUT p:in any
UTTTYXTUTT p:in anything
SVUTTWXTTT p:in august
YTTUUTVUUT p:in autumn
UUTTXTXUUT p:in between
WTSUXTUUUT p:in brackets
WUTTXTUUUT p:in bullet
TTTUUSTTXW p:in by
XWTTTTWTUT p:in case
UUXTWTTUUT p:in celsius
TTUTXVUUTT p:in copy
TUTTXXTTTT p:in diesem
TUTTZTTUUT p:in doubt
YTUUTTVUTT p:in elixir
TRSWZTWTUT p:in english
UUTUXTTUUU p:in euro
UTWTXSVVUS p:in every
TUXTXSTUUT p:in everything
ZUTUTTTTUU p:in for
VTUUXTTUUT p:in french
WSSSXWWTTS p:in front
WTXTTUTTUT p:in general
VZTTTTSTWT p:in ghent
VVTTUTXUTT p:in graz
XTTTUTWSWT p:in january
XVTTUUUUUT p:in kiel
SYUSTSTWTW p:in leeds
TRTVXVUUUU p:in letters
YUUUTTTUUU p:in lisbon
YWTUTTSWST p:in march
UTUTTUXTXT p:in may
YYSTRSYTUT p:in mind
XTXVWWUQSQ p:in my
YUSTTUWUTT p:in one
ZTTUTUTUTU p:in oslo
WTSWZXTRSS p:in our
TTZTUUTUUT p:in python
XUUUTVTTTT p:in red
XTUTUWUTTS p:in rust
UXUUTTYTTT p:in spring
ZUSSUTWTTU p:in ten
ZTVTWSSTUT p:in that
VWSTWWVURR p:in the
TTXTVTUUUU p:in them
ZTTUWTTTTT p:in there
WPVVVYYTSP p:in this
XUUUUTUTUT p:in three
UZUUUTTUTT p:in tromsø
TUXTXTVTTT p:in utc
UTTTTXYSUT p:in your
XUUUTTWTTT p:index is
YUUUUUTTUU p:instead ?
SSVRWSYYVR p:instead of
TSVUSXVVVS p:into the
VTTTWTXTTT p:is ,
UTUUUUTUXT p:is 30
ZTYYRRVSRR p:is a
YUUUTTTUUT p:is about
UUUTTUXUUT p:is allergic
WTTUSUXTTT p:is always
TWTUTTYUTT p:is an
YTTUUTXTUS p:is at
WUTTTXSUUU p:is banned
TUTUUUZUUS p:is behind
UTTTTUVVXT p:is booked
YUUUUUTTUT p:is broken
TXUTTTaUTR p:is called
VTTSTSVXSZ p:is dead
WTUTXTTTWS p:is down
UTUUWTSTZS p:is due
XVWRWWTTTR p:is for
ZTTTTUTUWT p:is from
TTUUUUZUUT p:is generated
bTTTTTRVSX p:is gone
VUXTTTTTXT p:is good
XUUUTUUUUT p:is green
WXRWQXYRUQ p:is in
bTTTTTSTVT p:is it
YTUUWUTTTT p:is late
VUUUUUXTTT p:is missing
TTUUUUYUTS p:is ms
TaXSUTUSTR p:is my
YUTTTTTWTT p:is never
UVTXVSSTSY p:is no
XWSSSSWTTX p:is not
TTUUUTVTVX p:is now
XTTTTXSTTW p:is off
TUTTTSYRYV p:is on
UXTUTTWTTT p:is only
XSUUTUYTTT p:is our
UUUUUUTUXT p:is ours
WWSSSSXSVW p:is out
UTTTUTSTTa p:is over
aUUTUUSUUR p:is red
ZUUUTTTUUT p:is right
XTUTTXTUUT p:is still
VTTUXUWSUT p:is that
WXWRXSZRUO p:is the
aTUTTTTUUU p:is there
aTUTUTTTUT p:is this
VTTTTTVYTS p:is through
YTTUTUVTTT p:is too
WXUTUTSUUS p:is vegan
VXWTTTVTTS p:is what
VWTUTTVTSX p:is with
YTTTXTTTUS p:is wrong
ZUTUTUTUUT p:isn't it
UTUUUUTTTX p:isn't the
VSSTXSWZTR p:it ,
ZUTUSTTTVT p:it ?
XUTTTUUUUT p:it a
ZTUUTUSTVU p:it after
ZUUTTTSUUT p:it again
XTUUTTTUUU p:it always
XUTUTTXTTT p:it and
ZTTTTTWTTT p:it as
ZUUUUTTTUT p:it be
XUUUTUUUTU p:it before
ZUUTTTTTUT p:it could
YUUUTUTTUT p:it doesn't
YTUUTUTUUU p:it ever
UWTTTTXWTT p:it for
XUUUTTUUVT p:it from
YTTTTTTSUX p:it has
XTRWWVTQVU p:it in
VYQQQYXRVW p:it is
XUUUTUTUUU p:it like
YXUUTUTTTT p:it may
WSSTVSWXTT p:it on
UUUUTTXTUU p:it only
WTUTTXUUUT p:it out
YUUUTTTTUT p:it over
XUUUUUTTUU p:it possible
VUTUTTTXUT p:it still
XUTTTTWTUT p:it takes
XUTTWUTTUT p:it that
YTUUUUUTUT p:it the
VTUUTUTXTT p:it this
WTSSWWXSTS p:it to
XTUTTTWUVT p:it up
XQSSTSVZTW p:it was
UTWYTSTTUT p:it when
YUUUTUTTUU p:it will
USUTYTXTUT p:it with
XTTUTUTXUS p:it works
XUUUTTTTUU p:it wrong
ZSSUTTWVTT p:it's a
TTTTXTXTUT p:it's about
WTXUTTTTUU p:it's always
WTUUTUXTTU p:it's at
VSSTTSWXTX p:it's been
aTTUTTSTTU p:it's for
WXUUTTTTUU p:it's my
VTTUUXTTUT p:it's not
YTUUUUTUUU p:it's raining
VUUUTTXTTU p:it's settled
YTTUTTVWSS p:it's the
TUXUWTTTUT p:it's under
WTTTXTTWTU p:its own
WTTTXXTTTT p:jamais de
TTTaUUUUUT p:je déteste
USbRTTTUUT p:je préfère
YaSSTSUTTS p:je suis
XXSSUUUUUT p:je travaille
YTTUUTTTUT p:joke for
WTUTTTUTTX p:já não
YUUUUTTTUS p:kannst du
WYUTTTSUUU p:keep bees
ZTTUTUSTUU p:keep going
UWSTSTYUUT p:keep in
WTXTUTVTUT p:keep it
YXSUSTSUUU p:keep that
USSTYSbTTS p:keep the
XTTUTUWUUT p:keep this
XUTTTTXTTT p:kept for
YTTUTXVTTS p:kids are
YTTUUUUTUU p:kill for
ZTTTUUTUUT p:kill me
WTUUTTTTTX p:kill the
XUUTUUTUUT p:killing me
UTUUUUTUUX p:know i
YTTUUUTUUT p:know if
VUUUTUXTUT p:know is
YUUTTTUUUT p:know me
ZTTTTUTVVT p:know what
XUTUTTUUUU p:know whether
YTUUUTUTUT p:know why
VXTTTTXTTS p:la macchina
UTXTUVTTUU p:la mañana
YUTTUUTUUT p:landed in
VZTUTUSTUT p:last month
ZTUUUUSTUT p:last night
UXTTSSWVWS p:last week
YXTUTTTTUT p:last year
YUTTUTUUUT p:last year's
YUUUTUTTUT p:late again
UUUUUTUUXT p:later than
UWTTTTTTYT p:le 4
TTSTZWSTUT p:leave out
YSSSUWXTVR p:leave the
UUUTUTYUUS p:left on
XUTTWTTUUU p:les tests
YTTTVSTUVU p:let me
UUTTUTXUUU p:let's do
UTUUTTZUTT p:let's go
XUUUUTTUUU p:let's see
YUUTTTWTUT p:letter to
aTXTTUSSTU p:like a
TUWXUUTTUT p:like being
aTTTTTTUUU p:like i'm
UTZTTUUUUT p:like my
VTURXRWVWS p:like that
ZTSTTTTWUT p:like the
XTUYTTSUTT p:like this
WVUSSUSSYT p:like to
TTXVUTTUUT p:like when
TTTUXUWTTT p:line of
TUTTWTXUUU p:lines are
XTTUTTTTWT p:list for
ZTTTVTWTST p:list of
aTTTUUTUUT p:live for
WYSRTTXSWR p:live in
XWSSTTSUXT p:live on
ZUUUTTTTUU p:lived in
aTTTTTWSTT p:lives in
WUTUUTXTTT p:lives on
YTUUTUTUUU p:long do
XUUUTUUUUT p:long does
UXTUUUSTUW p:look after
ZSTTVTWTTT p:look at
ZTTTXTTTTU p:look like
YTUUTTWTTT p:looking at
TTTTTWYUUT p:los lunes
UTTUTTXVUT p:lost in
XTTUTUWTUT p:lost my
TTVVUUSZUS p:lost the
WTXTTUTUUU p:lots of
YTUTTUUUUT p:lottery i'd
WTXTUUTTUU p:love a
UUXSUUUUUU p:love anything
TTUUUUUYUT p:made it
XTTTTUXUTT p:made up
TTTYUUUUUT p:mag keine
XTUUUUUUUT p:mail from
SWYTTTVUUT p:mail is
aTUUTTTTUT p:mail to
TYTUUTTUUT p:maintain the
YTSSYUTUUU p:make a
ZUTTSUUUUT p:make it
VTXaSSTTTS p:make me
YTUUTUTTTT p:make sense
UUTTZTTUUT p:make sure
ZUTTUTUTUT p:make the
SYWXSVSSTS p:makes me
YTUUTUTTTU p:many days
SUTWSYTUUT p:marks in
YUUTTTTUUT p:matter how
VTTUTTVTYT p:may ,
UXTWTTTTTU p:may be
XTTTWTUTUT p:may i
TTUUUUTUYU p:may in
XUUUUUTUUT p:maybe i'll
XUUUUUUUUU p:maybe it's
XUTTUTUUUT p:maybe the
XTUUTUTUUU p:maybe we
SUYQXSUVSV p:me ,
VTTTXTTTVT p:me ?
YRWSUWVSUS p:me a
YTSTSSUUVX p:me about
YUTTUTTTUT p:me an
TSSWWSXWUT p:me and
WSTSXXTUUS p:me as
XYTSUTUUUS p:me at
UTUTXWTUUT p:me before
TTWTXWSTUT p:me first
USWSZSTUVT p:me in
TTXXTTTUUT p:me itch
TYTTUUUUUT p:me llamo
VTTTUTXUUT p:me of
VUTXTTTUUT p:me off
VVVSWXSSTS p:me on
VUTTXTTUUT p:me only
UTTYUTTTUU p:me out
UUUTYTUUUT p:me so
XUTSTTXTWT p:me that
ZSTZXVSRTQ p:me the
ZUTTTUTTUT p:me this
YTVTTTTTUU p:me through
XSSXSWSSTV p:me to
XUUTUUUUUT p:me today
UUTTWTTXUT p:me two
XTWSVSUTVS p:me what
YTSTTXTTUT p:me when
VUXTSUUUUT p:me with
UTTTXTWTUT p:mean the
UUUUUUTUXT p:meeting is
TTUUTYTUUU p:meetings before
UUUUVTTTUX p:mention it
VUUTYSTUVS p:mention the
WYUTUURUUT p:mi chiamo
YTTTUUUUUT p:might be
XTUUUUTUUT p:might go
UUUUUXTTUT p:might i
YUUUUTTUUT p:might not
TUTTWUTXTT p:migration is
XTUUTTWTUU p:mind for
XTUTTTXUUU p:mind that
YUTUSSUUVU p:mind when
XUUUTTUUUU p:mir bitte
ZTUUTTTUTT p:mir den
VTXTWTSXTS p:mit dem
UTTTTXTTTX p:mit den
UTTTTXUWUT p:mock the
XTUUTTTWUT p:month and
VXUUTUTTUT p:more ,
SVYSTWTTUT p:more of
SSXVWYSSUS p:more than
VYSTTTVTUT p:mornings are
XXTTTTTUTT p:moro em
XTTTWTTUUT p:move on
ZUUUSTTTUT p:move to
VTUUTVSYTT p:moved the
WYTSTTUTWR p:moved to
TTUUUUXVUT p:moving the
UTTTYVSTXT p:must be
UTUUXUTTXT p:must have
WTTTXWTTTT p:must never
VUTTTYUTTT p:must not
UUUVTTUUXT p:must reach
XUUUTUUUUU p:must to
TWSUTWTTUX p:my address
YUUUUTTUUU p:my aunt
YUUTUUTTUT p:my back
SaTUTTRWRX p:my birthday
YUUTUTTUUU p:my boss
UTUTUTZUUT p:my brother
XTTTUTTUWT p:my brother's
XUTUTVTUUT p:my calendar
VTTUTUXTUU p:my class
TZTUUUTUTT p:my clock
TWTUUTXUTT p:my club
TUXTUUUUUU p:my coffee
VTTTUTXTUT p:my colleague
UVTTUTXTVT p:my daughter
YTUTUTTTUT p:my dentist
VXTTTTWTUT p:my dog
VXTUUUTTUT p:my editor
TaTUTTTVUS p:my email
WWTXUTTTUS p:my eyes
ZUTUUTTTUT p:my father
UVYTUTTUTT p:my favourite
YTTUUUTUUU p:my friend
YTTUUUTUUT p:my grandson
VTUUUTXTUT p:my husband
ZTUTUUTUUT p:my knees
UYUTUTTUUT p:my laptop
WTTUUTTTTX p:my life
XWUTUUTTUT p:my machine
WTTTUUYUUT p:my mind
TYTTTTWUUS p:my mother
VXTTTTXTTT p:my mother-in-law
YZSSXURTTQ p:my name
TZTUUUTTUT p:my name's
aUTTTTTTTT p:my neighbour
VTTUUUSTUY p:my niece
VUTTTTTSUZ p:my old
YTTTUTUUUT p:my order
YWXTSSSSUT p:my own
XUUUUUUUUT p:my parcel
UUUTUUYTTT p:my partner
YUTTTTTXUT p:my phone
VZUTUTSUUS p:my pronouns
YUTUUTUUUT p:my question
WUTSWSZTSS p:my sister
VTTTUXVUTT p:my sister's
VSSTTTXWWS p:my son
XVTUUTVTTT p:my supervisor
TZTTWTTUUT p:my time
VVTTUXWTTS p:my wife
VSUUUTZUTS p:my wife's
XTTTTUUWUT p:mystery over
TTTTXXTUUT p:n'utilise jamais
XSTTWXTTTT p:nada de
XUTUTTWTUT p:name for
XXSTTXWTSQ p:name is
WUTTTTYUUT p:names are
XTTUWUTTTU p:names for
UTTTXWSTUT p:names in
XTWTWTTTUS p:near the
YUTUTTUTUT p:need ?
aTTTXTTTTT p:need a
UUTTTXUUUU p:need for
VTTTWSRSZV p:need the
ZSTSSVRTVX p:need to
aTSUYSSSTU p:needs a
XUUUTSTWTT p:never again
YTTUTTUUUT p:never be
UUUUTXUTUU p:never book
UUUUTXTUUU p:never edit
YUUUTTUTUT p:never gonna
YUUUUTUTUU p:never mind
UUUUTXUTUU p:never put
UTTUTUUYVU p:never removed
YUUUTSUTUU p:never seen
ZUUUTTUTUT p:never to
aTTTTTUTUU p:never trust
YTTTTXTTUT p:never use
UUUTTXUUUT p:new dependencies
UTTUWTVTXT p:new one
VUUUXUUUTT p:new zealand
YUUUTUSTUT p:next :
VUTUTTXTUT p:next door
XUUTTUUUUT p:next question
STSWXVVVTS p:next to
ZTUTTTTUUT p:next week
XUUUTTUUUU p:next year
ZUTSTTUUTW p:nicht mehr
ZSSSUVZSUR p:no ,
YUUTTTTUUT p:no ?
TUTTUXUUUU p:no abbreviations
UUUUTXTUUU p:no circumstances
YUUTTTUUUT p:no clue
XTXSUVTUUT p:no código
aTUTTRUTVU p:no exceptions
UTUUUXSXTS p:no good
YUUTUSTUVT p:no idea
UUUUUTUUXT p:no later
UUUTUTXUUT p:no lift
SWSSSRWTSe p:no longer
YUTTTTTUUT p:no matter
WTTWTYTTUS p:no me
VTUUUXTTUT p:no meetings
VWVRRUYXUQ p:no more
WUTSTVTUUX p:no need
WUUUTXTUUT p:no new
YUTTTTUUUT p:no no
WTTXTTUUUT p:no sugar
UTUUTTXTUU p:no tests
WTUUUTTUUX p:no trabajo
VUUUTTXUUT p:nobody else
YUUUUTTUUT p:nobody should
WTUXUTTUUT p:non mi
UTUTUYUUUT p:non usare
YTTTUTWUUS p:none of
XXTTVTTTUT p:not ,
YUUTTTTUVT p:not ?
SUWXRVSVSW p:not a
ZTTUUUTUUT p:not doing
YUTSSWUUUT p:not even
XTUTUTWTTT p:not going
TSRYVXTSTW p:not in
TTUTWXTUUU p:not npm
WTTSWYUTTS p:not on
ZTUTUUTVUS p:not saying
ZSTSVTTUVT p:not sure
aTTTUSTUVT p:not that
WTTTVTXTTS p:not the
TTSWSXYUUS p:not to
VTUTTXUUUT p:note on
SWTUWSTTVX p:note that
YUUUTTTUUT p:notes in
XTUUTWTTTU p:nothing gets
UUTTTWTXTT p:nothing in
XTTUSTZVTR p:now ,
aUTTTUUTVT p:now ?
XUTUUUUUUT p:now and
WTTUTTTUUX p:now i
UXTTYSUTVS p:now on
ZUUUTTTUUT p:now the
UUUUXTTUUT p:number at
XUTTTTWUUT p:numbers are
UUTTTUYUUU p:numbers in
TWTTTWXTTT p:o meu
VUVQWWXURR p:of a
YTUVUUTUUT p:of april
UXUUTTSUVT p:of august
XWTTUTTTUT p:of course
TTUUTUXTWS p:of december
UTTTYSUTWT p:of each
TTUTXUVTTU p:of every
TVUVTUSTXU p:of february
YSSSUWXWTR p:of it
XTTTUTWTVT p:of january
YSUUUUSTWT p:of june
UTUUUUTUYU p:of march
VWQWVRYRSW p:of my
XUUTUTTUUU p:of office
TUWTTTXTVT p:of our
WYTTTUUUTT p:of procurement
WTTTTXXTUT p:of that
VWUOTXUUVU p:of the
WYSSWSVSTT p:of them
XTSVSWTTUU p:of these
VUUTTXUUUT p:of thing
YUTTTTUUUU p:of things
WWSTSRZSTW p:of this
YTXTTTTTUT p:of those
XWTTSWTRWS p:of us
XUTTTTUWUT p:of what
ZUTUTUTTUU p:of you
UTTTWTTXWS p:off ,
TTUTTTYWUT p:off for
UUUUUTYTTT p:off in
UVTTWTTUXS p:off on
VTUUTUUXUT p:off that
URTRYVUUVW p:off the
UXUUUUVTTT p:office is
YUUUUUTTUU p:okay ,
TYTTVSXTTS p:on ,
TUUUUUUTYT p:on 12
TUUUUUTTYU p:on 14
UTUUTTUUXT p:on 18
XTUUUTTUVT p:on 2
XTUUTTTTXT p:on 28
TZUUUTTTWT p:on 3
TTUUUTTUZT p:on 30
TTUUUUTUYT p:on 31
YXRSXUYQRR p:on a
TTWTWSXTWS p:on all
XTTUXTTUTT p:on anything
YUUUTUTUTT p:on board
XVTTTTWTUT p:on call
UUUUXUTUUU p:on each
XWTUTUTTUT p:on earth
ZTUUUSSWTT p:on every
YTTTXSUTYR p:on friday
WTTUSYXTST p:on fridays
VUTYTTTTUT p:on me
XXUUTUVSST p:on monday
TWTUTTYUTT p:on mondays
XXRWRQUXRW p:on my
XTUTUTWUUT p:on ne
VTUUXTTUTT p:on node
XWTTTTWTUT p:on odd
VTWTXTTUUT p:on one
VUTUTTXUUU p:on our
UUTUXUUTUU p:on out
VTYTUTVUTT p:on paper
UTUUUUXUTT p:on postgres
VXUUTTTTWT p:on saturday
XTUUTVVUTT p:on sunday
VTTTTVXUTT p:on sundays
YSVSYTTTTT p:on that
VUNUTVUYYU p:on the
YVTSRYWTUR p:on this
WTUUWWRTUT p:on thursday
TUUVTTZTTT p:on thursdays
TWUTXUVTTT p:on top
WTUUTTXUTU p:on tuesdays
UTUUTTSWXS p:on wednesday
SXTUUTVTTX p:on wednesdays
TXTUTTXUTT p:on windows
ZUUTTTTTUT p:once ,
TUUTTTXWUT p:once a
YUUUUUUTUT p:once more
ZTTUTTTVTT p:one ,
YUTTTUTUTU p:one :
YUTUTUUUUU p:one day
YTTTUUTUUU p:one do
UTTUTUYUUT p:one file
TWXTTTXTTS p:one for
YWUUUUUTTT p:one from
VTTTWTXVUS p:one in
TUTUWTXTUT p:one l
TTWTYUTTUT p:one line
ZTTUSUTUUU p:one more
ZSSTWTXTTS p:one of
USVTZTSUUT p:one page
UUXUTUUUUU p:one question
YUTUTTTUUU p:one should
WTTUTTXUUU p:one with
WUXTTUTUUT p:one word
XTXTRTVSWT p:only ,
WTTUXUTTUT p:only a
YXTUSTUTUU p:only for
VUUTXTTTUU p:only in
XTTTWTVTTU p:only on
WTTSZTVTUT p:only the
UUUUXTUUUU p:open a
XUUUTTUUTT p:open on
VXTUTTTUUT p:open the
YUTUUTTTUT p:opinion that
ZTUUTTTUUT p:or is
XUUUTUTUUU p:or maybe
VTTXUTUUUT p:or no
XTTTUTWUUT p:or not
YUUUTUUTUT p:or the
XUUUUUUUUU p:or was
TTUUTTWUXU p:order for
UUTUUUXUUT p:order in
ZTUUTTTTUT p:order more
XTTUXTTTUT p:os testes
UXTTUTXTUT p:other one
YUTTWTTTUT p:ought to
TTUUTUZUTU p:our cat
TTUUTUYTUT p:our dog
YTUUSTVUUT p:our house
WUUUXTSTTU p:our lab
XTUUTTVTTT p:our school
WSTUSXVVTT p:out ,
XUTTTTTTXT p:out a
UTTUTTWTZT p:out by
TUUTTTYXTT p:out in
VUTTXTUTUT p:out loud
WUWSURVYTS p:out the
YUTUTTTTUT p:out what
XUUUUUTUTT p:out why
UUUUTYUTUT p:outside of
TTXTXTTTTT p:over a
VVXTTTTVUR p:over the
TYUUUTVTTT p:over to
UTTTUUYUUT p:owns the
XTTUTTUTWU p:paper for
VTTUYTTTUT p:partir de
TWTXTVTTUT p:pas de
XUUUUTTUVU p:paste it
TTUYTUTTVU p:patience for
WTXUTTWUTT p:people in
XUTTUUUUUT p:perhaps the
XUUUUUTUUU p:period for
YUTUTUTUUU p:pick a
VTUUUUXTTT p:picked the
XTUUUWTTTU p:plan for
TUTXUTXTTT p:plan is
TZTTUTSTUV p:play the
YRWSXWVSSR p:please ,
WTTUXTTUUT p:please :
UTUUVXTUUT p:pnpm here
XUUUUUTTUU p:possible to
WUUUUXTTUT p:post the
TXUUUUTTTU p:postdoc in
YUTTTTVTTU p:pour le
TUYTUUUUUU p:prefer a
VTXUUTTUUU p:prefer to
UTaTTUUTTU p:preferisco le
VTTTYUTUUT p:prices in
WYTTTUUUTT p:procurement at
VZUTUTSUUS p:pronouns are
TTYSUUUUUU p:préfère les
UUTUVVTXUT p:put a
YUUUTUTUUU p:put every
UTTTWTXTUT p:put it
TUTXWTUUUT p:put me
aTTUTSWUTT p:put that
WSSSXWWSTV p:put the
WTUTXTTUUT p:put them
YUTUUTTUTU p:qu'il ne
VTXTTTUUUU p:que me
YUTUTUTUUU p:que é
YUTUUUUTUT p:question about
ZUUUUTTUTT p:question is
TTTTUUWTUX p:quit the
ZTTTTTUUUU p:quiz me
YUTTTTWTUT p:rate is
WUYTTTTTUT p:rather have
STXWWSVSVS p:rather than
WXTTTUUUUS p:reach me
VUUVTTTUYT p:reach the
YTUTTTUUUU p:read me
XTTTTTTYVS p:read the
UTUUTUTXUT p:reason the
ZTTUTTTUUU p:recipe for
YUUUUUTTTS p:red again
WXTTUWUTTT p:red and
XUTUTTXTUS p:redo the
YTTUSSaTUS p:remember that
WTSSWSTTVX p:remind me
YTUUUTTUUT p:reminder to
TUTUTXUUUU p:repeat the
XUTTUUUUUU p:reply in
ZTTUTUTTUT p:reply to
TTUUYTVTUU p:repo we
XUUUUTUTUU p:revert that
ZUUUSUSUUT p:rewrite it
UUTTXTUTUT p:right in
YTUUTUTUUT p:right now
TTUUUUUYUU p:root because
ZUUUSTTUUT p:round it
TUUUTTTUUY p:rule about
VUUUXTUTUT p:rule for
TVSUTTXTWU p:run a
aUTTVSWTUR p:run it
UUUUXTWTTT p:run on
XWSRVQXTUV p:run the
TWTUTTXUTT p:runs on
XTTUUUTTWU p:runs out
XUUUUUUTUT p:said ,
STSTWTUTUZ p:said about
VTUUUUTTUX p:said i
YTUUTUTUTT p:said the
VUUUTUXTUT p:said yes
WTUTTTXTUT p:same thing
UTUUUUTVXT p:saturday the
YUUTUUTTUT p:saved my
XUUUUUTTUT p:say ?
UWUTTTXTUT p:say i
XUUUUUTTUT p:say it
XUUUUSTUUU p:say never
UTTTWSSXTW p:say that
XTTTUUUUVT p:say this
YTUTTUTUVT p:saying we
YTUUUTTTUU p:says i
YUTTUSUTUT p:says never
UTUUXTTWTT p:says so
XUUUTTUUUU p:says the
YTTUTTUTVT p:says we
TYSTUUWTTT p:school in
ZUUUTTUTTT p:schreib bitte
STTUTTXTUY p:scrap the
UUTTYUUUUT p:scratch that
XUUUTTUUUU p:see if
aTTTTTTUTT p:see the
YUUUTSUTUU p:seen that
YUUUUTTUUT p:seen the
WTUUTUXTTT p:sell the
XTTTWTTUUT p:send it
XTUTVUTUUU p:send me
aTUTUTTTUT p:send the
YTUUUUTUUT p:sentence is
TTUUUUTXTU p:set to
TXTTUTbTTR p:settled on
UXUUTSYTTS p:shall be
YTUUTTTUUU p:she has
XUUUTUTUUU p:she said
VUTUTUXUUU p:she's a
WXTUUUTTTU p:shop in
ZTTTUTTUUT p:should always
USSTYWWTST p:should be
YTTUSUTUVU p:should i
YTTUTXTTUT p:should never
XTUUWTTUUT p:should use
aTUUSTTUVT p:should we
UTTUYTUUUU p:should write
ZSUYUVRSTS p:show me
XTUUTUUUUU p:sign this
VTUUUUXTTT p:signed it
TTUUTTYTVW p:signed off
UTUUUUVSXS p:signed up
SZUUUUTWUS p:since i
TWTUTTTYUT p:since monday
TVRRRWXXTV p:since the
WTUUTTTXUT p:since we
TYTUUTWTTT p:sit in
TXSSYWUTUS p:skip the
YTUTTTUUUU p:so ,
XTUUTTWTTT p:so :
XUUUTTTTUT p:so ?
TVTTTYUTTU p:so for
WXUTTUTTUT p:so i
XTTTUUUWUT p:so that
XTTUUUUUUT p:so tired
UTUUTTTTUa p:sold the
ZUTTTUUUTT p:some day
YTUUTUTTUU p:somebody who
YUTTTTUVUT p:something for
XTUTTXTUUT p:sort of
YTTTTUUUUT p:sort this
VTUUXTTUUT p:spell it
TUTUXTUUUT p:spelling in
TTUUUUXUUU p:sqlite for
XTUUUUTUUU p:standing in
YTUUUUUTUT p:staring at
VUSSYYTSST p:start with
STUUTTYUUU p:stay on
TUUUUTXVTT p:stays there
VTTTXTXUUT p:stick to
XTTTTTXTUU p:stick with
TUTUUYUUUU p:stop suggesting
XTTTUTUTWT p:stop the
UUTUUXUUUT p:stop using
TXTWUTUUUT p:stuff is
TUUUUUXUTT p:support for
TUUUXUUUUU p:sure every
XUTTVTUUUT p:sure the
YUTUUTTTTU p:swears by
XTTTTTUXUT p:switch to
SXUTUUXTUT p:switched to
aTUTTUTTUT p:table for
XUUUTSUUUW p:tables in
YUUUTTUTUT p:take it
USYTTSWXTR p:take the
UTTUTUUTYU p:takes over
XUTUVTTUUS p:talk about
TXWUTTUTTT p:talk to
XTTTUUUUUU p:talks to
XUUUUTTUUT p:tell her
YSWWVVSSTQ p:tell me
YUUUTTUTUT p:tell the
YUUUTUTUUU p:tell this
XTTSYUUUVT p:tell you
YTTTUUTUUT p:tells me
VTUUTUXUUU p:template for
YUUVTUTTTU p:test for
YTUUTUUUUT p:test in
WTUTTTTWXS p:test is
UUUUUUTXTT p:test was
XUUUTUUUUT p:tests again
VUTUXTTUUU p:tests first
UTXXVSSTUT p:text is
UWXSWSTTTT p:than a
UUXTTUUUUU p:than nested
TTVVWXTTTT p:than one
UUUUUUTTXT p:than that
VTXTSTTWVT p:than the
XTSTYTTTVS p:that ,
ZUTUTTUTVT p:that ?
UTUUUTXTUU p:that bot
XUTUTTUUUU p:that doesn't
XUUUTTTUUT p:that even
YTTUUUTTUT p:that file
YTTTXTTTTT p:that for
VUTTTTYSTV p:that from
YTTTTVTTUT p:that goes
aTUUTTSTUT p:that he
YTTUTTTUUU p:that hold
UVWRVWSRSX p:that i
UXUUUUTUTU p:that i'm
bXSTSRWSUS p:that in
VXSSSVVTVT p:that is
YUTTUUTTUU p:that it
TWSTXTVTWS p:that my
TTTTXWTVTT p:that needs
XUUUUUTTUU p:that nobody
aUTUSTSWUS p:that one
TTUUYUTUUU p:that only
YTUTTUTUUU p:that somewhere
RURSURaWUX p:that the
YTTTWUSTUU p:that to
ZSTTUUUVUR p:that was
WTTUXTTUUT p:that way
ZUTUTTTTWT p:that we
ZUTTTSTUUU p:that when
XUUUWTTTUT p:that with
UUYSYSSUUT p:that you
YTUUUUUTUU p:that's a
YTUUUUUSUU p:that's all
TXYTTTTTUT p:that's me
UZYUTTTTTS p:that's my
ZTTUUTTUUT p:that's not
UTUTVUTTTX p:that's off
WRSTSXXXTR p:that's the
XXTTTUTVUT p:that's what
WTUUTTXUTT p:that's when
UYTUTTWUUT p:that's where
UTUUUUTUXU p:the 11th
TTUUUTWTXT p:the 14th
XTUUTUTUWT p:the 16th
UTUUUUTUYT p:the 19th
XTUUTUVUTT p:the 22nd
UTUUUUTUXT p:the 2nd
UWUUTTTUXT p:the 30th
UXTUSTSTWW p:the 3rd
UTUUTTTYUT p:the 502s
TTUUXUTTXT p:the 7th
UUTUTTUUXT p:the agenda
UWUUUUYSTT p:the allotment
VXSTZUSTTT p:the answer
VTUUUUXTUT p:the antwerp
UTUUTUYTUT p:the api
STTTUXXXTS p:the app
XUTUTUUTUU p:the attached
VTUUTUVUXS p:the audit
YTUUTUTUTT p:the azores
USXTTTYVSS p:the back
YUUUTUTTTT p:the backup
VTUUUUXUUT p:the bathroom
TXTTXUTTUT p:the big
UXTTUTYTTS p:the billing
XTTUTUWTTU p:the bin
VUUUTTTUUX p:the bins
TSTTSSXUWW p:the blue
VTUTTTYTWR p:the board
XTTUTTXTTS p:the boiler
XWTUTTTWTT p:the books
UTUUXUTTUU p:the bottom
TTUUUUYTUT p:the box
YTUUVTTTUT p:the branch
XTTUUTTVTU p:the bread
YTUUTTTUWT p:the bridge
TTUUUWXSWS p:the budget
XTTSTTSXTW p:the build
YUUUUTTTUT p:the bus
UUUUUUTXUT p:the cable
VTTTUTTXTW p:the cache
XTTTTTTVUW p:the cake
VTTTTTTTWX p:the calendar
XTUUTTWTTS p:the call
YUUUTUTUUT p:the capital
VXTTSTVUTV p:the card
VUUTTTXSTW p:the cat
ZUUUUUTTUT p:the cert
XTTTTTTVXT p:the certificate
UUUTYSTUUV p:the changelog
ZUUUTTTUUT p:the channel
UTXTUUUUUT p:the choice
UTUVUTUYTT p:the ci
UXUUUUTUTT p:the city
aUTTVSWTUS p:the client
TTUUUTWXUT p:the clock
XTTTUTTTTW p:the club
TSRSWWYTWS p:the code
XTUTUTTWTT p:the column
VTUUTUYTTT p:the committee
XTUUTWTTUT p:the company
TUUUUUTXUT p:the cookie
TTUUTTYUUT p:the court
VTTUZTXSTS p:the customer
VUUTUXUUUT p:the danish
VTTUTTYWTS p:the data
TUTUUYTTUU p:the database
ZUUTWTTTUS p:the date
TWTTXUSTWT p:the day
YTUUTUTSUW p:the deadline
WTTTTTUYUT p:the delay
YTUUUTTUWT p:the demo
XUTUTUTTWT p:the dentist
VTTSTXTWTW p:the deploy
YSYSVSTUUR p:the diff
XTUUUTTVTT p:the disk
XSUUWTWTUS p:the docs
TUUUTUTZUT p:the double
YUTUUUTUUT p:the draft
UWXUTTTTTT p:the editor
ZUUUUUTTTU p:the eggs
VXUUTTTUUT p:the email
XUTUTUUTUT p:the empty
TSXTUXVSXS p:the end
YTTUUUUTUT p:the entire
VUUUXTUUUT p:the error
WUTXTTUUUT p:the essay
TSVTVSVVXS p:the evening
TUUUTUUXUU p:the event
YTUUTUTTTT p:the failing
XTTUTUWTTU p:the fair
UYSTWWUTTT p:the family
XTTTUTWWTS p:the file
VTUUUUXTTT p:the finance
UTUUTTYTUT p:the fire
YWRSWRXSWR p:the first
XUTTTTUUUT p:the fix
YUUUUUTUUT p:the flag
VUUUUTTXTS p:the flaky
WTTUSTUXVT p:the form
UTUTXTWTUS p:the formatter
VTUUXUTTTT p:the former
ZTUUVTTTTT p:the forum
VTTTSVWYSS p:the fridge
XTTTWVTUUT p:the full
YTTTUUTUUT p:the function
UUTUTUUXUT p:the fuse
ZTUUUTTUUT p:the future
TUTWWTXTUS p:the garden
TUTTTTYVWT p:the gateway
XTUUUUWTUT p:the grant
XTVVTUWSTT p:the green
UTUTUTXSTW p:the gym
UTUUUUXSWT p:the hall
aXTTTSTTUS p:the harbour
XUTUTTTWUT p:the hard
XUUUUUTTUT p:the header
XUTUTTVUUT p:the heating
YUUUTUTUUU p:the hero
YUUUUTTTUT p:the holiday
SUUUTTaTUT p:the house
UUTTTTWXUT p:the image
TTUUTTWXUT p:the import
TUTTXTXVTT p:the importer
YTUUTUTTUT p:the index
VTTUTTXUWS p:the insurance
XWTUTTTUUS p:the invite
XTUTUTTUTW p:the invoice
YTTTTTUTWT p:the jam
YTTTUUTWTT p:the kettle
XTUUUUXTTT p:the key
VUTTTYSXTS p:the kids
XRVXVWVRSS p:the last
UTUUTUTUXT p:the latest
VUUUUTXTTT p:the launch
TUUUUUUXTS p:the leak
VXTTTTZSTS p:the left
YTUUUUTTUT p:the letter
aTUUTTTUUT p:the letters
TXTTSTWSVW p:the library
TTTTWTTUUX p:the licence
aTUUTUTTTT p:the lift
XUUUUTUUUT p:the lint
XTTTXSUTTV p:the linter
ZTTTUTTTTX p:the list
TUUUUWXTTS p:the lockfile
YUUUUUSTUT p:the logs
UTWXTTWUSS p:the long
YTUTTUUUUT p:the lottery
YTUTUUTTTU p:the man
WUTUXTTTWS p:the manuscript
YTTUTUUUUT p:the mayor
VUUUYTTUUT p:the meat
ZTTUTTWTTS p:the meeting
XSUTUTTVTW p:the memory
XTTUUTWTTT p:the merger
XWTTSTVUUT p:the middle
UUUUTUTYUT p:the migration
WTTTYTTTUT p:the minutes
XVUTUTVTTT p:the moment
UWTTWTXTTS p:the month
UVTWSVXSTT p:the morning
XTTTTWUTTW p:the name
TUSSUQXZWT p:the new
XTWTTTVVTS p:the newsletter
XUTTTTVUWT p:the next
TYUUTTWTTT p:the night
USTTTSYUUX p:the nightly
XTTUTUTWTT p:the north
YTUTUTTUUU p:the notes
XUTTWSTUUT p:the numbers
UXUTUTTTUV p:the oboe
VTTUTWXTUS p:the office
XQRSTUWUXX p:the old
VYWSRRZVSP p:the one
TVSTRXYXSS p:the only
YUTUUTTTUT p:the opinion
YYRSRXWUSS p:the other
VTTTXTXTUT p:the others
WTTUUUTXTT p:the oven
WUUUTUSXTT p:the page
UTTTTTWXUT p:the paper
WWTSVSYTUR p:the parser
TUUUTUZUTT p:the partners
TYUUUTTUUU p:the payments
UUUUTTUVXT p:the pdf
XTUUTUVTUT p:the people
XUTTUTVUUT p:the pipeline
VSTSYTZTTS p:the plan
UYUUVTTTUT p:the platform
XTUUTTWWTS p:the plumber
WUTTUTTXUT p:the portal
XUUUTTTWUT p:the post
UTTUTTXSUW p:the poster
XTTTTTUTXT p:the postmortem
XTTTVVTUUT p:the price
YUUTUTTTXS p:the printer
VUTUUTYTUS p:the project
STTTWXXTTT p:the public
XTTUUTTUWT p:the quarterly
ZUUUTUTTUT p:the query
WUTTTTXTUT p:the queue
ZTUUUUTSUU p:the quick
TTUUUUUYUT p:the rash
YTTTXTTUUT p:the readme
TUUUUUTYUS p:the reason
YUTUTUUUUT p:the recipe
SWTSWWWSWR p:the release
UTUUUUTXUT p:the replica
TSUUXUYTTT p:the repo
XTUUTTUUWT p:the report
YVSSVSYTTR p:the rest
VTUUTUUTXT p:the retro
YUUUTUSVUT p:the retry
YUUUUTTUUT p:the review
XWTTXTTTTS p:the right
XTWUTUTTUT p:the roster
TTUTWSTUUZ p:the rule
USSSWWWWTR p:the same
UTTUTTXWTT p:the scheduler
STTTZTXUUT p:the schema
SVTTTSWWXR p:the school
UXUUUUTUUT p:the screen
XTXUUTSTUT p:the sea
VTUTTTXWTT p:the search
dRTTRSZVSQ p:the second
WTTTUTUXUT p:the sensor
XUUTTXTUTS p:the serial
XTTTTTWWTS p:the server
UYUTTSXTUS p:the shed
WVSTWTXTUR p:the shop
XTUUSTXUUS p:the signature
XUTTUUTUUT p:the soup
TTTTYTWTTT p:the source
TUUUTUTYUT p:the sourdough
UTUTTUSXXT p:the spring
WTVTUTXTUS p:the staging
TTUUTTYVVT p:the stairs
ZTUTTUUUUS p:the station
VUUUUUTXUS p:the stutter
XTUTTTUUUW p:the style
TTTUXUWTTT p:the subject
TTWTTXWTTT p:the summary
UWTTTTVTTX p:the summer
XTUTTUTWUT p:the sun
ZTTTWSSSTY p:the table
XTTUVTTVVS p:the tax
UWTUXVTTTS p:the team
VTXWTTTTUT p:the telephone
YTTTTTSUVW p:the test
ZTTTVSWUUS p:the tests
XTTUUTTWUT p:the text
WTTSRSWVTZ p:the thing
YTUUSTVUUS p:the third
ZTTUSWTUUS p:the thread
XTTUTTUXUT p:the three
VTTUXTWTTS p:the ticket
UTUUUUXUUT p:the tone
VUTTXXTUTS p:the top
TUUUXTUUUU p:the total
VTTTTTUXWT p:the trade
WTZTTUVTTS p:the train
WXUTUUTTTS p:the treasurer
UTUUUUSZTT p:the trick
YUTTSWTVTS p:the two
XTUUTTVTUT p:the user
YTUUUUVTTS p:the usual
WTUUXTVTTS p:the vault
UTTTTXWSTW p:the vendor
VTUUTYTTUT p:the vendored
XTUTUTWTUS p:the ward
XTUUUUTVTU p:the wax
WUTTXUUUUT p:the weather
TUUUUTWTXS p:the wedding
XTTUSTTWWT p:the week
YUUVTSUWTT p:the weekend
VWRTXWWPWQ p:the whole
XTUUTUWUTS p:the wifi
XSWTTSSWSX p:the window
TUUUWXTTUT p:the word
WTUUUUTXTS p:the worker
ZTTUTTSYUS p:the wrong
VXUTTTXTUS p:the year
VUUTUTXUTT p:the yellow
YUTTTTUUUU p:their template
TTXTVSVVTT p:them ,
WTSTTUXUUU p:them a
VTTSXTWUUT p:them in
UTTTWUTXUU p:them to
VTXUTTTTWT p:then it's
TTTTXTXTTT p:then the
YUUUTTTTUT p:there ?
XUUUTTUUUU p:there a
XUUUUTTUUT p:there any
XUUUTTTUUU p:there anything
WWTTTSVTXR p:there is
XTWSVSXSUT p:there's a
UYUTTTTUTU p:these days
YUTTTTUUUT p:these two
WTTSWTXTTS p:they are
YTUUUUTTUT p:they mean
XUTUTUUUUU p:they say
YTTUUUTUUT p:they want
VXTTUUUUUT p:they were
YUUUUUTTUT p:thing again
WUTUTTTTTY p:thing is
ZTTUUUTTTT p:think ,
YTUUUUTUUS p:think about
XUUUTUUUUU p:think it
YUUUTUTUUU p:think it's
YUUUTTTUUU p:think of
XUUTUUTUUT p:think the
YUUUUUTTUT p:thinking about
YUTUUTUUUS p:thinks we
YTUUUUTTUT p:this afternoon
YUUUTUTUUU p:this draft
aUTUTSTTUU p:this file
XUXTTTTUUT p:this for
ZUTTUTTTUU p:this function
ZUTTTTUUUU p:this in
XWUUTUSTUT p:this is
YUTTTTUUUU p:this list
UXUUSTTTUX p:this month
YSTTSSTXTW p:this morning
VTUTUTXUUU p:this on
XUUUTUTTUT p:this once
gSTURSTTUT p:this one
YUUUSTTUUU p:this page
YUUUUTTUUT p:this paragraph
RTWSWZVSUT p:this project
SSTTZWXTUT p:this repo
UUUTTXUUUT p:this sort
TTUUUUYUTT p:this summer
ZTTTSSUYUS p:this time
YUTUTTTUUT p:this to
YVUUTTUTTS p:this week
YTUTUTTUUT p:this with
TXTUTTWTTT p:this year
VTUUUXTTUU p:those are
ZUTTTTTUUU p:those three
YUTUUTUTUU p:those were
UWXUTTUTUT p:though i
VUUTUTXUUT p:thought about
YUUUUUTSUT p:thought it
XTUTWUTTUU p:three of
XUUUTTUUUT p:three sentences
UTTUWUTXTT p:three times
XTTTXSSTTX p:through the
UTUUTTXUUT p:thursdays only
XTTUTUTTUW p:time i
WXTTTUTTTT p:time is
YTUUTUTTUU p:timer for
URUWWSXXSS p:to a
ZUTUTTTTUT p:to ask
UTVQXSRTbT p:to be
XTTTUTVUTT p:to close
YUUUTTTUUT p:to come
TTVTXXTTUT p:to customers
XSTXUSWTTT p:to do
WUUUUTXUUT p:to drop
ZUWTSSTTUT p:to every
XTUTTTVTWT p:to get
YTSTTTWUUT p:to go
VSUTVTTSYT p:to have
WTTSVXUTTT p:to her
WTUSUXWTUT p:to it
VUTUTTYTUT p:to keep
XXTSTTWTTT p:to know
ZTTTUTTUUT p:to learn
YTUUUUTUUU p:to live
TUTUTYTUUT p:to log
UWOZZTTRSV p:to me
YTUUTTTUUT p:to never
UUTUXUTUUU p:to one
TYTTUUTUUT p:to penicillin
VTTSXTSTWW p:to run
XSUUTTSWUW p:to say
USWSVXSTWT p:to see
WTUUTUXTTT p:to sell
VUTXUTUUUT p:to sleep
YUTTUUTUUU p:to tell
WTSTTTYUVT p:to that
UVOUWUXUUU p:to the
XUTUUUTUUU p:to think
YTUTUUUTUU p:to this
ZTTTTTTUWT p:to use
XTWTTTTUUT p:to work
aTUUSTTTUT p:to write
WTTTTXTUUT p:to you
ZUUUTTUTTT p:to your
bSTTTSSSUX p:today ,
aTTTTTTWUT p:told me
YUUUTUTTTT p:told the
TTTTTTXSUY p:told you
YTUTUUTUUU p:tomorrow ,
YUUUTUTUUT p:tonight ?
aTSTTUUUVT p:too long
XTTTTUTTWT p:too much
XTUUUUUSUU p:too slow
TXTUTUXTTT p:took over
UTUUUUXUTT p:took the
VTTTTZSVTS p:touch the
WWTTTTTTTX p:trabajo en
WXTTTTUTUT p:trabalho na
XTUUUUTUTU p:train to
VTTUTUTYUU p:tried the
UUUUUXTTUT p:trouble you
aTTUTTUTUU p:trust a
YUUUTUTUUT p:try again
ZTTTTTUTUT p:tu peux
UTUUUUYUTU p:tuesdays and
TUUUUUTXTT p:turned out
VTUTTTUYUT p:turns out
XUUUUUTTUT p:twice ?
VTSTXTWTUT p:two ,
WVSSXSUVWS p:two days
ZTTUTUTSUU p:two hours
UYTTUUTUUU p:two kids
TWTUSXWTUU p:two of
UTTTXTVXTT p:two people
XTTTXTTSUU p:two things
YUTUVTTUUU p:under fifty
WTTUTXTUUU p:under my
UUUUTXTUUU p:under no
UVSTTTXWVS p:under the
TTTUXWTUUT p:under vendor
TTUTXXTTUT p:unless i
VVTUTXTTTU p:until further
YSUUTTVTWT p:until the
VTTTXTTUVU p:until then
XTTTXTUTUT p:up ,
YUUTTTTUUT p:up ?
YTTTTTWTXS p:up for
VWTTVSTXTS p:up in
VSSSWTXTWT p:up my
VTTSSTXXTS p:up the
USSUXWWSTT p:up to
ZUUUTTUUTT p:update the
XUUUUUTTUU p:us ?
YTUUUUTUTU p:us on
XUUUTTTUUT p:us to
YUTTUTXUUT p:use a
UXUUTUUUUT p:use any
TUTTTXUUUU p:use exclamation
VTUUXVTTTT p:use it
TSTUXTXUTU p:use pnpm
XTUUUTTUUT p:use tabs
VSTSZWWTTR p:use the
eRUUTURRUU p:used to
UUXUTTWTTT p:utc in
TTUUUUUUXT p:van is
TXUUUUTTUT p:vegetarian since
YUUUUTTUUT p:version of
UUTXUTTUWT p:very much
WYUTTUSUTT p:vivo en
VTTTTTYUUT p:wait no
XTVTTTTUUU p:walk me
YUTUTTTUVU p:want it
XSUUUXURXQ p:want to
YUUUUUTTUT p:wanted the
YTTUTTTUUU p:wanted to
XTUUTUTUUU p:wants a
XUUUTTTUWS p:wants to
YTUUUTTUUT p:wants us
VXSSRSVYWQ p:was a
TTUUUUTXTT p:was because
TUUUUUTYUT p:was caused
XUUUUTTVTT p:was down
YUUUUUTTUT p:was for
YTTTUTTWUU p:was in
XTUUTUUTUT p:was it
UTTUWTTXUT p:was late
XTUUUUUTUT p:was my
YUUUUUTTUS p:was not
ZUUUTUTTTT p:was on
UUUUUUTXUT p:was that
YTUTUTSZTR p:was the
YTUUUUUUUT p:was very
YTTUUUUTUT p:was way
TUUYUTTUUT p:wasted on
YTTUUTUTUU p:way to
YUUUUUUSUT p:way too
UTUUTTZTTT p:we agreed
TXUUTTWTUT p:we are
TUUUTUZTUS p:we chose
aUUUTTSUUT p:we could
TUUUUUZTTS p:we decided
ZUUUUTTTTT p:we did
UVSTWWXSTR p:we do
TWTSVVWSSX p:we don't
TUUUTUYTTT p:we drop
TTUUTTTWTX p:we got
bSUUTTSUUT p:we had
YSTUVSXUVQ p:we have
XTUUTUTUTU p:we hired
TTUUTUYUUU p:we keep
USUUTUUaTR p:we lost
YTUVTUTTTT p:we might
YTUTUUTUUT p:we move
XTUUTSTTZS p:we need
TTUTXYTUUS p:we never
UTUUTTWUTY p:we no
UUUUTTYTTT p:we picked
TTUUTTYTUU p:we run
cSUVSTSUUT p:we should
TUUUTUYUUT p:we stay
TUUUTUXUTT p:we take
VTUUTTSYUT p:we tried
UYTTXRXSTR p:we use
ZUUUTTTTUT p:we used
XUUUUUVUTT p:we voted
VTUVTUYSTT p:we went
aTUVTUSSUT p:we were
UTUUTTYUUT p:we will
ZTUUTTUUTT p:we won
UTUUTUXUTU p:we'll go
ZUTUTUSUUU p:we'll see
YTUUUUUUTT p:we're all
UTUUUUXUTT p:we're back
XTUUUUVUTT p:we're doing
TUUUUUXTTT p:we're dropping
TTUUUUZUUT p:we're going
UTTTUTVUTX p:we're no
WTUTTUXTUT p:we're not
TTUUUUXUTU p:we're on
UTUUUUYUTT p:we've agreed
TUUUUUXUUT p:we've decided
TXTTTTXUUS p:we've got
TUUUUUXUUT p:we've settled
XTUUUWTTTU p:week in
TUUUTTTYTU p:went from
UTTUTUTYUT p:went through
UTUUUUTYUT p:went to
UTUUTUZTUT p:went with
XTUUTUTSUU p:were at
YTUUTTSVUT p:were the
ZTSSWTTTUT p:what a
XUUUTUUUUS p:what about
ZUTTTUTTUU p:what can
XTTTUUUWUS p:what did
cTSTSUTTVT p:what do
XTUUTUTVUU p:what does
RUVVWQXUSW p:what i
YUTUTUTTUU p:what if
YTTTXUTTUT p:what is
UYTTTUTWUT p:what it
XUUTTUUTUT p:what now
YUUUUUTTUT p:what people
YUTTTUUTUT p:what should
ZTUUTTTUUT p:what the
WXTSUUTUUS p:what they
YUUTTUTUUT p:what time
ZUTUTTUUUT p:what to
ZUUUUUUSUT p:what was
bTSTTUTTUT p:what would
YVSTVTTTUT p:what you
bTTTUTTTUU p:what's a
ZTUUTTTTUT p:what's the
UTSWWSTTTY p:whatever you
TUTWXTTVUU p:when a
WRSWYRYRTT p:when i
VTTTTXTUUT p:when is
VTWTTTTXUU p:when it's
aTWXTSSSTS p:when the
TTWTXTTTUT p:when there's
VRZWUYURSR p:when you
WTTTXUUTTT p:whenever a
VYTTTTTTUT p:where do
XTTUUUTTUU p:where does
UYTUTUUTUU p:where i
XTUUUTUUUT p:where is
WXUUTUUTTT p:where the
YTTUUTUTUT p:whether one
YUUUTTTUUT p:whether the
TWUTTTYUTS p:which is
ZUUUUTSTUU p:which of
XTUUUUTUUT p:which one
ZUTTTTUUUT p:who is
UUUUTUXUUT p:who knows
YUUUUTTUUT p:who wrote
ZUTUUUTTUT p:why does
ZUUTUTUTUT p:why i
YUUTUUUTUT p:why is
XTUUTTSXTT p:why the
ZTTTSTWUWS p:will be
XTTTUWTTUU p:will do
UUUUUTXTUT p:will not
VTTTTTUUUY p:wipe the
WTTTTTXTTW p:wir haben
WTTXTUTUUT p:wish to
VRXWWUVVQQ p:with a
WTTTZTTTUT p:with it
ZUSTTUUUUU p:with leeks
WSVRZVUSTS p:with me
WZSTVSSSWS p:with my
UTXTTTWUUU p:with no
UUUUXTTTUU p:with o
XTTTWTVTUT p:with one
TTUUUUXUUU p:with sqlite
XTTUVUWSUT p:with that
TUWPXSVVVT p:with the
ZTTTTTUUUT p:with this
VTTUTTYTUU p:with us
WXTUTUSTUT p:with you
WSTTSVVYTT p:without a
TTTTSVWTUX p:without asking
WTTTXUWUTS p:without me
RaTSUUUUUT p:wohne in
YUUTTUUUUT p:won the
UTTUTTYUUT p:won't be
XUUUTTTUUT p:word a
XUTTTTUUUU p:word for
TZTUTUUTUU p:work as
XXTTTTSTTW p:work at
aVSTTSSUUV p:work for
UYTTTTTWUT p:work in
UWTTXTSUUU p:work on
TUUTYSTWUT p:work out
WTWTTTTXUS p:work with
YUTUUUUTUT p:would a
XTSUTWTUUU p:would be
YUTUUUTTUT p:would have
XTUUUUUUUU p:would i
YUUUUUTTUT p:would it
XUTTXTTUUT p:write a
XUUTTTUUUU p:write him
UUSSWSXUUT p:write in
XTVUWTSTUT p:write it
ZXSTTTTSTU p:write me
YTUUTTTUVT p:write my
XUUUTTTUUT p:write that
WTUUXTTTUT p:write the
VWTTXUSTUS p:write to
aTUUTTTUUT p:wrong in
VUUUXUTTUU p:wrong with
ZTTUTTTUUU p:wrote in
ZUUUTTTTTT p:wrote it
WTUUUTTUUX p:ya no
XTTSXTTTUW p:you ,
UTUTTWXTUT p:you :
VTTTTTXUUU p:you about
ZTUTUTTUUT p:you are
SXWVWTQSTY p:you can
TUTUYTUUUU p:you change
ZTUUTUTUUU p:you check
WWSTYSTTUT p:you do
STTWSWTUUX p:you don't
WTTUXTTUVU p:you draft
UWTTXSUUUT p:you ever
VUUUXTTUUT p:you find
TWUTXTTUUT p:you fix
XUTTVTTUUT p:you get
WUWRXRUUUU p:you give
ZUUUTUSUUT p:you go
XTSSWSWSTW p:you have
WTTTSWXTUT p:you keep
aTTTTTUUVS p:you know
WTVSYTSUUT p:you make
XTTTTYTUUS p:you must
UWXSXSTUTS p:you need
YUTTUTUUUT p:you never
TUTTXWUUUU p:you plan
UUTWWTSSUX p:you put
XSTUVWSUUT p:you should
UUXTXSTTUU p:you show
XTUUTUTUUU p:you take
VTUTUUUUUX p:you the
UWSRWXXTTR p:you to
XTTTWTTWTT p:you touch
ZTRRYYTSUS p:you write
TUTTXWTUUT p:you're not
TUTUXUTUUU p:your answers
UZTUWTSTUT p:zone is
WTUUUUTSXU p:è il
UTTUTUUTXT p:é a
XUUTTUTUUU p:é que
YWSSUUUURW place:0
bUTTXSVURP place:1
XSWXVWVNVQ place:2
aSRZXaRMNW quotes
gPTUYUVROT reason:hypothetical
eTNOSVTXWU reason:idiom
kWRRQWSRTQ reason:joke
iURSXSTQSS reason:past
kPTUTSSUQT reason:question
hPVLXTVTXP reason:reported
SYQOVYbSRV recurs
dWYMXScMPS replies
UTTTXTTXUT row cause.linked
TUTUTTWXUT row cause.named
XUTSUUUUUT row de.allergy
YTSSYWTTTS row de.always
TTTZUUUUUS row de.avoid
WVTTTTTTUX row de.ended
SUTXTZTTTT row de.never
VTYSTUUUUT row de.prefer
VWUUSSXTTS row durable.convention
XVRWWRXQXQ row durable.mine
XUTTWWSTSU row durable.plural
TSRRUWbXVR row durable.process
XSUVSTaUSR row durable.team
VWWMWReUUO row durable.thing
WcYUQXTQSO row durable.user
WXUUTUUTTS row durable.we-are
STUTWSTUUX row en.again
UYTTUUTUUU row en.allergy
SaTTUUTUTT row en.am
VTTXTTTTTY row en.annoy
RSTSSWTUUc row en.anymore
TYUUUUUUST row en.birthday
VSUVRTVSXW row en.by
TTUUUUSaTT row en.cause.event
XUUUUUTUUT row en.cause.known
TUUUTTVXUT row en.cause.turns
TSUUUURUZU row en.deadline
RSUSSScUSY row en.decided
TUUUUUXUTT row en.decision
URQeTWTTUR row en.dislike
TWUXTUTTUT row en.dislike.fan
TTUUUUSUZS row en.due
UXTSUSTUUX row en.eat
TZUTTTUUUT row en.email
TXTUUUTUUT row en.employer
VTUUTTVXTS row en.fine
UUTUSTTUUZ row en.forget
VTTUTUYTWS row en.going
TVUTUUXUTT row en.home
TYUUUUTTUU row en.home.moved
TUUUUUYUTT row en.i.decided
VTTUUUXTUT row en.i.settled
SXTUTUYUUS row en.it.is
UPSSSWaTWW row en.kin
UXTUUUTUUT row en.language.is
WUUUTTYTTS row en.lets
VSdWSTSTTS row en.like
TSYWTUTUUT row en.like.fan
VaUTTTTUUS row en.name
TXUTUUTUUT row en.name.bare
TYTUUUTUUT row en.name.greeting
VSUTTSUUTa row en.nolonger
TUXTWTTTUT row en.over
WSTSUTWSUY row en.quit
WUXTTTVUTT row en.rather
VTTTXSVTTW row en.remember
UUUUTTYTUT row en.remember.bare
UaSTTUTUUT row en.role
TZSXTTSUVS row en.role.do
TYSTTTZTUS row en.role.lead
WYSTVQWQbR row en.ships
WTUVTTYTTT row en.stay
TURUYUUUUU row en.style
XWUTUUTUUT row en.suffer
TUXUSTUUUU row en.taste.free
TXUUUUUUUT row en.timezone.in
YVTTTTTUVT row en.tools
SZTTUTTUUU row en.tools.my
TXTUUUUUUT row en.tools.on
XTUTUTWUUS row en.was.decided
UUUUUUYTTU row en.went
TUXTUUUUUU row en.works
TTTUYUTUUT row es.always
UTUYUTTUUT row es.avoid
TXUUUUSTXT row es.deadline
UTTTTUZUUT row es.decided
TTUUUTTUUX row es.ended
VSTTWZTTTT row es.never
TTaTTTTUUT row es.prefer
UYTUTTUUUT row es.role
XPRXQVTaQX row event.failure
YQQRVQVdQY row event.success
STTUaTTUUT row fr.always
TTTZUUUUUT row fr.avoid
TTUUUUTTYU row fr.deadline
UTUUUUXUUT row fr.decided
TTUTUUUUUY row fr.ended
YSTTUUUUUT row fr.name
STTTSZXTUT row fr.never
TTZWTTTTUT row fr.prefer
UUTUWTSTXT row generic.duty
XXTUSTYTTT row generic.limits
YXTTTTUSUT row generic.since
YUTVSVVSRV row generic.us
TTTUYUUUUU row it.always
VTTaUTTTUT row it.avoid
TTUUUUTSZU row it.deadline
TTTTUUWTXT row it.decided
UTUUUTUUUY row it.ended
TSTTTcTTUT row it.never
UTZTTUTTUU row it.prefer
TRNnQXQRTW row kind avoid
TQQPUWUUSi row kind back
WWQSSOUQhU row kind deadline
TOWTfTVSTT row kind do
VRMUWiVSPV row kind dont
VPNUTUSgQZ row kind event
SUURQRdSWW row kind fact
UPlYZPQQSP row kind prefer
TeUVQTXSOT row kind profile
hQSTSVWUNU row none
XTTTXTUTUU row order.address
YTRTXSUUUU row order.always
WUPOUaXUSW row order.ban
WTTSXWSTUT row order.limits
ZQSWXXRTUQ row order.no
UUTTSaTTUU row order.nobody.does
UUUUTYTTUT row order.nothing
UUSTYSTUVV row order.occasion
SUTTaTWTTT row order.process
YTRTbSRTUT row order.scoped
ZUVRaVURSP row order.standing
XTUTTXSTTU row order.standing.thing
TUUUXUUUUU row order.sure
RTUUZYVSUR row order.we
VTTTTSXUYS row plain.by.date
VRSWTVVUUV row plain.can.skip
TUUUUUTYUT row plain.cause.trouble
TZTTTTRTUY row plain.email
YUTUTUTTWT row plain.expires
ZTUSTZSSTT row plain.order.contrast
UUTUXUTUUU row plain.order.first
VQXXXPWXSQ row plain.order.output
TUTUZTTUTT row plain.order.should
TTSdTSTTVS row plain.taste.against
VTaTTTTTUU row plain.taste.for
UTTTZUUUUT row pt.always
WSTZTVTTTS row pt.avoid
TTUVTUTTYU row pt.deadline
TTUTUTUUUX row pt.ended
UTUTTZTUUT row pt.never
TTXTUUUUUU row pt.prefer
TYTUUUUUUT row pt.role
TSOlRVQRSW row tier explicit avoid
TQQPUWUUSi row tier explicit back
VWRTTPUQhU row tier explicit deadline
ZSVQiUTPRO row tier explicit do
VRMUWhVSOV row tier explicit dont
VSUUSSUeTR row tier explicit event
SUPQSQjQVY row tier explicit fact
UQjYWQRRSQ row tier explicit prefer
VlVNUOWQQU row tier explicit profile
USReSWSTUS row tier plain avoid
YTSTSTWTZS row tier plain deadline
RQWTXVXTTU row tier plain do
UUTTSbTTUU row tier plain dont
WQNUUUSdRZ row tier plain event
UUVRRSaTWT row tier plain fact
VSbRYSSSUT row tier plain prefer
UYUVRUXSQU row tier plain profile
WTTUTTTYTT s:502
TTTVTXUUUU s:abbreviation
UTUUUUYUTT s:abolish
XTUTTUUWUT s:absolute
VUTTUTXTUT s:accept
VTTUTWVTTX s:acces
YTUUTTTUUU s:according
TTTUTTYWVS s:account
XUTTTTWTUT s:ack
SXSTWVWTTS s:acros
YSTSWTWVUS s:actual
XTTTTUTUUU s:actuary
VTXTVXSTTT s:add
UYVSTTUSSX s:addres
XUSTWXUTST s:address
UXTUTTTWUT s:advis
VTTTXWTTUT s:afternoon
XUWTVUTTTT s:afterward
YSTTSTbRXR s:agre
WYUTTUTUUT s:all
ZTTUTXSTTS s:allow
TTTTYTWTUT s:alphabetical
VUXUTUTUUT s:alternativ
ZTaQeWTOPN s:alway
UUTUXTUUUU s:amount
VTUTXUTUUT s:anglai
XTTWUTUTUS s:annoy
VUWWXQVVTQ s:answer
UYSTYTTTTT s:ant
VVXYZXUPPN s:anyth
TSSRXWYSTW s:app
TXUTUUUUUU s:arachid
TUUUTTXVTU s:archiv
WTTUXUUSTT s:argu
UTUTUXWTUT s:argument
XTSSSSVWXS s:arriv
TUTWTXTTUU s:arrow
XSQUUZVPSY s:ask
YUTTUTUTUT s:attach
XTWTVTTTUU s:axi
WTTXTUTTUU s:axolotl
XTUUTUTWTT s:azor
VXTTTTXTTT s:año
TUTTTTXTTX s:backup
XTTTVTXUTT s:backward
YTTTTTWUUT s:bad
XUUTUTUUUU s:bag
UTUUUUUXUT s:bak
WUTTTXSUUU s:bann
TUYUTUTUUU s:bar
YUUTUUTTUT s:bark
UaTTTTWSTT s:bas
UUUTUTXUUU s:basi
YTUUTUTUUU s:basical
UUUUTUTXUT s:battery
VTTTXUWTTT s:becom
YUTTTUTUUT s:beep
ZTUUTTUTUT s:belong
UUUUXTWTTT s:bik
WXTSTSaTTR s:bill
UTTUTTXTTY s:bin
XUUUUUUTUT s:bind
TYUUUTTUTT s:birthday'
XTSTTTWXTT s:bit
YTUUUUTTUT s:bles
XTUUUUTUUT s:blink
UVTTTTWXUS s:block
TWUUTTXTTT s:board
XTTTTUWTTT s:boil
VXSSURUXYR s:book
XWTUTUTTUT s:booking
TXUUTTVUUT s:bookkeep
TTUTYTTUUU s:boolean
WTXTTUWSTT s:bor
aTUTTTTUUT s:bos
XUUUUUTUUU s:bowl
XTSSTXUWTT s:box
WTSUYTTUUT s:bracket
TSSSXXZSTS s:branch
XTTUTTTUVT s:brandvold
VUUUTTXUUT s:break
VTUUTXUTUT s:brick
XTUUUUTUUU s:bridg
TTTTYTUUUU s:brief
XTTTTTWWTT s:bring
XTTTUTTUWT s:brother'
TTUUYUTUUU s:bugfix
VUWSSSUYVR s:build
WTYTTTTTUT s:bullet
STUUTXTYTS s:bump
YTUUUUTUUT s:burn
WSSTWXWSTS s:busines
XTUUTUTTUU s:buy
SWObUXbVPN s:call
YUUUUUTUTT s:call'
YUTTTUTUUT s:canary
YTUUUTTTUW s:cancell
UUUTUUXUUT s:cap
WUTTUXTTUT s:capsul
TUTUYUTUUU s:caption
TTTYSTVXUS s:card
VTXTUTUTUT s:carousel
UTUUYTTTUU s:carry
TTUUUTTZUT s:caus
TTXTXSTUUT s:celsiu
VTTSWTXUUT s:cent
UUTUXUTUUT s:chamber
ZURRYRXXSP s:chang
YTUUTTTTWT s:chao
TUUUXUTUUU s:char
SSWWXSVTTS s:chart
WTTTTTXVTT s:check
XXTTTTTUUT s:cheer
VSUTWSUTaT s:christma
UUUUTXTUUU s:circumstanc
ZXTTSTSVTS s:claim
VRSTWSXVTW s:clas
TTTVTTXUUT s:class
VUUUTTTXUT s:clear
WUTUTUTXUT s:click
SVVSWWXSTS s:client
VUUUUTTXUU s:climb
YRRSUWWSZQ s:clos
WTTTUUTTTX s:club'
VUUUTXTTUT s:co-author
XWTTXTTTTS s:cod
YUTTUUUUUT s:coffee'
XTTUUUTUUU s:collect
WTUWWSRTTW s:column
XVRSTUUVYR s:com
UTTUYUUUUT s:comilla
VWXRXUSTTR s:commit
XWTTTTUUUT s:compar
YUTTTTUUUU s:compil
XUUUTUTUUU s:complete
VUTXTUUTUU s:compliment
YUTUTUTUUU s:con
VUTUUUXTUT s:config
XTTTTUSXUT s:confirm
ZUTTTTUTTT s:confus
YUUTUTTUUT s:consider
VTUTXTTUUU s:constant
UUUTXTUUTT s:contract
bTUTTTTTUT s:copy
UUZTTTUUUT s:corta
UTTTTUXWUT s:count
UYTTUTTUUU s:country
YUTUTTUUUT s:courier
UTYSTTUWUT s:court
TTTTTTaXUS s:cover
TUUTTTTYUT s:crack
WUTTTUXUUT s:credit
YTUTUUTTUU s:crisp
YTTTUUTTUU s:croissant
XUTWTTUTUS s:cros
XUUUTTUUUT s:cry
TTTTUYWTUT s:cup
XUTTUUUUUT s:curiou
UUTUTUYUUU s:cursor
VTYTTTTUUU s:curta
TTUUUUTYUT s:custom
RTWQYXZWQQ s:customer
UYUUTUTTUU s:dai
VSTSWYTTUT s:dan
XTTTYTTTTT s:das
UTTTaWUTTS s:dat
VXPQVXVWVP s:day
YTUUTUTUUU s:debugg
YRTTSSfSTR s:decid
TUTTTUZUUT s:decidimo
UTTTTUWTTX s:decommission
XVUUUUTUTT s:defend
UTUUTTYWTT s:degre
TUUUTUZTTT s:delivery
VTTTWTTTTX s:denni
UTUUTWXTTT s:deploy
XUTTTUUUUU s:depress
YWTTUTTUUT s:depui
YTTUTUTTUU s:describ
TWTTUTXUTT s:diabet
TXTTXTVTUT s:dienstag
TUYTUUUUUT s:diff
VTTTXTTUUT s:digest
VTTUXTWTTT s:digit
TTUTWXTUUU s:dinner
STUTTXWTVT s:direct
XTUUUUTUUT s:disappoint
VUUUTXTTUT s:discount
XTUUUUTUUU s:discus
VVRRXSTSWX s:doc
YUTUUTUUUT s:docstr
VUTTUXUUUU s:docstring
YUTTTUTTUU s:doctor'
ZTTTUUTTUU s:dog
XUUUUUTTUU s:dollar
XTTTVVTUUT s:dos
UUUUTUTYUT s:doubl
XTXWRVSSTS s:draft
XTTTTWTUWS s:drill
WUSRSSXVWW s:driv
XSTTTSUXSY s:dropp
XUUUUUUUTT s:drown
TXWTTWTTUS s:dur
SVWWTWSVSR s:ear
TUUTUUUXUT s:earplug
ZTTUTTVSUT s:eat
WTTTXTVTTU s:edit
bUTTTTUTTT s:egg
TRRXRZUSTY s:emoji
XUTUUUUUUT s:enclos
WWTSSTTRXW s:end
TTUUVTYTUT s:endpoint
VUTTYSWTTT s:error
TTTTXTTTUX s:espacio
VUXTTUTTUT s:estimat
XUUTUUUUUT s:etwa
UTSSYVYSTS s:euro
XUUSWWSTWP s:even
VTUUTTYUUS s:evening
UUUUUTVXTU s:event
YUTTUUTTUT s:everyone'
SXWVWUXTOS s:everyth
bTTUTTTTUT s:exact
UUXTTUUUUU s:exampl
ZTUTTUTTUU s:exception
UTTUUUYTUT s:exclud
WSTXUUTUUT s:exhaust
SUUUXVVTUT s:exist
VTUTTTXUWS s:expect
TTTTTSVXUW s:expir
VTWXSTTTUU s:explain
UYUUUUUTUU s:fai
YTTTSSScUR s:fail
UTTUTTTXUU s:failur
aTUTTTTTVT s:fall
UXWSWVTSSS s:fami
WTUTTXTUUT s:fas
WXTTUUTTUT s:fast
ZTTTUUTUTT s:feel
XUUUUUTUUU s:ferry
UUVSYSSXTT s:figur
RTRUXaYWRQ s:fil
XSSXSTTXUS s:final
YUTTUUUUUT s:find
WUTUXUTTUT s:finger
VRWSXSRUWW s:finish
XUUUUUUTUT s:fit
VSSSXSXaTR s:fix
UTSSXSYTTW s:flag
TUTUTWUUXT s:flight
TTUUUUTYTT s:flopp
YTTTWTWTTT s:folk
YUUUUTVTTT s:follow
XUTTUUTUUU s:footnot
TYUWTTTUTT s:forecast
XUUTTTWTUT s:forward
VTTUWTXTUT s:franc
WWSSXTVTTS s:françai
YTTTTTUUUT s:freelancer
UTUUUUXUUT s:freerto
WTUUTTTXUT s:freez
YUTUUUTUUT s:freitag
WXSSRXYSUQ s:friday
YUTTTUUUUU s:friend
UTUUUTTXUT s:fum
TTYTVWTTTT s:function
UTWTTTYUTT s:gam
XUUUUUUUUU s:general
SSSTWZZTSS s:generat
UUQQXaZSVQ s:get
XTUXTTXTSS s:gett
WXTTUTTTUT s:gig
TTTTUUWTUX s:girl
WRSWUVWWTR s:giv
VTTTXTUUUT s:global
XUUTUTUTUT s:glue'
XTUUTUTUUT s:gnom
UUTTUXTUUU s:gram
UUUUUUXUUT s:gran'
WTTXTTTUUT s:greet
VTTTXYTTTS s:gues
ZTTTWTTTUT s:guess
UTUUTUVTXT s:guest
YUUUTUTUUU s:habit
TXUUUTUUUU s:hall
TTUUTUYUUU s:hall'
UVSSWVWRVV s:hand
XSSSYTXUTS s:handl
XTUTUUUUUU s:handwrit
VXTTUTUUUT s:hard
UTTTXUWUTT s:hash
ZUTTUTVSTT s:hat
WWTTTTSYUS s:hav
ZTTTSTYSVS s:he'
YTTTTTYTUS s:head
TXTTXSSXVS s:hear
XTTUTTWTTT s:heat
WUTTVTTXUT s:help
TTTVXTUUUT s:helper
UUUTUUXUUT s:hemo
YTUUTTTUUU s:herb
WXSTSXSTUT s:here'
YTUUTUTUUT s:hinwei
UTTTTTTTWX s:hir
VXTXTTTUUS s:hiv
TUUUUTXUUU s:holiday
UXTTUTWTTT s:holli
YSSWVSTWUS s:honest
TUXTSXWTUT s:hook
TWTWTSXTUT s:hotel
WXXRQRZWSR s:hour
aTTTUUTTTT s:hurt
XTUUUUTTUU s:hypothetical
YTTTVTSSTX s:idea
TTTTZTTWUT s:import
WTTTTSWXUS s:inch
YTTUTUUUUT s:incidental
TYXTTTTTTU s:inglê
TTTTXVVUUT s:initial
XTTTWTVTUT s:insist
TTTTXWTUUT s:instruction
VTTTTUXUUT s:internal
XUUUTUTUUT s:invent
WUUUUTTTXT s:investor
VSSSYTXVSV s:invoic
VXUUUUTTUT s:island
UWWNTTYVWT s:it'
VTTTVUTUXT s:item
YSSSWaSSTS s:jamai
SSTTXWTXTT s:job
YWTTUTTUUS s:join
WTSXVVTTTT s:jok
WTTTTTYUUT s:jona
XUUUUUUUUU s:jury'
UUTXUUTUUT s:justifi
YSVTSTXVTR s:keep
TXSSXSXSXS s:key
TUUTYSUUUU s:keyword
WVSSRYVXSS s:kid
YUUTUUTUUT s:kidd
XUUTTTTWUT s:kill
WUTTXTTUUU s:kilo
VTTTZTTSUT s:kind
TTTTTWTTUX s:kit
ZTUTUUTUUT s:kne
XTUUTTXTUT s:know
YTTTWSTTXS s:land
YUUTUTTTUT s:landlord'
WXTTTTVTTT s:laptop
ZTUUUTUTTT s:las
XTUTTUXTUT s:laugh
XTUUTTTXTT s:leak
YUUUTUUTUT s:lean
XVUTUTSXTS s:learn
UXTSTSUWTW s:leed
ZUSTTUUUUU s:leek
TZTUUUTTUT s:left-hand
YUUUTTTTUU s:legal
XTXTTTUTUT s:les
WTTTUTVUTX s:lesson
YSSTRXaSTR s:let'
WUTTZTTVVR s:letter
VWTTXUTUTT s:level
STTWTTTUUZ s:lift
TTTTVXTXTT s:limit
UUXQZUUUSR s:lin
TYTUTUUUUT s:linguistic
TTUUUUXUUT s:link
VRYXYWRRSR s:list
UTTTUTZWTT s:listen
UUTUTUTYUU s:listener
ZUTTTUTUUT s:literal
bTUTRSaRSS s:liv
TUTTTTWXUU s:load
VTUTTTXWTT s:lock
XTVSXSWSSS s:log
TVTUUUTTUX s:logistic
bRSSTRWWSW s:look
UTTTXTWYUS s:los
WTXTTUTUUU s:lot
WTUUTUTXTU s:lov
YTTUUUTTUU s:love
TXTSTWXTTT s:lun
XTUTUTTXTT s:lung
XUUUUTUTUT s:lupin
XUTUUUUUUT s:lyric
YTTVTTUTUT s:machin
WTVXUSVTTT s:macro
SSRXXXYSTQ s:mail
TYXXVUTQSR s:mak
WTXTTTTTUT s:map
YVTTUUUUUT s:mar
STRVXYVTUS s:mark
XUTUTTTTTX s:market
VXTSTYSUUT s:math
UTXTTXSTUT s:matter
XTTTTXXSTT s:mean
TUTUXTUUUT s:measurement
ZSSTSSXQXW s:meet
XSSWWXUSTS s:meeting
XUTUTTTUUU s:mention
TTTUVUXTUT s:menu
XUTTUUUUUT s:mere
VSSSYYWTSS s:merg
XTTTTTUTXT s:mes
QRWVXXUVRU s:messag
WTTUTTXUUT s:messr
TWTUTUYTTS s:metr
WTTUTTUUUX s:meu
SUTTVZWTTS s:migration
XTTTWUTUUT s:min
YTUUUUTUUT s:mind
WXTUTTTTTT s:mine'
UUUTTXUUUU s:minor
WUUUWSSXTU s:minu
YRQSYWYVSR s:minut
TTTTXTXTUT s:mirror
aTTTSSVYTS s:miss
VTTTWTXTUT s:mix
STSXVVRTVW s:mock
TWTTTWYTTT s:model
VTTTXSTWUT s:modul
WUSSSSZTSW s:monday
WUUTTTXTUT s:monitor
USTTXYSWTS s:month
VTUUUUXUTT s:month'
VTQVUVWTVT s:morn
TZWRRWXSTR s:morning
VaRTSTWWTS s:most
WZQQQRZZXO s:mov
XUUUUTUUUU s:mushroom
SUPPaYYURW s:nam
UbTTTTVUTR s:name'
TZTTUTWUTT s:nant
WSQRaUVRVW s:need
XVTTSWWSTR s:neighbour
UTTXUUTUUU s:nervou
XVTTWWVSSS s:new
XUUUUTTTUU s:nice
UUUUTUTXUT s:nicht
VTTTTaTTUT s:niemal
WVRRRUWWTW s:night
XUUUUUUTUU s:ninety
UUTTTXWUUU s:nod
WUTTUXTUUT s:notebook
WUPPVZPaUV s:noth
UUUUTUXTTU s:notification
YTTTTTWUUT s:nou
XTTTUUTUUU s:nowaday
VRVRWaXTSR s:number
VSSVSVXSUV s:nut
ZTUTTUUTUT s:obvious
WTTTYWTTTT s:offer
UXTTUTVUTT s:official
XUUUUUTUUU s:old-fashion
UTUUTUYUTU s:oltmann
YTTUTTTXUT s:onboard
YTUTWTTTTU s:one'
TUTXTTXTUT s:one-liner
XUTUUTUUUU s:onion
VSXSSRVYXQ s:open
ZUTUTUVTTT s:oppos
WTXTWSTTUT s:option
VUTTTTTXUT s:orchid
XRSTTSYVXR s:order
UUTYUTUTUT s:orm
WSTTXTXTUT s:other
TUUUUUTXUT s:ottilie'
VTTSTWWTYS s:our
VSTTTTcTUS s:own
VTTTTXUWTT s:packag
XSSSVZXSTS s:pag
TTTWXTTUUU s:pairing
VTXWTUUTTT s:panda
ZTXSSWVSTS s:paper
YSUUVXSSTT s:paragraph
VSTVTZUUTS s:parent
UUTTXTUUUU s:parenthes
XUUTTTTUUU s:park
YTUTTTTWUT s:part
TTWTUUUXUT s:partition
TTTTXTZTTT s:partner
YUTUTTVTUT s:pas
SSTTTTVYTX s:pass
ZTUTTTTTUT s:past
TSTUXTSWWT s:patch
VUTTXTUUUU s:patient
YUTTTUTUUT s:paus
WTVUTTYTTT s:pay
WXSSWSXUTR s:payment
XUUTUUTUUU s:pea
cTTTTTTTUS s:perhap
UUUUUUXTUT s:permanent
VUTUTUTUXT s:permitt
TXUTUUTUUT s:pesticid
XUTTTTTWUU s:phon
WTWXSTTUUT s:photo
WTTTTUTTUX s:physic
VTUUUUZTTS s:pick
YUTTTUUUUU s:pictur
TUUUTUYTUT s:pier
UTUUUTVXTT s:pinn
UTUUUUTXUT s:pitch
VTTTXTTTUT s:plac
VSXWSVVSTV s:plan
VVTSWSSWYR s:plann
XUUUUUTUTT s:plant
XVUUTUVTTT s:play
TTTTUTWYTT s:player
UTXTTUWTTT s:pleas
WTTSVWTXTT s:plot
WXSSSSVVSX s:plu
TWTTTUTXUT s:pod
USWWVVRTSV s:point
TTYTTUUUUT s:polar
XUUUUUUUUT s:polite
XUUUTTUUUT s:portrait
TXXSWSTTTT s:portuguê
VTTTSWVTXT s:post
TTTSWSdVTR s:postgr
USXTXSVTUT s:pound
XUTTUUUUUU s:pourriez-vou
XUUUUUUUUT s:prat
XUUUUUTUUT s:precise
ZUUUTTTUUT s:prefer
XUTUUTUUUU s:preferr
YTUTTUVUVT s:pres
YUTUTUTTUT s:previou
XWSSWTWTTS s:pric
ZTTTTUTUUT s:pro
XTUUUUTUUT s:probab
XTUUUUUUUT s:proce
XUUUUUTUVT s:proces
TTTXTTXUUT s:product
XTUTTUUUUU s:profil
UTXTVTTTUU s:project
VZUTUTSUUS s:pronoun
UTUUUUUUXT s:proof
TUTTTTWUXT s:proofread
YUUUTUTTUU s:propos
WTTUXTTUUT s:prueba
XTUUTUWTUU s:pupil
TYUUUTTTUT s:purchas
XTUUUUTUUU s:pure
WTTTWXTTUT s:push
XTTUUTTUWT s:quarter
XVRWXVRUSS s:question
VSSSZWSSWW s:quot
bTUUUTSTUT s:rain
TXUUTUTUUU s:rasmu
XUUUUTUUUT s:rat
WTTTTTVTTX s:rau
YTUUTUUUUT s:reach
YVWQVQXSTS s:read
VSZWSSSYSR s:real
TUUTXXSUTT s:reason
XUUUTUTTUU s:recalibrat
WTTUXTTTUU s:receipt
XUUUTUTTUT s:receiv
WTTTTXTUUU s:receta
XTSTWXTUUT s:recip
aTUUUTSUTT s:reckon
XTTTTTXWTS s:redi
UTUUTWYSUT s:refund
TTTTTTWZTT s:refus
TTUUUUYUTT s:rehearsal
XTUUTTTWUT s:reject
TSSSVXXXTS s:releas
VXUTTTWUTT s:remain
TTTTWXUUTT s:remind
UTTTTTWXUT s:remov
TTUTUUXUVT s:renew
XWTTTUTTUT s:renn
WUUVWUWTSP s:rep
TXUTTTUXUT s:replac
UUUUUTUXTT s:replay
TVVVXSUSVS s:report
YUUUTUTTUT s:resident
WTVUUTXTTS s:resolv
TSYTWWSTTT s:respuesta
XTUUTTTVUT s:restor
VZTTTTSSWW s:retir
VVVVRRYWSS s:return
YTUUUUTTUU s:revert
VUSTUSZUUT s:review
WTSWTXTUUS s:rewrit
UUUUTTXUUT s:right
UTUUUUYSTT s:ripp
UUUUTXUUVT s:road
WUUUTTTXTT s:roll
XTTTXTTTUT s:room
WTTUSUXTUU s:row
ZTTTSTXTUT s:rul
RXVQWVYWTP s:run
XSSTSSVZTW s:runn
UUTYUUUTUT s:rush
TUTUYUTUUT s:répond
TTYSUUUUUU s:répons
VXTTTTTWTT s:sal
UTXTTTTXTT s:san
VTTUUTYTTT s:saturday
ZUUUTUSTUU s:sausag
WVTTWTTXTS s:sav
eWWSVVOVRQ s:say
VUUUTTXUTU s:scan
YUUTUTTUUT s:scar
YUUUUTTUUT s:scream
UWTTXVTTUT s:screen
STTUXWXSTT s:script
UTZSUSSUUX s:seat
XTTTSWUWTT s:second
TUUUUUXUTU s:secret
WTTUXTUTUT s:seed
YUTTUUTUUT s:seem
UXTUTUUUUT s:sei
SUSSWWYWTS s:send
TWYRWUUSTS s:sentenc
XTTTWUTTUU s:separate
UUSUXTTUUU s:separator
ZTUTTUTUUT s:seriou
WTUTTWTXTT s:server
XUTUUUUUUU s:server'
VTTSYTXTTT s:session
YTTUUTTUUT s:setting
XWTUSSbRSR s:settl
WTTXUUTTUT s:seventh
UUTUTTVXTT s:shard
ZTSSWSYTTS s:she'
UTUTXWTTUT s:sheet
TUUUTTYUTT s:shift
WTTUTSXVWT s:ship
WVSTSTXTUT s:shipp
VTUUXTUUUT s:shop
VXTTVVSTUT s:shopp
WWSTTTUXTS s:show
UQRSTWYUYW s:sign
TUUTYUTUUT s:signal
TTTTXWTTTT s:signatur
ZTTTTTUUUT s:sil
YUTUUUTUUT s:simp
TTWTXTTUUT s:simpl
VTTTUXVUTT s:sister'
VTSVSXXSVS s:slid
WUTUTTXTTT s:slip
WTTTUUTXUT s:slug
ZUUUUTTSUT s:smell
YUUUUUUTUT s:smudg
TTUTXTWUTT s:sole
UUUUUUSaTS s:solv
ZSXVVVRSTR s:someth
XTTTUTVTUT s:sometim
UTXTXTRWTS s:sort
bTSTSUWTUT s:sound
ZUTUTTTUUT s:sourc
SSVSZRVVTW s:spac
XTUTTTYTTT s:speak
UTTXTTTVWT s:speaker
VVYRZUUSSQ s:spell
TUUTTTVUUX s:spot
TWTSVSUWXR s:spr
VSTTSUaSSY s:stag
TWTTTSYVVS s:stair
YTUUTUTTUU s:stamp
aTTTUUTUTT s:stand
YSTWTWTVTS s:star
TaRVRQXUYR s:start
USSSRXdVSR s:stay
UUUUUUXTUT s:steer
VTSTYSTWUU s:step
XTUTTTWTTU s:stick
XTTUUUUTUU s:stop
UTTUTTSXUY s:stopp
VUSSTTXVTX s:stor
YUTUTTUUUT s:stretch
TTTUXWSVUT s:string
TTTUTUXTWU s:student
ZUTUTTTUUT s:subtitl
UTTUTYTWUT s:suggest
XTTTTXTTTW s:suggestion
YaSSTSUTTS s:sui
STVTUWSTTX s:summary
VSSTWVYTTS s:sunday
XUUUUUTUUU s:supplier'
UUUUTTXUUT s:support
YTTUTUUTUU s:suppos
XUUUTUTTUU s:sure
TTTYTTWUUS s:surpris
XUUUUUTTUU s:surviv
TTTSTWWaTR s:swapp
ZUTUUTTTUU s:swear
TWTTWRYVVR s:switch
XSWRXRSSTZ s:tab
TRXWWTVRRW s:tabl
TUTTXTTUUX s:tabulation
UTUUXUTUUT s:tag
VUUUTTUUXT s:tagg
UTQRUQYWYX s:tak
aSWXSSUSTS s:talk
XUTVTUUUUT s:tast
VXTTTTTWTT s:teacher
aVTTUUTTUT s:team
YTTTUUUUUT s:tear
aTTTTWTUUT s:tell
YUUTUUUTUT s:temp
YUTTUUTUUT s:tempt
XTTTTXTUUT s:term
TTTYTXTTUS s:ternary
YQVPYYYVRO s:test
YTSWTTVTUT s:text
aRSSYSSZTR s:thank
VWYOSTTVUV s:that'
UUTTTUYTUT s:themselv
YRZRXQWUTR s:there'
UTUUUTWUXT s:thesi
bURTSVWUTR s:thi
WRTXXTRWSU s:thing
dTTUTTSTTT s:think
XUTTTTUUVT s:thought
VUWTTTXTUU s:thousand
XUUUUTTTUT s:thrill
TVTTSXbSSS s:thursday
TXSSWSWSTX s:ticket
XUUUUUUTUT s:tier
TWTTTUYUTS s:til
XVUQWVTXSQ s:tim
TUWTWTXTTT s:timestamp
YTUTTTTTUU s:tip
bSSWTUSUTT s:tir
WTTUSTXUUU s:today'
TTTUTYWTTU s:token
TTUUUUTYUT s:tomato
YTTTTUTUUU s:tonight'
XUUTUTUUUU s:topic
UTTSXWXSTS s:touch
XTTTaUTTTT s:toujour
VTTSUTUYVT s:trail
UXYRURRXSV s:train
XUUTUUTTUT s:tram
VSTUTTSdTS s:tri
UUTTYUTUUT s:trip
XUUUUUUUTU s:troi
TXTTXTUTUU s:tru
XTUUUUTUUT s:try
XVTTSSaTTT s:tuesday
XUUUUUUUUT s:tun
VSTTVSWYWR s:turn
XSWSWSWTUT s:typ
TXTUUUTWTT s:tyr
XUUUUUTUUT s:unanimous
USXSVVVWSS s:unit
STTTYXWTTS s:unles
TUTUVXTUUU s:untouch
UUUTUXUUUT s:updat
XUUUUTTSVU s:upload
TTTTTTXWWT s:upstair
VTTWTTTXUT s:useles
WTTTTTXTUU s:usual
UUTTUUYUUT s:vamo
TTUUUUYUUT s:van
VTUUTYTTUT s:vendor
YUTTUUUUUT s:verb
VUUTWTTXTT s:version
VXTUTTTTUU s:viern
UUUUUUXUUT s:vigdi
TUTTYTTUUU s:viridi
TTUUTWTUXT s:visitor
YTUUTTTUUU s:volcano
XTTTTTZTTS s:vot
TTUUTVUXUU s:voucher
YSTTTTWXTS s:wait
bSTTSRXSYR s:want
TTTTXUUWUT s:warning
TUUYUTTUUT s:wast
XTUUTTTXUT s:water
XTTTTTWTWS s:wedd
UUTTTSXTTW s:wedding
UWTTTSXTSX s:wednesday
VWRSQSWWUW s:week
TVTTYTUUUT s:weekday
YTTTWTTVTT s:weekend
ZWTXRWRRUT s:what'
YUTTUUUUUU s:when'
YUTUUUUUUT s:where'
YUTTTUTUUU s:who
YWSSTTXTUT s:who'
VSUUUTZUTS s:wife'
UUUTYUTUUT s:win
UYTTSUYSWR s:window
VTXUUUTTTT s:wireles
YTTUTUTWUT s:wonder
XXZRYQTVSQ s:word
ZUQRPQWbWW s:work
UUTUXUUUUU s:worksheet
XUUUUTUUTU s:worry
VTTTTUXTUU s:wrapp
XWVVTWUQSR s:writ
XZXQQRTWWQ s:year
XTTTTTTUYT s:year'
WXSSYSTTTT s:your
aWTUTRUTSU turn asks
aRNOUSVaXW w:!
YUUUTTTUTT w:"
XSSSVUXYTQ w:%
VVVRSVXTSV w:(
ZVVQRVVTSV w:)
UVWSXTTUTU w:,
XTTUWTSWTT w:0
TTUUYTVUTT w:000
UUUUTUXUTT w:02
UZRTRVUUZQ w:1
WTTUUTXTUT w:1.4
UUTUTUXUTT w:1.5
TTUUUTYTUT w:1.74
aXRTTVVRVR w:10
VTTUXSWTUS w:100
WTTUXTUUTT w:101
SWTUSSYUXS w:11
UTUUUUTUXU w:11th
WUXSRUTUaP w:12
VTXUTTTTUU w:120
WTTUXTTTUT w:1234
TTUUUUXUUT w:13th
aTSTXRURZQ w:14
UTUUTTTYUU w:1400
VUTUXTTTUU w:14px
TTUUUTWTXT w:14th
XSTUXSURZS w:15
YWTTUSUSXR w:16
XTUUTUTUWT w:16th
UUSTVSVWYR w:17
SVTUXXUSWR w:18
VUUUUTXTUT w:18th
XTTUTTVTWT w:19
YTUUTUTUTT w:1926
YUUUUUTTTU w:1998
UTUUUUTUYT w:19th
YVSSQXUUXQ w:2
YRRSXWTVYQ w:20
XTSUSTYXSS w:200
XXTUTTTTUU w:2009
XUUVUUTTUT w:2015
XTUUUUTTUU w:2016
VXUUTTWSSV w:2019
XTUTTTVTXS w:2027
TTTUTTVUYU w:21
UVSTVWVRUV w:22
XTUUTUVUTT w:22nd
XUUUTTTTWT w:23
TTTUWTUUYT w:24
WTUUUUTTXT w:24th
UUUUUUXUUT w:24x24
TUUUTUTWXT w:26
USUUUUWTXT w:27
YTSTTTUTZS w:28
TYTUTUUTVT w:29
UTTUTTTWXT w:2nd
UUWQNWXUYU w:3
UTUUUUXUTT w:3.12
UUUUTUXUUT w:3.2
TUUUTUXTUT w:3.6
TPSTWVVVZR w:30
TSTUWSUYUS w:300
UWUUTTTUXT w:30th
SWTTTTTVaS w:31
TUUUUUXTUU w:320
VTUUUUXTUT w:330
XTUUUUTUUU w:34
XTUUTTVUUT w:38
UVTUTUXTUU w:39
UXTUSTSTWW w:3rd
UYQSVQUXbP w:4
XTRSWWRZQV w:40
WZTTSSTTWT w:400
YUUUUUTTTU w:404
XTTTTTZTTT w:45
XUUUUTTUUU w:49
WVRTYQVWWQ w:5
WTSTYSWTST w:50
WUTUTTYTTT w:500
UUTTXTTXTT w:5000
WTTUTTTYTT w:502s
WTTUTTXWTS w:52
XTSURSZUXR w:6
YSSUWSTVSV w:60
URSUWRXXZR w:7
SXUTTTWWTT w:71
VTUUUUXTUU w:72
TTUUXUTTXT w:7th
VUTTURXVWR w:8
XUSUSSUWTW w:80
TTUUTTXWUU w:84
VTUUUUXTTT w:8443
YUTUTTTWTT w:88
TUUUUUTTXT w:8th
XURUURWUZQ w:9
SVTTVVYUST w:90
XUUUUUTTTT w:91
QTNSWWYXXV w::
fQRSSVSVTV w:?
VVVTVUVWTO w:a
UTWTXTTTUT w:a4
VWRSXSURWW w:ab
WTTTTTWTXT w:abbiamo
TTTVTXUUUU w:abbreviations
VYTTTUTTTT w:abito
UUTUXTVUUT w:ableton-larry
UTUUUUYUTT w:abolished
aRVOVUXRQb w:about
VSSTYSYXSR w:above
TTUUUUTTXU w:abril
XTUTTUUWUT w:absolutely
XTTUTUTUUT w:abstract
UUTTWXTTUU w:abt
UUUTXUTUUU w:accent
WTTUXTUTUU w:accept
UUUUTTXUUU w:accepts
VTTUTWVTTX w:access
YTUUTTTUUU w:accordingly
TVSSTVXWSV w:account
TTTUTTYWVS w:accounts
YUTUTUTTUU w:acho
WTUTTUTUXU w:acht
XUTTTTWTUT w:acks
SXSTWVWTTS w:across
WUTUTUTTYT w:action
XUTTUUUTUT w:actual
YSTSWTWVUS w:actually
XTTTTUTUUU w:actuaries
TYUUTUTUUU w:ada
YUTUTUUUUT w:adapt
bSRTUWQRTX w:add
TUXTSXTUUT w:adding
UYVSTTUSSX w:address
XUTUTUUUTU w:addresses
YUTUTUTTUU w:addressing
VSUUXTTUUU w:adeyemi
TTTXWTTTUU w:adhd
TTUUTUYVTS w:admin
VTUUUUYTUT w:admiral
TTYTUTUUUT w:adoro
YTUUTTTWTT w:ads
XUUUTUUUUT w:advance
YTUUUUTTTU w:advent
ZTUUUUTTUT w:advice
TXTUTTTWUT w:advised
YUTTTTUUUU w:afraid
RWQSWUYWSW w:after
aWSTWTSTSS w:afternoon
VTTTXWTTUT w:afternoons
XUWTVUTTTT w:afterwards
YTOOUWSYUY w:again
WTSTSWVYTS w:against
UTUUXTTUWT w:age
UXUTTUTUUT w:agency
UTXTSTUUXS w:agenda
YTTUTUTUVT w:agent
aTTUWTTTTS w:ages
TTUUUUTUXU w:agm
ZTUUTTVSTT w:ago
ZTTTUUTUUT w:agree
XSTTSTbRXR w:agreed
WTTTUXWTTT w:ai
TXTTTTTXTT w:aid
UUUUUUYTTT w:airflow
TSXTYSWTUS w:aisle
TXXSSWRXSS w:al
VTUVTTYTTT w:alarm
UZTTUTTUUS w:alcohol
XTUUTUUUUU w:algo
VQQSWSYYTV w:all
TVSSYSSSXW w:alle
UaTRSUXUUS w:allergic
TYTUUUUUUT w:allergique
TXTTTTXTUT w:allergisch
UYSTTSWSSX w:allergy
WYUTTUTUUT w:alles
TUUUUUTXUT w:allocator
UWUUUUYSTT w:allotment
YTTUTXTTTT w:allowed
XUTUUTUUUU w:allows
TVUTXUUTUU w:almeida
YUUUTTTUUT w:almost
TTSXTXWWSR w:alone
XTTTTTWUUU w:along
VUTTTTXUUT w:alphabetical
TTTTYTWTUT w:alphabetically
XSTTSXSWVS w:already
SWWVVWSTTR w:als
TVQWYVYSSQ w:also
TUUUTUXUTU w:alten
VUXUTUTUUT w:alternatives
ZTTUTUUTUT w:altogether
ZTaQeWTOPN w:always
UZTTTUTTUT w:alérgica
XYUPVPSVYT w:am
WTTTXUUUUT w:am/pm
USVWTXSWTS w:american
XTUUUUUUUU w:amount
UUTUXTUUUU w:amounts
WYSTWYXWPM w:an
QXWVUWXUSP w:and
VTUTXUTUUT w:anglais
XTTXUUTTUT w:angry
WVSTTTVTXT w:anneke
XWTTUUTTTT w:anni
TUUUUUXUUT w:anniversary
YUTUTTUUUU w:annotate
WTSTTSXXUT w:another
XWVQcRVQSS w:answer
XWTTUUTTUU w:answered
VRWWXRVVTR w:answers
UYSTYTTTTT w:antes
TTUUTTTYUU w:antibody
VWTTTUXTTS w:antwerp
VTUTXTTUUT w:antworte
TTXTXUUUUT w:antworten
QSYSYZNTOd w:any
VUTTUTXUUT w:anybody
UTTTXTWTTT w:anyhow
TUSRSWUSUc w:anymore
cVTTTVTSTR w:anyone
VVXYZXUPPN w:anything
ZSXTRWYRTR w:anyway
UUUUTXUTUU w:anywhere
XTTUUUUUUU w:ao
VTTTXTWTTT w:apa
SRSSYYZRWR w:api
QSSWTWXZRV w:app
XTUUTTVTUU w:appendix
UTUUTTUUXU w:application
TSSSXVWTTV w:apply
WTTTUTTUXT w:apprentice
VTUUTTXTUT w:approach
TTUUXXSTTU w:approval
ZRTUSTWSYS w:april
VXUUUUTTTT w:aquarium
TXUTUUUUUU w:arachides
SZTSUUUUUW w:arbeite
YUUUTTTUUT w:archive
VWTVUQZTSS w:are
TTTYTWTTTX w:aren't
YTUUUUTTUT w:argued
ZTTUTUTSUU w:argument
UTUTUXWTUT w:arguments
UVSWXSSTWS w:around
XUUUTUUUUT w:array
XTTTTTWTXT w:arrives
TUTWTXTTUU w:arrows
TUXWTTWSTT w:art
SXUSWVURVU w:as
TTTTTTYXUT w:ash
VUQScZVRTQ w:ask
aSTWTTTSUS w:asked
XRSSUXWRTY w:asking
XVSSWWVTTS w:asks
dTTTUTSUUS w:asleep
WTXTTTYTTT w:assistant
VUTUXTTUTU w:assume
XUUUTTTUUT w:assumes
WTTTTXUTUT w:así
ZSSSXTTYUS w:ate
YUTTUTUTUT w:attached
XRWSSXVSWS w:au
VTUTYTTTUT w:auch
YUTTTUUUUU w:auction
UTUUTTVUYS w:audit
WQRRYYWVQW w:auf
TXTTSWVSYR w:august
YTUTUUTUUT w:aujourd'hui
YUUUUTTUUU w:aunt
ZTUUUUTTTT w:aurelio
WTTTXTXTUT w:aus
UUTTTTZWUS w:auth
WXTTUUTTUT w:auto
TTTUTTXYTT w:autosave
VVTTTTYUTS w:autumn
TXTTTYTTTT w:aux
XTTTTXTUUT w:avec
XUUTUUUUUU w:average
VSWWSYSTTS w:avoid
YSSSVVRWTX w:away
ZTUTTUTUUT w:awful
XTWTVTTTUU w:axis
WTTXTUTTUU w:axolotls
YTTUTUTUUT w:ayer
XTUUTUTWTT w:azores
VXTTTTXTTT w:años
XTUTTTXUUT w:b
YUUUUUWTTS w:baby
XUUUUUTTUU w:babysitter
XNSTURWXXW w:back
VXTTTTXTTS w:backend
UTTXWTVTUT w:background
YUUTUTUUUT w:backlog
XUUUUTTTUU w:backoff
ZUUTTTUTTT w:backup
TUTTTTXTTX w:backups
XTTTVTXUTT w:backwards
XYTTWTTTTS w:bad
XTTTUUTUWT w:badger
YTTTTTWUUT w:badly
XUUTUTUUUU w:bags
TUUUUUTXUU w:balancer
XTUTTTTUUX w:ban
WTTTTTUYUT w:banana
UTTUTUTUUX w:banco
WXTTSTTYTS w:band
YSRSURUXVW w:bank
WUTTTXSUUU w:banned
UTTTTTTWUX w:banner
YTSSTWZSTS w:bar
XUTUTUUUUU w:baron
TUYUTUTUUU w:bars
UZTTTUWSTT w:based
YTUUTUTUUU w:basically
UUUTUTXUUU w:basis
XTTUVUTTUT w:basket
VTTTXSWVTT w:batch
STUUUUVYTS w:bath
VTUUUUXUUT w:bathroom
UUUUTUTXUT w:batteries
TUTTTXTYUT w:battery
UTUUUTTUUX w:bazel
WTVRXVSOaR w:be
UUTXSTWUUU w:bear
XUUUUUUUUT w:beautiful
UXWRSVUdQO w:because
YUUUTTUUTT w:become
VTTTXUWTTT w:becomes
WUTTYSVTTU w:bed
XXWPVPRWUX w:been
VYTTTTSTTW w:bees
QUSUZYURbN w:before
WXTUSTWTTT w:begin
YTUTUUTUTT w:begun
TXTTSVZXSQ w:behind
TVSSYSWSSY w:bei
UUTUTUTTYU w:beim
SVUaRRSVUV w:being
YUUUTUUTUT w:beipackzettel
TTXTXTUTUT w:beispiele
UUUUUUTTUX w:belfast
aTTSUUUUUT w:believe
UTTUTXTTWT w:bell
ZTUUTTUTUT w:belongs
XRRTXWVUWR w:below
UTTTUUXUUT w:bem
ZTTTTUUUUT w:ben
UVUUUTXUUT w:benedikta
WXTTTSUTTV w:berlin
VUUTTUXUUT w:berta
WTaSSTWTTS w:best
YSaSRSUVTS w:better
YTVSXRVUTS w:between
TTZTUUUUUT w:bevorzuge
WTTUTTTXUU w:bien
TUXVXRTXSR w:big
ZUTUTUTTUU w:bigger
WWWTSTSXTT w:bike
UUUUXTWTTT w:bikes
UXUUTTUUUT w:bilbao
VTUTXTWTTT w:bill
UXTSTSbTTS w:billing
ZYRQYTTTUR w:bin
UTTUTTXTTY w:bins
UTTTSTTWXX w:bio
TYTTXTTTUT w:birth
TaTTTSUWQX w:birthday
TYUUUTTUTT w:birthday's
YTTUTUUUUT w:bis
YWRSRSWWTW w:bit
TTUUTUVXTU w:bites
YUTTTTWUUT w:bits
ZPRWcdPRRP w:bitte
VVYTXSSTTS w:black
aTUUTTTTUT w:blame
UTUUXTWTTT w:bleibt
YTUUUUTTUT w:bless
UTUUTUYTUT w:blind
XTUUUUTUUT w:blinking
XTTTUTTXTT w:block
TUUUUUUXUT w:blocking
UYTTUTTUUT w:blood
UUSTRSYUXX w:blue
YSTTSSYSXV w:board
TWUUTTXTTT w:boards
TYTTXTUTTS w:boat
WSTTXWTVTS w:body
TUUUTUXTUU w:bogdan
ZTTUUUTUTT w:boil
WTTUTUZTUS w:boiler
XTTTTUWTTT w:boils
YUUUTTUUUU w:bolo
VTUTXUTUUT w:bolt
YSSTUZVSTR w:book
WTTTTTVUXS w:booked
TTTUWTTYUT w:booking
XWTUTUTTUT w:bookings
TXUUTTVUUT w:bookkeeping
WXSTSSUVXS w:books
TTUTYTTUUU w:booleans
TTTTXTUYUT w:bore
WTUTUUXTUT w:bored
VTXTUUTTUU w:boring
VXUTTTXTTS w:born
VTUUXTTUUT w:borrow
aTUTTTTUUT w:boss
WTUUUTXTTU w:bot
TZQQXVVZVO w:both
TTUTTXVUUT w:bother
UTTTYTWTTT w:bottom
XWTTTTXSTS w:bought
WRTSVSYXVQ w:box
XTSSTXUWTT w:boxes
WTSUYTTUUT w:brackets
XUTTTTYUTT w:braga
XUTYTTTTUT w:brain
WWTTTTXTTS w:bram
XVSTZUTSTR w:branch
TSSSXXZSTS w:branches
WUUTTTYTUT w:brand
TXUUUUWUTT w:brandt
WUTTTTXUUT w:brandvold
XTTUTTTUVT w:brandvolds
aTTTTUTTUT w:brb
ZVTTTTVTTT w:bread
aTTTUTTTUU w:break
UUYSSRWXTS w:breakfast
UUUUTUXUUT w:breaking
YSTTTUTUWT w:bremen
TTSTaUUUUT w:breve
TTaTUTUTUT w:brevi
YUTUTUUUUT w:brick
VTUUTXUTUT w:bricked
XUTUTUTUUU w:bride
YTUUTTTTWT w:bridge
XTUUUUTUUU w:bridges
TTXTXUTTUT w:brief
TTTTYTUUUU w:briefly
YTTTTUTUTW w:brightmoor
ZUTUTTTTUU w:bring
XTUTUUTVUT w:bringing
XTTTUTWUTU w:brings
USZSaSTTUS w:british
USVVTUYTTT w:brno
ZTUUUTTWTS w:broke
XTTTTTSWTW w:broken
UTUUUTZTUT w:brother
XTTTUTTUWT w:brother's
UUUTUTTYTT w:brought
TTUUUUTYTT w:brownout
RYPXUVUVRV w:btw
UTTTTYVWTS w:bucket
TUTUTUYUTU w:buddy
VSTUUWYRVR w:budget
XUUUTTUVUT w:buffer
VTSSXXSXTS w:bug
TTUUYUTUUU w:bugfixes
YQRVTSTWVW w:build
UUWTTTVXVR w:building
TTUUTTYUTU w:buildkite
WTTTTUXUUT w:built
VSYVUVSRTW w:bullet
WTYTTTTTUT w:bullets
VTTUVTXWTS w:bump
TTUUUTTZTT w:bumping
XTTUWTTTUT w:bun
YTUUUUTUUT w:burned
YTUTUXTTUS w:burnt
YUWTSSXUSS w:bus
WSSTWXWSTS w:business
aUTTTTTTUU w:but
XTTTTTUWUT w:butter
ZTTTTTTXST w:button
XTSTXSZTUS w:buy
TWVLTXVUaR w:by
WWTTTTXTTT w:c
UTTUTXTUUU w:c#
aSSTSTXTXS w:c'est
XUTTTUTTVU w:cabbage
STUUUUXVUT w:cabinet
XSRSSTVZTW w:cache
TTTTXYTTUT w:cada
TSaTUUWTTT w:café
bSTTSTRXTV w:cake
YUTUTTTUUU w:calculate
XWSSSVTSVW w:calendar
YWSPWYWUSP w:call
YUUUUUTUTT w:call's
TXRYTSeRSQ w:called
TTUTWTUXTU w:calling
UVQZTXVWRP w:calls
VTTTVTUXUT w:calm
XVTURSSaRV w:came
YTUUTUTUTU w:campervan
WWWVWSTOPZ w:can
VWVaPXXUQO w:can't
YUTTTUTUUT w:canaries
YTTTUTVUUT w:cancel
YTUUUTTTUW w:cancelled
SXTTUWTXTT w:candle
VWSYUTTTUS w:cannot
ZTTTUUUTUT w:cansado
YUUUTUTUUT w:capital
UUUTUUXUUT w:caps
WUTTUXTTUT w:capsules
YWUTTTTUTT w:captain
XUTUTUUUUT w:caption
TUTUYUTUUU w:captions
TXTSVSVXVS w:car
WWRSXVTSRV w:card
TTTYSTVXUS w:cards
USWXWSVSTS w:care
WTUTXTTUUT w:careful
ZTTUTUTUUU w:cargo
TTUTTZTUUT w:carne
XVTTUUTTUT w:caro-kann
VTXTUTUTUT w:carousels
ZTTTTTTUVT w:carpet
UTUUYTTTUU w:carries
UXTSUTXTTT w:carro
VSSSZTTTTW w:carry
VTTTUUXTUU w:cart
aTUTUTTTTT w:carta
YTTUUUUUUU w:cartel
VTTTTUYTTT w:casa
XVXRVWWSSQ w:case
UUTTTTXUUU w:cash
UUUTTTUUUX w:caspian
ZTTTSSYRSW w:cat
UXTUUUUUUT w:catalan
UUTTXTWTWS w:catalogue
XUTUTWTUUT w:catch
WTUUVTSYTS w:cause
TTUUUTTZUT w:caused
TTTTZTTTUW w:cc
TUUUUUSXUT w:cdn
XTUTUTWTTT w:ce
XUTUUUUUUT w:cellar
VUTUUTXTUT w:celle
TXTTTUXUTS w:cello
TTXTXSTUUT w:celsius
TYTUUUUTUT w:celíaca
VTTSWTXUUT w:cents
YTTTTTTWUT w:cert
VUUTXTUUUT w:certain
VTUUUTSWXS w:certificate
YUUUTUTTUU w:cette
VWTXTUTTUT w:chain
XTTTUTUUUU w:chair
VTTUUTTVTX w:chamber
UUTUXUTUUT w:chambers
UZUTUUTUUS w:chamo-me
YUUTUTTUUU w:chance
ZSRWbVSSSQ w:change
ZVSSTSWYTR w:changed
TTTSYSWTTV w:changelog
WSTUZTUTTS w:changes
VTUTVTXTUT w:changing
WSSTTZSWUS w:channel
YTUUTTTTWT w:chaos
WTTTWSXTUT w:chapter
TTTTXXTUUT w:chaque
TUUUXUTUUU w:chars
XTTTUXUSUS w:chart
SSWWXSVTTS w:charts
XUVSSXXSTS w:chat
YXSTTTVTTS w:che
XSTTTTTXUT w:cheaper
YUTUTTTUUT w:cheapest
dTTTURSWTR w:check
XUUUTUUUUT w:check-in
XTUTUUTWUT w:checked
UTUUXTUUUT w:checker
VXTUTTSXTT w:checkout
VTUUUUXUUT w:checks
YUTTTTUUUU w:cheerful
XXTTTTTUUT w:cheers
XTTUTXWSUT w:cheese
YWTTUTTUTT w:chef
ZTRSSSXTWW w:chez
UUUUUUXUUT w:chiama
WYUTUURUUT w:chiamo
VUUUUUXTUT w:chiave
TWTTTXWTUT w:chicken
USYTYTTTUT w:choice
XWSSWTRSTX w:choir
TXTTTUWTUT w:chor
TTWTSTZTWR w:chose
TTUUUUXUTT w:chosen
VSUTWSUTaT w:christmas
VXTTUUTTUU w:church
XTTTVSXYSR w:ci
VTXTUTTUUT w:cinema
XWTTTTUUUT w:circular
UUUUTXTUUU w:circumstances
bWTUTTTTTS w:city
WSXTWTSVTT w:claim
ZXTTSTSVTS w:claims
VTUTXTTTUT w:clash
VRSTWTWVTW w:class
TTTVTTXUUT w:classes
XTTTTTUXUT w:clause
TWTTXTWTTT w:clay
UTXSVSUVTV w:clean
XUTUUUUUUU w:cleaner
XTTUWSVUUT w:clear
UUUUUTTXUT w:cleared
XUUUTUUTUT w:clearly
VUTXUUUTTU w:clever
WUTUTUTXUT w:clicks
XWRRXTXVTQ w:client
XTTUTUXTUT w:cliente
SVVSWWXSTS w:clients
VUUUUTTXUU w:climbing
UTUVTUXUTU w:clinic
RYWTXSTXSR w:clock
aSTTSSVVWS w:close
ZSTSTRXVWR w:closed
UTTUVWUSYS w:closes
XXSTSTXSSV w:club
WTTTUUTTTX w:club's
aUTTTTTUUT w:clue
XSTTTTWVWT w:cluster
YXTTTTTTTT w:cm
UTTUTTYTUU w:cmake
VUUUTXTTUT w:co-authors
XUUUUUTUUU w:coast
XUUTUUTUUU w:coat
WXTTUTXTUS w:coche
QVWSXVWRUU w:code
XUUUTUUTUU w:coded
VVTTXUTTUT w:codes
VYSSXTTTTS w:coeliac
cSYRSTSXTR w:coffee
YUTTUUUUUT w:coffee's
ZTTTUUUTUT w:coin
XSTYRSRZWR w:cold
WTTTXUUUUT w:colle
VTSXTVWSUS w:colleague
XXTTUTUUUT w:collect
XTTUUUTUUU w:collects
VWVTWSWRUS w:colour
TYTUUUUTUT w:colour-blind
ZTSTSTYXTS w:column
WTUWWSRTTW w:columns
ZWQRSQVVVW w:come
UTUUTYUUUT w:comentar
WSSTVRWWZS w:comes
UTTUYUUUUT w:comillas
YWTTSVUVST w:coming
XTXWSTUTTT w:comma
VTWTXTSTTU w:command
VTUXXSTSTT w:comment
VTTUUUTUUX w:commerce
WRURXXVRTV w:commit
VWXRXUSTTR w:commits
VZUTUTXSSR w:committee
YZSTTTUTTT w:como
YUUTTTTUUU w:compare
VXTUUUUUTT w:compared
YTTTUUUUUT w:comparing
ZTUUUTTTUT w:compile
YUTTTTUUUU w:compiles
UTUUUUTXTT w:complaint
XUUUTUTUUU w:completely
TTUTUYTUUT w:completo
VUTXTUUTUU w:compliments
VXTUUTWTUT w:compose
ZUTTUTTUUU w:computer
XUQVXUWQWR w:con
YUUTUUTTTT w:concern
TSTTXTVUXS w:concert
YUTTTTUUUU w:concrete
VTUUXUTSUU w:config
VUTUUUXTUT w:configs
YUUUTUUUUU w:confirm
VXUUTTUUUT w:confirmation
YTTTUTUUUU w:confusing
YUTUTUTUUU w:cons
YUUTUTTUUT w:considered
TWTUTTXUUT w:console
TTUVUUUTXU w:consulta
TSTTTWZUTT w:contact
WUUTXTUTUT w:contain
VTXTTTWTTT w:container
XUUUTTUTUT w:content
UXTTTTXUUT w:context
ZUTTTUUUUT w:continue
XRSSUVVWWQ w:contract
UUUTXTUUTT w:contracts
UUUUUUTXUT w:conversion
TUTUWTXUUT w:convert
XUTTUUUUUU w:convince
UZTTTTXTTT w:cook
UTUUUUTXUT w:cookie
VUUTXTTUUU w:cooking
YTTTTUTUVU w:copies
UTSSXUWUSW w:copy
aUTUTTUTUT w:copying
XUTUUUVUUT w:core
UWXVTTUTTT w:coriander
VUTUXTTUUU w:corre
XTTTYUTTUS w:correct
YTTUTSVSTX w:correction
YTTUUUUUUT w:corridor
UUZTTTUUUT w:cortas
ZTTTTUTTUU w:cost
cVRXUQVRVR w:could
XUTUTUUUUT w:couldn't
ZUTUTUVTTT w:counsel
XSSSWSXSUW w:count
UYTTUTTUUU w:countries
aTTTUTTUTU w:country
UTTTTUWXUT w:counts
VTUUTUXTWT w:county
UUTTTUXUUU w:couple
YUTUTTUUUT w:couriers
SXWTTTYTTT w:court
TTYSUUUUUU w:courtes
ZTTTWTTTUT w:cover
UTTTTTaTUT w:covers
XTUUUUUUUU w:cow
TUUTTTTYUT w:cracked
VUUXTTTUTT w:cranky
WTTUTWSXST w:crash
TWTTWTXTTS w:crate
WTTXTTTUUT w:crawl
ZTTTTUUUUU w:crazy
XUUUUWTTUT w:cream
YTUTUUTTUU w:crisps
YTTTUUTTUU w:croissants
SWSSUXWVTT w:cron
XUTWTTUTUS w:cross
UUTTTXWTTT w:crossword
XUUUTTUUUT w:crying
YUUUTTUUUT w:crypt
WUTTTTXUUT w:css
VTTTXSXTTT w:csv
TUTUYUTUUT w:cue
XUTTUUUUTU w:cup
TTTTUYWTUT w:cups
XUTTUUUUUT w:curious
YTTTTUUUUU w:curl
YTUUTUTUTU w:curry
VTYTTTTUUU w:curtas
TSUPXVVVUV w:customer
RTWQYXZWQQ w:customers
TTUUUUTYUT w:customs
WSSSVSUWXW w:cut
ZUUUTTTTUT w:cuánto
YUTUUTUUUT w:cv
VUXUTUTTUU w:cve
UUTUXUUTUU w:cycle
XTXSUVTUUT w:código
UUTUUTTXUU w:d'un
YURRYSWXSR w:da
VTUUUTXTUT w:dad
YTUTTUTUUU w:dafür
UYUUTUTTUU w:daily
VXTTUUTTUU w:dairy
UTTTUTTXXT w:dal
YTUUTUTUUU w:damen
VTUUTTXTUU w:damit
UXUTUWTTUS w:danish
YTUUTTTUUU w:dann
WTTTTYTUUT w:dans
WUWSVSXSUR w:dark
YVQPUVWYQU w:das
VTTTTTYTUT w:dashboard
XTTTYTTTTT w:dass
VXRRZRZWSR w:data
USUTTXVWTS w:database
YUUUUUUUUT w:datasheet
XTQWYVURWP w:date
UTTTaWUTTS w:dates
UVTTUTXTVT w:daughter
XTTTTTUXUT w:dawn
YVaQVQWUUO w:day
VXPQVXVWVP w:days
UTXTTSYWTS w:db
UUUUUTXTUU w:dbt
RVSVVYVQWT w:de
YSRXSRTXRY w:dead
ZSTUTTSRWW w:deadline
VZSSXSXTTR w:deaf
UYTTTXSTUT w:deal
XSXTSWTWTS w:dear
WTUUXTWTUS w:debate
YTUUUTUTTT w:debian
YTUUTUTUUU w:debugging
TUXUTTTTYT w:dec
VSSTUSVXYS w:december
XTUUUUTTUT w:decent
bTTTUTTTUT w:decide
XSTTTSfSTR w:decided
TTTTUUaUTT w:decidido
TUTTTUZUUT w:decidimos
TUYTVTTTUU w:decimal
WTTTTTZTUS w:decision
TTTTTTaSYT w:deciso
VTTUUTYTTT w:deck
UTTTTUWTTX w:decommissioned
VSWRWVWRTV w:default
XVUUUUTUTT w:defended
UTUUTTYWTT w:degrees
UXSSWSSWXS w:del
WTTTTTUYUT w:delay
XSSSTUTTUa w:delete
TUUUTUZTTT w:deliveries
XTTTUYVTTS w:delivery
XSXSXSSYTR w:dem
WTTUTTUTZS w:demo
VXRWQXTQVW w:den
VTTTWTTTTX w:dennis
YTTSTWSTYR w:dentist
TTUUUUTTZU w:dentista
YTTUUUUTUU w:dentro
ZUTUTUTTUT w:department
VSSSRXWXSV w:deploy
YUTUUUTUUT w:deployen
TTUUTWXTTU w:deploys
VTUUUTUXTT w:depth
YWTTUTTUUT w:depuis
XUQPWQYXWU w:der
USVXWRSWWS w:des
TUTUWTXTUU w:description
WXTUTUTTTT w:desde
TVSTSSXTWW w:design
TYTUTUTUUU w:designer
YZTTSSVSVR w:desk
TTUUTUYUUT w:desktop
WXTSZSSTTS w:deutsch
ZUTTTTUUUU w:deux
VVTUUTXUUT w:dev
VTTTSWXTUT w:develop
UTUUTUZTUT w:development
TTTUUUYUUT w:device
UXTUTTTTWT w:dez
UTRSWVWWWR w:di
VUTTUUUUXT w:dia
TWTTUTXUTT w:diabetes
TVTTTTZUTT w:diabetic
TTTTTUaUUT w:diabética
UUUUTXTUUU w:dialect
XTUUUUTUUT w:diary
YTUUUUSUUU w:dice
XUUUUUUTUU w:diceva
TXTTVTTUUT w:dictate
ZSSURSUcTR w:did
VSSUSZSbTS w:didn't
WTRXTQUVXU w:die
XTUTUTWWTS w:died
TXTTXTVTUT w:dienstags
TYUUUTUUUT w:diesel
TUTTXXTTTT w:diesem
ZTUUSUTTUT w:diet
TXTUTUTTWT w:diez
XTWRXXSTTT w:diff
XTUUTTTVUT w:difference
ZTTUTTSVUT w:different
TUYTUUUUUT w:diffs
UUUUXUTUUU w:dig
VTTTXTTUUT w:digests
VTTUXTWTTT w:digits
YUTUTTTUUU w:dilution
WWSTUZSTTS w:dinner
TTUTWXTUUU w:dinners
VWTTUSWXTS w:dir
XUTUTUUTUU w:dire
STUTTXWTVT w:directly
XTUUUUTUUT w:disappointed
XUTUTUTVTT w:disaster
USTTWSUVTY w:discount
VUUUTXTTUT w:discounts
XTUUUUTUUU w:discuss
ZTTTTTWUTT w:discussion
TYTUUUTUUT w:disease
YTUUTWTUTT w:disk
UTWYTTTTUU w:dislike
YUTUTUTTUU w:disse
WUXTUTUUUT w:distance
VXTUUUTUTU w:district
aUTTUTTTTU w:dit
UUUUUTYUUT w:django
YTTTUUUUUT w:dmesg
XTSSSSWYUS w:dns
WWVXTXUQOV w:do
YUTUSTWSUT w:doc
YTTTUTUUUU w:doch
VVRRXSTSWX w:docs
YUTUUTUUUT w:docstring
VUTTUXUUUU w:docstrings
WUSTWTTXUS w:doctor
YUTTTUTTUU w:doctor's
VTUUTTXTUT w:document
YVUQTPaVWP w:does
XRQRUUUaSX w:doesn't
UVUUTTYVTR w:dog
ZTTTUUTTUU w:dogs
VZSSVSVWTS w:doing
XUUUUUTTUU w:dollars
VWPXTcSOOY w:don't
WSXRVRXVWP w:done
XSTTSTYXTT w:door
TWSSWSWSTX w:dos
XTTTVVTUUT w:doses
YTUUTUTWTT w:dot
UWUUTSWXTS w:double
UUUUTUTYUT w:doubled
TUTTZTTUUT w:doubt
bPRQYPVWYV w:down
UVSSaSWUTR w:dr
bTSTWRVSWR w:draft
XTXWRVSSTS w:drafts
XUTUUUUTUT w:dragon
aWTTTUTTTT w:draw
YTTTUUTUUU w:drew
XTUTTTTYTT w:drift
YWTTUTTTUT w:drill
XUTUTUTUWT w:drills
VZTTTTTUUS w:drink
UXSVTWXSTR w:drive
XXTTTTTVUT w:driver
XTUTUTYTTS w:drives
VRRSUXYTSY w:drop
XSTTTSSXSY w:dropped
SUUUUUXVTT w:dropping
YUUUTTTTUT w:drove
XTWSTSTYTS w:dry
UUUTXTUUUT w:dry-run
WWRWUUURRW w:du
XTUUTTTXTT w:dud
YRRSXRSWbQ w:due
VXTTUUTUUT w:duh
UTXUTTTTUU w:dull
YTTTTTTXTS w:dump
YTTTUUUTUT w:dunno
XUTUUUUTUU w:durch
TXWTTWTTUS w:during
VVTTXSVUTT w:dutch
XTTTSXUUUT w:duz
WTUUXUTUTT w:duzen
XTTUTUWUUT w:dying
TTUUTUaUUT w:décidé
XUUUUTTUTU w:déployer
TTTaUUUUUT w:déteste
YUUUUUTTUT w:dónde
WVWSRYWRSS w:e
UQPQcWWWYP w:each
VXTTXTTTTS w:ear
WSTUSTXSYT w:earlier
TTXWUWSWSS w:early
TUUTUUUXUT w:earplugs
WWTTTTTXUT w:earth
VUXTUTTUUU w:easier
UTTUUUXUTU w:east
TYUUUTTUTU w:eastern
UbQPWWXRTV w:eat
UTTTUTUYUT w:eaten
ZUUUTUTTUT w:eating
XTUTUUXTTT w:eats
YTTUUUUTUT w:echt
WUTTTZTTUT w:edit
TYWVWSRSUS w:editor
XTTTWTVUTT w:edits
STTXTTXWTS w:effect
TYTUUUTUUT w:egg
bUTTTTUTTT w:eggs
ZUTTUTUTUT w:eh
WSSTVWYSVT w:eight
XVTTTTTYTS w:ein
XTUTTXTUTT w:eine
VUTTXUTTUT w:einen
VVTTTUTXUT w:einer
XUUUTTUUUU w:einkaufsliste
ZXTTTTUTUS w:either
WTTUXTTUUT w:ejecuta
VTUUXUTTTU w:ek-2291/b
XVVQUPVWXU w:el
XUUUUTUUUU w:ele
UXUUUUTUUT w:electronic
XWSSSTVWWS w:eleven
WTUTTTXUTT w:elixir
XZQSXWVSSQ w:else
VXXRUTWRXQ w:em
XbTUSSTTUS w:email
XUUUUUTUUT w:emailed
UUUUUXUUUT w:emergency
YTTTUTUUUU w:emigrate
TTTTUZTUUT w:emoji
TRRXRZUSTY w:emojis
XYTTUTTUTT w:employer
ZTWTSTVTTS w:empty
YYTOZTWPPW w:en
XUTUUUUUUT w:enclosed
TQXRWXZPZP w:end
UUUUUUUUUX w:ended
UTTTYTVUTT w:endpoint
TTUUVTYTUT w:endpoints
WXUTTTUSXS w:ends
WXTTTUTTUT w:energy
VVTTTUYTTT w:engineer
SWUTZTTTTT w:englisch
YUUUUTTTUT w:englische
TXWVaRVQRR w:english
XUUUTUUTUU w:enquiry
ZTTUUUUTUT w:entire
UTTTUUYTTT w:entrance
WTTUTXTTUU w:entre
TUTUXTUUUU w:entry
TUUSVXTVUT w:env
YTUUUUUTUT w:er
WTUTTUTXUT w:era
WTTTUTTTTX w:erase
TYUTTUTUUT w:erfurt
WSWRYVVVRQ w:error
VUTTYSWTTT w:errors
WWSSSSYSYS w:es
WTTTUUXUTT w:escalation
TTTTXTTTUX w:espacios
WTTXTTTVUS w:essay
WTTSUTUUUX w:esse
RRRSWXZRXW w:est
YUUUTUUTUT w:est-ce
YTUUUTUTUT w:esta
VUXTTUTTUT w:estimates
XUUUUUTUUU w:esto
WTTTTTTUTX w:estonian
ZTTUUUUTUT w:estou
XXTTTTTTTT w:estoy
UTTTTUaTTT w:está
WXSSSTWSWT w:et
YUTUTTUUUU w:etc
XUUTUUUUUT w:etwas
bWSTTTSTTT w:eu
YUUUUUTUTU w:euh
XTTUWTTUTT w:eur
VSTUYSXTTT w:euro
UTSSYVYSTS w:euros
UTTUTUUTYT w:eve
ZVQQYWTWSR w:even
XUUSWWSTWP w:evening
VTUUTTYUUS w:evenings
TTWTSTTYVT w:event
UUUUUTVXTU w:events
YVQXXYUQSP w:ever
UTWQcUYVPP w:every
ZXSSWSWSSS w:everybody
ZXRSVRUXTR w:everyone
YUTTUUTTUT w:everyone's
SXWVWUXTOS w:everything
UWUVWVYRSQ w:everywhere
YTUUUTTUUT w:evil
bTTUTTTTUT w:exactly
VTUUSUTTXU w:exam
UUXTTUUUUU w:examples
XUTTTSWWUS w:except
YTTUTTUUUU w:exception
ZTUTTUTTUU w:exceptions
TUUUUUUUXU w:exchange
SUTWSZTUVT w:exclamation
XTUTTTTUWT w:excuse
UTTXUUUUUT w:exhausting
TUUUXVVTUT w:existing
XTUUTTTVUT w:exit
TUUUUUXUUT w:expansion
TTUUUTSYSW w:expired
TTUUUUXTVT w:expires
WVZQXXRSTR w:explain
XTXTTUTTUT w:explanation
WTTTTTXUUT w:exploit
YWTTVRVUSR w:export
UXUUUUTUUU w:extra
YUTUTUUTUT w:extract
XUTTTUTUUU w:eye
XWTXTTSTUS w:eyes
YUUUUUTTUT w:fa
ZUTTTTUUUT w:fact
TWXTUUUTUT w:fahre
ZTWTTTTTUT w:fahrenheit
VUTTTTSbUS w:failed
aTUUTTUTUT w:failing
VUUUTUTXUT w:fails
TTTTTUVYUT w:failure
UTTUTTTXUU w:failures
YTSSSSUXYS w:fair
UYUUUUUTUU w:fais
ZTTUUTUUUT w:fait
TUXTTWUTUU w:fake
TUUUUUXTUU w:falkenstein
WUTTTUUTYT w:fall
aTUTTTTUVT w:falls
UYUTUTUUUU w:falo
UXWSWVTSSS w:family
USYXSTUWTR w:fan
UUUXTTTWUT w:fancy
XUUUTUUUUT w:faq
WTXTSTSVWT w:far
WTUTTXTUUT w:fass
UZTTTTXTUT w:fast
WXUUUUTTTT w:fasting
ZUTUUTTTUT w:father
YSTTUUUUUT w:fatiguée
WTTTTXTWUS w:fault
VTUUUTXUTU w:fauré
YUTUUTTTUU w:faut
YSSSXYTTTS w:favor
TTTUTYWUUT w:favore
UVYTUTTUTT w:favourite
UTTUTXVTUU w:fax
YTUTTTTUUU w:faz
USSSWRXVWV w:feature
TXTTTTYTUS w:feb
TVUVSTRSbT w:february
XTUTTUTTXT w:fechado
XUUUTUUUUT w:feed
WTSXTUUUUT w:feel
ZTTTUUTUTT w:feeling
YTTTUTUTUU w:feet
WUUUTUSYTT w:fehler
WTTUTTSWTX w:fell
XWTUUUTTUT w:fellow
XUUTUUTTUU w:felt
VTTUUTYTUT w:fern
XUUUUUTUUU w:ferries
TTUUTTWTYT w:fest
YUTTVTUUUT w:fetch
YTTUUTSTVU w:few
VTTUTTXUUU w:ffill
TWUUTTTUUX w:fiat
UUTUUUXUUT w:ficar
WTTUUUXTUT w:ficou
VWTUTTVXTT w:field
XTSTVTWTVT w:fifty
UUXTUUTUUU w:fight
UTTUTXXTTT w:figma
UUVSYSTWTT w:figures
WPUQVYUXQW w:file
RRSUXaYWSQ w:files
VUUUXTTTUT w:fill
XUUUUUUTUU w:film
UTUUUXTUUT w:filter
XSUTSTaSWR w:final
XSSXSTTXUS w:finally
YTTUUUTTTU w:finalmente
WTUUUTXSUT w:finance
ZSYaWRQRTQ w:find
VVXQUURWSU w:fine
WUTUXUTTUT w:fingers
WTTUTUTTXT w:finish
VSWSYTSVWR w:finished
XVTTTTXSTS w:fire
UTUUTSYTTX w:firm
VWTTSXVUUR w:firmware
VWYNbRVTXM w:first
TUUUUUYTTU w:fiscal
UcWSSSSXTR w:fish
XUUUUUUTUT w:fits
YTXRVPaVSQ w:five
fVXSTTSRTQ w:fix
UTTTSSXaTS w:fixed
YTUTUUUUUT w:fixing
XTTUUTXTTT w:fixture
UUSTUSYVUU w:flag
UTSSXSYTTW w:flags
XTUUUTTYTS w:flaky
XTTTTTXTUT w:flash
WTTRRRWZVV w:flat
WTTSUUUUUX w:fleisch
TUTUTWUUXT w:flights
XUTUUUTTUU w:flip
VSSTWTYSTX w:floor
VTUVVUTXSS w:flop
TTUUUUTYTT w:flopped
VSXTTUUWTT w:flour
SXWSSTWTWS w:fly
XUUUUTTUUT w:flyer
XUUUUUUUUT w:fog
YUTTUUUTUU w:foi
UTSTZXYRTR w:folder
YTTTWTWTTT w:folks
TTTUXTWWTT w:follow
XUUUUTVTTT w:following
TUUUXUTUUT w:fonction
VUTXUUTUUT w:fond
XTTTUTVWUT w:font
YUUTUTTTUU w:foo
YUUTUTUTUT w:foot
YUUUTUTUUU w:footer
XUTTUUTUUU w:footnotes
VTTTSaTTUT w:force
TYUUTTTUTT w:forecasting
YTTTUXUTTT w:forever
UVRRTSWSUc w:forget
USSSXUTWYR w:form
XSTTZTTTUS w:formal
UTUTXTWTUS w:formatter
VTUUXUTTTT w:former
XUUUUTUUUU w:formuliere
XUUTUTWTSU w:fornitore
XUUUUUSTUU w:forth
TTTUTTUWXT w:fortnight
VXUTUTTUUT w:fortran
XUUUUUUTUU w:fortune
ZTTTUTSVTU w:forty
ZTUUUTTTTT w:forum
WUTTXWSTUS w:forward
VTUTUUXTUT w:forwarded
YUUTUUTTUT w:forwarding
WTUUTXTUUT w:foto
aSTSTTSZUR w:found
YUQQWUZVXP w:four
UTUUTUWXTT w:four-day
YWSTWTTTUS w:fourteen
UUUUUUXTUT w:fourth
YUTTUUTUUU w:fox
UTTUXSVTTW w:fps
YXTUUTTSTT w:frame
VTTUWTXTUT w:francs
WWSSXTVTTS w:français
UTUUSYYTTT w:frau
YTUUUUTTUT w:fraud
YTRSYXXRSR w:free
UXTUUUTUUT w:freelance
YTTTTTUUUT w:freelancers
UTUUUUXUUT w:freertos
TSTUTSVSaW w:freeze
WTUUTTTXUT w:freezing
TYUUTUTUWT w:freight
XUTUTUTUUU w:freitag
YUTUUUTUUT w:freitags
YTTTYTTTTT w:french
YTQRWVSTXW w:friday
WXSSRXYSUQ w:fridays
VTTTSVWYSS w:fridge
XSSXTTUTXS w:friend
YUTTTUUUUU w:friendly
QTUVWRWVTY w:from
UWXRXWVRRR w:front
VTUUUTYTUT w:frontend
UTTTXTXUUT w:frozen
XUUUUUUUUT w:fruit
TTUUUUYUTT w:frère
YTTUUUUUUT w:früher
XSVSWWWUTR w:full
ZWTTTUTTTT w:fun
UUUUXTUUUU w:función
aTXUSSSTUS w:function
TTYTVWTTTT w:functions
ZUUUUUTTUT w:funeral
VUTTXUUTUT w:funktion
aTSTWWTSTS w:funny
YUUUUUTTTU w:furgone
UUTTTUUXUT w:fuse
TTTUUUTZUT w:fuso
UWTSZWRTTS w:future
TUTTWUUXUT w:fuzzer
UWTTTTZSTS w:fyi
aTSSWRUSVV w:für
VSUTTTXXTS w:game
TTWTTTYUUT w:games
SVWWVTXSSR w:garden
XTUUUUWTTT w:gary
TUUUUTZTTS w:gas
XTUUUUTVTT w:gasket
TTTTUUZUUT w:gata
XSUUTTYTTT w:gate
TTUUUUXUWT w:gateway
XSRSSSRYWZ w:gave
VSTTTXVTTU w:gbr
TWTTUUXUTT w:geburtstag
YTUUTUTUUU w:geehrte
TXTTTTXTUT w:gegen
YUUUTUUTUT w:geht
YUUUUUTTUT w:gel
YTTTTXTTUT w:gelatine
XTUUTUUUUU w:genau
WTXSWTTTUT w:general
XUUUUUUUUU w:generally
VUTTYTTUUT w:generate
RSTTVZZTTS w:generated
VXUUTTUUUT w:generation
VTUTTXUUUT w:generell
VUTUUUXTTT w:gente
YWTTTUTUTT w:gentle
XUUUTUUTUT w:gentleman
XXTUTTTTUT w:geography
VXTTWSVTTS w:german
WUUWTWZOWO w:get
UUQQXaZSVQ w:gets
XTUXTTXTSS w:getting
XTUUUTUUUU w:getuser
WYTTTTUSWT w:ghent
ZUUUTTTUUU w:gift
WXTTUTTTUT w:gigs
YTTTTTXUUT w:gijón
XTUUWUTTTT w:gilt
XTXTTUTTTT w:gimme
TTTTUUWTUX w:girls
WXSTTTVTTT w:git
TXTUTTVTTW w:github
ZUUTUTTUVS w:gitlab
VPYUZVRRTV w:give
VUXUTUSTUW w:given
XSSXSSVXTT w:gives
VTTSWWXTTS w:giving
XTUUXTSUTT w:glad
UTUXTTUWTT w:glaze
YUTTTUUUUU w:gleich
TTUYUTUUUT w:gli
VTTTTTWYTT w:glue
XUUTUTUTUT w:glue's
VYSRWSSUTX w:gluten
VUUTUUTTUX w:gmail
VTUUTUXUUT w:gmbh
XTUUTUTUUT w:gnomes
bXUQYQaOWO w:go
TTUUXUTTYT w:goal
XTUUUUTUUT w:god
WXPQZWUSYP w:goes
ZRRRVWZUSQ w:going
XUTUTUUUUT w:goldfish
aRRSSRUXSa w:gone
ZUTUTTUTUT w:gonna
WUXNTTVUUZ w:good
XUTUUUTUUU w:goose
WTTXTTUTUT w:gosto
YYOPSUVXUV w:got
VTUTTUUXTT w:gpu
ZTTTTUTUUT w:grab
WTTYTTTUUT w:grammar
UUTTUXTUUU w:grams
UUUUUUXUUT w:gran's
TUTUUUYUUU w:grandma
XUUUTTTUUU w:grandmother
YTTUUUTUTT w:grandson
VTUUTTXSXS w:grant
UUTUTTWXUT w:graphql
VVTTUTXTTT w:graz
TWTUUUXTTT w:graça
aTTUVTSTUT w:great
TXSTUUWWTS w:greek
YVSTRVUZSR w:green
WTTXTTTUUT w:greeting
ZUTUUUTTUT w:grep
UXTTTUTXTS w:grew
UTUTTTZTTT w:grey
VZVSTQWWSQ w:group
YUTUUTTUUU w:grow
VTTTWXTTTT w:grundsätzlich
VTTTXYTTTS w:guess
YTTTWTUTUU w:guessing
UTUUTUVTXT w:guests
YVTTTTTTUW w:guide
YTUUTUTVUT w:gut
ZXSTSTSTTW w:guy
TTWTTTXSTW w:gym
XUUUUUTUUU w:h.k
YTTTTTUXTT w:ha
WZTTTUTUTS w:habe
WTTTSTYTTW w:haben
TTTXVUTUUU w:habit
UTUUUUXUUU w:habite
YUUUTUTUUU w:habits
VXTUUUTTUT w:hace
bVSSRRSdTR w:had
UTTTTTTYTX w:hadn't
fSTTSSTTVT w:haha
WRXQPRXZbP w:half
VSUTUUXSXR w:hall
TTUUTUYUUU w:hall's
TUUUTUXUUT w:halloran
TXUUUTUUUU w:halls
XUTUTTXTTT w:halvard
UXTTUTWUUT w:hamburg
XUUUUTWTUT w:hamster
TXRRXUYUUQ w:hand
UTTUTTXSWV w:handed
UWTSSSWXSW w:handle
WTTTXTTTUU w:handled
WTTTTTYUTT w:handles
VUTTXUUUUT w:handling
WSSWRXWSVS w:handover
TTUUUUYTUU w:handrail
UXTSXWUSTS w:hands
XTUTUUUUUU w:handwriting
XUTTTTWUUT w:hang
UUUUTUXUUT w:happens
YTXTTTSWTS w:happy
aXTTTSTTUS w:harbour
aWRWSRSXUR w:hard
VXTTUTUUUT w:hardly
WTTXUUTTUT w:harmonise
UPRRWUXTYY w:has
XTUTUTXTTT w:hasn't
TTTYUUUUUT w:hasse
YSSTWTVYSS w:hat
WRVfTSSSTR w:hate
XTUUUUTTUU w:hated
YUTTUTVTTT w:hates
VVTRUPVTYX w:have
YTTWTTTTUT w:haven't
WWTTTTSYUS w:having
YUTUUUUTTT w:hay
bURRSWYRWQ w:he
XUUUUUTTUT w:he'd
ZTTTSTYSVS w:he's
WVTTUTXTTT w:he/him
UXSSSSWTVY w:head
YTTUUUTUUT w:headache
YTUTVTWSTS w:header
XTTTTTYTUS w:heads
XTUUUUTVTU w:health
VUTTUUTXUT w:healthy
ZTTTSTXTUT w:hear
TXTTXSSXVS w:hearing
WXTUUTTTTT w:heart
YVTTUTWTTT w:heat
YUUTUTUUUT w:heater
XTTUTTWTTT w:heating
SYUTUUUUUU w:hebamme
YUTTTTTUWT w:hedda
WTUUTTXTTT w:heißt
XTTTTTUXTT w:held
TZTTUTTUUS w:helix
XVTTTTUXUS w:hello
aTSTUTSZTS w:help
VUTUTUTXUT w:helped
VUUTXTTUUU w:helper
TTTVXTUUUT w:helpers
XUTTVTTUUT w:helps
UUUTUUXUUT w:hemos
TVTTXTXTTT w:henrik
TUUUUUXTTU w:henrike
WPQQYVaRWW w:her
YTUUTTTUUU w:herbs
YZTOZVUOQW w:here
WXSTSXSTUT w:here's
YUUUTUTUUU w:hero
UUUUTTVUXT w:heroku
WTUUXUTTTT w:heron
YTUUTUTUUU w:herren
TTUTTTaUTT w:hetzner
bTTTTTXTTS w:heute
UTXTWTWTTT w:hex
YWTTTUSTUT w:hey
YWTTTTTUUT w:hi
WTSXTTVWTT w:hide
aWTSTTTTTT w:hier
WTTTXTTVUT w:high
XTUUWTTTUT w:high-voltage
bSSRTWYTTS w:him
VTUUTTTXUU w:hinge
YTUUTUTUUT w:hinweis
XTTTTTTWYS w:hip
XTUUTUTUTU w:hired
TUUUUTTTWX w:hiring
YQSRWRXQVY w:his
UVXSSTSTVX w:history
VTWUSTSXUT w:hit
VXTXTTTUUS w:hives
bTTUUUTSUT w:hm
aUTUTTTTUT w:hmm
WaSSTTYSST w:ho
UUUUTUXTUU w:hobby
WRRYWVSSSW w:hold
YSXSTTSVXS w:holiday
TUUUUTXUUU w:holidays
UXTTUTWTTT w:hollis
VYQSVWUSSW w:home
VTTTTTXTUW w:homework
YTTTTTTTXT w:honest
YSSWVSTWUS w:honestly
YUUUUUTTUU w:honeypot
TUXTSXWTUT w:hooks
YUUUUUTUUT w:hope
WTTTUTTXTT w:horaria
VYTUTUTTUT w:hospital
VSTSXTYWSS w:host
VSUUTTWXTT w:hot
WUYRXSSWTQ w:hotel
TWTWTSXTUT w:hotels
ZWSSVTWTTS w:hour
WYXRQRZWSR w:hours
aVSSVRaRTR w:house
UYTXTTTSUU w:household
dQZRWQVSTR w:how
bTTTTTTTUU w:hoy
XUTTTUUVUT w:huge
VXTUUUTTUT w:hull
VUTTUUUXUT w:hum
ZUTTUTUUUT w:human
XUUUUUUTUT w:humidity
WYUTTTTTUT w:hungarian
YTTTTUUUUT w:hungry
YTUTUTUUUT w:hurry
XWTTTTSVTS w:hurt
aTTTUUTTTT w:hurts
VTUUUTXTUT w:husband
XTUUUUTTUU w:hypothetically
XUTTTXTTUT w:hör
TZZYURRQQX w:i
VUZXRVMVVU w:i'd
bTSSVSXTUS w:i'll
ZgUYULRMTV w:i'm
UYWWTNVTVU w:i've
VUUTTTXUUT w:ice
VTTUUUXUUT w:iceberg
XaZaUPOPPW w:ich
UTXTYRTXTS w:id
bSTTSSSYUT w:idea
YTTTVTSSTX w:ideas
XUTUUUUUUT w:idk
VTXWbXTNVN w:if
XTTTWTTTUW w:ignore
WUTVTTVWYO w:il
ZTTTTXTTTT w:ilka
XTTTTTTWVT w:ill
TWTTTTXUTT w:ilse
VUSSZWXSTR w:im
VTTTTTWYUT w:image
VUTUXTUTUT w:imagine
XRTSdWRTTR w:immer
VTTTTSWXUS w:import
YTUTTTUUUT w:importe
TTTUXUTVUU w:imports
SUSWYWWUQT w:in
XTUTVUTTUT w:inbox
WTTTTSWXUS w:inches
TUXTSSXUVT w:incident
YTTUTUUUUT w:incidentally
YUUUUUTTTU w:incidente
UTTUTUXTUU w:incremental
TTUUXUTUUU w:indentation
YTTUTTUXTS w:index
TVSSWTXSTW w:ines
TXTUUUUUUU w:infirmière
WTTTTTYTUT w:infra
TYXTTTTTTU w:inglês
TTUUUUYUUT w:ingrid
TTTUXWTUUT w:inheritance
TTTTXVVUUT w:initials
WTTTVTTTXT w:ink
TTTTWXTUUT w:inline
VUUUTXUUUT w:ins
XTTTWTVTUT w:insists
TTUUTTXXUT w:instagram
UQVRZQaXUQ w:instead
TTTTXWTUUT w:instructions
YTTUTTWUVS w:insurance
TTTTXXUUUT w:int
TTTUUXWTTT w:integration
YUUUUTTTUT w:intern
SSSTWWXTXT w:internal
VTTTTUXUUT w:internally
XVTTTTXUTT w:internet
ZTTTUUTTUT w:interview
WWVRVWTUUQ w:into
SZTTTUTUUV w:intolerant
XTUUSUTVUU w:intro
YUUTTUTTUU w:introduce
WUUUUTTTXT w:investors
ZWTUSTTTUS w:invite
WSTTVSYTTW w:invoice
VSSSYTXVSV w:invoices
VTUUUTXTTT w:ip
UUUUUTXUUT w:ipv6
UXUUUTUUUT w:ireland
XUTTUUUTUU w:iron
SXVVSVXKWW w:is
VXUUUUTTUT w:islands
XRRRTVVVSa w:isn't
UTTUWTYTTT w:iso
VTUTTUTUXT w:issue
VTRSTRXVYX w:ist
XRRUVTVZQV w:it
ZTTUTTUUUT w:it'll
UWWNTTYVWT w:it's
XTTUTUTTWT w:italia
XUUTUUUUUT w:italian
TTTTYUUUUU w:italiano
VTXYTTTTTT w:itch
VTTTVUTUXT w:items
UPUUYVZVTQ w:its
XUUUUUTUUU w:itself
WTTYTTTTTX w:j'ai
WZTTTUTTTT w:j'habite
XTUUTUTUUT w:ja
XVTTUUUUUT w:jahren
YTYTTTTSWS w:jam
YSSSWaSSTS w:jamais
TTUUTTTUZT w:jan
TTTTUTVUUX w:janek
WWSTSRUWaR w:january
WZYXTTOPQV w:je
TTUTYXTTTT w:jede
UUTUUUYUUT w:jelena
WVTSXSWSSW w:jetzt
VXUUTTUTUU w:jo
WTTTTTYUUT w:joaquim
XSSTTVXXSR w:job
SSTTXWTXTT w:jobs
XTTTTTXTVS w:join
XWUUUTTTUT w:joined
aTSTVWSTUT w:joke
WTSXVVTTTT w:jokes
WTTTTTYUUT w:jonas
WXUUTTTTUT w:jorunn
UXUTTTVUUT w:jory
UUUUTYTTUT w:jquery
TTTUXTUWUT w:json
VTTTTTXUUU w:judge
VUTUTUTTYU w:juli
TVSTTTWWXR w:july
XUWUTUTTTT w:jump
YSTUTTTSaR w:june
TTUUUUYTUT w:jury
XUUUUUUUUU w:jury's
bTWTYUUVQM w:just
UUTXUUTUUT w:justified
WTSTTTWTTY w:já
UUUUTUUXUT w:k8s
XTUTTTVWSW w:kafka
YTUUTTTUUU w:kam
YUTUTUTUUU w:kana
VWTXTTTTUT w:kann
VUUTUTTTUX w:kannst
WTTTUTXUUT w:kawai
VWXUZRZTPN w:keep
TUUUTUTYUU w:keepalive
VTTUUUYTTT w:keeping
YTVTSTVVTS w:keeps
VVTSUUXUUS w:kein
XSSZVZRSSR w:keine
VUUUTTXUUT w:keiner
UTSTSSVZUW w:kept
USSTTUXWTW w:kessel
TUUUTTTXUT w:kessler
WVTTTTTTTX w:kestrel
XTXSUUTWTS w:kettle
XWSTRSaWTQ w:key
ZTTUUUTUUT w:keyboard
SXSSXSXSWT w:keys
TUUTYSUUUU w:keywords
XUTUWTUUUT w:kg
XUUTWUTTUU w:kid
YUUTUUTUUT w:kidding
WVSSRYVXSS w:kids
XVTTUUUUUT w:kiel
VXUUUUSTUT w:kilkenny
bTTTTTSSTW w:kill
WUUTTTTXUT w:killing
TXSSWSVUXS w:kiln
WUTTXTTUUU w:kilos
WXWWTTTTTS w:kind
YUUUUUTUUT w:kinda
TUTUTUXUUT w:kindergarten
VTTTZTTSUT w:kindly
UTUVTUYTTT w:kiosk
SXUTTSRXVW w:kit
TTTTTWTTUX w:kits
WTXTTTTWVS w:km
UbTTTTTTUT w:knee
ZTUTUUTUUT w:knees
TYTTUUUUUT w:knit
bUSPVUURSV w:know
XWUUTTTTUT w:known
XTUUTTXTUT w:knows
TUUTZTTUUT w:kommentare
TUUUTUYTTT w:kommt
WYTTUTTTTT w:kosher
XTUTTUVUUT w:kraków
TUUUXUTUUT w:kroner
XTTTZTTTTT w:kurz
TTYSUUUUUT w:kurze
ZUTTTTUTUT w:kürzer
TUTUWTXTUT w:l
VUUTUUXTTU w:l'ha
UTRTSUYVWT w:la
TYTTTUTUUV w:lactose
YUUUTTTTUT w:ladder
XUTUTUSXTT w:lag
WTTUTUTYTT w:lamp
TTUUUUTTYU w:lancio
YTTUUUUTTT w:landed
XUUUUUTTUT w:landing
WTTTWUXTTT w:landlord
YUUTUTTTUT w:landlord's
UUTTWTUUXT w:lands
VTTTTXWUTS w:lane
VTTXUUUTUT w:lange
WXSWTTWTSS w:language
TXUTUUVUUT w:lantern
XZSTTWSTTS w:laptop
WXTTTTVTTT w:laptops
UTTTTUYTUU w:larch
VTWTXSTWTT w:large
XWUUTTTUTT w:larkmoth
WWSSVWRSWT w:las
ZTUUUTUTTT w:lass
XVVVTTRTTU w:last
ZTQRSXVYWP w:late
WSSSSSXXYS w:later
UTUUTUTUYT w:latest
TXTTUUTUUU w:latex
YXXTSTRSTT w:latin
XUUUUUUUUT w:latter
UTTTVTWTTX w:laufen
ZTSSTTVUVT w:laugh
VTUUTUXTTT w:laughed
YUUTUUUUUT w:laughing
USTUTTaTWS w:launch
WYSTTSSTSY w:lavoro
WSTTXVXSTT w:law
TUUUXUUUUU w:lay
XUUUUUTTUT w:layer
TUWTTWVXWN w:le
TXSSRRWVWW w:lead
XVUUTUSTUU w:leaflet
XSTUTSTVTX w:leak
TUUUUUTXTT w:leaked
YTTUTUUVUT w:leaking
YUUUTUUTUT w:leaned
aTXSTTTUUS w:learn
YTUUUUTWTT w:learned
TTTUUUVUXT w:lease
XUTSXTUUUS w:least
YVQRYYYSRP w:leave
TSTVWVRWWT w:leaves
UTUUUUXUUU w:lecce
XUUTTUUUUU w:lecture
UTTSWTXTWT w:ledger
UXTSTSUWTW w:leeds
ZUSTTUUUUU w:leeks
TTTTXTTTTX w:leerzeichen
WVRRURZVQX w:left
TZTUUUTTUT w:left-handed
TTTTTYWTUS w:legacy
YTWSTSXTTS w:legal
YUUUTTTTUU w:legally
UXTTXTTTTT w:lei
TUUUUUXUTT w:leipzig
TYUTUUTTUU w:leite
UTUUUUUUTX w:lena
TUTTTTUXUW w:length
VUUUUUXUTT w:lennart
VQYYTWTRRV w:les
XTXTTTUTUT w:less
WTTTUTVUTX w:lessons
ZTSTVSVWUT w:let
YSSTRXaSTR w:let's
YSTUXSUSVT w:letter
WUTTZTTVVR w:letters
VWTTXUTUTT w:levels
YTTUTUUUUU w:lgtm
RXSTXRXRWV w:library
STSSWTXTTY w:licence
TTYSUUUUUT w:lieber
WTTTTUXTUT w:liegt
XVVSSSSTWX w:life
YTTTTUXTUT w:lift
TUTTUTTUUZ w:lifted
WXTTTUTUUT w:lighthouse
UUTUTXUTUU w:ligne
XTcZULSUYM w:like
VUXTUTUTUT w:liked
XUTTTTXTUT w:likes
XTUUTUUTWT w:lima
XUTUTUUUUU w:lime
STTUXSWVTW w:limit
WUWQaTRWVO w:line
XXTUTTTUUT w:linear
XUTUTUUUUU w:liner
UUXQZUUUSR w:lines
TYTUTUUUUT w:linguistics
XUUUUUTTUT w:linker
YTUUTXTTTS w:lint
XTSTXSUTUW w:linter
TWUUTUXUTT w:lisboa
XYTUSTTTVS w:lisbon
XUUPVSWSVW w:list
XTUUTUTTUT w:listen
YUUTUUTUUT w:listened
UUTUTUTYUU w:listeners
UUTUUTYUTU w:listens
WRZRZWSSTS w:lists
ZUTTTUTUUT w:literally
UWVTSTXVTS w:little
YYQPRUZSaP w:live
ZUUUTTTTUU w:lived
ZSVTTSaSSS w:lives
TYTTUUUUUT w:llamo
VUUUUUXTTT w:llave
XUUUUUUUUT w:lmao
XTTTTTTTTX w:lo
XTTUTTSYTT w:load
TTTWUXTUUT w:loathe
XTTTXTVUTT w:local
WTTTTTTYUT w:lock
WUUTTTXTUT w:locked
TTTUXXWTTS w:lockfile
VUUTTTTUUX w:lodash
WRSSXaTSTS w:log
WTTTYTTUTT w:logger
VTUUUUUXUT w:login
TVTUUUTTUX w:logistics
XTVSXSWSSS w:logs
fSTSTSVSUS w:lol
YQabRRTSTQ w:long
SURQVTXRRf w:longer
bTRSVWURSX w:look
aSTTSTUSTX w:looking
ZUSSTSXXTR w:looks
YTTSTSWYTS w:loop
YUUUUTTTUT w:lore
TVQYWTXRRV w:los
UTTTXTWYUS w:loss
WRSUSTXcTR w:lost
VUVTVSRYUS w:lot
WTXTTUTUUU w:lots
YTUTTUUUUT w:lottery
VTcSTTTUUT w:love
VTUUUUTXTU w:loved
YTTUUUTTUU w:lovely
VTTTWTYTTT w:low
UTTTXXVTTT w:lower
UTUTYSWTUT w:lowercase
TVXSTTXUUS w:lua
XTUUTTTTWT w:lucerne
XUUUUUTTUT w:lucian
YTTTUTVUUT w:luck
YUTTUUVUTT w:ludlow
bQSTTXRYTS w:lunch
UUUUUUXUUT w:lunchbox
TXTSTWXTTT w:lunes
VTUTUTTXUT w:lungs
XUUUUTUTUT w:lupins
YTTWTTTUUT w:lying
YVUTTTTTVT w:lyon
XUTUUUUUUT w:lyrics
YTTUUUUTUT w:lá
XTUUTTVXTS w:läuft
WTTTUTTXUU w:m'a
ZTTTUUUUUT w:m'appelle
VUTUTXUTUT w:m'expliquer
TXUUUUUUUU w:mac
WXTTTTXTTS w:macchina
bTUTTUTTTT w:mach
YTUUTUTUWT w:machen
YWWSUSVSUR w:machine
YTTVTTUTUT w:machines
TUUUXUUUUT w:macro
WTVXUSVTTT w:macros
YTTTTUWTUT w:mad
URTXSSYbTP w:made
USWYTTUUUR w:mag
VUUTUUXTTU w:magazine
VTTWTXSTUT w:magic
SWTTTZSSYS w:mai
SWZQWTSUVT w:mail
TTUUXUWTUT w:mailing
SSRYWXYSTR w:mails
RRRRVZXVSX w:main
TZTUUUSUUT w:maintain
ZTTTTUVTTT w:maintenant
WTTUTUXTUT w:maison
TTTXTWTTUU w:major
ZRWbaPTRRP w:make
YTUTTTWUTT w:makefile
TYXXVUTQSR w:makes
bSTTTTTYTS w:mal
VUUTXTTUUT w:malta
eVTSTTTSUS w:man
TWUUTXYSSS w:management
VXTTYTUTTR w:manager
UXTTTXUUUT w:manhã
YUUUTTTUUU w:manual
WTTUXTTTWS w:manuscript
aTTUTUTVTT w:many
XTTTTUTXUT w:map
WTXTTTTTUT w:maps
VUTUTUTUXT w:marathon
VWSUVSPUbR w:march
TXTTWTTUUT w:marguerite
TYTUUUUTUT w:marisco
UTTTXXTSUT w:mark
XVTTTTTTWT w:market
XUTUTTTTTX w:marketing
STRVXYVTUS w:marks
TWTTUUXTTT w:marlon
XVTTUUUUUT w:mars
TTTUTTXWTT w:master
VTUTTTTZUT w:match
XTUUTUUUUT w:material
VXTSTYSUUT w:maths
WXWSYSSSTS w:matter
UTXTTXSTUT w:matters
UTTTWUYTTU w:max
VVQURXVPbV w:may
cTTTSTVTUS w:maybe
VXUUTTSTVT w:mayo
WXTUTTTTUU w:mayor
TXZcWXOPLV w:me
YSSSWSYTWS w:mean
YUTUUUUUUT w:meaning
WTTTTXXTTT w:means
ZTTTUTSUUT w:meant
YUUUUUTUTT w:meanwhile
XUTUTTUUUT w:measure
TUTUXTUUUT w:measurements
VXSSXWTTTR w:meat
TXTTTWTUUU w:medical
VTXUTTUUUT w:medium
VTUUUUTXUT w:meerblick
ZSSTSSWQXW w:meeting
XSSWWXUSTS w:meetings
TTUUTUZUUT w:meets
YUTUUUUTUT w:meh
YTSWTSTTTW w:mehr
WVTTTTYTTS w:meine
YUUUUUTTUT w:meint
UTTTUTUYUT w:melatonin
TXTUUTUTUW w:membership
WTXUTUUUTT w:memo
XTTTTTSXTW w:memory
UTSSYTWTUW w:mention
XUTUTTTUUU w:mentioned
UTUUYTUUUT w:menu
TTTUVUXTUT w:menus
XTUUTUUUUU w:mercado
YTTUUUUUUT w:merci
XUTTUUUUUT w:merely
XTTTSXXTTS w:merged
XTTUUTWTTT w:merger
TTTTXXTUUT w:merges
UUUUXTUUUU w:merging
WTUTTTXTTT w:merk
XTTTTTUTXT w:mess
QRWVXXUVRU w:messages
WTTUTTXUUT w:messrs
UUTXTUTUUT w:met
XTTUUUVTUT w:meter
TWTUTUYTTS w:metres
WSXTZTSTUS w:metric
UWTTTWXTTT w:meu
WTTUTTUUUX w:meus
YYQWQXYRTP w:mi
XTUTTTYTTT w:mia
XSSSZZTSTS w:mich
XTUUTUUTWT w:mid
XWTTSTVUUT w:middle
YTTUUUUUUT w:midnight
TXTUUUUUUU w:midwife
bUTTTXSTTR w:might
STSTXXSYUS w:migration
SUTTVZWTTS w:migrations
TTUUUTYUUT w:milan
XUTTUTUUUU w:mile
ZSTTTTXWTR w:milk
WTTUUXWTTS w:mill
TVTTTUYUTU w:milo
YSRTWSWUSW w:min
bXRSSRZSTS w:mind
YTUUUUTUUT w:minds
VZSRRVVVWR w:mine
WXTUTTTTTT w:mine's
YUTUTUUUUT w:mines
UUUTTXUUUU w:minors
WUUUWSSXTU w:minus
WTTXXTTTTS w:minute
YRQSYWYVSR w:minutes
aWSXXRSSSR w:mir
UTUUUUXUUU w:mireille
WTTTVSWXTR w:mirror
TTTTXTWUUT w:mis
ZUUTTTTTUT w:missed
YUUUTTTUUU w:misses
VTUUTTWYTS w:missing
UTTTYUSYTT w:mistake
SUVVZVPVQW w:mit
UUUUUTXTUT w:mixed
XTUUUUTUTU w:ml
YUUUTTTTUU w:ml/h
YTTTWTTTUT w:mla
WXTUTTTTTT w:mm
TXSTTSXWSV w:mobile
STSXVVRTVW w:mocks
XUUUUUUTUT w:mod
TSWTWSYWTR w:mode
WSTTXRYSXR w:model
YTUUUUTUUU w:modelo
TWTTTWYTTT w:models
VTUTUTXTUT w:modem
XUUTTUUUUU w:modern
ZTTUWTUSUT w:module
VTTTXSTWUT w:modules
XTTSUZTTTT w:moi
aUTTTTVTTS w:moment
VUSSSWZSXS w:mon
VXSSUQWVVU w:monday
WUSSSSZTSW w:mondays
VVRXURVWVR w:money
UTUUUUUUUX w:mongo
WUUTTTXTUT w:monitoring
TUUUUUXUTT w:monolith
VTUUUUXTUT w:monorepo
RZPQXQVWYW w:month
VTUUUUXUTT w:month's
UUUTXUUUUT w:monthly
UTTUTYTXTU w:months
XSTTWUTUUU w:mood
YWTUTTTTTT w:moon
USXTQVUTQb w:more
YTTUUUUUTT w:morgen
VTQVUVWTVT w:morning
TZWRRWXSTR w:mornings
XZTTTTSUTS w:moro
VVWVTVWSSR w:most
VaRTSTWWTS w:mostly
TYTTTTWUUS w:mother
VXTTTTXTTT w:mother-in-law
XUTUUUUUUU w:mouth
bTUTUSVTTS w:move
XZRRRSXYXO w:moved
TTTTTUZUUU w:moves
WTTTWRZRRY w:mr
WSTTXWWTSS w:mrs
RVRSURXXVX w:ms
ZSYVSSSSXS w:much
VUTTUUTXUT w:mucho
VTSTWTZSTS w:mum
XUUUUTUUUU w:mushrooms
YUTTTTWTUS w:music
WRRSbaPQZR w:must
VYUSSTUUSW w:my
VUXTTTTUUU w:mypy
WaSTUTTUTT w:myself
WTTTTUTXUT w:mystery
XTTTXTUUUT w:même
XUTUTWTUTT w:mí
YTTTUUUUUT w:müde
UXXSWSUWSR w:n
UTTUTUTYUU w:n'a
TTTTXZTTUT w:n'utilise
VWTTSXSTWS w:na
YTTTVTTTTX w:nach
ZSTSWXTTTS w:nada
YUSTTTXUTT w:nah
YTTUUUUTUT w:nahuatl
YXWPWYUROU w:name
UbTTTTVUTR w:name's
SSTSWWZVTS w:named
TVPPZYWRRX w:names
VUUUXTTUUT w:naming
VXTTUUTUUU w:namur
VUUUTUXUUT w:nan
UTXTTUUUUT w:nano
TZTTUTWUTT w:nantes
TTTTUXWTUT w:narrator
XTUUUUUUUU w:nat
VTUUUUXUUT w:nav
UUUUUUTXUT w:navmesh
XRSSSZUSTX w:ne
WWVSWSXTTR w:near
UQUVYVROYX w:need
UTTTWTWSTX w:needed
XTRRZVVTWR w:needs
UUUUTUYUUT w:nehmen
TTTUUZUTUT w:nei
aTTUTTVTUT w:neighbour
XVTTTWWSTR w:neighbours
XSTTSXWUUT w:neither
TTTUXXUTUU w:nelle
TYUTUUTUUT w:neovim
UTTXUUTUUU w:nervous
UTTTTTYUUT w:nessa
STWXSWTVTT w:nested
TUTTXTUTWT w:nesting
TTUUWTXTTT w:net
UXUUTUTTTU w:netball
ZTUUTUTTTT w:neu
VUUTTTTXUU w:neue
aPTUWePYQN w:never
SUOPaUUYYS w:new
TTUUTTZTUU w:newer
XVTTWWVSSS w:news
YTWTTTVVTS w:newsletter
XTUUUUTUUT w:newspaper
ZQRWXUVSVR w:next
eVSTRTSTUS w:nice
XUUUUTTTUU w:nicely
YUTUTUUTUT w:nicer
YURVUZVQQU w:nicht
UUUUTUTXUT w:nichts
YTTTTaTTTT w:nie
VTTUUUSTUY w:niece
VTTTTaTTUT w:niemals
TTTTTZXTTT w:niente
XZRSRRXWWR w:night
USTTTSXVUX w:nightly
XXSSSVTXTS w:nights
SUUQVXWXWQ w:nine
XUUUUUUTUU w:nineties
TTQXPaTTSZ w:no
WPRWVaVXRQ w:nobody
WXTSVSTSTW w:noch
YTTUTTUUUU w:noche
VSUUZSVVSR w:node
UUTTTXWUUU w:nodes
UVSWVSSXVS w:noise
UTUTUYTUUU w:nome
UWRWSZRRSX w:non
bSTTSTVUUT w:none
YVSSVVRSYS w:noon
UXTTWTUUTT w:noor
XTTTTTTXTT w:nope
WTTTTXWTUT w:nor
ZTTUSUTUUU w:normal
ZTTUUUUUTT w:north
XWTUUTTTUT w:northern
VTTUUTYTTT w:norway
XUUTUUTUUT w:norwegian
UTSZUbWPLW w:not
WTTUTTXUUT w:notary
UUTRWWURTY w:note
WUTTUXTUUT w:notebooks
WUPPVZPaUV w:nothing
aURTSYSTTS w:notice
UUUUTUXTTU w:notifications
VTTTTTYUUT w:notre
YTTTTTWUUT w:nous
YUUTTTVTTT w:novel
UXUUTTUTYS w:november
ZYLMWQZXRY w:now
XTTTUUTUUU w:nowadays
WTUTTXTTUT w:nowhere
TSTTYZVTTS w:npm
UTUUUTUYUT w:ntp
WTTTTUXUTT w:null
UXUUTTTWTT w:numa
TQUVZOXVPZ w:number
VRVRWZXTSR w:numbers
ZTTSSZTTUT w:nunca
WXSRZSSSTW w:nur
UYRSUVVVTS w:nurse
VSSVSVXSUV w:nuts
XVRVSYRSSX w:não
XUUUUUUUTU w:née
VTPWWTYVWP w:o
VUUUXUTTUT w:o2
XSTUUUYTTT w:oak
YTTUUUWTUS w:oat
XUUUUUUTUU w:ob
XTTUSTXUUT w:object
VXTTTUTTUV w:oboe
ZTUTTUUTUT w:obviously
URTUSTXTbR w:october
XWTTTTWTUS w:odd
XUUUUUUTUT w:oder
WTTTUXTUUT w:odile
TTTaUTTUUT w:odio
RVUXTVUTXR w:of
TTMTWWTXXW w:off
TUUUUTUYUT w:off-by-one
URSTXYVSVT w:offer
UTTTYWUTTT w:offers
VXRRWVXRRX w:office
XUUUUTTTUT w:official
UXTTUTVUTT w:officially
XTTTTTWUUT w:offline
YTUTUUUUUT w:oggi
ZTTTUXSSUT w:oh
XTUTSXTUUT w:ohne
WTTUTTTTUX w:oil
cOQZXXVUQO w:ok
TTTUTXTXUT w:okapi
ZSTTSTYUTS w:okay
UTUUUUYUTT w:okonjo
WXTTUUTTTU w:ola
VWUPRRTXVZ w:old
XUUUUUTUUU w:old-fashioned
XUTUUUUUUU w:olha
UTUUTUYUTU w:oltmanns
XUTTTUWTUT w:olu
XUUUTTUUUU w:oma
ZTTTSWTTUT w:omg
TVOTVUXUZR w:on
TXTUTUWTTU w:on-call
YTTUTTTXUT w:onboarding
dRSSVSUWTR w:once
YTXRXPVSUT w:one
YTUTWTTTTU w:one's
TUTXTTXTUT w:one-liners
YXXWUVUQRP w:ones
XUTUUTUUUU w:onions
TYSXTWTTTT w:online
TUXVbTZURJ w:only
WVYVWQVQWQ w:open
VUUTTTWYTT w:opened
YTUUTTXTTT w:opening
WTXTSSSWXR w:opens
UUUUUUTTUX w:opera
aTTUUTTUUT w:opinion
ZUTUTUVTTT w:opposing
TUUTTUYTUT w:ops
WTXTWSTTUT w:options
ZXXVXUSOUN w:or
UTSSXTWTUW w:orange
VUTTTTTXUT w:orchids
YUWRTPWXXP w:order
YTTUTTVSXT w:ordered
VSTTUTYWTS w:orders
STUYTUWTUS w:orm
UUTYUTUTUT w:orms
WTYTWSUTTS w:os
XTTTUUTUWT w:osaka
TUUTTUXUUU w:osei
ZTTTTTUTVT w:oslo
UXUTUUUUTU w:osprey
TXUUUTVUUT w:ostrava
WWVTOYXSQV w:other
WSTTXTXTUT w:others
YSSRZUSYSS w:otherwise
WTTTTUYTUT w:otter
TUUUUUTXUT w:ottilie's
VTTUUUXUUT w:otto
YUTTWTTTUT w:ought
VSQSWSaXUS w:our
VTTSTWWTYS w:ours
USSSXVWXWQ w:out
XTUUUUUUUT w:out-of-office
XTUUUTTWTS w:outage
YUTUTTTVUT w:output
UVTTWZUTSS w:outside
UTSTWTWYSS w:oven
RUZRUTVTWV w:over
YUUUUUTTUT w:overkill
TUUUUUUXUT w:overnight
XXVQVWRWSQ w:own
VSTTTTbTUT w:owns
TVTTXTWUTT w:oyelaran
aTTUTUTUUT w:p
TTUUUTTWXT w:p99
XTTTVTUUUT w:pack
WUTTTXUTUU w:packages
UTUUUTUXUU w:packaging
XUUUTUTUUU w:packing
TYUUUUUTUT w:padaria
WXTTTTTUUT w:paediatric
ZQWSVSTWQX w:page
XSSTWYUSTS w:pages
UTTUTTYUUU w:paging
XTSSTTYVUS w:paid
VUTTUTUXUT w:pain
UTUUUTTWTX w:paint
TTTWXTTUUU w:pairings
XUTUUUUUTU w:palmier
YUUUTTUTUU w:pan
VTXWTUUTTT w:pandas
TTUTVUYTTT w:panel
XRYSSRXVVR w:paper
ZTXSSWVSTS w:papers
YUTUUUTUUT w:paperwork
WTTTTTXTUU w:par
ZURRWZVTSR w:para
YTYTTTSTUS w:paragraph
YSUUVXSSTT w:paragraphs
XTTTTTTWUT w:parcel
UUTTXTUUUU w:parentheses
VSTVTZUUTS w:parents
XUUTTTTUUU w:parking
VXTTUUTUUT w:parle
YUUUUUUUUT w:parrot
WWTSVSXVTR w:parser
VVSSZWWSTR w:part
UXUUUUTTUU w:part-time
VXUTUTUUUT w:particular
VTTUYTTTUT w:partir
UUTTUTZUTT w:partner
TTTTXTZTTT w:partners
YTUTVTVTTS w:party
SWRZSZXSSR w:pas
YUTUTTVTUT w:pass
TSTTUUTYTX w:passed
TTUUTTXUUU w:passer
WUTTUVXTUS w:passive
USTTTXYUTS w:password
YTWTUSTSXT w:past
XTTTTXTTUT w:pasta
WTSTWTTXUT w:paste
ZTUTTTTTUT w:pasted
WTSXSTVVUT w:patch
SWTXTUTTUU w:patience
TWTWSXTTUT w:patient
VUTTXTUUUU w:patients
VTTTTTXUUU w:pavel
ZTWTSSWVTS w:pay
WXSSWSXUTR w:payments
TWUTTUYTTT w:payroll
WTTUTTYTUT w:pays
XSTTSSVWXT w:pdf
XUUTUUTUUU w:peas
XUUUTTVUUT w:pelham
UTUUUUYUTU w:pelle
VXUTTTUUUT w:pen
XUUUTUTUTU w:pencil
TYTTUUTUUT w:penicillin
QTTPXaXSVV w:per
YTSTWSUXTT w:percent
XXSYSSUTTS w:perfect
cTTTTTTTUS w:perhaps
WTTXTTWTUT w:period
XTUTUUUTUU w:perl
UUUUUUXTUT w:permanently
UWWRWRVSTW w:person
UUWTYTTTTT w:personal
UXUUTUUUUT w:pescatarian
TXUTUUTUUT w:pesticides
UUUUUUXUTT w:petit
TYTTTTVUUU w:petra
XUUUUTUTTU w:peu
ZTTTTTUTUT w:peux
TUUUTUXUUU w:pfarrer
YTTTUTVSWS w:phase
VTTTTXXUTT w:philippa
XUUUUUTTTT w:philosopher
TRUXVVVVRV w:phone
XUTTTTTWUU w:phones
UTSWYTTUUT w:photo
WTWXSTTUUT w:photos
UTUWTXTTUS w:phrase
WTTTTUTTUX w:physics
TTUYUTUUUU w:piacciono
VSVSTTXWRX w:piano
XSSTSXWTVT w:pick
YUUUTTTUUT w:pick-up
VTUUUUYSTS w:picked
VUUUTUXUUU w:picture
YUTTTUUUUU w:pictures
TUTXTXTTTT w:pie
UTUUWXSTTT w:piece
TUUUTUYTUT w:piers
UTUUUUXTUT w:pim
YUUUUTTUUU w:pin
VUUTUUXUUT w:piotr
WUTUUUXUTT w:pipette
UXSTXTWTTS w:pitch
TTXTTTWWTT w:pixel
XSWSTSWSSY w:più
YXWTSRXRWP w:place
RSaSSVYWTS w:plain
WSPXXYWQXP w:plan
WTXSTTTUUT w:planes
XUUUUUTUTT w:plants
XTTWTSXTUS w:plastic
WUTUTUXTUT w:plate
UXTTTVWTUS w:platform
VaTTTTSTUV w:play
XTUTTVTTUU w:player
TTTTUTWYTT w:players
WXTUTUTTTU w:playing
XTTTWUTUUT w:plaît
WTbKehMKOX w:please
TTTTXTXUUT w:plenty
XUUUUUSTUU w:plinth
WTTUTTVXTT w:plot
WTTSVWTXTT w:plots
XTUUTTWWTS w:plumber
WXSSSSVVSX w:plus
SRSSZXZTTS w:pnpm
UTUUUUYTUT w:podcast
TWTTTUTXUT w:pods
YUTTTUTTUU w:poem
UXUUTUWTTT w:pohl
aSWTSWSTUT w:point
USWWVVRTSV w:points
TTYTTUUUUT w:polars
XTSUXTWTTT w:policy
aTTTUTTUUT w:polite
XUUUUUUUUT w:politely
TWWTSTUZTS w:pool
XTWTTTTUUT w:poor
YWWRWXRRSR w:por
VYTSUTWTUR w:pork
UXTTTTTXTT w:porque
YRSTRSXXSX w:port
XTTTTTWWVS w:portal
XUUUTTUUUT w:portraits
TXXSWSTTTT w:português
WTXTSTWUUS w:possible
UURRRXWWWU w:post
YUUUTUTTUT w:postcard
TXUUUUTTTU w:postdoc
UTUTUTUUUY w:poste
VTTUTTXSUW w:poster
TTTSWSdVTR w:postgres
WTTTTTTWXT w:postmortem
WUTTTXWTTT w:posts
YTTTTUVUUU w:pot
USXTXSVTUT w:pounds
XSWSSWYSSS w:pour
YUTUTUUTUU w:pourquoi
XUTTUUUUUU w:pourriez-vous
XUUTUTTVTT w:power
TUSUYTWTTT w:pr
TVTTTTXXTS w:practice
XUUUUUUUUT w:prats
XUUUUUTUUT w:precisely
WRgRWRRTUR w:prefer
VScSTTTSTT w:preferisco
XUTUUTUUUU w:preferred
ZUUUTTTUUT w:prefers
VTaSTTTUUT w:prefiero
VScSTTTTUT w:prefiro
XUUTTTWTUT w:prefix
TTTTTXWTUT w:pregnant
UUTTYTUUUT w:prepare
WTVTVTSTXT w:present
YTUTTUVUVT w:press
UWTTTTXVTS w:pressure
XTUUUUTTUU w:pretend
YUTUTUTTUT w:previous
XSRSVWXSSX w:price
YSTTWTWTTT w:prices
UXUUTTVUUT w:pricing
VUTTUTXUTT w:primary
WSVSVUYSTS w:print
WSTTSTXUXT w:printed
YUTTTTTTXS w:printer
YUUUTUUTUU w:privacy
WTTTTZTTUT w:private
WTTTTUXUUT w:priya
XTUUUUTUUT w:probably
TTTUTTXWUT w:probe
WUTTUTUXUS w:problem
XTUUUUUUUT w:proceed
XUUUUUTUVT w:process
VZUTTTTTTT w:procurement
VSSSXYZTSQ w:prod
TUTVWTXUTT w:product
TUUTUXWTUT w:production
TTTXTTXUUT w:products
TVUUTUXVTT w:prof
VUUTTUTUUX w:profile
XTUTTUUUUU w:profiling
TXUUUTTUWT w:programme
TRWRXYWRVQ w:project
VTUUUUXVTS w:projector
UTXTVTTTUU w:projects
TUUUXTUUUU w:projekt
UUTTTZXTTS w:promise
XUUUUUTTUU w:promised
VZUTUTSUUS w:pronouns
UTUUUUUUXT w:proofs
TTTTXWUTUT w:propose
ZTTTTUTUUT w:pros
VUbSTTTUUS w:prose
UUTTXSWTUU w:protobuf
VXTTTUTTUT w:proud
XTTTTTTXUT w:proven
UTTTWTVSTX w:proxy
WTTUXTTUUT w:pruebas
XSbRTTTTUT w:préfère
XTUUUUTTUU w:pub
RRWRXYVTVS w:public
YTUTUUTUWS w:publisher
UTXSYVVSST w:pull
aWSSTSVWTS w:pump
XTUUTUWTUU w:pupils
TYUUUTTTUT w:purchasing
XTUUUUTUUU w:purely
WUUUTTUUXT w:purpose
XTSSSZTTUW w:push
YUUUTUTTUT w:pushed
TUTTTXTTUX w:pushen
UUTTXWTUUT w:pushes
UOOXYWWVRW w:put
TUYSUSXSTV w:python
UTUVSUUTXT w:q1
XTUTTTTUXT w:q2
UTUUTTUUYT w:q3
VUUUTTUUXT w:q4
ZUTUUTTTUU w:qu'il
aTTTTTTUUT w:qu'on
TUTTTUYUTU w:quality
XTUTTUUUUU w:quand
XTUUTTWUTT w:quarry
XTTUUTTUWT w:quarterly
bQXSXRYRSS w:que
UUUUTTYUUU w:quedó
XTTUUUUUUU w:quel
XUUUUUUTUU w:quelle
XTUUUUTUUU w:quentin
XTTSUVUUUT w:quero
ZTTUTUTVUT w:query
XUUUUUUUUT w:questa
YWYRXRRWSQ w:question
XVRWXVRUSS w:questions
YTSTWSXTTS w:queue
VTTTUUUXTU w:qui
bVWTSSTUTR w:quick
TTSSTXVSTa w:quit
XWTUTUTTTT w:quite
YSSSSTUXWT w:quiz
UTUUUUXUTT w:quota
UTSTZTWTUT w:quotation
USRWYWVSTR w:quote
VSSSZUSSWW w:quotes
aTTTUTTTUT w:qué
TYTTWTTWTS w:r
XTTUTUTXTU w:race
UWTUTTYSTT w:rack
UUUUTUXUUT w:radial
WTXTTTVWTS w:radio
YUTTUTTWUS w:raffle
UUUUTTYTUT w:raid
UUUUUUXUUT w:rail
YTUUUTTTUT w:rained
YTUUUUTUUU w:raining
WTUUUTXTTT w:raise
TWTUUUTXTT w:ram
TYTUUUUTUT w:ramadan
aTUUTTSVTT w:ran
TTUUUTXWTT w:random
XTUUUUTTUU w:rang
YUUUTTTUUT w:rapide
XUTTUUUUUU w:rappeler
UUTTTUUZUT w:rash
TXUUTUTUUU w:rasmus
XSTTVSZWSR w:rate
STaXUVSQVR w:rather
WTTTTTVTTX w:raus
TVTTWTXTTT w:ravi
USSTXaSWTR w:raw
WYSSSWRSYS w:reach
WXYUPWVXRO w:read
UYTTTUTTUT w:reader
WWXTTSUTUT w:reading
aTTTXTTUUS w:readme
ZSSSXSYUTR w:reads
XTTUXUTTUT w:ready
UWXRUVUUTS w:real
VSZWSSSYSR w:really
UUUUTUXUUT w:rear
UTTTTTWaTR w:reason
TUVTWXSUTT w:reasons
WTTUXUSTUT w:rebase
WTTUUTXUUT w:reboot
VTUUUTXTTU w:rebuilt
ZTUTTTTTWT w:recall
VUUUXUVTTT w:receipt
WTTUXTTTUU w:receipts
XUUUTUTTUT w:received
WTTTTXTUUU w:recetas
TUUUYUTUUT w:rechnungen
YTSTZSSVTS w:recipe
XTSTWXTUUT w:recipes
aTUUUTSUTT w:reckons
VUTTXTUUUT w:recommend
aWTSTWUSTQ w:red
TVUXTTTUUU w:red/green
XTUUTUTUUU w:reddit
UTUUUUXUTT w:redirect
XTTTTTXWTS w:redis
YUTUTTXTUS w:redo
VUTTXUUUUU w:refer
XUUTUTUUUT w:refrain
YUTTVTUVTT w:refund
TTUTTWXTUT w:refunds
WUTUTUTXUT w:refuse
TUUTUUUYUT w:refused
UUUTXTUTUU w:regenerate
ZVTUTUSTUT w:region
XUUUTTUUTT w:register
UTTUUTTTXU w:registration
TTUUUUYUTT w:rehearsals
VTUTUTXUUT w:rehearse
TUTUYTUUUT w:reject
TWSSWWXRWR w:release
UTSTVXXUUS w:releases
VXUUUUTUUT w:remaining
VTUTTTXUTT w:remains
YUTTTUUUUT w:remark
aSTTTRcTTQ w:remember
WTSSWSTTVX w:remind
TTTTWXUUTT w:reminded
WTUUTTTUTX w:reminder
YTUTTTTTUW w:remove
UTTTTTWXUT w:removed
cTTURSSUVS w:rename
XWTTTUTTUT w:rennes
ZXTUTTTTUS w:rent
VUUUUUTXUT w:repetition
ZTTTTTUUUU w:replace
TXUTTTUXUT w:replaced
TWTTUUTXUT w:replacement
UTUUUUTXUT w:replica
QWSWYUWVSR w:replies
ZRWSVVWSUR w:reply
URRRZYZTTR w:repo
XVSSWSUSWV w:report
TVVVXSUSVS w:reports
VUUTTUTXUU w:reproduce
VTTTYWSTUT w:request
VTUUXUTUTT w:require
aTTUTTTTUT w:rerun
YTTUUUUUUT w:resend
XUUUUUTUUU w:reset
YUUUTUTTUT w:residents
WTVUUTXTTS w:resolved
XUTUTTUUUT w:respond
UTTUYUUUUT w:responde
YUUTUTUUUT w:response
TSYTWWSTTT w:respuestas
aVSSVRYTSR w:rest
WUUUTTTXUS w:restart
XUUUTTVTTU w:reste
XTUUTTTVUT w:restored
VZTTTTTSTW w:retired
WTUUTUUTXT w:retro
YTUUSWSVTT w:retry
VTSTVSUTZS w:return
WVVVSSXWSR w:returns
XTUUTUTTWT w:reunión
TWTTUUXUUT w:revenue
UUTTYUTUTU w:reversible
ZUTTTTUTUS w:revert
XTUSTRXVSV w:review
aTTTWUSUTS w:reviewer
UTTTVTaTTS w:reviews
VTUUXTTUTU w:revision
XTSTSYVTUS w:rewrite
XTSWTTUUUT w:rewrites
UUUTUXTUUT w:rewriting
UUUTXTUUUT w:rezept
ZUTTUTUTUT w:rice
XUTUUTTTUU w:rich
VTTUUTTUUX w:rid
TTUUUUTTUX w:riddance
XUUTUUUTUU w:riddle
UTTUTXTYTU w:rien
TTTTTXTTTX w:riga
bWQSaWQSTQ w:right
UUUUTTXUUT w:rights
WTTTTYTWUT w:ring
XUTUTTUUUU w:rinse
XUTTUTUTUU w:rip
UUUUUUYTUT w:ripping
VTUTTTTUUX w:risk
WTTTXUTTUU w:rispondi
TSZXTTTTTT w:risposte
aUTTUTTUTT w:rn
YTUUTUUUTT w:road
UUUUTXUUVT w:roads
UTUUTUXTTU w:ronda
YSTTSTZVUR w:room
XTTTXTTTUT w:rooms
TWTTVSYXSR w:root
XUTUUTUTUT w:rose
XSTTWTTYTS w:rota
UUUTUUXUUT w:rotate
XUWTTTTTUT w:rough
XTTTTTWWUS w:router
UVWSTWSYSR w:row
WTTUSUXTUU w:rows
XTUUTUTUUT w:rude
TTXUUTTUUU w:ruff
WTTTXTUUUU w:ruhig
WQRSYYQSSa w:rule
ZTTTSTXTUT w:rules
XUUUUUTTTU w:rumour
VWSPYTYSUU w:run
XTTTWTUTWT w:runbook
VTUUTUUXTT w:runner
XSSTSSVZTW w:running
RXVQWVYWTP w:runs
XUUTUTTUUT w:rush
UUTYUUUTUT w:rushed
YWTTTVWSSS w:rust
VSUUSTYTWT w:ruth
TTUUTUXUUT w:rutter
VUTTTUXUUT w:ruvim
TXTTTTWWUT w:rye
TUTUYUTUUT w:réponds
TTYSUUUUUU w:réponses
UUTTUUZTUT w:s'appelle
XTTTWUTUUT w:s'il
XTUTTWTTUT w:sabbath
VTTXTUTUUU w:sad
UTTTXTTXTT w:safe
WTTTXTTUUU w:safety
YTUTTTUUUU w:sag
YUTUUUTUUT w:sagt
ZQSRVRYRSb w:said
VXUTTUUUUT w:sailing
WSTTTTTXXS w:sale
VXTTTTTWTT w:sales
UXUUTTSXTT w:salt
VTXUTUUTUT w:salty
WRRRWWXaSQ w:same
TTTTWTTWXU w:sample
TUTUTTZUUT w:sandbox
YTUTUUUUUU w:sane
UTXTTTTXTT w:sans
YTTUTTVTTU w:sat
VXSTRXSUYR w:saturday
VTTUUTYTTT w:saturdays
YUTTTTTUUU w:sausage
ZUUUTUSTUU w:sausages
UUTTXTWTUT w:save
WTTTTTUXUT w:saved
TTXWTTTTUT w:savoury
ZWTTTTSVTS w:saw
XUQRWSXVSV w:say
eTTTSUTTUS w:saying
bWWSVVOVRR w:says
XUTTTTTXUT w:scale
XUUTUTUUUT w:scam
XUUUUTUTUU w:scan
VUUUTTXUTU w:scans
YUUTUTTUUT w:scares
XUTUUUUTUT w:scarf
UXUUUTUTUT w:scene
VTUUTYTTUT w:schedule
UTTUTTXWTT w:scheduler
UTSTXTWWTR w:schema
VUUUTUXTTT w:schlüssel
VXRRQVYYUQ w:school
ZTUTWSTTUT w:schreib
XTUUSXTTTT w:schreiben
VTSTXTTWUU w:score
STTTSTXSTb w:scrap
TTSTZTXTTW w:scratch
VZSSTUTXUS w:screen
UWTTXVTTUT w:screens
STTUXWXSTT w:scripts
VSSTXXTTUT w:scrivi
TXTWUTTUUT w:scroll
ZSWSSTWSXR w:se
YSXUTUTTTT w:sea
TSTTTTXXWV w:search
YUUTTUTUTU w:seasick
TTUUTTXVWT w:season
RRWTXWXVTS w:seat
UTZSUSSUUX w:seats
ZUTUUUTTUT w:sec
aXTQUQXWVO w:second
UYTTUTTUUT w:secondary
XTTTSWUWTT w:seconds
TUUUUUXUTU w:secrets
ZXTTTTTTTS w:section
ZUVRWWQSWR w:see
WTTUXTUTUT w:seeds
bTUUTTTSUS w:seen
TUTTTXXTUU w:sees
YTUUTUTUUU w:sehr
YTTUUUUTUT w:sei
UXTUTUUUUT w:seis
WaTSTTUTUT w:seit
TUUUTXWUTT w:seite
SWTTUUXUUT w:selbst
XWSUUWWSSS w:sell
TTXTTYTTTT w:sem
UUUUTUYUUU w:semaphore
SWWScSTSTS w:sempre
YTRSXVXTUR w:send
TUTTWWXTUS w:sends
YTUUTUTTTT w:sense
VWTTTTSXWS w:sensor
YTSSZSSWTS w:sentence
TWYRWUUSTS w:sentences
XTTTWUTTUU w:separately
UUSUXTTUUU w:separators
TWSTTSVWXS w:september
XTTTUTWUUT w:sera
YUTTSXTUTS w:serial
ZTUTTUTUUT w:serious
XXUTTTTTUU w:serve
WSXTTSaUSS w:server
XUTUUUUUUU w:server's
WTUTTWTXTT w:servers
UWTTTSaVTR w:service
VTUTTUYUTT w:servidor
TUTUUUZUUT w:sesame
VUTUTTUXUT w:session
VTTSYTXTTT w:sessions
WSRTXRUZVR w:set
YUUUUUTTTU w:settembre
YTTUUTTUUT w:settings
XTUUUUUTUT w:settle
XWTUSSbRSR w:settled
UUUUTTXTUU w:setup
VVSSRVYVVS w:seven
WTTXUUTTUT w:sevenths
UTXUTTVTTU w:severity
VYUUTTTUUT w:sevilla
TXUUUTWTTT w:señora
VWTTVSXSWR w:shall
YTTTUUUUUT w:shame
YTUTUUTUUU w:shan't
VXSTVUTYSS w:share
XVRSSXYVTR w:she
TTUUTUXUUU w:she'll
ZTSSWSYTTS w:she's
VZTTXSSTTT w:she/her
XYTTTSXTTR w:shed
YSTTWXSVTS w:sheet
UTUTXWTTUT w:sheets
XUUUTTTUTU w:shelf
TYTTXTTUUT w:shell
VXTTUUTUUT w:shellfish
XWWSVSTSTT w:shift
TUUUTTYUTT w:shifts
SSSSUXXTWV w:ship
YUUUUUUUUT w:shipped
UWSTTTXTUU w:shipping
WTTUTSXVWT w:ships
XUTTUTUUUU w:shoot
UWRSXRXUWR w:shop
VXTTVVSTUT w:shopping
VTUUXTUUUT w:shops
VQcQbRWVSP w:short
XUUUTTUTVU w:shorten
YTTTTUTXUT w:shorter
aSPRaXSPUV w:should
XUTUUUTTUU w:shouldn't
YTTUUUTTTU w:shovel
WSUXYWRRTR w:show
UUUUUUUXUT w:showed
STWXXTSWTS w:shown
XWTUTTVTTT w:shows
WTTTWTXTTT w:si
ZUUTTTTVTT w:sick
VSRSYRaZTQ w:side
ZSTTVXTTUT w:sie
VSSTcTSTUT w:siempre
YTUUTTTUUT w:sigh
UXQRZXXSTQ w:sign
TUUTYUTUUT w:signals
WTUTYTWTTS w:signature
TTTTXWTTTT w:signatures
UQSTURZUYV w:signed
XUTTTWTUUT w:signs
UTUUUUTXTT w:silence
SVTTTTVWTX w:silje
ZTTTTTUUUT w:silly
XTVTVUTTTT w:simple
TTWTXTTUUT w:simples
YUTUUUTUUT w:simply
VTTTTXTUUT w:sin
UbOPWUWbOT w:since
UXTTTTXTUT w:sind
UYTTUTWTUT w:sing
USWSZRVZSR w:single
UUUTUUXUUT w:singular
TYUUTTTUUU w:siobhan
WUTSWSZTSS w:sister
VTTTUXVUTT w:sister's
WYTTTSXTUS w:sit
XSTSWVVTWR w:site
UYRRTVWUXR w:six
VTVUTTTUXT w:sixty
VVSVSSXYSS w:size
WUUUUXTTTT w:skeleton
TTWWXTSTUT w:sketch
SWRWXYTTTR w:skip
WUTUTTXTUT w:skoda
WTUUXUUTUT w:sky
TTUUUUYTUU w:sla
XUVWSSTVUS w:sleep
ZTTTTUUUUT w:slept
WTSVTXVTVS w:slides
WUTUTTXTTT w:slips
UTTTTTWTVX w:slot
YVWSSTVVTS w:slow
WUUUTTSYTT w:slower
WTTTUUTXUT w:slugs
UVYQWVXWRP w:small
VTTXTTTWTT w:smell
ZUTUUTTTUT w:smells
UTTUTUUYTT w:smooth
YUUUUUUTUT w:smudged
XTUUUUTUTU w:snack
TSTUXTWUUU w:snake_case
YUTTTUUTUT w:snippet
VUTTTTUUXT w:snmp
ZTTUUUTTTU w:snow
UXUUTUTUUU w:snowflake
XUKTYVTYRX w:so
UUUUUUTXUT w:soda
WTUUUUXTTT w:sofa
WTUUXTTUTT w:sofort
YTTTUTUWUT w:soft
UYTUWTTUST w:soil
ZTUTTTTUUT w:soir
XSTTSTUSTZ w:sold
TTUTXTWUTT w:solely
YUTUUUTUUT w:soll
ZTSTTTXTTT w:solo
UUTTTXUUVT w:solution
UUUUUUSaTS w:solved
WXTTTTTUTT w:solveigh
bSTTTTTTTX w:some
YXSSSSRWVV w:somebody
bTWTWSRUTS w:someone
ZSXVVVRSTR w:something
XTTTUTVTUT w:sometimes
XTUUUUTUUT w:somewhat
XTSTVWUTTS w:somewhere
VSSTTTZXVS w:son
XUUTUUUUUT w:song
XUTTUUUUUU w:sonnet
XaTTTTTTUS w:sono
XTUUUUUTUU w:sonst
VTXTUUUUUT w:sooner
aUXTSTTTUS w:sorry
VTWTXWSTTR w:sort
UTXTXTSWTS w:sorted
TaTTUUUTUT w:sou
VWSXWTTTTS w:sound
bTSTSUWTUT w:sounds
YUTTTUVTUT w:soup
UTWSZSVTTS w:source
ZUTUTTTUUT w:sources
TTUUTUWYTS w:sourdough
UTUUXUTUUU w:southern
TfSTTTTTTT w:soy
TTXTSTTXUU w:space
VUUUUUTXUT w:spaced
SSVSYSVTUW w:spaces
VTUUTUXUUT w:spain
VYTTWTTTTT w:spanish
STTXTWYTTS w:spare
WZRSVRVVTR w:speak
UTTXTTTVWT w:speakers
XTUUTTWTTT w:speaking
VTUTUUXTTT w:speaks
XTTUTTWTTU w:speech
UTTTXWTTUT w:spell
VRYRZVUTTR w:spelling
YWTTUUTSUT w:spent
TYTSUUUUUT w:spiele
VTXTTUTTUU w:spin
XTTTSWUUWT w:split
XUUTTTWTTT w:spoken
TUUTTTVUUX w:spots
UTUUXXTTUT w:spreadsheet
TXTTUUUUUT w:spreche
TWTSVSUWXR w:spring
VTUUTTWTYT w:sprint
ZTUUUTUTTT w:spät
VSRVZXUTSS w:sql
VTTTTTaTTT w:sqlite
XUUUTUUUUU w:sqm
SUTTZUSUUX w:squash
VTTTTWYSTT w:ssh
VTUTXTUTUT w:stable
XTTTTTXTUT w:stack
YTTTVTUVTU w:staff
XUUTTUUUUT w:stage
VSTTSUaSSY w:staging
XUUUUUTTUT w:stain
TWTTTSYVVS w:stairs
UUTUUUTYUT w:stale
UUUTTTUVXT w:stall
XTUUUUTUUU w:stamps
YTTTUUUUUT w:stanco
TTWaRWTRWR w:stand
TTUTYUUUUT w:standard
aTTTUUTUTT w:standing
VSSTVSYVSW w:standup
YTUUUUUTUT w:staring
VTTVTVTXTT w:stars
UURQZYRVXR w:start
TYUUUUVTTT w:started
UXTTTSXSWT w:starting
UVSWSSXVXR w:starts
XUUUTTUUUU w:statement
XUTTTTUUUT w:states
WTUTTTYTUS w:station
TTTTXSXXTT w:statt
TSSTYYXRVS w:stay
UTTTTUYTUU w:staying
USTSSXcUSR w:stays
YTUUTTTTUU w:std
VTTTTUXTWT w:steam
SWTUTTYVTT w:steel
UUUUUUXTUT w:steering
TTTUXTWSXS w:steht
VTSTYSTWUU w:steps
WTWTVRYTTS w:stick
YTTTUUUTUT w:sticker
UUUUUUXUTU w:sticking
XUUTTTUUUT w:sticky
XWTTTUUTUU w:stiff
YQQQPWZXSX w:still
VSSXTWTTWT w:stock
RQWRVcWVWP w:stop
UTTUTTSXUY w:stopped
XTTUUUUTUU w:stops
VTTUWSWXSS w:store
VUSSTTXVTX w:stored
STRWYXRWTS w:straight
WUUTUTXTUS w:strata
UUUUWWXSSS w:street
TUTUXUWTUT w:streng
XUUUTUTUUU w:stretches
YTTTSSSWTZ w:strike
TTTUXWSVUT w:strings
UVTUUTXTTT w:stroke
ZUTTTTTWTS w:stuck
XUTTTTUUUW w:student
TTTUTUXTWU w:students
XTUUTTWUUT w:studio
VWTTWSXUSS w:study
VWRVSYVRRW w:stuff
YUUUTUTTUU w:stupid
VUUUUUTXUS w:stutter
YRUSYSSWSV w:style
TTSUYTWYTS w:subject
YTUUUUTTUU w:subjunctive
XTTTUTTUWT w:submit
YTTUTTTUUT w:subtitles
XTUUUUUUUS w:sugarcoat
VSRWVYSTUT w:suggest
TUTUUYUUUU w:suggesting
XTTTTXTTTW w:suggestions
YaSSTSUTTS w:suis
VTYTTTTTUU w:suit
YTTUUUTUUT w:sum
STVTUWSTTX w:summaries
VTWSTXVSTT w:summary
UWSTTTVSXW w:summer
YTTTTTTWUT w:sun
YRTTVVXSUR w:sunday
VSSTWVYTTS w:sundays
YUUUUTTUUT w:supermarket
YVTUUTVTTT w:supervisor
USVTXSYWSR w:supplier
XUUUUUTUUU w:supplier's
UUTUSSaTSV w:support
UUUUTTXUUT w:supports
ZTTTUTUUUT w:suppose
YUTTTTTUUU w:supposed
WTTTTWSTTX w:sur
ZSSTZTSUUT w:sure
XUUUTUTTUU w:surely
TTTYTTWUUS w:surprises
UTTUXTTXTT w:survive
ZTTTUTUUUT w:suspect
UTUUUUXUUU w:svendborg
XUTUUUVTUT w:svetlana
UTUTTTUZUS w:swapped
TSUTUXWWTT w:swapping
ZTTTUUTUUT w:swear
ZUTUUTTTUU w:swears
VWTTUTTTTX w:swim
XTTTUTVYSS w:switch
UWTTWSXUVR w:switched
TTUUTUXWTT w:switching
XUUUUUUTUU w:swore
UTTWSTYSTW w:sync
WVSSXTUTSW w:system
YTUTTTUUUU w:sätze
ZUUTTUTTUU w:sì
USZUTTWTTT w:só
YTUUUUUTUU w:t-test
XUYWUPSSTW w:table
TUYTUUTUUU w:table-driven
TRXWWTVRRW w:tables
XSWRXRSSTZ w:tabs
TUTTXTTUUX w:tabulations
UTTTWTYTTT w:tadeo
XTTTWXTTTT w:tag
UTUUXUTUUT w:tags
ZTTTUTUTUT w:tail
TSVQVTXWTW w:take
VUTUTUXUTT w:taken
URRSURYVYV w:takes
WVXRVUTSSV w:talk
XTUUTUUTUT w:talked
XTWWTTTTTT w:talking
XUTTTTUUUT w:talks
YUTUTUUTUT w:talvez
TYUUUUTTUU w:tampere
XTTUUUXUTT w:tandem
TTTWTTTXUU w:tank
VTUUTTUXUT w:tape
TTTUTXTXUT w:tapir
UTTTZTZTTS w:target
VYUUTUSUTT w:tartu
ZTWTTTTTUT w:taste
XUTVTUUUUT w:tastes
WVSTWWSUVR w:tax
XTTUUUUUUU w:taxi
VUXTUTUTUT w:tbh
WXTUTUTTTU w:tbilisi
XTTTWUUUUT w:te
YTVTSTWTUT w:tea
XXTTTTXSTT w:teach
VXTTTTTWTT w:teachers
XXTTUUTTTT w:teal
UdRSXVVUQP w:team
aVTTUUTTUT w:teams
YTTTUUUUUT w:tears
aQWXWWRRUP w:tell
YTTTUWTUUT w:telling
YTTTUUTUUT w:tells
TUUUUUTXUU w:temp
XVTTUSXTUR w:template
TTUUUUYUUT w:temporal
YUUTUUUTUT w:temps
YTUUUUUUUU w:tempted
YTTWRXWPYO w:ten
VTTUTTVXWT w:tenant
TTUUUUSXVS w:tender
TYTTTTXTUT w:tengo
TZTTUTUUUT w:tenho
XUTTXUTUUT w:tense
XUUUTUUUUU w:tension
UTTUTUYUUT w:teodor
UTTTTUVXWT w:term
UUTUTUTTYU w:termin
XVTTUUTUUT w:terminal
TUTUXTTTXT w:termine
XTTTTXTUUT w:terms
TTTYTXTTUS w:ternaries
YTTUTUTUUT w:terracotta
WTSSXTWTUT w:terraform
XQRRWVRZWU w:test
XTTUXTTTUT w:testes
YUUUUUTTUU w:testing
XRVPYYYVRO w:tests
UQZXYUTVRP w:text
TUUTYTUUUT w:texte
ZTTUUUSTUT w:texted
XUSWTTVTUT w:texts
WUTTUTXTUT w:texture
QSbWVWTTWO w:than
TWTUUUXUUT w:thandeka
eTSTSTTTVS w:thank
aRSSYSSZTR w:thanks
XQVSVUVUSV w:that
VWYOSTTVUV w:that's
USQPSUWYXZ w:the
TYUUTTTTTU w:theatre
ZVRRUWVWUQ w:their
WSWXWUUVPT w:them
VTXTTWVTTT w:theme
UUTTTUYTUT w:themselves
WVURYUWPXQ w:then
TWUUUTXTTT w:theo
TUTXTTTTUX w:theory
TUUTUTYUUT w:therapist
ZVPQWVXRWT w:there
YRZRXQWUTR w:there's
aXQUUUSSVR w:these
UTUUUTWUXT w:thesis
YTSUURVVUU w:they
XUTTUTUUUU w:they'll
XTXTURSYTS w:they're
YXSTTSXTTS w:they/them
VPWVXSTSTY w:thing
WRTXXTRWSU w:things
cRRSUTVSUX w:think
aTTUTTTTUT w:thinking
TYUUUUUUUT w:thinkpad
bTTUUTTUUT w:thinks
YWSSUSXVSR w:third
YTUUUUTUTU w:thirty-first
bURTSVWUTR w:this
VTTXWTTTUT w:tho
TUUUTUYTTT w:thoma
ZQWVSXSXSR w:those
XXWTSTSSUT w:though
WSTTTTYXTS w:thought
XUTTTTUUVT w:thoughts
VUWTTTXTUU w:thousands
aSVSSWUVTS w:thread
ZWVPUSTaUP w:three
XUUUUTTTUT w:thrilled
USTQUQXYUY w:through
VUXTTUTTUT w:throughout
YSUTTUTTUW w:throw
YTUTUUTUUU w:thumb
VURSWVWQWU w:thursday
TVTTSXbSSS w:thursdays
YTUUUUTTUU w:thx
TTXTUUUUUU w:thé
XTTUTUTWUT w:tick
ZRRSYYWRSS w:ticket
TXSSWSWSTX w:tickets
UTUUUUYTTT w:tiene
XTUUUTUUUT w:tier
XUUUUUUTUT w:tiers
TWTTTUYUTS w:tiles
ZUSTTTXTTR w:till
XaWOWSNbRS w:time
WUTUTTTXTT w:timeout
XTTUTTUWUT w:timer
XVURWVTXSQ w:times
TUWTWTXTTT w:timestamps
YUTUUTTTUU w:timetable
XUUUTTTWTT w:timing
UXYTTTSTUU w:tiny
YTUTTTTTUU w:tips
cSTSUUTUUT w:tired
YTUUUTVTUT w:title
SRRUUVVVXV w:to
YUTUTUTUUT w:toaster
TXTUTUWTTT w:tobiah
TZTTUUTTUU w:toco
hUQRUQVRSY w:today
WTTUSTXUUU w:today's
YTTTWTTTUT w:todo
WTTUTTSXWT w:together
WUTTXTTTUT w:toggle
TTTUTYWTTU w:tokens
XRWRUQWVSY w:told
YTUTUUTTUU w:tom
TTUUUUTYUT w:tomatoes
cTSTRTXUUT w:tomorrow
XTSTWWVTTS w:tone
WYTUUUSTUS w:tongue
cTTTTTTTUS w:tonight
YTTTTUTUUU w:tonight's
YXVQVQVZUO w:too
VWTUSSYWSS w:took
VTTTXTXSUT w:tool
TUUUUUTXUU w:toolchain
UVRSYXYSSR w:top
VTTTUTXUUT w:topic
XUUTUTUUUU w:topics
YTTTTUTUUU w:torte
TTTTXTTZTT w:total
XSSSVaUVTQ w:touch
UTTTTWXTTT w:touched
XTTTaUTTTT w:toujours
UUTUTUUXUT w:towel
UTUUUTYTTT w:tower
WYSTSSSTTX w:trabajo
UbSSSSSSSY w:trabalho
WTTTXTUUUT w:track
VYSTSSTWXR w:trade
XUTTTTXTTT w:traffic
TTTTWTUYUT w:trailing
XSYTTTYSTR w:train
TYRTWSSXTW w:training
WTZSTTTUUT w:trains
XUUTUUTTUT w:trams
TTUUTUXTUU w:tranché
YTUUUUTTTT w:transcript
XUTUTUUTUT w:translation
WXSRTTTUTX w:travaille
SWWSWSXTTS w:travel
VXUTUTUTTS w:treasurer
TTXTUUUUUU w:tren
TXUUTTTTTW w:triathlon
TTUUUUSbTS w:trick
VSTUTTSdTS w:tried
UVSWWRUSXS w:trip
UUTTYUTUUT w:trips
XUUUUUUUTU w:trois
UZTUUTTUTT w:tromsø
VUUTUXUTUT w:trouble
XTTTUUTUUT w:trouve
aSTTTTTTUW w:true
TXTTXTUTUU w:truly
TTUTWTXTUT w:trunk
ZWSXSRWSUR w:trust
TUUUUUXUUU w:truth
bTTTUTSXSS w:try
YTTTXTTTTT w:tu
XUUUUUTUTU w:tudo
WRSTRRXWXW w:tuesday
XVTTSSaTTT w:tuesdays
XUTTUTUUUU w:turin
XTTUUUTTUU w:turkey
aWTTSSVSWR w:turn
XTTTTTVWVS w:turned
UTUUUUUXUU w:turning
USTUVTWXVS w:turns
XUUTUUTTUT w:tweet
WVRVUVRVVS w:twelve
XUUUTUUUUT w:twentieth
VXWSVSSVTR w:twenty
XWSSXSVWSR w:twice
VWTRYVWaRL w:two
UYWRTYRWSR w:type
ZTUUTTTTUU w:typed
ZUUUTUUTUT w:typical
ZTTUTUTTUT w:typo
TXTUUUTWTT w:tyres
VXUUTUTUTT w:ubuntu
bTTTUUTTTS w:ugh
TUWXTUTUUT w:ugly
XUTUUUUUUU w:uh
TTXWXSUTTS w:ui
YTTTTTWUUT w:ulf
ZXRSRRYYSR w:um
WURSVXRXSW w:un
WXSTSSWXTS w:una
XUUUUUTUUT w:unanimously
XUVTTUTTUU w:uncle
XXRWWXURRQ w:und
UWUPWaVSVP w:under
YSTSUTUXUS w:understand
XUTTUTTUUU w:understood
ZUTTTTTVUT w:undo
XVTTUTTTXS w:une
YTUUUTWTTT w:uni
WTUUUUXTUT w:union
XWTTSWXSTS w:unit
USXSVVVWSS w:units
STTTYXWTTS w:unless
VSTTXTVTSX w:uns
TUUUUUYTUT w:unser
WTUUTUXTTT w:unsere
XVVSVUWQWQ w:until
TUTUVXTUUU w:untouched
UUUTTXTUUT w:unwrap
VTQVWRYWUT w:up
XUTTUSTYUS w:update
TUUUTTUWXT w:upload
XUUUUTTSVU w:uploaded
YUUUTUUUUT w:upon
XTTTUXTUTT w:ups
XUTUTUUUUU w:upset
TTTTTTXWWT w:upstairs
STUUTTXXUT w:upstream
TXWUTUTTTU w:ur
XUPQUXXYVO w:us
TTSTcTTTUT w:usa
TSTTWZXTTS w:usare
SWUVaXSMSV w:use
cQYTUSPWTS w:used
VTTWTTTXUT w:useless
ZSUTSTYTUT w:user
XSSSWZVSTS w:uses
UXTTTXTUUS w:using
ZTTUUTVTTS w:usual
WTTTTTXTUU w:usually
STWSYTXSTT w:utc
TZTTTUUUTT w:utc+2
XVUUTUTUTT w:utc-3
TTTTYUUTUU w:utilise
WUTTUTZTTS w:v1
TTTUTUWTXU w:v2
UUTUTUVUXT w:v3
VUUUTUXTUU w:va
VUUUXUTUUU w:valid
TTUUTUWTXT w:valley
UUTUTTUXUU w:valve
UUTTUUYUUT w:vamos
VWSSWSWTXR w:van
TTUUUUYUUT w:vans
XTSTTWTWUT w:var
TWUTUTTUUX w:varnmouth
XTTSXSUTXT w:vat
WTUUXTVTTS w:vault
WZTSTTSTTW w:vegan
UZRSVSSSTa w:vegetarian
TaTTUTTTUT w:vegetariana
TUTTTUZTUT w:vender
TRWSXXWQSV w:vendor
VTUUTYTTUT w:vendored
XUUUUTTUTU w:vendredi
XUUUTUUUTT w:venue
XUTUTUUTUT w:ver
YUTTUUUUUT w:verbs
XTTTTUXUUT w:verde
YTTTUUTTUT w:verdict
XWSTTXXSTQ w:version
VUUTTTTXUU w:versions
XUTSUUUUUT w:vertrage
TTTTYXTTTT w:verwende
aSRWTSTSYS w:very
TSUUSTWTWX w:vet
XUTUTUUTUU w:veut
WTTUTUTTUY w:vez
TTTTXWTUUU w:via
TTYUUTUUUU w:viajar
VSXWTTVUTT w:video
YUUUTTUTUT w:viele
YTTTTUUUUT w:vielleicht
VXTUTTTTUU w:viernes
UUUUUUXUUT w:vigdis
TXUUTUWTTT w:vigo
YTTUTUWSUU w:village
UXTTXTUTUS w:vim
TUUUUUTYUT w:vinegar
TUTTYTTUUU w:viridis
UUUUTUUUXU w:visa
ZUUUTUTTUU w:visit
TTUUTWTUXT w:visitors
TTWTWXTTTT w:visual
VTUTXTTTUT w:vitest
TTUUUUYUUU w:vive
WaTTTTSUTS w:vivo
VSXWSVXTUR w:voice
UUTUTTTTUY w:void
WXTTUTTUUT w:voiture
YTUUTTTUUU w:volcanoes
VXUUUTTUUT w:volvo
UTTTXTUTXT w:von
XUUTUUUUUU w:vont
XTUTWTTTUT w:vor
XTTTTTYTUT w:vote
XTTTTTYTUS w:voted
WUTTTTUXUT w:voucher
TTUUTVUXUU w:vouchers
YTTTTTVTUT w:vpn
TWTTTXUUUT w:vs
UTUUTUZUTT w:vue
ZSTSVSWTWR w:wait
VTUUUUTXUT w:waited
YTTUUUTTUT w:waiter
YTUTTTXUTT w:waiting
UTTTVXTUUT w:wake
UUTTUUUXTU w:wal
ZTWTTTTTTT w:walk
WTXTTTWUTT w:wall
YUUUUUUTUT w:waltz
VQWXWVROXU w:want
aUUUTTSTUT w:wanted
aTSSTSXSYS w:wants
XTUTTTSZTT w:war
YTTTTTWTTT w:ward
XTUUTUUUUU w:warmer
TTTTXUUWUT w:warnings
XTUUTTTTXT w:warranty
YTUUTUUTUT w:warum
aYOPNOTfVW w:was
XTUUUUWTTT w:wasm
XTTTTTSWTW w:wasn't
TUUYUTTUUT w:wasted
YUUUUUTTUT w:watchdog
WSTTVSWXUS w:water
VTTUTUTYTU w:wax
YWYQXVSSVO w:way
YUPMVSZXVV w:we
aUUUUTSUTT w:we'd
ZSSTSSbSTT w:we'll
VWRSQQcPYW w:we're
XXSSRRZQSa w:we've
VXTWUTTTTT w:wear
WTXTYSTTTS w:weather
WTTTTTWTXT w:web
YTUUVTTTUU w:website
TYUUUUTUTT w:wed
XTTTTTWTWS w:wedding
UUTTTSXTTW w:weddings
SXTTVSWVVR w:wednesday
UWTTTSXTSX w:wednesdays
UXORTTYYZO w:week
UTTUVXTUUT w:weekday
TVTTYTUUUT w:weekdays
YTXUTSTWTS w:weekend
YTTTWTTVTT w:weekends
XTTUSUTTUX w:weekly
VXSTRSXWVR w:weeks
ZTUTUTUTTT w:weg
TXWTTVTTUT w:weight
TWUTTTTYUT w:weil
TUUUTUYTTT w:weingut
VXVTXSTSTS w:weird
WQRSYQUaTW w:well
TXTUTUUUUU w:wellington
YWTTSTWTTT w:welsh
XUUUUUTUUU w:wenn
TQRSVVXbRV w:went
aVTTRRSbSS w:were
XUTTUUTUUT w:western
UUTUUUTYUS w:wet
ZUXVWMUTPX w:what
ZWTXRWRRUT w:what's
UVVVXVSQSW w:whatever
VUUTUTYUUS w:whatsapp
XTTXTTTTUT w:whatsoever
UXTTTWTUTT w:wheat
UTXaXXUSOO w:when
YUTTUUUUUU w:when's
TSXWcRRSTR w:whenever
ZXVRWUUSSR w:where
YUTUUUUUUT w:where's
TTTUXTTTUX w:wherever
dUTTTTTTTS w:whether
XXRWQWWUUQ w:which
XTTTTTVWUT w:while
ZUTUUUTTUT w:white
WTTXTTUUUU w:whitespace
dTXRVRVRTR w:who
ZTUUUTTTTT w:who'd
YWSSTTXTUT w:who's
XSSSXWUVSS w:whoever
VVUSWWUUVP w:whole
YUUUUUTTTT w:whom
YUTTTUTUUU w:whos
YTTTTUTUUU w:whose
aRWURRQYWS w:why
XTUUTTTTTX w:wick
bTTUTTTTUS w:wie
YTSSSSSWTZ w:wieder
VVTTUXWTTS w:wife
VSUUUTZUTS w:wife's
YTUTUTUWTS w:wifi
XUUUTTXTTS w:wiki
ZUTTUUUTUT w:wild
bRSSXUYRVQ w:will
TXUUTTVUUT w:wilma
XUTUUUUTUU w:win
XUUUUTTTUT w:wind
VQZRQVUWSW w:window
UYTTSUYSWR w:windows
UUUTYUTUUT w:wins
YSTUTUSUVU w:winter
UTTTTXWTUT w:wip
UTTTVTTUUY w:wipe
XVRRURYRXV w:wir
XUUTUTUUUT w:wird
VTXUUUTTTT w:wireless
aSRWWSUTUS w:wish
QUWUXTVVST w:with
YUUUUUTTUS w:withdrew
VTOUUZVWQX w:without
YTTUUUUUUU w:witty
XUUUUUTTUT w:wo
XWSRUUUUUS w:wohne
YTUUUUTTUU w:woman
aTUUUTTTTT w:won
XTTUSSZTTT w:won't
YSTSUUWUUS w:wonder
XTUUUUTUUU w:wondering
TRVWVYTVSR w:word
YUTUTUUTUT w:wording
WXZQYPTVSQ w:words
XcSOWNRaSU w:work
TTUUTTTXTX w:workaround
WTTUSTTbUR w:worked
WUUUUUTYTS w:worker
VVTTSSZTXR w:working
bRSSRSUZSX w:works
UUTUXUUUUU w:worksheets
VXUUUUTTUT w:workshop
XUUUUTUUTU w:worries
XUUUTTSUUT w:worry
TUUUWUUXUT w:worse
XTTUTUWTTT w:worst
aUZRUWTQSR w:would
VTTTTUXTUU w:wrapped
aXOQdWRRTR w:write
YTTTVTWSUT w:writes
VWVWTXSSTS w:writing
WUXSWSSVTT w:written
cRQVUWUYSO w:wrong
cSTTTSVSUT w:wrote
UXUUUUUUTU w:wsl2
XUUTUUUUUT w:wtf
TUUUYUUUUT w:wörtern
UTUUTUXUUT w:ximena
XVSSXSUSXS w:y
XSTTTTWTTX w:ya
XTUUUUUUUT w:yamaha
YSTXUTSSTW w:yaml
VYSSWSWTTS w:yarn
XYRRXRYVTQ w:year
XTTTTTTUYT w:year's
XZXQQRTWWQ w:years
VUUTUTXUTT w:yellow
XUUUTTUUUT w:yep
aSWSVSXSTR w:yes
aUTUTSYSTS w:yesterday
dSTSTVVTUR w:yet
ZWTTSTTUTT w:yo
UWUTUXTUTT w:yorick
STVXZZSNNZ w:you
VTTTXUTUUU w:you'd
XTUUUUUTUU w:you'll
YTSSYXSSTS w:you're
VTTTXTTSUX w:you've
aUTTTTSTUU w:young
aRPPXUVXRY w:your
WXSSYSTTTT w:yours
STTTZWTUUT w:yourself
UYTUTUTTXT w:yr
YTTTTTVUTT w:yusra
VUUUXUUUTT w:zealand
TXWTUTTUUU w:zebrafish
UTUUUUXUUT w:zephyr
TTUUUTYUUU w:zeppelin
VYRWRSSaSR w:zero
YUUTUTUTUU w:zia
VXUUUTTTUT w:zimt
WTTTTTUYUT w:zinc
WTTTUTTXTT w:zona
UWSSWXUTTS w:zone
VXUUUUTSTU w:zoo
VYUTUUTUUT w:zotero
TYUUUUTUTT w:zsh
WXTSSZVSTR w:zu
YUUTTTUTUT w:zurück
YTUUUTTUUU w:zusammen
WTTTXTWTTT w:zwei
aZPYQQVVPW w:à
SXSTTTYTXT w:às
YTTTUUUTUT w:ça
WRSRSSZXZR w:è
VXSTSTWSYS w:é
`
