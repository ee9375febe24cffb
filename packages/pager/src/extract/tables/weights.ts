/**
 * Made by `npm run learning:update` from the labelled turns; not to be edited.
 *
 * @module
 */

/** Of which turns: a digest of them. */
export const WEIGHTS_OF = 'ffad805e6ac8e767'

/** Each line: how much a trait says for each class (see `vote.ts`), and the trait. */
export const WEIGHTS: string = `
YUUUTTTUUT 1:"
XTRSWUWYTQ 1:%
VVVQSWYTRV 1:(
XVUQSWXTRV 1:)
QSPUWWVWWW 1::
VRQUYRWaVP 1:<caps>
TdSRZTXTOR 1:<code>
TWMKQTYViX 1:<date>
SQPVTVXdTU 1:<ed>
TRSTRTUcWW 1:<ing>
WXXUXQVVNS 1:<ly>
QcNRVRbRVX 1:<name>
RVSGSVXYgU 1:<number>
MQXXXXWVSS 1:<s>
OTWSZaRSTW 1:<verb>
PQWYYXXRUP 1:<verbs>
ePSSSWSVTW 1:?
UVUUVUTXUP 1:a
ZQTOUWVSRa 1:about
TWTTYSWWSS 1:after
ZVOOXUUYQY 1:again
TXWSSXSWTS 1:al
WRRTXUVWUT 1:all
YSTTSXTUVS 1:already
VSSXZSSUUT 1:also
ZVZPdUUPPO 1:always
XYPPVQUWWV 1:am
YWNUXXYWQO 1:an
SXYVURXUSR 1:and
YTSTTSYUUT 1:another
TVXWZYRVQN 1:any
TSTTUWUUUY 1:anymore
VUXXWXVQQO 1:anything
VWSVWQZQSV 1:are
TTTXTWSTUX 1:aren't
SWSRVWTVUV 1:as
VRQSbZVTTQ 1:ask
SXVRTTWTWT 1:at
WSWRSWVTXT 1:au
URRQYWWXRW 1:auf
WTTTXTXTTT 1:aus
UXSTTYTUTT 1:aux
XTTTTXTTTT 1:avec
YSRRWURXTW 1:away
XPPVVOXXWY 1:back
WUUTXUSNZU 1:be
UWWRVQVeRP 1:because
XYWPVPTWSW 1:been
PTSVaYTScN 1:before
TVTSYSVUTW 1:bei
SVVaQRSUWW 1:being
YUUSaRSVTS 1:between
XQRXbbPSRQ 1:bitte
VZPPWWUZUP 1:both
SUULTWWVaU 1:by
ZXPPXWVSWQ 1:call
XVWVUSUPPY 1:can
WUVaRXVRRP 1:can't
WWSXUTTUUS 1:cannot
XUTTUUUUUT 1:ce
VTPWZUWSVR 1:con
bWQXUQUSVR 1:could
YRRRZRXXTS 1:da
WTTSTYUTUU 1:dans
WXRQURVXSW 1:das
TVRSUYYPXT 1:de
XSTSSSdTTT 1:decided
VWSSTSSXXT 1:del
XSTTWTSYTS 1:dem
WXRWQVVSWR 1:den
WUQQXQYYXP 1:der
VTVWSSRWWT 1:des
USRSXSXWXS 1:di
XRTUSSUcUS 1:did
VSTUSXRaTS 1:didn't
WURXWQXRYP 1:die
YVVXUTUNPX 1:do
YVTPPPcXYP 1:does
YSRSVWTaSR 1:doesn't
VWPYRbSRPY 1:don't
XTXRURWVWQ 1:done
aQRQWQTWXX 1:down
XSRXVUVRSW 1:du
WVXSRYWTRS 1:e
VQPQbVWWYQ 1:each
WWTTTTTXTT 1:ein
XUTTTXTUTT 1:eine
YRXSRRXTYS 1:el
XUTUUUUUUU 1:ele
VXQSYVWSSS 1:else
WYYRSTRTXR 1:em
XZPPcTWSRR 1:en
XUUUTUTUUU 1:er
VUTTTTTXTU 1:era
VSSSTSZUYT 1:es
STSTSXWTXX 1:est
TUTUWTTUXU 1:este
VWSSSSXTXT 1:et
aWSTTTSUTT 1:eu
YWRRWXVRUR 1:ever
VUUQdRZWQP 1:every
WYSSWRVWSR 1:everyone
TWVUXTWVQT 1:everything
YTTTUSTWUT 1:except
UVZPaSUTWN 1:first
XUTUUUUUUU 1:foi
UXURVVVTVR 1:for
SSTVWQVXSY 1:from
YTRRWRUSWW 1:für
VUTWWVWQWQ 1:get
ZYUPbPXPUO 1:go
aQSRVVXWSQ 1:going
ZYPOSVWXWP 1:got
VTSSXYTTTS 1:guess
ZTTUTTTUTU 1:ha
WTTTSTXTTW 1:haben
bSRRSSSdTS 1:had
TQSTVUVTYW 1:has
ZTTTTTWTTT 1:hat
WUVQVPWQYW 1:have
WWTTTTTYTT 1:having
bXRRRRYSWS 1:he
WQQRYXZTVR 1:her
WaTPaUTQRT 1:here
aTTSTTXTTT 1:heute
bTSRWWTTUS 1:him
YRSRWRXRVY 1:his
cQXSWRUSTS 1:how
TZZXSTQPQX 1:i
VSZXSTNVVU 1:i'd
dTSSUSWTUS 1:i'll
YgSYVLQOUU 1:i'm
UYWVTNVVTT 1:i've
XZXZXQORRQ 1:ich
WVWWYYTOTN 1:if
XRPRXRXXYR 1:il
VURRZWXTSR 1:im
WSSScWSTTS 1:immer
STTWYWUUUQ 1:in
TRUTWRWYVS 1:instead
WWWSTXSUSS 1:into
SXUSVXXMWV 1:is
WSRSUWWTSY 1:isn't
VURRTQVWXW 1:ist
XQRSVSVZSW 1:it
UVXNURXUWU 1:it's
TPWUWVZVTP 1:its
XTRSXaSTTS 1:jamais
VYYYVTPRRR 1:je
VWTSWSVSSX 1:jetzt
ZTPVWUVXSQ 1:just
UXVTZUZTPN 1:keep
XUTTTTXUTT 1:kein
VSSaUZSTTS 1:keine
dWURRRVTTR 1:know
VUVUUUYQXP 1:la
VXTTSXSTWS 1:las
XWVPUVRTUW 1:last
WSTSWSWTYS 1:later
TSXUTWVWWP 1:le
YTTTWTUTUT 1:least
TXTTXTTUTT 1:lei
VSXZRXUSSR 1:les
XUXTTTVTUS 1:less
bTTSSSTXUS 1:let
YTSTSSbTUT 1:let's
XTcaVMQUWN 1:like
YTUUUUUUUU 1:lo
UVRRYVYTSS 1:los
SXSTTYSTWT 1:mai
ZQWaYQQTTR 1:make
aTTTUTTUUU 1:many
UUPTSYWQaU 1:may
cTTTTTWTUS 1:maybe
SXZaXYNRLU 1:me
XWTTUTTUUT 1:mein
UWUTTTYTTT 1:meine
UXTUUUUUUU 1:meu
YYQWRWYSSQ 1:mi
XTTTTTXTTT 1:mia
bTTTTWTTUS 1:might
VZRRSWWVWQ 1:mine
XUTUUUTUUU 1:mio
UTTTXTWUUU 1:mis
SVSXZVQSSW 1:mit
WVTTTTYTUT 1:mon
VUXTQVVTUT 1:more
UUXVUWUSSS 1:most
YSWWSSSSYR 1:much
XRQRaZQSbQ 1:must
VYSTOUVTUY 1:my
WYTTUTTTUT 1:na
WTSSTZWTTT 1:ne
VSUWXTORXX 1:need
aQSWWeRWPM 1:never
TUOPbUVYZO 1:new
ZPQWXVVUUQ 1:next
aXSRVSWTTS 1:nicht
XTTSTZTUUT 1:nie
USSTRbUSTZ 1:no
YQQVVZXTRS 1:nobody
VVSXSYSSTT 1:non
XTTTTXWTTT 1:nor
XTTTUVUUUT 1:nos
VSSZVZWQLW 1:not
VUPPUaRZVU 1:nothing
YTTTUUTUUU 1:nous
XVPPWUXWPW 1:now
XTSSTaSUUT 1:nunca
VYSRYSSTSX 1:nur
ZTSTUWTUTT 1:não
XVQSYRXSXR 1:o
YUTUUUTUUT 1:oder
QWUXTUTVXR 1:of
UTNNWYTWYY 1:off
XTSSYXVSSS 1:ok
WUTTTTXTUT 1:okay
WXVQROSXWZ 1:old
TUQSUWXUYS 1:on
cRRSWRWXTR 1:once
XUZTWOWVRS 1:one
TWYTbUZTQK 1:only
XVWWWTRRWO 1:or
WTXTTTTUTT 1:os
WXUVQWWRRU 1:other
WRQSWTZWUS 1:our
WTTTTWVSXT 1:ours
TSTSVXTXWS 1:out
RSYSWTUUWU 1:over
YWVRVURWSR 1:own
aVSSSWWTTS 1:para
STSYSWZTTT 1:pas
SVUPXXYTWQ 1:per
bTSTUTTUUT 1:perhaps
VQYSYYVSSQ 1:please
XVXTTSSTTU 1:por
VXTTUUTUUU 1:porque
WSWTSSYTTU 1:pour
ZRXSRRZTTT 1:que
SVbXVQURUR 1:rather
ZRSQVRYSSb 1:said
VRRSXWVaSR 1:same
YUQQWTWWSW 1:say
cUWSVUPWSR 1:says
ZTXSTSWTST 1:se
bVURXWQSTS 1:see
TWWTYSSUTT 1:sempre
WVSSUSXTWS 1:shall
aUQRWQZXSR 1:she
aRPQZWTRUW 1:should
YUTTUUUUUU 1:shouldn't
VTTTXTWSTT 1:si
YTTSWWTTTS 1:sie
WTSTbTSUUT 1:siempre
TaPRTUWaPV 1:since
UXTTTTXTTT 1:sind
YXOPYXTYVO 1:so
bTSTSTSUUX 1:some
ZTWSXSSTTT 1:someone
YSXVUVRSTR 1:something
VRTTUSZVVT 1:son
XZTTTTTTUT 1:sono
VUXTTTTUUU 1:sorry
YRRRRWVYSX 1:still
QRXQWbXUVQ 1:stop
VXTUUTUUUU 1:such
WTUTTXTTUT 1:sur
YTSSYSTUVT 1:sure
RRbWUUTTXO 1:than
YUUTUTTUUT 1:thanks
WTUSXTVVST 1:that
VYVNTVUWUV 1:that's
URQQSVWXXX 1:the
ZUQQUWXVUR 1:their
VUWWWTSVPU 1:them
UTVQZUXQYQ 1:then
aSNPXWXSWT 1:there
ZSWRXSSWUR 1:there's
aWQVTVSTVS 1:these
ZTQUUTVVTV 1:they
XSWSWSTXTS 1:they're
cRRSTSSUUX 1:think
aUQTTUVUTU 1:this
ZSVSSYPYTS 1:those
ZVXOVSSZUP 1:three
SQSVVVVUXV 1:to
fUQQWQWRTW 1:today
ZSVRSRVWTX 1:told
bTSTSSXUUT 1:tomorrow
bTTSTTTUUT 1:tonight
YVWRUPWWVQ 1:too
XTTTXTTUTT 1:toujours
ZTTTTTTXTS 1:try
ZTTTUUTTUU 1:tu
UTTTWTXYSS 1:turns
XWRRWSWXTS 1:twice
VXUSVTUaTM 1:two
ZXRSSRXXTR 1:um
XVQRWVRXRX 1:un
XXSTTSWTTT 1:una
XWRXUXUSRR 1:und
TUWOWaVTXO 1:under
XWTTTTTTYT 1:une
TTTTXXUTUT 1:unless
WWVRXVXQVP 1:until
WSPVWSUWVW 1:up
YRRSQUXYXR 1:us
TWWVaVROPX 1:use
ZTSXTSSSXS 1:very
WUTTTXUUUT 1:vous
WQSXYUSQXV 1:want
WTTTTTTZUT 1:war
aWNPOSUeTW 1:was
ZTTTSSSWUW 1:wasn't
XTPMXTYWXV 1:we
ZUTTTTTVUT 1:we'd
YTTTSSaTTT 1:we'll
WYQRRQcQXV 1:we're
XSSTSSaSTZ 1:we've
TWUTTUTXUT 1:weil
XUUUUUTUUU 1:wenn
TRSTRWWbRW 1:went
bRTUSRTZST 1:were
ZSXVXLUVPX 1:what
bWSSTWSSTT 1:what's
UQYZYZUPPO 1:when
TTYWbRRTTR 1:whenever
XXXTTTSSTR 1:where
XXQWQWVTUR 1:which
XSTSTTWXUS 1:while
bUVQVVVRTR 1:who
ZUTTTTUUUT 1:whom
aRSSTSRbWR 1:why
aSSRYQXSWR 1:will
XUSSWRWRWW 1:wir
YUUUTUSUUU 1:wird
QTWVXVVUTS 1:with
VSNVSZXXRV 1:without
XTTSSTaTUT 1:won't
aUXQWXURSQ 1:would
XUUUUUUUUU 1:wouldn't
VVSSYRUTWT 1:y
XTXSVTXSTS 1:yes
aVTTSTXTTR 1:yesterday
cSSRTUVUUS 1:yet
YWTUTTSUTU 1:yo
TTXXYYQPNZ 1:you
XTSSaTTTUT 1:you're
YSUPUXSVRX 1:your
XWTSXTTTTU 1:yours
WXTSSXTTTS 1:zu
WSSSSSXWYS 1:è
TTTTTVXYTT 2:% $
WTTUXTSVVT 2:% <word>
WTTTTXVTUS 2:( )
XUTTTTWTTW 2:( <name>
XUSTSTXWUS 2:( <word>
VXTTTTVTUT 2:( i
YWWRURYSTQ 2:) $
YUTTTTUUUT 2:) :
TTUUTXWTUT 2:) is
WTSXTWUTUS 2:, $
UTSYTWTUUS 2:, ,
TWSSYSVVUT 2:, <caps>
XXRSYRUTSW 2:, <code>
XXTTTSXTVS 2:, <date>
UTPUXOVWWX 2:, <ed>
VWSTWRVVYR 2:, <ing>
aWQRXRVWTR 2:, <ly>
SaVQSUVPVX 2:, <name>
YTPSWOZXZQ 2:, <number>
VWUSXRVTWS 2:, <s>
ZQSWbORUTW 2:, <verb>
TTURWVWWUT 2:, <verbs>
WVWQURUWUU 2:, <word>
YUYSSSUWSS 2:, a
WTSWRRWXWS 2:, all
UTXSXXSTTS 2:, always
XUTTWTTTUU 2:, any
XSSTWWVUUS 2:, as
STTTYWTUUT 2:, ask
WYSTTTUSWS 2:, at
VTTTTTXWTT 2:, back
WXTTTUTUUT 2:, be
VTXTTTWTUT 2:, because
SYTUTXVVSS 2:, both
VSTVUSWTXT 2:, by
ZUTUTTTTUT 2:, can
VWSSUXTUTT 2:, can't
XWUTUTTTUT 2:, could
XTTUTUTUUU 2:, do
YUTUUUTTUT 2:, does
UWSTYTWSTT 2:, every
TXSSWSWVTS 2:, everyone
VXSUYSRWTT 2:, for
bUSTTUTUUT 2:, go
YTUUUUUUUT 2:, ha
WXSUUUTUUT 2:, have
ZUTUTTTUUT 2:, how
aVTTTTTTUT 2:, if
VSURYVXUUR 2:, in
YVVSVRUVTR 2:, is
VRWTWSRWSX 2:, it
WTVTRSWRWY 2:, it's
TXRWTVXSTS 2:, keep
UUTTXXTTTT 2:, la
XUTTUUUUUT 2:, let
VUTTXTUTUT 2:, make
YUUUUTUUUT 2:, might
TTTTXWTUUT 2:, no
VWPWYZXUQN 2:, not
VSSTYYTTTT 2:, nothing
XTTTTUTUUU 2:, now
XUTTTVTUUT 2:, nunca
WWSSXSVTVS 2:, on
XTTTUUTTVU 2:, once
UXWVXQXRSR 2:, one
VWRSYSXTTS 2:, only
ZTTTUTTUUU 2:, or
TUTUUTYTTU 2:, our
UTXSXTTTUT 2:, please
YUTTUTTUUT 2:, said
WTTTUTTYTT 2:, same
WTTTTUYUTT 2:, she
XVSSVSWVTT 2:, so
YTUUTUTUUT 2:, some
WSYSVWRWTS 2:, that
SYWRVPTWTX 2:, that's
WVTRQUXTXV 2:, the
VSSTYSVTWT 2:, then
USUVSUUXSV 2:, they
XVSTWTRWTU 2:, three
YUTTTUUUUT 2:, today
WYWRUSUTUS 2:, two
ZTUTTTTUUU 2:, und
YTVTWTSTUS 2:, what
XUTTUUUUUT 2:, what's
ZTTUUTTUUT 2:, where
XXTUTSVTUT 2:, which
XTWUUTTTTU 2:, who
UUUSXSTWWS 2:, with
YUTTUTUTUT 2:, would
VTXTTTXTTT 2:, yes
XTTTWSTTTY 2:, you
fTSSTSTTUS 2:: $
TUUTTTTWXT 2:: <ing>
XVRRVWXSVP 2:: <name>
UVPRWYYUZP 2:: <number>
WRQXZQWUXR 2:: <s>
XSSSUWUSTX 2:: <verb>
WUUUVMVVXU 2:: <word>
XTTTUUUTUU 2:: how
XSWTSSVTTY 2:: i
TTTTXTYUUS 2:: no
UURRUWWXWR 2:: the
VUTTTUTXUU 2:: three
WTPPaVXXUQ 2:<caps> $
UTSTZSWVTT 2:<caps> ,
YTTTXTSUTT 2:<caps> <caps>
TUTTWUTXTT 2:<caps> <ed>
WTTUXTWTTT 2:<caps> <number>
VVSTSSVXTW 2:<caps> <s>
TSXXWRSSYS 2:<caps> <verb>
UTTTTTZSWT 2:<caps> <verbs>
TTQWVVWYUQ 2:<caps> <word>
ZTUTUTUTUT 2:<caps> ?
YUTUTTUUUU 2:<caps> and
WTSSWVZSTS 2:<caps> in
aSTUTSVTWS 2:<caps> is
XTTTTTXTUT 2:<caps> of
XeNNXUVUPV 2:<code> $
VWWRWTZSSQ 2:<code> ,
UXTTTTWXTT 2:<code> <number>
TSXRYVSXWQ 2:<code> <word>
WYSSVSYTTR 2:<code> for
TTUUTTTXWT 2:<code> on
YUUTTTTUUT 2:<code> to
UYTUUTTUUU 2:<code> with
WWQMRPWVgW 2:<date> $
XVQSQPXVZV 2:<date> ,
SXSUSWWSZQ 2:<date> <number>
UUSTVXYTTS 2:<date> <s>
TTUUTTWUTX 2:<date> <verb>
UVRSVRUVXW 2:<date> <word>
YUUUUTTTUT 2:<date> ?
SXSTTSYVVS 2:<date> and
WTUUTTXUTT 2:<date> are
SVUUSTXTYS 2:<date> at
YTTTTTWUUT 2:<date> is
XUUUUTTTWT 2:<date> off
TTUUUUYUUT 2:<date> only
TWTTUTYTUS 2:<date> to
bRRVUWUYOU 2:<ed> $
WTQRUVWZXQ 2:<ed> ,
USTTSTWWTY 2:<ed> :
VTUUTTXTVT 2:<ed> <date>
VTXTTTVVTS 2:<ed> <ing>
TTUUTTWXUT 2:<ed> <ly>
VWSRUQbYRQ 2:<ed> <name>
WTTTWSUXTS 2:<ed> <number>
VSWVUZTRQV 2:<ed> <s>
XUUXSTSTUU 2:<ed> <verb>
SSUSVWUaST 2:<ed> <word>
YUUTTTTUVT 2:<ed> ?
XTTSTSYXTT 2:<ed> a
XTUTTTTZUS 2:<ed> again
WXTUTUTTUT 2:<ed> and
UVSWUSUXVR 2:<ed> at
SXTTTTSaUT 2:<ed> because
UTTTWSUUYT 2:<ed> before
WQRTTVYWYQ 2:<ed> by
WTTTTTWXTT 2:<ed> everything
WSSSWTWTXS 2:<ed> for
aUQQRWVZVQ 2:<ed> in
XWRSRXWbRO 2:<ed> it
XTSSUXTWUS 2:<ed> me
UWTTTSXYTS 2:<ed> my
TTUTUUUYUT 2:<ed> nothing
USTTXTVSWV 2:<ed> off
SSPWUUXWVV 2:<ed> on
UWTTTTVYTT 2:<ed> out
VXUTTTVTUT 2:<ed> over
UXSTTTVXUT 2:<ed> since
WUUTXTTTUT 2:<ed> so
VWVSTRZRXR 2:<ed> that
WSQQUPUdUY 2:<ed> the
aYSSQRaTVQ 2:<ed> to
YTTTUUTUUT 2:<ed> today
TUTTUTSXXS 2:<ed> up
UTUTXWTUTU 2:<ed> when
XVRRXSWUXQ 2:<ed> with
ZTUTUUUUTT 2:<ed> yesterday
aRUXQSUUTU 2:<ing> $
WRVPVUTTXX 2:<ing> ,
WWSSURWWXR 2:<ing> :
TWTUUTVTXT 2:<ing> <date>
UTTTWTYWSS 2:<ing> <ed>
ZUUUTTUTUT 2:<ing> <ing>
YUUUTUTTUU 2:<ing> <ly>
VWTTTTSXWS 2:<ing> <name>
XTTUTTTTUX 2:<ing> <number>
VQTWUTYTRX 2:<ing> <s>
UVSTXVYTSS 2:<ing> <verb>
VWWRXWQSUS 2:<ing> <verbs>
QVTSVUUaVS 2:<ing> <word>
YUUUTTUUUT 2:<ing> ?
YUSSTSSWTX 2:<ing> a
aUSTTTSTVW 2:<ing> about
VTUTUTTXUU 2:<ing> after
ZUUUUWSSUT 2:<ing> again
VTWTTTTUXT 2:<ing> as
ZUSRSWTWWQ 2:<ing> at
VTUUUUTXUU 2:<ing> because
TTTUTTTaUT 2:<ing> by
aUWTSSWTTS 2:<ing> for
UTTTTWWTTX 2:<ing> i
WWQQWVVVWR 2:<ing> in
XSRQWWTRYV 2:<ing> is
YSSSWSWZSS 2:<ing> it
WXTTTUTTUU 2:<ing> like
XSTSSaSTUW 2:<ing> me
WXTTTTUUUT 2:<ing> of
USWTTSVYWS 2:<ing> on
XUUUTTUUUU 2:<ing> or
WTTTTTXVUT 2:<ing> out
TZPVUPXcTP 2:<ing> the
aSRRSWYVVR 2:<ing> to
VUUTUUTXTT 2:<ing> up
ZUTTTTUTTT 2:<ing> we
XTTTWSYSTS 2:<ing> with
ZTUTVTTTTT 2:<ing> you
bXTVXSVRRO 2:<ly> $
WVRUVSSVVV 2:<ly> ,
XTTTUUYUTS 2:<ly> <ed>
YUTTTTTUUU 2:<ly> <ing>
ZSVSXRTTWS 2:<ly> <verb>
VVTPVVVYQV 2:<ly> <word>
YTUUUUTTUU 2:<ly> ?
XWTTTSWUTT 2:<ly> from
VTXUUUTUUT 2:<ly> how
WTTTXUUTTU 2:<ly> on
UTTTTWXUUT 2:<ly> to
TdRTTTaMVU 2:<name> $
XUTTVTUTSW 2:<name> )
VaMPXVYNYV 2:<name> ,
VXSSWRSUWW 2:<name> :
YTUUTUTVUT 2:<name> <caps>
UXTTTSRZSW 2:<name> <ed>
URSSWVVXXR 2:<name> <ing>
TYTSWTVTVS 2:<name> <ly>
QaLMVVXVXa 2:<name> <name>
TUXTYSaSRR 2:<name> <number>
SWNWVWWSVU 2:<name> <s>
TVSSYVXWRQ 2:<name> <verb>
UWSRVWbSTR 2:<name> <verbs>
VQUJWTWXXZ 2:<name> <word>
dSTTTSTUUS 2:<name> ?
XTUTXTTTUT 2:<name> an
VYOUTVURXW 2:<name> and
TWTTTTXUUT 2:<name> are
VZSTWSRSSX 2:<name> as
WWTTTTXSXR 2:<name> at
WTUTUTTXUT 2:<name> auf
TTUUXTTTWU 2:<name> before
VTTSVZTTUS 2:<name> bitte
VXTTUTUUVT 2:<name> by
USUUUUYUTU 2:<name> does
ZZTTSRXTTQ 2:<name> for
VWTUTTYTTS 2:<name> from
YWTTSTSTXT 2:<name> für
VTTTTUXUTU 2:<name> got
XUUUUUTTUU 2:<name> had
VTSTTWXTTV 2:<name> has
YUUTUTTUUU 2:<name> hat
VXUUSTTVUU 2:<name> here
UUUTZTUUUT 2:<name> im
UUTTaTTTUT 2:<name> immer
WSWQXVXXQQ 2:<name> in
XUSSVSYTWR 2:<name> is
TVTSRSUWXV 2:<name> ist
WYUUUTTTUT 2:<name> last
UTUXTTTUUU 2:<name> mit
UYSTVRVSVV 2:<name> on
TYTTSUXUUT 2:<name> only
TUUUUUYTTT 2:<name> over
aSUTUUTUTT 2:<name> says
UVUUXTTUUT 2:<name> so
VUUUUUYTTT 2:<name> this
WSTTTTXTTX 2:<name> to
VXTTTTXTTS 2:<name> und
USUTTUWXTT 2:<name> was
XTUUUUTTUU 2:<name> who
UZRSWWWSTR 2:<name> with
VUJOWUZXZV 2:<number> $
XTRSWUWYTQ 2:<number> %
YXORVWYQRW 2:<number> ,
XSQSWaWQXQ 2:<number> :
YTTUTTWTTT 2:<number> <code>
TZRUPQOQjY 2:<number> <date>
YWSTURVSYR 2:<number> <name>
UXTTWTUUTS 2:<number> <number>
VUWRUSZZTN 2:<number> <s>
UTTUXTSVWS 2:<number> <verb>
UWSTSVWXUR 2:<number> <verbs>
UTSNWVYXWT 2:<number> <word>
YUUUTTUTUT 2:<number> ?
WTTUSTXTUU 2:<number> a
UTTUXTVTVT 2:<number> am
XVSTSSaWSS 2:<number> and
VTTTXSVWTT 2:<number> as
UWTUTTXUTT 2:<number> at
UTTUUTSUZU 2:<number> de
ZTTTXSWTTT 2:<number> for
YTTUSTVXST 2:<number> in
SVSSVWWVXS 2:<number> is
UVUUUSSTbS 2:<number> may
WYSTSSURZU 2:<number> of
SXUUTTTWUT 2:<number> since
WSTURWVWWR 2:<number> to
SUTUTTYVTU 2:<number> with
QTYYTXWUNU 2:<s> $
WTTUUTXUTT 2:<s> (
TUXWXUTVRR 2:<s> ,
SQUPWWVXWV 2:<s> :
YTUUTTWUTT 2:<s> <caps>
XTXSXTSUTS 2:<s> <code>
UVTUUUSTWX 2:<s> <date>
ZTQWVQXZTO 2:<s> <ed>
XURUUVUXQV 2:<s> <ing>
XWTTTTSWTT 2:<s> <ly>
UURQWXYVWP 2:<s> <name>
VVQSSVVVVV 2:<s> <number>
UTXVXTYQTR 2:<s> <s>
VMTWXXXXWM 2:<s> <verb>
XTSTVSWXTS 2:<s> <verbs>
aTSSTSTXUT 2:<s> ?
WZWPXQYTRR 2:<s> a
XUTTTTSWUT 2:<s> about
TTTTXVXTTT 2:<s> after
VSTSSVXTUY 2:<s> again
YUTTUTTVUT 2:<s> all
WTRTYTVUTT 2:<s> always
XUUTTTWTUU 2:<s> an
XUXTUWTUTP 2:<s> and
VWTRVRaSTV 2:<s> are
SXURXRVWSV 2:<s> as
UWQSXWVSYR 2:<s> at
WUTUTUTUXS 2:<s> back
YUTTUWTUUT 2:<s> be
USSRYYTSXS 2:<s> before
XVTUTTVTUT 2:<s> between
ZSSTUWVSUS 2:<s> by
aUSTTTTUUT 2:<s> can
WTTTUXUUTU 2:<s> dans
UTTTTVaUTT 2:<s> de
WTUUTTTXUT 2:<s> did
UTTRTaTXTS 2:<s> don't
XUTTTTWTWS 2:<s> down
UWZSTTTTUT 2:<s> em
RWSSYWVTTS 2:<s> en
TTUUTUXUUU 2:<s> every
YTTTUSWTTT 2:<s> first
VXVOWQYWWP 2:<s> for
TTUUXTXTTU 2:<s> get
VTSTZTSUXT 2:<s> go
WTTSVSXTXS 2:<s> got
WTSSYSVTZR 2:<s> have
XTTTYSTUUS 2:<s> here
YTaRTSTWTS 2:<s> i
VWTTXTTUUT 2:<s> i'm
STWWXXVVOT 2:<s> in
WSVURSWVUU 2:<s> instead
aRSUSRWWVS 2:<s> is
VTTTTTYTUU 2:<s> it
TWTUXTTWTT 2:<s> it's
XUTUUTTUUU 2:<s> less
ZWRSUSWXSS 2:<s> like
VTUTUTXUUU 2:<s> los
WTSZTTTUUT 2:<s> make
UZXYTTPQSV 2:<s> me
TTTTYTTUWT 2:<s> must
aTTXSSTTTU 2:<s> my
UTTTVWSXUU 2:<s> never
TSWRUYXTTS 2:<s> no
UTSSWWXUUT 2:<s> not
VUUTXWRXUP 2:<s> of
STSTWXWVVS 2:<s> off
UTUUUUUXUT 2:<s> old
XXTOVWWUYM 2:<s> on
ZTTTTTVUUT 2:<s> one
XSSSUWYTTT 2:<s> only
TSWVXVSTUT 2:<s> or
VVUSVWRVVT 2:<s> out
USYSWSRUYS 2:<s> over
TTTTTWYTTU 2:<s> per
UUSUWSYUUT 2:<s> please
VTTTYWTUTT 2:<s> should
XTUTWUTTUT 2:<s> since
YSTTSXWTTS 2:<s> so
YUTTTTUUUT 2:<s> still
WTYTTTTUUU 2:<s> than
aSQYXWSSSR 2:<s> that
WXQRWVYVTQ 2:<s> the
XTUTWTTUUT 2:<s> them
UTTTWSUXUT 2:<s> this
TRWVXWWQSW 2:<s> to
ZUTUUTUTUT 2:<s> today
USSTWXXVST 2:<s> under
TUTTXTUUVU 2:<s> until
VTSSYWWTTT 2:<s> up
XTUTTTWUTT 2:<s> us
UTTSYTXUUT 2:<s> use
XTUUTTTTVU 2:<s> want
YTTTTTTXUU 2:<s> we
WTTTUTTYTT 2:<s> were
WTXSTWTTUT 2:<s> when
UUWYaUSURO 2:<s> with
USSWRYVYTS 2:<s> without
VUSSZVTTUT 2:<s> you
XTYUWXUVMR 2:<verb> $
UVVQXUSVUT 2:<verb> ,
YSWSRRWUVW 2:<verb> :
UTTWXSWVUS 2:<verb> <caps>
WVTSSWTTTX 2:<verb> <code>
SUSRXXVZSQ 2:<verb> <ed>
aSVTRWSWTS 2:<verb> <ing>
XVTTTXSTTS 2:<verb> <ly>
XZPQZQWSRY 2:<verb> <name>
VYSTWRWUUR 2:<verb> <number>
RTXRXZVTST 2:<verb> <s>
SWVRWWTWVQ 2:<verb> <verb>
UTWXVVRUWP 2:<verb> <verbs>
TSXQUXVTTU 2:<verb> <word>
YUUUTTUUUT 2:<verb> ?
VVVQXYNWYQ 2:<verb> a
aTTTTTTUVT 2:<verb> about
YUTUTTTUUT 2:<verb> again
XWSSWWWRTR 2:<verb> all
XTTTWSTUVT 2:<verb> an
YTXTVSVTUS 2:<verb> and
TTSTXXTUUT 2:<verb> any
WRRXVYUTUS 2:<verb> anything
ZXWSRSVSTS 2:<verb> as
WVPRVUWUTW 2:<verb> at
UUTTYTTUVT 2:<verb> before
WTSTTYUTXR 2:<verb> by
YUTUTTTUUT 2:<verb> each
XTUTSTYTTT 2:<verb> every
TUTTYUTUUU 2:<verb> first
YWNQWTWSXW 2:<verb> for
UTVRVUVVTV 2:<verb> from
TTTWYSTUWS 2:<verb> has
WUTTWXSUUT 2:<verb> her
ZUSSTVUUUT 2:<verb> him
XTTTVTTUVT 2:<verb> how
UXSSTSTUUY 2:<verb> i
XUUUTTUUUU 2:<verb> if
WUWPaUTYQP 2:<verb> in
RXXVURVTTU 2:<verb> is
WUTTZTYOPX 2:<verb> it
YTXRWTTTTT 2:<verb> like
VSZXZYMPSS 2:<verb> me
ZTTTTTTVUU 2:<verb> more
WVQQWYUSTW 2:<verb> my
TUTTXWTTUT 2:<verb> new
VTSSTXWUTW 2:<verb> no
WXPPWWVVXQ 2:<verb> of
XVTTVSTUXS 2:<verb> off
YVPWXUYQUP 2:<verb> on
VTVTXTWTTS 2:<verb> one
TTUUXSVVTU 2:<verb> only
URWSVYSWWR 2:<verb> out
UTTTXTTUWU 2:<verb> over
XUTUTUUUUT 2:<verb> says
WWWQSUXQSV 2:<verb> that
XVTQVVSURY 2:<verb> the
YTXRYQVTUR 2:<verb> them
TWTTWSTTXS 2:<verb> there
XXWTXSRSTS 2:<verb> this
XSVOVXNYWU 2:<verb> to
XUUUTUTTUU 2:<verb> twice
XSSSXSWSTW 2:<verb> up
YUUUUTTUUT 2:<verb> us
TTTUTTUaUT 2:<verb> was
UUTUUUTYUT 2:<verb> went
TTSUWTVUUX 2:<verb> what
VUWYUSVVRP 2:<verb> with
VTSSTTXWVW 2:<verb> without
YTTTaSSUVS 2:<verb> you
WTTTYTTTUT 2:<verb> your
TQVYYXVTNT 2:<verbs> $
WTWVWTURRV 2:<verbs> ,
TSRRWVXXXS 2:<verbs> <ed>
YTTTTTWUTT 2:<verbs> <ing>
VUTTXUTTUU 2:<verbs> <ly>
WTTTTTXVTU 2:<verbs> <name>
WTTTVTTTYT 2:<verbs> <number>
TXTTTTWTUX 2:<verbs> <s>
TSRRYVWVXS 2:<verbs> <verb>
STUWXRWWTS 2:<verbs> <word>
XUUUTSUUUU 2:<verbs> ?
SUVRXVXVSS 2:<verbs> a
UUTTTTTWUX 2:<verbs> again
UUUTTTZTUU 2:<verbs> all
ZSSWWSRUWS 2:<verbs> are
XUUTTUTTUT 2:<verbs> as
XSUUTTXSUT 2:<verbs> at
TUUUUUYTVT 2:<verbs> back
TUUTVXTUUT 2:<verbs> before
UTUUUTYTTT 2:<verbs> by
VTTUVTTXTU 2:<verbs> first
VRVQUYWVSS 2:<verbs> for
TXTUTTWUTT 2:<verbs> from
TTSXVTYTTT 2:<verbs> get
SWTTYSYTTT 2:<verbs> go
WWPXWYRRWQ 2:<verbs> in
XTUUSWSUUU 2:<verbs> into
VXTTTUUUUU 2:<verbs> is
WTWRTTTWTU 2:<verbs> like
ZXTSSSSUVU 2:<verbs> me
ZWSSTRWTXR 2:<verbs> on
UTWSYTVUTS 2:<verbs> only
TUWTXTTUTT 2:<verbs> over
TUSSXXUUUT 2:<verbs> that
XSRRSWYSZR 2:<verbs> the
UUUUUTXVTT 2:<verbs> there
VUUTTTXUUT 2:<verbs> this
WWWVXUSSSR 2:<verbs> to
XTWTVSSUUT 2:<verbs> under
VSSSSWZTTW 2:<verbs> with
WVVTTUWUQV 2:<word> $
UVRSSYXVSW 2:<word> (
XWTSSTXWSS 2:<word> )
UWXTWSTTTT 2:<word> ,
TUKWWSWWYV 2:<word> :
VTSTYSXWSS 2:<word> <caps>
YUXSSRZTUR 2:<word> <code>
aRSTRSZUVS 2:<word> <date>
YSVORSZdQS 2:<word> <ed>
SSVWVRSZUT 2:<word> <ing>
YWQRWUUYUS 2:<word> <ly>
STUWVPbRUW 2:<word> <name>
XSLOUWbYXT 2:<word> <number>
OSWZVVWWUQ 2:<word> <s>
STWQVVTXUV 2:<word> <verb>
PTVXXWXOUS 2:<word> <verbs>
QWYTTSUZTS 2:<word> <word>
eSSSRPVWUW 2:<word> ?
XZWMUSXWXN 2:<word> a
XVRTQQWTUZ 2:<word> about
TWQVYVSVVR 2:<word> after
XWRSUQVWSX 2:<word> again
UXWSTXSTTS 2:<word> al
ZTTTWTWSUS 2:<word> all
YUUUTUTTTT 2:<word> already
YTSUXTTTUT 2:<word> always
bWTTTTSTUS 2:<word> an
SZYVWRXXOM 2:<word> and
TTYTUUXTTT 2:<word> any
UVXSUVTTUU 2:<word> anything
RSVWXVUSTW 2:<word> are
TVVOVUWTVW 2:<word> as
TYUPWVVYNV 2:<word> at
VTXTUTTUUU 2:<word> au
VUTTTUXUUU 2:<word> aus
UXTTTXTUTT 2:<word> aux
XTTTTXTTTT 2:<word> avec
WTSSVSUXWV 2:<word> back
YSWTSTTUTT 2:<word> be
UXSSWSUZSS 2:<word> because
VUTUTUTXUT 2:<word> been
TVVRYWSVXQ 2:<word> before
UVTSXSVTSW 2:<word> bei
UTTYTTTWTT 2:<word> being
XUUSYSSUTT 2:<word> between
WSTSZXSUST 2:<word> bitte
WXPRWTWWZP 2:<word> by
XUTTUUUUUT 2:<word> ce
YSSXSSWSWT 2:<word> con
YTUUUUTUUT 2:<word> could
XTSSXTSXTT 2:<word> da
VXTSWTTUUT 2:<word> das
WWUOTZYRQV 2:<word> de
VWSSTSSXXT 2:<word> del
YXTTTTTUTT 2:<word> den
XSTSXTWUTT 2:<word> der
VTVWSSRWWT 2:<word> des
USRSXSXWXS 2:<word> di
TTTUTTSbUT 2:<word> did
WTTUTTSYTT 2:<word> didn't
VWSWXTSTTS 2:<word> die
ZSSTTTTTUY 2:<word> do
VXRSSSbXTR 2:<word> does
WUTTXTVTUT 2:<word> doesn't
VTUUUUTXTT 2:<word> done
YTSUTTUXTR 2:<word> down
VSSUTWXUTT 2:<word> e
UUSTWTWXTT 2:<word> each
XTWTTTSUWT 2:<word> el
XXSTTSSUXT 2:<word> em
YaRRWSXSTR 2:<word> en
XUUUTUTUUU 2:<word> er
WTSTUSYUXT 2:<word> es
STSTTTXTXX 2:<word> est
YVTTWWSSTS 2:<word> ever
WUSSWTVXTS 2:<word> every
WSXSSTVXTS 2:<word> everything
WRYTYRVVSS 2:<word> first
UVTVTTVVWR 2:<word> for
WUSOYPVZRY 2:<word> from
ZTTTUTTUUU 2:<word> get
XTTTXUTUUT 2:<word> go
YSSSTXVWSS 2:<word> got
UTTTTUTZUU 2:<word> had
TTVQVSVUXW 2:<word> has
WTTTUTZTUT 2:<word> have
WZPQYWVSRV 2:<word> here
YTTTTUVTUS 2:<word> his
aTTTTUTUUT 2:<word> how
XVWUUOUURX 2:<word> i
XTTTTTTWXT 2:<word> i'd
XUTTUUTTUT 2:<word> i'll
XZSSTTTUUT 2:<word> i'm
ZTUUTUTTTT 2:<word> i've
YSSSYTTUTT 2:<word> ich
YSVRVVXSTR 2:<word> if
aTSTSTXSXT 2:<word> il
WVTTTTXTTT 2:<word> im
VUUSXTUUUT 2:<word> immer
RVUTWWWWTR 2:<word> in
TUTUUXTWTT 2:<word> into
RXVTSSYPXW 2:<word> is
UTTTWTWVSX 2:<word> isn't
YTUTTTXTTT 2:<word> ist
WTOWXVWVPU 2:<word> it
VXRTXTTXTS 2:<word> it's
UTTTXTXTTT 2:<word> its
WTSSXYSTTT 2:<word> jamais
SXSSXSWSTX 2:<word> jetzt
XTSWSTTXUT 2:<word> just
WUTTTTTXUT 2:<word> keep
STTYTXTUUT 2:<word> keine
aSTTUUTUUT 2:<word> know
XRRWTSXTXT 2:<word> la
XYWTWSSSSS 2:<word> last
QVYVVPUWWS 2:<word> le
TTWZTWSTTS 2:<word> les
WUSZSTTTUS 2:<word> like
TWTTTYTTTT 2:<word> mai
UTUTTWXTTT 2:<word> may
VUUXWUUVQS 2:<word> me
XWTTTWSTTT 2:<word> mi
XUTUUUUUUT 2:<word> might
VWTTYTTTTT 2:<word> mit
YTTWTWSTTS 2:<word> more
WUTTXTTSVT 2:<word> must
XVPQWQXWSX 2:<word> my
WYTTUTTTUT 2:<word> na
aUTTUSTVUT 2:<word> never
XWTSSTWUTT 2:<word> nicht
WWRRSVUTWW 2:<word> no
WUSSXSXUUS 2:<word> not
XUTTTTZUUR 2:<word> now
WXTUTUTUTT 2:<word> nur
WTSTTTWTXT 2:<word> o
TVVYUUTRVR 2:<word> of
XRTTWRVWXR 2:<word> off
YUTUTTUTUU 2:<word> ok
USVORYVWYT 2:<word> on
XUUUTTVTUU 2:<word> once
YRQRWSWVTX 2:<word> one
YPYQWQYUVS 2:<word> only
VWWVUVTSSR 2:<word> or
aTPRYWUVRS 2:<word> out
VTXVVVUWQP 2:<word> over
ZVTTTSWTTT 2:<word> para
SUSXTWXTTT 2:<word> pas
SWUSXSWSXS 2:<word> per
WTWTYSSUUT 2:<word> please
XVTUTUSUUU 2:<word> por
YUTUUUSUUU 2:<word> pour
aSXSSSWTTT 2:<word> que
TSYSWTUTVS 2:<word> rather
YTTTSTWUUT 2:<word> said
XUTTTUUTUT 2:<word> say
cRSTWVSTTT 2:<word> says
YTXSTTVTST 2:<word> se
TXSTYTTUTT 2:<word> sempre
XTTUTUTUUU 2:<word> she
YTTTTTWUUT 2:<word> should
VTTTXTWTTU 2:<word> si
YTTTXTUUUT 2:<word> sie
TUTTaTTUUT 2:<word> siempre
WXRRSRZaTQ 2:<word> since
XUSSVWUSWS 2:<word> so
YTTTUTWTUT 2:<word> still
USXSXUVTTT 2:<word> stop
WUYURUUVVQ 2:<word> than
YOVOVWXTTW 2:<word> that
UTXTTWTTUU 2:<word> that's
TSQMWUVZVZ 2:<word> the
YTTTTTWUUT 2:<word> their
VSVWWUSWUR 2:<word> them
VTTTUUXUUT 2:<word> then
VVSSTXWUSV 2:<word> there
YTTTTUUUUU 2:<word> these
YUUTTTTTWT 2:<word> they
VUTTXTUUUU 2:<word> they're
bSSSRRSYTY 2:<word> this
XTSSTTTWWT 2:<word> three
WWRUSTWYST 2:<word> to
dSSTTUUTUS 2:<word> today
YUTTUUTVUT 2:<word> told
ZUTTTUUTUT 2:<word> tomorrow
XUUTUUUTUU 2:<word> tonight
WWRSWTVSWS 2:<word> too
ZTTTUUTUUU 2:<word> toujours
XWWSTSSWTT 2:<word> two
YUTTUTUUUT 2:<word> um
YTSSXSSTTY 2:<word> un
WTUTTUXUUU 2:<word> una
YWTTTTTUUU 2:<word> und
VTSSZTSWWS 2:<word> under
YUTTUUUUUT 2:<word> une
XZTTTTUTTS 2:<word> until
WWRQXQTYRX 2:<word> up
XVSTQQTcUV 2:<word> was
YSSTaRWSTT 2:<word> we
XUUTTTTVUT 2:<word> we'd
UTUVUTUZTS 2:<word> went
UUUUTUTXUU 2:<word> were
ZSTSTTXTUT 2:<word> what
XRWVVWSTUR 2:<word> when
VTXSVTTUUT 2:<word> whenever
ZVTTSTVTTT 2:<word> who
VUUTUUTYTT 2:<word> why
YTTSYSSTXT 2:<word> will
YTUUTTTTXT 2:<word> wir
WTVSWURXRW 2:<word> with
WTTSUXXTUT 2:<word> without
aUTUTUTTUT 2:<word> would
VWTTXTSUUU 2:<word> y
ZUTTUSTUUT 2:<word> yet
UUNXYVQWTX 2:<word> you
aTTTTTTUUS 2:<word> your
XTUTTYTTTT 2:<word> zu
ePSSSWSVTW 2:? $
aUTTUTTUUT 2:? ?
WXTTUTTUUT 2:^ (
VUTXTUTTUT 2:^ ,
aVQRUQUXYQ 2:^ <caps>
WXPQVVWXVP 2:^ <code>
XWSTWSXTTS 2:^ <date>
ZZPVSOTWUU 2:^ <ed>
aUPPVOadTO 2:^ <ing>
aWRSZSSSTR 2:^ <ly>
ZQVRWVTWVQ 2:^ <number>
VQTTXTWSVW 2:^ <s>
YQVTZTTRQX 2:^ <verb>
UVPVbQWRXR 2:^ <verbs>
XUXTUQTTUV 2:^ <word>
ZUVPSVUYQU 2:^ a
WWSSWSXTTS 2:^ after
VSWRWRWYWR 2:^ all
ZTQScRSUVT 2:^ always
YTUTTTTWUT 2:^ an
YTSRYWTSUS 2:^ any
VYRWZRUSSS 2:^ anything
ZUTTUTUUUT 2:^ are
YWWSXSSTSS 2:^ as
VUSTYSXTUT 2:^ ask
aTTUTTTTTT 2:^ at
ZTUUTUTTUU 2:^ back
VWTTYTTUUS 2:^ be
XTTTTTTXUT 2:^ because
WVTSSWSTXT 2:^ before
WSSWYYSSTR 2:^ bitte
ZTTTTTTUUT 2:^ both
WYSSXSTUUT 2:^ call
aSSTUVVTUS 2:^ can
XTTXTTTUUT 2:^ can't
aWSSSSTUVT 2:^ could
WTTTTTYTTT 2:^ das
ZTUUTUSUUU 2:^ decided
VSTTWSXYSS 2:^ der
XUUTUTTUUU 2:^ did
UTTTSTYTYT 2:^ die
aTQRYYSTVS 2:^ do
cTTTUTTTUT 2:^ does
WUTTTTTXUU 2:^ doesn't
YUQOVdXSUP 2:^ don't
WTXTTWSTTT 2:^ e
XUTUUTVUTU 2:^ el
WXTUTTTUUU 2:^ eu
XTUUTTTUUU 2:^ ever
WSSSZWUSTT 2:^ every
URWSXWXSTS 2:^ everything
ZXWRZQVSTR 2:^ for
WVRSaWUSSR 2:^ from
aTTUTTTUUU 2:^ go
YUTTUTTUUU 2:^ ha
YUUUUUTTUU 2:^ had
YUUUUTTTUT 2:^ has
YTTSTSYTUU 2:^ he
UUTSTTXUWT 2:^ her
XTUTTTWTTT 2:^ his
aTSUVTSUUU 2:^ how
VZYYQSSRQU 2:^ i
UUaWTVQVTQ 2:^ i'd
aTTSUTWTTT 2:^ i'll
XeTXUNROVU 2:^ i'm
XXVTPPXXQV 2:^ i've
YZYXPSQTSR 2:^ ich
XQQYbUUSSR 2:^ if
bVRQZWURSR 2:^ in
dXSTRRUUTS 2:^ is
XUVUNVUXQW 2:^ it
bWQSVQaQWR 2:^ it's
WUTTTTYTUT 2:^ its
WZYYQUQSSR 2:^ je
VVXQaTWRSQ 2:^ keep
WTSTTTXTZT 2:^ la
XTSSSXWXSS 2:^ le
YUTTUTUUUT 2:^ let
YTSTSSaTTT 2:^ let's
ZTTTTUTUUU 2:^ like
bTRSXSTTUS 2:^ make
XTUUWTTTUT 2:^ may
bTTTTTSUUS 2:^ maybe
ZYSSTTTUUS 2:^ me
XWTTUTTUUT 2:^ mein
XWTRTSZTTS 2:^ mi
XUTTTWTTUT 2:^ might
TYTTUTWTUU 2:^ mine
XTTTTTYTUT 2:^ mon
XZLSQRYSXY 2:^ my
TUTUTZTUTU 2:^ ne
WQQPWdVXSR 2:^ never
WWSSVRVWVS 2:^ new
ZUSSVTTTUT 2:^ next
XRUVTaUSOV 2:^ no
XSRQWXYTTT 2:^ nobody
UVSXTXSTTT 2:^ non
YQWXPXOVTX 2:^ not
VTUTSaSTUU 2:^ nothing
aSSSRXVSTX 2:^ now
TTTTTaTTUU 2:^ nunca
XUTTUWTUUT 2:^ não
WXTTUTUUUT 2:^ o
XURRXUaSSR 2:^ on
aSYRSSVTUR 2:^ one
VSRRZSYXTT 2:^ only
dUSSTTUTUT 2:^ or
YVQRSQbVXQ 2:^ our
YTTTTTWTTT 2:^ out
aUTTUTUTUT 2:^ perhaps
TTWTTTXUTU 2:^ pour
WUTUUTXTTU 2:^ que
VTTSTSXYUT 2:^ same
XUTUUUTTUU 2:^ shall
bSSSXSVTTT 2:^ she
XWTTTSVWTT 2:^ since
YUUTTTTUUT 2:^ some
YUTTUTUUUT 2:^ someone
XTTTUTUUUT 2:^ something
WZTTTTTTUT 2:^ sono
STWTSbTTUS 2:^ stop
dRXRTRQbTR 2:^ that
bXPRPVXVXQ 2:^ that's
WSPROTWaZX 2:^ the
bTTTSTVTTU 2:^ there
cTTSTTTTUT 2:^ there's
ZTSSWTYSTS 2:^ they
XTTTTTUXUT 2:^ they're
cSSSTSWTXS 2:^ this
VSSTSXSXVU 2:^ those
WUXUTTTTUU 2:^ three
VSSTZSSTUX 2:^ to
YUTTTUTUUT 2:^ today
ZUTTTUTUUT 2:^ too
YTTTUUUUUU 2:^ tu
UTTUTTVYTT 2:^ turns
VRRWXSVYTS 2:^ two
YXTSTSSWUS 2:^ um
USTXWXSTTT 2:^ und
ZRSTcQRUVT 2:^ use
ZXUUTTTSUS 2:^ was
VVMMUUbYUW 2:^ we
XTTTTTaTTT 2:^ we'll
VYRRRQcRWV 2:^ we're
XSSTSSZSTY 2:^ we've
YTUTTUUTUU 2:^ were
YPVXVQUWSV 2:^ what
dSTTUSTTUT 2:^ what's
TRTXZUXSTR 2:^ when
VUTTaTTTUT 2:^ whenever
XXTTTTTTUT 2:^ where
YRTSSXWTUT 2:^ which
bUTSTTTUUT 2:^ who
aTTTTSTXUS 2:^ why
YUTTUUUUUU 2:^ will
WVSSWSXSSW 2:^ wir
XSSRURWZYR 2:^ with
YTUTTTUTUT 2:^ without
bUTUTSTTUS 2:^ would
WSTUWTSUXT 2:^ y
XWNVVWTRRa 2:^ you
YUTTUTTTUU 2:^ you're
ZUTTTTUTUT 2:^ your
YTTTWTTTUT 2:a <caps>
TTUTWTYTUU 2:a <code>
WTTUTTYUTT 2:a <date>
UXRRWSWYTR 2:a <ed>
YWXQTTTYSQ 2:a <ing>
YTUTUUTTUU 2:a <ly>
ZZRSQRWVWR 2:a <name>
WYSTSSWXSS 2:a <number>
UVXSWVVSSS 2:a <s>
WOWWWVSZRQ 2:a <verb>
UVUUVVTUVR 2:a <word>
XTTTWTVTUT 2:a call
VXTUTTSTWT 2:a las
UTTTYTWUTT 2:a new
XTUUUUTTUU 2:a while
XUTUTTTTUX 2:about <ing>
UUUUTTTUUX 2:about <name>
WRVSXXQTTW 2:about <s>
XVRSVSVUUW 2:about <word>
YUTUTTTUUT 2:about a
YUTUTUUUUT 2:about how
YUTTTTWUVS 2:about it
YTTTTTUUUW 2:about me
WRSSQWXVUY 2:about the
UVRQWVXYSR 2:after <word>
TSSTXSUZUT 2:after a
VZTSXRUSUS 2:after that
UTVVWTXSSU 2:after the
ZPQQYVUWRY 2:again $
UYTSTTWVTU 2:again ,
XVUUUTTTUT 2:again ?
XUUUTTVTUT 2:again in
UYWSTSSWTT 2:al <word>
XURURWRXRX 2:all $
XTUUWUTTTT 2:all ,
YSQRaQZYTR 2:all <s>
UUTTUSYUWT 2:all <verb>
TUQRVYVXWQ 2:all <word>
YWSSVSXTTS 2:all of
VUUTYTSTUU 2:all our
VUUXUTTUUT 2:all that
XSTTXSUVTS 2:all the
ZTTUTUTTVT 2:already $
UTWSWXSUUS 2:always $
XUTUSTXTUT 2:always <ed>
XUTUWTTUTT 2:always <ing>
XUTUWTWTTS 2:always <s>
YSRRdQVTUR 2:always <verb>
XYRTXSSUTT 2:always <word>
WTXTTTUUUT 2:always been
ZUTUTUTTTU 2:always have
VSTUXTVTVT 2:am $
TTUUTUWYTT 2:am <ed>
UXUTUUTUTT 2:am <ing>
YXUUTTTTTT 2:am <name>
YVTTUTTUUT 2:am <word>
XWTTVUTTUT 2:am a
YVTTUTUTUT 2:am in
TXTTUTTUUW 2:am not
ZTUUTTTUUT 2:an $
VUTTTVTXUT 2:an <ed>
UTUUTTYUUU 2:an <name>
YVOVXXWVRP 2:an <word>
VZTTUTUTUT 2:an old
ZTTUTUSUUU 2:and $
UWSUTTZTUT 2:and <date>
WTTXTTSVUT 2:and <ed>
YTVTTUTTUU 2:and <ing>
YaWSURTVSR 2:and <name>
VUSTTSYWTU 2:and <number>
UUVWWTVURR 2:and <s>
YUWPWUTWRU 2:and <verb>
TZXNUUXVPU 2:and <word>
UVWVUUUVSR 2:and a
UXWUTUSUTT 2:and after
XWTTTSTSTX 2:and all
UTXTXTUTUT 2:and for
XUUUUUTUUT 2:and he
VTSTZSUUTU 2:and in
XTUUTTWTTT 2:and keep
YTUUTUTUUU 2:and make
WYTTUTUTUT 2:and me
WTVTSXVSTT 2:and not
USTUTUXXTU 2:and she
WTTUXTTTUV 2:and then
XUTUTTUUUU 2:and to
XTTTTUXTUU 2:and with
XTSTTTYUUT 2:another <word>
XXSTWSUTUT 2:any <s>
VTTTYXTSUT 2:any <verb>
TUYYYVPWRQ 2:any <word>
XTTTUXUTUT 2:any of
UTUTTWTUUX 2:anymore ,
aTUSTSTVVU 2:anything $
YUTTTTTUUV 2:anything ,
SWWRVXWSTS 2:anything <word>
aTTUTTTUUU 2:anything else
TTTSWXTUVU 2:anything for
UTUXUTUUUT 2:anything to
STTTUYWTUU 2:anything under
UWWWRWUSST 2:anything with
YUTUUSTUUU 2:anything yet
ZTTTTUTUUT 2:are $
UaUTTTTUUS 2:are <code>
XSSWYRUSWR 2:are <ed>
aTUTUTSUUT 2:are <ing>
STTUWTZUTT 2:are <number>
XTSSWTXTTS 2:are <s>
VTVXWTUTSU 2:are <word>
UWTTXUVTTT 2:are a
WSTTVTWXTS 2:are in
WUUTSUXTUT 2:are ok
VUTTTTZTUU 2:are out
WVWSVYUTSR 2:as <name>
XTWSVTTUUT 2:as <s>
WVWQVVSTRX 2:as <word>
WXVRVUUXRQ 2:as a
YTTTVTTUUT 2:as i
VTUTXTTTUT 2:as in
YTUUUUTUTT 2:as it
UVSSSTYRXW 2:as of
WXSTTWTTUT 2:as the
YTUUTUTUUT 2:as they
VYSWTTTTUT 2:as to
YUTTTTUUUT 2:as you
STTSXYTUUT 2:ask $
UUUUXTTUUU 2:ask <name>
UTTTXWTUUT 2:ask for
YTSTYRSUVT 2:ask me
UUTUXUTUTU 2:ask that
VXUTTTUUVS 2:at <code>
VbRRSSWUSX 2:at <name>
YWQSRVWXVP 2:at <number>
XTTXWTTTTT 2:at <s>
XXUUUTTUTT 2:at <verb>
YWPRPPXWaW 2:at <word>
WTTUWTTYTT 2:at all
VTTUWTXTTT 2:at it
XTTTWTUTUT 2:at least
YTTUTUVTTT 2:at my
YTUTUUTUUT 2:at our
YUUTUTUTUT 2:at that
TUVQVVUTXU 2:at the
XTUUUUUTUU 2:at this
XTWSTWVTTT 2:au <word>
WTTTYSTTUT 2:auf <name>
SSTSXXVTTW 2:auf <word>
VTUTTUTXUT 2:auf dem
UTTTXTWTUT 2:aus $
UWTTTYTUTT 2:aux <s>
YTTSSVTVTW 2:away $
WTTTYUSXTS 2:back $
UUTTTUaVTS 2:back <word>
XTUUUUSTUU 2:back and
YTTTTTWUUT 2:back in
YUUUUTTTUT 2:back of
TTTTTTVTXX 2:back on
XTSWRSUYTS 2:back to
YTUUTTWUTS 2:be $
VVRRWXUSaQ 2:be <ed>
XSTTTTXUUT 2:be <ing>
WVVUZOXRVP 2:be <word>
YUTTSTXUUT 2:be a
VTUUUUTTXT 2:be done
XSTUURRUWX 2:be in
XUTUTTTUXT 2:be out
ZUUUTUTUTT 2:be that
XUTTUUTWTT 2:be the
VTTTTTTUZT 2:be with
TWXSSSSZUT 2:because i
XXSSTSUZTR 2:because of
USTUTTVbTS 2:because the
XSTTSTXTTW 2:been <ed>
VWTTTTSXVT 2:been <ing>
WTTUTTTUUX 2:been <verb>
WWSTVSRXUT 2:been <word>
XWTUTTTUUT 2:been on
WUTTXRTTXT 2:before $
TUTTXTWTTU 2:before <ing>
TXTTTXTUWS 2:before <name>
RSTUVXVTWT 2:before <number>
TUUUUTTUYT 2:before <s>
TSWSWaURTT 2:before <word>
WTTTTSWTYT 2:before i
YTTTTTTTXU 2:before that
WSSTWTSWXT 2:before the
UUSTaSTUUT 2:before you
TTUTXTSUUX 2:bei <s>
TTXaTTSUSS 2:being <ed>
TXTTTTTVTX 2:being <word>
UTVTXTUUUU 2:between $
XUTUTTVUUT 2:between <number>
aTTTUTTUUT 2:between the
ZTTSaRTUUS 2:bitte <word>
YUUUTTUUUT 2:bitte eine
STTXVYTTUT 2:bitte keine
UXSTTYRYSS 2:both <s>
VYTTWTTTUT 2:both <word>
VTTUUTYTTT 2:by $
WTUUSTSUaS 2:by <date>
TXTTTTZUUS 2:by <name>
USSUWSTTYX 2:by <number>
XUTTVSWTTT 2:by <s>
SVXSWSVVWR 2:by <verb>
VWVQUVUTUU 2:by <word>
WTTUTTWXTS 2:by a
YTTUUTUTUT 2:by one
VRSTSWWXYQ 2:by the
XTSTVSWTVT 2:by then
YTTTTTUUUT 2:call $
XTUUTUVTTT 2:call it
UZRRWXTUTS 2:call me
XUUTUTUUUT 2:call the
VSUVVUVRRY 2:can <verb>
VXTTVTTTUV 2:can <word>
YTSTWTUUUT 2:can be
WTTTTTXUVT 2:can do
aTTSUTTVVS 2:can i
XUTUTUUUUT 2:can one
STXSVSTUUX 2:can use
XUUUTUTUUU 2:can we
YTSTTVVUUT 2:can you
aWSRSSVUUT 2:can't <verb>
UVWaTWRSSR 2:can't <word>
USSXTWWTTT 2:can't do
UTTUTUYUTT 2:can't have
XUTTUUUUUT 2:ce <word>
TTTTTTXUXT 2:con <name>
VTSXXWSTTS 2:con <word>
ZUUTTTTUUT 2:could <verb>
YTTSXTTUUT 2:could <word>
ZTTSUTUUUU 2:could be
XUUTUUUUUT 2:could the
XXTTRSTUWT 2:could you
YSRSZSWTTT 2:da <word>
YTTUTUUUUU 2:das $
USTSVSWXTW 2:das <name>
TYTTTUTVUT 2:das <s>
aUTTTTUTTT 2:das <word>
XUUUTUTUUT 2:das ?
UVTTUTXUTT 2:de <name>
XXQWWUVSRR 2:de <s>
VVTPTYTRYV 2:de <word>
VUSTUWXUTT 2:de la
ZTTUUUSUUU 2:decided $
TUUUUUYTUT 2:decided not
TUUUUUXUUU 2:decided on
VTTTTTbUUS 2:decided to
UTTTTTTXXU 2:del <word>
XTTTWTTXUT 2:dem <name>
XVSSSWVTXR 2:den <name>
YUSRYRWYRR 2:der <name>
UWTTTTZTTT 2:der <word>
TSRSXSXWXS 2:di <word>
VUUTUTUXUT 2:did <word>
YUTUUTUTUU 2:did i
VTTTUTXWUT 2:did it
TUUUUTUXUT 2:did nothing
XUUUUTUTUT 2:did that
XTTTUTTYUS 2:did the
UUTTTWTZTT 2:didn't <verb>
VUTTUTTZUT 2:didn't <word>
ZVSRWRWSYQ 2:die <name>
UTUTXTWTTT 2:die <word>
XTXTTTTUUU 2:do $
VRRUVWVUTW 2:do <s>
XTTUUTXTUT 2:do <verb>
XXVSSRSUTX 2:do <word>
YUTTTUUTVT 2:do ?
XUSTTTWUUU 2:do a
ZXSUSTSUUU 2:do i
XTSUXTTUUT 2:do it
UXTTUTUUUU 2:do my
TVVXRXVTTR 2:do not
YTSTYTTVVS 2:do that
YURRWRXTUX 2:do the
ZUTTTTUTUT 2:do they
ZUTUTTTUUT 2:do we
VTTXVTUTUT 2:do with
YUTTTTUVVT 2:do you
VWTTTTTXUU 2:does $
WTTTUTZTTT 2:does <word>
XUUUUUTTUT 2:does a
YUTUTUUTUU 2:does it
YTWTUTTUUT 2:does not
XUUUUUTUUU 2:does one
YUUUTUTTTU 2:does our
YTTTUUTUUU 2:does that
VWSSSSZWTS 2:does the
YUTUUTUTUU 2:does this
TTSTWXUZSS 2:doesn't <verb>
aTTUSSSWUT 2:doesn't <word>
YVTWTSSUUR 2:don't $
XUQVVbPWUP 2:don't <verb>
UYOWUXVRSV 2:don't <word>
WSTSTSWUUY 2:don't do
TTUUXWTUUU 2:don't ever
YWSSUSUUUT 2:don't know
YUUTUTTTUU 2:don't let
VTVYTSTUUT 2:don't like
UTSTWSUUUX 2:don't need
UWSSSXTUUX 2:don't use
XRSXTXTVUR 2:don't want
VSXSVTVWST 2:done $
YTSSWSTVWS 2:down $
YTTTWTTTUU 2:down <word>
XTSYSRWSTX 2:du <word>
YUUUUTUTUT 2:du das
USXTTWXUST 2:e <word>
UUUUXTTUUU 2:each <ing>
TUUUYTVTTU 2:each <verb>
URRRbWVSYR 2:each <word>
ZUTTTTUUUU 2:each of
XUTTTXTUTT 2:eine <name>
VTTUTTSUYU 2:el <number>
ZSXSRRYTXS 2:el <word>
XUTUUUUUUU 2:ele <word>
UXSTXWUTSS 2:else $
WYSTTSSUXS 2:em <name>
UTYSTVUUUT 2:em <s>
ZTTTUUUUUT 2:em <word>
WYTTSTWUTS 2:en <name>
WTSSZTXUTT 2:en <s>
VYSSXSVUTT 2:en <word>
ZTTUTUTUTU 2:en el
VTTTTYTTUT 2:en las
VTUTTTYUTT 2:es <word>
VWSTTTXUUU 2:et <s>
aWSTTTSUTT 2:eu <word>
aTTTSVTTUT 2:ever $
ZTTTTTUUUU 2:ever <ed>
RXSSYZSTUS 2:ever <verb>
ZTTTUTUUUT 2:ever <word>
YUWTTSUTUT 2:every <s>
UTTTbSVSTT 2:every <verb>
VRVRbSYVSQ 2:every <word>
TUTUXUTUUU 2:every new
aTTTTTUUUU 2:every one
VVWWQTUXTS 2:everything $
WTTTTUXTUT 2:everything about
VTTUUUTUUX 2:everything i
XXSSUTTUUT 2:everything in
VWTTXTTUUT 2:everything you
VRWSXVWWSQ 2:first $
VSWTYTSTXT 2:first ,
TUTUTTXTWU 2:first <date>
WZRRXRVWSS 2:first <word>
UUWSXTTUUU 2:first and
aXSTUSTUUS 2:for $
XTTTUTUTWT 2:for <caps>
ZTTUTSSVXS 2:for <date>
VWSRXSXSSW 2:for <ing>
UVRSUSYWRW 2:for <name>
ZSWURSVTWS 2:for <number>
WTWVXVXRQO 2:for <s>
TYTTTTWVTT 2:for <verb>
UTTTTXYTUT 2:for <verbs>
TZUVWVVRUN 2:for <word>
bYQSTRVXTS 2:for a
WSSSWXXTTS 2:for all
TXWSTTXUUT 2:for anything
VUTTXTTUTU 2:for each
VTTUYTSTUU 2:for every
XYTTTTUTUT 2:for everything
TTTTXTXTUU 2:for her
WTUUXTTTUT 2:for his
YUTUTTUUUU 2:for it
TSXWXRXVSP 2:for me
UVSRXWSYTR 2:for my
ZTTUTTSTTX 2:for our
XUUUUUTTUU 2:for someone
WTTTTUYTUT 2:for that
XVUOSUYUYQ 2:for the
XWTUWRRTXS 2:for this
XVSSWTSWTT 2:for three
XUUUTUTUUU 2:for today
YTTTTTUUUU 2:for tomorrow
XTUUTUUUUU 2:for tonight
WTTTTTTXUT 2:for two
UTTTVSWXTT 2:for us
UWTTTUYTTT 2:for what
WXTUWTSTUT 2:for you
aTTUTTTTUS 2:for your
UWTTXTTTTU 2:for yours
TSTTTWbUTS 2:from <date>
XTTTTXTWTT 2:from <ing>
VWQQURXXUX 2:from <name>
WWSURSUWWS 2:from <number>
VTVYTTTUUT 2:from <s>
WSSUUUXVSV 2:from <word>
YUUTTTUTUT 2:from ?
VTSSTXUXUT 2:from a
UUTTTTTVUX 2:from all
UTTUYUTTUU 2:from here
WTUTTTXUUT 2:from it
YTSSSTSVUZ 2:from my
UXTTaSVSUS 2:from now
YUUUTTTUUT 2:from our
XVVPWOUVWV 2:from the
WTTTXTTUUT 2:from there
XUUUTUTUUT 2:from this
TWTTWTXTTS 2:from today
TUTUTTTWUY 2:from your
WTUTXTTUTU 2:für <word>
XTUTTUWUTS 2:für die
TSTTWWXTTT 2:get <ed>
YTSTSVVTXS 2:get <word>
UUUTXTTUUU 2:get an
UXTTTTTUUT 2:get that
WTVTUSXUTT 2:get the
aWSTSTTUTT 2:go $
aSRSYSWTTS 2:go <word>
TZTTUTTUUT 2:go by
UTXTTUUUUU 2:go for
VTTTZUTUUT 2:go in
VWTTXTSTTT 2:go out
VSTTYTWTTT 2:go to
VSSTSTbUUT 2:go with
YTUTUUTUUU 2:going back
ZTUUUUUTUS 2:going on
ZTTSTSWUTT 2:going to
TTTTTUZUUU 2:going with
XTUUSXSXTS 2:got <ed>
WTUUUTXSTT 2:got <number>
VZTTTTTUUU 2:got <word>
XXTTTTXSTS 2:got a
XUUTTUUTUU 2:got an
YTUUTTTTWT 2:got it
XTTTTTTWUT 2:got me
ZTUTWTSTUU 2:got the
UTTTXXUTTT 2:guess $
ZTTUUUTUTU 2:ha $
WUTTUTTXTT 2:had <ed>
ZTTTUTSXUT 2:had <word>
YSTUTUSXUU 2:had a
XTTTUTTWUT 2:had the
XSSTSXWXSR 2:has <ed>
ZUUUTUTTUU 2:has <name>
VSRRRWaSXV 2:has <word>
VTSSZSXTTT 2:has a
aTTTWTSVTS 2:has been
TXUTTTWUTT 2:has no
ZTTTUTUUTT 2:has the
USTUXSRTYX 2:has to
aTUUTTSTTU 2:hat <word>
YTTTTUUUUU 2:have $
WVRRSRWVWX 2:have <ed>
XTTUTUTUXT 2:have <number>
XWTTTUTUTT 2:have <s>
XUUPUQZSWV 2:have <word>
YWRSWSWSWR 2:have a
WTUUTTXTUT 2:have an
TUUUUUXUTT 2:have decided
YTUUUUSUUT 2:have it
ZTUTUSTUUT 2:have no
YUUUTUTTUT 2:have said
VSTTWSXTWS 2:have the
WSUVVUQSXV 2:have to
YUUTTTTUVT 2:he <ed>
WTTTTTXUUT 2:he <s>
XTTTUTVUTU 2:he <word>
XUUUUUTUUU 2:he said
XUUUTUTUUU 2:he says
VTTTZTVTTU 2:her $
ZTTTVTUTUT 2:her ,
TUTTTTYUWT 2:her <verb>
WSTSTTZVUT 2:her <word>
VaUQYSTSRV 2:here $
YYSSWXRTTR 2:here ,
UTTUYUTTUU 2:here on
YTTTTTXTTT 2:heute <word>
aUSTTTUUUU 2:him $
YUUTWTUTST 2:his <s>
XSSSTSWRWY 2:his <word>
aUTTTTTUUT 2:how <s>
aTTTWTSTUT 2:how <word>
ZTTUTTTUUU 2:how do
YUTUTUTUUT 2:how i
aTTTTTTUUU 2:how many
YTUUTTTUTU 2:how my
XUTUTTUUUT 2:how would
aVOPQPXZXW 2:i <ed>
UYTTUTTUUT 2:i <ing>
UUXWUSVUTS 2:i <ly>
UaZJXSWRVT 2:i <verb>
UXWYRURRTU 2:i <word>
WYRTWSTUUT 2:i always
YaRQSRUXSW 2:i am
VSSTXYRUUT 2:i ask
UVYRVSYTTR 2:i can
WUWaTVRSTR 2:i can't
VWTXUTTTTT 2:i cannot
YSTTTTXUUT 2:i could
YUUUTTTTUU 2:i did
VYXXSRVSTQ 2:i do
WXSYQWPSTW 2:i don't
YTSWTSXUTT 2:i get
UYVTTTTUUT 2:i go
YUTTUTTUUU 2:i got
ZTTTTTVUUT 2:i guess
ZUTSUTTUUT 2:i had
XYRPRQXVWX 2:i have
VXTTUTTUUT 2:i keep
aSVTTTSUTU 2:i know
XSbQVTSUUS 2:i like
XTUUUUUUUT 2:i make
ZTTTTTTUVT 2:i might
cTTTTTUUUT 2:i must
XSSTXTSUXU 2:i need
VTWYTSTTTT 2:i never
VSTTUSWUTY 2:i no
WXTTUTUTUT 2:i not
UWYSSXSTTS 2:i only
TTRSVSYTUa 2:i said
TSTSWWZTUS 2:i say
YWTTTTTUUT 2:i shall
XVRSWSWUWS 2:i should
ZSSSVTTUUX 2:i think
XTTTTSWTUW 2:i told
WaSSSTSVVT 2:i use
WSRRaSVUYS 2:i want
aZRRURWSUR 2:i was
YUUTUTUUUT 2:i wasn't
XUUUTTTUUU 2:i were
VTXRVXSUUS 2:i would
YWXSTSTTUS 2:i'd <verb>
bSXSSXTSTS 2:i'd <word>
VSUYVSSSXS 2:i'd like
TTYWSTUUUU 2:i'd rather
YTUUUUTUTU 2:i'd say
XUTTTTWTUT 2:i'll <verb>
ZUTTTTUUUT 2:i'll <word>
YUTTTUUUUU 2:i'll be
XUUTUUTUUU 2:i'll do
XZTRTUTUTT 2:i'm <ed>
aWRQVTRTZR 2:i'm <ing>
aTTTUTTTUU 2:i'm <ly>
XaTRTUTVTS 2:i'm <name>
UYTTTTUUUT 2:i'm <number>
WbWTWRQTSQ 2:i'm <word>
VbSRTUTUUT 2:i'm a
WXTTTTVUUT 2:i'm at
YYTRWTSUTS 2:i'm in
XUSZSSSTTW 2:i'm not
VVTTSUXUTT 2:i'm off
ZaTSSTSUUT 2:i'm on
TZTSSUXUTS 2:i'm the
TYUTTUTUUT 2:i'm with
YTSTWTVSXS 2:i've <ed>
USXTTUSXUT 2:i've <verb>
XURXTSWRTW 2:i've <word>
UTXWUTTTTT 2:i've a
XZSSWTRUUS 2:i've been
TUTTUUaTUT 2:i've decided
WaSSTTSUUT 2:i've got
XTTTUUTXUT 2:i've had
YTTTUUTUUT 2:i've no
WaXaWQPSRP 2:ich <word>
YUUUTUTTUU 2:if <name>
WUTTXSUUUU 2:if <s>
VXSSYTTTUT 2:if <word>
TWUSYTTTUU 2:if a
UUQVWYVTTS 2:if i
ZUTTTTTUTU 2:if it
XTTUTUTUWU 2:if it's
XUTUXTSUTT 2:if the
WUXUTUTTUU 2:if there's
aTUURTSUUU 2:if we
UUWVTXVRTR 2:if you
VUTUUTSTYU 2:il <number>
XSQSRRYXYS 2:il <word>
VUSSaWSUTS 2:im <name>
VUTUYSTTUT 2:immer auf
TUUTYTTUUU 2:immer mit
WWRSXSVXTS 2:in $
TTTTTTWYUT 2:in ,
SSVXYRXVSR 2:in <caps>
WXRSWRXVTR 2:in <code>
WWRSRVWZUR 2:in <date>
YUTTWTUTUT 2:in <ed>
TSSWWXVTUS 2:in <ing>
XZTPUSUUWU 2:in <name>
aVRTTRSXXQ 2:in <number>
WVWXZXOTRP 2:in <s>
UXSRXXVTTR 2:in <verb>
TUVYWSTTUT 2:in <verbs>
XUUUXXZVSI 2:in <word>
YTWQTXVWSR 2:in a
WTSSZVVTTT 2:in all
VTSSWXTUUT 2:in any
UTSSXXTUUT 2:in anything
UUUTYTTUUU 2:in between
UTTUUTSTXX 2:in by
VUTTXTUUUT 2:in each
UTWTXSWTUS 2:in every
UUTTYTTUUT 2:in everything
VTTTTTYTXS 2:in may
XQXUWYTRTQ 2:in my
ZTSTSUVUVU 2:in one
VSSWYXTSST 2:in our
XTWSYTTTUS 2:in that
WVQVWWUUST 2:in the
YTTTWTTUUT 2:in there
XQQVYXWVRQ 2:in this
TWTTTTUXUT 2:in two
YUUTTTTUUT 2:instead ?
SSVTVSWYVS 2:instead of
TTXTTXSWTT 2:into the
XYSSTSXTWR 2:is $
UTUUVUXTTT 2:is ,
UcSTWSVTTQ 2:is <code>
URQUWYYQWT 2:is <ed>
bRRSSTZWVR 2:is <ing>
XXTUUTTTUS 2:is <ly>
XZSRVVbTPP 2:is <name>
XXQTRQaSaP 2:is <number>
WTTTTXVTWS 2:is <verb>
TQRVWUUWWV 2:is <word>
aUWXRRWSSR 2:is a
ZTTUUTTUTT 2:is about
WUTUTTXUUU 2:is always
ZTUUUTUTTT 2:is at
VTTTXUTTWS 2:is down
YVWRVXSSSR 2:is for
YTUUUUUUUT 2:is from
XUUTUTWTUT 2:is going
YXSWRRZTSR 2:is in
aTTUSTSUUT 2:is it
UZXSUTTUTS 2:is my
YTTUTTTWTT 2:is never
TXTWUSTTTX 2:is no
WWSSSSVTTY 2:is not
WTTTTXTTTX 2:is off
UWSTTRXSYU 2:is on
UXTUTTVTTU 2:is only
WTTTTUZUTT 2:is our
TUUUUUTUYT 2:is ours
VXRRSRYSWX 2:is out
WTUUTXTUUU 2:is still
YSTTYSWSTS 2:is that
WYVRVRYRVQ 2:is the
YUTUSTTVUU 2:is there
aUTTUTTTTT 2:is this
YTSTTTWVUT 2:is too
VYXSTTSTTT 2:is what
XUUUUTTUUT 2:isn't it
UUUUUUTTTY 2:isn't the
UTTTSTWXTW 2:ist <word>
aRSNVUWWUW 2:it $
VTRSXSVaTS 2:it ,
WTTTXTSYTT 2:it <ed>
WQXVXPXRTV 2:it <s>
XTSSXSTXTT 2:it <verbs>
ZQWRWQWYTQ 2:it <word>
ZUUUTTTTUT 2:it ?
YUTTTTTUUU 2:it a
ZUUTTUTUVT 2:it again
VTUUTUXTUU 2:it and
XTTTTTXUUT 2:it as
YUUUTTTTUT 2:it be
YTTTUUTUUU 2:it could
YUUUTTTUUU 2:it doesn't
XUUUTUUUUU 2:it down
YTUUTTTUUU 2:it ever
VXTSTSWWTS 2:it for
XUUTTTUTWT 2:it from
YUTTTTTTUW 2:it has
YVRVWSVRXR 2:it in
WXRRRWYRSW 2:it is
YUTTTUTUUU 2:it like
XXTUTTTUUS 2:it may
UTTTTXTWUT 2:it never
VTSTVTXYTT 2:it on
UUTTTTYTUU 2:it only
WTTTSYWSUT 2:it out
VYTTTTUTUU 2:it says
XUTTVTUTUT 2:it that
ZUTUUUTTUT 2:it the
VTUUUTTXUT 2:it this
WTSSWVYTTS 2:it to
XUUUSUVTUU 2:it up
WSSSTSVZTX 2:it was
WTVXTSTUUT 2:it when
XTTUXUTTUT 2:it's <caps>
VTTUTTXSXT 2:it's <ed>
XTTTTUWUUT 2:it's <ing>
TYSTYSTTWS 2:it's <name>
UTTUUUYTTT 2:it's <number>
WTTTUTXUUT 2:it's <s>
YUQRRSVXWX 2:it's <word>
ZSSTTSWXTS 2:it's a
UTTTXTXTTT 2:it's about
YTTUTUTUUU 2:it's always
VSTTTTWTUX 2:it's been
YTUVTUSUUU 2:it's for
WXTTTTTTUT 2:it's my
YTTUUUSWTT 2:it's the
USRSWVZWTT 2:its <word>
VTTTTYUTUT 2:jamais <word>
VUTTXXTTTT 2:jamais de
XaSRTSTUUU 2:je <s>
VVZZWQRSSR 2:je <word>
WSUTWTXTTT 2:jetzt <word>
ZTTTUTTUVT 2:just $
XTTTTVTUUU 2:just <verb>
ZTSSTTTYUT 2:just <word>
YTTSUWVSTS 2:keep <ing>
TTSSaSXUUT 2:keep <s>
UXSTYSSUUU 2:keep <verbs>
TWSTXTSXUT 2:keep <word>
UXSTSSYUUU 2:keep in
YYSSSTTUUU 2:keep that
USSUWTbTTS 2:keep the
WTTYSZSTTS 2:keine <name>
ZTWTTTTUUT 2:know $
VUTTTUXUUT 2:know is
YTUTUTUUUT 2:know me
aSTTUUTUUT 2:know what
UUVUUUXQXP 2:la <word>
VXTTSXTUTT 2:las <s>
USTSXTTWTX 2:last $
YTTTTTUWUT 2:last <s>
YUTUTUUTUT 2:last <verb>
YYVRRQVQVW 2:last <word>
XTTTWTTUUT 2:later $
UUTUTUTUXT 2:later than
TWTUUTTUXU 2:le <number>
XUTTUTWTTU 2:le <s>
TOXVTXVXVQ 2:le <word>
TSXYSWVTTS 2:les <s>
ZUTTUTTUUU 2:les <word>
WUXTTTTUUT 2:less <word>
YUTUTTUTUU 2:let <word>
aTUTUTTTUT 2:let me
ZTTTTTVTUT 2:let's <verb>
VTTTUTXUUT 2:let's do
TUTTTUYUUT 2:let's go
YUUUTUTUUU 2:let's see
WTXTTTTUUT 2:like $
VXTTWTTUTU 2:like <number>
STWYVTTTUT 2:like <s>
XUYVRRWTSS 2:like <word>
bTYRTTTTTT 2:like a
aTTTTTTUUU 2:like i'm
VUUTXTTUUT 2:like it
UTYSTUVUUT 2:like my
VSWRWSVWVS 2:like that
ZUSTUTUTUT 2:like the
YUTWTTTTTT 2:like this
UWTTTUTTYT 2:like to
YTUUUUUUUU 2:lo <word>
UVSSVWYTTS 2:los <s>
TUTTYTVUTT 2:los <verbs>
UTTTUZTTUU 2:mai <word>
YUUUSUTTUU 2:make <word>
ZUTSUTTUUU 2:make a
ZUTTTUUTVT 2:make it
WTWYSSTTUT 2:make me
UUTUYTTTUU 2:make sure
UTTXWTTUUT 2:make that
aTTTTTVTUT 2:make the
ZUTTTTTUUU 2:many <s>
TXTSSSXTZR 2:may $
VTTTUTVTYT 2:may ,
YTTSUWTUTS 2:may <word>
TWTXUUTTUT 2:may be
XTUUWTTUUT 2:may i
UTUUUUTUYT 2:may in
XUTTTTUUUT 2:maybe i'll
XTUUUUTUUU 2:maybe is
XUTTUUTUUT 2:maybe the
XUUUTUTUUU 2:maybe we
XWUYUUQTRS 2:me $
SWXPXRVVTV 2:me ,
VTWSXTUTUT 2:me <ly>
TbSRWWSUTR 2:me <name>
ZUTUTTTUUT 2:me <number>
URXXWXRTTR 2:me <s>
WUTTSXUUUT 2:me <verb>
YWUYSXOUQT 2:me <word>
XRWRWXVSUS 2:me a
YUTSSSTVVW 2:me about
UTTTXWTTUT 2:me again
TSSXTTYVTT 2:me and
WSSTXXTUUS 2:me as
WYTTTTUUUS 2:me at
UUTSXVUUUT 2:me before
TTWSXXTTTT 2:me first
XTTTTUUTUW 2:me for
USWSZSTUUT 2:me in
VWVRVXSTTS 2:me on
UUTTXTUUUU 2:me should
UUTTXTUUVT 2:me so
XTWSWSTTUT 2:me something
ZSTYYTSTTQ 2:me the
XUTTUUUUUT 2:me think
XUUTTUUUUT 2:me this
UXWSTSTWUT 2:me three
WTSXSVSUUW 2:me to
XUXSSTTUVT 2:me what
XUTSTWUUUT 2:me when
VTXTTUUTUT 2:me with
XWTTUTTUUT 2:mein <name>
VWUTTTXTTT 2:meine <name>
YYQWRWYSSQ 2:mi <word>
XTTTTTXTTT 2:mia <word>
aUTTTTTUUT 2:might <verb>
YUTTUTUUUT 2:might be
VUTTTXUUUT 2:might i
YUUUUTUUUT 2:might not
XWSTTWUVTR 2:mine $
VVTXYSTTTS 2:mit <name>
WTUUXTTTUT 2:mit dem
WUTTUTXTTT 2:mon <word>
YTTTUWTUUT 2:more $
VXTTTUUUUT 2:more ,
WUTTUTTXUT 2:more <ing>
XTXRSUXTTS 2:more <s>
ZWSSTRYTUS 2:more <word>
TXWTTXTTTT 2:more of
TSWVVXRSWS 2:more than
TUXTWTWTUT 2:most $
XUUUUUTTUU 2:much $
YTTTUTTTWT 2:much <word>
WTTTTXTTUT 2:must <verb>
UTTTYSTUYT 2:must <word>
VTTTYSTTYT 2:must be
TUUUUUTTXU 2:must have
WUUTXSUTTT 2:must never
VUUTTYTTTT 2:must not
YUUTUTUUUT 2:must to
VVSSTWVYTR 2:my <ing>
WUSRVWSSVX 2:my <name>
WWSRTVTUVV 2:my <s>
VcQQWTQWSW 2:my <verb>
WWUUPTXRSX 2:my <word>
YUUTUUTTUT 2:my back
VUTUTTTTUY 2:my old
XWWSSTTTUU 2:my own
VSTTTTYVWT 2:my son
XTTSTYWTTT 2:ne <word>
ZUTTTTTTUU 2:need a
VTTTUXUUUT 2:need for
WTTTYSTTYS 2:need the
XTTUSRSUWY 2:need to
VTWSTSTYUT 2:never <ed>
aTTTTSTVUU 2:never <s>
VSRXWcQRTS 2:never <verb>
WUTTTXTTUT 2:never <verbs>
ZRRQWXWWTQ 2:never <word>
YTUTTSTWUT 2:never again
YUTUTTUTUU 2:never be
ZUUUTTTTUT 2:never to
YTTSTXTUUT 2:never use
UTUUUTWYTT 2:new <ing>
VTTTWTSTYT 2:new <name>
RTTRYXYUTS 2:new <s>
WYTTVTSUTT 2:new <verb>
VTRSZRWXWQ 2:new <word>
UTTTWTVTYT 2:new one
YUUTTTTUUU 2:next $
bSSSUSYTTT 2:next <word>
TRSWXXUVTS 2:next to
UXTTTUUUUU 2:nicht $
ZVTSWSWTTS 2:nicht <word>
WTUUTXTTTT 2:nie <word>
dTSSTSTVVS 2:no $
XTRSUWZUTR 2:no ,
XUUTTXTTUT 2:no <caps>
TTTXTYTTUT 2:no <code>
VTTTUYTUUT 2:no <ing>
TYTTWVUTTS 2:no <name>
XUWOXbOWVP 2:no <s>
aUTSTWTTVS 2:no <verb>
XTTTTWWTUT 2:no <verbs>
VTTWUXRTNb 2:no <word>
ZUTTTTUUUU 2:no ?
TUUUUUTUXT 2:no later
WUTSTYTUUT 2:no me
VWTRRVYWWQ 2:no more
VTTSTVTUUY 2:no need
WTTTTTXUUT 2:no one
XUTSTTUWUT 2:nobody <ed>
VTTSYWVSTS 2:nobody <s>
UTSWSXWTUT 2:nobody <verbs>
VUUUTTXUTT 2:nobody else
YUUUTTTTTU 2:nobody should
UWTSTZTTTT 2:non <word>
YTSRTWTUTY 2:not $
XXTTUTTUUT 2:not ,
UTWSUUXUUT 2:not <ed>
ZYSRTSXUTR 2:not <ing>
WZTTSSWUTS 2:not <name>
VTTTWSYUTT 2:not <number>
TUSSXXUVUT 2:not <s>
WSSYSXXTTR 2:not <verb>
VQMYaWWRRX 2:not <word>
XUTTUTUUVT 2:not ?
SUWXRVRVTW 2:not a
UUTUTXTUUT 2:not ever
YUUTUTTVUT 2:not going
TTRYUYRSTX 2:not in
XUUTTXSTUT 2:not on
aTTSUTTUVT 2:not sure
ZUTTUTTUUT 2:not that
WTTUVTXTUT 2:not the
TTTXTWXTTS 2:not to
XRSSVSSaUW 2:nothing $
ZTUUTTTTTU 2:nothing <verbs>
UWSTWYSUTT 2:nothing <word>
XUUTTSZVTR 2:now ,
UUUUUUTXUT 2:now <s>
aUUUTTUTUT 2:now <verb>
ZTTTTTXTUT 2:now <word>
YUTTTUTUUT 2:now ?
XTTTTTVUUU 2:now and
VTTUUTTUUX 2:now i
UXTTZSVSUS 2:now on
ZTUUSTSUVT 2:now the
YUTTTVTUUU 2:nunca $
UTTUTZTTUU 2:nunca <s>
VXTTXTTTTT 2:nur <s>
SWSSXTTUTX 2:nur <word>
YTTTUWTUTT 2:não <word>
XSRSYSWTXS 2:o <word>
XYSUSSURaQ 2:of <date>
ZXTTTTTTUT 2:of <ing>
UXRRXRWVUT 2:of <name>
VVSSYSTXUS 2:of <number>
UTVYUWSXRS 2:of <s>
TTXSVSWTTW 2:of <verb>
UWWYSRXWUL 2:of <word>
VWQQWXVVTS 2:of a
UTUTXTWTTT 2:of every
YSSTSWWVTS 2:of it
TSUTTTVUXW 2:of may
XTTTWTTUVU 2:of me
VWRVVRVRSX 2:of my
TUVTTTXUVT 2:of our
WUTTTXTUVT 2:of that
WWSOUWWXWN 2:of the
WaSSVSWTTS 2:of them
XTSWSWTUUT 2:of these
WVTSRRZTUW 2:of this
YTWTTTTTUT 2:of those
XUTTSWVSWT 2:of us
XTUTTUTWUT 2:of what
YSTTUTTUUU 2:of you
ZUTSVRVTRX 2:off $
UTUTXTSWWT 2:off ,
UVSSVXRVWS 2:off <word>
TTUUTTXWUT 2:off for
WUUTTTXUUT 2:off in
VTTUVTTUYT 2:off on
VTUTUUUXUT 2:off that
VSSTYSRWSZ 2:off the
WUUTTXTTUT 2:ok ?
YUUUUUTTUU 2:okay ,
UTTUWTUXTT 2:old $
XUUUUUTTUT 2:old <caps>
YYTTTTTTTS 2:old <name>
WTUTTTTTTX 2:old <verb>
VQRRSRWWYZ 2:old <word>
XTTTXTTWTT 2:on $
TXTTWTVUTS 2:on ,
aVTTTTUTTT 2:on <code>
VVPQVVYUYT 2:on <date>
XTWTTTUUUU 2:on <ing>
XWRSSXZSUR 2:on <name>
VYSURRTSeQ 2:on <number>
WXRRRXWVRV 2:on <s>
VTUUZTSUTT 2:on <verb>
VWTOUYZWRR 2:on <word>
YYRRVVYSRS 2:on a
STTTYTVTWU 2:on all
WUUUXSTTUT 2:on anything
YTTTUUUUUU 2:on call
TUUUXTUUUU 2:on each
YUTUUTTVUT 2:on every
WUTYTTTTUT 2:on me
VWSXTRVWSV 2:on my
XUTTTSWUUT 2:on ne
VTWTXTTUTT 2:on one
VTTUTUXTUU 2:on our
YTXSWSSTTT 2:on that
WXMNVVVXXW 2:on the
XTSSSZWTTS 2:on this
aUTTTTSWTT 2:once $
aUTTTTTTUT 2:once ,
YUTUUUUTUT 2:once <ed>
TTTUTTXWUT 2:once a
YUTUUTUTUT 2:once more
YUVSXRWTTR 2:one $
XUTTTTUWUT 2:one ,
WXWTTTSTUT 2:one <ing>
XTTUUUTVUU 2:one <s>
WUaWXOWVRO 2:one <word>
XTTTUTUUVT 2:one do
TWXSTSXTUS 2:one for
XWTTUTUTTS 2:one from
VTTUWTXTUT 2:one in
WXSSUTVSSW 2:one is
ZUTUTUTUUT 2:one more
ZTSSVSWTUT 2:one of
XUTTUTTWUT 2:one on
YUUUTTTUUU 2:one should
XVTUUUSUUT 2:one who
WTUUTTXTTT 2:one with
TVXQZRYSSR 2:only $
XSXSSSUTWT 2:only ,
VXTTTUSXUT 2:only <ing>
USRXWUXSTS 2:only <s>
WTSSZVWSTT 2:only <verb>
VTTTSTYUUU 2:only <verbs>
VWVRWVWSSR 2:only <word>
WTTUXUTTUT 2:only a
ZYTTSTTTUU 2:only for
VUTTXTVTTT 2:only on
WTSSXTWTUT 2:only the
ZUTTTTTUUT 2:or <date>
WUTTXTTUUU 2:or <s>
UYUQXVVSSR 2:or <word>
aTUTTTTUUT 2:or is
WTTXTTTUUT 2:or no
YTTTUTUUUT 2:or not
YTTTTTUUUT 2:or the
UVVWTXTTTT 2:other <s>
YVSTTSVTTW 2:other <word>
UXTTTTWUUT 2:other one
UTTTTTXWWU 2:our <caps>
UWTTTTVTTX 2:our <ing>
YRRWWSYWSR 2:our <s>
TTUTTXSWVT 2:our <verb>
VUTTUTXWUT 2:our <verbs>
XUUQYOaWVO 2:our <word>
XWPWVYVTRR 2:out $
TTTTWXTUUU 2:out <s>
WTTSYSVXTS 2:out <word>
WUTUSTTTXU 2:out a
UTTUTTVTZT 2:out by
VSWTURUYTS 2:out the
YUTTUUTTUU 2:out what
YUUUTUTTTT 2:out why
aSSSSTTUTY 2:over $
TTTTWTZTTS 2:over <name>
WSRTYWVSTS 2:over <number>
UUYUTUTTUT 2:over <s>
STYRXVXUSR 2:over <word>
UTWTXTTUUU 2:over a
XTTUTTSXWS 2:over the
VTXTXTTTUT 2:own $
YTUUUUTUUU 2:own <caps>
TUTUTTYUUU 2:pas <word>
STVSXXYSSS 2:per <word>
XUUUUTUTUU 2:perhaps the
XSWTVWWSSR 2:please ,
VTUUXTTUUT 2:please :
XTUUTTUUUU 2:por <word>
XUTTUTWUTT 2:pour <word>
XTTUTTVUTU 2:pour le
WTUTTTXTUU 2:que <s>
aTRTUTXTUT 2:que <word>
VTXTTTTUUU 2:que me
XTUUUUTUUU 2:que si
VUYTTUUUUT 2:rather <verb>
WXTTTTTUUU 2:rather <word>
VUXTTUTUUU 2:rather have
SSXWWSWTUT 2:rather than
YTTTTUTUUT 2:said $
SUSUVTVUUY 2:said about
YUUTUTTTUT 2:said the
VTTTTWXTUT 2:same <ing>
UUTTUTWXTU 2:same <s>
VSTTXVRZTS 2:same <word>
YTTUUUTUUU 2:say $
XUTTUTUUUT 2:say ?
TWUTTTXUUT 2:say i
YTUUUUTUUT 2:say it
XUUTUTTUUU 2:say never
USTTWTSWTX 2:say that
YTUTUTUUVT 2:say this
cTSTTTTUUT 2:says $
XTUUUTTUUU 2:says <name>
XUTUTTUUUU 2:says <s>
ZTTUUTTUUT 2:says <word>
XTUUUUTUUU 2:says i
YUUUTTTTUU 2:says never
XUUUTTUUUU 2:says the
YTUUTUUTVT 2:says we
ZSYSTTWTST 2:se <word>
XTTUWTTUUT 2:see $
XTUTUTUUUT 2:see the
VWTTTTYUTT 2:shall be
WTUUTTYTUU 2:she <s>
VTTTTUVXTU 2:she <verbs>
ZSTSUUWTUT 2:she <word>
YTUUTUTUUU 2:she has
ZUTTZTSTTS 2:should <verb>
YTTTVTVUUT 2:should <word>
YTTUVUSUTU 2:should always
VSSSZVXTSS 2:should be
YTTUSUTVVU 2:should i
ZTUUTSSUUT 2:should never
XUTTUTUUUT 2:should use
XTUUSTTUUT 2:should we
WUUTTTXTUT 2:si <word>
XUTTVSUUUU 2:sie $
XTTTXTTUTT 2:sie <word>
YTUTTTUWUT 2:since $
WSTUUUSYTT 2:since <date>
ZWTUUSVTTS 2:since <number>
WWTTWTRVUT 2:since <word>
SaTUTSTWUT 2:since i
USSTSWXWRX 2:since the
XSTSWWTXTT 2:so $
aTTTTTTUUT 2:so ,
XTUUTTXSUT 2:so :
WWSSWWRVWR 2:so <word>
TVUTTYTTUU 2:so for
XXUTTUTTUT 2:so i
bTSSTTTUUW 2:some <word>
XUTTUTUUUT 2:someone <verb>
ZUTTTTUTUU 2:something <word>
ZUTUTTTUUU 2:something for
TSTUUUXUVU 2:son <name>
YTUTTTWTTT 2:son <s>
VZTTUTUUUT 2:sono <word>
YUUUTUUTUT 2:still <ing>
XUUUUUTTUT 2:still <verb>
WTTTTTTXUT 2:still <word>
USXSXTVTTT 2:stop $
STWSRbWVTR 2:stop <ing>
YUTSUTUUUU 2:sure $
TUUUXUTTUU 2:sure every
UUXTUUUUUU 2:than <ed>
WTWXTTSVTT 2:than <s>
UTYSTWTTUT 2:than <word>
USYTTTUVVT 2:than the
aTUVUSTVWO 2:that $
XTSTZTTUUT 2:that ,
TUTUTTUXUU 2:that <ed>
YUUTUTUTUT 2:that <ing>
XUUUUUUTUU 2:that <ly>
TVTTTTYTXS 2:that <name>
WRWRWYVTTR 2:that <s>
WSXXRWRWTR 2:that <verb>
XRWRWUUSSW 2:that <verbs>
XUSTUTXWQT 2:that <word>
ZUTTTTUUUT 2:that ?
WTTXSVTUUU 2:that a
YTTTXUTTTT 2:that for
WTSTTTYUUW 2:that from
bTTUTTSUTT 2:that he
UVXSWVRRSX 2:that i
UXUUUTTUTT 2:that i'm
ZXSTURUUTT 2:that in
WXSSTVTTVS 2:that is
YUUTUUTTUU 2:that it
TXSTWTUTWT 2:that my
XUUUUTUUUU 2:that nobody
ZTSUSTSWUU 2:that one
TTUTYUUUUU 2:that only
SURSTQZXVW 2:that the
aTTUUUTSUT 2:that was
ZUTUSTSTWU 2:that we
ZUTTTTTUVT 2:that when
XTUTXTTTTT 2:that with
TSYSYTTUUT 2:that you
XTTUUUTTUU 2:that's <ly>
aSSTTTTUUW 2:that's <word>
YTUUUUTTUT 2:that's a
ZTTUUTTTUU 2:that's all
TYZTSTUTTT 2:that's me
VZTUTTTTUS 2:that's my
YTTUTTTUVU 2:that's not
VTTTXTUUUT 2:that's our
XSSUTWYSTT 2:that's the
VUUTTTXUTT 2:that's when
VXTUTTWTTT 2:that's where
VTTUUTSXWU 2:that's why
XRSSQWYZWQ 2:the <caps>
VTTTTTZUTS 2:the <code>
WTTTTSTXSZ 2:the <date>
VVQRTTYXRW 2:the <ed>
VTTTUQXTYV 2:the <ing>
UXRRVVVSTX 2:the <ly>
UWOPVTVWZW 2:the <name>
TYQSTPTUaY 2:the <number>
XUTNWXVZUO 2:the <s>
WWTMUWVWTU 2:the <verb>
ZQURVWVYSQ 2:the <verbs>
URRTUTWYUW 2:the <word>
UTTUTUYWTT 2:the back
WWSSXSXSVS 2:the first
XSVTWXUSTR 2:the last
TSSSURYZWS 2:the new
WQRSTRVUXZ 2:the old
WYWRRSXWSQ 2:the one
UVTTSWXTTU 2:the only
XYRSSWXSTS 2:the other
USSTXWUXTS 2:the same
XTUUTTTWUT 2:the three
YWTTSXSWTS 2:the two
YUUUTTTUUT 2:their <ing>
VTSTVXTWTT 2:their <s>
XTSSSTZTWS 2:their <word>
WUQRVWUXTV 2:them $
TYTWTTTUUT 2:them <word>
ZUTTTTUTUU 2:them a
XUTTYTTUVT 2:them in
VWRRVWXRXR 2:then $
XUUUTTTUUT 2:then ,
TUTUYUTTUU 2:then <word>
UTTUXUTUVU 2:then the
XSQRXXWTSV 2:there $
XTUTTTTUUU 2:there anything
XWUTTTSTYS 2:there is
XTUUTUTTUU 2:there was
XTTTWTTUVT 2:there's a
XXTTTTTTTT 2:these <s>
YTSWSVTUVT 2:these <word>
YUTUUTTTUT 2:they $
XSTTSTWXTS 2:they <ed>
WTVRWVWSUS 2:they <verb>
XSSSWSYXTR 2:they <word>
YTTSWUTUUT 2:they are
YUUTUTTUUT 2:they want
UUTTWTTXUT 2:they're <word>
YUUTUUTUUT 2:think ,
YUTTTUUUUT 2:think <word>
XUTUUTUUUT 2:think about
XUTUUUTUUU 2:think it's
YSTSWSWUUT 2:this $
ZUTUTTTUUT 2:this ,
XSTSWSTWSX 2:this <ing>
YTTTTTXTTT 2:this <s>
bTTSSWTUUS 2:this <verb>
WXNTVWWVSS 2:this <word>
XUUUUUUUUU 2:this a
XTXUTTSTTU 2:this for
XUTTUUTUUU 2:this in
ZUUTTUTTUT 2:this is
VTUTUTXUUT 2:this on
XUUTTUUUUT 2:this once
fTSTSTSUUS 2:this one
XUUUTUUUTU 2:this was
WTTTUXTTUT 2:those are
aUSTTTUUUT 2:those three
XTTUUTTUUU 2:those were
YSWTVSTUUU 2:three $
VWWQSTTZUQ 2:three <s>
YTTTTTWTTU 2:three <word>
XTTTWTTUUT 2:three of
WWTTXSVTTS 2:to <code>
TWTTSYZTSR 2:to <date>
WXQQTPYWTX 2:to <name>
VQTUQVXZXQ 2:to <number>
UTTQZWVSSW 2:to <s>
VVVRUSVTVV 2:to <verb>
XVTURUVUTU 2:to <word>
VRVWWRVVSS 2:to a
YUUUTTTTUU 2:to always
ZUUTTTTUUS 2:to ask
XTSTWQSSaX 2:to be
XUUTTTTUUU 2:to call
XSTXWTTTUS 2:to do
ZTWTSSTUUT 2:to every
XTUUSUUTWU 2:to get
WUTTTTXUUT 2:to go
WSVTWTUTYS 2:to have
VTTTXWSUTU 2:to her
VUUUUTYTTT 2:to keep
WWTSTTXUTT 2:to know
UWPZYURRUV 2:to me
SWSSTWWSTX 2:to my
XUUUTUUTUU 2:to never
YSTTTSSWUX 2:to say
UUTSXWTUTT 2:to see
YTTTWSVUUS 2:to that
WUOVWSWUUU 2:to the
WUTXWUTTTT 2:to them
YTTTUUUUUT 2:to think
ZTUTUTTTUT 2:to this
TTUUTTXVUT 2:to two
aTUTTTTUUT 2:to use
XTTTTWTUUT 2:to you
ZUTUTTTTUT 2:to your
cTSSSTYTUR 2:today $
bTSTTTSTUW 2:today ,
YUTTUTTVUT 2:told me
YUUTUUTTUT 2:told the
UTUTTTXSUX 2:told you
bUTTTTTUUT 2:tomorrow $
YTUTUUUUUT 2:tomorrow ,
XUUUUTTTTU 2:tomorrow ?
ZTUTUUTUUT 2:tonight $
XWXTWSRSTT 2:too $
YVRSSSYYSS 2:too <word>
YUUUTUTUTU 2:toujours <word>
YUUTTTUUUT 2:try again
XTTTUUUUUU 2:tu <word>
UTTUTTVYTS 2:turns out
YTTSUTWVTT 2:twice $
YTTUTWUTTT 2:two $
XTTTWTWTUT 2:two ,
WXUTUTTTUT 2:two <ed>
UXVUXNTaUO 2:two <s>
XUTSUTTYTT 2:two <verbs>
VSTTUVXWTT 2:two <word>
UXTTTWVTUT 2:two of
WVRRWVRXSW 2:un <word>
XXSTTSWTTT 2:una <word>
VXTSWTTUUT 2:und <name>
YTTSSYTTTT 2:und <word>
XXTTWVSTTS 2:under <code>
TSXSVWVSVS 2:under <number>
TTRSXYWTWS 2:under <word>
WTTTTXTUUU 2:under my
UUTUTXTUUT 2:under no
WWTSTTTTXT 2:une <word>
YTUUUTXTSS 2:until <date>
WVTTTSVTXS 2:until <number>
VYTTSWSTUU 2:until <word>
UTUUXTTTVU 2:until then
XVRWURVVSW 2:up $
XUSTXTTTUT 2:up ,
UTUTUTUTUY 2:up <ing>
XTTTXTVTTT 2:up <word>
XTUTUTTUXT 2:up for
UTTTTTWXWS 2:up on
WTTTTTXWTT 2:up the
UTSTXWWUTS 2:up to
VWTSXTVUTS 2:up with
WSSTVSUXXT 2:us $
UUUTTTTXUU 2:us ,
UUTTTTXTUU 2:us <word>
YTUUUUUUUU 2:us on
WTYTTUTUUT 2:use $
VWTTYSTUUT 2:use <code>
TZSSYVQTTV 2:use <name>
YSTTSWRUUW 2:use <s>
SVXOaVSRSX 2:use <word>
USTSYXWTTS 2:use the
bVTTTTTTTT 2:very <word>
UTTXTUTTWT 2:very much
YUUUTTTTTU 2:want <number>
XTTWWTSTTT 2:want <s>
SSWXWWTTTS 2:want <word>
YUUTTUTTVT 2:want it
YURRWVUTYR 2:want to
UUTUTUUXUT 2:war $
XUUUTTTVUT 2:was $
WSTTTSWYWR 2:was <ed>
USUUUUSZTT 2:was <ing>
ZTUTTTTUUT 2:was <name>
UWTUTTTXTT 2:was <number>
XUTTUUTVUT 2:was <s>
XXQRSVYYRP 2:was <word>
WWRSSRXZVR 2:was a
UUUUTUUXTT 2:was down
XTUTUUUVUT 2:was for
ZTTTTTTVTT 2:was in
XUUUUUTTUT 2:was it
YTUTUUTTUT 2:was my
YUUTUUTTUS 2:was not
ZTUTTUTUTU 2:was on
UUUUUUTXUT 2:was that
YTTUUTRYUS 2:was the
cQTTQRaaSQ 2:we <ed>
VTVTXOXUXQ 2:we <verb>
WSQRVUXYSW 2:we <word>
YTSUSTWUUT 2:we always
TYUTTUVUUT 2:we are
ZTUUSTTUUT 2:we could
TTVUTTaTTT 2:we decided
ZUUUUTTTTT 2:we did
WWSSYSVTUS 2:we do
UVUTWRWSTX 2:we don't
UTUUUUTXUT 2:we got
aTUTUTTUUT 2:we had
XRTVWTWVSS 2:we have
YUUUTTTTTU 2:we might
WTUUTTTTYT 2:we need
SUUTWYTUUT 2:we never
TTUTTTVUTY 2:we no
bTUUSTSUUS 2:we should
VZSTYSUTTS 2:we use
UTUUTTZTUT 2:we went
ZTUVUTTTTT 2:we were
UUUUTUXUUT 2:we will
WTTTTTXUUT 2:we'll <verb>
XUTTTUVTUT 2:we'll <word>
VTTTTTXTUU 2:we'll go
ZUTTUTTUUT 2:we'll see
XTUTUTWTTT 2:we're <ed>
XSTTSTZTWS 2:we're <ing>
XUTTUUVUTT 2:we're all
TUUUTUYTUT 2:we're back
TTTUTUZUUT 2:we're going
TTUUUUYUUT 2:we're on
VTTTTTYTUW 2:we've <ed>
VTTTTTWTTX 2:we've <word>
USSSTWSZTW 2:went <word>
SUUVTUSYTU 2:went from
UTUUTUZTUT 2:went with
YTUUTTSVUU 2:were <word>
ZUTTUTUTUT 2:were the
ZTTTUUTUUT 2:what $
VTUUTUTTUX 2:what <ed>
XUXSTTTUVT 2:what <s>
YUTTTUTTUT 2:what <verb>
ZUTTTUUUUT 2:what <verbs>
bTRSTUUYUR 2:what <word>
ZTSSWTTUVS 2:what a
XUUUTUUUUS 2:what about
YUTTTUTTVT 2:what are
ZUTTUUTTUT 2:what can
YTUTUTTWUS 2:what did
aUTUTUTUUT 2:what do
XTTTUUTWUT 2:what does
RTWWXRWUSV 2:what i
ZUUTTUTUUT 2:what if
YTTSWUTTUS 2:what is
UYTTTTTWUT 2:what it
UWTTTUXTUT 2:what it's
XUUTUUUUUT 2:what now
YUTTTUUUUT 2:what should
ZTUTUUTTUT 2:what they
ZUTTTUTUUT 2:what to
XUUUUUTSUT 2:what was
ZTSTTUTUUU 2:what would
aTTUTTTUUT 2:what you
YTTUUTTUUT 2:what's <word>
aTTSUTUUVU 2:what's a
ZTTTTTUTUU 2:what's the
VTSYTTTVVT 2:when <word>
VRRWZQYTUS 2:when i
ZTXXTSSTTT 2:when the
XUUTUTTUUU 2:when will
VRYXUYQSTR 2:when you
XUTTWTTTUU 2:whenever a
TTWWXSTUUS 2:whenever you
ZTTUUUTTUU 2:where does
YUUTTUTUUT 2:where it
VVTTSXVUTT 2:which <s>
ZTUUTTTUUT 2:which <verb>
ZTTWUTTTTT 2:which <word>
XTUTUTTUVT 2:which i
ZUUTVSTTUT 2:which of
XTUUUUTTUU 2:while $
bTUTUTSSUU 2:who <ed>
YWTTUTTUVS 2:who <s>
YUUUTUTTUT 2:who <word>
XTUUTUTUUT 2:who said
YUTTUTUUUT 2:why $
XUUTUUUTUU 2:why <s>
UUUUUUTXTT 2:why <word>
ZUUUTTTSUU 2:why does
YTUTUTUTUT 2:why i
YUUUUTUTUT 2:why is
YTUUTTSYTS 2:why the
ZUTTWSTUUT 2:will <verb>
WUUTXTUUUT 2:will <word>
ZTTUTUTUWS 2:will be
UUUUUUXTTT 2:will not
XTTTXTWTTT 2:wir <word>
YUTTXTTTUT 2:with $
TTSTWSZXTT 2:with <caps>
XVPWUQWQXW 2:with <name>
UWSTTTSXTW 2:with <number>
XQYPUXYSUQ 2:with <s>
RVVYSWYUUN 2:with <word>
WRWVXVUVRQ 2:with a
WTTTXTTUVT 2:with it
XSVRYVUTTS 2:with me
XZSSTSTTXS 2:with my
VUUUXUTTTT 2:with o
XTTTUTWTUT 2:with one
UVSPXSVXTW 2:with the
ZUTTTTUTUT 2:with this
UTUTTXTVTU 2:with those
XTTUUTWTTU 2:with us
WXUTTTTUUT 2:with you
XUTSUUWUUT 2:without $
VSSSSWXTUX 2:without <ing>
ZUUTUTUTUT 2:without <s>
VXSTWXSTTS 2:without <word>
XTTTTTUXTT 2:without a
XTTTTTXTTT 2:won't <verb>
YTTUTTUUUT 2:would <verb>
XTSTWSXTUT 2:would <word>
ZUTUTUTTUT 2:would a
XTSTTXTUUU 2:would be
XUTUUUUUUT 2:would have
YTUUTTUUUU 2:would i
YUTUUUTTUT 2:would it
YUUUTTTTUT 2:would the
WTSTXTUUUT 2:would you
WTTUTTXUTT 2:y <word>
XTUUWUTTTT 2:yes $
WTTTTUXUTT 2:yes ,
YUTTTTUUUT 2:yes or
YUTTTTXTUS 2:yesterday $
bTTSURWUUT 2:yet $
YYSRYTSTUS 2:you $
XSYSSXSWTS 2:you <ed>
UQXXaYMQTV 2:you <verb>
WSWVWUQWTR 2:you <word>
WTTTTTXTVS 2:you about
ZTTTTTTVUT 2:you are
RXUVWTRSSY 2:you can
XUTTUUUTVU 2:you can't
WWSTXSTUUT 2:you do
TTTVTVTUUX 2:you don't
YUTTUTUUUU 2:you get
YUTUTUTUUU 2:you go
XTTSWTWSTW 2:you have
WTTTUTTUUX 2:you is
VTTTSWXTUT 2:you keep
aTTTTTUUVT 2:you know
WTWSXTTUUT 2:you make
XTSSUZTUTS 2:you must
YUTTUTTUUT 2:you never
XTTUXTUTUT 2:you say
XWTUTTTUVS 2:you see
XSTUVTSUUU 2:you should
UWSRXXWTUR 2:you to
VUUTXUTUUT 2:you use
XUTTXTUUUT 2:you're <word>
XTSSXSTTTY 2:your <s>
ZUTTUTTUUT 2:your <verb>
VTXTSYTTUT 2:your <verbs>
YRRSWRVXTX 2:your <word>
YTTTUUUUTU 2:yours $
WWTSSXTTTS 2:zu <word>
VTSTTTWXWT 2:è <word>
WUTUUTTTXU 2:è il
TTUUTXWTUT 3:( ) is
XVTTTTSTTW 3:( <name> )
YUUTTTTTUT 3:( <word> <word>
XTTTUUTTVU 3:, <ed> ,
VTUTTTUYUT 3:, <ed> it
UTUUUUVTTX 3:, <ed> the
WTTTVTTXTT 3:, <ing> <s>
VWSTTTXUTT 3:, <ly> <word>
WWTURSUTUW 3:, <name> ,
VXUTUUTVTS 3:, <name> <ed>
SYSSSSVTXW 3:, <name> <name>
XTTUTTXUUT 3:, <name> <s>
TTUUTWYTTT 3:, <name> <verbs>
RYSSXRUSWX 3:, <name> <word>
UZTTTWSTXS 3:, <name> and
VTTTWTXTST 3:, <number> ,
TTUUUUTUYT 3:, <number> <date>
VVRTURXXUS 3:, <number> <s>
YWSTWSRVVT 3:, <number> <word>
XTTTXTUUUT 3:, <s> ,
YVVRVQUWVR 3:, <s> <word>
XTXTUTTUUT 3:, <s> and
WXTUTUUTTT 3:, <s> in
VUTTXTTUUT 3:, <s> or
YUTTUTUUUT 3:, <verb> a
WSSSYSVSUW 3:, <verb> it
VUTSYTUUUU 3:, <verb> me
UTTTYTTUUT 3:, <verb> that
ZSTUXSVTTS 3:, <verb> the
TTTTTTXXTT 3:, <verbs> <word>
ZTVSVRVWSS 3:, <word> ,
TTXSTTXUUT 3:, <word> <code>
WUTTTTXUTT 3:, <word> <date>
VTTUTUXXTS 3:, <word> <ed>
YUTTUTTTXT 3:, <word> <ing>
ZSTTTTWTWS 3:, <word> <name>
WVSSSSXXWS 3:, <word> <number>
WUXQVTVXUP 3:, <word> <s>
VWWSWVWRRS 3:, <word> <verb>
TVWRURUWTW 3:, <word> <verbs>
UYUTURTTVV 3:, <word> <word>
XUTUTUUUUT 3:, <word> ?
XUSTTTXTTT 3:, <word> a
UXTSWSWWTS 3:, <word> and
VXTTUUUUUT 3:, <word> for
UTXTWTUUUS 3:, <word> i
UUXTWTTTUT 3:, <word> if
UUYSUUVUUT 3:, <word> is
aTSTTTTXUS 3:, <word> it
XSWXSSTXTR 3:, <word> me
VYUTTTUTUT 3:, <word> my
XXTTTTWTTT 3:, <word> of
VSTTTTZWTT 3:, <word> on
WTTTYTSTWT 3:, <word> only
VTSSYXSWTS 3:, <word> the
ZVXSSTRWTT 3:, a <word>
SXSTVTVUTW 3:, and <word>
XTTUUUTTUU 3:, and then
UXTTTTVTWT 3:, at the
ZUTUTTTTUT 3:, can you
XTUTUTUUUU 3:, could be
UXUTUUUTUU 3:, could you
VTTUXTVSTT 3:, every <word>
TWTTXTUUUT 3:, for <word>
XUTUUUUUUT 3:, have a
XUUUUTTUUT 3:, he <ed>
YUTTTTTUUT 3:, how do
XUUUTUTUUT 3:, how many
ZTTTTTUUVU 3:, if you
YVTTTTVTUT 3:, in <word>
UTTTWUXUUT 3:, in every
VSTTYSXVTS 3:, in the
YUUUUUTUUT 3:, is it
XTUUWTTTTT 3:, is that
ZUTTUUTUUT 3:, it's a
YUTUTTUTUU 3:, it's for
UUTTXXTTTT 3:, la <word>
YUUUUTUUUT 3:, might not
VZTTSSVVTS 3:, not <name>
WTTTWSXTTT 3:, not <number>
VSRQYYWTUS 3:, not <word>
UUTSWYTTUT 3:, not in
TTUUUUXUUT 3:, not the
VTTSWXTVUT 3:, nothing <word>
VXTTUTWTTU 3:, on <word>
VTUUXTTUTT 3:, on the
TXVVXQXRTS 3:, one <word>
UUTUUUXTTT 3:, our <word>
UTXTXTTTUT 3:, please ,
UZTUTUTUUS 3:, that's my
UYTTTTWTTT 3:, that's where
YTUUTUTTUT 3:, the <ing>
TTTUUTTTXW 3:, the <number>
YSSSVXUWTR 3:, the <s>
YVRTRQXUXU 3:, the <word>
XWTTTTSWTU 3:, three <s>
YUUUTUTUUT 3:, what do
YTTTUUUUUU 3:, what would
YTTTUUTTUV 3:, with a
XUUTTUUUUU 3:, would you
WTTTTUXUTT 3:, yes ,
UUTTWTTTVX 3:, you <verb>
XUUUTTTUUT 3:, you know
XTTUXTSTXS 3:: <name> <word>
VXSTWWTTST 3:: <number> ,
UTUUUUTTYT 3:: <number> <date>
VVUUXTTUTU 3:: <number> <number>
WTTTXTWTTT 3:: <s> <word>
XTTTWTWTTT 3:: <word> ,
TTUTXTXTTT 3:: <word> <s>
YSRSVSVZUS 3:: <word> <word>
VWTSVRXXSS 3:: the <word>
VUTTTUTXUU 3:: three <s>
TUTUTTXVTU 3:<caps> , <word>
XSUUTWSUVU 3:<caps> <word> <word>
YUUUTTVTTT 3:<caps> is <ed>
YTUTTTUUUT 3:<code> to <code>
TSUUUTYTTW 3:<date> , <name>
UTUUTTTWXT 3:<date> , <number>
WVSTTSVSaR 3:<date> , <word>
TTTUTWXTWS 3:<date> <number> :
TXTVUUSSXT 3:<date> <number> <date>
UWSUTTZTUT 3:<date> and <date>
SUTTUTXTZS 3:<date> at <word>
UXUUTTYTTT 3:<date> to <date>
WWSTTSWXSS 3:<ed> , <word>
TTUUTTUYUU 3:<ed> : the
VTTTXTYTTT 3:<ed> <name> ,
VVTTTTXTUS 3:<ed> <name> <name>
TTUTUUWXUT 3:<ed> <name> <word>
UTUTTTZUTT 3:<ed> <name> and
WUUUTTTYTT 3:<ed> <number> <s>
XUTTTWUTUT 3:<ed> <s> in
VTTXTUUUUT 3:<ed> <s> make
UTSTWUXWTS 3:<ed> <word> ,
UUSSYSSaTT 3:<ed> <word> <s>
XTTTTTUVVT 3:<ed> <word> <verb>
VTTUWTSYUT 3:<ed> <word> <word>
YUUUUTTTUT 3:<ed> <word> ?
TUUUUUVXTT 3:<ed> <word> for
YTTSTTXUUT 3:<ed> a <word>
YUUUUUUTUT 3:<ed> again ,
WXTUTUTTUT 3:<ed> and <word>
TTTUTTWYTT 3:<ed> at <number>
TTUUUUTYUT 3:<ed> because the
VTTUTTXWUT 3:<ed> by the
WTUUUUXTTT 3:<ed> for <word>
YTUTTTTWTT 3:<ed> in <date>
XXTTUTTUTT 3:<ed> in <name>
YUTTUUUTUT 3:<ed> in my
YUUUUUTSUT 3:<ed> in the
VTUUUTTYTT 3:<ed> it ,
UWTTTTXWTS 3:<ed> my <word>
UUUUUUYTTT 3:<ed> on <name>
WTTTTSXWVS 3:<ed> on the
UUTUUUTXUT 3:<ed> out the
UUUUUTTXUT 3:<ed> since the
TTXTTTXTUT 3:<ed> that <word>
WSTUUTVXTS 3:<ed> the <s>
WUQQVQRcUY 3:<ed> the <word>
VUUUTTTXUU 3:<ed> this <word>
TZUTTTWUTT 3:<ed> to <name>
ZTTTTSYTUS 3:<ed> to <verb>
YWTTTTXSTR 3:<ed> to <word>
YTUUTUTUTU 3:<ed> to be
YTTTUUTUUT 3:<ed> to do
XTUUTUVTTU 3:<ed> to the
XTTTTTVTXT 3:<ed> with <name>
VSTUWTXTUT 3:<ed> with the
TWTUUUTTXU 3:<ing> <date> <number>
TUUUTTXVTU 3:<ing> <s> on
YTTTTTXTTT 3:<ing> <verb> for
VUXTTVTUUT 3:<ing> <verbs> to
XSTUSUVTWU 3:<ing> <word> ,
UTTTYTVTUU 3:<ing> <word> <s>
UUTTTWTXUT 3:<ing> <word> <verbs>
SVVTSVVYSS 3:<ing> <word> <word>
ZUTUTTTTUT 3:<ing> <word> ?
UXTUUUTVUT 3:<ing> <word> for
TWSVUSVXTS 3:<ing> <word> in
TWTTXTVTVS 3:<ing> <word> is
TUUUUUTXTT 3:<ing> <word> went
XVSSUTSWTX 3:<ing> a <word>
YTTTTTTVWT 3:<ing> at <number>
UWTTTWUVVR 3:<ing> at the
YTTVUTTTUU 3:<ing> for <word>
YTUUTUTUUU 3:<ing> for a
XTTTTUWUUT 3:<ing> for the
UTUUTTTWTX 3:<ing> from the
UXUUSUSUVT 3:<ing> in <name>
VSSSXVVVVS 3:<ing> in the
TTTTWXUUUT 3:<ing> is <word>
UUTTTTXSXT 3:<ing> is the
YUUUTUTTTU 3:<ing> it in
UUUTTXUUUT 3:<ing> me first
TTWTTTVXTT 3:<ing> on <word>
XUUUTTUUUU 3:<ing> or is
XTUUUUUTWT 3:<ing> the <name>
XTTTTTTYUT 3:<ing> the <s>
TXRWVRVbRQ 3:<ing> the <word>
ZUTTUTTUTT 3:<ing> to <word>
YUTUTTTUUU 3:<ing> to every
YTUTUTTUUU 3:<ing> to say
WTTUXUTTTT 3:<ing> with <word>
WUTTTTTXUT 3:<ly> <word> ,
XTTTTUTVUT 3:<ly> the <word>
VTUTXTWTTT 3:<name> , <ed>
UZSTURUTSW 3:<name> , <name>
XRTUVTVTXT 3:<name> , <number>
ZWTTTSSTWS 3:<name> , <s>
VZQRWVYSVP 3:<name> , <word>
TXSSXWVUTS 3:<name> , not
WXTUTTUTTT 3:<name> , the
ZTUUTTTTUU 3:<name> <ing> <word>
VYRSUWWRXP 3:<name> <name> ,
TXTTUTWTVS 3:<name> <name> <name>
WYTTTTUTTW 3:<name> <name> <s>
SVUURSUXWW 3:<name> <name> <word>
UXTUTTTTTW 3:<name> <name> as
TTUTTUYVTT 3:<name> <name> at
TTTUYTUUUU 3:<name> <name> in
VTTTXTVUTT 3:<name> <name> is
TVUUUUXTTT 3:<name> <number> ,
TWTTYTUUTT 3:<name> <s> ,
VXTTTXTTTT 3:<name> <s> <name>
UTTUUUZUUT 3:<name> <s> <word>
UXTTTWWUUS 3:<name> <s> in
UTUUUUXUTU 3:<name> <verbs> the
YXRSURSVWV 3:<name> <word> ,
VUSRWSVXXR 3:<name> <word> <name>
VSSSVWZWSR 3:<name> <word> <s>
YRQQVRaRXW 3:<name> <word> <word>
WUUUUUSTUX 3:<name> <word> ?
XUTUTTTTWT 3:<name> <word> in
TSUUTTXUTX 3:<name> <word> is
XTUUUTTTWT 3:<name> <word> on
YTTUTTTTUW 3:<name> <word> the
WTUUTUTTXT 3:<name> <word> wir
XTUTTTUUUU 3:<name> and <ed>
ZYSTVSTTTS 3:<name> and <name>
TYTUTTVTUT 3:<name> and a
TUUUUTXUUU 3:<name> and she
VUTUXUTTUS 3:<name> as <word>
UYUUUUTTTT 3:<name> as a
TYUUTTXUTS 3:<name> at <word>
WSUUTTVUXS 3:<name> at the
VXTTUTUUUT 3:<name> by <word>
XTTUUUUUUU 3:<name> for a
UXUUTTWUUT 3:<name> for the
WTTUTXTUUT 3:<name> has <ed>
ZTUUUTSTUU 3:<name> hat <word>
UUUTZTUUUT 3:<name> im <name>
UUXRTWWYSR 3:<name> in <name>
VSUTUTXVUT 3:<name> is <word>
WYUUUTTTUT 3:<name> last <word>
XWUTTTUTTT 3:<name> on the
UVUUXTTUUT 3:<name> so <word>
TUUUUUYUTT 3:<name> this <word>
YTUUUUUTTT 3:<name> to <name>
WXTTUUTUUT 3:<name> und <name>
TWUUTTXTUT 3:<name> with a
TYUUUUTUTU 3:<name> with my
WTTUXTSVVT 3:<number> % <word>
VUUUTTYTTT 3:<number> , <ed>
UWTTXSXTST 3:<number> , <number>
ZSRTVRXVSW 3:<number> , <word>
XTUTTTWTTU 3:<number> , not
VUTUUUXTTT 3:<number> , the
XTRSWYWRWQ 3:<number> : <number>
UXTUTTRTcR 3:<number> <date> ,
UTUUUUUUXT 3:<number> <date> <number>
UXUUUUTTUU 3:<number> <date> and
TWTUUUTSXT 3:<number> <date> at
YTTUTTTTWT 3:<number> <name> <word>
VVUUXTTUTU 3:<number> <number> :
WWSVRSXXRT 3:<number> <s> ,
TTSTWSXYST 3:<number> <s> <word>
XTTUTTXUUT 3:<number> <s> for
VTTUXTVTTT 3:<number> <s> on
XUTUTUVVTT 3:<number> <s> to
ZTSTSSSXYS 3:<number> <word> ,
SWUTWYUSTS 3:<number> <word> <s>
XYQSWRUXRV 3:<number> <word> <word>
YTUUUTUTUT 3:<number> <word> ?
WTTTTTYTUT 3:<number> <word> in
WTTUTTXUTU 3:<number> a <word>
VUSTTSXXTU 3:<number> and <number>
UTTUUTSUZU 3:<number> de <word>
ZTTUTTTTUU 3:<number> for the
STTTWXUWTT 3:<number> is <word>
UUUUUUTTYT 3:<number> may ,
UTUUUUTUYT 3:<number> may in
WYTUTTUSYQ 3:<number> of <date>
XTUUUUTTVU 3:<number> of us
VSUVSSWWXS 3:<number> to <number>
TUTTUUYUTU 3:<number> with <word>
WYRSWXRTSV 3:<s> , <name>
VTTUUTYVST 3:<s> , <number>
TRWUXRWWSS 3:<s> , <s>
XTTTYTVTTT 3:<s> , <verb>
XQWUWWRWTQ 3:<s> , <word>
TTXUTUTVUU 3:<s> , a
TUXTVXTTTT 3:<s> , and
UXTTUTUUUU 3:<s> , for
YTTTUUUUUU 3:<s> , go
VTTSWWXTUS 3:<s> , not
VXRWSTWSUU 3:<s> , one
WTTTXTUUUT 3:<s> , so
UYVUTTTVTS 3:<s> , that's
WTTTWSXUTS 3:<s> , the
VTTUXTTUUU 3:<s> , then
TTTTXSVVXT 3:<s> : <s>
VTSSXSXWTT 3:<s> : <word>
VTWTSSVTUX 3:<s> : i
TUTTTTXWUT 3:<s> : the
VTUTTTXVUU 3:<s> <ed> ,
YTTTTUTVUT 3:<s> <ed> <word>
VTUTTTTYUT 3:<s> <ed> the
UVTWSVSXUS 3:<s> <ing> <word>
XUUUUTUTUT 3:<s> <ing> again
XUUTTTTVUU 3:<s> <ing> the
USTSWZWSTS 3:<s> <name> <word>
XUTUTTWTUT 3:<s> <number> ,
TXTUTTWTWS 3:<s> <number> <date>
TTUUUTTXTW 3:<s> <number> <word>
XTWSWVUSSS 3:<s> <s> ,
VSWSWVVWSR 3:<s> <s> <word>
XUTUUTTUUU 3:<s> <s> ?
TTTTYVTUUT 3:<s> <s> en
ZUTTTTUUUT 3:<s> <verb> ,
XUSTTXWTTT 3:<s> <verb> <word>
TTUTTWYUUT 3:<s> <verb> is
XTXYSRTTTS 3:<s> <verb> me
TTUTSYTTWT 3:<s> <verb> out
XTWPWRYWUQ 3:<s> <word> ,
XTTSVSSVTW 3:<s> <word> :
XUSWTTVTTT 3:<s> <word> <name>
TTTUTTXTWU 3:<s> <word> <number>
VUSXSRaWST 3:<s> <word> <s>
bUTSTTTUUT 3:<s> <word> <verb>
ZTUSTTVUTT 3:<s> <word> <verbs>
WTVQWVWZQQ 3:<s> <word> <word>
VUTUTSXUUU 3:<s> <word> ?
VXTSTTYTTT 3:<s> <word> and
UUTUUTXUUT 3:<s> <word> at
TXTTTXTUUT 3:<s> <word> de
YTUUTUTUTU 3:<s> <word> en
XUTTUTTWUU 3:<s> <word> for
VSUUXUTWTS 3:<s> <word> from
VSRRUUYXWS 3:<s> <word> in
WUSRSRWWWX 3:<s> <word> is
USWXWTSTUT 3:<s> <word> me
WUTTUUXTUT 3:<s> <word> on
VUUTTTXTUU 3:<s> <word> only
UWUUTXTTTT 3:<s> <word> so
TTUTXTSVXT 3:<s> <word> the
XTUUUTSXUT 3:<s> <word> was
UTTUWTSYUU 3:<s> <word> with
XYXQXRYSRR 3:<s> a <word>
XSVTTUTTUU 3:<s> and <ing>
XTXRTVUTTT 3:<s> and <s>
WVSTWXSTTS 3:<s> and <word>
YTSXTSVSUU 3:<s> and a
UZUUTTTUUS 3:<s> are <code>
WTSWXSTTXS 3:<s> are <ed>
ZTUTUUSUUT 3:<s> are <ing>
TTTUWTYUTT 3:<s> are <number>
WTTTWTXTTT 3:<s> are <s>
WQWPVWXVRV 3:<s> are <word>
WSTTVTWXTS 3:<s> are in
UUUUTTXUUT 3:<s> are ok
UYTTTTTWTT 3:<s> as a
TXTUTUWTTT 3:<s> at <name>
VUTTTXVTTT 3:<s> at <number>
XTTUTTWTVT 3:<s> at <word>
UVSUXSUSYT 3:<s> at the
UUTTXTUUUU 3:<s> before you
YUTUVTTUUU 3:<s> by <s>
VUTUUTXUUU 3:<s> by <verb>
TUYTUTUUUT 3:<s> em <s>
TTUUTUXUUU 3:<s> every <word>
UUTTTTXTWT 3:<s> for <word>
YXSTTTSVUS 3:<s> for a
UTXSZTTUUT 3:<s> for me
WURTVUYSVS 3:<s> for the
VYTUTTTUUU 3:<s> for this
TTTTWTUTTX 3:<s> from <name>
UTWYTTTTUU 3:<s> from <s>
XTTTTTVWUT 3:<s> from <word>
XTUUWUTTTU 3:<s> got the
VUSTXTTUYT 3:<s> have to
bUTSTTTUUT 3:<s> i <word>
TTWTXTWTTT 3:<s> in <caps>
TUTTWTYTTT 3:<s> in <code>
UTUTTXTWTT 3:<s> in <date>
bYRSXRTSSR 3:<s> in <name>
UWWWXVRSSQ 3:<s> in <s>
SUTTVYXTUT 3:<s> in <verb>
WWVWWPWWRQ 3:<s> in <word>
VTSTTXSWUT 3:<s> in a
TUTUTYUUUU 3:<s> in anything
TUTSUXWTVT 3:<s> in my
VUTTXTUUUT 3:<s> in that
XQUQVWVVSW 3:<s> in the
WTSWYWRSUS 3:<s> in this
UTWTTTXVTU 3:<s> instead of
XTTTTTUWWT 3:<s> is <word>
VTTTXTTWUT 3:<s> its <word>
ZTTTTUXTTT 3:<s> like <word>
VTUTUTXUUU 3:<s> los <s>
VTTYTTUUUT 3:<s> make me
XTTXUTTUUT 3:<s> me <s>
TYWWVSSTTT 3:<s> me <word>
ZTTXSSTTTU 3:<s> my <word>
VTSRWWTYTT 3:<s> of <s>
WXVWRRVUTS 3:<s> of <word>
XTTTTTTXUT 3:<s> of the
SXTUTXVTTT 3:<s> on <date>
UTTUTTVUaT 3:<s> on <number>
YUTTUTUUTU 3:<s> on <s>
XXRSWRZSTR 3:<s> on <word>
XXTTTTTTUT 3:<s> on a
TUUTXTXTTT 3:<s> on it
aSSTSVUYSS 3:<s> on the
TWWSUXSTTT 3:<s> out of
UUSUWSYUUT 3:<s> please ,
VUTTXTTUUT 3:<s> should be
UTSXYSUTUT 3:<s> that <word>
WWRSWRZVSR 3:<s> the <word>
UTTTWSUXUT 3:<s> this <word>
TUTUXTUUUU 3:<s> to <s>
XSWSXYSSSR 3:<s> to <word>
VTUUTTVTXT 3:<s> to be
TXTSWTTUTW 3:<s> to me
UTTWVSWRSX 3:<s> to the
TTUUUTXWTU 3:<s> too <word>
UTSTVXWTTT 3:<s> under <number>
ZTTUTUUTTT 3:<s> with <name>
VTWSWTXTTS 3:<s> with <s>
TWSYSWWSTS 3:<s> with <word>
TUTTXVUUUU 3:<s> with me
TUUTUYUUUT 3:<s> without <ing>
WUTTTYUUUT 3:<s> without <word>
UUSSZVTTUT 3:<s> you <verb>
YUTUTUTUUU 3:<verb> , <ly>
YTTTTTTTUX 3:<verb> , <name>
UUTTUTXUUU 3:<verb> , <s>
XUTTYSTTUT 3:<verb> , <verb>
WVWSQVVYTR 3:<verb> , <word>
VXTTTWSWTS 3:<verb> , and
WXUUTTTTUT 3:<verb> , the
ZTXTTTSTTT 3:<verb> : <word>
TUUXTTWTUT 3:<verb> <caps> <word>
YUUTTTTUUT 3:<verb> <code> to
TTTTWXTUUT 3:<verb> <ed> <s>
UXTUWTTUUT 3:<verb> <name> <word>
WYSTUTTUUT 3:<verb> <name> and
TYUUUUTUUT 3:<verb> <name> at
XUUTWTTUTU 3:<verb> <number> <s>
UXTTUTTVVT 3:<verb> <number> <verbs>
TYVSTTXUUS 3:<verb> <s> ,
VUTTUXUTTU 3:<verb> <s> <verb>
STSTWWXXTR 3:<verb> <s> <word>
XUTUUTUUUT 3:<verb> <s> ?
WUTTTTXTUT 3:<verb> <s> are
TXTUUTUVUT 3:<verb> <s> at
WWSTXSTUUT 3:<verb> <s> for
STRSYXSTUX 3:<verb> <s> in
VUTTXTUTUT 3:<verb> <s> that
WTVSXXSTTS 3:<verb> <s> to
UTTTYTUUUT 3:<verb> <s> with
TTTTYWWTTT 3:<verb> <verb> <s>
XTUTUTVTTU 3:<verb> <verb> for
TTTXYTTTUS 3:<verb> <verbs> <word>
XWVQWUTRRX 3:<verb> <word> ,
VVSUVWUSRW 3:<verb> <word> <number>
RVXQXYTSWR 3:<verb> <word> <s>
WTSSXWWTTS 3:<verb> <word> <verb>
TTZXXRSTTS 3:<verb> <word> <verbs>
TVUSSVVWRW 3:<verb> <word> <word>
ZUTTTTUTUT 3:<verb> <word> ?
UTTUXTTTXT 3:<verb> <word> a
VTUUXTTTUT 3:<verb> <word> at
YVTTVTTTUT 3:<verb> <word> for
UTTSYYSWTS 3:<verb> <word> in
UTTTTSZTXT 3:<verb> <word> is
YUUTUTTUVT 3:<verb> <word> it
VVSTVXSTVS 3:<verb> <word> of
TUXTWVTTUT 3:<verb> <word> over
ZUWTVSTUUS 3:<verb> <word> to
YUUUTTTTUU 3:<verb> a <ing>
VTVSXWSTUT 3:<verb> a <verb>
WVVQTYOXYQ 3:<verb> a <word>
SUUUXTUUUU 3:<verb> a new
XTTTXSXTUS 3:<verb> all <s>
WTTUXSWUUS 3:<verb> and <verb>
XTUTTUWTUT 3:<verb> and <word>
TUTTVYTUUU 3:<verb> anything under
XYTUSTTTUT 3:<verb> as a
WXTTTTSUTW 3:<verb> at <name>
XUUUUTUUTT 3:<verb> at <number>
XUSTSTVSWX 3:<verb> at <word>
YUTUWTTTTS 3:<verb> at the
XTTTVTTTXT 3:<verb> by <word>
XTUUUTUUUU 3:<verb> for <number>
YTTSSVWUTT 3:<verb> for <s>
WXSTXRTUUR 3:<verb> for <word>
VTSTXTXTUT 3:<verb> for me
YTSTVTUUWS 3:<verb> for the
ZTTUUUTUTT 3:<verb> for this
VWUUTTUXTS 3:<verb> from <name>
TUUTXTUUVT 3:<verb> has to
XXTUSTTTUT 3:<verb> in <code>
TVTTZTWTTT 3:<verb> in <name>
YSRTYRTYUS 3:<verb> in <word>
XTWSWSWSUS 3:<verb> in the
TZTTTTVUUR 3:<verb> is <code>
TZTSSWXTTS 3:<verb> is <name>
TRVVVPVVWV 3:<verb> is <word>
WTTTXTTUUT 3:<verb> it <word>
YUUTTTTUVT 3:<verb> it again
XUUUTUUUUU 3:<verb> it down
YWSWVSUTSS 3:<verb> it in
VUTTTXTUUU 3:<verb> it out
bTUTTTTTUT 3:<verb> it up
YTUTUTTUUU 3:<verb> like a
WTTSXTUUUT 3:<verb> me <ly>
TTVVXWTTUS 3:<verb> me <s>
YSRWSUTTTW 3:<verb> me <word>
UUTTYTUUVT 3:<verb> me in
YUSSTTUUVU 3:<verb> me something
YSTXXTSUTQ 3:<verb> me the
XTWTTTUUUT 3:<verb> me three
WUSXTWUUUT 3:<verb> me to
WUXSSTUUVT 3:<verb> me what
XUTSTWUUUT 3:<verb> me when
XUVTTUUUUT 3:<verb> me with
WTTTTYTUUT 3:<verb> my <s>
WVRSUVVSTW 3:<verb> my <word>
TUTTXWTTUT 3:<verb> new <s>
VTUUUUTUYT 3:<verb> of <date>
XTTUTXTTUT 3:<verb> of <s>
VTTTTTYUVT 3:<verb> of <word>
XWTUTTVUTT 3:<verb> of the
YUUUUTTUUT 3:<verb> of this
XTUUXSWTST 3:<verb> on <date>
YTUUUUTUVS 3:<verb> on <number>
WWSSSXWTTT 3:<verb> on <word>
YXTUTSSUWS 3:<verb> on the
TTTTWXTUUU 3:<verb> out <s>
WUTSYTUUUT 3:<verb> out <word>
ZTTTUTTUUU 3:<verb> that ,
WTTTSXSUUW 3:<verb> that <word>
YTTTWSTUUT 3:<verb> that in
TTUUTTbTTS 3:<verb> that the
VUUTXTTTUT 3:<verb> that to
YVSSWRUSVV 3:<verb> the <ing>
XTUUTTYUTT 3:<verb> the <name>
YVUQUVXVTP 3:<verb> the <s>
YTTTWWTTUR 3:<verb> the <verb>
aUTTUTTUVS 3:<verb> the <verbs>
WTUSXWQSSY 3:<verb> the <word>
ZUTTTTUTUU 3:<verb> them a
UUTTYTTUUT 3:<verb> them in
TWUUUTTUXT 3:<verb> there is
WXTTXTTTUS 3:<verb> this <word>
YUUUTTUUUT 3:<verb> this one
XTUUTTSWUU 3:<verb> to <name>
XUWTTSTTWS 3:<verb> to <verb>
XTVSRUSXTW 3:<verb> to <word>
VTTTXTTUVU 3:<verb> to a
XWTTVSSSXR 3:<verb> to the
WTUUUTXTUT 3:<verb> up the
WUTTUTTXUT 3:<verb> was <word>
XUTSTTWUUT 3:<verb> with <s>
UTXXRVWSST 3:<verb> with <word>
VTTTZSVVUS 3:<verb> with the
WTTTTTUUUX 3:<verb> without <ing>
VVUSXTWTTS 3:<verbs> , <word>
UUTUVTXTTU 3:<verbs> <ed> by
UUUUUUTTXU 3:<verbs> <number> <date>
XUTTTUVUUU 3:<verbs> <word> ,
TTTWTXWTTT 3:<verbs> <word> <s>
XTSSWTWVWS 3:<verbs> <word> <word>
TXUUTTXUTT 3:<verbs> <word> in
SUVRWVWVST 3:<verbs> a <word>
YSSWTTSUWT 3:<verbs> are <word>
XUUUTTTUVU 3:<verbs> at <number>
YUUTTTTUUU 3:<verbs> for <word>
YUUUSTTTUU 3:<verbs> for every
TWTUXTTUTT 3:<verbs> go out
VWSWXUSTTS 3:<verbs> in the
TTUUTUUUYU 3:<verbs> on <number>
XTUTUTWTTT 3:<verbs> on <word>
YTVUUSTTVT 3:<verbs> on the
XSSSTWXSYR 3:<verbs> the <word>
VUUUXTUUTT 3:<verbs> to the
TTUTTYVTUT 3:<word> ( )
VWTTTTTXUT 3:<word> ( <word>
TWTTYTTUUU 3:<word> , <caps>
TYSTXSSTTW 3:<word> , <code>
VXTTUTTUUT 3:<word> , <date>
VXSSWSUYTS 3:<word> , <ed>
cWRSUTRVUS 3:<word> , <ly>
VYXRQQUTXV 3:<word> , <name>
WVRSVRXWWR 3:<word> , <number>
WYTQUUWTWQ 3:<word> , <s>
XQTWZPQWVV 3:<word> , <verb>
TTTTTWXWVS 3:<word> , <verbs>
ZUVTYOSWTS 3:<word> , <word>
XSWSTSWWTT 3:<word> , a
WUTUTTSYUT 3:<word> , all
WVRXVRTUSW 3:<word> , and
YSTTTUVUUT 3:<word> , as
TXTUTTVTWT 3:<word> , at
YUTUTUUTUT 3:<word> , can
WXTTUTUUUT 3:<word> , can't
TXTTWTWTUT 3:<word> , every
XXTUSUTTUU 3:<word> , for
ZUTUTUTUUU 3:<word> , go
YTUUUUUUUT 3:<word> , ha
WTUTTTXTUU 3:<word> , he
XUTUTUUUUT 3:<word> , how
XWWSTTUTTT 3:<word> , is
USWTWSRWTW 3:<word> , it
WTWTSTTTTX 3:<word> , it's
UXSWTWSTTT 3:<word> , keep
UUTTXXTTTT 3:<word> , la
UUSXVYWSSQ 3:<word> , not
WSTSYTVTVS 3:<word> , on
WTXSSTYTUT 3:<word> , one
VTTTWUXTUT 3:<word> , only
YTTUUUTUTU 3:<word> , or
VTXTWTTUUT 3:<word> , please
VTTTUTYUUT 3:<word> , she
YTUUTUTUUT 3:<word> , some
WTXTTTTWUT 3:<word> , that
VUVTQRXUXV 3:<word> , the
TUTUUUTYUT 3:<word> , they
VSUUXUTWTT 3:<word> , three
YXSSSTVTUT 3:<word> , two
bUTTTUTUUS 3:<word> , what
ZTTUUTTUUT 3:<word> , where
XUTTTTUUUT 3:<word> , who
XSSTYTUTUU 3:<word> , with
YUUUUUUTUT 3:<word> , would
WTTTWTTSTX 3:<word> , you
TUUTTTTWXT 3:<word> : <ing>
XXTTTXSTSS 3:<word> : <name>
SWSTSTXUZS 3:<word> : <number>
WSRXXSXSVT 3:<word> : <s>
XTTTVTSTTX 3:<word> : <verb>
VSRVWRVWXR 3:<word> : <word>
XTTTUUUTUU 3:<word> : how
UTUUTTXWUS 3:<word> : the
VUTTTUTXUU 3:<word> : three
TTTUWTTXUT 3:<word> <caps> <word>
XUTTUUTUVT 3:<word> <date> ,
ZTUVUUSVTT 3:<word> <ed> ,
STTTTTXVUW 3:<word> <ed> :
XSTTTTZSUT 3:<word> <ed> <name>
VTTTTXXTTT 3:<word> <ed> <s>
VWTTTSXXTS 3:<word> <ed> <word>
VUUUUUTXUS 3:<word> <ed> again
TWTTUTTYUT 3:<word> <ed> because
XUTUUTWSUT 3:<word> <ed> in
WUTUTSVYTS 3:<word> <ed> it
YUTTUTUWTS 3:<word> <ed> on
TTTTTTXXUT 3:<word> <ed> since
UTUTTTVZTS 3:<word> <ed> the
XUUUUUTTUU 3:<word> <ed> this
UUUUTUXTTT 3:<word> <ed> to
XTWUTUUTUT 3:<word> <ing> ,
TTTTTUXXTT 3:<word> <ing> <ed>
WUUXSTVSTT 3:<word> <ing> <s>
XWTUTTTUUT 3:<word> <ing> <verbs>
YUTTTTUUVT 3:<word> <ing> ?
UXTSYTSXTS 3:<word> <ing> in
WUTSXTTTXS 3:<word> <ing> is
UTTTXTXUUT 3:<word> <ing> with
XUUUUUTUUU 3:<word> <ly> ?
ZVRSXSTURW 3:<word> <name> ,
VUSSVSTTVZ 3:<word> <name> <name>
VUSWTSXTXR 3:<word> <name> <s>
TWUTTTYTTT 3:<word> <name> <verbs>
VSPQZWXXQW 3:<word> <name> <word>
XTTTUUUUUT 3:<word> <name> ?
USUUUUXUTU 3:<word> <name> does
XTUUUUVTUT 3:<word> <name> for
VUTTYTTTUT 3:<word> <name> immer
VUXSWTTUUS 3:<word> <name> in
TSUUTUYUVT 3:<word> <name> is
WVTTTUXTTT 3:<word> <name> und
TUUUUUTUZT 3:<word> <number> <date>
VTSTSSbWST 3:<word> <number> <s>
UUUUUUXTTT 3:<word> <number> <verbs>
SVTUSTWXWT 3:<word> <number> <word>
UVUUTTXUTT 3:<word> <number> at
VVVTUVVVUP 3:<word> <s> ,
SSSTRYUYWT 3:<word> <s> :
XWTRYTRXSS 3:<word> <s> <ed>
TTTTXXTTUT 3:<word> <s> <name>
TTSTTSVWWX 3:<word> <s> <number>
WRZQXWZSSQ 3:<word> <s> <s>
USRYXRVWVR 3:<word> <s> <verb>
WUUUWSUXWO 3:<word> <s> <word>
bUTSUSUTUT 3:<word> <s> ?
XVXSTSXTTS 3:<word> <s> a
VRVWTXTVVS 3:<word> <s> and
URXVXRYSSR 3:<word> <s> are
UWSTXSWVTT 3:<word> <s> as
TWRSUXWSWT 3:<word> <s> at
UYVRURWTXR 3:<word> <s> for
UWVSSWXTTS 3:<word> <s> from
TUUUTTUUYU 3:<word> <s> have
YTXSTTTWTT 3:<word> <s> i
TTXYWUVWSN 3:<word> <s> in
VTTTTTYTUU 3:<word> <s> it
UZVYSRTSTS 3:<word> <s> me
XRWRURYVYR 3:<word> <s> on
YTTTTTWTUT 3:<word> <s> only
XTUUUTWUTT 3:<word> <s> so
ZUTXTSTTTT 3:<word> <s> that
UTTTXTZTTS 3:<word> <s> the
WWSRSTYRVX 3:<word> <s> to
TUTUXTVUUU 3:<word> <s> up
YUUUTTTUTU 3:<word> <s> us
VUXSTVTTUT 3:<word> <s> when
WTUXWSTUTT 3:<word> <s> with
VWUSTVUWTR 3:<word> <verb> ,
XTSSTTVTUW 3:<word> <verb> :
VTTTTUTYUT 3:<word> <verb> <ed>
UYUUTTTUUT 3:<word> <verb> <name>
VUUUTTXVTT 3:<word> <verb> <number>
UTSTYSXWTT 3:<word> <verb> <s>
XTSXSWSSYS 3:<word> <verb> <verbs>
WPWPVTTYVX 3:<word> <verb> <word>
XUTTUTUUUT 3:<word> <verb> ?
UUUTTTTWTX 3:<word> <verb> at
VRRUWTVTVX 3:<word> <verb> for
XUWTWTTTUS 3:<word> <verb> in
XVXRVRUWUR 3:<word> <verb> is
TUWTUTXTUT 3:<word> <verb> it
TUTUXTTUUU 3:<word> <verb> me
YVTTTWTTTT 3:<word> <verb> of
XTTTSWXTTS 3:<word> <verb> on
TTTTWTSXTV 3:<word> <verb> the
ZTTTSTTWUT 3:<word> <verb> to
TUUUUUUXTT 3:<word> <verb> was
YUUTUSUUUT 3:<word> <verb> you
UVVSYUVTSS 3:<word> <verbs> ,
TTSSVWWVXS 3:<word> <verbs> <ed>
YUTTTTTUUU 3:<word> <verbs> <ing>
TTUUVTVTXT 3:<word> <verbs> <number>
UTSSWWWTXS 3:<word> <verbs> <verb>
YSRRWRZUTW 3:<word> <verbs> <word>
UTWTVSXVTS 3:<word> <verbs> a
XTUUUTWTTU 3:<word> <verbs> at
VXRXTYSTSS 3:<word> <verbs> in
XVTTTTSUUU 3:<word> <verbs> me
XXSTTSUTYS 3:<word> <verbs> on
TTXTYTTUUT 3:<word> <verbs> only
XUUUTTTWUT 3:<word> <verbs> out
VTSSTTYTZT 3:<word> <verbs> the
VYTTWSTUUT 3:<word> <verbs> to
WTTTUUYUTT 3:<word> <verbs> with
WSTUUTXTUT 3:<word> <word> (
TXVUUSXTVR 3:<word> <word> ,
VVPPYPZXYQ 3:<word> <word> :
WUTTTTXUTT 3:<word> <word> <code>
ZTSSWSUYUQ 3:<word> <word> <ed>
TURWUVUYVR 3:<word> <word> <ing>
YTUTTUTTUT 3:<word> <word> <ly>
ZUUVWPURUV 3:<word> <word> <name>
WQRRVWWYYR 3:<word> <word> <number>
UVWVVVUWTN 3:<word> <word> <s>
TUZRXRWXSQ 3:<word> <word> <verb>
XUWYYPWQUP 3:<word> <word> <verbs>
RXXSRSWXTV 3:<word> <word> <word>
aUTTSSSXVS 3:<word> <word> ?
UaWSSSWWSS 3:<word> <word> a
YTTUTTUUUU 3:<word> <word> about
WXTTTUTTUT 3:<word> <word> again
WXSTUTUUTU 3:<word> <word> al
TYUSWSWXTR 3:<word> <word> and
TVYTTWTTTT 3:<word> <word> as
TZVTSRSYRW 3:<word> <word> at
XVTTUTTUTT 3:<word> <word> because
VUTTXTUUUT 3:<word> <word> bitte
WSSSWSVXXS 3:<word> <word> by
YUUUTTTTUT 3:<word> <word> da
YTTUTUUUUU 3:<word> <word> das
XWWSSWRSSW 3:<word> <word> de
XTSXUTTUUU 3:<word> <word> des
UUTTTUWTXT 3:<word> <word> di
XUUUUUUUUU 3:<word> <word> die
XTTUTUTWUT 3:<word> <word> down
VXTTTUTUUU 3:<word> <word> en
TWTTWTTXUT 3:<word> <word> every
VTXTXTTTTS 3:<word> <word> first
VVUUWNUTXV 3:<word> <word> for
WWTTSUUZTQ 3:<word> <word> from
TSTUUXWVTT 3:<word> <word> got
VWSSXSVVVR 3:<word> <word> has
WXSTWSWSTS 3:<word> <word> here
ZTWTTTTTUT 3:<word> <word> i
YUTTTUUUUT 3:<word> <word> ich
WUTTXTTUUT 3:<word> <word> if
YTTTTTXTTT 3:<word> <word> il
XVVWPVXSWO 3:<word> <word> in
TTVVTVYQTV 3:<word> <word> is
UVQRXRXXSW 3:<word> <word> it
TXTTSTWTTX 3:<word> <word> jetzt
ZTTTTTXTTT 3:<word> <word> la
VXWTVSTTTT 3:<word> <word> last
UTTTTTTXXU 3:<word> <word> le
VXTTTXTTTT 3:<word> <word> mi
WTTTXUUTUT 3:<word> <word> my
UXTTSUWUTT 3:<word> <word> nicht
UTUUUUYTUT 3:<word> <word> now
WTTTTTTUXT 3:<word> <word> o
URUXUVRUUU 3:<word> <word> of
YTUUTUSTWT 3:<word> <word> off
TVQRQXXXVV 3:<word> <word> on
WTXTTTTWTT 3:<word> <word> only
TYWSTSTUUU 3:<word> <word> or
XUSUTTWVTT 3:<word> <word> over
XUSTTTYTUT 3:<word> <word> que
ZUTUUUTSTT 3:<word> <word> says
WSTTTTXYUS 3:<word> <word> since
TTZSTTTVWT 3:<word> <word> than
XUUUTTTVUT 3:<word> <word> that
USUUVTXXST 3:<word> <word> the
ZTUUTUTTTU 3:<word> <word> this
ZSTTWSSXTT 3:<word> <word> to
XUTUUUTUUU 3:<word> <word> today
WUTTUTTTTX 3:<word> <word> un
VTTTUUUYUT 3:<word> <word> up
YTTUUTTXSS 3:<word> <word> was
XUTTTTXTUT 3:<word> <word> went
UTTTYWTUUT 3:<word> <word> when
WVRSVSTXUU 3:<word> <word> with
TUTTXTTXUT 3:<word> <word> you
XUUTUTTUUT 3:<word> ? ?
aTTUTTTTUT 3:<word> a <ing>
UbSSSSVSXS 3:<word> a <name>
WUXTUUTTTT 3:<word> a <verb>
aPWPWOYXXQ 3:<word> a <word>
VXTUTTSTWT 3:<word> a las
ZUTUTTUUUT 3:<word> about <s>
XUTUSTUUVU 3:<word> about <word>
aTTUUTTTUS 3:<word> about the
VTTTSXTXTT 3:<word> after <word>
UTTTWTXTTU 3:<word> after that
UYTTTUXTTS 3:<word> again ,
VYWTTTTTUT 3:<word> al <word>
aUUTTTTSUU 3:<word> an <word>
UZTTTUTUVT 3:<word> and <name>
USRWWSWWUT 3:<word> and <s>
VSRSZTWXUS 3:<word> and <verb>
TZYQWQYUSQ 3:<word> and <word>
TTTXXTSTTW 3:<word> are <word>
USUSVRXVUW 3:<word> as <word>
YSWSWWSVTS 3:<word> as a
VYTTTUUUUT 3:<word> as to
VZSSTTUTTW 3:<word> at <name>
TXTUTSWYTR 3:<word> at <number>
VWTTTSXXTS 3:<word> at <word>
TVWTTTXUUT 3:<word> at a
VUUUUTTXTT 3:<word> at all
YTUTUUTUUT 3:<word> at our
UUUSWWUVPV 3:<word> at the
VTXTUTTUUU 3:<word> au <word>
TTTSWXTTUW 3:<word> auf <word>
UWTTTXTUTT 3:<word> aux <s>
TUUUUUUXUU 3:<word> because i
WYTSUTSXUT 3:<word> because of
UUUUUUTXUT 3:<word> because the
UUUUXTUTUU 3:<word> before you
UTUYTTTVTT 3:<word> being <ed>
ZTTTUTTUUT 3:<word> between the
WTTUXTUTTT 3:<word> bitte <word>
YUUUTTUUUT 3:<word> bitte eine
WTTUTTTUXT 3:<word> by <date>
TUUUTUUUXT 3:<word> by <number>
VXRTVUWUSS 3:<word> by <word>
XUUUUUTVUT 3:<word> by a
VSTUTTWWXS 3:<word> by the
XTUTWTTUTT 3:<word> by then
WTTTTTUUUX 3:<word> can <verb>
XUTTUUUUUT 3:<word> ce <word>
WTUXTTTTUU 3:<word> con <word>
XTTTXTTTUU 3:<word> da <word>
ZYSSSWSUTS 3:<word> de <s>
VTVRRYWSSW 3:<word> de <word>
WUTTUTXUTT 3:<word> de la
UTTTTTTXXU 3:<word> del <word>
ZTTUTUTUUT 3:<word> den <name>
WSTTXTWUTT 3:<word> der <name>
TSRSXSXWXS 3:<word> di <word>
TUUUUTUXUT 3:<word> did nothing
UUUUUUTXUT 3:<word> did the
VUUTUUTYTT 3:<word> didn't <verb>
XXTTTTTUTT 3:<word> die <name>
VTTTUUTUUX 3:<word> do <word>
SXSSTTbSVT 3:<word> does the
UUTTXTWTUT 3:<word> doesn't <verb>
VUTUUTXUTT 3:<word> du <word>
YUUUUTUTUT 3:<word> du das
UTSUTWXUTT 3:<word> e <word>
YUWTTTSUTT 3:<word> el <word>
WXSTTSSUXT 3:<word> em <name>
WYTTSTWUTS 3:<word> en <name>
XTSSWTXTTT 3:<word> en <s>
UXTTTUUUUU 3:<word> en <word>
ZTTUTUTUTU 3:<word> en el
VTUTTTXUUT 3:<word> es <word>
XWSSWTSWTS 3:<word> every <word>
WTXTVTTTTT 3:<word> first ,
ZUTUTTTVTS 3:<word> for <date>
UTSUWTYUTT 3:<word> for <name>
ZTSUSTVTWT 3:<word> for <number>
WUVWXRTTSS 3:<word> for <s>
TTTTTXYTUT 3:<word> for <verbs>
VYUVVVSSUQ 3:<word> for <word>
XYSURTSWTT 3:<word> for a
XWUTSTUUUT 3:<word> for everything
VSYWSSSWTT 3:<word> for me
XTTTSTTXWT 3:<word> for my
VTTTUUYUUT 3:<word> for that
VTOSVPYXYU 3:<word> for the
aSTTXTTSUT 3:<word> for three
XUUTUUUUUU 3:<word> for tomorrow
WTTTTTTXUT 3:<word> for two
XTTTUUTWTT 3:<word> from <ing>
XSSTTTVWTW 3:<word> from <name>
XTTUTUTWUT 3:<word> from <number>
XUUUUUUTUT 3:<word> from ?
UUTUXUTTUU 3:<word> from here
TTTUUUTWUX 3:<word> from my
XWSTWSTXVQ 3:<word> from the
YUUUTTTTUT 3:<word> from this
VTTUTXTWTT 3:<word> got <ed>
TUUUUUTXTU 3:<word> had <ed>
UUUUUUTXUU 3:<word> had a
UTTTTTYXTS 3:<word> has <ed>
TTTSTWZTXT 3:<word> has <word>
UTSTYSXTTT 3:<word> has a
ZUUUTUTTUT 3:<word> has been
TXUTTTWUTT 3:<word> has no
TTUUVUSTXW 3:<word> has to
WXSSWXSTTS 3:<word> here ,
ZTTTTTTUUT 3:<word> how <word>
ZTTUUUTVTS 3:<word> i <ed>
UVXRWRVSTX 3:<word> i <word>
ZTTTTUUUUT 3:<word> i should
ZTTTUTUUUT 3:<word> i'd <word>
YTTTTUUUUT 3:<word> i'm <ing>
XTUUUUTUUU 3:<word> i've been
XTSSXUTUUU 3:<word> ich <word>
XUUUTUUTUT 3:<word> if we
aTSTSTXSXT 3:<word> il <word>
WTTUXTSVUU 3:<word> in <code>
YXTTSSVSVS 3:<word> in <date>
TTTTXXTTUT 3:<word> in <ing>
VZOORVYUXV 3:<word> in <name>
ZTTTTTTUYS 3:<word> in <number>
XSWRVXSVTS 3:<word> in <s>
YRYOWXWUUO 3:<word> in <word>
UXXTSSWTTT 3:<word> in a
TTUTYTWUUU 3:<word> in all
YUTTUUUUUT 3:<word> in it
UTSWZSVTTT 3:<word> in my
XTTTTUVUUU 3:<word> in one
TXOVSVVXTV 3:<word> in the
YTTTTUTUUT 3:<word> in there
ZTTSUVXRUS 3:<word> in this
VYTTXSUTTS 3:<word> is <code>
VSSWXQaTWO 3:<word> is <ed>
aSSTTTYTVR 3:<word> is <ing>
VYTSWRaUQQ 3:<word> is <name>
WXRTRRaSaQ 3:<word> is <number>
VTTTTXWUTT 3:<word> is <verb>
UTRWVSSWWV 3:<word> is <word>
XVWSTTVTSS 3:<word> is a
VTTTXUTTWS 3:<word> is down
YUXTUTTTUS 3:<word> is for
VWSWSSaSTR 3:<word> is in
YUTTTUUTUU 3:<word> is it
TXXTTUTTTT 3:<word> is my
XTTTTTUXUT 3:<word> is never
UXTWUSSTTW 3:<word> is no
UWSTTTVTTX 3:<word> is not
UWSTTRXSXV 3:<word> is on
TUUUUUTUYT 3:<word> is ours
VXSSSRWSWX 3:<word> is out
UXWSVSYSTR 3:<word> is the
XTTTUTWUUT 3:<word> is too
ZWTTTUTUUT 3:<word> is what
XTTTTTTYUT 3:<word> it <word>
XUUTTUUTUU 3:<word> it doesn't
XUUTUUTUUU 3:<word> it in
WXTTTSYTUS 3:<word> it is
UTTXTTUUVT 3:<word> it when
WTTTTXTTUU 3:<word> jamais <word>
TUTXTWTUUT 3:<word> keine <name>
WRRWTSXTXT 3:<word> la <word>
WYSTTUTUTT 3:<word> last <word>
TWTUUTTUXU 3:<word> le <number>
TSZWWRRYSS 3:<word> le <word>
UTWYTWSTTS 3:<word> les <s>
aSXRTXTTTS 3:<word> me <word>
ZTSTVSWTUT 3:<word> me a
WXTTTTUUVS 3:<word> me at
XWTTTWSTTT 3:<word> mi <word>
XTWTUTUUUT 3:<word> more than
WWSSXTTWUS 3:<word> my <s>
WVRSTRYWTW 3:<word> my <word>
XUTTUTUUUU 3:<word> never <verb>
YUUTUUUTUT 3:<word> never <verbs>
XTUTTTXTUT 3:<word> nicht <word>
XTTSTWTUTX 3:<word> no <word>
UUUUUUUUYT 3:<word> no later
UUTTXTXUUT 3:<word> not <word>
UWTTTTYVUR 3:<word> now ,
VTTTTTWUXT 3:<word> o <word>
XSUUUTTTZS 3:<word> of <date>
VXSRYSVWRU 3:<word> of <name>
VVVZSTTSUT 3:<word> of <s>
VXXVUPVUVQ 3:<word> of <word>
YVTSWVSTTT 3:<word> of a
XTTTTXTWUT 3:<word> of it
XTTTWTTUVU 3:<word> of me
WTTXUTUUUT 3:<word> of my
TUUUTTXUVT 3:<word> of our
WWUQUXXUUQ 3:<word> of the
ZUTTUTTTUT 3:<word> of this
YVUTTTWTTT 3:<word> of us
XTSSSRXSYW 3:<word> on <date>
YTTUUTVUTT 3:<word> on <name>
VVTUTSSTZS 3:<word> on <number>
VUTTTYTTUT 3:<word> on <s>
UUVSRYXXTQ 3:<word> on <word>
WXSTWTSTTU 3:<word> on a
XZTTUTTTUT 3:<word> on my
UTWUXTTUTT 3:<word> on one
TTRSTUWXXV 3:<word> on the
WTUTTTXUUT 3:<word> on this
YUUUUTTUTU 3:<word> one ,
XUUTTUTTUW 3:<word> one is
YTXSSTSUXT 3:<word> only ,
WTTTSTYUUU 3:<word> only <verbs>
WZQRXXSTST 3:<word> or <word>
YUTTUUUUUU 3:<word> or not
XVTTXSVSTS 3:<word> out of
TUXSYSTVUT 3:<word> over <word>
WUTUUTTXTT 3:<word> over the
XUUUUTUUUU 3:<word> para <word>
TUUTXTXTUT 3:<word> per <word>
ZTSUWTTTUU 3:<word> please ,
XTUUTTUUUU 3:<word> por <word>
XUTTUUUUTU 3:<word> pour <word>
aUSUUTTTUT 3:<word> que <word>
VTXTTTTUUU 3:<word> que me
STXTWUUTVT 3:<word> rather than
XUTUTUUUUU 3:<word> says <s>
ZTTUUTTUUT 3:<word> says <word>
XTUUUUTUUU 3:<word> says i
YUUUTTTTUU 3:<word> says never
VUUUXTUUUU 3:<word> says so
YTXSTTVTST 3:<word> se <word>
WUUTTTXTUT 3:<word> si <word>
WTTTXTUUTT 3:<word> sie <word>
YTUTUUUTVT 3:<word> since <word>
TYTUTTTWUT 3:<word> since i
VTTTTTYWTT 3:<word> since the
XSUUTUTUVU 3:<word> so <word>
WXUTTUTUUT 3:<word> so i
VTWTRWWUTT 3:<word> that <s>
XUTTTTXTUT 3:<word> that <word>
XUUUTUWTTT 3:<word> the <ly>
RUSSVVVYRX 3:<word> the <name>
USRTYWVZTR 3:<word> the <s>
YWSTTSSWTV 3:<word> the <verb>
YUTTUUTUUT 3:<word> the <verbs>
VTQNWUVXWX 3:<word> the <word>
WTTTTTYUUT 3:<word> the first
XTXTUTSTUT 3:<word> the one
YUUUTUUTUT 3:<word> the two
YUTUTTUUUU 3:<word> this ,
ZTTTSTSYUS 3:<word> this <word>
XUUTUUUTUU 3:<word> this one
WVTTWSXTTS 3:<word> to <name>
XUTUTTSYTT 3:<word> to <number>
XVSSTWXUTT 3:<word> to <s>
ZXSTSSTXUS 3:<word> to <verb>
XbSRVRVWSQ 3:<word> to <word>
TTWTTTXWTT 3:<word> to a
YTTUTUUUUT 3:<word> to be
VWSXWSUSVR 3:<word> to me
TTTTTTXTTY 3:<word> to my
XSSRTWXYWP 3:<word> to the
ZTUTTTTUUT 3:<word> to use
aTTTUUTTUS 3:<word> today ,
YUTTUUTVUT 3:<word> told me
WXTTUUTSUU 3:<word> too <word>
YUUUTUTUTU 3:<word> toujours <word>
XUTTUUUUUT 3:<word> um <word>
YTSTXSTTTY 3:<word> un <word>
WTUTTUXUUU 3:<word> una <word>
YUUTTTUUUU 3:<word> und <word>
TYTTTTTUUU 3:<word> until <word>
XUTTXTTUUT 3:<word> up <word>
VUUTUTUXUS 3:<word> up on
WXUTTTTTUT 3:<word> up with
VSTTTSVYXS 3:<word> was <ed>
VXSTUTSZSR 3:<word> was <word>
VSTTUTXYTS 3:<word> was a
UUUUTUUXTT 3:<word> was down
XTUTUUUVUT 3:<word> was for
YUUTUUTTUS 3:<word> was not
XTUUUTTWTT 3:<word> was the
YUUUTUTTUT 3:<word> we <ed>
VUUUXSSTTU 3:<word> we <verb>
TUUVUUSXTU 3:<word> went from
WTTTXTTUUT 3:<word> when i
XTXRTXSUUT 3:<word> when you
XUUUTUTUUT 3:<word> who <word>
VUUTXTUUUU 3:<word> will <word>
XUUUTUTUTU 3:<word> wir <word>
WTSRWSVSVX 3:<word> with <name>
YTSTTXTUVS 3:<word> with <s>
UWWVWQVUSR 3:<word> with <word>
WSVRXWQXTT 3:<word> with a
XUUTVTTTUT 3:<word> with it
YTTSWTUUUT 3:<word> with me
WVSSQSTYUY 3:<word> with the
WTSSXWSSTW 3:<word> you <verb>
VTSWXTTXUR 3:<word> you <word>
XTUTTYTTTT 3:<word> zu <word>
UUTTTTTXXT 3:<word> è <word>
VUTTVTXTUU 3:^ <caps> <s>
YXTTSTSTWT 3:^ <caps> <word>
TWTTYTTUTU 3:^ <code> ,
XWSTTTXTUS 3:^ <code> for
WTUTXTTWTT 3:^ <ed> <name>
YSSWTTSSTX 3:^ <ed> <s>
UXTTTTSXTT 3:^ <ed> in
XTUUTTVXTT 3:^ <ed> it
TUUUUUTYTT 3:^ <ed> out
WTUUUUTXUT 3:^ <ed> the
ZTVUTUSTTU 3:^ <ed> to
VSTSWSXVTT 3:^ <ing> <s>
USSTRSZYVT 3:^ <ing> <word>
UXUUTTTXTT 3:^ <ing> at
TTTTTTTZUU 3:^ <ing> by
YTUUTUUTTU 3:^ <ing> is
XUUTUTSYUT 3:^ <ing> it
VTTTTSXYTT 3:^ <ing> the
XTUUTTTWUU 3:^ <ing> to
YTTTTUUUUT 3:^ <ly> ,
VTTTXTTUVT 3:^ <ly> <word>
YUUUTTTTTU 3:^ <number> <name>
YUTTTTWTTU 3:^ <number> <s>
USWTYSTWTS 3:^ <number> <word>
YTSSYTUUUT 3:^ <s> ,
TUWRWQYURX 3:^ <s> :
aUTTTTWTUS 3:^ <s> <ed>
YUTTWSSYTS 3:^ <s> <ing>
WSUUUTXTWT 3:^ <s> <name>
UXTUSWUWSS 3:^ <s> <number>
WSWRVRVWWS 3:^ <s> <s>
WUTTTTWXUS 3:^ <s> <verbs>
ZOUXWNZTVT 3:^ <s> <word>
VUTTTTXUUU 3:^ <s> a
YTTUVTTUUU 3:^ <s> always
WTTUXUTUUU 3:^ <s> and
WVQQUQYWSZ 3:^ <s> are
XTTTXTTTTT 3:^ <s> at
YUUTTTTUUT 3:^ <s> down
YTTTYTSTTT 3:^ <s> for
VTSWUSUTTX 3:^ <s> from
TTUUWTXTTU 3:^ <s> get
cTTTTTTTTT 3:^ <s> got
VTTTYTWTTT 3:^ <s> have
VUXTUTUTUT 3:^ <s> i
VSYRYSWTSS 3:^ <s> in
ZTTTTTWUTU 3:^ <s> is
aTTTTTUUUT 3:^ <s> my
WTSSYWSUTT 3:^ <s> of
XYSSTSWTVS 3:^ <s> on
YTTTSTXTUT 3:^ <s> only
WUXTVTTTTT 3:^ <s> over
XTSXTTTUUT 3:^ <s> that
UUSSYSTUUY 3:^ <s> to
WTYTTTTTUT 3:^ <s> with
WTUTXTTTUT 3:^ <verb> <caps>
YUUTTTTUVT 3:^ <verb> <code>
WXTTXSSUUS 3:^ <verb> <name>
WYTTTSTTVT 3:^ <verb> <number>
WROQaZYTTR 3:^ <verb> <s>
TTTXWTWTTS 3:^ <verb> <verbs>
YVVPWVWRWP 3:^ <verb> <word>
bTSTXRTUUS 3:^ <verb> a
XTTTWTWTUT 3:^ <verb> all
WTUTXTTTUT 3:^ <verb> both
TTTTYTTUUW 3:^ <verb> everything
WXTTSTWUTT 3:^ <verb> for
XUTTTTUUUT 3:^ <verb> from
YUUTTTUUUU 3:^ <verb> him
ZTSSXSTUUT 3:^ <verb> in
TXYSTTUUUT 3:^ <verb> is
cUSSXRSUVR 3:^ <verb> it
bQWXXTQSVO 3:^ <verb> me
USRRWYVTTW 3:^ <verb> my
XUTTTTYUUT 3:^ <verb> no
YUUUUTUTUT 3:^ <verb> off
ZTTTTXTTUT 3:^ <verb> on
VUXUTTTTUT 3:^ <verb> out
ZSRUTWZTTQ 3:^ <verb> that
cRNXXSURTX 3:^ <verb> the
WUTTXTTTVT 3:^ <verb> them
YTSSXSTUUT 3:^ <verb> this
aUSSXSTUUS 3:^ <verb> to
TTSUVTVTUX 3:^ <verb> what
YTXSWSTTTT 3:^ <verb> with
UTUXTUTTWT 3:^ <verbs> <word>
TTTTZTXUTT 3:^ <verbs> go
VTTUTXTUUU 3:^ <word> (
baYRURRSSQ 3:^ <word> ,
XUTTTTTUZT 3:^ <word> :
ZSSTSSWYUS 3:^ <word> <ed>
TSVRYRWXXQ 3:^ <word> <ing>
WUPPWPYVVZ 3:^ <word> <name>
WSRSWRXZVR 3:^ <word> <number>
XRVOUSUVXV 3:^ <word> <verb>
SVUWXSXOWT 3:^ <word> <verbs>
WWWQTTSUXT 3:^ <word> <word>
ZUTTUTUTUS 3:^ <word> ?
XYXTSSVTSS 3:^ <word> a
VYTSWTTTUT 3:^ <word> and
ZUTTTUTUTU 3:^ <word> be
UTUUUUTXTU 3:^ <word> because
XTTSXXSTTT 3:^ <word> bitte
WXTTTTTTVT 3:^ <word> by
ZTUTTTTUUU 3:^ <word> con
XTUUWTTUTU 3:^ <word> de
VSSTTTbTUT 3:^ <word> does
XUUUUUUUUS 3:^ <word> du
YUWTTTTUTT 3:^ <word> el
TYTUUUUUTU 3:^ <word> em
WZTTTTSUUT 3:^ <word> en
XTSTXTTTUU 3:^ <word> first
ZSXSWSSSYR 3:^ <word> for
VSSTSTXXTX 3:^ <word> from
YUTTTTTVUU 3:^ <word> got
XTSSTTXUYS 3:^ <word> has
WXSSUXTTTT 3:^ <word> here
XYWSTTSTTS 3:^ <word> i
aTTTTTTUUT 3:^ <word> if
WRWRWXVWSR 3:^ <word> in
XVUURMXTXX 3:^ <word> is
VUTTXTWTTT 3:^ <word> isn't
aTSSSSaUUR 3:^ <word> it
XTUUUUTUUT 3:^ <word> just
TTYSXSTWTT 3:^ <word> le
ZRVQVXVSTS 3:^ <word> me
XTSTTTTTUY 3:^ <word> my
XUTTUTUUUU 3:^ <word> never
XXTTUTTUUS 3:^ <word> no
aXSSSSSWTS 3:^ <word> of
WYTTTTZSSS 3:^ <word> on
YUTTUUUUUT 3:^ <word> one
XTXSTTVTUT 3:^ <word> only
YTSXTTTTUT 3:^ <word> or
XUTTUUXTUS 3:^ <word> out
UXWSXTTSTS 3:^ <word> over
VTTUYTTUUT 3:^ <word> please
WTXTTTTVUU 3:^ <word> que
YUUUTTTUTT 3:^ <word> said
bTSTTTTTUU 3:^ <word> says
WTXTUUUUUT 3:^ <word> se
UTUUXUUUUT 3:^ <word> si
aTSTYSSUVT 3:^ <word> that
aSQRQQXVSc 3:^ <word> the
YTTTTUUUUU 3:^ <word> these
bUTSTTTTUT 3:^ <word> this
VWTSSSWSUY 3:^ <word> to
ZUTTTUTTUU 3:^ <word> un
XUSTUTTXUT 3:^ <word> up
XXTTTTTWUS 3:^ <word> was
XTTTWTWTUS 3:^ <word> with
ZPWQTWUWRV 3:^ a <word>
WXTTTTWUTT 3:^ after <word>
XTUUXTTTTT 3:^ after that
TUSSXTWWTT 3:^ all <s>
VTSScRTUVT 3:^ always <verb>
YTTTTUUUUU 3:^ always have
XUTUTTUUUT 3:^ always the
ZUTTTTUUVT 3:^ any <s>
YTTTYSUTUT 3:^ any <word>
ZUTTWTTTUT 3:^ ask me
YUUUUUUTTT 3:^ at the
YTTUUUTUUU 3:^ back in
UUTTYTTUUT 3:^ be <word>
YTUSYSTUUT 3:^ bitte <word>
TTTXWWTTTT 3:^ bitte keine
VYSSXSTUUT 3:^ call me
ZTTTUTTVVT 3:^ can i
XUUUTUTUUT 3:^ can we
XTSTUVVUUT 3:^ can you
YTTTUUUUUU 3:^ could be
XUUTUUUUUT 3:^ could the
XWTTSTTUWT 3:^ could you
YUUUUTTTUT 3:^ das <word>
WSTTWSWYTS 3:^ der <name>
UTUTTTWUYT 3:^ die <name>
VUUUTTXUTU 3:^ die <word>
YUTTTSUUVU 3:^ do <s>
ZUUTTTTUUT 3:^ do <word>
ZUUUTTTUVT 3:^ do it
VUTTTZTUUT 3:^ do not
VUTTYTTUUT 3:^ do that
YUUUTSUVVS 3:^ do you
YUTUUTUTUT 3:^ does <word>
XUUUUUTUUU 3:^ does that
XWSRQcSTVS 3:^ don't <verb>
VTSSWWYTUS 3:^ don't <word>
TTUUXWTUUU 3:^ don't ever
YUUTUTTTUU 3:^ don't let
VUUTTYTUUT 3:^ don't use
XUTUUTVUTU 3:^ el <word>
WXTUTTTUUU 3:^ eu <word>
YTTSUWVSUT 3:^ every <word>
UXVSYSTTTT 3:^ for <word>
ZWSUSTVTTT 3:^ for the
YUTTTUUUUU 3:^ for this
VTTUUUXTUT 3:^ for what
USTTaSVSUS 3:^ from now
XUTUTUTUUT 3:^ go <word>
XUTUTUTUUU 3:^ go with
XUTUUUTUUU 3:^ he says
XUTUXUTTUT 3:^ how <word>
XTTUTUUUUU 3:^ how do
ZUTTTTTVUU 3:^ how many
XUTTUUUUUU 3:^ how to
XUTUUUUUUU 3:^ how would
bYQPTQZbSP 3:^ i <ed>
VVXWTSSUUS 3:^ i <ly>
VbaLUUWQQU 3:^ i <verb>
XWXZRURTOU 3:^ i <word>
UYSTWTTTUU 3:^ i always
WaRRUTVWTR 3:^ i am
XXSSTTWTUS 3:^ i can
WUWZSVRSTR 3:^ i can't
VWTXUTTTTT 3:^ i cannot
VXWXSRWTTQ 3:^ i do
XYTXQWQTTV 3:^ i don't
WTSWTSXUTT 3:^ i get
TZTTUTTUUT 3:^ i go
ZUTTTTUUUT 3:^ i guess
ZUTSUTTUUT 3:^ i had
ZXPQSRXSXV 3:^ i have
VXTTUTTUUT 3:^ i keep
aSSTUUTUUU 3:^ i know
XSaQVTSUUS 3:^ i like
YUTTUTUUUT 3:^ i may
YTTTTTUUVT 3:^ i might
ZUTUTTUTTT 3:^ i must
ZSTTSUTUXU 3:^ i need
VTWYTSTTTT 3:^ i never
VSTTUSWUTY 3:^ i no
WXTTUTUTUT 3:^ i not
UWXSTWSTTT 3:^ i only
VUUUTTYTUT 3:^ i said
VSSSXTXTWT 3:^ i should
bTTTUTTUUS 3:^ i think
YUTTUTUUUT 3:^ i told
VZSSTTTVVS 3:^ i use
XTSRZSTUYS 3:^ i want
aWSSUSXTUS 3:^ i was
UTXRWXSTUS 3:^ i would
UWXSUSUTUT 3:^ i'd <verb>
XTXSTWTTTT 3:^ i'd <word>
VSVXVSSTWS 3:^ i'd like
TTYWSTUUUU 3:^ i'd rather
YTUUUUTUTU 3:^ i'd say
WTUTTTXUUT 3:^ i'll <verb>
XUTTTUUUUU 3:^ i'll <word>
XUTTTUUUUU 3:^ i'll be
XUUTUUTUUU 3:^ i'll do
XZTRTUTUTT 3:^ i'm <ed>
ZWSRWUSTYR 3:^ i'm <ing>
WaTRTUTVTS 3:^ i'm <name>
TYTTTUUUUU 3:^ i'm <number>
VZWUXSQTSR 3:^ i'm <word>
UaTSTUTUUU 3:^ i'm a
XYSRWTTVTS 3:^ i'm in
WUSYSTSTTW 3:^ i'm not
VVTTTUXUTT 3:^ i'm off
XZTSTUSUTT 3:^ i'm on
UXTSTUXUTT 3:^ i'm the
TXUTTUUUUT 3:^ i'm with
ZTTTTUVTUT 3:^ i've <ed>
VTTTUUTXUU 3:^ i've <verb>
ZVRSTTVSTW 3:^ i've <word>
XaSTTUSTUT 3:^ i've been
TUTTUUaTUT 3:^ i've decided
YWTTUUSUUT 3:^ i've got
XTTTUUTXUT 3:^ i've had
YTTTUUTUUT 3:^ i've no
XaYXQSRTSR 3:^ ich <word>
XUUUTUTUUU 3:^ if <name>
VTTSYTTUUU 3:^ if <word>
TUTTYTTUUU 3:^ if a
VSRWVWWUUS 3:^ if i
XUUUWTTUTT 3:^ if the
aUTUSTTUUU 3:^ if we
UTSXWTTUUU 3:^ if you
YTTUUUTTUT 3:^ in <number>
XWTSWTSUUU 3:^ in <word>
aUTTTSUUUU 3:^ in my
bSUTVSSTUU 3:^ in the
TUUUWSYTUU 3:^ in this
UXTTTTWUTT 3:^ is <ed>
YTUUUTTUUT 3:^ is <number>
bTTTTTTTUT 3:^ is <word>
XTTTUTTUUU 3:^ is a
XTUUUUTUUU 3:^ is he
YTUUTTTUUU 3:^ is it
ZTUUUUTTUT 3:^ is that
YTUUUUTUUT 3:^ is the
YTUUUTUUUT 3:^ is this
XTUUUUTUUT 3:^ it <ed>
XSYWTRSSTW 3:^ it <s>
XTTTUUTWUT 3:^ it <verbs>
ZUTTTTTTUT 3:^ it has
WWSSSXVSSW 3:^ it is
UTUTTXTWUT 3:^ it never
WTTUUTVXUS 3:^ it was
XTTTTUWUUT 3:^ it's <ing>
TXTTXSTTWT 3:^ it's <name>
dTTTTUTTTS 3:^ it's <word>
YTTUTTVTTT 3:^ it's a
YTTUTUTUUU 3:^ it's always
WTTUUUXTTU 3:^ it's been
VUTTTTXUUT 3:^ its <word>
XaSRTSTUUU 3:^ je <s>
WVZZSRSSTS 3:^ je <word>
TUSTaTTUVU 3:^ keep <s>
VXSTSSXUUU 3:^ keep in
XTWTSTVTUU 3:^ keep it
aTSTTTSUUV 3:^ keep that
WTSTTSVTZU 3:^ la <word>
WTSSSWWXST 3:^ le <word>
YUTTUTUUUT 3:^ let me
ZTTTTTVTUT 3:^ let's <verb>
TUTTTUYUUT 3:^ let's go
YUUUTUTUUU 3:^ let's see
YUTTTUTUUU 3:^ make a
XUUTTTUUUU 3:^ make it
YUTTTTUUUU 3:^ make me
UUTUYTTTUU 3:^ make sure
XUTTTTUUUT 3:^ maybe i'll
XTUUUUTUUU 3:^ maybe is
XUUTUUUUUT 3:^ maybe the
XUUUTUTUUU 3:^ maybe we
XUUTUTUUUT 3:^ me <s>
YXSTTTTUUT 3:^ me <word>
XWTTUTTUUT 3:^ mein <name>
XWTRTSZTTS 3:^ mi <word>
VUTTTXUUUT 3:^ might i
WUTTUTXTTT 3:^ mon <word>
WVTSTSSTWX 3:^ my <name>
WWQUQTWRXX 3:^ my <s>
WbTSSRRTTX 3:^ my <verb>
ZZQOUUZVWL 3:^ my <word>
YUUTUUTTUT 3:^ my back
VSTTUTYTWT 3:^ my son
ZUUTTTTTUU 3:^ never <s>
TTSSXcSSUT 3:^ never <verb>
XTSRSVXXUS 3:^ never <word>
XUUTUSTXUT 3:^ never again
UUTTUXUUUU 3:^ never use
STUUWTWXTT 3:^ new <word>
YUTTVUTTUT 3:^ next <word>
YTSUSSYUUS 3:^ no ,
VUUTTXTTUT 3:^ no <caps>
TTTXTYTTUT 3:^ no <code>
UUUTUYTUUT 3:^ no <ing>
UUUTXVTUUT 3:^ no <name>
aXQQWaQSTR 3:^ no <s>
ZUTSTXTTVS 3:^ no <verb>
XUTTTWSUUT 3:^ no <verbs>
YQOXVXTRTX 3:^ no <word>
VWRRSVXXUR 3:^ no more
VTTSTVTUUY 3:^ no need
XTTSXWTTUT 3:^ nobody <s>
UTTSSYXTUT 3:^ nobody <verbs>
TWTTTYTUUT 3:^ non <word>
YUUTUTUTUT 3:^ not <ing>
XTSYUSTUVS 3:^ not <word>
VTXSUSTTVX 3:^ not a
SUSWTWTTUX 3:^ not in
YUTTUTUUVT 3:^ not sure
XTUUUUUUUU 3:^ now ,
YUUTUTUUUT 3:^ now <verb>
VUTTTTXTUT 3:^ now <word>
VTTUUTTUUX 3:^ now i
YUUUTTSUVT 3:^ now the
TUTUTZUUUU 3:^ nunca <s>
XUTTUWTUUT 3:^ não <word>
XUTUUTUUUT 3:^ o <word>
UTTTTSaTUU 3:^ on a
XTUUWTSUUU 3:^ on the
XSYSSTWTUS 3:^ one <word>
YUUTTUTUUU 3:^ one of
VTTTZTTTUU 3:^ only <verb>
XTUTUUUUUU 3:^ or the
TTTTTTYUWT 3:^ our <caps>
YTTTTTYTTT 3:^ our <s>
XWRSTRYVWR 3:^ our <word>
YTTTTTWTTT 3:^ out of
XTUUUUTUUU 3:^ que si
VUUTTTXTUT 3:^ same <ing>
YTUUTUTUUU 3:^ she has
XTUUSTUUUU 3:^ should we
YUUTTTTUUT 3:^ some <word>
VZTTUTUUUT 3:^ sono <word>
SUWTSbTTUS 3:^ stop <ing>
ZTTUTTTUUT 3:^ that <s>
ZUTTSTTUUU 3:^ that <verbs>
YTSTTTTYUT 3:^ that <word>
XTTTUTUUUU 3:^ that is
aTTUUUTSUT 3:^ that was
XTTUUUTTUU 3:^ that's <ly>
bTTUTTTUUT 3:^ that's <word>
YTUUUUTTUT 3:^ that's a
YTUUUTTTUU 3:^ that's all
bTUUUTSTTU 3:^ that's how
UYTTUTUUUU 3:^ that's me
XTUUUTTUUT 3:^ that's not
VSTUTXXTTT 3:^ that's the
VXUUUTTTTT 3:^ that's what
TSTTTWVWXS 3:^ the <caps>
UUUTUTXVTT 3:^ the <code>
WUTTUTTTUX 3:^ the <date>
YUTUTUTUUU 3:^ the <ed>
USTTSRWXXW 3:^ the <ing>
UXSRTWWURW 3:^ the <name>
YUQQVWVXXO 3:^ the <s>
WVRRVQVYSW 3:^ the <verb>
ZRTURIXaYW 3:^ the <word>
VTTTTTVYTT 3:^ the new
WSTTTTVSTY 3:^ the old
VXTSTWVTTS 3:^ the other
XTUUTUTTUU 3:^ there was
XUTTTUTUVU 3:^ there's a
XUUTUTTUUU 3:^ there's no
VUUTTTXUUT 3:^ they <verb>
XUUTTUUUUU 3:^ this <s>
YTUUUTUTUT 3:^ this <verb>
ZTTTUTWUUT 3:^ this <word>
YTUUUUTTTT 3:^ this is
YUTTUUUUUT 3:^ this one
XUUUTUUUTU 3:^ this was
WTTTUXTTUT 3:^ those are
XTTUUTTUUU 3:^ those were
WUXUTTTTUT 3:^ three <s>
XTTTUUUUUU 3:^ tu <word>
UTTUTTVYTT 3:^ turns out
WSSWXSRXTT 3:^ two <s>
UUUTTYTTUT 3:^ und <word>
VTTTXTUUUT 3:^ use <name>
YTUUUTSUUU 3:^ use <s>
UTSTaSTUVT 3:^ use <word>
YTUUUUTTUT 3:^ was <word>
aQUURQYaSR 3:^ we <ed>
VSTTWRbSWR 3:^ we <verb>
XUSSVPYYQW 3:^ we <word>
TYUTTUVUUT 3:^ we are
XTUUTUUUUT 3:^ we could
TTVUTTaTTT 3:^ we decided
UVUTWRWSTX 3:^ we don't
XTUUTTYWSR 3:^ we have
YUUUTTTTTU 3:^ we might
TTUUUTUTYT 3:^ we need
SUUTWYTTUT 3:^ we never
TTUTTTVUTY 3:^ we no
UZTTXSUTTS 3:^ we use
UTUUTUZTUT 3:^ we went
ZTUVUTTTTT 3:^ we were
ZUTTUTTUUT 3:^ we'll see
WSTTTTZUWS 3:^ we're <ing>
XUTTUUVUTT 3:^ we're all
TUUUTUYTUT 3:^ we're back
TTTUTUZUUT 3:^ we're going
TTUUUUYUUT 3:^ we're on
WTTTTTXTUW 3:^ we've <ed>
VUTTTTVTTX 3:^ we've <word>
bUTSTUTTUS 3:^ what <word>
ZUTTTUTTUT 3:^ what a
YUTTTUTUVT 3:^ what are
ZUTTUUTUVT 3:^ what can
XUUTUUTWUS 3:^ what did
YUTTUUUUUT 3:^ what do
XTTTUUTWUT 3:^ what does
ZUUTTUTUUT 3:^ what if
YUTTTUUUUT 3:^ what is
XUUTUUUUUT 3:^ what now
YUTTTUUUUT 3:^ what should
YUTUTUTUUU 3:^ what would
YTTUUTTUUT 3:^ what's <word>
ZUTTTTTTUU 3:^ what's a
ZTTTTTUTUU 3:^ what's the
UTSWXRXTUT 3:^ when i
XUUTUTTUUU 3:^ when will
TTUWYVSTTS 3:^ when you
XUTTWTTTUU 3:^ whenever a
UUTTYTUUUT 3:^ whenever you
UXTTUTUUUT 3:^ where do
XTUUUUTTUU 3:^ where does
ZUUUTTTUUT 3:^ which <verb>
ZTUTUTTUUT 3:^ which <word>
YUUTVSTTUT 3:^ which of
YTUUUTTUUT 3:^ who <s>
XUUUUTUUUT 3:^ who <word>
ZUUUTTTSUU 3:^ why does
YUUUUTUTUT 3:^ why is
TUUUUTUXUU 3:^ why the
VTTTXTWTTT 3:^ wir <word>
VTTTTTWXTT 3:^ with the
XUUUUTTUUU 3:^ would it
YUUUTTUUUT 3:^ would you
TXQWWURSTY 3:^ you can
UTTSTWTUUX 3:^ you don't
XUUTUUTUUT 3:^ you have
XUTTUTUUUT 3:^ you know
WTTTVXTUTT 3:^ you must
XUUVTSTUUU 3:a <date> ?
UWSRWSXYTS 3:a <ed> <word>
YUTUTTUUUT 3:a <ing> <ing>
XUTUTUUUUU 3:a <ing> <verb>
VWXSSSUYSS 3:a <ing> <word>
XUUUTUTUUU 3:a <ing> to
XTUTUUUTUU 3:a <ly> <word>
aTTUTTTUUT 3:a <name> <word>
XUUTUTUUUU 3:a <name> ?
UZSTSSVWTT 3:a <number> <word>
YTTTUTTWUT 3:a <verb> ,
VSVSUWWWSR 3:a <verb> <word>
XUTTVTUUUU 3:a <verb> for
VUXTTTUUUU 3:a <verb> that
ZTUUTUTTUT 3:a <verb> to
YRWXXUUVQO 3:a <word> ,
WTTTTTYTTU 3:a <word> :
XTUUTUTUUU 3:a <word> <date>
YSWSTSXVUT 3:a <word> <ed>
bUTUSTTUTT 3:a <word> <ing>
YTTUTTUUUU 3:a <word> <ly>
XSSWXVSSUT 3:a <word> <s>
WTURXVVXSR 3:a <word> <verb>
TUTTYTVTUU 3:a <word> <verbs>
TXVSURVTYR 3:a <word> <word>
aUTTUSUSVT 3:a <word> ?
aTSUSTTUVT 3:a <word> about
YTSUVUUTUT 3:a <word> as
XXTUSTTWUS 3:a <word> at
XUTUUUTTWT 3:a <word> by
TTUUUTYUUU 3:a <word> de
ZZRSWRRWTT 3:a <word> for
aWTUTUSTUT 3:a <word> from
YTTUUUUTVT 3:a <word> i
WWRSXRVYSS 3:a <word> in
WTTTYTTTUU 3:a <word> is
TVYXVPXVRR 3:a <word> of
aVSSTYSSTT 3:a <word> on
ZTSUUUSSUU 3:a <word> one
aWTSVTTTTT 3:a <word> to
YVWRRTXSTT 3:a <word> with
VTTTXUTUUU 3:a new <word>
XWTTTTUUUT 3:about <word> <s>
WTTTXUTUUT 3:about <word> <word>
YUTUTTTUUT 3:about a <word>
VUUTUTTUUX 3:about the <s>
WSSTQWVVUX 3:about the <word>
WXTTTTTTUT 3:after <word> <s>
USTTWTVYUT 3:after a <word>
USWVXSVSTS 3:after the <word>
WTUTUUXTUS 3:again , <word>
VTTTXSVTUT 3:all <s> in
VTTUTUXTUT 3:all <s> to
WTTTXTWUUT 3:all the <s>
XTUTTTUUUU 3:always <ed> to
VUTUZTTTTT 3:always <verb> <word>
TUTTYTUUUU 3:always <verb> a
XUTUWTTUTU 3:always <verb> in
UUTTXSUUVU 3:always <verb> me
XTTUXSUUUT 3:always <verb> the
XUTUUUUUUU 3:always <word> ,
YTUUTTUUUU 3:always <word> <word>
YUUUTUTUTU 3:always <word> in
VUUUXTUUUT 3:always <word> on
UXUUUUUUUT 3:am <name> <name>
XWTTVUTTUT 3:am a <word>
VUTTTVTXUT 3:an <ed> <word>
YUUUTTUTUU 3:an <word> ,
TUTTWYSTUU 3:an <word> <verb>
VXSWTRXUTS 3:an <word> <word>
YTUUUTTTUU 3:an <word> ?
UTUUVTTXTU 3:an <word> in
TYTTUUUUUT 3:an old <name>
TTXSWWTTUT 3:and <s> ,
XWTUTTVTUS 3:and <verb> it
aTSSWSUUUS 3:and <verb> me
YTTUUTVUUT 3:and <verb> the
TTTTTWWXTT 3:and <word> <s>
VSVRXRUVTX 3:and <word> <word>
VYTUSTWTUT 3:and <word> for
UWXQVUUVTR 3:and a <word>
TUUUUTXUUU 3:and she <s>
VTUUTUVXTU 3:and she <verbs>
XUUUTTUUUU 3:and to always
TUTTXXUTTT 3:any <word> you
TWXTTTTUUT 3:anything <word> ,
XTTTYTRTWT 3:are <ed> <word>
VUTTTTYUUU 3:are <word> <s>
TTTSYTXTUT 3:are <word> <word>
UTTZTTTUWT 3:are <word> to
UWTTXUVTTT 3:are a <word>
TXTTTWWTUT 3:as <word> <word>
XSUTVSTTUX 3:as <word> as
VWVQWUVXRQ 3:as a <word>
UWTTTTXTTX 3:as of this
UXTUUWUUUT 3:as the <word>
TUTTYTTUUU 3:ask me first
TaTTTTYTTS 3:at <name> <name>
YTTUTTTXUT 3:at <number> %
VXUUUUTUTT 3:at <number> ,
UUTUTTUXUT 3:at <number> <s>
XUTUUUTTWU 3:at <word> ,
WUTUTUYTTT 3:at <word> <number>
ZVTTTTTTWS 3:at <word> <word>
TYVSWVSTTT 3:at a <word>
YTTUTUTUUU 3:at my <word>
UVTUTTWTYS 3:at the <name>
UUXTSXVTTT 3:at the <verb>
UWPSWVUTWV 3:at the <word>
XUSTTXTUTT 3:au <word> ,
VTUTTUTXUT 3:auf dem <name>
XTUUUUSTUU 3:back and <word>
XUUUUUUTUT 3:back of the
UTUUTTSTXX 3:back on the
XTTTTTVXUT 3:back to <word>
XTUTTTUUUU 3:be <ed> ?
TTTTVTUUYT 3:be <ed> before
VUTUSTTUYT 3:be <ed> by
XUTTUWSTWT 3:be <ed> in
VUTTTTXUUU 3:be <word> if
XTTTWTUUUT 3:be <word> with
XUTTTTXUTU 3:be a <word>
YUTUTTTUUU 3:be in <word>
TUUUUTUUXT 3:be out by
XTUTUUUUUU 3:be the <word>
TUUUUUUUXU 3:be with the
WYTTUUTTUT 3:because of my
XTUUUTSXUT 3:because of the
TSUUTTVaTT 3:because the <word>
VTUTTUXTUT 3:been <ed> with
VTTUTTWTXT 3:before i <verb>
YUTUTUTWTT 3:before the <word>
TUTTaSTUVT 3:before you <verb>
WTUTYTTTTT 3:bitte <word> <name>
YUUUTTUUUT 3:bitte eine <name>
UUUUTUTUXT 3:by <date> <number>
UTUUTTSTXX 3:by <number> <date>
WYSUWTSTTT 3:by <word> ,
TVTTXWSWTT 3:by <word> <word>
TUTUTTTUaT 3:by the <number>
XSTTTWYUSS 3:by the <word>
TZTSXSTUUS 3:call me <name>
XUUTUTUUUT 3:call the <word>
TSTSXXTUTW 3:can <verb> the
XUTTUUUUUT 3:can i <verb>
YTUTUUUUUT 3:can i <word>
XUUUTUTUUT 3:can we <verb>
eTTTTSSUUT 3:can you <verb>
YUUUSTTUVU 3:can you <word>
YUTUTTTUUT 3:can you make
XTUUUTTUUT 3:can you see
SWXYTSTTTT 3:can't <word> <word>
UTTUTUYUTT 3:can't have <word>
XTTTUUUUUU 3:could be the
XUUUUTUUUT 3:could the <word>
XWTTSTTUWT 3:could you <verb>
YTTTTTWTUU 3:da <word> <word>
WTUUTTXTUT 3:das <name> <word>
YUUUUTTTUT 3:das <word> <word>
TWTTXTUUUT 3:de <s> <s>
UXSSSWUUWS 3:de <word> <word>
VUSTUWXUTT 3:de la <word>
TUUUUUYTUT 3:decided not to
TUUUUUXUTT 3:decided to <word>
UUTTUUXUUT 3:decided to go
YUUUUUTUTT 3:den <name> <word>
ZSTTWSYSTS 3:der <name> <word>
XUUUUUTUUU 3:der <name> hat
TWTTTTZUTT 3:der <word> <name>
VUTTUUTYUS 3:did the <word>
VTUUUUTYUT 3:didn't <word> the
XUTSSTXUXR 3:die <name> <word>
YUTTTSUUUU 3:do <s> <verb>
aTSUTTTVVT 3:do i <verb>
XUUUTTUUUU 3:do i get
UXTTUTUUUU 3:do my <s>
TTTXUVWUUT 3:do not <verb>
YTSWTSTUUT 3:do not <word>
WVSSTTYTTX 3:do the <word>
XUTUTUTTUU 3:do they <word>
YUTTTUUUUT 3:do you <verb>
YUTTUTUUUT 3:do you <word>
XTUUUSUUUT 3:do you know
XUUUUTUUUT 3:does <word> <verb>
XUTTUUUUUU 3:does <word> do
YUUUTUTTTU 3:does our <word>
XUUUUUUUUU 3:does that <verb>
VXUUUUTTTT 3:does the <verb>
VTTUUTXTVU 3:does the <verbs>
VTTTTUXWTS 3:does the <word>
XUUUUTUTUU 3:does this <word>
TTTTWXTUVT 3:don't <verb> <s>
TUUTTXUUUU 3:don't <verb> <word>
TTTTUYUUVU 3:don't <verb> any
YTTSSWUUVU 3:don't <verb> anything
XUUTTVTUUT 3:don't <verb> it
VTTSWXTTUT 3:don't <verb> me
TUUUTXTUUU 3:don't <verb> my
XTTTTWTUUT 3:don't <verb> the
TbSRUSXUVR 3:don't <word> <word>
TTTWTXTUUT 3:don't <word> for
XTTTUTTVUW 3:don't do <s>
TTUUXWTUUU 3:don't ever <verb>
ZTTTTTUUUU 3:don't want to
XUTXSSTTTX 3:du <word> <word>
UTUUXWTUTT 3:each <word> <verb>
VTTUTTSUYU 3:el <number> de
aTSUUTSUTU 3:el <word> <word>
XTTUTTXUTT 3:el <word> de
XUTUUUUUUU 3:ele <word> <word>
YTUUTTTUUU 3:en <name> ?
YUUUTTUUUT 3:en <word> ?
ZTTUTUTUTU 3:en el <word>
VTTTTYTTUT 3:en las <s>
YUUUTTTUUT 3:es <word> ?
ZUTTUTTUUU 3:eu <word> <word>
TTTTXXTTUT 3:ever <verb> a
TXTTTWUUUU 3:ever <verb> the
XTUTVTVTUT 3:every <word> ,
XTTTXTVTUT 3:every <word> <word>
VUTUXUTUUT 3:every <word> from
XUUTUSTTUU 3:every <word> in
VUTTXSUUUT 3:every <word> you
TUTUXUTUUU 3:every new <word>
YTTTTUUUUU 3:every one of
YTTTTTUUVU 3:everything in <word>
WTTUTUYUUT 3:for <name> ,
XSWUSTVUTU 3:for <number> <s>
XTSTTTWUUT 3:for <number> <word>
bUTTSTUTVT 3:for <s> ?
VYTTTTVUUT 3:for <s> and
TYSTWSXTTT 3:for <word> ,
TWVVWWUURR 3:for <word> <s>
WYRTTSXTTT 3:for <word> <word>
YUTUUUUTUU 3:for <word> ?
WTTTXTTTVT 3:for <word> is
VXTUTUTTUT 3:for a <ing>
XUUTUTUUUU 3:for a <s>
ZUUUTTTTUT 3:for a <verb>
bWRSURRYTS 3:for a <word>
XTUUUUTTUU 3:for a while
ZUTTVTTUUT 3:for all <s>
YUUTUUTUUT 3:for all the
TXTTTTVUUU 3:for anything <word>
VTTUYTSTUU 3:for every <word>
USXSXSXTUS 3:for me ,
UTSXTUWUUT 3:for me and
TTTTVVTXTU 3:for my <s>
XTSSXSTWVS 3:for my <word>
ZTTUTTTUUT 3:for our <word>
VWTTXTTTVT 3:for the <ing>
VUSTWTVTYR 3:for the <name>
WXRSUVYSTS 3:for the <s>
aSTVSSSUWU 3:for the <verb>
XVWQQUYWXN 3:for the <word>
VTUUXTTTUT 3:for this <ing>
YTUUTTUUUT 3:for this <verb>
YWTUQTSTXT 3:for this <word>
YUTUTUUUUU 3:for this one
VUTTUUTXUU 3:for two <s>
UWTTTUXTUT 3:for what it's
ZTTUUTTUUT 3:for your <word>
UUUUTTYTTT 3:from <date> to
UTTUTUXTTX 3:from <name> <name>
WTTUUUUTTX 3:from <name> to
WUTTTXTTUT 3:from a <word>
UTTUYUTTUU 3:from here on
XTSTTTSUUY 3:from my <word>
UXTTZSVSUS 3:from now on
YUUUTTTUUT 3:from our <word>
UTUUTUVXUT 3:from the <caps>
YXUUSSTVTS 3:from the <s>
WURQWQVVVX 3:from the <word>
XTUTTUWUTS 3:für die <name>
YTVTUTTUUT 3:get the <word>
UYTTUUTUUT 3:go by <name>
TTTTTTZUUT 3:go with <word>
XUTUTUTUUU 3:go with that
TTUUTUYUTT 3:go with the
YTTTTUUUUU 3:going to <word>
XXTTUTWSTT 3:got a <word>
YSUTWUSTUU 3:got the <word>
UUUUUUTXTU 3:had <ed> the
aTTTUTTTUU 3:had a <word>
WTTUTUTXUU 3:had the <word>
UTUTUUXTTW 3:has <word> to
VTSSYSWTUT 3:has a <word>
ZUUTTUTUUT 3:has been <ed>
XUTTUTVUUT 3:has the <word>
USUUVSRTYX 3:has to be
WTTUUUTUXT 3:have <number> <s>
UTXSWTTTXT 3:have <word> <s>
VVTTUUXUTS 3:have <word> <word>
YTTTUUUUUU 3:have a <verb>
WWSSWSWTWR 3:have a <word>
WTUUTTXTUT 3:have an <word>
TUUUUUXUTT 3:have decided to
YTTTUTTVVT 3:have no <word>
UTUUTTYUUT 3:have the <s>
WUTTVTTUYS 3:have to be
YTTTUTTUUT 3:he <s> <s>
WXTUTTTUUT 3:here , <word>
TWTTVXTUUT 3:here , not
ZUTTTTTUUU 3:how <s> <verb>
YUTUTUTUUU 3:how <word> <word>
ZUTUTTTUUT 3:how <word> is
YTUTUTUUUT 3:how <word> it
XTTUTUTUUU 3:how do i
YUTTTUTUUU 3:how many <s>
YUTTTUUUUT 3:how to <verb>
XUUUTTUUUT 3:how would you
ZTTTTTTUUT 3:i <ed> in
XTUTUTWTUT 3:i <ed> it
UTTSUSXSWW 3:i <ed> on
UTTTUTYUUU 3:i <ed> that
WWTTTTSZTS 3:i <ed> the
aYSSVTRUTS 3:i <ed> to
YTTTTUUUUU 3:i <verb> ,
UaSTUTTUVS 3:i <verb> <name>
UWYSWRWUUR 3:i <verb> <s>
TWbSVRRUWR 3:i <verb> <word>
XUUUUUUUUT 3:i <verb> ?
UXVTWSSUUT 3:i <verb> a
VXUUTTTUUT 3:i <verb> after
TYTUUTUUUT 3:i <verb> as
VXSUTTXUTS 3:i <verb> at
VYTUTTTWTS 3:i <verb> from
WTTTWSXTTT 3:i <verb> it
WXSTTSXUTT 3:i <verb> on
WYURTWXSTQ 3:i <verb> the
ZTTTTUUTUT 3:i <verb> them
VYVSVSSSXS 3:i <word> ,
aTTTUTTVUU 3:i <word> <date>
YTTTTTTTUW 3:i <word> <ed>
TUXWUTUUUT 3:i <word> <ing>
WWVXTSTTTT 3:i <word> <s>
XTTWTWTTTT 3:i <word> <verb>
WVYYVPVRSQ 3:i <word> <word>
WXWSUSTUUT 3:i <word> a
UXUTUUUUUT 3:i <word> an
VXUUUUTTUT 3:i <word> at
UUUYTTTUUT 3:i <word> being
XTWSWSSUUT 3:i <word> for
UbSRVTXUTR 3:i <word> in
WSTYTTTUVT 3:i <word> it
YTTTUUUUUT 3:i <word> my
UUXTXSWTTT 3:i <word> on
YTTTWTTUVS 3:i <word> that
WXQQSYWVTU 3:i <word> the
UTWXTTUUUT 3:i <word> them
YUUTTUUUUT 3:i <word> to
WXTTTTSTUX 3:i <word> up
XUXSTTTUUS 3:i <word> with
WTTSTWTTUY 3:i <word> you
YTTTTUUUVT 3:i always <verb>
TYTUTTUUUU 3:i always <word>
TTUUTUWYTT 3:i am <ed>
UXUTUUTUTT 3:i am <ing>
UXUUUUUUUT 3:i am <name>
YVTTUTTUUT 3:i am <word>
XWTTVUTTUT 3:i am a
YVTTUTUTUT 3:i am in
TXTTUTTUUW 3:i am not
TTUTXWTUUT 3:i ask for
WTXSTTXUUS 3:i can <verb>
aSTSUTUUUU 3:i can't <verb>
VVWZURSTTS 3:i can't <word>
USSXUWTUUT 3:i can't do
ZTUTUUTUUT 3:i could <word>
UVVXTSSUUT 3:i do not
TUTWTXUUTT 3:i don't <verb>
XYRXTQTVVR 3:i don't <word>
VTTTUSTUVY 3:i don't do
XWTSUSUUUT 3:i don't know
UTWYTSTUUT 3:i don't like
WRSXTXUVUR 3:i don't want
TZTTUTTUUT 3:i go by
YTTTUTTUUU 3:i had to
XVRSTSYTTW 3:i have <word>
VYTTUTRTXS 3:i have a
YTWTUUTUUT 3:i have to
XTWSTUTUUU 3:i like <word>
XUUTTTUUUT 3:i like it
TUYTUUUUTU 3:i like my
YUTTUTTUVT 3:i might <verb>
YTUTUTUUUT 3:i must to
YUUTTTUTUU 3:i need a
XTTUTUTUTU 3:i need to
VSTTUSWUTY 3:i no <word>
SUSUVTVUUY 3:i said about
YWTTTTTUUT 3:i shall be
YTTTTUTUUU 3:i should <word>
UTTTWTXUUT 3:i should be
XUUTTUUUUT 3:i think <word>
VTUTTTXTUV 3:i told you
UYTTTTUVUT 3:i use <name>
UYTTUTUUUT 3:i use <word>
TUTTXTUUUU 3:i want the
XTTSXTTUXT 3:i want to
XTUUUUUUUU 3:i was <ing>
WWTTUSXTUS 3:i was <word>
WYTTUTSSUT 3:i was a
YTTUUUTTTU 3:i was in
aTTSTTUUVU 3:i'd <word> <word>
ZUTTTTUTUU 3:i'd <word> for
ZUTTUUUUUU 3:i'd like a
VUTTTUTTXU 3:i'd like to
TUXTUUUUUU 3:i'd rather <verb>
UUXSTUUUUU 3:i'd rather have
YUUTTTTUUT 3:i'll <verb> to
XWTTUUUUTU 3:i'm <ing> for
VYTSTUTVUT 3:i'm <word> <word>
UXTVTUTUUT 3:i'm <word> of
VaTRSUTUUT 3:i'm <word> to
VaTRTUTUUT 3:i'm a <word>
VYTTTUUUUT 3:i'm in <name>
XTTTTUUUUU 3:i'm in a
YWTTTUTUUT 3:i'm in the
YXUSTTTUUS 3:i'm not <ing>
UTTXUUUUUT 3:i'm not a
XUUTUUTVUT 3:i'm not going
WXTTUUTUTT 3:i'm on <word>
XUUTTUTUUU 3:i'm on a
XXUTTTTTTT 3:i'm on the
VZTTTUTTTT 3:i'm the <word>
TXTUTTWTUT 3:i'm the one
UXUTTUTUUT 3:i'm with <name>
VTUTUTXTUU 3:i've <word> to
UTUUUUXTUT 3:i've decided not
TYTTUUTUUU 3:i've got <word>
WXUUUUTTUT 3:i've got a
VZXQSTTUTT 3:ich <word> <name>
TYTSUUUUUU 3:ich <word> in
TUTYUTUUUT 3:ich <word> keine
TWUSYTTTUU 3:if a <word>
TWTTXSXTUT 3:if i <verb>
XUUUTTTUUU 3:if i were
XUUUWTSUTT 3:if the <word>
XUUUTTTUUU 3:if we <ed>
YUUTTTUUUT 3:if we <word>
WUSSXTTUVU 3:if you <verb>
VUTUUTSTYU 3:il <number> <word>
VUTUYSTTUT 3:immer auf <name>
TTWXWSTTUT 3:in <caps> <verb>
XXTUTTTTTT 3:in <date> ,
XXSTXRWTWQ 3:in <name> ,
TXUUTTTXTT 3:in <name> <ed>
TXTTWSTTTW 3:in <name> <name>
WTUTXTTUTT 3:in <name> <s>
WTSTSTVXWS 3:in <name> <word>
aUUTUTTTUT 3:in <name> ?
YVTWTTTUUS 3:in <name> and
XUUUUTUTUT 3:in <number> ,
ZTTUSTUXTT 3:in <number> <word>
UUUTUXUUUT 3:in <verb> <s>
YUUTUTTUUT 3:in <verbs> ?
XRVRWYXRSR 3:in <word> ,
UUSSYXUTTS 3:in <word> <name>
WWTUSSXWRS 3:in <word> <number>
WTWVUUVWRR 3:in <word> <s>
UUSTSZSUWU 3:in <word> <verbs>
XTQVbQTYSS 3:in <word> <word>
YSSTWTTUUU 3:in <word> and
XTTUTTWUUU 3:in <word> for
XUUTVSUUUT 3:in <word> in
WTTTSWXUTU 3:in <word> of
ZTTTTTUUUU 3:in <word> when
XTWTUTTTUU 3:in a <ing>
YVWRRXUUSS 3:in a <word>
VTTTWTXTUT 3:in all <s>
XUTTVTTUUU 3:in all <verbs>
UUUUUUTUXT 3:in by <date>
VUTTXTUUUT 3:in each <word>
YUTTTWTTUT 3:in my <s>
VTUTXTUUUT 3:in my <verb>
XRWVUXURTQ 3:in my <word>
ZTSTSUVUVU 3:in one <word>
WTTTYSVTTU 3:in our <word>
YTTTWTUTUS 3:in that <word>
WXTTTTTUUT 3:in the <ed>
UUUVSVWUWQ 3:in the <ing>
WVSRXXTSSW 3:in the <s>
ZYRSRUXUTS 3:in the <verb>
UTWTTXTWUT 3:in the <verbs>
WSMVVVWXTU 3:in the <word>
UWTTXTTTTT 3:in the first
UUUUXTTTUU 3:in the same
YUUTTTUVVT 3:in this <verb>
VRQVZYXVRP 3:in this <word>
XUUTTTTUUU 3:in this one
TWTTTTUXUT 3:in two <s>
UUUUUTXTUU 3:in your <word>
YUUUUTTTUU 3:instead of <number>
STVSWSWXTT 3:instead of <word>
XTTTWSUTWT 3:is <ed> ,
TWVUTTYTST 3:is <ed> <name>
VSTTUXWTTS 3:is <ed> <word>
YUUUTUUTUT 3:is <ed> again
VUUUUTXTTT 3:is <ed> to
YTUTUTTUUT 3:is <ing> me
VYTTTSYTTS 3:is <name> <name>
UUUUUTXTUT 3:is <name> <word>
WTUUTTXTUT 3:is <name> and
VWTTTTSUaS 3:is <number> <date>
VTUUVTYUTT 3:is <number> <s>
YTTTUTXTTT 3:is <number> <word>
XTRQYSSYTX 3:is <word> ,
WUTTTTXTUT 3:is <word> <ed>
XTSTSXWTTU 3:is <word> <s>
XSSWTWYTTR 3:is <word> <word>
ZUUUTTTTUT 3:is <word> again
UTUTZTVUUT 3:is <word> in
TSSTVWUTZS 3:is <word> on
XTTTWTTTUT 3:is <word> with
XTUTTTVUUU 3:is a <name>
XWWXSRVSTS 3:is a <word>
ZTUUUTTTUT 3:is at <number>
YUWTTTTTUT 3:is for <s>
WTSTUXTUUU 3:is for the
XUUTUTWTUT 3:is going to
XUUUTUTUUU 3:is he <word>
WXTWTTVUSS 3:is in <name>
XTTTTTXTTU 3:is in <word>
XTUUTTTUUU 3:is it <word>
XUUUTTTUUU 3:is it a
XUTTUUUUUT 3:is it in
TYXTTUTTTT 3:is my <word>
UXTSVSTTTX 3:is no <word>
TTUUUTTUaT 3:is on <date>
VVUUTTXTVR 3:is on the
XTTTTUXUTT 3:is our <word>
WTTTTSWTTX 3:is out of
WTUUTTXTTT 3:is that <word>
XUTTTTUUUU 3:is that a
UXTTUTUUVS 3:is the <number>
XUUTTUTUUU 3:is the <s>
TSSUWUYUTT 3:is the <verb>
ZUWRWSWSSR 3:is the <word>
XTUTTTTUUU 3:is there anything
YUUUUTUTUT 3:is this <word>
XUUUUUUUUU 3:is this a
YTSTTTWVUT 3:is too <word>
VUTTUUTYVT 3:it , <word>
WTTTUTXUUT 3:it <s> <word>
XTTUTTTWUT 3:it <word> ,
XUTTUUUUUT 3:it <word> to
XUUUTUTTUU 3:it a <word>
ZTUUTTTUUT 3:it as <word>
XUUUUUTUUU 3:it be <word>
XUTUUUUUUU 3:it could be
XUUUTTTUUU 3:it doesn't <word>
XTUTTTWUUT 3:it in <name>
XTSWTSUSWT 3:it in <word>
TWTTUXVTUT 3:it is <word>
VUTUTTYTUT 3:it on <word>
TTUUVUTXUU 3:it on the
XTUTTUVTUU 3:it to the
XUUUUUTUUU 3:it was <word>
UTUUUTTXUU 3:it was a
VTUUUTTYUS 3:it was the
YUTTTTUUUT 3:it with <word>
TYTUTTSUWT 3:it's <name> ,
YSSTSTWXTS 3:it's a <word>
XUTUTUUUUU 3:it's for the
WaSSTSTUUU 3:je <s> <word>
ZTXRTTTUTT 3:je <word> <word>
STXYTSUUUT 3:je <word> les
XUUUWTSTUU 3:keep <ing> it
TUTTYTTUUU 3:keep <s> to
VXSTSSXUUU 3:keep in <word>
YYSSTTTUUU 3:keep that in
VTTUWTXTTT 3:keep the <word>
YTTTUUTUUU 3:know what i
XVSTSTaUTU 3:la <word> <word>
UUTTUTYUTU 3:la <word> de
XTTTTTTVUU 3:last <s> <word>
TUUUUUTUXT 3:later than <number>
TSXSSVVVWT 3:le <word> <word>
ZUTTTUUTUT 3:le <word> ?
STYXTSWTUT 3:les <s> <s>
XTUTUTUUUU 3:let me <verb>
XUTTUUUUUT 3:let me think
TUTTTUYUUT 3:let's go with
bTWRUTTTTT 3:like a <word>
VTXTTUUUUT 3:like my <word>
XUUUTUUTUU 3:like that ,
XUTTWUTTUU 3:like that <word>
YUUTUUTTUU 3:like this for
VXUUUUTTTU 3:like to <verb>
TTUUTUUUYU 3:like to have
UTTTUZTTUU 3:mai <word> <word>
YTSSVTUUUU 3:make a <word>
YUTTTUUTUU 3:make it <word>
VTTYTTUUUT 3:make me <word>
YUTTTTUUUU 3:make me a
TUUUXUTTUU 3:make sure every
YTUUTTVTUT 3:make the <word>
XUTTTUUUUT 3:many <s> can
XUUUUUTUUT 3:maybe the <word>
VUYSVTUTUS 3:me , <word>
XTTTUXTUUT 3:me <s> <word>
UUSSXVUUUU 3:me <s> in
XTTTUTUXUT 3:me <word> ,
TYTTUUTUUT 3:me <word> <name>
XTRRVVTUUW 3:me <word> <s>
aTWSTSTTUT 3:me <word> <word>
YTTTTWUUUT 3:me a <verb>
WSWRXVVTUS 3:me a <word>
WSTTXWTUUS 3:me as <name>
TTTTYTTVVT 3:me in <name>
XXSSTXTTTT 3:me on <word>
UUTTXTUUUU 3:me should be
YUSTTTUUUU 3:me something <word>
YUUTUTUTUU 3:me the <ing>
WTTXTTTTUT 3:me the <s>
UUTSZTUUUU 3:me the <verb>
ZSUXUVTTTR 3:me the <word>
VXSUTTTXUT 3:me three <s>
WUTXTTTTUT 3:me to <word>
XUTTTTUUVT 3:me what <word>
XXTSTSWUTT 3:mi <word> <name>
YWTSTSWUUT 3:mi <word> <word>
VUTTTXUUUT 3:might i <word>
VTXTUUTTUT 3:more than <word>
VTUUTTUUXT 3:must be <ed>
TUTUXTTUVU 3:must be in
VUUTTYTTTT 3:must not <verb>
TWTTUWSXTS 3:my <ing> <word>
TWUTTTYUTT 3:my <s> <name>
WTUTTWXUTS 3:my <s> <verb>
XTRVRPVUXY 3:my <s> <word>
WZSSWSWUTR 3:my <s> are
XWWSTTTUUT 3:my <s> in
UUTUUUTUXU 3:my <s> on
WXUTTTUTUT 3:my <verb> <word>
UXUTUUUUUT 3:my <verb> for
VYTTTTSUTW 3:my <verb> is
YRSTVSSWSY 3:my <word> ,
UUUTTTXWUS 3:my <word> <ed>
TUUTTScTWS 3:my <word> <name>
aTRRWVUVVR 3:my <word> <s>
VYWRSWSSTW 3:my <word> <verb>
YWTRSVVSWR 3:my <word> <verbs>
SaWUQPZWWO 3:my <word> <word>
YUUTUTTTUT 3:my <word> ?
XTTUUUTTUT 3:my <word> at
XTUTTTWTUT 3:my <word> does
ZSUTTTUUUT 3:my <word> for
XTUUUTTUUT 3:my <word> has
WWTTTSXUTS 3:my <word> in
WbSSWVTUUO 3:my <word> is
ZRUUUUTUUT 3:my <word> says
TTUUUUYUUT 3:my <word> to
TTTTUUXWUT 3:my <word> was
VTUTTTTUUX 3:my old <verb>
XUTTTXTUTU 3:ne <word> jamais
ZUUTTTUUUT 3:need a <word>
WTTTXTTUVS 3:need the <word>
VUUTTTTUUY 3:need to <verb>
TUTXTXTTUU 3:never <verb> <word>
WUTTTXTSUU 3:never <verb> a
TTSSVYTUUU 3:never <verb> me
YUUUTTUTUT 3:never <verb> on
TTTTTaUTUU 3:never <verb> the
WUTTTXTTUT 3:never <word> <word>
STTTXWTWUT 3:never <word> the
YTUUUTUUUU 3:never to <verb>
UUUUUUTYTU 3:new <ing> <word>
UUUTUXUUUT 3:new <s> without
VUUUUTTXTT 3:new <word> <ed>
XUTTTTWUUU 3:next <word> ,
UTUTYTSWUT 3:next to the
XUTUTTWVUS 3:no , <verb>
XUTTTWTUUT 3:no <s> in
TUTTUYTUUU 3:no <s> on
UUTTXWTUTT 3:no <word> ,
VSRXVTVTTW 3:no <word> <s>
UTTTUTTUUZ 3:no <word> <verb>
WSSRSYWTTX 3:no <word> <word>
UXUTUTTVTT 3:no <word> to
XUUTUTUUUT 3:no <word> yet
TUUUUUTUXT 3:no later than
WUSSUUYTUT 3:no more <s>
WXTTTRYTUS 3:no more <word>
WUTTUSTUUY 3:no need to
YTUUUUSUUT 3:not <ing> it
XUUTTUUUUT 3:not <ing> we
YUUTUSUUUT 3:not <verb> the
SUWXRVRVTW 3:not a <word>
XUUTUUTVUT 3:not going to
VVTTTUXTTT 3:now , <ed>
TXTTUTUUUT 3:now on ,
UTUUYTTUUT 3:now on <verb>
YTUUSTSUVU 3:now the <word>
VTSTYTWTTT 3:o <word> <word>
XVTTUTXSVR 3:of <date> ,
TWTTXSWTSU 3:of <name> <name>
ZUUUTUTTUT 3:of <name> ?
UVSXWSUVSS 3:of <word> ,
XTWTTTTWUU 3:of <word> <verb>
UVYVSSRUXR 3:of <word> <word>
WXTTUUTTTT 3:of <word> at
ZTUTUTTUUU 3:of <word> i
WWRRVXRWUS 3:of a <word>
UTUTXTWTTT 3:of every <word>
XTUUUTTTVT 3:of last <word>
UWTSWTXTTT 3:of my <s>
WWSWTSSSTX 3:of my <word>
YUTTUTUTVT 3:of that <word>
VTTUWTSTXU 3:of the <ing>
XTTTUSWTVT 3:of the <verb>
aXUQUXUWPP 3:of the <word>
ZTUUUUTUTT 3:of this <ing>
UWTTSSYTUW 3:of this <word>
YUTTTTTUUT 3:of this one
XUTTUUUTUU 3:of those <s>
VTTTVTSWTY 3:off the <word>
UUUUUUTTUY 3:old <verb> <word>
VTTUTUTTWX 3:old <word> ,
TTTUUTVUXT 3:on <date> <number>
SVTTTTYWUS 3:on <date> and
TUUTUTVTYT 3:on <date> at
XSUUTXWTTT 3:on <name> <name>
TXTUTUTUWT 3:on <name> <word>
UXTUSSRTdR 3:on <number> <date>
TVUUUTUUYS 3:on <number> may
XWTTUTTUTT 3:on <s> ,
VXQSVRVXXS 3:on <word> ,
TTUTTWXTTT 3:on <word> :
XSTUSTWWRW 3:on <word> <number>
WWSSRYUWSR 3:on <word> <s>
TWUUTTXUST 3:on <word> <verb>
WYSRTSYTVS 3:on <word> <word>
XTTUTTXUTT 3:on a <date>
TXTUWTTTUT 3:on a <ed>
UXUUUTTUUU 3:on a <number>
YTTUTTTUUU 3:on a <verb>
YVRRSVZTTT 3:on a <word>
UUUUXTUUUU 3:on each <word>
YXRQVRUWTW 3:on my <word>
UXUUUTUUTT 3:on my own
XUTTTSWUUT 3:on ne <word>
UTUUUTTYTT 3:on the <caps>
UXUTTTTWTT 3:on the <name>
WUTUWSVTXR 3:on the <number>
XVUUSWSTTU 3:on the <s>
bSTTSSVXTT 3:on the <verb>
WYOPRVTXWX 3:on the <word>
VUUTUTXTUT 3:on the back
XTUUXTSTTT 3:on the last
ZUUUTTTUTT 3:on this one
TTTUTTXWUT 3:once a <word>
UXWRVSWTTS 3:one <word> ,
UWXSTTTWUT 3:one <word> <word>
TTXTWTTUUT 3:one <word> at
TTTWWTTXUT 3:one <word> of
TUVTVTXTTU 3:one <word> per
WTXTTTUUUT 3:one for the
XWTTUUUTTS 3:one from <name>
YUUTTUTUUT 3:one more <word>
YTTTUTUUUT 3:one of those
UUTUTTXUUU 3:one with the
WTTUXUTTUT 3:only a <word>
UTTTXTWTUU 3:only the <word>
ZUTTTTUUUU 3:or <word> ,
XUUUTUUUUU 3:or <word> ?
YUTUTTUUUU 3:or is that
YUTTTTUUUT 3:or no ?
YTUTTTUUUU 3:or the <word>
WTTTTUXTUT 3:our <s> <verb>
TUUTTUYTUT 3:our <s> are
TTSTUTYTYT 3:our <word> <s>
YUSTSTXUWS 3:our <word> <verb>
VTUUVTYTSU 3:our <word> <verbs>
URTUYSXXST 3:our <word> <word>
WXSTTTWUVS 3:our <word> is
WUTUTTTTXU 3:out a <word>
WTTUXTTTTU 3:out of <s>
WRVWRWXSWQ 3:out of <word>
UTTTYTWUUT 3:out of the
VUUTTTXUUT 3:out of this
WTTUTTTXUT 3:out the <word>
XUTUTTXTUT 3:over <number> <s>
UUVTXTTUUT 3:over <word> <s>
TUTTXTWTUU 3:per <word> ,
XTXUTTTTUT 3:please , <word>
YUSUUUUUUT 3:que <word> <word>
VTXTTTTUUU 3:que me <s>
UUXTUUUUUU 3:rather have <word>
XTUUTUUUUT 3:says we should
VUXTUUUUUU 3:se <word> <word>
XTTUUTWUTU 3:se <word> a
YUUUTUTUUT 3:should <verb> the
XUUUTUTUUT 3:should <word> the
XTTUVUSUTU 3:should always <word>
UTTTYSYUTT 3:should be <word>
XTTTVTUUUU 3:should be in
YUUUTTUUUS 3:should i <verb>
YUTTUUTUUT 3:should i <word>
YUUTTTUTVT 3:should never <verb>
TaUUTTTTUT 3:since i was
USSTTTZVTX 3:since the <word>
YTUUTTUUUU 3:so , <word>
UUTTXWTTTT 3:so <word> <word>
UUWTTXTTUT 3:stop <ing> <verbs>
VTTUTXUTUU 3:stop <ing> <word>
UTXTUTUUUT 3:than <word> <word>
UTYTTTUVUT 3:than the <word>
UUTTXUTUUT 3:that , <word>
YUTUTUUVTT 3:that <s> <word>
WTTUXTTTUU 3:that <s> a
YUTTUTTUUT 3:that <s> are
UTTTYTTTUT 3:that <verbs> <word>
YUUUSTTTUU 3:that <verbs> for
WSXTTTSYTS 3:that <word> <word>
XUUTUTTUUT 3:that <word> ?
XTUTVTTUUU 3:that <word> for
WTUUTTTTTX 3:that <word> is
XTTUUUUSUU 3:that <word> was
VTTXTTTUUT 3:that a <word>
VTUUXSTTTV 3:that i <word>
YXSTSSVUUV 3:that in <word>
YUUTVSTUUT 3:that in the
TXTTTTVUWT 3:that my <word>
TTUTYUUUUU 3:that only <s>
UUUUUTXTUT 3:that the <caps>
TTUUTTXWUT 3:that the <s>
XXTUTTTTUT 3:that the <verb>
SRSTVSYYWU 3:that the <word>
YTTUTTTTUU 3:that was the
XUUUTUUTUU 3:that we always
XTTUUUUUUU 3:that's how i
TXXTTTUTUT 3:that's me ,
VYTVUTTTTT 3:that's my <word>
VTTTXTUUUT 3:that's our <word>
VXUUTUUTUU 3:that's what i
TUUUUTTTYU 3:the <caps> <verb>
TTTUTWXYTS 3:the <caps> <word>
WUTTTTSVTX 3:the <date> <word>
TSSSVSYWSX 3:the <ed> <word>
WUTTTSXTUV 3:the <ing> <s>
VUQSWPWVXV 3:the <ing> <word>
XUUUUTTUUT 3:the <ing> with
TYSTSSTXYR 3:the <name> <name>
XTUTUXTTTS 3:the <name> <s>
STTUYTXVSS 3:the <name> <verb>
UWRTSQWVWX 3:the <name> <word>
VVUUTTXTTT 3:the <name> in
STUUTTVYTV 3:the <number> <word>
VXSTSSUSYU 3:the <number> of
ZURSXRWVTS 3:the <s> ,
WTTTTTVZTT 3:the <s> <ed>
ZUUTUTTUTT 3:the <s> <ing>
XTTUTTWTTT 3:the <s> <s>
XSRRWVUVWS 3:the <s> <verb>
XYPPYWXVRP 3:the <s> <word>
XUUUTTUTUT 3:the <s> ?
VTXUWTTTUU 3:the <s> and
WSSSYWTVWR 3:the <s> are
YTUUUUTUTU 3:the <s> by
UUUUUTTXUU 3:the <s> from
YTUTUTUUUT 3:the <s> i
YSVSTUWXTR 3:the <s> in
YTUUUTUWTS 3:the <s> on
WUUUXTTUUT 3:the <s> out
VUUTUTTXUT 3:the <s> were
UTVSXSWVUS 3:the <s> with
WTVTXWSTUT 3:the <verb> ,
XUUTTTTWUT 3:the <verb> :
TUUUUUTYUU 3:the <verb> <ed>
WTUUSTUUTX 3:the <verb> <name>
WWSSSWVWVR 3:the <verb> <s>
WTTTTTXVTT 3:the <verb> <verb>
VUUTXTSXTT 3:the <verb> <verbs>
WWPRSUXWUU 3:the <verb> <word>
XUUUTTTTUU 3:the <verb> ?
VUUUTTUUXT 3:the <verb> by
XWUVSTUUTT 3:the <verb> for
WUTTXTUTUT 3:the <verb> in
XTTUTTXTUT 3:the <verb> is
XVSTVRVTWS 3:the <verb> of
UUUUTTTXUT 3:the <verb> to
VSWUWVQTVT 3:the <word> ,
VSTTWSXYSS 3:the <word> :
WTUUTTXWTT 3:the <word> <caps>
WRSSSSZaST 3:the <word> <ed>
XRSSVSUWVW 3:the <word> <ing>
XTUUUUTVTT 3:the <word> <ly>
USUTUUXUWT 3:the <word> <name>
aSOTTSXSWX 3:the <word> <s>
VXTPUSUYUU 3:the <word> <verb>
UQRRUYXSXW 3:the <word> <verbs>
VWNRTUWaTU 3:the <word> <word>
aUUUTTSTTT 3:the <word> ?
UUUTTSSUVZ 3:the <word> about
UXTSWVSTWT 3:the <word> after
XTUUTTUWUS 3:the <word> again
YSSTVWVTUS 3:the <word> and
UTTTXUTTUX 3:the <word> are
USVTVWSTSX 3:the <word> as
WSTUUTWXSS 3:the <word> at
ZTUUUUTTUT 3:the <word> back
VTTUXSTWWS 3:the <word> before
YTUUUTTTUU 3:the <word> between
WUUUTTTUXT 3:the <word> by
XUUUUUTVTT 3:the <word> didn't
XTUTUUSWUT 3:the <word> every
VUVSSTXUUT 3:the <word> first
WWSTURYTWQ 3:the <word> for
TUUUUUTYTU 3:the <word> had
VTWSTTXSYR 3:the <word> has
UVTTXTXTTT 3:the <word> here
UXPQYVSVUX 3:the <word> in
WVQWXPYWYL 3:the <word> is
UUUUUUSVTX 3:the <word> isn't
XTTTWTTUUT 3:the <word> last
UTTTYTTTWT 3:the <word> must
YUUTUUTUUT 3:the <word> never
XSQRVSWUYV 3:the <word> of
VRWTURTVVW 3:the <word> on
ZTTUSUTWTS 3:the <word> one
VUUUTUXUUT 3:the <word> said
XTUUWVSTTT 3:the <word> says
YTUUUUUTUU 3:the <word> since
YUUUSTTWUS 3:the <word> that
UUTTTTVYUS 3:the <word> the
WTWSSRVXXR 3:the <word> to
XUTUUTWTTT 3:the <word> today
TTTTYTSWWT 3:the <word> under
VSVVUTPbVR 3:the <word> was
YUTUUTTUUU 3:the <word> we
XSTTWTTTWT 3:the <word> will
RVSSWVTYRX 3:the <word> with
XUUUTUTTUT 3:the <word> would
WTTTWTTXTT 3:the <word> you
TTTTUUYWTT 3:the back <word>
YUUUUTTTUT 3:the back of
VWSSXTWTTT 3:the first <word>
YTWTSTWTTS 3:the last <word>
UTUUUTWYTT 3:the new <ing>
VTSSSSXYXS 3:the new <word>
XUUUUUTTUT 3:the old <caps>
VRSSTSWUXY 3:the old <word>
XTUUUUTWTT 3:the old one
VXUUTTTTUU 3:the one <ing>
VSXTTUWTUT 3:the one <word>
XWTTUUUTTS 3:the one from
VTUUUUXTTU 3:the one in
XUTTUTTWUT 3:the one on
UUTUTTXUUU 3:the one with
UTUTSWXTTT 3:the only <word>
ZWSTUSVTTT 3:the other <word>
UXTTTTWUUT 3:the other one
UTTTXVSXTT 3:the same <word>
YXTUTTTTTT 3:the two <s>
UTTUXUTUVU 3:then the <word>
XTTTWTUUVT 3:there's a <word>
YTSWSVTUVT 3:these <word> <s>
XTUUUUUUUT 3:this <verb> <word>
XUUUTTUUUT 3:this <verb> ?
VTRSXWVXTR 3:this <word> ,
VTTTXUTWTT 3:this <word> :
YUUTTTTUUU 3:this <word> <s>
XTTTVTUUUT 3:this <word> <verb>
XTTSYRSXUT 3:this <word> <word>
XUUUTTUUUT 3:this <word> ?
XTUUUUUTUU 3:this <word> in
VSTTTXXSWS 3:this <word> is
XUUUUUUUUU 3:this a <word>
YUUTUUTTUU 3:this for all
ZUTUSUTTUU 3:this one <word>
XUUTUTUTUU 3:those were the
USXSWTSXTT 3:three <s> ,
YTTTUUUUUU 3:three <word> <s>
XUUUUUTUUU 3:to <name> ,
WTTTTSXTTX 3:to <name> <name>
UYUUUUTTTT 3:to <name> last
UUUUUUXUTT 3:to <name> this
YUTTTTWUTT 3:to <number> ,
STUTTTWUZT 3:to <number> <date>
YTTTTWSVTT 3:to <number> <s>
XTUUTUTUTW 3:to <verb> <name>
YWTTTVSUTS 3:to <verb> <s>
WTTTYSWUTS 3:to <verb> <word>
XUTTTTUTXT 3:to <verb> a
YTUUTTTUTU 3:to <verb> at
UUUTTXTUUW 3:to <verb> me
WTTSXSTVWS 3:to <verb> on
XUUUUUUUUT 3:to <verb> out
WTRSRRXVWX 3:to <verb> the
aUTTTTTUTT 3:to <verb> them
ZUTTUTUTUT 3:to <verb> to
XXSTTTVUUT 3:to <word> ,
UUTUTUTXUU 3:to <word> <ed>
XUUUUUTTUT 3:to <word> <name>
YWWSTSSTXS 3:to <word> <s>
ZTSSWSVXTS 3:to <word> <word>
YUTTTUWUUT 3:to <word> a
aTWTSVSTTT 3:to <word> in
XUTTWTTTTT 3:to <word> that
TSTSXSaVWQ 3:to <word> the
XTUUTTUUUT 3:to <word> them
YUUUTTUUUT 3:to <word> this
WTUXUTTTUT 3:to <word> with
VSRWXSWUTS 3:to a <word>
XUUUTTUUUU 3:to always <verb>
UTTTYSTTZT 3:to be <ed>
WVSSWTXTVR 3:to be <word>
WTUUSTSTVX 3:to be in
XUTUTTTUXT 3:to be out
TUUTTUUUYT 3:to be with
UTTXVTUTUT 3:to do with
ZTWTSSTUUT 3:to every <word>
XUTTTTTUXT 3:to get <word>
VTTTXUWTTT 3:to have a
UTTTUTXTUX 3:to my <word>
XUUUUTUUUT 3:to say never
WTUTXUUUUT 3:to the <ing>
WUPWXSTTVV 3:to the <word>
YUTUTTUUUT 3:to your <word>
aTTTTUSTUW 3:today , <word>
VUUUUTXTUS 3:told you about
XTUUUUTTUT 3:too <word> ?
YUTTTTUUUT 3:tu <word> <word>
UUTUUUTXUU 3:turns out the
UXSWSSVVVT 3:two <s> ,
TUTTUUTZUU 3:two <s> <ing>
TTUUTUWXUU 3:two <s> of
XVTTTTTWUT 3:two <s> on
YTTUUTUUTU 3:um <word> em
WTTTTTTYTX 3:un <word> <word>
XWTTUTTUUU 3:una <word> <word>
WXUTTUTUUT 3:under <code> ,
UUXUWSSUTU 3:under <number> <s>
UUTUTXTUUT 3:under no <s>
WTTUTTXWST 3:under the <word>
VTTTUTXTVT 3:until the <word>
ZUTUTTTUUU 3:up for <word>
YTTTUTTXTT 3:up the <word>
TTTUTXXTUT 3:up to <number>
XTTTTVTTUW 3:use <s> in
TUTTYTUUUU 3:use <word> <word>
UWXTTTTUUU 3:use <word> and
TTTUXTTUUW 3:use <word> here
UTTTYXTTUS 3:use the <word>
ZTTTTSTUXS 3:want to <verb>
XTTTTWUUUT 3:want to <word>
WUUSXTTVTU 3:want to see
TUUUUUTXTT 3:was <ed> by
WWRSSRWYVS 3:was a <word>
TUUUUUTXTT 3:was that the
XTUUUTSYUS 3:was the <word>
TTUUUTVXTU 3:we <ed> <word>
XUUVTTUUTT 3:we <ed> it
UTVVTTYTTU 3:we <ed> on
UTUUTTXVUS 3:we <ed> the
YTUTUTVTUT 3:we <ed> to
XUUUTTVTTT 3:we <ed> with
TUUUUUYUTT 3:we <verb> <word>
bTUTTTTUUT 3:we <verb> it
UTTUXTZTTT 3:we <verb> on
VSTTTTYXTT 3:we <word> <s>
UTTUTTVXTT 3:we <word> <word>
WTUUTXUTTT 3:we <word> out
VSTUTSTZTX 3:we <word> the
XUUTTUUUUT 3:we <word> to
ZTUUTUTUUU 3:we always <verb>
YTUUTUTUUT 3:we could <verb>
UUUUUTYUUS 3:we decided to
TWUUTTVTTX 3:we don't <word>
ZTUUTTTTUU 3:we had a
WSUUTUXUUT 3:we have <word>
TTUUUTUTYT 3:we need the
TTUTTTVUTY 3:we no <word>
ZUUUTTTTUT 3:we should <verb>
XUUUTUTUUT 3:we should <word>
YUUUTTTUUT 3:we should never
TXUUWTTTUT 3:we use <name>
UTUUTUZTUT 3:we went with
TTTUTUZUUU 3:we're going with
TUUUUUXUTT 3:we're on <word>
UUTUTTTYUT 3:went <word> ,
TUUVUUSXTU 3:went from <number>
TTUUUUYTUT 3:went with the
YUUTUTUTUT 3:were the <s>
XUTUTUUUUT 3:what <word> <word>
ZUTTUUTUUT 3:what <word> is
XTTTWUTUUT 3:what a <word>
YUTTUUUUUT 3:what can i
YTUTUTTVTT 3:what did the
ZUTTTUTTUT 3:what do i
XUTTUUUTUT 3:what does <word>
UXWTTTTUTT 3:what i <word>
VUTTYTTUUU 3:what i need
UUSTVTVUUX 3:what i said
VUUUUTXTUS 3:what i told
VUUTXTTTUT 3:what is <word>
UWTTTUXTUT 3:what it's <word>
XUUTUUUUUT 3:what now ?
XUTTUUUUUT 3:what should i
XUTUUUUTUT 3:what would a
XTUUTUUUUU 3:what would i
XUTTUUUUUT 3:what would you
aTTTUTUUUU 3:what's a <word>
ZTTUTTUUUT 3:what's the <verb>
YTTTUTUTUU 3:what's the <word>
STTUXTWUUU 3:when i <verb>
XTTWVTSUUT 3:when i <word>
VUTSXTSUVV 3:when i ask
XUUUUUSTUU 3:when i was
YTWWTSSTTT 3:when the <word>
VSXXVYRSTR 3:when you <verb>
UTSWXTUUUT 3:whenever you <verb>
XUUUUTTTUU 3:which of the
YUUTUTTTUU 3:which of these
YUUUUTTTUU 3:why does the
XUUUUUUTUU 3:why does this
YTTUUTTWTT 3:why the <word>
TTTTXTXUTT 3:wir <word> <word>
TXUTTTWTSV 3:with <name> <name>
UWTTTTXUUT 3:with <name> and
UTTTXWTTUT 3:with <s> <s>
TYRWUWUTST 3:with <word> ,
WUTTTTXUUT 3:with <word> <number>
SWRXWRYVTS 3:with <word> <s>
WWYRSRVXSS 3:with <word> <word>
UTTXWTUUUT 3:with <word> and
TUTUUUXUUU 3:with <word> for
VUTUXTTTUU 3:with a <verb>
WSWVWVUURR 3:with a <word>
TXTTTUUTWT 3:with my <s>
XXSSUSUUWS 3:with my <word>
WTTTTTXVTT 3:with the <ing>
XTUUUUWTTT 3:with the <name>
YXSTVSSWTS 3:with the <s>
STTQYTVWUW 3:with the <word>
TTTTTYTTUX 3:without <ing> me
XTTTTTUXTT 3:without a <word>
ZUTUTUTTUU 3:would a <word>
ZUSTTTTUUU 3:would be <word>
XTUUTUUUUU 3:would i <word>
XUUUUTTUUU 3:would it be
YUTTSTUUUT 3:would you <verb>
YUTUTTUUUU 3:would you <word>
YTUUTTUUUT 3:would you say
YUTTTTUUUT 3:yes or no
WTQWTXTUUT 3:you <verb> <s>
VUSRXWUUVT 3:you <verb> <word>
YUTTTTUUUT 3:you <verb> ?
UUTTXSUUUU 3:you <verb> a
VTTSXWTTUT 3:you <verb> for
TTTUYTTUUU 3:you <verb> in
UXTSYTTTUT 3:you <verb> it
TSYUYTTTUS 3:you <verb> me
WSWRVWSTUW 3:you <verb> the
UUTUXTUUUT 3:you <verb> up
YUTTUTUUUT 3:you <word> ?
YUUUTTTTUU 3:you <word> a
UUTTYTTTUT 3:you <word> up
TURWWVSSTY 3:you can <verb>
TXUTTTUUUV 3:you can <word>
TUTTWSUUUX 3:you can use
YUUTTUTUUT 3:you know what
WTTTXWTUUT 3:you to <verb>
YTUTUUTTUU 3:your <word> ,
WUTUUTTTXU 3:è il <number>
YWSVUSUVST Tasks
WRPTZYXTTR Tban once
XYSXXXUPNT Tban stands
XVUTUUTUTT Tf1:)
UTWXWSTSTS Tf1:,
ZTUUUTTTTU Tf1:0c2d
YTUUTTTUVT Tf1:14
XTUUTUTUUU Tf1:1987
XUUUTTTUUU Tf1:30p
VUTUTTXUUU Tf1:340
YUUUUUTTTT Tf1:4
ZUTUTTTUUU Tf1:4.1
YUUUUTTTUU Tf1:4.2
XUUUTTTUUU Tf1:4.3
TTTTTTXWTU Tf1:40
XTUUUUTUUU Tf1:77be
XUUUUUTTUT Tf1:88
UYTSUUUUUT Tf1:?
XSUWWNTYTU Tf1:a
YUUUTTTTTU Tf1:a91f
UYTSZTTSTT Tf1:abito
VTTTTTXTWT Tf1:about
TTUUYUWTTT Tf1:adapt
TSTSWTYXTS Tf1:add
YUUUTUTUUU Tf1:address
XUTTTTTXTU Tf1:adesso
UTUTUUXUUU Tf1:admiral
TTSSSXVTXV Tf1:after
aTTTUTTUUU Tf1:ai
XTTTUTTUWV Tf1:aide-moi
YTUUUTTUUU Tf1:aisle
WVPPUWVVVX Tf1:all
XUTTTTTXTU Tf1:allora
UTWTTTVTXU Tf1:alors
WWTTRTXTTU Tf1:also
XSXXUVYQRP Tf1:always
WTTUXTTTTU Tf1:an
XTUUUTUVUT Tf1:analyze
YUTTTUUUUU Tf1:and
aTTTUUSUTU Tf1:anders
VYTTTTTUUT Tf1:android
XUTSWSXTST Tf1:anneke
XUTTUUUUUU Tf1:another
YSTTTXSUVT Tf1:answer
ZYSSSSSXTS Tf1:any
bSTSTTSUUU Tf1:anyhow
WURRYRWTYR Tf1:anything
UUTXWTTUTT Tf1:anyways
XUTTUTTXTU Tf1:anzi
UTTUYUTTUU Tf1:api
ZSTTUTSUUU Tf1:aquí
XUUTUTUUUU Tf1:are
YURWVVSRXR Tf1:as
WSTTSXXTUT Tf1:ask
ZUTTUTTTUT Tf1:asking
VTTTXTWUUU Tf1:así
ZWTTXSTSTT Tf1:at
XXTTTTTUTT Tf1:auf
XTUUTUTUUU Tf1:aus
XTUUTUSUUU Tf1:außerdem
TXTTUTXUTU Tf1:ayúdame
dSSSTTTUVU Tf1:back
VUTXTUUTUU Tf1:bars
WXUUTTTTUT Tf1:based
ZTTTTTSTUX Tf1:be
VVTTTTYTUT Tf1:bear
WTTTVTWXTT Tf1:because
WTQZTVWWRR Tf1:before
YTTUUTVSTU Tf1:begins
VTTTXTUUUU Tf1:being
YUTUTUUUUT Tf1:bell
STTTTXWTUW Tf1:berit
XUTUUUTUTU Tf1:bien
YUTUTUTUUU Tf1:bin
ZTUUTUTTUT Tf1:biscuits
XWRRVSVTXS Tf1:bitte
XTTTUUUUUU Tf1:bliss
YTTTUUTUUU Tf1:boiler
XTTTUTTUWU Tf1:bon
VUTTXTTTUT Tf1:boss's
YVWSSSVTUS Tf1:both
UXTTUUTTTX Tf1:boxes
WSTTWTXSXS Tf1:brain
XTTTTTXUTT Tf1:bram
UUUTUXTTUU Tf1:brand
ZUTUTTTUTT Tf1:british
UXYXSRVTSS Tf1:build
VUUUTUSXUT Tf1:bumping
ZUUTUUTTTT Tf1:by
UXUUUUTUTU Tf1:cake
WUXTTTTUUU Tf1:call
VXTTUTTTTU Tf1:callbacks
YVTTTTTUTU Tf1:calls
bSTTTUTUTT Tf1:calzados
aVPVWTUVUQ Tf1:can
YUTTUUTUUT Tf1:can't
XTUTUUTVUT Tf1:cancel
VUTTXTTUUT Tf1:capitals
aSSTUTTUUU Tf1:carrega-se
XTTTXTTTUT Tf1:carve
XTTTTUVUTT Tf1:cass
XUTTUUUUUU Tf1:certain
UUUUTUYTTU Tf1:certificates
TYTTUUUTUU Tf1:chamo-me
TTUTXTYVST Tf1:change
YUUUUUTTUT Tf1:chaos
XVSXWSRTUS Tf1:chapter
VUUTUTXTUU Tf1:checkmk
WTUTTUTTXT Tf1:christmas
VTTTXUTWTT Tf1:ci
aTTTUTSUTU Tf1:city
VUXUTTUTUT Tf1:clever
XTTUTTWTUV Tf1:client
TUUUTUXTTU Tf1:cluster
WTTUTUXTTT Tf1:coach
VXTTTTTUUU Tf1:coeliac
ZUTTTTTUUU Tf1:coffee
WUTTUUTUUX Tf1:coffee's
aTTTUTSTUT Tf1:coin
XUUTTUUUUT Tf1:cold
TUTTXTWUUT Tf1:columns
UWXSTTWTTT Tf1:come
aTSUUTUTUU Tf1:comeram
XTTUTTXTTT Tf1:comes
WUTTTTXTUT Tf1:comms
XTTUUTVUTU Tf1:confirmation
XUUTUTUUUT Tf1:continue
XUUUUTUUUU Tf1:contéstale
XUTTUUUUUU Tf1:convince
XUUTTUUUUU Tf1:copying
YTTTTSSXTW Tf1:correct
VTTTXWTTTT Tf1:cosimo's
cRRRXSZSTS Tf1:could
YTUTUUUUUU Tf1:coursework
YUTUTTUUUU Tf1:cranky
TTTUUUYUUU Tf1:credits
UTTTTTTWTX Tf1:cross
aSTTTTWTTT Tf1:csv
YTUTUTUUUT Tf1:curious
XUUTUTUUUU Tf1:customer
XTTTSTXTUT Tf1:customers
WWUTRUVUTU Tf1:dafür
WTTTTTXUUT Tf1:dana
XWUTRTVUTU Tf1:dann
YTTYTTTTTT Tf1:dark
XRTSVXXTTS Tf1:das
ZVTTPTUUXT Tf1:dass
XUUTUUUTUT Tf1:datasheet
YVRWVTWSSS Tf1:dear
VTTUTTZUTT Tf1:decided
VTTTWXTTTT Tf1:deleting
VXTTTTUUUT Tf1:den
bSUTRXSUUU Tf1:der
XTTTUTTUWU Tf1:deux
VSSSWXWUUT Tf1:did
ZUSSUWUTST Tf1:die
UUTXTUUUUU Tf1:diffs
VTTTXUUTUU Tf1:digests
VUTTXTTUUU Tf1:dilutions
XUUTUUTUUT Tf1:discuss
TUUUTTWTXT Tf1:discussed
UUTTXUWUTT Tf1:dns
aURRYSTYSR Tf1:do
VYTTUTTTUV Tf1:doctor's
YRSSXSWTUX Tf1:does
XTTTSXXTST Tf1:doesn't
WTTTUUTTUX Tf1:doing
XXUNSXXRTW Tf1:don't
YTUUTUVUTT Tf1:dot
XTUUWTTUTT Tf1:dr
ZRSRYUVSXS Tf1:draft
VTTTUUXTTT Tf1:dropped
VUUUTXTUUT Tf1:dry-run
VUUXUTTTTU Tf1:dull
XUUUTUUUUU Tf1:dunno
TSSSVXWUUU Tf1:during
YVRSTXSTYS Tf1:e
WXTUTTTUUU Tf1:edinburgh
XWUTRUVUTU Tf1:egal
TTTUTTTXTX Tf1:egg
YTTTUUUUUT Tf1:eggs
aTTTUTSUTU Tf1:elche
YTSTUTTVUU Tf1:ele
TTUTTUWXTU Tf1:eleven
YUUUTTTUUT Tf1:emails
aTTTUTSUTU Tf1:employer
VXTTUUUUTU Tf1:english
VTTYTUUTUT Tf1:equivalent
aUTTUTTSUU Tf1:era
VTTTTXSXUT Tf1:error
YUTTTXSUUT Tf1:es
ZUTUTTTTTT Tf1:esme
VTTUUTXUTU Tf1:este
XSWSSSUTYT Tf1:et
VXXSTSSTWT Tf1:eu
UUUUUUUXTT Tf1:event
USSSXaVTTS Tf1:ever
XUSRZSXSTS Tf1:every
aTTTTSVXST Tf1:everybody
XTTTTTUXUT Tf1:everyone's
YRSVSVTWWS Tf1:everything
aTUWUTTSTT Tf1:except
YUUUUUTUTU Tf1:exchange
UZRYRVUTTS Tf1:explain
WVUTRUVUTU Tf1:fang
aTSTUTUUUU Tf1:faz
XTTTXTSWTT Tf1:feature
WTTUTXTTUT Tf1:fechado
XUTTTUUUUU Tf1:feeling
VTUTUXTUUT Tf1:fern
ZUTUTUTUUT Tf1:ffill
VUXTTTTUUT Tf1:fight
XUTTTUTUUU Tf1:figma's
USUWXSVTST Tf1:file
VTTUTTXUUT Tf1:final
SWWWTSXSTT Tf1:find
XUUUTUTUUU Tf1:findings
YTSTUTTVUU Tf1:fiquei
XUUTUTUUUT Tf1:firm
YWTUTTTTUT Tf1:five
VTTSSTYTTW Tf1:fix
aTSSTTTVVV Tf1:fog
WVVSVVTOSZ Tf1:for
WVSRTRXUTY Tf1:forget
WTTSTSWbUS Tf1:found
UTTTTUXTTX Tf1:freeeee
XTUUUUTTUU Tf1:freeze
aRTTUVQXSV Tf1:from
VXTTTTTUUT Tf1:full
TTTTTUXXTU Tf1:gaps
VTTTTTXYTT Tf1:gave
UUUTTTTXVU Tf1:ghostly
YUUUTUUUUT Tf1:gilt
aTTUTUTUUT Tf1:gimme
WTTTYTSTTU Tf1:git
dWUaRTOSSR Tf1:give
aTTTTTTUUU Tf1:go
VTUTUXTUTT Tf1:godot
XUTTTTXUUT Tf1:goes
UUUUUUXUUT Tf1:gone
XTTSUTSXXU Tf1:goodnight
WVTXVSSTUS Tf1:gorica
WUTTXUTUTT Tf1:got
VTTUTUTTXU Tf1:grant
ZUUUTTTUUT Tf1:green
VTUUTUXUUT Tf1:group
XSUTTTVUWT Tf1:gunhild's
ZUTUSTTVVU Tf1:ha
bSUTUUSTUT Tf1:had
YTTTUTUUUU Tf1:haha
YRSTWRXWWS Tf1:half
YUTUUTUTUT Tf1:halvard's
ZTUUWTSTUU Tf1:hard
WTTTTTXUUU Tf1:has
TTYTTTTXUT Tf1:hate
ZTUUTTTUTU Tf1:haustiere
WRVWTTWTUT Tf1:have
TTUUTTWUXU Tf1:hazme
aTQYYQSYRR Tf1:he
XTUUTUWTTT Tf1:he'll
XSSTTXVTWS Tf1:he's
XSWSTUXSUT Tf1:hear
VTTTUTXUUT Tf1:hearing
ZWTTSTVTST Tf1:help
ZSTTUTTWUT Tf1:hence
XTTSXVSUTU Tf1:henning
XSSSWSWTXS Tf1:her
VWWWWRTSSS Tf1:here's
XUTTUUUUUT Tf1:heute
XWSTTTUYSS Tf1:his
ZTSSTTWUUU Tf1:hold
YUTTUUUUUU Tf1:honolulu
UUTTXTUTUU Tf1:hop
YSUVTTSUWU Tf1:hoses
XUUUTTTUUT Tf1:hot
WSSSYUUTWT Tf1:house
XXUVSVSTQU Tf1:how
UXTTTTTUTX Tf1:hull
YUTUTTUUUU Tf1:hungry
VWZWUTSQQU Tf1:i
ZQVXUPTSVV Tf1:i'd
aUVRYSVSTQ Tf1:i'll
VWUWTXRQVU Tf1:i'm
SVVWVWRSTV Tf1:i've
aaQXWQUSRR Tf1:ich
WXTTTTUUUU Tf1:idioms
WVWTUTRTWT Tf1:if
USTSWSYTXT Tf1:ignore
ZTUTTTTUUU Tf1:ihr
YSSSSWWXST Tf1:il
VTTTTXTWTT Tf1:ilka
WTTTTYTTUT Tf1:illustrations
XTTTUTTUWU Tf1:ils
WYVWXVTTQP Tf1:in
YUTTUTTTUU Tf1:incident
VSTTYUTWUT Tf1:incidentally
YTSTUTTVUU Tf1:inclusive
VUTTTUXTUT Tf1:ines
XUUTTTTUUU Tf1:ingredients
VUUUXTTTUU Tf1:internally
XTTTUTXUTT Tf1:inutile
WTTTTXUUTU Tf1:invoice
WTTUXTTUUU Tf1:io
WUUUTUTTXT Tf1:ipv6
bPPWUTXWRV Tf1:is
YSTTRVWYST Tf1:it
XSTTXYSTTS Tf1:it'll
WORWUVWUVW Tf1:it's
WTTSUTTTUY Tf1:its
ZXSSTSTTXT Tf1:j'ai
XUUTTUTUUT Tf1:j'aime
WWXSTTTTUT Tf1:j'habite
VUTXUTUTUT Tf1:j'suis
WTTXTTTTUT Tf1:jamais
XXVXQUPSWR Tf1:je
XUUUTTUUUU Tf1:jo
TUUTUUTYTT Tf1:judge's
bTTTUTTUTT Tf1:já
YTTTWTTTXT Tf1:kai's
VTUTTXUUUT Tf1:kannst
XUTTTUUUUU Tf1:kasimir
XWVWWPYSUO Tf1:keep
ZUUUUUSSUU Tf1:keeps
WUTTUTXTTT Tf1:kickoff
TTTTUXXTUT Tf1:kid's
XTUTXTTTTT Tf1:kids
XTUUTUTTTX Tf1:kind
YUTTUUTUUU Tf1:kindly
VUTUUUTXTT Tf1:kit
UXUUTUUTUT Tf1:kranich
WWTTXTTTTT Tf1:können
XUTTTTTXTU Tf1:l'ha
YTTTTTUTXT Tf1:la
TUUUUUTXUU Tf1:lag
TTTTXTTXTU Tf1:larch
YUUTTTSWUT Tf1:lasse
aRVRTTXRWS Tf1:last
XUUUUUUUUT Tf1:latin
TXTTZTTTTT Tf1:lavoro
ZVRTSWRTWU Tf1:le
XUTTUUUUUU Tf1:lease
WZSSWSVSSS Tf1:leave
VTUTTTXUUT Tf1:ledger
VWTSYSVTTS Tf1:legal
XTUTUUTUUU Tf1:lennart
XZXUUWQRRS Tf1:let
WVRRRVXWWS Tf1:let's
XUUUTTWTUT Tf1:lifetime
XWXWVSRSSS Tf1:like
YTTUTUTUUU Tf1:linear
XUUUUUTUUU Tf1:liner
USTTXVTTVT Tf1:listen
VTUTUUXTUT Tf1:little
ZUTTTTUUUT Tf1:lives
aUTTSTTTUU Tf1:lol
WWXRSSVSWS Tf1:long
UXTTUUUTUU Tf1:loosen
TTUUXTTWTU Tf1:lot
UTXXTTTTUT Tf1:love
YUUUUUSSUU Tf1:loving
UUTXUUTUUU Tf1:lua
ZSUUSTWUTT Tf1:lubna
XUUUTUTVUT Tf1:lucian
aTTTUTSUTU Tf1:lucía
XUUTUTTWTT Tf1:ludek
WXTTUTTUUT Tf1:lunges
YTTTWTTUTU Tf1:mach
TUTXTTTWTU Tf1:mail
VTTUUTXTUU Tf1:maintenance
bVRSRRUVXS Tf1:make
TXTUWTTTUT Tf1:maren
WUTUXUTUUT Tf1:marketing
XUSTTWWTTT Tf1:may
bSTTTTTUVT Tf1:maybe
VWWXRRXSSS Tf1:me
XUUUUUUUUU Tf1:meerblick
XUTTUTUUUU Tf1:meh
YVUTSTSUUU Tf1:mein
aTTTUTSUTU Tf1:mejeri
WXTTUTTUUU Tf1:mention
TUUUTTWTTX Tf1:merk
XUTTXTTUTT Tf1:mfg
WYXQRXQSYS Tf1:mi
XUTTTTTXTU Tf1:mia
WSWTUTXTUS Tf1:might
UTUUTUXUUT Tf1:mila
XXSSTXTTTT Tf1:milena
TWUTTTXTUT Tf1:mind
XUTTXTTUTU Tf1:mine
XUTTTTTXTU Tf1:mio
aTTTUTTUUU Tf1:mira
XTTTTVTUUT Tf1:modals
ZUTTTTTUUU Tf1:model
XVTXTTTTTT Tf1:moi
WUTTUXTUUT Tf1:mon
XSTSTTVUWT Tf1:monday
YUUUTUTTUU Tf1:monitoring
TYTTUTTUUT Tf1:monta
XWSWURTSVS Tf1:morning
VYWVTSTUTS Tf1:mornings
TaTUUUUTTT Tf1:moro
XUUTUUUTUT Tf1:most
XSTSUTVUWT Tf1:move
YWSSTTSVTW Tf1:moved
YUUUUUTTUT Tf1:moving
cSSTXSVTSS Tf1:mr
bSUTTTVTTT Tf1:mrs
WUTTTTXUUT Tf1:ms
YTSTUTTVUU Tf1:mudei
UUTUXTVUUT Tf1:mum
XUTUTUUUUU Tf1:muss
XXTTTTTTUT Tf1:must
WWTSUUVURU Tf1:my
YTTTTUUUUU Tf1:même
YTTTTTXUTS Tf1:n
YUUUTTUUUU Tf1:nach
XYSTTTTUTT Tf1:nada
aXTTTTSUTT Tf1:name
WTXSXTTUTT Tf1:nano
VTUUXUTUUT Tf1:nat
XSTSUTTYVS Tf1:neighbour
VTXTUTTUVU Tf1:neither
WTTTXTTUTT Tf1:nel
WTTTXTSTWT Tf1:nessa
bTPPbaURSQ Tf1:never
ZSTUTTSUVU Tf1:nevertheless
YRXVRSTWSV Tf1:new
ZSWWTRVUSS Tf1:next
WSTTTTWXTT Tf1:ngaire
YTTUTTTUUT Tf1:ngozi
aTUUTUTTTT Tf1:nine
VUTUUTUUXT Tf1:nisso
WUPVYWWUQR Tf1:no
VXPVXVQWXP Tf1:nobody
XUTTTTTXTU Tf1:noi
WSVXTWUTTS Tf1:nor
WWWNTUWQVX Tf1:not
VXTSTSYUUT Tf1:note
WTTTXUTTUU Tf1:notebooks
XUTUTUUUUU Tf1:notes
VWUXSRYRVQ Tf1:nothing
WUTTTTTTXT Tf1:notifications
YTTWWSUUVP Tf1:now
VTUUTXUUUU Tf1:ntp
WRVWTTWTUT Tf1:number
WUTTYTTUTT Tf1:nunca
XVTTUUUUUT Tf1:nur
ZTSTUTTVUU Tf1:não
YYVSTSSUTT Tf1:o
YTUUTUSUUU Tf1:ob
VUTTXUTUUT Tf1:oed
YTUTUUUUUU Tf1:offline
YUUTUUTTTU Tf1:oggi
TXTUTTTXTT Tf1:oil
aTTTUTTTUU Tf1:olha
aTUTTUTTTU Tf1:omg
cRVRRSWSYR Tf1:on
XVNWXWWRVP Tf1:one
XWQRWVVYRQ Tf1:only
XVWRVVQXSR Tf1:or
VUTUTXTTTT Tf1:ordered
WTTTYTTUUU Tf1:otherwise
ZTPQZSXWVQ Tf1:our
VTUTTTXUUT Tf1:ours
TSTSTTWTWX Tf1:out
YTTTUUTUUT Tf1:over
XUUUTTUUUU Tf1:oye
WWWSWWSSSR Tf1:page
TTUUUUTYUT Tf1:pagers
TTXTTWUTUU Tf1:par
bSSTUTSVUU Tf1:para
XUUUTUVTTT Tf1:parade
UUTTTXWUTT Tf1:parlez-moi
UUTTXUUTUU Tf1:parrot
YUTTTUUUUU Tf1:part
YTTTUTUUUU Tf1:pas
YTUUTUTTUU Tf1:passive
YTTTUUUUUU Tf1:passkeys
UUUUUUUXUT Tf1:patched
TTTTXXTUUU Tf1:pen
TVRQWWZRRX Tf1:people
bUTUSTTUTT Tf1:perhaps
ZUTTUTTUUU Tf1:peu
UTUTUUTXUU Tf1:phrase
XUTSWTWTUT Tf1:pia
XTUUUUTUUT Tf1:picture
UUXTTUUUUU Tf1:pie
WTTTXTTUUT Tf1:pitch
XUUTUUTTUU Tf1:pitching
VYRXTWSTTS Tf1:plain
YUTTUTUUUT Tf1:please
YTTUTTTUUU Tf1:plot
UTUTWXTTUT Tf1:plumbline
YUUUTTTTUU Tf1:polite
WTTTUTTUTX Tf1:pool
XXSTUTTVTT Tf1:porque
XUTTUUTUUU Tf1:portal's
TTUTUUWXTT Tf1:postmortem
XTSTTTVTXT Tf1:pour
VUXTUUUUUU Tf1:preferisco
TTXTTTWUUT Tf1:prefiero
TYTUUTTUUU Tf1:prefiro
TWUTUXTUUT Tf1:preliminary
YTUTTUTTUU Tf1:prettier
aUTTTTTUUT Tf1:prices
XTUTTUTTWT Tf1:pricing's
XWTTUUUTTU Tf1:priya
XUTTUUUUUT Tf1:proceed
XUUTUUTUUT Tf1:pros
XUUTTSXUTT Tf1:protokolle
VTUXTUUTUT Tf1:proverb
XUUUTUTUUU Tf1:publish
UUTTTUTYUT Tf1:pulled
UWRUWUWTYP Tf1:put
YTTUUUTUUU Tf1:pásame
VTUUUXTUUU Tf1:quadratics
ZSTUUTTUUU Tf1:quarenta
aTTTUTSUUU Tf1:que
XTTTUTTUWU Tf1:quelque
aTTTVTSTTT Tf1:quentin
aTUTUTSTTT Tf1:quentin'll
aTTTVTSTTT Tf1:quentin's
YTTUUTTVUU Tf1:quero
cTSTUUTUUT Tf1:quick
YUTTTUTTUU Tf1:quiet
TTTTWXTUTU Tf1:quita
WUTTXTTTUU Tf1:quotes
VXTTTTUUUU Tf1:qué
UTUTUUTWXT Tf1:race
UUUUXTTTUU Tf1:radial
VUTTTTXUUU Tf1:raid
VTUUUUXUUT Tf1:read
aSTUSUTUUU Tf1:ready
UUUUUUTXUU Tf1:recalibrated
XUUTUUUUUT Tf1:recommend
TXTTXTTUUT Tf1:red-green
YTWXTSTTTS Tf1:redo
VTTTTUXUUU Tf1:rehaz
YSSSTSbVTS Tf1:remember
XTTTUTWUWT Tf1:remind
UTTTUXXTTT Tf1:renske
VUTTXTTUUU Tf1:report
XUUUUUTTUT Tf1:reports
YUUTTUTUUT Tf1:restock
XUUTTUUUUU Tf1:review
VXTTTTUUUT Tf1:reword
VVSTUTXUTT Tf1:rings
YUUTUUTTTU Tf1:rispondi
UTXTTUTUUU Tf1:roast
XTTTUTTUWT Tf1:rosalind
WUTTTTXUUT Tf1:roster
XTUUUUUTTU Tf1:rough
TUTTTWXUUU Tf1:round
YUUTTUTTUU Tf1:run
VUUUTTXUUT Tf1:ruth
ZTUSUTTTWT Tf1:rye
XTTTUTTUWU Tf1:réunion
WTUUTTTUTX Tf1:sad
YTUTUWSTTT Tf1:safety
XSTTYUSUTT Tf1:same
XTTTUUTYTT Tf1:saturday
UWXTUTTTUT Tf1:saying
YUUTTUUUUT Tf1:says
UXTTUUUUUU Tf1:schlag
XVTTSTWUUU Tf1:schreib
YTUUTTTTTU Tf1:score
ZXTTTUSSUT Tf1:scrap
WTTTTUYUUT Tf1:scratch
ZTTTUTTUUU Tf1:scrivi
VXTTUTTUUU Tf1:second
TUUTTYUUUU Tf1:secrets
ZTTUTTTUUT Tf1:seeds
UWTTYSSTXS Tf1:sehr
YTUTUUUTUT Tf1:semicolons
XTTSTXXTTT Tf1:separately
XUUUUTTWTT Tf1:settle
XUTTUTTWUS Tf1:shall
XRTWVZYRSQ Tf1:she
VSRRVXWTWT Tf1:she's
ZTTTTUUUUT Tf1:she/her
aTSSTTTVVU Tf1:shipping
XUVPWVYSSR Tf1:short
cTTSTTTUUT Tf1:should
XVWSTTVTTT Tf1:show
UUTTTTXXTT Tf1:sickness
TXSWXWSTTS Tf1:sign
YUUUTUUUUU Tf1:signature
YTUUVSSXTS Tf1:signe
YTTUUUUUTU Tf1:signed
VTTTUTUXTT Tf1:silly
SZWRRVUWSV Tf1:since
VYSWTTTTUT Tf1:skip
UUTUTTXTUU Tf1:snapshot
XUUUTTWTTT Tf1:snmp
XVTSTWTUTU Tf1:so
XXTUTUSSWS Tf1:sold
UTTTTTXXTT Tf1:solveigh's
ZYSSTVSTUT Tf1:some
VYSSWWUSSS Tf1:somebody
XUUTUTTUUT Tf1:somebody's
ZUTUTTTUUT Tf1:someone
WUURSVUVTW Tf1:something
ZVSSTTTVUU Tf1:sometimes
VWTTTXTTTT Tf1:sono
VWTUXTTUTT Tf1:sonst
XTTTUTTUWU Tf1:soupe
YVTTTTUTUT Tf1:soy
VTTUXTUUUU Tf1:spanish
XUUTUUUUUU Tf1:spare
WVTTTTXUTT Tf1:spell
XTUUUUTTUU Tf1:sprinkle
YTTTTTWTUT Tf1:stack
UTTSTUaUUT Tf1:staging
XTTTTTUUUU Tf1:start
TTUUUTUTUY Tf1:starting
VWXWTTSTUT Tf1:stay
YUTUUUTUUT Tf1:staying
XTTTYTTUTT Tf1:stick
VTXTTTTWUT Tf1:stills
YXSSUTTTUT Tf1:stop
ZUUTTTTUUU Tf1:store
WWSSSSSVTY Tf1:strike
VTXTUTTUUU Tf1:structured
YUTUTTTTUU Tf1:subject
YWTTTUSTUU Tf1:suggest
UTUTUUTUYT Tf1:swapped
ZTTTTUTUUU Tf1:swapping
WTXTTTWTUT Tf1:swim
UTUTUUXTUU Tf1:switching
ZTTTUTSUUU Tf1:sólo
XTTTUTXUUT Tf1:tadeo
SYWTSWSTSW Tf1:take
YTUUTTTUUT Tf1:target
VUTXUUUUUT Tf1:tastes
XSVUSXUQUW Tf1:tell
XUTTUUTUUT Tf1:temperatures
aTUUUUSSUU Tf1:ten
VUTTTXTUUU Tf1:terraform
XUTTTTXTUT Tf1:tests
UWTTWTUWOX Tf1:that
RUWUTXWUSU Tf1:that's
WUURTRWYVT Tf1:the
WVUQUXWPVU Tf1:there
WSTSWSWTXS Tf1:there'd
XSUTTTVTWT Tf1:there'll
WTSVUVWXTP Tf1:there's
WWXVQVVXQQ Tf1:they
WYTTTWRTUT Tf1:they'll
XTTUWTTVUT Tf1:they're
ZUUTUUSTTU Tf1:thinks
VWVUVWVRTP Tf1:this
bXSSTTSSTT Tf1:those
ZUUTTTTUUT Tf1:thoughts
VTTTUTYUUT Tf1:thread
XSWUSTYSTS Tf1:three
XUTUUUUUUU Tf1:tiles
TXRSXSWXTS Tf1:to
YTSWTTXUUS Tf1:today
aSSSUTTVVT Tf1:today's
XUTUTUUTUU Tf1:tombola
aUTTTUTTUU Tf1:too
WTTSUTSYXT Tf1:took
XUUUTUUUUU Tf1:torben
TZUUTUTUUU Tf1:trabajo
TZXTUTTTTT Tf1:trabalho
YTTTTUTUUU Tf1:trade
YUUTUTTTUU Tf1:train/val
VXTTUUUUUU Tf1:treino
XTTTTTVXTU Tf1:tried
XTTTUTTUWU Tf1:trois
WVTXVSSTUT Tf1:trst
XTTUTTXTUT Tf1:true
VWSYTSVTTT Tf1:tu
UUWTTTTUTX Tf1:tuesdays
XTUTTUUUUU Tf1:turn
YUUUTUTTUU Tf1:turned
bTSSTUWUTS Tf1:turns
YUUTUUSSUU Tf1:twelve
ZVQRVSXXTR Tf1:two
YVUTTTTUTU Tf1:type
XTUUTUVUUT Tf1:typing
YTTTUUTUUT Tf1:ugh
UTXVTTTUUT Tf1:uh
VXWXRQXSTS Tf1:um
XTSRVWVSWS Tf1:und
XWRUUTWTUT Tf1:undefined
ZTTUUTTUTV Tf1:une
XTUUTUVUTT Tf1:unit
VXTTTUUUUU Tf1:unser
TTUTXTXTUT Tf1:unwrap
YUTTUTUUUU Tf1:ur
VWRQXYZSSQ Tf1:use
aTTTTUTTUT Tf1:used
WTTTUXUTUT Tf1:using
XUTUTTTUUU Tf1:van
ZUTSTUTUUU Tf1:vat
VTTUUXTTUT Tf1:vegan
WWXSWWSSSR Tf1:verbs
aTTTUTSUTU Tf1:viborg
WXTTTUTUUU Tf1:video
XTUUTUSUUU Tf1:vier
VTTUXTTUUU Tf1:vim
UbSTTTWTTT Tf1:vivo
XUSRXSaSTS Tf1:was
TUUUTUTYUU Tf1:wasn't
bRQPVTWWUW Tf1:we
cSSSTSWWTS Tf1:we'll
aWOOUUVUTY Tf1:we're
WVTPSUVYUW Tf1:we've
XWTTTTTTUT Tf1:weight
VTTUTUYUUT Tf1:weird
YTUUUUTUUU Tf1:wendeline
YUUUTUTUUU Tf1:wenn
VUUWRRWUVU Tf1:what
ZUPQXQWSVW Tf1:what's
YSVSSTYSWS Tf1:whatever
TXTWTUUUUT Tf1:whatsapp
VVYTVWVRRP Tf1:when
XTTUTSWXTS Tf1:whenever
bWSTTTSTXS Tf1:where
XTTUTWTTUT Tf1:where's
aUTTTTUUUT Tf1:whether
aXQRQQWXZQ Tf1:which
YTRXXWQTTS Tf1:who
XUTTUUUUUU Tf1:who'd
ZTWXTTQTUT Tf1:who's
cSTSTTSUUU Tf1:whoever
YVRSVTXTTR Tf1:why
WUTSXUTUUT Tf1:wie
XYTTTTTUUT Tf1:will
ZTTUTTTUUU Tf1:wine
XSTSVWVUTT Tf1:wir
UTUUTUXTUT Tf1:wireguard
XVQPUTVXVV Tf1:with
aRSSTXTUUU Tf1:without
aTTUUTTUUT Tf1:woke
XUTUUTTVTU Tf1:won't
UVXTTTTUUT Tf1:wool
WTTUSXWTUT Tf1:word
YWTTTTTUUT Tf1:work
WTUUUTTXTT Tf1:works
YWTTTSXTTS Tf1:would
ZUQWSZVWRO Tf1:write
aSTTSTTUUU Tf1:writes
XUUUUUTUUT Tf1:wtf
XTTUUUUUUU Tf1:wth
YSSSWXVTTT Tf1:y
ZWSTUTSUUU Tf1:ya
TTUTTTXTTX Tf1:yamaha
YTTUUUTUUU Tf1:yesterday
VTTTUTXUUU Tf1:yo
WUVVQWWTNX Tf1:you
WWYWSTRTUS Tf1:you're
WXTTTUUTTT Tf1:you've
WXTSWTSUUT Tf1:your
WTTUUXTTTT Tf1:zero
TUUTTTYUUU Tf1:zone
XTTTUTTUWU Tf1:à
VTTTSXXUTT Tf1:ähm
WUTXTTTUUT Tf1:ça
YTSTUTTVUU Tf1:é
XWRUUTWTUT Th1:
XVUTUUTUTT Th1:)
UTWXWSTSTS Th1:,
YVPWVQUURX Th1:<caps>
WUQWWSVUSW Th1:<code>
VRVQVRTXVY Th1:<date>
VRVOVTUZYT Th1:<ed>
YRTSSVWWTU Th1:<ing>
XRQQYUUZRW Th1:<ly>
fRSSRSWXTR Th1:<number>
VUVXVUTTTR Th1:<s>
VSUXUVWPSV Th1:<verb>
aXQRPWWVRW Th1:<verbs>
UYTSUUUUUT Th1:?
XSUWWNTYTU Th1:a
VTTTTTXTWT Th1:about
TTSSSXVTXV Th1:after
WVPPUWVVVX Th1:all
WWTTRTXTTU Th1:also
XSXXUVYQRP Th1:always
WTTUXTTTTU Th1:an
YUTTTUUUUU Th1:and
XUTTUUUUUU Th1:another
ZYSSSSSXTS Th1:any
WURRYRWTYR Th1:anything
XUUTUTUUUU Th1:are
YURWVVSRXR Th1:as
WSTTSXXTUT Th1:ask
ZWTTXSTSTT Th1:at
XXTTTTTUTT Th1:auf
XTUUTUTUUU Th1:aus
dSSSTTTUVU Th1:back
ZTTTTTSTUX Th1:be
WTTTVTWXTT Th1:because
WTQZTVWWRR Th1:before
VTTTXTUUUU Th1:being
XWRRVSVTXS Th1:bitte
YVWSSSVTUS Th1:both
ZUUTUUTTTT Th1:by
WUXTTTTUUU Th1:call
aVPVWTUVUQ Th1:can
YUTTUUTUUT Th1:can't
cRRRXSZSTS Th1:could
XRTSVXXTTS Th1:das
VTTUTTZUTT Th1:decided
VXTTTTUUUT Th1:den
bSUTRXSUUU Th1:der
VSSSWXWUUT Th1:did
ZUSSUWUTST Th1:die
aURRYSTYSR Th1:do
YRSSXSWTUX Th1:does
XTTTSXXTST Th1:doesn't
XXUNSXXRTW Th1:don't
TSSSVXWUUU Th1:during
YVRSTXSTYS Th1:e
YTSTUTTVUU Th1:ele
aUTTUTTSUU Th1:era
YUTTTXSUUT Th1:es
VTTUUTXUTU Th1:este
XSWSSSUTYT Th1:et
VXXSTSSTWT Th1:eu
USSSXaVTTS Th1:ever
XUSRZSXSTS Th1:every
YRSVSVTWWS Th1:everything
aTUWUTTSTT Th1:except
WVVSVVTOSZ Th1:for
aRTTUVQXSV Th1:from
aTTTTTTUUU Th1:go
WUTTXUTUTT Th1:got
ZUTUSTTVVU Th1:ha
bSUTUUSTUT Th1:had
WTTTTTXUUU Th1:has
WRVWTTWTUT Th1:have
aTQYYQSYRR Th1:he
XSSSWSWTXS Th1:her
XUTTUUUUUT Th1:heute
XWSTTTUYSS Th1:his
XXUVSVSTQU Th1:how
VWZWUTSQQU Th1:i
ZQVXUPTSVV Th1:i'd
aUVRYSVSTQ Th1:i'll
VWUWTXRQVU Th1:i'm
SVVWVWRSTV Th1:i've
aaQXWQUSRR Th1:ich
WVWTUTRTWT Th1:if
ZTUTTTTUUU Th1:ihr
YSSSSWWXST Th1:il
WYVWXVTTQP Th1:in
WTTUXTTUUU Th1:io
bPPWUTXWRV Th1:is
YSTTRVWYST Th1:it
WORWUVWUVW Th1:it's
WTTSUTTTUY Th1:its
WTTXTTTTUT Th1:jamais
XXVXQUPSWR Th1:je
XWVWWPYSUO Th1:keep
YTTTTTUTXT Th1:la
aRVRTTXRWS Th1:last
ZVRTSWRTWU Th1:le
XZXUUWQRRS Th1:let
WVRRRVXWWS Th1:let's
XWXWVSRSSS Th1:like
bVRSRRUVXS Th1:make
XUSTTWWTTT Th1:may
bSTTTTTUVT Th1:maybe
VWWXRRXSSS Th1:me
YVUTSTSUUU Th1:mein
WYXQRXQSYS Th1:mi
XUTTTTTXTU Th1:mia
WSWTUTXTUS Th1:might
XUTTXTTUTU Th1:mine
XUTTTTTXTU Th1:mio
WUTTUXTUUT Th1:mon
XUUTUUUTUT Th1:most
XUTUTUUUUU Th1:muss
XXTTTTTTUT Th1:must
WWTSUUVURU Th1:my
WTTTXTTUTT Th1:nel
bTPPbaURSQ Th1:never
YRXVRSTWSV Th1:new
ZSWWTRVUSS Th1:next
WUPVYWWUQR Th1:no
VXPVXVQWXP Th1:nobody
XUTTTTTXTU Th1:noi
WSVXTWUTTS Th1:nor
WWWNTUWQVX Th1:not
VWUXSRYRVQ Th1:nothing
YTTWWSUUVP Th1:now
WUTTYTTUTT Th1:nunca
XVTTUUUUUT Th1:nur
ZTSTUTTVUU Th1:não
YYVSTSSUTT Th1:o
cRVRRSWSYR Th1:on
XVNWXWWRVP Th1:one
XWQRWVVYRQ Th1:only
XVWRVVQXSR Th1:or
ZTPQZSXWVQ Th1:our
VTUTTTXUUT Th1:ours
TSTSTTWTWX Th1:out
YTTTUUTUUT Th1:over
bSSTUTSVUU Th1:para
YTTTUTUUUU Th1:pas
bUTUSTTUTT Th1:perhaps
YUTTUTUUUT Th1:please
XXSTUTTVTT Th1:porque
XTSTTTVTXT Th1:pour
aTTTUTSUUU Th1:que
XSTTYUSUTT Th1:same
YUUTTUUUUT Th1:says
XUTTUTTWUS Th1:shall
XRTWVZYRSQ Th1:she
cTTSTTTUUT Th1:should
SZWRRVUWSV Th1:since
XVTSTWTUTU Th1:so
ZYSSTVSTUT Th1:some
ZUTUTTTUUT Th1:someone
WUURSVUVTW Th1:something
VWTTTXTTTT Th1:sono
YXSSUTTTUT Th1:stop
UWTTWTUWOX Th1:that
RUWUTXWUSU Th1:that's
WUURTRWYVT Th1:the
WVUQUXWPVU Th1:there
WTSVUVWXTP Th1:there's
WWXVQVVXQQ Th1:they
XTTUWTTVUT Th1:they're
VWVUVWVRTP Th1:this
bXSSTTSSTT Th1:those
XSWUSTYSTS Th1:three
TXRSXSWXTS Th1:to
YTSWTTXUUS Th1:today
aUTTTUTTUU Th1:too
VWSYTSVTTT Th1:tu
bTSSTUWUTS Th1:turns
ZVQRVSXXTR Th1:two
VXWXRQXSTS Th1:um
XTSRVWVSWS Th1:und
ZTTUUTTUTV Th1:une
VXTTTUUUUU Th1:unser
VWRQXYZSSQ Th1:use
XUSRXSaSTS Th1:was
TUUUTUTYUU Th1:wasn't
bRQPVTWWUW Th1:we
cSSSTSWWTS Th1:we'll
aWOOUUVUTY Th1:we're
WVTPSUVYUW Th1:we've
YUUUTUTUUU Th1:wenn
VUUWRRWUVU Th1:what
ZUPQXQWSVW Th1:what's
VVYTVWVRRP Th1:when
XTTUTSWXTS Th1:whenever
bWSTTTSTXS Th1:where
aXQRQQWXZQ Th1:which
YTRXXWQTTS Th1:who
YVRSVTXTTR Th1:why
XYTTTTTUUT Th1:will
XSTSVWVUTT Th1:wir
XVQPUTVXVV Th1:with
aRSSTXTUUU Th1:without
XUTUUTTVTU Th1:won't
YWTTTSXTTS Th1:would
YSSSWXVTTT Th1:y
YTTUUUTUUU Th1:yesterday
VTTTUTXUUU Th1:yo
WUVVQWWTNX Th1:you
WWYWSTRTUS Th1:you're
WXTSWTSUUT Th1:your
VVUWTUXQST Torder
WUUVSUWRTU Torder once
TXUXWVWNST Torder stands
VVQSWXXRRW Trecurs
aXTSSUUSST alone
VQWVVUSVSV among others
YVVUTUUTRT any
fSQVRVQUUV asks
XUTTUUUUUU b1:,
ZSSSVTWWTS b1:<caps>
WSTXSTVTTW b1:<code>
XTXTTUTUTT b1:<date>
WQXQWQWYYP b1:<ed>
bVPQSVYYSQ b1:<ing>
XSSSXTTYUS b1:<ly>
bSTTSTWTUT b1:<number>
YSOWXUUTTV b1:<s>
bVNYYYZQQM b1:<verb>
YUTTSYTTUT b1:<verbs>
XWVSVXUTUO b1:<word>
UXTTUUUUUT b1:?
dSSSTTXTTT b1:a
XUUUUUTUUU b1:about
WXSSSTVXTR b1:all
VUUUTUXTUU b1:also
YSWWSTWSTS b1:always
ZTTUTTTUUT b1:any
WTTTXTTTXS b1:anything
TWTWWWRTTS b1:as
WTTTXTUTUT b1:at
YTUTUTTUUU b1:back
VTUTTTUUUX b1:be
XTTTWTWTTT b1:bitte
WUXTTTTUUU b1:call
aTTTSTWTUT b1:could
VTTTTTXUUT b1:decided
aTUTTTTTUT b1:der
ZUUTTTTUUT b1:did
aTUTTTTUUT b1:die
YTTTWTTUUT b1:do
WTTTTUXUUT b1:does
UVVRTUYSTW b1:don't
ZTTTUTTUTU b1:e
UXWTTTTTTT b1:eu
VTTUXTTTVU b1:ever
XTTTXUUUTT b1:every
XUUTUUTUUU b1:everything
USWRUVWSRY b1:for
YTTTWWSTTT b1:from
YUTTUTUUUU b1:ha
XTTUUUTTUU b1:had
YWTTTUUTUT b1:he
XUTTUUUUUT b1:heute
YUUUUUTTTU b1:his
VTXSWWTTTT b1:how
WWYVUUTSSP b1:i
dTSSTTSUUS b1:i'd
RYTWVVSRWT b1:i'm
VXUXVQRTUU b1:i've
UcRYXSQSSR b1:ich
YSSWXSSUUT b1:if
UTTTTXWTTU b1:il
TVXWZVRSSQ b1:in
YSTSWWSUUT b1:is
ZSQWQQYXXQ b1:it
ZURXQSXVVR b1:it's
XUUUUUUUUU b1:its
XXSZSSSTSS b1:je
ZRSWWSVTTT b1:keep
VTTUUUXTTU b1:last
ZTTTUTUUTT b1:le
UXTTWTTTTU b1:let
XTTTTTYUUT b1:let's
YTUUTUTUTT b1:like
XUUUTUSUUU b1:make
VTUUTXTTTU b1:may
aSTTTTTUVT b1:maybe
VYSWTTTUUT b1:me
UXUUUUUUUU b1:mein
XTUUUUUUUU b1:meine
VXRSSXRTXT b1:mi
XUUUTUUUUU b1:mine
YaUKZVYTUK b1:my
bSSSbRRTUT b1:never
YTTSTUTTUX b1:new
ZTPVUUUTUW b1:no
XSTSXUTWUT b1:nobody
YWWRTWVSTR b1:not
ZTTTUUTUUU b1:nothing
aTUTTTTUUT b1:now
YTUUUUUUUU b1:não
XTWTUTUUTT b1:o
bSTTTUSTXS b1:on
XSSXWRWUTT b1:one
YUTTUUTUUU b1:or
XVRRVQYXWR b1:our
YUUTTTUUUU b1:perhaps
XUUUUTUUUU b1:porque
XTUUUUTUTU b1:pour
XUTUUTTUUU b1:que
ZTSSVSWUUT b1:she
XUTTTTUUUU b1:should
TWTTTXTXTT b1:since
YUUTUTUUUT b1:someone
VTUUUTXUUT b1:something
YUTTTTUUUU b1:stop
YQWVVQWTRW b1:that
cRRSTSZSXR b1:that's
YTYJRQYbWT b1:the
WTTTTTXTWT b1:there
ZWTTSTWTUT b1:there's
bUTSTTSUUU b1:they
YTTUSWWTTS b1:this
ZTTTTUTUTU b1:three
UVSTXTWTUT b1:to
XTTTUUUUUT b1:today
YUTUTUTUUU b1:too
ZUTTUUTUTT b1:turns
WXSTUTWTUS b1:two
VWSRTTYUUT b1:um
UVPSWUVVWV b1:undefined
WSSRVXYTUS b1:use
ZUUTUUTUUT b1:was
XQOPYXbWXM b1:we
ZUUUTUTTUT b1:we'll
aVQRTWVUWQ b1:we're
TWRTSSYYWR b1:we've
TPVXTXXWSR b1:what
ZUTTTTTUUT b1:what's
aTXTWSSTTS b1:when
UTTTTTXWTT b1:whenever
XTTTTTUXTT b1:which
aTTTTUTUUT b1:who
aTTTTTTUUS b1:why
VVSRWWTTXS b1:with
YTTUTUTTUU b1:would
UTTTUXTUUU b1:y
aVUQSQUVSY b1:you
UUYTUTUTUT b1:you're
ZUUTTUTTUT b1:your
UVPSWUVVWV b2:
XTUTWTTTUU b2:<caps> <word>
UUUUUUTTUX b2:<code>
UUTTTTXXTU b2:<ed>
XTTTXTTUTT b2:<ed> <s>
TTTTUUXXTT b2:<ed> it
YUUUUUTTUU b2:<ed> out
WTTTTTUYUT b2:<ed> to
TTXTUUTUXT b2:<ed> with
WXTUVUSTUT b2:<ing>
VTTTTTYWUT b2:<ing> <s>
XUUUTUUTUU b2:<ing> <verb>
YUTTUUTUUT b2:<ing> <verbs>
WTTTTTWXUT b2:<ing> <word>
XUTTTUUUUU b2:<ing> a
XUUUTTTUUT b2:<ing> by
YTUTUUTUUU b2:<ing> from
WSSSTTXYUT b2:<ing> the
XUUUTTUTUU b2:<ly> the
XUUUUUTTUU b2:<number> ,
XUTUTTTUUU b2:<number> <name>
UUTTTTYTUT b2:<number> <s>
YTTTUUTTUU b2:<number> <word>
XTSTXTTUVT b2:<s>
XTUTUUTUUU b2:<s> ,
YSSSTYWTTT b2:<s> :
UUUUTUUTTX b2:<s> <ed>
aUTSUTTUUT b2:<s> <ing>
YTUTUUUUUU b2:<s> <name>
WTTTTUYUTT b2:<s> <s>
XTTTXUTTUT b2:<s> <verb>
WURWXWURVR b2:<s> <word>
YTUTUTTUUU b2:<s> a
YWSSXSWTTT b2:<s> are
VUTXUUTTUU b2:<s> en
YTUUUUUTUU b2:<s> for
XUUTUUUTUT b2:<s> from
VUUTTTXUUU b2:<s> got
XUUUUUUUUU b2:<s> i
VVVWRVVSTR b2:<s> in
VTUUTUXUTT b2:<s> is
SWTTWTSYTU b2:<s> of
XUUUTUTUUU b2:<s> on
YUUUUTUTUT b2:<s> the
VTUUTXTTUT b2:<s> to
VUUTTXTUUU b2:<s> up
XUUTUTUUUU b2:<s> who
VXTUTTTUUU b2:<s> with
YUVUTTTTUU b2:<verb>
VXUTTTUUUU b2:<verb> <caps>
XTTTUYTUTT b2:<verb> <s>
YSTSYSVTUT b2:<verb> <word>
YTUTTTUUUT b2:<verb> a
XTUTUUTUUU b2:<verb> from
UUUTTTXUUU b2:<verb> i
XWTSTTTVUU b2:<verb> in
TUUXTUTUUU b2:<verb> is
ZTUTVTTTUT b2:<verb> it
YVSSWTVTTT b2:<verb> me
WUUSTXSUUU b2:<verb> my
XUUUTTUUUU b2:<verb> off
YUUTTTTUUU b2:<verb> on
VSUTYSWTUS b2:<verb> that
XWSQVVYSTR b2:<verb> the
UUTTTXUUUU b2:<verbs> <verb>
YQQRYWXRTX b2:<word>
UUUUXUUUUU b2:<word> (
WZSRYSTSTT b2:<word> ,
UTSTTXXTUT b2:<word> :
dSSSSTVWTS b2:<word> <ed>
XTTTSXTUWT b2:<word> <ing>
aXSRWRUSXR b2:<word> <name>
VRRSVYSYWS b2:<word> <number>
YWZQOWVVUP b2:<word> <s>
WVQWXXWRSQ b2:<word> <verb>
aRXSUQSWWS b2:<word> <verbs>
bWSKWTXXYM b2:<word> <word>
WTTTTUTUUY b2:<word> ?
XSSYYSTTTT b2:<word> a
WTTTUXTTTT b2:<word> at
VUUUTUXTTT b2:<word> be
UXTTXTTTTT b2:<word> bitte
UUXTUTUTUU b2:<word> com
YUTTUTUUUU b2:<word> da
YTTUUUUUTU b2:<word> de
XSTTXXTUTS b2:<word> does
VTUTTXUUUT b2:<word> du
TXTUUUUUTU b2:<word> em
VYSTTTWTTU b2:<word> en
VUTTTXTUUT b2:<word> first
XUUUTTUUUU b2:<word> for
XXTUTTTTTT b2:<word> from
WXTTTTWTTT b2:<word> got
XUUUUTWTTT b2:<word> has
UYSSWSVTTT b2:<word> here
UTXTWTTUTT b2:<word> i
UWVVYUWRRQ b2:<word> is
UUUTXTUTUU b2:<word> isn't
VRSTTXTZUT b2:<word> it
XSUTUUUUUU b2:<word> just
VUTUTTUUXU b2:<word> la
aTTTTUTTUU b2:<word> me
UaTTTTTTUT b2:<word> no
XTTUTTWUUU b2:<word> of
UWTTTTXUUT b2:<word> on
YUTTTUTUUU b2:<word> one
UTTTUTUYUU b2:<word> out
VTTTUVXTUT b2:<word> over
YTTTUTUUUU b2:<word> please
UTXTUTTUUU b2:<word> que
XUTTUTUUUU b2:<word> said
YTTTUTUTUT b2:<word> says
VXUUTUUUTT b2:<word> sie
VXTTTUUUUT b2:<word> since
WTTTTUXUUT b2:<word> that
dTTTTTSTTS b2:<word> the
VTTTUUXUUU b2:<word> up
VWTTXTTUTT b2:<word> was
XUUUTUUUTT b2:<word> with
cTSSSTXTTT b2:a <word>
XUUUUUTUUU b2:about the
YTTTTUXTTT b2:all <s>
YUUUUUUUUT b2:all the
VUXTTTTUUU b2:always <s>
aUTTTUTUUT b2:always <verb>
YUUUUUTUUU b2:always the
XUUUUTUUUU b2:any <verb>
ZTUUTUTTUT b2:any <word>
UTTTUXUUUT b2:as i'm
XUUTUUTUUU b2:back in
WTTTXUUTTT b2:bitte <word>
UUXTTTTUUU b2:call me
XUUTUUTUUU b2:can we
YUTTUTTUUT b2:could be
XTUTTTXUUT b2:could you
VTTTTTXUUT b2:decided
aTUTTTTTUT b2:der <name>
ZTUUTTTUUU b2:die <name>
YTUUTTUUUT b2:die <word>
YUUTTUUUUU b2:do you
WQXTURZUUS b2:don't <verb>
UTSTUSXUUX b2:don't <word>
UXTUTUUUUT b2:don't use
UXWTTTTTTT b2:eu <word>
VTTUXTTTVU b2:ever
VTTTXUUUUT b2:every <word>
YUUUTUUUUT b2:every new
VVTTTTUUTX b2:for the
YUTUUUUUUU b2:for this
XTTTWXSTTT b2:from now
XUTTUTUUUU b2:ha
XUUUTUTTUU b2:he said
XUUTUTUUUT b2:he says
XUTTUUUUUT b2:heute <word>
XUUUUUTTTU b2:his <word>
UTXTUUUUUU b2:how <word>
YYRSRSTWYT b2:i <ed>
TTTUWTXUUT b2:i <ing>
ZTTWTTTTTT b2:i <ly>
ZWTNYYYRRP b2:i <verb>
TXXVWRSVPU b2:i <word>
VTTTTXUVUU b2:i always
XXWSRRZSTR b2:i am
YTTTUUUUUU b2:i ask
VUTTTUXTUU b2:i can
XSXSXSTTUT b2:i can't
YTTTTUUUUT b2:i cannot
XTTTUUUUUT b2:i could
WUXSRSWUUT b2:i do
aRXPVWXSTQ b2:i don't
WTTTUXTUUU b2:i get
YWTTTTUUUT b2:i go
ZTTTTUTUUU b2:i guess
ZUUTUTTTUU b2:i had
XYVQXRRXSR b2:i have
YUTTTUUUUT b2:i just
VTXTTTTUUU b2:i know
USWYVVRUUS b2:i like
XTTTUWTTUT b2:i must
XUUUTUUUUT b2:i need
WUTTXTTUUT b2:i never
WTUTXTUUUT b2:i no
UXTTUUUUUT b2:i not
XTUUUUUUUT b2:i once
YTUUTUTTTU b2:i said
XTWTTUTTVT b2:i think
WUTTTXTTUT b2:i use
WVSSXWTTTS b2:i want
ZTTTTTXTTS b2:i was
YTUTTTUUUU b2:i wasn't
ZTSTUUUTVT b2:i would
XUUTUTTUUU b2:i'd <verb>
YTTTUUUUUU b2:i'd <word>
YUTTUUTUUT b2:i'd like
YUTTTUTUUT b2:i'd much
YUUTUUUTTT b2:i'd rather
XUUUUUTUUU b2:i'd say
XTTUTUTUUU b2:i'll <verb>
ZVTTUTTUTT b2:i'm <ed>
ZTTSSTVTYT b2:i'm <ing>
SaQVXRWUSS b2:i'm <name>
TTTTWXTUUU b2:i'm <s>
VTUVTWUWSR b2:i'm <word>
SUUXVWVSRU b2:i'm a
XUTTTUUUUU b2:i'm at
VXRRXRTUXT b2:i'm in
WRXRWWTTUS b2:i'm not
YUUTUTUUUT b2:i'm off
ZWSSVSTTXS b2:i'm on
UXSSXWSUTS b2:i'm the
WXTTTUTUTT b2:i've <ed>
VUUXTUTTUT b2:i've <verb>
VVSWSSRUXW b2:i've <word>
XTTTUUUUUU b2:i've a
WXRSYURUTT b2:i've been
YUTTTUUUUT b2:i've decided
XTTTYTTUUT b2:i've got
UUXTTUUVUT b2:i've had
YUUUTUTTUU b2:i've told
TcRXXSRTTR b2:ich <word>
XTUUTUTUUU b2:if <word>
VUTXTTTUUU b2:if a
UTTTYUTUUT b2:if i
ZTTUUTTUUU b2:if we
UTTTTXWTTU b2:il <word>
XUTTTUUUUU b2:in <number>
TXTTTXTTUT b2:in <verb>
XWUTTTTUUT b2:in my
UTUTYTTUUU b2:in our
YTWSTTUUUT b2:in the
UTTTYTUUUT b2:in this
XUTTUUUUUU b2:is <number>
XUUTUUTUUT b2:is that
XUUUTUTUUU b2:is the
YUUTUTUUUU b2:is there
ZUUTUTTTUT b2:it <ed>
XTTXTUTTUT b2:it <s>
XUUTUUTTUU b2:it has
WTTSTTWYTT b2:it was
YUTUUUTTUT b2:it's <caps>
STTTTTXWVT b2:it's <ed>
ZSTTTUWTTU b2:it's <word>
YUUTTUTTUU b2:it's a
XUUUTTTTUT b2:it's been
UVTZTTTTTT b2:je <s>
YXTTTTUTTT b2:je <word>
VUTXTUUUUT b2:keep <s>
XUUTUUTUUT b2:keep in
XTUUTUTUUU b2:keep it
XTUTUTTUUU b2:keep this
VTTUUUXTTU b2:last <word>
YTUUUTUUTT b2:le <word>
UXTTWTTTTU b2:let me
WTTTUTXUUT b2:let's <verb>
VTUUTXTTTU b2:may i
XTUUUTTUUT b2:maybe is
XUUUUTUUUU b2:maybe we
UYTTTUTUUU b2:me <word>
UXUUUUUUUU b2:mein <name>
VXRSSXRTXT b2:mi <word>
YTXRWPVSXQ b2:my <s>
VZSSYRWSTS b2:my <verb>
ZWNOZYaVPP b2:my <word>
XUUUUUTUUU b2:my back
XWUUTTTTTT b2:my son
VSSTcSSUVT b2:never <verb>
aUTTTTTUUU b2:never <word>
XUUUTUTTUU b2:never by
VTTTUUTTUX b2:new <verb>
ZUUTUTUTUT b2:new <word>
ZTUTTUTUUT b2:no
VTTTTTXUUX b2:no ,
UUUUXUTTUT b2:no <name>
XVUTWSRUUU b2:no <s>
UTUTTXTWUT b2:no <verb>
ZWSYRSXRVQ b2:no <word>
ZTUTUTTUUT b2:no more
YTUUUTTUUT b2:no no
YTUTUTTTUU b2:nobody <ed>
YTTUTUUUUU b2:nobody <verbs>
ZTTTTUTUUU b2:not <ing>
YTTTTSXUUT b2:not <word>
TXXTTTTTTU b2:not in
XUUUTUUUUT b2:not sure
XUTTUUUUUU b2:not that
XUUTUTTUUU b2:nothing <word>
XTUUUUTUUT b2:now i
XTUUUTTUUU b2:now the
YTUUUUUUUU b2:não <word>
YTTUUUUUUU b2:o <word>
XUTTUUUUUU b2:o que
ZTTTTUTUUT b2:on <word>
UUTUUUUUXU b2:on a
XUUUTTUUUU b2:on the
VSSXWRWTUT b2:one <word>
VUUTTTXTUU b2:only the
XUUTUUUUUT b2:or the
XRSSVRYXWS b2:our <word>
YUTTTTTUUU b2:she <s>
UUUTXTTUUU b2:she is
TWUUTTTXUT b2:since you
YUTTTTUUUU b2:stop <ing>
WTSTWSTSUX b2:that <word>
VUXTTUUTUT b2:that is
WTTTTTYTUS b2:that was
XUUUTUUUUU b2:that we
ZUUTUTTUUT b2:that's <word>
TUUTUUYTUU b2:that's a
ZTUTTUTUUT b2:that's how
XUUUTTTUUU b2:that's my
WTTUTTXUTT b2:that's not
aTTUTTUUTS b2:that's the
WTXTXTTTTS b2:the <caps>
ZUUUTTUTUT b2:the <date>
XTSSWWWSTS b2:the <ing>
WVVRVQUXWR b2:the <s>
XTUUTUXSTS b2:the <verb>
aQUMRSXbVU b2:the <word>
XUUUUUTUUU b2:the last
XTUTTUWTUT b2:the new
UXTTTTWTXT b2:the old
UTUUXUWTUT b2:the one
UTUTWTXTUU b2:the other
YTUUTTUUUU b2:there are
UUTUUUXUUT b2:there is
VTTTTTXUVT b2:there's a
YUTUUTSUUT b2:there's no
XTUUTUUTUU b2:there's something
YUUTTTTUUU b2:they <verb>
YUUUTTTUUT b2:this <word>
ZUTTTUTUTU b2:three <s>
UUUTXUUTUU b2:to me
XUTTUUTUUU b2:too <word>
ZUTTUUTUTT b2:turns out
WXSTUTWTUS b2:two <s>
XUUTUUTUUU b2:um i'm
YTUUUTTUUT b2:um so
VTUTTTXUUT b2:use <s>
VTTSWYSUUT b2:use <word>
TUSRVSaVWR b2:we <ed>
VSSSYWWTTS b2:we <verb>
VTTTVWWWSR b2:we <word>
ZUTTUUTUTU b2:we decided
UUTTTTYUUU b2:we did
VTUUSTYTUT b2:we do
WSTTXSXUTT b2:we don't
XTUUUUTTUT b2:we had
VTTUTSYTWT b2:we have
YUUUTUTTUU b2:we never
XUTTTTXTUT b2:we use
XUUUTUUUUT b2:we went
ZUTTTTUTUT b2:we were
ZTTTTTTTXT b2:we're <ing>
XTUTTWTTUU b2:we're all
VTTUUUUXUT b2:we're back
ZTUUUUSUUT b2:we're going
VTUUXTTUUT b2:we're in
XUUUUUTTUT b2:we're not
WTSSTTWXXS b2:we've <ed>
TUTUTUWXUS b2:we've <word>
XTUUUUTTUU b2:what a
YTTTUUTUUU b2:what do
XUUTUUTTUU b2:what does
TRRXSXWXTT b2:what i
XUUTTUTUUU b2:what i'd
YUUTUUTTUU b2:what would
ZUUTUTUUUT b2:what's the
WTTTYTTUUU b2:when i
ZUXUSSTTTT b2:when you
UUTTTUXUUU b2:whenever you
YTUTUTUUUT b2:why <s>
ZTUUTUTTUT b2:why the
YWTTTTTUUT b2:with the
YUTTTTUUVT b2:you <word>
ZSTSTSUSTZ b2:you can
VXUTTUTUUT b2:you don't
YTUTVUTTUT b2:you know
ZUUUTTTTUT b2:you may
XUUUUUTUUT b2:you must
TUYTUUUUUT b2:you're <word>
XUUUUUTUUT b2:your <verb>
WSUUWSTXTU b:asks
aRTXVWXOOV b:order
bUMVXYZRRN b:order false
WSVXUVVQQV b:order true
aRVSOcUVPU ban once
TRRWXhTORU ban stands
jOUXWUQRSP beside others
TYWTWURWSR bs:short
WZRSRSWTUX bw:,
YUUUTUTUUT bw:10
YUUTTTUUUU bw:24x24
YUTTUUUUUT bw:9
ZTUTTTTTTU bw::
WVPWRRWWSX bw:?
ZQTVXUWQVQ bw:a
VUTTYUTTUU bw:abito
XUTWTTSWTS bw:again
VTTUUUXUUT bw:ai
XUTTTUUUUU bw:aisle
UXUTXTTUTT bw:all
VTTSVXUUUU bw:allergic
YSWXSSVSTS bw:always
aTTUSTTUUU bw:am
YUTTSUUTUU bw:and
XUTTUTUUUT bw:android
YTUUUTTUUU bw:answer
ZTTTUUTTUU bw:any
WXXRXUTRSS bw:are
WXUTUTTUUT bw:as
UTUUUUYTUT bw:assistant
VWTSXTWSTT bw:at
YTUTUUUTUT bw:ate
VTTTXTTWUT bw:back
ZUUUTTTTTT bw:be
YUTTTUTUUT bw:been
YUUUTUTUUT bw:before
TTTTZTUUUU bw:being
UYTTTUTUUU bw:bin
VTTTXUUTTU bw:bitte
UUUUTUTXTU bw:bumping
YWTUUUTTTT bw:by
WUXTTTTUUU bw:call
ZTUTTUTUUU bw:called
UXTTTUWTUT bw:can
ZSXTTTSTUU bw:can't
ZTTTTTTUUT bw:celsius
TYTTUUUTUU bw:chamo-me
VXTTXTTTTT bw:chiamo
VUUUTUTUXU bw:christmas
VTTTWTXTTT bw:closed
YUUUTTTTUT bw:code
VTTTXTTUUU bw:con
ZTTTUUUUUU bw:coriander
XUTTUUTUUU bw:correct
XUUUUUTUUU bw:could
YUTUTTTUUT bw:cranky
YTTTTTUUUT bw:day
VUTUTTXTTU bw:days
XUTTUTUUTU bw:de
XUUTUUUTUT bw:deadline
VTTTTTXUUT bw:decided
UXTTTUTUUU bw:delete
XUUUTTUUUU bw:diary
VTUUTUUXTU bw:diceva
UUUUUTTYUT bw:did
aTUTTTTTUU bw:die
VUUUUXTTUU bw:different
USTUXTWSWT bw:do
aTTTTWTUUS bw:does
XUUTUUTTUT bw:doing
VPWRUWWSTW bw:don't
VXUTTWTTTT bw:down
YTTUUUUUUT bw:draft
VTTTXTWTUT bw:drop
YUTTUTUUUU bw:dry
YTTTTUUUUU bw:duz
YUUTUUUTUT bw:déteste
XTUUUUTUUU bw:eat
TZTTUUUUUU bw:em
VYTTTTTUTU bw:en
VXTUUUTTUU bw:eu
VTTUXTTTVU bw:ever
YTTUUUTUUU bw:everybody
UTXTTUTUUU bw:explain
UTUUUTTYUT bw:failed
TWTTUUTXTT bw:finished
VTXTTUUUUT bw:first
XUTXSTTTUT bw:fish
XUUTTUTUUU bw:forget
TTTTUUWZTS bw:found
XUUTUTUTUU bw:four
YTUUTTTTWT bw:free
XVTSWUTUUS bw:from
ZUUTTUTTUU bw:fuse
ZTTTTTUTUU bw:gave
YUUUUUTTUU bw:ghent
YTUUUUTTUT bw:git
XWTUTUTUUT bw:go
WTUTVTXTUT bw:gone
WUTXTTTTUU bw:good
XTUTUUTUUU bw:gorica
XUTUTTTUUU bw:guess
XSUUUUTUUT bw:gut
XUTTUTUUUU bw:ha
XUUTTTTUUU bw:had
XUUUUUTUUU bw:has
VSYTWTTTUT bw:hate
TUVWVVWUSR bw:have
WUTTSUUTUX bw:he
UXUUUUUTUT bw:he/him
TXTTUUUUUU bw:heiße
UUTTTYUUUT bw:helix
UWTSTXWTTT bw:here
YUUTTUUUUU bw:him
XTUUUUTSUU bw:hot
VUTTUUUXUU bw:humidity
XTUUUUUUUU bw:hungry
VXYRWXRUOT bw:i
XTUTUTUUUU bw:i'd
TYTSUYVQXP bw:i'm
VXSWVTSWTS bw:i've
UZSXVTRTTS bw:ich
TTUUYUTUUT bw:ignore
TbUYXVSQRP bw:in
TUTTUXUUUT bw:intolerant
XTUUUTTUTU bw:invoice
ZWPUXVYTQQ bw:is
UUWWSWSbQP bw:it
WVXVRQWVUQ bw:it's
XUUUUUUTUT bw:its
SYWTTTUTUU bw:j'habite
UXUTUUUUUT bw:je
XWTTTUTUUT bw:just
bTTTTTTUUT bw:keep
YTTTTTUUVU bw:know
ZUTTTTUTUT bw:la
TUTTUXUUUT bw:lactose
XUUTUUTUUU bw:late
VTXTTUUUUU bw:laugh
VTUTTUTXUU bw:leak
YTUUUTTTUT bw:legal
USXWWSSUUU bw:like
VXTTTTUUUT bw:live
UYTTTUTUUU bw:llamo
YUUTTTTUUU bw:loathe
YTUUUUTTUT bw:log
XUUTUUUTUU bw:long
WXUTTTUTTT bw:longer
TWTUTTTXUT bw:lost
XUTTUTTUUT bw:loud
XUUTTUTUUU bw:mail
YTTTUUTUUT bw:maybe
YWYWXRRRSR bw:me
VXTTUTTUUU bw:mean
VUTTXUUUUU bw:metric
UYSTXXTTST bw:mi
TTTTXUUXTT bw:mia
YTTTTUUUUU bw:mich
YTUUTUUTTT bw:mir
UUXTTTUUUU bw:mocks
YTUTUTTUUU bw:mondays
VXTUVUTTUT bw:morning
TaSTUUUTUU bw:moro
YTTTUTUUUT bw:most
XYTTTUSUTT bw:moved
UZOVXVWQQV bw:my
WXTSYTSTTT bw:name
TXUUWTTUUT bw:name's
TWXTTTUTUU bw:nantes
YTUTUUTTUT bw:neighbour
ZTSTYTSUUT bw:never
XTTTUUUUUU bw:new
XTTUUUUTUT bw:nice
YUTTUTTUUU bw:nine
YWQPTVUUVW bw:no
ZTUTTTTUTU bw:nobody
TTWTTTXUUT bw:none
VXVQUXXSSQ bw:not
aSSUSUSXTU bw:nothing
YTTUUUTUUT bw:now
XTUUUUUUUU bw:não
WXTUTTUTTU bw:of
aSSRVTTWXS bw:on
XUTTTUTUUT bw:once
WSWXSSSTUU bw:one
YUTTTUTUUU bw:or
WTUUTTXTUT bw:our
YTTTTTXUTU bw:out
TTWSTVXTUT bw:over
XTTTVUUUUT bw:own
WXTTTUTTUU bw:owns
YTUTUTTUUT bw:page
UUXTUUUUUT bw:painting
XUUTUTUUUU bw:paragraph
VTUUUXVTTT bw:people
YTUTTTUUUU bw:phrase
VYUTTUTTUT bw:porto
VTTTXUTUUU bw:quotes
YTUUTUTTUU bw:raw
YUUUTUUUUT bw:reads
TTUTXTTUUW bw:retired
WUTTXTTTUU bw:rewrite
UTTTTTZUUU bw:right
YUUUTUTTTU bw:run
XUUTTUUUUU bw:say
aTTUTTTTUT bw:says
XUUUUUSTUU bw:scrap
XUTTTUUUUU bw:seats
XUUTUUTUUU bw:section
XUUTUUUTUU bw:separately
aUTUTTTTUU bw:she
VUUTTTXUUT bw:she's
ZTSWTTUUUT bw:short
VUUUXUUTTT bw:sie
TTTTXXTTWT bw:since
XUTUUUUUUU bw:so
ZTUUTTTUUT bw:sold
YTUUUTUUUU bw:somebody
YTUUTTUUUU bw:soy
XTWTTUTUUT bw:stand
XUTUTUUUUU bw:start
YTUTUUUTUT bw:strike
VTTTTXUUVT bw:style
XUUUUUTUUT bw:sure
ZTUUTTTUUT bw:take
XUTTUUTUUT bw:temperatures
WTUUTUTXUT bw:test
VUXTTUUTUU bw:text
XWSVXSSWTS bw:that
XTSSVSYSXS bw:that's
ZUWOUOVZTU bw:the
XUUTUTTUUU bw:they
VTUUXUUTTU bw:thing
XUUUUUTUUU bw:think
aTTUTTSUUT bw:this
UUUTUUXUUT bw:three
XUTTWTTTUT bw:time
XUUUUUTTTU bw:tired
VSSSXXWUTS bw:to
YTTUTUUUUT bw:today
VTTTWUXTTT bw:told
XUTTTUWTUT bw:too
UUTUTTXUUU bw:touch
YTTTUUUUUU bw:trip
TWTTXTUTUT bw:tromsø
ZTUTTUTUUU bw:trst
YTUUTUTUTU bw:tuesday
YTUUTTTUUU bw:type
YUUUUTUUUT bw:typo
XUUUUUTUUT bw:ugh
ZUTTTTUTUU bw:up
UTSSWXYTUS bw:use
ZTUTTTTTUU bw:vegan
WZTTTTTTTT bw:vivo
VTUUTUXTUT bw:warehouse
ZTSSSSXYTS bw:was
TTVRTVXWWQ bw:we
XSSTWSWWTT bw:we're
XWUUTUSUTT bw:we've
XUTTUUTUUU bw:weird
VUYUTTTTUU bw:what
XUUTUUUUUT bw:what's
YTUTTUUTUU bw:who
YTUTUTUUUT bw:why
VXTUUTTUUT bw:wife
XUUTUUUUUU bw:will
XTSRVTUXXS bw:with
YUTTUTTUUU bw:words
VTTUUUTXUU bw:worked
TTTTUUWXUT bw:works
YUUTTTTUUU bw:write
UUUUTTTXUU bw:writes
XUUUSTTUUU bw:yet
VSVSVUYTTT bw:you
VTXSUUUUUT bw:you're
ZTTTTUTUUT bw:your
XTUUUUTUTU bw:yusra
SYWTTTUTUU bw:à
aUWSSTUUUS clauses:1
WXRUXVVSQV clauses:2
VVUUUVTVQU clauses:3
YROSWRXVWW clauses:4
XWVVSSUTRV clauses:5
YSWWRXTTUR clauses:6
QVTEUUXYgU counts
XUUUTUUUTU e:"
TTTTTVXYTT e:%
YWWRURYSTQ e:)
WTSXTWUTUS e:,
TTTUTTXUVT e:00
VTTUTTXWTT e:1
SWTTTXWUTT e:10
WUTTXTUTTT e:101
UVTTSXWTVS e:12
YUUUUTTUUT e:16
XUUUUUUTTU e:1926
XWTUTSXTTS e:2
TUTUXTVUTT e:22
WTTUUUTTXT e:24th
VSTUUTXTWT e:3
VUTUTXTUTU e:40
XTTTXSUXST e:5
XTTTUUUUUU e:60
TXUUTUUUUU e:71
TTTUXTUUWT e:7th
TUUUUTXTUT e:8443
SWTTTUTWXT e:9
fTSSTSTTUS e::
ePSSSWSVTW e:?
UTTUXUTUUU e:a4
XUUUUTUUUT e:about
XUTTTTUXUT e:above
TUUUUTXUUT e:accounts
XTTUTTTUUU e:actuaries
TYUUTTTUUT e:ada
XTTTTTUUUU e:advance
ZTTUTTTUUT e:afternoon
XUUTTVTUUU e:afternoons
XTWTUTTUTU e:afterwards
ZPQQYVUWRY e:again
YUUUUTUUUT e:agenda
YUUTUTTUUU e:ages
YUTTUTWSTT e:ago
YUUTUTTUUT e:agree
WUTTTUTUYT e:ahead
TXTTUTUUUT e:alcohol
XURURWRXRX e:all
YUUUUUUUUT e:alle
TXTUTUWTUT e:allergy
TWTUXTTUUT e:almeida
TTSWWSYUUS e:alone
ZTTUTUTTVT e:already
YTTUUUTUUU e:altogether
UTWSWXSUUS e:always
VSTUXTVTVT e:am
ZTUUTTTUUT e:an
ZTTUTUSUUU e:and
UXTUUUTUUT e:android
VTUTXTTUUT e:anglais
XTTUUTUTUU e:animal
YTTUTUTUUU e:anni
WTTTYTTTUT e:answer
USVVWXSTTS e:answers
TTXTXUUUUT e:antworten
YTTTTWTUTT e:anyone
aTUSTSTVVU e:anything
WSWSVXUTUS e:anyway
WTUXTUUTUT e:apologise
TTUUUTWXTT e:app
VTTTUXTTUT e:apply
WTTUTUVTYS e:april
ZTTTTUTUUT e:are
TUTWUXTTUT e:arrows
UUTWTUXTTT e:art
STTSXYTUUT e:ask
ZUTTUTTTUU e:asleep
TTXXTUTTTT e:at
TVTTTTWTYS e:august
UTTTXTWTUT e:aus
UTTTXTTWUT e:auth
YTTSSVTVTW e:away
YTUTUUTUUT e:awful
WTTTYUSXTS e:back
VTUUUTTTUX e:bakery
ZTTUUTTUUT e:bank
UUUTUTXUUU e:basis
YTUUTTWUTS e:be
XTTUTUUUUU e:been
WXTTTTTTUU e:bees
WUTTXRTTXT e:before
VUUUTUTXUU e:behind
XUUTUUTUUU e:below
YTWTTTUUUS e:better
UTVTXTUUUU e:between
YTUTTUUTUT e:bike
VUUTUTTUUX e:bins
UTTTTTTUXX e:bio
YUTTTTUUUU e:bits
TWXTUTUTUT e:black
UTUTTUYUUU e:blind
WUTUTTTXUU e:block
YUUUTTTTUT e:board
UTUUXUUUUT e:bottom
YTUUUTUTTT e:box
TXTTYWTTTT e:branch
UUUUTXUUUU e:branches
ZTTTTUUUUT e:brb
XUUUUUUUUT e:break
VTTUUUXTUT e:breakfast
YTTTTUUVUU e:bremen
TUaTTTUTUT e:brevi
YTTUUUUUUU e:brick
YTTTTTTUUW e:brightmoor
WTTTUTUXUT e:broken
XUUTVTTUUT e:budget
VTTTTWXTTT e:build
TTUTUUXXUT e:building
TUUUTUYTUU e:buildkite
VTUTTXUUUT e:burnt
VTTUUTYTTT e:by
TTTTTTVXTW e:cache
XTTTUTTWUU e:cake
VUUTTVTTUX e:calendar
YTTTTTUUUT e:call
XUUTUUTUUU e:called
YUTTTTUUUU e:calm
ZUUTVUSTUT e:came
XUUTTUUTUU e:cancelled
TTUUUUWTUX e:caravan
XXTTTTTTUT e:card
TTTXTUXUTT e:cards
UUXSVXSTUS e:case
YTUUUUTUUU e:cat
UUUUUUXUUT e:catalogue
VUXTVTTUUT e:celsius
XUSTWSWSUU e:change
TUTTVTXTUW e:changelog
WUUTTXTUUT e:channel
YTUUUUTTUU e:cheaper
TWTTUXTTUT e:chicken
XUTTTTUUUU e:choice
VXTTUTTTUW e:choir
UUUUTTTUYT e:christmas
XUTTUUUUUU e:city
VUTTYTTUUU e:client
TXTTTTWUUT e:clinics
VUTTTUXUTT e:closed
XTTTUTTUUW e:club
ZUUUTUTUTU e:cm
TSQVXWSXSW e:code
TZTSTUUUUT e:coeliac
bTTTTTUTUT e:coffee
YTTTUUTUUU e:coin
STTXTTTYUT e:cold
YUUUUUUTUT e:come
ZTTTTUTUUT e:coming
TTWTXTUUUT e:commit
TUTUYUUUUU e:commits
VWTTXTTTUT e:company
XTUTUUUUUU e:comparing
YTUTUTTTUT e:compile
XUUUUTTUUU e:compiler
XUUUTUUUUU e:completely
YTUUTTTTTU e:computer
UTXTWTTTTU e:container
XTUUUUUUUT e:context
WTUTUTTYUT e:contract
UTTTWVXSTT e:copy
YUUUUUUUUT e:copying
TTYWUTUTTT e:coriander
UUYTTTUUUT e:cortas
VUTTTTXUUU e:costs
YUTUTTTUUT e:count
TYTTUTUUUU e:countries
YUTTUTUUUT e:course
TUXTUTUUUU e:courtes
UTTTUTYVUT e:covers
XUTTUUTUUU e:cranky
YUUTUUTTUU e:cream
YTUTUUUUUT e:crypt
UUTTTXUUUU e:cups
VUXTTTUUUT e:curtas
XUTTTTXTUT e:customer
UUUUUXTUUU e:customers
TUTUXTTTUW e:cut
VUTUXTTUUU e:cycle
TUXTUWTTUT e:código
YTTUTUUUUU e:das
YUTTTUTUUT e:data
YTTTTWTTUT e:date
XTYSRSXTTS e:day
YSRRWVZSTS e:days
YTTSTTTTUY e:dead
XTUUUTSUUU e:debate
TTWTUTUTXT e:dec
VTTUUTTVYT e:december
ZTTUUUSUUU e:decided
TUXTWTTTUT e:decimal
UUXTTUUUUT e:default
VUUUTTYTTT e:degrees
ZTUTUTTUUT e:dentist
YTUUUTTUTT e:deputy
ZTTTUUUTUT e:desk
XTTTXSTUUT e:deutsch
UUUTTXUUUU e:develop
UTUUUTYVUT e:device
TTTTTTZUUU e:diabetic
YTUTUUTUUT e:diary
XUUTUTTUUU e:diet
UUXSXTTTUS e:diff
YUUTUTTTUT e:discussion
aTUTTTTUTT e:dns
XTXTTTTUUU e:do
UWTTXTUUUT e:docs
VWTTTTTXUU e:does
YVTWTSSUUR e:don't
VSXSVTVWST e:done
XTUUTTWTUU e:door
XUTUTTTWUT e:dot
YTSSWSTVWS e:down
YTTTVTTUUT e:draft
YTTTTTTUVU e:drafts
XUTUTUTTUU e:dragon
ZTTTTUUTUT e:driver
XTWSSTTXTT e:dry
VXTTUUUUUT e:duh
VXTTTUTUUU e:dundee
XUTTUUUUUT e:dunno
UXUUUUUUUU e:dust
XUTUTTUUUU e:each
WXTTUUTTUT e:ear
XUTUTUTUVT e:earlier
UTTUXUUUUU e:eat
UUTUUTXTUT e:effect
XUTTUTVUTU e:eggs
ZUTTUTTTUU e:eh
VTTUUXUTTU e:eight
YWTTTTTTUT e:either
ZTUUUUTTUT e:eleven
UXSTXWUTSS e:else
UTXTTWTUUU e:end
WXTTTUTUUT e:energy
TYUUUUUUUT e:engineer
TWTTYUTTUT e:englisch
USTUXTWUUT e:english
TUTUTTWXTT e:enough
XUUUTUWUUR e:entschieden
WUTTUTTXUT e:error
UTUUTUUTYT e:eve
ZUUTTUUTTT e:evening
WUUTTTXTUT e:evenings
aTTTSVTTUT e:ever
XTTUUUTUUU e:everybody
VVWWQTUXTS e:everything
VWVVVRXSTR e:everywhere
YUTTTTUVUU e:exception
ZTUTTTUUUT e:exceptions
VTTXUUUUUT e:exhausting
TTUUUTTZTT e:expired
UXTTTTWUTT e:export
XUUTUUTUUT e:failed
YUTTUTUUUU e:fait
TUUUUUXTUU e:falkenstein
XXTTTTWTTT e:family
YUUUUUUTUT e:fault
UVUUTTSTZS e:february
XTRSWWXSUT e:file
STTRXXWTUS e:files
XTTTTTYTUT e:final
YUTTTUUUUT e:finally
YUTUUUUTTT e:finalmente
VXWRWSRWTT e:fine
YTUUUUTTUT e:finished
XUUTVUTVTS e:firmware
VRWSXVWWSQ e:first
UZSTUTUUUT e:fish
ZTSRTSYUUT e:five
XUWTTTTTUT e:fix
UTTTXTWUTT e:floor
SXWTSTWUTT e:fly
UTTTXVVTUT e:folder
UUUUUTUXUT e:follow
aXSTUSTUUS e:for
XUTTUUUUUU e:formal
TXTTTTVTWT e:four
XTSSWTWUUT e:français
XVSTWTTUUT e:free
YSTSYSSTYR e:friday
XWTTSWWTSS e:fridays
YTTUTUWTTT e:fridge
TTUTYTVUUT e:front
YUTTTTUTUT e:function
aTTTTTTUUU e:funny
YUTTTTTUUU e:general
XUTUTTUUUU e:generally
WXTUUUSUUT e:ghent
XTTTTTUUUU e:gloves
aWSTSTTUTT e:go
YUUTUUTUUT e:goes
aTTTTTSWTW e:gone
XWWSSTSUUS e:good
XTUTUUUUUT e:goose
XUUUTTTUUT e:gravestone
UYSSSSUZUS e:green
XWTTSTVTTT e:group
UTTTXXUTTT e:guess
YUTTUUUUUU e:guessing
XUUUTTTUUU e:h.k
ZTTUUUTUTU e:ha
XUUTUUUUUT e:habits
XTUUUUUUUU e:haha
TTTTTUXTXT e:half
YUTUTUUTUU e:happy
TUTTXTTXUT e:has
YTTTTUUUUU e:have
XUUUTUTUUT e:head
VUTTUUTXUT e:healthy
TZUUTTTUUT e:helix
XUUUTUTWTT e:help
TWTTXTTUUT e:henrik
VTTTZTVTTU e:her
VaUQYSTSRV e:here
VTUUXTTUUT e:heron
YTUUUUTUUT e:herren
UTUUUUXUUT e:hetzner
XUUUTTTVTT e:high
aUSTTTUUUU e:him
XUUUUUTUUU e:hip
UUUUTUTUUY e:history
UUTYUTUUUT e:hives
XUUUTUUTUT e:hold
TWTTTXXTTS e:home
YTTTTUUUUT e:honest
XUTTUUUUUT e:honestly
UTTUUUVXTT e:hot
aTUUTTVTTT e:hour
XTYSSSXTTT e:hours
TXTXTUTTUU e:household
VXTUUUTUUT e:hull
XUUUUUUTUT e:humidity
XTTTUUUUUT e:hungry
XUUUUUTUUU e:hurts
UUUUXTUVUU e:id
aUTTTTUTUT e:idea
UUTTYTTUUT e:ideas
UUXSUUUUUU e:ifs
UUUUXUUUUT e:imperative
UUUUUTXTUU e:import
WWRSXSVXTS e:in
XUUUUUUTUU e:inch
XTTTUTTXUT e:inches
VTTTVXTTWT e:included
TVTUTUXUUT e:ines
XWTTTUTUTT e:internet
TYTTTUTVUU e:intolerant
XYSSTSXTWR e:is
YTUTTUTUTU e:ist
aRSNVUWWUW e:it
TTXXTTTUUT e:itch
TUTUTTTVYT e:jan
WTTUSSSWaR e:january
YTTTUTWUUT e:job
YUSSXTUTUT e:joke
XTTTUTTUUU e:journal
XTSTSTUUaS e:june
ZTTTUTTUVT e:just
WTTUTTXUUS e:kawai
WUTTTSXWTT e:key
VXUUUTTTUU e:keys
XUUUUUUUUT e:kid
YTUTUUTUUU e:kidding
YUUTTUTUUT e:kind
TXUUUTTTUW e:kit
TTTUTXTTUX e:kits
ZTWTTTTUUT e:know
WVTTTTTTTX e:labs
YTTTUTUUUU e:ladder
UXTTTTUUUU e:lady
YUUUUUTUUU e:lamp
VTUUTXTUUT e:lane
UXTTUUUUUT e:language
XXTTTTTUUT e:laptop
USTSXTTWTX e:last
YSSTTWSYTS e:late
XTTTWTTUUT e:later
UTUUTUUUYT e:latest
WWXTTTTTUT e:latin
XUUTUTUUUU e:laugh
TUUUUTYTTU e:launch
TUTTTUXVUT e:lead
YTUTUUTTUT e:leak
TWTTUTTUUX e:leeds
WTTTUTXTUU e:left
UTTUUUXUUT e:legal
YUUUTTTUUT e:letter
WTSVXSTUUU e:letters
XWSSTTTTUY e:life
YTTTTUUUUT e:lift
XTUUTTTUUU e:lighthouse
WTXTTTTUUT e:like
VUWSYSRXTS e:line
UTWTYVSTUT e:lines
TXTUUUUUTU e:lisboa
XUUUUUUUUT e:lisbon
aTSTXRTXUR e:list
WTWTTXTTUT e:lists
XUUUUUUUUT e:lmao
YUUTUTTTUU e:lock
XUTUUTUUUT e:log
XTUUUUUUUU e:lol
XUWTUTTUUT e:long
YUTUTUTUUU e:longer
YTTUTUUVUT e:look
VTTTTTTYUT e:loop
YTTTUUTUUU e:lost
YXTTTTTTTT e:lot
VTUUXTTUTU e:loud
ZTUTTTUTUT e:luck
aTTTUTTTUT e:lunch
YUTTUUUUUT e:lá
XSTTTUYTUT e:machine
VUUTXUTTUU e:mail
TTSYXXSTTS e:mails
TTTTTWXUUU e:main
YSUUUUSTZS e:march
TUTTYTUUUU e:marks
TUUTTTTYUU e:match
VXTTUTUUUT e:mate
VUUUUXTUUT e:maths
TXTSSSXTZR e:may
VTXTTTTUUT e:mañana
XWUYUUQTRS e:me
aUTTTTTUUT e:mean
WTTTTXTUUU e:meetings
XTTTUUUUUU e:mehr
YTUUUUTTUT e:merger
WUTTXTUUUT e:message
TTTVTXTUUW e:messages
VTTTXUUTUT e:metric
WTTTXTTUUU e:mich
ZUTTTTTUUT e:milk
WTTUTTXTTW e:min
ZTTTUTUUUU e:mind
XWSTTWUVTR e:mine
VTRSWUVZTT e:minutes
WUUUUUTXTT e:missing
TUUTTUYUUT e:mobile
UUTXUTTUUT e:mocks
YTUUTTUUUT e:module
YUTTUTTUUT e:moment
YXTUSSWTTS e:monday
VTTTTTXUSX e:mondays
XUTUTTTUUU e:money
TYRSUSVQYW e:month
XUUUUTUUUT e:mood
YTTTUWTUUT e:more
YUSVWRSWWR e:morning
TXTTTXWTUS e:mornings
TUXTWTWTUT e:most
TXTUUUTUUU e:mostly
XTUTUUTUUU e:mouth
ZSTTUTWTUS e:moved
XUUUUUTTUU e:much
XUUTUUUTUU e:mum
UZTTTTTUUT e:myself
VXVQVYTUTQ e:name
TZTTUUUUUT e:nantes
YTTTUUTUUU e:new
UTTUUTYTUU e:newer
WUTSUTXTUT e:newsletter
YUUTTTTUUU e:next
ZUTTTTTUUU e:nice
UXTTTUUUUU e:nicht
VTTTUTTTUX e:niece
WTTTTTWXTT e:night
XUTTUTUUUT e:nights
dTSSTSTVVS e:no
YUUTTTTUUT e:none
WWTUTTSSYT e:noon
YTSRTWTUTY e:not
TUSXSXSTTV e:notes
XRSSVSSaUW e:nothing
VUUUUUUXUT e:noticed
WUUUTTTUYS e:november
TTTSWXWUUS e:npm
WUTSVSTUUX e:number
ZTSSUWTWUS e:numbers
YUTTTVTUUU e:nunca
VYTTTTTUUT e:nurse
XUUTUTTUUT e:nuts
ZTTUTUTUUT e:obviously
TTUUUUTTZT e:october
WTTTTXTUTT e:odile
ZUTSVRVTRX e:off
TTTTWXWTTT e:office
WTTTTTXUUT e:ohio
UTTUWTUXTT e:old
XUUUTUUUUT e:oma
VTUTUXUTUT e:omg
XTTTXTTWTT e:on
YUTTUUTUUT e:onboarding
aUTTTTSWTT e:once
YUVSXRWTTR e:one
YTVRVVWSTR e:ones
TYTTTXTTTT e:online
TVXQZRYSSR e:only
VUTTTTXUUT e:open
VTXTTTTXTT e:opens
VTTTXUUUUU e:orange
ZTVSTTTTXT e:order
YUUTUUTTUT e:orders
YTTUTUTTUU e:other
ZSSSXTUUUS e:otherwise
XWPWVYVTRR e:out
aSSSSTTUTY e:over
VTXTXTTTUT e:own
YTTUUTTTUT e:p
TYTUUUUTUU e:padaria
XTWTWSVTUT e:page
XTUTTTTWUT e:panic
WUTTUXTTUT e:papers
YTXTTTTTUT e:paragraph
WUTSTXTUUT e:paragraphs
XXTUTTTUUT e:parser
UTTTWTXTTT e:partners
XUTTUTTUVU e:patch
TUTWTXUTUU e:patient
TXUTUUUUUT e:penicillin
WTTTWTXUTS e:people
UUUTUUXTUT e:permanently
YUUTUUTTUT e:philosopher
XTSSTYXTUT e:phone
TTTTUYUUVT e:phrase
TTTUWXTUTT e:piece
WTTUTTXUUT e:pipeline
YTUTUUTUUT e:pitch
UUTTUXUUUT e:pizza
WXTTTSXTUR e:place
UTTTYTXTTT e:plan
YTUUUUTTTU e:plumber
TUTTUUYTUT e:podcast
ZUTUTTTUUT e:point
XTVXSVSSTS e:points
WTTUXTTUUU e:policy
WXTSUTUVVT e:pork
TTTTUTUXUW e:port
VYTTUUTTTT e:porto
YTUUTTTTTT e:portraits
VUXTTTUUUT e:possible
UTUTTTXWTT e:post
TUTTSTbUUT e:postgres
XUTTTUUUUU e:pot
TTUUXUTUUU e:pr
XTUUUUTUUU e:prats
YUUUTUTUUT e:press
TTTXUTXTTT e:products
XTUTTUUUUU e:profiling
VTSSWXWTUS e:project
UTXTVTTUUU e:projects
VUXTUUTUUT e:prose
XUTTUUUUUU e:pupils
TUTTTXTTUX e:pushen
TUXTUUUUUU e:python
XUTUTTUUUT e:question
XTSSWWTUUT e:questions
WTTTUUTUTX e:quit
UUUXTTUUUU e:quote
VUTTXUTUUT e:quotes
VUUUXTTUUT e:radial
TWTTUTTYTT e:ram
VTTTTTVUTX e:raus
XTWTTTTUUT e:read
YTTSYUTUUT e:reads
YTTUUUTUUU e:really
YUUTUUTUUT e:reason
VTTTTYTUUT e:recipes
XUUTTTUUUT e:red
VUTTTTYUUT e:redis
ZUTTTTTUUU e:remember
XTTUVTTUUU e:reply
VTTTXVTTUU e:repo
YTUUTTTUUU e:rerun
XUUUTUTUUU e:residents
XTTUTUXTTT e:rest
XTUTTTWUUT e:retired
XUUUUUTUUT e:return
YUTTTUTUUT e:review
TTUUUUTUUX e:riddance
aXSTVTSTTS e:right
WUUTTTXTUT e:room
YYTTTTTTUS e:round
UUTTUTXUUT e:router
XTTUWTTUUT e:rule
YUUTTTTUUU e:rules
VTUTTXSTTW e:run
TTTUTTTWUX e:running
XTUTUUTUUU e:rust
XUUTTUTUUU e:sad
YTTTTUTUUT e:said
VXUTTUTUTT e:salt
WXUUUTSTWT e:saturday
VUUUUTXUTT e:saturdays
YTTUUUTUUU e:say
XUUUUTUUUU e:saying
cTSTTTTUUT e:says
XUUUTUTUUU e:scale
STUTYUVWTS e:schema
TUUTWXTTUU e:scripts
XTUUUUUTUT e:sea
TUUUUTXTVT e:season
TTTTYTXTUT e:seat
TTXTWTTUUW e:seats
YUTUUUTUUT e:sec
XUTTTTTWUU e:seconds
VXUUTUTTTU e:section
XTTUWTTUUT e:see
UTUTTXWTTT e:seite
VUTUXUTUUT e:sentence
WUTUTUTTSX e:sept
SWTTTTVWYS e:september
ZUTTTTTUUT e:serious
VWTTTTXUUT e:service
WTTTTTTXUU e:seven
TXUUUUTUUT e:sevilla
VYTTTTUUUT e:she/her
VUUUXUTTTT e:sheet
XVTTVTTTUU e:shift
XTUUUTWTTT e:ships
VXSSXSWTTT e:shop
WSWTXSSUUT e:short
YTTTUUUUUT e:shorter
ZTTTUUTWUT e:side
XUTTVSUUUU e:sie
YTTTTUUUUT e:sigh
TTWTXTTTUT e:simples
YTUTTTUWUT e:since
WTTTTTXSWU e:six
VTTTUUTXUT e:size
VUTXUTUUUT e:sleep
YUUUTTTUUU e:slide
XUTUUTTUUU e:slides
WXUTUTTUTT e:slow
VTTUTUTXUU e:slower
TTXTTUTWUT e:small
TTTUUUTYUT e:smooth
UXTUUUTUUU e:snowflake
XSTSWWTXTT e:so
YUUTUUTUUU e:soir
XUTUTTTUUT e:somewhere
VTXUUTUUUT e:sort
VUUUXUTTTT e:sorted
ZUTTTTUUUU e:soup
VXUUUUTUUT e:spanish
YUTUTTUUUU e:spelling
UUUTTUVUTX e:spots
TUUUTUYTUT e:sqlite
XTTTTUUUUU e:stairs
VUTTUTUUXU e:stall
WUTTTTYUUT e:stays
USXSXTVTTT e:stop
TTTTXTWUUT e:streng
YTUUUUTTUU e:student
WTTTUTXTUT e:stuff
ZUSTXSUTTT e:style
VTTSUXUTUT e:sugar
UUTTTXUUVT e:summary
UTTTUTVTUX e:summer
WTTUUTXTUT e:sunday
UTTUXTWTUT e:supplier
YTTUUUUUUU e:suppose
YUTSUTUUUU e:sure
TTTXUTWUUT e:surprises
YUUTUUTTUT e:sync
XUUUUTTTUU e:system
TTWTWTUTUX e:table
UUXSUSWUUT e:tables
VXUUTTTTUU e:tablets
XSXSVSSTTX e:tabs
YUTTUUTTUT e:tail
WTTTXUTUUT e:talk
TXUUUUTUUT e:tartu
ZTTUTTUUUT e:taste
XUUTTUTUUT e:tea
UZTTWSXTTS e:team
YUUUTUUUUU e:tell
USSYRXVSYR e:ten
WUTTUXTTUT e:terms
UUTTXXTTUT e:test
VTSTWXWTTS e:tests
TTYXXRSTUT e:text
YTTWTUTTUT e:texts
UWUUTTXUTT e:thandeka
aTUVUSTVWO e:that
WUQRVWUXTV e:them
VWRRVWXRXR e:then
XSQRXXWTSV e:there
YUTUUTTTUT e:they
WYUTTTTUUS e:they/them
XSYRTSWSVW e:thing
ZUTSTTTTUW e:things
YSTSWSWUUT e:this
VUTTTTUXUT e:thread
YSWTVSTUUU e:three
TTTSSTVWWX e:through
TTTTUUZUUT e:thursdays
UUTTYTWTTT e:ticket
TXTTTTXUUT e:tickets
XTUUUUTUUU e:tiles
YXOQYUVXVO e:time
ZXSTTWQSUT e:times
YUTUUTUTUU e:timetable
ZTTTUUTUUU e:tired
XTUTUTUUUU e:to
XUTUUUTUUT e:toaster
cTSSSTYTUR e:today
bUTTTTTUUT e:tomorrow
YUTTUUTUUU e:tone
ZTUTUUTUUT e:tonight
XWXTWSRSTT e:too
UXTUUUUUTU e:torino
UUTUUUXUUT e:train
UXTUUUUUUT e:translator
UTTTUUTZUT e:trick
ZUTTTTTTUU e:trip
TXTTXTTTTU e:truly
WXTTTTUUUT e:trust
XTTUTTWUTT e:tuesdays
YTTTUUTUUT e:turin
XTTUUUUUUU e:turkey
XUUTUUTTUT e:tweet
YTTSUTWVTT e:twice
UUUTUUXUUU e:twins
YTTUTWUTTT e:two
XTTTUUUUUU e:typo
YTTTUUUUUU e:um
gSRRSSXTUR e:undefined
WUTTXUTUUT e:underneath
XVRWURVVSW e:up
WSSTVSUXXT e:us
WTYTTUTUUT e:use
YTTTTUUUUU e:usually
UUTTYTWTTU e:utc
TYUTTUUUUU e:utc+2
TWTTUTTUUX e:varnmouth
UZTTTTTUUT e:vegan
SYSSTUUUUY e:vegetarian
TaTUTTUUUT e:vegetariana
YTTTTTXUUT e:verde
TXUUTUTUUU e:vigo
VTUTUUXUUT e:visas
YTTTTUTVTT e:wall
UUTUTUUXUT e:war
YUTUTTTUUT e:warm
XUUUTTTVUT e:was
VUTTUTUXUT e:water
YTTTXTTUUT e:way
YTTTUTTUVU e:website
VUTUUTYTUT e:weddings
WYRSVRZXSR e:week
TTUUXTTUUU e:weekdays
ZTTUUUTTUT e:weekend
XSTUTTSaTT e:weeks
XTTUUUTUUT e:weird
ZSTTWSSWUS e:well
ZTTTUUTUUT e:what
ZUTTTTTUUT e:whatever
XTUXTTTUUT e:whatsoever
XTUUUUTTUU e:while
YUTTUTUUUT e:why
XUUTUUUUUT e:wild
VUUTTTXUUT e:window
TUTUXUUUUU e:wins
XTUUUUTUUU e:winter
YUTTXTTTUT e:with
XUTSUUWUUT e:without
YUTTTUTUUT e:won
XTYSWSSUUS e:words
WYSTSTSYUT e:work
VUUUUUSYUS e:worked
cTSSTTTYTS e:works
VXTTUUUUUT e:workshop
XTSSXYSTTT e:write
ZUTTTTTTUT e:writes
TWTVTXTUTT e:writing
cTTTTTUTUS e:wrong
XUTTUUTUUU e:wrote
YUUTTTTUUT e:yaml
XYVSSTWTSS e:years
XTUUWUTTTT e:yes
YUTTTTXTUS e:yesterday
bTTSURWUUT e:yet
YYSRYTSTUS e:you
YTTTUUUUTU e:yours
TTTTXYTTUT e:yourself
VTUUTUTXUT e:zero
UXTTUUUUTT e:zsh
YUTTTUUUUT e:zurück
aTNNTQXbWX exclaims
WXTTUTTUUT f1:(
XUUUTUTUUU f1:)
VUTXTUTTUT f1:,
YUUUTUTTTU f1:14
TTXUXTUTUT f1:24h
ZUVPSVUYQU f1:a
TTUUZUTUUT f1:ab
WUUUTUTTXU f1:abbiamo
VYTTUTTUUT f1:abito
XUUUTTUUUU f1:according
XUTTUUTUUT f1:acho
XUUUUUTTUT f1:adapt
eUSTURSUUS f1:add
TSTUYUWUUT f1:address
WWSSWSXTTS f1:after
VSWRWRWYWR f1:all
UUUTXTTUUU f1:also
ZTQScRSUVT f1:always
YTUTTTTWUT f1:an
VUXTUUUUUU f1:anche
UXTUUUTUUT f1:android
UUTTTUWTXU f1:anneke
VTSSZTUUVS f1:answer
YTSRYWTSUS f1:any
ZTTTUTUUUT f1:anyone
VYRWZRUSSS f1:anything
UUUUUUTUXU f1:api
TTUUUUTWTX f1:app
VUUTXUTTUT f1:apply
ZUTTUTUUUT f1:are
YWWSXSSTSS f1:as
VUSTYSXTUT f1:ask
XTUUUUTTUU f1:asking
aTTUTTTTTT f1:at
WUTTTXTUTT f1:au
YUUUTUUUUT f1:aus
WUTTTXTUUT f1:avoid
ZTUUTUTTUU f1:back
VWTTYTTUUS f1:be
XTUUTUTUUU f1:bear
XTTTTTTXUT f1:because
WVTSSWSTXT f1:before
TXTXUTTTUT f1:being
YTTTUTUUUT f1:below
YUTUTUUUUT f1:ben
YUUUTTTUUU f1:bin
WSSWYYSSTR f1:bitte
XUUUTUTTUU f1:boil
ZUSUTSWTUT f1:book
ZTTTTTTUUT f1:both
YUTTUUTUUT f1:brain
VUTTXTTTUT f1:branch
YTTTUUUUUT f1:brb
TUXTYTTTTT f1:british
TTTTWXTUTU f1:bug
YTSTTTUXUT f1:build
YUTTUUUUUU f1:bullets
WTTTTTXUUT f1:bump
SUUUUUTYUU f1:bumping
YUUTUUUUTT f1:c'est
YUTTTTTUUU f1:calculate
WYSSXSTUUT f1:call
TXUTTUWUUT f1:calls
aSSTUVVTUS f1:can
XTTXTTTUUT f1:can't
YUTTTUTUUU f1:canaries
YUTUTUTUUT f1:cargo
VTTTTTUUUX f1:caspian
YTTTTUTUUU f1:cat
UUUUXTTUUT f1:cc
TZTUUUTUUT f1:chamo-me
WUTTXTTTUT f1:chapter
XUTUUTWUTT f1:chat
ZTUUTUTTTT f1:che
YUTTUUTUUU f1:chez
XUUUTTTUUU f1:ci
VUTTYTTUUU f1:cite
VUTTTTYTUT f1:client
YUTTTUUUUT f1:cluster
XUTTTTTUWU f1:code
XTXTSTTXTS f1:coffee
XUTTTTUUUU f1:coffee's
ZUUUSTTTUT f1:come
VTTTXTUUUT f1:comment
WUTXTTTUUT f1:comments
XUUUUTUUUU f1:contract
YTTTYTTUTS f1:correct
aWSSSSTUVT f1:could
XUTUTUUUUT f1:count
YUTTUUUUVS f1:cross
VUUUUUXTUU f1:csv
YUTTTUTUUU f1:curious
VTTTXTWTTT f1:customers
YUTUTTUUUT f1:cut
YUUUUTUUUT f1:cuánto
XTTTXUTUUT f1:dana
XTTUTUTUUU f1:dann
TTXTWTWTTT f1:dark
WTTTTTYTTT f1:das
XTTTWTTTUT f1:dass
YTTTUUUUUT f1:date
ZTUUTUSUUU f1:decided
TUUTTUYUUT f1:decidimos
XUUUTUUUUT f1:delete
YUUUTTUUTU f1:den
VSTTWSXYSS f1:der
XUUTUTTUUU f1:did
UTTTSTYTYT f1:die
XUTUUUUUUT f1:dmesg
aTQRYYSTVS f1:do
ZUTTTUTTUU f1:doctor's
cTTTUTTTUT f1:does
WUTTTTTXUU f1:doesn't
YUQOVdXSUP f1:don't
XTUUTUUUUT f1:done
VTUTTUXUUT f1:dr
dUTTSTTUVS f1:draft
VUTTTYUUVS f1:drop
WUTTTTTTUX f1:du
WTXTTWSTTT f1:e
XUTUUTVUTU f1:el
YTTTTTUUUU f1:email
TTTTTTXTUX f1:emojis
VXUUUUTUTT f1:employer
TXTXTTUTUT f1:english
WTTTUTUTTX f1:erase
VTTTXXSTTT f1:error
VUUUTTXTUT f1:es
XUTUUUUTUT f1:est-ce
WXTUTTTUUU f1:eu
XTUUTTTUUU f1:ever
WSSSZWUSTT f1:every
XWTTTTSUUU f1:everybody
XUUTTUTUUU f1:everyone's
URWSXWXSTS f1:everything
XUTUUUTUUU f1:exactly
VUTUUUUUXU f1:exam
YTYRYRSSUS f1:explain
XTUTTUTUUU f1:falls
TTTTYSSUWW f1:feature
WUTTTTTUXT f1:fechado
XUUUUUTUUU f1:feeling
UUTTYUUTUU f1:figures
YUTTUUUTUT f1:file
XTUUTTTUVT f1:final
bUSTTTTUUT f1:find
TUTTTTWXTU f1:five
bTTTSTUUUS f1:fix
ZXWRZQVSTR f1:for
VTTTTXUUUT f1:force
TSRSVRWTUc f1:forget
TTTUYTUUUT f1:formal
ZUTUTTSVTS f1:found
WTTTTUXUUU f1:four
WVRSaWUSSR f1:from
UUTUTUTXUT f1:gave
XUTUTUUUUT f1:git
YTWPYVTUUR f1:give
YUTTTUTVUT f1:gluten
aTTUTTTUUU f1:go
TUTTWXTTUT f1:going
XTUUTUTTWT f1:got
ZUTTTTTTUT f1:grep
YUTTUTTUUU f1:ha
YUUUUUTTUU f1:had
bTTTTTTUUT f1:haha
XTUVTUSTVU f1:half
VUTUTXVTTT f1:handover
ZTUTTUUTUT f1:hard
YUUUUTTTUT f1:has
UTXZTTTTTT f1:hate
YTTSTSYTUU f1:he
XUTTTTXTUT f1:he's
WTTTTUXUUT f1:he/him
XUUUSTUUUU f1:help
UUTSTTXUWT f1:her
UXUUSXTTTU f1:here's
YUTTUUUUUU f1:heute
XTUTTTWTTT f1:his
VTTTTTYTTU f1:ho
UTSXWWSUTS f1:hold
YTUUUUTTUU f1:hot
aUTUTTTUTT f1:house
aTSUVTSUUU f1:how
VXTUTUTUUT f1:hull
VZYYQSSRQU f1:i
UUaWTVQVTQ f1:i'd
aTTSUTWTTT f1:i'll
XeTXUNROVU f1:i'm
XXVTPPXXQV f1:i've
YZYXPSQTSR f1:ich
XQQYbUUSSR f1:if
XUTTXTTUUT f1:ignore
bVRQZWURSR f1:in
XTUUTUUUUT f1:incidentally
VTUTXTUTTT f1:invoice
dXSTRRUUTS f1:is
XUVUNVUXQW f1:it
bWQSVQaQWR f1:it's
WUTTTTYTUT f1:its
VTSXTTSUUX f1:j'ai
VZTTTUTUTT f1:j'habite
WZYYQUQSSR f1:je
XUUUTTUUUU f1:jo
YTTUUUUUUU f1:já
YUUUUUTUTT f1:kannst
VVXQaTWRSQ f1:keep
TUUTUTXUTU f1:kids
UTUUTUWTXT f1:kiln
WTSTTTXTZT f1:la
XYTTTTTTTT f1:lavoro
XTSSSXWXSS f1:le
VTSSXZSTUS f1:leave
aTTTTTTTUT f1:legal
VUXTUTUUUT f1:less
YUTTUTUUUT f1:let
YTSTSSaTTT f1:let's
UUTTXTUUUT f1:letters
XUTUUUUUUT f1:lgtm
ZTTTTUTUUU f1:like
XTUTTUUUUU f1:list
XTUUTUTUTU f1:lives
bTSTUTUUUS f1:lol
XTTXUTTUTT f1:long
ZTUTTTTUUT f1:look
YUUUTUTTUT f1:looking
XUTTTUUUUU f1:lots
TTXTUUWUTT f1:lua
ZUTTTUTUUT f1:mach
UTTXTTWUUT f1:macros
TXZSTTTTUS f1:mail
bTRSXSTTUS f1:make
XUUTTTUUUT f1:mark
XTUUWTTTUT f1:may
bTTTTTSUUS f1:maybe
ZYSSTTTUUS f1:me
XUUUUUUUUU f1:meerblick
XWTTUTTUUT f1:mein
TUUUTUYUTT f1:meine
XTTUTUUUUU f1:merk
XTUUTUTUUT f1:metric
XWTRTSZTTS f1:mi
XUTTTWTTUT f1:might
YUTTTTUUUU f1:mind
TYTTUTWTUU f1:mine
WTTTXTUUUT f1:minutes
XUTUUUTUUU f1:mio
XUUUUUUUUT f1:mirror
UTTTXTWUUU f1:mis
VTTTXTTUWT f1:model
YTTTUTTUTU f1:moi
XTTTTTYTUT f1:mon
aTUUTTVTTT f1:morning
WXTSTTWUUT f1:mornings
TZTUUUTUTT f1:moro
YUUUTUTUUT f1:move
TYUTUTSWTT f1:moved
WTTTWTWSSX f1:mr
VTUUVTXTTT f1:mrs
UTTTUUYUUT f1:mum
XZLSQRYSXY f1:my
WTTTTTTXUT f1:mystery
VTTTXTUUUT f1:même
TTXTTTTXUT f1:n
TUTSYXTTUT f1:n'utilise
XTTTWTTUTU f1:nada
YTSTWSTUVT f1:name
XTTTTXTUUT f1:names
VTXTTUTUUU f1:nano
TUTUTZTUTU f1:ne
YTTUTUUUUU f1:neither
UTUUTUXUTT f1:nessa
WQQPWdVXSR f1:never
WWSSVRVWVS f1:new
WXTUUUTTUT f1:news
ZUSSVTTTUT f1:next
XRUVTaUSOV f1:no
XSRQWXYTTT f1:nobody
UVSXTXSTTT f1:non
YTTTUUUUUU f1:nor
YQWXPXOVTX f1:not
VTUTSaSTUU f1:nothing
aSSSRXVSTX f1:now
ZUSSUTTUUU f1:number
TTTTTaTTUU f1:nunca
TVUTXTTTUT f1:nur
XUTTUWTUUT f1:não
WXTTUTUUUT f1:o
XUTTTTUUUU f1:offer
XUUTTTUUUU f1:ok
YUTTUTUUUT f1:omg
XURRXUaSSR f1:on
YTUTUUTUUU f1:once
aSYRSSVTUR f1:one
VSRRZSYXTT f1:only
XUUTTUTUUU f1:opposing
dUSSTTUTUT f1:or
YTTTTUUUUU f1:otherwise
YVQRSQbVXQ f1:our
VTUUUTXTTU f1:ours
YTTTTTWTTT f1:out
XUTUUUTUUT f1:page
XUUUUUUUUU f1:para
WTTTXTUTUT f1:passive
UUUUUUXUUU f1:passport
bUTSTUTTUT f1:people
aUTTUTUTUT f1:perhaps
XTUTTTUUUU f1:pick
UXTTTUWUTT f1:pitch
UTZSTUTTUU f1:plain
YUTTSYSUTT f1:plan
VXTTUUTUUU f1:porque
VUTTTUXUUU f1:postgres
TTWTTTXUTU f1:pour
YUTUUUUTUT f1:pourquoi
YUTTUUUUUU f1:pourriez-vous
VUTXUUTUUT f1:praise
UTbSTTTTUT f1:preferisco
VTYTTTTUUU f1:prefiero
TTbSTTTUUT f1:prefiro
YUUUTUUTUT f1:price
WTTTUTXUUT f1:priya
VUXUTTUUUT f1:pull
bUSSYRRTUS f1:put
WUTUUTXTTU f1:que
XUUUTUTUUU f1:quick
YUTTUTTUUU f1:quiz
XTTTWTUUUU f1:quote
XUTTVTTUUU f1:quotes
ZUTTTTTUVT f1:qué
XTUUTTTWTU f1:race
TTTTXXTUUT f1:raw
YUUUTTUUUT f1:recipe
YUUUTUTTUT f1:redo
UUTUUTUUXT f1:registration
TTUTUUXUUT f1:rehearsals
YTSURRcUTS f1:remember
XUSTXSUUWS f1:remind
dTTTSSTVVS f1:rename
YUTTTTUUUU f1:reply
UTUUXUTUVT f1:reports
ZUTUTTTUUT f1:rerun
XUTUTTUUUT f1:revert
XTUTUUUUUU f1:review
YUUUTUTUUT f1:reviewer
WTTTXTTTUT f1:rhymes
UTUUUUTXTU f1:root
YUUUTUUUUT f1:rough
VTUTYTTUUT f1:round
XUUUTUTUUU f1:rule
YUTUTUUUUU f1:rules
XUSTXSUUUS f1:run
YTTTTUUUUU f1:safety
VTTSTSXYUT f1:same
XUUUUUTTUU f1:say
ZTUTVTTTUT f1:schreib
STTTTTWTTa f1:scrap
TTRTYTXTTW f1:scratch
WTTTXTUTUU f1:scrivi
XUUUTUUUUU f1:see
UUUUXUSUTT f1:seeds
YTUUUUTUUT f1:sehr
bUTTTTTUUS f1:send
XUUTUUUUUU f1:separately
XUTUTTUUUT f1:set
VTUTUTXUUT f1:settled
XUTUUUTTUU f1:shall
bSSSXSVTTT f1:she
WUTSUTYUUT f1:she's
XSTTXTTUUU f1:she/her
WSXTXTSUUT f1:short
YTTTUUUUUT f1:shorter
WTRXWSTTUT f1:show
TXSSaSTUUS f1:sign
XWTTTSVWTT f1:since
UTTSYWTUUS f1:skip
XUUTUTUUUT f1:slugs
XUUTUTUUUU f1:so
TUUUUUTTUY f1:sold
YUUTTTTUUT f1:some
YUTTUUTUUT f1:somebody
YUTTUTUUUT f1:someone
XTTTUTUUUT f1:something
YUUTTUUUUU f1:sometimes
WZTTTTTTUT f1:sono
XUTUVSTVUT f1:sort
ZURTTTWUUS f1:sounds
TcSTTTTUUU f1:soy
UUTTZTTUUU f1:squash
VTTUTUXTUT f1:stack
WTUUUTXSUT f1:staging
TTUUUTYUTU f1:standup
TUUTYTUUUU f1:start
UYUUUUTTTT f1:starting
ZVTTTTTUVT f1:stick
STWTSbTTUS f1:stop
YUTTTTTTTY f1:strike
YUUTTTUUUT f1:subtitles
YUUTTTUUUU f1:suggest
XUTUUUTUUU f1:swap
UUTUUUTUUX f1:swim
VTWSXTTUUT f1:tabs
YUTTXTTUTT f1:take
VUUUTTXUUT f1:target
ZSXQTXSUVR f1:tell
YTTTTTWUTT f1:ten
XUTTWTTTTT f1:terraform
TUTTZTSUUU f1:tests
dRXRTRQbTR f1:that
bXPRPVXVXQ f1:that's
WSPROTWaZX f1:the
XUUTUUUUUU f1:their
bTTTSTVTTU f1:there
cTTSTTTTUT f1:there's
ZTSSWTYSTS f1:they
XTTTTTUXUT f1:they're
YTTTUTUUUT f1:they/them
YUTTTUTTUT f1:thinking
cSSSTSWTXS f1:this
VSSTSXSXVU f1:those
YUUTTTUTUT f1:thoughts
WUXUTTTTUU f1:three
XTTUYTTTTT f1:ticket
VSSTZSSTUX f1:to
YUTTTUTUUT f1:today
ZUTTTUTUUT f1:too
TZTUTUTUUU f1:trabajo
VaSTTTTTTT f1:trabalho
XTTTTTTWTT f1:tried
YTUUTUTUUT f1:true
YUUUUUUTUT f1:try
YTTTUUUUUU f1:tu
YTUUUUTUUT f1:tuesdays
ZUUTTTUUUT f1:turn
TTUUUUTYUT f1:turned
UTTUTTVYTT f1:turns
VRRWXSVYTS f1:two
VXUUUTTTUU f1:type
ZTTTUUTUUT f1:ugh
YXTSTSSWUS f1:um
USTXWXSTTT f1:und
gSRRSSXTUR f1:undefined
WTTTTTYTTT f1:unit
UUUUTXTUUU f1:unwrap
ZRSTcQRUVT f1:use
XTUUTUTTUU f1:used
UUUUUUXUUT f1:van
YUUUUUTTUT f1:vendor
UXUUUTTUUT f1:version
TUTTWXTTUT f1:verwende
XUUTTUUUUU f1:very
WZTTTTSUTT f1:vivo
XUTUSSXVVS f1:wait
YUUUTUUUUT f1:warum
ZXUUTTTSUS f1:was
VVMMUUbYUW f1:we
XTTTTTaTTT f1:we'll
VYRRRQcRWV f1:we're
XSSTSSZSTY f1:we've
YTUUUUTUUU f1:weird
XUUUUUTUUU f1:wenn
YTUTTUUTUU f1:were
YPVXVQUWSV f1:what
dSTTUSTTUT f1:what's
TSWSYSWSSX f1:whatever
TRTXZUXSTR f1:when
XUUUUTUUUU f1:when's
VUTTaTTTUT f1:whenever
XXTTTTTTUT f1:where
XUTTUUUUUT f1:where's
ZTTUTUUTUU f1:whether
YRTSSXWTUT f1:which
bUTSTTTUUT f1:who
XUTTTTXTUT f1:who's
WTTTVXTTTU f1:whoever
YUTTUTUUUT f1:whos
aTTTTSTXUS f1:why
ZUTUUUUTTS f1:wie
YUTTUUUUUU f1:will
UTXTTUXTTT f1:window
VTTUTTTUUY f1:wipe
WVSSWSXSSW f1:wir
XSSRURWZYR f1:with
YTUTTTUTUT f1:without
TXWSTTUUUT f1:wool
YTTTTUUUVT f1:work
ZUTTUUTTUU f1:works
bUTUTSTTUS f1:would
aTSTbQSTVR f1:write
WSTUWTSUXT f1:y
WUTTTTXUTU f1:ya
XWNVVWTRRa f1:you
YUTTUTTTUU f1:you're
XUTUUTUUUT f1:you've
ZUTTTTUTUT f1:your
WTTTTUTXTU f1:zero
XUUTUUUUTU f1:à
XUUTUUUUUU f1:ça
YUUUUUTTUU f1:è
gSRRSSXTUR f2:
VXTTUUTUUU f2:( i
XUUUTUTUUU f2:)
TTXUXTUTUT f2:24h clock
XUTTUTUTUU f2:a colleague
XUUUUUUTUT f2:a guy
XUTUUUUSUT f2:a quick
YTUUUUTTUT f2:a small
TTUUYUTUUT f2:ab jetzt
VYTTUTTUUT f2:abito a
XUUUTTUUUU f2:according to
XUTTUUTUUT f2:acho que
XUUUUUTTUT f2:adapt the
bUTTSSTUUT f2:add a
XUUTWTUUUT f2:add the
TTTTYTUVUT f2:address me
XTUUXTTTTT f2:after that
YUUUTUTTUT f2:all of
TUTUWUXTTT f2:all timestamps
TUTUXUUUUU f2:always answer
TUTUXUUUUU f2:always book
TUTTXTUUUU f2:always give
XUTUTUUUUU f2:always has
YTTTTUUUUU f2:always have
TUUUXUUUUU f2:always open
XUTUTTUUUT f2:always the
XUTTUTUUUU f2:always write
VUXTUUUUUU f2:anche se
UXTUUUTUUT f2:android
TTTTXUUUVT f2:answer me
XUTUTTUTUU f2:any idea
XUUUTTUUUT f2:any ideas
TUUUXTTUUU f2:anything over
UUUUUUTUXU f2:api freeze
TTUUUUTWTX f2:app review
VUTTXUUTUU f2:as are
VXUUTTTUUT f2:as i'm
TTTUVTXUUU f2:ask before
ZUTTWTTTUT f2:ask me
YUUUUUUTTT f2:at the
YUUUTUUUUT f2:aus dem
YTTUUUTUUU f2:back in
XUUTTUUUUU f2:be honest
XTUUTUTUUU f2:bear that
XUUUUUTTUT f2:because the
TTTXWWTTTT f2:bitte keine
YTUUUUUTUU f2:book a
YUUTTUTUUT f2:brain dump
XTUUUUUUUU f2:brb
TUXTYTTTTT f2:british spelling
YUTUTUSTUU f2:build me
YUUTUTUUUT f2:bump the
TUUUUUTXUU f2:bumping the
VYSSXSTUUT f2:call me
ZTTTUTTVVT f2:can i
XUUUTUTUUT f2:can we
XTSTUVVUUT f2:can you
YUTTUUTUUU f2:chez nous
YUTUTUTUUU f2:coffee first
YUUUTUTTUU f2:come si
YTTTUUUUUU f2:could be
XTUUUUUUUU f2:could one
XUUTUUUUUT f2:could the
XWTTSTTUWT f2:could you
YUTTUUUUVS f2:cross out
YUUTUTTUUT f2:cut the
TTXTWTWTTT f2:dark mode
XUTTUTUUUU f2:dass ich
XUUTUUTUUU f2:decided
XUUUTUUUUT f2:delete the
WTUUTUTXTT f2:der fehler
ZUUUTTTUVT f2:do it
VUTTTZTUUT f2:do not
XUUUTTUUUT f2:do people
VUTTYTTUUT f2:do that
YUUUTSUVVS f2:do you
YUUTUUTTUT f2:doctor's orders
XUUUUTTUUU f2:does anyone
XUUUUUTUUU f2:does that
XUUUUUTUUU f2:does the
XUUUTUTUUU f2:doesn't matter
UUUUUXUUUT f2:don't add
XUUUTTTUUU f2:don't ask
TTUTTVXUUT f2:don't bother
UUUTUXTUUT f2:don't call
XUUUUSUUUU f2:don't commit
XUUUTTTUVT f2:don't do
TTUUXWTUUU f2:don't ever
TUUTTXUUUU f2:don't give
YUUTUTTTUU f2:don't let
TUUUTXUUUU f2:don't offer
TTUTTXUUUU f2:don't plan
TUUUTXUUUU f2:don't promise
TUUTTXUUVU f2:don't put
XUUUUTUUUU f2:don't run
UTUTTYTUUT f2:don't touch
VUUTTYTUUT f2:don't use
YUUUTTTUUT f2:draft a
ZUUTTUUTUT f2:draft the
UUTTXXTTUT f2:error messages
XTUUTTTUUU f2:ever
YUTUTTTUUU f2:every time
XUUTUTUTUU f2:everything else
XUTUUUTUUU f2:exactly ,
XUTTUTUUUU f2:explain in
XUUTTUUUUT f2:explain the
WUXTTTUUUU f2:explain with
UTTTXTSUTX f2:feature flags
WUTTTTTUXT f2:fechado :
ZUTTTTTUUU f2:find me
XUTTTUUUUU f2:fix
aUTTTTTUUT f2:fix the
UTTUXUTTUU f2:for my
YUUUTUTUUT f2:for now
ZWSUSTVTTT f2:for the
YUTTTUUUUU f2:for this
VTTUUUXTUT f2:for what
VTUUTUTUUX f2:forget everything
aTTTTUTUVS f2:forget it
VTTTTTUUUX f2:forget my
UTUUTTTUUZ f2:forget the
YUTUUUSVUT f2:found it
WTTTTUXUUU f2:four hours
XUTTUUUUVT f2:from my
USTTaSVSUS f2:from now
UXUUVTTUUT f2:from today
TUUTUUUXUT f2:gave up
YTWPXVTUUR f2:give me
XUTUTUUUUU f2:go ahead
XUTUTUTUUU f2:go with
TUTTWXTTUT f2:going forward
YUTTTTUUUT f2:grep for
XUUUUUUTUT f2:grep the
XUTTUUTUUU f2:ha
XTUUUUUUUU f2:haha
XTUUUUTUUU f2:half of
YUUTUUUTUT f2:hard to
XUTUUUTUUU f2:he says
WTTTTUXUUT f2:he/him for
ZUTTTTTTUU f2:help me
UUTTTUYUTU f2:ho deciso
VUTXTTUUUT f2:hold the
YTUUUUTTUU f2:hot take
XTTUTUUUUU f2:how do
XUUUTTUUUT f2:how i
YUUUUUTTUU f2:how long
ZUTTTTTVUU f2:how many
XUTTUUUUUU f2:how to
XUTUUUUUUU f2:how would
VXTUTUTUUT f2:hull
XTTTUUTUVT f2:i agree
UYSTWTTTUU f2:i always
WaRRUTVWTR f2:i am
XXSSTTWTUS f2:i can
WUWZSVRSTR f2:i can't
VWTXUTTTTT f2:i cannot
TTXTXTTUUT f2:i care
WXTSUTTUUT f2:i collect
VXWXSRWTTQ f2:i do
XYTXQWQTTV f2:i don't
UXTTUTUUUT f2:i drive
TZTTTTTUUU f2:i eat
UTYZTSSTUS f2:i find
YTTUTUTUVT f2:i forget
YTUTUTUUUT f2:i found
YTTTTTTTUX f2:i gave
WTSWTSXUTT f2:i get
TZTTUTTUUT f2:i go
XUTTUUUUUU f2:i got
ZUTTTTUUUT f2:i guess
ZUTSUTTUUT f2:i had
WRQbTXTUVS f2:i hate
ZXPQSRXSXV f2:i have
ZUTTUUTTUT f2:i haven't
VXTTUTTUUT f2:i keep
TYTTUUUUUT f2:i knit
aSSTUUTUUU f2:i know
YUTTUTUUUT f2:i learn
YTTUUTTUTT f2:i leave
XSaQVTSUUS f2:i like
WYSRUSXUUS f2:i live
TTTVUXUUUT f2:i loathe
UWTUTTXTUT f2:i look
YTTTUTTUUT f2:i lose
VTaRUTTUUT f2:i love
UYTUUTTUUT f2:i maintain
YUTTUTUUUT f2:i may
aSSTUUTUVT f2:i mean
YTUUTTTUUT f2:i meant
YTTTUUUUUU f2:i merely
YTTTTTUUVT f2:i might
YXTTUTTTTS f2:i moved
UUXTUTUUUT f2:i much
ZUTUTTUTTT f2:i must
ZSTTSUTUXU f2:i need
VTWYTSTTTT f2:i never
VSTTUSWUTY f2:i no
WXTTUTUTUT f2:i not
XTTUUUUUUU f2:i once
UWXSTWSTTT f2:i only
UYTTUUTUUU f2:i own
YTTUUTTVUT f2:i pick
TZTTUTUUUT f2:i play
TSdSWSSVVS f2:i prefer
UUTTTTTUUY f2:i quit
UUTUTXTUUT f2:i quote
YYVSTSSUUS f2:i read
VTXSUUTUVU f2:i really
XTTUUUUUUT f2:i remember
UXSUUTWUUS f2:i run
VUUUTTYTUT f2:i said
XUUUUUTTUT f2:i say
VSSSXTXTWT f2:i should
XTTUUUTUUU f2:i signed
UYTTUTTUUT f2:i sing
UXUTUUTUUT f2:i sit
UZSUUTTUUT f2:i speak
TYUUUUTTTT f2:i started
XTTTUTUUUT f2:i suppose
YTTTUUUUUU f2:i suspect
ZTTTUTUUUT f2:i swear
TYUUUUTUUT f2:i switched
TWSUWTSTUX f2:i take
WXTTUTSUUU f2:i teach
YTTTUTUUUT f2:i the
bTTTUTTUUS f2:i think
YUTTUTUUUT f2:i told
UTUUUUTYUT f2:i tried
XUUTUUUUUT f2:i trust
VZSSTTTVVS f2:i use
cSSTVTTUUS f2:i used
XTSRZSTUYS f2:i want
aWSSUSXTUS f2:i was
XUUUUTUUUT f2:i wasn't
ZUUTUTTTUU f2:i went
XTSTWTUUVT f2:i wish
XUUUUUUUUU f2:i won't
YTTTUUUUVT f2:i wonder
YaRTTSTVUR f2:i work
UTXRWXSTUS f2:i would
UZTUTTTVUT f2:i write
XUUTUUUTUU f2:i wrote
ZTTUTTUTUU f2:i'd kill
VSVXVSSTWS f2:i'd like
TTYWSTUUUU f2:i'd rather
YTUUUUTUTU f2:i'd say
XUTTTUUUUU f2:i'll be
XUUUTUUUUU f2:i'll call
XUUTUUTUUU f2:i'll do
TXUUTUUUUU f2:i'm 71
UaTSTUTUUU f2:i'm a
VZTSTUUVUT f2:i'm allergic
TYUUTUUUTT f2:i'm based
TVTTXUUUUT f2:i'm coeliac
TYTUTUTUUU f2:i'm colourblind
TYUUTUTUUU f2:i'm deaf
TXTTTUUUUT f2:i'm gluten
XYSRWTTVTS f2:i'm in
WUSYSTSTTW f2:i'm not
VVTTTUXUTT f2:i'm off
XZTSTUSUTT f2:i'm on
UXTTUUTTUU f2:i'm only
YTUTTUTUUT f2:i'm out
XTUTTUUUUU f2:i'm profiling
YTTTTUTUUU f2:i'm serious
YTUTTUTUTU f2:i'm staying
UXTSTUXUTT f2:i'm the
YTUTTUUUUT f2:i'm tired
SZTSTUUVVT f2:i'm vegetarian
XTUUTUUUUU f2:i'm waiting
TXUTTUUUUT f2:i'm with
XaSTTUSTUT f2:i've been
XUUTUUUUUT f2:i've begun
TUTTUUaTUT f2:i've decided
YWTTUUSUUT f2:i've got
XTTTUUTXUT f2:i've had
YTTTUUTUUT f2:i've no
YTTTUUTUUU f2:i've read
YTUUUUTTUT f2:i've sold
XTUUUUTUUT f2:i've thought
YUTUUUTUUT f2:i've told
TZTTTUUUUT f2:ich arbeite
TTYTUUUUUT f2:ich bevorzuge
YYSRTUTVUU f2:ich bin
UXTTUUUUUU f2:ich habe
VTTYUTUUUU f2:ich mag
XWTSUUUUUT f2:ich wohne
TUTTYTTUUU f2:if a
VSRWVWWUUS f2:if i
XUUTTTUUUT f2:if my
XUUUWTTUTT f2:if the
aUTUSTTUUU f2:if we
UTSXWTTUUU f2:if you
TUUTXTUUUU f2:if you're
YUUUTTTUUU f2:ignore that
YUUTTTUUUT f2:ignore the
aUTTTSUUUU f2:in my
bSUTVSSTUU f2:in the
TUUUWSYTUU f2:in this
XTTTUTTUUU f2:is a
XTUUUUTUUU f2:is he
YTUUTTTUUU f2:is it
ZTUUUUTTUT f2:is that
YTUUUUTUUT f2:is the
YTUUUTUUUT f2:is this
ZUTTTTTTUT f2:it has
WWSSSXVSSW f2:it is
UTUTTXTWUT f2:it never
TUTTTTYTUU f2:it only
XTUUUUUUUT f2:it says
WTTUUTVXUS f2:it was
XTUUUUTWUT f2:it works
YTTUTTVTTT f2:it's a
YTTUTUTUUU f2:it's always
VTUUUUXUTT f2:it's at
WTTUUUXTTU f2:it's been
TTUUXUVUTT f2:it's dr
YTTTUUTUUT f2:it's my
YUUUUUTUUT f2:it's raining
UTUUUUXUUU f2:it's staying
TaTTUUTUTT f2:j'habite à
STSZUTUUUU f2:je déteste
VTaRTTUTUU f2:je préfère
XZSSTSTUUU f2:je suis
XWTTTUUUUT f2:je travaille
YUUUUUTUTT f2:kannst du
VXSTSSXUUU f2:keep in
XTWTSTVTUU f2:keep it
TUTUWXTTUU f2:keep my
aTSTTTSUUV f2:keep that
XUUUUTUUUU f2:leave out
XUUTXSTUUS f2:leave the
YUTTUTUUUT f2:let me
TUTTTUYUUT f2:let's go
YUUUTUTUUU f2:let's see
UUTTXTUUUT f2:letters to
XTUUUUUUUU f2:lol
XUTTTUUUUU f2:lol if
XUTTUTUUUU f2:lol never
XUTTTUUUUU f2:lots of
TTZTTUUUUT f2:mail is
YUTTTUTUUU f2:make a
XUUUTTTUTU f2:make all
XUUTTTUUUU f2:make it
YUTTTTUUUU f2:make me
UUTUYTTTUU f2:make sure
XUUUTUUTUT f2:make the
XUUTTTUUUT f2:mark the
XUTTTTUUUT f2:maybe i'll
XTUUUUTUUU f2:maybe is
XUUUUUUTUT f2:maybe it
XUUTUUUUUT f2:maybe the
XUUUTUTUUU f2:maybe we
TYTTUUTUUT f2:me llamo
XTTUTUUUUU f2:merk dir
XTUUTUTUUT f2:metric
TZUUUUTUUU f2:mi chiamo
VUTTTXUUUT f2:might i
YUTTTTUUUU f2:mind that
XUUTTUUUUU f2:minutes from
ZTUTTUTTUT f2:morning
WXTSTTWUUT f2:mornings are
TXTUUUUUTU f2:moro em
UYTUUUUUUT f2:moro no
TTUUUUYUTT f2:mr okonjo
TUUUUUUUUX f2:my address
USUUUUXUUU f2:my assistant
XTUUUUUUUU f2:my aunt
YUUTUUTTUT f2:my back
TaUUVTTUTS f2:my birthday
YTUTTTUUUU f2:my boss
TSUUTUYUUU f2:my brother
TTUTUTTUWX f2:my daughter's
XUUUUUUUUT f2:my dentist
WXUTTTTUUT f2:my editor
TYUUUTTUUS f2:my email
XTUXTTTTTT f2:my eyes
YTUUTTTUUU f2:my friend
YTUTTTUUUU f2:my grandson
YSUUUUTUUU f2:my husband
ZTUTUTTUUT f2:my knees
TVUTTTUUUX f2:my mail
UXUUTTTUUU f2:my manager
UTUUTTXUUU f2:my mate
VTUUTTXTUU f2:my mother-in-law
TaUUTTTUUS f2:my name
UYUUTUTTUT f2:my name's
YTUUUTTUUT f2:my neighbour
ZTUTUTUUUS f2:my phone
UZUUTTTUUS f2:my pronouns
YTUUTTUUUU f2:my question
XSUUUTWUTT f2:my sister
VTUTUXTUUT f2:my sister's
VSTTUTYTWT f2:my son
XVTTTTVUUT f2:my supervisor
TYUUTTTUUT f2:my time
UTUTUTZUTT f2:my wife's
XUTUTUUUUU f2:mystery over
TUUUUUUXUU f2:mystery solved
TUTTXWTUUT f2:n'utilise jamais
XUUTUSTXUT f2:never again
YUUUUSTTUU f2:never by
XUUUUTUUUT f2:never gonna
UUUUXTTTUU f2:never in
YUUUUTTTUU f2:never mind
UUUUUXTTUU f2:never put
YUUUTSUUUU f2:never seen
UUUUUXUTUU f2:never touch
UUTTUXUUUU f2:never use
WTTUTTTTXT f2:new one
YUUTTTUTUT f2:next :
XUUUTUUUUU f2:next file
aUUTUTTUUT f2:no
YTSUSSYUUS f2:no ,
YTUSUTUUUT f2:no clue
UUUTUXUUUT f2:no emojis
bTUSUSTUUT f2:no exceptions
ZUTSUTTUVS f2:no idea
VTTTUTTUUZ f2:no longer
YUUTTTTUVT f2:no matter
VUUTTXTUUT f2:no meetings
VWRRSVXXUR f2:no more
VTTSTVTUUY f2:no need
YUTTUTUUUT f2:no no
WUTXTTTUUS f2:no sugar
YUUTUTUUUU f2:no tables
STTTXWTUUT f2:no uses
YUTTTTUUUU f2:nobody uses
WTTXUTTUUU f2:non mi
TTUTUYUUUU f2:non usare
VTXSUSTTVX f2:not a
SUSWTWTTUX f2:not in
YUUTUTUTUT f2:not planning
YUTTUTUUVT f2:not sure
XTUTUTUUUT f2:not that
VUUTUXTUUT f2:note on
VUTTXTVTTT f2:note that
XTUUUUUUUU f2:now ,
VTTUUTTUUX f2:now i
YUUUTTSUVT f2:now the
TUTUUYUUUU f2:nunca uses
XUUTTTUUUU f2:ok ?
UTTTTSaTUU f2:on a
XTUUWTSUUU f2:on the
YUUTTUTUUU f2:one of
UUXUTUTUUU f2:one paragraph
XUUTTUTUUU f2:opposing counsel
XTUTUUUUUU f2:or the
XUUTTUUUUU f2:otherwise it
TUUUTUXTTU f2:our cat
XUUUTUVTTU f2:our house
XTTUTUVTUU f2:our own
TUUUUUXUUU f2:our staging
YTTTTTWTTT f2:out of
XUUTUUUUUT f2:perhaps i
XTUTTTUUUU f2:pick a
YUUTTTUUUT f2:plan around
UUZTUTUTUT f2:preferisco le
TTYTTUUUUT f2:preferisco risposte
UUYTTTUUUT f2:prefiero respuestas
TUXTUUUUUU f2:prefiro que
UUXUTTUUUU f2:pull out
YUUUTTTUUU f2:put every
aTTTTTTUUT f2:put that
ZUUTTTUTUT f2:put the
XTUUUUTUUU f2:que si
XUUUTUTUUU f2:quick ,
YUTTUTTUUU f2:quiz me
YUUUTTUUUT f2:recipe for
XUTUTTTUUU f2:remember
XTTUSSZUTT f2:remember that
UTUTUUXUUT f2:remember the
XUSTXSUUWS f2:remind me
XUUUTUTUTT f2:reviewer 2
UTUUUUTXTU f2:root because
XUUUTTTUUT f2:round it
YUTUTTUUUT f2:run it
VUUTTTXTUT f2:same thing
ZTUUTTUUUT f2:schreib bitte
TTUUTTXTUW f2:scrap the
UUSTYTTUUT f2:scratch that
TTUUUUXUUT f2:scratch what
YTUUUUTUUT f2:sehr geehrte
ZTUTUTUUUS f2:send the
XUUUUUUTUU f2:shall we
YTUUTUTUUU f2:she has
XTUUTUTTUU f2:she is
YTSUTUTUUU f2:short
YTTTUUUUUT f2:shorter
XTUUSTUUUU f2:should we
XTSXSSUUUT f2:show me
UUTTXTTUVU f2:sign all
WUUTXTUTUT f2:skip the
TUUUUUTTUY f2:sold the
XUSTTUWUUT f2:sounds good
UYTTUUTUUU f2:soy alérgica
TUUUTUXTUU f2:staging lives
TUUTYTUUUU f2:start with
XUUTUUUTUT f2:stick to
TUXTTWTUUT f2:stop adding
YUUUTUTTUT f2:strike it
WUXTTTTUUT f2:tabs
YUTTUTUUUT f2:take it
XUTTTTUUUT f2:take me
XUTUTUTUUU f2:tell her
ZUXRQRUVWT f2:tell me
YUUUTTTUUT f2:tell the
ZUUTSTTUUU f2:tell this
UUUTXTTUUU f2:tests go
YUTUTTUTUU f2:that goes
XUTUTUUUUU f2:that he
XTTTUTUUUU f2:that is
XUTUUUUTUU f2:that one
YTUUUUTTUT f2:that the
aTTUUUTSUT f2:that was
YTUUUUTTUT f2:that's a
YTUUUTTTUU f2:that's all
XTUUUUTUUU f2:that's final
XUUUUUUTUU f2:that's house
bTUUUTSTTU f2:that's how
UYTTUTUUUU f2:that's me
YSUUUTTUUU f2:that's my
XTUUUTTUUT f2:that's not
YTUUUUTTUU f2:that's our
VSTUTXXTTT f2:that's the
VXUUUTTTTT f2:that's what
VTUUTTXTUT f2:that's when
YUUUTUTTUU f2:the backup
WTUTTUTTXT f2:the blue
WTUUVUXUTS f2:the boiler
ZUUTTUTTUT f2:the build
UUTUUUTXTT f2:the ci
YUUTTUTTUU f2:the client
TUUUUUTUXU f2:the contract
XUUUUUTTUU f2:the customer
UUXUUUTTUT f2:the diff
TUUUXTTTVT f2:the docs
TUUUUUTXUT f2:the double
UXUTUUUTUT f2:the email
XTUUUTTUUU f2:the ethics
YTUUUUTTUT f2:the firmware
UUUUUUTXTT f2:the flaky
XUUUTUTUUT f2:the heater
TTUUUUTYUT f2:the import
TTUUTUTVUX f2:the invoice
YUUTTUTTTT f2:the kettle
XUUUTUTUUU f2:the kids
TUUUUUTXTT f2:the leak
XTUUTUTTUT f2:the lift
XUUUUUTUUT f2:the linter
UUUUUUXUUU f2:the long
XUUTUUUTUT f2:the memory
UUUTTUUYUU f2:the migration
XUUUTUTUUU f2:the neighbour
VTTTTTVYTT f2:the new
TTUTUUXVUT f2:the nightly
WSTTTTVSTY f2:the old
VXTSTWVTTS f2:the other
UUTTTUXUUU f2:the piano
TUUTUUTYWT f2:the pilot
VUUUTTXTTT f2:the plan
VUUTTUTXTU f2:the plumber
YUUUUTUUTU f2:the publisher's
TUUUUUTYUS f2:the reason
TTUUUTUUXU f2:the release
YUUTTUTUUT f2:the rest
VUUTUUUXUT f2:the sourdough
TUUUUUXTTT f2:the spare
XUUUUUUTUT f2:the sticker
XTUUUUTUUU f2:the tests
YUUUTUTTTT f2:the whole
XUUUTUTUUU f2:there is
XTUUTUTTUU f2:there was
XUTTTUTUVU f2:there's a
XUUTUTTUUU f2:there's no
XUTTUUUUUU f2:there's something
XUUTTTTUUU f2:they look
XUUTUTTUUT f2:they want
XUTUUUTUUT f2:thinking about
YTUUUUTTTT f2:this is
YUTTUUUUUT f2:this one
XUUUTUUUTU f2:this was
WTTTUXTTUT f2:those are
XTTUUTTUUU f2:those were
YUUTTTUUUT f2:thoughts ?
XUUUTTUUUT f2:to whom
XUUUUUTTUT f2:today :
TXUUTUTUUU f2:trabajo en
YUUUUUUTUT f2:try again
XTTTUUUUUU f2:tu peux
XUUUUUTUTU f2:turn off
TTUUUUTYUT f2:turned out
UTTUTTVYTT f2:turns out
YUUTTUTTUU f2:two things
YTTTUUUUUT f2:ugh i
XTUTUUUUUT f2:um i'm
UXUUUUTTUU f2:um so
UUUUTXTUUU f2:unwrap (
TUTTXTTUUU f2:use pnpm
YUTUTUTUUT f2:use tabs
ZTTTSTUUVT f2:use that
XTUUTUTTUU f2:used to
TUTTWXTTUT f2:verwende in
WYTTTTSUUT f2:vivo en
VUTTTTXUUT f2:wait no
VTUUUTXTTT f2:we agreed
TYUTTUVUUT f2:we are
TTUUTUYUUT f2:we chose
XTUUTUUUUT f2:we could
TTVUTTaTTT f2:we decided
XUUUUUTTTT f2:we did
UVUTWRWSTX f2:we don't
TUUUTUYUTT f2:we drop
UTUUUTTXUT f2:we got
XTUUUUTTUU f2:we had
XTUUTTYWSR f2:we have
XTUUUUTTUT f2:we haven't
VSUUTTUYTS f2:we lost
YUUUTTTTTU f2:we might
TTUUUTUTYT f2:we need
SUUTWYTTUT f2:we never
TTUTTTVUTY f2:we no
TTUUUUYTUT f2:we picked
WTUUTUTTUX f2:we sold
TTUUTUYUUU f2:we stay
TUUUTUXUUT f2:we sync
UUTUUUXUTT f2:we take
UTUUUTSYUU f2:we tried
UZTTXSUTTS f2:we use
ZTUTUUTTUT f2:we used
UTUUTUZTUT f2:we went
ZTUVUTTTTT f2:we were
ZUTTUTTUUT f2:we'll see
XUTTUUVUTT f2:we're all
TUUUTUYTUT f2:we're back
YTUUUUTTTT f2:we're doing
TTUUUUXUTT f2:we're dropping
TTTUTUZUUT f2:we're going
UXUUUUSUUT f2:we're in
TTUUUUYUUT f2:we're on
UUUUTTXTUT f2:we've had
VTUTUTTUUX f2:we've stopped
XTUUUUUUUU f2:were i
ZUTTTUTTUT f2:what a
YUTTTUTUVT f2:what are
ZUTTUUTUVT f2:what can
XUUTUUTWUS f2:what did
YUTTUUUUUT f2:what do
XTTTUUTWUT f2:what does
ZUUTTUTUUT f2:what if
YUTTTUUUUT f2:what is
XUUTUUUUUT f2:what now
YUTTTUUUUT f2:what should
YUUTTUTUUT f2:what time
YUTUTUTUUU f2:what would
ZUTTTTTTUU f2:what's a
ZTTTTTUTUU f2:what's the
XUUTTTUUUT f2:when do
UTSWXRXTUT f2:when i
XUUTUTTUUT f2:when was
XUUTUTTUUU f2:when will
TTUWYVSTTS f2:when you
XUTTWTTTUU f2:whenever a
UUTTYTUUUT f2:whenever you
UXTTUTUUUT f2:where do
XTUUUUTTUU f2:where does
XTUUTUUUUU f2:where were
XUUTTTUUUU f2:which i
YUUTVSTTUT f2:which of
XUTTUTUUVT f2:which one
XUUUUTUUUT f2:who broke
XUUUUUTTUU f2:who's got
ZUUUTTTSUU f2:why does
YUUUUTUTUT f2:why is
TUUUUTUXUU f2:why the
XUUUTUUUUT f2:wie geht
YUUUTTTTUT f2:wie lange
XUUUUTUUUT f2:wie viele
XUTUUUUUUU f2:will never
UUTUUUXUUT f2:window seat
VTTUTTTUUY f2:wipe the
XUUUTUTTUU f2:with
VTTTTTWXTT f2:with the
YUUTTUTTUU f2:works
XUUUUTTUUU f2:would it
YUUUTTUUUT f2:would you
XUUUTUUUUU f2:write him
WTUUXTTTUT f2:write it
ZTTUSSUTUU f2:write me
YTUUTTTUVT f2:write my
XUUUSTTUUT f2:write that
XUUUTUTUUU f2:y si
TXQWWURSTY f2:you can
UTTSTWTUUX f2:you don't
XUUTUUTUUT f2:you have
XUTTUTUUUT f2:you know
WTTTVXTUTT f2:you must
aTRVWUVUSP from first:1
WTUUVVXUUN from first:2
YVWVWMUSUV from first:3
VSXXSWUSVS from first:4
gSRRSSXTUR h1:
WXTTUTTUUT h1:(
XUUUTUTUUU h1:)
VUTXTUTTUT h1:,
aVQRUQUXYQ h1:<caps>
WXPQVVWXVP h1:<code>
XWSTWSXTTS h1:<date>
ZZPVSOTWUU h1:<ed>
aUPPVOadTO h1:<ing>
aWRSZSSSTR h1:<ly>
ZQVRWVTWVQ h1:<number>
VQTTXTWSVW h1:<s>
YQVTZTTRQX h1:<verb>
UVPVbQWRXR h1:<verbs>
XUXTUQTTUV h1:<word>
ZUVPSVUYQU h1:a
WWSSWSXTTS h1:after
VSWRWRWYWR h1:all
UUUTXTTUUU h1:also
ZTQScRSUVT h1:always
YTUTTTTWUT h1:an
YTSRYWTSUS h1:any
VYRWZRUSSS h1:anything
ZUTTUTUUUT h1:are
YWWSXSSTSS h1:as
VUSTYSXTUT h1:ask
aTTUTTTTTT h1:at
WUTTTXTUTT h1:au
YUUUTUUUUT h1:aus
ZTUUTUTTUU h1:back
VWTTYTTUUS h1:be
XTTTTTTXUT h1:because
WVTSSWSTXT h1:before
TXTXUTTTUT h1:being
WSSWYYSSTR h1:bitte
ZTTTTTTUUT h1:both
WYSSXSTUUT h1:call
aSSTUVVTUS h1:can
XTTXTTTUUT h1:can't
aWSSSSTUVT h1:could
WTTTTTYTTT h1:das
ZTUUTUSUUU h1:decided
YUUUTTUUTU h1:den
VSTTWSXYSS h1:der
XUUTUTTUUU h1:did
UTTTSTYTYT h1:die
aTQRYYSTVS h1:do
cTTTUTTTUT h1:does
WUTTTTTXUU h1:doesn't
YUQOVdXSUP h1:don't
XTUUTUUUUT h1:done
WUTTTTTTUX h1:du
WTXTTWSTTT h1:e
XUTUUTVUTU h1:el
VUUUTTXTUT h1:es
WXTUTTTUUU h1:eu
XTUUTTTUUU h1:ever
WSSSZWUSTT h1:every
URWSXWXSTS h1:everything
ZXWRZQVSTR h1:for
WVRSaWUSSR h1:from
aTTUTTTUUU h1:go
TUTTWXTTUT h1:going
XTUUTUTTWT h1:got
YUTTUTTUUU h1:ha
YUUUUUTTUU h1:had
YUUUUTTTUT h1:has
YTTSTSYTUU h1:he
UUTSTTXUWT h1:her
YUTTUUUUUU h1:heute
XTUTTTWTTT h1:his
aTSUVTSUUU h1:how
VZYYQSSRQU h1:i
UUaWTVQVTQ h1:i'd
aTTSUTWTTT h1:i'll
XeTXUNROVU h1:i'm
XXVTPPXXQV h1:i've
YZYXPSQTSR h1:ich
XQQYbUUSSR h1:if
bVRQZWURSR h1:in
dXSTRRUUTS h1:is
XUVUNVUXQW h1:it
bWQSVQaQWR h1:it's
WUTTTTYTUT h1:its
WZYYQUQSSR h1:je
VVXQaTWRSQ h1:keep
WTSTTTXTZT h1:la
XTSSSXWXSS h1:le
VUXTUTUUUT h1:less
YUTTUTUUUT h1:let
YTSTSSaTTT h1:let's
ZTTTTUTUUU h1:like
bTRSXSTTUS h1:make
XTUUWTTTUT h1:may
bTTTTTSUUS h1:maybe
ZYSSTTTUUS h1:me
XWTTUTTUUT h1:mein
TUUUTUYUTT h1:meine
XWTRTSZTTS h1:mi
XUTTTWTTUT h1:might
TYTTUTWTUU h1:mine
XUTUUUTUUU h1:mio
UTTTXTWUUU h1:mis
XTTTTTYTUT h1:mon
XZLSQRYSXY h1:my
TUTUTZTUTU h1:ne
WQQPWdVXSR h1:never
WWSSVRVWVS h1:new
ZUSSVTTTUT h1:next
XRUVTaUSOV h1:no
XSRQWXYTTT h1:nobody
UVSXTXSTTT h1:non
YTTTUUUUUU h1:nor
YQWXPXOVTX h1:not
VTUTSaSTUU h1:nothing
aSSSRXVSTX h1:now
TTTTTaTTUU h1:nunca
TVUTXTTTUT h1:nur
XUTTUWTUUT h1:não
WXTTUTUUUT h1:o
XUUTTTUUUU h1:ok
XURRXUaSSR h1:on
YTUTUUTUUU h1:once
aSYRSSVTUR h1:one
VSRRZSYXTT h1:only
dUSSTTUTUT h1:or
YVQRSQbVXQ h1:our
VTUUUTXTTU h1:ours
YTTTTTWTTT h1:out
XUUUUUUUUU h1:para
aUTTUTUTUT h1:perhaps
VXTTUUTUUU h1:porque
TTWTTTXUTU h1:pour
WUTUUTXTTU h1:que
VTTSTSXYUT h1:same
XUUUUUTTUU h1:say
XUUUTUUUUU h1:see
XUTUUUTTUU h1:shall
bSSSXSVTTT h1:she
XWTTTSVWTT h1:since
XUUTUTUUUU h1:so
YUUTTTTUUT h1:some
YUTTUTUUUT h1:someone
XTTTUTUUUT h1:something
WZTTTTTTUT h1:sono
STWTSbTTUS h1:stop
dRXRTRQbTR h1:that
bXPRPVXVXQ h1:that's
WSPROTWaZX h1:the
XUUTUUUUUU h1:their
bTTTSTVTTU h1:there
cTTSTTTTUT h1:there's
ZTSSWTYSTS h1:they
XTTTTTUXUT h1:they're
cSSSTSWTXS h1:this
VSSTSXSXVU h1:those
WUXUTTTTUU h1:three
VSSTZSSTUX h1:to
YUTTTUTUUT h1:today
ZUTTTUTUUT h1:too
YUUUUUUTUT h1:try
YTTTUUUUUU h1:tu
UTTUTTVYTT h1:turns
VRRWXSVYTS h1:two
YXTSTSSWUS h1:um
USTXWXSTTT h1:und
ZRSTcQRUVT h1:use
XUUTTUUUUU h1:very
ZXUUTTTSUS h1:was
VVMMUUbYUW h1:we
XTTTTTaTTT h1:we'll
VYRRRQcRWV h1:we're
XSSTSSZSTY h1:we've
XUUUUUTUUU h1:wenn
YTUTTUUTUU h1:were
YPVXVQUWSV h1:what
dSTTUSTTUT h1:what's
TRTXZUXSTR h1:when
VUTTaTTTUT h1:whenever
XXTTTTTTUT h1:where
YRTSSXWTUT h1:which
bUTSTTTUUT h1:who
aTTTTSTXUS h1:why
YUTTUUUUUU h1:will
WVSSWSXSSW h1:wir
XSSRURWZYR h1:with
YTUTTTUTUT h1:without
bUTUTSTTUS h1:would
WSTUWTSUXT h1:y
XWNVVWTRRa h1:you
YUTTUTTTUU h1:you're
ZUTTTTUTUT h1:your
YUUUUUTTUU h1:è
gSRRSSXTUR h2:
VXTTUUTUUU h2:( i
XUUUTUTUUU h2:)
ZTUUTUTTUU h2:<caps>
VUTTVTXTUU h2:<caps> <s>
YXTTSTSTWT h2:<caps> <word>
WTUTXTTUUT h2:<caps> for
XYTTSTTTUT h2:<code>
TWTTYTTUTU h2:<code> ,
TTTUTTTXWT h2:<code> <word>
XWSTTTXTUS h2:<code> for
YUTUTTTUUT h2:<date> is
XUTTUUTTUU h2:<date> the
aTUTUUTTUT h2:<ed>
WXTTUUTTTT h2:<ed> ,
WTUTXTTWTT h2:<ed> <name>
YSSWTTSSTX h2:<ed> <s>
UXTTTTSXTT h2:<ed> in
XTUUTTVXTT h2:<ed> it
TUUUUUTYTT h2:<ed> out
TXUTUTWTUT h2:<ed> over
WTUUUUTXUT h2:<ed> the
ZTVUTUSTTU h2:<ed> to
WXTTTUUTTT h2:<ed> with
bUTTTUSTUT h2:<ing>
VSTSWSXVTT h2:<ing> <s>
WTTTTTXTUU h2:<ing> <verb>
WUTTXUTTTU h2:<ing> <verbs>
USSTRSZYVT h2:<ing> <word>
XUTUUUTUUT h2:<ing> about
UXUUTTTXTT h2:<ing> at
TTTTTTTZUU h2:<ing> by
YTUUTTTUUT h2:<ing> from
YTUUTUUTTU h2:<ing> is
XUUTUTSYUT h2:<ing> it
YUUUTUTTUU h2:<ing> like
VTTTTSXYTT h2:<ing> the
XTUUTTTWUU h2:<ing> to
YTTTTUUUUT h2:<ly> ,
VTTTXTTUVT h2:<ly> <word>
YTUTUUUTUU h2:<ly> the
YUUUUTTUTU h2:<number>
YUUUTTTTTU h2:<number> <name>
YUTTTTWTTU h2:<number> <s>
USWTYSTWTS h2:<number> <word>
ZTXRWRWTTS h2:<s>
YTSSYTUUUT h2:<s> ,
TUWRWQYURX h2:<s> :
aUTTTTWTUS h2:<s> <ed>
YUTTWSSYTS h2:<s> <ing>
WSUUUTXTWT h2:<s> <name>
UXTUSWUWSS h2:<s> <number>
WSWRVRVWWS h2:<s> <s>
WUTTTTWXUS h2:<s> <verbs>
ZOUXWNZTVT h2:<s> <word>
VUTTTTXUUU h2:<s> a
YTTUVTTUUU h2:<s> always
WTTUXUTUUU h2:<s> and
WVQQUQYWSZ h2:<s> are
XTTTXTTTTT h2:<s> at
TTTTTTWTXU h2:<s> does
YUUTTTTUUT h2:<s> down
TXUTTTWUTT h2:<s> en
YTTTYTSTTT h2:<s> for
VTSWUSUTTX h2:<s> from
TTUUWTXTTU h2:<s> get
cTTTTTTTTT h2:<s> got
VTTTYTWTTT h2:<s> have
VUXTUTUTUT h2:<s> i
VSYRYSWTSS h2:<s> in
ZTTTTTWUTU h2:<s> is
YUTTUUTUUU h2:<s> like
aTTTTTUUUT h2:<s> my
WTSSYWSUTT h2:<s> of
TUTTTXXTTT h2:<s> off
XYSSTSWTVS h2:<s> on
YTTTSTXTUT h2:<s> only
WUXTVTTTTT h2:<s> over
TUTTYUTUUT h2:<s> should
YUTTTTUUUT h2:<s> still
XTSXTTTUUT h2:<s> that
UUSSYSTUUY h2:<s> to
UUTTYUTUUU h2:<s> up
VXTTUTUUUU h2:<s> what's
WTYTTTTTUT h2:<s> with
XUSTYSTUVT h2:<verb>
WTUTXTTTUT h2:<verb> <caps>
YUUTTTTUVT h2:<verb> <code>
VTTUTXUUUU h2:<verb> <ing>
WXTTXSSUUS h2:<verb> <name>
WYTTTSTTVT h2:<verb> <number>
WROQaZYTTR h2:<verb> <s>
TTTXWTWTTS h2:<verb> <verbs>
YVVPWVWRWP h2:<verb> <word>
bTSTXRTUUS h2:<verb> a
YUTUTTUUUT h2:<verb> again
XTTTWTWTUT h2:<verb> all
XUUTTTUUUT h2:<verb> an
TTTTXXTTUT h2:<verb> anything
XUTUTUUUUT h2:<verb> back
UUUUYTTUUU h2:<verb> before
WTUTXTTTUT h2:<verb> both
XUUUTTTTUU h2:<verb> each
YUUUTTTUUU h2:<verb> every
TTTTYTTUUW h2:<verb> everything
WXTTSTWUTT h2:<verb> for
XUTTTTUUUT h2:<verb> from
YUUTTTUUUU h2:<verb> him
YUTTTUTUUT h2:<verb> how
TTTTUUTUUX h2:<verb> i
ZTSSXSTUUT h2:<verb> in
TXYSTTUUUT h2:<verb> is
cUSSXRSUVR h2:<verb> it
VTXTTUUUUU h2:<verb> like
bQWXXTQSVO h2:<verb> me
USRRWYVTTW h2:<verb> my
XUTTTTYUUT h2:<verb> no
YUUTUUUUUT h2:<verb> of
YUUUUTUTUT h2:<verb> off
ZTTTTXTTUT h2:<verb> on
VUXUTTTTUT h2:<verb> out
ZSRUTWZTTQ h2:<verb> that
cRNXXSURTX h2:<verb> the
WUTTXTTTVT h2:<verb> them
YTUUTTTUUU h2:<verb> these
YTSSXSTUUT h2:<verb> this
aUSSXSTUUS h2:<verb> to
VTUUUTTYUT h2:<verb> was
TTSUVTVTUX h2:<verb> what
YTXSWSTTTT h2:<verb> with
YUUTTUTTUU h2:<verbs>
UTUXTUTTWT h2:<verbs> <word>
TTTTZTXUTT h2:<verbs> go
XUTTUUUTUU h2:<verbs> like
hcOQQRWTTQ h2:<word>
VTTUTXTUUU h2:<word> (
baYRURRSSQ h2:<word> ,
XUTTTTTUZT h2:<word> :
XUTUWTTTUU h2:<word> <caps>
ZSSTSSWYUS h2:<word> <ed>
TSVRYRWXXQ h2:<word> <ing>
WUPPWPYVVZ h2:<word> <name>
WSRSWRXZVR h2:<word> <number>
XRVOUSUVXV h2:<word> <verb>
SVUWXSXOWT h2:<word> <verbs>
WWWQTTSUXT h2:<word> <word>
ZUTTUTUTUS h2:<word> ?
XYXTSSVTSS h2:<word> a
VYTSWTTTUT h2:<word> and
ZUTTTUTUTU h2:<word> be
UTUUUUTXTU h2:<word> because
XTTSXXSTTT h2:<word> bitte
WXTTTTTTVT h2:<word> by
ZTUTTTTUUU h2:<word> con
XUTTUUUUUT h2:<word> da
XTUUWTTUTU h2:<word> de
YUTUUUTUUT h2:<word> do
VSSTTTbTUT h2:<word> does
XUUUUUUUUS h2:<word> du
YUWTTTTUTT h2:<word> el
TYTUUUUUTU h2:<word> em
WZTTTTSUUT h2:<word> en
XUUUUUTUUT h2:<word> es
XTSTXTTTUU h2:<word> first
ZSXSWSSSYR h2:<word> for
VSSTSTXXTX h2:<word> from
YTUTUTUUUU h2:<word> get
YUTTTTTVUU h2:<word> got
XTSSTTXUYS h2:<word> has
YUUTUUUUUU h2:<word> have
WXSSUXTTTT h2:<word> here
XYWSTTSTTS h2:<word> i
YTTTUUUUUU h2:<word> i'm
XUTTUTUUUU h2:<word> ich
aTTTTTTUUT h2:<word> if
WRWRWXVWSR h2:<word> in
XVUURMXTXX h2:<word> is
VUTTXTWTTT h2:<word> isn't
aTSSSSaUUR h2:<word> it
YTTUTUTUTU h2:<word> it's
TUTTXWTUUT h2:<word> jamais
TTUUYUTUUT h2:<word> jetzt
XTUUUUTUUT h2:<word> just
XUTTUUUUTU h2:<word> la
TTYSXSTWTT h2:<word> le
ZRVQVXVSTS h2:<word> me
XTSTTTTTUY h2:<word> my
XUTTUTUUUU h2:<word> never
XXTTUTTUUS h2:<word> no
YUTTUUTUUU h2:<word> nous
aXSSSSSWTS h2:<word> of
WYTTTTZSSS h2:<word> on
YUTTUUUUUT h2:<word> one
XTXSTTVTUT h2:<word> only
YTSXTTTTUT h2:<word> or
XUTTUUXTUS h2:<word> out
UXWSXTTSTS h2:<word> over
TUTXTXTTUT h2:<word> pas
VTTUYTTUUT h2:<word> please
WTXTTTTVUU h2:<word> que
YUUUTTTUTT h2:<word> said
bTSTTTTTUU h2:<word> says
WTXTUUUUUT h2:<word> se
TXTTXTTUTU h2:<word> sempre
UTUUXUUUUT h2:<word> si
XUUUTTUUUU h2:<word> sie
TUTTZTTUUT h2:<word> siempre
VXUUTTTTUT h2:<word> since
XUTTUTUUUT h2:<word> something
aTSTYSSUVT h2:<word> that
aSQRQQXVSc h2:<word> the
YTTTTUUUUU h2:<word> these
bUTSTTTTUT h2:<word> this
VWTSSSWSUY h2:<word> to
ZUTTTUTTUU h2:<word> un
YUTTUUUUUT h2:<word> une
XUSTUTTXUT h2:<word> up
XXTTTTTWUS h2:<word> was
TTUUUUXUUT h2:<word> what
XTTTWTWTUS h2:<word> with
YUUTTUTUUU h2:<word> won't
YUTTUTUUUT h2:<word> your
ZPWQTWUWRV h2:a <word>
WXTTTTWUTT h2:after <word>
XTUUXTTTTT h2:after that
TUSSXTWWTT h2:all <s>
YUUUTUTTUT h2:all of
VTSScRTUVT h2:always <verb>
XUTUTUUUUU h2:always has
YTTTTUUUUU h2:always have
XUTUTTUUUT h2:always the
ZUTTTTUUVT h2:any <s>
UTTTVXUUUT h2:any <verb>
YTTTYSUTUT h2:any <word>
TTUXXTTUUT h2:anything <ing>
TUUUXTTUUU h2:anything over
VUTTXUUTUU h2:as are
VXUUTTTUUT h2:as i'm
UUUUXTTUUU h2:ask <name>
TTTUVTXUUU h2:ask before
ZUTTWTTTUT h2:ask me
YUUUUUUTTT h2:at the
WUTTTXTUTT h2:au <word>
YUUUTUUUUT h2:aus dem
YTTUUUTUUU h2:back in
UUTTYTTUUT h2:be <word>
XUUUUUTTUT h2:because the
WTTTUXUUTU h2:before <word>
YTUSYSTUUT h2:bitte <word>
TTTXWWTTTT h2:bitte keine
VYSSXSTUUT h2:call me
ZTTTUTTVVT h2:can i
XUUUTUTUUT h2:can we
XTSTUVVUUT h2:can you
YTTTUUUUUU h2:could be
XTUUUUUUUU h2:could one
XUUTUUUUUT h2:could the
XWTTSTTUWT h2:could you
YUUUUTTTUT h2:das <word>
XUUTUUTUUU h2:decided
WSTTWSWYTS h2:der <name>
UTUTTTWUYT h2:die <name>
VUUUTTXUTU h2:die <word>
YUTTTSUUVU h2:do <s>
YUTUUTTTUU h2:do <verb>
ZUUTTTTUUT h2:do <word>
ZUUUTTTUVT h2:do it
VUTTTZTUUT h2:do not
VUTTYTTUUT h2:do that
YUUUTSUVVS h2:do you
YUTUUTUTUT h2:does <word>
XUUUUUTUUU h2:does that
XUUUUUTUUU h2:does the
XUUUTUTUUU h2:doesn't <word>
XWSRQcSTVS h2:don't <verb>
VTSSWWYTUS h2:don't <word>
XUUUTTTUUU h2:don't ask
UUUTUXTUUT h2:don't call
XUUUTTTUVT h2:don't do
TTUUXWTUUU h2:don't ever
YUUTUTTTUU h2:don't let
VUUTTYTUUT h2:don't use
WUTTTTTTUX h2:du <word>
UUXUUTUTUU h2:e <word>
XUTUUTVUTU h2:el <word>
VUUUTTXTUT h2:es <word>
WXTUTTTUUU h2:eu <word>
XTUUTTTUUU h2:ever
UUUTYTTUUU h2:every <verb>
YTTSUWVSUT h2:every <word>
XUUTUTUTUU h2:everything else
TTWTXTTUUT h2:for <s>
UXVSYSTTTT h2:for <word>
UTTUXUTTUU h2:for my
YUUUTUTUUT h2:for now
ZWSUSTVTTT h2:for the
YUTTTUUUUU h2:for this
VTTUUUXTUT h2:for what
XUTTUUUUVT h2:from my
USTTaSVSUS h2:from now
UXUUVTTUUT h2:from today
XUTUTUTUUT h2:go <word>
XUTUTUTUUU h2:go with
TUTTWXTTUT h2:going <verb>
XUTTUUTUUU h2:ha
XTUTUUTUUU h2:he <ed>
UUTTUUXUUU h2:he <s>
XUTUUUTUUU h2:he says
YUTTUUUUUU h2:heute <word>
YUUTTUUTUT h2:his <word>
XUUTUUUUUU h2:how <s>
XUTUXUTTUT h2:how <word>
XTTUTUUUUU h2:how do
XUUUTTUUUT h2:how i
ZUTTTTTVUU h2:how many
XUTTUUUUUU h2:how to
XUTUUUUUUU h2:how would
bYQPTQZbSP h2:i <ed>
UYTTUTTUUT h2:i <ing>
VVXWTSSUUS h2:i <ly>
VbaLUUWQQU h2:i <verb>
XWXZRURTOU h2:i <word>
UYSTWTTTUU h2:i always
WaRRUTVWTR h2:i am
XXSSTTWTUS h2:i can
WUWZSVRSTR h2:i can't
VWTXUTTTTT h2:i cannot
VXWXSRWTTQ h2:i do
XYTXQWQTTV h2:i don't
WTSWTSXUTT h2:i get
TZTTUTTUUT h2:i go
XUTTUUUUUU h2:i got
ZUTTTTUUUT h2:i guess
ZUTSUTTUUT h2:i had
ZXPQSRXSXV h2:i have
VXTTUTTUUT h2:i keep
aSSTUUTUUU h2:i know
XSaQVTSUUS h2:i like
YUTTUTUUUT h2:i may
YTTTTTUUVT h2:i might
UUXTUTUUUT h2:i much
ZUTUTTUTTT h2:i must
ZSTTSUTUXU h2:i need
VTWYTSTTTT h2:i never
VSTTUSWUTY h2:i no
WXTTUTUTUT h2:i not
XTTUUUUUUU h2:i once
UWXSTWSTTT h2:i only
UYTTUUTUUU h2:i own
VUUUTTYTUT h2:i said
XUUUUUTTUT h2:i say
VSSSXTXTWT h2:i should
YTTTUTUUUT h2:i the
bTTTUTTUUS h2:i think
YUTTUTUUUT h2:i told
VZSSTTTVVS h2:i use
XTSRZSTUYS h2:i want
aWSSUSXTUS h2:i was
XUUUUTUUUT h2:i wasn't
ZUUTUTTTUU h2:i went
XUUUUUUUUU h2:i won't
UTXRWXSTUS h2:i would
UWXSUSUTUT h2:i'd <verb>
XTXSTWTTTT h2:i'd <word>
VSVXVSSTWS h2:i'd like
TTYWSTUUUU h2:i'd rather
YTUUUUTUTU h2:i'd say
WTUTTTXUUT h2:i'll <verb>
XUTTTUUUUU h2:i'll <word>
XUTTTUUUUU h2:i'll be
XUUUTUUUUU h2:i'll call
XUUTUUTUUU h2:i'll do
XZTRTUTUTT h2:i'm <ed>
ZWSRWUSTYR h2:i'm <ing>
YTUTTUUUUT h2:i'm <ly>
WaTRTUTVTS h2:i'm <name>
TYTTTUUUUU h2:i'm <number>
YTTTTUTUUU h2:i'm <s>
VZWUXSQTSR h2:i'm <word>
UaTSTUTUUU h2:i'm a
XYSRWTTVTS h2:i'm in
WUSYSTSTTW h2:i'm not
VVTTTUXUTT h2:i'm off
XZTSTUSUTT h2:i'm on
UXTTUUTTUU h2:i'm only
YTUTTUTUUT h2:i'm out
UXTSTUXUTT h2:i'm the
TXUTTUUUUT h2:i'm with
ZTTTTUVTUT h2:i've <ed>
VTTTUUTXUU h2:i've <verb>
ZVRSTTVSTW h2:i've <word>
XaSTTUSTUT h2:i've been
TUTTUUaTUT h2:i've decided
YWTTUUSUUT h2:i've got
XTTTUUTXUT h2:i've had
YTTTUUTUUT h2:i've no
YUTUUUTUUT h2:i've told
XaYXQSRTSR h2:ich <word>
XUUUTUTUUU h2:if <name>
VTTSYTTUUU h2:if <word>
TUTTYTTUUU h2:if a
VSRWVWWUUS h2:if i
XUUTTTUUUT h2:if my
XUUUWTTUTT h2:if the
aUTUSTTUUU h2:if we
UTSXWTTUUU h2:if you
TUUTXTUUUU h2:if you're
YTTUUUTTUT h2:in <number>
TUTTYUTUUU h2:in <s>
UXUUTTUUUT h2:in <verb>
XWTSWTSUUU h2:in <word>
aUTTTSUUUU h2:in my
bSUTVSSTUU h2:in the
TUUUWSYTUU h2:in this
UXTTTTWUTT h2:is <ed>
YTUUUTTUUT h2:is <number>
bTTTTTTTUT h2:is <word>
XTTTUTTUUU h2:is a
XTUUUUTUUU h2:is he
YTUUTTTUUU h2:is it
ZTUUUUTTUT h2:is that
YTUUUUTUUT h2:is the
YTUUUTUUUT h2:is this
XTUUUUTUUT h2:it <ed>
XSYWTRSSTW h2:it <s>
XTTTUUTWUT h2:it <verbs>
YTUUUTTTUU h2:it <word>
ZUTTTTTTUT h2:it has
WWSSSXVSSW h2:it is
UTUTTXTWUT h2:it never
TUTTTTYTUU h2:it only
XTUUUUUUUT h2:it says
WTTUUTVXUS h2:it was
YUUUTUTTTU h2:it's <caps>
XTTTTUWUUT h2:it's <ing>
TXTTXSTTWT h2:it's <name>
dTTTTUTTTS h2:it's <word>
YTTUTTVTTT h2:it's a
YTTUTUTUUU h2:it's always
VTUUUUXUTT h2:it's at
WTTUUUXTTU h2:it's been
YTTTUUTUUT h2:it's my
VUTTTTXUUT h2:its <word>
XaSRTSTUUU h2:je <s>
WVZZSRSSTS h2:je <word>
TUSTaTTUVU h2:keep <s>
TUTTYTTUVU h2:keep <verbs>
VXSTSSXUUU h2:keep in
XTWTSTVTUU h2:keep it
TUTUWXTTUU h2:keep my
aTSTTTSUUV h2:keep that
WTSTTSVTZU h2:la <word>
WTSSSWWXST h2:le <word>
VUXTUTUUUT h2:less <word>
YUTTUTUUUT h2:let me
ZTTTTTVTUT h2:let's <verb>
TUTTTUYUUT h2:let's go
YUUUTUTUUU h2:let's see
YUTTTUTUUU h2:make a
XUUUTTTUTU h2:make all
XUUTTTUUUU h2:make it
YUTTTTUUUU h2:make me
UUTUYTTTUU h2:make sure
XUUUTUUTUT h2:make the
XUTTTTUUUT h2:maybe i'll
XTUUUUTUUU h2:maybe is
XUUUUUUTUT h2:maybe it
XUUTUUUUUT h2:maybe the
XUUUTUTUUU h2:maybe we
XUUTUTUUUT h2:me <s>
YXSTTTTUUT h2:me <word>
XWTTUTTUUT h2:mein <name>
XWTRTSZTTS h2:mi <word>
VUTTTXUUUT h2:might i
XUTUUUTUUU h2:mio <word>
UTTTXTWUUU h2:mis <s>
WUTTUTXTTT h2:mon <word>
WVTSTSSTWX h2:my <name>
WWQUQTWRXX h2:my <s>
WbTSSRRTTX h2:my <verb>
ZZQOUUZVWL h2:my <word>
YUUTUUTTUT h2:my back
VSTTUTYTWT h2:my son
TUUUUYTUTU h2:ne <word>
ZUUTTTTTUU h2:never <s>
TTSSXcSSUT h2:never <verb>
XTSRSVXXUS h2:never <word>
XUUTUSTXUT h2:never again
YUUUUSTTUU h2:never by
UUUUXTTTUU h2:never in
UUTTUXUUUU h2:never use
XWUUTUSUTT h2:new <verb>
STUUWTWXTT h2:new <word>
WTTUTTTTXT h2:new one
YUUTTTUTUT h2:next :
YUTTVUTTUT h2:next <word>
aUUTUTTUUT h2:no
YTSUSSYUUS h2:no ,
VUUTTXTTUT h2:no <caps>
TTTXTYTTUT h2:no <code>
UUUTUYTUUT h2:no <ing>
UUUTXVTUUT h2:no <name>
aXQQWaQSTR h2:no <s>
ZUTSTXTTVS h2:no <verb>
XUTTTWSUUT h2:no <verbs>
YQOXVXTRTX h2:no <word>
VWRRSVXXUR h2:no more
VTTSTVTUUY h2:no need
YUTTUTUUUT h2:no no
YUUTUTUUUU h2:nobody <ed>
XTTSXWTTUT h2:nobody <s>
UTTSSYXTUT h2:nobody <verbs>
TWTTTYTUUT h2:non <word>
WTTXUTTUUU h2:non mi
YUUTUTUTUT h2:not <ing>
XTSYUSTUVS h2:not <word>
VTXSUSTTVX h2:not a
SUSWTWTTUX h2:not in
YUTTUTUUVT h2:not sure
XTUTUTUUUT h2:not that
XTUUUUUUUU h2:now ,
YUUTUTUUUT h2:now <verb>
VUTTTTXTUT h2:now <word>
VTTUUTTUUX h2:now i
YUUUTTSUVT h2:now the
TUTUTZUUUU h2:nunca <s>
TVUTXTTTUT h2:nur <word>
XUTTUWTUUT h2:não <word>
XUTUUTUUUT h2:o <word>
XUUTTTUUUU h2:ok ?
UTTTTSaTUU h2:on a
XTUUWTSUUU h2:on the
XSYSSTWTUS h2:one <word>
YUUTTUTUUU h2:one of
WTTTTUTXUU h2:only <ing>
VTTTZTTTUU h2:only <verb>
XTUTUUUUUU h2:or the
TTTTTTYUWT h2:our <caps>
TUUUUUXUUU h2:our <ing>
YTTTTTYTTT h2:our <s>
TTUUUUXUUU h2:our <verbs>
XWRSTRYVWR h2:our <word>
XTTUTUVTUU h2:our own
YTTTTTWTTT h2:out of
XUUUUUUUUU h2:para <word>
XUUTUUUUUT h2:perhaps i
UTUUUTXTUU h2:que <word>
XTUUUUTUUU h2:que si
VUUTTTXTUT h2:same <ing>
UUUTUTTXUU h2:same <word>
XUUUUUUTUU h2:shall we
YTUUTUTUUU h2:she has
XTUUTUTTUU h2:she is
XTUUSTUUUU h2:should we
YUUTTTTUUT h2:some <word>
VZTTUTUUUT h2:sono <word>
SUWTSbTTUS h2:stop <ing>
SUUUUUUXUU h2:that <ed>
ZTTUTTTUUT h2:that <s>
ZUTTSTTUUU h2:that <verbs>
YTSTTTTYUT h2:that <word>
XUTUTUUUUU h2:that he
XTTTUTUUUU h2:that is
XUTUUUUTUU h2:that one
YTUUUUTTUT h2:that the
aTTUUUTSUT h2:that was
XTTUUUTTUU h2:that's <ly>
VTUUUTXTTT h2:that's <name>
bTTUTTTUUT h2:that's <word>
YTUUUUTTUT h2:that's a
YTUUUTTTUU h2:that's all
bTUUUTSTTU h2:that's how
UYTTUTUUUU h2:that's me
YSUUUTTUUU h2:that's my
XTUUUTTUUT h2:that's not
YTUUUUTTUU h2:that's our
VSTUTXXTTT h2:that's the
VXUUUTTTTT h2:that's what
VTUUTTXTUT h2:that's when
TSTTTWVWXS h2:the <caps>
UUUTUTXVTT h2:the <code>
WUTTUTTTUX h2:the <date>
YUTUTUTUUU h2:the <ed>
USTTSRWXXW h2:the <ing>
UXSRTWWURW h2:the <name>
YUQQVWVXXO h2:the <s>
WVRRVQVYSW h2:the <verb>
XTUUUUTUUU h2:the <verbs>
ZRTURIXaYW h2:the <word>
VTTTTTVYTT h2:the new
WSTTTTVSTY h2:the old
VXTSTWVTTS h2:the other
XUUUTUTUUU h2:there is
XTUUTUTTUU h2:there was
XUTTTUTUVU h2:there's a
XUUTUTTUUU h2:there's no
XUTTUUUUUU h2:there's something
VUUTTTXUUT h2:they <verb>
VUUUTTXTUU h2:they <word>
XUUTUTTUUT h2:they want
XUUTTUUUUU h2:this <s>
YTUUUTUTUT h2:this <verb>
ZTTTUTWUUT h2:this <word>
YTUUUUTTTT h2:this is
YUTTUUUUUT h2:this one
XUUUTUUUTU h2:this was
WTTTUXTTUT h2:those are
XTTUUTTUUU h2:those were
WUXUTTTTUT h2:three <s>
XUUUTTUUUT h2:to whom
XUUUUUTTUT h2:today :
YUTUUUTUUU h2:too <word>
YUUUUUUTUT h2:try again
XTTTUUUUUU h2:tu <word>
UTTUTTVYTT h2:turns out
WSSWXSRXTT h2:two <s>
VUUTTUTXUU h2:two <verbs>
XTUTUUUUUT h2:um i'm
UXUUUUTTUU h2:um so
UUUTTYTTUT h2:und <word>
VTTTXTUUUT h2:use <name>
YTUUUTSUUU h2:use <s>
UTSTaSTUVT h2:use <word>
ZTTTSTUUVT h2:use that
YTUUUUTTUT h2:was <word>
aQUURQYaSR h2:we <ed>
VSTTWRbSWR h2:we <verb>
XUSSVPYYQW h2:we <word>
TYUTTUVUUT h2:we are
XTUUTUUUUT h2:we could
TTVUTTaTTT h2:we decided
XUUUUUTTTT h2:we did
UVUTWRWSTX h2:we don't
UTUUUTTXUT h2:we got
XTUUUUTTUU h2:we had
XTUUTTYWSR h2:we have
YUUUTTTTTU h2:we might
TTUUUTUTYT h2:we need
SUUTWYTTUT h2:we never
TTUTTTVUTY h2:we no
UZTTXSUTTS h2:we use
UTUUTUZTUT h2:we went
ZTUVUTTTTT h2:we were
YUTUUUTTUT h2:we'll <word>
ZUTTUTTUUT h2:we'll see
WSTTTTZUWS h2:we're <ing>
TTUUUUYUTT h2:we're <number>
XUTTUUVUTT h2:we're all
TUUUTUYTUT h2:we're back
TTTUTUZUUT h2:we're going
UXUUUUSUUT h2:we're in
TTUUUUYUUT h2:we're on
WTTTTTXTUW h2:we've <ed>
VUTTTTVTTX h2:we've <word>
UUUUTTXTUT h2:we've had
XTUUUUUUUU h2:were i
VTUUTUTTVX h2:what <ed>
YUTTTUUTUT h2:what <verb>
YUTTUUTUUT h2:what <verbs>
bUTSTUTTUS h2:what <word>
ZUTTTUTTUT h2:what a
YUTTTUTUVT h2:what are
ZUTTUUTUVT h2:what can
XUUTUUTWUS h2:what did
YUTTUUUUUT h2:what do
XTTTUUTWUT h2:what does
ZUUTTUTUUT h2:what if
YUTTTUUUUT h2:what is
XUUTUUUUUT h2:what now
YUTTTUUUUT h2:what should
YUTUTUTUUU h2:what would
YTTUUTTUUT h2:what's <word>
ZUTTTTTTUU h2:what's a
ZTTTTTUTUU h2:what's the
XUUTTTUUUT h2:when do
UTSWXRXTUT h2:when i
XUUTUTTUUT h2:when was
XUUTUTTUUU h2:when will
TTUWYVSTTS h2:when you
XUTTWTTTUU h2:whenever a
UUTTYTUUUT h2:whenever you
UXTTUTUUUT h2:where do
XTUUUUTTUU h2:where does
XTUUTUUUUU h2:where were
ZUUUTTTUUT h2:which <verb>
ZTUTUTTUUT h2:which <word>
XUUTTTUUUU h2:which i
YUUTVSTTUT h2:which of
XUTTUTUUVT h2:which one
XUUTUUUTUU h2:who <ed>
YTUUUTTUUT h2:who <s>
XUUUUTUUUT h2:who <word>
XUUTUUUTUU h2:why <s>
ZUUUTTTSUU h2:why does
YUUUUTUTUT h2:why is
TUUUUTUXUU h2:why the
XUTUUUUUUU h2:will never
VTTTXTWTTT h2:wir <word>
XUUUTUTTUU h2:with
VTTTTUTYUT h2:with <word>
VTTTTTWXTT h2:with the
XTUUUUUUUU h2:would <word>
XUUUUTTUUU h2:would it
YUUUTTUUUT h2:would you
XUUUTUTUUU h2:y si
YUUTUUUTUT h2:you <ed>
YTUTUTUUUT h2:you <word>
TXQWWURSTY h2:you can
UTTSTWTUUX h2:you don't
XUUTUUTUUT h2:you have
XUTTUTUUUT h2:you know
WTTTVXTUTT h2:you must
YUTTUTUUUU h2:you're <word>
YUTTUTUUUT h2:your <verb>
YUUUUUTTUU h2:è <word>
gSRRSSXTUR h3:
XUUUTUTUUU h3:)
ZTUUTUTTUU h3:<caps>
XTUUTUTUVU h3:<caps> <word> <word>
XYTTSTTTUT h3:<code>
WTTTTTXUVT h3:<code> for me
XUTTUUTTUU h3:<date> the <word>
aTUTUUTTUT h3:<ed>
XUUUUUTTUU h3:<ed> it
TTUUUUTYUT h3:<ed> out the
XTUUTUTUTU h3:<ed> to be
bUTTTUSTUT h3:<ing>
TUUUTUXTUU h3:<ing> <s> on
TUTTUUZTUT h3:<ing> <word>
XUUTTUTUUU h3:<ing> <word> <s>
TUTUUTXWTT h3:<ing> <word> <word>
TXUUTTTXTU h3:<ing> at the
TUUUUUTYUU h3:<ing> by <word>
TUUUUUTXUU h3:<ing> it <ed>
XUUUUUTUUU h3:<ing> the <s>
VTTTTTUZTT h3:<ing> the <word>
XUUUTTUUUU h3:<ing> to the
YUUUUTTUTU h3:<number>
XUTTUTWTTT h3:<number> <s> ,
WUXUTUTTUT h3:<number> <word>
ZTXRWRWTTS h3:<s>
VUTTXUUUUT h3:<s> , <word>
WUTTTTXUUU h3:<s> : <word>
YUTTUUTTUT h3:<s> <ed>
XTUUUUTUUU h3:<s> <name>
XUTUTTSUWU h3:<s> <s> :
VUUUUTTXUU h3:<s> <s> <word>
YUUTUUTTUT h3:<s> <verbs>
bUXQSSVSUS h3:<s> <word>
ZVSSTTWUUT h3:<s> <word> ,
TTTXTTZUUU h3:<s> <word> <s>
VUTTUUXUUU h3:<s> <word> and
UTTTWUTUUX h3:<s> <word> bei
XTTSWTWTTT h3:<s> <word> in
XTTTUUWTTS h3:<s> <word> is
UUTYTUTUTU h3:<s> <word> like
WTTXTUTUUT h3:<s> <word> me
TUUUUUTTYU h3:<s> <word> the
VUTTTTXUUU h3:<s> a <word>
WTTUXUTUUU h3:<s> and <word>
TUTUXTVUUT h3:<s> are <number>
VTTTTTWTUX h3:<s> are <word>
TXUTTTWUTT h3:<s> en <word>
YTTVTUTTUU h3:<s> for a
TTUTYUTUUU h3:<s> for me
UUUUWUTUTX h3:<s> from <name>
XUUTTUUUUU h3:<s> from the
XUUUTUUUUU h3:<s> got an
YUUTTUTTUU h3:<s> got the
VUTTYTTUTU h3:<s> have to
XTTUWUTTTT h3:<s> in <name>
VUYSWSTUUT h3:<s> in <s>
TUTUTUZTUT h3:<s> in <word>
YUTTUUTUUU h3:<s> like <word>
ZTTUUTUUTT h3:<s> my <word>
VXTTTTWUTT h3:<s> on <word>
YUUUTTTTUT h3:<s> on the
YUTTTUUUUU h3:<s> only for
TUUTWTTTUX h3:<s> to the
XUSTYSTUVT h3:<verb>
YUUTTTTUUT h3:<verb> <code> to
TXTUWTTUUT h3:<verb> <name> <word>
TXUUUTTUVT h3:<verb> <number> <verbs>
UUTTTTYUUU h3:<verb> <s> are
TUTUXTUUUU h3:<verb> <s> before
TUSTYWTUUT h3:<verb> <s> in
YUTTTUTUUU h3:<verb> <s> like
VUTTXTUUUT h3:<verb> <s> that
TUUXWTTUUT h3:<verb> <verbs> <word>
ZTTTTTUUUU h3:<verb> <word>
TTSTYXTUUT h3:<verb> <word> <s>
aTTTTTTUUU h3:<verb> <word> <verb>
XUSUSTXUUT h3:<verb> <word> <word>
TTTUTTXUXT h3:<verb> <word> is
YUTTVSTUUT h3:<verb> <word> to
XUUUTUTUUU h3:<verb> a <ing>
XUUUTUUUUT h3:<verb> a <verb>
eUSTSRTUUS h3:<verb> a <word>
TUUUYTUUUU h3:<verb> a new
XUTTUUUUUT h3:<verb> from the
XUUUTUTUUU h3:<verb> him
YUTSWTTUUT h3:<verb> in <word>
UTZTTTUUUT h3:<verb> is <word>
ZUTUTTTUVS h3:<verb> it
XUUUTUUUUT h3:<verb> it down
XUTTTUUUUU h3:<verb> it like
YUUTTTTUUT h3:<verb> it to
YUUTTTTUUT h3:<verb> it up
bUSSSSUUVT h3:<verb> me <word>
YTXTVQTUVT h3:<verb> me a
TTTTYTUVUT h3:<verb> me as
VUTTXTUUUT h3:<verb> me in
YUSSTTUUVU h3:<verb> me something
ZTQYVQUUUS h3:<verb> me the
YUSUTTUUVU h3:<verb> me three
YUTSTTUVVT h3:<verb> me to
VUXTTTUUUU h3:<verb> me what
VTSSSWWTUX h3:<verb> my <word>
UUTTTTXUUT h3:<verb> no ,
VUXUTTTTUU h3:<verb> out the
YUUUSTSUVU h3:<verb> that
YTTTTXSUUT h3:<verb> that <word>
YUTTTUTUUU h3:<verb> that for
VUTTXUTUUT h3:<verb> that i
ZTTTTSTUVT h3:<verb> that in
TUUUTTaUTS h3:<verb> that the
YTTTTTTUUU h3:<verb> that when
XUTTWTUTUT h3:<verb> the <ing>
YUUUTTTUUT h3:<verb> the <name>
YUSTXRTUVS h3:<verb> the <s>
bUTTSTUUUS h3:<verb> the <verb>
ZUTTUTTUVS h3:<verb> the <verbs>
YRPWWUVRSX h3:<verb> the <word>
YUTTTUUUUU h3:<verb> them a
XTTSXSTUUT h3:<verb> this <word>
XUUUTTUUUT h3:<verb> this one
YUTUTTTUUT h3:<verb> to <verb>
WUXTTTTUUU h3:<verb> with <word>
UUTTYTTTUT h3:<verb> with the
YUUTTUTTUU h3:<verbs>
UUUTXTTUUU h3:<verbs> go next
TUUUXUTUTU h3:<verbs> go out
hcOQQRWTTQ h3:<word>
UUUUTXTUUU h3:<word> ( )
YTTTTUTUUT h3:<word> , <ly>
YXTUTTTUTT h3:<word> , <name>
YTTVTUTUUT h3:<word> , <verb>
ZZQTSTTUUT h3:<word> , <word>
VTXTTUUUUT h3:<word> , one
aUTTUTTTUT h3:<word> <ed>
TUUUUUUXUU h3:<word> <ed> :
UUUUUUTXUU h3:<word> <ed> <word>
aTTUTUTSUT h3:<word> <ed> it
ZUTTTUUTUT h3:<word> <ing>
TTTTUUXWTT h3:<word> <ing> <ed>
TUTTYUUUUU h3:<word> <ing> in
XYSSSTSTTX h3:<word> <name>
TTUUUUTWTX h3:<word> <name> <ed>
WUTUTUTTTX h3:<word> <name> <name>
UUTUWTTTTX h3:<word> <name> <word>
UTUTTUYUTT h3:<word> <name> is
XTTUUUTUUT h3:<word> <name> says
TUTUXTSWUT h3:<word> <number> ,
TUUUTUYTUU h3:<word> <number> is
ZTXSTTUTTT h3:<word> <s>
WZXRSSTTTT h3:<word> <s> ,
UUSTTZTTXT h3:<word> <s> :
WTUTXUTTUU h3:<word> <s> <ed>
TTTTTTWXWT h3:<word> <s> <number>
WTaSTTTTTT h3:<word> <s> <s>
VTSYWSVSWS h3:<word> <s> <verb>
XYWQRRSZWS h3:<word> <s> <word>
USWWWSXTSS h3:<word> <s> are
UTTTXTTWTT h3:<word> <s> as
TTUTUUXUVT h3:<word> <s> at
VXTTTTXUUT h3:<word> <s> for
VTTTTXWUTT h3:<word> <s> from
TUTTYTTUUU h3:<word> <s> go
VSVWVRUVWR h3:<word> <s> in
VXSWTTUTUT h3:<word> <s> me
ZSTTTTWTVU h3:<word> <s> on
VUTXUTTTUU h3:<word> <s> that
TTTTTUZUUT h3:<word> <s> the
XUSTXTTUUT h3:<word> <verb>
YTXTTTTTTT h3:<word> <verb> ,
YTUUUUTTUU h3:<word> <verb> :
VUTTYTUUUT h3:<word> <verb> <s>
XUTTTTTTYU h3:<word> <verb> <verbs>
USRTSXSWVX h3:<word> <verb> <word>
XTXTUUTUUT h3:<word> <verb> is
YUTUTTTUUT h3:<word> <verb> on
YUUUTTUTUT h3:<word> <verb> to
TSSXWSYUTT h3:<word> <verbs>
TTTTXSXTXT h3:<word> <verbs> <verb>
XTSSVSYSUW h3:<word> <verbs> <word>
TUXTTTWUUT h3:<word> <verbs> for
TTXTYTTUUT h3:<word> <verbs> only
VUTSTTYUXT h3:<word> <verbs> the
YUTUTUTUUT h3:<word> <verbs> we
cePRSSSTUS h3:<word> <word>
WQYQZWWSRQ h3:<word> <word> ,
WSSSSSZXWS h3:<word> <word> :
VUTTUTTXUU h3:<word> <word> <ed>
ZZSSTTWTSR h3:<word> <word> <name>
WTSTRXSXYS h3:<word> <word> <number>
VTSTWWRXSU h3:<word> <word> <s>
VUYSTTUTUT h3:<word> <word> <verb>
XSSTWTXUTS h3:<word> <word> <verbs>
YXZRVPWPWQ h3:<word> <word> <word>
bUTTTTUTUS h3:<word> <word> ?
TZSTTTXTTT h3:<word> <word> a
VUTTXTUUUT h3:<word> <word> bitte
YTTUTUUUUU h3:<word> <word> das
UUTTUXUUTU h3:<word> <word> de
WTTXUTTUUU h3:<word> <word> des
TUTTTUXTXT h3:<word> <word> di
YUUTUUUTUT h3:<word> <word> down
UXRSWSWSYS h3:<word> <word> for
XTUUTUUUUT h3:<word> <word> from
YUTTTUUUUT h3:<word> <word> ich
YUTTTTWTTT h3:<word> <word> il
VTUUTTTUXU h3:<word> <word> in
UTOQXXXSWW h3:<word> <word> is
XYTTTTUTUT h3:<word> <word> it
YUTTUUTUUT h3:<word> <word> la
TTTTTSYWTX h3:<word> <word> on
ZTTTTUTTUU h3:<word> <word> que
XUTTUTUUUT h3:<word> <word> says
UUUTUUUUUX h3:<word> <word> un
ZUTTUTUTUS h3:<word> ?
YUTUTUUUUU h3:<word> a <ing>
VZSTTTTUUT h3:<word> a <name>
XTSUTUWUUU h3:<word> a <word>
WXTTTUUTUU h3:<word> and <word>
UTUUUUTXTU h3:<word> because of
WXTTUTUTUT h3:<word> by <word>
XUUUTTUUUU h3:<word> de <s>
TTSTTTbTVU h3:<word> does the
YUUUUTUTUT h3:<word> du das
YUUUUUTUTT h3:<word> du die
YUWTTTTUTT h3:<word> el <word>
TYTUUUUUTU h3:<word> em <name>
WYTTTTSUUT h3:<word> en <name>
YUTUTUTUUU h3:<word> first
XUUUUUTTUU h3:<word> for a
VTXTTUUUTT h3:<word> for me
WUTUUTTUXT h3:<word> for the
YTTUUUUTUT h3:<word> from the
TTTTTTYTXT h3:<word> has <word>
YUUTUUUUUU h3:<word> have <word>
WWTTSXTUTT h3:<word> here ,
WXWTTTTTTT h3:<word> i <word>
XUTTTTUUVU h3:<word> if you
UUUTTXUUUT h3:<word> in <name>
UUTTXTXTTT h3:<word> in <word>
VSSWTTWTYS h3:<word> is <ed>
XTTTTTZUTS h3:<word> is <ing>
ZTUTTUTUUT h3:<word> is <name>
WTTUTTXUWT h3:<word> is <number>
ZRRRXTWXSS h3:<word> is <word>
VXTTUUTVUT h3:<word> is a
XTUTTUTTXT h3:<word> is down
TTUTTUaTUT h3:<word> is in
TXXTTUTTTT h3:<word> is my
UXTTUTTUTW h3:<word> is no
WTXSTUXTTT h3:<word> is the
bUTUUTSTUS h3:<word> it
XUUTTUUUUU h3:<word> it doesn't
XUUTUUTUUU h3:<word> it in
TUUTUUYUUT h3:<word> it is
YUUUUUTTUT h3:<word> it the
XUTTUUUUTU h3:<word> la <word>
TTYSXSTWTT h3:<word> le <word>
WTSTTXTUUU h3:<word> me <word>
YUTTTTWTUU h3:<word> me a
YUTTUTTUUU h3:<word> me on
XTTTUTTTUX h3:<word> my <word>
XUTTUTUUUU h3:<word> never <verb>
UYTUUUUUUT h3:<word> no <name>
YTUUUUTUUT h3:<word> no <word>
WXTTUTTUUT h3:<word> of <word>
YWTTTTTWUT h3:<word> of the
WWTUTTXSST h3:<word> on the
ZUTSUTUUUU h3:<word> or <word>
UTTXTTUUUT h3:<word> or no
XUUTUTUUUU h3:<word> or not
XUTUTUUUUU h3:<word> over
UUVTXTTTUT h3:<word> over <word>
VTXTTTTUUU h3:<word> que me
XUTUTUUUUU h3:<word> says <s>
XUTUUTUUUU h3:<word> says <word>
WTXTUUTUUT h3:<word> se <word>
YUUUTUTTUU h3:<word> si <word>
XUTUTUUUUU h3:<word> that
TUTTYTTUUT h3:<word> that ,
XTUUTUTUUU h3:<word> that in
UUUUTTXTTW h3:<word> the <name>
YUTUUUTTUT h3:<word> the <s>
XTUUTTTTTW h3:<word> the <verb>
YUTTUUTUUT h3:<word> the <verbs>
YTSSRSVWSZ h3:<word> the <word>
XUTTUUUUUU h3:<word> these two
XUUTUTUTUT h3:<word> this <word>
XUUTTUUUUU h3:<word> this one
YUUTUUUTUT h3:<word> to say
YTUUTUUTUT h3:<word> un <word>
TUUTUUUXUT h3:<word> up on
TTUUUUXUUT h3:<word> what i
WUTTXTTTUT h3:<word> with <word>
YUTUUUUTUT h3:a <word> ,
WRXTSSWVTW h3:a <word> <word>
WTTUXTTUUT h3:a <word> for
YUUUUTTTUT h3:a <word> on
XUTUUUTSUU h3:a <word> one
WXTTTTUTUT h3:after <word> <s>
TTUTXUUUUU h3:after that only
UUUUYUTTUU h3:all <s> in
YUUUTUTTUT h3:all of it
TUTUXUUUUU h3:always <verb> <word>
TUUUXUUUUU h3:always <verb> a
UUTTXSUUVU h3:always <verb> me
UUUUYTUUUT h3:always <verb> the
XUTUTUUUUU h3:always has been
YTTTTUUUUU h3:always have
XUUUTUTUUU h3:always the <word>
YUTTTTUUUU h3:any <s>
YUTTTTUUUU h3:any <word>
TTUXXTTUUT h3:anything <ing> the
TUUUXTTUUU h3:anything over <number>
VXUUTTTUUT h3:as i'm the
UUUUXTTUUU h3:ask <name> before
TUUTXTUUUU h3:ask me before
XUUUUUTTUU h3:at the <verb>
WUTTTXTUTT h3:au <word> ,
YUUUTUUUUT h3:aus dem <name>
VUTTXTUUUT h3:be <word>
SZTTXSTUUT h3:call me <name>
XUUUTUTUUT h3:can we <verb>
dUTTTSTUUT h3:can you <verb>
XUTUTTTUUU h3:can you make
XTUUUTTUUT h3:can you see
UUTTXUTUUT h3:can you use
XTUTUUUUUU h3:could be that
XUTTUUUUUU h3:could be the
XUUTUUUUUU h3:could the <s>
XUUUUTUUUT h3:could the <word>
YTTTTTUVWT h3:could you <verb>
XUUTUUTUUU h3:decided
YTTTXTWSTT h3:der <name> <word>
YUTTTSUUUU h3:do <s> <verb>
XUUUTTUUUT h3:do it
YUUTUSTUUU h3:do not <word>
TUUTTXUUUU h3:do not ever
YUTTTTUUUT h3:do that
XTUUUSUUUT h3:do you know
XUUUUUTUUU h3:does the <word>
TTUTTYUUVT h3:don't <verb> <s>
TUUTTXUUUU h3:don't <verb> <word>
YTTSSWUUVU h3:don't <verb> anything
VTUTTXUUUT h3:don't <verb> me
TUUUTXTUUU h3:don't <verb> my
UUUUUXUUUT h3:don't <verb> new
XTTTTWTUUT h3:don't <verb> the
TTUTTVXUUT h3:don't <word> with
XUUUTTTUUU h3:don't ask me
TTUUXWTUUU h3:don't ever <verb>
XUUUUTUTUU h3:don't let <word>
TUUUTXUUUU h3:don't use <verb>
WUTTTTTTUX h3:du <word> <word>
XUTUUUTUTU h3:el <word> <word>
XTUUTTTUUU h3:ever
XUTUTTTUUU h3:every <word>
YTTUTUUUUU h3:for <word>
YTTUTUTUUU h3:for the <s>
ZXSUTTTTTT h3:for the <word>
VTTUUUXTUT h3:for what it's
VSTTZTWTUS h3:from now on
XUTUTUUUUT h3:go <word>
TUTTWXTTUT h3:going <verb> ,
XUTTUUTUUU h3:ha
XUUUTUTTUU h3:he says that
XUUUUUTTUU h3:how <word> does
YUUUTUTUUT h3:how <word> is
YUTTTUUUUU h3:how many <s>
XUUTTUUUUU h3:how to <verb>
bTTTUTTTUT h3:i <ed>
XTUUUTUUUT h3:i <ed> in
XTUTUTWTUT h3:i <ed> it
VTTTUTXTUT h3:i <ed> on
UTTTUTYUUU h3:i <ed> that
WWUTTTSXTS h3:i <ed> the
ZYSSVTRUTS h3:i <ed> to
UYTTUTTUUT h3:i <ing> <word>
XTWSUUTTVT h3:i <ly> <word>
YTTTUUUUUT h3:i <ly> don't
YTTTTTUUUT h3:i <verb> ,
XTWUUTTUUT h3:i <verb> <ing>
UaSTUTTUVS h3:i <verb> <name>
VWYSWSSUUR h3:i <verb> <s>
TWaSUSSVUS h3:i <verb> <word>
UXVTVSSUUT h3:i <verb> a
VXUUTTTUUT h3:i <verb> after
TYTUUTUUUT h3:i <verb> as
UWSUTTXUUT h3:i <verb> at
VYTUUTTUTT h3:i <verb> from
UXTUUUTUUT h3:i <verb> in
WXSTTSXUTT h3:i <verb> on
VTWTTTTUUX h3:i <verb> that
WYUSTWXTTQ h3:i <verb> the
YTTTTUUUUT h3:i <verb> them
XTTTWTUUUT h3:i <verb> you
aTTSUTTUVT h3:i <word>
YWSTTUUUUT h3:i <word> ,
ZTTTUUTVUT h3:i <word> <date>
YTTTTTTTUW h3:i <word> <ed>
TUXWUTUUUT h3:i <word> <ing>
WWYZSQVRTQ h3:i <word> <word>
UXUTUUUUUT h3:i <word> an
UTTXUTUUUU h3:i <word> being
WTWSXSTUUT h3:i <word> for
XTTTUUUTUU h3:i <word> had
VUUTUUTXUT h3:i <word> i'd
UbSSUTWUUR h3:i <word> in
VSTYTTTVVT h3:i <word> it
YTTTUUUUUT h3:i <word> my
UUXTTSWUTT h3:i <word> on
XTTTWTUUVT h3:i <word> that
WWRRUZRTTV h3:i <word> the
VTTXTTUUUU h3:i <word> them
VXTTTTTUUT h3:i <word> there
WWTTTTTTUX h3:i <word> up
XUXSTTTUUT h3:i <word> with
ZUTSUTUUUT h3:i <word> you
YTTTUUUUUU h3:i always <verb>
TYTUTTUUUU h3:i always <word>
VTTTXTUUUT h3:i always want
TXUUUUTUUU h3:i am <ing>
UXUUUUUUUT h3:i am <name>
XWTTVUTTUT h3:i am a
YTTUUUTUUU h3:i can <ly>
ZTTTTTTUUT h3:i can <verb>
ZTTTUTUUUU h3:i can't <verb>
VVXYTRTTTS h3:i can't <word>
USSXUWTUUT h3:i can't do
XUUUUTTUTU h3:i could <word>
UYTTUUTUUT h3:i do <word>
TVVXUSTUUT h3:i do not
YTTTUTUUUT h3:i don't
TUTWTXUUTT h3:i don't <verb>
YYRVTRTVVR h3:i don't <word>
VTTTUTUUUX h3:i don't do
YTUTUTUUUT h3:i don't have
VTVXUSUUUT h3:i don't like
VSSXTXUVUS h3:i don't want
TZTTUTTUUT h3:i go by
XUUUTUUUUU h3:i guess <word>
YTTTUTTUUU h3:i had to
YVSSUTXUTS h3:i have <word>
UYTTUTSUXS h3:i have a
XTTTUUTVUT h3:i have no
XTUUUUTUUT h3:i have said
YTUUUUTUUT h3:i have to
XUTTUUUUUU h3:i know
XTUUTUTUUU h3:i know it's
XUUTTTUUUT h3:i like it
TUYTUUUUTU h3:i like my
YUSTUUUUUT h3:i like the
XUUTUTUUUU h3:i may <word>
XUTTUTUUVT h3:i might <verb>
UUXTUTUUUT h3:i much <verb>
YUUTTTUTUU h3:i need a
VUUUUTUUXT h3:i need the
XTTUTUTUTU h3:i need to
UUTXTTUUUU h3:i never want
VSTTUSWUTY h3:i no <word>
UTTTWTXUUT h3:i should be
YTTTUTUUUT h3:i the <word>
XUUTTUUUUT h3:i think <word>
XUUUUUUTUT h3:i think the
UXTTUTUUUT h3:i use <name>
UYTTUTUUUT h3:i use <word>
WTTTWSTUXS h3:i want to
XTUUUUUUUU h3:i was <ing>
XSUTUTWTUT h3:i was <word>
WXTTUTTTTT h3:i was a
TUXTUTUUUT h3:i would rather
TXVTUTUUUT h3:i'd <verb> the
ZUTTTTUTUU h3:i'd <word> for
ZUTTUUUUUU h3:i'd like a
TUXTUUUUUU h3:i'd rather <verb>
UUXSTUUUUU h3:i'd rather have
XUUUTUTUUU h3:i'll <verb> it
XUUTTUUUUU h3:i'll be <word>
XTUUTUTUUU h3:i'll do the
WXTSUUUUUT h3:i'm <ed>
TXUUUUUUUU h3:i'm <ed> in
XTUTUUTUUT h3:i'm <ed> to
YSUSUUUUUU h3:i'm <ing>
YTUTTUTUTU h3:i'm <ing> with
VaTRTUTVTS h3:i'm <name>
TYTTTUUUUU h3:i'm <number>
YTTTTUTUUU h3:i'm <s>
TYXRSUUUUS h3:i'm <word>
TYTUTUTUUU h3:i'm <word> (
VXTSTUUUUT h3:i'm <word> <word>
YTUUTUTUUT h3:i'm <word> in
VZTSTUUVUT h3:i'm <word> to
TXUUUUUUUT h3:i'm a <ed>
UZTSTUTUUU h3:i'm a <word>
VYTTTUUUUT h3:i'm in <name>
XTTTTUUUUU h3:i'm in a
YWUSTTTUUS h3:i'm not <ing>
TTUVTUUUUX h3:i'm not <word>
UTTXUUUUUT h3:i'm not a
XUUTUUTVUT h3:i'm not going
TXUUUUUUUT h3:i'm on <name>
TXUUUUTUUU h3:i'm on <s>
XUUTTUTUUU h3:i'm on a
YTUTUUUUUU h3:i'm on call
VXUUTUUTTT h3:i'm on the
UXTTUUTTUU h3:i'm only <ing>
VYTTTUTTTT h3:i'm the <word>
UXUTUUTUUU h3:i'm with <name>
YTUUUUTTUT h3:i've <word> my
VTUUUUXUUT h3:i've <word> the
XUUTUUUUUT h3:i've <word> to
WXTUTTTTUT h3:i've been <word>
UYTTUUTUUU h3:i've been a
UTUUUUXTUT h3:i've decided not
UUTUUUXTUU h3:i've decided to
WXUUUUTTUT h3:i've got a
XTUUUUTUUU h3:i've got the
UZXQTTTUUT h3:ich <word> <name>
TXUTTUUUUU h3:ich <word> das
YTUTTUUUUU h3:ich <word> der
TYTSUUUUUU h3:ich <word> in
TUTYUTUUUU h3:ich <word> keine
TUTTYTTUUU h3:if a <word>
TTTWTXTUUU h3:if i may
XUUUTTTUUU h3:if i were
XUUUWTTUTT h3:if the <word>
YTUUTTTUUU h3:if we <ed>
XUUTTUUUUT h3:if we <word>
UUTTXTUUUU h3:if you <verb>
XTUUTTTUUU h3:in <number> i
XUUUTTUTUU h3:in my <s>
ZUTTTSUUUU h3:in my <word>
bTUTTTTTUT h3:in the <word>
TUUUWSYTUU h3:in this <word>
XUUUUUUUUT h3:is <number> <word>
XUTTUTUUVT h3:is a <word>
XUUUTUTUUU h3:is he <word>
XTUUTTTUUU h3:is it <word>
XUUUTTTUUU h3:is it a
XTUUUUUTUT h3:is that <word>
YTUUUTTTUU h3:is the <word>
XTUTTTTUUU h3:is there anything
XUUUUTTTUU h3:is this <verb>
XUUUUUUUUU h3:is this a
UTXWTSSTUW h3:it <s> me
YUUTUUTTUT h3:it <verbs>
YUUUTUTUUT h3:it has always
UTUTUXVTUT h3:it is <word>
UUUTUXTTUT h3:it never <verbs>
TUTTTTYTUU h3:it only <s>
XUUUUUTTUU h3:it was <word>
VTUUUUTXUS h3:it was the
VTUTTUXUUU h3:it's <ing>
XUUUUUTUUT h3:it's <ing> again
YTUUTUUUTU h3:it's <name>
TYUUTTSUWT h3:it's <name> ,
TTUUXUVUTT h3:it's <name> <name>
aTTUUUSUUT h3:it's <word>
YTUUTUVTTT h3:it's a <word>
XTUUUUUUUU h3:it's for the
WaSSTSTUUU h3:je <s> <word>
ZTWSTUTUTT h3:je <word> <word>
STXYTSUUUT h3:je <word> les
TUTTXTUUUU h3:keep <s> to
VXSTSSXUUU h3:keep in <word>
aTTTTTSVUU h3:keep that in
XUTTTTXTTU h3:la <word> <word>
TUTTUWXTTU h3:le <word> <word>
XUTTUUUUUT h3:let me think
UUUUUUXUUU h3:let's <verb> with
TUTTTUYUUT h3:let's go with
XUUUUUTUUU h3:let's see
XUTTTUUUUU h3:make a <word>
YUTTTTUUUU h3:make me a
TUUUXUTTUU h3:make sure every
XUUUTUUTUU h3:maybe i'll <verb>
TYTTUUTUUT h3:me <word> <name>
YTTUUTUUUT h3:mein <name> <word>
UYTTTTXUTT h3:mi <word> <name>
YSTTTTVUUU h3:mi <word> <word>
VUTTTXUUUT h3:might i <word>
XUTUUUTUUU h3:mio <word> <word>
UXUTUTTWUT h3:my <ing> <word>
UTUTUTYUUT h3:my <s> <name>
WTRWSQVSXY h3:my <s> <word>
WZUSTTUVTR h3:my <s> are
YTUUUTUUUT h3:my <verb> <s>
VXUTTTUUUT h3:my <verb> <word>
UXUTUUUUUT h3:my <verb> for
VYTTTTSUTW h3:my <verb> is
YTUTUUTTUU h3:my <word>
YTUUUUTTUU h3:my <word> ,
UUUTTSaTWS h3:my <word> <name>
aPTTXRUUWS h3:my <word> <s>
UXUUTTTUUT h3:my <word> <verb>
YWTSUTVTUS h3:my <word> <verbs>
TXSSSRZWWR h3:my <word> <word>
XTUUTTUUUU h3:my <word> always
XTUTTTWTUT h3:my <word> does
XTUUUTTUUT h3:my <word> has
WaTSTWTUUP h3:my <word> is
XUUTUUTUUU h3:my <word> said
ZRUUUUTUUT h3:my <word> says
XUUTUUUUUT h3:my back is
TUUUUYTUTU h3:ne <word> jamais
UUUUUXTTUU h3:never <verb> <ly>
WUTTTXTSUU h3:never <verb> a
UUTSVXTUUU h3:never <verb> me
TTTTTaUTUU h3:never <verb> the
VTUTUTYSUU h3:never <word>
XUUUUTUUUT h3:never <word> <verb>
XUUUUSUUUU h3:never <word> that
STTTTXTXUU h3:never <word> the
XUUUUTUTUU h3:never again
XUUTUTTTUU h3:never again <word>
XWUUTUSUTT h3:new <verb> is
TTUUWTXTTU h3:new <word> <word>
YUUUTUTUUU h3:next <word>
aUUTUTTUUT h3:no
TTUTUYUTUT h3:no <code>
aTSSTXSUVT h3:no <s>
XUUTUTUUUU h3:no <s> ,
TUTTXVUUUT h3:no <s> <s>
XUTTTWTUUT h3:no <s> in
TUUUUXUUUU h3:no <s> on
TXTTUXTTUU h3:no <s> with
aTTTUTUTUT h3:no <verb>
cTTRUTTUVS h3:no <word>
XTSZTUTUVR h3:no <word> <s>
VUTSUZTUVR h3:no <word> <word>
WTTSUTTUUX h3:no <word> at
XUUTTTTUVT h3:no <word> how
YUUTTUTUUT h3:no <word> if
XUUTUTUUUT h3:no <word> yet
XWTTTRXTVT h3:no more <word>
WUTTUSTUUY h3:no need to
WTTXUTTUUU h3:non mi <word>
XUUTUUUUUU h3:not <ing> a
WUTYUTTUUT h3:not <word>
VTXSUSTTVX h3:not a <word>
XUTTUTUUUT h3:not sure
XUUUUTUTUU h3:now , how
XTUUTTTUUU h3:now i <word>
YUUUTTTUVT h3:now the <word>
TUTUTYUUUU h3:nunca <s> <verb>
XUUUUTUUUU h3:não <word> <word>
XUUTTTUUUU h3:ok ?
TUUTTTaTUU h3:on a <word>
XUUUUUUTUT h3:on the back
VTYTUUTUUT h3:one <word>
XUUTTUUUUU h3:one of my
XUUUUUUUUU h3:or the <word>
TUUTTUXUUU h3:our <caps> <verbs>
TUUUUUXUUU h3:our <ing> <word>
TTUTUUYTUU h3:our <s> are
TTTUTTWTXU h3:our <word> <s>
TUUUTUYTUU h3:our <word> <verbs>
WSUUSTXXST h3:our <word> <word>
XUUTUTUUUU h3:out of <word>
XUUTUUUUUT h3:perhaps i <word>
XUUUTUTTUU h3:she <s> in
XUUUUUTUUU h3:she has the
XUUUUTUUUT h3:should i <verb>
XUUTUUTUUT h3:some <word> in
WXTTTTUUUT h3:sono <word>
UUWTTXTTUT h3:stop <ing> <verbs>
UUTUUYUTUU h3:stop <ing> <word>
TUUUUXUTUU h3:stop <ing> me
YUUUSTTTUU h3:that <verbs> for
UUTTTUUYVT h3:that <word> <word>
YUUUUTUTUT h3:that <word> is
XTTUUUUSUU h3:that <word> was
YTTUTTTTUU h3:that was the
aTTUTTTTUT h3:that's <word>
XTUUUUUTUU h3:that's all
XTUUUUUTUU h3:that's all ,
XTTUUUUUUU h3:that's how i
XTUUTTTUUU h3:that's how my
YSUUUTTUUU h3:that's my <word>
YTUUUUTTUU h3:that's our <word>
YTUUUTTUTT h3:that's the <verb>
TUUUUTTTYU h3:the <caps> <verb>
YUTUTUTUUU h3:the <ed> <word>
UUUUUUXTUT h3:the <ing> <verb>
UTUUTTSXWT h3:the <ing> <word>
WTUTUTTTXT h3:the <ing> is
XUUUUUTUUT h3:the <ing> with
TTUTUUXVUT h3:the <ly> <word>
WUUTUXTTUT h3:the <name> <s>
TTUUTTXWUT h3:the <name> <verb>
YUUTUTTTUT h3:the <s> <ing>
ZXSSSRXVTS h3:the <s> <word>
XSSSWSUVXS h3:the <s> are
XUUUUTTTTU h3:the <s> want
VUUTUTTXUT h3:the <s> were
VXUTTTTUUT h3:the <verb> for
XTTUUTXTUT h3:the <verb> is
WTXTUUTTUS h3:the <word>
aUTTUUTTTT h3:the <word> ,
YTTTTTXXSR h3:the <word> <ed>
ZTUTTTTWVS h3:the <word> <ing>
aSSQRSYWZR h3:the <word> <s>
TSSTSSXXWX h3:the <word> <verb>
VTTTUTYSXS h3:the <word> <verbs>
aWPWPPWXYR h3:the <word> <word>
XUUUUUUVTT h3:the <word> didn't
UUTTSUXTXS h3:the <word> has
USTTTTWXRX h3:the <word> in
YPRQYTXXZO h3:the <word> is
TUTUXUTTWT h3:the <word> must
YUUTVUTTUT h3:the <word> never
XTUTUTXWSS h3:the <word> of
YTVVUUSVST h3:the <word> on
YUUTUUTTUS h3:the <word> one
YUUUUTTTTT h3:the <word> says
TUUUUUTXUT h3:the <word> the
XUTUUUUUUU h3:the <word> told
VTVUUURYVR h3:the <word> was
VTUUUUTXTT h3:the <word> went
TTTTUUTYTX h3:the <word> with
YTUUTUTUUU h3:the <word> you
TTUTTTXXUT h3:the new <ing>
WTUUUTTXUT h3:the new <word>
XUUUUUTUUS h3:the old <caps>
VTTTTTWTTY h3:the old <word>
UXTTTTWUUT h3:the other one
XUUTUTTUUU h3:there's no <word>
XUUTTTTUUU h3:they <verb> like
XUUTUUUUUU h3:this <verb>
XTUTUUUUUU h3:this <word> <s>
XUTUUTUUUU h3:this <word> <word>
XUUTUTUTUU h3:those were the
UUXUTUTTUU h3:three <s> ,
XUUUTTUUUT h3:to whom it
YUTUUUTUUU h3:too <word>
YUUUUUUTUT h3:try again with
YUTTTTUUUT h3:tu <word> <word>
UUUUTUTXUU h3:turns out <name>
UUTUUUTXUU h3:turns out the
ZUUTTUTTUU h3:two <s>
XUUUTUUUUT h3:use <s> in
UUTTXUUUUU h3:use <word> <word>
XUUUUUTTUU h3:we <ed> ,
YUUUUUTTUT h3:we <ed> <s>
TTUUUTVXUT h3:we <ed> <word>
XUUVTTSVTT h3:we <ed> it
TTVVUUYTTU h3:we <ed> on
UTUUTTXVUT h3:we <ed> the
XTTTUUVTUT h3:we <ed> to
XUUUUUTTUU h3:we <ed> yesterday
TUUUUUYUTT h3:we <verb> <word>
TTUUTTZTUT h3:we <verb> on
VXUUTUTTUT h3:we <word>
XTUUTTXTUT h3:we <word> <s>
TTUUUUWXUT h3:we <word> <word>
XTUUTUUTTT h3:we <word> every
XTUUTTVTUT h3:we <word> out
TUUUTUXUUT h3:we <word> that
USUUTSTZTX h3:we <word> the
WTUUXTTTUT h3:we <word> with
UUUUTUXUUU h3:we decided :
UUUUUTYUUS h3:we decided to
XTUUUUTUUT h3:we don't
TWUUTTVTTX h3:we don't <word>
VTUUTUXUUT h3:we don't have
UTUUTUXUUT h3:we have <word>
TUUUUUXUUT h3:we have decided
TTUUUTUTYT h3:we need the
TUUUTXTTUU h3:we never <verb>
TTUTTTVUTY h3:we no <word>
TYUUTTUUUT h3:we use <name>
VVTTXTVTTT h3:we use <word>
UTUUTUZTUT h3:we went with
XUTTUUTUUU h3:we'll see
YTUUTUTUUT h3:we're <ing> <word>
UUUUUUXUTT h3:we're <ing> it
UTUUUUXUUT h3:we're <ing> with
TTUUUUYUTT h3:we're <number> <word>
TUUUUUXUUT h3:we're back on
TTTUTUYUUU h3:we're going with
UXUUUUSUUT h3:we're in <name>
TUUUUUXUTT h3:we're on <word>
XUUUUUTUUU h3:what <word> does
XUUTUUTTUT h3:what <word> for
YUUTUUTUUT h3:what <word> is
YUTUUUTTUT h3:what a <word>
YUTTUUUUUT h3:what can i
XUUTUUTVTT h3:what did the
YUTTTUTUUT h3:what do <s>
YUTUTUUUUT h3:what do you
XUTTUUUUUU h3:what does <word>
UUUTYUTUUU h3:what i need
XUUTUUUUUT h3:what now ?
XUTTUUUUUT h3:what should i
XUTUUUUTUT h3:what would a
YUTTTTUTUU h3:what's a <word>
YTUUTTUUUU h3:what's the <verb>
YTTTUTUTUU h3:what's the <word>
TUTTTTYUUT h3:when i say
XUUUUUSTUU h3:when i was
XUUTTUTUUU h3:when will my
RUUWYVTTUS h3:when you <verb>
TUUUXUUTUU h3:whenever a <word>
UUTTYTUUUT h3:whenever you <verb>
UXTTUTUUUT h3:where do i
XUUUUUUTUT h3:where does that
XTUUUUUTUU h3:where does the
XTUUTUUUUU h3:where were we
XUUTUTTUUU h3:which <word> <s>
XUUUUTTTUU h3:which of the
YUUTUTTTUU h3:which of these
XUUTUUUTUU h3:why <s> ?
YUUUUTTTUU h3:why does the
XUUUUUUTUU h3:why does this
XUUTUUUTUU h3:why is it
TTTTXTXUTT h3:wir <word> <word>
XUUUTUTTUU h3:with
WTTTTUTXUU h3:with the <s>
XUUUUTTUUU h3:would it be
XUUUTTTUUT h3:would you say
TURWWVSSTY h3:you can <verb>
TXUTTTUUUV h3:you can <word>
UXUTTTUUUT h3:you can call
TTUTWSUUUX h3:you can use
UUUTTTUUUX h3:you don't need
TUUTUXUUUT h3:you must not
XTSWYVSURS lang:de
ZTUUTTUUSU lang:en
XbWKaWYNVL lang:es
YTWWQWVUTP lang:fr
XYVSWWUTVK lang:it
YeaMOWTRXN lang:pt
gSRRSSXTUR length:0
pbVNWMTPRN length:1
STVWTWXPWU length:12
lcUUPSVVIO length:2
JTWVUWUYWU length:20
hZXVQQRQMV length:4
YUUUWXUQPU length:7
OTVRYTVWWV length:long
XUUUUUUUUT n1:(
XTUTUUUUUT n1:)
UTTTYUUUUU n1:,
TTTUWTSTWY n1:<date>
TSVSWVVZRR n1:<ed>
WSVQWUVWRV n1:<ing>
XTSSWSSXTW n1:<ly>
cTSTSSVYSR n1:<number>
TWRUWQXUVT n1:<s>
TUTXVVVSTV n1:<verb>
WXSSTRWWSW n1:<verbs>
XWRUVSVWRU n1:<word>
VVWRXRUUWR n1:a
TTTUTXSUWW n1:after
UVSTSSWSWX n1:all
URXWVVXRSR n1:always
XYSSTTSXTS n1:any
WUSSWSWTXS n1:anything
bTSUWTTTTT n1:as
WTTTTTYUUT n1:ask
VXTUTUTUUU n1:at
ZTTUTTUTUT n1:be
UUUUWTXTTT n1:because
WUTTTUXTUU n1:before
WYSSTUTUUT n1:bitte
YUUUUUTTUT n1:by
XUSSVSVUWS n1:can
WSSTXTXTTT n1:could
WTSSWXXTTS n1:das
TTUTUUYUUU n1:decided
VXTTTTUUUT n1:den
XUTTSXTUTT n1:der
XSUTXSWUTT n1:die
aTTTWTSUVT n1:do
bSTTTTTUUT n1:does
XUTTUXTTTU n1:doesn't
UXUQVZWQRU n1:don't
SVTTUXTUXT n1:e
VUSTTTWTXU n1:et
UUTTTZTUUT n1:ever
TUTTYTXTUT n1:every
URTVTVTXXS n1:everything
XTWSUWQTSX n1:for
XTUUTTSXUT n1:from
ZTTTTTTUUU n1:go
WTTTTTXUUU n1:has
bTUTUTTSUT n1:he
WTTTTTVTXT n1:her
ZXRRTRWSTX n1:how
WWZWTUQSSR n1:i
XTSZSSSWWS n1:i'd
bUTUTTTTUS n1:i'll
ZSRTVUVUWS n1:i'm
UVWTVXNUSW n1:i've
ZXRQXSWTTS n1:ich
TQXUVUVQWU n1:if
YUUTTUTTUU n1:il
WaRRVWWSTS n1:in
bSRYSRXVTQ n1:is
XTUUQYXWTN n1:it
XOONWWWXXY n1:it's
WUTTUTTUUX n1:its
ZYSSTTSUTT n1:je
VWWUVRWSVR n1:keep
WUTUUUSTXT n1:la
VTTTTWTTXU n1:le
XTTTTTSWVT n1:let's
XUTTWUTUUU n1:like
UTSSTTWXWT n1:make
YTTUTUTUUU n1:may
XTTTUUUUUU n1:maybe
USWXTTXTTT n1:me
SYSTTWTTXT n1:mi
YTUUUTUTUT n1:might
VUTTXUTUTU n1:mine
VXUUUUUUTT n1:must
YWOTUVTXQU n1:my
XRSRXZWTSR n1:never
YUXTTTSTTT n1:new
YTXSUTTTTT n1:next
TWTUZTXVPS n1:no
VYSVVUUSVR n1:nobody
WTTXUTTTUT n1:nor
UWXQVSVSTW n1:not
WVSSTTYTWS n1:nothing
YRRWXSXSTS n1:now
XVTTUUUUUT n1:nur
YTSSTTWTXS n1:on
XXSSUUTYSR n1:only
XSTTUXUUUT n1:or
YSTSXTVTTT n1:our
VUTTTUTUTY n1:out
XUTTUUUUUU n1:para
UXTUUTTUUU n1:porque
ZTUUTTTUTT n1:que
WTUUXTTUUT n1:same
YUTTUTTUUT n1:shall
USSSTXbTUT n1:she
XUUUUUUTUT n1:should
UYTTSTWTTW n1:since
ZTUUUUTTUT n1:stop
VXRSTRTYSX n1:that
RVUVWXVVPT n1:that's
WaJMXXTUXX n1:the
ZVSSTSSTUW n1:there
YSSTTTSYWT n1:there's
UVXVTWRXSR n1:they
XUWSSXVSVR n1:this
YYSTTTTTTT n1:those
SUTYTTWTTT n1:tu
YTSTWTTVUT n1:two
bTTSSTTVWS n1:undefined
TYSSXWWTTS n1:use
WTTTTUZTTT n1:was
aVPQVRVVUX n1:we
ZTTTTTVUUT n1:we'll
YWSSSSXSTX n1:we're
XSSTSXSXTW n1:we've
YVWVTPUSTV n1:what
YRRSWRVTWX n1:what's
SXXSWSWTTS n1:when
bTTTTUTTUT n1:where
ZYSTSSVUVS n1:which
YSTTXTTUTT n1:who
WXTTTUTUUT n1:why
YTTUUUTUUU n1:will
YTTTWTUUUT n1:wir
XUTSUSXSSW n1:with
VTTTUTYUUT n1:would
YYSRSSXSTU n1:you
XTTTUUUUUU n1:you're
bTTSSTTVWS n2:
XUUUUUUUUT n2:( i
XTUTUUUUUT n2:)
VUTXTTTTUU n2:<caps> <s>
TUUUUTTXUU n2:<ed>
TUTTXTTWTU n2:<ed> in
TUUUUTTYTT n2:<ed> it
XTUTUTTVUT n2:<ing>
UUTTTTTWTX n2:<ing> at
TXTTTUWTUT n2:<ing> is
YTUUUTTUUU n2:<ing> like
YUUUUUTTUT n2:<ing> the
YUUUTUTTUU n2:<ly> <word>
XUTUTTTUUU n2:<number>
XUUUUUTTUT n2:<number> ,
YTUUUUTTUU n2:<number> <name>
WTTTTTUXUT n2:<number> <s>
YUUUUTTUTU n2:<number> <word>
WUTTUXTUUT n2:<s>
XUTTTUVUTU n2:<s> <ing>
YSUTTTWUTS n2:<s> <name>
YTUUUUTUUT n2:<s> <number>
VUUTXTTUTU n2:<s> <s>
TXTTUTUUUT n2:<s> <verbs>
SVUVYQWXUP n2:<s> <word>
XUUUTTUUUU n2:<s> ?
VXVWRRUSSW n2:<s> are
XTUUUUVUTT n2:<s> at
TTTTTUXTXT n2:<s> does
VYRSTTVXTS n2:<s> for
VUTUTUTUUX n2:<s> from
WUUTUTTXTT n2:<s> get
UUSSYTVXTS n2:<s> in
TWWTTTXUTT n2:<s> is
VYTTVTTUTS n2:<s> my
VTTTWUXSTU n2:<s> of
XTTSTTWUXT n2:<s> on
VUTTXTTUUT n2:<s> only
VTXTUUTTUU n2:<s> that
VUTUTUXTUT n2:<s> to
YTTTTUUUUU n2:<s> what's
YSTTSXUUUT n2:<verb>
TVTXTTXUUT n2:<verb> <name>
TZSVSVWSVS n2:<verb> <s>
WYRWYRRTTS n2:<verb> <word>
WUTSWTXTTT n2:<verb> her
WTXUTTUTUU n2:<verb> him
VUUUUUXUUU n2:<verb> how
WXUUUTTTTT n2:<verb> in
UVUXTTTUUU n2:<verb> is
WVQVWWUXSQ n2:<verb> it
XUXZRTSQTV n2:<verb> me
VTTTWSTUXT n2:<verb> my
XUTTUUTUUU n2:<verb> out
UQSQXTZSXV n2:<verb> that
XYQQXQZUVR n2:<verb> the
VUTTTYTUUU n2:<verb> them
XUUUTTTUUU n2:<verb> these
WTTTXTWTUT n2:<verb> to
XUUUUUUTTU n2:<verb> was
XTSXVTVTTT n2:<verb> with
YTTTUUUUUU n2:<verb> you
XTTUWTTUUT n2:<verbs> <word>
XTUUUTTUTT n2:<verbs> go
TUTUTTWXTU n2:<verbs> like
bVQPZPUURY n2:<word>
YVSXYSSRTS n2:<word> ,
YTUTUTTUUT n2:<word> :
XTSTSWWWTS n2:<word> <ed>
ZWTTXTTSSS n2:<word> <name>
WTUUTUVXST n2:<word> <number>
TXUUVXSXVM n2:<word> <s>
aRRQVRUWWX n2:<word> <verb>
WRQXRWaUVP n2:<word> <verbs>
WUSUYSTXUS n2:<word> <word>
aUTTTTTUUT n2:<word> ?
WYTTTTTUTT n2:<word> a
YUUTTUTTTU n2:<word> be
VXUTUTUUUU n2:<word> bitte
TYTUUTTUUU n2:<word> con
UXTTUUUUTU n2:<word> de
UUUTUTXUUU n2:<word> do
XVTTSTaTST n2:<word> does
XUTTTTWUUT n2:<word> el
UZTTUUTUUT n2:<word> en
YWTTUTTTTU n2:<word> for
UUTUTTXUUU n2:<word> get
VVTTTTYTTT n2:<word> has
VUUUXUTUUT n2:<word> have
XYSTTTUTUT n2:<word> i
YTUUTUUUTT n2:<word> ich
bTTUUTTTUT n2:<word> in
YURQaQZVWP n2:<word> is
TWSRVVWTUV n2:<word> it
VSYXSSWXSR n2:<word> me
VUUUUUXTUT n2:<word> on
WTTTXTTUUT n2:<word> one
TXTTTTWTVT n2:<word> only
VTUTUUTTUX n2:<word> out
VXSTTTXTTT n2:<word> que
XTXTTTTUTT n2:<word> se
YTTSTWUUUT n2:<word> to
XTTXUTTUUT n2:<word> un
TTUUTXSUXT n2:after that
VUTUTUXUUT n2:all <s>
TTUUUUTTUX n2:all of
WUXTTTTUUT n2:always <s>
XTWSSWTTUT n2:always <verb>
TUUTXVTUUU n2:always a
UTTTUTXUUU n2:always has
TTXXSSWUTT n2:always have
YXSSTUTTUT n2:any <word>
TWUTTUXUTU n2:anything <ing>
WTTUXUTUTT n2:anything <word>
XTUUUUTTTU n2:as i'm
UTUTTUXUUT n2:ask <name>
XTTUUUTUUU n2:ask me
YUTUUTTUUU n2:be <word>
WXTSTTTUUT n2:bitte <word>
XUUTUUUTUU n2:can i
XUTUUUTUUT n2:could be
USSTXUYUTU n2:could you
UTTTXXTTTT n2:das <word>
YUUUTTUUUU n2:der <name>
WTUTXTTUTT n2:die <name>
YUTUTUTTUU n2:do you
XUTUTTUUUU n2:does that
WUTTTXTTTU n2:doesn't <word>
VWQRXYXSSV n2:don't <verb>
XTUUTTVTTT n2:don't let
UXTUUUUUUU n2:e <word>
WUTTUTTTXU n2:et <s>
UUTTTZTUUT n2:ever
TTTTXTYUUT n2:every <word>
WVTTUTTUTX n2:for <word>
YTUTTTUUUU n2:for my
VUXTTWSUTT n2:for the
ZTTTUTTUUT n2:for today
XUTTUUUUUT n2:for what
WUTUUTTXTT n2:from now
YUTTTUUTUU n2:he says
XTTUTTWUTT n2:her <verb>
YTTTUUUUUU n2:how <word>
ZXTTSSVTUS n2:how do
VTUTTUTTUX n2:how does
WTTTTUXTUT n2:how many
XTTUTUUUUT n2:how to
VRRRSSZYWV n2:i <ed>
ZTSTUXSUUT n2:i <ly>
TZRXUWSUVO n2:i <verb>
YUXYTUUPQS n2:i <word>
UTXUTUTUUU n2:i always
ZXVRTTSTUS n2:i am
XTTTUUTUUT n2:i ask
XVTSWTUTUT n2:i can
YVVVVSRTTS n2:i can't
YUTUUUTTUU n2:i could
WXVSSVWSTS n2:i do
XVXWYQQSTR n2:i don't
ZTTTTUTUVU n2:i had
UVVVSVRXRV n2:i have
aUTTUUUUUT n2:i just
VWWVTRWSTS n2:i like
XUTTTUUUUU n2:i may
XUTTUUUUUU n2:i might
ZTSRTTWTXS n2:i need
VTXSTTTXUT n2:i never
YTUUUTUUUT n2:i not
UXTTUUUUUT n2:i only
YUUTUUTUUT n2:i said
XTTUUUUUUU n2:i say
XTTTXUUTUT n2:i should
ZTTUUUSTUV n2:i think
YTTXWSSTTT n2:i want
WUTTTTVTTX n2:i was
VUTUXTUUUU n2:i won't
VXTTZTTSTS n2:i would
YUTTUUUUUU n2:i'd <word>
WUTXTUTTTU n2:i'd like
UUTXUUUUUT n2:i'd rather
YUUTTTUUUU n2:i'll <verb>
XUTUUUUUUU n2:i'll <word>
YUUUTTTUUT n2:i'll do
XUUTTUWTTT n2:i'm <ed>
aUTTRSVTWS n2:i'm <ing>
ZTTTUTTVUT n2:i'm <name>
TXTSUWUUTU n2:i'm <number>
WTTTXTTUUU n2:i'm <s>
WSVVUWUTVQ n2:i'm <word>
YWTUTTTUUT n2:i'm a
XTTTUXTUTU n2:i'm in
YWTSYTSTTS n2:i'm not
UUTTUUXUUT n2:i'm only
XUUUTTTUUT n2:i'm with
UTTTWSTUTY n2:i've <ed>
UWTUTTTXTT n2:i've <verb>
cSTTSTTUUT n2:i've <word>
UTXTUUUUVT n2:i've a
YYTTTTSUUS n2:i've got
WTTXWTTTTT n2:i've had
WUXTTUUTUT n2:i've no
VUUTTXTUUT n2:i've told
ZXRQXSWTTS n2:ich <word>
YTTTUTUUUT n2:if we
TTZWTTTTUT n2:if you
YUUTTUTTUU n2:il <word>
WYTTTTTUUT n2:in <word>
XTTUWTTTUU n2:in the
aTTTUTUUUT n2:is <word>
ZUTUTUTUUT n2:is he
XTUUUUTTUU n2:is it
YUTTTTTXUS n2:is that
XUTXUTSUUT n2:is there
YUUUUTTUUT n2:it <ed>
XUTSTXVSVS n2:it is
WUUTTXTVTT n2:it never
YTUTUUUUUT n2:it says
XUTTUUSWTT n2:it was
VUUUTTTTUX n2:it's <caps>
VUUTTTVXTT n2:it's <ed>
YTTTUTTXTT n2:it's <ing>
ZUUTTUTTUU n2:it's <name>
ZUTUXSWSTS n2:it's <word>
TUTTWXXTTS n2:it's a
XUUUUTTTUU n2:it's always
XUUUUUTTUU n2:it's at
XTUSUUWTTS n2:it's been
YUTTTTTUUU n2:it's for
UUUUXUUTUT n2:it's what
WUTTUTTUUX n2:its <word>
YWTTTUTUTT n2:je <s>
WYTSTTTUUT n2:je <word>
YXTSTUTUTT n2:keep it
VWXTSSWSVS n2:keep that
WUTUUUSTXT n2:la <word>
VTTTTWTTXU n2:le <word>
XTUTUUTUUU n2:let's see
XTUUUUTUUU n2:make it
XUTUUUTUUU n2:may i
XTTTUUUUUU n2:maybe is
VUTTUTXUUT n2:me <word>
SYSTTWTTXT n2:mi <word>
VTUTXTTUUT n2:my <name>
XXTUVTSTUS n2:my <s>
aWTTTTTUUS n2:my <verb>
WWQUQWUYSV n2:my <word>
XTUUUUTUUU n2:my back
ZTUUTTTUUT n2:never <s>
VTTUTTYUUU n2:never <word>
YTUUUTTUUU n2:never again
TTTUTYUUUT n2:never by
XUTTUUTUUU n2:new <verb>
WUXUUUTTTT n2:new one
XTXTTTUTTT n2:next <word>
XWUTTXTTTS n2:no
ZTUTSTTUUU n2:no ,
TWTTTUXUUT n2:no <caps>
TVUTXTWUTT n2:no <code>
TYUUTUTUUT n2:no <ing>
YTRReSVSTS n2:no <s>
VWUWUVRXTP n2:no <word>
YWSSSSYTUS n2:no more
TTTTTTYTTX n2:no need
YTUUUTUTUT n2:nobody <ed>
TXTWWSWSTT n2:nobody <s>
WTTTTWTTXT n2:nobody <verbs>
SXWTTVVTTS n2:not <word>
WTTUXUTUUT n2:not in
YUUTUUTUUT n2:nothing <word>
ZTTTTUTUUU n2:now <verb>
UUUUUUXTUT n2:now <word>
XTTTUUUUUU n2:now i
YTSSTTXUUU n2:now the
XVTTUUUUUT n2:nur <word>
XTTUUUTUTU n2:o <word>
VTTTUTXUUT n2:on <word>
VUTTUTSUXU n2:on a
UTUTXTTTWU n2:one <word>
YTUTUTTUUT n2:only <ing>
XTTUUUUUUT n2:or is
XUUUUTUUUT n2:or the
YTTTWTVTTT n2:our <word>
VUTTTUTUTY n2:out of
XUTTUUUUUU n2:para <word>
YTUUTUTUUU n2:que <word>
XUTUUTTUUU n2:que si
WTUUXTTUUT n2:same <ing>
XUUUTUTUUU n2:she <s>
TTUTTWXUUT n2:she has
TUUTTTYUUU n2:she is
YTUUUUTTUT n2:stop <ing>
XUUUTUVTTT n2:that <s>
UUTTWTXWUT n2:that <verbs>
YUUTTUTUUT n2:that he
WXTUUUTTUU n2:that is
STUUSUSYUW n2:that was
XUUUTUUUUT n2:that we
XTSSVUXVTS n2:that's <word>
VTTTTXSWUU n2:that's a
YWUTTTTTVT n2:that's all
TTUYaTSSTS n2:that's how
XTWTTUTTUT n2:that's me
UXTTWTTUUT n2:that's my
WUTTTTTUTX n2:that's not
UUTTYTTUUU n2:that's our
USSSXYTWUS n2:that's the
WTTTUTTYUT n2:that's what
UUTUTXTUWU n2:that's when
TUUTTTXWTT n2:that's why
YTUTUUSVTT n2:the <ing>
XWTTTTXTTT n2:the <name>
UWQSWVPVWW n2:the <s>
XXTUSRVTVS n2:the <verb>
VYMMYXUUWV n2:the <word>
VVSSVSWTTX n2:the old
WSTTUTWTTX n2:the one
YXTTTTTTUS n2:the other
ZTTUUTTUVT n2:there was
YTTTTTUUWU n2:there's a
XUTTUTTUUU n2:there's no
YTSTTXTUUT n2:this <word>
ZTTTTTUUUU n2:those were
TUTXTTWTTT n2:tu <word>
XTTTTUUWUT n2:two <s>
XUUUUUTTUT n2:two <verbs>
VTUUTTTUXT n2:und <word>
UXUUTTUUUT n2:use that
ZTUTTUTTTT n2:was <word>
VUSTVRWVSX n2:we <ed>
ZSTTTTWXTR n2:we <verb>
UXRRUVXWRU n2:we <word>
XWUUTTTTTT n2:we do
WUTTTTTTUX n2:we don't
XUUUUUTUUT n2:we go
YUUUUUTTUT n2:we use
YTTUTUTTUT n2:we went
ZTTTUTTUUT n2:we'll see
XUUUUUTTUT n2:we're in
UTTTUTXUUV n2:we're not
UTTSTVTYUW n2:we've <ed>
XTUVUTTVTT n2:we've <word>
YTUTUUTUUT n2:what <ed>
YTTUUUTUUT n2:what <verbs>
VTUTUUXUUT n2:what <word>
YTTUUUTTUU n2:what are
ZUUUUUTTTU n2:what did
VUTTUUXTUT n2:what do
UWTTUTXUUT n2:what does
VSXWTTRVUT n2:what i
ZTTTUUTUUU n2:what i'd
YTTTWUSUTT n2:what is
WXTUUTTUUT n2:what should
XTUUUUTUUU n2:what would
ZTTUTUTUTT n2:what's <word>
TTSTXTYUUT n2:what's a
XTTSTSSTXY n2:what's the
UVSTWTXTUT n2:when i
TXTTUUVUUT n2:when you
YUTUTUUTUU n2:where do
YTTTUUUUUU n2:where does
XTTUUTTUUU n2:where were
XWTTTTTTWT n2:which <s>
YTTUUUTUTU n2:which <word>
XUUUUUTTUT n2:which i
VTTUUTXUTT n2:which of
XUUUTUUUUU n2:who <s>
XTUUUUTUUU n2:will never
XUUUUTTTUT n2:with <word>
VTUTUTXUTT n2:would you
XUUTTTTUVU n2:you <word>
UXSSTTWTUV n2:you can
YUTTTTWTUT n2:you have
UTUUUTYUUU n2:you keep
UXUTUTUUUT n2:you must
aUUSVUUTSR n:
bVWXTOWRRT n:asks
SUUXUUXSTT n:order
SYTVYVZRQO n:order true
OaNQUQaSdW names
TUSUUWTWQW ns:short
YUTUTUTUUT nw:)
ZWSSXUSSTS nw:,
TUUUTUVTXU nw:1
VTUTTTUXUT nw:5
TXTTUUVUTU nw:9
cTVXVRSUSQ nw:?
TWRRUXWXVQ nw:a
TYUUUUTUUU nw:abito
WUTTTTTUTX nw:about
TUUUXUWTTT nw:adapt
UTUUTUXTUT nw:add
UUUUUTTUYT nw:after
TUTUUTYTUU nw:afternoon
WTTUTUTXUT nw:again
YUTTUUTUUT nw:agree
UYSTTSWRTY nw:all
SVYYRXWRRR nw:always
YUUUTTTUUT nw:am
aTTTUTTTUT nw:and
ZTTUTTTUUU nw:answer
ZSSWWTTUTT nw:any
aTTTUTUUUT nw:anything
YUUUUUTTUT nw:approved
UVVUUTVQUX nw:are
TVUUXUTUTU nw:around
VUTUTXTUUU nw:asleep
XTUTUUUUUU nw:awful
XSVTTTSWTX nw:back
YTTXTSTTUS nw:be
XUTUUUUUUU nw:believe
VXTTTTXTUT nw:bin
XTUUUTTUUU nw:blame
TTTUTYUUUT nw:by
UXUUTUTUTU nw:cake
XUUUUUUUUT nw:calls
YUUUUUSUUT nw:came
XTSWVSXTTS nw:can
YUUTUUUUUU nw:cap
XTUUUUTTTU nw:cat
XWTUTUTTUT nw:change
TUUUXWTTUT nw:choir
VTUTTUTTYT nw:christmas
XTTTUUUUUU nw:city
XUUUUTSVTU nw:closed
XUUUTUUUUU nw:clue
XVTWSTTUUT nw:code
YUUUUUTUTT nw:coffee
UWTTTTTTUX nw:come
XUUTUUTUUT nw:cons
XTTUTTTXUT nw:correct
XUTUUTTUUT nw:could
XUUTWTSTTT nw:count
YUTTUUUUUT nw:cranky
TTTTVXWSTW nw:das
XUUUTUUUUT nw:data
ZSUTSTUUWT nw:days
VXTTUUUUTT nw:de
UUUTUUYTTT nw:decided
YTTTTTXUUT nw:der
UXUUWUTTTT nw:desk
XUTTUTUTUU nw:diceva
XTUUTTTWUT nw:did
TTTTXTXUTT nw:different
TUUUTTWTTX nw:dir
XUUUUTTTUU nw:dns
aWSTVSVTSS nw:do
VUUTUUXTUT nw:docs
TZTUTUTUUT nw:doctor's
UYTSSSZSXS nw:does
XTTTWTSTTX nw:doesn't
UTUUTTXTUV nw:doing
XTXWVVTQRU nw:don't
ZUTTUUTUTU nw:dot
UTSWTSXTTX nw:down
UTTTWTUUXT nw:draft
TWTUUTTUXT nw:e
VUUTTTUXUU nw:else
UYTTUUTUUT nw:en
UXTTTUUUUU nw:english
UTUUUXTUUU nw:enquiry
WTTTTZTTTT nw:ever
TTWTXTUUUT nw:every
TUTTUTTYTX nw:everything
UXTUWUTTUT nw:everywhere
VTUUYTSTTT nw:exceptions
UXTVUTTUTT nw:explain
VUUTTUTTXT nw:eyes
VTSTWTXUUT nw:file
WUTTTUXUUT nw:final
UUTSTXUVVT nw:find
WTTVTTRTWX nw:fine
VXUUTTTTUT nw:fish
ZTTUTTTUTU nw:fix
WUVRRUUWSW nw:for
XVTTTTSUWT nw:from
VXTTTTUUUT nw:full
XUUTUUUUUU nw:funny
TTTTXXTTTT nw:für
TUUUYTTUUT nw:geht
XTUUUTSUWU nw:gets
XTSSTTXUVT nw:give
aTTTSTVUUT nw:go
WTTTTTTXWS nw:gone
UUUTUTTUUX nw:good
ZTUTTUTUUT nw:gorica
YUUUUTTTUT nw:had
XTTTTTXTUT nw:has
TVYXSSSXTR nw:hate
WQWWWUVRRV nw:have
XTTTUTXTUT nw:haven't
XUTTVTTUUT nw:he
VTTTUUTUXU nw:her
WXTTTTTWTS nw:here
VTXUTXSUUT nw:him
XUUUUUTUUT nw:honest
YUTUTUTUUU nw:honestly
XTUUUUTUTU nw:hot
VUUTXTUUUT nw:house
XTWTWSTTUT nw:how
TWTTUTTUUX nw:hull
VUTUUTXUUT nw:hurts
XQVYSWRVVQ nw:i
XTTWUTTWTS nw:i'd
ZTTTTTUUUT nw:i'll
YWUUUVRRUU nw:i'm
VTUTUYSTTX nw:i've
XXSRXSWTTS nw:ich
ZTTSSTWUUT nw:idea
YUTTUTTTUT nw:if
WUUTTUXTTU nw:il
YXPQVQXWXQ nw:in
XTPUWTYWQV nw:is
YUUUUUTUUT nw:isn't
WRMUSVYXTY nw:it
YRRQZVXZSP nw:it's
ZTTTUTUUUU nw:j'habite
VYTTUTUUTT nw:je
VTUTTTTXUT nw:joke
VTRRXUXWVR nw:keep
WTUTXTTUUT nw:kidding
TYTTTUUUUU nw:kiel
aTSTVTTUUT nw:know
YTTTUTUUUU nw:la
UTUUTUXUUT nw:last
XUUTUUUUUT nw:late
XTTUUUUUUU nw:laugh
UXUUUUTUUU nw:lavoro
YTTUTUTUUT nw:leave
YUTUTUTUUU nw:left
VTTSXTWTUT nw:legal
TYTTUUUUUU nw:les
WRXWWSUTTS nw:like
XUUTUSWSUT nw:list
aTTTTTTUUT nw:live
XTUUUUTTUT nw:lost
YUUUUTTTUU nw:loud
TTUXTTTXUU nw:mail
YTTTUUTUTU nw:maintenant
WTTUTTXTUT nw:make
YUUTUTTUUU nw:matter
VXVWRQWYRQ nw:me
VTTXTWTTUU nw:mean
VTUTTUTTUX nw:mehr
YUUUTTUUUT nw:mention
TUUUTTWTTX nw:merk
WXTTTWTTTT nw:mi
XUUUUUUUUT nw:mornings
TUTTUUWUXT nw:move
XTTTUUTUUU nw:must
WTTPTUTYWU nw:my
TUUUUUUXUU nw:mystery
aTTTTTTUUT nw:name
WQSSXYUTTW nw:never
YUTTUTUTUU nw:next
VTTTTXTTTX nw:nicht
ZTTUUUTTUU nw:nine
UXSVYUVXSN nw:no
XVTTTUTTWT nw:nobody
XTUUTTTUUU nw:norwegian
UXWQVTXRRW nw:not
UTUUTTSXWT nw:nothing
aSTSTTXUTT nw:now
TXTTWTTUTU nw:nunca
UXUTUUUUUU nw:nur
UTWTTXUTUU nw:o
TTSTWTWTTY nw:of
XTUTTWSTUT nw:off
UWSSRRZSVX nw:on
UUTTWXTUUT nw:once
YSSSTWXTTT nw:one
VXRSUTTXXR nw:only
VUTTUXWTTS nw:open
YTTTTUUUUT nw:or
TXTTUTUUUT nw:orders
VYTUTTTUUT nw:other
UUTTYTTUUU nw:our
WWSSTSWSTX nw:out
STTTWSVWTX nw:over
TTTTTWXUUT nw:owns
UTUUTUXUUU nw:page
VUTTTTXUUT nw:paper
XUUTTUUUUU nw:paragraph
UUUUTUXTTU nw:part
XUUUTUTTTU nw:passive
TVTSWSVTUX nw:people
UVTTXTWTUT nw:plan
XTUUTUVTTT nw:polite
XTUUUUTUUU nw:prats
YTUUTTUUUU nw:profiling
XUUTUUTUUT nw:pros
YUUTTUTUUT nw:push
WTXUTUTUTU nw:que
XTTXUTTTTT nw:read
TWXTTTUUUT nw:recipes
YTTUTUTUUU nw:redo
UTUUUUZUTT nw:remember
VWTTTTSUUX nw:right
TYTUUUTUUU nw:router
YTTUUTTUUU nw:runs
VTTTUUXTUT nw:said
WTUUXTTTUT nw:same
ZUUTUTUTTT nw:say
TTWUTTUUXT nw:se
aSUTTTSUVT nw:see
WTTTXTTUUU nw:serious
YUTTTUTUUU nw:she's
ZUUTUTTTTT nw:short
XUTUTUUUUU nw:side
VTUUXTTUTT nw:sie
TVTTXTVWST nw:sign
VTUUUTXTTT nw:signed
UXUUTTXTTS nw:since
YTTUTUUTUU nw:sind
WTTTXTUUUU nw:skip
XUUUUUTTUT nw:smooth
XTUTTWTTVT nw:so
YUTUTUTTUT nw:sold
XUUUUUTTTT nw:somebody
TUUTXWTUTT nw:sonst
XSTUUUTWUT nw:staying
XTTTTTXVTT nw:stays
WXTUTTTUUT nw:stop
WTTTXTTTUT nw:style
XXUTUTTUTT nw:take
URWWTWUSSX nw:tell
UTXTUTTTUW nw:ten
STVVUSUXUU nw:that
TWTUUUWVRU nw:that's
WWUOYXWXTK nw:the
VSXSVXRWTS nw:them
VXSSUSUTXU nw:there
XUTTTTUUVT nw:there's
YWTTTTTUUT nw:these
TWYTTTTTUT nw:they
VTTTXWVTTT nw:thing
YSWSRXURSX nw:this
ZTWTTTTTTT nw:those
XUUUTTUUUU nw:thoughts
UTUTUUXTUT nw:three
YTUTTTVUUU nw:through
XUUUTUTUUU nw:tickets
XTUUUTTUUU nw:times
ZWRRYSVTTS nw:to
YTTUUUTUUT nw:today
VTTTTXTUWT nw:told
UTTTXTVXTS nw:too
TUTTUUTTUY nw:took
TYTUUUTUUT nw:trabalho
UUUTYTTUUT nw:trst
YUUUUTTUTT nw:true
UUUTTXUUUU nw:trust
XTUUUTTTUU nw:trying
TTUUTTXUSX nw:tuesdays
aTTTUUVSUT nw:two
VTTSXTTUUT nw:type
XTTXUTTUUT nw:un
WYSSTTTSXT nw:up
VTTTYYSTTS nw:use
TXTUUUUUUT nw:vivo
URUTSTXYUT nw:was
WTTTUUTXUT nw:wax
VXQRYQXURV nw:we
ZSTTTTVUUT nw:we'll
UTTTTTYTUW nw:we're
VTUUTTXUUT nw:week
YUUUUUTTUT nw:well
YTUTTUTTUU nw:were
XWRVXTVTTR nw:what
XUTTXSTUUT nw:what's
XUUUTUUUUU nw:whatever
XUTUUTUUUU nw:who
VXTTTUTUUT nw:why
XUTTUTUUUU nw:will
YTTUTUUUUU nw:wir
YXRRUWXSSR nw:with
TUTTVXUUUT nw:word
UUXSVSTWUT nw:work
UTUUUTVXTT nw:works
XTUUUUTUUU nw:worth
YTUTTTUUUU nw:would
TSSVVYYSTS nw:write
YTTTUUTUUT nw:years
UUUUTUXTUT nw:yesterday
ZTUTTTTUUU nw:yet
XUSWXSWTTR nw:you
XTTTUUUUUU nw:you're
UYTSUTUUUU nw:your
XWSSUTTXUT nw:à
ZQVScVSOPW order
cQUTVWSQRX order once
UWYNhVWQQM order stands
VXTTTTVTUT p:( i
TTUUTXWTUT p:) is
YUYSSSUWSS p:, a
WTSWRRWXWS p:, all
UTXSXXSTTS p:, always
XUTTWTTTUU p:, any
XSSTWWVUUS p:, as
STTTYWTUUT p:, ask
WYSTTTUSWS p:, at
VTTTTTXWTT p:, back
WXTTTUTUUT p:, be
VTXTTTWTUT p:, because
SYTUTXVVSS p:, both
VSTVUSWTXT p:, by
ZUTUTTTTUT p:, can
VWSSUXTUTT p:, can't
XWUTUTTTUT p:, could
XTTUTUTUUU p:, do
YUTUUUTTUT p:, does
UWSTYTWSTT p:, every
TXSSWSWVTS p:, everyone
VXSUYSRWTT p:, for
bUSTTUTUUT p:, go
YTUUUUUUUT p:, ha
WXSUUUTUUT p:, have
ZUTUTTTUUT p:, how
aVTTTTTTUT p:, if
VSURYVXUUR p:, in
YVVSVRUVTR p:, is
VRWTWSRWSX p:, it
WTVTRSWRWY p:, it's
TXRWTVXSTS p:, keep
UUTTXXTTTT p:, la
XUTTUUUUUT p:, let
VUTTXTUTUT p:, make
YUUUUTUUUT p:, might
TTTTXWTUUT p:, no
VWPWYZXUQN p:, not
VSSTYYTTTT p:, nothing
XTTTTUTUUU p:, now
XUTTTVTUUT p:, nunca
WWSSXSVTVS p:, on
XTTTUUTTVU p:, once
UXWVXQXRSR p:, one
VWRSYSXTTS p:, only
ZTTTUTTUUU p:, or
TUTUUTYTTU p:, our
UTXSXTTTUT p:, please
YUTTUTTUUT p:, said
WTTTUTTYTT p:, same
WTTTTUYUTT p:, she
XVSSVSWVTT p:, so
YTUUTUTUUT p:, some
WSYSVWRWTS p:, that
SYWRVPTWTX p:, that's
WVTRQUXTXV p:, the
VSSTYSVTWT p:, then
USUVSUUXSV p:, they
XVSTWTRWTU p:, three
YUTTTUUUUT p:, today
WYWRUSUTUS p:, two
ZTUTTTTUUU p:, und
YTVTWTSTUS p:, what
XUTTUUUUUT p:, what's
ZTTUUTTUUT p:, where
XXTUTSVTUT p:, which
XTWUUTTTTU p:, who
UUUSXSTWWS p:, with
YUTTUTUTUT p:, would
VTXTTTXTTT p:, yes
XTTTWSTTTY p:, you
VUTTUTTUYT p:3 to
UXTUUTTTVV p:3rd of
SUTUTTXWTU p:7 is
XTTTUUUTUU p:: how
XSWTSSVTTY p:: i
TTTTXTYUUS p:: no
UURRUWWXWR p:: the
VUTTTUTXUU p:: three
aVRRSUUVTU p:a bit
YUTTTTUUUT p:a block
ZUTTTTTUUU p:a book
YTTUUUUUUU p:a brick
VTUUTTXUUT p:a bus
XTTTWTVTUT p:a call
XSUUUTWTUU p:a cat
VXTTUUTTUU p:a church
YTTTUTTUUU p:a coin
UUTTUTXUUU p:a cron
UTTTYTWTUU p:a customer
VUTUTUXTUT p:a day
VUSTXTUVUU p:a diff
XUUUTUTUUU p:a docstring
TTUUUTZUUT p:a décidé
YTTUUUUTTT p:a fair
TTXXUTTTUT p:a fan
TVTUXXTTTU p:a file
XTTUUUTUUU p:a funeral
VTUTUUTXUU p:a game
YTWTTTTUUT p:a good
XUUTUUUUUT p:a guy
YTTUTTUUUU p:a holiday
XUXTUTTTUT p:a hotel
ZTTUTUTTUU p:a house
ZTSUTTTUUU p:a joke
XTUUUUTTUU p:a kid
VXTUTTSTWT p:a las
UUUUXTUTUU p:a letter
UUTTTWXTUT p:a line
YUTUTUTUUT p:a little
XTTTTTWTUU p:a long
YUTTTTVTUT p:a lot
WUTTXTTUUT p:a mail
YTTUUTUUUU p:a meeting
TUTTVXTTUU p:a migration
UTTTUUUZUT p:a mistake
VTTUTTXTUT p:a mixed
VWSTSSWXTT p:a month
UTTTYTWUTT p:a new
XUUUTTUUUT p:a nice
YUUTTUTUUT p:a normal
YUTTUTUUUU p:a note
XXUUTTTTTT p:a nurse
YUUUTTUUUT p:a polite
VTTTYTTWTT p:a question
XTTXTTTTUU p:a quote
XUTTWTTTVU p:a recipe
WUTTXTTTUU p:a rule
XTUUTUTUUU p:a second
ZTSTTTUUUU p:a short
WTXTTTSWUT p:a single
VXTTTUUTUU p:a slow
WYSTTSXTTS p:a small
YTUUUTTTUU p:a student
XUXTUTTTTT p:a table
ZUWTTTTTTS p:a thing
WVTTTTXTTT p:a third
YTUUTTTTUU p:a timer
TTTUUUUXUT p:a trailing
WTTUUUTTUX p:a vegetarian
YTUUTUTTTU p:a wedding
UYQSWRXUWR p:a week
XTUUUUTTUU p:a while
UUTUTTTYUT p:a whole
SXSSXSWSTX p:ab jetzt
VYTTUTTUUT p:abito a
YUTUTTTUUT p:about a
YUTUTUUUUT p:about how
YUTTTTWUVS p:about it
YTTTTTUUUW p:about me
WRSSQWXVUY p:about the
ZUTTSWTUUT p:add a
YUTTTTVUUT p:add to
VXTTSTTUUW p:address is
TSSTXSUZUT p:after a
VZTSXRUSUS p:after that
UTVVWTXSSU p:after the
UYTSTTWVTU p:again ,
XVUUUTTTUT p:again ?
XUUUTTVTUT p:again in
TTUTUUZTUT p:agreed that
XTUUUTVUTT p:agreed to
VUUTTTXSXS p:agreed with
XTUUWUTTTT p:all ,
YWSSVSXTTS p:all of
VUUTYTSTUU p:all our
VUUXUTTUUT p:all that
XSTTXSUVTS p:all the
UaSRUTXUTT p:allergic to
XUUUUTTUUU p:allowed to
UTTUXTTUUU p:always answer
WTXTTTUUUT p:always been
ZUTUTTTUUT p:always forget
TUTTXTUUUU p:always give
ZUTUTUTTTU p:always have
YTTTTTUUUU p:always pay
XWTTVUTTUT p:am a
YVTTUTUTUT p:am in
TXTTUTTUUW p:am not
aTUTUTSTUU p:an hour
VZTTUTUTUT p:an old
UVWVUUUVSR p:and a
UXWUTUSUTT p:and after
XWTTTSTSTX p:and all
WXTUTTTUUT p:and bram
UTXTXTUTUT p:and for
XTUUUUSTUU p:and forth
ZTTTUTTUUT p:and give
VXTUTUUTUT p:and green
XUUUUUTUUT p:and he
VTSTZSUUTU p:and in
XTUUTTWTTT p:and keep
YTUUTUTUUU p:and make
WYTTUTUTUT p:and me
WTVTSXVSTT p:and not
XUTTVTTUUT p:and put
WUTUTTUXUS p:and run
USTUTUXXTU p:and she
XUTTWTUUUT p:and show
XUTTUTUUVT p:and tell
WTTUXTTTUV p:and then
TTTTUUYUUT p:and thursdays
XUTUTTUUUU p:and to
XTTTTUXTUU p:and with
TTUUZTTUUT p:answer in
TTTTYUUUVT p:answer me
TTaTTUUTUU p:any day
YUTTTTUUUU p:any idea
XTTTUXUTUT p:any of
UTUTTWTUUX p:anymore ,
YUTTTTTUUV p:anything ,
aTTUTTTUUU p:anything else
TTTSWXTUVU p:anything for
UTUXUTUUUT p:anything to
STTTUYWTUU p:anything under
UWWWRWUSST p:anything with
YUTUUSTUUU p:anything yet
UWTTXUVTTT p:are a
TSXRXSRXSW p:are fine
WSTTVTWXTS p:are in
WUUTSUXTUT p:are ok
VUTTTTZTUU p:are out
VXUUTTTUUT p:are they/them
WXVRVUUXRQ p:as a
YTTTVTTUUT p:as i
VTUTXTTTUT p:as in
YTUUUUTUTT p:as it
UVSSSTYRXW p:as of
WXSTTWTTUT p:as the
YTUUTUTUUT p:as they
VYSWTTTTUT p:as to
WSSSYSTUUX p:as well
YUTTTTUUUT p:as you
UTTTXWTUUT p:ask for
YTSTYRSUVT p:ask me
UUTUXUTUTU p:ask that
XTTUTUTUUU p:asking for
TTTTTXUTUX p:asking me
XTTUTTVWTS p:at 4
WTTUWTTYTT p:at all
YTTTTTTUUW p:at brightmoor
XTUUTUUTWT p:at half
UXTTTUXTTS p:at home
VTTUWTXTTT p:at it
XTTTWTUTUT p:at least
YTTUTUVTTT p:at my
XSUUTTVWTU p:at night
TSTUTTXWVT p:at nine
YTTUTUTTUT p:at noon
UUUUTUYUTU p:at number
YTUTUUTUUT p:at our
UTTTUTWUZT p:at ten
YUUTUTUTUT p:at that
TUVQVVUTXU p:at the
XTUUUUUTUU p:at this
VTUTTUTXUT p:auf dem
XTTTYSTUUT p:auf deutsch
TUUUYTTUUT p:auf englisch
XTUUUUSTUU p:back and
YTTTTTWUUT p:back in
YUUUUTTTUT p:back of
TTTTTTVTXX p:back on
XTSWRSUYTS p:back to
TYUTUUUUUT p:based in
YUTTSTXUUT p:be a
XUTTUUUUUT p:be dns
VTUUUUTTXT p:be done
YTTTTUUUUT p:be honest
XSTUURRUWX p:be in
XUTUTTTUXT p:be out
ZUUUTUTUTT p:be that
XUTTUUTWTT p:be the
VTTTTTTUZT p:be with
TWXSSSSZUT p:because i
XXSSTSUZTR p:because of
USTUTTVbTS p:because the
XWTUTTTUUT p:been on
WTTTTSWTYT p:before i
TUTTTYUUUU p:before nine
XTUTTXTTUU p:before ten
YTTTTTTTXU p:before that
WSSTWTSWXT p:before the
UUSTaSTUUT p:before you
YUUTUUTUUT p:begun to
UTUUUTXWTS p:behind the
TTUTXTSUUX p:bei uns
YTUTUTUUUT p:believe it
XTUUUUVTTT p:belongs to
YTTTUTTUUU p:better for
WTXSTTWSTT p:better than
aTTTUTTUUT p:between the
SaUUUTUUSS p:birthday is
YUUUTTUUUT p:bitte eine
STTXVYTTUT p:bitte keine
VUTUTXTUUT p:book me
VYTTTTUUUT p:both fine
YTTTTTVTWS p:build is
YUTUTUSTUU p:build me
XUTVTTTWUS p:bump the
TUUTUUTXUU p:bumping the
WTTUTTWXTS p:by a
YUTUVTTUUT p:by date
TUXTYTTTTT p:by default
YTUUTTTTWT p:by friday
WTUVTTXTTT p:by hand
YTTUUTUTUT p:by one
UTTUTTWXTU p:by phone
VRSTSWWXYQ p:by the
XTSTVSWTVT p:by then
UTTTTTXXUT p:cache is
XTUUTUVTTT p:call it
UZRRWXTUTS p:call me
XUUTUTUUUT p:call the
UTTUUVTaTS p:came from
YTSTWTUUUT p:can be
WTTTTTXUVT p:can do
UTUTTTUUUX p:can drop
aTTSUTTVVS p:can i
XUTUTUUUUT p:can one
TSTXWWUUUR p:can skip
STXSVSTUUX p:can use
XUUUTUTUUU p:can we
YTSTTVVUUT p:can you
USSXTWWTTT p:can't do
UTTUTUYUTT p:can't have
TSWZTWSTTS p:can't stand
STWYWSTTUT p:care for
UUUTTUXUUU p:cat is
TUUUUUTYTT p:caused by
VUTTYSTUUU p:change the
XTTTUTUUUT p:check the
VTUTUUXUUT p:close on
XUUUTUUUUT p:close the
WTTTTTXTTU p:code for
XTUTWUTTUT p:come back
WTTTXTTXTS p:come from
ZTTSUTUUUU p:could be
XUUTUUUUUT p:could the
XXTTRSTUWT p:could you
VUTTXTUTUT p:count the
YUUTUUTUUT p:cut it
XUUUTUTUUT p:das ?
XUTTUTUUUU p:dass ich
VUSTUWXUTT p:de la
VTTUUUUTXT p:deadline for
TUUUUUYTUT p:decided not
TUUUUUXUUU p:decided on
VTTTTTbUUS p:decided to
YUTUTTUUUT p:delete the
VUUTUUXTTT p:depends on
YUTUUTUTUU p:did i
VTTTUTXWUT p:did it
TUUUUTUXUT p:did nothing
XUUUUTUTUT p:did that
XTTTUTTYUS p:did the
TUUUUUTXUU p:didn't help
UUUUUUUYTT p:didn't work
XTTUTUUUUU p:dir das
YUTTTUUTVT p:do ?
XUSTTTWUUU p:do a
ZXSUSTSUUU p:do i
XTSUXTTUUT p:do it
UXTTUTUUUU p:do my
TVVXRXVTTR p:do not
YUTUTTUUUT p:do people
YTSTYTTVVS p:do that
YURRWRXTUX p:do the
ZUTTTTUTUT p:do they
ZUTUTTTUUT p:do we
VTTXVTUTUT p:do with
YUTTTTUVVT p:do you
XUUUTUTUUU p:docstring to
XUUUUUTTUT p:does a
YUTUTUUTUU p:does it
YTWTUTTUUT p:does not
XUUUUUTUUU p:does one
YUUUTUTTTU p:does our
YTTTUUTUUU p:does that
VWSSSSZWTS p:does the
YUTUUTUTUU p:does this
XUTUTTTUUT p:doesn't count
XUUUTUTTUU p:doesn't matter
UUTTUTUZUT p:doesn't work
UYTTTUTWTT p:doing the
TTUTTXWUUT p:don't bother
VUTXUTTUUT p:don't care
WSTSTSWUUY p:don't do
TbTSUTUVVS p:don't eat
TTUUXWTUUU p:don't ever
YWSSUSUUUT p:don't know
YUUTUTTTUU p:don't let
VTVYTSTUUT p:don't like
UTSTWSUUUX p:don't need
TTUTTXUUUU p:don't plan
TUUTTXUUVU p:don't put
UTUTTYTUUT p:don't touch
ZTTTUTUUUT p:don't understand
UWSSSXTUUX p:don't use
XRSXTXTVUR p:don't want
ZUTTUTTUUT p:draft a
ZUUTTUUTUT p:draft the
VTSSSVVTTY p:drop the
YUUUUTUTUT p:du das
VUUXTTUUUU p:du mir
UTUVUUTTYT p:due on
TTUUUTYUUU p:décidé de
TUSYUTUUUU p:déteste les
VTTTWTTTYT p:each month
ZUTTTTUUUU p:each of
WTTTXUTUUU p:each time
TYUUTUTUUT p:email for
TYUUUUUUUS p:email is
STSXSWWTUW p:emojis in
ZTTUTUTUTU p:en el
XTSSWTWUUT p:en français
VTTTTYTTUT p:en las
XTTTSSWTZS p:end of
XUTUTTUUUU p:every function
TUTUXUTUUU p:every new
aTTTTTUUUU p:every one
XUUUTUTUUU p:every public
UTTUVTXTUU p:every single
ZTTTXTSTUT p:every time
VTTUXUTTUU p:every year
WTTTTUXTUT p:everything about
VTTUUUTUUX p:everything i
XXSSUTTUUT p:everything in
VWTTXTTUUT p:everything you
UTTTXTWTUU p:everywhere in
YUTTUTUUUU p:explain in
YUUUTTUUUT p:explain the
TUUUUUTYUT p:failed because
VTXXUTTTUS p:fan of
UUTUTTTZUT p:file in
ZTTTUUTTUT p:find a
ZUTTTTTUUT p:find me
XUUUUTTUUU p:find out
VSWTYTSTXT p:first ,
UUWSXTTUUU p:first and
YUUUUTTTUU p:five of
bTTUSTUUUS p:fix the
TUUUUUSZTT p:fixed it
TUUUUUTXUT p:fixed the
VTTXUUTUUT p:fond of
bYQSTRVXTS p:for a
WSSSWXXTTS p:for all
TXWSTTXUUT p:for anything
VUTTXTTUTU p:for each
VTTUYTSTUU p:for every
XYTTTTUTUT p:for everything
ZTTTUUUTUU p:for four
XTSTUTWUUT p:for free
TTTTXTXTUU p:for her
WTUUXTTTUT p:for his
YUTUTTUUUU p:for it
TSXWXRXVSP p:for me
UVSRXWSYTR p:for my
ZTTUTTSTTX p:for our
XUUUUUTTUU p:for someone
UXTTTUWTTT p:for ten
WTTTTUYTUT p:for that
XVUOSUYUYQ p:for the
XWTUWRRTXS p:for this
XVSSWTSWTT p:for three
XUUUTUTUUU p:for today
YTTTTTUUUU p:for tomorrow
XTUUTUUUUU p:for tonight
WTTTTTTXUT p:for two
UTTTVSWXTT p:for us
UWTTTUYTTT p:for what
WXTUWTSTUT p:for you
aTTUTTTTUS p:for your
UWTTXTTTTU p:for yours
WTSTSTWUUX p:forget it
VTTTTTUUUX p:forget my
UTUUTTTUUZ p:forget the
XUTUUTSWUT p:found it
UTUUTTTUZT p:freeze is
YUUTTTUTUT p:from ?
VTSSTXUXUT p:from a
UUTTTTTVUX p:from all
UTTUYUTTUU p:from here
WTUTTTXUUT p:from it
YTSSSTSVUZ p:from my
UXTTaSVSUS p:from now
YUUUTTTUUT p:from our
XVVPWOUVWV p:from the
WTTTXTTUUT p:from there
XUUUTUTUUT p:from this
TWTTWTXTTS p:from today
TUTUTTTWUY p:from your
USXSXUVTTT p:full stop
XUUUTUUUUU p:function in
XTUTTUWUTS p:für die
YTSTUTTXUT p:gave me
VTTTUTTXUW p:gave up
XUUUUUSTVU p:gave us
UTUTTTUVVX p:gave you
UUUTXTTUUU p:get an
UXTTTTTUUT p:get that
WTVTUSXUTT p:get the
UTTTXTTWUU p:gets a
UQYVXXQSTU p:give me
VUTTXSTUUT p:give the
YUUUUTTTUT p:give you
XTSYTTTUUT p:gives me
YUTUTUTUUU p:go ahead
TZTTUTTUUT p:go by
UTXTTUUUUU p:go for
VTTTZUTUUT p:go in
VWTTXTSTTT p:go out
VTTTWTXTUT p:go through
VSTTYTWTTT p:go to
VSSTSTbUUT p:go with
VUTTVXTTUT p:goes for
YUUUUTUTUT p:goes on
WXTSWSSUTT p:goes to
YTUTUUTUUU p:going back
ZTUUUUUTUS p:going on
ZTTSTSWUTT p:going to
TTTTTUZUUU p:going with
VTTSTXXTUT p:good for
XXTTTTXSTS p:got a
XUUTTUUTUU p:got an
YTUUTTTTWT p:got it
XTTTTTTWUT p:got me
ZTUTWTSTUU p:got the
VYUTTTTUUT p:grew up
XUTUUTTTUT p:guy on
YSTUTUSXUU p:had a
XTTTUTTWUT p:had the
WTTUTUSXUU p:half a
YTUUUTTVTT p:half the
XTTUUUTTWT p:handed in
VTSSZSXTTT p:has a
aTTTWTSVTS p:has been
TXUTTTWUTT p:has no
ZTTTUTUUTT p:has the
USTUXSRTYX p:has to
YWRSWSWSWR p:have a
WTUUTTXTUT p:have an
TUUUUUXUTT p:have decided
YTUUUUSUUT p:have it
ZTUTUSTUUT p:have no
YUUUTUTTUT p:have said
VSTTWSXTWS p:have the
WSUVVUQSXV p:have to
XUUUTUTUUU p:he right
XUUUUUTUUU p:he said
XUUUTUTUUU p:he says
UYUTUUTUTT p:head of
ZUTTTTUUUT p:help me
ZTTTVTUTUT p:her ,
YYSSWXRTTR p:here ,
UTTUYUTTUU p:here on
VUTXTTUUUS p:hold the
ZTTUTTTUUU p:how do
YUTUTUTUUT p:how i
ZTTUTUTUUT p:how long
aTTTTTTUUU p:how many
YTUUTTTUTU p:how my
XUTUTTUUUT p:how would
WYRTWSTUUT p:i always
YaRQSRUXSW p:i am
VSSTXYRUUT p:i ask
XTTTUUUUUT p:i asked
ZTUTTTTUUT p:i buy
UVYRVSYTTR p:i can
WUWaTVRSTR p:i can't
VWTXUTTTTT p:i cannot
XWTTUUTUUT p:i cook
YSTTTTXUUT p:i could
YUUUTTTTUU p:i did
VYXXSRVSTQ p:i do
WXSYQWPSTW p:i don't
UYTTTTTUUU p:i eat
ZTTTTTTUUT p:i even
UTYZTSSTUS p:i find
YTTTUTTUUT p:i found
XTTTTSTTVY p:i gave
YTSWTSXUTT p:i get
UYVTTTTUUT p:i go
YUTTUTTUUU p:i got
VYUTTTTUUT p:i grew
ZTTTTTVUUT p:i guess
ZUTSUTTUUT p:i had
WQQbTXTUUS p:i hate
XYRPRQXVWX p:i have
ZUTTUUTTUT p:i haven't
VXTTUTTUUT p:i keep
aSVTTTSUTU p:i know
YUUUUTTUTT p:i leave
XSbQVTSUUS p:i like
WaSRUSXTUS p:i live
YUTTUTUTUT p:i lived
UTaRUTTUUT p:i love
UYTUUTTUUT p:i maintain
XTUUUUUUUT p:i make
YSSSSTXUXT p:i mean
ZTTTTTTUVT p:i might
XXTTTTSWUS p:i moved
cTTTTTUUUT p:i must
XSSTXTSUXU p:i need
VTWYTSTTTT p:i never
VSTTUSWUTY p:i no
WXTTUTUTUT p:i not
UWYSSXSTTS p:i only
WTTTTTXUUT p:i pick
TZTTUTUUUT p:i play
USdRWRSVUS p:i prefer
YUTTTUUUUT p:i put
UUTTTTTUUY p:i quit
ZYUSTSSUUS p:i read
VTXSUUTUVU p:i really
WXSUUTWUTS p:i run
TTRSVSYTUa p:i said
ZTTTUTUTUT p:i saw
TSTSWWZTUS p:i say
TUTUXUTUUU p:i send
YWTTTTTUUT p:i shall
XVRSWSWUWS p:i should
UYTUUTTUUT p:i sit
WZSTUTTUVS p:i speak
aTTTTTTUUT p:i suppose
YTTTUUUUUU p:i suspect
ZTTTUTUUUT p:i swear
TVVTVSRVTX p:i take
WXTTUTSUUU p:i teach
aTTTTTTUUT p:i tell
ZSSSVTTUUX p:i think
XTTTTSWTUW p:i told
UTUUUUTYUT p:i tried
VUTTTXUUUT p:i trouble
WTUTTXTTUT p:i type
WaSSSTSVVT p:i use
dSSTUTTUUS p:i used
WSRRaSVUYS p:i want
aZRRURWSUR p:i was
YUUTUTUUUT p:i wasn't
XUUUTTTUUU p:i were
YTSTWTUUVS p:i wish
YTTTUUUUVT p:i wonder
YbQTTSTVUR p:i work
VTXRVXSUUS p:i would
TYSTXSTUUT p:i write
YUTTUUUTUT p:i wrote
ZTTUTTUTUU p:i'd kill
VSUYVSSSXS p:i'd like
TTYWSTUUUU p:i'd rather
YTUUUUTUTU p:i'd say
YUTTTUUUUU p:i'll be
XUUTUUTUUU p:i'll do
VbSRTUTUUT p:i'm a
VaTRSUTUUT p:i'm allergic
WXTTTTVUUT p:i'm at
TYUUTUUUTT p:i'm based
YYTRWTSUTS p:i'm in
TYTTTUTUUU p:i'm lactose
XUSZSSSTTW p:i'm not
VVTTSUXUTT p:i'm off
ZaTSSTSUUT p:i'm on
YTUTTUTUTU p:i'm staying
TZTSSUXUTS p:i'm the
YTUTTUUUUT p:i'm tired
SZTSTUUVVT p:i'm vegetarian
TYUTTUTUUT p:i'm with
UTXWUTTTTT p:i've a
XZSSWTRUUS p:i've been
TUTTUUaTUT p:i've decided
WaSSTTSUUT p:i've got
XTTTUUTXUT p:i've had
YTTTUUTUUT p:i've no
TZTTTUUUUT p:ich arbeite
YYSRTUTVUU p:ich bin
VSTYTTUUUU p:ich mag
XWTSUUUUUT p:ich wohne
YTUUTTTTUU p:ideas for
TWUSYTTTUU p:if a
UUQVWYVTTS p:if i
ZUTTTTTUTU p:if it
XTTUTUTUWU p:if it's
XUTUXTSUTT p:if the
WUXUTUTTUU p:if there's
aTUURTSUUU p:if we
UUWVTXVRTR p:if you
YUUUTTTUUU p:ignore that
YUUTTTUUUT p:ignore the
VUTUYSTTUT p:immer auf
TUUTYTTUUU p:immer mit
TTTTTTWYUT p:in ,
XUUUUUTTUT p:in 2016
YTWQTXVWSR p:in a
WTSSZVVTTT p:in all
VTSSWXTUUT p:in any
UTSSXXTUUT p:in anything
TTTUTWYTTT p:in august
UUUTYTTUUU p:in between
XUSTXTTUUT p:in brackets
UTTUUTSTXX p:in by
XWTTTTVTUT p:in case
UUXTXTTUUT p:in celsius
UUUTUXUUUT p:in commit
TTTTYWUTUT p:in copy
TUTTXXTTUT p:in diesem
TUTTZTTTUU p:in doubt
UUTTWTXTUT p:in dutch
VUTTXTUUUT p:in each
TSSVZSWUUS p:in english
UTWTXSWTUS p:in every
UUTTYTTUUT p:in everything
XTTUWTUUUT p:in french
XTXTTTTTUT p:in general
VZTTTUSUUT p:in ghent
UXUTTUUUUU p:in graz
XTUUTTWTWT p:in january
TXTTUTSWTX p:in leeds
VTTTTTYTXS p:in may
YYRSQRXUUU p:in mind
XQXUWYTRTQ p:in my
ZTSTSUVUVU p:in one
ZSUUUTTUUT p:in oslo
VSSWYXTSST p:in our
XUTTVTUUUU p:in plain
YTUTUUTUUT p:in rust
UXTTTTVWTT p:in september
VTTTTUXUUU p:in spring
YUTTTTUUUT p:in ten
XTWSYTTTUS p:in that
WVQVWWUUST p:in the
YTTTWTTUUT p:in there
XQQVYXWVRQ p:in this
TYUUUUTTTT p:in tromsø
TWTTTTUXUT p:in two
UUTTYTWTTT p:in utc
TTTWTXTUUT p:in writing
YUUTTTTUUT p:instead ?
SSVTVSWYVS p:instead of
TTXTTXSWTT p:into the
UTUUVUXTTT p:is ,
aUWXRRWSSR p:is a
ZTTUUTTUTT p:is about
WUTUTTXUUU p:is always
ZTUUUTUTTT p:is at
WTTTTXSUUU p:is banned
YUUUUUTTUT p:is broken
TWVUTTYTST p:is called
ZTTTUTVTUT p:is coming
VSSSUSVXTZ p:is dead
VTTTXUTTWS p:is down
TXUUUTWTTT p:is dr
TTUVUUSTZT p:is due
USWSXWSWTT p:is fine
YVWRVXSSSR p:is for
YTUUUUUUUT p:is from
XUUTUTWTUT p:is going
aSTSTTSXTW p:is gone
VTXTTUTVUT p:is good
YXSWRRZTSR p:is in
aTTUSTSUUT p:is it
UZXSUTTUTS p:is my
YTTUTTTWTT p:is never
TXTWUSTTTX p:is no
WWSSSSVTTY p:is not
WTTTTXTTTX p:is off
UWSTTRXSYU p:is on
UXTUTTVTTU p:is only
WTTTTUZUTT p:is our
TUUUUUTUYT p:is ours
VXRRSRYSWX p:is out
ZUUTTTTUUS p:is red
XTUTUUTUUU p:is right
WTUUTXTUUU p:is still
YSTTYSWSTS p:is that
WYVRVRYRVQ p:is the
YUTUSTTVUU p:is there
aUTTUTTTTT p:is this
YTSTTTWVUT p:is too
VXUUUTTVTS p:is vegan
VYXSTTSTTT p:is what
XUUUUTTUUT p:isn't it
UUUUUUTTTY p:isn't the
VTRSXSVaTS p:it ,
ZUUUTTTTUT p:it ?
YUTTTTTUUU p:it a
ZUUTTUTUVT p:it again
VTUUTUXTUU p:it and
XTTTTTXUUT p:it as
YUUUTTTTUT p:it be
YTTTUUTUUU p:it could
YUUUTTTUUU p:it doesn't
XUUUTUUUUU p:it down
YTUUTTTUUU p:it ever
VXTSTSWWTS p:it for
XUUTTTUTWT p:it from
YUTTTTTTUW p:it has
YVRVWSVRXR p:it in
WXRRRWYRSW p:it is
YUTTTUTUUU p:it like
XXTUTTTUUS p:it may
UTTTTXTWUT p:it never
VTSTVTXYTT p:it on
UUTTTTYTUU p:it only
WTTTSYWSUT p:it out
VYTTTTUTUU p:it says
XUTTVTUTUT p:it that
ZUTUUUTTUT p:it the
VTUUUTTXUT p:it this
WTSSWVYTTS p:it to
XUUUSUVTUU p:it up
WSSSTSVZTX p:it was
WTVXTSTUUT p:it when
XTTTUTUXTT p:it works
YUUUTTTUUT p:it wrong
ZSSTTSWXTS p:it's a
UTTTXTXTTT p:it's about
YTTUTUTUUU p:it's always
VSTTTTWTUX p:it's been
YTUVTUSUUU p:it's for
WXTTTTTTUT p:it's my
YUUUUUTUUT p:it's raining
UUUTTUXUUU p:it's settled
YTTUUUSWTT p:it's the
VWSUTUXTUT p:it's worth
VUTTXXTTTT p:jamais de
STSZUTUUUU p:je déteste
VTaRUTTUTU p:je préfère
XZSSTSTUUU p:je suis
XWTTTUUUUT p:je travaille
YTTTUUUUUT p:joke for
YUUUUUTUTT p:kannst du
WXTTTTTTUU p:keep bees
UXSTSSYUUU p:keep in
YYSSSTTUUU p:keep that
USSUWTbTTS p:keep the
VTUTTXWTTS p:kids are
ZTTUTTUTUU p:kill for
YUUTTUUTUT p:killing me
VUTTTUXUUT p:know is
YTUTUTUUUT p:know me
aSTTUUTUUT p:know what
XUTTUUTUUU p:landed in
VZTUUUSTUS p:last month
aTUUTTTTTT p:last night
WTTUUTTUUX p:last time
UXTTSTXTVT p:last week
YTUUUUTTUT p:last year
XUTTUTUUUT p:last year's
UUTUTUTUXT p:later than
VUTUTTXUUT p:leave it
UUTTWXTUUT p:leave out
YSSTYRVUWR p:leave the
aTUTUTTTUT p:let me
VTTTUTXUUT p:let's do
TUTTTUYUUT p:let's go
YUUUTUTUUU p:let's see
XUUUTTUTUT p:letter to
VUTTXTWTUT p:letters to
bTYRTTTTTT p:like a
aTTTTTTUUU p:like i'm
VUUTXTTUUT p:like it
UTYSTUVUUT p:like my
VSWRWSVWVS p:like that
ZUSTUTUTUT p:like the
YUTWTTTTTT p:like this
UWTTTUTTYT p:like to
XUTUSTTUWT p:list for
XTTSWTXUTS p:list of
WXRRWSXTXR p:live in
XWTTUTTUUU p:live on
YUTTTTTTUT p:lived in
ZSTTTTXUTT p:lives in
WTUUUTYTTT p:lives on
XUTTTUUUUU p:lol if
XUTTUTUUUU p:lol never
UXTUTTTUTW p:look after
ZTSTTTXUUS p:look at
YTTSXTUTUU p:look like
YTUUUUTTUT p:looking at
TTTTTWXUTT p:los lunes
XTUUUUWTUT p:lost my
TTUUUUTZUS p:lost the
WTTUTUTTXT p:machen wir
TUUUTUTYUT p:made it
YTTTUUVUTT p:made up
TTTYUTUUUU p:mag keine
TWYSTTWUUS p:mail is
YUUUTUUTUT p:mail to
ZUTSUTTUUU p:make a
ZUTTTUUTVT p:make it
WTWYSSTTUT p:make me
UUTUYTTTUU p:make sure
UTTXWTTUUT p:make that
aTTTTTVTUT p:make the
SYWWSVSSTT p:makes me
TWTTTTXVTU p:manager is
TTTWSYTVUT p:marks in
YUUTTUTUUT p:matter how
VTTTUTVTYT p:may ,
TWTXUUTTUT p:may be
XTUUWTTUUT p:may i
UTUUUUTUYT p:may in
XUTTTTUUUT p:maybe i'll
XTUUUUTUUU p:maybe is
XUTTUUTUUT p:maybe the
XUUUTUTUUU p:maybe we
SWXPXRVVTV p:me ,
XRWRWXVSUS p:me a
YUTSSSTVVW p:me about
UTTTXWTTUT p:me again
TSSXTTYVTT p:me and
WSSTXXTUUS p:me as
WYTTTTUUUS p:me at
UUTSXVUUUT p:me before
TTWSXXTTTT p:me first
XTTTTUUTUW p:me for
USWSZSTUUT p:me in
TYTTUUTUUT p:me llamo
VWVRVXSTTS p:me on
UUTTXTUUUU p:me should
UUTTXTUUVT p:me so
XTWSWSTTUT p:me something
ZSTYYTSTTQ p:me the
XUTTUUUUUT p:me think
XUUTTUUUUT p:me this
UXWSTSTWUT p:me three
WTSXSVSUUW p:me to
XUXSSTTUVT p:me what
XUTSTWUUUT p:me when
VTXTTUUTUT p:me with
VTTTUUXTVT p:mean the
XTUTXTTTVT p:mention the
WYTTTTSTTT p:mi chiamo
YUTTUTUUUT p:might be
VUTTTXUUUT p:might i
YUUUUTUUUT p:might not
XTTUTTWUUU p:mind for
XUTTTTXTUU p:mind that
ZTTTTTUUUU p:mind when
YTUUTUTUUT p:mir den
WTUUXTTTUT p:mit dem
XTUUUTSWTT p:month and
VXTTTUUUUT p:more ,
TXWTTXTTTT p:more of
TSWVVXRSWS p:more than
VYTSTTWTUT p:mornings are
XXTUTTTUTT p:moro em
ZTUUSTTUUT p:move to
UTUTUUTXUT p:moved the
UYTTUTUTWS p:moved to
XUUTUUUTUU p:moving to
VTTTYSTTYT p:must be
TUUUUUTTXU p:must have
WUUTXSUTTT p:must never
VUUTTYTTTT p:must not
YUUTUTUUUT p:must to
TWTUTUTUUX p:my address
YUUTUUTTUT p:my back
SZTTTSSWSX p:my birthday
ZTUTTTTUUU p:my boss
TTUUTTYUUU p:my brother
XTTUUTTTWT p:my brother's
WTTTUTXUUT p:my cousin
VTUTTTTTWX p:my daughter's
ZTUTUTTUUT p:my dentist
WXUTTTTUUT p:my editor
TZUUTTTUUS p:my email
XTUXTTTTTT p:my eyes
YUTTUTTTUT p:my father
YTUTTTUUUU p:my grandson
YSUUUUUTUU p:my husband
ZTUTUTTUUT p:my knees
VXTTTTTWTT p:my laptop
WTTTTTTTUY p:my life
XTTTUUWUUT p:my mind
UXUTUTVUTT p:my mother
VWTTTTXTTT p:my mother-in-law
VaSSYUSTTR p:my name
YTUUUTTUUT p:my neighbour
VTTTVTSUUY p:my niece
VUTUTTTTUY p:my old
XWWSSTTTUU p:my own
SXUTSWUUWT p:my passport
YTTTTTTXUS p:my phone
UZUUTTTUUS p:my pronouns
YTUUTTUTUU p:my question
VTTTWSYUTS p:my sister
XTTXTTTTUT p:my skin
VSTTTTYVWT p:my son
XVTTTTVUUT p:my supervisor
UUUUUTUUXT p:my thesis
TYTTWTTTUT p:my time
VUTTTWXTTS p:my wife
UTUTUTZUTT p:my wife's
XTTTWVTTTT p:nada de
TZTSSWXTTR p:name is
UUTTXWTTUT p:names in
XTWTWTTTUS p:near the
ZUTTTTTTUU p:need a
VTTTUXUUUT p:need for
WTTTYSTTYS p:need the
XTTUSRSUWY p:need to
ZTSTXSSTUU p:needs a
YTUTTSTWUT p:never again
YUTUTTUTUU p:never be
YUUTTTUUUT p:never gonna
YUUUUTTTUU p:never mind
UUUUUXTTUU p:never put
YUUUTSUUUU p:never seen
ZUUUTTTTUT p:never to
UUUUUXUTUU p:never touch
YUTTTTUTUU p:never trust
YTTSTXTUUT p:never use
TUTUXUTUUU p:new endpoint
UTTTWTVTYT p:new one
VVUUXTTTTT p:new zealand
VUTUTTXTTU p:next door
TRSWXXUVTS p:next to
ZTTTTTTUUT p:next week
XUUUTTUUUU p:next year
ZVUTTTTUUT p:nicht mehr
XTRSUWZUTR p:no ,
ZUTTTTUUUU p:no ?
UUTUTXTUUT p:no circumstances
XUTTUSUUUU p:no clue
WTXTTVTTUT p:no código
UUUTUXUUUT p:no emojis
bTUSUSTUUT p:no exceptions
ZUTSUTTUVS p:no idea
TUUUUUTUXT p:no later
TWRRTRXTSd p:no longer
YUUTTTTUVT p:no matter
WUTSTYTUUT p:no me
VUUTTXTUUT p:no meetings
VWTRRVYWWQ p:no more
VTTSTVTUUY p:no need
WTTTTTXUUT p:no one
WUTXTTTUUS p:no sugar
STTTXWTUUT p:no uses
VUUUTTXUTT p:nobody else
YUUUTTTTTU p:nobody should
XTTTUTWUUT p:none of
XXTTUTTUUT p:not ,
XUTTUTUUVT p:not ?
SUWXRVRVTW p:not a
YTUUUUSUUU p:not doing
YTSSTWTUUT p:not even
UUTUTXTUUT p:not ever
YUUTUTTVUT p:not going
TTRYUYRSTX p:not in
XUUTTXSTUT p:not on
ZTUSUUUUUT p:not saying
aTTSUTTUVT p:not sure
ZUTTUTTUUT p:not that
WTTUVTXTUT p:not the
TTTXTWXTTS p:not to
WTTTUXTUUT p:note on
UXSTXSTSVW p:note that
YUUUTTTUUT p:notes in
XUUTTSZVTR p:now ,
YUTTTUTUUT p:now ?
XTTTTTVUUU p:now and
VTTUUTTUUX p:now i
UXTTZSVSUS p:now on
ZTUUSTSUVT p:now the
VTUUXTTTUU p:number at
VWQQWXVVTS p:of a
ZTTUUUSTUT p:of april
TYUUUTSTVT p:of august
YTTTUTUUUU p:of course
UTUTXTWTTT p:of every
UWUUUTSTYS p:of february
YSSTSWWVTS p:of it
WTTTUTXTVT p:of january
XTUUTTTUWS p:of june
UTUVUUTTXT p:of march
TSUTTTVUXW p:of may
XTTTWTTUVU p:of me
VWRVVRVRSX p:of my
XUUTUTUUUU p:of office
TUVTTTXUVT p:of our
VXTTUUUUUT p:of procurement
UUUUUUTUXT p:of september
WUTTTXTUVT p:of that
WWSOUWWXWN p:of the
WaSSVSWTTS p:of them
XTSWSWTUUT p:of these
ZTTTUTUUUT p:of things
WVTSRRZTUW p:of this
YTWTTTTTUT p:of those
XUTTSWVSWT p:of us
XTUTTUTWUT p:of what
YSTTUTTUUU p:of you
UTUTXTSWWT p:off ,
TTUUTTXWUT p:off for
WUUTTTXUUT p:off in
VTTUVTTUYT p:off on
VTUTUUUXUT p:off that
VSSTYSRWSZ p:off the
TXUTUTVUUT p:office is
WUUTTXTTUT p:ok ?
YUUUUUTTUU p:okay ,
TXTTWTVUTS p:on ,
TWUUTTTTYT p:on 1
TTUUTTTUYU p:on 12
WTUUTUSUXT p:on 28
TYUUUTSUWT p:on 3
TUUUUUTUXT p:on 30
UUUUUUTUXT p:on 31
YYRRVVYSRS p:on a
STTTYTVTWU p:on all
WUUUXSTTUT p:on anything
YUUUTUTTUT p:on board
YTTTUUUUUU p:on call
TUUUXTUUUU p:on each
YWTUUTTTTT p:on earth
YUTUUTTVUT p:on every
USTUXSUTYS p:on friday
VTTUTXWTTT p:on fridays
WUTYTTTTUT p:on me
XXUUTTTTTT p:on monday
TTUUUUZUUT p:on mondays
VWSXTRVWSV p:on my
XUTTTSWUUT p:on ne
VTWTXTTUTT p:on one
VTTUTUXTUU p:on our
VSXTUSVUUT p:on paper
TUUTUUYUUT p:on postgres
XUTUUTWUUT p:on sunday
YTXSWSSTTT p:on that
WXMNVVVXXW p:on the
XTSSSZWTTS p:on this
XTTTWVSTVS p:on thursday
TTTTTTZVUT p:on thursdays
WTTTUTXTTT p:on tuesdays
UWTTTTVUTX p:on wednesdays
TXUTTTXTTT p:on windows
aUTTTTTTUT p:once ,
TTTUTTXWUT p:once a
YUTUUTUTUT p:once more
XUTTTTUWUT p:one ,
XTTTUTUUVT p:one do
UTTTTUYUUT p:one file
TWXSTSXTUS p:one for
XWTTUTUTTS p:one from
VTTUWTXTUT p:one in
WXSSUTVSSW p:one is
TTWSYUSUUT p:one line
ZUTUTUTUUT p:one more
ZTSSVSWTUT p:one of
XUTTUTTWUT p:one on
UTWTYTTTUT p:one page
YUUUTTTUUU p:one should
XVTUUUSUUT p:one who
WTUUTTXTTT p:one with
XUXSTUTTUT p:one word
XSXSSSUTWT p:only ,
WTTUXUTTUT p:only a
ZYTTSTTTUU p:only for
VUTTXTVTTT p:only on
WTSSXTWTUT p:only the
TTUUYUUUUU p:open a
XXTTTTTTUT p:open the
YUUUTUTUUT p:opinion that
aTUTTTTUUT p:or is
WTTXTTTUUT p:or no
YTTTUTUUUT p:or not
YTTTTTUUUT p:or the
UXTTTTWUUT p:other one
UWXTTTTUUU p:other people's
ZUTTXUTSTT p:ought to
TUUUTUXTTU p:our cat
YUUTTUUTTT p:our house
WUTUSTTTXU p:out a
UTTUTTVTZT p:out by
VSWTURUYTS p:out the
YUTTUUTTUU p:out what
YUUUTUTTTT p:out why
UUUTTYTUUT p:outside of
WUTUTTXTUU p:over 40
UTWTXTTUUU p:over a
XTTUTTSXWS p:over the
VTTTTTYUUT p:owns the
XUUTUUTUUT p:paste it
VTXUTTWTTT p:people in
XUUUUTUTUU p:perhaps the
YUTTTTUUUU p:pick a
VTUUUUXTUT p:picked the
YTUUTTUUUU p:plan for
TUTWTTXUUT p:plan is
XSWTVWWSSR p:please ,
VTUUXTTUUT p:please :
UTTTVXTUUT p:pnpm here
TXUUUUTTTU p:postdoc in
XTTUTTVUTU p:pour le
TUXUUTUUUU p:prefer a
UUZTUTUTUT p:preferisco le
UTSTYVTUUU p:prices in
VXTTUUUUUT p:procurement at
UZUUTTTUUS p:pronouns are
TUYSUTUUUU p:préfère les
UTTTTVTXUU p:put a
YUUUTUTUUU p:put every
XUTTTUTVUU p:put in
UTTUVTYTUT p:put it
ZTTTWSTUUT p:put that
VTXTTTTUUU p:que me
XTUUUUTUUU p:que si
YUUUUUTTUT p:question about
ZUUTTTTUUT p:question is
XTTUTTWUUT p:rate is
VUXTTUTUUU p:rather have
SSXWWSWTUT p:rather than
WXTTTTUUVS p:reach me
UTUUTTTUXT p:reach the
YTTUTTTWUT p:read the
VUUUUUTXUT p:reason the
YUTTUUUTUT p:recipe for
YUUUTUUTUT p:red again
XTUVUTTTUU p:redo the
YTTURSZUTT p:remember that
XUTTVTUUUU p:reply in
aUUTTTUTUT p:reply to
ZUUTTTTUUT p:rewrite it
VUUUYTTTUT p:right in
ZTUTUUTTUT p:right now
UTUUUUTXTU p:root because
VUUTTXUUUT p:rule that
TWSUUTUUXT p:run a
YUTUUTWTUS p:run it
WWRSVSVSVW p:run the
SUSUVTVUUY p:said about
YUUTUTTTUT p:said the
WUTUTTXTUT p:same thing
XUTTUTUUUT p:say ?
TWUTTTXUUT p:say i
YTUUUUTUUT p:say it
XUUTUTTUUU p:say never
USTTWTSWTX p:say that
YTUTUTUUVT p:say this
YUTTUUTVUT p:saying we
XTUUUUTUUU p:says i
YUUUTTTTUU p:says never
XUUUTTUUUU p:says the
YTUUTUUTVT p:says we
TXTTUUWTTT p:school in
ZTUUTTUUUT p:schreib bitte
UUSTYTTUUT p:scratch that
XTUTUTUUUT p:see the
UTUUUUXTUT p:sell the
aUUTUSTUUS p:send the
TWUTTTaTTS p:settled on
VWTTTTYUTT p:shall be
YTUUTUTUUU p:she has
VUTTTTXTUU p:she's a
YTTUVUSUTU p:should always
VSSSZVXTSS p:should be
YTTUSUTVVU p:should i
ZTUUTSSUUT p:should never
XUTTUTUUUT p:should use
XTUUSTTUUT p:should we
UTTUYUTUUU p:should write
VUUUUUXTUT p:signed it
SaTUTSTWUT p:since i
USSTSWXWRX p:since the
UWTRYXTTTR p:skip the
aTTTTTTUUT p:so ,
XTUUTTXSUT p:so :
TVUTTYTTUU p:so for
XXUTTUTTUT p:so i
TTUUUUTTTZ p:sold the
YTSTUUUVUT p:some day
ZUTUTTTUUU p:something for
TUTUYTTUUT p:spelling in
YTUUTUUTUT p:staring at
UTTSYWTTUT p:start with
TUUUTTZTTT p:stay on
XUTTTTXUUU p:stick with
TUXTTWTUUT p:stop adding
UWUTXTTTTT p:stuff for
TYTXTTTTUT p:stuff is
TUUUXUTTUU p:sure every
YTUUUTTTTT p:swears by
XUTTUTUXUT p:switch to
WTUTXTSTWT p:switched off
TYTTTTXTTT p:switched to
ZTTTTTUTUT p:table for
ZUTTTTTUUT p:take it
WTXTTSYTTS p:take the
UUUTUUTUZT p:takes over
XUUUTTTUUT p:talk about
UXWUTTUTTU p:talk to
XUTUUTTUUU p:tell her
XRWVVVSTUR p:tell me
YUUUTTTUUT p:tell the
ZUUTSTTUUU p:tell this
XTTTWUTTUT p:tell you
XTUUTUTUUU p:tells me
TUWTXTTUUT p:temperatures in
ZTUTTUTTUT p:test in
USYTTTUVVT p:than the
XTSTZTTUUT p:that ,
ZUTTTTUUUT p:that ?
WTTXSVTUUU p:that a
UUUUUTXUUT p:that bot
ZUUTTTTUVT p:that even
YTTUTTTUUU p:that file
YTTTXUTTTT p:that for
WTSTTTYUUW p:that from
XTTTUVTTUU p:that goes
bTTUTTSUTT p:that he
XUTUTUUUUU p:that hold
UVXSWVRRSX p:that i
UXUUUTTUTT p:that i'm
ZXSTURUUTT p:that in
WXSSTVTTVS p:that is
YUUTUUTTUU p:that it
TXSTWTUTWT p:that my
XUUUUTUUUU p:that nobody
ZTSUSTSWUU p:that one
TTUTYUUUUU p:that only
YUUTTTTUUT p:that somewhere
SURSTQZXVW p:that the
aTTUUUTSUT p:that was
XTSTYTTUUT p:that way
ZUTUSTSTWU p:that we
ZUTTTTTUVT p:that when
XTUTXTTTTT p:that with
TSYSYTTUUT p:that you
YTUUUUTTUT p:that's a
ZTTUUTTTUU p:that's all
YTUUUUTUUT p:that's final
TYZTSTUTTT p:that's me
VZTUTTTTUS p:that's my
YTTUTTTUVU p:that's not
VTTTXTUUUT p:that's our
XSSUTWYSTT p:that's the
VUUTTTXUTT p:that's when
VXTUTTWTTT p:that's where
VTTUUTSXWU p:that's why
TTUUTTXTWT p:the 14th
XTUUUTTTVT p:the 1st
XTUUUUVTUT p:the 22nd
UXTTTTSTXV p:the 3rd
TUUUUUTYUT p:the 502s
UUUUTUUTXT p:the agenda
VXTUTTWTTT p:the allotment
UYRSZTSUUT p:the answer
UTUUUUYTUT p:the api
VTUTTTVTXT p:the audit
YTUUUUTUUT p:the azores
UTTUTUYWTT p:the back
VTUUTTTTWX p:the bakery
XTTUTTTWVT p:the bank
YTUUTTTTTU p:the best
TXTTTTYTUT p:the billing
VUUTTTTUUX p:the bins
VUUTTTTTUX p:the bit
UTTUTTYVWS p:the blue
TTUTUUYTUT p:the box
XTUTTTSUXT p:the bridge
WTTTUTSWTX p:the build
YTUUUUTTUU p:the bus
XTUTTTUTUW p:the cake
TTTTUUWTUX p:the caravan
UTTUWTTTXT p:the catalogue
XUUUUUTTUT p:the cert
XTUTUUTVWT p:the certificate
UTUTXTTUUW p:the changelog
YUUUTTUUUT p:the channel
YTUUTTTUUU p:the choir
UTTUUTVYTT p:the ci
ZUTTVSWSTT p:the client
XTUTUTTTUV p:the club
UTRSWXVTXS p:the code
WTUTTUTXTT p:the cold
VUUTVUXTTT p:the committee
WTTTYSVTTT p:the customer
VUUTUXTTUT p:the danish
WTUTTTYVTS p:the data
YTUTVTTTUT p:the date
TXTTXSSTWT p:the day
ZSTUUTTTUW p:the deadline
YTTUUUTTWT p:the demo
XUTTTTUTWT p:the dentist
TTTTTWTWTX p:the deploy
XUYSUTTTUT p:the diff
XTTUUUUUUT p:the difference
VUUUYTTTUT p:the docs
XUUUUUTUUT p:the door
TTUUUUTZUT p:the double
XUTUTTTUUU p:the draft
UXWTUTUUUT p:the editor
ZUTTTUTTTU p:the eggs
VXUTTUUTUT p:the email
YUTUUUTUUT p:the empty
USXTSXVSWS p:the end
YTTUUUUTUT p:the entire
TUWTTTTWXT p:the evening
TYSSWVVTTS p:the family
VUUUUUTXTT p:the fan
VTUTUTYTUT p:the fire
WWSSXSXSVS p:the first
XUTUTTUUUU p:the flag
TUUUUUTXUT p:the flaky
XWUTTTUVTS p:the flat
XTUTTTVUUU p:the folder
XTTTTTUXUT p:the form
WTUTXUTUUT p:the former
YTUUUTUUUT p:the forum
VTTTTVVYTS p:the fridge
XTTTWVTTUT p:the full
YTUUTUTUUT p:the future
UUTUVUTXTU p:the gpu
XTUUUUVTTT p:the green
UUTUTUXSWT p:the hall
ZXTTTTTTUS p:the harbour
XTTTTTTXUU p:the hard
XUUUTTTTUT p:the hero
TTUUXTVTTU p:the house
TUTTTUXWUT p:the image
TTUUTTXXUT p:the import
XWUUTTUUUS p:the invite
YUTTTTUUWT p:the jam
YUTTTUTVTT p:the kettle
WTUUUTXTTT p:the key
XWTTSXTTTT p:the kids
XSVTWXUSTR p:the last
TTUUTTTVYT p:the latest
VUUTUUXTTT p:the launch
VWTTTTXTTT p:the left
YUUUTUUUUT p:the letter
aTUTSTUTUT p:the letters
TXTTTTWSTW p:the library
YTUUTUTTTT p:the lift
ZUTTWTTUUT p:the list
TTUUUUUXUT p:the login
TTWXTUVUTT p:the long
UTTUUTTXWT p:the mail
YTUUUTTUUT p:the man
YUUUTTTTUU p:the mayor
VTUUYTTTUT p:the meat
YUTUTTWTUT p:the meeting
WUUTUUTTTX p:the memory
YTUUUTVTUT p:the merger
XVTUTUVTTT p:the middle
UUUTUTTYUT p:the migration
YTUTWTTUTT p:the minutes
VTTTUTSXUW p:the mobile
YTUTUTVTTU p:the moment
UTUTTUXTWS p:the money
UVSVTWYSTS p:the morning
UTTTWTXUTT p:the museum
ZTUTTTTTUU p:the neighbours
TSSSURYZWS p:the new
SYUUTUWUTS p:the night
UTUTTUYUTT p:the nightly
YTUTTTUUVT p:the notes
YTTUWSTUUT p:the numbers
UTTTTXYTTT p:the office
WUUTTUUTXT p:the offsite
WQRSTRVUXZ p:the old
WYWRRSXWSQ p:the one
UVTTSWXTTU p:the only
YUUUTUTUUT p:the opinion
VTTTXTUTUU p:the order
XYRSSWXSTS p:the other
WTTTYUTTUT p:the others
UTTTTTWXUT p:the paper
YUTTTTUUUT p:the parcel
WXTTVTWTTS p:the parser
TYUUUUTUUU p:the payments
YTTTWTUTUT p:the phone
TTTTTTVXXS p:the pilot
UTTTXTYTUT p:the plan
UXUTWTTTTT p:the platform
XTTTUTVWTT p:the plumber
XTUUTTTWUU p:the post
VTTUTTXSTX p:the poster
XUUTUTTTXT p:the printer
VTTUTTYTUT p:the project
TUUTTVXTUT p:the public
YTTVTUTUUU p:the quick
TUUUUUTYUS p:the reason
TXTTSXWSWS p:the release
TTUUWUXTUT p:the repo
WVTTXSXTSS p:the rest
XUUTTTTWUT p:the retry
YTUTUUTTUT p:the review
WTUUXTTTUT p:the right
XTUUTUWTUT p:the room
TTUUTTWXUT p:the router
UTTTWTTUUY p:the rule
USSTXWUXTS p:the same
TUTTZTUUUT p:the schema
TTUUTTXVXS p:the school
VXTUVUTTTT p:the screen
cSTSSSXVVR p:the second
WUTTUTTXUT p:the sensor
XTTTTXUUUS p:the serial
UWTTUTXUUT p:the shed
YXSTVSWSTS p:the shop
XTUTSTXUUT p:the signature
TTTTZTWUUT p:the source
UUTTVTTYUT p:the sourdough
VTUUUUXUTT p:the spare
UTTTTUSXXT p:the spring
TUTUTTXVWT p:the stairs
ZTTTTUUUUT p:the station
VTTTUTVTTX p:the summer
XTUUTTTVTT p:the sun
WTTTUTTTTY p:the table
XTTUWTTVUS p:the tax
UTXWTTTTUT p:the telephone
aTTTUTTUUS p:the tests
ZTTUUTTTUT p:the text
WSTSSSWVUX p:the thing
XUTTTTWUUT p:the third
ZUTTTWTTUS p:the thread
XTUUTTTWUT p:the three
UTTTZSWTUS p:the ticket
XTUUVTTUUT p:the title
TTTUXWSUUU p:the top
VTYUTTTTUU p:the train
UTTTUUTZUS p:the trick
YWTTSXSWTS p:the two
XTUUUWTTTT p:the ups
WUTTYUTUTT p:the vault
WTTTTTYTTW p:the vendor
XTUTTUWTTT p:the ward
VUUUTTTXUU p:the way
WTTTXTUUUT p:the weather
XTUUTTTWTU p:the week
UTUUTVTUUX p:the weekly
WWSRZSYQWQ p:the whole
XTTTTSSXUW p:the window
UUUTVXTTUT p:the word
TTUUUUTYUT p:the worker
YTTTUSSYTT p:the wrong
UUUTUUXUUT p:the yellow
ZUTTTTUTUU p:them a
XUTTYTTUVT p:them in
XUUUTTTUUT p:then ,
UTTUXUTUVU p:then the
XTUTTTTUUU p:there anything
XWUTTTSTYS p:there is
XTUUTUTTUU p:there was
XTTTWTTUVT p:there's a
VXUTTUTUUT p:these days
YTTSWUTUUT p:they are
YUUUTUTTUT p:they mean
YUUTUTTUUT p:they want
YUUUUUTUUT p:thing again
XUUTTUTTTW p:thing is
YUUTUUTUUT p:think ,
XUTUUTUUUT p:think about
XUTUUUTUUU p:think it's
YUTUUUTTUT p:thinking about
YUTUTUTUUT p:thinks we
ZUTUTTTUUT p:this ,
XUUUUUUUUU p:this a
XUUUUUSTUU p:this afternoon
TUUTTWXTUT p:this codebase
YUUTTUUUUU p:this draft
YUUTTTTTUT p:this file
XTXUTTSTTU p:this for
XUTTUUTUUU p:this in
ZUUTTUTTUT p:this is
YTTSTTTWSX p:this morning
VTUTUTXUUT p:this on
XUUTTUUUUT p:this once
fTSTSTSUUS p:this one
YUTTSTTUUU p:this page
YUUTUTTUUU p:this paragraph
STUTXXWTTS p:this project
RTTSZUXTUT p:this repo
YUUTSTTYUS p:this time
XUUUTUUUTU p:this was
YVTTSTVTUS p:this week
UUTTUUYUTU p:this year
WTTTUXTTUT p:those are
aUSTTTUUUT p:those three
XTTUUTTUUU p:those were
YUUTUUTSUU p:thought it
XTTTWTTUUT p:three of
XTSTXTTTTW p:through the
TTUUUUYUUT p:thursdays only
WSTUUUTTUX p:time i
WYTTTUUTTT p:time is
YTUUTTTTUU p:timer for
XTSTVSXTUT p:times in
TTUTTUTXVT p:to 4
VRVWWRVVSS p:to a
YUUUTTTTUU p:to always
ZUUTTTTUUS p:to ask
XTSTWQSSaX p:to be
XUUTTTTUUU p:to call
XUUUTTUVUT p:to close
YUUUUUUTUT p:to come
TTVTWXSUUT p:to customers
XSTXWTTTUS p:to do
WUUUTTXTTT p:to drop
ZTWTSSTUUT p:to every
XTUUSUUTWU p:to get
YTTTTVTUUT p:to give
WUTTTTXUUT p:to go
WSVTWTUTYS p:to have
VTTTXWSUTU p:to her
VUUUUTYTTT p:to keep
WWTSTTXUTT p:to know
ZUTTUTUUUT p:to learn
YTUUUUTUUT p:to live
TTTTXVTTUW p:to main
UWPZYURRUV p:to me
SWSSTWWSTX p:to my
XUUUTUUTUU p:to never
TYTTTUTUUT p:to penicillin
ZTTTUUUUUU p:to read
VTSSWRTUXW p:to run
YSTTTSSWUX p:to say
UUTSXWTUTT p:to see
UTUUUUXTUT p:to sell
YUUUUUUTUU p:to tell
YTTTWSVUUS p:to that
WUOVWSWUUU p:to the
WUTXWUTTTT p:to them
YTTTUUUUUT p:to think
ZTUTUTTTUT p:to this
TTUUTTXVUT p:to two
aTUTTTTUUT p:to use
YTXTTTTTTT p:to work
aTUTTTTTUT p:to write
XTTTTWTUUT p:to you
ZUTUTTTTUT p:to your
bTSTTTSTUW p:today ,
YUTTUTTVUT p:told me
YUUTUUTTUT p:told the
UTUTTTXSUX p:told you
YTUTUUUUUT p:tomorrow ,
XUUUUTTTTU p:tomorrow ?
ZUTTUTTUVT p:too long
UUTTXXTUUS p:touch the
WXUUTTSUUT p:trabajo en
WYTTUTTTUT p:trabalho na
VTUUTUUXUT p:tried the
VUTTTXUUUT p:trouble you
YTTTUUUTTU p:trust a
YUUTTTUUUT p:try again
XTTTUUUUUU p:tu peux
UTTUUUYTTT p:tuesdays and
UUUTUUTYTT p:turned out
UTTUTTVYTS p:turns out
XTTTWTWTUT p:two ,
ZSSTTTVSWU p:two days
YTTUUUSTUU p:two hours
UXTTUUTUUU p:two kids
UXTTTWVTUT p:two of
XTUTXTUTUT p:two things
XUTUWTTUUU p:under fifty
WTTTTXTUUU p:under my
UUTUTXTUUT p:under no
UTUUXTTTVU p:until then
XUSTXTTTUT p:up ,
XTUTUTTUXT p:up for
UTTTTTWXWS p:up on
WTTTTTXWTT p:up the
UTSTXWWUTS p:up to
VWTSXTVUTS p:up with
UUUTTTTXUU p:us ,
YTUUUUUUUU p:us on
TTTTXTWUUT p:use pnpm
YUTUTUTUUT p:use tabs
USTSYXWTTS p:use the
eRUUTTRTUU p:used to
TTUUUUVTXT p:van is
ZUUUTTTUUT p:version of
UTTXTUTTWT p:very much
WYTTTTSUUT p:vivo en
VUTTTTXUUT p:wait no
YUUTTUTTVT p:want it
YURRWVUTYR p:want to
XUUUTUTTUU p:wanted to
YUUUUTTUUU p:wants us
WWRSSRXZVR p:was a
TUUUUUTXTT p:was caused
UUUUTUUXTT p:was down
XTUTUUUVUT p:was for
ZTTTTTTVTT p:was in
XUUUUUTTUT p:was it
UTUTUXTWTT p:was late
YTUTUUTTUT p:was my
YUUTUUTTUS p:was not
ZTUTTUTUTU p:was on
UUUUUUTXUT p:was that
YTTUUTRYUS p:was the
XTUUUUUTUT p:way to
VTUUUTYTTT p:we agreed
YTSUSTWUUT p:we always
TYUTTUVUUT p:we are
TUTTTTZUUT p:we chose
ZTUUSTTUUT p:we could
TTVUTTaTTT p:we decided
ZUUUUTTTTT p:we did
WWSSYSVTUS p:we do
UVUTWRWSTX p:we don't
TUUUTUYUTT p:we drop
UTUUUUTXUT p:we got
aTUTUTTUUT p:we had
XRTVWTWVSS p:we have
XTUUUUTUUU p:we hired
VSUUTTUZTS p:we lost
YUUUTTTTTU p:we might
XTUUTUTUUT p:we move
XTUUUUTUUT p:we moved
WTUUTTTTYT p:we need
SUUTWYTUUT p:we never
TTUTTTVUTY p:we no
UTUUUUYTUT p:we picked
bTUUSTSUUS p:we should
TTUUTUYUUU p:we stay
WTUUTTRXUU p:we tried
VZSTYSUTTS p:we use
ZTUTUUSTUT p:we used
XUUTUUVTTT p:we voted
UTUUTTZTUT p:we went
ZTUVUTTTTT p:we were
UUUUTUXUUT p:we will
VTTTTTXTUU p:we'll go
ZUTTUTTUUT p:we'll see
XUTTUUVUTT p:we're all
TUUUTUYTUT p:we're back
TTTUTUZUUT p:we're going
TTUUUUYUUT p:we're on
TUUUTUXUUU p:we've agreed
SUUVTUSYTU p:went from
UUTUUTTYUT p:went through
UTUUTUZTUT p:went with
ZUTTUTUTUT p:were the
ZTSSWTTUVS p:what a
XUUUTUUUUS p:what about
YUTTTUTTVT p:what are
ZUTTUUTTUT p:what can
YTUTUTTWUS p:what did
aUTUTUTUUT p:what do
XTTTUUTWUT p:what does
RTWWXRWUSV p:what i
ZUUTTUTUUT p:what if
YTTSWUTTUS p:what is
UYTTTTTWUT p:what it
UWTTTUXTUT p:what it's
XUUTUUUUUT p:what now
YUTTTUUUUT p:what should
ZTUTUUTTUT p:what they
YUUTTUTUUT p:what time
ZUTTTUTUUT p:what to
XUUUUUTSUT p:what was
ZTSTTUTUUU p:what would
aTTUTTTUUT p:what you
aTTSUTUUVU p:what's a
ZTTTTTUTUU p:what's the
WSTWTSTTUY p:whatever you
VRRWZQYTUS p:when i
ZTXXTSSTTT p:when the
XUUTUTTUUU p:when will
VRYXUYQSTR p:when you
XUTTWTTTUU p:whenever a
TTWWXSTUUS p:whenever you
ZTTUUUTTUU p:where does
YUUTTUTUUT p:where it
XUTTUUUTUU p:whether one
XTUTUTTUVT p:which i
ZUUTVSTTUT p:which of
XTUUTUTUUT p:who said
XUUUTUTUUT p:who wrote
ZUUUTTTSUU p:why does
YTUTUTUTUT p:why i
YUUUUTUTUT p:why is
YTUUTTSYTS p:why the
TWUTSXUTUU p:wife is
ZTTUTUTUWS p:will be
UUUUUUXTTT p:will not
VTTUTTTUUY p:wipe the
WRWVXVUVRQ p:with a
WTTTXTTUVT p:with it
XSVRYVUTTS p:with me
XZSSTSTTXS p:with my
VUUUXUTTTT p:with o
XTTTUTWTUT p:with one
UVSPXSVXTW p:with the
ZUTTTTUTUT p:with this
UTUTTXTVTU p:with those
XTTUUTWTTU p:with us
WXUTTTTUUT p:with you
XTTTTTUXTT p:without a
TSTSSWXUUX p:without asking
TYTSUUUUUU p:wohne in
ZUUUTTTTUT p:word a
TYTUUTUUUT p:work as
XWSTTSSUUW p:work at
WXTUUTTUUT p:work from
UXTUTTTWUT p:work in
TUTSXSUXUU p:work out
XTWTTTTXTT p:work with
ZUTUTUTTUT p:would a
XTSTTXTUUU p:would be
XUTUUUUUUT p:would have
YTUUTTUUUU p:would i
YUTUUUTTUT p:would it
YUUUTTTTUT p:would the
WTSTXTUUUT p:would you
XTTTWSUUUU p:write a
YTUTUTUUUU p:write him
VVTTXSTUUU p:write in
XSUUXTTTUT p:write it
XXSTVSTTUT p:write me
ZUUTTTTUVT p:write my
XUUUSTTUUT p:write that
XTSTVWUTUT p:write the
VTTTYWSUUT p:write to
YUTTTTTUUU p:wrote in
XTWTUTTTTU p:years on
WTTTTUXUTT p:yes ,
YUTTTTUUUT p:yes or
WTTTTTXTVS p:you about
ZTTTTTTVUT p:you are
RXUVWTRSSY p:you can
XUTTUUUTVU p:you can't
UUTTZSUUUT p:you change
XUUTTTUUUT p:you check
WWSTXSTUUT p:you do
TTTVTVTUUX p:you don't
WTSSYSUUUT p:you draft
YUTTUTUUUU p:you get
VUXRXRTUUT p:you give
YUTUTUTUUU p:you go
XTTSWTWSTW p:you have
WTTTUTTUUX p:you is
VTTTSWXTUT p:you keep
aTTTTTUUVT p:you know
VUUTUXUUUT p:you look
WTWSXTTUUT p:you make
XTSSUZTUTS p:you must
YUTTUTTUUT p:you never
XTTUXTUTUT p:you say
XWTUTTTUVS p:you see
XSTUVTSUUU p:you should
TUXSVTUUVT p:you show
WTUTXTTTUT p:you start
UWSRXXWTUR p:you to
VUTSXTUVUT p:you touch
VUUTXUTUUT p:you use
YSQSWYSUUT p:you write
TZTTWSTTUT p:zone is
WUTUUTTTXU p:è il
XUTUUUUUUU p:é que
XVVSUTUUSV place:0
ZVTUVVWRRS place:1
XTVXVXTPVR place:2
YRTYXZUOMV quotes
eNUVVVTTPV reason:hypothetical
hUOPUTUVWP reason:idiom
hXRSQXSSSQ reason:joke
fVSTRSTSTT reason:past
jRRXTTPTQU reason:question
jPUMZWTVUL reason:reported
SVPPTXcUUW recurs
cUZLZSaNPU replies
VTTTXTTXTT row cause.linked
ZTTTVTTUUT row de.always
UTUXTTUUUU row de.avoid
XVTTTUUUUU row de.ended
XWTTSTWTTT row durable.convention
WUSWWQXTWQ row durable.mine
YTTSVWTUTT row durable.plural
USSSWSXWWS row durable.process
XSTUTUXWTS row durable.team
WXUOXLbUWT row durable.thing
VcXUQWUSRO row durable.user
WXTUTUVTTS row durable.we-are
TYTUUUTUUU row en.allergy
TXTTTUUUUU row en.am
VUTTUTUTUX row en.annoy
TSTTTWTUUa row en.anymore
TXUUUUUUUT row en.birthday
USUURSUTXX row en.by
UUUUUTUYTT row en.cause.because
TUUUUUSZUT row en.cause.event
UTUUTTVXTT row en.cause.turns
TTUUUTTUaT row en.deadline
STUUSTaSTW row en.decided
UXTTXTTUTT row en.diet
URPcSYTUUR row en.dislike
TXTWTUTUUT row en.dislike.fan
UTUUUUTTYT row en.due
TYTSVTUUUT row en.eat
VTUTTTTUUY row en.forget
XTUUUUUTUT row en.have
TXTTUUYUUT row en.it.is
VQTSTWWTXW row en.kin
XTTTTTXUUT row en.lets
VRbVVSSUUS row en.like
VaTTSTUUUT row en.name
UXUTTUTUUT row en.name.bare
UUTXTTUUUU row en.never.want
VTUTUTSUTa row en.nolonger
XUUTUWUUUS row en.noneed
XTTTTTTTUY row en.quit
VTTTXTWTUT row en.remember
UTUUTTXUTT row en.remember.bare
TYTTUUTUUU row en.role
UXTWTTTUUT row en.role.do
TXTTTTXUUT row en.role.lead
XXSTWRVSZQ row en.ships
WUTUTTZUTT row en.stay
TUSUYUUUUU row en.style
UVTTUTXUUT row en.team
TXUTTTUUUU row en.tools.my
UPQXRWWaRX row event.failure
aQSUQRUaRY row event.success
TUUXUUUUUU row fr.avoid
TUTTTWXTUU row fr.never
TTTUWTTUXU row generic.duty
UUUUUTXUUT row generic.household
YTTUSTWTTT row generic.limits
ZSUUUUVSUU row generic.since
ZWVUSVTMSX row generic.us
WTTXUTTUUU row it.avoid
TUUUUUTTYU row it.deadline
VUXTUUUUUU row it.prefer
USNgQYRSSX row kind avoid
USQQWVSVSe row kind back
VUQTUOSTfX row kind deadline
UPXWaVRSTT row kind do
XSNWZcVURN row kind dont
VQOWQTUeRY row kind event
SUURVTaQWW row kind fact
VPeXYQQSSR row kind prefer
UdVVRTWLSV row kind profile
hQTVRUVROX row none
WURUXSTUVT row order.always
XUQOXYXWTR row order.ban
VSTSXXSTUU row order.limits
ZSSXXXPTUR row order.no
UUUTTYTUUU row order.nobody.does
UTUUTXTTUU row order.nothing
UUTTXUTUUU row order.occasion
TTTUZTTTUU row order.process
VTRTYWSUUU row order.scoped
YUYSUWUSSQ row order.standing
XTUTTXSUUU row order.standing.thing
STUTYVWUTT row order.we
VTTUTTUUZS row plain.by.date
VRSWTVWUTV row plain.can.skip
TUUTVTTWXT row plain.cause.back
RZTTSSTUUY row plain.email
XUUUTTTUWT row plain.expires
ZTSSSYSUUT row plain.order.contrast
WXTTUTTUUU row plain.order.occasion
TSXXaQRWSR row plain.order.output
UUUTXTUUUU row plain.order.you
UTTaTTTTTT row plain.taste.against
VTYTTUTTVT row plain.taste.for
TSOeRYRTTX row tier explicit avoid
USQQWVSVSe row tier explicit back
UURTUPSTdX row tier explicit deadline
YSYQbXSRRQ row tier explicit do
XSNWZbVURN row tier explicit dont
USUUSTVbSR row tier explicit event
TUQSSRfRWV row tier explicit fact
VQdXWRRTTR row tier explicit prefer
VhPOWQWUVP row tier explicit profile
XTSbTSTTTT row tier plain avoid
WTTTSTUUZS row tier plain deadline
SRVWYVTTVT row tier plain do
UUTTTZTTUU row tier plain dont
WROWRTTcSY row tier plain event
UUURWTWRWW row tier plain fact
WSYSYTSTTT row tier plain prefer
VYWVSUWLTV row tier plain profile
VTUUTTTYUT s:502
UUUUTUYTUT s:abolish
XTTTUUTWTT s:absolute
VUUUTTXTUU s:accept
XUUUTTUUUU s:accord
TTTTUTYTWT s:account
XUTTTTWUTU s:ack
SWSTXWVTTT s:acros
UUTTWTXUUT s:actor
XSSTWSWWTT s:actual
XTTUTTTUUU s:actuary
VTXTVWTTTT s:add
VZVRURVSSW s:addres
XUUUUUUTUU s:adult
VTTTWYTTUT s:afternoon
YTWTUTTUTT s:afterward
XSUURSZRYS s:agre
WXUTTUTUUT s:all
ZTTTUXSTTT s:allow
UUXTUTUUUU s:alternativ
ZVZPdUUPPO s:alway
VTTTXTTUUU s:amount
VTTTXTUUUU s:analysi
UXTUUTTWUT s:analytic
VTUTXTTUUT s:anglai
YUTTUUUUUT s:annoy
TUYUWVUUSQ s:answer
VUXXWXVQQO s:anyth
VRSRZWVSSX s:app
XTTSWTSWWS s:arriv
TUTWUXTTUT s:arrow
YVPWRXVRSW s:ask
YUUTTTUUUT s:attach
XUWTUSTTUT s:axi
WTTXTUTTUU s:axolotl
VUTUUTXTUU s:año
TUTUTTXUUX s:backup
YTUUTTWTTT s:backward
XTTUUTTUUU s:bad
ZTUTTTTTUU s:bag
WTTTTXSUUU s:bann
VZUTUTTTTT s:bas
UUUTUTXUUU s:basi
YUTTUUTUUT s:beep
XTUUUUVTTT s:belong
UTTTXTXTUT s:bik
VXSSTSbTUS s:bill
VTTTTTWTUX s:bin
TYUUUTTUTT s:birthday'
XTTSSTXXTT s:bit
YTUUUUUTUT s:bles
YUUTTUTTUU s:blink
UVTSTTWXUS s:block
WTTTTTXUUT s:boil
VVSSUSVXWS s:book
YWUTUTTTUT s:booking
TXUUTUVTUU s:bookkeep
WTXSUTWSTT s:bor
bTTTUTTUTT s:bos
XUUUTUUUUT s:bowl
XTSSTWVXTT s:box
XUSTYTTUUT s:bracket
TTTTZXSTUT s:branch
XTTTTTUUWT s:brandvold
YTUUUUTUUU s:bridg
XTTTTTWVTU s:bring
XTTUUTTTWT s:brother'
TTUTXUUUUU s:bugfix
XUXTTTTTTT s:bullet
TTUUTWSZTT s:bump
YTUUUUTTUU s:burn
VTSSXWXTUS s:busines
XUUUTUTUUT s:buy
XUUUUUUUUU s:cach
SXPZUWcTQP s:call
XUUUUUUUTT s:call'
YUTTTUTUUU s:canary
WUTTTXUTUU s:capsul
VTUUUUXTUT s:car
UTTWTTWXTS s:card
VUXTTTUUUU s:carousel
TUUUUTTZTT s:caus
UTWTYTTUUT s:celsiu
ZVSSWRWXSR s:chang
XUUUTUTTWU s:chao
TTSXZTTTUT s:chart
WTTTUTXWTS s:check
VXTTTTUUUT s:cheer
USTTVSVTaT s:christma
UUTUTXTUUT s:circumstanc
YXTSTTSWTT s:claim
WTSTWSXUUT s:clas
VUUUTTTXUT s:clear
YUTUTUTUUU s:click
SVSSYWWTUS s:client
TXTTTTWUUT s:clinic
ZRSSTXWQZQ s:clos
XUTUTTUUUT s:closur
VUTTUTTUTX s:club'
VTTTUXTUUT s:co-author
YVTTXTTTTT s:cod
XUTTTTUUUU s:coffee'
XWTTWTTTUT s:colleagu
XUUUUUUUUU s:collect
YTWWTTSTTT s:column
ZRSTUSVWXR s:com
TUTTYTUUUU s:comilla
WWUSYRSUUS s:commit
XWTTTUTTTT s:compar
TTXTUTTXUT s:complaint
XUUUTUUUUU s:complete
YTUUTTSWUT s:confirm
ZTTTTUUTUT s:confus
XUUUUTTVTT s:connection
YUUTTTTTUT s:consider
VTUTXTTUUU s:cook
aTTTTTTTVT s:copy
UUYTTTUUUT s:corta
TTTTTUXWUT s:count
TYTTUTUUUU s:country
YUTUTTUUUU s:courier
TTXSUTUWTU s:court
TTTTUUaVUT s:cover
TUUTTTTZUT s:crack
WUTTXUUTTU s:credit
VUTXUUUUUT s:creep
XUTTUUTTUU s:crisp
XTTXTTUTUS s:cros
YTUUTTTUUU s:cry
TTTSTXXUUT s:cup
YUTTTUTUUU s:curiou
UUUTTUXUTU s:cursor
VUXTTTUUUT s:curta
TTUUUUTXUU s:custom
SSWRYYWWSR s:customer
UYUUTTTTVT s:dai
VTTSWYTTTT s:dan
XTTTWTTTUT s:das
TUTTUXUUUU s:dash
VTTSaTTUUT s:dat
VTUTTTTTWX s:daughter'
VWQRVXWWWQ s:day
XSTTSSeTTS s:decid
TUUTTUYUUT s:decidimo
TUTTXTUWUU s:deck
UTTTTTVUUX s:decommission
UTTUTTYXTT s:degre
XUTTTTUUUU s:dentist
VUUTUUXTTT s:depend
UTTTTWXUUT s:deploy
ZTTTUTTUUU s:depui
YTTTUTTUUU s:describ
WTUUTTXTTT s:diagnos
TTTTXTXUUT s:dienstag
VUTTXTTUUU s:digest
VTUUYTTTUU s:digit
TTTTWXTUUU s:dinner
TUTTUXTTVT s:direct
XTTUUUUUUT s:disappoint
XTUUUUTUUU s:discus
UWRSYSSSWW s:doc
XUUUTUTUUU s:docstr
ZUTTTUTTUU s:doctor'
YUTTUUTUUT s:dog
XUUUUUUUUU s:dollar
XTSTWVTUUU s:dos
UUTTUTTXUU s:doubl
XUTTWTTTTT s:downstair
YSWWRVSTUU s:draft
WTSRTSXXTW s:driv
WSSSSSWYSW s:dropp
XUTUUUTUUT s:drown
UWXVTTTTTT s:ear
ZTUUTTSTUU s:eat
VUTTXTWUTT s:edit
aUSTTTWTTU s:egg
WXTTTUTTUU s:emac
VWTTYSSVTS s:email
SSRYRYVSTX s:emoji
XUTTUTUUUU s:enclos
TUTUWTXTTU s:endpoint
VUXUTUTTUU s:estimat
YUUTTUUUUU s:etwa
UTSTYWWSTT s:euro
XSVSTXRWXR s:even
WUUTTTXTUT s:evening
VTUUUTTXTU s:event
XUUTTUTUUU s:everyone'
TWVUXTWVQT s:everyth
aTTUUUTTUT s:exact
TUXTUUUTUU s:exampl
bTUSUSTUUT s:exception
TTTUUTYTUU s:exclud
XTTTUTUWUT s:exercis
XTTXTTUUUT s:exhaust
UTTSTTXUWT s:expect
STTTTTWYWS s:expir
VTWXTTTTUT s:explain
XTTSUTSbUS s:fail
aTUTTTTUVT s:fall
VYVSWVUSSR s:fami
XUUUTUUUUU s:fast
UUTTTUXWTT s:feed
YUUTUUTTUT s:feel
XUUUUUUUUT s:ferry
UTVSYSTWTT s:figur
TUSQYZXTSS s:fil
VTSXTTTXUT s:final
XTTTXTTUTT s:finger
VSXTXSRRXV s:finish
VTSSWSWZTR s:fix
UTSTYSVTTX s:flag
TTUUTUTYUU s:flopp
YTTTVTWTTT s:folk
XUUTUTWTUT s:follow
YTTTUUTUUU s:footnot
XTUTTTWTUT s:forward
VUXTUTTUUT s:fram
WWRSXSVTTT s:françai
XUTUTTTUUU s:freelancer
VWTTSXXSVR s:friday
YUTUTUTUTU s:friend
VUUUUTTXUT s:fum
TUWSYTTUTU s:function
UTWTTTYUUT s:gam
XUTUTTUUUU s:general
STTTXWXTTS s:generat
UTPRXWYTXR s:get
YUTTTTWTUT s:gett
XUUTUUTUUU s:ghost
TTTTUTWTUX s:girl
XRRXUWUVTS s:giv
UUTTXTUUUT s:global
XTTTTTUUUU s:glov
YUUTUTTUUT s:glue'
YSUUUUTUUU s:gnom
WUTXTUTTUT s:greet
VTSSXYTTTS s:gues
aTTTTUUUUT s:guess
YUUTUUUUUT s:habit
UXUUUTTUUU s:hall
TUUTTTXUUU s:hall'
WSTSZTXTTT s:handl
XTTTUTUUUU s:handwrit
UTTTWSTVVX s:happen
VXTTUTUUUU s:hard
ZUTTTTWTUT s:hat
WWTTTTTYTT s:hav
ZTTSSTYTTT s:he'
XUTTTTXTUT s:head
SWTTVTTXVT s:hear
YUUUTTTUUT s:heat
XUTTTTTXUT s:help
TUTWXTUUUU s:helper
XTUUSTTUUU s:herb
VXTTSXTTTU s:here'
XTUUTUUUUU s:herr
YTUUTTTUUT s:hinwei
VTUTTTSTWX s:hir
UUTYUTUUUT s:hiv
VUTTTXTUUU s:hold
UUUTUTXUUU s:holiday
UXTUTUWUTT s:holli
YSRWWTTUVT s:honest
TTXTTXTTUT s:hook
TXTTUTXTUU s:hotel
XWYRRRZWSR s:hour
XUTTTWTUUT s:hous
XUUUUUTUUU s:hurt
WUTUXTTUTT s:icon
XTSSYSTTUW s:idea
TUTTYTTWUT s:import
XTTTTSWWTT s:inch
XTUUTUUUUT s:incidental
WXSSVWSTWS s:includ
TYXTTTTTTT s:inglê
VTUTXTTUUT s:ingredient
TUTTYVTTUU s:initial
XTTTWTVTTT s:insist
UUTTXWTUUT s:instruction
UTUUTUXUUT s:internal
XUUTTUTUUT s:invent
TTTXVWTTUT s:involv
VXTUUUUTUT s:island
UVXNURXUWU s:it'
XTRSXaSTTS s:jamai
TTTTYWTWTT s:job
YWTTUTTTUT s:join
YTTXTVTTTT s:jok
YUTTUTUUUT s:jury'
UTTXUTTUUT s:justifi
WTWSSSXWTT s:keep
UXSSTSXSXT s:key
TUUTYTTUUU s:keyword
XWSSSXXTSS s:kid
YTUTUUTUUU s:kidd
XTUTUTSXTT s:kill
WTSTZTSTUU s:kind
TTTUTXTTUX s:kit
ZTUTUTTUUT s:kne
XUTUTTWUUT s:know
WWTTTTTTTY s:lab
YTTTXSSTXS s:land
ZUTTUTUUUT s:landlord'
WXTTUTTTUU s:laptop
YTUUUUUTUT s:las
XTUTTTXUUT s:laugh
VTUTUTXUTT s:launch
XUTTTTTWUT s:leak
YUUUTTTTUU s:lean
XTTTUUTWTT s:learn
UXTSTSUVTX s:leed
XUTTUUUUVT s:leek
TYUTTUUUUU s:left-hand
XTUTTUUUUU s:lemon
XUXTTTVTUS s:les
YTSTSSbTUT s:let'
WTUUZQTVVR s:letter
VXTTWTTUUT s:level
WUXSTTWTTT s:lik
UTTTWXTXTS s:limit
UVXQXXUURS s:lin
TYTTUUTUUT s:linguistic
VSZWXWSRSQ s:list
UTTTTTZWTT s:listen
UUUUUUTXUU s:listener
ZTTSUUTTUT s:literal
aUSSSSbTSS s:liv
UUUTTUYUUT s:lock
XUWSWSUTTT s:log
VTTXTUUTUT s:long-wind
aSSRWSWWTS s:look
UTTTWTWXTS s:los
YTUUUUTUUT s:lov
YTTUUUTUUU s:love
TWTTTWXUTT s:lun
WTUTUTTYUT s:lung
XUUUTUTTUU s:lupin
XUTTTTUUUT s:lyric
YTUWTTTUUT s:machin
SSRYYXVTSR s:mail
UYVWVVRSSR s:mak
XTTTUUUUUU s:map
ZTTTTTUUUU s:mar
SSSVYYSUUS s:mark
YUUUTUUTUT s:market
UUUUUTUTUX s:marri
VXTSUWSTUT s:math
TUXTTWTUTU s:matter
WUTSTWXTTT s:mean
TUTTYTUUUU s:measurement
XRTURSYSWX s:meet
XTSSTYWTUS s:meeting
YUUUTTTUUU s:mention
TTTTXTVUUU s:menu
YTTTUUUUVU s:mere
VTSTXXWTTS s:merg
RRWVXXRVSV s:messag
UXTUTUXTTT s:metr
WUTTUTTTUX s:meu
UUTTWXTUTT s:migration
XTTTWTUTUU s:min
WXTTTTTTTU s:mine'
WTUUVSSXTU s:minu
YSQSYUWWSS s:minut
TTTTXTXTUU s:mirror
YTTUSTWXTS s:miss
VTUUVTXTTT s:mix
TTSXUVRTWV s:mock
SVTTTXYTTT s:model
WSSTSSYUSX s:monday
WUTTTTXTUT s:monitor
STTTXXSYTT s:month
VTUUUUXUTT s:month'
VSQUUWWTUW s:morn
TYSRSXYTUS s:morning
TVSTWTVTTX s:mos
VaRSTTWUUS s:most
WZRRSRZWVP s:mov
YTTTUTTUVT s:mushroom
SUQQbYTVRW s:nam
TaTTTTVTUS s:name'
TZTTUUTUUT s:nant
XSQRZUWTWR s:need
ZXUTTTTTTT s:neighbour
XWUTTTVSUT s:new
YUUUTTTTUU s:nice
VTTTTaTTUT s:niemal
XWSSTVWWTR s:night
TUUTTXVTTU s:nod
WTTTUXTTUT s:notebook
VUPPUaRZVU s:noth
WUTTTTUXUT s:notic
TUUUUUXTTU s:notification
YTTTUUTUUU s:nou
XUTTTTUUUT s:nowaday
VRVQYYWUSR s:number
XTTSTTXTUV s:nut
XUUTUTUUUU s:oat
ZTTUTUTUUT s:obvious
VTTTYWSUTT s:offer
UTUUTUXUTU s:oltmann
YUTTUUTUUT s:onboard
ZTTTWTSUTU s:one'
XUUTUTUUUT s:onion
VSXRSRWXYS s:open
YUTTTUTUUT s:oppos
VUXSTTUUUU s:option
VUUTUTTXUT s:orchid
WSSTSSZWWR s:order
XTTTXUTTUT s:other
TUUUUUTYUT s:ottilie'
WTTTTWVSXT s:our
UTTTXUWUUT s:output
VTTTTTbUUT s:own
WTUXUUTUUT s:p-valu
YTTTTUTVTT s:pack
VTTTTWTXTU s:packag
WTTTTZVTTT s:pag
UTTWXTTUUT s:pairing
VUXUTTUUUT s:panda
ZTWSSWSSUS s:paper
WTUVUXSTTS s:paragraph
XTUTWTVTTT s:parcel
UTTWSYVUTT s:parent
UUTTXTUUUU s:parenthes
XUUUTUTUUT s:park
XUUTUUUTUT s:part
UTTTYTYTTT s:partner
STTTWTSYTW s:pass
YTUUUUTUUT s:past
TTTTXTTXVT s:patch
TUUUXTTTUU s:patient
YUTTTUTUUU s:paus
WTVTTTYUTT s:pay
XXTSTTVVTS s:payment
XUVTTTTUUT s:pen
UWXTTTTUUU s:people'
bTSTUTTUUT s:perhap
UUUTUUXTUT s:permanent
VTUUUUTUXU s:permitt
TXTTTVUUUT s:pesticid
WTXWTSTUTT s:photo
WUTTTTTTUX s:physic
UTTTUTaTUT s:pick
TUUTUUYUUU s:pier
TTUTUTWYTT s:pinn
VUTTXUUTUT s:plac
VSXSRXUSTW s:plan
UVTTVSSWXT s:plann
XTUUUUTTUU s:plant
TTTUUTWXUT s:player
TTXTUUWTTT s:pleas
XTTTVWTUUT s:plot
XZSSSSWVTS s:plu
URWXVWRUSV s:point
UUXTUTUUUU s:polar
XUUUUUUUUT s:polite
YTUUTTTTTT s:portrait
TYYTTTTTTT s:portuguê
VTTSSWVTXT s:post
TTSSWScVTR s:postgr
TUXTUSWTUT s:pound
YUTTUUUUUU s:pourriez-vou
XTUUUUTUUU s:prat
XUUUUUTTUU s:precise
ZUUTTTTUTT s:prefer
XUUUTTTTUU s:preferr
YTTTTTUTWT s:pres
ZUTTTTUUUT s:previou
XSRRWVXUUS s:pric
WSTTYSWTWS s:print
YUTTTTTUUU s:pro
XUUUTUTTUU s:probab
YTUUUUTUUT s:proce
TTTXUTXTTT s:product
XTUTTUUUUU s:profil
UTXTVTTUUU s:project
UZUUTTTUUS s:pronoun
TUUUUUTUXU s:proof
XUTTTTTUUU s:propos
YUUUUTUUTU s:publisher'
XUTTTUUUUU s:pupil
WUTUTXTUTU s:push
WVRWXVRTTR s:question
WTSSXXTTUT s:quot
aUTTUTTTUT s:rain
TUTTXTWUUT s:rais
XUUTUTUUUT s:rat
VTTTTTVUTX s:rau
YTUUUUTUUT s:reach
YWVQXSYSTQ s:read
WSYSTSSZTT s:real
XUUUUUTTUU s:recalibrat
XTTTXTTUUT s:receipt
XUUUUUUUUT s:receiv
VTUTTXTUUU s:receta
XSTTSYSVVT s:recip
aTUTTTTUTT s:reckon
XTTTTTXWTT s:redi
TTTTWWXTTT s:refund
UUUTTTWXTT s:refus
TTTTUUYVUT s:rehearsal
VTUTTTUYUT s:reject
TTUTTWWXTS s:releas
VXUTTTWTTT s:remain
TWTTTWTTTX s:reminder
UUTUTTWXTT s:remov
VUUWYXSRTQ s:rep
TXUTUTTXUT s:replac
UUUUTTTXUU s:replay
TWUWWRVSUS s:report
YUUUTUTTTT s:resident
VTUTUUXTTT s:resolv
TTYSXWSUTT s:respuesta
UUTSXWTUUT s:restaurant
VXTTTTTSVW s:retir
VUUTUXWTTT s:retry
WSXVSTXTST s:return
TTTTXTXUUT s:review
XTTWUTUTUT s:rewrit
WTTTXTTTUT s:rhym
UUUUTTXUUU s:right
TTUUUUYTUT s:ripp
UUUTTXUUUT s:road
VUUUUUSXUT s:roll
VUTUXTTUUT s:room
WTUTUUUXTT s:ros
YTTTTTXTUT s:row
WTSSXSXTTT s:rul
RXQQXUZWVQ s:run
WSSTWSSYSW s:runn
UUYSUTUUUU s:répons
VWTTUTTXUU s:sal
UUYSTTTXTT s:san
UTUUUTYUTT s:saturday
YTUUUUSTUU s:sausag
WTTTWTTXTT s:sav
fUWQUUPWSQ s:say
YUUTTUUUUT s:scar
VUTTUXUUTU s:schedul
YTUUUTUTUU s:scream
SUTTXWWTTT s:script
UTYSVSSTUW s:seat
WTTTTVVXTT s:second
WTUUXTSUTT s:seed
YUTTUUTUVT s:seem
UXTUUTUUUU s:sei
TTTSXTXWTT s:send
UVXSVVSTUT s:sentenc
XUUTUUUUUU s:separate
aUTTTTTUUT s:seriou
XUTUUTTTUU s:server'
VTTSWTXTUT s:session
YTSTTWTVUT s:setting
WWTTTSbSTR s:settl
VTTXUTUUUT s:seventh
UUUUTUTXUT s:shard
ZTSSUSYTUT s:she'
TUTTXVTUUU s:sheet
UUUUUTXUUT s:shift
WWSTSTXTTU s:shipp
VTUUXTUUUT s:shop
UTTXUUTUUU s:shout
WWTTSTVXTT s:show
VTTTTTXUWU s:shut
TSRRRWXVZV s:sign
TUTTYTTUUU s:signal
TTTUXWTUUT s:signatur
XUTTUUUUUU s:sil
YTTTUUTUUT s:simp
TTXTYTTTUT s:simpl
VTUTUXTUUT s:sister'
TUUUUUTXUU s:siz
WTTTTTXUTU s:slip
XUTUTUUUUU s:slow
WUTTTTTYUT s:slug
bUTTUUTTUT s:smell
XTUTTTUTUT s:smudg
TUUUUUUXUT s:snor
VTUUTTSZTT s:solv
YSXVUVRSTR s:someth
YTTTVTWTTT s:sometim
VTTTYTTWTS s:sort
aURSSTWUUS s:sound
YUTUTTTUUT s:sourc
TSVSYSTWTW s:spac
XTUTUTYTUT s:speak
UTTXTTUTXU s:speaker
UVVSZVVSSR s:spell
UUUTTUVUTX s:spot
UVTTVSTXXS s:spr
UTSSTUbSTW s:stag
TTTTTTXWWT s:stair
XTTTUUTTVU s:stamp
ZSTTSUTVVT s:stand
XSTWTWTWTS s:star
TYSTRSVWYR s:start
WVXSTSTUUU s:stat
WSRRSXdUSS s:stay
UUUUTUXTUU s:steer
VUTSYSTWUT s:step
XUUTUUUTUU s:stop
UTTTUTSYUW s:stopp
TTTUTTXTXU s:student
ZUTTTTTUUT s:subtitl
UTSTTXUWUT s:suggest
XTTTTXTTTW s:suggestion
XZSSTSTUUU s:sui
WTTTWSXUUT s:sunday
XTTTXTTUUT s:supplier
YUUUUUTUUU s:supplier'
UUUUTUXUUU s:support
YTTUTUTUUU s:suppos
XUUUTTTTUU s:sure
TTTXUTWUUT s:surpris
YUUUUUTTUU s:surviv
TTSTTWWYUS s:swapp
ZTUUUTTTTT s:swear
UXSRVSYXUQ s:switch
YSXRXRSTTX s:tab
TTXWTUWRSV s:tabl
VWTTXTSUTT s:tablet
SVQRRRZXXX s:tak
YTXSTTVTTT s:talk
TUUUUUTXUU s:tank
VXTTTTTWUT s:teacher
YWTTTTTUUT s:team
YTTTUUVTUT s:tear
YSTTTVTUUU s:tell
YUUTTUUUUT s:tempt
XUTTUXTTTT s:term
YRVQYXTVRQ s:test
XTTXWTSTTT s:text
ZSRSYRSYUS s:thank
VYVNTVUWUV s:that'
ZSWRXSSWUR s:there'
UUUUUTUUXT s:thesi
aTQTTUVUUU s:thi
YSUXVSSSSV s:thing
cSTTTUSTUS s:think
YUUTTTUTUT s:thought
UUXTVTUTUT s:thousand
VUUUTUXTUT s:throw
TSTUTTbUUT s:thursday
TXSRWSWTTX s:ticket
XUUUTTUTUT s:tier
UWTTXTVTST s:til
XWURVUUWTS s:tim
UUTTYTWTTT s:timestamp
XUUTTTTUUU s:tip
aSTXTTTUTT s:tir
XTTUUUWUUT s:tobia
WTTTTUXUUT s:today'
YUTTTUTUUU s:tonight'
XUTTUTUUUU s:topic
XTUTXTTUUT s:touch
XTTTXTTUTT s:toujour
VTTSVTUXUU s:trail
UVYSURRXTW s:train
XUUUUUTTUU s:tram
XSTUTTRbTT s:tri
XUUTUUUUTU s:troi
TXTTXTTTTU s:tru
YUUTUTTTUT s:try
XSTTTTaTSS s:tuesday
XUUUUUUTUU s:tun
VSSSVSXZVQ s:turn
TXUTTTWUTU s:twin
WTTSXTWTUS s:typ
UXTTUTUUUU s:tyr
XUTTUTUUUT s:unanimous
UUXSVVTUUT s:unit
TTTTXXUTUT s:unles
UUTTVXTUUU s:untouch
UUTUUXUUUU s:updat
XUTUTTTTWU s:upload
VTTXTTTYTT s:useles
YTTTTTWUUT s:usual
XUTTTTUUUU s:verb
UUTSXTTXUU s:version
VXTUUTTUUU s:viern
TUTTYUUUUU s:viridi
VTUTUUXUUT s:visa
VUUTTTXTTU s:visit
XTUUTUTUUU s:volcano
WTUTUTZTUS s:vot
WUTTTXUUUT s:vou
YTTTTTWXTS s:wait
VTTTTUTXWS s:walk
dTTSTSYTTS s:want
UTTTUTWXTT s:wash
TUTYTUTUUU s:wast
XUUTUTTWTT s:water
YSTTUTWTVS s:wedd
UUTTTSXTTX s:wedding
VVQSRUTYVX s:week
TTUUXTTUUU s:weekday
YTTUTTTVTU s:weekend
bWSSTWSSTT s:what'
XUUUUTUUUU s:when'
XUTTUUUUUT s:where'
YUTTUTUUUT s:who
WXTTTSXTTT s:who'
UTUTUTZUTT s:wife'
TUTUXUUUUU s:win
TXSSSUYTXS s:window
VTXUUUUTUT s:wireles
ZUTTUUTTUT s:wonder
YWYRYQQWSQ s:word
YVRSPRVcWQ s:work
XTUTUUTUUU s:worry
XVRVUYURTS s:writ
YZYQRQTWVQ s:year
WTTTTTTUYT s:year'
XWTSXTTTTU s:your
aUUSVUUTSR to last:0
WWUUVUVSQU to last:1
VUVVTTXVSR to last:3
aVSVQWRTUU to last:4
aVRVTTTVST turn asks
aPNOUQXbXX w:!
YUUUTTTUUT w:"
XTRSWUWYTQ w:%
VVVQSWYTRV w:(
YVUPRWXTRV w:)
XUTUWTSWUT w:0
TTUUUTUUXU w:0.9
VYRTQWTVZQ w:1
UTUUUTXTUT w:1.74
aVRSTWVRXR w:10
WUTTXTUTTT w:101
TWTUSSYUVS w:11
WSYSQUVUZQ w:12
VUXUTTTUTU w:120
XUTTWTTUTT w:1234
VWTTTTTTXT w:13
ZTSTYQURYR w:14
TUUUTTUYUU w:1400
UUTUXTUUUU w:14px
TTUUTTXTWT w:14th
YSSTWRVTZR w:15
YTTTWTUTXS w:16
XTUUUUTTUT w:16th
USSTWSWVZS w:17
TWTUTXUTWS w:18
XUUUUUUTTU w:1926
XUUUTTTTTU w:1998
XTUUUTTTVT w:1st
ZUQSUWTVYP w:2
ZRSTWWSTYR w:20
WTSTSTYXUS w:200
VXTUUUTTTT w:2011
XUUUUUTTUT w:2016
VVTUTTXUTS w:2019
XTUUTSVSWT w:2027
VUUUTUTTXT w:2028
SWRTWWURTX w:22
XTUUUUVTUT w:22nd
TTUUUUUUXT w:24
WTTUUUTTXT w:24th
UUTUXUTUUT w:24x24
UTUUUTUUYT w:27
WSUVTURUYT w:28
SXTUTTUUVT w:29
TUUUUTTXWT w:2nd
VUVRPWXUXS w:3
TTUUUTXUUU w:3.2
UTUUUUXUTU w:3.6
SRTUUVVXYS w:30
UTTTWSSYVT w:300
TWTUTTUWZS w:31
VUTUTTXUTT w:330
TWTTTTXUTU w:39
UXTTTTSTXV w:3rd
VZRTTRVWWQ w:4
WTTTTSWTXT w:4.2
VUTTXTWTTT w:4.3
XTQSWWSYPX w:40
WYSTSSTTWT w:400
YTUUUUTUUT w:404
XTTTTTYUTT w:45
VTRRYRWXXR w:5
WTTTXTWTST w:50
VUTUTTYTTU w:500
TUTUXTTWUT w:5000
VTUUTTTYUT w:502s
UXTTTTWUUT w:54
YVRURSYSXS w:6
ZTTUWSTVTS w:60
URRSWRXYZR w:7
SXUTUUWUTT w:71
UUUUUUXTUU w:72
TTTUXTUUWT w:7th
VWVSVQVWWQ w:8
VUTUTTVYTT w:80
TTUTUTYWTT w:84
VUUUTTXTTT w:8443
YUTUTTTVTT w:88
WURSTQXVbQ w:9
SVTTTVZUTT w:90
YTUUUTTTUU w:91
NSOTXVZWWW w::
ePSSSWSVTW w:?
UVUUVUTXUP w:a
UTWUXTTUTT w:a4
TXUUUUUTTU w:aalborg
VWRRXRVSWX w:ab
WUUUTUTTXU w:abbiamo
VYTTUTTUUT w:abito
TTTTXUVUUT w:ableton-larry
UUUUTUYTUT w:abolished
ZQTOUWVSRa w:about
VSRSYSYXTR w:above
XTTTUUTWTT w:absolutely
UUUTXUUTUU w:accent
YUUTTTUUUT w:accept
UUUUTUXUUU w:accepts
XUUUTTUUUU w:according
UWTSVVRWTV w:account
TTTTUTYTWT w:accounts
XUTTUUTUUT w:acho
WTUUTTTUXT w:acht
XUTTTTWUTU w:acks
SWSTXWVTTT w:across
UUTUTTUUYU w:action
UUTTWTXUUT w:actors
XSSTWSWWTT w:actually
XTTUTTTUUU w:actuaries
TYUUTTTUUT w:ada
XUUUUUTTUT w:adapt
bTRRSWSSTY w:add
TUXTTWTUUT w:adding
VZVRURVSSW w:address
XUTTTTTUUU w:addressing
YTUUUUUTUT w:adesso
TSUUXTUUUU w:adeyemi
TTTXWTUUUU w:adhd
VTUTUUYTTT w:admiral
XTUTTTUWUT w:ads
XUUUUUUTUU w:adults
XTTTTTUUUU w:advance
XTUUUUTTUU w:advent
XUUTUUTUUU w:advice
YTUTTUTUUU w:afraid
SVTTXSXVSU w:after
aXTUSTSTUT w:afternoon
VTTTWYTTUT w:afternoons
YTWTUTTUTT w:afterwards
ZVOOXUUYQY w:again
WTSSVXRZTT w:against
UTUUXTTUVT w:age
VXTTTTUUUT w:agency
WUTTTUUUXS w:agenda
XUTTTUUUWT w:agent
aUTTWTTTTT w:ages
YUTTUTWTTT w:ago
ZTTTUTTUUT w:agree
XSUUSSZRYS w:agreed
VWRTVTUTYT w:ahead
XVSTTTWUTU w:ahora
WTTTTXWUTT w:ai
TTUUUUYTUT w:airflow
TSXTYTWTTS w:aisle
TXWSSXSWTS w:al
WTVUTTXTUT w:alarm
UYTTUTUUUT w:alcohol
YTUUUTTUUU w:algo
VRQTXUVWUU w:all
VTTTZTTUTS w:alle
UaSRUTXUTT w:allergic
TYTTUTUUUU w:allergique
TXTTTTXUUT w:allergisch
TYTSSSXSTY w:allergy
WXUTTUTUUT w:alles
VXTUTTWTTT w:allotment
XTTTUXTTTT w:allowed
YUUUTTUUUU w:allows
TWTUXTTUUT w:almeida
UTSWVRXXTS w:alone
YUTTTTUTUU w:along
VUUTXTTTUU w:alphabetical
YSTTSXTUVS w:already
TVQWYUXSSS w:also
TUUUUTYUTU w:alten
UUXTUTUUUU w:alternatives
YTTUUUTUUU w:altogether
ZVZPdUUPPO w:always
UYTTUUTUUU w:alérgica
XZPPVQUWWV w:am
WTSTXTUUUU w:am/pm
TSVWSXTWTS w:american
XTUUUUUUUU w:amount
VTTTXTTUUU w:amounts
YWNUXXYWQO w:an
VTTTXTUUUU w:analysis
UXTUUTTWUT w:analytics
VUXTUUUUUU w:anche
QWXUWWXTSP w:and
UXTUUUTUUT w:android
VTUTXTTUUT w:anglais
YTSXUTTTTT w:angry
XVTUTTUTUU w:animal
YTTUTUTUUU w:anni
TTUUUUXUTT w:anniversary
XUTTUTUUUU w:annotate
YTSTTSYUUT w:another
WXXQcRQSTR w:answer
WXUUUTTTUU w:answered
URYUWVUVSQ w:answers
TUUUTTTYTU w:antibody
VWUTTTXUTS w:antwerp
TTXTXUUUUT w:antworten
RTWVXXPTPa w:any
TVSQSWTTTc w:anymore
aXSSTWSTTR w:anyone
VUXXWXVQQO w:anything
ZTWSSWWRTR w:anyway
XTTUUUUUUU w:ao
VTTTYTTUUU w:apa
TSSTXSaTWT w:api
WTUXTUUTUT w:apologise
RRSVSWXXSW w:app
VTUSTWTTUX w:applies
WTTSZVTTTS w:apply
WTUTUTUUXT w:apprentice
UTUTXWTTTT w:approval
XSTUTUUTYS w:april
UXUUUUUUUT w:aquarium
TZTTTUUUUT w:arbeite
YUUUTTTUUT w:archive
VWSVXQYQSV w:are
TTTXTWSTUX w:aren't
XTUUUUTTUU w:argued
UVSVWRTUXS w:around
XTTTWTTTXT w:arrives
TUTWUXTTUT w:arrows
TTXXTTXSTT w:art
SWSRVWTVUV w:as
UUTTXTTXTT w:ash
VRQSbZVTTQ w:ask
YSTWTTTUVT w:asked
YRSSRXWSTX w:asking
cTTSUTTTUT w:asleep
WTWTTTYSUT w:assistant
TXVRTTWTWT w:at
YTTTUTTXUT w:ate
YUUTTTUUUT w:attached
UUUTUUUXUT w:attack
VXUTTTUUUT w:attention
WSWRSWVTXT w:au
VTUTYTTUUT w:auch
YUTTTUUUUT w:auction
UUUTUTVTYT w:audit
URRQYWWXRW w:auf
TXSTSWVTYR w:august
XTUUUUUUUU w:aunt
YTUUUTTUTT w:aurelio
WTTTXTXTTT w:aus
UTTTXTWWTT w:auth
UTTTTTXXTT w:autosave
UWTTTUYTTT w:autumn
UXSTTYTUTT w:aux
XTTTTXTTTT w:avec
YUTTUUUUUT w:average
TUUUUUUXUT w:await
YSRRWURXTW w:away
ZUTTTUUUUT w:awful
XUWTUSTTUT w:axis
WTTXTUTTUU w:axolotls
XUTUUUTUTU w:ayer
VUTUUTXTUU w:años
WTUTUUXTUT w:b
XTTTTTWTUT w:baby
XPPVVOXXWY w:back
ZTUTTUTTUT w:backup
TUTUTTXUUX w:backups
YTUUTTWTTT w:backwards
aUTTTUTUTT w:bad
XTTUUTTUUU w:badly
ZTUTTTTTUU w:bags
VXTTTSTSWW w:bakery
YTUTTTUUUU w:ban
VXTTTTTXUT w:band
YRSTTTTYWT w:bank
WTTTTXSUUU w:banned
YTSTSWXTTS w:bar
VZTTUTTUTT w:based
UUUTUTXUUU w:basis
XTTUWUTTUT w:basket
VTTSYSXVUS w:batch
SUUTUUWYTS w:bath
VUUUTTTYTT w:battery
WUUTXUSNZU w:be
XUTUUUTTUT w:beautiful
UWWRVQVeRP w:because
YUTTUUTUUT w:become
WTTTYTVSTT w:bed
XYWPVPTWSW w:been
WXTTTTTTUU w:bees
PTSVaYTScN w:before
WXTTSTXTTT w:begin
YUUTUUTUUT w:begun
USTTTTYZTS w:behind
TVTSYSVUTW w:bei
SVVaQRSUWW w:being
YUUUTUUTUU w:beipackzettel
TTXTXTTUUT w:beispiele
UUUUUUTTUX w:belfast
ZUUTUTTUUT w:believe
XTTUWTUTUU w:belong
XTUUUUVTTT w:belongs
XSSSTXYSWR w:below
ZUTTTTUUUT w:ben
VTUUUUXTUT w:berta
ZUYTSSTTTT w:best
aTZRSSVWTR w:better
YUUSaRSVTS w:between
TTYTUUUUUT w:bevorzuge
YTTUUUUTUU w:bien
UWSVXSUVSS w:big
YUTTUTTTUT w:bigger
YXTTTTTTUT w:bike
UTTTXTXTUT w:bikes
WXTUTTTUUT w:bilbao
SXTSTSbTUS w:billing
ZYRQYSTTTT w:bin
VTTTTTWTUX w:bins
UTTTTTTWWX w:bio
TYUTWTTTTT w:birth
TZSSUSTWRW w:birthday
TYUUUTTUTT w:birthday's
YTUUTUTUTU w:bis
YTRRSTYWSW w:bit
TTTTTTWXTU w:bites
YUTTTTWUUT w:bits
YQRXcbPSRQ w:bitte
VVXRZSTTTS w:black
YUTUUTUUUT w:blame
UTTTXTWTTT w:bleibt
YTUUUUUTUT w:bless
UTUTTUYUUU w:blind
YUUTTUTTUU w:blinking
XTTTUSTXUT w:block
VWRSVSYUWR w:blue
VTXTWTTUUT w:blunt
XSTTSSWSXW w:board
WUTTXVSVTT w:body
TTUUUUXUTU w:bogdan
YUTTTUTTUT w:boil
WSTUTUYVSS w:boiler
WTTTTTXUUT w:boils
TTXWWSTTTT w:bold
WTUTXTTTUT w:bolt
XSSTUXWTUS w:book
TUUUWUTXTT w:booking
YWUTUTTTUT w:bookings
TXUUTUVTUU w:bookkeeping
WWSRTSWXUS w:books
TTTTWUUXTT w:bore
VUTTTUXTUU w:bored
WTTTXTTUUT w:borrow
bTTTUTTUTT w:boss
WTTUTTXUUT w:bot
VZPPWWUZUP w:both
TTUTTXWUUT w:bother
UTTUWTXTTT w:bottom
VUUUUUXTUS w:bought
VSTSTSYYVS w:box
XTSSTWVXTT w:boxes
XUSTYTTUUT w:brackets
YVTTTTWTTT w:braga
WUTXUTTUUT w:brain
XXSTTTWTTS w:bram
VWTSZWSSTR w:branch
TTTTZXSTUT w:branches
VTUTXTWTTS w:brand
XTTTTTUUWT w:brandvolds
aTTTTUUUUT w:brb
ZWSTSTWTUS w:bread
ZUTTUTTUUT w:break
VWXSSTXSTT w:breakfast
YSTTTUUUWT w:bremen
TUaTTTUTUT w:brevi
YTTUUUUUUU w:brick
YTTTTTSUXT w:bridge
YTUUUUTUUU w:bridges
UTVTXTUTUT w:brief
YTTTTTTUUW w:brightmoor
XUUTTUUUUU w:bring
XTTTTTXTTU w:brings
TTXTbSSTUS w:british
XTUUTTVUUT w:brno
UTTTUTXWUU w:bro
XTTUUUUWUS w:broke
YTTTUTTXUS w:broken
TTUUTUYUUU w:brother
XTTUUTTTWT w:brother's
XTUTUUUUUT w:brought
UTUTUUUYUT w:brownout
SYQVVWWWSP w:btw
UTTSTXWWTT w:bucket
VSSSWXSXUT w:bug
TTUTXUUUUU w:bugfixes
VQRRXSVXVX w:build
TUUUTUYTUU w:buildkite
YUUUTUUTUT w:built
VRYVQXSSTW w:bullet
XUXTTTTTTT w:bullets
WTTUSSWXUS w:bump
SUUUUUSYUU w:bumping
WTTUXTTTTT w:bun
YTUUUUTTUU w:burned
XTTTTYTTUT w:burnt
aTTUSSWTTT w:bus
VTSSXWXTUS w:business
aTTTTTUTUT w:but
XTUTTTTWUT w:butter
WUTUTTTXUT w:button
WTTTTTYTUT w:buy
XUUUTUTUUU w:buys
TVUKTWWUaU w:by
WTTTTTYUUT w:c
UTUTUXUTUT w:c#
ZUSSTSVTXS w:c'est
STUUXTVWTS w:cabinet
VSSSTTWZSW w:cache
UTYTTTUUUT w:café
bSSSSSTXTV w:cake
YUTTTTTUUU w:calculate
XVTTSWSSUW w:calendar
YWPPXWYSWQ w:call
XUUUUUUUTT w:call's
TXSYRRdSSR w:called
TWPYUWWVRR w:calls
VTTTWTTXUT w:calm
YVRSUSTaRU w:came
YTUUUUTUUT w:campervan
XVWVUSUPPY w:can
WUVaRXVRRP w:can't
YUTTTUTUUU w:canaries
XUTUTUTUUT w:cancel
WWSXUTTUUS w:cannot
VTUUTUXTUT w:canteen
YUUUTUTUUT w:capital
WUTTTXUTUU w:capsules
YWUTTTTUUT w:captain
XUTUTTUUUU w:caption
VTSSUTWXXS w:car
TTTTUUWTUX w:caravan
XUTTUTUUUU w:carbonara
VVRSWVUTSW w:card
UTTWTTWXTS w:cards
TTVYWSWTTT w:care
ZTTTTUTUUT w:cargo
XVTTUTUUUT w:caro-kann
VUXTTTUUUU w:carousels
YUTTTTUUVT w:carpet
UUTTXTTTTX w:carry
VUUTTUXTUU w:cart
ZUTTTTTTTU w:carta
YTTTUUUUUU w:cartel
WWWRVWURUQ w:case
TUTTUTXUUU w:cash
VTTTTTUUUX w:caspian
ZTTTSTYTTT w:cat
WTUUTUTZUS w:cause
TUUUUTTZTT w:caused
TUTTZTTUUV w:cc
XUTTUUUUUT w:ce
YTUTUUUUUT w:cellar
VUTTTTXUUT w:celle
UTWTYTTUUT w:celsius
XTUUUUTWTT w:cert
VTUTXTUUUU w:certain
WTTUUTSWXS w:certificate
XUUTUUUUUT w:chair
TZTUUUTUUT w:chamo-me
YUUTUTUUUU w:chance
ZSQSbUVSSS w:change
YVTTSSUXTS w:changed
TTTTXSXTTW w:changelog
YTTTWTTUTU w:changes
WUTTSZSVUT w:channel
XUUUTUTTWU w:chaos
XTTTWSYSTT w:chapter
XTTTTUWTUT w:charge
ZTUUTUTTTU w:chart
TTSXZTTTUT w:charts
XVWSSWVTTS w:chat
XXTTTTWTTT w:che
YTTTUTTWUT w:cheaper
XUTVTTTTUU w:cheapest
cTSSURTYTS w:check
XUUTUUUUUT w:check-in
XTTTVTTWTT w:checked
UUUTUUXUUT w:checks
XUTTUUUUUU w:cheerful
VXTTTTUUUT w:cheers
XUTTTXTUUS w:cheese
YWTTUTTUUT w:chef
aUTSUUTUUT w:chez
WYTTTTSTTT w:chiamo
TWSTTXWTUT w:chicken
VSTTWTXUTU w:children
YWSSWSSTTV w:choir
TSXTSSYTXT w:chose
TUUUUUXUUT w:chosen
USTTVSVTaT w:christmas
WXTUTTTTUU w:church
XUUUUUTTUT w:churn
WSSTYSVZSS w:ci
WXTUTTTTTU w:circular
UUTUTXTUUT w:circumstances
aTTUTUTTUT w:city
VTXSWUSVUT w:claim
YXTTTTSWTT w:claims
UUTTXUUUUU w:clash
XSSTWSVVUT w:class
VUTUSSWXTW w:clean
UTTUUTUYUU w:cleared
YUTUTUTUUU w:clicks
YURRYQYWSS w:client
XTTTTTXTUT w:cliente
SVSSYWWTUS w:clients
UTUUUUYUTT w:clinic
TXTTTTWUUT w:clinics
QXWSWSUYUR w:clock
aTTTTSWUUS w:close
ZSTTSSXTVS w:closed
UTSTVWTSYS w:closes
XUTUTTUUUT w:closures
XWTTSSXTTV w:club
VUTTUTTUTX w:club's
ZUSTUSUUUT w:clue
XTTTTTVUXT w:cluster
YXTTTTTUTT w:cm
TUUUTUYUUU w:cmake
VTTTUXTUUT w:co-authors
XUUUUUTUUU w:coast
XUUTUUTTUU w:coat
RUUSXVVVVT w:code
TUUTTWXTUT w:codebase
YUUTTUUUUU w:coded
VWTTXTTTTT w:codes
VYTSXTTUTT w:coeliac
bSYRRTSXTR w:coffee
XUTTTTUUUU w:coffee's
ZTTTUTTUUU w:coin
XRTXSSRZWT w:cold
VTTTXTUUUT w:colle
XWTTWTTTUT w:colleagues
XXTSUTTUUT w:collect
XUUUUUUUUU w:collects
UVVSVSXSVS w:colour
TYTUTUTUUU w:colourblind
YTSTSTXWUS w:column
YTWWTTSTTT w:columns
ZVPQXRTXWV w:come
VSSTUSWWXS w:comes
TUTTYTUUUU w:comillas
aTTUTTTVTT w:coming
XTWWUSTTTT w:comma
TTTXXTUTUT w:comment
VSTRXVWSSV w:commit
WWUSYRSUUS w:commits
VYTTUTWTSS w:committee
XXSTUTTUTT w:como
VUSTXVWTTS w:company
YTTTUTTUUU w:compare
VXUUUUUUUU w:compared
YTUUTUTUTT w:comparing
ZTUTUUTTUT w:compile
UUUUTUUXUU w:complaint
TTXTUTTXUT w:complaints
XUUUTUUUUU w:completely
UXTTUTWUTT w:compose
YTUUTTTTTU w:computer
VTPWZUWSVR w:con
YTTTTTUUUT w:concern
TTTTXTXTWS w:concert
XUTTTTUUUU w:concrete
VXUUTUUUUT w:confirmation
XTUUTTTWUT w:confirmed
XUUUUTTVTT w:connections
YUUTTTTTUT w:considered
WTTTXTTUUT w:console.log
TSUUUXYTTT w:contact
WUUTXTTUUT w:contain
VTYTWTTTTU w:container
XUUUUTUTUU w:content
VXTTUTUUUT w:context
YUUTTUTTUT w:continue
WRSSWWWWVQ w:contract
UUUUUUTXTU w:conversion
TTTUWTXTUU w:convert
YTTTUUUUUT w:convince
UXTTTTYSUT w:cook
UUTTUUUXUT w:cookie
VTTTTTUXUT w:cool
YTTTUUTUVT w:copies
USSSZVVWTS w:copy
ZTTUTTTTUT w:copying
XTUUUUWTUT w:core
TWYWTSTTTT w:coriander
YSTSZUTUTS w:correct
WTUUTTVTTX w:correction
XUUUUUUUUT w:corridor
UUYTTTUUUT w:cortas
YUTUTTTTUT w:cost
bWQXUQUSVR w:could
XUUUTUTUUU w:council
YUTTTUTUUT w:counsel
XTSTVSWTWT w:count
XTUUTUTTUU w:counted
TYTTUTUUUU w:countries
ZTUUTTTUUT w:country
STTTUUXWTT w:counts
VTTTUSXTXT w:county
YUTUTTUUUU w:couriers
XSSTVTTTUY w:course
TWWTTTXTTT w:court
UUYSUTUUUU w:courtes
YTTTUTUUUT w:cover
TTTTUTZVUT w:covers
TUUTTTTZUT w:cracked
XUTTUUTUUU w:cranky
VTTUUXTWTT w:crash
TWTUWTXTTS w:crate
WTTXUTTUUT w:crawl
XTTTTUUUUU w:crazy
VUTXUUUUUT w:creeps
XUTTUUTTUU w:crisps
TXSSVWXSST w:cron
XTTXTTUTUS w:cross
UTTTTXXTTT w:crossword
YTUUTTTUUU w:crying
YTUTUUUUUT w:crypt
WTTTXSWUTT w:csv
TTTTYUTUUU w:cue
TTTSTXXUUT w:cups
YUTTTUTUUU w:curious
XTUUUUTUUU w:curry
VUXTTTUUUT w:curtas
WXUTUUTTUT w:custody
VUQRYYXVSR w:customer
SSWRYYWWSR w:customers
TTUUUUTXUU w:customs
XTRTWSSWVX w:cut
YUUUUTUUUT w:cuánto
YUTUTTTUUU w:cv
UUXTUUUUUU w:cve
VUTUXTTUUU w:cycle
WTXTTVTTUT w:código
YRRRZRXXTS w:da
XUUTUTTUUT w:dafür
UYUUTTTTVT w:daily
YTUUUUTUUT w:damen
WTUUTTXTUT w:damit
UXTTUWTTTT w:danish
YTUUTUTUUU w:dann
WTTSTYUTUU w:dans
VUYSWRXSUS w:dark
WXRQURVXSW w:das
VTUTTTYTUU w:dashboard
TUTTUXUUUU w:dashes
XTTTWTTTUT w:dass
VWQRaRYWSR w:data
TUTTTXUXTT w:database
YUUTUUUUTT w:datasheet
VVQVXUUSXQ w:date
VTTSaTTUUT w:dates
VTUTTTTTWX w:daughter's
XUTTUTTWUT w:dawn
XWZPVPWUWP w:day
XTUUUUUUUU w:daylight
VWQRVXWWWQ w:days
UUXUSTYVSS w:db
TVRSUYYPXT w:de
XRRWTQVYRZ w:dead
XTTTTTTTXW w:deadline
UYTSVTVUUS w:deaf
UXTUUXSTTT w:deal
XSXSTXTVTS w:dear
XTUUUTVUTT w:debian
TTXTTTTTYT w:dec
USTUUTVVYS w:december
XTTTUUUUUU w:decent
aTUTTTTUUT w:decide
XSTTSSeTTS w:decided
TUUTTUYUUT w:decidimos
TUXTWTTTUT w:decimal
VUTTTTZTUS w:decision
TUTTTTYTYT w:deciso
VTUUTTYTTT w:deck
UTTTTTVUUX w:decommissioned
VTWRYVVSTS w:default
UTTUTTYXTT w:degrees
VWSSTSSXXT w:del
XSSTTUTUUY w:delete
WTTTTXXTTT w:delivery
XSTTWTSYTS w:dem
YTTUUTSTXT w:demo
WXRWQVVSWR w:den
TXUUTTWTTT w:dental
ZSTSTVTUYS w:dentist
XUTTTTUUUU w:dentists
YUTTTUTUUU w:department
VUUTUUXTTT w:depends
USRRWXTYTW w:deploy
TTTTTWXUUT w:deploys
ZTTTUTTUUU w:depuis
YTUUUTTUTT w:deputy
WUQQXQYYXP w:der
VTVWSSRWWT w:des
TTUTWTXUUT w:description
USSTUTXTWW w:design
UYTTTUTUUU w:designer
YaSTTTTSUS w:desk
TTTUUUXUTU w:desktop
WWTTYSSUUS w:deutsch
aUSTTTUUUT w:deux
TUTUTUXUUU w:dev
UUUTTXUUUU w:develop
UTUUUTYVUT w:device
USRSXSXWXS w:di
XTTUUUUUUU w:dia
TTTTTTZUUU w:diabetic
WTUUTTXTTT w:diagnosed
UUTTTXTUUU w:dialect
ZTUTUUTUUT w:diary
YUTUUUTUUU w:dice
XUTTUUUTUU w:diceva
TYTTUTTUUU w:dictate
XRTUSSUcUS w:did
VSTUSXRaTS w:didn't
WURXWQXRYP w:die
VTTTUTXXTT w:died
TTTTXTXUUT w:dienstags
TUTTXXTTUT w:diesem
YUUTUTUUUT w:diet
WUWRXSTVUS w:diff
XTTUUUUUUT w:difference
aUTTUTTUTT w:different
UUUTXUTUUT w:dig
VUTTXTTUUU w:digests
VTUUYTTTUU w:digits
YUTTTTTUUU w:dilution
XWSSTYUTUS w:dinner
TTTTWXTUUU w:dinners
XUTUUUUTUU w:dire
TUTTUXTTVT w:directly
XTTUUUUUUT w:disappointed
VTTTTUTXUT w:disaster
XTUUUUTUUU w:discuss
ZUUTUTTTUT w:discussion
XTTUTWTTUT w:disk
UTXXTSTTUT w:dislike
XUTUUTTUUU w:disse
VXTUUTUUTT w:district
aTTUTTTTUU w:dit
UTTUUTXUTT w:django
XUTUUUUUUT w:dmesg
YTSSTTWVTT w:dns
YVVXUTUNPX w:do
ZUTTWTTTUS w:doc
XTUUTUTUUU w:doch
UWRSYSSSWW w:docs
XUUUTUTUUU w:docstring
YUTTUTUUUT w:doctor
ZUTTTUTTUU w:doctor's
YVTPPPcXYP w:does
YSRSVWTaSR w:doesn't
VWTTTTYTTT w:dog
YUTTUUTUUT w:dogs
VZSSUTVWTS w:doing
XUUUUUUUUU w:dollars
TUUUUUTXUT w:domain
VWPYRbSRPY w:don't
XTXRURWVWQ w:done
YTTUTSYUTT w:door
SWTTTTWTUX w:dos
XTSTWVTUUU w:doses
YTTTTUTWUT w:dot
UWTSTUWYSS w:double
UUTTUTTXUU w:doubled
TUTTZTTTUU w:doubt
aQRQWQTWXX w:down
XUTTWTTTTT w:downstairs
UVTTaSWUSS w:dr
cTRSVQVTXR w:draft
XSWWRVSTUU w:drafts
XTUUTUTTUU w:dragon
ZWTTTTTUUT w:draw
YTTUUUUTUU w:drew
WTUUUTTXTT w:drift
XWTTUUTUUT w:drill
VYSTUSUUUT w:drink
UXTTTVXTTS w:drive
YXTTTTTTTT w:driver
ZUTTUTWTTT w:drives
UTTSTTVXUW w:driving
VRRRUWYVSX w:drop
XTTSSTVWTW w:dropped
YUUUUTTTUT w:drove
XTWSSTTYTT w:dry
UUTTXUUUUU w:dry-run
XSRXVUVRSW w:du
XTUUTUTWTU w:dud
YSRTSSTWbS w:due
VXTTUUUUUT w:duh
VUXTUTUTUT w:dull
WTUTTUTYUT w:dump
VXTTTUTUUU w:dundee
XUTTUUUUUT w:dunno
XUTTUUUUUU w:durch
XXTUTTTTTT w:dust
VWSSYSWUTS w:dutch
YTTTTUUUUU w:duz
VUTTXUTUUT w:duzen
TTUUUTZUUT w:décidé
STSZUTUUUU w:déteste
XUUUUUTUUU w:día
WVXSRYWTRS w:e
WTTUXTTUTT w:e.g
VQPQbVWWYQ w:each
WTSTUTWTYS w:earlier
WTXVTTTTTT w:early
XWTTUTSWTT w:earth
TUTTUUYUUU w:east
UUUUTUUUXT w:easter
TXUUUUTUUT w:eastern
VcQQXWUSUR w:eat
UTTTUTTYVT w:eaten
YTUUTUTTUU w:eating
YUUUUTTTUU w:eats
UUUUUUTXTT w:echo
YUTTUUUUUU w:echt
UTUUUUUXUU w:edge
UUTTTYTUUU w:edit
TXVWUSSTWR w:editor
VUTTXTWUTT w:edits
TTSXTTXWUT w:effect
UZTTTUTUUT w:egg
aUSTTTWTTU w:eggs
ZUTTUTTTUU w:eh
VUSSSWXSXT w:eight
WWTTTTTXTT w:ein
XUTTTXTUTT w:eine
YWTTTTTTUT w:either
VTUUXUTTUU w:ek-2291/b
YRXSRRXTYS w:el
XUTUUUUUUU w:ele
UXUUUTTUUT w:electronic
YTUUUTTUTU w:elevador
XWSSTSSXWS w:eleven
VXQSYVWSSS w:else
WYYRSTRTXR w:em
WXTTTUTTUU w:emacs
WcUUSSSUUR w:email
XUUTUUTUUT w:emailed
UWTTYSSWTS w:emails
YUUTUTUUUU w:emigrate
UUUTUXUUUU w:emoji
SSRYRYVSTX w:emojis
XWUUTTTUTT w:employer
XUWTTTVTTT w:empty
XZPPcTWSRR w:en
XUTTUTUUUU w:enclosed
UQXQUXYQYQ w:end
UUTUYTTUUU w:endpoint
TUTUWTXTTU w:endpoints
WXTTTUTUUT w:energy
XUUUUUTUUT w:enforceable
VVTTTTYTUT w:engineer
TWTTZTTUUT w:englisch
UXXVaPTSSQ w:english
UTTTTTVXTX w:enough
XUUTUUUUUU w:enquiry
aTTTUTUTUS w:entire
VTTUTXUTTU w:entre
UUTUXTTUUU w:entry
XUUUTUTUUU w:er
VUTTTTTXTU w:era
WTTTUTUTTX w:erase
UYTTTUUTUU w:erfurt
UUUTXTUUUU w:erklären
WTSSZWRWTS w:error
VSSSTSZUYT w:es
WTTUUTXUUT w:escalation
XUTTUUUUUU w:esse
STSTSXWTXX w:est
XUTUUUUTUT w:est-ce
TUTUWTTUXU w:este
VUXUTUTTUU w:estimates
XTUUUTTUUU w:esto
WTUTUTTUTX w:estonian
WXTTTTTUUT w:estoy
VWSSSSXTXT w:et
YUTUTTTUUU w:etc
YUUTTUUUUU w:etwas
aWSTTTSUTT w:eu
YUTTUUTUTU w:euh
XTTTWTTUTT w:eur
UTTTXTXTUT w:euro
UTSTYWWSTT w:euros
UTUUTUUTYT w:eve
YUQSWYUVTR w:even
XSVSTXRWXR w:evening
WUUTTTXTUT w:evenings
UTTTWTTXTT w:event
VTUUUTTXTU w:events
XVRXWYUQTQ w:ever
VUUQdRZWQP w:every
ZWTTWTRSTU w:everybody
ZZRSWRUWSR w:everyone
XUUTTUTUUU w:everyone's
TWVUXTWVQT w:everything
WWVVXQWSSR w:everywhere
XTUUUUUUUU w:evil
aTTUUUTTUT w:exactly
XTUTTTUTXT w:exam
TUXTUUUTUU w:examples
TTTTTXWUTT w:excel
YTTTUSTWUT w:except
ZUTTTTTUUU w:exception
bTUSUSTUUT w:exceptions
TTTWSZTUUT w:exclamation
XTTTTTTUWT w:excuse
XTTTUTUWUT w:exercises
VTTXUUUUUT w:exhausting
YUTUTTTTUT w:exit
TTUUUUTZTT w:expired
XSYQYYRTUQ w:explain
WUTXUTTTUT w:explained
XUYSUUTTUT w:explanation
WUTTXTUUUT w:exploit
XXSSVRWWTS w:export
UXUUTUTTUT w:extra
ZTTXTTTUTS w:eyes
YUUUTTUUUT w:fact
ZUWTSTTTUT w:fahrenheit
WTTTXTUUUT w:fail
VUTSUTSbTS w:failed
YUTUTTUUVT w:failing
TTTUWUSXUU w:failure
ZTSTTTVSXT w:fair
ZUTTUTTUTU w:fait
TUXTTWUUUU w:fake
TUUUUUXTUU w:falkenstein
VUUTUTTUXT w:fall
aTUTTTTUVT w:falls
UYTTUTUUUU w:falo
VYVSWVUSSR w:family
VTXXTSUWSR w:fan
VUXSTTTTWT w:far
VYTTTTTTVT w:fast
YUTTUTTTUT w:father
XTUUTXTUTT w:fault
UUUUTUXUTT w:fauré
YUTUUTTUUU w:faut
YTTTYTTUTT w:favor
TTUTTXWUTU w:favore
TXXTTTUTUT w:favourite
UTTTTXWTTT w:fax
XTTUUUUTTU w:faz
USSTYSVTWW w:feature
TWUVRTRTbS w:february
WUTTTTTUXT w:fechado
XUTTUUUUUU w:feedback
UUUTUTXUUT w:feeds
VUTXTTTUUT w:feel
YUUTUUTTUT w:feeling
XTUUTTTXTT w:fehler
WTTTTTTWTX w:fell
YTUTUUTUUT w:felt
UTTTVTYTUT w:fern
XUUUUUUUUT w:ferries
UUTUTUTUYT w:fest
XUTTVTTTUT w:fetch
YUTTTUUTUU w:few
YTTUTUTUUU w:ffill
VUTUUUXTUT w:ficar
WTTUUUXUUT w:ficou
XXTTUTTVUT w:field
XTSTXTTTUU w:fifty
UUXTUUTUUT w:fight
UTTTUXXTTT w:figma
VUWTZTTUTT w:figures
XQVQWWVZRQ w:file
TTSRYZWTTT w:files
XUTTWTTTUT w:fill
TVUUTTXUUU w:fils
VUTTUXTUUT w:filter
XSTTSTZTVS w:final
VTSXTTTXUT w:finally
YUTUUUUTTT w:finalmente
ZSXYVRRUTR w:find
UWXPWVPYRV w:fine
XTTTXTTUTT w:fingers
VTTUTUTTXT w:finish
VSXTXTSSXR w:finished
XVTTTTYTTS w:fire
UTUUTTWUTX w:firm
VWUTUXVTTS w:firmware
UVZOaSUUYM w:first
VaWRSSSXUS w:fish
UUUUXUUUUU w:fit
WVVQWUZVRR w:five
eWWSRSSSUR w:fix
VUTTTSWZTS w:fixed
YTUUTUUUUT w:fixing
WTTTTTYTTT w:fixture
XTSUTTVVUT w:flag
UTSTYSVTTX w:flags
WTTUUTTXUT w:flaky
XVTTSRYZSR w:flat
UUTUWTUTXU w:flight
XUUUUUUTUU w:flip
XTTTXTXTTT w:floor
TTUUTUTYUU w:flopped
WSXTTTVVTT w:flour
SYWTTSWTTT w:fly
XUTUUUUUUU w:foi
USTTXVZSTS w:folder
YTTTVTWTTT w:folks
UUUUUTUXUT w:follow
VTTXUUTUUT w:fond
ZTUTTTTTUT w:foo
XTUTTTUUUU w:foot
WTVTXTUTUT w:football
YTUUTUTUUT w:footer
YTTTUUTUUU w:footnotes
WUTTSZTTUT w:force
XTTTTWUUUT w:forever
VVQRURXTTc w:forget
VSSSWWTXXR w:form
WTSTaTTUTU w:formal
TTTUWTXUUT w:formatter
WTUTXUTUUT w:former
XUUUUTUUUU w:formuliere
XTUUUUSTUU w:forth
TUTUTUTXXT w:fortnight
VXTTUTUUUT w:fortran
XUTTUUUUUT w:fortune
YSTTTTTXUU w:forty
ZTUUUTTUTT w:forum
VUTTWXTTUT w:forward
YTUTTUUUUT w:forwarding
aTTTTTRYTS w:found
XUVTTTTUUT w:fountain
YUPQVWXTXR w:four
ZWSTVTSTTT w:fourteen
XUUTUTTUUU w:fox
VTUUXTVTTT w:fps
YWTTUTTTUT w:frame
VUXTUTTUUT w:frames
WWRSXSVTTT w:français
UTUTWUXTTT w:frau
XUUUUUTTUT w:fraud
ZSRSXXVTTS w:free
UXTTUUTUTT w:freelance
XUTUTTTUUU w:freelancers
VTTUUSSUbS w:freeze
YUTUTTUUUT w:freitag
YTTTXTTUTS w:french
XUUTTTTUUU w:freundlich
XUUUUTTUUT w:fri
XURSXVRWXQ w:friday
VWTTSXXSVR w:fridays
WTTTSVVYTS w:fridge
XSUWUTSTWT w:friend
XUUUUUTUUU w:friendlier
YUTUTUTUTU w:friendly
QSUVXQWXSY w:from
SWVRYVXRSR w:front
UUUTTUYTUT w:frontend
WTTTXUWTTT w:frozen
YUTUTUUUUT w:fruit
WRXSVVWTTS w:full
XWTTTTUUUT w:fun
aUXTSTTUUT w:function
TUWSYTTUTU w:functions
XTUUUUUUUU w:funeral
ZTRSWXSTUT w:funny
XUUUUUTTTU w:furgone
UXSSYVSTTS w:future
TTTUUXWTTT w:fwiw
SXTTTTZTTT w:fyi
VTUUUUXTUT w:förster
YTRRWRUSWW w:für
VTTSYTTWTT w:game
TTWTTTYUUT w:games
TUUUUTYUUS w:gas
WSUUUTZTSS w:gate
TTTUUTXTWT w:gateway
WRSSSSSZWY w:gave
YTUUUUTUUT w:geehrte
TXTTTTXUUT w:gegen
ZTTTTUUUUT w:geht
UUUUXUTUTT w:gehört
YUUUTUTTUT w:gel
XUTTTWUTUT w:gelatine
XTUUTUTUUU w:genau
XUWSWTTTUT w:general
XUTUTTUUUU w:generally
WUTTXTUUUU w:generate
STTTXWXTTS w:generated
UXTUTUUUUU w:generation
VUUTTXUUUU w:generell
VTTUUTXTUT w:gente
XUTUTUUUUT w:gentle
YUUUTUUUUT w:gentleman
WXTUUTTTTU w:geography
VXUUTUTUUT w:georgia
VUTWWVWQWQ w:get
UTPRXWYTXR w:gets
YUTTTTWTUT w:getting
WZTTTTUTTT w:ghent
YTUTUUTUUT w:gijón
XTTTXTTUUT w:gilt
XTXTTUTTUT w:gimme
TTTTUTWTUX w:girls
UUTTXTUUUU w:gist
WXSTTTWUUT w:git
YUUTUTUTUT w:gitlab
VPYUYYTRRU w:give
VTTTUUTTUX w:given
XSSYSSVWUT w:gives
WUTTWXTTTT w:giving
XTUUWTTUUT w:glad
UTTXTTTWUU w:glaze
XTTTTTUUUU w:gloves
UUTTXTTYTT w:glue
YUUTUTTUUT w:glue's
VXRSWTSUTW w:gluten
VUUTUUTTUX w:gmail
VTTUUUXUTT w:gmbh
YSUUUUTUUU w:gnomes
ZYUPbPXPUO w:go
TUTUXTTTYT w:goal
XTTUUUUUUT w:god
UUTUXTVUTT w:godot
VWPPZWUUYQ w:goes
aQSRVVXWSQ w:going
ZQRSRRWYSZ w:gone
ZUTTUTUUUT w:gonna
WXVNUWWPPb w:good
YTTTUUUUUT w:goose
ZYPOSVWXWP w:got
VTTTUTVXTU w:gpu
ZUTTUUTUUT w:grab
UWTUTTVTTX w:grafana
XTTYTTTUUT w:grammar
YTUTUTVTTU w:grandson
UTTUTUXTWS w:grant
VTTTUTUXUT w:graph
XUUUTTTUUT w:gravestone
TWTTUTXTUT w:graça
aTSTVTTUUS w:great
UWSTUUXUUT w:greek
YXRSSSWYTR w:green
WUTXTUTTUT w:greeting
ZUTTTTTTUT w:grep
VXTTTTTVTT w:grew
UTUTTTZUUT w:grey
WXVSVRXUSR w:group
VTTTWXTTTT w:grundsätzlich
VTSSXYTTTS w:guess
ZTTTTUUUUT w:guessing
YUUUUTTTUT w:guide
XYTTTSSTTV w:guy
VUWTTTXUTT w:gym
XUUUTTTUUU w:h.k
ZTTUTTTUTU w:ha
UXTTUUUUUU w:habe
WTTTSTXTTW w:haben
YUUTUUUUUT w:habits
bSRRSSSdTS w:had
TTTTTTTYUW w:hadn't
fTSTTSTTUS w:haha
WQVSVRUXZR w:half
WTTUTUWSYS w:hall
TUUTTTXUUU w:hall's
UTUUUUYTUT w:halloran
UXUUUTTUUU w:halls
TXUUUTWTUT w:hamburg
VXSSVVZRTS w:hand
VTTTXTTTUU w:handled
WTTTTTXUUT w:handles
WTSWRWWSVS w:handover
XTTTUTUUUU w:handwriting
UTTUTTTWVX w:happened
YTTTTTTYUT w:happy
ZXTTTTTTUS w:harbour
bWRWTSRWSS w:hard
VXTTUTUUUU w:hardly
UXTUTTWTUT w:hardware
VTTXUTUUUT w:harmonise
TQSTVUVTYW w:has
ZTTTTTWTTT w:hat
WQTdSXSTUR w:hate
XUUUUUTTUT w:hated
XUTTTTWUUT w:hates
WUVQVPWQYW w:have
YTTWUTUTUS w:haven't
WWTTTTTYTT w:having
YUTUUTTUUU w:hay
bXRRRRYSWS w:he
XUUUUTTUUT w:he'd
ZTTSSTYTTT w:he's
XVTTTTWUUT w:he/him
VXTSSSVSWW w:head
YTTTUUTUUT w:headache
YTUTTTVTUT w:header
VUTTTTXUUT w:heads
VUTTUUTXUT w:healthy
bTTTTUTUUT w:hear
SWTTVTTXVT w:hearing
XUUUTUTUUT w:heater
YUUUTTTUUT w:heating
TYTTUUUUUU w:hebamme
YTTTTTTTWT w:hedda
XTUUTTWTTT w:heißt
XTTTUUTXUT w:held
TZTTUTTVUS w:helix
XWTUTTTUUT w:hello
ZTSTVSSYTS w:help
VUUTXTTUUT w:helper
TUTWXTUUUU w:helpers
YUTTUUTUUT w:helps
TVTTWTXTUT w:henrik
TTTUWUXTTT w:henrike
WQQRYXZTVR w:her
XTUUSTTUUU w:herbs
WaTPbUUQRT w:here
VXTTSXTTTU w:here's
XUUUTTTTUT w:hero
TUUUTTUUXT w:heroku
XTTUXTTUUT w:heron
YTUUUUTUUT w:herren
XTUUTUUUUU w:herring
UTUUTTYTUT w:hetzner
aTTSTTXTTT w:heute
UTYTYTTTTS w:hex
YXTTUUTTUT w:hey
aTTTTTTVUT w:hi
VTTSXTTXTT w:hide
aVTTTTTTUT w:hier
WUTTXTTVTT w:high
XTUTVTUUUT w:high-voltage
bTSRWWTTUS w:him
VTUUTUTXTU w:hinge
UUTUXUUTUU w:hint
YTUUTTTUUT w:hinweis
WTTTTTTVYT w:hip
XTUUUUTUUU w:hired
TTUTTTTUWX w:hiring
YRSRWRXRVY w:his
TWWTSSSTVX w:history
UUTYUTUUUT w:hives
ZTTUUTTTUT w:hm
aUSTTTUUUT w:hmm
WXSTTTYTST w:ho
VUTUTTXUUU w:hobby
WRQYYVQTSX w:hold
VUTTTXTUUU w:holds
YTTTTUTWTT w:holiday
UUUTUTXUUU w:holidays
UXTUTUWUTT w:hollis
VXQSVWUTSW w:home
YTUTTTTUXT w:honest
YSRWWTTUVT w:honestly
YUUUUUTTTU w:honeypot
TTXTTXTTUT w:hooks
VYUUUUTTUT w:hospital
VTTTUTXYTS w:hot
WUXSYSSWTQ w:hotel
TXTTUTXTUU w:hotels
aWTTUSUTTT w:hour
XXYRRRYWSR w:hours
bTRSZRWSTS w:house
UYTXTTUTTT w:household
XUTTTWTUUT w:houses
cQXSWRUSTS w:how
YUTTUTTUUT w:hoy
XUUTTTUUUU w:html
VYTUTUTTUU w:hull
UUUUUUUXUU w:hum
XUTUTTUUUU w:human
XUUUUUUTUT w:humidity
WXTTUTTTUT w:hungarian
XTTTUUUUUT w:hungry
YTUUTUTUUT w:hurry
WXTSTTTWUS w:hurt
XUUUUUTUUU w:hurts
YSUUUUUTUU w:husband
UXUUTTWUTT w:hut
TZZXSTQPQX w:i
VSZXSTNVVU w:i'd
dTSSUSWTUS w:i'll
ZfSYVLQOUU w:i'm
UYWVTNVVTT w:i've
UUUUTUXTUT w:ice
WTUTTUXTUT w:iceberg
XZXZXQORRQ w:ich
WUTUXTTUTT w:icons
USXSYSSXTS w:id
bTSSTTTZTS w:idea
XTSSYSTTUW w:ideas
XTTTUUUUUT w:idk
WVWWYYTOTN w:if
ZUTSXTTTUT w:ignore
XRPRXRXXYR w:il
YTSTTXUTUT w:ilka
TWTTTTXUUT w:ilse
VURRZWXTSR w:im
VUTTTTWXUT w:image
WSSScWSTTS w:immer
UTUUTTXXTT w:import
YUTTTTUUUU w:importe
TTTTXUXTTT w:importer
RTTWYWVUUQ w:in
YUTTTUTUUT w:inbox
XTTTTSWWTT w:inches
TUSTWSXTWT w:incident
XTUUTUUUUT w:incidentally
YUTUTTTUUU w:incidente
UXTSVWSSWT w:included
TUTTUUYUUU w:incremental
YUUUUTUUUT w:index
UWSSWSXTSV w:ines
WTTTXTTTUT w:infra
TTTXUWTTTU w:inglesi
TYXTTTTTTT w:inglês
VTUTXTTUUT w:ingredients
TUTTYVTTUU w:initials
TUTTXXTUUT w:inline
VUUUTXUTTT w:ins
UVTXTTWTTT w:inside
XTTTWTVTTT w:insists
TQUSYQYYUS w:instead
XUUUUTTUWS w:institute
UUTTXWTUUT w:instructions
ZTTUTTTVUT w:insurance
TTTTXXTUUT w:int
TTTTTXWTUT w:integration
YUUUUTTTTT w:intern
TSSTSWXVXT w:internal
UTUUTUXUUT w:internally
WVTTTTXUTS w:internet
YTTUUUTUUU w:interview
WWWSTXSUSS w:into
SYTTTUTUUW w:intolerant
YUTTTTUUUT w:introduce
WUTTTTTTUX w:inventory
XXTUTTUTUS w:invite
WSTTXSXTRW w:invoice
TTUWTXTUUT w:involving
UUUUUTXUTT w:ip
UUUUTUXUUT w:ipv6
SXUSVXXMWV w:is
VXTUUUUTUT w:islands
WSRSUWWTSY w:isn't
VTUTUUTUXT w:issue
VURRTQVWXW w:ist
XQRSVSVZSW w:it
ZUTTTTUUUT w:it'll
UVXNURXUWU w:it's
VTXXTTTTUT w:itch
TPWUWVZVTP w:its
WTSXTTSUUX w:j'ai
VZTTTUTUTT w:j'habite
YUUUTTUUUU w:ja
XTWSTTTUWS w:jam
XTRSXaSTTS w:jamais
TUTUTTTVYT w:jan
WVRTSRVWbQ w:january
VYYYVTPRRR w:je
UTUTUUYUUT w:jelena
VWTSWSVSSX w:jetzt
XUUUTTUUUU w:jo
WSTTUTYUTT w:joaquim
VSRSUWYYSS w:job
TTTTYWTWTT w:jobs
YTTTUTUUUT w:join
ZTRTUWSUUT w:joke
XTTXTVTTTT w:jokes
WXTUTTTTTT w:jorunn
WWSTURWTWT w:journal
XUUUUUTTUT w:jquery
VTTTTTXUUU w:judge
VTTUTUTUXU w:juli
TSTTUTVWYS w:july
XUVUTTTTTT w:jump
YTSUSSUTaR w:june
UUUTUUYTUU w:jury
YUTTUTUUUT w:jury's
bRXVXTUWPN w:just
UTTXUTTUUT w:justified
YTTTTTXUTT w:já
TUUUUTUXUT w:k
XTUUTUSWTT w:kafka
XTUUUUTUUU w:kam
YUTTTUTUUU w:kana
VUTTTTTUTX w:kannst
WTTUTTXUUS w:kawai
UXVTZUZTPN w:keep
UUTUUUTXUU w:keepalive
VTUTTUXTTT w:keeping
XTVSSSWWTT w:keeps
XUTTTTXUTT w:kein
VSSaUZSTTS w:keine
VUTUUTXUUT w:keiner
USSTSTVZWW w:kept
WVTTTTTTTX w:kestrel
WTXTUTTVTT w:kettle
WWSTSRYYSR w:key
XTUTUUUUUU w:keyboard
TXTSTSXTXT w:keys
TUUTYTTUUU w:keywords
ZUTSWTSTUT w:kid
YTUTUUTUUU w:kidding
XWSSSXXTSS w:kids
ZTSTTTTUUX w:kill
VTUTUTTXUT w:killing
WYSWTTTTTS w:kind
YUUUUUTUUT w:kinda
VTTTZTTTUU w:kindly
UTTUWTXTTT w:kiosk
SYTTTTSWWV w:kit
TTTUTXTTUX w:kits
UYTTUUTUUT w:knee
ZTUTUTTUUT w:knees
TYTTUUUUUT w:knit
dXURRRVTTR w:know
YXTUTTTTTT w:known
XUTUTTWUUT w:knows
TTUTZTTUUT w:kommentare
TUUUTTYTUT w:kommt
VYTTTTTUUT w:kosher
XTUUUUVTTT w:kraków
aTTTTUTUUT w:kurz
YUTTTTUTUU w:kürzer
UTUUUTXUUT w:l
VUVUUUYQXP w:la
WWTTTTTTTY w:labs
TYTTTUTUUW w:lactose
YTTTUTUUUU w:ladder
VXTTTTUWUT w:lady
YTTUTTTWTT w:lag
VWTUSTSUUX w:lake
XUTTTTTXUT w:lamp
TUUUUUTTYT w:lancio
XUTTUUTUUU w:landed
YUUUUUTTUT w:landing
XTTTUTWUUT w:landlord
ZUTTUTUUUT w:landlord's
VTTTWTTUXT w:lands
VTTTTXXTTT w:lane
VUTXUUUTTT w:lange
WXSXUTTTTS w:language
TXUTTUVUUT w:lantern
XYSSSWSVTS w:laptop
WXTTUTTTUU w:laptops
UUTTUUZTTU w:larch
XWUUTTTTTU w:larkmoth
VXTTSXSTWS w:las
YTUUUUUTUT w:lass
XWVOUVTTTV w:last
ZTRRTWVXVR w:late
VTSTVSXTXS w:later
TTUUTTTVZT w:latest
UYUTUTUUUT w:latex
ZWXTSTSTTS w:latin
XUUUTUTUUT w:latter
TUUUTTWUUX w:laufen
aTSTTUTUUU w:laugh
VTUUUUXUTT w:laughed
XUUTTTUUUT w:laughing
USTTXSYTWS w:launch
XYTTTTTTTT w:lavoro
XSTSXVUTTT w:law
TSXUTWVWWP w:le
TYSSSSWUWX w:lead
YWUTTUTTTT w:leaflet
XTTSUTTVTX w:leak
YUTTTTTVUT w:leaking
YUUUTTTTUU w:leaned
cTTSTSUUUS w:learn
XTTTUUTWTT w:learned
YTTTWTUTUT w:least
XUPRYYYTTP w:leave
XUUTUUTUUU w:lecture
UTTTWUWSXS w:ledger
UXTSTSUVTX w:leeds
XUTTUUUUVT w:leeks
YXRSVRYXSQ w:left
TYUTTUUUUU w:left-handed
UUTTTYTUUT w:legacy
XUWSTSYTTS w:legal
TXTTXTTUTT w:lei
TYUTUUTUUU w:leite
XTUTTUUUUU w:lemons
TTUTTTTWUX w:length
VTUUTUXTTT w:lennart
VSXZRXUSSR w:les
XUXTTTVTUS w:less
UTTWXTVUTT w:lesson
bTTSSSTXUS w:let
YTSTSSbTUT w:let's
ZTTTXTTTUS w:letter
WTUUZQTVVR w:letters
VXTTWTTUUT w:levels
XUTUUUUUUT w:lgtm
TWTTSTYSSX w:library
TTTUTUVTUX w:licence
XVVRTSSTTY w:life
aTTTTUUTUT w:lift
VTXTTUTUVU w:light
WXTTUTTUUT w:lighthouse
XTcaVMQUWN w:like
VTXTUTUUUT w:liked
XUTTTTWUUT w:likes
XTTUTUUUWT w:lima
XUUVTTTUUU w:lime
STTUXTWWTS w:limit
VVWRZTSVUQ w:line
WXUTTUTUUT w:linear
UVXQXXUURS w:lines
TYTTUUTUUT w:linguistics
UTTTWTXVTT w:link
XUUTTUUUUT w:linker
WUTTTXUUUT w:lint
TXTUUUUUTU w:lisboa
VYUUTTSTVS w:lisbon
VVVSWUTUWQ w:list
YUUUUUTUUT w:listened
UUUUUUTXUU w:listeners
TUTTUUXWTT w:listening
TUUUTUYTUU w:listens
WSZRXVSSTR w:lists
ZTTSUUTTUT w:literally
XXQPVUZSYQ w:live
YUTTTTTTUT w:lived
ZSTTSTbTST w:lives
XXTTUTTUUT w:living
VUTTUTTTXU w:livraison
TYTTUUTUUT w:llamo
XUUUUUUUUT w:lmao
YTUUUUUUUU w:lo
UUUTUTTYUT w:load
XUTUTTVSWS w:loan
TTTVUXUUUT w:loathe
XUTTTTTXUT w:lock
TUUTTUYUUU w:locked
TTUTYUTUUU w:lockfile
WTTTSYVUUT w:log
VTTTZTTUUT w:logger
VTTTTTUYUT w:login
XUWSWSUTTT w:logs
dSTUSSVTUS w:lol
XRZaQSUUSR w:long
VTTXTUUTUT w:long-winded
SVQRSUYSSe w:longer
bTQSUVWSSV w:look
bTUTTUTTUT w:looking
YTTSTUXTUT w:looks
WTTTSSXYUS w:loop
YTTTUTTUUT w:lore
UVRRYVYTSS w:los
XTTTWTTUWT w:lose
UTTTWTWXTS w:loss
XSTTTTYZSS w:lost
VVVRVRSZVS w:lot
XUUUTTUUUU w:lottery
VTUTXSWTTT w:loud
VTcRTTSUUT w:love
XTUUUUTUUT w:loved
YTTUUUTUUU w:lovely
WTTTVTYTTT w:low
UTSTWXWTTT w:lower
UTTSYTUUUT w:lowercase
TUXSTUWUTT w:lua
YUUUTTUTUU w:lucian
ZTUTTTUTUT w:luck
UWTTUTXUTT w:lucía
TWTTTTTUXT w:ludmila
YSSSUXSXTS w:lunch
TUUUUUXUUT w:lunchbox
TWTTTWXUTT w:lunes
VTUUUUTXTT w:lungs
XUUUTUTTUU w:lupins
YTTWTTSUUT w:lying
XVTSTTUUWT w:lyon
XUTTTTUUUT w:lyrics
YUTTUUUUUT w:lá
XUUUUUTTUU w:m
XTUUUTTUUU w:m'a
VUTTUXTUTU w:m'expliquer
aTTTTTTUUT w:mach
XTTUTUTTXT w:machen
XSXSUTXSTT w:machine
YTUWTTTUUT w:machines
TUUTYUUUUT w:macro
YTTTTUXTUT w:mad
VSSWSSXZTR w:made
VSTYTTUUUU w:mag
VUTTUTXTUU w:magazine
SXSTTYSTWT w:mai
SXXPWSUWTU w:mail
SSSYXXVSSS w:mails
SRRSUZWWSX w:main
UYTUUTTUUT w:maintain
YTTTTUWTTT w:maintenant
ZQWaYQQTTR w:make
UYVWVVRSSR w:makes
aTTTUUTUTT w:mal
XTUUTUTUUT w:malmö
cWTTTTTSUS w:man
TVUTTWXTTT w:management
VYTSXTVTSS w:manager
YTTUTUTUUU w:manual
VTTUWTTTXS w:manuscript
aTTTUTTUUU w:many
XTTTUUUUUU w:maps
VUTUUUUUXT w:marathon
XVTTSSRWcQ w:march
VTTSYXTTUS w:mark
XTTTUTTTXT w:market
YUUUTUUTUT w:marketing
SSSVYYSUUS w:marks
TWUTUUXTTT w:marlon
UUUUUTUTUX w:married
YUTTUUUUUU w:mars
TTTUTTWXTT w:master
VUTTTTTYUT w:match
UWTTTTXTTU w:mate
XTTUTUUUUT w:material
VXTSUWSTUT w:maths
XWXRYSTSTS w:matter
TUXTTWTUTU w:matters
UTTUWTYSTU w:max
UUPTSYWQaU w:may
cTTTTTWTUS w:maybe
VUUUUTTUXU w:mayo
WXTUUTTTTU w:mayor
WTXTTTTUUT w:mañana
TWZbXYOQLV w:me
YSRSSSZTXS w:mean
XUUTUUUUUU w:meaning
WTTSSWXTTT w:means
ZTUUUTUUUT w:meant
XUUUTUUUUT w:measure
TUTTYTUUUU w:measurements
VWSSXWSTUS w:meat
TXTTTWUUUT w:medical
VTXUTUTTUU w:medium
VUTTUUUXUT w:meerblick
YSSTSSXSXW w:meeting
XTSSTYWTUS w:meetings
USUVTUXTTU w:meets
YUUTUUTTUT w:meh
YUTXTTTUUT w:mehr
XWTTUTTUUT w:mein
UWUTTTYTTT w:meine
XUUUTUTTUU w:meint
TXUUUTTUUW w:membership
WTXTUUTUUT w:memo
WTTTTTTVTX w:memory
TTSTXVXUVS w:mention
YUUUTTTUUU w:mentioned
UUTTYTUTUT w:menu
TTTTXTVUUU w:menus
XTUUTUTUUU w:mercado
YTTTUUUUVU w:merely
VTTTXRSWUW w:merge
YTUUUTVTUT w:merger
TUTUXWTUUT w:merges
WUTTTUXTUT w:merk
WTTSVSXUUT w:message
RRWVXXRVSV w:messages
UXTUTUXTTT w:metres
UUXSXSSUUT w:metric
UXTUUUUUUU w:meu
WUTTUTTTUX w:meus
YYQWRWYSSQ w:mi
XTTTTTXTTT w:mia
ZTTTZSSTTT w:mich
XUUUUTTTWT w:mid
XVTUTUVTTT w:middle
XUUTUUUTUU w:midnight
TXTUUUUUUT w:midwife
bTTTTWTTUS w:might
TTTSWXSXUT w:migration
UUTTWXTUTT w:migrations
YUTTUTUUUU w:mile
ZTTSTSXVUS w:milk
VTTTTXVTUT w:mill
TUTTUUXUTU w:milo
ZSRTWRVURX w:min
bZQRRQYTUT w:mind
VZRRSWWVWQ w:mine
WXTTTTTTTU w:mine's
XUTTUUUUUT w:mines
WTUUVSSXTU w:minus
ZTTUTTTTUU w:minute
YSQSYUWWSS w:minutes
XUTUUUTUUU w:mio
ZWSXWSRTTR w:mir
UTUUTUXUUU w:mireille
UTTTVSXXTS w:mirror
UTTTXTWUUU w:mis
YTUUTUTUUT w:missed
YUUTTTTUUU w:misses
VTTTTTWYTS w:missing
UTTTWTUZUT w:mistake
SVSXZVQSSW w:mit
VTTUTTXTUT w:mixed
XTUUUUUTUU w:ml
XTUUUUUTUU w:ml/h
XTSTWTUUUU w:mla
WXTUTTTUTT w:mm
UWSTSSVXTW w:mobile
TTSXUVRTWV w:mocks
XUUUUUUUUT w:mod
USXSWSXVSS w:mode
WSSTWSXUWS w:model
XUUUUUTUUU w:modelo
SVTTTXYTTT w:models
YTUTUUUUUU w:modern
XTTTWTVTTT w:module
YUSSUXTUTT w:moi
XUTUUUUUTU w:moldova
bUTTUTVSTT w:moment
WVTTTTYTUT w:mon
XXRSSQVUXV w:monday
WSSTSSYUSX w:mondays
VVSXVSVSWR w:money
WUTTTTXTUT w:monitoring
TTUUTUYUUT w:monorepo
SZQQXQUWYV w:month
VTUUUUXUTT w:month's
UTUUXUUUUT w:monthly
TTTTTXTYTT w:months
XTUUWTTUUT w:mood
XXTUTTTTUT w:moon
UTWTPVUSUZ w:more
ZUTTUTTUUT w:morgen
VSQUUWWTUW w:morning
TYSRSXYTUS w:mornings
WZTTUTTUTT w:moro
TTTTWTVTTX w:moss
UUXVUWUSSS w:most
VaRSTTWUUS w:mostly
XWUUTTTUUT w:moth
UXUTUTVUTT w:mother
VWTTTTXTTT w:mother-in-law
XTUTUUTUUU w:mouth
aSTTWRUUUS w:move
WZSSTSXVWP w:moved
TUTTTUZUUU w:moves
WUSTWRZSRX w:mr
WRSTWXXTSS w:mrs
SUSSURWXVW w:ms
YSWWSSSSYR w:much
WTSSYTYTUS w:mum
XTTUUUUUUU w:murder
YTTTUTTUVT w:mushrooms
YTTTTTVUUS w:music
XRQRaZQSbQ w:must
UYSTPUVTUY w:my
VaSTUTTUUT w:myself
WTTTTTTXUT w:mystery
XTTSXTUUTT w:même
UUTTUTTYUU w:n'a
TUTSYXTTUT w:n'utilise
WYTTUTTTUT w:na
YTTTWTTTTX w:nach
ZTSSWVSTUT w:nada
YUSUSTWUUT w:nah
YTTTVUUTUT w:nahuatl
VXTQWYVSPV w:name
TaTTTTVTUS w:name's
TSSSZXVWSS w:named
TVRRZWTSTW w:names
VXTUUUTUUU w:namur
VTXTTUTUUU w:nano
TZTTUUTUUT w:nantes
XTTUUUTUUU w:nat
UUTUUUXUUT w:nav
UUUUUUUXUU w:navmesh
WTSSTZWTTT w:ne
WTWSWSYSTR w:near
VSUWXTORXX w:need
VUTTWTXTUU w:needed
VTUTXTTTUU w:needing
XTRRYUWUWR w:needs
UTTTUYUTUU w:nei
aSTTTTVTUT w:neighbour
YXUTTTTTTT w:neighbours
WTSTTXXTTT w:neither
TTTTXXTTTU w:nelle
TYTTUUUUUT w:neovim
UTUUTUXUTT w:nessa
UXUUTUTTTU w:netball
ZTUUUUTUUT w:neu
aQSWWeRWPM w:never
TUOPbUVYZO w:new
UTTUUTYTUU w:newer
XWUTTTVSUT w:news
XUUUTUTUUT w:newspaper
ZPQWXVVUUQ w:next
dWSSRSUTVS w:nice
YUUUTTTTUU w:nicely
ZUTTTUTTUT w:nicer
aXSRVSWTTS w:nicht
XTTSTZTUUT w:nie
VTTTVTSUUY w:niece
VTTTTaTTUT w:niemals
WZSSRSVWVR w:night
XTUTUTXUTT w:nightly
XWSSTVSXUS w:nights
TUVPRYXYVQ w:nine
XTTTTTTXUU w:ninety
USSTRbUSTZ w:no
YQQVVZXTRS w:nobody
VXTTWSTTTX w:noch
WSTUYTVVSS w:node
TUUTTXVTTU w:nodes
VVSXSYSSTT w:non
aTSTTTWUTS w:none
WWSTUVRSZS w:noon
UXUUWTUTUS w:noor
VUTUUTTXUT w:nope
XTTTTXWTTT w:nor
XUUUUTTTUU w:norm
aTTTTUUUUT w:normal
ZUTTTTVTUT w:north
XTTTUVUUUT w:nos
VSSZVZWQLW w:not
UWWQUVUSSX w:note
WTTTUXTTUT w:notebooks
VUPPUaRZVU w:nothing
ZVRSSYUUTS w:notice
WUTTTTUXUT w:noticed
TUUUUUXTTU w:notifications
VWXTTTTTTT w:notion
YTTTUUTUUU w:nous
XTUTTTWTUT w:novel
VXTTSSUTYS w:november
WXRLWRZWQY w:now
XUTTTTUUUT w:nowadays
WTTTTXTUUT w:nowhere
TTTSWXWUUS w:npm
UTUVUTTXUU w:ntp
VUUUTTXUUT w:null
UWTTUTTXTU w:numa
UQQWZPXVRZ w:number
XUUUUUTUUU w:numbering
VRVQYYWVTR w:numbers
XTSSTaSUUT w:nunca
VYSRYSSTSX w:nur
UXRSUVVWST w:nurse
XTTSTTXTUV w:nuts
ZTSTUWTUTT w:não
XVQSYRXSXR w:o
UTTUTTXTTW w:o'clock
VUUUXTTTUT w:o2
ZTTUTUUTTT w:oak
YTTTUTWUUT w:oat
XUUTUTUUUU w:oats
XUUUTTTUUU w:ob
XTTTTTXUUT w:object
UXUUUTTUUT w:oboe
ZTTUTUTUUT w:obviously
TSTUTUXSZS w:october
XTTTTTWTTT w:odd
YUTUUUTUUT w:oder
WTTTTXTUTT w:odile
PWUXTUUVXR w:of
UTNNWYTWYY w:off
TUUUTTUXUT w:off-by-one
USSSXXWUUS w:offer
VTTTXWTUTT w:offers
VVQRWXWSSV w:office
YTUUUUTUTU w:official
XUTTTTWUUT w:offline
WUUTTUUTXT w:offsite
ZTSSTYTUUT w:oh
WTTTTTXUUT w:ohio
XTUTSYTUTT w:ohne
WTTTUTUUUX w:oil
aQQXXXVUSP w:ok
TTTUTXTXUT w:okapi
YTTUSTXTTS w:okay
TTUUUUYUTT w:okonjo
UVTTTUXUUT w:oksana
WXVQROSXWZ w:old
UTUUTUXUTU w:oltmanns
XTTTTUWUTT w:olu
XUUUTUUUUT w:oma
XUTSTWUUUT w:omg
SURSWWXUYS w:on
YUTTUUTUUT w:onboarding
cRRSWRWXTR w:once
XUZTXOWVRR w:one
ZTTTWTSUTU w:one's
YWYVUTVRSP w:ones
XUUTUTUUUT w:onions
TYSXTXSTTT w:online
TWYTbUZTQK w:only
UVWVXQVSWQ w:open
WTTTTTVYUT w:opened
XUTTTTXUTU w:opening
VTWSTSRXYT w:opens
UUUTTUUTUX w:opera
aTTTTTTUUT w:opinion
YUTTTUTUUT w:opposing
UUTTTUYUUT w:ops
YUUUTTTUUU w:option
VUXSTTUUUU w:options
XVWWWTRRWO w:or
VTTTYUUUUU w:orange
VUUTUTTXUT w:orchids
YVWRTQVUYQ w:order
VTTUTTWTXT w:ordered
XUUTUUTTUT w:ordering
WTTTTTYXTS w:orders
WTXTTTTUTT w:os
ZSUUUTTUUT w:oslo
VXUUTUTUTT w:osprey
WXUVQWWRRU w:other
XTTTXUTTUT w:others
YSSSZTTUUS w:otherwise
WTTTTTYTUT w:otter
TUUUUUTYUT w:ottilie's
UUTUUUXUUT w:otto
UTUUUTXUUT w:ottoline
ZUTTXUTSTT w:ought
VSQSXTaWUS w:our
WTTTTWVSXT w:ours
TSTSVXTXWS w:out
YTUUTUUUUT w:out-of-office
XUTUTTTWUT w:output
UTTTXUWUUT w:outputs
TWSTUZVSSS w:outside
VTSTTUVYUT w:oven
RSYSWTUUWU w:over
ZTUTUUTUUT w:overkill
TUUUUUUXUT w:overnight
ZWVRVUQWSR w:own
VTSSTTbUUT w:owns
VUXUTTTUUT w:oxford
TVUTXTVUTT w:oyelaran
ZTTTUTTTUU w:p
WTUXUUTUUT w:p-values
TUUUUTTWXT w:p99
XTUUUTTUUU w:pack
TUUUUTUXUU w:packaging
YUTUTUTUUU w:packing
TYTUUUUTUU w:padaria
WXTSUTUUUT w:paediatric
aQXRVSTVRV w:page
WUUTUUTXTT w:pager
WTTUTZSTUT w:pages
TTTTUUXUUU w:paging
XSTTTUXUUS w:paid
VTUUUUTUTX w:paint
UTTWXTTUUT w:pairings
VUXUTTUUUT w:pandas
XTTTSTWXUT w:panic
XTUUUUTUUU w:papel
XRXTRSXVWS w:paper
ZTWSSWSSUS w:papers
YTUUUUTUUT w:paperwork
XTTTUTWUUU w:par
aVSSSWWTTS w:para
ZTXSUTSTUT w:paragraph
WTUVUXSTTS w:paragraphs
TXTUUTUUUT w:paramedic
ZUTTTTUUUT w:parcel
XTUTWTVTTT w:parcels
UUTTXTUUUU w:parentheses
UTTWSYVUTT w:parents
UTTTVXUUUT w:park
XUUUTUTUUT w:parking
UXTTUUUUUU w:parle
UTTXTWTTTU w:parole
XUUTUUUUUU w:parrot
WXTTVTWTTS w:parser
UWSSYXVSSS w:part
TYTUUUTUUT w:part-time
VXTTUTTUVT w:particular
VUUTUTXUTT w:partner
UTTTYTYTTT w:partners
ZTTTVSUTUT w:party
STSYSWZTTT w:pas
TTUTTTSZTX w:passed
WTTTXWTTTT w:passive
VUUUTTYTUT w:password
ZTWTUTSTTU w:past
YUTTTTUUUT w:pasta
XUSSVTTYUT w:paste
YTUUUUTUUT w:pasted
WUSXTTTWUT w:patch
TXSXTTTTUU w:patience
TVTWTXTTTT w:patient
TUUUXTTTUU w:patients
XSVSWSVXTS w:pay
XXTSTTVVTS w:payments
TWUTTTYTTT w:payroll
WTTTTTXUUT w:pays
XTTTTTTWXT w:pdf
XTUUTUVTUT w:pelham
TTUUUUYUTT w:pelle
WXTTTTTUUT w:pen
TYTTTUTUUT w:penicillin
XUVTTTTUUT w:pens
TUUUUUTXWT w:pension
YUTWTVWPSV w:people
UWXTTTTUUU w:people's
SVUPXXYTWQ w:per
UUSUWTTXUT w:percent
XXSXSTUTTS w:perfect
bTSTUTTUUT w:perhaps
VTTXUTUUUT w:period
XTUUUUUUUU w:perl
UUUTUUXTUT w:permanently
XTUUUUTTWT w:permit
VVSRYTVSTW w:person
VTWTXTTUUT w:personal
VXTTUUUUUT w:pescatarian
TXTTTVUUUT w:pesticides
YUTTUUUUTU w:peu
XTTTUUUUUU w:peux
UTUUTUXTTU w:pfarrer
ZTTTTTVTWT w:phase
TVXTTUTUUU w:phd
WTTTTXWUTT w:philippa
YUUTUUTTUT w:philosopher
URSXVWTVQW w:phone
TTTWXTTUUU w:photo
WTXWTSTUTT w:photos
UTTTUYUUUS w:phrase
WUTTTTTTUX w:physics
TSWTSSYWTW w:piano
XTSSTXXTUS w:pick
YUUUTTUUUT w:pick-up
VTTTUTZTUT w:picked
VTTUXXSTTT w:piece
TUUTUUYUUU w:piers
TTTTTTVXXS w:pilot
YTUUUUTUUT w:pin
TTUUUTWXTT w:pinned
UXSTWUWTTS w:pitch
TTXTUUWUUT w:pixel
VUTTUXTUUT w:pizza
WTXSTTWTTU w:più
YXSSTRXSXQ w:place
SSaQSXXWSS w:plain
WTPVWWWRXQ w:plan
WUXSTTUUUT w:planes
UTUUSXUTUW w:plans
XTUUUUTTUU w:plants
XSTXTSWTUS w:plastic
WUTUTUXUUT w:plate
VXTTUWTTTT w:platform
XUUUUUUTUT w:plausible
UaTTTTUUUT w:play
TTTUUTWXUT w:players
VXTUTUTTUU w:playing
YUUTTTUUUT w:plaît
XQaJehOMNY w:please
TTTTXTXUUT w:plenty
XUUUUTTUUU w:plinth
VUTTTTVXUT w:plot
XTTTVWTUUT w:plots
XTTTUTVWTT w:plumber
XZSSSSWVTS w:plus
SXTSSVWUXS w:pm
SSSSYXXTUS w:pnpm
UTTTUUYTUT w:podcast
YUTTUUUTUU w:poem
VXUUTUUUTT w:pohl
bTWSTWSTTT w:point
URWXVWRUSV w:points
UUXTUTUUUU w:polars
ZTSUWTTTUU w:policy
bTTUTTTUUT w:polite
XUUUUUUUUT w:politely
UVWTSTVZSS w:pool
WTXTUTTUUT w:poor
YVXSXSRTTT w:por
VYTTTTTUVS w:pork
VXTTUUTUUU w:porque
WTSTSRXXTX w:port
XSTTTTWVWS w:portal
XXTTTTSTWT w:porto
YTUUTTTTTT w:portraits
WUUTXUTTUT w:portugal
TYYTTTTTTT w:português
XUXSTTUUUS w:possible
VVSSRYXWTS w:post
YUUUTTTTUT w:postcard
TXUUUUTTTU w:postdoc
VTTUTTWSUX w:poster
TTSSWScVTR w:postgres
YUTTTUVUUT w:pot
TUXTUSWTUT w:pounds
WSWTSSYTTU w:pour
YUTUUUUTUT w:pourquoi
YUTTUUUUUU w:pourriez-vous
XUUTTUUTUT w:power
TTTUXTWTUU w:pr
VUTXUUTUUT w:praise
XTUUUUTUUU w:prats
XUUUUUTTUU w:precisely
VSfRXQSUUR w:prefer
UTbSTTTTUT w:preferisco
XUUUTTTTUU w:preferred
ZUUTTTTUTT w:prefers
VTYTTTTUUU w:prefiero
UTbSTTTUUT w:prefiro
XUTTXTTUUT w:prefix
UTTTYTUUUT w:prepare
WTWTXTTTUT w:present
YTTTTTUTWT w:press
YTUUUUTTUT w:pretend
ZUTTTTUUUT w:previous
XTSTWXSTUT w:price
XSSSWVWUUS w:prices
VVTTTTYUTT w:primary
XUUTTTTTXS w:printer
UTUUXUTUTT w:printing
XUTTTUUVUT w:prints
XUUUUUTUUU w:privacy
WUUTTXTUTT w:private
WTTTUTXUUT w:priya
XUUUTUTTUU w:probably
YTUUUUTUUT w:proceed
VXTTUUUUUT w:procurement
VSSSWYYTSS w:prod
TTTXUTXTTT w:products
VUUTTUUTUX w:profile
XTUTTUUUUU w:profiling
USRRZXXSWQ w:project
UTXTVTTUUU w:projects
TUUUXTUUUU w:projekt
UTTTTYXTTT w:promise
UZUUTTTUUS w:pronouns
TUUUUUTUXU w:proofs
YUTTTTTUUU w:pros
VTaSTSTUUS w:prose
UUTTXTUUUU w:protobuf
VXTTUTUTUT w:proud
XUUTTTUUUT w:prune
WTbRTSTTTU w:préfère
XTUUTUTUUU w:pub
TTSTXVWTVT w:public
WTTTTTXWTU w:publish
YTTTTUTUWT w:publisher
YUUUUTUUTU w:publisher's
VTXSYSWTTT w:pull
ZSTUSTUWUU w:pump
XUTTTUUUUU w:pupils
WUUUUTUTXT w:purpose
WTTSSZTTUW w:push
TUTTTXTTUX w:pushen
WPNWYWWVRX w:put
TTYTUSWTSV w:python
XTTUTWTUUT w:q
TTTUTTVTYT w:q1
WUTTUTTUXT w:q2
VTUUUTUTXT w:q3
YUUUTTTTUU w:qu'il
ZUTTTTTUUU w:qu'on
UTUTTUYUUU w:quality
YUTTTUUUTU w:quand
VTUTTXTUUU w:quando
UTUUUUYUUT w:quarry
UUTUUUXTUU w:quarto
ZRXSRRZTTT w:que
TUTTUTYUUU w:quedó
UUXUUUTUTT w:quelque
XUSTUWUUUT w:quero
XUUTVTTWTT w:query
XWXRYRSVSR w:question
WVRWXVRTTR w:questions
XTSTXTWUTT w:queue
WTTTUTTXTU w:qui
YVVTSTVVTS w:quick
UUUUXTTUUU w:quid
VTVTXTTUUT w:quiet
UTTTUTTTTa w:quit
ZUTTTTTUUT w:quiz
YUUTUUTTUU w:quoi
TUUUUUXUUT w:quota
UTTTaTTUUU w:quotation
WSRWZXSTTS w:quote
XTTTXTTTUT w:quotes
ZUTTTTTUVT w:qué
TZTTWTSWTS w:r
XTTTTTTYTT w:race
VXTTUTXSTT w:rack
VUUUXTTUUT w:radial
WTXTTTUUUU w:radio
YTUTUTUUVT w:raffle
UUUUTTYUUT w:raid
UUTUUUXUUT w:rail
VUXTUTTUUT w:rain
WUTTXTTUUT w:rainbow
YUTUUTTTUT w:rained
YUUTUTTUUU w:raining
TUTTXTWUUT w:raised
TWTTUTTYTT w:ram
ZTTUTTSWUT w:ran
UTTUUTXWTT w:random
YTUUTUTTUU w:rang
YUUTTTUUUT w:rapide
XUUTUTUUVU w:rappeler
UUTUTUTYTT w:rash
WSTTWSYWSR w:rate
SVbXVQURUR w:rather
VTTTTTVUTX w:raus
VSTSYYRWTT w:raw
WXSSSXSTYR w:reach
ZXWWQWPWRQ w:read
UYUUUUTTTT w:reader
WXWSTSVTUS w:reading
ZUUUTTTTUU w:readme
YSSRYTYTTS w:reads
UXXSVVSSTS w:real
WSYSTSSZTT w:really
UTTTTTWZTS w:reason
VTTUXVSTUT w:rebase
VTTTUTXUUT w:reboot
VUUUUTXTUU w:rebuilt
ZTTTTTTTWT w:recall
XTTTXTTUUT w:receipts
XUUUUUUUUT w:received
VTUTTXTUUU w:recetas
TUUUYTUTUT w:rechnungen
XUSSYSTWUT w:recipe
XSTTSYSVVT w:recipes
XUUUUTUUUT w:reckon
aTUTTTTUTT w:reckons
XUTTUTUUUT w:recommend
aYSSTSVTTS w:red
TXTXTTTUUT w:red/green
XTTTTTXWTT w:redis
YTUVTTTTUU w:redo
XUTTUTUUUU w:refrain
XTSTVTWVUT w:refund
VUTUTTTXUU w:refuse
TUUUUUTXTT w:refused
UUTTXTUUUT w:regenerate
YTTUTTUUUT w:region
UUTUUTUUXT w:registration
YUUUTTTUUT w:rehearsal
TTTTUUYVUT w:rehearsals
YTUTTTWTTU w:rehearse
TUTTZUTTTU w:reject
TTUUUUUXUT w:rejected
TXSSUXWSXR w:release
UTTTTXXTTT w:releases
XUTTUUUUUT w:reload
UXUTUUUTUT w:remaining
YUTTTTUUUU w:remark
bTSURRcTTR w:remember
YUUUTTTUUT w:reminder
TWTTTWTTTX w:reminders
XUTTTTTUUX w:remove
UUTUTTWXTT w:removed
fTSTSRTVUS w:rename
XUUUUUUTUT w:renewal
WXUTUTTTUT w:rent
VUUTUTUXUT w:repetition
YUTTTTUUVT w:replace
TXUTUTTXUT w:replaced
RVRWYWUTTS w:replies
ZSVSWVSSUS w:reply
SRSSZYZSSS w:repo
WTTUWSVTXS w:report
TWUWWRVSUS w:reports
TUTTYWTTUT w:request
aUTUTTTUVT w:rerun
YUTUUUUUUT w:resend
XUUUUUTUUU w:reset
YUUUTUTTTT w:residents
VTUTUUXTTT w:resolved
ZUTTTTUUUT w:respond
TTYSXWSUTT w:respuestas
XUTTXSYTSS w:rest
UUUUUTTXUT w:restart
UUTSXWTUUT w:restaurants
XUUUTTVTTT w:reste
UTTUTUXUWU w:result
UUUTUUXUUU w:retention
VXTTTTUTTW w:retired
VUUTUXWTTT w:retries
VTUTUUTUXT w:retro
XUTTTTSXTT w:retry
WTSUTTVTYT w:return
WSXVSTXTST w:returns
YUTUTTUUVT w:revert
YSSSRRYVUY w:review
bUTTTTTVTT w:reviewer
TTTTXTXUUT w:reviews
VTUSSZWTUS w:rewrite
WTTTXTTTUT w:rhymes
XUUUTTTUUU w:rich
TTUUUUTUUX w:riddance
VXTTUTVUTU w:ride
TUSTTXTYTT w:rien
cXQRYUSTSR w:right
UUUUTTXUUU w:rights
XTUTTXSWTS w:ring
WTUTTUTTUX w:risk
TTZXTTTTTT w:risposte
ZUTTTTTUUT w:rn
UUUTTXUUUT w:roads
VUUUUUSXUU w:rolling
UUTUTUXUTU w:ronda
YRTTTSaVTS w:room
VUTUXTTUUT w:rooms
SWSTVSXZSR w:root
YUUTUUTTUT w:rose
WTUTUUUXTT w:roses
WWVTTTTTXS w:roster
XUTTTTTXUT w:rota
UUUUUUXUUT w:rotate
WYRRWUQUTX w:round
WUSTTTWXUT w:router
TVVSTVVXSS w:row
YTTTTTXTUT w:rows
XTTTTUUUUT w:rude
UUXUVTTUUU w:ruff
YSRRYWRSTX w:rule
WTSSXSXTTT w:rules
XUUTUUTUUT w:rumour
UVSOXVUVVW w:run
UUTTTTVYTT w:runner
WSSTWSSYSW w:running
RXQQXUZWVQ w:runs
WYTTTTWTTS w:rust
XTTTTTVTXT w:ruth
UTUUUUXUUT w:rutter
VUTTTTXUUT w:ruvim
UUYSUTUUUU w:réponses
YUUTTTUUUT w:s'il
XTUTTWTUUT w:sabbath
YUUTTUTUUU w:sad
UTTUXTTWTT w:safe
WTTTXUTUUT w:safety
XUUTTTUUUU w:sag
UXUTUTTUUU w:sagen
ZRSQVRYSSb w:said
VTTTTTTXXT w:sale
VWTTUTTXUU w:sales
TWUUTUSXUU w:salt
VRRSXWVaSR w:same
UTTTWTTTXU w:sample
YTTTUUUUUU w:sane
UUYSTTTXTT w:sans
ZTTTTSWTTT w:sat
UXTTSXTUVR w:saturday
UTUUUTYUTT w:saturdays
YTUUUUSTUU w:sausages
TUTTXTWUUT w:save
VTUTTTUXUT w:saved
XTUUTUTUUU w:saving
ZVSSUUTWTS w:saw
YUQQWTWWSW w:say
eTSTTTTTTS w:saying
cUWSVUPWSR w:says
YTUUUTUTUU w:scan
YUUTTUUUUT w:scares
VTTTTYTTTU w:schedule
UTTTYTVWTS w:schema
UYRSRUaUWR w:school
YTUTXSTTUT w:schreib
YTTTTXTTTT w:schreiben
UTTTXTTWUT w:score
STTTTTWTTa w:scrap
TTRSZSXTTW w:scratch
XTUTUUUTUU w:screaming
VZSSTVSWTS w:screen
SUTTXWWTTT w:scripts
VTTTXXTTTT w:scrivi
TXTWUTTTUT w:scroll
ZTXSTSWTST w:se
ZSUUTUVTTT w:sea
TTTTTTWWXT w:search
YUUUTTTUTU w:seasick
TUVUTUYSUT w:season
SSXSXWXSSS w:seat
UTYSVSSTUW w:seats
YUTUTUTUUS w:sec
aXUSSQXUWQ w:second
UXTTUTUUUU w:secondary
VUTUTUTXTU w:secondo
WTTTTVVXTT w:seconds
WXTUTUTUUT w:secretary
YXTTTTTTTT w:section
bVURXWQSTS w:see
WTUUXTSUTT w:seeds
bUTTTSTTUT w:seen
TTTTUWXTUU w:sees
YTUUUUTUUT w:sehr
YUTTUUUUUT w:sei
UXTUUTUUUU w:seis
WYTSTUUUUU w:seit
UTUTTXWTTT w:seite
TXTTTUXUTU w:selbst
UWTTTWXTUS w:sell
TUXUTXTTTT w:sem
TWWTYSSUTT w:sempre
WTSSYWWUUR w:send
UTUTUUVXUT w:sending
UUTTWTXUUT w:sends
YTTUUUUTUU w:senha
VWTTUSSXWS w:sensor
WTSTYTSWTS w:sentence
UVXSVVSTUT w:sentences
XUUTUUUUUU w:separately
XTTUTTTTUX w:sept
TWSTTSWWYR w:september
XTTTUTWUTT w:sera
YTTTTXUTTT w:serial
aUTTTTTUUT w:serious
WXTTTTTUUU w:serve
UTXTTSZVTS w:server
XUTUUTTTUU w:server's
VWTTTTYUTS w:service
TTTTTUZUUT w:sesame
XUUTTTTXUT w:session
VTTSWTXTUT w:sessions
YSSSYRTXWS w:set
XUUUUUTTTU w:settembre
YTSTTWTVUT w:settings
XUUUUUUTUT w:settle
WWTTTSbSTR w:settled
VWRRVSWWWR w:seven
VTTXUTUUUT w:sevenths
TTXTTTWUTT w:severity
UXUUTUTUUT w:sevilla
WVSSUSXTWS w:shall
YUTTUUUTUT w:shame
XSTTUUUUUU w:shan't
UVSTWTTZTS w:share
TUUTUUTXUU w:sharing
aUQRWQZXSR w:she
TTUTUUXUUT w:she'll
ZTSSUSYTUT w:she's
WXTSXSTUUT w:she/her
XWSTTTXUUT w:shed
YTTTWXSTSS w:sheet
TUTTXVTUUU w:sheets
YTUUTTTUTT w:shelf
TXTTWTUUUU w:shell
TXTTUUUUUU w:shellfish
XWSRWSVTUT w:shift
UUUUUTXUUT w:shifts
TTSSSYXUXS w:ship
YUUUUUUTUT w:shipped
UWSTTTXTUU w:shipping
XUTTUUUUUT w:shoot
VZPRYQWWWQ w:shop
VTUUXTUUUT w:shops
VRbQYRUWTR w:short
ZTTTTTTWUT w:shorter
aRPQZWTRUW w:should
YUTTUUUUUU w:shouldn't
YUTUUUTUTU w:shovel
XSWWXUSSTS w:show
XUUUUTUUUT w:shower
STWWXTSWTS w:shown
XWTTTTVTTT w:shows
VTTTTTXUWU w:shuts
VTTTXTWSTT w:si
aUTTTTUTUS w:sick
WRRSYSZXTS w:side
YTTSWWTTTS w:sie
WTSTbTSUUT w:siempre
YTTTTUUUUT w:sigh
TXQRZVYTSR w:sign
TUTTYTTUUU w:signals
VSTTZSWUTT w:signature
TTTUXWTUUT w:signatures
TTSSSSYVZU w:signed
XUUTUTTTVU w:signora
WUTTTXTUUU w:signs
XUTTUUUUUU w:silly
XTWTUTTUUT w:simple
TTXTYTTTUT w:simples
YTTTUUTUUT w:simply
TaPRTUWaPV w:since
UXTTTTXTTT w:sind
UYTTTTWTUT w:sing
VSXRZRVXTR w:single
VTTTWSYUTS w:sister
VTUTUXTUUT w:sister's
UYTUSTYTTS w:sit
XUTTTUUWUU w:sits
VYSQTVUWXQ w:six
VTWTTUTUXT w:sixty
VSSXSSWYTS w:size
XTTXTTTTUT w:skin
SVSXYYTSTQ w:skip
VTTUXUTTUT w:sky
TTTUUUYUUU w:sla
WVSXTSWTTT w:sleep
YTUUUTTUUU w:slept
YUUTTTUUUU w:slide
WTTTTTXUTU w:slips
XXTSTTTWUS w:slow
WTTTTTTYUT w:slower
XUTUTUUUUU w:slowly
WUTTTTTYUT w:slugs
UXXQWRWXSQ w:small
XUUUUUUUUU w:smaller
VTTXTTTUUU w:smell
aUTTUUTUUT w:smells
UTTTUUTYUT w:smooth
XTUTTTUTUT w:smudged
YTUUUTTUUU w:snack
ZUTTUTTTUT w:snippet
VUTUUUTUXT w:snmp
TUUUUUUXUT w:snoring
YUTUUUTUTU w:snow
UXTUUUTUUU w:snowflake
XXJTWVTXTW w:so
UUUUTUTXUU w:soak
WUTUUUXSUT w:sofa
WTTUXTTUUT w:sofort
XTTTUTUWUT w:soft
VZTTTTTUTT w:soil
YTTTUTTUUU w:soir
VSTTTTVSTa w:sold
ZTSTTTXTTT w:solo
UUTSTYUUUT w:solution
VTUUTTSZTT w:solved
XUUUTTUTWT w:solveig
bTSTSTSUUX w:some
XVUURTRWUW w:somebody
ZTWSXSSTTT w:someone
YSXVUVRSTR w:something
YTTTVTWTTT w:sometimes
XTUUUTUUUT w:somewhat
VRTTUSZVVT w:son
XUTTUUUUUT w:sonnet
XZTTTTTTUT w:sono
ZTTTTTTUUU w:sonst
YTXTTTSTUU w:sorry
YTWTUSTUUS w:sort
UTTTYTTWTS w:sorted
VUSXWTTTUT w:sound
aURSSTWUUS w:sounds
YTTSUUWUUT w:soup
TSWSaTWTTT w:source
YUTUTTTUUT w:sources
TUTTUTWYTT w:sourdough
UTUUXUTUUT w:southern
TdRTTTTUUT w:soy
TTXSTUUXUT w:space
VUUTUTUXUT w:spaced
TTVTXTTUTW w:spaces
VUUTXUTUUU w:spain
VXTTWTTUTS w:spanish
TTSWSXXTTT w:spare
WZRTTSVWTS w:speak
UTTXTTUTXU w:speakers
XUUUUTWTUT w:speaking
VTTTUUXUUT w:speaks
WTTTUTXUUT w:speech
UTTTWXTTUT w:spell
VSWSaWUSTR w:spelling
WXTTTTUTTT w:spent
UUXTUTUUUU w:spin
UUUTTUVUTX w:spots
UTTUXXTTUS w:spreadsheet
UVTTVSTXXS w:spring
WTTTTTUUYT w:sprint
YUUUUTUTUT w:spät
UTSSYVXTUT w:sql
TTTTTUbUTT w:sqlite
TUTTaTTUUT w:squash
VTSSTXYTUT w:ssh
XTTTTTWUUT w:stable
VTTUTUXTUT w:stack
XUTTTSVWTT w:staff
YUUTTUUTUU w:stage
UTSSTUbSTW w:staging
TTTTTTXWWT w:stairs
VTTTUUTYUT w:stale
UUTTUTVUXU w:stall
XTUUUUUUUU w:stamps
SUWZSWURWQ w:stand
ZSTTSUTVVT w:standing
VTSTSWYTSW w:standup
YTUUTUUTUT w:staring
VVRSZWRRZS w:start
TYUUTUVTTT w:started
UUTUUTVXTU w:starter
TWTTSSUWYS w:starts
VUTTTTXWUT w:state
YTUUTTTUUT w:statement
YUTUTTUUUU w:states
XTTTTTYUUT w:station
STTTWTWYTS w:statt
VSSSVYXSWS w:stay
WTTTTUYTTT w:staying
VTRSSWbUSS w:stays
YUTUTTUUUT w:std
VTTUUUXUUT w:steam
SXTTXSWVTS w:steel
UUUUTUXTUU w:steering
UTTUXUTTXT w:steht
VUTSYSTWUT w:steps
ZTVSSSYUUS w:stick
YTUTUUUTUU w:sticker
YUTTUTTUUT w:sticky
VXTTUUUUUU w:stiff
YRRRRWVYSX w:still
USSWTWTTXT w:stock
QRXQWbXUVQ w:stop
UTTTUTSYUW w:stopped
XUUTUUUTUU w:stops
XTTTWSWUTT w:store
XUUUTUUTUU w:storm
VTVXVTVSSS w:story
TTSWXWRXTT w:straight
VUUTUTXTUS w:strata
VSUTWWXTSS w:street
TTTTXTWUUT w:streng
VUTTXTTUUU w:strict
YTTTTTTTTY w:strike
ZTTTTTTXTT w:stuck
XUTSTUTTUW w:student
TTTUTTXTXU w:students
VVTTXUWUTS w:study
UWQVWWTRRW w:stuff
XUUUUUTUUU w:stupid
XSWSZRTWSR w:style
TTSTWSVYTT w:subject
YTTTUUUUUT w:subjunctive
XTTTTTUUWT w:submit
ZUTTTTTUUT w:subtitles
VXTUUTUUUU w:such
UUSXXVTTUS w:sugar
WSSXVXSTTT w:suggest
TUTTUYUUUT w:suggesting
XTTTTXTTTW w:suggestions
XZSSTSTUUU w:suis
UUWSSYVSUS w:summary
UVTTTSVSXW w:summer
YTTUTTTVUT w:sun
XSSSVXXSVR w:sunday
WTTTWSXUUT w:sundays
XUUTUUTTUU w:supermarket
YWTTTTVUTS w:supervisor
USWTWSYWSS w:supplier
YUUUUUTUUU w:supplier's
XTTTXTTUUT w:suppliers
UWTUSSZTTW w:support
UUUUTUXUUU w:supports
aTTTTTTUUT w:suppose
YUTUTUTUUU w:supposed
WTUTTXTTUT w:sur
ZTSSYSTUVT w:sure
XUUUTTTTUU w:surely
YTTTUUUUUT w:surprise
TTTXUTWUUT w:surprises
TWUTTTTXUW w:survey
UUTTXTTYTT w:survive
YTTTUUUUUU w:suspect
WTSTSUXSUX w:swap
UUUTTTTZTT w:swapped
ZTTTUTUUUT w:swear
ZTUUUTTTTT w:swears
XUUUUUTUUU w:sweet
VTTUVTTUTX w:swim
WTTTSTWZUT w:switch
UXSSWSVWVQ w:switched
TUUTUUXWTU w:switching
YUUUUTUTUU w:swore
USTWTTYSTX w:sync
XUTUUUTUUU w:syntax
XUUTTUTUUT w:sätze
YTTUUUUUTU w:sì
USYTTSWUTT w:só
XUUUUUTTUU w:t-test
UUYVUQTQVY w:table
TTXWTUWRSV w:tables
VTUUTTXUTU w:tablet
VWTTXTSUTT w:tablets
YSXRXRSTTX w:tabs
UTTTWTYTTT w:tadeo
XTUTUWTUTT w:tag
YUTTUUTTUT w:tail
VTVPTTWTWX w:take
UTUUUUXTTT w:taken
TSSSRSYVXX w:takes
TWSTTTXXTT w:taking
WVXRWRRTTW w:talk
XTTUUUWTUT w:talked
WTXTUUTUUU w:talking
YUUTUUTUUT w:talks
YUTUUUTUUT w:talvez
TYUTUUTUUT w:tampere
YTUTUUUTUT w:tandem
TTTXTUTWUU w:tank
TUUUUUTXUU w:tanked
VTUTUTUXUU w:tape
TTTUTXTXUT w:tapir
USTTYSZUTS w:target
VXUUTTTUUT w:tartu
YUWTUSTUUT w:taste
WVRSWWSUVS w:tax
YTTTUTUUUU w:taxi
UUXTUTUTUT w:tbh
WXTUTUTUUT w:tbilisi
XUUTUUUUUU w:te
YTTTSTXUUT w:tea
VXTTTTTWUT w:teachers
XXTTUTTUTT w:teal
UcRRYSWVRQ w:team
YWTTTTTUUT w:teams
YTTTUUVTUT w:tears
UVTTTUXUTT w:tech
XTTUTUUUUU w:teeth
VWXWSSTTTT w:telephone
ZRWWVYQTUQ w:tell
YTTTUVTUUT w:telling
XTUUTUTUUU w:tells
TTUUUUXUTU w:temporal
XUUTTUUUUT w:tempted
YUSXTWURXO w:ten
TTUUUUSYVS w:tender
WTTTXUTTUT w:tense
XUUUUUUTUU w:tension
TTTTUTWXWS w:term
XUTTUXTTTT w:terms
YUUUTUTUUT w:terracotta
XTSTZTTTTT w:terraform
WRQRUXTaUU w:test
YUUUTTUUUT w:testing
XSVRYXUWSQ w:tests
URbYYUQSTQ w:text
TUUTYTUUUU w:texte
XTTXWTSTTT w:texts
RRbWUUTTXO w:than
UWUUTTXUTT w:thandeka
dTSTTTTUUT w:thank
ZSRSYRSYUS w:thanks
WTUSXTVVST w:that
VYVNTVUWUV w:that's
URQQSVWXXX w:the
ZUQQUWXVUR w:their
VUWWWTSVPU w:them
WTVQZUXPYQ w:then
TTTWUUUTUX w:theory
aSNPXWXSWT w:there
ZSWRXSSWUR w:there's
ZWQVVUTSVQ w:these
UUUUUTUUXT w:thesis
ZTQUUTVVTV w:they
XTTTUTUUUU w:they'll
XSWSWSTXTS w:they're
YXSSTSXTUR w:they/them
YRXNWOXVUW w:thing
YSUXVSSSSV w:things
cRRSTSSUUX w:think
aTTTUUTTVT w:thinking
UYTTUTTTUU w:thinkpad
aTTTTTTVUT w:thinks
XXSSVSXSSS w:third
WVTTTXTTTT w:thirty
YTUUUUUUTU w:thirty-first
aTQTTUVUUU w:this
VUSXVTTUUT w:tho
ZSVSSYPYTS w:those
WYXSTTSTUS w:though
XSTTTTWWTT w:thought
YUUTTTUTUT w:thoughts
UUXTVTUTUT w:thousands
aTSTTWUVSS w:thread
UXTTTTXTUT w:threat
ZVXOVSSZUP w:three
TUUPVOXYVX w:through
YTTTTTUTUW w:throw
TXTTUTWTTT w:thu
YTTTUUTUUT w:thumb
WQSSWUWSWW w:thursday
TSTUTTbUUT w:thursdays
XTTUUUTWUT w:tick
YSRRbYUSSR w:ticket
TXSRWSWTTX w:tickets
YUUTUTTUUT w:tier
XUUUTTUTUT w:tiers
UWTTXTVTST w:tiles
aUTTTTXTTS w:till
YZRNXSQZSW w:time
VUUUTTSXUT w:timeout
YTUUTTTWUU w:timer
WWURVUUWTS w:times
UUTTYTWTTT w:timestamps
YUTUUTUTUU w:timetable
XUUUUUUUUU w:timing
UXYTTSTTUU w:tiny
XUUTTTTUUU w:tips
bSUSUTTUTT w:tired
ZTUTUTTUUT w:title
VUTUUUTXUS w:tmp
SRSVUVVUXV w:to
XUTUUUTUUT w:toaster
XTTUUUWUUT w:tobias
fUQQWQWRTW w:today
WTTTTUXUUT w:today's
VTUUUTXUUU w:toddler
YTTUTTUUUT w:todo
XUTTUUTTWT w:together
ZSVRSRVWTX w:told
XUTTUUUTUU w:tom
bTSTSSXUUT w:tomorrow
YTTUWTVTTT w:tone
WXUTUUTUTT w:tongue
cSTSTTTUUT w:tonight
YUTTTUTUUU w:tonight's
YVWRUPWWVQ w:too
UTTVSTYWTU w:took
UUTTYTXTUS w:tool
TUUUUUTXUU w:toolchain
TUSTZWVTSS w:top
XUTTUTUUUU w:topics
XWUUTUTTUS w:torben
XTUUUUTUUU w:torte
UUSSWTVYUS w:total
WSSTXYSTUT w:touch
XUUUUUUTUU w:touched
WTTUXTTUUT w:touches
XTTTXTTUTT w:toujours
UTUUUUUXUT w:towel
TTUUUUXTUU w:tower
XYTUTTSUTT w:trabajo
VbSTTTTTTT w:trabalho
WTTTXTUUUT w:track
XWSTTTTTXS w:trade
XTTTTTVWTT w:traffic
TTTTWUUXUT w:trailing
XSYTSSXSTT w:train
TWSUUSSXUW w:training
VUYSTTTUUT w:trains
XUUUUUTTUU w:trams
TUUUTTYUUU w:tranché
YUUUTTTUTU w:transcript
XUTTTUUUUU w:translation
UXTUTTUUUU w:translator
XWTTTUUUUT w:travaille
UWTTWSYTTT w:travel
VXUTTTUTTT w:treasurer
WUUTUUTXUS w:trial
TWTTTUTUTX w:triathlon
TTTTUUTbUS w:trick
XSTUTTRbTT w:tried
VVSXVSUSVS w:trip
XUUTUUUUTU w:trois
TYUUUUTTTT w:tromsø
YUTTUUUUUT w:trouve
ZTTUSTTTTW w:true
TXTTXTTTTU w:truly
ZWSWSSUTUS w:trust
UUTUTUXUUU w:truth
ZTTTTTTXTS w:try
YUUTTTUUUT w:trying
ZTTTUUTTUU w:tu
WRSSRRYWXW w:tuesday
XSTTTTaTSS w:tuesdays
YTTTUUTUUT w:turin
XTTUUUUUUU w:turkey
YWSTSSVTWS w:turn
WTSSSTWWXS w:turned
UTTTWTXYSS w:turns
XUUTUUTTUT w:tweet
XUUUUTTTTT w:twentieth
XWRRWSWXTS w:twice
TXUTTTWUTU w:twins
VXUSVUUaSM w:two
VWTSSXSXUS w:type
ZTUTTUUTUU w:typed
TUUUXTTUUU w:types
YUUTUUTTUT w:typical
ZTTTTUUUUU w:typo
UXTTUTUUUU w:tyres
VXTTUUTUTU w:ubuntu
aTTTUUTUUT w:ugh
YTTTUTUUUT w:uh
WTUUTTTTXT w:uhr
UTWXUSVTTS w:ui
YTTTTTWUUS w:ulf
ZXRSSRXXTR w:um
XVQRWVRXRX w:un
XXSTTSWTTT w:una
XUTTUTUUUT w:unanimously
XUVTTTTUUT w:uncle
XWRXUXUSRR w:und
TUWOWaVTXO w:under
WUTTXUTUUT w:underneath
YSTTUTTXUT w:understand
XUTTUTUUUU w:understood
YUTUTTTUUT w:undo
XWTTTTTTYT w:une
XSTUTUWTUT w:uni
XVTTTTYSTT w:unit
UUXSVVTUUT w:units
TTTTXXUTUT w:unless
USTTYTVUTX w:uns
WWVRXVXQVP w:until
UUTTVXTUUU w:untouched
TUTTTXTUUU w:unwrap
WSPVWSVWVW w:up
ZTTTWTTUUT w:update
TTUTTTTXWT w:upload
XUTUTTTTWU w:uploaded
YUTUTUTTUT w:upon
VTUUUUXTUT w:upright
YTTTTWTUTT w:ups
TTTUTUXWUT w:upstream
YRRSQVXYXR w:us
TUTTYTUUUU w:usa
TTTSYYXTTT w:usare
TVWVaVROPX w:use
cQYTVSPUTT w:used
VTTXTTTYTT w:useless
YTTTTTWTUT w:user
XTSSXXWTTS w:uses
VXTSTWTVTT w:using
YUUUTTUUUT w:usual
YTTTTTWUUT w:usually
TUTSaTYSTS w:utc
TYUTTUUUUU w:utc+2
XVUUTUTUTT w:utc-3
WTTUTTYUTT w:v1
UTTUTTWTXT w:v2
UUTUTUXUUU w:va
TTUTTUXTXT w:valley
UTTTXTVTXS w:van
XUTUUTTVUT w:var
TWTTUTTUUX w:varnmouth
XTSSXTTTYT w:vat
WUTTYUTUTT w:vault
XZTTTTSUTS w:vegan
VZRRTTSTUZ w:vegetarian
TaTUTTUUUT w:vegetariana
TRWSXWXRSV w:vendor
XUTUUUUUUT w:ver
WUTUXUTUUT w:verb
XUTTTTUUUU w:verbs
YTTTTTXUUT w:verde
YUTTTUTUUT w:verdict
XWSSSWWWSR w:version
WTTTTUTXUT w:versions
TUTTWXTTUT w:verwende
ZTSXTSSSXS w:very
USUTUTXUTX w:vet
XUTUUUUTUU w:veut
VUTUUTTTUX w:vez
TUTTWXTUUU w:via
UTXWTSWVTS w:video
XUUUUTUUUT w:viele
VXTUUTTUUU w:viernes
SXTTUTWUTT w:vigo
YUTUTTWTTT w:village
UXTTWTTUUT w:vim
TUTTYUUUUU w:viridis
VTUTUUXUUT w:visas
ZUUUTUTTUT w:visit
YUTTUUUUUT w:vite
WZTTTTSUTT w:vivo
UUTTWTXUTT w:vlan
VRYWWVSTTR w:voice
XTUUTUTUUU w:volcanoes
VXUUUUTTUT w:volvo
VXUTTUUTUT w:vom
YUUTUUUUUU w:vont
YTUTTTTUUU w:vor
XTTTTUWUUT w:vote
WTUTUTZTUS w:voted
WUTTUTUXUT w:voucher
WUTTTXUUUT w:vous
TWTTTXUUUT w:vs
WTTTTXTUUT w:vscode
UUUTUUXUUU w:vue
USVRWSXWTT w:w
XTSTVRWUXS w:wait
UUUTUTTXUT w:waited
YTUUUUUUUT w:waiter
ZTTTTTXTTT w:waiting
XUUTTUTUUU w:wake
YTXTUTTTUT w:walk
TTUUTUTXWT w:walked
VTXTTTVVUS w:wall
XUUTTTUTUU w:waltz
VRSXYUSQXV w:want
ZTUUTUSTUT w:wanted
bTTSTSYTTS w:wants
WTTTTTTZUT w:war
YTTTTTWUTU w:ward
YUTUTTTUUT w:warm
YTUTTUUUUU w:warmer
VUUTTTUUXU w:warranty
YUUUTUUUUT w:warum
aWNPOSUeTW w:was
UTTTUTWXTT w:washing
XTUUUUWTTT w:wasm
ZTTTSSSWUW w:wasn't
TUTYTUTUUU w:wasted
XUUUUUTUTU w:watchdog
VSUUSSVYVT w:water
VTTTUUTXUT w:wax
ZWXPXUSUUO w:way
XTPMXTYWXV w:we
ZUTTTTTVUT w:we'd
YTTTSSaTTT w:we'll
WYQRRQcQXV w:we're
XSSTSSaSTZ w:we've
WSWSYSTTUT w:weather
WTTTSTWTXT w:web
YTTTUTTUVU w:website
YSTTUTWTVS w:wedding
UUTTTSXTTX w:weddings
UXSSSWWVWR w:wednesday
WYOQVUXYWP w:week
UTUTVXTTUT w:weekday
TTUUXTTUUU w:weekdays
XTTUUTTWTT w:weekend
YTTUTTTVTU w:weekends
UTUUTVTUUX w:weekly
WVRTSRVZWR w:weeks
ZTTUTTTUTU w:weg
TWUTTUTXUT w:weil
XSQQWQWbSW w:well
XWTTVTTTUS w:welsh
XUUUUUTUUU w:wenn
TRSTRWWbRW w:went
bRTUSRTZST w:were
UUTUTUTXUT w:wet
ZSXVXLUVPX w:what
bWSSTWSSTT w:what's
UWUVWUURRW w:whatever
VTTTUTYVUT w:whatsapp
XTUXTTTUUT w:whatsoever
UQYZYZUPPO w:when
XUUUUTUUUU w:when's
TTYWbRRTTR w:whenever
XXXTTTSSTR w:where
XUTTUUUUUT w:where's
TTTTXTTTUX w:wherever
bUTTTTUTUT w:whether
XXQWQWVTUR w:which
XSTSTTWXUS w:while
XUUUTUTUUU w:white
WTTXTTTTUU w:whitespace
bUVQVVVRTR w:who
YUUUUUTTTT w:who'd
WXTTTSXTTT w:who's
WTSSWXVVST w:whoever
UVSQWWXUXP w:whole
ZUTTTTUUUT w:whom
YUTTUTUUUT w:whos
YTTTTTUUVU w:whose
aRSSTSRbWR w:why
WUTUTTTTTX w:wick
ZUTUUUUTTS w:wie
TWTTTUXUUU w:wiebke
YTTSSSSXTX w:wieder
VUTTTWXTTS w:wife
UTUTUTZUTT w:wife's
XTTUTTTXUT w:wifi
YTTTUUWTTS w:wiki
XTTUTTTUUU w:wild
aSSRYQXSWR w:will
TXUUTTVUUT w:wilma
YUTTTUTTUU w:win
VRZQQWVVTV w:window
TXSSSUYTXS w:windows
UUUTUUXUUT w:wing
TUTUXUUUUU w:wins
aSTTUTSTWT w:winter
TUTTWXUUUU w:wip
UTTUVTTTUY w:wipe
XUSSWRWRWW w:wir
YUUUTUSUUU w:wird
VTXUUUUTUT w:wireless
dTSSWTTUUS w:wish
QTWVXVVUTS w:with
WTTTUTXUUT w:withdraw
YUUUTTTTUS w:withdrew
VTTTTTWXUT w:within
VSNVSZXXRV w:without
YUTUTUUUUU w:witty
XWTSUUUUUT w:wohne
UXUTUTTUUU w:wollte
YTUUUUTUUT w:woman
aUUUTTTUTT w:won
XTTSSTaTUT w:won't
YTTTTTWUUT w:wonder
UXVWTSTTTT w:wool
URVVWXUVTR w:word
ZUTUTUTTUT w:wording
XWYRYQRWSQ w:words
XcTPVOOaRX w:work
TUUUUUTYUT w:workaround
VTUUTTRaTT w:worked
TTUUUUTZUT w:worker
VWTSSSXUWS w:working
cSRRSSVaTS w:works
VXTTUUUUUT w:workshop
XTUTUUTUUU w:worries
YTUUTUTUUU w:worry
TTUTXTTXUT w:worse
XUTTTUUUUT w:worst
VWSTTTXTUT w:worth
aUXQWXURSQ w:would
XUUUUUUUUU w:wouldn't
aXNPdaNSTP w:write
ZTTSVSWSUT w:writes
VVSWTXSTTS w:writing
XSWSWSTWTS w:written
bRRRVWUYSQ w:wrong
cUSSTUTTUT w:wrote
TXUUUUTUUU w:wsl2
YUTTTUUUTU w:wtf
TTUUYUUUUT w:wörtern
UUUUUUXUTU w:ximena
VVSSYRUTWT w:y
YTTTTTXUTT w:ya
XUUUUUUUUT w:yamaha
aUUTUTTTUT w:yaml
UWTSXTWTTT w:yarn
XXSSURWVWR w:year
WTTTTTTUYT w:year's
YZYQRQTWVQ w:years
UUUTUUXUUT w:yellow
XTTUTUUUUT w:yep
ZSWSXRVSTR w:yes
aVTTSTXTTR w:yesterday
cSSRTUVUUS w:yet
YWTUTTSUTU w:yo
UXUTTWTUUS w:yorick
TUWXYYQONZ w:you
XTSTWUTTUU w:you'd
XTSSaTTTUT w:you're
ZUTTUTTUUT w:young
XTUTWTTTUT w:younger
YRUOUXUVRX w:your
XWTSXTTTTU w:yours
STTTZXTUUT w:yourself
UYTTTUTTXU w:yr
XTTTUUWUTT w:yusra
VVUUXTTTTT w:zealand
TUUUTTYTUU w:zeppelin
WWRXSTRaSS w:zero
YUUUTTUTUU w:zia
VXTUTUTUUT w:zimt
WUTTTTUYUT w:zinc
VXTTTUTUUU w:zofia
TYSSXWVTTT w:zone
VXTUUUUTTT w:zoo
VYUTUTTUUS w:zotero
UXTTUUUUTT w:zsh
WXTSSXTTTS w:zu
YUTTTUUUUT w:zurück
XTUUTUTUUU w:zusammen
WTTTUTXUUT w:zwei
ZaPWRQXXRQ w:à
TUTTUTZUUT w:às
XUUTUUUUUU w:ça
WSSSSSXWYS w:è
WXSTUTUTUT w:é
WUTTUTTTXU w:été
`
