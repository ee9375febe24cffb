/**
 * Made by `npm run learning:update` from the labelled turns; not to be edited.
 *
 * @module
 */

/** Of which turns: a digest of them. */
export const WEIGHTS_OF = 'ecdb695eebe2915a'

/** Each line: how much a trait says for each class (see `vote.ts`), and the trait. */
export const WEIGHTS: string = `
XUUUTUUUUT 1:"
VSSSVWWYTR 1:%
WUVPTVYUSV 1:(
XVUPTUXUSV 1:)
QUORWVXWYV 1::
TQSVXTYYUQ 1:<caps>
ScTTXUWSQR 1:<code>
STPKQVYUiW 1:<date>
RSNVSUXeVV 1:<ed>
SRTSRUVcVV 1:<ing>
XYWUXPUVRQ 1:<ly>
QbLRWSaTWW 1:<name>
RVSGTWXYgS 1:<number>
NQWXXYVVSS 1:<s>
OTWTYaTSSW 1:<verb>
OQWWZWYSUQ 1:<verbs>
TTVVUUVURW 1:<word>
ePRTSWSUTV 1:?
VWWTUVUXSO 1:a
bSWNVVWORa 1:about
SXQUXTWXQU 1:after
ZUOOWVUYRY 1:again
UYRSSXSXTT 1:al
VRRUWUWWTT 1:all
XTTSTYSSXT 1:already
VSSXYRSUUT 1:also
ZUYOdVUPRO 1:always
XYQPVQUWXV 1:am
ZXOTXVYVRN 1:an
SYYVUSWTRS 1:and
ZTSTTTYTUS 1:another
TWYUYYRTRO 1:any
TTTTTVUTUY 1:anymore
VUXXXYUPRP 1:anything
UVSWVSXRTV 1:are
TTTWSWTTUX 1:aren't
VSPPcaWSTR 1:ask
TXQUSSVTXW 1:at
UQSSXWWVSX 1:auf
VTTSXTXTTT 1:aus
TYSSTYTTUU 1:aux
XUTTTXTTTT 1:avec
YSSRVVSWTW 1:away
XOPVVPYWWY 1:back
WTUSYTTNaT 1:be
UXWRQQVeTQ 1:because
WXUQUPSWVW 1:been
QTVUaXTQbN 1:before
TVTSXTWTTW 1:bei
SVVaRRRVVV 1:being
YVTRYRUUUS 1:between
XQRWbaQSTQ 1:bitte
UZPPXVVZUP 1:both
SUVNTUVWaU 1:by
YXQPWWXRWR 1:call
XWUVVRTPRZ 1:can
WVVaQWXRRQ 1:can't
XTUUUUUUUU 1:ce
XSQWXVVRVR 1:con
bWQXUQURVR 1:could
XUTUUUUTUU 1:couldn't
YSRRYSYXSS 1:da
WUTSTYUUUU 1:dans
WXRQURVYSW 1:das
TTTWUXXNWU 1:de
XSSSSSdSUS 1:decided
UXSTTTSWXT 1:del
YSTTXTSXTS 1:dem
WXRWRVUSXQ 1:den
XVRQVQYYWQ 1:der
UTVXTSSXWS 1:des
WSSSWSXXVS 1:di
YSRSSSVcVR 1:did
VSTSTXSbTS 1:didn't
XWRWURWSZP 1:die
YWVWVVVLPW 1:do
XXTQOQcXXQ 1:does
XSRRXWUZSR 1:doesn't
VWQYScRRPX 1:don't
WRYRWQVWWQ 1:done
bQQPWRUXXV 1:down
WRSYUUUSSX 1:du
VVWRSZWSST 1:e
UQPPaWXUZQ 1:each
WWTTTTTYUT 1:ein
XTTTSXTUUT 1:eine
ZRRTSRXTZT 1:el
VYRSYVVSTR 1:else
VXXRSXRSWS 1:em
YaPPbTYRSP 1:en
WUTTUTTXUT 1:era
VSSTTSZUXS 1:es
SSSSTXWTWX 1:est
TTTUXTTUWU 1:este
WXRSTSXTWT 1:et
aVTTTTTUTT 1:eu
YXRQVXVQVR 1:ever
WUUPcSYXRP 1:every
WYRSVRUWTS 1:everyone
TWVUWTXUPT 1:everything
YUTTTTTWUT 1:except
UTYQaTVSXO 1:first
XUUUUTUUUT 1:foi
UXVRVWVUVP 1:for
STSVWSTWTX 1:from
ZVRRURWSWW 1:für
VUSWWVXPWP 1:get
aXXQaPYOQQ 1:go
ZQRRWXXWTQ 1:going
YXPRSUWXWQ 1:got
WTTSTYTUVT 1:guess
aTTUTUTTTT 1:ha
WTTTTTXUTW 1:haben
aRSSSSTcUS 1:had
UQTTWUWSXV 1:has
aTUUTUSTTU 1:hat
WVSQSQXTZW 1:have
WWTTTTTXUS 1:having
bWQRRRYRYR 1:he
WQQPYYbTUQ 1:her
XaTPZWSPRT 1:here
aTSSTTXUUT 1:heute
cSSSWVSTTS 1:him
YRSRWRXRVY 1:his
cRZTVRQTUT 1:how
SZZYSSQQRX 1:i
WTZXTSNUWU 1:i'd
cUSSTSWTUT 1:i'll
YgSYTLQNTW 1:i'm
VYWUUMVVTT 1:i've
XaXYWQPRSP 1:ich
WTXVZXSNUN 1:if
XRQRWRWYYS 1:il
VTSRZWVSTS 1:im
WSSRcWSTUS 1:immer
STUWYWTUSR 1:in
VSUSWRWYVS 1:instead
XWWQUWTVSQ 1:into
SYUUUVWMWW 1:is
WSRSUWVTTY 1:isn't
WVSRSRWVWX 1:ist
XQRUVSXYTV 1:it
VWXNTTXUVU 1:it's
UQUUXWYVTQ 1:its
XTRRXaSTTS 1:jamais
WYYWVUPRSR 1:je
VWSSYRVSTW 1:jetzt
ZUPUUTWYTQ 1:just
TWWUYSZVQO 1:keep
WTTTUTXUUT 1:kein
VTSZVXRTTS 1:keine
eWVQSSSTUR 1:know
VWWOVXXQYP 1:la
VWTTSXSTWT 1:las
XXUPWTSRWV 1:last
WSSTVSVUYT 1:later
TNXUUXWWWP 1:le
YTUUWSTUTT 1:least
UXTTXTTTUT 1:lei
VRXYRWVSTR 1:les
XTXSTTVTUT 1:less
cTTSSTTXUT 1:let
YTSTSSbTVS 1:let's
XTcYWMSSWN 1:like
YTUUUTUUUU 1:lo
TVRRYVZTSS 1:los
SVSTTZTSXU 1:mai
ZQXaYPRSTR 1:make
YTUUTUTTUU 1:many
UUPUTWXPbU 1:may
cTSTTTUTVS 1:maybe
TXZcWYMPOR 1:me
XWTTTTTUUT 1:mein
VWTTTTXUTT 1:meine
UXTUUUUUUU 1:meu
YYQVQXYRSR 1:mi
XTTTTTXTTU 1:mia
bTSSTWTTUT 1:might
WaRQRVVWVQ 1:mine
XUTTUUUUUU 1:mio
TVRWZVRSSV 1:mit
WUTTTTYUTT 1:mon
VVXVQVXSST 1:more
VWWUUWUSSR 1:most
YSYWSSSSXS 1:much
YUUUUUTTUT 1:muss
XRRRZXQRbS 1:must
VZSTPUVTTW 1:my
WXTTUTTUUT 1:na
WTSSTZWTUT 1:ne
VSSXYUPPYX 1:need
ZPTWUdRYQO 1:never
TTOObVVZZO 1:new
ZQPUXVVVVQ 1:next
ZWTTWTRTTT 1:nicht
WTTSTaTTUT 1:nie
USTUPaUTTY 1:no
XRQVVYXTSR 1:nobody
UVSWTYSTTT 1:non
XTTSSWWTTT 1:nor
VTRZVZXPMX 1:not
WUPPTaRaVU 1:nothing
YUTUUTTUUT 1:nous
YXOPWTYVQW 1:now
XTSSTaTUUT 1:nunca
VXSRZSSTSX 1:nur
ZTSTUWTUUT 1:não
XWRSWSXRXS 1:o
QVVYTUSVXR 1:of
UTNOVWUWZY 1:off
VTTTXWUSTT 1:ok
WWUQPPTYWZ 1:old
TVOTSWXVZT 1:on
cRSUVSUVUT 1:once
XUZUXPWVTM 1:one
TVWVbTaSSL 1:only
YWWVYVTPSO 1:or
WTXTTTTUUT 1:os
VXVVQYWPSU 1:other
WSPSXUZVTU 1:our
XTTTTXVTXS 1:ours
TSUWUWUVWP 1:out
SRYUVUVTVT 1:over
YWWQUVTVSR 1:own
ZVSTTSWUTT 1:para
STRYTWZTUS 1:pas
RUWPXWYUWQ 1:per
cTTTTTTTUS 1:perhaps
VRYQYWWRUR 1:please
XXXTTTSTTT 1:por
UXTTUTUUUU 1:porque
XSWTSSYTTT 1:pour
aRWSSSYSUT 1:que
TTcYURSRUQ 1:rather
aRRQUSWRTa 1:said
WRRRXWVaTR 1:same
YVQPXTUVUV 1:say
cVWSUUPVTS 1:says
aSXTSSWTTT 1:se
bWRRXVRTST 1:see
TWXSYSTTTS 1:sempre
VVSSVSYSXS 1:shall
ZTRSTSXWUT 1:she
aTNPZWUQWX 1:should
XTUUUTUTTT 1:shouldn't
VUTTXTUTTT 1:si
YTTSWWTTUT 1:sie
WTSTbSTUUU 1:siempre
UaOPUVWaQT 1:since
UXTTTTXUUT 1:sind
XVOQaYUYTM 1:so
bTSSTTTTUX 1:some
bTWSVSSSUS 1:someone
YSYWTUSTTR 1:something
VSTTTTZUXS 1:son
XZSTTTTTUT 1:sono
VUXTUUTUUT 1:sorry
XSQQQWXZTW 1:still
QRWPVbWVVQ 1:stop
YUSSYTTTUT 1:sure
RSbVTURVYP 1:than
YTUTTUUUUT 1:thanks
WTWSXUUTRU 1:that
WXXOTVTTUU 1:that's
USRPSVWYXX 1:the
YVRRTWWVTS 1:their
VUUUWUUWRS 1:them
VVVRXUVQWS 1:then
bUOPVWXTSV 1:there
YSVRXSTVUS 1:there's
ZVQVTVSTXS 1:these
YSRUUTUVUV 1:they
XTWSVSSXUS 1:they're
eSSSTSSTUX 1:think
aTTTTVVUUS 1:this
ZRUQSYRZUR 1:those
ZWZNVQSZUP 1:three
SQSVVWUSXW 1:to
fUQPVRWSTW 1:today
YSWSRRUVUX 1:told
dTSTTTTUUT 1:tomorrow
bTTTTUUTUU 1:tonight
ZVWQVPVWVQ 1:too
ZTTTXTTTTT 1:toujours
aTTTTTTWTT 1:try
ZUTTUTUTUT 1:tu
TTTTWSXYTS 1:turns
WWRRVSVXUT 1:twice
VXSSVVUbTN 1:two
aWRSSSXWTR 1:um
WUQRWWRWSX 1:un
XXSSTSXTTT 1:una
YXRWUXRSSS 1:und
TUWPWaVTWQ 1:under
XWTTTSTTYT 1:une
TTTSWXTUUT 1:unless
WVVSWWVQWR 1:until
VSPUVTUWWX 1:up
YUQRRWWYWQ 1:us
TXUVbWROQW 1:use
YWRWTRSSYS 1:very
WUTTUXTUUU 1:vous
WSOXXVTPXV 1:want
VTTTTUSZUU 1:war
aXOQMPVfVX 1:was
XTTSTTTVUW 1:wasn't
YUQMWRZWVV 1:we
ZTUTSTTWUS 1:we'd
YSSTSTbTTT 1:we'll
VXQQQQcQYX 1:we're
XTSSSSZRUY 1:we've
TWUTTUTXUU 1:weil
XUUUUUUUUU 1:wenn
TRRSRVWbSW 1:went
bSSTRRTaTT 1:were
ZTXUVMUWPX 1:what
bWRSSXSSUT 1:what's
VUZZYYSPPO 1:when
TTYXaRRSTS 1:whenever
ZYVRVVTTSQ 1:where
XWQURVWUWR 1:which
XSTTTTWXUT 1:while
bUXQWRWSTR 1:who
YUUTUTTUUT 1:whom
aSSSSTSbWS 1:why
aSSSZRXSWR 1:will
WVRRVRWSYW 1:wir
YUUUUTTUTU 1:wird
QSVWXUVUUU 1:with
VUOURZWWSW 1:without
XTSTSTaTUT 1:won't
bRXRVWUQTR 1:would
XVSSXRVTXS 1:y
WTXTVTWTTS 1:yes
aUTTSTXSUS 1:yesterday
cTSRSVUUUS 1:yet
YXTTTTTUTT 1:yo
STXWZYQNOa 1:you
XTSSZTTTUT 1:you're
YPWPVWTWSW 1:your
WXTSTXTTTS 1:zu
VSSTSSXWYT 1:è
TTTTTWXXTT 2:% $
WTTSSXWUVS 2:( )
WUTTTTWTTX 2:( <name>
XVSTTTYWUR 2:( <word>
ZVWRVRYSUR 2:) $
YUUTUTUUUT 2:) :
TUTTTXWUVT 2:) is
UTSXTXUUUT 2:, $
STTYUXUUUS 2:, ,
SVSSYTVWUT 2:, <caps>
WXRSXSUSTX 2:, <code>
VXTTTSXSVS 2:, <date>
USOVWOWXXW 2:, <ed>
XYRRWRVUXR 2:, <ing>
cXPQXRVWTR 2:, <ly>
SaTNTUXQXW 2:, <name>
XUPSWOZWaP 2:, <number>
UWVSVRWRWT 2:, <s>
ZRUWbOSTSW 2:, <verb>
STVSWVWXUR 2:, <verbs>
UTXUTRVWVS 2:, <word>
XTZRRSUXTS 2:, a
WTTWQSXWWS 2:, all
USXSXXSTVS 2:, always
XUTTWTTUUU 2:, any
XTSSVWVUUT 2:, as
TUTSYWTUUT 2:, ask
WYSTTTVSWT 2:, at
TTTUTTXWUU 2:, back
SYUTTWVVST 2:, both
WTUTUTVSXS 2:, by
XUUUTUTUUT 2:, can
VWTTTXTTTT 2:, can't
ZTTTTTTUUT 2:, do
XTUUUUUTUU 2:, does
VTXUTTXTTT 2:, done
VWSUXSVSUU 2:, every
TXSTWTWVTT 2:, everyone
WYRSYTSWTS 2:, for
aTSUSUSUVU 2:, go
XTUUTUTUTU 2:, ha
VYTTTUTUUT 2:, have
XTTTTTXUTU 2:, he
XTUUTUTUUU 2:, how
aVTTTTTUUT 2:, if
VURSXWXTVR 2:, in
WVXSWSUVTR 2:, is
USVRVRRYUX 2:, it
VSVSRRXSYX 2:, it's
TXTXTSXTTS 2:, keep
UTTTXXTTTU 2:, la
XUUTTUUUUT 2:, let
VUTTXUUTUT 2:, make
XUTTTUVTUT 2:, maybe
YUTTUTUUUU 2:, might
TTTTXWUTUU 2:, no
WUUTXTTWTS 2:, nobody
UWRWWYXTRO 2:, not
WSTTXYTSTS 2:, nothing
YUTTTUTUUT 2:, now
XTTTTVUUUT 2:, nunca
XVSSWRVUXS 2:, on
YSUTUUTUUT 2:, once
UVVVYRXRSS 2:, one
VVSRZTXTUS 2:, only
ZTTTTUTUUT 2:, or
TUTUVTYUUU 2:, our
UUWTXTSTUU 2:, please
YUTTUUUUUT 2:, said
WTUTTTTYTT 2:, same
VSTTTUZUTU 2:, she
YTUUTUTUUT 2:, some
XTXSUWSVTS 2:, that
SYYRWQSUUV 2:, that's
VVUQSSWTWX 2:, the
WSSUYTVSVU 2:, then
USUWRUSXSW 2:, they
YVSSWSTXTS 2:, three
XUTTTUUUUT 2:, today
VYSTUSUVUT 2:, two
ZTUTTTTUUT 2:, und
VTWUTXSTTT 2:, until
YTXTTTTTUS 2:, what
YTSUUTUUVT 2:, where
XWTTSSWTVT 2:, which
XUTSXSTTWS 2:, with
YUUTUTUTUT 2:, would
VTXTTTWTUT 2:, yes
WSSTWTUTUX 2:, you
gTTRTSTTUS 2:: $
UTTTXTWVUT 2:: <caps>
TTUTTTTXXT 2:: <ing>
XWSRUWYRVP 2:: <name>
UUQRWYXTZP 2:: <number>
VSRWZQVTXR 2:: <s>
XSSSVWUSUX 2:: <verb>
WSSUXNWWWT 2:: <word>
YUTTUUTTUU 2:: how
XTXSSSVSTX 2:: i
TUTTXTYTUS 2:: no
TVRSUVXYUR 2:: the
VUTTTTUXUU 2:: three
WUQQYVXWTR 2:<caps> $
VTSSZSWWTS 2:<caps> ,
YTTUTUTUUT 2:<caps> <caps>
TTTTWUTXUU 2:<caps> <ed>
XTTUYUSTTT 2:<caps> <number>
WWSSSRVYTW 2:<caps> <s>
TSXXVRSSZR 2:<caps> <verb>
VTTTTTZSVT 2:<caps> <verbs>
TUQWUUYYUQ 2:<caps> <word>
bUUUUSTTTT 2:<caps> ?
WVSSXTVUTS 2:<caps> for
WTTSUWYSUS 2:<caps> in
aTTTSTVSXS 2:<caps> is
XTTTTTXUUT 2:<caps> of
WeMNYXVUPT 2:<code> $
VWWQXTYSSR 2:<code> ,
TUXQXVTVWQ 2:<code> <word>
WYSSUSYTUT 2:<code> for
XTTTVTTUVU 2:<code> in
TTUUUTTXWT 2:<code> on
ZTTTTTUUUT 2:<code> to
UXTTUUUUUT 2:<code> with
VUSNPQXUhU 2:<date> $
WVSTPRXSaW 2:<date> ,
VTTTTXWTWR 2:<date> <ing>
SYSURWWQaR 2:<date> <number>
UTSTXVXTTS 2:<date> <s>
UVRSVRTVXX 2:<date> <word>
YUUUUTTTUT 2:<date> ?
TXSTSTZUWS 2:<date> and
WTUUTTXUUT 2:<date> are
TWUTSSWSZR 2:<date> at
YTTTUTWTTT 2:<date> is
XTUTTTTTXT 2:<date> off
XTTTTUTUWT 2:<date> or
VTTUUTTVXT 2:<date> the
UWTTTTYTVS 2:<date> to
aOPTTXVZQW 2:<ed> $
WUQQUWVZXP 2:<ed> ,
UTTSTSWXTX 2:<ed> :
UTTUUTXTWT 2:<ed> <date>
UTUUTTVXUT 2:<ed> <ly>
VVSRWRcXSQ 2:<ed> <name>
WUTUVSTXUT 2:<ed> <number>
USVXTYTRRX 2:<ed> <s>
XTTXTTTTUU 2:<ed> <verb>
UTSTWUUaQS 2:<ed> <word>
ZTUTTTTTUU 2:<ed> ?
YTSSSSWYUT 2:<ed> a
TTTTWTWXTT 2:<ed> after
WTUTTTTYUS 2:<ed> again
XXTTTTTTUT 2:<ed> and
UWSXVRVWUR 2:<ed> at
SXTTTTSZTT 2:<ed> because
VTTTWTTUXT 2:<ed> before
WRRSSVXVYR 2:<ed> by
WTTTSTWXUT 2:<ed> everything
WSSSWTWUXT 2:<ed> for
bVQQRVWYWQ 2:<ed> in
XXRQQXXbSO 2:<ed> it
YTSSTXTWTS 2:<ed> me
VVSSTSXZTS 2:<ed> my
UUUTUUTXUT 2:<ed> nothing
TTQXSTWWUW 2:<ed> on
UWTTTTUYTT 2:<ed> out
VXUTTTVTUT 2:<ed> over
TWSSUTWXUS 2:<ed> since
UVWSSSaSWS 2:<ed> that
WSQRVPTcVW 2:<ed> the
ZZRRQRaTWQ 2:<ed> to
YTUTUUUUUT 2:<ed> today
UTUTTTSXYT 2:<ed> up
YWRQWSWVXR 2:<ed> with
YTTTTUVUUT 2:<ed> yesterday
ZRQWRRWUUW 2:<ing> $
WRVQVUVSWW 2:<ing> ,
UWSSURVXWR 2:<ing> :
UWTUTTVSYS 2:<ing> <date>
TTSSWSYYTS 2:<ing> <ed>
ZUTUTTTUUT 2:<ing> <ing>
YTUTTUUTUT 2:<ing> <ly>
WWTSTTSWXS 2:<ing> <name>
XUTUTTUTTX 2:<ing> <number>
VPUWVSYTSW 2:<ing> <s>
VVRRYVYVSQ 2:<ing> <verb>
WWWRWXRRVS 2:<ing> <verbs>
RVUSUSWbVP 2:<ing> <word>
YUTUTUUTUT 2:<ing> ?
ZUSSTTSXTW 2:<ing> a
aTSTSTTTUX 2:<ing> about
UUTTUTTYUT 2:<ing> after
ZUUUTWTSUT 2:<ing> again
UXTTXTTTUT 2:<ing> and
VUUTUTTTXT 2:<ing> as
aVRRRVTXXR 2:<ing> at
WTUTTUUXUT 2:<ing> back
TTTTUTTZUT 2:<ing> by
aUWSSSWSTS 2:<ing> for
UTUTTWTUTX 2:<ing> i
VYQQXWUVWQ 2:<ing> in
WRSRVXTSWW 2:<ing> is
XSSSVSWYUS 2:<ing> it
WXTTTUTTUU 2:<ing> like
WTSRSbSTTW 2:<ing> me
VXTTUUTUUU 2:<ing> of
TTWTTTWXUS 2:<ing> on
XTTUSTWVUT 2:<ing> out
UUQWTPXcWP 2:<ing> the
YSRRSWWXWS 2:<ing> to
VVUTTTTXTT 2:<ing> up
ZTUTTUTTVT 2:<ing> we
XTSSWSZSUS 2:<ing> with
ZTUTWTUTUS 2:<ing> you
ZYTWXSTQSP 2:<ly> $
YXRTTTSVWT 2:<ly> ,
WTUTTUXTUT 2:<ly> <ed>
XUUTTTTTUU 2:<ly> <ing>
WXTTTUTUUT 2:<ly> <name>
XUWSWTTTUT 2:<ly> <s>
XRVSYSVTWR 2:<ly> <verb>
UXUQTUVYRU 2:<ly> <word>
aTUTUUTTTT 2:<ly> ?
WVSSTTXUUT 2:<ly> from
VTXTUUTUUT 2:<ly> how
UUTTTXXTUT 2:<ly> to
UeQQTRbMWV 2:<name> $
WbLMYUZMZW 2:<name> ,
WVSRWQSVWX 2:<name> :
YTUUTUTVUT 2:<name> <caps>
UXTSTTRZTW 2:<name> <ed>
URSSUVWWXS 2:<name> <ing>
QZLMVVXVYa 2:<name> <name>
TUWTWSbSSS 2:<name> <number>
SWNWWWUSWV 2:<name> <s>
TWSSXVWWTR 2:<name> <verb>
UVTRVWbSTQ 2:<name> <verbs>
VSRIUUYYYY 2:<name> <word>
eTTTTTRTVS 2:<name> ?
WTTUXTTUTT 2:<name> an
VXPUTUWQVW 2:<name> and
UWTTTUXTUT 2:<name> are
UZSSWTSTTX 2:<name> as
WWTTSTXSWS 2:<name> at
UTTTWUTXTT 2:<name> auf
TUUUXTTUWT 2:<name> before
WTTSVYTUUS 2:<name> bitte
TSUUUUYUUT 2:<name> does
ZYTSSTXSTR 2:<name> for
VWTTTTYTTS 2:<name> from
WWTTTTTUXT 2:<name> für
VUUUTUXUUT 2:<name> got
VTSSSWXTTV 2:<name> has
YUUUUUTUTT 2:<name> hat
UXUUTTTUUT 2:<name> here
UTUTYSTUUU 2:<name> im
UUTTZTTUUU 2:<name> immer
VTWRXRXXRS 2:<name> in
YWRRVSYTVR 2:<name> is
WYTTUUSTTT 2:<name> last
WTTXTTUUTT 2:<name> mit
VYSSUSURWW 2:<name> on
TYTTSUWUUU 2:<name> only
XTUUTTUUUU 2:<name> or
aSUTTTTUUT 2:<name> says
TUUUXUTUUU 2:<name> so
VUUTTUXTUT 2:<name> this
WSTTTTXTSW 2:<name> to
VYTTTUTUUT 2:<name> und
UZRRVYWSTR 2:<name> with
WWILYUZYYV 2:<number> $
VSSSVWWYTR 2:<number> %
XVOSVVZSSW 2:<number> ,
XTRTUZWPXR 2:<number> :
UUTUTTXTWT 2:<number> <caps>
XTTTTTXTUT 2:<number> <code>
TYRUPQQPjY 2:<number> <date>
XUSTUSVSZS 2:<number> <name>
TXTSWTVTUS 2:<number> <number>
VVVNWVZZSM 2:<number> <s>
USUUXTTVXS 2:<number> <verb>
UWSSSWWWVR 2:<number> <verbs>
VVRNUTYXYS 2:<number> <word>
XTTUTTXTTT 2:<number> a
WWSTRSZXSR 2:<number> and
VSTUXSVWTT 2:<number> as
UWTTTUXUTT 2:<number> at
VTTUTTSUZT 2:<number> de
YTTUXSWTTS 2:<number> for
UTTTTTWTUX 2:<number> from
YTUTSTWWTS 2:<number> in
TRRTVWXWWS 2:<number> is
UVUTUSTTcS 2:<number> may
VXTVRSTQYW 2:<number> of
WWTTSSXWTS 2:<number> on
TUTUXTWTTU 2:<number> or
TYUUUTTWTT 2:<number> since
WSSSSWXWXQ 2:<number> to
SUTTUTYVUT 2:<number> with
QRWYVYVTQU 2:<s> $
TUXSXWTXTO 2:<s> ,
UOUOXXVYWU 2:<s> :
YTUTTTWTTT 2:<s> <caps>
XSXTWTSTUS 2:<s> <code>
TVTTTTSTWX 2:<s> <date>
YTQWUQYYTP 2:<s> <ed>
XTPVWTTXRV 2:<s> <ing>
XWTTTTSWUS 2:<s> <ly>
TURQXXXWXQ 2:<s> <name>
UUQRSVWXWV 2:<s> <number>
TTXRYUYQSU 2:<s> <s>
VNUWXWYUWN 2:<s> <verb>
XSSTVTWXTS 2:<s> <verbs>
TUVWVTVXSR 2:<s> <word>
YTTUSSSWUU 2:<s> ?
VYUQXPZTSS 2:<s> a
ZUTUUUTUUT 2:<s> about
TTTTXWXSTS 2:<s> after
VTTSSSXTVZ 2:<s> again
YUUTUUTTUT 2:<s> all
XTSTYTWTTT 2:<s> always
VUTTTTXUUU 2:<s> an
VUXVTVURVR 2:<s> and
UUTTVRYTUV 2:<s> are
TXRSXRVWTW 2:<s> as
TWQRWVWUYR 2:<s> at
WUUVTTSTXT 2:<s> back
YTTTTWTUTT 2:<s> be
UTSRYXTTXS 2:<s> before
ZTSTTWWSTT 2:<s> by
aUTTTUTUUT 2:<s> can
WTTTTXUUUU 2:<s> dans
UTSTTWaUTT 2:<s> de
WTUTTTTXUT 2:<s> did
USUTTaSXUT 2:<s> don't
XTTSTTWUWS 2:<s> down
UWYSTTTUTT 2:<s> em
RXSTYWWTSS 2:<s> en
YUTTVSWTTS 2:<s> first
VXTOWSYXWP 2:<s> for
TTTTYTWUTT 2:<s> get
WTTTZTTTVT 2:<s> go
WTTTVSYSVS 2:<s> got
WTSSYSVSYS 2:<s> have
XTTUXTTUUS 2:<s> here
XSZSTTSXUS 2:<s> i
VWTTXUTUTT 2:<s> i'm
STVXVXSUQV 2:<s> in
WTVSSSWXUT 2:<s> instead
aSSTTSYSVS 2:<s> is
WTUTTTYTUT 2:<s> it
TXTUWTTWUT 2:<s> it's
YUUUTTTTUT 2:<s> less
XWSSUTWVTS 2:<s> like
VTUTTTYUUT 2:<s> los
VTSZTTTUVT 2:<s> make
TYXaSUQQRV 2:<s> me
TUTTZTTTWT 2:<s> must
ZTUXSSUTTT 2:<s> my
TTTTVWSXUT 2:<s> never
USXRUXWTTS 2:<s> no
UTSSWWXUUS 2:<s> not
UUWVWUQYUQ 2:<s> of
TTSSXWVVWS 2:<s> off
UUUUUUTXUT 2:<s> old
WYTNUWXUXN 2:<s> on
ZTTTTTWTUT 2:<s> one
WSRSVWYTUT 2:<s> only
WWWSWRSSWS 2:<s> out
USYRWSRVYS 2:<s> over
UUTTTWXTTT 2:<s> per
TUSTWTYTUT 2:<s> please
VTSTYWTUUT 2:<s> should
XTUUWUTTTT 2:<s> since
WSUTTXXTUS 2:<s> so
ZUTTTTTTUT 2:<s> still
VTYSTUUUUT 2:<s> than
bSRYWWRRTR 2:<s> that
WYQQWVXTVQ 2:<s> the
XUTTWTUTUS 2:<s> them
VTTTXTWTUS 2:<s> there
URTTXXWPUX 2:<s> to
YTTTTUUTUT 2:<s> today
UTTTUTXWUT 2:<s> too
USRSVYXWTS 2:<s> under
USSSXXWSUS 2:<s> up
XUUTTTXTTT 2:<s> us
UTSTXSXUVU 2:<s> use
YUUTTTTUVU 2:<s> want
YUUTTTTVUT 2:<s> we
WUTTTTSYUT 2:<s> were
TVXWZTTVQO 2:<s> with
TTRWSZVXTS 2:<s> without
UTSSYXTUTT 2:<s> you
XTVVWXRUPU 2:<verb> $
TVWPXWTUUT 2:<verb> ,
ZSWRRRWTWW 2:<verb> :
USSWXSXVUS 2:<verb> <caps>
WVSTSXTTTX 2:<verb> <code>
RVSRVXVZTR 2:<verb> <ed>
aSWSRVSWTS 2:<verb> <ing>
YVTTTXSTTT 2:<verb> <ly>
WaPPYPXRSY 2:<verb> <name>
UXSTWRXTWR 2:<verb> <number>
QUXRWYVRTV 2:<verb> <s>
SWTQWXUVWR 2:<verb> <verb>
UTUWWXRVVO 2:<verb> <verbs>
TSXNXYTUXS 2:<verb> <word>
bUTSTSUTVT 2:<verb> ?
WTVQYYOVXR 2:<verb> a
bTSTTSTUVT 2:<verb> about
UWTTTTTUUX 2:<verb> after
ZUTUTTUUUT 2:<verb> again
VXSSVWWRTS 2:<verb> all
WUTTXSTUVT 2:<verb> an
ZTVSWSWSUS 2:<verb> and
UTTSTYVVVT 2:<verb> any
XRRWUWVTUS 2:<verb> anything
YWWSSTWSUS 2:<verb> as
XUPPWVVUUY 2:<verb> at
UUTSYTTUUU 2:<verb> before
VTTTXSXTUS 2:<verb> both
VTRSUXVTYS 2:<verb> by
ZTUUTTTUUT 2:<verb> each
WTTUTTXTUU 2:<verb> every
UURVUSXUUV 2:<verb> everything
TUTUYUTUUU 2:<verb> first
YZORVUWQXR 2:<verb> for
UUTQVVWWTV 2:<verb> from
SUSWYSTUWS 2:<verb> has
WUTTWXSTTT 2:<verb> her
ZTTSUWUTUT 2:<verb> him
YUTTUTTUUT 2:<verb> how
UXTSTSTUUY 2:<verb> i
XUXRZTUSRR 2:<verb> in
TZUWTNXSVT 2:<verb> is
XUSVXUWNRX 2:<verb> it
WTVSXSTTUU 2:<verb> like
VQXYZYOOTT 2:<verb> me
ZUTTUTTUUT 2:<verb> more
WVPQWYVSTW 2:<verb> my
VUSSRXVTUX 2:<verb> no
XWPQWUWTYR 2:<verb> of
XWTUVSSTXS 2:<verb> off
YUPXVWXPUQ 2:<verb> on
UUVTWTXTTT 2:<verb> one
TTTTYTVVTU 2:<verb> only
USVRWYRVWS 2:<verb> out
UTTTXTTUWT 2:<verb> over
XUTTUUUUUT 2:<verb> says
WWURRVWPUX 2:<verb> that
WSVSVXTRTW 2:<verb> the
YUUUTUTTTU 2:<verb> their
ZTVRYSWSUR 2:<verb> them
UXTTWTUTUT 2:<verb> there
XXXSXSSTTR 2:<verb> this
XUUNXUOYYU 2:<verb> to
YTTTYSRSTX 2:<verb> up
YUUUUUTTTT 2:<verb> us
UTTTTTTaVS 2:<verb> was
VUTTXTWTUT 2:<verb> we
TUTTUUTZUT 2:<verb> went
TTSTWTWTUX 2:<verb> what
VUTTXTTUUT 2:<verb> when
VTVYTTWWSO 2:<verb> with
UTSSTTXWVW 2:<verb> without
YSSTZSSUVT 2:<verb> you
WTTTYTTTUT 2:<verb> your
VOVYYXVSOT 2:<verbs> $
WUWVWTTRSU 2:<verbs> ,
TRQRVWYYXR 2:<verbs> <ed>
XTSTTTWWVT 2:<verbs> <ing>
WUTTXTTTUT 2:<verbs> <ly>
XTTTVTTTYS 2:<verbs> <number>
TXTSTSWTUX 2:<verbs> <s>
TRSSXWVTYS 2:<verbs> <verb>
STWWXNWXSU 2:<verbs> <word>
ZUTSTTUUUT 2:<verbs> ?
TVVQWVYVTR 2:<verbs> a
UUTTSTUXUW 2:<verbs> again
TUTTTUZTUU 2:<verbs> all
aSTXVSSTWR 2:<verbs> are
XUUTTUTUUU 2:<verbs> as
XTTSTTYTUT 2:<verbs> at
TUTTUUYTWT 2:<verbs> back
TTTTWYTUUT 2:<verbs> before
UTUUUTYTTU 2:<verbs> by
VSUQUXWVUS 2:<verbs> for
TXUTTTWTTT 2:<verbs> from
TTSXVTXTUT 2:<verbs> get
SXTSZSXTTT 2:<verbs> go
VVQXWYTQXQ 2:<verbs> in
YTUTTWTTTT 2:<verbs> into
YTVSTTTWTT 2:<verbs> like
ZYTSSSSUVT 2:<verbs> me
VTTTUXWTTS 2:<verbs> off
ZVTUTRUSXS 2:<verbs> on
UTXSXSVTTT 2:<verbs> only
TTWTXUUUTT 2:<verbs> over
TURSWXUUUT 2:<verbs> that
XSRRRXZSXR 2:<verbs> the
TUTTTTXWUT 2:<verbs> there
UUUUTTXUUU 2:<verbs> this
VWWVXVSRSS 2:<verbs> to
XTWTVSSUUU 2:<verbs> under
XUTUTUWUTT 2:<verbs> we
USSRSXZTTX 2:<verbs> with
WVVSSVVVQV 2:<word> $
VVRRRWYVTW 2:<word> (
WVTSSSYWUR 2:<word> )
TWXVVTSUQU 2:<word> ,
SWKVVSXWYV 2:<word> :
USTUYSXWST 2:<word> <caps>
XWXSSRZSTS 2:<word> <code>
bRRSSSZTWS 2:<word> <date>
YQTNRSYdRX 2:<word> <ed>
TTSWXQSYVU 2:<word> <ing>
XWRTUVSXUS 2:<word> <ly>
SSTWWQZRVW 2:<word> <name>
XRLPRZaYXV 2:<word> <number>
NRWZVWWVTS 2:<word> <s>
TTTTVVSYTW 2:<word> <verb>
OUWWWVYOWT 2:<word> <verbs>
PWXTTTUYTU 2:<word> <word>
dSSURQWRUX 2:<word> ?
WZWLVTVWYN 2:<word> a
ZWRTRSWSUX 2:<word> about
TWRVYVTUTR 2:<word> after
WWQQVQVXSY 2:<word> again
VYSSTXTTUT 2:<word> al
XTTUVTVSUT 2:<word> all
YTUUUTTTTT 2:<word> already
XTTTYTTUTT 2:<word> always
ZWTTTTTSUU 2:<word> an
TZXUWTXWPN 2:<word> and
TTYTUUXTTT 2:<word> any
VVXRUVTUUT 2:<word> anything
SRUVXWUSTW 2:<word> are
TUWOTWWVUV 2:<word> as
TYUNWUXXPU 2:<word> at
STTTWWWSTX 2:<word> auf
UYSTTWTTUU 2:<word> aux
XUTTTXTTTT 2:<word> avec
XTTSWWTTUS 2:<word> away
WRTTVSUWVV 2:<word> back
aTWTSTTTUT 2:<word> be
UYSSTSUaTS 2:<word> because
VTTUUUTXUU 2:<word> been
UVWQYURUXR 2:<word> before
TUTYTTTWUU 2:<word> being
YVUSXSTTUS 2:<word> between
WSSSZXSUTS 2:<word> bitte
WYPQWTTXZO 2:<word> by
VTTTWTTUUX 2:<word> can
XTUUUUUUUU 2:<word> ce
YSSXSSVTWU 2:<word> con
WTSTYTSXTT 2:<word> da
VYTSWTTTUT 2:<word> das
VWVPUXYRQW 2:<word> de
UXSTTTSWXT 2:<word> del
ZWTTTTTUUS 2:<word> den
XSTTWTXTTT 2:<word> der
UTVXTSSXWS 2:<word> des
WSSSWSXXVS 2:<word> di
UTTUTTTbUT 2:<word> did
XUTSTTTZTS 2:<word> didn't
VWTWXTTTTS 2:<word> die
YTRSTTTUUY 2:<word> do
VYRSRRbWUR 2:<word> does
WTTTXTVTUT 2:<word> doesn't
VUTUTUTXUT 2:<word> done
YTTSSTWXUR 2:<word> down
XUTTUTXTTT 2:<word> du
VTSTTXWTTU 2:<word> e
UTTTVTWXTT 2:<word> each
XTTUTTSUXU 2:<word> el
UXTSVWTUTT 2:<word> else
WYSTTTTTWS 2:<word> em
ZZQQWSYSTR 2:<word> en
XTSTTSYUWT 2:<word> es
TTTSTTXTWY 2:<word> est
YUTTWVTSUT 2:<word> ever
WUSSXTUXST 2:<word> every
WSXSTSVXUS 2:<word> everything
WRZSYQWWTR 2:<word> first
VSUQYOUZRX 2:<word> from
ZTTTUTTUUU 2:<word> get
XTUTYTTTUT 2:<word> go
YTSSSWVWTS 2:<word> got
UTTTTUSZVU 2:<word> had
UTUOUVXUXV 2:<word> has
WTTTTTZTUS 2:<word> have
WTUTXSTVUT 2:<word> her
WXPRYXURSU 2:<word> here
XTTTTTWUUT 2:<word> his
aTTTTUUTVT 2:<word> how
XWXTUOSWSV 2:<word> i
XTTTTTTWXT 2:<word> i'd
XUTTUUUUUU 2:<word> i'll
WZSTSUTUUU 2:<word> i'm
YTTTUUUUUU 2:<word> i've
ZSSSYTTUUS 2:<word> ich
XSVRVWVSTS 2:<word> if
aTSSTTXTTT 2:<word> il
XVTTTTXUTT 2:<word> im
VTTTYTUUUT 2:<word> immer
SVVTWUWUUR 2:<word> in
STTTWTXVVS 2:<word> instead
TUTTTXTWUT 2:<word> into
QWTUUTXQXW 2:<word> is
VTTTWTVUTX 2:<word> isn't
WTUTTUXTUT 2:<word> ist
WTMXXVWWQU 2:<word> it
VWTTXSTWTS 2:<word> it's
UTTTXTXTUT 2:<word> its
WTSSXYSUTT 2:<word> jamais
SWSSXSWSTW 2:<word> jetzt
YUTWSSTWTT 2:<word> just
VUTUTUSXVT 2:<word> keep
SUTYTTUUUU 2:<word> keine
ZTTTUTUUUT 2:<word> know
ZSSSTSYTWS 2:<word> la
WXWSWSSTTT 2:<word> last
SRYVWPVWXS 2:<word> le
TSXZTVSTTS 2:<word> les
WUSZSUTUTT 2:<word> like
TWTTTYTTUU 2:<word> mai
UTTTTXXTUT 2:<word> may
WTTVXUTURT 2:<word> me
WWTSTXTUUT 2:<word> mi
XUTTUUUUUU 2:<word> might
VVTTYTTUUS 2:<word> mit
XUVWSWSTTT 2:<word> more
YTTUTTTTWT 2:<word> must
XUQQVRWWRZ 2:<word> my
WXTTUTTUUT 2:<word> na
bUSSUTTVUT 2:<word> never
XUUUTUTUUT 2:<word> nicht
VWRRSWUTWV 2:<word> no
WTTTWSYTVS 2:<word> not
WUTTTTaTTT 2:<word> now
XWTTTTUUUT 2:<word> nur
WSSTTTXTXT 2:<word> o
SUWXVVSTUS 2:<word> of
WSSSWSWVWR 2:<word> off
YTUTUTUUUT 2:<word> ok
UVTORWVVZU 2:<word> on
XTUUTUTTUU 2:<word> once
ZSRTVTTVTU 2:<word> one
YPWRWQXVWR 2:<word> only
WWVUUWUSSQ 2:<word> or
TTUUUTXVUT 2:<word> our
ZTQQXXWWSS 2:<word> out
WUWVUVTWRP 2:<word> over
YVSTTTWUTT 2:<word> para
SVUTXRWSXS 2:<word> per
VTWTYSTTVT 2:<word> please
XXTUTTTUTU 2:<word> por
YUTUUUTUUU 2:<word> pour
bSWSSSVSUT 2:<word> que
UTYTTUUTVT 2:<word> rather
YUUTTTWUTS 2:<word> said
YUUUUTTTUT 2:<word> say
bSSUWVSRUT 2:<word> says
YTXTTTVTSU 2:<word> se
TXTTZTTTTT 2:<word> sempre
XTTUTTWTUT 2:<word> should
VUUTXTUTUU 2:<word> si
XTUTWTUUUT 2:<word> sie
TTTTaTTUUU 2:<word> siempre
VXSSRSZaSQ 2:<word> since
YVSSSXUSWS 2:<word> so
XTTTTTXTVT 2:<word> still
UTWSXUWTUS 2:<word> stop
TUZVRTUWUR 2:<word> than
YOWMUXXVUW 2:<word> that
TQRLXVYaTZ 2:<word> the
XUTTTUVUTT 2:<word> their
UTWRWVTWUS 2:<word> them
VUUUTTXUTU 2:<word> then
VVSRRWWUTW 2:<word> there
YTTTUUUUUU 2:<word> these
XTTTTUUTWT 2:<word> they
cTRRSSSYTX 2:<word> this
XTTTTTTWWT 2:<word> three
UWUVTUVWRS 2:<word> to
dSSSTTVUUR 2:<word> today
XUTTTUUWUT 2:<word> told
ZUTTTUUUTU 2:<word> tomorrow
XUUTUUTTUU 2:<word> tonight
XWSTVSVSWT 2:<word> too
aTUUTTTTTT 2:<word> toujours
WXWSTTSWTT 2:<word> two
XUTTUUUUUU 2:<word> um
YTSSYSTTSY 2:<word> un
XWUTTTUUUU 2:<word> und
XTSTYSSWVS 2:<word> under
ZTUTUTTUTT 2:<word> une
WZTTSTVTTS 2:<word> until
WVSRVQTXTX 2:<word> up
XTTSSSWVWT 2:<word> us
XURRRSTdVV 2:<word> was
YTSSZSWSTS 2:<word> we
XUUUTUTVUT 2:<word> we'd
VTTTTTUZTS 2:<word> went
UUUTTUTXUT 2:<word> were
XTUTUUWTUT 2:<word> what
XSVWVXSSSR 2:<word> when
VTXTSUTUUT 2:<word> whenever
XVTTSTVTUT 2:<word> who
VTTTTTUXVT 2:<word> why
XTTRYTTTWT 2:<word> will
XTUTTTTUXT 2:<word> wir
VSVUWTRXQX 2:<word> with
XUTSSWWTUT 2:<word> without
ZUTTTUTTUT 2:<word> would
WWTTXTSUTT 2:<word> y
ZUTTUTTTUT 2:<word> yet
UVOWXUQVTX 2:<word> you
ZTTTUTUUUT 2:<word> your
XTTTUYTTTT 2:<word> zu
ePRTSWSUTV 2:? $
aUTTUSUTVS 2:? ?
WXTTUTTTUT 2:^ (
UUTXUTUUUT 2:^ ,
aVQQVQVXYQ 2:^ <caps>
WXPQVVWWWQ 2:^ <code>
XVSTXSWSTS 2:^ <date>
ZYOWSOUWUV 2:^ <ed>
aXNNUNbdXN 2:^ <ing>
aYRSYSSTTS 2:^ <ly>
ZQWTVVSVVR 2:^ <number>
VRVWWSWSSV 2:^ <s>
YPVTZTTSSW 2:^ <verb>
VVQWbQTRZR 2:^ <verbs>
XWXTTPTSVV 2:^ <word>
ZTUQSTUXRW 2:^ a
XWTSWSWSTS 2:^ after
URWRWRVZWR 2:^ all
YSQTcRSTVT 2:^ always
WTTTUTTXUT 2:^ an
YTRSZWTSVT 2:^ any
VWRWYQUTTU 2:^ anything
YUTTUTUUUU 2:^ are
YXVSXSSTTS 2:^ as
VTTTYSXTTT 2:^ ask
aUUUTTTTTT 2:^ at
YUTTUUTUUT 2:^ back
UXSTYTTUTT 2:^ be
XTTTTTTXUT 2:^ because
WVTTSXSUWT 2:^ before
WRSWYXSSTS 2:^ bitte
aTTTTTTUUT 2:^ both
WYSSXSTUUT 2:^ call
bSQRVVWTUR 2:^ can
YUTTUTUUUU 2:^ can't
aWSTSSTTVT 2:^ could
WTTTTTXUUT 2:^ das
ZUUTTUTTUT 2:^ decided
WSSSXSVZTS 2:^ der
YUUUUTTUUT 2:^ did
UTTTTTXUZT 2:^ die
ZSQSXYSTUS 2:^ do
cTTUTTTTUT 2:^ does
YWPOVdVSUQ 2:^ don't
WTYTTWSTTT 2:^ e
XTTUUTVUSU 2:^ el
VTTTTTXTXT 2:^ et
XUUTTTTUUU 2:^ ever
WTRSZWVSUT 2:^ every
VRWSWVXTSS 2:^ everything
YXXQYQVRTR 2:^ for
WVSSaXVSSQ 2:^ from
aUSUSTTUVU 2:^ go
YUTTUUTUUT 2:^ ha
YUUUUTTUUU 2:^ has
aTTSTTVTUT 2:^ he
cTRSWSTTUT 2:^ how
WZZYPSSQSU 2:^ i
VUaWUTQUVQ 2:^ i'd
aTTTTTWTUT 2:^ i'll
XeRYUMSOUV 2:^ i'm
YXUTPPXXSU 2:^ i've
XaXYQRRSTR 2:^ ich
XRPXbVVRSS 2:^ if
WSTTSTVWXT 2:^ il
cVRPZWVRTQ 2:^ in
dYQRSRWTTS 2:^ is
WVVUMWTXQW 2:^ it
bXPRVQZQWR 2:^ it's
WUTTTTXTUT 2:^ its
WZYXQVRRSR 2:^ je
VWYQaPWRTS 2:^ keep
VTSTTSYTZT 2:^ la
WTTUTTTTXW 2:^ last
XTRSSWWWTT 2:^ le
XUTTTTUUUU 2:^ let
YTSTSSaTUT 2:^ let's
YTTTTUUUUU 2:^ like
aURSYSSTVT 2:^ make
cTTTTTSTVT 2:^ maybe
ZYSSSSTUUT 2:^ me
XWTTTTTUUT 2:^ mein
XXSSSSZTUS 2:^ mi
TYTUTTVUTT 2:^ mine
WTTTTTYUTT 2:^ mon
YaLSPRZSXX 2:^ my
TUTTTZTUUT 2:^ ne
WRQRVcVVTR 2:^ never
aUTSWSTTTT 2:^ next
YRSWSaURPW 2:^ no
XSRRVXYTUS 2:^ nobody
UWSWTYTTTT 2:^ non
YPWXPXPVTX 2:^ not
VUTTSaTSUU 2:^ nothing
bSSSRWVRUX 2:^ now
TUTTTZUUUU 2:^ nunca
XTTTUWUUUT 2:^ não
WXTTTTTTUU 2:^ o
WVRRXVZSSS 2:^ on
ZRYTRTUTVT 2:^ one
VSRSZRXWUT 2:^ only
aUTSTTUTVU 2:^ or
YVQQSQbVWR 2:^ our
YTUTTTWTTT 2:^ out
bTTTTTTTUT 2:^ perhaps
TTWTTTXUUT 2:^ pour
VTUUUTXTTU 2:^ que
WTSTTTWXUT 2:^ same
YUTTTTUTVU 2:^ shall
aTSSVTUTUT 2:^ she
XTTTWSUUVT 2:^ should
WWTTSTUXUS 2:^ since
YUTTUUTUUU 2:^ some
ZUUTTTTUUT 2:^ someone
YUUUTTUUUT 2:^ something
WZSTTTTTUT 2:^ sono
STWSScTTUS 2:^ stop
dRXSTQQYUS 2:^ that
aXPRPVWVWS 2:^ that's
XSQTORWaYX 2:^ the
ZTTTSTWTVT 2:^ there
bTSSTTUTVT 2:^ there's
aTSSWSYSTS 2:^ they
XUTTTTTXUT 2:^ they're
cSSTSSUSXT 2:^ this
WTSSTXSXUT 2:^ those
WTXTUTTTUU 2:^ three
VTTSYSTTTX 2:^ to
ZUTTTTTTUT 2:^ today
ZTTTTTTTVT 2:^ too
ZUTTUTUTUT 2:^ tu
UUTTTTWYUT 2:^ turns
WSRWXRVWTS 2:^ two
ZWSSTSTWUS 2:^ um
VTTWWYSTTT 2:^ und
ZRRTcRRUVT 2:^ use
ZXTUTTTSTS 2:^ was
VWNOURbXVW 2:^ we
XTTTTTZTTT 2:^ we'll
VXQQRQcQXX 2:^ we're
XTSSSSYRUY 2:^ we've
XUUTUTTUUU 2:^ were
YPVWWQUWSU 2:^ what
dTSTTSTTUT 2:^ what's
TRTXaTVTUS 2:^ when
VUTTZTTTTT 2:^ whenever
XXTTTTTUUT 2:^ where
aTTSTTXSUU 2:^ which
bUTTTTTTUT 2:^ who
YTTTTTTXUT 2:^ why
ZUTTTUUTUT 2:^ will
VVSSWSXTSW 2:^ wir
XSRRURWZXR 2:^ with
YUUTTTUTUU 2:^ without
ZTTUTTUTVT 2:^ would
WTTTWTTUXT 2:^ y
XWNVUVTQSa 2:^ you
ZUTTTTUUVT 2:^ you're
ZUTUTTUTUT 2:^ your
XTTUXTTSUU 2:a <caps>
TTUUWTYTTT 2:a <code>
WTTTUTYUTT 2:a <date>
TXSSVSWXTT 2:a <ed>
YWYRQTSYSR 2:a <ing>
ZUUTTTTTTT 2:a <ly>
XaQSQRXUWR 2:a <name>
VYRSSSYXTS 2:a <number>
UUYSWUVSTS 2:a <s>
WPVXWVRZTQ 2:a <verb>
VVWSUWUWTQ 2:a <word>
TTTTYTWTTU 2:a new
YUTTTUTTTW 2:about <ing>
VUUUTTTUUX 2:about <name>
VTXRWXRTTV 2:about <s>
YWQSWRSTUX 2:about <word>
XUTTTUUUVT 2:about how
XUTTTTWTUT 2:about it
ZTUTTTUVVT 2:about me
WTRSRVYSUY 2:about the
UWSQVXWXSR 2:after <word>
UTTTXTTZUT 2:after a
VYSTXSVSTT 2:after that
ZOQQXWUXSY 2:again $
UXTSSTWUUW 2:again ,
YUUUUTTUUT 2:again ?
XUTUTTWTUT 2:again in
VYSSTTTXTT 2:al <word>
XURURXRWSW 2:all $
YSQQZQZXTR 2:all <s>
UTTTVTXTWT 2:all <verb>
SURSVXWWWR 2:all <word>
XXTSUTWSTS 2:all of
VUTTZTTTTT 2:all our
YTSTWSVVUS 2:all the
YUUTUTTTXT 2:already $
USXSWXSTVS 2:always $
XTTUSTXUVT 2:always <ed>
XUTTVTUTUT 2:always <ing>
WUSTWTXTUT 2:always <s>
YSRSdRTTUT 2:always <verb>
XYSTXSSTUT 2:always <word>
WUXTTTTUUT 2:always been
ZTTUTUUUUU 2:always have
TTUUUUVXTS 2:am <ed>
YXUTTUTTTT 2:am <name>
YWTTUTTUUT 2:am <word>
YWTTTUSTUT 2:am a
XVUTUUTTUU 2:am in
UXTTUTTUUW 2:am not
ZTUUTUTUUU 2:an $
UTTUUTYUUT 2:an <name>
VUTTXTVTUT 2:an <verb>
YWPTXVXVSO 2:an <word>
VZTSUTTTUT 2:an old
aTTTTTTUVU 2:and $
UWTTTTZUUS 2:and <date>
VTTXSTSWUU 2:and <ed>
YTUUTUTTUU 2:and <ing>
XaWSTSTVTR 2:and <name>
VVSTSSYXTT 2:and <number>
VUUVUUWWRR 2:and <s>
XWVPYUTRSW 2:and <verb>
TYVPUUXWQU 2:and <word>
UXVUTUTUTU 2:and after
XWTSUSTTTX 2:and all
TTXTXTTTUU 2:and for
XUUTUUTUUU 2:and he
VTTTZSVUUS 2:and in
XUTTTTWUUU 2:and keep
YUTTTUUUUU 2:and make
WTUTTYVTTS 2:and not
TVUUSXWTTT 2:and nothing
VSUTTTXXUS 2:and she
XUUUTSUUUU 2:and to
WTTUUUXTTT 2:and with
XTTTTUYTUT 2:another <word>
XXSSWSTUUT 2:any <s>
UTTTXWSTVU 2:any <verb>
VUZWVVQVSQ 2:any <word>
TTUTUWTTUX 2:anymore ,
aTTSTSUVVT 2:anything $
ZUTSTTTUVU 2:anything ,
SWVTUXVSTT 2:anything <word>
VTWSXTTUUT 2:anything about
ZUUTTTTUUU 2:anything else
XTTTTVUUUT 2:anything in
STTTTXWUUU 2:anything under
TXWVRVVTSS 2:anything with
YUTTUSTUUU 2:anything yet
ZUTSTUUVVT 2:are $
UbUTTTTUUS 2:are <code>
XSTXZSTRVR 2:are <ed>
aTUSUTTUUT 2:are <ing>
TTTUWTYTUT 2:are <number>
XTSSXTXTTS 2:are <s>
VTUXVTSSSX 2:are <word>
WTSSUTXXUT 2:are in
VUTTTTYUUU 2:are out
WUVSVYUTTR 2:as <name>
XTWSWTTTTT 2:as <s>
WUWPXWRTRW 2:as <word>
WWWQUUVXSQ 2:as a
VXTTSWTTUT 2:as an
YTTUVTTUUT 2:as i
VUUTYTTTUT 2:as in
ZTTUTTUUUT 2:as it
TVSSTSXSXX 2:as of
VXSTTWTUTT 2:as the
YTTTTTUVUT 2:as they
VXTWTTTTUS 2:as to
YUTTTTUUVT 2:as you
TTTSXZTUUT 2:ask $
VUTUXTTUUU 2:ask <name>
TUTSXXTUUT 2:ask for
YUSSYSTUUT 2:ask me
UUTUXUTUUU 2:ask that
WYUTTTUUUT 2:at <code>
UbQRSRWTTZ 2:at <name>
YWQRPVYYVP 2:at <number>
XTTXWTTTTT 2:at <s>
YWOQPQYWbV 2:at <word>
TWVRVWWSTT 2:at a
VTTTWTTXUT 2:at all
VTTUWTXTUT 2:at it
XTUUWTTTTT 2:at least
YTUUTUVUTT 2:at my
ZUUTTTTUVT 2:at our
TWUQVWVTXT 2:at the
WTVSTXVTTT 2:au <word>
XTTTYTTUUT 2:auf <name>
STTTVWWSTX 2:auf <word>
VTUTTUTXUU 2:auf dem
UTTTXTXUUT 2:aus $
UWSSTYTUUT 2:aux <s>
YSTTSWTTUW 2:away $
WTTTYTRWUT 2:back $
TTTUTTZVTT 2:back <word>
YUTTUUWTUT 2:back in
XTUTUTUTUT 2:back of
UTTTTTVSXX 2:back on
XTTWRTUYUS 2:back to
YTUUTUWUTS 2:be $
UURSWWURZR 2:be <ed>
ZTTTTTXTTT 2:be <ing>
WXVUYOWRWQ 2:be <word>
XUUTTSXTTT 2:be a
UUTUTUUUXU 2:be done
YTSTVSRSWX 2:be in
WTTUTTUTXT 2:be out
YUUTUTUUUT 2:be that
YTUUTUTVUT 2:be the
VTTTTUTUYU 2:be with
VXWSSTSXTS 2:because i
YYSSSSTYTS 2:because of
UTTUTTVaUS 2:because the
WTTTSTWTTX 2:been <ed>
VWTSTTSXXS 2:been <ing>
WUTUTTTTTX 2:been <verb>
XWSTUTSXTT 2:been <word>
WUTTWSTTXT 2:before $
TXTTSXTTWS 2:before <name>
STTSWXWTWS 2:before <number>
UUTUUTUUYT 2:before <s>
TSXRXZTTST 2:before <word>
WTTUTTWUXT 2:before i
YUTTSTUUWT 2:before that
WTTUWSSVXT 2:before the
UUSTaSTUUU 2:before you
STWaTTTVTT 2:being <ed>
TXTTTTTWUW 2:being <word>
UTVTXSUUUU 2:between $
XUUUTUTUUU 2:between a
YTTTUTUUVT 2:between the
ZTTSaSTUUS 2:bitte <word>
YUUTTTUUUU 2:bitte eine
STTWVYTTUT 2:bitte keine
VTSTXSWWTS 2:both $
VYTTSYRWSS 2:both <s>
VYTSVTTTUU 2:both <word>
VTTUTTYUTU 2:by $
WTTUSTSTbT 2:by <date>
VUTTUTTXUT 2:by <ing>
SYTTTTZSUS 2:by <name>
USSUVSTVXW 2:by <number>
YTTTVSWTUT 2:by <s>
TRXTWSWVWS 2:by <verb>
UWURVVSSVV 2:by <word>
WTTUTTWXTT 2:by a
YUUUTTUUTT 2:by one
USRSSWXXYR 2:by the
XTTTVTSUWT 2:by then
ZTTTTUTUUU 2:call $
XTUUTUWUUT 2:call it
UZRRWYTTTS 2:call me
XUUTUTUUUT 2:call the
VSUWUTURTY 2:can <verb>
VXTTWSSTTV 2:can <word>
XTSTWTTUUT 2:can be
VTTUTTXUUU 2:can do
aTUTUTTUUT 2:can i
XUTTTUUUUU 2:can one
TSXTVTTTUX 2:can use
YUUUTUTUUT 2:can we
ZTRSUVWTUS 2:can you
aWSRSSWTUU 2:can't <verb>
UVWZTWRSTS 2:can't <word>
USSXTWWUUS 2:can't do
XTUUUUUUUU 2:ce <word>
TTTTTTXUWT 2:con <name>
VTTXWXSSTS 2:con <word>
ZUTTTTUUUT 2:could <verb>
XUTSXSTUUU 2:could <word>
ZTTTTTTUUU 2:could be
YUUTUTUUTU 2:could the
XXTSSTUTWT 2:could you
YTRSZSXSTT 2:da <word>
TSTSVTWXTX 2:das <name>
TZUTTUUUUT 2:das <s>
YUUTUTTUVT 2:das <word>
XUUUUUUTUT 2:das ?
UWTUTTXUTT 2:de <name>
WWQXWUUSSR 2:de <s>
VTVOTWVQYW 2:de <word>
VUSSTWXUTT 2:de la
ZTTTUTTUUU 2:decided $
SUUTUUYUUT 2:decided not
TUUTUUXUUU 2:decided on
UTTUTUaTTT 2:decided to
UTTTTTTXXU 2:del <word>
XSTTXTTXTS 2:dem <name>
XWSRSWVSXR 2:den <name>
YVSRXRWYSR 2:der <name>
VWUTSTYTTT 2:der <word>
WUWTTTTTXT 2:des <s>
USSSXSXXWS 2:di <word>
VUTTUUUXUT 2:did <word>
XUUTUTUUUT 2:did i
TUUUUTTYTT 2:did nothing
YUTUTTUTUT 2:did that
WTTUTTTXUT 2:did the
UUTSTWTZTT 2:didn't <verb>
VTTTUTTYUT 2:didn't <word>
aXSRRSWTZR 2:die <name>
UTTTXTXUTT 2:die <word>
XTWTTUTUVT 2:do $
VRRWVVVTTV 2:do <s>
WTTUTTXTVT 2:do <verb>
VYWRSRSTUX 2:do <word>
XUTTUUUUUT 2:do ?
XTTTTTWUUU 2:do a
aXRSSTTTVT 2:do i
XSSTXTTUVT 2:do it
UYTTUTTUUT 2:do my
TUUWUXUTTR 2:do not
YURTXTSUVT 2:do that
YUQQWRXTTY 2:do the
ZUTTUTTUUT 2:do they
YUTUTUTUUU 2:do we
VTTXVTUTUT 2:do with
ZUTUTTUUUT 2:do you
XUSTUTYTUT 2:does <word>
XUUUUUUTUT 2:does a
YTWTUTTUUT 2:does not
XUTUTTTTUU 2:does one
YUUUUUTTTU 2:does our
UXRSSSZXUS 2:does the
TTSSXWVZTR 2:doesn't <verb>
aTTTTSTXUT 2:doesn't <word>
YWSWTTTUVR 2:don't $
WWQUUcRWUP 2:don't <verb>
UXPVVXVRSV 2:don't <word>
XSTSTSWUTY 2:don't do
YWTSUTTUUT 2:don't know
YUUTTTUUUU 2:don't let
VSWYTSTUUS 2:don't like
UTSTWSUUUX 2:don't need
UWTSSYTUUW 2:don't use
XRTXSXTUVS 2:don't want
VSXSWTVWTS 2:done $
ZSSRWTSWWS 2:down $
YTTUTUTUVT 2:down <word>
VTTTTTWWXS 2:down to
WSSYSRWTTX 2:du <word>
USWTTXWTTU 2:e <word>
VUUUXTTTUT 2:each <ing>
UTTTYTWTTT 2:each <verb>
VRQRZWWRZR 2:each <word>
ZUTTTTUUUU 2:each of
XTTTSXTUUT 2:eine <name>
VTTUTTTUZT 2:el <number>
aRRTSSXTXT 2:el <word>
UXTTVVVSTT 2:else $
WZSTTSTUWS 2:em <name>
TTXTUWUUUT 2:em <s>
XTTTUUUUUU 2:em <word>
WZSTSSWUTT 2:en <name>
VSRSZSYTUS 2:en <s>
WYSTWSUTTT 2:en <word>
VUUUTXTUUU 2:en las
UTUTUTYUUT 2:es <word>
VXSTUTXTTU 2:et <s>
aVTTTTTUTT 2:eu <word>
bTTTSVTTVT 2:ever $
ZUTTTTTUUU 2:ever <ed>
SXSSXYTUUT 2:ever <verb>
ZTTTUTTUUU 2:ever <word>
YUWTTSTUUU 2:every <s>
VTSTaTVSUT 2:every <verb>
WSUQaTWWSR 2:every <word>
TUTUXTUUUU 2:every new
ZUTTTTTUUU 2:every one
VVVVRUUYTR 2:everything $
WTTUTTXUUT 2:everything about
VTUUTTUTUX 2:everything i
XWTTWUSTTT 2:everything in
VXTTWUTTUT 2:everything you
UQWSXVXVSR 2:first $
VSWTXSRSXT 2:first ,
WXQSXRVWTS 2:first <word>
aXSSTSTUTT 2:for $
YTTTUTTUWT 2:for <caps>
ZTSTTSSXYS 2:for <date>
UVRRWTXSTX 2:for <ing>
VWSSVSXXSR 2:for <name>
YSXUSTXSUS 2:for <number>
VTVTWXYRSQ 2:for <s>
TXTTTTWVUT 2:for <verb>
UTTTTXXTUT 2:for <verbs>
TaWVVVUQUN 2:for <word>
aYPRURUWVT 2:for a
XTSSXWWSTT 2:for all
XTUUTTVTUT 2:for an
TXWSTTWUUT 2:for anything
VUTSXTUUUT 2:for each
WTTUYTTTUT 2:for every
WXSTUTUUUT 2:for everything
TTTTXTXUTU 2:for her
YUTTTTUUUT 2:for it
TTXWXTWVRP 2:for me
VVRRXVSWWS 2:for my
XTTUTTSTUW 2:for our
YUUTUUTTUU 2:for someone
YXSOTVYTaM 2:for the
ZXRSXSRSXS 2:for this
XVSSXTSWUT 2:for three
YTUUUTTUUU 2:for today
YUTTTUTUUU 2:for tomorrow
XUUTTUUUUU 2:for tonight
WTTTUTTYUT 2:for two
UTTTUSWXUU 2:for us
VWSTTTYTUT 2:for what
WXTTWTTTUS 2:for you
aTTVTUTTUT 2:for your
VXTTXTTTTT 2:for yours
TSTTTXaTUS 2:from <date>
XTTTTWTWUS 2:from <ing>
VXQQSRVXVX 2:from <name>
XXTSSSVWXR 2:from <number>
WRTVVVUUSV 2:from <word>
UUTTTTTWUX 2:from all
UUTUYUTTUU 2:from here
XUUTSTXTUU 2:from it
YTSSTSSWTY 2:from my
TXTSZTVTTS 2:from now
YUUUTTTUUT 2:from our
XVTPVOVWVW 2:from the
YUUUTUTUUT 2:from this
SWTTWTXUTS 2:from today
TUTUTTTWUX 2:from your
WTUTXTTTTU 2:für <word>
YTUUTUVUTS 2:für die
UTTSXWYTUR 2:get <ed>
XTSSSVWTYS 2:get <word>
WTTSXTUUUU 2:get a
WXUUTTTUTT 2:get that
VUWTTSXUTT 2:get the
bVTTSTTTUT 2:go $
ZSSTXSVTUU 2:go <word>
TZTTUUTUUT 2:go by
VTXUUUTUUT 2:go for
VUTTYUTUUT 2:go in
UWTTYTTTTT 2:go out
WSTTYTXTUS 2:go to
VTSTSTbTUU 2:go with
ZTUTTTUUUS 2:going on
ZTUSUTVUUS 2:going to
TTUUTTZUVT 2:going with
WTUUSXSYTT 2:got <ed>
WTTVTTXSTT 2:got <number>
VYUTTTSTVU 2:got <word>
YUUTUTTUUU 2:got an
XTTTTTTWUT 2:got me
ZTTTWTTTUU 2:got the
XUUTTTUUWT 2:got to
ZTTTTUUTTT 2:ha $
WUTTTTTYUT 2:had <ed>
XTTTTTTXUT 2:had <word>
YUTTTTSWUU 2:had a
YUUUTTSWUT 2:had the
VTTTUUUXUU 2:had to
WSRSSXYXTQ 2:has <ed>
ZUVUUTTTTT 2:has <name>
URTTQWZRXW 2:has <word>
UTSTZUWTTS 2:has a
ZUTTWUSTUS 2:has been
WUTTUTTUXT 2:has it
TXUTTTWTUT 2:has no
bUTTTTUUTT 2:has the
UTSTXSRSYX 2:has to
XTUUUUTUUU 2:hat <word>
YUTUTUUUUT 2:have $
VVRRRRWWXW 2:have <ed>
XTSTTUUVXT 2:have <number>
XXTTTTTUUT 2:have <s>
WUWPURYRWV 2:have <word>
XYRSTTUTXS 2:have a
TUUUUUYUUT 2:have decided
XUUUTUTUUT 2:have it
ZUUTUUTTUT 2:have no
YUUUTUTTUT 2:have said
VTTSXSXTWR 2:have the
WSUUWVQRWV 2:have to
aUUTTTTTUT 2:he <ed>
ZUTUTUUTUT 2:he <s>
VTUUTTVTXS 2:he has
XUUTUTTTUU 2:he says
VTTTZSWTTT 2:her $
YUTUUSUTUT 2:her ,
WSTTTUYVTT 2:her <word>
TaUPXVTSSU 2:here $
XXSSWWSTTR 2:here ,
UUTUYUTTUU 2:here on
YTTTTTXUUS 2:heute <word>
ZUSTUTTTUT 2:him $
XTTTWTWTUT 2:his <s>
XRSSSSVTXY 2:his <word>
YUTTTUUUUT 2:how <s>
aTSTWTSTUU 2:how <word>
aUSTTTUUVU 2:how do
YTTTTUUTVT 2:how i
YTUUTUTTUU 2:how many
XUTTUUUTUT 2:how much
YTUUTUUUUU 2:how my
XUTTVTUTUT 2:how to
bWOOQPYZWW 2:i <ed>
TYTTUTTUVT 2:i <ing>
WWWRXSSTVS 2:i <ly>
UbZIWSWUTT 2:i <verb>
UYWYTUQPRX 2:i <word>
WXSTWTSUUT 2:i always
XaRRSRTXSW 2:i am
VTRRXZSUUT 2:i ask
VWXRVSYTTR 2:i can
WUWaSVQSTR 2:i can't
XTTTUUWUUU 2:i could
XUUUTUTTUU 2:i did
VYXXRSUSTR 2:i do
WYTZQWPRTW 2:i don't
YTSWTSWUVT 2:i get
VYWSTTSUUS 2:i go
XTTUTUUUUU 2:i got
ZTTTUTTUVT 2:i guess
aTTTUTTTUU 2:i had
WXRQQQWWXX 2:i have
WXTTTTWTUT 2:i just
WXTTTTTUUT 2:i keep
YTVSUUTUUT 2:i know
XScPWTSTTS 2:i like
XTTUUUTUUU 2:i make
YUTTUTTUUU 2:i might
aTTTTTTUUT 2:i must
XSSSZTTSXT 2:i need
WTWXTSTTUT 2:i never
VSSSUSXUTY 2:i no
UWXRSXSTVS 2:i only
TTRRWSXUUa 2:i said
USSSYWXTTS 2:i say
YWTUTTSUUU 2:i shall
XVSRWSWTXS 2:i should
aTSRVSTUUW 2:i think
XUTTUSWTUV 2:i told
WaSRTTTVVT 2:i use
WSRRZSWTYS 2:i want
ZaRRTSWRUS 2:i was
ZTTTTTTUUU 2:i were
VSYSVXSTTT 2:i would
XXYSSSUTUS 2:i'd <verb>
ZTWRSWTSUT 2:i'd <word>
VSVXVSSSXT 2:i'd like
UUZXTTTTST 2:i'd rather
YUTTTUUUTU 2:i'd say
XUTTTTWUUT 2:i'll <verb>
ZUTTTUTTUU 2:i'll <word>
YUTTTUTUUU 2:i'll be
YUUTTUTUUT 2:i'll do
XZTRTUTUTT 2:i'm <ed>
bVSQVTRTYR 2:i'm <ing>
aTTTUUTUUT 2:i'm <ly>
XaTRTUTUVR 2:i'm <name>
VZTTTUTUTT 2:i'm <number>
WbVVVRQTTR 2:i'm <word>
VbSRTUTUVT 2:i'm a
WXTTTUUUUT 2:i'm at
YXSRXTSUUT 2:i'm in
XTSYRSSTUX 2:i'm not
VVTTTUXUTT 2:i'm off
ZaTRSSSVUS 2:i'm on
UZTSSUXTTS 2:i'm the
TXUTTUTUUT 2:i'm with
YSSSXTVSXS 2:i've <ed>
UTXTTUTXUT 2:i've <verb>
XWSWSSWRTV 2:i've <word>
VSXWTTTTUT 2:i've a
WaRTVTRVTT 2:i've been
TUTTUUaTVT 2:i've decided
WaSTTTSTVT 2:i've got
WTTTUUTXUT 2:i've had
XUTTUUTUUU 2:i've no
WbXYURQSSQ 2:ich <word>
YUUUTTTUUU 2:if <name>
WWSSYSTTUT 2:if <word>
TWTTYTTUUT 2:if a
UVQVXYWSSR 2:if i
aUTTTTTUUU 2:if it
WUTTTTTUXU 2:if it's
ZUTTXTTTTT 2:if the
aTUTTTTTUT 2:if we
VVXWSWURTR 2:if you
TUUUUUTTYU 2:il <number>
YSRSRSXYXT 2:il <word>
VUTSZWSTUS 2:im <name>
VTTTYTTUUT 2:immer auf
TUUTZTUUUT 2:immer mit
WWRSWSVYTS 2:in $
UTTUTTVXUU 2:in ,
RSWXYRXUTR 2:in <caps>
VXQRXQYXUQ 2:in <code>
XWRRRXVXVR 2:in <date>
YTUUWTTTTU 2:in <ed>
UTTWXTWTUS 2:in <ing>
XZQQSQWVYU 2:in <name>
bWRSUQTWWQ 2:in <number>
VTXWZWOUSQ 2:in <s>
UWSSXXVSTR 2:in <verb>
TUWXWRTTUT 2:in <verbs>
XVUUWTYVSK 2:in <word>
XSXQUWVWSQ 2:in a
VSSSYVUTTU 2:in all
UTTSWXTUUT 2:in any
TTTTWXTUUU 2:in anything
UUTTYSUUUU 2:in between
VUTUXTTUUT 2:in each
VTXSXSVTTT 2:in every
UUTTYTTUUT 2:in everything
VTUTTTXTXT 2:in may
XRWVWXVQSQ 2:in my
XTTUTTTWWT 2:in on
aTTSTTVTVU 2:in one
VSSWYXTSST 2:in our
XUSSXSUUUT 2:in that
VVQRVVWUTW 2:in the
YTTTVTUTVT 2:in there
WQRWXXWTSR 2:in this
SSUSVSXYVS 2:instead of
TTWTSXSWUT 2:into the
XXRSTSXTXS 2:is $
UUUTTUYUUT 2:is ,
UcSTWRUTTS 2:is <code>
VTPTWYZPUU 2:is <ed>
bSRRSSZVWR 2:is <ing>
XXTTUTTTUT 2:is <ly>
XZTSURaTRP 2:is <name>
XXRSRQbSZP 2:is <number>
WTTTTXVTWS 2:is <verb>
TQSVXWTVVU 2:is <word>
ZSWXRSVSTT 2:is a
YUUUUTTTUU 2:is about
WTSUTTXUUT 2:is always
YUUUUTUTTT 2:is at
WTTTXTTUXT 2:is down
XVVRWWSTTS 2:is for
ZTUUTUTUTT 2:is from
XTUUTTVTTT 2:is going
XTTTTTXUUU 2:is he
ZWTWRSZSSR 2:is in
ZUTTTUSUUU 2:is it
UaXSTSSUUS 2:is my
YUTTTTTWUT 2:is never
TWSWUSSTTX 2:is no
WWSSSSWTUY 2:is not
WTTTTWTTTX 2:is off
UWSSSQXSZW 2:is on
UXTUTTVUTU 2:is only
VTTTTTZUUT 2:is our
UUUUUUTUXT 2:is ours
UWSSSSXSXX 2:is out
XTTTUXTTTT 2:is still
XTUTXSVSUS 2:is that
XXWRXQYRSQ 2:is the
YUTUTTTUUU 2:is there
YUTTUTTTTU 2:is this
ZUSTTUUUVT 2:is too
WYXSTTTTUS 2:is what
UXTTUTVTTW 2:is with
YUUTUTTTUT 2:isn't <ing>
WTTTTUXUVT 2:isn't <word>
UUUTTTUTUY 2:isn't the
UTSTTTXXTX 2:ist <word>
bSRLWVWVTW 2:it $
VSSSYSVZTS 2:it ,
WTTTXSSYVS 2:it <ed>
WQXVXPYQSV 2:it <s>
XTSTXTSXUT 2:it <verbs>
YRVRXQXYTQ 2:it <word>
aUTTTSTTVT 2:it ?
ZUUTTTUUUT 2:it a
YUUUSTUUUT 2:it again
VUUUTUXTUT 2:it and
XUTTTTXUUS 2:it as
XTUTUUUUUT 2:it could
ZUUTTTTTUT 2:it doesn't
XTTTTTTTUY 2:it has
TTTTWXUUUU 2:it if
XVRXWRVRXR 2:it in
XYQRRXYRTW 2:it is
WUUTTTTTUX 2:it isn't
YUTTTUTUUU 2:it like
XXTTUTUUUS 2:it may
VSTTVSXXUS 2:it on
WTTSTXWTUU 2:it out
VXUUTTUUUT 2:it says
YUTTTUUUUT 2:it that
YUTTUUTUUT 2:it the
VUUUTUTXUT 2:it this
VTSSVWYTUS 2:it to
ZTUTTUWUUT 2:it up
XSSSSSUZTX 2:it was
VTWXTSUUUT 2:it when
VTTTXUTUUT 2:it with
XTTUWTTTTT 2:it's <caps>
UTTUTTYTXT 2:it's <ed>
YTTUUUTUUU 2:it's <ing>
TZTTXTTUTT 2:it's <name>
VTUUTTXTUT 2:it's <number>
VTTTTUXUUT 2:it's <s>
XUQTRSWWWW 2:it's <word>
XSSUSSWWUU 2:it's a
UTTUWSXUUS 2:it's about
YUTUTUTUUU 2:it's always
UTTUTTXTTW 2:it's been
aTTUTUTTTU 2:it's for
WXTTUTTUUT 2:it's my
YTTUUTTWTS 2:it's the
USRSXUXWTT 2:its <word>
WTTTUXTUTU 2:jamais <word>
VTSSXXTUTT 2:jamais de
WaSSTSTUUU 2:je <s>
WVZXWQRSTS 2:je <word>
VTTTXTXTUT 2:jetzt <word>
ZTUTUTTUUT 2:just $
WXTSUTWTVS 2:just <ed>
XUTTUWUTUT 2:just <verb>
ZTTTTTTWUT 2:just <word>
YTSSSWWTVS 2:keep <ing>
TTSTaTWTUT 2:keep <s>
VWSTYTSUUU 2:keep <verbs>
TWSTWTSXVT 2:keep <word>
UWSTSTYTUU 2:keep in
XTWSVSVTUT 2:keep it
ZXSTSTSUVU 2:keep that
USSUXTbSTS 2:keep the
WUSXRYSTUS 2:keine <name>
ZTWSUTTUUT 2:know $
YUUTUTUUUT 2:know me
ZUUTUTTUUS 2:know what
VWVOVXWQYP 2:la <word>
VXTTSXTTTT 2:las <s>
TTTSXTTWUW 2:last $
YUUTTTTVTT 2:last <s>
ZYURPRVQXV 2:last <word>
XTTTWTTUUT 2:later $
UUTUUTTUXT 2:later than
WUTTTTXUTT 2:le <s>
TOXUUXVWVQ 2:le <word>
TSXXSVWTTS 2:les <s>
VUTTTXUUUU 2:les <verbs>
ZTTTTUTUUU 2:les <word>
WUXTTTTUUT 2:less <word>
YUUUTTUTUT 2:let <word>
aUTSTTTUUU 2:let me
ZUTTTTVTVT 2:let's <verb>
TUTUTUYUUU 2:let's go
XUUTUUTUUU 2:let's see
WTXTTTUUUS 2:like $
TTXXVSTTUT 2:like <s>
XVXWRSWSSS 2:like <word>
aTYRSTTTTU 2:like a
aTTTTTTUUU 2:like i'm
UTYSUUUUUT 2:like my
VSWRWSVVVS 2:like that
ZUSTUTUTUU 2:like the
XTTWTTTVUT 2:like this
VUTTUUTTYT 2:like to
YTUUUTUUUU 2:lo <word>
TVSSVVZTTT 2:los <s>
TTTTYTWUTT 2:los <verbs>
UTTTUZTTUU 2:mai <word>
YUTTTUUTUU 2:make <word>
YUTSVUTUUU 2:make a
ZUTTSUUTUT 2:make it
VTWYSSTTUT 2:make me
TUTUYUTTUU 2:make sure
aUTTTTVTUT 2:make the
XUUUTUTTUU 2:many <s>
TXTSSSYTZR 2:may $
VTTTUTVTYS 2:may ,
TTTSSWXUUW 2:may <verb>
ZTTSTWTUTT 2:may <word>
UXTWTTTTUT 2:may be
VUUUTUTTXT 2:may in
XUTTUUUUUU 2:maybe i'll
XUUUUTUUUT 2:maybe is
YUTTTTTTUU 2:maybe the
YUUUTUTUUU 2:maybe we
XXUXVUSRRS 2:me $
TWXQYRVSTW 2:me ,
VTXTWTUTUT 2:me <ly>
SaTRVWSUUS 2:me <name>
ZUUUTTTUTT 2:me <number>
URWXWYRSUS 2:me <s>
XUTTSWTUUU 2:me <verb>
YWTaSWOSRT 2:me <word>
XSVQWVWSUT 2:me a
YUTTTTTUUW 2:me about
WTSSXXUUUS 2:me as
XYTTTTUUUT 2:me at
UUTSXWUUUT 2:me before
TUVSWXTUTU 2:me first
WTTSTVTUUX 2:me for
VTXRYSTUUT 2:me in
WWVRWXSTTS 2:me on
UUTTXTUUUT 2:me should
VTUTYTTUUT 2:me so
XUXSVSTUUT 2:me something
YSUYXVSSTR 2:me the
VXWSTSTWTT 2:me three
XTRXSWSTTW 2:me to
WTYSSTTUUS 2:me what
XUTSTWUUUT 2:me when
VUYSTTTUUT 2:me with
XWTTTTTUUT 2:mein <name>
YYQVQXYRSR 2:mi <word>
XTTTTTXTTU 2:mia <word>
ZUTTTTUUUT 2:might <verb>
YUTTUTUUUT 2:might be
VUTTTXTUVT 2:might i
XUTTUTUUUU 2:might not
WWSSSWVWUR 2:mine $
VUTWYTTTTS 2:mit <name>
WTUTXTTUUT 2:mit dem
ZTTTTWTTUT 2:more $
UXTTTUUUUT 2:more ,
WUTTUTTXUT 2:more <ing>
XTXSSTXTUS 2:more <s>
ZXRSTSXTUS 2:more <word>
TXWSTWTTUT 2:more of
TTXVVXSSUT 2:more than
TTXTWTWTTT 2:most $
XWTTTTUUUT 2:most <word>
YUTTUUTTUU 2:much $
ZTUUTTTTWU 2:much <word>
WUTTTXTTUT 2:must <verb>
WTTTXSTTYS 2:must <word>
VTTTXSSTYT 2:must be
TUUUUUUTXT 2:must have
XTUUXTTTTT 2:must never
WUTTTXTUUT 2:must not
YUUTTTUTVU 2:must to
VVSSSVXYUR 2:my <ing>
VUSRVWTTWW 2:my <name>
VcQQUWQWSW 2:my <verb>
WTUXWSTTUS 2:my <verbs>
WXTURTXQTW 2:my <word>
XUUTUUTUUT 2:my back
VTTTTTTTUZ 2:my old
YWXSTTSTTT 2:my own
VSTTTTYTWT 2:my son
XTSSTXWTTT 2:ne <word>
aUTTTTTUTU 2:need a
WTTTXSTTZS 2:need the
YUSSTSUTTZ 2:need to
UUXTTSTYTS 2:never <ed>
YTUUSSSVVV 2:never <s>
VSRWWdRRTS 2:never <verb>
ZSQQWXYVTR 2:never <word>
XUUUTSTWUU 2:never again
XUTUTTUTUT 2:never be
ZUUUTTTSUT 2:never to
YUUSTXTTUS 2:never use
TUUTTTVYTT 2:new <ing>
VTTTWTTTYT 2:new <name>
RTSSYXXUTT 2:new <s>
WXTTVTSTUT 2:new <verb>
VRRRZRWZXR 2:new <word>
YUUTTTTUUU 2:next $
aSSSVSYSUS 2:next <word>
SSSVXWUWTT 2:next to
VXTTTUUUUT 2:nicht $
YUTTWTSUUT 2:nicht <word>
VTUUTXTTTT 2:nie <word>
dUSSTSTUUS 2:no $
XSRRVXZTUR 2:no ,
XUTTTXTUVT 2:no <caps>
STTXTYTUUT 2:no <code>
VTTTTXTUUT 2:no <ing>
SYTSWVTUUS 2:no <name>
XVTOVaPXWP 2:no <s>
aUSSTWTUVS 2:no <verb>
XSTTTWXTTT 2:no <verbs>
VTSWUXSSPa 2:no <word>
XUTTUTUUUT 2:no ?
UUUUUTTUXT 2:no later
VTTSTYTUUT 2:no me
VVVRRVYVUQ 2:no more
VUTSTVTUUX 2:no need
WUTTUTXUUT 2:no one
XTUTUSTWUT 2:nobody <ed>
VTTTYXVSTS 2:nobody <s>
WUUUTTXUUT 2:nobody else
TWTTTZTTUT 2:non <word>
YTSRTWTTUX 2:not $
YWTTTTUUUT 2:not ,
YXTRSTWTUS 2:not <ing>
VZTTRSWTUS 2:not <name>
VTTTXTYTTT 2:not <number>
VRRXUYWTTS 2:not <verb>
UQNWaWWSSX 2:not <word>
XUTUUTUUUT 2:not ?
TUWWRVSWSV 2:not a
YTUTUUTUUT 2:not going
TSSYTYSSTW 2:not in
XUUTTYSTUT 2:not on
aUTSTTTUVT 2:not sure
ZUTSUTUUVT 2:not that
VTTTVTXTTT 2:not the
STTWSWXUUS 2:not to
XSSRWSSZTW 2:nothing $
ZUUUTTTTUU 2:nothing <verbs>
UWSTVYSTTS 2:nothing <word>
YUUTTSYTUS 2:now ,
VUUUUUTXUS 2:now <s>
aTTUTTTUUT 2:now <verb>
ZTTTTTXTUT 2:now <word>
XUUTTUUUUT 2:now ?
XTTUUTVTUT 2:now and
VUUUTTTTUX 2:now i
UXTSYTVTTS 2:now on
ZUUUTTTTUT 2:now the
YTTTTVTUUU 2:nunca $
UUTTTZTUUU 2:nunca <s>
VXTTXTTTTS 2:nur <s>
SXSSYTTTTX 2:nur <word>
ZTTTUWTUTT 2:não <word>
XSSTWSWTXS 2:o <word>
WXUVRTSRaS 2:of <date>
ZWTSUTUTUT 2:of <ing>
VXQQWQWVVW 2:of <name>
UWSTXSTYUS 2:of <number>
VSVWVVRXSR 2:of <s>
TTXRVSWTUW 2:of <verb>
TWWYRSXXUL 2:of <word>
VVRSWWVTTT 2:of a
VTTTXTUTWU 2:of each
TUUTXTWUTT 2:of every
XTSTSXWWTS 2:of it
TSUUTTWTXV 2:of may
WWRWUSVSTW 2:of my
XTTSTXTTUT 2:of that
XWTOUUXXWN 2:of the
XZSSWRVTUS 2:of them
WWSSTSZSTW 2:of this
YTWTTTTTUT 2:of those
WVTTRWVSWS 2:of us
ZTTTTTTUVU 2:of you
YWSSURWSSX 2:off $
UTTTXTTVWT 2:off ,
VWSTSWSVXS 2:off <word>
TTUUTTXWUT 2:off for
WUUTTTXUUT 2:off in
WTTUWTSTYT 2:off on
WTSSYSRWTX 2:off the
VUUTTXTTUU 2:ok ?
YUUUTUTSUU 2:okay ,
UUTUVTTYUT 2:old $
XUUUTUTUUT 2:old <caps>
YYUTUTTTTT 2:old <name>
VTXTTTTUWT 2:old <s>
XTTTTTUUUX 2:old <verb>
WSRSRSWVXY 2:old <word>
XUTSXTTWUT 2:on $
TXTTVSWTUS 2:on ,
aVTTTTVTST 2:on <code>
WUQQTXXSYU 2:on <date>
XTWTTTUUUU 2:on <ing>
XVSSSXYSVR 2:on <name>
VYSURRTRfQ 2:on <number>
UXQRRWWWTV 2:on <s>
WTTTYTTUUS 2:on <verb>
WVUOSXZUQV 2:on <word>
XXQRVVZRST 2:on a
TTUTYTVSXT 2:on all
WTUTXTTTUT 2:on anything
YSUTUUUUUU 2:on call
TUUUXTUUUU 2:on each
YTTTUTTUUU 2:on every
WTTTWSXSWT 2:on it
WTTYTTTTUT 2:on me
WWRWTQVWSW 2:on my
XTTTUSWUUU 2:on ne
WTWTXTTTTT 2:on one
WTTTTTXUUU 2:on our
YTVSWTTTTT 2:on that
VVOPUVUYWV 2:on the
YTSSRZWTTS 2:on this
ZTUUTUSUUU 2:once $
aUUTTUTTUU 2:once ,
YTTTUUUTUT 2:once <ed>
YUTTUTUUUT 2:once more
YUVSWRVTTT 2:one $
XUTTTTTWUU 2:one ,
YUTTUTTUVU 2:one <s>
VVaVYNWVRO 2:one <word>
XTUUUUTUUU 2:one do
TWXTTSXTTT 2:one for
XWUUTTUTTT 2:one from
UTUUWUXTUT 2:one in
WYTTTUWTUS 2:one is
ZTTTUTUUUT 2:one more
ZSSTVUSTUV 2:one of
XUTTTTTXUU 2:one on
YUTTTTTUUU 2:one should
XVUUTUTUUU 2:one who
WUTTSTXUUT 2:one with
TXWRZRXSTS 2:only $
XSWTSTVSWT 2:only ,
XTTTTUTWUU 2:only <ing>
VSSYWVVSST 2:only <s>
VTRSZWVTVS 2:only <verb>
VUTTTTYTUU 2:only <verbs>
VVXRWWWRRR 2:only <word>
WUTUXUTTUT 2:only a
YXSTTTSTVU 2:only for
WTTTXTVTUT 2:only on
WTSSYSXTUT 2:only the
ZTTTUUTUTT 2:or <date>
YUUUTTTUUT 2:or <name>
VUTTXTUUUT 2:or <s>
UXWRXXUSSR 2:or <word>
ZTTTTTUUUT 2:or is
VTTXUTUUUT 2:or no
YUUTUTUUUT 2:or not
YUTTTUUUUT 2:or the
TVVVTXSTUT 2:other <s>
YVSTSSUTUX 2:other <word>
TXTTTTXUTU 2:other one
TTTTTTXVVT 2:our <caps>
UWTTTTUTTX 2:our <ing>
XRSWURZWTR 2:our <s>
TUUTTXTWUT 2:our <verb>
YTTPZPaVWN 2:our <word>
XTTTSWUVTT 2:our own
XWPXUYUVRQ 2:out $
TTTTWXTUUU 2:out <s>
VTSSXSVXUT 2:out <word>
XUTTTTTTXU 2:out a
VTTUTTVTYT 2:out by
WTTTTTTTXT 2:out on
WSXSTSVYTS 2:out the
YUTUUTTUUT 2:out what
XUUUTTUVUT 2:out why
ZTTTSTSTUX 2:over $
TTTTWTZTUT 2:over <name>
XSSSYWVSTT 2:over <number>
VUXUTTTUUT 2:over <s>
SSXQWVXWTR 2:over <word>
UTWTXTTUUT 2:over a
WTTTTTTYWT 2:over the
UUXTXTTTTT 2:own $
YUUUUUTUUT 2:own <caps>
ZVTUTTTTUT 2:own <word>
TTTTUTYUUU 2:pas <word>
STUTWXYSTS 2:per <word>
YUUTUTUUUT 2:perhaps the
WSWRWVXRUR 2:please ,
YTTUUTUUUT 2:por <word>
XTTTTTWTUT 2:pour <word>
YUTUTTVUUU 2:pour le
VTTUUUXTTU 2:que <s>
ZSSUTTWTUU 2:que <word>
XTUUUTUUUU 2:que si
UUYTUUUTTT 2:rather <verb>
XWTTTTUTTT 2:rather <word>
VUYTTUTTTT 2:rather have
ZTTTUUTUUS 2:said $
VUUTUTXTUT 2:said <word>
STSTWTWUTZ 2:said about
UTUTUUTUUX 2:said i
YUUUTUTUUT 2:said the
VTTTUTXXUT 2:same <s>
VTUTVUTXTT 2:same <verb>
VSTTXVSYUT 2:same <word>
ZUTUUTTTUT 2:say $
ZUUUTUTTUT 2:say ?
UXTTTTXUVT 2:say i
XUTUUUTUUT 2:say it
YUUTUTUUUT 2:say never
YUUTUTTTUT 2:say this
cTSSTSUUVS 2:says $
XTTUTTUUVU 2:says <s>
YUUUTTTUUU 2:says i
ZVUUTTTTUU 2:says never
UTUTWTTXTT 2:says so
YUUUTTTUUU 2:says the
YTUUTUUTUU 2:says we
ZSXTSSWTTT 2:se <word>
YTTUWTTUUT 2:see $
ZTUTUUTUUT 2:see the
VWTTTTYTTT 2:shall be
XTTTTUYTTT 2:she <s>
VTTTTTWXUT 2:she <verbs>
ZTTTTUWTUT 2:she <word>
YUTTTTTUUU 2:she has
ZTSTXSTTUT 2:should <verb>
YTTTWTVTTS 2:should <word>
YUSTWTTUUT 2:should always
VSRSXXXTUS 2:should be
XUUUTUTUUU 2:should go
aTTTTUTUUT 2:should i
YUUTTTUUUT 2:should never
YTUUUTTUUT 2:should use
XUUUSTTUUU 2:should we
XTUUUTUUUU 2:si <word>
XUTTVTUUUU 2:sie $
ZTUUTUTTUT 2:since $
WTUUUTSYTT 2:since <date>
ZVTUTTVSTS 2:since <number>
XXTTXTSTTT 2:since <word>
SZTUTTTVUT 2:since i
UQSSSWXYTV 2:since the
WUUTTTTXUT 2:since we
XSTRYVSXTS 2:so $
YUUUTTUTUU 2:so ,
XUUUTTWTUT 2:so :
XWSRXVQVVR 2:so <word>
XUUUTTTUUU 2:so ?
TVUTTYTUUT 2:so for
XXTTTTTTTT 2:so i
XTTTTTUXUT 2:so it
bTSSTTTTUX 2:some <word>
YUTTTTTUUU 2:someone <verb>
YUSTTTUUUU 2:something <word>
YUTTTTUUUT 2:something for
UTTTTTXUWT 2:son <name>
VZSTUTUUUT 2:sono <word>
ZUTUUTTTUT 2:still <verb>
WUTTTTTYUU 2:still <word>
RTVSRbWVUS 2:stop <ing>
YTTTUTUUUT 2:sure $
TUUUYUUUTU 2:sure every
WTVTTVTUXS 2:than <number>
WTVXTTSVTT 2:than <s>
TTXSUVUTUU 2:than <word>
TXWTTTUTUU 2:than a
UUUTTUTUXT 2:than that
TTXTTTUWWU 2:than the
aQWUVUTUWP 2:that $
YTSTXSTUVT 2:that ,
UUTUUTUYUT 2:that <ed>
UVTTTSYTWS 2:that <name>
VRWRWXWSTR 2:that <s>
VSVWRYSWTS 2:that <verb>
XSXRVVTSSX 2:that <verbs>
ZSRUWSUWQW 2:that <word>
aTTUTTTTUT 2:that ?
XTTTWTTUUT 2:that for
WUTTUUXUUT 2:that from
bUTUTUSTTS 2:that he
VVWRVVSSTW 2:that i
ZXRSVQVSVT 2:that in
XXSSTWTTWS 2:that is
YUUUTUTTUU 2:that it
XUUTTTUTUU 2:that nobody
aTSTSUTWUU 2:that one
RVRTTQZXVW 2:that the
VUUTXTTTTT 2:that to
ZTTUUUTSVU 2:that was
ZUUUSTSSWT 2:that we
ZUTTSSTVUU 2:that when
XTTTXTTTTT 2:that with
UTYSYSTUUT 2:that you
cSTTTTTTUT 2:that's <word>
YTUUTTTUUU 2:that's a
XTUUTTUTUU 2:that's all
TYYTTTTTUT 2:that's me
VZTUTTTTTT 2:that's my
YTTTTTTVUU 2:that's not
WSTTUXXSTT 2:that's the
WWTSTTUXTS 2:that's what
UYTTTTWUUT 2:that's where
VTUUTTSXWT 2:that's why
WSRRQVYZYQ 2:the <caps>
VTTTTTaTUS 2:the <code>
WTTTSSTXTY 2:the <date>
VVRRSUXWTW 2:the <ed>
UUQTUSWVXV 2:the <ing>
UWRRVVXTTV 2:the <ly>
UUOPVUVXYW 2:the <name>
SYRUTPSUaW 2:the <number>
WRRTVXVYUP 2:the <s>
VYQMUUUXXV 2:the <verb>
ZRURSYVYTQ 2:the <verbs>
URSRTTWYVX 2:the <word>
VTTTTTYVUS 2:the back
WVRSWSXSWS 2:the first
XSWSVVVTSS 2:the last
STSSTSYZXS 2:the new
WRQRTRWWXY 2:the old
WYWRRRXWSR 2:the one
UUTTSXYTTT 2:the only
XYRSSWWRTT 2:the other
UTRTXWVWUS 2:the same
XTTUTTTWUT 2:the three
XWSTSXSWTS 2:the two
YUUUTTUTUU 2:their <ing>
XTSSTSZUWS 2:their <word>
WVQPVWSYUV 2:them $
WUTSYTTTVT 2:them in
VXSSRWXRXS 2:then $
XTUUTUUUUT 2:then ,
VUUTYTTTUU 2:then the
XTRQVXWUSW 2:there $
XUUUUTTUUT 2:there ?
YWTTTTTUUS 2:there is
XTUUUTTUUU 2:there was
YUTTVTTTUT 2:there's a
WUTTXTTUUT 2:these $
XTSVSVTUWT 2:these <word>
YUTTTTTUUU 2:they $
YTTTTUTYTT 2:they <ed>
VSVSWVXSUS 2:they <verb>
WTSTVTXWTT 2:they <word>
YTTSWUTUUT 2:they are
XUUUUUUUUU 2:they say
YUUTUUUUUT 2:they want
UUTTWTTXUT 2:they're <word>
WUTTUTUUUX 2:think $
YUTTUUUUTT 2:think ,
ZTTTUTUUUT 2:think <word>
XUTTUUUUUT 2:think about
YUUUTTTUUU 2:think it
YUTUTUTUUT 2:think it's
YSSSWSXTUT 2:this $
YTTVTTUTUU 2:this ,
XTSRWTTWTW 2:this <ing>
XTTTUTXUTT 2:this <s>
cUSSSVTTVT 2:this <verb>
XWLUVYWUST 2:this <word>
WTXTTTTUUT 2:this for
XUTTUUUUUU 2:this in
XUUUTUSTUU 2:this is
XUUTTTUUUT 2:this once
fTRSSUSUUT 2:this one
VUUTUXTUUT 2:those are
aUSTTTTUUU 2:those three
YUTTUTUTUU 2:those were
aTXTTSTTTT 2:three $
VWYQUSTZUQ 2:three <s>
XTTTTTWTVT 2:three <word>
XTTTWTTUUU 2:three of
XWSSWSWUUS 2:to <code>
SWTTSXZTTS 2:to <date>
UWRSUPYWUV 2:to <name>
VRQRRYYZYP 2:to <number>
UTUQZXSTTW 2:to <s>
YVRVSVUUSU 2:to <word>
USUWVRXWSS 2:to a
XUUUTTUUUU 2:to always
YUUUTTUUUT 2:to ask
WUQRXQSTbW 2:to be
YUUTTUTUUU 2:to call
WSTXWTTTUT 2:to do
aTXTSTTTUT 2:to every
XTTTSTWTXT 2:to get
WUTTTTXUUU 2:to go
WTVTTTSTZS 2:to have
VTTTXXTTUT 2:to her
VUTSTXWTUS 2:to it
UUUUTUXTTT 2:to keep
YXTTTUTTUT 2:to know
UXPZZPRRVW 2:to me
SWSTSWXTTW 2:to my
XTUUTUUUUT 2:to never
XSTSUTTWUW 2:to say
UTUSXXTUTT 2:to see
XTTTWTTUUT 2:to that
WUNTWTVVWV 2:to the
ZTUTTTTTUU 2:to think
XUUTUTUUUU 2:to this
UUUUTTXVTT 2:to two
ZTTTTTTUUT 2:to use
XTTTTXTTUT 2:to you
YUTUTUUUUT 2:to your
bSSRTTYUUR 2:today $
aTSSTUSTUX 2:today ,
XUTTWTWTTS 2:today :
XTTTTUTVVU 2:told me
YUTTUUTUUU 2:told the
UTUTTTXTUX 2:told you
aTTSTUTUUT 2:tomorrow $
YUTTUUTUUT 2:tomorrow ,
ZTTTTUUUUU 2:tonight $
XWXSWSRSUS 2:too $
YWQSRSXYUS 2:too <word>
YTTUTUUUTU 2:toujours <word>
YUUUTUUTUT 2:try again
YUTTUTUUUT 2:tu <word>
TTTTTTVYUS 2:turns out
XUTSTTVWUT 2:twice $
ZTTTTWVTUT 2:two $
XWUUTTTTUT 2:two <ed>
UXTUXOUbUP 2:two <s>
WUSSTTTYVT 2:two <verbs>
TXTTTWVTTT 2:two of
XTTUUTXTTT 2:um <word>
VURSWWRWSX 2:un <word>
XXSSTSXTTT 2:una <word>
VXTSWTTUUT 2:und <name>
YTTSSYTTTT 2:und <word>
WWSSXUSTTT 2:under <code>
TSXTWWUSWS 2:under <number>
UTRSWXWTVT 2:under <word>
UTTTTYUUUT 2:under no
UWSSTSXWWS 2:under the
WWTTTTTTXT 2:une <word>
YUTUTTXTTT 2:until <date>
VVTUTTVTXT 2:until <number>
VYTTSXSTUT 2:until <word>
VTUTTTXTXS 2:until the
WUSVURVVSW 2:up $
XTTTXTUUUS 2:up ,
TUUUUUUTUX 2:up <ing>
XTTTWTVTUT 2:up <word>
YTUTTTTTYT 2:up for
VXTTVTSXTT 2:up in
XTUTTTTXTT 2:up the
USTTWXWTUS 2:up to
WTSSUSVXXS 2:us $
UTUUTTTXUU 2:us ,
UUTTTTXTUU 2:us <word>
XUUUUTUUUT 2:us on
WTXTSUUUUT 2:use $
VWSSYTUUUS 2:use <code>
UYRRYVRTUW 2:use <name>
ZTTSTYTTTW 2:use <s>
SUVPZWTSTX 2:use <word>
VWTTTTXTUT 2:use a
VTUUXUTUUT 2:use it
UTSSYWVTUS 2:use the
aWSSTTTTUT 2:very <word>
UUSWUTTUXT 2:very much
YTUUTUTUUU 2:want <number>
XTTWWTTTUS 2:want <s>
XUUTTUTTVU 2:want it
XVSRVUUTYS 2:want to
VRUUTTVXVR 2:was <ed>
WTTUTUSaTS 2:was <ing>
YUUTUUTUUT 2:was <name>
YXRRRRYaTQ 2:was <word>
WXRRSSVYXS 2:was a
WUUTUUTSUX 2:was at
UUUUUUTXTT 2:was down
XUUUUUTUUT 2:was for
ZTTTUTTVUT 2:was in
ZTUUUUTTUT 2:was it
XTUUUUTTUT 2:was my
YUUUUUTUTT 2:was not
ZTUUUUTTTT 2:was on
UUUTUTUYUT 2:was that
YTTTTTSZVR 2:was the
dRSSPSZYTQ 2:we <ed>
VTWTXPXTWR 2:we <verb>
XTRSUWXYTQ 2:we <word>
aTTUSTTTUU 2:we always
UXUUTTWTUT 2:we are
aUUTTTTUTT 2:we could
TTUVTUZTTT 2:we decided
YUUTTUTTUT 2:we did
UXSSYSVTUT 2:we do
UVTSWRXSTY 2:we don't
UUUUTTTXUU 2:we got
ZTUUTTSUUU 2:we had
YSTUTTXVSR 2:we have
YTUUUTTUUU 2:we might
WTUTTTTUYT 2:we need
TUUTWXTUTU 2:we never
TTUTTTVUUY 2:we no
cTTUSTTUTT 2:we should
VYTTYSTTUS 2:we use
UTUUTUZTUT 2:we went
ZUTUTUSTUU 2:we were
XTUUUUVUTU 2:we'll <word>
VTTTUUXUUT 2:we'll do
VTTTTUXUUU 2:we'll go
YUTTTUTUUU 2:we'll see
WSTUTTZSXS 2:we're <ing>
YTUUTUVTTT 2:we're all
TUUUUUYTUT 2:we're back
TTUTTTZUTT 2:we're going
TTUUUUYUUT 2:we're on
VTSTTTXSUW 2:we've <ed>
VUTTTTWTUX 2:we've <word>
UTSSTWTYTX 2:went <word>
TUUUTUTYTT 2:went from
TTUUTUZTUT 2:went with
ZTTTTTSWUU 2:were <word>
YTUUUUTSUU 2:were at
YUUUTTTTUU 2:were the
YTTTTUUUVT 2:what $
WUYSTUTTUT 2:what <s>
YUUTUTUTUT 2:what <verb>
aTUTUUTTUT 2:what <verbs>
cUSSSTTWUT 2:what <word>
ZTSSVTUUVT 2:what a
YUUUUUTUUS 2:what about
YUTTTUTUUT 2:what are
XUUTUUTUUU 2:what can
cUSTTTTUUT 2:what do
XUTTUUTVUU 2:what does
STWVXQWVRW 2:what i
XUUTUUTUUU 2:what if
YUTTWTTTVT 2:what is
UXTTTTUWUT 2:what it
UWTTTUXTUT 2:what it's
YUTUTUUUUT 2:what should
XUTTUUUUUU 2:what they
YUTTTUUUVT 2:what to
YUUUUUTTUT 2:what was
aTSUTUTUUU 2:what would
ZTTTTTTVUU 2:what you
YUUUTTTUUU 2:what's <word>
aTSTTTTTUU 2:what's a
ZTTTUSUTUT 2:what's the
VTTYUTTUUT 2:when <word>
XSQVZSVTUT 2:when i
WUTTXTUTUT 2:when it
YUWWTTSTTT 2:when the
WRWWVYRTTR 2:when you
TTWXWTTTUS 2:whenever you
WXTTTTUUUT 2:where do
YTTUUUTTUU 2:where does
YUTTTTTUVT 2:where it
ZTTTUTTUUT 2:which <verb>
YTSWTTTTUU 2:which <word>
ZUUTUTTUUT 2:which of
VTUTUTXVTT 2:while the
ZUUUTTSTVU 2:who <ed>
XWTTTUTTUT 2:who <s>
VUTTXUUUUT 2:who <verb>
YUTTUTUUUT 2:who <word>
XUUUTUTUUU 2:who is
YTTTTUTUUU 2:who said
YTUUTUTUTT 2:why $
YUTTUTTTUU 2:why <s>
TTTUUUUXUU 2:why <word>
XUUUUUTTTU 2:why does
ZUUTUTUTUT 2:why i
YUUTUUTUUT 2:why is
YUTUTTTXTT 2:why the
YTTTWSTUUT 2:will <verb>
WTTSXTUUUT 2:will <word>
ZUTTSTTUXS 2:will be
XTTTXTWTTT 2:wir <word>
YTTTXTTTUT 2:with $
TTTSXTYWTS 2:with <caps>
XURVTQWQWX 2:with <name>
UXSTTTSXTW 2:with <number>
YQWQVZYRTQ 2:with <s>
TWTYUWYUSN 2:with <word>
WRWVXUUUSQ 2:with a
XUUTXTTTUT 2:with it
XSVQXUVUTS 2:with me
WZSRSSUUYS 2:with my
WUUUXTTUTU 2:with o
TVURVSVWVW 2:with the
YUTUTUTUUT 2:with this
YTTUTTVUTT 2:with us
WXTTTUTUUT 2:with you
XTUTUUWTUT 2:without $
VTSSSXWTUX 2:without <ing>
YUTTUUTUUU 2:without <s>
VXSSSYUUUS 2:without <word>
XTTTTTVWUU 2:without a
XTTTTTXTUT 2:won't <verb>
YUUUTUTTUU 2:would <verb>
YUSSWRWTVT 2:would <word>
XUTUTUUTUU 2:would a
XUSSTXTUUT 2:would be
YUTTUTUUVT 2:would have
YTUUTTTUUU 2:would i
ZUUUUTUTUT 2:would it
XUUUTUTTUU 2:would the
XTSUWTTUVU 2:would you
XTTTTTXUUT 2:y <word>
XUUUWUTTTT 2:yes $
WTTTTUXUUT 2:yes ,
XUTTUUUUUT 2:yes or
ZVTTTTXSTS 2:yesterday $
cTTSTRVUUT 2:yet $
XWTUTTTUTT 2:yo <word>
ZYRSWTTTUS 2:you $
XSXSRWSXTS 2:you <ed>
URVYaYOPUU 2:you <verb>
YUWWVXRSSQ 2:you <word>
WTTTTTXUUT 2:you about
ZTTSUTUUUT 2:you are
SXUWVTRSTY 2:you can
ZTTTUTTTUU 2:you can't
WWSSXSTUUT 2:you do
STSVTVUUUX 2:you don't
YUTTUTTUUT 2:you get
ZUTTSUTUUU 2:you go
WUTTTTTUUX 2:you is
VTTSSWYUVS 2:you keep
aTTTTSTUVS 2:you know
WTXSXSSUUU 2:you make
XTSSTZTUTT 2:you must
UXWSVSTUUT 2:you need
ZUTTTTUUUT 2:you never
XTTTWTTUVT 2:you should
VTUTUUUUUX 2:you the
XUUUTUUUUU 2:you think
TVSSWYWTTR 2:you to
WUTSXTUUUU 2:you're <word>
XTSTWTSTUX 2:your <s>
ZUTUTUTTUT 2:your <verb>
VTXSSXTTUT 2:your <verbs>
YSQSVRVXTW 2:your <word>
YTUUTTTUUU 2:yours $
XWTSTXTTTS 2:zu <word>
TUTTTXWUVT 3:( ) is
XWTTTTSTTX 3:( <name> )
ZTUTTUTUUT 3:( <word> <word>
YTTTTUTTVU 3:, <ed> ,
XUTTVTTVTT 3:, <ed> <word>
WTUTTTUXUS 3:, <ed> it
TTUTUUWTUX 3:, <ed> the
XUTTVTTWTT 3:, <ing> <s>
XWUTUTTUUT 3:, <ly> <s>
VWTTTTXUUT 3:, <ly> <word>
XUUUTUTTUT 3:, <ly> ?
XWSTSSVTVW 3:, <name> ,
SWTTSSWTXW 3:, <name> <name>
XTTTTUYTUS 3:, <name> <s>
UTUTTXXTTS 3:, <name> <verbs>
SYSSYSUSWW 3:, <name> <word>
TZTTTWRTWS 3:, <name> and
VTTUWTYTTS 3:, <number> ,
WTUUTTUTXU 3:, <number> :
USUVUUTTXU 3:, <number> <date>
WWSTTSWXTS 3:, <number> <s>
ZWSTVSRUVT 3:, <number> <word>
XUTUTTXTTT 3:, <number> and
XTTTXTTTUT 3:, <s> ,
XWURURUVXS 3:, <s> <word>
XTWUTTTTTT 3:, <s> and
VUTTXTUUUT 3:, <s> or
XXTSTSSVWS 3:, <verb> <word>
YUTTTUUUUT 3:, <verb> a
VTTSXSVTTX 3:, <verb> it
VUTSXTUUUU 3:, <verb> me
VUTTXTUUUU 3:, <verb> that
ZTSUXSWSTT 3:, <verb> the
TUTTSTXXTU 3:, <verbs> <word>
aSWSVSUWTS 3:, <word> ,
UTXTTTXUUT 3:, <word> <code>
WSTUTTYVTS 3:, <word> <ed>
XUTSTUTTXT 3:, <word> <ing>
YSUUSTWSXS 3:, <word> <name>
WWSSSSWXWR 3:, <word> <number>
XYXPUTVVTQ 3:, <word> <s>
VWURXVWRTS 3:, <word> <verb>
TVWSURUVTW 3:, <word> <verbs>
UVWVRTUUUU 3:, <word> <word>
YUTTTUUUUU 3:, <word> ?
YTSUTTWUUU 3:, <word> a
TUXTWTTUUT 3:, <word> i
VTXTUTTUUU 3:, <word> if
TSWRWWUXVR 3:, <word> in
UUYTTTTUUT 3:, <word> is
YUTTTTTXUS 3:, <word> it
XSVWSTTWUS 3:, <word> me
VYUTTUTUTT 3:, <word> my
WXSTTSWUUT 3:, <word> of
VTTTTTYWTS 3:, <word> on
WTTSXTSTXU 3:, <word> only
UTRRYWTXUS 3:, <word> the
YUWSSTRXUT 3:, a <word>
SXSTVTUVTW 3:, and <word>
YTTUTUUTUU 3:, and then
UXTTTTVTWT 3:, at the
XUUUTUTUUT 3:, can you
XUTTUTUUUU 3:, could be
UWTTXTUTUT 3:, for <word>
YTUTUTTUUT 3:, he <ed>
ZTTTTTUUUU 3:, if you
XVTTTTWTUT 3:, in <word>
USTTXTWVTT 3:, in the
YUTTTUTTUT 3:, is it
XUUUWTSTUU 3:, is that
ZUTTTUTUUU 3:, it's a
YUTUTUTUTT 3:, it's for
UTTTXXTTTU 3:, la <word>
XUTTUTUUUU 3:, might not
VaTTSSUUUS 3:, not <name>
VTTTXSXTTT 3:, not <number>
VSSRYXWTUS 3:, not <word>
TUTSWXTTVT 3:, not in
UUUUTTXTUU 3:, not the
VTUTXTTUUT 3:, on the
TVUWXSXRTS 3:, one <word>
TUTUVTXUUT 3:, our <word>
UZTUTUTTTT 3:, that's my
TXTTUTWTUT 3:, that's where
XUUUTUTTUU 3:, the <ing>
UTTUTTTTYW 3:, the <number>
XSSSWWVWTR 3:, the <s>
YWPSTRVVWW 3:, the <word>
XTTTUTUXTT 3:, they <word>
XWTTTTTXTT 3:, three <s>
VWSTRTWVVU 3:, two <s>
YUTUUTTUUT 3:, what do
XUTUUUTUUU 3:, what would
UVTTXTUTWS 3:, with <word>
YUTTTTUTUU 3:, with a
XUUTUUTUUU 3:, would you
WTTTTUXUUT 3:, yes ,
YTTTUUUUUT 3:, you know
XTTTWSTTXS 3:: <name> <word>
VWSTXWTSSS 3:: <number> ,
UTUUTUTTZT 3:: <number> <date>
VVUTXTTUUT 3:: <number> <number>
SUTTXVWWST 3:: <number> <s>
WUTTXTWTTT 3:: <s> <word>
XTTTWTWTUS 3:: <word> ,
TTTTXTWTUT 3:: <word> <s>
XSRSWSVXVS 3:: <word> <word>
UWSSVRYWTS 3:: the <word>
VUTTTTUXUU 3:: three <s>
UUTUTTXWTU 3:<caps> , <word>
XTUTUWSTVT 3:<caps> <word> <word>
YUUUTTVTTT 3:<caps> is <ed>
YUUTTTUUUT 3:<code> to <code>
TSTUTTXTUX 3:<date> , <name>
UTUUTTSVXU 3:<date> , <number>
VVTUSSWRZT 3:<date> , <word>
TTTUTWXTVS 3:<date> <number> :
UXUVTUSSXU 3:<date> <number> <date>
UWTTTTZUUS 3:<date> and <date>
TTTUTTWUXT 3:<date> at <number>
TTUUTTWTYS 3:<date> at <word>
TWTTTTYTUT 3:<date> to <date>
WXSSSSVYTS 3:<ed> , <word>
UUUUUUTXUT 3:<ed> : the
VTTTXTYTTT 3:<ed> <name> ,
WWTTTTXUTT 3:<ed> <name> <name>
TTUTUTYVUT 3:<ed> <name> and
WUUUTTSXUT 3:<ed> <number> <s>
UXWSWUTTTS 3:<ed> <s> ,
XUTSTXUTUT 3:<ed> <s> in
VTTXTUUUVT 3:<ed> <s> make
UTUTVTXVTS 3:<ed> <word> ,
VTSSXSSaUT 3:<ed> <word> <s>
XUUUTUUVUT 3:<ed> <word> <verb>
VTTTWTSYTT 3:<ed> <word> <word>
YUUUUTTTUU 3:<ed> <word> ?
UUUUUTVXTT 3:<ed> <word> for
aTTTSTTWUT 3:<ed> a <word>
XXTTTTTTUT 3:<ed> and <word>
TUTTTTXXTT 3:<ed> at <number>
SUUUUUTYUT 3:<ed> because the
VTTTUSXWVT 3:<ed> by the
VUUTUUXTTT 3:<ed> for <word>
YTTTUTTWTT 3:<ed> in <date>
XXTSUUTUTT 3:<ed> in <name>
VTTTTWXSUT 3:<ed> in <word>
aTTTTUTUUT 3:<ed> in my
ZUUUUUTSUU 3:<ed> in the
UUTTTUUYTU 3:<ed> it ,
UWTTTTXWTS 3:<ed> my <word>
TUUUUUXTUU 3:<ed> on <name>
WSTSSSXXWS 3:<ed> on the
TUUUUTTXUT 3:<ed> out the
UTXTTTXTUT 3:<ed> that <word>
VTTTUTVYTT 3:<ed> the <s>
VUQQVQScVW 3:<ed> the <word>
TaTTTTVTTT 3:<ed> to <name>
ZSTTUTYSUS 3:<ed> to <verb>
YVTTTTYSTT 3:<ed> to <word>
ZUUTUTTUTT 3:<ed> to be
YUUUUUTTUT 3:<ed> to do
XTUTTTWTUT 3:<ed> to the
YTUTSTVTWT 3:<ed> with <name>
XTTTTTWWTT 3:<ed> with <word>
XTWTUTSTUW 3:<ing> , <word>
UWUUTUTTXT 3:<ing> <date> <number>
XTTTTTYUTU 3:<ing> <verb> for
VUXTTVUUUT 3:<ing> <verbs> to
YTTSSUVSXT 3:<ing> <word> ,
TUTTYTWTUU 3:<ing> <word> <s>
UUTTTWTXUT 3:<ing> <word> <verbs>
SUVSSVWXUS 3:<ing> <word> <word>
XUUUUTTTUU 3:<ing> <word> ?
UXUUUUTVTT 3:<ing> <word> for
TXTWTTVWTS 3:<ing> <word> in
TWTTXTVTWS 3:<ing> <word> is
TUUUUUTXUT 3:<ing> <word> went
YWSSTTSWTW 3:<ing> a <word>
YTTTTTTVXT 3:<ing> at <number>
UWTTSVUVWR 3:<ing> at the
YTTUTUSUUU 3:<ing> for <word>
YTUTUUTUUT 3:<ing> for a
XUTUUUVUUT 3:<ing> for the
TYUUSUTTWT 3:<ing> in <name>
TTTTWXUTUT 3:<ing> is <word>
TUTTUXUUUU 3:<ing> me first
XTTTTTUWUU 3:<ing> that <word>
WTUTTTUZUS 3:<ing> the <s>
USRXURWbSR 3:<ing> the <word>
aUTTUUTTUT 3:<ing> to <word>
XUUUUUTTUU 3:<ing> to say
WTTUTTXUUT 3:<ing> with the
WUTTTTTXUT 3:<ly> <word> ,
XUTTUTUWUT 3:<ly> the <word>
VTUTXTWTTS 3:<name> , <ed>
UZSSWRVSSW 3:<name> , <name>
XRTUUTVTXT 3:<name> , <number>
YXTTTTSTWT 3:<name> , <s>
WYQRVWYRWP 3:<name> , <word>
SWSSXVVUTT 3:<name> , not
YTUUUTTUUU 3:<name> <ing> <word>
VXRSVVVSYQ 3:<name> <name> ,
SZTUTTWSVT 3:<name> <name> <name>
VXTTSTUSTX 3:<name> <name> <s>
RUUTSSVWWW 3:<name> <name> <word>
TXUTTUTTTW 3:<name> <name> as
TUTUYTTUUU 3:<name> <name> in
TWUUTTXTUT 3:<name> <name> on
UVUUUUXTTT 3:<name> <number> ,
TXTSYTVUUT 3:<name> <s> ,
TWTTTXTUUT 3:<name> <s> <name>
UTUUTUYUUU 3:<name> <s> <word>
UUUTTUXUUT 3:<name> <verbs> the
YWRRVRSVVW 3:<name> <word> ,
WVSSWTRXVS 3:<name> <word> <name>
VSSSWXYUSR 3:<name> <word> <s>
XURSWRYQWW 3:<name> <word> <word>
WTUTUTTTUX 3:<name> <word> ?
STUUTTXUUX 3:<name> <word> is
XTTUTTTUWT 3:<name> <word> on
WTUTTTTUXT 3:<name> <word> wir
YYSTVTTTTS 3:<name> and <name>
UXTUTUVUUU 3:<name> and a
UUUUTUXUUU 3:<name> and she
VVTTXUTTTT 3:<name> as <word>
UXUUTUTTTT 3:<name> as a
UXTTUUWUTT 3:<name> at <word>
VTUUTTVTXT 3:<name> at the
YUUTUTTUUT 3:<name> for a
UXUUTTWUTT 3:<name> for the
WUTTTXTUUT 3:<name> has <ed>
UTUTYSTUUU 3:<name> im <name>
UVWRTTXXSS 3:<name> in <name>
WTTTTTYUTT 3:<name> is <word>
WYTTUUSTTT 3:<name> last <word>
XWUUTTUTTS 3:<name> on the
TUUUXUTUUU 3:<name> so <word>
UUUTUUXUUT 3:<name> this <word>
YTUUUUVTTT 3:<name> to <name>
VXTTUUUUUT 3:<name> und <name>
TXTTTTXTUT 3:<name> with a
TYUUUUTUUT 3:<name> with my
VTUUUTYTTT 3:<number> , <ed>
UXTUXSXSTS 3:<number> , <number>
aSRTURXXTS 3:<number> , <word>
WTTTTTXUUT 3:<number> , not
YTRTVYWQWR 3:<number> : <number>
UWUVSTRSbT 3:<number> <date> ,
UUUUUUTUYT 3:<number> <date> <number>
UWUUUUSTXT 3:<number> <date> at
YTUUTTTTWT 3:<number> <name> <word>
VVUTXTTUUT 3:<number> <number> :
XWRTRSYYSR 3:<number> <s> ,
XTTTUWVSTU 3:<number> <s> <s>
TTSSXSYYTT 3:<number> <s> <word>
VUTUUTTXUU 3:<number> <s> ?
UUUUTTXTTU 3:<number> <s> for
VTUUXTVTTU 3:<number> <s> on
XUTUTTVTUT 3:<number> <s> to
ZSSTSSSXYS 3:<number> <word> ,
SXUTWXWSSS 3:<number> <word> <s>
XYRSVRVWSS 3:<number> <word> <word>
YTUUUTTUTT 3:<number> <word> ?
WTTUTTXTUT 3:<number> <word> in
TUUUUTWXTT 3:<number> <word> on
XTTUTTXTTT 3:<number> a <word>
WVSTSTXXTT 3:<number> and <number>
VTTUTTSUZT 3:<number> de <word>
YTTUTTTUUU 3:<number> for the
TTUUUUXVTU 3:<number> in <word>
TTTTWXUXSS 3:<number> is <word>
UUUUUUSTYT 3:<number> may ,
VUUUTUTTXT 3:<number> may in
VXUVSTTRXT 3:<number> of <date>
WTTSUSXWXR 3:<number> to <number>
TUTUUUXUUU 3:<number> with <word>
VYTSWXSTUS 3:<s> , <name>
VTUUTTYWTT 3:<s> , <number>
TRWVYSVWSS 3:<s> , <s>
YTTRYTVTTT 3:<s> , <verb>
WRWVWWSXRP 3:<s> , <word>
UTXTTTUVUT 3:<s> , a
UTXTVXTSTT 3:<s> , and
VXUTUTTTUU 3:<s> , for
YUTTUUUUUU 3:<s> , go
VSTSVXXTUT 3:<s> , not
TYVUUTTVTT 3:<s> , that's
WTSTXTXVUS 3:<s> , the
WUSUXTTTUU 3:<s> , then
TTTTXTUVXS 3:<s> : <s>
UTSSWSYWUS 3:<s> : <word>
VTXSSSVTUW 3:<s> : i
YUUTTUUUUT 3:<s> <ed> <word>
UUTUUTTYUT 3:<s> <ed> the
UWSWSVSXUS 3:<s> <ing> <word>
XUTTTTUWUT 3:<s> <ing> the
UTTSWZWTTT 3:<s> <name> <word>
XTUUUTWTTT 3:<s> <number> ,
TWSTUTXTXS 3:<s> <number> <date>
TUUUUTTXTW 3:<s> <number> <word>
XSVSWVVTTS 3:<s> <s> ,
TTTTYVTUUU 3:<s> <s> en
ZUTTTTUUUT 3:<s> <verb> ,
XUSSSXWTUU 3:<s> <verb> <word>
USUTTTYUUT 3:<s> <verb> is
XTXXSRUTTS 3:<s> <verb> me
TTTTTYTUXT 3:<s> <verb> out
TTTUTTUXXT 3:<s> <verb> to
VTXQWSXUVR 3:<s> <word> ,
XTTRWSSVTX 3:<s> <word> :
XVSWSTWTST 3:<s> <word> <name>
TTTUTTXTXU 3:<s> <word> <number>
TTSYSSbVTS 3:<s> <word> <s>
ZUTTTTTTUT 3:<s> <word> <verb>
ZUUSTTWTUS 3:<s> <word> <verbs>
WVUOWTYbSO 3:<s> <word> <word>
WTUTTTXUUT 3:<s> <word> ?
VXTSTTXTUT 3:<s> <word> and
UUTUUTYUUT 3:<s> <word> at
TXTTTYTUTT 3:<s> <word> de
WTTTXUUWTS 3:<s> <word> from
XSRRVUXWWS 3:<s> <word> in
WVRQSRXWWX 3:<s> <word> is
VTWWXTSTUS 3:<s> <word> me
VUUTTUXTTU 3:<s> <word> only
UWTTTXTTUT 3:<s> <word> so
UTTUWTTWXS 3:<s> <word> the
YTUTUUTWTT 3:<s> <word> was
UUTTWTSYUU 3:<s> <word> with
WXVRXQYQTT 3:<s> a <word>
XUUUUTSUUT 3:<s> about the
VUUTTTXUUU 3:<s> an <word>
XTUTTUUTUU 3:<s> and <ing>
VTWRTVWTUT 3:<s> and <s>
VWSTWXSTUT 3:<s> and <word>
YTTWTTVTTT 3:<s> and a
UaUTUTTUUS 3:<s> are <code>
WSTWYSTSVS 3:<s> are <ed>
ZUUSUUTUUS 3:<s> are <ing>
TTTUWTYTUT 3:<s> are <number>
WUTTXTXTTS 3:<s> are <s>
WQWQUVWVSW 3:<s> are <word>
WTSSUTXXUT 3:<s> are in
VXTTTTTWUT 3:<s> as a
TXTTTTWUUT 3:<s> at <name>
UVTSYSUTYR 3:<s> at the
XTTTTWTUTT 3:<s> be <ed>
TUTUXTUUUU 3:<s> before you
YUTTVTTTUU 3:<s> by <s>
XTUUTUVTUT 3:<s> by <word>
VUTTTTXTWT 3:<s> for <word>
XXRTSTTWVU 3:<s> for a
TTWTYTTUUT 3:<s> for me
VUQSVWZTUS 3:<s> for the
WXTUUTTUTT 3:<s> for this
TTTTWTUUTX 3:<s> from <name>
WUTTUTTTXT 3:<s> from <number>
SUVXUTTUUU 3:<s> from <s>
XTTTTTVWUT 3:<s> from <word>
VXVUTTSVTT 3:<s> from the
VXTXTTTTUT 3:<s> from you
TTTTXTWTUT 3:<s> get <ed>
UTTTXTTTYT 3:<s> have to
ZUTSUTTUUT 3:<s> i <word>
TTXSXTVTUT 3:<s> in <caps>
TTTUWTYUUT 3:<s> in <code>
bXRRWRUTTS 3:<s> in <name>
VVXWWVRRTR 3:<s> in <s>
TUTTVYWTUT 3:<s> in <verb>
WUSWWQXXRR 3:<s> in <word>
WTTTSXTXUT 3:<s> in a
TUTSUYWTUT 3:<s> in my
VUTTXTUUUT 3:<s> in that
VRVRVXSUSX 3:<s> in the
WTTXXVRSUU 3:<s> in this
UTVTSTXWUU 3:<s> instead of
YTTTTTVTWS 3:<s> is <word>
YTTSTTXTUT 3:<s> like <word>
VTUTTTYUUT 3:<s> los <s>
VTTYTTUUUT 3:<s> make me
WUSXUTUTUT 3:<s> me <s>
TXWXUSSSUT 3:<s> me <word>
ZUUXSTTTTT 3:<s> my <word>
VTXSTVWTTT 3:<s> no <word>
VTSRVWSXUU 3:<s> of <s>
WWVVSRVVTS 3:<s> of <word>
YTUTTTTXTT 3:<s> of the
TWTTSYWSTT 3:<s> on <date>
TTTTUTVTbS 3:<s> on <number>
YTUTUTUUUT 3:<s> on <s>
YYSSVRYSTS 3:<s> on <word>
TTUUWTXTUU 3:<s> on it
UTUTXUTWTT 3:<s> on my
ZSSTRVWXTR 3:<s> on the
TUSTWTYTUT 3:<s> please ,
VUTUXTTUUU 3:<s> should be
UTSXYSTTUT 3:<s> that <word>
XWSRWRYVTR 3:<s> the <word>
WUUUTUXUTT 3:<s> to <name>
XTWTVXRTTS 3:<s> to <word>
UTUUTTVUXT 3:<s> to be
TXTSWTTUUW 3:<s> to me
UTSVWSWSTX 3:<s> to the
TTTTUTXWUT 3:<s> too <word>
UTSUVXWTTT 3:<s> under <number>
VUTTXUUUUT 3:<s> who <verb>
TYRXSWVSTT 3:<s> with <word>
TUTTXWTUUT 3:<s> with me
UTTTWTTXUT 3:<s> with the
TUUTUXUUUT 3:<s> without <ing>
VUTSTYUUVT 3:<s> without <word>
UUSTYXTUUT 3:<s> you <verb>
YUTUUTUTUT 3:<verb> , <ly>
YTTTTTTTTX 3:<verb> , <name>
WTTTZTTUUT 3:<verb> , <verb>
UXXRRVUYTR 3:<verb> , <word>
WXTUTTTTVU 3:<verb> , the
ZTXTTTTTUS 3:<verb> : <word>
ZTTTTTUUUT 3:<verb> <code> to
TUTSWYTUUT 3:<verb> <ed> <s>
WYSTTUTUUT 3:<verb> <name> and
XUTUWTTTTU 3:<verb> <number> <s>
SXVTTSWUUT 3:<verb> <s> ,
TTSSVWWXTR 3:<verb> <s> <word>
XUTTUTUUUT 3:<verb> <s> ?
WUTTTTXUUT 3:<verb> <s> are
VUTTXVTTTU 3:<verb> <s> before
STQSYXSTVY 3:<verb> <s> in
WSVSXWSUTS 3:<verb> <s> to
VTTTYTUUUT 3:<verb> <s> with
TTTTYWWTTT 3:<verb> <verb> <s>
XTUUTTVUUU 3:<verb> <verb> for
UUTYYTTTTS 3:<verb> <verbs> <word>
XWWQVUTRSW 3:<verb> <word> ,
WWSTWXUSSS 3:<verb> <word> <number>
RUXQXXURWS 3:<verb> <word> <s>
VTSSXWWTUS 3:<verb> <word> <verb>
TTZVXRTUUS 3:<verb> <word> <verbs>
XUTUTTVUUT 3:<verb> <word> ?
UTTUYTTTXT 3:<verb> <word> a
UTSSXXTXTT 3:<verb> <word> in
USTTTTZUXS 3:<verb> <word> is
XUTTTTVUVT 3:<verb> <word> it
UWSTVXSTWS 3:<verb> <word> of
TUXTVVTTTT 3:<verb> <word> over
UWXTTTTUUT 3:<verb> <word> the
YTWSWTSUUS 3:<verb> <word> to
YUUUTTUTUU 3:<verb> a <ing>
VTVSWXSTTT 3:<verb> a <verb>
XUVQUYPVXR 3:<verb> a <word>
SUUTXTUUUU 3:<verb> a new
XTSSWSXTUT 3:<verb> all <s>
XUTTXTTUUT 3:<verb> and <verb>
XUTTTTWTVT 3:<verb> and <word>
TTTTWYTUTT 3:<verb> anything under
XXTUSUTTUT 3:<verb> as a
VXSTTTTTTX 3:<verb> at <name>
YUSTWTTUUT 3:<verb> at the
YTUUUUTUTT 3:<verb> for <number>
XUTSTWWTUT 3:<verb> for <s>
WZRTXRTTUT 3:<verb> for <word>
VTTSYTWUTT 3:<verb> for me
XTSTVTUTWT 3:<verb> for the
ZTTUTUTUUT 3:<verb> for this
VVTTTTUXUS 3:<verb> from <name>
UUTTVXTTTW 3:<verb> from <word>
XSTTWTWTVR 3:<verb> from the
YXTTTTTTUT 3:<verb> in <code>
TWSTYTWUUS 3:<verb> in <name>
YTSTYRTUVU 3:<verb> in <word>
YSWTVSWSUT 3:<verb> in the
TaTTTTWUUS 3:<verb> is <code>
UZTSTSYUUR 3:<verb> is <name>
TRUWUQWVWU 3:<verb> is <word>
XUUUSUTUVT 3:<verb> it again
UUTTXUTUUU 3:<verb> it back
XWSXWSUTTS 3:<verb> it in
VUTTTXTUUU 3:<verb> it out
ZTUTTUTUUT 3:<verb> it up
VUTTXUUUUT 3:<verb> it with
XTTTTTUUUU 3:<verb> like a
WTTTXUUTUT 3:<verb> me <ly>
XSRWSWUTUW 3:<verb> me <word>
WTVRWWSTVT 3:<verb> me a
VUSTYTTUUT 3:<verb> me in
ZUTSTTUUUU 3:<verb> me something
XSUWXVSSTR 3:<verb> me the
XTWTTTUUUT 3:<verb> me three
VUYTTTTUUT 3:<verb> me what
XUTSTWUUUT 3:<verb> me when
VTTSTXUUVT 3:<verb> my <s>
WWRRVWVSTW 3:<verb> my <word>
UTTTTXWTVT 3:<verb> no ,
WTUUTUTTXU 3:<verb> of <date>
TVUUTSWTXT 3:<verb> of <name>
UTTTTTYUVT 3:<verb> of <word>
XUUTWSXTST 3:<verb> on <date>
XTUUUTTUVT 3:<verb> on <number>
WUTXUTUTUT 3:<verb> on my
ZXUTSSTTVS 3:<verb> on the
TTTTWXTUUU 3:<verb> out <s>
XTTSXTUUUT 3:<verb> out <word>
WUXTUTTUTT 3:<verb> out the
YTTTUUUUVU 3:<verb> that ,
VTTSTXTTUX 3:<verb> that <word>
ZTUUVTTTUT 3:<verb> that in
TUTUTTbTTS 3:<verb> that the
VUUTXTTUUT 3:<verb> that to
XXTSWRUSWS 3:<verb> the <ing>
XTTUTTYUTT 3:<verb> the <name>
XUVRSWXVSR 3:<verb> the <s>
XTSTWWUTUS 3:<verb> the <verb>
aTTSUTUUUS 3:<verb> the <verbs>
WUVTWWPQUX 3:<verb> the <word>
UUTTYTUUUT 3:<verb> them in
XXSTXSTUUS 3:<verb> this <word>
YUUUTUUUUU 3:<verb> this one
XTTTSTUYUT 3:<verb> to <name>
VSVRSVTXUW 3:<verb> to <word>
VUTTXTTTUU 3:<verb> to a
WXTTVSSSYS 3:<verb> to the
WTTUUTTXUT 3:<verb> was <word>
TTSTVTWTUX 3:<verb> what i
XUSSTTXUUT 3:<verb> with <s>
UTXXRWVSTS 3:<verb> with <word>
VUSSXSVWUS 3:<verb> with the
UVSSXTVUUT 3:<verbs> , <word>
UUTUVTXTUT 3:<verbs> <ed> by
UUUUUUTTXT 3:<verbs> <number> <date>
YTUTTUVUUT 3:<verbs> <word> ,
WTSSWSXVWS 3:<verbs> <word> <word>
TWUUTUXUST 3:<verbs> <word> in
SVVQWVXVSS 3:<verbs> a <word>
YTTWTTTTWT 3:<verbs> are <word>
YTUUTTTTVU 3:<verbs> at <number>
YUUUTTUTUU 3:<verbs> for every
TWTTXTTUTT 3:<verbs> go out
UUTXTWTTTT 3:<verbs> in <word>
VWSWXUTSSS 3:<verbs> in the
XTUUUUTTWT 3:<verbs> on <date>
TTUUUUUUXT 3:<verbs> on <number>
XTTTUTWUUT 3:<verbs> on <word>
YTUUUTTTUU 3:<verbs> on the
XSSSRXYSXS 3:<verbs> the <word>
XUUUTUUUUT 3:<verbs> we should
TUTTTXWUVT 3:<word> ( )
VUTTTTWTTX 3:<word> ( <name>
TWTTYUTUUT 3:<word> , <caps>
TYTSXSSTUX 3:<word> , <code>
VXTTUUTTUU 3:<word> , <date>
VWSSWSUYUS 3:<word> , <ed>
dUQRWSSWUS 3:<word> , <ly>
UZWQQQWUWV 3:<word> , <name>
WWSSSSXWVS 3:<word> , <number>
WYVQTUWRWQ 3:<word> , <s>
XRVWZPPUUV 3:<word> , <verb>
TTTTSWXXUT 3:<word> , <verbs>
ZVWUWPTTSU 3:<word> , <word>
WSXSSTWVUT 3:<word> , a
XUTTTUTXUT 3:<word> , all
XWPXWQUUTW 3:<word> , and
XTSSTUWUVT 3:<word> , as
TXTTTTVTWT 3:<word> , at
XUUTUTUUUT 3:<word> , can
YTUTTUTUUT 3:<word> , could
YUTTTUTUUT 3:<word> , do
UWTTXTTTUU 3:<word> , every
YXSTTUTTTU 3:<word> , for
YTTUTUTUUU 3:<word> , go
XTUUTUTUTU 3:<word> , ha
WUTTTTXUTU 3:<word> , he
TSWSVSSYUW 3:<word> , it
WTWTTTTTTX 3:<word> , it's
VXTXTTTUTT 3:<word> , keep
UTTTXXTTTU 3:<word> , la
XUUUUUUUUT 3:<word> , maybe
UUSXTYWRTR 3:<word> , not
VTUTVXTTUU 3:<word> , nothing
XSTSWSVUXT 3:<word> , on
WSWRTTZTUT 3:<word> , one
VTTTVVYTTT 3:<word> , only
YTUUUUTUUT 3:<word> , or
UUXTWTSTUT 3:<word> , please
VTUTTTYUTT 3:<word> , she
YTUUTUTUUT 3:<word> , some
XUWTSTTVUT 3:<word> , that
SVWTXSSVTW 3:<word> , that's
XUWSPQXUXU 3:<word> , the
UUUTUTTYUT 3:<word> , they
YXTSTSVSTT 3:<word> , two
ZTTTUUUTUS 3:<word> , what
YTSUUTUUVT 3:<word> , where
VWUUSTXTVT 3:<word> , which
XUTTTUUUUU 3:<word> , who
XTTTYTUTUU 3:<word> , with
XUUTUTUUUT 3:<word> , would
WTUUVTTSUX 3:<word> , you
TTUTTTTXXT 3:<word> : <ing>
XYTTTXSTTS 3:<word> : <name>
SWSTSSXUZS 3:<word> : <number>
VTSWXRXSVS 3:<word> : <s>
XTTSWTTTUX 3:<word> : <verb>
WRRWXRWWVQ 3:<word> : <word>
YUTTUUTTUU 3:<word> : how
UTUUTTXWUU 3:<word> : the
VUTTTTUXUU 3:<word> : three
UUTUWUTXTT 3:<word> <caps> <word>
YTTUTTSVUU 3:<word> <ed> ,
YSTUTTYTUT 3:<word> <ed> <name>
VTTTTWXTUS 3:<word> <ed> <s>
XVTTTSXWTS 3:<word> <ed> <word>
VUUTTUTXUS 3:<word> <ed> again
TXTTTTTXUT 3:<word> <ed> because
XUTUUTWSUT 3:<word> <ed> in
XTTUTTUYUS 3:<word> <ed> it
XTTTUTTWUT 3:<word> <ed> me
ZTUTUTUUTT 3:<word> <ed> on
TTTTTTXXUT 3:<word> <ed> since
UTUTTTUaUS 3:<word> <ed> the
VUUUUTXTTT 3:<word> <ed> to
WUXUTTTTUT 3:<word> <ing> ,
TTTTTTXYUT 3:<word> <ing> <ed>
XTTWTTWTUT 3:<word> <ing> <s>
WXUUUTTTUT 3:<word> <ing> <verbs>
YUUUUUTTUT 3:<word> <ing> ?
UVSTXTSXUT 3:<word> <ing> in
VUTTWTXTUT 3:<word> <ing> with
aVSRWRUSSW 3:<word> <name> ,
VVRRVRTTWa 3:<word> <name> <name>
VUSXTSWTXS 3:<word> <name> <s>
TVUTUTYUTT 3:<word> <name> <verbs>
WQQRXSYYRW 3:<word> <name> <word>
aTTTUTUTUT 3:<word> <name> ?
XTUUUTVTUT 3:<word> <name> for
WUTTTUXUUT 3:<word> <name> has
UUTTZTTUUU 3:<word> <name> immer
UTTTTTYUWT 3:<word> <name> is
UUUUUTTTZT 3:<word> <number> <date>
VSSTSScWTT 3:<word> <number> <s>
UUTUUUYTTT 3:<word> <number> <verbs>
TVTTSSVXWS 3:<word> <number> <word>
UVUUTUXUTT 3:<word> <number> at
VSTUSSXXXS 3:<word> <number> is
WTSTWXVUWO 3:<word> <s> ,
UTRSSYUYXS 3:<word> <s> :
XWSRXSSXTS 3:<word> <s> <ed>
TURVWVVSTV 3:<word> <s> <ing>
TTUTXXTTUU 3:<word> <s> <name>
TTSTTSWVXW 3:<word> <s> <number>
XRZQVWXSTR 3:<word> <s> <s>
TSRXXRVWVS 3:<word> <s> <verb>
XVSRWUUXWN 3:<word> <s> <word>
bUTTTTTTVT 3:<word> <s> ?
WVWSUSYSUT 3:<word> <s> a
SRVVVVTUWT 3:<word> <s> and
VRXWYRXSSR 3:<word> <s> are
TWRRVWWSWS 3:<word> <s> at
VZVRURVSWR 3:<word> <s> for
TXXRSVYTTS 3:<word> <s> from
TUTUTTUUYU 3:<word> <s> have
XSWSUUSWTT 3:<word> <s> i
USVYVTVXUO 3:<word> <s> in
WTUTTTYTUT 3:<word> <s> it
UXVZSSTTUS 3:<word> <s> me
UTTTTWTXUT 3:<word> <s> of
XQWSURZUYR 3:<word> <s> on
XTTTTTXUUT 3:<word> <s> only
aTTYTSSSUT 3:<word> <s> that
VTTSWTYTTT 3:<word> <s> the
VVSRSWXSWW 3:<word> <s> to
TUTTXTVTUU 3:<word> <s> up
YUUUUTTTTT 3:<word> <s> us
VTUXXSUTTT 3:<word> <s> with
VYURUVVVTQ 3:<word> <verb> ,
YTTTTTUTTX 3:<word> <verb> :
TUUUUTTXUT 3:<word> <verb> <ed>
VYUTTTTUUT 3:<word> <verb> <name>
TTSTXSXVUT 3:<word> <verb> <s>
WTSXSXTSXS 3:<word> <verb> <verbs>
XPVPUUUXVW 3:<word> <verb> <word>
YUUUUTUTUT 3:<word> <verb> ?
XUVTUTTUUT 3:<word> <verb> and
XSSTXTTTXT 3:<word> <verb> for
UTTTWTWTTX 3:<word> <verb> from
WVWRVRVVVR 3:<word> <verb> is
TTWTVSXTUS 3:<word> <verb> it
TUUTXTUUUU 3:<word> <verb> me
XWTTTVTUUT 3:<word> <verb> of
XUSSSWWTUS 3:<word> <verb> on
TUTTTUTXUW 3:<word> <verb> the
YVTTSTTXUS 3:<word> <verb> to
UUUUUUTXUT 3:<word> <verb> was
YUUTTSUUUT 3:<word> <verb> you
UWVRYUUTTT 3:<word> <verbs> ,
TTTTWTVTYT 3:<word> <verbs> <number>
UTSSVXVTXT 3:<word> <verbs> <verb>
XRRRVRZUTX 3:<word> <verbs> <word>
UUWSTTXVTT 3:<word> <verbs> a
UUTTTWXUUT 3:<word> <verbs> and
XUTTUTWTTT 3:<word> <verbs> at
UTURUWWWUS 3:<word> <verbs> for
UXRXSYVSTS 3:<word> <verbs> in
YWTTTTSUUT 3:<word> <verbs> me
XWTTTSTTYS 3:<word> <verbs> on
TTXTYTTUTT 3:<word> <verbs> only
WUTSSSZUVT 3:<word> <verbs> the
WYTTWSTTUS 3:<word> <verbs> to
XUTUTUWUTT 3:<word> <verbs> we
WTTTTTYUUT 3:<word> <verbs> with
XTTUTTXTUS 3:<word> <word> (
TWUUUQXVUU 3:<word> <word> ,
VVQPYPZYZO 3:<word> <word> :
WVTTTTXUTT 3:<word> <word> <code>
YSSSVSVXVR 3:<word> <word> <ed>
TVRVVVVWVQ 3:<word> <word> <ing>
YUVWUQTQVV 3:<word> <word> <name>
VQQRVVWXYS 3:<word> <word> <number>
VXWTUWVWTM 3:<word> <word> <s>
SUYQXRXYTR 3:<word> <word> <verb>
UTVWZPXQXQ 3:<word> <word> <verbs>
RWXTQUTYRW 3:<word> <word> <word>
aTTUTTTSUU 3:<word> <word> ?
UZWRSSXWSS 3:<word> <word> a
XUTUUUUUUT 3:<word> <word> about
VYUUUTTTUT 3:<word> <word> again
WXTTUTUTUT 3:<word> <word> al
UXXSWSWRTS 3:<word> <word> and
UVXTTWTTUT 3:<word> <word> as
UZVSSRSYSV 3:<word> <word> at
WTUTXTUUUT 3:<word> <word> bitte
WTSSVSVWXS 3:<word> <word> by
XUUUUUUUUT 3:<word> <word> da
ZTTUTTTTUT 3:<word> <word> das
WXWRSWRSSX 3:<word> <word> de
XUTXUTTTTT 3:<word> <word> des
XUUTUUUUUU 3:<word> <word> die
UXTUTUSWUT 3:<word> <word> does
XUTTTTTWUT 3:<word> <word> down
TWSTWTTXUT 3:<word> <word> every
VTXTXTTTUT 3:<word> <word> first
VUTVVOVVVW 3:<word> <word> for
WVSSSTUZVR 3:<word> <word> from
VWSSWSVVXR 3:<word> <word> has
VXSUVSVTUT 3:<word> <word> here
ZTVSTTTUUT 3:<word> <word> i
XUSTTTXTTU 3:<word> <word> il
XVUVQUXTXO 3:<word> <word> in
SVTVUXYOWT 3:<word> <word> is
UVRSXSVVUW 3:<word> <word> it
TXTTSTWTTX 3:<word> <word> jetzt
ZTTTTTXUTT 3:<word> <word> la
VWXTWTSTTT 3:<word> <word> last
VUTTTTTXXT 3:<word> <word> le
USRVWTWXUS 3:<word> <word> me
UWTSUXTUUU 3:<word> <word> mi
XTTTXTTTVT 3:<word> <word> my
TUUUTUYTUT 3:<word> <word> now
WTTUUTTUXT 3:<word> <word> o
URUXVVRVTW 3:<word> <word> of
XTUUTUTTWT 3:<word> <word> off
TVQSQWYWVV 3:<word> <word> on
XTTTTTTXUU 3:<word> <word> only
TYWTTTTUUU 3:<word> <word> or
XUSTTTVWUT 3:<word> <word> over
YTSTUUXTUT 3:<word> <word> que
YTUVTUTSUU 3:<word> <word> says
VTTTTTWXUT 3:<word> <word> since
SUZSTTTVWT 3:<word> <word> than
XUTTTTTVVT 3:<word> <word> that
WSSTXRXYSR 3:<word> <word> the
YTUUTUTTUT 3:<word> <word> this
aTSTXSSWTS 3:<word> <word> to
XUUUUTTUUU 3:<word> <word> today
VUTTUTUUTY 3:<word> <word> un
VUTSUUTYUT 3:<word> <word> up
XTTUUUSYTT 3:<word> <word> was
XTTTUTWTUT 3:<word> <word> went
VUTTXVTUUT 3:<word> <word> when
WVRSWSTXTV 3:<word> <word> with
UUTTXTVUVT 3:<word> <word> you
XUTTUTUTVT 3:<word> ? ?
YUTTTUUUUT 3:<word> a <ing>
UaRTSTVSWT 3:<word> a <name>
YTWTTUTTUT 3:<word> a <verb>
ZRUOWOXYYQ 3:<word> a <word>
XUTUTTUUUT 3:<word> about <s>
YUTTTTUUUT 3:<word> about <word>
aUUUTTSUTT 3:<word> about the
UUTTSYTWTT 3:<word> after <word>
UTTTXTXTUT 3:<word> after that
UYUTTUXTUS 3:<word> again ,
WYSTUTTTUU 3:<word> al <word>
ZUTTTUTSUU 3:<word> an <word>
UZUTTTTTUU 3:<word> and <name>
VSRWVSVWUT 3:<word> and <s>
VTSSZSWUVT 3:<word> and <verb>
SYWPWRYWTR 3:<word> and <word>
STTWWTTTUX 3:<word> are <word>
TVWTSXUUUS 3:<word> as <name>
UTSSVSXVUW 3:<word> as <word>
XSWRWVSVUS 3:<word> as a
UYSSTTVTTW 3:<word> at <name>
UWSTTTWXTS 3:<word> at <number>
UXSTSTXYTS 3:<word> at <word>
VUUUUTTXUT 3:<word> at all
ZUUTTTTUVT 3:<word> at our
UUVRWWTVRV 3:<word> at the
STTTWWTTUX 3:<word> auf <word>
UWTTUXTUUT 3:<word> aux <s>
YTTTUUUUUT 3:<word> be <ing>
WYTTTTTWTT 3:<word> because of
UUUUTUTXUU 3:<word> because the
TTXSVVUUTU 3:<word> before <word>
TUTUXTUUUU 3:<word> before you
TUTYTTTVTU 3:<word> being <ed>
XUUUTUTUUU 3:<word> between a
YTTTUTUUUT 3:<word> between the
YUUTTTUUUU 3:<word> bitte eine
WUUUTTTTYT 3:<word> by <date>
UUUUUUUTXT 3:<word> by <number>
WZSTVVUUTS 3:<word> by <word>
VSTTSSXVXT 3:<word> by the
XUTUWTTUTU 3:<word> by then
XTUUUUUUUU 3:<word> ce <word>
WUUXTTTTTU 3:<word> con <word>
WUTTYUTTUU 3:<word> da <word>
ZYSSSWSUUT 3:<word> de <s>
UUWRRWXSRX 3:<word> de <word>
WUSTUTYVTT 3:<word> de la
UTTTTTTXXU 3:<word> del <word>
ZTUTUTTUUT 3:<word> den <name>
XSTTWTWTUT 3:<word> der <name>
WUWTTTTTXT 3:<word> des <s>
USSSXSXXWS 3:<word> di <word>
TUUUUTTYTT 3:<word> did nothing
VUUTUUTYTT 3:<word> didn't <verb>
XWTSTTTUUT 3:<word> die <name>
VTTTUUTUUX 3:<word> do <word>
TYSTTTaSTT 3:<word> does the
VUTUXTVTUT 3:<word> doesn't <verb>
VUUTUUXUTT 3:<word> du <word>
UTTTUXWUTU 3:<word> e <word>
ZTTUUTTUUU 3:<word> el <word>
WYSTTTTTWS 3:<word> em <name>
WZSTSSWUTT 3:<word> en <name>
VTSSXSYUUT 3:<word> en <s>
VXTTUUUUUU 3:<word> en <word>
VTTTUTXUUT 3:<word> es <word>
ZTTTTTTXUT 3:<word> for <date>
UTUUXUWTTT 3:<word> for <name>
aTSTTTWUUT 3:<word> for <number>
WUUUWRVTUR 3:<word> for <s>
TTTTTXXTUT 3:<word> for <verbs>
VYVXUTRSVQ 3:<word> for <word>
XYRTSTSWUU 3:<word> for a
VTXWSSSWTS 3:<word> for me
XUTTTTUUVU 3:<word> for my
WTTTTUXTUT 3:<word> for that
WSQSVPZWZR 3:<word> for the
VTTTWTTTXU 3:<word> for this
YTTTXTTSUU 3:<word> for three
WTTUUTTXTT 3:<word> for two
XUTTTTTWUT 3:<word> from <ing>
XSSSSTVXUW 3:<word> from <name>
XUUTUTTWTT 3:<word> from a
UUTUYUTTUU 3:<word> from here
UTUTTTTWTX 3:<word> from my
YWSSVSVYUP 3:<word> from the
YUUTTUTUUT 3:<word> from this
TUUUUUTXTT 3:<word> had <ed>
TTTTTTYXUS 3:<word> has <ed>
TTTSSXYTWS 3:<word> has <word>
VTTSXUXTTT 3:<word> has a
ZUUTUUTTUS 3:<word> has been
WUTTUTTUXT 3:<word> has it
TXUTTTWTUT 3:<word> has no
TTUVVTSSXX 3:<word> has to
XUTTTTWUUT 3:<word> have <word>
WWSSWXSTTS 3:<word> here ,
ZTTTUTTUUU 3:<word> how <word>
YUTTUUUVUT 3:<word> i <ed>
VVXRVSUSUW 3:<word> i <word>
ZTTTUUUUUT 3:<word> i should
ZTUUUTUTUT 3:<word> i'd <word>
ZTTTUUTUUT 3:<word> i'm <ing>
YTUTUUUUUU 3:<word> i've been
YTSTXTTTUT 3:<word> ich <word>
XUUUTUTTUU 3:<word> if we
aTSSTTXTTT 3:<word> il <word>
VTSUXTTWVT 3:<word> in <code>
XXSTSSUSWT 3:<word> in <date>
UUUTYTUUUT 3:<word> in <ing>
WYONRUZUYW 3:<word> in <name>
ZTTTSTTUXS 3:<word> in <number>
WSVRWWRWUS 3:<word> in <s>
YVTMWXXUVP 3:<word> in <word>
VWWSTSXTUS 3:<word> in a
TTTTYTWTUT 3:<word> in all
XUUTUUWTUT 3:<word> in an
XUUTUUUUUT 3:<word> in it
TTSWXSWUUT 3:<word> in my
YTTTTUVTUU 3:<word> in one
XUTTVTUUUU 3:<word> in that
UXMUVUYYTS 3:<word> in the
YTUTTTUUUT 3:<word> in there
ZTSTUWVSUT 3:<word> in this
STTTWTXVVS 3:<word> instead of
VZTUWTTTTT 3:<word> is <code>
VUSVYQbRVO 3:<word> is <ed>
aSSSTTZSWS 3:<word> is <ing>
WYSSVRZTSQ 3:<word> is <name>
VXRTRRbSZQ 3:<word> is <number>
UTTTTXWTTT 3:<word> is <verb>
ZUXRTTVSUS 3:<word> is a
WTTTXTTUXT 3:<word> is down
YTWTTTTTTT 3:<word> is for
UWTWSTbTSR 3:<word> is in
XUTTTUTUUU 3:<word> is it
TXXSTTTTUT 3:<word> is my
XUTTTTTWUT 3:<word> is never
TWSXUSTTTX 3:<word> is no
UWTSTSVTUX 3:<word> is not
UWTSTRWSXW 3:<word> is on
UUUUUUTUXT 3:<word> is ours
VWSSTSVTXW 3:<word> is out
UXWSWSYSTR 3:<word> is the
YUTTUUUUUT 3:<word> is too
ZWTTTTTTUT 3:<word> is what
TXTTUUWUUT 3:<word> is with
XUTTTTTXUS 3:<word> it <word>
YUUUTUTTUU 3:<word> it doesn't
TTTTWXUUUU 3:<word> it if
XUUTUUUTUU 3:<word> it in
VXSTTTYTUS 3:<word> it is
XUTTUTUWUT 3:<word> it was
UUTXUTUUUT 3:<word> it when
TVUXTTUUUU 3:<word> keine <name>
YSSSTSYTXS 3:<word> la <word>
WYTUTTTTUT 3:<word> last <word>
USYWXRRXST 3:<word> le <word>
UTXYTVSTTT 3:<word> les <s>
aSWQSWTTVS 3:<word> me <word>
XTSTVSWTUU 3:<word> me a
WYTTTTUUUT 3:<word> me at
WWTSTXTUUT 3:<word> mi <word>
VXSSWTTXTS 3:<word> my <s>
XURSTSXWSW 3:<word> my <word>
XUTTUTUTUU 3:<word> never <verb>
VTTSTXTUUW 3:<word> no <word>
UTTTWTXUUT 3:<word> not <word>
UWTUTTYTUS 3:<word> now ,
VTTTTTXTXT 3:<word> o <word>
XTUTTTUTYS 3:<word> of <date>
WWRRXRVVSW 3:<word> of <name>
VUWXSTTSUT 3:<word> of <s>
UWXWTQWVUQ 3:<word> of <word>
WTTTTXTXTS 3:<word> of it
WTTXUUTUUT 3:<word> of my
ZUTTTTUUUU 3:<word> of that
WUUPVVXWVP 3:<word> of the
XUTTUUUUUU 3:<word> of this
XWUTTTVTTT 3:<word> of us
WTSSSSXTXW 3:<word> on <date>
YTTUTTVUUT 3:<word> on <name>
VTUVTTSTZT 3:<word> on <number>
WUUTTYTTUT 3:<word> on <s>
UUVSRYXVUQ 3:<word> on <word>
WXTTXTSTUT 3:<word> on a
XUTUTUTUUU 3:<word> on it
XYTUSTSSUU 3:<word> on my
UUWTXTTTTT 3:<word> on one
STSTTVUWXV 3:<word> on the
XTUTSTXUUT 3:<word> on this
XUUUUTUTUU 3:<word> one ,
YUTTTUTUUT 3:<word> one is
XSXTSTSTXU 3:<word> only ,
VUTTTTYTUU 3:<word> only <verbs>
VXRSXXSTTS 3:<word> or <word>
YUUTUTUUUT 3:<word> or not
YUTUTTUUUT 3:<word> or the
UTUUUUYUUT 3:<word> our <word>
WUSTXSWTTU 3:<word> out of
TTXSXSTWUT 3:<word> over <word>
TUTUUTVXUT 3:<word> over the
TTVTWSXTUU 3:<word> per <word>
YUSUVTTUUT 3:<word> please ,
YTTUUTUUUT 3:<word> por <word>
aTSUUTSTUU 3:<word> que <word>
TTXTUTUUVT 3:<word> rather than
YTUUUTTUUU 3:<word> says <s>
YUUUTTTUUU 3:<word> says i
ZVUUTTTSTU 3:<word> says never
YTXTTTVTSU 3:<word> se <word>
XTUUUTUUUU 3:<word> si <word>
TXUUUTTVUT 3:<word> since i
VTTTTTYXTS 3:<word> since the
YTUUTTTUVU 3:<word> so <word>
WXTTTTTTUT 3:<word> so i
UTWTSWXUTT 3:<word> that <s>
VUXTSTTTUW 3:<word> that <verbs>
aUTTTTUUVT 3:<word> that <word>
VSSSSSXWTY 3:<word> the <ing>
RTTTVVWXSV 3:<word> the <name>
TSRRXYVZUR 3:<word> the <s>
XWTTTTSWTX 3:<word> the <verb>
XSOMYTYWUX 3:<word> the <word>
VTTUTTYUUT 3:<word> the first
XTUUTTTUUU 3:<word> this ,
ZTTSSSTYUS 3:<word> this <word>
XUTTUUUUUU 3:<word> this one
WTTUTTTZTT 3:<word> to <number>
XVSSTWWUTT 3:<word> to <s>
aYRRRSUWUS 3:<word> to <verb>
WZSQVSWXTQ 3:<word> to <word>
UTVTTTXVTU 3:<word> to a
ZTTTTTUUUT 3:<word> to be
TXSXWSTSVT 3:<word> to me
UTTUUTXTTX 3:<word> to my
XSRRUVWXWP 3:<word> to the
YTUTTTUUUT 3:<word> to use
aTTTTUTUUS 3:<word> today ,
XUTTTUUWUT 3:<word> told me
VXTTUUTSUU 3:<word> too <word>
YTTUTUUUTU 3:<word> toujours <word>
XUTTUUUUUT 3:<word> um <word>
XTSSYSTTTY 3:<word> un <word>
YTUTTTUUUU 3:<word> und <word>
TYUUTUTUUU 3:<word> until <word>
XTTUWUTUUT 3:<word> up <word>
VUTTUTUXUT 3:<word> up on
WXUTTUTUUT 3:<word> up with
USUUUTVXWS 3:<word> was <ed>
UUUUUUTXTS 3:<word> was <ing>
VWTTTTSaTS 3:<word> was <word>
VTTTTTWYUS 3:<word> was a
VUUUTUTTTX 3:<word> was at
UUUUUUTXTT 3:<word> was down
XUUUUUTUUT 3:<word> was for
YUUUUUTUTT 3:<word> was not
XTTTUTUWUT 3:<word> was the
ZUTTTTTTUU 3:<word> we <ed>
TUUUTUTXTT 3:<word> went from
WUTTXTTUUU 3:<word> when i
XTXRSXTTUT 3:<word> when you
VUUSXTUUUU 3:<word> will <word>
YTUUTUTUTU 3:<word> wir <word>
WTTSVSVSVX 3:<word> with <name>
YUTTTXSTUT 3:<word> with <s>
VWRXXRUVTR 3:<word> with <word>
VTWRYWRWSS 3:<word> with a
XUUTVTUTUT 3:<word> with it
YTTSWTTUUT 3:<word> with me
VWSSQSTYUX 3:<word> with the
WUUTUTUXUT 3:<word> you <ed>
VSSSYVSTTW 3:<word> you <verb>
XTTXWTTUUS 3:<word> you <word>
XTTTUYTTTT 3:<word> zu <word>
YXTSTTTTVT 3:^ <caps> <word>
XWSTTSWTUT 3:^ <code> for
WTTTXTSWUT 3:^ <ed> <name>
XSSXSSSSUY 3:^ <ed> <s>
VXTTTTTXTT 3:^ <ed> in
UUUUUTUXUT 3:^ <ed> out
VTUTUUTXUT 3:^ <ed> the
aUUTTTUTTT 3:^ <ed> to
VTSSXSXVUS 3:^ <ing> <s>
USSSSSZYXS 3:^ <ing> <word>
UXUUTTTWTT 3:^ <ing> at
XUUUUUTTUU 3:^ <ing> for
VUTTTTTZUU 3:^ <ing> it
WTTSSSXYTT 3:^ <ing> the
YTTTTUTUUU 3:^ <ly> ,
VUUTXTTTUT 3:^ <ly> <word>
ZUTUTTUTTT 3:^ <number> <name>
YTTUTTVSTU 3:^ <number> <s>
VTXTYTTTTT 3:^ <number> <word>
ZTTTWTTTUT 3:^ <s> ,
TRWRXQYVTV 3:^ <s> :
aUTSTTVTUT 3:^ <s> <ed>
YTTSWSTYUS 3:^ <s> <ing>
WSTTUTXTWS 3:^ <s> <name>
UWTTSWVXSS 3:^ <s> <number>
VSVRWSWWWS 3:^ <s> <s>
YOVZVMXTVV 3:^ <s> <word>
ZUTTUTTTUT 3:^ <s> ?
XTTTWTTUUU 3:^ <s> always
WVPPVQXXTY 3:^ <s> are
YUTTTUUUUT 3:^ <s> down
XTTTXTSTVU 3:^ <s> for
WTSWUTTTTX 3:^ <s> from
TUUTXTWUTT 3:^ <s> get
ZUUUTTTTUT 3:^ <s> got
VUTTXTWUST 3:^ <s> have
VUXTTTUUUT 3:^ <s> i
WTYQWSXTTS 3:^ <s> in
ZTTTTTWUTT 3:^ <s> is
aTTTTTUUUT 3:^ <s> my
WTSRWWTWUS 3:^ <s> of
WYTTRSVTVT 3:^ <s> on
YUTTTTWUUU 3:^ <s> only
WTXTVTTTUT 3:^ <s> over
VXTTUWTUUT 3:^ <s> the
VTTSXTTUUX 3:^ <s> to
YTTTWTTTUT 3:^ <verb> ,
YUTTTTUUUT 3:^ <verb> <code>
WXSSYTSUUS 3:^ <verb> <name>
VXTUTUTTWT 3:^ <verb> <number>
XSPRaXZTTR 3:^ <verb> <s>
XTTTWSTXUT 3:^ <verb> <verb>
UTTXWSWTTS 3:^ <verb> <verbs>
YWVQYPXRYP 3:^ <verb> <word>
aTSVWRSSVU 3:^ <verb> a
XTSTWTWTVT 3:^ <verb> all
VTUUXTTTUT 3:^ <verb> both
VXTUSTWUTT 3:^ <verb> for
YUTTTUUUVS 3:^ <verb> from
WUUUXTTUUT 3:^ <verb> her
YUTTTTUUUT 3:^ <verb> him
YURSXSTUVT 3:^ <verb> in
UWXSTTUUUT 3:^ <verb> is
bUSTYRRTWR 3:^ <verb> it
aQYWYTQRWP 3:^ <verb> me
USRRWXWTTX 3:^ <verb> my
XUTTTTXUUT 3:^ <verb> no
YUUUTTUUUT 3:^ <verb> off
ZTTSTXTUUS 3:^ <verb> on
WUXUTTTTUT 3:^ <verb> out
aTQTTXZTTQ 3:^ <verb> that
bQPYWUSPTX 3:^ <verb> the
XUTTYTTTUT 3:^ <verb> them
YUSSXSUUUS 3:^ <verb> this
aUSTWSTTUS 3:^ <verb> to
TTSUVTWTUX 3:^ <verb> what
VUTTXTTUUT 3:^ <verb> when
YUWSWSSTUS 3:^ <verb> with
UTUXTUTTWT 3:^ <verbs> <word>
TTTTZTWUTT 3:^ <verbs> go
VTTUTYTUUT 3:^ <word> (
bbZPUQRSTP 3:^ <word> ,
XUTTTTTTYT 3:^ <word> :
ZSSTSSWZUS 3:^ <word> <ed>
USWRZRVWUR 3:^ <word> <ing>
WVPPUQWVVZ 3:^ <word> <name>
WRRSVRYZVR 3:^ <word> <number>
STXXTUTUVQ 3:^ <word> <s>
XSVPVUTVWV 3:^ <word> <verb>
SWSVXSXNXU 3:^ <word> <verbs>
VWVSTTTUXT 3:^ <word> <word>
ZUTSUTUTVT 3:^ <word> ?
WYXSSSWSSS 3:^ <word> a
VYTTUTTTUT 3:^ <word> and
ZUTTTTUUUU 3:^ <word> be
TUUUUTUXUU 3:^ <word> because
WSTTXXTUUS 3:^ <word> bitte
WXTTTTUTVT 3:^ <word> by
ZUTTTTTUUU 3:^ <word> con
XTTTWTUUTT 3:^ <word> de
VSSTTTcSVT 3:^ <word> does
YUUTUTUUUT 3:^ <word> du
YUTUUUTUTT 3:^ <word> el
TYTUUUUUTT 3:^ <word> em
WZTTSTSUUT 3:^ <word> en
XUSTXTTTUT 3:^ <word> first
aSXSVSSSXS 3:^ <word> for
VSSSTSYXTW 3:^ <word> from
YUTTTTTWUT 3:^ <word> got
XTSTSTYTXT 3:^ <word> has
VXSSWXTTTS 3:^ <word> here
XXWSTTTTVS 3:^ <word> i
aUTTTTTUUU 3:^ <word> if
WRWSWWWTSS 3:^ <word> in
XTWTPMYVXX 3:^ <word> is
aTRSSTaUUR 3:^ <word> it
YTTUUUTTUT 3:^ <word> just
TTYSYSSWST 3:^ <word> le
ZRWPVWWSUS 3:^ <word> me
XTTTUTTTUY 3:^ <word> my
YUTTUTUTUU 3:^ <word> never
XXTTTTTUUS 3:^ <word> no
aXSSSSTXTS 3:^ <word> of
WXTUTSYSTS 3:^ <word> on
YTUTUTUTUT 3:^ <word> one
XTWSTTVTUT 3:^ <word> only
XUTTUTXTUT 3:^ <word> out
VXVSXSTTUS 3:^ <word> over
UTTUYTTUVT 3:^ <word> please
XTXTUTTUTT 3:^ <word> que
YTUUUTTUUT 3:^ <word> said
ZUSTTTUTUU 3:^ <word> says
TUUUXUUUUU 3:^ <word> si
aTSSYSSUUS 3:^ <word> that
ZSRSRRWUSd 3:^ <word> the
YTTTUUUUUU 3:^ <word> these
bUSTUTTTUT 3:^ <word> this
ZUTTTTTTUT 3:^ <word> un
XUTTTTTXTT 3:^ <word> up
YXTSTUTTVS 3:^ <word> was
XTTTWTVTTT 3:^ <word> with
ZQURTUUXSX 3:^ a <word>
VXTTTTWTUT 3:^ after <word>
XTTTWTTUUT 3:^ after that
TUSSXTWWTT 3:^ all <s>
VTRTbSTUVU 3:^ always <verb>
YUTUTUUUUT 3:^ always have
YUTUSTTTVU 3:^ always the
YUTTTTUUUT 3:^ any <s>
YTSTXSUTUT 3:^ any <word>
YUTTWTTUUT 3:^ ask me
YUUUUTTTUU 3:^ at the
UUTTYTTUUT 3:^ be <word>
YTTSYSTUTT 3:^ bitte <word>
WYSSWSTUUT 3:^ call me
aTUTTTTTUT 3:^ can i
XUUUTUTUUT 3:^ can we
YTRSVVWTUS 3:^ can you
YTTTUUUUUU 3:^ could be
YUUTUTUUTU 3:^ could the
XWTTTTUUWT 3:^ could you
XUUUUTTUUU 3:^ das <word>
WSSSXSVZTS 3:^ der <name>
UTUTTTVUYT 3:^ die <name>
UUUUTTXUTU 3:^ die <word>
aTTTTTUUUT 3:^ do <s>
ZTTUTTTUTT 3:^ do <word>
XUTUSUUUUU 3:^ do it
VUTSTYTUVT 3:^ do not
VUTTXTTUUU 3:^ do that
YUTTUTTUUT 3:^ does <word>
YUUUUTTTUT 3:^ does this
XXSRQcSTVS 3:^ don't <verb>
VSSSWWXSUS 3:^ don't <word>
YUUTTTUUUU 3:^ don't let
VUTSTYTUUU 3:^ don't use
XTTUUTVUSU 3:^ el <word>
YTTSTWWTTT 3:^ every <word>
UXVSXSSUUT 3:^ for <word>
aWRSTSWTUT 3:^ for the
XUTUTUUUUU 3:^ for this
XUUUUTUUUU 3:^ for today
VTTTUUXTUT 3:^ for what
USTTaTWTUS 3:^ from now
XUTUTUTUUU 3:^ go <word>
XUTUTUTUUU 3:^ go with
XUTUTTTTUU 3:^ he says
ZUSTTTTUVU 3:^ how do
aUSSTTUUUU 3:^ how many
XUUUTUUUUU 3:^ how to
bYPPSRYaSP 3:^ i <ed>
XXWRTTTTUT 3:^ i <ly>
VcaLUUVPSV 3:^ i <verb>
XWWZSSSSOW 3:^ i <word>
VXSSXTTUUU 3:^ i always
WaSSUTUVTR 3:^ i am
XTTTWTUUUU 3:^ i ask
XWSSTTXUUS 3:^ i can
WUVZTVRSTR 3:^ i can't
VXWXSRVTTR 3:^ i do
WYTYRWPSTU 3:^ i don't
VTTWTTXUUT 3:^ i get
TZTTUUTUUT 3:^ i go
YTTTUTUUVT 3:^ i guess
aTTSUTTTUT 3:^ i had
YXQQSSXSXW 3:^ i have
VXTTTTWUUT 3:^ i just
WYTTUTTUUT 3:^ i keep
YTSTUUUUVU 3:^ i know
YSbPWTSTTS 3:^ i like
YTTSUTUVUU 3:^ i may
YUTTUTTUUU 3:^ i might
ZUTTTTUVUT 3:^ i must
ZTTTSTUTYT 3:^ i need
WTWXTSTTUT 3:^ i never
VSSSUSXUTY 3:^ i no
UWWSTXSTUT 3:^ i only
WTUUTTXTUT 3:^ i said
UTTSWSWTXT 3:^ i should
bTSSUTTUVS 3:^ i think
YUTTUTTUUT 3:^ i told
WZTSUTTUUS 3:^ i use
WTSRYSSUYT 3:^ i want
aWSRTTWSUS 3:^ i was
VTXSVXSUTT 3:^ i would
UXXSTSUTUT 3:^ i'd <verb>
TUZXTTTTST 3:^ i'd rather
YUTTTUUUTU 3:^ i'd say
WTTTTTXUUT 3:^ i'll <verb>
XUTTTUUUUU 3:^ i'll <word>
YUTTTUUUUU 3:^ i'll be
YUUTTUTUUT 3:^ i'll do
XZTRTUTUTT 3:^ i'm <ed>
ZVTRWURTXS 3:^ i'm <ing>
WaTRTUTUVR 3:^ i'm <name>
TYUTTUTUTU 3:^ i'm <number>
WaVVVSRTUQ 3:^ i'm <word>
TaTSUUTUUT 3:^ i'm a
XXSRXTSUUT 3:^ i'm in
WTSYSSSTUX 3:^ i'm not
VVUTTUXUTT 3:^ i'm off
XZTRSTTVUS 3:^ i'm on
UXTSSUXUTS 3:^ i'm the
ZTTTUTVTUS 3:^ i've <ed>
VTTTUUUXUU 3:^ i've <verb>
YWTSSSVSTW 3:^ i've <word>
XaSTTUSSUU 3:^ i've been
TUTTUUaTVT 3:^ i've decided
YWTTTTTTUU 3:^ i've got
WTTTUUTXUT 3:^ i've had
XUTTUUTUUU 3:^ i've no
WaXYQSRSTR 3:^ ich <word>
XUUUTTTUUU 3:^ if <name>
UTTSZTUUUU 3:^ if <word>
TUUTYTTUUU 3:^ if a
VTRWWWXTTS 3:^ if i
XUUTWTTTTT 3:^ if the
ZTUTTTTUUT 3:^ if we
UTTXWTTUUU 3:^ if you
WSTTSTVWXT 3:^ il <word>
ZUTUTTTTUT 3:^ in <number>
XVUTWTSTTT 3:^ in <word>
aUTSTSTVUT 3:^ in my
WUUTUXTUTU 3:^ in our
bTTSWSSTUT 3:^ in the
TUTTWSXUUT 3:^ in this
VXTTTTWUUT 3:^ is <ed>
ZUUUUTTTTT 3:^ is <number>
aTTSUTTUUT 3:^ is <word>
ZTTTUUTUUU 3:^ is a
YTTTUTTUUU 3:^ is he
ZTUTUUTUUT 3:^ is it
ZUUUTUTTUU 3:^ is that
YUTTUUTUUT 3:^ is the
YUUUUTTUUT 3:^ is this
XSYWSSSTTW 3:^ it <s>
XTTTUTTWUT 3:^ it <verbs>
ZUTTTTTTUT 3:^ it has
VWSSSXWSTV 3:^ it is
WTTTUTVYUS 3:^ it was
UTTTTTXTWT 3:^ it's <ed>
YTTUUUTUUU 3:^ it's <ing>
TYTTWTUUTT 3:^ it's <name>
cTSUSTVTTT 3:^ it's <word>
XTTUTTUTUU 3:^ it's a
YUTUTUTUUU 3:^ it's always
XUUUTUTUTU 3:^ it's for
VUTTUTYUUT 3:^ its <word>
WaSSTSTUUU 3:^ je <s>
WWYXSRTTTS 3:^ je <word>
TTSUaTTUUU 3:^ keep <s>
VWSTSTXTUU 3:^ keep in
XTXTSTVTUT 3:^ keep it
aUSTSTSUVU 3:^ keep that
VTSTWTXUUT 3:^ keep the
VTTTTTVTZT 3:^ la <word>
XUTTTTUUUU 3:^ let me
ZUTTTTVTVT 3:^ let's <verb>
TUTUTUYUUU 3:^ let's go
XUUTUUTUUU 3:^ let's see
YUTTTUTUUU 3:^ make a
XUUUTTUUUT 3:^ make it
YUUTTTUUUT 3:^ make me
TUTUYUTTUU 3:^ make sure
XUTTUUUUUU 3:^ maybe i'll
XUUUUTUUUT 3:^ maybe is
XUTTTTUUUU 3:^ maybe the
YUUUTUTUUU 3:^ maybe we
YYSSTTTUUT 3:^ me <word>
XWTTTTTUUT 3:^ mein <name>
XXSSSSZTUS 3:^ mi <word>
VUTTTXTUVT 3:^ might i
TWTTTTVXUS 3:^ my <ing>
WVTSSSSUXX 3:^ my <name>
WWQVPPYRXX 3:^ my <s>
VbTSSSRTUX 3:^ my <verb>
ZYQOUVaUWL 3:^ my <word>
XUUTUUTUUT 3:^ my back
VSTTTTYTWT 3:^ my son
TTSSXbSSUT 3:^ never <verb>
WTSRSWYWUS 3:^ never <word>
TUTTTXUUUU 3:^ never use
STTTXTWXTT 3:^ new <word>
XUTTWTTTUT 3:^ next <word>
YTSTTSZUUS 3:^ no ,
VUTTTXTUVT 3:^ no <caps>
STTXTYTUUT 3:^ no <code>
UUTTTXUUUT 3:^ no <ing>
ZXQQWaRSUQ 3:^ no <s>
YTSSTWUUVS 3:^ no <verb>
XTTTTWTUUU 3:^ no <verbs>
ZQOXVXTQTX 3:^ no <word>
WWRRSVXXUS 3:^ no more
VUTSTVTUUX 3:^ no need
VTUTWXSUTS 3:^ nobody <s>
UTTSTWXUUU 3:^ nobody <verbs>
TWTSUYUUUT 3:^ non <word>
YUTSUTUTVT 3:^ not <ing>
XTTXTSTUVS 3:^ not <word>
VTXSUTTTUX 3:^ not a
TTTXTWTTUW 3:^ not in
YUTTUTUUVT 3:^ not sure
YUUUTTTTUT 3:^ now ,
ZTUUTUTTUT 3:^ now <verb>
VUUTTTXTUT 3:^ now <word>
VTUUUTTTUX 3:^ now i
ZUUUTTTTUT 3:^ now the
XTTTUWUUUT 3:^ não <word>
YTTUUTUUUU 3:^ o <word>
VTTTTSaUUU 3:^ on a
YTTUWTTTUT 3:^ on the
XSYSSTVTVT 3:^ one <word>
VUTTZTTTUT 3:^ only <verb>
TTTTTTXUVU 3:^ our <caps>
XTTTTTXTUU 3:^ our <s>
XVRRTRZVWR 3:^ our <word>
YTUTTTWTTT 3:^ out of
XTUUUTUUUU 3:^ que si
WUTUTTXTUT 3:^ same <ing>
YUTTTTTUUU 3:^ she has
YTTUTTUUUT 3:^ should i
XUUUSTUUUU 3:^ should we
YUTTUUTUUU 3:^ some <word>
VZSTUTUUUT 3:^ sono <word>
STWSSbTTUT 3:^ stop <ing>
ZUTUTTTTUU 3:^ that <s>
ZUTTTTUTUU 3:^ that <verbs>
YTSTTTUXUT 3:^ that <word>
YUTTTTUUUU 3:^ that is
ZTTUUUTSVU 3:^ that was
cSTUUTTTUT 3:^ that's <word>
YTUUTTTUUU 3:^ that's a
XTUUUUUTUU 3:^ that's all
ZTTUTUTTUU 3:^ that's how
UYUUTTTUUU 3:^ that's me
XTTTUTTUUU 3:^ that's not
WTTUTXXSTT 3:^ that's the
VXUUUUTTTT 3:^ that's what
UTUUTTSXWT 3:^ that's why
TTTTTWVVYS 3:^ the <caps>
YUTTUTUUUT 3:^ the <ed>
VSSSSRUYXX 3:^ the <ing>
VXSRTWUUSW 3:^ the <name>
XUSSUVVXWP 3:^ the <s>
VURRVQVXVW 3:^ the <verb>
ZSRUPIYaZW 3:^ the <word>
TUUUTTVXUT 3:^ the new
XUTSTUVSSY 3:^ the old
WTUTTTVXUT 3:^ the one
VXSSTXVTUS 3:^ the other
XTUUUTTUUU 3:^ there was
ZUTTTTTUUU 3:^ there's a
WTTTTUXUUT 3:^ they <verb>
YUTTUUUUUU 3:^ this <s>
XUTTUTUUUU 3:^ this <verb>
aTTSTTVTUT 3:^ this <word>
ZTUTTUTUTT 3:^ this is
YUTTUUUUUU 3:^ this one
VUUTUXTUUT 3:^ those are
YUTTUTUTUU 3:^ those were
YUTTUTUUUT 3:^ tu <word>
UUTTTTWYUT 3:^ turns out
XSSWXSSVUT 3:^ two <s>
UTUTTZTTTT 3:^ und <word>
VTTTXTUUUU 3:^ use <name>
ZUTUUTTUUT 3:^ use <s>
UTTTZSTUUU 3:^ use <word>
ZTUUUUTTUT 3:^ was <word>
ZSTTRRZZSQ 3:^ we <ed>
URTUWSZRXS 3:^ we <verb>
YVTTURYXRR 3:^ we <word>
UXUUTTWTUT 3:^ we are
YUUUTUUUUT 3:^ we could
TTUVTUZTTT 3:^ we decided
UVTSWRXSTY 3:^ we don't
XTUUSTXVSS 3:^ we have
YTUUUTTUUU 3:^ we might
TUUTWXTTUU 3:^ we never
TTUTTTVUUY 3:^ we no
UYTTXSTTUS 3:^ we use
TTUUTUZTUT 3:^ we went
ZUTUTUSTUU 3:^ we were
YUTTTUTUUU 3:^ we'll see
XSTUTTZSWS 3:^ we're <ing>
YTUUTUVTTT 3:^ we're all
TUUUUUYTUT 3:^ we're back
TTUTTTZUTT 3:^ we're going
TTUUUUYUUT 3:^ we're on
WTSTTTXTVW 3:^ we've <ed>
XUTTUUUUUU 3:^ what <s>
aUSTTUTTVT 3:^ what <word>
XUTTUUUUUT 3:^ what a
YUTTTUTUUT 3:^ what are
XUUTUUTUUU 3:^ what can
ZUSSTTUUVT 3:^ what do
XUTTUUTVUU 3:^ what does
TSWWXSVWTR 3:^ what i
XUUTUUTUUU 3:^ what if
YUTTTUTUUT 3:^ what is
YUTUTUUUUT 3:^ what should
XUUUUUUUUT 3:^ what was
ZUSTTTUUUT 3:^ what would
YUUUTTTUUU 3:^ what's <word>
YTTTUTUTUU 3:^ what's a
ZTTTUSUTUT 3:^ what's the
UTSVXTWTUS 3:^ when i
TSUWXUTUUT 3:^ when you
UUTTYUUUUT 3:^ whenever you
UXTTUTUUUT 3:^ where do
XUUUUUUTUU 3:^ where does
YUTTTTTUUU 3:^ which <s>
ZTTTUTTUUT 3:^ which <verb>
YTTTUTUUUU 3:^ which <word>
YUUUUTTUUT 3:^ which of
YUUUUTTUUT 3:^ who <word>
XUUUUUTTTU 3:^ why does
YUUTUUTUUT 3:^ why is
VTTTXTWTTT 3:^ wir <word>
XUUUTUUUUT 3:^ would it
YUUUTTUUUT 3:^ would you
TYQWVTRSUY 3:^ you can
TUTSTVUUUX 3:^ you don't
XTUTTXTUUT 3:^ you keep
YUTTTUUUVT 3:^ you know
WTTSVXUUUT 3:^ you must
UYSRVRXYTR 3:a <ed> <word>
YUTUTTTUUU 3:a <ing> <ing>
XUUUTTUUTU 3:a <ing> <verb>
VWXTSRTXTT 3:a <ing> <word>
YTUTUUTUUT 3:a <ly> <word>
VXTTTTWUTT 3:a <name> ,
bTTTTTTUUS 3:a <name> <word>
UZSTTSVXTS 3:a <number> <word>
YUTTTTSVVU 3:a <verb> ,
VSVRVWVWTS 3:a <verb> <word>
ZTUTTTTUUT 3:a <verb> to
XSXWWUSWRQ 3:a <word> ,
WTTTUTYUTU 3:a <word> :
YTUUTUTUUU 3:a <word> <date>
XSWSSRXVUT 3:a <word> <ed>
cTSTTTTUTT 3:a <word> <ing>
UXTUTTWUUT 3:a <word> <name>
YSSVWWSSTT 3:a <word> <s>
XTUTVURXTT 3:a <word> <verb>
TUTSYTWTUU 3:a <word> <verbs>
TYUSTSVUXS 3:a <word> <word>
cUSTURTTUU 3:a <word> ?
aUSTTTTUUT 3:a <word> about
YTTTUUUUUT 3:a <word> as
WXTTTTTWUS 3:a <word> at
TTTUUTXUUU 3:a <word> de
ZZQRYRSWST 3:a <word> for
aVTTTUTTUT 3:a <word> from
YTTUUUUUVT 3:a <word> i
WWRSXRVYTT 3:a <word> in
VUTTYTTTUU 3:a <word> is
SWZWVPWVSR 3:a <word> of
ZUTRTYTTTT 3:a <word> on
XUTUUUSTUU 3:a <word> one
UTWSSXVVTT 3:a <word> that
UUUUTUUXTU 3:a <word> this
aWUSVTSTTS 3:a <word> to
ZVXRSTUTUT 3:a <word> with
VUTTXUTUUU 3:a new <word>
XXTTUTTTUT 3:about <word> <s>
VTTUXTTUUT 3:about <word> <word>
VUTUUTUUTX 3:about the <s>
XTSSRWVSTY 3:about the <word>
WXTTTTTTUT 3:after <word> <s>
UTTTXTTXUT 3:after a <word>
TTVVXTWTTS 3:after the <word>
WTUTUUXTUS 3:again , <word>
UUTTXTWTVT 3:all <s> in
VUUTTUXUUT 3:all <s> to
WUUUTTXTUU 3:all of it
VTTTYTTUUU 3:always <verb> <word>
TUTUXTUUUU 3:always <verb> a
XTTUVTTUUU 3:always <verb> in
TUSTYTUUUU 3:always <verb> me
XUTUYTTTUT 3:always <verb> the
XUTTTUUUUT 3:always <word> ,
YUTUTUTUUU 3:always <word> in
TXUTUUTUUT 3:am <name> <name>
YWTTTUSTUT 3:am a <word>
YUUTTTUTUT 3:an <word> ,
TUTTXYTTUU 3:an <word> <verb>
VWSVTRYVTS 3:an <word> <word>
YTUUTUTTUU 3:an <word> ?
TUUUVTTXUT 3:an <word> in
TYUTUUUUUT 3:an old <name>
VXTUTTTUUT 3:and <name> ,
TTXSWWTTUT 3:and <s> ,
UTTTTUWXTT 3:and <s> <word>
aURSVSUUVS 3:and <verb> me
TSTTTXWWTT 3:and <word> <s>
VRWSVSUUUW 3:and <word> <word>
VYTTSUUUTU 3:and <word> for
UXWRTVVTTT 3:and a <word>
UUUUTUXUUU 3:and she <s>
VTUUTUUXUT 3:and she <verbs>
XUUUTTUUUU 3:and to always
TTTTTXXUTT 3:anything under <word>
XTTTYTSTWS 3:are <ed> <word>
TTTTXTXTUT 3:are <word> <word>
UTTYSTUUXT 3:are <word> to
VTUUUUXTUT 3:are in <name>
UWTTSXWTUT 3:as <word> <word>
XTSTWTUTUX 3:as <word> as
VWWQVUVXSQ 3:as a <word>
VXUTTSUUUU 3:as an <word>
TWTTUTWTSX 3:as of this
SbSTTTYTTR 3:at <name> <name>
YUUUUTSWTT 3:at <number> %
UTUUTTVXTT 3:at <number> <s>
XTUUTUTSWU 3:at <word> ,
WUUTTTYTTT 3:at <word> <number>
YWSTTTTTXT 3:at <word> <word>
UXVRWWSTTT 3:at a <word>
YTUUTUTUUT 3:at my <word>
UVTUTTWTXS 3:at the <name>
TTXUSYVSTT 3:at the <verb>
UXPRWVUTWV 3:at the <word>
WUSTTXTUUU 3:au <word> ,
VTUTTUTXUU 3:auf dem <name>
XUUUUTUTUT 3:back of the
UTUTTTTTYX 3:back on the
XUTTTTVWUS 3:back to <word>
YUUUUTTTUT 3:be <ed> ?
UTTUWTTUXT 3:be <ed> before
VUUUTTSTYU 3:be <ed> by
VXSSXTTTVS 3:be <word> to
XTTTWTTUUT 3:be <word> with
XUUTSTXTTU 3:be a <word>
YUTUSUTUTU 3:be in <word>
UUUUTTUUXT 3:be out by
XTUUTUUUUU 3:be the <word>
UVTTTTTXUU 3:because of <word>
VYTSUUTTUT 3:because of my
XTUUTTTXUT 3:because of the
TTUUTTVaUT 3:because the <word>
WTUTTUXUUT 3:been <ed> with
YUTUTTTVTT 3:before the <word>
TUSTZSUVUU 3:before you <verb>
XUUUTUTUUU 3:between a <word>
VTTTYTTUTT 3:bitte <word> <name>
YUUTTTUUUU 3:bitte eine <name>
UUUUTTTUYT 3:by <date> <number>
UTUVTUSTXX 3:by <number> <date>
TTWUXTWTTT 3:by <verb> ,
VXTVVTSTTU 3:by <word> ,
WTTTTTWXTT 3:by a <word>
UUTUTUTTYU 3:by the <number>
WTTSTXYVSS 3:by the <word>
TZTSWSTUUT 3:call me <name>
XUUTUTUUUT 3:call the <word>
TSTSXWUUUV 3:can <verb> the
XTTTUUUUUU 3:can i <word>
XUUUTUTUUT 3:can we <verb>
dUTTTSSUUT 3:can you <verb>
ZUTTTTTUUU 3:can you <word>
SWXWTSTUUT 3:can't <word> <word>
XTUUTUTUUU 3:could be the
XUUUUUUUTU 3:could the <word>
YTTTTTXTUT 3:da <word> <word>
WTTUTTYTUT 3:das <name> <word>
TWTTXTUUUT 3:de <s> <s>
UXSSSWWTXS 3:de <word> <word>
VUSSTWXUTT 3:de la <word>
SUUTUUYUUT 3:decided not to
VUTUTTXUUT 3:decided to <verb>
TTUUUUYTTT 3:decided to <word>
TUTTUUXUUU 3:decided to go
ZUUUTTTUTT 3:den <name> <word>
XSTTXTYSTS 3:der <name> <word>
XUUUUTUUUU 3:der <name> hat
VWUTSTYTTT 3:der <word> <name>
TTTTTTWXWT 3:di <word> è
TUUTVTTZUT 3:did the <word>
VTUTUTTXUT 3:didn't <word> the
XVTSSSWTXR 3:die <name> <word>
ZTTTTTUUUU 3:do <s> <verb>
aTSTTTTUVU 3:do i <verb>
WXTSTTUUVT 3:do i <word>
XUUUTUTUUT 3:do i need
UYTTUTTUUT 3:do my <s>
XUTXTTTTUT 3:do not <word>
VTUTXUTUUT 3:do the <ing>
WVSSSSYTTW 3:do the <word>
XUTTUTTUUU 3:do they <word>
YUUUTUUTUT 3:do you <verb>
XUTTUTUUUT 3:do you <word>
XUUUTTUUUT 3:do you know
XUUUTUUUUU 3:do you think
YUUUUUTTTU 3:does our <word>
UXUUUUTSUT 3:does the <verb>
VSSTTTXXUS 3:does the <word>
XUUUTTUTUT 3:does this <verb>
TTTTWYTTUT 3:don't <verb> <s>
TTUUTXUUUU 3:don't <verb> <word>
TTTSTYVVVT 3:don't <verb> any
ZTTSSVUVVU 3:don't <verb> anything
YTUTSVTUVT 3:don't <verb> it
SUTTVXUUUU 3:don't <verb> me
UTUUUXUUUT 3:don't <verb> my
TbSQUTXUUS 3:don't <word> <word>
STTWTXTUVU 3:don't <word> for
YTUTUSUVVU 3:don't want to
XTTXSSSTUX 3:du <word> <word>
TTUUXXTUTT 3:each <word> <verb>
VTTUTTTUZT 3:el <number> de
aTTTUUSUTT 3:el <word> <word>
VTTUTTXVTT 3:el <word> de
YTUUTTTUUU 3:en <name> ?
VUUUTXTUUU 3:en las <s>
YUUUUUTUUT 3:es <word> ?
ZTTTUUTUUT 3:eu <word> <word>
TTTTXYUTUT 3:ever <verb> a
UXTTTVTUUU 3:ever <verb> the
YTUUUTVTTT 3:every <word> ,
VTTTSTWXUT 3:every <word> <s>
WTTUXTVTTU 3:every <word> <word>
VTTUXUTUUU 3:every <word> from
bUTTSTTTUU 3:every <word> in
UVTTYTTUUT 3:every <word> you
TUTUXTUUUU 3:every new <word>
YUUTTTTTUU 3:everything in <word>
WSXUTSWTTT 3:for <number> <s>
XUTUTUWTTT 3:for <number> <word>
VXSSTTWUUT 3:for <s> and
TXSSWSXTUT 3:for <word> ,
SXWUVWVTRR 3:for <word> <s>
VYSTSTXSUU 3:for <word> <word>
YUTUTUTTUU 3:for <word> ?
VXTTUUTTUT 3:for a <ing>
YUTUUUTUUU 3:for a <s>
XUUUTUTTUU 3:for a <verb>
bXQSUSRXTT 3:for a <word>
YUTUUTSUUU 3:for all <s>
YUUTTTTUUT 3:for all the
WTTUYTTTUT 3:for every <word>
TTXSXTXTUT 3:for me ,
XTSSXTTUWT 3:for my <word>
VWTTXTTSVT 3:for the <ing>
WTSTWSVTYS 3:for the <name>
VWRRVWZSTS 3:for the <s>
ZTTTTTTUXT 3:for the <verb>
XWTQQTZWYO 3:for the <word>
UUUUXUTUUU 3:for this <ing>
YTTTTTUVUT 3:for this <verb>
ZXSTRTSTXT 3:for this <word>
YUTTTUUUUU 3:for this one
VVTTXTSWUT 3:for three <s>
VUTTUUTXUU 3:for two <s>
UWTTTUXTUT 3:for what it's
ZTTTUTUUUT 3:for your <word>
UUUUUUYTUT 3:from <date> to
TTTUTUXUTX 3:from <name> <name>
XTTTTTUTTW 3:from <name> to
TUTTUTVWYS 3:from <number> to
WUTTTXUTUT 3:from a <word>
UUTUYUTTUU 3:from here on
XUSTTTSVTY 3:from my <word>
TXTSZTVTUS 3:from now on
YUUUTTTUUT 3:from our <word>
UTUTTUWXTT 3:from the <caps>
YXTTSTSWUS 3:from the <s>
XUQQVQXVVX 3:from the <word>
YTUUTUVUTS 3:für die <name>
XTTSWTVUTU 3:get a <word>
XUWTTTTUUT 3:get the <word>
TYTUUTTUUT 3:go by <name>
VTUTTUXUUT 3:go to <name>
UTSTTTZUUU 3:go with <word>
YUTTTUTUUU 3:go with that
TUTUUUYUUT 3:go with the
YUUTUUTUUT 3:going to <word>
TTUUUUYUUU 3:going with <word>
XSUTWTTTUU 3:got the <word>
ZUTTTTTTUU 3:had a <word>
XUTTTUTWUT 3:had the <word>
XUUTUTTUTT 3:had to <word>
UTTTTTXUUW 3:has <word> to
VUTTYUVTTS 3:has a <word>
ZUUTTUTTTT 3:has been <ed>
ZTTTTTVTUT 3:has the <word>
UTTUVTRSYX 3:has to be
WTTTUUUUXT 3:have <number> <s>
UTXSWTSTWS 3:have <word> <s>
VWSTTUXUUT 3:have <word> <word>
ZTUTUUTUTU 3:have a <verb>
XXRSTTUTWT 3:have a <word>
TUUUUUYUUT 3:have decided to
YTTTUUTUUT 3:have no <word>
UTUTUTYUUT 3:have the <s>
XTTTVTTTYS 3:have to be
YUTUUUTUUT 3:he <s> <s>
XWTTTTTUUT 3:here , <word>
XUTTTUTUUU 3:how <s> <verb>
YUUTTUUUUT 3:how <word> is
YTUTUTUUUT 3:how <word> it
YUSTTUUUUU 3:how do i
XUUUTUTTUU 3:how many <s>
YUUTTUUUUU 3:how to <verb>
ZTTTUUTUUU 3:i <ed> in
YTUTUUWTTT 3:i <ed> it
VSTTTSWTWX 3:i <ed> on
UTTTUTYTUU 3:i <ed> that
WVTUTUSYTS 3:i <ed> the
ZZTTUTRTUT 3:i <ed> to
XTVSTTUUUT 3:i <ly> <word>
YUTUUTTUUT 3:i <verb> ,
UZSTUUTVUT 3:i <verb> <name>
UVXSWRWTUR 3:i <verb> <s>
TWaRXSSTVS 3:i <verb> <word>
UZVSWTSTUT 3:i <verb> a
TZTUUTTUUT 3:i <verb> as
UYTUTTXTUS 3:i <verb> at
VXTTTTTWUS 3:i <verb> from
WXSTTTXUTT 3:i <verb> on
WTWTTSTUUX 3:i <verb> that
WXWRSWXTTQ 3:i <verb> the
ZTTTTTUUUT 3:i <verb> them
XTTTXTTUUT 3:i <verb> you
VYVRXSSTWR 3:i <word> ,
aTSTUTTUUT 3:i <word> <date>
XTTSUTTTUW 3:i <word> <ed>
VVWXTTTTTT 3:i <word> <s>
XTSWTXTUUT 3:i <word> <verb>
YXYYRQVSTP 3:i <word> <word>
VXTTUUTUUU 3:i <word> an
VXUUUUTUTT 3:i <word> at
TUTYUTTUUU 3:i <word> being
WTWSXTSTUT 3:i <word> for
VbRQUSXUVR 3:i <word> in
XUSYTTTTUT 3:i <word> it
ZTTTUUTUUT 3:i <word> my
TTWTXSXTTT 3:i <word> on
YTTSWTUUVT 3:i <word> that
WXQQRXWWTV 3:i <word> the
YTUTUTTUUT 3:i <word> to
WXTSTTTTUX 3:i <word> up
YVTSUTUUVS 3:i <word> with
WTTSTVTTUY 3:i <word> you
ZTTTTTTUUU 3:i always <verb>
TTUUUUVXTS 3:i am <ed>
TXUTUUTUUT 3:i am <name>
YWTTUTTUUT 3:i am <word>
YWTTTUSTUT 3:i am a
XVUTUUTTUU 3:i am in
UXTTUTTUUW 3:i am not
XTXSTTXTUS 3:i can <verb>
aTTSUTTUUU 3:i can't <verb>
VVXZTRSTTS 3:i can't <word>
VTSXTWTUUT 3:i can't do
YTUTUTTUUU 3:i could <word>
UVVXTTSUUT 3:i do not
WVSSTTXUUT 3:i do the
TVTWTXTUTT 3:i don't <verb>
XaRWTRTUUR 3:i don't <word>
VTTTTTTUUZ 3:i don't do
XXTSUTUUUT 3:i don't know
USWYTSTUUS 3:i don't like
WRSXSXTUVS 3:i don't want
TZTTUUTUUT 3:i go by
XUUTUTTTTT 3:i had to
XVSSSTXTUW 3:i have <word>
VYSSUURUXT 3:i have a
YUVSTUTTUU 3:i like <word>
XTUSUUUUUU 3:i like it
TUXTUUUUUU 3:i like my
XUTTTUUUUT 3:i might <verb>
YUUTTTUTVT 3:i must to
ZUTTTUTUTU 3:i need a
XUUUTUUUUU 3:i need for
YUTUTUUUTT 3:i need to
VSSSUSXUTY 3:i no <word>
STSTWTWUTZ 3:i said about
XWTTTTSUTU 3:i shall be
YTTTUUTUUT 3:i should <word>
YTTTUTUUUT 3:i think <word>
VTTTTTXTUV 3:i told you
UYSSTUUVUT 3:i use <name>
TYTTUUUUUT 3:i use <word>
UUTTXUUUUT 3:i want the
WTTRXSTUYS 3:i want to
VYTTTTWTUT 3:i was <word>
WZTTUUSTUU 3:i was a
WXVTTSTTUS 3:i'd <verb> the
aUTSUTUUUT 3:i'd <word> <word>
YTSUTTUTUV 3:i'd <word> for
ZUSSUUUUUU 3:i'd like a
VUTTUUTTXU 3:i'd like to
UUXTTUUUUU 3:i'd rather <verb>
UUYTUUUTTU 3:i'd rather have
XUTTUUUUUU 3:i'll <verb> to
YVTTTUTUTT 3:i'm <ing> a
XWTTTUUUVT 3:i'm <ing> for
VXTSTUTUVU 3:i'm <word> <word>
VbSSTUTUUT 3:i'm <word> to
VaSRTUTUVT 3:i'm a <word>
VYUSTUUUUS 3:i'm in <name>
XTTUTUUUUU 3:i'm in a
YWUSTUUUVR 3:i'm not <ing>
UTTYUUUUUT 3:i'm not a
XTUTUUTUUT 3:i'm not going
WXTTTUTUTU 3:i'm on <word>
XUUTTUTUUU 3:i'm on a
XXUTTTTUUT 3:i'm on the
VZUTTUTUTS 3:i'm the <word>
TXTTTTXUUU 3:i'm the one
XWTSUUTVTT 3:i've been <ing>
VXTUVTTTUU 3:i've been <word>
TUUTUUXUUT 3:i've decided not
UYTTUTTTVT 3:i've got <word>
VZXQTUTUTT 3:ich <word> <name>
WXWWSTSTTS 3:ich <word> <word>
SaTSTUUUUU 3:ich <word> in
SUTYTTUUUU 3:ich <word> keine
TWTTYTTUUT 3:if a <word>
WUTSXSTUUT 3:if i <word>
ZTTTTTTUUU 3:if i were
YUUTWTTTTT 3:if the <word>
XUUUTTTUUU 3:if we <ed>
XUUUUTUUUU 3:if we did
UUWTTXTUUT 3:if you <ed>
WUTTXTTUVU 3:if you <verb>
TUUUUUTTYU 3:il <number> <word>
UTTTTTVXVT 3:il <word> di
VTTTYTTUUT 3:immer auf <name>
TTWXWSTTUT 3:in <caps> <verb>
XXTTUTTTUT 3:in <date> ,
WXSSVRXSXR 3:in <name> ,
UWUTUTTXUT 3:in <name> <ed>
SWTUVTUTTX 3:in <name> <name>
XTTUWTTUUT 3:in <name> <s>
VSTTSTVXVT 3:in <name> <word>
YUUTTUTTUU 3:in <name> ?
UXTTTTWTUU 3:in <name> with
XTTUUTVTUU 3:in <number> ,
ZUTUTSTXTT 3:in <number> <word>
UUUTTXUUUT 3:in <verb> <s>
ZRYSUXWRSR 3:in <word> ,
VWSSYSVTTT 3:in <word> <name>
XUUVRSWWST 3:in <word> <number>
WTUVUUVXTR 3:in <word> <s>
UUSSTZTTXU 3:in <word> <verbs>
WVPWaQTWTS 3:in <word> <word>
YUUUTTTUUU 3:in <word> ?
XTSTXUUTUT 3:in <word> and
VTTTTWXTUU 3:in <word> of
ZUTTTTTVVV 3:in <word> when
XTWUTUTTUU 3:in a <ing>
ZUVRQXVVTS 3:in a <word>
VUTUXTTUUT 3:in each <word>
XTTUWTTUUT 3:in every <word>
XUTTUWTTUU 3:in my <s>
WTTTXUUTUT 3:in my <verb>
YRVWUXVRTQ 3:in my <word>
aTTSTTVTVU 3:in one <word>
VTTTZSVTTU 3:in our <word>
XTTTWTTUUT 3:in that <word>
WXUTUTTUUT 3:in the <ed>
UTVVQWXUVR 3:in the <ing>
TXTTVWWTTT 3:in the <ly>
XTTTVTVUUT 3:in the <name>
WVRRWYTRSV 3:in the <s>
aWRRRUXVTS 3:in the <verb>
VVKTWVXWTW 3:in the <word>
XTUUTTTTWT 3:in the old
UUUUXTUTUT 3:in the same
aUTSTTTUVT 3:in this <verb>
UQRWXYWUSR 3:in this <word>
XUUTTTTUUU 3:in this one
STVSWTWYUS 3:instead of <word>
XTTTWTTTWT 3:is <ed> ,
SXUTTTZTTS 3:is <ed> <name>
WTTSTYWTTT 3:is <ed> <word>
VUUUUTYTTT 3:is <ed> to
YUTTUTUUUT 3:is <ing> me
TYUTTTXUTS 3:is <name> <name>
UUUTUUYUUT 3:is <name> <word>
VWSTTTRUaS 3:is <number> <date>
UUTUTUYTUU 3:is <number> <s>
YTTTTTXTUT 3:is <number> <word>
WSSRYSSYSW 3:is <word> ,
VTTTUTXTUT 3:is <word> <ed>
XTSSSXWTUT 3:is <word> <s>
XSSWSWYSUR 3:is <word> <word>
XUTTUUTUUU 3:is <word> ?
aTUUTUTTVT 3:is <word> again
UTTSZTUUUT 3:is <word> in
USSTVWUSZS 3:is <word> on
UTTUTTXXUT 3:is <word> since
VTUTUXVUUT 3:is <word> to
XUWXSTUSTU 3:is a <word>
YUUUUTTTTT 3:is at <number>
XTWSUTTUUT 3:is for <s>
WTSTTXTUUT 3:is for the
XTUUTTVTTT 3:is going to
XUUUUUTUUU 3:is he <word>
WXUWSTVTTR 3:is in <name>
XTUTTTXTTT 3:is in <word>
XUUTUUTUUT 3:is it <word>
TYXSTTTTUS 3:is my <word>
UWTSVTTTTX 3:is no <word>
TTUUUTTUaS 3:is on <date>
TWUUUTVTWR 3:is on <number>
TWUUTTXTVS 3:is on the
VTTTTUYUUT 3:is our <word>
WTTTTSWTTX 3:is out of
ZUUUTTTTUT 3:is that <word>
TXUUUUVTTT 3:is the <number>
ZUUTTUSUUU 3:is the <s>
UTSUXTXUTT 3:is the <verb>
YRXSXSWSTS 3:is the <word>
XUUTUTUTUU 3:is this <word>
ZUSTTUUUVT 3:is too <word>
VUTTTUTXUT 3:it , <word>
WTTTTTXUUT 3:it <s> <word>
USXWVSTSTW 3:it <s> me
XUTTTTUWUT 3:it <word> ,
YUTUUUTTUT 3:it <word> ?
XUUTUUUUUT 3:it <word> to
YTTTTUUUUT 3:it a <word>
YUUUTTUUUT 3:it as <word>
XUUUTUTUUT 3:it be <word>
XUUTUTUUUU 3:it could be
ZUTTTUTTUT 3:it doesn't <word>
YTTTTUWUTT 3:it in <name>
XTSWTTUSXT 3:it in <word>
UXTSWTWTUT 3:it in the
UWTTTXVTUT 3:it is <word>
VUTUTTYTUT 3:it on <word>
XUUTTTVTUT 3:it to the
YUTTUUTTUT 3:it was <word>
WTUUUTTXUT 3:it was a
VTUUUTTXUS 3:it was the
XUTTTTUUVT 3:it with <word>
TYUUTTTVUU 3:it's <name> ,
YUTUUUTUUU 3:it's for the
VaSSTSTUUU 3:je <s> <word>
YSXRTTUUUT 3:je <word> <word>
TTXYTSTTTT 3:je <word> les
UUTUYUTUUU 3:keep <s> to
VWSTSTXTUU 3:keep in <word>
YXSTSTSUUV 3:keep that in
UTTTXTXTUT 3:keep the <word>
YTUTTTTUUT 3:know what i
YWSSSTZTTT 3:la <word> <word>
UUTTUTYVTU 3:la <word> de
XUUUTUUVTT 3:last <s> <word>
VTTUUUUTTX 3:last <word> i
TUUUUUTUXT 3:later than <number>
TSXSRVVVWT 3:le <word> <word>
STYWTSXTUT 3:les <s> <s>
XUUTTTUUUU 3:let me <verb>
TUTUTUYUUU 3:let's go with
aTWRSUTTUU 3:like a <word>
VTXTUUUUUT 3:like my <word>
YUTTTTTUUU 3:like this for
TTTUUUUUYU 3:like to have
UTTTUZTTUU 3:mai <word> <word>
XUTSVUTUUU 3:make a <word>
YUTTUUUTUT 3:make it <word>
VTTYTTUUUT 3:make me <word>
XUUTUUUUUU 3:make me a
TUUUYUUUTU 3:make sure every
YUTUTUVTUT 3:make the <word>
XUSTTUUUUU 3:many <s> can
XUTUUUTUUU 3:many <s> of
XUUUTUTTUU 3:maybe the <word>
XUUUTUTUUU 3:maybe we should
UTXTWTTUUT 3:me , <word>
XTTTTXTUUT 3:me <s> <word>
XUTSUUUWUU 3:me <word> ,
TYTTUUUUUT 3:me <word> <name>
XTRRUXTTUW 3:me <word> <s>
bTWSTSTTUT 3:me <word> <word>
ZUTTTTUUUT 3:me a <verb>
WSVQXVVSUT 3:me a <word>
WSSTXWUUUT 3:me as <name>
UTTTYUTUUU 3:me in <name>
XWSSTXSTUT 3:me on <word>
UUTTXTUUUT 3:me should be
WUTXTTTUUT 3:me the <s>
UUSSZTUUUT 3:me the <verb>
YSVXUWSTTS 3:me the <word>
VXSTTTTXTT 3:me three <s>
XUTXTTUUUS 3:me to <word>
YUTTTTUUUU 3:me what <word>
XXTSTSXTUS 3:mi <word> <name>
YXTSTSVTTT 3:mi <word> <word>
VUTTTXTUVT 3:might i <word>
UUUUUTTUXU 3:must <word> the
VTUUTTTUXU 3:must be <ed>
UUUTXTTTWU 3:must be in
WUTTTXTUUT 3:must not <verb>
TWTTTWSYTT 3:my <ing> <word>
TWUTTTYTUS 3:my <s> <name>
WSTTTTXUUT 3:my <s> <verb>
WTQVRQVUXY 3:my <s> <word>
WaTRWSWSTR 3:my <s> are
XWWTTTTUTT 3:my <s> in
YWTTTTTUUS 3:my <verb> <word>
VaUSUTTUUS 3:my <verb> is
YRUUVSRWTX 3:my <word> ,
VTUTTTXVUT 3:my <word> <ed>
TTTSTScTWS 3:my <word> <name>
aURQWXUSWQ 3:my <word> <s>
VYWRSWRSTW 3:my <word> <verb>
ZWSSTWTSWS 3:my <word> <verbs>
SZWWQPZWUP 3:my <word> <word>
YUTUUUUTUT 3:my <word> at
XTTTUUWTUU 3:my <word> does
ZTTTTUVUUT 3:my <word> for
XTUUUTTVWT 3:my <word> has
WVTTTTXTTT 3:my <word> in
VbSRWWTTUQ 3:my <word> is
ZSUTUTUUUT 3:my <word> says
TTUUUUYTUT 3:my <word> to
VTTTTTTTUY 3:my old <verb>
XUTUTUUUUU 3:my own <word>
UTTUUTXUWT 3:my son <name>
XUTTTXTUTU 3:ne <word> jamais
YUTTTTUUUU 3:need a <word>
WTTTYTUTTT 3:need the <word>
WUTSTTUUUY 3:need to <verb>
VUTTUTUUUX 3:need to <word>
TTTWTXUUUT 3:never <verb> <word>
XUTTSXUSVU 3:never <verb> a
TTTTWXTUUU 3:never <verb> me
YUUUTTUUUT 3:never <verb> on
TUTTSZUTUU 3:never <verb> the
ZTTUUTTTUU 3:never <word> <word>
SUTTXXTWUT 3:never <word> the
YUUUTTUTUT 3:never to <verb>
TUUUUUTYTU 3:new <ing> <word>
TUUTUXUUUT 3:new <s> without
TUUUUUTXTT 3:new <word> <ed>
WTTTWTXTTT 3:new <word> <word>
YUTTTTWTUT 3:next <word> ,
TUUSYSSWUT 3:next to the
VWTTXTTUUT 3:nicht <word> <name>
XUTTTTXUVS 3:no , <verb>
XTWTTTTUUT 3:no <s> ,
XUTSSXUUUT 3:no <s> in
TUTTTZUUUT 3:no <s> on
UTTTXXTTTT 3:no <word> ,
VSRYWUUSTV 3:no <word> <s>
UTTTUTTUUY 3:no <word> <verb>
WTSQTZWSUX 3:no <word> <word>
VUUSTVXUUT 3:no <word> in
UXUUTTWTUT 3:no <word> the
XUUTUTUUUT 3:no <word> yet
UUUUUTTUXT 3:no later than
WUTTTUXTUT 3:no more <s>
XXSSTSXTUS 3:no more <word>
WUTSTSUUUY 3:no need to
XTUUUUSUUU 3:not <ing> it
YTUTUTTUUT 3:not <verb> the
WWTSSUXUUS 3:not <word> <word>
TUWWRVSWSV 3:not a <word>
XTUTUUTUUT 3:not going to
VVUUTUXTTT 3:now , <ed>
UYUUUUTUTT 3:now on ,
UTUUYTTTUT 3:now on <verb>
ZUUUUTTTUT 3:now the <word>
WTTTTTYUUT 3:o <word> <word>
XVUUSTVSVT 3:of <date> ,
SWTSXSWTTW 3:of <name> <name>
VVSXVSVUSS 3:of <word> ,
WTWTTTTXUT 3:of <word> <verb>
VUYUSSRWXR 3:of <word> <word>
YUUTUTTUUT 3:of <word> ?
XWTTUTUUUT 3:of <word> at
YTUTUUTUUU 3:of <word> i
WXRSWYRVTS 3:of a <word>
VTTTXTUTWU 3:of each <word>
TUUTXTWUTT 3:of every <word>
XTUUUTTTWT 3:of last <word>
ZUTTTTTUUU 3:of that <word>
VTTTXTTTXT 3:of the <ing>
XWTSVTSVTT 3:of the <s>
VTTTTTXTWU 3:of the <verb>
ZXVPUVVYQP 3:of the <word>
UWTTTSYSTW 3:of this <word>
XUTTUUTUUU 3:of this one
XUTTUUUUUU 3:of those <s>
XUTTWTTUUT 3:off the <s>
UTSTXTSWTX 3:off the <word>
UTTTTTUTVY 3:old <verb> <word>
XTTTTTVTTX 3:on <date> ,
UTUUTTVUXT 3:on <date> <number>
TTUUTVXUTU 3:on <date> <s>
UVUUTTYTTT 3:on <date> and
TTUTUTVUYT 3:on <date> at
WSUTTXWTTS 3:on <name> <name>
UYTUSSSSdQ 3:on <number> <date>
UVUTTTUTZS 3:on <number> may
XXTTTTTUUT 3:on <s> ,
VYSSVRVWWR 3:on <word> ,
UTUTTWXUTS 3:on <word> :
XSSUTSVWSW 3:on <word> <number>
XWSSSZUTTS 3:on <word> <s>
TWUUTUYTST 3:on <word> <verb>
XYSRTTWTVS 3:on <word> <word>
XTTUTTXTTT 3:on a <date>
UYUUUTTUTU 3:on a <number>
YTUUTTUUUU 3:on a <verb>
XVRRSWZSTT 3:on a <word>
VUTTTTUXUT 3:on my <verb>
XWSSURUVTW 3:on my <word>
VXUTTTTUUT 3:on my own
XTTTUSWUUU 3:on ne <word>
TUUUUTTYTT 3:on the <caps>
UXUUUTTWTS 3:on the <name>
VVUVWSURXT 3:on the <number>
XWTSTWTTUT 3:on the <s>
bTTSSSVXTS 3:on the <verb>
VXOOSWWYVV 3:on the <word>
VUUTUTXTUT 3:on the back
VTUUWTXTTT 3:on the first
XTUUXTSTTT 3:on the last
WTTUTYTTUT 3:on this <word>
YUUUTTUUUT 3:on this one
WXVRVTWSTS 3:one <word> ,
VWXRSSTXUT 3:one <word> <word>
TTXTWTTUUU 3:one <word> at
TTVTVTXTUU 3:one <word> per
WUXTTTTUUT 3:one for the
XWUUUUUTTT 3:one from <name>
XTTTTTWTUT 3:one is <word>
XTTUWTTUUU 3:one of them
YUTTUTUUUU 3:one of those
WUTUXUTTUT 3:only a <word>
VUTTXTWTUT 3:only the <word>
YTTTTUUUUT 3:or <word> ,
XUTTUUUUUT 3:or no ?
XUTTUTUUUT 3:or not ?
YUUUTTTUUT 3:or the <s>
XUTTTUUUUU 3:or the <word>
WTUTTTXUTU 3:our <s> <verb>
TUTTTUYUUU 3:our <s> are
TTUUWUXTTT 3:our <word> <name>
TSTTUTXTXT 3:our <word> <s>
YTTTTTXTXS 3:our <word> <verb>
TUUTVTYTTU 3:our <word> <verbs>
URTTXTXXST 3:our <word> <word>
XXTSSTXSVS 3:our <word> is
WUTTTTTTXU 3:out a <word>
XTTUXTTTTU 3:out of <s>
WSWXSWVRVQ 3:out of <word>
UTTTXTWTUT 3:out of the
UUUUTTXUUU 3:out of this
VTTTWTXTUT 3:out the <ed>
XUTTUSTYTS 3:out the <word>
XUTUTTWTUU 3:over <number> <s>
UUVTYTTUUT 3:over <word> <s>
XTYUTTSTUT 3:please , <word>
YTTTUUTUUU 3:que <word> <word>
UUXTUUUUTU 3:rather have <word>
XTUUUTTUUU 3:says i should
XTUUTUUUUU 3:says we should
XTTTTTWUTT 3:se <word> a
YUUUUUTTUT 3:should <verb> the
YUTUTUTUUT 3:should <word> the
XUTTWTTUUT 3:should always <word>
UTTSXTYUTT 3:should be <word>
XTTUUTTUUU 3:should be in
XUUUUUUUUT 3:should i <verb>
XUTTUUTUUT 3:should i <word>
YUUTTTUUUT 3:should never <verb>
SaUUUTTTUT 3:since i was
URTTSSZXTW 3:since the <word>
XTUUTUUUUU 3:so , <word>
UUTTXWTTTT 3:so <word> <word>
VXUTTUTTTT 3:so i <word>
TUWTTXUUUT 3:stop <ing> <verbs>
VTTTUXUTVT 3:stop <ing> <word>
TXWTTTUTUU 3:than a <word>
TTXTTTUWTU 3:than the <word>
VUUTXTTUUT 3:that , <word>
YUTUTTTVUU 3:that <s> <word>
XUTTUUTUUT 3:that <s> are
YUUUTTUTUU 3:that <verbs> for
XTUUTTVTUT 3:that <word> <s>
XTWSSSTWVS 3:that <word> <word>
WUTTUTTTUX 3:that <word> is
VUTXTTTUVU 3:that a <word>
XTUTTTUTTW 3:that i <word>
YXSTRSWUUU 3:that in <word>
YUUTVSTUUT 3:that in the
VUUUUTXTTT 3:that the <caps>
XWTUTTTTVT 3:that the <verb>
SRSTVRZYWU 3:that the <word>
YUUTUUTTUT 3:that was the
XUUUTUUTUU 3:that we always
VTXSWTTUUT 3:that you <verb>
UUTUXTUUUU 3:that's how we
TWXUTTTUUU 3:that's me ,
WYTUTTTTTT 3:that's my <word>
XTTTTXWSTT 3:that's the <word>
UUUUTTTTYU 3:the <caps> <verb>
STTTTWXYUS 3:the <caps> <word>
VUTTTTTVUX 3:the <date> <word>
VSSSVSXXSX 3:the <ed> <word>
YTTTTTXTTT 3:the <ing> <s>
UWSSXSXVTS 3:the <ing> <verb>
VUQRXQWXXU 3:the <ing> <word>
XUUUUTUTUT 3:the <ing> with
TWUURSSXYS 3:the <name> <name>
WTUTTXUUUT 3:the <name> <s>
TTUUXTWVTS 3:the <name> <verb>
UWRTSQVVWX 3:the <name> <word>
TVUTUUXUUT 3:the <name> in
TUUUTUWXTS 3:the <number> <word>
UXTVSSTRXW 3:the <number> of
YURSXRWWUS 3:the <s> ,
WTTSTTWYTS 3:the <s> <ed>
YUUTUTTVUT 3:the <s> <ing>
XTUTTTWTUU 3:the <s> <s>
XTSRVWWUWR 3:the <s> <verb>
XWPPZYWWRO 3:the <s> <word>
YUUTTTTTUU 3:the <s> ?
UTXTXSUTUT 3:the <s> and
YUUUTUTTTT 3:the <s> by
VUUTUTTXUU 3:the <s> from
XUUUTTTTWT 3:the <s> have
YTUTUTUUUT 3:the <s> i
ZSWSQUWWTS 3:the <s> in
XTUTUTUWUT 3:the <s> on
VUTTTTTYUT 3:the <s> were
WTVTXVSTUT 3:the <verb> ,
YUUUTTTWUT 3:the <verb> :
WTUUTSUUUX 3:the <verb> <name>
VXSRSWUWWR 3:the <verb> <s>
WTTTSTXXUT 3:the <verb> <verb>
VUUTXSSXTT 3:the <verb> <verbs>
WWQRSTWVXU 3:the <verb> <word>
XUUUTTTTUU 3:the <verb> ?
VUUUTTUUXT 3:the <verb> by
ZWTTTTTUTT 3:the <verb> for
WUTTXTUUUT 3:the <verb> in
XTTUTTXTUT 3:the <verb> is
XSSSVSWTYS 3:the <verb> of
TTTTWTWXTS 3:the <word> :
VUTTTTXWTS 3:the <word> <caps>
WSSTRSXZSX 3:the <word> <ed>
WRSSVSVXWV 3:the <word> <ing>
XTUUTUTVTT 3:the <word> <ly>
UTUUTTXTWT 3:the <word> <name>
YSMTUTZUUY 3:the <word> <s>
UXQOTRWZWW 3:the <word> <verb>
VRQPUYYTVW 3:the <word> <verbs>
VWMSSVVZVV 3:the <word> <word>
YUUUTTTTUU 3:the <word> ?
VTUTTTTUUY 3:the <word> about
WUTUTTUXUS 3:the <word> again
XTTUUWVSUS 3:the <word> and
TUUTXTTTUX 3:the <word> are
UTVSVXSSTW 3:the <word> as
WSUUTTWXTS 3:the <word> at
YTUUUUTTUT 3:the <word> back
UUTTXSTVWS 3:the <word> before
WUUUUTTTXT 3:the <word> by
XUTTUUTVTT 3:the <word> didn't
XUUTTTTWUT 3:the <word> every
VUWSTTXUUT 3:the <word> first
XXRSVRYSXP 3:the <word> for
TUTUUUTXUT 3:the <word> had
USXSTTYRYR 3:the <word> has
VTTTYTWTTT 3:the <word> here
UYPRWUUTTY 3:the <word> in
WTRXXOXWXM 3:the <word> is
UUTUTTUVUX 3:the <word> isn't
WTTUTTUUXT 3:the <word> must
XUTTUTTVUT 3:the <word> never
XTPPXWVTYU 3:the <word> of
TRWUTSUWWW 3:the <word> on
YUTTSUUWTT 3:the <word> one
YUUUTUTTTT 3:the <word> or
XUTTWTUUUT 3:the <word> out
VUUUTTXTUT 3:the <word> said
ZUTTTSTXUS 3:the <word> that
UUUTUUVXUS 3:the <word> the
XTXSSSUYVR 3:the <word> to
UTUTYSSWVT 3:the <word> under
VSUUUUQbWQ 3:the <word> was
YUUUTTTTUT 3:the <word> we
XTUTWTTTWT 3:the <word> will
RVSSVWTXSX 3:the <word> with
XUUUTUUUUT 3:the <word> would
WUUTVSTXUT 3:the <word> you
TTUTUUYWTT 3:the back <word>
XTUTUUTUUT 3:the back of
YTWTSTWTTT 3:the last <word>
TUUTTTVYTT 3:the new <ing>
TTTTSSXXXT 3:the new <word>
XUUUTUTUUT 3:the old <caps>
VSRTSTXUXX 3:the old <word>
VXUUTUTTTU 3:the one <ing>
WSXSTUWTUU 3:the one <word>
XWUUUUUTTT 3:the one from
UTUUUTXTUU 3:the one in
XUTTTTTXUU 3:the one on
TTUTTXXTUT 3:the only <word>
YVTUTSVTUT 3:the other <word>
TXTTTTXUTU 3:the other one
VTTTUTXUUT 3:the same <s>
XXUUTTTTUU 3:the two <s>
VUUTYTTTUU 3:then the <word>
YUTTVTTTUT 3:there's a <word>
XTSVSVTUWT 3:these <word> <s>
UTTUXUUUUT 3:this <ing> and
XUUTUUUUUT 3:this <verb> <word>
WSSSXWTWTR 3:this <word> ,
YUUUTUTTUU 3:this <word> <s>
YTTTXSRWUT 3:this <word> <word>
ZUUUSTTUUT 3:this <word> ?
VXUTTUTUUT 3:this <word> i
YTUTUUUTUU 3:this <word> in
WSTTTXXTWS 3:this <word> is
YUTTTTTUUU 3:this for all
ZUSTUUTTUU 3:this one <word>
XUUUUTUUUU 3:those were the
USXSWTSWUU 3:three <s> ,
YUTTTUTUUT 3:three <word> <s>
XUUUTUTUUT 3:to <name> ,
VSUUSTXTUX 3:to <name> <name>
UTUTTTXXUT 3:to <name> <word>
YUUUTTTUUT 3:to <name> ?
VYUUUUTTTT 3:to <name> last
TUUTUUXUUT 3:to <name> this
XTTTTTWVUS 3:to <number> ,
TUTUTTWTYS 3:to <number> <date>
XTTTUUTUTW 3:to <verb> <name>
ZTTTTVTTUT 3:to <verb> <s>
WTSSYTWUUT 3:to <verb> <word>
WUTTTTUTXT 3:to <verb> a
ZTUUTUTTTT 3:to <verb> at
YSUTTWVTTT 3:to <verb> it
WTTTYTUUVT 3:to <verb> on
XUUUUUUUTU 3:to <verb> out
XSRRRRYWXW 3:to <verb> the
YUTTTUUTUT 3:to <verb> to
WXTSTTWUUS 3:to <word> ,
UUTUTUTXUT 3:to <word> <ed>
XUUTUUUUUT 3:to <word> <name>
YWWRTSTSXS 3:to <word> <s>
XTSSXTVXSS 3:to <word> <word>
ZUTTTTWTTT 3:to <word> a
ZRWUSVSUTU 3:to <word> in
WTUTYTTTUT 3:to <word> that
USTTVSaWWQ 3:to <word> the
XUUUTTUUUT 3:to <word> this
VTRWWSYUTS 3:to a <word>
XUUUTTUUUU 3:to always <verb>
TTUUXTSTZT 3:to be <ed>
XVSSWTWTWS 3:to be <word>
XTUUSUSTUW 3:to be in
WTTUTTUTXT 3:to be out
UUUUTUTTXU 3:to be with
aTXTSTTTUT 3:to every <word>
TTTTTUXTUX 3:to my <word>
XUTTUTUUUT 3:to say never
WUPUXTVRXV 3:to the <word>
XUTUTUUUUT 3:to your <word>
ZSTSTUTTUX 3:today , <word>
XTUUUUTUUU 3:too <word> ?
WXTTTUTTUU 3:too <word> for
YUTTUTUUUT 3:tu <word> <word>
TUUUUUTYUU 3:turns out the
TUUTUUTXUT 3:two <s> <ing>
TTUUTTWXUU 3:two <s> of
YTUUUTTUTU 3:um <word> em
VTSTTSTXTY 3:un <word> <word>
XWTTUTTUUU 3:una <word> <word>
UTXUWSSTUU 3:under <number> <s>
WUSTXTTUVU 3:under <word> <s>
UTTTTYUUUT 3:under no <s>
VTTSUTYWTT 3:under the <word>
VVTTTXTTUU 3:until <word> <word>
VTUTUTXTWT 3:until the <word>
YTTTUTUUUU 3:up for <word>
XTUTTTTXTT 3:up the <word>
USTUTXXTUT 3:up to <number>
TUTTYUUUUT 3:use <word> <word>
UTTTXSTUVV 3:use <word> here
WTTTTTXUUT 3:use a <word>
VTUUXUTUUT 3:use it in
UTTTZWTUUT 3:use the <word>
YTUTSTTVXT 3:want to <verb>
XUUTTWTTTT 3:want to <word>
VUUSXTUUTU 3:want to see
TUUUUUTXUT 3:was <ed> by
XXRRSSVXXS 3:was a <word>
UTUUUUTXTT 3:was that the
YSUUUTSYUS 3:was the <word>
TUUUTTVXTU 3:we <ed> <word>
XUUUSTVVTT 3:we <ed> it
UTUUTTZTTT 3:we <ed> on
VTUUTTXVUT 3:we <ed> the
XUUUTUWSTT 3:we <ed> to
YUUUTTVSUU 3:we <ed> with
TUUUTTZTTT 3:we <verb> <word>
aTUUTTTUTT 3:we <verb> it
UTUVTTYTTU 3:we <verb> on
WTWTSTUUXT 3:we <verb> to
UTUUSTYXTT 3:we <word> <s>
VTTTTTWXTT 3:we <word> <word>
WUUUTXUTUT 3:we <word> out
WSUVSTUYTT 3:we <word> the
XUUTUUUUUT 3:we <word> to
ZUTUTTUUUU 3:we always <verb>
XUUTTUUUUU 3:we could <verb>
UUUUTUXTUT 3:we decided to
VTTUXTTUUT 3:we do it
ZUUTUTTTUU 3:we had a
WSUUUUXTUT 3:we have <word>
TTUTTTVUUY 3:we no <word>
ZUTUTTUUUT 3:we should <verb>
YUUUUTTUUT 3:we should <word>
YUUUTTTUTU 3:we should always
XUUUTTUUUT 3:we should never
TXUUXTTUUT 3:we use <name>
TTUUTUZTUT 3:we went with
TUUTUTYUTT 3:we're going with
TTUUUUXUUT 3:we're on <word>
TUTTUTUYUT 3:went <word> ,
TUUUTUTXTT 3:went from <number>
UUUUTUXTTT 3:went with the
YUUUTTUTUU 3:were the <s>
XUTTUUUUUT 3:what <word> <word>
YUSTTUUUUT 3:what <word> is
XTTTVUUTVU 3:what a <word>
aTTUTUTTTT 3:what do i
XUTUUUUUUT 3:what do you
UXXTTTTUUT 3:what i <word>
UUTTXUTUVU 3:what i need
UTSSWTVTTY 3:what i said
VUUTXUUTUT 3:what is <word>
UWTTTUXTUT 3:what it's <word>
XUTTTUUUUT 3:what should i
XUUUUUUUUT 3:what was the
XUUUUUTTUU 3:what would <word>
XUTTUUUUUT 3:what would a
XTUUUTTUUU 3:what would i
aTTTTTTTUU 3:what's a <word>
XUUUTTUUUU 3:what's the <verb>
YUTTUTUTUT 3:what's the <word>
UTTTXTTUUU 3:when i <verb>
YUTWTTTTUT 3:when i <word>
VUTTXTTVVU 3:when i ask
YTUUTUTTUU 3:when i was
XUWWTTSTTT 3:when the <word>
VRWXVXSTUR 3:when you <verb>
TUVRVXUUUT 3:when you <word>
UUTXXTUTUS 3:whenever you <verb>
VXTTUTUUUU 3:where do i
XUTTUTUUUU 3:which <s> <word>
YUUTUTTUUT 3:which <word> is
XUUTUTUUUT 3:which of these
VTUTUTXVTT 3:while the <word>
XUUUUUUUUU 3:why does <word>
ZUTUUTTUTT 3:why the <word>
TTTTXTXUUT 3:wir <word> <word>
UWTTTTXTUU 3:with <name> and
TXSWVWUTTS 3:with <word> ,
SVQXXQXWTS 3:with <word> <s>
WVVSSRXXTS 3:with <word> <word>
UUTXVTTTUU 3:with <word> and
UTUUUUXUUU 3:with <word> for
WSWUXUUVRQ 3:with a <word>
TXTTTUUUWT 3:with my <s>
WXSSSSUUXT 3:with my <word>
WTTTTTXWUT 3:with the <ing>
XTUTUUWTTT 3:with the <name>
XXSTUSSWUS 3:with the <s>
SSUSXTVVVW 3:with the <word>
TUTTTXTUUW 3:without <ing> me
XTTTTTVWUU 3:without a <word>
XUUUUUTTUU 3:would <word> if
XUTUTUUTUU 3:would a <word>
ZUTTTTTUUU 3:would be <word>
XTUUUTTUUU 3:would i <word>
XUUUTUUUUT 3:would it be
YTTUTTUUUU 3:would you <word>
XUUTTTUUUT 3:would you say
XUTTUUUUUT 3:yes or no
VTTTUTTXUU 3:you <ed> ,
WTSWUXSTTU 3:you <verb> <s>
UURRXVUVVU 3:you <verb> <word>
VUSSXSUUUU 3:you <verb> a
UUTUYTTUVU 3:you <verb> in
UXTTXTUTTT 3:you <verb> it
TRWWXUTTUS 3:you <verb> me
VSXRWVSSUW 3:you <verb> the
UUUTXTUUUU 3:you <verb> up
WTTTTXUUUU 3:you <word> <word>
XUUTUTUUUT 3:you <word> ?
VTVSXTUUUT 3:you <word> me
UTXTWTTTUT 3:you <word> the
TURWWUSTUX 3:you can <verb>
UXUTTTUUUV 3:you can <word>
TTTTWTUUUX 3:you can use
XTUUUTTUUT 3:you know what
UTUTTTXUUV 3:you may <verb>
VTTTXWTUUT 3:you to <verb>
ZUTTUUTTUT 3:your <word> ,
YXRVSSUVSU Tasks
WRMUZYYSRU Tban once
XZUSWWTQPV Tban stands
XWTTTTUTUT Tf1:)
UTWWXSTTTS Tf1:,
YTUUUTTTUT Tf1:0c2d
ZTTTTTUUUT Tf1:14
XUUUTTUUUU Tf1:1987
XUTUTTTUUU Tf1:30p
WTUUTTXTUT Tf1:340
YUUUUUTTUT Tf1:4
YUTUTTTUUU Tf1:4.1
YUUUTTUUUU Tf1:4.2
YUTUTTTUUU Tf1:4.3
YTUUUUTTTU Tf1:77be
XUUUTUTTUU Tf1:88
VYTTTTUTUU Tf1:?
YTTTVOUXUU Tf1:a
YUUUUTUTUT Tf1:a91f
UYSSYTTTUT Tf1:abito
VUTTTTXTUT Tf1:about
STUUXTWTUT Tf1:adapt
TSTTXTZVTS Tf1:add
YUTUUTTUUT Tf1:address
YUTTUTTXTT Tf1:adesso
UTUTUUXUUU Tf1:admiral
TTSSSXVTYW Tf1:after
ZSSTUTUUUU Tf1:ai
XTTTUTTTXV Tf1:aide-moi
YTUUUUUUUT Tf1:aisle
WUPQTUWWVX Tf1:all
YUTTUTTXTT Tf1:allora
UTXSTTWTWT Tf1:alors
XWTSSUYTST Tf1:also
XSYXSXYPRP Tf1:always
XTUUWTTUUU Tf1:an
XUUUTTUVUT Tf1:analyze
WTXTUTUUUT Tf1:anche
YUTTUTUUUT Tf1:and
aTUTTTTUUT Tf1:anders
WXTTTTUUUT Tf1:android
WUTSVTXUTT Tf1:anneke
XUTTUUUUUT Tf1:another
VTTTTXTUUU Tf1:ansible
ZTSSTXTUVS Tf1:answer
ZZRSSSSXUS Tf1:any
bTVSUSTTUT Tf1:anyhow
XVRRXRXSYR Tf1:anything
TUTXWTTUUT Tf1:anyways
YTTTTTTXTT Tf1:anzi
VTTTTUTUUX Tf1:apply
ZSTTUTTUUU Tf1:aquí
YTUUUTUTUT Tf1:are
YTQWXVTRWQ Tf1:as
XSTSTXYTUS Tf1:ask
XVUTTUTUUU Tf1:async
VTTTXTWUTT Tf1:así
ZWSTXTSSUT Tf1:at
ZTUTTTTUUT Tf1:aus
WUTUTTXTUT Tf1:autosave
YTUUTUSUUU Tf1:außerdem
TWTTTTXUTU Tf1:ayúdame
bSRSTTTUWU Tf1:back
VUTXTUUUUU Tf1:bars
WXTTUTUTUT Tf1:based
aTTTTSSTUY Tf1:be
UVTTUTYUVS Tf1:bear
WTTTVTXWUS Tf1:because
VUQYUUWWRR Tf1:before
TTUTXUWTUT Tf1:begin
XTTTUUVSUU Tf1:begins
YUTUTTUTUT Tf1:bell
XTTTTWUTUU Tf1:below
STTTTWWUUX Tf1:berit
YUTUTTTUUU Tf1:bien
ZUUUUUTSUT Tf1:biscuits
ZXRRWSSTXS Tf1:bitte
XUTTUUTUUT Tf1:bliss
VUTXUUTTUT Tf1:blunt
XUTTTUTUUU Tf1:boiler
XTTTTTTTXU Tf1:bon
XXWTTSUSTT Tf1:both
UWTTTUTUTX Tf1:boxes
WTSTWSWTXS Tf1:brain
XUTTTTXUTT Tf1:bram
YUTUUUTUUT Tf1:british
VWWXRSVSTS Tf1:build
VUUUTTTYUT Tf1:bumping
UUUUTTXUUU Tf1:butter
ZUUTUUTTUT Tf1:by
UXUUUTTUTU Tf1:cake
UUXTTUTUUU Tf1:call
VYTUUTTTTT Tf1:callbacks
XWTTTUTUUT Tf1:calls
aTUTTUTUUT Tf1:calzados
aVQXURWVSQ Tf1:can
VUTTXTUUUU Tf1:capitals
ZSSTUTUUUU Tf1:carrega-se
XUUTTTWUUT Tf1:cass
YTTUUTUUUT Tf1:certain
UUUUUTYTTU Tf1:certificates
TYTTUTUUUU Tf1:chamo-me
UTUTWTYTTT Tf1:change
XTUUTUUUUT Tf1:chaos
YVSXWTSTUS Tf1:chapter
WTUTTUTUXT Tf1:christmas
VUTSXTTWUT Tf1:ci
XTTWTTTUUT Tf1:cite
aTUTTTTUUT Tf1:city
VUXUTTUTUT Tf1:clever
YTTTTSVTUW Tf1:client
TUUUUUXTTU Tf1:cluster
VUUTUTXTUT Tf1:coach
UXUTUUTUUU Tf1:coeliac
ZUTTTTUUUU Tf1:coffee
WUUTTTTTTX Tf1:coffee's
aUUTTTTTUT Tf1:coin
XUUTUUUTUT Tf1:cold
TUTTWTXUUT Tf1:columns
UXXSTSWTTS Tf1:come
ZSSTUTUUUU Tf1:comeram
XTTUTTXTTT Tf1:comes
WUTTTTXUUT Tf1:comms
VUXUTUTTUU Tf1:compared
YUUTTUUUUT Tf1:continue
XUUTTTUUUU Tf1:copying
XTTTSTTWUW Tf1:correct
dRSTRTWSVU Tf1:could
XUTTTUUUUU Tf1:coursework
YUTTTTUUVT Tf1:cranky
TTUUTUYUUU Tf1:credits
TUTTTTTWUX Tf1:cross
aTTTSUXTUT Tf1:csv
YTUTUTUUUT Tf1:curious
XUUUUUTUTU Tf1:customer
XUTTSUXTVT Tf1:customers
TTTTTXWTWU Tf1:cut
XWTSSSXUTU Tf1:dafür
WUTTTTXUUT Tf1:dana
XVUSSSXUTU Tf1:dann
YTTXTTTTUT Tf1:dark
XRSSWWYSTS Tf1:das
aVTSQSVTXS Tf1:dass
YUUUUUUTUT Tf1:datasheet
WVSWXTVTTS Tf1:dear
VTTTTUaTTS Tf1:decided
UTTTWXTUUT Tf1:deleting
VXUTTTUUUT Tf1:den
cTUTSTSUUT Tf1:der
YUUTUUUUUT Tf1:detlef
XTTTUTTTXU Tf1:deux
VTSSWXWTUS Tf1:did
aUSRVXXSSR Tf1:die
UUTXTTUUUT Tf1:diffs
VTTTXUUTVU Tf1:digests
VUTTXUTUUU Tf1:dilutions
UTTUTTWTXT Tf1:discussed
TTTTXTWTTT Tf1:dns
aVRRXSTYTQ Tf1:do
VXTSTTTUUX Tf1:doctor's
XSUTSTVTUX Tf1:does
XTTTTXYTTS Tf1:doesn't
VUUTUUTTUX Tf1:doing
WZSMSYXRRY Tf1:don't
XTTTTUVUUT Tf1:dot
XTUTWTTUTT Tf1:dr
YSSRXVVRWS Tf1:draft
UTXTUTTTUW Tf1:drop
VUTUUUXTUT Tf1:dropped
VTTUUXTUUT Tf1:dry-run
USSSWXVTUT Tf1:during
YVSSSWSTXT Tf1:e
XUUUUUTUUT Tf1:each
WXTTTTTTUT Tf1:edinburgh
WUTTUTUXUT Tf1:eero's
XWTSSSXUTU Tf1:egal
TTTTTTTXTX Tf1:egg
aTUTTTTUUT Tf1:elche
ZTTTUTUUUT Tf1:ele
YUUUUTTTUT Tf1:emails
aTUTTTTUUT Tf1:employer
VXTTUTUUUT Tf1:english
WUTXTTUUVT Tf1:equivalent
bUTTUTURUT Tf1:era
VUTTSXSWUT Tf1:error
XTTTTXTTUT Tf1:es
ZUTTTTTUUT Tf1:esme
VUTUUTXUTU Tf1:este
XSWSSSVSYT Tf1:et
UUUUUUUXTT Tf1:event
UTTTXYTTUT Tf1:ever
WTSSZSWTTS Tf1:every
aTTSSUSWUU Tf1:everybody
XTTTTTTXUT Tf1:everyone's
XRRURVUXXS Tf1:everything
ZTUWTTTTTS Tf1:except
YTUUTUUUTU Tf1:exchange
TaSYSSTUUR Tf1:explain
XWTSSSXUTU Tf1:fang
ZSSTUTUUUU Tf1:faz
VTTTXUSWTT Tf1:feature
WTTUTXTTTU Tf1:fechado
WTUUTXTTTT Tf1:fern
ZUTTTTTUUT Tf1:ffill
VTXTTTUUUT Tf1:fight
YUTTTTUUUT Tf1:figma's
WWTTTTXTUT Tf1:figures
TSTWXSXUUS Tf1:file
XTTUTTWUUU Tf1:filter
WTUUTTXTUS Tf1:final
TXWWTTUTUS Tf1:find
ZSTTVTUTUT Tf1:fiquei
XUUTUTUUUT Tf1:firm
YWUTUTTTUT Tf1:five
VTUTTUXTUX Tf1:fix
bUTTSSTUUU Tf1:fog
WRUUVWUOUX Tf1:for
YSTRSTWTUY Tf1:forget
WTTTTXTUUT Tf1:forwarding
UTTSTTWaTS Tf1:found
TTTTUUWTUX Tf1:freeeee
aSSRWTRXTV Tf1:from
TTTTTUXWUT Tf1:gaps
VTTTTTWXUT Tf1:gave
VUUTTUTXUT Tf1:ghostly
YUUUTTUUUT Tf1:gilt
aTTUSTUUUT Tf1:gimme
XTUTXTTSUT Tf1:git
dVWXPWPRUR Tf1:give
YTTTUUUTUT Tf1:go
VUUTTXTUUT Tf1:godot
XUTTTTXTUT Tf1:goes
VTUUUUXTUT Tf1:gone
WTURTSTXXU Tf1:goodnight
WVSXWSSTUT Tf1:gorica
VTTUUTTTYU Tf1:grant
ZTTTUTTUUT Tf1:green
XUUUUTUUUU Tf1:grep
VUUTTTXUUT Tf1:group
UUTUUTUXUT Tf1:guilt
bUTTTTTUUT Tf1:ha
bTUTTTTTUU Tf1:had
YTTTUTUUUU Tf1:haha
XSTTVRWXVS Tf1:half
XUUTUUUUUT Tf1:halvard's
UTUTXTWUUT Tf1:hand
ZUTTWTTTUT Tf1:hard
VUTTTTXUUU Tf1:has
SUYTTTUXUT Tf1:hate
ZTUUTUTUUU Tf1:haustiere
ZVPYWSSYSR Tf1:he
XUUUTTWTTU Tf1:he'll
XSSSTXWTXS Tf1:he's
XTWSTUVSVT Tf1:hear
VTUTUTXUUT Tf1:hearing
TTTUUUXUWT Tf1:hedda
ZTTTTTWTTT Tf1:help
YTTTTTTYUT Tf1:hence
YTTTWUSUUT Tf1:henning
YTSSVTVSXS Tf1:her
WVUWXSTSST Tf1:here's
XUTTUUUUUU Tf1:heute
WWSSTTWYTS Tf1:his
bTTSTTUUVT Tf1:hold
VUTTTTXUUU Tf1:honest
YUTTUUTUUT Tf1:honolulu
VUTTXTUTUU Tf1:hop
aSUUTSTTWS Tf1:hoses
XUTTUUUUUT Tf1:hot
WTTTXTTUUT Tf1:house
ZYOWTWSUQU Tf1:how
UXTTTTTTUX Tf1:hull
YTTUUTUUUT Tf1:hungry
WWYXUSTSPU Tf1:i
aPXVUQTTUU Tf1:i'd
aWVQYSVRTR Tf1:i'll
WXUWSXQOWV Tf1:i'm
SVWWWWRRVU Tf1:i've
ZZRXXQUQRQ Tf1:ich
WXTTUTTUUT Tf1:ideas
WXTSTUUVUT Tf1:idioms
XUYTTVRSVS Tf1:if
TSTTXSYSXT Tf1:ignore
YTUUTUTUUU Tf1:ihr
XTRRSXXXTT Tf1:il
UTTTTXTWUT Tf1:ilka
WTTTTXTUTU Tf1:illustrations
XTTTUTTTXU Tf1:ils
WYUVXUTSRP Tf1:in
YUUTTTTUUU Tf1:incident
VTTTYTTWUS Tf1:incidentally
ZTTTUTUTUT Tf1:inclusive
YTUUTTTUUU Tf1:ingredients
WTTUUTUTXT Tf1:internal
XTTTUTXTTT Tf1:inutile
XTTTTXTUUT Tf1:invoice
WTUTYTTTTT Tf1:io
WUUUTTTTXT Tf1:ipv6
aQPWTUXUSV Tf1:is
VTTTTXTUUT Tf1:ismael
XQUURUXXTU Tf1:it
XSTTWXTUUS Tf1:it'll
WQUWTUVUUU Tf1:it's
XTTTTTTTUY Tf1:its
ZXSSTSTSYS Tf1:j'ai
XVTUUUTUUT Tf1:j'aime
VUTXUTUTUT Tf1:j'suis
VTTXUTTUUT Tf1:jamais
YXUXQVQRWR Tf1:je
XUUUTTTUUU Tf1:jo
TUUUUUTXVT Tf1:judge's
aTSTTTTTUT Tf1:já
XTTTWTTTXT Tf1:kai's
VTUTTXUUUT Tf1:kannst
YXTWYPXRUN Tf1:keep
WTTTUTXTTT Tf1:kickoff
TTTTTXXTUT Tf1:kid's
YTUTXTTUTT Tf1:kids
XUTTUUTUUU Tf1:kindly
VTTUUUTXTT Tf1:kit
UXUUUUUTUT Tf1:kranich
YUTTUTTXTT Tf1:l'ha
ZTTUTTVTTU Tf1:la
UUUUUUTXUT Tf1:lag
TUUTWTTXTU Tf1:larch
YTUUTTTWTT Tf1:lasse
ZRWTSTWRWT Tf1:last
UTXSXTUUUS Tf1:laugh
TXTTZTTTTT Tf1:lavoro
YWRSSWRSXU Tf1:le
TUUTXVTUUU Tf1:learnt
YUUTUTUTUT Tf1:lease
WXSSWTWTUS Tf1:leave
VUUTTTXUUT Tf1:ledger
VWTSYSWSUS Tf1:legal
YUUUUTTTUU Tf1:lennart
WYVUUWQSTS Tf1:let
XWQQQVXWXS Tf1:let's
XTTTTTWTUT Tf1:lifetime
WWWVWSRSUS Tf1:like
YUTTTTUUUT Tf1:linear
XTUTTTTUWT Tf1:list
WRTTXWVSWS Tf1:listen
VTUTUUXTUT Tf1:little
XUTTUUUUUT Tf1:lives
VWXRSTVSVT Tf1:long
VXTTUUTTUU Tf1:loosen
UVVWTSXTTT Tf1:lore
TTTUWTTXTU Tf1:lot
VTTTXUTTVU Tf1:lots
UUWXTTTTUT Tf1:love
UUTXTUTUUU Tf1:lua
XTVUTTWTTT Tf1:lubna
XUTUTTTVUT Tf1:lucian
aTUTTTTUUT Tf1:lucía
VXTTTTUTUT Tf1:lunges
ZTTTWTTTTT Tf1:mach
UUTXTTTWUU Tf1:mail
VTTUUTXTUU Tf1:maintenance
bTRSRSWVYR Tf1:make
TXTUWTTUUT Tf1:maren
WUTTXTUTUT Tf1:marketing
WVSSTXWTTS Tf1:may
cTTSTUTTUT Tf1:maybe
WWWXRRXSTS Tf1:me
XUTTUUUUVU Tf1:meh
YWUTTTSUUU Tf1:mein
VUUTXTUUUU Tf1:meine
aTUTTTTUUT Tf1:mejeri
WXTTTTTUUT Tf1:mention
WUTTXTUTUT Tf1:metric
VZWRRYQRYS Tf1:mi
XUTTUTTXTT Tf1:mia
XSWTUTWTTS Tf1:might
UUUUUTXUUT Tf1:mila
VUUUTUXTTT Tf1:min
TWTTTTXUUT Tf1:mind
YUTTXTTUUT Tf1:mine
YUTTUTTXTT Tf1:mio
ZSTTUTTUVU Tf1:mira
XTTTTVTUUT Tf1:modals
YUUUTTTUUU Tf1:model
XVSXTTTTUT Tf1:moi
WTTTUYUTTT Tf1:mon
XTTTTTWTWT Tf1:monday
YUUUTUUTUT Tf1:monitoring
TYTUUTUUUT Tf1:monta
XXSWWRURUR Tf1:morning
VYVUTSTUUS Tf1:mornings
TaSTUTTUVT Tf1:moro
XUUUUUUTUT Tf1:most
WTTSTTWTXS Tf1:move
YWTTSTSUSX Tf1:moved
YUUUUUTSUT Tf1:moving
bTTTWSWSSS Tf1:mr
aTUUTUUTUS Tf1:mrs
XTUTUTXUUT Tf1:ms
ZTTTUTUTUT Tf1:mudei
XUTUTUUTUU Tf1:muss
XWUTUTTTTT Tf1:must
WVTTVTUVRV Tf1:my
YTTTTUUUUU Tf1:même
YTSTTTWUUT Tf1:n
XUUUUUUUUU Tf1:nach
YYSSTTTTUT Tf1:nada
aXTTTTSUTT Tf1:name
VTXRXSUUUT Tf1:nano
WTUUXUTTTT Tf1:nat
ZTTTUTTXUT Tf1:neighbour
VUXTTTUUUU Tf1:neither
WUTTXTTTTT Tf1:nel
VTTTXTTTXT Tf1:nessa
aUPPbaUQTQ Tf1:never
aTTTTUSUVU Tf1:nevertheless
XTVVRSRXTW Tf1:new
YRVWRSVWTR Tf1:next
YUUTTTUTUT Tf1:ngozi
bUUUTTTTUT Tf1:nine
WUSTZWXTQQ Tf1:no
VXQWXVQVUQ Tf1:nobody
XTTTUTTXTT Tf1:noi
XUUUUUTUUU Tf1:non
WSWWUWVSTR Tf1:nor
WUWNVVWQUW Tf1:not
WTTTTSXUVU Tf1:note
WTTTXTTUUU Tf1:notebooks
YUTTTTUUVT Tf1:notes
WWVVRRYSWQ Tf1:nothing
XTSWUTXUVO Tf1:now
WSXWSSWTUT Tf1:number
XWTWWTTTTS Tf1:numbers
XTTTWTTUTU Tf1:nunca
aTTTUTTTUT Tf1:não
YYWSTSTTUT Tf1:o
ZTUTTTTUUU Tf1:ob
VUTTXTTUUT Tf1:oed
YTUTUTUUUU Tf1:offline
YUTTTUTTUU Tf1:oggi
TXTTTUTXTT Tf1:oil
ZTTTUTUTUU Tf1:olha
aUTTTTTTUU Tf1:omg
cRXRRSWSYR Tf1:on
XWOVWVXQWQ Tf1:one
WXRSUVWYSQ Tf1:only
XUTUTUUTUU Tf1:opposing
XWWQVVQYTQ Tf1:or
WTTTYTTTUT Tf1:otherwise
YTPPYTXYWQ Tf1:our
WTTTTTXUUT Tf1:ours
TSTTTTWTWY Tf1:out
ZTUTUUTTUT Tf1:over
XTUUTTUUUU Tf1:oye
VXXSVWTTSR Tf1:page
UUUTUUTXUT Tf1:pagers
bSSTUTTUVU Tf1:para
XUUUTUVTTT Tf1:parade
UTTTTXWTTT Tf1:parlez-moi
VUTTXTUUUT Tf1:parrot
YUTTSTTUUU Tf1:part
YUTTUTUTUT Tf1:pas
ZTTTTTUUVT Tf1:passive
XUUTUUUTUT Tf1:passkeys
UUUUUUUXUT Tf1:patched
XTTTWTTUUT Tf1:pauses
TTTTXXTUUT Tf1:pen
TURRWWYQTX Tf1:people
aTTUTTSUVU Tf1:perhaps
ZUTTUTUTUU Tf1:peu
VUUTUTTYUT Tf1:phrase
XTUUTUTUUU Tf1:picture
UUXUUUTUUU Tf1:pie
VTTUXTTUUU Tf1:pitch
XUTTUUUUUU Tf1:pitching
VYSXSXSSUS Tf1:plain
YUUUTTUTUT Tf1:please
YUTTTTTUUU Tf1:plot
TUTSXWUTUT Tf1:plumbline
YUUUTTTTUT Tf1:polite
WTTTUTTTUX Tf1:pool
YWTTTTTUUT Tf1:porque
XUTTUUUUUU Tf1:portal's
XTTTTTWUUT Tf1:postgres
TUTTUTXXTT Tf1:postmortem
WTSSTTWTXT Tf1:pour
TTWTUTXUUT Tf1:prefiero
TYTTUUUUUU Tf1:prefiro
YUUUUTUTUT Tf1:prettier
aUTTTTUUUU Tf1:prices
XTUTTTTTWT Tf1:pricing's
XTTTUUUTUT Tf1:proceed
XUUTTUUUVU Tf1:pros
XTUUTSXTUT Tf1:protokolle
WUUXTTUTVT Tf1:proverb
XUUUTUTUUU Tf1:publish
UUUUUUTYUT Tf1:pulled
VVRTVUXVYN Tf1:put
YUTUUUTUUU Tf1:pásame
TTTTTWXUUU Tf1:q
VUUUUXTUUT Tf1:quadratics
ZSSTUTUUUU Tf1:quarenta
aSTTTTTUUU Tf1:que
XTTTTTTTXU Tf1:quelque
aUUUTTTTVT Tf1:quentin
ZUUTUTTTUT Tf1:quentin'll
ZUUTUTTTUT Tf1:quentin's
ZTTTUTTTUU Tf1:quero
bTTSTTUUVT Tf1:quick
XUTTTTUUUU Tf1:quiet
TTTTWXTTTU Tf1:quita
WUTTXTTTUT Tf1:quotes
VXTUTTUUUT Tf1:qué
UTUTTTTXXT Tf1:race
UUUUXUTTUT Tf1:radial
VUTTTUXUUT Tf1:raid
VUUUTTXUUT Tf1:read
bTTUSTTTUT Tf1:ready
UUUUUUTXUU Tf1:recalibrated
XUUUUUUUUU Tf1:recommend
TWTTXUTUUU Tf1:red-green
YTWXTSTTTS Tf1:redo
YSTSSTbTTS Tf1:remember
XTTTTTWUWT Tf1:remind
UUTTUWXTTT Tf1:renske
VUTTXTTUUT Tf1:report
XUUUUUTUUT Tf1:reports
XUUUTUTTUU Tf1:restock
VXTSTTUUVU Tf1:reword
VVTTTTXUTT Tf1:rings
YUTUTUTTUU Tf1:rispondi
VTXUTUTUUU Tf1:roast
WUTTTTXUUT Tf1:roster
YTUUUUTUUT Tf1:rough
TUUTTWXTUT Tf1:round
XUUUTTTUUU Tf1:run
WTTUUTXUUT Tf1:ruth
aTUSTTTTWT Tf1:rye
XTTTTTTTXU Tf1:réunion
WTUTTTUUUX Tf1:sad
YTTUVVSTUT Tf1:safety
YTTTXUTTUT Tf1:same
WUUTTTTZTS Tf1:saturday
TTTUUXXTTT Tf1:save
YUUTUTTUUT Tf1:says
UXTTUUUUUU Tf1:schlag
XWTSSTWTUT Tf1:schreib
YTUUUUTTTT Tf1:score
aWTTTTSTTT Tf1:scrap
WUTTTUYTTT Tf1:scratch
aTTTTTTUUT Tf1:scrivi
UXTTTTTUUU Tf1:second
TUUTTYTUUT Tf1:secrets
VTUTXTUUUU Tf1:see
ZUTUTTTUUU Tf1:seeds
UTTTWTTTXT Tf1:sehr
YUUTUUUTUT Tf1:semicolons
WUTUTTUTXT Tf1:settled
XUUTTUTXTS Tf1:shall
XRVUXWZPTQ Tf1:she
VSRRXXXSXR Tf1:she's
ZUTTUUTUUT Tf1:she/her
aUTTSSTUVU Tf1:shipping
YVUPWWYSSR Tf1:short
bUTTTTTTVT Tf1:should
WWYTTTUTTS Tf1:show
UUUTTTXWTT Tf1:sickness
TXSWWWSTTS Tf1:sign
YTUUUUTUTT Tf1:signature
YUUTTTTWUU Tf1:signe
YTTUUUUUTT Tf1:signed
VTUTUUTXUT Tf1:silly
RZWQQVVWSV Tf1:since
VXSXSSTUUT Tf1:skip
VUTTTXTUUU Tf1:smooth
VUTUTUXTUT Tf1:snapshot
WUUUUTXTTT Tf1:snmp
WXXWSSTTTS Tf1:soft
WYTUTTTTWS Tf1:sold
TUTTTTWXUT Tf1:solveigh's
ZYSSTWSTUS Tf1:some
VXTTVWUSTT Tf1:somebody
XUUTUUUTUT Tf1:somebody's
YTTTUUUUUT Tf1:someone
UVUQSVVWUW Tf1:something
ZXTTSSTTUU Tf1:sometimes
VWTTTXSTUU Tf1:sono
VUUTUTXUUT Tf1:sort
XTTTTTTTXU Tf1:soupe
XVUUTTTUUU Tf1:soy
VUTUXUUUUU Tf1:spanish
YUUUUTUTUT Tf1:spare
YUUUUTUTUT Tf1:sprinkle
VWTXTTTUTT Tf1:sprites
XUTUUUUUUU Tf1:src/lib.rs
XTTUTUWUUT Tf1:stack
VUTTTUXTUU Tf1:staging
YUTUSTUUUU Tf1:start
TUUTUTTUUY Tf1:starting
WXXWSSSTTS Tf1:stay
YUTUUTUUUT Tf1:staying
WTTTYTTUUT Tf1:stick
VUXTTTTWUT Tf1:stills
WUUTUTXTUT Tf1:stoat's
YXTSTTTUVS Tf1:stop
YUUTTTTUUT Tf1:store
VWTSSTSVUY Tf1:strike
VTXTTTUUUU Tf1:structured
YUTUUTTTUT Tf1:subject
XWUTTUTUUT Tf1:swap
UTUTTUTTZT Tf1:swapped
YUTTTUTUVU Tf1:swapping
WTWTTTXTTT Tf1:swim
UUUTUUXTUT Tf1:switching
ZSTTUTTUUU Tf1:sólo
VTXTWTTTUT Tf1:tabs
XTTTUTWUUT Tf1:tadeo
SZVTRWUTTS Tf1:take
XUUTTUTUUU Tf1:target
UXVXWSSSST Tf1:tea
YRWVSXVPUU Tf1:tell
bSTUTTTTUU Tf1:ten
UUUUTTXUUT Tf1:terracotta
VUTTTXTUUT Tf1:terraform
XUTTUTXTUT Tf1:tests
VXTSVTUWPV Tf1:that
RTWUUVWUSV Tf1:that's
WUTRTQWXVU Tf1:the
VVSSTUTXVT Tf1:their
XWWQUXVPTU Tf1:there
XTTSUTWSXS Tf1:there'd
XSUTTTWSWT Tf1:there'll
WTTUTVWWUQ Tf1:there's
VWWUPVWWSR Tf1:they
WXSSTWTUUT Tf1:they'll
XSTTWTTWUT Tf1:they're
bUUTTUTTTT Tf1:thinks
WWUVVXVQUQ Tf1:this
aYSSTTTSUS Tf1:those
ZUUUTTTUUT Tf1:thoughts
VUUTTTYUUT Tf1:thread
XTWVSTYRTS Tf1:three
YTTTTTUUVU Tf1:tiles
TXSTWTTYUS Tf1:to
YSSVTTWUUT Tf1:today
aSTSTTUUVT Tf1:today's
XUUUUUUSUT Tf1:tombola
aUTTTTTTUT Tf1:too
WTTRSTTaXT Tf1:took
YUUUTTTUUU Tf1:torben
TYTTUTUUUT Tf1:trabajo
TZXTTTTTUS Tf1:trabalho
XTUUUUUUUT Tf1:traceroute
YTUUTTUUUU Tf1:trade
YUUUTTTTUU Tf1:train/val
TTUTTTXUUW Tf1:treat
UXTTUUUUUU Tf1:treino
XTTTTSWXTS Tf1:tried
XTTUUTTTXU Tf1:trois
WVSXWSSUUT Tf1:trst
WTTUTUXUUT Tf1:true
UWTXTSVTUT Tf1:tu
TTWTTTUTUX Tf1:tuesdays
YUTUTUTTUU Tf1:turned
aTSSTTWVTS Tf1:turns
YVRQUSZWUR Tf1:two
YWUTTTTTUT Tf1:type
XTUTUTWTUT Tf1:typing
XTTTUUUUUT Tf1:ugh
VTXWTSTUUT Tf1:uh
VXWXQRWSTS Tf1:um
YURRUWXSWR Tf1:und
YXMUTTVUUV Tf1:undefined
ZTTTUTTUTU Tf1:une
XTUUTUVUUT Tf1:unit
TUTTXTXTUT Tf1:unwrap
YUTUTUUUUU Tf1:ur
WYRQWYYRTQ Tf1:use
TTUUTUXTWT Tf1:users
XUTTTTUUUU Tf1:van
ZUTTTUUUUT Tf1:vat
VTTUTXTTUT Tf1:vegan
VXXSVWTTSR Tf1:verbs
aTUTTTTUUT Tf1:viborg
YTUUTUSUUU Tf1:vier
VTTUXTUUUT Tf1:vim
VbRTSTWTTT Tf1:vivo
YUSQWSbSTS Tf1:was
TUUUTUTYUU Tf1:wasn't
bPQPWVXWTV Tf1:we
cTSSSTVXTR Tf1:we'll
aXNORVWVUX Tf1:we're
WVVPTUVYQV Tf1:we've
VTTUUTYUUT Tf1:weird
XTUUTUUUUT Tf1:wenn
WUVXPQXRWV Tf1:what
YWRRXRXRTW Tf1:what's
ZTWSSTXSUS Tf1:whatever
XVXQXVWRSQ Tf1:when
YTTTTTTXTT Tf1:whenever
bWSSSTSSYS Tf1:where
YTTTUTUUUT Tf1:whether
aWQRRRUYYS Tf1:which
YVRXXWQSTS Tf1:who
XUTTUUUUUT Tf1:who'd
ZTXWTSQTUU Tf1:who's
bTUSTTTUUT Tf1:whoever
XWSSVTXTUS Tf1:why
WVTSYTUTUT Tf1:wie
YXTTTTTTUS Tf1:will
ZTTTUTTUUT Tf1:wine
XSSSWWVTUT Tf1:wir
VTXTUTTUUU Tf1:wireframes
VUUUTUXTUT Tf1:wireguard
XWQPVTVWUV Tf1:with
aSSRTXTUUT Tf1:without
aTTTTTUUUT Tf1:woke
TVXTTTTUUT Tf1:wool
YUUUTUVTUT Tf1:word
XXTTTTTUUT Tf1:work
VTUUUTTYTT Tf1:works
WWUTSSXSTU Tf1:would
aUQUUZTWRQ Tf1:write
XSUUTTTUVV Tf1:writes
XUUTTUTTVT Tf1:wtf
XTUUUUUUUU Tf1:wth
YRSSWXVTUT Tf1:y
XXTTTSTUUU Tf1:ya
TTUUTTWTTX Tf1:yamaha
YTTTUUUUUU Tf1:yesterday
VTTTUTXUTU Tf1:yo
WVUTRUYTPX Tf1:you
YXZVSRSSTR Tf1:you're
VXTUTTTUUU Tf1:you've
XXSSWTUTUT Tf1:your
XTTTTXTTUT Tf1:zero
TUUTUTYUTT Tf1:zone
XTTTUTTTXU Tf1:à
VTTTTXXTTT Tf1:ähm
WTTXTTTUUT Tf1:ça
ZTTTUTUTUU Tf1:é
YXMUTTVUUV Th1:
XWTTTTUTUT Th1:)
UTWWXSTTTS Th1:,
ZUPUWQUWSW Th1:<caps>
WVRYWSWVTQ Th1:<code>
VQUQWRUYWW Th1:<date>
URUOUSVZYV Th1:<ed>
YSRTTUVXRW Th1:<ing>
XRRQZRTXTW Th1:<ly>
eRRSQSWZTR Th1:<number>
WTTXUVWNUV Th1:<verb>
aWPQRWWVRX Th1:<verbs>
VYTTTTUTUU Th1:?
YTTTVOUXUU Th1:a
VUTTTTXTUT Th1:about
TTSSSXVTYW Th1:after
WUPQTUWWVX Th1:all
XWTSSUYTST Th1:also
XSYXSXYPRP Th1:always
XTUUWTTUUU Th1:an
YUTTUTUUUT Th1:and
XUTTUUUUUT Th1:another
ZZRSSSSXUS Th1:any
XVRRXRXSYR Th1:anything
YTUUUTUTUT Th1:are
YTQWXVTRWQ Th1:as
XSTSTXYTUS Th1:ask
ZWSTXTSSUT Th1:at
ZTUTTTTUUT Th1:aus
bSRSTTTUWU Th1:back
aTTTTSSTUY Th1:be
WTTTVTXWUS Th1:because
VUQYUUWWRR Th1:before
ZXRRWSSTXS Th1:bitte
XXWTTSUSTT Th1:both
ZUUTUUTTUT Th1:by
UUXTTUTUUU Th1:call
aVQXURWVSQ Th1:can
dRSTRTWSVU Th1:could
XRSSWWYSTS Th1:das
VTTTTUaTTS Th1:decided
VXUTTTUUUT Th1:den
cTUTSTSUUT Th1:der
VTSSWXWTUS Th1:did
aUSRVXXSSR Th1:die
aVRRXSTYTQ Th1:do
XSUTSTVTUX Th1:does
XTTTTXYTTS Th1:doesn't
WZSMSYXRRY Th1:don't
USSSWXVTUT Th1:during
YVSSSWSTXT Th1:e
XUUUUUTUUT Th1:each
ZTTTUTUUUT Th1:ele
bUTTUTURUT Th1:era
XTTTTXTTUT Th1:es
VUTUUTXUTU Th1:este
XSWSSSVSYT Th1:et
UTTTXYTTUT Th1:ever
WTSSZSWTTS Th1:every
XRRURVUXXS Th1:everything
ZTUWTTTTTS Th1:except
WRUUVWUOUX Th1:for
aSSRWTRXTV Th1:from
YTTTUUUTUT Th1:go
bUTTTTTUUT Th1:ha
bTUTTTTTUU Th1:had
VUTTTTXUUU Th1:has
ZVPYWSSYSR Th1:he
YTSSVTVSXS Th1:her
XUTTUUUUUU Th1:heute
WWSSTTWYTS Th1:his
ZYOWTWSUQU Th1:how
WWYXUSTSPU Th1:i
aPXVUQTTUU Th1:i'd
aWVQYSVRTR Th1:i'll
WXUWSXQOWV Th1:i'm
SVWWWWRRVU Th1:i've
ZZRXXQUQRQ Th1:ich
XUYTTVRSVS Th1:if
YTUUTUTUUU Th1:ihr
XTRRSXXXTT Th1:il
WYUVXUTSRP Th1:in
WTUTYTTTTT Th1:io
aQPWTUXUSV Th1:is
XQUURUXXTU Th1:it
WQUWTUVUUU Th1:it's
XTTTTTTTUY Th1:its
VTTXUTTUUT Th1:jamais
YXUXQVQRWR Th1:je
YXTWYPXRUN Th1:keep
ZTTUTTVTTU Th1:la
ZRWTSTWRWT Th1:last
YWRSSWRSXU Th1:le
WYVUUWQSTS Th1:let
XWQQQVXWXS Th1:let's
WWWVWSRSUS Th1:like
bTRSRSWVYR Th1:make
WVSSTXWTTS Th1:may
cTTSTUTTUT Th1:maybe
WWWXRRXSTS Th1:me
YWUTTTSUUU Th1:mein
VUUTXTUUUU Th1:meine
VZWRRYQRYS Th1:mi
XUTTUTTXTT Th1:mia
XSWTUTWTTS Th1:might
YUTTXTTUUT Th1:mine
YUTTUTTXTT Th1:mio
WTTTUYUTTT Th1:mon
XUUUUUUTUT Th1:most
XUTUTUUTUU Th1:muss
XWUTUTTTTT Th1:must
WVTTVTUVRV Th1:my
WUTTXTTTTT Th1:nel
aUPPbaUQTQ Th1:never
XTVVRSRXTW Th1:new
YRVWRSVWTR Th1:next
WUSTZWXTQQ Th1:no
VXQWXVQVUQ Th1:nobody
XTTTUTTXTT Th1:noi
XUUUUUTUUU Th1:non
WSWWUWVSTR Th1:nor
WUWNVVWQUW Th1:not
WWVVRRYSWQ Th1:nothing
XTSWUTXUVO Th1:now
XTTTWTTUTU Th1:nunca
aTTTUTTTUT Th1:não
YYWSTSTTUT Th1:o
cRXRRSWSYR Th1:on
XWOVWVXQWQ Th1:one
WXRSUVWYSQ Th1:only
XWWQVVQYTQ Th1:or
YTPPYTXYWQ Th1:our
WTTTTTXUUT Th1:ours
TSTTTTWTWY Th1:out
ZTUTUUTTUT Th1:over
bSSTUTTUVU Th1:para
YUTTUTUTUT Th1:pas
aTTUTTSUVU Th1:perhaps
YUUUTTUTUT Th1:please
YWTTTTTUUT Th1:porque
WTSSTTWTXT Th1:pour
aSTTTTTUUU Th1:que
YTTTXUTTUT Th1:same
YUUTUTTUUT Th1:says
VTUTXTUUUU Th1:see
XUUTTUTXTS Th1:shall
XRVUXWZPTQ Th1:she
bUTTTTTTVT Th1:should
RZWQQVVWSV Th1:since
ZYSSTWSTUS Th1:some
YTTTUUUUUT Th1:someone
UVUQSVVWUW Th1:something
VWTTTXSTUU Th1:sono
YXTSTTTUVS Th1:stop
VXTSVTUWPV Th1:that
RTWUUVWUSV Th1:that's
WUTRTQWXVU Th1:the
VVSSTUTXVT Th1:their
XWWQUXVPTU Th1:there
WTTUTVWWUQ Th1:there's
VWWUPVWWSR Th1:they
XSTTWTTWUT Th1:they're
WWUVVXVQUQ Th1:this
aYSSTTTSUS Th1:those
XTWVSTYRTS Th1:three
TXSTWTTYUS Th1:to
YSSVTTWUUT Th1:today
aUTTTTTTUT Th1:too
UWTXTSVTUT Th1:tu
aTSSTTWVTS Th1:turns
YVRQUSZWUR Th1:two
VXWXQRWSTS Th1:um
YURRUWXSWR Th1:und
ZTTTUTTUTU Th1:une
WYRQWYYRTQ Th1:use
YUSQWSbSTS Th1:was
TUUUTUTYUU Th1:wasn't
bPQPWVXWTV Th1:we
cTSSSTVXTR Th1:we'll
aXNORVWVUX Th1:we're
WVVPTUVYQV Th1:we've
XTUUTUUUUT Th1:wenn
WUVXPQXRWV Th1:what
YWRRXRXRTW Th1:what's
XVXQXVWRSQ Th1:when
YTTTTTTXTT Th1:whenever
bWSSSTSSYS Th1:where
aWQRRRUYYS Th1:which
YVRXXWQSTS Th1:who
XWSSVTXTUS Th1:why
YXTTTTTTUS Th1:will
XSSSWWVTUT Th1:wir
XWQPVTVWUV Th1:with
aSSRTXTUUT Th1:without
WWUTSSXSTU Th1:would
YRSSWXVTUT Th1:y
YTTTUUUUUU Th1:yesterday
VTTTUTXUTU Th1:yo
WVUTRUYTPX Th1:you
YXZVSRSSTR Th1:you're
XXSSWTUTUT Th1:your
VUUWUUWRTT Torder
TXTXXTWMTU Torder stands
WWMTWWYRRW Trecurs
aXURTUVTRT alone
VQVWWVUUSV among others
ZUUUUUUTQU any
gSQSRWRTVV asks
XUTTUTUUUU b1:,
ZTTSSTWXTS b1:<caps>
XTTYSTVTTS b1:<code>
ZTWTTUTTTT b1:<date>
XRVQXQVYYP b1:<ed>
aWPPVVYYSP b1:<ing>
XTSRXSUXUS b1:<ly>
cTSTSTWSUT b1:<number>
ZSJXYWUTUW b1:<s>
bSOXYWWQSP b1:<verb>
ZTTTTXTSUT b1:<verbs>
WWVUUVTUUQ b1:<word>
UXUTUTUTUU b1:?
cUSSSTYSUS b1:a
VUTTTTUUXT b1:after
WXSSSTWYTS b1:all
UUUUTUXUUU b1:also
YSVVRVVTUS b1:always
aTTTTUTTUT b1:any
WUUTXTTTUT b1:anything
UVTWVWRTTS b1:as
XUTTWTTUVT b1:at
XUUUTUUUUT b1:aus
ZTUUUUTTTU b1:back
VUUTUTTTUX b1:be
UUUUTTUXUU b1:because
VTUXTVTTUT b1:before
YTTTXTTTTT b1:bitte
UUXTTUTUUU b1:call
ZTTTSUWTTS b1:could
VUTTTTYUUT b1:decided
ZUTTTTTUUT b1:der
YUUTTTUUUT b1:did
aTUTTTSUUT b1:die
XUTTXTTTUT b1:do
VTUUTUXTUT b1:does
YTUUUUTUUT b1:doesn't
VUUQVVZRTV b1:don't
YTTUUTTUUU b1:e
XUUUUUTUUT b1:each
WUXTUUTUTU b1:et
VXTTUTUUUT b1:eu
VTTUXTTTUU b1:ever
YUUTUTTUUU b1:everything
VRVRUVXTSX b1:for
YTUTXUSTUT b1:from
ZUTTUTTUUU b1:ha
XTTUUUTTUU b1:had
XUTTUUUUUU b1:heute
ZTUUTUUTTU b1:his
VTTTWXUUUT b1:how
XXYTUUVQSQ b1:i
eUSRTUTUUS b1:i'd
SXUVUVSRVU b1:i'm
UWUWUSQUVT b1:i've
VaTXXSQSTT b1:ich
YTSWYTSTTS b1:if
UTTTTWYTTU b1:il
UWVUaVSRSQ b1:in
ZTTSSXTTVT b1:is
ZSRWQRYXWR b1:it
ZVQXQRWYUP b1:it's
YWSYTSSTTT b1:je
aTTWUSSTTT b1:keep
ZUTTUUUTUT b1:le
XUTTSSYUUT b1:let's
ZTUUTTTTTU b1:like
XUTTTUUUUU b1:make
bTTSTUTTUT b1:maybe
VXTWTTSUUT b1:me
UXTTUUUUUU b1:mein
VXRSSYRTXU b1:mi
XUUUUTUUUT b1:mine
YZTLXVaRXL b1:my
aTSRcSSTUS b1:never
WUTSUTTUUX b1:new
aSQPUUVVVW b1:no
XSTSWTTWUT b1:nobody
XUUUUUTUUU b1:non
XVWRSWXSUR b1:not
ZTUTUTTUUT b1:nothing
bSUTTTTTUT b1:now
YTTUUUUUUU b1:não
WTXTUTUUUT b1:o
bSSSTTSUXT b1:on
WSRWXSWTUT b1:one
aUTTTUUTUT b1:or
WURQWQXYWR b1:our
YUTUUTTUUU b1:perhaps
XUUUUTUUUU b1:porque
XUTUUTUUUU b1:pour
XUTUUTTUUT b1:que
XUUTUUTUUU b1:says
YTSSVTWTVT b1:she
XUTTTTTUUU b1:should
TWTTTWTXTT b1:since
WXUUTTTTUT b1:some
XTTTUUUUUT b1:someone
XUTTUUTUUU b1:stop
YRXWWQWUSQ b1:that
dSRRSSZSXR b1:that's
aQYJTSXbVR b1:the
XTTTTTXUWT b1:there
ZWTTTTTUTT b1:there's
YUTTTUSUVU b1:they
ZUUUTUSTUU b1:three
VWTTXUTTTU b1:to
XTTTUUUUUU b1:today
YUTTTTUUUT b1:too
ZTTTUTTVTT b1:turns
XXUTTTWSTS b1:two
VYTSTSXTTS b1:um
TXTTTXTUTT b1:und
UWQPWVVVVX b1:undefined
WSSRVYZTTS b1:use
ZUUTTUTUUT b1:was
YOPQXWbWWO b1:we
YUUUTUTTUU b1:we'll
cVRRRXUTWQ b1:we're
UWSTSTXXTS b1:we've
TQWXTWYUTS b1:what
ZTUTTUTTUT b1:what's
ZTXSXSSSUS b1:when
VUUTUUTXUT b1:which
ZTTTUTTUUU b1:who
aUTTTTUUUS b1:why
XTTUUUUUUU b1:would
UUTTUXTTUU b1:y
aWWQQQUVSY b1:you
TUYTUTUUUT b1:you're
ZUTTUUTUUT b1:your
UWQPWVVVVX b2:
YUUTTUTUUT b2:<caps> <verb>
VTTTTTXXTT b2:<ed>
XUTTWTTUUT b2:<ed> <s>
TTTTTTWXTU b2:<ed> it
YUUUUUTTUU b2:<ed> out
TTXTTUTUXT b2:<ed> with
WXTTWUTSUT b2:<ing>
XUUUTUTUUU b2:<ing> <verb>
YUUUUUTTUT b2:<ing> <verbs>
WUTTSTVXUT b2:<ing> <word>
XUTUUUTTUU b2:<ing> by
YTUUUUUUUU b2:<ing> from
WTTTTXTTUU b2:<ing> it
XTTSTTXXVT b2:<ing> the
XUTTUUUUUU b2:<ly> the
XTUUTUTUUU b2:<number>
XUTUTTTTUU b2:<number> <name>
UUTTTTYTUT b2:<number> <s>
YTTTUTUUUU b2:<number> <word>
YUTTWTTTUT b2:<s>
YTSSSXXTTS b2:<s> :
TTUUUUUUTX b2:<s> <ed>
aUTTTUTTUT b2:<s> <ing>
XUUTUUUUUU b2:<s> <name>
WTUTUUTTXU b2:<s> <number>
XTTTTTYUTT b2:<s> <s>
WTTSXTTTVT b2:<s> <verb>
VTQWYWVRTS b2:<s> <word>
XTUTUTUUUT b2:<s> a
XXSSXSVSTS b2:<s> are
XUUUUUUUUT b2:<s> down
VUUXTUTTUT b2:<s> en
YUUUTTTTUU b2:<s> for
XUUTUUTTUU b2:<s> from
VUUTTTXUUU b2:<s> got
WVRVSWWTTS b2:<s> in
TWTTXTSYTT b2:<s> of
YTUUTUTTUT b2:<s> on
XUTUUSUTUU b2:<s> the
VTUUTXTUTT b2:<s> to
XUUTUUUUUU b2:<s> who
XUUUTTTUUU b2:<verb>
XUUUTTUUUU b2:<verb> <caps>
YTUTSYTTTS b2:<verb> <s>
ZTTSWSTUUT b2:<verb> <word>
XUUTTTTUUU b2:<verb> from
VXTTTTTVUU b2:<verb> in
ZTUTWTTUUT b2:<verb> it
ZSSSWSVUVU b2:<verb> me
XUUTTUUUUU b2:<verb> off
YUUTTTUTUU b2:<verb> on
XUUTTTUUUU b2:<verb> out
USTTXTWUVT b2:<verb> that
ZSSRWXVTTS b2:<verb> the
VUTTTXTUUU b2:<verbs> <verb>
YQQRYVWRTY b2:<word>
UUUTXTUUUT b2:<word> (
VYSSZTTTUS b2:<word> ,
UUSUTXXTTT b2:<word> :
bTRSSTWYTS b2:<word> <ed>
YTTTTXTTTT b2:<word> <ing>
ZZSRURVSWR b2:<word> <name>
VSRRWYRYWS b2:<word> <number>
ZUYOPXWVYO b2:<word> <s>
XUQWXXWRSQ b2:<word> <verb>
ZRVRVQTWYS b2:<word> <verbs>
aXRLVVVWWO b2:<word> <word>
XTUTUTUTUX b2:<word> ?
WTSYYTTTTT b2:<word> a
VUUTUXTTUT b2:<word> at
VUUUTTXTTT b2:<word> be
TXTTXTTUUU b2:<word> bitte
UUXUUTTUUU b2:<word> com
YTTUUUUUUU b2:<word> da
YTUUTUTUTU b2:<word> de
WTSTXYSTUS b2:<word> does
VTUTTXUUUT b2:<word> du
TXTUUUUUUU b2:<word> em
UZSTTTWTTU b2:<word> en
VTTUTXTUUT b2:<word> first
YTUUTTUUTU b2:<word> for
XXUUTTTTTT b2:<word> from
UXTTTTWUUT b2:<word> got
XUTTTTWTTT b2:<word> has
TXSTWTWTUT b2:<word> here
VTXTWTTUUT b2:<word> i
VUWWWVWQSS b2:<word> is
VTSSUXTZUS b2:<word> it
XTUTUUUUUU b2:<word> just
VUTUTTTTXT b2:<word> la
ZTTTUUTTUU b2:<word> me
UaSTTTTUUT b2:<word> no
YTTTTTWTUU b2:<word> of
UWTTTTXUTT b2:<word> on
XUTUTUTUUU b2:<word> one
UUUUTTUXUU b2:<word> out
ZUTUTTTTUU b2:<word> please
UUXUTTUUTU b2:<word> que
XUTTUUUUUU b2:<word> said
XUUUUUTUTU b2:<word> says
VXTTUUTUUT b2:<word> since
VUUTTUXTTT b2:<word> that
cTUTTUTTTT b2:<word> the
UTUUTTXTWT b2:<word> to
VXUTXSTTTT b2:<word> was
YUUUTUUTUT b2:<word> with
XUUUUUTUUT b2:a <verb>
aUSSSTYSUS b2:a <word>
XTTTTTXTTT b2:all <s>
YUTUUUUUUT b2:all the
UUXTUTUUUT b2:always <s>
ZTTTTVTUUU b2:always <verb>
XUUUUTTUTU b2:always the
XUUUTTUUUU b2:any <verb>
ZUTTUUUTTT b2:any <word>
XUUUTUUUUT b2:aus dem
XUUTUUTUUT b2:be <word>
VTTUXUUUTT b2:bitte <word>
XUUTUUTUUU b2:can we
VUTXVTTTUT b2:can you
XUUTUUTUUT b2:could be
WUTTTTXUUT b2:could you
VUTTTTYUUT b2:decided
ZUTTTTTUUT b2:der <name>
YTUUUTTUUU b2:die <name>
YTUUTTTUUT b2:die <word>
YTUTTUUUUT b2:do you
XSXSWRZTTR b2:don't <verb>
UTTTUTWUVX b2:don't <word>
TYUUTUTUUU b2:don't use
VXTTUTUUUT b2:eu <word>
VTTUXTTTUU b2:ever
YUTUTUUUUT b2:every new
YUUUTUTUUT b2:for this
YUTTUUTUUU b2:ha
XUTTUUUUUU b2:heute <word>
YUUUTUUTTU b2:his <word>
ZYQQRSUVYS b2:i <ed>
UUTTWTXTTT b2:i <ing>
XTTWTUTTUU b2:i <ly>
aXWNTXWSSQ b2:i <verb>
TYWSXTSVPV b2:i <word>
VTTTTXUUUU b2:i always
WYVRSSaTTR b2:i am
YTUTUUUUUT b2:i ask
UUTTUUXTUU b2:i can
XSYSXTSTUS b2:i can't
YUTTTUUUUT b2:i cannot
YTUTUTUUUT b2:i could
XWVSTSYSTS b2:i do
aRYPVWXRTQ b2:i don't
VTTTTXUUUT b2:i get
YWTTTTTUUT b2:i go
XTTUTUTUUU b2:i guess
bTUUTTSTUT b2:i had
XYVQXSRVTR b2:i have
YUTTUUUUUT b2:i just
WTXTTTTUUU b2:i know
UTXZXVRSTR b2:i like
YUTTTVUUUT b2:i must
XUUUTTUUUU b2:i need
WUSTXTTUVT b2:i never
WTUUXTTUTT b2:i no
UXUTUUUUUT b2:i not
XUUUUUUUUT b2:i once
WTTTXTTUUT b2:i only
YTUUTUTTUU b2:i said
YUUTUUTUUU b2:i should
WUXTTUTTTU b2:i think
WUTTTYTUUT b2:i use
ZVTTTTVTTT b2:i want
YTSSTTXTVU b2:i was
aUSTUTTTUT b2:i would
YUTTTTUUUT b2:i'd <verb>
YTUTUTUUUU b2:i'd <word>
ZTUTUUTTTT b2:i'd like
ZUTTUUUTUT b2:i'd rather
XTUUTUTUUU b2:i'll <verb>
YVTTTTTUUT b2:i'm <ed>
YTTTSTVTWU b2:i'm <ing>
SaRWWRVUTS b2:i'm <name>
VXUTUUTUUU b2:i'm <number>
TUTTWXTUUU b2:i'm <s>
VTUWTXVVSR b2:i'm <word>
TTVXVXRTSU b2:i'm a
XUUUUUUUUU b2:i'm at
VWSSXSTUXT b2:i'm in
WSYRXVSTTT b2:i'm not
YUUTTTTUUT b2:i'm off
YWTTTSSTXT b2:i'm on
UXTSXXSTTS b2:i'm the
WXUTTUTUTT b2:i've <ed>
VVSWSSSUXW b2:i've <word>
ZTTTTTUUUT b2:i've a
XXSRXVRTTT b2:i've been
YUTTTUUUUT b2:i've decided
WTUUYTTTTT b2:i've got
UUXTTUUUUT b2:i've had
YUUUUUTTUU b2:i've told
UaTXXSQTTT b2:ich <word>
XTTTTUUUUU b2:if <word>
WUTTYTTTUT b2:if i
ZUTUUTTTUU b2:if we
UTTTTWYTTU b2:il <word>
YTTTUUUUUT b2:in <number>
TXUTTXTUTT b2:in <verb>
UUUUXTTUTU b2:in our
ZTWSTTTUUT b2:in the
UUTTYTTUUT b2:in this
YTUUUUUUUT b2:is <number>
XUUTUUTUUT b2:is it
XUUTUTTUUT b2:is that
XUUUUUTUUU b2:is the
XTTWTUUTUT b2:it <s>
YTUUUTUTUT b2:it <word>
YTUTUUTTUU b2:it has
VUTTSSWTXT b2:it is
UTTTSTWXUU b2:it was
YUTUUTUTUT b2:it's <caps>
TTTTTTWXWT b2:it's <ed>
aTTTTTTTTU b2:it's <word>
YUUTTUTUUU b2:it's a
XUUTTUTTVT b2:it's been
UVTYUTTUTT b2:je <s>
XWSSTTTUUU b2:je <word>
YUUTUUTUUU b2:keep in
XTUUTUTUUU b2:keep it
YUUTTTUUUU b2:keep this
YUUUUUTUTT b2:le <word>
VUUTTTYTUT b2:let's <verb>
XUUTTUTUUU b2:make it
UYTUTUSUUU b2:me <word>
UXTTUUUUUU b2:mein <name>
VXRSSYRTXU b2:mi <word>
YTWRUQXRYR b2:my <s>
VZSSXSVTTR b2:my <verb>
ZXNOYYZURP b2:my <word>
XUUUTUTUUU b2:my back
XWUUTTTTTU b2:my son
VTSScSTUUT b2:never <verb>
aTTTUUTUUT b2:never <word>
XUUUTUTUUU b2:never again
XUUUTUTUUU b2:never by
VTUTUUTTUX b2:new <verb>
YUUTUTUUUT b2:new <word>
ZTUTTTUUVT b2:no
UTTTTTWUUX b2:no ,
YVUTVSRUVU b2:no <s>
UUTTTXTWUT b2:no <verb>
aWSRRSZSYR b2:no <word>
ZTTTUTTUUT b2:no more
XUUUTTTUUT b2:no no
YTUUUTUTUU b2:nobody <ed>
YUTTUUTUUT b2:not <ing>
XTTTTTYUUT b2:not <word>
TXXTTTUTUT b2:not in
YUTTUUTUUU b2:not that
XUUTUTUUUU b2:nothing <word>
XTUUUUTUUU b2:now i
XTUTTTUTUU b2:now the
YTTUUUUUUU b2:não <word>
XTTTUUUUUU b2:o <word>
ZTTTUUTUUT b2:on <word>
YTUUUTTUTU b2:on the
VSRWXSWTUT b2:one <word>
YUUUTUUUUU b2:one of
WTUUUTXTTU b2:only the
XRRRVRXYXR b2:our <word>
XUTUTTTUVU b2:she <s>
TWTTUUTXUT b2:since you
WXUUTTTTUT b2:some <word>
XUTTUUTUUU b2:stop <ing>
WTTTUTXTUT b2:that was
YUUUTTUUUU b2:that we
YUTTUTTUUT b2:that's <word>
TUUTUUYTUT b2:that's a
ZTUTUTTUUT b2:that's how
YUUUTUTUUU b2:that's my
VTTUUUXUUU b2:that's not
bTTUTTTTTT b2:that's the
VTXTXSTTTT b2:the <caps>
YUUUTUTUUT b2:the <code>
YUTTTUUTUT b2:the <date>
YSSTSXWSUU b2:the <ing>
WWYRWQVWRR b2:the <s>
bTUUTTUTTS b2:the <verb>
aSRMSTXcUT b2:the <word>
VTUTTTWTYT b2:the old
YTUTUTTUUU b2:there are
UUTUTTXTUT b2:there is
XTUUUTUUWT b2:there was
XTUTUUUUUT b2:there's a
XUUUUUSUUU b2:there's no
YTUUUUTTUT b2:there's something
XUUTUTTUUU b2:they <verb>
YTTTUTUUUT b2:this <word>
YUUUTUTTUU b2:three <s>
UUUTXUUUUU b2:to me
XUTTUUTUUU b2:too <word>
ZTTTUTTVTT b2:turns out
XXUTTTWSTS b2:two <s>
XUUTUUTUUU b2:um i'm
XTUUUTTUUT b2:um so
VTUTTUXUUT b2:use <s>
VTTTWYTUUT b2:use <word>
UTSRVSZXWR b2:we <ed>
UTTTXXWSSS b2:we <verb>
WTTSWWUWSR b2:we <word>
YUUUUUTTTT b2:we decided
WTUUTUXTUU b2:we do
YUUUTUTUUU b2:we had
VUTTTTYTWS b2:we have
XTUUTTXUTT b2:we use
YUUUTUTUTT b2:we went
YUTUTUTTUU b2:we were
ZTTTTTTTXT b2:we're <ing>
XTTTUWTTUU b2:we're all
aUTUUTTTTT b2:we're going
XUUUUUTTUU b2:we're not
XTTUTTTXUU b2:we've <ed>
UTTTTTXWUT b2:we've <word>
YTTTUUTUUU b2:what do
XUUTUUTUUU b2:what does
SSSXSXXWTS b2:what i
XUUTTUTUUU b2:what i'd
YUUUUUTTUU b2:what would
ZTUTTUUTUT b2:what's the
WTTTXUTTVT b2:when i
YTYTTTTTUT b2:when you
XTUTUUUUUT b2:why <s>
ZUUUTTUUUT b2:why the
YWTTTTTUUT b2:with the
XUTUTTUUVU b2:you <word>
ZTTSTTUSSZ b2:you can
VXTTUTTUUT b2:you don't
XUTTUTUUVT b2:you know
YTUUTUTTUT b2:you may
XUUUUUTUUT b2:you must
TTYTUTUUUT b2:you're <word>
YTUTUUTUUT b2:your <verb>
WWUTTUTTSX b:
XROXUUVYRV b:asks
aPUXXVWOPW b:order
bQOXZWXQSQ b:order false
XTWUTVTRRX b:order true
aSTUNcTTQV ban once
SURWVgTNRV ban stands
jSVXUPRVQQ beside others
SYVUWUSURS bs:short
WaSRRSWSUX bw:,
XUTTTUUUUU bw:10
XUUUUTUUUU bw:24x24
YTUTTUUUUU bw::
XVQVRRWWTW bw:?
YQTWXUVQWR bw:a
VUTTXUTTUU bw:abito
XTTWSTTXUT bw:again
XUTTUUUUUT bw:aisle
WUTTTXUUUU bw:alcohol
UXTTWUTTTT bw:all
XTWWSSWSUS bw:always
ZTUTTTTTUU bw:am
YUTTSUUUUU bw:and
XUTTTTUUVT bw:android
XTUUTTTUUU bw:answer
ZUTUTTUUUT bw:any
VXVSWVTSUS bw:are
WXTTTUTTUT bw:as
UTUUUUYTTT bw:assistant
UWTTXTWTTT bw:at
YTUTTTUTUU bw:ate
WTTTXTTXTT bw:back
ZUTUTUTTUU bw:be
YUUTUTTUTT bw:been
XUTTTUUUUU bw:before
TUTSZTUUUU bw:being
UYTTTTTUUT bw:bin
VTTUXUUUTT bw:bitte
XWTUTUTTUU bw:by
VUXTTUTUUU bw:call
XUUTTTUUUU bw:called
YUUUUUUTUT bw:came
VWTTUTXUTT bw:can
XTXSTTTTVT bw:can't
YUUTTTUUUU bw:celsius
TYTTUTUUUU bw:chamo-me
VXSTXTTTTT bw:chiamo
VUUUTUTUXT bw:christmas
UTTUWTXTTU bw:closed
YUTUTTTUUT bw:code
XUTUUUTUUU bw:coriander
XUTUTUTTUU bw:correct
XUUUUTTUUT bw:could
YUTUTUUUUU bw:cranky
ZUUUTUTTUT bw:day
VUTTUTXTUU bw:days
ZUTTTTUUTU bw:de
YUUUTUTTUT bw:deadline
VUTTTTYUUT bw:decided
XUUUTTTUUU bw:diary
VUUUTUUXTU bw:diceva
TUUUTUTYUU bw:did
ZTUTTUTUUU bw:die
VUUTTXTTUU bw:different
VSSTXTXSXT bw:do
aTTTTWSTUS bw:does
YUUTUTTTUT bw:doing
XQXQVWXRSW bw:don't
VXUTTXTTUT bw:down
XUTTUTUUUU bw:draft
WUTTTXUUUU bw:drink
VUTTXTWTTT bw:drop
XUTTUTTUUU bw:dry
YTUUTUUUUU bw:duz
XTTTUUTUUU bw:eat
TZTTUUUUUU bw:em
VZSTTUTUUU bw:en
VXTUUUUTUT bw:eu
VTTUXTTTUU bw:ever
YUUTUTTUUU bw:everybody
XUTTWTUTUT bw:everything
VTXUUTTUUT bw:explain
UTUUTTTYUT bw:failed
VTUUTUTTXU bw:feb
VTUUUTTXUT bw:finally
TWUTUUTXTU bw:finished
VUXTTUUTUT bw:first
XUTXSSTUUU bw:fish
XSVRWTWTUT bw:for
YTTTTUUUUT bw:forget
VUXTTTTUUU bw:formal
TTTUTTWYTT bw:found
XUUTUTUUUU bw:four
YTUTTTTTWT bw:free
XWTTVTTTUT bw:from
ZUUUUUTTUU bw:fuse
YTUUTTTUUT bw:gave
YUUUUUTTUT bw:ghent
YTUUUUTTUT bw:git
VUTXTUUTUU bw:good
YUUTTTUUUT bw:gorica
WTTTVUXTUT bw:got
XUTUTTUUUU bw:guess
XTUUUTTUUT bw:gut
YUTTUUTUUU bw:ha
XUUUTUUUUU bw:had
XUUTUUTUUU bw:has
VTXSVTTUUU bw:hate
UXTTTUTUUU bw:he/him
SYUSTUUUUU bw:heiße
TUTTTXUUUU bw:helix
UVTSTWXSUT bw:here
XUUUTUUUUT bw:him
XTUUUUUTUU bw:hot
XTUUUUUUUT bw:hungry
UYXSXXQTOT bw:i
XTTTUUUUUU bw:i'd
TZTSUYUQXQ bw:i'm
VXSVVTSWTT bw:i've
VaSWVSSTTS bw:ich
TTUUYUTUUT bw:ignore
VZWVVVTRRQ bw:in
TUUTTXUUUU bw:intolerant
XUUUTTTTTU bw:invoice
aVPYVRXTRQ bw:is
WVWWSUScQN bw:it
WVVVRRWYUP bw:it's
SXWTTTTUUU bw:j'habite
XWTTTTTUUT bw:just
aUUTTTTTUU bw:keep
ZTTTUTUUUU bw:know
ZUTUTTUTTT bw:la
TUUTTXUUUU bw:lactose
XUUTUUTUUT bw:late
VTUUTTTXUU bw:leak
YUUUUTTTUU bw:legal
UTYWXSSSTT bw:like
UYTTUUTUUT bw:live
TYUUTUTUUU bw:llamo
YUUUTTTUUU bw:loathe
YTUUUUTTUT bw:log
XUUTUUTTUU bw:long
WXUTUTTTUT bw:longer
TWTUTTUXUT bw:lost
YUTUUUUTUT bw:loud
XUUUTTUUUU bw:make
ZTTTUUTUUT bw:maybe
ZVYWWQSQTR bw:me
UXTTTUTUUU bw:mean
UXSTXXSSTU bw:mi
TTTTXTTXTT bw:mia
YTUUTUUUUU bw:mich
YTUUTUTUTU bw:mir
UUXTTTUUUU bw:mocks
YUTUTTTUUT bw:mondays
VXTTWUTSUT bw:morning
TaSTUTUTUT bw:moro
XUTTTTUUUT bw:most
YYTTTUSTUT bw:moved
TZOYXTVRSV bw:my
VXTSXTSTVT bw:name
TXTTXTTTUT bw:name's
YUUTTTUTUT bw:neighbour
YTSTYTTTUT bw:never
XTTUUUUUTU bw:new
XUTUUUUTUT bw:nice
ZXPOSVWWVV bw:no
ZTUUTTTTTU bw:nobody
TUWTTTXUUT bw:none
VYWRVVYRSQ bw:not
ZTTTTTSXUU bw:nothing
YTTTUUTUUU bw:now
UUUXTTUUUU bw:nur
XTTUUUUUUU bw:não
VXTTTTVUUT bw:of
YSSSTTTWXT bw:on
YTTTUUTUUT bw:once
XSYXSSTTTS bw:one
XTSVVVTTUT bw:only
ZUTTTUUUUU bw:or
WTUTTTXTUT bw:our
ZUTTTTXSUT bw:out
YUTUUUTTUU bw:owns
XUUTUTUUUT bw:page
YUUTUTUUUU bw:paragraph
VUUTTXWTUT bw:people
YUUTTUTUUU bw:phrase
UXTTUTTUUT bw:porto
VUTTUTTXUT bw:postgres
VTTUXUTTUU bw:quotes
XUUUTTTUUU bw:raw
YUTUTUUUUT bw:reads
XTTUTTUUUU bw:rest
TTUTXTTUUW bw:retired
VUTUXTTUUU bw:rewrite
VUUTTTYTUT bw:right
XUUUTUTTTU bw:run
ZTUUTUTTTT bw:say
bSUTTUTTUT bw:says
YUUUUTTUUT bw:scrap
XUTTUUUUUT bw:seats
UTTTWXTTUU bw:serious
aTTTTUTTUU bw:she
VUUTTTXUUU bw:she's
YTTXTTTTTT bw:short
UUUUXTUUUT bw:sie
TTTTWXTTXT bw:since
UTTTWTXTUT bw:single
XUTTUUTUUU bw:so
ZUTUTTTUUT bw:sold
XUUTUTUUUU bw:somebody
YTUUTTTUUU bw:soy
VTXTTTTTUU bw:stand
YUTUTUTUUU bw:start
YTUUUUUTUT bw:strike
VUUTTXTTUU bw:style
XUUUTUUUUT bw:sure
VXUUTTTUUU bw:swap
UUXTWTTTUT bw:tabs
YTUUTUTUUT bw:take
VUXTTUUUUU bw:text
WWRWYSSVUR bw:that
YTTSUSXTWS bw:that's
aUWMVPXZXN bw:the
UTXSWSSTTX bw:them
UTUTXUUUUT bw:thing
XUTUTUTUUU bw:think
aTTTTTTUUT bw:this
XTUUTUTTUU bw:tickets
XUUUTTTUUT bw:time
YTTUUTUUUT bw:tired
YTTTTUTUUU bw:today
TTTTWUXTUU bw:told
XUTTTTXTUT bw:too
XUUUUUUTUT bw:took
UUTUTUXUUU bw:touch
YUTTTUUUUU bw:trip
ZTUTTTTUUT bw:trst
XUUUUUTUTU bw:tuesday
XTUUTTTUUU bw:type
XUUUUUTUUU bw:typo
XTTTUUUUUT bw:ugh
ZTTTTTTUUT bw:up
UTSSVXZTTS bw:use
ZTUTTTUUUU bw:vegan
VTXTXTTUUT bw:vegetarian
WZSTTTTTUU bw:vivo
VTUUTUXTTU bw:warehouse
XTSRSTYYUT bw:was
URWRTWXXWQ bw:we
XTTTUTWWTT bw:we're
XWUUTUSTUT bw:we've
YUUTTTTUUT bw:weird
WTXTTUSTVT bw:what
XUUUUUUUUU bw:what's
XTUTUUUUUT bw:why
VXTUUTTUUT bw:wife
XUUUUUUUUU bw:will
WTSSWSTWXT bw:with
TVXTUUTUUT bw:wool
YUTTUTUUUT bw:words
VUTUTTTXUU bw:worked
YUTUTTTUUU bw:yet
VTXSVSYTUS bw:you
YUUTTUTUUT bw:your
SXWTTTTUUU bw:à
ZUVSSUUUTT clauses:1
VWSUYVVSSS clauses:2
YPRTVRXWUW clauses:4
XVVXQRWTSV clauses:5
YUUWTVSUTR clauses:6
RVTFUVXZgT counts
XUUUTUUUUT e:"
TTTTTWXXTT e:%
ZVWRVRYSUR e:)
UTSXTXUUUT e:,
WUUUUTTXUT e:0
UTTUTTXUVT e:00
TWTTSYWTTT e:10
WTUTXTUUTT e:101
VUTTTXWTVS e:12
YTUUTUTUTU e:1926
VUTUTUTTXT e:24th
VUUUUTUTXT e:30
WUUUUXTTTT e:40
XSTTXSUXTT e:5
UTUUTTWXTU e:52
YTTTUUTUUT e:60
UXUUUUTUTU e:71
TTUUXTTUWT e:7th
XSTUSTUWWT e:8
UTUUUTXUUT e:8443
gTTRTSTTUS e::
ePRTSWSUTV e:?
UUTUXUUUUU e:a4
YUTTSTTXUT e:above
XUUTUUUUUU e:accordingly
TTUUUUXUUT e:accounts
XTUTUTUUUU e:actuaries
TYTUTTTUUU e:ada
aTTTUTTTUU e:afternoon
ZOQQXWUXSY e:again
YUUUTUUUUU e:ages
XUUTUTXTUT e:ago
YUTTUTUUUT e:agree
WUTUSUTTXU e:ahead
UXUTUTUUUT e:alcohol
XURURXRWSW e:all
YUUUUUTUUT e:alle
TXTTTUWUTT e:allergy
UTTWTTYUUT e:alone
YUUTUTTTXT e:already
XUTTUUTUUU e:altogether
USXSWXSTVS e:always
ZTUUTUTUUU e:an
aTTTTTTUVU e:and
UXTUUTTUUT e:android
UTTTXUUUUT e:anglais
XTTUUUUTUU e:animal
YTTTTUTUUU e:anni
VTTTYUTTUT e:answer
UTWWXTSTTT e:answers
TTXTXTUUTT e:antworten
VTTTTXUUUU e:any
XUTUTWTTUT e:anyone
aTTSTSUVVT e:anything
WUXSTWTSUT e:anyway
TUUTUTWXUT e:app
VTTTTXUUUT e:apply
XTTUTTVTXS e:april
ZUTSTUUVVT e:are
TUTWTXTUUT e:arrows
TTTSXZTUUT e:ask
YUTTUUTTUU e:asleep
TTXXTUTTTT e:at
TXTTTTWTYS e:august
UTTTXTXUUT e:aus
UTTTXTTWUT e:auth
YSTTSWTTUW e:away
YUTTUUTUUT e:awful
WTTTYTRWUT e:back
UUUUUTTTUX e:bakery
ZTTUUUTUTT e:bank
TTUUTTUWUX e:banner
YTUUTUWUTS e:be
WXTTUTTUUT e:bees
WUTTWSTTXT e:before
XUUUUUUTUT e:below
YTWSTTTUUT e:better
UTVTXSUUUU e:between
XTUUTUTTUU e:bike
VUTUUUUUTX e:bins
VUTTUTUUUX e:bio
YUTTTTUTUU e:bits
TWYTTTTTUT e:black
TTUUTUYTUT e:blind
WTTUTTTXUT e:block
YUUUUUTUUT e:board
YUUTTTUUUT e:book
VTSTXSWWTS e:both
XUTTUUVUUT e:box
SXSTXWTUTS e:branch
UUUTTXUUUU e:branches
ZTTTUUUUUT e:brb
XUUUTUUUUU e:break
VTTTTUXUUU e:breakfast
YTTTTUUUUT e:bremen
TUaTTTTTTT e:brevi
XSTTUTTUUX e:brightmoor
WTTSTTUYUT e:broken
XUTTWTUTUT e:budget
VTTTTVXUTU e:build
TTTTTTWXUT e:building
VTTUTXUUUT e:burnt
VTTUTTYUTU e:by
UTUUUUXUUU e:c
UTTTTTUXTW e:cache
XUUTTTTWUU e:cake
ZTTTTUTUUU e:call
ZTUTUUTTUT e:came
XUUTTUUUUT e:cancelled
WYTTTUTUUT e:card
TTTXTUXTUT e:cards
UTXSWXTSUS e:case
XUUUTUTTUT e:cat
VTUUUTXUUT e:catalogue
UUXTWTTTUT e:celsius
XURSWTXTUT e:change
TUTUUTXTUW e:changelog
XUUUUUUUUT e:channel
XTTTTUUUUU e:cheaper
XUUUTTUTUU e:choice
UUTUSTUUYU e:christmas
XUTTTUUUUU e:city
UUSTYTUUVT e:client
VUTTTUXUUT e:closed
YUTTUTUUUT e:club
ZTTUTTTTUU e:cm
TSRWXWRWTW e:code
TZTSTTUUVT e:coeliac
ZUSSUUTTUU e:coffee
YTTTUUUUUU e:coin
UUTUUUTXUT e:cold
YUUTTUTUUT e:come
YUTTUUTUUU e:coming
TUWTXTTUUT e:commit
UTTTYUUUUU e:commits
VVTTXUTTUT e:company
YTUTUUTUUU e:compile
XUUUTTUUUU e:compiler
ZTUUUUTUUT e:computer
UUXTWTTUUU e:container
YTUUUUUUUT e:context
WTUUTTSXUT e:contract
XUTUTUUUUU e:copying
TTYVTTUUUT e:coriander
TUUXUWTTUU e:correspondence
UUYTUTTUUU e:cortas
ZUTTTUTTUT e:count
UYTTUTTUUU e:countries
YUTTUUUUUT e:course
UUXTUTUUUU e:courtes
UUUTTUYUUT e:covers
XUTTUUTUUT e:cranky
XUUUTTUUUT e:cross
YUUUTTTUUT e:crypt
TUTTTXUUUU e:cups
VTXTUTUUUU e:curtas
XUTTTTXTVT e:customer
TUTUXTTTTW e:cut
UUUUXUTTUT e:cycle
YTUTTTUUUT e:das
YUTTTUTUUT e:data
YTTTTXTTUT e:date
XUaRSTXSUR e:day
YSSRWTZSUT e:days
YTUTUTSTUX e:dead
XUUUUUUUUU e:deadline
YTUTUTTTUU e:debate
TUXTUTTTXT e:dec
VSTUTTSWZT e:december
ZTTTUTTUUU e:decided
UTXTWTTUTT e:decimal
VUXTTTUUUT e:default
UUUUTUYTTU e:degrees
ZUUTTUTTUT e:dentist
YUUUUTTUTT e:deputy
ZTTTUTTTVT e:desk
XTTTXTTUUT e:deutsch
UUTTTXUUUU e:develop
UTTTUUYUUT e:device
TUTTUUZUUT e:diabetic
YTUTUUUUUT e:diary
YUUTTUTUUU e:diet
UUXSXUTTUT e:diff
YUTUUTTUUT e:discussion
ZUTTTTTTUT e:dns
XTWTTUTUVT e:do
TWTTXTTUUT e:docs
YWSWTTTUVR e:don't
VSXSWTVWTS e:done
XUTTTUWUUU e:door
XTTUTTUWUT e:dot
ZSSRWTSWWS e:down
ZTTTTTUUUT e:draft
YUUTTTTUUU e:drafts
XUUUTUTTUU e:dragon
YTUTUUTTUT e:drive
ZTTTTUTUVT e:driver
VXTTUUUUUT e:duh
VXTUTUTUUT e:dundee
YTTUUUUTUT e:dunno
VXTTTUTUUU e:ear
XTUUTUTUWT e:earlier
UTTUXUUUUU e:eat
UUUUTTXTUT e:effect
YTTTTTUUTU e:eggs
ZTTTTTUTUU e:eh
YXTSTTTUUT e:either
ZTUUUUUTUT e:eleven
XTUTTTWUUU e:elixir
UXTTVVVSTT e:else
UTXTTWTUTU e:end
VXTTTTTUUT e:energy
TXUUUTTUUT e:engineer
TWTTXUTTUT e:englisch
UTTTWTXUUS e:english
XUUUUUWUUR e:entschieden
VUUTUUTXUT e:error
WTTXTTUTUT e:essay
TTUTUUUUYT e:eve
ZUTTTTUUTT e:evening
bTTTSVTTVT e:ever
YTUUUUUTUT e:everybody
VTTTTUUXUT e:everyone
VVVVRUUYTR e:everything
VXSWURZSTR e:everywhere
YUTTTSUVUU e:exception
YTUTUTUUUT e:exceptions
VTTXUTUUUT e:exhausting
UUUUUUTXUT e:expired
XUUTUTTUUT e:failed
YUTUUTUUUU e:fait
UUUUUUXTUU e:falkenstein
WXTTTTWTTT e:family
YUUUUUTTTT e:fault
TWTTTTXTVT e:feb
UVTUTTSTaS e:february
UXUUUUTUUU e:fedora
WTRSVXXSUS e:file
STSSXYWTTU e:files
XTTTTTYTUT e:final
YUUTUUTUUT e:finally
YUTUUUTTUU e:finalmente
WYSSWSRXTS e:fine
YTUUUTUTUT e:finished
UQWSXVXVSR e:first
UZTSUTUUUT e:fish
aTSSTTXTTT e:five
YTWTTTTUUT e:fix
UTUUUUUXUT e:flat
VTTTXTWTUS e:floor
TXWTUTUUUT e:fly
VUTSXVVTTT e:folder
aXSSTSTUTT e:for
VUUTXTTTUT e:form
XUTTUUUUUU e:formal
TXTTTTVTXT e:four
XUSTXUTUUT e:free
ZSTTXSRTYR e:friday
TUUTYTVUUT e:front
YUTTTUUUUU e:function
XTTUTUTUVU e:funny
YTUTUUTUUU e:general
XTTUTTUUUU e:generally
TYTTUUUUUU e:gera
WYTTTUTTUT e:ghent
XTTTTTUUVU e:gloves
bVTTSTTTUT e:go
XUUTUTTUUT e:goes
ZSTSUURWTW e:gone
XWYSTTSTUS e:good
XTUTUUUUUU e:goose
XUUUTUUUUU e:gravestone
TXTTTTWUUU e:graz
VXSTSTUYUS e:green
XXTUSTVTTT e:group
XUTTUUUTUU e:guessing
ZTTTTUUTTT e:ha
XUUTUUUUUU e:habits
XTUUUUUUUU e:haha
XTUUTUTTWT e:hall
XUTTUUUUUT e:hard
TUTTXUTXTT e:has
YUTUTUUUUT e:have
WXUTUUTUUT e:he/him
XUUUTTUUUT e:head
VUTTUUTXUU e:healthy
YUUUUTTUTT e:heating
TYTTUUTUUT e:helix
XUTTTUTWTT e:help
UVTTXTTUUT e:henrik
VTTTZSWTTT e:her
TaUPXVTSSU e:here
TTUUTUYUUT e:hetzner
XUUUUTTVTT e:high
ZUSTUTTTUT e:him
YTUTTUTUUT e:hip
UUTXUTUUUT e:hives
YUTUUUUTUT e:hold
UWSTTXWTVS e:home
XUTTTTUUUU e:honest
YTTTTUUUUT e:honestly
UTTTTTWYTT e:hot
aTTUTTVSTT e:hour
XTYSSTXSTT e:hours
TXTXTTTTUU e:household
VZTUTTTTUT e:hull
XUUTUUUTUT e:humidity
XTTTUUUUUT e:hungry
XUUUUUUUUU e:hurts
TUTUXTUVUT e:id
ZTSTTUTTVU e:idea
UUTTYTTUUU e:ideas
VUUUUTXTTU e:import
WWRSWSVYTS e:in
XUUUUTTTUU e:inch
XTTTUTTXUT e:inches
TUTTUUYUUT e:ines
XVTTTTTUUT e:internet
SYTTTUTUVU e:intolerant
XXRSTSXTXS e:is
XTUUTUTUUU e:ist
bSRLWVWVTW e:it
UTUUTUTUYT e:jan
VSTTTSTWbS e:january
YTUTUTWUTT e:job
YTTTWUTTUU e:joke
XUUTUUTUUU e:journal
WTTTTTVTZR e:june
ZTUTUTTUUT e:just
WTTTUTXUUT e:kawai
WUTTSTXWUT e:key
UXUTUTUUUT e:keys
XTTUUUUUUT e:kid
ZTTTTTTUTU e:kidding
YUTTTUUUUT e:kind
TTTTTWTTUX e:kits
XUTUUUUUUU e:knocking
ZTWSUTTUUT e:know
XUTUTUTTUU e:ladder
UXUUTTUUUU e:lady
XUUUUUTUUU e:lamp
VXTTUUTUUT e:language
XXTTTTUUUT e:laptop
TTTSXTTWUW e:last
YTSTTTTXVT e:late
XTTTWTTUUT e:later
UTVVTUTTXU e:latest
XUTTUUUUUU e:laugh
TUUUUTYUTU e:launch
YUUTUTUUUT e:leak
TVTTUTUUUX e:leeds
XTTTTTXTUU e:left
VTTTTUXUUU e:legal
YUUUTTTUUT e:letter
WTSVXTTTVT e:letters
VXTUTUTUUU e:library
XWTTTTTTUX e:life
XTUUUUTUUT e:lift
WTXTTTUUUS e:like
VUWSYSSXTR e:line
VURTXUTUUU e:lines
TXTUUUUUUU e:lisboa
XUUUUTTUUU e:lisbon
ZSTVXRRVUT e:list
WUWSTXTTUT e:lists
XTUUUUUUUT e:lmao
ZUTTTTTTVT e:lock
XUTTTTUUUU e:log
YTVSUTUTVT e:long
YUTTTUTUUU e:longer
YTTTTUUUUU e:look
WUTTTTTYUT e:loop
YTTTTUTUVU e:lost
YXTTTTTTUT e:lot
VUUUXTTTUU e:loud
YTTSUUUUUU e:luck
ZTTTUUTTUU e:lunch
YTUTUUUUUT e:lá
XTSSTTYTVT e:machine
TSSYYWTTUS e:mails
TUTTTXXUTU e:main
XTUTTUWUTT e:makefile
YRTUTTSTZT e:march
UUTTYTUUVU e:marks
TUUTUTTYUU e:match
VXTTTUUUUT e:mate
VTUUUXTUUT e:maths
TXTSSSYTZR e:may
WTXTUTUUUT e:mañana
XXUXVUSRRS e:me
YUTTTUTUUT e:mean
VXUTTTUUUU e:meat
XUTTUUUUUU e:mehr
YUUUUTTTTT e:merger
WTUTUTTUXT e:mess
WTTTXTTUUT e:message
STTWTXUTTV e:messages
VTTTXTTUVT e:metric
WUTTXTTUUU e:mich
ZTTTTTUUVT e:milk
VUSUTTXTTW e:min
ZUTTUTTTUU e:mind
WWSSSWVWUR e:mine
VSSTXVUYTS e:minutes
UTTTTUYUUU e:mobile
TUTYUTTUUU e:mocks
YUUTTTTUUT e:module
YTTUTTTTVU e:moment
XXUUSTXSSS e:monday
VSTTTTXTTX e:mondays
XUUUTUTUUT e:money
TZRRUSWRZV e:month
XTUTUTUUUT e:mood
ZTTTTWTTUT e:more
XURWWRTWWQ e:morning
TWTTTXVTUT e:mornings
TTXTWTWTTT e:most
TXUTUUTUUU e:mostly
ZTUTUTWTUS e:moved
YUTTUUTTUU e:much
YTUTUUUTUU e:mum
VYTTUTTUUT e:myself
UXURTXUVUR e:name
TUUTTXTWUT e:named
TYTTUUTUUT e:nantes
UUUTXUUUUT e:needed
YTTUUUTTTU e:new
TTUTUTZTUU e:newer
YUUTUTUUUT e:newsletter
YUUTTTTUUU e:next
VXTUTUTUUT e:ngaire
ZUUTUUTTTT e:nice
VXTTTUUUUT e:nicht
VTUTUTTTUX e:niece
WTTTTTVXUT e:night
XUUUTUTUUU e:nights
UXTSSWWWTS e:nine
dUSSTSTUUS e:no
WTUUXUTTUT e:node
XUTTUUTUUT e:none
VXTTTTTSZS e:noon
YTSRTWTTUX e:not
VUSWTXTTTT e:notes
XSSRWSSZTW e:nothing
TVUTTXWTTT e:notice
UUUTTTUXUT e:noticed
UVUVTTSTYT e:november
TSSSWXWTUT e:npm
VUTTVTTUUX e:number
XTSTTWTWUS e:numbers
YTTTTVTUUU e:nunca
VYTTUUTUUU e:nurse
YUUTUTUUUT e:nuts
YUTTTTUUUU e:obviously
TUTUTUVTYT e:october
YWSSURWSSX e:off
VUTUTUXUUT e:ohio
UUTUVTTYUT e:old
YUUUTTTUUT e:oma
XUTSXTTWUT e:on
YUTUUUTUUT e:onboarding
ZTUUTUSUUU e:once
YUVSWRVTTT e:one
XTWRWVVSTR e:ones
TYSTTYTTTS e:online
TXWRZRXSTS e:only
WTUTUTXTUT e:open
WUXTTTTWUT e:opens
ZTSTTTUTYS e:order
YUTTUUTUUU e:orders
XUUUUTUUUU e:other
ZTSSWTTUVT e:otherwise
XWPXUYUVRQ e:out
WTTUTUXTUU e:outside
ZTTTSTSTUX e:over
UUXTXTTTTT e:own
YUTTTUTTVT e:p
UTTUTXUUUT e:packages
TYTTUTUUUU e:padaria
WTWRXTVTTS e:page
WUTTTTTXUT e:panic
WTWSTTXTUT e:paper
WUTTTXTTUT e:papers
WUYTTTTUUT e:paragraph
WTUSTXTUUU e:paragraphs
XXUTTTTUUT e:parser
UUUTXTXTTT e:partners
XTTTTTUUVU e:patch
UTUXTWTTUT e:patient
TXTTUUUUUU e:penicillin
XUTUTTXTTT e:people
UUTTUUXUUU e:permanently
YUUTUUTTTT e:philosopher
WUTSTXXTTT e:phone
TTUTUZUUUT e:phrase
TUWTTUTXTU e:piano
TTTTWXUUTT e:piece
TUUUTUTXVU e:pieces
VUTTTTXUUT e:pipeline
YUUUTUTUUT e:pitch
XXTTUTTTUS e:place
UTSTXTYTUT e:plan
TUUTTXTTUW e:plans
YUUUTTTTUT e:plumber
TUUTUTYUUT e:podcast
ZUTUTTTUUT e:point
XTSXTXTSUT e:points
VTTUXTUUUT e:policy
WXTSUTUUUT e:pork
TTTTTTUXUW e:port
WTTUUTUXUT e:portal
WYTTTTTUTT e:porto
YUUUTTTUTT e:portraits
VTXTTUUUUT e:possible
UTTTTTXXTT e:post
STTTTTbUUT e:postgres
XTTUTUTUUU e:pot
UUUUTUTXUU e:powder
TUUUXTUUUU e:pr
XUUUTUTUUU e:prats
YTUUUUTUUT e:press
TUTXTTXUTT e:products
UTXTVTTUUU e:projects
VUXTTTUUVT e:prose
XUTTUUUUUU e:pupils
TUTTTWTTUX e:pushen
UXTTTWVTTT e:quarter
XUTUTTUUUU e:question
XSTSWWTTUT e:questions
VTUTTTUUUX e:quit
VUUXTUUUUU e:quote
UUTTXUUUUT e:r
TXTTUUTXTT e:ram
VTTTTTVUTX e:raus
XTWTSTTUVT e:read
YTUTXTSUUS e:reads
XUUUUTUUUT e:really
YUTUUUTTUT e:reason
VUUUXTTUUT e:recipe
WUTTSXSUUU e:recipes
YUUUTUTUUT e:red
VUTTTTYUUT e:redis
ZUTTTTTUUT e:remember
YTTTVTUUUU e:reply
VUTSXVTUUT e:repo
XUTTTUUUUU e:rerun
XUUUTUUUUT e:residents
XTTUTTXTUU e:rest
TUUTUTUUUX e:riddance
aXSTWSSTUS e:right
WTUUUUXSTU e:room
XXUUTTTTUS e:round
UUTTUUXUUT e:router
XTTTWTUUUT e:rule
VTTTTWTTTX e:run
XUUUTUTUUT e:rust
YTUUUUTUUT e:sad
ZTTTUUTUUS e:said
VXUTTUTUUT e:salt
WXUTTTTTXT e:saturday
UUUUUTYUTT e:saturdays
ZUTUUTTTUT e:say
XUUUUUUTUT e:saying
cTSSTSUUVS e:says
TTTTYUUWTS e:schema
WVTTTTTXUT e:screen
TTUUXWTTTT e:scripts
YTUUUUTTUU e:sea
TUUUTTXTUU e:season
TTSTYTXTUT e:seat
TTWTWTTUUX e:seats
YUSTUUTUUU e:sec
XWWTSTTTTT e:second
YUUUTUTUUT e:seconds
VXUUUTUTUT e:section
YTTUWTTUUT e:see
VUUUXTTTUT e:sentence
TVTTTSUXYS e:september
ZTTTTUTUUT e:serious
VWTTTTXUTT e:service
VUUUTUXTUT e:settled
WUTTTTTXUU e:seven
TXUUTUTUUU e:sevilla
VYTTTTUUUT e:she/her
VTUTUTXUUT e:shed
XWTTWTTTTT e:shift
UTTTUUXUUU e:shipping
XUUTUTWTUT e:ships
VTTTXTWUUT e:shop
WSXSXTTUVT e:short
ZTTUUUTUUT e:shorter
ZTTTTUSWVT e:side
XUTTVTUUUU e:sie
YTTTTUUUUT e:sigh
XUTTTTUWUT e:silent
ZTUUTUTTUT e:since
TTXUUWTVTT e:sites
WTTTSTXTXT e:six
WTUUTUTXTU e:size
VTTXUUUUUT e:sleep
YUUUTUUUUT e:slide
YUTTTTTUUU e:slides
WXUTUTTTUT e:slow
VUUUTUTXUT e:slower
UTXTTTTWTT e:small
UUTUUUTYUT e:smooth
XSTRYVSXTS e:so
XUTTUUUUUU e:soir
XUTUUTTUUU e:somewhere
XUSTUUUUUU e:soup
WXUUTTTUUT e:spanish
YUUTTTUUUT e:spelling
TUUTTTVUTX e:spots
TUTUTUYTTT e:sqlite
VTUUTTUUXT e:stall
WUTTTTYTVU e:stays
TTUUWUXTUU e:streng
XTUUUUTUUU e:student
WTTTTTXUUT e:stuff
aTSTWSUTUT e:style
VUTSUXUUUT e:sugar
TUUTUYTUUT e:summary
UTUUUTVUUX e:summer
WTVTTTXUTT e:sunday
UTUUXTWTTT e:supplier
XTTUUUUUTU e:suppose
YTTTUTUUUT e:sure
TTTXUUWUTT e:surprises
XUUTUUTUUT e:sync
YUUUTTUTUU e:system
UTXSWTTTTW e:table
UUXSUTWUUT e:tables
VXUTUUTUUU e:tablets
WTYSWSSTTW e:tabs
YUTTUUTTUU e:tail
XTTTXTTUUU e:talk
YUTTUUUUUT e:taste
XUTUUUUUUU e:tea
UZTSVSWSTT e:team
XWTTUTTTUT e:teams
XUTUUUTUUU e:tell
VSSXRXSUYS e:ten
YUUUTUTUUU e:tenant
WTTTUXUUUT e:terms
UUTUWXTTTT e:test
WTSSVXVTTS e:tests
UTXXXSTSTS e:text
YUTWTUTTTT e:texts
TWTUUTXUTT e:thandeka
aQWUVUTUWP e:that
WVQPVWSYUV e:them
VXSSRWXRXS e:then
TWUTTUXUTT e:theo
XTRQVXWUSW e:there
WUTTXTTUUT e:these
YUTTTTTUUU e:they
VYUTTTTUUT e:they/them
XTXRTTWTWS e:thing
aTTRTTTTUW e:things
WUTTUTUUUX e:think
YSSSWSXTUT e:this
VUTTTTUXUT e:thread
aTXTTSTTTT e:three
TTTSSTWWVX e:through
XTTTWTVTTT e:thursday
TUUUUTZTTT e:thursdays
UUTTYTWTUT e:ticket
TXUUTTXTTT e:tickets
YXOQXUWUXQ e:time
ZXRSTXSSUS e:times
YUTUUTTTUU e:timetable
ZTTTUUUUUT e:tired
XUUUUUUUUT e:to
XUUTUUUUUT e:toaster
bSSRTTYUUR e:today
aTTSTUTUUT e:tomorrow
XUTTTTUUUU e:tone
ZTTTTUUUUU e:tonight
XWXSWSRSUS e:too
UXTUUUUUUU e:torino
UUUUUUXUUT e:train
YTUTUTTTUU e:trams
UXUUUTUUUU e:translator
TUTTUUTZUT e:trick
ZUTTTTUUVU e:trip
TXTTXTTUTU e:truly
WXTTUTTUUT e:trust
WVTTTTXWTT e:tuesday
XTTTTTXUTT e:tuesdays
XTTTUUTUUU e:turin
XUTUTUTUUU e:turkey
YUUTUUTUUT e:tweet
XUTSTTVWUT e:twice
ZTTTTWVTUT e:two
XUTTUUUUUU e:typo
XTTTUUUUUU e:um
gSRRSSWTUS e:undefined
VTTTXUUUUT e:underneath
TUXTWTUUUU e:units
WUSVURVVSW e:up
WTSSUSVXXS e:us
WTXTSUUUUT e:use
YUTTTUUUUU e:usually
TUTTYTWUUT e:utc
TYUTTUUUUT e:utc+2
TWTTTTTTTX e:varnmouth
UZTTTTTUUT e:vegan
SXSRTUUUUX e:vegetarian
TaTTUTUUUT e:vegetariana
XTTTTTXUUT e:verde
TXTUUUUUUU e:vigo
XUTTUUTVUT e:wall
UUUUTUTXUU e:war
YUTUTTTUUT e:warm
VTUTUUUXUT e:water
XTTTXTUUUT e:way
WTXTUTTUUT e:weather
YTTTUUTVUU e:website
VUUUUTYTTS e:weddings
VXRRWRaVSR e:week
TUUUXUUUUU e:weekdays
ZTUUUUTUTT e:weekend
XSTTTTSZVS e:weeks
YTTUUUUUUU e:weird
YTTTVSRXVT e:well
YTTTTUUUVT e:what
YTTUUUUUUT e:whatever
WTTXUUTTUT e:whatsoever
YTUUTUTUTT e:why
XUUTUUUTUU e:wild
VUTTUUXUUT e:window
VUTTXTUUUU e:wins
YTTTXTTTUT e:with
XTUTUUWTUT e:without
YUTTUUTUUT e:won
VUTXUUTTUT e:wool
UUSTWXTUUT e:word
YTYSVSSTUT e:words
WZTSSTSXUS e:work
VUUTUUTYUS e:worked
bTSTSTSXUT e:works
UXTTUUTTUU e:workshop
XSSSXXSUTS e:write
ZUUTTTTTUU e:writes
bUTTTTTTVT e:wrong
XUTTUUTUUU e:wrote
XUUTUTUUUT e:yaml
WURSWSXXVS e:year
XWXSSTXSSR e:years
XUUUWUTTTT e:yes
ZVTTTTXSTS e:yesterday
cTTSTRVUUT e:yet
ZYRSWTTTUS e:you
YTUUTTTUUU e:yours
TTTTWYTUUT e:yourself
VUUTTTTXUT e:zero
TXUTUUUUTU e:zsh
YSOPOSWbZX exclaims
WXTTUTTTUT f1:(
XUUUTUTUUU f1:)
UUTXUTUUUT f1:,
XUUUUTTUUT f1:14
TTXTXTUTUT f1:24h
ZTUQSTUXRW f1:a
TTTUZTUUUT f1:ab
VYSUTUTUTU f1:abito
XUUUTTUUUU f1:according
XUTUUUTUUU f1:acho
YUUUTUTTUT f1:adapt
cTTVTRSSUT f1:add
TTTTYTWUUT f1:address
XWTSWSWSTS f1:after
URWRWRVZWR f1:all
YSQTcRSTVT f1:always
WTTTUTTXUT f1:an
UXTUUTTUUT f1:android
UUTTTUWTXU f1:anneke
WTSTZTTUVT f1:answer
YTRSZWTSVT f1:any
YUTTUUUTUT f1:anyone
VWRWYQUTTU f1:anything
VTUTXTUUUT f1:apply
YUTTUTUUUU f1:are
YXVSXSSTTS f1:as
VTTTYSXTTT f1:ask
XTUTUUUTUU f1:asking
WTTUTXTUTU f1:así
aUUUTTTTTT f1:at
YUUTTTUUUT f1:aus
WUTTTXTUUU f1:avoid
YUTTUUTUUT f1:back
UXSTYTTUTT f1:be
XTUUUUUUUU f1:bear
XTTTTTTXUT f1:because
WVTTSXSUWT f1:before
TXTXUTTTUT f1:being
XUUUUUUUUT f1:below
YUTTTTUUUT f1:ben
WRSWYXSSTS f1:bitte
ZTSTTTWUUT f1:book
aTTTTTTUUT f1:both
YUUTTUTTUT f1:brain
VUTTXTTUUU f1:branch
YTTTUUUUUT f1:brb
TUWTYTTTVT f1:british
UUTTWXTUUT f1:bug
YUSUTTTWUU f1:build
YUTTTTUUUU f1:bullets
WTTTTTXTUT f1:bump
TUUUUUTYTU f1:bumping
ZUTTUTTUTT f1:c'est
YUTUTTTUUU f1:calculate
WYSSXSTUUT f1:call
TXUTTUWTUU f1:calls
bSQRVVWTUR f1:can
YUTTUTUUUU f1:can't
XUTTTUTUUU f1:canaries
YUTTTUTUUU f1:cargo
VTTTTTTVUX f1:caspian
YTTTUTTUUT f1:cat
VUTUXTTUUT f1:cc
UYTUUUTUUT f1:chamo-me
YUTUUTUUUT f1:chez
YUUUTUTTUT f1:ci
VUSTZUTTUT f1:cite
WUTTTTXTVT f1:client
YTTTUUUUUU f1:cluster
YUTTTTUUUT f1:code
XTWSTTTXTS f1:coffee
XTUTUUUUUT f1:coffee's
aUTUTTTTUT f1:come
VTTTXTUUUT f1:comment
VUUXTTTUUT f1:comments
XUTUUUUUUU f1:como
YTUUTTUTUU f1:contract
WTTTYTTUUT f1:correct
aWSTSSTTVT f1:could
XUTTUUUUUT f1:cross
UUUTUTXTUU f1:csv
YUTTUUTUUU f1:curious
VUTTXTWUUT f1:customers
ZUTUTTUUUT f1:cut
XUTUUTUUUT f1:cuánto
XTTTXTTUUT f1:dana
TTXTXTWTTT f1:dark
WTTTTTXUUT f1:das
XUTTXTTUUT f1:dass
XTTUUUUUUT f1:date
XTWSTWTTTT f1:dear
ZUUTTUTTUT f1:decided
TUTTTUYUUT f1:decidimos
YTUUTUUUUT f1:delete
YUUUUUTUTU f1:den
WSSSXSVZTS f1:der
YUUUUTTUUT f1:did
UTTTTTXUZT f1:die
XUTTUUUUUU f1:dmesg
ZSQSXYSTUS f1:do
ZUTTTUTUUT f1:doctor's
cTTUTTTTUT f1:does
YWPOVdVSUQ f1:don't
YUUUUTTUUT f1:done
UUUUTTXTUU f1:dr
dUTTSSTTUS f1:draft
VUTTTZTUUS f1:drop
WUUTTTTTUX f1:du
WTYTTWSTTT f1:e
UUUTWXTUUT f1:each
XTTUUTVUSU f1:el
YTUTTUUUUT f1:email
TWSXUTTUTT f1:english
WUTTUTTTTX f1:erase
VTTSXYTTTT f1:error
XUTUUUUUUU f1:est-ce
VTTTTTXTXT f1:et
XUUTTTTUUU f1:ever
WTRSZWVSUT f1:every
WXTTTTTUUU f1:everybody
XUTTUUUTUU f1:everyone's
VRWSWVXTSS f1:everything
XTTUUUUUUU f1:exactly
XTYRYRSUUS f1:explain
XUUTTUTUUU f1:falls
TTTSXTSUWX f1:feature
XTTTTTTTWT f1:fechado
UUTTYUUUUU f1:figures
XUTTUUUTUU f1:file
YUTTUTUUUT f1:fill
XTUUUUTTVT f1:final
bUTSTTTUUT f1:find
TUTTTTWXUU f1:five
bUTTTTTUUT f1:fix
YXXQYQVRTR f1:for
VTUTTXUUUT f1:force
UTQSVRWTVb f1:forget
TTTUYUUUUT f1:formal
YTTTTTUWUS f1:found
WVSSaXVSSQ f1:from
UTTUTTUYUT f1:gave
VUTUTTTUXT f1:get
YTTUUUUTUT f1:git
XTVQXVSTUS f1:give
YUTTUUTUUU f1:gluten
aUSUSTTUVU f1:go
UTUUUUTUXT f1:grant
ZUTTUTTUUT f1:grep
YUTTUUTUUT f1:ha
cSTSUTUUUT f1:haha
YTTTUTTTWT f1:half
VTTTTXWTTT f1:handover
ZTUTTTTTUT f1:hard
YUUUUTTUUU f1:has
UTXYTTTTUT f1:hate
aTTSTTVTUT f1:he
XUUTTTXTTT f1:he's
WTTTTUXUUT f1:he/him
ZUUUTTTUUT f1:help
VUUTTTXUUT f1:her
UXTTTXTTUT f1:here's
YUTTUUUUUT f1:heute
VUTTTTZTTU f1:ho
VUTXSWSUUT f1:hold
YUUUUUTTUT f1:hot
ZUTTTTUUUT f1:house
cTRSWSTTUT f1:how
VXTUTTTUUT f1:hull
WZZYPSSQSU f1:i
VUaWUTQUVQ f1:i'd
aTTTTTWTUT f1:i'll
XeRYUMSOUV f1:i'm
YXUTPPXXSU f1:i've
XaXYQRRSTR f1:ich
XRPXbVVRSS f1:if
WUTTYTTUUT f1:ignore
WSTTSTVWXT f1:il
XUUUUTUTTU f1:ilka
cVRPZWVRTQ f1:in
XTUUTUTUUT f1:incidentally
VTUTXTTTUT f1:invoice
TTSTWTWTTX f1:invoices
dYQRSRWTTS f1:is
WVVUMWTXQW f1:it
bXPRVQZQWR f1:it's
WUTTTTXTUT f1:its
VTSXTTTTUX f1:j'ai
VZSSUUTUUT f1:j'habite
VUTTTXUUUU f1:jamais
WZYXQVRRSR f1:je
XUUUTTTUUU f1:jo
XTUUTUWUTT f1:joaquim's
XTTTUTUUUU f1:já
XUUTUUUUUT f1:kannst
VWYQaPWRTS f1:keep
UUUUTTXUTT f1:kids
TTUUTTWTXT f1:kiln
VTSTTSYTZT f1:la
WTTUTTTTXW f1:last
XYTTTTTTTU f1:lavoro
XTRSSWWWTT f1:le
VTSTXWSTUU f1:leave
ZVTTTTSTUU f1:legal
VUXTUTTUUT f1:less
XUTTTTUUUU f1:let
YTSTSSaTUT f1:let's
XTTTUUUUUU f1:lgtm
YTTTTUUUUU f1:like
XUTTTUUUUU f1:list
XTUUUUUUUT f1:listen
cTSTUTTTUT f1:lol
XTTWTTTUUU f1:long
YUTTTTTUUT f1:look
YUUUTUTTUT f1:looking
YUTTUTTUUT f1:lots
UTXTUTWUUT f1:lua
ZTTTUTUUUT f1:mach
UTTXTTWUTT f1:macros
UXXTTTTUUT f1:mail
aURSYSSTVT f1:make
XUTUTTUUUU f1:mark
cTTTTTSTVT f1:maybe
ZYSSSSTUUT f1:me
XWTTTTTUUT f1:mein
XTUUUUUUUT f1:metric
XXSSSSZTUS f1:mi
YUTUTTTUUU f1:mind
TYTUTTVUTT f1:mine
WUTUXTTUUT f1:minutes
XUTTUUUUUU f1:mio
YUTTUTUUUT f1:mirror
YTUTUTTUTT f1:moi
WTTTTTYUTT f1:mon
bTTTTTTTUT f1:morning
TZTTUTUUUT f1:moro
YUUUTTUUUT f1:move
UYUTTTTXTS f1:moved
XTSSWSVSTX f1:mr
UTUUVTXTTU f1:mrs
YaLSPRZSXX f1:my
WUTTTTTXUU f1:mystery
TTXTTUTWUT f1:n
TUTSXYTTUT f1:n'utilise
XTTTWSTUUU f1:nada
YTTUWSTUUT f1:name
UUXTUUUUUT f1:nano
TUTTTZTUUT f1:ne
YUTTUUUUUT f1:neither
VTTTUUXTUU f1:nessa
WRQRVcVVTR f1:never
aUTSWSTTTT f1:next
XUUUUTUTUT f1:ngaire
YRSWSaURPW f1:no
XSRRVXYTUS f1:nobody
UWSWTYTTTT f1:non
YUTTUUTUUU f1:nor
YPWXPXPVTX f1:not
XTTTWXUTTR f1:note
VUTTSaTSUU f1:nothing
bSSSRWVRUX f1:now
YUTTUTTUUU f1:number
UUXSXTTUUU f1:numbers
TUTTTZUUUU f1:nunca
TVUTXUUUUT f1:nur
XTTTUWUUUT f1:não
WXTTTTTTUU f1:o
YUTTTTUUUU f1:offer
YUUUTUUTUT f1:omg
WVRRXVZSSS f1:on
YTTTTUTUUU f1:once
ZRYTRTUTVT f1:one
VSRSZRXWUT f1:only
YUUTUUUUUT f1:opposing
aUTSTTUTVU f1:or
YUUTTTTUUU f1:otherwise
YVQQSQbVWR f1:our
VUUUTTXTTT f1:ours
YTUTTTWTTT f1:out
YUUUUUTUUT f1:page
XTTTXTTUUT f1:passive
bUSSTTUTVT f1:people
bTTTTTTTUT f1:perhaps
UTYSTUUUUU f1:plain
YVSTRXTUUT f1:plan
UXTTUTUUUU f1:porque
WTTTTXWUUS f1:post
VUTTTTXUUU f1:postgres
TTWTTTXUUT f1:pour
YUTUUUTTUT f1:pourquoi
XUTTUUUUUU f1:pourriez-vous
VUTXUUTUUT f1:praise
TTXTWTTUUT f1:prefer
UTcSTTUTTT f1:preferisco
VTYTTTTUUU f1:prefiero
TTbSUTTUTT f1:prefiro
XTUTUUUTUT f1:price
VTTTUTXUUT f1:priya
XUUUUUTUUU f1:pros
WTXTTTTUUU f1:pull
bVSRZSSTVS f1:put
VTUUUTXTTU f1:que
YUUUUUUTUT f1:quick
YTTTUTUUUU f1:quiz
XTTTWTTUUT f1:quote
XUTUVTTUUU f1:quotes
XTUUTTTWTT f1:race
TTTTXXTUUT f1:raw
XUUUUTTUUT f1:recipe
XUTUUUUTUU f1:redo
UTUUUUTUYT f1:registration
TTTTTUYUUT f1:rehearsals
YTSURScUTS f1:remember
WUSSYSTUWS f1:remind
XTTTTTTUUX f1:remove
cUSSSSTUVT f1:rename
YUTTTTUUUU f1:reply
ZUTUTTTUUT f1:rerun
YUTUTTUUUT f1:revert
XUUTUTUUUT f1:review
YUTUTUTTUT f1:reviewer
XTTTWTUUTU f1:rhymes
TUUUUTUXUU f1:root
XUUUUTUUUU f1:rough
VUTTXTTUUT f1:round
XUTTUUUUUU f1:rules
WUSUXSTUVT f1:run
XTTTTUUUUU f1:safety
WTSTTTWXUT f1:same
TTUTTUWUXT f1:samples
XUUUUTUUUU f1:say
XUUUTUTTUU f1:saying
VUTUTTUXUT f1:scale
ZTTTVTTUUT f1:schreib
STTTTTXTTa f1:scrap
TTSTYTXTUW f1:scratch
WTTUXTUTTT f1:scrivi
XUUUUTUUUU f1:see
UUUUYTTUUT f1:seeds
aUTTTTUUUT f1:send
XUTTUUUUUT f1:set
VUTTTTXTUT f1:settled
YUTTTTUTVU f1:shall
aTSSVTUTUT f1:she
VUUTTTYTTT f1:she's
XTTTXTTTUT f1:she/her
WSWSXTTTVT f1:short
ZTTUUUTUUT f1:shorter
XTTTWSUUVT f1:should
WURXXSTTVT f1:show
UXTSZSTTUS f1:sign
WWTTSTUXUS f1:since
UTTSYWTUUS f1:skip
YUUTUUTUUT f1:slugs
XTUUUTUUUU f1:so
TUTUUUUTTY f1:sold
YUTTUUTUUU f1:some
ZUTTUTTUUT f1:somebody
ZUUTTTTUUT f1:someone
YUUUTTUUUT f1:something
YUUUTUTUUU f1:sometimes
WZSTTTTTUT f1:sono
XUTTWTTUUT f1:sort
YTRTSUWUVT f1:sounds
TdSTTTTTTT f1:soy
TUTTYTTUUU f1:squash
VTTUTUXUUT f1:stack
WTTUTTXTUU f1:staging
UUTUUTYTTU f1:standup
TTTTZTUUUT f1:start
UYUUUUTTTU f1:starting
ZUTTSTUUUU f1:stick
UUUUUTUUXU f1:stock
STWSScTTUS f1:stop
YUTTTTSTTX f1:strike
YUUTTUTUUT f1:subtitles
YUUTTTTUUU f1:suggest
XUTTUTTUUU f1:swap
UTTTUUUUUX f1:swim
VTXTTTTUUT f1:tabs
XUTTXTTUUT f1:take
VTUUTTXUUT f1:target
ZTZQTWTTTQ f1:tell
YTTTTTXTTU f1:ten
XTTTWTUTUT f1:terraform
TUUUZTTTUU f1:tests
dRXSTQQYUS f1:that
aXPRPVWVWS f1:that's
XSQTORWaYX f1:the
YTUTUUUUUU f1:their
ZTTTSTWTVT f1:there
bTSSTTUTVT f1:there's
aTSSWSYSTS f1:they
XUTTTTTXUT f1:they're
YUTUTUUUUT f1:thinking
cSSTSSUSXT f1:this
WTSSTXSXUT f1:those
XUUTTTUUUT f1:thoughts
WTXTUTTTUU f1:three
YTTUXTTTTT f1:ticket
VXTTVTTUUT f1:time
VTTSYSTTTX f1:to
ZUTTTTTTUT f1:today
ZTTTTTTTVT f1:too
VUTUUUXTTT f1:took
TZTUTUUUUU f1:trabajo
VaSTTTTUTT f1:trabalho
WUUTUUTXTT f1:tried
YUUUUTTUUT f1:true
XUUUTUUUUT f1:try
ZUTTUTUTUT f1:tu
XTTUUUUUUT f1:tuesday
YTTUUUTUUT f1:tuesdays
aUTTTTUUUT f1:turn
TUUUUUTXUT f1:turned
UUTTTTWYUT f1:turns
WSRWXRVWTS f1:two
UXUUTUTUUU f1:type
ZTTTUUUUVT f1:ugh
ZWSSTSTWUS f1:um
VTTWWYSTTT f1:und
gSRRSSWTUS f1:undefined
UUTUTXUUUT f1:under
WUTUTTXTUT f1:unit
UTUUTYTUUT f1:unwrap
ZRRTcRRUVT f1:use
YUUTUUUTUT f1:used
UUTTTUXUUT f1:van
XTTTUTTUWT f1:vat
TUTTWXTUUT f1:verwende
XUUUUUUUUU f1:very
WZTTTTSUUT f1:vivo
YTTSTTXUUT f1:wait
YTUUTUUUUU f1:warum
ZXTUTTTSTS f1:was
VWNOURbXVW f1:we
XTTTTTZTTT f1:we'll
VXQQRQcQXX f1:we're
XTSSSSYRUY f1:we've
XUUUUUUUUU f1:wenn
XUUTUTTUUU f1:were
YPVWWQUWSU f1:what
dTSTTSTTUT f1:what's
TTWSYTTTTW f1:whatever
TRTXaTVTUS f1:when
YUUUUUUUUU f1:when's
VUTTZTTTTT f1:whenever
XXTTTTTUUT f1:where
XUUTUUUUUT f1:where's
YUUTTUTUUT f1:whether
aTTSTTXSUU f1:which
bUTTTTTTUT f1:who
VTTTWXSUUT f1:whoever
YUTTUUUUUT f1:whos
YTTTTTTXUT f1:why
ZUTTUTUUUS f1:wie
ZUTTTUUTUT f1:will
UUXUTUUUUU f1:window
UUTUUTTTUY f1:wipe
VVSSWSXTSW f1:wir
XSRRURWZXR f1:with
YUUTTTUTUU f1:without
TXXSUTUUUT f1:wool
ZTTTTUUUVT f1:work
ZUTTTUTTTU f1:works
ZTTUTTUTVT f1:would
aTRTbQSUVR f1:write
WTTTWTTUXT f1:y
YTTUUTUUUT f1:ya
XWNVUVTQSa f1:you
ZUTTTTUUVT f1:you're
XUUUUTUUUT f1:you've
ZUTUTTUTUT f1:your
WUTTTUTXTU f1:zero
YUTTUUUUUT f1:ça
XUUUUUUUUU f1:è
gSRRSSWTUS f2:
VXTTUTTTUU f2:( i
XUUUTUTUUU f2:)
TTXTXTUTUT f2:24h clock
XUUTUUUUUT f2:? ?
XUTUUUTTUU f2:a guy
XTUUTUTTUU f2:a small
TTTUYUUUUT f2:ab jetzt
VYSUTUTUTU f2:abito a
XUUUTTUUUU f2:according to
XUTUUUTUUU f2:acho que
YUUUTUTTUT f2:adapt the
aUTVRSTTVU f2:add a
XUTTVSUUUT f2:add the
UTTUYTUUUT f2:address me
XTTTWTTUUT f2:after that
XUUUTUTTUU f2:all of
VUUTUUUXUT f2:all the
TUTTVUXTTT f2:all timestamps
TUTUXUUUUU f2:always answer
TUTUXUUUUU f2:always book
XUUUTUUUUU f2:always has
YUTUTUUUUT f2:always have
UUTTXUUUUU f2:always tell
YUTUSTTTVU f2:always the
UXTUUTTUUT f2:android
TUTTYUUUUU f2:answer me
XUTUTTUUUU f2:any idea
XUUTTUUUUU f2:any ideas
VUTTXTUUUU f2:as are
VXUUTTUUUT f2:as i'm
TUTUVTXUUU f2:ask before
YUTTWTTUUT f2:ask me
YUUUUTTTUU f2:at the
YUUTTTUUUT f2:aus dem
XUUUUUTUUT f2:back in
YTUUTUUUUT f2:be honest
XTUUUUUUUU f2:bear that
XUTTTUUUUU f2:book a
YTUTUUTTUT f2:brain dump
XTTTUUUUUU f2:brb
TUWTYTTTVT f2:british spelling
ZUTUTUTTUU f2:build me
TUUUUUTXUU f2:bumping the
WYSSWSTUUT f2:call me
aTUTTTTTUT f2:can i
XUUUUUTUUU f2:can someone
XUUUTUTUUT f2:can we
YTRSVVWTUS f2:can you
YUTUUTUUUT f2:chez nous
YUTTUUUUUT f2:coffee first
XUUUTUTUUU f2:come si
YTTTUUUUUU f2:could be
YTUTTTUUUU f2:could one
YUUTUTUUTU f2:could the
XWTTTTUUWT f2:could you
XUTTUUUUUT f2:cross out
YUUUTTUUUT f2:cut the
TTXTXTWTTT f2:dark mode
XUTTTUUUUU f2:dass ich
YTUUTTTUUT f2:decided
YTUUTUUUUT f2:delete the
WTUTTUTXUT f2:der fehler
XUUUUTUUUT f2:did i
XUTUSUUUUU f2:do it
VUTSTYTUVT f2:do not
YUTUTTUUUU f2:do people
VUTTXTTUUU f2:do that
XUUUTTUUUT f2:do they
YUTTUUTUUU f2:doctor's orders
XUUUUTTUUU f2:does anyone
YUUUUTTTUT f2:does this
XUUTUUUTUU f2:doesn't matter
XUUTTTUUUT f2:don't ask
TTUTTVXUUT f2:don't bother
UUTTUXTUUU f2:don't call
YUUTUSUUUU f2:don't commit
XUUUTTTUUT f2:don't do
TUUTTXUUUU f2:don't give
YUUTTTUUUU f2:don't let
TUUUTXUUUU f2:don't offer
TUUTTXTUUU f2:don't plan
TUUUTYTTUT f2:don't put
TUUUUXTTUU f2:don't schedule
UTTSTYUUUT f2:don't touch
VUTSTYTUUU f2:don't use
YUUUTTUUUT f2:draft a
YUUTUTTUUT f2:draft the
WUTTTXTUUS f2:drop the
TUTTWXUTUT f2:error messages
XUUTTTTUUU f2:ever
YUTUUTTUUU f2:every time
YUTUTTTTUU f2:everything else
XTTUUUUUUU f2:exactly ,
WTXTTTUUUU f2:explain with
UTTTWTTUUX f2:feature flags
XTTTTTTTWT f2:fechado :
ZUTTTTTUUT f2:find me
XUTTTUUUUU f2:fix
ZTTTTTTUUT f2:fix the
UTUUXTTTUU f2:for my
YUUUTTTUUT f2:for now
aWRSTSWTUT f2:for the
XUTUTUUUUU f2:for this
XUUUUTUUUU f2:for today
VTTTUUXTUT f2:for what
XUUUUUUUUU f2:for your
VUUUTTTUUX f2:forget everything
aUTTTTUUUS f2:forget it
VTTTTTTUUY f2:forget my
UTUUTTTUUY f2:forget the
TTSTVTWTUX f2:forget what
YTTTTTTVUS f2:found it
XTTTUUUUVT f2:from my
USTTaTWTUS f2:from now
TXTUWTTUUT f2:from today
TUUUTUUXUT f2:gave up
XUUUUUUTUT f2:git log
XTVQWVTTUT f2:give me
XUTUTUTUUU f2:go with
UTUUUUTUXT f2:grant application
YUTTUTTUUT f2:grep for
YUTTUUUUUT f2:ha
XTUUUUUUUU f2:haha
XUUTUTTUUU f2:haha if
XTUUUUUUUU f2:half of
YUUUUTUTUT f2:hard to
XUTUTTTTUU f2:he says
WTTTTUXUUT f2:he/him for
XUUTTTUUUU f2:help me
UUTTTUYTTU f2:ho deciso
YUUUUUTTUT f2:hot take
ZUSTTTTUVU f2:how do
XUUUTUTUUU f2:how does
XUTUUUTUUU f2:how long
aUSSTTUUUU f2:how many
XUUUTUUUUU f2:how to
VXTUTTTUUT f2:hull
YUUTUTTUUT f2:i agree
VXSSXTTUUU f2:i always
WaSSUTUVTR f2:i am
XTTTWTUUUU f2:i ask
XWSSTTXUUS f2:i can
WUVZTVRSTR f2:i can't
XWTSUTTUUT f2:i collect
VXWXSRVTTR f2:i do
WYTYRWPSTU f2:i don't
UYTTUTTUUU f2:i drive
TYTTUUTUUU f2:i eat
USYYTSSUVS f2:i find
XUUUTUTUUT f2:i forget
XUTSUTTUUT f2:i found
XTSSUTUTUX f2:i gave
VTTWTTXUUT f2:i get
TZTTUUTUUT f2:i go
YTTTUTUUVT f2:i guess
aTTSUTTTUT f2:i had
WSQbTXSTUR f2:i hate
YXQQSSXSXW f2:i have
ZUTSUUTUVT f2:i haven't
XTTTUUUUUU f2:i honestly
VXTTTTWUUT f2:i just
WYTTUTTUUT f2:i keep
TYTTUUTUUT f2:i knit
YTSTUUUUVU f2:i know
YUTTUUTUUT f2:i learn
YTUUUTTUTT f2:i leave
YSbPWTSTTS f2:i like
WZSRTSYTUS f2:i live
TTTWUXTUUS f2:i loathe
TWTUUTXTUU f2:i look
YTTTTUUUVU f2:i lose
VTaRUTTUVT f2:i love
TZTUUTSUUT f2:i maintain
YTTSUTUVUU f2:i may
aTTTUTTUVT f2:i mean
XUUUUTTUUT f2:i meant
XUTTUUTUUT f2:i merely
YUTTUTTUUU f2:i might
YXTTUTSUUT f2:i moved
UUXTUTTUUU f2:i much
ZUTTTTUVUT f2:i must
ZTTTSTUTYT f2:i need
WTWXTSTTUT f2:i never
VSSSUSXUTY f2:i no
YUUTUTUUUT f2:i once
UWWSTXSTUT f2:i only
UXTTUTTUUT f2:i own
YUTUUTTUUU f2:i pick
TZTTUTTUUT f2:i play
UReRWSSUUS f2:i prefer
UTTTUTTUUY f2:i quit
UUTUTXTUUU f2:i quote
YYWSUSSUUS f2:i read
WTYTUUTTUT f2:i really
XUTTUUTUUU f2:i remember
TYTUTTWUUT f2:i run
WTUUTTXTUT f2:i said
YTUUUTTTUT f2:i say
UTTSWSWTXT f2:i should
XUTUUUTUUU f2:i signed
TYTTUTTUVT f2:i sing
UXUTUUTUUT f2:i sit
UZSTUUTUUT f2:i speak
TYUUUUTTUU f2:i started
YTTTUTUUUU f2:i suppose
ZTTTUTTTUT f2:i suspect
YUTTUUUUUT f2:i swear
TYUTUUTUUT f2:i switched
TWSTWTSUUY f2:i take
WXSSUUTUUU f2:i teach
YTTTUTTUUT f2:i the
bTSSUTTUVS f2:i think
VTTTUUXVTT f2:i thought
YUTTUTTUUT f2:i told
UTTTUTUYVT f2:i tried
XTUUUTTUUU f2:i trust
WZTSUTTUUS f2:i use
cRTTUUSTUU f2:i used
WTSRYSSUYT f2:i want
aWSRTTWSUS f2:i was
YUTTUUTTUU f2:i went
YUTSWTUUUT f2:i wish
YTTTUTTUUT f2:i wonder
YaRTTSSUVR f2:i work
VTXSVXSUTT f2:i would
UYTUTTTUUU f2:i write
YUSUUUUTUU f2:i'd kill
TUZXTTTTST f2:i'd rather
YUTTTUUUTU f2:i'd say
VTXTUTUUUT f2:i'd sooner
YUTTTUUUUU f2:i'll be
XUUUTUTUUU f2:i'll call
YUUTTUTUUT f2:i'll do
UXUUUUTUTU f2:i'm 71
TaTSUUTUUT f2:i'm a
VZTSTUTUUT f2:i'm allergic
TYTTUUUUUU f2:i'm based
TXTTTUUUUU f2:i'm colourblind
UXUTTUUUUT f2:i'm deaf
TXTTUUUUUU f2:i'm gluten
XXSRXTSUUT f2:i'm in
TXTTTUUUUU f2:i'm lactose
WTSYSSSTUX f2:i'm not
VVUTTUXUTT f2:i'm off
XZTRSTTVUS f2:i'm on
YTTTTUUUUU f2:i'm out
YTTTUUTUUU f2:i'm serious
YTUTTUTUTT f2:i'm staying
UXTSSUXUTS f2:i'm the
YTUTUUUUUT f2:i'm tired
TZTSTUUVUU f2:i'm vegetarian
XTUTUUUUUU f2:i'm waiting
XaSTTUSSUU f2:i've been
TUTTUUaTVT f2:i've decided
YWTTTTTTUU f2:i've got
WTTTUUTXUT f2:i've had
XUTTUUTUUU f2:i've no
YTTTUTUUUU f2:i've read
XTTUUUTUUT f2:i've thought
XUTUUUUTUT f2:i've told
TYTSUUUUUU f2:ich arbeite
TTZTUUUUUU f2:ich bevorzuge
YYRQTUUVUU f2:ich bin
UXTTUUUUUU f2:ich habe
VTTYTUUUTU f2:ich mag
YWTRTUUUUT f2:ich wohne
TUUTYTTUUU f2:if a
VTRWWWXTTS f2:if i
XTUUTTTUUU f2:if my
XUUTWTTTTT f2:if the
ZTUTTTTUUT f2:if we
UTTXWTTUUU f2:if you
UTUTXTTUUV f2:if you'd
TUTTXTUUUU f2:if you're
YUTUTUTUUU f2:ignore that
ZUUTTTUUUT f2:ignore the
aUTSTSTVUT f2:in my
WUUTUXTUTU f2:in our
bTTSWSSTUT f2:in the
TUTTWSXUUT f2:in this
ZTTTUUTUUU f2:is a
YTTTUTTUUU f2:is he
ZTUTUUTUUT f2:is it
XTUUUUTUUT f2:is our
ZUUUTUTTUU f2:is that
YUTTUUTUUT f2:is the
YUUUUTTUUT f2:is this
ZUTTTTTTUT f2:it has
VWSSSXWSTV f2:it is
WTTTUTVYUS f2:it was
XUTTUTUUUU f2:it would
XTTUTTUTUU f2:it's a
YUTUTUTUUU f2:it's always
UTUUTUXUUT f2:it's been
TTUUXUWTTT f2:it's dr
XUUUTUTUTU f2:it's for
YTUUUUTUUU f2:it's my
XUTTUUTUUU f2:it's raining
XUUUTUTUUT f2:it's what
TZTTUUTUUT f2:j'habite à
TUTYUTUUUU f2:je déteste
VTaSTTUTUU f2:je préfère
WZSSTSTUUU f2:je suis
XWSSUTUUUU f2:je travaille
VUTTUXTUUU f2:je vous
XTUUTUWUTT f2:joaquim's on
XUUTUUUUUT f2:kannst du
VWSTSTXTUU f2:keep in
XTXTSTVTUT f2:keep it
aUSTSTSUVU f2:keep that
VTSTWTXUUT f2:keep the
XTUUUUUUUT f2:last year
WXTUUTUUTT f2:lavoro come
XUUUTTTUUU f2:leave out
XUTTTTUUUU f2:let me
TUTUTUYUUU f2:let's go
XUUTUUTUUU f2:let's see
XTUTUUTUUU f2:lol if
XUTTUTUTUU f2:lol never
YUTTUTTUUT f2:lots of
YUTTTUTUUU f2:make a
XUUUTTUUUT f2:make it
YUUTTTUUUT f2:make me
TUTUYUTTUU f2:make sure
XUTUTUUUUT f2:make the
XUTUTTUUUU f2:mark the
XUTTUUUUUU f2:maybe i'll
XUUUUTUUUT f2:maybe is
XUUUUUUUUT f2:maybe it
XUTTTTUUUU f2:maybe the
YUUUTUTUUU f2:maybe we
TYTTUUUUUT f2:me llamo
XTUUUUUUUT f2:metric
TYUTUUSUUT f2:mi chiamo
VUTTTXTUVT f2:might i
YUTUTTTUUU f2:mind that
XUTTTUTUUU f2:minutes from
aTTTTUUTUT f2:morning
TXTUUUUUUU f2:moro em
TYTTUTUUUT f2:moro no
TUUUTUXUTT f2:mr okonjo
USUUUUXUUT f2:my assistant
XTUUUUTUUU f2:my aunt
XUUTUUTUUT f2:my back
UZUUVTSTST f2:my birthday
XUUTUTTUUU f2:my boss
TSUUUTYUUU f2:my brother
TVUUTUXTTT f2:my club
UVTTTTXUWS f2:my daughter
TTUTUUTUWX f2:my daughter's
XTUTUUUUUT f2:my dentist
TYUUUTTUUT f2:my email
XTTXTTTTTS f2:my eyes
YTUTUUTUUU f2:my friend
YTUTUUTUUT f2:my grandson
XTUUUUUUUU f2:my gut
VXUTUUTUUT f2:my hands
ZTUTUTTTUU f2:my husband
ZUUTUTTUUT f2:my knees
TVUUTUTTTX f2:my mail
UTUUUUXUUU f2:my mate
TZUUUTTUUS f2:my name
UYUUTUUUUT f2:my name's
YTUTTTTUUT f2:my neighbour
ZTUTTUUTUT f2:my phone
UaUTUTTUUS f2:my pronouns
XTUUUTTUTU f2:my question
XTTTTTWUUT f2:my sister
VSTTTTYTWT f2:my son
TYUUUTTUUT f2:my time
VVTSTYXTUS f2:my wife
USUTUUZUTT f2:my wife's
XUTTTUUUUT f2:mystery over
TUTTXWTUUT f2:n'utilise jamais
YUUUTTTTUU f2:never by
UUUTTXUUUU f2:never edit
XUUTTTUUUT f2:never gonna
YUTUTTUTUU f2:never mind
UUUUTXUUUU f2:never push
UUUUTXUTUU f2:never put
YUTUTTUUUU f2:never seen
TUUUTXUUUU f2:never touch
TUTTTXUUUU f2:never use
YUUTTTTTUT f2:next :
aUTTTTTTUT f2:no
YTSTTSZUUS f2:no ,
XUUTTTUUUT f2:no clue
UUUTTXUUUT f2:no emojis
aTTTUSTUUT f2:no exceptions
YUTSUTUUUT f2:no idea
VUTTTTTUUZ f2:no longer
XUUSTUUUUU f2:no matter
VUUTTXUUUT f2:no meetings
WWRRSVXXUS f2:no more
VUTSTVTUUX f2:no need
YUTTTUUUUT f2:no no
WUTXTTUUUT f2:no sugar
YUUTTTUUUT f2:no tables
TTTTXWTUUT f2:no uses
WTUXUTTUUU f2:non mi
UTTTUYUUUU f2:non usare
VTXSUTTTUX f2:not a
TTTXTWTTUW f2:not in
YUTTUTUTUT f2:not planning
YUTTUTUUVT f2:not sure
YUTTUTUUUT f2:not that
VUUTTXTUUT f2:note on
YUUUTTTTUT f2:now ,
VTUUUTTTUX f2:now i
ZUUUTTTTUT f2:now the
VTTTTSaUUU f2:on a
YTTUWTTTUT f2:on the
UUXUUUTUUU f2:one paragraph
WUTTTUXTUT f2:only the
YUUTUUUUUT f2:opposing counsel
XUUUUTTUUU f2:or is
XTUUUUTUUU f2:or was
XUUTTUUUUU f2:otherwise it
TUUUUUXTUU f2:our cat
TUUUUUXUUU f2:our staging
YTUTTTWTTT f2:out of
XUUTUUUUUT f2:perhaps i
YUTUTTTUUU f2:plan around
TUZTUUUTTU f2:preferisco le
TTYTUUUUUU f2:preferisco risposte
UUYTUTTUUU f2:prefiero respuestas
UUXUUTUTUT f2:pull out
ZUUUUTSUUT f2:put that
aUUTTTTTUT f2:put the
XTUUUTUUUU f2:que si
YUUUUUUTUT f2:quick ,
YTTTUTUUUU f2:quiz me
XUUUUTTUUT f2:recipe for
YUTUTTTUUT f2:remember
XUSUSSaUTT f2:remember that
XUUUTTTUUU f2:remember when
WUSSYSTUWS f2:remind me
VUUTTTUUUX f2:remove the
YUTUUUTUTT f2:reviewer 2
TUUUUTUXUU f2:root because
XUTTTTUUUT f2:round it
YUTUSUUUVT f2:run it
XUTTWTTUUT f2:run the
WUTUTTXTUT f2:same thing
YUUUTTUUUU f2:schreib bitte
TTUUUTXTUW f2:scrap the
UUTTYTUUUT f2:scratch that
YUTTTTUUUT f2:send the
YUTTTTTUUU f2:she has
YTUUUUTTUU f2:she is
YTSTTUUUVU f2:short
ZTTUUUTUUT f2:shorter
YTTUTTUUUT f2:should i
XUUUSTUUUU f2:should we
XUSXTTUUUU f2:show me
TTTTYUUUUU f2:sign all
TUTUUUUTTY f2:sold the
YUSTTUXUTT f2:sounds good
UYTUTUTUUU f2:soy alérgica
TTTTZTUUUT f2:start with
YUTUSTUUUU f2:stick to
YUUUUUTTUT f2:strike it
VTXTTTTUUT f2:tabs
YTUTTTUUUT f2:take it
XTTUTUUUUU f2:tell her
ZUZRRSTUVT f2:tell me
YVUTTTUUUT f2:tell the
ZUUTTTTUUT f2:tell this
TUUTYTTUUU f2:tests go
YUTUTTTTUU f2:that goes
YUTTTTUUUU f2:that is
YUUUUUTTUT f2:that the
ZTTUUUTSVU f2:that was
YTUUTTTUUU f2:that's a
XTUUUUUTUU f2:that's all
XUUUTUTTUU f2:that's house
ZTTUTUTTUU f2:that's how
UYUUTTTUUU f2:that's me
YTUUUTUTUU f2:that's my
XTTTUTTUUU f2:that's not
WTTUTXXSTT f2:that's the
VXUUUUTTTT f2:that's what
UTUUTTSXWT f2:that's why
UUUTUUXTUT f2:the api
YUUUUUTTUU f2:the backup
TTUUUUXVTT f2:the boiler
TUTUTTXTWT f2:the budget
ZUUTUUTUTT f2:the build
XUUTUUTTWT f2:the certificate
TUUUUUTXUU f2:the ci
TTUUUUTUYT f2:the contract
TUUUUUUXUT f2:the crash
YUUUUUUUUU f2:the customer
UUXUTUTUUT f2:the diff
UTUUXTTTVT f2:the docs
TUUUUUTXUU f2:the double
YUUUTTTUUU f2:the ethics
XUUUUUTTUT f2:the firmware
UUUUUUTXUT f2:the flaky
TTUUUUXUVT f2:the grant
UUUUUUTXUT f2:the import
TUUUUUTVUX f2:the invoice
YUUTUUUTTT f2:the kettle
XUUTUUTUUU f2:the kids
TUUUUUTYTT f2:the leak
XUUUUUTTUT f2:the lift
YUUTUUUUUT f2:the linter
TTUUTUWTXT f2:the loan
YUUTUUUTUT f2:the memory
UUUUUUTYUT f2:the migration
TUUUTTVXUT f2:the new
XUTSTUVSSY f2:the old
WTUTTTVXUT f2:the one
VXSSTXVTUS f2:the other
TUUTUUTXWS f2:the pilot
VUUUUTXTTT f2:the plan
XUUTUTUTUU f2:the publisher's
TUUUUUTYUS f2:the reason
YUUTTUTTUT f2:the rest
TUUUUUTXUT f2:the sourdough
XUUTUTUTUT f2:the sticker
XUUTTUUUUU f2:the tests
VTUTUTTWTX f2:the thing
WUTTUUXTUT f2:the ward
YUUUUUTTUT f2:the whole
YUUUUTTUUT f2:there is
XTUUUTTUUU f2:there was
ZUTTTTTUUU f2:there's a
XUUTUTTUUU f2:there's no
XUTTUUUUUU f2:there's something
XUTUUUUUUT f2:thinking about
ZTUTTUTUTT f2:this is
YUTTUUUUUU f2:this one
XUUTUUUUUU f2:this one's
VUUTUXTUUT f2:those are
YUTTUTUTUU f2:those were
YUUTUUTUUT f2:thoughts ?
UXTTVTTUUU f2:time zone
VTTTXUUUUT f2:to me
YUUUUUTTUT f2:today :
TYUUTUTUUU f2:trabajo en
XUUUTUUUUT f2:try again
YUTTUTUUUT f2:tu peux
XUUUUTUUUT f2:turn off
TUUUUUTXUT f2:turned out
UUTTTTWYUT f2:turns out
YUUTTUUTUU f2:two things
XTUTTUUUUT f2:um i'm
UXUUUUUTUU f2:um so
UUTUTXUUUT f2:under no
UTUUTYTUUT f2:unwrap (
TUTTXTUUUU f2:use pnpm
YUUTTUUUUT f2:use tabs
ZTTTSTUUUT f2:use that
YUUTUUUTUT f2:used to
TUTTWXTUUT f2:verwende in
WYTTTTSUUT f2:vivo en
WTTTTTXUUT f2:wait no
VUUUUTXSTT f2:we agreed
UXUUTTWTUT f2:we are
TTUUTUYUTU f2:we chose
TUUUUUXUTU f2:we close
YUUUTUUUUT f2:we could
TTUVTUZTTT f2:we decided
XUUUUUTTUT f2:we did
UVTSWRXSTY f2:we don't
TUUUTUYUUT f2:we drop
XUUUUUSTUU f2:we had
XTUUSTXVSS f2:we have
VSUUSTVXUT f2:we lost
YTUUUTTUUU f2:we might
TUUUUTUUYT f2:we need
TUUTWXTTUU f2:we never
TTUTTTVUUY f2:we no
TUUUUUXTUT f2:we picked
TTUUTUXUUU f2:we stay
TUUUTUYUUT f2:we take
UTUUTUTYUU f2:we tried
UYTTXSTTUS f2:we use
YUUUTTTTUU f2:we used
TTUUTUZTUT f2:we went
ZUTUTUSTUU f2:we were
YUTTTUTUUU f2:we'll see
YTUUTUVTTT f2:we're all
TUUUUUYTUT f2:we're back
YTUUUUTUUT f2:we're doing
TUUUUUXTTT f2:we're dropping
TTUTTTZUTT f2:we're going
TTUUUUYUUT f2:we're on
UUUUUTTTUX f2:we've stopped
XUUTUUUUUU f2:were i
XUTTUUUUUT f2:what a
YUTTTUTUUT f2:what are
XUUTUUTUUU f2:what can
ZUSSTTUUVT f2:what do
XUTTUUTVUU f2:what does
TSWWXSVWTR f2:what i
XUUTUUTUUU f2:what if
YUTTTUTUUT f2:what is
YUTUTUUUUT f2:what should
XUTTTUTUUT f2:what time
XUUUUUUUUT f2:what was
ZUSTTTUUUT f2:what would
YTTTUTUTUU f2:what's a
ZTTTUSUTUT f2:what's the
YUUTTTTUUU f2:when do
UTSVXTWTUS f2:when i
YUTTTTTUUT f2:when will
TSUWXUTUUT f2:when you
UUTTYUUUUT f2:whenever you
UXTTUTUUUT f2:where do
XUUUUUUTUU f2:where does
XUUUUUUTUU f2:where were
YUUUUTTUUT f2:which of
XTUTUUTUUU f2:which one
XUUUUUUUUT f2:who broke
XUUUTUTUUU f2:who is
XUUUUUTUUT f2:who said
XUUUUUTTTU f2:why does
YUUTUUTUUT f2:why is
XTUUTUUUUU f2:wie geht
YUUUUUTUUT f2:wie lange
YUUUUTTUUT f2:wie viele
XUUUTTUTUU f2:will never
UUTUUTTTUY f2:wipe the
XUUUTUTTUU f2:with
YUUUTUUUUU f2:works
XUUUTUUUUT f2:would it
YUUUTTUUUT f2:would you
XUUTTTUUUU f2:write him
WUTTXTTUUT f2:write it
ZUTUTTUUUU f2:write me
YUTUTTTUVT f2:write my
YUUUSTTUUT f2:write that
XUUUTUTUUU f2:y si
TYQWVTRSUY f2:you can
TUTSTVUUUX f2:you don't
YUUTUUUUUT f2:you have
XTUTTXTUUT f2:you keep
YUTTTUUUVT f2:you know
WTTSVXUUUT f2:you must
WWUTTUTTSX from first:0
aUSUXVVUQP from first:1
VTVTUVXTVP from first:2
ZVUSWMUSVW from first:3
VRWXTVUTTT from first:4
gSRRSSWTUS h1:
WXTTUTTTUT h1:(
XUUUTUTUUU h1:)
UUTXUTUUUT h1:,
aVQQVQVXYQ h1:<caps>
WXPQVVWWWQ h1:<code>
XVSTXSWSTS h1:<date>
ZYOWSOUWUV h1:<ed>
aXNNUNbdXN h1:<ing>
aYRSYSSTTS h1:<ly>
ZQWTVVSVVR h1:<number>
VRVWWSWSSV h1:<s>
YPVTZTTSSW h1:<verb>
VVQWbQTRZR h1:<verbs>
XWXTTPTSVV h1:<word>
ZTUQSTUXRW h1:a
XWTSWSWSTS h1:after
URWRWRVZWR h1:all
YSQTcRSTVT h1:always
WTTTUTTXUT h1:an
YTRSZWTSVT h1:any
VWRWYQUTTU h1:anything
YUTTUTUUUU h1:are
YXVSXSSTTS h1:as
VTTTYSXTTT h1:ask
aUUUTTTTTT h1:at
YUUTTTUUUT h1:aus
YUTTUUTUUT h1:back
UXSTYTTUTT h1:be
XTTTTTTXUT h1:because
WVTTSXSUWT h1:before
TXTXUTTTUT h1:being
WRSWYXSSTS h1:bitte
aTTTTTTUUT h1:both
WYSSXSTUUT h1:call
bSQRVVWTUR h1:can
YUTTUTUUUU h1:can't
aWSTSSTTVT h1:could
WTTTTTXUUT h1:das
ZUUTTUTTUT h1:decided
YUUUUUTUTU h1:den
WSSSXSVZTS h1:der
YUUUUTTUUT h1:did
UTTTTTXUZT h1:die
ZSQSXYSTUS h1:do
cTTUTTTTUT h1:does
YWPOVdVSUQ h1:don't
YUUUUTTUUT h1:done
WUUTTTTTUX h1:du
WTYTTWSTTT h1:e
UUUTWXTUUT h1:each
XTTUUTVUSU h1:el
VTTTTTXTXT h1:et
XUUTTTTUUU h1:ever
WTRSZWVSUT h1:every
VRWSWVXTSS h1:everything
YXXQYQVRTR h1:for
WVSSaXVSSQ h1:from
VUTUTTTUXT h1:get
aUSUSTTUVU h1:go
YUTTUUTUUT h1:ha
YUUUUTTUUU h1:has
aTTSTTVTUT h1:he
VUUTTTXUUT h1:her
YUTTUUUUUT h1:heute
cTRSWSTTUT h1:how
WZZYPSSQSU h1:i
VUaWUTQUVQ h1:i'd
aTTTTTWTUT h1:i'll
XeRYUMSOUV h1:i'm
YXUTPPXXSU h1:i've
XaXYQRRSTR h1:ich
XRPXbVVRSS h1:if
WSTTSTVWXT h1:il
cVRPZWVRTQ h1:in
dYQRSRWTTS h1:is
WVVUMWTXQW h1:it
bXPRVQZQWR h1:it's
WUTTTTXTUT h1:its
VUTTTXUUUU h1:jamais
WZYXQVRRSR h1:je
VWYQaPWRTS h1:keep
VTSTTSYTZT h1:la
WTTUTTTTXW h1:last
XTRSSWWWTT h1:le
VUXTUTTUUT h1:less
XUTTTTUUUU h1:let
YTSTSSaTUT h1:let's
YTTTTUUUUU h1:like
aURSYSSTVT h1:make
cTTTTTSTVT h1:maybe
ZYSSSSTUUT h1:me
XWTTTTTUUT h1:mein
XXSSSSZTUS h1:mi
TYTUTTVUTT h1:mine
XUTTUUUUUU h1:mio
WTTTTTYUTT h1:mon
YaLSPRZSXX h1:my
TUTTTZTUUT h1:ne
WRQRVcVVTR h1:never
aUTSWSTTTT h1:next
YRSWSaURPW h1:no
XSRRVXYTUS h1:nobody
UWSWTYTTTT h1:non
YUTTUUTUUU h1:nor
YPWXPXPVTX h1:not
VUTTSaTSUU h1:nothing
bSSSRWVRUX h1:now
TUTTTZUUUU h1:nunca
TVUTXUUUUT h1:nur
XTTTUWUUUT h1:não
WXTTTTTTUU h1:o
WVRRXVZSSS h1:on
YTTTTUTUUU h1:once
ZRYTRTUTVT h1:one
VSRSZRXWUT h1:only
aUTSTTUTVU h1:or
YVQQSQbVWR h1:our
VUUUTTXTTT h1:ours
YTUTTTWTTT h1:out
bTTTTTTTUT h1:perhaps
UXTTUTUUUU h1:porque
TTWTTTXUUT h1:pour
VTUUUTXTTU h1:que
WTSTTTWXUT h1:same
XUUUUTUUUU h1:say
XUUUUTUUUU h1:see
YUTTTTUTVU h1:shall
aTSSVTUTUT h1:she
XTTTWSUUVT h1:should
WWTTSTUXUS h1:since
XTUUUTUUUU h1:so
YUTTUUTUUU h1:some
ZUUTTTTUUT h1:someone
YUUUTTUUUT h1:something
WZSTTTTTUT h1:sono
STWSScTTUS h1:stop
dRXSTQQYUS h1:that
aXPRPVWVWS h1:that's
XSQTORWaYX h1:the
YTUTUUUUUU h1:their
ZTTTSTWTVT h1:there
bTSSTTUTVT h1:there's
aTSSWSYSTS h1:they
XUTTTTTXUT h1:they're
cSSTSSUSXT h1:this
WTSSTXSXUT h1:those
WTXTUTTTUU h1:three
VTTSYSTTTX h1:to
ZUTTTTTTUT h1:today
ZTTTTTTTVT h1:too
XUUUTUUUUT h1:try
ZUTTUTUTUT h1:tu
UUTTTTWYUT h1:turns
WSRWXRVWTS h1:two
ZWSSTSTWUS h1:um
VTTWWYSTTT h1:und
UUTUTXUUUT h1:under
ZRRTcRRUVT h1:use
XUUUUUUUUU h1:very
ZXTUTTTSTS h1:was
VWNOURbXVW h1:we
XTTTTTZTTT h1:we'll
VXQQRQcQXX h1:we're
XTSSSSYRUY h1:we've
XUUUUUUUUU h1:wenn
XUUTUTTUUU h1:were
YPVWWQUWSU h1:what
dTSTTSTTUT h1:what's
TRTXaTVTUS h1:when
VUTTZTTTTT h1:whenever
XXTTTTTUUT h1:where
aTTSTTXSUU h1:which
bUTTTTTTUT h1:who
YTTTTTTXUT h1:why
ZUTTTUUTUT h1:will
VVSSWSXTSW h1:wir
XSRRURWZXR h1:with
YUUTTTUTUU h1:without
ZTTUTTUTVT h1:would
WTTTWTTUXT h1:y
XWNVUVTQSa h1:you
ZUTTTTUUVT h1:you're
ZUTUTTUTUT h1:your
XUUUUUUUUU h1:è
gSRRSSWTUS h2:
VXTTUTTTUU h2:( i
XUUUTUTUUU h2:)
ZTTTTUUUUU h2:<caps>
XTUUTTTTWT h2:<caps> <verb>
YXTSTTTTVT h2:<caps> <word>
VTUTXUUUUT h2:<caps> for
WXTTTTTTUT h2:<code>
TTTTYTTUVU h2:<code> ,
TTTUTTUXXT h2:<code> <word>
XWSTTSWTUT h2:<code> for
YTTTUTUUUT h2:<date> is
YUUTUUUTUU h2:<date> the
aTTTTUTTUT h2:<ed>
WXUTUUTTTT h2:<ed> ,
WTTTXTSWUT h2:<ed> <name>
XSSXSSSSUY h2:<ed> <s>
VXTTTTTXTT h2:<ed> in
UUUUUTUXUT h2:<ed> out
UXUTTTWTUT h2:<ed> over
VTUTUUTXUT h2:<ed> the
aUUTTTUTTT h2:<ed> to
WXUTTUUUTT h2:<ed> with
cTTTTTTSUT h2:<ing>
VTSSXSXVUS h2:<ing> <s>
WTTTXUUTTT h2:<ing> <verbs>
USSSSSZYXS h2:<ing> <word>
XUTUUUUUUT h2:<ing> about
UXUUTTTWTT h2:<ing> at
TTUUUTTYUT h2:<ing> by
XUUUUUTTUU h2:<ing> for
XUUUTTUUUT h2:<ing> from
YUUUTUTTUU h2:<ing> is
VUTTTTTZUU h2:<ing> it
XUUUTUUTUU h2:<ing> like
WTTSSSXYTT h2:<ing> the
XTUUTUUUUU h2:<ly>
YTTTTUTUUU h2:<ly> ,
VUUTXTTTUT h2:<ly> <word>
YTTTUUUUUT h2:<ly> the
YUUTTTTUTU h2:<number>
ZUTUTTUTTT h2:<number> <name>
YTTUTTVSTU h2:<number> <s>
VTXTYTTTTT h2:<number> <word>
YSWRWSXTUS h2:<s>
ZTTTWTTTUT h2:<s> ,
TRWRXQYVTV h2:<s> :
aUTSTTVTUT h2:<s> <ed>
YTTSWSTYUS h2:<s> <ing>
WSTTUTXTWS h2:<s> <name>
UWTTSWVXSS h2:<s> <number>
VSVRWSWWWS h2:<s> <s>
YOVZVMXTVV h2:<s> <word>
ZUTTUTTTUT h2:<s> ?
XTTTWTTUUU h2:<s> always
VUTUXTTUUT h2:<s> and
WVPPVQXXTY h2:<s> are
VUUTXTUUUT h2:<s> at
TUTTTUWTXT h2:<s> does
YUTTTUUUUT h2:<s> down
TXTTTTWUTT h2:<s> en
XTTTXTSTVU h2:<s> for
WTSWUTTTTX h2:<s> from
TUUTXTWUTT h2:<s> get
ZUUUTTTTUT h2:<s> got
VUTTXTWUST h2:<s> have
VUXTTTUUUT h2:<s> i
WTYQWSXTTS h2:<s> in
ZTTTTTWUTT h2:<s> is
TUTUXUTUWT h2:<s> must
aTTTTTUUUT h2:<s> my
TUTTTXWUUT h2:<s> no
WTSRWWTWUS h2:<s> of
TUTTTXXTTT h2:<s> off
WYTTRSVTVT h2:<s> on
YUTTTTWUUU h2:<s> only
WTXTVTTTUT h2:<s> over
TUTUYTUUUU h2:<s> should
YUTTTUTUUT h2:<s> still
VXTTUWTUUT h2:<s> the
VTTSXTTUUX h2:<s> to
UUUTYTUUUT h2:<s> up
VXUTUTUTUT h2:<s> what's
UUYTTTUUUU h2:<s> with
XUSTZSTUUT h2:<verb>
YTTTWTTTUT h2:<verb> ,
YUTTTTUUUT h2:<verb> <code>
VTTTTXUUUU h2:<verb> <ing>
WXSSYTSUUS h2:<verb> <name>
VXTUTUTTWT h2:<verb> <number>
XSPRaXZTTR h2:<verb> <s>
XTTTWSTXUT h2:<verb> <verb>
UTTXWSWTTS h2:<verb> <verbs>
YWVQYPXRYP h2:<verb> <word>
aTSVWRSSVU h2:<verb> a
YUTUTTTUUT h2:<verb> again
XTSTWTWTVT h2:<verb> all
XUUTTTUUUU h2:<verb> an
UUTTXTUUUU h2:<verb> before
VTUUXTTTUT h2:<verb> both
YUTUTTTUUU h2:<verb> each
VXTUSTWUTT h2:<verb> for
YUTTTUUUVS h2:<verb> from
WUUUXTTUUT h2:<verb> her
YUTTTTUUUT h2:<verb> him
YUTUTUUUUU h2:<verb> how
YURSXSTUVT h2:<verb> in
UWXSTTUUUT h2:<verb> is
bUSTYRRTWR h2:<verb> it
VTXTTUTUUU h2:<verb> like
aQYWYTQRWP h2:<verb> me
USRRWXWTTX h2:<verb> my
XUTTTTXUUT h2:<verb> no
YUUUUUUUUT h2:<verb> of
YUUUTTUUUT h2:<verb> off
ZTTSTXTUUS h2:<verb> on
WUXUTTTTUT h2:<verb> out
aTQTTXZTTQ h2:<verb> that
bQPYWUSPTX h2:<verb> the
XUTTYTTTUT h2:<verb> them
YUTUTTTUUU h2:<verb> these
YUSSXSUUUS h2:<verb> this
aUSTWSTTUS h2:<verb> to
UUTTTUTXVT h2:<verb> was
TTSUVTWTUX h2:<verb> what
VUTTXTTUUT h2:<verb> when
YUWSWSSTUS h2:<verb> with
VUTTXUUUUU h2:<verb> you
YUUUTUUUUU h2:<verbs>
UTUXTUTTWT h2:<verbs> <word>
TTTTZTWUTT h2:<verbs> go
YUUTUUTUTU h2:<verbs> like
gbOPRSXSVQ h2:<word>
VTTUTYTUUT h2:<word> (
bbZPUQRSTP h2:<word> ,
XUTTTTTTYT h2:<word> :
ZSSTSSWZUS h2:<word> <ed>
USWRZRVWUR h2:<word> <ing>
WVPPUQWVVZ h2:<word> <name>
WRRSVRYZVR h2:<word> <number>
STXXTUTUVQ h2:<word> <s>
XSVPVUTVWV h2:<word> <verb>
SWSVXSXNXU h2:<word> <verbs>
VWVSTTTUXT h2:<word> <word>
ZUTSUTUTVT h2:<word> ?
WYXSSSWSSS h2:<word> a
VYTTUTTTUT h2:<word> and
ZUTTTTUUUU h2:<word> be
TUUUUTUXUU h2:<word> because
WSTTXXTUUS h2:<word> bitte
WXTTTTUTVT h2:<word> by
ZUTTTTTUUU h2:<word> con
YTUTTUUUUT h2:<word> da
XTTTWTUUTT h2:<word> de
YUUUUUTUUT h2:<word> do
VSSTTTcSVT h2:<word> does
YUUTUTUUUT h2:<word> du
YUTUUUTUTT h2:<word> el
TYTUUUUUTT h2:<word> em
WZTTSTSUUT h2:<word> en
YTTUUTTUUT h2:<word> es
XUSTXTTTUT h2:<word> first
aSXSVSSSXS h2:<word> for
VSSSTSYXTW h2:<word> from
YUUTUTTUUU h2:<word> get
YUTTTTTWUT h2:<word> got
XTSTSTYTXT h2:<word> has
YUUUUUUUUU h2:<word> have
VXSSWXTTTS h2:<word> here
XXWSTTTTVS h2:<word> i
YUTUTUUUUU h2:<word> i'm
XUTTTUUUUU h2:<word> ich
aUTTTTTUUU h2:<word> if
WRWSWWWTSS h2:<word> in
XTWTPMYVXX h2:<word> is
aTRSSTaUUR h2:<word> it
TUTTXWTUUT h2:<word> jamais
TTTUYUUUUT h2:<word> jetzt
YTTUUUTTUT h2:<word> just
YUTTUUUUUT h2:<word> la
TTYSYSSWST h2:<word> le
ZRWPVWWSUS h2:<word> me
XUTUUUUUUT h2:<word> might
XTTTUTTTUY h2:<word> my
YUTTUTUTUU h2:<word> never
XXTTTTTUUS h2:<word> no
YUTUUTUUUT h2:<word> nous
aXSSSSTXTS h2:<word> of
WXTUTSYSTS h2:<word> on
YTUTUTUTUT h2:<word> one
XTWSTTVTUT h2:<word> only
XUTTUTXTUT h2:<word> out
VXVSXSTTUS h2:<word> over
XWTTTTTUUT h2:<word> para
TUTXUXTTTT h2:<word> pas
UTTUYTTUVT h2:<word> please
XTXTUTTUTT h2:<word> que
YTUUUTTUUT h2:<word> said
ZUSTTTUTUU h2:<word> says
TXTTXTUUUT h2:<word> sempre
TUUUXUUUUU h2:<word> si
TTTTZTTUUU h2:<word> siempre
WXTUUTTTUT h2:<word> since
XUTTUUUUUT h2:<word> something
aTSSYSSUUS h2:<word> that
ZSRSRRWUSd h2:<word> the
YTTTUUUUUU h2:<word> these
bUSTUTTTUT h2:<word> this
ZUTTTTTTUT h2:<word> un
YTUTUUTUUT h2:<word> une
XUTTTTTXTT h2:<word> up
YXTSTUTTVS h2:<word> was
XTTTWTVTTT h2:<word> with
YUTUTUTUUU h2:<word> won't
YUTUUTUUUT h2:<word> your
XUUTUUUUUT h2:? ?
ZQURTUUXSX h2:a <word>
VXTTTTWTUT h2:after <word>
XTTTWTTUUT h2:after that
TUSSXTWWTT h2:all <s>
XUUUTUTTUU h2:all of
VUUTUUUXUT h2:all the
VTRTbSTUVU h2:always <verb>
XUUUTUUUUU h2:always has
YUTUTUUUUT h2:always have
YUTUSTTTVU h2:always the
YUTTTTUUUT h2:any <s>
YTSTXSUTUT h2:any <word>
TTTXWTTTUT h2:anything <ing>
VUTTXTUUUU h2:as are
VXUUTTUUUT h2:as i'm
UUUUXTTUUU h2:ask <name>
TUTUVTXUUU h2:ask before
YUTTWTTUUT h2:ask me
YUUUUTTTUU h2:at the
YUUTTTUUUT h2:aus dem
XUUUUUTUUT h2:back in
UUTTYTTUUT h2:be <word>
WTTTTXTUUT h2:before <word>
YTTSYSTUTT h2:bitte <word>
WYSSWSTUUT h2:call me
aTUTTTTTUT h2:can i
XUUUUUTUUU h2:can someone
XUUUTUTUUT h2:can we
YTRSVVWTUS h2:can you
XUUTUUTUUU h2:can't <verb>
YTTTUUUUUU h2:could be
YTUTTTUUUU h2:could one
YUUTUTUUTU h2:could the
XWTTTTUUWT h2:could you
XUUUUTTUUU h2:das <word>
YTUUTTTUUT h2:decided
WSSSXSVZTS h2:der <name>
XUUUUTUUUT h2:did i
UTUTTTVUYT h2:die <name>
UUUUTTXUTU h2:die <word>
aTTTTTUUUT h2:do <s>
YUTTTUTTUU h2:do <verb>
ZTTUTTTUTT h2:do <word>
XUTUSUUUUU h2:do it
VUTSTYTUVT h2:do not
VUTTXTTUUU h2:do that
XUUUTTUUUT h2:do they
YUTTUTTUUT h2:does <word>
YUUUUTTTUT h2:does this
XUUTUUUTUU h2:doesn't <word>
XXSRQcSTVS h2:don't <verb>
VSSSWWXSUS h2:don't <word>
XUUTTTUUUT h2:don't ask
UUTTUXTUUU h2:don't call
XUUUTTTUUT h2:don't do
YUUTTTUUUU h2:don't let
VUTSTYTUUU h2:don't use
WUUTTTTTUX h2:du <word>
UUXUUTTUUU h2:e <word>
XTTUUTVUSU h2:el <word>
VUTTUUXUTU h2:et <s>
XUUTTTTUUU h2:ever
UUTTYTTUUU h2:every <verb>
YTTSTWWTTT h2:every <word>
YUTUTTTTUU h2:everything else
UXVSXSSUUT h2:for <word>
UTUUXTTTUU h2:for my
YUUUTTTUUT h2:for now
aWRSTSWTUT h2:for the
XUTUTUUUUU h2:for this
XUUUUTUUUU h2:for today
VTTTUUXTUT h2:for what
XUUUUUUUUU h2:for your
XTTTUUUUVT h2:from my
USTTaTWTUS h2:from now
TXTUWTTUUT h2:from today
VUTUTTTUXT h2:get <word>
XUTUTUTUUU h2:go <word>
XUTUTUTUUU h2:go with
YUTTUUUUUT h2:ha
XUUTTUUUUU h2:he <ed>
XUTUTTTTUU h2:he says
YUTTUUUUUT h2:heute <word>
XUUUUUTTUT h2:his <word>
YUTUUUUUUU h2:how <s>
ZUSTTTTUVU h2:how do
XUUUTUTUUU h2:how does
aUSSTTUUUU h2:how many
XUUUTUUUUU h2:how to
bYPPSRYaSP h2:i <ed>
TYTTUTTUVT h2:i <ing>
XXWRTTTTUT h2:i <ly>
VcaLUUVPSV h2:i <verb>
XWWZSSSSOW h2:i <word>
VXSSXTTUUU h2:i always
WaSSUTUVTR h2:i am
XTTTWTUUUU h2:i ask
XWSSTTXUUS h2:i can
WUVZTVRSTR h2:i can't
VXWXSRVTTR h2:i do
WYTYRWPSTU h2:i don't
VTTWTTXUUT h2:i get
TZTTUUTUUT h2:i go
YTTTUTUUVT h2:i guess
aTTSUTTTUT h2:i had
YXQQSSXSXW h2:i have
VXTTTTWUUT h2:i just
WYTTUTTUUT h2:i keep
YTSTUUUUVU h2:i know
YSbPWTSTTS h2:i like
YTTSUTUVUU h2:i may
YUTTUTTUUU h2:i might
UUXTUTTUUU h2:i much
ZUTTTTUVUT h2:i must
ZTTTSTUTYT h2:i need
WTWXTSTTUT h2:i never
VSSSUSXUTY h2:i no
YUUTUTUUUT h2:i once
UWWSTXSTUT h2:i only
UXTTUTTUUT h2:i own
WTUUTTXTUT h2:i said
YTUUUTTTUT h2:i say
UTTSWSWTXT h2:i should
YTTTUTTUUT h2:i the
bTSSUTTUVS h2:i think
YUTTUTTUUT h2:i told
WZTSUTTUUS h2:i use
WTSRYSSUYT h2:i want
aWSRTTWSUS h2:i was
YUTTUUTTUU h2:i went
VTXSVXSUTT h2:i would
UXXSTSUTUT h2:i'd <verb>
TUZXTTTTST h2:i'd rather
YUTTTUUUTU h2:i'd say
WTTTTTXUUT h2:i'll <verb>
XUTTTUUUUU h2:i'll <word>
YUTTTUUUUU h2:i'll be
XUUUTUTUUU h2:i'll call
YUUTTUTUUT h2:i'll do
XZTRTUTUTT h2:i'm <ed>
ZVTRWURTXS h2:i'm <ing>
YTTTUUUUUT h2:i'm <ly>
WaTRTUTUVR h2:i'm <name>
TYUTTUTUTU h2:i'm <number>
YTTTUUTUUU h2:i'm <s>
WaVVVSRTUQ h2:i'm <word>
TaTSUUTUUT h2:i'm a
XXSRXTSUUT h2:i'm in
WTSYSSSTUX h2:i'm not
VVUTTUXUTT h2:i'm off
XZTRSTTVUS h2:i'm on
YTTTTUUUUU h2:i'm out
UXTSSUXUTS h2:i'm the
ZTTTUTVTUS h2:i've <ed>
VTTTUUUXUU h2:i've <verb>
YWTSSSVSTW h2:i've <word>
XaSTTUSSUU h2:i've been
TUTTUUaTVT h2:i've decided
YWTTTTTTUU h2:i've got
WTTTUUTXUT h2:i've had
XUTTUUTUUU h2:i've no
XUTUUUUTUT h2:i've told
WaXYQSRSTR h2:ich <word>
XUUUTTTUUU h2:if <name>
UTTSZTUUUU h2:if <word>
TUUTYTTUUU h2:if a
VTRWWWXTTS h2:if i
XTUUTTTUUU h2:if my
XUUTWTTTTT h2:if the
ZTUTTTTUUT h2:if we
UTTXWTTUUU h2:if you
TUTTXTUUUU h2:if you're
WSTTSTVWXT h2:il <word>
ZUTUTTTTUT h2:in <number>
UUTTYUUUUT h2:in <s>
XVUTWTSTTT h2:in <word>
aUTSTSTVUT h2:in my
WUUTUXTUTU h2:in our
bTTSWSSTUT h2:in the
TUTTWSXUUT h2:in this
VXTTTTWUUT h2:is <ed>
ZUUUUTTTTT h2:is <number>
aTTSUTTUUT h2:is <word>
ZTTTUUTUUU h2:is a
YTTTUTTUUU h2:is he
ZTUTUUTUUT h2:is it
XTUUUUTUUT h2:is our
ZUUUTUTTUU h2:is that
YUTTUUTUUT h2:is the
YUUUUTTUUT h2:is this
YUUTUUTTUT h2:it <ed>
XSYWSSSTTW h2:it <s>
XTTTUTTWUT h2:it <verbs>
ZUUUUSTTUT h2:it <word>
ZUTTTTTTUT h2:it has
VWSSSXWSTV h2:it is
WTTTUTVYUS h2:it was
XUTTUTUUUU h2:it would
YUUVTUTTUT h2:it's <caps>
UTTTTTXTWT h2:it's <ed>
YTTUUUTUUU h2:it's <ing>
TYTTWTUUTT h2:it's <name>
cTSUSTVTTT h2:it's <word>
XTTUTTUTUU h2:it's a
YUTUTUTUUU h2:it's always
UTUUTUXUUT h2:it's been
XUUUTUTUTU h2:it's for
YTUUUUTUUU h2:it's my
XUUUTUTUUT h2:it's what
VUTTUTYUUT h2:its <word>
WaSSTSTUUU h2:je <s>
WWYXSRTTTS h2:je <word>
VUTTUXTUUU h2:je vous
TTSUaTTUUU h2:keep <s>
TUTTYTTUVU h2:keep <verbs>
VWSTSTXTUU h2:keep in
XTXTSTVTUT h2:keep it
aUSTSTSUVU h2:keep that
VTSTWTXUUT h2:keep the
VTTTTTVTZT h2:la <word>
VUXTUTTUUT h2:less <word>
XUTTTTUUUU h2:let me
ZUTTTTVTVT h2:let's <verb>
TUTUTUYUUU h2:let's go
XUUTUUTUUU h2:let's see
YUTTTUTUUU h2:make a
XUUUTTUUUT h2:make it
YUUTTTUUUT h2:make me
TUTUYUTTUU h2:make sure
XUTUTUUUUT h2:make the
XUTTUUUUUU h2:maybe i'll
XUUUUTUUUT h2:maybe is
XUUUUUUUUT h2:maybe it
XUTTTTUUUU h2:maybe the
YUUUTUTUUU h2:maybe we
YYSSTTTUUT h2:me <word>
XWTTTTTUUT h2:mein <name>
XXSSSSZTUS h2:mi <word>
VUTTTXTUVT h2:might i
XUTTUUUUUU h2:mio <word>
TWTTTTVXUS h2:my <ing>
WVTSSSSUXX h2:my <name>
WWQVPPYRXX h2:my <s>
VbTSSSRTUX h2:my <verb>
ZYQOUVaUWL h2:my <word>
XUUTUUTUUT h2:my back
VSTTTTYTWT h2:my son
TUTUTYTUUU h2:ne <word>
YUUTTTUUUU h2:never <s>
TTSSXbSSUT h2:never <verb>
WTSRSWYWUS h2:never <word>
YUUUTTTTUU h2:never by
TUTTTXUUUU h2:never use
XWUTTUTTUT h2:new <verb>
STTTXTWXTT h2:new <word>
YUUTTTTTUT h2:next :
XUTTWTTTUT h2:next <word>
aUTTTTTTUT h2:no
YTSTTSZUUS h2:no ,
VUTTTXTUVT h2:no <caps>
STTXTYTUUT h2:no <code>
UUTTTXUUUT h2:no <ing>
ZXQQWaRSUQ h2:no <s>
YTSSTWUUVS h2:no <verb>
XTTTTWTUUU h2:no <verbs>
ZQOXVXTQTX h2:no <word>
WWRRSVXXUS h2:no more
VUTSTVTUUX h2:no need
YUTTTUUUUT h2:no no
YUUTUTTTUU h2:nobody <ed>
VTUTWXSUTS h2:nobody <s>
UTTSTWXUUU h2:nobody <verbs>
TWTSUYUUUT h2:non <word>
WTUXUTTUUU h2:non mi
YUTSUTUTVT h2:not <ing>
XTTXTSTUVS h2:not <word>
VTXSUTTTUX h2:not a
TTTXTWTTUW h2:not in
YUTTUTUUVT h2:not sure
YUTTUTUUUT h2:not that
YUUUTTTTUT h2:now ,
ZTUUTUTTUT h2:now <verb>
VUUTTTXTUT h2:now <word>
VTUUUTTTUX h2:now i
ZUUUTTTTUT h2:now the
TUTTUYUUUU h2:nunca <s>
TVUTXUUUUT h2:nur <word>
XTTTUWUUUT h2:não <word>
YTTUUTUUUU h2:o <word>
VTTTTSaUUU h2:on a
YTTUWTTTUT h2:on the
XSYSSTVTVT h2:one <word>
WUTTTUTXUU h2:only <ing>
VUTTZTTTUT h2:only <verb>
WUTTTUXTUT h2:only the
XUUUUTTUUU h2:or is
XTUUUUTUUU h2:or was
TTTTTTXUVU h2:our <caps>
TUUUUUXUUU h2:our <ing>
XTTTTTXTUU h2:our <s>
UTUUTUXUUU h2:our <verbs>
XVRRTRZVWR h2:our <word>
YTUTTTWTTT h2:out of
XUUTUUUUUT h2:perhaps i
UTUUUUXUUU h2:que <word>
XTUUUTUUUU h2:que si
WUTUTTXTUT h2:same <ing>
UUTTUUTXUU h2:same <word>
YUTTTTTUUU h2:she has
YTUUUUTTUU h2:she is
YTTUTTUUUT h2:should i
XUUUSTUUUU h2:should we
YUTTUUTUUU h2:some <word>
VZSTUTUUUT h2:sono <word>
STWSSbTTUT h2:stop <ing>
TUTTUUUXUT h2:that <ed>
ZUTUTTTTUU h2:that <s>
ZUTTTTUTUU h2:that <verbs>
YTSTTTUXUT h2:that <word>
YUTTTTUUUU h2:that is
YUUUUUTTUT h2:that the
ZTTUUUTSVU h2:that was
VTTUUTXUTT h2:that's <name>
cSTUUTTTUT h2:that's <word>
YTUUTTTUUU h2:that's a
XTUUUUUTUU h2:that's all
ZTTUTUTTUU h2:that's how
UYUUTTTUUU h2:that's me
YTUUUTUTUU h2:that's my
XTTTUTTUUU h2:that's not
WTTUTXXSTT h2:that's the
VXUUUUTTTT h2:that's what
UTUUTTSXWT h2:that's why
TTTTTWVVYS h2:the <caps>
UUUTUTXUUT h2:the <code>
YUTTUTUUUT h2:the <ed>
VSSSSRUYXX h2:the <ing>
VXSRTWUUSW h2:the <name>
XUSSUVVXWP h2:the <s>
VURRVQVXVW h2:the <verb>
XUUTTUUUUU h2:the <verbs>
ZSRUPIYaZW h2:the <word>
TUUUTTVXUT h2:the new
XUTSTUVSSY h2:the old
WTUTTTVXUT h2:the one
VXSSTXVTUS h2:the other
YUUUUTTUUT h2:there is
XTUUUTTUUU h2:there was
ZUTTTTTUUU h2:there's a
XUUTUTTUUU h2:there's no
XUTTUUUUUU h2:there's something
XTUUTUUTUU h2:they <ed>
WTTTTUXUUT h2:they <verb>
UUUUTUXTUU h2:they <word>
YUTTUUUUUU h2:this <s>
XUTTUTUUUU h2:this <verb>
aTTSTTVTUT h2:this <word>
ZTUTTUTUTT h2:this is
YUTTUUUUUU h2:this one
VUUTUXTUUT h2:those are
YUTTUTUTUU h2:those were
VTTTXUUUUT h2:to me
YUUUUUTTUT h2:today :
YUTUUUUTUT h2:too <word>
XUUUTUUUUT h2:try again
YUTTUTUUUT h2:tu <word>
UUTTTTWYUT h2:turns out
XSSWXSSVUT h2:two <s>
VUTTTUTXUU h2:two <verbs>
XTUTTUUUUT h2:um i'm
UXUUUUUTUU h2:um so
UTUTTZTTTT h2:und <word>
UUTUTXUUUT h2:under no
VTTTXTUUUU h2:use <name>
ZUTUUTTUUT h2:use <s>
UTTTZSTUUU h2:use <word>
ZTTTSTUUUT h2:use that
ZTUUUUTTUT h2:was <word>
ZSTTRRZZSQ h2:we <ed>
URTUWSZRXS h2:we <verb>
YVTTURYXRR h2:we <word>
UXUUTTWTUT h2:we are
YUUUTUUUUT h2:we could
TTUVTUZTTT h2:we decided
XUUUUUTTUT h2:we did
UVTSWRXSTY h2:we don't
XUUUUUSTUU h2:we had
XTUUSTXVSS h2:we have
YTUUUTTUUU h2:we might
TUUUUTUUYT h2:we need
TUUTWXTTUU h2:we never
TTUTTTVUUY h2:we no
UYTTXSTTUS h2:we use
TTUUTUZTUT h2:we went
ZUTUTUSTUU h2:we were
XUUUUUTUTU h2:we'll <word>
YUTTTUTUUU h2:we'll see
XSTUTTZSWS h2:we're <ing>
UTUUUUYUTT h2:we're <number>
YTUUTUVTTT h2:we're all
TUUUUUYTUT h2:we're back
TTUTTTZUTT h2:we're going
TTUUUUYUUT h2:we're on
WTSTTTXTVW h2:we've <ed>
XUUTUUUUUU h2:were i
XUTTUUUUUU h2:what <s>
YUTTUUTUUT h2:what <verbs>
aUSTTUTTVT h2:what <word>
XUTTUUUUUT h2:what a
YUTTTUTUUT h2:what are
XUUTUUTUUU h2:what can
ZUSSTTUUVT h2:what do
XUTTUUTVUU h2:what does
TSWWXSVWTR h2:what i
XUUTUUTUUU h2:what if
YUTTTUTUUT h2:what is
YUTUTUUUUT h2:what should
XUUUUUUUUT h2:what was
ZUSTTTUUUT h2:what would
XUUUUUUUUU h2:what's <ing>
YUUUTTTUUU h2:what's <word>
YTTTUTUTUU h2:what's a
ZTTTUSUTUT h2:what's the
YUUTTTTUUU h2:when do
UTSVXTWTUS h2:when i
YUTTTTTUUT h2:when will
TSUWXUTUUT h2:when you
UUTTYUUUUT h2:whenever you
UXTTUTUUUT h2:where do
XUUUUUUTUU h2:where does
XUUUUUUTUU h2:where were
YUTTTTTUUU h2:which <s>
ZTTTUTTUUT h2:which <verb>
YTTTUTUUUU h2:which <word>
YUUUUTTUUT h2:which of
XTUTUUTUUU h2:which one
YUUUUTTUUT h2:who <word>
XUUUTUTUUU h2:who is
XUUUUUTUUT h2:who said
XUUUUUTTTU h2:why does
YUUTUUTUUT h2:why is
XUUUTTUTUU h2:will never
VTTTXTWTTT h2:wir <word>
XUUUTUTTUU h2:with
WUTTTUTXUT h2:with <word>
XUUUTUUUUU h2:would <word>
XUUUTUUUUT h2:would it
YUUUTTUUUT h2:would you
XUUUTUTUUU h2:y si
XUTTUUUUUT h2:you <ed>
YTUTTTUUUT h2:you <word>
TYQWVTRSUY h2:you can
TUTSTVUUUX h2:you don't
YUUTUUUUUT h2:you have
XTUTTXTUUT h2:you keep
YUTTTUUUVT h2:you know
WTTSVXUUUT h2:you must
YUTTUUUUUT h2:you're <word>
YUUUTUUUUT h2:your <verb>
XUUUUUUUUU h2:è <word>
gSRRSSWTUS h3:
XUUUTUTUUU h3:)
ZTTTTUUUUU h3:<caps>
XTUTUTTTVU h3:<caps> <word> <word>
WXTTTTTTUT h3:<code>
WUTTTTXUUT h3:<code> for me
YUUTUUUTUU h3:<date> the <word>
aTTTTUTTUT h3:<ed>
YUUUUUTSUT h3:<ed> it
TUUUUUTXUT h3:<ed> out the
YUUTUTTUTT h3:<ed> to be
cTTTTTTSUT h3:<ing>
TUTUUUZTUU h3:<ing> <word>
YUUTUUUUUT h3:<ing> <word> <s>
TXUUUTTWTT h3:<ing> at the
TTUTUUUYUT h3:<ing> it <ed>
XUUUTUTUUU h3:<ing> the <s>
VTTTTTUZUT h3:<ing> the <word>
XUUUTTUUUU h3:<ing> to the
XTUUTUUUUU h3:<ly>
YUUTTTTUTU h3:<number>
WTXUTTUTUT h3:<number> <word>
YSWRWSXTUS h3:<s>
VUTTXTTUUU h3:<s> , <word>
UUTTXTWTTT h3:<s> : <s>
WUTTTTXUUT h3:<s> : <word>
TTXTTTWTTW h3:<s> : i
YUUTUUTTUT h3:<s> <ed>
XUUTUTTUUU h3:<s> <name>
XTTUUTTUXT h3:<s> <s> :
UUTUUTUXUU h3:<s> <s> <word>
YUTTUUTUUU h3:<s> <verbs>
aTYQSSWSVR h3:<s> <word>
ZUSSSUWUVU h3:<s> <word> ,
TTTXTTYTUT h3:<s> <word> <s>
XUTTWTTTTT h3:<s> <word> <word>
XTSSWTXTTT h3:<s> <word> in
XUTTTUWTUT h3:<s> <word> is
TUTYUUTUUU h3:<s> <word> like
WUTXTUTUUT h3:<s> <word> me
TUUUTUTUYT h3:<s> <word> the
ZUTTUTTTUT h3:<s> ?
TTTUXTVUUT h3:<s> are <number>
VTTTTUTUVX h3:<s> are <word>
TXTTTTWUTT h3:<s> en <word>
XUUUTUTTUU h3:<s> for a
UTTTXUTUUU h3:<s> for me
TUTTWTTUUX h3:<s> from <name>
XUTTTUTUUU h3:<s> from the
XUUUUTUUUU h3:<s> got an
XUUTUTTUUU h3:<s> got the
VUTTYUTUSU h3:<s> have to
XTTTWTSUUU h3:<s> in <name>
VUYSVTTTUT h3:<s> in <s>
TUTTTTYUUT h3:<s> in <word>
ZTTTTTUUUT h3:<s> my <word>
ZUUUTTTUTT h3:<s> on the
XUTTTUUUUU h3:<s> only for
UUUTWUTTUX h3:<s> to the
XUSTZSTUUT h3:<verb>
YUTTTTUUUT h3:<verb> <code> to
UXTTWTTUUT h3:<verb> <name> <word>
TTTTUTYUUU h3:<verb> <s> are
UUTUXTTUUU h3:<verb> <s> before
TURTYWTUUT h3:<verb> <s> in
YUTUTUUUUU h3:<verb> <s> like
UTUXWTTTUT h3:<verb> <verbs> <word>
ZTTTTTTUUT h3:<verb> <word>
TTSTZTTUUU h3:<verb> <word> <s>
ZUTTTTUUUT h3:<verb> <word> <verb>
WUTUTTXUUT h3:<verb> <word> <word>
TTUUTTXUXT h3:<verb> <word> is
TTXTWTTUUT h3:<verb> <word> over
XUUTTTUUUU h3:<verb> a <verb>
dTSVRRTSVV h3:<verb> a <word>
TUUUYUTUTU h3:<verb> a new
XUTTTUUUUT h3:<verb> from the
XUUTTTUUUU h3:<verb> him
XURSWTUVVU h3:<verb> in <word>
VTXTTTTUUT h3:<verb> is <word>
aUTTSTUUUS h3:<verb> it
XUTSVTUUVT h3:<verb> it in
XUTTTUUUUU h3:<verb> it like
ZUUUTTTUUT h3:<verb> it to
YUTTTUUUUT h3:<verb> it up
UUTTXUUUUT h3:<verb> it with
aURSSSUVVT h3:<verb> me <word>
YUWSXRSUTT h3:<verb> me a
UTTUYTUUUT h3:<verb> me as
VVTTXTTUUT h3:<verb> me in
YUTTTTUUUU h3:<verb> me something
ZUPYVQUUVT h3:<verb> me the
YTTUUTUUUU h3:<verb> me three
YUTTTTUUUU h3:<verb> me to
UUXTSTUUUT h3:<verb> me what
VTSSRXWTUW h3:<verb> my <word>
VUTTTTXUUT h3:<verb> no ,
VUXUTTTUUU h3:<verb> out the
aUTUTTSUUT h3:<verb> that
VUTTTXTUUT h3:<verb> that <word>
XUTUSUSUUU h3:<verb> that for
ZTUUUTSUUT h3:<verb> that in
TUTUTTaUTS h3:<verb> that the
YUTTTTTUUU h3:<verb> that when
XTTTXTTTUT h3:<verb> the <ing>
YUTUTTTVUT h3:<verb> the <name>
YUTUXQSTVU h3:<verb> the <s>
aUTTTTUUUT h3:<verb> the <verb>
aTTSUTUUUS h3:<verb> the <verbs>
XRQXWWUQTX h3:<verb> the <word>
YUTTTTUUUT h3:<verb> them a
XUSSXSUUUT h3:<verb> this <word>
XUUUTUUUUU h3:<verb> this one
YUTUTUUUUT h3:<verb> to <verb>
TTSTVTWTUX h3:<verb> what i
XUUUTTTUUU h3:<verb> when we
WTXTTTTUUU h3:<verb> with <word>
VTTTYTTUUT h3:<verb> with the
YUUUTUUUUU h3:<verbs>
TUUTYTTUUU h3:<verbs> go next
TUTUXUTUTU h3:<verbs> go out
gbOPRSXSVQ h3:<word>
UTUUTYTUUT h3:<word> ( )
YTTTUTUUUT h3:<word> , <ly>
YWTTUTTUUT h3:<word> , <name>
ZUTUTUUUUT h3:<word> , <verb>
ZYRSSTUTUS h3:<word> , <word>
VTXTTUUUUU h3:<word> , one
aUTTUTTTVT h3:<word> <ed>
VUUUUTTXUT h3:<word> <ed> <word>
YUUUTTUUUT h3:<word> <ed> if
aUUUUTTSUT h3:<word> <ed> it
YUTTUUUTUU h3:<word> <ing>
TTUTTTXXUT h3:<word> <ing> <ed>
UUTTXUTTUU h3:<word> <ing> in
WYSTTTSTUX h3:<word> <name>
WTTTTTTUUX h3:<word> <name> <name>
UTTUXTTTTX h3:<word> <name> <word>
VUUUTUXUUT h3:<word> <name> is
YTTUTUUUUT h3:<word> <name> says
TTTUXTTXTT h3:<word> <number> ,
VTTUTTXWUT h3:<word> <number> <s>
TUTUTTYTUU h3:<word> <number> is
YTXSUTTTUT h3:<word> <s>
YXSSTSUUUT h3:<word> <s> ,
UTSTTZTTXT h3:<word> <s> :
WTTTXTUTUT h3:<word> <s> <ed>
WTaSTSTTTT h3:<word> <s> <s>
VTRXWSVTVT h3:<word> <s> <verb>
XZVQRRRYWS h3:<word> <s> <word>
USXWXSWSSS h3:<word> <s> are
UTTUWTUXTT h3:<word> <s> as
TTUUUTXUWT h3:<word> <s> at
UXTTTTWUTT h3:<word> <s> for
VTTTTXXTUS h3:<word> <s> from
UTTUYTTUUU h3:<word> <s> go
WRVVVRUWWS h3:<word> <s> in
ZSTSTTWTWT h3:<word> <s> on
VUTXUTUTUT h3:<word> <s> that
TUTTUTYUUU h3:<word> <s> the
XTSUXTTTVU h3:<word> <verb>
XTXUTTTTTT h3:<word> <verb> ,
XUUUUUUTUT h3:<word> <verb> :
UTSTYTUUVT h3:<word> <verb> <s>
XTTTTTTTYU h3:<word> <verb> <verbs>
USRTSWSXVX h3:<word> <verb> <word>
WTXTTUTTUT h3:<word> <verb> is
YTUUUTTUUT h3:<word> <verb> on
YUUUUUUTUT h3:<word> <verb> to
STSXWSYUUS h3:<word> <verbs>
TTTTWTWTXT h3:<word> <verbs> <verb>
WSSSUSYTUX h3:<word> <verbs> <word>
UTWTTTXUUT h3:<word> <verbs> for
TTXTYTTUTT h3:<word> <verbs> only
VUTSTTYUVT h3:<word> <verbs> the
YUTUTUUUTT h3:<word> <verbs> we
cePQTSSSUS h3:<word> <word>
XQXQaWWRTR h3:<word> <word> ,
YSSSSSaVWS h3:<word> <word> :
WUTTTTUXUT h3:<word> <word> <ed>
YZSSSTWTTR h3:<word> <word> <name>
WSSTSWSXYS h3:<word> <word> <number>
WSSSWWSYTT h3:<word> <word> <s>
VUYTTTUUUT h3:<word> <word> <verb>
VTTTWTXTTU h3:<word> <word> <verbs>
ZYaRWPRPYQ h3:<word> <word> <word>
TZSTTTYTTT h3:<word> <word> a
WTUTXTUUUT h3:<word> <word> bitte
YTUUUUUTUT h3:<word> <word> das
VUTTUXUUTT h3:<word> <word> de
WTTXUTUTTT h3:<word> <word> des
YTUUUUUUUT h3:<word> <word> down
VXRTWSVRXS h3:<word> <word> for
XUUUUTUUUT h3:<word> <word> from
YUTTTUUUUU h3:<word> <word> ich
XUSTTTXTTU h3:<word> <word> il
VTUUTUSTXU h3:<word> <word> in
UUPPXXXQXV h3:<word> <word> is
WXTUTTTTUT h3:<word> <word> it
YUTUUTUUTT h3:<word> <word> la
USTTTSXWTX h3:<word> <word> on
YUTUUTTUTU h3:<word> <word> que
XUTTUUUUUT h3:<word> <word> says
UUTTUUUUUX h3:<word> <word> un
bUTTUTUTUS h3:<word> ?
VZSTTUTUTT h3:<word> a <name>
YTSTTTYTTT h3:<word> a <word>
VXTTTUTTUU h3:<word> and <word>
VUUUTUXTUT h3:<word> at <word>
TUUUUTUXUU h3:<word> because of
WXTTUTUTUT h3:<word> by <word>
YTUUTTUUUU h3:<word> de <s>
UTTTTTaTTT h3:<word> does the
XUUUUUTUUT h3:<word> du die
YUTUUUTUTT h3:<word> el <word>
TYTUUUUUTT h3:<word> em <name>
WYTTTTSUUT h3:<word> en <name>
YUTTUUUUUT h3:<word> first
WUXTTTTUUT h3:<word> for me
WUTTUTTUXT h3:<word> for the
YUTUUUUUUT h3:<word> from the
TTTTTTYUWT h3:<word> has <word>
YUUUUUUUUU h3:<word> have <word>
VWTTTXTUTT h3:<word> here ,
YUTTTTUUUU h3:<word> if you
VTUUXTTTTT h3:<word> in <ed>
VUTTTXUUUU h3:<word> in <name>
UTTUXSXTTT h3:<word> in <word>
XTTTTTTWUT h3:<word> in the
WSSWTSWTXS h3:<word> is <ed>
XTSTTUZTUT h3:<word> is <ing>
YUUTTTTUUT h3:<word> is <name>
WTTUTTXTWT h3:<word> is <number>
ZTRRXSWYTR h3:<word> is <word>
WXTTUUTUUT h3:<word> is a
XTTTTUTUXT h3:<word> is down
TTUTTUaTTT h3:<word> is in
TXXSTTTTUT h3:<word> is my
VTXTTTXTTT h3:<word> is the
bUTTTTUSVS h3:<word> it
XUUTTUUUUU h3:<word> it doesn't
XUUTUUUTUU h3:<word> it in
TUTTUTYUUT h3:<word> it is
YUUUUUTTUT h3:<word> it the
YUTTUUUUUT h3:<word> la <word>
TTYSYSSWST h3:<word> le <word>
WTSTUXUUUU h3:<word> me <word>
XUTTSSWTVU h3:<word> me a
YTTTUTUUUU h3:<word> me on
YTTTUTTUUW h3:<word> my <word>
XUTTUTUTUU h3:<word> never <verb>
TYTTUTUUUT h3:<word> no <name>
YTUUTTUUUT h3:<word> no <word>
WXTTUTUUUT h3:<word> of <word>
XWTTTTTWTT h3:<word> of the
VXTTTTXTTT h3:<word> on the
aTTTUTUUUT h3:<word> or <word>
UTTXUUUUUT h3:<word> or no
XUTTTUUUUT h3:<word> over
UTVTYTTUUT h3:<word> over <word>
VTXTUTTUTT h3:<word> que me
XUTUUUUUUU h3:<word> says
XUUUTUTUUU h3:<word> si <word>
YUTTTUUUUU h3:<word> that
TUTTYUUUUT h3:<word> that ,
XTUUUUUUUU h3:<word> that in
WUTUTTTTTX h3:<word> the <ing>
TTUUTTXTTW h3:<word> the <name>
YUTUUUTUUT h3:<word> the <s>
WUUUUTTTTX h3:<word> the <verb>
XUTTUTUUUT h3:<word> the <verbs>
YTSTSRVVSZ h3:<word> the <word>
YTTTUUUUUU h3:<word> these two
YUUTUUUTUT h3:<word> this <word>
YUUUUTUTUT h3:<word> to say
XUTUUUUUUT h3:<word> un <word>
TUUUTUUXUT h3:<word> up on
VUUTXTTTUT h3:<word> with <word>
YUTUTUUTVU h3:a <word> ,
WSWTRRWWTX h3:a <word> <word>
WUTUXTUUUT h3:a <word> for
XUUUUTUTUT h3:a <word> on
YUTUUUUSUU h3:a <word> one
WXTTTTTTUU h3:after <word> <s>
TUUTYUTTUU h3:all <s> in
XUUUTUTTUU h3:all of it
TUTTXUUUUU h3:always <verb> <word>
TUSTYTUUUU h3:always <verb> me
UUTUYTUUUT h3:always <verb> the
XUUUTUUUUU h3:always has been
YUTUTUUUUT h3:always have
YUUUTTUUUU h3:always the same
XUTTTTUUUT h3:any <s>
YUTTTTUUVU h3:any <word>
TTTXWTTTUT h3:anything <ing> the
VXUUTTUUUT h3:as i'm the
UUUUXTTUUU h3:ask <name> before
UUTTXTUUUU h3:ask me before
XUUVUTUTUT h3:at the <verb>
YUUTTTUUUT h3:aus dem <name>
XUUUUUTUUT h3:back in the
UUTTXUUUUU h3:be <word>
UUTUXUTUUU h3:be <word> with
SZTTXTTUUT h3:call me <name>
XUUUUUTUUU h3:can someone <verb>
XUUUTUTUUT h3:can we <verb>
cUTTTSTUUT h3:can you <verb>
YUTTTTTUVU h3:can you <word>
XUTTUUUUUU h3:could be the
XUUUUUUUTU h3:could the <word>
XTTTTTUUWT h3:could you <verb>
YTUUTTTUUT h3:decided
XTTTXTWSTT h3:der <name> <word>
TTUTUTWUXT h3:die <name> <word>
YTTTTTUUUU h3:do <s> <verb>
YUUTUTUUUU h3:do not <word>
YUTTTTUUUU h3:do that
XUUUTTUUUT h3:do you know
TUTTUZUUUT h3:don't <verb> <s>
TTUUTXUUUU h3:don't <verb> <word>
ZTTSSVUVVU h3:don't <verb> anything
XTUUSVTUUU h3:don't <verb> it
TUUTTXUUUU h3:don't <verb> me
UTUUUXUUUT h3:don't <verb> my
UUUTUXUUUT h3:don't <verb> the
TTUTTVXUUT h3:don't <word> with
XUUTTTUUUT h3:don't ask me
XUUUTTUUUU h3:don't let <word>
WUUTTTTTUX h3:du <word> <word>
XUTUUUTUTU h3:el <word> <word>
XUUTTTTUUU h3:ever
XUTUTTTUUU h3:every <word>
YTTUTUUUUU h3:for <word>
XTTTUTUUUT h3:for the <s>
XTUUUUUUUU h3:for the <verb>
ZWSTTTTTTU h3:for the <word>
VTTUUUXTUT h3:for what it's
XUUUUUUUUU h3:for your <word>
USTTZTWTUS h3:from now on
XUTUTUUUUU h3:go <word>
XUUUTUTUUU h3:go with that
YUTTUUUUUT h3:ha
XUTUUUTUUU h3:how <word> does
XUUTTUUUUT h3:how <word> is
YTSTTUUUUU h3:how do i
XUUUTUTUUU h3:how does one
ZUSSTTUUUU h3:how many <s>
XUUUTUUUUU h3:how to <verb>
aTTSVUTTUT h3:i <ed>
XUUUUUUTUT h3:i <ed> in
YTUTUUWTTT h3:i <ed> it
VTTTUTXTUT h3:i <ed> on
UTTTUTYTUU h3:i <ed> that
VVTUTUSXUT h3:i <ed> the
YZTTUTRTUT h3:i <ed> to
TYTTUTTUVT h3:i <ing> <word>
XTVSTTUUUT h3:i <ly> <word>
XTTUUUUUUU h3:i <ly> don't
XUTUTTUUUU h3:i <verb> ,
UZSTUUTVUT h3:i <verb> <name>
VWXSWSRUUS h3:i <verb> <s>
TXaSTSSUUT h3:i <verb> <word>
TZVSWTSTUT h3:i <verb> a
TXUUUUTUUU h3:i <verb> after
TZTUUTTUUT h3:i <verb> as
VXTUTTXTUT h3:i <verb> at
XVTUTTTUUT h3:i <verb> everything
VYTUUTTUUT h3:i <verb> from
UXSUTUTUVT h3:i <verb> in
WXSTTTXUTT h3:i <verb> on
VTWTTTTUUX h3:i <verb> that
WXVRSWXTTQ h3:i <verb> the
XUTUUUUUUT h3:i <verb> them
XTTTXTTUUT h3:i <verb> you
aTTTUTTUUT h3:i <word>
ZWTTTTTTUT h3:i <word> ,
ZTTTUTTUUT h3:i <word> <date>
XTTSUTTTUW h3:i <word> <ed>
XXYYRQVSTP h3:i <word> <word>
VXWSUTSUUT h3:i <word> a
VXTTUUTUUU h3:i <word> an
TUTXUUUUUU h3:i <word> being
WSWSXTTTUT h3:i <word> for
VbSQTTWUVS h3:i <word> in
VUSYTTTUUT h3:i <word> it
YUTTUUTUUT h3:i <word> my
VUXTTTXTTT h3:i <word> on
XTTSWTTUVU h3:i <word> that
XWRRTYRTUW h3:i <word> the
VXTTUTTUUU h3:i <word> there
XVTSUTUUVT h3:i <word> with
ZUTSUTTUUT h3:i <word> you
XUTTUUUUUU h3:i always <verb>
TYTUTUTUUU h3:i always <word>
VTTTXTTUUU h3:i always want
TTUUTTWXUT h3:i am <ed>
TXUTUUTUUT h3:i am <name>
XVUUUTTTUT h3:i am <word>
YWTTTUSTUT h3:i am a
ZUTTTUTUUT h3:i can <verb>
YTTSUUTUUU h3:i can't <verb>
VVXYURSTTS h3:i can't <word>
VTSXTWTUUT h3:i can't do
UYTTUTTUVT h3:i do <word>
TVVXTTTUUT h3:i do not
WVSSTTXUUT h3:i do the
YTUTUTUUUT h3:i don't
TVTWTXTUTT h3:i don't <verb>
XaRUURTUUR h3:i don't <word>
VTTTUTUUUX h3:i don't do
VSWXUSUUUS h3:i don't like
VSSXTXUUUS h3:i don't want
TZTTUUTUUT h3:i go by
XUUTUTUTUU h3:i had to
UVTSTTXTUW h3:i have <ed>
YWSSUTWUTS h3:i have <word>
UYSTUUSUXS h3:i have a
YTUTUUTUUT h3:i have no
YTUUUUTTUT h3:i have to
XUTTUTUUUU h3:i know
XUVSTUUUUU h3:i like <word>
XTUTUUUUUU h3:i like it
TUXTUUUUUU h3:i like my
YUSTUUTUUU h3:i like the
XTTTUTUUUU h3:i may <word>
XUTTUUUUUT h3:i might <verb>
UUXTUTTUUU h3:i much <verb>
YUUTTUTUUU h3:i need a
YUTUUUUUTT h3:i need to
UUUXTTTUUU h3:i never want
VSSSUSXUTY h3:i no <word>
YTTTUTTUUT h3:i the <word>
YTTTUTUUUT h3:i think <word>
XUTTUUUUUT h3:i think the
XVTTUUTUUU h3:i use <code>
TYTTUTUUUT h3:i use <name>
TYTTUUUUUT h3:i use <word>
WTTSWTTUYT h3:i want to
XTTUUUUUUU h3:i was <ing>
XSTUUTWTUU h3:i was <word>
WXTTUTTTUT h3:i was a
TUYTUTUUUU h3:i would rather
VTXTUTUUUT h3:i'd <verb> <s>
UXWTTTUUUT h3:i'd <verb> the
YTSUTTUTUU h3:i'd <word> for
ZUSSUUUUUU h3:i'd like a
UUXTTUUUUU h3:i'd rather <verb>
UUYTUUUTTU h3:i'd rather have
XUUTUUTUUU h3:i'll <verb> it
XUTTUUUUUU h3:i'll be <word>
XUUUTUTUUT h3:i'll do the
WXTSTUUUUT h3:i'm <ed>
TXUTUUUUUU h3:i'm <ed> in
XTUTUUUUUU h3:i'm <ed> to
XTUTTUUUUU h3:i'm <ing>
YVTTTUTUTT h3:i'm <ing> a
XTUTUUTUTU h3:i'm <ing> with
UaTRTUUVUR h3:i'm <name>
TYUTTUTUTU h3:i'm <number>
YTTTUUTUUU h3:i'm <s>
TZXRTUUUUT h3:i'm <word>
TXTTTUUUUU h3:i'm <word> (
WXTSTUTUUU h3:i'm <word> <word>
YSUTTUTUUT h3:i'm <word> in
VZTSTUTUUT h3:i'm <word> to
TXUUUUTUUU h3:i'm a <ed>
TZTSUUTUUT h3:i'm a <word>
VYUSTUUUUS h3:i'm in <name>
TXUTTUTUUU h3:i'm in <word>
XTTUTUUUUU h3:i'm in a
YXURTTUUUS h3:i'm not <ing>
TTTVUUUUUX h3:i'm not <word>
UTTYUUUUUT h3:i'm not a
XTUTUUTUUT h3:i'm not going
UXUTUUTUUU h3:i'm on <s>
XUUTTUTUUU h3:i'm on a
YTTTUUUUUU h3:i'm on call
TXUTUUUUUT h3:i'm on the
VYUTTUTUUT h3:i'm the <word>
TUUUTUXUUT h3:i'm the one
YWUSUUTTUT h3:i've been <ing>
VXTUTUTUUU h3:i've been <word>
TYTTUUUUUU h3:i've been a
TUUTUUXUUT h3:i've decided not
XTUUUUTUUU h3:i've got the
VZXQTUTUTT h3:ich <word> <name>
TXUTTUUUUU h3:ich <word> das
YTTTTUUUUU h3:ich <word> der
SaTSTUUUUU h3:ich <word> in
TUTXTUUUUU h3:ich <word> keine
UXTTUUUUUU h3:ich <word> nur
TUUTYTTUUU h3:if a <word>
VUUSXTUUUU h3:if i <word>
TTTWTXTUUT h3:if i may
ZTTTTTTUUU h3:if i were
XUUTWTTTTT h3:if the <word>
XUUUTTTUUU h3:if we <ed>
XUUTTUUUUT h3:if we <word>
UUTTYTUTUU h3:if you <verb>
TTTTTTWXWT h3:il <word> di
YUTUTUTTUU h3:in <number> i
WXUTTTTUTU h3:in <word> <s>
XTTTUTUUUU h3:in my <s>
ZUTTTTTUUU h3:in my <word>
aUTTTTTTUT h3:in the <word>
TUTTWSXUUT h3:in this <word>
XUUUUTTUTU h3:is <number> <s>
XUUUUUTUUU h3:is <number> <word>
YTTTUUTUUU h3:is a <word>
XUUUUUTUUU h3:is he <word>
XUUTUUTUUT h3:is it <word>
XUUUUUTUUU h3:is it always
XTUUUUTUUT h3:is our <word>
YTUUUUTTUU h3:is that <word>
XTUUUUTUUT h3:is this <word>
USXWTTTSUW h3:it <s> me
YUTTUUTTVT h3:it <verbs>
XTTUUTUUUT h3:it has always
UTUTUXVTUT h3:it is <word>
XUUUUUTTUT h3:it was <word>
WTUUUTTXUS h3:it was the
XUUUUUTTUU h3:it's <ed>
YTUUTUTUTU h3:it's <name>
TYUUTTTVUU h3:it's <name> ,
TTUUXUWTTT h3:it's <name> <name>
aTTUTUSUUT h3:it's <word>
XTUUTUUTUU h3:it's a <word>
XUTUUUTUUU h3:it's for the
VaSSTSTUUU h3:je <s> <word>
ZSWSTTUUUT h3:je <word> <word>
TTXYTSTTTT h3:je <word> les
UUTUXUTUUU h3:keep <s> to
VWSTSTXTUU h3:keep in <word>
ZUSUSTSUVV h3:keep that in
VUTUUTXUTU h3:la <word> <word>
VTUUTUTUTX h3:last <word> i
XUUTTTUUUU h3:let me <verb>
TUTUTUYUUU h3:let's go with
XUTTTUUUUU h3:make a <word>
XUUUTUUUUU h3:make me a
TUUUYUUUTU h3:make sure every
XUUUTUTUUU h3:maybe we should
TYTTUUUUUT h3:me <word> <name>
YTTTUTUUUT h3:mein <name> <word>
TYTTTTXUUT h3:mi <word> <name>
YTTTTTWUTU h3:mi <word> <word>
VUTTTXTUVT h3:might i <word>
XUTTUUUUUU h3:mio <word> <word>
TTUTUUYUUS h3:my <s> <name>
XTUTUTWUUT h3:my <s> <verb>
WTRWRQWTXY h3:my <s> <word>
WaUSTTUTTR h3:my <s> are
YTUTTUUTUT h3:my <verb> <s>
VaUSUTTUUS h3:my <verb> is
YTUTUTTTUT h3:my <word>
UTUSTSaTWS h3:my <word> <name>
bRTSXSTTWS h3:my <word> <s>
UXUUTUTUUT h3:my <word> <verb>
ZVTTTTVTTT h3:my <word> <verbs>
TWTSSRZWVS h3:my <word> <word>
XTUUUUTUUU h3:my <word> always
XTTTUUWTUU h3:my <word> does
YTUUUTTUUT h3:my <word> has
XaSRTXUTVP h3:my <word> is
ZSUTUTUUUT h3:my <word> says
UTTUUTXUWT h3:my son <name>
TUTUTYTUUU h3:ne <word> jamais
TUUUTXUUUU h3:never <verb> <ly>
WUTTSXUTVU h3:never <verb> a
TUTTSZUTUU h3:never <verb> the
UUUTTXUUUU h3:never <verb> to
VUTTUSXTUU h3:never <word>
XUUTTTUUUT h3:never <word> <verb>
XUTUTTUUUU h3:never <word> that
TUUTTXTXUT h3:never <word> the
XUUUTTUTUU h3:never again <word>
XWUTTUTTUT h3:new <verb> is
TTUUWTXTTT h3:new <word> <word>
XUUUTUUUUU h3:next <word>
aUTTTTTTUT h3:no
WUTTTTXUVS h3:no , <verb>
TTUTTYUUUT h3:no <code>
aTSSSXUTVS h3:no <s>
XTUTUTUUUU h3:no <s> ,
TTTTXVUUUU h3:no <s> <s>
XUTSSXUUUT h3:no <s> in
TUUUTXUUUU h3:no <s> on
TXTTTXTUUU h3:no <s> with
ZUTTUTUUVT h3:no <verb>
bUTSTSUUWS h3:no <word>
WTSYTVTTUR h3:no <word> <s>
VUTRTZTUVS h3:no <word> <word>
WUTTUUTTUX h3:no <word> at
XUUUTTUUUT h3:no <word> if
UUTTTVXUUU h3:no <word> in
XUUUTTUUUT h3:no <word> who
XUUTUTUUUT h3:no <word> yet
XXSSTRWTVT h3:no more <word>
WUTSTSUUUY h3:no need to
WTUXUTTUUU h3:non mi <word>
XTTTUTUUVT h3:not <ing> a
WUTXTTUUVS h3:not <word>
VTXSUTTTUX h3:not a <word>
XUTTUTUUUT h3:not sure
XTUUTUUTUT h3:now i <word>
YUTUUTTUUT h3:now the <word>
YUUUUTUUUU h3:não <word> <word>
XTTUUUUUUU h3:o <word> <word>
TTTTTSaUUU h3:on a <word>
VTYTTUTTVT h3:one <word>
WUTTTUXTUT h3:only the <word>
UUUTUUXUUU h3:our <caps> <verbs>
TUUUUUXUUU h3:our <ing> <word>
XTUTTUVUUU h3:our <s> <verb>
TTUTUUXUUU h3:our <s> are
UTUUSTWTYU h3:our <word> <s>
UUUUTUXTUU h3:our <word> <verbs>
VSTTSUXXTU h3:our <word> <word>
XXTTTTWSUS h3:our <word> is
XUUUUTTUUU h3:out of <word>
XUUTUUUUUT h3:perhaps i <word>
XUUUTUTUUU h3:she <s> in
XUUTUUTUUU h3:she has the
XUUUUTUUUT h3:should i <verb>
XUUUUUTTUU h3:some <word> in
TUWTTXUUUT h3:stop <ing> <verbs>
UUTUUYUTUU h3:stop <ing> <word>
TUUUUXTTUU h3:stop <ing> me
YUUUTTUTUU h3:that <verbs> for
XUTTUUUUUT h3:that <word> is
XUTUUUUTUU h3:that <word> was
YUUTUUTTUT h3:that was the
aTTUUTUTUT h3:that's <word>
XTUUUTUUUU h3:that's all ,
XTUUUUTUUU h3:that's all for
XUUUTTUUUU h3:that's how my
XUUUTTUUUU h3:that's how we
YTUUUTUTUU h3:that's my <word>
XTUUUTTUTT h3:that's the <verb>
WTUUTXWTTT h3:that's the <word>
UUUUTTTTYU h3:the <caps> <verb>
TTUUTXTUWT h3:the <caps> <word>
YUTTUTUUUT h3:the <ed> <word>
UTTUUTYUUT h3:the <ing> <verb>
VUTUTTTXVT h3:the <ing> <word>
WTUUUTTTXT h3:the <ing> is
XUUUUTUTUT h3:the <ing> with
WTTTUXUUUT h3:the <name> <s>
WUUUTTTXUT h3:the <s> <ed>
YUUTUTTTUT h3:the <s> <ing>
YXSSSRXWTS h3:the <s> <word>
TTUUTTXWUT h3:the <s> in
YUUUTTTUUU h3:the <s> want
VUTTUTTXUU h3:the <s> were
VXUUTUTTTT h3:the <verb> for
WUTUUTXTUT h3:the <verb> is
WUXTTTTTUS h3:the <word>
aUTTUUTTUT h3:the <word> ,
XUTTTTWYSR h3:the <word> <ed>
YTUUTUSWVR h3:the <word> <ing>
aSTRRSYWYP h3:the <word> <s>
TSSSSSXXVX h3:the <word> <verb>
XUUTTSYSVS h3:the <word> <verbs>
ZXPWNPWXYS h3:the <word> <word>
VSUTUTVUXS h3:the <word> for
UUUUTUYSXS h3:the <word> has
VSUTSTWXSW h3:the <word> in
YRRPYSVYZP h3:the <word> is
YUUTVUTTUT h3:the <word> never
VTTTUTXWTT h3:the <word> of
YTUUUTSWTS h3:the <word> on
YUUTUUTTUT h3:the <word> one
ZUUUUUTSTT h3:the <word> says
TUTUUUUXUT h3:the <word> the
XUUUUUUUUU h3:the <word> told
WTUUUURZWQ h3:the <word> was
TUTTTTTYUX h3:the <word> with
XUUTTUTUUU h3:the <word> you
UUUUTTWXTU h3:the new <ing>
VTUUUTTXUU h3:the one on
TXTTTTXUTU h3:the other one
YUUTTUTUUU h3:there's a <word>
XUUTUTTUUU h3:there's no <word>
XUUTTTUUUU h3:this <verb>
XUUTUUUUUU h3:this <word> <s>
XUUTUUUUUT h3:this <word> <word>
XTUTUTVUUT h3:this <word> is
XUUUUTUUUU h3:those were the
YUTUUUUTUT h3:too <word>
XUUUTUUUUT h3:try again with
YUTTUTUUUT h3:tu <word> <word>
TUUUUUTYUU h3:turns out the
ZUUTTUTTUU h3:two <s>
UUTUTXUUUT h3:under no <s>
XUTUUUUTUU h3:use <s> in
UUTTXUUUUT h3:use <word> <word>
XUUTUUUUUT h3:was <word> du
XUUUUUTTUT h3:we <ed> ,
YUUUUUTTUU h3:we <ed> <s>
TUUUTTVXTU h3:we <ed> <word>
XUUUTUTWTT h3:we <ed> it
SUVUUTZTTT h3:we <ed> on
UTUUTTXWTT h3:we <ed> the
TUUUTTZTTT h3:we <verb> <word>
TTUVTUYTTU h3:we <verb> on
XUUUTTUTUT h3:we <verb> the
VXUUTUTTUT h3:we <word>
WTUUTTXTUT h3:we <word> <s>
TTUUTUWXUT h3:we <word> <word>
XUUUTTVTTU h3:we <word> out
VSUVSTUXUT h3:we <word> the
WUUUXUTTTT h3:we <word> with
UUUUTUXTUT h3:we decided to
YTUUTUTUUT h3:we don't
VTUUTUXUUT h3:we don't have
XTUUUUUTTT h3:we have <ed>
UTUUTUXUUU h3:we have <word>
TUUUUUXUUT h3:we have decided
TUUUUTUUYT h3:we need the
TUUUSYUUUU h3:we never <verb>
TTUTTTVUUY h3:we no <word>
TYUUTTTUUT h3:we use <name>
TTUUTUZTUT h3:we went with
XUTUUUTUUU h3:we'll see
YTUUUUTUTU h3:we're <ing> <word>
TUUUUUXUUT h3:we're <ing> it
TTUUUUXUTU h3:we're <ing> with
UTUUUUYUTT h3:we're <number> <word>
UUUUUUXUUT h3:we're back on
TUUTUTYUTT h3:we're going with
TTUUUUXUUT h3:we're on <word>
XUTTUUUUUT h3:what <word> <word>
XUUUUUUUUU h3:what <word> does
XUUTUUTUUT h3:what <word> for
YUTTTUUUUT h3:what <word> is
XUUUTUTTUT h3:what a <word>
XUUTUUUUUT h3:what do i
UUTTXUTUVU h3:what i need
XUUUUUUUUU h3:what if we
XUUTTUUUUU h3:what is <word>
XUTTTUUUUT h3:what should i
XUUUUUUUUT h3:what was the
XUUUUUTTUU h3:what would <word>
XUTTUUUUUT h3:what would a
YTTUUTUTUU h3:what's a <word>
XUUUTTUUUU h3:what's the <verb>
YUTTUTUTUT h3:what's the <word>
XUUUUUTTUU h3:when i was
STUWXUTUUT h3:when you <verb>
UUTTYUUUUT h3:whenever you <verb>
UXTTUTUUUT h3:where do i
XUUUUUTUUU h3:where does the
XUUUUUUTUU h3:where were we
XUUUUUTUUU h3:which <word> is
XUUTUTUUUT h3:which of these
XUUUUUUUUU h3:why does <word>
TTTTXTXUUT h3:wir <word> <word>
XUUUTUTTUU h3:with
XUUUTUUUUT h3:would it be
YUUUTTUUUT h3:would you <verb>
TURWWUSTUX h3:you can <verb>
UXUTTTUUUV h3:you can <word>
UXUTTUUUUT h3:you can call
TTUTWTUUUX h3:you can use
TUUTUTUUUX h3:you don't need
XTUTTXTUUT h3:you keep <ing>
UTUTTTXUUV h3:you may <verb>
TUUTTXUUUT h3:you must not
XSRUYWSUSV lang:de
ZTUUVUUURT lang:en
XbWKZXYMXL lang:es
XUVWQXVSTR lang:fr
WXWSVXTTUM lang:it
YdaNOVWOXO lang:pt
gSRRSSWTUS length:0
paULYNXOSM length:1
RSVVUWWSVT length:12
laXPPSUTLR length:2
KUVVVWSZVV length:20
hZVUSSQQLW length:4
YTSVWWVUNU length:7
ORWRZUVWWT length:long
XUUUUUUTUT n1:(
UUTSXUUUUT n1:,
TTTTXTSTWW n1:<date>
TSWTVVVYSS n1:<ed>
XSURUUVWRW n1:<ing>
XSSSWSTWUW n1:<ly>
bTSTSSUYUS n1:<number>
SUUXVVWOTV n1:<verb>
WXRSTRWWSW n1:<verbs>
WWRTURVVTU n1:<word>
UVWRXSVTWR n1:a
UUSTTTXRWX n1:all
VRXXTUYRTQ n1:always
XZSSTTTWUS n1:any
WVRSWSWTXS n1:anything
ZTSTWTTTUT n1:as
WTTTUTYTUT n1:ask
WXUTUTUUUT n1:at
XUUUTTUUUT n1:be
UUTTVTXTUT n1:because
WTTTTTXUUU n1:before
WZSSTTUUUT n1:bitte
UTXTUTWTTT n1:both
YUUUUUTTTT n1:by
XTTTWTXTUS n1:can
ZTTTUUTTUU n1:could
VTSSXWXTTS n1:das
TUUTUUYTTT n1:decided
VXUTTTUUUT n1:den
XUUUTTUUUU n1:der
XSTTWTWUTT n1:die
cTTSVTTSVT n1:do
aTUUTUSTUT n1:does
XUTTTXTTTT n1:doesn't
UXUQUZWQSV n1:don't
SWTTTXTTYT n1:e
VUTTTTWTXT n1:et
TTUTTZUTUT n1:ever
TTTTZTXTTT n1:every
TSTVTWTXXT n1:everything
YSWRTWSTSX n1:for
YUTTUTTYTT n1:from
YTTTUUUTUT n1:go
VUTTTTXUUU n1:has
bSTTTTUTVU n1:he
WUTTTUTTXU n1:her
bWSQVSVRTW n1:how
WWZXTUPTRT n1:i
YSSYSSTWWS n1:i'd
aUTUSTTTUS n1:i'll
ZTPUVUUSXT n1:i'm
UWWUVXNUTV n1:i've
aXRQXSWTTR n1:ich
SRYVUVVRWU n1:if
YUUUTTTTUU n1:il
VZRSUWVSUS n1:in
aRRYSSYVVQ n1:is
XTVVQWVVWO n1:it
YOPOWVWWWX n1:it's
WTTTTTTUUX n1:its
ZYTSUTTUUS n1:je
WXVUVRWSUQ n1:keep
UTTTUUXSXT n1:last
UTTTTWTTXT n1:le
XTTTTTTWVU n1:let's
VTTTTTWWXT n1:make
YTTUTUUUUU n1:may
YUUTUUTTUU n1:maybe
USSWTTZUUT n1:me
TYSTTWTTWT n1:mi
YTUUUTUTUT n1:might
VTTTXTTUUU n1:mine
UXUTUTUUUT n1:must
YVNSTWTYQX n1:my
XSRRYYXSTR n1:never
XUXTTUTSUT n1:new
YTXSTTVTUT n1:next
UWVSYUWUPS n1:no
VXTVWVVSTR n1:nobody
WTTXTTUUUT n1:nor
UVWRWTVSTW n1:not
WUTSTTYUWS n1:nothing
ZSRXWSXSSR n1:now
YTSTTTWUXS n1:on
WXSSUVUXTQ n1:only
ZTSSTWUUVS n1:or
YTTTWTVUTT n1:our
UTUTUUTUUY n1:out
VXTUTTUUUT n1:porque
YTUTUTUUUT n1:que
WUUTXUTTUT n1:same
YUUTUUTTUT n1:shall
VSSRSWbTUS n1:she
TYTTTTWTTW n1:since
ZTUUTTTUUS n1:stop
VZQQUQVYTX n1:that
RTUVWWWWQS n1:that's
XaLLXVTVXX n1:the
YWTSTTTTTV n1:there
YSTTTTSXWT n1:there's
TVXVSVSWTS n1:they
XTUUWTTTUT n1:they're
XUVRRYWSWR n1:this
YYTSTTTUUS n1:those
XUTWTTTUUT n1:today
TTTXUUWTUT n1:tu
YTTTWTSVUS n1:two
VWTSWSWTXS n1:und
eTTSSTTUUS n1:undefined
TYSSWWVSTS n1:use
XSTTTUZTTT n1:was
bVPQSSUWUY n1:we
aTTUUTVTUT n1:we'll
YWSSSSXRTW n1:we're
XSSSSVTXUW n1:we've
XTWVPQXTVW n1:what
ZRSSWTWSTW n1:what's
TWVSXSWTTS n1:when
bTSSTUUUUT n1:where
aXRSSSSUWT n1:which
ZTUTWTTTTT n1:who
WXTTTTTUUT n1:why
YTTTUUUUUT n1:will
XTUTXTTUUU n1:wir
XVSSVSXSTW n1:with
WUTTTXTUUT n1:without
VTUTUUXTUU n1:would
WTTTXTWUTT n1:y
XXSRSSYSTW n1:you
eTTSSTTUUS n2:
XUUUUUUTUT n2:( i
TUTTXTTWUT n2:<ed> in
TTUUUUTYUT n2:<ed> it
XTUTUUTVUT n2:<ing>
WUTTUTXUUT n2:<ing> <s>
UTTTTTTWUX n2:<ing> at
TXTUTTWUUT n2:<ing> is
YUUUTTTTUT n2:<ing> like
YUTTUUUTVT n2:<ing> the
XUTTUUUUUT n2:<ly> <word>
XUTUTUTUUU n2:<number>
YTUUUUTTUT n2:<number> ,
XTUUUUTTUU n2:<number> <name>
VUTUTXTTVT n2:<s>
YSUUTUWTUS n2:<s> <name>
YTTUUUTUUT n2:<s> <number>
WTTTXUUUTT n2:<s> <s>
TXUTUUUUUT n2:<s> <verbs>
TUVVWPXYVP n2:<s> <word>
YUUUTTUUUU n2:<s> ?
UXVWSRUSSW n2:<s> are
XUUUTTWUTT n2:<s> at
TTUTUUXUXS n2:<s> does
VXSSTTTYUS n2:<s> for
VTTUTUUUUX n2:<s> from
XTUTUTTXTT n2:<s> get
USTSYTXUUT n2:<s> in
UWWTTTXUUT n2:<s> is
VYTTWTTUTS n2:<s> my
VTTTWUXTUU n2:<s> of
XTTTTTWTWT n2:<s> on
WUTTXUTUUT n2:<s> only
VUXTTTUTUU n2:<s> that
WTUUTTXTUT n2:<s> to
YUTUTUUUUT n2:<s> what's
YTTTSYVTTS n2:<verb>
UTTWTTXUUT n2:<verb> <name>
TXSURWWSWS n2:<verb> <s>
WXRYYRRTUR n2:<verb> <word>
VTUUUUTUUX n2:<verb> everything
WTTSWTXTUS n2:<verb> her
WTXTTTTUUT n2:<verb> him
VUUUTUXUUT n2:<verb> how
VXUTUTUUUT n2:<verb> in
XWSSWWTVTR n2:<verb> it
XUZXSWTRVO n2:<verb> me
XUUUTUTUUU n2:<verb> out
TQTQXUaRWW n2:<verb> that
XXRRXRYRXR n2:<verb> the
VTUTSYTUUT n2:<verb> them
XUUTUTUUUT n2:<verb> these
TWTTTXTTUW n2:<verb> this
WUTTXSWSUT n2:<verb> to
YUUTTTTUUT n2:<verb> was
XTTWUTVTUS n2:<verb> with
YTUTUUTUUT n2:<verb> you
YUUUUUSTUT n2:<verbs> go
cUQQYPTUSY n2:<word>
YSSXXSSSUU n2:<word> ,
YUUTUTUUUT n2:<word> :
WSTSSXWXTR n2:<word> <ed>
UUXTWTTTUU n2:<word> <ing>
ZVUTWSVSTS n2:<word> <name>
WTUTTTVXTT n2:<word> <number>
SXVVUWTVWM n2:<word> <s>
bRRRURUWVW n2:<word> <verb>
VSQVRXZTYP n2:<word> <verbs>
bTTSTTTUVT n2:<word> ?
WXTTUTSTUT n2:<word> a
YUUTTTTUTT n2:<word> be
UXTTUTUUUU n2:<word> bitte
TZTUUTTUUT n2:<word> con
UXTTUTUUUU n2:<word> de
UTUTUUXUUT n2:<word> do
WVTSTTaUUT n2:<word> does
VUTUUTXUTU n2:<word> el
UZTTUTTUUT n2:<word> en
ZWTTTTTTUT n2:<word> for
UUTUTTXUUU n2:<word> get
WVTTTTYTUT n2:<word> has
UUTUXUTUUT n2:<word> have
XXTTUTUUUS n2:<word> i
YTUTTUUUUT n2:<word> ich
bTTTTTTTUT n2:<word> in
YWQQYQbSWP n2:<word> is
UWSSVRVUVW n2:<word> it
WSXXRSTZTR n2:<word> me
WTTTXTTUUT n2:<word> one
VUTTUTTTUX n2:<word> out
WXTTTTXTTT n2:<word> que
XTXTTTTUUT n2:<word> se
VXTTTTTUUT n2:<word> si
VTTSTVXWUS n2:<word> that
SRWSVSVVWW n2:<word> the
ZTTSTWTTUT n2:<word> to
XTTXTTUUUT n2:<word> un
VVWSVSVSWR n2:a <word>
TTUUTXTTWT n2:after that
TUUUUTUTUX n2:all of
VTXTTTTUUT n2:always <s>
YUWRSWTUUT n2:always <verb>
TTTTXVTUUU n2:always a
VTTTUUXUUU n2:always has
TTXVTTWUUT n2:always have
YXSSTTTTUT n2:any <word>
TVTTTUXUUU n2:anything <ing>
WTTUXUTUTT n2:anything <word>
XTUUUTUUUU n2:as i'm
UTUTUUXUUU n2:ask <name>
WTTTTTXUUT n2:ask before
XTUUUUUUUT n2:ask me
XTUUUUUUUT n2:be <word>
XYTSTTUUUT n2:bitte <word>
YUUTUUUTUT n2:can i
WTTTWTXTUT n2:can you
XTUUUUUUUT n2:could be
XTTTUUTUUU n2:could you
UTTTXWTUUT n2:das <word>
XUUUTTUUUU n2:der <name>
WUTTXTTUTT n2:die <name>
XUUUUUTUUU n2:do i
XUUUTUTTUU n2:do you
XUUUUUTUUT n2:does that
WUTUTXTTTU n2:doesn't <word>
TVQQWYWSTW n2:don't <verb>
XUTUTTWTUT n2:don't let
UXTUUTUUUT n2:e <word>
VUTUUTTTXT n2:et <s>
TTUTTZUTUT n2:ever
TTTTYTXTTT n2:every <word>
WVTTTTTTTX n2:for <word>
YUUUTTTUUT n2:for my
VTXTTXTTTT n2:for the
ZUUUUTTUTT n2:for today
XUUUUTUUUT n2:for what
XUUTTUUUUT n2:from here
VUTUVTTXUT n2:from now
YUUTUUUTUU n2:he says
XTTTUUUUUT n2:how <word>
bWUTSSUTUS n2:how do
VTUTTTXTUT n2:how many
UTUTXUUUUT n2:how much
YUUTTTUUVT n2:how to
VRSRRSaXVW n2:i <ed>
ZTTSTYSUTS n2:i <ly>
TaUVTWRVVO n2:i <verb>
ZVXZUUWNTN n2:i <word>
UUXUTUTUUT n2:i always
YZWRTTTTTR n2:i am
YTUTUTUUUT n2:i ask
XVTTVTTTVS n2:i can
XVVWVSSSUR n2:i can't
VTXTUTTUUT n2:i cannot
XUUTUUTTUT n2:i could
WXURTXWSTR n2:i do
XXXVZQRRTR n2:i don't
ZTTTUTTUUU n2:i had
UUVVQVQYTV n2:i have
ZTTTUUUUUS n2:i just
ZTTWTTUUUT n2:i know
WVXWSSWTTS n2:i like
XUTTUUUUUU n2:i may
ZSSSTTVUXS n2:i need
VTXSTUTXUT n2:i never
XTUTUTUUUT n2:i not
VXTTUUUUUT n2:i only
YTUTUTTUUT n2:i said
XTTTXTUTUT n2:i should
TWTUUTXTUT n2:i the
aTTTTUSTUU n2:i think
XTTWWTSUUS n2:i want
XUTSTTVUUW n2:i was
VTUUXTUUUU n2:i won't
VWTTYTTTUT n2:i would
YUTUTUUUUU n2:i'd <word>
UUTXUTUUUT n2:i'd rather
XUUUTUUUUU n2:i'll <verb>
XUTUTUUUUU n2:i'll <word>
YUUUTTUUUT n2:i'll do
bVSTRSVTWS n2:i'm <ing>
ZTTTTUTUUT n2:i'm <name>
TYTSUXTUTT n2:i'm <number>
WUTTXTTUUU n2:i'm <s>
WURVWVVTWQ n2:i'm <word>
XUUUUTTUUT n2:i'm a
XTTTTWUUUT n2:i'm in
TTTTTTWTUX n2:i'm never
ZWTRXTTTTR n2:i'm not
YUTUTUUUUU n2:i'm on
UTTSXSUTUX n2:i've <ed>
bTTTTTTTVT n2:i've <word>
UTXTUTUUWT n2:i've a
YYSSTTTUUS n2:i've got
VUXTTUUTUT n2:i've no
VTUTTXUUUT n2:i've told
ZXSQXSWTTR n2:ich <word>
YTTTUTUUUT n2:if we
TTZWTTTTTT n2:if you
YUUUTTTTUU n2:il <word>
WYTTTTTUTT n2:in <word>
aTUSTTUUVS n2:is <word>
YUTUUUTTUU n2:is he
XUUTUUUTUU n2:is it
YUTSTTTWVS n2:is that
WTTXUUSUUT n2:is there
XUTTTWUSWS n2:it is
XTUUUUTUUT n2:it says
XUTTUUTWTT n2:it was
VUTTTTTTUX n2:it's <caps>
VUUTTTUXUT n2:it's <ed>
XTTTUUTXTT n2:it's <ing>
ZUUTTTTTUT n2:it's <name>
YTTTWTWSUS n2:it's <word>
TTSTWWXTUS n2:it's a
XUUTUTTTUT n2:it's always
YUUTTTUUUT n2:it's been
YUTTTTTUUU n2:it's for
VUUUXUUTUT n2:it's what
WTTTTTTUUX n2:its <word>
WYTTUTTUTS n2:je <word>
YWTSTUTUUT n2:keep it
VXXTRTWTVS n2:keep that
UTTTUUXSXT n2:last <word>
UTTTTWTTXT n2:le <word>
XTUTUUTUUU n2:let's see
XUUUTUTTUU n2:make it
XTTUUUUUUU n2:may i
XUUUUUUUUU n2:maybe is
VTUUTUXUUU n2:me <s>
VTTTUUXUUT n2:me <word>
TYSTTWTTWT n2:mi <word>
WUUTTUTTUX n2:my <ing>
WTUTXTTUTT n2:my <name>
XWSSWTVTUS n2:my <s>
ZWTTTUTTUT n2:my <verb>
VWPUQXTYSX n2:my <word>
XTUUUUTUUU n2:my back
YTUUTTTUUT n2:never <s>
VTTUTTZUTT n2:never <word>
YTUUTTUUUT n2:never again
TUTTTYUUUT n2:never by
YUUTUUTTUT n2:new <verb>
VWTTTXTTTT n2:no
ZTUUTTTUUU n2:no ,
TYTUTUUUUT n2:no <ing>
TTUUWXTUUU n2:no <name>
XSRQdSWSVS n2:no <s>
WWVVUURWTQ n2:no <word>
ZXTTSSWTTS n2:no more
TTTTTTYTTX n2:no need
XUUUUTUTUU n2:nobody <ed>
TXWTTWVSTS n2:not <word>
WTTTXUTTUT n2:not in
XTUTUTUUUT n2:nothing <word>
UTTXXTTTUT n2:now ,
YTTTTUTUUU n2:now <verb>
UUUUUUXUUT n2:now <word>
ZTTSTTXTUT n2:now the
XTTUUTUUUU n2:o <word>
VTXTUTUUUU n2:o que
VTUTUTXUUT n2:on <word>
WUTTUUTUXU n2:on a
UTUTWSTUXU n2:one <word>
YTUTUTUUUT n2:only <ing>
WTUUTTTXUT n2:only the
XTUUUUTUUT n2:or was
YTTTWTVTTT n2:our <word>
UTUTUUTUUY n2:out of
XTUUUUUUUU n2:que <word>
WUUTXUTTUT n2:same <ing>
XUUTUUTUUU n2:she <s>
TTUTTWXUUT n2:she has
TTUTTTYUUT n2:she is
YUUTUUTUUT n2:stop <ing>
XUTTUUTUUT n2:that he
WYTTTUTTUT n2:that is
TTUTTTSZUW n2:that was
XUUUTTUUUT n2:that we
TXWTTTTUUU n2:that's <ly>
XSRSUVWXUR n2:that's <word>
VTTTTXTXUT n2:that's a
YWUTTTTTUT n2:that's all
UUVWZSSSTS n2:that's how
XTXUTTTTTT n2:that's me
XTUTUTTTTX n2:that's not
VSSSWYSWUS n2:that's the
VUTTUTTXUS n2:that's what
TUTTUUXWTT n2:that's why
XTUTUUTWTT n2:the <ing>
XWTTTTXTUS n2:the <name>
UWPRXVQWYV n2:the <s>
WXTTSSWSWS n2:the <verb>
YVOOVVUVVW n2:the <word>
XVTTTSXTUT n2:the old
XXTTSTSTUU n2:the other
ZTUUUSTUUT n2:there was
ZTTTUTTTWT n2:there's a
YUUUUTTTUU n2:there's no
YTSTTXTUVT n2:this <word>
ZSTTUUUUUT n2:those were
XUTWTTTUUT n2:today :
TTTXUUWTUT n2:tu <word>
YUUTUUTTUT n2:two <verbs>
VUUTUTXUUT n2:und <name>
WTTTTTTUXT n2:und <word>
TYUUTTTUUT n2:use that
ZTUTTTTUUT n2:was <word>
VVRRVSWUSY n2:we <ed>
YTTTTTXWTR n2:we <verb>
VVSTQVVWTV n2:we <word>
XTUUTUUUUU n2:we decided
XWTUTUTTUT n2:we do
XUUUTTTTUX n2:we don't
XUUUTUTTUU n2:we go
YUUUUUUUUT n2:we use
YUUUUUUTUT n2:we went
ZTTTUUTTUT n2:we'll see
UTTTTTXTUV n2:we're not
STTTTWTYUW n2:we've <ed>
XUUUTTTVUT n2:we've <word>
YTUTUTTUUT n2:what <ed>
VTUUTTXUUT n2:what <s>
YTUUUTUUUT n2:what <verbs>
YUTTTUTUUU n2:what are
YUUUTTTTUT n2:what did
VUTTTTXUUT n2:what do
VXUTUTWTUS n2:what does
VSXXSTSWUS n2:what i
ZTUTUTTUUT n2:what i'd
YTUTWTTUUT n2:what is
XTUSTUUUVT n2:what now
YTUTUUTUUT n2:what should
XUUUUUTUUT n2:what would
ZTUUTUTUUT n2:what's <word>
TTTTXTXUUT n2:what's a
ZTTTTTTTTW n2:what's the
TUTTXTWUUT n2:when i
UXTTUTWUUT n2:when you
YTTUUUTUTU n2:where do
ZTTSUUUUUU n2:where does
XTTUUUTTUU n2:where were
YTUUUUTTUU n2:which <word>
XUUUUUTTUT n2:which i
XTTUUUUUUT n2:which of
YTUTUUUUUU n2:why <s>
XUTUUUUUUT n2:will never
XTUUUTUUUU n2:wir haben
XUUUUUTUUT n2:with <word>
UTTTUUXUUT n2:would you
YUUTTTTUUT n2:you <word>
TXTSTTWTUW n2:you can
YTUUUTUUUT n2:you have
bTUTUUUTSR n:
bWUXTQVSRS n:asks
SVVXTUWTTT n:order
SYVXWUZRRN n:order true
OaOQVRbTbU names
UUTTVVUVRW ns:short
YTTUTUUUUT nw:)
XWTTVSUSUU nw:,
VTUUUTTXUT nw:5
VTTTUXUUUU nw:71
bUWYUQRVTP nw:?
UXPOVYYXVP nw:a
TXUTUUTUUT nw:abito
XTTTTTTUTX nw:about
UTUUUUXTUT nw:add
UTUUUTTUYT nw:after
UUTUUTYTUT nw:afternoon
XTUUTTTWUT nw:again
YTTTUUTUUT nw:agree
UXTSTSWSTX nw:all
SWXXQVXRTR nw:always
ZTTTUTTUUT nw:am
VUTTWTUUXT nw:an
ZTTUTTTTVT nw:and
aTTTTTTUUT nw:answer
UUUTUUXUUU nw:answers
YSSXXSSTUS nw:any
YTTTUTUUVT nw:anything
WUTTXTTUUT nw:apply
YUUUUUTTUT nw:approved
TVVUVTVQVX nw:are
TVUTXTTUUT nw:around
YXUTUTTTUT nw:at
XTUTTUUUUU nw:awful
XSVSTTSWUW nw:back
YTTXTTTTUS nw:be
XUUUUUTUTU nw:believe
VXTTTTXTUT nw:bin
TUXTUTUWUT nw:bits
VSWSTTVTUX nw:both
VXUUUUTTUT nw:boxes
VXTTTTUUUT nw:butter
TUTTTYUUUT nw:by
UXUUTUTUTU nw:cake
XTUUUUTUUT nw:came
XTTXVSWTTS nw:can
XWSTVTUTVS nw:can't
XUUTTUUUUT nw:cap
XWTTTTTUUT nw:change
TUUTXVTUUT nw:choir
VTUTTUUUXT nw:christmas
YTUTUTUUUT nw:city
XTTTUTTWUT nw:closed
XUUUUUUUUU nw:clue
XVTWSTTUUT nw:code
YUUUTUTTUU nw:coffee
XUUTTUUUVU nw:cons
WTTTTTUXVT nw:correct
XUTTUTUUUT nw:could
XUUTWTTTUT nw:count
YTTTUUUUUT nw:cranky
TTTSWXTUTW nw:das
XUUUTUUUUT nw:data
YSUUTTVSXT nw:days
VXTTUTUUUT nw:de
VUTUUTXTUT nw:decided
YTTTSTXTVT nw:der
UXTUWTTTUT nw:desk
TTUTUUWUXT nw:diary
YUUTUTUTUU nw:diceva
XTUTTTTWVT nw:did
TTUTTTTXUX nw:didn't
WTTTTTXUUT nw:die
TUUTXTWTUT nw:different
XUUTUTTUUT nw:dns
bUSSVSWTTS nw:do
TYUTUUTUUT nw:doctor's
UYSRSTZSWS nw:does
XTTTWSSTUX nw:doesn't
XSXVWXRQRU nw:don't
YUTTUTTUUU nw:dot
VTTSUTXTUX nw:down
XTUUUUTTUU nw:dragon
TXTUUTTUWT nw:e
UTUUUTUXUU nw:eleven
VUTTUTUXUT nw:else
UYTTUUTUUT nw:en
WUTTTYTTUT nw:ever
TTXTWTTUUU nw:every
VUTTTXTWTT nw:everybody
TUTUTTSXTW nw:everything
UXTUWTTTUS nw:everywhere
WUUUXTTTUT nw:exceptions
UXTVUTUTUT nw:explain
VUUTTUTTXT nw:eyes
XUTTUTWTTT nw:final
VUTSTXUVUT nw:find
WTUTTTSTXX nw:fine
XUUUUUUTUU nw:first
YTUUTUTUUT nw:fix
XUVRRUVVSW nw:for
VTUUUUTUUX nw:forget
VXTTUTUUUT nw:full
TTTTXXTUUT nw:für
XTTTUTTTWT nw:gets
YTTTTTXUUT nw:give
ZUTTSTTUVU nw:go
WSUUTTSXXT nw:gone
UUUTTUUTUX nw:good
YUUTTUTTUT nw:gorica
XUUUTUTTUT nw:had
XTUTTUXTUT nw:has
TWZWTSTXTR nw:hate
UQXUWVVRSW nw:have
YTUTTTUTVT nw:he
XTUUUUUUUU nw:he's
UTUUUTUUXT nw:her
VSXTSXTUUT nw:him
VUUUUUUXUT nw:hold
XTUUUUUUUT nw:honest
XTUUTUTUUU nw:honestly
XTUUUUTTUU nw:hot
TXTTUTUTUX nw:hull
VTTTUTXTTU nw:hurts
XRWXTVQWTQ nw:i
WTTVTTTXUS nw:i'd
ZUTUTUUUUT nw:i'll
XWRVVSTRWV nw:i'm
VTSSSYTSUX nw:i've
YXRQXSWTUR nw:ich
YTTTTTXTUT nw:idea
YUUTUTTTUU nw:if
WUUTTTXTTT nw:il
YXQQWRWXXP nw:in
VTPTWUXVRW nw:is
XUUUUTTUUT nw:isn't
WUMMSWYZVY nw:it
XRQQYVYYTQ nw:it's
WUTTUTTUUX nw:its
ZTTTUUUUUT nw:j'habite
TZTTUTUUUT nw:je
VUTTUTTXUT nw:joke
UUSRVVXVVR nw:keep
XTUTXTTTTT nw:kidding
SXTTUUUUUU nw:kiel
ZTTTWTTUUT nw:know
XUTUUUUUTU nw:la
VTUUTTXTUT nw:last
XUUTUTUUUT nw:late
XUUUUUUUUU nw:laugh
TYUTUUTUUT nw:lavoro
YUTUTUUUUT nw:left
VUTSWTXTUT nw:legal
UYTTUTUUUU nw:les
XRXVVRWTUR nw:like
XTUTTTXTUT nw:list
aUTTTTTUUT nw:live
YTTUUUTUUT nw:lost
XUUUUTTTUU nw:loud
TUTWTTTXUU nw:mail
YTUTTUTUTU nw:maintenant
WUTUTTXTUT nw:make
XUUUTTTUUU nw:matter
XUUUUUUUUU nw:maybe
UYVXRQVZSQ nw:me
WTTTTUTUUX nw:mehr
WXTTTWTTUT nw:mi
XTUUTUTUWU nw:mind
UXTTTWVTTS nw:more
XVTTUUTUUT nw:mornings
UTTTTUWUXT nw:move
YTTTUTUUUT nw:must
VTUPUVSXVV nw:my
aTUTTTTUUT nw:name
WRRRXYWSSV nw:never
VTUTSXUTXT nw:new
YUTTTTVTUU nw:next
VTTTTXTTTX nw:nicht
YTTUTUTTUU nw:nine
UXUTYTVVSN nw:no
YVUTTTTTUU nw:nobody
YTUUTTTUUT nw:norwegian
UWURVTXRTW nw:not
VTSTTTTXXT nw:nothing
aTTSSTXTUT nw:now
UXTTWTTUTT nw:nunca
UTXTUUUTUT nw:o
UTTTWTWTTY nw:of
XTUTTWTSUU nw:off
TWSSSSaSTY nw:on
UTTTWXTTTT nw:once
XSTSTXXSUT nw:one
VWRSUTSXXR nw:only
VTTTTYWTTT nw:open
aUTTTUTTUT nw:or
WUTUTTUXUT nw:order
TXUTUUUUUT nw:orders
VYUUTTTUUT nw:other
TTWTXTUUUU nw:otherwise
XWSSTSVRVW nw:out
SSTTXSVWTW nw:over
TTTTTXXTUT nw:owns
UTUUTUXUUT nw:page
WTUUTTXUUT nw:paper
XUUUUUUUUU nw:paragraph
YUUUTTTTUU nw:passive
XUTTUUUUUT nw:perhaps
TUUUVSXSVU nw:plan
UUUUTXUUUU nw:pr
YTUUUUUUUT nw:prats
YUUTTUUUUT nw:profiling
XUUTTUUUVU nw:pros
YUTTTTTUUT nw:push
XTTTTTUUWT nw:put
VTXUUTTUTT nw:que
XUSWTTUUUT nw:read
TXXTTTUUUT nw:recipes
XTUTUUTUUU nw:redo
UTUTUUZTTT nw:remember
VWTSTTTUUX nw:right
UYTUUUTUUT nw:router
YTUUUTTUUT nw:runs
WUUTXTTTUT nw:same
YUTTUUUTUT nw:say
XVTTTTTUWT nw:says
TTXTTTUUWT nw:se
aSTTUTTTUT nw:see
XUTTXTTUUU nw:serious
VVTSUTXUUT nw:she
ZUUTUUSUUT nw:she's
XVTUTUTUUT nw:she/her
ZUTSUTUTUT nw:short
XUTUTUUUUU nw:side
TTUTXTVWTT nw:sign
WUTUUUXTTT nw:signed
UXTUTTXTUS nw:since
YTTTTUUUUU nw:sind
WTTTXTUUUT nw:skip
XUUUTUUTVT nw:smooth
XTTTTWTTWT nw:so
XUUUUUUTUT nw:sold
XUUUUUUUUT nw:somebody
VTTXTUTUUU nw:stay
YTUUUUTUTT nw:staying
XUTUTTXTTS nw:stays
WTTTXTUTUT nw:style
WXTTTTTUUT nw:take
VUXTTTUUUT nw:ten
TUTTURWXUW nw:that
XVSPYXYWTK nw:the
VTWRUWSXUS nw:them
VWTTSTUTXV nw:there
YWTSTTTTUT nw:these
TWYTTTUTUT nw:they
VTTTXVWSUS nw:thing
YRVSQXVRTW nw:this
ZSWTTTUUUT nw:those
YUUUTTUUUU nw:thoughts
YTUTTUUTUU nw:through
XUUTUTUUUU nw:tickets
XTUUUTUUUT nw:times
YWRRXSVUTR nw:to
YTTTUUUUUT nw:today
VTTTTXTUWT nw:told
VTTTWUVXTS nw:too
TUTTUUTTUY nw:took
TYTTUTUUUT nw:trabalho
UUUTXTUUUT nw:trst
XUUUUUTTUT nw:true
TTTTTTXUTX nw:tuesdays
bTTTTTVSUS nw:two
WTTTXTUUUT nw:type
XTTXTTUUUT nw:un
WYTSTTTUUT nw:up
VTTTXYTTUS nw:use
TXTTUUUUUT nw:vivo
VSTTTTZYTS nw:was
WTTTUTTXUT nw:wax
VVQQYRWXRW nw:we
ZSUTUTVTUT nw:we'll
TUTTTTYTUW nw:we're
VTTUUTXUUT nw:week
VXTTTTWTUT nw:weird
YSUTUUUUUT nw:were
XVRVXSVTTR nw:what
XTTTXTTUUS nw:what's
XUUTUTUUUU nw:who
VXTTUUUUUT nw:why
XTUUTTUUUU nw:wild
YTTTUUUUUU nw:will
YTTTUUUUUU nw:wir
YWSSUWWSTS nw:with
UUXSVTTWUT nw:work
VTTUUTTXUU nw:works
YTUUUTTUUU nw:worth
XUUTUTUUUU nw:would
USSSWYYSUS nw:write
YTTTTTUUVT nw:years
ZUUTTUTTUU nw:yet
XUSVVSVTUS nw:you
VXTTUUUTUT nw:your
XUUUUUUTUU nw:yusra
YWSSTTTXUS nw:à
VTXUUUUUUT nw:é
ZSVRdUSPRU order
cSTSUVTRSV order once
UWZNhUVPRN order stands
TUTTTXWUVT p:) is
XTZRRSUXTS p:, a
WTTWQSXWWS p:, all
USXSXXSTVS p:, always
XUTTWTTUUU p:, any
XTSSVWVUUT p:, as
TUTSYWTUUT p:, ask
WYSTTTVSWT p:, at
TTTUTTXWUU p:, back
SYUTTWVVST p:, both
WTUTUTVSXS p:, by
XUUUTUTUUT p:, can
VWTTTXTTTT p:, can't
ZTTTTTTUUT p:, do
XTUUUUUTUU p:, does
VTXUTTXTTT p:, done
VWSUXSVSUU p:, every
TXSTWTWVTT p:, everyone
WYRSYTSWTS p:, for
aTSUSUSUVU p:, go
XTUUTUTUTU p:, ha
VYTTTUTUUT p:, have
XTTTTTXUTU p:, he
XTUUTUTUUU p:, how
aVTTTTTUUT p:, if
VURSXWXTVR p:, in
WVXSWSUVTR p:, is
USVRVRRYUX p:, it
VSVSRRXSYX p:, it's
TXTXTSXTTS p:, keep
UTTTXXTTTU p:, la
XUUTTUUUUT p:, let
VUTTXUUTUT p:, make
XUTTTUVTUT p:, maybe
YUTTUTUUUU p:, might
TTTTXWUTUU p:, no
WUUTXTTWTS p:, nobody
UWRWWYXTRO p:, not
WSTTXYTSTS p:, nothing
YUTTTUTUUT p:, now
XTTTTVUUUT p:, nunca
XVSSWRVUXS p:, on
YSUTUUTUUT p:, once
UVVVYRXRSS p:, one
VVSRZTXTUS p:, only
ZTTTTUTUUT p:, or
TUTUVTYUUU p:, our
UUWTXTSTUU p:, please
YUTTUUUUUT p:, said
WTUTTTTYTT p:, same
VSTTTUZUTU p:, she
YTUUTUTUUT p:, some
XTXSUWSVTS p:, that
SYYRWQSUUV p:, that's
VVUQSSWTWX p:, the
WSSUYTVSVU p:, then
USUWRUSXSW p:, they
YVSSWSTXTS p:, three
XUTTTUUUUT p:, today
VYSTUSUVUT p:, two
ZTUTTTTUUT p:, und
VTWUTXSTTT p:, until
YTXTTTTTUS p:, what
YTSUUTUUVT p:, where
XWTTSSWTVT p:, which
XUTSXSTTWS p:, with
YUUTUTUTUT p:, would
VTXTTTWTUT p:, yes
WSSTWTUTUX p:, you
UXTTTTTTWT p:3 may
TXTUTTSTVV p:3rd of
TTTUTTXXUU p:7 is
YUTTUUTTUU p:: how
XTXSSSVSTX p:: i
TUTTXTYTUS p:: no
TVRSUVXYUR p:: the
VUTTTTUXUU p:: three
ZWSSSTVUUT p:a bit
ZTTTTTUUUT p:a block
YUTUTTTUUU p:a book
VTTUTTXUUT p:a bus
UYTTUUUUUU p:a church
ZTTTUUUUUU p:a coin
UUTTUTXUUU p:a cron
UUTTXTVTUU p:a customer
VTTTTUXUUT p:a day
UUSTXTUVUU p:a diff
UTTSWTWXTT p:a discount
TTTUTTYUUU p:a décidé
XUTUUUUUUT p:a fair
TTXXTTTTUT p:a fan
XTTUTUTTUU p:a funeral
VUUTUTUXUU p:a game
YTXTTTTTUT p:a good
XUTTUUTTUU p:a guy
XUTTTTWUUT p:a heat
XUXTUTTTUT p:a hotel
XTTUUUTUUU p:a house
aUSTTTUTUU p:a joke
XTUUTUTTUU p:a kid
VUUTXTUUUU p:a letter
XUTUTUTUUU p:a little
ZUSTTTVTUU p:a lot
WUTTXUTTUT p:a mail
YTTUUUTUUT p:a meeting
TUTTWXUTUU p:a migration
UTUUUUTYTT p:a missing
VTUUUUTYUT p:a mistake
VUUUTTXTUT p:a mixed
VUTTSTVYUT p:a month
TTTTYTWTTU p:a new
YUUUTUTTUU p:a nice
VXTUTTWTTU p:a night
XUTTUUTUUT p:a normal
WXTTUTTTUU p:a nurse
UTWTXTTTUU p:a phone
VTTWXTTUUT p:a photo
UUTTXSTWTT p:a question
XUTXTTUUTT p:a quote
YTTSVTUTVU p:a recipe
VTUTTVTXTT p:a row
VUTTXTUTUU p:a rule
YTTUSUTUVU p:a second
XUUUTTUUTU p:a shopping
ZUTUTUTUUU p:a short
VTXSSTTXUT p:a single
WYSTTTVSUT p:a small
YTUUTTTTUU p:a student
WUXTTTTTUU p:a table
YUWSTTTTUT p:a thing
WWSTTUXSUT p:a third
YUUUUTTUUU p:a timer
UTUUUUTXUU p:a trailing
XTTTUTTTUX p:a vegetarian
UXQSWRYTXT p:a week
UUTTTUTXVU p:a year
SWSSXSWSTW p:ab jetzt
VYSUTUTUTU p:abito a
XUTTTUUUVT p:about how
XUTTTTWTUT p:about it
ZTUTTTUVVT p:about me
WTRSRVYSUY p:about the
YTTURWTTUU p:add a
ZUTUTTUTUT p:add to
VYUUTTTTUT p:address is
UTTTXTTZUT p:after a
VYSTXSVSTT p:after that
UXTSSTWUUW p:again ,
YUUUUTTUUT p:again ?
XUTUTTWTUT p:again in
TUUTUUZTTU p:agreed that
VTUUTTXSWT p:agreed with
XXTSUTWSTS p:all of
VUTTZTTTTT p:all our
YTSTWSVVUS p:all the
VaUQTTWUTS p:allergic to
UUTTXUUUUU p:always answer
WUXTTTTUUT p:always been
YUTTTUTUUU p:always forget
ZTTUTUUUUU p:always have
XUTUTUTUUU p:always pay
YWTTTUSTUT p:am a
XVUTUUTTUU p:am in
UXTTUTTUUW p:am not
bTTSVTTTUT p:an hour
VZTSUTTTUT p:an old
UXVUTUTUTU p:and after
XWTSUSTTTX p:and all
WXTTUUTUUT p:and bram
TTXTXTTTUU p:and for
YUTTTTUUUT p:and give
VXTTTTVTUT p:and green
XUUTUUTUUU p:and he
VTTTZSVUUS p:and in
XUTTTTWUUU p:and keep
YUTTTUUUUU p:and make
WTUTTYVTTS p:and not
TVUUSXWTTT p:and nothing
VSUTTTXXUS p:and she
YTTTVTUUVT p:and show
YTTTUTUUUT p:and tell
TTUUUUYUTT p:and thursdays
XUUUTSUUUU p:and to
WTTUUUXTTT p:and with
UTTTZTUUUT p:answer in
TTTTZUUUUT p:answer me
TTaSTTUTVT p:any day
XUTUTTUUUU p:any idea
TTUTUWTTUX p:anymore ,
ZUTSTTTUVU p:anything ,
VTWSXTTUUT p:anything about
ZUUTTTTUUU p:anything else
XTTTTVUUUT p:anything in
STTTTXWUUU p:anything under
TXWVRVVTSS p:anything with
YUTTUSTUUU p:anything yet
TTTTWXUUUU p:appreciate it
TTXRWSRWUX p:are fine
WTSSUTXXUT p:are in
VUTTTTYUUU p:are out
VXTTUTTUUT p:are they/them
WWWQUUVXSQ p:as a
VXTTSWTTUT p:as an
YTTUVTTUUT p:as i
VUUTYTTTUT p:as in
ZTTUTTUUUT p:as it
TVSSTSXSXX p:as of
VXSTTWTUTT p:as the
YTTTTTUVUT p:as they
VXTWTTTTUS p:as to
WSSTYSSUUX p:as well
YUTTTTUUVT p:as you
TUTSXXTUUT p:ask for
YUSSYSTUUT p:ask me
UUTUXUTUUU p:ask that
XUUUTUTUUU p:asked if
YUTUTUTTUU p:asking for
TUTTTXTUUW p:asking me
TWVRVWWSTT p:at a
VTTTWTTXUT p:at all
XTTTUTTUUX p:at brightmoor
XTTTTTUUWT p:at eight
UYTTUTWTUT p:at home
VTTUWTXTUT p:at it
XTUUWTTTTT p:at least
YTUUTUVUTT p:at my
TTTUTUXWVT p:at nine
aUTTUUTSVT p:at noon
ZUUTTTTUVT p:at our
VTUUUUSUXT p:at ten
TWUQVWVTXT p:at the
VTUTTUTXUU p:auf dem
XTTTYTTUUS p:auf deutsch
TUUTYTTUUT p:auf englisch
YUTTUUWTUT p:back in
XTUTUTUTUT p:back of
UTTTTTVSXX p:back on
XTTWRTUYUS p:back to
TZUTUUTUUT p:based in
XUUTTSXTTT p:be a
YUUTUTTTUT p:be dns
UUTUTUUUXU p:be done
XUTTTTUUUU p:be honest
YTSTVSRSWX p:be in
WTTUTTUTXT p:be out
YUUTUTUUUT p:be that
YTUUTUTVUT p:be the
VTTTTUTUYU p:be with
VXWSSTSXTS p:because i
YYSSSSTYTS p:because of
UTTUTTVaUS p:because the
WTTUTTWUXT p:before i
UTTTTZTUUU p:before nine
XTTTTWTUUU p:before ten
YUTTSTUUWT p:before that
WTTUWSSVXT p:before the
UUSTaSTUUU p:before you
UUTTTTWXUT p:behind the
YTUUUTVTUT p:belongs to
XTUTUUTUUU p:better for
UTYSUTWTTU p:better than
XUUUTUTUUU p:between a
YTTTUTUUVT p:between the
TaUUUTUTSS p:birthday is
YUUTTTUUUU p:bitte eine
STTWVYTTUT p:bitte keine
VYTTTTTUUU p:both fine
YUTTUUVSVS p:build is
ZUTUTUTTUU p:build me
WUTTTTUXUT p:bump the
TUUUUUTXUU p:bumping the
WTTUTTWXTT p:by a
XTTTWTTUUT p:by date
TTXTYTTTTT p:by default
YTUUTTTUWT p:by friday
XTUUWTWTTS p:by hand
YUUUTTUUTT p:by one
UTTUTTWXUT p:by phone
USRSSWXXYR p:by the
XTTTVTSUWT p:by then
XTUUTUWUUT p:call it
UZRRWYTTTS p:call me
XUUTUTUUUT p:call the
VUUUTTTXTV p:came back
UUTUTUTaUS p:came from
XTSTWTTUUT p:can be
VTTUTTXUUU p:can do
aTUTUTTUUT p:can i
XUTTTUUUUU p:can one
TSUXXWTUTS p:can skip
TSXTVTTTUX p:can use
YUUUTUTUUT p:can we
ZTRSUVWTUS p:can you
USSXTWWUUS p:can't do
VXTUTTTUUU p:can't read
SSXZUWSTTT p:can't stand
TSWXXSTTVT p:care for
UTUTTUXTUU p:cat is
TUUUUUTYUT p:caused by
VTTTYTUUUT p:change the
YUUTUTTUUU p:check the
WUUTTTXTTT p:close on
XTTTTTXTUT p:code for
XTUUVTUTUT p:come back
XTTTWTTXTS p:come from
UTTTVTXUUU p:comes up
YUTUTUUUUT p:compose a
ZTTTTTTUUU p:could be
YUUTUTUUTU p:could the
XXTSSTUTWT p:could you
VUTTXTUUUT p:count the
YUTTTUTUUT p:cut it
XUUUUUUTUT p:das ?
YTTTTTUUUT p:dass ich
VUSSTWXUTT p:de la
WTUUUTTUXT p:deadline for
YTUTUTUUUU p:decide for
SUUTUUYUUT p:decided not
TUUTUUXUUU p:decided on
UTTUTUaTTT p:decided to
VUUUUTXSUU p:depends on
XUUTUTUUUT p:did i
TUUUUTTYTT p:did nothing
YUTUTTUTUT p:did that
WTTUTTTXUT p:did the
UUUUUUUXUU p:didn't help
TUUTUTUYUT p:didn't work
XUTTUUUUUT p:do ?
XTTTTTWUUU p:do a
aXRSSTTTVT p:do i
XSSTXTTUVT p:do it
UYTTUTTUUT p:do my
TUUWUXUTTR p:do not
YUTUTTUUUU p:do people
YURTXTSUVT p:do that
YUQQWRXTTY p:do the
ZUTTUTTUUT p:do they
YUTUTUTUUU p:do we
VTTXVTUTUT p:do with
ZUTUTTUUUT p:do you
XUUUUUUTUT p:does a
YTWTUTTUUT p:does not
XUTUTTTTUU p:does one
YUUUUUTTTU p:does our
UXRSSSZXUS p:does the
YUUTTUTTUT p:doesn't count
XUUTUUTTUU p:doesn't matter
UUTUTTUZUT p:doesn't work
TXUTUUVUTT p:dog is
TTTTTXWUUT p:don't bother
VTUXUUTUUT p:don't care
XSTSTSWUTY p:don't do
TbTRUTUUVS p:don't eat
YWTSUTTUUT p:don't know
YUUTTTUUUU p:don't let
VSWYTSTUUS p:don't like
UTSTWSUUUX p:don't need
TUUTTXTUUU p:don't plan
TUUUTYTTUT p:don't put
UTTSTYUUUT p:don't touch
ZTUSUTUUUT p:don't understand
UWTSSYTUUW p:don't use
XRTXSXTUVS p:don't want
VTTTTTWWXS p:down to
ZUTUUTTTUT p:draft a
YUUTUTTUUT p:draft the
VTTSSWVTTX p:drop the
UTUUUTSTZT p:due on
TTTUUTXUUU p:décidé de
VTTTVTUSZT p:each month
ZUTTTTUUUU p:each of
ZTUTTTTTUT p:each time
TXUUTTTUUU p:email for
TYUTUTUUUT p:email is
SUSYSXTTTW p:emojis in
VUUUTXTUUU p:en las
WSTUSTVSZT p:end of
YUTTTTUUUU p:every function
TUTUXTUUUU p:every new
ZUTTTTTUUU p:every one
ZTSTWSSTVU p:every time
WTTUTTXUUT p:everything about
VTUUTTUTUX p:everything i
XWTTWUSTTT p:everything in
VXTTWUTTUT p:everything you
VUTTXUTTUT p:everywhere in
YUSTUTUUUU p:explain in
XUTTUUUUUT p:explain the
UTXXTTTTUT p:fan of
UUUTTSTZUT p:file in
ZUTUTTTUUT p:find a
ZUTTTTTUUT p:find me
VSWTXSRSXT p:first ,
XTUTTTTWUT p:first time
YUUUTTTTUT p:five of
aTTURTTTVU p:fix the
TUUUTUTZUT p:fixed it
TUUUUUTYUT p:fixed the
UTTXUUTUUU p:fond of
WTXUTTTTUU p:for 12
aYPRURUWVT p:for a
XTSSXWWSTT p:for all
XTUUTTVTUT p:for an
TXWSTTWUUT p:for anything
VUTSXTUUUT p:for each
WTTUYTTTUT p:for every
WXSTUTUUUT p:for everything
YUTTUUTTUU p:for four
XTTTTUWUUU p:for free
TTTTXTXUTU p:for her
YUTTTTUUUT p:for it
XTTTTWTTTU p:for lunch
TTXWXTWVRP p:for me
VVRRXVSWWS p:for my
XTTUTTSTUW p:for our
YUUTUUTTUU p:for someone
YXSOTVYTaM p:for the
ZXRSXSRSXS p:for this
XVSSXTSWUT p:for three
YTUUUTTUUU p:for today
YUTTTUTUUU p:for tomorrow
XUUTTUUUUU p:for tonight
WTTTUTTYUT p:for two
UTTTUSWXUU p:for us
VWSTTTYTUT p:for what
WXTTWTTTUS p:for you
aTTVTUTTUT p:for your
VXTTXTTTTT p:for yours
WUUUSTTUUX p:forget everything
XTSSRTXUUY p:forget it
VTTTTTTUUY p:forget my
UTUUTTTUUY p:forget the
TTSTVTWTUX p:forget what
XUTTTTTWUS p:found it
UTTUUTUUYT p:freeze is
UUTTTTTWUX p:from all
UUTUYUTTUU p:from here
XUUTSTXTUU p:from it
YTSSTSSWTY p:from my
TXTSZTVTTS p:from now
YUUUTTTUUT p:from our
XVTPVOVWVW p:from the
YUUUTUTUUT p:from this
SWTTWTXUTS p:from today
TUTUTTTWUX p:from your
UTWSXUWTUS p:full stop
YTUUTUVUTS p:für die
aTTSTTUUVT p:gave me
VTTTTTTXUW p:gave up
XUUTUTTTWT p:gave us
VTTTTTUUUX p:gave you
WTTSXTUUUU p:get a
WXUUTTTUTT p:get that
VUWTTSXUTT p:get the
URWVXWRSTV p:give me
YTUTTTUUUT p:give you
XTTYUTTTUT p:gives me
XUTUTUTUUU p:go ahead
TZTTUUTUUT p:go by
VTXUUUTUUT p:go for
VUTTYUTUUT p:go in
UWTTYTTTTT p:go out
WSTTYTXTUS p:go to
VTSTSTbTUU p:go with
WTUTVXTTUT p:goes for
YTUUTTTUTU p:goes on
WYTTVTTTTS p:goes to
ZTUTTTUUUS p:going on
ZTUSUTVUUS p:going to
TTUUTTZUVT p:going with
UTTTTXXUUT p:good for
YUUTUTTUUU p:got an
XTTTTTTWUT p:got me
ZTTTWTTTUU p:got the
XUUTTTUUWT p:got to
UYUUUUTUUU p:grew up
XUTUUTUUUU p:guy on
YUTTTTSWUU p:had a
YUUUTTSWUT p:had the
VTTTUUUXUU p:had to
UUTUTUTYTU p:half a
XTTUTTTWUT p:half the
WTTTXTTUUU p:hand me
XUUUUUTTUU p:happen if
UTSTZUWTTS p:has a
ZUTTWUSTUS p:has been
WUTTUTTUXT p:has it
TXUTTTWTUT p:has no
bUTTTTUUTT p:has the
UTSTXSRSYX p:has to
XYRSTTUTXS p:have a
TUUUUUYUUT p:have decided
XUUUTUTUUT p:have it
ZUUTUUTTUT p:have no
YUUUTUTTUT p:have said
VTTSXSXTWR p:have the
WSUUWVQRWV p:have to
VTUUTTVTXS p:he has
XUUUUUTUUU p:he right
XUUTUTTTUU p:he says
UXUUUTTUUT p:head of
ZUTTTTUUUU p:help me
YUTUUSUTUT p:her ,
XXSSWWSTTR p:here ,
UUTUYUTTUU p:here on
aUSTTTUUVU p:how do
YTTTTUUTVT p:how i
YTTUUUTUUU p:how long
YTUUTUTTUU p:how many
XUTTUUUTUT p:how much
YTUUTUUUUU p:how my
XUTTVTUTUT p:how to
WXSTWTSUUT p:i always
XaRRSRTXSW p:i am
VTRRXZSUUT p:i ask
VWXRVSYTTR p:i can
WUWaSVQSTR p:i can't
XWTSUUTUUT p:i cook
XTTTUUWUUU p:i could
XUUUTUTTUU p:i did
VYXXRSUSTR p:i do
WYTZQWPRTW p:i don't
TYTTUUTUUU p:i eat
ZUUTTTTTUT p:i even
USYYTSSUVS p:i find
YUUTUTTUVT p:i found
XTSSTTTUUZ p:i gave
YTSWTSWUVT p:i get
VYWSTTSUUS p:i go
XTTUTUUUUU p:i got
UYUUUUTUUU p:i grew
ZTTTUTTUVT p:i guess
aTTTUTTTUU p:i had
XRQbTXTTVR p:i hate
WXRQQQWWXX p:i have
ZUTSUUTUVT p:i haven't
WXTTTTWTUT p:i just
WXTTTTTUUT p:i keep
YTVSUUTUUT p:i know
YTUUUTTUTU p:i leave
XScPWTSTTS p:i like
VaSRTSYTUS p:i live
YUTTUUTUUU p:i lived
VTbRUTTUVT p:i love
TZTUUTSUUT p:i maintain
XTTUUUTUUU p:i make
YTTSSSXUXT p:i mean
YUTTUTTUUU p:i might
YWTTUTSWUS p:i moved
aTTTTTTUUT p:i must
XSSSZTTSXT p:i need
WTWXTSTTUT p:i never
VSSSUSXUTY p:i no
UWXRSXSTVS p:i only
TZTTUTTUUT p:i play
UReRWSSUUR p:i prefer
XUUUUUTUUT p:i put
UTTTUTTUUY p:i quit
ZXVSTSSUVS p:i read
WTYTUUTTUT p:i really
WXSTTSWUUS p:i run
TTRRWSXUUa p:i said
ZUUTUTTTUT p:i saw
USSSYWXTTS p:i say
TUTUXUTUUU p:i send
YWTUTTSUUU p:i shall
XVSRWSWTXS p:i should
VYTTUTTUUT p:i sit
WZSTTTTUUT p:i speak
aTTTUTUUUT p:i suppose
ZTTTUTTTUT p:i suspect
YUTTUUUUUT p:i swear
TVVSVSRWUX p:i take
WXSSUUTUUU p:i teach
aTTTUTTVVT p:i tell
aTSRVSTUUW p:i think
VTTTUUXVTT p:i thought
XUTTUSWTUV p:i told
UTTTUTUYUT p:i tried
VUTTTXTUVT p:i trouble
WTTTTXTUUT p:i type
WaSRTTTVVT p:i use
cRTTUTSTUU p:i used
WSRRZSWTYS p:i want
ZaRRTSWRUS p:i was
ZTTTTTTUUU p:i were
YUTSWTUUUT p:i wish
YTTTUTTUUT p:i wonder
YbRTTTSUVR p:i work
VSYSVXSTTT p:i would
UYSSXTSUUT p:i write
YUSUUUUTUU p:i'd kill
VSVXVSSSXT p:i'd like
UUZXTTTTST p:i'd rather
YUTTTUUUTU p:i'd say
YUTTTUTUUU p:i'll be
YUUTTUTUUT p:i'll do
VbSRTUTUVT p:i'm a
VbSSTUTUUT p:i'm allergic
WXTTTUUUUT p:i'm at
TYTTUUUUUU p:i'm based
YXSRXTSUUT p:i'm in
TXTTTUTUVU p:i'm lactose
XTSYRSSTUX p:i'm not
VVTTTUXUTT p:i'm off
ZaTRSSSVUS p:i'm on
YTUTTUTUTT p:i'm staying
UZTSSUXTTS p:i'm the
YTUTUUUUUT p:i'm tired
TZTSTUUVUU p:i'm vegetarian
TXUTTUTUUT p:i'm with
VSXWTTTTUT p:i've a
WaRTVTRVTT p:i've been
TUTTUUaTVT p:i've decided
WaSTTTSTVT p:i've got
WTTTUUTXUT p:i've had
XUTTUUTUUU p:i've no
TYTSUUUUUU p:ich arbeite
YYRQTUUVUU p:ich bin
VTTYTTTUTU p:ich mag
YWTRTUUUUT p:ich wohne
XUTUTUTUUU p:ideas for
TWTTYTTUUT p:if a
UVQVXYWSSR p:if i
aUTTTTTUUU p:if it
WUTTTTTUXU p:if it's
ZUTTXTTTTT p:if the
aTUTTTTTUT p:if we
VVXWSWURTR p:if you
YUTUTUTUUU p:ignore that
ZUUTTTUUUT p:ignore the
VTTTYTTUUT p:immer auf
TUUTZTUUUT p:immer mit
UTTUTTVXUU p:in ,
XSXQUWVWSQ p:in a
VSSSYVUTTU p:in all
UTTSWXTUUT p:in any
TTTTWXTUUU p:in anything
TSTTTXYTUT p:in august
UUTTYSUUUU p:in between
WUTTXTTUVU p:in brackets
UUXTWTTTUT p:in celsius
UUUTTXUUUT p:in commit
TUTTXWTTUU p:in copy
VUTUXTTUUT p:in each
XTUTTTWUUU p:in elixir
TRSVZTWUUT p:in english
VTXSXSVTTT p:in every
UUTTYTTUUT p:in everything
VSTSVWXTUT p:in front
VUXTTTTUUU p:in general
VZTTTTTTUT p:in ghent
UYUTUUTUTU p:in graz
XTTTTTVSXT p:in january
SYTTTTTVTX p:in leeds
XXTUTTTVST p:in march
VTUTTTXTXT p:in may
XYRSQSXTVV p:in mind
XRWVWXVQSQ p:in my
XTTUTTTWWT p:in on
aTTSTTVTVU p:in one
ZTUTTUTUUU p:in oslo
VSSWYXTSST p:in our
YTUUTTTUUT p:in rust
VWTTUTUXTT p:in september
YUTTTUUUUU p:in ten
XUSSXSUUUT p:in that
VVQRVVWUTW p:in the
YTTTVTUTVT p:in there
WQRWXXWTSR p:in this
UYUUUTTUUT p:in tromsø
TUTTYTWTUT p:in utc
SSUSVSXYVS p:instead of
TTWTSXSWUT p:into the
UUUTTUYUUT p:is ,
ZSWXRSVSTT p:is a
YUUUUTTTUU p:is about
WTSUTTXUUT p:is always
YUUUUTUTTT p:is at
WUTTTXSUUU p:is banned
ZUUTUUTTUT p:is broken
SXUTTTaTTS p:is called
YTUUUUTUUU p:is coming
XSSSTSVWTY p:is dead
WTTTXTTUXT p:is down
UTUVUTSTaT p:is due
WTSSYWTTUS p:is fine
XVVRWWSTTS p:is for
ZTUUTUTUTT p:is from
XTUUTTVTTT p:is going
aTUSUURWSW p:is gone
VUXTUTTUUT p:is good
XTTTTTXUUU p:is he
ZWTWRSZSSR p:is in
ZUTTTUSUUU p:is it
UaXSTSSUUS p:is my
YUTTTTTWUT p:is never
TWSWUSSTTX p:is no
WWSSSSWTUY p:is not
WTTTTWTTTX p:is off
UWSSSQXSZW p:is on
UXTUTTVUTU p:is only
VTTTTTZUUT p:is our
UUUUUUTUXT p:is ours
UWSSSSXSXX p:is out
ZUTTUTTUUT p:is red
XUUTTUTUUT p:is right
XTTTUXTTTT p:is still
XTUTXSVSUS p:is that
XXWRXQYRSQ p:is the
YUTUTTTUUU p:is there
YUTTUTTTTU p:is this
ZUSTTUUUVT p:is too
VXUUTTSUUT p:is vegan
WYXSTTTTUS p:is what
UXTTUTVTTW p:is with
UUUTTTUTUY p:isn't the
VSSSYSVZTS p:it ,
aUTTTSTTVT p:it ?
ZUUTTTUUUT p:it a
YUUUSTUUUT p:it again
VUUUTUXTUT p:it and
XUTTTTXUUS p:it as
XTUTUUUUUT p:it could
ZUUTTTTTUT p:it doesn't
XTTTTTTTUY p:it has
TTTTWXUUUU p:it if
XVRXWRVRXR p:it in
XYQRRXYRTW p:it is
WUUTTTTTUX p:it isn't
YUTTTUTUUU p:it like
XXTTUTUUUS p:it may
VSTTVSXXUS p:it on
WTTSTXWTUU p:it out
VXUUTTUUUT p:it says
YUTTTUUUUT p:it that
YUTTUUTUUT p:it the
VUUUTUTXUT p:it this
VTSSVWYTUS p:it to
ZTUTTUWUUT p:it up
XSSSSSUZTX p:it was
VTWXTSUUUT p:it when
VTTTXUTUUT p:it with
XTTUTTTXUT p:it works
YUUTTTTUUU p:it wrong
XSSUSSWWUU p:it's a
UTTUWSXUUS p:it's about
YUTUTUTUUU p:it's always
UTTUTTXTTW p:it's been
aTTUTUTTTU p:it's for
WXTTUTTUUT p:it's my
XUTTUUTUUU p:it's raining
YTTUUTTWTS p:it's the
UWTTTUXTUT p:it's worth
VTSSXXTUTT p:jamais de
UTbRTTUUTU p:je préfère
WZSSTSTUUU p:je suis
XWSSUTUUUU p:je travaille
XUUTUUUUUT p:kannst du
WXTTUTTUUT p:keep bees
UWSTSTYTUU p:keep in
XTWSVSVTUT p:keep it
ZXSTSTSUVU p:keep that
USSUXTbSTS p:keep the
YTSUUUUTUU p:kill for
YTUTUUUUUT p:killing me
YUUTUTUUUT p:know me
ZUUTUTTUUS p:know what
YUUTTUUTUT p:landed in
UZTTUUTTUT p:last month
ZTUUUUSTUT p:last night
WTTTUTUUUX p:last time
ZTUVTUTTUU p:last year
UUTUUTTUXT p:later than
VUTTTUXUUT p:leave it
VTTTXWTTUU p:leave out
ZSSTXRWTVS p:leave the
aUTSTTTUUU p:let me
TUTUTUYUUU p:let's go
XUUTUUTUUU p:let's see
YUTUTTTTUU p:letter to
aTYRSTTTTU p:like a
aTTTTTTUUU p:like i'm
UTYSUUUUUT p:like my
VSWRWSVVVS p:like that
ZUSTUTUTUU p:like the
XTTWTTTVUT p:like this
VUTTUUTTYT p:like to
XTTTTTUUWU p:list for
XUSSWTXTTS p:list of
WXRRVSXTWS p:live in
XWTTTTTUUT p:live on
YUTTUUTTUU p:lived in
aTTSTTWTTT p:lives in
XUTTUTUTUU p:lol never
ZTTTSTXUVT p:look at
XTSSXTTUUU p:look like
YTTTTUTTUT p:looking at
TTTTTWYUUT p:los lunes
XUUUUUVTTT p:lost my
WTUTTTTUXT p:machen wir
UTTTUUUYUT p:made it
YUTSUUVUUT p:made up
TTTZUTUUUU p:mag keine
TWXTSTWTUS p:mail is
YUUUTUTUUT p:mail to
YUTSVUTUUU p:make a
ZUTTSUUTUT p:make it
VTWYSSTTUT p:make me
TUTUYUTTUU p:make sure
aUTTTTVTUT p:make the
SXWWSVSSUT p:makes me
TUTWSYTUUT p:marks in
XUUTTUUUUU p:matter how
VTTTUTVTYS p:may ,
UXTWTTTTUT p:may be
VUUUTUTTXT p:may in
XUTTUUUUUU p:maybe i'll
XUUUUTUUUT p:maybe is
YUTTTTTTUU p:maybe the
YUUUTUTUUU p:maybe we
TWXQYRVSTW p:me ,
XSVQWVWSUT p:me a
YUTTTTTUUW p:me about
WTSSXXUUUS p:me as
XYTTTTUUUT p:me at
UUTSXWUUUT p:me before
TUVSWXTUTU p:me first
WTTSTVTUUX p:me for
VTXRYSTUUT p:me in
TYTTUUUUUT p:me llamo
WWVRWXSTTS p:me on
UUTTXTUUUT p:me should
VTUTYTTUUT p:me so
XUXSVSTUUT p:me something
YSUYXVSSTR p:me the
VXWSTSTWTT p:me three
XTRXSWSTTW p:me to
WTYSSTTUUS p:me what
XUTSTWUUUT p:me when
VUYSTTTUUT p:me with
VUTTTTXUVT p:mean the
VUTTXTUTUT p:mention the
WYTTUTSUUT p:mi chiamo
YUTTUTUUUT p:might be
VUTTTXTUVT p:might i
XUTTUTUUUU p:might not
XUTTTTXTUT p:mind that
ZUTTTTTVVV p:mind when
YTUTUUUUUT p:mir den
WTUTXTTUUT p:mit dem
TTUUTUXUTU p:mondays and
XTUUTTSWTU p:month and
UXTTTUUUUT p:more ,
TXWSTWTTUT p:more of
TTXVVXSSUT p:more than
VYSSTTWUVT p:mornings are
XXTTUTTUTT p:moro em
XUTUWTTTUT p:move on
ZUUTTTUTUT p:move to
UTUUUUTXUT p:moved the
UZTUTTTTVT p:moved to
YTUTUUTUUU p:moving to
VTTTXSSTYT p:must be
TUUUUUUTXT p:must have
XTUUXTTTTT p:must never
WUTTTXTUUT p:must not
TUUUTTTUXU p:must reach
YUUTTTUTVU p:must to
XUUTUUTUUT p:my back
SZTTUTSWSW p:my birthday
XUUTUTTUUU p:my boss
TTTUUTYUUU p:my brother
XTUUTTTUWT p:my brother's
TVUUTUXTTT p:my club
UVTTTTXUWS p:my daughter
ZTUTUTTTUT p:my dentist
UXUTTTVTUT p:my dog
TZTTTTTUUT p:my email
WTTTUTUTUX p:my ex
XTTXTTTTTS p:my eyes
YUUUTUTTUU p:my father
YTUTUUTUUT p:my grandson
YTUTTTUTUT p:my husband
ZUUTUTTUUT p:my knees
WTTTTUTTUX p:my life
UXTTTTWUUS p:my mother
UXUUTTWTUU p:my mother-in-law
VZTSWWSTUR p:my name
YTUTUTTUUT p:my neighbour
WTTUUTTTUX p:my niece
VTTTTTTTUZ p:my old
YWXSTTSTTT p:my own
TWTSTXTUWT p:my passport
YUTSTTTXUS p:my phone
UaUTUTTUUS p:my pronouns
XUUUUTTUTU p:my question
VUTTWSYTTT p:my sister
WTTXUTTTUT p:my skin
VSTTTTYTWT p:my son
TYTTWTTTUT p:my time
VVTSSYXTUS p:my wife
USUTUUZUTT p:my wife's
WSTSXWTUUT p:nada de
UZTSTSYUUR p:name is
VTTTXVTTUT p:names in
YTWTXTTTTS p:near the
aUTTTTTUTU p:need a
WTTTXSTTZS p:need the
YUSSTSUTTZ p:need to
XTSTYTSTUU p:needs a
XUUUTSTWUU p:never again
XUTUTTUTUT p:never be
YUUTTTUUUT p:never gonna
YUTUTTUTUU p:never mind
UUUUTXUTUU p:never put
YUTUTTUUUU p:never seen
ZUUUTTTSUT p:never to
TUUUTXUUUU p:never touch
ZUTTTTUTUU p:never trust
YUUSTXTTUS p:never use
TUTUXTUUUU p:new endpoint
UUUUTUTXUU p:new washing
VUTUUTXTUT p:next door
SSSVXWUWTT p:next to
aTTUTTTUUT p:next week
ZTUTTTUTUT p:next year
ZUTTTUTUTU p:nicht mehr
XSRRVXZTUR p:no ,
XUTTUTUUUT p:no ?
UTTTTYUUUT p:no circumstances
XUUTTTUUUT p:no clue
UUUTTXUUUT p:no emojis
aTTTUSTUUT p:no exceptions
YUTSUTUUUT p:no idea
UUUUUTTUXT p:no later
TVSRTRXTTd p:no longer
XUUSTUUUUU p:no matter
VTTSTYTUUT p:no me
VUUTTXUUUT p:no meetings
VVVRRVYVUQ p:no more
VUTSTVTUUX p:no need
WUTTUTXUUT p:no one
WUTXTTUUUT p:no sugar
TTTTXWTUUT p:no uses
WUUUTTXUUT p:nobody else
YTTTTTWUUT p:none of
YWTTTTUUUT p:not ,
XUTUUTUUUT p:not ?
TUWWRVSWSV p:not a
ZTUUUUTTUT p:not doing
YTTSTXTTVT p:not even
YTUTUUTUUT p:not going
TSSYTYSSTW p:not in
XUUTTYSTUT p:not on
YTUSTUUVUS p:not saying
aUTSTTTUVT p:not sure
ZUTSUTUUVT p:not that
VTTTVTXTTT p:not the
STTWSWXUUS p:not to
WUTTUXUUUT p:note on
UTTTVSUTVX p:note that
YUTTTTTUUU p:notes in
YUUTTSYTUS p:now ,
XUUTTUUUUT p:now ?
XTTUUTVTUT p:now and
VUUUTTTTUX p:now i
UXTSYTVTTS p:now on
ZUUUTTTTUT p:now the
UUUUXTUTUT p:number at
VVRSWWVTTT p:of a
ZTUVUUSTTU p:of april
TXUVTURUVU p:of august
YTTTUTUTUU p:of course
VTTTXTUTWU p:of each
TUUTXTWUTT p:of every
UVUUTTTTYS p:of february
XTSTSXWWTS p:of it
XTTUTUWTVT p:of january
XTUTTTTUWS p:of june
TUUUUUTUYT p:of march
TSUUTTWTXV p:of may
WWRWUSVSTW p:of my
YUUTUTTUUU p:of office
UTTUUUTUXU p:of september
XTTSTXTTUT p:of that
XWTOUUXXWN p:of the
XZSSWRVTUS p:of them
ZUTTTUUUUT p:of things
WWSSTSZSTW p:of this
YTWTTTTTUT p:of those
WVTTRWVSWS p:of us
ZTTTTTTUVU p:of you
UTTTXTTVWT p:off ,
TTUUTTXWUT p:off for
WUUTTTXUUT p:off in
WTTUWTSTYT p:off on
WTSSYSRWTX p:off the
VUUTTXTTUU p:ok ?
YUUUTUTSUU p:okay ,
TXTTVSWTUS p:on ,
UWUUUTSTXT p:on 1
TTUUUTTUYU p:on 12
TXUUUUSTXT p:on 3
UUUUUUTTXT p:on 30
XXQRVVZRST p:on a
TTUTYTVSXT p:on all
WTUTXTTTUT p:on anything
YUUUUUTUUT p:on board
YSUTUUUUUU p:on call
TUUUXTUUUU p:on each
XWTUTTUTUT p:on earth
YTTTUTTUUU p:on every
VTTSWTVTYS p:on friday
UTTTTYWUUT p:on fridays
WTTTWSXSWT p:on it
WTTYTTTTUT p:on me
XXUUTUTTST p:on monday
TTUUTUaUTT p:on mondays
WWRWTQVWSW p:on my
XTTTUSWUUU p:on ne
WTWTXTTTTT p:on one
WTTTTTXUUU p:on our
VTXTTTWUUT p:on paper
WTUUUTUSTX p:on port
UTUUTUYUTT p:on postgres
XTUUUTWTTT p:on sunday
YTVSWTTTTT p:on that
VVOPUVUYWV p:on the
YTSSRZWTTS p:on this
XTTSWWSTWS p:on thursday
UTUUTUXUUT p:on thursdays
XTUUTTXUTT p:on tuesdays
SWUUTTUTTX p:on wednesdays
aUUTTUTTUU p:once ,
YUTTUTUUUT p:once more
XUTTTTTWUU p:one ,
XTUUUUTUUU p:one do
UUSTTUYUUU p:one file
TWXTTSXTTT p:one for
XWUUTTUTTT p:one from
UTUUWUXTUT p:one in
WYTTTUWTUS p:one is
TTWTXTTUUU p:one line
UUXTUUUTUU p:one long
ZTTTUTUUUT p:one more
ZSSTVUSTUV p:one of
XUTTTTTXUU p:one on
VTVSYTSUVT p:one page
UTXTTUUUUU p:one question
YUTTTTTUUU p:one should
XVUUTUTUUU p:one who
WUTTSTXUUT p:one with
WTXTTUTUUT p:one word
XSWTSTVSWT p:only ,
WUTUXUTTUT p:only a
YXSTTTSTVU p:only for
WTTTXTVTUT p:only on
WTSSYSXTUT p:only the
TUUUYTUUUU p:open a
WXTTUUTTUT p:open the
YUUUUTTTUT p:opinion that
ZTTTTTUUUT p:or is
VTTXUTUUUT p:or no
YUUTUTUUUT p:or not
YUTTTUUUUT p:or the
TXTTTTXUTU p:other one
ZTSSXTUTUS p:ought to
YTUTTUVTTU p:our house
WUUUXTTTUU p:our lab
XTTTSWUVTT p:our own
XUTTTTTTXU p:out a
VTTUTTVTYT p:out by
VUUTXTUTUU p:out loud
WTTTTTTTXT p:out on
WSXSTSVYTS p:out the
YUTUUTTUUT p:out what
XUUUTTUVUT p:out why
VTUUTYTTUT p:outside of
UTWTXTTUUT p:over a
WTTTTTTYWT p:over the
VTTTUTXUUT p:owns the
XUUTTTTUUU p:paste it
YUUTUTUUUT p:perhaps the
XUSTTUUUUU p:pick a
XUUUTUTTTT p:plan for
UUTWTTXUUT p:plan is
WSWRWVXRUR p:please ,
UTTTVXUUUT p:pnpm here
TXUUUUTTUU p:postdoc in
YUTUTTVUUU p:pour le
UTXTUUTUUU p:prefer a
TUZTUUUTTU p:preferisco le
UUSTYUTUUU p:prices in
UaUTUTTUUS p:pronouns are
TUYSUTUUUU p:préfère les
UUTTTVTXUT p:put a
UUTTTUYUUT p:put it
YTUUVTTTUT p:put that
WTSSWVURUW p:put the
WSTTXUUUUT p:put them
XTUUUTUUUU p:que si
ZUUUUUTUTT p:question is
YTTTTTWTTT p:rate is
VUYTTUTTTT p:rather have
WYTTTTUUUT p:reach me
VUUUTTTUYT p:reach the
YUUUTTTWTT p:read the
VUUUUUTYUT p:reason the
YUUUTTUUUT p:recipe for
YUTUUTTTUT p:redo the
YTSUSSaTTS p:remember that
WUSSYSTTWW p:remind me
YTTTUTUUUU p:reply in
YUTTTTUTUT p:reply to
ZUUTTTTUUT p:rewrite it
VUUTXTTTUT p:right in
aTUTTUTTUT p:right now
TUUUUTUXUU p:root because
TXSTTTTUXU p:run a
XUTUUTWTUS p:run it
VVRRVRVTWW p:run the
STSTWTWUTZ p:said about
UTUTUUTUUX p:said i
YUUUTUTUUT p:said the
WUUTUTXTTT p:same thing
ZUUUTUTTUT p:say ?
UXTTTTXUVT p:say i
XUTUUUTUUT p:say it
YUUTUTUUUT p:say never
YUUTUTTTUT p:say this
XUUTTUUUUT p:saying we
YUUUTTTUUU p:says i
ZVUUTTTTUU p:says never
UTUTWTTXTT p:says so
YUUUTTTUUU p:says the
YTUUTUUTUU p:says we
UYUUTUWTST p:school in
UUTTYTUUUT p:scratch that
ZTUTUUTUUT p:see the
UTUUUUXTUT p:sell the
VUTTXTTUUU p:send it
ZUUTTTTUUT p:send the
SWTTTTaTTS p:settled on
TWTTTTXTXT p:seven in
VWTTTTYTTT p:shall be
YUTTTTTUUU p:she has
VUTTTTXUUU p:she's a
YUSTWTTUUT p:should always
VSRSXXXTUS p:should be
XUUUTUTUUU p:should go
aTTTTUTUUT p:should i
YUUTTTUUUT p:should never
YTUUUTTUUT p:should use
XUUUSTTUUU p:should we
UUUUYTTTUT p:should write
XSVWUVTTUS p:show me
UTUUUUXTTT p:signed it
SZTUTTTVUT p:since i
UQSSSWXYTV p:since the
WUUTTTTXUT p:since we
UXUUTTTWTT p:sitting in
UXTRYWTTUS p:skip the
XTTUUUUUUU p:sleep on
YUUUTTUTUU p:so ,
XUUUTTWTUT p:so :
XUUUTTTUUU p:so ?
TVUTTYTUUT p:so for
XXTTTTTTTT p:so i
XTTTTTUXUT p:so it
TTTUTUTTTZ p:sold the
ZUUTTUTUTT p:some day
YUTTTTUUUT p:something for
YTTTUTUUUU p:sort of
UUTUXTTUUU p:spelling in
WUTSXWTTTT p:start with
TTTUTTYUUU p:stay on
XUTTSTWUUU p:stick with
UVTTXTTUUT p:stuff for
TXTWTTTUUU p:stuff is
TUUUYUUUTU p:sure every
YTUUUTTTUT p:swears by
XUTTUTUWUS p:switch to
SXTTUTYTUT p:switched to
aTTTTTTTUT p:table for
XTTTTTTTUW p:tables in
ZTTTTTUUVU p:take it
WTXTTSXTUS p:take the
UTUUUUTTZT p:takes over
YUUUTTTUUT p:talk about
TXWUTTTTTT p:talk to
XTTUTUUUUU p:tell her
VSWWUXSSTR p:tell me
ZUTTTTTTUT p:tell the
YUTUSTTUVU p:tell this
XTTTWUUTUT p:tell you
ZUUTUTTUTT p:tells me
TUXTVTUUUT p:temperatures in
ZUUTTUTTUT p:test in
TXWTTTUTUU p:than a
UUUTTUTUXT p:than that
TTXTTTUWWU p:than the
YTSTXSTUVT p:that ,
aTTUTTTTUT p:that ?
VTUTTTXTUU p:that bot
YTTTTUTUUU p:that file
XTTTWTTUUT p:that for
WUTTUUXUUT p:that from
YUTTTWTTUU p:that goes
bUTUTUSTTS p:that he
VVWRVVSSTW p:that i
ZXRSVQVSVT p:that in
XXSSTWTTWS p:that is
YUUUTUTTUU p:that it
TUTTXWSVUT p:that needs
XUUTTTUTUU p:that nobody
aTSTSUTWUU p:that one
RVRTTQZXVW p:that the
VUUTXTTTTT p:that to
ZTTUUUTSVU p:that was
WTTTXTUUUT p:that way
ZUUUSTSSWT p:that we
ZUTTSSTVUU p:that when
XTTTXTTTTT p:that with
UTYSYSTUUT p:that you
YTUUTTTUUU p:that's a
XTUUTTUTUU p:that's all
XTTUUUUUUU p:that's final
TYYTTTTTUT p:that's me
VZTUTTTTTT p:that's my
YTTTTTTVUU p:that's not
WSTTUXXSTT p:that's the
WWTSTTUXTS p:that's what
UYTTTTWUUT p:that's where
VTUUTTSXWT p:that's why
XTUUUTTTVT p:the 1st
XTUUTTVUVT p:the 22nd
UXTUSTSTXW p:the 3rd
TUUUUTUXUT p:the 502s
UXTTUUTTTW p:the 9th
VWSTZTSTUT p:the answer
UTUUUUXTUT p:the antwerp
UUUTUUYTUT p:the api
UTUTTUWTXT p:the audit
VTTTTTYVUS p:the back
XTTUTTSXVT p:the bank
TXUTTTYUTT p:the billing
WTTUTUUUUX p:the bins
VTUUTTYSWS p:the blue
WTUTTTXVUT p:the boiler
XUUUUTSUVT p:the bridge
STTTWXWTWS p:the budget
WTTSUTSYTW p:the build
VUTTTTTXUW p:the cache
XUUUTSTTUW p:the cake
UXSTSSVWSW p:the card
YUTUUUTUUT p:the cert
XUUTUTTVWS p:the certificate
XUUTUTUUUT p:the channel
VUTTXTVTUT p:the christmas
TTTUUTVYTT p:the ci
ZUTSWSWTUS p:the client
TUUUTUWXUT p:the clock
UTRSWXVTWS p:the code
WTUUUUXTTT p:the committee
WUTTYTVSTT p:the customer
TTUTUUVXTT p:the damp
VUUTUXUUUT p:the danish
VTUTUTXWTT p:the data
XUUTWTTUUT p:the date
VXTTWTSTUT p:the day
XTUUUTTTUW p:the deadline
ZTTUUTTTWT p:the demo
XUTTTTUUWT p:the dentist
TTTTTWTVTX p:the deploy
WTZSVTTTTT p:the diff
VUTTYTTTVT p:the docs
XUUUUUTUTU p:the door
TUUUUUTYUT p:the double
UXWTTTTTTT p:the editor
ZTTTUUTTUT p:the eggs
YUTUUTTTUT p:the empty
TRXTRXVSYS p:the end
YTTTUUUTUT p:the entire
TTWTTTTWXT p:the evening
UYSTWVUSTS p:the family
VUUTUUTXTT p:the fan
UUUTTTXTUU p:the fire
WVRSWSXSWS p:the first
ZTTUTTUUUU p:the flag
UUUUUUTXUT p:the flaky
WXTTTTUVUT p:the flat
WUUTTTTXUT p:the form
VUUTXUTUUT p:the former
YTUUUTTUUT p:the forum
UTTTTWVXTT p:the fridge
XUTSWVTUUT p:the full
YTTTUUTUUU p:the future
UUUTUUTXUT p:the gpu
XTUUTUWTUT p:the green
VUTTUUYTUT p:the hall
ZXTTTTTTTS p:the harbour
YTUTTTTWUT p:the hard
XUUUTTTUUU p:the hero
XUUUTUWSTT p:the hour
TUUTXTVTUT p:the house
TUTTTTWXUT p:the image
TTUUTTWXUT p:the import
WUUTUTXTUT p:the ingest
XWUUTTTUUS p:the invite
VTTUTTTVUX p:the invoice
YUTTTTTUXS p:the jam
YTUTTUWTUT p:the key
XWTTTWRUUT p:the kids
XSWSVVVTSS p:the last
TUUUTUTTZT p:the latest
WWUUTTXTTT p:the left
XUUUTUUUUT p:the letter
aUTTTTTTUT p:the letters
TXTTTTXSTW p:the library
YUVUTUTTUT p:the lift
ZUTTWTTUUT p:the list
TUTUTWUXUT p:the main
XUUUUTTUUU p:the mayor
UTUUXUTTUT p:the meat
ZTUTTTVTTT p:the meeting
XUTTTTTTTW p:the memory
YTUUUTVTTT p:the merger
ZTUTSUVTUT p:the middle
UUUTUTTYTT p:the migration
XUUTWTSUTT p:the minutes
VTTTTTTXUW p:the mobile
YTUUTTVTTU p:the moment
UVSWSWXTTT p:the morning
XSUTSWTTTW p:the name
ZTUTUTTTUT p:the neighbours
STSSTSYZXS p:the new
TYTTUTWUUT p:the night
TUUTUTXUUT p:the nightly
YTTTUTUTVU p:the notes
YTTTWSUUUT p:the numbers
TTTTTXYTUT p:the office
XTUTUUTTWT p:the offsite
WRQRTRWWXY p:the old
WYWRRRXWSR p:the one
UUTTSXYTTT p:the only
YUUUUTTTUT p:the opinion
VUUTXTTTUT p:the order
XYRSSWWRTT p:the other
WTTTXUTTUU p:the others
UTTTTTWXUT p:the paper
YTTTTTUUUT p:the parcel
WXTSWTWTTS p:the parser
TYUTUUTUUU p:the payments
XTUUTUVTUT p:the people
YTTTWTVTTT p:the phone
VTTTXSYTUT p:the plan
UYTTWTTTUT p:the platform
TXTTTTWWUT p:the pool
XTTUTTTWTT p:the post
YUUUTUTUUT p:the previous
XTTTUTTTXT p:the printer
TUUTTWXUTT p:the public
XTTUTTWTUU p:the queue
TUUUUUTYUS p:the reason
TUTTWTXUUT p:the repo
XVSTVTXSTT p:the rest
XUTTTTUXUT p:the retry
YUUTTTTUUU p:the review
XTWTTTTUWS p:the roster
UUTTWSSTVY p:the rule
UTRTXWVWUS p:the same
TUUTZTTUUT p:the schema
TTTTTTXWXR p:the school
UXTUUUTTUT p:the screen
bSSSRSWWWS p:the second
XUTTUTTWTT p:the sensor
XUTTTXTUUS p:the serial
VTUTTTVXUT p:the server
UWTTTTXUUT p:the shed
YTTTVTXTUS p:the shop
XTUTTTXUUT p:the signature
TTTTZTWTTT p:the source
SUUUTUTYUT p:the sourdough
TUTTTUTXXU p:the spring
aUTTTTTUTT p:the station
UTUUUTVTTX p:the summer
XTTUUUTVUT p:the sun
XTTSVTSTTY p:the table
UTTTXTXTUT p:the tables
UUTWTTUXTT p:the teacher
UWTTXVUTUS p:the team
UTXWTTTTUT p:the telephone
TUUUTUTXWT p:the tender
ZUTTVSTUUT p:the tests
XTTUUUUUUU p:the text
XTTTTTSUUX p:the thing
ZUTTUTWTUT p:the third
YTTUTWTTUS p:the thread
XTTUTTTWUT p:the three
TUTTYTWTUT p:the ticket
XTUUUTTUUT p:the title
UTTSXXTTUS p:the top
WTYTTTTTUT p:the train
TUTTUUTZUT p:the trick
XWSTSXSWTS p:the two
WUUTYUTUTT p:the vault
VTUTTTXSTX p:the vendor
XTUTUUWTTT p:the ward
WTUTXUTTTT p:the weather
XTUUTTTWTU p:the week
VUUUTTTXTU p:the weekend
WXSRWRZRWR p:the whole
XUTSSSSXUX p:the window
UUTSWXTTUT p:the word
ZUTTTSSYUS p:the wrong
VUUTTTXTUT p:the yellow
WUTSYTTTVT p:them in
XTUUTUUUUT p:then ,
VUUTYTTTUU p:then the
XUUUUTTUUT p:there ?
YWTTTTTUUS p:there is
XTUUUTTUUU p:there was
YUTTVTTTUT p:there's a
YTTSWUTUUT p:they are
XUUUUUUUUU p:they say
YUUTUUUUUT p:they want
XUUTTUTTTW p:thing is
XUUUTTWTUT p:thing with
YUTTUUUUTT p:think ,
XUTTUUUUUT p:think about
YUUUTTTUUU p:think it
YUTUTUTUUT p:think it's
YTTUUUUUUT p:thinking about
ZUTUTUTUTT p:thinks we
YTTVTTUTUU p:this ,
XUUUUUSTUU p:this afternoon
YTUTTUUUUT p:this draft
YVTTSTTUVU p:this file
WTXTTTTUUT p:this for
XUTTUUUUUU p:this in
XUUUTUSTUU p:this is
VXUTSUTTTW p:this month
YTTSSTTXTW p:this morning
XUUTTTUUUT p:this once
fTRSSUSUUT p:this one
ZUTUSTTUUU p:this page
YUTTTUTUUU p:this paragraph
RTUTXXWTUT p:this project
SUTSZUWTUT p:this repo
ZUTTSSTXUS p:this time
ZWUTSTUUUT p:this week
UUTTUUXUUT p:this year
VUUTUXTUUT p:those are
aUSTTTTUUU p:those three
YUTTUTUTUU p:those were
UXWTTUTTUT p:though i
ZUUTUUUSUT p:thought it
XTTTWTTUUU p:three of
TTUUTUTXWT p:three weeks
WUSTWTSUUX p:through the
XSTUUUTTUX p:time i
XXTTTUTUUT p:time is
YUUUUTTUUU p:timer for
TUUTTTTXWT p:to 4
WUUTUTTXUT p:to 40
USUWVRXWSS p:to a
XUUUTTUUUU p:to always
YUUUTTUUUT p:to ask
WUQRXQSTbW p:to be
XUTTTTWUUT p:to buy
YUUTTUTUUU p:to call
XTTTTUVVTT p:to close
YUUTTUTUUT p:to come
TTVSWXTUUS p:to customers
WSTXWTTTUT p:to do
VUTTTUXTUT p:to drop
aTXTSTTTUT p:to every
XTTTSTWTXT p:to get
WUTTTTXUUU p:to go
WTVTTTSTZS p:to have
VTTTXXTTUT p:to her
VUTSTXWTUS p:to it
UUUUTUXTTT p:to keep
YXTTTUTTUT p:to know
ZUUUTTTTTT p:to learn
YSUUUUTUUU p:to live
TUTTWWTTTX p:to main
UXPZZPRRVW p:to me
SWSTSWXTTW p:to my
XTUUTUUUUT p:to never
TYUTUUUUUT p:to penicillin
VTSSWSTTXW p:to run
XSTSUTTWUW p:to say
UTUSXXTUTT p:to see
UTUUUUXTUT p:to sell
WUTXTTUUUT p:to sleep
XUTUTUUUUU p:to tell
XTTTWTTUUT p:to that
WUNTWTVVWV p:to the
ZTUTTTTTUU p:to think
XUUTUTUUUU p:to this
UUUUTTXVTT p:to two
ZTTTTTTUUT p:to use
XTXTTTTTUT p:to work
ZTUUTTTUUT p:to write
XTTTTXTTUT p:to you
YUTUTUUUUT p:to your
aTSSTUSTUX p:today ,
XUTTWTWTTS p:today :
XTTTTUTVVU p:told me
YUTTUUTUUU p:told the
UTUTTTXTUX p:told you
YUTTUUTUUT p:tomorrow ,
YTSTTTUUVT p:too long
UUTTWYTTUT p:touch the
VXUUTTTUUT p:trabajo en
WXTTUTTUUT p:trabalho na
TTUUUUUXUU p:tried the
VUTTTXTUVT p:trouble you
YUTTTTUTUU p:trust a
YUUUTUUTUT p:try again
YUTTUTUUUT p:tu peux
TTTTUUYUTT p:tuesdays and
UUUUUUTXTT p:turned out
TTTTTTVYUS p:turns out
ZSTTTTWSWU p:two days
XUUUTTUTUU p:two hours
UYTTUUTUTU p:two kids
TXTTTWVTTT p:two of
WTTTXUTTUU p:two things
YTTTVTTUUU p:under fifty
UTTTTYUUUT p:under no
UWSSTSXWWS p:under the
TUTUTXUUUU p:under vendor
VVTTTXTTUU p:until further
VTUTTTXTXS p:until the
XTTTXTUUUS p:up ,
YTUTTTTTYT p:up for
VXTTVTSXTT p:up in
XTUTTTTXTT p:up the
USTTWXWTUS p:up to
UTUUTTTXUU p:us ,
XUUUUTUUUT p:us on
VWTTTTXTUT p:use a
VTUUXUTUUT p:use it
TTTTXSWUUU p:use pnpm
YUUTTUUUUT p:use tabs
UTSSYWVTUS p:use the
fRTTTTSSUU p:used to
UTUUUTVUXT p:van is
YUTUTTUUUT p:version of
UUSWUTTUXT p:very much
WYTTTTSUUT p:vivo en
WTTTTTXUUT p:wait no
XUUTTUTTVU p:want it
XVSRVUUTYS p:want to
YUUUTTTTUU p:wanted to
YUUUUUTTTT p:wants us
WXRRSSVYXS p:was a
WUUTUUTSUX p:was at
VTTTUUXTUT p:was born
TUUUUUTXUT p:was caused
UUUUUUTXTT p:was down
XUUUUUTUUT p:was for
ZTTTUTTVUT p:was in
ZTUUUUTTUT p:was it
XTUUUUTTUT p:was my
YUUUUUTUTT p:was not
ZTUUUUTTTT p:was on
UUUTUTUYUT p:was that
YTTTTTSZVR p:was the
XUUUUUUTUU p:way to
VUUUUTYSTT p:we agreed
aTTUSTTTUU p:we always
UXUUTTWTUT p:we are
TUTUTTZUUU p:we chose
aUUTTTTUTT p:we could
TTUVTUZTTT p:we decided
YUUTTUTTUT p:we did
UXSSYSVTUT p:we do
UVTSWRXSTY p:we don't
UUUUTTTXUU p:we got
ZTUUTTSUUU p:we had
YSTUTTXVSR p:we have
USUUSTVYUU p:we lost
YTUUUTTUUU p:we might
XUUTTUUUUT p:we move
WTUTTTTUYT p:we need
TUUTWXTUTU p:we never
TTUTTTVUUY p:we no
VUUUUUXSUT p:we picked
cTTUSTTUTT p:we should
TTUUTUXUUU p:we stay
WTUUTUSXVU p:we tried
VYTTYSTTUS p:we use
YUUUTTTTUU p:we used
XUUUTUVTUT p:we voted
UTUUTUZTUT p:we went
ZUTUTUSTUU p:we were
VTTTUUXUUT p:we'll do
VTTTTUXUUU p:we'll go
YUTTTUTUUU p:we'll see
YTUUTUVTTT p:we're all
TUUUUUYTUT p:we're back
TTUTTTZUTT p:we're going
TTUUUUYUUT p:we're on
TUUUTUTYTT p:went from
VTTTUTTYUT p:went through
TTUUTUZTUT p:went with
YTUUUUTSUU p:were at
YUUUTTTTUU p:were the
ZTSSVTUUVT p:what a
YUUUUUTUUS p:what about
YUTTTUTUUT p:what are
XUUTUUTUUU p:what can
cUSTTTTUUT p:what do
XUTTUUTVUU p:what does
STWVXQWVRW p:what i
XUUTUUTUUU p:what if
YUTTWTTTVT p:what is
UXTTTTUWUT p:what it
UWTTTUXTUT p:what it's
YUTUTUUUUT p:what should
XUTTUUUUUU p:what they
XUTTTUTUUT p:what time
YUTTTUUUVT p:what to
YUUUUUTTUT p:what was
aTSUTUTUUU p:what would
ZTTTTTTVUU p:what you
aTSTTTTTUU p:what's a
ZTTTUSUTUT p:what's the
UTTXTTUTUY p:whatever you
XSQVZSVTUT p:when i
WUTTXTUTUT p:when it
YUWWTTSTTT p:when the
WRWWVYRTTR p:when you
TTWXWTTTUS p:whenever you
WXTTTTUUUT p:where do
YTTUUUTTUU p:where does
YUTTTTTUVT p:where it
ZUUTUTTUUT p:which of
VTUTUTXVTT p:while the
XUUUTUTUUU p:who is
YTTTTUTUUU p:who said
YUTTUTUUUT p:who wrote
XUUUUUTTTU p:why does
ZUUTUTUTUT p:why i
YUUTUUTUUT p:why is
YUTUTTTXTT p:why the
TWTTTXUTUT p:wife is
ZUTTSTTUXS p:will be
UUTUUTTTUY p:wipe the
WRWVXUUUSQ p:with a
XUUTXTTTUT p:with it
XSVQXUVUTS p:with me
WZSRSSUUYS p:with my
WUUUXTTUTU p:with o
TVURVSVWVW p:with the
YUTUTUTUUT p:with this
YTTUTTVUTT p:with us
WXTTTUTUUT p:with you
XTTTTTVWUU p:without a
STTSSWWUUX p:without asking
SaTSTUUUUU p:wohne in
TZTUUTTUUT p:work as
WWSTTTTTUX p:work at
YVTTTTTUVU p:work for
WXTTUTTUUT p:work from
UXTTSUTWVT p:work in
VXTUTUTUUU p:work on
TTTTYTUWUU p:work out
WTWTTTTXUS p:work with
XUTUTUUTUU p:would a
XUSSTXTUUT p:would be
XUUUUUTTUU p:would happen
YUTTUTUUVT p:would have
YTUUTTTUUU p:would i
ZUUUUTUTUT p:would it
XUUUTUTTUU p:would the
XTSUWTTUVU p:would you
WTSSXTUUUU p:write a
XUTSTTUUUU p:write him
VVSTXTUUVU p:write in
YTTTXTTUUT p:write it
YWSTVRUUUT p:write me
ZUUUSTTUVT p:write my
YUUUSTTUUT p:write that
XUUUWTTTUT p:write the
WTTTZTTTUS p:write to
YTTTUTUUVT p:wrote in
XTWTUTTTTU p:years on
WTTTTUXUUT p:yes ,
XUTTUUUUUT p:yes or
WTTTTTXUUT p:you about
ZTTSUTUUUT p:you are
SXUWVTRSTY p:you can
ZTTTUTTTUU p:you can't
UUTTYTUUUU p:you change
YTUUTTTUUU p:you check
WWSSXSTUUT p:you do
STSVTVUUUX p:you don't
WTTTXSTUUU p:you draft
YUTTUTTUUT p:you get
VTXRXSUVVT p:you give
ZUTTSUTUUU p:you go
WUTTTTTUUX p:you is
VTTSSWYUVS p:you keep
aTTTTSTUVS p:you know
WTXSXSSUUU p:you make
XTSSTZTUTT p:you must
UXWSVSTUUT p:you need
ZUTTTTUUUT p:you never
XTTTWTTUVT p:you should
UUXSVTUTUU p:you show
VTUTUUUUUX p:you the
XUUUTUUUUU p:you think
TVSSWYWTTR p:you to
VUTTXSUUUT p:you touch
XTQRXYSUUU p:you write
UZTTWTTUUT p:zone is
XVUTUUTURV place:0
ZVTUUVWTRQ place:1
WTWXUVUPUS place:2
ZRSZXbSLOW quotes
eOTWXUTTPT reason:hypothetical
hUOPWTTVWP reason:idiom
iVRSRVTSUQ reason:joke
hURTSSURTT reason:past
jPTVTSPUTT reason:question
jOXMZUUTVM reason:reported
RXSRVWbTRU recurs
cUZMXQcNRT replies
VTTTXTTXTT row cause.linked
YTTTXTTUUT row de.always
TUTYTTUUUU row de.avoid
XWTTSTWTUT row durable.convention
XVRWWQYSXQ row durable.mine
YTTSVXTUTT row durable.plural
UTTSVTVWXS row durable.process
YWXMZNbTXM row durable.thing
VbVTRXUSTP row durable.user
TXTTUUUUUT row en.allergy
UYTUTUTUTU row en.am
VTTTUTUUUX row en.annoy
STTTSWTUUa row en.anymore
UXUUUUTUUT row en.birthday
UTUTRSWTYW row en.by
TUUUUUTXUU row en.cause.because
TUUTUUTZUT row en.cause.event
UTUUTTVXUT row en.cause.turns
USUVUUTUYT row en.deadline
TTUTTTZSTX row en.decided
VYUTTTUUUT row en.diet
URRdTXTTVQ row en.dislike
TWTXTUTUUT row en.dislike.fan
UTUUUUTTYT row en.due
TYUTVTUUUT row en.eat
VTUUTTTTUX row en.forget
WTUTTTWTXS row en.going
XUUUTUTTUT row en.have
TUUUUTXUUU row en.home
WTTTTUXUUT row en.i.settled
XTUUTUTTWT row en.is.on
TXTTTTYUUT row en.it.is
VQTSTWWTWX row en.kin
WUTTTTXTUT row en.lets
VSaVVSSTTS row en.like
VZTSSTTUUT row en.name
TYUTTUUUUT row en.name.bare
UUUXTTTUUU row en.never.want
VTUTUTTUUZ row en.nolonger
XUTTUWUUUS row en.noneed
UTXSWUUTUT row en.over
WTTTUTTTVX row en.quit
UUXTTUUUUU row en.rather
UTUUUTXUTT row en.remember.bare
TYTTUUTUUU row en.role
UXUUUUTUUU row en.role.at
UXSTUTWUUT row en.role.lead
YXSTWRUQYR row en.ships
WUUUTTaTTS row en.stay
TUTUUUXUUT row en.team
XVTUUTTUUT row en.tools
TXUTUUUUUU row en.tools.on
TUUUTUXUUT row en.went
UPQXQVVaSX row event.failure
aRRQRRVaSZ row event.success
TUTTTWXTUU row fr.never
TTWXUTUUUU row fr.prefer
TUUUUUXUUT row generic.household
YTTTTTWUUT row generic.limits
XSTUUUVTUU row generic.since
ZXWVTUTLTU row generic.us
WTUXUTTUUU row it.avoid
TUUUUUTTYU row it.deadline
TSOhRXRRTY row kind avoid
VTRQUVTSTe row kind back
UURUUPRTeX row kind deadline
USXWZUSQVS row kind do
WSNVZcWTSO row kind dont
VQMWSSTeSZ row kind event
UTUTVTZRVU row kind fact
VQeYXQQRTR row kind prefer
UdVWRVXJTT row kind profile
gPTVSUTTOU row none
XURTYSTUUU row order.always
WUQPXYYVUR row order.ban
WTTSYXRTUU row order.limits
YSSWXXQSUR row order.no
TUUTUYTUUU row order.nobody.does
UTUUTYTTUU row order.nothing
UUTTXTTUUU row order.occasion
TUTTZTTTVU row order.process
WTTTZTSTUU row order.scoped
ZUZSUTVSSR row order.standing
TTUTYWWTTS row order.we
VTUUSTVTYU row plain.by.date
VRSWTVWUTU row plain.can.skip
VXTTTTSWUU row plain.cause.because
SZUTSSSUUX row plain.email
TTXTXTTTUT row plain.order.because
YTSSSZTTVT row plain.order.contrast
WXTTTTTUUU row plain.order.occasion
TSYXaRSSTR row plain.order.output
TUUTXUUUUU row plain.order.you
UTSaTTUUUT row plain.taste.against
WTYTTTTTUT row plain.taste.for
VTXTUTUUUT row plain.taste.mine
WTTXTUTUUU row plain.taste.not
TSPeRXRSTY row tier explicit avoid
VTRQUVTSTe row tier explicit back
VVQSVPRTdW row tier explicit deadline
YTZRbSUQSQ row tier explicit do
WSNVZbXTSO row tier explicit dont
UTTUTTVbUR row tier explicit event
TUQRTQfQWY row tier explicit fact
URdYWRRSTS row tier explicit prefer
WgQPRRXUWR row tier explicit profile
VTSbUSTUUT row tier plain avoid
VTUUSTUTZT row tier plain deadline
TTTTTZUUUU row tier plain dont
VRMWTTTcTY row tier plain event
VTUTVUWRVU row tier plain fact
WSZTXTSSTT row tier plain prefer
VZVWTWWKTU row tier plain profile
WUTUTTTXTT s:502
UUUTTTYUUT s:abolish
XTUTUUUUUT s:absolute
UUUUTUXTUU s:accept
XUUUTTUUUU s:accord
XUUTUUUUUU s:according
TTTUUTYTWT s:account
XUTTTTWUUT s:ack
SVTTXWVUTS s:acros
TTTTWTXUUT s:actor
YTTTVSVVTS s:actual
XTUTUTUUUU s:actuary
UYWQUQWTTV s:addres
VTTSXVTUUT s:afternoon
XSUUSTZRXS s:agre
WYUTTUTUUT s:all
YUTTTWTTUT s:allow
ZUYOdVUPRO s:alway
UTUUXTUUUU s:amount
TXUUUTTWTT s:analytic
UTTTXUUUUT s:anglai
YUTTUTUUUU s:annoy
UUYVXQVUSR s:answer
WXTUUTTUUT s:ant
VUXXXYUPRP s:anyth
USRRZWWSTW s:app
TTUTUXWTUT s:argument
WTTTWTTTXT s:arriv
TUTWTXTUUT s:arrow
ZSPURYVRTW s:ask
YTTTUTTUUU s:attach
WTTXTUTTUU s:axolotl
VTTUUUXTUT s:año
TUTTUTXTTX s:backup
XUTTTTXTVT s:backward
XUTUUTTUUU s:bad
ZTUTUTTUUU s:bag
WUTTTXSUUU s:bann
UZUTTTTUUT s:bas
UUTTWTXTUU s:becom
VTTTUTVXTT s:bed
YUTTUUTTUU s:beep
YTUUUTVTUT s:belong
UTTTXTWTUU s:bik
UXTTTSaTTS s:bill
VUTTSTXUTW s:bin
TYUUUUTUUT s:birthday'
WTSTSTWXUU s:bit
XUUUUUUTUT s:blink
UVTSSTWXUT s:block
TVTTTTYUUU s:board
WVTRUSVYVS s:book
XWUTTUTTUT s:booking
XTXTSTWSTT s:bor
aTTTTUTUUT s:bos
XUUTUTTUUT s:bowl
XTSSTXVWTS s:box
WTTTXTTTUU s:bracket
TTSSZXTTUT s:branch
XTTTUTTUVT s:brandvold
VTUUUXTTTT s:brick
XTUUUUTUUU s:bridg
WUTTTTXVTT s:bring
XTUUTTTUWT s:brother'
XUWSTTUTUU s:bullet
STTTTXTYTT s:bump
YUUUTUTTUT s:burn
VTSSXVXTUT s:busines
XUUUUUUUUT s:buy
SXPaUWcRQO s:call
XUUTUUTUUU s:call'
XUTTTUTUUU s:canary
XUTSTUUUUW s:cancell
UUUTXUVTUT s:cap
VTUUUUXTUT s:car
UTSWTTWXUS s:card
VTXTUTUUUT s:carousel
UUUUXTTTUU s:carry
TUUUUTTZUT s:caus
UTXTXTTTUT s:celsiu
UUUUXUUUUT s:chamber
aSTTWRWUTS s:chang
TTSXYTTTVU s:chart
WTTTTTXVUT s:check
VXTTUTUUUT s:cheer
USTTVSVSaT s:christma
UTTTTYUUUT s:circumstanc
ZXTSTTSWTS s:claim
WTSTXTXTUT s:clas
XTTTTTXVTS s:clean
VUTUUTTYUT s:clear
ZUTUTUTTUT s:click
TVSTXVWTTT s:client
YRRRVWYRaQ s:clos
XUTUUUUUUT s:closur
WUTTUUTUTX s:club'
VUUTUXTTUT s:co-author
XVTTXTTTUS s:cod
XTUTUUUUUT s:coffee'
WXTTVTTUUT s:colleagu
YTWXSTSTUT s:column
ZTRSVRWVYR s:com
TTTTYTTUUU s:comilla
WWVRXSSTTS s:commit
YUTUTUTUUU s:con
ZTUTTTTWTT s:confirm
ZUTTUTTUUU s:confus
XUUTUTTUUT s:consider
bTTTTTTTVT s:copy
UUYTUTTUUU s:corta
UUTTVSWXTT s:cost
UTTTTTWXTT s:count
UYTTUTTUUU s:country
YTUTTTUVVU s:courier
TTYSUTTWTU s:court
TTTTTUaUUT s:cover
TTUUUUTYUT s:crack
WTTTXTVTTT s:credit
UUTXUTTUUT s:creep
YUTTUUUTUU s:crisp
XUTXTTUTUS s:cros
TUTTTXWUUU s:cup
YUTTUUTUUU s:curiou
VTXTUTUUUU s:curta
TTUUUUUXUU s:custom
SVVQXXWVTR s:customer
TXUUTTSTUU s:dai
VTTSWYTTTU s:dan
YUTTXTTUUT s:das
UTTSZWSTUU s:dat
TTUTUUTUWX s:daughter'
WVQRTXWVVR s:day
XSSSSTeSUR s:decid
TUTTTUYUUT s:decidimo
TUUTXTTXTT s:deck
UUTTTTWTTX s:decommission
TTTUTTYWTT s:degre
VUUUUTXSUU s:depend
YTTTUTUUUU s:depui
YUTTUTTUUU s:describ
WTUUTTXUUT s:diagnos
TTTTXTXUUT s:dienstag
VUTTXTTUUT s:digest
VTTUYTTTVU s:digit
TTTTWXTUUU s:dinner
TUTTTXUTWT s:direct
UUTTTXUTUU s:discount
UXSRYRTSXV s:doc
ZUTTTUTUUT s:doctor'
UTTUXUTTWU s:document
YUTTUUTUUU s:dog
XTSSWWTUUT s:dos
UUTTTTTXUT s:doubl
YSWWRVSUTT s:draft
XUTTTWTTVT s:drill
XSSRTSXXTW s:driv
XSSSSSWXSX s:dropp
XUUUUUUUUU s:drown
VWXWSSSTTU s:ear
aUUUTTUSUT s:eat
VTTTXTWTTT s:edit
aTTTTTVTUT s:egg
VWTSXSTWUS s:email
TTRXRYSTTY s:emoji
XUTTUTUUUU s:enclos
TTTUVTXTUU s:endpoint
UUXTTUTUUU s:estimat
WUUUXTTTUT s:ethic
XUUTTUUUUU s:etwa
TUSTXWXTTT s:euro
XSWSSYSUXR s:even
UUUUUTTXTU s:event
XUTTUUUTUU s:everyone'
TWVUWTXUPT s:everyth
YTTTUUTUUU s:exact
TUYTTTUUUU s:exampl
aTTTUSTUUT s:exception
TTTUUUYTUT s:exclud
XTTWTTTUUT s:exhaust
VUTTTTYTWT s:expect
TTTTTTWYWS s:expir
VTWYTTTTUT s:explain
XUSSTSScVR s:fail
aTTTTTTUVU s:fall
VXVSWVUSTR s:fami
XUTUUUUUUT s:fast
UUUTUUUXUT s:feed
YUUUUUTTUU s:feel
YUTTUTUUUT s:field
UUWSYSSWUT s:figur
SURPWZXWTS s:fil
VUUUXTUTUT s:fill
VTTXTTTXUT s:final
WUTTXTTUTT s:finger
VSWSWSSRXW s:finish
VTTTYSVYSR s:fix
UTSSXTVTUX s:flag
TTUUTUTXUT s:flopp
YTTSWTWTUT s:folk
XUTUUUUTUT s:follow
XTTTUUTUUU s:footnot
YTUTTTWTUT s:forward
WXSSWTVTUT s:françai
YUUUUUTUUT s:freelancer
VUUTUUTXUT s:freez
UVSTRXYSWS s:friday
YUTTTUUUUU s:friend
UUUUUTTXUT s:fum
TUXTXTTTTT s:function
TUWSUTXTUU s:gam
XTTUTTUUUU s:general
STTTXXXTTT s:generat
UVQRWWXSXR s:get
YUTTTTWTUT s:gett
YUUUUTTTUT s:ghost
TTTTUTWUUX s:girl
YSRXUVUWTR s:giv
VUTTXTUUUT s:global
XTTTTTUUVU s:glov
YUTTVTUUUT s:glue'
XTVUUTTUUT s:gnom
VUTTUXTUUU s:gram
WUTXTUTUUU s:greet
WTTSTYTUVT s:gues
ZTTTUUUTUU s:guess
YTTTTTTUUT s:habit
TYUUUTUTUU s:hall
TUUTTTYUUU s:hall'
TUUUUUTXUU s:halv
WTSSXTYTTT s:handl
XTUTTTUUUT s:handwrit
VXTTTTUUVU s:hard
ZTUTUTVTUT s:hat
WWTTTTTXUS s:hav
YUTSTTZTUT s:he'
YTTTUTVTTT s:head
SWSSWSTYWS s:hear
XUUUTUUUUT s:heat
XUTTTTTXUT s:help
YUUUTTTUUT s:herb
VXTTTXTTUT s:here'
XUUUTTUUUU s:herr
YTUTUTTUUT s:hinwei
UUTXUTUUUT s:hiv
VUTTTXTUUU s:hold
TUUTUTXUUU s:holiday
aTSSUTUUUU s:honest
UUXTTXTUUT s:hook
TXTTTTXTUU s:hotel
WWYQQRZWTR s:hour
XUTTTWTTTU s:hous
YUUUUTTUUT s:hurt
YUTUTUTTUU s:hypothetical
WUTTXTUTUT s:icon
WTSSXSTTUX s:idea
TUTTYTTXUT s:import
WTTSTTXXUS s:inch
XTUUTUTUUT s:incidental
WXSSUWSSWT s:includ
TYXSTTTTTU s:inglê
WUUTXTUUUT s:ingredient
TTTTYVTTUT s:initial
VUTTTUXUUT s:internal
XUUUTUUUUT s:invent
WTRSWSWUTW s:invoic
VWXNTTXUVU s:it'
XTRRXaSTTS s:jamai
TTTTXWTVUT s:job
XWTTUUTUUT s:join
YTTWTVTTTT s:jok
XUTTUTUUVU s:jury'
XSWTSTXXTS s:keep
UYSSTSXTXT s:key
TUTTYTUUUU s:keyword
YWSSSXXTTS s:kid
ZTTTTTTUTU s:kidd
XUUTUUTWTT s:kill
XUTTUUTUUU s:kilo
VTTTZTTTVT s:kind
TTTTTWTTUX s:kit
ZUUTUTTUUT s:kne
XTTTUTWUUT s:know
ZTSSWSTTXS s:land
XUTTUTUUUT s:landlord'
WXTTUTTTTT s:laptop
YUTUUUTUTT s:las
XTTTUUWTUS s:laugh
VUUTUTXTUT s:launch
XUUUTUSXUT s:leak
YUUUUTTTUT s:lean
XTTTUTTWUT s:learn
VXTSTTTVTX s:leed
XUTTUUUUUU s:leek
TZTTUUUTUU s:left-hand
ZUUUTTUTUU s:legal
XTXSTTVTUT s:les
YTSTSSbTVS s:let'
XSUTZRTUVS s:letter
WTXTTTVTTT s:lik
TTTTUXTXTT s:limit
UWURYVSVTS s:lin
TYUTTTUUUT s:linguistic
VRYXVWRSTR s:list
UTSTTTZXTS s:listen
UUUUUTTXUU s:listener
aUTTTTUUUT s:literal
ZWSSSSaSUS s:liv
TUTTUTXWUT s:load
UUUTTUYUUU s:lock
VTTXUUUTUT s:long-wind
aSSSVSWUTS s:look
UTSTXTWWTS s:los
XUUTUUUTUU s:lov
SWTTTVXUUT s:lun
XTUTUTTXUS s:lung
YTUUUUTTUT s:lupin
XUUTUUUUUU s:lyric
YTTVTTUUUT s:machin
SSSYYYVSSR s:mail
VXVXUVSRTR s:mak
XTTTUUUUUU s:map
ZTTTUUUUUT s:mar
STSWYXSTUT s:mark
YUUUTUUUUT s:market
UUUUUTUUUX s:marri
TTTTTWXUUU s:mat
VXTSTXTUUT s:math
TUWTTXTTUT s:matter
YUTTSSYTUT s:mean
UUTUXTUUUT s:measurement
YSSSRRYSXW s:meet
YTTTSXWTTT s:meeting
TTTTXTWUUU s:menu
YUUTUUTUUT s:mere
VTSTZYSSTT s:merg
WTUTUTTUXT s:mes
SSVVWXSXSU s:messag
UXTUTUWTTT s:metr
WUTTTTTUUX s:meu
TTTTWXTUTT s:migration
VUXTTTUUUT s:mil
XUTTWTTTVT s:min
UUUTTXUUUU s:minor
WUTTWTSXUT s:minu
YSRSXUXWSR s:minut
TTTTXTXTUT s:mirror
YUTTRTWXUR s:miss
UUUUVTXTTT s:mix
STSXUWSTWV s:mock
TWTSTWYUTT s:model
XSSSTTYTTX s:monday
WTUTUTXTUT s:monitor
TTTTWYSXTS s:month
VTUUUUXUUT s:month'
WTPVVVUUVU s:morn
UZRRSXXTUT s:morning
UUUTTXWUUT s:mortem
TTTTWTVUTX s:mos
VZRTTTXTUT s:most
WYRQTRaYVO s:mov
YUUUUUTTUT s:mus
YUTTUSUUVU s:mushroom
SVPPbYWTSW s:nam
TaTTTSWTVS s:name'
TZTTUUTUUT s:nant
USRTaUUSXT s:need
ZWUTTTTTUS s:neighbour
XUTUSTWTUU s:new
UTTSTaTUUT s:niemal
XURSSUWYUS s:night
XUUUUUUUUU s:ninety
SUVVVXRSUU s:not
WUPPTaRaVU s:noth
VUTTTTUXUT s:notic
UTUTTUXUUU s:notification
YUTUUTTUUT s:nou
XUUUUTTUUT s:nowaday
TRWQYZVVTQ s:number
YUTTTTUUUU s:obvious
VUTTXXTTUS s:offer
XUUUUTUUUU s:old-fashion
TTUUTUYUUU s:oltmann
YUTUUUTUUT s:onboard
YUTTWTTTUU s:one'
XUUTUTUUUU s:onion
XTXSRRWYVR s:open
YUTTTTTUUU s:oppos
UUXSTTUUUU s:option
VUUTTTTXUT s:orchid
WSTTSSXWXS s:order
WTTTXUTTUU s:other
TUUUUUTXUT s:ottilie'
XTTTTXVTXS s:our
UTTTXUWUUT s:output
VTTTTTbTUT s:own
XTTTTTTVUU s:pack
WTSSTZXTUT s:pag
VTXTTUTUUU s:panda
ZUXSSWSTTT s:paper
WTUVVXSTTS s:paragraph
UTTVSYVTUU s:parent
XUUUUUTTUU s:part
TUWTTTTXUT s:partition
UTTTXTYTUT s:partner
XTTUWTTTUU s:pas
TTTTVTSYTW s:pass
XUUUTUTTVT s:past
TTUUTTTXWT s:patch
YUUUTUTUUT s:paus
WTTTTTYUUT s:pay
WYUTSTVVTT s:payment
XUUTTUTUUT s:pea
XTVTUTTUUT s:pen
cTTTTTTTUS s:perhap
UUTTUUXUUU s:permanent
UUUUUTTUXT s:permitt
UUWXTTTUUT s:photo
WUTTUTTTUX s:physic
VTTTTTZUUS s:pick
TUTTUUYUUT s:pier
TTUUTTWYTT s:pinn
VUTTXUTTUU s:plac
UTWSSXUSTW s:plan
VVSSVTSXXS s:plann
XUUTUUUTUU s:plant
XVTUTTWTTT s:play
UTTTUTXYTT s:player
TTXUUUWTTT s:pleas
XUSTVWTUUT s:plot
WYSTSSUUTU s:plu
VSVXVURUSV s:point
UUXTTUTUUU s:polar
YUTUUUTUUT s:polite
YUUUTTTUTT s:portrait
TXWTUTTUTT s:portuguê
STSSWTcWTS s:postgr
WUTTTTXUVT s:pot
STXTVTWTUU s:pound
XUTTUUUUUU s:pourriez-vou
XUUUTUTUUU s:prat
XUUUUUTUUU s:precise
YUUTUUTTUU s:prefer
XUTUTTUUUU s:preferr
YTUTTUVTVT s:pres
aUTTTTSTUU s:previou
YTRSXVUUUT s:pric
WTSSXTVTWS s:print
YUTTTUUUUU s:pro
XUUUTTUUUU s:probab
YTUUTUTUUT s:proce
TUTXTTXUTT s:product
UTXTVTTUUU s:project
UaUTUTTUUS s:pronoun
XUUTUTUTUU s:publisher'
XUTTTUUUUU s:pupil
WUTUTXTUUT s:push
UTTTXWTUUU s:putt
WWRWWUSTTS s:question
XTSSXWTTUT s:quot
aTTTUTTTUT s:rain
TUTTXTXUUT s:rais
VTTTTTVUTX s:rau
XTUTUTUUUT s:reach
YWWRWRXRTS s:read
VSYSTSSZUS s:real
TUVTTXTUUU s:reason
YUUUUUTTUU s:recalibrat
WTTTXTTTUT s:receipt
VUTTTXUUUT s:receta
YTTTSXSUUT s:recip
ZTTTUTTUUT s:reckon
XUSSSSYWVS s:redi
TTTTWWXTTT s:refund
TTUUUTVXUT s:refus
UUTTTTYUUT s:rehearsal
VTUUTUTXUT s:reject
TTTSTXXWUS s:releas
VXTTTTWUTT s:remain
UXTTTTTUUW s:reminder
VVTWYXSQSR s:rep
TXUTUUTXUT s:replac
UUUUTUTXUU s:replay
YUUUUUTTTT s:resident
WUUTUTXTUT s:resolv
TTYTWWSTTT s:respuesta
XTUUUTTVTT s:restor
UXTSSTUSXV s:retir
WTWVRSXTTT s:return
UTTTXTXUUT s:review
XTSXUTUTUT s:rewrit
XTTTWTUUTU s:rhym
UTUUUTXUUU s:right
TTUUUUYTTT s:ripp
VTTTUXUUUT s:road
WUUUTUTXTT s:roll
WUTTXTTUUT s:room
WUTTTTUXUT s:ros
WUTTSUXTUT s:row
RWQRXWaUUR s:run
WTSTWSRXTX s:runn
TUYSUUUUUU s:répons
XUTTVTWTWS s:sampl
UTXTTTTXTT s:san
UTTUUTYUUT s:saturday
YUUTUUSSUU s:sausag
fUWRTUPVSQ s:say
UUUUUTXUTU s:scan
YUUTUTTUUT s:scar
VUTTTXUUUT s:schedul
YUUTUTTUUT s:scream
SSTUXWWSTT s:script
TTYSVSTTTX s:seat
WUUUXTTTUT s:seed
XUUTTUUUUU s:seem
VXTUUTUUUT s:sei
TTTTWTXWUS s:send
VVYRVVSTUT s:sentenc
aTTTTTUUUT s:seriou
XUUUUTTUUT s:server'
VTSSWTXUUT s:session
YTTTUTTUUT s:setting
WWTTSSbSTS s:settl
VUTXUTTUUT s:seventh
XTSRVSaTVT s:she'
UVUTUUXTUT s:shift
WWSSSTXTVT s:shipp
UUTTTTXWTT s:sho
UUTXUUTTUU s:shout
VTUTTTXTWT s:shut
URRSRWVUYY s:sign
TUTTYTUUUT s:signal
UTTUXWTTUU s:signatur
XTTTUUUUUU s:sil
XTTTUUUUUU s:simp
TTTTYTTUUU s:simpl
WSXTTWVVSS s:sit
TUTTUUUXUU s:siz
YTTTTUUUUU s:slip
WTTSUTTYTT s:slug
ZUUUUUTTUT s:smell
YTUTUUUUUT s:smudg
UTTTXTWUUT s:sole
VUUTUTSZUT s:solv
YSYWTUSTTR s:someth
XTTTWTWTUT s:sometim
VTTTXTTWTT s:sort
ZTRTSUWUVT s:sound
YUTTTTUUVT s:sourc
UTWSVSSXTW s:spac
WTUTTTYUUT s:speak
UTTXTTTTXU s:speaker
VVWRZVTRUR s:spell
TUUTTTVUTX s:spot
UVSSUSTXYS s:spr
UTSSSUaSUX s:stag
XUUUUUTTUU s:stamp
aTTTTUUUUT s:stand
XSTVTWTVTS s:star
SZRSRRXVZS s:start
VSRRRYcVTS s:stay
UUUUUUYUUT s:steer
VUSTXSTWUU s:step
YUTTUTTTUU s:stop
UTSTTTSYUX s:stopp
TTTTUTXTXT s:student
XUTTTUTWUT s:subtitl
TTTTTXUXUT s:suggest
XTTSTWTUUW s:suggestion
WZSSTSTUUU s:sui
UUXTUTTWUT s:suit
WTTTXSXUUT s:sunday
XUUTUUUUUU s:supplier'
YTTUTTTUUU s:suppos
TTTXUUWUTT s:surpris
TTTSTWWYTS s:swapp
ZTUUUTTTUT s:swear
UXSTSSYWVS s:switch
YTYRWRRSSW s:tab
UTXWUUWRRV s:tabl
VXUTWTTTUT s:tablet
XUUTUTUUUU s:tag
VUUUUTTUXT s:tagg
SWRQRQZXYW s:tak
YTWSTTWTUS s:talk
UUUUUTTXTU s:tank
UXTUTTTWTU s:teacher
ZVTTUTTUUT s:team
YTTUUUUUUT s:tear
ZTTSUWSUUT s:tell
VUXTUTTUUT s:temperatur
XUTTTUUUUU s:tempt
XTTTUXTTUT s:term
ZRTRXXTXTP s:test
YTSWVTSTUU s:text
ZSRSYRSWUT s:thank
WXXOTVTTUU s:that'
YSVRXSTVUS s:there'
ZTSTTUVUVS s:thi
XSVWXRRSTV s:thing
dTTTTUSTTT s:think
XUUTTTUUUT s:thought
UUXSVTTUUU s:thousand
TTTTTUbUUS s:thursday
TXSSTSWTUX s:ticket
UUTUXTWTUT s:til
XVWQUVVWSQ s:tim
TUTTYTXTUT s:timestamp
XUUTTTUUUU s:tip
aSTYTTTTTS s:tir
YUTTTUTUUU s:tonight'
UTTTUWTXTU s:top
YUUTUTTTUU s:topic
WTUTXTTUUT s:touch
ZTTTXTTTTT s:toujour
VUTSUTUYUU s:trail
SVXSURRXUW s:train
YUUTUTTTUU s:tram
WTTTTTRaUT s:tri
XUUUUUUUTU s:troi
TXTTXTTUTU s:tru
XUUUTUUTUU s:try
XTTTTTaTTS s:tuesday
YUUUUUTUTU s:tun
USSSWSYaTR s:turn
UXUUUTTUTT s:twin
XTTSXTVSTT s:typ
XUUUTUTUUU s:unanimous
UTYSVVTTUT s:unit
TTTSWXTUUT s:unles
TUTTVXTUUU s:untouch
VTUTUXUUUT s:updat
YTUUUTTTWT s:upload
VTTWSTTYVT s:useles
ZTTTUTTUUU s:usual
YTTTUUTUUU s:verb
VUTTXTTXTT s:version
VXUUUTTUTT s:viern
VUUUUUXUUT s:vigdi
TUTTYTTUUU s:viridi
VUUTTTXTTU s:visit
XTUUUUTTUU s:volcano
WTTTUTZTUS s:vot
WUTTUXTUUU s:vou
YSTSTTWXTT s:wait
VTUTTTTWXS s:walk
dTSSRTXRTT s:want
VTTTUTWXUT s:wash
UUUYUTTUUT s:wast
XUTTTTUWUT s:water
XTTTTTWTVT s:wedd
UVTTTTYTTW s:wedding
VVRRQUTYVW s:week
TUUUXUUUUU s:weekday
YUTUTTTVTU s:weekend
bWRSSXSSUT s:what'
YUUUUUUUUU s:when'
XUUTUUUUUT s:where'
YUTTUUUUUT s:who
XWSSTTXTUU s:who'
USUTUUZUTT s:wife'
VUTTXTUUUU s:win
TXSSSUYTXS s:window
VUXUUTTTTT s:wireles
ZUUTTUTTUU s:wonder
XXZQXQQWTR s:word
YWQRQQWcWQ s:work
XUUUTUUUTU s:worry
YUSXVVVRSR s:writ
XYWQQSVUXQ s:year
WUTTTTTTYT s:year'
XTUTUTUWUT s:yesterday'
bTUTUUUTSR to last:0
WVWUVSVTRU to last:1
SVSUVWRVUW to last:2
VWTQSUWWSV to last:3
aUTWRVRTUV to last:4
aWQVSTTUSU turn asks
YQPPOSWaZY w:!
XUUUTUUUUT w:"
VSSSVWWYTR w:%
WUVPTVYUSV w:(
ZVUPSUXTSV w:)
WTTTWTTXTT w:0
UUUUUTTUXT w:0.9
VUUUXUTUUT w:000
VXRSQVTWaR w:1
UTTUXUWTTT w:1.5
UTUUUTXUUT w:1.74
YWRSVWVRWR w:10
WTUTXTUUTT w:101
SWTTTTZSWS w:11
UTUUUUTUXT w:11th
WTXSPWTVaP w:12
WUUUXTTTUT w:1234
VWTTUTTTXT w:13
ZTSTXRVRZS w:14
UUUUUTTYUU w:1400
UUTUXUUUUU w:14px
WTTTVRWSZS w:15
XTSTUSVTXT w:16
USSTXSXWXR w:17
UWTUSXUSXS w:18
YTUUTUTUTU w:1926
XTUUUUTUUU w:1998
XTUUUTTTVT w:1st
YWQSSXTVXR w:2
YRSSVXUSYS w:20
XTTTTTYXSS w:200
XWTTTTTUUU w:2009
WXTUUUUTUT w:2011
XTUUUUUTUT w:2016
VUTUTTXTUT w:2019
WUTTSSVTXT w:2027
VUUUTTTTXT w:2028
TWRSVXVTTW w:22
XTUUTTVUVT w:22nd
UTUUTUSVXT w:24
VUTUTUTTXT w:24th
UUTUXUTUUT w:24x24
TTUUTUTWXT w:26
TUTUUTUUYT w:27
WTTTUTTTZS w:28
TTUUUUTUXT w:28th
TXTTTTVUVT w:29
WUUQPVXXYQ w:3
UUUVTTXTUT w:3.1
TUUUUUXUTU w:3.12
TUUUUTXUUT w:3.2
RRRTUWXWZR w:30
VUSUWSSXUU w:300
TWTTTTUVZR w:31
VTUUTTXTUT w:330
TWTTUTXUUT w:39
UXTUSTSTXW w:3rd
VZRRUQWXZQ w:4
WUTUXUTTUT w:4.3
XTQTWVRYRW w:40
WYTUTTTTVT w:400
XUTUUUUUTU w:404
XUTUSTYTTT w:45
WSSSYRXXVR w:5
WTSSYSYTTS w:50
VUTUTTXTTT w:500
WUTUTTTXTT w:502s
XVSTRSZSXS w:6
ZTTTWUSVTS w:60
USRTWRXXZR w:7
UUUUUTXTTU w:72
TTUUXTTUWT w:7th
UXVSVRVUWR w:8
TUTUTTXWUT w:84
VTUUTTXTUT w:8443
XTUUTTTWUT w:88
WVRSTRYVaQ w:9
SUTTTVYVTU w:90
XUUUUTTTTT w:91
OTOTWUaWWV w::
ePRTSWSUTV w:?
VWWTUVUXSO w:a
UTWTXTTTTT w:a4
VWRRXSVSXW w:ab
VYSUTUTUTU w:abito
UUTTXTVUTT w:ableton-larry
UUUTTTYUUT w:abolished
bSWNVVWORa w:about
VSTSXTXXTR w:above
XTUTUUUUUT w:absolutely
UUUTXTUUUU w:accent
XTUUUUUUUU w:accept
TUUUTUXUUU w:accepts
XUUUTTUUUU w:according
XUUTUUUUUU w:accordingly
UVSSUWSXTW w:account
TTTUUTYTWT w:accounts
XUTUUUTUUU w:acho
WTUUTUSUXU w:acht
XUTTTTWUUT w:acks
SVTTXWVUTS w:across
TUTUTTUUYU w:action
TTTTWTXUUT w:actors
YTTTVSVVTS w:actually
XTUTUTUUUU w:actuaries
TYTUTTTUUU w:ada
YUUUTUTTUT w:adapt
aSRUSXSRTX w:add
UYWQUQWTTV w:address
YUTTTTUUUU w:addressing
XUUUUUUTUT w:adesso
TTUUXTUUUU w:adeyemi
UUUTUUYTTT w:admiral
XTUUTTTWTT w:ads
YUUUTUTUUU w:advent
ZTTUUUTTUT w:advice
XTUTTUUUUU w:afraid
RXQTXTXWQW w:after
aXTTTTSSUT w:afternoon
VTTSXVTUUT w:afternoons
ZUOOWVUYRY w:again
VTSRVXSZUS w:against
VXTTTTTUUT w:agency
WUUTTUTTXT w:agenda
XUTTTTUUWT w:agent
aUTTWTTTUT w:ages
UTUUUUTUXU w:agm
XUUTUTXTUT w:ago
ZTTTUTUUUT w:agree
XSUUSTZQXS w:agreed
WXSTTTWUTT w:ahora
WTTTTWXUTT w:ai
TTTUUUYUUT w:airflow
XUUUUTUUUU w:airline
UTXSZTTTUT w:aisle
UYRSSXSXTT w:al
WTUTTTYTUT w:alarm
UYTTUTTUUT w:alcohol
URQUXUXWTV w:all
VTTTZTTUUT w:alle
VaUQTTWUTS w:allergic
TYTTUTUUUU w:allergique
TXTTTTXUUT w:allergisch
UXSSTSWSUY w:allergy
WYUTTUTUUT w:alles
XUTTTWTUUT w:allowed
XUTUUTUUUU w:allows
VSSWSSXWUS w:alone
YUTTUTTTUU w:along
TUUUTUXVTU w:alpha
VUTTXTTUUT w:alphabetical
XTTSTYSSXT w:already
TWSWWXSTTT w:als
TVQXXUXSTR w:also
TTUUTTYUUU w:alten
YUTTUUTUUU w:altogether
ZUYOdVUPRO w:always
UYTUTUTUUU w:alérgica
XZQPVQUVXV w:am
VTTTXTUUUT w:am/pm
TSVWSXSXTS w:american
YTUUUUUUUT w:amount
UTUUXTUUUU w:amounts
ZXOTXVYVRN w:an
TXUUUTTWTT w:analytics
QYYVWSXTSR w:and
UXTUUTTUUT w:android
UTTTXUUUUT w:anglais
YUSWTTTUUT w:angry
YTTTTUTUUU w:anni
YUTUTUTUUU w:annotate
ZTSTTTYTUS w:another
WYUQcSRRUS w:answer
VYTTUTTTUT w:answered
URYVXRVVTS w:answers
WXTUUTTUUT w:antes
TUTUTTTYTU w:antibody
UWTTTUXUTS w:antwerp
TTXTXTUUTT w:antworten
SUXTXXPSQZ w:any
TUUTWUXTUT w:anyhow
TVSRSVUSTc w:anymore
aVSTSXSSUS w:anyone
VUXXXYUPRP w:anything
ZTWSSVVSUS w:anyway
XTTUUUUUUU w:ao
VTSTXTTUUU w:apa
TTTTWTZSVS w:api
SRSWRWXXSV w:app
TUUUUUTUXT w:application
VTTSTWTTUX w:applies
VTTTZVUTUS w:apply
TTTUWXTTUU w:approval
YSUUTTVSXS w:april
UXUUUUTTUU w:aquarium
TYTSUUUUUU w:arbeite
XUUUUTTUUT w:archive
UVSWVSXRTV w:are
TTTWSWTTUX w:aren't
UTUTUUXUUU w:argo
XTUUUUTTVU w:argued
YTUTUUTTUU w:argument
TTUTUXWTUT w:arguments
XUTTTTTVUT w:arm
WUTTWSTTXT w:arrives
TUTWTXTUUT w:arrows
TTXWTTXTTT w:art
TTTUXUTXTT w:ash
VSPPcaWSTR w:ask
ZTTWTTTTUT w:asked
XSRRRXWTUX w:asking
WVSSUXVTUT w:asks
bUTTTTTTUT w:asleep
WTWTTTYTUT w:assistant
WTTUTXTUTU w:así
TXQUSSVTXW w:at
WTTTUUTXUT w:ate
YTTTUTTUUU w:attached
VXTUTTUUUT w:attention
UTTTZTUUUT w:auch
YUTTTTTUUT w:auction
UTUTTUVTYT w:audit
UQSSXWWVSX w:auf
SWUUSWUTXT w:august
XTUUUUTUUU w:aunt
ZTUUUTTUUT w:aurelio
VTTSXTXTTT w:aus
TTTTXTWWUT w:auth
VWUTTTXTTU w:author
UUTTTTXXUT w:autosave
UVTTUUYTTT w:autumn
TYSSTYTTUU w:aux
XUTTTXTTTT w:avec
XUTTUUUUUT w:average
VTXSSWUTUT w:avoid
UTUUUUTXTT w:await
YSSRVVSWTW w:away
ZUTTUUTUUT w:awful
WTTXTUTTUU w:axolotls
XUTUUUTUTU w:ayer
VTTUUUXTUT w:años
XTUTTTXTVT w:b
XTTTTUWUUT w:baby
XOPVVPYWWY w:back
TYUUUTTUUT w:backend
ZTUTTUTTUT w:backup
TUTTUTXTTX w:backups
XUTTTTXTVT w:backwards
ZTTUTTTUUT w:bad
XUTUUTTUUU w:badly
ZTUTUTTUUU w:bags
VXTUSTTUWU w:bake
UWTTUTSTWX w:bakery
YUUTTTUUUU w:ban
XTTTUUUUUU w:banco
WWTUSTSYTT w:band
YSSTSTTYVT w:bank
WUTTTXSUUU w:banned
XTSSTXXSUT w:bar
VZTTTTTTTT w:based
YUTUUTTUUU w:basket
UUSSXTWWTT w:batch
SUUUUUVYTS w:bath
UUTTTTTYUT w:battery
WTUSYTTNaT w:be
UTTXTTWUUT w:bear
XUTUUUUTUU w:beautiful
UXWRQQVeTQ w:because
YUTTUUTUUU w:become
UUTTWTXTUU w:becomes
WTTTXSVTUU w:bed
VTTTUTVXTT w:beds
WXUQUPSWVW w:been
WXTTUTTUUT w:bees
QTVUaXTQbN w:before
WYSTSSWTUT w:begin
XTUUUUTUUT w:begun
TTTTTTXZUS w:behind
TVTSXTWTTW w:bei
SVVaRRRVVV w:being
XUUUUUUUUT w:beipackzettel
TTXTXTUUUT w:beispiele
UUUTUUTTTX w:belfast
ZTTTTTUUVT w:believe
WTTTXTVTUT w:belong
YTUUUTVTUT w:belongs
YTTSSXWSWR w:below
ZUSTTTUUUT w:ben
VTUUUUXTUT w:berta
YTWTSTTTVU w:best
TTUUTTVVXT w:beta
YSaQSRVXTR w:better
YVTRYRUUUS w:between
TTZTUUUUUU w:bevorzuge
SWSVXRUWUS w:big
YUTTTUTTVU w:bigger
XWSTTUTTUU w:bike
UTTTXTWTUU w:bikes
VXTUTTUUUT w:bilbao
SXUTTSaTTT w:billing
YYQQXSVTTT w:bin
VUTTSTXUTW w:bins
VTSSTTUWUX w:bio
TYTTXTTTUT w:birth
SaSSTSUWSW w:birthday
TYUUUUTUUT w:birthday's
ZUTUTTTUUT w:bis
ZVSSSTWVTS w:bit
TUTTTUWXTU w:bites
YTTTTTWTUT w:bits
XPRWcaQSTQ w:bitte
UVYRZSSTTS w:black
YTUUUTTUUT w:blame
VUTTXTTUVT w:blank
TTUUXTWTUT w:bleibt
TTUUTUYTUT w:blind
XUUUUUUTUT w:blinking
YTSTUTTXUT w:block
VTTTTTXWUT w:blocked
VVSTXUYRWR w:blue
VTXTWTUUUT w:blunt
XTTTSSWTUX w:board
TVTTTTYUUU w:boards
VXTTTTVUUT w:boat
TTUUUUXUTU w:bogdan
ZUTTUUTTUT w:boil
VTUTSTYWTS w:boiler
TTXWWTTTTT w:bold
VUTTXTUUUT w:bolt
aSRRVXVTTS w:book
TUUTWTTXUT w:booking
XWUTTUTTUT w:bookings
XWTSTTVWTT w:books
UTTTXUTXTT w:bore
VUTTTUXTUT w:bored
VTTTUUXTUT w:born
WTTUXTTUUT w:borrow
aTTTTUTUUT w:boss
WTTUUTXTUT w:bot
UZPPXVVZUP w:both
TTTTTXWUUT w:bother
TTTTXTXTUT w:bottom
VUUUUUXTUT w:bought
UTTTSSYYVS w:box
XTSSTXVWTS w:boxes
WTTTXTTTUU w:brackets
XVTTTTWUTT w:braga
WUTYTTTTUS w:brain
XXTSTTWUTS w:bram
VXSSZWSSTS w:branch
TTSSZXTTUT w:branches
WTTTXTWTTS w:brand
WUTTTTXUUT w:brandvold
XTTTUTTUVT w:brandvolds
aTSTUUTTUT w:brb
YWSSTTWTTS w:bread
ZUUTUTTUTT w:break
XTTTTTUUWT w:bremen
TUaTTTTTTT w:brevi
VTUUUXTTTT w:bricked
XUUUTTTUUT w:bride
YTUUTTSUVT w:bridge
XTUUUUTUUU w:bridges
TTWTXTTTUU w:brief
XTTTUTTUUX w:brightmoor
UXUUUUVTUT w:brightwater
ZTTTTTTUUU w:bring
WUTTTTXUTT w:brings
TTXSaSSTVS w:british
UTUTUTXWUT w:bro
YTTUTTTWUS w:broke
YTTSTUTYUT w:broken
TTTUUTYUUU w:brother
XTUUTTTUWT w:brother's
XUTTUUTUUT w:brought
TTUTUUUYUT w:brownout
SYRWUVWVTQ w:btw
UTTSTXWXTS w:bucket
VTSSWWXSWR w:budget
XTUUUUTVUT w:buffer
UTSSXXTWTT w:bug
VSRSVSVXWW w:build
YTTTUUTTVU w:built
WSYWRVSRTW w:bullet
XUWSTTUTUU w:bullets
VUSSSSXYVT w:bump
TUUUUTTZTU w:bumping
XTTTWTUTUT w:bun
YUUUTUTTUT w:burned
XTTTTYTTUT w:burnt
bTTTTSWTTT w:bus
VTSSXVXTUT w:business
ZUTTUTTTVT w:but
XTUTTTUWUT w:butter
XUTUSUSWUT w:button
XUTSTTYTUT w:buy
TUVMTUVWaT w:by
XTTSTTYUUT w:c
UTUUUXUTUT w:c#
ZTSSTTWTXS w:c'est
TTTTXTWWUT w:cabinet
VSSSTSWYTX w:cache
UTYTUTUUTU w:café
YTSSSTSWUX w:cake
YUTUTTTUUU w:calculate
YVTSTVSSTW w:calendar
XXQPWWYRWR w:call
XUUTUUTUUU w:call's
UVSYSSdRSR w:called
TWRZTXVUSR w:calls
WWSSRSTbTV w:came
YTUUUUTTUT w:campervan
XWUVVRTPRZ w:can
WVVaQWXRRQ w:can't
XUTTTUTUUU w:canaries
XUTSTUUUUW w:cancelled
TWSTUWTXUT w:candle
VTUUTTYTTT w:canteen
WUUUTTXUUT w:cap
UUUTXUVTUT w:caps
YWUTTTTUUT w:captain
VWRRVVTVSW w:card
UTSWTTWXUS w:cards
URWXWSWTUS w:care
ZTTTTUUUUT w:cargo
XVTTUTTUUT w:caro-kann
VTXTUTUUUT w:carousels
YTUTSUUUUT w:carpet
UUUUXTTTUU w:carries
UTTTYTTTUW w:carry
UUUTUUXTUT w:cart
aTTUUTTUTU w:carta
XTTUUTUUUU w:cartel
XWVRVWURUR w:case
TUTTUTXUUU w:cash
VTTTTTTVUX w:caspian
ZTTTTTYSTT w:cat
VUTUTTTYVT w:cause
TUUUUTTZUT w:caused
UTSSZSTUUW w:cc
XTUUUUUUUU w:ce
XUUTUUUUUT w:cellar
VUTUTTXUUT w:celle
UTXTXTTTUT w:celsius
XUTTUTUWUS w:cert
UUUUXUTUUT w:certain
WTTTUTSXXR w:certificate
XTTTUUUUUU w:chair
UUUUXUUUUT w:chambers
UYTUUUTUUT w:chamo-me
YUTTTTUUUU w:chance
YSRTaVUSUS w:change
aTTTTTUUTT w:changed
TTTTXTXTTW w:changelog
XTTTXTTTUT w:changes
YTTSTYTVUS w:channel
WTSSXSYTUT w:chapter
VUTTTTXTUT w:charge
ZTUTUUTTTT w:chart
TTSXYTTTVU w:charts
XVVTRWUTTT w:chat
YXSTTTTTUU w:che
XTTTTUTWUT w:cheaper
YUTUUTTUUU w:cheapest
cTSTUSSXUT w:check
XUUTUUUUUT w:check-in
XUUTUTTWTT w:checked
XWTTUUTUUT w:checkout
UTUUUUXUUU w:checks
VXTTUTUUUT w:cheers
XTTUTXTTUU w:cheese
YWTTUTTUUU w:chef
aUSSUTUUUU w:chez
WYTTUTSUUT w:chiamo
TUTTTXWTUT w:chicken
UTTTWTXUUT w:children
XWSSWTSTTX w:choir
TTXTSTYTWT w:chose
TUUUUUXUUT w:chosen
USTTVSVSaT w:christmas
VYTTTTTTUT w:church
VSSSYSWXTR w:ci
XWSTUTTUVU w:circular
UTTTTYUUUT w:circumstances
WTWTXUSTUT w:cite
ZTTTTUTTUU w:city
VSXSWTTWUS w:claim
ZXTTTTSWTS w:claims
VUTTXTUUUU w:clash
XTSTXTVTUT w:class
XTTUTTTWUT w:clause
XTTTTUVWTS w:cleaning
UUTUTTTYUT w:cleared
ZUTUTUTTUT w:clicks
YURSYRXWTR w:client
TVSTXVWTTT w:clients
RXWSWSVYTR w:clock
aTTTSSXUTS w:close
ZTSSTSYSXS w:closed
VSSTVWTSYS w:closes
XUTUUUUUUT w:closures
YYTTSTXSSS w:club
WUTTUUTUTX w:club's
ZUTTTTUUVU w:clue
XSTTTTWTXT w:cluster
YWTTTTTTUT w:cm
TTUUTTYUUU w:cmake
VUUTUXTTUT w:co-authors
XUUUUUUUUU w:coast
QUWUYVVSSU w:code
TVUTXUTUUT w:codes
VZTSTTUUUT w:coeliac
bSXRSSSXUS w:coffee
XTUTUUUUUT w:coffee's
ZTTTUUUUUU w:coin
XSSTSSSaXS w:cold
WXTTVTTUUT w:colleagues
YWTSTTTUVT w:collect
UVWSWSWSVR w:colour
TXTTTUUUUU w:colourblind
YTTSSSXWUS w:column
YTWXSTSTUT w:columns
aWPQXRQWWV w:come
VSSSVSXVYS w:comes
TTTTYTTUUU w:comillas
aUTTTTSVTT w:coming
XTXWVSSTTT w:comma
UTTXXTUTUT w:comment
WSVRXWURUV w:commit
WWVRXSSTTS w:commits
VYUTTTXSTR w:committee
XYSTTTTUTT w:como
VURSXVXSTT w:company
YTTTUTUUUU w:compare
ZTTTUUTUUT w:compile
UUUUTUUXUT w:complaint
VXTTTTXTUT w:compose
ZTUUUUTUUT w:computer
XSQWXVVRVR w:con
TTSTXTWUWT w:concert
XUTTTUUUUU w:concrete
VTUTUUXUUT w:conductor
XUUTTTTWUT w:confirmed
YUTUTUTUUU w:cons
XUUTUTTUUT w:considered
TXTUUTWTTT w:console
XTTTXTUUUT w:console.log
TTUTSXZTTS w:contact
WUUTXTUTUT w:contain
VTXTWTUTUT w:container
XUUVUTUTUT w:content
WXTTTTTUUT w:context
YUUTTUTTUT w:continue
VRTUUWUXVS w:contract
XTTTUUUUVT w:convince
UXTSUTXTTU w:cook
VTUUUUUXTT w:cookie
YTTTUTTUVT w:copies
VUTTTUTXUU w:copper
VTSSXWVVTS w:copy
ZUTTTUTTUU w:copying
XTTTUUWTTU w:core
TWXUUSTTUS w:coriander
WTSSZUTUVS w:correct
XTUUTTUSTX w:correction
XUUUUUUUUT w:corridor
UUYTUTTUUU w:cortas
aUTTTTTTUT w:cost
UUTTVSWXTT w:costs
bWQXUQURVR w:could
XUTUUUUTUU w:couldn't
YUTTTTTUUU w:counsel
XTSSXSXSWS w:count
XTUUTTTTUU w:counted
UYTTUTTUUU w:countries
ZUTTTUTUUU w:country
SUTTTUXXTT w:counts
YTUTTTUVVU w:couriers
XSSSWTTTUX w:course
TXXTTTWTTT w:court
TUYSUUUUUU w:courtes
ZTUUUTTUUT w:cover
TUTTTUZUUT w:covers
TTUUUUTYUT w:cracked
XUTTUUTUUT w:cranky
UTUTTXTXTT w:crash
TWTTWTYTTT w:crate
WTTXUTTUUT w:crawl
YTTUTUUUUU w:crazy
UUTXUTTUUT w:creeps
VXTTUTTUUT w:crew
YUTTUUUTUU w:crisps
UWTSUWYSST w:cron
XUTXTTUTUS w:cross
YUUUTTTUUT w:crypt
VTTTXTXTUS w:csv
UTTUYUTUUT w:cue
TUTTTXWUUU w:cups
YUTTUUTUUU w:curious
VTXTUTUUUU w:curtas
VUQRYVXVWR w:customer
SVVQXXWVTR w:customers
TTUUUUUXUU w:customs
XTSTWSSSWX w:cut
XUTUUTUUUT w:cuánto
YUUTTUTUUU w:cv
UUXTUUUUUU w:cve
UUUUXUTTUT w:cycle
YSRRYSYXSS w:da
YUUTUUTUUU w:dafür
TXUUTTSTUU w:daily
XTUUUTTUUU w:damit
UTUTTUVXTT w:damp
XWTSXTTUUS w:dana
UXTTTXTUTT w:danish
XTUUUTTUUU w:dann
WUTSTYUUUU w:dans
VVVSWSXSVS w:dark
WXRQURVYSW w:das
UTTUSTYTVU w:dashboard
YUTTXTTUUT w:dass
VWQSZRYWTQ w:data
TTTTTXUXUT w:database
XUUUUUUTUU w:datasheet
WVRWWUUSWQ w:date
TTTTZWTTUU w:dates
UVTTTTXUWS w:daughter
TTUTUUTUWX w:daughter's
XTTTUTTXUT w:dawn
WXZOVQWXUO w:day
WVQRTXWVVR w:days
VTWTSTZSTT w:db
UUUUTUXTUU w:dbt
TTTWUXXNWU w:de
ZRSWRRTXSY w:dead
YTTTTTSTXV w:deadline
VZSSXTUTTS w:deaf
VTUUUXTTTU w:deal
YSXRSWTUUS w:dear
WUUTXTTTUT w:debate
XTUTUTVUUT w:debian
TUXTTTTTYT w:dec
VSTUTTVVYS w:december
XTTUUUUUUU w:decent
aTTTUTTUUT w:decide
XSSSSSeSUR w:decided
TUTTTUYUUT w:decidimos
UUXTWTTTUU w:decimal
WUUTUTYTTS w:decision
TTTTTTYTXT w:deciso
UUTUTTYTUU w:deck
UUTTTTWTTX w:decommissioned
VSYSYVVSSS w:default
TTTUTTYWTT w:degrees
UXSTTTSWXT w:del
XTSTTVTUUX w:delete
UTTUTXWTTT w:delivery
VTUUUTXUUT w:delta
YSTTXTSXTS w:dem
YTTUTTSTYT w:demo
WXRWRVUSXQ w:den
ZSTSTVSTYS w:dentist
XUTTUUTTUU w:department
VUUUUTXSUU w:depends
USRRVXUYSW w:deploy
VUTUUUUXTT w:depth
YTTTUTUUUU w:depuis
YUUUUTTUTT w:deputy
XVRQVQYYWQ w:der
UTVXTSSXWS w:des
TUTTWTXTUU w:description
TTTSTTXUXW w:design
UXTTTUTUUU w:designer
YZSTSSTSWS w:desk
UTTUUUXTUT w:desktop
WWTSYSTTUS w:deutsch
aUTTTTTTUU w:deux
TUUUTUXUUU w:dev
UUTTTXUUUU w:develop
UTTTUUYUUT w:device
XUTUUTTUUT w:dez
WSSSWSXXVS w:di
TUTTUUZUUT w:diabetic
WTUUTTXUUT w:diagnosed
YTUTUUTTUT w:diary
YTTUUUTUUU w:dice
YUUUUUUTUU w:diceva
TYUTUTTUUT w:dictate
YSRSSSVcVR w:did
VSTSTXSbTS w:didn't
XWRWURWSZP w:die
WTTTTSYXTS w:died
TTTTXTXUUT w:dienstags
TUTUYTTUUU w:diesem
YUUTTTUUUT w:diet
VUZRXTTTTT w:diff
aTTUTTUTUT w:different
VUTTXTTUUT w:digests
VTTUYTTTVU w:digits
YUTUTTTUUU w:dilution
XXSSTYTTUS w:dinner
TTTTWXTUUU w:dinners
TUTTTXUTWT w:directly
UTSSWSWXTW w:discount
UUTTTXUTUU w:discounts
YUTUUTTUUS w:discussion
UUXXTTTTUT w:dislike
XUTUUTTUUT w:disse
XTXTTTUUUT w:distance
VXTUUUTUUT w:district
ZUTTUTTUUU w:dit
UTTTUTYUUT w:django
XUTTUUUUUU w:dmesg
YTTTTTWWTT w:dns
YWVWVVVLPW w:do
ZUTTWTTTUT w:doc
XTUTUTUUUU w:doch
UXSRYRTSXV w:docs
YUTTUUTUUT w:doctor
ZUTTTUTUUT w:doctor's
UTTUXUTTWU w:documents
WTTTTTXUUU w:docx
XXTQOQcXXQ w:does
XSRRXWUZSR w:doesn't
VXUUTTXSTS w:dog
YUTTUUTUUU w:dogs
WZTSSSVWTS w:doing
TUUUUUUXUT w:domain
VWQYScRRPX w:don't
WRYRWQVWWQ w:done
ZTTSSTXVTT w:door
UWTSTSWTTX w:dos
XTSSWWTUUT w:doses
YTTTTTTXUS w:dot
UWTTTUVZTS w:double
UUTTTTTXUT w:doubled
UUTTYTTUUU w:doubt
TUUUUUUXUU w:dough
bQQPWRUXXV w:down
UWTSZSWTTS w:dr
cTQRVQXTYR w:draft
YTWWRVSUUT w:drafts
XUUUUUTTTT w:dragon
ZWTTTTTTUT w:draw
YUTTUTTUUU w:drew
XTTTUTTYTT w:drift
XVSTUUTUUU w:drill
XUTTTUTUWT w:drills
VZTTUTTTUU w:drink
UWSTSWXSUT w:drive
YXTTTUTTUT w:driver
ZUTTTTWTUS w:drives
USTSTTWXTW w:driving
VSQRUXYUSW w:drop
XTSSTSUXTX w:dropped
TUUUUUXUTT w:dropping
XTUUTTUUUT w:drove
WTWSSTTYTT w:dry
VUTTXTUUUT w:dry-run
WRSYUUUSSX w:du
XTUUTTSWTU w:dud
ZSRTSSSVbS w:due
VXTTUUUUUT w:duh
VTXTTUUTUU w:dull
XTUTTTSYUS w:dump
VXTUTUTUUT w:dundee
ZTTUUUUTUT w:dunno
XUUUUTUTUU w:durch
WXTTTUTUUT w:dust
UVSSXTWUUT w:dutch
YTTTTTUUUT w:duz
WTUTXUTUUT w:duzen
TTTUTTYUUU w:décidé
TUTYUTUUUU w:déteste
XUUUTUTUUU w:día
VVWRSZWSST w:e
TTTTVXWUTT w:e-mail
WTTTYUTTTT w:e.g
UQPPaWXUZQ w:each
UWTSXTVTUT w:ear
WTTTTTWSZS w:earlier
VWTUTTTXTT w:earth
UTTUUUYUTU w:east
VUUUTTUUXT w:easter
TXUUUTTUUT w:eastern
UbQPXXWSTR w:eat
TTTTUTUYVT w:eaten
YUUUTTUTUU w:eating
YUUUTTTTUU w:eats
UTUUUUTXUT w:echo
YTTTTUUUUT w:echt
UUUUUUUXUT w:edge
VUTTTYUUUT w:edit
UXWWUSSTVR w:editor
VTTTXTWTTT w:edits
TTTWSSXXUS w:effect
UYUUUUTTTT w:egg
aTTTTTVTUT w:eggs
ZTTTTTUTUU w:eh
VSSURVYSWU w:eight
WWTTTTTYUT w:ein
XTTTSXTUUT w:eine
YXTSTTTUUT w:either
VUUUXUTTUT w:ek-2291/b
ZRRTSRXTZT w:el
TXUUUUUUUT w:electronic
YTUUUTTUTU w:elevador
XWTSTTSWWS w:eleven
XTUTTTWUUU w:elixir
VYRSYVVSTR w:else
VXXRSXRSWS w:em
VbTUSSSUVS w:email
XUUTUUTTUT w:emailed
TWTSXSTWUS w:emails
YTTTUUTUUU w:emigrate
TTRXRYSTTY w:emojis
XWUUSTTTTT w:employer
XUXTSTWTUS w:empty
YaPPbTYRSP w:en
XUTTUTUUUU w:enclosed
UQWSUWZQYR w:end
TUTUYTUTUT w:endpoint
TTTUVTXTUU w:endpoints
WXTTTTVTWS w:ends
VXTTTTTUUT w:energy
XUUUUUTUUT w:enforceable
UVTTUTYTUS w:engineer
SWTTZTTTTT w:englisch
YUUUUTTUUT w:englische
TXVXaQVRSQ w:english
WTSSTTTWUX w:enough
XTUUTUUUUU w:enquiry
XUUTTTUUUU w:enter
ZTTUTUUTUT w:entire
WTTUUXTTTU w:entre
UUTUYTTTVT w:entry
WUTTUTTXUT w:era
WUTTUTTTTX w:erase
TYTTTUUUUU w:erfurt
WTSRZYSWSR w:error
VSSTTSZUXS w:es
WTTTTTXUUT w:escalation
WTTXTTTWUT w:essay
YTTTUUUUUU w:esse
SSSSTXWTWX w:est
XUTUUUUUUU w:est-ce
TTTUXTTUWU w:este
UUXTTUTUUU w:estimates
WTTTUTTUTX w:estonian
WXSTTTUTUU w:estoy
WXRSTSXTWT w:et
YUTUTTTUUU w:etc
WUUUXTTTUT w:ethics
XUUTTUUUUU w:etwas
aVTTTTTUTT w:eu
YUTUUUTUTU w:euh
YTTUWTTUTT w:eur
VTTTXTXTUT w:euro
TUSTXWXTTT w:euros
TTUTUUUUYT w:eve
XVQQYYTWTS w:even
XSWSSYSUXR w:evening
TTTTWTTXUT w:event
UUUUUTTXTU w:events
WWQXWYUPUP w:ever
WUUPcSYXRP w:every
ZXTTWTSSTT w:everybody
XZRSVRUWTR w:everyone
XUTTUUUTUU w:everyone's
TWVUWTXUPT w:everything
WXRWYRXRSQ w:everywhere
XTTTUUUUUU w:evil
WTTTUTUTUX w:ex
YTTTUUTUUU w:exactly
WUUTTTUTXT w:exam
TUYTTTUUUU w:examples
YUTTTTTWUT w:except
YUTTTSUVUU w:exception
aTTTUSTUUT w:exceptions
SUTWSZTTUU w:exclamation
XTUTTTTUWT w:excuse
VTTXUTUUUT w:exhausting
YUTUUTTTTT w:exit
TUUTUUTYUT w:expired
TTUUUUXTWT w:expires
XSYQXWTTUR w:explain
UTXWTTTTUT w:explains
WTXSTUTTUU w:explanation
UUUUUUUUXT w:external
UXUUTUTUUU w:extra
ZTTXTTTTTS w:eyes
YTUUUUTUUU w:fa
YUUUTTUUUT w:fact
ZTXTTTTTTT w:fahrenheit
XUUTUUUUUT w:fail
WUTTTTSaUS w:failed
YUTTTTUUUT w:failing
UUTTWTTYUT w:failure
YTTUSTUTXU w:fair
ZUTTUTUTUT w:fait
UUUUUUXTUU w:falkenstein
VUUTTUTUXT w:fall
aTTTTTTUVU w:falls
VXVSWVUSTR w:family
UTXXSTUWSS w:fan
TUTXUTTWUT w:fancy
WTXTTTTSWT w:far
UZTUTUTUUT w:fast
YUUUTUTTUU w:father
XUUUUUSTUT w:fault
UTUUTUXUTT w:fauré
XUTTUTTUUU w:faut
ZTTTXTTUTT w:favor
TXXTTTTTUT w:favourite
UTTTTXWTTU w:fax
TSSSWSVSXX w:feature
TWTTTTWTXS w:feb
UWTVSTSSbS w:february
XTTTTTTTWT w:fechado
UXUUUUTUUU w:fedora
XUUTUTUUUT w:feedback
WTTXUTUUUT w:feel
YUUUUUTTUU w:feeling
WTUTTUTXUT w:fehler
WTTTTTTVUX w:fell
XWUTTUTTUT w:fellow
VTTTUTYTUT w:fern
UTUUUUUUYT w:fest
XUUUTUUTUT w:few
YUTTTTUUUT w:ffill
VUTUUUXUUT w:ficar
WTTUUUXUUT w:ficou
WXTTTTTVUT w:field
YUTTUTUUUT w:fields
YTSTXTTTUT w:fifty
VTTTTWXTTT w:figma
UUWSYTTTUT w:figures
WRSRUXXZSQ w:file
TSRQXaWWUT w:files
WUTTXTTUUT w:fill
VUUUXTUTUT w:filled
TWUTUTXUUT w:fils
UUUTTXTUUT w:filter
VUTTUXUUTU w:fin
XTTTSTaSVS w:final
VTTXTTTXUT w:finally
YUTUUUTTUU w:finalmente
YSYZTRSSUS w:find
UVWPXVPWSW w:fine
WUTTXTTUTT w:fingers
VUUUUTTTXT w:finish
WSXSXTTSXS w:finished
VUUTUUTTUX w:finishes
VTTTTUXUUT w:fionnuala
WVTTSTYTVT w:fire
UTTTTTXUTX w:firm
UTYPaTVSXO w:first
VZYRTTSUTS w:fish
WTVRXQaVSR w:five
eWXTQSRTTS w:fix
VTTUSTWaSS w:fixed
YUUTUUUUUT w:fixing
WTTTTUYTTT w:fixture
YTTTUSWVUT w:flag
UTSSXTVTUX w:flags
VTTUUUTXUT w:flaky
WWWSSRUaSR w:flat
YUTTUUTTUU w:flip
XTTSXTXSUS w:floor
TTUUTUTXUT w:flopped
XSTTUTWVUT w:flour
TYWSUTTUUT w:fly
XUUUUTUUUT w:foi
VTTSYWYSSS w:folder
YTTSWTWTUT w:folks
UTTXUUTUUU w:fond
YUTTTTTUVU w:foo
YUTTTTUUUT w:foot
YUUTTTTUUT w:footer
XTTTUUTUUU w:footnotes
VUTTTaTTUT w:force
UXQSTRWSUb w:forget
UTSRXVTXYS w:form
VSSTZTTUUU w:formal
UTTUWUXUUS w:formatter
VUUTXUTUUT w:former
YUUUUTUTUT w:formuliere
XTUUUUTTUU w:forth
TUTTTTUXXT w:fortnight
VXTTUTUUUT w:fortran
aTTTUTSWUT w:forty
ZTUTUTUUUT w:forum
YTUTTUUUUT w:forwarding
aTTSTTSZUR w:found
XTVTUTTUUT w:fountain
WVPQVVZVXQ w:four
YXTTWTTTUS w:fourteen
XUUTUTTUUU w:fox
VUTUXTVTTT w:fps
YWTTTUTTUT w:frame
WXSSWTVTUT w:français
UTTTWTXTUT w:frau
XUUUUUUTUT w:fraud
aTRRWWVTTS w:free
TYUUUUUUUT w:freelance
YUUUUUTUUT w:freelancers
VTTTUTTUaS w:freeze
VTUTTUXTTT w:freezer
VUUTUUTXUT w:freezing
XUUUTUTUUU w:freitag
YTTTXTTUTT w:french
XUQRWWSVZQ w:friday
UVSTRXYSWS w:fridays
UTTTTWVXTT w:fridge
XTTWTTTSWT w:friend
XUUTUUUUUU w:friendlier
YUTTTUUUUU w:friendly
RTUVYRTWSX w:from
TYVRXVXSSR w:front
UTTTUUZTUT w:frontend
VTTTXUWTTT w:frozen
XUTUUUUUUU w:fruit
XSXRWVVSTR w:full
YWSTTTUUTT w:fun
YTXSSTTUUT w:function
TUXTXTTTTT w:functions
YTTUUUTUUU w:funeral
YTSTWWSTUU w:funny
XUUUUUTTTU w:furgone
VVTTTXTTVT w:further
UWSSYXSTUT w:future
TUTTWTUXUT w:fuzzer
TXTTTTYTUT w:fyi
VTUUUUXTTT w:förster
ZVRRURWSWW w:für
WTTSXTTXUT w:game
TUWTUTXTUT w:games
TUUUUTYUUS w:gas
WTUTTTZUTS w:gate
YSSRSRSXVZ w:gave
VTTTTXVTTT w:gbr
TXTTTTXUUT w:gegen
YTUUTUTUUT w:geht
XUUUUUTUUU w:gel
XUUUTUTUUU w:genau
VTXSWTTTTT w:general
XTTUTTUUUU w:generally
STTTXXXTTT w:generated
UXUUUTUUUU w:generation
VUUTTXUUUT w:generell
VUTUUTXUTT w:gente
YTTUTTTUUT w:gentle
YUUUUTTTUT w:gentleman
XXTTTTTUUT w:geography
TYTTUUUUUU w:gera
VUSWWVXPWP w:get
UVQRWWXSXR w:gets
YUTTTTWTUT w:getting
XZSTTTTTTT w:ghent
YTUTUUTUUT w:gijón
XTUTXTTUUT w:gilt
XTWTUUTTUU w:gimme
TTTTUTWUUX w:girls
UUSTXUUUUU w:gist
WXTSTTXUUT w:git
SXTTTTVTTX w:github
YUUTUTUTUT w:gitlab
VQVWZXQRSV w:give
XTSXTSVWTS w:gives
XTTSVWTTUT w:giving
XUUUWTTUTT w:glad
TUTXTTTWUT w:glaze
XTTTTTUUVU w:gloves
UTTUXTTYTT w:glue
YUTTVTUUUT w:glue's
WYSSTTTUVT w:gluten
UUUTUUTTUX w:gmail
VTUUTUXUUU w:gmbh
XTVUUTTUUT w:gnomes
aXXQaPYOQQ w:go
TTTTXTTTYT w:goal
YTUTUTUUUT w:god
WWQRZWUSXQ w:goes
ZQRRWXXWTQ w:going
YSRRTSYXSX w:gone
ZUTTUTUUUT w:gonna
WWXNWUVORa w:good
YTTTUUUUUT w:goose
YXPRSUWXWQ w:got
ZUTSUUUUUU w:grab
WTUYTTSTUT w:grammar
VUTTUXTUUU w:grams
XTUTUTUUUU w:grandmother
XTUTUUVUUT w:grandson
UTTTTTXTXS w:grant
UXTTTUTUUU w:grapefruit
VTTTUTUXUT w:graph
XUUUTUUUUU w:gravestone
TXTTTTWUUU w:graz
TXTTUTWTUT w:graça
ZTTUVTSTUU w:great
TXTTUUXUTT w:greek
ZWRSRSXYTR w:green
WUTXTUTUUU w:greeting
ZUTTUTTUUT w:grep
UYUUUUTUUU w:grew
UUTTTTZUUT w:grey
XXWSTSXTSS w:group
WTUTXTTUUT w:grundsätzlich
WTTSTYTUVT w:guess
YTTTUUUTUU w:guessing
YUTTUTUTUT w:guide
XWSTTTSTUW w:guy
UTWTTTXTUS w:gym
aTTUTUTTTT w:ha
UXTTUUUUUU w:habe
WTTTTTXUTW w:haben
TUTXVTTUUU w:habit
YTTTTTTUUT w:habits
aRSSSSTcUS w:had
TTTTTTTYTW w:hadn't
eSTTSTTTVT w:haha
VRURVRTYaR w:half
TUUTTTYUUU w:hall's
UTUUUTXUUU w:halloran
TYUUUTUTUU w:halls
XTTUUTXTTT w:halvard
TUUUUUTXUU w:halved
TXTTUTWUUT w:hamburg
XTTTUTWTUU w:hamster
VXSTWUXRST w:hand
TSTSTTXUXW w:handed
WUTTTTYTUT w:handles
WSSXRWWSUT w:handover
VWTTXTVTTS w:hands
XTUTTTUUUT w:handwriting
XTUTTUUUUU w:hang
VUTTTTXUUT w:happen
YUTTTTTWTT w:happy
ZXTTTTTTTS w:harbour
bWSXTRSVTR w:hard
VXTTTTUUVU w:hardly
VUTXUTTUUT w:harmonise
UQTTWUWSXV w:has
VUUUUTXUUT w:hash
UUUTUUXTUU w:hasn't
aTUUTUSTTU w:hat
WRUcSWSSUQ w:hate
XUUUTUUTUT w:hated
YTUTUTVTTT w:hates
WVSQSQXTZW w:have
YUSWTTTTUT w:haven't
WWTTTTTXUS w:having
XTTUUUTTUU w:hay
bWQRRRYRYR w:he
YUUUUTTTUT w:he'd
YUTSTTZTUT w:he's
WWTTTTXTUT w:he/him
YTTTUUUUUT w:headache
YTUTTTVTUT w:header
VUTTUUTXUU w:healthy
bTUTTTTTUT w:hear
SWSSWSTYWS w:hearing
WXTUTTTTUT w:heart
WTTTTTYUUU w:heat
XUUUTUUUUT w:heating
SXTTUUUUUU w:hebamme
XUTTTTTTWT w:hedda
XUUUTUTUUU w:heißt
WTTTTUTYUT w:held
UZTTUTUVUT w:helix
XWTTTTTUUT w:hello
YTSRWSTZUS w:help
VUTSXTTUUU w:helper
XUUTUUUUUT w:helps
TVSTXTWUUT w:henrik
TUUUTUYTTT w:henrike
WQQPYYbTUQ w:her
YUUUTTTUUT w:herbs
XaTPaWSPRT w:here
VXTTTXTTUT w:here's
XUUUTTTUUU w:hero
TUUUTTUUXT w:heroku
XTTUWTTTUT w:heron
XUUUTTUUUU w:herring
UTUUTUXTUT w:hetzner
aTSSTTXUUT w:heute
TTXSYTTTUU w:hex
YWTTTTTUUT w:hey
bTTTTTUUUT w:hi
VTSTXTTXTS w:hide
YWTTTTTUUT w:hier
WTTTXTTVUT w:high
cSSSWVSTTS w:him
YTUTUTTUUT w:hinweis
XSTTUTSWYS w:hip
YRSRWRXRVY w:his
UUTXUTUUUT w:hives
aTSTUTUTVT w:hm
ZUTSTTUUVT w:hmm
WYSSTTYTTT w:ho
VUUUTTXUUU w:hobby
WRRYXUQSTX w:hold
VUTTTXTUUU w:holds
YTTTTUTWUT w:holiday
TUUTUTXUUU w:holidays
UYQRWWUSUV w:home
XTTSTTTTXT w:honest
aTSSUTUUUU w:honestly
UUXTTXTUUT w:hooks
VXTUTUTTUU w:hospital
WTTTUTXYTS w:hot
UVXSWSRWTS w:hotel
TXTTTTXTUU w:hotels
aXSTUSUSTS w:hour
WXYQQRYWTS w:hours
aRTTXSXRTS w:house
TYTXTTTTTU w:household
XUTTTWTTTU w:houses
cRZTVRQTUT w:how
YUTTUTUUUT w:hoy
VZTUTTTTUT w:hull
YUTTUUUUUT w:human
XUUTUUUTUT w:humidity
WXTTUTTUUT w:hungarian
XTTTUUUUUT w:hungry
XTUTUUTUUT w:hurry
XWUTUUTTUS w:hurt
YUUUUTTUUT w:hurts
YTUTTTUTUT w:husband
YUTUTUTTUU w:hypothetically
SZZYSSQQRX w:i
WTZXTSNUWU w:i'd
cUSSTSWTUT w:i'll
ZgSYTLQNTW w:i'm
VYWUUMVVTT w:i've
WTUUUTXUTT w:iceberg
XaXYWQPRSP w:ich
WUTTXTUTUT w:icons
VTXSWSTXUS w:id
ZTSSSSTYVT w:idea
WTSSXSTTUX w:ideas
XUTTUTUUUT w:idk
WTXVZXSNUN w:if
XUUTYTTTUS w:ignore
XRQRWRWYYS w:il
XUTTUXTTTT w:ilka
TWTTTTXUUT w:ilse
VTSRZWVSTS w:im
VTSSTTWYUS w:image
VUTTXTUUUU w:imagine
WSSRcWSTUS w:immer
UTTUTTWXUT w:import
ZTUTTTUUUT w:importe
RTUWYWUUSR w:in
ZUUTTTTTUT w:inbox
WXUUUTTTUU w:inch
WTTSTTXXUS w:inches
TUTTWSXTWT w:incident
XTUUTUTUUT w:incidentally
YUTUUTTUTU w:incidente
UXTSUWSSWT w:included
TUTTUUYTVU w:incremental
YTUTUTUUUT w:index
UWTSXTYTTS w:ines
WTTTXTUTUT w:infra
WUUTUTXTUT w:ingest
TTTWUXTUUU w:inglesi
TYXSTTTTTU w:inglês
WUUTXTUUUT w:ingredients
TTTTYVTTUT w:initials
TUTTXXTUUT w:inline
UUUUTXUUUT w:ins
TTTTWTVXUT w:instagram
URTRYQaYVR w:instead
XUUUTUTUVT w:insurance
TTTTXXTUUT w:int
USTTTWXTYS w:internal
VUTTTUXUUT w:internally
XVTTTTXTUS w:internet
ZTUTTTUTUT w:interview
XWWQUWTVSQ w:into
SYTTTUTUUW w:intolerant
ZUTTTTUTUT w:introduce
WUUUTUTTTX w:inventory
XWUTTTUTUT w:invite
USSSXSXUTY w:invoice
WTRSWSWUTW w:invoices
TTTXUWTTUT w:involving
UUUUUTXUTT w:ip
VUUUUTXUUT w:ipv6
SYUUUVXLWV w:is
WSRSUWVTTY w:isn't
WVSRSRWVWX w:ist
XQRUUSXZTV w:it
ZUUTTSUUUT w:it'll
VWXNTTXUVU w:it's
VTXXTTTTTU w:itch
VUTUTTTUXU w:item
UQUUXWYVTQ w:its
WTSXTTSTUX w:j'ai
VZSSUUTUUT w:j'habite
YTUTUUUUTU w:ja
YTXSSTTTWS w:jam
XTRRXaSTTS w:jamais
UTUUTUTUYT w:jan
WXSTRSTWaR w:january
WYYWVUPRSR w:je
UUUTTUYTUU w:jelena
VWSSYRVSTW w:jetzt
XUUUTTTUUU w:jo
WTTTUTYUTT w:joaquim
VSSSTVYYTS w:job
TTTTXWTVUT w:jobs
YUTTUTUUUU w:join
ZTRSVXTUUT w:joke
XTTXTVTTTT w:jokes
XWTTUTTUUT w:jorunn
XTUUUUTTUT w:jquery
VUUTWTTXUT w:json
TTTTTTXWWS w:july
XUWUTTUTUT w:jump
XTTTTTVTaR w:june
TUUTUTYTUU w:jury
XUTTUTUUVU w:jury's
aTTTYRXXSN w:just
XTTTUTXUTU w:já
XUUTTTTXUT w:kafka
XTUUUTTUUU w:kam
YUTTTUTUUU w:kana
UUUUTTTUUX w:kannst
WTTTUTXUUT w:kawai
TWWUYSZVQO w:keep
TUUUUUTXUU w:keepalive
WTWSSTWXTS w:keeps
WTTTUTXUUT w:kein
VTSZVXRTTS w:keine
VUUTUTXUUT w:keiner
USSSSSVYWW w:kept
XUWSTUTTTT w:kettle
WXTURSXXTS w:key
XTUTUUUUUU w:keyboard
TYTSTSXTXT w:keys
TUTTYTUUUU w:keywords
XUTUWTTUTT w:kg
TTUTUTTUWX w:kickoff
YTTUWUTTUU w:kid
ZTTTTTTUTU w:kidding
YWSSSXXTTS w:kids
aTTTTTSTUX w:kill
TXSTVTWUWS w:kiln
XUTTUUTUUU w:kilos
WXSXTTTTUS w:kind
XUTTUUTUUU w:kinda
VTSTZTTTVT w:kindly
TTTTWTXUTT w:kiosk
SXTTTTRWVW w:kit
TTTTTWTTUX w:kits
UYTTUUUUUT w:knee
ZUUTUTTUUT w:knees
TYTTUUTUUT w:knit
XUTUUUUUUU w:knocking
dXVQSSSTUR w:know
YWTTTTTTUT w:known
XTTTUTWUUT w:knows
TTUTZTTUVT w:kommentare
VYTTUUTUUT w:kosher
XTUTUUVTUT w:kraków
aTTTTTTUVT w:kurz
XUUTUTUUUT w:kürzer
VWWOVXXQYP w:la
TXTTTUTUUW w:lactose
XUTUTUTTUU w:ladder
VXTTSTUWUT w:lady
YTTUTTTWTU w:lag
WVUUTSTTTX w:lake
WUTTTTTYTT w:lamp
YUUTTUUTUT w:landed
YUUUUUUUUT w:landing
XUTTUTUUUT w:landlord's
UUTTWSUUXT w:lands
TTTTUYXTTS w:lane
VTTXTUUUUU w:lange
XXTWTSTTUS w:language
TXUUUTVUUT w:lantern
YYRSSWTTUT w:laptop
WXTTUTTTTT w:laptops
UUTTUUYTUU w:larch
XVUUTTTUTU w:larkmoth
VWTTSXSTWT w:las
YUTUUUTUTT w:lass
XXUPWTTRVV w:last
ZUSSRSUXWS w:late
VTSTVSXUYT w:later
TTVVTUTTYU w:latest
TZUTUUUUUT w:latex
ZWWSTTSTUT w:latin
XUUUUUTUUT w:latter
TUTTTTWTTX w:laufen
aTSSTTUUUU w:laugh
XUUTUUUTUT w:laughing
URTUWSYSWS w:launch
XYTTTTTTTU w:lavoro
WUUTTUXTTT w:layout
TNXUUXWWWP w:le
UYSRSSXTWW w:lead
YVTTTTTTVT w:leaflet
XTTSTTTWTX w:leak
TUUUUUUXUU w:leaked
YUTUTUTVUT w:leaking
YUUUUTTTUT w:leaned
bUTTUTUTUT w:learn
XTTTUTTWUT w:learned
YTUUWSTUTT w:least
YUQSYWYSSQ w:leave
VTTUUUXUTT w:leaving
YUUUTUTTUT w:lecce
YUUTTUTTUT w:lecture
VXTSTTTVTX w:leeds
XUTTUUUUUU w:leeks
YWSSTRZWSR w:left
TZTTUUUTUU w:left-handed
UUTTTYTUUT w:legacy
ZUSTTSYTUT w:legal
ZUUUTTUTUU w:legally
UXTTXTTTUT w:lei
TXUTUUTUUU w:leite
TUUTTTUXUW w:length
VTUUUUXTTS w:lennart
VRXYRWVSTR w:les
XTXSTTVTUT w:less
cTTSSTTXUT w:let
YTSTSSbTVS w:let's
YUTSWSTUUS w:letter
XSUTZRTUVS w:letters
XTTTUUUUUU w:lgtm
TYSSSTYSTW w:library
TUTTTTWTUX w:licence
YVXRTTRTTX w:life
ZTUUTUTTUT w:lift
UUXTUTUUUT w:light
WXTTTUTUUT w:lighthouse
XTcYWMSSWN w:like
VTXTUTUTUT w:liked
XTTTTTWUTU w:likes
SUTUWTXWTS w:limit
UUWSYTSUWR w:line
WXTTSUTUUT w:linear
UWURYVSVTS w:lines
TYUTTTUUUT w:linguistics
XUUUUUTTUT w:linker
WUTTTXTUUT w:lint
TXTUUUUUUU w:lisboa
VYUTTTTTWT w:lisbon
XVVRWUUTWP w:list
XTUUUUUUUT w:listen
XTUUUUTUUU w:listened
UUUUUTTXUU w:listeners
UTTUUTYUTU w:listens
WSZRWWSTTS w:lists
aUTTTTUUUT w:literally
UWUTTTXVTT w:little
XYQPUVYRYQ w:live
YUTTUUTTUU w:lived
YTTSSTbSUT w:lives
VUTTUTTTXU w:livraison
TYTTUUUUUT w:llamo
XTUUUUUUUT w:lmao
YTUUUTUUUU w:lo
UTUTUTUYUT w:load
UTTTTXWVTT w:loader
TTTWUXTUUS w:loathe
XTTTWTUTTT w:local
WUTTTTTYUT w:lock
TUUTTUYUUT w:locked
UUUUYTTUUU w:lockfile
WTSTSYVUUT w:log
WTUTXUTTUT w:logger
dSSTSTWTUR w:lol
YQYaRRTUTS w:long
VTTXUUUTUT w:long-winded
TVRQSUYSTe w:longer
aTPRWWUSTW w:look
cTTTTUTTUT w:looking
XTUSTTYTUT w:looks
WTTSSSXYUS w:loop
YTUTUTTTUT w:lore
TVRRYVZTSS w:los
UTSTXTWWTS w:loss
WRTTRSYZTT w:lost
WVVRWRRYWS w:lot
XUUUTTUUUU w:lottery
VTTTWTXTUT w:loud
VScRTTUTUT w:love
XUUTUUUTUU w:loved
WTUUVTXTTT w:low
UTSTWXWTUT w:lower
UUUSYTUUUT w:lowercase
TVXSUTWUUT w:lua
YTUUUUTTUT w:lucian
YTTSUUUUUU w:luck
YSRRUWTZUS w:lunch
SWTTTVXUUT w:lunes
VTUTUTUXUT w:lungs
YTUUUUTTUT w:lupins
YTTWTUTUUT w:lying
XVTTUUTTVT w:lyon
XUUTUUUUUU w:lyrics
ZTTTUTUUUT w:lá
XUUUUTUUUU w:m'a
VUTTUXUUUT w:m'expliquer
aTTTUTTUUT w:mach
WTUTTTTUXT w:machen
XSWSWSXSTS w:machine
YTTVTTUUUT w:machines
UUTTXTUUUT w:macro
XTSTUUXUUT w:mad
VSUXSRXaSR w:made
VTTYTTTUTU w:mag
VUTTUTXTUU w:magazine
SVSTTZTSXU w:mai
TWYPWSRVVU w:mail
SSSYXXWSTR w:mails
RSSSUZUWTY w:main
TZTUUTSUUT w:maintain
XTTTUUWUUT w:maintenant
ZQXaYPRSTR w:make
XTUTTUWUTT w:makefile
UXWXUVSRTS w:makes
bTTTTTTUUT w:mal
XTUUTUUUUT w:malmö
bWTTSTSSVU w:man
UVTTTWYTTS w:management
VYTSVTWTTS w:manager
YUUUTTTUUU w:manual
YTUUTUTTUU w:many
XTTTUUUUUU w:maps
VUTUTUUUXT w:marathon
WWSTSSRVbR w:march
TUTTVTXUUT w:marisol
VTSTXXSSUU w:mark
XTUUTTTTWU w:market
YUUUTUUUUT w:marketing
STSWYXSTUT w:marks
TWUTUUXTTT w:marlon
UUUUUTUUUX w:married
XTTTUUUUUU w:mars
TTTUTUWXTT w:master
VUUTTTTZTT w:match
VXTTTTXTTT w:mate
TTTTTWXUUU w:mates
VXTSTXTUUT w:maths
XVWRXTUSST w:matter
TUWTTXTTUT w:matters
UTSTXTXSUT w:max
UUPUTWXPbU w:may
cTSTTTUTVS w:maybe
VUUUUTTUXU w:mayo
WXTUTTTUUU w:mayor
WTXTTTUUUT w:mañana
TWZcWYMONV w:me
aTSSTSXTWT w:mean
XUTTTTYTUT w:means
ZTUUTTTUUT w:meant
UUTUXTUUUT w:measurements
VWSSXVSTUT w:meat
VTXUTTUUUU w:medium
VTUUUUTXUT w:meerblick
YTSSSSWSXW w:meeting
YTTTSXWTTT w:meetings
STUUUUYUUT w:meets
XUTTUUUTUT w:meh
ZUTXTTTUTT w:mehr
XWTTTTTUUT w:mein
VWTTTTXUTT w:meine
XTUUTUTTUU w:meint
TXUUTTTTUW w:membership
YTTTTTTUTW w:memory
UUSTXWXTUS w:mention
UTUUXUTUUU w:menu
TTTTXTWUUU w:menus
YUUTUUTUUT w:merely
XTTTTXUTUT w:merged
YTUUUTVTTT w:merger
TUTTXWTUTU w:merges
WTTTTTXTUT w:merk
WTUTUTTUXT w:mess
XTTTWSWUUT w:message
SSVVWXSXSU w:messages
UXUUUUTUUU w:metre
UXTUTUWTTT w:metres
UTXSXSTTUT w:metric
UXTUUUUUUU w:meu
WUTTTTTUUX w:meus
YYQVQXYRSR w:mi
XTTTTTXTTU w:mia
ZTTSYSTTUT w:mich
ZTUTSUVTUT w:middle
XUUTUUTUUU w:midnight
bTSSTWTTUT w:might
TUTSWXTYTS w:migration
TTTTWXTUTT w:migrations
VUXTTTUUUT w:miles
YSSSTTXWUR w:milk
UTTTUXVUUT w:mill
TVUUTTXUTT w:milo
YSRSVSWUSW w:min
aYQRQRYTVU w:mind
WaRQRVVWVQ w:mine
YUTTUUTUUT w:mines
UUUTTXUUUU w:minors
WUTTWTSXUT w:minus
ZTUUTUTTTT w:minute
YSRSXUXWSR w:minutes
XUTTUUUUUU w:mio
ZVSWXSSTTR w:mir
UUUUUUXUUU w:mireille
UUSTUSXXUS w:mirror
YUUUTUTTUT w:missed
YUUUTTTUUU w:misses
VTTTSTXYVS w:missing
UTTTXTTXUT w:mistake
TVRWZVRSSV w:mit
VUUUTTXTUT w:mixed
XUUUTUUUTU w:ml
XUUUTTUTUU w:ml/h
YTTTWTTUUT w:mla
XXTTTTTUUT w:mm
UWSSSSWXTW w:mobile
UUTTVXTWUT w:mock
STSXUWSTWV w:mocks
TSWSWSYVTS w:mode
VTTSVSYTWS w:model
XTUUUUTUUU w:modelo
TWTSTWYUTT w:models
XUTTUUUUUU w:modern
YTSTWSWUTT w:module
XTTTTYTTTU w:moi
XUUUUUTUUU w:moldova
aTTTTTVSUT w:moment
WUTTTTYUTT w:mon
VXSTQRVVXW w:monday
XSSSTTYTTX w:mondays
VTUUTUTUUX w:mongo
WTUTUTXTUT w:monitoring
TTUUTUYUUT w:monorepo
TZPPXQUWZV w:month
VTUUUUXUUT w:month's
UTUUXTUUUT w:monthly
UTTTTYSXTT w:months
XTTTUTUUVT w:mood
YXTTTTTTUT w:moon
UVXUPUWRRY w:more
YTTTUUUUUT w:morgen
WTPVVVUUVU w:morning
UZRRSXXTUT w:mornings
WZSTUTTUUS w:moro
UUUTTXWUUT w:mortems
TTTTWTVUTX w:moss
VWWUUWUSSR w:most
VZRTTTXTUT w:mostly
UXTTTTWUUS w:mother
UXUUTTWTUU w:mother-in-law
bTTSVTWTUR w:move
XYSRRSYWWP w:moved
UTTTUUZUTT w:moves
WVSRVRZRSX w:mr
WRTTWXXSSS w:mrs
SUSSUSXVWW w:ms
YSYWSSSSXS w:much
VTTTXSXTVS w:mum
VTTTWSUTXT w:museum
YUTTUSUUVU w:mushrooms
YUTTTTVUUS w:music
YUUUUUTTUT w:muss
XRRRZXQRbS w:must
VZSTQUVTTW w:my
VUUTXTUUUU w:mypy
WZSTTTTUUT w:myself
WUTTTTTXUU w:mystery
XTTTXSTUUU w:même
SVXSWSVWTS w:n
TUTTUTTYUU w:n'a
TUTSXYTTUT w:n'utilise
WXTTUTTUUT w:na
XSSTWUTTTX w:nach
ZSSSWWTTTT w:nada
XTSTSTXUVT w:nah
YTTTUUUTUT w:nahuatl
UYSNYYVSQV w:name
TaTTTSWTVS w:name's
TSSRZXXVTR w:named
UWQQZWTSTX w:names
UUXTUUUUUT w:nano
TZTTUUTUUT w:nantes
XTTTUTUUUT w:nat
UTTUUUXUUT w:nav
UUUUTUTXUT w:navmesh
WTSSTZWTUT w:ne
WTVSWSYTSR w:near
VSSXYUPPYX w:need
VTUTXUTUUU w:needing
USSTZUVTWT w:needs
UTTUUYUTUU w:nei
ZUTSTUVUTT w:neighbour
ZWUTUTTTUS w:neighbours
VTTTTXWUUT w:neither
TTTTXWTTTT w:nelle
UYTTUUUUUT w:neovim
VTTTUUXTUU w:nessa
TTWVTXTVTT w:nested
UTUUXTWTTT w:net
VXTUUUTUUT w:netball
YUUTUUUUTT w:neu
ZPTWUdRYQO w:never
TTOObVVZZO w:new
TTUTUTZTUU w:newer
XUTUSTWTUU w:news
YTWTTTUTUT w:newsletter
XUUUUUTTUT w:newspaper
ZQPUXVVVVQ w:next
dXRRSSTTWR w:nice
YUTTUUUUUU w:nicer
ZWTTWTRTTT w:nicht
WTTSTaTTUT w:nie
WTTUUTTTUX w:niece
UTTSTaTUUT w:niemals
VZRSRTXWVR w:night
VUTTTTXUUT w:nightly
XUSSTVSYUS w:nights
TVXQPYYXUQ w:nine
XUUUUUUUUU w:nineties
WTTTTTTXUU w:ninety
USTUPaUTTY w:no
XRQVVYXTSR w:nobody
VWSSWSTTTX w:noch
XSTUYTVUTS w:node
UVSWTYSTTT w:non
bTSTTTWUUS w:none
WWSSVVRRZR w:noon
VUTTUUTXUU w:nope
XTTSSWWTTT w:nor
ZTSTSUVUUU w:normal
ZTTTTTVUTT w:north
XVTTTTTUUT w:norwegian
VTRZVZXPMX w:not
UVUQVVWTUW w:note
UXUUUTVUTT w:notebook
SUVVVXRSUU w:notes
WUPPTaRaVU w:nothing
ZVSSSZUSTR w:notice
VUTTTTUXUT w:noticed
UTUTTUXUUU w:notifications
YUTUUTTUUT w:nous
XTTTTTWTUU w:novel
TWUUTTUSYT w:november
WZTJVPaWSW w:now
XUUUUTTUUT w:nowadays
WTTTTXTUUT w:nowhere
TSSSWXWTUT w:npm
UUUUUTTYUT w:ntp
VUTUTTXUUT w:null
UXTTTTTWTT w:numa
URRWaQXRSZ w:number
XUUUUTTUUT w:numbering
TRWQYYVVTQ w:numbers
XTSSTaTUUT w:nunca
VXSRZSSTSX w:nur
UXSSVVVVTT w:nurse
ZTSTUWTUUT w:não
XWRSWSXRXS w:o
UTSUTUXUUU w:o'clock
ZTTUTUUTTT w:oak
XTTTUUWUUT w:oat
XTTTSTXUUU w:object
VXTTUTTUUT w:oboe
YUTTTTUUUU w:obviously
UTUVSUWRYT w:october
YTTTTTWTTT w:odd
QVUXTUUVXR w:of
UTNOVWUWZY w:off
TUUUUTTYUU w:off-by-one
UTSRXXWUUS w:offer
VUTTXWTUTT w:offers
UVQRWVXSUW w:office
XTTTTTXUUT w:offline
XTUTUUTTWT w:offsite
YTSSTXTUVT w:oh
VUTUTUXUUT w:ohio
XTTTSXTUTT w:ohne
WTTTUTUUTX w:oil
ZQQXYWWSSP w:ok
UTTUSWTXVT w:okapi
YTTUTUXSUS w:okay
TUUUTUXUTT w:okonjo
UVTTUUXUUT w:oksana
WWUQPPTYWZ w:old
XUUUUTUUUU w:old-fashioned
XTTUUTUUUU w:olha
TTUUTUYUUU w:oltmanns
YUUUTTTUUT w:oma
YTUTTXTTTT w:omg
SURSWVWUZS w:on
TXTUTUWUTU w:on-call
YUTUUUTUUT w:onboarding
cRSUVSUVUT w:once
XUZUXPWVTM w:one
YUTTWTTTUU w:one's
YXXWVUUQRP w:ones
XUUTUTUUUU w:onions
TYSXTXTTTS w:online
TVWVbTaSSL w:only
VWVVXQURWQ w:open
VTTTTSWYUS w:opened
WUTTTTXTUU w:opening
XTWTSTTVWS w:opens
UUUTTUUTUX w:opera
aUTTTTTUUT w:opinion
YUTTTTTUUU w:opposing
TUTTUUYUUT w:ops
XUUUTTTUUU w:option
UUXSTTUUUU w:options
YWWVYVTPSO w:or
UTTTXUTUUU w:orange
VUUTTTTXUT w:orchids
YSVQVQXUZQ w:order
VTTUTTWSYT w:ordered
XUUUUUTUUU w:ordering
WTTUTTXWST w:orders
WTXTTTTUUT w:os
ZTUTTUTUUU w:oslo
VXVVQYWPSU w:other
WTTTXUTTUU w:others
YTRSYTTUVU w:otherwise
VTTTUTYUUT w:otter
TUUUUUTXUT w:ottilie's
TUTTUUXUUT w:otto
UTUUUUXTUT w:ottoline
ZTSSXTUTUS w:ought
VSPSXUaVTU w:our
XTTTTXVTXS w:ours
TSUWUWUVWP w:out
WTUTUTUXUS w:outage
YUTTTTTVTT w:output
UTTTXUWUUT w:outputs
UWSSVYVTTS w:outside
XTUTTTVXTT w:oven
SRYUVUVTVT w:over
ZUUTUUTTUT w:overkill
UUUUUTTXTU w:overnight
YWWQUVTVSQ w:own
VTTTTTaTUT w:owns
TVUTXTWUTS w:oyelaran
ZUTTTUTTVT w:p
TXTTTWTUUU w:pacific
YUUTUTUUUT w:pack
TYTTUTUUUU w:padaria
WXTSUTUUUU w:paediatric
ZQXPVVUVSW w:page
WTUTUUTXTT w:pager
WTTTTZSTUT w:pages
UTUTTTXUUU w:paging
YTUTSUUUVS w:paid
VUUTUUTXUT w:pain
WTUUUTTTUX w:paint
TUTUWTXTTU w:palette
VTXTTUTUUU w:pandas
WTTSTTWXUT w:panic
XTUUUTUUUU w:papel
WRYTRRXWVS w:paper
ZUXSSWSTTT w:papers
ZVSTTSWUTT w:para
ZTYTTTSTTS w:paragraph
WTUVVXSTTS w:paragraphs
aUTTTTUUUT w:parcel
UXUUUTWUTT w:parental
UTTVSYVTUU w:parents
TTTTWXUUUT w:park
UXTTUUUUUU w:parle
TTTXTXTTUU w:parole
XTUTUUUUUT w:parrot
WXTSWTWTTS w:parser
VVSSYWVSTS w:part
TYTUUTTUUT w:part-time
VXTTUUTUUT w:particular
UUUTTTXUTT w:partner
UTTTXTYTUT w:partners
ZTTTWTTTTT w:party
STRYTWZTUS w:pas
XTTUWTTTUU w:pass
TTUTTUTYTW w:passed
XTTSXVTUUS w:passive
TWSSSXWTVS w:passport
VUTTTTYUUT w:password
YTXSVTTSUT w:past
YUTTTTUUVT w:pasta
WUSTVTTXUT w:paste
XUUUTUTTVT w:pasted
WTSXTTSWUT w:patch
TXTWTTTTTU w:patience
XTWSWTUUTT w:pay
WYUTSTVVTT w:payments
TXTTTUXTTT w:payroll
WTTUTTXTUT w:pays
WUTTSTTWXT w:pdf
XUUTTUTUUT w:peas
XTUUTUVTUT w:pelham
UTUUUUYUTT w:pelle
WXTTTTUUUT w:pen
TYUTUUUUUT w:penicillin
XTVTUTTUUT w:pens
YTTXTVUOVV w:people
RTVPXZXTVR w:per
XWSXSTUTTT w:perfect
cTTTTTTTUS w:perhaps
VTTXUTUUUT w:period
UUTTUUXUUU w:permanently
XUTTUTUUXS w:permit
VXTTUUTUUT w:pescatarian
YUTTUUUTUT w:peu
YUTTUTUUUT w:peux
UTUUTTXUUU w:pfarrer
XTTTTTWTWT w:phase
YUUTUUTTTT w:philosopher
VTSWWVUXQU w:phone
USTXYTTTTT w:photo
UUWXTTTUUT w:photos
VTUTTZTUUT w:phrase
WUTTUTTTUX w:physics
TXUUUUUUTU w:physiotherapist
UTWSSTVXSX w:piano
ZTSTTXTUUT w:pick
YUUUUTTUUS w:pick-up
VUUUTTZSUT w:picked
TUTTUUYUUT w:piers
ZUUTTUTUUT w:pin
TTUUTTXWUT w:pinned
TTTTWTXWTT w:pipeline
VUTTUTXUUT w:pipette
UXTSXTTUUS w:pitch
TTXTUTWUUT w:pixel
WTXSTTXTTT w:più
YYSSSRWSXR w:place
RRZSRVYWTT w:plain
XTOXXVXQWQ w:plan
VTYTTTUUTT w:planes
WVSSWTSXVT w:planning
UTTTTXVSTW w:plans
XUUTUUUTUU w:plants
WTTXTSXTUT w:plastic
UYTTUXSTTT w:platform
XUUUUUUUUU w:plausible
UZSSUTTUUT w:play
UTTTUTXYTT w:players
XUTTUTUUUU w:plaît
XQcKdgOLQW w:please
TTTUXTXTTT w:plenty
XUUUTTTUUU w:plinth
UTTTTTVYUT w:plot
XUSTVWTUUT w:plots
WYSTSSUUTU w:plus
SXUTTVTTWT w:pm
SSSSYXXTUS w:pnpm
UUTTUTYTUT w:podcast
YUUTTUUTUU w:poem
aTWSSWSSUT w:point
VSVXVURUSV w:points
UUXTTUTUUU w:polars
ZTSTWTTUUT w:policy
aTTTUTTTUT w:polite
YUTUUUTUUT w:politely
TXVSSSVZUS w:pool
WTXTUTTUTT w:poor
YWXSXSRTSS w:por
VYTSUTTUUS w:pork
UXTTUTUUUU w:porque
YSSSSRVXTZ w:port
XTTTTTWWVS w:portal
XXTTTTSTWS w:porto
YUUUTTTUTT w:portraits
XTUUWUTTUT w:portugal
TXWTUTTUTT w:português
XTXTTTTUUT w:possible
WTSSRYXWTS w:post
YUTUTUUTUT w:postcard
TXUUUUTTUU w:postdoc
TUUUTUUUXU w:posted
VTTTTTXTVW w:poster
STSSWTcWTS w:postgres
XUTTTTWTUU w:posts
XTTUTUVUTU w:pot
WUTTTTXUVT w:pots
STXTVTWTUU w:pounds
XSWTSSYTTT w:pour
YUTUUUTTUT w:pourquoi
XUTTUUUUUU w:pourriez-vous
VTUUTUTXUU w:powder
YUUUUUTUTU w:power
TUTTXTWTUT w:pr
VUTXUUTUUT w:praise
XUUUTUTUUU w:prats
XUUUUUTUUU w:precisely
VRfQWRSTUR w:prefer
UTcSTTUTTT w:preferisco
XUTUTTUUUU w:preferred
YUUTUUTTUU w:prefers
VTYTTTTUUU w:prefiero
UTbSTTTUTT w:prefiro
XTUTXUTTTS w:prefix
UTTTZTUUUT w:prepare
WTXTWTTTUT w:present
YTUTTUVTVT w:press
TWTTTTXWUS w:pressure
XUTUTUUTUU w:pretend
aUTTTTSTUU w:previous
XSTTWXTTUT w:price
YTRSXVTUUT w:prices
WVTTTTXTTT w:primary
YTWSWTWSTS w:print
WTTSWTVTXT w:printed
XTTTTTTUYT w:printer
UUUUXUTUTU w:printing
XUTTTUTVUU w:prints
XUUUUUTTUT w:privacy
WUUTTXTUUT w:private
VTTTUTXUUT w:priya
XUUUTTUUUU w:probably
YTUUTUTUUT w:proceed
UTSSWYYTTS w:prod
TUTWWTXUTT w:product
TUTXTTXUTT w:products
UUTUTUXVUS w:prof
TSSTXYXRVS w:project
UTXTVTTUUU w:projects
TUTUYTTUUU w:projekt
STTTTXWTUU w:promise
UaUTUTTUUS w:pronouns
UTTTWXUTUU w:propose
YUTTTUUUUU w:pros
VUbSSSTUVS w:prose
UUTTXTUUUU w:protobuf
VXTUUTTTUU w:proud
WUTTTTTXUT w:proven
XUTTUTUUUT w:prune
WTbRTSTUUT w:préfère
VUTTTUXUUT w:publish
XTUUUUTTWS w:publisher
XUUTUTUTUU w:publisher's
UUWSZSTTTU w:pull
bUSSSSWTUT w:pump
XUTTTUUUUU w:pupils
WTTTRYSTUW w:push
TUTTTWTTUX w:pushen
UPOWXVVWTZ w:put
UTTTXWTUUU w:putting
TVXTUTXTTT w:python
WTTUUXTUTU w:q
TUUUTTVTYT w:q1
XTUUTTTTWT w:q2
VTUUTTUTYT w:q3
YTTTUTTUUU w:qu'il
ZTTTTTTUUU w:qu'on
UTUUTUYUTT w:quality
XTTTTTUUUU w:quand
UTTTUXUUUU w:quando
UTTUUTYUUT w:quarry
VXTTTWVTTT w:quarter
VTTUTUXTUT w:quarto
aRWSSSYSUT w:que
XUTTUVUUUT w:quero
XWWRXSSVSS w:question
WWRWWUSTTS w:questions
XTTUWTVTUT w:queue
WUTTUTTXTU w:qui
XXUSSTVVTT w:quick
VUTUXTTUUU w:quid
VTTTXUUTUT w:quiet
UTTTTTTUUa w:quit
WXTTTUTTUU w:quite
ZTTTTTUUUU w:quiz
TUUUUUXUUT w:quota
UUTTaTTTUU w:quotation
USRXZXSTUS w:quote
XTSTXTTTUT w:quotes
TYSTWTSWUU w:r
XTTUTTTYTT w:race
UWTTTTYTUT w:rack
XTXTTTTUUT w:radio
ZUUTTUTUUT w:raffle
UUUUTUYUUT w:raid
WUTTXTTUUT w:rainbow
ZUTTUTUTUT w:rained
XTTTUUTUUU w:raining
TUTTXTXUUT w:raised
TXTTUUTXTT w:ram
ZTTTTTSWUT w:ran
UUUUTTXWUT w:random
YTTUUUUTUU w:rang
XUUUUUTUUT w:rapide
UUTUTUTYUT w:rash
WSSSVSYXTS w:rate
TTcYURSRUQ w:rather
VTTTTTVUTX w:raus
VSSTXYRWTS w:raw
VXTSRXRSYS w:reach
XXXUPXQWTQ w:read
UYUTTUTTUT w:reader
WXXTTSUSTS w:reading
ZUUUTTTUTU w:readme
YSTSXSYSUS w:reads
UWXRVVSTUT w:real
VSYSTSSZUS w:really
VUUTTTSYVS w:reason
TUVTTXTUUU w:reasons
VTTTXVTTUU w:rebase
VUTTTTXUUT w:reboot
ZTUTTTTTWT w:recall
WTTTXTTTUT w:receipts
VUTTTXUUUT w:recetas
VTTTXUTUUT w:rechne
TUTUYTUUUT w:rechnungen
XUSSXRTXVT w:recipe
YTTTSXSUUT w:recipes
XUUUUTUUUT w:reckon
ZTTTUTTUUT w:reckons
XUUTUUUUUT w:recommend
ZWTTSSWTUS w:red
TWTXTTTUUT w:red/green
XUTUUTUUUU w:reddit
XUSSSSYWVS w:redis
ZTTUUTTTUT w:redo
YUUTUTUUUU w:refrain
YUTTWTTVTT w:refund
TUTTTTXWUU w:refuses
UUTTXTUUUU w:regenerate
YUTUTTTUUT w:region
UTUUUUTUYT w:registration
XUUTUUUUUT w:rehearsal
UUTTTTYUUT w:rehearsals
XTUTTTWTUT w:rehearse
TUUUUUTXUT w:rejected
TVSTUWWSXR w:release
UTUTTXXTUS w:releases
VXUUUTUUUT w:remaining
VTTTTTXUUU w:remains
YUTTTUUTUU w:remark
aTSTRRdTUQ w:remember
WUSSYSTTWW w:remind
ZUUUTTTUUT w:reminder
UXTTTTTUUW w:reminders
YTTTTTTUUX w:remove
dUSSSSTUVT w:rename
VUUTTTTXUU w:render
WXUUTTTTUT w:rent
TWRWSXTWUT w:repeat
VUTTTTTXUT w:repetition
ZUUTTTTUUU w:replace
TXUTUUTXUT w:replaced
XTUUUUWTUT w:replication
SWRWZVVSTS w:replies
YSVSWXSRTT w:reply
TSSRYWaTSS w:repo
XSSUWTUSYS w:report
TTTTXWTTUT w:request
VUUUXUTUUT w:require
aUTTTTTUUT w:rerun
YUUUUUTTTT w:residents
WUUTUTXTUT w:resolved
XUTTUUUUUT w:respond
TTYTWWSTTT w:respuestas
YVSSVSYSTT w:rest
UUUUUTUXUT w:restart
XUUUTTVUTU w:reste
XTUUUTTVTT w:restored
VXTTTTUTTW w:retired
VUUTTUUTXT w:retro
XUTUTSTXUT w:retry
VTTUSTVTZS w:return
WTWVRSXTTT w:returns
ZUTTTTUUUT w:revert
ZTSSRSXVTX w:review
aTTUTTSWUT w:reviewer
UTTTXTXUUT w:reviews
VTUTXTTTUU w:revision
WUTSSYWTTT w:rewrite
XTTTWTUUTU w:rhymes
YUUTTTTTUU w:rich
TUUTUTUUUX w:riddance
TTSTTXTYUU w:rien
bVRSYWRSTR w:right
UTUUUTXUUU w:rights
WTUTTYTWTS w:ring
WTUTTTTTUX w:risk
TTZXTTTTTT w:risposte
ZUTTTUTUUT w:rn
VTTTUXUUUT w:roads
VTUUTUTXTU w:rolling
UUUUUUXUUT w:ronda
XRTURTaUST w:room
WUTTXTTUUT w:rooms
SVSTVSXZUR w:root
WUTTTTUXUT w:roses
WVWTUTTTXR w:roster
XUTUTUTXTU w:rota
UUTTTTWXUT w:rotation
WWRSXURVTW w:round
WTTSTTXVUT w:router
UVTSSVVYTT w:row
WUTTSUXTUT w:rows
XTTUTUUUUT w:rude
TTXUVUTUUU w:ruff
WRRRYYRRUX w:rule
XUTUUUTTUT w:rumour
UUVQYSVQWX w:run
WTSTWSRXTX w:running
RWQRXWaUUR w:runs
WXTTTTWTUS w:rust
XTTTTUVTWT w:ruth
TTUUUUXUUU w:rutter
WUTTTTXUTU w:ruvim
UXTTTTWUUU w:rye
TUYSUUUUUU w:réponses
XUTTUTUUUU w:s'il
XTUTUXTUUT w:sabbath
ZTTTTTTUUT w:sad
UUUTXUTWTT w:safe
WTTTXTUUVT w:safety
XUUTTTUUUU w:sag
UXTTUTTUUU w:sagen
aRRQUSWRTa w:said
VTTTTSTYXT w:sale
UXUUUTSXTT w:salt
WRRRXWVaTR w:same
UTTTWTTTXT w:sample
XUTTVTWTWS w:samples
YTUTUUUUUU w:sane
UTXTTTTXTT w:sans
ZTTUTSWTUT w:sat
VWSSSXUVWR w:saturday
UTTUUTYUUT w:saturdays
YUUTUUSSUU w:sausages
TTTTXTWUUT w:save
XTUUTUUUTU w:saving
aVTTUTSUUS w:saw
YVQPXTUVUV w:say
eTTSTTUTUS w:saying
cVWSUUPVTS w:says
WUTTTTUXUT w:scale
XUTUUUUUUT w:scam
XTUUTTUTUU w:scan
UUUUUTXUTU w:scans
YUUTUTTUUT w:scares
VSTUTYTTUU w:schedule
TUTTZTUWTS w:schema
UZRRQUZVWR w:school
YTTTXTTUUT w:schreib
YTTTTXTTTT w:schreiben
UTTTXTTWUU w:score
STTTTTXTTa w:scrap
STSUYTWTTW w:scratch
VZSSTVSXUS w:screen
XUUUTTUTUT w:script
SSTUXWWSTT w:scripts
USSTXXUTUU w:scrivi
TWTXTTUTUU w:scroll
aSXTSSWTTT w:se
YTUUTUVTTT w:sea
TTTTTTWWXT w:search
YUTTTUTUUT w:seasick
TUUUTUXTUU w:season
TTXTYSXTUS w:seat
TTYSVSTTTX w:seats
YUSUUUTUUT w:sec
aXUQVQVVXP w:second
UXTTUUUUUU w:secondary
VUTUTUTXTU w:secondo
WXTUTUTUUT w:secretary
XXTTUTTTTT w:section
bWRRXVRTST w:see
WUUUXTTTUT w:seeds
aUTTTTTTUU w:seen
YTUTUUUUUT w:sei
VXTUUTUUUT w:seis
VYTSTUTUUT w:seit
TXTTTUXUUU w:selbst
TTXTTXTTTT w:sem
TWXSYSTTTS w:sempre
WTRSXWXTUS w:send
UTTTWTXTUT w:sends
XUTUUUUUUT w:senha
VWTTTSSYVT w:sensor
WUTTZTSWUS w:sentence
VVYRVVSTUT w:sentences
UTUUTTUUUX w:sept
UVSSTSVXYS w:september
YUTTSXTUUS w:serial
aTTTTTUUUT w:serious
WXUTTTTUUU w:serve
TTXTSSZVTT w:server
XUUUUTTUUT w:server's
UWTTSSYWTT w:service
TTTUUUYUUT w:sesame
WUTTTTTYVT w:session
VTSSWTXUUT w:sessions
YSSSXSTXVS w:set
YTTTUTTUUT w:settings
WWTTSSbSTS w:settled
WVRSVSWWVS w:seven
VUTXUTTUUT w:sevenths
TUXTTTXTUT w:severity
TYTUTUTUUU w:sevilla
VVSSVSYSXS w:shall
YUTTUTUUUT w:shame
YTTUUUTUUU w:shan't
VVTSWSUXUS w:share
ZTRSTSXWUT w:she
TTUUUUXUUU w:she'll
XTSRVSaTVT w:she's
WXTSWTSTUT w:she/her
XWTSTTXTTT w:shed
VUTTUUXUUU w:sheep
ZTTTXXSTSS w:sheet
XTUUUUTUTT w:shelf
TXTTUUUUUU w:shellfish
YWSSWSVTUS w:shift
UVUTUUXTUT w:shifts
TSSSSYXVWS w:ship
YUTUTUTTUT w:shipped
UXTSTTYUUT w:shipping
UUTTTTXWTT w:shoes
XUTTUUUUUT w:shoot
UYQRYRXUWQ w:shop
WRaOYRVWUR w:short
XTTTTTUXUT w:shorter
aTNPZWUQWX w:should
XTUUUTUTTT w:shouldn't
ZUTUTUTTTU w:shovel
UUUUUUTXUT w:showed
XUUTUUTTUT w:shower
SSWWWSTXTT w:shown
XWTTTUVTTT w:shows
VTUTTTXTWT w:shuts
VUTTXTUTTT w:si
bTTTTTTUUT w:sick
WRRSYSZXTR w:side
YTTSWWTTUT w:sie
WTSTbSTUUU w:siempre
YTTTTUUUUT w:sigh
UVQQaWXTUQ w:sign
TUTTYTUUUT w:signals
WTTTZSWTTS w:signature
UTTUXWTTUU w:signatures
USSSTTWUYW w:signed
WUTTTXTUUT w:signs
XTTTUUUUUU w:silly
TTTTYTTUUU w:simples
XTTTUUUUUU w:simply
UaOPUVWaQT w:since
UXTTTTXUUT w:sind
UYTTTTWTUT w:sing
USWRaRTXTS w:single
VUTTWSYTTT w:sister
UYTTTTYTTS w:sit
WSSSWXUTWS w:site
TTXTTWWVSS w:sites
XUUTTUTWTT w:sits
UXTQSWUVYQ w:six
WTTTTTUUXT w:sixth
WTSWSSWYTS w:size
WTTXUTTTUT w:skin
SVSWZXSTTR w:skip
WTTTXUTTUT w:sky
TTTUUUYUTU w:sla
XVSXTTWTTS w:sleep
YUUTTUTTVU w:slept
YUUUTTTUUU w:slide
YTTTTUUUUU w:slips
YXTSTTSVUT w:slow
WTTTTTSXUT w:slower
WTTSUTTYTT w:slugs
UXYQXRVVSQ w:small
XUTTUTUUUU w:smaller
VUTXUTTUUT w:smell
ZTTTTUTTUT w:smells
UUTTTTTYUT w:smooth
YTUTUUUUUT w:smudged
YTUTUUTUTT w:snack
YUTTTTUUUT w:snippet
ZUTUTUTTTU w:snow
WTKTYWUWRY w:so
UUUUTUTXUT w:soak
WUUTUTXTUS w:sofa
WTTUXTTUTT w:sofort
YTTTTTTWUT w:soft
VXTTUUTUUU w:soil
YTUTUTTUUU w:soir
VTTTSUWSUZ w:sold
UTTTXTWUUT w:solely
aTSSTTXTTT w:solo
VUSSTXUUVT w:solution
VUUTUTSZUT w:solved
bTSSTTTTUX w:some
ZWSSRSSUVW w:somebody
bTWSVSSSUS w:someone
YSYWTUSTTR w:something
XTTTWTWTUT w:sometimes
XTUUUTTUUT w:somewhat
VSTTTTZUXS w:son
XUTTUUUUUT w:sonnet
XZSTTTTTUT w:sono
XUUUUTTUUU w:sonst
VTXTUTUUUT w:sooner
YTWTTTTTUU w:sorry
ZTWSVSTTTT w:sort
UTTTXTUWUT w:sorted
WTTXWUTTTT w:sound
ZTRTSUWUVT w:sounds
XTSSTUWUVU w:soup
TSXSaTVSUS w:source
YUTTTTUUVT w:sources
STUUTTWYUT w:sourdough
UTTUXUTUUU w:southern
TdSTTTTTTT w:soy
UTXTTTTWTU w:space
VUTTTTTXUT w:spaced
UTXTTTTUUX w:spaces
VYTTVTUTVS w:spanish
TTSXSWWUTT w:spare
VZSSSSVWUS w:speak
UTTXTTTTXU w:speakers
XTUTUTWUUT w:speaking
VTUTTUXTUT w:speaks
XTUTUTWUTT w:speech
VSWSZVUSUR w:spelling
XXTUTTUTTT w:spent
VUXTUUUTUT w:spin
WTTUSXSTXU w:split
TUUTTTVUTX w:spots
UTTTWXTTTT w:spreadsheet
UVSSUSTXYS w:spring
WTTUTTTTYT w:sprint
YUUUUTUTUT w:spät
TTSSYWWTUT w:sql
UTTTTTbTUT w:sqlite
TUTTYTTUUU w:squash
VTTTTXWTTT w:ssh
WTTUTTXUUT w:stack
YUTTTTVWTT w:staff
YUUUTTUUUT w:stage
UTSSSUaSUX w:staging
VUTTUTTXUT w:stale
VTUUTTVUXT w:stall
TUWYSVUSXR w:stand
aTTTTUUUUT w:standing
VTTTTTYTTW w:standup
YUUUUUUTUT w:staring
UVRSXXRSZS w:start
TXUUUUVTTT w:started
TUTUTUVXUU w:starter
TXSTTTXSWT w:starting
UWTTSSUWZS w:starts
VTUTTTXWUT w:state
XUUUTUUUUT w:statement
XUTTTTUTUU w:states
WUTTTTYUTT w:station
UVXSTTTWUT w:stats
TSTTWTWXTT w:statt
UTSTVYYSTT w:stay
XTTTTUXTTT w:staying
VTRSRXbVTS w:stays
YUTUTTTUUT w:std
UUTTTTXUUT w:steam
SWTTXTWVTT w:steel
UUUUUUYUUT w:steering
UTTUXTTTXT w:steht
VUSTXSTWUU w:steps
ZUVTRSXTTT w:stick
XUUTUTUTUT w:sticker
YUTTUUUUUT w:sticky
VXTTUUUUUT w:stiff
XSQQQWXZTW w:still
VTSWTWSTXS w:stock
QRWPVbWVVQ w:stop
UTSTTTSYUX w:stopped
YUTTUTTTUU w:stops
WUTSXSWVTS w:store
TSRWYWRXTS w:straight
VTUUUUTXUU w:strap
WTUTUTXTUT w:strata
USUUWXYSTS w:street
TTUUWUXTUU w:streng
VUTTXTTUUU w:strict
ZTTTTTSTTY w:strike
YTTTUUTWUT w:stuck
TTTTUTXTXT w:students
VVSTXTXUTR w:study
UXRVWWSQSW w:stuff
YUUUTTTUVT w:stupid
aSVRYRTXTR w:style
UUTTXTTXUS w:subject
YUUUUTTTUU w:subjunctive
XUTTTTUTXT w:submit
XUTTTTTWUT w:subtitles
VUTTTXTTUT w:sudo
VTRWVXSUTT w:suggest
TUTTUYUUUT w:suggesting
XTTSTWTUUW w:suggestions
WZSSTSTUUU w:suis
VUWSTXVTUS w:summary
YTTUTUTVUT w:sun
XSTSVWXTVS w:sunday
WTTTXSXUUT w:sundays
YUUTUUTUUT w:supermarket
YWUTTTVTUS w:supervisor
VSXTWTVVTR w:supplier
XUUTUUUUUU w:supplier's
UWTTSTaUUS w:support
aTTTUTUUUT w:suppose
XTUUUUTUUU w:supposed
ZUSSYTTTVT w:sure
YTTTUUUUUT w:surprise
TTTXUUWUTT w:surprises
UTTTXUTYTT w:survive
ZTTTUTTTUT w:suspect
XTUUTUUUTT w:svelte
VTSTTTWTUX w:swap
UUUTTUTYUT w:swapped
YUTTUUUUUT w:swear
ZTUUUTTTUT w:swears
XUUUUUTUUU w:sweet
UTTTVTUTUX w:swim
WTTTUTVXTS w:switch
UXTTSSWVVS w:switched
TUUUUUXVTT w:switching
YUTTUTUUUT w:sì
UTZSTTXTUT w:só
XUUUUUUTUT w:t-test
VUZWUQTPUW w:table
UTXWUUWRRV w:tables
VXUTWTTTUT w:tablets
YTYRWRRSSW w:tabs
UTTSWTYUUT w:tadeo
XTUTTWTUUT w:tag
XUUTUTUUUU w:tags
YUTTUUTTUU w:tail
USVOTVXVWW w:take
UTUUUUXUTT w:taken
TRSRRRYWYX w:takes
TXTTTTXWTS w:taking
WWYQWRSTTV w:talk
XTWSUUTUUT w:talking
XTUTUUTUUT w:talks
YUTUUTUUUT w:talvez
TYTTUUTUUT w:tampere
YTUTUUTUUT w:tandem
TTUXTUTVUU w:tank
UUUUUTTXTU w:tanked
UTTUSWTXVT w:tapir
UTTSXSZUUS w:target
WXUTTUTUTT w:tartu
YTWTTTTUUT w:taste
VWRTVWSVUS w:tax
YTTUUUUUUU w:taxi
WUXTUTUTUT w:tbh
WXTTTUTUUT w:tbilisi
XUTTUUUUUU w:te
YTSUSTXUTU w:tea
WXSSTTXUTT w:teach
UXTUTTTWTU w:teachers
XXTTUUSTTS w:teal
UdRRYSVTSR w:team
ZVTTUTTUUT w:teams
YTTUUUUUUT w:tears
UWXWSSTTUT w:telephone
YQXWVZQRTQ w:tell
ZUUTUTTUTT w:tells
VUXTUTTUUT w:temperatures
TTUUUUXUUU w:temporal
XUUTTUUUUU w:tempted
ZUVVRXTQXP w:ten
VTTUTTTWXT w:tenant
TUUUTUTXWT w:tender
VTUTXUTUUU w:tense
XTTTUXTTUT w:terms
XTUUTTUUUU w:terracotta
XTSSYTUTUT w:terraform
UTTUTTWXUT w:tessaro
WRQRTWTaWU w:test
YUUUUUTTUU w:testing
XSURXXUXTQ w:tests
VRZZYUQRTQ w:text
TUUTYTUUUT w:texte
XUTTUUUUUU w:texted
WUTXWTSTTT w:texts
RSbVTURVYP w:than
TWTUUTXUTT w:thandeka
dSSSTTUUUT w:thank
ZSRSYRSWUT w:thanks
WTWSWUUURU w:that
WXXOTVTTUU w:that's
USRPSVWYXX w:the
YVRRTWWVTS w:their
VUUUWUUWRS w:them
VTXTTVVTTT w:theme
WVVQXUVPXR w:then
TWUTTUXUTT w:theo
bUOPVWXTSV w:there
YSVRXSTVUS w:there's
UUUUXUUUUT w:therefore
ZVQVUVTSWR w:these
YSRUUTUVUV w:they
YTUUUTTUUU w:they'll
XTWSVSSXUS w:they're
WYSSUSXUTS w:they/them
YQXOYPWSVX w:thing
XSVWXRRSTV w:things
eSSSTSSTUX w:think
aSTTTTUTUT w:thinking
UXTUUUTTUU w:thinkpad
aUTTTTTUTT w:thinks
XYRSVSYSTS w:third
YTTUTUUUTU w:thirty-first
ZTSTTUVUVS w:this
UTTXWTTUUU w:tho
ZRUQSYRZUR w:those
WYWSTTSTUT w:though
WSSSSTXYVS w:thought
XUUTTTUUUT w:thoughts
UUXSVTTUUU w:thousands
bTSSTWVVTR w:thread
UWTTTTXUUT w:threat
ZWZNVQSZUP w:three
STUPVQXYUY w:through
YTTTTTUTUX w:throw
YTTTUUTUUU w:thumb
XRRRYUVRXW w:thursday
TTTTTUbUUS w:thursdays
XUUUUTTWUT w:tick
YSRSaXUSTS w:ticket
TXSSTSWTUX w:tickets
XUUTUUUUUT w:tier
UUTUXTWTUT w:tiles
ZUTTTTWTTS w:till
XZRNVSQZWU w:time
VTUUTUSXUT w:timeout
WVWQUVVVSR w:times
TUTTYTXTUT w:timestamps
YUTUUTTTUU w:timetable
XTTTUUUUUU w:timing
UYYTTTTTTT w:tiny
XUUTTTUUUU w:tips
bTUTTTTUUT w:tired
aTTUTSTUUU w:title
SQSVVWVSXW w:to
XUUTUUUUUT w:toaster
fUQPVRWSTW w:today
YTTTUTUUUU w:todo
YUUTTUTTWT w:together
WUTTXTTTUT w:toggle
TUUTTTXWUT w:token
YSWSRRUVUX w:told
XUTUUUUUUU w:tom
dTSTTTTUUT w:tomorrow
XUSTWTVTTT w:tone
WXUUUTTUTT w:tongue
bTTTTUUTUU w:tonight
YUTTTUTUUU w:tonight's
ZVWQVPVWVQ w:too
WTTTSSZWUS w:took
TUTTXTXTUT w:tool
TUUUUUTXUU w:toolchain
TWTSYXVSTR w:top
YUUTUTTTUU w:topics
UTTTUWTXTU w:tops
YTUTUUTUUU w:torte
TTSTXTUYTT w:total
XTSSXZSTUS w:touch
XUUUUUUUUT w:touched
VUTTXTTUUT w:touches
ZTTTXTTTTT w:toujours
UTUUUUXTTU w:tower
XYTTTTTUUT w:trabajo
VbSTTTTTTT w:trabalho
WWTUTTTTXT w:trade
YTTTTTVVUT w:traffic
TUTTVTTXUT w:trailing
WUYTSSYSUS w:train
TVSTVSSXUW w:training
UUYTTTUUUT w:trains
YUUTUTTTUU w:trams
TUUUTTYUTU w:tranché
YUUUTUTTUU w:transcript
XUTTTUUTUU w:translation
XWSSUTUUUU w:travaille
TXTSWSYUTT w:travel
VXTTUTVUTT w:treasurer
WUTTUUTXTS w:trial
TWTTTTTUUX w:triathlon
TTTTUUTaUS w:trick
WTTTTTRaUT w:tried
VVSWVRVSXS w:trip
XUUUUUUUTU w:trois
UYTTTTTUUT w:tromsø
XUTTUUUUUT w:trouve
YUSTTTTUUW w:true
TXTTXTTUTU w:truly
aWSWSSTTTS w:trust
UUUUTUXUUU w:truth
aTTTTTTWTT w:try
XUUUTUUTUT w:trying
ZUTTUTUTUT w:tu
WSSSSRXVYW w:tuesday
XTTTTTaTTS w:tuesdays
XTTTUUTUUU w:turin
XUTUTUTUUU w:turkey
YXSTSSVSXS w:turn
VTTTTTVXVT w:turned
TTTTWSXYTS w:turns
YUUTUUTUUT w:tweet
XSSWWWTTTS w:twelve
XUUUUUTTTU w:twentieth
WWRRVSVXUT w:twice
UXUUUTTUTT w:twins
VXSSVVUbTM w:two
XWSSSWSXUT w:type
YTUTTTUUUU w:typed
TUUTXUUUUU w:types
YUUTUUTTTT w:typical
YTTTUUUUUT w:typo
VXUTTUTUUU w:ubuntu
ZTTTUUTUUT w:ugh
XUTUTUUUUU w:uh
WTUUTUTUXT w:uhr
TTXXVSUTTS w:ui
XTTUTTWTTU w:ukulele
XTTTUTXUTS w:ulf
aWRSSSXWTR w:um
WUQRWWRWSX w:un
XXSSTSXTTT w:una
XUUUTUTUUU w:unanimously
YXRWUXRSSS w:und
TUWPWaVTWQ w:under
VTTTXUUUUT w:underneath
XTTSVTTXVS w:understand
XUTTUUTUUU w:understood
YUTTTUTUUT w:undo
XWTTTSTTYT w:une
XTTTTTWTUT w:uni
XVTTTTXTUT w:unit
UTYSVVTTUT w:units
TTTSWXTUUT w:unless
VSTSWTWTTX w:uns
WVVSWWVQWR w:until
TUTTVXTUUU w:untouched
UTTTTYUUUT w:unwrap
VSPUVTUWWX w:up
ZUTTWTTTUS w:update
TUTUTTUWXT w:upload
YTUUUTTTWT w:uploaded
YTUUTUTTUT w:upon
VTUUUUXTTT w:upright
XTTTTWTVUT w:ups
TTUUUUTXUU w:upstream
UXVTTUUTUU w:ur
YUPRRXWYWQ w:us
TTTTYTTUUU w:usa
TSSSXYXTTT w:usare
TWUVbWSOQW w:use
dQYSVRRUTS w:used
VTTWSTTYVT w:useless
WSSSXXVUTT w:uses
WYTSSWTVUS w:using
XUUUTUUTUT w:usual
ZTTTUTTUUU w:usually
TUTSZTXTUT w:utc
TYUTTUUUUT w:utc+2
XVUUTUTUTT w:utc-3
XUTTTTYUTT w:v1
UTTUTUWTYT w:v2
TTUTUUXTXT w:valley
USTTWTXTXS w:van
XUTUTUTVUU w:var
TWTTTTTTTX w:varnmouth
XTSSXSSTYT w:vat
WUUTYUTUTT w:vault
XZTTTSTUUT w:vegan
VZTRSTSSTZ w:vegetarian
TaTTUTUUUT w:vegetariana
VSWSSWXRSX w:vendor
XUTTUUTUUU w:ver
WUTTXTUTUT w:verb
YTTTUUTUUU w:verbs
XTTTTTXUUT w:verde
YTUTUUTUUT w:verdict
XWSSSWWVTS w:version
VUTTTUTXUU w:versions
TUTTWXTUUT w:verwende
YWRWTRSSYS w:very
TTUTTTXUTX w:vet
VTTTUTTUUY w:vez
TTTTXWTUUU w:via
UTYWTTWTUS w:video
YUUUUTTUUT w:viele
XUUUUUUUUT w:vier
VXUUUTTUTT w:viernes
VUUUUUXUUT w:vigdis
TXTTTUWUTT w:vigo
YUTUUTWTUT w:village
TXTTXTTTUT w:vim
TUTTYTTUUU w:viridis
aTUUTTSTTU w:visit
UTWTWXTTTT w:visual
YUTTUUUUUT w:vite
WZTTTTSUUT w:vivo
VTTTWTXTUT w:vlan
VSYVXVSSUR w:voice
XTUUUUTTUU w:volcanoes
VXTTUUUUUT w:volvo
XUTTUTUUUU w:vont
XTUTTUUUUU w:vor
XTTTTUXUUT w:vote
WTTTUTYTUS w:voted
WUTTUXTUUU w:vous
TWTTTXUUUT w:vs
USWRVSWVUT w:w
YURRXSXTXR w:wait
UUUUUTTXUT w:waited
YSUTTTXUTT w:waiting
XUUTTTUUUU w:wake
XTXTUUUTTT w:walk
VTXSTTVVUT w:wall
YUUUUUUTUT w:waltz
WTOXXVTPXU w:want
aUUUTTSTUU w:wanted
bUTSSTXSTT w:wants
VTTTTUSZUU w:war
YTUSTTXTTT w:ward
YUTUTTTUUT w:warm
XUUTTUUUUU w:warmer
YTUUTUUUUU w:warum
aXOQMPVfVX w:was
VTTTUTWXUT w:washing
XTTSTTTVUW w:wasn't
UUUYUTTUUT w:wasted
YUUUUUTUTT w:watchdog
XTTSSTUYWS w:water
UTTTUTUYUU w:wax
YXVPVUTVWP w:way
XUQMWRZXVV w:we
ZTUTSTTWUS w:we'd
YSSTSTbTTT w:we'll
VXQQQQcQYX w:we're
XTSSSSZRUY w:we've
XTXSXUTTUS w:weather
VTTTSTXTXU w:web
ZTTTUTTUVT w:website
TXTUUUTUUT w:wed
XTTTTTWTVT w:wedding
UVTTTTYTTW w:weddings
TXTSTRXVXR w:wednesday
VWNQWVZXXP w:week
VTTTVXTTUT w:weekday
TUUUXUUUUU w:weekdays
XTUUTTTXTT w:weekend
YUTUTTTVTU w:weekends
VXSSRSUZWS w:weeks
ZTTTUUTUUT w:weg
TXWTTTTTUU w:weight
TWUTTUTXUU w:weil
WRQRXQVaUW w:well
XWTTWUUTTT w:welsh
XUUUUUUUUU w:wenn
TRRSRVWbSW w:went
bSSTRRTaTT w:were
ZTXUVMUWPX w:what
bWRSSXSSUT w:what's
TUUWXWRRRX w:whatever
VTUTUTXUUT w:whatsapp
WTTXUUTTUT w:whatsoever
TXTTTXTUUU w:wheat
VUZZYYRPPO w:when
YUUUUUUUUU w:when's
TTYXaRRSTS w:whenever
ZYVRVVTTSQ w:where
XUUTUUUUUT w:where's
UUTTXTTTTX w:wherever
bTTTTUTTUT w:whether
XWQURVWUWR w:which
XSTTTTWXUT w:while
YUUTTTTUUT w:white
WUTXTTTUVU w:whitespace
bUXQWRWSTR w:who
YUUTUTTUUT w:who'd
XWSSTTXTUU w:who's
WTRSWWUVTT w:whoever
WWQQVWYUWQ w:whole
YUUTUTTUUT w:whom
YUTTUUUUUT w:whos
YUTTTUUUUU w:whose
aSSSSTSbWS w:why
WUTTTTTUTX w:wick
aUTTUTUUUS w:wie
YSTTSSSXUX w:wieder
VVTSSYXTUS w:wife
USUTUUZUTT w:wife's
YTUTUTUVUT w:wifi
YTTTUTWTUT w:wiki
YUTTUUUTUU w:wild
aSSSZRXSWR w:will
TXTUTTWTUT w:wilma
XUUUUUTTUU w:wind
WRYQQWTWSX w:window
TXSSSUYTXS w:windows
VUTTXTUUUU w:wins
ZTTTTTSTWU w:winter
TUTTWXUUUT w:wip
UUTUWTTSUX w:wipe
WVRRVRWSYW w:wir
YUUUUTTUTU w:wird
VUXUUTTTTT w:wireless
cTRRVUTUVS w:wish
QSVWXUVUUU w:with
WTTTUUXUUT w:withdraw
YUUUUTTTUT w:withdrew
VTTUTTVXTT w:within
VUOURZWWSW w:without
YUTTTUUUUU w:witty
YWTRTUUUUT w:wohne
UXTTUTTUUU w:wollte
XTTTUUUTUU w:woman
aTUUTTTUTT w:won
XTSTSTaTUT w:won't
XTTTTTWUUT w:wonder
UXWWTTTTTS w:wool
WSWVWXRSTR w:word
YUTUTUUTUT w:wording
XXZQXQQXTR w:words
XdTOVOOZSW w:work
TUUUUUTXUT w:workaround
VTTTTTSbUS w:worked
TUUUUUTYTT w:worker
VVTSTTXUWS w:working
bTRSRSUaUS w:works
UXTTUUTTUU w:workshop
XUUUTUUUTU w:worries
YUUUTUTUUU w:worry
TTUTWUUXUT w:worse
YTTUTUUUUT w:worst
VWTTTUXTUT w:worth
bRXRVWUQTR w:would
aXMPeZPRTS w:write
ZTTSWSWSUT w:writes
WVTXTWSSTS w:writing
XSWSWSTWUS w:written
bSSRUXSYTR w:wrong
bTSTUTTTVT w:wrote
UXUTUUTUUU w:wsl2
YUTUUUUUUT w:wtf
TTUTYUUUUT w:wörtern
UUUUTUXUTT w:ximena
XVSSXRVTXS w:y
ZTTTUTTUUT w:ya
YTUUUTUUUT w:yamaha
ZUUTTTUUUS w:yaml
UWSSWUXTTS w:yarn
YXRRVRXWTQ w:year
WUTTTTTTYT w:year's
YZXQQRTVYQ w:years
VUUTTTXTUT w:yellow
YUTUTTUUUT w:yep
ZSVRXSVSUS w:yes
aUTTSTXSUS w:yesterday
XTUTUTUWUT w:yesterday's
cTSRSVUUUS w:yet
YXTTTTTUTT w:yo
TWUTUXTUUT w:yorick
STXVZYRMOa w:you
WTTTYUTUUU w:you'd
XTSSZTTTUT w:you're
VTTTWTTTUX w:you've
ZUUSTTTUVT w:young
ZQVPVVUWRW w:your
TTTTYXTUUT w:yourself
UYTTTTTTXT w:yr
XTTTTUWTTT w:yusra
TWTTTTXUUT w:zaragoza
VTUTXUTUTU w:zealand
XTTWTTTTTT w:zeilen
UTUTUUXUUT w:zeppelin
VWRWRSRaUT w:zero
XUUUUTUTUU w:zia
VXTTUUUUUT w:zimt
WUTTTUTXUT w:zinc
WXTUTTUUUU w:zofia
TXSSWXUUTS w:zone
VXUUUTTSTT w:zoo
VYTSUUUUUT w:zotero
TXUTUUUUTU w:zsh
WXTSTXTTTS w:zu
WXUTTUTUTT w:zum
YTUUUTTUUU w:zusammen
XUTTUTWUTU w:zwei
ZaPWRQXWSQ w:à
TUTTUUZUUU w:às
YUTTUUUUUT w:ça
VSSTSSXWYT w:è
WXTUTUTTUU w:é
WUTUTTTTXU w:été
`
