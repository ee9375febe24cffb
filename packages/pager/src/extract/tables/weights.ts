/**
 * Made by `npm run learning:update` from the labelled turns; not to be edited.
 *
 * @module
 */

/** Of which turns: a digest of them. */
export const WEIGHTS_OF = '401cb41483ffd866'

/** Each line: how much a trait says for each class (see `vote.ts`), and the trait. */
export const WEIGHTS: string = `
YUUTTTUUUT 1:"
WSTSWWWXTQ 1:%
VVVQSWYTSU 1:(
XVUQSWXTSU 1:)
TVWTXRUUTU 1:,
RTRSVVVWXU 1::
UOSYZUWXUO 1:<caps>
ScRQXUWUQS 1:<code>
TWPKQTXWiV 1:<date>
SQMUQXXeVV 1:<ed>
SPRSTWUcWV 1:<ing>
WVXVWOVWRQ 1:<ly>
RbOPVSbSWX 1:<name>
SUQGTVXZiR 1:<number>
MQVXYYWVSR 1:<s>
QSWTYZSUPW 1:<verb>
NQVXYXZTTR 1:<verbs>
TUVVUUVURU 1:<word>
fPRRSWSWTV 1:?
UUWTVTVWTQ 1:a
ZSTNVUWQQd 1:about
TVQUXTXYSS 1:after
YTOOUVTYUY 1:again
UXYRRWRXSS 1:al
WQTSYSXXTR 1:all
YTSTSXSUWS 1:already
VSSYYSSUUS 1:also
aUYPeWTOQO 1:always
WXUPUPUVZT 1:am
XXSVWWWWPN 1:an
RXYUTTWVTR 1:and
WTSTTSXXUT 1:another
TUZUZZRTRN 1:any
TSTTUXUTUY 1:anymore
VUWYYXVPQO 1:anything
WWQWTRaSRV 1:are
STTYSWTTUW 1:aren't
TYSRVWTTSW 1:as
VSQRbaVSTR 1:ask
TXSSVSVUWU 1:at
VSWSRXWSWS 1:au
VQRQZYVVRX 1:auf
XTTSWTXSTT 1:aus
UYTTTXTTTT 1:aux
XTTTUXTTTT 1:avec
YSSRVVSWTX 1:away
XOTUTRXXVW 1:back
XUUTWVTMaS 1:be
VYWRQRVeRP 1:because
XXVQUQSVTY 1:been
PUUTZXVRcM 1:before
SWTSXSVSSY 1:bei
SUVaRRTTVW 1:being
XUWRYSWTTR 1:between
YQRXbdQRRP 1:bitte
UZPPXVVZVP 1:both
SUUMTWWVaT 1:by
ZWSPVXUWSP 1:call
YVWVVSSPPY 1:can
WVVaPXZPRP 1:can't
VVSXTUTUUT 1:cannot
YTUTTTXTTT 1:ce
YUUUTTTUUT 1:cette
XTQVXVWQWR 1:con
cWQWVRUQVQ 1:could
XUTTUUUUUU 1:couldn't
YURRYRWWSR 1:da
VTTTTZTUUT 1:dans
XVQPVVWYRV 1:das
SVTUWZVPWS 1:de
XSTSSTeSUR 1:decided
UWSSWSSWXS 1:del
XSXSWSSYSR 1:dem
VWRWPWTRVW 1:den
XTQQUQXXWV 1:der
VSVXVSRWWS 1:des
UTRRWVWWXR 1:di
ZSTTRTVbTR 1:did
WTTRSYSbTR 1:didn't
WTQWUPUVXW 1:die
WWWWTXUPOV 1:do
ZVUPRQbXWP 1:does
XRRRUWSZRX 1:doesn't
VWOYTbRPOZ 1:don't
XSXRVQVWWQ 1:done
aQQPXRTXXW 1:down
WVRWUUVRSX 1:du
TWWTTXTTUT 1:during
VVVSRYWRSS 1:e
UPPQcWXUZQ 1:each
XWTSTTTYTS 1:ein
YTTTSXTTTT 1:eine
VUTTXUTUUT 1:einen
WUUPTPVXXV 1:el
XUUUTTUUUU 1:ele
WXRSXWVSSS 1:else
VXYQUTVRWQ 1:em
YXUOaSXPQV 1:en
ZTUUTUTTUU 1:er
WTUTTTTXUU 1:era
WWSSSSZSYS 1:es
SRRRVWZRXW 1:est
YTTUUTUTUU 1:esta
TTUUXTTUWU 1:este
VXSTSSWTXT 1:et
aWTTTTSTUT 1:eu
ZWSQVYVQUQ 1:ever
VVXOcUXVPO 1:every
WXRSVSVXTR 1:everyone
TXVUVSXVPS 1:everything
XTTSUSVXUT 1:except
UVYOaSWVVO 1:first
XUUUUTUUUU 1:foi
VXUOWVVVWP 1:for
SUTWVSVVRX 1:from
aUSRURVRWW 1:für
WUTVUXZNXO 1:get
TTUYUTUUUT 1:gli
aWVPXQbOVO 1:go
bQRRWVZVSP 1:going
YXOOQUWWXU 1:got
WSTTXYTSUT 1:guess
ZTTTTTTXTT 1:ha
WTUTSTXTTW 1:haben
bWRSRSSbTQ 1:had
TOTSVUWUXY 1:has
WSSTXTUZSS 1:hat
WVTQVQXPZX 1:have
VWUUTTSYUR 1:having
bWRSQSYRWS 1:he
VQQPWYaSSX 1:her
YaSPZXTOQU 1:here
aTTSTTXTUS 1:heute
aSSSSVXTUS 1:him
XRSRWRYQVZ 1:his
cQaRWRVQTR 1:how
TZaYSRQRPY 1:i
XTZVSUNUUV 1:i'd
cSSSWSWSUS 1:i'll
YgVXTMSLUV 1:i'm
UYVVUNVTTU 1:i've
XaaaTPOPQV 1:ich
VUYWaXTMUN 1:if
WUTUTTWVYP 1:il
VUSRYXXSTR 1:im
WRSReWSSTS 1:immer
TTUWYWUVSQ 1:in
USVRXSWYUS 1:instead
XWVRUXUURR 1:into
SWVWTUXMVW 1:is
XSQRVXVSSa 1:isn't
WURRSRXUYX 1:ist
YPQTWRWZQX 1:it
UUXMVUYTUU 1:it's
TPUUXXXVVQ 1:its
YSSSWaSSTS 1:jamais
WZYYUSOOQW 1:je
XVPVYWVWSP 1:just
VWTXTTTTUT 1:kann
VVVTZUaSPN 1:keep
WWTSTTXUUS 1:kein
WTRZUZRSSR 1:keine
bUTQURVSTX 1:know
UVTRTUYTWU 1:la
WVSTVWSSXT 1:las
YXVUUTRSTU 1:last
WSTTSSWXXS 1:later
TUXRUVUXXN 1:le
XUTTWUTUUT 1:least
UXTTXTTUTT 1:lei
VPYYTWURRV 1:les
YTWTSTWTUS 1:less
ZSSRVTWWUR 1:let
YSSTRXaSTS 1:let's
XVcZWMSRWN 1:like
XTTTTTTTUX 1:lo
TWQWWTYRSW 1:los
SWTTTYTSXT 1:mai
aPWaZPUQSQ 1:make
ZTTTSUTWTU 1:many
UUQVQYWNaV 1:may
dTTSSUVSUS 1:maybe
SWYcWXOSLU 1:me
VWTTSTZTTT 1:meine
TWTTTXXTTT 1:meu
YYRWQWYRSQ 1:mi
XTTTTUZSTT 1:mia
aTTTSXSTUT 1:might
WaSRRWWTWR 1:mine
TTTTXTWUUT 1:mis
RVVVYUPVQX 1:mit
VTSTSWZSWS 1:mon
WVYUSVWSRS 1:more
UVXUUVWRSR 1:most
XSYWRSTSYS 1:much
XRQQbYRQbR 1:must
UYUTOUUUTY 1:my
VWTTSXSTXT 1:na
XSSRSZVSSY 1:ne
URUUZUPOZY 1:need
aQTWVePYQN 1:never
STNOZWVYYU 1:new
ZQQWXUWSWP 1:next
XVQVUYUQRW 1:nicht
UUUUTUTXUU 1:nichts
YSTTSaSTTT 1:nie
USRWQbUTSY 1:no
XQRVVZWVRR 1:nobody
VWRWRYRRSX 1:non
XTTSTXWTUT 1:nor
USTZVbXQLW 1:not
WUPPVaQZUU 1:nothing
VUTTTTYTTT 1:notre
YTTTTTWUUT 1:nous
YVPQXUWWQX 1:now
YSTTSaTTUT 1:nunca
WYSRYSSSSW 1:nur
XURWRYRSSX 1:não
VSPVVVYVWP 1:o
XUUUTUTUUT 1:oder
QVVWUTTTWU 1:of
USNUTVUXYW 1:off
VTTSYYUSTR 1:ok
XTUUTTWSUT 1:okay
VWWORQUWWY 1:old
TVQSUWWUYS 1:on
cRRRVSWYUR 1:once
XUYTWPVURS 1:one
TWYSdTaTRJ 1:only
ZXUVYVSOTO 1:or
XSWTWTTTTT 1:os
WWVVPYXPRU 1:other
WSQSXTZWUR 1:our
UTUTTWWSXS 1:ours
QRZSVUVSWW 1:over
XYUQXWRVTR 1:own
YVSSVYVSTS 1:para
SVRYRZYSTR 1:pas
RTTPXZXSUV 1:per
bTTTTTTTUT 1:perhaps
WQYSXXVQTR 1:please
XWYSSVSSTT 1:por
TWTTTUTXUT 1:porque
XSWSRXYSTT 1:pour
aQYRXSYRSS 1:que
YUUUTUUUUU 1:questa
STbWVVTQUR 1:rather
ZQSRVRYQTb 1:said
XRRSWUWaTR 1:same
YUQQWTWVSW 1:say
cXVRUVPWRQ 1:says
ZSWSSSXSWT 1:se
aVURVWQRWR 1:see
SWWScSSTTS 1:sempre
WVSTWSXSWR 1:shall
ZWQRTRaWTR 1:she
bSPQaWTQUU 1:should
YUTTTUUTUU 1:shouldn't
VTTTWTXTTT 1:si
ZSTSWWTTTT 1:sie
WSTScTSTUT 1:siempre
TbOPVUWbPV 1:since
ZXOPYYTWUO 1:so
YUUUUTTUUT 1:soll
bSTTSTTTTX 1:some
aTVSVSSWTS 1:someone
ZSXVUUSSUS 1:something
VSTTSTZVWS 1:son
YaTSTTTTUT 1:sono
VTXUTUTTUU 1:sorry
YRRQQWXYRY 1:still
SQXQVcVTWQ 1:stop
WTTTTWTTTX 1:sur
YSTSZSTUUT 1:sure
RRbVVWSTWP 1:than
XUTTTTUWUT 1:thanks
WSUVWVVSRU 1:that
VXZORTUUSV 1:that's
USQPSUWYYY 1:the
ZTRRUXWVUR 1:their
VUWWVVUUPS 1:them
UVVQZUXPZQ 1:then
ZVPPVWWSVU 1:there
XSXRXRWWTR 1:there's
ZWRXRWSTVR 1:these
aTRTSRUWTV 1:they
XSWSWSSXUT 1:they're
dSRSTTSSUY 1:think
cUSSTVWVRQ 1:this
ZRVRRXUYTR 1:those
aVYOTSUZSO 1:three
TQTUVWUUYV 1:to
gTQRTRVQSY 1:today
XRVQVSVVTY 1:told
bTSTRTXTUT 1:tomorrow
cTTTTUTTUT 1:tonight
ZUVQVQWXWP 1:too
XTTTaUTTUT 1:toujours
ZTTUSTTXUS 1:try
ZTTTXTTTTT 1:tu
USTTWTWYTS 1:turns
XXRRXTVWSR 1:twice
VYTSXUVaRL 1:two
aXSRRSYXTR 1:um
XURSWVRVSW 1:un
WXSSSSWXTS 1:una
XXRVVYWRRQ 1:und
TUWPXZUUWO 1:under
XWTTTTTTXT 1:une
STTTYXTUUT 1:unless
TUUUUTZTUT 1:unser
WTUUTTXTTT 1:unsere
WWVQVVWQYP 1:until
USMVXRWWXV 1:up
XWPQSWXZVP 1:us
TXTVbXTLSW 1:use
ZSRWWTSSXR 1:very
WTTTTXTUUT 1:vous
VQXXWWROXS 1:want
WTTTTTTaTT 1:war
bXNONQUfUY 1:was
XTTTTTTWTX 1:wasn't
YUOLWRZWWW 1:we
YUUUSTTVUU 1:we'd
YTTTRSbTUT 1:we'll
WXRRPRcPXX 1:we're
WXSRRSZQSZ 1:we've
TWTTTTUYUT 1:weil
YUUUUUTTUU 1:wenn
SRQRUWXcRW 1:went
cSTURSTZSS 1:were
ZUXWVMUTPX 1:what
bWTTRXSRUT 1:what's
VRYaXZUNQO 1:when
TSXWcSSSTR 1:whenever
ZXWRWUUSSQ 1:where
YYQVQXVTVQ 1:which
XSTTTUVXUT 1:while
bTZRTSXQTR 1:who
YUUTUUTUUT 1:whom
bRTTSTRaWS 1:why
aRSSXUYRVQ 1:will
WURRVRYRXV 1:wir
YUUUTTTUTU 1:wird
QTWVXUVUVS 1:with
USOWTYUXRW 1:without
YSTTSTaTUS 1:won't
aTXRVWURTQ 1:would
XVSTWSUSWT 1:y
WTWTUUXSTS 1:yes
aUTTSTYSTS 1:yesterday
dSTSSUUTVS 1:yet
ZWTTTTTTUT 1:yo
TTWXZYRNNZ 1:you
YSTSYXSSTS 1:you're
ZSPQYVTVRX 1:your
WWTSYTSTTT 1:yours
WXTSRYVSTS 1:zu
WRRSSSaWZR 1:è
TTUTSWXXST 2:% $
VSUUXTTVVT 2:% <word>
VTTTTXWTUS 2:( )
YUSTSTXVUS 2:( <word>
YWWRURXTTR 2:) $
YUUUUUUUUT 2:) :
TTUUUXWTUT 2:) is
UTTZTTUUVT 2:, $
TTTZUUTUVT 2:, ,
TWSSYTVWUS 2:, <caps>
XWRSWSVSTX 2:, <code>
TVPUVPXXWV 2:, <ed>
WVSRWRVUZQ 2:, <ing>
bVQRUSYWSQ 2:, <ly>
SbVPSVVOWY 2:, <name>
XTQSYQZVZO 2:, <number>
UVTSVSVUYS 2:, <s>
ZVRTbORUSW 2:, <verb>
WUWTUQVVVT 2:, <word>
YTZSRSUWTT 2:, a
WTSWRTWXWS 2:, all
TRYSXYSTTS 2:, always
VVTTUTXTUT 2:, an
XUTUWSTTUT 2:, any
WSSSVWXTUS 2:, as
STTTZWTTTT 2:, ask
VYSTTTVSWT 2:, at
UTTTTTXWTT 2:, back
VXTUTUUUUU 2:, be
SXTUTWVVST 2:, both
WTSUVSWTXT 2:, by
aTTUTTTUUT 2:, can
XWUTTUTUUT 2:, could
VTUTTUYUUS 2:, das
UUUUTTUXUU 2:, didn't
ZUTTTTTUUT 2:, do
XTUUUUTTUU 2:, does
VTXUTUWSTT 2:, done
UWSTXSWSUU 2:, every
UXRSXWUVTS 2:, for
bTTTTUSUUT 2:, go
YTTUUTUUUT 2:, ha
VTUUXTVUTT 2:, has
XWTUTUTTUU 2:, have
YUTUTUTUTU 2:, how
aVTTSTTTUU 2:, if
VUURYVXSUR 2:, in
YUUUTUTTUT 2:, isn't
WTWSUTRXTX 2:, it
VQVTSVWRWW 2:, it's
TWSWTTYTUT 2:, keep
VTTTWXTTTT 2:, la
XTTUWUTUUT 2:, like
YUUTUTTTUT 2:, might
VWTTXTTUUS 2:, nicht
TUTTXWTTTT 2:, no
VXPVYXYURO 2:, not
WTTTXXTTTS 2:, nothing
YUTUTUTUUT 2:, now
YTUTUVUUUT 2:, nunca
VYUTUUTTTT 2:, of
VXSSXSVTVS 2:, on
YUUUTUTTUT 2:, once
UVWWYQXRTR 2:, one
VWSSYTWTUS 2:, only
ZTUUTUTTUU 2:, or
TTTUUTXTVU 2:, our
UTWTXTTUUT 2:, please
YUTUTTUTUT 2:, said
XTTUTTTWUT 2:, same
TTWTZTTUUT 2:, sempre
VTUTTTYTTT 2:, she
WWTTSTXWTT 2:, so
XUTUTUTUUU 2:, some
WRYRUVSVTV 2:, that
RYYSUQTUSX 2:, that's
VWSQSVWUVV 2:, the
VSSTYSXSVT 2:, then
USVVRUTXTW 2:, they
XUUUTUUUUU 2:, this
YWSSWSSVTT 2:, three
YUUUTUTUUT 2:, today
WXWSUSVTTT 2:, two
YTUTTTUUUU 2:, und
VTWUTXTTTT 2:, until
aSWTTTTTUS 2:, what
XUTUUUUUUU 2:, what's
VTTTTXTUVT 2:, when
YUTUTUTTUT 2:, where
XXTTTSVTVS 2:, which
XTWUTTTTUT 2:, who
SUVUXTTUWT 2:, with
XUUUUUTTUU 2:, would
WSTTVTTTUY 2:, you
fTTSSTTTUS 2:: $
TTUTTTTWXT 2:: <ing>
YVRRVXXRWP 2:: <name>
TTQSWYWUYP 2:: <number>
WRSWZRVTWR 2:: <s>
WSTSVXUSTW 2:: <verb>
VTVUWNWWVT 2:: <word>
YTTTTUTTVU 2:: how
XSXTSTUSTX 2:: i
TTUTXTYTTS 2:: no
TWSSRVXYVR 2:: the
VTTUUUUXUU 2:: three
WSSZWTZWQO 2:<caps> $
TTTTZSXVTT 2:<caps> ,
YTTTWTTVTT 2:<caps> <caps>
TUTTWTUXUU 2:<caps> <ed>
XTTUWUXTTS 2:<caps> <number>
TSYWWRSSYR 2:<caps> <verb>
VTUTTSaSUT 2:<caps> <verbs>
TUQWXUWXVP 2:<caps> <word>
XUUUUUUTUT 2:<caps> ?
ZTTUTTTUUT 2:<caps> and
WVTSYTVTTS 2:<caps> for
TUTXTWVTUT 2:<caps> from
XTVSWUYSSR 2:<caps> in
aTTTSSVTXS 2:<caps> is
XTTTTUXTTU 2:<caps> of
WeMNWWXUOV 2:<code> $
UVWRWVXRSR 2:<code> ,
TXUUTTVWTT 2:<code> <number>
TUWSWVUUVR 2:<code> <word>
VXSTVSZSTR 2:<code> for
TTTUTUTXWT 2:<code> on
ZUTTTTTTUU 2:<code> to
UYTUTTTUUU 2:<code> with
WUQMQTWYhS 2:<date> $
WUSTPRXSZX 2:<date> ,
WWSTSWVSWR 2:<date> <ing>
VYTUTUTUUT 2:<date> <name>
SYSURWWRZR 2:<date> <number>
UVTSXVXRSV 2:<date> <s>
TWSSWRSVXW 2:<date> <word>
XUUUUTUTUT 2:<date> ?
RWSTSTWVXT 2:<date> and
WTTUTTXTUT 2:<date> are
SUUUSUYRZR 2:<date> at
WSXTTTXTUT 2:<date> is
TTUUUUXTTU 2:<date> of
WXUTTTTTWS 2:<date> off
UTUUTTXUTU 2:<date> only
XTTTTTUUWU 2:<date> or
VTUUTTSVYS 2:<date> the
TWTTWSXTVS 2:<date> to
bOSRUYTWOZ 2:<ed> $
WUQRTWVZWQ 2:<ed> ,
UTTSTTXWSX 2:<ed> :
UTUUTTXTWT 2:<ed> <date>
VSXTTTTXTW 2:<ed> <ing>
UUUTTTWXUT 2:<ed> <ly>
WXTRUSbWRQ 2:<ed> <name>
WUTUWSTYTS 2:<ed> <number>
TTVXUYTRQV 2:<ed> <s>
YUUYTSSTTT 2:<ed> <verb>
TTSTSYVbQT 2:<ed> <word>
YUUTTTUUUT 2:<ed> ?
XTSSSUXXUS 2:<ed> a
TTTUTTYWUU 2:<ed> after
XTUTUTSYTR 2:<ed> again
XXTTTWTTTT 2:<ed> and
TXRVWSVYTR 2:<ed> at
TXUTTUSZTS 2:<ed> because
UTUUVTTTYU 2:<ed> before
VRTUSVXVXS 2:<ed> by
WTUTTUVXTU 2:<ed> everything
VRTSXTWVXR 2:<ed> for
XSTTSSXUTW 2:<ed> from
WTTTTXTUUU 2:<ed> if
aTVQPVXXUR 2:<ed> in
WWSRQWWdRO 2:<ed> it
XTSSSWUWUT 2:<ed> me
WVSSSSWYUR 2:<ed> my
TUUTUUTYUT 2:<ed> nothing
UTTTWXVWSS 2:<ed> of
TSTSWSXTXV 2:<ed> off
UTQYPWYUUV 2:<ed> on
TUUTUUTYUU 2:<ed> our
TVTTUTWZTS 2:<ed> out
WXUTTTVTTT 2:<ed> over
UXTTTTWWTS 2:<ed> since
WTTTXUTTUT 2:<ed> so
UWXSSRZRWR 2:<ed> that
WRQQVQUdUW 2:<ed> the
WTTUTTTXTU 2:<ed> them
WTTSTSXYUT 2:<ed> this
aZRSPRaTVP 2:<ed> to
YUUTTUTUUT 2:<ed> today
TTUTTTUXXS 2:<ed> up
ZVRQXRWVVQ 2:<ed> with
YTUUTUUTUT 2:<ed> yesterday
aTRVVUTSUT 2:<ing> $
WQWRTUTVXW 2:<ing> ,
VXSSVRVWVS 2:<ing> :
TWUUTTUSXU 2:<ing> <date>
TUSSWTZWTS 2:<ing> <ed>
ZUUUUTTTUT 2:<ing> <ing>
XTTTWTTTUT 2:<ing> <ly>
VWTSSTTYXR 2:<ing> <name>
XUTUTTTTUX 2:<ing> <number>
VPSWWSXWQX 2:<ing> <s>
TWRRVXZWTQ 2:<ing> <verb>
VVXSWWSRVS 2:<ing> <verbs>
SWUPVVWZUP 2:<ing> <word>
ZUUTTTUSUT 2:<ing> ?
XTSSTTWVTW 2:<ing> a
aTTUTUSTUV 2:<ing> about
VTUTUTTYUT 2:<ing> after
ZUUUTWSSTS 2:<ing> again
UXSTWTUWTS 2:<ing> and
XWRRVWUUWQ 2:<ing> at
XUTTUUTXTT 2:<ing> back
TTTUUTTaUT 2:<ing> by
YVWSSSWQSX 2:<ing> for
VSTSSWWUSY 2:<ing> i
WWRRXVTWVQ 2:<ing> in
WQWRVXSQXX 2:<ing> is
XSRRXWWXTR 2:<ing> it
WXTTTUTTTU 2:<ing> like
WSTSSaTTTV 2:<ing> me
YVTTUUTUTT 2:<ing> of
URWWRWUXUR 2:<ing> on
UTUUTUYWTT 2:<ing> out
WTTTTXUVTT 2:<ing> that
TWPWRRXaTT 2:<ing> the
ZTUTUTTUUT 2:<ing> this
ZVRRRWWUVR 2:<ing> to
XUUUUUTUTT 2:<ing> was
ZTUUTUTTUT 2:<ing> we
WSSSWSXVSW 2:<ing> with
YTTTWUTUTT 2:<ing> you
YWUYXTWUPM 2:<ly> $
YWRTVSRVVV 2:<ly> ,
WSTXTTXTTS 2:<ly> <ed>
YUTUTUTUUU 2:<ly> <ing>
VWYTWSSSTT 2:<ly> <s>
YSWRXRTSWV 2:<ly> <verb>
UWUUTSVYQU 2:<ly> <word>
VTUTTUXUUU 2:<ly> and
XWTTTTWTUT 2:<ly> from
YSTUTUXTTU 2:<ly> on
XWTTTUTVUT 2:<ly> the
UTTTTXWSWS 2:<ly> to
WUSTXSUUUT 2:<ly> when
TdSSSQbMVW 2:<name> $
XcMOVUYLZX 2:<name> ,
WWTRWRRTWW 2:<name> :
XTUUTTTVUT 2:<name> <caps>
VWTSTTRZSW 2:<name> <ed>
USSSUVVWYR 2:<name> <ing>
SXSSWTVUWT 2:<name> <ly>
QaMNUVXUYa 2:<name> <name>
SVWTXSbSQR 2:<name> <number>
QUTUWXTTWU 2:<name> <s>
SWSTVVXWSR 2:<name> <verb>
UVSSTWaRVS 2:<name> <verbs>
WRTJVVYXWW 2:<name> <word>
fSVUTSTRUR 2:<name> ?
XTTTXTTUUT 2:<name> an
WXPVTVWPVV 2:<name> and
UZTUWSRSSW 2:<name> as
WWTTSTXSVS 2:<name> at
WTTTVTTXUT 2:<name> auf
TTTUXTTTWU 2:<name> before
WTTSVYTTTT 2:<name> bitte
TTTTUUZUUT 2:<name> does
ZZTUSSWRSR 2:<name> for
VWTTTSYTUT 2:<name> from
XWUTTTTTXT 2:<name> für
UUUTTUXTUT 2:<name> got
VTTTXTSZTS 2:<name> hat
VXUUTTTUUT 2:<name> here
UUUTZTTUUU 2:<name> im
UUTTZTUTUT 2:<name> immer
VTYPXWXXQP 2:<name> in
YWSRWSZSUQ 2:<name> is
TVSSRSWVYW 2:<name> ist
XWUUUUSSUT 2:<name> last
UTTXTTTTUX 2:<name> mit
WXUTTUTUUU 2:<name> nicht
XTTTTTTTWW 2:<name> no
WUTTTTYTTT 2:<name> now
VXSTWSUQWV 2:<name> on
TYTTSUXTUT 2:<name> only
YTUUTUTUUT 2:<name> or
UTUUUUYTUT 2:<name> over
aTTTTTUUUT 2:<name> says
TUUUXTTUUT 2:<name> so
UUUUUUXTTT 2:<name> this
WRTTTUXTUW 2:<name> to
VYTSTTYTUS 2:<name> und
XTTTTTTXTT 2:<name> war
TSUTUUXYTS 2:<name> was
YTUUUTTTUU 2:<name> who
VZRSVYUSTS 2:<name> with
TTUTTXWUUT 2:<name> zu
WWJMXXaUZT 2:<number> $
WSTSWWWXTQ 2:<number> %
XWORVVYSTV 2:<number> ,
YURSVaWPVR 2:<number> :
WTTUTTXTVT 2:<number> <caps>
ZTTTTTWTTT 2:<number> <code>
SXSUPRQNkX 2:<number> <date>
UTTUUTVYTT 2:<number> <ed>
YVTUTSVRZR 2:<number> <name>
UXTTWSWTTT 2:<number> <number>
UVUNTVZYTS 2:<number> <s>
TSUTYTSUWW 2:<number> <verb>
VWRSRWWXUR 2:<number> <verbs>
VTTPUTWXXT 2:<number> <word>
ZUUUTTURUU 2:<number> ?
WTSTTTYTWT 2:<number> a
VVTURSZVUS 2:<number> and
UWTTTUWTXS 2:<number> at
VWTUTTSSaS 2:<number> de
YSTUWSXSTS 2:<number> for
UTTUTTXTTX 2:<number> from
YSTUSTWXST 2:<number> in
SUSSWVXVWR 2:<number> is
TWUUTTTTYT 2:<number> mai
WVUUTSRScS 2:<number> may
WYTUSSUQYV 2:<number> of
SXTUUUUWUT 2:<number> since
WTSSRWWWXQ 2:<number> to
WTUUUTXTTT 2:<number> was
TUTTTTYWTT 2:<number> with
SSWaVWVUMU 2:<s> $
WTTTTTYUUT 2:<s> (
TVXTWXSWSQ 2:<s> ,
TRUQXWVWVV 2:<s> :
YUUTTTVTUT 2:<s> <caps>
WSXTXTSTUT 2:<s> <code>
TWTTTTSTWX 2:<s> <date>
XUQVUUWYVO 2:<s> <ed>
YVRUUUTWPX 2:<s> <ing>
XXTTTTSWTT 2:<s> <ly>
SUUOXYVTWT 2:<s> <name>
UUQRUWVVWV 2:<s> <number>
VSaRWUXRSS 2:<s> <s>
UMUWWYaVVN 2:<s> <verb>
VSSTVSXXVT 2:<s> <verbs>
TVSTVUXYTQ 2:<s> <word>
bUTTSRSXUT 2:<s> ?
WXWPXPXVVP 2:<s> a
UTTTXVYSTS 2:<s> after
VSTSSUWTTZ 2:<s> again
YUUTTUWTUT 2:<s> all
WTSTYSVTUT 2:<s> always
WTTTTTXUVT 2:<s> an
XWWTTVTVUP 2:<s> and
UVSSUQbUTV 2:<s> are
SXTQYRUWTV 2:<s> as
UWQRVWWUYQ 2:<s> at
YTTTTWUTUT 2:<s> be
URSRYYWSWS 2:<s> before
XVUUTTUUTT 2:<s> between
aRRSTVWVWQ 2:<s> by
aTTTTUTTUT 2:<s> can
WTTTUXUUUT 2:<s> dans
TVVRXXYRSR 2:<s> de
VTUUTTTXUT 2:<s> did
UTUSTaSXUS 2:<s> don't
XUTTTTWTWS 2:<s> down
VWYSTTTTUT 2:<s> em
SXSSYWVTTS 2:<s> en
UUTUTUYUUT 2:<s> every
YTSTVSVVTT 2:<s> first
UYUOWVWVVO 2:<s> for
VSTSVWZTST 2:<s> get
WSSSYSYSXS 2:<s> go
XTTTUTXSWS 2:<s> got
VSSSYSWRXW 2:<s> have
XSTTVSYUUS 2:<s> here
YSZTSTSVTS 2:<s> i
VWTTXTTUUT 2:<s> i'm
WUTXTTTUUU 2:<s> if
SSVVVYTWQU 2:<s> in
bSSTTSXVVR 2:<s> is
VUTTTTXTUU 2:<s> it
TXTUXTTVUT 2:<s> it's
VTTUXSVVTT 2:<s> its
YUTUUTTTUT 2:<s> less
ZWRRUTVWTT 2:<s> like
VTUTTTXUUU 2:<s> los
VTSaTTTTUT 2:<s> make
VZXZQUQPRV 2:<s> me
TUTTaTTTWT 2:<s> must
ZTXXSSUSTS 2:<s> my
URXSVYWTTR 2:<s> no
UTSSWWXTUT 2:<s> not
WTWTVWRXUP 2:<s> of
TSSSWXWWVS 2:<s> off
XVUOVWWUYN 2:<s> on
YUTTTTWTVT 2:<s> one
XTRSWVXTTS 2:<s> only
TSVVXWTTTS 2:<s> or
WWVSWRSTWT 2:<s> out
TSaRUWRUYR 2:<s> over
UTTUTWXTTU 2:<s> per
TUSUWTYUUT 2:<s> please
VUTTTTXUUU 2:<s> que
VTTTYWTUTT 2:<s> should
UXTTWTSWSS 2:<s> since
XSTTTWXTTT 2:<s> so
XUTTTTXTUT 2:<s> still
VTXTTUTUUU 2:<s> than
XRRaWXVRSR 2:<s> that
VWRSWVXUUQ 2:<s> the
XTUUTTWTUT 2:<s> them
VUTUWTXTUS 2:<s> there
VTTTXTTWUU 2:<s> this
SQUTWXXTUW 2:<s> to
aTTTTTTUUT 2:<s> today
TTTUUTXWUU 2:<s> too
XTUUUTUUUT 2:<s> un
USSTWXWWSS 2:<s> under
UUUTTXUUUT 2:<s> unless
VRSSYWWVTS 2:<s> up
YTUTTTWTTU 2:<s> us
UTTTXSYUUT 2:<s> use
XUUUTTTSVT 2:<s> want
YTUUSTTWUT 2:<s> we
WTUUTUTXTT 2:<s> were
VTWSSYSUUT 2:<s> when
VTTTVTXUUT 2:<s> who
TVXYZUUSQN 2:<s> with
TSSWRZUXUR 2:<s> without
VTSSYWSTUT 2:<s> you
XTYTXYRRMV 2:<verb> $
TXUOZUSWWQ 2:<verb> ,
YSXRRRWUWV 2:<verb> :
USTXWSXUTS 2:<verb> <caps>
WYTTTSUUUT 2:<verb> <date>
RWSSVYWYSR 2:<verb> <ed>
YUXRQXUWSR 2:<verb> <ing>
WVSSXWSTUT 2:<verb> <ly>
VYQSYQWSRX 2:<verb> <name>
VYSTVQXVVR 2:<verb> <number>
PUYRVbVSRU 2:<verb> <s>
SWURXWTWVQ 2:<verb> <verb>
USVXWUQTVT 2:<verb> <verbs>
TUWQWWUUTT 2:<verb> <word>
ZUUUSTUTVT 2:<verb> ?
WUXPXXTTWP 2:<verb> a
YTTTWSTUUV 2:<verb> about
UYTTSTTUTW 2:<verb> after
YUTUTTUUUT 2:<verb> again
XWSSWVWRTS 2:<verb> all
WWTTYSTTUT 2:<verb> an
ZTXTSTWTUS 2:<verb> and
TSSSXZUTUT 2:<verb> any
WRRWVXUTUR 2:<verb> anything
ZXWTSSVSTS 2:<verb> as
WTPVVUVTTX 2:<verb> at
XUTTTTTUUW 2:<verb> back
UUUTYTTUVU 2:<verb> before
USTTXSWVTS 2:<verb> both
YSSTSWVTXS 2:<verb> by
VTTUUUTXUT 2:<verb> did
ZUUTTTTTUU 2:<verb> each
WTTUSWXTTT 2:<verb> every
UUSTYTTUUU 2:<verb> first
ZWOQUVXPXV 2:<verb> for
TURPVUZVUV 2:<verb> from
SUSWYSUUWT 2:<verb> has
ZUTSTWTUUT 2:<verb> him
YTTTVTUUUT 2:<verb> how
TXSSVSSTUY 2:<verb> i
YUTUTTTTUU 2:<verb> if
VRVVXTUWRU 2:<verb> in
TXXVTSUQTW 2:<verb> is
XTUUWRZOSX 2:<verb> it
ZTTUUTTUUT 2:<verb> last
WSWSWSXTTU 2:<verb> like
WRWYZXNOSV 2:<verb> me
ZUTTTTUUUU 2:<verb> more
TUTTWTTUXT 2:<verb> must
VVQQWYVRSX 2:<verb> my
TTUUXWUUUS 2:<verb> new
WUUPVWUUZO 2:<verb> of
YWTSUSSTXS 2:<verb> off
ZUPVXVYPUQ 2:<verb> on
UTUUXTWTTT 2:<verb> one
TTSTYTWWUT 2:<verb> only
VUTUXTTUUU 2:<verb> or
TSVRWZRWVR 2:<verb> out
YTUUUUTTUU 2:<verb> says
YUUTUTUUUT 2:<verb> so
YWUPRWYPTX 2:<verb> that
XTUTUXSSSV 2:<verb> the
VUTTTTXUUU 2:<verb> their
XTVRYVVRUR 2:<verb> them
YTUTTTUTUU 2:<verb> these
YWWTWRSSUS 2:<verb> this
WTVNWWRWVV 2:<verb> to
XUUUUUTTUT 2:<verb> twice
VTTUTXXSTT 2:<verb> two
UTTUWTTTXT 2:<verb> under
YSTSXRWTSX 2:<verb> up
XUUUUUTTTU 2:<verb> us
VTUUTUSZTS 2:<verb> was
TUUUTUTYUT 2:<verb> went
TTSTYTVTUX 2:<verb> what
VUTTXTTUUU 2:<verb> when
XUUUTTUTUU 2:<verb> why
WVUWUVUWRP 2:<verb> with
VSSSSTYWTW 2:<verb> without
ZTSSaTSTUS 2:<verb> you
WTTTYSTUVT 2:<verb> your
VPWZYZVSMR 2:<verbs> $
WVXUXTTRSU 2:<verbs> ,
TRSRWXXXVR 2:<verbs> <ed>
ZUTTTTWUTS 2:<verbs> <ing>
VTSTXSWWTS 2:<verbs> <ly>
WSTVSTWSYU 2:<verbs> <number>
SXSSYSWSTW 2:<verbs> <s>
TQRWVWZSXR 2:<verbs> <verb>
STSXYSXUST 2:<verbs> <word>
aUUTUSUTVT 2:<verbs> ?
TTUSXWWTST 2:<verbs> a
WTTUTXTUUU 2:<verbs> about
UTUTSTTWUY 2:<verbs> again
TUUUSUYTUU 2:<verbs> all
aRSWVSVSWS 2:<verbs> are
YTTTTUTUUU 2:<verbs> as
YSUTTTYSVS 2:<verbs> at
TTTUTTYTWT 2:<verbs> back
TTUTVXUUUT 2:<verbs> before
TTTTSVYWWS 2:<verbs> by
TVTTTUYUUT 2:<verbs> everything
TTTUXTTXUT 2:<verbs> first
VTXRUXWVSR 2:<verbs> for
TUTXSTZTTU 2:<verbs> get
SWTTYTXSTT 2:<verbs> go
VXUUSVSTTW 2:<verbs> here
VXPXWXPUVR 2:<verbs> in
XTUTTXTTUT 2:<verbs> into
UXTTTTTTUW 2:<verbs> is
VTWTTSYTVT 2:<verbs> it
XUVSTUTWUU 2:<verbs> like
aYSWSSSTTS 2:<verbs> me
YTTTUUUUUT 2:<verbs> my
ZVRSRUXSYR 2:<verbs> on
VTWSXTVTTT 2:<verbs> only
TUXUXTTUTT 2:<verbs> over
TUSTWXUUUT 2:<verbs> that
WSTTRXYSXS 2:<verbs> the
TTUUTTXWTT 2:<verbs> there
VUUUTSXUUT 2:<verbs> this
VWXVXUSQTR 2:<verbs> to
XTXUVTSTUT 2:<verbs> under
WTUUSTXTUU 2:<verbs> we
VSSSRXaSTW 2:<verbs> with
WVWRUUWVPU 2:<word> $
UVSSRXXUTV 2:<word> (
XVSSSTXVUS 2:<word> )
UUXVVQSUTU 2:<word> ,
UVLVVSWXZS 2:<word> :
TRVRYYWWSQ 2:<word> <caps>
YUWSWTXRSR 2:<word> <code>
aSSTRTZTUT 2:<word> <date>
XSWOTRacPS 2:<word> <ed>
SSVXYRRYTU 2:<word> <ing>
YUVRUWSXTR 2:<word> <ly>
SSUVXQbRTW 2:<word> <name>
VSLPWWaYVT 2:<word> <number>
PUVZUXVUUQ 2:<word> <s>
SSVQWUTYTX 2:<word> <verb>
PSWWVXXRWR 2:<word> <verbs>
PXXQVUVZTS 2:<word> <word>
dSTTQQVTUX 2:<word> ?
XXWKVQWVYR 2:<word> a
ZVQSQSVSUa 2:<word> about
VUQVYVUVVQ 2:<word> after
XWQQUVUWRX 2:<word> again
UXZSSXSSTS 2:<word> al
XTSTWTVVUS 2:<word> all
YUUUTUTTTU 2:<word> already
YTTUXUSTUT 2:<word> always
aVTTTUTTTT 2:<word> am
YXTSSTSWUT 2:<word> an
RZXVWTXVPO 2:<word> and
TTYUTTXTUT 2:<word> any
UUWRVUWUUT 2:<word> anything
SRUWXVVSTW 2:<word> are
TVWOUWVTUW 2:<word> as
TXVPUTWZNW 2:<word> at
WTXTTTTUUU 2:<word> au
SSTSVYXSTX 2:<word> auf
WTTTTUXTUU 2:<word> aus
UYTTTWTTTT 2:<word> aux
XTTTUXTTTT 2:<word> avec
ZTXSTTTTTT 2:<word> be
TXSSUTVaTS 2:<word> because
VTUUUUTXUT 2:<word> been
STWRYUTVYR 2:<word> before
SVTTXTWSTY 2:<word> bei
TUTZTTTWTT 2:<word> being
XUWSXSUSTS 2:<word> between
YSTSYYSTTS 2:<word> bitte
XVPRWSVVaP 2:<word> by
TTUTUTbUUT 2:<word> can't
XTUTTTWTTT 2:<word> ce
XRSXRSXSXU 2:<word> con
XUUTUTUUUU 2:<word> could
XWSRXSSXTS 2:<word> da
WWTSXWSSUS 2:<word> das
UVUVYXWSOT 2:<word> de
UWSSWSSWXS 2:<word> del
XXTTSXTUTS 2:<word> den
XSUTWUWTUT 2:<word> der
VSVXSSSWWT 2:<word> des
UTRRWVWWXR 2:<word> di
VTUUTTSaTT 2:<word> did
WUUTTUTZTS 2:<word> didn't
UVSWWSRWSX 2:<word> die
ZSSSSTTXTX 2:<word> do
VXRRUSbVTR 2:<word> does
WUTTXTWTUS 2:<word> doesn't
VTTTUUTYUT 2:<word> done
YTTTUTTYTS 2:<word> down
VXTTUTXTUS 2:<word> du
WTTTTXWTTT 2:<word> e
UTTTWTVXTT 2:<word> each
WVWRVRVRXR 2:<word> el
VWTTVXSUTT 2:<word> else
WXSSVSWTWS 2:<word> em
YXVQVRYQRW 2:<word> en
YTUUTUTTUU 2:<word> er
WRTTTTZSYT 2:<word> es
SSRSWRaSYW 2:<word> est
YTTUUTUTUU 2:<word> esta
YUTTWWSSTT 2:<word> ever
WXRSWTVXTR 2:<word> every
WSaQXQWXSR 2:<word> first
VUTUUSVXWR 2:<word> for
WVTPXQUZQY 2:<word> from
WTTTTTXUUU 2:<word> get
XTUUTTYSTT 2:<word> go
XSTTSWVXSR 2:<word> got
VTTUTTTaUS 2:<word> had
USVOUTXVUY 2:<word> has
WTUTTTZTTT 2:<word> have
USTTWTUVTX 2:<word> her
XZQQZWTQST 2:<word> here
XUUUUTUUUU 2:<word> him
YTUUTTVTTT 2:<word> his
aTTTTTTUUT 2:<word> how
XUZVWNSTQX 2:<word> i
YTTTSTTWXT 2:<word> i'd
YTTTUUUTUT 2:<word> i'll
WaTTSTTTUT 2:<word> i'm
YTUUTUUTUU 2:<word> i've
ZVXRXTSSTR 2:<word> ich
XRZRTVXSTS 2:<word> if
WUUVRVWQWR 2:<word> il
WVTTSTYTTT 2:<word> im
WTTSYTTUUT 2:<word> immer
RVUUVUVVUT 2:<word> in
TSTTWTXWVS 2:<word> instead
TTUUUXTWTT 2:<word> into
SWTXSTYPVV 2:<word> is
TTSSWSXUTZ 2:<word> isn't
YTUTTUXTTS 2:<word> ist
USNWYVXWQU 2:<word> it
VWSTTUVYTS 2:<word> it's
VUTTWTXTUU 2:<word> its
XTTSWZSTTT 2:<word> jamais
SVTTXTWSTW 2:<word> jetzt
XUUXSTSXTS 2:<word> just
WTUUTUTXUT 2:<word> keep
VUSXTXTTUS 2:<word> keine
ZTTTUUTTUT 2:<word> know
VVQVQWaQUX 2:<word> la
WXXSVTSSTS 2:<word> last
RWYTWPTWYQ 2:<word> le
USXZUVSSTR 2:<word> les
XUSZSUTTUT 2:<word> like
TSTZTWWTTS 2:<word> los
TWUTTYTUTT 2:<word> mai
UTUTTWYTTT 2:<word> may
UUXYTSUWPT 2:<word> me
XWTSTWSTUT 2:<word> mi
VXTTYTTTUS 2:<word> mit
YTUVSXTTTT 2:<word> more
WTTUXTTTWU 2:<word> must
YUQQURWXSY 2:<word> my
WXTTTTTUXT 2:<word> na
ZUUUUTTTUU 2:<word> ne
aUTTUTTVUS 2:<word> never
XVSSRXVRTW 2:<word> nicht
VXRQRVURXY 2:<word> no
XTTTUWTTTT 2:<word> non
XUSSVTYTUS 2:<word> not
WUUTSUYUTR 2:<word> now
XTUTUTTTTY 2:<word> não
WSSXSTYSXT 2:<word> o
TUWXVTSQVU 2:<word> of
VTSRVSWYYQ 2:<word> off
XUUUUTUTUU 2:<word> ok
UTSRRWUVXW 2:<word> on
XTTTTTXTUT 2:<word> once
XSSTUTVVTW 2:<word> one
XQYRWRYTUR 2:<word> only
WXVWTVVRSR 2:<word> or
XTTTXTUTUT 2:<word> os
aURRYXVSRR 2:<word> out
WVWUUVWWQO 2:<word> over
YWSTRXWTTS 2:<word> para
UWSWSXWSTS 2:<word> pas
QVSRXXWRWV 2:<word> per
WTXTYSTTTT 2:<word> please
YWTUTTTTTU 2:<word> por
YTSTTXTTUU 2:<word> pour
aQYSWTWRSS 2:<word> que
USXTWTTTVT 2:<word> rather
YUUUTTXTUS 2:<word> said
YTTUTUTTUT 2:<word> say
aVTTVWRTTS 2:<word> says
XSWTSTWSWT 2:<word> se
TWSTaTTTTT 2:<word> sempre
XTUUTUTUUU 2:<word> she
VTTTWTXTTT 2:<word> si
YTTTXTTTUT 2:<word> sie
TTUTbTTUUT 2:<word> siempre
WXSSSSXaSQ 2:<word> since
YVSSUWURVS 2:<word> so
XUTTUUUUUT 2:<word> something
YTUTUUUUUT 2:<word> sono
XTTTTTWVTT 2:<word> still
UTXSXUVTTT 2:<word> stop
UTXVTTVVVR 2:<word> than
WNXMWWWUVW 2:<word> that
TQTQWSXYUX 2:<word> the
XUUUTTUTUU 2:<word> their
VTWWWUSWTQ 2:<word> them
WTTTUUXUTU 2:<word> then
WWRSSXVVRW 2:<word> there
ZTUTUTUUUU 2:<word> these
XTTTTUUUXT 2:<word> they
VUTTXTUUUU 2:<word> they're
cUSRRSQZTX 2:<word> this
WTSTTTTXWT 2:<word> three
WUSVUWWXRQ 2:<word> to
dSTTTUUTUR 2:<word> today
XTTTTUUVUT 2:<word> told
ZTTTTUUTUU 2:<word> tomorrow
ZTTTUUUTUT 2:<word> tonight
XVSTVRUVWS 2:<word> too
YTTTXUTTUT 2:<word> toujours
TTUUUTYUUT 2:<word> turns
XWWRRRWVTT 2:<word> two
YTUTTTUUUT 2:<word> um
YSSTXTSSTX 2:<word> un
VSTTTUWXUT 2:<word> una
YUTTUUTUUT 2:<word> une
WYTTTUTTVS 2:<word> until
WXRPWQWXQX 2:<word> up
VTTSSSXZUS 2:<word> us
UUTUTTUZUT 2:<word> war
XURRQTTdTV 2:<word> was
ZSSTZRWRTS 2:<word> we
WUTTTSVZSS 2:<word> went
VTTUTTTYUU 2:<word> were
YTTSTTXSUV 2:<word> what
WSVXWXRTTS 2:<word> when
WTUUXTTUUT 2:<word> where
VTTTTXUWUT 2:<word> which
ZVTTTUUSUT 2:<word> who
WUTTTUUXUT 2:<word> why
XTTSXTUSWS 2:<word> will
YTTUTUSTYT 2:<word> wir
UUXRVSRXUU 2:<word> with
XUTTSVXTUT 2:<word> without
YTUUTUTTUT 2:<word> would
VXTTWTSTUT 2:<word> y
bTTTTTTTUT 2:<word> yet
UTPXYWPUSY 2:<word> you
ZUUTTTTTUT 2:<word> your
YTUUTXTTTT 2:<word> zu
WSSSSSXWYS 2:<word> è
fPRRSWSWTV 2:? $
YUUTUTUSVT 2:? ?
VTTXTUUUUT 2:^ ,
aVQQUQUYYR 2:^ <caps>
WXQRVUWVWP 2:^ <code>
YWSTWSYRSR 2:^ <date>
aZPUSOUXVT 2:^ <ed>
aVPPSOadWO 2:^ <ing>
ZXRYYSRRSR 2:^ <ly>
aPXSXVSUVR 2:^ <number>
VPWVWQXQVW 2:^ <s>
YSWTaTRQRW 2:^ <verb>
VUQWaPYPXQ 2:^ <verbs>
XUWTVQTSVW 2:^ <word>
XUUUUTUUUT 2:^ ?
XTUQUSTXVV 2:^ a
WVTSVSXWSS 2:^ after
URXRWRVZWQ 2:^ all
YSRTcSSTUT 2:^ always
TTXTTTTTYT 2:^ am
YTTTTTTWUT 2:^ an
YSSSYWTTUS 2:^ any
VXRYZQTSTS 2:^ anything
aUTTUTTUUT 2:^ are
YXVSRSWSUS 2:^ as
WTTTYRWTUT 2:^ ask
ZUTTTTTTUU 2:^ at
ZUUUTUTTUT 2:^ back
XTTTTTUXUT 2:^ because
XWSSUWSTVT 2:^ before
WRSWYZSSSR 2:^ bitte
aTTTTTUTUU 2:^ both
UXTTWTUSWT 2:^ by
XYSTXRSTUT 2:^ call
aSSTUWVSUS 2:^ can
XTTXUTTTUT 2:^ can't
bXTTSSSSWT 2:^ could
XTTTSTWYUS 2:^ das
ZTUUTUSUUU 2:^ decided
VRSSVSXZWQ 2:^ der
VTUTSTYTZT 2:^ die
aSRRXaSSVR 2:^ do
bTUTTTSSUT 2:^ does
WTTUTTTXTT 2:^ doesn't
YTROTcVQTW 2:^ don't
WSTTSTUYWS 2:^ el
VTTTTTWTXT 2:^ et
WXTTTUTUUT 2:^ eu
XUUUTUUUUT 2:^ ever
XSRSZXVRUT 2:^ every
VRWSWWXSTT 2:^ everything
YXXQaQVQSQ 2:^ for
WVSSbWVRTR 2:^ from
aTTUTUSUTU 2:^ go
TTTTXWVTUT 2:^ going
ZUTTUUUTTT 2:^ ha
XTUUUUTTUU 2:^ had
ZUUUUTTTUT 2:^ has
ZTTSTTXTTT 2:^ he
UTUTTTXUWT 2:^ her
WUUUTUYTTS 2:^ his
bTRTWTTSUT 2:^ how
WZZYPSTSRT 2:^ i
VUaVTVQUUQ 2:^ i'd
ZTSSWSWTUT 2:^ i'll
XdVXUNTMUV 2:^ i'm
XZUVNPWUTW 2:^ i've
XZZZORQRRW 2:^ ich
WRPYbWVRSR 2:^ if
VWSSSSWWYS 2:^ il
aWRQZVVQSR 2:^ in
eZSSRRURTS 2:^ is
WUVUNWUXQY 2:^ it
bYPRTVaOWP 2:^ it's
WUUTTTXTUT 2:^ its
WZYZPTPQRX 2:^ je
XVXRbPVRSR 2:^ keep
WRRRSRaXZQ 2:^ la
WVQRRUVZXS 2:^ le
XTTTWUTUUT 2:^ let
YSSTRWZSTS 2:^ let's
ZUTTTTUUUU 2:^ like
aTSSZTSSUT 2:^ make
cTTTTUTTUS 2:^ maybe
ZYXRSSTTUS 2:^ me
VTUUTTYTUT 2:^ meine
WYSRSRaTTS 2:^ mi
XTTTTXTTUT 2:^ might
TYTTTTVUUT 2:^ mine
XTUUUTWTTT 2:^ mio
WTTTTSZSXT 2:^ mon
YaQQQRYRXV 2:^ my
TTUTTaTUUT 2:^ ne
XRRQVdUVTR 2:^ never
VVSSVRXWVS 2:^ new
aTTSXTTTTT 2:^ next
YUTVRaVSPV 2:^ no
WSSSVZXSTT 2:^ nobody
UWSWSYSSTX 2:^ non
YQWYPXPUSX 2:^ not
WTUUSaSTTU 2:^ nothing
bSTTQXVRUW 2:^ now
TTTTTZUTUT 2:^ nunca
WWSWSYTSTR 2:^ não
WVSSRRYXWS 2:^ o
WXSRUVbRSR 2:^ on
ZRYSVSVSUS 2:^ one
WRRSbSWWTS 2:^ only
cTTSTTTTUU 2:^ or
YURRSQbUXR 2:^ our
XUTTUTWTTT 2:^ out
VTUUTXTUUU 2:^ para
TTTWTXTUUT 2:^ pas
ZUTTUTTTUT 2:^ perhaps
TTWTTTXUUT 2:^ pour
VTTUTUXTUU 2:^ que
VTTTTTWXUT 2:^ same
XUUUUTUTUU 2:^ says
YUUUTUTTUU 2:^ shall
bSTSVSVTTT 2:^ she
ZTUTWSTTUT 2:^ should
WYTTSTUVTS 2:^ since
YUTUTUTTUT 2:^ some
aUUUSTTUUT 2:^ someone
WaTTTTTTUT 2:^ sono
VTXSRcSSUS 2:^ stop
cQYQTQPYTX 2:^ that
bWPRQWXWVP 2:^ that's
XQQSOQXaYY 2:^ the
XWSSSWXSTS 2:^ there
bTTTSTXSUS 2:^ there's
aTTTSTZSTS 2:^ they
XTTTTTTYTT 2:^ they're
eSTSSTTRWU 2:^ this
VSSTSXVXUT 2:^ those
WTTTYTSTTX 2:^ to
YUTTUUTTUT 2:^ today
ZTTTTUTTUT 2:^ too
ZUTTUTTTUT 2:^ tu
VTUTTTVYTT 2:^ turns
WRSWXSUXTS 2:^ two
ZWTSSTTWUS 2:^ um
UTTWVYSTTT 2:^ und
UUUUTXUUUU 2:^ under
TUUUUTZTUT 2:^ unser
ZVRTcQRTUS 2:^ use
ZXUTTTTSTS 2:^ was
VVNNSTaXWX 2:^ we
WTTTSTaTUT 2:^ we'll
UXRRQRcPXX 2:^ we're
XXSRSSYRSZ 2:^ we've
YTUTTTUTUU 2:^ were
YOWYVQTVSV 2:^ what
cSUUTTTSUT 2:^ what's
VRVWaUWRSR 2:^ when
VUSTaTTTUT 2:^ whenever
ZXTTTTTTUT 2:^ where
aSTSSXWSTT 2:^ which
bUTTTTTTUT 2:^ who
ZTUUTTSVTT 2:^ why
YUUTTTUTUU 2:^ will
VVSSVSYSSW 2:^ wir
XSSRUSVZWR 2:^ with
ZUUTTTTUUT 2:^ without
bTTUSTUTUT 2:^ would
XVOVVYSQRa 2:^ you
YTTTTXTTUT 2:^ you're
YTUUTUTTTU 2:^ your
XTTTYTTSUT 2:a <caps>
TTUTWTXTTT 2:a <code>
WTTUTUYTUU 2:a <date>
VYRRWSVYSR 2:a <ed>
ZWWQUSTXSQ 2:a <ing>
XUTTTUTXUT 2:a <ly>
YZRRQSZVUQ 2:a <name>
VYRTSSVWWS 2:a <number>
TVYSTVXSTS 2:a <s>
WPXWWWTXRQ 2:a <verb>
XTVTWTTSUU 2:a call
VWTUTTTTXT 2:a las
UTTUYUWTTT 2:a new
XTTWTTTUUT 2:a no
XTUUUUTTUU 2:a while
YTTTTUTTUW 2:about <ing>
VTTUTTTUUY 2:about <name>
TTTUXTXTTV 2:about <number>
XRVSXVRSTX 2:about <s>
XVRSVSVTUX 2:about <word>
YTUUUUTUTU 2:about a
YUTUTUUTUT 2:about how
YTTTTTWUVS 2:about it
YTTSTSTUUW 2:about me
WSRSUVWTSZ 2:about the
VXTTTTWTTT 2:after <number>
VVSRUVXXTR 2:after <word>
TSTTVSWZUT 2:after a
WYSSXSVSTS 2:after that
VVTVVTXRSU 2:after the
aOQPXWUWQZ 2:again $
VXSSSTWWSV 2:again ,
XUUUTTVTUT 2:again in
VXYSSSSYTS 2:al <word>
XVRVRWRXSV 2:all $
VUTTWTXTTT 2:all ,
XRQRaQaXTQ 2:all <s>
TUTUTTXUWU 2:all <verb>
TUVRTWVXWR 2:all <word>
WUUTXTTUTT 2:all my
YYTSUSWSTS 2:all of
VUUXTTTUUT 2:all that
XTTTWTTXTT 2:all the
YUTTTUTSWT 2:already $
USZRXYSTTS 2:always $
TTWUXTTTUU 2:always ,
XTSTWTWTUT 2:always <s>
YRSTdSTSUT 2:always <verb>
XXRSXSSTUT 2:always <word>
WUXTTTTTUT 2:always been
YUTUSUTUUU 2:always have
WTTTXTUUUU 2:always use
TTUUUUWXTS 2:am <ed>
UYUUTTTTUT 2:am <ing>
ZWTTTUTTTT 2:am <name>
SVTUTUVTZS 2:am <number>
XWXTSUTTTT 2:am <word>
YXTTUTTTUT 2:am a
XUUUUTTUUU 2:am i
XVTUUTTTUT 2:am in
UXTTUTTUUW 2:am not
YTUUTXSTUT 2:an $
UVTUTTYUTT 2:an <name>
WTTTVTXTTU 2:an <verb>
XVTVVUWVQP 2:an <word>
VZTTTTTWUS 2:an old
aUTTTTTTVT 2:and $
TXUUTSZTTT 2:and <date>
VSTXTTVVUT 2:and <ed>
XSVUTUTTUU 2:and <ing>
WbWSURTWRQ 2:and <name>
VUSSTSXYVS 2:and <number>
VUVWWUWUQQ 2:and <s>
XTVQVUVURV 2:and <verb>
SYVPVUXWPV 2:and <word>
VXVUUTVUSR 2:and a
TYVTUUTUTT 2:and after
YWTTTSSTUW 2:and all
TTXTWUUUUU 2:and for
YUTUUTUTUT 2:and he
VSTTYSWUUT 2:and in
XTTTTTWUUT 2:and keep
XUUUTUUTUU 2:and make
WXTTUTUTUT 2:and me
VTUWTTXTUU 2:and nobody
WTWTTXWSTS 2:and not
VUXSSTWTUT 2:and one
XTTUUUTUUU 2:and see
VSTUTTXXTT 2:and she
YTTTWTTTTU 2:and then
XUUUTSUUUU 2:and to
WTTTTTYTTU 2:and with
WTSTTTXXUT 2:another <word>
XXTTWSTTUS 2:any <s>
UTTTYXTSUT 2:any <verb>
USaWXVQVSQ 2:any <word>
WTTTTXUUUT 2:any of
aUTSXRTUUT 2:anything $
YTTSWTTUUU 2:anything ,
UTTXXTTTTT 2:anything <ing>
SWVVWXVRSR 2:anything <word>
TUTTXWTUUT 2:anything a
VTWTXTTTUU 2:anything about
XTUTTVUUUU 2:anything else
TTTTYXTUUU 2:anything for
YTTTTWTUUT 2:anything in
UTTXUTUUUT 2:anything to
STTTUYWUUT 2:anything under
SVVWSXWSTS 2:anything with
YUUUTSTUUU 2:anything yet
ZTTTTUUUUT 2:are $
TXTUTTYTTT 2:are <caps>
TaTTTTVTUS 2:are <code>
ZSTXRSYRWR 2:are <ed>
ZSTTTUWTUT 2:are <ing>
TTUUTTaTTT 2:are <number>
YTTSTTZUUT 2:are <s>
URTXVSTVTW 2:are <word>
TWTTXTUTTT 2:are a
UUTUYTTUUT 2:are always
XTTTUSWXTT 2:are in
XTUTTTWTTT 2:are ok
UTUUUUXUTT 2:are on
UUUTTTZTTT 2:are out
YTUUUUTTUT 2:are the
UTUTTTXWTT 2:as <caps>
VUWSWXTTSR 2:as <name>
VVWQWUQVRY 2:as <word>
VWVQUWUXSQ 2:as a
WXSTTWTTVU 2:as an
ZTUTVTTUTT 2:as i
VTUUYTTUTU 2:as in
XTUUTUTUUT 2:as it
TVTUSTXRXW 2:as of
YTTUTTUUUT 2:as they
UXTXSTTTTU 2:as to
YUTTTUUUVT 2:as you
STTTWZSUUT 2:ask $
UUUUXTTUUU 2:ask <name>
VUTTVXTTUT 2:ask for
YUTTYSTTUT 2:ask me
TTTUXUTUUU 2:ask that
WUUUSXTUUU 2:ask you
UZTSSTXUUT 2:at <code>
VaRSQTWRVX 2:at <name>
XXRRSWXXUP 2:at <number>
XTSWWTTTUT 2:at <s>
WXUUUTSUTS 2:at <verb>
XUPPVQYVaT 2:at <word>
UWWRWVXSTS 2:at a
XTTTWSTXUT 2:at all
WUTTXTXTTT 2:at it
TTUTTUTXUW 2:at last
XTUUTUUUUT 2:at my
ZUUTUTTTUT 2:at our
YUUTVTTTUT 2:at that
YTUTUUTTUU 2:at this
WSXSSYVTTS 2:au <word>
WTTTZSVTTS 2:auf <name>
STTSWXVSTX 2:auf <word>
WTTUTUTXUU 2:auf dem
WTTTWTXTUT 2:aus $
UXTTTXTTTT 2:aux <s>
XSTSSWTTTX 2:away $
WTTTYWRWTS 2:back $
UTXTTTZUTS 2:back <word>
XTTUUUTTUU 2:back and
YTUUTUWSTU 2:back in
YTTUTTSUUU 2:back of
XTSWRVUXTS 2:back to
XUTTTTWUUT 2:be $
TUVRXYTPZQ 2:be <ed>
XUTUTTWTTT 2:be <ing>
YUUUTUUUUT 2:be <s>
XVVVXPWRUQ 2:be <word>
XWTTSTXTTT 2:be a
YSSTWRTSVX 2:be in
XUUUTTTTWT 2:be out
YTUUUUUUTT 2:be that
YTTTTUTVTT 2:be the
VTTTUUTUYT 2:be with
TXXTSUTXUT 2:because i
YYSSSTSZTS 2:because of
TSUUTTVbTS 2:because the
VTTTTTXSTY 2:been <ed>
VXTUSTSXVT 2:been <ing>
VTTUUUTUUX 2:been <verb>
YWTTUSRWTT 2:been <word>
XWUUTUSTTT 2:been on
XUTTXSSSYT 2:before $
TXTTTXTTWT 2:before <name>
SSTTVXWSXT 2:before <number>
UUUTUTTUYT 2:before <s>
SRXSVaWSTS 2:before <word>
XUTTTTTUWU 2:before that
WSTTWTSWXS 2:before the
UUSTbSUUVT 2:before you
UTTTXTTTTX 2:bei <s>
STWbTUSTTS 2:being <ed>
TXTTTTTWTX 2:being <word>
aTTTUTTUUU 2:between the
ZTTRaVSTTS 2:bitte <word>
YUUTTTUUUU 2:bitte eine
UTUTYWTTTT 2:bitte immer
STTXVYTTTT 2:bitte keine
WTSTWSWXTT 2:both $
UXTSWXRXSS 2:both <s>
VYTTWSTTTT 2:both <word>
WTUUTTYTTT 2:by $
WTTUSTSTbT 2:by <date>
SYTUTTZSUT 2:by <name>
TRTVVTUSXX 2:by <number>
XUTTVSXTSS 2:by <s>
UUXRWTVVWQ 2:by <verb>
WXUPVVUUTT 2:by <word>
VTTUSXTUVU 2:by me
YTTUTTUUUU 2:by one
USTTRXXVZR 2:by the
XTTTVSWTWT 2:by then
ZTUUUTUUUT 2:call $
WTUTTTVXUT 2:call it
UZSSVZSSUS 2:call me
XUTTTXTTTT 2:call the
SUWXVTTUUT 2:can $
VTVVUTURSY 2:can <verb>
VYTTVTSTUU 2:can <word>
XTTTWUTUUT 2:can be
WTTTTTXUUT 2:can do
ZTTUTTTUUT 2:can i
XUTTTUUUUT 2:can one
TSXTVTTUUY 2:can use
YUUUTTTUUT 2:can we
YSSTUVVTUS 2:can you
aXSSSSXTUT 2:can't <verb>
UUWaSWWRSQ 2:can't <word>
TVRWTWWTUT 2:can't do
TWTTUUXUUT 2:can't have
YTUTTTXTTT 2:ce <word>
UTTTTUXUWT 2:con <name>
ZTTTTTUUUU 2:could <verb>
XTTTYTUTUT 2:could <word>
ZTTTTUUTUU 2:could be
ZTUUTUTTUU 2:could the
XYTTSTSTVT 2:could you
YVSSYSWSTS 2:da <word>
YTUUTUUUUU 2:das $
URTSVSWXTW 2:das <name>
TZTTTXTTUT 2:das <s>
YTSSWSWXTS 2:das <word>
XUUUUUUTUT 2:das ?
TTUXTTXTTU 2:de <caps>
TVUUTTYTTU 2:de <name>
XYRWVUURSR 2:de <s>
TUUTWXTUUT 2:de <verb>
UVWNWaUNYT 2:de <word>
VXSTSVWWSS 2:de la
YTTTTTWTUT 2:decided $
TUUTUUYUUT 2:decided not
UUTTUTYTUT 2:decided on
UUUUTTbSTS 2:decided to
UTTTTTTXYT 2:del <word>
XSXSXSSXTS 2:dem <name>
WVSRRXURWX 2:den <name>
YTRRUQVXVV 2:der <name>
UWTTTTZTUT 2:der <word>
WTVSWTSTXT 2:des <s>
STRRWWXWXR 2:di <word>
YUTTUTTTUT 2:did i
XUTTUTTVUT 2:did not
TTUUUUTYTT 2:did nothing
XUUUTTUTUU 2:did that
YUTTTTTYTS 2:did the
UTTSTXTaTS 2:didn't <verb>
VTTTUUTYUS 2:didn't <word>
XVRQURTVYX 2:die <name>
XTTTWTXTTT 2:die <word>
XTWTTWSTUT 2:do $
UURURVYSTX 2:do <s>
VYWSRRRXUX 2:do <word>
YUTTTUTTUT 2:do ?
XTTTTTWUUU 2:do a
VXTTTUTUUU 2:do everything
aWSTRTTTVU 2:do i
XSTTYTTTVS 2:do it
UYTTTTTUVT 2:do my
TUVYSZTSUR 2:do not
YUTTYTRTUT 2:do that
XVRSVRXSUW 2:do the
ZUTTTTUUUT 2:do they
XUUUTUUTUT 2:do we
WTTXVTUTUT 2:do with
aTTTTTUUUT 2:do you
VTTUTUXTTT 2:does <date>
XTTTTTYSUT 2:does <word>
XUUUUUUTUU 2:does a
XTTUTUTTUU 2:does it
YTWTTTTTUT 2:does not
XUUUUUTUUU 2:does one
XUUUUUTTUU 2:does our
ZTTUUTTTUU 2:does that
TXSSSSbVTS 2:does the
TSSTVXTZSV 2:doesn't <verb>
aTTTTTTXTS 2:doesn't <word>
YWTWSWSTTR 2:don't $
VVQUTbPTSX 2:don't <verb>
VXPUVWVQSX 2:don't <word>
VTUUUXUUUT 2:don't call
WSTSSSXUUY 2:don't do
UTUTUYTTUT 2:don't get
YWTTTTTUUT 2:don't know
YUUTTUTTUU 2:don't let
VSWZTSUUUS 2:don't like
VTSSWTUUUX 2:don't need
VWTTRYSTTV 2:don't use
XRSXSWTUUS 2:don't want
VRYSWSUWTS 2:done $
bTTSWTSUWR 2:down $
WWSXRRVSTX 2:du <word>
XUUUUTUTUT 2:du das
USWTTWXTTT 2:e <word>
VUUUXTTTUT 2:each <ing>
TTUUYTXTTU 2:each <verb>
TRRRaXVRZR 2:each <word>
ZUTTTTUUUU 2:each of
XTTTSXTUTT 2:eine <name>
VWTUTTSTYT 2:el <number>
XTUQTQWXVV 2:el <word>
XUUUTTUUUU 2:ele <word>
WYSSSTWTWS 2:em <name>
USYTWUTTTT 2:em <s>
ZTTTUTTUUU 2:em <word>
YYSSRSZTTR 2:en <name>
WRRSZSXTUW 2:en <s>
UYXSXSUSSS 2:en <word>
XTTUTUTTUW 2:en el
VTUUTXTUUT 2:en las
UTUTTUaTTT 2:es <word>
TWTUTTTTYT 2:es el
RSSSWXZSSX 2:est <word>
YTTUUTUTUU 2:esta <word>
VXTTTTWTTT 2:et <s>
aWTTTTSTUT 2:eu <word>
bTTSTWTTUT 2:ever $
YUTTTTTTUU 2:ever <ed>
RWSTXYTTUT 2:ever <verb>
ZUTTUTUTVT 2:ever <word>
TXTTWTWVTT 2:every <date>
TTTTXSXVTT 2:every <ing>
YUWTSTTTUU 2:every <s>
UTSTaTVTTU 2:every <verb>
WRXQaVXVQP 2:every <word>
ZTTTTUUUUU 2:every one
TTTUUTYVTT 2:every other
UVWVQUVYSR 2:everything $
TXUTWTUTUU 2:everything <verbs>
WUTTTTXTUT 2:everything about
XYSSUTVTUT 2:everything in
UXSTWTTUUT 2:everything you
VRXPZWWWRP 2:first $
VSXSXSUSWS 2:first ,
XUTUUTSWTU 2:first <verb>
WYRRXSWVSR 2:first <word>
bWSTUSTSUT 2:for $
XTTTUTUTWT 2:for <caps>
aTTTTTSVWS 2:for <date>
UVQRUUXXSW 2:for <ing>
VVRTUSXWSW 2:for <name>
YRWUVSURWS 2:for <number>
XSYUWWYQRP 2:for <s>
UYTTTTXVTS 2:for <verb>
USSSWXXTUT 2:for <verbs>
UZUWWWVQUM 2:for <word>
aYPRTRTXSW 2:for a
YTSSWWWSTT 2:for all
YTUUTTVTUU 2:for an
VTTUUUXUUT 2:for another
SXWSUTXTTT 2:for anything
VUTTXTTTUU 2:for each
VUTUYTSTUU 2:for every
WXSSXSTTUS 2:for everything
STTTXTYTUU 2:for her
VUUUXUTTUT 2:for his
XUUUTTUTUU 2:for it
SSZVWSYUSQ 2:for me
UVRSWWSYTR 2:for my
YSTUVTTTTW 2:for our
YUTTUTUTUU 2:for someone
XSTUTUWSUU 2:for that
WUSNUVYSaS 2:for the
YWRSWXQRWS 2:for this
YVSTWTSWTT 2:for three
XUUUTTTUUU 2:for today
ZTUUUTTUUU 2:for tomorrow
YUTUUUUUUT 2:for tonight
USTSVVWXUT 2:for us
UWTTTTYTUT 2:for what
VYTTTTWTUS 2:for you
aTTTTTUUUT 2:for your
UWTTXUTTTU 2:for yours
WTTTXTUTUT 2:from $
TSTTTXbTTS 2:from <date>
XXRRQRWWVW 2:from <name>
YWSSRRUVWW 2:from <number>
USVXUTTUVT 2:from <s>
YUUTTUUTUT 2:from ?
VUTTTUTVUX 2:from all
UUUUUTTXUT 2:from an
UTTUYUTTUU 2:from here
XUUUSTWSUT 2:from it
UTWXUTTTUT 2:from me
YSSSSSSXUY 2:from my
TXTTZSVSTS 2:from now
XUWPOPXXVY 2:from the
VUUTXTUTUT 2:from there
YUUTTTTUUU 2:from this
TXTTWSYTUS 2:from today
UXTXVTTTUS 2:from you
TUTUTTTWUY 2:from your
XTUTXTTTTU 2:für <word>
YUUUTUWTTS 2:für die
VTTSSXZTTT 2:get <ed>
XSSWTTWSYR 2:get <word>
VXUUTTTUUU 2:get that
XSWSTSXTUT 2:get the
bVTTTTTTTS 2:go $
ZUTUTUTUUT 2:go <verb>
YRSTTTYSWT 2:go <word>
XUUUTUTTTU 2:go back
TZTUUUTUUT 2:go by
VTXTTTUUUU 2:go for
UTTTWUYSUT 2:go in
WTTTXTYSST 2:go to
VSSTVTbTTT 2:go with
TUTTXWTTUT 2:going <verb>
YTTTUUTUUU 2:going back
ZTTTUTUUUT 2:going on
XTTTTTZTUS 2:going to
TTTTTTaUUT 2:going with
YTTUTXRXTS 2:got <ed>
WTUVUTYSTT 2:got <number>
WZTSUSSSTX 2:got <word>
VXSTTUWSUT 2:got a
XTUUUUTTUU 2:got an
YSUTUTTUWT 2:got it
WTUUTUTXUT 2:got me
XTTTWTSWUT 2:got the
UTTTXXTTTT 2:guess $
ZTTUTTUTUT 2:ha $
VTUTUTUYUT 2:had <ed>
ZTUTTTSYTS 2:had <word>
aTTTUTTWTS 2:had a
XTTTUTTWUU 2:had the
UTTTYTTXUT 2:has $
WSSSSVXWSX 2:has <ed>
YUUUTTTTUU 2:has <name>
UTUUTTXXTS 2:has <number>
USSRRWZQWY 2:has <word>
VTTTZTXTUS 2:has a
YSTTWTSUSW 2:has been
XUUUTTTTWT 2:has it
SXTTTXXTTS 2:has no
ZTUTTTWTTT 2:has the
TSTUXSSSYX 2:has to
VUUUTUSXUT 2:hat <word>
XUTUTUUUUU 2:have $
XVRRRRWVXX 2:have <ed>
XXTTTTTUTT 2:have <s>
WWWPURYQWV 2:have <word>
YVRTVTUSXR 2:have a
WTTTUTXUVT 2:have an
TTUUUUZUUT 2:have decided
YTUUUUSUUT 2:have it
YUUUTUTTUT 2:have said
WSUTXSWSWS 2:have the
VRVVWUQRXV 2:have to
ZUUTTUTTUT 2:he <ed>
XUTTTUWTUT 2:he <s>
XTTTTTVTWS 2:he has
XUUTUUUUUT 2:he said
YTTTUUTTUU 2:he says
UTTTYTXTTT 2:her $
ZTTUVTTTUT 2:her ,
TTUTTTZUWT 2:her <verb>
XTUTSTZVTS 2:her <word>
VUTTXTWTUT 2:her in
WZTQVWUQSV 2:here $
YWTTWWRSTS 2:here ,
YTUUTTUUUT 2:here ?
UTTUYUTTUU 2:here on
YTTTTTXTUT 2:heute <word>
aUTTTTTTUT 2:him $
XTUTXTVTTT 2:his <s>
XSSSSSWRXa 2:his <word>
YUTTTTUTUU 2:how <s>
ZTTTXTTTUT 2:how <word>
aTSTSTUTVU 2:how do
VTYTTUUTUT 2:how i
aTTTTUTTUU 2:how many
XUTUTUUUUU 2:how much
TTVUVTXTUT 2:how we
XUTTTTTUUU 2:how would
bWOOPQXaWV 2:i <ed>
UYTTUTTTUT 2:i <ing>
UUYXUSWSSR 2:i <ly>
TaZQYRXNTR 2:i <verb>
VXVXUUQQRW 2:i <word>
XYRSWSTUUT 2:i always
YaRRRSUXRV 2:i am
VTSTWZSTUT 2:i ask
UVYWVRXSTR 2:i can
WWXaSWPSSQ 2:i can't
UVSYTUUTUT 2:i cannot
YTTTTTXTUS 2:i could
ZUUUTTUTUT 2:i did
VYXYRRTSUQ 2:i do
WXSZPXQRTW 2:i don't
YVRXTRWTUS 2:i get
VZVTTTSUTT 2:i go
ZTTTUTUTUT 2:i got
ZTTTTUUTVT 2:i guess
aTTTUUTTUU 2:i had
WXUOSQXUWV 2:i have
VYSTTTWUUT 2:i keep
XSUTTUSUUX 2:i know
WSdQUUTRVS 2:i like
WTTWTXTUUT 2:i may
ZUTTTUUUUT 2:i might
bUTTTTTTUT 2:i must
ZSRSYXRSWS 2:i need
VTWXSWTSTS 2:i never
VTTTTSWTTZ 2:i no
WXTTUTTUUT 2:i not
UXYSTWSSTS 2:i only
TYTTUUUUUT 2:i own
TSRSVTXSUa 2:i said
UTTSXVXTTS 2:i say
YWTUTTSUUT 2:i shall
XUSSYSVSWS 2:i should
aSSSUUTSUX 2:i think
WSTTTSXTUY 2:i told
XaSSTTTUUS 2:i use
WSWRZQVSXR 2:i want
YYRSRSVSTX 2:i was
YUUUTTUUUT 2:i wasn't
WTTTTTXWUT 2:i went
ZUUUTTTUUU 2:i were
VSXSWXSTUS 2:i would
WXYSTSUTUS 2:i'd <verb>
bTWSTXTRTS 2:i'd <word>
WSUXVSSRXT 2:i'd like
TTYWSWTTTT 2:i'd rather
XUTUUUUUTU 2:i'd say
YTTTSTWTVT 2:i'll <verb>
aTTTUTTUUT 2:i'll <word>
YUUUSUTUUU 2:i'll be
YUUTTUTUUT 2:i'll do
XUUUTUTUUT 2:i'll have
YZTRTUTUTS 2:i'm <ed>
cVRPWTVSZP 2:i'm <ing>
ZTTTTUTUUT 2:i'm <ly>
XZTSTUSUUS 2:i'm <name>
UYTUTTTUUT 2:i'm <number>
WbWVVSQSSQ 2:i'm <word>
UaXRSUTTUT 2:i'm a
WXTTUUUTUT 2:i'm at
WTUTTUXUUT 2:i'm going
YXSRXUSTTS 2:i'm in
UWXTTUTUUT 2:i'm more
WSRYRSWSTY 2:i'm not
WWTTSTXUTT 2:i'm off
ZaSSSTSTUS 2:i'm on
YTUTTUTUTT 2:i'm out
TaSSSUXTTS 2:i'm the
TYUUTUTUUT 2:i'm with
WRSSXTXRWV 2:i've <ed>
UTYSTTTXUT 2:i've <verb>
WUSWSTXRTW 2:i've <word>
VTXXTTTTTT 2:i've a
XZSTUUSUUT 2:i've been
TTTTUTaTUT 2:i've decided
XZSSTUSTVS 2:i've got
WXTTUTSXUT 2:i've had
VWTXUUTTTS 2:i've no
WZZZTQPQQW 2:ich <word>
XUUUTTTUUU 2:if <name>
XTTTWTTUUU 2:if <s>
WVSTYRXTTS 2:if <word>
SVTTYTUUUU 2:if a
UVQWXYVSSQ 2:if i
ZTTTUTSUUU 2:if it
TTVUXTTTVU 2:if it's
XUTTUTUUUU 2:if my
YUUUWSTTTT 2:if the
VTYTSUTUUU 2:if there's
YUUTTUTUUU 2:if they
aTUTTTSTUU 2:if we
TTXWVWWRSQ 2:if you
WTUUUUSSXU 2:il <number>
XWUVPQWWYQ 2:il <word>
VUSRZXVSTR 2:im <name>
VTUUXTTUTU 2:immer <word>
VTUTYTTTUT 2:immer auf
TUUTaTTUUT 2:immer mit
XWRSXTVWSS 2:in $
UTTTUTVYUT 2:in ,
RSXWXQYVTS 2:in <caps>
XWSTVRYVTR 2:in <code>
WWSRRWWYTQ 2:in <date>
XSTUWWSTTT 2:in <ed>
SXVVUWWRSR 2:in <ing>
WYURSUVSVU 2:in <name>
aZRSURRXVR 2:in <number>
VTVUZXQSQV 2:in <s>
VWSSYXWSSQ 2:in <verb>
TUWXWRXSTS 2:in <verbs>
WURXVVWSQU 2:in <word>
XTVQUWUXSR 2:in a
WTSSYVWSTT 2:in all
XTUUTUUVTT 2:in an
VTTTXXTTUT 2:in any
UTTTXYTUTT 2:in anything
UUTTWUXTUT 2:in between
UTWTXSXTUT 2:in every
TTXTYTTUTT 2:in everything
YUTTTUTUUU 2:in for
VUUUTTXUUT 2:in it
VTUTTTYTWT 2:in may
XSXUVXVQTQ 2:in my
ZUTSSUUTVT 2:in one
WTSWZXURSS 2:in our
ZUWSVSSTUT 2:in that
TUXTTTUUUU 2:in them
ZTUUVTTSUU 2:in there
WPVVWYXTSQ 2:in this
YUUUTTTTUU 2:instead ?
SSVSXSWXUS 2:instead of
TTWUSXWVTS 2:into the
WZSRSSXSWR 2:is $
UUUUUUXTUT 2:is ,
UdTTXSTTTR 2:is <code>
VSTUTXUTWT 2:is <date>
VSQWYXYNTU 2:is <ed>
bSRRSSZWUQ 2:is <ing>
XWUUTUSTUT 2:is <ly>
VZXQUXaRQO 2:is <name>
XXRTRRaQZQ 2:is <number>
WSXTTTWUTT 2:is <s>
VTTTUXUTXS 2:is <verb>
TQUXVWVVUT 2:is <word>
ZUXYSTVRRR 2:is a
YUUUTTTTUT 2:is about
XTTUTTWUUU 2:is always
TWTUTTYTTT 2:is an
ZTUUTTVTTT 2:is at
VUTTTTWTXS 2:is being
WSUTXUTUXS 2:is down
XUWSWWSSTS 2:is for
ZUUTUUTTUT 2:is from
VTUTUTXUUT 2:is he
XXSXRSYSSR 2:is in
ZTUUSUSTVT 2:is it
UZXSTTVTTR 2:is my
TWSXVSSSSX 2:is no
ZVTSSSVTTX 2:is not
WTTTTXTTTW 2:is off
TUSSVRXRZV 2:is on
UXTUTTXUUT 2:is one
UXTUUTVUTU 2:is only
VTTUTTYUTT 2:is our
UTUUUUTUYT 2:is ours
VWSSSTXSVX 2:is out
UTTTUTTUTa 2:is over
XTTTTXTTUT 2:is still
XTSTYSXRUS 2:is that
WYWQXRYQWP 2:is the
aTUTTTTUUT 2:is there
ZTUTUTTTUT 2:is this
YTTTTTWUUT 2:is too
VYVSTTVTTS 2:is what
ZTUUUUTTTT 2:isn't <ing>
VTTTTTXTUW 2:isn't <word>
YUUUUUTUUT 2:isn't it
UTTUTTUTUY 2:isn't the
VSSSSTZWSX 2:ist <word>
bQTNWUXTTV 2:it $
USTUWTVXTS 2:it ,
VTTSYTSZUS 2:it <ed>
XRXVVPXQSW 2:it <s>
YUUUUUSSUT 2:it <verb>
ZTTTXTRWTS 2:it <verbs>
bRWQVSUYTQ 2:it <word>
aUUUTSTTVT 2:it ?
ZTTTTTUUUT 2:it a
ZTUTTTTUUT 2:it again
XTUUTTUUUU 2:it always
XTUUTUXTUT 2:it as
XUUUTTUUUU 2:it be
YUUTUUTUUT 2:it could
YUUTTUUTUT 2:it doesn't
XUUTTUUUUU 2:it down
ZTUUTTTUUT 2:it ever
VWTTTTXWTS 2:it for
YUTTTTTTUW 2:it has
WTRVWUUQWV 2:it in
WXRRRYYQSV 2:it is
YUTTTUUUUU 2:it like
XXTTTTTUUS 2:it may
VTTTUTWXTT 2:it on
UUTTTTYUUU 2:it only
YUUUUUTTUT 2:it over
UXUUTTUTUT 2:it says
VUUTXTUTUT 2:it should
UUUTUTUXUT 2:it still
XUUUTUTTUT 2:it the
WTSSVVZSUS 2:it to
ZTUTTUVTUS 2:it up
WSSSTTUZTW 2:it was
XUUTTUTUUU 2:it will
UTTTYTXTUT 2:it with
XTUUUTWTUT 2:it's <caps>
VTUUTTXSWT 2:it's <ed>
XSTUTTWTUU 2:it's <ing>
RZTTXRXSWS 2:it's <name>
USTVTWXTUT 2:it's <number>
VTTUTTXUUT 2:it's <s>
WSPRXRVXWW 2:it's <word>
ZSSUSTWWTT 2:it's a
UUTTWTXUUT 2:it's about
WTXUTTTUUU 2:it's always
WTUUTTXTTT 2:it's at
ZTUUTTSTUU 2:it's for
WXTTUTTUUT 2:it's my
WTUTTXTUUT 2:it's not
XTUUTTVWTS 2:it's the
USSSWVXXTS 2:its <word>
WTTTTYTTUT 2:jamais <word>
WTTTXWTTTT 2:jamais de
YbSSTTTTUS 2:je <s>
WXZZWQRRSP 2:je <word>
ZTUTUTTUUU 2:just $
VYUTTTVSUS 2:just <ed>
YTSTXSTWUT 2:just <word>
VTTUXTTTUU 2:keep <date>
XSTTVXVSTT 2:keep <ing>
STRTaTXTUT 2:keep <s>
UXSTYTSTUT 2:keep <verbs>
TWTTWTTXTT 2:keep <word>
YTTUTUSUUU 2:keep going
UWTTSTXTUU 2:keep in
ZXSTSTTUUU 2:keep that
USSTYTbSTS 2:keep the
WWTSTTXUUS 2:kein <name>
XUSWRaSSTS 2:keine <name>
ZSVTTUTUUT 2:know $
XTTTUTUUUU 2:know if
UTUUUUXUUT 2:know is
YUTTUTUUUT 2:know me
ZUTTTTUUUS 2:know what
UVTRTUWTWU 2:la <word>
TTSSWTTYUW 2:last $
YUTTTTUVUT 2:last <s>
aUUTUTTTUT 2:last <verb>
ZYTWPQUOWV 2:last <word>
YTUUTTXTTT 2:later $
VUUUTTTUXT 2:later than
TXTUTTSTaT 2:le <number>
WTTTTTWTXT 2:le <s>
TTXSUWUXVO 2:le <word>
SRYYRWVSSV 2:les <s>
ZTTUTUTUUU 2:les <word>
XTXTTTTUUT 2:less <word>
YUUUTUTTUU 2:let <word>
ZTTTWTTTUT 2:let me
aTTTTSVTUT 2:let's <verb>
ZTUUUTTTUU 2:let's <word>
VTTTTTXUUT 2:let's do
UUTUTTYUUT 2:let's go
WSYTTUUUVT 2:like $
UUTYTUTUUT 2:like <ing>
SSXYUSXSTT 2:like <s>
YUYURSVSSS 2:like <word>
aTXSSVTSTU 2:like a
TUWXTUTTTT 2:like being
ZTTTTUUUVU 2:like i'm
VTWSXUTTUT 2:like it
UUZTTTTUUT 2:like my
VSVRWSVVVT 2:like that
aTTUTTUTUT 2:like the
XTTWTUTUUU 2:like this
VVVTSUTSYT 2:like to
YTUUUUUUUU 2:lo <word>
TWRWUUYRSW 2:los <s>
TTTTYTWUUT 2:los <verbs>
TSTUTYTTXT 2:mai <word>
YUTUTUTUUU 2:make <word>
XTSTWTUUVU 2:make a
YUUTSUUUUT 2:make it
VTYZRTTTUS 2:make me
UUTTZTTTUT 2:make sure
UUTXVUTTTU 2:make that
YUTTUTVTUT 2:make the
ZTTUTUTTTU 2:many <s>
VWUSSSXRZR 2:may $
VTUUTTVTYS 2:may ,
ZUTTTWTTTT 2:may <word>
UTUUTUTTXT 2:may in
XUUUUUTUUU 2:maybe i'll
XUUUUUUTUU 2:maybe it's
XUUTTTUUUU 2:maybe the
XUUUTUTTUU 2:maybe we
XWVZTVTQQS 2:me $
SWXQXRVUTU 2:me ,
VTWTXTUTUT 2:me <ly>
SbSRWXSTTS 2:me <name>
YUUUTTTUUU 2:me <number>
UQYXXZSRTQ 2:me <s>
XWWaPWQRQV 2:me <word>
UUTTXTTUVT 2:me ?
ZRWQWUXSUR 2:me a
ZTTSSTTTUX 2:me about
TSSWUTXVUT 2:me and
WTSTXWTTUS 2:me as
XYSSVTTTUS 2:me at
TUTTXXTTUT 2:me before
STVTXXTTTT 2:me first
XTTTTVTUUW 2:me for
UTXSZSSUVS 2:me in
VTUXTUUUUT 2:me off
WVVSVXTSTS 2:me on
UTTXUTTUUU 2:me out
UUTTXTUUUU 2:me should
VTUTYTTUUT 2:me so
XUTTTTWTWT 2:me that
ZRTZYUSRTQ 2:me the
XUUUTUUUUT 2:me think
YUTTUUTUUT 2:me this
YSSWSWSSTW 2:me to
XTXSUTUTVT 2:me what
XTSSUXTUUU 2:me when
UUXSSUUUVT 2:me with
WWTTTTXTTT 2:meine <name>
TTUTTXXUTT 2:meu <word>
YXRWQWZRSQ 2:mi <word>
XTTTTUZSTT 2:mia <word>
ZTUUTTUTUT 2:might <verb>
XUTTUUUUUT 2:might be
YTUUUUTUUT 2:might go
UUUUTXTTUT 2:might i
YUUUUTTUUT 2:might not
VVTWXSTTTS 2:mit <name>
UWTWYSTTUS 2:mit <word>
VTXTWSTXTS 2:mit dem
TTUTTWUTUX 2:mit den
VTTTSWYSWS 2:mon <word>
ZTTTTWTUUT 2:more $
UXTTTUUTUT 2:more ,
VTUTUTTXUT 2:more <ing>
XSWSSUYUUS 2:more <s>
YXSSTSYSUS 2:more <word>
TVXSTXTUUT 2:more of
TSWVWYSSVT 2:more than
TTXTWTVTTT 2:most $
ZUUUTUTTUT 2:much $
YSWSTUTTWT 2:much <word>
WUTTWXTTTT 2:must <verb>
UTTTaSTSYT 2:must <word>
UTTTXVSTYT 2:must be
WTUUXTTTUU 2:must never
VUUTTXTUTT 2:must not
YUTUTTTUTT 2:must to
UXRWRWUYUQ 2:my <ing>
XWSSTWVTUS 2:my <s>
XaVQUUPVRW 2:my <verb>
VSTWXWSTUR 2:my <verbs>
WWVTPRWVSX 2:my <word>
YTUTUUTUUT 2:my back
VTUUTTTTUZ 2:my old
XWWTSTTTVT 2:my own
VSTTTTYVVT 2:my son
TWTTTXTTWT 2:na <word>
YSSSSXVSSY 2:ne <word>
ZTTSYTUTTT 2:need a
UUTTTXUUUT 2:need for
VSSTWSTSaV 2:need the
XTSSTSTTWZ 2:need to
UTXTTSTYUU 2:never <ed>
ZTTTTSTWUU 2:never <s>
WSRXVeRQTS 2:never <verb>
YTTTTWTTUT 2:never <verbs>
ZRSSVWWVTS 2:never <word>
XUUUTSTWUU 2:never again
YTTUUTUUUU 2:never be
ZUUUTUTSUT 2:never to
XTTTSYTUUT 2:never use
TUTXTXUTTT 2:never want
SUUUTTWYTT 2:new <ing>
VTTTXTTTYT 2:new <name>
RRSTYXYWTS 2:new <s>
XXTTWTSUTS 2:new <verb>
UTQQYPWYVW 2:new <word>
YUUTTTTUUU 2:next $
ZUUUTUTTUT 2:next :
aSSSWTZRTS 2:next <word>
SSTXWWUVSS 2:next to
UXTTTXTTUT 2:nicht $
XTRWWRWRSW 2:nicht <word>
WTUTTXTTTT 2:nie <word>
dSTTTTTUUS 2:no $
XSSSVWZTUR 2:no ,
XUTTTXTTUT 2:no <caps>
STTXTZTTVT 2:no <code>
UTUUTYXSUT 2:no <ing>
TYTTWUUTUS 2:no <name>
XVVNUbRVWO 2:no <s>
ZTTSTYTTVS 2:no <verb>
VTTTTXWWTS 2:no <verbs>
TTQWVWSURb 2:no <word>
YUTTTUUTUU 2:no ?
UUUUUTTUXT 2:no later
WTTWTXTTUT 2:no me
WWURRUYVUQ 2:no more
VTTSTVTUTY 2:no need
WUTUUTXUUT 2:no one
WTTTTUTYUT 2:nobody <ed>
UTTTXWXRTT 2:nobody <s>
TTTVSYVTUU 2:nobody <verbs>
VTUUTTYUUT 2:nobody else
ZUUUTTTTTT 2:nobody should
UXSRSZSSTX 2:non <word>
WTUXUTUUUT 2:non mi
TTTTUWUUUX 2:nos <s>
YSSRTWVTTX 2:not $
XXTTVTTTUS 2:not ,
YXSQSWYTUQ 2:not <ing>
WZTTSTWTUS 2:not <name>
VSTSXSZUTT 2:not <number>
TTTTXXTUUT 2:not <s>
VSRWSYXVUR 2:not <verb>
VRNXZVXQSX 2:not <word>
TUXXRVRVSW 2:not a
XUUTTTWUUT 2:not going
TSRXVYSSTW 2:not in
VTUSWYUTTS 2:not on
aTTSVTTUVT 2:not sure
aTTTUTTUVS 2:not that
WTTTWTXTTS 2:not the
TUSWSXXSUS 2:not to
XSSRWRSaTW 2:nothing $
UXSTWYSUTS 2:nothing <word>
VUTTTTYTTT 2:notre <word>
XTTTTUZVSR 2:now ,
aTUUTTTTUT 2:now <verb>
aSTTSTXSUT 2:now <word>
YUUUTUUTVT 2:now ?
XUTUTUUTUU 2:now and
VUTUTUTTUX 2:now i
UXTTYSVSTS 2:now on
aUTUTTTUUT 2:now the
ZTTTTUUUUT 2:nunca $
VTTUTZTTUT 2:nunca <s>
VXTTWTTTTS 2:nur <s>
SXTSXTTTUW 2:nur <word>
XVSWSUSSTX 2:não <word>
WQRWXQWWXR 2:o <word>
TWTTTXXTTT 2:o meu
XXTTSSURaR 2:of <date>
YVSRXXUSTR 2:of <ing>
UWQRWSXVUU 2:of <name>
UUSSVSUXWS 2:of <number>
VTUXWVSXRQ 2:of <s>
UTXSVSWSSX 2:of <verb>
TWZWOSXVUS 2:of <word>
VVVQWWWVSR 2:of a
UUTTXTUTWT 2:of each
XSSTSXVWTT 2:of it
TSUUUTVTXV 2:of may
XTTTXUTUUT 2:of me
WXRVUSVRTX 2:of my
TTWTTTXTWT 2:of our
WTTSTXXTUT 2:of that
WWSOTWWVUS 2:of the
WZSSVSVRUT 2:of them
WWTTSSZRTW 2:of this
YTWTTTTTUU 2:of those
WXSSSWUSXS 2:of us
YTUTTUUUUU 2:of you
XWRWTQWTQY 2:off $
UVSSWWRWWS 2:off <word>
TTUUUTXVUT 2:off for
VWTTVTSSYT 2:off on
VUUUTTTXTT 2:off that
USRRYVTUWX 2:off the
VUUUTXUTUT 2:ok ?
YUUUUUTSTT 2:okay ,
VTTTVTTYTS 2:old $
XUUUTUTTUT 2:old <caps>
YYTUTTTTTS 2:old <name>
UTYSWTUTWS 2:old <s>
WTUUTTTTTY 2:old <verb>
UUQRQUWWXY 2:old <word>
XSTTYTSWTT 2:on $
TXUUVSXTTT 2:on ,
aVTTTTVTTT 2:on <code>
VUPOTWZTYU 2:on <date>
WTTTTXXTUT 2:on <ed>
VTVTTTVTTX 2:on <ing>
WVTSSWaRUR 2:on <name>
VXTURSVQeQ 2:on <number>
VYRQUYWSQV 2:on <s>
VUUUZTTTUT 2:on <verb>
VUVTSWZUPT 2:on <word>
YYQQXVZQSR 2:on a
SSXTVSWTWS 2:on all
XUUUXTTTUT 2:on anything
XVTTTUUUTU 2:on call
UTUUYTTTUU 2:on each
XUUUUSTVUU 2:on every
VTTUVSXSWS 2:on it
WTTYTTTTUT 2:on me
XXRVTRUWSV 2:on my
XTTTUTWUUT 2:on ne
VTWTXTTTTT 2:on one
VTTTTTXUUT 2:on our
UUTUXUTTUU 2:on out
YTVSXTSTUS 2:on that
VUMUSWUYXU 2:on the
YUTTQYWSUS 2:on this
aTTTTUTWUS 2:once $
aTTUTTTTUU 2:once ,
YUTTUTUTUT 2:once <ed>
TTTUTUXWUT 2:once a
YUTUTUUTUT 2:once more
bUVSYSUSSR 2:one $
YTTUSTTWUU 2:one ,
USTTWWXSUT 2:one <verb>
WTZVYNVUQT 2:one <word>
TVWUSTXTTT 2:one for
WTTTWTXTUT 2:one in
WXTTTTVSSW 2:one is
ZTTTUUTUUT 2:one more
ZSSTVSWTUT 2:one of
WTTTTTVXTT 2:one on
ZUTTTUTUTT 2:one should
WTTTTTXVUU 2:one with
VWWQYSYRSS 2:only $
XSXTSTWSWT 2:only ,
UTSTXTUWUT 2:only <ed>
VXTTSTVWTT 2:only <ing>
USRWYUXTTS 2:only <s>
XUSSYVVSTS 2:only <verb>
VTTTTTaTTT 2:only <verbs>
UWXRVWWRSS 2:only <word>
ZXTTSTSTUU 2:only for
VUUTXTTUUU 2:only in
WTSSZUVTTT 2:only the
YTUUTTTUUT 2:or <date>
YTUUUTUUUT 2:or <name>
UUTTXTUUUT 2:or <s>
XUUUTTUUUU 2:or <verb>
UYVQWWUSSS 2:or <word>
XUUUTTUUUU 2:or is
WTTXTTUUUT 2:or no
ZUTTTTTTUT 2:or the
XTTTXTUTUT 2:os <verbs>
YTUUTUTTUU 2:other $
TUTUUTYUTT 2:other <date>
TVVVSXSTUT 2:other <s>
ZVSTSTVSTV 2:other <word>
TWTTTTXTUT 2:other one
TTTTTTXVWT 2:our <caps>
VXUUTTUSTX 2:our <ing>
ZRSWRSZXSR 2:our <s>
USTTVTXWUU 2:our <verbs>
XSTQYTYVVO 2:our <word>
WWQVVYWTRP 2:out $
UTTTWYTTUU 2:out <s>
VTSSXSXWTS 2:out <word>
XUTUTTTTXT 2:out a
UTUUTTVTYT 2:out by
UUTTTTYWTT 2:out in
VTWSURUZTS 2:out the
ZUTUTUTUUT 2:out what
XUUUUUTVUT 2:out why
ZSSSTTUTTZ 2:over $
TTUVTUZTUS 2:over <name>
YSSTZWUSSS 2:over <number>
UTXTTUUUUT 2:over <s>
QSXQVXWTSX 2:over <word>
SUXTVTTUUU 2:over a
UTWTXTTUUT 2:own $
XUUUTTTTUU 2:own <caps>
YTTUSWTTUT 2:own <verb>
WTTUSYUTUT 2:para <word>
TTUTTXYTTT 2:pas <word>
RSUSVYYRTW 2:per <word>
XRVTWWWRTS 2:please ,
WTTTXTTUUT 2:please :
XTTUUUUUUU 2:por <word>
WTTTTXVTUT 2:pour <word>
YUTTUTVTTT 2:pour le
WTTUTTXTUU 2:que <s>
aSSTYSWSSS 2:que <word>
VTXTTTTUUU 2:que me
UUYTTUUTUT 2:rather <verb>
WXUUUTTTUU 2:rather <word>
VUYTTTTUUT 2:rather have
SSXWWSVSVT 2:rather than
UTVWTXTTTT 2:rather you
ZTTTUUUUUS 2:said $
VUTTTUXUUT 2:said <word>
STSTVUVTUZ 2:said about
WTTTTUTTUX 2:said i
YUUUUTTUUT 2:said the
VUTTTUXTUT 2:said yes
WTTTTWXSUT 2:same <ing>
VTTTVTTXUU 2:same <verb>
VSSTVVVYTS 2:same <word>
ZUTTUUUTUT 2:say $
UUUUXTTUUU 2:say <word>
UWTTTTXTUT 2:say i
YUUUUUTTUT 2:say it
YUUTTUUTUT 2:say never
YUUTUTTUUT 2:say this
aSTTTTTWTT 2:says $
ZTUUTTTTUU 2:says <s>
aTTUUTTUUT 2:says <word>
YTUUUUTTUU 2:says i
ZTUUTTTTUU 2:says never
TTTUWTUXUT 2:says so
XUUUUUUUUU 2:says the
ZTTUTTTTUT 2:says we
YSWSSSXSWT 2:se <word>
YSTUWTTUUU 2:see $
YUUTUTTUUU 2:see if
aUTTTTTUTT 2:see the
TTWTZTTUUT 2:sempre $
XTUUTTTTWT 2:shall <verb>
VWTUTSYTTS 2:shall be
WTUUSUYTTU 2:she <s>
VTTTTUWXTT 2:she <verbs>
YTTTTUWTTU 2:she <word>
YUTTTUTUUU 2:she has
XUTUUUTUUU 2:she said
YUTUTTUUUU 2:should <ly>
YSUUYSSTUT 2:should <verb>
YTTTVTVTUT 2:should <word>
YTTUVTTUTT 2:should always
USSSXWYUTT 2:should be
ZUTTSTUUUT 2:should i
YUUUSWTTUT 2:should never
XTUUUTTUUT 2:should use
YUUUTTUUUT 2:should we
VTUUTUXUUT 2:si <word>
XUTTTSUUUU 2:sie $
XTUTWUTTUU 2:sie <word>
VTTTYUTTUT 2:siempre $
YSUUTUTVUT 2:since $
VXTUTTSYTT 2:since <date>
aWUVUSUSSS 2:since <number>
YWTTXTSSTT 2:since <word>
SZTUTTTXUS 2:since i
WTUTUTUXUT 2:since we
WSTSXVSXTS 2:so $
XTUUSUUTUU 2:so ,
XUUUTTWTUT 2:so :
XTUTTUUTUU 2:so <ed>
WVSSWWRUVS 2:so <word>
TVUTTYTTUU 2:so for
XUUUTUSWTU 2:so it
aSTTTTTTTX 2:some <word>
YUTTTTUUUT 2:someone <verb>
ZUTTTUUUUT 2:something <word>
YUUTTTUUTT 2:something for
TTUUTUXTWT 2:son <name>
XTUTTTWUUT 2:son <s>
WaTTTTTTUT 2:sono <word>
XTUTUVTTUT 2:still <ing>
WTTTTTUXUT 2:still <s>
YUTUUTTUUU 2:still <verb>
XUTTTTTXUT 2:still <word>
RTWSRbVVTS 2:stop <ing>
YTTTTUUUUU 2:sure $
TUUUXUTUUU 2:sure every
TUXSUUUUUU 2:than <ed>
UTXTTVTTUU 2:than <word>
TWXTVTTTUU 2:than a
VTXTTTTWVT 2:than the
bSUUVTTUWP 2:that $
YSSTXTTUVT 2:that ,
VUTTUUUYUS 2:that <ed>
YUUTUTTUUT 2:that <ing>
XUUUUUUTUT 2:that <ly>
TVTTTTXSWW 2:that <name>
WSXSWYUTSR 2:that <s>
URWXRWXVSQ 2:that <verb>
XSVRWVVRTV 2:that <verbs>
YQTWTUVVQW 2:that <word>
XUTUTTUTUU 2:that ?
XTTTXTSUVU 2:that for
VTTTTTYTUW 2:that from
bTTUTUSUTT 2:that he
UVWRXXSRSX 2:that i
UXUUUUTUTU 2:that i'm
aXRSSRXTUT 2:that in
VXSTSVUTVT 2:that is
XUUUTUTUUU 2:that it
SXTTWTVTVT 2:that my
XUUUUUUTUU 2:that nobody
aTTTSUTXUS 2:that one
UTUUYUUTUU 2:that only
SVRSTQZXVX 2:that the
XTTTWTTTUT 2:that to
aTTUUUTUUS 2:that was
aTTUTTSTVT 2:that we
ZUTTUTTUUU 2:that when
XTUUWUSTUT 2:that with
UTYSYSTUUT 2:that you
YTUUTTTUUU 2:that's <ed>
YTTUUUUTUU 2:that's <ly>
aSTTTTSSUX 2:that's <word>
XTUUUUUTUU 2:that's a
XTTUUUTTUU 2:that's all
USXUVTWSUT 2:that's how
TYXTSTUTUT 2:that's me
UZXTTTSSUS 2:that's my
ZTUUTTTUVT 2:that's not
UUUUUUTTTX 2:that's off
XSSUTXYRTS 2:that's the
TYTUTTWUUT 2:that's where
WRQQWVXYWQ 2:the <caps>
UWTTTTYVTS 2:the <code>
XWTSSRSWSZ 2:the <date>
TWRQSYXURW 2:the <ed>
TUTSTRXVXV 2:the <ing>
TVVRUUVRUX 2:the <ly>
TWNOVVWWZW 2:the <name>
TYQRUPSWcV 2:the <number>
WRPPWZWZTT 2:the <s>
VURSTUSXWW 2:the <verb>
aUUQSTUXRW 2:the <verbs>
VSQRUSWYUW 2:the <word>
VTYTSSYVST 2:the back
XVRTWTXRVR 2:the first
XRUWWWWRSQ 2:the last
TUSSVRYaXP 2:the new
XUUTUTWTUT 2:the next
XQRSTUVTXY 2:the old
VYXSRSYUSR 2:the one
UVSTSXZSTT 2:the only
XYRSSWXRTS 2:the other
VTSTXVWXSR 2:the same
XTTUTTTWUT 2:the three
XVSTRWUWTT 2:the two
YUUUTUTUUU 2:their <ing>
XTTSVWRWTT 2:their <s>
YSTTSTZTVS 2:their <word>
VTUQUWVWSU 2:them $
UTXTWSVVTS 2:them ,
TXTXTUTTUU 2:them <word>
YUTTTTUUUU 2:them a
WTTTYTUTUT 2:them in
VXRRUWXSXR 2:then $
YTUUTUTTUU 2:then <verb>
TUTUYUTUUU 2:then <word>
TUTUXTXTUT 2:then the
XSRRWWVTSW 2:there $
XUUUUTUTUT 2:there ?
XUUUUTTTUU 2:there a
XUUUUTTUUU 2:there anything
XWTTSSVTYR 2:there is
YTUUTTTTUU 2:there was
XTWSWTWSTT 2:there's a
WTTTXTTTUT 2:these $
WXTTTUUTUU 2:these <s>
XTTWRWTUVT 2:these <word>
YTUTTTUUUU 2:these two
XUUUTTTUUT 2:they $
WTTTTUWXTS 2:they <ed>
XSTTWTWWUS 2:they <word>
YTTSWTVTUT 2:they are
XUUUTUUUUU 2:they say
YTUTUUTVUT 2:they want
WTTTTUTTUX 2:think $
XUUTUUTUUU 2:think ,
ZTUUTTTUUT 2:think <word>
YUTTUUUUUS 2:think about
XUTUTTTUUT 2:think it's
YUUUTTTUTU 2:think of
YSSSWTXTUT 2:this $
YTTUTUUUUU 2:this ,
YSTSXTTVSW 2:this <ing>
YTTTTTWTTT 2:this <s>
bTTTRXTTUS 2:this <verb>
WXRSTWWVRR 2:this <word>
WUYTTTTTTT 2:this for
ZTTTSTUTVU 2:this in
ZTUUTUTTUT 2:this is
VTTTUTXUUT 2:this on
XUUUUUTTTT 2:this once
fSTUQUSTUT 2:this one
YUTTTUTTUU 2:this to
XTUUUUTUUU 2:this was
YUUTUTTUUT 2:this with
VUUTUXTTUT 2:those are
ZUTUTTTTUU 2:those three
YUUUUTUSUU 2:those were
YSXTUSUTUU 2:three $
VWXPTUUaTP 2:three <s>
YTTTTTXTTT 2:three <word>
WTTTXTTTUU 2:three and
YTTUWTTTUT 2:three of
WWTSYSVTTS 2:to <code>
SXTTTYYSSS 2:to <date>
WXPPVOXVVX 2:to <name>
WRRSSVXaXP 2:to <number>
UVUQXXURTW 2:to <s>
WTXRQVWSUW 2:to <verb>
XUUVUSVTTT 2:to <word>
URVVWSXXSS 2:to a
XUUUTTTTUU 2:to always
XUUUTTUUUS 2:to ask
UUURWVRQaV 2:to be
XUUUTXTTUT 2:to call
WTTXWSWSTS 2:to do
YTXTSUTTUT 2:to every
YTUTTTVTWT 2:to get
ZTTSTSXUTT 2:to go
VSVSWTUTZS 2:to have
VTTUTUYTTT 2:to keep
WXTTTTWUTS 2:to know
VYPZXQTRUV 2:to me
TWSTTVXSTW 2:to my
XUUUTUUTUU 2:to never
UUUUYUTTUT 2:to one
XSTTSSSXUX 2:to say
UTWSVXSTWT 2:to see
XTUTTTYTUT 2:to that
VUPUXVVUTU 2:to the
VTTXVUTTUU 2:to them
YTTUUUUUUT 2:to think
XUUTUTTTUU 2:to this
ZTTTTTTUWT 2:to use
WTTTTXUTUT 2:to you
ZTTUTUTTUU 2:to your
dSTSSTXSUR 2:today $
aTSSTTSTUY 2:today ,
ZTTSTTUWUT 2:told me
ZUUUTTTTTT 2:told the
TTUUTTXTUY 2:told you
bUTTTUTTUT 2:tomorrow $
YTUTUUTUUT 2:tomorrow ,
XUUUUTTUUT 2:tomorrow ?
aTTTTUTTUT 2:tonight $
XWWSXSUSTS 2:too $
bVRSRSYWSR 2:too <word>
XTTTUUUUWU 2:too much
YUUUUUTTUU 2:toujours <word>
XTUUTUUTUT 2:try again
YUUTUUUTUT 2:tu <word>
VTUTTTVYTT 2:turns out
YSTTSXVTUT 2:two $
WTSTXTWTTT 2:two ,
TVVTZPWaTN 2:two <s>
XTTTTTTXUU 2:two <verbs>
TWSSWUWXSR 2:two <word>
TXUTSWVTUT 2:two of
aTTTTTTTUT 2:um $
WURSWWRVSX 2:un <word>
WXSSSSWXTS 2:una <word>
WYTSWTTTUT 2:und <name>
YTUTSZTTTU 2:und <word>
TSWTVWURXS 2:under <number>
SSVSXYVSVS 2:under <word>
TUTUTYTUUU 2:under no
UVSTTSWXWS 2:under the
WWTTTTTTXT 2:une <word>
TTTTWXTUUT 2:unless i
TUUUUTZTUT 2:unser <name>
XTTUTUXTST 2:until <date>
VUTUTTVTXS 2:until <number>
WXTTSWSTTU 2:until <word>
XSTTTTWTXT 2:until the
XXRWSQVURX 2:up $
YTTTXTUTUT 2:up ,
UTUUUTTTUY 2:up <ing>
XTVTTUVTUT 2:up <word>
YUUTTTTTUT 2:up ?
YTUTTTVSXS 2:up for
VSTTWSYTWS 2:up my
VTUTTUXWTS 2:up the
TSTUXWWSTT 2:up to
VWTTXTVTUR 2:up with
XSSSUUUXWS 2:us $
VTTUTTYTUU 2:us <word>
XTUUUUTTTU 2:us on
WTXTSUTUUT 2:use $
UTTTTWYTUT 2:use <caps>
UWSSYSUUUU 2:use <code>
UZSSXVRTSV 2:use <name>
YRSSUWVTUV 2:use <s>
TVUOaXVRSW 2:use <word>
XUTTTTXTUT 2:use a
VSTTZXVSTR 2:use the
bTSTTUTTUT 2:very <word>
UTTXTUTUWT 2:very much
YUTUUTTUUU 2:want <number>
XTXWTTTTTT 2:want <s>
XUTTTTTUWT 2:want it
VUTTXSTTUV 2:want the
XUVTUXTSXQ 2:want to
UUTUTTUZUT 2:war $
XUUUTTTWUU 2:was $
XRUUTTUYVR 2:was <ed>
USTTUUUaUS 2:was <ing>
XTUTTUUUUU 2:was <name>
UWUUTTTXTT 2:was <number>
WUUTUTTYUS 2:was <s>
YXQQRQXYRY 2:was <word>
WXSSSTVYVQ 2:was a
YTUTUUTUUT 2:was for
ZTTTTUTVTT 2:was in
XTUTUUUUUT 2:was my
ZUUTUTTTUS 2:was not
YUTUUTTTTU 2:was on
UUUUUUTXTT 2:was that
XTUTTUSZTR 2:was the
YUUUUUTTUT 2:was there
cQUUPSXaRQ 2:we <ed>
VUVTZPZTUP 2:we <verb>
WWRQSUYZRV 2:we <word>
XSTTWSXTTT 2:we always
TYUUTTXTTT 2:we are
aTUUUTTUUT 2:we could
TTUVTUZTUT 2:we decided
YUUUTUTTUU 2:we did
UXSSVWWSTS 2:we do
TVTSVVWSSX 2:we don't
VTUUUTTWTX 2:we got
aSTTTTTWVS 2:we had
YRTUTTXUVR 2:we have
XUTUTTUUUU 2:we just
TTUUTTYUUT 2:we keep
YUUUUTTTUT 2:we might
WTUUSTTTZT 2:we need
TTUTWYTVTT 2:we never
TTUTUTVUTY 2:we no
cTUVRTSTUT 2:we should
UYTTYRWSTR 2:we use
UTUUTUZSTT 2:we went
aTUVTUSSTT 2:we were
UTUUTUXUUT 2:we will
VTTUTUXUUT 2:we'll <verb>
XUUTUUVTUT 2:we'll <word>
UTUUTUXUUU 2:we'll go
YUTUUUSUUU 2:we'll see
XTUUUUVTUT 2:we're <ed>
XRUUSTaSWR 2:we're <ing>
TUUUUUXUUT 2:we're back
TTUUUUZUTT 2:we're going
WTUUUTXUUS 2:we're not
UTUUUUXTTT 2:we're on
VSTTTTYSTX 2:we've <ed>
VTTTTTWSUY 2:we've <word>
TUUUUUXUUT 2:we've decided
TWTTUUXTUT 2:we've got
USSSVWSYTW 2:went <word>
TUUUUTTYTT 2:went from
UTUUTTTYUT 2:went to
TTUUTUaTUT 2:went with
XUUUTUTUTU 2:were <ing>
YTTUTTSWUU 2:were <word>
XUUUTUUTUU 2:were at
ZTUUTTSWTT 2:were the
ZTTTUUUUUT 2:what $
UUUUTUTTUX 2:what <ed>
WUYTTUTTUT 2:what <s>
XUTTTUUUUU 2:what <verb>
aTTTTTUTUT 2:what <verbs>
cTSSSUTWUS 2:what <word>
YUSSXTTTUS 2:what a
XUTTUUTUUT 2:what about
YUTTTUUTVT 2:what are
XUUTTUUUUT 2:what can
XUUUUTTVUS 2:what did
cUTTTUTTUT 2:what do
RSVXWRWTTW 2:what i
ZUTTTTTTUT 2:what if
XTTTWUTSVT 2:what is
UXTTTUTWUT 2:what it
UWTTTTXTUT 2:what it's
XUTTTUUUUT 2:what should
YUUTUTTUUT 2:what the
YTUTUUUUUT 2:what they
ZUTUTTTTUT 2:what to
XUUUUUUSUT 2:what was
ZTSTSUUTVU 2:what would
XUTTVTUUUT 2:what you
YTUUUUTTUT 2:what's <word>
aTTTUTTTUU 2:what's a
bTUTUTUSUT 2:what's the
XUUTUTTUUU 2:when <s>
UTTYUTTUUT 2:when <word>
TTTWXSTVUT 2:when a
WSRWYRYSUS 2:when i
VUTTTXTUUU 2:when is
VUUTXTTTUU 2:when it
ZTWWTTRSTS 2:when the
TUXTWTTUUT 2:when there's
VSTUXWTTTT 2:when we
XUTTTTTUUU 2:when will
VQXXUYUSTR 2:when you
WUTTXTUTUU 2:whenever a
TTWWXTTTTT 2:whenever you
VXTTTUTTUU 2:where do
ZTTUTUTTUU 2:where does
VWTTTXWTTT 2:which <s>
YUUUTTTUUT 2:which <verb>
YUSXURUUVT 2:which <word>
XTUTUTTUVU 2:which i
ZUUUUSTTUU 2:which of
YTTUTTUUUT 2:which one
XTUUUUTTUU 2:while $
ZTUUUUTSUU 2:who <ed>
YUUUTUTTUT 2:who <word>
XTUTUTUUUU 2:who is
YTTUTUTUUU 2:who said
WUTUXTTTUU 2:who was
YTTUTUUTUU 2:why $
YUUUTTUTUU 2:why <s>
XUUUUUTSUU 2:why does
ZTUUUTUTUT 2:why i
YUUUUTUTUT 2:why is
XTUUUTSXTS 2:why the
ZTUUSTWTTT 2:will <verb>
ZTSTTSWUWS 2:will be
XTTUTWTTUU 2:will do
VTUUTUXTUT 2:will not
WSTTWTYSWS 2:wir <word>
YTTTXTTTUT 2:with $
TTTTWTYWTS 2:with <caps>
YVQVVQVPYW 2:with <name>
VVSTVSTXSW 2:with <number>
WUXOUYXVSQ 2:with <s>
SVTYUWXUUM 2:with <word>
VRVWXUVVRQ 2:with a
WTTTXUTTUU 2:with it
XSVRYTVTUS 2:with me
WZRTVSTSWS 2:with my
VUUUXTTTUU 2:with o
WTTTXUWSUS 2:with that
TTWOVRVYVW 2:with the
ZTUUTUTTUU 2:with this
WTTUTTXTUU 2:with us
WYTUTTTTUT 2:with you
XUUTTUVTUT 2:without $
VTTTRWWSVX 2:without <ing>
YUUTUUTTVU 2:without <s>
VXSSWXTTTS 2:without <word>
XUTTSVUXTT 2:without a
WTTTXTWUTS 2:without me
XTUTTTXTTT 2:won't <verb>
ZTUUTTUTUT 2:would <verb>
WTTTXSWUUT 2:would <word>
XUTUTUUTUU 2:would a
XTTUSWUUUU 2:would be
YUTUUTTUTT 2:would have
XTUUTUUUUU 2:would i
XUTUUTUTUU 2:would it
ZUUUTTTTUU 2:would the
XUTTWTUUVT 2:would you
XTTUWTTUTT 2:yes $
XUUUTUUUUU 2:yes or
YUTTSTYSTS 2:yesterday $
cSUTTQVUVS 2:yet $
XXUUTTTTUT 2:yo <word>
aZRSVTRUUS 2:you $
YSXSUWSVTR 2:you <ed>
TPUYaXTPTU 2:you <verb>
YSXUWVPUSS 2:you <word>
WTTTTUXUUU 2:you about
ZTTTTTTUUT 2:you are
SXVWWTRSTY 2:you can
WWTTXSTUUT 2:you do
TTTVTVUUUX 2:you don't
YUTTUTTUVU 2:you get
YUUTTUTUUU 2:you go
XTTTVTVTSW 2:you have
VTTTSXXUUT 2:you keep
bTUTSTTUVS 2:you know
WTWSYSSUUU 2:you make
XTTTUZTTTT 2:you must
UWXSXTTTTS 2:you need
YUUUTTTUUT 2:you never
XUUUTUUUUU 2:you think
UWSRVYWTTR 2:you to
VUUTXTTUUT 2:you use
XTTTWTUTUT 2:you're <word>
XTTTWSSSUX 2:your <s>
YUUTTTTTUT 2:your <verb>
VTTTXXTTUT 2:your <verbs>
YSRSVRVXTV 2:your <word>
YUUTTTUUUT 2:yours $
XWTSSYVSTS 2:zu <word>
VSSSTTZWYS 2:è <word>
WTUUUUSSXU 2:è il
TTUUUXWTUT 3:( ) is
XVUUTUSSUW 3:( <name> )
YUUUUTTTUT 3:( <word> <word>
YTTTUUTTVU 3:, <ed> ,
VXTTVTSWTT 3:, <ed> <word>
VTUTTUUXUU 3:, <ed> it
UTTTTTWTTY 3:, <ed> the
XUTTVTTWUT 3:, <ing> <s>
XTUTWTTUUS 3:, <ing> <word>
XWTTTUTUUT 3:, <ly> <s>
VWTUTUXTTT 3:, <ly> <word>
YUUUUUTTTT 3:, <ly> ?
RYTURSVTXW 3:, <name> <name>
XTTTTTYUUT 3:, <name> <s>
TTUUTXYTST 3:, <name> <verbs>
SYSSVSUSVX 3:, <name> <word>
TZUUTWSTWS 3:, <name> and
VTUUWUYSST 3:, <number> ,
XTUUTTUTXT 3:, <number> :
UTUUUUTUXT 3:, <number> <date>
ZVTTSTTVWS 3:, <number> <word>
YUTTWTTTUT 3:, <s> ,
XVUSURTVWR 3:, <s> <word>
UUUTXTUUUT 3:, <s> or
TWTTXTTWUT 3:, <verb> <s>
XWSTWSSUWT 3:, <verb> <word>
XUTTWTTTUT 3:, <verb> a
XTUUWUTUTT 3:, <verb> at
WTSSXTUSTX 3:, <verb> it
WUTSXTUUUT 3:, <verb> me
aTSTYSVTTR 3:, <verb> the
TTTUTTXWTU 3:, <verbs> <word>
aRUTVTSVTT 3:, <word> ,
TTXTUTWUTT 3:, <word> <code>
VTSTTUYXTS 3:, <word> <ed>
XUTTUUTTXT 3:, <word> <ing>
YRTTSXVTXS 3:, <word> <name>
VXRSRRWYXR 3:, <word> <number>
WWWPTUWWUO 3:, <word> <s>
VVVSXVUSSS 3:, <word> <verb>
UWXTSRVSVV 3:, <word> <word>
XUTUSUUUUU 3:, <word> ?
XTTUTUWTTT 3:, <word> a
UXTTUUTUUU 3:, <word> for
VUTTTTXTVT 3:, <word> has
VTUUTUTTUX 3:, <word> her
UTXTWTUUUS 3:, <word> i
UUXTXSTUTT 3:, <word> if
RSWTVVVVWT 3:, <word> in
TTYTTUWUUT 3:, <word> is
aTUTSUTWUR 3:, <word> it
XSXYSTSVTS 3:, <word> me
VYTTTUTUUT 3:, <word> my
WXSTTTXTUT 3:, <word> of
WTTTTSZWTS 3:, <word> on
WTTTXTSTWT 3:, <word> only
UUTTUUXUUT 3:, <word> or
VTSSXWUWTS 3:, <word> the
ZUXSRTSWTT 3:, a <word>
WUTUTXTTUU 3:, and <verb>
YTTUVTTTTU 3:, and then
XVTTTUTUUU 3:, be <word>
aTTUTTTUUT 3:, can you
XTUTTUTTUU 3:, could be
UTSUXTWTUU 3:, every <word>
UXTTTTWUUT 3:, for <word>
XTTUTUUTUU 3:, have a
XUUUTUTTUU 3:, he <ed>
XUTUUUUUUU 3:, how do
YTUUTTTUUU 3:, how many
ZTTTTTUUUU 3:, if you
VTTTXSWUTT 3:, in the
XUUUWTTTUT 3:, is that
XUTTWTTTUT 3:, it <s>
ZUTTUUTUUT 3:, it's a
YUTUUUTUTT 3:, it's for
VTTTWXTTTT 3:, la <word>
YUUUUTTUUT 3:, might not
TXTTYTUUUT 3:, nicht <word>
VZTTSTUUTT 3:, not <name>
VSTTWSYUUT 3:, not <number>
WUSRXXXSUS 3:, not <word>
TTTTYXTTUT 3:, not in
TTUUTUYUUT 3:, not the
VTTUXWSUTT 3:, nothing <word>
VXTTTTWTUT 3:, on <word>
VTTUXTUUUT 3:, on the
SVWXXRXRSR 3:, one <word>
XTTUWTTTUU 3:, one of
TTWTXTUTUT 3:, please ,
XTUUTUTVUU 3:, same <word>
TZYTTUSTUS 3:, that's my
ZTTUTTTTUT 3:, that's the
TXTUTTWUUT 3:, that's where
YUUUTTTTUT 3:, the <ing>
TTTUTTTTYW 3:, the <number>
WRSTWXVWTS 3:, the <s>
YWPRTSWVVU 3:, the <word>
TUTUWTXTUT 3:, then the
XWTTTTTWTT 3:, three <s>
VUWSSTXTUT 3:, two <s>
ZUUUTUTTUU 3:, what do
XTTTTUUUUU 3:, what would
XUUTUTUUUU 3:, which <word>
ZUTTTUTTUU 3:, with a
UUTTWTTSUX 3:, you <verb>
YUUUTTTUUT 3:, you know
WTTTTXVTTT 3:: <name> <verbs>
YTTTXTSTWS 3:: <name> <word>
VWTTXWTSRT 3:: <number> ,
TTUVTUTTYU 3:: <number> <date>
TSTTWWVXTT 3:: <number> <s>
VTUUVTXUTT 3:: <number> for
WTUTXTVTTT 3:: <s> <word>
WTTTWTXTTT 3:: <word> ,
TTUTYTWTUT 3:: <word> <s>
XSSSVSWYVR 3:: <word> <word>
TTUUTUVXTU 3:: the <s>
TTUUTXTWUT 3:: the <verb>
VXTSSRYXUR 3:: the <word>
VTTUUUUXUU 3:: three <s>
UTTUTTXWTT 3:<caps> , <word>
YTUTTWSTVT 3:<caps> <word> <word>
UUUUUUXTTT 3:<caps> for the
ZUTTTTTUUT 3:<caps> in this
YUUUTTVTTT 3:<caps> is <ed>
WTUTTTXTUT 3:<caps> is <word>
TTUUTUYUUU 3:<code> , <word>
TXTUTTXTTT 3:<code> for the
YUTUTTTUUU 3:<code> to <code>
TSUUTUYTTX 3:<date> , <name>
TTUUUTTWXT 3:<date> , <number>
VUTUSTWRZT 3:<date> , <word>
TTTUSWYTVT 3:<date> <number> :
TXUUUUSTXS 3:<date> <number> <date>
TXUUTSZTTT 3:<date> and <date>
TTUUUTWTXT 3:<date> at <number>
TSUUTUYTZS 3:<date> at <word>
TTUVUUTTZT 3:<date> the <number>
UXTUTTYTTT 3:<date> to <date>
VWTTSTVYTS 3:<ed> , <word>
XUUUUUUTUT 3:<ed> , what
TUUUUUTYUT 3:<ed> : the
VTTTWTYTTS 3:<ed> <name> ,
WVTTTTXTTS 3:<ed> <name> <name>
USUTUUYUTT 3:<ed> <name> and
WUUUTTTXTS 3:<ed> <number> <s>
UTTTTXXTTT 3:<ed> <s> <word>
XUTTTXTTUT 3:<ed> <s> in
UUTYTUTTUT 3:<ed> <s> make
YTUUTTVTUT 3:<ed> <s> with
WTTTVSXUTT 3:<ed> <word> ,
VTTSUSUbTT 3:<ed> <word> <s>
XUUTUUTVUT 3:<ed> <word> <verb>
UVTTSXTYTS 3:<ed> <word> <word>
ZTUUUTTTUT 3:<ed> <word> ?
VUUUTTVYTS 3:<ed> <word> for
YTTSSUWVUT 3:<ed> a <word>
YUUUUUTUTT 3:<ed> again ,
XXTTTWTTTT 3:<ed> and <word>
TTUUTUWYTT 3:<ed> at <number>
TTUUTUTYUT 3:<ed> because the
VTTTVXVTST 3:<ed> by <word>
VUUUUUXTTT 3:<ed> for <word>
VTTTTTXTTW 3:<ed> from the
YSTTTTVVTT 3:<ed> in <date>
ZYTSTTSUTT 3:<ed> in <name>
WTTTTWXUTT 3:<ed> in <word>
YTUUUUTTUT 3:<ed> in my
VUUUUUTYTT 3:<ed> it ,
WVTTTWWWRS 3:<ed> on <date>
TTUUUUYTUT 3:<ed> on <name>
TUTYUUTUUT 3:<ed> on me
WSUSTUXVVS 3:<ed> on the
TUTUUUUYTU 3:<ed> out the
TTUUUTUXUT 3:<ed> since the
TUWTUTXTUT 3:<ed> that <word>
VTTTUTXWTT 3:<ed> the <name>
VTTTTUVYUS 3:<ed> the <s>
WTRRVRRcUW 3:<ed> the <word>
VUTUUTTXUT 3:<ed> this <word>
UaTTTUVTTT 3:<ed> to <name>
ZSTTTTZSUS 3:<ed> to <verb>
YVTTTTZRTS 3:<ed> to <word>
ZTUUUUTTTT 3:<ed> to be
YUUUUTTTUT 3:<ed> to do
VTUUUUWSXS 3:<ed> up for
XTTTTTVUWT 3:<ed> with <name>
XTTTTTWWTT 3:<ed> with <word>
WTTUVTXTTT 3:<ed> with the
YSWSUSSTTV 3:<ing> , <word>
TWUUTUTTXT 3:<ing> <date> <number>
TUUUTTWXUT 3:<ing> <s> <word>
XTTUUTVTVU 3:<ing> <s> and
WTTTWXUTTS 3:<ing> <s> in
YTTTTTYUUT 3:<ing> <verb> for
UUTUTXUUUT 3:<ing> <verbs> that
XTSTVUVRXT 3:<ing> <word> ,
VTTTZSWTTT 3:<ing> <word> <s>
XUTTTWSWTT 3:<ing> <word> <verbs>
TVVTSWVXST 3:<ing> <word> <word>
TWTWTSVXTS 3:<ing> <word> in
TYTTXTVSVS 3:<ing> <word> is
TUUUUUTXTT 3:<ing> <word> went
YSTTTTTVWT 3:<ing> at <number>
USUUXUWTUT 3:<ing> at <word>
TXTTSWVVWR 3:<ing> at the
ZTTUUTTTUU 3:<ing> for <word>
XTTUUUXTUS 3:<ing> for the
UZUUSTTTWT 3:<ing> in <name>
USSSYVVWVR 3:<ing> in the
TUTTWXUTTT 3:<ing> is <word>
TTUUUTTUXU 3:<ing> is on
XTUTUXTSUT 3:<ing> it in
UUUUTXUUUT 3:<ing> me first
TTXTUUUXST 3:<ing> on <word>
XTUUUUTTWT 3:<ing> the <name>
XTTUTTTYUT 3:<ing> the <s>
TTUUUTWYTS 3:<ing> the <verb>
TVRXTRXZQU 3:<ing> the <word>
XUUTUUUTUT 3:<ing> to <verb>
ZUTTUUTTUU 3:<ing> to <word>
XUTUUTUTUU 3:<ing> to every
XTUUUUUUUU 3:<ing> to say
XUUUTTUTUU 3:<ing> to the
WUTTXUVTUS 3:<ing> with <word>
WXTXTTTTTT 3:<ly> <word> <word>
UTUTXUUUUT 3:<ly> <word> it
YTTTTUTWUT 3:<ly> the <word>
UXUTXTWTSS 3:<name> , <ed>
XZSSVRUSRX 3:<name> , <name>
YRTUVTUTWS 3:<name> , <number>
ZWTTSTSTXS 3:<name> , <s>
WYQRXWXRWP 3:<name> , <word>
TXTTVVWTTS 3:<name> , not
VWUUTTXTTT 3:<name> , the
ZTUUTTTTUU 3:<name> <ing> <word>
VXSTUWVRWR 3:<name> <name> ,
TZTUTTWSVS 3:<name> <name> <name>
VXTUSTTSSW 3:<name> <name> <s>
TXUUTUSSTW 3:<name> <name> as
UTUUUUXTTT 3:<name> <name> at
TTTUYTTUUT 3:<name> <name> in
TWUUUTXTST 3:<name> <name> on
TWTTZTTTTT 3:<name> <s> ,
TVXSTXTTUS 3:<name> <s> <name>
TTUTTTaTUU 3:<name> <s> <word>
UWTTTWXTTS 3:<name> <s> in
UTTUWTXTUU 3:<name> <s> the
UUUUTUXUUU 3:<name> <verbs> the
YYSSTRRVUX 3:<name> <word> ,
VUSSVSXWXR 3:<name> <word> <name>
USTSWWYUSS 3:<name> <word> <s>
ZRRSVRZQVY 3:<name> <word> <word>
XTUUUTSSUX 3:<name> <word> ?
TTUUTTXTTX 3:<name> <word> is
XVTTTTSTXS 3:<name> <word> on
XTTUTTTTUW 3:<name> <word> the
XTUTUUWTTT 3:<name> <word> to
XUUUTUTUUU 3:<name> and <ed>
ZZTTRTVSTS 3:<name> and <name>
WUTTTTVTTX 3:<name> and <verb>
UYTTTTVUTT 3:<name> and a
TTUUUTXUUU 3:<name> and she
UYUVUUTTTU 3:<name> as a
UYTTUTTUUT 3:<name> for <word>
XUTUUUUUUT 3:<name> for a
UXUUTTVTTT 3:<name> for the
XUTUTWTUUT 3:<name> has <ed>
VUUUTUTXUT 3:<name> hat <word>
UUUTZTTUUU 3:<name> im <name>
UUXQTXWWSR 3:<name> in <name>
XTTTTTXTUT 3:<name> in <word>
XTUUVTUUTU 3:<name> in the
WSUTTTZTUT 3:<name> is <word>
UTSTSTXWTX 3:<name> ist <word>
XWUUUUSSUT 3:<name> last <word>
WXUTTUTUUU 3:<name> nicht <word>
TXUUWUSTTT 3:<name> on <date>
TUUUXTTUUT 3:<name> so <word>
TTUUUUXUUT 3:<name> this <word>
XTUUUUVTUT 3:<name> to <name>
WYTSTTTUUT 3:<name> und <name>
TXTTTTWTUU 3:<name> with a
TZTTTTTUUU 3:<name> with my
TTUTTXWUUT 3:<name> zu <word>
VSUUXTTVVT 3:<number> % <word>
VTUUTTZTTS 3:<number> , <ed>
TWUUYTXSSS 3:<number> , <number>
ZRSTUSWWQW 3:<number> , <word>
XTTTTTXUTT 3:<number> , not
YUSSVZXQTR 3:<number> : <number>
SWUVTTRSbT 3:<number> <date> ,
UTUUUUTUXT 3:<number> <date> <number>
UVUVTUSSXT 3:<number> <date> at
XWTUTTVTTT 3:<number> <name> <name>
aTUUTTTTVT 3:<number> <name> <word>
XWSTSSXXRS 3:<number> <s> ,
TSTTVTXYST 3:<number> <s> <word>
UUUUUUTXTU 3:<number> <s> ?
WTUUTTXTUT 3:<number> <s> for
WTSTTXUXTT 3:<number> <s> in
YTTUTTVVTT 3:<number> <s> to
YSSTSTSXYS 3:<number> <word> ,
TWTTWXWRSS 3:<number> <word> <s>
WXRSTRUWVV 3:<number> <word> <word>
ZTUUUTTTUT 3:<number> <word> ?
WTUUTUXTTT 3:<number> <word> in
VTTUTTYUUT 3:<number> a <word>
VWTUTTSSaS 3:<number> de <word>
ZTTVTUTTTT 3:<number> for the
TUVUUTTTYT 3:<number> may ,
UTUUTUTTXT 3:<number> may in
WYTUSTVRXR 3:<number> of <date>
WTTTSSXVXR 3:<number> to <number>
TVTUUUXTUU 3:<number> with <word>
VYSSVXSSSU 3:<s> , <name>
UTUUTTYVTT 3:<s> , <number>
SRWVXSWWTT 3:<s> , <s>
YWSSXTVTTS 3:<s> , <verb>
ZRWVXWTVSO 3:<s> , <word>
TUXTTTUWUU 3:<s> , a
TTXTWWTSUU 3:<s> , and
YTTTUUTUUU 3:<s> , go
VSSSXWXTUS 3:<s> , not
VXRYTTVTTT 3:<s> , one
WTUTTUXUUT 3:<s> , so
SXVUTUSVTT 3:<s> , that's
VSSTXWWTTT 3:<s> , the
WTTUXUSTTU 3:<s> , then
TTUTYTUVWT 3:<s> : <s>
VTSSWTXWTT 3:<s> : <word>
VSXTSTVTUW 3:<s> : i
TUUUTUXWUT 3:<s> : the
YUUTTUTUUT 3:<s> <ed> <word>
TUUUUTTYUU 3:<s> <ed> because
VTUUUUTXUU 3:<s> <ed> it
VTUUTTTXUT 3:<s> <ed> the
XUUUUUUTUT 3:<s> <ing> again
XTTTTTUWVT 3:<s> <ing> the
USTTXZVSTT 3:<s> <name> <word>
XTUUTTWTUU 3:<s> <number> ,
TWTTTTXTWT 3:<s> <number> <date>
UTUUUTVXTT 3:<s> <number> <s>
TTUUTTTXTX 3:<s> <number> <word>
WSVSXWVSTS 3:<s> <s> ,
UWVSVVUWSR 3:<s> <s> <word>
YTUUTUUTUU 3:<s> <s> ?
ZTTUTUTUUU 3:<s> <s> a
TTTTYVTUUT 3:<s> <s> en
aUTUTTTTUT 3:<s> <verb> ,
XTSTSXWSTU 3:<s> <verb> <word>
XUTTTUTTWT 3:<s> <verb> for
TTTTTWYUUT 3:<s> <verb> is
VTYZTSSTTT 3:<s> <verb> me
TTTTTYTTXU 3:<s> <verb> out
TTUUTTTXWT 3:<s> <verb> to
WUWQXRYVUP 3:<s> <word> ,
XTTSVTSWUW 3:<s> <word> :
YWSVSSUSTW 3:<s> <word> <name>
TTUUUTXTWT 3:<s> <word> <number>
VWSVSRaWSR 3:<s> <word> <s>
aVTTUTTTUS 3:<s> <word> <verb>
YTUTTTWUTT 3:<s> <word> <verbs>
XVUPWUXZQP 3:<s> <word> <word>
TUVTTUYTUT 3:<s> <word> a
WUTTUTTXUT 3:<s> <word> again
UWTSTTYTUT 3:<s> <word> and
UTTUUUYTTT 3:<s> <word> at
TYTTUUUUUT 3:<s> <word> aux
SYTTTXVUTS 3:<s> <word> de
YTUUTUTUUT 3:<s> <word> en
WRSSUVXWWS 3:<s> <word> in
WTSRRRXXXW 3:<s> <word> is
TXTTTTTTYT 3:<s> <word> le
TSZYWTSSUS 3:<s> <word> me
XTTTTTWTWT 3:<s> <word> on
UTTUTTYTUU 3:<s> <word> only
YTUUTTTTUU 3:<s> <word> says
TWTSXSUVXR 3:<s> <word> the
XTUUUTTWTT 3:<s> <word> was
TTUUXUSXTU 3:<s> <word> with
WWWPYQXSVQ 3:<s> a <word>
WUUUUTSXUT 3:<s> about the
VTTTTTXUVT 3:<s> an <word>
WSXTTWUSUT 3:<s> and <s>
WWVTURVTUS 3:<s> and <verb>
UXTTTTTVVT 3:<s> and <verbs>
WVSSWXTTTS 3:<s> and <word>
YUSWTSWSUT 3:<s> and a
UZTTTTVUUS 3:<s> are <code>
XSTWTSYSWS 3:<s> are <ed>
ZTUTUUSUUT 3:<s> are <ing>
TTUUTTaTTT 3:<s> are <number>
XTTTTTZUUT 3:<s> are <s>
WPVOWUVWVW 3:<s> are <word>
UUTUYTTUUT 3:<s> are always
XTTTUSWXTT 3:<s> are in
VTUUUTXUTT 3:<s> are ok
UTUUUUXUTT 3:<s> are on
UYTTTTTWTT 3:<s> as a
UXTTTUVUUT 3:<s> at <name>
VTTTWXVTTT 3:<s> at <number>
WSTTTTXVVS 3:<s> at <word>
TVSTWTVSYS 3:<s> at the
XTTTTWUTUT 3:<s> be <ed>
XVUUTTUUTT 3:<s> between <number>
WTTUUTUTXT 3:<s> by <number>
XTTUWTTTTT 3:<s> by <s>
WTTUTUXTUT 3:<s> by <verb>
YTTUSTWWTT 3:<s> by <word>
USWSYWUTTS 3:<s> de <word>
UTZTTTTUUT 3:<s> em <s>
UUTUTUXTUT 3:<s> every <word>
UUSSXSXTWT 3:<s> for <word>
YXSTSUSUUU 3:<s> for a
XTRTWUYSVS 3:<s> for the
UXTTTXTTTT 3:<s> for this
VSTTTTVSWX 3:<s> from <name>
XTUUTUTTWT 3:<s> from <number>
TUWXUTSUUT 3:<s> from <s>
XWTTSSUWUS 3:<s> from <word>
VXTXUTTTUT 3:<s> from you
VTUTTTYTTU 3:<s> get <ed>
WTUTTTXUTU 3:<s> get <word>
TTTTVTXUTU 3:<s> go <word>
XUUTWTTTUT 3:<s> got the
VUTUXTSTXT 3:<s> have to
ZUTTTUUTUT 3:<s> i <word>
TTYSXTVTUT 3:<s> in <caps>
TTUTWTZTUS 3:<s> in <code>
WTUTTWSXTT 3:<s> in <date>
bXRRWRXSSR 3:<s> in <name>
UWXVYWRQTQ 3:<s> in <s>
STTTXYWTTS 3:<s> in <verb>
UVRVWTVWQV 3:<s> in <word>
WTTTTXSWTT 3:<s> in a
UUTTTXUUUT 3:<s> in anything
TTTSWXWTUT 3:<s> in my
WUTTYTUTTT 3:<s> in that
WQUQWXVWRV 3:<s> in the
XTUTWTTTUT 3:<s> in there
WSWWSXVRTS 3:<s> in this
UUWTSTXWTT 3:<s> instead of
YTTTTSVVXS 3:<s> is <word>
VTTUXTTWUT 3:<s> its <word>
ZTTSTUXUTT 3:<s> like <word>
VTUTTTXUUU 3:<s> los <s>
UUSZTTTUUT 3:<s> make me
VUTXUUTTUT 3:<s> me <s>
TZWWUSSTTS 3:<s> me <word>
TUTUYUTUTU 3:<s> must be
aTTXTTTTTT 3:<s> my <word>
WSXSTVWTTS 3:<s> no <word>
XTTTTTVUUU 3:<s> of <ing>
WUSSWWTXTT 3:<s> of <s>
WUTTTXUTUU 3:<s> of a
XTSTTVTWUT 3:<s> of the
SXTTTXWTUT 3:<s> on <date>
USUUTTVTaT 3:<s> on <number>
ZTUTTTTTTU 3:<s> on <s>
YXTTVSYRTS 3:<s> on <word>
YWTTTUTTUU 3:<s> on a
UUUUWTXSTT 3:<s> on it
ZRSTRVVXWR 3:<s> on the
UTXTTUUUUT 3:<s> over <s>
TUSUWTYUUT 3:<s> please ,
VUTUXTTUUU 3:<s> should be
STSXUWXTTT 3:<s> that <verb>
UTTXXTTTUT 3:<s> that <word>
XTTTTTUWTT 3:<s> the <s>
WWSTWSYUSS 3:<s> the <word>
VTTTXTTWUU 3:<s> this <word>
TTUUXTYTTT 3:<s> to <number>
YTXSVXRSSR 3:<s> to <word>
UTUUTTVTXT 3:<s> to be
TWSRXUTUUW 3:<s> to me
USTVVVVRSW 3:<s> to the
XUUUUUUUUT 3:<s> today ,
STTUUTXWUU 3:<s> too <word>
XTUUUTUUUT 3:<s> un <word>
TTTUVXWTUT 3:<s> under <number>
UUUTTXUUUT 3:<s> unless i
TUVSTYTUUT 3:<s> when you
ZUTTTUUUUT 3:<s> with <name>
UUWRWVWSUS 3:<s> with <s>
TXRXUWVSTS 3:<s> with <word>
UTTTXVUUUT 3:<s> with me
TUUUTXUUUT 3:<s> without <ing>
WTUTTYTUUT 3:<s> without <word>
TTTSZWTTUT 3:<s> you <verb>
YUTUUUTTUU 3:<verb> , <ly>
YTTTTTTTTX 3:<verb> , <name>
VUTUTUXUUU 3:<verb> , <s>
XTTTZTTTUS 3:<verb> , <verb>
VXWRQVVYSQ 3:<verb> , <word>
WXTUTTTUUT 3:<verb> , the
YUXTSTTTUS 3:<verb> : <word>
UTUWTTXTUT 3:<verb> <caps> <word>
ZUTTTTTTUU 3:<verb> <code> to
TUTTVYTTUT 3:<verb> <ed> <s>
WYSTTUTTUU 3:<verb> <name> and
UXTUUUUUUT 3:<verb> <name> at
XTTUVTTUUU 3:<verb> <number> <s>
UXUUTTTVVT 3:<verb> <number> <verbs>
UXUTTTWTUT 3:<verb> <s> ,
UUTTUXTTUU 3:<verb> <s> <verb>
SSTSVXYWTR 3:<verb> <s> <word>
VTUTWTXTTT 3:<verb> <s> are
VTWTTTXTUT 3:<verb> <s> from
STSSZXSTUY 3:<verb> <s> in
WTTTUXTUUU 3:<verb> <s> on
VUUUXTTTUU 3:<verb> <s> that
VSYSVYSTTT 3:<verb> <s> to
UTTTbTTTUT 3:<verb> <s> with
TUTTYVWSTT 3:<verb> <verb> <s>
XTUUTTVUTT 3:<verb> <verb> for
UUTXYSTTUS 3:<verb> <verbs> <word>
VVVRVVVRTW 3:<verb> <word> ,
WWSTWWTRSV 3:<verb> <word> <number>
RWWQYXWQWQ 3:<verb> <word> <s>
VTSSXVXTTS 3:<verb> <word> <verb>
TSZXYRSSUS 3:<verb> <word> <verbs>
UUVRTVUYRW 3:<verb> <word> <word>
ZUUTTTTTUT 3:<verb> <word> ?
WXTTWTTTVS 3:<verb> <word> for
UTSSVXWWTT 3:<verb> <word> in
VSTTSTZTXS 3:<verb> <word> is
YTUTUUTTUT 3:<verb> <word> it
TUXUVVTTTT 3:<verb> <word> over
VXWTTTTUUS 3:<verb> <word> the
YTVUVSTTUT 3:<verb> <word> to
SUUUYTUUUU 3:<verb> a <caps>
YUUUUTTTUU 3:<verb> a <ing>
YVWPVYTTWO 3:<verb> a <word>
SUUUXUTUUU 3:<verb> a new
UXTTTTTUUW 3:<verb> after the
XTTTXSWTTT 3:<verb> all <s>
XWTTYTSTTT 3:<verb> an <word>
XTTUTTWTUT 3:<verb> and <word>
TTUTVXTUUT 3:<verb> anything under
TUTSUXUUUU 3:<verb> anything with
XUUUUSUUUU 3:<verb> anything yet
XYTUSTTTTT 3:<verb> as a
WXTTTTSTTW 3:<verb> at <name>
XTUUUTTUUT 3:<verb> at <number>
VUTTTTYUTU 3:<verb> at it
XTSXWTSTTT 3:<verb> at the
ZUTUTTTUUU 3:<verb> by <verb>
YUTUUTTTVT 3:<verb> by <word>
TTUUTYTUVT 3:<verb> by the
YTUUUUTUTT 3:<verb> for <number>
ZTTSSWWUUS 3:<verb> for <s>
XYSSXSWSSS 3:<verb> for <word>
YWTUTTTUUT 3:<verb> for a
UTTUWTXUUT 3:<verb> for me
YWTTUSTTXR 3:<verb> for the
aUTUTTTUUT 3:<verb> for this
WTTTTTYUVS 3:<verb> from the
TUTTXSUUWT 3:<verb> has to
XWTUSTUUUT 3:<verb> in <code>
SVSSXSYTUV 3:<verb> in <name>
YSQWYSSWUS 3:<verb> in <word>
SaUUTTVUUS 3:<verb> is <code>
XUTTWSUUUS 3:<verb> is <ed>
SZTTSXYTSR 3:<verb> is <name>
VRYVVQUTUW 3:<verb> is <word>
YUTTWTTUUS 3:<verb> it <word>
YUUUTTTTUT 3:<verb> it again
VUTTXTTUUU 3:<verb> it back
XUUTTUUUUU 3:<verb> it down
WVSWVRTSUW 3:<verb> it in
VUUTTXTUUT 3:<verb> it out
WTSTWWXSTS 3:<verb> it to
ZTUUTUTTVT 3:<verb> it up
UUTUXTUTUT 3:<verb> it with
XUTSTUUUVU 3:<verb> like a
WTTTXTUTUT 3:<verb> me <ly>
VSRWUVTTUX 3:<verb> me <word>
XTXRWVTTTS 3:<verb> me a
WUSTTTUUUY 3:<verb> me about
XTTTVTUUUT 3:<verb> me at
VTTTXTTUVU 3:<verb> me in
XUTTUTTUWT 3:<verb> me that
ZSTYYUSSTQ 3:<verb> me the
YUWSTSUUUT 3:<verb> me three
WTTXSWUUUS 3:<verb> me to
WUTSUXTUUT 3:<verb> me when
VTUUTYTUUT 3:<verb> my <s>
TTTTYWTTUT 3:<verb> my <verbs>
WXRRTXVSTW 3:<verb> my <word>
TTUUXWUUUS 3:<verb> new <s>
WTUUTUSTZS 3:<verb> of <date>
UUUTTXUUUT 3:<verb> of <ing>
XUTUWUTTTT 3:<verb> of <s>
UTTTTTYTWT 3:<verb> of <word>
YWTUTTVTST 3:<verb> of the
YUUUUTTUUT 3:<verb> of this
XVTTWSWTST 3:<verb> on <date>
ZTUUTTTTWT 3:<verb> on <number>
VVTTXWSTTT 3:<verb> on a
ZXTTSSVTUS 3:<verb> on the
UTTTWYTTUU 3:<verb> out <s>
WUTSYTUTUU 3:<verb> out <word>
VUXSWSUTUU 3:<verb> out the
XTTTUUTUUU 3:<verb> that ,
WTTTSYTTTX 3:<verb> that <word>
XUUUTSWUUS 3:<verb> that in
TUUUTTbTUS 3:<verb> that the
WUUTXTTTUT 3:<verb> that to
TUUUTXUUUT 3:<verb> the <ed>
YWSSXRTRVU 3:<verb> the <ing>
XTUUTTXTTT 3:<verb> the <name>
XUVPVXYUSP 3:<verb> the <s>
WSTUTWTUUX 3:<verb> the <verb>
aTTTVSTTUS 3:<verb> the <verbs>
WUUUWWQRUV 3:<verb> the <word>
YUTTTTUUUU 3:<verb> them a
UUTTYUUUUT 3:<verb> them in
YUUUTTUUUT 3:<verb> this <verb>
YUTTSTUTVU 3:<verb> this in
XUUUTUUUUU 3:<verb> this one
UTTUXUUTUU 3:<verb> to <s>
VUTTXTTTUU 3:<verb> to a
UXSSWVUUVT 3:<verb> to me
WWTTXTSSXS 3:<verb> to the
VTTUTWXTTT 3:<verb> two <s>
WTTUTTTUXT 3:<verb> until <number>
WTUUTTXTUT 3:<verb> up the
STSUVUVTUX 3:<verb> what i
XUTTTTXTUT 3:<verb> with <s>
WSWWRXVSTS 3:<verb> with <word>
VUTTYTUWTS 3:<verb> with the
WTUTTTTTUX 3:<verb> without <ing>
TUTUXUUUUU 3:<verbs> , <verb>
UXWSWTVTTR 3:<verbs> , <word>
TUUUUTXTUU 3:<verbs> <ed> by
UTUUUUUTXU 3:<verbs> <number> <date>
YUTTSVWTTT 3:<verbs> <word> ,
TTTXSWVTUT 3:<verbs> <word> <s>
WTTSYSXSVT 3:<verbs> <word> <word>
TTUTWTUXUT 3:<verbs> <word> and
TTTTXTVTTW 3:<verbs> <word> the
WTTUTXTUUU 3:<verbs> about <s>
XSSWVSTTWT 3:<verbs> are <word>
XTUUTTWTTU 3:<verbs> at <number>
YTUTTTTUWT 3:<verbs> at the
YTTTWSTUUT 3:<verbs> for <word>
YUTUTUTTUU 3:<verbs> for every
TWTUXUSTTU 3:<verbs> go out
VWSWYWRRTS 3:<verbs> in the
XUTTTUUTUU 3:<verbs> like a
TZUTTUTUUU 3:<verbs> me <name>
XTUTTTUTWT 3:<verbs> on <date>
TXUUTTWTUU 3:<verbs> on <name>
UTUUUUUTXU 3:<verbs> on <number>
XUTTTTXTUT 3:<verbs> on <word>
XUUUUTTTUU 3:<verbs> on the
UUUUTUUTXU 3:<verbs> out on
WSTURWXSXS 3:<verbs> the <word>
XUUUUTUUUT 3:<verbs> this <word>
XTUTWUUTTT 3:<verbs> to <word>
WUTUXUTTUT 3:<verbs> to the
UTTTTXWTUT 3:<word> ( )
TWTTYUTUTT 3:<word> , <caps>
TXTTTTVTTX 3:<word> , <code>
VXUUTTTTUU 3:<word> , <date>
VWSSRTWYTS 3:<word> , <ed>
VVTSVTXUVS 3:<word> , <ing>
cURSVTVUTR 3:<word> , <ly>
UZXRPRVSVV 3:<word> , <name>
WWTTTRXVUR 3:<word> , <number>
WYTQUVWSXQ 3:<word> , <s>
XRTUYPSVUX 3:<word> , <verb>
TTTTSWXWVT 3:<word> , <verbs>
YUVUVRTTSV 3:<word> , <word>
XSXTSTVVTT 3:<word> , a
WUTUSTTXUT 3:<word> , all
UTWTUXUUUT 3:<word> , always
XWRWUSTUTW 3:<word> , and
XTTTTUWUVT 3:<word> , as
TUUTZTUUUT 3:<word> , ask
YUTUTTTUUT 3:<word> , can
XUUTTUUUUU 3:<word> , could
YUTUTUTUUT 3:<word> , do
XTUUUUTTUU 3:<word> , does
YXTTTTUTUT 3:<word> , for
ZTTUTUTTTT 3:<word> , go
YTTUUTUUUT 3:<word> , ha
YTTUTTUUUU 3:<word> , how
WWVTVTVRUT 3:<word> , in
UTWSVSSXTW 3:<word> , it
VTTTWXTTTT 3:<word> , la
VTTTXTUUUT 3:<word> , nicht
TWRWVXXRTQ 3:<word> , not
VTTTXTVUVS 3:<word> , on
WSYTRSYUTT 3:<word> , one
VSTTVUXTUT 3:<word> , only
YTUUUUTUUU 3:<word> , or
TTWTYTTUUT 3:<word> , sempre
VTTTTTYUTU 3:<word> , she
XUTUTUTUUU 3:<word> , some
XTWTSTUWUS 3:<word> , that
SUXTWSSVSX 3:<word> , that's
WUUSQSXUXV 3:<word> , the
VUTTXTUUUU 3:<word> , then
TUUUUUTXUT 3:<word> , they
YVSTSUWSUT 3:<word> , two
bTTTTUTTUT 3:<word> , what
YUTUTUTTUT 3:<word> , where
XUUTUUUUUU 3:<word> , who
VUSTYUTSVU 3:<word> , with
XUTUUUUTUU 3:<word> , would
VTUUVTTSUX 3:<word> , you
TTUTTTTWXT 3:<word> : <ing>
XXTTTXSSTS 3:<word> : <name>
SVTVRSWUYT 3:<word> : <number>
WSSWXSWRVS 3:<word> : <s>
URSWXRWWWR 3:<word> : <word>
YTTTTUTTVU 3:<word> : how
VTUUTSXWVS 3:<word> : the
VTTUUUUXUU 3:<word> : three
TTTUXTSWUT 3:<word> <caps> <word>
XUTTUUTUVT 3:<word> <date> ,
XTTUTUSWUT 3:<word> <ed> ,
YTTUTTYTTT 3:<word> <ed> <name>
TSSSXWWWTT 3:<word> <ed> <s>
VWSSTTYWTS 3:<word> <ed> <word>
VUUTUUSXTS 3:<word> <ed> again
TXUTTTSXUT 3:<word> <ed> because
XTTUUTXSUT 3:<word> <ed> in
XTTUTTUZTR 3:<word> <ed> it
ZTTTTTTWTT 3:<word> <ed> on
TUUTUUTYUU 3:<word> <ed> our
VUTTTTVZUS 3:<word> <ed> the
YUTUUUTUUU 3:<word> <ed> this
UTUUUUYSTT 3:<word> <ed> to
XTUUUTTWTT 3:<word> <ed> up
XTWTTUUUUT 3:<word> <ing> ,
UTTTUTWXTT 3:<word> <ing> <ed>
XUUWTTVSUT 3:<word> <ing> <s>
UTTTTXTWUT 3:<word> <ing> <verb>
XUUUUUUTUT 3:<word> <ing> ?
TTWTUTVTTX 3:<word> <ing> for
UVSSYTTWTT 3:<word> <ing> in
VTXTWTSTXS 3:<word> <ing> is
TUUUUTUXTU 3:<word> <ing> out
UUTTXTWTUT 3:<word> <ing> with
XUUUTUTUUU 3:<word> <ly> ?
ZUSSWSTSSX 3:<word> <name> ,
WURRWTTSUZ 3:<word> <name> <name>
UUWWSSXSXR 3:<word> <name> <s>
TWUUTUYTSU 3:<word> <name> <verbs>
UQVQYVXWQW 3:<word> <name> <word>
aTTUTTUTUT 3:<word> <name> ?
UTUUUUXUTT 3:<word> <name> does
XWUUTUTTUT 3:<word> <name> for
UUTTYTUUUT 3:<word> <name> immer
WUXSUUTUUT 3:<word> <name> in
UTTTTTbTVT 3:<word> <name> is
UTUTTUYTUU 3:<word> <name> only
WVTSTTYTUT 3:<word> <name> und
SRSTWVVVWV 3:<word> <number> ,
XSTTWWSSVT 3:<word> <number> :
TUUUUUTTZT 3:<word> <number> <date>
VWSTRSbWSS 3:<word> <number> <s>
WTTUTTYTTT 3:<word> <number> <verbs>
SVTUSTVWXS 3:<word> <number> <word>
UVUUTUXTTT 3:<word> <number> at
XTUUTUVTUT 3:<word> <number> for
VSTTSSXWWS 3:<word> <number> is
VTVUTXVVUO 3:<word> <s> ,
USSSSYTYWT 3:<word> <s> :
XWTSWSUWTS 3:<word> <s> <ed>
TWSVVVWRTV 3:<word> <s> <ing>
TUSSXXVTTS 3:<word> <s> <name>
XQbQUWXRSR 3:<word> <s> <s>
TSRYWQXWUS 3:<word> <s> <verb>
UUTUUTXTUU 3:<word> <s> <verbs>
XVSUURTWUU 3:<word> <s> <word>
aUTTTSUSUU 3:<word> <s> ?
XUXRURWVRS 3:<word> <s> a
XTTTUTXTTU 3:<word> <s> an
UUVVUUSWVR 3:<word> <s> and
WRWWWRaRTQ 3:<word> <s> are
TWSSXTVWTS 3:<word> <s> as
UWRSVXXSVS 3:<word> <s> at
XUTUTTUUWT 3:<word> <s> by
UXVRUVVRWR 3:<word> <s> for
TWWSSVZSTS 3:<word> <s> from
WTTSTXVTTT 3:<word> <s> get
VTTTXTWTTU 3:<word> <s> go
TUUUTTTUYT 3:<word> <s> have
XSXTTTTWTT 3:<word> <s> i
VSWYTUUXUN 3:<word> <s> in
VUTTTTXTUU 3:<word> <s> it
WYVZSRTTTR 3:<word> <s> me
VTTTTWTXUU 3:<word> <s> of
XQVSVRZTXR 3:<word> <s> on
YUTTTTWTUT 3:<word> <s> only
XTUTUTWUUT 3:<word> <s> so
YTUYTTSTTT 3:<word> <s> that
VTTTXTZSTS 3:<word> <s> the
WVTSSTWRXW 3:<word> <s> to
TUUTXTVTUT 3:<word> <s> up
ZTUUTTTUTU 3:<word> <s> us
TTUTTTZUUU 3:<word> <s> use
XUUUTUTVTT 3:<word> <s> we
VUWSTXTUUT 3:<word> <s> when
VTWXVSVSTS 3:<word> <s> with
VXURTVWWSR 3:<word> <verb> ,
YTTTUUTTTW 3:<word> <verb> :
VTTUUTTYUT 3:<word> <verb> <ed>
UYUTTTTTTW 3:<word> <verb> <name>
UTSTVSYWUT 3:<word> <verb> <s>
YSSXRWTRXR 3:<word> <verb> <verbs>
XPYPUUTXUW 3:<word> <verb> <word>
XUUUUUUSUU 3:<word> <verb> ?
XTVTUTWTTT 3:<word> <verb> and
WSSTSSYSXW 3:<word> <verb> for
USTTVTXUTW 3:<word> <verb> from
WUURWRUUVU 3:<word> <verb> is
TTWTWTXTUT 3:<word> <verb> it
TUUUXUTUUU 3:<word> <verb> me
YVUTTWTTTT 3:<word> <verb> of
XWSTSXWTTS 3:<word> <verb> on
ZVTTTSTWTS 3:<word> <verb> to
TTUUUTTZUT 3:<word> <verb> was
YUUUTUTTUT 3:<word> <verb> you
TVXRYUVSTR 3:<word> <verbs> ,
SSSSVXWVWS 3:<word> <verbs> <ed>
ZUUUUUTTUT 3:<word> <verbs> <ing>
TTTUTUXTYT 3:<word> <verbs> <number>
TSTSVXXSXS 3:<word> <verbs> <verb>
XRRRWRZUTW 3:<word> <verbs> <word>
TUUTUWXTUT 3:<word> <verbs> and
VTTWTTXUUT 3:<word> <verbs> are
XTUUTTXTUT 3:<word> <verbs> at
TWTTTTYUUT 3:<word> <verbs> everything
USXSUVUVTT 3:<word> <verbs> for
WWQWRYTWSR 3:<word> <verbs> in
YXTWTTSTTT 3:<word> <verbs> me
XWSTSSUSZS 3:<word> <verbs> on
TTXTYTTTTT 3:<word> <verbs> only
XTUUTUTVVT 3:<word> <verbs> out
WTTSSSXTYT 3:<word> <verbs> the
VYTSWTTTVS 3:<word> <verbs> to
WTUTTTYUUT 3:<word> <verbs> with
XTTTUTXTUT 3:<word> <word> (
UWWTVRVUUS 3:<word> <word> ,
VVQQXPYXZQ 3:<word> <word> :
WVTTTTXUTT 3:<word> <word> <code>
ZSTTWSTWVQ 3:<word> <word> <ed>
TUSWVVUXVR 3:<word> <word> <ing>
XTUUUUUTUU 3:<word> <word> <ly>
XTUUVOVUVV 3:<word> <word> <name>
VQRSWWWXWR 3:<word> <word> <number>
VVXVVUWVSM 3:<word> <word> <s>
TTZQWVUYRQ 3:<word> <word> <verb>
VTWWWPZRWP 3:<word> <word> <verbs>
RYVPSWVZSU 3:<word> <word> <word>
bTUTSSSWVS 3:<word> <word> ?
UaXQQQXUXR 3:<word> <word> a
XUTUTUUTUT 3:<word> <word> about
aTTTTUTTUT 3:<word> <word> after
UYTTTXTTUT 3:<word> <word> again
WXSTTTTTUU 3:<word> <word> al
TYVSWRWWSR 3:<word> <word> and
VUXTTWTSUT 3:<word> <word> as
TZVTRSSXSW 3:<word> <word> at
XVTTUUTUUU 3:<word> <word> because
WTTTWXTTTT 3:<word> <word> bitte
VSSTXSVVXS 3:<word> <word> by
WUTUTTXTTU 3:<word> <word> con
YTTTUUUUUT 3:<word> <word> da
YTUUTUUTUU 3:<word> <word> das
XWXRQVQWSW 3:<word> <word> de
YUUUUUTTUT 3:<word> <word> der
XTTXTTTTUU 3:<word> <word> des
UTUTTTXTXT 3:<word> <word> di
UUTTUUTYUT 3:<word> <word> did
VTTTUUUXUT 3:<word> <word> do
UXTTTUSWTT 3:<word> <word> does
ZUTUTUTUUS 3:<word> <word> down
VTUUUTYTTU 3:<word> <word> em
XTXTSTXTTS 3:<word> <word> en
SWTTWTSYUT 3:<word> <word> every
WTXTWTTTTT 3:<word> <word> first
XVTTTTUZTR 3:<word> <word> from
UTTUSXWWTT 3:<word> <word> got
UVRRWSVUVW 3:<word> <word> has
WYTUVSVTTS 3:<word> <word> here
ZTWSVTTTUS 3:<word> <word> i
YTXTSUTTUT 3:<word> <word> ich
XTSTUTYTTU 3:<word> <word> il
STUWTWZNVV 3:<word> <word> is
TWQRWSVXTW 3:<word> <word> it
SWTTTTWTTX 3:<word> <word> jetzt
bSTTTSXTUS 3:<word> <word> la
VVXTVTTTTT 3:<word> <word> last
TXSSTTTWXU 3:<word> <word> le
TRSWWTWXUT 3:<word> <word> me
WWTTTXSTUT 3:<word> <word> mi
XTTTXTTTUT 3:<word> <word> my
XUUUUTTTUU 3:<word> <word> ne
UWTTSXWTTS 3:<word> <word> nicht
TTUUTUXTUT 3:<word> <word> now
WTTTTTTUXU 3:<word> <word> o
STWYUUTUTU 3:<word> <word> of
YUTTTTTTXT 3:<word> <word> off
SVPVTUXWWU 3:<word> <word> on
XTWTTTSXTT 3:<word> <word> only
UYWSSTTUUU 3:<word> <word> or
YTTUTTVVTT 3:<word> <word> over
YTTUUTUUUU 3:<word> <word> para
YTSTSUYTTT 3:<word> <word> que
ZTUUTUTSUU 3:<word> <word> says
VTTTSTWZUT 3:<word> <word> since
UTZSTTTVWT 3:<word> <word> than
XUUUTTTWUT 3:<word> <word> that
WSSSVSYVRV 3:<word> <word> the
XUTUTTTUUU 3:<word> <word> this
ZSTSVSSXUT 3:<word> <word> to
YTTTUUUTUT 3:<word> <word> today
WTTTTUTTTX 3:<word> <word> un
VTUTXTUUUU 3:<word> <word> und
VUUUTTTYTT 3:<word> <word> up
XTUUUTTYSS 3:<word> <word> was
XUTTTTWTUT 3:<word> <word> went
TUSSYWUUUT 3:<word> <word> when
UTTTXUTXUS 3:<word> <word> you
YTTUUUTTUU 3:<word> a <ing>
UaSTSSXSVS 3:<word> a <name>
TWUUTTTTXT 3:<word> a <number>
ZTWTTTTTUT 3:<word> a <verb>
YTWNXNWWXU 3:<word> a <word>
ZTTUUTUUUT 3:<word> about <s>
XUTTTTUUUT 3:<word> about <word>
YUTUTUTSUW 3:<word> about the
VXTTTTWTTT 3:<word> after <number>
VTTTTYTXTT 3:<word> after <word>
VTTTXTXTTT 3:<word> after that
TXTTSUWVUT 3:<word> again ,
VYZSSSTSTT 3:<word> al <word>
YUTUTUTWTU 3:<word> an <word>
UZUUTTTTUT 3:<word> and <name>
USRWXSXVTS 3:<word> and <s>
WTRSaSVXTS 3:<word> and <verb>
SYWRVRYUTS 3:<word> and <word>
TTYUTTUTUU 3:<word> any <word>
TVWSTTXUUT 3:<word> anything with
TTTXVTVSTW 3:<word> are <word>
TVWTSXVTTT 3:<word> as <name>
USVSVRWWSV 3:<word> as <word>
YSWSVWSUUS 3:<word> as a
UYTUTUUTUT 3:<word> as to
WYSTSTUSTW 3:<word> at <name>
VYTTTTWWSS 3:<word> at <number>
VXTTSSWYUS 3:<word> at <word>
UUWTTTXUUT 3:<word> at a
VTUUUTTXUT 3:<word> at all
ZUUTUTTTUT 3:<word> at our
UUVRVVWWQV 3:<word> at the
WTXTTTTUUU 3:<word> au <word>
TTTTVXTTUX 3:<word> auf <word>
UXTTTWTTTT 3:<word> aux <s>
YUUTUTUUUU 3:<word> be <ed>
XTTTUUTUUT 3:<word> be <ing>
UUXTUUUUUU 3:<word> be <word>
TTUUUUTXUU 3:<word> because i
VYSSTTTXUT 3:<word> because of
TUUUUUUXTT 3:<word> because the
SUUUYUUUUT 3:<word> before you
TUTZUTTUUT 3:<word> being <ed>
ZTTTUTTUUU 3:<word> between the
WTUUXTTUUT 3:<word> bitte <word>
YUUTTTUUUU 3:<word> bitte eine
VUTTXTUUUT 3:<word> bitte immer
WTTVTTTTYT 3:<word> by <date>
VUUUUTXUUU 3:<word> by <s>
WXSTVVVUTR 3:<word> by <word>
ZTTUTTTUUT 3:<word> by a
VTTTTSXWXS 3:<word> by the
XUUUWTTUTT 3:<word> by then
XTTTTTTUUW 3:<word> can <verb>
XTUTTTWTTT 3:<word> ce <word>
XTTXTTTTTU 3:<word> con <word>
VXTTXTTSTT 3:<word> da <word>
TXTTTXUTUT 3:<word> das <s>
VTUTXUTTUT 3:<word> das <word>
ZYSSSWSTTT 3:<word> de <s>
TVWPXYXQQV 3:<word> de <word>
WSTTTTXXTT 3:<word> de la
UTTTTTTXYT 3:<word> del <word>
YTTTTXTUUT 3:<word> den <name>
WTWTTTTTXU 3:<word> des <s>
STRRWWXWXR 3:<word> di <word>
TTUUUTUYUT 3:<word> did nothing
UUUTUUTYTT 3:<word> didn't <verb>
VUTTUUUXUT 3:<word> didn't <word>
WWTSSTTXTX 3:<word> die <name>
VTTTTTTXTX 3:<word> do <word>
SXTTTTbRUT 3:<word> does the
UTTUXTWUTT 3:<word> doesn't <verb>
UXTTUTXUUT 3:<word> du <word>
XUUUUTUTUT 3:<word> du das
VTTTTXWUTT 3:<word> e <word>
XWXSWSWSSS 3:<word> el <word>
WXSSSTWTWS 3:<word> em <name>
YYSSRSZTTR 3:<word> en <name>
VSSSWTXTUW 3:<word> en <s>
TWXTTUTUUT 3:<word> en <word>
XTTUTUTTUW 3:<word> en el
UTUTUUZTTT 3:<word> es <word>
TSUUUUTUYT 3:<word> es el
STSSXSaTTX 3:<word> est <word>
YTTUUTUTUU 3:<word> esta <word>
WVSSWTUXTS 3:<word> every <word>
VTXTVTVTTT 3:<word> first ,
XUWTTTTUUU 3:<word> first and
aTTUUUSVST 3:<word> for <date>
UTSTTUXXUT 3:<word> for <ing>
USTUWTXTTU 3:<word> for <name>
YSTUVTVSUT 3:<word> for <number>
TTTTTXXTUT 3:<word> for <verbs>
UWTXVWRSUQ 3:<word> for <word>
XXSTSTSZTT 3:<word> for a
YUUUUUTTUU 3:<word> for an
XWTTSUUUUT 3:<word> for everything
USYWVRSWTT 3:<word> for me
WUTTTTUXVT 3:<word> for my
WTTTUUXTUT 3:<word> for that
VUPRTPYVZW 3:<word> for the
ZTTTXUTSUT 3:<word> for three
WVTUSTTXUU 3:<word> for two
WUTTXTTVTT 3:<word> for us
TUUUUUYUTT 3:<word> from <date>
XTUTTTTWUT 3:<word> from <ing>
XSSSTTVXTW 3:<word> from <name>
XUUUUUTTUU 3:<word> from ?
XTUTUTTXTT 3:<word> from a
UUUUUTTXUT 3:<word> from an
UTTUXUTTUU 3:<word> from here
TTTTUUTXUW 3:<word> from my
YXSSSSVYUP 3:<word> from the
XUUUTUTUUU 3:<word> from this
VTUUTUXTTT 3:<word> go to
VUUUTXSWTT 3:<word> got <ed>
TTUUUTUYUU 3:<word> had <ed>
WUTTUTUXUS 3:<word> had a
STTTTTYWTX 3:<word> has <ed>
TTUVUUYUTT 3:<word> has <number>
TTSSSWXSWX 3:<word> has <word>
UTTTZTXTUS 3:<word> has a
aUUTTUTTUT 3:<word> has been
XUUUTTTTWT 3:<word> has it
TXTTUTYTTS 3:<word> has no
XTUUUTVUTT 3:<word> has the
UUTUVSSTXW 3:<word> has to
XTUTTTWTUT 3:<word> have <word>
WWTTWXRTTS 3:<word> here ,
XUUUTTTUUU 3:<word> here ?
ZTTTUTUUUT 3:<word> how <word>
YTTTUUTVUS 3:<word> i <ed>
WVXTWTUSTS 3:<word> i <verb>
VUXRWSURSX 3:<word> i <word>
YTTTUUUUUT 3:<word> i should
YUUUUTUTUT 3:<word> i'd <word>
ZTTTTUTUUT 3:<word> i'm <ing>
XTTTYTUTUT 3:<word> ich <word>
YTTUTTUUUU 3:<word> if <word>
UTYUSUTUUU 3:<word> if there's
VTTTTSYUUU 3:<word> if you
XVVWRRWRXS 3:<word> il <word>
WTSUXTTWUT 3:<word> in <code>
WYTTTSWSVR 3:<word> in <date>
USTTWXVTTT 3:<word> in <ing>
WZPPNVYVXV 3:<word> in <name>
YXTTSTTTWS 3:<word> in <number>
ZSWRUXSVTS 3:<word> in <s>
UUWVXSTTUT 3:<word> in <verbs>
WPVXVWURSW 3:<word> in <word>
VXVTSTWSUT 3:<word> in a
TTUTXTXTUU 3:<word> in all
YTUUTUUTTT 3:<word> in an
YUUTTTUUUT 3:<word> in it
TSRWXSXTUT 3:<word> in my
YUTTTTVTVT 3:<word> in one
ZUTTVTTTVU 3:<word> in that
XTUUTUUTUT 3:<word> in there
ZTSSWVWSUS 3:<word> in this
TSTTWTXWVS 3:<word> instead of
WZSTYSTSTS 3:<word> is <code>
TTTTTXVUWT 3:<word> is <date>
VTRXWQaQUU 3:<word> is <ed>
cSSSTUYSUR 3:<word> is <ing>
VWXRWTaSRQ 3:<word> is <name>
VXSTRSZRZQ 3:<word> is <number>
VTTTTXVUWT 3:<word> is <verb>
TTQXTUWWWT 3:<word> is <word>
YVWWTTUSSR 3:<word> is a
XTTUTTWUUT 3:<word> is at
WSUTXUTUXS 3:<word> is down
YTWUTUTTTT 3:<word> is for
YUUUUUTTUT 3:<word> is from
UXTWSTZSSS 3:<word> is in
YUUTTUTUUT 3:<word> is it
TYXSUTVUTS 3:<word> is my
UWSXVSSSSX 3:<word> is no
VXTSTSVTTX 3:<word> is not
TUSSVSXSYV 3:<word> is on
UTUUUUTUYT 3:<word> is ours
VTTTUTTTTY 3:<word> is over
UYWSWSXSSR 3:<word> is the
XTTTUUWUTT 3:<word> is too
YWTTUUTTTT 3:<word> is what
TXTUTUXTUT 3:<word> is with
TUTTTTXTUX 3:<word> isn't <word>
TUUTTUZUUT 3:<word> it <s>
VTTTTUTYUT 3:<word> it <word>
XUTUTUUUUT 3:<word> it ?
XUUUUUTTUU 3:<word> it doesn't
XUUTUUUUUT 3:<word> it in
WXTSTTYTUS 3:<word> it is
YUTUTUTVTT 3:<word> it on
UUTXUTUUUT 3:<word> it when
WTUUTXTTTU 3:<word> jamais <word>
UVQVQWaPUX 3:<word> la <word>
XYTTUUTTUT 3:<word> last <word>
SXTUTTSTZT 3:<word> le <number>
TVZUXQQWVR 3:<word> le <word>
TSYZSWSTUS 3:<word> les <s>
USTXTXWTTS 3:<word> los <s>
aRXRSXTSUT 3:<word> me <word>
YTTTTTXTUU 3:<word> me a
WYTSTUUUUT 3:<word> me at
YUUTTUTTUT 3:<word> me this
XWTSTWSTUT 3:<word> mi <word>
WWSSWTSXTS 3:<word> my <s>
YTRRTSXXTV 3:<word> my <word>
ZUUUUTTTUU 3:<word> ne <word>
XUUTUTUTUU 3:<word> never <verb>
YTUTUUTTUT 3:<word> never <verbs>
XSTTTTWTTW 3:<word> nicht <word>
VSSSTWTSWZ 3:<word> no <word>
UUUUUTTUXT 3:<word> no later
XTTTUWTTTT 3:<word> non <word>
UUTTXSXUUT 3:<word> not <word>
TVUTTUXVTS 3:<word> now ,
XTUTUTTTTY 3:<word> não <word>
USSXSTYTXT 3:<word> o <word>
XTTTTUTTYS 3:<word> of <date>
XWTTTUUTUT 3:<word> of <ing>
VVRSXTVWRV 3:<word> of <name>
VVTTTTWSXT 3:<word> of <number>
VVWZSSUSTS 3:<word> of <s>
UXZVSPTTUU 3:<word> of <word>
WSTTTWTXUT 3:<word> of it
XTTTXUTUUT 3:<word> of me
WTTTUTXTUT 3:<word> of that
UXUOUUXVTU 3:<word> of the
XUUUUUUTUU 3:<word> of this
WYTTTTUTTT 3:<word> of us
XTTTTTUXUT 3:<word> off the
XTTSQQaSXW 3:<word> on <date>
YVTTTTVUTT 3:<word> on <name>
VWTUTTSSaS 3:<word> on <number>
UWTTVYSTUS 3:<word> on <s>
UUVVTVVURU 3:<word> on <word>
VZSTXTSTUU 3:<word> on a
XTUUTUUUUU 3:<word> on it
YYTTTUSTUT 3:<word> on my
UTWUXTTUTT 3:<word> on one
YUTTUUTUUU 3:<word> on that
VSRPUWVXXU 3:<word> on the
XUTTSTXTUT 3:<word> on this
XUTUTUTTUU 3:<word> one ,
XUUUTUUTUU 3:<word> one <word>
WUTTTTTTUX 3:<word> one is
XTXTSUTSWU 3:<word> only ,
VTUUTTZTTT 3:<word> only <verbs>
WZSSWWRTTT 3:<word> or <word>
XTTTUTWUUT 3:<word> or not
XUUUTUTUUT 3:<word> or the
XTTTXTUTUT 3:<word> os <verbs>
XTUUUUUUTT 3:<word> out why
SUXTXSVVTS 3:<word> over <word>
XTUTSYTUUT 3:<word> para <word>
TSUTWSXTTW 3:<word> per <word>
YTTUVTTTUU 3:<word> please ,
XTTUUUUUUU 3:<word> por <word>
XTTTTXUTUU 3:<word> pour <word>
bTSTYTRTTT 3:<word> que <word>
VTXTTTTUUU 3:<word> que me
UTWTXTTTVU 3:<word> rather than
VXTUTTUTUT 3:<word> says <name>
ZTUUTTTUUU 3:<word> says <s>
ZTTTTTUUUT 3:<word> says <word>
YTUUUUTTUU 3:<word> says i
ZTUUTTTTUU 3:<word> says never
VTUUXTUUTU 3:<word> says so
XUTUTTUTUU 3:<word> says we
XSWTSTWSWT 3:<word> se <word>
VTUUTUXUUT 3:<word> si <word>
WTTTXTUUUT 3:<word> sie <word>
YTUTTUTSUU 3:<word> since <word>
TXUUUTTWUS 3:<word> since i
VTUTTTYWTS 3:<word> since the
XTUTTUTTWU 3:<word> so <word>
VTWTTTUXTT 3:<word> than the
YUTUUTUUUU 3:<word> that <verb>
YUTTTUWTUT 3:<word> that <word>
UUUUTTTTTY 3:<word> the <date>
USSTVTXWTW 3:<word> the <ing>
XTTUTTXTUT 3:<word> the <ly>
TTRSWVUYRW 3:<word> the <name>
VRRSXXVZTQ 3:<word> the <s>
YWSSRSSYTX 3:<word> the <verb>
WUTTTTXWTS 3:<word> the <verbs>
VRSSWRXVTX 3:<word> the <word>
WUTUTTYUUT 3:<word> the first
WTXTUUTTVT 3:<word> the one
YTTUUUTTUT 3:<word> the two
YTTUTTUUUU 3:<word> this ,
XUUTUTTTUW 3:<word> this <ing>
aUTSSTRYTS 3:<word> this <word>
YTUTTUTTUU 3:<word> this one
UTUUTTTXWT 3:<word> three <s>
VVTTWTYSVS 3:<word> to <name>
WTUUTTTYTT 3:<word> to <number>
XVTSSVVTUT 3:<word> to <s>
aWWSSTSWTR 3:<word> to <verb>
WZRVVQXWTP 3:<word> to <word>
YTTTUTUUUT 3:<word> to be
WWSXWSSSVS 3:<word> to me
TTUTUTXSUW 3:<word> to my
XSTTUWWWVP 3:<word> to the
YTUTTUUUUT 3:<word> to use
aTTTUUTUUS 3:<word> today ,
XTTTTUUVUT 3:<word> told me
XXTUTUTSUU 3:<word> too <word>
YUUUUUTTUU 3:<word> toujours <word>
XWXSTSSWTT 3:<word> two <s>
XUUTUUUUUT 3:<word> um <word>
XSTTWTTTTX 3:<word> un <word>
VSTTTUWXUT 3:<word> una <word>
YTUTTTUUUU 3:<word> und <word>
VTTUUUUXUT 3:<word> under the
YTUTUUTUUU 3:<word> une <word>
TYUUUTTTUU 3:<word> until <word>
XTWTUUUUUT 3:<word> up <word>
UTTTWTYUUT 3:<word> up my
XWTUTUTTUT 3:<word> up with
VSUUTUVYVR 3:<word> was <ed>
TUUUUUUXUS 3:<word> was <ing>
VXTTTTSZSV 3:<word> was <word>
WTTTUUXWSS 3:<word> was a
VTUUTUTTUX 3:<word> was at
YUUTUUTUUT 3:<word> was for
ZUUTUTTTUS 3:<word> was not
WUUUUTTXTS 3:<word> was the
YUUUTUTTUU 3:<word> we <ed>
WTUUXSVTTT 3:<word> we <verb>
VTUUTTXTUU 3:<word> we <word>
YUUUUUTTTT 3:<word> we had
UUUUTTTYUT 3:<word> went from
XTTTVSUUVU 3:<word> when i
XUUUTUTUUT 3:<word> who <word>
WTUUUUTTXT 3:<word> wir <word>
WTSSWSVRWX 3:<word> with <name>
VTTTWTTYTT 3:<word> with <number>
XXSSRXSWUS 3:<word> with <s>
WVVVWRTUTR 3:<word> with <word>
USWRVVVXTS 3:<word> with a
XTSTWTUUUT 3:<word> with me
VVWRTRSXVW 3:<word> with the
WTSSYWSTTW 3:<word> you <verb>
VTSXXSTWTR 3:<word> you <word>
YTUUTXTTTT 3:<word> zu <word>
TSTTTTWWYT 3:<word> è <word>
VTTTVTXTUU 3:^ <caps> <s>
WTUTTTXTVT 3:^ <caps> <verbs>
ZXTTSTTSWT 3:^ <caps> <word>
TWTTYTTUUT 3:^ <code> ,
XWTTTTXTUS 3:^ <code> for
YSTXTTSSUX 3:^ <ed> <s>
VXTTTTSXTT 3:^ <ed> in
UUTUUUTYUT 3:^ <ed> out
WTUUUUTXUT 3:^ <ed> the
aTVUTUTTTT 3:^ <ed> to
XTTTTTVTWT 3:^ <ing> ,
TSSSSTZYWS 3:^ <ing> <word>
UXTUTUTWTT 3:^ <ing> at
TTUUUTTZUT 3:^ <ing> by
XUUUUUUTUU 3:^ <ing> for
XTTUUUTTWT 3:^ <ing> is
WTTTTTTYVT 3:^ <ing> it
TTUUTUXVUT 3:^ <ing> out
WTTTSTXYTS 3:^ <ing> the
ZTTUTUTUUT 3:^ <ly> ,
UXTTXTTTUT 3:^ <ly> <word>
YUUUTTTTTU 3:^ <number> <name>
YTTUTTVSTU 3:^ <number> <s>
VSXUYTSUST 3:^ <number> <word>
YTTTYSTUUT 3:^ <s> ,
SUWSWRXTSW 3:^ <s> :
ZTTSTTUXTS 3:^ <s> <ed>
YTTSWTSXTS 3:^ <s> <ing>
XSTTUSWSWW 3:^ <s> <name>
XWVRUSTWVR 3:^ <s> <s>
TSWSTSWXXS 3:^ <s> <verb>
XRUXSNZQXV 3:^ <s> <word>
ZUTTTTUTUT 3:^ <s> ?
VTTTTUYUTU 3:^ <s> a
YTTTVTTUUU 3:^ <s> always
WTTTXUTUUT 3:^ <s> and
WWQPSQYVWZ 3:^ <s> are
XTTUXTTTUT 3:^ <s> at
YUUUTTTTUT 3:^ <s> down
TXTTWTWUUT 3:^ <s> en
XSSTXSWTVS 3:^ <s> for
TTUTWTZTTU 3:^ <s> get
aUUUTTTTUT 3:^ <s> got
VTTUYTVUTT 3:^ <s> have
VUXTTUUUUT 3:^ <s> i
WSZRYRZRSR 3:^ <s> in
YTTTTTWUUT 3:^ <s> is
ZUTSTUUUUU 3:^ <s> like
VUTXTTUUUT 3:^ <s> make
aTTTTTUTUT 3:^ <s> my
XTSSXWSVTT 3:^ <s> of
TTUTTYXTTT 3:^ <s> off
YYTTSSUSUT 3:^ <s> on
XTTTWTWTUT 3:^ <s> only
WTYTVTTTTT 3:^ <s> over
VUSYTTWTUT 3:^ <s> that
VWTTTXTTTT 3:^ <s> the
UTTSVSXTTX 3:^ <s> to
WUXTUTUTUT 3:^ <s> with
YUTTVUTTUT 3:^ <verb> ,
XTTUWTTUVT 3:^ <verb> <code>
VUTUTXUUUT 3:^ <verb> <ing>
UUTTXTUUUU 3:^ <verb> <ly>
WXTTXSSTUS 3:^ <verb> <name>
VYTTTSWSWS 3:^ <verb> <number>
WRPRbZYRUQ 3:^ <verb> <s>
WTTUWSSXTT 3:^ <verb> <verb>
TTXWYSWSTS 3:^ <verb> <verbs>
ZUVRYPXQYQ 3:^ <verb> <word>
bTSTXSSSUS 3:^ <verb> a
XTTTWTWTUT 3:^ <verb> all
VTUUYTTTUT 3:^ <verb> both
XUTUVTTUUU 3:^ <verb> by
UTTTXTTUUX 3:^ <verb> everything
VXTUSTWTTT 3:^ <verb> for
YUTUUUUTUT 3:^ <verb> from
WUUVXSSUTT 3:^ <verb> her
ZTSSXTTUVT 3:^ <verb> in
TVYTSUUUUT 3:^ <verb> is
cTSSZSSSVR 3:^ <verb> it
aQYXWSRRVO 3:^ <verb> me
URRSWXWTUX 3:^ <verb> my
XTTTTTXUUT 3:^ <verb> no
XUTTTTUTWT 3:^ <verb> of
YUUUTTUUUT 3:^ <verb> off
VTXUUTTTTU 3:^ <verb> out
ZRRSSYZSSU 3:^ <verb> that
bPOXYWSNWY 3:^ <verb> the
WTTUXTUTUT 3:^ <verb> them
YTUTTTUTUU 3:^ <verb> these
ZSTUVSTTUU 3:^ <verb> this
YWSSYSTTUS 3:^ <verb> to
TTSTWTVTUX 3:^ <verb> what
VUUTXTTUUU 3:^ <verb> when
YTXSVSSTUT 3:^ <verb> with
UTUTTTXUWT 3:^ <verbs> <verb>
TTUTYTXTTU 3:^ <verbs> go
VTUUTXTUUT 3:^ <word> (
baXRUSRQTQ 3:^ <word> ,
WSUTSTWTYT 3:^ <word> :
ZSTSSSYYTR 3:^ <word> <ed>
TQXQZVUWWP 3:^ <word> <ing>
VTPVVQWVUZ 3:^ <word> <name>
XRSTVRXaVR 3:^ <word> <number>
STXYRWWUUO 3:^ <word> <s>
YTTNSTXWXU 3:^ <word> <verb>
SVVUWRXSVT 3:^ <word> <verbs>
WXVQUVTTVS 3:^ <word> <word>
aTTTTTUTUS 3:^ <word> ?
YZWSSTVSSS 3:^ <word> a
UYTSXTTSUT 3:^ <word> and
YTTTTUTUUU 3:^ <word> be
TTUUTUTXUU 3:^ <word> because
XSTTXXSTTS 3:^ <word> bitte
TTUTUTZUUT 3:^ <word> can't
ZTUUTTTUUU 3:^ <word> con
WTUTXTTTUT 3:^ <word> das
UWSSYYRTTS 3:^ <word> de
WTUTTTTTUX 3:^ <word> die
YUUUUUTTUT 3:^ <word> do
USTTTUcSUT 3:^ <word> does
aTUUUTTTUS 3:^ <word> du
XWXSWSSSTS 3:^ <word> el
TYTTWTTUTT 3:^ <word> em
WaTTSTSUUS 3:^ <word> en
XTTTWTUTUT 3:^ <word> first
ZRXTURRVYR 3:^ <word> for
VTSSSTWXTX 3:^ <word> from
XTUTTTTYUS 3:^ <word> got
XSSSSSYSWX 3:^ <word> has
VXTSUXTTTS 3:^ <word> here
XXXSSTTTUS 3:^ <word> i
aTTTTTTUUU 3:^ <word> if
VXWWTSTTTT 3:^ <word> il
WRVVXWVSRR 3:^ <word> in
YWWTNNZTXV 3:^ <word> is
TTTTXSWTTW 3:^ <word> isn't
bTTSSTaTUR 3:^ <word> it
TTUTXXTUUT 3:^ <word> jamais
TTUUYUTUUT 3:^ <word> jetzt
YUTUTUTUUT 3:^ <word> just
WTTTTTWTTX 3:^ <word> la
TSZSYTTWTT 3:^ <word> le
ZRWQWWWRTR 3:^ <word> me
XTSTTTTTUY 3:^ <word> my
XUTTUTUTUU 3:^ <word> never
WXTSTTTTUX 3:^ <word> no
WTUTUTTUTX 3:^ <word> não
aXTTSTTWTS 3:^ <word> of
WXTTTSXWRR 3:^ <word> on
YUTTUUTUUT 3:^ <word> one
XTXTTTVTTT 3:^ <word> only
XTSXTTUUUT 3:^ <word> or
XTTTUUXTTT 3:^ <word> out
UTTUYTUUUT 3:^ <word> please
WSYTWTSTUT 3:^ <word> que
WUTTTTXUUT 3:^ <word> said
YTTTTUUTVU 3:^ <word> says
TXTTZTTTUT 3:^ <word> sempre
TTUUXUUUUT 3:^ <word> si
TTTTZUTUUT 3:^ <word> siempre
XUTTUUUUUT 3:^ <word> something
bTTSYTSTUS 3:^ <word> that
YRWRQSVURc 3:^ <word> the
ZTUTUTUUUU 3:^ <word> these
bTUTTTTTUT 3:^ <word> this
UXTSSSWSUX 3:^ <word> to
TTUUUTYUUT 3:^ <word> turns
ZUTTTTUTUT 3:^ <word> un
YUTTUUTUUT 3:^ <word> une
XTTTTTTYUT 3:^ <word> up
WXTTTUTXUS 3:^ <word> was
XTTTWTUSWT 3:^ <word> with
YOVRVTSWWV 3:^ a <word>
XTUTXTTTUT 3:^ after that
TUSTXTXVTT 3:^ all <s>
VTSTbSTTUT 3:^ always <verb>
XUTUTUUUUU 3:^ always have
YUTUTTUUUT 3:^ always the
YUTTTTUTUU 3:^ any <s>
YTTTYSUUUT 3:^ any <word>
UTTXXTTTTT 3:^ anything <ing>
VTUWXTSTTU 3:^ anything <word>
UUUUXTTUUU 3:^ ask <name>
YUTTVTTUUT 3:^ ask me
YUUUUUTTTT 3:^ at the
YUUUTUTTUT 3:^ back in
WTTTXTTUUT 3:^ be <word>
XTTSXVTTUT 3:^ bitte <word>
STTXVWTTUT 3:^ bitte keine
TXTTTTVTWT 3:^ by <word>
WZSTXSTTUT 3:^ call me
ZTUUTTTUUT 3:^ can i
YUUUTUTTUT 3:^ can we
YTSTUVVTUS 3:^ can you
XTUUTUUTUU 3:^ could be
ZTUUTUTTUU 3:^ could the
YXTTSTTTVT 3:^ could you
UTUTTTWXUT 3:^ das <name>
WUTTTTTXUT 3:^ das <word>
WRSSVSWZWR 3:^ der <name>
YUUUTTUUUT 3:^ did i
VTUTTTWTYT 3:^ die <name>
UUUTTTXUUU 3:^ die <word>
ZUUTTSUUVT 3:^ do <s>
ZUTTTTUUUT 3:^ do <word>
XUUUTTUUUU 3:^ do i
YUTUTTTUUT 3:^ do it
VTTSSaTUVT 3:^ do not
UTTUXTTUUU 3:^ do that
XUUUTTUUUU 3:^ do you
YUUUUTTTUU 3:^ does <word>
YTUUTTTUUU 3:^ does that
XVSQPcRSUX 3:^ don't <verb>
WSTTWWXTUS 3:^ don't <word>
VTUUUXUUUT 3:^ don't call
YUUTTUTTUU 3:^ don't let
WTUTTYTUUS 3:^ don't use
WSTTSTUYWS 3:^ el <word>
WXTTTUTUUT 3:^ eu <word>
TUTUZTTTUU 3:^ every <verb>
YSSTUWWSUT 3:^ every <word>
UXVSXTTTUT 3:^ for <word>
aWSTVTUSTS 3:^ for the
YTTUTUTUUU 3:^ for this
XUTUUUUUUU 3:^ for today
VTTUTUXTUT 3:^ for what
UTUTXTUUUT 3:^ from here
USTTaTVSUT 3:^ from now
XUTUTUTUUU 3:^ go <word>
YTUUTUTUUU 3:^ go with
TUTTXWTTUT 3:^ going <verb>
VTUUTTXTUU 3:^ he <s>
XUTUUTTTUU 3:^ he says
WTUUTUXTTS 3:^ his <word>
WUTTXTTTUT 3:^ how <word>
YUTTTUUUVU 3:^ how do
ZUTTTUTTTU 3:^ how many
XUTTTUUUUU 3:^ how to
XUTTTTTUUU 3:^ how would
aYQPSRZZTP 3:^ i <ed>
WUYXTSSTTS 3:^ i <ly>
UbaSRUXNRU 3:^ i <verb>
YWXZPTTTOV 3:^ i <word>
VYSTWSTUUT 3:^ i always
XaSSSTVWSR 3:^ i am
WXSSTTXTUS 3:^ i can
WWXaSVQSTQ 3:^ i can't
UWTXUTTUUT 3:^ i cannot
YUTTUTUUUT 3:^ i did
VXWYRRVTUR 3:^ i do
WXTYQXQRTV 3:^ i don't
VVSYTSWTTT 3:^ i get
TZTUUUTUUT 3:^ i go
ZTTTTUUTVT 3:^ i guess
ZTTTUUTTUU 3:^ i had
ZYPQRTXRYW 3:^ i have
UYTTTTWUUT 3:^ i keep
WSSTUUTUUX 3:^ i know
YTbQVTSSTT 3:^ i like
YTTTUTUUUU 3:^ i may
YUTTTUUTUT 3:^ i might
ZUTTTTUUTT 3:^ i must
bTSTWSSTWS 3:^ i need
VTWXSWTSTS 3:^ i never
VTTTUTWTTY 3:^ i no
WXTTUTTUUT 3:^ i not
VXWTTWSSTT 3:^ i only
TYTTUUUUUT 3:^ i own
VUTUTUXTUT 3:^ i said
UTTTXSWSWT 3:^ i should
bTSTUUUTVS 3:^ i think
ZTTUUUTUUT 3:^ i told
XZSSTTTUVS 3:^ i use
XTXSWRSTYS 3:^ i want
aXSSTSWTTR 3:^ i was
WTTTTTXWUT 3:^ i went
VSXSXXSTUS 3:^ i would
UXXSTTUTUT 3:^ i'd <verb>
YSWSTXTSTT 3:^ i'd <word>
TTYWSWUTTT 3:^ i'd rather
XUTUUUUUTU 3:^ i'd say
YUTUTUTUUU 3:^ i'll <word>
XUUUTUTUUU 3:^ i'll be
YUUTTUTUUT 3:^ i'll do
YZTRTUTUTS 3:^ i'm <ed>
aVRPWTVTZQ 3:^ i'm <ing>
WZTSTVSUUS 3:^ i'm <name>
TYTUTUUUTU 3:^ i'm <number>
WaWVWTQTSR 3:^ i'm <word>
TZWSSUTTUT 3:^ i'm a
XVUTTUUUUT 3:^ i'm at
VTUTTUXUUT 3:^ i'm going
XYSRXUSUTS 3:^ i'm in
WSRYRSWTTY 3:^ i'm not
WWTTSUXUTT 3:^ i'm off
YaSSSUTUTS 3:^ i'm on
YTUTTUTUTT 3:^ i'm out
UYSSSUXTTS 3:^ i'm the
UYUTTUUUTT 3:^ i'm with
XSTSTUYSTW 3:^ i've <ed>
VUTTUTTYUU 3:^ i've <verb>
YVSSSUWSUX 3:^ i've <word>
WTSXUUUUUT 3:^ i've a
WaSTTVSSUT 3:^ i've been
TTTTUTaTUT 3:^ i've decided
XXTTTUSTVT 3:^ i've got
WXTTUTSXUT 3:^ i've had
VWTXUUTTTS 3:^ i've no
WZZZORQQRW 3:^ ich <word>
XUUUTTTUUU 3:^ if <name>
TTTTXTWTUU 3:^ if <word>
SUUTYTUUUU 3:^ if a
WSRWWWWSSR 3:^ if i
XUUUWTTUTT 3:^ if the
aTUUTTTUTT 3:^ if we
TUSXYTSUUT 3:^ if you
WWSSSSUWYT 3:^ il <word>
ZTTUTUTTUU 3:^ in <number>
XVTTWTSTUU 3:^ in <word>
aUTTTSTTUU 3:^ in my
VTUTXXSTTT 3:^ in our
cSTTVTSSUT 3:^ in the
SUTUWSYTUU 3:^ in this
UXUTTTWUTT 3:^ is <ed>
YTUUUUTTTU 3:^ is <number>
aTTTTTUUUT 3:^ is <word>
ZTTTUTTTUU 3:^ is a
XUUTUUTUUU 3:^ is he
ZTUUTTTTUU 3:^ is it
ZTUUTUTTUT 3:^ is that
bTUUTTSTTT 3:^ is the
YTUUTTTTUU 3:^ is there
XTUUUUTTUU 3:^ is this
XUUUUTUUUT 3:^ it <ed>
XSXWSRSSUW 3:^ it <s>
XUTTUTTWUT 3:^ it <verbs>
ZTUUUTUUUT 3:^ it <word>
aUTTTTUTUT 3:^ it has
VWSSSXVSTV 3:^ it is
VTTTTXTWTT 3:^ it never
YTTUUTUUUT 3:^ it says
XSTTTUUYUR 3:^ it was
VUTUTTXTWT 3:^ it's <ed>
XSTUTTWTUU 3:^ it's <ing>
SYTTWSXTVS 3:^ it's <name>
dSUUSTTTTT 3:^ it's <word>
YTTUTUUUUU 3:^ it's a
YTTUTTTUUU 3:^ it's always
WTUUTTXTTT 3:^ it's at
VTTUTUXUTT 3:^ it's been
XUUUUUSUUU 3:^ it's for
YTTTTTTUUT 3:^ it's my
VUUUTTXTUT 3:^ its <word>
YaSRTTTTUS 3:^ je <s>
WYYZRRSSTQ 3:^ je <word>
VTTUXTTTUU 3:^ keep <date>
TTSUaTTUVU 3:^ keep <s>
TTTUYTTUUU 3:^ keep <verbs>
aTTTSTTUUU 3:^ keep that
VTSTYTWTUT 3:^ keep the
XSSSSSWYZR 3:^ la <word>
WWRSSVWZSS 3:^ le <word>
XTTTWUTUUT 3:^ let me
aTTTTSVTUT 3:^ let's <verb>
XUUUUTTUUU 3:^ let's <word>
UUTUTTYUUT 3:^ let's go
YUTTTUUUUU 3:^ make a
XUUUTUTTUU 3:^ make it
YUTTTUUUUU 3:^ make me
UUTTZTTTUT 3:^ make sure
XUUUUUTUUU 3:^ maybe i'll
XUUUTUTTUU 3:^ maybe we
YTTTUTUUUT 3:^ me <s>
XXXSSTTTUS 3:^ me <word>
VTUUUTXTUT 3:^ meine <name>
XWTSTSaTTS 3:^ mi <word>
UUUUTXTTUT 3:^ might i
XTUUUTWTTT 3:^ mio <word>
WTTTTTYTWT 3:^ mon <word>
TYTTTTVWVS 3:^ my <ing>
WWQVPUYQWW 3:^ my <s>
XaTSRSRSTY 3:^ my <verb>
ZYUNVUaTXK 3:^ my <word>
YTUTUUTUUT 3:^ my back
VSTUTTYTVT 3:^ my son
TTUUUYTUTU 3:^ ne <word>
YUUTTTUTUU 3:^ never <s>
TTTSWcTRUT 3:^ never <verb>
XTTSRVWWUS 3:^ never <word>
XTUUTTTXUU 3:^ never again
UUUTTXUUUU 3:^ never use
SSTUXTWXST 3:^ new <word>
ZUUUTUTTUT 3:^ next :
XTTTXUTTUT 3:^ next <word>
ZTTTSSZTVS 3:^ no ,
WUUTTXTTUT 3:^ no <caps>
STTXTZTTVT 3:^ no <code>
UUUUTXTTUT 3:^ no <ing>
VTTTXVTTUT 3:^ no <name>
ZXQPWaQWUQ 3:^ no <s>
YTTSTYTTVS 3:^ no <verb>
XTUUTXTTUT 3:^ no <verbs>
YWOWUXVOSX 3:^ no <word>
WWSRSUXWUR 3:^ no more
VTTSTVTUTY 3:^ no need
XUTTWXSTTT 3:^ nobody <s>
UTTTSYWTUU 3:^ nobody <verbs>
SXTRTZSSTX 3:^ non <word>
WTUXUTUUUT 3:^ non mi
YUTTUTUTVT 3:^ not <ing>
XTTYTSTUUS 3:^ not <word>
TTSXSWTTUX 3:^ not in
YUTTTTUUUT 3:^ not sure
XUUUUUTTUT 3:^ now ,
ZUUUTTTUUT 3:^ now <verb>
XUTTTTXTUT 3:^ now <word>
VUUUTTTTUX 3:^ now i
ZUUTTTTUUT 3:^ now the
UUTUTYUTUT 3:^ nunca <s>
XSTTTTSXXT 3:^ o <word>
UXTTTTXTTT 3:^ o meu
VTTTTSaUUT 3:^ on <word>
VSTTTTaTTU 3:^ on a
XTUUWTSTUT 3:^ on the
WSZRXTVSTS 3:^ one <word>
VTTTZTSTUU 3:^ only <verb>
XUUUTTTUUU 3:^ or is
TTTTTTYUWT 3:^ our <caps>
TTUUUUYTUU 3:^ our <ing>
YSUTTTXTUT 3:^ our <s>
TTUUTTXTUU 3:^ our <verbs>
WVSSTRZUWR 3:^ our <word>
XUTTUTWTTT 3:^ out of
VTUUTTXUUT 3:^ que <word>
WUUTTTXTUT 3:^ same <ing>
YUTTTUTUUU 3:^ she has
YTUUTTUUUT 3:^ should i
YUUUTTUUUT 3:^ should we
YUTUTUTTUT 3:^ some <word>
VaTTTTTTUT 3:^ sono <word>
STXTSbTTUT 3:^ stop <ing>
UUTTUUUYUT 3:^ that <ed>
YUTUTUTTUU 3:^ that <s>
aUTUSTTTUT 3:^ that <verbs>
WTSSSTSXUY 3:^ that <word>
XUTUTUUTUU 3:^ that is
aTTUUUUSUS 3:^ that was
YTTUUUUTUU 3:^ that's <ly>
cSTUUTTTUT 3:^ that's <word>
XTUUUUUTUU 3:^ that's a
XTUUUUTTUU 3:^ that's all
YTTUTUSTUU 3:^ that's how
UYTTUTUUUU 3:^ that's me
YTUTUUTUUT 3:^ that's not
VSTUUXXSTT 3:^ that's the
WXUUTUTTTU 3:^ that's what
TSTTWWUUXS 3:^ the <caps>
UTUTUUXVTT 3:^ the <code>
WTUUUTTTTX 3:^ the <date>
YUTTUTUUUT 3:^ the <ed>
VRSRRSWYWX 3:^ the <ing>
TTTUUTXVWT 3:^ the <ly>
UXSSSXXUQW 3:^ the <name>
ZURPOWXYUW 3:^ the <s>
XWRSQRWYWU 3:^ the <verb>
YTUTTUTVUT 3:^ the <verbs>
YQRUSKXZZW 3:^ the <word>
WTUTTTVZTS 3:^ the new
XTUTTTVSSY 3:^ the old
UXTSTXWSUS 3:^ the other
WTUTTTXUUT 3:^ there is
YTUUTTTTUU 3:^ there was
YTTTSTWTUU 3:^ there's a
WUTTTTXTUT 3:^ there's no
WTTTTUXUUT 3:^ they <verb>
YUUTUUTUUT 3:^ this <s>
XTUUUUUTUU 3:^ this <verb>
aTTTTTVSUU 3:^ this <word>
ZUUUUUTTTT 3:^ this is
YUTUUUTUUU 3:^ this one
XTUUUUTUUU 3:^ this was
VUUTUXTTUT 3:^ those are
YUUUUTUSUU 3:^ those were
VTWUTTTXTT 3:^ three <s>
YUUTUUUTUT 3:^ tu <word>
VTUTTTVYTT 3:^ turns out
XSSXXTRWTT 3:^ two <s>
UUUUTYTUUU 3:^ und <word>
UUUUTXUUUU 3:^ under no
TUUUUTZTUT 3:^ unser <name>
VTTTXTUUUT 3:^ use <name>
ZTTUWTTUUT 3:^ use <s>
VSTTaSTUVU 3:^ use <word>
WTTTXTTUUT 3:^ use the
ZTUUUTTTUT 3:^ was <word>
aRUURSYZRR 3:^ we <ed>
WQUUVSbQVR 3:^ we <verb>
WXSRUQYYPV 3:^ we <word>
TYUUTTXTTT 3:^ we are
ZTUUTUTUTT 3:^ we could
TTUVTUZTUT 3:^ we decided
UXUTSWXSTS 3:^ we do
UTUUTTTWTX 3:^ we got
ZTUUUTTTUT 3:^ we had
XSUUSUXVVR 3:^ we have
YUUUUTTTUT 3:^ we might
UTUUSUTTZT 3:^ we need
STUTWZTTUT 3:^ we never
TTUTUTVUTY 3:^ we no
UYUUXSVSTS 3:^ we use
TTUUTUZSTT 3:^ we went
aTUVTUSSTT 3:^ we were
TTUUTUXUUT 3:^ we will
YUTUUUSUUU 3:^ we'll see
WRUUTUaSWS 3:^ we're <ing>
TUUUUUXUUT 3:^ we're back
TTUUUUZUTT 3:^ we're going
WTUUUTXUUS 3:^ we're not
UTUUUUXTTT 3:^ we're on
VSTTTTXSTX 3:^ we've <ed>
VTTTUTVSUY 3:^ we've <word>
TUUUUUXUUT 3:^ we've decided
TWTUUUXTUT 3:^ we've got
YUTUUUTTUT 3:^ what <s>
bTTTTUTTUS 3:^ what <word>
ZUTTTUTUUT 3:^ what a
YUTTTUTTVT 3:^ what are
XUTTTUUUUT 3:^ what can
ZUTTTUUTVT 3:^ what do
RSWXWTUUUS 3:^ what i
ZUTTTTTTUT 3:^ what if
YUTUTUUTUU 3:^ what is
XUTTTUUUUT 3:^ what should
XUUUUUUTUT 3:^ what was
YUTUTUUTVU 3:^ what would
YTUUUUTTUT 3:^ what's <word>
YTTTUTUTUU 3:^ what's a
bUUTUTUSUT 3:^ what's the
TTSWXSXTUT 3:^ when i
XUTTTTTUUU 3:^ when will
UTVVZVSTTS 3:^ when you
XUTTWTUTUU 3:^ whenever a
UUTTYUUTUT 3:^ whenever you
VXTUTUTUUU 3:^ where do
YTUUUUTTUU 3:^ where does
YUUUTTTUUT 3:^ which <verb>
aUUTTSTTUT 3:^ which <word>
ZUUUUSTTUU 3:^ which of
XUTUUUUUUU 3:^ who <s>
XUUUUTUTUT 3:^ who <word>
XUUUUUTSUU 3:^ why does
YUUUUTUTUT 3:^ why is
VSTTWTYTTS 3:^ wir <word>
VUTTTTWXTT 3:^ with the
YUTUTTUUUT 3:^ would you
ZTTTTTUTVT 3:^ you <ed>
YTTSSWTTUV 3:^ you <word>
TXRWVTRSTY 3:^ you can
UTTSTVUUUY 3:^ you don't
XUUUTUTUUT 3:^ you have
WTUTTXTUUT 3:^ you keep
YUUUUUTTUT 3:^ you know
WTUTUXTUTT 3:^ you must
YUUUTUTTUU 3:a <caps> <word>
XTUVTTTUUU 3:a <date> ?
TXSSWSXYTR 3:a <ed> <word>
YVTUUUTUTT 3:a <ing> ,
YUTUUTTUUU 3:a <ing> <ing>
ZTTUTUTUUU 3:a <ing> <verb>
VXWTRSUXTT 3:a <ing> <word>
WTTTTUTXUT 3:a <ly> <word>
UXTUTTWTTT 3:a <name> ,
UTUUTUXUUU 3:a <name> <name>
aUTTUUTTTT 3:a <name> <word>
TVUUUTXUTT 3:a <number> <name>
UZSTTTVWST 3:a <number> <word>
VTTUTUXTUU 3:a <s> <word>
XUTTTTUVUT 3:a <verb> ,
USVRXVXWTR 3:a <verb> <word>
XUUTTTTUUU 3:a <verb> ?
YUTTVTUUUT 3:a <verb> for
YTTUSUUTUU 3:a <verb> to
XRWXXUTWQP 3:a <word> ,
WTUTTTYTTT 3:a <word> :
YTUUTUTUUU 3:a <word> <date>
WTXSSSYUTT 3:a <word> <ed>
YTWTSUTTUT 3:a <word> <ing>
VTXUUTTUUU 3:a <word> <ly>
TXTUTTVTUU 3:a <word> <name>
YTRWXVSSTS 3:a <word> <s>
WTWRXWVVRQ 3:a <word> <verb>
SUUTYTVTUU 3:a <word> <verbs>
UZXTVRUSWP 3:a <word> <word>
ZUUUTTURVU 3:a <word> ?
aUSTTTUUUT 3:a <word> about
YTTUUUUUUU 3:a <word> as
UWSTTTWXUS 3:a <word> at
VTTTXUSTXT 3:a <word> before
XUTUTTUUWT 3:a <word> by
TTTUYSXTUU 3:a <word> de
ZWQRVSVYSS 3:a <word> for
aVTUTUSSUT 3:a <word> from
YTTUTUUTUT 3:a <word> i
XTRRYQUYRX 3:a <word> in
UUTTYTTTUU 3:a <word> is
VUZYTQXTRQ 3:a <word> of
aWTSTYSSSS 3:a <word> on
YUTUTUSTUU 3:a <word> one
VXUTTTUUUU 3:a <word> than
VUUUTXTUUT 3:a <word> there
YWUSUTTUTT 3:a <word> to
YWVTRSWSUU 3:a <word> with
UUTUTXTUUU 3:a <word> without
YUUUTUTUTU 3:a call with
WUUTXTUUTT 3:a new <word>
XWTTTUUUUT 3:about <word> <s>
VTTTXUTUUU 3:about <word> <word>
YTUUUUTUTU 3:about a <word>
VUUTUTTTUX 3:about the <s>
WSRSVVUUTY 3:about the <word>
XXTTTTTTUU 3:after <word> <s>
USTTWTUYUT 3:after a <word>
WUTTTUXTUT 3:again , <word>
TTUUWUXTUT 3:all <s> are
VTTTXTWTUT 3:all <s> in
VUUUUUXTUS 3:all <s> to
XUTUTTXTTU 3:all of it
WTTUXTVTTT 3:all the <s>
XUUTTUTVUU 3:all the <word>
XUUUTTTUUU 3:always <ed> to
VTTTYSTUUU 3:always <verb> <word>
TUTUXTUUUU 3:always <verb> a
VTTTXTTUUT 3:always <verb> in
XTTUXTTUUT 3:always <verb> the
XUUUTUTUUT 3:always <word> ,
YTTUSTUUVU 3:always <word> <word>
YTUUUUTUTU 3:always <word> in
UUTUXUTUUT 3:always the <word>
UXUTUUUUUT 3:am <name> <name>
TTUUTUVTYT 3:am <number> <name>
YXTTUTTTUT 3:am a <word>
ZTTTUUVTUT 3:an <word> ,
UTTTWYTTTU 3:an <word> <verb>
UVRWVSXWSS 3:an <word> <word>
YUTUTTTTVU 3:an <word> ?
TTUUWTTXUT 3:an <word> in
WXTTTTTTUT 3:an <word> with
UXTTUUUUUT 3:an old <name>
WXTTUUTUUT 3:and <name> ,
TSXSWXTTUT 3:and <s> ,
TUTTUTWXUT 3:and <s> <word>
ZTSTVSUUVT 3:and <verb> me
YTTUUTVTTT 3:and <verb> the
VRWSXSTUTW 3:and <word> <word>
WYSUSUWTTT 3:and <word> for
WYWRUUUURR 3:and a <word>
WUXSTTTUVU 3:and one <word>
TTUUUTXUUU 3:and she <s>
VTUUTUUXTU 3:and she <verbs>
XUUUTTUTUU 3:and to always
TTUTXXTTTT 3:any <word> you
TXWSTUTUUU 3:anything <word> ,
TUTTXWTUUT 3:anything a <word>
TTWTTTYUUU 3:anything with <s>
YTUTTUUSWT 3:are <ed> <word>
WTTTTTXUUT 3:are <word> <s>
TTTTXTYUUT 3:are <word> <word>
UTUUXTSSUX 3:are <word> again
TTTWWSXTTT 3:are <word> for
VXTTTTWTUT 3:are <word> in
WXUTUTTUTU 3:are <word> of
UTUZSUSTWT 3:are <word> to
TWTTXTUTTT 3:are a <word>
TXTTTWWTUS 3:as <word> <word>
VWVQUWVXSQ 3:as a <word>
UUUUXTTUUU 3:ask <name> before
TUUUXUTUUU 3:ask before you
UUUTXTTUUU 3:ask for a
TUUUXTUUUU 3:ask me first
WXTTTUTTUT 3:at <name> ,
SZTUSUXSVS 3:at <name> <name>
ZTTUTTSWTT 3:at <number> %
UTUUTXWSUT 3:at <number> :
TTUUWTUXTT 3:at <number> <s>
VTUUTUYTTT 3:at <word> <number>
YWTTSTUSXS 3:at <word> <word>
VXWRXWSSSS 3:at a <word>
XTUTTUUUUT 3:at my <word>
UWUUSUWSYR 3:at the <name>
XTTTVTSWVT 3:at the <s>
TSXUUWVSUT 3:at the <verb>
VXOPXVUTWV 3:at the <word>
XUTTTXTUUT 3:au <word> ,
WTTUTUTXUU 3:auf dem <name>
XTTUUUTTUU 3:back and <word>
WUTUTTXUUT 3:back in the
YUUUTTTUTU 3:back of the
UTUUTTTTXX 3:back on the
YUTTTTVWTT 3:back to <word>
XUUUUTUUUU 3:be <ed> ?
TUUUVTTTYT 3:be <ed> before
VTTUVSTTXT 3:be <ed> by
XTVTSVSTXT 3:be <ed> in
WWTTXTTTVS 3:be <word> to
WTTTXTTUUU 3:be <word> with
WWTTTTXTTU 3:be a <word>
ZUTUTTTUTT 3:be in <word>
YUUUTUUTUU 3:be the <word>
WYTSUUUSUT 3:because of my
YUTTTTSXTT 3:because of the
SSUUUTVaTS 3:because the <word>
WUUUTUXTTT 3:been <ed> with
XSTSUUUWUU 3:been <ing> at
TXTTUTTXTS 3:been <ing> the
YTTTUUTWTT 3:before the <word>
TUSTbSUUVT 3:before you <verb>
XUTUVTTUUU 3:before you <word>
TUUUXUUUUU 3:before you say
YTTUUTUUUU 3:between the two
WUUTYSTTUT 3:bitte <word> <name>
YUUTTTUUUU 3:bitte eine <name>
TUUSTZUUUU 3:bitte keine <name>
TTUUUTTTZT 3:by <date> <number>
TUUUUTTTXT 3:by <date> the
USUVTUTSXX 3:by <number> <date>
TVWTXTWTTS 3:by <verb> ,
WYTUVSTTTT 3:by <word> ,
TTUUTUTTZT 3:by the <number>
WTTTSWYUTS 3:by the <word>
TaTTXSTTUT 3:call me <name>
VTTTTXUUVT 3:call me <word>
XUTTTXTTTT 3:call the <word>
TRTRXWTUUX 3:can <verb> the
TYUTTTUUUT 3:can <word> me
XTTTUUUUUT 3:can i <verb>
XTTUUTUUUT 3:can i <word>
YUUUTUTTUT 3:can we <verb>
aUUURSTUVU 3:can you <verb>
cUTUSTTTUT 3:can you <word>
ZUTUTTTUUT 3:can you make
XUUUTTTUUU 3:can you see
TVYZTRSTTS 3:can't <word> <word>
TWTWTXSTUT 3:can't do <s>
TWTTUUXUUT 3:can't have <word>
YUUUTUUUUT 3:could be <s>
XUUUTUUTUU 3:could be the
XVUTTTSTVU 3:could you <verb>
XWTTSTXSUT 3:da <word> <word>
XTUUTTWTUT 3:das <name> <word>
TTUTXUTXUT 3:das <word> <name>
WTUUTTXTUT 3:das <word> <word>
TXTTXTTUUT 3:de <s> <s>
VVRRXYVRWR 3:de <word> <word>
VXSTSVWWSS 3:de la <word>
TUUTUUYUUT 3:decided not to
TTUUUUYTUT 3:decided to <word>
TUUUTUYUUU 3:decided to go
YTUUUUTTTT 3:den <name> <word>
XRTTUSXWWR 3:der <name> <word>
ZTUUTTTTUT 3:der <name> hat
UVUTTTZTTT 3:der <word> <name>
TTUUTTWXVT 3:di <word> è
XUUUUUTUUU 3:did i <verb>
VUTTTUTYUT 3:did the <word>
UTUUUUUXUT 3:didn't <word> the
YVTSSTWSXR 3:die <name> <word>
ZUUTTTTUUU 3:die <word> <name>
YUUUTSUUUT 3:do <s> <verb>
WTTTUTTXTT 3:do <word> <word>
VXTTTUTUUU 3:do everything in
bTTTTTTUUU 3:do i <verb>
WXTTTTTUUU 3:do i <word>
XUUUTTTUUU 3:do i get
XUUUSUUUUT 3:do i need
UYTTTTTUVT 3:do my <s>
UTSWUXVTUS 3:do not <verb>
XTTXTTTUUT 3:do not <word>
UTUTWTXUUT 3:do the <ing>
WUSTTTXTUW 3:do the <word>
YTTUUTTUUT 3:do they <word>
XUUTUTUUUT 3:do you <word>
XUUUTUUUUU 3:do you think
XUTTUUUTUT 3:does <word> do
XUUUUUTTUU 3:does our <word>
XUUUUTTTUU 3:does that <verb>
TTUUUUZTUT 3:does the <s>
TXUUUUTTUU 3:does the <verb>
WTTUTUXTVT 3:does the <verbs>
VTTTSTYWTT 3:does the <word>
TTUTWYTTVS 3:don't <verb> <s>
TTUUTYTUUT 3:don't <verb> <word>
TTTTUZUUUT 3:don't <verb> any
ZTUTSVUUVT 3:don't <verb> anything
ZSTTSUTTUX 3:don't <verb> it
TTUUUXUUUT 3:don't <verb> my
VTUUUYTUUS 3:don't <verb> the
TaTRTSWTUW 3:don't <word> <word>
TUTXTXTTTT 3:don't <word> for
WTTTUTTVUX 3:don't do <s>
UUUTTTUUUX 3:don't need to
UUUTUXUUUT 3:don't use <s>
TTUUTXTTTW 3:don't use <word>
YSTSUVUVUT 3:don't want to
XTTXSSTTUX 3:du <word> <word>
TTTTXXTUTT 3:each <word> <verb>
VWTUTTSTYT 3:el <number> de
XWRSXTRZTS 3:el <word> <word>
YSUUSTYTTT 3:el <word> de
VTUUUUTTXU 3:el <word> es
XUUUTTUUUU 3:ele <word> <word>
XTUUUUTUUT 3:en <name> ?
YTUUTUTUUT 3:en <word> ?
XTTUTUTTUW 3:en el <word>
VTUUTXTUUT 3:en las <s>
ZUUUTTTTUT 3:es <word> ?
TWUUUTTTXT 3:es el <number>
ZTTTUUTUUU 3:eu <word> <word>
TTTTXXTTUT 3:ever <verb> a
TTUVTUXTTU 3:every <word> <date>
UTSTVSXWUT 3:every <word> <s>
UUTTYTTUUU 3:every <word> <verb>
WTSTYTVWTS 3:every <word> <word>
VTTUXTTUUU 3:every <word> from
YUTTUTTUUT 3:every <word> in
TTTUXTWTUT 3:every <word> one
UUUUXSUUUT 3:every <word> you
ZTTTTUUUUT 3:every one of
TUTUUTYUTT 3:every other <date>
YTTTTUWTUT 3:everything in <word>
TUSTXTXUTT 3:first , then
XTTUTTXUUT 3:for <name> ,
TXTTUUVVTT 3:for <name> <name>
VSXTWSWTTT 3:for <number> <s>
XTUUTUVTTT 3:for <number> <word>
YUUTTTTTUU 3:for <s> ?
WXSTSTWTUU 3:for <s> and
UXSSXSXTTS 3:for <word> ,
UXVWVWTURQ 3:for <word> <s>
XYSSSXWSTS 3:for <word> <word>
UXTUTUTTUU 3:for a <ing>
XUTTUTUUUU 3:for a <s>
YUUUTUUTUT 3:for a <verb>
aXQRUSRZSW 3:for a <word>
XTUUUUTTUU 3:for a while
YTUTVTTTUU 3:for all <s>
XUUUTUTTUU 3:for all the
VTTUUUXUUT 3:for another <word>
TYTTTUVUUU 3:for anything <word>
VUTUYTSTUU 3:for every <word>
UTYSWSXSVS 3:for me ,
WSSTXTTYUT 3:for my <word>
YTUUTUTUTU 3:for our <word>
WWTUXTTSUT 3:for the <ing>
VTTUXTURYT 3:for the <name>
XTUUUUTTUU 3:for the <number>
VWSSVWXRWQ 3:for the <s>
aTSUTTTTWT 3:for the <verb>
WUUPPUZVYS 3:for the <word>
VTUTTYTUUT 3:for this <verb>
ZXSTSSSTXT 3:for this <word>
ZTTUSTTUUU 3:for this one
UWTTUUTXTT 3:for two <s>
UWTTTTXTUT 3:for what it's
ZTTTUTUUUT 3:for your <word>
UUUUUTXTUU 3:from <date> to
TTUTTTXTTX 3:from <name> <name>
XUUUTUUUUT 3:from <name> ?
SUUTTSWWXS 3:from <number> to
WTUTUXTTUT 3:from a <word>
UUUUUTTXUT 3:from an <word>
UTTUYUTTUU 3:from here on
XTTTTTSVUY 3:from my <word>
TXTTYSVSTS 3:from now on
TTTUUUVXUU 3:from the <caps>
ZWTTTTSWTS 3:from the <s>
XURRRRYVVW 3:from the <word>
YUUUTUWTTS 3:für die <name>
YTUTUTTUUU 3:get <ed> <word>
TUTUVTWTXT 3:get <word> <verb>
XTTTSUXTTU 3:get a <word>
XTWTUTTUUU 3:get the <word>
TYTUUUTUUT 3:go by <name>
YUTTTTVUTU 3:go to <name>
WTUUTUXTTT 3:go to the
XUUUUUTUTU 3:go with <name>
UTTTWTYTTT 3:go with <word>
XUTUTUTUUU 3:go with that
TTUUTUYUTU 3:go with the
YUUUUTSUUT 3:going to <word>
TUTUUTYUUT 3:going with <word>
VXTTUUVTUT 3:got a <word>
XSUTWTSWUT 3:got the <word>
UTUUUUUXUU 3:had <ed> the
bTTTUTTTUS 3:had a <word>
WUTTUTTXUU 3:had the <word>
TUUUUXWTTT 3:has <ed> it
TTUUUUXXTS 3:has <number> <word>
YUUTUUTUUT 3:has <word> <word>
UTUTUTXTUW 3:has <word> to
WTTTZTVTUS 3:has a <word>
XUUUTTTTTW 3:has been <ed>
TXTTTXUTTT 3:has no <word>
ZTTTUTUTTT 3:has the <word>
UTTUUSSSYX 3:has to be
TXUTTUTUVV 3:have <ed> on
WTTUUUUUXU 3:have <number> <s>
UTYSWTTTXS 3:have <word> <s>
UXTTTUWTUS 3:have <word> <word>
XTUUTUTUUU 3:have a <verb>
WWRTVTVSXS 3:have a <word>
WTTTUTXUVT 3:have an <word>
TTUUUUXUUT 3:have decided to
VTTTWTXTUS 3:have no <word>
VTUUUTYUTT 3:have the <s>
WUTTWSTTYS 3:have to be
YUUUUUTUUT 3:he <s> <s>
XXTTTTTUUT 3:here , <word>
UUTUXUTTUU 3:here on out
XUTTTUUTUU 3:how <s> <verb>
XUTUUUTTUU 3:how <word> <word>
XUUUTUTUUU 3:how <word> is
YUUTUTUUUU 3:how <word> it
YTSUTUUUVU 3:how do i
ZUTUTUUTTU 3:how many <s>
XUTTTTUUUU 3:how would you
WTTTUTTZTT 3:i <ed> <word>
YUUTUUTTUT 3:i <ed> for
ZSTTTUTTVU 3:i <ed> in
XTUTUUXSUT 3:i <ed> it
UTTUUTYSUT 3:i <ed> that
WVTTTUSYTS 3:i <ed> the
ZaTSUURSUS 3:i <ed> to
YUTUTTTUUT 3:i <verb> ,
UaSTTTTUUT 3:i <verb> <name>
UXYWSQWTUR 3:i <verb> <s>
TYbRXRQSWR 3:i <verb> <word>
UYTUTUTUUT 3:i <verb> after
TZTTTTUUUU 3:i <verb> as
UYSTTTXTTT 3:i <verb> at
ZUTTUUTUUT 3:i <verb> for
VXTTTTTWUS 3:i <verb> from
TXVTWTTUUS 3:i <verb> in
WTTTXUVTUT 3:i <verb> it
XXSTTSXTUT 3:i <verb> on
VSWTTTTUVX 3:i <verb> that
UWWRVWXRUQ 3:i <verb> the
ZUUTTTUUUT 3:i <verb> them
VVXTTUTUTT 3:i <verb> to
WTTTXTTUVT 3:i <verb> you
UXXSXSSSWR 3:i <word> ,
aTTTUTTUUT 3:i <word> <date>
XTTTUTTTUW 3:i <word> <ed>
VWSVTTTSUX 3:i <word> <name>
XWWWSSSTTS 3:i <word> <s>
XVaYVQVQSP 3:i <word> <word>
VXXSTTSTUT 3:i <word> a
UYTTUTUUUT 3:i <word> an
TUYTUUTUUU 3:i <word> anything
VXUUUUTTUT 3:i <word> at
TUTYUTUUUT 3:i <word> being
YTWSXSSTUT 3:i <word> for
XUWTTUTUTT 3:i <word> i
UbRRWSXUUR 3:i <word> in
XTSYTTTTVS 3:i <word> it
aTTSUTTUVS 3:i <word> my
UVWSXSWTTS 3:i <word> on
YTSSWUUUVT 3:i <word> that
WWOVVXVTSU 3:i <word> the
YTTSUUUTVT 3:i <word> this
YTUTUUUUUT 3:i <word> to
XVTTUUTTUU 3:i <word> two
WZTSTUSSUX 3:i <word> up
XWWSTTTUVS 3:i <word> with
WSSRSYUSUY 3:i <word> you
YTTUTUUUUT 3:i always <verb>
UYTUTTUUUU 3:i always <word>
TTUUUUWXTS 3:i am <ed>
UYUUTTTTUT 3:i am <ing>
UXUTUUUUUT 3:i am <name>
YWTUTUTTTT 3:i am <word>
YXTTUTTTUT 3:i am a
XVTUUTTTUT 3:i am in
UXTTUTTUUW 3:i am not
WTXSTTXTTS 3:i can <verb>
aTTTUTTUUU 3:i can't <verb>
WVXZURSSTS 3:i can't <word>
UWSXTXSTTT 3:i can't do
ZTUTTUUUUT 3:i could <word>
UZTTUTTUUU 3:i do <word>
UVVZSSTUUS 3:i do not
XYRWSQSTUW 3:i don't <word>
VTTTUTUUUY 3:i don't do
XWTTUTTUUT 3:i don't know
USWYTSUUUS 3:i don't like
WRSXSXUUUS 3:i don't want
UXSWUTSUUT 3:i get <s>
WTUXUTTUUU 3:i get <word>
TZTUUUTUUT 3:i go by
XUTTUUUUUU 3:i had to
XVRRTTYSSX 3:i have <word>
XXSTTURTYS 3:i have a
WTUTXUSUTT 3:i have no
TUXTVUTTUU 3:i like <s>
XTWSUUTTUT 3:i like <word>
TUYTTTUUUU 3:i like my
ZUTUUUTTUU 3:i like the
ZUUUTTTUUT 3:i might <verb>
YUTUTTTUUU 3:i must to
aUTUSTUUTT 3:i need a
ZUUUTTTUTT 3:i need to
TUTXTXUTTT 3:i never want
VTTTTSWTTZ 3:i no <word>
STSTVUVTUZ 3:i said about
UUUUXTTUUU 3:i say <word>
XWUUTTSTUT 3:i shall be
YTTTUUTUUU 3:i should <word>
YTUUTTUUUT 3:i think <word>
UTUUTTXTUX 3:i told you
TZTTTUTUUT 3:i use <name>
UYTTUTUUVT 3:i use <word>
XUUTUTUUUU 3:i use a
XTWSWRTTXS 3:i want to
XTUUUUUUUT 3:i was <ing>
VXTTSSVTTX 3:i was <word>
WYTTUUSTUT 3:i was a
YTTUUUTTUU 3:i was in
VXVTUTUTUT 3:i'd <verb> the
ZUTTUTUTUU 3:i'd <word> <word>
ZTTTUTUTUT 3:i'd <word> for
YUSTUUUUUU 3:i'd like a
VTTTTUTTXU 3:i'd like to
UUYTUTUUUU 3:i'd rather have
XTUUTUTUUU 3:i'll <verb> to
TYUTUUTUUT 3:i'm <ed> in
XVTTUUTUTT 3:i'm <ing> a
VXTTTTTUUU 3:i'm <ing> to
VXTTTUUVUT 3:i'm <word> ,
WZTTTUTUUS 3:i'm <word> <word>
VZTRTUTUUT 3:i'm <word> to
TXTUUUUUUU 3:i'm a <ed>
UZXRSUTTUT 3:i'm a <word>
WTUTTUXUUT 3:i'm going to
VYTTSUTVUT 3:i'm in <name>
YTTUTUUUUU 3:i'm in a
XVUTSUTTUT 3:i'm in the
UWXTTUTUUT 3:i'm more of
XWTRTUXUVR 3:i'm not <ing>
TTTVTUTUUY 3:i'm not <word>
UUTXUUTUUT 3:i'm not a
YUUTUUTUUT 3:i'm not going
SYUUUUUUUU 3:i'm on <name>
WXSSUUUUUT 3:i'm on <word>
XUUTTUTUUU 3:i'm on a
XVTTTUUUTU 3:i'm on call
XXUTTUTTTT 3:i'm on the
VaTTTUSTUS 3:i'm the <word>
TXUUTUWTTT 3:i'm the one
TXUUTUTUUU 3:i'm with <name>
XTTTUUTTUW 3:i've <ed> <ing>
UTUTXUWTTT 3:i've <ed> the
UTUUUUXTUU 3:i've <word> to
WTSXUUUUUT 3:i've a <word>
WXUUTUSUUT 3:i've been <ing>
TUUTUUXUUT 3:i've decided not
UYTTUUTUUT 3:i've got <word>
VXTTUUTTVU 3:i've got a
TWTXUUTTUT 3:i've no <word>
UYXWSUTTTQ 3:ich <word> <name>
WVXXRSSRSV 3:ich <word> <word>
SaTSUUVUVT 3:ich <word> in
WUSYTTUUUS 3:ich <word> keine
VXTTTUUUUT 3:ich <word> mit
SVTTYTUUUU 3:if a <word>
YUUTTTTUUU 3:if i <ed>
TWSSXSXUUT 3:if i <verb>
WUUSXTUTUT 3:if i <word>
ZUUUTTTUUU 3:if i were
XUUTWTTUUU 3:if it <s>
YUUUWSTTTT 3:if the <word>
VUXTSUTTUU 3:if there's a
YUUUTTTTTU 3:if we <ed>
YUUTTUTUUU 3:if we <word>
UUWTTXTTUT 3:if you <ed>
WTUUUUSSXU 3:il <number> <word>
YXTTUUTTTU 3:il <word> <word>
WSTTTTVXVT 3:il <word> di
WTUTUUTTYU 3:il <word> è
VTUTYTTTUT 3:immer auf <name>
TTXXXSTTTT 3:in <caps> <verb>
XXUUUTTTTT 3:in <date> ,
XYSRVRYSVR 3:in <name> ,
UWTTUTTXTT 3:in <name> <ed>
TXTTWTVTTW 3:in <name> <name>
WTUTXTVTTT 3:in <name> <s>
XSSTSSVYVS 3:in <name> <word>
ZUVUTTTSUT 3:in <name> ?
XWTWTUSTTT 3:in <name> and
YTUUTTVTUT 3:in <number> ,
aTTUTTTWTT 3:in <number> <word>
UUUTTXUUUT 3:in <verb> <s>
XTUTUTUTUT 3:in <verbs> ?
YSXRWXVRSQ 3:in <word> ,
VVSSYWUSTS 3:in <word> <name>
XWUTRSXWSR 3:in <word> <number>
WTUWTVVVRQ 3:in <word> <s>
XUTTSUUVUT 3:in <word> <verb>
TTSSXZSSXT 3:in <word> <verbs>
XSQWaUSXSQ 3:in <word> <word>
YUUUSUUTUU 3:in <word> ?
ZTSTTTWUUT 3:in <word> and
XTTTTTWTUU 3:in <word> for
YUTTSTUVVV 3:in <word> when
YTWTTUTTUU 3:in a <ing>
XUVRPXVXTS 3:in a <word>
XUTTVTTUUU 3:in all <verbs>
VUTTVXTTUT 3:in all <word>
XTUUTUUVTT 3:in an <word>
UUUUTTTUYT 3:in by <date>
WUTUXTTTUT 3:in every <word>
YUTTTVTTUT 3:in my <s>
WTTTXTTTUT 3:in my <verb>
XRWVTXWQTS 3:in my <word>
ZUTSSUUTVT 3:in one <word>
VSTTZSWSTU 3:in our <word>
XUWUTTTTUT 3:in that <verb>
ZUTTWTTTVT 3:in that <word>
XUTTTTWTUT 3:in the <caps>
XXUUTTTTUT 3:in the <ed>
XWTTWSUTUS 3:in the <name>
XWRRVYTQUV 3:in the <s>
ZXRSQWWVSR 3:in the <verb>
WUSSVVXVRU 3:in the <word>
TUUUXTUTUU 3:in the same
ZUUTTTTUVU 3:in this <verb>
TPVVWZXURQ 3:in this <word>
YUUUTSTUUU 3:in this one
YUUUTUTUTU 3:instead of <number>
STVSVTWYTS 3:instead of <word>
TTTUUXTUXT 3:is <date> <number>
XSTTWTTUWS 3:is <ed> ,
SWVTTUZTTT 3:is <ed> <name>
WTTSUXWTTS 3:is <ed> <word>
YUUUUUTTTT 3:is <ed> again
TTUUUUTUYT 3:is <ed> for
TTTXUTWUUT 3:is <ed> on
VUUUUTYTTT 3:is <ed> to
YUTTTTUUUT 3:is <ing> me
TYUTTSZUTR 3:is <name> <name>
VTUUUUXTUS 3:is <name> <word>
XTTUUTWUTT 3:is <name> and
VVTUTTSTZS 3:is <number> <date>
VSUVUUYTTT 3:is <number> <s>
YTTUTUWTTT 3:is <number> <word>
WSSRXSTYSW 3:is <word> ,
XUTUUTWTUT 3:is <word> <ed>
TUUVTUXSVT 3:is <word> <number>
YTSTTWWTUT 3:is <word> <s>
ZSSWSWXSTR 3:is <word> <word>
aTUUTUTSUT 3:is <word> again
XTUTTTVTVT 3:is <word> for
TSTXWSXTTT 3:is <word> in
WTTWTTXTTS 3:is <word> of
VVTSVWTSYR 3:is <word> on
TTUTUYVUUT 3:is <word> to
YUUTTUTUUT 3:is <word> today
TTTTXTYUUT 3:is <word> with
WTTTTTXUUT 3:is a <name>
UTUUTTYTUU 3:is a <number>
YWXXTSTSSR 3:is a <word>
XTTWTTTUUT 3:is a no
TWTUTTYTTT 3:is an <name>
YTTUTTVTTT 3:is at <number>
WTTUTYTUUT 3:is for the
YTUUUUUUUT 3:is he <word>
WXTWTTUUTR 3:is in <name>
WTUTTUXTTU 3:is in <word>
TXUTTUWUUT 3:is in the
YTUUTTTTUU 3:is it <word>
XUTTUUUUUT 3:is it in
SZXSTTVUTS 3:is my <word>
UXTSWSSTTY 3:is no <word>
TTUUTTTUaT 3:is on <date>
TWUUUTVUXS 3:is on <number>
TVUTTTYTWR 3:is on the
UXTUTTXUUT 3:is one <word>
VTTUTTYUUT 3:is our <word>
WSTUTUVTTX 3:is out of
XTUUTTWTUT 3:is that <word>
YUTTTTUUUU 3:is that a
TXTUTUWTUS 3:is the <number>
YUTTTUTUUU 3:is the <s>
TTSTWUYUUT 3:is the <verb>
YUWRWRWRXQ 3:is the <word>
XUUUUTTTUU 3:is there a
XUUUUTTUUU 3:is there anything
XUUUUTTTUU 3:is this <word>
YTTTTTWUUT 3:is too <word>
VTTTTUTYUT 3:it , <word>
XUTTTTWTUT 3:it <s> <word>
USXWVSTSUW 3:it <s> me
XUTUTTTVUT 3:it <word> ,
XUTUWTTUUT 3:it <word> <word>
XUUUUUUTUU 3:it <word> for
XUTTUUTTUT 3:it <word> the
YTTUUTUTUU 3:it <word> to
YTUTTUUUUT 3:it a <word>
YTUUTUTUUT 3:it as <word>
YUTTUUUUUT 3:it could be
XUUTTUUTUT 3:it doesn't <word>
WTTTTXVUTS 3:it in <name>
XTTWSTUSXT 3:it in <word>
TWTTUYVTUS 3:it is <word>
UUTUTTYUUU 3:it on <word>
UUTTWTXUUT 3:it to me
XUUTTUVTUU 3:it to the
ZTUTUUTTUT 3:it was <word>
VTTTUTUXUT 3:it was a
VUUUUUTXUS 3:it was the
XUUUTUTTUU 3:it with <word>
SZUUSTUTWT 3:it's <name> ,
XTTUXUTTUT 3:it's <word> <word>
YSTUSTWWTT 3:it's a <word>
YUUUTTTUUU 3:it's for the
XaSSTTUTUS 3:je <s> <word>
XVWVSTTTUS 3:je <word> <word>
TSXYTTTUUT 3:je <word> les
VTTUXTTTUU 3:keep <date> <word>
TUTUYUTUUU 3:keep <s> to
UUXTWTTTUT 3:keep it <word>
XXTTSTTUUV 3:keep that in
UTTTZTXSTT 3:keep the <word>
UUUUTTXUUT 3:keep the old
YTUUTUTUUT 3:know what i
WUUTTTXTTT 3:la <word> ,
TXUTUTXTTT 3:la <word> <name>
XTSRRWZYSR 3:la <word> <word>
XUUUUTTTUT 3:la <word> ?
VTTUTWXSTT 3:la <word> de
TTUUTUVTXT 3:la <word> est
XUUTTTUVUU 3:last <s> <word>
XTUUTUUUUT 3:last <word> ,
TUUUUUUUXT 3:later than <number>
TTUUUUSTZT 3:le <number> <word>
SQYQVUVYWS 3:le <word> <word>
YTTUTUUTUU 3:le <word> ?
TSYVTTXUUS 3:les <s> <s>
XUUUTUUUUU 3:let me <verb>
XUUUTUUUUT 3:let me think
TUTUTTZUUU 3:let's go with
VTXWTTTTUT 3:like <word> <word>
bTVSTUTSTU 3:like a <word>
UUYTUUTTUT 3:like my <word>
XUTUTUUUUU 3:like that ,
ZUTUUUTTUU 3:like the <word>
YUTUUUTUUU 3:like this for
TTUUTUTUYU 3:like to have
TTUUUYUTUU 3:mai <word> <word>
XUUTTUUUUU 3:make it <word>
UTWZSTTTUS 3:make me <word>
XUTTUUUUUU 3:make me a
TUUUXUTUUU 3:make sure every
XUUUUTTUUU 3:many <s> of
XUUUUUUTUU 3:maybe it's the
XUUUTUTTUU 3:maybe we should
VTXTVTTTVS 3:me , <word>
XTTSTWUTVT 3:me <s> <word>
UUSTXVUUUU 3:me <s> in
XTUUUTUUUT 3:me <s> un
TZTTUUUUUT 3:me <word> <name>
XTSSUWSTUX 3:me <word> <s>
ZSYSTTTTUT 3:me <word> <word>
YUTTTTUUUT 3:me <word> the
ZTSTTWTUUU 3:me a <verb>
XSWRXUWSUS 3:me a <word>
VUTTUTUUUX 3:me about the
VSTTXWTTUT 3:me as <name>
TZUTTTUUUT 3:me at <code>
YTTTWUUTUT 3:me at <word>
UUUTXTUUUU 3:me before you
STTTZUUUVT 3:me in <name>
WTXSWSTUVT 3:me in <word>
XWTTTXTTTS 3:me on <word>
UUTTXTUUUU 3:me should be
XUTTTUUUUU 3:me something <word>
ZUTTTUUUUT 3:me the <ing>
VTSTZTTUUU 3:me the <verb>
YSUYVWSSTR 3:me the <word>
XXSTTTTXTT 3:me three <s>
XUTXTTUTUT 3:me to <word>
XUTTTUUUUU 3:me what <word>
XUTUSTUUUU 3:me what you
XTTTTTXTUT 3:mein <name> <word>
VTUUUTXTUT 3:meine <name> <word>
TTUTTXXUTT 3:meu <word> <word>
YXTSTTWTTT 3:mi <word> <name>
YWTSSVVTUT 3:mi <word> <word>
UUUUTXTTUT 3:might i <word>
VWTTXTUUUT 3:mit <word> <name>
VTXTWTUTUT 3:mit dem <name>
WTUTTTXTUT 3:more <word> <s>
UWXTTUTUUT 3:more of a
TTUUUTUUYT 3:must <word> the
WTUUTTTUXT 3:must be <ed>
TUUUXTTUVU 3:must be in
VUUTTXTUTT 3:must not <verb>
TXTTTWSYTS 3:my <ing> <word>
TWUTTTYUUS 3:my <s> <name>
VTTTUXWUUS 3:my <s> <verb>
XURWPQWUWX 3:my <s> <word>
WZTRWTVSUR 3:my <s> are
XXWSTTSTTT 3:my <s> in
UVUUUTTTXT 3:my <s> on
WXUTTTUTUT 3:my <verb> <word>
UXUUUTUUUT 3:my <verb> for
XXTTTSRTTW 3:my <verb> is
XSSSVSSXUY 3:my <word> ,
UTUUTUXVTT 3:my <word> <ed>
TTTSSUcTWS 3:my <word> <name>
bTQQWWUVVR 3:my <word> <s>
VWWSSXRTSV 3:my <word> <verb>
ZWTSSUTSWS 3:my <word> <verbs>
SZXVRPYVWN 3:my <word> <word>
XUUUUUTTUT 3:my <word> ?
XTTUUUUUUT 3:my <word> always
XTUUUUTTUT 3:my <word> at
XTUTTTTTWT 3:my <word> by
ZTTTTTVUUT 3:my <word> for
YTTUTTTUVT 3:my <word> has
XVTUTTWTTT 3:my <word> in
XdRQWVTSUP 3:my <word> is
XVUUTTTTUU 3:my <word> says
VTUTUTYTTS 3:my <word> to
VTUUTTTTUX 3:my old <verb>
VTTTUTUTUX 3:my old <word>
TTTUUUXUWT 3:my son <name>
WTTTUTTUUY 3:ne <word> <s>
XTTUTXTTTU 3:ne <word> jamais
XUTSYTTUTT 3:need a <word>
WTUUTTUTYT 3:need the <s>
WTTTXTTUVS 3:need the <word>
WUTTUSTUUX 3:need to <verb>
VTTTUUUUUY 3:need to <word>
XTTTSWUUUU 3:never <verb> <s>
TUTXSXTTUT 3:never <verb> <word>
YUTTSXTTUU 3:never <verb> a
SUTTVYUUUU 3:never <verb> me
XUUUUTUTUU 3:never <verb> on
TUUTSZTSUU 3:never <verb> the
WTUTTXTSUU 3:never <word> <word>
YUUUTTUTUU 3:never <word> that
STTTXXTWUT 3:never <word> the
YUUUTTUTUT 3:never to <verb>
XUUUTTUUUT 3:never use <s>
TUUUUUTYTU 3:new <ing> <word>
TUUUUXUUUT 3:new <s> without
VUUUTUTXTT 3:new <word> <ed>
YTUTTTWTUT 3:next <word> ,
TTTTXSVXTT 3:next to the
VWTTXTTUTT 3:nicht <word> <name>
XTTTTTWUUS 3:no , <verb>
UUUTTYTUTT 3:no <s> before
XTTTSXUTVT 3:no <s> in
TUTTTZTTUU 3:no <s> on
TUUTTYTUUT 3:no <verb> <verbs>
VTTTWXTTTT 3:no <word> ,
URRXWWTSTW 3:no <word> <s>
TUTTTWTUUZ 3:no <word> <verb>
TTTSXUTUUW 3:no <word> <verbs>
VWSRSXURWX 3:no <word> <word>
VTUUTUTUUX 3:no <word> en
UTTWUXTTUT 3:no <word> for
VUTSTWXTUT 3:no <word> in
XUUTUUUUUT 3:no <word> yet
UUUUUTTUXT 3:no later than
UTUSUYUUUT 3:no me <s>
WTTTTUYUUT 3:no more <s>
WXTTTSYTUS 3:no more <word>
XTUTTTTUUX 3:no need to
TWTSTVTTUX 3:non <word> <word>
TXUTUXTUUS 3:non <word> la
WTUXUTUUUT 3:non mi <word>
YTUUUTTUUT 3:not <ing> it
TTUUTUXUUT 3:not <verb> <name>
TUUTVXUUUT 3:not <verb> <s>
WWSRSUWTUX 3:not <word> <word>
TUXXRVRVSW 3:not a <word>
XUUTTWUUUT 3:not in <word>
TUTTTYWUUT 3:not to <verb>
VUUUTUXTTT 3:now , <ed>
UXUUUTTUUU 3:now on ,
UTUUXUTTUT 3:now on <verb>
ZUTUTTTUUT 3:now the <word>
WXTTUTUTUT 3:não <word> <word>
USSRWSXXXS 3:o <word> <word>
TTUTTXXUTT 3:o meu <word>
XUTUTTWSVT 3:of <date> ,
SWTTXTXTSV 3:of <name> <name>
YUUUTUUUUT 3:of <name> ?
TWTTTTWXTT 3:of <number> <s>
VTTXTTTVUU 3:of <s> ,
UVRWVSWVSS 3:of <word> ,
VTYUSSRVXR 3:of <word> <word>
YUUUUUTTUU 3:of <word> ?
XWTTUTTUUS 3:of <word> at
YTUTUUUUUU 3:of <word> i
VWVQWWVUSR 3:of a <word>
UUTTXTUTWT 3:of each <word>
VXTSWSWTTT 3:of my <s>
VWSVTTTSUX 3:of my <word>
ZUUTTTTTUT 3:of that <word>
UWTUWTSSXT 3:of the <ing>
VVSTVXRWSS 3:of the <s>
WTTTTTXTWT 3:of the <verb>
YYUQUVXXQN 3:of the <word>
ZUUUUTTUTT 3:of this <ing>
UWTUTTYRTV 3:of this <word>
ZUTUTTTUTU 3:of this one
YUTTUUTUUU 3:of those <s>
VSTSWTRWTY 3:off the <word>
TUUUTUTTUY 3:old <verb> <word>
VTTUTTTTWX 3:old <word> ,
UTTUTTTTWX 3:old <word> is
XTTTTTVTSX 3:on <date> ,
TTUUTWXTUU 3:on <date> <s>
TWUUTSXWTS 3:on <date> and
TTUTUUVTXS 3:on <date> at
TUUUUTTUYT 3:on <date> the
WTTTTXXTUT 3:on <ed> <s>
WSUTTXXTTS 3:on <name> <name>
TUUUUTZUTT 3:on <name> <number>
SXTTUUUUWT 3:on <name> <word>
UXTUSTRReR 3:on <number> <date>
WVTTTTTTYS 3:on <number> may
XWUUTTTUUT 3:on <s> ,
WXSSVRVVWS 3:on <word> ,
TTUTTXXUTT 3:on <word> :
XRTTXSWVRW 3:on <word> <number>
WXSRSZTWSS 3:on <word> <s>
TWUUTTXUST 3:on <word> <verb>
VXRRSSXXVS 3:on <word> <word>
XTTTTTTUUX 3:on <word> is
WTTUTTXTUU 3:on a <date>
TWTTXTTTUT 3:on a <ed>
UXTUUUTUUU 3:on a <number>
YTUUTTTUUU 3:on a <verb>
XXRRWVYRSS 3:on a <word>
TUTTXTXUTT 3:on all <s>
UUUUXUTUUU 3:on each <word>
VUTTTTUXUT 3:on my <verb>
ZXSRUSSVSV 3:on my <word>
XTTTUTWUUT 3:on ne <word>
TUUUUUTXTU 3:on the <caps>
VUUUWSVRaQ 3:on the <number>
YWUSTWSTTT 3:on the <s>
aUTXSSSVSS 3:on the <verb>
UWPOSWVXWW 3:on the <word>
VUTUTTXUTU 3:on the back
YSUUVUVSST 3:on the first
WTUUXTVTTT 3:on the last
WTTTTXUUUT 3:on this <verb>
WVUTTYRUTT 3:on this <word>
XUTUTTUUUU 3:on this one
TTTUTUXWUT 3:once a <word>
XUWTTTTTUT 3:one <word> <verb>
UVXSTTTWUT 3:one <word> <word>
TUXTWUTUUT 3:one <word> at
STTXWTTWUU 3:one <word> of
SSUTXTYTTW 3:one <word> per
WTXUTUTTTU 3:one for the
XUUTUTTUUU 3:one more <word>
ZUTUUTTUUT 3:one of those
UTTUTUXUUT 3:one with the
WTXTTUUUTU 3:only , <word>
TUUUTUYTTU 3:only <verbs> <s>
UWXTTTVTTT 3:only <word> <word>
UTTTXTWTUT 3:only the <word>
ZUTTTUUUUT 3:or <word> ,
XUTTTUUUUT 3:or no ?
YUUTTTTUVT 3:or not ?
YUUUTTUTUT 3:or the <s>
YUUTUUTUUU 3:or the <word>
YUUUUTTUUU 3:our <s> <word>
TUTTTUZTUT 3:our <s> are
VUUTUTXTUU 3:our <word> ,
TTUUWTXTTT 3:our <word> <name>
TSTTVTXTXU 3:our <word> <s>
YTTUSTWTWS 3:our <word> <verb>
WSTTSTYTWT 3:our <word> <verbs>
TRTTXSaWSS 3:our <word> <word>
WWTTRTWTWS 3:our <word> is
XUTUTTTTXT 3:out a <word>
WRWWRWWSWR 3:out of <word>
UTTUXTWTUU 3:out of the
VUTTUUXUUU 3:out of this
UUUUTUUTXU 3:out on <number>
TUXTVSUVUU 3:out the <s>
WTUTTTSYUT 3:out the <word>
YTTUTTVTUT 3:over <number> <s>
TTTSXXVTUT 3:over <word> <s>
TUXUUTTUUU 3:over a <word>
TTTUXUWTUU 3:per <word> ,
XTXTTTTTUT 3:please , <word>
ZTSTYTSTTT 3:que <word> <word>
VTXTTTTUUU 3:que me <s>
UUXTUTUUUU 3:rather have <word>
TUTUTTUUUY 3:said about <s>
XTUUTUTUUU 3:says i should
YTTUTTUUUT 3:says we should
XTTUTUWTTU 3:se <word> a
XUTUTUUUUT 3:should <ly> <verb>
XUUUTUTSUT 3:should <verb> the
XTUUUUTUUT 3:should <word> the
XTTUVTTUUT 3:should always <word>
TTTTWSYUUU 3:should be <word>
XUTUVTTUUU 3:should be in
XUUUTUUUUT 3:should i <verb>
YUUTTUUTUU 3:should i <word>
YTUUTTTUUU 3:should never <word>
XUUUTTUUUT 3:should never use
XUUUTUUTTU 3:should we <verb>
TaUUUTTTUT 3:since i was
VTTUTXTWUT 3:since the <s>
TVTSTSYUUW 3:since the <word>
UTUTTXWTUT 3:stop <ing> <s>
UUSUTXUTUU 3:stop <ing> <word>
TUTUTYUUUU 3:stop <ing> me
TUUUXUTUUU 3:sure every <word>
UUXTUUUUUU 3:than <ed> <s>
UXWTWTTTUU 3:than a <word>
VTXTTTTWTT 3:than the <word>
VUTTXUTUUT 3:that , <word>
YTTUTTTVTT 3:that <s> <word>
VTTUXTTUUU 3:that <s> a
XUTUUUTTUT 3:that <s> are
UTTTXUWTUT 3:that <verbs> <word>
YUTUTUTTUU 3:that <verbs> for
UUUUUUXTUT 3:that <word> <s>
VUTTTUUTUX 3:that <word> <verb>
WTXTTTSYUS 3:that <word> <word>
YUUTTTTTUT 3:that <word> ?
VTUUTUXTUT 3:that <word> from
VUUTXTUUUT 3:that <word> in
WTUUUTTTUX 3:that <word> is
ZUTUUUTTUT 3:that <word> was
YXSTRSWUUU 3:that in <word>
XUUUTSWTUT 3:that in the
TXUUTTVUVT 3:that my <word>
UTUUYUUTUU 3:that only <s>
UUUUUUXTTT 3:that the <caps>
XXTUTTUTTT 3:that the <verb>
SSSTVRYYVV 3:that the <word>
YTTUUUUTUT 3:that was <word>
XUUUUUUSUT 3:that was the
XTTUTUUUUU 3:that we always
UTXSWTTUUT 3:that you <verb>
UTSUWTXUUT 3:that's how we
UWXUTTUTUT 3:that's me ,
VXWTTUTTUT 3:that's my <word>
XSTUTXWSUT 3:that's the <word>
VXTUTTTUUU 3:that's what i
TUTUTTTUYT 3:the <caps> <verb>
RTTTWWWXVS 3:the <caps> <word>
VWTTTSSVTX 3:the <date> <word>
TSSSTYXVSX 3:the <ed> <word>
XTUTTTWTTW 3:the <ing> <s>
TWSTVWXUSR 3:the <ing> <verb>
VUUTXTTUUT 3:the <ing> <verbs>
WVQQWQYVWU 3:the <ing> <word>
TVUUXTUTVS 3:the <ing> in
XUUUUTTTWS 3:the <ing> is
XTTTUTTTWT 3:the <ing> on
XTSTVSUUWV 3:the <ly> <verb>
TVXSRVVUSX 3:the <ly> <word>
UTTUWXVTTT 3:the <name> ,
UZSTSSSYZQ 3:the <name> <name>
WVTTXWTTTS 3:the <name> <s>
STUUXSYWTS 3:the <name> <verb>
UXRRTQXVUY 3:the <name> <word>
VVUUTUXUTS 3:the <name> in
SSTUVUWXSV 3:the <number> <word>
TUUUUUTUXT 3:the <number> at
VYTUSSVRXV 3:the <number> of
YTSSWTVWTR 3:the <s> ,
USUUSVVYTS 3:the <s> <ed>
XUUTTTTUTX 3:the <s> <ing>
XTTTTTWTUT 3:the <s> <s>
XSSSVWVUVS 3:the <s> <verb>
XXPPZYYVQO 3:the <s> <word>
XUUUUUUSUU 3:the <s> ?
UTTUTTXTXT 3:the <s> a
XSTSUWUWWQ 3:the <s> are
YTUUTTUUVT 3:the <s> by
YUTUTUTTUU 3:the <s> first
VTUUTTTXUU 3:the <s> from
UTTUVTXTVS 3:the <s> have
YUUTUTTUUT 3:the <s> i
ZSVSUUWWTQ 3:the <s> in
XTUTTSUWXS 3:the <s> on
XTTUWTTUUU 3:the <s> out
WTTTUTTYTT 3:the <s> were
VSVTXVVSTT 3:the <verb> ,
XTUTTTUWTT 3:the <verb> :
TUUUUTUXUU 3:the <verb> <ed>
XTUTUTUTTW 3:the <verb> <name>
VXSSRXVVVR 3:the <verb> <s>
XUUTWTSWTT 3:the <verb> <verbs>
VVQQUTWYVV 3:the <verb> <word>
YTUUTTTTUU 3:the <verb> ?
YUUUUTUTTT 3:the <verb> at
UUTTYUTUUU 3:the <verb> first
XWUUSTTSWS 3:the <verb> for
UUTTSSWXUW 3:the <verb> in
YTTTTSXTVT 3:the <verb> is
YSSSWRWSZR 3:the <verb> of
VTUUUUVXTS 3:the <verb> to
XUUUUTTVUT 3:the <verbs> <verb>
VTWWXUQTTT 3:the <word> ,
VSTTVTXYSS 3:the <word> :
TTTTVXWWTS 3:the <word> <caps>
XRSSRTZbRU 3:the <word> <ed>
XRSSVSUWVW 3:the <word> <ing>
YTTTUTUVTT 3:the <word> <ly>
VTUUTUYSVT 3:the <word> <name>
YSNVSVWUWW 3:the <word> <s>
UXVNTRWZWS 3:the <word> <verb>
URRQSYYUXV 3:the <word> <verbs>
UWPSTTXZTT 3:the <word> <word>
ZUUUTTUSUT 3:the <word> ?
UUUUTTSTUa 3:the <word> about
WWTTVVRSWS 3:the <word> after
YUUUSTUWUR 3:the <word> again
WSSUUXXRTT 3:the <word> and
UTTTXUSTUW 3:the <word> are
WSWSVWSSSX 3:the <word> as
WSTTSTYXTS 3:the <word> at
UUTTXSSVWT 3:the <word> before
YTUUUTTTUU 3:the <word> between
XTUUTUSTXT 3:the <word> by
XTTUTTTWUT 3:the <word> didn't
XUUTTTTWUT 3:the <word> every
UTVTVSYUTT 3:the <word> first
WWRRTVXWVP 3:the <word> for
VSUTWTVUVR 3:the <word> from
TUTUUTTYUT 3:the <word> had
WTXTRTYQVU 3:the <word> has
VVTTYSWTUS 3:the <word> here
VVYRRSTWSX 3:the <word> i
VYQQYVSUTX 3:the <word> in
YWRYVPYTYK 3:the <word> is
VTTUTTTVUY 3:the <word> isn't
XTTTWTTUUT 3:the <word> last
VTTUXUTTVU 3:the <word> must
XUUTUTTVTT 3:the <word> never
VUPPYTSTYW 3:the <word> of
TTUUTUTYWT 3:the <word> off
VRWSURSVVY 3:the <word> on
ZTTTTUUWTS 3:the <word> one
TUUUTUZTUT 3:the <word> only
YUUUTUTTTU 3:the <word> or
ZUUUTTTVUS 3:the <word> that
TTTTTUWXTT 3:the <word> the
XTUUUTTTTW 3:the <word> this
WTWSRSXXWQ 3:the <word> to
XTTTTTWUUT 3:the <word> today
WSUTTURcVP 3:the <word> was
XTUUUTWTTT 3:the <word> we
VTUUUUTXUT 3:the <word> went
XTUTWTTTWT 3:the <word> will
RVSTRWUYVW 3:the <word> with
XUUUTUUTUT 3:the <word> would
YUUUTTTTUT 3:the <word> yet
STXTTTXVTT 3:the back <word>
XUUUUUTUUU 3:the back of
WWSTWSXSTS 3:the first <word>
XSVXSSWTTS 3:the last <word>
SUUUTTWYTT 3:the new <ing>
UVSSURYYWQ 3:the new <word>
XUUUTUTTUT 3:the old <caps>
XUUUTUTUUU 3:the old <verb>
URRSSWXUXY 3:the old <word>
XTUUUUTWTT 3:the old one
VTXTTUWTUT 3:the one <word>
VTUUTUXTTU 3:the one in
WTUTUTVXTT 3:the one on
UTTUTUXUUT 3:the one with
TVTTSXXTTT 3:the only <word>
ZWTTTTVSUS 3:the other <word>
TWTTTTXTUT 3:the other one
YWTUSSWSTT 3:the two <s>
XUUUUTTTUU 3:there a <word>
WXUTUTTUTU 3:there are <word>
XTWSWTWTTS 3:there's a <word>
XTTWRWTUVT 3:these <word> <s>
YTUTTTUUUU 3:these two <s>
YUUTTTTUUU 3:they <verb> like
TTTTXTWTTU 3:they <word> <word>
XTUUTUUTUU 3:this <verb> <word>
UUUTTXUUUT 3:this <verb> of
ZUTTTUTTUU 3:this <word> <s>
XTUUVUTTUU 3:this <word> <verb>
XTTTXSRWUT 3:this <word> <word>
VXTUUUTTUT 3:this <word> i
XTUUUUUSUU 3:this <word> in
TUUUTTYTUU 3:this <word> the
YUTUUUTUUU 3:this for all
YUTTTUUUUT 3:this one ,
ZTTUSUTTUU 3:this one <word>
WUUTTXTTTT 3:those <word> <s>
YUUUUTTTUU 3:those were the
USYTWTTWUT 3:three <s> ,
TTTTTWTXUT 3:three <s> in
ZUUTTTTTUT 3:three <word> <s>
UTUUUXVTTU 3:to <date> <number>
YTUUTTUUUT 3:to <name> ,
WSUUSTXTTW 3:to <name> <name>
UTUUTUWXTU 3:to <name> <word>
YUUUTTTUUU 3:to <name> ?
VXUUUUTTUT 3:to <name> last
TTUVUUTTXT 3:to <name> on
YUTUTTWTTT 3:to <number> ,
TTUUTTVTYS 3:to <number> <date>
XTTTVWSVTT 3:to <number> <s>
XTTTTUTUTW 3:to <verb> <name>
XWTTTXSTUS 3:to <verb> <s>
YTVSVTVTUS 3:to <verb> <word>
XUTUTTTTXU 3:to <verb> a
XUTUTUUUUU 3:to <verb> at
XTTTSWVUUT 3:to <verb> it
TUUTTXTUUV 3:to <verb> me
XUUTUUUUUU 3:to <verb> out
UTRRTVWUWW 3:to <verb> the
XUTTTWTUUT 3:to <verb> them
YUTUUUUTUT 3:to <verb> to
VXSTTUXTTT 3:to <word> ,
UTTTTUTXUU 3:to <word> <ed>
XUUUUUTTUT 3:to <word> <name>
WVVVURSRXV 3:to <word> <s>
XTSTWTVWTS 3:to <word> <word>
YTTTTUWTTT 3:to <word> a
aTXSSVSSVS 3:to <word> in
WTTTXUTTUT 3:to <word> that
USSTXSZWVQ 3:to <word> the
YUUUTTUUUU 3:to <word> them
YTTUTTUUUU 3:to <word> this
XTTWTTTUUU 3:to <word> with
URUWWSXWSS 3:to a <word>
XUUUTTUTUU 3:to always <verb>
SSVTYWSRZS 3:to be <ed>
WVSSXTWTWS 3:to be <word>
VXUUTUTUUU 3:to be a
XTTUSSTTVX 3:to be in
XUUUTTTTWT 3:to be out
TUUUUUTTXT 3:to be with
VVTUTXTTTT 3:to call the
VTTXVTUTVT 3:to do with
YTXTSUTTUT 3:to every <word>
XUUTTTTTWT 3:to get <word>
UUUUUUXUUU 3:to go with
VTTTXTWUTT 3:to have a
UTTTYTUUUT 3:to me in
UTTTVTXTUX 3:to my <word>
XUUUUTUTUT 3:to say never
UWTUTTXTTT 3:to the <name>
XTTTSVWTUT 3:to the <verb>
VTQUXVUUUV 3:to the <word>
YTUTUTUUUT 3:to use <word>
YTTUTUUTUU 3:to your <word>
ZTTSTTSTUY 3:today , <word>
VXSTTTWTUT 3:too <word> for
XTTTUUUUWU 3:too much <word>
XUUTUUUTUU 3:tu <word> <word>
TUUUUUTYUU 3:turns out the
TXSWSSVVUT 3:two <s> ,
TUTUTUTYUT 3:two <s> <ing>
TSTSXUUWWT 3:two <s> <word>
XUUUTUTTUU 3:two <s> ?
XTTTTUXTUT 3:two <s> and
USTTYTWTUU 3:two <s> for
XTTUXTTTUT 3:two <s> in
UTUTTTWXUT 3:two <s> of
YVTTTTSWTU 3:two <s> on
XTUUUTTUUU 3:um <word> em
WTTTTTTXTX 3:un <word> <word>
WWTTTTTXTT 3:una <word> <word>
VTXUWTSTUU 3:under <number> <s>
UTVUXSTTUU 3:under <word> <s>
TUTUTYTUUU 3:under no <s>
VSTUTTXWTT 3:under the <word>
VTUUUUTUXT 3:until <number> <date>
VTTUTTXTVU 3:until the <word>
ZUUTUTTUUT 3:up for <word>
VTUUUUWSXS 3:up for the
VSTTWSYTWS 3:up my <word>
XTUTTUVWTS 3:up the <word>
TTUUTXXTUT 3:up to <number>
UTTUYTTUUU 3:use <s> for
XTTTSWTUUW 3:use <s> in
TWTTYTTUUT 3:use <word> ,
VTTTXTXUUT 3:use <word> <s>
UTTSVYTTUW 3:use <word> <verbs>
STTUYUUUUU 3:use <word> <word>
USUUXTTUUV 3:use <word> here
UTUTTWXUUT 3:use <word> in
YTTTTTXTUT 3:use a <word>
UTUUXUTUUU 3:use it in
VTTTYXTTTS 3:use the <word>
YTTTTTTUXS 3:want to <verb>
TUUUUUTXTT 3:was <ed> by
TUUUUUUYTT 3:was <ing> the
TTUUUUTYUT 3:was <word> because
XXSSSTVXWQ 3:was a <word>
UUUUUUTXTT 3:was that the
XTUUUUTXUS 3:was the <word>
XTUVTTUUTT 3:we <ed> it
UUUUUTZSTT 3:we <ed> on
VTUUTTXXTS 3:we <ed> the
XTUUTTWSUT 3:we <ed> to
YUTUTTVTTU 3:we <ed> with
VTTTXTWTTT 3:we <verb> <s>
TUUUTUYTTT 3:we <verb> <word>
YTUUTUSUUU 3:we <verb> it
VSUUWTXSST 3:we <verb> on
WTWUTSSTXT 3:we <verb> to
TWTTSTYXTS 3:we <word> <s>
WXUUTTUTUT 3:we <word> in
UTUVUUYTTT 3:we <word> on
URUUSTUYUX 3:we <word> the
YUTTUTTUUT 3:we <word> to
YTTUWTTTUT 3:we always <verb>
XTUUTUUUUU 3:we could <verb>
XUUUUTUUUT 3:we could <word>
TUUVTTYTTT 3:we decided to
XTTUWTTUUT 3:we do it
VTUUXTTUUT 3:we do the
YUTTTTUUUT 3:we had a
YTUUUUUTTT 3:we have <ed>
XUUUTTXTTT 3:we have <word>
TUUUUUXUUT 3:we have decided
TTVVTUTTZT 3:we need the
UUUUSYTTUU 3:we never <verb>
TTUTUTVUTY 3:we no <word>
YTUUSUUTUT 3:we should <verb>
XTUUUTTUUT 3:we should <word>
XUUUTUUUUU 3:we should always
XUUUTSTUUU 3:we should never
TXUUWTSUUT 3:we use <name>
VUTTWSXTUS 3:we use <word>
TTUUTUZSTT 3:we went with
STUUUUXUUT 3:we will not
UTUUUUXUTT 3:we're <ing> with
TTUUUTZUUT 3:we're going with
TTUUUUXTTT 3:we're on <word>
UTUUUUXUUS 3:we've <ed> on
TUUUUUXUUT 3:we've decided to
UUTUTUUXUT 3:went <word> ,
UUUUTTTYUT 3:went from <number>
ZUUUUTTTUU 3:were the <s>
XUTUTUUTUT 3:what <word> <word>
aTTTTTUUUT 3:what <word> is
XUTTXUUTUT 3:what a <word>
XUTTUUUUUT 3:what can i
aUTTTUTTUT 3:what do i
XUUTTUUUUT 3:what do you
XUTTUUUTUT 3:what does <word>
UUTTYUTUUU 3:what i need
UTSTVUVTUY 3:what i said
XUUUTUTTUU 3:what if we
WTTTXUUTUT 3:what is <word>
XUTUTUTTUU 3:what is the
UWTTTTXTUT 3:what it's <word>
XUTTTUUUUT 3:what should i
XUUUUUUTUT 3:what was the
XUUUTUTTUT 3:what would <verb>
XUTUTUUTUU 3:what would a
XTUUUUTUUU 3:what would i
XUTTUUUUUU 3:what would you
aTTTUTTTUU 3:what's a <word>
XUUUUTUUUT 3:what's the <verb>
aTTTUTUSUT 3:what's the <word>
TTTTYTTVUU 3:when a <word>
UTTTXTWTUT 3:when i <verb>
STTTWTYUUT 3:when i say
YTUUTUSTUU 3:when i was
YTWWTTSSTT 3:when the <word>
URVXVYVSTR 3:when you <verb>
TUUUXUTUUT 3:whenever a <word>
UTSWXTTUUT 3:whenever you <verb>
VXTTTUTTUU 3:where do i
YUUUUSTTUU 3:which <s> <word>
YUUTUTTTUT 3:which <word> <s>
XUUUUUTUUU 3:which <word> is
XUUTTTUUUU 3:which <word> would
YUUUUSTUUU 3:which of the
XUUUUTUUUU 3:which of these
XUUUUUUTUU 3:why does the
YUUUUTTVTS 3:why the <word>
TTTTXTWTUT 3:wir <word> <word>
TXUUTTWSTW 3:with <name> <name>
UTSTXWTUUT 3:with <s> <s>
XXSTUTTUUT 3:with <s> and
UWRWUXTTTT 3:with <word> ,
XTUUTTWTTT 3:with <word> <number>
SVRWXRXVTS 3:with <word> <s>
VVXRSSVXST 3:with <word> <word>
UUTXVTTUUT 3:with <word> and
TTTUUUZTUT 3:with <word> for
TTWTVTXUUU 3:with a <verb>
VRVWXVUVRR 3:with a <word>
UUTUXUTTUU 3:with me ,
TXTTTUTUWT 3:with my <s>
WZSTVSUTVS 3:with my <word>
XTUUTUWTTT 3:with the <name>
YXSSVSRVWS 3:with the <s>
SSWQWSWXVU 3:with the <word>
TTTTTYTUUW 3:without <ing> me
XUTTSVUXTT 3:without a <word>
XTTUTUUUUU 3:would be <word>
XTUUUUTUUU 3:would i <word>
ZUTTTTTTUU 3:would you <verb>
YTTUTTUUUU 3:would you <word>
XUTUTTUUUT 3:would you say
XUUUTUUUUU 3:yes or no
UTTTXSTUUW 3:you <verb> ,
WURWUXSUUT 3:you <verb> <s>
WURSXWTUUT 3:you <verb> <word>
YUUTTTTUUU 3:you <verb> ?
UUSTYVTTUU 3:you <verb> a
VTTTXTTUUU 3:you <verb> anything
UTTSXXTUUU 3:you <verb> for
TUTUYTTTUU 3:you <verb> in
TSWVYUTTUS 3:you <verb> me
VTTSXVUUUT 3:you <verb> to
VUUTXTTUUT 3:you <verb> up
XUUUTTUTUU 3:you <verb> why
TTTTUXTUUW 3:you <word> <verb>
XUUUUUUUUT 3:you <word> ?
UUXTWTTTUS 3:you <word> the
VUTTYTTUUT 3:you <word> up
TUSWVUSSTY 3:you can <verb>
TYUTTTUUUU 3:you can <word>
TTTTWTTUUY 3:you can use
UUUTTTUUUX 3:you don't need
WTTTTXVUUT 3:you keep <ing>
YUUUTTUUUT 3:you know what
XUUTUUUUUT 3:your <verb> <word>
YTUUTUTTUT 3:your <word> ,
WTUUUUSSXU 3:è il <number>
YXSWUQUUTS Tasks
aPRVWWUQWT Tasks after
WSNRaZXTRU Tban once
YYUXWWUPNR Tban stands
XTUUTUTWUT Tf1:(
XVUUUUTUTT Tf1:)
TTVXXTSTTS Tf1:,
ZTUUTTTTTU Tf1:0c2d
YTUTTTTUUT Tf1:14
XUUUUTTUTU Tf1:1987
XUTUTTUUUU Tf1:30p
VUUUUTXTUT Tf1:340
YUUUUTTTTT Tf1:4
YUUUTTTTUU Tf1:4.1
XUUUTTTTUU Tf1:4.2
XUUUTTTUUU Tf1:4.3
TUUTUTXWTT Tf1:40
WTTTUTXTUT Tf1:6
XTUUTUTTUU Tf1:77be
XUUUUUTTUT Tf1:88
UZUTTTUTUT Tf1:?
WSUTUPUWVX Tf1:a
UXUTTUUUUU Tf1:a-levels
XUUUTTTTUU Tf1:a91f
UYTTZTSTTT Tf1:abito
UTUUUTUUXT Tf1:action
SSUUWTXTTT Tf1:adapt
UTTSSTZYUS Tf1:add
XUTUUUTUUU Tf1:address
XTTTTTTXTU Tf1:adesso
TTUUUTXUUU Tf1:admiral
TSSSSXVTYV Tf1:after
WTUUUUVRVU Tf1:afterwards
ZSTTUUTTUU Tf1:ai
YTTTTTTTXU Tf1:aide-moi
WXTTTTTTTT Tf1:aisle
WUQQTVWWUX Tf1:all
XTTTTTTXTU Tf1:allora
XVUTRTYTTT Tf1:also
YSZXTVYPRO Tf1:always
XTUUWTTTUU Tf1:an
XTUUUUUUUT Tf1:analyze
XTWTTTUUUT Tf1:anche
XTTTTUUUUU Tf1:and
ZTUTTUTUTU Tf1:anders
WXTTTUTUUT Tf1:android
XSUTVUWSTT Tf1:anneke
YTTTUUUUUT Tf1:another
VUTTTXTUUU Tf1:ansible
WSTSWXTTUT Tf1:answer
ZZRSSTSXTS Tf1:any
cTTSTTTUVU Tf1:anyhow
XVRRWSXSYS Tf1:anything
UTTXXTTUTT Tf1:anyways
XTTTTUTXTU Tf1:anzi
UUTUYUTUUU Tf1:api
VTTTTUUUUX Tf1:apply
YSUUUUTTUU Tf1:aquí
YTTUUTUUUU Tf1:are
YVQVWXSQWQ Tf1:as
YSSSSXYTTS Tf1:ask
YUTTUTTUUT Tf1:asking
XWTTTTTUUU Tf1:async
VSTTXTXTTT Tf1:así
ZWTTXTTRTS Tf1:at
XWTTTTTUUU Tf1:auf
YTUTTTUUUT Tf1:aus
UTTTXTVUTU Tf1:auth
VUTUTUXTUT Tf1:autosave
YTUUTUTUUU Tf1:außerdem
TWTTTTXTTU Tf1:ayúdame
bSSSTUTTVU Tf1:back
VUTXTUUUUU Tf1:bars
YTTTSTXSTW Tf1:be
UVSTUUYUUT Tf1:bear
VRRYVTXWSR Tf1:before
TUUUTTXUUU Tf1:begin
XTUUUUVRUU Tf1:begins
VUTTXTTUUT Tf1:being
YUUTTTUUUT Tf1:bell
TTTTTWXTUW Tf1:berit
YTTUTUTUUT Tf1:bien
YUTTTTUUUU Tf1:bin
YTUUUUUSUT Tf1:biscuits
XWSRWTVSWR Tf1:bitte
XUUUTUTTUU Tf1:bliss
XUUUTUUUUU Tf1:boiler
YSTTTTTTXU Tf1:bon
XVXTSTUTUT Tf1:both
UXTTTTUTTX Tf1:boxes
XSTSWUVTXS Tf1:brain
WTTTUUXUTT Tf1:bram
VUUTTXTTUU Tf1:brand
ZUTTTUTTTU Tf1:british
VWXYRSWSSS Tf1:build
VUUUUUTXUT Tf1:bumping
YUUUUUTTTT Tf1:by
VXUUUTTUTT Tf1:cake
XUXTTTTTTT Tf1:call
VXTTUTTTUU Tf1:callbacks
XUUTUUTUUU Tf1:caller
YWTTTTUTUT Tf1:calls
ZTUTTUTUTT Tf1:calzados
YTQVVUWUVQ Tf1:can
YUUTUUUUUT Tf1:can't
XUUTUTTVTT Tf1:cancel
aSTTUUTUUU Tf1:carrega-se
XUTTWTTTUU Tf1:carve
XUUTTTVUTT Tf1:cass
XUUUUTUUUU Tf1:cat
XUTUUTUUUT Tf1:certain
TTUUTTYTUU Tf1:certificates
TZTTUUTUUU Tf1:chamo-me
TTUTXUYTTS Tf1:change
YTUUTUUUUT Tf1:chaos
YTSXWUSTUS Tf1:chapter
WTUTTUTTXT Tf1:christmas
WTTSXTTWUT Tf1:ci
aTUTTUTUTT Tf1:city
XTTTTWUUUT Tf1:clean
VTXTTUUTUT Tf1:clever
XTTTTTWTTW Tf1:client
UUUUUTXUTU Tf1:cluster
VUUUTTXUTT Tf1:code
UXUTTUTUUU Tf1:coeliac
YUUUTTTUUU Tf1:coffee
WTTTTTTUTX Tf1:coffee's
aTTTTUTUUT Tf1:coin
TUTUWUXUUT Tf1:columns
UXWSSTXTTT Tf1:come
aSTTUUTUTU Tf1:comeram
XTTUTUWTTT Tf1:comes
UUUUXTTUUU Tf1:commit
WUTTTTXTUT Tf1:comms
XTUUUUUTUU Tf1:continue
YTUTUUTUUU Tf1:contéstale
XUTUUUUUUU Tf1:convince
XTTTTUSWUW Tf1:correct
aRRRYSZTTS Tf1:could
XTUTUUUUUU Tf1:coursework
YTTUTUUUUT Tf1:cranky
TTUUTUYUUU Tf1:credits
TUUUTUTVUX Tf1:cross
aTTTSUWTTT Tf1:csv
YTUTUTUTVT Tf1:curious
XUUTUTUUUU Tf1:customer
YUTTSUXTUT Tf1:customers
TTTTSXXTWT Tf1:cut
WVUURTWTTU Tf1:dafür
XUTTTTXUUT Tf1:dana
YVUTSTWTTT Tf1:dann
YTTXUUTTTT Tf1:dark
YRTSWXYSTS Tf1:das
ZVTTQTWTXS Tf1:dass
XUUUUUUUUU Tf1:datasheet
WWRWXSWSSS Tf1:dear
VTTTTTZUUT Tf1:decided
VTTTWXTUTT Tf1:deleting
VXUTTTUTUT Tf1:den
aRUTRWSXTT Tf1:der
XUTUTUUUUU Tf1:detlef
YSTTTTTTWU Tf1:deux
VSSSWYWSUT Tf1:did
YUUUUUUTUU Tf1:didn't
ZTSSWWVRSS Tf1:die
TUTXTUUUUU Tf1:diffs
VTTTXUUTVU Tf1:digests
VUUTXTTTUU Tf1:dilutions
XUUUUUTUUU Tf1:discuss
TUUUTTWTXT Tf1:discussed
TTUTXTVUUT Tf1:dns
aUQRVTVXTR Tf1:do
VYTTTTSTTV Tf1:doctor's
XRSRWSYSTX Tf1:does
XTTTSYXSTT Tf1:doesn't
VTUTUUTTUX Tf1:doing
WWTTQWXRRX Tf1:don't
UTUTTXWTUT Tf1:done
XTTUTUUUUT Tf1:dot
XTUTXUTTTT Tf1:dr
ZTSRWVWSWR Tf1:draft
UTWSTTUUUX Tf1:drop
VTTUTUYUUT Tf1:dropped
VTTUUXUUUT Tf1:dry-run
XUUUUUUUUU Tf1:dunno
WSSRVXWTTU Tf1:during
YVSSSWSTXS Tf1:e
XUUUUUTUUU Tf1:each
XXTTTTTUVT Tf1:edinburgh
XVUURTWTTU Tf1:egal
YTUTUTUTUU Tf1:eggs
aTUTTUTUTT Tf1:elche
ZTTTTTTUUU Tf1:ele
XUUTUTTUUT Tf1:emails
aTUTTUTUTT Tf1:employer
UTTYTUTUUT Tf1:equivalent
aUTTTUTSUU Tf1:era
YTTTTXTTUU Tf1:es
YTUTUUTUUT Tf1:esme
WTTUUUXUUT Tf1:este
YSXSSSUSXT Tf1:et
UTUUUUXTUT Tf1:etsy
WWYSSTTSWT Tf1:eu
VTUUUUUXTT Tf1:event
USTSWaVTUS Tf1:ever
XSTTYSWSTT Tf1:every
ZTSSSSVXTT Tf1:everybody
XTTTTTUXUT Tf1:everyone's
XRTVSUUVWV Tf1:everything
YUTWTUTSUT Tf1:except
YTUUUUTTTU Tf1:exchange
VZRYRWUTTR Tf1:explain
XVUURTWTTU Tf1:fang
aSTTUUTTUU Tf1:faz
XSTTVTTWUT Tf1:feature
WTTUTXTTTU Tf1:fechado
XUUUUTUUUU Tf1:feeling
VTTUUXUUUU Tf1:fern
WTTTTTXUUT Tf1:ffill
VTXTTTUUUU Tf1:fight
WVTTTTXTUT Tf1:figures
USUWXSXTTT Tf1:file
XTTTTUXTTS Tf1:final
RWWVSTXSUT Tf1:find
XTUUUUTUUU Tf1:findings
TTUUUUVTXT Tf1:fionnuala'll
aTTTTTTUUT Tf1:fiquei
YVUUTUUSUT Tf1:five
USTSSUYTUX Tf1:fix
UUUUUTUXUU Tf1:flaky
aUTSSTTUVU Tf1:fog
UTVTVWTQUX Tf1:for
WVSRSSYTTX Tf1:forget
YTTTTXTUTT Tf1:forwarding
USTTSTXaTS Tf1:found
TTTTUTXTTX Tf1:freeeee
XUUUUUUTUU Tf1:freeze
aSSRUXQWSW Tf1:from
WXTTUTUUUT Tf1:full
XUTUUUUUUU Tf1:fuse
TTTTTUXXUT Tf1:gaps
VSTTTTWXUT Tf1:gave
UTUTUTUXUT Tf1:ghostly
YUUUTUUUUT Tf1:gilt
aTTUSUTTUT Tf1:gimme
WTUUXUSTUU Tf1:git
eUWZQTPRUQ Tf1:give
aTTTTTTTUU Tf1:go
UTUUUXTTUT Tf1:godot
XTUTTTXUUT Tf1:goes
UUUUUUXUUT Tf1:gone
WTTSSUTXWT Tf1:goodnight
WUSXWUSUUS Tf1:gorica
WTUTXTTTUT Tf1:got
VTTUTTTTXU Tf1:grant
ZUTUTUTTTT Tf1:green
VTUTTUXTUT Tf1:group
UTTTTTUXUT Tf1:guilt
XTTSTTXTWS Tf1:gunhild's
VXUTTTUUUU Tf1:guten
aTUTTTSTUU Tf1:ha
aTTTTUSTUT Tf1:had
YTUUUUTTUU Tf1:haha
VRTTYSVVVT Tf1:half
YTTUUTUUUU Tf1:halvard's
XTTUTTTWTS Tf1:hamza
TTTUXTWUUT Tf1:hand
ZTUUWUTTUS Tf1:hard
STXTTTTXUT Tf1:hate
ZTUUTUTTTT Tf1:haustiere
WTWWRSWTUT Tf1:have
ZSQXVTRXUR Tf1:he
XTUUTTVTTU Tf1:he'll
XTTSSWWTWS Tf1:he's
WTWTTVWRVT Tf1:hear
YWTTSTVTTT Tf1:help
WUTTTVTXUS Tf1:hence
YUTSWUTUTT Tf1:henning
XSTTTTXSXT Tf1:her
WWWVWRVRTS Tf1:here's
XUUTUUUUUU Tf1:heute
UVSTSTVXTW Tf1:his
YUUSSTXTTT Tf1:hold
VTTTTUXUUU Tf1:honest
YTTUUUUTUU Tf1:honolulu
VUUTXUUTUT Tf1:hop
ZSUTTTTUWT Tf1:hoses
XUUUTUUUUT Tf1:hot
WTTSYUUTWS Tf1:house
XXTVTUTTRV Tf1:how
UWTTTTTTUX Tf1:hull
YTTTTUUUUT Tf1:hungry
WVZWTTRSRT Tf1:i
aQVXUQURUV Tf1:i'd
aUVSVSVRUR Tf1:i'll
WXUVTWTOVT Tf1:i'm
VTUUUUXTUT Tf1:iceberg
bbQWXRUQRP Tf1:ich
WXUUUUTTTT Tf1:ideas
WVZWTRQTVT Tf1:if
USTTVTZSXT Tf1:ignore
ZTUTTTTUUU Tf1:ihr
XRSTSXWWTT Tf1:il
UTTTTXTWUU Tf1:ilka
WTTTTXTUUU Tf1:illustrations
YSTTTTTTXU Tf1:ils
WYUVWWVTPO Tf1:in
YTTUTTUUUU Tf1:incident
USTTWTXWUT Tf1:incidentally
ZTTTTTTUUU Tf1:inclusive
VUUTUUXUUT Tf1:ines
XUUUTTTUUU Tf1:ingredients
WTUUUTTTXT Tf1:internal
VUUUXTTTUT Tf1:internally
XTTTTTXTUU Tf1:inutile
XTTTUXTUUT Tf1:invoice
WTTTXTTTUT Tf1:io
WUUUTUTTXT Tf1:ipv6
aUPUUUVTSV Tf1:is
WTTUUXTUUT Tf1:ismael
YSTTQVWXQU Tf1:it
YSSSWXTTTT Tf1:it'll
WPWWTUWSUU Tf1:it's
WUTTTTTTUY Tf1:its
ZXTSSTSTXT Tf1:j'ai
XUUTUUTUUU Tf1:j'aime
YVWSTTUTTT Tf1:j'habite
VUUXUTUTUT Tf1:j'suis
WTTXTTTTUT Tf1:jamais
YWTYQXQRWQ Tf1:je
XUTTTTUUUU Tf1:jo
VTTTUUXTUT Tf1:jonas
TUUUUUTXUT Tf1:judge's
aTTTUTTTUU Tf1:já
XTTTWTTTWT Tf1:kai's
VTUTTXUTUU Tf1:kannst
XUTUUUUUUU Tf1:kasimir
XYUVXRXRSP Tf1:keep
XUUUTUTTUU Tf1:keeps
XTUTTUWUUT Tf1:kickoff
TTTTUXXUUT Tf1:kid's
YTUTXTTTTT Tf1:kids
XTTTUUTWUT Tf1:killing
TTUUUUXUVT Tf1:kiln
WTUUTUTTTX Tf1:kind
YUTUTUTTUU Tf1:kindly
VUTUTUTXTU Tf1:kit
WWTTXTTTTT Tf1:können
XTTTTTTXTU Tf1:l'ha
XTTUTTUTXU Tf1:la
TTUUUUUXUT Tf1:lag
TTTTXTTXTT Tf1:larch
YUUUTUSVTT Tf1:lasse
ZSVSSTXSWR Tf1:last
UTWSXTTUUT Tf1:laugh
TWTTYTTTTT Tf1:lavoro
aVSSSWRSXT Tf1:le
WXTTTTUUUT Tf1:learn
XUUTUUTUUU Tf1:lease
VYTSVSXSTS Tf1:leave
VXTSYSVSTS Tf1:legal
XUUUUUTTUU Tf1:lennart
XZUUVXRSSR Tf1:let
XTSQRWYVXR Tf1:let's
XTUUTTVTUU Tf1:lifetime
XVXWVSSRTS Tf1:like
VTTTTTXUUT Tf1:linear
WSTTXWUTVS Tf1:listen
VTTTTUXTUT Tf1:little
YTUUTTTTUU Tf1:lives
aUUTSTTTUU Tf1:lol
VVWRVTVRWT Tf1:long
UVVWTSXTTS Tf1:lore
VTTTXUUTVU Tf1:lots
UTXXTTTTUT Tf1:love
XUUUTUTTUU Tf1:loving
VTTXUUTUUU Tf1:lua
YSUTTUWTUT Tf1:lubna
XUUUTUTVUT Tf1:lucian
ZTUTTUTUTU Tf1:lucía
XTTUTTUWUS Tf1:ludek
WXTUUTTTUT Tf1:lunges
ZTTTWTUTUT Tf1:mach
VTTXTTTWUT Tf1:mail
UTTUUUXTUU Tf1:maintenance
bWSRRSUVXR Tf1:make
XUUUTUUUUU Tf1:many
TXTUVTTUUU Tf1:maren
WUSTTXVTTT Tf1:may
cSTTTUTSUT Tf1:maybe
WWWXQSXRTS Tf1:me
XUUTUUUUUU Tf1:meerblick
YTTTUUUUUU Tf1:meh
YWTTTUTUUT Tf1:mein
WUUTXTTTUT Tf1:meine
ZTUTTUTUTU Tf1:mejeri
WXUTTUTUUU Tf1:mention
TTUUTUVUTX Tf1:merk
VTTTXUUUUT Tf1:metric
XTTTXUTTUT Tf1:mfg
XYWSQYQRXS Tf1:mi
XTTTTUTXTU Tf1:mia
XTWTTTXTTS Tf1:might
UUUUUTXTUU Tf1:mila
WYTTSXTTTT Tf1:milena
VTUUTUXTTT Tf1:min
TWUUTTXTTT Tf1:mind
XUUTTUVUTT Tf1:mine
YTTTTTTXTU Tf1:mio
YSUUTUTTUU Tf1:mira
XTTTUVTUUT Tf1:modals
YUUUTTTUUU Tf1:model
XVTXTTTTTT Tf1:moi
WTTTTXUTUU Tf1:mon
YTTSTTWSWT Tf1:monday
YUUUUUTTUT Tf1:monitoring
UYTTTTUUUT Tf1:monta
XWSXVSTRVS Tf1:morning
WXVVSTSUUT Tf1:mornings
TbTTTUTTTT Tf1:moro
XUUUTUTTUT Tf1:most
WTTTTTWTXS Tf1:move
YWSTSTSVTX Tf1:moved
YUUUUTUTUT Tf1:moving
cRUUSTWTTS Tf1:mr
ZTUUTUTTUT Tf1:mrs
XUTTTTXTUT Tf1:ms
ZTTTTTTUUU Tf1:mudei
YUTUTUTTUU Tf1:muss
XWTTUUTTUT Tf1:must
XXSTWSUTRU Tf1:my
VTTTTTXVUT Tf1:mystery
YTTTTUUUVU Tf1:même
YUTUTUXTUS Tf1:n
XUUUTUUUUT Tf1:nach
YXSTTTTTUT Tf1:nada
aWTTSUTUTT Tf1:name
VXWTTTTUUT Tf1:names
VSWSXTTUUT Tf1:nano
VTUTXUTUUT Tf1:nat
YSTTTVTXUT Tf1:neighbour
VTXUTTTTUU Tf1:neither
WTTTXTTUTT Tf1:nel
WTTTXTSTWT Tf1:nessa
aTPQabVQSQ Tf1:never
aTTTTTTUUT Tf1:nevertheless
YRWVRTSWTW Tf1:new
aRXWRSUWSS Tf1:next
YTUUUUTUTT Tf1:ngozi
ZUUUTTSTUT Tf1:nine
WURSaWWUQR Tf1:no
WXPUXVSWVQ Tf1:nobody
XTTTTUTXTU Tf1:noi
XTUUUUTUUU Tf1:non
VRVWSVVTUT Tf1:nor
XVWPQWYQUV Tf1:not
VXUSSTYTTT Tf1:note
XUTUTUUUUU Tf1:notes
WVVWRRYRWR Tf1:nothing
YTTXUUVTVO Tf1:now
WSWWRSWTUT Tf1:number
WTTTYTTTTU Tf1:nunca
ZTTUTUTUUU Tf1:não
ZXXSSTSSTT Tf1:o
YTUUTUTUUU Tf1:ob
VUTTXUTTUT Tf1:oed
WTTTVTVTXT Tf1:off
XUUUTTTUUU Tf1:offers
YTUTTUTUUU Tf1:offline
YUUTUUTTTU Tf1:oggi
TXUTTTTXTT Tf1:oil
ZTTTTTTUUU Tf1:olha
ZUUUTTTTUU Tf1:omg
dRXRRSVSYR Tf1:on
XUPWWWWPWQ Tf1:one
YWRRVVUZRQ Tf1:only
XUUUUUUTUU Tf1:opposing
XUXWUSRVTR Tf1:or
WTUUTXTUUT Tf1:ordered
XTTTYTTUTT Tf1:otherwise
YTQQYSXWWQ Tf1:our
UTTTTTVTWY Tf1:out
ZTTTTUUTUT Tf1:over
YTUUTTUUUU Tf1:oye
XTUUUUTTUU Tf1:packing
TUUUUUUYTT Tf1:pagers
TTWTUXUUUT Tf1:par
bRTUTUTTUU Tf1:para
XUUUUUVTUT Tf1:parade
UTTTTXXTTT Tf1:parlez-moi
UUTTTUXUUT Tf1:parrot
YUTTTTUUUT Tf1:part
ZTTTTUUUUU Tf1:pas
YTTTUUTUUU Tf1:passive
XTTTWTTUUT Tf1:pauses
TUUTWXTUUT Tf1:pen
SUSSWWYQSX Tf1:people
ZTUUTUTUUT Tf1:perhaps
ZTTTUTUTUU Tf1:peu
UTUTUUTXUT Tf1:phrase
XTTSWUVTTT Tf1:pia
YTUUTUUUUT Tf1:picture
UUXUTUUUUU Tf1:pie
WTUTXTTUUU Tf1:pitch
UYRWSXTSUS Tf1:plain
UTSSWTXTTX Tf1:plan
YUUTTTUTUT Tf1:please
YTTTUTTUUU Tf1:plot
TTTTTWXTUU Tf1:plumbline
YUUUUTTTUT Tf1:polite
WTTTTTTTUX Tf1:pool
XWTTTTTUUU Tf1:porque
XUUTUUTUUU Tf1:portal's
XTTUTUWUUT Tf1:postgres
TTTTUTXXTT Tf1:postmortem
XTTTTTWTXT Tf1:pour
TZUUTUTTUU Tf1:prefiro
TWUTTXTUUT Tf1:preliminary
YUUTTUUTUU Tf1:prettier
aUTTTTUTUU Tf1:prices
XTUTTUUTWT Tf1:pricing's
XTTUTUUTUU Tf1:proceed
YTUTTTWTUT Tf1:protokolle
UTUXTUTUUT Tf1:proverb
XUUUUUTUUU Tf1:publish
TUTUUUUYUT Tf1:pulled
UVSVVUXSXP Tf1:put
XUTUTUUUUU Tf1:pásame
UTTTTXUUUT Tf1:quadratics
ZSTTUUTUUU Tf1:quarenta
aSTUTUTTUU Tf1:que
YTTTTTTTXU Tf1:quelque
aTTTTTTUUT Tf1:quentin
aTUTTTTTUT Tf1:quentin'll
aTTTTUTUUT Tf1:quentin's
ZTTTTTTUUU Tf1:quero
aSSSUUTUVT Tf1:quick
XUTTUTUUUU Tf1:quiet
TTTTXXUTUT Tf1:quita
WUUTXUTTUT Tf1:quotes
WXTTTTUUUU Tf1:qué
UTUUTUSWXT Tf1:race
VTUTUUXUUU Tf1:raid
WTUTVTXTTT Tf1:raw
bTTUSVTTUT Tf1:ready
TUUUUUUXUU Tf1:recalibrated
XUUUUUTUUU Tf1:recommend
TWTTXUUUUT Tf1:red-green
YSXXTTTTTS Tf1:redo
ZUTSRSbTTS Tf1:remember
XTTTTUWUUT Tf1:remind
UTSTTXWTUT Tf1:renske
WTUUTXVTTT Tf1:replies
VTUTXUTUUT Tf1:report
XUUUTUTTUU Tf1:reports
XUUUTUTUUT Tf1:restock
XUUTTUTUUU Tf1:review
VWTTTTXTUT Tf1:rings
YTUTUUTTTU Tf1:rispondi
VUXTTUTUUT Tf1:roast
XSUUTUTUWU Tf1:rosalind
WTTUTTXTUT Tf1:roster
XTUUUUUTTT Tf1:rough
YUUTTTTUUU Tf1:run
VTTUUUXUUT Tf1:ruth
aUTSTTUTXS Tf1:rye
YSTTTTTTXU Tf1:réunion
XTUUVVSTUT Tf1:safety
YTTTYUTTTT Tf1:same
WTTTTTUZUT Tf1:saturday
TTUTTWXTUT Tf1:save
XWTTTTUTUT Tf1:says
UXTTUUUUUT Tf1:schlag
YWTSTUWTTT Tf1:schreib
XTUUTTTUUU Tf1:score
YXTTTTVSTS Tf1:scrap
VTTTTTYTUT Tf1:scratch
aTTTUTTTUT Tf1:scrivi
UXUUTTTTUU Tf1:second
TUUTTYUUUT Tf1:secrets
VTTUXTTTUT Tf1:see
ZTTTTTTUUU Tf1:seeds
TVUUYTSTWT Tf1:sehr
YTUUUUUTUT Tf1:semicolons
YUUUSTVUUT Tf1:send
XTTTTWWTUT Tf1:separately
XTTUTTUWUT Tf1:settle
XTUUTTUTXT Tf1:settled
WQUVWYYQTQ Tf1:she
VTSRWXVTWS Tf1:she's
ZTTTTUUUUT Tf1:she/her
WTTUTTUXTT Tf1:shedding
aUTSTTTVVU Tf1:shipping
XUVVWSYRSQ Tf1:short
bSTTTTUTVT Tf1:should
XVXVSSTTTS Tf1:show
TWSWVXSTTS Tf1:sign
YUUUTUUUUU Tf1:signature
YTTSUTUXUT Tf1:signe
XTUUUUTUTU Tf1:signed
UTUTUUUXUT Tf1:silly
RZWQQVUWSW Tf1:since
VYTWSTTTUT Tf1:skip
UUTTUXUTUU Tf1:smooth
UUTUTUXTUU Tf1:snapshot
XTTTUUWTTT Tf1:snmp
XWTSTXTTTT Tf1:so
WWXWSUSSUS Tf1:soft
WXTUTSTTXS Tf1:sold
UUTTTTXXUT Tf1:solveigh's
aXSSTWSSTS Tf1:some
WZSRSXVTSS Tf1:somebody
YUUTUUTUUT Tf1:somebody's
YTUTUTUUUT Tf1:someone
WWVQRWTVTV Tf1:something
ZXSRSSTUUU Tf1:sometimes
VWTTTXTTTU Tf1:sono
WWTTXTTTTT Tf1:sonst
YSTTTTTTXU Tf1:soupe
XVTUTTTUUU Tf1:soy
TUTUXUUUUU Tf1:spanish
YUUUUUUTUT Tf1:spare
XUUTUUTUUU Tf1:speak
XWTTTTWTTT Tf1:spell
YUTUUUUTUT Tf1:sprinkle
UTUTTTaTUT Tf1:staging
YUTUTTUUUT Tf1:start
TTTUUUUTUY Tf1:starting
WWXWSUSSUT Tf1:stay
XUTTUUUUUT Tf1:staying
WTTTYTTUUT Tf1:stick
UTXTUUTVTT Tf1:stills
XWSSXTTTUT Tf1:stop
ZTUTTTTUUT Tf1:store
VWTSTUSVTY Tf1:strike
VUXUTTUUUU Tf1:structured
YTTUUTTTUT Tf1:subject
XUUUUTUUUU Tf1:subtitle
ZWTTTUTTTT Tf1:suggest
XUVUUUTUUT Tf1:suppliers
VTTTTUTTYT Tf1:swapped
ZUUTTUTTUU Tf1:swapping
WTWTTTXTTT Tf1:swim
UUTTTTXTUT Tf1:switching
ZSUUTUTTUU Tf1:sólo
WTXTWTTTUT Tf1:tabs
XTTTUTWUUT Tf1:tadeo
RYUURXTTSW Tf1:take
YUUTTTTUUU Tf1:target
VTTXUUTUUT Tf1:tastes
VXXWSTSTTT Tf1:tea
XRWVTWUPVV Tf1:tell
YUUTUUTUUT Tf1:temperatures
aWTTTUTSUT Tf1:ten
TTTUUUYUUU Tf1:teodor
VUUUUTXUUT Tf1:terracotta
VUTTTXTUUU Tf1:terraform
XUTUUTXTUT Tf1:tests
VWTTXUTVOW Tf1:that
RSWXSVVURW Tf1:that's
WUUQSQWZUW Tf1:the
VWTTTTTXUT Tf1:their
WWWVTWUNUS Tf1:there
WSUTVUVSXT Tf1:there'd
XTTSTTXTXS Tf1:there'll
VUTUWUUVRU Tf1:there's
VVWWPVVXSQ Tf1:they
WXSSTWSTUT Tf1:they'll
XTTTWSUWUS Tf1:they're
YTUUUTTTUU Tf1:thinking
ZUUTTUTTTT Tf1:thinks
WXUUWWUQUP Tf1:this
bYSSSXSRTS Tf1:those
YUUUTTTTUT Tf1:thoughts
UTTTTUYUUT Tf1:thread
YSVVSTYTTS Tf1:three
YUTUUTUUUT Tf1:tiles
TXRSXTWWTS Tf1:to
XSTVTTXUUS Tf1:today
bSSSTUUUVT Tf1:today's
XUTUUUUTUT Tf1:tombola
aUUUTTTTUT Tf1:too
WTTRSUTYWT Tf1:took
XUUUTTUTUT Tf1:torben
TYTTUUTUUT Tf1:trabajo
TZXTTTTTUT Tf1:trabalho
XTUTUUUUUU Tf1:trade
YUUUTTTTUU Tf1:train/val
UXUUUUUUUU Tf1:treino
YTSTSSWYUT Tf1:tried
YSTTTTTTWU Tf1:trois
WUSXWUSUUS Tf1:trst
WTUUTVXSTU Tf1:true
VVSYTTVTUS Tf1:tu
TTWTTTTTUX Tf1:tuesdays
XUUTTUTUUU Tf1:turn
YUUUTUTTUU Tf1:turned
bSTSTTVVUS Tf1:turns
XUUUTUTTUU Tf1:twelve
YVRRVTYWSR Tf1:two
XWUUSUTUUT Tf1:type
XTUUUUVTUU Tf1:typing
YUTTUUTUUT Tf1:ugh
VYWXQSXRTR Tf1:um
YTSRUWWSXQ Tf1:und
aTTTUTTUSU Tf1:une
XTUUTUVUTT Tf1:unit
SUTTXUWUUT Tf1:unwrap
XUTUTUUTUU Tf1:ur
WXSSWWXSTR Tf1:use
YUTTUUUTUT Tf1:used
TTUUTTXTWT Tf1:users
XUUUUUTUUU Tf1:van
aTTTTUTUUT Tf1:vat
VTTUTXUTUT Tf1:vegan
aTUTTUTUUT Tf1:viborg
WXTUUTTTTU Tf1:video
YTUUTUTUUU Tf1:vier
VUTUXTUUUT Tf1:vim
VbSSSTWSTT Tf1:vivo
VTUUTXTUUT Tf1:vlan
YUTRVSaSTS Tf1:was
TUUUUUTYUU Tf1:wasn't
aQRQUVXVUT Tf1:we
bSTTSTUWTS Tf1:we'll
bVPPUVUSTX Tf1:we're
WUUOTUUYUW Tf1:we've
XWTTTUUTUT Tf1:weight
YUUUTUTTUT Tf1:weil
UTUUTUYUTT Tf1:weird
XUUUUUUTUT Tf1:wendeline
XUUUUUUUUU Tf1:wenn
WUUVRQWTVV Tf1:what
XVQQXRWQWX Tf1:what's
YSWTSUWRWS Tf1:whatever
TWTXTUTUUT Tf1:whatsapp
VUZVUWWQSQ Tf1:when
XSTTTTWXUS Tf1:whenever
bWRSTUSRYS Tf1:where
YTTTTVUUUT Tf1:where's
ZUTUTTTUUT Tf1:whether
aWRSPSWXYR Tf1:which
XTTTWTUUUT Tf1:while
aSRXXWRSTR Tf1:who
XTTUUUUUUU Tf1:who'd
XRVWSTSTXU Tf1:who's
cTSRTTTUVU Tf1:whoever
YWSSUTWTUS Tf1:why
WVTSYTTTTT Tf1:wie
XXTTTTUUUT Tf1:will
ZUTUTUTTUT Tf1:wine
YTTSWWVSTS Tf1:wir
VUXTTTTUUT Tf1:wireframes
VTUUTUXTTT Tf1:wireguard
XWQQVUTXUV Tf1:with
aSSSSXSUUT Tf1:without
aTTTUUTUUT Tf1:woke
TVXTTTTUUT Tf1:wool
XTTUTXWTTT Tf1:word
YWTTUUTUTT Tf1:work
VTUUTTTXTT Tf1:works
XWUTSUWTTT Tf1:would
ZUQYPaUWRP Tf1:write
aTTUSUTTUU Tf1:writes
YTUUUUTTUT Tf1:wtf
ZRSSWWVSTT Tf1:y
YXTTSTSTUU Tf1:ya
TTTTUTXUTX Tf1:yamaha
YUTTTTTUUT Tf1:yesterday
XVUVQUYSPW Tf1:you
WWYXSTRSUS Tf1:you're
WXTUTTTTUU Tf1:you've
WXTSTTVTUS Tf1:your
XTUTTXTTUT Tf1:zero
TTUTUUYUTT Tf1:zone
YSTTWTSTXU Tf1:à
WTTTSXWTTT Tf1:ähm
WTUXTTTTUT Tf1:ça
ZTTTTTTUUU Tf1:é
XTUUTUTWUT Th1:(
XVUUUUTUTT Th1:)
TTVXXTSTTS Th1:,
YUQWXRUURV Th1:<caps>
WURXWSVTRV Th1:<code>
URVSVRTWVY Th1:<date>
VRWOWTTYWT Th1:<ed>
ZTTUPVVURW Th1:<ing>
XQRQYUVYSU Th1:<ly>
eRSTRSWXSR Th1:<number>
WUUXUUTVUQ Th1:<s>
VUTWUWWPSU Th1:<verb>
aVRSQUXUSV Th1:<verbs>
UZUTTTUTUT Th1:?
WSUTUPUWVX Th1:a
TSSSSXVTYV Th1:after
WUQQTVWWUX Th1:all
XVUTRTYTTT Th1:also
YSZXTVYPRO Th1:always
XTUUWTTTUU Th1:an
XTTTTUUUUU Th1:and
YTTTUUUUUT Th1:another
ZZRSSTSXTS Th1:any
XVRRWSXSYS Th1:anything
YTTUUTUUUU Th1:are
YVQVWXSQWQ Th1:as
YSSSSXYTTS Th1:ask
ZWTTXTTRTS Th1:at
XWTTTTTUUU Th1:auf
YTUTTTUUUT Th1:aus
bSSSTUTTVU Th1:back
YTTTSTXSTW Th1:be
VRRYVTXWSR Th1:before
VUTTXTTUUT Th1:being
XWSRWTVSWR Th1:bitte
XVXTSTUTUT Th1:both
YUUUUUTTTT Th1:by
XUXTTTTTTT Th1:call
YTQVVUWUVQ Th1:can
YUUTUUUUUT Th1:can't
aRRRYSZTTS Th1:could
YRTSWXYSTS Th1:das
VTTTTTZUUT Th1:decided
VXUTTTUTUT Th1:den
aRUTRWSXTT Th1:der
VSSSWYWSUT Th1:did
YUUUUUUTUU Th1:didn't
ZTSSWWVRSS Th1:die
aUQRVTVXTR Th1:do
XRSRWSYSTX Th1:does
XTTTSYXSTT Th1:doesn't
WWTTQWXRRX Th1:don't
UTUTTXWTUT Th1:done
WSSRVXWTTU Th1:during
YVSSSWSTXS Th1:e
XUUUUUTUUU Th1:each
ZTTTTTTUUU Th1:ele
aUTTTUTSUU Th1:era
YTTTTXTTUU Th1:es
WTTUUUXUUT Th1:este
YSXSSSUSXT Th1:et
WWYSSTTSWT Th1:eu
USTSWaVTUS Th1:ever
XSTTYSWSTT Th1:every
XRTVSUUVWV Th1:everything
YUTWTUTSUT Th1:except
UTVTVWTQUX Th1:for
aSSRUXQWSW Th1:from
aTTTTTTTUU Th1:go
WTUTXTTTUT Th1:got
aTUTTTSTUU Th1:ha
aTTTTUSTUT Th1:had
WTWWRSWTUT Th1:have
ZSQXVTRXUR Th1:he
XSTTTTXSXT Th1:her
XUUTUUUUUU Th1:heute
UVSTSTVXTW Th1:his
XXTVTUTTRV Th1:how
WVZWTTRSRT Th1:i
aQVXUQURUV Th1:i'd
aUVSVSVRUR Th1:i'll
WXUVTWTOVT Th1:i'm
bbQWXRUQRP Th1:ich
WVZWTRQTVT Th1:if
ZTUTTTTUUU Th1:ihr
XRSTSXWWTT Th1:il
WYUVWWVTPO Th1:in
WTTTXTTTUT Th1:io
aUPUUUVTSV Th1:is
YSTTQVWXQU Th1:it
WPWWTUWSUU Th1:it's
WUTTTTTTUY Th1:its
WTTXTTTTUT Th1:jamais
YWTYQXQRWQ Th1:je
XYUVXRXRSP Th1:keep
XTTUTTUTXU Th1:la
ZSVSSTXSWR Th1:last
aVSSSWRSXT Th1:le
XZUUVXRSSR Th1:let
XTSQRWYVXR Th1:let's
XVXWVSSRTS Th1:like
bWSRRSUVXR Th1:make
XUUUTUUUUU Th1:many
WUSTTXVTTT Th1:may
cSTTTUTSUT Th1:maybe
WWWXQSXRTS Th1:me
YWTTTUTUUT Th1:mein
WUUTXTTTUT Th1:meine
XYWSQYQRXS Th1:mi
XTTTTUTXTU Th1:mia
XTWTTTXTTS Th1:might
XUUTTUVUTT Th1:mine
YTTTTTTXTU Th1:mio
WTTTTXUTUU Th1:mon
XUUUTUTTUT Th1:most
YUTUTUTTUU Th1:muss
XWTTUUTTUT Th1:must
XXSTWSUTRU Th1:my
WTTTXTTUTT Th1:nel
aTPQabVQSQ Th1:never
YRWVRTSWTW Th1:new
aRXWRSUWSS Th1:next
WURSaWWUQR Th1:no
WXPUXVSWVQ Th1:nobody
XTTTTUTXTU Th1:noi
XTUUUUTUUU Th1:non
VRVWSVVTUT Th1:nor
XVWPQWYQUV Th1:not
WVVWRRYRWR Th1:nothing
YTTXUUVTVO Th1:now
WTTTYTTTTU Th1:nunca
ZTTUTUTUUU Th1:não
ZXXSSTSSTT Th1:o
WTTTVTVTXT Th1:off
dRXRRSVSYR Th1:on
XUPWWWWPWQ Th1:one
YWRRVVUZRQ Th1:only
XUXWUSRVTR Th1:or
YTQQYSXWWQ Th1:our
UTTTTTVTWY Th1:out
ZTTTTUUTUT Th1:over
bRTUTUTTUU Th1:para
ZTTTTUUUUU Th1:pas
ZTUUTUTUUT Th1:perhaps
YUUTTTUTUT Th1:please
XWTTTTTUUU Th1:porque
XTTTTTWTXT Th1:pour
aSTUTUTTUU Th1:que
YTTTYUTTTT Th1:same
XWTTTTUTUT Th1:says
VTTUXTTTUT Th1:see
WQUVWYYQTQ Th1:she
bSTTTTUTVT Th1:should
RZWQQVUWSW Th1:since
XWTSTXTTTT Th1:so
aXSSTWSSTS Th1:some
YTUTUTUUUT Th1:someone
WWVQRWTVTV Th1:something
VWTTTXTTTU Th1:sono
XWSSXTTTUT Th1:stop
VWTTXUTVOW Th1:that
RSWXSVVURW Th1:that's
WUUQSQWZUW Th1:the
VWTTTTTXUT Th1:their
WWWVTWUNUS Th1:there
VUTUWUUVRU Th1:there's
VVWWPVVXSQ Th1:they
XTTTWSUWUS Th1:they're
WXUUWWUQUP Th1:this
bYSSSXSRTS Th1:those
YSVVSTYTTS Th1:three
TXRSXTWWTS Th1:to
XSTVTTXUUS Th1:today
aUUUTTTTUT Th1:too
VVSYTTVTUS Th1:tu
bSTSTTVVUS Th1:turns
YVRRVTYWSR Th1:two
VYWXQSXRTR Th1:um
YTSRUWWSXQ Th1:und
aTTTUTTUSU Th1:une
WXSSWWXSTR Th1:use
YUTRVSaSTS Th1:was
TUUUUUTYUU Th1:wasn't
aQRQUVXVUT Th1:we
bSTTSTUWTS Th1:we'll
bVPPUVUSTX Th1:we're
WUUOTUUYUW Th1:we've
YUUUTUTTUT Th1:weil
XUUUUUUUUU Th1:wenn
WUUVRQWTVV Th1:what
XVQQXRWQWX Th1:what's
VUZVUWWQSQ Th1:when
XSTTTTWXUS Th1:whenever
bWRSTUSRYS Th1:where
aWRSPSWXYR Th1:which
XTTTWTUUUT Th1:while
aSRXXWRSTR Th1:who
YWSSUTWTUS Th1:why
XXTTTTUUUT Th1:will
YTTSWWVSTS Th1:wir
XWQQVUTXUV Th1:with
aSSSSXSUUT Th1:without
XWUTSUWTTT Th1:would
ZRSSWWVSTT Th1:y
YUTTTTTUUT Th1:yesterday
XVUVQUYSPW Th1:you
WWYXSTRSUS Th1:you're
WXTSTTVTUS Th1:your
VYTVXVXNSR Torder stands
WUMVWWYTRV Trecurs
aXSTUTUSRT alone
XQVVWUTVSU among others
aVTTUUUTQT any
fPRRSWSWTV asks
dYQVRRXQXO asks after
XUUUUTTUUU b1:,
aSSSVSWWTS b1:<caps>
WUTXSTVSSW b1:<code>
YTWTTTTTUT b1:<date>
WQXRXQWWYP b1:<ed>
bWPPTVYZRP b1:<ing>
YTSSSTWXVT b1:<ly>
bSTTSTWSUT b1:<number>
aQMYWVWQVT b1:<s>
bVOVYWZPSN b1:<verb>
aTTTUXSSUT b1:<verbs>
YXTUVXUTUL b1:<word>
UXUTUTUTUT b1:?
cSSSSUYRUR b1:a
XTUUUUTUUU b1:about
VUTUTTUUXT b1:after
UTUUTUXUUU b1:also
YSWWSTXSTR b1:always
aTTTUUUTTT b1:any
XTUTXTTTUU b1:at
YUUUTUUUUT b1:aus
YTTTTUTUUU b1:back
XSTTWTVTTT b1:bitte
WUXTTTTUUU b1:call
bTTTSTWTUS b1:could
VTUTTTYUUT b1:decided
XTUUTTTXUT b1:der
YUUTTUTUUU b1:did
ZTUTTTSUUU b1:die
ZTTTWSVTTS b1:do
VUTTTUXTUT b1:does
XUUUTUTUUU b1:doesn't
WUVPVVYQTV b1:don't
ZTTTTTTUUU b1:e
XUUUUUTUUU b1:each
WUXTUUTUTU b1:et
WTUUXTTTUT b1:ever
YUTTWTTTUS b1:every
YUUTUUTUUT b1:everything
UTXQVUVSRZ b1:for
ZTUTVXSSTS b1:from
YTTTTTTTUU b1:ha
XTTUUUTTUU b1:had
XUUTTUTUUU b1:have
XVTUTUUUUU b1:he
XUUTUUUUUU b1:heute
ZUTUUUUTTU b1:his
YWZUUVTTQP b1:i
dUSSTUSTUS b1:i'd
SYUUVWRRWT b1:i'm
VbRXYSQSSR b1:ich
aSSWXTSTTS b1:if
SXWUZVVQSQ b1:in
XSTSWXSTUT b1:is
aRRWRSYWWQ b1:it
ZUQXQSYVUQ b1:it's
XUUUTUUUUT b1:its
YWSZTSSTTT b1:je
YRTXWSVTTT b1:keep
ZTTUTUUUTU b1:le
TWTTXUUUUT b1:let
WSTTSWYUTT b1:let's
YTUTUTUUUT b1:like
YTTTTTTUUU b1:make
bTUTTUTTUT b1:maybe
VYTWTTTTUS b1:me
UXTTUUUUUU b1:mein
XUUUUUTTUT b1:meine
WYRSSXSSXS b1:mi
XUUUTUUUUU b1:mine
YaTNXVYRVM b1:my
aRSSaRVSUT b1:never
XTUTUUTTTW b1:new
aVOVSTVSVW b1:no
YSTTWTTWTT b1:nobody
XTUUUUTUUU b1:non
XVWRSXWSUR b1:not
WTTTUTXTUT b1:nothing
aTTTTUTUUT b1:now
XTUUUUTUUU b1:não
WTXTUTTUUU b1:o
bSTTTTRUXT b1:on
XSSXWTVTTS b1:one
ZUTTSUVTTT b1:or
WVRQWRYWWR b1:our
YTTTTUUUUU b1:pas
XTUUTUTUUU b1:perhaps
YTUTUTUUUT b1:porque
YUUTUTTUUU b1:pour
XTUUUUTUUU b1:que
XTUUTUTUUU b1:says
YUSSWTXTUT b1:she
YUUUTTTUUU b1:should
TWSTTWTXUT b1:since
YTUTUTTUUT b1:someone
VTTTXUTUUU b1:stop
XQVVWRVUSW b1:that
dRRSTTXSWS b1:that's
aRXITQXbWR b1:the
YSTTTTXTWT b1:there
YVTTSTVTUT b1:there's
cUTTTTSTUT b1:they
XSTTSXXTTT b1:this
aTUUTUSTTU b1:three
VVSTXTVTUT b1:to
XTUUUUTUUU b1:today
YUTUTTTUUT b1:too
ZTTTTUTVUS b1:turns
VXTTUTXSTT b1:two
VWTSTUYTUS b1:um
SVPUVVVUVV b1:undefined
WRTSVXWTUT b1:use
ZTUTTTTTUT b1:was
YPPQXVbXXO b1:we
YUTUTUTTUU b1:we'll
aVRRVXTTVQ b1:we're
TVSSSTXYWR b1:we've
TQXWUWYWRQ b1:what
bTUTTUTTTS b1:what's
ZSYSVTSTVS b1:when
UTTTTUWXUT b1:whenever
WTUTTUTXUT b1:which
ZTTTTUTTVT b1:who
bUTTTTTUUS b1:why
VWSSWXSSWS b1:with
XUUUUUTTUU b1:would
UTUUUXTTUU b1:y
bVWQRRSWSX b1:you
TUYTUUUUUT b1:you're
ZUUTTTTUUT b1:your
SVPUVVVUVV b2:
XUUTTUTUUU b2:<caps> <verb>
XTUUWUTTUT b2:<caps> <word>
UTUUUUTTUX b2:<code>
XUTTUUTUVU b2:<date> the
VTTTTTXXTT b2:<ed>
TTTTUUXXUT b2:<ed> it
XUUUUUUTUU b2:<ed> out
YTTUTTTVTT b2:<ed> the
UTTTTTXXUT b2:<ing> <s>
XUUUUUTTUU b2:<ing> <verb>
YUUTUUTUUT b2:<ing> <verbs>
XUUUUTUUUU b2:<ing> a
YUUUUTTTUT b2:<ing> by
YTUTUUTUUU b2:<ing> from
WTTTUXTTUU b2:<ing> it
WTTSTTWXUT b2:<ing> the
WTTTTUUXUT b2:<ly> <word>
XUUUUUUUUU b2:<ly> the
XUUUUUTTUU b2:<number> ,
XUUUTUTTUU b2:<number> <name>
VTUUTTXUTT b2:<number> <s>
aTTTTTTTUT b2:<number> <word>
YUTTWTTTUT b2:<s>
YTTUUUTUUU b2:<s> ,
YTTSTYVTTT b2:<s> :
WTTTTUVTTX b2:<s> <ed>
ZUUTTTUTUT b2:<s> <ing>
WTUTTTYTUT b2:<s> <s>
XUUTXTTTUT b2:<s> <verb>
WTRYXVVRTR b2:<s> <word>
YTUUTTUUUU b2:<s> a
YWSSXTVTTS b2:<s> are
WUTXTUTTUT b2:<s> en
XUUUUUTSUU b2:<s> for
XUUTUUUTUT b2:<s> from
VTUUTUXTUT b2:<s> got
XUUUTUUUUU b2:<s> i
VUVVRWXSSS b2:<s> in
VUTTTUXTUT b2:<s> is
TXTTWTSXTT b2:<s> of
YUUUUTUUUU b2:<s> the
WUUTTXTUUU b2:<s> up
XUUTUUUUUU b2:<s> who
VXUUUTTTUT b2:<s> with
YUUTTTTTUU b2:<verb>
UXUUTTTUUU b2:<verb> <caps>
YTTSSXUUUS b2:<verb> <s>
VTTTXUTUUU b2:<verb> <verbs>
ZSUSYSUTTT b2:<verb> <word>
YUUTTTUUUT b2:<verb> a
XUUTTTTUUT b2:<verb> from
XWTTTTTUUU b2:<verb> in
UTUXTUTUUT b2:<verb> is
aSTSWSTUUU b2:<verb> it
ZUSSWSUUUT b2:<verb> me
WTUTTXTUUT b2:<verb> my
XUUTTUUUUU b2:<verb> off
ZTUTTTTTUU b2:<verb> on
XUTTTUUUUU b2:<verb> out
USUTWSYUUT b2:<verb> that
YUSRWXWSTS b2:<verb> the
VUUSTTXUUT b2:<verb> them
TTUUTUXUUT b2:<verb> what
XUUTTUTUUU b2:<verb> when
TTTWXTTUUT b2:<verb> with
YQQQYVZQTW b2:<word>
TUUUXUUUUT b2:<word> (
WYSSWSWSUT b2:<word> ,
UTTUTXXTTU b2:<word> :
cSTSSUVWSS b2:<word> <ed>
XTTTTWTTWT b2:<word> <ing>
ZZSSSRVSXR b2:<word> <name>
URSSWYSXXS b2:<word> <number>
YUYOSWWVUO b2:<word> <s>
WTRYWYWQSQ b2:<word> <verb>
YVVRSRWVVR b2:<word> <verbs>
bXRMVVXUWN b2:<word> <word>
VSUTUUTTVX b2:<word> ?
WSSYYSTSTT b2:<word> a
VUUTTXSUUU b2:<word> at
VXTTXTTTTT b2:<word> bitte
UUXUUUUTUU b2:<word> com
YTTUUTTTUU b2:<word> da
YTUUTUUUUU b2:<word> de
WTSTXXTTUS b2:<word> does
VTUTTXUTUU b2:<word> du
TXUUUUTUUU b2:<word> em
UZTTTTWTTU b2:<word> en
VTTUTXTUUT b2:<word> first
YUTUTTUUTU b2:<word> for
XXTUTTTTTT b2:<word> from
WXTTTTUTTT b2:<word> got
YTTTTTVTUU b2:<word> has
VYSTWSVTTT b2:<word> here
VWSYWSVSSR b2:<word> in
UUVVXVVPVR b2:<word> is
UUUUXTUUUU b2:<word> isn't
VSTSTXTZTT b2:<word> it
YTUTTUUUUU b2:<word> just
ZTTUUUTTUU b2:<word> me
UaTTTTUTUU b2:<word> no
XTTUTTVTUU b2:<word> of
VWTTTTXTTT b2:<word> on
XUTTUUTUUU b2:<word> one
UUTTTTUYUT b2:<word> out
WTTTTVXTUT b2:<word> over
YTTTUUUUUU b2:<word> please
XUTTTUUTUU b2:<word> said
YTUUUTUUUU b2:<word> says
VXUUTTUTUU b2:<word> sie
VXTTTTTUUT b2:<word> since
VUTTUUXTUT b2:<word> that
cTTUTTVSTS b2:<word> the
YUUUUTUUTU b2:<word> turns
WXTTXTTTTT b2:<word> was
XUUUTUUUUT b2:<word> with
XUUUUUTUUT b2:a <verb>
aTTSSUYSUS b2:a <word>
XTUUUUTUUU b2:about the
XTTTTUXTUT b2:all <s>
XUUUUUUUUT b2:all the
ZTTTTUUUUT b2:always <verb>
XUTUUUTUUT b2:always the
XTUUTUUUUU b2:any <verb>
YTTUUTUUUT b2:any <word>
UUUTTXUUUT b2:as i'm
XTUUTUTTUU b2:at the
YUUUTUUUUT b2:aus dem
XUTTUUTUUU b2:back in
XUUUUUTUUT b2:be <word>
UUUUTUUXUU b2:because the
VTTXWTWSUT b2:can you
ZUUTTUTTTT b2:could be
XTUUSTXTUT b2:could you
VTUTTTYUUT b2:decided
XTUUTTTXUT b2:der <name>
XUUUTUTUUU b2:die <name>
ZTUUTTTUUU b2:die <word>
XTUTUUUUUT b2:do you
YRWSVSYSVR b2:don't <verb>
UTUUTTXUUU b2:don't ever
TXTTTUTUUU b2:don't use
WTUUXTTTUT b2:ever
WTTTXTUUUT b2:every <word>
YTUUTUTUUU b2:every new
UUTUTTUUUX b2:for the
YUUUUTTUUU b2:for this
TTWSUTTUUX b2:for what
XTTUTUTUUU b2:ha
XUUUTUTUUU b2:he says
XUUTUUUUUU b2:heute <word>
YUTUUUUTTU b2:his <word>
VUXUUTUUUT b2:how <word>
ZYRSRTTVXS b2:i <ed>
TTTUWTXUUU b2:i <ing>
ZTTXTTTTTT b2:i <ly>
ZXTPVXWSSQ b2:i <verb>
TWWVVTQWQV b2:i <word>
WTTTTXTUUU b2:i always
YYVRRSZSSS b2:i am
XUUTTUTUUU b2:i ask
VUUTTUXUUT b2:i can
XSZSXSSTTT b2:i can't
YUTTTTUUUT b2:i cannot
XTTTUUTUUT b2:i could
YUXRSTYTTR b2:i do
aSaQUWWQSQ b2:i don't
WTTTTYTTUU b2:i get
YVTTTUTUUT b2:i go
ZUTTTTTUUU b2:i guess
aUUTTTTSUT b2:i had
WYWQWSRVTR b2:i have
YTUTUUUUUT b2:i just
XTWTTTTUUU b2:i know
TSWYXVSSTR b2:i like
XUTTTWUTUT b2:i must
ZTTTUUTUUT b2:i need
WUTTXTTUUT b2:i never
WTUTXUTUTT b2:i no
UXTTUTUUUT b2:i not
XUUUUUUUUT b2:i once
XUUTWTTUTT b2:i only
XTTUTTUUUU b2:i said
WUXTSUTUVT b2:i think
WTTTTXUUUT b2:i use
XVSSSXVTUT b2:i want
ZTSSTTXTVT b2:i was
YTTTUUUUUT b2:i wasn't
VUTTTUXUUU b2:i went
ZTTTTUUUVT b2:i would
YUUUUUUUUT b2:i'd <verb>
XTTTUUUUUU b2:i'd <word>
YUUTUUTTUU b2:i'd like
XUTTTUUUUT b2:i'd much
YTTTUUTUUT b2:i'd rather
XUUUUUTUUU b2:i'd say
XUTUTUUUUU b2:i'll <verb>
ZVUTTTUUTT b2:i'm <ed>
ZTTTSTVSYS b2:i'm <ing>
SbRWWSVTSR b2:i'm <name>
UXTTUUTUUU b2:i'm <number>
TTTTWXTTUU b2:i'm <s>
WTUVTXVWRQ b2:i'm <word>
XUUTUUUUUT b2:i'm at
UYSRXRVTYS b2:i'm in
VUXRXXSSTR b2:i'm not
YUUTTTTUUU b2:i'm off
YWSSVSTTXR b2:i'm on
UXTSWWTTUS b2:i'm the
WYTTTUTTUT b2:i've <ed>
VUUYTUTTUT b2:i've <verb>
WUSWRSRTXW b2:i've <word>
XTTTTUUUVU b2:i've a
VWSSYWSTTS b2:i've been
YUTUTUUUUU b2:i've decided
XTTSWSWTUT b2:i've got
UUXUTTUUUT b2:i've had
XTTTUUTUUU b2:i've no
XUUUUUUTUU b2:i've told
UbRXYSRSSR b2:ich <word>
ZTUTTUTTUU b2:if <word>
WTTTYUTUUT b2:if i
XTTTUUUUUU b2:if it's
ZUUUTTTTTT b2:if we
YTTTUUUUUU b2:in <number>
TXUTTXTUUT b2:in <verb>
VTUUYTTUUU b2:in our
ZUXSTTTTTT b2:in the
TTTTWTXTUT b2:in this
YUUTTUUUUU b2:is <number>
XUUTUUTUUT b2:is that
XUUTUUUTUU b2:is there
YUTUTTUTUT b2:it <ed>
XTUUUUTTUT b2:it <word>
YUUUUUTTUU b2:it has
WTTUTTXTVT b2:it is
WTTSTTWYTT b2:it was
YUTUUUUTUT b2:it's <caps>
TTTTTTWXVT b2:it's <ed>
YSTTTUXSUT b2:it's <word>
XUUTTUTUUU b2:it's a
YUUUUTTTUU b2:it's the
UVTZTTTUTT b2:je <s>
YXTSTTTUUU b2:je <word>
YTUTUTTUUU b2:keep <date>
VTTXTUTUUT b2:keep <s>
XUUTTUTUUU b2:keep in
YTUUTUTUUU b2:keep it
XTUUTTTUUU b2:keep this
YTUUUUUUTU b2:le <word>
TWTTXUUUUT b2:let me
VTUTTTXUUT b2:let's <verb>
VTTUUUXUUT b2:let's not
YTUUUUTUUU b2:make it
XTUUUTTUUU b2:make sure
XUTUTTUUUT b2:maybe is
XUUUUUTUTT b2:maybe it's
XUUUUTUUUT b2:maybe we
TZTTTUTUUU b2:me <word>
UXTTUUUUUU b2:mein <name>
WYRSSXSSXS b2:mi <word>
YTXRVQXRYR b2:my <s>
VZTTVSVTUS b2:my <verb>
YXOQYXZURP b2:my <word>
YUUUTUTUUT b2:my back
YVTTTTUTUT b2:my son
VTTScSWTTS b2:never <verb>
ZTTTSUTTVU b2:never <word>
XUUUTTTUUU b2:never again
XUUUTUTTUU b2:never by
UUUTUTUTUX b2:new <verb>
YUUUUUTTTT b2:new <word>
ZTTTTUTUVT b2:no
UTUTTUWTTX b2:no ,
ZWUTVTRTUS b2:no <s>
UTUTTXTWTT b2:no <verb>
XYRXRSXRWQ b2:no <word>
ZUTTUTTUTT b2:no more
XTUTUUUUUT b2:nobody <ed>
YTTTTUTTUU b2:nobody <verbs>
XTTTUUTUUU b2:not <ing>
YTTTTTXUUT b2:not <word>
TXXTTTTTTT b2:not in
XUUUUUTUUT b2:not sure
XUTUUUUUUT b2:not that
YTUTUTTUUU b2:nothing <word>
YUUUTUTUUU b2:now i
YTUTTUTTTU b2:now the
XTUUUUTUUU b2:não <word>
YTUUUTUUUU b2:o <word>
ZUTTUTUUUT b2:on <word>
YTTUUTUUUU b2:on the
WSSXWTWTTS b2:one <word>
YTUUTUTUUU b2:one of
VTUTTTXTUU b2:only the
UTUUXTWTTT b2:our <s>
XRSSUSYXXS b2:our <word>
YTTTTUUUUU b2:pas de
XTUUUUTUUU b2:que si
ZUTTUTTTUU b2:she <s>
VTTTTUXUUT b2:she has
UUUTXTTUUU b2:she is
XUUUUUUUUU b2:should i
TWTUTTTXUU b2:since you
YUTTTUTUUU b2:stop <ing>
XTSTWTTSUX b2:that <word>
VUXTTUTTUT b2:that is
WTTTTUXTVT b2:that was
XUUUTTUTUU b2:that we
YUTTUUUUUT b2:that's <word>
TUUUUUYTTU b2:that's a
YTUTTUTUUT b2:that's how
XUUUTUUUUU b2:that's my
WUTUUTXTTT b2:that's not
aUTUTTTUUT b2:that's the
VTXTWUTTTS b2:the <caps>
ZTTTTUUTUT b2:the <date>
XSSSYXVRTS b2:the <ing>
YVXRTRTWWQ b2:the <s>
YTTUUTXTTT b2:the <verb>
bURMOTWdUU b2:the <word>
YUUUTUTTUU b2:the last
ZTUTTUVTUT b2:the new
UXTUTTWSWT b2:the old
VTTTWTXTUT b2:the other
XTUUUTTUUU b2:there are
UUUTUUXUUT b2:there is
XTUUUUTTVU b2:there was
YUTUTUTUUT b2:there's no
XTUUUUTUUU b2:there's something
XUUTTUTUUU b2:they <verb>
XTUTUUUUUU b2:this <word>
ZTUTTUTTTU b2:three <s>
UUTTXUUTUU b2:to me
XUTUUUTTUU b2:too <word>
ZTTTTUTVUS b2:turns out
VXTTUTXSTT b2:two <s>
XUUUUUUUUU b2:um i'm
XTUUUTTUUT b2:um so
UUUTTTXUUT b2:use <s>
WSTTWXSTUT b2:use <word>
UTSTVRYWWS b2:we <ed>
WTTSVVXXSR b2:we <word>
YUUUUUTTUU b2:we decided
UUTTTUXUUU b2:we did
VTUUTUXTTT b2:we do
UTUUXTWSUT b2:we don't
VTUUUUXTUT b2:we had
VTTTSTZUVT b2:we have
XUUUTUUTUU b2:we never
XTTUTTWTUT b2:we use
XUUUTUUUTT b2:we went
ZVTUTTUTUT b2:we were
ZTUUTTTTWT b2:we're <ing>
TTUUTXWTUU b2:we're a
bTUUTTTTTT b2:we're going
VTUUXTTTUT b2:we're in
XUUUUUTTUU b2:we're not
WSSTTTVXWT b2:we've <ed>
UTTUTUXXUT b2:we've <word>
XUUUTUTTUU b2:what a
VTTTXTTUUU b2:what do
XUUTUUUUUU b2:what does
SSRXRXXXTT b2:what i
XUUUTUTUUU b2:what i'd
XUUUUUTTUU b2:what would
ZTUTTUTTUT b2:what's the
ZSXTSTTTVT b2:when you
UUUUTUXTUU b2:whenever you
XTUTUUUUUT b2:why <s>
ZTTUTTUUUT b2:why the
XWTTTTTUUT b2:with the
YUTTTUUUUT b2:you <word>
aTTTTTTSTY b2:you can
VXTTUTTTUT b2:you don't
ZUTTUUTUUU b2:you know
ZTUUUTTTUT b2:you may
TUYSUUUUUT b2:you're <word>
XUUUUUTUUT b2:your <verb>
UXUUTUTTRX b:
YRSWUTUUUT b:asks
bRSVXVYOPT b:order
bTNUYWaQRP b:order false
XRVVVVVRRU b:order true
aVURNdTUPU ban once
SRVWUgTMSX ban stands
mRVVVTQOUO beside others
TXTUYTTXRR bs:short
VaRRRTWSUX bw:,
XTUUTUUUUT bw:10
XUUUUUUUUU bw:24x24
YTTTUUUUUU bw:9
ZUTTTUUUTU bw::
WURXRSWVTW bw:?
ZPTVXVYPVR bw:a
VTTTXUTTUU bw:abito
XUTWSTSVUT bw:again
XTTTUXTTUT bw:alcohol
TWTTXTVTTT bw:all
XWWWSTVRTS bw:always
aTTUTTTTUT bw:am
YUTUSUTUUU bw:and
YUUTUUUUUT bw:android
VTUTXTTUUU bw:answer
ZTTUTUUTUT bw:any
VYWSYWURSQ bw:are
VXUUUUSTUT bw:as
XUTUTUUUUU bw:asleep
UTUUUUXTUT bw:assistant
UWTTXTWTTS bw:at
YUTTUTUUUU bw:ate
XUUUTUTUUU bw:avoid
YTTUUUTTUU bw:be
YUUTTTTUUT bw:been
XTUUTUUUUT bw:before
TUTSZTUUUU bw:being
XUUUUUUTUU bw:benedikta
UZTSTTUUUU bw:bin
YWTUTUTTUT bw:by
YUUTTTTUUU bw:called
XUUTTUTVUT bw:came
YTXTTUTTUU bw:can't
ZTUTUTTUUT bw:celsius
TZTTUUTUUU bw:chamo-me
VXTTXTTTTT bw:chiamo
VTUUTUTUXT bw:christmas
UXUUUUTUUU bw:city
UTTTWTXTUT bw:closed
WTTTXUTUUT bw:code
UUTTXWUTUT bw:coeliac
VTTTXTTUUU bw:con
YTTTTUUUUU bw:coriander
XUUUTUTUUU bw:correct
YUUTTTTUUT bw:could
YTTUUUTUUU bw:cranky
YUUUUUTSUU bw:day
VTTTUUXUUU bw:days
YTTTWTTUTU bw:de
VTUTTTYUUT bw:decided
UXUTTUTUUU bw:delete
VWTTTTTXUT bw:der
XUUUTTTUUU bw:diary
UTUUUUTYTU bw:diceva
TUUUTUTYTU bw:did
YTTTUUTUUU bw:die
XTTUTUUTUU bw:diff
WSTTVTYSWS bw:do
bTTTTWSTUT bw:does
UTUUUUXUUU bw:doesn't
XTTTUTUUUU bw:dog
YTTUUUUTUU bw:doing
WQWQVWXQTW bw:don't
XUTUTUTUUT bw:draft
WTTTUXTUUT bw:drink
WUUUTTXUTU bw:drop
XUTUUTTUUU bw:dry
YUUUTTUTUU bw:duz
YTTUUUTUUU bw:eat
TZTTUUTTUU bw:em
VZTTTTTTUU bw:en
VXTTUUTTUT bw:eu
WTUUXTTTUT bw:ever
YUTTUUTUUU bw:everybody
VUXTUUTUUT bw:explain
UTUUTUTYUT bw:failed
UTUUTUTXTU bw:finally
TWTTUUTXTT bw:finished
WUXUTTUUTT bw:first
XTUXSTTTUU bw:fish
VTTTXUUUUT bw:fix
VUXRVTUSTW bw:for
YTTTTUTUUU bw:forget
VTXTTTTUUU bw:formal
TTTTTTXYTT bw:found
XUUTUTUUUU bw:four
ZTUTTTTTWU bw:free
UUUUUTXUUU bw:friday
YWTTVTTSUS bw:from
XUUUTUTSUU bw:fuse
ZTTUUTTTUU bw:gave
YUUUTTTTUU bw:ghent
YTUTUUTUUU bw:git
XUUTTUTUUU bw:give
YTUTUUUUUU bw:gluten
XWTTUUTUUT bw:go
VUTXTUUTUU bw:good
YUUSTUUUUU bw:gorica
XTTTVUWTTT bw:got
VTTTUTUXUU bw:green
XTUUUUTUUT bw:gut
XTTUTUTUUU bw:ha
UTUUTUXUUU bw:had
YUUTUTTUUU bw:half
YUUUTUTTUU bw:has
UTXTWTUTUT bw:hate
UYUUTTUTUT bw:he/him
TZTSTUUUUU bw:heiße
TUTTVXUUUT bw:helix
XUUUUUUUUT bw:help
UVTTTYXTTT bw:here
XTUUTUUTUU bw:him
YUTUUUUTUU bw:hot
VUTUUTTXUU bw:humidity
XTUTTUUUUU bw:hungry
VXXQYXRSPT bw:i
YUTUTUTTUU bw:i'd
UZUSUZUOXO bw:i'm
UXSVUTRWUT bw:i've
VZSWWSSTTS bw:ich
SYUYWVWPSP bw:in
TUUTTYUUUT bw:intolerant
XUUUUTTUUU bw:invoice
ZURWVSYTRQ bw:is
VTUWTVScQP bw:it
WUWVQSYVUQ bw:it's
XUTTUTUTUT bw:its
TYWTTTTTTU bw:j'habite
UXTTTUTUUT bw:je
XWTTTTUUTT bw:just
aSTTTUSUUU bw:keep
YTTTTUUUUU bw:know
aTTUUTTTTU bw:la
TUUTTYUUUT bw:lactose
XUUUUUTUUU bw:late
UTXTTUTUUU bw:laugh
WTTTXUUTUU bw:left-handed
YUUUUTTTUT bw:legal
VTUTTTXUUU bw:let's
XTUUTUUUUU bw:lift
USXVXSSSUT bw:like
UYTTTTXTUT bw:live
TZTTTUTUUU bw:llamo
XUUUTUUUUU bw:loathe
YTUTUUTUUU bw:log
XUUTUUUTUT bw:long
TXUUTTTWTT bw:lost
XUUUUTUUUU bw:loud
TYUTUUUUUU bw:m'appelle
YTUTUUTUUT bw:maybe
YVXXYRRQTR bw:me
VXTTTUTUUU bw:mean
UYSTXWTSTT bw:mi
TTTTXUUXUT bw:mia
YUUUTTUTUU bw:mich
XTTTVTUUUU bw:minutes
YUUUUTUTTT bw:mir
UUXTTTUUUU bw:mocks
YTTUUTTUUU bw:mondays
TaTTTTTTUU bw:moro
XTTTTUUUVU bw:most
YZSTTTTUTS bw:moved
TaPVWTYQSU bw:my
WXTSXTTTUT bw:name
TWXTTTUTUU bw:nantes
YTUTUUUTVT bw:neighbour
XSTTWSWTUT bw:never
YTTUUUTUTU bw:new
TXWTTTSWTT bw:newsletter
XTTUUUUTUU bw:nice
XUTTUUTUUU bw:nine
ZZPQSTUTWW bw:no
ZTTTTUTUUU bw:nobody
VXWRUXXRTQ bw:not
YSTTSTTXUU bw:nothing
YTTUUUTTUU bw:now
UUUXTTUUUU bw:nur
YTUUUUUUUU bw:não
XWTTTTUTUT bw:of
VUTTUTXUUT bw:off
XSSSWTUVXS bw:on
YTTTUUTUUU bw:once
XSXYSTSTUT bw:one
WSSWXVTSUT bw:only
YUTTSUWTUT bw:or
XUUUTTWTTT bw:our
ZSTTTTXUTT bw:out
TTWTTVXTUT bw:over
XTTTVUUUUU bw:own
VXTTTUTTUU bw:owns
YTUUUTTTTT bw:page
YUTTUUUUUU bw:paragraph
TUTUUUYUUT bw:parser
VUUTTUUUXU bw:passport
YTUUTTUUUT bw:phrase
VTUUTUTXUT bw:physics
UXTTUUTTUU bw:porto
UXUUUUUTUT bw:pronouns
XUTUUTTUUU bw:pushed
UTTUTUVUUX bw:quick
UTTTWTXTUU bw:quotes
YTUUTUTUUU bw:raw
XUTUTVUTUT bw:read
XUUUUUUTUT bw:reads
TTUUTUVUUX bw:reply
VYUUTTTTUT bw:rest
VUTUXTTUUU bw:rewrite
UTUUTUXTUU bw:right
YUUUTUTTUU bw:run
ZUUUTTTTUT bw:say
aSUUTUTTUT bw:says
XUUUUUTTUT bw:section
XUUUUUTUUU bw:separately
UTTTXXTTTU bw:serious
aUTTTTTUUT bw:she
VUTTTTXUUU bw:she's
ZTSVTTTUUT bw:short
TTTTXXTSWT bw:since
YUTUUTTTUU bw:so
YUUUTUTTTT bw:sold
XUUUUTTTUU bw:somebody
YUUUTTUUUU bw:soy
UXUUTUTUUT bw:spoilers
YUTUTUTUUU bw:start
YTUTUUTTUT bw:strike
VUUTTXTUUT bw:style
XUUUUUTUUT bw:sure
UXUUTTTUUT bw:swap
UUTTUUTTXT bw:swapped
UUXTWTTUUT bw:tabs
YTUUTUUTUT bw:take
XUUUUUTTUT bw:tandem
YUUTUUTUUT bw:temperatures
XTUTTTTWUU bw:test
VUXTTUUUUU bw:text
UURWXSWVTR bw:that
XSSSVTYTWS bw:that's
aUTNSPVaWV bw:the
USVTXSTUUX bw:them
UTUTXUTUUU bw:thing
UXUUTUTTUT bw:things
YUTUUUTUUT bw:think
aSUUTUSUTU bw:this
VTTTTUXTUU bw:three
XUTTWTTUTT bw:time
YUUUUUTUUT bw:tired
VSSSXWWUTT bw:to
ZTTTTUTUUU bw:today
UTSTXTXTTU bw:told
XUTTTTXTUT bw:too
UUUUTTXUUU bw:touch
YUTTTTUUUU bw:trip
TUUUXTUUUU bw:tromsø
ZUUSTUTUUU bw:trst
YTUUUUTUTU bw:tuesday
VXTTTTWTUT bw:two
XTUUTUUUUU bw:type
YUUTUTTUUT bw:typo
YTTUUUTUUU bw:ugh
ZSTTTUTUVU bw:up
USTTVYZSTS bw:use
ZTUTTTUUUU bw:vegan
VTXTWSTUUT bw:vegetarian
VTTTTUXUUT bw:verdict
WZTTTTTTUU bw:vivo
VUUUTTTXUU bw:war
WUUUTTXTTT bw:warehouse
YSSSSTXXUT bw:was
UTVRPVYXWR bw:we
WSTTXSVVUS bw:we're
XWUUTUTUTS bw:we've
YTUTTUUUUU bw:weird
WUYTTUTUUT bw:what
XUUUUUUTUU bw:what's
YTTUTUUUUU bw:who
XTUTUUUUUT bw:why
TXUTUUUUUU bw:wiebke
VXTUUTTUTT bw:wife
XUUUUUUUUU bw:will
WTSSXTSWYS bw:with
UVXTTTTUUT bw:wool
YUTTTUTUUU bw:words
VXTTTWTUUT bw:work
TTUUUUWXTT bw:works
XUUUTUTUUU bw:write
UTUUUUTXUT bw:writes
YUUUTTTTUU bw:wrong
ZUTUTTTUUT bw:yet
VTXTUSYTTS bw:you
VTXTUUTUUT bw:you're
YUTTUUTUUT bw:your
XUUUUUTTTU bw:yusra
SYWTWTTTTT bw:à
SVRFTVYZiR counts
YUUUTTUUUU e:"
TTUTSWXXST e:%
YWWRURXTTR e:)
UTTZTTUUVT e:,
TTUUTTXUWT e:00
VWTTTXVTST e:10
WTUUXTUTUT e:101
TTUUUTXTWT e:14th
XUUUTTWTTT e:16
TTUUXTVUTT e:18
UUUUUUXTTU e:19
XTUUUUUTUU e:1926
XWUTTSXTTT e:2
TXTTTTWSTW e:2019
TWUUTTTTXT e:2028
TTUUUUTUXT e:20th
WTTVTUTTXT e:24th
TTUUUUTUXT e:2nd
USUUTUYUWS e:3
VTUUTUVTXT e:30
WTUUUTYTTT e:4
VTUUTXTTVU e:40
XSTTYTUWST e:5
YTTUUUTTUU e:60
TTUUWTUUXT e:7th
TTUUTUYUTT e:8443
fTTSSTTTUS e::
fPRRSWSWTV e:?
TUTUXUUUUU e:a4
XUUUUTUUTU e:about
YTTTTUTXUS e:above
UTUUUUTTXU e:abril
UXUTUTTUUU e:accident
UUUUUUXUTT e:accounts
XTTTTTUUUU e:actuaries
TXUUTUTUUU e:ada
XUUUTUTTUU e:advance
aSTTXTTSUU e:afternoon
XTTTTWUUUU e:afternoons
XUWTUTTUUT e:afterwards
aOQPXWUWQZ e:again
VUXTTTUUUT e:agenda
YUUTTUTUUU e:ages
YTTTTUWTTT e:ago
YTUTUTUUUT e:agree
WTVTTTTTYT e:ahead
TZUTUTTUVS e:alcohol
XVRVRWRXSV e:all
XUUTUTUUUU e:alle
TXTUTUWTUT e:allergy
TWTTXTUUUT e:almeida
TTSWUYXSTS e:alone
UTTTYTTUUU e:alphabetically
YUTTTUTSWT e:already
XUUUTUTTUU e:altogether
USZRXYSTTS e:always
YTUUTXSTUT e:an
aUTTTTTTVT e:and
UXTUTUTUUU e:android
VTTTXUTUUT e:anglais
YUTUUTUTUU e:animal
XWTTTTTTUU e:anni
WUTTYTUUUT e:answer
UTVVXTSTUT e:answers
TTXTWUUUUT e:antworten
YUUUTVTTUT e:anyone
aUTSXRTUUT e:anything
WUXSTWSTUT e:anyway
WUTXUTTUUT e:apologise
TUUTUTWXTT e:app
VUUUTUXTUT e:approach
XSUUTSWTXT e:april
TXUTUUUUUT e:arachides
ZTTTTUUUUT e:are
TTTWTTXTUT e:art
STTTWZSUUT e:ask
UWTTTTXUUT e:asks
ZTUTTUTUUU e:asleep
TTXXTTTTTU e:at
TWTTTTXSYS e:august
YTUTUUTUUT e:aujourd'hui
WTTTWTXTUT e:aus
WWTTTTXTUS e:autumn
XSTSSWTTTX e:away
XUUTUUTUTT e:awful
TXTTTTXTTT e:años
UTUUTUXUUT e:b
WTTTYWRWTS e:back
UTTXWTTUUT e:background
YTUUUUTUUU e:bad
TTUUUUUUUX e:banco
TXUUTTTXTT e:band
XVTTTTVTTW e:bank
TUTTTXYTUT e:bar
XUTTTTWUUT e:be
XUUUTUUUUU e:been
WXUUTTTTTT e:bees
XUTTXSSSYT e:before
XUUUUUTTUT e:below
TVUTUTXUUT e:benedikta
TUYTUUUUUT e:best
YSXTTUUTUS e:better
YTUUTUTTUU e:bike
TYUUUUTUUU e:bilbao
VUUTUTTTUX e:bins
TTUTTTTUXW e:bio
UXTTTUTUUU e:biscuit
YTTTTTUUUT e:bits
TVXTUUUTUT e:black
UTUTTTZUUT e:blind
WTUUTTUXTT e:block
YTUTTUUUUU e:board
YUUTUUTUUT e:boils
XUUUUTTUUU e:book
WTSTWSWXTT e:both
XTTTTTYTUT e:box
WUTTTUXTTT e:braga
UWTTYVTTTS e:branch
TUUTTYUUUU e:branches
ZTTTTTUUUT e:brb
XUUTUUUTUU e:break
WTTTUUXTUU e:breakfast
YTTTUTUUUT e:bremen
TTaTTUUTUU e:brevi
YTTUTUTTUT e:brick
TTWTXUTUUU e:brief
YTTTUUTTUW e:brightmoor
WTTTUUTXUT e:broken
XUUUVTUUUT e:budget
TTTTTWWTTX e:build
TUTUTUYUUU e:buildkite
VTUTTXTUUT e:burnt
UTUUTTXUUU e:bus
YUTTUUTTUU e:button
WTUUTTYTTT e:by
TTUUUUXUTU e:c
XUSSTSTYTW e:cache
TTZUTUTUUU e:café
XUUUTTTWUT e:cake
ZTUUUTUUUT e:call
XUUTUUTTUU e:called
VTUXSSVVTT e:calls
XUTUTUUUUU e:calm
ZTUUTUTTUT e:came
SUWXVTTUUT e:can
XUUTTUUTUU e:cancelled
TYUTUUTUUT e:car
WYTTTTTTUT e:card
TTUXTTWTUT e:cards
WTTTTUYUTT e:casa
VTXSVWVSTT e:case
ZTTUUUUUTT e:cat
VTUUUTXUUT e:catalogue
TYTTUUUUUU e:celíaca
WTUUUTXUUT e:certified
YTTSXSWTTT e:change
YUTUUTTUUT e:changed
UUUTXTTUUU e:changes
WUUUUXTTUT e:channel
YTUUUUTTUT e:cheaper
TXTUTXTTUT e:chicken
WWTTTUSTTX e:choir
UUUTTTTUYU e:christmas
YUTTTUUUUU e:city
UWSTYVTTUT e:client
TUUUTUXUUT e:clinic
WTUUTTXUUT e:closed
XTUTTTTUUW e:club
YUUUTUTUTU e:cm
SQUUYYVVRU e:code
TUTTTXWUUT e:codebase
VYTTTUTUTT e:coeliac
cUSTTTTTTT e:coffee
ZTTTUUTUUU e:coin
TTTXTTTXUT e:cold
TTTWYTTUUU e:columns
YUUUTUTTUT e:come
aUUTTTTUTT e:coming
VTVTWXTTTT e:commit
STTTYXTUUT e:commits
XTUTUUUUUU e:comparing
YTUTUUTTUT e:compile
XUUUTTUUUU e:compiler
TTUTUYTUUT e:completo
YTUUUUTTUU e:computer
XUUUUUUUUU e:confirmation
UTXTTTXUUU e:container
XTTUUUTUUU e:context
XUTTTUTXUS e:contract
UTTTWVXSTT e:copy
XUUUUUUTUT e:copying
TTYWTTTTTT e:coriander
UTZTTTTTUU e:cortas
VTTTTUXUUT e:costs
YUUTTTUTUT e:count
UYUTTTUUUT e:countries
UXTTTTWTTT e:course
UUXSUUUUUT e:courtes
UTUTUTYTUT e:covers
XUUTUUUUUT e:cranky
YUUUUTTUUU e:crash
XUUTUUUTUT e:cream
XUUUUTTUUU e:cross
YUUUTTUUUT e:crypt
TUTTTXUUUU e:cups
VTYTTTTUUT e:curtas
WTTTTUVTUX e:customer
TUTUUYTUUT e:customers
TTUUXTTTTX e:cut
UUUUXUTTUU e:cycle
TTXTUWTUUT e:código
YTUUTUUUUU e:das
WTTTXUTTUU e:data
XUTUTXTTUT e:date
XTZSQUWVSS e:day
XSSSVUZWSS e:days
XUTTTSSVTZ e:dead
XUUUUTUTUU e:deadline
WUTTTUXTTT e:deaf
XTUUUTTUUU e:debate
XTUUUUTUUU e:debugging
UTWTUUTTXT e:dec
VTTUTTSVYT e:december
YTTTTTWTUT e:decided
TTTTTUYUUU e:decidido
TUXTWTTTUU e:decimal
TTTTTTXUWT e:deciso
VUXTTTUUUT e:default
UTUTUTZTUT e:degrees
ZUUTUTTTUT e:dentist
YUUUUTTUUT e:deployen
YTUUUUTUTT e:deputy
ZTUUTUTTUT e:desk
XWTSYSTUUS e:deutsch
UTTTUUYUUT e:device
STUTUUZUUU e:diabetic
TTTTUTaTUT e:diabética
YUUTUUUUUT e:diary
TUUUUUTYUU e:did
YUUUTTTUUT e:diet
UTWSXUTTUT e:diff
TUTTTYUUVU e:dinner
ZTUTUTTUUT e:discussion
TYUUUUTUUT e:disease
XTTTTTTXVT e:dns
XTWTTWSTUT e:do
SWTTXTSTTX e:docs
YWTWSWSTTR e:don't
VRYSWSUWTS e:done
XTUUTUTWTT e:dot
bTTSWTSUWR e:down
YUTTVTUUUT e:draft
YUUTTTTUUU e:drafts
XUUUUUTTUU e:dragon
YWTTTUTTUT e:driver
XTWSTTTWTT e:dry
VXTTTUTUUT e:duh
XUUTUUTTUT e:dump
XTTUUUTTUU e:dunno
VXUUUUTUUT e:dust
VYTTTTTTUT e:ear
XUUUTUTTVU e:earlier
UUTUXTUUUU e:eat
UUUUUTYUUT e:effect
YUTTTTVUUT e:eggs
ZUTTUTUUUT e:eh
ZWTTTTTTUT e:either
XUUUUUUTUT e:eleven
TTUSTaTUUT e:emojis
UUXTTWTUTU e:end
WXTTTTUTUT e:energy
TWTTYUTTTU e:englisch
TSTTXTXUUT e:english
TTTTUUWXTT e:enough
XUUUTUWUUR e:entschieden
VTWSTUTXUT e:error
WTTXTTUUUT e:essay
YTTTWTWTUT e:euros
UTUUTUTTYT e:eve
ZXTTTTVTSS e:evening
WUUUTTXUUT e:evenings
bTTSTWTTUT e:ever
WTTTUUXUUT e:everybody
UVWVQUVYSR e:everything
SWWWSVZQSR e:everywhere
XUTTTTUUVU e:exception
YUUTUTUTUT e:exceptions
VTTXTUTUUT e:exhausting
TUUUUUTXTX e:expired
VXTTTTWTUT e:export
YUUUTUTUUT e:failed
XTTTTTWUUU e:fair
YUTUUTUUUU e:fait
TTUUUUXUUU e:falkenstein
WXUTTTVTTT e:family
XUUUUUUTUT e:fault
TXTTTTWTVS e:feb
TVUVTTSTaT e:february
UXUUUUTTUU e:fedora
TTUUTTWUXT e:fest
YSRSWVVRTW e:file
SSRWXXVSUT e:files
XTUTSTXTTT e:final
ZTTTTUTUUT e:finally
ZTTUUUTTTU e:finalmente
VWWSXSRXSS e:fine
XTTTWUUTUT e:finished
XWTTUUTUUT e:finnish
VTUTUUXUUU e:firm
XTUUUUTVUS e:firmware
VRXPZWWWRP e:first
UaTTTUTUUS e:fish
ZTSTSTXTUT e:five
YTWTTUTTTT e:fix
VTTUTUTXUU e:fixed
WTTTUUUUUX e:fleisch
USTTWTWSTX e:floor
UTTTWXVTTU e:folder
UUUUTTUXUT e:follow
bWSTUSTSUT e:for
YTTUTUUUUU e:formal
UTUUTUXUUT e:francs
XTTTTVXTTT e:frankfurt
XSSTWUWTUT e:français
XVSSWTXTTS e:free
UXUTUUUUUT e:freight
ZTTTXTSSXR e:friday
XWTTTXWSRS e:fridays
XUTTUTXTTT e:fridge
WTTTXTUTUT e:from
TUWSXSVUUS e:front
UUUUUUXUUT e:full
ZUTTTTUUUT e:function
aUTTTTUUTU e:funny
TTWXTTUUUT e:garden
YUTTUTTUUU e:general
XUTUTTUUUU e:generally
XYUUTTTTTT e:ghent
XUUTUTUUUU e:gloves
bVTTTTTTTS e:go
XUUUUTUUUU e:goes
XUTUTTUUUT e:goldfish
aTTTTTRWSW e:gone
WWWSSTSYTR e:good
XUUUTUTTUU e:goose
XTUUTTUUUT e:gravestone
VVTTTUXTUT e:graz
WWSSSVTYTS e:green
XYTTTTUTUT e:group
UTTTXXTTTT e:guess
XTTTVTTTUU e:guessing
TUUTTTYTUW e:gym
ZTTUTTUTUT e:ha
XUUTUUTUUT e:habits
XTUUUUUUUU e:haha
TTTTTTWWXT e:half
WTUUTUVTXS e:hall
WUXTTTTUUT e:happy
XUUUUTUUUU e:hard
UTTTYTTXUT e:has
UUTUXUUUUU e:hat
XUTUTUUUUU e:have
XTTTUUTUTX e:head
XUUUUUTUTT e:headache
UUTTUUTXUT e:healthy
TXTTUUUUUU e:hebamme
TYUTUUTVUT e:helix
XTTUTTTXUS e:help
UTTTYTXTTT e:her
WZTQVWUQSV e:here
VTUUXUTTUT e:heron
YTUUTUTUUU e:herren
TTUUTTYUUT e:hetzner
aUTTTTTTUT e:him
YTUUUUTUUU e:hip
UTUUTUUUUY e:history
WTTXUUUTUT e:hives
YUTUTUTTUT e:hold
TTWTTTTXWT e:holiday
YTUTTTUUUU e:honest
YTTTTUUUUU e:honestly
UTUUTTWXTT e:hot
aSTTUTVTUS e:hour
XSZSSTYSTS e:hours
XTUUUUVTUU e:house
TXTXTTTTUU e:household
VXTUTUTTUU e:hull
XTTTUUUTUT e:humidity
YTTTUUUUUT e:hungry
XTUTUTUUUU e:hurry
ZUTTUTTTUT e:hurts
TUUUYTTVUT e:id
ZTTTTTUWUT e:idea
XUUUUUUUUT e:idk
UUXSUUUUUU e:ifs
TUTUTTXVUT e:image
VTTTXTUTUT e:immer
TUTUXTUUUT e:imperative
UUUUUTXTUT e:import
XWRSXTVWSS e:in
YUTUUUUTUU e:inch
XTTTUTTXUT e:inches
TTTUYUTUUU e:indentation
TVTTUUYTUT e:ines
WTTTTTXTUU e:infra
XWUUTTTUUT e:internet
TZTTTUTUUT e:intolerant
WZSRSSXSWR e:is
YUUUUUTUTU e:ist
bQTNWUXTTV e:it
YTUUTTTUTU e:it's
UTTTYUUUUU e:italiano
TTWYTTTUUT e:itch
UTXTTUUUUT e:jam
TTUUTTTUYU e:jan
UUUTSTTUaS e:january
XTTTTTWTUT e:job
YTTSXTTTUT e:joke
XTTUUTUUUU e:journal
UUTTYTUUUU e:json
XVTTTTUTZS e:june
XTUUTTVUUU e:juniper
ZTUTUTTUUU e:just
WTTUUTXTUT e:kawai
WTTTTSYWTT e:key
YTUTUUTUUT e:keyboard
UXTTXTTUTT e:keys
XTTUUUUUUT e:kid
YTUTUUTUUU e:kidding
XTTTUUTUUT e:kind
TWUUTUTTUX e:kit
TTTUTXTTUX e:kits
VTXTUUUUUT e:km
XUUUUUUUUU e:knocking
ZSVTTUTUUT e:know
TTTUYTUUUT e:kroner
YUUTTUUUUT e:kürzer
VWUUXTTTTT e:lab
YTTUTTUUUU e:ladder
UXTTUUUUUU e:lady
XUUUUUTUUU e:lamp
VTUTUXTUUU e:lane
XWTTUTUUUT e:laptop
TXUTTTVUUT e:laptops
TTSSWTTYUW e:last
ZTTUUTSXTT e:late
YTUUTTXTTT e:later
TTUUUUTUYT e:latest
VWXTTTUTTT e:latin
XUTUUUTUUU e:laugh
TTUUUUYTUU e:launch
TTUUUTXWUT e:lead
YUUTUUUTUT e:leak
TWTTUTUTUX e:leeds
TTUTXUTTUX e:leerzeichen
TXTTUUUUUT e:left-handed
UTTUTUXUUT e:legal
XUTUUUTUUT e:letter
WSSVYTWSUT e:letters
UYTUTTUUUT e:library
XVTTTUSTUX e:life
TUUTUUTTTY e:lifted
YUUUTUTUUU e:lighthouse
WSYTTUUUVT e:like
TUUUXUTUUU e:limit
UTXSYUSWTR e:line
USXTWVVTTS e:lines
TWTTTUXTTT e:lisboa
XTTTUUUUUT e:lisbon
YRSSVVUUSX e:list
WTWTTXTTUT e:lists
UTTTTTWUXT e:live
XTUUUUUTUT e:lmao
YUUTTUTTUU e:lock
YUUTTTTUUU e:log
XTUUUUUUUU e:lol
ZTVTUUTTUT e:long
YUTUTUUUUT e:longer
ZTTUTUTTUT e:look
WTTSTUTYUT e:loop
aTTTTUTUUT e:lost
XWTSSTTXTS e:lot
VTUTXUTTUU e:loud
XTUUUTUUUU e:lovely
UUTTXTTUUU e:lowercase
XTUUTTTUWT e:lucerne
YTUTTTVTUT e:luck
cTTTTTUTUT e:lunch
YTTTUUUUUT e:lá
XTTTUUYTUT e:machine
XUUUTUTUUT e:machines
USSYXVUSTS e:mails
TTTTXXWTTT e:main
YTTUUTUUUT e:maintenant
XTUUTTWUTT e:makefile
VUUTXUTUUU e:malta
XTUUTUTWUT e:map
ZSTTTSUSZS e:march
TYTTUUUUUU e:marisco
TTTSWXXTUT e:marks
TUTUUTTYUU e:match
VXTTTUTTUU e:mate
VTUUUXTUUT e:maths
VWUSSSXRZR e:may
XXUUUUTTST e:mayo
VTXTTVTUUT e:mañana
XWVZTVTQQS e:me
aUUTSTTUUT e:mean
YUTUTUTUUU e:meanwhile
XTTTWUTTUU e:meetings
YUTTUUUUUT e:mehr
XTUUUUTTUT e:merger
XUTSTTUUXT e:mess
WTTTXTUUUT e:message
VUTTXUTUUT e:metric
WTUTXTTUUU e:mich
aUTTTTTTTT e:milk
VTTUSUXSTW e:min
YSTTUTWUUT e:mind
WSSRXWUYTR e:minutes
TTUTTUYUUU e:mobile
UUTYTTUUUT e:mocks
XUUUTUUUUT e:module
TTUTUYUUUU e:moi
YTUUUUTTUT e:moment
YWSSTSWXSR e:monday
VTTTUTYTSW e:mondays
YUTUTUTUUU e:money
SYRRTSXUXV e:month
XUUUUTUUUU e:mood
ZTTTTWTUUT e:more
YUSVVSTUWR e:morning
TWTTTXVTUT e:mornings
TTXTWTVTTT e:most
TXUTUUTUUU e:mostly
XUUTTUTUUU e:mould
XUUTUTUUUU e:mouth
YSTTUUYSUS e:moved
ZUUUTUTTUT e:much
YUTTUUTTUU e:mum
UYTTUTTUUT e:myself
YTTTUUUUUT e:müde
UYURVXTVSQ e:name
TUUTTXTWUT e:named
TYTTTTWTUT e:nantes
YUUUTUTUUU e:new
TUTUTTZTUU e:newer
TUTTWXUUUT e:news
XTUTTUWTUT e:newsletter
YUUTTTTUUU e:next
ZUTUUUTTUT e:nice
UXTTTXTTUT e:nicht
VUUTTTTTUX e:niece
XTTTTTWWUS e:night
XTTTUTWUUT e:nights
UWSSRYUVVR e:nine
dSTTTTTUUS e:no
VTUUXUTUUT e:node
ZTUUTTUUUT e:none
WXTTSTSSYS e:noon
XUTUUUTUUU e:normal
YSSRTWVTTX e:not
UUTXSXTTTV e:notes
XSSRWRSaTW e:nothing
WVUUTTSTYR e:november
TSTTXXWTUT e:npm
TWXTTTTUUT e:nuit
VTSSXSVSTZ e:number
WTTSVYTVUS e:numbers
ZTTTTUUUUT e:nunca
WXSTTTUTUT e:nurse
YTTTTUTUUU e:obviously
SSTUTTWTaS e:october
WTTTUXTUUU e:odile
XWRWTQWTQY e:off
TVTTWXVTTS e:office
VTTTVTTYTS e:old
XUUUTTUUUU e:oma
XSTTYTSWTT e:on
XUUUUUTTUT e:onboarding
aTTTTUTWUS e:once
bUVSYSUSSR e:one
XRVSXVXSTR e:ones
TYSUTXTTTT e:online
VWWQYSYRSS e:only
UUXTTTXTTS e:open
VTWTTTTXUT e:opens
TUTTTTWUUX e:orange
ZTVSSTTVWS e:order
WUTTUTTXTT e:orders
TTTYTTXTUT e:orm
TUTXUTUUUT e:orms
TXUUUTVUUT e:ostrava
YTUUTUTTUU e:other
VUUTTTXUUU e:others
YTTSZUSTUT e:otherwise
WWQVVYWTRP e:out
TUUTXUWTTT e:oven
ZSSSTTUTTZ e:over
UTWTXTTUUT e:own
YUTUTUTTUT e:p
TYTTUUUTUU e:padaria
WTXSXSVTTS e:page
XTTTTUTWUT e:panic
XTTUTWTTUT e:papers
WUYTTTTTUT e:paragraph
XTTSUXTUUU e:paragraphs
XUTUTTTVUT e:parallel
XWTTTTSWTT e:parser
TTTTXTZTTT e:partners
YUUUUUTTUU e:pass
YTTTUUUUUU e:patch
TTTXTXUTTU e:patient
TXUTUUUUUU e:penicillin
WTTTYTYSTS e:people
TTTXTTXTUT e:period
VUWSWRTTTW e:person
XUUUUUTTUT e:philosopher
TTTWUXUUUS e:phrase
UTWTUTTXTU e:piano
TTTUXXTUTT e:piece
XTUUUUUUUT e:pitch
UTTXTWTTUT e:pizza
XVXTTTWSTR e:place
UTTTXTYTTT e:plan
TUTTUYTTUW e:plans
XUUUUUTTUU e:plumber
UUUUUTYTUT e:podcast
ZTTTUTUUUT e:point
XTVWWVSSTS e:points
WUTUXTTUUT e:policy
XXTSUTTUUS e:pork
WXTTUUTTUT e:porto
YUUUTUTTTT e:portraits
VTXTTTWUUT e:possible
UTUTUTUUUY e:poste
TTTTSTcUUT e:postgres
XUTTUUTUUU e:pot
VTSTYTWTUT e:pounds
TUUUXUUTUU e:pr
XTUUUUTUUU e:prats
TWUUTTXUUT e:presents
YTUTUUTUTT e:press
XTUTTUUUUT e:prices
VTUUUTXUUU e:print
XTUTTXTTUT e:prod
TTTXUTXTUT e:products
XUUTTUTUUU e:profiling
UTSSWYWSUT e:project
TTXTWTTTUU e:projects
UUXTTUUUUT e:prose
WXTTUUTUUT e:pump
XUUTTVUUUT e:push
TUTTTXTTUX e:pushen
UTXTUUUUUT e:python
YUTUTTTTUT e:question
ZTSSWWTTUT e:questions
YUTUTUUTUT e:quick
XUTUTUTTUU e:quiet
WTUTUTTUUX e:quit
VUUXTTUUUU e:quote
UTTSXTTTUX e:quotes
VTUUTTXTUT e:radial
TWTTTTTYUU e:ram
VTTTTTVTTX e:raus
WTYTTTTUUT e:read
YTUUTUTUUT e:readme
YUTTXTTUUS e:reads
XTTUUUUUUU e:really
YTUTUUUUUT e:reason
VUTUXTUUUT e:recipe
VTTTTYSUUT e:recipes
YUUTUUTTTT e:red
VUTTUTYTUT e:redis
XVTUUTTUUT e:region
YTTTTUTUUU e:remember
YSTUVTTTUT e:reply
UTUTXVSUUT e:repo
XTUUUTTUUU e:rerun
XUUUTUTTUT e:residents
XUUUUUTTUT e:response
WTTUTUXTUT e:rest
XUUTTUVTUT e:retired
XUUUTUTUUU e:return
VXTTTTWTUT e:returns
XUWTTTTUUT e:review
TTUUUUUTUX e:riddance
TTTTTXTTTX e:riga
bWTTVTRTTR e:right
WTUUTTYTTT e:room
YXTTTTTTUS e:round
UUUTUTXUUT e:router
VTTUXTUTUU e:ruhig
YTTTWTUTTT e:rule
YUUUTTTTUT e:rules
TTTTUTUXUW e:running
TTTYUUUUUT e:rushed
XTUTTXUTTT e:rust
VTTXTUTUUT e:sad
ZTTTUUUUUS e:said
UXUUUUTUUT e:salt
UXTTTUWUUT e:samples
WXTTTTTTWT e:saturday
VUUUTTYUTT e:saturdays
ZUTTUUUTUT e:say
XUUUUUUTTT e:saying
aSTTTTTWTT e:says
TTTTXTXWTS e:schema
WXTSUTWTUS e:school
TXUTXTTTUT e:screens
TTUTXXTTUT e:scripts
YTTUUUTTUT e:sea
TUUUUUXTVT e:season
TTTTYSWWUT e:seat
YUTUUUTUUT e:sec
ZTTUTTTVTT e:seconds
VXUUUUTTTU e:section
YSTUWTTUUU e:see
TUUTTWXUUT e:seite
UTUUTUXUTU e:semaphore
TTWTZTTUUT e:sempre
WUUUXUTTUT e:sentence
XTUUUUTTSW e:sept
SVTUTTUWXT e:september
ZTUTTTTUUT e:serious
XUTUUTUUUT e:server
WWTTTTYTTS e:service
TYTUUUTUUT e:sevilla
UXUUTUUUUT e:she
UZTUTTTUUT e:she/her
VUUUXTUTTT e:sheet
WXTTUUTTUT e:shellfish
XWTTWTTTUU e:shift
UTTUTTXUUU e:shipping
XUUTTTWTUT e:ships
VXTUUTTUUT e:shoes
UXTTTTYTTT e:shop
XTSTZTSTUT e:short
YTTTTUUTUU e:shorter
XTTTTTXXUT e:side
XUTTTSUUUU e:sie
VTTTYUTTUT e:siempre
YTTUTUUUUT e:sigh
YSUUTUTVUT e:since
VTTTTTXTXT e:six
VTTUUUTXUU e:size
VTTWTTTXUT e:sleep
XUUUTTTUUU e:slide
XUUUUWTTUT e:slides
UTUUTUTTWX e:slot
YWTTTTTTUT e:slow
VUUTUUTXUT e:slower
TTTTUUUYUT e:smooth
VXTTTUUTUT e:snowflake
WSTSXVSXTS e:so
YTUTUUTUUU e:soir
XUUUTUTUUT e:somewhere
YUSTUUUTUT e:soup
VXUUUUTTTT e:spanish
XUUTTTUUUT e:spelling
XTUTUUUTUU e:spoilers
TUUTUTVUTX e:spots
UUUUTTYUUT e:sqlite
VTTTXUSUUU e:stable
XTTTUUUUUU e:stairs
WTUUTTTUXT e:stall
YTUTUUUUUU e:stanco
WTTTTUXTUT e:station
VTUTTTYTUU e:stays
XTTTUUUUUU e:stiff
XUUUTUUTUU e:store
XTTTWTVTUS e:story
UVUUUTXTTT e:street
TUTTXUWTUT e:streng
XTUUUUUTUT e:student
WTTTTXWTUT e:stuff
ZTTTXTUTTT e:style
XUTTVTTUUT e:sudo
VTTTUXUTUT e:sugar
UUUTUXUUUT e:summary
UTTUXTWTTT e:supplier
XUTUUUUUTU e:suppose
YTTTTUUUUU e:sure
TTTYUTWUTT e:surprises
XTTUUUUUUU e:sync
VWTTXTTTUT e:system
UTVSXTTTTW e:table
VTYTTTWTUT e:tables
WXUTUTTTUT e:tablets
WTYRVSSSTY e:tabs
TTTTXTTUUX e:tabulations
YTTTUUUTUT e:tail
TYUUUTTUUT e:tartu
ZUTTUTTUUT e:taste
XUTUUTUUUT e:tea
TZSTVXWRSS e:team
YWTTUTTTUT e:teams
XUTUUTUUUU e:tell
WRSXSXUTXS e:ten
WTTTUXTUUT e:terms
VTSTYXTTUT e:test
WTSSWaVSTR e:tests
USXXYSTSTS e:text
XUUUUUTUUU e:texted
YTTWTUTUUT e:texts
TVTUUTXUTT e:thandeka
bSUUVTTUWP e:that
VTUQUWVWSU e:them
TUTTTUYUUT e:themselves
VXRRUWXSXR e:then
TWUTTTXUUT e:theo
XSRRWWVTSW e:there
WTTTXTTTUT e:these
XUUUTTTUUT e:they
WYUUTTSTUT e:they/them
VRWWSWURVU e:thing
ZTTSTVTSUW e:things
WTTTTUTTUX e:think
YSSSWTXTUT e:this
YSXTUSUTUU e:three
XUUUUUUUUT e:thrilled
VSSSTUUWVX e:through
XTTUWTVUTU e:thursday
TWSSUXYTTS e:thursdays
XTTTVTXTUT e:ticket
TXTTTTXTUT e:tickets
XUUUUUTUUU e:tiles
YVWQXUTVUP e:time
ZXSSSXQVUS e:times
YUTUTUTTUU e:timetable
ZTTTUUTUUT e:tired
XUTUUUTUTU e:to
XUTUUUUUUT e:toaster
dSTSSTXSUR e:today
YUUUUUTUUT e:together
bUTTTUTTUT e:tomorrow
YUUUTUTUUU e:tone
WXTTUUTUUT e:tongue
aTTTTUTTUT e:tonight
XWWSXSUSTS e:too
TXUUUUUUUU e:torino
STTTYTVWUT e:total
YUUTTTUUUT e:touch
TUTTYUTUUT e:toujours
WTTTUTXUUT e:traffic
TTXUTTWTTT e:train
UUTUTUTYTT e:trick
ZTUTUTTTUU e:trip
TXUUUUTUUT e:tromsø
XTUTTTTTUW e:true
TXTTXUTTUU e:truly
XTUUTTWTTT e:tuesdays
XUTTUTUUUU e:turin
XUTUTUTUUU e:turkey
XUUTUUUTUT e:tweet
TUUUTTXUUU e:twins
YSTTSXVTUT e:two
XTTUUUUTUU e:typo
aTTTTTTTUT e:um
gSSSSTWSUS e:undefined
VTXSWTTUUT e:units
XXRWSQVURX e:up
XSSSUUUXWS e:us
WTXTSUTUUT e:use
XUTTUUTUUT e:used
YUTTTUUUUU e:usually
TUTTXTWTUU e:utc
TYUUUUTUUT e:utc+2
WUUUTXTTUT e:var
TZTTTTTUTX e:vegan
RYTSTUTUVY e:vegetarian
TZTTUUUTUT e:vegetariana
TUUUTXTUUU e:vendor
XUUUUTTUUU e:vendredi
YTTTTTXTUT e:verde
UUUTUXTTUU e:version
TXUUUUUUUU e:vigo
VUTUTUTTUX e:void
XUUUTUTUUT e:vote
YTUUTUTTUT e:walk
XTTTUUTVUT e:wall
UUTUTTUZUT e:war
XUTUTTTUUT e:warm
XUUUTTTWUU e:was
VTUTUTUYUT e:water
YUSTWTUUUT e:way
XSTUTUTUVU e:website
VUUUTTXTUT e:wedding
VTTTUTYTUT e:weddings
WXTUTTVTUT e:wednesdays
UYRTURZVSS e:week
TUUTYTTUUT e:weekdays
bUTUUTTTTS e:weekend
XVTTTTSZTS e:weeks
XTTUUUUTUU e:weird
aTTTYSRWTR e:well
ZTTTUUUUUT e:what
ZTTTTTTUUT e:whatever
XTTXTTTUUT e:whatsoever
XTUUUUTTUU e:while
YTTUTUUTUU e:why
TXTTUUUUUU e:wiebke
VUUUTTXUUU e:wiki
YUUTUUUTUT e:wild
VTUTTTXUUT e:window
XUUUTUVTUT e:windows
TUTTXUUUUU e:wins
XUUUTUTUUU e:winter
YTTTXTTTUT e:with
XUUTTUVTUT e:without
YTTTUUTTUU e:won
WUTXUTTUUT e:wool
TSSSVXWXTT e:word
WSZSXSSTUT e:words
XZTTSSSXTS e:work
WUUUTUTXUS e:worked
XUUUTUUUUT e:working
cTTSSTSXTT e:works
VXTUUUTTUT e:workshop
XSSSWXTTUT e:write
ZTTTTUUTVT e:writes
dTTTUTTTTS e:wrong
XUTTTUUUUU e:wrote
XUUUTTUUUT e:yaml
VVSSVTXVUS e:year
XZXSSSVSTS e:years
XTTUWTTUTT e:yes
YUTTSTYSTS e:yesterday
cSUTTQVUVS e:yet
aZRSVTRUUS e:you
YUUTTTUUUT e:yours
TTTTWYTUUT e:yourself
XTUTTTVUTU e:yusra
VTUTTUTXUT e:zero
TXTTUUUUUU e:zsh
YUUTTUUUUT e:zurück
aROOSSVaXX exclaims
XUUUUUUUUU f1:)
VTTXTUUUUT f1:,
ZUUUUTTUTT f1:14
TTWUXTUTUT f1:24h
XUUUUTUUUT f1:?
XTUQUSTXVV f1:a
TTUUZTTUUT f1:ab
WTTTTTVTXT f1:abbiamo
VYTTTUTTTT f1:abito
XUUUTTUTUU f1:according
YUTTTUTUUU f1:acho
UTUUUTUUXT f1:action
XUUUUUTTUT f1:adapt
eUSUURTSUS f1:add
TTTUXSWUUT f1:address
TTYTTUUUUU f1:adoro
WVTSVSXWSS f1:after
TTYUTUTUUU f1:aisle
URXRWRVZWQ f1:all
VTUUXTTUUU f1:also
YSRTcSSTUT f1:always
TTXTTTTTYT f1:am
YTTTTTTWUT f1:an
UXTUTUTUUU f1:android
UTUUTUWTXU f1:anneke
YTSTYTTTUT f1:answer
YSSSYWTTUS f1:any
ZTTTUUUTUT f1:anyone
VXRYZQTSTS f1:anything
TTUTXTTUWT f1:api
VUUUXTTTUT f1:apply
aUTTUTTUUT f1:are
YXVSRSWSUS f1:as
WTTTYRWTUT f1:ask
XTUTUUTTUT f1:asking
ZUTTTTTTUU f1:at
WUTTTXTUUT f1:au
XUUUTUUUUT f1:aus
TTUUTTYTUU f1:auth
WUTTSYTUUT f1:avoid
ZUUUTUTTUT f1:back
XTUUTUTUUU f1:bear
XTTTTTUXUT f1:because
XWSSUWSTVT f1:before
TXTXUTTTUT f1:being
XUUUTUUTUT f1:below
YUUUUUUTUT f1:ben
YTUTTTTUUU f1:bin
WRSWYZSSSR f1:bitte
TTTUUTXTXT f1:board
YUUTTUUTUU f1:boil
ZUTUSTWTTT f1:book
aTTTTTUTUU f1:both
YUUTUUTTUT f1:brain
VTTTXUTTUT f1:branch
ZTTTTUUUUT f1:brb
TTWTZTTSUT f1:british
YTTTTTTWUT f1:build
YUTTTTUUUU f1:bullets
WUUUTTXTUT f1:bump
TUUUUTUYUT f1:bumping
UXTTWTUSWT f1:by
ZTTTUTTUUT f1:c'est
YUTUTUTUUU f1:calculate
XYSTXRSTUT f1:call
TXUTTTWTTU f1:calls
aSSTUWVSUS f1:can
XTTXUTTTUT f1:can't
XUUTTUUUUU f1:canaries
YTUUTUTUUT f1:cargo
VTUTTTTUUX f1:caspian
YTUTTTTTUU f1:cat
UXTUUUUUUT f1:catalan
UUUUXTTUUT f1:cc
TZUTUUTUUT f1:chamo-me
WTTTTTXUUT f1:chat
ZUUUUTTTUT f1:che
YTTUUUTUUT f1:chez
YTUUTTVTUU f1:ci
VUTTXTTUUU f1:cite
UTXTWTTTTT f1:clean
VUUUTUXTUU f1:client
YTUTUUUUUU f1:cluster
WTTTXTTTVT f1:code
XSWTSUTXUT f1:coffee
XUUTUUUTUU f1:coffee's
TUUUUTUXUU f1:cold
XTTTTUWUUT f1:column
XUTUTUTTUU f1:come
VTTTXUTUUT f1:comment
XUTUUTTUUU f1:commit
XUTUUUUUUU f1:como
XTUUTTUTWT f1:contract
VTUUXTUUUT f1:copy
YTTTXTTTUS f1:correct
bXTTSSSSWT f1:could
WTTTXTTUVT f1:count
YUTUUUUUUT f1:cross
VUUTUUXTUT f1:csv
XUTTTUTTUU f1:curious
VUTTWSZTTS f1:customers
ZUTUTTUTUT f1:cut
YTUUTTUUUT f1:cuánto
XTTTTTWUUT f1:dana
TTXTWTXTTT f1:dark
XTTTSTWYUS f1:das
XSTTWUTUUU f1:dass
XUTUUTUUUU f1:date
ZTUUTUSUUU f1:decided
TTUTTUZUTT f1:decidimos
WTTTTTUTUX f1:delete
UUUUUTXUUT f1:deliveries
UTUUUUTUXU f1:demo
YTUUUUTUTU f1:den
VRSSVSXZWQ f1:der
VTUTSTYTZT f1:die
TUXTUUTUUT f1:diffs
YTTTUUUUUU f1:dmesg
aSRRXaSSVR f1:do
ZUTTTUTTUU f1:doctor's
bTUTTTSSUT f1:does
WTTUTTTXTT f1:doesn't
YTROTcVQTW f1:don't
XTUUTUTTUT f1:done
UUUTTUXTUT f1:dr
bUTTTTUTUS f1:draft
UUUTTYTUUT f1:drop
WUTTTTTTUX f1:du
VTTTTXUUUU f1:duz
YUUUUTTUUT f1:dónde
WSTTSTUYWS f1:el
YUUUTUTUUU f1:email
TUUTTTWTUX f1:emojis
UXUUUTUUUT f1:employer
TXTWTTUUUU f1:english
VTSSXXWSTS f1:error
VUUUTTXTUU f1:es
XUTUTUUUUU f1:est-ce
YTTUTUUTUU f1:estou
YTTTTUTUUU f1:estoy
VTTTTTWTXT f1:et
WXTTTUTUUT f1:eu
XUTTTTUUUU f1:even
XUUUTUUUUT f1:ever
XSRSZXVRUT f1:every
ZXTSTTTTTT f1:everybody
XUUTUUTUUU f1:everyone's
VRWSWWXSTT f1:everything
XTTUTUUUUU f1:exactly
UUUTUUUUXU f1:exam
YSXSXRTTVS f1:explain
XUUTTUTUUU f1:falls
TSSSXSXTWW f1:feature
XTUTTUTTWT f1:fechado
TUTTXUUUUU f1:figures
YUTTUUUTUT f1:file
cUTTTTTTUT f1:find
VTTTTTWXTU f1:five
bTUUSTTTUT f1:fix
YXXQaQVQSQ f1:for
VUUUTXTUUT f1:force
TSSTVSWSUc f1:forget
UTTUYUTUUU f1:formal
YTUUUUTTUU f1:forwarding
ZTUTTTTWTT f1:found
WVSSbWVRTR f1:from
VUTTTTUYUT f1:gave
VTUUTTTTXT f1:get
YTTUTUUTUU f1:git
WTYQWUTTVS f1:give
YTTTTUTUUU f1:gluten
aTTUTUSUTU f1:go
TTTTXWVTUT f1:going
YTUUUUUTUU f1:gonna
TTUUUTYUUU f1:grandma
UTUUUTUUXU f1:grant
aUTUTTTTUT f1:grep
ZUTTUUUTTT f1:ha
XTUUUUTTUU f1:had
bSTUSTTTVU f1:haha
XTUUTUTVVT f1:half
WTTUTXVTTT f1:handover
ZTTTUTTUUT f1:hard
ZUUUUTTTUT f1:has
UTXaTTTTTT f1:hate
XUUTUUTUUT f1:have
ZTTSTTXTTT f1:he
VTTTTTXUXT f1:he's
WTTTTUXUUT f1:he/him
ZUTTTTUUUT f1:help
UUUTUUXUUT f1:hemos
UTUTTTXUWT f1:her
UXTTTXTTTT f1:here's
XTTTTUUUUT f1:heute
WUUUTUYTTS f1:his
WTTTTTYUTU f1:ho
UTSYVWSUTT f1:hold
TYTTUUTUUT f1:home
XUUUUUUUUT f1:hot
XTTTTUWTTU f1:house
bTRTWTTSUT f1:how
UXUUTUTUUU f1:hull
XUTTTXTTUT f1:hör
WZZYPSTSRT f1:i
VUaVTVQUUQ f1:i'd
ZTSSWSWTUT f1:i'll
XdVXUNTMUV f1:i'm
XZUVNPWUTW f1:i've
XZZZORQRRW f1:ich
YUUTTTUUUT f1:idk
WRPYbWVRSR f1:if
VWSSSSWWYS f1:il
XUUUUUUTUT f1:ilka
aWRQZVVQSR f1:in
XTUTUUUUUU f1:incidentally
VTUUTTXUTU f1:ines
TTTTWTWTTX f1:invoices
eZSSRRURTS f1:is
WUVUNWUXQY f1:it
bYPRTVaOWP f1:it's
WUUTTTXTUT f1:its
VTTYTTTTTX f1:j'ai
VZTSTUTTUT f1:j'habite
WZYZPTPQRX f1:je
XUTTTTUUUU f1:jo
WTTTTTTUUY f1:já
YTUUUTTTUS f1:kannst
XVXRbPVRSR f1:keep
WTUTTXTTUT f1:keine
TUUUTUXUTT f1:kids
WRRRSRaXZQ f1:la
YUUTUTTUUT f1:lass
WZTTTTTTUT f1:lavoro
WVQRRUVZXS f1:le
VTTTXZSTUS f1:leave
ZTTTUUTTUU f1:legal
VUTUTTXUTT f1:lennart
WUXTUUTUUT f1:less
XTTTWUTUUT f1:let
YSSTRWZSTS f1:let's
UUUTXTUUUU f1:letters
YTTTUUUUUT f1:lgtm
ZUTTTTUUUU f1:like
YUTUTUUUUU f1:list
XUUUTUUUUT f1:listen
XTUUTUTUTU f1:lives
bTTTTTTTUT f1:lol
WTTYTTTTUT f1:long
YTUTTTTUUT f1:look
YTUUTUTTUU f1:looking
XUTTTUUUUU f1:lots
TTXTTUWUUT f1:lua
aTUTTTUTUT f1:mach
TXYTSTTUUT f1:mail
aTSSZTSSUT f1:make
XUUUUTUUUT f1:mark
cTTTTUTTUS f1:maybe
ZYXRSSTTUS f1:me
XUUTUUUUUU f1:meerblick
VTUUTTYTUT f1:meine
XUUUUUTUUU f1:merged
XUUTTUUUUU f1:merk
YTUUTUTUUU f1:metric
WYSRSRaTTS f1:mi
VUTTUTXTUU f1:mia
XTTTTXTTUT f1:might
YUTTTTTUUU f1:mind
TYTTTTVUUT f1:mine
XTUUUTWTTT f1:mio
YUTUUUTTUT f1:mirror
TTTTXTWUUT f1:mis
WTTTWSVTXT f1:model
YUTTUTUUUU f1:moi
WTTTTSZSXT f1:mon
aSUUTUTSVT f1:morning
VWXSTSVTUS f1:mornings
TZUTTUTUUT f1:moro
XUUUTUUUUU f1:move
TYUTTTTWTT f1:moved
WSTSXTXSSW f1:mr
UTUUVTXTTU f1:mrs
TUTTTUYTUU f1:mum
YaQQQRYRXV f1:my
WTTTTUTXUT f1:mystery
WTTTXTUUUU f1:même
TTTTXZTTUT f1:n'utilise
WSTTVXTTUT f1:nada
aUTTVSTTUT f1:name
TTUTTaTUUT f1:ne
XTTTUUUUUU f1:neither
UTUTTUYUUT f1:nessa
XRRQVdUVTR f1:never
VVSSVRXWVS f1:new
XWUTTUTTUT f1:news
aTTSXTTTTT f1:next
XTUUUUTUUU f1:ngaire
UTTTTZUUVT f1:niente
YUTVRaVSPV f1:no
WSSSVZXSTT f1:nobody
UWSWSYSSTX f1:non
YUTTTUTUUU f1:nor
YQWYPXPUSX f1:not
USTSWWTTTY f1:note
WTUUSaSTTU f1:nothing
UUUUTTYUUT f1:notre
bSTTQXVRUW f1:now
ZUSSUUTUUU f1:number
TTTTTZUTUT f1:nunca
WWSWSYTSTR f1:não
WVSSRRYXWS f1:o
TTTaTTTUUT f1:odio
XUTTTUUUUU f1:offer
YTUTUUUUUT f1:oggi
WTXUUUTTUT f1:old
YTUUTTUTUT f1:omg
WXSRUVbRSR f1:on
YTUUTUUUUT f1:once
ZRYSVSVSUS f1:one
WRRSbSWWTS f1:only
XUUTTUTTUT f1:opposing
cTTSTTTTUU f1:or
UTUUUUXTUT f1:orders
YTTTTTTUUU f1:otherwise
YURRSQbUXR f1:our
UTUUTTXTUU f1:ours
XUTTUTWTTT f1:out
XUTUUUTUUT f1:page
VTUUTXTUUU f1:para
TTTWTXTUUT f1:pas
WTTTTTXUUT f1:passive
UTUUUUXUUT f1:passport
VTTTTTXUUU f1:pavel
ZWTTTTTTUT f1:people
ZUTTUTTTUT f1:perhaps
XUUUTTUUUU f1:pick
TUUUUUTXUU f1:pinning
VTUTUUXUUT f1:piotr
UXUTTTWUTT f1:pitch
UTZTTUTUUT f1:plain
ZUTTSXSUUT f1:plan
XUTTUUUUUT f1:play
VXTUUTUTTU f1:porque
TTWTTTXUUT f1:pour
YUTUTUUTUU f1:pourquoi
YUUTUUUUUU f1:pourriez-vous
USdSTUTSUT f1:preferisco
VSaTTTTTUU f1:prefiero
TSdSTTTTUT f1:prefiro
YTUUUUTTUT f1:price
WTTTUUXTUT f1:priya
TTUTTTYUUU f1:prod
TTTTTXTUWU f1:public
cTSTaRSSUS f1:put
VTTUTUXTUU f1:que
XUUUUUUTUU f1:quick
TTTTTXTTUX f1:quit
XSTTTTVTXU f1:quiz
WTTUXTTUUT f1:quote
ZTTTUTUTUU f1:qué
XTUUTTTWTU f1:race
TTTTXYTUUT f1:raw
XUUUUUUUUU f1:read
TUUUUUUXTT f1:reason
XUTUTUUTUU f1:recipe
VUUTXTTUUU f1:recommend
XUTUTUUTUT f1:redo
UTTUUUTTXU f1:registration
TTUUTUYUUT f1:rehearsals
YSTURScTTS f1:remember
XTTTYSUTWS f1:remind
XUUTTTTTUX f1:remove
cTTTSSSTVT f1:rename
YTUUUUTTTT f1:rent
YUTUTTUUUU f1:reply
ZTTTUTUUUT f1:rerun
UTTUYUUUUU f1:responde
UTTTXTTTXT f1:return
YUTTUTUUUT f1:revert
YTUUTUTUTT f1:reviewer
XTTTWTTUUU f1:rhymes
XUUTUTTUUU f1:rip
TUUUUUXTUU f1:ripping
WTTTXTTTUT f1:rispondi
TTUUTUTXUU f1:root
XUUUUTUUUU f1:rough
WTTTXTTUUT f1:round
YTUUUTTUUU f1:rule
XUTTUUUUUU f1:rules
YUTTYTTTUS f1:run
TUUUYUTUUT f1:réponds
YTTUTTUUUU f1:safety
VTTTTTWXUT f1:same
XTUUUUTTUT f1:say
XTTUTUUUUU f1:saying
XUUUUTUTUU f1:says
XTTTTTUUUU f1:school
aTUTUSTTUT f1:schreib
STTTUTWSTb f1:scrap
TTSTXTXTTW f1:scratch
VTTUXTUTTU f1:scrivi
UTUUTUXUUU f1:secrets
XUUUUUUUUU f1:see
UUUUXUUUTT f1:seeds
YTUUTUTUUU f1:sehr
bUTTUTTUUS f1:send
XUUTTUTUUU f1:separately
YUUUTUUUUT f1:set
VTTTUTXUUT f1:settled
YUUUTUTTUU f1:shall
bSTSVSVTTT f1:she
VUTSTUYTUU f1:she's
YSTTWTTTUU f1:she/her
VSZSXTSTUT f1:short
YTTTTUUTUU f1:shorter
ZTUTWSTTUT f1:should
XTRZWSTTUS f1:show
UXSSZSTUUS f1:sign
WYTTSTUVTS f1:since
UTSTXVUUVT f1:skip
YUUTTUUTUT f1:slugs
TUUUUUUTUY f1:sold
YUTUTUTTUT f1:some
YTTUTUTTUT f1:somebody
aUUUSTTUUT f1:someone
XUUUTUUUUU f1:sometimes
WaTTTTTTUT f1:sono
WTTTZTTUUT f1:sort
TZTTUUTUUT f1:sou
aTSTTUWTUT f1:sounds
TeSTTTTTUT f1:soy
WUTTXTUUUT f1:speak
UUTTXTUUUU f1:spell
TUTUYTTUUU f1:squash
UTTUTUXUUU f1:stack
WTTTTUXTTT f1:staging
UTUUUTYTTU f1:standup
TUUUYUTUUT f1:start
TYUUUTTTTU f1:starting
XUTTVTUUVT f1:stick
VUTTTTUXUT f1:still
VTXSRcSSUS f1:stop
YUTTSTSSUY f1:strike
YUUUTTTUUT f1:subtitles
YUUTTTUUUU f1:suggest
YTTTUTUUUT f1:swap
WUUTTTUXUT f1:swapped
VTUUTUTUUX f1:swim
VTXTWTTTUT f1:tabs
XUUTXTTUTT f1:take
UUUUTTXUUU f1:target
YSXRTWTTVS f1:tell
UTXTWTTUUT f1:temperatures
XTTTTTXTTU f1:ten
TTTUUUYUUU f1:teodor
XTTUTTWTUT f1:terraform
TUTTXTXTUU f1:tests
cQYQTQPYTX f1:that
bWPRQWXWVP f1:that's
XQQSOQXaYY f1:the
YUUUTTUUUU f1:their
XWSSSWXSTS f1:there
bTTTSTXSUS f1:there's
aTTTSTZSTS f1:they
XTTTTTTYTT f1:they're
YTTUUTUUUU f1:they/them
YUUUTUTTUU f1:thinking
eSTSSTTRWU f1:this
VSSTSXVXUT f1:those
XUTTUUUUUU f1:thoughts
XTTTXTWTTS f1:ticket
WTTTYTSTTX f1:to
TZTTUUTTUU f1:toco
YUTTUUTTUT f1:today
ZTTTTUTTUT f1:too
UUTUTUXTTU f1:took
TaTTTTTUUT f1:trabajo
VbTTTTTTTT f1:trabalho
XTUUTUTYTT f1:tried
ZTUTTTTUUT f1:true
XTUUTUUUUT f1:try
ZUTTUTTTUT f1:tu
WTTUTTXUUT f1:tuesday
YTTUTUTUUT f1:tuesdays
ZUUTTTTTUT f1:turn
TUUUUUTXUU f1:turned
TUUUUUTXUU f1:turning
VTUTTTVYTT f1:turns
WRSWXSUXTS f1:two
UXUUUTUTUT f1:type
aTTTTTUTUT f1:ugh
ZWTSSTTWUS f1:um
UTTWVYSTTT f1:und
gSSSSTWSUS f1:undefined
UUUUTXUUUU f1:under
XUTUTUUUUT f1:undo
WUTUTTYTTT f1:unit
TUUUUTZTUT f1:unser
TUUUUXTUUU f1:unwrap
XUUTUUUUUT f1:update
TTTTbTTTUT f1:usa
ZVRTcQRTUS f1:use
YTUUTUTTTU f1:used
TTTTYUUTUU f1:utilise
TTTTTUYUUU f1:vamos
UUUTTUXUUT f1:van
XUUUUUTSUT f1:vendor
TXTUTTWTUT f1:version
TTTTYXTTUT f1:verwende
XUTTTUUUUU f1:very
YUTTUTUTUU f1:vielleicht
WaTTTTSUUT f1:vivo
TTUUUUYUUU f1:vote
ZTTTTSYTUS f1:wait
XTUUTUUTUU f1:warum
ZXUTTTTSTS f1:was
VVNNSTaXWX f1:we
WTTTSTaTUT f1:we'll
UXRRQRcPXX f1:we're
XXSRSSYRSZ f1:we've
TUUUTTUYUU f1:weil
YUUUUUTTUU f1:wenn
YTUTTTUTUU f1:were
YOWYVQTVSV f1:what
cSUUTTTSUT f1:what's
STXSZSUSTW f1:whatever
VRVWaUWRSR f1:when
YUUUUTUUUU f1:when's
VUSTaTTTUT f1:whenever
ZXTTTTTTUT f1:where
ZTTUTTTTVU f1:whether
aSTSSXWSTT f1:which
bUTTTTTTUT f1:who
ZTSTTTWTUT f1:who's
YUUTTUTUUT f1:whos
ZTUUTTSVTT f1:why
aTTUTUUTUT f1:wie
YUUTTTUTUU f1:will
UTXTSTXTUT f1:window
VTTUUUTTTX f1:wipe
VVSSVSYSSW f1:wir
XSSRUSVZWR f1:with
ZUUTTTTUUT f1:without
TXWSUTUUUT f1:wool
XTTTXTUTUT f1:work
ZUTTTUTTUT f1:works
bTTUSTUTUT f1:would
ZYSTbQRSUR f1:write
VSTUTTWTUX f1:ya
XVOVVYSQRa f1:you
YTTTTXTTUT f1:you're
YTUUUUUTUT f1:you've
YTUUTUTTTU f1:your
WTTTTTTYUU f1:zero
YTUTUTUUUT f1:à
XUUUUUUUUU f1:ça
XUUTUUUUUU f1:è
gSSSSTWSUS f2:
VXTUTTTTUU f2:( i
XUUUUUUUUU f2:)
TTWUXTUTUT f2:24h clock
XUUUUUUUUT f2:? ?
XUUUUTUTUU f2:a colleague
TTUUUUTTYT f2:a consulta
XUUUUUUTUT f2:a guy
TUTUYTUUUU f2:a partir
YUTUUUUTUU f2:a quick
YUTUTUUTUT f2:a short
XUUUUTTUUT f2:a small
XUUUTTWTTU f2:a user
TTUUYUTUUT f2:ab jetzt
TTUUTTWUXT f2:abbiamo deciso
VYTTTUTTTT f2:abito a
XUUUTTUTUU f2:according to
YUTTTUTUUU f2:acho que
UTUUUTUUXT f2:action item
XUUUUUTTUT f2:adapt the
cUTTSSTTUU f2:add a
XUUUUUUUUU f2:add logging
XUUUVTUTUS f2:add the
UTTUXTUUUT f2:address me
XTUTXTTTUT f2:after that
YUTUUUTTUU f2:all of
TTUUYTUUUU f2:always book
XUTUTUUUUU f2:always has
XUTUTUUUUU f2:always have
TUUUYUTTUU f2:always put
VTTUXUUUUU f2:always tabs
YUTUTTUUUT f2:always the
UXTUTUTUUU f2:android
TUTTYTTUUU f2:answer me
XUTUTTUTUU f2:any idea
XUUUTUUUUU f2:any ideas
XUUTUUTUUU f2:anyone up
UUTTYTTUUU f2:anything for
TXTWTTTUUU f2:anything with
UTUUUUTUXU f2:api freeze
XUUUTTTUUT f2:are you
VUTTTUXTUU f2:as are
UXUUTUTUUT f2:as i'm
YUTTVTTUUT f2:ask me
YUUUUUTTTT f2:at the
XUUUTUUUUT f2:aus dem
YUUUTUTTUT f2:back in
XUUTTUUUUU f2:be honest
XTUUTUTUUU f2:bear that
YUUUUUUTUT f2:because the
STTXVWTTUT f2:bitte keine
TUUUUTTUYT f2:board meeting
XUUUTUUUUU f2:book a
YTUUUUTTUT f2:brain dump
YTUUTUUUUT f2:brb
TTWTZTTSUT f2:british spelling
YUTUUUTTUU f2:build me
XUUUUUTTTT f2:bump the
TUUTUUTXUT f2:bumping the
WZSTXSTTUT f2:call me
ZTUUTTTUUT f2:can i
XUUUUUUUUU f2:can someone
YUUUTUTTUT f2:can we
YTSTUVVTUS f2:can you
UUUUXTTUTT f2:change the
XUUUUUUTUU f2:che tempo
UUUTXUTUUT f2:check the
YTTUUUTUUT f2:chez nous
TUXTWTTUUT f2:clean commits
YTTUTUUUUU f2:coffee first
XTTTTUWUUT f2:column names
XUUUUUTTUU f2:come si
XTUUTUUTUU f2:could be
XTUUUUTUUU f2:could one
ZTUUTUTTUU f2:could the
YXTTSTTTVT f2:could you
YUTUUUUUUT f2:cross out
XUUUUUUUUT f2:cut the
TTXTWTXTTT f2:dark mode
YTUTTUUUUU f2:dass ich
YUUUTUTUUU f2:decided
YTUUTUUUUT f2:delete the
WTUUTUSYTT f2:der fehler
YUUUTTUUUT f2:did i
XUUUTTUUUU f2:do i
YUTUTTTUUT f2:do it
VTTSSaTUVT f2:do not
YUTUTTUTUT f2:do people
UTTUXTTUUU f2:do that
XUUUTTUUUU f2:do you
YUTTTTUTUU f2:doctor's orders
XUUUUTTTUU f2:does anyone
XUUUUUTTUU f2:does my
YTUUTTTUUU f2:does that
XUUUUUUTUU f2:does the
YUUTUUUTUT f2:doesn't matter
XUUUTTTUUU f2:don't ask
VTUUUXUUUT f2:don't call
XUUUUUUUUT f2:don't commit
YUUUTTTUUT f2:don't do
TUUUUYUUUT f2:don't give
YUUTTUTTUU f2:don't let
UTUUTUTUUX f2:don't mention
TTTTTYUVVU f2:don't plan
UTUUTYUUUS f2:don't put
ZUUUTTTUUT f2:don't run
TTUUUXUUUT f2:don't schedule
XTUTTVUUUT f2:don't sugarcoat
UTUTTZUUVS f2:don't touch
WTUTTYTUUS f2:don't use
XUUUUTUUUT f2:draft a
YUUUTTUUUS f2:draft the
VUUTTXTUUT f2:drop the
VTTTTXUUUU f2:duz mich
YTUUUUTTUT f2:el coche
TTTSWXWTUT f2:error messages
YTTTTUTUUU f2:estoy cansado
XUTTTTUUUU f2:even if
XUUUTUUUUT f2:ever
YUTUTTSUUU f2:every time
UYUTUUTUUU f2:everybody calls
XUUUTTUTUU f2:everything else
XTTUTUUUUU f2:exactly ,
XUSTVTUTUU f2:explain in
YTTUTUTUUU f2:explain it
YUTTTUUUUT f2:explain the
WTXTTTTTUU f2:explain with
UUUTUTXUUT f2:feature branches
UTTTXTVTTW f2:feature flags
UTUUUTTUYT f2:feature freeze
XTUTTUTTWT f2:fechado :
YUTUTUUTUT f2:find a
YUTTUTUUUT f2:find me
XUTUTUUUUU f2:fix
ZUUUTUUUUT f2:fix the
VTUUXTTUUU f2:for my
XTUUTUUUUT f2:for now
aWSTVTUSTS f2:for the
YTTUTUTUUU f2:for this
XUTUUUUUUU f2:for today
VTTUTUXTUT f2:for what
XTUUTUTUUU f2:for your
UUUUTUTTUX f2:forget everything
aTTUTUTTUS f2:forget it
TUTUTTUTUZ f2:forget the
SUTUVUVTUX f2:forget what
YTUTTUTVUT f2:found it
UTUTXTUUUT f2:from here
XUUTTUUUUU f2:from my
USTTaTVSUT f2:from now
TXTUWTTUUU f2:from today
XTXQVVTTVS f2:give me
XUTUUUTUUU f2:go ahead
YTUUTUTUUU f2:go with
TUTTXWTTUT f2:going forward
UTUUUTUUXU f2:grant application
YUTUTTUUUT f2:grep for
YUUUUUTTUT f2:grep the
ZTTUTUTUUT f2:ha
XTUUUUUUUU f2:haha
XUUTTTTUUU f2:haha if
XUUUUTUTUU f2:half of
YTUUUTTUUT f2:hard to
XUUUUTTTUT f2:has anyone
XUUUUUTUUU f2:he said
XUTUUTTTUU f2:he says
WTTTTUXUUT f2:he/him for
XUUTUTUUUU f2:help me
UUUTUUXUUT f2:hemos decidido
UTUTTTYUTU f2:ho deciso
VUTXTTTUTT f2:hold the
TYTTUUTUUT f2:home is
XUUUUUUUUT f2:hot take
YUTTTUUUVU f2:how do
XUTUTUTUUT f2:how i
YUUTUTUTUT f2:how long
ZUTTTUTTTU f2:how many
XUTTTUUUUU f2:how to
XUTTTTTUUU f2:how would
UXUUTUTUUU f2:hull
YUUUTUTUUT f2:i agree
VYSTWSTUUT f2:i always
XaSSSTVWSR f2:i am
ZTTTUUTUUT f2:i ate
WXSSTTXTUS f2:i can
WWXaSVQSTQ f2:i can't
UWTXUTTUUT f2:i cannot
TTWTXTTUUT f2:i care
WXTTUTTTUT f2:i collect
UXTTUUUUUU f2:i cook
YUTTUTUUUT f2:i did
VXWYRRVTUR f2:i do
WXTYQXQRTV f2:i don't
TYTTUTUUUT f2:i drive
TZTTUUTUUU f2:i eat
YUTTUUTUUT f2:i feel
TSZaTSTTUS f2:i find
YUUUTTTUUT f2:i forget
YTTTUUTUUT f2:i found
YSTTUUTSUX f2:i gave
VVSYTSWTTT f2:i get
TZTUUUTUUT f2:i go
XUUUUTTUUU f2:i got
ZTTTTUUTVT f2:i guess
ZTTTUUTTUU f2:i had
WSRcTTTTVS f2:i hate
ZYPQRTXRYW f2:i have
ZTTTUUTUUT f2:i haven't
UYTTTTWUUT f2:i keep
TYTTUUTUUT f2:i knit
WSSTUUTUUX f2:i know
XTTTUUUUVT f2:i learn
YTUUUUUUTT f2:i leave
YTbQVTSSTT f2:i like
YYRRTSaUTR f2:i live
TTUVUXTUUS f2:i loathe
TXTTTTXTUT f2:i look
YUUTTTTUUU f2:i lose
UTbSTTTUUS f2:i love
UZTTUUSTUT f2:i maintain
YTTTUTUUUU f2:i may
bTTTTTSTVT f2:i mean
XTUUUUTUUT f2:i meant
XUTTUUUUUT f2:i merely
YUTTTUUTUT f2:i might
YXTTUUSSVT f2:i moved
UUXTUTTUUU f2:i much
ZUTTTTUUTT f2:i must
YUTTUUTUUU f2:i nearly
bTSTWSSTWS f2:i need
VTWXSWTSTS f2:i never
VTTTUTWTTY f2:i no
WXTTUTTUUT f2:i not
XUTTUUUUUU f2:i once
VXWTTWSSTT f2:i only
TYTTUUUUUT f2:i own
YTTTUUTVUU f2:i pick
UaTTTTTUUT f2:i play
URfRSTTUVS f2:i prefer
XUUUUUTUTU f2:i promised
VTTTUTTUUY f2:i quit
UUUUTXTUUT f2:i quote
YXVSTTSUUT f2:i read
XTTTUUUUUU f2:i remember
TWRUTUXUUU f2:i run
VUTUTUXTUT f2:i said
XUUUTUTUUT f2:i say
UTTTXSWSWT f2:i should
YUUUUUTTUT f2:i signed
UYTUUTTUUT f2:i sing
UXUTUUTUUT f2:i sit
VVXSUUTTUT f2:i sleep
TZTTTTTUUT f2:i speak
TYUUUUTTTU f2:i started
XUTTUTUUUT f2:i suppose
YTTTUUUUUT f2:i suspect
YUTUUUTTUT f2:i swear
TXUTUUTTUT f2:i switched
UXSTWSSTUX f2:i take
WXTTUTTUTT f2:i teach
YTTTUTTUUT f2:i the
bTSTUUUTVS f2:i think
ZTTUUUTUUT f2:i told
UTUUTUTZUT f2:i tried
XUUTUUUUUT f2:i trust
XZSSTTTUVS f2:i use
dTTTUTTSUS f2:i used
XTXSWRSTYS f2:i want
aXSSTSWTTR f2:i was
YUUUUTUUTT f2:i wasn't
WTTTTTXWUT f2:i went
YTTTWTTUUT f2:i wish
YUUUUUTTUU f2:i won't
YTTTUUTUUT f2:i wonder
aaTSTSSTVR f2:i work
VSXSXXSTUS f2:i would
VYTTTTTVUT f2:i write
XUUUUTTTUU f2:i wrote
ZTTTUTUTUT f2:i'd kill
TTYWSWUTTT f2:i'd rather
XUTUUUUUTU f2:i'd say
VTXTUUUTUU f2:i'd sooner
XUUUTUTUUU f2:i'll be
XUUUTUTUUU f2:i'll call
YUUTTUTUUT f2:i'll do
XUUUUUTUUT f2:i'll look
TZWSSUTTUT f2:i'm a
VZTSTUUUUT f2:i'm allergic
XVUTTUUUUT f2:i'm at
TYUTUUTUUT f2:i'm based
WUTTXUTUTT f2:i'm coeliac
TXTTUUTUUU f2:i'm colourblind
TYUTUUTUUU f2:i'm deaf
TXTTUUUUUT f2:i'm gluten
VTUTTUXUUT f2:i'm going
XYSRXUSUTS f2:i'm in
TYTTTUUUUT f2:i'm lactose
TXTTUUUUUT f2:i'm left-handed
WSRYRSWTTY f2:i'm not
WWTTSUXUTT f2:i'm off
YaSSSUTUTS f2:i'm on
UXTTUUTUUU f2:i'm only
YTUTTUTUTT f2:i'm out
XUUTTUTUUU f2:i'm profiling
YTUTTUTUUU f2:i'm serious
YUUTTUTUTT f2:i'm staying
XTUTUUUUUT f2:i'm still
XUTUTUUUUT f2:i'm stuck
UYSSSUXTTS f2:i'm the
YTUTUUUUUT f2:i'm tired
TYTTTUUUUU f2:i'm training
SYTTTUUUUU f2:i'm vegetarian
XTUUTUUUUU f2:i'm waiting
UYUTTUUUTT f2:i'm with
WTSXUUUUUT f2:i've a
WaSTTVSSUT f2:i've been
XTUTUUUUUU f2:i've begun
TTTTUTaTUT f2:i've decided
XXTTTUSTVT f2:i've got
WXTTUTSXUT f2:i've had
TTUTUUYUUT f2:i've made
YTUTUUTUUT f2:i've never
VWTXUUTTTS f2:i've no
YUTTTUTUUU f2:i've read
YTUUUUTTUS f2:i've sold
YTTUUUTUUT f2:i've thought
YUTTUUTTUT f2:i've told
SYSSTUUUUW f2:ich arbeite
TTYSUUUUUT f2:ich bevorzuge
ZYRQTVUUVR f2:ich bin
WTTTUUUUUX f2:ich esse
UYTTUUUUUT f2:ich habe
TTTYUUUUUT f2:ich hasse
XWTSTUUUUT f2:ich heiße
VTWZTTTTTS f2:ich mag
TYTTUUUUUT f2:ich spiele
TYTTTUUUUU f2:ich spreche
YWTRUUUUUS f2:ich wohne
SUUTYTUUUU f2:if a
WSRWWWWSSR f2:if i
XUUUWTTUTT f2:if the
aTUUTTTUTT f2:if we
TUSXYTSUUT f2:if you
TUUUXTTUUU f2:if you're
XUUUUUTUUT f2:ignore that
YUUUTTUUUT f2:ignore the
TUUUUUTTYU f2:il lancio
aUTTTSTTUU f2:in my
VTUTXXSTTT f2:in our
cSTTVTSSUT f2:in the
SUTUWSYTUU f2:in this
ZTTTUTTTUU f2:is a
XUUTUUTUUU f2:is he
ZTUUTTTTUU f2:is it
ZTUUTUTTUT f2:is that
bTUUTTSTTT f2:is the
YTUUTTTTUU f2:is there
XTUUUUTTUU f2:is this
aUTTTTUTUT f2:it has
VWSSSXVSTV f2:it is
VTTTTXTWTT f2:it never
TUUTTTYUUU f2:it only
YTTUUTUUUT f2:it says
YUUUUUTTUT f2:it should
XUTTUUUUUT f2:it takes
XSTTTUUYUR f2:it was
YTTUTUUUUU f2:it's a
YTTUTTTUUU f2:it's always
WTUUTTXTTT f2:it's at
VTTUTUXUTT f2:it's been
YTUUUUTUUU f2:it's decided
XUUUUUSUUU f2:it's for
YTTTTTTUUT f2:it's my
VTUUUXTUUU f2:it's not
ZTUUTTTUUU f2:it's raining
TYUUTTTUUT f2:it's siobhan
VTUUTTXUUU f2:it's staying
XUUUTUTUUU f2:it's what
SaTTTUTUUT f2:j'habite à
TSSaUUUUUT f2:je déteste
ZTTTUUUUUT f2:je m'appelle
TTUTUTUUUY f2:je ne
VSaRTTUTVU f2:je préfère
YZSSTTTTUS f2:je suis
XXSSTUUUUT f2:je travaille
VTTTUXTUUT f2:je vous
WTUTUTTUTX f2:já não
YTUUUTTTUS f2:kannst du
UUTUXUTUUU f2:keep functions
TTUUYTTUUU f2:keep my
TUTUXUTUUU f2:keep sundays
aTTTSTTUUU f2:keep that
VTSTYTWTUT f2:keep the
TUTUXUTUUU f2:keep your
VYTTUTUTUT f2:lavoro come
XUUUTUTUUU f2:leave it
XUTUUTTUUU f2:leave out
XTTTWUTUUT f2:let me
UUTUTTYUUT f2:let's go
UUUUUXTUUT f2:let's not
UUUTXTUUUU f2:letters to
XTUUUUUUUU f2:lol
XUTUTUTUUT f2:lol if
XUTUUTUUUU f2:lol never
XUTTTUUUUU f2:lots of
TTYTTUUUVT f2:mail is
YUTTTUUUUU f2:make a
XUUUTUTTTU f2:make all
XUUUTUTTUU f2:make it
YUTTTUUUUU f2:make me
UUTTZTTTUT f2:make sure
XUUUTUTTUT f2:make the
XUUUUTUUUT f2:mark the
XUUUUUTUUU f2:maybe i'll
XUUUUUUUUT f2:maybe it
XUUUUUUUUU f2:maybe it's
XUUUTUTTUU f2:maybe we
TZTTUUUUUT f2:me llamo
XUUUUUTUUU f2:merged
XUUTTUUUUU f2:merk dir
YTUUTUTUUU f2:metric
TZUTUTTUUU f2:mi chiamo
UUUUTXTTUT f2:might i
YUTTTTTUUU f2:mind that
XUUUTUTTUU f2:minutes from
XUUUUTTUUU f2:mon chef
TUUUUUYUTT f2:mon frère
ZTUUUUTSTT f2:morning
WXTTTTWTUT f2:mornings are
TYUUTUTUUU f2:moro em
TYUTUUUUUT f2:moro no
TTUUUTYUUU f2:mr okonjo
TUUUTUUUUX f2:my address
TSUUUUXUUU f2:my assistant
XUUUUUTUUU f2:my aunt
YTUTUUTUUT f2:my back
UaUVUUSUST f2:my birthday
XUUUUUTTUU f2:my boss
UTUUTUZUUT f2:my brother
TYUUUUUUUT f2:my clock
TVTUUTXUUT f2:my club
UVTTTTXTWT f2:my daughter
TTUTUTTUWX f2:my daughter's
XTUTUUTUUU f2:my dentist
WXTUTTTTUT f2:my dog
VXUUTUTTUT f2:my editor
SZUUUUTUUS f2:my email
XTTXTTTTTT f2:my eyes
XTTUTTUTUU f2:my father
UWXTTTTUUT f2:my favourite
YUUUUTTTUU f2:my friend
YTUUUUTTUT f2:my grandson
XTTUUUUTUU f2:my gut
YTTUUUTUUU f2:my husband
ZUUTUUTUUT f2:my knees
TVUUTUUUUX f2:my mail
UXUUUTTUUU f2:my manager
TWUTTTXUUT f2:my mother
VTUUTTXTUU f2:my mother-in-law
YYUTTSTUUR f2:my name
TYTUUUUUUT f2:my name's
ZTUUTTTUUT f2:my neighbour
USTUUUYTUU f2:my partner
ZTUTTTUTUT f2:my phone
UZUUTUSUUS f2:my pronouns
XTTUUUTUUU f2:my question
TXUUUUTUUU f2:my shell
XTTUTTWUUT f2:my sister
UTUTUXWUTT f2:my sister's
VSTUTTYTVT f2:my son
XVTUTTVUUT f2:my supervisor
TTUUUUUUXT f2:my thesis
TYTUUUTUUT f2:my time
VUTTTXXSTS f2:my wife
TTUTUTZUTT f2:my wife's
TTUTXXTUUT f2:n'utilise jamais
VSUTWXTUUT f2:nada de
YUUUTTUUUT f2:name the
TUUUTXUUUU f2:ne me
XUUTUTUUUU f2:never a
XTUUTTTXUU f2:never again
YUUUTTTTUU f2:never by
XUUUTTTTUT f2:never gonna
XUUUUTUTUU f2:never mind
TUUUTXUUUU f2:never mock
TUUTTYUTUU f2:never put
YUUUTTUTUU f2:never seen
TUUTTXUUUT f2:never touch
UUUTTXUUUU f2:never use
ZUUUTUTTUT f2:next :
XUUUTUUUUU f2:next question
ZTUTUTTUUT f2:no
ZTTTSSZTVS f2:no ,
TUUTTXUUVU f2:no abbreviations
TTUTUYTUUT f2:no calls
XUUSUTUUUU f2:no clue
aTUTTSTTUT f2:no exceptions
TUUTUYUUUT f2:no force
ZTUSUTTUUT f2:no idea
XUUTUUTUUT f2:no lift
VTTTTTTUUY f2:no longer
YUUTTUTUUT f2:no matter
VUUTTXTUTT f2:no meetings
WWSRSUXWUR f2:no more
VTTSTVTUTY f2:no need
YUUTUTUUUT f2:no no
UUUTXUTUUT f2:no quotation
XTTXTTTTUT f2:no sugar
YUUTTTTTUU f2:no tables
TTUTXWTUUT f2:no uses
TUUUXWTTTT f2:nobody merges
YUUUTTTUUU f2:nobody uses
UTUTUTUUUY f2:non lavoro
WTUXUTUUUT f2:non mi
UTUTUZUUUT f2:non usare
TTSXSWTTUX f2:not in
XUTTUTUTVT f2:not planning
YUTTTTUUUT f2:not sure
YUTTUTUUUT f2:not that
VUUTTXTUUT f2:note on
UTTTXSVUUW f2:note that
XUUUUUTTUT f2:now ,
VUUUTTTTUX f2:now i
ZUUTTTTUUT f2:now the
UUUUUXUTUT f2:nunca uses
WTUXTTUUUT f2:não gosto
UXTTTTXTTT f2:o meu
UTUYTTTUUT f2:odio los
YTUTUUUUUT f2:oggi sono
VSTTTTaTTU f2:on a
VXUUTUTTUT f2:on my
XTUUWTSTUT f2:on the
UUXUTUTUUU f2:one paragraph
XUUTTUTTUT f2:opposing counsel
XUUUTTTUUU f2:or is
XUUTUUUUUU f2:otherwise it
TTUUTUXUTU f2:our cat
TUUUUUXTUU f2:our customer
TTUUUUXUUU f2:our dog
XTUUUUVTUU f2:our house
XUTUTTUTUU f2:our own
UUUUUUXTUU f2:our sla
TTUUUUXUUU f2:our staging
TUUUTUXUUU f2:our standup
XUTTUTWTTT f2:out of
TTTXTWUUUU f2:pas de
XUUTUUUUUT f2:perhaps i
XUUUTTUUUU f2:pick a
TUUUUUTXUU f2:pinning the
XUUUTTUUUU f2:plan around
XUTTUUUUUT f2:play something
UTZTTUUTUU f2:preferisco le
TTYTUUUTUU f2:preferisco risposte
UTXUUUUUUU f2:prefiero el
UTYTTTUTUU f2:prefiero respuestas
TUXTTUUUUU f2:prefiro que
VTXUTTTUUU f2:pull out
YUTUSUTUUU f2:put every
aUUUTTSTUT f2:put that
YVUTXSTTTS f2:put the
XUUUUUUTUU f2:quick ,
YTTTTTUUUU f2:quiz me
YUUUUUTTUU f2:qué tiempo
TTTTXXTUUT f2:raw sql
XUUUUUUUUU f2:read me
XUTUTUUTUU f2:recipe for
YTSUSSaTUS f2:remember that
VUUTUTXUUT f2:remember the
XUUUTTTTUU f2:remember when
XTTTYSUTWS f2:remind me
XUUUTTUUUT f2:rename the
YUUUTUUUTT f2:reviewer 2
TUUUUUXTUU f2:ripping out
TTUUTUTXUU f2:root because
ZUTTTTTUUT f2:round it
ZUTUSUUUUT f2:run it
YUUUVTTUUT f2:run the
WUUTTTXTUT f2:same thing
YUUUSTTUUU f2:schreib bitte
STTUUTXSUY f2:scrap the
VTTTYTTUUT f2:scratch that
UTUUTUXUUU f2:secrets live
YTUUTUTUUU f2:sehr geehrte
XUTTTUUUUU f2:send me
ZUUTTTUUUS f2:send the
XUUUUUUUUU f2:shall we
YUTTTUTUUU f2:she has
YUUUTTTTUU f2:she is
YTTTTUUUUU f2:short
YTTTTUUTUU f2:shorter
YTUUTTUUUT f2:should i
YUUUTTUUUT f2:should we
ZTRYRSUUUT f2:show me
TTTUYTUUUU f2:sign all
TUUUUUUTUY f2:sold the
XUTUTTUUUU f2:someone in
YTUUUUTUUT f2:someone on
XUTUVTTUUU f2:sort by
ZUTUTTTUUT f2:sort this
ZTSTUUWTUT f2:sounds good
UYTTTUTUUU f2:soy alérgica
TYTTUUUUUU f2:soy celíaca
UUTTXTUUUU f2:spell it
TUUUUUXTUU f2:staging lives
TUUUYUTUUT f2:start with
VTTUXTUUUT f2:stick to
VUTTTTUXUT f2:still broken
UUTUTXUUUU f2:stop asking
XUTUUTUTUT f2:stop the
TUTUTYTUUU f2:stop using
YUUUUUTTUT f2:strike it
WTXTTUTUUT f2:tabs
YUTUTUUUUU f2:take it
YUUTTUUUUT f2:take me
XUUUUUTTUU f2:tell her
ZTZSURTTUT f2:tell me
YUUUTTUTUT f2:tell the
UTXTWTTUUT f2:temperatures in
XUUUTUTTUU f2:that goes
XUTUTUUTUU f2:that is
XUTUUUUTUT f2:that one
YUUUUUTTUT f2:that the
aTTUUUUSUS f2:that was
XUUUTUUUUU f2:that we
UUTUUUUXUT f2:that worked
XTUUUUUTUU f2:that's a
XTUUUUTTUU f2:that's all
XTUUUTUTUU f2:that's house
YTTUTUSTUU f2:that's how
UYTTUTUUUU f2:that's me
XTTUUUUUUU f2:that's my
YTUTUUTUUT f2:that's not
XTUUUUTUUU f2:that's settled
VSTUUXXSTT f2:that's the
WXUUTUTTTU f2:that's what
VTUTTTXUUU f2:that's when
TUUUUUTUYU f2:the audit
TTXUUUTVUT f2:the back
YUUUTUTTUT f2:the backup
WSUUUUXUTS f2:the boiler
aTTTTUTTUT f2:the build
UTTTUUYTUT f2:the cat
TUTUUUTYUU f2:the ci
XUUUUUTTUT f2:the client
VTUTUUYTTT f2:the committee
TTUUUUTYUT f2:the complaint
YTTUUUTTTT f2:the customer
TUUUUUTXUT f2:the damp
XTUUUUTTWU f2:the demo
VTXUTUUTUT f2:the diff
XTUUTTWTVS f2:the docs
TUUUUUTXUU f2:the double
UXUUUTUTUU f2:the email
XUUUUUTTUU f2:the ethics
XTUUUUUTUT f2:the firmware
UUUUUUTXUT f2:the flaky
YUUTUTUTUT f2:the heater
TUUUUUTXTT f2:the import
TTUUUUTVUX f2:the invoice
XUUUUUTTUT f2:the kettle
UTUUUUXUTU f2:the key
XTVUUUVSTT f2:the kids
XUUTUUUUUT f2:the last
TUUUUUTXTT f2:the leak
UTUUUUYTTT f2:the leipzig
YUTTUTTTUT f2:the lift
YUUUUUTTUT f2:the linter
TTUUUUWTXT f2:the loan
XUUUUUUUUT f2:the meeting
YTUUUUUTUT f2:the memory
UUUTUUTYTT f2:the migration
VUUUUTXTUT f2:the neighbours
WTUTTTVZTS f2:the new
XTTUUUTVUT f2:the newsletter
TTTUUTXVUT f2:the nightly
XTUTTTVSSY f2:the old
UXTSTXWSUS f2:the other
TUUUUUYUTT f2:the parser
TUTUUTUVXU f2:the pdf
UUUUTTXUUU f2:the piano
TUUUUUTXWS f2:the pilot
VTUUUTYTTT f2:the plan
XUUUUUTTTT f2:the printer
XUUTUUUUTU f2:the publisher's
TTUUUUUYUT f2:the rash
VUUUXTTTTU f2:the readme
TUUUUUTZUS f2:the reason
TUUUUUUXUT f2:the replacement
aTUTTUTTUT f2:the rest
XUUUUUTUUT f2:the sale
TXUUUUTVUT f2:the screen
YTTTUTWTUT f2:the second
TUUUUUTXUU f2:the slow
UUTTUUTXUT f2:the sourdough
UTUUUUXTTT f2:the spare
XTUUUUVTTT f2:the staging
XUUUUUTTTT f2:the stain
XUUUUUUSUT f2:the sticker
TUUUUUTXTT f2:the switch
YTUTTUTVUT f2:the tests
TTTTSTVWUY f2:the thing
TUUUUUTYUU f2:the tomatoes
TTUUUUTXWT f2:the trade
TUUUUTTUUY f2:the tuesday
YUUUUUTTUT f2:the whole
WTUTTTXUUT f2:there is
YTUUTTTTUU f2:there was
YTTTSTWTUU f2:there's a
WUTTTTXTUT f2:there's no
XUTTTUUUUU f2:there's something
XUTTUUUUUU f2:they look
XUTUUUUUUT f2:thinking about
ZUUUUUTTTT f2:this is
YUTUUUTUUU f2:this one
XTUUUUTUUU f2:this was
VUUTUXTTUT f2:those are
YUUUUTUSUU f2:those were
YUTTTUUUUT f2:thoughts ?
YUUUTUTUUU f2:times
VTTTXUTUUT f2:to me
YUUTTUUUUT f2:to whom
XUUUUUTTUT f2:today :
TXUUTUTUUT f2:trabajo en
XVUTUUUTTT f2:trabalho na
YTUUUUTUUT f2:true
XTUUTUUUUT f2:try again
YUUTUUUTUT f2:tu peux
TUUUUUTXUU f2:turned out
VTUTTTVYTT f2:turns out
YUUTTUUTUU f2:two things
XTTUTUUUUT f2:ugh i
XTUUUUTUUT f2:um i'm
UXUUUUTTUU f2:um so
UUUUTXUUUU f2:under no
TUUUUXTUUU f2:unwrap (
XUUTUUUUUT f2:update the
TTTTYUUUUU f2:usa sempre
XUUUTUTTUT f2:use a
TTUUXUUUUU f2:use british
TTUUXUUUUU f2:use conventional
TTUUXTUUUU f2:use pnpm
TTUUXUUUUU f2:use single
YUTUUTTUUT f2:use tabs
YTUUSTUUUT f2:use that
WTTTXTTUUT f2:use the
YTUUTUTTTU f2:used to
TUTTWXTUUT f2:verwende in
WYTTTTSUUT f2:vivo en
VUTTTTXUUT f2:wait no
WTUUTTXTTU f2:we agreed
TYUUTTXTTT f2:we are
UTUUUUYTUS f2:we chose
TTUUUTXUTU f2:we close
ZTUUTUTUTT f2:we could
TTUVTUZTUT f2:we decided
TUUUUUXTTU f2:we deploy
XUUUUTTUUT f2:we did
UXUTSWXSTS f2:we do
TTUUUTYTUT f2:we drop
UTUUTTTWTX f2:we got
ZTUUUTTTUT f2:we had
XSUUSUXVVR f2:we have
XUUUUTTUUT f2:we haven't
UTUUUUXTUT f2:we keep
WSVVSTUYTS f2:we lost
YUUUUTTTUT f2:we might
UTUUSUTTZT f2:we need
STUTWZTTUT f2:we never
TTUTUTVUTY f2:we no
TTUUUUYTUT f2:we picked
TTUUUUXTUT f2:we rehearse
UUUUTTYUTU f2:we run
YUUUTTUUUT f2:we should
WTUUTUTTUX f2:we sold
TUUUTUYTUU f2:we stay
TUUUTUYTUT f2:we sync
VTUUUTXTUT f2:we took
TUUUUTTZUT f2:we tried
UYUUXSVSTS f2:we use
ZUUTUTTTUT f2:we used
TTUUTUZSTT f2:we went
aTUVTUSSTT f2:we were
TTUUTUXUUT f2:we will
TUUUUUXUTT f2:we'll keep
YUTUUUSUUU f2:we'll see
TUUUUUXUUT f2:we're back
XTUTUUVTUT f2:we're doing
TUUUUUXTTT f2:we're dropping
TTUUUUXUUT f2:we're getting
TTUUUUZUTT f2:we're going
TYUUUUTUTT f2:we're in
TTUUUUYUUT f2:we're keeping
UTUUUUTUUX f2:we're no
WTUUUTXUUS f2:we're not
UTUUUUXTTT f2:we're on
TUUUUUXUUT f2:we've agreed
TUUUUUXUUT f2:we've decided
TWTUUUXTUT f2:we've got
VTTUUTTTUX f2:we've stopped
XTUTUUUTUU f2:were i
ZUTTTUTUUT f2:what a
YUTTTUTTVT f2:what are
XUTTTUUUUT f2:what can
ZUTTTUUTVT f2:what do
RSWXWTUUUS f2:what i
ZUTTTTTTUT f2:what if
YUTUTUUTUU f2:what is
XUUUUUTUUU f2:what notice
XUTTTUUUUT f2:what should
ZUTTTTUTUT f2:what time
XUUUUUUTUT f2:what was
YUTUTUUTVU f2:what would
YTTTUTUTUU f2:what's a
bUUTUTUSUT f2:what's the
XUUTTTUUUU f2:when do
TTSWXSXTUT f2:when i
YUTUUTTUUU f2:when is
YUUTUUTUUU f2:when was
XUTTTTTUUU f2:when will
UTVVZVSTTS f2:when you
XUTTWTUTUU f2:whenever a
UUTTYUUTUT f2:whenever you
XUUUUUTUUU f2:where did
VXTUTUTUUU f2:where do
YTUUUUTTUU f2:where does
XTUTTTUUUU f2:which i
ZUUUUSTTUU f2:which of
XUUUUUTTUT f2:who broke
XUUUUUUUUT f2:who said
XUUUUUTTUU f2:who's got
YUTTUTTUUU f2:who's in
XUUUUUTSUU f2:why does
YUUUUTUTUT f2:why is
XTUUTUTUUU f2:wie geht
XUUUUUTTUT f2:wie viele
XUUUTTUTUU f2:will never
UTTUTUXUUU f2:window seat
VTTUUUTTTX f2:wipe the
UTUUTUYUUT f2:wir nehmen
XUUUTUTTUU f2:with
VUTTTTWXTT f2:with the
ZTUTTUTTUT f2:works
XUUUUUUTUU f2:would a
YUTUTTUUUT f2:would you
YTTUTTUTUU f2:write me
YUUUTTTUUT f2:write my
XUUUTTUUUT f2:write that
TXUUVTTUUU f2:write to
XUUUTUTUUT f2:y si
VTUUTUTUUX f2:ya no
TXRWVTRSTY f2:you can
UTTSTVUUUY f2:you don't
XUUUTUTUUT f2:you have
WTUTTXTUUT f2:you keep
YUUUUUTTUT f2:you know
WTUTUXTUTT f2:you must
YTUTUUUUUT f2:you saved
gSSSSTWSUS h1:
XUUUUUUUUU h1:)
VTTXTUUUUT h1:,
aVQQUQUYYR h1:<caps>
WXQRVUWVWP h1:<code>
YWSTWSYRSR h1:<date>
aZPUSOUXVT h1:<ed>
aVPPSOadWO h1:<ing>
ZXRYYSRRSR h1:<ly>
aPXSXVSUVR h1:<number>
VPWVWQXQVW h1:<s>
YSWTaTRQRW h1:<verb>
VUQWaPYPXQ h1:<verbs>
XUWTVQTSVW h1:<word>
XUUUUTUUUT h1:?
XTUQUSTXVV h1:a
WVTSVSXWSS h1:after
URXRWRVZWQ h1:all
VTUUXTTUUU h1:also
YSRTcSSTUT h1:always
TTXTTTTTYT h1:am
YTTTTTTWUT h1:an
YSSSYWTTUS h1:any
VXRYZQTSTS h1:anything
aUTTUTTUUT h1:are
YXVSRSWSUS h1:as
WTTTYRWTUT h1:ask
ZUTTTTTTUU h1:at
WUTTTXTUUT h1:au
XUUUTUUUUT h1:aus
ZUUUTUTTUT h1:back
XTTTTTUXUT h1:because
XWSSUWSTVT h1:before
TXTXUTTTUT h1:being
WRSWYZSSSR h1:bitte
aTTTTTUTUU h1:both
UXTTWTUSWT h1:by
XYSTXRSTUT h1:call
aSSTUWVSUS h1:can
XTTXUTTTUT h1:can't
bXTTSSSSWT h1:could
XTTTSTWYUS h1:das
ZTUUTUSUUU h1:decided
YTUUUUTUTU h1:den
VRSSVSXZWQ h1:der
VTUTSTYTZT h1:die
aSRRXaSSVR h1:do
bTUTTTSSUT h1:does
WTTUTTTXTT h1:doesn't
YTROTcVQTW h1:don't
XTUUTUTTUT h1:done
WUTTTTTTUX h1:du
WSTTSTUYWS h1:el
VUUUTTXTUU h1:es
VTTTTTWTXT h1:et
WXTTTUTUUT h1:eu
XUUUTUUUUT h1:ever
XSRSZXVRUT h1:every
VRWSWWXSTT h1:everything
YXXQaQVQSQ h1:for
WVSSbWVRTR h1:from
VTUUTTTTXT h1:get
aTTUTUSUTU h1:go
TTTTXWVTUT h1:going
ZUTTUUUTTT h1:ha
XTUUUUTTUU h1:had
ZUUUUTTTUT h1:has
XUUTUUTUUT h1:have
ZTTSTTXTTT h1:he
UTUTTTXUWT h1:her
XTTTTUUUUT h1:heute
WUUUTUYTTS h1:his
bTRTWTTSUT h1:how
WZZYPSTSRT h1:i
VUaVTVQUUQ h1:i'd
ZTSSWSWTUT h1:i'll
XdVXUNTMUV h1:i'm
XZUVNPWUTW h1:i've
XZZZORQRRW h1:ich
WRPYbWVRSR h1:if
VWSSSSWWYS h1:il
aWRQZVVQSR h1:in
eZSSRRURTS h1:is
WUVUNWUXQY h1:it
bYPRTVaOWP h1:it's
WUUTTTXTUT h1:its
WZYZPTPQRX h1:je
XVXRbPVRSR h1:keep
WTUTTXTTUT h1:keine
WRRRSRaXZQ h1:la
WVQRRUVZXS h1:le
WUXTUUTUUT h1:less
XTTTWUTUUT h1:let
YSSTRWZSTS h1:let's
ZUTTTTUUUU h1:like
aTSSZTSSUT h1:make
cTTTTUTTUS h1:maybe
ZYXRSSTTUS h1:me
VTUUTTYTUT h1:meine
WYSRSRaTTS h1:mi
VUTTUTXTUU h1:mia
XTTTTXTTUT h1:might
TYTTTTVUUT h1:mine
XTUUUTWTTT h1:mio
TTTTXTWUUT h1:mis
WTTTTSZSXT h1:mon
YaQQQRYRXV h1:my
TTUTTaTUUT h1:ne
XRRQVdUVTR h1:never
VVSSVRXWVS h1:new
aTTSXTTTTT h1:next
YUTVRaVSPV h1:no
WSSSVZXSTT h1:nobody
UWSWSYSSTX h1:non
YUTTTUTUUU h1:nor
YQWYPXPUSX h1:not
WTUUSaSTTU h1:nothing
UUUUTTYUUT h1:notre
bSTTQXVRUW h1:now
TTTTTZUTUT h1:nunca
WWSWSYTSTR h1:não
WVSSRRYXWS h1:o
WTXUUUTTUT h1:old
WXSRUVbRSR h1:on
YTUUTUUUUT h1:once
ZRYSVSVSUS h1:one
WRRSbSWWTS h1:only
cTTSTTTTUU h1:or
YURRSQbUXR h1:our
UTUUTTXTUU h1:ours
XUTTUTWTTT h1:out
VTUUTXTUUU h1:para
TTTWTXTUUT h1:pas
ZUTTUTTTUT h1:perhaps
VXTUUTUTTU h1:porque
TTWTTTXUUT h1:pour
VTTUTUXTUU h1:que
VTTTTTWXUT h1:same
XTUUUUTTUT h1:say
XUUUUTUTUU h1:says
XUUUUUUUUU h1:see
YUUUTUTTUU h1:shall
bSTSVSVTTT h1:she
ZTUTWSTTUT h1:should
WYTTSTUVTS h1:since
YUTUTUTTUT h1:some
aUUUSTTUUT h1:someone
WaTTTTTTUT h1:sono
VUTTTTUXUT h1:still
VTXSRcSSUS h1:stop
cQYQTQPYTX h1:that
bWPRQWXWVP h1:that's
XQQSOQXaYY h1:the
YUUUTTUUUU h1:their
XWSSSWXSTS h1:there
bTTTSTXSUS h1:there's
aTTTSTZSTS h1:they
XTTTTTTYTT h1:they're
eSTSSTTRWU h1:this
VSSTSXVXUT h1:those
WTTTYTSTTX h1:to
YUTTUUTTUT h1:today
ZTTTTUTTUT h1:too
XTUUTUUUUT h1:try
ZUTTUTTTUT h1:tu
VTUTTTVYTT h1:turns
WRSWXSUXTS h1:two
ZWTSSTTWUS h1:um
UTTWVYSTTT h1:und
UUUUTXUUUU h1:under
TUUUUTZTUT h1:unser
ZVRTcQRTUS h1:use
XUTTTUUUUU h1:very
ZXUTTTTSTS h1:was
VVNNSTaXWX h1:we
WTTTSTaTUT h1:we'll
UXRRQRcPXX h1:we're
XXSRSSYRSZ h1:we've
TUUUTTUYUU h1:weil
YUUUUUTTUU h1:wenn
YTUTTTUTUU h1:were
YOWYVQTVSV h1:what
cSUUTTTSUT h1:what's
VRVWaUWRSR h1:when
VUSTaTTTUT h1:whenever
ZXTTTTTTUT h1:where
aSTSSXWSTT h1:which
bUTTTTTTUT h1:who
ZTUUTTSVTT h1:why
YUUTTTUTUU h1:will
VVSSVSYSSW h1:wir
XSSRUSVZWR h1:with
ZUUTTTTUUT h1:without
bTTUSTUTUT h1:would
XVOVVYSQRa h1:you
YTTTTXTTUT h1:you're
YTUUTUTTTU h1:your
XUUTUUUUUU h1:è
gSSSSTWSUS h2:
VXTUTTTTUU h2:( i
XUUUUUUUUU h2:)
ZTUTTUTTUU h2:<caps>
VTTTVTXTUU h2:<caps> <s>
WTUTTTXTVT h2:<caps> <verbs>
ZXTTSTTSWT h2:<caps> <word>
WTUTXUTUUT h2:<caps> for
XYTTSTTTUT h2:<code>
TWTTYTTUUT h2:<code> ,
TTUUTTUXWT h2:<code> <word>
XWTTTTXTUS h2:<code> for
YUUUTUTTUT h2:<date> are
ZTTUTTTUUT h2:<date> is
XUUUTUUSUU h2:<date> the
aTUUUUTSUT h2:<ed>
WXTTUUTTTT h2:<ed> ,
UUUUTUTXUU h2:<ed> <ing>
YSTXTTSSUX h2:<ed> <s>
VXTTTTSXTT h2:<ed> in
UUTUUUTYUT h2:<ed> out
TXUTTTWTUT h2:<ed> over
WTUUUUTXUT h2:<ed> the
aTVUTUTTTT h2:<ed> to
WXTTTUUUTT h2:<ed> with
bTUTTUTSTU h2:<ing>
XTTTTTVTWT h2:<ing> ,
TSSSSTZYWS h2:<ing> <word>
XUTUUUUUUT h2:<ing> about
UXTUTUTWTT h2:<ing> at
TTUUUTTZUT h2:<ing> by
XUUUUUUTUU h2:<ing> for
YTUUTUTTUT h2:<ing> from
XTTUUUTTWT h2:<ing> is
WTTTTTTYVT h2:<ing> it
YUUUTUTTTU h2:<ing> like
TUUUUUTXTU h2:<ing> on
TTUUTUXVUT h2:<ing> out
WTTTSTXYTS h2:<ing> the
YTUUUUUTUT h2:<ing> this
XTUUTUTUUU h2:<ly>
ZTTUTUTUUT h2:<ly> ,
VTTXTUTUUU h2:<ly> <ed>
UXTTXTTTUT h2:<ly> <word>
XTUTTUUTUU h2:<ly> the
YTUUTTTUUU h2:<number>
YUUUTTTTTU h2:<number> <name>
YTTUTTVSTU h2:<number> <s>
VSXUYTSUST h2:<number> <word>
ZSWRWSWTTS h2:<s>
YTTTYSTUUT h2:<s> ,
SUWSWRXTSW h2:<s> :
ZTTSTTUXTS h2:<s> <ed>
YTTSWTSXTS h2:<s> <ing>
XSTTUSWSWW h2:<s> <name>
XWVRUSTWVR h2:<s> <s>
TSWSTSWXXS h2:<s> <verb>
XRUXSNZQXV h2:<s> <word>
ZUTTTTUTUT h2:<s> ?
VTTTTUYUTU h2:<s> a
YTTTVTTUUU h2:<s> always
WTTTXUTUUT h2:<s> and
WWQPSQYVWZ h2:<s> are
XTTUXTTTUT h2:<s> at
TTTTTUWTXT h2:<s> does
YUUUTTTTUT h2:<s> down
TXTTWTWUUT h2:<s> en
XSSTXSWTVS h2:<s> for
TTUTWTZTTU h2:<s> get
aUUUTTTTUT h2:<s> got
VTTUYTVUTT h2:<s> have
VUXTTUUUUT h2:<s> i
WSZRYRZRSR h2:<s> in
YTTTTTWUUT h2:<s> is
ZUTSTUUUUU h2:<s> like
VUTXTTUUUT h2:<s> make
TUUUXTTUWT h2:<s> must
aTTTTTUTUT h2:<s> my
TTTTUXXTUT h2:<s> no
XTSSXWSVTT h2:<s> of
TTUTTYXTTT h2:<s> off
YYTTSSUSUT h2:<s> on
XTTTWTWTUT h2:<s> only
WTYTVTTTTT h2:<s> over
TUTUYUTUUT h2:<s> should
YUTTTTUUUT h2:<s> still
VUSYTTWTUT h2:<s> that
VWTTTXTTTT h2:<s> the
UTTSVSXTTX h2:<s> to
UUTTYTTTUT h2:<s> up
VXUUTTTUUU h2:<s> what's
WUXTUTUTUT h2:<s> with
XTTTXTTUUT h2:<verb>
YUTTVUTTUT h2:<verb> ,
XTTUWTTUVT h2:<verb> <code>
TUTTTYTUUU h2:<verb> <ed>
VUTUTXUUUT h2:<verb> <ing>
UUTTXTUUUU h2:<verb> <ly>
WXTTXSSTUS h2:<verb> <name>
VYTTTSWSWS h2:<verb> <number>
WRPRbZYRUQ h2:<verb> <s>
WTTUWSSXTT h2:<verb> <verb>
TTXWYSWSTS h2:<verb> <verbs>
ZUVRYPXQYQ h2:<verb> <word>
bTSTXSSSUS h2:<verb> a
XUTUTTUUUT h2:<verb> again
XTTTWTWTUT h2:<verb> all
YTUUTTTUUU h2:<verb> an
XUUUTTUUUT h2:<verb> back
TUUUXTTUUU h2:<verb> before
VTUUYTTTUT h2:<verb> both
XUTUVTTUUU h2:<verb> by
YUTUTTTTUU h2:<verb> each
YUTUSUTUUU h2:<verb> every
UTTTXTTUUX h2:<verb> everything
VXTUSTWTTT h2:<verb> for
YUTUUUUTUT h2:<verb> from
WUUVXSSUTT h2:<verb> her
YUUUTTTUUT h2:<verb> how
TUUTTUUUUX h2:<verb> i
ZTSSXTTUVT h2:<verb> in
TVYTSUUUUT h2:<verb> is
cTSSZSSSVR h2:<verb> it
VTXTTUTUUU h2:<verb> like
aQYXWSRRVO h2:<verb> me
URRSWXWTUX h2:<verb> my
XTTTTTXUUT h2:<verb> no
XUTTTTUTWT h2:<verb> of
YUUUTTUUUT h2:<verb> off
TUUUYTTTUU h2:<verb> only
VTXUUTTTTU h2:<verb> out
ZRRSSYZSSU h2:<verb> that
bPOXYWSNWY h2:<verb> the
WTTUXTUTUT h2:<verb> them
YTUTTTUTUU h2:<verb> these
ZSTUVSTTUU h2:<verb> this
YWSSYSTTUS h2:<verb> to
UUUUUUTXUT h2:<verb> was
TTSTWTVTUX h2:<verb> what
VUUTXTTUUU h2:<verb> when
YTXSVSSTUT h2:<verb> with
TUTUYTTUUU h2:<verb> your
ZTUTTUTTUT h2:<verbs>
UTUTTTXUWT h2:<verbs> <verb>
TTUTYTXTTU h2:<verbs> go
XUUTTUTTUU h2:<verbs> like
haPPWSWQTQ h2:<word>
VTUUTXTUUT h2:<word> (
baXRUSRQTQ h2:<word> ,
WSUTSTWTYT h2:<word> :
ZSTSSSYYTR h2:<word> <ed>
TQXQZVUWWP h2:<word> <ing>
VTPVVQWVUZ h2:<word> <name>
XRSTVRXaVR h2:<word> <number>
STXYRWWUUO h2:<word> <s>
YTTNSTXWXU h2:<word> <verb>
SVVUWRXSVT h2:<word> <verbs>
WXVQUVTTVS h2:<word> <word>
aTTTTTUTUS h2:<word> ?
YZWSSTVSSS h2:<word> a
UYTSXTTSUT h2:<word> and
YTTTTUTUUU h2:<word> be
TTUUTUTXUU h2:<word> because
XSTTXXSTTS h2:<word> bitte
TTUTUTZUUT h2:<word> can't
ZTUUTTTUUU h2:<word> con
YTUTUUUUUU h2:<word> da
WTUTXTTTUT h2:<word> das
UWSSYYRTTS h2:<word> de
WTUTTTTTUX h2:<word> die
YUUUUUTTUT h2:<word> do
USTTTUcSUT h2:<word> does
aTUUUTTTUS h2:<word> du
XWXSWSSSTS h2:<word> el
TYTTWTTUTT h2:<word> em
WaTTSTSUUS h2:<word> en
YTUUUUTUUU h2:<word> es
XTTTWTUTUT h2:<word> first
ZRXTURRVYR h2:<word> for
VTSSSTWXTX h2:<word> from
YTUTUTTUUU h2:<word> get
XTUTTTTYUS h2:<word> got
XSSSSSYSWX h2:<word> has
XUUTUUTUUU h2:<word> have
VXTSUXTTTS h2:<word> here
XXXSSTTTUS h2:<word> i
YTTTUUUUUU h2:<word> i'm
YTUTTUUUUU h2:<word> ich
aTTTTTTUUU h2:<word> if
VXWWTSTTTT h2:<word> il
WRVVXWVSRR h2:<word> in
YWWTNNZTXV h2:<word> is
TTTTXSWTTW h2:<word> isn't
VTUTTUXTUT h2:<word> ist
bTTSSTaTUR h2:<word> it
YTTUUUTUUT h2:<word> it's
TTUTXXTUUT h2:<word> jamais
TTUUYUTUUT h2:<word> jetzt
YUTUTUTUUT h2:<word> just
WTTTTTWTTX h2:<word> la
TSZSYTTWTT h2:<word> le
VTUTTUTUUX h2:<word> lo
UTUYTTTUUT h2:<word> los
ZRWQWWWRTR h2:<word> me
XTUTUUUUUU h2:<word> might
XTSTTTTTUY h2:<word> my
XVUTUUUTTT h2:<word> na
XUTTUTUTUU h2:<word> never
WXTSTTTTUX h2:<word> no
YTTUUUTUUT h2:<word> nous
WTUTUTTUTX h2:<word> não
VTUXUUTUUU h2:<word> o
aXTTSTTWTS h2:<word> of
WXTTTSXWRR h2:<word> on
YUTTUUTUUT h2:<word> one
XTXTTTVTTT h2:<word> only
XTSXTTUUUT h2:<word> or
YTTTTUUUUU h2:<word> os
XTTTUUXTTT h2:<word> out
TTTXTXTUUT h2:<word> pas
UTTUYTUUUT h2:<word> please
WSYTWTSTUT h2:<word> que
WUTTTTXUUT h2:<word> said
YTTTTUUTVU h2:<word> says
TXTTZTTTUT h2:<word> sempre
TTUUXUUUUT h2:<word> si
YUUUTTUUUU h2:<word> sie
TTTTZUTUUT h2:<word> siempre
VXUUUTTTUT h2:<word> since
XUTTUUUUUT h2:<word> something
YTUTUUUUUT h2:<word> sono
bTTSYTSTUS h2:<word> that
YRWRQSVURc h2:<word> the
YUUUTTTTUU h2:<word> them
ZTUTUTUUUU h2:<word> these
bTUTTTTTUT h2:<word> this
UXTSSSWSUX h2:<word> to
VTUUXUUUUT h2:<word> toujours
TTUUUTYUUT h2:<word> turns
ZUTTTTUTUT h2:<word> un
YUTTUUTUUT h2:<word> une
XTTTTTTYUT h2:<word> up
WXTTTUTXUS h2:<word> was
XUUUTUUUUU h2:<word> who
XTTTWTUSWT h2:<word> with
YUUTTUTUUU h2:<word> won't
YUUTTTTTUT h2:<word> your
XUUUUUUUUT h2:? ?
YOVRVTSWWV h2:a <word>
XTUTXTTTUT h2:after that
TUSTXTXVTT h2:all <s>
YUTUUUTTUU h2:all of
VTTUXUUUUU h2:always <s>
VTSTbSTTUT h2:always <verb>
XUTUTUUUUU h2:always has
XUTUTUUUUU h2:always have
YUTUTTUUUT h2:always the
TUUUUTTTYT h2:am <number>
YUTTTTUTUU h2:any <s>
YTTTYSUUUT h2:any <word>
UTTXXTTTTT h2:anything <ing>
VTUWXTSTTU h2:anything <word>
UUTTYTTUUU h2:anything for
TXTWTTTUUU h2:anything with
XUUTUUUUUU h2:are <s>
XUUUTTTUUT h2:are you
VUTTTUXTUU h2:as are
UXUUTUTUUT h2:as i'm
UUUUXTTUUU h2:ask <name>
YUTTVTTUUT h2:ask me
YUUUUUTTTT h2:at the
WUTTTXTUUT h2:au <word>
XUUUTUUUUT h2:aus dem
YUUUTUTTUT h2:back in
WTTTXTTUUT h2:be <word>
YUUUUUUTUT h2:because the
VTTUTXTUTU h2:before <word>
XTTSXVTTUT h2:bitte <word>
STTXVWTTUT h2:bitte keine
TXTTTTVTWT h2:by <word>
WZSTXSTTUT h2:call me
ZTUUTTTUUT h2:can i
XUUUUUUUUU h2:can someone
YUUUTUTTUT h2:can we
YTSTUVVTUS h2:can you
YUUTUTTUUU h2:can't <verb>
XTUUTUUTUU h2:could be
XTUUUUTUUU h2:could one
ZTUUTUTTUU h2:could the
YXTTSTTTVT h2:could you
UTUTTTWXUT h2:das <name>
WUTTTTTXUT h2:das <word>
YUUUTUTUUU h2:decided
WRSSVSWZWR h2:der <name>
YUUUTTUUUT h2:did i
VTUTTTWTYT h2:die <name>
UUUTTTXUUU h2:die <word>
ZUUTTSUUVT h2:do <s>
YUTUTUTTUU h2:do <verb>
ZUTTTTUUUT h2:do <word>
XUUUTTUUUU h2:do i
YUTUTTTUUT h2:do it
VTTSSaTUVT h2:do not
UTTUXTTUUU h2:do that
XUUUTTUUUU h2:do you
YUUUUTTTUU h2:does <word>
XUUUUUTTUU h2:does my
YTUUTTTUUU h2:does that
XUUUUUUTUU h2:does the
YUUTUUUTUT h2:doesn't <word>
XVSQPcRSUX h2:don't <verb>
WSTTWWXTUS h2:don't <word>
XUUUTTTUUU h2:don't ask
VTUUUXUUUT h2:don't call
YUUUTTTUUT h2:don't do
YUUTTUTTUU h2:don't let
WTUTTYTUUS h2:don't use
WUTTTTTTUX h2:du <word>
VTXUUTTTUU h2:e <word>
WSTTSTUYWS h2:el <word>
VUUUTTXTUU h2:es <word>
WTTTTTXUTU h2:et <s>
WXTTTUTUUT h2:eu <word>
XUUUTUUUUT h2:ever
TUUUYUTUUU h2:every <ing>
TUTUZTTTUU h2:every <verb>
YSSTUWWSUT h2:every <word>
XUUUTTUTUU h2:everything else
TTWTXTTUUT h2:for <s>
UXVSXTTTUT h2:for <word>
VTUUXTTUUU h2:for my
XTUUTUUUUT h2:for now
aWSTVTUSTS h2:for the
YTTUTUTUUU h2:for this
XUTUUUUUUU h2:for today
VTTUTUXTUT h2:for what
XTUUTUTUUU h2:for your
UTUTXTUUUT h2:from here
XUUTTUUUUU h2:from my
USTTaTVSUT h2:from now
TXTUWTTUUU h2:from today
VTUUTTTTXT h2:get <word>
XUTUTUTUUU h2:go <word>
YTUUTUTUUU h2:go with
TUTTXWTTUT h2:going <verb>
ZTTUTUTUUT h2:ha
XUUUUTTTUT h2:has <word>
VTUUTTXTUU h2:he <s>
XUUUUUTUUU h2:he said
XUTUUTTTUU h2:he says
UTUTTTXUWT h2:her <verb>
XTTTTUUUUT h2:heute <word>
WTUUTUXTTS h2:his <word>
YUUUTTTUUU h2:how <s>
WUTTXTTTUT h2:how <word>
YUTTTUUUVU h2:how do
XUTUTUTUUT h2:how i
ZUTTTUTTTU h2:how many
XUTTTUUUUU h2:how to
XUTTTTTUUU h2:how would
aYQPSRZZTP h2:i <ed>
UYTUUTTUUT h2:i <ing>
WUYXTSSTTS h2:i <ly>
UbaSRUXNRU h2:i <verb>
YWXZPTTTOV h2:i <word>
VYSTWSTUUT h2:i always
XaSSSTVWSR h2:i am
WXSSTTXTUS h2:i can
WWXaSVQSTQ h2:i can't
UWTXUTTUUT h2:i cannot
YUTTUTUUUT h2:i did
VXWYRRVTUR h2:i do
WXTYQXQRTV h2:i don't
VVSYTSWTTT h2:i get
TZTUUUTUUT h2:i go
XUUUUTTUUU h2:i got
ZTTTTUUTVT h2:i guess
ZTTTUUTTUU h2:i had
ZYPQRTXRYW h2:i have
UYTTTTWUUT h2:i keep
WSSTUUTUUX h2:i know
YTbQVTSSTT h2:i like
YTTTUTUUUU h2:i may
YUTTTUUTUT h2:i might
UUXTUTTUUU h2:i much
ZUTTTTUUTT h2:i must
bTSTWSSTWS h2:i need
VTWXSWTSTS h2:i never
VTTTUTWTTY h2:i no
WXTTUTTUUT h2:i not
XUTTUUUUUU h2:i once
VXWTTWSSTT h2:i only
TYTTUUUUUT h2:i own
VUTUTUXTUT h2:i said
XUUUTUTUUT h2:i say
UTTTXSWSWT h2:i should
YTTTUTTUUT h2:i the
bTSTUUUTVS h2:i think
ZTTUUUTUUT h2:i told
XZSSTTTUVS h2:i use
XTXSWRSTYS h2:i want
aXSSTSWTTR h2:i was
YUUUUTUUTT h2:i wasn't
WTTTTTXWUT h2:i went
YUUUUUTTUU h2:i won't
VSXSXXSTUS h2:i would
UXXSTTUTUT h2:i'd <verb>
YSWSTXTSTT h2:i'd <word>
TTYWSWUTTT h2:i'd rather
XUTUUUUUTU h2:i'd say
YUTUTUTUUU h2:i'll <word>
XUUUTUTUUU h2:i'll be
XUUUTUTUUU h2:i'll call
YUUTTUTUUT h2:i'll do
YZTRTUTUTS h2:i'm <ed>
aVRPWTVTZQ h2:i'm <ing>
YTUTTUUUUT h2:i'm <ly>
WZTSTVSUUS h2:i'm <name>
TYTUTUUUTU h2:i'm <number>
YTUTTUTUUU h2:i'm <s>
WaWVWTQTSR h2:i'm <word>
TZWSSUTTUT h2:i'm a
XVUTTUUUUT h2:i'm at
VTUTTUXUUT h2:i'm going
XYSRXUSUTS h2:i'm in
WSRYRSWTTY h2:i'm not
WWTTSUXUTT h2:i'm off
YaSSSUTUTS h2:i'm on
UXTTUUTUUU h2:i'm only
YTUTTUTUTT h2:i'm out
XTUTUUUUUT h2:i'm still
UYSSSUXTTS h2:i'm the
UYUTTUUUTT h2:i'm with
XSTSTUYSTW h2:i've <ed>
VUTTUTTYUU h2:i've <verb>
YVSSSUWSUX h2:i've <word>
WTSXUUUUUT h2:i've a
WaSTTVSSUT h2:i've been
TTTTUTaTUT h2:i've decided
XXTTTUSTVT h2:i've got
WXTTUTSXUT h2:i've had
YTUTUUTUUT h2:i've never
VWTXUUTTTS h2:i've no
YUTTUUTTUT h2:i've told
WZZZORQQRW h2:ich <word>
XUUUTTTUUU h2:if <name>
TTTTXTWTUU h2:if <word>
SUUTYTUUUU h2:if a
WSRWWWWSSR h2:if i
XUUUWTTUTT h2:if the
aTUUTTTUTT h2:if we
TUSXYTSUUT h2:if you
TUUUXTTUUU h2:if you're
WWSSSSUWYT h2:il <word>
ZTTUTUTTUU h2:in <number>
UTUTYTUUUU h2:in <s>
VXUUTUTUUT h2:in <verb>
XVTTWTSTUU h2:in <word>
aUTTTSTTUU h2:in my
VTUTXXSTTT h2:in our
cSTTVTSSUT h2:in the
SUTUWSYTUU h2:in this
UXUTTTWUTT h2:is <ed>
XTUUUUTUUT h2:is <name>
YTUUUUTTTU h2:is <number>
aTTTTTUUUT h2:is <word>
ZTTTUTTTUU h2:is a
XUUTUUTUUU h2:is he
ZTUUTTTTUU h2:is it
ZTUUTUTTUT h2:is that
bTUUTTSTTT h2:is the
YTUUTTTTUU h2:is there
XTUUUUTTUU h2:is this
XUUUUTUUUT h2:it <ed>
XSXWSRSSUW h2:it <s>
XUTTUTTWUT h2:it <verbs>
ZTUUUTUUUT h2:it <word>
aUTTTTUTUT h2:it has
VWSSSXVSTV h2:it is
VTTTTXTWTT h2:it never
TUUTTTYUUU h2:it only
YTTUUTUUUT h2:it says
YUUUUUTTUT h2:it should
XSTTTUUYUR h2:it was
YUUUUTTTUU h2:it's <caps>
VUTUTTXTWT h2:it's <ed>
XSTUTTWTUU h2:it's <ing>
XTUUUUTTUU h2:it's <ly>
SYTTWSXTVS h2:it's <name>
dSUUSTTTTT h2:it's <word>
YTTUTUUUUU h2:it's a
YTTUTTTUUU h2:it's always
WTUUTTXTTT h2:it's at
VTTUTUXUTT h2:it's been
YTUUUUTUUU h2:it's decided
XUUUUUSUUU h2:it's for
YTTTTTTUUT h2:it's my
VTUUUXTUUU h2:it's not
XUUUTUTUUU h2:it's what
VUUUTTXTUT h2:its <word>
YaSRTTTTUS h2:je <s>
WYYZRRSSTQ h2:je <word>
TTUTUTUUUY h2:je ne
VTTTUXTUUT h2:je vous
VTTUXTTTUU h2:keep <date>
TTSUaTTUVU h2:keep <s>
TTXUUUTUUU h2:keep <verb>
TTTUYTTUUU h2:keep <verbs>
TTUUYTTUUU h2:keep my
aTTTSTTUUU h2:keep that
VTSTYTWTUT h2:keep the
TUTUXUTUUU h2:keep your
WTUTTXTTUT h2:keine <name>
XSSSSSWYZR h2:la <word>
WWRSSVWZSS h2:le <word>
WUXTUUTUUT h2:less <word>
XTTTWUTUUT h2:let me
aTTTTSVTUT h2:let's <verb>
XUUUUTTUUU h2:let's <word>
UUTUTTYUUT h2:let's go
UUUUUXTUUT h2:let's not
YUTTTUUUUU h2:make a
XUUUTUTTTU h2:make all
XUUUTUTTUU h2:make it
YUTTTUUUUU h2:make me
UUTTZTTTUT h2:make sure
XUUUTUTTUT h2:make the
XUUUUUTUUU h2:maybe i'll
XUUUUUUUUT h2:maybe it
XUUUUUUUUU h2:maybe it's
XUUUTUTTUU h2:maybe we
YTTTUTUUUT h2:me <s>
XXXSSTTTUS h2:me <word>
VTUUUTXTUT h2:meine <name>
XWTSTSaTTS h2:mi <word>
VUTTUTXTUU h2:mia <word>
UUUUTXTTUT h2:might i
XTUUUTWTTT h2:mio <word>
TTTTXTWUUT h2:mis <s>
WTTTTTYTWT h2:mon <word>
TYTTTTVWVS h2:my <ing>
WWQVPUYQWW h2:my <s>
XaTSRSRSTY h2:my <verb>
ZYUNVUaTXK h2:my <word>
YTUTUUTUUT h2:my back
VSTUTTYTVT h2:my son
TTUUUYTUTU h2:ne <word>
TUUUTXUUUU h2:ne me
YUUUTTTTUU h2:never <name>
YUUTTTUTUU h2:never <s>
TTTSWcTRUT h2:never <verb>
XTTSRVWWUS h2:never <word>
XUUTUTUUUU h2:never a
XTUUTTTXUU h2:never again
YUUUTTTTUU h2:never by
UUUTTXUUUU h2:never use
UTUUTTYTTU h2:new <s>
XWUUTUTUTT h2:new <verb>
SSTUXTWXST h2:new <word>
ZUUUTUTTUT h2:next :
XTTTXUTTUT h2:next <word>
ZTUTUTTUUT h2:no
ZTTTSSZTVS h2:no ,
WUUTTXTTUT h2:no <caps>
STTXTZTTVT h2:no <code>
UUUUTXTTUT h2:no <ing>
VTTTXVTTUT h2:no <name>
ZXQPWaQWUQ h2:no <s>
YTTSTYTTVS h2:no <verb>
XTUUTXTTUT h2:no <verbs>
YWOWUXVOSX h2:no <word>
WWSRSUXWUR h2:no more
VTTSTVTUTY h2:no need
YUUTUTUUUT h2:no no
YUTTTUTUUU h2:nobody <ed>
XUTTWXSTTT h2:nobody <s>
UTTTSYWTUU h2:nobody <verbs>
SXTRTZSSTX h2:non <word>
WTUXUTUUUT h2:non mi
YUTTUTUTVT h2:not <ing>
XTTYTSTUUS h2:not <word>
TTSXSWTTUX h2:not in
YUTTTTUUUT h2:not sure
YUTTUTUUUT h2:not that
VUTUUXUTUT h2:nothing <word>
UUUUTTYUUT h2:notre <word>
XUUUUUTTUT h2:now ,
ZUUUTTTUUT h2:now <verb>
XUTTTTXTUT h2:now <word>
VUUUTTTTUX h2:now i
ZUUTTTTUUT h2:now the
UUTUTYUTUT h2:nunca <s>
TTUTUYUUUT h2:não <s>
XSTTTTSXXT h2:o <word>
UXTTTTXTTT h2:o meu
VTTTTSaUUT h2:on <word>
VSTTTTaTTU h2:on a
VXUUTUTTUT h2:on my
XTUUWTSTUT h2:on the
WSZRXTVSTS h2:one <word>
WTUUTUTXUU h2:only <ing>
VTTTZTSTUU h2:only <verb>
XUUUTTTUUU h2:or is
TTTTTTYUWT h2:our <caps>
TTUUUUYTUU h2:our <ing>
YSUTTTXTUT h2:our <s>
TTUUTTXTUU h2:our <verbs>
WVSSTRZUWR h2:our <word>
XUTUTTUTUU h2:our own
XUTTUTWTTT h2:out of
XUUUUTUUUU h2:para <word>
TTTXTWUUUU h2:pas de
XUUTUUUUUT h2:perhaps i
VTUUTTXUUT h2:que <word>
WUUTTTXTUT h2:same <ing>
TUUUTUTXUU h2:same <word>
XUUUUUUUUU h2:shall we
YUTTTUTUUU h2:she has
YUUUTTTTUU h2:she is
YTUUTTUUUT h2:should i
YUUUTTUUUT h2:should we
YUTUTUTTUT h2:some <word>
XUTUTTUUUU h2:someone in
YTUUUUTUUT h2:someone on
VaTTTTTTUT h2:sono <word>
VUTTTTUXUT h2:still <word>
STXTSbTTUT h2:stop <ing>
XUTUUTUTUT h2:stop the
UUTTUUUYUT h2:that <ed>
YUTUTUTTUU h2:that <s>
aUTUSTTTUT h2:that <verbs>
WTSSSTSXUY h2:that <word>
XUTUTUUTUU h2:that is
XUTUUUUTUT h2:that one
YUUUUUTTUT h2:that the
aTTUUUUSUS h2:that was
XUUUTUUUUU h2:that we
XTUUUUTUUU h2:that's <ed>
YTTUUUUTUU h2:that's <ly>
VTUUUTXUTT h2:that's <name>
cSTUUTTTUT h2:that's <word>
XTUUUUUTUU h2:that's a
XTUUUUTTUU h2:that's all
YTTUTUSTUU h2:that's how
UYTTUTUUUU h2:that's me
XTTUUUUUUU h2:that's my
YTUTUUTUUT h2:that's not
VSTUUXXSTT h2:that's the
WXUUTUTTTU h2:that's what
VTUTTTXUUU h2:that's when
TSTTWWUUXS h2:the <caps>
UTUTUUXVTT h2:the <code>
WTUUUTTTTX h2:the <date>
YUTTUTUUUT h2:the <ed>
VRSRRSWYWX h2:the <ing>
TTTUUTXVWT h2:the <ly>
UXSSSXXUQW h2:the <name>
TUUUUTTVTX h2:the <number>
ZURPOWXYUW h2:the <s>
XWRSQRWYWU h2:the <verb>
YTUTTUTVUT h2:the <verbs>
YQRUSKXZZW h2:the <word>
TTXUUUTVUT h2:the back
XUUTUUUUUT h2:the last
WTUTTTVZTS h2:the new
XTUTTTVSSY h2:the old
UXTSTXWSUS h2:the other
WTUTTTXUUT h2:there is
YTUUTTTTUU h2:there was
YTTTSTWTUU h2:there's a
WUTTTTXTUT h2:there's no
XUTTTUUUUU h2:there's something
WTTTTUXUUT h2:they <verb>
YUUTUUTUUT h2:this <s>
XTUUUUUTUU h2:this <verb>
aTTTTTVSUU h2:this <word>
ZUUUUUTTTT h2:this is
YUTUUUTUUU h2:this one
XTUUUUTUUU h2:this was
VUUTUXTTUT h2:those are
YUUUUTUSUU h2:those were
VTWUTTTXTT h2:three <s>
VTTTXUTUUT h2:to me
YUUTTUUUUT h2:to whom
XUUUUUTTUT h2:today :
YTUUTUTUUU h2:too <word>
XTUUTUUUUT h2:try again
YUUTUUUTUT h2:tu <word>
VTUTTTVYTT h2:turns out
XSSXXTRWTT h2:two <s>
VUUTTTTXUU h2:two <verbs>
XTUUUUTUUT h2:um i'm
UXUUUUTTUU h2:um so
UUUUTYTUUU h2:und <word>
UUUUTXUUUU h2:under no
TUUUUTZTUT h2:unser <name>
VTTTXTUUUT h2:use <name>
ZTTUWTTUUT h2:use <s>
VSTTaSTUVU h2:use <word>
XUUUTUTTUT h2:use a
YTUUSTUUUT h2:use that
WTTTXTTUUT h2:use the
ZTUUUTTTUT h2:was <word>
aRUURSYZRR h2:we <ed>
WQUUVSbQVR h2:we <verb>
WXSRUQYYPV h2:we <word>
TYUUTTXTTT h2:we are
ZTUUTUTUTT h2:we could
TTUVTUZTUT h2:we decided
XUUUUTTUUT h2:we did
UXUTSWXSTS h2:we do
UTUUTTTWTX h2:we got
ZTUUUTTTUT h2:we had
XSUUSUXVVR h2:we have
UTUUUUXTUT h2:we keep
YUUUUTTTUT h2:we might
UTUUSUTTZT h2:we need
STUTWZTTUT h2:we never
TTUTUTVUTY h2:we no
YUUUTTUUUT h2:we should
UYUUXSVSTS h2:we use
TTUUTUZSTT h2:we went
aTUVTUSSTT h2:we were
TTUUTUXUUT h2:we will
YUUUUUTUUU h2:we'll <word>
TUUUUUXUTT h2:we'll keep
YUTUUUSUUU h2:we'll see
WRUUTUaSWS h2:we're <ing>
TTUUUUYUTT h2:we're <number>
TUUUUUXUUT h2:we're back
TTUUUUZUTT h2:we're going
TYUUUUTUTT h2:we're in
UTUUUUTUUX h2:we're no
WTUUUTXUUS h2:we're not
UTUUUUXTTT h2:we're on
VSTTTTXSTX h2:we've <ed>
VTTTUTVSUY h2:we've <word>
TUUUUUXUUT h2:we've decided
TWTUUUXTUT h2:we've got
XTUTUUUTUU h2:were i
UUTTTUTTVX h2:what <ed>
YUTUUUTTUT h2:what <s>
YUTTTUUUUT h2:what <verb>
YUTTTUTUUU h2:what <verbs>
bTTTTUTTUS h2:what <word>
ZUTTTUTUUT h2:what a
YUTTTUTTVT h2:what are
XUTTTUUUUT h2:what can
ZUTTTUUTVT h2:what do
RSWXWTUUUS h2:what i
ZUTTTTTTUT h2:what if
YUTUTUUTUU h2:what is
XUTTTUUUUT h2:what should
XUUUUUUTUT h2:what was
YUTUTUUTVU h2:what would
XUUUUTUUUU h2:what's <ing>
YTUUUUTTUT h2:what's <word>
YTTTUTUTUU h2:what's a
bUUTUTUSUT h2:what's the
XUUTTTUUUU h2:when do
TTSWXSXTUT h2:when i
YUTUUTTUUU h2:when is
YUUTUUTUUU h2:when was
XUTTTTTUUU h2:when will
UTVVZVSTTS h2:when you
XUTTWTUTUU h2:whenever a
UUTTYUUTUT h2:whenever you
XUUUUUTUUU h2:where did
VXTUTUTUUU h2:where do
YTUUUUTTUU h2:where does
YUUUTTTUUT h2:which <verb>
aUUTTSTTUT h2:which <word>
XTUTTTUUUU h2:which i
ZUUUUSTTUU h2:which of
XUUTUUUUUU h2:who <ed>
XUTUUUUUUU h2:who <s>
YUTUUTUUUU h2:who <verbs>
XUUUUTUTUT h2:who <word>
XUUUUUUUUT h2:who said
XUUUUUTSUU h2:why does
YUUUUTUTUT h2:why is
XUUUTTUTUU h2:will never
VSTTWTYTTS h2:wir <word>
XUUUTUTTUU h2:with
VTTTTUTXUT h2:with <word>
VUTTTTWXTT h2:with the
XUUUUTUUUU h2:would <word>
XUUUUUUTUU h2:would a
YUTUTTUUUT h2:would you
XUUUTUTUUT h2:y si
ZTTTTTUTVT h2:you <ed>
YTTSSWTTUV h2:you <word>
TXRWVTRSTY h2:you can
UTTSTVUUUY h2:you don't
XUUUTUTUUT h2:you have
WTUTTXTUUT h2:you keep
YUUUUUTTUT h2:you know
WTUTUXTUTT h2:you must
XUTTTTUUUU h2:you're <word>
XUUTTUUUUT h2:your <verb>
XUUTUUUUUU h2:è <word>
gSSSSTWSUS h3:
XUUUUUUUUU h3:)
ZTUTTUTTUU h3:<caps>
XTUUTTTTVU h3:<caps> <word> <word>
XYTTSTTTUT h3:<code>
WTTUTTXUUT h3:<code> for me
XUUUTUUSUU h3:<date> the <word>
aTUUUUTSUT h3:<ed>
VTTXTUTTUT h3:<ed> <s> make
YTUUUUTTUU h3:<ed> it
TUUUUUTXUU h3:<ed> out the
WTUUUUTXUT h3:<ed> the <word>
ZUUUUUTTTT h3:<ed> to be
bTUTTUTSTU h3:<ing>
TUUUUUXTUU h3:<ing> <s> on
TTUTUUZTUU h3:<ing> <word>
XUUTTUTTUT h3:<ing> <word> <s>
UTUUUUUXUT h3:<ing> by <word>
TUUTUUUXUU h3:<ing> it <ed>
TUUUUUTXTU h3:<ing> on <word>
XUUUTUTUUU h3:<ing> the <s>
TUUUTUTXUU h3:<ing> the <verb>
VTTTTTVZTS h3:<ing> the <word>
XUUUTTUTUU h3:<ing> to the
XTUUTUTUUU h3:<ly>
YTUUTTTUUU h3:<number>
WTXUTUUTUU h3:<number> <word>
ZSWRWSWTTS h3:<s>
WTTTXTTUUU h3:<s> , <word>
UTUTXUWTTT h3:<s> : <s>
XTTTTTWUUT h3:<s> : <word>
TTXTTTVUTW h3:<s> : i
ZUUTUUTTUT h3:<s> <ed>
YUUUTUUUUT h3:<s> <ing> the
XTUUUUTUTU h3:<s> <name>
WTTUTTUUXT h3:<s> <name> <s>
XTTUTUTUXT h3:<s> <s> :
UXTTTTTWUT h3:<s> <s> <word>
YUTTTTUTUU h3:<s> <verbs>
bTXRSTWSTR h3:<s> <word>
ZTSSXTVTTS h3:<s> <word> ,
TSTXTTYUTT h3:<s> <word> <s>
VTTUTUXUUU h3:<s> <word> <word>
TTUTWUTUUX h3:<s> <word> bei
XTUTSUXTTT h3:<s> <word> in
XUTSTTWUXS h3:<s> <word> is
TUTYTUTTUU h3:<s> <word> like
VTXWTTTTUT h3:<s> <word> me
UUUUTUTUXT h3:<s> <word> the
ZUTTTTUTUT h3:<s> ?
VTTTTUYUTU h3:<s> a <word>
WTTTXUTUUT h3:<s> and <word>
XUUTTTXTTT h3:<s> are <ed>
UTUUUUYUUT h3:<s> are <number>
UTTTSTWTXX h3:<s> are <word>
TXTTTTWUUT h3:<s> en <word>
YUUUTUTTUT h3:<s> for a
TTUTTTVTWX h3:<s> from <name>
XUUUTUTTUU h3:<s> from the
TUUUUUYTUT h3:<s> get <ed>
UTUUTTXUUU h3:<s> get <word>
XUUTUUUTUU h3:<s> got an
YTUUTTTUUU h3:<s> got the
WUTUYTTUTU h3:<s> have to
XUUUTUTUUU h3:<s> in
WUTUTTXUTU h3:<s> in <name>
VTZSXSTTUS h3:<s> in <s>
UUUUTTZTUT h3:<s> in <word>
ZUTSTUUUUU h3:<s> like <word>
VUTXTTUUUT h3:<s> make me
ZTTUTTUUUT h3:<s> my <word>
VXTTTTVUTU h3:<s> on <word>
ZTUUTTTUUT h3:<s> on the
XTUUTUUUUU h3:<s> only for
XUTUWTTTTU h3:<s> over <number>
TUTXTTWTUU h3:<s> that <verb>
UUUTWUTTTX h3:<s> to the
XTTTXTTUUT h3:<verb>
ZTTTTTUTUU h3:<verb> <code> to
TUTTTYTUUU h3:<verb> <ed> <s>
XUUUUUUUUU h3:<verb> <ing> to
YUUUTTTUUT h3:<verb> <name> on
TXUUUTUUVU h3:<verb> <number> <verbs>
TUTTWTXUUT h3:<verb> <s> are
TUUUXTTUUU h3:<verb> <s> at
UUUUXTTUUU h3:<verb> <s> before
TUSTXXTUUT h3:<verb> <s> in
YTTUSUUUUU h3:<verb> <s> like
WTTTUXTUUU h3:<verb> <s> on
UUTTZSTUUU h3:<verb> <s> with
TTTWXTUTUT h3:<verb> <verbs> <word>
YUTTTUUUUT h3:<verb> <word>
TTTUaTTUUU h3:<verb> <word> <s>
ZTTTTUTUUU h3:<verb> <word> <verb>
YTTUSTXTUT h3:<verb> <word> <word>
USTUSTXUXT h3:<verb> <word> is
XUUUUUTUUT h3:<verb> <word> on
TTXUWTTUUU h3:<verb> <word> over
XUTUVTTTUU h3:<verb> <word> to
XUTUTTTUUU h3:<verb> a <verb>
fUTURSTTUT h3:<verb> a <word>
SUUUXUTUUU h3:<verb> a new
VTTTXTWTUT h3:<verb> all <s>
XUUUUUUUUT h3:<verb> from the
YTSTWTUUVT h3:<verb> in <word>
TTYTSUUUVT h3:<verb> is <word>
bTTUSTTUUS h3:<verb> it
XUUTUTUUUT h3:<verb> it in
XUTUTUUUUU h3:<verb> it like
XUTTXTSTTT h3:<verb> it to
YUTTTUUUUT h3:<verb> it up
UUTUXUUUUT h3:<verb> it with
ZTSTVTUUUT h3:<verb> me <word>
ZTYTUSSTUT h3:<verb> me a
YUTTUTUUUU h3:<verb> me about
UTTUXTUUUT h3:<verb> me as
XTTTVTUUUT h3:<verb> me at
YUTTTTUUUU h3:<verb> me something
XUTTTTUUWT h3:<verb> me that
aTPZURUTUS h3:<verb> me the
ZUSUTTUUUU h3:<verb> me three
YUUTTTTUUU h3:<verb> me to
UUXTTUUUUU h3:<verb> me what
TTTTZTTUUT h3:<verb> my <verbs>
VSSTRXWTTX h3:<verb> my <word>
UUUTTTXUUT h3:<verb> no ,
VTXUUTTTTU h3:<verb> out the
YUTUTTSUUU h3:<verb> that
WUTTSYSUUT h3:<verb> that <word>
YUUUTUSUUU h3:<verb> that for
YUUUTTSTUT h3:<verb> that in
TUUUTTaTUS h3:<verb> that the
YUTUUTTUUU h3:<verb> that when
XUUUXTTTTS h3:<verb> the <ing>
YUUUSTTUUT h3:<verb> the <name>
ZUTTYRTTVS h3:<verb> the <s>
aUTTSSTTTW h3:<verb> the <verb>
YTTTWTUUUT h3:<verb> the <verbs>
YQQXVTUPWX h3:<verb> the <word>
XUTTTTUUUU h3:<verb> them a
YUTTSTUTVU h3:<verb> this in
XUUUTUUUUU h3:<verb> this one
XUTUWTTTTT h3:<verb> to <verb>
STSUVUVTUX h3:<verb> what i
XUUUTTTUUU h3:<verb> when we
YTXTTTTTUU h3:<verb> with <word>
UUTUYUTUUT h3:<verb> with the
ZTUTTUTTUT h3:<verbs>
TUUUXUTUTU h3:<verbs> go out
TUUUTUXUUU h3:<verbs> go to
haPPWSWQTQ h3:<word>
TUUUUXTUUU h3:<word> ( )
YTTTTUUUUU h3:<word> , <ly>
XXTTTUTTUT h3:<word> , <name>
YTTUTUUUUT h3:<word> , <verb>
ZXRTRUUTVT h3:<word> , <word>
VTXTTUTUUT h3:<word> , one
TTUTTTXTXT h3:<word> : <word>
aTUTUUTSUT h3:<word> <ed>
XTUUUUTUUU h3:<word> <ed> if
aUUUUTTSUT h3:<word> <ed> it
XTTUUTTWUT h3:<word> <ed> the
XUUTUUTUUU h3:<word> <ed> this
ZTTTTUTUUT h3:<word> <ing>
TTTTUTXXTT h3:<word> <ing> <ed>
UUTUXUTUUU h3:<word> <ing> in
TTXUTTTUXT h3:<word> <ing> is
YYTSSTSTTW h3:<word> <name>
VTUTTUTTUX h3:<word> <name> <name>
TUUTTTVUXU h3:<word> <name> <s>
TUUUTTYUUT h3:<word> <name> is
UUUTTUYTUU h3:<word> <name> only
YTTTTUUUUT h3:<word> <name> says
VUUUTTYTUT h3:<word> <number> is
XRXVSYSSTS h3:<word> <s>
XYYRSSTTTT h3:<word> <s> ,
UTTTTZTTXT h3:<word> <s> :
WTUTXUTTUU h3:<word> <s> <ed>
TTTTUXWTTT h3:<word> <s> <name>
WTbSTTTTUT h3:<word> <s> <s>
VSSYWRWSVS h3:<word> <s> <verb>
XXUWQQRYVQ h3:<word> <s> <word>
VSXWRSaSTR h3:<word> <s> are
TTUTUUXUVU h3:<word> <s> at
TXSSWTWTUT h3:<word> <s> for
VTUTTWXTTU h3:<word> <s> from
WTTSTXVTTT h3:<word> <s> get
TTTTXTWUTU h3:<word> <s> go
WRVVWRTVWR h3:<word> <s> in
VXSYTTTTTT h3:<word> <s> me
TUUTYTTTUU h3:<word> <s> must
YSTTTTWSWU h3:<word> <s> on
VUUXTUTTUU h3:<word> <s> that
TTUTTUZTUT h3:<word> <s> the
YTTTXTTTUT h3:<word> <verb>
XTWUTUTTUT h3:<word> <verb> ,
XUUUUUUUUT h3:<word> <verb> :
VTTUWTXUUT h3:<word> <verb> <s>
XTTUTTTTXT h3:<word> <verb> <verbs>
USSTSWSWVX h3:<word> <verb> <word>
USTUTTYTWT h3:<word> <verb> for
WTWTTTTUXS h3:<word> <verb> is
YTTUTTTUUU h3:<word> <verb> on
YUUUTTUTUT h3:<word> <verb> to
SSSXXTYTUT h3:<word> <verbs>
TTTSWSYTXT h3:<word> <verbs> <verb>
VSRRVSYWUW h3:<word> <verbs> <word>
VTTWTTXUUT h3:<word> <verbs> are
UTTTTUYUUT h3:<word> <verbs> everything
WXTTTTTUUT h3:<word> <verbs> in
WXTTTTTUUT h3:<word> <verbs> me
TTXTYTTTTT h3:<word> <verbs> only
VTTSTTYUWT h3:<word> <verbs> the
XTUUTUTTTU h3:<word> <verbs> we
ddQRSSSRUS h3:<word> <word>
XPZPdWWRRP h3:<word> <word> ,
XSTSSSZWVT h3:<word> <word> :
YZSRSSXTTS h3:<word> <word> <name>
WRTTSXSWXS h3:<word> <word> <number>
WSRTSXVYUT h3:<word> <word> <s>
WTYTTTUTUT h3:<word> <word> <verb>
XSTTXTYSTT h3:<word> <word> <verbs>
YYYNXTTSXN h3:<word> <word> <word>
XTUTUUUTUU h3:<word> <word> ?
TZXSSSXSST h3:<word> <word> a
WTTTWXTTTT h3:<word> <word> bitte
YTUUTUUTUU h3:<word> <word> das
VWXSSXSTTS h3:<word> <word> de
XUUUUUUUUU h3:<word> <word> der
WTTXTTUTUU h3:<word> <word> des
TTUTTTXTXT h3:<word> <word> di
XUUUUUUUUU h3:<word> <word> down
VXSUSSWRXU h3:<word> <word> for
XTUUUUTTUT h3:<word> <word> from
ZTTTTUTUUT h3:<word> <word> ich
YTTTUTWTUU h3:<word> <word> il
VTXTTTTTXT h3:<word> <word> in
STPRWWYRXX h3:<word> <word> is
XXTTTTTUUT h3:<word> <word> it
YTUTUTTUUT h3:<word> <word> la
VTUTUXUUUU h3:<word> <word> los
WTUTTXTUUT h3:<word> <word> nicht
USTTSTXXTX h3:<word> <word> on
ZTTUTUTTUU h3:<word> <word> que
UUTUUUXTUT h3:<word> <word> the
UUUUTTUUUX h3:<word> <word> un
YTUUUUUUUU h3:<word> <word> wir
aUTTUTUTUS h3:<word> ?
XUTTUUUUUU h3:<word> a <ing>
VZTTTUTTTT h3:<word> a <name>
YSSTTUXTUT h3:<word> a <word>
VXTTTUTTUU h3:<word> and <word>
TTUUTUTXUU h3:<word> because of
VTUTXUTTUT h3:<word> das <word>
XTUUTTUUUU h3:<word> de <s>
TXTTSZTUUT h3:<word> de <word>
WTUTTTTTUX h3:<word> die <name>
USTUUUaSUT h3:<word> does the
YUUTUUTTUT h3:<word> du <word>
XUUUUTUTUT h3:<word> du das
XWXSWSSSTS h3:<word> el <word>
TZUUTUTUUU h3:<word> em <name>
WYTTTTSUUT h3:<word> en <name>
YTTUTUUUUU h3:<word> first
XUUUUUTUUT h3:<word> for a
VTXTTTUUUT h3:<word> for me
VTTUTTTWYS h3:<word> for the
YUTUUUTTUT h3:<word> from the
UTTTTTXTWW h3:<word> has <word>
XUUTUUTUUU h3:<word> have <word>
WVTTTXTUTT h3:<word> here ,
WWXTTTTTUS h3:<word> i <word>
YUTTTTTUUU h3:<word> if you
VXWWTSTTTT h3:<word> il <word>
WTUUXTTTUT h3:<word> in <ed>
UUUTTXUUUU h3:<word> in <name>
TTTWYSWSTT h3:<word> in <word>
XTTUTUTVUU h3:<word> in the
VSSXTSXTXS h3:<word> is <ed>
YSTSTTYTUS h3:<word> is <ing>
ZUUSTUTUUU h3:<word> is <name>
aRSRTTYYTR h3:<word> is <word>
VYTTUVSUUT h3:<word> is a
TSUTTUZTTU h3:<word> is in
TYXSUTVUTS h3:<word> is my
TXTTUTTUTY h3:<word> is no
WSXTTTXUTT h3:<word> is the
bUTTTTTSUT h3:<word> it
XUUTUUUUUU h3:<word> it doesn't
XUUTUUUUUT h3:<word> it in
TTUUUUYUUT h3:<word> it is
XUUUUUTTUT h3:<word> it the
WTTTTTWTTX h3:<word> la <word>
TSZSYTTWTT h3:<word> le <word>
UTUYTTTUUT h3:<word> los <s>
WTTTTXTUUU h3:<word> me <word>
YTTTTTWTUU h3:<word> me a
YTTTTTUUUU h3:<word> me on
XTTTTTTUUW h3:<word> my <word>
XVUTUUUTTT h3:<word> na <name>
XUUTUTUTUU h3:<word> never <verb>
TYUTUUUUUT h3:<word> no <name>
VTUTTUTUUX h3:<word> no <word>
WTUTUTTUTX h3:<word> não <word>
VTUXUUTUUU h3:<word> o <word>
VXUTTTUTUT h3:<word> of <word>
YWTTTSUWTT h3:<word> of the
WWTTTSXWSS h3:<word> on the
YUTTTUUUUU h3:<word> or <word>
UTTXUTUUUT h3:<word> or no
XUUTUTUUUU h3:<word> or not
YTTTTUUUUU h3:<word> os <verbs>
YUUTUUTTUT h3:<word> out the
XTUUTUTUUU h3:<word> over
UTVSXTWTUT h3:<word> over <word>
VUTUXUTUUT h3:<word> que <word>
VTXTTTTUUU h3:<word> que me
XTUUTUUUUU h3:<word> says <s>
YUTUUTUUUU h3:<word> says <word>
UTTTYUUUUU h3:<word> sempre in
XUUUUUTTUU h3:<word> si <word>
XUTTUUUUUT h3:<word> something <word>
YUTTTUUUUT h3:<word> that
TUUTYUTUUT h3:<word> that ,
YUTUTTUUUU h3:<word> that for
XTUUTUTUUU h3:<word> that in
TUUUUUTTUY h3:<word> the <date>
XUTUTTUVUT h3:<word> the <s>
WTUUUTTTTX h3:<word> the <verb>
ZUTUTUTTUT h3:<word> the <verbs>
XSWSRTVUSY h3:<word> the <word>
YTUTTTUUUU h3:<word> these two
XUUTUUUTUU h3:<word> this <word>
YUUUUUUUUU h3:<word> this one
YTUUUTTUUT h3:<word> to say
XTUTTUUUUT h3:<word> un <word>
XTUTUUTUUU h3:<word> une <word>
XUUTUUTUUU h3:<word> up for
YUTUTUTTTT h3:a <word> ,
XUTUUUUTUU h3:a <word> <ed>
XRWSQSVVWW h3:a <word> <word>
TUTUYTUUUU h3:a <word> de
ZUUUUTTTTT h3:a <word> on
XUUUTUTTUU h3:a <word> one
XUUUUUTTTT h3:a <word> told
XWTTTTTTUU h3:after <word> <s>
TTUUYUUTUU h3:after that only
YUTUUUTTUU h3:all of it
TUTTYTUUUU h3:always <verb> <word>
TUTUXTUUUU h3:always <verb> a
VTTUXTTTUT h3:always <verb> the
TUTUXTUUUU h3:always <verb> to
XUTUTUUUUU h3:always has been
XUTUTUUUUU h3:always have
XUUUTUTUUU h3:always the <word>
XUUUTTUUUU h3:always the same
XUTTTUUTUU h3:any <s>
ZUTTTTUTUU h3:any <word>
UTUXWTTTUT h3:anything <ing> the
TXTWTTTUUU h3:anything with <word>
UXUUTUTUUT h3:as i'm the
UUUUXTTUUU h3:ask <name> before
TUUUXUTUUU h3:ask before you
XUUUUTTTUU h3:at the <verb>
WUTTTXTUUT h3:au <word> ,
XUUUTUUUUT h3:aus dem <name>
XUUUUUTUUU h3:back in the
TTTUXUUUUU h3:be <word>
TTTUYTTUUT h3:be <word> with
TUUSTYUUUU h3:bitte keine <name>
SZTTXSTTUU h3:call me <name>
XTUUUTUUUT h3:can i <word>
XUUUUUUUUU h3:can someone <verb>
YUUUTUTTUT h3:can we <verb>
ZUUUSSTUVU h3:can you <verb>
aUTTTTTUUT h3:can you <word>
UUUVTTXTVT h3:can you keep
ZUTUTTTUUU h3:can you make
XUUUTTTUUU h3:can you see
UUTTXTTUUT h3:can you use
XTUUUUTUUU h3:could be that
XUUUTUUTUU h3:could be the
XTUUUUUUUU h3:could the <s>
YTUTTTTTWU h3:could you <verb>
XUUTTUUUUU h3:could you make
TUUUTUUXUT h3:das <word> <name>
XUUUUTTTUU h3:das <word> <word>
YUUUTUTUUU h3:decided
WSTSWSWWWR h3:der <name> <word>
WUUUTUTXTT h3:der <name> war
TTUUTTWTXT h3:die <name> <word>
YTUUTSUUUT h3:do <s> <verb>
VUTSSXUUVT h3:do not <verb>
XUUTUTTUUU h3:do not <word>
TUUUTXUUUU h3:do not ever
YUTUTUUUUU h3:do that
XUUUUUTTUU h3:does my <verb>
XUUUUUUTUU h3:does the <word>
TTUTTYUUVS h3:don't <verb> <s>
TTUUTYTUUT h3:don't <verb> <word>
UUUUTXUUUT h3:don't <verb> any
ZTUTSVUUVT h3:don't <verb> anything
YSTTSUTTUX h3:don't <verb> it
TTUUUXUUUT h3:don't <verb> my
VTUUUYTUUS h3:don't <verb> the
XUUUTTTUUU h3:don't ask me
TTUUUXUUUT h3:don't call me
XUUUTUTTUU h3:don't let <word>
UUUTUXUUUT h3:don't use <s>
UUUUUXUUUT h3:don't use <verb>
WUTTTTTTUX h3:du <word> <word>
WTTUUUSYTT h3:el <word> <word>
UTUUUUUUXU h3:el <word> es
XUUUTUUUUT h3:ever
XUTUTUTUUU h3:every <word>
VUTTVSYSUT h3:every <word> <s>
YTTUTUUUUU h3:for <word>
ZTTUTUTUUU h3:for the <s>
XTUUTUUUUU h3:for the <verb>
ZWSUTUTTUS h3:for the <word>
UTTUUUXTUT h3:for what it's
XTUUTUTUUU h3:for your <word>
UTUTXTUUUT h3:from here on
VSTTZTWTUT h3:from now on
XUUUTUTUUU h3:go with that
ZTTUTUTUUT h3:ha
XUUUUTTTUT h3:has <word> <word>
TUUUUUYUUT h3:his <word> is
XUUUTUTUUU h3:how <word> is
XUTUTUUUUU h3:how do i
YUTTTUUTTU h3:how many <s>
XUTTTTUUUU h3:how would you
aSTTVUTSVT h3:i <ed>
UTUUUTSZTT h3:i <ed> <word>
XTTUUUTTUU h3:i <ed> in
XTUTUUXSUT h3:i <ed> it
VUUUUTXTTT h3:i <ed> on
UTTUUTYSUT h3:i <ed> that
WWUUUTSXTS h3:i <ed> the
ZaTSUURSUS h3:i <ed> to
UYTUUTTUUT h3:i <ing> <word>
YUTUTUTUUT h3:i <ly> <verb>
YTTTUUUUUU h3:i <ly> don't
YTTTTTUUVU h3:i <verb> ,
UaSTTTTUUT h3:i <verb> <name>
VXYWSRTTUR h3:i <verb> <s>
TYbSSTSTUS h3:i <verb> <word>
UYTUTUTUUT h3:i <verb> after
TZTTTTUUUU h3:i <verb> as
UXSTTTXTUT h3:i <verb> at
ZTSTUUTUUT h3:i <verb> for
VXTTUTTUUS h3:i <verb> from
UYTUTUUUUT h3:i <verb> in
WXSTTSXTUT h3:i <verb> on
VSWTTTTUVX h3:i <verb> that
VXUSSWXSUR h3:i <verb> the
YUUTTTUUUT h3:i <verb> them
UVXTTUTUTT h3:i <verb> to
XTTTWUTUVT h3:i <verb> you
aTTTUTTUUT h3:i <word>
XWTTUTTTUT h3:i <word> ,
ZTTTUUTUUT h3:i <word> <date>
XTTTUTTTUW h3:i <word> <ed>
TWSWTTTTTX h3:i <word> <name>
XVaYRRWRTP h3:i <word> <word>
UXXSTUTTUT h3:i <word> a
UYTTUTUUUT h3:i <word> an
TUYTUUTUUU h3:i <word> anything
TXUUUUTUUT h3:i <word> at
TUUXUUUUUU h3:i <word> being
VXTTTTTUUT h3:i <word> every
YTWSXSSTUS h3:i <word> for
XUTTUUUUUU h3:i <word> had
UcSRUTWTUR h3:i <word> in
WTSYUTTTVS h3:i <word> it
ZTTTUTTUVT h3:i <word> my
VWWSUSXTUS h3:i <word> on
XUTTWTTUUT h3:i <word> that
XXRWSYRRTV h3:i <word> the
UUTXUUTUUT h3:i <word> them
VXTTUTTUUT h3:i <word> there
YTTSUUUTVT h3:i <word> this
XVTTUUTTUU h3:i <word> two
WYTSTUSSUX h3:i <word> up
XUUUUUTUUU h3:i <word> we
ZUTTTTTUUT h3:i <word> you
YTTUTUTUUU h3:i always <verb>
TYTUTTUUUU h3:i always <word>
VTTTXTTUUU h3:i always want
TYUUUUTTUT h3:i am <ing>
UXUTUUUUUT h3:i am <name>
YXTTUTTTUT h3:i am a
XTUUUUTUUU h3:i can <ly>
YUTTUUTUUT h3:i can <verb>
ZTTTUTUUUU h3:i can't <verb>
WVXZURSTTS h3:i can't <word>
UWSXTXSTTT h3:i can't do
XUUUUUUUTU h3:i could <word>
XUUUUTUUUT h3:i did the
UZTTUTTUUU h3:i do <word>
TVVYTSTUUT h3:i do not
XTUTUUUUUT h3:i don't
YYRUTQTTUW h3:i don't <word>
VTTTUTTUUX h3:i don't do
YTTTUTUUUT h3:i don't have
VSWYTSUUUS h3:i don't like
WRSXTXUUUS h3:i don't want
UXTXUTTUUT h3:i get <s>
WTUXUTTUUU h3:i get <word>
TZTUUUTUUT h3:i go by
XUTTUUUUUU h3:i had to
VVTTUTWTSX h3:i have <ed>
YWSSUUXUTR h3:i have <word>
WXSTTURTXS h3:i have a
TUUUUUXUTT h3:i have decided
YUUTTUTUUT h3:i have no
XUUUUUTUUT h3:i have said
XTTUUTTTWT h3:i have to
TYTTUTTUUT h3:i keep <verbs>
YTTUUUUUUT h3:i know it's
UUXTUUUUUU h3:i like <ly>
TUXTVUTTUU h3:i like <s>
TUYTTTUUUU h3:i like my
ZUTUUUTTUU h3:i like the
XTTTUTUUUU h3:i may <word>
YUUUUTTUUT h3:i might <verb>
UUXTUTTUUU h3:i much <verb>
ZUTTTTUUTT h3:i need a
YUUUTTUUTT h3:i need to
TUTXTXUTTT h3:i never want
VTTTUTWTTY h3:i no <word>
TWUUTXTTUU h3:i only <verb>
TYTTUUUUUT h3:i own the
YTTTUTTUUT h3:i the <word>
YTUUTTUUUT h3:i think <word>
XTTTUUUUUT h3:i think the
XVTUTUTUUT h3:i use <code>
TYUTUUUUUT h3:i use <name>
UYTTUTUUVT h3:i use <word>
XUUTUUUUUU h3:i use a
XUWTSSTTYT h3:i want to
XTUUUUUUUT h3:i was <ing>
XVTTTTWUTS h3:i was <word>
WXTTUUTTUT h3:i was a
XUTUUUUUUU h3:i would like
UUYUTTUUUU h3:i would rather
VTXTTTUUUU h3:i'd <verb> <s>
UXVTTTUTUT h3:i'd <verb> the
XUTUUUUUUU h3:i'd <word> a
ZTTTUTUTUT h3:i'd <word> for
YUSTUUUUUU h3:i'd like a
UUYTUTUUUU h3:i'd rather have
TUSWTXUUUT h3:i'd rather you
XUUUTUTUUT h3:i'll do the
XYTSTUTUUT h3:i'm <ed>
TYUTUUTUUT h3:i'm <ed> in
XTUTUUUUUU h3:i'm <ed> to
aTUTTUTUTT h3:i'm <ing>
UXUUTUTUUU h3:i'm <ing> to
XUUTTUTUTT h3:i'm <ing> with
UaTSUVTVUS h3:i'm <name>
TYTUTUUUTU h3:i'm <number>
YTUTTUTUUU h3:i'm <s>
VXWRSUTUUT h3:i'm <word>
TXTTUUTUUU h3:i'm <word> (
VXTTTUUVUT h3:i'm <word> ,
XWTTTUTUUT h3:i'm <word> <word>
YTUUTUTUTT h3:i'm <word> in
TYTTUUTUUU h3:i'm <word> on
VZTSTUUUUT h3:i'm <word> to
TXTUUUUUUU h3:i'm a <ed>
TYXSSUTTUT h3:i'm a <word>
YTUTUUUUUT h3:i'm at the
VTUTTUXUUT h3:i'm going to
VYTTSUTVUT h3:i'm in <name>
YTTUTUUUUU h3:i'm in a
XWTRTUXUUR h3:i'm not <ing>
TTTVTUTUUY h3:i'm not <word>
UUTXUUTUUT h3:i'm not a
YUUTUUTUUT h3:i'm not going
XUUSUUUUUT h3:i'm not sure
SYUUUUUUUU h3:i'm on <name>
TXUUUUTUTU h3:i'm on <s>
XXTTTTTUTT h3:i'm on <word>
XUUTTUTUUU h3:i'm on a
XVTTTUUUTU h3:i'm on call
UXUTUUUUUT h3:i'm on the
UXTTUUTUUU h3:i'm only <ing>
XTUTUUUUUT h3:i'm still <ing>
VZTTTUSUUT h3:i'm the <word>
UXUTTUUUUT h3:i'm with <name>
VUUUUUXTUT h3:i've <ed> the
XWUTTUTUUT h3:i've <word> <name>
YTUUUUTTUS h3:i've <word> my
XTUTUUUUUU h3:i've <word> to
WTSXUUUUUT h3:i've a <word>
WYUUUUSSTT h3:i've been <ing>
TXTTUUTUUU h3:i've been a
TUUTUUXUUT h3:i've decided not
TUTUUUXUTU h3:i've decided to
VXTTUUTTVU h3:i've got a
XTUUUUUUUT h3:i've got the
TXTTTUTWUU h3:i've had two
YTUTUUTUUT h3:i've never been
TWTXUUTTUT h3:i've no <word>
TYXWSUTUTQ h3:ich <word> <name>
WUXXSSTSTV h3:ich <word> <word>
TXUTTUUUUT h3:ich <word> das
XSUTUUUUUT h3:ich <word> der
SaTSUUVUVT h3:ich <word> in
WUSXTTUUUS h3:ich <word> keine
VXTTTUUUUT h3:ich <word> mit
UXTTUUUUUT h3:ich <word> nur
SUUTYTUUUU h3:if a <word>
YUUTTTTUUU h3:if i <ed>
TUTTWTXUUT h3:if i <verb>
VUUSXTTUUU h3:if i <word>
TUUWTXTUUU h3:if i may
YUUUTTTUUU h3:if i were
XUUUVTTUTT h3:if the <word>
YUUUTTTTTU h3:if we <ed>
XUUTTTUUUT h3:if we <word>
TUUTXUTUUU h3:if you <verb>
TTUUTTWXVT h3:il <word> di
WTUTUUTTYU h3:il <word> è
YTTUTUUTUU h3:in <number> i
WXUTTTTUUT h3:in <word> <s>
XUUUUTUUUU h3:in my <s>
ZUTUTTTUUU h3:in my <word>
bTUTSTTTUT h3:in the <word>
SUTUWSYTUU h3:in this <word>
XUUUUTTTUU h3:is <number> <s>
XTUUUUTUUU h3:is <number> <word>
ZTTTUUTUUU h3:is a <word>
YTUUUUUUUT h3:is he <word>
YTUUTTTTUU h3:is it <word>
YTUUUUTTUT h3:is that <word>
XUUTUUTUUU h3:is that a
XUUUUUTUUT h3:is that from
ZTUUUUTUTT h3:is the <word>
XUUUUTTTUU h3:is there a
XUUUUTTUUU h3:is there anything
XUUTUUUUUT h3:it <s>
USXWTSTSUW h3:it <s> me
YTUTUUTTUT h3:it <verbs>
XUTUTTUUVT h3:it has always
UUUTUYVTUT h3:it is <word>
UTUUUXTTUU h3:it never <verbs>
TUUTTTYUUU h3:it only <s>
YTUUUUTTUU h3:it was <word>
XTUUUUTTUU h3:it's <ed>
UTUUUUXUUU h3:it's <ing>
XTTUUTTUUU h3:it's <ing> <s>
XUUUUUTTUU h3:it's <ing> again
USUUTUYUTU h3:it's <name>
SZUUSTUTWT h3:it's <name> ,
aTUUTUSUUU h3:it's <word>
YTUUUUTUUU h3:it's <word> <word>
XTUUUUUUUU h3:it's a <word>
VTUUUTXTUU h3:it's at the
YTUUUUTUUU h3:it's decided
XUUUUUTUUU h3:it's for the
XTTTUUTUUT h3:it's my <s>
XaSSTTUTUS h3:je <s> <word>
ZTTTUUUUUT h3:je <word> <name>
YVUVSTTTUS h3:je <word> <word>
TTXTUUUUUU h3:je <word> le
TSXYTTTUUT h3:je <word> les
TXTWUTTUUT h3:je <word> pas
TTUTUTUUUY h3:je ne <word>
VTTUXTTTUU h3:keep <date> <word>
TTTUYUUUUU h3:keep <s> <word>
TUTUXUUUUU h3:keep <s> to
UUTUXUTUUU h3:keep <s> under
TTXUUUTUUU h3:keep <verb> <verbs>
UUTUXUTUUU h3:keep <verbs> under
UTXTVUTTUU h3:keep it <word>
XUTUTUTUUU h3:keep that <word>
ZTTUSTTUVU h3:keep that in
TUUUYUTUUU h3:keep the <word>
TUTUXUTUUU h3:keep your <verbs>
WTTTTTWXTT h3:la <word> <word>
TTUUTUVTXT h3:la <word> est
TSSTTWXYTT h3:le <word> <word>
XUUTTUUUUU h3:let me <verb>
XUUUTUUUUT h3:let me think
TUTUTTZUUU h3:let's go with
UUUUUXTUUT h3:let's not do
XUTTTUUUUU h3:make a <word>
XUTTUUUUUU h3:make me a
TUUUXUTUUU h3:make sure every
XUTUTUUUUT h3:make sure it
XUUUUUUUUT h3:maybe i'll <verb>
XUUUUUUUUU h3:maybe it's the
XUUUTUTUUU h3:maybe we should
YTUTUTUUUT h3:me <s> un
TZTTUUUUUT h3:me <word> <name>
XTTTTTXTUT h3:mein <name> <word>
VTUUUTXTUT h3:meine <name> <word>
TYUTTTWTTT h3:mi <word> <name>
ZSUTTTXUUU h3:mi <word> <word>
TTUTUUYUUU h3:mi <word> es
UUUUTXTTUT h3:might i <word>
XTUUUTWTTT h3:mio <word> <word>
TUUUUTYUTT h3:mon <word> est
TYTTTTTWTT h3:my <ing> <word>
TTUTUTZUUT h3:my <s> <name>
WURWQRWSVX h3:my <s> <word>
WZUSTUUTUS h3:my <s> are
TTUUUTUUXT h3:my <s> is
TXUUUUUUUT h3:my <verb> <name>
YUUUTUUTUT h3:my <verb> <s>
UXUUUTUUUT h3:my <verb> for
XXTTTSRTTW h3:my <verb> is
YTTUUUTTUU h3:my <word>
XTTUUUTUUU h3:my <word> ,
UTTTTUaSWS h3:my <word> <name>
bRSSXSVSVS h3:my <word> <s>
VYTUTTTUUT h3:my <word> <verb>
YVTTTTUSWT h3:my <word> <verbs>
TVWSRRYXWR h3:my <word> <word>
XTTUUUUUUT h3:my <word> always
YUUUUTTUUT h3:my <word> has
XcRSRWUSUQ h3:my <word> is
XUUUUUTUUT h3:my <word> said
XVUUTTTTUU h3:my <word> says
TTTUUUXUWT h3:my son <name>
TTUUUXTUTU h3:ne <word> jamais
TUUUTXTTUU h3:never <verb> <ly>
TUUUTXUUUU h3:never <verb> <word>
WUUUSXUTUU h3:never <verb> a
TUUTVXUUUU h3:never <verb> me
SUUTTZUTUU h3:never <verb> the
TUUUTXUTUU h3:never <verb> two
XUUUTTTTUT h3:never <word> <verb>
YUUUTTUTUU h3:never <word> that
SUUTSXTXUU h3:never <word> the
XUUTUTUUUU h3:never a <word>
XUUUTUUTUU h3:never again
XUUUTUUTUU h3:never again <word>
XWUUTUTUTT h3:new <verb> is
YUUUUUTTUU h3:next : the
YUTTTUTUUU h3:next <word>
ZTUTUTTUUT h3:no
XUUTUUTUUU h3:no , not
TTUUUYTUUU h3:no <code>
TUTTXVTUUT h3:no <name> <s>
bSTSSXTTVS h3:no <s>
TTUUXVTUUT h3:no <s> <s>
TUUTTYUUUU h3:no <s> before
XTTTSXUTVT h3:no <s> in
TUUUTXUTUU h3:no <s> on
TXTTTWTTUU h3:no <s> with
ZTTTUSUUUT h3:no <verb>
TUUTTYTUUT h3:no <verb> <verbs>
ZWTQTSYTVQ h3:no <word>
WSTYSXTTVR h3:no <word> <s>
UUTSXUUUUT h3:no <word> <verbs>
VYURTZSTVR h3:no <word> <word>
VTUTUTTUVX h3:no <word> at
XUUTTUTUUT h3:no <word> how
YUTTTUTUUU h3:no <word> if
UUUTTUXUUT h3:no <word> in
XUUTUUUUUU h3:no <word> what
XUUTUUUUUT h3:no <word> yet
TUUTUXUUUT h3:no me <s>
WTTTTUXTVT h3:no more <s>
WXTTTSXTVS h3:no more <word>
XTUTTTTUUX h3:no need to
UUUUTXTUUU h3:nobody <verbs> <word>
TWTSTVTTUX h3:non <word> <word>
TXUTUXTUUS h3:non <word> la
WTUXUTUUUT h3:non mi <word>
XTTTUUUUUT h3:not <ing> a
WTTYTTTTUS h3:not <word>
XUTTUTUUUT h3:not sure
UUUUTTYUUT h3:notre <word> est
YUUUUUTTUU h3:now <word> a
XUUUTTTTUU h3:now i <word>
ZUUUTTTUUT h3:now the <word>
UUTUTXUTUU h3:nunca <s> <verb>
WXTTUTUTUT h3:não <word> <word>
VTTTTTTXXT h3:o <word> <word>
UTUUUTYTUU h3:o meu <word>
TTUUTTaUTU h3:on a <word>
VXUUTUTTUT h3:on my <word>
XUUUTTTUUU h3:on the back
VUYTTUTUVT h3:one <word>
XUTTTUUUUT h3:one of my
YUUUTUTUUU h3:only <verb> the
UTUUUUXUUU h3:our <caps> <verbs>
TTUUUUXUUU h3:our <ing> <word>
YUUUUTTUUU h3:our <s> <word>
TTUUUUYUUU h3:our <s> are
TTUUSUWTXU h3:our <word> <s>
TTUUTUXTWU h3:our <word> <verbs>
USUUSUZWST h3:our <word> <word>
TUUUTUXUUU h3:our <word> has
XUUTUUUUUT h3:perhaps i <word>
XTTUTUTUUU h3:que <word> <word>
XUUUTUTUUU h3:she <s> in
XUUUUUTUUU h3:she has the
XUUUTUUTTU h3:should we <verb>
XUUUUTUUUT h3:some <word> in
XUTUTTUUUU h3:someone in the
UUTUTXUTUU h3:stop <ing> <word>
TUTUTYUUUU h3:stop <ing> me
XUTUUTUTUT h3:stop the <word>
UUTUUUUXUT h3:that <ed>
YUTUTUTTUU h3:that <verbs> for
VUTTTUUTUX h3:that <word> <verb>
UUTUTUUXUT h3:that <word> <word>
YUUUUTUTUT h3:that <word> is
ZUTUUUTTUT h3:that <word> was
XUUUUUUTUT h3:that was <word>
XUUUUUUSUT h3:that was the
aSTUUUTTUT h3:that's <word>
XUUUUTTUUU h3:that's all
XTTUTTUUUU h3:that's how i
XUUUTUTUUU h3:that's how we
XTTUUUUUUU h3:that's my <word>
XTUUUUUUUT h3:that's not what
YTUUUTTUTU h3:that's the <verb>
VTUUUXWSUT h3:that's the <word>
TUTUTTTUYT h3:the <caps> <verb>
YUTTUTUUUT h3:the <ed> <word>
UUUUUUXTTT h3:the <ing> <verb>
XSTTTTVXVR h3:the <ing> <word>
TUUUUTTUUX h3:the <ing> i
XUUUUTTTWS h3:the <ing> is
TTTUUTXVUT h3:the <ly> <word>
WTTUUXTUUT h3:the <name> <s>
TTUUUUXWUT h3:the <name> <verb>
TWTTTSYTSY h3:the <name> <word>
WTUUUTTYTT h3:the <s> <ed>
WUUTUTTSTX h3:the <s> <ing>
ZXTTTSXTSR h3:the <s> <word>
XSUTSTWWXQ h3:the <s> are
TUUUUUXTVT h3:the <s> have
TTUUUTXWUT h3:the <s> in
YUUUUTUTTT h3:the <s> want
VTTUUUTXTT h3:the <s> were
YUUUUTTTTT h3:the <verb> <s>
XUUTTUTWTT h3:the <verb> <verbs>
VXTUTTTTXT h3:the <verb> for
XTTUUTXSUT h3:the <verb> is
TUUUUUTXTT h3:the <verb> to
WTXUUUTTUT h3:the <word>
ZTTTUUUTUT h3:the <word> ,
XTUTUUYXSQ h3:the <word> <ed>
ZTUTUUTUUR h3:the <word> <ing>
bSUSRTWVYP h3:the <word> <s>
TSSTSTYWWW h3:the <word> <verb>
WTUTSUZQXS h3:the <word> <verbs>
YWQXNQWWXU h3:the <word> <word>
TTTUUUXWTT h3:the <word> at
VTTTSTZSVV h3:the <word> has
VSTTTSWYSW h3:the <word> in
ZPSPXSYWaO h3:the <word> is
WTTUUTTTTX h3:the <word> isn't
TUUUXUTTVU h3:the <word> must
YTUUUUTTUT h3:the <word> never
WSUTTUXWTT h3:the <word> of
XTUTTURUSY h3:the <word> on
YUUTUVTTUS h3:the <word> one
TUTTUUYUUU h3:the <word> only
bTUUTUTSUT h3:the <word> says
UTUUUUTXUT h3:the <word> the
XSUTUVSYVP h3:the <word> was
VUUUUUTXUT h3:the <word> went
TTTUTUSXVW h3:the <word> with
XUUTTUTTUT h3:the <word> you
TTXUUUTVUT h3:the back <word>
TUUTTTWXTT h3:the new <ing>
WTUUTTUXUS h3:the new <word>
XUUUUUTTUT h3:the old <caps>
UUTTTTWSTY h3:the old <word>
VTUUUTTXUU h3:the one on
TXTTUTWTUT h3:the other one
WXUTUTTUTU h3:there are <word>
XUSTTTXTUU h3:there's a <word>
ZUTTTTSUUU h3:there's no <word>
XUTTUUUUUU h3:they <verb> like
YUTSUUTTUU h3:this <word> <s>
XUUTUUUUUT h3:this <word> <word>
YUUUUTTTUU h3:those were the
VUXUTUTTUU h3:three <s> ,
YUUTTUUUUT h3:to whom it
YTUUTUTUUU h3:too <word>
XTUUTUUUUT h3:try again with
XUUTUUUTUU h3:tu <word> <word>
XUUTUUUUUU h3:tu <word> me
TUUUUUTXUT h3:turns out <name>
TUUUUUTYUU h3:turns out the
ZUUTTTTSUU h3:two <s>
TTUUVTTXUU h3:two <s> <verb>
UUUUTXUUUU h3:under no <s>
UUUUTUYUUT h3:unser <name> <word>
UTTUYTTUUU h3:use <s> for
YUUUTUTUUT h3:use <s> in
TTUUXTUUUU h3:use <word> ,
TTTTZUUUUU h3:use <word> <s>
TTUUXUUUUU h3:use <word> <verbs>
XUUUTUTTUT h3:use a <word>
XTTTVTTUUT h3:use the <word>
XTUUUUTTUT h3:we <ed> ,
YUUUUTTTUU h3:we <ed> <s>
YTUVTUSVTT h3:we <ed> it
TUVUUTZSTT h3:we <ed> on
UTUUTTYVUS h3:we <ed> the
XTUUTTWSUU h3:we <ed> to
XUUUUUTTUU h3:we <ed> yesterday
TTTUXTWTTU h3:we <verb> <s>
TUUUTUYTTT h3:we <verb> <word>
WTVVTUXTSU h3:we <verb> on
WTUUTTTTXT h3:we <verb> to
VXUUUTTTUT h3:we <word>
XTUUTTVTTT h3:we <word> <number>
VXUTTTYSTS h3:we <word> <s>
WXUUTTUTUT h3:we <word> in
VTUUTTXTUU h3:we <word> it
TTUUTTYUTT h3:we <word> on
XTUUTTVUTT h3:we <word> out
TUUUTUYTUT h3:we <word> that
TRUUSTVYSX h3:we <word> the
WUUUXTTTUT h3:we <word> with
UXUUTTVTUU h3:we are a
UUUUTTXUUU h3:we decided :
TUUVTTYTTT h3:we decided to
YTUUUTTUUT h3:we don't
VUUUTTXUUT h3:we don't have
YTUUUUUTTT h3:we have <ed>
VUUUTTXUTT h3:we have <word>
TUUUUUXUUT h3:we have decided
UTUUUUXTUT h3:we keep the
XTUUUUTUUU h3:we might go
TTVVTUTTZT h3:we need the
TUUUSYUTUU h3:we never <verb>
TTUTUTVUTY h3:we no <word>
TYUUTTTUUT h3:we use <name>
TTUUTUZSTT h3:we went with
TUUUUUXUTT h3:we'll keep the
XUTUUUTUUU h3:we'll see
YTUUUUTUTT h3:we're <ing> <word>
TUUUUUXTUT h3:we're <ing> it
UTUUUUXUTT h3:we're <ing> with
TTUUUUYUTT h3:we're <number> <word>
UUUUUUXUUT h3:we're back on
TTUUUUYUTT h3:we're going with
TYUUUUTUTT h3:we're in <name>
UTUUUUTUUX h3:we're no <word>
TTUUUUXTTT h3:we're on <word>
UTUUUUXUTS h3:we've <ed> on
TTUUUUTUUY h3:we've <word> the
TUUUUUXUUT h3:we've decided to
XUUUUUUUUU h3:what <word> does
ZTTTTUUUUT h3:what <word> is
YUTTTUUUUT h3:what a <word>
XUTTUUUUUT h3:what can i
XUUUTUUUUU h3:what do <s>
XUTTTUUUUT h3:what do i
XUTTUUUTUT h3:what does <word>
UUTTYUTUUU h3:what i need
XUUUTUTTUU h3:what if we
XUUUTUTUVU h3:what is a
XUTUTUUUUU h3:what is the
XUTTTUUUUT h3:what should i
XUUUUUUTUT h3:what was the
XUUUTUUUUT h3:what would <verb>
XUTUTUUTUU h3:what would a
YTTUUTUTUU h3:what's a <word>
XUUUUTUUUT h3:what's the <verb>
aTTTUTUSUT h3:what's the <word>
UUUTXTSUUU h3:when i ask
STTTWTYUUT h3:when i say
XUUUTUSTUU h3:when i was
TTVVZVSTTS h3:when you <verb>
TUUUXUTUUT h3:whenever a <word>
UUTTYUUTUT h3:whenever you <verb>
XUUUUUTUUU h3:where did i
VXTUTUTUUU h3:where do i
XUUUUUTTUT h3:where does that
XTUUUUTTUU h3:where does the
ZUUUTTTTUU h3:which <s> <word>
XUUTUTTUUU h3:which <word> <s>
YUUUUSTUUU h3:which of the
XUUUUTUUUU h3:which of these
XUUUUUUTUU h3:why does the
XUUUUTUTUU h3:why is it
TTTTXUWUUT h3:wir <word> <word>
XUUUTUTTUU h3:with
XUUUUUUTUU h3:would a <word>
XUUUTTUUUU h3:would you <verb>
XUTUTTUUUT h3:would you say
YTUTUUUUUT h3:you <ed> my
TTUTTXTTUW h3:you <word> <verb>
TUSWVUSSTY h3:you can <verb>
TYUTTTUUUU h3:you can <word>
UXUTTTUUUT h3:you can call
TTTTWTTUUX h3:you can use
UUUTTTUUUX h3:you don't need
WTUTTXTUUT h3:you keep <ing>
TUUTTXUUUT h3:you must not
XSTVYYSSRT lang:de
bUTTTSUURU lang:en
UZVQUWVTUR lang:es
WTUVTXUVST lang:fr
UYVVTXUQUQ lang:it
UaWWVUSOUS lang:pt
gSSSSTWSUS length:0
qaUMXQUMRN length:1
RSVVTVWVUU length:12
meXQPSUTIN length:2
KVWUWVTaXR length:20
hZVVUSSQJU length:4
XUSSXYWSNW length:7
PTWSXUTVVV length:long
XUUUUUUTUT n1:(
UUTTXUUUUU n1:,
USTTWTSTVZ n1:<date>
TTWTWVUYRS n1:<ed>
XTWQQUXWRX n1:<ing>
YSTSWTSWTV n1:<ly>
bSSSSTVXTR n1:<number>
TUUXVVVSSU n1:<verb>
XXTUURVXQU n1:<word>
UVWRWRUVXQ n1:a
TTTTTXSTWV n1:after
UUSTTTXRWY n1:all
USYVUVXSSR n1:always
WYSSSTTXTT n1:any
XWSSSSXSXT n1:anything
ZTTTXTTUUT n1:as
YSTTTUYTTT n1:ask
WXTTUUTUUT n1:at
VUUUTUXTUS n1:be
UTTTVTXTUT n1:because
VTTTTUXTUU n1:before
WZTSTTTTUT n1:bitte
UTXTTTWUUT n1:both
XUUUUUTUUU n1:by
WUSRXSYUWQ n1:can
XUUUUUUUUU n1:can't
VSTTXUXUTT n1:could
VSTSWXXTTS n1:das
TUUUTUXTUT n1:decided
VXUTTTUTUT n1:den
XUUTSXTUUT n1:der
YUUUTUTUUU n1:did
cSTSTUVSUT n1:do
bTUTTUTTUT n1:does
XTTTTXTTTT n1:doesn't
TXUWPYXPRX n1:don't
TWTTTWTUXT n1:e
XUTUTUUTUU n1:es
UUTTTZUUUT n1:ever
TTTUYTWTTT n1:every
USUWSUSXVU n1:everything
WTWSVWRVSV n1:for
XTTUUTTYUS n1:from
ZTTTTTTTVU n1:go
XTUUUUUUUU n1:had
aTTTUUTSUT n1:he
VUTUTTVUXT n1:her
ZXRPVSXQTX n1:how
UWXXUTQTST n1:i
YTTYSSSVVS n1:i'd
bTTTTTUUUT n1:i'll
YWUSUTVRUT n1:i'm
aXSQWTVTUS n1:ich
TQZWUTURWU n1:if
YUUTTTTTUU n1:il
VZSRUXVSTT n1:in
aXRWRSXVTP n1:is
XSUVRYWXSP n1:it
YOPPUWXWVY n1:it's
YXTSTXSTTS n1:je
WXWUVSWRTR n1:keep
WTTUTUSUXU n1:la
UTUUTUXTVU n1:last
XUUTTTSWVU n1:let's
XTTTWUTTUU n1:like
VTTTTSXWXS n1:make
XTTUTUUUUU n1:may
XUTUUUUUUU n1:maybe
USVXTTYTTS n1:me
SXTUTWTUWT n1:mi
YUTUUTTTUT n1:might
YWPVTVSYRU n1:my
WTRRYaWSSR n1:never
YTXTTUTSUU n1:new
YSYTTTVSUS n1:next
TXUSZSXWOS n1:no
VYSVQUWSWS n1:nobody
UWXRRTYRSW n1:not
ZRRXXTXRSR n1:now
VWXTTTTTTT n1:o
YSTTTTWTWS n1:on
USSSXXVTWS n1:one
XWSSVVUXSR n1:only
YTSXTTUTUT n1:or
YUTTWTVTTT n1:our
UTUUUTXUUU n1:ours
UUTTTUTTUY n1:out
YTUUUUTUUU n1:que
YTUTUUUTUT n1:shall
URSTSYZUUT n1:she
XTUUUUTTUT n1:should
UYSTTSWTTX n1:since
ZTUUTUTTUT n1:stop
WZQRURTYSX n1:that
RTSXUWWWQV n1:that's
XYLOVWUUWX n1:the
aVTTTSTTTV n1:there
XWSTRTSWTW n1:there's
TVWUSWSXTR n1:they
XTUTXTTTUT n1:they're
WUWSRWVSWR n1:this
XYSTTWTSTS n1:those
TTTYTUVUUT n1:tu
ZTTUXTSTTS n1:two
VVTTWTVTXS n1:und
eSSRSSUVWS n1:undefined
TYSTWVWSTR n1:use
YSUTSUYTTT n1:was
aWOOUVVVUW n1:we
ZTUUTTUTUU n1:we'll
ZWSSRSXRTX n1:we're
WSTSTXSXTW n1:we've
YUUUTUTTUT n1:weil
YVTUSQVTUV n1:what
ZRRRWSVSWX n1:what's
SXXSWSXTTR n1:when
cSSSTUUTUU n1:where
YYSTRTVTVS n1:which
ZUTTWTTTUT n1:who
VXTTTUTTUT n1:why
YTUTUTUUUU n1:will
XTTTWTTUUT n1:wir
WWSSWRVSTX n1:with
WTUTSXTUUU n1:without
VTUUTTYTTT n1:would
XSTTWTWTUT n1:y
XYRRSSYRTV n1:you
XTTTUUUUUU n1:you're
eSSRSSUVWS n2:
XUUUUUUTUT n2:( i
VUUTXUUUUU n2:<code>
TTUUTUTUTY n2:<date> are
TVTTXTTWUT n2:<ed> in
TUUUTUTYUU n2:<ed> it
XTUUUTTVUT n2:<ing>
VUTTUTXWUS n2:<ing> <word>
UTUTUUTWTX n2:<ing> at
TXTUTTWUUT n2:<ing> is
YUUUUTTTUU n2:<ing> like
YUUUUUTTUT n2:<ing> the
XUUUTUUTUT n2:<ly> <word>
YUUUTUTUUU n2:<number>
XTUUTUTUUU n2:<number> ,
YTUTUUTUUU n2:<number> <name>
YUUUTTTUTU n2:<number> <word>
WTUUTYTTTT n2:<s>
WUXUUTTTTT n2:<s> ,
XTTUTUVUTT n2:<s> <ing>
XSUUTUVTUT n2:<s> <name>
XTTTUUTUUT n2:<s> <number>
VUUTXTTUUU n2:<s> <s>
TXTTTUXUTS n2:<s> <verbs>
TWVUVRWXTP n2:<s> <word>
YUUUTTUUUU n2:<s> ?
XUUTTWTTUT n2:<s> and
VWWWSRUSSW n2:<s> are
XUUUTUVTUT n2:<s> at
TTTUTUXTXT n2:<s> does
VXSSTTUXTS n2:<s> for
VTUUUUTTTX n2:<s> from
WTUUUUTXTT n2:<s> get
VUUUTUXTVT n2:<s> have
TUSSXSVWXS n2:<s> in
TWVTTSXUUT n2:<s> is
TWTXUUTUUT n2:<s> like
VYTTWTSUTS n2:<s> my
WTSSWTXTUU n2:<s> of
YTUTTTVTVT n2:<s> on
WUUTXUTUUT n2:<s> only
VUXTTTUTUU n2:<s> that
VUTUTTXUUT n2:<s> to
YTTUTUTUUU n2:<s> what's
ZTUTSXVTTS n2:<verb>
TVTWSTXUUT n2:<verb> <name>
UZSVRVWSVQ n2:<verb> <s>
TUUUTTYTUU n2:<verb> <verb>
WYSWZSRTTR n2:<verb> <word>
VTUUUUTUUX n2:<verb> everything
WTUTTTYUUS n2:<verb> her
VTXUTUTUUT n2:<verb> him
XWSWVWSWRP n2:<verb> it
WTYYUTSQSV n2:<verb> me
VTUTXSTUXT n2:<verb> my
XUUUTUUUUT n2:<verb> out
VRURVTYRWX n2:<verb> that
WXRVVRYSVQ n2:<verb> the
VTUTTYTUUU n2:<verb> them
XUUTUTUUUT n2:<verb> these
WUTTXTWSUS n2:<verb> to
YUUTTUTTUT n2:<verb> was
WTTXSTXUTT n2:<verb> with
YUTTTUUUUT n2:<verb> you
YTUUTTTTTU n2:<verbs> go
cURQWQVTRX n2:<word>
YTRWXTVSTR n2:<word> ,
ZTUTUTTUUT n2:<word> :
XSTTSWVYTS n2:<word> <ed>
ZVUTWTTTSS n2:<word> <name>
WSUTTUUXTT n2:<word> <number>
SYVUUVUWVN n2:<word> <s>
bQRQWSUVWV n2:<word> <verb>
WTRURXbSWP n2:<word> <verbs>
XVSWWRSWTS n2:<word> <word>
cUUTTTTTTS n2:<word> ?
WYUTTUSUTT n2:<word> a
VXTTTTUTUT n2:<word> and
YUTTTUUUTU n2:<word> be
VXTTUUUUUT n2:<word> bitte
TZTTTTTUUU n2:<word> con
VXTTUUUUUU n2:<word> de
VTTUUTXUUU n2:<word> do
WVTSTTaTTT n2:<word> does
XTTTTUWTUU n2:<word> el
UYUTUUTUUT n2:<word> em
UaTTTUTUUT n2:<word> en
ZWTTTTTUUT n2:<word> for
UTUUUTXUUU n2:<word> get
VVTTTTYTUT n2:<word> has
UUUUXUTUUT n2:<word> have
WXTTTUTUUT n2:<word> i
YUUTTTUUUT n2:<word> ich
aTTUTUTTUT n2:<word> in
XTRQYRZWWP n2:<word> is
UVRRWVVUUV n2:<word> it
VRWWRTWZTR n2:<word> me
UUUUUUTTUX n2:<word> out
WTTTTTTXUT n2:<word> over
VXTTTTWTUT n2:<word> que
YSWTTUTUUT n2:<word> se
VTSSTVYWUS n2:<word> that
RRWSWTTVWW n2:<word> the
YTUTTWTTUT n2:<word> to
XTTWUTTTUT n2:<word> un
VVWSVSVSXR n2:a <word>
UTUUTXSUWT n2:after that
UTTUUUXUUT n2:all <s>
TUUUUUUTUX n2:all of
WTXTTUTUUT n2:always <s>
YTWSSXSTUT n2:always <verb>
VTTTUTXUUU n2:always has
TTWVTTXUUT n2:always have
XXTTTUTTUT n2:any <word>
XTUUTUWTTT n2:anything <word>
VUTUXTTUUT n2:as are
XTTUUTUUUU n2:as i'm
TTUTUUYUUU n2:ask <name>
TUTUTUXTUT n2:be <word>
WYTTTTTTUT n2:bitte <word>
YTUUUUTUUT n2:can i
UUSSXSYVVR n2:can you
XUUUUUUUUU n2:can't <verb>
TTTTXUXUTT n2:could you
UTTTXXTTUT n2:das <word>
YUUUTTUUUT n2:der <name>
XTUUUUTTUT n2:do i
XUTTUUUUUU n2:do they
YTUUUUUTUU n2:do you
XUUUUUUTUU n2:does that
WTTTTXTTUT n2:doesn't <word>
UWQWQXYRSV n2:don't <verb>
UWWTUSXTUS n2:don't <word>
XTUUTUVUUT n2:don't let
TTUTUWTTUX n2:don't use
XUTUTUUTUU n2:es <word>
UUTTTZUUUT n2:ever
TTTUXTXUTT n2:every <word>
VWUTTTTTTX n2:for <word>
YUUUUUTUTT n2:for today
XUUUUUTUUT n2:for what
UUUTTTUXUT n2:from here
VTTUVTUXTT n2:from now
XUUUUUTTUU n2:he says
UTTTUUVTUX n2:his <word>
YUTUUUTUUT n2:how <word>
ZXTSSTVSUS n2:how do
UTTTXUUUUT n2:how much
YTUTTUTTVT n2:how to
UVTTUTXUUT n2:how would
WSRRRTZVVY n2:i <ed>
ZTTSTYSTUT n2:i <ly>
SZSWUXRTUS n2:i <verb>
ZUYWSSTVPU n2:i <word>
UTXUUUTUUT n2:i always
ZYVRTTSUTT n2:i am
YUTTUUTUUT n2:i ask
XVTTWTTTUS n2:i can
XVVWVSSSUR n2:i can't
VUXTTUTUUT n2:i cannot
VYVRSWWSTR n2:i do
YUWWXSUQSR n2:i don't
ZTTTUUTUUU n2:i had
TVVWQYQXRU n2:i have
aUUTUUTUTS n2:i just
XTTWTTUUUT n2:i know
VVYXUSUSSR n2:i like
XUTTTUUUUT n2:i may
XUUTUUUUUU n2:i might
YSTSTTWTXS n2:i need
UTWRWTTXTS n2:i never
XTUUUUTUUT n2:i not
VXTTUUUUUT n2:i only
YTUUUTTUUT n2:i said
XTUUUUUUUU n2:i say
XTTTTTXUUT n2:i should
TWTUTUXTUU n2:i the
ZTTUTUTUUU n2:i think
YSSVXTUTTS n2:i want
WUTTTTVTTX n2:i was
VXTTYSTTTS n2:i would
XUTUUUUUUU n2:i'd <word>
XUUUUUUUUT n2:i'll <verb>
XUUUTUUUUT n2:i'll do
VUUTUUXTUT n2:i'm <ed>
ZVSTSSXSWR n2:i'm <ing>
ZTTTTUUUUT n2:i'm <name>
UYTSTXTUUT n2:i'm <number>
WUTTXTUTUU n2:i'm <s>
VVXUUWSRVQ n2:i'm <word>
XUTUTUUUUU n2:i'm a
WTTTUXTTUT n2:i'm in
TTTTTUWUTX n2:i'm never
YWTTXTSTUS n2:i'm not
XUUUUUTTUU n2:i'm on
VXUUTTUUUT n2:i'm still
YTUTUUTTUU n2:i'm with
TSTTTTYTUX n2:i've <ed>
UXTTTTTXTU n2:i've <verb>
bSUTTUTTUT n2:i've <word>
VTSSXWTUUT n2:i've been
YYTSTUTTUS n2:i've got
WTTXWSTTUT n2:i've had
WTXTTTTUUT n2:i've no
UUUUTXUUUT n2:i've told
ZXSQWTVTUS n2:ich <word>
XUTUTTTVUV n2:if it's
XUTTUTUUUT n2:if we
TTZWTTTTUT n2:if you
YUUTTTTTUU n2:il <word>
WYTTTTTUUT n2:in <word>
XTTUWTTUUT n2:in the
aTTTTTUTVT n2:is <word>
YUTUTUTUUT n2:is he
ZTTTTUTTUT n2:is it
ZTUTTTTWUS n2:is that
UXUTUTWUUT n2:is the
XUTXTTTTUT n2:is there
YUUUUTUUTT n2:it <ed>
VTUTUUTXUT n2:it <word>
VUWTTTXTTT n2:it has
XTTTTWVSVS n2:it is
WTUTUXTUTT n2:it never
XTUUUUTUUT n2:it says
XUTUUUUTUU n2:it should
XTTTUTSZTT n2:it was
VUTUUTTTUX n2:it's <caps>
XTUTUUSXTT n2:it's <ing>
XTUTTTTTUX n2:it's <name>
YUTUTSYSUS n2:it's <word>
TTTTTXYTUT n2:it's a
WUUSUUXTUS n2:it's been
WUTUTTXUUT n2:it's decided
YUTUTTTUUU n2:it's for
UUUUUUUUUX n2:it's the
UUUTXUUTUT n2:it's what
VWTTTXTUUT n2:je <s>
XYTTUTTUTT n2:je <word>
YWTSSUSUUT n2:keep it
UXXSSTXSUS n2:keep that
WTTUTUSUXU n2:la <word>
UTUUTUXTVU n2:last <word>
XUUTUUTUUU n2:let's see
YTUUTUTUUT n2:make it
TTTTTTTWXU n2:make me
XUTUUUUUUU n2:maybe is
UTWTTTXUUT n2:me <s>
XTTTTTXUTT n2:me <word>
SXTUTWTUWT n2:mi <word>
WTTTYUTTTT n2:my <name>
XXSSVTUUUS n2:my <s>
ZVTTTUSTUT n2:my <verb>
WWQVRWSYSU n2:my <word>
XTUUUUUUUU n2:my back
ZTUUTTTUUU n2:never <s>
UUUTUXTTUT n2:never <verb>
VTTUTTYUTU n2:never <word>
XTUUTTTUUU n2:never again
TUUUTYUUUT n2:never by
XUUUUTTTUU n2:never use
YUTUUUTUUT n2:new <verb>
XTYTTSVTUT n2:next <word>
YTUUTUUTUT n2:no ,
TYUUTUTUVT n2:no <ing>
XVRQcTWSTR n2:no <s>
WTTTTTWXTT n2:no <verb>
VWTUWVTYSO n2:no <word>
YWTUSTWSUT n2:no more
TTUUTTYUUW n2:no need
XUUUUTUTUU n2:nobody <ed>
TWTWSTYTTT n2:nobody <s>
WTTTTWUTXT n2:nobody <verbs>
SXWTSWVTTS n2:not <word>
XTTTUUUUUU n2:nothing <word>
YTTTWTTUTT n2:now <verb>
TUUTXTXTUS n2:now <word>
YTTTSTWTUU n2:now the
XTUUUUTUUU n2:o <word>
VTXUUUTUUT n2:o que
VTUUUTXUTT n2:on <word>
WUTTUTTTXU n2:on a
VTUTXTSTWT n2:one <word>
YUUTUTTUUT n2:only <ing>
YTUUUTUUUU n2:or is
XUTTWTVTTT n2:our <word>
UUTTTUTTUY n2:out of
YTUUUUTUUU n2:que <word>
XUUTUUTUUU n2:she <s>
TTUTTWXUUT n2:she has
UUTTTTYUUU n2:she is
XUUUUUTTUT n2:should i
YUUUUUTTUT n2:stop <ing>
XTUUTTWTTT n2:that <s>
XUUUUUUUUT n2:that he
VYTTTTUTUT n2:that is
TTUTTTSYTX n2:that was
XUUUTTUUUU n2:that we
TUUTTTYTUT n2:that's <ed>
TWXTUTTTTT n2:that's <ly>
YTSTRVXVUS n2:that's <word>
VTUTTWTXUU n2:that's a
YXUTTTTTUT n2:that's all
TSUYYSXSTS n2:that's how
XTWUTTTTUT n2:that's me
TWTTXTTUUT n2:that's my
WTTTTTTUUX n2:that's not
UTTTYTTUUU n2:that's our
UTTSUYWWUS n2:that's the
WTTTUTUXUT n2:that's what
TUUTUUXXTT n2:that's why
ZTUTUUTVUT n2:the <ing>
XWTTTTWTUS n2:the <name>
UVRTUVQVWW n2:the <s>
XXTTSSWSUS n2:the <verb>
WXOPVXVUWT n2:the <word>
ZXTTTTTTUS n2:the other
YTTTUTTUUT n2:there was
YUTTUTTUUU n2:there's no
YTTUTXTTUT n2:this <word>
XWTUTTTTTT n2:those are
ZTUTUTTTUT n2:those were
UTTXTTVTUT n2:tu <word>
YUUUTUTVUT n2:two <s>
XTUUUUTTUU n2:two <verbs>
VTUUTTTUXU n2:und <word>
UXUUUUTUUT n2:use that
YTUTTUTUUU n2:was <word>
VWRRUSXWRX n2:we <ed>
YSUTSWVWTR n2:we <verb>
XTUUUUUUUU n2:we decided
XXTTTTUTUT n2:we do
XUTTTUTTUX n2:we don't
XTUUUUTUUT n2:we go
XTUUUUTTUT n2:we need
XUUTTUTUUV n2:we use
YTUUUUUTUT n2:we went
XTUUTUTTUU n2:we were
YUUTTTTUUU n2:we'll see
XWTTTTUTTT n2:we're <ing>
YTUUUUTTUT n2:we're in
UTUTTTXTUU n2:we're not
TTTTTWTXUW n2:we've <ed>
ZUTTUUTUUT n2:what <ed>
YUTTTUTTWT n2:what are
YUUUTTTUTU n2:what did
ZTTSTUWTTT n2:what do
ZUTTTTTUTU n2:what i'd
YTTTVUTTTU n2:what is
YTUTTUTUUT n2:what now
ZTTUTUTUUT n2:what's <word>
TTTTXUXTTT n2:what's a
YTTTSTSTWX n2:what's the
TVSTWTXUUT n2:when i
UUYTTTUUUU n2:when will
TXUUTUVUTT n2:when you
YTUUUUUTUU n2:where do
YTTTUUUUUU n2:where does
XUUTTUUUUU n2:where is
YTTUUUTUUU n2:where were
WXTTTTTTWT n2:which <s>
YTTUUUTTTU n2:which <word>
XUUUUUTTUU n2:which i
VSUUTUYSTU n2:which of
XUUUTTUUTU n2:who <s>
XTTUUTUUUT n2:will never
XTUTUUUUUU n2:wir haben
XTUUUUUTUT n2:with <word>
VTTUUTXUUU n2:would you
XUUUTTUUUT n2:you <word>
VXSSTTWSUW n2:you can
YTTTUTVTUT n2:you have
UTUUUUXUUT n2:you keep
UXTUUTUUUT n2:you must
cSTTVUUUTQ n:
YXUWUPVSRT n:asks
RZVVWWZQQO n:order true
OaMRVSZUbV names
XTTTUUTUUT nw:)
YWSTVTUSTT nw:,
TTUUTUVTXU nw:1
UUUUUUXTUU nw:2
WTTTTXTUTU nw:71
TXTTUUVUUT nw:9
dTXYVRPURP nw:?
SWPOVXWXWU nw:a
TYUTUUTUUU nw:abito
WTUUSTUUTX nw:about
TTUUXTWTUT nw:adapt
UTUUUUXTUT nw:add
UTUUUTTUYT nw:after
UUTUTUYTUU nw:afternoon
XSTTTUSXTW nw:again
YTTTUUTUUT nw:agree
UYTTSSWSTX nw:all
SVYWRWWSTS nw:always
ZTTTUUTUUT nw:am
aTTUTUTTVT nw:and
aTTTTUTUUT nw:answer
ZRSWTTWTUT nw:any
YTTTUUTTUT nw:anything
VUTTXUTUUU nw:apply
XUUUUUTTUU nw:approved
UVXVQVVPUW nw:are
TVUUXUTUTT nw:around
VUTXUTUUUU nw:as
XTWTTUTTUU nw:asked
VTUUTXTUUT nw:asleep
XUUUTUTUUU nw:awful
WTVSSTSWTX nw:back
YTTXTSTTVT nw:be
WXTTSTVTUT nw:bin
VXUUUUUTTT nw:boxes
TUUUTVXTUT nw:burnt
WXTTUTUUUT nw:butter
TUUUTYUUUT nw:by
UYUUUUTUTU nw:cake
XVTTUUSVTT nw:call
VTUUUUXUUT nw:called
XUUTUUUUUT nw:calls
YTUUUUTUUT nw:came
XTTWVTVTTS nw:can
XUUTTUUUTT nw:cap
VWTUTTUXTT nw:change
TTUTXYTTUT nw:choir
VTUTTUTTXT nw:christmas
XTUTUUUUUU nw:city
YUUUUUTTUT nw:clicks
YUUUTUTTTT nw:coffee
XTUUSUTWUT nw:correct
XUTUUTUUUT nw:could
XUUUWTSTUU nw:count
YTUTTUUTUT nw:cranky
STTTWXVTTX nw:das
YTUUUUTUUU nw:data
ZTUUTTUTWS nw:days
YUUUUTUUUT nw:debugging
VTUUUUYUUS nw:decided
YTTTSTXTUT nw:der
TTTTUTWUXT nw:diary
XUUUUTUTUU nw:diceva
XTUUUTUWTT nw:did
UTUUTXUUUT nw:diff
TTUTXTWTUT nw:different
TTUUTUVUTX nw:dir
aXSSVTVSTS nw:do
VUUTTUXTUU nw:docs
TYUUUUTUUS nw:doctor's
UXSSSTYTXS nw:does
YSTTWTSTTW nw:doesn't
UTTUTUXTUV nw:doing
XTWWQWUPRW nw:don't
UTUUTTUTUX nw:done
YUTTUUTUUU nw:dot
VTTWTSWTTX nw:down
XTUUTTTTUU nw:dragon
VTXVTTTTUT nw:dry
TWUTTUTUXT nw:e
VUUUUTUXUU nw:eleven
UYUTUUTUUT nw:em
UZTTTUTUUT nw:en
UXUTUUUUUU nw:english
UTUUUXTTUU nw:enquiry
VUUTUXUTUU nw:es
WTTTSZTTUT nw:ever
TTXTXTTUUT nw:every
TTTTUTTYTX nw:everything
TWTTXUTTTV nw:everywhere
VTTTYUUTUT nw:exceptions
UXTVUUTUUT nw:explain
VTTUTUTUXU nw:eyes
VTTTUTYTTT nw:file
XUUUTUWTTT nw:final
VVTSTXUVUT nw:find
UTTXSSRVWX nw:fine
WTTTUUXUTT nw:five
aUTUTTTUTT nw:fix
VXTTTTTUUT nw:food
YVWSQTUWRV nw:for
WUTTUTUTXS nw:four
YWTTTTTTWS nw:from
VXTUTUUUUT nw:full
XUUTUTUUUT nw:funny
TTTTWXTTUT nw:für
TUUUUUTXUT nw:gave
TUUUYUUTUT nw:geht
XTUTTTTTXT nw:gets
YUSSTTXVUT nw:give
aTTTTSVUUT nw:go
WSTTSTTYXS nw:gone
VUVTTTTUUX nw:good
ZUUTTUTUUU nw:gorica
XUUUTTTTUT nw:had
WTTTUTZTUT nw:has
SWZWSSTWTR nw:hate
URXUWYVRQU nw:have
XTTTTUXTUT nw:haven't
ZTUUVTTTUT nw:he
WUTTUUTXUT nw:help
UUTUUUTTXU nw:her
XXUTSTSWTS nw:here
UTXTSXTTUT nw:him
UUUUUUUXUT nw:hold
XTUUUUTUUT nw:honest
YUUUTUTTTT nw:honestly
XTUUTUTUUU nw:hot
XTWTWSTTUT nw:how
TXTTTTUTUX nw:hull
VTTTUTXUUU nw:hurts
XRXWSVQUUU nw:i
YTTUUUTUUT nw:i'll
XVWUUUSPUV nw:i'm
UTTTSXWSUW nw:i've
YXSRVTVTUS nw:ich
ZTTTTTXTUT nw:idea
YTTTTUUUVT nw:if
WTUUTUXTTT nw:il
YZQPUSWVYP nw:in
WUQXVUWWPT nw:is
XUUUUUTTUU nw:isn't
URNUSWYVUZ nw:it
YQRQVUYXRW nw:it's
XTUUTUTTUW nw:its
aTTTUUUUUT nw:j'habite
UXTTTXTUUT nw:je
WTUTTTTXUT nw:joke
WUTXUTTTUT nw:just
VUSRWTXWUS nw:keep
WTUUXTTUTS nw:kidding
TYTTUUUUUU nw:kiel
ZSTTWTTTUT nw:know
ZTTTTTUUUU nw:la
VTUUUTYTTT nw:last
YTUUUUUUUT nw:late
TXUUUUTUUU nw:lavoro
YTUUTUTUUT nw:leave
XUUUUUTUUT nw:left
VTTTXTWTUT nw:legal
TXTTUUUUUT nw:les
VTUTTUXUUT nw:lift
WRXWUSVSUT nw:like
XTUUTTXSTT nw:list
aTTTTTUTUT nw:live
XTUUUUTTUT nw:lost
YUUUUTTTUT nw:loud
UUTXTTTWUT nw:mail
YTUUUUTTUU nw:maintenant
VUUUTTYTUS nw:make
YUUUTTUUUU nw:matter
WYVWQRUZSP nw:me
WTUUTUTUUX nw:mehr
XUUUUUTUUT nw:mention
TTUUTUVUTX nw:merk
XTUUTUTTWU nw:mind
UXSSWWVSTS nw:more
XUTTUUTUUT nw:mornings
UYUTUUTUUT nw:moro
TUTTTUWUXT nw:move
WSTQVUTYWT nw:my
aTTTTTUUVT nw:name
VTUUUTTTXU nw:need
TSRRZZURSX nw:never
TTTSTXTTYW nw:new
YTTTTTWTVT nw:next
VTTTSXTTUX nw:nicht
XTUUTUTTUU nw:nine
UYSTaTWYRM nw:no
TSTTTXSXTV nw:none
XUUUTTUUTU nw:norwegian
UXVRVUWRSW nw:not
VSTTTTTYXT nw:nothing
aSTTTTYTTT nw:now
TWTTXUUTUT nw:nunca
STUUTUXTUX nw:of
YTUTTWTUTT nw:off
UXTSRSZRTZ nw:on
UTTTWXTTUT nw:once
VSTSSWYSTW nw:one
UXRRVTTXXR nw:only
ZUTTTTUTUT nw:or
XTUUTTTWTT nw:order
UXUUUUUUUT nw:orders
VYTTUTUUUT nw:other
UUXTWTTTUU nw:otherwise
UTTTYTTUUU nw:our
XVTSTUVSUW nw:out
RSTTWTXWSY nw:over
TTUTUWYTUT nw:owns
VTUTTUXUUT nw:page
VTTTTTXUUU nw:paper
XUUUUUUUUU nw:paragraph
UUUTUUXUTT nw:part
XUUUTUTUTU nw:passive
UUTTXTVTTW nw:people
UUTTXUYTTS nw:plan
XTUUTUUUTU nw:polite
XUUUTTTUUU nw:profiling
YTTTUTTUUT nw:push
XTTTTTTTXT nw:put
VTTUUUTXUT nw:quick
XTUUUUUTUT nw:real
UUUUUUTXUT nw:reason
TXXTUTUUUT nw:recipes
XTTUUUUUUU nw:redo
XUTTTTUUUU nw:refund
UTUUTUZTTT nw:remember
WXTTTTVTTT nw:rest
VWTTTUSTUX nw:right
TXTTUUUUUT nw:router
TUUUXUUUUU nw:rule
YTTTTTTUUW nw:runs
XUTTUUUTUT nw:say
TTXUTTTUXT nw:se
aSUTUTTTUU nw:see
YTUTTUVUUT nw:send
WUTTXTUTUU nw:serious
ZTTTTUSUVT nw:she's
XVTTUUTUUT nw:she/her
ZTTTTUTTUT nw:short
YTTTTUUUUT nw:side
WTUUXUTTTT nw:sie
UTUUUUXTUT nw:signed
WXTTTTXTTS nw:since
YTUUTUTTUU nw:sind
WTTTTTXUUU nw:skip
TWTTTUTXUT nw:sleep
VTUUTUXTTT nw:slow
YUUUUUUTUT nw:smooth
XTTTTWUTWT nw:so
WUTTTUTTUX nw:sold
XUUUUTUUUU nw:somebody
TUUUXWTTTT nw:sonst
VTUUTTYUUT nw:staging
UUUXUUTTUT nw:stay
YTUUTUTWUT nw:staying
WTUUSUXTTU nw:stays
XUTTTTUUUU nw:stiff
WXTTTUUUUT nw:stop
WTTTXTTUUT nw:style
XTUUUTUUUT nw:sure
XXTTTTTUUT nw:take
USWVRWUSTW nw:tell
UTXUTUTTUW nw:ten
WTSRVWXWQT nw:the
VTYSTVUWTR nw:them
WWSSSSVTXT nw:there
WTTTTTUTWX nw:there's
XWUTTTTUUT nw:these
TXXTUTUTUT nw:they
YSWTRWVRTW nw:this
ZTVUTTTTTT nw:those
YUUUTTUUUU nw:thoughts
XTTTTTXUVT nw:three
YTUTUTUUUU nw:tickets
YUUUTTTTUU nw:times
VUUUUUXTUT nw:tired
ZXSRXSWSTR nw:to
YTTUUUUUUT nw:today
VTTTTXTUWT nw:told
VTTTTUWXUT nw:too
UTUTUUTUUY nw:took
TYUTUUUUUT nw:trabalho
UUUTYTUUUU nw:trst
XTUUTUTTUU nw:true
VUUTTXUUUT nw:trust
TTTTTTYUTX nw:tuesdays
cTUTTUVSTS nw:two
VUTTXTUUUT nw:type
XTTWUTTTUT nw:un
UXUUUTTUUT nw:until
WYTRTTSXWS nw:up
TUSSXXSSTX nw:use
TYUTUUUUUT nw:vivo
VSTTTTYYTS nw:was
VVPQXRXWUW nw:we
ZSUTTTUTUU nw:we'll
UTTTTTYTUW nw:we're
VTUUUTXTUT nw:week
VXTTTTWTUT nw:weird
XUUUUUTTUU nw:well
YTUUUTTTUT nw:were
XWRVXTUSTR nw:what
XTTTYTTTUT nw:what's
YUUUTUUTUU nw:whatever
VXTTTUTUUU nw:why
XUUUUTTTUU nw:wild
XTUUUUUUUU nw:will
XTTTUUUUUU nw:wir
YXSRVWWSSR nw:with
XWTUTUTUTT nw:won't
TUTTVXUUUT nw:word
UUWSWTTXTT nw:work
XUTUUUUUUT nw:worth
XUUUTTUUUT nw:would
TSTWVXXSTS nw:write
YUTTTUUUUT nw:years
UUUUTUXTUT nw:yesterday
ZUUTTTTTUU nw:yet
YTSWWTVSTS nw:you
XTTTUUUUUU nw:you're
VXTTUUUUUT nw:your
YVSSTTTXUS nw:à
bRWScWQNRV order
dQVTXWROSW order once
VXYMiWWOQM order stands
TTUUUXWTUT p:) is
YTZSRSUWTT p:, a
WTSWRTWXWS p:, all
TRYSXYSTTS p:, always
VVTTUTXTUT p:, an
XUTUWSTTUT p:, any
WSSSVWXTUS p:, as
STTTZWTTTT p:, ask
VYSTTTVSWT p:, at
UTTTTTXWTT p:, back
VXTUTUUUUU p:, be
SXTUTWVVST p:, both
WTSUVSWTXT p:, by
aTTUTTTUUT p:, can
XWUTTUTUUT p:, could
VTUTTUYUUS p:, das
UUUUTTUXUU p:, didn't
ZUTTTTTUUT p:, do
XTUUUUTTUU p:, does
VTXUTUWSTT p:, done
UWSTXSWSUU p:, every
UXRSXWUVTS p:, for
bTTTTUSUUT p:, go
YTTUUTUUUT p:, ha
VTUUXTVUTT p:, has
XWTUTUTTUU p:, have
YUTUTUTUTU p:, how
aVTTSTTTUU p:, if
VUURYVXSUR p:, in
YUUUTUTTUT p:, isn't
WTWSUTRXTX p:, it
VQVTSVWRWW p:, it's
TWSWTTYTUT p:, keep
VTTTWXTTTT p:, la
XTTUWUTUUT p:, like
YUUTUTTTUT p:, might
VWTTXTTUUS p:, nicht
TUTTXWTTTT p:, no
VXPVYXYURO p:, not
WTTTXXTTTS p:, nothing
YUTUTUTUUT p:, now
YTUTUVUUUT p:, nunca
VYUTUUTTTT p:, of
VXSSXSVTVS p:, on
YUUUTUTTUT p:, once
UVWWYQXRTR p:, one
VWSSYTWTUS p:, only
ZTUUTUTTUU p:, or
TTTUUTXTVU p:, our
UTWTXTTUUT p:, please
YUTUTTUTUT p:, said
XTTUTTTWUT p:, same
TTWTZTTUUT p:, sempre
VTUTTTYTTT p:, she
WWTTSTXWTT p:, so
XUTUTUTUUU p:, some
WRYRUVSVTV p:, that
RYYSUQTUSX p:, that's
VWSQSVWUVV p:, the
VSSTYSXSVT p:, then
USVVRUTXTW p:, they
XUUUTUUUUU p:, this
YWSSWSSVTT p:, three
YUUUTUTUUT p:, today
WXWSUSVTTT p:, two
YTUTTTUUUU p:, und
VTWUTXTTTT p:, until
aSWTTTTTUS p:, what
XUTUUUUUUU p:, what's
VTTTTXTUVT p:, when
YUTUTUTTUT p:, where
XXTTTSVTVS p:, which
XTWUTTTTUT p:, who
SUVUXTTUWT p:, with
XUUUUUTTUU p:, would
WSTTVTTTUY p:, you
TTUUTTUUXT p:18 may
VTUUTTTTYT p:3 to
TWUUTTTUXT p:30th of
UXTUTTSTVV p:3rd of
TTUUTTXXTU p:7 is
YTTTTUTTVU p:: how
XSXTSTUSTX p:: i
TTUTXTYTTS p:: no
TWSSRVXYVR p:: the
VTTUUUUXUU p:: three
TTXWTUTTUT p:a big
aURSSUVUTT p:a bit
ZTTTTTUUUT p:a block
YUTTTTTUUU p:a book
YTTUTUTTUT p:a brick
XUTUTUUUUT p:a cache
XTVTWTTSUU p:a call
UXTUUUUUUU p:a church
YUTTUUUUUU p:a coffee
ZUTTUUTUUT p:a coin
WTTXUTTTUU p:a colleague
VUUUUUTXTT p:a cracked
VTTTTTXUUU p:a cron
UTSSXSWTTX p:a customer
VUVTTUXTTT p:a day
XTUUUUTVUT p:a disaster
UUTTVSWXUT p:a discount
TTUUTTYUUU p:a décidé
XTTUTUUTUU p:a fair
TTXXUTUTUS p:a fan
ZUTTUTTTUU p:a few
TUTUXWTTTU p:a file
VTUUUUTXTT p:a flop
UUUTTUUXUU p:a game
YTYTTTTTUT p:a good
XUTUUUUTUT p:a guy
XXTTTTUTUT p:a heat
YTUTUTUUUT p:a holiday
XUWTTVTTUT p:a hotel
aTTTUTTTUU p:a joke
XUUUTUTTTU p:a kid
VWTUTTTTXT p:a las
UUUUXUTTUU p:a letter
UXTTUUTUUU p:a lighthouse
YVTUTUUTUT p:a little
UTXSTUVUUT p:a long
XTUUTUUTUU p:a look
YTTTTTVXUT p:a lot
TXUUUUUUUU p:a mac
VTTUXUTTVU p:a mail
YUTTTTUUUU p:a man
ZTTUTUUTUT p:a meeting
TUTTWXUTTT p:a migration
UTTTWUTYUT p:a mistake
UUUUUTYUUT p:a mixed
UVTTRUXXTT p:a month
UTTUYUWTTT p:a new
YUUUTTTUUT p:a nice
UVTTTTXVTT p:a night
XTTWTTTUUT p:a no
XUUUUTTUUT p:a normal
YTTUTTTUVU p:a note
XXTTTTUTUU p:a nurse
TYTTUUTUUU p:a paediatric
ZTUUTTTUUT p:a polite
XTTXTTTUTU p:a quote
XTTTXTTTUU p:a recipe
UTXUVTTTUU p:a reply
TXTUUUUUUU p:a retired
VUTUXTTTUU p:a rule
TYTTUUTUUU p:a secondary
XTTUUUUUUU p:a shopping
aUSUTTTTVT p:a short
WTXTSUSWUT p:a single
UXTUTUUUUU p:a slow
WXUTSTWSTT p:a small
XTUUUUUTUT p:a student
XUXSVTTTTT p:a table
XTTUTUWTUT p:a tandem
ZVWSTTTTUT p:a thing
VVSTTTYWTT p:a third
XTUUTUTTUU p:a timer
TUUTUTUXUT p:a trailing
WTTTVTTTTX p:a vegetarian
SXRUVRWUXS p:a week
XTUUUUTTUU p:a while
UUTUTTUYUU p:a whole
TTUTWXTWTT p:a word
SWTTXTVSTX p:ab jetzt
VYTTTUTTTT p:abito a
YTUUUUTUTU p:about a
YUTUTUUTUT p:about how
YTTTTTWUVS p:about it
YTTSTSTUUW p:about me
UUTUTUTUUX p:about tabs
WSRSUVWTSZ p:about the
YUTTTUTUUU p:acho que
ZTSSUXTSTT p:add a
YUTUTTUUUT p:add to
UXTUSTTTTX p:address is
TSTTVSWZUT p:after a
WYSSXSVSTS p:after that
VVTVVTXRSU p:after the
VXSSSTWWSV p:again ,
XUUUTTVTUT p:again in
TTUUUUYTUU p:agreed that
XTUUUTWTTT p:agreed to
WTTUSTXTWT p:agreed with
VUTTWTXTTT p:all ,
WUUTXTTUTT p:all my
YYTSUSWSTS p:all of
VUUXTTTUUT p:all that
XTTTWTTXTT p:all the
VaSRSUWUUT p:allergic to
TYTTUUUUUT p:allergique aux
YUUUUTTUUT p:allowed to
TTWUXTTTUU p:always ,
WUXTTTTTUT p:always been
YTTUTUTUUU p:always forget
YUTUSUTUUU p:always have
YUUUTUTTUU p:always pay
VTTUXTUUUT p:always put
WTTTXTUUUU p:always use
UZTTTTTUUU p:alérgica a
YXTTUTTTUT p:am a
XUUUUTTUUU p:am i
XVTUUTTTUT p:am in
UXTTUTTUUW p:am not
ZSTUVTVSUT p:an hour
VZTTTTTWUS p:an old
VXVUUTVUSR p:and a
TYVTUUTUTT p:and after
YWTTTSSTUW p:and all
WXTUTUTTUU p:and bram
TTXTWUUUUU p:and for
XTTUUUTTUU p:and forth
YTTTUUTUUT p:and give
VXTTTWUTTT p:and green
YUTUUTUTUT p:and he
VSTTYSWUUT p:and in
XTTTTTWUUT p:and keep
XUUUTUUTUU p:and make
WXTTUTUTUT p:and me
VTUWTTXTUU p:and nobody
WTWTTXWSTS p:and not
VUXSSTWTUT p:and one
YUUUTUTTUU p:and push
XUTTUTUUUT p:and put
WUTUTTUXUT p:and run
XTTUUUTUUU p:and see
VSTUTTXXTT p:and she
XUTTWTTUUU p:and show
YTTTWTTTTU p:and then
UVTUTTYTUT p:and thursdays
XUUUTSUUUU p:and to
WTTTTTYTTU p:and with
VTUXUTTUUT p:annoys me
TTTTYTWUUT p:answer in
TUTTZTTUUU p:answer me
TTZUSTUTVU p:any day
YUTTTTUTUU p:any idea
WTTTTXUUUT p:any of
YTTSWTTUUU p:anything ,
TUTTXWTUUT p:anything a
VTWTXTTTUU p:anything about
XTUTTVUUUU p:anything else
TTTTYXTUUU p:anything for
YTTTTWTUUT p:anything in
UTTXUTUUUT p:anything to
STTTUYWUUT p:anything under
SVVWSXWSTS p:anything with
YUUUTSTUUU p:anything yet
XTTTUWTTUT p:approved it
TWTTXTUTTT p:are a
UUTUYTTUUT p:are always
TUUUTTVUXT p:are due
USXSWSQYTX p:are fine
XTTTUSWXTT p:are in
UUUTTUXUUT p:are named
XTUTTTWTTT p:are ok
UTUUUUXUTT p:are on
UUUTTTZTTT p:are out
TYUTUTVUTT p:are six
YTUUUUTTUT p:are the
VXUUTUTUUT p:are they/them
VWVQUWUXSQ p:as a
WXSTTWTTVU p:as an
ZTUTVTTUTT p:as i
VTUUYTTUTU p:as in
XTUUTUTUUT p:as it
TVTUSTXRXW p:as of
YTTUTTUUUT p:as they
UXTXSTTTTU p:as to
WTSTYSSSUX p:as well
YUTTTUUUVT p:as you
VUTTVXTTUT p:ask for
YUTTYSTTUT p:ask me
TTTUXUTUUU p:ask that
WUUUSXTUUU p:ask you
YUUTUUTTUT p:asked for
XTUUUUTUUU p:asked if
XUUUTUTTUU p:asking for
TTTTTXTUUW p:asking me
XTTUTTWTUU p:at 2
TTUUUTZUSU p:at 7
UWWRWVXSTS p:at a
XTTTWSTXUT p:at all
YUTTTUTTUW p:at brightmoor
XTUUTUVTUU p:at five
WTUTTUUTXT p:at half
UYTTTTXTUS p:at home
WUTTXTXTTT p:at it
TTUTTUTXUW p:at last
XTUUTUUUUT p:at my
XTUUTTUVUU p:at night
YTTTTUTTWT p:at noon
UTUUTUXTTT p:at number
ZUUTUTTTUT p:at our
VVTTVTXSVT p:at six
UTUTTTWTXT p:at ten
YUUTVTTTUT p:at that
YTUTUUTTUU p:at this
TXUUUUUUTT p:at work
WTTUTUTXUU p:auf dem
XTTTZTTUUT p:auf deutsch
UUUUYTUUUT p:auf englisch
XTTUUUTTUU p:back and
YTUUTUWSTU p:back in
YTTUTTSUUU p:back of
XTSWRVUXTS p:back to
TZTTUUTUUU p:based in
XWTTSTXTTT p:be a
XUUTUUUUUU p:be dns
WUUTXTTUTT p:be glad
YTUTTTUUUU p:be honest
YSSTWRTSVX p:be in
XUUUTTTTWT p:be out
TTTTWTTUXT p:be signed
YTUUUUUUTT p:be that
YTTTTUTVTT p:be the
VTTTUUTUYT p:be with
TXXTSUTXUT p:because i
YYSSSTSZTS p:because of
TSUUTTVbTS p:because the
XWUUTUSTTT p:been on
SUUTTZTUUU p:before nine
XTTTTXTTTU p:before ten
XUTTTTTUWU p:before that
WSTTWTSWXS p:before the
UUSTbSUUVT p:before you
YTUTUUTUUT p:begun to
SWTTUTYWTS p:behind the
UTTTXTTTTX p:bei uns
XTUTUUUUVT p:believe it
YTUUTTUTTT p:belongs to
YTUTUUTUUU p:better for
WTYSTTWSUT p:better than
aTTTUTTUUU p:between the
TaUUUTVTRS p:birthday is
VXSTTTWWTT p:bit of
YUUTTTUUUU p:bitte eine
UTUTYWTTTT p:bitte immer
STTXVYTTTT p:bitte keine
XUUUTUTTUT p:blue one
XUUUTUUUUU p:book a
YTUUTTTUUT p:book the
VXUUUTTUTT p:born on
VYTTTTUUUT p:both fine
UUUTTUYUUT p:branches are
YUUUUUTTTT p:broke down
VTUTUTXUTT p:budget is
ZUUTUUUTVS p:build is
YUTUUUTTUU p:build me
TUUTUUTYUT p:bumping the
YUTUUTTTUU p:by date
TTXTYTTTTT p:by default
XTUUTTTTWT p:by friday
XUUUTTTVTU p:by half
VTUUWTXTTS p:by hand
VTTUSXTUVU p:by me
YTTUTTUUUU p:by one
UTTTUTWXUT p:by phone
USTTRXXVZR p:by the
XTTTVSWTWT p:by then
WTUTTTVXUT p:call it
UZSSVZSSUS p:call me
XUTTTXTTTT p:call the
TZUTTUTUUU p:calls me
VTUTUTSaTS p:came from
XTUUTUTUUU p:came out
XTTTWUTUUT p:can be
WTTTTTXUUT p:can do
UTUTTTUUUY p:can drop
ZTTUTTTUUT p:can i
XUTTTUUUUT p:can one
TYUTTTUUUT p:can reach
TSTXWWUUUR p:can skip
TSXTVTTUUY p:can use
YUUUTTTUUT p:can we
YSSTUVVTUS p:can you
TVRWTWWTUT p:can't do
TWTTUUXUUT p:can't have
VXTTTTWTUT p:can't read
SSXaTWSTTS p:can't stand
XUUUTUUUUT p:capital of
VTTUTTXUTT p:car is
STWYWTSTUT p:care for
VTUUXUTUUU p:carry a
VTUUTUXTTT p:cat is
TUUUUUTXTT p:caused by
WTUTXTTTUU p:change a
VUTTXWUUTS p:change the
TTTTWXTUUT p:channel for
XTTTWTUUUS p:check the
XUUUTTUTUU p:check why
TTUUUUZTUT p:chose the
XUUUUTUUUT p:close the
WTTUUTTTXT p:closes on
XUTTTTWUTT p:code for
YSTTTTVYTT p:come from
WTTTVTXUUT p:comes up
WUTTXSUUUT p:comments in
UUTUTXUUUT p:comments that
ZTTTTUUTUU p:could be
ZTUUTUTTUU p:could the
XYTTSTSTVT p:could you
WTTTXTTTUT p:count the
YTTTUTUVUT p:cut it
TUUUUTUXUU p:cutting out
XUUUUUUTUT p:das ?
ZTUTTTUUUU p:dass ich
TUTUXTVUUT p:dates in
UYUUTTTTTU p:days a
UTUUUUTTXU p:de abril
VXSTSVWWSS p:de la
WTUUUUTTXT p:deadline for
XUUUUTUUUU p:decide for
TUUTUUYUUT p:decided not
UUTTUTYTUT p:decided on
UUUUTTbSTS p:decided to
TTUTTTXTXT p:deciso di
ZTTUUTUUUT p:delete the
VTTUUUXTTU p:depends on
WTUUTUSYTT p:der fehler
UTTTXTXUTT p:di usare
YUTTUTTTUT p:did i
XUTTUTTVUT p:did not
TTUUUUTYTT p:did nothing
XUUUTTUTUU p:did that
YUTTTTTYTS p:did the
UUTTUTUYUT p:didn't help
VTTTTTUZUT p:didn't work
XTUUUUUUUU p:difference between
XUUTTUUUUU p:dir das
YUTTTUTTUT p:do ?
XTTTTTWUUU p:do a
VXTTTUTUUU p:do everything
aWSTRTTTVU p:do i
XSTTYTTTVS p:do it
UYTTTTTUVT p:do my
TUVYSZTSUR p:do not
ZUTUTTTTUT p:do people
YUTTYTRTUT p:do that
XVRSVRXSUW p:do the
ZUTTTTUUUT p:do they
XUUUTUUTUT p:do we
WTTXVTUTUT p:do with
aTTTTTUUUT p:do you
XUUUUUUTUU p:does a
XTTUTUTTUU p:does it
YTWTTTTTUT p:does not
XUUUUUTUUU p:does one
XUUUUUTTUU p:does our
ZTTUUTTTUU p:does that
TXSSSSbVTS p:does the
XUUTUUUTUT p:doesn't count
YTUUTUUTUT p:doesn't matter
UUTUTTUZUT p:doesn't work
VXUTTTUTTT p:dog is
UYTTTUUWTT p:doing the
TTUTTXVTUT p:don't bother
VTUUUXUUUT p:don't call
VTTXUTUUUT p:don't care
XUUUUUUUUT p:don't commit
WSTSSSXUUY p:don't do
SaTRTSTUUX p:don't eat
UTUTUYTTUT p:don't get
TTUTTYUUUU p:don't give
YWTTTTTUUT p:don't know
YUUTTUTTUU p:don't let
VSWZTSUUUS p:don't like
UTUUTUTUUX p:don't mention
VTSSWTUUUX p:don't need
TTTTTYUVVU p:don't plan
UTUUTYUUUS p:don't put
ZUUUTTTUUT p:don't run
UTUTTZUUVS p:don't touch
ZTTTUTUUUT p:don't understand
VWTTRYSTTV p:don't use
XRSXSWTUUS p:don't want
XUTUWTTTUT p:draft a
YUUUTTUUUS p:draft the
WTTSSWVTUX p:drop the
XUUUUTUTUT p:du das
WUUXTTUUUT p:du mir
VSUUTUSTZS p:due on
TTUUUTZUUT p:décidé de
UTSYUUUUUT p:déteste les
VTTTVUUSYT p:each month
ZUTTTTUUUU p:each of
WTTTXTUUUT p:each time
TVTTUTXUUU p:eat anything
XTTTTUXTUT p:el coche
TWTTTUXTTT p:em lisboa
TTXTWTTUUT p:em português
TYUUUTUUUT p:email for
TYUUUUTUUT p:email is
TSSWRXWSTX p:emojis in
XTTUTUTTUW p:en el
XSSTXTVTUT p:en français
VTUUTXTUUT p:en las
WSUTVTUSaS p:end of
TWTUTTTTYT p:es el
VUSSXXTUTT p:even if
YUTUTTTTUU p:every function
TUUUXUTUUU p:every migration
ZTTTTUUUUU p:every one
TTTUUTYVTT p:every other
TTUVTUYTTU p:every second
YTSUWVSTUU p:every time
WUTTTTXTUT p:everything about
XYSSUTVTUT p:everything in
UXSTWTTUUT p:everything you
UTTTVUXTUU p:everywhere in
TTUUUUTUXU p:expires on
YUSTVTUTUU p:explain in
YTTUTUTUUU p:explain it
ZUTUTUUUUT p:explain the
TUUUUUUYTT p:failed again
TUUUUUTXUT p:failed because
UTYYTTTTUS p:fan of
UUUUTTTZUT p:file in
YTSTUUUTUU p:find a
ZUTTTTUUUT p:find me
ZUUUTTTTUU p:find out
UTUUXTSSUX p:fine again
VSXSXSUSWS p:first ,
XTUUTUSWTU p:first time
YTUUUTTUUU p:five of
WXTTTTUUUT p:fix it
ZUUVRTTUVT p:fix the
TTTUUUTaUT p:fixed it
UUUUUUTXTT p:fixed the
TUTUXTWTTT p:follow the
UUTXUUUUUT p:fond of
WSXUUTTUUU p:for 12
aYPRTRTXSW p:for a
YTSSWWWSTT p:for all
YTUUTTVTUU p:for an
VTTUUUXUUT p:for another
SXWSUTXTTT p:for anything
VUTTXTTTUU p:for each
VUTUYTSTUU p:for every
WXSSXSTTUS p:for everything
YUUUTUTTUU p:for four
aSTTTTVUUT p:for free
UWTTTTYUUT p:for good
STTTXTYTUU p:for her
VUUUXUTTUT p:for his
XUUUTTUTUU p:for it
XTUTTWUTTT p:for lunch
SSZVWSYUSQ p:for me
UVRSWWSYTR p:for my
YSTUVTTTTW p:for our
YUTTUTUTUU p:for someone
XSTUTUWSUU p:for that
WUSNUVYSaS p:for the
YWRSWXQRWS p:for this
YVSTWTSWTT p:for three
XUUUTTTUUU p:for today
ZTUUUTTUUU p:for tomorrow
YUTUUUUUUT p:for tonight
USTSVVWXUT p:for us
UWTTTTYTUT p:for what
VYTTTTWTUS p:for you
aTTTTTUUUT p:for your
UWTTXUTTTU p:for yours
WUUUSTTUUX p:forget everything
XUTTSTWTTW p:forget it
TUTUTTUTUZ p:forget the
SUTUVUVTUX p:forget what
XUUTTTTWTT p:found it
XTUUUUUUTT p:found out
UTTUUTTVYT p:freeze is
UTUUTTTUXU p:friday the
YUUTTUUTUT p:from ?
VUTTTUTVUX p:from all
UUUUUTTXUT p:from an
UTTUYUTTUU p:from here
XUUUSTWSUT p:from it
UTWXUTTTUT p:from me
YSSSSSSXUY p:from my
TXTTZSVSTS p:from now
XUWPOPXXVY p:from the
VUUTXTUTUT p:from there
YUUTTTTUUU p:from this
TXTTWSYTUS p:from today
UXTXVTTTUS p:from you
TUTUTTTWUY p:from your
UTXSXUVTTT p:full stop
XUTUTTUTUU p:function in
YUUUTUWTTS p:für die
SUUUUUYUUS p:für postgres
XUTTTUTXUT p:gave me
VSTSTUTXUW p:gave up
XTUUUTTUVU p:gave us
VTUTTTUUUX p:gave you
VXUUTTTUUU p:get that
XSWSTSXTUT p:get the
TUTTXTVVUT p:gets a
WTTTUUXUUT p:getting a
TUTTXWUUUT p:give it
UQXUXVRSUW p:give me
VUTTXSUUUT p:give the
YTUUTUTTUT p:give you
YTTXUTTTUT p:gives me
YTTUTUTUUT p:go ahead
XUUUTUTTTU p:go back
TZTUUUTUUT p:go by
VTXTTTUUUU p:go for
UTTTWUYSUT p:go in
VTTTUUYTUT p:go through
WTTTXTYSST p:go to
VSSTVTbTTT p:go with
WTTTVXTTTT p:goes for
YUUUUTTTUU p:goes on
XYTTXSSTUS p:goes to
YTTTUUTUUU p:going back
TUTTXWTTUT p:going forward
ZTTTUTUUUT p:going on
XTTTTTZTUS p:going to
TTTTTTaUUT p:going with
VTTTTXXTUT p:good for
VXSTTUWSUT p:got a
XTUUUUTTUU p:got an
YSUTUTTUWT p:got it
WTUUTUTXUT p:got me
XTTTWTSWUT p:got the
VYUUTTTTUT p:grew up
YUTUTTTUUU p:guy on
aTTTUTTWTS p:had a
UUTUUUUXUU p:had expired
XTTTUTTWUU p:had the
WTTUSUTXUU p:half a
ZUTTUUSVTT p:half the
XTTTWUTTUT p:hand me
XTUUUUSTWT p:handed in
VTTTZTXTUS p:has a
YSTTWTSUSW p:has been
XUUUTTTTWT p:has it
SXTTTXXTTS p:has no
ZTUTTTWTTT p:has the
TSTUXSSSYX p:has to
TUTYUTTTUT p:hate being
YVRTVTUSXR p:have a
WTTTUTXUVT p:have an
TTUUUUZUUT p:have decided
YTUUUUSUUT p:have it
YUUUTUTTUT p:have said
WSUTXSWSWS p:have the
VRVVWUQRXV p:have to
XTTTTTVTWS p:he has
YTUUUUUUUT p:he right
XUUTUUUUUT p:he said
YTTTUUTTUU p:he says
UZUTUUTTUT p:head of
aUSSTTUTUT p:help me
ZTTUVTTTUT p:her ,
VUTTXTWTUT p:her in
YWTTWWRSTS p:here ,
YTUUTTUUUT p:here ?
UTTUYUTTUU p:here on
VUTXTTTUTT p:hold the
WYTTUUTUUT p:home is
aTSTSTUTVU p:how do
VTYTTUUTUT p:how i
ZTTUTTUTUU p:how long
aTTTTUTTUU p:how many
XUTUTUUUUU p:how much
TTVUVTXTUT p:how we
XUTTTTTUUU p:how would
XYRSWSTUUT p:i always
YaRRRSUXRV p:i am
VTSTWZSTUT p:i ask
ZUTTUTTTUT p:i asked
YTSTXTTUUT p:i ate
YUTUTTUUUU p:i buy
UVYWVRXSTR p:i can
WWXaSWPSSQ p:i can't
UVSYTUUTUT p:i cannot
WXTTUTUUUT p:i cook
YTTTTTXTUS p:i could
ZUUUTTUTUT p:i did
VYXYRRTSUQ p:i do
WXSZPXQRTW p:i don't
TYTTUTUUUT p:i drive
UZTTUTTUUU p:i eat
ZUTTTTTUUT p:i even
ZUTTTTTUUT p:i feel
TSZaTSTTUS p:i find
XTUTTTWUUT p:i forget
ZTUTUUTTUT p:i found
YSTTTUTSVY p:i gave
YVRXTRWTUS p:i get
VZVTTTSUTT p:i go
ZTTTUTUTUT p:i got
VYUUTTTTUT p:i grew
ZTTTTUUTVT p:i guess
aTTTUUTTUU p:i had
XSRcTTTTVS p:i hate
WXUOSQXUWV p:i have
ZTTTUUTUUT p:i haven't
VYSTTTWUUT p:i keep
XSUTTUSUUX p:i know
XTWTTUUUUT p:i learn
YTUUUUUUTU p:i leave
WSdQUUTRVS p:i like
XZRRTSaTTR p:i live
ZTTTTUTTUU p:i lived
UXTTTTXTUT p:i look
UTcRTTTUUT p:i love
UZTTUUSTUT p:i maintain
WTTWTXTUUT p:i may
YSSSXSWTXR p:i mean
YTTTUUTUUT p:i meant
TUTTXTXUUT p:i mention
ZUTTTUUUUT p:i might
XXTTUURWUS p:i moved
bUTTTTTTUT p:i must
ZSRSYXRSWS p:i need
VTWXSWTSTS p:i never
VTTTTSWTTZ p:i no
WXTTUTTUUT p:i not
UXYSTWSSTS p:i only
TYTTUUUUUT p:i own
WTTTTTXUUT p:i pick
UaTTTTTUUT p:i play
URfRSTTUVS p:i prefer
YUUTTUUUUT p:i put
WTTTUTTUUY p:i quit
ZXUSSTRUUT p:i read
XUUUTTUUUU p:i reply
WWRUTTXTUT p:i run
TSRSVTXSUa p:i said
YUTTUUUTUT p:i saw
UTTSXVXTTS p:i say
UUTTYTTUUU p:i send
YWTUTTSUUT p:i shall
XUSSYSVSWS p:i should
UYTTUTTUUT p:i sit
VVXSUUTTUT p:i sleep
WZSTTTTUUS p:i speak
ZTTTUTUUUT p:i suppose
YTTTUUUUUT p:i suspect
YUTUUUTTUT p:i swear
SWWSWRTVTW p:i take
WXTTUTTUTT p:i teach
XTTTXUTUUT p:i tell
aSSSUUTSUX p:i think
WSTTTSXTUY p:i told
UTUUTTSZUT p:i tried
UUUUTXTTUT p:i trouble
WTTUTXTTTT p:i type
XaSSTTTUUS p:i use
dTTTUTTSUT p:i used
WSWRZQVSXR p:i want
XUUUUUTTUT p:i wanted
YYRSRSVSTX p:i was
YUUUTTUUUT p:i wasn't
WTTTTTXWUT p:i went
ZUUUTTTUUU p:i were
YTTSWUTUVT p:i wish
YTTTUUTUUT p:i wonder
aaTSSSSTVR p:i work
VSXSWXSTUS p:i would
UYSTYTTUUT p:i write
YTTTUUUTVT p:i wrote
ZTTTUTUTUT p:i'd kill
WSUXVSSRXT p:i'd like
TTYWSWTTTT p:i'd rather
XUTUUUUUTU p:i'd say
YUUUSUTUUU p:i'll be
YUUTTUTUUT p:i'll do
XUUUTUTUUT p:i'll have
UaXRSUTTUT p:i'm a
VZTRTUTUUT p:i'm allergic
WXTTUUUTUT p:i'm at
TYUTUUTUUT p:i'm based
WUTTXUTUTT p:i'm coeliac
WTUTTUXUUT p:i'm going
YXSRXUSTTS p:i'm in
TYTTUUTUUT p:i'm lactose
UWXTTUTUUT p:i'm more
YUUUTUTUUU p:i'm moving
WSRYRSWSTY p:i'm not
WWTTSTXUTT p:i'm off
ZaSSSTSTUS p:i'm on
YTUTTUTUTT p:i'm out
YUUTTUTUTT p:i'm staying
TaSSSUXTTS p:i'm the
YTUTUUUUUT p:i'm tired
UYTTTUTUTT p:i'm training
SYTTTUUUUU p:i'm vegetarian
TYUUTUTUUT p:i'm with
VTXXTTTTTT p:i've a
XZSTUUSUUT p:i've been
TTTTUTaTUT p:i've decided
XZSSTUSTVS p:i've got
WXTTUTSXUT p:i've had
TTUTUUZTUT p:i've made
VWTXUUTTTS p:i've no
SYSSTUUUUW p:ich arbeite
ZYRQTVUUVR p:ich bin
UYTTUUUUUT p:ich habe
XWTSTUUUUT p:ich heiße
VTXZTTTTTS p:ich mag
YWTRUUUUUS p:ich wohne
YUUUTTUTUU p:ideas for
SVTTYTUUUU p:if a
UVQWXYVSSQ p:if i
ZTTTUTSUUU p:if it
TTVUXTTTVU p:if it's
XUTTUTUUUU p:if my
YUUUWSTTTT p:if the
VTYTSUTUUU p:if there's
YUUTTUTUUU p:if they
aTUTTTSTUU p:if we
TTXWVWWRSQ p:if you
XUUUUUTUUT p:ignore that
TTUUUUTTYU p:il lancio
VTUTYTTTUT p:immer auf
TUUTaTTUUT p:immer mit
UTTTUTVYUT p:in ,
XTUUUUTTUU p:in 2016
XTVQUWUXSR p:in a
WTSSYVWSTT p:in all
XTUUTUUVTT p:in an
VTTTXXTTUT p:in any
UTTTXYTUTT p:in anything
SVTTUXYTTT p:in august
YTTTTTVUUT p:in autumn
VUTTXTTUUT p:in bed
UUTTWUXTUT p:in between
XUTTXTTUUT p:in brackets
WUTTXTUTUT p:in bullet
VUWTXTTTUT p:in celsius
UUUTTXUUUT p:in commit
TTUTYVUTUT p:in copy
TUTTXXTTUT p:in diesem
TUTTZTTUUU p:in doubt
XTUUTUUUUU p:in elixir
TSSXZSWTUS p:in english
UUUUYTUUUU p:in euro
UTWTXSXTUT p:in every
TTXTYTTUTT p:in everything
YUTTTUTUUU p:in for
VTUUXUTTUT p:in french
WSSSXWXTTS p:in front
WTXUTUTUUT p:in general
VZTUTTSTTT p:in ghent
VUUUTTXUUT p:in it
XSTTTTXTWS p:in january
TYTSTTTVTW p:in leeds
TSTVXVUTUU p:in letters
YTTTUTUUUT p:in lisbon
YWUUTTTVST p:in march
VTUTTTYTWT p:in may
YYSSQSXTUU p:in mind
XSXUVXVQTQ p:in my
ZUTSSUUTVT p:in one
ZUTUTTUTUT p:in oslo
WTSWZXURSS p:in our
TTYTUTUUUT p:in python
YTUUTWTTTT p:in red
WTUTTXUTTT p:in rust
VWUTUTTXST p:in september
aUTSTTUUUU p:in ten
ZUWSVSSTUT p:in that
TUXTTTUUUU p:in them
ZTUUVTTSUU p:in there
WPVVWYXTSQ p:in this
TZUUTTTUTT p:in tromsø
UTWWTXTTTT p:in writing
XTTTUUWTUT p:index is
YUUUTTTTUU p:instead ?
SSVSXSWXUS p:instead of
TTWUSXWVTS p:into the
UUUUUUXTUT p:is ,
TUUUUUTUXT p:is 30
ZUXYSTVRRR p:is a
YUUUTTTTUT p:is about
XTTUTTWUUU p:is always
TWTUTTYTTT p:is an
ZTUUTTVTTT p:is at
WTUTTXTUUU p:is banned
TTUUUUZTUT p:is behind
VUTTTTWTXS p:is being
UTUUUUVUXT p:is booked
YUUTUUTTUT p:is broken
SWVTUUZSSS p:is called
YTTUUTUUTT p:is coming
VSSSTTVXTZ p:is dead
WSUTXUTUXS p:is down
USUUWTSTZT p:is due
URWSWWVWTR p:is fine
XUWSWWSSTS p:is for
ZUUTUUTTUT p:is from
TTUUUUYUTT p:is generated
aSUTTTSVSW p:is gone
VTXTTSTTXS p:is good
YUUTTUTUUU p:is green
VTUTUTXUUT p:is he
XXSXRSYSSR p:is in
ZTUUSUSTVT p:is it
YTTTWTTTUT p:is late
UTUTUTZUUT p:is ms
UZXSTTVTTR p:is my
TWSXVSSSSX p:is no
ZVTSSSVTTX p:is not
WTTTTXTTTW p:is off
TUSSVRXRZV p:is on
UXTUTTXUUT p:is one
UXTUUTVUTU p:is only
VTTUTTYUTT p:is our
UTUUUUTUYT p:is ours
VWSSSTXSVX p:is out
UTTTUTTUTa p:is over
aUUTUUTUTS p:is red
YUUUTTTUUU p:is right
XTTTTXTTUT p:is still
XTSTYSXRUS p:is that
WYWQXRYQWP p:is the
aTUTTTTUUT p:is there
ZTUTUTTTUT p:is this
UUTTTTXXUT p:is through
YTTTTTWUUT p:is too
WXUTTTTUUT p:is vegan
VYVSTTVTTS p:is what
ZTTTXTTTUT p:is wrong
YUUUUUTUUT p:isn't it
UTTUTTUTUY p:isn't the
USTUWTVXTS p:it ,
aUUUTSTTVT p:it ?
ZTTTTTUUUT p:it a
ZTUTTTTUUT p:it again
XTUUTTUUUU p:it always
XTUUTUXTUT p:it as
XUUUTTUUUU p:it be
YUUTUUTUUT p:it could
YUUTTUUTUT p:it doesn't
XUUTTUUUUU p:it down
ZTUUTTTUUT p:it ever
VWTTTTXWTS p:it for
YUTTTTTTUW p:it has
WTRVWUUQWV p:it in
WXRRRYYQSV p:it is
YUTTTUUUUU p:it like
XXTTTTTUUS p:it may
VTTTUTWXTT p:it on
UUTTTTYUUU p:it only
YUUUUUTTUT p:it over
XUUUTUTUUU p:it possible
UXUUTTUTUT p:it says
VUUTXTUTUT p:it should
UUUTUTUXUT p:it still
XUTTTUWTUT p:it takes
XUUUTUTTUT p:it the
WTSSVVZSUS p:it to
ZTUTTUVTUS p:it up
WSSSTTUZTW p:it was
XUUTTUTUUU p:it will
UTTTYTXTUT p:it with
YUTTTTTXTT p:it works
XUUUTTUUUT p:it wrong
ZSSUSTWWTT p:it's a
UUTTWTXUUT p:it's about
WTXUTTTUUU p:it's always
WTUUTTXTTT p:it's at
ZTUUTTSTUU p:it's for
WXTTUTTUUT p:it's my
WTUTTXTUUT p:it's not
ZTUUTTTUUU p:it's raining
XTUUTTVWTS p:it's the
VWTTTTXTUT p:it's worth
WTTTXWTTTT p:jamais de
TSSaUUUUUT p:je déteste
VSaRTTUUVU p:je préfère
YZSSTTTTUS p:je suis
XXSSTUUUUT p:je travaille
YUTUUUTUUT p:joke for
WTUTUTTUTX p:já não
YTUUUTTTUS p:kannst du
VYTTUTTUUT p:keep bees
YTTUTUSUUU p:keep going
UWTTSTXTUU p:keep in
ZXSTSTTUUU p:keep that
USSTYTbSTS p:keep the
XUTUTTXTTT p:kept for
XTUTTTXTTT p:key to
XSUTTXVTTT p:kids are
ZTTTUTUTUT p:kill for
XTUTUUTUUT p:killing me
XTTTUTUUUU p:know if
UTUUUUXUUT p:know is
YUTTUTUUUT p:know me
ZUTTTTUUUS p:know what
VXTTUTWTTS p:la macchina
UTXTUVTUUT p:la mañana
YUTTUTTUUT p:landed in
VYTUUUSSUT p:last month
aTUTUTTTTT p:last night
XWTTUUTTUT p:last year
XUTTUTUUUT p:last year's
YUUUTUTUUT p:late again
VUUUTTTUXT p:later than
TWTUUTTTYT p:le 4
WUTUTTXUUT p:leave it
TTTTYWSTUT p:leave out
XRSSWXXTUR p:leave the
UUUTTTYUUT p:left on
ZTTTWTTTUT p:let me
VTTTTTXUUT p:let's do
UUTUTTYUUT p:let's go
XUUUTTUTVU p:letter to
aTXSSVTSTU p:like a
TUWXTUTTTT p:like being
ZTTTTUUUVU p:like i'm
VTWSXUTTUT p:like it
UUZTTTTUUT p:like my
VSVRWSVVVT p:like that
aTTUTTUTUT p:like the
XTTWTUTUUU p:like this
VVVTSUTSYT p:like to
TTTUWTXTUU p:line of
TUUTXTXTTT p:lines are
XTUUTTTTWT p:list for
XUTSVTXTTS p:list of
aTTTUTTUUT p:live for
WYRRSTXSXS p:live in
XWTTTTTTWT p:live on
aTTTTUTUUT p:lived in
aTTTTTXTTT p:lives in
VTUUTUYTTT p:lives on
XUTUTUTUUT p:lol if
XUTUUTUUUU p:lol never
UYTTTTTUTW p:look after
YSTUTTXTUT p:look at
YTSTXTTTUU p:look like
YTUUTTWTTS p:looking at
TTUTTWYUUT p:los lunes
TTUUUTTZTS p:lost the
WTYTTTTTUT p:love a
TUYTUUTUUU p:love anything
XTUUTUTUWT p:machen wir
TUUUUUTYUT p:made it
XTUTUTXUUS p:made up
TTTZUTUUUU p:mag keine
YUUUUUTTUT p:mail from
SWYTSTWUUS p:mail is
YUUUTTUTUT p:mail to
UYTTUUTUUT p:maintain the
XTSTWTUUVU p:make a
YUUTSUUUUT p:make it
VTYZRTTTUS p:make me
XUUUUUUTUT p:make sense
UUTTZTTTUT p:make sure
UUTXVUTTTU p:make that
YUTTUTVTUT p:make the
TYVXSVSTSS p:makes me
TXTUTTWVUU p:manager is
XUUUUUUUTU p:many days
TUTWTZTTUT p:marks in
XUUTTTUUUU p:matter how
VTUUTTVTYS p:may ,
UTUUTUTTXT p:may in
XUUUUUTUUU p:maybe i'll
XUUUUUUTUU p:maybe it's
XUUTTTUUUU p:maybe the
XUUUTUTTUU p:maybe we
SWXQXRVUTU p:me ,
UUTTXTTUVT p:me ?
ZRWQWUXSUR p:me a
ZTTSSTTTUX p:me about
TSSWUTXVUT p:me and
WTSTXWTTUS p:me as
XYSSVTTTUS p:me at
TUTTXXTTUT p:me before
STVTXXTTTT p:me first
XTTTTVTUUW p:me for
UTXSZSSUVS p:me in
TTWYTTTUUT p:me itch
TZTTUUUUUT p:me llamo
VTUXTUUUUT p:me off
WVVSVXTSTS p:me on
UTTXUTTUUU p:me out
UUTTXTUUUU p:me should
VTUTYTTUUT p:me so
XUTTTTWTWT p:me that
ZRTZYUSRTQ p:me the
XUUUTUUUUT p:me think
YUTTUUTUUT p:me this
XTWTUTTUUT p:me through
YSSWSWSSTW p:me to
XTXSUTUTVT p:me what
XTSSUXTUUU p:me when
UUXSSUUUVT p:me with
UTTTYTXTUT p:mean the
TUUUUTTUYT p:meeting is
UTTUVTTTUX p:mention it
XUTTYTTTUT p:mention the
TUTUXTUUUT p:messages in
WZTTTTSTUT p:mi chiamo
XUTTUUUUUT p:might be
YTUUUUTUUT p:might go
UUUUTXTTUT p:might i
YUUUUTTUUT p:might not
YUTTSTUVVV p:mind when
XUUUTTUUUU p:mir bitte
YTUUUTUUUT p:mir den
VTXTWSTXTS p:mit dem
TTUTTWUTUX p:mit den
XTUUUTSWTT p:month and
UXTTTUUTUT p:more ,
TVXSTXTUUT p:more of
TSWVWYSSVT p:more than
VZTTTTVTUT p:mornings are
XXTTTUTUTT p:moro em
XTTTVTUUUU p:move on
ZUTTTTUTUT p:move to
UTUUUUTYUT p:moved the
VZTTTUVSVS p:moved to
TTUUTTXWTT p:moving the
XUUUUUTTUU p:moving to
UTTTXVSTYT p:must be
WTUUXTTTUU p:must never
VUUTTXTUTT p:must not
TTUUTTUTYT p:must reach
YUTUTTTUTT p:must to
TWTTTWTTTX p:my address
XUUUUUTUUU p:my aunt
YTUTUUTUUT p:my back
TZTTTTRWRX p:my birthday
YUUUTTTTUU p:my boss
UTTUTUZUUT p:my brother
XTTUUUTTWU p:my brother's
TZTUTUTUUT p:my clock
TVTUUTXUUT p:my club
TUXTUUUTUU p:my coffee
XUTUTTWUUT p:my cousin
UVTTTTXTWT p:my daughter
VTTTUTSUWX p:my daughter's
ZTTTTTTUUT p:my dentist
UXTUTTWSVT p:my dog
VXUUTUTTUT p:my editor
SZUUTUTUUT p:my email
XTTXTTTTTT p:my eyes
YUTUUTTUUT p:my father
TWYTUTTTUT p:my favourite
YUUUUTTTUU p:my friend
YTUUUUTTUT p:my grandson
YTTTUTVUUT p:my husband
ZUUTUUTUUT p:my knees
UYUUUUTTUT p:my laptop
WTTTUUTTUX p:my life
XWUTUUTTTT p:my machine
WTTTUTYUUT p:my mind
TYTTTTXTUS p:my mother
UXTUSTXTTT p:my mother-in-law
YYSSWVSTUQ p:my name
TYTUUUUUUT p:my name's
aTUUTTTTUT p:my neighbour
WTTTTTTTUX p:my niece
VTUUTTTTUZ p:my old
ZUTTTTTUUT p:my order
XWWTSTTTVT p:my own
UUTTTUYTTT p:my partner
TWUTTXTTWT p:my passport
YTTTTTTYUT p:my phone
UZUUTUSUUS p:my pronouns
YTUUUUTUUT p:my question
VTTUWSYTTT p:my sister
WTTXTTTWTT p:my skin
VSTTTTYVVT p:my son
XVTUTTVUUT p:my supervisor
UTUUTTUUXT p:my thesis
TYTUWTTUUT p:my time
VUTTTXXSTS p:my wife
TTUTUTZUTT p:my wife's
TTUTXXTUUT p:n'utilise jamais
XSTSWXTTUT p:nada de
XTTUTTWTUT p:name for
XXTTSWWTTR p:name is
WTTTTUYUUT p:names are
WTTUXTUUUT p:names for
UTTTXXTTUT p:names in
XTVTWUTTUT p:near the
ZTTSYTUTTT p:need a
UUTTTXUUUT p:need for
VSSTWSTSaV p:need the
XTSSTSTTWZ p:need to
ZTSTYTRTUU p:needs a
XUUUTSTWUU p:never again
YTTUUTUUUU p:never be
YUUUTTUTUT p:never gonna
XUUUUTUTUU p:never mind
TUUTTYUTUU p:never put
TUTUUUUYUU p:never removed
YUUUTTUTUU p:never seen
ZUUUTUTSUT p:never to
TUUTTXUUUT p:never touch
YUUUTTUTUU p:never trust
XTTTSYTUUT p:never use
TUTXTXUTTT p:never want
VUUUXTTTTT p:new zealand
ZUUUTUTTUT p:next :
VTUUTUXTTU p:next door
SSTXWWUVSS p:next to
ZTUTTUTUUT p:next week
ZUTSTTUUUX p:nicht mehr
XSSSVWZTUR p:no ,
YUTTTUUTUU p:no ?
TUUTTXUUVU p:no abbreviations
TUTUTYTUUU p:no circumstances
XUUSUTUUUU p:no clue
XTWTTVTUUS p:no código
aTUTTSTTUT p:no exceptions
UTUTTXTXUS p:no good
ZTUSUTTUUT p:no idea
UUUUUTTUXT p:no later
VUUTTUXTUT p:no lift
TVSSSSWSSf p:no longer
YUUTTUTUUT p:no matter
WTTWTXTTUT p:no me
VUUTTXTUTT p:no meetings
WWURRUYVUQ p:no more
VTTSTVTUTY p:no need
WUTUUTXUUT p:no one
XTTXTTTTUT p:no sugar
XUTTUWTTUU p:no tables
UUUUTUXTUU p:no tests
VTUUTUTUUX p:no trabajo
TTUTXWTUUT p:no uses
VTUUTTYUUT p:nobody else
ZUUUTTTTTT p:nobody should
WTUXUTUUUT p:non mi
UTUTUZUUUT p:non usare
YTTTTTWUUT p:none of
XXTTVTTTUS p:not ,
TUXXRVRVSW p:not a
YTUTUUSUUT p:not doing
YTTTTWTUUT p:not even
XUUTTTWUUT p:not going
TSRXVYSSTW p:not in
VTUSWYUTTS p:not on
ZTTSUUUVVS p:not saying
aTTSVTTUVT p:not sure
aTTTUTTUVS p:not that
WTTTWTXTTS p:not the
TUSWSXXSUS p:not to
WTUTTXTUUT p:note on
TWSSXSUTVY p:note that
YUUUTTTTUT p:notes in
XTUUTWTTTU p:nothing gets
XTTTTUZVSR p:now ,
YUUUTUUTVT p:now ?
XUTUTUUTUU p:now and
VUTUTUTTUX p:now i
UXTTYSVSTS p:now on
aUTUTTTUUT p:now the
XTUTTTWUUT p:numbers are
TWTTTXXTTT p:o meu
VVVQWWWVSR p:of a
ZTUUUUSTUT p:of april
UXUUTUSTWT p:of august
XWTTUUTUUT p:of course
UUTTXTUTWT p:of each
UWUUTTTTYT p:of february
XSSTSXVWTT p:of it
XTTUTTWTVT p:of january
XTUUTUTTWT p:of june
STUUUUTUYT p:of march
TSUUUTVTXV p:of may
XTTTXUTUUT p:of me
WXRVUSVRTX p:of my
TTWTTTXTWT p:of our
VXUTUTUUUT p:of procurement
UUUUUUTUXU p:of september
WTTSTXXTUT p:of that
WWSOTWWVUS p:of the
WZSSVSVRUT p:of them
UUUTTXUUUT p:of thing
YUTTTTUUUU p:of things
WWTTSSZRTW p:of this
YTWTTTTTUU p:of those
WXSSSWUSXS p:of us
YTUTTUUUUU p:of you
TTUUUTXVUT p:off for
VWTTVTSSYT p:off on
VUUUTTTXTT p:off that
USRRYVTUWX p:off the
TXUUUTVUUT p:office is
VUUUTXUTUT p:ok ?
YUUUUUTSTT p:okay ,
TXUUVSXTTT p:on ,
TWUUTTUUXT p:on 1
TTUUTTUUXT p:on 18
YTUUUUUUUT p:on 2
XTUUTTSUWS p:on 28
TYUTUTSTWT p:on 3
TTUUTTTUZT p:on 30
UTUUUUTTXU p:on 31
VTTTTTWTXT p:on 8
YYQQXVZQSR p:on a
SSXTVSWTWS p:on all
XUUUXTTTUT p:on anything
YTUTUUTUTU p:on board
XVTTTUUUTU p:on call
UTUUYTTTUU p:on each
XWTTTUTTUT p:on earth
XUUUUSTVUU p:on every
XTTTWSTTZR p:on friday
VSTUTYXTST p:on fridays
VTTUVSXSWS p:on it
WTTYTTTTUT p:on me
YXUTTTVTSS p:on monday
TWUUTTYUTT p:on mondays
XXRVTRUWSV p:on my
XTTTUTWUUT p:on ne
VTUUXTTUTT p:on node
XWTTTTVTTT p:on odd
VTWTXTTTTT p:on one
VTTTTTXUUT p:on our
UUTUXUTTUU p:on out
VSXTTUVTUT p:on paper
WTUUTTWTTX p:on port
TTUUUUXTTU p:on postgres
VXTUTTTTWT p:on saturday
XTUUTUVTTT p:on sunday
VTTTTVXUTT p:on sundays
YTVSXTSTUS p:on that
VUMUSWUYXU p:on the
YUTTQYWSUS p:on this
XSUTWWRTVS p:on thursday
TTUUUUYTTT p:on thursdays
WTTTUTXUTT p:on tuesdays
UTUUTUSWXT p:on wednesday
TWUUTTVUSX p:on wednesdays
TXUUTTXUTT p:on windows
aTTUTTTTUU p:once ,
TTTUTUXWUT p:once a
YUTUTUUTUT p:once more
YTTUSTTWUU p:one ,
YUTUTUTUTU p:one day
UUTUSUXTUU p:one file
TVWUSTXTTT p:one for
WTTTWTXTUT p:one in
WXTTTTVSSW p:one is
TTTUVTXTUT p:one l
UTWTYTTTUT p:one line
ZTTTUUTUUT p:one more
ZSSTVSWTUT p:one of
WTTTTTVXTT p:one on
UTWSZTSTUT p:one page
UUXTTUUUUU p:one question
ZUTTTUTUTT p:one should
WTTTTTXVUU p:one with
WUXTTUTUUT p:one word
XSXTSTWSWT p:only ,
ZXTTSTSTUU p:only for
VUUTXTTUUU p:only in
WTSSZUVTTT p:only the
TUTUYTUUUU p:open a
YTUUUUTUTT p:open on
WXTUUUTTTT p:open the
YUUUUUTTUT p:opinion that
XUUUTTUUUU p:or is
WTTXTTUUUT p:or no
ZUTTTTTTUT p:or the
TTUUTTWTXT p:order for
YUTUTTUUUT p:order more
XTTTXTUTUT p:os testes
TWTTTTXTUT p:other one
YTSSXTUTUS p:ought to
TTUUTUXUTU p:our cat
TTUUUUYUUU p:our dog
YTUUTTUUTT p:our house
VTUUXTTTTU p:our lab
XUTUTTTTXT p:out a
UTUUTTVTYT p:out by
UUTTTTYWTT p:out in
VUTTXUTTUU p:out loud
VTWSURUZTS p:out the
ZUTUTUTUUT p:out what
XUUUUUTVUT p:out why
UUUUTYTTTT p:outside of
SUXTVTTUUU p:over a
VTTTUUYUUT p:owns the
VTTUYTUTUU p:partir de
XUUUTUTUUU p:paste it
UTTYTUTTUU p:patience for
YTUUUTTUUU p:period for
YUTUTTUUUU p:pick a
VTUUUUXSUT p:picked the
XTUUTWTTTT p:plan for
TTTXTSYUTT p:plan is
UYTTUTTTUW p:play the
XRVTWWWRTS p:please ,
WTTTXTTUUT p:please :
XUUUTUTUUU p:possible to
TYUUUUTTTT p:postdoc in
YUTTUTVTTT p:pour le
UUXTTUUUUU p:prefer a
UUXTTUUUUU p:prefer to
UTZTTUUTUU p:preferisco le
XUUUTUUUUU p:present for
UTTTYUUUUT p:prices in
VXUTUTUUUT p:procurement at
UZUUTUSUUS p:pronouns are
UTYSUTUUUT p:préfère les
UTTTWVTXUT p:put a
YUTUSUTUUU p:put every
UUUTWTXTUT p:put it
TTTXWTTUUT p:put me
YUTTSSXUUS p:put that
WSSSYWVRSW p:put the
UUUUTXTTUU p:put two
XUUUUTTTUU p:qu'il ne
VTXTTTTUUU p:que me
YUTUUUTTUS p:question about
ZTUUUUTUTT p:question is
XUTTTTXTUT p:rate is
VUYTTTTUUT p:rather have
SSXWWSVSVT p:rather than
UTVWTXTTTT p:rather you
WYTSTUUUUT p:reach me
VUUUTTTTYT p:reach the
YTTTUUTWUT p:read the
VUTTUUTXUT p:reason the
YTTUSTUTUU p:recipe for
YUUUUUTTTT p:red again
VXTTTWTTTT p:red and
YUTUUUTTUT p:redo the
YTTTSSaTUS p:remember that
XUUUTTTTUU p:remember when
WTSSXTTSVY p:remind me
XUUUUTTUUT p:reminder to
XUUUTUUUUT p:rename the
VTUUUTXUUT p:renew the
UUTUTXUUUT p:repeat the
XUTTUTUUUT p:reply in
YUUUTUTTUU p:reply to
SUTUXTWUUU p:repo we
UUUUUTXUTT p:rest for
YUUUTTSUUT p:rewrite it
VUTTXTUTUU p:right in
YTVUTUTTUU p:right now
TTUUTUTXUU p:root because
ZUTTTTTUUT p:round it
UUUUTTTUUY p:rule about
UUUTTXUUUU p:rule that
TWSTTTXTXT p:run a
aUTSVSWTUR p:run it
UUUTYSWUTT p:run on
WVRSVQXTVW p:run the
TXTUTTYTTT p:runs on
STSTVUVTUZ p:said about
WTTTTUTTUX p:said i
YUUUUTTUUT p:said the
VUTTTUXTUT p:said yes
WUTTTTXTUT p:same thing
UWTTTTXTUT p:say i
YUUUUUTTUT p:say it
YUUTTUUTUT p:say never
YUUTUTTUUT p:say this
YTUUTUTUUT p:saying we
YTUUUUTTUU p:says i
ZTUUTTTTUU p:says never
TTTUWTUXUT p:says so
XUUUUUUUUU p:says the
ZTTUTTTTUT p:says we
TXTUUUWTTT p:school in
YUUUSTTUUU p:schreib bitte
STTUUTXSUY p:scrap the
VTTTYTTUUT p:scratch that
YUUTUTTUUU p:see if
aUTTTTTUTT p:see the
YUUUTTUTUU p:seen that
XUUUUUTTUT p:seen the
VUUTUUXTTT p:sell the
XUTTWTTUUU p:send it
aUUTTTTUUS p:send the
XUTUUUTUUU p:sentence is
TXUTUTbSSR p:settled on
VWTUTSYTTS p:shall be
YUTTTUTUUU p:she has
XUTUUUTUUU p:she said
UVTTTTYTUU p:she's a
YTTUVTTUTT p:should always
USSSXWYUTT p:should be
ZUTTSTUUUT p:should i
YUUUSWTTUT p:should never
XTUUUTTUUT p:should use
YUUUTTUUUT p:should we
UTTUYTUUUU p:should write
XSTXVVSSUS p:show me
VUUUUTXTUT p:signed it
STTTTTYTWW p:signed off
UUUUUTVSYS p:signed up
SZTUTTTXUS p:since i
TWTUTTTXUT p:since monday
WTUTUTUXUT p:since we
UXTTTTWTUT p:sit in
TXTUTUTWUU p:sitting in
UXTRYWUTUR p:skip the
YUUUTTTUTT p:sleep on
YTUUTUTUUU p:slow today
XTUUSUUTUU p:so ,
XUUUTTWTUT p:so :
TVUTTYTTUU p:so for
XUUUTUSWTU p:so it
XTUTTUUTUU p:so tired
VTTTTTTTUa p:sold the
ZTTUTUTUUU p:some day
XUUUTUTUUU p:somebody who
YUUTTTUUTT p:something for
XUTUVTTUUU p:sort by
UUUTTXTUUT p:sort of
ZUTUTTTUUT p:sort this
UUTTXTUUUU p:spell it
UTTUXTUUUT p:spelling in
XTUUUUUUTU p:standing in
YTUUUUTTUU p:staring at
UTTTXXSTUT p:start with
TTTUTUZTUU p:stay on
TTUUTTXVTU p:stays there
VTTUXTUUUT p:stick to
XUTTSTXUUU p:stick with
UUTUTXUUUU p:stop asking
TUTUUXUUUU p:stop suggesting
UUTTTYUUUT p:stop using
TXUXTTTUTT p:stuff is
TUUUUUXUTT p:support for
TUUUXUTUUU p:sure every
YUTUTUTUTT p:swears by
XUUTUTTXTS p:switch to
WSUTXTSTWT p:switched off
SYTTUTXTTT p:switched to
ZUUUSUTTTT p:table for
XUTTTTTTUW p:tables in
VTTTVTTUUX p:tabs in
ZUUUTTTTUT p:take it
WTYTSTWTUS p:take the
WUTTTUXTTT p:takes a
TUTUTUTTZT p:takes over
VTTTTTUXSX p:taking the
UXWUTTTTTT p:talk to
XTTTUTVUUU p:talks to
XUUUUUTUTU p:tell her
XSWVVWTSUR p:tell me
YUTUTUUTUT p:tell the
WTTSYTTUVT p:tell you
YTTTUUUUUU p:tells me
TUWTXTTUUT p:temperatures in
YUUUTUUTUT p:test in
WTUUTTTVXS p:test is
TTUUUTTYUT p:test was
TUUUXUUUUU p:tests first
UTWXWTTTTS p:text is
TWXTVTTTUU p:than a
UUXTUUUUUU p:than nested
VTXTTTTWVT p:than the
YSSTXTTUVT p:that ,
XUTUTTUTUU p:that ?
UUUUUTXTUT p:that bot
YUTUUUTUUT p:that file
XTTTXTSUVU p:that for
VTTTTTYTUW p:that from
XUTTVVTTUT p:that goes
bTTUTUSUTT p:that he
XUUTUUTUUT p:that hold
UVWRXXSRSX p:that i
UXUUUUTUTU p:that i'm
aXRSSRXTUT p:that in
VXSTSVUTVT p:that is
XUUUTUTUUU p:that it
SXTTWTVTVT p:that my
XUUUUUUTUU p:that nobody
aTTTSUTXUS p:that one
UTUUYUUTUU p:that only
YUUUTTTUUT p:that somewhere
SVRSTQZXVX p:that the
XTTTWTTTUT p:that to
aTTUUUTUUS p:that was
WUSTXTTUVT p:that way
aTTUTTSTVT p:that we
ZUTTUTTUUU p:that when
XTUUWUSTUT p:that with
UTYSYSTUUT p:that you
XTUUUUUTUU p:that's a
XTTUUUTTUU p:that's all
USXUVTWSUT p:that's how
TYXTSTUTUT p:that's me
UZXTTTSSUS p:that's my
ZTUUTTTUVT p:that's not
UUUUUUTTTX p:that's off
XSSUTXYRTS p:that's the
TYTUTTWUUT p:that's where
UTUUTUTUYT p:the 11th
TTUUUTWTXS p:the 14th
XTUUUUTTVT p:the 16th
UTUUUUTUXT p:the 19th
XTUUUUTTUT p:the 1st
TTUUUUTTYT p:the 28th
TTUUUUTTXT p:the 2nd
TWUUTTTUXT p:the 30th
UWUUTTSTXV p:the 3rd
TUUUUUUXTT p:the 502s
TTUUWTUUXT p:the 7th
TXUUUUSTUW p:the 9th
VUUUTTUUXT p:the agenda
UWUUTTYTTT p:the allotment
TUUUUUTUXU p:the annual
UXSTYTTTUU p:the answer
TUTUTTYTWT p:the api
TTTSTXWXTS p:the app
VTUUTTVTXT p:the audit
YTUUUUTTTT p:the azores
VTYTSSYVST p:the back
XTUUUUTTUU p:the best
TXTTUTZTUS p:the billing
VUUTTTTTUX p:the bins
USTSSTYUWV p:the blue
WTUUTUYTUT p:the board
XTUUTUWUTS p:the boiler
XWTTTTTWUS p:the books
VTUUXTTTUT p:the bottom
TTTUUUYTUT p:the box
YUTUVTTUUT p:the branch
XTTUTTTWUU p:the bread
XUUTTTSVWT p:the bridge
UTTTVXVTWS p:the budget
XUTSTTSXSW p:the build
YTUTUTTUUU p:the bus
UUUUTUTXUT p:the cable
VTTTTTTXUW p:the cache
XUUUTUUUUT p:the capital
VXTTTTUUTW p:the card
VUTTXUTTWT p:the catalogue
XTTTWTTUTT p:the cause
ZUTUUUTTUT p:the cert
XTUTTUTUWS p:the certificate
TUUUXTTTUW p:the changelog
YUUUTTTUUT p:the channel
WTXTTUTUUT p:the choice
XTTUWTVTTT p:the christmas
TTTUUTVZTT p:the ci
TXUUUUTUUT p:the city
aTTTUTVSUT p:the client
XUTTUTTUUV p:the club
TTRSWXYTWS p:the code
WUUTUUYTTT p:the committee
UUUUUUTXUT p:the cookie
WVTUUTTTXT p:the county
UUTUUTYTUT p:the court
VUTTYTWSTS p:the customer
UTUUTUVXTT p:the damp
VTTTUXUUUT p:the danish
VTUUTUXUTT p:the data
TUTTUYUTUT p:the database
ZUUUVTTTTT p:the date
TWTTXVSSWS p:the day
XUUUTWTSUU p:the days
XTUUTUTTTW p:the deadline
VTUUTTUXUT p:the delay
YTTUTTSSWU p:the demo
YUUUTUTTWT p:the dentist
VTTUTWSUTX p:the deploy
XTXSWUTSUS p:the diff
XTUUTUTUTT p:the disk
XTTTWSWSVS p:the docs
XTUUTUTWTT p:the door
SUUUUTSZUU p:the double
ZUTUTTUUUT p:the draft
UWXTTTTTUT p:the editor
YUUTUUTTUU p:the eggs
VXUUUUTTTT p:the email
YUTUTUTTUT p:the empty
TRWSUXVSYS p:the end
YTTUUUTTUT p:the entire
VTTUXTUUUT p:the error
WTTXTTUUUS p:the essay
SSVTVTVVXT p:the evening
XUUUTUUUUT p:the failing
XUTUTUVTTU p:the fair
TXSTWWUTTT p:the family
WTUUUUTXTT p:the fan
XTTTWTTVUS p:the file
VTUUTTXTUT p:the fire
XVRTWTXRVR p:the first
YUTTTUUUUT p:the fix
aTTUTTTUUT p:the flag
UUUUUUUXUT p:the flaky
WUTTTTUXUT p:the form
VTUUXUTUUT p:the former
YUUUUTTUUT p:the forum
VTTTSWVYSS p:the fridge
XUTTVUTUUT p:the full
YUTTTTUUUU p:the future
TTTUUUYTUT p:the gateway
UTUTUUUXUT p:the gpu
XTUUTUWSTT p:the green
UUUSTTYTTW p:the gym
ZXTUUTSTUS p:the harbour
YTTTUTTWUT p:the hard
YTTUTTVUTT p:the heating
XUUUTUTTUU p:the hero
XTTTUTWUUT p:the hour
UUUUTTYTTU p:the house
TTUUTUXXTT p:the image
XUTUVTUUUT p:the imperative
TUTUXTWVST p:the importer
YTTTUUTTUT p:the index
XTUTTTWTUT p:the ingest
UTTTTTYWVS p:the insurance
WXTUUUTTUT p:the invite
XUUTTUSUTW p:the invoice
YUTTTTVTWT p:the jam
YUTTTUTVTT p:the kettle
YSUUUTXTTT p:the key
XVUTTYTSST p:the kids
XRUWWWWRSQ p:the last
UTUUTTTTYT p:the latest
VUUUUUXSTT p:the launch
TUUUUUTXTT p:the leak
VWTSUTZTUS p:the left
ZTUUTUTTUT p:the letter
aTTTSTTTUU p:the letters
TXSSSTWSWW p:the library
TUTTXUTTUX p:the licence
ZUTTUTTTUT p:the lift
ZTUSUSTTTX p:the list
VUUTTTXUUT p:the logo
ZTTUUUTTTU p:the logs
TTVXSTWUTS p:the long
YUUTTUTTUT p:the man
WTTUXTTTWS p:the manuscript
XTUUTTTUUU p:the mayor
UTUUXTUTUU p:the meat
YTTTTTWTUS p:the meeting
XTUUUUVTUT p:the merger
XVUUSUVSUU p:the middle
UUUTUUTYTT p:the migration
XUTTYTTTTT p:the minutes
YVTTUTVTTT p:the moment
UTUTUUWTXS p:the money
VWTWSVXSTS p:the morning
XTTTVSWUTT p:the museum
WSTTSXVTSW p:the name
TUSSVRYaXP p:the new
XUUTUTWTUT p:the next
TYTTTTWUUT p:the night
VSSTTSYUTX p:the nightly
YTTUUTTWTT p:the north
YUUTTTUUUT p:the notes
XUUTWTTUUT p:the numbers
UTUUTTVUXU p:the offer
VTTTTXXTTS p:the office
XQRSTUVTXY p:the old
VYXSRSYUSR p:the one
UVSTSXZSTT p:the only
YUUUUUTTUT p:the opinion
UUUUTTXWUT p:the order
XYRSSWXRTS p:the other
WTTTXTWTTT p:the others
VTTUTTTXUU p:the oven
WUUUTTTXUT p:the page
YTTTTTTVUT p:the parcel
WWTSVTXSTS p:the parser
TUUTTTZUTT p:the partners
TZUTTTTUUU p:the payments
XTUUTUUTUT p:the people
VTSTXSaTUT p:the plan
UYUTWTTTTT p:the platform
WTTTUTXVTS p:the plumber
XTUUTUTWTT p:the post
WTTTTTUUXT p:the postmortem
XTTTWVTTUT p:the price
YTUUTTSTXT p:the printer
VUTUUTYTUT p:the project
XUUUUUTVUT p:the projector
TTTTVXWTTT p:the public
WUTTTTXTUT p:the queue
ZTTUTUTTUT p:the quick
SUUUUUTXTT p:the rash
XTUUXSTTTT p:the readme
UUUUUUTYUS p:the reason
XUUUUUTTUT p:the recipe
SWTTVXWRWR p:the release
TTTUWTYUUT p:the repo
XWSSWTXSTR p:the rest
YUUUTUSVUT p:the retry
YUUUUTTTUT p:the review
WWTTXTUUUS p:the right
XTTUUUWTUT p:the room
TTTTWTSTUZ p:the rule
VTSTXVWXSR p:the same
UUTTTUXWUT p:the scheduler
STTTZTWTUT p:the schema
SWTTTTXWWS p:the school
UXTTUUTVUT p:the screen
XTWUTTTTUT p:the sea
VTTTTTYVUT p:the search
dSTSRSYWTQ p:the second
XTUUTXTUTT p:the serial
WTTTUTVXUS p:the server
UYTTUSYTTS p:the shed
XVTTVUXSTS p:the shop
XTUTTTWTUT p:the signature
XUTTUUTUUU p:the soup
STTTYTXUUU p:the source
TUUTUUTYUT p:the sourdough
WTUUTUXTTT p:the spare
UTUTTUSXXT p:the spring
XTTTUUWTTS p:the staging
ZUTTTTTUUT p:the station
XTTTTTUTUV p:the style
UUTUXTVTUT p:the subject
UTTTUTWTUX p:the summer
XTTTUUUVTT p:the sun
UUUUUUTXTT p:the switch
WTTTWTTTTY p:the table
TTTTXUWUUT p:the tables
XTTUVUTUVS p:the tax
UUXXTTTTTT p:the telephone
TTUUUTTWXT p:the tender
XTTTSTTVVW p:the test
aTSSUSWVUR p:the tests
YTTTUTUUUU p:the text
UTTTSTVVUY p:the thing
YUTUTTWTUT p:the third
ZTTUTWTTUT p:the thread
XTTUTTTWUT p:the three
VTTTXSWTUS p:the ticket
XUUUVTTUUT p:the title
XUUTTUTWUT p:the token
UTTUXXTTUT p:the top
UUUUYUTTTU p:the total
WTTTTTTXWT p:the trade
VTZTTUUTTT p:the train
VYUTUUTTTS p:the treasurer
UUTUTUTZTT p:the trick
XVSTRWUWTT p:the two
XTUUTUVTTT p:the user
XTUUTTVTUT p:the usual
VUUUTYTTUT p:the vendored
XTUTUUWTTT p:the ward
WTUTXUTTTT p:the weather
TTUTUTXUWT p:the wedding
ZTTUUTTWTS p:the weekend
VTTTTUUUUX p:the weekly
WVRSXYXPWQ p:the whole
XTXTSSSWTW p:the window
TTTTXXTUUT p:the word
TUUUUUTYUT p:the worker
ZTTTTTTYUS p:the wrong
UTXTWSVVTS p:them ,
YUTTTTUUUU p:them a
WTTTYTUTUT p:them in
TUTUXTXTUT p:then the
XUUUUTUTUT p:there ?
XUUUUTTTUU p:there a
XUUUUTTUUU p:there anything
XWTTSSVTYR p:there is
YTUUTTTTUU p:there was
XTWSWTWSTT p:there's a
UXUTTUUUUU p:these days
YTUTTTUUUU p:these two
YTTSWTVTUT p:they are
XUTTTWTUTU p:they look
XUUUTUTTUU p:they mean
XUUUTUUUUU p:they say
YTUTUUTVUT p:they want
XUUUUTTTUT p:thing again
WUUTUTTTTX p:thing is
XUUTUUTUUU p:think ,
YUTTUUUUUS p:think about
XUTUTTTUUT p:think it's
YUUUTTTUTU p:think of
XUTUUUTUUT p:thinking about
XTUUTUTTTU p:thinks we
YTTUTUUUUU p:this ,
YTUUUUTTUT p:this afternoon
UUTTTXWUUT p:this codebase
YUTUTTUUUU p:this draft
aUTTSTTUUT p:this file
WUYTTTTTTT p:this for
YUUTUTTTUU p:this function
XUUUUTUTUT p:this house
ZTTTSTUTVU p:this in
ZTUUTUTTUT p:this is
YUUTTTTUUU p:this list
YSTTTSUWTW p:this morning
VTTTUTXUUT p:this on
XUUUUUTTTT p:this once
fSTUQUSTUT p:this one
YUTTTUTUUU p:this page
YUTUUUTTUT p:this paragraph
RTXTVZVSTT p:this project
RTTTYUWTUU p:this repo
UUUTTXUUUT p:this sort
ZTTTTTTXUT p:this time
YUTTTUTTUU p:this to
XTUUUUTUUU p:this was
ZVTTTTWSTT p:this week
YUUTUTTUUT p:this with
SXUUUUWUUT p:this year
VUUTUXTTUT p:those are
ZUTUTTTTUU p:those three
YUUUUTUSUU p:those were
YTUUTTTTUT p:thought it
WTTTXTTTUU p:three and
YTTUWTTTUT p:three of
XUUUUUTTUU p:three sentences
UTTUVTTXUT p:three times
XTSTXTSTUX p:through the
UTUUTTXUTU p:thursdays only
XTTUTUTTUX p:time i
WYTTTUTUUT p:time is
XTUUTUTTUU p:timer for
URVVWSXXSS p:to a
XUUUTTTTUU p:to always
XUUUTTUUUS p:to ask
UUURWVRQaV p:to be
TTUUWUTXTT p:to bump
XUUUTXTTUT p:to call
XUUTUTUUUT p:to close
YUUUTUTTUT p:to come
TTWSWXTUUT p:to customers
WTTXWSWSTS p:to do
YTXTSUTTUT p:to every
YTUTTTVTWT p:to get
ZTTSTSXUTT p:to go
VSVSWTUTZS p:to have
VTTUTUYTTT p:to keep
WXTTTTWUTS p:to know
YTUTTTTUUU p:to learn
YUUUUUTTUT p:to live
TTUTTYTUUT p:to log
VYPZXQTRUV p:to me
TWSTTVXSTW p:to my
XUUUTUUTUU p:to never
UUUUYUTTUT p:to one
TYTTUUTUUT p:to penicillin
VUXTTTUUUU p:to read
UUUUUUXTUT p:to report
VTSSXTTSXW p:to run
XSTTSSSXUX p:to say
UTWSVXSTWT p:to see
VUUTUUXTTT p:to sell
VUUXUUUUUT p:to sleep
YUUUUTTTUU p:to tell
XTUTTTYTUT p:to that
VUPUXVVUTU p:to the
VTTXVUTTUU p:to them
YTTUUUUUUT p:to think
XUUTUTTTUU p:to this
ZTTTTTTUWT p:to use
YTWTTUTTUT p:to work
ZTUUSUTUUT p:to write
WTTTTXUTUT p:to you
ZTTUTUTTUU p:to your
aTSSTTSTUY p:today ,
ZTTSTTUWUT p:told me
ZUUUTTTTTT p:told the
TTUUTTXTUY p:told you
YTUTUUTUUT p:tomorrow ,
XUUUUTTUUT p:tomorrow ?
aTTTTUTTUT p:too long
XTTTUUUUWU p:too much
UUUUTTXWUT p:took me
TWTTTUXTTT p:took over
VTTUUUYVTT p:took the
UTTTUaTTUT p:touch the
WXTTTTSTTX p:trabajo en
WXTTTTTUTT p:trabalho na
UTUUTUUXUT p:tried the
UUUUTXTTUT p:trouble you
ZUUTTTUTUU p:trust a
XTUUTUUTUT p:try again
XTUUUUUUUU p:trying to
YUUTUUUTUT p:tu peux
UUTUUTYUTT p:tuesdays and
TUUUUUTYTT p:turned out
VTUTTTVYTT p:turns out
WTSTXTWTTT p:two ,
ZTTUTUUTUU p:two hours
TXUUTUTUUU p:two kids
TXUTSWVTUT p:two of
UTTSXSWWTT p:two people
WUTSXTUSUU p:two things
TXTTTUUWTT p:two years
XTTUVUTUUU p:under fifty
TUTUTYTUUU p:under no
UVSTTSWXWS p:under the
TTTTWXTUUT p:unless i
XSTTTTWTXT p:until the
YTTTXTUTUT p:up ,
YUUTTTTTUT p:up ?
YTUTTTVSXS p:up for
VSTTWSYTWS p:up my
VTUTTUXWTS p:up the
TSTUXWWSTT p:up to
VWTTXTVTUR p:up with
XTUUUUTTTU p:us on
XUTTTTXTUT p:use a
UUTTUYUUUT p:use exclamation
TSUUXTWTUU p:use pnpm
YUTUUTTUUT p:use tabs
VSTTZXVSTR p:use the
fSTTTUSRUT p:used to
TTUUUUUUXT p:van is
ZTTUTTTUUT p:version of
UTTXTUTUWT p:very much
WYTTTTSUUT p:vivo en
VUTTTTXUUT p:wait no
XUTTTTTUWT p:want it
VUTTXSTTUV p:want the
XUVTUXTSXQ p:want to
XUUUUUTTUT p:wanted the
XUTTTTUUUT p:wanted to
ZUUUUTTTTT p:wants a
VTUTUTTUXT p:wants to
YUUUUTTTUT p:wants us
WXSSSTVYVQ p:was a
XUUUUUVTTT p:was agreed
VWTTUUXTTS p:was born
TUUUUUTXTT p:was caused
YTUTUUTUUT p:was for
ZTTTTUTVTT p:was in
UTTUWTTXUT p:was late
XTUTUUUUUT p:was my
ZUUTUTTTUS p:was not
YUTUUTTTTU p:was on
UUUUUUTXTT p:was that
XTUTTUSZTR p:was the
YUUUUUTTUT p:was there
YTTUUUUSUU p:was way
TUTYUUTUUT p:wasted on
UUTTVTTXUT p:water the
YUTUUTUUTU p:way to
XTTUUUUSUU p:way too
VTUUTTYSTT p:we agreed
XSTTWSXTTT p:we always
TYUUTTXTTT p:we are
UTUUTUZTUT p:we chose
aTUUUTTUUT p:we could
TTUVTUZTUT p:we decided
YUUUTUTTUU p:we did
UXSSVWWSTS p:we do
TVTSVVWSSX p:we don't
TTUUUTYTUT p:we drop
VTUUUTTWTX p:we got
aSTTTTTWVS p:we had
YRTUTTXUVR p:we have
XUTUTTUUUU p:we just
TTUUTTYUUT p:we keep
VSVVTUUZTS p:we lost
YUUUUTTTUT p:we might
ZTUTUUTUUT p:we move
WTUUSTTTZT p:we need
TTUTWYTVTT p:we never
TTUTUTVUTY p:we no
VTUUUTYSUT p:we picked
UUUUTTYUTU p:we run
cTUVRTSTUT p:we should
TUUUTUYTUU p:we stay
VUUUTTTYUT p:we tried
UYTTYRWSTR p:we use
ZUTTUTTTUT p:we used
XTUUTUUTUT p:we voted
UTUUTUZSTT p:we went
aTUVTUSSTT p:we were
UTUUTUXUUT p:we will
YTUUTUTUTU p:we won
UTUUTUXUUU p:we'll go
YUTUUUSUUU p:we'll see
TUUUUUXUUT p:we're back
XTUTUUVTUT p:we're doing
TUUUUUXTTT p:we're dropping
TTUUUUZUTT p:we're going
WTUUUTXUUS p:we're not
UTUUUUXTTT p:we're on
TUUUUUYTUT p:we've agreed
TUUUUUXUUT p:we've decided
TWTTUUXTUT p:we've got
UUUUUUXUUT p:we've settled
XTUUTWTTTT p:week in
TUUUUTTYTT p:went from
UTTUTUTXVT p:went through
UTUUTTTYUT p:went to
TTUUTUaTUT p:went with
XUUUTUUTUU p:were at
ZTUUTTSWTT p:were the
YUSSXTTTUS p:what a
XUTTUUTUUT p:what about
YUTTTUUTVT p:what are
XUUTTUUUUT p:what can
XUUUUTTVUS p:what did
cUTTTUTTUT p:what do
RSVXWRWTTW p:what i
ZUTTTTTTUT p:what if
XTTTWUTSVT p:what is
UXTTTUTWUT p:what it
UWTTTTXTUT p:what it's
XUTTTUUUUT p:what should
YUUTUTTUUT p:what the
YTUTUUUUUT p:what they
ZUTTTTUTUT p:what time
ZUTUTTTTUT p:what to
XUUUUUUSUT p:what was
ZTSTSUUTVU p:what would
XUTTVTUUUT p:what you
aTTTUTTTUU p:what's a
bTUTUTUSUT p:what's the
USTWWSTTTX p:whatever you
TTTWXSTVUT p:when a
WSRWYRYSUS p:when i
VUTTTXTUUU p:when is
VUUTXTTTUU p:when it
ZTWWTTRSTS p:when the
TUXTWTTUUT p:when there's
VSTUXWTTTT p:when we
XUTTTTTUUU p:when will
VQXXUYUSTR p:when you
WUTTXTUTUU p:whenever a
TTWWXTTTTT p:whenever you
VXTTTUTTUU p:where do
ZTTUTUTTUU p:where does
YUUUTUTTUU p:whether one
YUTTUUTTUT p:whether the
XTUTUTTUVU p:which i
ZUUUUSTTUU p:which of
YTTUTTUUUT p:which one
XTUTUTUUUU p:who is
YTTUTUTUUU p:who said
WUTUXTTTUU p:who was
YUUUTUTUUT p:who wrote
XUUUUUTSUU p:why does
ZTUUUTUTUT p:why i
YUUUUTUTUT p:why is
XTUUUTSXTS p:why the
ZTSTTSWUWS p:will be
XTTUTWTTUU p:will do
VTUUTUXTUT p:will not
VTTUUUTTTX p:wipe the
VRVWXUVVRQ p:with a
WTTTXUTTUU p:with it
YUSTTTUTVU p:with leeks
XSVRYTVTUS p:with me
WZRTVSTSWS p:with my
VUUUXTTTUU p:with o
XUTTVTTUUT p:with sudo
WTTTXUWSUS p:with that
TTWOVRVYVW p:with the
ZTUUTUTTUU p:with this
WTTUTTXTUU p:with us
WYTUTTTTUT p:with you
XUTTSVUXTT p:without a
STTTSWWTVX p:without asking
WTTTXTWUTS p:without me
SaTSUUVUVT p:wohne in
YUUUTTUUUU p:won the
TZTTTTUUUU p:work as
XXSTTTSTUX p:work at
ZUSTTSTUUX p:work for
VXTTTUTWUT p:work in
UWTTXTTUUT p:work on
TUTTXSUXUU p:work out
WUXTSTTXTT p:work with
XUTUTUUTUU p:would a
XTTUSWUUUU p:would be
YUTUUTTUTT p:would have
XTUUTUUUUU p:would i
XUTUUTUTUU p:would it
ZUUUTTTTUU p:would the
XUTTWTUUVT p:would you
WTTUXUTTUU p:write a
XUUTTTUUUU p:write him
VUSTXTWUUT p:write in
YSUUWTTTUS p:write it
XXTTVSUTUT p:write me
ZUUUTTTUUT p:write my
XUUUTTUUUT p:write that
VVTUYSUTUT p:write the
XXSSXUTTTT p:write to
YUUTTUTUUT p:wrong in
YTTUTTTUUU p:wrote in
YUUUTTTTTT p:wrote it
VTUUTUTUUX p:ya no
XTWTUUTTUU p:years on
XUUUTUUUUU p:yes or
WTTTTUXUUU p:you about
UUUTYTUUUT p:you add
ZTTTTTTUUT p:you are
VUTTUXTUUU p:you book
SXVWWTRSTY p:you can
TUTTaTTTUT p:you change
ZUTTTTUTUT p:you check
WWTTXSTUUT p:you do
TTTVTVUUUX p:you don't
WTTTYTTUUT p:you draft
UTUTYTTUUU p:you find
YUTTUTTUVU p:you get
VUXRWRUUVT p:you give
YUUTTUTUUU p:you go
XTTTVTVTSW p:you have
VTTTSXXUUT p:you keep
bTUTSTTUVS p:you know
WTWSYSSUUU p:you make
XTTTUZTTTT p:you must
UWXSXTTTTS p:you need
YUUUTTTUUT p:you never
TUSSXXTUUU p:you plan
XUUUTUUUUU p:you think
UWSRVYWTTR p:you to
WUUUXUSTUT p:you touch
VUUTXTTUUT p:you use
YTRSXYSTUT p:you write
TUTUXUTUUU p:your answers
TZTUVTSUUT p:zone is
WTUUUUSSXU p:è il
VTUUTUTTXT p:é a
YUUTTUTUUU p:é que
XVUTTUUURW place:0
cVTUWTUSTO place:1
XSWWTWUSVQ place:2
aWQaWbRMNU quotes
gPUUYTRUOT reason:hypothetical
fTNOSVUWUW reason:idiom
jURSQYTQTQ reason:joke
gTRSYSTQTS reason:past
kQSYQUQVPT reason:question
iOUKZTTTWS reason:reported
RXQOWXaRVT recurs
cUYMYQcMPU replies
UTUTXTTXTT row cause.linked
XSSTZXTTUS row de.always
TSTZUUUUUS row de.avoid
STTXSYTTUT row de.never
WTYSTUUTUT row de.prefer
WXUUSTWTTS row durable.convention
WUQVWRYRYQ row durable.mine
YUTTWXTTST row durable.plural
URRRVVaWWR row durable.process
XSUUSTZVSR row durable.team
UXWLUSeRWQ row durable.thing
VdYWPYTQRN row durable.user
WYUTTTVTTS row durable.we-are
TTUTWSTUUX row en.again
UXTTUUTUUU row en.allergy
TZTTTUUUUT row en.am
VSTXUTTTUX row en.annoy
SSTSTWTTVc row en.anymore
UYUUUUTUTT row en.birthday
UTUUSTVSXW row en.by
TUUUUUTYTT row en.cause.because
RTUUUUTaUT row en.cause.event
TTUUTUVXTT row en.cause.turns
URUUUUSUZU row en.deadline
STTTTTbRTX row en.decided
TUUUTUXUTU row en.decision
WWSSXTTUUS row en.diet
VRQeSXTTUR row en.dislike
TWTXTTTTTT row en.dislike.fan
TTUUUUSTZT row en.due
TXTSUTTUUX row en.eat
TYUUTUTUUU row en.email
TYTUUUTUUT row en.employer
VTUUTTTTTZ row en.forget
WUTTTTYTWS row en.going
UYUUUUTTUT row en.home.moved
TTTUUUXUUT row en.i.decided
VTTTUUXTTT row en.i.settled
XTUUUUTTXT row en.is.on
SXTUTUYTUT row en.it.is
UQSRSWZTWX row en.kin
UXTUUUTUUT row en.language.is
WTTTTTYTTT row en.lets
VSdUTSTTUS row en.like
TTYWTUTUUT row en.like.fan
VaTTSSTUUT row en.name
TXUTUUUUUT row en.name.bare
TUTXTXUTTT row en.never.want
VTUTUTSTTa row en.nolonger
TUXTWTTUUT row en.over
TXUUTUTUUT row en.pronouns
XSTTUUTTUY row en.quit
TTTTXTWTTV row en.remember
UTUUUUXUTT row en.remember.bare
UaSTTVTUUT row en.role
TZSWTTTUUS row en.role.do
TYRSUUYTUS row en.role.lead
XXTSVQVPbQ row en.ships
VUUUSUYSTT row en.stay
TUSUYUUUUU row en.style
XVTTUUTUUT row en.suffer
TUXUTTUUUU row en.taste.free
TVUUTUXUUU row en.team
TXUUTUUUUT row en.timezone.in
TYUUUUSUUU row en.tools.my
TYUUTUTUTU row en.tools.on
XUUTUUWSTS row en.was.decided
UTTTTTYUVT row en.went
TTTUYUTUUU row es.always
TTUZTUTUUT row es.avoid
TWUUUUTTXT row es.deadline
TTUTTUZUUT row es.decided
TUUUTUTUUX row es.ended
XUUTTUTUUU row es.home
USTTVZTTUT row es.never
TSaTTUTUUU row es.prefer
UYTUTTUUUT row es.role
WQQXQVVaQX row event.failure
ZQRRVSUcQY row event.success
STTTaTUUUT row fr.always
TTSZUTUUUT row fr.avoid
UTUUUUSTYU row fr.deadline
UTUUTUXUUT row fr.decided
TTUTUTUUUY row fr.ended
YTTTUUUUUT row fr.name
STTTSZXTTT row fr.never
TTYWTTTUUT row fr.prefer
TYUUTUUUUT row fr.role
TUTUWTTTXU row generic.duty
UUUUUTXUUU row generic.household
YXTTSSXTTS row generic.limits
YXTTTTVSTS row generic.since
URUUSTWUWW row generic.stated
aWWVSUVJSW row generic.us
TTTTZTUTUT row it.always
VSTZTTUUUT row it.avoid
UTUUUUSSaU row it.deadline
TTUUTTWUXT row it.decided
UTUTUTUUUY row it.ended
TTUUTbTTUS row it.never
VTZTTUTTUU row it.prefer
UQNnQXRQTW row kind avoid
URQPUVRUSj row kind back
VVRSSPTQiV row kind deadline
TPUTgWWQSS row kind do
UQNVWhTSRV row kind dont
VRNVTRSfTY row kind event
SUVTQRdQWX row kind fact
UPlVZQQQSQ row kind prefer
TgVVQTXMTU row kind profile
gRRUTTVTOW row none
UTTUXTUUUU row order.address
XURUXSUUUU row order.always
WUPNUaWTTW row order.ban
WTTSXXSTUT row order.limits
ZQTWWXRSVR row order.no
SUUTSZTUVU row order.nobody.does
TUUUTXUUUT row order.nothing
UUTTYTTUUU row order.occasion
SUTUZSVTUU row order.process
YUSSbRSTVT row order.scoped
ZTXQaUTRSQ row order.standing
YTUTSVTTUU row order.standing.thing
TUUUXUUUUU row order.sure
SSTTaYVSUS row order.we
VSUTTTWUZS row plain.by.date
VRSWTVWTTW row plain.can.skip
WXUTTTSVTT row plain.cause.because
TTUUUTUXUU row plain.cause.trouble
TTTUTTXXTT row plain.decision.we
SaUTSUSTTY row plain.email
YTUUTUTTWT row plain.expires
TTXTWUTUUT row plain.order.because
YTTSTZTTUT row plain.order.contrast
TUTUXUUUUU row plain.order.first
WXSTWTSTTU row plain.order.occasion
TRVXXQXVTS row plain.order.output
TUTTZTUUTT row plain.order.should
UUUTXTUUUU row plain.order.you
TTSdTSUTUT row plain.taste.against
VUaSTTUTUT row plain.taste.for
VTXTUTUUUT row plain.taste.mine
UTTTZUUUUU row pt.always
VSTZTVTTUS row pt.avoid
TTUUUUTUZT row pt.deadline
TTUTUTUUUX row pt.ended
UTUTTZTUUT row pt.never
TTXTTUUUUU row pt.prefer
TYTUUUTUUU row pt.role
TQOkRWRRUX row tier explicit avoid
URQPUVRUSj row tier explicit back
UVRSTPSRhV row tier explicit deadline
ZRWPjVTPSP row tier explicit do
VQNVXgTSRV row tier explicit dont
TSUTSUVdSR row tier explicit event
STQRTQjOXX row tier explicit fact
UQjWWRRRTQ row tier explicit prefer
UlSNTQXQRU row tier explicit profile
VSReSWTTTS row tier plain avoid
XSUTSTVSYT row tier plain deadline
QSVVXWXSTT row tier plain do
SUTTSaTUVU row tier plain dont
WSNVTRRdTY row tier plain event
UVVTRRZRWW row tier plain fact
VTbRYSSSUS row tier plain prefer
VXVWRUXNUV row tier plain profile
VUUUTUTYTT s:502
TUTVTXUTUT s:abbreviation
VUTUTTYUUT s:abolish
XUUTTUTVUT s:absolute
VUTUTTXTUT s:accept
VTUTTXWTTT s:acces
XUUUTTUTUU s:accord
UTTUUTYUVS s:account
XUTTTTWUUU s:ack
TWTTXWVSUS s:acros
TTUTWTXUUU s:actor
XSTSWSWWTS s:actual
XTTTTTUUUU s:actuary
UTXTVXSSUT s:add
UXUSVTWRSX s:addres
WTTTWXTTTT s:address
VTTTYVTTUT s:afternoon
XUWTUTTUTT s:afterward
XSTTSTaQXR s:agre
WYTTTUTUUT s:all
YTTTTWTUUT s:allow
UTTTXTXUUT s:alphabetical
VUXTUTUTUU s:alternativ
aUYPeWTOQO s:alway
UUTUXTUUUU s:amount
UXTTUTUWUT s:analytic
VTTTXUTUUT s:anglai
XTTWUTUTUT s:annoy
VUWUYRVUSQ s:answer
UXSTXTTTUU s:ant
VUWYYXVPQO s:anyth
USSRXVYSTX s:app
TTXTUWTTUT s:appointment
XTTTTVXUTT s:approv
TXUTUUUUUT s:arachid
WTTTXTVTUT s:argu
TTUTUXWUUT s:argument
XTSSTSVVXT s:arriv
ZSQVSZVPTX s:ask
ZTTTUTTTUT s:attach
WTTXTTTTUU s:axolotl
VXTTTTXTTT s:año
TTUUTTXTTX s:backup
ZTTTUUTUUT s:bad
YTUTUTTUUU s:bag
UTUUTUTYUT s:bak
WTUTTXTUUU s:bann
YUTTUTUUUU s:bark
UaTSTTXTSS s:bas
YTTTUUTUUU s:basical
VTTTXTWTUT s:becom
VTTTUTVXTT s:bed
YTUUTUTTUT s:beep
ZTUUTTUTTT s:belong
TTTTXTWTUT s:bik
UXTSTTaSTS s:bill
VTTTTTXTTX s:bin
TYUUUTTUTT s:birthday'
XTTSTTWXTT s:bit
XTUUUUTTUU s:bles
YTUUUUUUUT s:blink
TVTTTUVXUT s:block
XTTTUUWTUT s:boil
VXSTURUXXR s:book
XWUTTUTTUT s:booking
TXUUTTVUUT s:bookkeep
UUUUYTTUUU s:boolean
aTTUTUSTUT s:bos
XUUTUUUUUT s:bowl
XTSSSWVWTT s:box
WUSTYTTTUT s:bracket
STTSXXZSTS s:branch
XTUUUUTUUT s:brandvold
UUUUTTXUUU s:break
VTUUTXTUUT s:brick
XTUUUUUUUT s:bridg
TUTTXTUUUU s:brief
YTTSTTXWTS s:bring
XTTUUUTTWU s:brother'
TTUUYUUTUU s:bugfix
VVWSSSVXUR s:build
YTWTTTUUUT s:bullet
TTTTTWTZUS s:bump
YUUUTUTTUT s:burn
WTSSWXWSTS s:busines
YUUUTTTUUU s:buy
RWOaWXbUPN s:call
XUUUUUUUTT s:call'
TTTTXTTUUW s:calory
TVWTTTXTUT s:camera
XUUTTUUUUU s:canary
XTTTTTUTWV s:cancell
TUUUUUXTTT s:cap
WUTTTXUTUT s:capsul
UTTXTTVXTS s:card
VTXTUTUTUU s:carousel
UUUUYTTTUU s:carry
SUUUTUTYTT s:caus
VTWTXTTTUT s:celsiu
WTUUUTXUUT s:certifi
ZWRSXTWVSQ s:chang
XTUUTTTTWT s:chao
SSWWXSVTTT s:chart
WSTTUTXWUS s:check
WXTUTUTTUT s:cheer
VTTTVSVTaS s:christma
TUTUTYTUUU s:circumstanc
YXTTSTSWTS s:claim
VUUUUTTXUT s:clear
WTTUTUTXUU s:click
SWUSVWYSTS s:client
UUUUUUUXUU s:climb
YQSSUXXPaQ s:clos
WTTTTTTTUX s:club'
VUUUUXTTUT s:co-author
XVTTXTTSUT s:cod
XUUTUUUTUU s:coffee'
WXTTWTTTTT s:colleagu
WSWVWRRSTW s:column
aTRRURVXXS s:com
UUTTYUTUUT s:comilla
VXWRYUSTTR s:commit
YWTTTTTTTT s:compar
YUTTUTUUUU s:compil
SWVTSTVXUT s:complaint
XUTUUUUUUU s:con
UUTTUTXUUT s:config
YTUTTTSWUT s:confirm
aTTUTTTTUU s:confus
XUUUUTTVTT s:connection
YUUTUTTUUT s:consider
TUUUYTTUTU s:contract
bTTTTTSUVT s:copy
UTZTTTTTUU s:corta
TUTTTTXWUT s:count
UYUTTTUUUT s:country
YUUTUTUUUT s:courier
TTYSUUTWTT s:court
TSTTTTaXUT s:cover
TUUTUUTYUU s:crack
VTTTTUXUUU s:credit
YUUTUUTTUU s:crisp
XUUUUUTUUU s:croi
XUTTUUUUUU s:croissant
XTTXTTTTTS s:cros
TTTTUYWTUT s:cup
XUTTTUTTUU s:curiou
TUTUTTYUUU s:cursor
VTYTTTTUUT s:curta
TTUUUUTYUT s:custom
RRWQXZZWRR s:customer
TUUUUTUXUU s:cutt
TYUUUUTTUU s:dai
VSTSWZTTTT s:dan
WSTUYUTTUU s:das
UTTSZWUTUT s:dat
VTTTUTSUWX s:daughter'
VWPOVYWXXP s:day
XTUUUUTUUU s:debugg
YRTSSTfSUR s:decid
TTUTTUZUTT s:decidimo
TTTWWTTXTT s:deck
UTTTTTWTUX s:decommission
TTUTTTYXTT s:degre
UUUUUTYTUT s:delivery
UTUTVTTTUX s:denni
XTTUUTTUUU s:dentist
VTTUUUXTTU s:depend
UTTUTWXTTU s:deploy
YVTSUUTUUT s:depui
YUTTTUUUUT s:describ
TXTTWTWTUT s:dienstag
TUXTUUTUUT s:diff
VTTTXTWTUT s:digit
TUUUTXUUVU s:direct
SUUUXTWUUT s:dis
YTUUUUTUUT s:disappoint
VTUTTXTTUU s:discount
YTUUTUTUUU s:discus
VWRRXSURXX s:doc
YUUUUUTUUT s:docstr
VUUTUXUUUU s:docstring
ZUTTTUTTUU s:doctor'
aTTUTTTUUT s:dog
XUUUTUUUUU s:dollar
XTSTWWTTUU s:dos
TUUTUUTYUU s:doubl
XTXWSVSTTT s:draft
XTTTTWTTWT s:drill
WUSRSSWWVW s:driv
XSTSSSVXTX s:dropp
XTUUUUTTUU s:drown
TWWTTXTTUT s:dur
TVWXVRSWTS s:ear
TUUUUUUXUT s:earplug
ZTTUTTWTUT s:eat
bTTUTTUTTT s:egg
URRWRaVSTY s:emoji
XUTUUTUTUU s:enclos
WWTTRTTRXX s:end
TUUUVUXTTT s:endpoint
WUTTYSVUTT s:error
TTTTXTTTUX s:espacio
UUXUTUTUUU s:estimat
XUUUUUUUUU s:etwa
USSTXVYSTT s:euro
VUUSVWTUXQ s:even
WUUUTTXUUT s:evening
XUUTUUTUUU s:everyone'
TXVUVSXVPS s:everyth
aSTUTUTTVT s:exact
TUYTTTUUUU s:exampl
aTUTTUTTUT s:exception
TTTUUUXTUU s:exclud
XUTTUUTWUT s:exercis
XTTXTTTUUT s:exhaust
TUUTXVVTUT s:exist
VUUTTTXTWT s:expect
TSTTTTVXUX s:expir
VTWXTTTTUT s:explain
TYUUUTTTUU s:fai
XTTTSSSbTS s:fail
VUTUTTTXUU s:failur
VXUTTTUUUT s:fair
ZUTTSTTUVU s:fall
UXVTVVTSTS s:fami
WTUTTXUUUT s:fas
VXTTUTTUUU s:fast
YTUTUUTUUT s:feel
XUUUUUTUUU s:ferry
UTVTYTTWTT s:figur
RSUWWZXTSR s:fil
XTTXTUSXTS s:final
XUTTUUUUUT s:find
WTTTXUTUTT s:finger
VSWSYTRRXV s:finish
VSTTWSWaSR s:fix
TSTSXSYSTX s:flag
UTUUUUTXUT s:flopp
YTTTWTVTTT s:folk
YUTUTTVTUT s:follow
XTTTUUTUVU s:footnot
XUTTTTWTUT s:forward
TTUUVTXUUT s:franc
XWSSWTVTUT s:françai
YUUUTTTUUT s:freelancer
YUUUUTTUUT s:freitag
VWSSSXYSWQ s:friday
YUTTTUTUUU s:friend
VTUUUTTXUT s:fum
UTYSVWSTTT s:function
UTWTTUXSUU s:gam
XUTUTTUUUU s:general
TTTTUZYSSS s:generat
UUQRXYYSWR s:get
XSTWTUXSTT s:gett
XUUUUUUTUT s:ghost
WXTUTUTTUT s:gig
TUTUUTWTTX s:girl
WRRXVXWVSR s:giv
VUUUXTTUUT s:global
XUUTUTUUUU s:glov
YTUTUTUUUT s:glue'
YTUUUTTUUT s:gnom
WTTXTTTTUT s:greet
WTUTUXTUTT s:greeting
WSTTXYTSUT s:gues
aTTTVTTTUT s:guess
XUUTUUTUUT s:habit
XUTUTWTTUT s:haga
TXUUUUTTUU s:hall
TUUTTTYTUU s:hall'
UUUUTTUXUU s:halv
UVSSVVWQVV s:hand
XSTTYTXSTT s:handl
XUUUUTUUUU s:handwrit
USTSSRWWXX s:happen
VXTTUTTUUT s:hard
ZTUTTTUTUT s:hat
VWUUTTSYUR s:hav
YSTTSTYTWS s:he'
XTTTTUYTTT s:head
SXTTWSSXVT s:hear
ZTTTTTWTTT s:heat
WTSTUTUXVT s:help
UTTWXTUUUT s:helper
UUUTUUXUUT s:hemo
YUTUTTTUUU s:herb
VXTTTXTTUT s:here'
YTUTUTTUUU s:hinwei
UTUUTUTTWX s:hir
VXTXUTTTUS s:hiv
TUUTUTXUUU s:holiday
UXTTTTWTUT s:holli
ZSSXVTTTUS s:honest
TUXTTWTUUT s:hook
TXTWTTWSTT s:hotel
WYYRQRZVRR s:hour
XUUTUWTTUU s:hous
ZTTTTUTTUT s:hurt
YUUUUUTTUT s:hypothetical
YTTTVSTTVW s:idea
TTTTZTUXUT s:import
WTTTTTXXUS s:inch
XTUTUUUUUU s:incidental
XXTTUVSSVT s:includ
UZXTTTTTTT s:inglê
XUUUUUUUUU s:instalment
UUTTXWTUUT s:instruction
VUUTUUXTUT s:internal
XUUUTUTUUT s:invent
VUUUUTUTXT s:investor
WSSSXTWUSW s:invoic
TTTXVWTTUT s:involv
VXUUUUTTUT s:island
UUXMVUYTUU s:it'
TTTTVTTWXT s:item
YSSSWaSSTS s:jamai
SSTTXWTXTT s:job
YWTTTTTTUT s:join
XTTXWUTTTS s:jok
YUUTUTTUUU s:jury'
VUTXUTTUUT s:justifi
WSVUSTXWTT s:keep
TYTSWSVSWS s:key
UUTTXSUUUU s:keyword
YWTSSYWSSS s:kid
YTUTUUTUUU s:kidd
XTUTUTTXTT s:kill
VTTTaUTTUT s:kind
TTTUTXTTUX s:kit
ZUUTUUTUUT s:kne
XTTTTTUXUT s:knock
YTTUTTWUTT s:know
UTVTXSWUTT s:label
XTTUWTUSWT s:land
YTUUUTUUUT s:landlord'
WXTTTTVUTT s:laptop
ZTUTTTTUUT s:las
XTUUUUXTTT s:laugh
XUUUTUTWUT s:leak
XUUTUTUTUU s:lean
XUTSUUTYTS s:learn
UXTTTSUVTW s:leed
YUSTTTUTVU s:leek
TZUTUUUUUT s:left-hand
YUUTTTTUUT s:legal
XUUTTTTUUU s:lemon
YTWTSTWTUS s:les
VTTTTTVTTX s:lesson
YSSTRXaSTS s:let'
WRUUZUUUUR s:letter
TTTWTUTTTY s:lift
XTXTTTWTTT s:lik
TTTTVWTXUT s:limit
TUXTUUUVUU s:limp
UUXQYWVURQ s:lin
UYTTTUTUUT s:linguistic
VRZXXXRRTQ s:list
UTTTTTZWTT s:listen
UTTUUUUXUU s:listener
ZTUTUUTTUT s:literal
bUTSRTbSSR s:liv
TUUTTUWXUU s:load
WTWSXSWSTS s:log
XTTTWTTTUU s:logg
aRSRVSWVSX s:look
UTTTWTWXTT s:los
XUUUUUTUUU s:lov
YTTTTTUUUT s:love
TWTTTWXTUT s:lun
XUUTUTTXTT s:lung
XTUUUUUTUU s:lupin
XUTTUUUUUT s:lyric
YTTWTTTUUT s:machin
SSRYYXYRSQ s:mail
TYXXVVTRRQ s:mak
VTXTTUTTUT s:map
YVTTTUTUUT s:mar
STSVXZXSTS s:mark
XUUUTUUTUT s:market
TTTTTTXTUX s:marri
VXTSTXTTUT s:math
TUXTTWTUUT s:matter
WUTSSXXTUS s:mean
UUTUXTUUUT s:measurement
ZSSSRSYRWX s:meet
YSTWVWUSTS s:meeting
XUUUTTUTUU s:mention
TTTTVTXTUT s:menu
XUTTUUUUUT s:mere
WSTTXYVTSS s:merg
XUTSTTUUXT s:mes
RQVVWXTVRW s:messag
TWTUUUYTTT s:metr
WTTTTTTUUY s:meu
TTTTWaTTTT s:migration
XTTUWTTUUU s:min
WXTUTTTTTT s:mine'
UUUTTXUUUU s:minor
aRQQXVYWSR s:minut
TTTTXTWTUU s:mirror
VTTTXUVTUT s:mis
ZTTTRTWXTS s:miss
VTTUWTXSUT s:mix
SSSXVWSSVV s:mock
TWTTTWYTUT s:model
VTTTXTTWUT s:modul
XVTSTSYSRW s:monday
SSTTXXTYTS s:month
VTUUUUXUTT s:month'
WTRVTWVSVU s:morn
SYWRSXWTTR s:morning
UUUTTXVUUU s:mortem
VbSTSSWUUS s:most
XZRRQRZZTP s:mov
YUTTUTUUVT s:mushroom
SUPPaYZURW s:nam
TaUTUTUTTS s:name'
SZTTTTWTUT s:nant
VRQRZUVTWW s:need
XWTTSWWRUS s:neighbour
TUTXUUTUUU s:nervou
SSVWWXSUTS s:nest
WWSTUXVSTS s:new
XUUUUTTTUU s:nice
UUUUTUTXUU s:nicht
VTTTTaTTUT s:niemal
WWRSRVWVSW s:night
XUUUUUUTUU s:ninety
TUTTTXWTUT s:nod
WUPPVaQZUU s:noth
VUTTTUUXVT s:notic
UTUUUTXUUT s:notification
YTTTTTWUUT s:nou
XUTTUUUUUU s:nowaday
UQVQXZXTTR s:number
VSTXTSXTTV s:nut
XUUUUTUUUU s:oat
YTTTTUTUUU s:obvious
VTSSYWUTTS s:offer
XUUTUTUUUU s:old-fashion
UTUUUUXTTU s:oltmann
XUUTUUTWUT s:onboard
XUTTWTTTTU s:one'
UUTXUUUUUU s:one-liner
XUUTUTUUUU s:onion
VTVSRRWZXS s:open
YUUTTUTTUU s:oppos
UTXTWTTTUU s:option
VTUTTUTXUT s:orchid
XSTSUSYWWR s:order
TUTXUTUUUT s:orm
WTTTXTWSTT s:other
TUUUUTUYUT s:ottilie'
UTUTTWWSXS s:our
WSTSTTcTTT s:own
XTTUUUSVUU s:pack
VTTTUZWTTS s:pag
VUXUTTTUTT s:panda
YTWTRWVSUT s:paper
WTUVTXSTTS s:paragraph
VUTWRYVTTT s:parent
XTTTTTTWUT s:part
TTTTXTaTTT s:partner
XUTUTTWTUT s:pas
STTTTTVYTW s:pass
ZTUTUUTTUT s:past
STTTWTTXWU s:patch
UUTUXTUUUU s:patient
YUTUTUTUUT s:paus
VSWTTUYTTT s:pay
XUUTTUTUUU s:pea
bTTTTTTTUT s:perhap
VTTTTUTUXT s:permitt
UXTTUUUUUT s:pesticid
VTXWTTTUUT s:photo
WTTTUUTTTX s:physic
VTUTUUZTTS s:pick
YUTTTTUUUU s:pictur
UTUUUUTXVT s:piec
TUTTUUYTUU s:pier
VUTTUUTTUX s:pill
TTUUUUWYTT s:pinn
UTUUUUTXUU s:pitch
VUUTXUTTUU s:plac
URXWSWUSTV s:plan
VVTSWTRWWS s:plann
XUUTUUTTUU s:plant
YVTTTTWTUT s:play
UTTTTTXXTT s:player
TTXUTUWTUT s:pleas
WYSSSSVSTX s:plu
TXTTTUTXUT s:pod
VSVWWURUSV s:point
UUXUTUTUUU s:polar
YUUUTUTTTT s:portrait
TXXSVTTTTT s:portuguê
VTTTSWVSXU s:post
TSTSXSdUTR s:postgr
UTXSXSVTUT s:pound
YUUTUUUUUU s:pourriez-vou
XTUUUUTUUU s:prat
XUUUUUTTUU s:precise
ZUTUTTTTTU s:prefer
XUTUTTUUUU s:preferr
YTTTUTVTVS s:pres
ZUUTTUTTUT s:previou
ZSSSXTWTTT s:pric
YTTUUTUTUU s:pro
YTUUTUTUUT s:probab
YUUUUUTTUT s:proce
TTTXUTXTUT s:product
XUUTTUTUUU s:profil
XUUUUUTUTU s:progres
TTXTWTTTUU s:project
UZUUTUSUUS s:pronoun
TTUUUUTUXU s:proof
XUUUTUTTUU s:propos
WTTTXTTUUU s:prueba
XUUTUUUUTU s:publisher'
TYUUUTTTUU s:purchas
WTTTWXTTUT s:push
XWRVWUSVTR s:question
VSSSYWRSWX s:quot
aTTUTTTTUT s:rain
TTTTXTWTUT s:rais
XUUTUTUUUT s:rat
VTTTTTVTTX s:rau
YTUUUUTTUT s:reach
ZWYQWRWSSR s:read
VSYVSSSZUS s:real
TUWSXXSTUT s:reason
YTUUUUTTUU s:recalibrat
WTTTXTTUUU s:receipt
XUUUTUTUUT s:receiv
VTUTTXUUUU s:receta
XTSSWYTTUT s:recip
aTUUTTTTTT s:reckon
WTTTTTYWTS s:redi
TUUUTWYTUT s:refund
TUUTTTWYTT s:refus
TUUUTUYUUT s:rehearsal
VUTTTTUXUT s:reject
WXTTTTWTTT s:remain
TWTSTWSTTY s:reminder
TTTTTTWXUU s:remov
TTUTUUXUWT s:renew
VUTVXVWTSQ s:rep
TXUTUTTXUT s:replac
UUUUUTTXTT s:replay
TVVVXRVSVR s:report
TTTUXWVTTU s:request
YUUUTUTUTT s:resident
WUUTUTXTTT s:resolv
TSYSXWTTUT s:respuesta
TTTVXWTUTT s:restaurant
VYTTSTTSWW s:retir
UTTUTWXUUT s:retry
WWVURSYWSR s:return
VTTTTTaTUT s:review
WSSWTXTTUT s:rewrit
XTTTWTTUUU s:rhym
UUUUTTXUUT s:right
TTUUUUYSUU s:ripp
VUUTTXTUUT s:road
VUUTTUTXUT s:roll
WUTTXTTTUT s:room
XUTTTTTWUT s:ros
WUTUTTXUUT s:row
XTUUTTXSUT s:rul
SYUQWTYWSQ s:run
XSSTSSUYTW s:runn
TTUUUTYUUT s:runner
TTTYUUUUUT s:rush
TUUUYUTUUT s:répond
TTYTUUUUUT s:répons
UXUTTUTUUU s:sail
VXTTTTTXUT s:sal
WXTTUSVTVS s:sampl
TTXTTTTXTT s:san
VTUUTTYTTT s:saturday
YUUTTUSTUU s:sausag
WWTSVTTXTS s:sav
eXVQTVPWRP s:say
XUUTUUUUUT s:scar
VTTTTXUUUU s:schedul
YTUUUUTTUU s:scream
TWTTXVTTTT s:screen
SUTTXWXSTT s:script
TSZSUSSTUX s:seat
UTUUTUXUUU s:secret
YTUTUTTTUU s:seem
VXTUTTUUUT s:sei
STSSWWXWTS s:send
UVXRVVWSTS s:sentenc
UUSUXTTUUU s:separator
ZTUTTTTUVT s:seriou
VTTSWTXTUT s:session
YTTTUUTUUT s:setting
WWTTTTcRSR s:settl
VTTXTUTTUT s:seventh
UTTSWVWXSS s:shar
TTUUTTVYTT s:shard
YTSTUSZTUT s:she'
UTTTXWTUUT s:sheet
TUUTUUXUUT s:shift
XTTTTSWVWT s:ship
WWSTTTXTUT s:shipp
VWTTTSXWTS s:sho
UTUTXTUUUU s:shop
UXTTUWTTUT s:shopp
VTTXTUTUUU s:shout
WWTTTTUXTS s:show
UTUUTTWTXU s:shut
URRRSWWUYW s:sign
TUUTYUUUUT s:signal
TTTTWXTTTT s:signatur
YTUTUUUTUU s:sil
YTTUTUTUUT s:simp
TTWTXTTTUT s:simpl
TUUUUUTXUU s:siz
UUSWSWXSVS s:slid
WTTTUTXTUT s:slip
XUTTWTTUUT s:slow
WTTTTUTYUT s:slug
aUTTUTTTUT s:smell
YTTUUUUTUT s:smudg
UTTUXTWUUT s:sole
UUUTUUSaTS s:solv
ZSXVUUSSUS s:someth
XTTTVTWTTT s:sometim
VTTTYUTXTT s:sort
aTSTTUWTUT s:sound
YUUTTTUUUT s:sourc
TSVSXRUWSX s:spac
WTUTTUXTTU s:speak
TTTXTTTUXU s:speaker
VVWRaVURTR s:spell
TUUTUTVUTX s:spot
TXSSVSUWYS s:spr
VSTSSVbSSX s:stag
TWTSUSXWVT s:stair
XUUUUUTTUU s:stamp
ZSTTTTTWVT s:stand
XTUWTWTVTS s:star
TZSSRRYUYR s:start
XUWTTTTUUT s:stat
WTSRQXdVSR s:stay
UUUUUUXTUT s:steer
VUSTXTTWUT s:step
YUUTTUUTUU s:stop
UTTTUTSXUX s:stopp
VTSSTSXWUW s:stor
YUTTTTUUUU s:stretch
UTTTXXSVUS s:string
TTTTUTXUWT s:student
YTTUTTTVUT s:subtitl
UUTUTYTVTU s:suggest
XTTTTWSTTW s:suggestion
YZSSTTTTUS s:sui
UUXSTTTWUT s:suit
VSSTXVXTST s:sunday
XTTTWUUUUT s:supplier
XUUUUUTTUU s:supplier'
UTUUTTXTUT s:support
XTUUTUTTUU s:suppos
TTTYUTWUTT s:surpris
XUUUUUTUUU s:surviv
TTTSTWXaTS s:swapp
ZTTUTUTTUT s:swear
TXSSVSYXUQ s:switch
XTYRWRRSSZ s:tab
TSYXUUVRSV s:tabl
TTTTXTTUUX s:tabulation
VUUUXTTUUU s:tag
UTQQTQYWYW s:tak
ZTXXSTUSSS s:talk
TUUUUUTXUU s:tank
XUUTUUUUUU s:tast
VXTTTTTWTT s:teacher
ZVTTTTTTUT s:team
YTUTUUTUUT s:tear
aTSTTWTUUT s:tell
YTUTTTUUUT s:temp
XUUTTUUUUU s:tempt
XTTTTXTTUT s:term
TTTYTXTTUT s:ternary
YQVPYYXVRO s:test
XTSXSTWTUT s:text
bRSSXSSXUS s:thank
VXZORTUUSV s:that'
UUTTTTYTUT s:themselv
XSXRXRWWTR s:there'
UTUUUTUUYT s:thesi
bURRTVWVUQ s:thi
WRTWWTRWTV s:thing
cSUUSUSTUT s:think
XUTTUUUUUU s:thought
XUUUUUUUUT s:thrill
TUSSTXbTTS s:thursday
SXSSVTWSTX s:ticket
XUUUUUTTUT s:tier
UWTTTTYUTT s:til
WVVRVVTYSQ s:tim
XUUTTUUTUU s:tip
bSTWTTTTUT s:tir
XTTUTTVUUT s:tobia
XTTTSTWTUU s:today'
TTTTTYWTTU s:token
TUUUUUTYUU s:tomato
YTTTTUTUUU s:tonight'
YUUTUTUTUU s:topic
UTSSXWWTUT s:touch
XTTTaUTTUT s:toujour
UUTTVUUXUT s:trail
TWYRURRWSW s:train
WSTTTTTcTS s:tri
UUUTYUTUUT s:trip
XUUUUUUUTU s:troi
TXTTXUTTUU s:tru
YUUUTUTTUU s:try
XUTTTTaTTS s:tuesday
WSTTVSXZUR s:turn
UXUUTTWTTT s:twin
XSXTVTUSTT s:typ
XUUUUUTUUT s:unanimous
VTYSWVSTUS s:unit
STTTYXTUUT s:unles
TUTTWXTUUU s:untouch
UUTTUXUUUT s:updat
XUUUUTTTVU s:upload
VTTWTUTXTT s:useles
VTTTSUZTUT s:usual
TTTTTUYUUU s:vamo
UTUUUUYTUT s:van
VUUUTYTTUT s:vendor
YUTTTUUUVU s:verb
VUTTWTTXUT s:version
TUTTYUUUUU s:viridi
WUUTTTXTUU s:visit
TTUTUXTUWT s:visitor
YUTUTTTUUU s:volcano
WTVUTTZSTS s:vot
WTTTTXTUUT s:vou
XSTTTTWXTT s:wait
VSWSTTTXWS s:walk
cTTTRTWRXS s:want
UUVUXTTTTT s:warn
VTTTUUXTUT s:warranty
VTTUUUVXTT s:wash
TUTYUUTUUT s:wast
WUTTTTTXUT s:water
XTTTTTWTWT s:wedd
VUSTTTXTUW s:wedding
UWUTTSWTSX s:wednesday
VVRRRSXYUW s:week
TUUTYTTUUT s:weekday
YTTTWTTVTT s:weekend
bWTTRXSRUT s:what'
YUUUUTUUUU s:when'
YUUTTUTUUT s:who
XXSSTTXSUT s:who'
TTUTUTZUTT s:wife'
TUTTXUUUUU s:win
TXTTSVYTVR s:window
VTXUUUTTTT s:wireles
XTUTTUTWUT s:wonder
XYZQXQRWSQ s:word
ZUQQORVbXU s:work
XTUUUUTUUU s:worry
UUUTTUXTUU s:wrapp
XVUVTXURSR s:writ
YaWQQRTVWQ s:year
XUTTTTTUYT s:year'
WWTSYTSTTT s:your
bWRVTSTVSS turn asks
aQOPTSVaXX w:!
YUUTTTUUUT w:"
WSTSWWWXTQ w:%
VVVQSWYTSU w:(
ZVUPRWXTSU w:)
TVWTYTTUTT w:,
UUUUUTUUXU w:0.9
TTUUYTVUTT w:000
VXSTRWTVZQ w:1
WTTUTTXTUT w:1.4
UUUUTUXTTT w:1.5
UTUUTTXTUT w:1.74
aWSUTWTSTS w:10
VUTUXTVTTT w:100
WTUUXTUTUT w:101
SVTUSUYTWS w:11
UTUUTUTUYT w:11th
VUWSQVVTaQ w:12
VTXUTTUUUU w:120
VXTUTTTTXT w:13
bTSTWRVRXR w:14
TUTUTTTYUU w:1400
UUTUXTUTUU w:14px
TTUUUTWTXS w:14th
XSTTXSUSZS w:15
YVTTUSUSWS w:16
XTUUUUTTVT w:16th
TUSSWSVWXR w:17
SVTTWYUSWS w:18
XSUUTTVSWT w:19
XTUUUUUTUU w:1926
XUUVUTTTUU w:1998
UTUUUUTUXT w:19th
XTUUUUTTUT w:1st
ZVRTQWUUYR w:2
YRRSUWTWZR w:20
XTTUSSYXTS w:200
XWTTTTTUTU w:2009
XTUUTUWTTT w:2014
XTUUUUTTUU w:2016
VXTUTTWSSW w:2019
UTUUTTVTXU w:21
TVSTVXURUW w:22
TTUUWUSUXT w:24
VTXUVTTTUT w:24h
WTTVTUTTXT w:24th
UUUUUUUUXT w:25th
TTUUUTTXWT w:26
UTUUUUVTXT w:27
WTUUUTSTZS w:28
TTUUUUTTYT w:28th
TXTUTTVTVT w:29
TTUUUTTWYT w:2nd
VUVROVXVXU w:3
TTUUUUXUTT w:3.12
TUUUUTXUUU w:3.2
UTUUUUXUTU w:3.6
TQSUWWUVaS w:30
USSTWSVYUT w:300
TWUUTTTUXT w:30th
SWTUTTTUZT w:31
TUUUUUXTUT w:320
VTUUTUXTUT w:330
XUUUUUTUTU w:34
TWTTTUXUUT w:39
UWUUTTSTXV w:3rd
UXPRUQXYbP w:4
WSUUTTVTXT w:4.2
UUTTXTWTTT w:4.3
YTRSVXSXRV w:40
WYTUTTTTVT w:400
YTUUUUTUTU w:404
XTTTUTZTTT w:45
VURTYRWVWR w:5
WTTTYTWUST w:50
UUTUTTZTTT w:500
TTTUWTTXTT w:5000
VUUUTUTYTT w:502s
TWTUTUXTTT w:54
YUSURTYSWS w:6
YSTUWTTVTT w:60
USRSXQXYZQ w:7
TXUUTTWTTU w:71
VTUUTTXTUU w:72
TTUUWTUUXT w:7th
VYSRURWWXQ w:8
WTTUSTVXTV w:80
TUTUTTXWUU w:84
VTUUTUYUUT w:8443
TUUUUUTUXT w:8th
WVSTTRXTZQ w:9
SWTTVWYSST w:90
XUUUUUTTTU w:91
UXTUUUTTUW w:9th
OUQSWWZWXT w::
fPRRSWSWTV w:?
UUWTVTVWTQ w:a
UTWUXTTTTT w:a4
TXTTUUUUUU w:aalborg
UWSSXSTRWW w:ab
WTTTTTVTXT w:abbiamo
TUTVTXUTUT w:abbreviations
VYTTTUTTTT w:abito
UTTTXTVUUU w:ableton-larry
VUTUTTYUUT w:abolished
ZSTNVUWQQd w:about
USTTXSZWTR w:above
UTUUUUTTXU w:abril
XUUTTUTVUT w:absolutely
TTUUTUXUUU w:accepts
VTUTTXWTTT w:access
XUUUTTUTUU w:according
TVSSTVXWTU w:account
UTTUUTYUVS w:accounts
YUTTTUTUUU w:acho
XUTTTTWUUU w:acks
TWTTXWVSUS w:across
UTUUTTTUYT w:action
TTUTWTXUUU w:actors
XSTSWSWWTS w:actually
XTTTTTUUUU w:actuaries
XUUTUTUUUU w:ad
TXUUTUTUUU w:ada
XUUUUUTTUT w:adapt
cSRRVWRRTY w:add
TUXTTXTTUT w:adding
UXUSVTWRSX w:address
UUTTXXUTTT w:addressed
XTUUUUUTUU w:adesso
TTUUXTUUUU w:adeyemi
TTTWXTTUUU w:adhd
STUUUUXUTT w:admin
UTUTUTYTUT w:admiral
TTYTTUUUUU w:adoro
XTUUTTUWUT w:ads
XUUUTUTTUU w:advance
XUUUUUTTTU w:advent
XTUUUUTTUT w:advice
UWTUTTTXUT w:advised
YTUTUUTUUU w:afraid
SVQTWSXXRX w:after
ZYTSWTSSTT w:afternoon
VTTTYVTTUT w:afternoons
XUWTUTTUTT w:afterwards
ZTOOUVTYUY w:again
VSSSSWVZUS w:against
UTUUXTTTWT w:age
VYTTTTTUUT w:agency
VTXTTTTTXS w:agenda
XUTUTUUTVT w:agent
aTTTWTTTUT w:ages
ZTUTTUWTTT w:ago
VTTUXUTUUU w:agora
ZTTTUTTTVT w:agree
XSTTSUaQXR w:agreed
UVUSXSUTXS w:ahead
WWSTXSVSTT w:ahora
VTTTUWXTTT w:ai
TXTTTTUXUT w:aid
TUUUUUYTTT w:airflow
XUUUUUUUUU w:airline
TSYSXRXTUS w:aisle
UXYRRWRXSS w:al
WTUTTTYTUT w:alarm
UZTTUTTUVS w:alcohol
UTTTTTVXVT w:alert
YTUUTUTUUT w:algo
UQTSWRXWTY w:all
TWSSZSSSWW w:alle
VaSRSUWUUT w:allergic
TYTTUUUUUT w:allergique
TWTTTUXUUT w:allergisch
UXSSSTXTTX w:allergy
WYTTTUTUUT w:alles
UWUUTTYTTT w:allotment
XTUUTXTTTT w:allowed
XUTUTTUUUU w:allows
TWTTXTUUUT w:almeida
YUTUUUTUUT w:almost
USSWTYVWTR w:alone
YTTTTTWTUU w:along
VUTTTUXTUT w:alphabetical
UTTTXTXUUT w:alphabetically
YTSTSXSUWS w:already
SVWVWWSTUR w:als
SVRYWVYRTR w:also
TUUUTUXUUT w:alten
VUXTUTUTUU w:alternatives
YUTUTUSTUU w:altogether
aUYPeWTOQO w:always
UZTTTTTUUU w:alérgica
WXUPUPTVZT w:am
WTSTXUUUUT w:am/pm
USVVSXSWUS w:american
YTUUUUUUUU w:amount
UUTUXTUUUU w:amounts
XXSVWWWWPN w:an
UXTTUTUWUT w:analytics
RWXVUUXUTQ w:and
VXTTTTWUUT w:android
VTTTXUTUUT w:anglais
XTTWTTTTUT w:angry
XWTTTTTTUU w:anni
TTUUUUXUTT w:anniversary
XUUUTTUUUU w:annotate
VTUXUTTUUT w:annoys
TUUUUUTUXU w:annual
WTSTTSXXUT w:another
XXTPcSVRSR w:answer
WXTTUUTTUU w:answered
VRWUZSWUSR w:answers
UXSTXTTTUU w:antes
TUUUTUTYTU w:antibody
VXUTTUWTTT w:antwerp
VTUUXTTTUT w:antworte
TTXTWUUUUT w:antworten
QRZSYYOSPd w:any
TVSQSWTTUd w:anymore
eVTSTVSSTR w:anyone
VUWYYXVPQO w:anything
YSXSRVXRUS w:anyway
XTTUUUUUUU w:ao
WUTTXTTUUU w:apa
XTUUTTVTUU w:apart
SRSSYXYRXR w:api
VTSXTWTUTS w:apologise
RSRXRWWYSW w:app
TTUUUTUTYT w:application
VTTTTWTTUX w:applies
USSSXVWTTW w:apply
TTXTUWTTUT w:appointments
XTUUTUTTWT w:apprentice
VUUUTUXTUT w:approach
UTTTYWTTUT w:approval
XTTTTVXUTT w:approved
YTTUTSWSXS w:april
VXUUUTTUTT w:aquarium
TXUTUUUUUT w:arachides
SYSSTUUUUW w:arbeite
VVTTTTXUTT w:arch
ZUTUTTTUUT w:archive
VXQWTRaSRV w:are
STTYSWTTUW w:aren't
VTUTTTUXUU w:arena
XTUUUUTUUU w:argued
XUUUUUTTUU w:argument
TTUTUXWUUT w:arguments
VVSVYSRTWS w:around
WTTTTTVTXT w:arrives
TTXWTTXTTT w:art
TYSRVWTTSW w:as
UTTTTTWXTU w:ash
VSQRbaVSTR w:ask
aUUWTTSSUS w:asked
WRSTUYWRUX w:asking
XVTTTWUTTT w:asks
dSTSTUSTUT w:asleep
WTWTSSYSUT w:assistant
VUTUXTTUUT w:assume
TXSSVSVUWU w:at
YSSSXTTYUS w:ate
ZTTTUTTTUT w:attached
VSWSRXWSWS w:au
VTTTZTTUUT w:auch
XUUTUUTTUT w:auction
UTUUTTVTYT w:audit
XUUUUUUTUT w:auditor
VQRQZYVVRX w:auf
SYSTSWVRZR w:august
YTUTUUTUUT w:aujourd'hui
XUUUUUTUUU w:aunt
ZTUUUTTUUT w:aurelio
XTTSWTXSTT w:aus
UTTTUTYXTT w:auth
WXTTUUTTUT w:auto
VWTTTTYTUS w:autumn
UYTTTXTTTT w:aux
XTTTUXTTTT w:avec
YUTTUUUUUU w:average
WTVWRYSTUS w:avoid
YSSRVVSWTX w:away
ZUUTUUTTTS w:awful
WTTXTTTTUU w:axolotls
YTTUTUTUUU w:ayer
VXTTTTXTTT w:años
WTUTTTYTTT w:b
XTTTTTXUUT w:baby
XTUUTTTUUU w:babysitter
XOTUTRXXVW w:back
VYTTTTXTTS w:backend
ZUUTUUTTUT w:backup
TTUUTTXTTX w:backups
ZWSTWTSTTS w:bad
YTTTTTTUWT w:badger
ZTTTUUTUUT w:badly
YTUTUTTUUU w:bags
VTUUUUTXUT w:baking
WUTTTSUUUX w:ban
WTTTUTUXUT w:banana
TTUTUUUUUX w:banco
WXTUTTTXSS w:band
XUSTRSUWVV w:bank
WTUTTXTUUU w:banned
UTTTTUUWUX w:banner
XTSSSXZSTS w:bar
VZTSTTXTTT w:based
VTTUUUXTUT w:basic
YTTTUUTUUU w:basically
XTUUTTTWTT w:basil
VTTSXSWWTS w:batch
STTUTUVZUT w:bath
UVUTTUTZUT w:battery
VXTTTTUUUT w:bau
UTUUUTTUUX w:bazel
XUUTWVTMaS w:be
VTTXTSXUTT w:bear
XUUUUUUTUT w:beautiful
VYWRQRVeRP w:because
YTTTUTUUUT w:become
VTTTXTWTUT w:becomes
VTSTYSWUUT w:bed
VTTTUTVXTT w:beds
XXVQUQSVTY w:been
VXTTTTSTUX w:bees
PUUTZXVRcM w:before
WYTUSTWTTT w:begin
YTUTUUTUUT w:begun
SXSSSVZYSR w:behind
SWTSXSVSSY w:bei
TTUVTUTTYU w:beim
SUVaRRTTVW w:being
XUUUTUUTUT w:beipackzettel
TTXTWUUUUT w:beispiele
YTUTUUUTUT w:believe
TTUTTWUUXT w:bell
ZTUUTTUTTT w:belongs
YSSSVXWRWS w:below
VTUTUTXUUT w:bem
ZUTUTTTUUT w:ben
TVUTUTXUUT w:benedikta
TXTTTTTUUV w:berlin
VTUTUUXUUT w:berta
YTZRTSVTUT w:best
ZRbRRSUVUR w:better
XUWRYSWTTR w:between
TTYSUUUUUT w:bevorzuge
VTTUUUTXUU w:bien
SUWWXRUVTR w:big
YUTTTTTUUU w:bigger
TTTTXTWTUT w:bikes
VXTTUTTUUT w:bilbao
SXUTTTbSTS w:billing
ZYQQYTTTUR w:bin
VTTTTTXTTX w:bins
UTTSSTTWXX w:bio
TYUTXTTTTT w:birth
TaTTTSUXQW w:birthday
TYUUUTTUTT w:birthday's
YTUUTUTUUT w:bis
VXTUTUUUUU w:biscuit
ZTRRRUWWTW w:bit
TUUUTUVXTU w:bites
YTTTTTVUUT w:bits
ZPRWbdPQRP w:bitte
VUYSYTTSTS w:black
YUTUTTUUUT w:blame
UTUUXTWTTT w:bleibt
XTUUUUTTUU w:bless
UTUTTTZUUT w:blind
YTUUUUUUUT w:blinking
YTTTUTUXTT w:block
TUUUUUUXUT w:blocking
UYTTTUUUUT w:blood
VUSTRSZTWV w:blue
VTXTWTTUUT w:blunt
XSTSSSZSWV w:board
UZTTWTUTTS w:boat
TUUUUUXTUU w:bogdan
ZTTUTUTTUT w:boil
XTUUTUXUTS w:boiler
XTTTUUWTUT w:boils
WTTTXTTUUT w:bolt
ZTSSUYVSTS w:book
TTTUWTTYUU w:booking
XWUTTUTTUT w:bookings
TXUUTTVUUT w:bookkeeping
WXSTSSVVWS w:books
UUUUYTTUUU w:booleans
TTTTWTUXUT w:bore
WTTTTUXTUU w:bored
VXTTUTXTTS w:born
WTUUXTUUUT w:borrow
aTTUTUSTUT w:boss
WUUUTTXTTT w:bot
UZPPXVVZVP w:both
TTUTTXVTUT w:bother
TTTUWUXTUT w:bottom
WXTUTTWSTS w:bought
VRTTSSZYXR w:box
XTSSSWVWTT w:boxes
WUSTYTTTUT w:brackets
YUTTTTXTTT w:braga
WUTYTTTTUT w:brain
XXTTSUWTTT w:bram
YWSSZVTSTQ w:branch
STTSXXZSTS w:branches
WTUTTTYTUT w:brand
TXTTUTVUUT w:brandt
XTTTTUWTUT w:brandvold
XTUUUUTUUT w:brandvolds
aTTTTTUUUT w:brb
YVSTSTWUTT w:bread
YUUTUTTTUU w:break
VVXSSTXSUT w:breakfast
UUUUTTXUUU w:breaking
XTTTUTUUWT w:bremen
TTSTaUTUUT w:breve
TTaTTUUTUU w:brevi
YTTUTUTTUT w:brick
VTUUTXTUUT w:bricked
XUUUTTTTUT w:bride
YUTTTTSVWT w:bridge
XTUUUUUUUT w:bridges
TTWTXUTTUT w:brief
TUTTXTUUUU w:briefly
YUTTTUTTUW w:brightmoor
ZTTUTTTUUU w:bring
XTTTTUUWUT w:bringing
XUTTTTXUTT w:brings
UTXSaSTSUS w:british
UTUUTTZTTT w:brno
ZUTTTTTWTS w:broke
YTTSTTSWTW w:broken
UTTUTUZUUT w:brother
XTTUUUTTWU w:brother's
UTUTUTTYUT w:brought
UUUTUUTXTT w:brownout
SXRVVVVTRW w:btw
USTTTXWWUT w:bucket
UTTUTUYUTU w:buddy
WSTSUXWSWS w:budget
XTUUUUTUUT w:buffer
VTSSWWTXTT w:bug
TTUUYUUTUU w:bugfixes
VQRXTTTWWW w:build
TUTUTUYUUU w:buildkite
XUUTTTTWUT w:builds
WTTTUTXUUT w:built
VSYVVUSSTV w:bullet
YTWTTTUUUT w:bullets
VTTTVSWXTS w:bump
TUUUUTUZUT w:bumping
XTTUXTTTUT w:bun
YUUUTTTTUT w:burned
ZTTTTXTTUS w:burnt
XTWSTSXVSS w:bus
WTSSWXWSTS w:business
ZUUTTTTTUT w:but
XTUTTTUWUT w:butter
YUTUSTSXUT w:button
VTTTXSXTUS w:buy
XUUUTTTUUU w:buys
SVVLTWWVaT w:by
VWTTSTXTUT w:c
UTUUUXTTUU w:c#
aSSSSTXTYS w:c'est
SUTUUTYWUT w:cabinet
TTUTUTXWTT w:cable
XSSSSSXYTW w:cache
TTTTXYTTUT w:cada
UTXTUUUUUU w:caffè
USaTTTWTTT w:café
ZTSSTSSYTW w:cake
YUTUTUTUUU w:calculate
YWTTTVTRTW w:calendar
ZWSPVXWWSP w:call
XUUUUUUUTT w:call's
TXSXSTdRSR w:called
UVQZVYUVRP w:calls
TTTTXTTUUW w:calories
XVSTSSSaRV w:came
TVWTTTXTUT w:cameras
YTUUUUSTTU w:campervan
XVWVWSSPPY w:can
WVVaPXZPRP w:can't
XUUTTUUUUU w:canaries
XUTUTTWUTT w:cancel
XTTTTTUTWV w:cancelled
TWSTUWTXUT w:candle
VVSXTUTUUT w:cannot
ZTTUTUUTUU w:cansado
WTTTTUXTUT w:canteen
XUUUTUUUUT w:capital
TUUUUUXTTT w:caps
WUTTTXUTUT w:capsules
YVTTTTTTUT w:captain
YUUUTUUUUT w:caption
SWSSVSWXWR w:car
XUTUUTUUUU w:carbonara
WXSSVWSTRW w:card
UTTXTTVXTS w:cards
USVXWSWTTS w:care
aUTTTUTTUT w:cargo
TTTTTZUUUT w:carne
VTXTUTUTUU w:carousels
ZTTTTUTUUU w:carpet
TUUUYTTTUU w:carries
VXTTTTXTTT w:carro
VTTTYTTTTX w:carry
ZTUUTTTTUU w:carta
XTTUUUUUUU w:cartel
WTTTTUYUTT w:casa
YVWRVWWQTR w:case
UUUTUTXUUU w:cash
VTUTTTTUUX w:caspian
WUTTTTXUUT w:castellane
YSTTSSYRTW w:cat
UXTUUUUUUT w:catalan
UTTSXTWTWS w:catalogue
WTTTUTTZTT w:cause
SUUUTUTYTT w:caused
TTTSZTTUUW w:cc
UUUUUUTXUT w:cdn
YTUTTTXTTT w:ce
YTTTUTUUUT w:cellar
VUTTUTXTUT w:celle
TYTTUUUUUT w:cello
VTWTXTTTUT w:celsius
TYTTUUUUUU w:celíaca
VUTUXTTUUT w:certain
WSUUTTSXXS w:certificate
WTUUUTXUUT w:certified
YUUUTTTUUT w:cette
XUTTUTUUUU w:chair
TZUTUUTUUT w:chamo-me
YUTUTTUUUU w:chance
ZSRWaWSRSQ w:change
ZWTTTSVVTR w:changed
TTTTXTWTUW w:changelog
WTTTYUUTTS w:changes
WSRSUZTXTS w:channel
XTUUTTTTWT w:chaos
XSTTWSYTUT w:chapter
UTTTXXTTUT w:chaque
YTUTTXTSUU w:chart
SSWWXSVTTT w:charts
XUWSSXXSTR w:chat
YXSTTTVTUT w:che
XTUTTUTWTT w:cheaper
YUTUUTTTUU w:cheapest
dTSSURTXTR w:check
XUTTUUUUUT w:check-in
XTTTTTUWTT w:checked
TTUUUUXUUT w:checks
WXTUTUTTUT w:cheers
XSTUSWWTUT w:cheese
YVTUTTTTUU w:chef
ZSSRSTWTWX w:chez
TTUTUUXUUT w:chiama
WZTTTTSTUT w:chiamo
VUUUUUXTUT w:chiave
SWTTTYWSTT w:chicken
USTTWTXTUU w:children
VSXSXTSTUT w:choice
XVSSXTSSTX w:choir
TXTTTUWUUT w:chor
SSXTTUZSWS w:chose
TUUUUUXTUT w:chosen
VTTTVSVTaS w:christmas
UXUUTUTUUU w:church
XUUUUUTTUU w:churn
YSTTWSXWSS w:ci
VUXUUTTTUT w:cinema
WTTUTTUXUT w:circuit
TUTUTYTUUU w:circumstances
aWTTTTTTTT w:city
WTXSVSTVUS w:claim
YXTTSTSWTS w:claims
UUTTXUUUUU w:clash
XTTUUUTUTU w:cleaner
XUTTVTVTTT w:clear
UUTUUTTXUT w:cleared
VUTXUUTUTU w:clever
WTTUTUTXUU w:clicks
XVRSXTWVSR w:client
XTTUTUXTUT w:cliente
SWUSVWYSTS w:clients
UUUUUUUXUU w:climbing
TTUUTTYUTT w:clinic
RXXTXTTWSR w:clock
bTTSTSVVVS w:close
ZTTSTSYTVS w:closed
VSTTVXTSYS w:closes
XXTTSSXRTV w:club
WTTTTTTTUX w:club's
aUTTTUUTUU w:clue
XTTTTTVTWT w:cluster
YXUUTTTTTT w:cm
UTUUUTYTUU w:cmake
VUUUUXTTUT w:co-authors
XUUTTTUUUU w:coat
WYTTTTWTTS w:coche
RWUQYXWQSW w:code
UUTTTXWUUT w:codebase
YUTUTTTUUU w:coded
VYSSXTTUUS w:coeliac
bSYRRTSYTR w:coffee
XUUTUUUTUU w:coffee's
aUTTUTTTUT w:coin
XSTWSSRZYR w:cold
WTTTXTUUUU w:colle
WXTTWTTTTT w:colleagues
XXTSUTTTUT w:collect
VVWSWSVSWR w:colour
TYTTUUUUUT w:colour-blind
TXTTUUTUUU w:colourblind
YTSSSTZWUS w:column
WSWVWRRSTW w:columns
YXQQSRWVWV w:come
UTUUTYTUUT w:comentar
WSSSUSXWXR w:comes
UUTTYUTUUT w:comillas
aVTSTSTXTT w:coming
XTVWSTVTUT w:comma
VTTTYUTUUT w:command
VTTUUUTTUX w:commerce
WRTRYYURSX w:commit
VXWRYUSTTR w:commits
VYUTTUXRTR w:committee
XZSTTTTTTT w:como
WUSSWVXSTS w:company
ZUUTTTTTUU w:compare
UXUUUUUUUU w:compared
YUUUTTTUTT w:comparing
ZTTTUUTTUT w:compile
XTUUTTTWUT w:compiler
YUTTUTUUUU w:compiles
UTVUUUTXTT w:complaint
SWVTSTVXUT w:complaints
TTUTUYTUUT w:completo
UXTTTTWUUT w:compose
YTUUUUTTUU w:computer
XTQVXVWQWR w:con
YUUTTUUUUT w:concern
TTTTWUWTXT w:concert
TUTTWUXTTT w:conclusion
XUTTUUUUUU w:concrete
TUUUXUTUUU w:config
UUTTUTXUUT w:configs
XUUUTUUUUU w:confirm
VXUTTUUUUT w:confirmation
XUUUTTTWTT w:confirmed
XUUTUTUTUT w:confusing
XUUUUTTVTT w:connections
XUTUUUUUUU w:cons
YUUTUTTUUT w:considered
TXUUUTWTTT w:console
VSTTXWTTTV w:console.log
TTUUUUTTYT w:consulta
TSUUTXZTTS w:contact
WUUTXTTUUT w:contain
VTXTSTWUUT w:container
VXTTTTWTTT w:context
YUTTTUTTUT w:continue
VRTUUWUWXQ w:contract
TUUUYTTUTU w:contracts
UXUUUUUTUT w:contributor
TTUUXUUUUU w:conventional
XTTTUUUUUU w:convince
TZSTTTYTTT w:cook
VTUTUUTXUT w:cookie
WTTTTTTXUU w:cool
YTTUTTTUVT w:copies
URSSZUWVSW w:copy
aUUUUTTTUT w:copying
XTUUUUVUTT w:core
TXXVUSTTTS w:coriander
VUTTXTUTUU w:corre
YTTTYUSTUS w:correct
XUTTUTVSTX w:correction
XUUUUUTUTT w:corridor
UTZTTTTTUU w:cortas
YUUTTUTTUT w:cost
UTWXUTTTUU w:cotton
cWQWVRUQVQ w:could
XUTTUUUUUU w:couldn't
YUUTTUTTUU w:counsel
XSSRWSWSXV w:count
XUTTUUUUUU w:counted
UYUTTTUUUT w:countries
aTTUTTUUUT w:country
SUUTTTXXUT w:counts
UUTUTTXSXT w:county
YUUTUTUUUT w:couriers
VVRSWUWSSX w:course
SXXTTTXSST w:court
TTYSUUUUUT w:courtes
ZUTTVTTTUT w:cover
TTTTTTaTUT w:covers
TUUTUUTYUU w:cracked
VTTXUTTUUT w:cranky
TWTTWUXSTT w:crate
WUTXUTTTUT w:crawl
ZTTTTTUUUU w:crazy
YUUTUUTTUU w:crisps
XUUUUUTUUU w:crois
XUTTUUUUUU w:croissants
UXSSTWXVTT w:cron
XTTXTTTTTS w:cross
UUUTTXXTTT w:crossword
YUUUTTUUUT w:crypt
WTTTTTXTUT w:css
VUTTXTWSUT w:csv
UUTUYTTUUT w:cue
TTTTUYWTUT w:cups
XUTTTUTTUU w:curious
XUUTTUUUUU w:curl
YTUUTTTUTU w:curry
VTYTTTTUUT w:curtas
WXUTTUUTTT w:custody
UTPPaXYTTU w:customer
RRWQXZZWRR w:customers
TTUUUUTYUT w:customs
XSSSVSTXUY w:cut
TUUUUTUXUU w:cutting
YTUUTTUUUT w:cuánto
YUTUTTTUUT w:cv
UUUUXUTTUU w:cycle
XTWTTVTUUS w:código
UUUUUTTXUU w:d'un
YURRYRWWSR w:da
VTUTTUXTUT w:dad
XTUUTUTUUU w:dafür
TYUUUUTTUU w:daily
VXUUUTTUUT w:dairy
UTTTTTTXXT w:dal
YTUUTUTUUU w:damen
VUUUTTXTUU w:damit
VTUTTUVXUT w:damp
UXTTTWTTUT w:danish
XUUUTUTUUU w:dann
VTTTTZTUUT w:dans
WUWTUSWRVT w:dark
XVQPVVWYRV w:das
VUTUTTYTUT w:dashboard
WSTUYUTTUU w:dass
UWRSZRZVSR w:data
UTTTTYVWSS w:database
XUUUUUUTTU w:datasheet
VVRWXUTRXQ w:date
UTTSZWUTUT w:dates
UVTTTTXTWT w:daughter
VTTTUTSUWX w:daughter's
XTTTTTTXVT w:dawn
XUaQURVUWP w:day
VWPOVYWXXP w:days
UUXTSUXWSS w:db
UUUUUTXTUU w:dbt
SVTUWZVPWS w:de
XRSWSSTYSZ w:dead
YSTTTTTTWW w:deadline
VZSSXTWTTS w:deaf
TYTTTXSTUU w:deal
XRYSSWVWTR w:dear
XTUUUUVUUT w:debian
XTUUUUTUUU w:debugging
TTXTTTTTYT w:dec
USTUSTWUYT w:december
XTUUUUUTUU w:decent
cTTTUSTTUT w:decide
XSTSSTfSUR w:decided
TTTTTUaUUT w:decidido
TTUTTUZUTT w:decidimos
TUYTVTTTUT w:decimal
XTUTTTYTTS w:decision
TSTTSTZTYT w:deciso
UTTUTUYTUU w:deck
TTTWUTTXUT w:decks
UTTTTTWTUX w:decommissioned
URXRYVWRSV w:default
TTUTTTYXTT w:degrees
UWSSWSSWXS w:del
VTUUTTUXUT w:delay
WSSTVVSSTZ w:delete
UUUUUTYTUT w:deliveries
XSTSVYWTTS w:delivery
XSXSWSSYSR w:dem
WSUVTUUSYU w:demo
VWRWPWTRVW w:den
UTUTVTTTUX w:dennis
TXTUUUWTUT w:dental
ZTTTTVSTXS w:dentist
TTUUUUTTZT w:dentista
XTTUUTTUUU w:dentists
XUUUUUTTTU w:dentro
YUUUTUTTUU w:department
VTTUUUXTTU w:depends
VRSTRXVXSX w:deploy
YUUUUTTUUT w:deployen
TTUUTWXTUU w:deploys
VTUUUTUXUU w:depth
YVTSUUTUUT w:depuis
VWUTUUTTTX w:deputy
XTQQUQXXWV w:der
VSVXVSRWWS w:des
TTTUWTXTUU w:description
WXTUTUTTUT w:desde
TUTTSTWTWX w:design
UYTTTUUUUU w:designer
YYSTSTTSWS w:desk
UTUUUUXUUT w:desktop
WWTSZTSUUS w:deutsch
ZTTUTTUUUU w:deux
VUTUUTXUUT w:dev
UTTTUUYUUT w:device
UXTTTTTTWU w:dez
UTRRWVWWXR w:di
SVTTTUZUUU w:diabetic
TTTTUTaTUT w:diabética
UUTTTXTUUU w:dialect
VTTWWXSTTS w:dialogue
ZUTTUTTUUT w:diary
ZTUUTUTUUU w:dice
XUUUUUUTUU w:diceva
TXTUVUTUUU w:dictate
ZSTTRTVbTR w:did
WTTRSYSbTR w:didn't
WTQWUPUVXW w:die
VWTTTTTTXU w:dieci
WSTTUTXXTS w:died
TXTTWTWTUT w:dienstags
XUUUUUUUUT w:diese
UXTTUTUUUT w:diesel
TUTTXXTTUT w:diesem
aTUUTTTTTT w:diet
TXTTTUTTXT w:diez
YUWRXTTSUS w:diff
aTTTTTTWTT w:different
TUXTUUTUUT w:diffs
UTUTXUUUUT w:dig
VTTTXTWTUT w:digits
YUTUTUTUUU w:dilution
WWSSUZSTUS w:dinner
VWTTTTVXTT w:dir
YUTUTUUTUU w:dire
TUUUTXUUVU w:directly
YTUUUUTUUT w:disappointed
XTTTUUTVUT w:disaster
TTTTUTVVTY w:discount
VTUTTXTTUU w:discounts
YTUUTUTUUU w:discuss
YTTTUTWUTS w:discussion
TYUUUUTUUT w:disease
VTWYTTTTUT w:dislike
SUUUXTWUUT w:diss
YUTUTUTTUU w:disse
UXTUUUTUTU w:district
ZTUUUTTTUU w:dit
TUUUUTYUTU w:django
YTTTUUUUUU w:dmesg
WTTTSTWXUT w:dns
WWWWTXUPOV w:do
WXTTUTTUUT w:dobsonian
ZTTTTTXTUT w:doc
XTUTTTTUUU w:doch
VWRRXSURXX w:docs
YUUUUUTUUT w:docstring
VUUTUXUUUU w:docstrings
ZUTTTUTTUU w:doctor's
UUUUTUYUUU w:document
ZVUPRQbXWP w:does
XRRRUWSZRX w:doesn't
UXTSSTZVTS w:dog
aTTUTTTUUT w:dogs
VZSRVTVWTR w:doing
XUUUTUUUUU w:dollars
VWOYTbRPOZ w:don't
XSXRVQVWWQ w:done
YTTTSTYWSS w:door
XTSTWWTTUU w:doses
YUTTTTSWTT w:dot
UXTSSTWYTS w:double
TUUTUUTYUU w:doubled
TUTTZTTUUU w:doubt
aQQPXRTXXW w:down
VVTSaTWSSR w:dr
aTSTWRWSVS w:draft
XTXWSVSTTT w:drafts
YTTUTTUTUU w:dragon
YWUUTTTTTT w:draw
YTTTUUUTUU w:drew
WTUUTTSYTT w:drift
YWTTUTTTUT w:drill
XUUUTUTTWT w:drills
VYSTTTUUUT w:drink
TXSWTWXSTR w:drive
XYTTTTTUTT w:driver
YUTTTUWTUS w:drives
TUTSSSVXVW w:driving
WRRRSYXUSX w:drop
XTTSTTUVTY w:dropped
TTUUUUXWTT w:dropping
YTUUUTUUUT w:drove
XTWSTTSYTT w:dry
WVRWUUVRSX w:du
XTUUTUSWTU w:dud
YRRSWSSVcR w:due
VXTTTUTUUT w:duh
VUXTUTUTUT w:dull
XTTTTUTXUS w:dump
XTTUUUTTUU w:dunno
YUTUTTUUUU w:durch
TWWTTXTTUT w:during
VWTSXSWUTT w:dutch
XTTTSXTTUT w:duz
WTUTXUTUUT w:duzen
WTTTUUXUTT w:dying
TTUUTTaUUT w:décidé
XUUUUTTUUU w:déployer
TSSaUUUUUT w:déteste
XUUUTUTUUT w:día
YUUUUTTUUT w:dónde
VVVSRYWRSS w:e
XTTUTTVUUT w:e.g
UPPQcWXUZQ w:each
UYTSXTTTUT w:ear
WTTUTTVSYT w:earlier
TSWXVSTWTS w:early
TUUUUUUXUT w:earplugs
UUXTUTTUUU w:easier
UTTUUUXUUU w:east
TXUUUUTUUT w:eastern
UbQPXVVRTV w:eat
UUUUUTTYUT w:eaten
YTUUTTTTUU w:eating
XTTTTTXTUU w:eats
YTTTTUUUUT w:echt
UUTTSYUUUU w:edit
TYXWTSSTVS w:editor
UZTTTTTUUU w:egg
bTTUTTUTTT w:eggs
ZUTTUTUUUT w:eh
VSSSUWXSXT w:eight
XWTSTTTYTS w:ein
YTTTSXTTTT w:eine
VUTTXUTUUT w:einen
XUUUTTUUUU w:einkaufsliste
ZWTTTTTTUT w:either
WTTTXTTUUU w:ejecuta
WUUPTPVXXV w:el
XUUUTTUUUU w:ele
UXUUUTUUUT w:electronic
YTUUUUTTTU w:elevador
XVSSSTUWVS w:eleven
WXRSXWVSSS w:else
VXYQUTVRWQ w:em
WbUTSTSUTR w:email
VTUUUXTUUT w:emergency
YTTTUTUUUU w:emigrate
VTUTUYTUUT w:emoji
URRWRaVSTY w:emojis
XXUTTTTUTT w:employer
ZTWTSTVSTS w:empty
YXUOaSXPQV w:en
XUTUUTUTUU w:enclosed
SQXRVWaQZP w:end
UUUUUUTUUX w:ended
VTTTYTWTUT w:endpoint
TUUUVUXTTT w:endpoints
WWTTSTUSYT w:ends
WXTTTTUTUT w:energy
UWTTTTYTUT w:engineer
TWTTZTTTUT w:englisch
XUUUUTTTUU w:englische
TYVVaRVQSR w:english
VSTTTTWXTW w:enough
XTUUUUUUUU w:enquiry
XUUUUTTUUU w:enter
aTTUUUTSUT w:entire
TTUTUUYTTT w:entrance
WTTTUXTUTT w:entre
UUTUXTUTUU w:entry
ZTUUTUTTUU w:er
WTUTTTTXUU w:era
TYUUTUTUUT w:erfurt
UUUTXTUUUT w:erklären
VSVQXVWXSQ w:error
WUTTYSVUTT w:errors
WWSSSSZSYS w:es
VUTTTTXUUT w:escalation
XTTTWTTUUT w:esegui
TTTTXTTTUX w:espacios
WTTXTTTWUS w:essay
XTTTTUUUUX w:esse
SRRRVWZRXW w:est
XUTUTUUUUU w:est-ce
YTTUUTUTUU w:esta
TTUUXTTUWU w:este
UUXUTUTUUU w:estimates
XTTTUUUUUU w:esto
WTTUTTTUUX w:estonian
YTTUTUUTUU w:estou
XYSTTTTTUT w:estoy
UUTTTUaTTT w:está
VXSTSSWTXT w:et
YUTUTTUTUU w:etc
XUUUUUUUUU w:etwas
aWTTTTSTUT w:eu
YUTUUUTUTU w:euh
XTUUWUTUTT w:eur
VTTTYTXTUT w:euro
USSTXVYSTT w:euros
UTUUTUTTYT w:eve
ZVPQYXTWTR w:even
VUUSVWTUXQ w:evening
WUUUTTXUUT w:evenings
TTWTTTUYUU w:event
YWRVWZUQTP w:ever
VVXOcUXVPO w:every
ZWSRWTWSTR w:everybody
YXRRVSUXTR w:everyone
XUUTUUTUUU w:everyone's
TXVUVSXVPS w:everything
TVWVWVZQSQ w:everywhere
XTUUUTUUUT w:evil
aSTUTUTTVT w:exactly
WTTUTTUTXU w:exam
TUYTTTUUUU w:examples
XTTSUSVXUT w:except
YTTTTTUUVU w:exception
aTUTTUTTUT w:exceptions
UTTUUUUUXT w:exchange
SUTWTaTSUT w:exclamation
XTTTUTTUWT w:excuse
XUTTUUTWUT w:exercises
VTTXTUTUUT w:exhausting
YUUUTTTTUT w:exit
TUUUUUXUUT w:expansion
TTUTUUSXTX w:expired
TTUUUUXTVT w:expires
YVXQXVSSUQ w:explain
WTTXTTTTUU w:explained
WTYTTUUTTT w:explanation
WUTTTTXUUT w:exploit
XWTUVSWUTS w:export
TUUUUUTUXT w:external
WXUUTTTTUT w:extra
ZTTXSTTTUT w:eyes
YTUUUTTTUT w:fa
YUTTTUUUUT w:fact
TXXTTUUTUT w:fahre
ZTWTSTTTUU w:fahrenheit
VTUTXTUUUT w:fail
WTTTTTSaTS w:failed
ZUTUTTTTUT w:failing
VUUUTTTXUT w:fails
TTTTTUVXUU w:failure
VUTUTTTXUU w:failures
ZSSTSTUWWT w:fair
VXUTTTUUUT w:fairs
TYUUUTTTUU w:fais
ZTTTUTUUUU w:fait
TTUUUUXUUU w:falkenstein
WTTTUUTTXT w:fall
ZUTTSTTUVU w:falls
TYTTUUTUUU w:falo
UXVTVVTSTS w:family
USYXTTUWSR w:fan
TTTXSTUWUT w:fancy
XUUUUUUTUT w:faq
WTUTTXUUUT w:fass
UYTTTUWTTT w:fast
VXUUUTTTUU w:fasting
YUTUUTTUUT w:father
YTTTUUUUUT w:fatiguée
WTTTTXTVTT w:fault
UTUUTUXUTU w:fauré
YUUUUTTTUU w:faut
XSTSWYSTUS w:favor
TTTTTXWTUT w:favore
TWYTUTTTUT w:favourite
UTTUTXVTUU w:fax
XTTUUUTUUU w:faz
TRSRXSYTXW w:feature
TWTTTTXTWS w:feb
TWTUSTSScS w:february
XTUTTUTTWT w:fechado
UXUUUUTTUU w:fedora
UUUUTUXUUT w:feeds
XUTWTTTTTT w:feel
YTUTUUTUUT w:feeling
YTTUTTTTVU w:feet
WTUUTUSYTT w:fehler
XTTTTTTVTX w:fell
WXTUTTUTTT w:fellow
YUTTUUUTUU w:felt
VTTTTTYTUT w:fern
XUUUUUTUUU w:ferries
TTUUTUWUXT w:fest
XUTUWTTUUT w:fetch
ZUTTUTTTUU w:few
VTTTTTXUUT w:ffill
VTUUUUXUTT w:ficar
WTTTUTXTTT w:ficou
TTUUUTTXWT w:fifth
YUSTUTWUUT w:fifty
UUXTUUTUUU w:fight
VTTTTXXTTT w:figma
UTVTYTTVTT w:figures
YQRQXVVZRV w:file
RRUWWZXTSR w:files
XUUUTUUTUT w:film
TVUUUTXUTT w:fils
UUTUUXTUUT w:filter
XSUTSTZSWS w:final
XTTXTUSXTS w:finally
ZTTUUUTTTU w:finalmente
YSYZXRRRTQ w:find
UVWPWVSXRV w:fine
WTTTXUTUTT w:fingers
VTTVTTTTXU w:finish
VSWSYTSSXS w:finished
VUUUUTTUUX w:finishes
WTTTTTXUUU w:fionnuala
XUTSTTYTUT w:fire
UTTSUTYTTX w:firm
UVYOaRWVVN w:first
VaXRSSSXUR w:fish
ZTWRWRYUSR w:five
dVXUQSRSUS w:fix
UTUUSTWaSS w:fixed
YTUTTUUTUT w:fixing
WTUUTTXTTT w:fixture
UTSTUTYVUT w:flag
TSTSXSYSTX w:flags
WUTTTTUYUS w:flaky
WUUSSRUXUV w:flat
WTTTUUUUUX w:fleisch
YUTUUUUTUU w:flip
VSTSWSXTSX w:floor
VTUUUUTXTT w:flop
UTUUUUTXUT w:flopped
SXWSSTWTVT w:fly
YUUUTTTUUT w:flyer
XUUUUTUUUU w:foi
UTTSXXZSTS w:folder
YTTTWTVTTT w:folks
TTTTXTWWTT w:follow
XUTUUTVUUT w:following
VUTUXUTUUT w:fonction
UUTXUUUUUT w:fond
XTTTTTWWUS w:font
ZUUUTTTTUU w:foo
XUUUTTTUUT w:foot
XUUUTTUUUU w:footer
XTTTUUTUVU w:footnotes
VUTTTaTTUT w:force
YTTTTXTTUT w:forever
VVRRVSWRTc w:forget
UTSSXWSXXR w:form
WSSTaTTTUT w:formal
VTUUXUTUUT w:former
XUUUUTUUUU w:formuliere
XTUUTUWTTU w:fornitore
XTTUUUTTUU w:forth
TUTUTTTXXT w:fortnight
VXTTUTTUUT w:fortran
aTTTUSTWTU w:forty
ZTUUTTTTTT w:forum
VTTTXWTTUT w:forward
ZUUUUUTTUT w:forwarding
bTTTTTRYUS w:found
WXQQTUZVXQ w:four
XWTTWUTSUT w:fourteen
UUUUTUXUUT w:fourth
XUTTUTTUUU w:fox
ZWTUUTTTTT w:frame
TTUUVTXUUT w:francs
XWSSWTVTUT w:français
UTUTSYYTTT w:frau
XTUUUUUTUT w:fraud
ZURRYWXSSQ w:free
UXTUUUTUUT w:freelance
YUUUTTTUUT w:freelancers
URTUTTUSaX w:freeze
UXUTUUUUUT w:freight
XTTTTUUUUU w:freitag
YUUUUTTUUT w:freitags
XTTUZTTTTT w:french
YTUTTUUUUU w:freundlich
XUTUUTTUUT w:fri
ZTRRVVQSXV w:friday
VWSSSXYSWQ w:fridays
USTTTVXYSS w:fridge
XSTYTTUTWS w:friend
YUTTTUTUUU w:friendly
RUSWXSWVRX w:from
UWXRXVXSSQ w:front
VUUUTUYTUT w:frontend
VTTTWTXTTT w:frozen
YTTUUUUTUT w:fruit
TUUUUUYUTT w:frère
YUTUTUUUUU w:früher
YSWRWVVUTR w:full
ZWTTTTTTTT w:fun
VTTTXTTUUU w:función
aTXTTSSTUS w:function
UTYSVWSTTT w:functions
YUUUTUTTUT w:funeral
UUTTXUUUUT w:funktion
YTRSXXTTUT w:funny
YUUUTUTTTU w:furgone
TTTTUUTZUT w:fuso
UTTUXUUUUT w:fussy
UXSSZWSTUS w:future
TTTTWTUXUT w:fuzzer
UTUUTXWTTT w:fwiw
SYTTTTZTUT w:fyi
VTUUUUXUUT w:förster
aUSRURVRWW w:für
VTUTSTWXUT w:game
TTWTTUXTUU w:games
SWVWWUWSTR w:garden
XTUUUUWTTT w:gary
TUUUTUZTTT w:gas
TTTTUUZTUT w:gata
XSUUTTYTTT w:gate
TSTUUUYTWT w:gateway
XRRRSSSZVa w:gave
VSTTTXWTTT w:gbr
YTUUTUTUUU w:geehrte
TWTTTUXUUT w:gegen
YTTTUTUUUU w:geht
UUUUXUTTUT w:gehört
XUUUUUTUUT w:gel
WUTTTXTTVT w:gelatine
XUUUTUTUUU w:genau
VTXTXTTTUT w:general
XUTUTTUUUU w:generally
VUTTYTTUUT w:generate
STTTUZYSTS w:generated
UXUUUTUUUT w:generation
VTUTTXUUUT w:generell
VUTUTTXUTT w:gente
XWSTTTUUUT w:gentle
XUUUUUTUUT w:gentleman
WXTUTTTUTU w:geography
VXUTTTUUUU w:georgia
VWSSXTVUUS w:german
WUTVUXZNXO w:get
UUQRXYYSWR w:gets
XSTWTUXSTT w:getting
WaTUTSUSTS w:ghent
XTVVTUTTUV w:ghost
YUTUTTUUUU w:gift
WXTUTUTTUT w:gigs
YSTTTUWUUT w:gijón
XTTTWTTUUT w:gilt
XTXTUTTTUT w:gimme
TUTUUTWTTX w:girls
UUTTXUTUUU w:gist
WXTTSTWTUT w:git
TWUTTUVTTX w:github
ZTUTUUTTUT w:gitlab
UQXUZVSRTV w:give
VTXTTUTTUW w:given
XSSXTSVWTS w:gives
VTTSVXWTTS w:giving
XUTUWTTUUT w:glad
TTTXTTTXUT w:glaze
XTTTUUUUUU w:gleich
TTUYUTUUUT w:gli
XUUTUTUUUU w:gloves
UTTTSTXYTT w:glue
YTUTUTUUUT w:glue's
VYSSWTSTUW w:gluten
UUUUUUTTUX w:gmail
VTUTUTXUUT w:gmbh
YTUUUTTUUT w:gnomes
aWVPXQbOVO w:go
TTUUWTSTYT w:goal
XUTTUUUUUT w:god
VTUUXTUUTT w:godot
WXPPZWWSXP w:goes
bQRRWVZVSP w:going
XUTUTTUUUT w:goldfish
ZRSSSRWXSZ w:gone
ZUUTTTUTUT w:gonna
VWXMSTVSTa w:good
XTTUUUTTUU w:goose
WTUXTTUUUT w:gosto
YXOOQUWWXU w:got
VTUTUUVXUT w:gpu
ZTTTTUTTUU w:grab
VWTTTTUTTX w:grafana
XTTYTUTTTT w:grammar
TTUUUTYUUU w:grandma
XTTUTTUUUU w:grandmother
XTUUUUUTTT w:grandson
WSUUSUXSWT w:grant
VXUTTUUUUU w:grapefruit
XTUUTTUUUT w:gravestone
VVTTTUXTUT w:graz
aTTUUTSTUU w:great
YWRSRVWZRR w:green
WTTXTTTTUT w:greeting
WTUTUXTUTT w:greetings
aUTUTTTTUT w:grep
UXTTTTUXUT w:grew
VTUUSTZSUU w:grey
XYVSSSXVSR w:group
VTTTWXTTTT w:grundsätzlich
WSTTXYTSUT w:guess
ZTTTVTTTUT w:guessing
VTTTTTVXTU w:guitar
XTTTTTTWUT w:gut
YXTTTTSSTW w:guy
TTWSTTYTTW w:gym
ZTTTTTTXTT w:ha
WZSTTTTTUT w:habe
WTUTSTXTTW w:haben
TTUTUUXUUT w:habite
XUUTUUTUUT w:habits
WXTUTUTTUU w:hace
bWRSRSSbTQ w:had
TTTUTUSYUW w:hadn't
XUTUTWTTUT w:hagas
eRSTSTTTVT w:haha
XRWSQRVYaR w:half
VTUTTTWSYS w:hall
TUUTTTYTUU w:hall's
TTTUTTXUUU w:halloran
TXUUUUTTUU w:halls
WTUUUTXTTT w:halvard
UUUUTTUXUU w:halved
UYTTUTVTUT w:hamburg
UYRRXVYRUR w:hand
USUTTUXSWW w:handed
UWSSSSWXTX w:handle
WTTTXTTTUU w:handled
WTUUTTYTTT w:handles
VUTTXUTUUT w:handling
WTSWSXWSVT w:handover
XUUUUTUUUU w:handwriting
XTUTUUWTUT w:hang
UTTTSSUWWX w:happened
XUXTSTTXTS w:happy
ZXTUUTSTUS w:harbour
aXSWTRRVST w:hard
VXTTUTTUUT w:hardly
VTTXTUTTUT w:harmonise
TOTSVUWUXY w:has
XTTUUTWTUU w:hasn't
TTTYUUUUUT w:hasse
WSSTXTUZSS w:hat
XSUeSSSSUR w:hate
XUUUUUTTUU w:hated
YTUUTTVTUU w:hates
WVTQVQXPZX w:have
ZUTXTTTTUT w:haven't
VWUUTTSYUR w:having
YTTUTUTTUU w:hay
bWRSQSYRWS w:he
YUUUUUTTUT w:he'd
YSTTSTYTWS w:he's
XVTTTTXTUS w:he/him
VZTSSSVSUX w:head
ZTTTUUTUTT w:headache
YUTTWTWTTT w:header
VTTTTUYTTT w:heads
UUTTUUTXUT w:healthy
YTTTTTXUUT w:hear
SXTTWSSXVT w:hearing
XWTTTTTUUT w:heart
XWSSTTWTUT w:heat
YUUTUTUTUT w:heater
ZTTTTTWTTT w:heating
TYTTUUUUUU w:hebamme
YUUTTTTUVT w:hedda
XTUUTUTTVT w:hedge
XWTSTUUUUT w:heiße
VTUUTUXTTT w:heißt
XTUTUTTXTS w:held
SZUUUUTUUT w:helix
XWTTTTTWUS w:hello
ZTSSTSTZUR w:help
VTTUTUUXUT w:helped
VUTTYTUUUT w:helper
UTTWXTUUUT w:helpers
YTTTVTTUUT w:helps
UUUTUUXUUT w:hemos
TUTUWUXTTU w:henrike
VQQPWYaSSX w:her
YUTUTTTUUU w:herbs
XaSPaWUOQU w:here
VXTTTXTTUT w:here's
XUUUTUTTUU w:hero
WSUUXUTTTT w:heron
VTUUUUXUUT w:heron-5
YTUUTUTUUU w:herren
TTUUTTZTUT w:hetzner
aTTSTTXTUS w:heute
TTXTWSXTUT w:hex
XXTTTUTTUT w:hey
bTTTTTUTUT w:hi
TTTTTTXXTT w:hidden
VTSXTTWWTS w:hide
aWTTSTTTUT w:hier
aSSSSVXTUS w:him
YTUTUTTUUU w:hinweis
WUTTTTSVYT w:hip
TTUTTUTTWX w:hiring
XRSRWRYQVZ w:his
TVXSSTTTVW w:history
VUXTTTTWUT w:hit
VXTXUTTTUS w:hives
cTTUTTTTUT w:hm
aUTTTTTTUT w:hmm
WaSSSTXSTT w:ho
UUUUTUXUUU w:hobby
WSRZWVTRSW w:hold
YSWTTSSWVS w:holiday
TUUTUTXUUU w:holidays
UXTTTTWTUT w:hollis
WYRRVVUSTU w:home
XTUSUUTTXT w:honest
ZSSXVTTTUS w:honestly
XTUUUUTTUU w:honeypot
XUUUUTUTUT w:hook
TUXTTWTUUT w:hooks
XTUUTTWUUT w:hop
YUUTUUTUUT w:hope
WTUUUTTXTT w:horaria
VXTUTUTUUT w:hospital
UTTSWSXWUT w:host
WTTTTTXXUS w:hot
XUXSXTSVSR w:hotel
TXTWTTWSTT w:hotels
ZUSTWSVTTT w:hour
WYYRRRYVSR w:hours
aWRSTSYRTS w:house
UYSWTSUTUT w:household
XUUTUWTTUU w:houses
cQaRWRVQTR w:how
ZTTTUUTTUT w:hoy
XTUUUUUWUT w:huge
VXTTTUTTUU w:hull
YUTUTUTUUU w:human
XTTTUUUTUT w:humidity
UUUUUUTXUU w:hung
WXTTUTTUUT w:hungarian
YTTTUUUUUT w:hungry
YTUTUTTUUT w:hurry
YWUTTUSVUT w:hurt
ZTTTTUTTUT w:hurts
YTTTUTVUUT w:husband
YUUUUUTTUT w:hypothetically
XUTTTXTTUT w:hör
TZaYSRQRPY w:i
XTZVSUNUUV w:i'd
cSSSWSWSUS w:i'll
YgUXTMSLUV w:i'm
UYVVUNVTTU w:i've
VUUTTUXTUT w:ice
VTTTUUXTUT w:iceberg
XaaaTPOPQV w:ich
TSXTYSSXTT w:id
bTSSTUSYTS w:idea
YTTTVSTTVW w:ideas
YTTTUTUUUT w:idk
VUUTXTTTVT w:ids
UUYWbXTMUN w:if
TTXVTUUTUU w:ifs
WTTTVTUTUX w:ignore
WUTUTTWVYP w:il
XTTTTXTTUT w:ilka
XTUUUUTVUT w:ill
VUSRYXXSTR w:im
VTTUTTWXTT w:image
WRSReWSSTS w:immer
WUSUXTTUUT w:imperative
YUTUTUUUUU w:importe
TTTTXUWVTT w:importer
TTTTXTUWUT w:imports
STUWYVVVSQ w:in
YUUTTUTTUU w:inbox
WTTTTTXXUS w:inches
TTWTSSXTWT w:incident
XTUTUUUUUU w:incidentally
YUUUUUTTTU w:incidente
UXTTUWSSWT w:included
UUUUUUXTUU w:incremental
TTTUYUTUUU w:indentation
ZTTTTTVWTS w:index
TWTSWSYSTV w:ines
TYUUUUUUUU w:infirmière
WTTTTTYTUT w:infra
XTUTTTWTUT w:ingest
TTTWUXTTTT w:inglesi
UZXTTTTTTT w:inglês
TTUUUUXUUT w:ingrid
TTTUXWTUTT w:inheritance
TUTTWYTUUT w:inline
UTUUTXUTUU w:ins
TTUTTTXXUT w:instagram
XUUUUUUUUU w:instalments
URVQZQZYUR w:instead
UUTTXWTUUT w:instructions
XTTTTTWUUT w:insurance
TTTTXXTUUT w:int
TTTTTXWTUT w:integration
YUUUUTTTTT w:intern
VUUTUUXTUT w:internally
ZTTUTUTUUT w:interview
XWVRUXUURR w:into
TZTTTUTUUW w:intolerant
YUTTTTUUUT w:introduce
VUUUUTUTXT w:investors
YWTUTTTUTT w:invite
WSSSWTYTTW w:invoice
WSSSXTWUSW w:invoices
UTUXTWTTUT w:involving
UTTUUTYUUT w:ip
UUUUTTXUUT w:ipv6
UXUTTUUUUT w:ireland
XUTUUUUTUU w:iron
SWVWTUXMVW w:is
VXUUUUTTUT w:islands
XSQRVXVSSa w:isn't
UTUUVTYTTT w:iso
VTTUTUTUXU w:issue
WURRSRXUYX w:ist
YPQTWRWZQX w:it
YTTUTTTUUU w:it'll
UUXMVUYTUU w:it's
XTUUTUTTWU w:italia
XTTTUUUUUT w:italian
UTTTYUUUUU w:italiano
VTXYTTTTTT w:itch
WTTUUTTUXT w:item
TTTTVTTWXT w:items
TPUUXXXVVQ w:its
XUUUUUUUUT w:itself
WTSYTTSTTX w:j'ai
VZTSTUTTUT w:j'habite
YTUUTTTUUU w:ja
XUTTUUUUUT w:jahren
XTXTTSVTVS w:jam
YSSSWaSSTS w:jamais
TTUUTTTUYU w:jan
TUTTTTWTUX w:janek
WWTTRSTVaR w:january
WZYYUSOOQW w:je
TTTTYXTTTT w:jede
USUUUUXUUU w:jelena
XUTTTTUUUU w:jo
WTTTUUYTTT w:joaquim
WSSTUWZVSR w:job
SSTTXWTXTT w:jobs
YUUTUUUUUU w:join
aTSRWWTTVS w:joke
WTTXWUTTTT w:jokes
WXTUTTTTUT w:jorunn
WWSTVRWTVS w:journal
VUUUTXUTUT w:jquery
UTTTYTTXTT w:json
VUUUTTXUUT w:judge
UTUVTUTTYU w:juli
UVSTTTVVYS w:july
XUTTTTUSaR w:june
XTUUTTVUUU w:juniper
TUUUUUYTUT w:jury
YUUTUTTUUU w:jury's
ZUUUYVUVQN w:just
VUTXUTTUUT w:justified
WSTTTTWTTY w:já
TUUUUUUXUT w:k
XSUTTSVVSX w:kafka
YTUUTUTUUU w:kam
YUTTTUTUUU w:kana
VWTXTTTTUT w:kann
UUUTUTTTUX w:kannst
WTTUUTXTUT w:kawai
VVVTZUaSPN w:keep
TUUUTUTXUU w:keepalive
VUTTUUXTTT w:keeping
WWTSTTXUUS w:kein
WTRZUZRSSR w:keine
UUUUUTXUUT w:keiner
TSSSRTVaWX w:kept
XUWSTUSVUT w:kettle
WVUURSZWSS w:key
ZTUTUUTUUT w:keyboard
SYTSWTVTWS w:keys
UUTTXSUUUU w:keywords
XUTUWTUUUT w:kg
YTTUVUSTUU w:kid
YTUTUUTUUU w:kidding
YWTSSYWSSS w:kids
VXUUUUTUUT w:kilkenny
aSTTTTTTTW w:kill
WTUTUUTXUT w:killing
WYWWTSSTTS w:kind
XTUUUUTUUU w:kinda
UTTTaUTTUT w:kindly
TTUVTUYTTT w:kiosk
SXTTSSSWVW w:kit
TTTUTXTTUX w:kits
UaTUUTTTUT w:knee
ZUUTUUTUUT w:knees
TYTTUUTUUT w:knit
XUUUUUUUUU w:knocking
aXTQTRUSTX w:know
YWTUTTTTTT w:known
YTTUTTWUTT w:knows
TUUTZTUUUT w:kommentare
TUUUTUYTUT w:kommt
VYUTUTTTUT w:kosher
TTTUYTUUUT w:kroner
YSTTYTTTUT w:kurz
TUYTUUUUUT w:kurze
ZUUTTTTTUT w:kürzer
TTTUVTXTUT w:l
VUTTUUXTUU w:l'ha
UVTRTUYTWU w:la
UTVTXSWUTT w:labels
TYTSUUTUUX w:lactose
YTTUTTUUUU w:ladder
YTTUSUSXTT w:lag
WVTTTTTTTX w:lake
WTTUTTTYTT w:lamp
TTUUUUTTYU w:lancio
XUUUUTUTUT w:landing
XTTTUTXUUT w:landlord
YTUUUTUUUT w:landlord's
UTTTWTUUXT w:lands
VTTTUXWTTT w:lane
VTTXUUUTUT w:lange
WXSWTUSTTS w:language
WaSSSXTSUT w:laptop
WXTTTTVUTT w:laptops
UUUUTTYTUU w:larch
XVTTUUTUTU w:larkmoth
WVSTVWSSXT w:las
ZTUTTTTUUT w:lass
YXVUUTSSSU w:last
aTRTTSVXWR w:late
VSSTSTXXXT w:later
UTUUUTTTZT w:latest
TYTTUUUUUT w:latex
ZXWSSSSTUS w:latin
UTTTVTWTTX w:laufen
bUTTSTTUUT w:laugh
VUTUTTXTTT w:laughed
YUUTUUTTUT w:laughing
USTUTTaSWT w:launch
WZSSSSTTTY w:lavoro
VSTTXWWSTT w:law
TUXRUVUXXN w:le
TXSSSSWUVX w:lead
YVTTTTTTUT w:leaflet
XTTSUTTWTW w:leak
UUTUUUUXUT w:leaked
XUUUTUTVUT w:leaking
XUUTUTUTUU w:leaned
aSWSTTTUUT w:learn
XTTTUUTWTT w:learned
TTUUTTVTXT w:lease
XUTTWUTUUT w:least
WUQRYaZRRP w:leave
TSUVWVRVVT w:leaves
TUUUUUXUUU w:lecce
YTUTUUTUUT w:lecture
UXTTTSUVTW w:leeds
YUSTTTUTVU w:leeks
TTUTXUTTUX w:leerzeichen
WURSURZURX w:left
TZUTUUUUUT w:left-handed
TTUUTYWTUT w:legacy
XUXSSTXRTT w:legal
YUUTTTTUUT w:legally
UXTTXTTUTT w:lei
UTUUUUYTTT w:leipzig
TYUTUUTTUU w:leite
XUUTTTTUUU w:lemons
VUTUTUXUUT w:lennart
VPYYTWURRV w:les
YTWTSTWTUS w:less
VTTTTTVTTX w:lessons
ZSSRVTWWUR w:let
YSSTRXaSTS w:let's
ZTSTWTTTVT w:letter
WRUUZUUUUR w:letters
YTTTUUUUUT w:lgtm
RXRSXSXRWW w:library
SUTTWTXSUX w:licence
TTYTUUUUUT w:lieber
WUUTTUXTUT w:liegt
XUWSSTRTVX w:life
XTUUTTWTUT w:lift
TUUTUUTTTY w:lifted
VUXTTUTUUU w:light
WXTTTTTUUU w:lighthouse
VTUUTXUTUU w:ligne
XVcZWMSRWN w:like
UUXUTUTTUT w:liked
YTTTTTWTUT w:likes
XTTUTUUTWT w:lima
RSTTYTWUSW w:limit
XUUUUUTUUU w:limitation
TXTUUUUUUT w:lindqvist
VUXQYUSVUP w:line
WYTTTTUUUT w:linear
UUXQYWVURQ w:lines
UYTTTUTUUT w:linguistics
VSTTWUXVTS w:link
XUUUUUUTUT w:linker
ZTTUTWTTTT w:lint
TWTTTUXTTT w:lisboa
VZTTTUTTVT w:lisbon
VWTOVVWRVW w:list
XUUUTUUUUT w:listen
XUUUUUTUUT w:listened
UTTUUUUXUU w:listeners
TUUTUUXWTT w:listening
UTUUUTXTTU w:listens
WSZRXXSSTR w:lists
ZTUTUUTTUT w:literally
VUXSSTWWTS w:little
XYPPQWZRaQ w:live
aTTTTUTUUT w:lived
ZTUTSTbSSS w:lives
WXTTTUTUUT w:living
TZTTUUUUUT w:llamo
UUUUUUXTUU w:llave
XTUUUUUTUT w:lmao
XTTTTTTTUX w:lo
UTTTUTVZTT w:load
XUUUUTVSWT w:loan
TTUVUXTUUS w:loathe
WUTTXTUTUU w:local
WUTTTUTXUT w:lock
WTUTTTXTUT w:locked
TTUUYYSTTT w:lockfile
WSSTXZUSUS w:log
VTUTYUTTTT w:logger
XTTTWTTTUU w:logging
VUTUUTUXUT w:login
WTTTTWXUUT w:logo
WTWSXSWSTS w:logs
eSSTSTWSUS w:lol
YRabSQUTSQ w:long
SUQQUUXRSg w:longer
cTQSWVVRTV w:look
ZTTTSTVSTX w:looking
ZTTTTTXTTS w:looks
YSTSTTWYUS w:loop
YUUUUTTUUU w:lore
TWQWWTYRSW w:los
XTTTXTTUWS w:lose
UTTTWTWXTT w:loss
XSTTRTXbTR w:lost
VUVSXSRYVS w:lot
XUUTUUTUUU w:lotte
XUUUTTUUUU w:lottery
VTTVXTVSTT w:loud
VTcSTTTTUS w:love
XUUUUUTUUU w:loved
YTTTTTUUUT w:lovely
VTTTWTZTTT w:low
UTTTWXWTTT w:lower
TTUTYTWTUT w:lowercase
TUXTTTWUUT w:lua
XTUUTTTUWT w:lucerne
YTUUUUTTUT w:lucian
YTUTTTVTUT w:luck
YUTTTUVUTU w:ludlow
bRSSVWSXTS w:lunch
UUUUUUXUUT w:lunchbox
UXUUUTTUUT w:lund
TWTTTWXTUT w:lunes
VUUTUTTXUT w:lungs
XTUUUUUTUU w:lupins
XTTWTTSUUU w:lying
YVTTTUTTVT w:lyon
XUTTUUUUUT w:lyrics
YTTTUUUUUT w:lá
XTUUSTVXTT w:läuft
XUUUUUTTUU w:m
VTTUUUTXUU w:m'a
ZTTTUUUUUT w:m'appelle
VUTTTXUUUT w:m'expliquer
TXUUUUUUUU w:mac
VXTTUTWTTS w:macchina
bTUTTTTTUT w:mach
XTUUTUTUWT w:machen
XVXSUSWSTS w:machine
YTTWTTTUUT w:machines
TUTTXUUUUT w:macro
XTTTTUWTUT w:mad
VRTWSSZaSR w:made
VTUUUUXUUT w:madre
VTXZTTTTTS w:mag
VUUTTTXTUU w:magazine
SWTTTYTSXT w:mai
TWZPVTTUUT w:mail
TTUUXUWTUT w:mailing
TSSYXXWSTR w:mails
RRRQVZXWSX w:main
UZTTUUSTUT w:maintain
ZTTTTTWUUT w:maintenant
WTTUTUXTTT w:maison
aPWaZPUQSQ w:make
XTUUTTWUTT w:makefile
TYXXVVTRRQ w:makes
bTTTSTSXUS w:mal
YTUUTUUUUT w:malmö
VUUTXUTUUU w:malta
dWTSSTSSTS w:man
TWUTTXYSTS w:management
WYTTXSUTSS w:manager
TXTTTXTUUT w:manhã
XTTTTUTUUU w:manual
WTTUXTTTXS w:manuscript
ZTTTSUTWTU w:many
YTUTTUTWTT w:map
VTXTTUTTUT w:maps
VUTUUUUUXT w:marathon
YWSTSSSVcQ w:march
TXTTXTTUUT w:marguerite
TYTTUUUUUU w:marisco
UTTTYXTTUT w:mark
XVTUTTTTWT w:market
XUUUTUUTUT w:marketing
STSVXZXSTS w:marks
TWUTUUXTTT w:marlon
TTTTTTXTUX w:married
XUUUUUUUUU w:marry
XWTTUUUUUT w:mars
WUTTTTTYTT w:match
VWTTTTXTUT w:mate
XTUUUUUUUT w:material
VXTSTXTTUT w:maths
WWXSXSTSTS w:matter
TUXTTWTUUT w:matters
UTTTWUXTTU w:max
UUQVQYWNaV w:may
dTTSSUVSUS w:maybe
XWTUTTTTUU w:mayor
WTXTTVTUUT w:mañana
TWYdWXPRKU w:me
XRSSWTXSXT w:mean
XUUTUUUUUU w:meaning
WUTTSXXTUS w:means
ZSTTUUTUUT w:meant
YUTUTUTUUU w:meanwhile
UUTUXTUUUT w:measurements
VWTTXVTSUS w:meat
UXTTTWTUUT w:medical
VTXUTTTUUU w:medium
VTUUTUTXUT w:meerblick
aRSSSSWRXX w:meeting
YSTWVWUSTS w:meetings
SUUUTTZTTT w:meets
YTTTUUUTUT w:meh
ZTSVSSTTTX w:mehr
VWTTSTZTTT w:meine
XUUUTUTTUU w:meint
UUUUUTTYUT w:melatonin
TXTUUTTTTW w:membership
TSSSXVWSUX w:mention
XUUUTTUTUU w:mentioned
UTUUXTUUUT w:menu
TTTTVTXTUT w:menus
YTTUTUTUUU w:mercado
YTTTUUTUUU w:merci
XUTTUUUUUT w:merely
WTTTXSSWUW w:merge
XTUTSXWTST w:merged
XTUUUUVTUT w:merger
STTUXXUUTT w:merges
XTUTTUXTUU w:merk
XUTSTTUUXT w:mess
XTTTWTWUTT w:message
RQVVWXTVRW w:messages
XUUUUTVTUT w:meter
TWTUUUYTTT w:metres
VTXSZTSTTS w:metric
TWTTTXXTTT w:meu
WTTTTTTUUY w:meus
YYRWQWYRSQ w:mi
XTTTTUZSTT w:mia
XSSSZYSSTS w:mich
XUUUTTTTWT w:mid
XVUUSUVSUU w:middle
YTTTUUTUUU w:midnight
TXTTUUUUUU w:midwife
aTTTSXSTUT w:might
SUTTXXSXVS w:migration
TTTTWaTTTT w:migrations
TTUUUTYUUU w:milan
ZTSSTSYWTS w:milk
VSUUTXWTTT w:mill
TVUTUUXUUU w:milo
YRSUVSVTSW w:min
aXRSQSZSUS w:mind
WaSRRWWTWR w:mine
WXTUTTTTTT w:mine's
YUUUTUTUUU w:mines
UUUTTXUUUU w:minors
WUTXWSTTTS w:minute
aRQQXVYWSR w:minutes
aWSXWSRSTS w:mir
UTUUTUXUUU w:mireille
WTTTVTXWTS w:mirror
TTTTXTWUUT w:mis
VTTTXUVTUT w:miss
ZTUTTUTTUT w:missed
XUUUTTTUUU w:misses
VTTUSTWYTS w:missing
UTSTXUTYUT w:mistake
RVVVYUPVQX w:mit
XUUUUTUUUU w:mix
UUUUUTYUUT w:mixed
XTTUUUUTUU w:ml
YUUUTUTTUU w:ml/h
YTTTWTTUUT w:mla
WYUUTTTUTT w:mm
UXSTSTWWSV w:mobile
SSSXVWSSVV w:mocks
XUUUUUUUUT w:mod
TSXTVTXVTS w:mode
WSTTVSYTXS w:model
XTUUUUTUUU w:modelo
TWTTTWYTUT w:models
XUUTUUUUUT w:modern
YUSTVTVSVT w:module
VTTTXTTWUT w:modules
XTTTTYTTUU w:moi
aVSTUTWTTS w:moment
VTSTSWZSWS w:mon
VYRRTRVVWT w:monday
XVTSTSYSRW w:mondays
UVSXTRVWWR w:money
TTUUUTXTUT w:monolith
VTUUTUXTUT w:monorepo
SZQRVQVXXU w:month
VTUUUUXUTT w:month's
TUUUXTUUUT w:monthly
TSTTTXTYUT w:months
YTTTWTTTUT w:mood
YWTUTUTTTT w:moon
UTXTQWURQb w:more
YTTUUUUUTT w:morgen
WTRVTWVSVU w:morning
SYWRSXWTTR w:mornings
XYTTTUTUTS w:moro
UUUTTXVUUU w:mortems
UVXUUVWRSR w:most
VbSTSSWUUS w:mostly
TYTTTTXTUS w:mother
UXTUSTXTTT w:mother-in-law
XUUTUTUUUU w:mouth
aTUUUTVSTT w:move
XZSRRRXYVP w:moved
UTTTTTZUTU w:moves
UTTTTTXYTT w:moving
WUSSWSaRRX w:mr
VRTTWXXTSS w:mrs
RTSSVRXXVW w:ms
XTUUTTWUUT w:mtr
XSYWRSTSYS w:much
VUTTTUTXUU w:mucho
UTTTYTYTTT w:mum
XUUUTUTUUU w:murder
XTTTVTWUUT w:museum
YUTTUTUUVT w:mushrooms
YTTTTUVTUT w:music
XRQQbYRQbR w:must
TUUUTTVTTX w:mutual
UYTTPUUUTY w:my
VUXTTTTUUU w:mypy
WZTTTTSTUT w:myself
WTTTTUTXUT w:mystery
XTTTXTTUUU w:même
WTTUTXTUTU w:mí
YTTTUUUUUT w:müde
UTTUUTTYUU w:n'a
TTTTXZTTUT w:n'utilise
VWTTSXSTXT w:na
ZTTSVTTTTX w:nach
YRTSVYTTUT w:nada
XUTUSUWUUT w:nah
YTTTUUUUUT w:nahuatl
XYUOWYVSPS w:name
TaUTUTUTTS w:name's
TSTSXWZVSR w:named
TVQQZYXQSX w:names
VUUUXTTTUT w:naming
UUUUTUXUUU w:nan
SZTTTTWTUT w:nantes
XTTTUUUUUU w:nat
UTUUUUXUUT w:nav
UUUUUUUXUT w:navmesh
XSSRSZVSSY w:ne
XUVSWUWSSS w:near
URUUZUPOZY w:need
VTTUXUTUUU w:needing
WTRSZUUUXR w:needs
UTUUTUYUUT w:nehmen
UTUTUZTTTU w:nei
bTTTTTVTUT w:neighbour
WWTTSWVRUS w:neighbours
WTTTSXWUTT w:neither
TYTTUUTUUT w:neovim
TUTXUUTUUU w:nervous
UTUTTUYUUT w:nessa
STWXSXTUUT w:nested
TUTTXUUTVU w:nesting
VXUUUUTUTU w:netball
UTTUTXWUUT w:network
ZTUTUUTTUT w:neu
VUUTTTTXUT w:neue
aQTWVePYQN w:never
STNOZWVYYU w:new
TUTUTTZTUU w:newer
WWSTUXVSTS w:news
XTXSUUVUTS w:newsletter
XUUUTUTUUT w:newspaper
ZQQWXUWSWP w:next
XTUUTTWUUT w:ni
cWSTRTTSVS w:nice
XUUUUTTTUU w:nicely
YTTUTUTTVT w:nicer
XVQVUYUQRW w:nicht
UUUUTUTXUU w:nichts
YSTTSaSTTT w:nie
WTTTTTTTUX w:niece
VTTTTaTTUT w:niemals
TSTTTZXTUT w:niente
XYRSQRXVYR w:night
WSSTTSXWTX w:nightly
XWRSTVUWUS w:nights
XUUUTTUUUU w:nil
TVVQVXVXUP w:nine
XUUUUUUTUU w:nineties
XTTTTTSWWT w:ninety
USRWQbUTSY w:no
XQRVVZWVRR w:nobody
VXTSWSSTTW w:noch
YTTTTTTUUU w:noche
WRTUZSVXSR w:node
TUTTTXWTUT w:nodes
UTUTUXTUUT w:nome
VWRWRYRRSX w:non
bTSTTTWTTS w:none
XWSSVVRUYR w:noon
WUTTTTTXUT w:nope
XTTSTXWTUT w:nor
YUUUUTTTUU w:norm
ZUTTTTVUUT w:normal
ZTTTTTVUUS w:north
XVTUUTTUUT w:northern
VTUUUTYTTT w:norway
USTZVbXQLW w:not
WTTTUTXUUT w:notary
TWUQVVVSTX w:note
WUPPVaQZUU w:nothing
ZUSTSZSTTT w:notice
VUTTTUUXVT w:noticed
UTUUUTXUUT w:notifications
VWXTTUTTTT w:notion
VUTTTTYTTT w:notre
YTTTTTWUUT w:nous
XUUTTTVUUT w:novel
WYTTTSTTYR w:november
YXJLYSaYRX w:now
XUTTUUUUUU w:nowadays
WUUTTXTTUT w:nowhere
TSTTXXWTUT w:npm
UTUUTTTXUU w:ntp
TWXTTTTUUT w:nuit
VUTUTTXUUT w:null
SQQVaQYTRa w:number
URVQXZXUTR w:numbers
YSTTSaTTUT w:nunca
WYSRYSSSSW w:nur
VXQRVVVVTS w:nurse
VSTXTSXTTV w:nuts
XURWRYRSSX w:não
VSPVVVYVWP w:o
UTSUTUXTUW w:o'clock
ZTTTTTWTTT w:oak
ZUTTTTWTTS w:oat
XUUUUTUUUU w:oats
XSUUSTWUUU w:object
YTTTTUTUUU w:obviously
SSUVTUXSZT w:october
XWTTTTVTTT w:odd
XUUUTUTUUT w:oder
WTTTUXTUUU w:odile
TTTaTTTUUT w:odio
QVVWUTTTWU w:of
USNUTVUXYW w:off
TTUUUTTYUT w:off-by-one
USSSYYUSWS w:offer
UTTTYVUTTT w:offers
VWRRVXWRRX w:office
XTUUUUTUUT w:official
YTUTUUUUUT w:oggi
ZTTSTXTTUS w:oh
XTUTSXTUUT w:ohne
WTUUTUTTUX w:oil
aPQWYXUVRP w:ok
TTTUTXTXUT w:okapi
YSUUSTYSTS w:okay
TTUUUTYUUU w:okonjo
VWWORQUWWY w:old
XUUTUTUUUU w:old-fashioned
UTUUUUXTTU w:oltmanns
XTTTTUWUTT w:olu
XUUUTTUUUU w:oma
YTUUTWTSUU w:omg
SVQSVWWUYS w:on
XUUTUUTWUT w:onboarding
cRRRVSWYUR w:once
XUYSXPVURS w:one
XUTTWTTTTU w:one's
UUTXUUUUUU w:one-liners
XVYVVVVQQP w:ones
XUUTUTUUUU w:onions
TYSXTWTTTT w:online
TWYSdTaTRJ w:only
XUYVWQURVP w:open
VUUUTSWYUT w:opened
WUUUTTXTTU w:opening
VTWSTTTWYS w:opens
UTUUUUTTUX w:opera
aTTTTUTTVT w:opinion
YUUTTUTTUU w:opposing
TUTTUTZTUT w:ops
XTTTWTWUTT w:option
UTXTWTTTUU w:options
ZXUVYVSOTO w:or
UTSTWTWTUX w:orange
VTUTTUTXUT w:orchids
YUWSTQVVWQ w:order
XTUUTTVSXT w:ordered
XUUUUUTUUU w:ordering
VTTTVTYWSS w:orders
TSTYTVXTTT w:orm
TUTXUTUUUT w:orms
XSWTWTTTTT w:os
XTTTUTTUWT w:osaka
TTUUTUXUUU w:osei
ZUTUTTTTWT w:oslo
VXUTTUTUTU w:osprey
TXUUUTVUUT w:ostrava
WWVVPYXPRU w:other
WTTTXTWSTT w:others
XTTSaUTTUT w:otherwise
VTTUTUXTUU w:otter
TUUUUTUYUT w:ottilie's
UTTUUUXUUT w:otto
TTUUTUXUUU w:ottoline
YTSSXTUTUS w:ought
WTQSXTZVUR w:our
UTUTTWWSXS w:ours
YUTTTTTWUT w:output
UXTTUZUSSS w:outside
TTSTVSXYUT w:oven
QRZSVUVSWW w:over
YTUUUTTUUU w:overkill
UTTUTUTXUU w:overnight
XYUQXWRVTQ w:own
WSTSTTbTUT w:owns
UXWTSTTUUT w:oxford
TVUTXUWUTT w:oyelaran
ZUTUTUTTUT w:p
XTTTWTTUUT w:pack
TUUUUTUXUU w:packaging
YTUUTUTTUU w:packing
TYTTUUUTUU w:padaria
WYTTTTTUUT w:paediatric
YRXPVUTXRV w:page
WUUTUTTXTT w:pager
VTTTVZSTTS w:pages
UTUUTTXUUU w:paging
WTSSTTYWVS w:paid
WUTUTTTXUT w:pain
UVXTTTVTTT w:pair
TTUUVTXTUU w:palette
XUTUUUUUTU w:palmier
XUUUTTUTUU w:pan
VUXUTTTUTT w:pandas
UTTTUUZTTT w:panel
WTTTSTXWUT w:panic
WSYSQSXVXS w:paper
YTWTRWVSUT w:papers
XTTTUUTUUT w:paperwork
WTTTTTXTUU w:par
YVSSVYVSTS w:para
ZTYTUTSTTT w:paragraph
WTUVTXSTTS w:paragraphs
XUTTTTTWUT w:parallel
UXTUUUTUUU w:paramedic
ZUTTTTUUUT w:parcel
UUTWSYVTTT w:parents
TUTTVXUUUT w:park
VXTTUUTUUT w:parle
UTTWTXTTTT w:parole
XUUUUUUUUU w:parrot
WWTSVTXWSR w:parser
UWSSYWXRTS w:part
TYUUUTUUUT w:part-time
VXTTUTTUUT w:particular
VTTUYTUTUU w:partir
UUTUTUYTTT w:partner
TTTTXTaTTT w:partners
YTTTWUVSTS w:party
SVRYRZYSTR w:pas
XUTUTTWTUT w:pass
TTUTTTSYUW w:passed
WTTTTWXTUT w:passive
TWTSSXWTUS w:passport
VTUTTUYUTT w:password
YTWUTTSSVU w:past
XTTTTXTTUT w:pasta
WTTSWTTXUT w:paste
ZTUTUUTTUT w:pasted
WTSXRUWUUT w:patch
TWTYTUTTUU w:patience
UVTXTXTTTT w:patient
UUTUXTUUUU w:patients
VTTTTTXUUU w:pavel
YSWSSSWWTT w:pay
TXTTTTYUTT w:payroll
WTTTTUYTUT w:pays
XTTTSTVUWT w:pdf
XUUTTUTUUU w:peas
UTUUUUYUTU w:pelle
WXUTTTUUUT w:pen
XUUUTTTUUU w:pencil
TYTTUUTUUT w:penicillin
YUSXVUURSU w:people
QTTPXaYSVU w:per
WSTTWTUXTT w:percent
XWTYSTUTTS w:perfect
bTTTTTTTUT w:perhaps
WUTXTTWTTT w:period
UTTUUVTXUT w:permission
XTUTUUUTWS w:permit
VVVRYRVSTW w:person
TTWUXTTTUT w:personal
UXTTUUUTUT w:pescatarian
UXTTUUUUUT w:pesticides
UUUUUUXUTT w:petit
XTTUUUUUUU w:peu
YUUTUUUTUT w:peux
TUUUTUXTUU w:pfarrer
YTTUTUUSVT w:phase
TVXTTUTUTU w:phd
XUUUUUTTUT w:philosopher
TRTYUUTXQW w:phone
TTTWYTTUUT w:photo
VTXWTTTUUT w:photos
UTTWTXUUUS w:phrase
WTTTUUTTTX w:physics
TTUYUTUUUU w:piacciono
TSVSSSXWSX w:piano
XTSTTXWTUT w:pick
YUUUUUTTUT w:pick-up
VTUTUUZSTT w:picked
YUTTTTUUUU w:pictures
TUTWTXTTTU w:pie
VTTUXXSTTT w:piece
UTUUUUTXVT w:pieces
TUTTUUYTUU w:piers
VUTTUUTTUX w:pills
UTUUUUXTTT w:pim
YUUTUUTTUT w:pin
TUUUUUTXUU w:pinning
VTUTUUXUUT w:piotr
VTTTXTVVTS w:pipeline
VTTUUUXUUT w:pipette
TTXTUTWTUT w:pixel
UUTXTWTTUT w:pizza
WSWSSSXTTY w:più
ZWWSRRYRWQ w:place
RRZRTWYWTS w:plain
XSQVXXWQWP w:plan
WTXSTTUUUT w:planes
TTSWTXVTTV w:plans
XUUTUUTTUU w:plants
XTTXSTWTTS w:plastic
WUTUTUXUUS w:plate
UYTTTWVSTS w:platform
XUUUUUUUUU w:plausible
VaSSTTSTUW w:play
UTTTTTXXTT w:players
XWTTTUUUTT w:playing
XTTTWTTUUT w:plaît
YRbKdgOKPW w:please
TTUTXTXUTT w:plenty
XUUUTUTTUU w:plinth
UTTTTTVYUT w:plot
WTTTUTXWTS w:plumber
WYSSSSVSTX w:plus
SRSTYXYTUS w:pnpm
UTTTUTYTUT w:podcast
TXTTTUTXUT w:pods
XUTUUUTTUU w:poem
TWUUTTXTTU w:pohl
bSWSSWTTTS w:point
VSVWWURUSV w:points
UUXUTUTUUU w:polars
WTSTXSXTUS w:policy
bTTUTTTUUT w:polite
UVWTSSUYTS w:pool
WTXUUTTUTT w:poor
XWXRVXRSSR w:por
XYTTTTTUUS w:pork
TWTTTUTXUT w:porque
YSSTSSWXSX w:port
YXTTTTTSWT w:porto
YUUUTUTTTT w:portraits
WUTTTTXUUT w:portuguese
TXXSVTTTTT w:português
WUXSSTVTUS w:possible
UURRTYWUVV w:post
YUUUTTUTUT w:postcard
TYUUUUTTTT w:postdoc
UTUTUTUUUY w:poste
TSTSXSdUTR w:postgres
VTTTTTUWXT w:postmortem
YTTTTUVTUU w:pot
UUTUUUXUUT w:pottery
UTXSXSVTUT w:pounds
XSWSRXYSTT w:pour
YUTUTUUTUU w:pourquoi
YUUTUUUUUU w:pourriez-vous
XUUUUUTVTT w:power
TUTUYTWTUT w:pr
XTUUUUTUUU w:prats
XUUUUUTTUU w:precisely
VQfQXRSTVS w:prefer
USdSTUTSUT w:preferisco
XUTUTTUUUU w:preferred
ZUTUTTTTTU w:prefers
VSaTTTTTUU w:prefiero
VSdSTTTTUT w:prefiro
XTUTUTWUUT w:prefix
TTTTTXXTUT w:pregnant
TTTTYTUUUT w:prepare
XSWSWTSTWT w:present
YTTTUTVTVS w:press
XUUUUUTTUU w:pretend
ZUUTTUTTUT w:previous
WRSSWWXRSW w:price
YSSSXUWTTT w:prices
TTTTWTXUUU w:prima
WVTTTUXTTT w:primary
WSWTVVWRTT w:print
WSUUTSXTWT w:printed
YTUUTTSTXT w:printer
XTTTTTUWUT w:prints
XUUUUTTTUU w:privacy
WTTTTZUTUT w:private
WTTTUUXTUT w:priya
YTUUTUTUUT w:probably
VUUTUUUXUS w:problem
YUUUUUTTUT w:proceed
VYTTUUTUUS w:procurement
VRTRXYZTSR w:prod
TUTVWTXTTT w:product
TTUTUYWTUT w:production
TTTXUTXTUT w:products
XUUTTUTUUU w:profiling
XUUUUUTUTU w:progress
TSWRXZWRVR w:project
WTTUTTXTTT w:projector
TTXTWTTTUU w:projects
UUTUXTUUUT w:projekt
TTTTTZXTUS w:promise
XUUUUUTUTU w:promised
UZUUTUSUUS w:pronouns
TTUUUUTUXU w:proofs
UTTTXWTTUT w:propose
YTTUUTUTUU w:pros
VUaSSTUUVS w:prose
UUTTYTUUUU w:protobuf
VXTTTTTTUT w:proud
XTTUTTTWUT w:proven
UTUTWTVSTX w:proxy
WTTTXTTUUU w:pruebas
XTUUTUUUUU w:prune
XSbRTTTTUU w:préfère
XTUTUUUUUU w:pub
TSWSWZVSVS w:public
VTSTVSXWUT w:publish
YTTTUUTTVS w:publisher
XUUTUUUUTU w:publisher's
UTWSYWUSTT w:pull
ZVSSSTVWTS w:pump
TYUUUTTTUU w:purchasing
XTTTRZSSTW w:push
XTUTUUUTUU w:pushed
TUTTTXTTUX w:pushen
VTTTXWTTTT w:pushes
UNOYYXXTRX w:put
TTYSTSWTTW w:python
XTUTUXTTUT w:q
TTTUTTVTYU w:q1
YUUUTTTTWT w:q2
VTUVTUTTYT w:q3
YTUUUTTTUU w:qu'il
aTTUTTTTUU w:qu'on
UTUUUUYUTU w:quality
XTTTUTUUUU w:quand
VTUTUXTUUT w:quando
XTUVTUWUTT w:quarry
UUUUUUXTUT w:quarto
aQYRXSYRSS w:que
TTUTTTYUUU w:quedó
YTUTUUUTUU w:quel
YTUUUUTTUT w:quelle
XUUUTUUTUU w:quentin
XUTSUVUUUT w:quero
XUTTVTTWUT w:query
YUUUTUUUUU w:questa
YVXRWRTVSR w:question
XWRVWUSVTR w:questions
WTTTWTXTUS w:queue
VTTTUTTXTU w:qui
aVUSRTVUTS w:quick
USSSTXTTUb w:quit
ZSTTTSVTXT w:quiz
YUTUTUTTUU w:quoi
TUUUUUXUTT w:quota
TTTTZTXTUT w:quotation
URRWZYVSTR w:quote
VSSSYUSSWX w:quotes
ZTTTUTUTUU w:qué
TXSTXUSVTU w:r
XUUUUUTUUU w:rabbit
YTTUTTTXTT w:race
VXTUTTXSTT w:rack
VTUUTTXTUT w:radial
WTXTTTWTTT w:radio
YTUTUUTVUT w:raffle
UTUTUUYUUT w:raid
UTTUUUXUUT w:rail
WUUTXTTUUT w:rainbow
ZTUUUTUSUT w:rained
ZUTTTTTUTU w:raining
WTUUUTXTTT w:raise
TTTTXTWTUT w:raised
TWTTTTTYUU w:ram
TYUUUUTUUT w:ramadan
aTTUTTTVUT w:ran
TTTTTTXWUT w:random
XTUUUUTTUU w:rang
XUUUUUTTUU w:rapide
TUTUTUTZTT w:rash
XTSTVSZWSR w:rate
STbWVVTQUR w:rather
VTTTTTVTTX w:raus
TUTTWTXUTT w:ravi
USSSYZSWUS w:raw
VTUUUUXUUT w:re
WYSRSWRRYT w:reach
WUXVPXVVSQ w:read
UYUUUUTTUU w:reader
WXXSTTUTTT w:reading
YTTUXSTTTT w:readme
aTSSXSXTTR w:reads
VWYSVVVSSS w:real
VSYVSSSZUS w:really
UTUUUUXTTT w:rear
UTUTTUWZTR w:reason
TUWTWXSTUT w:reasons
VTTTXUTTUT w:rebase
VTTUUUXTTT w:rebuilt
YUUTTTTTWT w:recall
WTTTXTTUUU w:receipts
XUUUTUTUUT w:received
VTUTTXUUUU w:recetas
TTUUYTTUUU w:rechnungen
YTSTYSTVUT w:recipe
XTSSWYTTUT w:recipes
YUUUUTTUUT w:reckon
aTUUTTTTTT w:reckons
VUUTXTTTUT w:recommend
VWTTWTWVSR w:record
aXTSTWUSSR w:red
YTTUTTTUUU w:reddit
WTTTTTYWTS w:redis
ZUTUTUTTUT w:redo
TTTUWSTXVT w:reference
XUUTUTUUUU w:refrain
ZTTSVSVWUS w:refund
TUUUTWXTUT w:refunds
TUUTUUUXUT w:refused
TUTTTTXWUU w:refuses
TUUUXTTTUU w:regenerate
XVTUUTTUUT w:region
XTUUTTVUUT w:register
UTTUUUTTXU w:registration
XTUTTTWTUT w:rehearsal
TUUUTUYUUT w:rehearsals
UUTTUTXUUT w:rehearse
TUUUYUUTTU w:reject
UUUUUUUXUT w:rejected
TWSSXXXQWR w:release
VXTUUUUTUT w:remaining
XUTTTTUUUT w:remark
aRSTURcSTR w:remember
WTSSXTTSVY w:remind
TWTSTWSTTY w:reminders
YUUUSTTSVW w:remove
TTTTTTWXUU w:removed
dTTTSSTTVT w:rename
VUUUTUTXUT w:render
XTUUUUTTVT w:renewal
YXUUTTTTTS w:rent
TWSWSXTWUT w:repeat
ZUUTTTTTVU w:replace
TXUTUTTXUT w:replaced
SWTTTTUXUT w:replacement
XTUUTTWTTT w:replication
RVRWXUWVTS w:replies
ZSVSWWVRTR w:reply
SSSSaYZSTR w:repo
VUSSWSUSXV w:report
TVVVXRVSVR w:reports
VUTTYWTSTT w:request
TTTUXWVTTU w:requests
aTTTTTTUVT w:rerun
XUTUTUUTUT w:resend
YUUUTUTUTT w:residents
WUUTUTXTTT w:resolved
XUTUUTUUUT w:respond
UTTUYUUUUU w:responde
XUUUUUTTUT w:response
TSYSXWTTUT w:respuestas
YWSSWTXRSS w:rest
WUUUTTTXUT w:restart
TTTVXWTUTT w:restaurants
XTUUTTVUTU w:reste
UUUUTUXUUU w:retention
VYTTTUTSTW w:retired
UTTUTWXUUT w:retries
VTTUUTTTXT w:retro
ZTUUSTSWTT w:retry
VTTTXTUTZS w:return
WWVURSXWSR w:returns
ZTTTTTUUUT w:revert
YTWSRSXUSW w:review
ZTTTWTSVTT w:reviewer
SUTTUTaTUT w:reviews
WTSTSYVTVS w:rewrite
UTUTUYTUUT w:rewriting
UUUTXTUUUT w:rezept
XTTTWTTUUU w:rhymes
XUUUTUUTUT w:rice
YUUUTTTUUU w:rich
WTTUUTTTUX w:rid
TTUUUUUTUX w:riddance
UTTTTXTYTU w:rien
TTTTTXTTTX w:riga
dXQSYVSSSQ w:right
UUUUTTXUUT w:rights
WTTTTYSVUS w:ring
XUUTUTTUUU w:rip
TUUUUUXTUU w:ripping
VTUUTTTTUX w:risk
WTTTXTTTUT w:rispondi
TSZXTTTTUT w:risposte
ZTTUUTTUUT w:rn
YTUUUUUTTU w:road
VUUTTXTUUT w:roads
WTTTTTXUUU w:roll
TTUUUUXUTU w:ronda
YSTUSTZXRS w:room
WUTTXTTTUT w:rooms
SVTUUSXXSS w:root
YUTUUUTTUT w:rose
XUTTTTTWUT w:roses
WTTTVUSYTT w:rota
WVSRWVUTSW w:round
VTTTTTWXUT w:router
VVYSSVUWSR w:row
WUTUTTXUUT w:rows
VTTWUSTXUT w:rubbish
YUTTUTTUUU w:rude
VTTUXTUTUU w:ruhig
XRRRZXQSSa w:rule
XTUUTTXSUT w:rules
XUUUUUTUUU w:rumour
UVTOXTYSVV w:run
XTTTWTTTWT w:runbook
UUUUTUVXTT w:runner
TTUUUTYUUT w:runners
XSSTSSUYTW w:running
SYUQWTYWSQ w:runs
XUUUUUTUUU w:rush
TTTYUUUUUT w:rushed
WXTTSWWSTS w:rust
VSUUTTXTXT w:ruth
TTUUUUXUUT w:rutter
WUUUTTXTTT w:ruvim
TXTTSTVVTU w:rye
TUUUYUTUUT w:réponds
TTYTUUUUUT w:réponses
TUTTTTZTUU w:s'appelle
XTTTWTTUUT w:s'il
XTUUTWTTUT w:sabbath
UTUUXTTWTT w:safe
WTTTXTUUUT w:safety
XUUUTTUUUU w:sag
UXUTUUTUUU w:sagen
YUUUUTTUUT w:sagt
ZQSRVRYQTb w:said
UXUTTUTUUU w:sailing
WTTTTTTYWS w:sale
VXTTTTTXUT w:sales
UXUUTUSWTS w:salt
VUXTUUTUUT w:salty
XRRSWUWaTR w:same
TTTTXTSWXT w:sample
WXTTUSVTVS w:samples
TTTUUTZUUT w:sandbox
YTUUUUUUUU w:sane
TTXTTTTXTT w:sans
YTTTTTWTUU w:sat
VXSSRXSUXR w:saturday
VTUUTTYTTT w:saturdays
YUUTTUSTUU w:sausages
WTTTUTUXUT w:saved
TTWXUTTUUT w:savoury
ZWSTTTTVUS w:saw
YUQQWTWVSW w:say
eTTTSUTTUS w:saying
cXVRUVPWRQ w:says
XUTUTTTWUT w:scale
YUUUTTTTUU w:scan
XUUTUUUUUT w:scares
VTUTTYTUTT w:schedule
UUTTTUXWUT w:scheduler
UTTSYTWWUR w:schema
UUUUTUXTUU w:schlüssel
VZRRRTaVVQ w:school
ZTUTWSTTUT w:schreib
XTUUTXTTUT w:schreiben
WXTUTTUTUT w:science
UTTTXTTWUT w:score
STTTTTWSUb w:scrap
TTSSYTXTTW w:scratch
VYTTTVSWUS w:screen
TWTTXVTTTT w:screens
SUTTXWXSTT w:scripts
VTTTXXTTTT w:scrivi
TXTWUTTUUT w:scroll
ZSWSSSXSWT w:se
YSXUTTUSTT w:sea
USTTTTYUXT w:search
YTUTTUUUUT w:seasick
TUUUUUYTUT w:season
STXSWUXVTR w:seat
TSZSUSSTUX w:seats
YUTUTUTUUT w:sec
aZTPWQWWUO w:second
TYTTUUTUUU w:secondary
WTTTUTTXTU w:secondo
UTUUTUXUUU w:secrets
YXTTTTTTTT w:section
aVURVWQRWR w:see
TWUUTTTTUX w:seed
cTTTTTTTTT w:seen
TTTUUVXTUU w:sees
YTUUTUTUUU w:sehr
YTTTUUUUUT w:sei
VXTUTTUUUT w:seis
VZTSTUUUUS w:seit
TUUTTWXUUT w:seite
TWTTTUXUUU w:selbst
WWTTTWXSTS w:sell
TTXTTYTTUT w:sem
UTUUTUXUTU w:semaphore
SWWScSSTTS w:sempre
YTRRXWXTUR w:send
XTTUUUUUUT w:senha
YTUTUUUTUU w:sense
UWTTSTSYWS w:sensor
VRVSVVWSUT w:sent
XTTTYTSVTT w:sentence
UVXRVVWSTS w:sentences
UUSUXTTUUU w:separators
XTUUTUTTTW w:sept
TVTTSTVWXS w:september
XTTTTUWUUU w:sera
YTUTTXTUTS w:serial
ZTUTTTTUVT w:serious
XWTTTTTUUU w:serve
WSXTRTZWSS w:server
VWTTTTaUTS w:service
WTUUTUYTTT w:servidor
TTUUTUYUUT w:sesame
VUTUSTVXUT w:session
VTTSWTXTUT w:sessions
YSSSWSUYWR w:set
XUUUUUTTTU w:settembre
YTTTUUTUUT w:settings
XTTUUTVTUT w:settle
WWTTTTcRSR w:settled
VVSSRVYVWS w:seven
VTTXTUTTUT w:sevenths
UYTUUTTUUU w:sevilla
TWTTTTXTUU w:señora
WVSTWSXSWR w:shall
YTTTUUUUUT w:shame
ZSTTUUTUUT w:shan't
UWTSVUTYSS w:share
ZWQRTRaWTR w:she
TTUUTTXUUU w:she'll
YTSTUSZTUT w:she's
WYTTXTSTTT w:she/her
WYSSTTXTUS w:shed
XSTTWXSWSS w:sheet
UTTTXWTUUT w:sheets
XUUUTTUUTU w:shelf
TYSTWTTUUU w:shell
VYUUTTTUUT w:shellfish
XVXSXSTSTT w:shift
TUUTUUXUUT w:shifts
RSSSUXWUWW w:ship
YUUUUUTTUT w:shipped
VWSSTTYUUT w:shipping
XTTTTSWVWT w:ships
VWTTTSXWTS w:shoes
XUTTUTUTUT w:shoot
VXQRVTYUWR w:shop
UXTTUWTTUT w:shopping
UTUTXTUUUU w:shops
VQbQYTUVTR w:short
YSTTTUTXUT w:shorter
bSPQaWTQUU w:should
YUTTTUUTUU w:shouldn't
YTTUUUTTTU w:shovel
WSVXXWSRTQ w:show
VUUUUTXTUT w:shower
TTWWWTSXTS w:shown
XWTTTTVTTT w:shows
UTUUTTWTXU w:shuts
VTTTWTXTTT w:si
aTTTTTTVUT w:sick
WSRSYSZXSR w:side
ZSTSWWTTTT w:sie
WSTScTSTUT w:siempre
YTTUTUUUUT w:sigh
VYRRYWWSTR w:sign
TUUTYUUUUT w:signals
WSUSZTWTTS w:signature
TTTTWXTTTT w:signatures
TSRSURYVYV w:signed
XTTUSWTUUU w:signs
UTUUUUTXUT w:silence
YTUTUUUTUU w:silly
XTVTVUTTUU w:simple
TTWTXTTTUT w:simples
YTTUTUTUUT w:simply
VTTTUXTUUU w:sin
TbOPVUWbPV w:since
UYTUTTVTTT w:sing
USWRZSVYSR w:single
VUUTTUXUUT w:singular
TYUUTTTUUT w:siobhan
VTUUUXTUUT w:sir
VTTUWSYTTT w:sister
XYTTSSXTTS w:sit
WSSRWWVUVS w:site
VXSQUVVXXQ w:six
VTVTTTTUXT w:sixty
UWSWSTVYTS w:size
WUUUUXTTTT w:skeleton
TUXWWTTUUT w:sketch
WTTXTTTWTT w:skin
SVSWXXTTUR w:skip
TTUUUTYTUU w:sla
WVWWSSUWTQ w:sleep
ZTTTTUSTVU w:slept
XTTWTTTTUT w:slide
VUTXSWVSVR w:slides
WTTTUTXTUT w:slips
UTTUUTTTVX w:slot
YWWRTSVUTS w:slow
WUTTTUSXTT w:slower
XUTTWTTUUT w:slowly
WTTTTUTYUT w:slugs
UVYPXVXVRQ w:small
VTTTTTXUUU w:smaller
ZUTTUTTTUT w:smells
UTTTTTUYUT w:smooth
YTTUUUUTUT w:smudged
XUUTUUTUTT w:snack
TTTTYTWUUU w:snake_case
YUTTTTUUUT w:snippet
VUTTUTUUXT w:snmp
ZTUUUTTTTU w:snow
VXTTTUUTUT w:snowflake
YXJSXXTYRV w:so
UUUUUTUXUT w:soak
TUUUUUUXUT w:soda
WTUUXTTTTT w:sofort
XTTUTUTVUU w:soft
UXTTWUSTUT w:soil
YTUTUUTUUU w:soir
XSTTTUVSTZ w:sold
UTTUXTWUUT w:solely
YUUUUTTUUT w:soll
ZSTTTTWTUT w:solo
UUTTTYUUUT w:solution
UUUTUUSaTS w:solved
bSTTSTTTTX w:some
YVSSUSQUVX w:somebody
aTVSVSSWTS w:someone
ZSXVUUSSUS w:something
XTTTVTWTTT w:sometimes
XTUUUTTUUT w:somewhat
XTSSWWUTTS w:somewhere
VSTTSTZVWS w:son
YUUUUTTUUT w:song
YUTTUUUUUU w:sonnet
YaTSTTTTUT w:sono
ZTTTTTTTUU w:sonst
VTXTUUUTUU w:sooner
YTXTTUSTUT w:sorry
WTWSXYSSSR w:sort
VTTTYUTXTT w:sorted
TZTTUUTUUT w:sou
WWSXVTTTTS w:sound
aTSTTUWTUT w:sounds
aTSSTUVUUT w:soup
USWSZUVTTS w:source
YUUTTTUUUT w:sources
TTTTUUWYTS w:sourdough
TeSTTTTTUT w:soy
UTYSTTUXUT w:space
TTWTXSVSTX w:spaces
VUUUUUXTTT w:spain
UXTTWUTTUS w:spanish
TTTYSWYSTT w:spare
WZRSWRUWTR w:speak
TTTXTTTUXU w:speakers
XTUUTTWUTT w:speaking
XTTTTTWUUT w:speech
UUTTXVUTUT w:spell
VSWSZVVSTR w:spelling
XWTTTUTTUU w:spent
TYTTUUUUUT w:spiele
XSUTSWTTXT w:split
WTTUTTXUUT w:spoken
TUUTUTVUTX w:spots
TTUUXWTTUT w:spreadsheet
TYTTTUUUUU w:spreche
TXSSVSUWYS w:spring
VTTUTTWTYT w:sprint
YTUUUTTTUT w:spät
TSRWYYUSTS w:sql
USUUTUaTTT w:sqlite
XUUUTUUUUU w:sqm
SUTTZUTUUV w:squash
VTTTTWYTTU w:ssh
TVUUTTVTXS w:st
VTTTXTVUUT w:stable
WTTUTUXTUT w:stack
YTUTTTUVTU w:staff
XUUTUUUUUT w:stage
VSTSSVbSSX w:staging
XUUUUUTTTT w:stain
TWTSUSXWVT w:stairs
VUTUTUTXUT w:stale
UTTTTTVVXT w:stall
YTUTUUUUUU w:stanco
STWaRVURWS w:stand
TTUUYUTUTU w:standard
ZSTTTTTWVT w:standing
VSSTVSYWSV w:standup
YTUUUUTTUU w:staring
VURSYXQSZS w:start
TYUUUUVSTT w:started
VWTSSSXWXS w:starts
VTTTTTXWTT w:state
YUUUTTTUUT w:statement
XUTTUTUTUU w:states
WTTTTUYTUT w:station
STTTWTXXTS w:statt
USRSXZXQWS w:stay
VUTTTUYUTT w:staying
WSTSRXcUSS w:stays
YUTVTUTTUU w:std
UTTUTUXUUU w:steam
SWTTTTYWTT w:steel
UUUUUUXTUT w:steering
TSTTWTWTXT w:steht
UTUUXTTVTT w:step
VUSTXTTWUT w:steps
XTVSUSYTTT w:stick
YTUUUUUSUU w:sticker
XUUTUUTUTT w:sticky
YRRQQWXYRY w:still
USTXTWSTWU w:stock
SQXQVcVTWQ w:stop
UTTTUTSXUX w:stopped
YUUTTUUTUU w:stops
WSTTWTWXSS w:store
VTSSTSXWUW w:stored
XTTUUUUUUU w:storm
STRWYWSWTT w:straight
WUUTUTXTUS w:strata
TUUUVXXSSS w:street
TUTTXUWTUT w:streng
XTUSSSSWTZ w:strike
UTTTXXSVUS w:strings
TUUUTUXTTU w:stroke
aUTTTTTWTT w:stuck
TTTTUTXUWT w:students
WUSTWUXTTS w:study
UXRWSXWRQX w:stuff
XRURYSSXTV w:style
TUSTYSWXTS w:subject
YTUUUUTTUT w:subjunctive
TTUUUUTUUX w:submission
XUTUTTTTWT w:submit
YUUUTTTUUT w:subtitles
USSWXUTWTR w:sugar
XTUTTVUUUT w:sugarcoat
VTSWUYSUUT w:suggest
TUTUUXUUUU w:suggesting
XTTTTWSTTW w:suggestions
YZSSTTTTUS w:suis
UTYTUTUUUT w:suit
YUTTUUTUUT w:sum
VTWSTYVSUS w:summary
VVSSTTWRWX w:summer
YTTTTUTWUT w:sun
YRTUVWWRTS w:sunday
VSSTXVXTST w:sundays
YUUTUUTUUT w:supermarket
YVTUTTVTTT w:supervisor
TSVTXTYVTR w:supplier
XUUUUUTTUU w:supplier's
XTTTWUUUUT w:suppliers
TUUVSSaTSV w:support
UTUUTTXTUT w:supports
ZTTTUTUUUT w:suppose
XUTTTTTUUU w:supposed
WTTTTWTTTX w:sur
ZSSSZSSUUT w:sure
XTTTTUUUUU w:surprise
TTTYUTWUTT w:surprises
TTTUWUTXTT w:survive
YTTTUUUUUT w:suspect
USTTTUXSUX w:swap
UUUTTTTZTT w:swapped
TTTTTWXXTT w:swapping
YUTUUUTTUT w:swear
ZTTUTUTTUT w:swears
XUUUUUTUUU w:sweet
WTUTTUUYSS w:switch
UYTSVSWWUQ w:switched
TTUUTUXWTT w:switching
USTWTTYSSV w:sync
VVSSXSUUTV w:system
YTUTTTTUUU w:sätze
YUTTTUTUUT w:sì
VSYTTTWTTT w:só
XTUUUUUTUT w:t-test
USXVUQUTVW w:table
UUXTTTUUUU w:table-driven
TSYXUUVRSV w:tables
XTYRWRRSSZ w:tabs
TTTTXTTUUX w:tabulations
VTTSWTXTUT w:tadeo
XTTTWWTTUT w:tag
UUUUUUUUXT w:tagged
VUUUXTTUUU w:tags
YTTTUUUTUT w:tail
USXPVUXRVW w:take
UUTVTUXTUT w:taken
USRRURYVYW w:takes
UUTSSTWXSW w:taking
WVWRWVURSU w:talk
XTUUTUVTUT w:talked
XTWXTTTTTT w:talking
XTTTTTVVUU w:talks
XTTUTUTUUU w:talvez
UYUTUUTTUT w:tampere
XSTUTUWTUT w:tandem
TUUUUUTXUU w:tanked
TTTUTXTXUT w:tapir
TXWTUTTTTT w:tarde
TTTTXTZTTT w:target
WYUTUTTUUT w:tartu
VUTUXTTTTU w:task
ZUWTUTTTTS w:taste
XUUTUUUUUU w:tastes
WURSWXTUVS w:tax
XTTUTTUUUU w:taxi
VUXTUTUTUT w:tbh
WXTUTUTUUT w:tbilisi
XTVTSTXTUT w:tea
XXTSTTWTTT w:teach
VXTTTTTWTT w:teachers
YXTTUTTUTT w:teal
UdQQXXWUQP w:team
ZVTTTTTTUT w:teams
YTUTUUTUUT w:tears
UTTTWXTTUT w:telemetry
UWXXTTSTTS w:telephone
ZQWVXXRRUQ w:tell
YTTTTWUUUT w:telling
YTTTUUUUUU w:tells
UUUUUTTXUU w:temp
XWTTVSXSTS w:template
XTUUTUXTTT w:tempo
UTUUUUXTUT w:temporal
YTUTTTUUUT w:temps
XTUTTUUUUU w:tempted
aUVXQXVPWP w:ten
UTTUTTVXWT w:tenant
TTUUUTTYXS w:tender
SYTTTTWTUT w:tengo
TZUTUTUUUT w:tenho
WTTTXUTTUU w:tense
XUUUUUUUUU w:tension
TTTUUUYUUU w:teodor
UTTTTTVXVT w:term
TTUVTUTTYU w:termin
TUTUXTTTXU w:termine
XTTTTXTTUT w:terms
TTTYTXTTUT w:ternaries
XTUUTTUUUU w:terracotta
XTSSXTWTUT w:terraform
XPVQUUSZWU w:test
XTTTXTUTUT w:testes
YUUUTTTTUT w:testing
XRWPXYYWRO w:tests
VRaYXUTQSQ w:text
TTUUYTTUUT w:texte
XUUUUUTUUU w:texted
RRbVVWSTWP w:than
TVTUUTXUTT w:thandeka
fTSSSTTTUT w:thank
bRSSXSSXUS w:thanks
WTUVWVUSQU w:that
VXZORTUUSV w:that's
USQPSUWYXY w:the
TYUUUTTTTU w:theatre
ZTRRUXWVUR w:their
VUWWVVUUPS w:them
UUTTTTYTUT w:themselves
WVVQZUWOYQ w:then
TWUTTTXUUT w:theo
TTTWTTUUUX w:theory
UTUUUTYUTT w:therapist
ZVPPVWWSVU w:there
XSXRXRWWTR w:there's
XUTUUUTUUU w:thermometer
ZWQWTVTSVQ w:these
UTUUUTUUYT w:thesis
aTRTSRUWTV w:they
XTTTUUTUUU w:they'll
XSWSWSSXUT w:they're
XXTTRSXTUS w:they/them
VOVVVTUVSY w:thing
WRTWWTRWTV w:things
dSRSTTSSUY w:think
aTUUTUTTUT w:thinking
TYTUUTUUUU w:thinkpad
ZTUVTTTUUU w:thinks
XWRRVRZVTS w:third
XUSTVWSTUT w:thirty
YTTUTUUUTU w:thirty-first
bURRTVWVUQ w:this
VTTXVUTTUT w:tho
ZRVRRXUYTR w:those
WXWTSTSTUT w:though
WTTTTTYXVR w:thought
XUTTUUUUUU w:thoughts
aRVSSWUWSR w:thread
UWUTTTXUUT w:threat
aVYOTSUZSO w:three
XUUUUUUUUT w:thrilled
TSTQURYYUX w:through
YTTTTTTTUW w:throw
UXTTUTWUTT w:thu
ZTUTUTTUUT w:thumb
XURRWUVQWV w:thursday
TUSSTXbTTS w:thursdays
YTUUUUTTUU w:thx
TTXTUUUUUU w:thé
XTUTTTTWUT w:tick
YRSSXZWRTR w:ticket
SXSSVTWSTX w:tickets
YUUUUUTTUU w:tiempo
TUUUTTYTUU w:tiene
XUUTTUUTUU w:tier
XUUUUUTTUT w:tiers
UWTTTTYUTT w:tiles
ZVTSTTYSTS w:till
WZVNXVOYRT w:time
WUUUTTTXUT w:timeout
YTTUTTUVUT w:timer
WVVRVVTYSQ w:times
YUTUTUTTUU w:timetable
UXYTTTTTTU w:tiny
XUUUUTTUUU w:tip
XUUTTUUTUU w:tips
bTTSTTTTUT w:tired
ZTUUUTTTUU w:title
VUUUUTUXUT w:tmp
SRTUUWUUYV w:to
XUTUUUUUUT w:toaster
XTTUTTVUUT w:tobias
TZTTUUTTUU w:toco
gTQRTRVQSY w:today
XTTTSTWTUU w:today's
YTTTXTTTTT w:todo
YTTUTTTTWT w:together
WTUTSTXVUS w:token
TTTTTYWTTU w:tokens
XRVQVSVVTY w:told
YUTTUUTTUU w:tom
TUUUUUTYUU w:tomatoes
bTSTRTXTUT w:tomorrow
ZTTTWTVTTS w:tone
WYTTTUTUTT w:tongue
cTTTTUTTUT w:tonight
YTTTTUTUUU w:tonight's
ZUVQVQWXWP w:too
VVSTTTZVSR w:took
UTTTXTXSUT w:tool
TUUUUUUXUU w:toolchain
TURSZXYSTR w:top
YUUTUTUTUU w:topics
XWUVTUTTUT w:torben
YTUUTUTUUU w:torte
TTSTXTUZUT w:total
WSSTVZWSUR w:touch
XTTTaUTTUT w:toujours
UUTTTUUXVT w:towel
SUUUUUZTUT w:tower
WZTSSTSTTX w:trabajo
UbSSSSSSTY w:trabalho
XTUUTUVTUU w:trace
WTTTXTTUUT w:track
WYSTSTSWWS w:trade
XTSSTTXWUT w:traffic
TTTTTTWTVX w:trailer
TTUTWUTXTT w:trailing
WSZSUTXSTS w:train
TXRSVTSXSX w:training
WTZSTTUUUT w:trains
TUUUTUYTUU w:tranché
YTUUTUTUTT w:transcript
WXSRTTTUUY w:travaille
TUXSWTYTTS w:travel
VYUUTUUTTS w:treasurer
TTXUUUUUUU w:tren
TXUTTUTTTX w:triathlon
UUTUTUTbTS w:trick
WSTTTTTcTS w:tried
UUUTYUTUUT w:trips
XUUUUUUUTU w:trois
TZUUTTTUTT w:tromsø
VUUTUXTTUT w:trouble
YUTUUUTUUT w:trouve
ZTTTTTUTUW w:true
TXTTXUTTUU w:truly
TTTTXTXTUT w:trunk
ZVSXSSWSTR w:trust
UTTUTUXUUU w:truth
ZTTUSTTXUS w:try
XUUUUUUTUU w:trying
ZTTTXTTTTT w:tu
XTUUUUTUUU w:tudo
VTRSRRYVWX w:tuesday
XUTTTTaTTS w:tuesdays
XUTTUTUUUU w:turin
XUTUTUTUUU w:turkey
ZWSTSSVTWS w:turn
WUTTSTWXVS w:turned
USTTWTWYTS w:turns
UTUUTUXUUU w:tutor
XUUTUUUTUT w:tweet
XSSWVWSSVT w:twelve
XUUUUUTTUT w:twentieth
XXRRXTVWSR w:twice
UXUUTTWTTT w:twins
VYTSXVVaRL w:two
UXWRUYRWSR w:type
XTUUUUUTVU w:typed
VUXUVTTTUT w:types
ZUUTTUTTTT w:typical
XUTUTUWTUT w:typing
ZTTUTUUTUU w:typo
aTTTTTUUUT w:ugh
TUVXTTUUUT w:ugly
XUTUUUTUUU w:uh
WTUUTUTTXT w:uhr
TTWXWSVTTT w:ui
XUUUTTVTTU w:ukulele
YTTTTTVTTT w:ulf
aXSRRSYXTR w:um
XURSWVRVSW w:un
WXSSSSWXTS w:una
XUUUUUTUUT w:unanimously
XXRVVYWRRQ w:und
TUWPXZUUWO w:under
YTTSUTUXVS w:understand
XUTTUTTUUU w:understood
YUTUTTTUUT w:undo
XWTTTTTTXT w:une
YSUUTUWTUT w:uni
XVTTSWXSST w:unit
VTYSWVSTUS w:units
STTTYXTUUT w:unless
VSTTXTVTSY w:uns
TUUUUTZTUT w:unser
WTUUTTXTTT w:unsere
VTUTXTTUUU w:unsure
WWVQVVWQYP w:until
TUTTWXTUUU w:untouched
VUTTTYTUUT w:unwrap
USMVXRXWWV w:up
YTTTUTTXUT w:update
TTUUWTVXTT w:upgrade
TTTUTTTXXT w:upload
XUUUUTTTVU w:uploaded
YTUUUUTUUT w:upon
VTUUUUXUUT w:upright
YUTTTWSUTT w:ups
UTTUTTXXTT w:upstream
XWPPSXXZVP w:us
TTTTcTTTUT w:usa
VUTTTUXTUT w:usar
TSTSXYXTTS w:usare
TWTVbXTLSW w:use
fRXRVSQWTR w:used
VTTWTUTXTT w:useless
aTTUTTWTTT w:user
XSSSWYUTTS w:uses
UYTSSYTVTS w:using
YTUUTTVTUT w:usual
VTTTSUZTUT w:usually
STWSYSXSUT w:utc
TYUUUUTUUT w:utc+2
XVUUTUTUTT w:utc-3
TTTTYUUTUU w:utilise
WTTTUTZTTT w:v1
TUTUTTXTXT w:v2
VUUUTUXTUU w:va
VUUTXUTUTU w:valid
TTUTTUXTXT w:valley
TTTTTUYUUU w:vamos
UWSSWTXSWS w:van
UTUUUUYTUT w:vans
WTTTTXTVTT w:var
UUTTWXTWUS w:variable
WTSTXTSTXT w:vat
TUTTTTWTTX w:vega
WYTTTSSTTX w:vegan
UZRSVTSSUZ w:vegetarian
TZTTUUUTUT w:vegetariana
TTTTTUaTUT w:vender
SSXSWYWRSW w:vendor
VUUUTYTTUT w:vendored
XUUUUTTUUU w:vendredi
YUUUUUTTTU w:venue
XUTUTUTUUU w:ver
YUTTTUUUVU w:verbs
YTTTTTXTUT w:verde
YTUTUUTTUT w:verdict
WWRSTXYUTR w:version
VUUTTUTXUU w:versions
TTTTYXTTUT w:verwende
ZSRWWTSSXR w:very
TSUSTTWTWX w:vet
YUTUTUUTUU w:veut
WTTUTTTUUX w:vez
TTTTXXTTUU w:via
TTYTTTUUUU w:viajar
VTXWSSVUTS w:video
XUUUUUTTUT w:viele
YUTTUTUTUU w:vielleicht
XUUUUTUUUU w:vier
TXUUTUWTTU w:vigo
XUTUTTWSTT w:village
UXTTWUTUUT w:vim
TUUUUUTXUT w:vinegar
TUTTYUUUUU w:viridis
UTUUUTTUXU w:visa
YUTUUTTTUU w:visit
UUUTUUXTUU w:visiting
TTUTUXTUWT w:visitors
UTWTVXSTTT w:visual
YTTTUUUUUT w:vite
VTUUXTUTUT w:vitest
TTUUUUYUUU w:vive
WaTTTTSUUT w:vivo
UTTTWTXTUT w:vlan
URXXSVXSUR w:voice
VUTUTUTTUX w:void
WXTTUTTUUT w:voiture
YUTUTTTUUU w:volcanoes
XTTTUUUUUU w:vont
XTTTWUTTUT w:vor
WTUTTTYTTT w:vote
WTVUTTYSTS w:voted
VUTTTTUXUT w:voucher
WTTTTXTUUT w:vous
XUUUTUWTTT w:vpn
UWTTTXTUUT w:vs
UTUUTUYUTT w:vue
UTWSWSXVTT w:w
ZSSSXSXSVS w:wait
XUUUUUTTUT w:waiter
YSTTTTXTTT w:waiting
UTTTWXTTUT w:wake
ZTWTUTTTUT w:walk
WTXTTTVUTT w:wall
XUUUUTUTUU w:waltz
VRXXWWROWS w:want
aUUUTTSSUT w:wanted
bTTSSTWRXS w:wants
WTTTTTTaTT w:war
YTUTTUWTUT w:ward
VWUTTTWSTX w:warehouse
XTUTTUUUUU w:warmer
UUVUXTTTTT w:warning
VTTTUUXTUT w:warranties
WUTTTTUTXT w:warranty
XTUUTUUTUU w:warum
bXNONQUfUY w:was
VTTUUUVXTT w:washing
XTTTTTTWTX w:wasn't
TUTYUUTUUT w:wasted
YUUUUUTTUT w:watchdog
XTSSVSWYVR w:water
VTTTTUTXUU w:wax
ZWWPWVSTVP w:way
YUOLWRZXWW w:we
YUUUSTTVUU w:we'd
YTTTRSbTUT w:we'll
WXRRPRcPXX w:we're
WXSRRSZQSZ w:we've
WSWTZTTTUS w:weather
XTTUTTWTWT w:web
YTTUTUTUVU w:website
XTTTTTWTWT w:wedding
VUSTTTXTUW w:weddings
TWSUUSXVVS w:wednesday
UWUTTSWTSX w:wednesdays
TXPSUUXXZP w:week
TTUTVXUUUT w:weekday
TUUTYTTUUT w:weekdays
YTXTTTTWTS w:weekend
YTTTWTTVTT w:weekends
VTTTTUUUUX w:weekly
WWSSRSYYUR w:weeks
ZTUTTTTTUU w:weg
TWTTTTUYUT w:weil
XQQRYRVaTV w:well
YWTTSSWUUT w:welsh
YUUUUUTTUU w:wenn
SRQRUWXcRW w:went
cSTURSTZSS w:were
UUTUTUTYUT w:wet
ZUXWVMUTPX w:what
bWTTRXSRUT w:what's
TWWVXUSQRW w:whatever
VTTTTTYUUT w:whatsapp
XTTXTTTUUT w:whatsoever
UXTSTWTTUU w:wheat
VRYaYZUNQO w:when
YUUUUTUUUU w:when's
TSXWcSSSTR w:whenever
ZXWRWUUSSQ w:where
bTTUTUTTUT w:whether
YYQVQXVTVQ w:which
XSTTTUVXUT w:while
ZUTUTTTTUT w:white
WTTXTTTUUT w:whitespace
bTZRTSXQTR w:who
YUUUTTTTTU w:who'd
XXSSTTXSUT w:who's
XTSSXWTVST w:whoever
UTVRVYVTXO w:whole
YUUTUUTUUT w:whom
YUUTTUTUUT w:whos
ZTTTTUUUUU w:whose
bRTTSTRaWS w:why
WTUUTTTTUX w:wick
XUTTTTWTTT w:wide
bTTUTTTSUT w:wie
TXTTTUWUTU w:wiebke
YSSTSSSXTY w:wieder
VUTTTXXSTS w:wife
TTUTUTZUTT w:wife's
XTTTTUUXTT w:wifi
XTTTUUXTTT w:wiki
YTTUTUTTUU w:wild
aRSSXUYRVQ w:will
XUTUUUUTUU w:win
VRaRQVVVSW w:window
TXTTSVYTVR w:windows
TTSXVWUUTT w:wine
TUTTXUUUUU w:wins
aTTUTUSTWT w:winter
TUTTTXVUUT w:wip
UTTUVUTTTX w:wipe
WURRVRYRXV w:wir
YUUUTTTUTU w:wird
VTXUUUTTTT w:wireless
cRSVVSUTUR w:wish
QTWVXUVUVS w:with
WTTTUUXTUT w:withdraw
YUUUUTUUUT w:withdrew
VTUUTTWXTT w:within
USOWTYUXRW w:without
XUTUUUUTUU w:witty
YWTRUUUUUS w:wohne
UXUTUUTUUU w:wollte
XUUUUUTUUU w:woman
aTUTTTUTUU w:won
YSTTSTaTUS w:won't
YTTSTUXTVS w:wonder
XTUUUUTUUU w:wondering
URWVVXTUSR w:word
YUUUUUTTUT w:wording
WYZQXQRWSR w:words
YcUPWNNaRX w:work
TTTTTTTYTX w:workaround
WTTUTUSaUS w:worked
UUUUUUTXTT w:worker
VVSTSSZTXS w:working
cSSRRSUZSV w:works
VXTUUUTTUT w:workshop
XTUUUUTUUU w:worries
XTUUTTTUUT w:worry
SUUUWUTXTU w:worse
XUUUTUUUUT w:worst
WWTTTTXTUT w:worth
aTXRVWURTQ w:would
UUUTTUXTUU w:wrapped
aYOPdYRQTQ w:write
ZTTTVTWSUT w:writes
VWVVSYSSTS w:writing
WUXSWSSVTT w:written
eRRRVWTYSP w:wrong
bTSTTTWSUS w:wrote
TXUUUUTUTU w:wsl2
XTUTUUUUUT w:wtf
TTUUYTUUUT w:wörtern
UTUUTUXUTT w:ximena
XVSTWSUSWT w:y
XSTTSTWTUX w:ya
YTUUUTTUUT w:yamaha
YTTWSTSTTX w:yaml
VXSSWTXTTS w:yarn
XXRSVSYUTR w:year
XUTTTTTUYT w:year's
YaWQRRSVWQ w:years
YTTUTTTUUT w:yep
bSWSWSXRTR w:yes
aUTTSTYSTS w:yesterday
dSTSSUUTVS w:yet
ZWTTTTTTUT w:yo
TWUTTXTUUT w:yorick
UTWWZYRMMZ w:you
VTSSXTUUVU w:you'd
YSTSYXSSTS w:you're
VTTTWTTTUX w:you've
ZUUUTTTTUU w:young
XUTTWUTTUU w:younger
aRPQYVTVRX w:your
WWTSYTSTTT w:yours
TTTUYXTUUT w:yourself
UYSTTTTUXT w:yr
YTTTUTVUTU w:yusra
VUUUXTTTTT w:zealand
XTUWTTTUUU w:zeilen
UUUUTTXUUU w:zeppelin
VWRXSTRaTT w:zero
YUUUUTUTUU w:zia
VTTTTUXUUT w:ziehen
VXTUUUTTUT w:zimt
WTTTTTTYUT w:zinc
WTUUUTTXTT w:zona
SXSSWXVTTS w:zone
VYUTUTTTTT w:zoo
VYUTUUTUUT w:zotero
TXUUTUUUUU w:zsh
WXTSRYVSTS w:zu
WXUTTUTTTT w:zum
YUUTTUUUUT w:zurück
XUUUUTTUUU w:zusammen
WTTTXTWTTT w:zwei
ZYPWQQWXQV w:à
SXSTSTYTXT w:às
YTTUUUUTUU w:ça
WRRSSSaWZR w:è
VYSSSTXSYS w:é
VTTUTUVTXT w:été
`
