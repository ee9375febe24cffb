/**
 * Made by `npm run learning:update` from the labelled turns; not to be edited.
 *
 * @module
 */

/** Of which turns: a digest of them. */
export const WEIGHTS_OF = 'f91a0f2d98fed486'

/** Each line: how much a trait says for each class (see `vote.ts`), and the trait. */
export const WEIGHTS: string = `
YNQRWQISR 1:%
dLMJMOMKN 1:(
gKNLLJJHL 1:)
PQVFSKTPD 1:,
dIJKQJOJJ 1::
WR8GJORT8 1:<caps>
LZ74UUMKO 1:<code>
JI31EIQBj 1:<date>
LEAE2LOfJ 1:<ed>
K6GHHUOeL 1:<ing>
OSVGVNROI 1:<ly>
KWBJTPRHM 1:<name>
HRMGIJVXc 1:<number>
HKTRWZPTK 1:<s>
JSNMZXJTM 1:<verb>
FFTUQWXNH 1:<verbs>
KOUTRQVQM 1:<word>
eNORMPMNQ 1:?
LQKJRNNRE 1:a
eFQJODIDK 1:about
OMBHaETXH 1:after
aBIIMDFWH 1:again
T9CIM6TRD 1:all
TIKKJYMGS 1:already
XEBGZAKDH 1:always
XVEEKKKGG 1:am
QWGLIFbQH 1:an
QQLDCGXON 1:and
YQRRRQPQR 1:another
LcJDKXJGL 1:any
UKJNSTOLM 1:anything
QTHMTBWMJ 1:are
PWLMTMQHJ 1:as
GLMIdVONO 1:ask
Ma6CIERLN 1:at
TIWOJMSLP 1:au
ROHFWRFRK 1:auf
FdRMKYOOP 1:aux
X6GJBHRQM 1:back
SBDHWBIGX 1:be
KVKMIJPgJ 1:because
OaMONJJSR 1:been
EOOIVPADc 1:before
JLKaMLKRM 1:being
iEKBMNJOK 1:between
SIEHXaGEK 1:bitte
RYFCQEFFP 1:both
REEEOOOTY 1:by
YPHHOWJKS 1:call
UUEORNPHK 1:can
URSVIJIHL 1:can't
WWONQRKQR 1:cannot
WLILUTULM 1:con
cMMPKMONP 1:could
ZJJOYNOPP 1:da
bNKOINJMQ 1:das
SPDEPQPJI 1:de
PHMHJHdHK 1:decided
aOSUTUSTS 1:den
VIHEKGTZM 1:der
TKHLGMaLK 1:di
QIKNIMLbP 1:did
SLLIKUJTM 1:didn't
aLRROOSRR 1:die
TOFKOOTBG 1:do
VPQMEKSDJ 1:does
ROJNKMTYM 1:doesn't
PRJR8ZNCA 1:don't
TNPQQNKXN 1:done
VMPQNQKXM 1:down
eOIMKIMJO 1:du
KeIMJVKIN 1:e
MQQNcMQMN 1:each
XRPRQRRQR 1:el
bMMMJHUKN 1:else
SUVLKIJJM 1:em
ObIJZGIJM 1:en
dKNNMLONN 1:es
SNLQFYJHP 1:ever
VFXOXHTEI 1:every
WYMOIOKJO 1:everyone
TRJDNMRIH 1:everything
YBQIdQQAL 1:first
SSINIQKGV 1:for
NNH9TBLQG 1:from
YQLKLLQLL 1:für
WHIFISIGX 1:get
OVFCOJUKI 1:go
SELPPUTJI 1:going
RHHLDCXXI 1:got
SILNEWKLP 1:guess
UQQPQPVQQ 1:haben
OMJHGLTYL 1:had
MDOKSNUPV 1:has
QVOD7HSEZ 1:have
WIHILEVGN 1:he
TMMOQKZOL 1:her
QaDJTFKAG 1:here
fLNOJNOPP 1:how
NWUUE9LGP 1:i
QKbJHRLMR 1:i'd
eNLKLNMMM 1:i'll
Sc7S67E7A 1:i'm
VTIGHGSQK 1:i've
TRWYCFEFJ 1:ich
SUDLRPIHJ 1:if
eLKOJNLMM 1:il
JSLMZLOPQ 1:im
FOLJfJKKM 1:immer
JLKOVRPRL 1:in
DKNJTJVTL 1:instead
VLOOMOQUR 1:into
QV8GHFT5R 1:is
fKNNIJJIM 1:isn't
NRKKMLXZO 1:ist
TK8RKPPYF 1:it
XQIGSHESN 1:it's
bNNORRNKO 1:its
QIMJUWKLM 1:jamais
SWOQNEHHJ 1:je
VPIIOKYFN 1:jetzt
QTGHKMSUI 1:just
IPFKSEeGI 1:keep
RGFXPZLHM 1:keine
cSLDNKHNL 1:know
bSHNGMHJL 1:la
UTNOIXOPO 1:las
VTMGDLARH 1:last
WQQQQQPPU 1:later
KEVEQYQGG 1:le
SFRWGUMKN 1:les
bQSUNQNQT 1:let
RKJNGKaNM 1:let's
UJZPQ9L8Q 1:like
hHKTGMHJL 1:lo
OUMQYOPPQ 1:los
ZLMPPHMMO 1:make
cTSUQQPST 1:many
LLLNJMbFX 1:may
cOPQKNLOO 1:maybe
TTMGSW09B 1:me
UYKKMNKJO 1:mein
UUJJIUKJM 1:mi
cMNMOOONQ 1:might
WYOQOONML 1:mine
RXQORRRRR 1:mit
bQMPNMRQP 1:mon
OOZEIQSVL 1:more
TIPOWNOON 1:most
WKXJJLHNR 1:much
OJIJRTLFW 1:must
PSMCCJRQG 1:my
XSMMMLNLM 1:na
TMNNHYPOQ 1:ne
YOJGHOJMW 1:need
R897OYHSD 1:never
NSKJZUOSR 1:new
bLOMVOJNK 1:next
REICDZMNI 1:no
PHNOSNYKN 1:nobody
MOKNMcLNP 1:non
QNRKQRUGF 1:not
UHFIBXKUI 1:nothing
U9ELTKTOK 1:now
ZKMMJTLLM 1:nunca
eLLNKMOOQ 1:não
ISTNRNROT 1:of
JQEGSZOWS 1:off
YRQMPPPPQ 1:ok
RUWEHLMVN 1:old
PGJJKQUIb 1:on
ZJNONQWHO 1:once
OMRIPKTLS 1:one
IJXBYKYJB 1:only
ITINbZLHH 1:or
RTVFNLPJJ 1:other
SNHRHBXPN 1:our
OOKLWSJXV 1:out
NRXGMFW7E 1:over
QUZONNLLO 1:own
YRLPMNLMP 1:para
PLKJFaJKL 1:pas
PJUNXWRNK 1:per
aMOQPPPPQ 1:perhaps
SNLTTTPOR 1:please
bHGPFORKN 1:pour
XRPRQRRQR 1:que
HUcIOMNQL 1:rather
VEHNKOcKM 1:said
THHIJNIdH 1:same
XMJMNRMLM 1:say
hJGMIJENM 1:says
ZQRTNTPRR 1:se
bKKKRJIKM 1:see
dMNLFMILJ 1:shall
hHHMKJSJK 1:she
aDEHLMN9L 1:should
RMMQXOMNP 1:si
PKJJeKLLM 1:siempre
RZGIFEQOI 1:since
YWILTTAIF 1:so
ZPQRQQPQR 1:some
aPMKPKOPR 1:someone
XLUMLMOKN 1:something
SKKKJLcKM 1:son
VXHIHJMNM 1:sono
OEFCEFSeG 1:still
IKVLKaVHK 1:stop
UNNNUPOQQ 1:sure
DMgIJSNMQ 1:than
RAL9RMPRC 1:that
VSILHVFML 1:that's
PHIHPTVNT 1:the
PMRRNPXPR 1:their
POOCXSKKI 1:them
VMPOQZSFR 1:then
TFJJOGW8O 1:there
bNQTMIOPS 1:there's
aQILHJMLU 1:these
bCHJMTFPD 1:they
hFIJMOKHM 1:think
XHDFNJRPJ 1:this
XPQPVNPPQ 1:those
ZOJGKTNQL 1:three
NLPJIFUNU 1:to
kHEIILKHO 1:today
iEILQNMJJ 1:told
gJLLJLIJJ 1:tomorrow
dJOONNLLK 1:tonight
UUIOIKUSN 1:too
PLJLaMMMP 1:toujours
XHKJEKKWN 1:try
YPQPRPRRS 1:tu
OROSWOKYP 1:turns
LUTTUUMdP 1:twice
MU8EEGWXF 1:two
dMKKIMKKH 1:um
RSNRVPQRQ 1:un
OZPRNRRQR 1:una
MaKLQRRRR 1:und
FSEHMdMDS 1:under
TVPPNOOQQ 1:une
NOPMMaNNQ 1:unless
PNFIDJaJT 1:until
aHKMRMNWM 1:up
iNDJEHIFE 1:us
IR86fVGGD 1:use
XPJLGJCMS 1:very
YDECQTGGU 1:want
TOEI9EIW8 1:was
ULFJOESOU 1:we
QNLMINaKQ 1:we'll
KYEEDGXDF 1:we're
XNMMJLVKO 1:we've
CKEGDFQbK 1:went
cONMMNIRM 1:were
VLHMPEORK 1:what
dNNPMNNNO 1:what's
TDPTONEJJ 1:when
NPXMXPMMO 1:whenever
jNPQNKENM 1:where
WOMMKJNPW 1:which
QOPRUMXOR 1:who
bNLSLEKMI 1:why
aHLNRGRFQ 1:will
QPFGQKWGL 1:wir
RPOEcLN8L 1:with
UJLONXHJO 1:without
dIQJKLKKI 1:would
LePNNLNNO 1:y
WXPONQMIO 1:yesterday
eIMHJMKMN 1:yet
THTPRS5FC 1:you
PNOOZOOOO 1:you're
TNLLWKOKJ 1:your
ISIGIaJGL 1:zu
TKOPXNMKT 2:% <word>
gKNLLJJHL 2:) $
NNTURRZQV 2:, <ed>
ZQOSOQVLO 2:, <ing>
WZGMJQQLR 2:, <ly>
OSHLQIXNP 2:, <name>
aGNQJMNYJ 2:, <number>
YMQMFJRHM 2:, <s>
SG8IcFMRG 2:, <verb>
WET9M3KNA 2:, <word>
TRPTVPONS 2:, always
TLMMMNKWN 2:, and
KMKKbSNKM 2:, ask
XRRSRRQRS 2:, do
PaNLUNMON 2:, for
UKSULMXRQ 2:, in
HYLOQJZQP 2:, not
VOWPUPRQQ 2:, one
RHMPZONHR 2:, that
SWPQMPKTQ 2:, that's
TTORLUXNO 2:, the
PZRUJHLGM 2:, two
bUUUPORSU 2:, what
YQOONPTMO 2:: <number>
PNOSWOWSP 2:: <word>
XJ9IRNPRF 2:<caps> $
aORSQRQRR 2:<caps> ,
ZQNMMMMQL 2:<caps> <caps>
HKNNPMObO 2:<caps> <ed>
eLPTKFJLM 2:<caps> <number>
XNOPPMRWO 2:<caps> <s>
CJLJhMIGY 2:<caps> <verb>
JQRQRQbMQ 2:<caps> <verbs>
EELOSJdPL 2:<caps> <word>
dMUUTRNQQ 2:<caps> ?
ZQKMGJYEN 2:<caps> in
NNPKHNbJO 2:<caps> is
bNMLNMULI 2:<caps> of
PXB6TYKOB 2:<code> $
QUNRJWOMK 2:<code> ,
GQMMKKXbK 2:<code> <number>
NTQQUPTKV 2:<code> <word>
TZRSWPRPM 2:<code> for
ON84DPQJe 2:<date> $
XPPQOORRS 2:<date> ,
SPRQQORIV 2:<date> <ing>
MIRRMOPPc 2:<date> <number>
ILOLYQcEL 2:<date> <s>
YTUUUUSUT 2:<date> ?
QOOOORWPU 2:<date> and
KMUUOMRMb 2:<date> at
PVPPOPXNM 2:<date> to
gQMAON5JA 2:<ed> $
TNQRSLIXN 2:<ed> ,
OQGEFIXVH 2:<ed> <name>
KEOFHgQDI 2:<ed> <s>
QLRYMJRRJ 2:<ed> <word>
aUUUUUSRU 2:<ed> ?
YJMOOORWO 2:<ed> a
LPRONQMdQ 2:<ed> again
MWRQQRQWJ 2:<ed> at
HNMNONMfO 2:<ed> because
RKNQLKTRV 2:<ed> by
VGKMYLWIL 2:<ed> from
RJGKFCCbO 2:<ed> in
KUNLKQGdL 2:<ed> it
MGEIMJVcH 2:<ed> my
QHJLJLbSG 2:<ed> on
KWQSPPOYM 2:<ed> out
PILKIMcKM 2:<ed> that
VBKJFIQUK 2:<ed> the
MbGJDGcDB 2:<ed> to
ZJQRQQPKN 2:<ed> with
ULBQDUKOJ 2:<ing> $
VXLQHWMHK 2:<ing> ,
PWRQOPNXQ 2:<ing> <name>
OIFLFQgKP 2:<ing> <s>
RMNQSOYMM 2:<ing> <verb>
QPXQQTOPP 2:<ing> <verbs>
FZGFNKQeF 2:<ing> <word>
dSSTSTSOT 2:<ing> ?
UNLKJIHYM 2:<ing> a
LLLNNMFeM 2:<ing> after
dOPMHQOKR 2:<ing> again
eQKLHKQIM 2:<ing> at
RLXGOQVOO 2:<ing> for
TNPIUJSTW 2:<ing> in
VKOQNOQNX 2:<ing> is
jBLJKJJIO 2:<ing> it
QIOPLaHML 2:<ing> me
NRXOQMVOP 2:<ing> on
VOMOJKJVM 2:<ing> the
XPIQLMRUM 2:<ing> to
WDRNaRJIN 2:<ly> $
YVRRQROQR 2:<ly> ,
RZLKMNOQR 2:<ly> <s>
PPXQWLPOZ 2:<ly> <verb>
MNWPOOXOO 2:<ly> <verbs>
MSOHCGbWG 2:<ly> <word>
ZQSTQSQPU 2:<ly> ?
KdINAFPD4 2:<name> $
VSGMOEXJL 2:<name> ,
FVMNMMKgM 2:<name> <ed>
RRSSWWORS 2:<name> <ing>
KUECVNVCN 2:<name> <name>
LIMMVNZFJ 2:<name> <number>
MWBCEcRQK 2:<name> <s>
OVOMXMUUJ 2:<name> <verb>
LVRQQQUPM 2:<name> <verbs>
fHDKHON7T 2:<name> <word>
gERQLLNOR 2:<name> ?
LVILOCTFE 2:<name> and
GgRUNMLNO 2:<name> as
WQRROPRNV 2:<name> at
ORRSXRRRV 2:<name> before
OXRSMRWIK 2:<name> for
QZRQKDMLL 2:<name> here
TGS9cGAHI 2:<name> in
WDQOKMVQT 2:<name> is
FZLKNMXZP 2:<name> ist
VTNOOPKIO 2:<name> last
MPRSWNOQU 2:<name> must
ObQPKLPNQ 2:<name> on
SMRSPPXKO 2:<name> this
MaKLQRRRR 2:<name> und
RRMQXRPOP 2:<name> with
KI55SEYQY 2:<number> $
YNQRWQISR 2:<number> %
WVORHQVNR 2:<number> ,
YQOONPTMO 2:<number> :
JNIQEIOMe 2:<number> <date>
MOFIRRRZL 2:<number> <s>
FIXFJOVZA 2:<number> <word>
fOPRMOLIJ 2:<number> ?
QKLMLNcGG 2:<number> and
OUPPOOMQa 2:<number> may
OXSSQRONU 2:<number> of
PMNPVNSMO 2:<number> or
LRSYQURMJ 2:<s> $
SEEMVJVVL 2:<s> ,
VEFGFFHXI 2:<s> <ed>
RMJLMKZSK 2:<s> <ing>
RaUUTUQTU 2:<s> <ly>
FWFHKaHbK 2:<s> <name>
SIJQQKVTH 2:<s> <number>
COUXXDWFN 2:<s> <s>
H9GDVLaPL 2:<s> <verb>
aNKMHNJVN 2:<s> <verbs>
OPURNPaPE 2:<s> <word>
ZONOMORPQ 2:<s> ?
aLHKQISKN 2:<s> a
KNQPXQXKL 2:<s> after
hNOMHMIIO 2:<s> again
TPWLNFKHJ 2:<s> and
LWJNRFaQJ 2:<s> are
MWLLQQWTL 2:<s> at
TKOQRTLMS 2:<s> before
YNPMUMLGL 2:<s> by
INJIZQKLO 2:<s> en
LVPGRESYW 2:<s> for
MMTONPdNO 2:<s> from
UQQPQPVQQ 2:<s> für
XMOOKLKOb 2:<s> have
JQRVVWRHE 2:<s> in
MQXSQPNWN 2:<s> instead
hLPQEMGLR 2:<s> is
SFZOFJOMO 2:<s> me
POQObLLMU 2:<s> must
SNVMLSNOR 2:<s> of
VFMQJTOJa 2:<s> on
LKcLLOLMO 2:<s> over
KQPMaYKOM 2:<s> should
hRRSFNHIQ 2:<s> that
SFLPKOcKM 2:<s> the
KOVNTQXKV 2:<s> to
OLKKRWULL 2:<s> under
bPRRNRPLP 2:<s> want
ZQPOOPMRP 2:<s> were
RNTOLVLMN 2:<s> when
IWWKbCLOE 2:<s> with
ROMOIZONO 2:<s> without
T9PUWL8XB 2:<verb> $
YLUJLUN9K 2:<verb> ,
NYSTORQXM 2:<verb> :
fJKLKIJJK 2:<verb> <code>
LIGHHcLYK 2:<verb> <ed>
bOVKIJNJL 2:<verb> <ing>
EaEGQKVDG 2:<verb> <name>
JKRRNLPPQ 2:<verb> <number>
NEYBaNMNI 2:<verb> <s>
IVIKWTLWN 2:<verb> <verb>
VLIQOTCPL 2:<verb> <verbs>
QNMGNUOMR 2:<verb> <word>
ZSTSRTSRT 2:<verb> ?
LLHMXaCBR 2:<verb> a
fHPOKQPPN 2:<verb> about
XOOQQLSMK 2:<verb> all
VQRQUPQPP 2:<verb> an
bOHJVMSIK 2:<verb> anything
RYKQNQONP 2:<verb> as
QQJKCPbGD 2:<verb> at
VUOORNOQN 2:<verb> everything
WRCK5NMFW 2:<verb> for
OeOJKKGTK 2:<verb> from
VRQQTMQRO 2:<verb> her
dMNPKPPRQ 2:<verb> how
dPUTPOLOO 2:<verb> if
QPQMYCQJL 2:<verb> in
MaNOIMUKK 2:<verb> is
VGOMSJUFM 2:<verb> it
UMGOTLEGK 2:<verb> me
bAIMJXJKQ 2:<verb> my
ORRRYWRRR 2:<verb> new
SPQQMPXNQ 2:<verb> no
IPMSNLWLY 2:<verb> of
PXHKBTWLH 2:<verb> on
UKNRUNOIL 2:<verb> out
STRH69UBI 2:<verb> that
THSJURFLK 2:<verb> the
YIHKVOIEM 2:<verb> them
XPLMRJHDN 2:<verb> this
SHUQTULTT 2:<verb> to
fMRQHQKQQ 2:<verb> up
RBHOFIFaP 2:<verb> was
OQRTZQROS 2:<verb> what
aUUSUSUTU 2:<verb> why
OEUNWNTJI 2:<verb> with
Q3JTMRW67 2:<verbs> $
SHVJQVMPQ 2:<verbs> ,
GIILWJVdM 2:<verbs> <ed>
SPQNFKQbH 2:<verbs> <word>
XNOOGKPXR 2:<verbs> again
cIOMKPMMX 2:<verbs> are
RPRQPNXMP 2:<verbs> at
YLJNBUQMM 2:<verbs> for
IWMLaMROJ 2:<verbs> go
PDIUVVCBE 2:<verbs> in
QbKNJKKLP 2:<verbs> me
PMPONNRLY 2:<verbs> on
OPQRNRaPP 2:<verbs> the
QLXOJSKLP 2:<verbs> to
ONQ1JVSSA 2:<word> $
RRMIRCSTP 2:<word> ,
dMPPWOIQN 2:<word> :
aPJMMGUPL 2:<word> <caps>
cHKDFCUAH 2:<word> <code>
bGGDJMWPF 2:<word> <date>
ZDEGJJQY9 2:<word> <ed>
LKSUPRJbJ 2:<word> <ing>
WKIKWRMJJ 2:<word> <ly>
UIRVS5VJP 2:<word> <name>
QRFPPDRWN 2:<word> <number>
PMWPIRSMS 2:<word> <s>
PQCIYPKWR 2:<word> <verb>
GONTQXWGN 2:<word> <verbs>
HPMNNIKWK 2:<word> <word>
aPOQOQOOQ 2:<word> ?
QYQE6GFAH 2:<word> a
kFMQHFJJK 2:<word> about
UYNRJRFSN 2:<word> after
ZLKHRKINH 2:<word> again
fRLKRKEFK 2:<word> always
cVJKNNLGL 2:<word> an
UQFEEKTNF 2:<word> and
SEQMVRbOP 2:<word> as
NYKHQKQUK 2:<word> at
YOPRNQJTN 2:<word> back
KYLLLMNcK 2:<word> because
KQTIWHHLU 2:<word> before
eKNENNMNL 2:<word> between
YJMQGWPLQ 2:<word> by
TPJPYNPPQ 2:<word> da
VPHIDRQKK 2:<word> de
fIMKRRMJQ 2:<word> der
TKHLGMaLK 2:<word> di
WMMKNIKTN 2:<word> didn't
cNOPMOMPT 2:<word> do
YLGKHJVGL 2:<word> does
XRRSRRRRR 2:<word> du
VVINMLMMN 2:<word> em
SbKNQJLLN 2:<word> en
SNOPXQROM 2:<word> every
ZIGNOIRDG 2:<word> first
OTNUD9SHT 2:<word> for
QFGRQFPXO 2:<word> from
OLLKPNMdN 2:<word> had
IJRRPNbOX 2:<word> has
YTUUUUUUT 2:<word> have
GaHKYKQHI 2:<word> here
TUUNJLQIL 2:<word> i
YLMPOMKLV 2:<word> i'd
WZGLMKJLM 2:<word> i'm
aNORRMOOR 2:<word> if
eLKOJNLMM 2:<word> il
EVR6BZIUQ 2:<word> in
LLGJNKeIK 2:<word> instead
RTBHANSBU 2:<word> is
TFEPLPSRC 2:<word> it
SLMKWULMN 2:<word> jamais
McJPSFIHL 2:<word> last
LIZKUHTLL 2:<word> le
LJTYPPOPO 2:<word> les
aXQIFILPI 2:<word> me
WHKLJLUIK 2:<word> my
aOJLIGIOJ 2:<word> never
MbMNMUMNT 2:<word> no
aOTRPQOOR 2:<word> now
KJHNU6WMP 2:<word> of
PNQQPOaLN 2:<word> off
V9DFKGSJU 2:<word> on
YGHNFKYPM 2:<word> one
RHVMCFSTI 2:<word> only
SULOJKNPP 2:<word> or
NETSTOVVP 2:<word> our
RVMNXMJXK 2:<word> out
XMVNPJSJO 2:<word> over
YRLPMNLMP 2:<word> para
NNWNaLIMM 2:<word> per
XRPRQRRQR 2:<word> que
aLQQPNOPP 2:<word> said
dKOSNMJON 2:<word> says
OWMNWONNM 2:<word> so
JVbMLJQOM 2:<word> than
ZJPHQKONO 2:<word> that
KN59MLWOG 2:<word> the
OPQPPMaQP 2:<word> then
bOPROSMOO 2:<word> there
fGGCEI7OK 2:<word> this
UNDKLQPL9 2:<word> to
eKPNKLQLQ 2:<word> today
bRUUQUOOS 2:<word> told
bNMMLLOOL 2:<word> up
XKLPKMCVE 2:<word> was
XKOLSHQKG 2:<word> we
aNRQLOMNQ 2:<word> when
RNMNbMELS 2:<word> will
SMMNZNNJO 2:<word> with
ZPRSQbNNS 2:<word> without
YPONRQRQR 2:<word> yet
aMKLPIPRQ 2:<word> you
eNORMPMNQ 2:? $
bOOMPOQMP 2:? ?
THKIPJIVK 2:^ <caps>
bMONJILKV 2:^ <code>
PXGIDIEXI 2:^ <ed>
YDGICCRVG 2:^ <ing>
eNKNMNLIL 2:^ <ly>
YEZDRDFCG 2:^ <number>
a9GDO6aHH 2:^ <s>
TLIHVILQO 2:^ <verb>
SXNNWMLLQ 2:^ <verbs>
TOP2RAQII 2:^ <word>
ZLLPLJMTN 2:^ a
JJLIULSaL 2:^ all
TKJMYJLNL 2:^ always
aOPPPPNNP 2:^ any
RRRSXQRRR 2:^ ask
WNIIRXNHO 2:^ bitte
KQNPaQNKS 2:^ by
TWNOPJOOP 2:^ call
YIKLJRIKN 2:^ can
hNNRHKMKO 2:^ could
PLNIJIUaN 2:^ der
WGJQKRIJP 2:^ do
dOPQPOLOR 2:^ does
OODGCZQIL 2:^ don't
SIEHNHWHJ 2:^ every
RFLIYYONJ 2:^ everything
aITNVJOIN 2:^ for
RIPQZPPNM 2:^ from
aLOQNNOMO 2:^ go
eRPTKQLOT 2:^ he
kLNOOMLIQ 2:^ how
OVVV9CMFP 2:^ i
PLbJHRMNQ 2:^ i'd
aLLLOMKQM 2:^ i'll
QbAS89IAB 2:^ i'm
YTIGHGSHK 2:^ i've
RTXYEFGGL 2:^ ich
YFJJXIMJO 2:^ if
dNQPIKSPM 2:^ in
cNRRMPKPO 2:^ is
TOEC9POWH 2:^ it
VQGIVJO7I 2:^ it's
UWOQ9EHIJ 2:^ je
RQGIXGOKJ 2:^ keep
TLJNGKYNM 2:^ let's
XMOQQLNMO 2:^ make
bOPRLNMOO 2:^ maybe
PbPOLNNQR 2:^ me
WTLLMKMMO 2:^ mi
XTEI88O9K 2:^ my
RLKLPZMDL 2:^ never
RBAHKWQPF 2:^ no
RLOOUPVPN 2:^ nobody
aJYFJIKGN 2:^ not
ROMOMJXNN 2:^ on
dIKKHNMON 2:^ one
YHGITILCJ 2:^ only
dMONMMMKR 2:^ or
SSKHEHXES 2:^ our
aMOQPPPPQ 2:^ perhaps
eJONMMMMO 2:^ she
YQQQPRRRP 2:^ should
dMMQMNMNQ 2:^ some
VXHIHJMNM 2:^ sono
KLWLNYMMN 2:^ stop
VHEMMCDUL 2:^ that
cNNNNMNKN 2:^ that's
U6FK96QVR 2:^ the
fKLLKLNGM 2:^ they
aNOQGKRJO 2:^ this
YQQQQQQPQ 2:^ those
YPQPRPRRS 2:^ tu
OPSTPNOaS 2:^ turns
RFLLJNWXP 2:^ two
TKLMaJMKM 2:^ use
QPHJJIYST 2:^ we
QMNONNbON 2:^ we'll
LYEEEGXDF 2:^ we're
XNMMJLVKO 2:^ we've
cJOOLMPMP 2:^ what
dNNPMNNNO 2:^ what's
QJILZJJGN 2:^ when
PQNRYQQPQ 2:^ whenever
XSSSRSSRS 2:^ where
ZQKLMMQKM 2:^ which
gNPRGMKIQ 2:^ who
bPSTPRNMQ 2:^ why
TNKJJMZKO 2:^ wir
hOSTMTOUT 2:^ would
XRFGPRDKL 2:^ you
NRRRaPRNR 2:a <caps>
TPSSQRUZR 2:a <ed>
TSOQKMHYP 2:a <ing>
QbIOKLLIO 2:a <name>
bQNLNPJLM 2:a <number>
XFNOPUMSM 2:a <verb>
OOMMFOTDH 2:a <word>
QQPNaORQN 2:a new
YLPQUROSS 2:about <s>
UIJLVIHJM 2:about <word>
cOPOPMPPS 2:about it
gGLRIMDNK 2:about the
LNLQDIZbO 2:after <word>
PHPMXQUMM 2:after the
XEJJQFGUG 2:again $
dLOPKPLHP 2:all $
PMJOSGTVK 2:all <s>
OLMOMKGbP 2:all <word>
WJRRTQMHL 2:all the
ZLNMQPPJV 2:already $
TRQTVQONS 2:always $
gJOSJOIJL 2:always <ed>
TOPLUNXMP 2:always <s>
TIJPXILKN 2:always <verb>
TNQSVNNOO 2:always <word>
YMMNTOMOO 2:always use
UaNNOPJIN 2:am <name>
ZQPPOPQRQ 2:am a
VCKIKGbMI 2:an <word>
UaILPRPOM 2:an old
QOOOORYQN 2:and <date>
NZNQNRTOO 2:and <name>
WMNOPQUPN 2:and <number>
dONLMNOIN 2:and <s>
eKPRFKOOO 2:and <verb>
NZINQOWKN 2:and <word>
RULQKKWPR 2:and a
XTSTSTRSS 2:and to
YQRRRQPQR 2:another <word>
UYNKOMMMO 2:any <word>
UQTUPaPRS 2:anything in
KNTTVXSTT 2:anything under
PZQRPPLQQ 2:are <code>
OIMLYLXHO 2:are <ed>
TULPWLGVP 2:are <word>
VLMJKKWGO 2:are in
MXLMXNQKP 2:as <word>
VWRNNUNNO 2:as a
KIMMXXLKM 2:ask $
MPPNWZOPQ 2:ask for
RRQRYQRRR 2:ask me
ObPPHHGDO 2:at <code>
PbNMQPHML 2:at <name>
UMQQNPVVK 2:at <number>
QTKNEKUJY 2:at <word>
OYMNUSPPR 2:at a
QQLOHJRUT 2:at the
TIWOJMSLP 2:au <word>
NQOPbLMNP 2:auf <name>
NORPOQaOO 2:back is
MLOPQNXOV 2:back on
TPRSOMKQX 2:be <ed>
KKHKdKXII 2:be <word>
iNNTHOJGK 2:be a
ZQOPQJKNQ 2:be in
RRSSQRRRX 2:be out
UPPQNOJXO 2:be the
XKLJFMQRW 2:be with
QYNNNPPYO 2:because of
LPPSPNKeK 2:because the
PVMONNMWT 2:been <ing>
QYRRRRROR 2:been <word>
XQOQVKMOO 2:before $
LVPPMWLOV 2:before <name>
KPYOLXRPN 2:before <word>
PQLTZFOON 2:before you
WMGHZGHHL 2:bitte <word>
KOQNRbOPQ 2:bitte keine
QNRRKPNNa 2:by <date>
EUMIILZKI 2:by <name>
RRSTQRLSX 2:by <number>
RKLNJWMXQ 2:by <word>
RKNQOMZMS 2:by the
PVLNPYNNO 2:call me
VRHKSHTKK 2:can <verb>
bPQRQUNUT 2:can i
TJPPWJMLQ 2:can use
XLLOLSKNP 2:can you
gHKIOOLIK 2:can't <verb>
RSTVLKJKL 2:can't <word>
UNMPXWPPP 2:con <word>
ZPPQPQPPR 2:could <verb>
aPOOMQNKN 2:could be
bQQRPOPOR 2:could you
ZJJOYNOPP 2:da <word>
XRHHWGLMM 2:de <s>
MRNMFYTNN 2:de <word>
QOOOOPZPN 2:decided to
VIHEKGTZM 2:der <name>
MPNQLOOcQ 2:did the
SLLIKUJTM 2:didn't <verb>
aLRROOSRR 2:die <name>
gJPMOLIQM 2:do <s>
cOOOMLMNQ 2:do <word>
XRSQTTSTT 2:do i
eMROLNJNP 2:do it
OVPKJXLJK 2:do not
gIOQOJNMR 2:do that
NVPPWMWOP 2:do the
XUTUTUUUU 2:do you
bPPQNNNPR 2:does <word>
WPVQQQLON 2:does not
XSSTRSSRT 2:does that
QGMPOMaOM 2:does the
XSTTTTSTT 2:does this
TbGFGRKLN 2:don't <verb>
IXEWLSTMN 2:don't <word>
TXQHONNOP 2:don't know
bMOLOOPRN 2:don't need
QZMHFUNPP 2:don't use
RPQQROOXR 2:done $
eOIMJIMJO 2:du <word>
XRPRQRRQR 2:el <word>
UVINMLMMN 2:em <name>
UVMOFMKLN 2:en <name>
NFOLfHKJL 2:en <s>
WMMNIZNMO 2:en las
dORRRTRRT 2:es <word>
ORNQJbQQQ 2:ever <verb>
aQQPUOGPQ 2:every <verb>
TERHQEXFF 2:every <word>
UUOOPMNRO 2:everything in
NKEMSTVII 2:first $
bHPLWOFRI 2:first <word>
SXILFMIKG 2:for $
ZIJKLIMIc 2:for <date>
dOONFMWMN 2:for <ing>
JXRRPRZMO 2:for <name>
QKMNJMUIS 2:for <number>
KHUVXZOKI 2:for <s>
PWPPPOWSO 2:for <verb>
PPPBSLIJW 2:for <word>
eOJJIHJWO 2:for a
WKMJRNOHL 2:for all
NbRSPOPQP 2:for everything
RJLSUZPKM 2:for me
OREIFUULO 2:for the
JPPNNZWUO 2:for them
aOQRMNMHU 2:for this
XMOOOOMUO 2:for three
bKKONNOQP 2:for tomorrow
ZORPPPRPQ 2:for tonight
PPSTORZIO 2:from <date>
RSHHILYSJ 2:from <name>
VILONOLUQ 2:from my
OOQRZQQON 2:from now
YFPRQKBRM 2:from the
TWMLONQOO 2:für <name>
YNMNNNSMN 2:für die
TJJHITKJY 2:get <word>
XRPRQQRPS 2:get a
VYOOMOKKO 2:go $
ZKLMHKQQN 2:go <word>
QNLLJOaNP 2:go with
gCSQIBMIL 2:going to
QLRRNPZPP 2:going with
XPQPQPNTO 2:got <ed>
UQQPQPVQQ 2:haben <s>
RNOMMNQZP 2:had <word>
dPPNPTJJQ 2:has <ed>
KKJQIMfMM 2:has <word>
PQPRYQVMQ 2:has a
VQQSGJHRV 2:has to
ORNQRQYMU 2:have <ed>
RVSMRRRMI 2:have <word>
VQGJJKAIS 2:have a
WMWTKIFJR 2:have to
dLMMKPMMN 2:he <ed>
XRRRRRRRR 2:he <word>
ObFJQINAI 2:here $
RVSUTRPRR 2:here ,
YTUUUURUT 2:how <word>
VUUUUUUUU 2:how do
aTSUPRRTT 2:how many
VUUUUUUUU 2:how would
TN88JEMYA 2:i <ed>
SVVDMFLEM 2:i <verb>
VORX6B994 2:i <word>
SJJKYKOJL 2:i always
VWFEGKIKH 2:i am
SRSVKLLJN 2:i can't
UUOKEIFLJ 2:i do
SUOVLQMMI 2:i don't
eLLJJMIKK 2:i get
aOPQOOOOR 2:i guess
NXJIIISNW 2:i have
ULYFLOPLK 2:i like
aPNOPOOON 2:i might
YNMLMPPQT 2:i need
WNQNNOWQK 2:i no
GJLPMRhNR 2:i said
ZLIICNDOS 2:i should
ZMRRRRQRQ 2:i think
MdNLLNMON 2:i use
WRKLKMKKS 2:i want
TXLJJNMLN 2:i was
UNWJLOPOQ 2:i would
UNLNMWQNO 2:i'd <word>
WLNJJIOPW 2:i'd like
PQZRRPOPP 2:i'd rather
aRQRNQPOQ 2:i'll <word>
RXPGOONOQ 2:i'm <ed>
bOLELJGKL 2:i'm <ing>
UVRKOPOQQ 2:i'm <name>
SbIBHJHKN 2:i'm <word>
PaPNPQOPR 2:i'm a
XUOHKMJJP 2:i'm in
XMIWMOKNQ 2:i'm not
VYKILKIMJ 2:i'm on
JZRKPQWQP 2:i'm the
MdMMLNNTN 2:i've been
KQMMPNeLN 2:i've decided
TRWYCFEFJ 2:ich <word>
ZMPTWQOMR 2:if i
XRRTRRRRR 2:if the
cNQTKNNON 2:if we
eLKOJNLMM 2:il <word>
JSLMZLOPQ 2:im <name>
NRPQYMNNP 2:immer auf
MKQQeLXSN 2:in <caps>
JXPMIAYVJ 2:in <code>
YPJJJMTJT 2:in <date>
UWN0IMIEV 2:in <name>
KJFGUHJgF 2:in <number>
QKHUXTMVL 2:in <s>
POQPVZOKN 2:in <verb>
TLMMPMPNC 2:in <word>
RUFHTULKI 2:in a
MPQObNOKO 2:in all
QNSUTXPQP 2:in anything
QPUURSPQY 2:in by
QMUNVMMMN 2:in every
WFVOKWJHO 2:in my
TMRXWQKJI 2:in our
VHMPKMQMD 2:in the
RMOQWVQIN 2:in this
ILNJKJVTL 2:instead of
QcJLCGIGD 2:is <code>
UNPPRMVFP 2:is <ed>
cHKQEJOEG 2:is <ing>
KXNIJIZIJ 2:is <name>
KMLMGHaBU 2:is <number>
eOQQOGKNQ 2:is <verb>
RNGLPQWNP 2:is <word>
bOKNONOOL 2:is a
aNRRRQPRR 2:is about
QPQPMJYLR 2:is he
LXPNEMRLL 2:is in
hJUSJOHST 2:is it
bFQPOIPLP 2:is not
RWPNMNKMV 2:is on
cRQQNPOKN 2:is out
aTUTTTSSU 2:is that
TQNQYLPOA 2:is the
ZTTUTTQUT 2:is there
gMUTRRIMO 2:is this
cMOOMPMON 2:is too
YLE4TINQH 2:it $
UQRQRQOVS 2:it ,
WNNPNJUJP 2:it <s>
cNROMLLPQ 2:it <verbs>
aHJKIJHWO 2:it <word>
ZRTSSRRQT 2:it ?
WTUUTUTTU 2:it be
aPRRPPOOQ 2:it could
aHJKHOUGN 2:it in
QUMKDTUEF 2:it is
VQRRONOUR 2:it never
TNOOPMUUN 2:it was
WNJVMGMNO 2:it when
WSJMFLMSO 2:it's <word>
cNONIYOKO 2:its <word>
TYHGKLNNO 2:je <s>
TTQRRGJHM 2:je <word>
PbOMRPPLO 2:just <ed>
WKRRLPMVO 2:just <word>
MGKKXGWMQ 2:keep <s>
QNNOaMNMN 2:keep <verbs>
NYQQPPUPP 2:keep in
aOQROOPPT 2:keep that
QKMPOLcNL 2:keep the
WKNHEbMIN 2:keine <name>
bSHNGMHJL 2:la <word>
UTNOIXOPO 2:las <s>
WUPILIECJ 2:last <word>
JGVHSbEIJ 2:le <word>
LJTYPPOPO 2:les <s>
aKLLNMQMM 2:let's <verb>
NRQRROaRO 2:let's go
SNaUFKFJK 2:like <word>
RPPQNNLPY 2:like to
YRMNPOPNO 2:make a
PPOOZPLKO 2:make sure
cRQQJPQPR 2:make the
aTSUPRRTT 2:many <s>
NLLNJMYLX 2:may $
YROOQOPOQ 2:maybe i'll
XRSSRRRRR 2:maybe we
ePDNODIFM 2:me $
HfMLPHJNO 2:me <name>
LHNPUcLKR 2:me <s>
TPVHFULON 2:me <word>
ZIMRQJMJQ 2:me a
QRRTYLNQP 2:me before
QOPRVUOQQ 2:me first
VNQRTMMON 2:me in
TGNNOaJMM 2:me on
TJNRUXJMK 2:me the
XRRSORRRS 2:me this
UUJJIUKJM 2:mi <word>
RXRRMOQLQ 2:more ,
IKcMOONKN 2:more <s>
bNJMHLZ7N 2:more <word>
MOXROYRRP 2:more than
eKINONKIM 2:much <word>
PMNNSFLOZ 2:must be
PRMFNPV8T 2:my <s>
TXEKBQ99J 2:my <verb>
QXLHJFOIH 2:my <word>
YPRRRRQRR 2:my back
QQZOOONMS 2:my own
ZPOMNQQQN 2:need a
ULOKMMLPZ 2:need the
fLNQLKIPL 2:need to
LGJQGEHdL 2:never <ed>
iFHM9GDPK 2:never <s>
PGGKAZM9I 2:never <verb>
cQOOKLMNQ 2:never <verbs>
bFFCQNO6J 2:never <word>
ZLORRMIRR 2:never to
SRRSPYRRQ 2:never use
QPPOOONZO 2:new <ing>
LQPRYWPRR 2:new <s>
WNOKRLXMG 2:new <word>
eLPMMQMNN 2:next <word>
LOORbMOTO 2:next to
YYONPGHGL 2:no $
RLJNGKZBN 2:no ,
ZPQQOXIIN 2:no <caps>
KbLOKWLJP 2:no <name>
SGEMPWIOK 2:no <s>
NOLMRWVON 2:no <verbs>
YGSK9ULPG 2:no <word>
TLUOINUYR 2:no more
VQRRLTQMQ 2:no need
cNNNNOMOQ 2:not $
SXOFKNRIP 2:not <ing>
KgPPGPMNQ 2:not <name>
LKLGLabEH 2:not <verb>
YICCaDPBI 2:not <word>
HKbZONLWJ 2:not a
ZPNPPPQQR 2:not sure
YRSSQRSOR 2:now ,
XSSSSSSSS 2:now ?
OORSYQSQO 2:now on
JKMLIfLLM 2:nunca <s>
OXQTPPLLa 2:of <date>
VVJJPOMJL 2:of <ing>
MYNMUPRSJ 2:of <name>
JQIYIJMUM 2:of <s>
PCWHBEUPP 2:of <word>
TSJJXTJRG 2:of a
RHRRRRYQS 2:of may
TTMLDKYDH 2:of my
PPJKQJVSV 2:of the
LcRRLPWMK 2:of this
YUQNPQPPP 2:of us
UKKLRKWJJ 2:off $
QNOQaOGSL 2:off the
YNMRMNPUP 2:old <word>
jRLKIFEHI 2:on <code>
NOKKPVUIZ 2:on <date>
KROKKHeFJ 2:on <name>
MQOPKLHOe 2:on <number>
XPLDINJUO 2:on <s>
RRRRXQQQR 2:on <verb>
NRRBGRYHC 2:on <word>
VJNLJQTLJ 2:on a
cMMOMPUNL 2:on my
fRMQIKGJJ 2:on that
OUHLDGVVN 2:on the
ZRIMSPFKM 2:one $
MSXMXGUHI 2:one <word>
YORRPRMRO 2:one is
NLYNIJXIM 2:only $
TLHOWIKJO 2:only <verb>
YLHNGLUKN 2:only <verbs>
GHGIZOgEO 2:only <word>
UGHOVHIFK 2:only the
OUIKWLPLL 2:or <word>
YRUUSTSTT 2:or is
gILKNMHMM 2:other <word>
QLNLONZWM 2:our <caps>
XEMTLKTRK 2:our <s>
VPMMMITGO 2:our <word>
bMOQQPKMO 2:out $
RRSSQRRRX 2:out by
RZKLYOGHJ 2:out of
OPQTTMMZP 2:out the
ELYMQJYKK 2:over <word>
OPURQXUQO 2:per <word>
WPNUTLQPR 2:please ,
PRYRRRRRQ 2:rather have
QRYSURSRQ 2:rather than
YQRQRQQLR 2:said $
WMQTISUQQ 2:said about
DMJLRPLbM 2:same <word>
cPLNNOKJN 2:says $
XSSSSSSRR 2:says i
YSSTRPPRP 2:says never
XTUUUURUU 2:says we
WLOPULMMM 2:see $
ePNNKMJML 2:should <verb>
cPLKORIRN 2:should <word>
VMQSUMLNO 2:should always
OGGJXJVKE 2:should be
gJUTQTTUU 2:should i
XQSTSORSR 2:should never
UROOOQVLM 2:since <number>
NZNRRSOWP 2:since i
LdMOIMPMN 2:so <word>
ZPQRQRPQR 2:some <word>
RZJJJKIHM 2:sono <word>
QKIKIKMbN 2:still <word>
IKVLKaVHK 2:stop <ing>
ZOQPOQPRR 2:sure $
QRPQYRNQQ 2:sure every
POVQQXOOP 2:than one
PNWTONQRW 2:than the
aHDENSOJK 2:that $
OQKSbNLMS 2:that ,
KIMOKMKeO 2:that <ed>
XTTUUTSUU 2:that <ly>
SGNQLLVRQ 2:that <s>
LNINNULYM 2:that <verb>
SKGOBUXKO 2:that <verbs>
ZJLPHKTGO 2:that <word>
fSPSTTTRT 2:that ?
bMORPSOPS 2:that from
dRRTRQKOR 2:that he
aMLROOOOS 2:that in
IZKSWIQHP 2:that my
gONQJQFNQ 2:that one
RNPRGLVTM 2:that the
dPOONPOKR 2:that was
WPSUPPRPX 2:that we
YQPQRPRPR 2:that's <word>
aPTTQRPQT 2:that's all
ZNPPQPPQR 2:that's the
WHLLJNaPQ 2:the <caps>
RRSSRSYWR 2:the <date>
RSSSWWQVP 2:the <ed>
PQNRRHVLT 2:the <ing>
OSRROPWUW 2:the <ly>
QDFEUHYJX 2:the <name>
MWMQLLTIS 2:the <number>
RRSMLSPQL 2:the <s>
VOHNJJKOS 2:the <verb>
dJTPPNJPO 2:the <verbs>
NJB6KFNSQ 2:the <word>
OPQSWQVPT 2:the first
WLTOLSMNN 2:the last
NOOLJJRXW 2:the new
XNNRLNRTO 2:the old
QLMMLLcNM 2:the one
JKLMNLfRO 2:the only
RWNMOOSMN 2:the other
RRRSTUQWQ 2:the same
eLIJJPMLP 2:the two
UIMJRVIRL 2:them $
VNQQHaXLN 2:then $
UNPPLOUKM 2:there $
bMQSMIOPS 2:there's a
XKPRLKNZM 2:they <ed>
OINRJKbIN 2:they <word>
WMPQUPLMO 2:they are
bKOQRRRRR 2:think $
UKLLNLWIJ 2:this $
WNOOOOHUM 2:this <ing>
eMPPONFGK 2:this <verb>
TNFHPPUPK 2:this <word>
WUUUUUUUU 2:this ?
bNPJOMIIP 2:this in
cQPPLPLJP 2:this is
hJLOHMGIL 2:this one
YQQQQQQPQ 2:those were
QUTULWOUO 2:three <s>
PNMObGJHL 2:to <code>
PUOPOPYNL 2:to <date>
QQPQPKZHN 2:to <name>
XIMOJLQVP 2:to <number>
XNPKYUSOM 2:to <s>
TGNNKQXPT 2:to <verb>
ZSNKOFOHC 2:to <word>
SOSTVRPXR 2:to a
XTSTSTRSS 2:to always
RKOPOIIRa 2:to be
UNNTNLRQW 2:to get
TLONPOVRO 2:to go
RUORMOKPX 2:to have
RRRSQRXPP 2:to keep
TMLPXHMJN 2:to me
gJOPKOGLM 2:to that
NKEPWNONI 2:to the
dKQKJNSNQ 2:today $
cQUUOUONS 2:told me
bPQPKONNO 2:tomorrow $
WSUUUTSUT 2:tomorrow ?
bMPOOOPOP 2:tonight $
UNOQNNWTN 2:too <word>
YRQQSQSST 2:tu <word>
PRTTNOQZS 2:turns out
YPFKIIJSH 2:two <s>
RSNRVPQRQ 2:un <word>
OZPRNRRQR 2:una <word>
OVSSQXRRS 2:under <code>
GMLLTHTGW 2:under <number>
GJMKOcILL 2:under <word>
TVPPNOOQQ 2:une <word>
SPNPNNVMU 2:until the
IQRRPRZcL 2:up $
YPPOORRRO 2:up <word>
FVQPfQPQQ 2:use <code>
VQJJYTADF 2:use <name>
ZJQMLWRRR 2:use <s>
NQMMXVLON 2:use <word>
NTPPIGXLP 2:use a
WJOPQOTLO 2:use the
YRNMLMLLM 2:very <word>
ZOLOHJKKW 2:want to
VJMSNKUSH 2:was <ed>
UIMNLOFbM 2:was <ing>
ZMIKIMSOJ 2:was <word>
PWLMMNLVN 2:was a
ORQSRQOaN 2:was that
ZNPPOQHQN 2:was the
WOPRQRVOQ 2:was too
YBHJFDTQF 2:we <ed>
UKPPWLRJR 2:we <verb>
ZDHINGUBL 2:we <word>
dQRRHRMQP 2:we always
LXLNPNSHO 2:we are
YPQQQRRRQ 2:we could
PRRSORZPP 2:we decided
OINLSLZHO 2:we do
RSNNPMWIL 2:we don't
aOPRNPRKL 2:we have
PNQROPOOa 2:we need
cNNQIKNMN 2:we should
JXNOaPJJM 2:we use
OORQKNdML 2:we went
SQRSLRWRR 2:we'll go
YRRQQRQQR 2:we'll see
OHQROPcMO 2:we're <ing>
QIRRMPYQP 2:we're going
XKMMLLTML 2:we've <ed>
MOQQKNdML 2:went with
fPNLPMLMO 2:were <word>
YRSRRQPRR 2:what <word>
XRRRRSRSS 2:what can
dNOOMMNJO 2:what did
YUTTTUUUU 2:what do
ZQQRQQPRT 2:what does
VNQOGLUQO 2:what i
TNOTWPMQP 2:what is
XSSTSSRSS 2:what should
eLTTJTOPU 2:what would
YQSTQQRRS 2:what's a
YRSSQRRQR 2:what's the
VLMQUKIIN 2:when i
VNTQMKLOO 2:when the
TMKOVHLIM 2:when we
PLSTTSPLP 2:when you
ZSUUSTPPR 2:which of
XRRRRPRRR 2:who <word>
ZPSTPRPSR 2:why does
YLRSKLJQN 2:why the
ZQPRLQKOT 2:will be
UQQPQPVQQ 2:wir haben
cKJOQOLQP 2:with $
IQPRZIWQN 2:with <caps>
YPIJSGN7F 2:with <name>
UNMQHMYRO 2:with <s>
PVPIBYUFH 2:with <word>
TLQRVPXNR 2:with a
SNOQXQNNO 2:with me
LeJSPSLRa 2:with my
TPQRZRKPR 2:with that
QRJMSJPMR 2:with the
SUMNXMPPP 2:with two
RORRMXRQR 2:without <ing>
UQLQLXQLQ 2:without <word>
ZQQSPPPPP 2:would <word>
YUUUUURTT 2:would the
dUUUNTQUU 2:would you
WXPONQLIO 2:yesterday $
eKMJJMLMN 2:yet $
NJXXVTMQQ 2:you <verb>
hIPMIIKMM 2:you <word>
cQRSKPQQR 2:you always
PaLLUHNNO 2:you can
cNMSMMOPN 2:you don't
XUUUUTUUU 2:you know
XQJISJQKP 2:you make
VMLMKWLOP 2:you must
eQONLIRRT 2:you never
WOPTSOOPO 2:you say
UUUUUUUUU 2:you think
RNMMYMPMJ 2:your <word>
RZLKLNOQR 3:, <ly> <s>
SYOQKOWKP 3:, <ly> <word>
aSNPNPLMO 3:, <name> ,
EcPOOONLJ 3:, <name> and
VHNPPNNYK 3:, <number> <s>
YOSKJLHIK 3:, <s> <word>
NMOQaOVJO 3:, <verb> it
dNOSYNKNQ 3:, <verb> the
SNaIMMMKP 3:, <word> <s>
SPFMbJPHJ 3:, <word> <word>
KZQTONWOL 3:, <word> of
KgPPGPMNQ 3:, not <name>
IILOaIXJM 3:, not <word>
XMMTPJSSN 3:, the <word>
VUUUUUUUU 3:, what do
QOOOORYQN 3:<date> and <date>
HMUTMNNQe 3:<date> at <word>
PVPPOPXNM 3:<date> to <date>
ORQUOQZUP 3:<ed> <word> ,
YOOOVMNNO 3:<ed> <word> <s>
RSTTSSRXR 3:<ed> <word> <word>
cTUUUTSRT 3:<ed> <word> ?
OSTUSSRYQ 3:<ed> because the
RSSSSSQRX 3:<ed> by <number>
UNPQOOVPO 3:<ed> by the
WTMKQNMKQ 3:<ed> in <name>
YDROIIRML 3:<ed> on <date>
RPPRLQUUP 3:<ed> on the
NRRTRSPaR 3:<ed> out the
UILQILKXM 3:<ed> the <word>
IcKLGKXIM 3:<ed> to <name>
cLQPLQRMO 3:<ed> to <verb>
TQJPMNYFK 3:<ed> to <word>
XKQRQQRKO 3:<ed> with <word>
VPQQUNPQO 3:<ing> <verb> in
NOQOWNcLO 3:<ing> <word> <s>
PMIMOWKXR 3:<ing> <word> <verbs>
OKJOJRQZN 3:<ing> <word> <word>
TROTMKLXR 3:<ing> a <word>
RSSSRXSSS 3:<ing> me first
RPQROQMZP 3:<ing> the <word>
YWMNKNNKM 3:<name> , <name>
MaPTUSNQM 3:<name> , <word>
MUOONKaNR 3:<name> , not
QWMRUNWML 3:<name> <name> ,
IfOPOPOQM 3:<name> <name> <name>
NQSUZNPRP 3:<name> <name> in
RXNNLQXOQ 3:<name> <word> ,
UTPOQRPPU 3:<name> <word> <name>
fGQRRNOQQ 3:<name> <word> <word>
bPTSQSNQR 3:<name> <word> ?
JYPQJMTNJ 3:<name> and <name>
GXOONRTQQ 3:<name> and a
OXSTORUMM 3:<name> for the
XMXEIMJKM 3:<name> in <name>
VIMPJNXLN 3:<name> is <word>
VTNOOPKIO 3:<name> last <word>
MPRSWNOQU 3:<name> must be
ONTUORaPR 3:<name> this <word>
LdLRPRNRQ 3:<name> with my
TKOPXNMKT 3:<number> % <word>
YQOONPTMO 3:<number> : <number>
cTUTUTOSS 3:<number> <s> ?
URTUPUPOP 3:<number> <word> <s>
SVOOMPNNO 3:<number> <word> <word>
MBQUNMYNP 3:<number> <word> in
WMNOPQUPN 3:<number> and <number>
PXSTRSNNV 3:<number> of <date>
VQOQVPEQQ 3:<s> , <name>
VFKNTNMXP 3:<s> , <word>
XJWNJQRMP 3:<s> <word> ,
HRNOPQdNR 3:<s> <word> <s>
cDSGDSXIO 3:<s> <word> <word>
YKPOONYJK 3:<s> <word> is
aLHKQISKN 3:<s> a <word>
TKLOQPUOP 3:<s> and <s>
PZQRPPLQQ 3:<s> are <code>
PLMMYMVJM 3:<s> are <ed>
TDNPRNNXO 3:<s> are <word>
VLMJKKWGO 3:<s> are in
RaRSMQMWQ 3:<s> for a
RPQUXQXPM 3:<s> for the
WRQQRQTQQ 3:<s> für <name>
HLMLRKhIN 3:<s> in <code>
fMGIQHELN 3:<s> in <name>
QNLWWYRRR 3:<s> in <s>
PPRPTZQMS 3:<s> in <verb>
LaIRUESKK 3:<s> in <word>
SMSNUTGNO 3:<s> in the
MQXSQPNWN 3:<s> instead of
WRSSRRPRV 3:<s> is <word>
ZRSSNRPRR 3:<s> of <word>
HKNMONJLf 3:<s> on <number>
UMPROMXPN 3:<s> on the
SLLPKPbLN 3:<s> the <word>
WNOSNaKMN 3:<s> to <verb>
RNWMYRORP 3:<s> to <word>
PQRRRYRRR 3:<s> without <ing>
WNVGGKTGK 3:<verb> , <word>
NHIJKeMFL 3:<verb> <ed> <s>
MfNNPTGRS 3:<verb> <name> and
KNLLTRUWN 3:<verb> <s> <word>
ZRPRXNPQR 3:<verb> <s> before
RNNPYRQPP 3:<verb> <s> in
KLKJYVMRP 3:<verb> <verb> <s>
SYRPXKOMP 3:<verb> <word> ,
KJUOVXVMO 3:<verb> <word> <s>
ORQQNaQRR 3:<verb> <word> <verb>
MOWEeKNMP 3:<verb> <word> <verbs>
LGOONWYNQ 3:<verb> <word> <word>
XRRRMQQQU 3:<verb> <word> for
DGIGHCeKR 3:<verb> <word> is
TURRVRLOQ 3:<verb> <word> of
JPYNTLHML 3:<verb> <word> over
cNNRLLNJO 3:<verb> <word> to
SNIMMYDES 3:<verb> a <word>
TPPRTMTPL 3:<verb> all <s>
VQRQUPQPP 3:<verb> an <word>
KNTTVXSTT 3:<verb> anything under
WSNONLLLP 3:<verb> at <name>
TaNQRRPPM 3:<verb> at the
WTJIHHGNE 3:<verb> for <word>
cINSKMGLa 3:<verb> for the
YUPQQPQNQ 3:<verb> in <code>
HZJNfPUNO 3:<verb> in <name>
SQLNXNOPP 3:<verb> in <word>
VHTORGVMM 3:<verb> in the
LdORILIKO 3:<verb> is <code>
LYRPPQSPQ 3:<verb> is <name>
bLMNNLFKV 3:<verb> is <word>
ZNNNHOULN 3:<verb> it in
QRSSVWRST 3:<verb> me <s>
XKPSRLOKS 3:<verb> me a
TLNRVXLNN 3:<verb> me the
eHMPMNMKQ 3:<verb> my <word>
ORRRYWRRR 3:<verb> new <s>
RRSTRRRRX 3:<verb> of <date>
TOOPOQWRM 3:<verb> on <date>
XIQROUPPP 3:<verb> on a
ORTUPPaQQ 3:<verb> that the
UXMMULIPL 3:<verb> the <ing>
TXXIKOJGK 3:<verb> the <s>
UORRTONQP 3:<verb> the <verb>
TCSKRVOOP 3:<verb> the <word>
VWPPKLMJQ 3:<verb> this <word>
YQRRQQRRR 3:<verb> to <name>
OMYNQQQPX 3:<verb> to <verb>
YHLOGULKM 3:<verb> to <word>
KVMPOMVOL 3:<verbs> <word> in
LLKTbSMNM 3:<verbs> in the
MLSRNLRQX 3:<verbs> on <number>
ZWHMKRKMR 3:<word> , <ly>
PKKLGLdQK 3:<word> , <name>
dODNHIMJO 3:<word> , <s>
RIFLYJFJN 3:<word> , <verb>
WKNHSHNAL 3:<word> , <word>
KVMOTMWON 3:<word> , not
YWPRRRLMR 3:<word> <ed> <word>
OSSTSSRYS 3:<word> <ed> because
HLQRLQFhO 3:<word> <ed> it
RRRRPRQYR 3:<word> <ed> the
MNSQRQYKM 3:<word> <ed> to
eONLLPGOQ 3:<word> <name> <name>
RYIIGKRKK 3:<word> <name> <s>
VQPINPUPO 3:<word> <name> <word>
bOPTTUQTS 3:<word> <name> ?
ZJaGPMNLN 3:<word> <name> in
PNRROQXRW 3:<word> <name> is
PPOORPYOR 3:<word> <number> <s>
MZORNRMYN 3:<word> <number> <word>
ZGEONMNQU 3:<word> <s> ,
YOMONNKRM 3:<word> <s> <ed>
QJYNFNTPQ 3:<word> <s> <s>
ZLVFWHSIK 3:<word> <s> <word>
XRPPRQRQR 3:<word> <s> ?
aQKMLNULO 3:<word> <s> a
POZSLPUMP 3:<word> <s> and
OVLLRRWOL 3:<word> <s> at
IOVMSNSNW 3:<word> <s> for
UDSYLPOAF 3:<word> <s> in
UPPUPWPPS 3:<word> <s> of
LMMPNMWPX 3:<word> <s> on
fRRSOQIIR 3:<word> <s> that
QNLNKJbMI 3:<word> <s> the
URPRLQVNW 3:<word> <s> to
RNTOLVLMN 3:<word> <s> when
LNNTKQMcP 3:<word> <verb> <ed>
URSTPPPUU 3:<word> <verb> <s>
UOMWNNOOQ 3:<word> <verb> <verbs>
cAKLEEMXJ 3:<word> <verb> <word>
aRTTQSRNS 3:<word> <verb> ?
UUOPRPMPQ 3:<word> <verb> at
VPRSQOOPV 3:<word> <verb> for
WWPRKNQMK 3:<word> <verb> is
QPRTRSPXR 3:<word> <verb> to
MTTUSQMcP 3:<word> <verb> was
POVPTWQQR 3:<word> <verbs> ,
MILPKJbSL 3:<word> <verbs> <word>
UNRSOOVLR 3:<word> <verbs> for
ROPVOWQPQ 3:<word> <verbs> in
KMSSIGROY 3:<word> <verbs> on
XIBKQNSOS 3:<word> <word> ,
fMPPPQMKM 3:<word> <word> <ed>
JJHZLRFQL 3:<word> <word> <ing>
eFXVDMPLI 3:<word> <word> <name>
HLMPZPMZS 3:<word> <word> <number>
aWQFHIMGC 3:<word> <word> <s>
PHTTVCQCT 3:<word> <word> <verbs>
STS0HHFR7 3:<word> <word> <word>
ZQQRQQPOQ 3:<word> <word> ?
IgGLHKMLK 3:<word> <word> a
VVRRKPQPQ 3:<word> <word> and
ObKLOOJOO 3:<word> <word> at
QMOPPONPX 3:<word> <word> by
kCKLJJLMM 3:<word> <word> de
XLORaJEGH 3:<word> <word> first
9VWGIFXQW 3:<word> <word> for
QSUUOSOYP 3:<word> <word> from
NOTUPQWMX 3:<word> <word> has
PQPOUQWQP 3:<word> <word> here
ZPOMRRRRQ 3:<word> <word> i
ZPAPMRIGL 3:<word> <word> in
ILCKQDcCR 3:<word> <word> is
SRSSRSWRR 3:<word> <word> of
JLJMIGaUP 3:<word> <word> on
XRPRQRRQR 3:<word> <word> que
ZNPSNTMQQ 3:<word> <word> says
NMbSOKMLP 3:<word> <word> than
PSTUTTQZU 3:<word> <word> that
WHJTLLDWL 3:<word> <word> the
TJQNULKPO 3:<word> <word> to
YJNQJPBSG 3:<word> <word> was
cOOMKQPLO 3:<word> <word> we
JZNUPUPSa 3:<word> <word> with
PbJOHLMKO 3:<word> a <name>
XEVIJMMIM 3:<word> a <word>
YQRSQSSSU 3:<word> about <s>
gKPUOTJPL 3:<word> about the
fNQQNNLGM 3:<word> an <word>
QXRSPRSPR 3:<word> and <name>
YRRRJRRPR 3:<word> and <verb>
NZDRQPVKQ 3:<word> and <word>
bITPOUQQQ 3:<word> as a
EkOKQQMQS 3:<word> at <name>
OQSSQSaPQ 3:<word> at <number>
TJRSPQPXO 3:<word> at the
ObONMLLWJ 3:<word> because of
QRSSSSRYS 3:<word> because the
QQPSYPQPO 3:<word> before you
VOQRLNIRX 3:<word> by <date>
IPTUQRKPe 3:<word> by <number>
SQRQRWOQR 3:<word> by <word>
QRSURSXRR 3:<word> by the
TPJPYNPPQ 3:<word> da <word>
ZRLKIKNOO 3:<word> de <s>
OSOPMVTPN 3:<word> de <word>
fIMKRRMJQ 3:<word> der <name>
WMMKNIKTN 3:<word> didn't <verb>
UVINMLMMN 3:<word> em <name>
UVMOFMKLN 3:<word> en <name>
aTUTUTQSR 3:<word> for <number>
ONXZRHPLL 3:<word> for <s>
KZCGTPEKV 3:<word> for <word>
XQNTRRRRQ 3:<word> for a
KJMPEJWOY 3:<word> for the
SRUUUUPPV 3:<word> for this
WLOTDMHWQ 3:<word> from the
PQPRYQVMQ 3:<word> has a
QSSSSSQRX 3:<word> has to
eJNLPORLN 3:<word> i <ed>
SMWNQRRRR 3:<word> i <word>
PPPTZSRSU 3:<word> if i
eLKOJNLMM 3:<word> il <word>
SRLJMJRLW 3:<word> in <date>
LZCDETSFM 3:<word> in <name>
SLMOKRNWN 3:<word> in <s>
JNYJOSOUJ 3:<word> in <word>
OPHFHTQVK 3:<word> in the
TRRRTVOQR 3:<word> in this
LLGJNJeIK 3:<word> instead of
aPQOEJMOH 3:<word> is <code>
SNPQRMUHR 3:<word> is <ed>
ZKIOIKRHI 3:<word> is <ing>
TVOIGIQLK 3:<word> is <name>
KPKMHHaCW 3:<word> is <number>
MSLO9FaPR 3:<word> is <word>
GXPNHKSML 3:<word> is in
TXQOOOPNS 3:<word> is on
LQNQZQUPC 3:<word> is the
QRNJJFYHL 3:<word> it is
NcKPIJIHL 3:<word> last <word>
MKZKWIKLM 3:<word> le <word>
LJTYPPOPO 3:<word> les <s>
bESKMFPQN 3:<word> me <word>
WHKLJLUIK 3:<word> my <word>
bPORLJOMR 3:<word> never <verb>
OWQPUQRTM 3:<word> of <name>
LQJYJJLHK 3:<word> of <s>
NFWGIJWGS 3:<word> of <word>
WLNLXQNOI 3:<word> of a
PNQSOPVTX 3:<word> of the
OGNKPKYMX 3:<word> on <date>
IQSTMRQNZ 3:<word> on <number>
UVNULQVNO 3:<word> on <word>
XVNNLPNRO 3:<word> on a
RLMQIMWTT 3:<word> on the
YLHNGLUKN 3:<word> only <verbs>
MWNNcNKJN 3:<word> out of
JPYNTLHML 3:<word> over <word>
XSSSSSSRR 3:<word> says i
YSSTRPPRP 3:<word> says never
XTUUUURUU 3:<word> says we
NPPSPOZSR 3:<word> that <s>
QKMKIWUWO 3:<word> the <s>
MXDEWAQIN 3:<word> the <word>
bJKFLMERN 3:<word> this <word>
LVOMXNLMN 3:<word> to <name>
XNOPLMMSM 3:<word> to <number>
ZNQLQPXQO 3:<word> to <s>
fLLSKMFMO 3:<word> to <verb>
RbNPBLLKN 3:<word> to <word>
QDLQHKYXO 3:<word> to the
ZLMRIMIQL 3:<word> was <ed>
GSTTPUNiQ 3:<word> was <ing>
TRQRQRLVN 3:<word> was <word>
SNONYMMGN 3:<word> we <verb>
WPUQQPRPS 3:<word> when you
UHOMVNRJQ 3:<word> with <name>
YMMOVONOQ 3:<word> you <verb>
SNPPORTWQ 3:^ <ing> <word>
XQOQMMOSP 3:^ <ing> the
URQSOPRWP 3:^ <ing> to
TMJNHLbIQ 3:^ <s> <word>
XRSSRSRRS 3:^ <s> ?
OJMIBJeBL 3:^ <s> are
WIFNVIQMP 3:^ <verb> <s>
SDSNTGSIU 3:^ <verb> <word>
UCLQVKIGN 3:^ <verb> a
WOPROOVNR 3:^ <verb> all
VQLNUOPRR 3:^ <verb> in
aIKLRBGHF 3:^ <verb> it
VJJNVDLJM 3:^ <verb> me
SPQQMPXNQ 3:^ <verb> no
WHHP9EVEI 3:^ <verb> that
aLLQOFLFK 3:^ <verb> the
fNOPJLOJQ 3:^ <verb> this
aNIJPJKHK 3:^ <verb> to
fLRTJSOOT 3:^ <verb> what
LLPPbNPQM 3:^ <verbs> go
dJHLNLJHL 3:^ <word> ,
VNORNQVFQ 3:^ <word> <ed>
VJJLIIJTM 3:^ <word> <ing>
NPADNHYRK 3:^ <word> <name>
aHMRINQTL 3:^ <word> <number>
MKP7HMSN8 3:^ <word> <s>
XIEIUEGAR 3:^ <word> <verb>
JTTGK8aDI 3:^ <word> <verbs>
MUK7J1MHT 3:^ <word> <word>
YRQSRSRPS 3:^ <word> ?
SYJOIMMIP 3:^ <word> a
XRRSRRRRR 3:^ <word> du
KcMOPPQPQ 3:^ <word> em
UVOPIPOPP 3:^ <word> en
fKNOHKKML 3:^ <word> for
QJGKTWLHM 3:^ <word> in
UNAL4GTEQ 3:^ <word> is
PHKKJGbHM 3:^ <word> it
NMTMWGLMM 3:^ <word> le
aNPQOPLPO 3:^ <word> me
ZQNRMLQNQ 3:^ <word> never
VMYPGKLIP 3:^ <word> only
UKMQXKMIO 3:^ <word> that
ZFCKCAVEG 3:^ <word> the
ZLLPLJMTN 3:^ a <word>
QPQOXPUNO 3:^ all <s>
NMNPcKOPQ 3:^ always <verb>
aOPQPPNNP 3:^ any <word>
ZPKJUHOKO 3:^ bitte <word>
TWNOPJOOP 3:^ call me
XLLOLSKNO 3:^ can you
bQQRPOPOR 3:^ could you
PLNIJIUaN 3:^ der <name>
XRRSQQRPS 3:^ do it
RMKNKXNLP 3:^ do not
YRSTRPPQT 3:^ do that
VUUUUTUUU 3:^ do you
XRRRRRSSS 3:^ does <word>
XSSSRSSSS 3:^ does that
XUUTUUUTU 3:^ does this
VVJLHSMNP 3:^ don't <verb>
NMOMMWUQP 3:^ don't <word>
RRRRHXRRS 3:^ don't use
UJHIEJYKK 3:^ every <word>
WPPOKNVJP 3:^ for the
OOQRZQQON 3:^ from now
aOQRPPOPP 3:^ go with
VUUUUUUUU 3:^ how do
aTSUPRRTT 3:^ how many
VUUUUUUUU 3:^ how would
TO99KFOVB 3:^ i <ed>
UUUDCFMFD 3:^ i <verb>
SPSX8CBA6 3:^ i <word>
WUGFJLKMJ 3:^ i am
SRSVKLLJN 3:^ i can't
SWQKFJHNK 3:^ i do
SUOVLQMMI 3:^ i don't
URGKILSJQ 3:^ i have
ULYFLOPLK 3:^ i like
aPNOPOOON 3:^ i might
YNMLMPPPT 3:^ i need
WNQNNOWQK 3:^ i no
eLOLMRINK 3:^ i think
MdNKLNNON 3:^ i use
WRKLKMKKS 3:^ i want
WTLJPNNNN 3:^ i was
WMQLKJOPV 3:^ i'd like
PQZRRPOPP 3:^ i'd rather
RXPGOONOQ 3:^ i'm <ed>
aOLELJIKL 3:^ i'm <ing>
UVRKOPOQQ 3:^ i'm <name>
QaMDLLJMO 3:^ i'm <word>
PaPNPQOPR 3:^ i'm a
VUOHMMLLP 3:^ i'm in
XMIWMOKNQ 3:^ i'm not
QZLIKLHKL 3:^ i'm on
JZRKPQWQP 3:^ i'm the
MdMMMNNOO 3:^ i've been
KQMMPNeLN 3:^ i've decided
RTXYEFGGL 3:^ ich <word>
aOPTLQOMR 3:^ if i
XRRTRRRRR 3:^ if the
bNUUNNOQP 3:^ if we
aPQPQLOQP 3:^ in the
OMSQQKXIN 3:^ in this
bQSPRPMON 3:^ is <number>
XRRRRRQRR 3:^ is he
eLTSLNLST 3:^ is it
YTUTTTSSU 3:^ is that
ZOURMRRRS 3:^ is the
ZTTUTTQUT 3:^ is there
fNUUTQJQO 3:^ is this
aNROQLMPQ 3:^ it <verbs>
QUOOIWSGK 3:^ it is
UNNPNLSSO 3:^ it was
bOKMGNPLP 3:^ it's <word>
TYHGKLNNO 3:^ je <s>
WTQRDGJIM 3:^ je <word>
HKONhKHOL 3:^ keep <s>
NYQPPPUPP 3:^ keep in
aOQROOPPT 3:^ keep that
VKPOQNVPP 3:^ keep the
aKLLNMQMM 3:^ let's <verb>
NRQRROaRO 3:^ let's go
YRMNPOPNO 3:^ make a
PPOOZPLKO 3:^ make sure
YROOQOPOQ 3:^ maybe i'll
XRRRRRRRR 3:^ maybe we
PZPOMOQQR 3:^ me <word>
WTLLMKMMO 3:^ mi <word>
SUFJJHPJX 3:^ my <s>
PZQPPOHOP 3:^ my <verb>
UWKMIIPFL 3:^ my <word>
YPRRRRQRR 3:^ my back
PKLOFaJJM 3:^ never <verb>
WOOQFSMKQ 3:^ never <word>
UMMPLKWFN 3:^ no ,
SLIKURKDL 3:^ no <s>
UNLOIWIDP 3:^ no <word>
ULLOJNVYR 3:^ no more
VQRRLTQMQ 3:^ no need
YRNPPPQRR 3:^ not sure
ONOMOLaOP 3:^ on a
aMLOLNPKO 3:^ one <word>
TLIOWIMJO 3:^ only <verb>
KNPOQPcNP 3:^ our <caps>
cGMHMORGL 3:^ our <s>
RTQPINUMS 3:^ our <word>
dMMQMNMNQ 3:^ some <word>
RZJJJKIHM 3:^ sono <word>
KLWLNYMMN 3:^ stop <ing>
dPOONPOKR 3:^ that was
YQPQRPRPR 3:^ that's <word>
aPTTQRPQT 3:^ that's all
XPRRRRRRR 3:^ that's the
ONUTPRYNV 3:^ the <caps>
QQLJKKIXX 3:^ the <ing>
OSRQLPUUW 3:^ the <ly>
dNPOMOJOM 3:^ the <name>
TLNPRLSTL 3:^ the <s>
PLJLHJPVM 3:^ the <verb>
TEDJ0ANUR 3:^ the <word>
POOONONaN 3:^ the new
bPQPNQNLQ 3:^ this is
YQQQQQQPQ 3:^ those were
YRQQSQSST 3:^ tu <word>
OPSTPNOaS 3:^ turns out
OPQPaMORR 3:^ use <word>
VCIJHHTTG 3:^ we <ed>
TKPPRMXKS 3:^ we <verb>
YDHINGVCD 3:^ we <word>
LXLNPNSHO 3:^ we are
PRRSORZPP 3:^ we decided
RSNNPMWIL 3:^ we don't
aOPRNPRKL 3:^ we have
LYOOXPLJM 3:^ we use
ORRSOPaOO 3:^ we went
YRRQQRQQR 3:^ we'll see
QHQROQbNO 3:^ we're <ing>
QIRRMPYQP 3:^ we're going
XKMMLLTML 3:^ we've <ed>
YRSRRQPRR 3:^ what <word>
XRRRRSRSS 3:^ what can
ZSTTSSSOS 3:^ what did
aUSTSTUUU 3:^ what do
ZQQQQQPRT 3:^ what does
YTUTRURTS 3:^ what is
XSSTRSRSS 3:^ what should
aNTTPTQSU 3:^ what would
YQSTQQRRS 3:^ what's a
YRSSQRRQR 3:^ what's the
UNMPWLLLP 3:^ when i
OQKPaLRPR 3:^ when you
XSTUSTQRR 3:^ which of
ZPSTPRPSR 3:^ why does
UQQPQPVQQ 3:^ wir haben
cTUUMTPUU 3:^ would you
PaLLUHNNO 3:^ you can
cNMSMMOPN 3:^ you don't
RMMMLYMLP 3:^ you must
TPSSQRUZR 3:a <ed> <word>
OZRSOQMXQ 3:a <ing> <word>
POPPPZXOQ 3:a <verb> <word>
VHFPRLWRP 3:a <word> ,
cMQPQRNOR 3:a <word> :
ZRSSRRNWS 3:a <word> <ed>
LZOLNOROO 3:a <word> <name>
LbLQRQNXO 3:a <word> <verb>
NUQ6HHNGJ 3:a <word> <word>
YPTUSTRTU 3:a <word> ?
bJPSOROOK 3:a <word> about
UeUUQSMLS 3:a <word> at
QORQRMYQR 3:a <word> de
aUHGJJMHF 3:a <word> for
MdRTOLKUP 3:a <word> in
PNWUGISEI 3:a <word> of
MRLTHYLWR 3:a <word> that
WSOTNPPQT 3:a <word> with
dGLQNPEOK 3:about the <word>
ORRQYNVMQ 3:all <s> in
SRQQXRPPS 3:always <verb> <word>
YNQSRPMPP 3:always <verb> in
PRSSZRRRS 3:always <verb> me
ROPRYNOQP 3:always <verb> the
ZQPPOPQRQ 3:am a <word>
TNRPOPWNO 3:an <word> <word>
aPTTTUQTU 3:an <word> ?
YRRRLRRPR 3:and <verb> it
fMMUHFNOO 3:and <verb> me
RUMQKRWRR 3:and a <word>
XTSTSTRSS 3:and to always
PSTTRZSTU 3:anything under <word>
XSRNOUPNP 3:as a <word>
LeQQRRINM 3:at <name> <name>
cRSSRRKNO 3:at <number> %
OYMNUSPPR 3:at a <word>
RNQKKOZQM 3:at the <name>
MVNPPOSKU 3:at the <word>
SQRRMMPRX 3:be <ed> by
XPSTRRPRS 3:be <ed> in
QNRUYSNQP 3:be <word> to
cOQUPRPQU 3:be a <word>
RRSSQRRRX 3:be out by
NRSTRONbM 3:because the <word>
QRMTYGQRT 3:before you <verb>
NNUUINLNd 3:by <date> <number>
RQSTQRNRX 3:by <number> <date>
RSTUSTRRX 3:by the <verb>
LaRQTMQQQ 3:call me <name>
jQTSIGLTP 3:can you <verb>
ZORNPOPQS 3:can you <word>
IYXNFMHJJ 3:can't <word> <word>
eJNPKPQPQ 3:da <word> <word>
KbJJXHIJJ 3:de <s> <s>
PVKNHXXPO 3:de <word> <word>
XRSSRRROR 3:decided to <verb>
JNQUNPdPP 3:decided to <word>
TOPNPMaCQ 3:der <name> <word>
LQOQMPPcQ 3:did the <word>
aLRROOSRR 3:die <name> <word>
XUTTUUTUU 3:do i <verb>
XRRNSSSSS 3:do i <word>
QVPPMOXPP 3:do the <word>
XUUUUTUUU 3:do you know
UUUUUUUUU 3:do you think
XTSTSTTTU 3:does <word> <verb>
XSSTRSSRS 3:does that <verb>
cNNSRRJQQ 3:does the <word>
XSTTTTSST 3:does this <word>
KIPMNdNOQ 3:don't <verb> <s>
ZBOMJPFMQ 3:don't <verb> anything
IfI5QONOQ 3:don't <word> <word>
eOIMJIMJO 3:du <word> <word>
WMMNIZNMO 3:en las <s>
dORRRTRRT 3:es <word> ?
cTUTUTPSQ 3:for <number> <s>
LVONJPXRQ 3:for <s> and
VMQJMUOKH 3:for <word> <s>
fLIIIHKWO 3:for a <word>
PZQNPROQS 3:for the <ing>
RRSSQRXRU 3:for the <name>
RUIJFTRIE 3:for the <s>
SJMPMTTSS 3:for the <word>
aOPQMNMHU 3:for this <word>
VILONOLUQ 3:from my <word>
OORSYQSQO 3:from now on
XIKQRKENJ 3:from the <word>
WRQQRQTQQ 3:für <name> <word>
YNMNNNSMN 3:für die <name>
XRPRQQRPS 3:get a <word>
QJMLOQZQO 3:go with <word>
dRQSPQLRS 3:go with that
RRRSQRXRR 3:go with the
cMSTPSPTT 3:going to <word>
UQQPQPVQQ 3:haben <s> für
VQQSGJHRV 3:has to be
VQGJJKAIS 3:have a <word>
SQXTPQMOV 3:have to <word>
VUUUUUUUU 3:how do i
aTSUPRRTT 3:how many <s>
VUUUUUUUU 3:how would you
WIOMNOKUO 3:i <ed> the
SZLKQOEMM 3:i <ed> to
HYKNORQQO 3:i <verb> <name>
WMXMMPNQR 3:i <verb> <s>
LQZFQKIRS 3:i <verb> <word>
XUUTUUUUU 3:i <verb> ?
OaQPOOPQP 3:i <verb> a
PZLQRRRRR 3:i <verb> as
LVNOLObJM 3:i <verb> at
FhJMSRLQP 3:i <verb> in
PbLJLLMNL 3:i <verb> on
VNTNPQJQP 3:i <verb> that
XVHDBHFFE 3:i <verb> the
QZKKKNLJO 3:i <word> ,
UWKEKMLNN 3:i <word> <name>
QUQTHHKOK 3:i <word> <s>
OOXXKLMJJ 3:i <word> <word>
gKLMPLJOM 3:i <word> for
ObJEQKNNO 3:i <word> in
OdLHKMHNL 3:i <word> the
YRLLRRRRR 3:i <word> you
ZQPPOPQRQ 3:i am a
QSTVMLLKN 3:i can't <word>
NVFXQNQPQ 3:i don't <word>
TXQHONNOP 3:i don't know
OVKLNLFMX 3:i have a
ZPOMNQRQN 3:i need a
WNQNNOWQK 3:i no <word>
WMQTISUQQ 3:i said about
ZRNMLPJQP 3:i should <word>
PZQOQQQRQ 3:i use <name>
LURSRPPOV 3:i want to
VWONRRLLQ 3:i was <word>
RZNLMQQPQ 3:i was a
PRYRRRRRQ 3:i'd rather have
YRRQQQNPO 3:i'm <ing> for
JZOJRQPRR 3:i'm <word> <word>
RXOIQPNQQ 3:i'm <word> to
PaPNPQOPR 3:i'm a <word>
WWQPQOPQQ 3:i'm on the
MbRORQMQP 3:i'm the <word>
OYR0EJIGE 3:ich <word> <name>
UKWSHIGHH 3:ich <word> <word>
OaBDOKMKM 3:ich <word> in
XRRTRRRRR 3:if the <word>
XSUUUTRSU 3:if we <ed>
NRPQYMNNP 3:immer auf <name>
XKORQObLP 3:in <name> ,
HcMPUJVOM 3:in <name> <name>
VUPPPQPQP 3:in <name> with
YMKLOMNWI 3:in <number> <word>
MSQSLcNNU 3:in <verb> <s>
QMRQHOYWL 3:in <word> <number>
aAWVHHGIG 3:in <word> <s>
QMFFYCILJ 3:in <word> <word>
IaGINVLLJ 3:in a <word>
ROMNXKNOP 3:in every <word>
cGJQKWJHO 3:in my <word>
UKLMYMNJL 3:in our <word>
VCTSNHRLK 3:in the <ing>
aINPVJGOO 3:in the <s>
aQIHJUEBL 3:in the <verb>
VTGOHQQRG 3:in the <word>
RMOQWVQIN 3:in this <word>
FHPIMKQSJ 3:instead of <word>
LUSLNPWOK 3:is <ed> <name>
aQRRMMQNO 3:is <ing> me
LWRPQPWPN 3:is <name> <name>
KPNPJLJNf 3:is <number> <date>
QNRSPPZPO 3:is <number> <s>
fQPNGRKAR 3:is <word> again
XLRRNOSPN 3:is <word> for
TISTMNEOa 3:is <word> on
eIOPRPQQR 3:is a <word>
bNTRONNRS 3:is it <word>
GIRSQQHOh 3:is on <date>
PVPQPPTPT 3:is on <number>
MFORZQTQL 3:is the <word>
aTUTSTQRR 3:is this <word>
cMOOMPMON 3:is too <word>
VUUUUUUUU 3:it be <word>
RPQRQRXPP 3:it in <name>
MLRRRMMcR 3:it was the
TYHGKLNNO 3:je <s> <word>
gIOGGNKMM 3:je <word> <word>
LJTYPPOPO 3:je <word> les
NYQQPPUPP 3:keep in <word>
aOQROOPPT 3:keep that in
OQRRZQRRP 3:keep the <word>
QQZPIOQQR 3:le <word> <word>
LJTYPPOPO 3:les <s> <s>
NRQRROaRO 3:let's go with
bOMWIOILM 3:like <word> <verbs>
OPNQQQNRb 3:like to have
QRPQYRNQQ 3:make sure every
YRRRQRQPR 3:make the <word>
XRTTRSRST 3:maybe we should
RRSSVWQRT 3:me <s> in
PZPOMOQQR 3:me <word> <name>
SNORWMOQT 3:me a <word>
YSQTQMLLN 3:me in <word>
TGNNOaJMM 3:me on <word>
bJNSMXJMK 3:me the <word>
FdNMPNOOQ 3:mi <word> <name>
WPQRMJQQV 3:must be <ed>
YEIMLLWMK 3:my <s> <word>
MYJMQJWAK 3:my <s> are
QZYRRRPRR 3:my <s> in
fJLLJJJHL 3:my <verb> <word>
RXQQQPJPQ 3:my <verb> is
LUOPONXMM 3:my <word> <name>
hGMIKKHIV 3:my <word> <s>
fJJNJOQQL 3:my <word> <verbs>
FhVIFE9RD 3:my <word> <word>
TMMOQQXPN 3:my <word> does
RbQQQJLQL 3:my <word> is
YPUUUURUU 3:my <word> says
dMNPLOJJL 3:need a <word>
YOQTOQNOO 3:need to <verb>
bRQSLORQR 3:never <verb> <s>
RPOSLYPOS 3:never <verb> a
RQOTMXQRS 3:never <verb> me
XRSSSORMO 3:never <verb> on
PRPSMZQPQ 3:never <verb> the
gOPQNMNFQ 3:never <word> <word>
KNOPZaMLR 3:never <word> the
RRSSRXSRS 3:new <s> without
LOORbMOTO 3:next to the
VRLQOOVJP 3:no , <verb>
PRRPLZQMS 3:no <s> in
TEHFGWHCK 3:no <word> <s>
eNQONPIQO 3:no <word> <verb>
HJDLJgUFK 3:no <word> <word>
YRRRRQRRR 3:no <word> yet
ZMHNGLZ8M 3:no more <word>
bQPSPNMOO 3:no need to
HKbZONLWJ 3:not a <word>
RRRSXRQQR 3:now on <verb>
NXRQURUNQ 3:of <name> <name>
UUIITUNVI 3:of a <word>
QSOKJKbFK 3:of my <s>
UPJKHKVSL 3:of the <word>
OQRPOPZQQ 3:on <date> and
NSRRNOKQb 3:on <number> <date>
OUPOONMQZ 3:on <number> may
KUJLHMZRR 3:on <word> ,
VMKPHJVIJ 3:on <word> <number>
PePMPONOJ 3:on <word> <word>
SHLOKRWMM 3:on a <word>
aRQRQQMOO 3:on my <word>
KSPRONXLV 3:on the <number>
UVQRPOKMN 3:on the <s>
VVILGHRTI 3:on the <word>
WPUSRRRRP 3:one <word> <word>
YORRPRMRO 3:one is <word>
HLQRLPTQW 3:our <word> <s>
PPQQLPZOP 3:our <word> <verbs>
KLRNOPeRM 3:our <word> <word>
VUMHLMPLL 3:our <word> is
aRRSQSPMN 3:out of <word>
RPQTOOPXP 3:out the <word>
XTUUUURUU 3:says we should
OJNMJNbPK 3:should be <word>
XUUTUUUUU 3:should i <verb>
XRSSRORRR 3:should never <verb>
OOKONXXKL 3:stop <ing> <s>
QPXQQTOPP 3:stop <ing> <verbs>
TNHNPYNPR 3:stop <ing> <word>
PQYTRQQSQ 3:than the <word>
aMLROOOOS 3:that in <word>
MNQUMPXYN 3:that the <word>
aRSUOROMQ 3:that we always
HOPPJOdPN 3:the <caps> <word>
bMOONMMNL 3:the <ing> <s>
SOQRSQVOP 3:the <ing> <verb>
ITJFRNXVJ 3:the <ing> <word>
OSRQRPUUQ 3:the <ly> <word>
TNNOKOPLY 3:the <name> <word>
OXSSQRONU 3:the <number> of
XNPSKNTOQ 3:the <s> ,
UNNMLNJWO 3:the <s> <ed>
OXEOSTNQJ 3:the <s> <word>
ZUUUTSSTU 3:the <s> ?
POQQVPSWQ 3:the <s> are
TLULHQKXP 3:the <s> in
PPXSUNWQQ 3:the <s> with
bJPMHRNGR 3:the <verb> <s>
ZRMPLOMLQ 3:the <verb> <word>
PQPQNPaNN 3:the <verb> is
NOSSPOWQW 3:the <verb> of
ZTJQLHIQG 3:the <word> ,
IHSUMKWTJ 3:the <word> <caps>
QNOOLOSaE 3:the <word> <ed>
ONPTNRMbN 3:the <word> <ing>
LOUUOPYPX 3:the <word> <name>
aCGIGMVRO 3:the <word> <s>
WSJMMMSVO 3:the <word> <verb>
SLIGLWURM 3:the <word> <verbs>
MT6KWJPUN 3:the <word> <word>
dRUUQTMQQ 3:the <word> ?
aOLQGKOUO 3:the <word> again
SJRSPQRXO 3:the <word> at
PPQSYQNQU 3:the <word> before
YPUURURTT 3:the <word> between
KNSUJOMOe 3:the <word> by
TSQRKJPNY 3:the <word> for
MMRSbPOOV 3:the <word> from
NQRTQPPbO 3:the <word> had
OOVRPPPRX 3:the <word> has
IQPRYUWTN 3:the <word> in
WHOMDESRS 3:the <word> is
XOMNMLKRN 3:the <word> never
PKMPKNZQS 3:the <word> of
VNSTOQNJU 3:the <word> on
cOQRLOLRN 3:the <word> one
VOQTTPNNO 3:the <word> out
ZSSTQPPQP 3:the <word> says
hINRFIIVI 3:the <word> to
YPRTNPUPP 3:the <word> today
SPQQPPJXN 3:the <word> was
VQLMYNGKT 3:the <word> will
RSSSXSSRS 3:the first <word>
XLTNNNKON 3:the last <word>
QPPOOONZO 3:the new <ing>
UOORNPUVP 3:the old <word>
bMQSMIOPS 3:there's a <word>
MGOUaNMXT 3:this <word> ,
VQRTLOHUU 3:this <word> <word>
YQSTTSRST 3:this <word> ?
OOUTRRXOU 3:this <word> is
VTNOOPKIO 3:to <name> last
OOQSUPbNP 3:to <verb> <word>
OLJQMIZUT 3:to <verb> the
MWWKKOJNO 3:to <word> <s>
cPNQLOQMP 3:to <word> <word>
gHQRLPLOP 3:to <word> in
PNOPXPWPQ 3:to <word> the
SORTVRQWR 3:to a <word>
XTSTSTRSS 3:to always <verb>
QRSSSSNRY 3:to be <ed>
WMKQIHLOT 3:to be in
RRSSQRRRX 3:to be out
MMFPXCOMK 3:to the <word>
YRQQSQSST 3:tu <word> <word>
OPSTPNOaS 3:turns out the
OPQRdOKQO 3:under <number> <s>
VMNNIWJNS 3:use <word> <verbs>
RORRYRRRR 3:use <word> here
PINPKIZKQ 3:use a <word>
YLOQRRINQ 3:use the <word>
OSUUSROaO 3:was <ed> by
RZNLLPNQO 3:was a <word>
ORQSRQOaN 3:was that the
WKRPQLJSO 3:was the <word>
WOPRQRVOQ 3:was too <word>
RRSSRPXRP 3:we <ed> on
YLKLHKVBG 3:we <ed> the
QKQRNQYKP 3:we <ed> to
KKNNMNdLL 3:we <verb> on
PJQUNQbNR 3:we <word> the
cQRQIRNQQ 3:we always <verb>
RRRSQRXQR 3:we decided to
cPPNMOKNM 3:we should <verb>
XQSSSORSR 3:we should never
PTRQYQPQP 3:we use <word>
MOQQKNdML 3:we went with
RKRRMPYQP 3:we're going with
XRSRRRQRR 3:what <word> is
bPQRQUNUT 3:what can i
ZUSUSTUUU 3:what do you
ZQPNPQPRS 3:what does <word>
WMQTISUQQ 3:what i said
ZSUTRTPSS 3:what is the
UUUUUUUUU 3:what should i
WSUUUTSSU 3:what would <word>
YQSTQQRRS 3:what's a <word>
fQTSPSOOP 3:what's the <word>
VNTPLKLOO 3:when the <word>
NLSTVSQMQ 3:when you <verb>
YLRSKLJQN 3:why the <word>
UQQPQPVQQ 3:wir haben <s>
XINNGLVOM 3:with <word> <s>
ZEFOEFPCI 3:with <word> <word>
UNQRVPXNR 3:with a <word>
LcKTRTNRb 3:with my <word>
NFMSZCOOT 3:with the <word>
SUMNXMPPP 3:with two <s>
RSSSRXSSS 3:without <ing> me
WSUUUTSSU 3:would <word> if
WUUTUTUUU 3:would you <verb>
VUUUUUUUU 3:would you say
SPOPUWOOQ 3:you <verb> <s>
WRLPTIRQT 3:you <verb> <word>
KRPTeQRRS 3:you <verb> in
OTTSbHTSU 3:you <verb> me
ORYRVJQNQ 3:you <verb> the
aUUSUSUTU 3:you <verb> why
VVNNRINNO 3:you can <verb>
TJPPWJMLQ 3:you can use
SRMPSRLNL alone
cJH0R0OO0 among others
WPOMTNKOI any
kFNQLNIIP asks
L86FEfLKC ban once
IMLEGgCDJ ban stands
HNRFLGVWb counts
ORQTOQLaR e:%
gKNLLJJHL e:)
QUUUTTOQZ e:00
WMRRJPXKQ e:12
NOPPNObLP e:15
WQRSQRSRP e:2
FQUTaMOMY e:20
RRRQRPXPU e:2027
WQOQMMWNO e:4
bPQOOPMNO e:5
eNORMPMNQ e:?
OQPRbPNPO e:a4
cMMLNQNPM e:about
KcQQLNRQR e:ada
bOILMKPNP e:afternoon
YMONJTNNM e:afternoons
XEJJQFGUG e:again
cPOPOQMOQ e:ahead
dLOPKPLHP e:all
LYLNRQYOG e:allergy
DVNKZMKMO e:almeida
ZLNMQPPJV e:already
TRQTVQONS e:always
aUUUTUQNU e:and
eJOPKPQPQ e:anni
MGRSaGCHH e:answers
IMaEXPQNQ e:antworten
gFOJNIMNQ e:anything
SRRSRWRRS e:anyway
QRRSXQTRQ e:api
bOQQPQMMP e:are
KIMMXXLKM e:ask
UPRRMWRRR e:asking
JQLOKJRLV e:august
ZIMONOKSM e:back
XQOQVKMOO e:before
UZJMPPOPP e:bergen
cINJJKHKL e:better
dOOPLPKNP e:bike
YPQSORNOP e:bins
NbRRLPQQQ e:books
aLRSMRNRR e:both
OXQPNRXRP e:braga
PMNQYYMMN e:branch
QPQOPZPKO e:branches
bPIOMNONO e:brb
KLeMFIHKM e:brevi
aOONNNMLP e:brightmoor
LLKLMMIeL e:broken
XRQSPNRRS e:build
KQRQQMQaR e:cache
ZPMJQQORQ e:call
UIQGJJVPQ e:calls
cPQTROPMQ e:cancelled
PWOOPOWPO e:cats
RPRSXQRRS e:celsius
VXQONNJPP e:cet
OSSSaKOQT e:changelog
VXHHGHKIJ e:choir
TRRSWRRRR e:client
RRRQMYQRR e:clients
MVOMNRYQR e:clinics
ROKQPXNXP e:code
LcPNMQQRR e:coeliac
gOFMNOJNP e:coffee
PQWPXQQRP e:commit
JGMNdKPNR e:commits
cPMOMJJGP e:compile
bOPROPMOO e:computer
XQPNNWOKQ e:copy
HJgILMLLN e:coriander
NNaOOLPNQ e:cortas
QQYFRRRRR e:courtes
ONZOOUONO e:código
KRQTOcMVP e:database
WPRRPRWRQ e:day
ZJKKDJYOQ e:days
dJPQOPMRN e:dead
dKMLLLKKL e:decided
KQRQaNQRR e:deutsch
UQOQUMQNS e:diff
ZRPQNQRPQ e:dns
MVOOYONQO e:docs
SXQRMRPRR e:does
jGKGQQIKP e:don't
RPQQROOXR e:done
OPQQQRZRR e:eggs
YMQQQQOQL e:eight
RXQRRRRRS e:engineer
JUJJXPOMQ e:englisch
ROPRXNWQR e:english
aQQPQPPQQ e:entschieden
QNRRXPVRO e:euros
cMLMKKLMN e:evening
dPPMWQIEP e:everywhere
ePQPLKNKR e:exceptions
OOQTPPOaO e:expired
HOPNMNbON e:falkenstein
QWPROMPNX e:february
RHJQPSWIK e:file
LMONQcLKN e:files
NKEMSTVII e:first
QYPJRRRRR e:fish
ZJKKKLSJL e:five
MQQLeINPQ e:folder
SXILFMIKG e:for
NNRTRRSPZ e:four
cKLLaNMLN e:free
WELLKGFLY e:friday
UQJHNWURJ e:fridays
gNHNJIHIM e:function
eNNPKOJLQ e:funny
IeMLRQRQR e:gera
WYNMLMLIP e:ghent
cSRSMPQRS e:gloves
VYOOMOKKO e:go
VMNQIOMVO e:gone
dONNOOKMO e:good
McKNNOOPP e:graz
MMKLLNIdN e:green
cMLOLQMMP e:guessing
WNRRMPWNM e:hall
WUMNKKHKL e:he/him
HeRQRRLRR e:helix
OUPOaPNOP e:henrik
ObFJQINAI e:here
RYOQQRLQN e:home
bYQRRROMP e:hospital
aNKMLOTJO e:hours
PRORWLMWP e:id
ZOPQPPQPQ e:idea
RRXSSRQSS e:ifs
PQQPZQQOQ e:in
WMKJLLMXN e:inches
WOSURPNOQ e:included
JZOJRQPRR e:intolerant
NMNLMLbJQ e:is
YLE4TINQH e:it
WJLJNNQGY e:january
LLOPTNcOP e:jest
YMPOOOTIJ e:job
LNUULRINe e:june
RNNKMNbIO e:kawai
XRRRRRRRR e:kidding
IgLMQPQQQ e:kiel
bOJGJLJJL e:labs
YQPNNQQRN e:laptop
dQKLKLLIK e:late
YQRQQQQQP e:later
PQSTRROPZ e:latest
IdYRJLGMQ e:line
ONGLZQPQQ e:lines
JdOOOQPPQ e:lisboa
bOPNPOOOO e:lisbon
TJRQWQJTP e:list
dLKPKLOLO e:lunch
YSSTSRQQR e:machine
RPYQWOQSS e:macros
LMGdOORQQ e:mails
ONQRLRNPb e:march
JONLMPJfO e:match
NLLNJMYLX e:may
ePDNODIFM e:me
ZbMIHKKGN e:meat
TLNMNWOMN e:merged
MSQSLcNNU e:messages
bPOQLQRQR e:milk
dNNQKLOLP e:mind
XMOSOPMXO e:minutes
ZRNIQNOLL e:monday
QLRQRIZNL e:mondays
RWMNNNWGO e:month
TAJSKJLRT e:morning
eHLLONMHO e:moved
ORXSTUPQR e:name
KeJNJPMNO e:nantes
NNNQOObNP e:newer
PQRXPRRSS e:newsletters
cHMKJMMNP e:nice
dMMNHIJIN e:nights
NOOSKcQQR e:nine
YYONPGHGL e:no
SRRSPRRRX e:noon
cNNNNOMOQ e:not
QONWRXPPP e:notes
QTRSPRGRW e:november
HHJJQIZJJ e:npm
VPKNWNHNK e:number
VVMOPOKNO e:nurse
INOTPNWJX e:october
UKKLRKWJJ e:off
PQSTRROZS e:old
ePQOOQKHO e:once
ZRIMSPFKM e:one
YRNRKORRQ e:ones
NLYNIJXIM e:only
VQMNYNONN e:otherwise
bMOQQPKMO e:out
WOMQMELYR e:panic
RRXPORRNQ e:paper
dQRQLNQLO e:parser
PZQQRROQS e:penicillin
TQPQONWPQ e:pipeline
NOQTOcRRY e:pm
QNKPQaOOR e:points
PPQTPPPZP e:port
NaOPQQPPR e:porto
NOMLMQcMO e:postgres
QPQPRRYRR e:pounds
LPQQbOPRQ e:pr
QPMRIMZJM e:project
XMMKOYNKM e:pushen
KQZKMNNPN e:python
TWRRMUNMQ e:quarter
UOONPVPPP e:questions
KSKRXNNMO e:r
JOIPMMIfN e:ram
cQPQKRMQR e:recipes
PQLLLMaIR e:redis
bLNMOOPJM e:remember
VONPVNNQN e:reply
HMPRcRGMT e:repo
MRXPWNPPR e:reports
dPOPJPLFN e:right
XNPQMOURO e:room
ZLMNRQQMR e:rust
YQRQRQQLR e:said
PMKMOKZQL e:saturdays
cPLNNOKJN e:says
LMOObMKUO e:schema
OVKLPRVPP e:school
TKUIVNFOO e:seats
dKMOMNMLP e:sec
WLOPULMMM e:see
TRSTVOKPN e:sent
MPaMPaONQ e:sentences
OVRRRQTPU e:september
KWOMNOUNN e:service
KeNQJONMO e:sevilla
OZQPRRQRQ e:she/her
WLPQSNOOO e:shift
GKJJfMKJP e:short
ZPOPPPOPP e:shorter
GdPOPONOQ e:snowflake
YJOONZLPQ e:so
TPVNOPOPP e:something
TOPPTRMbO e:stale
WSSSRSSRR e:sunday
XKNLRQXQR e:supplier
XRRRRRRRR e:suppose
ZOQPOQPRR e:sure
ZJMJVIJIK e:tabs
XRPROQRQR e:tea
SdOMQRPNO e:team
XJRREWMMX e:ten
bPPROOUOP e:tests
NNKNbOOMO e:text
aHDENSOJK e:that
UIMJRVIRL e:them
VNQQHaXLN e:then
JVMNMMZLM e:theo
UNPPLOUKM e:there
McQQPRORP e:they/them
VQYRMOONR e:thing
cOPPPONIP e:things
bKOQRRRRR e:think
UKLLNLWIJ e:this
PRUUUURYR e:thread
eKPKINJJO e:three
ZMPMWKLLN e:thursday
OQRPOQaQQ e:thursdays
XOOSVORQQ e:ticket
OXRPNQUOO e:tickets
aWMORSGJL e:time
fKNMKJLJJ e:times
dIQRRRRQR e:tired
dKQKJNSNQ e:today
bPQPKONNO e:tomorrow
bMPOOOPOP e:tonight
QZQSOQNNR e:too
GhLNNMMNO e:torino
LQOQMPPcQ e:trick
XKJHNPaNN e:tuesday
MQTUKNaQO e:tuesdays
hIHHHHJII e:undefined
NOXPWRRRR e:units
IQRRPRZcL e:up
cRRPKQJQQ e:update
cMNLMONMN e:us
RRRQXRVPQ e:utc
HfRNRRORR e:utc+2
OaIHLIEKL e:vegan
TWNDNMJLQ e:vegetarian
HgIPLONLN e:vegetariana
MTUUTeTUU e:vendor
GiOPMONNP e:vigo
PVPPOPXLT e:wednesday
aNIGEIULN e:week
aIQSLOPQN e:weekend
ZMNMVFJTM e:well
dMNKMOMLM e:what
YOPQQLQNR e:why
QRQRNRYRR e:wiki
cKJOQOLQP e:with
WMSMTMJNN e:words
HPKKLMMgL e:work
RILJHJNYQ e:worked
bOMMNMMQO e:works
eKMKIcMFQ e:write
hIKJHGIEK e:wrong
OJLGZLUMN e:year
VSLKMMRMI e:years
WXPONQLIO e:yesterday
eKMJJMLMN e:yet
LMBI6JcdH exclaims
ZPPPQPQPP f1:)
ZLLPLJMTN f1:a
KMIMdLIMM f1:ab
TWNPKNONQ f1:abito
XSSSRQPRR f1:according
eOJOJKMJL f1:add
LMNNVNWOO f1:address
JJLIULSaL f1:all
TKJMYJLNL f1:always
YMORQQPVQ f1:an
QHOOKKbLK f1:anneke
PEJKaJLFK f1:answer
aOPPPPNNP f1:any
fILRJLKJM f1:anyone
bOOJNPPOP f1:are
RRRSXQRRR f1:ask
MPLOcLOLO f1:be
eMMUKOJML f1:below
WNIIRXNHO f1:bitte
WJOOMNVML f1:book
aQQPMPPPP f1:both
fJMOMOLJM f1:brb
OQPPONPaP f1:bumping
KQNPaQNKS f1:by
TWNOPJOOP f1:call
YIKLJRIKN f1:can
bNLOOPNKO f1:can't
gKILFLJLL f1:cargo
GgLNMMJJN f1:chamo-me
cNLTQTORT f1:che
PMQSYLRNT f1:cite
dPNQLKMKL f1:client
ePKTKQQRT f1:come
RJKLYLLJM f1:comment
hNNRHKMKO f1:could
eLMLOLJKL f1:decided
JONOLQcRR f1:decidimos
PLNIJIUaN f1:der
aQNOSRRNS f1:did
WGJQKRIJP f1:do
dOPQPOLOR f1:does
OODGCZQIL f1:don't
bMKPNLPKM f1:draft
YLPQYLFMN f1:error
SIEHNHWHJ f1:every
RFLIYYONJ f1:everything
YNRQQRPQR f1:exactly
bHJLONKHK f1:explain
XRQRQRQQR f1:final
cJMRNJMJN f1:find
bRQRNPQPR f1:fix
aITNVJOIN f1:for
fJNQKLKJP f1:forget
aPOQLPKQQ f1:found
RIPQZPPNM f1:from
KEQSeBMHS f1:give
aLOQNNOMO f1:go
RRNQVVOOR f1:going
bOORNMNMO f1:grep
gHEOANNJM f1:haha
eRPTKQLOT f1:he
kLNOOMLIQ f1:how
OVVV9CMFP f1:i
PLbJHRMNQ f1:i'd
aLLLOMKQM f1:i'll
QbAS89IAB f1:i'm
YTIGHGSHK f1:i've
RTXYEFGGL f1:ich
YFJJXIMJO f1:if
aPQRJOPPQ f1:ignore
dNQPIKSPM f1:in
cNRRMPKPO f1:is
TOEC9POWH f1:it
VQGIVJO7I f1:it's
VVBJEKGFJ f1:j'habite
UWOQ9EHIJ f1:je
XQPQNORPQ f1:jo
XRSSSSSSS f1:kannst
RQGIXGOKJ f1:keep
cQHNHIHHK f1:lavoro
VNPPTONMP f1:leave
TLJNGKYNM f1:let's
dMNRJKNLQ f1:lol
dPONONJLO f1:looking
XMOQQLNMO f1:make
bOPRLNMOO f1:maybe
PbPOLNNQR f1:me
UYKKMNKJO f1:mein
WTLLMKMMO f1:mi
XRRRRQRRQ f1:might
bQMPNMRQP f1:mon
bRQQRQNLR f1:morning
JeKNMNLLO f1:moro
KTSTRQPdS f1:moving
RLQROOXPO f1:mr
XTEI88O9K f1:my
GILKVaHJK f1:n'utilise
ONPOJaQPR f1:ne
RLKLPZMDL f1:never
PKQMXRZLK f1:new
RBAHKWQPF f1:no
RLOOUPVPN f1:nobody
MOKNMcLNP f1:non
aJYFJIKGN f1:not
WKQQMOSLL f1:note
WJLLJaLFM f1:nothing
KOPONcPOP f1:nunca
ROMOMJXNN f1:on
dIKKHNMON f1:one
YHGITILCJ f1:only
TMORWLNLR f1:open
dMONMMMKR f1:or
SSKHEHXES f1:our
eMMQLOIOO f1:people
aMOQPPPPQ f1:perhaps
hCLOIGLFF f1:plan
JIVJVNJOK f1:prefer
JIfNFMNMN f1:preferisco
NNaOOLPNQ f1:prefiero
GDiKIJMHN f1:prefiro
SKJLNLaJO f1:priya
MLMPcMMLO f1:put
ZOPQQPMPO f1:quiz
YMNSNQRRR f1:qué
TIHICFXIH f1:remember
WONPTNQOP f1:remind
jINQEFKLM f1:rename
MNQQWNNNV f1:reports
bRMQNNMMQ f1:rerun
dPORKMLLP f1:revert
RPQTPPPZP f1:root
OOGNaNPGN f1:run
VFLKHMKcL f1:same
IQSUMPYOX f1:samples
NOKSbNTMO f1:scratch
bPOQONNMO f1:set
eJONMMMMO f1:she
ZPOPPPOPP f1:shorter
YQQQPRRRP f1:should
cINNNJNOP f1:show
OOPObQOPR f1:sign
XUKONPMJN f1:since
MQORZQRQR f1:skip
dMMQMNMNQ f1:some
XQRSRRPRR f1:someone
VXHIHJMNM f1:sono
eHLMLKLIK f1:sort
bLMNJOOJN f1:sounds
GiDOCMKIK f1:soy
LQJOcKPMO f1:squash
PPRQOMaOO f1:staging
NNQRQRaRQ f1:standup
KLWLNYMMN f1:stop
TOOOWKLHK f1:take
SOPSWRNLT f1:tell
QOPQYPQQP f1:tests
VHEMMCDUL f1:that
cNNNNMNKN f1:that's
U6FK96QVR f1:the
ZNQNPQQOP f1:there
fKLLKLNGM f1:they
aNOQGKRJO f1:this
YQQQQQQPQ f1:those
XRSSRSRRS f1:thoughts
hHPRGPHJN f1:ticket
HgJRKQPNQ f1:trabajo
Kg8MGIIGJ f1:trabalho
YPQPRPRRS f1:tu
RRRTRSRXR f1:turned
OPSTPNOaS f1:turns
RFLLJNWXP f1:two
ZPOROQQPQ f1:ugh
hIHHHHJII f1:undefined
TKLMaJMKM f1:use
MNLMWYNMO f1:verwende
SYHLEJIIM f1:vivo
SPQQMPXNQ f1:wait
ZQRMQQQOR f1:was
QPHJJIYST f1:we
QMNONNbON f1:we'll
LYEEEGXDF f1:we're
XNMMJLVKO f1:we've
cJOOLMPMP f1:what
dNNPMNNNO f1:what's
QJILZJJGN f1:when
PQNRYQQPQ f1:whenever
XSSSRSSRS f1:where
ZQKLMMQKM f1:which
gNPRGMKIQ f1:who
bPSTPRNMQ f1:why
bOORPRPPQ f1:wie
TNKJJMZKO f1:wir
fJLLIKMIM f1:with
eLNPOPOEN f1:work
ZPOOOOPNQ f1:works
hOSTMTOUT f1:would
NKHPcHLLN f1:write
XRFGPRDKL f1:you
hIHHHHJII f2:
ZPPPQPQPP f2:)
TWNPKNONQ f2:abito a
XSSSRQPRR f2:according to
hKRRHHOMQ f2:add a
LMPORNYHN f2:all timestamps
dRPQJQROR f2:always a
IRQRfRQRS f2:always answer
NRQNbROQR f2:always book
RSRQXRRRS f2:always give
RSSSXSSRS f2:always put
ZQTTPORRT f2:always write
ZOPQPPQPQ f2:any idea
RRRTbNUUU f2:ask me
LQROWXRRR f2:bitte keine
YMQQQQOQL f2:book a
YQPQQQPQQ f2:brb
OQPPONPaP f2:bumping the
TWNOPJOOP f2:call me
cMOKLMMNN f2:can someone
XLLOLSKNO f2:can you
bOOPOONNO f2:could be
XSSSSRRRR f2:could the
bQQRPOPOR f2:could you
WPMKNMJZM f2:der fehler
XRRSQQRPS f2:do it
RMKNKXNLP f2:do not
YRSTRPPQT f2:do that
VUUUUTUUU f2:do you
XSSSRSSSS f2:does that
XUUTUUUTU f2:does this
RRSSSXSRS f2:don't add
cMPORLMKP f2:don't commit
OHPQQaPPP f2:don't schedule
KMTTQdRTT f2:don't touch
RRRRHXRRS f2:don't use
bMKPNLPKM f2:draft a
YNRQQRPQR f2:exactly ,
YQOPQQROR f2:explain in
YLQPQPQNQ f2:fix the
WPPOKNVJP f2:for the
eMTTKULST f2:forget what
aPOQLPKQQ f2:found it
OOQRZQQON f2:from now
LHQSdGNIS f2:give me
ZPQRNRQPR f2:go ahead
aOQRPPOPP f2:go with
RRNQVVOOR f2:going forward
bOORNMNMO f2:grep for
VUUUUUUUU f2:how do
YTUUUURTU f2:how long
aTSUPRRTT f2:how many
UUUUUUUUU f2:how much
VUUUUUUUU f2:how would
PLMNbLKKM f2:i always
WUGFJLKMJ f2:i am
SRSVKLLJN f2:i can't
SWQKFJHNK f2:i do
SUOVLQMMI f2:i don't
NbNMOPMON f2:i eat
INVXOLNOP f2:i find
dLNLONJNM f2:i found
bNNKLOKMK f2:i get
LeNJJOHML f2:i go
aOPQPQOOR f2:i guess
VFFcMMQLN f2:i hate
URGKILSJQ f2:i have
cMNJQPNNQ f2:i haven't
PaLKIMMOI f2:i just
ULYFLOPLK f2:i like
TWHFRKORJ f2:i live
PNOQKQbMS f2:i look
JKhFPQOQQ f2:i love
McOMLNIMN f2:i maintain
aPNOPOOON f2:i might
ZQPOPQHGP f2:i moved
YNMLMPPPT f2:i need
dMLHMKNLN f2:i never
WNQNNOWQK f2:i no
JIhJILLNN f2:i prefer
dMKKNOMMN f2:i quit
cMNNMNPQO f2:i read
OLbKPQJLK f2:i really
LcQSNQNRO f2:i run
SIMNINFMY f2:i should
HXLPORRQO f2:i speak
eJMJLKLMM f2:i suspect
ObONNQGOO f2:i switched
VWNLPPMQO f2:i teach
eLOLMRINK f2:i think
MdNKLNNON f2:i use
hGOPQOMOO f2:i used
WRKLKMKKS f2:i want
WTLJPNNNN f2:i was
aNKJRRRRR f2:i wish
bOMOPQOQR f2:i wonder
XVDLNOKNM f2:i work
RQYLLNJOL f2:i would
QYRQQRQRQ f2:i write
WMQLKJOPV f2:i'd like
PQZRRPOPP f2:i'd rather
PaPNPQOPR f2:i'm a
RYPJQQOQR f2:i'm allergic
JdRNQQQPQ f2:i'm based
VUOHMMLLP f2:i'm in
XMIWMOKNQ f2:i'm not
QZLIKLHKL f2:i'm on
eKQJMMJMK f2:i'm out
JZRKPQWQP f2:i'm the
dKQNRQRPR f2:i'm tired
GhOLPPOMQ f2:i'm vegetarian
MdMMMNNOO f2:i've been
KQMMPNeLN f2:i've decided
McKIQOPNQ f2:ich arbeite
GLgEMNMNM f2:ich bevorzuge
Pd20GGEEJ f2:ich bin
TW56NOONN f2:ich heiße
VU6BNKMJM f2:ich wohne
aOPTLQOMR f2:if i
XRRTRRRRR f2:if the
bNUUNNOQP f2:if we
aLPRPPOKP f2:ignore that
aPQPQLOQP f2:in the
OMSQQKXIN f2:in this
bTUTUTPSR f2:is a
XRRRRRQRR f2:is he
eLTSLNLST f2:is it
YTUTTTSSU f2:is that
ZOURMRRRS f2:is the
ZTTUTTQUT f2:is there
fNUUTQJQO f2:is this
ePPNPLLJQ f2:it has
QUOOIWSGK f2:it is
VQRRPNOUR f2:it never
UNNPNLSSO f2:it was
aNROQLMPQ f2:it works
cRTUPORKT f2:it would
EkIKFMJKL f2:j'habite à
NFc9MNMOO f2:je préfère
VVIHLLONP f2:je suis
SXOFIOMMN f2:je travaille
XRSSSSSSS f2:kannst du
NYQPPPUPP f2:keep in
aOQROOPPT f2:keep that
VKPOQNVPP f2:keep the
XSGOLMLKL f2:lavoro come
TQRRVROPQ f2:leave the
NRQRROaRO f2:let's go
YQRRQRQQQ f2:let's see
YROROMRPQ f2:lol never
YRMNPOPNO f2:make a
PPOOZPLKO f2:make sure
YRRROQQPR f2:make the
YROOQOPOQ f2:maybe i'll
XRRRRRRRR f2:maybe we
PZPOMOQQR f2:me llamo
FdNMPNOOQ f2:mi chiamo
YRRQRRQPR f2:morning
OZQQQRRRR f2:moro em
MbLPOONMP f2:moro no
KTSTRQPdS f2:moving the
OOQRPOaQR f2:mr okonjo
YPRRRRQRR f2:my back
JfRRRROPI f2:my birthday
ZPROQRPQP f2:my boss
KKOLNNgNM f2:my brother
MVRQRQURN f2:my daughter
PZSSPNORP f2:my email
bOPROPMOO f2:my grandson
dLOQPQIOP f2:my husband
KfTQPRJTO f2:my manager
PZRRRRMSR f2:my name
PZQRPPLQQ f2:my pronouns
XPRRSRRSR f2:my sister
VLLLKMbLK f2:my son
UXNOLOFPO f2:my supervisor
OPUUTTPRZ f2:my thesis
NaTTSSQSR f2:my time
OKTSRReRN f2:my wife's
LLQMZSMNN f2:n'utilise jamais
RRQSNXQOQ f2:never edit
aPPQMOPNQ f2:never mind
ORQUPZRRS f2:never put
cRQRJKRQR f2:never seen
RSRSRXRRS f2:never touch
RRRRPYRRS f2:never use
aPPNLNOLP f2:no
UMMPLKWFN f2:no ,
ZSSSQPRQS f2:no clue
MSQSLcNNU f2:no emojis
ePQPLKNKR f2:no exceptions
XRRSRORRS f2:no idea
ULLOJNVYR f2:no more
VQRRLTQMQ f2:no need
INJIZQKLO f2:no uses
MOKNMcLNP f2:non usare
YRNPPPQRR f2:not sure
WKQQMOSLL f2:note that
ONOMOLaOP f2:on a
XSUTTTSTU f2:or is
EJNMOOjRN f2:our cat
aSPOPPMOM f2:our warehouse
QQZPIOQQR f2:preferisco le
LLdOKMKLN f2:preferisco risposte
NNaOOLPNQ f2:prefiero respuestas
ZOPQQPMPO f2:quiz me
SMLQFIYKM f2:remember that
WONPTNQOP f2:remind me
RPQTPPPZP f2:root because
fLONIMMJO f2:run it
OQKSbNLMR f2:scratch that
ZPOPPPOPP f2:shorter
eKTSNRQUT f2:should i
fOQRJLPRP f2:show me
OOPObQOPR f2:sign all
ZMNNKPQKN f2:sounds good
OaMOLPOPP f2:soy alérgica
QPXQPTOPP f2:stop adding
ZSRRORSST f2:tell me
QOPQYPQQP f2:tests go
dPOONPOKR f2:that was
aPTTQRPQT f2:that's all
XPRRRRRRR f2:that's the
INTQPPVTO f2:the boiler
ZQPQQPPOR f2:the build
ORSSSSPZP f2:the crash
XSSSRRQRR f2:the customer
LQPRNNSbP f2:the data
LONNYMKJV f2:the docs
OTUUSQMaP f2:the flaky
MOQPNOObQ f2:the import
bRRRORMMR f2:the kids
bORQPRMOO f2:the linter
NQUUTUOPa f2:the loan
dRQPRPLLO f2:the memory
POOONONaN f2:the new
ORRPQPUUQ f2:the nightly
bQQQNPNMQ f2:the old
TQSSQRPPV f2:the postmortem
QRSSSROYP f2:the reason
RSUUTTRRX f2:the release
MUUUPTOcP f2:the slow
ZNQNPQQOP f2:there are
bPQPNQNLQ f2:this is
YQQQQQQPQ f2:those were
XRSSRSRRS f2:thoughts ?
NaPRNRRQR f2:trabajo en
XSMMMLNLM f2:trabalho na
YRQQSQSST f2:tu peux
RRRTRSRXR f2:turned out
OPSTPNOaS f2:turns out
ROOTbPGMS f2:use pnpm
MNLMWYNMO f2:verwende in
VUMOGMLMO f2:vivo en
SPQQMPXNQ f2:wait no
VMOOOOUEM f2:we agreed
LXLNPNSHO f2:we are
LNOLOPcNO f2:we chose
RRSSRRXRP f2:we close
bNRPPPNLO f2:we could
PRRSORZPP f2:we decided
NJPMMLbFO f2:we do
RSNNPMWIL f2:we don't
cQRRMRNPQ f2:we flash
RPPOLJLZN f2:we got
aOPRNPRKL f2:we have
UNOPPPVIO f2:we lost
ONQQPPOOa f2:we need
JMNNOPdON f2:we picked
RRSSRPXRP f2:we settled
LYOOXPLJM f2:we use
ORRSOPaOO f2:we went
YRRQQRQQR f2:we'll see
OQRRRRZPQ f2:we're dropping
QIRRMPYQP f2:we're going
NPRSQRaQQ f2:we're on
UQSTORUQR f2:we've agreed
cQTRPROQS f2:what are
XRRRRSRSS f2:what can
ZSTTSSSOS f2:what did
aUSTSTUUU f2:what do
ZQQQQQPRT f2:what does
XRRSRRRRS f2:what if
YTUTRURTS f2:what is
XSSSSSSRS f2:what now
XSSTRSRSS f2:what should
XRSRRRQRR f2:what time
aNTTPTQSU f2:what would
YQSTQQRRS f2:what's a
YRSSQRRQR f2:what's the
ZSRJRRSTT f2:when do
UNMPWLLLP f2:when i
eQPJLPUTT f2:when will
OQKPaLRPR f2:when you
JOOReMNNP f2:whenever you
aTTURTTPU f2:where does
XSTUSTQRR f2:which of
XSSQSRSRS f2:who broke
XSSRRRRRS f2:who said
ZPSTPRPSR f2:why does
aQTSQQOPP f2:why is
UQQPQPVQQ f2:wir haben
ZPOOOOPNQ f2:works
VUUUUUUUU f2:would it
XTUUUUUTT f2:would the
cTUUMTPUU f2:would you
PaLLUHNNO f2:you can
cNMSMMOPN f2:you don't
RMMMLYMLP f2:you must
hIHHHHJII h1:
ZPPPQPQPP h1:)
THKIPJIVK h1:<caps>
bMONJILKV h1:<code>
SJOKbLIFK h1:<date>
PXGIDIEXI h1:<ed>
YDGICCRVG h1:<ing>
eNKNMNLIL h1:<ly>
YEZDRDFCG h1:<number>
a9GDO6aHH h1:<s>
TLIHVILQO h1:<verb>
SXNNWMLLQ h1:<verbs>
TOP2RAQII h1:<word>
ZLLPLJMTN h1:a
JJLIULSaL h1:all
TKJMYJLNL h1:always
YMORQQPVQ h1:an
aOPPPPNNP h1:any
bOOJNPPOP h1:are
RRRSXQRRR h1:ask
MPLOcLOLO h1:be
WNIIRXNHO h1:bitte
aQQPMPPPP h1:both
KQNPaQNKS h1:by
TWNOPJOOP h1:call
YIKLJRIKN h1:can
bNLOOPNKO h1:can't
hNNRHKMKO h1:could
eLMLOLJKL h1:decided
PLNIJIUaN h1:der
aQNOSRRNS h1:did
WGJQKRIJP h1:do
dOPQPOLOR h1:does
OODGCZQIL h1:don't
SIEHNHWHJ h1:every
RFLIYYONJ h1:everything
aITNVJOIN h1:for
RIPQZPPNM h1:from
aLOQNNOMO h1:go
RRNQVVOOR h1:going
eRPTKQLOT h1:he
kLNOOMLIQ h1:how
OVVV9CMFP h1:i
PLbJHRMNQ h1:i'd
aLLLOMKQM h1:i'll
QbAS89IAB h1:i'm
YTIGHGSHK h1:i've
RTXYEFGGL h1:ich
YFJJXIMJO h1:if
dNQPIKSPM h1:in
cNRRMPKPO h1:is
TOEC9POWH h1:it
VQGIVJO7I h1:it's
UWOQ9EHIJ h1:je
RQGIXGOKJ h1:keep
TLJNGKYNM h1:let's
XMOQQLNMO h1:make
bOPRLNMOO h1:maybe
PbPOLNNQR h1:me
UYKKMNKJO h1:mein
WTLLMKMMO h1:mi
XRRRRQRRQ h1:might
bQMPNMRQP h1:mon
XTEI88O9K h1:my
ONPOJaQPR h1:ne
RLKLPZMDL h1:never
PKQMXRZLK h1:new
RBAHKWQPF h1:no
RLOOUPVPN h1:nobody
MOKNMcLNP h1:non
aJYFJIKGN h1:not
WJLLJaLFM h1:nothing
KOPONcPOP h1:nunca
ROMOMJXNN h1:on
dIKKHNMON h1:one
YHGITILCJ h1:only
dMONMMMKR h1:or
SSKHEHXES h1:our
aMOQPPPPQ h1:perhaps
VFLKHMKcL h1:same
eJONMMMMO h1:she
YQQQPRRRP h1:should
XUKONPMJN h1:since
dMMQMNMNQ h1:some
XQRSRRPRR h1:someone
VXHIHJMNM h1:sono
KLWLNYMMN h1:stop
VHEMMCDUL h1:that
cNNNNMNKN h1:that's
U6FK96QVR h1:the
ZNQNPQQOP h1:there
fKLLKLNGM h1:they
aNOQGKRJO h1:this
YQQQQQQPQ h1:those
YPQPRPRRS h1:tu
OPSTPNOaS h1:turns
RFLLJNWXP h1:two
TKLMaJMKM h1:use
ZQRMQQQOR h1:was
QPHJJIYST h1:we
QMNONNbON h1:we'll
LYEEEGXDF h1:we're
XNMMJLVKO h1:we've
cJOOLMPMP h1:what
dNNPMNNNO h1:what's
QJILZJJGN h1:when
PQNRYQQPQ h1:whenever
XSSSRSSRS h1:where
ZQKLMMQKM h1:which
gNPRGMKIQ h1:who
bPSTPRNMQ h1:why
TNKJJMZKO h1:wir
fJLLIKMIM h1:with
hOSTMTOUT h1:would
XRFGPRDKL h1:you
hIHHHHJII h2:
ZPPPQPQPP h2:)
gHLKMMMEM h2:<ed>
RRRTRSRXR h2:<ed> out
cPONOONKO h2:<ing>
LOQMNPcML h2:<ing> <s>
SNPPORTWQ h2:<ing> <word>
XQOQMMOSP h2:<ing> the
URQSOPRWP h2:<ing> to
YNRQQRPQR h2:<ly> ,
FJeJWKIHL h2:<number> <word>
cNOKLOLLO h2:<s>
ZOQRVMNLO h2:<s> <name>
UMKLJMKXN h2:<s> <verbs>
TMJNHLbIQ h2:<s> <word>
XRSSRSRRS h2:<s> ?
OJMIBJeBL h2:<s> are
KLQKXOYNN h2:<s> in
fLMNHIJJO h2:<s> is
MLLMdLMKO h2:<s> should
aQPQJNQOQ h2:<verb>
eMMNKKLKN h2:<verb> <code>
LKRRNMLId h2:<verb> <number>
WIFNVIQMP h2:<verb> <s>
SDSNTGSIU h2:<verb> <word>
UCLQVKIGN h2:<verb> a
WOPROOVNR h2:<verb> all
PPQNZONPP h2:<verb> before
LeGJFGKDI h2:<verb> for
VQLNUOPRR h2:<verb> in
aIKLRBGHF h2:<verb> it
VJJNVDLJM h2:<verb> me
dJLQKOPLR h2:<verb> my
SPQQMPXNQ h2:<verb> no
WHHP9EVEI h2:<verb> that
aLLQOFLFK h2:<verb> the
dRQRKPRJO h2:<verb> them
fNOPJLOJQ h2:<verb> this
aNIJPJKHK h2:<verb> to
fLRTJSOOT h2:<verb> what
ZPOOOOPNQ h2:<verbs>
LLPPbNPQM h2:<verbs> go
jKAHFFGBG h2:<word>
dJHLNLJHL h2:<word> ,
VNORNQVFQ h2:<word> <ed>
VJJLIIJTM h2:<word> <ing>
NPADNHYRK h2:<word> <name>
aHMRINQTL h2:<word> <number>
MKP7HMSN8 h2:<word> <s>
XIEIUEGAR h2:<word> <verb>
JTTGK8aDI h2:<word> <verbs>
MUK7J1MHT h2:<word> <word>
YRQSRSRPS h2:<word> ?
SYJOIMMIP h2:<word> a
RPQTPPPZP h2:<word> because
dNNOIOKLN h2:<word> con
XRRSRRRRR h2:<word> du
KcMOPPQPQ h2:<word> em
UVOPIPOPP h2:<word> en
fKNOHKKML h2:<word> for
KJMPIJaKQ h2:<word> has
aOORGQPOR h2:<word> if
QJGKTWLHM h2:<word> in
UNAL4GTEQ h2:<word> is
PHKKJGbHM h2:<word> it
LLQMZSMNN h2:<word> jamais
NMTMWGLMM h2:<word> le
aNPQOPLPO h2:<word> me
XSMMMLNLM h2:<word> na
ZQNRMLQNQ h2:<word> never
MbLPOONMP h2:<word> no
UMNPKNYJI h2:<word> on
VMYPGKLIP h2:<word> only
XRLPMNLMP h2:<word> para
YRRRQRRQR h2:<word> says
JKKKeLMNN h2:<word> siempre
UKMQXKMIO h2:<word> that
ZFCKCAVEG h2:<word> the
fJJLIJLIK h2:<word> these
eMOMOKLJM h2:<word> this
ZLLPLJMTN h2:a <word>
QPQOXPUNO h2:all <s>
NMNPcKOPQ h2:always <verb>
dRPQJQROR h2:always a
aOPQPPNNP h2:any <word>
RRRRXRRRR h2:ask <name>
RRRTbNUUU h2:ask me
MPLOcLOLO h2:be <word>
ZPKJUHOKO h2:bitte <word>
LQROWXRRR h2:bitte keine
LMOQNOYNW h2:by <word>
TWNOPJOOP h2:call me
cMOKLMMNN h2:can someone
XLLOLSKNO h2:can you
bNLOOPNKO h2:can't <verb>
bOOPOONNO h2:could be
XSSSSRRRR h2:could the
bQQRPOPOR h2:could you
PLNIJIUaN h2:der <name>
aPPROOQQP h2:do <s>
ZROQMNRQQ h2:do <word>
XRRSQQRPS h2:do it
RMKNKXNLP h2:do not
YRSTRPPQT h2:do that
VUUUUTUUU h2:do you
XRRRRRSSS h2:does <word>
XSSSRSSSS h2:does that
XUUTUUUTU h2:does this
VVJLHSMNP h2:don't <verb>
NMOMMWUQP h2:don't <word>
RRRRHXRRS h2:don't use
UJHIEJYKK h2:every <word>
MNXRXRNMP h2:for <word>
WPPOKNVJP h2:for the
OOQRZQQON h2:from now
ZPQRNRQPR h2:go <word>
aOQRPPOPP h2:go with
RRNQVVOOR h2:going <verb>
YTUUUURTU h2:how <word>
VUUUUUUUU h2:how do
aTSUPRRTT h2:how many
UUUUUUUUU h2:how much
VUUUUUUUU h2:how would
TO99KFOVB h2:i <ed>
OLbKPQJLK h2:i <ly>
UUUDCFMFD h2:i <verb>
SPSX8CBA6 h2:i <word>
PLMNbLKKM h2:i always
WUGFJLKMJ h2:i am
SRSVKLLJN h2:i can't
SWQKFJHNK h2:i do
SUOVLQMMI h2:i don't
bNNKLOKMK h2:i get
LeNJJOHML h2:i go
aOPQPQOOR h2:i guess
URGKILSJQ h2:i have
PaLKIMMOI h2:i just
ULYFLOPLK h2:i like
aPNOPOOON h2:i might
YNMLMPPPT h2:i need
dMLHMKNLN h2:i never
WNQNNOWQK h2:i no
SIMNINFMY h2:i should
eLOLMRINK h2:i think
MdNKLNNON h2:i use
WRKLKMKKS h2:i want
WTLJPNNNN h2:i was
RQYLLNJOL h2:i would
SOOMNXRQP h2:i'd <word>
WMQLKJOPV h2:i'd like
PQZRRPOPP h2:i'd rather
YRRRQRRRS h2:i'll <word>
RXPGOONOQ h2:i'm <ed>
aOLELJIKL h2:i'm <ing>
UVRKOPOQQ h2:i'm <name>
QaMDLLJMO h2:i'm <word>
PaPNPQOPR h2:i'm a
VUOHMMLLP h2:i'm in
XMIWMOKNQ h2:i'm not
QZLIKLHKL h2:i'm on
eKQJMMJMK h2:i'm out
JZRKPQWQP h2:i'm the
MdMMMNNOO h2:i've been
KQMMPNeLN h2:i've decided
RTXYEFGGL h2:ich <word>
aOPTLQOMR h2:if i
XRRTRRRRR h2:if the
bNUUNNOQP h2:if we
aPQPQLOQP h2:in the
OMSQQKXIN h2:in this
bQSPRPMON h2:is <number>
XRRQSRRQR h2:is <word>
bTUTUTPSR h2:is a
XRRRRRQRR h2:is he
eLTSLNLST h2:is it
YTUTTTSSU h2:is that
ZOURMRRRS h2:is the
ZTTUTTQUT h2:is there
fNUUTQJQO h2:is this
aNROQLMPQ h2:it <verbs>
ePPNPLLJQ h2:it has
QUOOIWSGK h2:it is
VQRRPNOUR h2:it never
UNNPNLSSO h2:it was
cRTUPORKT h2:it would
UKMQDLVJN h2:it's <ed>
aRQPIQQOQ h2:it's <ing>
FXPObPLLN h2:it's <name>
bOKMGNPLP h2:it's <word>
TYHGKLNNO h2:je <s>
WTQRDGJIM h2:je <word>
HKONhKHOL h2:keep <s>
NOOOaMPMQ h2:keep <verbs>
NYQPPPUPP h2:keep in
aOQROOPPT h2:keep that
VKPOQNVPP h2:keep the
aKLLNMQMM h2:let's <verb>
NRQRROaRO h2:let's go
YQRRQRQQQ h2:let's see
YRMNPOPNO h2:make a
PPOOZPLKO h2:make sure
YRRROQQPR h2:make the
YROOQOPOQ h2:maybe i'll
XRRRRRRRR h2:maybe we
PZPOMOQQR h2:me <word>
UYKKMNKJO h2:mein <name>
WTLLMKMMO h2:mi <word>
bQMPNMRQP h2:mon <word>
YTIKIGGJJ h2:my <name>
SUFJJHPJX h2:my <s>
PZQPPOHOP h2:my <verb>
UWKMIIPFL h2:my <word>
YPRRRRQRR h2:my back
VLLLKMbLK h2:my son
gKLMDIJEL h2:never <s>
PKLOFaJJM h2:never <verb>
WOOQFSMKQ h2:never <word>
RRRRPYRRS h2:never use
PKQMXRZLK h2:new <word>
aPPNLNOLP h2:no
UMMPLKWFN h2:no ,
QQRRPYQKR h2:no <caps>
SLIKURKDL h2:no <s>
bPQOIQPFO h2:no <verb>
QIKMIZPOL h2:no <verbs>
UNLOIWIDP h2:no <word>
ULLOJNVYR h2:no more
VQRRLTQMQ h2:no need
MOKNMcLNP h2:non <word>
YRNPPPQRR h2:not sure
KOPONcPOP h2:nunca <s>
ONOMOLaOP h2:on a
aMLOLNPKO h2:one <word>
TLIOWIMJO h2:only <verb>
XSUTTTSTU h2:or is
KNPOQPcNP h2:our <caps>
cGMHMORGL h2:our <s>
RTQPINUMS h2:our <word>
eKTSNRQUT h2:should i
dMMQMNMNQ h2:some <word>
RZJJJKIHM h2:sono <word>
KLWLNYMMN h2:stop <ing>
dPOONPOKR h2:that was
YQPQRPRPR h2:that's <word>
aPTTQRPQT h2:that's all
XPRRRRRRR h2:that's the
ONUTPRYNV h2:the <caps>
QQLJKKIXX h2:the <ing>
OSRQLPUUW h2:the <ly>
dNPOMOJOM h2:the <name>
TLNPRLSTL h2:the <s>
PLJLHJPVM h2:the <verb>
TEDJ0ANUR h2:the <word>
POOONONaN h2:the new
bQQQNPNMQ h2:the old
ZNQNPQQOP h2:there are
VOLPONUMP h2:this <word>
bPQPNQNLQ h2:this is
YQQQQQQPQ h2:those were
YRQQSQSST h2:tu <word>
OPSTPNOaS h2:turns out
dNOONPMIQ h2:two <s>
RRSSXORRR h2:use <name>
OPQPaMORR h2:use <word>
ZQRMQQQOR h2:was <word>
VCIJHHTTG h2:we <ed>
TKPPRMXKS h2:we <verb>
YDHINGVCD h2:we <word>
LXLNPNSHO h2:we are
bNRPPPNLO h2:we could
PRRSORZPP h2:we decided
NJPMMLbFO h2:we do
RSNNPMWIL h2:we don't
RPPOLJLZN h2:we got
aOPRNPRKL h2:we have
ONQQPPOOa h2:we need
LYOOXPLJM h2:we use
ORRSOPaOO h2:we went
YRRQQRQQR h2:we'll see
QHQROQbNO h2:we're <ing>
MIOQPPeNR h2:we're <number>
QIRRMPYQP h2:we're going
NPRSQRaQQ h2:we're on
XKMMLLTML h2:we've <ed>
YRSRRQPRR h2:what <word>
cQTRPROQS h2:what are
XRRRRSRSS h2:what can
ZSTTSSSOS h2:what did
aUSTSTUUU h2:what do
ZQQQQQPRT h2:what does
XRRSRRRRS h2:what if
YTUTRURTS h2:what is
XSSSSSSRS h2:what now
XSSTRSRSS h2:what should
aNTTPTQSU h2:what would
YQSTQQRRS h2:what's a
YRSSQRRQR h2:what's the
ZSRJRRSTT h2:when do
UNMPWLLLP h2:when i
eQPJLPUTT h2:when will
OQKPaLRPR h2:when you
JOOReMNNP h2:whenever you
aTTURTTPU h2:where does
aOPOPONOO h2:which <s>
XSTUSTQRR h2:which of
XSSQSRSRS h2:who <word>
XSSRRRRRS h2:who said
ZPSTPRPSR h2:why does
aQTSQQOPP h2:why is
UQQPQPVQQ h2:wir haben
VUUUUUUUU h2:would it
XTUUUUUTT h2:would the
cTUUMTPUU h2:would you
PaLLUHNNO h2:you can
cNMSMMOPN h2:you don't
RMMMLYMLP h2:you must
hIHHHHJII h3:
ZPPPQPQPP h3:)
gHLKMMMEM h3:<ed>
RRRTRSRXR h3:<ed> out the
cPONOONKO h3:<ing>
SNPPORTWQ h3:<ing> <word> <word>
MRQRPQPaQ h3:<ing> the <word>
XSSSRQPRR h3:<ing> to the
cNOKLOLLO h3:<s>
dONNOOKMO h3:<s> <word>
WQQRMRSOR h3:<s> <word> ,
XRSSRSRRS h3:<s> ?
aQPQJNQOQ h3:<verb>
eMMNKKLKN h3:<verb> <code> to
ISRRcRRRS h3:<verb> <s> before
RRRRXPRRS h3:<verb> <s> in
QQORYPRQR h3:<verb> <word> <s>
HIJHIGZFV h3:<verb> <word> is
JIVJVNJOK h3:<verb> <word> over
kFMQELIJO h3:<verb> a <word>
LHMQdLPKL h3:<verb> a new
RPQRSQVRR h3:<verb> all <s>
VRMNUORRR h3:<verb> in <word>
bPRRNQOJR h3:<verb> it
QSUUYRPSU h3:<verb> me <s>
XKPSROOLS h3:<verb> me a
TOQQVKPQP h3:<verb> me the
dJLQKOPLR h3:<verb> my <word>
QGJKJMYIK h3:<verb> no ,
dMNRNMLIP h3:<verb> that
TJOQLPVOQ h3:<verb> that our
ORTUPPaQQ h3:<verb> that the
YLQPQPQNQ h3:<verb> the <ing>
VLNPTNOOP h3:<verb> the <s>
ZPRRLPRQQ h3:<verb> the <verb>
aHIPPHFEK h3:<verb> the <word>
dOPPKMQNR h3:<verb> this <word>
eMTTKULST h3:<verb> what i
ZPOOOOPNQ h3:<verbs>
QOPQYPQQP h3:<verbs> go next
jKAHFFGBG h3:<word>
ZNJOQMNJO h3:<word> , <word>
aNOROQQLQ h3:<word> <ed>
YYHKHHEDI h3:<word> <name>
OOQRPOaQR h3:<word> <name> is
TEbIFHKJN h3:<word> <s> <s>
cKTOMKKGO h3:<word> <s> <word>
JOMQLKfNO h3:<word> <s> the
RJJIZIMGJ h3:<word> <verb>
CE9KWEhEJ h3:<word> <verbs>
aPQTPRLRR h3:<word> <verbs> we
Pe1N0IC8C h3:<word> <word>
VEEOWMR9H h3:<word> <word> ,
JhFIJJGKK h3:<word> <word> <name>
RTXM3GB5F h3:<word> <word> <word>
ZQKSOTPNR h3:<word> <word> ?
NcIMILNMM h3:<word> <word> a
IXINJQMIZ h3:<word> <word> for
ZQNRNPKQQ h3:<word> <word> il
KDDPWHVFZ h3:<word> <word> is
YRQSRSRPS h3:<word> ?
RYLOIMNMP h3:<word> a <name>
RPQTPPPZP h3:<word> because of
XSSSSSSSS h3:<word> du <word>
ZRSSTTTTU h3:<word> du das
KcMOPPQPQ h3:<word> em <name>
VUMOGMLMO h3:<word> en <name>
VMKNNMUJM h3:<word> is <ing>
fNQQNLMLJ h3:<word> is <word>
MEQQIMgNP h3:<word> is in
PLORIQaRO h3:<word> is the
dPOQLPKAQ h3:<word> it
NMTMWGLMM h3:<word> le <word>
ZOPQQPMPO h3:<word> me on
XSMMMLNLM h3:<word> na <name>
YRPRNLRPR h3:<word> never <verb>
MbLPOONMP h3:<word> no <name>
UMNPKNYJI h3:<word> on the
OQKSbNLMR h3:<word> that ,
oFEQBJ9KL h3:<word> the <word>
fOOPNOOHR h3:a <word> ,
aMLSOPOPO h3:a <word> <word>
MQLRcPORT h3:always <verb> <word>
ZPTUPTRRT h3:always <verb> in
PRSSZRRRS h3:always <verb> me
OSRSZORRS h3:always <verb> the
ZOPQPPQPQ h3:any <word>
RRRRXRRRR h3:ask <name> before
RRRTbNUUU h3:ask me before
MPLOcLOLO h3:be <word>
LaRQTMQQQ h3:call me <name>
cMOKLMMNN h3:can someone <verb>
jPTSHGMTP h3:can you <verb>
ZORMPNPQS h3:can you <word>
XSSSSRRRR h3:could the <word>
XUTUSTSSS h3:could you <verb>
TOPNMNaDQ h3:der <name> <word>
cMTTNNNMT h3:do it
YRSTRPPQT h3:do that
XUUUUTUUU h3:do you know
UUUUUUUUU h3:do you think
XTSTSSTTU h3:does <word> <verb>
WSSSSSSSS h3:does that <verb>
WUUUUUUUU h3:does this <word>
KIPMNdNOQ h3:don't <verb> <s>
ZBOMJPFMQ h3:don't <verb> anything
RRSSSXSRS h3:don't <verb> new
RGRSJcOSU h3:don't use <verb>
ZQPQOQQKP h3:for the <word>
OORSYQSQO h3:from now on
XRRSRRRRS h3:go with that
RRNQVVOOR h3:going <verb> ,
WUUUUUUUU h3:how do i
aTSUPRRTT h3:how many <s>
VUUUUUUUU h3:how would you
gIOMQQPAP h3:i <ed> it
SKNLIQXIK h3:i <ed> that
SZLKQOEMM h3:i <ed> to
HYKNORQQO h3:i <verb> <name>
WMXMMPNQR h3:i <verb> <s>
KTbHJPKNK h3:i <verb> <word>
OaQPOOPQP h3:i <verb> a
PZLQRRRRR h3:i <verb> as
LVNOLObJM h3:i <verb> at
VUOOQQOQN h3:i <verb> everything
EjJLEQLOO h3:i <verb> in
PbLJLLMNL h3:i <verb> on
VNTNPQJQP h3:i <verb> that
XVHDBHFFE h3:i <verb> the
fJKGLOKJN h3:i <word>
QZKKKNLJO h3:i <word> ,
eKJINPLLM h3:i <word> <ed>
UWKEKMLNN h3:i <word> <name>
NXTVLKQRP h3:i <word> <s>
OOXXKLMJJ h3:i <word> <word>
OZLNPOLMO h3:i <word> an
ObJEQKNNN h3:i <word> in
TPMWOOOOR h3:i <word> it
MVPNLPYNP h3:i <word> on
OdLHKMHNL h3:i <word> the
YRLLRRRRS h3:i <word> you
ZQPPOPQRQ h3:i am a
ZPMLJKJKM h3:i am in
QSTVMLLKN h3:i can't <word>
NZUNMNPOP h3:i do not
TVPPMQJQP h3:i do the
NVFXQNQPQ h3:i don't <word>
TXQHONNOP h3:i don't know
QQWUQPQQQ h3:i don't like
LeNJJOHML h3:i go by
WTOOMPHNL h3:i have <word>
OVKLNLFMX h3:i have a
IPfMMPOQP h3:i like <word>
bJNLKNFMI h3:i like the
ZPOMNQRQN h3:i need a
cMNQQRMRM h3:i need to
WNQNNOWQK h3:i no <word>
bNQQTQMPP h3:i think the
PZQOQQQRQ h3:i use <name>
LURSRPPOV h3:i want to
dPRPUSLQP h3:i was <word>
SXNLQQRQR h3:i was a
PRYRRRRRQ h3:i'd rather have
PZQHQQQPR h3:i'm <ed>
KdSNRPQOR h3:i'm <ed> in
XROJONMMN h3:i'm <ing> a
XRRPRRRQS h3:i'm <ing> for
SWRKOPOQQ h3:i'm <name>
QZPOQPQQQ h3:i'm <word>
JfNIOOMMQ h3:i'm <word> <word>
RYPJQQOQR h3:i'm <word> to
PaPNPQOPR h3:i'm a <word>
IeRNRQQRR h3:i'm in <name>
SWRHQPPOR h3:i'm not <ing>
PZSQPRPOQ h3:i'm on the
MbRORQMQP h3:i'm the <word>
QYRRRRROR h3:i've been <word>
NaPNOPOON h3:i've been a
OORTOSaQS h3:i've decided not
KbS0IKLJJ h3:ich <word> <name>
UKWSHIGHH h3:ich <word> <word>
OaBDOKMKM h3:ich <word> in
XSSSNRRSR h3:if i were
XRRTRRRRR h3:if the <word>
WUUUUUSTU h3:if we <ed>
YPTUPOQRR h3:if we <word>
bPQQMOPQQ h3:in the <word>
OMSQQKXIN h3:in this <word>
XRRRRRRRR h3:is he <word>
bNTRONNRS h3:is it <word>
YUUUTTUUT h3:is that from
YOTRMRRRS h3:is the <word>
ZSTUTTPTT h3:is there a
WUUUTUTUU h3:is this <verb>
UUUUUUUUU h3:is this <word>
cOTUQNLOQ h3:is this a
fNROQMNEQ h3:it <verbs>
cFONNHTJR h3:it is not
NQUUROVTS h3:it was <ed>
MLRRRMMcR h3:it was the
aRQPIQQOQ h3:it's <ing> again
YRQRMRROR h3:it's <word>
TYHGKLNNO h3:je <s> <word>
gIOGGNKMM h3:je <word> <word>
LJTYPPOPO h3:je <word> les
NYQPPPUPP h3:keep in <word>
aOQROOPPT h3:keep that in
NRQRROaRO h3:let's go with
YQRRQRQQQ h3:let's see
QRPQYRNQQ h3:make sure every
YRONRPRPR h3:maybe i'll <verb>
XRTTRSRST h3:maybe we should
PZPOMOQQR h3:me <word> <name>
FdNMPNOOQ h3:mi <word> <name>
bNQPONQQP h3:mi <word> <word>
YEIMLLWMK h3:my <s> <word>
KdQQPOPPP h3:my <s> are
LdSTQOQSP h3:my <verb> for
RXQQQPJPQ h3:my <verb> is
RUQQQOUPN h3:my <word> <name>
eHNJKLIOV h3:my <word> <s>
aLPRPOURS h3:my <word> <verbs>
LfNNNOBOJ h3:my <word> <word>
TMMOQQXPN h3:my <word> does
WYQQQQLQL h3:my <word> is
YPUUUURUU h3:my <word> says
XRSSSRRSS h3:my back is
bRQSLORQR h3:never <verb> <s>
QQPSMYQQS h3:never <verb> a
MSTSMcRTS h3:never <verb> me
PRPSMZQPQ h3:never <verb> the
NPOPMbOOP h3:never <verb> to
aPPQMOPNQ h3:never <word>
cRQRJKRQR h3:never <word> that
MOOQMcMNP h3:never <word> the
aPPNLNOLP h3:no
UROQQPVMP h3:no , <verb>
RNNODYLEP h3:no <s>
FHKIaPIJK h3:no <s> <s>
PRRPLZQMS h3:no <s> in
jMLOGFICO h3:no <word>
TEHFGWHCK h3:no <word> <s>
ININHgGFP h3:no <word> <word>
YRRRRQRRR h3:no <word> yet
ZMHNGLZ8M h3:no more <word>
bQPSPNMOO h3:no need to
XRRRRRRRR h3:not sure
ONOMOLaOP h3:on a <word>
MQRQRQZPQ h3:our <caps> <verbs>
HLQRLPTQW h3:our <word> <s>
RQRRPRXQQ h3:our <word> <verbs>
PNSPOPcRM h3:our <word> <word>
SZNINMNJL h3:our <word> is
aQONNNMLO h3:sono <word>
QPXQQTOPP h3:stop <ing> <verbs>
QPJOQYQRQ h3:stop <ing> <word>
dMOPOOOIR h3:that was <word>
YQPQRPRPR h3:that's <word>
YRUTSRQRT h3:that's all for
XQRRRRRRR h3:that's the <word>
SKMKLNLaN h3:the <ing> <word>
VNOQNOPNX h3:the <ing> is
ORRPQPUUQ h3:the <ly> <word>
bPOOQQJOQ h3:the <s> <ed>
XRRSRRQOV h3:the <s> <verb>
SOLOKKVWO h3:the <s> <word>
POQQVPSWQ h3:the <s> are
aRRRMRPLP h3:the <s> want
VQOMQQLVP h3:the <s> were
JMTTNOXNT h3:the <verb> <word>
PRPQNQaNN h3:the <verb> is
SONOQLTVH h3:the <word> <ed>
POHJDGSXM h3:the <word> <s>
SQQNONYPT h3:the <word> <verb>
XRPIPMXMN h3:the <word> <verbs>
bGJK6GLOP h3:the <word> <word>
QRSSSSORY h3:the <word> for
QSSSRSRRX h3:the <word> has
LRRRPRYUN h3:the <word> in
YMRPOQETS h3:the <word> is
bQOOPONNP h3:the <word> never
PMSRQRVWO h3:the <word> of
ZPUTOSOMQ h3:the <word> on
YSSTQPQQP h3:the <word> says
YUUUTUQQT h3:the <word> told
TPQQPPKWN h3:the <word> was
QPPOOONYP h3:the new <ing>
YQRQQQQPR h3:those were the
YRQQSQSST h3:tu <word> <word>
OPSTPNOaS h3:turns out the
QMMMbNNOO h3:use <word> <word>
HLNOLLQZN h3:we <ed> <name>
YMONLPNSO h3:we <ed> it
RRSSRPXRP h3:we <ed> on
RPNLMPbFL h3:we <ed> the
QKQQNQYKP h3:we <ed> to
YLQQRQQLO h3:we <ed> with
KKNNMNdLL h3:we <verb> on
aNOPJQROM h3:we <word> every
MKQUNQcOR h3:we <word> the
WJMMWJJIK h3:we <word> with
RRRSQRXQR h3:we decided to
IPPUQPbNR h3:we have decided
ONQQPPOOa h3:we need the
PTRQYQPQP h3:we use <word>
ORRSOPaOO h3:we went with
gLNPHLIIN h3:we'll see
HGPTLNiPQ h3:we're <ing> with
MIOQPPeNR h3:we're <number> <word>
RKRRMPYQP h3:we're going with
NPRSQRaQQ h3:we're on <word>
XRSRRRQRR h3:what <word> is
cQTRPROQS h3:what are the
bPQRQUNUT h3:what can i
ZQOMPQPRR h3:what does <word>
VUUUUUUUU h3:what does this
XRRSRRRRS h3:what if we
YSUTQURTS h3:what is the
XSSSSSSRS h3:what now ?
UUUUUUUUU h3:what should i
WSUUUTSSU h3:what would <word>
YQSTQQRRS h3:what's a <word>
fQTSPSOOP h3:what's the <word>
dORPLQLLP h3:when i was
OQKPaLRPR h3:when you <verb>
JOOReMNNP h3:whenever you <verb>
aTTURTTPU h3:where does that
XSTUSSRRR h3:which of these
XRSTSSSSS h3:why does <word>
VUUUUUUUU h3:why does the
XRSRSSRSS h3:why does this
aQTSQQOPP h3:why is this
UQQPQPVQQ h3:wir haben <s>
VUUUUUUUU h3:would it be
XTUUUUUTT h3:would the <word>
XUTTUTUUU h3:would you <verb>
VTUUUUUUU h3:would you say
VVNNRINNO h3:you can <verb>
SJPPWJPLP h3:you can use
aOQSPOPRP h3:you don't need
OOPNOaOMN h3:you must not
WJOUNULS9 lang:de
YJMJQNJRL lang:en
RdG7UBA0B lang:es
WOMTLTP8F lang:fr
QPN6VRM7A lang:it
HibA0AA8A lang:pt
hIHHHHJII length:0
z72805318 length:1
DQTIVXTLR length:12
iU40835J0 length:2
IIQRMOSZV length:20
hSJFLAHG0 length:4
OMQYUVMND length:7
RRSUQRNWU length:long
GS3FRQYPa names
RODDZHIJK order
fIHGAJLOO order once
6RGEmNNBE order stands
TRPTVPONS p:, always
TLMMMNKWN p:, and
KMKKbSNKM p:, ask
XRRSRRQRS p:, do
PaNLUNMON p:, for
UKSULMXRQ p:, in
HYLOQJZQP p:, not
VOWPUPRQQ p:, one
RHMPZONHR p:, that
SWPQMPKTQ p:, that's
TTORLUXNO p:, the
PZRUJHLGM p:, two
bUUUPORSU p:, what
RaSRSRERW p:3 may
UTPTMLUMO p:a bit
ONOMOLaOP p:a décidé
SKYJKLKMQ p:a good
aPRSOQPQP p:a joke
fIKKMLMGL p:a lot
QOMQUWOOP p:a migration
QQPNaORQN p:a new
dMOTNONKL p:a nice
KdPPNMMOJ p:a small
bKPOOPNOL p:a table
WSIJIHIIH p:a torino
TWNPKNONQ p:abito a
cOPOPMPPS p:about it
gGLRIMDNK p:about the
hKRRHHOMQ p:add a
PHPMXQUMM p:after the
aJQRQQPKO p:agreed with
WJRRTQMHL p:all the
RXOHPOWPO p:allergic to
RSRQXRRRS p:always give
TOPRWQORP p:always put
YMMNTOMOO p:always use
ZQTTPORRT p:always write
ZQPPOPQRQ p:am a
UaILPRPOM p:an old
RULQKKWPR p:and a
QOOOORYQO p:and thursdays
XTSTSTRSS p:and to
HNPSgQQQS p:answer in
aOOQPOPOQ p:any idea
UQTUPaPRS p:anything in
KNTTVXSTT p:anything under
JONKWPFbP p:are fine
VLMJKKWGO p:are in
UUQQLPMQP p:are they/them
VWRNNUNNO p:as a
POONaLKON p:as well
MPPNWZOPQ p:ask for
RRQRYQRRR p:ask me
ETUUIkTTU p:asking me
OYMNUSPPR p:at a
aOOONNMLP p:at brightmoor
RYNQQRLQN p:at home
QQLOHJRUT p:at the
NOOPcNNMO p:auf deutsch
NORPOQaOO p:back is
MLOPQNXOV p:back on
iNNTHOJGK p:be a
ZQOPQJKNQ p:be in
RRSSQRRRX p:be out
UPPQNOJXO p:be the
XKLJFMQRW p:be with
QYNNNPPYO p:because of
LPPSPNKeK p:because the
PQLTZFOON p:before you
MQaNOORPO p:better than
IeRRRRRPG p:birthday is
TTPTNPUPO p:bit of
KOQNRbOPQ p:bitte keine
OQPPONPaP p:bumping the
RKNQOMZMS p:by the
PVLNPYNNO p:call me
ORSUNPMaO p:came from
bPQRQUNUT p:can i
TJPPWJMLQ p:can use
XLLOLSKNP p:can you
IFYaOONNL p:can't stand
NSUUSRNaO p:caused by
aUUSUSUTU p:check why
TPPNRRXRO p:close on
PRSSPQOZR p:come from
aPOOMQNKN p:could be
bQQRPOPOR p:could you
QOOOOPZPN p:decided to
MPNQLOOcQ p:did the
YPUURURTT p:difference between
XRSQTTSTT p:do i
eMROLNJNP p:do it
OVPKJXLJK p:do not
gIOQOJNMR p:do that
NVPPWMWOP p:do the
XUTUTUUUU p:do you
WPVQQQLON p:does not
XSSTRSSRT p:does that
QGMPOMaOM p:does the
XSTTTTSTT p:does this
NbLAQPNPQ p:don't eat
TXQHONNOP p:don't know
bMOLOOPRN p:don't need
KMTTQdRTT p:don't touch
QZMHFUNPP p:don't use
QJUUSSIRc p:due on
QORQRMYQR p:décidé de
PZSSPOPRR p:email is
QLMWQXKMQ p:emojis in
OFPLaMLLM p:en français
WMMNIZNMO p:en las
QPPTPPPQZ p:end of
aMNQULLKR p:even if
UUOOPMNRO p:everything in
fHJPJMPLP p:fix the
HKONKOKhP p:fixed it
eOJJIHJWO p:for a
WKMJRNOHL p:for all
NbRSPOPQP p:for everything
VNQMQXONQ p:for lunch
RJLSUZPKM p:for me
OREIFUULO p:for the
JPPNNZWUO p:for them
aOQRMNMHU p:for this
XMOOOOMUO p:for three
bKKONNOQP p:for tomorrow
ZORPPPRPQ p:for tonight
aPOQLPKQQ p:found it
VILONOLUQ p:from my
OOQRZQQON p:from now
YFPRQKBRM p:from the
YNMNNNSMN p:für die
XRPRQQRPS p:get a
RINRWWKJN p:give me
cOOQMPMOQ p:go ahead
QNLLJOaNP p:go with
gCSQIBMIL p:going to
QLRRNPZPP p:going with
UQQPQPVQQ p:haben uns
WSUUUTSSU p:happen if
PQPRYQVMQ p:has a
VQQSGJHRV p:has to
VQGJJKAIS p:have a
WMWTKIFJR p:have to
RVSUTRPRR p:here ,
VUUUUUUUU p:how do
YTUUUURUT p:how long
aTSUPRRTT p:how many
VUUUUUUUU p:how would
SJJKYKOJL p:i always
VWFEGKIKH p:i am
WUTTUUUUU p:i answer
SRSVKLLJN p:i can't
SWOOMQPQQ p:i cook
UUOKEIFLJ p:i do
SUOVLQMMI p:i don't
NbNMOPMON p:i eat
INVXOLNOP p:i find
eLLJJMIKK p:i get
aOPQOOOOR p:i guess
VFFcMMQLN p:i hate
NXJIIISNW p:i have
cMNJQPNNQ p:i haven't
ULYFLOPLK p:i like
WTFDOKLOH p:i live
JKhFPQOQQ p:i love
aPNOPOOON p:i might
WQPOQQIVO p:i moved
YNMLMPPQT p:i need
WNQNNOWQK p:i no
JIhIIILML p:i prefer
cMNNMNPQO p:i read
LcQSNQNRO p:i run
GJLPMRhNR p:i said
ZLIICNDOS p:i should
HXLPORRQO p:i speak
YROORRRRR p:i suppose
VWNLPPMQO p:i teach
ZMRRRRQRQ p:i think
MdNLLNMON p:i use
hGOPQOMOO p:i used
WRKLKMKKS p:i want
TXLJJNMLN p:i was
WWELLOIMM p:i work
UNWJLOPOQ p:i would
PYRQbRQRQ p:i write
WLNJJIOPW p:i'd like
PQZRRPOPP p:i'd rather
PaPNPQOPR p:i'm a
RXOIQPNQQ p:i'm allergic
JdRNQQQPQ p:i'm based
XUOHKMJJP p:i'm in
XMIWMOKNQ p:i'm not
VYKILKIMJ p:i'm on
JZRKPQWQP p:i'm the
dKQNRQRPR p:i'm tired
GhOLPPOMQ p:i'm vegetarian
MdMMLNNTN p:i've been
KQMMPNeLN p:i've decided
McKIQOPNQ p:ich arbeite
Pd20GGEEJ p:ich bin
TW56NOONN p:ich heiße
VU6BNKMJM p:ich wohne
ZMPTWQOMR p:if i
XRRTRRRRR p:if the
cNQTKNNON p:if we
NRPQYMNNP p:immer auf
RUFHTULKI p:in a
MPQObNOKO p:in all
QNSUTXPQP p:in anything
QPUURSPQY p:in by
MSQSLcNNU p:in commit
QQQSYQRRR p:in english
QMUNVMMMN p:in every
MdJKNJMNL p:in ghent
McKNNOOPP p:in graz
WLLJOOQGW p:in january
WYLQLPTPP p:in mind
WFVOKWJHO p:in my
TMRXWQKJI p:in our
USQQOPRRK p:in september
VHMPKMQMD p:in the
RMOQWVQIN p:in this
RRRQXRVPQ p:in utc
ILNJKJVTL p:instead of
bOKNONOOL p:is a
aNRRRQPRR p:is about
MRROPPZQO p:is called
dJPQOPMRN p:is dead
PJUUTTIRc p:is due
YJNPKJKWG p:is gone
QPQPMJYLR p:is he
LXPNEMRLL p:is in
hJUSJOHST p:is it
bFQPOIPLP p:is not
RWPNMNKMV p:is on
cRQQNPOKN p:is out
aTUTTTSSU p:is that
TQNQYLPOA p:is the
ZTTUTTQUT p:is there
gMUTRRIMO p:is this
cMOOMPMON p:is too
SXRRRKJRR p:is vegan
PMQMaMPNL p:is wrong
UQRQRQOVS p:it ,
ZRTSSRRQT p:it ?
WTUUTUTTU p:it be
aPRRPPOOQ p:it could
aHJKHOUGN p:it in
QUMKDTUEF p:it is
VQRRONOUR p:it never
TNOOPMUUN p:it was
WNJVMGMNO p:it when
cNROMLLPQ p:it works
NFc9MNMOO p:je préfère
VVIHLLONP p:je suis
SXOFIOMMN p:je travaille
XRSSSSSSS p:kannst du
NYQQPPUPP p:keep in
aOQROOPPT p:keep that
QKMPOLcNL p:keep the
bOOPNMOLO p:key to
aJRRNRWMR p:kids are
TWNNNOHHM p:last month
XPQRVMHOP p:leave the
NRQRROaRO p:let's go
OJPSXPWQL p:letters to
RPPQNNLPY p:like to
WQRPPOOOV p:list for
NXIHPPVMN p:live in
XGEGOJVGM p:lives in
ULOPIOYLP p:look at
YRMNPOPNO p:make a
PPOOZPLKO p:make sure
cRQQJPQPR p:make the
ROPVQWPPQ p:marks in
YROOQOPOQ p:maybe i'll
XRSSRRRRR p:maybe we
ZIMRQJMJQ p:me a
QRRTYLNQP p:me before
QOPRVUOQQ p:me first
VNQRTMMON p:me in
PZPOMOQQR p:me llamo
TGNNOaJMM p:me on
TJNRUXJMK p:me the
XRRSORRRS p:me this
FdNMPNOOQ p:mi chiamo
RXRRMOQLQ p:more ,
MOXROYRRP p:more than
XSLQONOOQ p:moro em
IcNPRQULP p:moved to
PMNNSFLOZ p:must be
YPRRRRQRR p:my back
LfLOMLOII p:my birthday
ZPROQRPQP p:my boss
KKNMMNgNM p:my brother
MVRQRQURN p:my daughter
PZSSPNORP p:my email
TULOHUHHP p:my name
QQZOOONMS p:my own
PZQRPPLQQ p:my pronouns
QNQRZQVNQ p:my sister
UXNOLOFPO p:my supervisor
NaTTSSQSR p:my time
LYRPPQSPQ p:name is
ZPOMNQQQN p:need a
ULOKMMLPZ p:need the
fLNQLKIPL p:need to
cRQRJKRQR p:never seen
ZLORRMIRR p:never to
SRRSPYRRQ p:never use
LOORbMOTO p:next to
dNQMNQNNO p:next week
ZQRSJMRPN p:next year
RLJNGKZBN p:no ,
MSQSLcNNU p:no emojis
XRRSRORRS p:no idea
cMQHGITLH p:no longer
TLUOINUYR p:no more
VQRRLTQMQ p:no need
INJIZQKLO p:no uses
HKbZONLWJ p:not a
ZPNPPPQQR p:not sure
WLQRMOSLL p:note that
YRSSQRSOR p:now ,
XSSSSSSSS p:now ?
OORSYQSQO p:now on
TSJJXTJRG p:of a
QXPSPPOMX p:of february
RHRRRRYQS p:of may
TTMLDKYDH p:of my
PPJKQJVSV p:of the
LcRRLPWMK p:of this
YUQNPQPPP p:of us
QNOQaOGSL p:off the
RZRRPODRT p:on 3
VJNLJQTLJ p:on a
QHNNLJJNb p:on friday
QRRRNWVRP p:on fridays
aRQIRNJMJ p:on monday
OISRRQaQM p:on mondays
cMMOMPUNL p:on my
fRMQIKGJJ p:on that
OUHLDGVVN p:on the
VNQPUUJMV p:on thursday
YORRPRMRO p:one is
RRXTNMOPR p:one long
LMTMcMHOO p:one page
UGHOVHIFK p:only the
YRUUSTSTT p:or is
UKLMYMNJL p:our lab
aSPOPPMOM p:our warehouse
RRSSQRRRX p:out by
RZKLYOGHJ p:out of
OPQTTMMZP p:out the
WPNUTLQPR p:please ,
QQZPIOQQR p:preferisco le
QRQQYXQPQ p:prices in
PZQRPPLQQ p:pronouns are
PPaCRRQQQ p:préfère les
SOOSWVORP p:put the
fJJPPNSKI p:rate is
PRYRRRRRQ p:rather have
QRYSURSRQ p:rather than
KNSUJOMOe p:reach the
TIHLFIYKM p:remember that
XONPTOQOP p:remind me
MUGQLMNPV p:run a
SMONNNWEQ p:run it
UUOQRLNOS p:run the
WMQTISUQQ p:said about
XSSSSSSRR p:says i
YSSTRPPRP p:says never
XTUUUURUU p:says we
KVMPONVOL p:school in
LJLMPMeMN p:settled on
VMQSUMLNO p:should always
OGGJXJVKE p:should be
gJUTQTTUU p:should i
XQSTSORSR p:should never
XNOSPUOQQ p:show me
NZNRRSOWP p:since i
QPXQPTOPP p:stop adding
QRPQYRNQQ p:sure every
IYLLOOdGN p:switched to
bKPPOPNOL p:table for
aRRSNRRRT p:tell me
MTTUSQMcP p:test was
POVQQXOOP p:than one
PNWTONQRW p:than the
OQKSbNLMS p:that ,
fSPSTTTRT p:that ?
bMORPSOPS p:that from
dRRTRQKOR p:that he
aMLROOOOS p:that in
IZKSWIQHP p:that my
gONQJQFNQ p:that one
RNPRGLVTM p:that the
dPOONPOKR p:that was
WPSUPPRPX p:that we
aPTTQRPQT p:that's all
ZNPPQPPQR p:that's the
MNUSONXOM p:the api
IUNLRQXPQ p:the billing
JOPQOMeMM p:the blue
XLPQLNLRO p:the build
OONNQLQZN p:the cache
MSSTZJPRS p:the changelog
bRNKRMJNM p:the client
IRRRQRYUQ p:the clock
SRLRQXNQW p:the code
UFOPMFQLY p:the contract
SPPRZKNNQ p:the customer
LMRRMQXUO p:the data
YQQRQORRR p:the diff
YPUURURTT p:the difference
PMOOaPJHQ p:the docs
RSTUSTRRX p:the end
OPQSWQVPT p:the first
ZPQSPPPOQ p:the flag
MTTUSQMcP p:the flaky
jOPQMOKEO p:the key
fMRRKMHMN p:the kids
WLTOLSMNN p:the last
fINPJLKQO p:the letters
bLMQMNMNN p:the linter
bOOONNNQN p:the meeting
VFKVQKUON p:the morning
NOOLJJRXW p:the new
XNNRLNRTO p:the old
QLMMLLcNM p:the one
JKLMNLfRO p:the only
RWNMOOSMN p:the other
cPORNLPKO p:the parser
NaOORRQRR p:the payments
RPSSXSUTO p:the phone
IbKNUHIIL p:the platform
XINRKMILV p:the postmortem
TOQSPPQPW p:the printer
SQSSNPWRP p:the queue
NOORLVONX p:the release
RRRSTUQWQ p:the same
MMPNcLJJL p:the schema
QRSTRRXQV p:the school
WGIOIKYUO p:the second
MKNRYNVNM p:the source
bRQQNPNOR p:the tests
HKRQdRJLK p:the ticket
eLIJJPMLP p:the two
ZKNQKMMHT p:the whole
FQRRRPKhR p:the wrong
bMQSMIOPS p:there's a
WMPQUPLMO p:they are
WUUUUUUUU p:this ?
bNPJOMIIP p:this in
cQPPLPLJP p:this is
WNNOOOHUL p:this morning
hJLOHMGIL p:this one
CKPPZRQHM p:this repo
ROSTMPXPP p:this year
YQQQQQQPQ p:those were
XRSRRRQRR p:time is
SOSTVRPXR p:to a
XTSTSTRSS p:to always
RKOPOIIRa p:to be
LPTUNReKP p:to drop
UNNTNLRQW p:to get
TLONPOVRO p:to go
RUORMOKPX p:to have
RRRSQRXPP p:to keep
RKPPXWOQQ p:to main
TMLPXHMJN p:to me
PPNRXKNNV p:to run
gJOPKOGLM p:to that
NKEPWNONI p:to the
TJYOLRJOL p:to work
cQUUOUONS p:told me
WSUUUTSUT p:tomorrow ?
KNTTVXSTT p:touch anything
RRNSXXRQR p:touch the
YRQQSQSST p:tu peux
PRRTRSQYP p:turned out
PRTTNOQZS p:turns out
PSTTRZSTU p:under vendor
UQQPQPVQQ p:uns für
SPNPNNVMU p:until the
NTPPIGXLP p:use a
QOOSbPMNR p:use pnpm
WJOPQOTLO p:use the
kFMONMFKN p:used to
VUMOGMLMO p:vivo en
SPQQMPXNQ p:wait no
ZOLOHJKKW p:want to
PWLMMNLVN p:was a
TIONKLVJJ p:was born
OSUUSROaO p:was caused
ORQSRQOaN p:was that
ZNPPOQHQN p:was the
WOPRQRVOQ p:was too
VMOOOOUEM p:we agreed
dQRRHRMQP p:we always
LXLNPNSHO p:we are
YPQQQRRRQ p:we could
PRRSORZPP p:we decided
OINLSLZHO p:we do
RSNNPMWIL p:we don't
aOPRNPRKL p:we have
PNQROPOOa p:we need
QMPNMNaKL p:we picked
RRSSRPXRP p:we settled
cNNQIKNMN p:we should
JXNOaPJJM p:we use
OORQKNdML p:we went
SQRSLRWRR p:we'll go
YRRQQRQQR p:we'll see
QIRRMPYQP p:we're going
MOQQKNdML p:went with
XRRRRSRSS p:what can
dNOOMMNJO p:what did
YUTTTUUUU p:what do
ZQQRQQPRT p:what does
VNQOGLUQO p:what i
TNOTWPMQP p:what is
XSSTSSRSS p:what should
XRSRRRQRR p:what time
eLTTJTOPU p:what would
YQSTQQRRS p:what's a
YRSSQRRQR p:what's the
VLMQUKIIN p:when i
VNTQMKLOO p:when the
TMKOVHLIM p:when we
PLSTTSPLP p:when you
ZSUUSTPPR p:which of
ZPSTPRPSR p:why does
YLRSKLJQN p:why the
ZQPRLQKOT p:will be
UQQPQPVQQ p:wir haben
TLQRVPXNR p:with a
SNOQXQNNO p:with me
LeJSPSLRa p:with my
TPQRZRKPR p:with that
QRJMSJPMR p:with the
SUMNXMPPP p:with two
UPRRMWRRS p:without asking
OaEFOLMLN p:wohne in
PZLQRRRRR p:work as
TWLMKKBFJ p:work at
bOLMLKMNM p:work for
WSUUUTSSU p:would happen
YUUUUURTT p:would the
dUUUNTQUU p:would you
XOQTSLPPT p:write in
GNMPhOMNP p:write to
cQRSKPQQR p:you always
WSUUUUUUU p:you answer
PaLLUHNNO p:you can
QRPTYGMPS p:you change
YSUSSPUTU p:you check
cNMSMMOPN p:you don't
XUUUUTUUU p:you know
XQJISJQKP p:you make
VMLMKWLOP p:you must
eQONLIRRT p:you never
QNNOQWKMM p:you run
WOPTSOOPO p:you say
UUUUUUUUU p:you think
ZJHOPQPLT p:you write
HgSSHPKQL p:zone is
SMRPORPOL place:0
ZOF0UFMSG place:1
TZBKPPN5K place:2
eQHMOIEBL quotes
z02D3I39B reason:hypothetical
tBD9C7GAE reason:idiom
t6FJFIDFH reason:joke
mBNMJLIMM reason:past
qCIO7J8CJ reason:question
z86C4AA9H reason:reported
GRLSVYdMA recurs
dD1B15aBF replies
bOLLOPQMQ s:absolute
XSSSRQPRR s:accord
NPQOPPbQd s:account
RMQONQaLO s:actual
QPXQPTOPP s:add
QXUPNLRPP s:addres
OMOLbPPHN s:afternoon
XGLLLHWJJ s:agre
fPSTMLKKS s:allow
XEBGZAKDH s:alway
QYQRRRQRR s:analytic
QWNPbHCMJ s:answer
UKJNSTOLM s:anyth
XMNPJNUIO s:app
SMRRMWURR s:ask
SQXNOMMNN s:axi
JdRNQQQPQ s:bas
GUNLNLfKM s:bill
YPQSORNOP s:bin
KTOUNLXLM s:board
RXMMWNLWM s:book
XcQQOMKJO s:booking
ZOROQROPO s:bos
VPPSOQMUO s:bounc
PPOOVWNJN s:branch
XHQSRQVRR s:build
OQPPONPaP s:bump
SMOMMWUOO s:busines
CTCUBVbNL s:call
cPQTROPMQ s:cancell
RNOKLPXLM s:car
MObOOLMJO s:carousel
PWOOPOWPO s:cat
JRUUQKKfO s:caus
RQQRXQRRR s:celsiu
WLMLXQNRQ s:chang
TMMOOOXNO s:check
YRPONPQON s:cheer
MQPPTOYKY s:christma
ZPQQOQPQP s:claim
YLORMQVOR s:clas
POSSQRMZS s:clear
NRRQLYVRR s:client
MVOMNRYQR s:clinic
QNMPTLQJX s:clos
NMRROPWaO s:com
QPXQQTOPP s:comment
SbULRMINH s:commit
ZORQMJRQO s:confus
VKMMYJLHL s:cook
NNaOOLPNQ s:corta
ONaFQQPQQ s:court
RTUUSRRXR s:crash
NOTTOPPaR s:custom
SFSGSPTJK s:customer
PQQLaLJPR s:dat
RJJJTPWOP s:day
PHMHJHeHK s:decid
JONOLQcRR s:decidimo
OQRQRRYUR s:degre
EQQTRPgOP s:delivery
UPRRMWRRR s:dependency
PNOONXXPN s:deploy
NQQQLbNOP s:direct
OSLMaNGHP s:doc
QRUSYOQQa s:document
VPOQUOPPP s:dos
eNPRMNOHM s:dropp
YMXRKNNNQ s:ear
TPOQMNYNQ s:egg
QQLWGbOFR s:emoji
fKJOHONPU s:end
MQOPUPYRR s:error
OKNPWUVMM s:euro
aRYLMKJIL s:even
TRJDNMRIH s:everyth
YNRQQRPQR s:exact
ePQPLKNKR s:exception
TOPUMNQXS s:exercis
cENcKJNLM s:exhaust
NHKRHLXXM s:expir
OOSSOXTQP s:export
NHIFMEHgL s:fail
WRXPLOMJL s:fami
YRRSRQQQR s:feel
bPTUUUNOQ s:ferry
OSTSRRRZT s:figur
MPNNRcQOP s:fil
bKMPLNOOS s:finish
OKPQJNJdQ s:fix
RRSTRSRXS s:flapp
aPSUORNPS s:follow
JcK8YJHHH s:françai
TQJHMWVQJ s:friday
PPSPaNORR s:function
LQOOXYLJN s:generat
UIIJGCbDO s:get
eMNLMPJMR s:gett
aGINJMVLO s:giv
cSRSMPQRS s:glov
OTUTaNSUS s:gram
SILNEWKLP s:gues
cMLOLQMMP s:guess
aNMNMQMMN s:haga
MSUUTUNMb s:hand
aPPNOPOPQ s:hat
ZQPOOPPNQ s:he'
MbKKQPQRW s:hear
UQTTRQOVP s:hitt
bPNPLQMMR s:honest
QJILILcRI s:hour
WPRQSONOQ s:idea
MONPbONMQ s:import
WMKJLLMXN s:inch
YMRUPOLNO s:includ
JdRNJJJFN s:inglê
YRRQRRQQQ s:interest
NNMOLNYWL s:invoic
XQIGSHESN s:it'
QIMJUWKLM s:jamai
WTMJKMKJL s:join
iKMLHGKJN s:jok
ZKMOKMULP s:keep
PRMLZORRT s:keyword
fHORKKRIM s:kid
XRRRRRRRR s:kidd
ZQRSQRPOQ s:kill
XUUUUUTUS s:kilo
TNONWLMPQ s:kind
YRHEJJGHJ s:lab
UQXMKRRMQ s:label
fLMNJJKIR s:land
URRSNRNVQ s:leak
NPRRPPSRY s:leav
aOMQNOEIN s:leed
ZPQPPQQRR s:leek
RKJNGKaNM s:let'
ZMNPSKRPO s:letter
ONGLZQPQQ s:lin
RNLDKEdLN s:liv
LOMONOMdQ s:load
XNOPLNMQN s:loav
ZNTMLPPPN s:log
WLLNLEXHJ s:look
LLLLWMYYO s:los
dPPOOOMLR s:lupin
bOQPLNPPO s:machin
RPYQWOQSS s:macro
PMKdVSNHO s:mail
QJbOHJIIL s:mak
MKOUZWIKI s:mark
cKNKLLUPL s:meet
bJRPPXORP s:meeting
RPSTXRTRR s:menu
UMKLXUKGN s:merg
JOYHaNJOO s:messag
QRQQPYOQQ s:migration
VNPNWONJN s:minu
YKKQNISVK s:minut
NOSTVOWRR s:mis
SQRSPRKXP s:miss
RRQTQSXRQ s:mix
SRSSMXRRS s:mock
JVMLNXZJN s:model
OJSRQQbPM s:monday
NRQSQaQRR s:month
YAISJJKLT s:morn
IZMJHYTLO s:morning
NbGFGLXKL s:most
TOGJEJVOF s:mov
QLLMcHNKL s:nam
KfMNLJIKO s:name'
KeLMIOLNO s:nant
RPPQPOWPP s:nat
SMKNSKPNX s:need
KJUKKZLMN s:nest
bPPPPMPPL s:new
PQRXPRRSS s:newsletter
IIJKMfJHL s:niemal
WHGHRWSRN s:night
PLNWOXQWT s:not
UHFIBXKUI s:noth
YNRQORWNO s:number
SONRMLKXR s:open
dMNLMNLKN s:oppos
XOMOLOLXP s:order
SGGMKJdIM s:own
XRSRQQRRR s:pack
ZRRRRRPOR s:packag
LOWMcOMOO s:paragraph
QPSSLXVRR s:parent
KOaHQQOaR s:partition
RSSUXSPUT s:patient
SOPORSXRR s:pay
VWODRRQRR s:payment
aMOQPPPPQ s:perhap
PMPNMNaLL s:pick
LMQPQQPaN s:piec
PRRRRRWWO s:pinn
HRbOJZKLQ s:plan
FRNPMMJUZ s:plann
PKOOLYOKP s:plot
VWOOOOOOO s:plu
bNXJETNMP s:point
ELOLIMjQO s:postgr
QPQPRRYRR s:pound
cMMMQQOML s:preferr
SRPQXMQPP s:pric
fKIKGIIMa s:print
PZQRPPLQQ s:pronoun
MSTSSXSSU s:quantity
UOONPVPPP s:question
KRQRbQORR s:quot
dPONPLNKQ s:rain
PQTMKNVNN s:read
PJYJKLJXK s:real
cORQOQIKL s:receiv
WNONIZNLO s:receta
fPLOINLJR s:recip
YNLLILVLO s:redi
KZQSYMPTQ s:referenc
INPPPYZOP s:refund
RRTURSRXP s:reject
RIGTZQMPM s:rep
KXQOPNPaN s:replac
QNXPUJIKR s:report
KMaOMaPNQ s:respuesta
UUUUQSQUU s:restart
UYMOJOMKO s:retir
VOXNNOSKN s:return
TNRQPOOZR s:roll
HKGKGMiMM s:run
bLNPMPNMP s:runn
ONaFQQPQQ s:répons
UOQNTKPGU s:sampl
JLdGOQNPQ s:san
PMKMOKZQL s:saturday
bONQOMPKR s:sav
iJGMIJELM s:say
ONPPXOVLO s:script
UGYJMKJLO s:seat
LObMOXNNO s:sentenc
bJOLLZGIM s:server
JQPQZPYPR s:session
eMKNNLHHN s:setting
JHJMJLgKM s:settl
VPQTOPMTO s:shader
NNONNXMRL s:shar
aQQRNQQGS s:she'
RSRUXSPQS s:sheet
PPRSQQZRN s:shift
RORRMQRXX s:ship
YNMJILSJM s:shipp
XSSTSRRSS s:sho
XMNOLKULY s:sign
QMTTNMcTO s:sit
SMQNOOIbK s:solv
XLUMLMOKN s:someth
dNPNLPLLO s:sometim
NOQQaQPUQ s:sort
bLMNJOOJN s:sound
PGePZQPLT s:spac
QPPPUWUPP s:spell
XKMNMLHYJ s:spr
UGOQJNbPR s:stag
IWJNMMWHO s:start
UWOTKPHZR s:stat
NPNPJNdNO s:stay
QRLTXQRWP s:step
PMOPRQXPX s:student
UNMQOUOOQ s:suggest
UPPOOZNOQ s:suggestion
VVIHLLONP s:sui
PPXNSMMQM s:summary
SMPNZNLNR s:sunday
QLNOMNYJL s:support
OTHJLGbPJ s:switch
ZGKHWFHFI s:tab
cJfGCKJGL s:tabl
OINOEMXVQ s:tak
YJOGOWOPP s:tell
RPRSXQRRS s:temperatur
RSRSQWPWR s:tenor
SMSOSWPLP s:test
cOKPKONNP s:text
WJGJILOWO s:thank
VSILHVFML s:that'
bNQTMIOPS s:there'
OPUUTTPRZ s:thesi
WHDFMHQPP s:thi
bOPPSONIP s:thing
fMMMOQHMQ s:think
XRSSRSRRS s:thought
POOOMRaQN s:thursday
OYPNNPUNN s:ticket
aPLQHMULQ s:tim
IKNMULVEL s:timestamp
hGOPNMPLL s:tir
PLJLaMMMP s:toujour
LQQTPPOcQ s:trail
NRbPKNJVR s:train
VMPOLNNXM s:tri
PNOOMRaQM s:tuesday
MNLRUMQYK s:turn
NOZPWRRRR s:unit
NOPMMaNNQ s:unles
ZRPRMORQR s:usual
NLJNILLcO s:version
VNQIQOXON s:wait
VQYJORMMN s:wall
aPONNOLRR s:want
ZJKHIJGPP s:warm
PRSSRRRRY s:wedd
ZOSSQOPKR s:wednesday
cLPPKNNON s:weekend
dNNPMNNNO s:what'
OKTSRReRN s:wife'
TTMKNNVNN s:window
cINLOIGHK s:word
OQHJCFTbN s:work
cSPPPOKLP s:writ
QSNGIJNMU s:year
n4BL289RC turn asks
QIDE7ITgF w:!
YNQRWQISR w:%
dLMJMOMKN w:(
jHKJEHHJK w:)
MTXCRNOTB w:,
QLNLXNIXM w:0
NTTUOTPMb w:0.9
QUUUTTOQZ w:00
eLHKJMKLL w:1
ZOOMIXTKN w:10
EGPSNLdNQ w:11
WIPQJMSHW w:12
TKQNKOMNZ w:14
PKHLZMMKM w:14px
FOILGJVIa w:15
PMPQNNNZW w:17
QQSRRRXRU w:18
UQUUSRPQU w:18th
VaRRNRKOP w:19.07
cMJLHPRNF w:2
RLNRWLLKX w:20
ITTUQQPcS w:200
RRRQRPXPU w:2027
RRRTPQPPY w:28
NWORHSPGZ w:3
NPRSQRaQQ w:3.12
KQQRMXOMa w:30
UQSRXPRPQ w:300
MQUUTTLSZ w:30th
JYOQONRNX w:31
UUUUUUUUU w:34
OXNQHKWKO w:4
RQRROMXLT w:4.2
QLLNIMNcJ w:40
ZPPLPPNON w:404
YJONJNbMQ w:45
ULNMXMVOM w:5
PPOPOQaMO w:500
LIOQQPcPV w:6
ZRSScRFOR w:60
THOPQQRYN w:7
NSIPFLXJS w:8
gPQOJQMLP w:80
IKORNOXUT w:9
FVHIJIdJR w:90
8LEGWRgPN w::
eNORMPMNQ w:?
LQKJRNNRE w:a
OQPRbPNPO w:a4
ELFHZGXHL w:ab
TWNPKNONQ w:abito
eFQJODIDK w:about
bMNPJKQPN w:above
bOLLOPQMQ w:absolutely
XSSSRQPRR w:according
WULNUNGWN w:account
NPQOPPbQd w:accounts
RMQONQaLO w:actually
KcQQLNRQR w:ada
dKJNGTLKL w:add
QPXQPTOPP w:adding
QXUPNLRPP w:address
NQSTZNPQP w:adeyemi
IPQOWNZMO w:adeyemi-krol
OHUTOLaZN w:admin
LMBHaDXXH w:after
bOILMKPNP w:afternoon
OMOLbPPHN w:afternoons
aBIIMDFWH w:again
QRQQPYOQQ w:against
WGMMNIWKH w:agreed
SOOQXPMOQ w:ahead
RQMOOZNOQ w:ai
XTUUSTRRR w:airline
OLWLYMPNP w:aisle
NOURPTZTR w:alarm
N9CIQ5WRD w:all
RXOHPOWPO w:allergic
HgONMNMNO w:allergique
SXKNQNVME w:allergy
YUUUUUSUT w:allowed
bOSTNNONR w:allows
DVNKZMKMO w:almeida
TIKKJYMGS w:already
WOMSQUKPR w:also
XEBGZAKDH w:always
OaMOLPOPP w:alérgica
WWEEKKJFG w:am
bONPOQNMO w:amount
QWGLIFbQH w:an
QYQRRRQRR w:analytics
LPJDQFYMM w:and
NONNIJWKJ w:anneke
eJOPKPQPQ w:anni
YQRRRQPQR w:another
YCHKWDBKO w:answer
QYPTSSMQQ w:answered
TCPRdJFIK w:answers
JOQOcLPPP w:antworte
IMaEXPQNQ w:antworten
RbJDKSJFK w:any
WTHDJMUON w:anymore
jGJQFIHIK w:anyone
UKJNSTOLM w:anything
UQQRPUQPQ w:anyway
PMQSYLRNT w:apa
NRRRXQYNN w:api
LLNNQMWXK w:app
RSTTSSRRX w:application
fLPPKOJKM w:apply
OPWNNXNLN w:appreciate
TRSUNRKRY w:april
McKIQOPNQ w:arbeite
PXHMTFVMJ w:are
ONOONLZJN w:argo
YbQQIMLLN w:around
PWLMTMQHJ w:as
GLMIdVONO w:ask
UPRRMWRRS w:asking
NY6BIEQLN w:at
TIWOJMSLP w:au
JOSURPPPb w:audit
ROHFWRFRK w:auf
HQLOJJRKW w:august
FdRMKYOOP w:aux
HJZJLbMHL w:avoid
ZMQQMQQNR w:awful
SQXNOMMNN w:axis
JQSUORdQQ w:b
X6GJBHRQM w:back
McSTRSQRS w:backend
QVOQNOJPW w:bakery
RSSTSSRXR w:bank
WMOSIPSOP w:bar
JdRNQQQPQ w:based
SBDHWBIGX w:be
KVKMIJPgJ w:because
OaMONJJSR w:been
EOOIVPADc w:before
QRTURTOYT w:behind
JLKaMLKRM w:being
cMOMOLKLS w:believe
YHNONPSLR w:below
SZJMNNMNV w:bergen
KPPRKLRPY w:beta
XOULMMQJI w:better
iEKBMNJOK w:between
GLgEMNMNM w:bevorzuge
dPMNKMJNO w:bigger
cROPMNLNP w:bike
GUNLNLfKM w:billing
Pd20GGEEJ w:bin
YPQSORNOP w:bins
KeLOMLRIG w:birthday
VPOQLKTOO w:bit
SIEHXaGEK w:bitte
OJXIVOMJK w:black
UQRRMOZMO w:blue
QILIIIaGD w:board
KTOUNLXLM w:boards
MKHLZMLWO w:body
JKNQJLfIQ w:bogdan
INTQPPVTO w:boiler
PIMMXPVIJ w:book
RRPNWONWP w:booking
XcQQOMKJO w:bookings
NbRRLPQQQ w:books
TIONKLVJJ w:born
QGNOXMLMM w:borrow
ZOROQROPO w:boss
TMPQLOVLP w:bot
RYFCQEFFP w:both
RQSUPOVOO w:box
XRLPMNTOP w:braga
LNMPeVLKN w:branch
PPOOVWNJN w:branches
TOQROQVOP w:brandvold
eLGNJMLJL w:brb
YPQSQQNNQ w:bread
fPPOIJNFQ w:break
QMOQKObLS w:breakfast
dLFHHNKLV w:bremen
KLeMFIHKM w:brevi
aOOONNMLP w:brightmoor
KMPQbPNRR w:british
cONQLMLNQ w:broke
LLKLMMIeL w:broken
KKNMMNgNM w:brother
JRRRRRRcP w:brownout
NZOMTQLPL w:btw
NPSSRRZNQ w:budget
YOQNQPLQN w:buffer
TMNKRRRWR w:bug
NOPRXPORW w:build
XHQSRQVRR w:building
eQTICRHIM w:bullet
WMQPMNJWQ w:bump
OQPPONPaP w:bumping
aNLRUQQJO w:bun
cPRRQQMMR w:bus
SMOMMWUOO w:business
dNSRKNLMS w:but
URRROQPVR w:button
fMOPJKLKN w:buy
PRDEPNSQV w:by
XMNTILaNO w:c
GDGNJJbYE w:cache
LHfOIOLLN w:café
hPQPOGPNP w:cake
YPQURaQQQ w:calendar
WPFHNVVIQ w:call
EOIXMKbPN w:called
JbIREYOJI w:calls
RMORJNEaL w:came
UUEORNPHK w:can
URSVIJIHL w:can't
cPQTROPMQ w:cancelled
WWONQRKQR w:cannot
ZPSURTORP w:card
WNNbNLLNL w:care
fNFIELJLK w:cargo
MObOOLMJO w:carousels
bRRSPKOPS w:carpet
QQPONNYKQ w:cart
WMVNOQSJK w:case
NGIKGFhHK w:cat
QRMLYQLPe w:catalogue
PWOOPOWPO w:cats
QPOQQLQYQ w:cause
JRUUQKKfO w:caused
RQQRXQRRR w:celsius
RPQTPPPZP w:cert
ETUSUSKYd w:certificate
VXQONNJPP w:cet
GgLNMMJJN w:chamo-me
UMMOYJLPO w:change
ZGMJJMNTM w:changed
INLOeLJQQ w:changelog
WMLOIJWMO w:chapter
NJQQNNeOM w:charge
cNLTQTORT w:che
eKMQKNLIS w:cheaper
dNOQKMKNR w:check
aPPOONPNP w:check-in
YRPONPQON w:cheers
RMMLNaPMP w:cheese
ZTLNOMMNQ w:chef
eKMILNMMO w:chez
FdNMPNOOQ w:chiamo
SNSSVOXQP w:children
dTFGEGEHI w:choir
QPYUOOPPQ w:choose
LNOLOPcNO w:chose
MQPPTOYKY w:christmas
MPNNWONXN w:ci
NNVQYLRNR w:cite
gLIPHNIIP w:city
ZNORRRPOR w:claim
ZPQQOQPQP w:claims
YLORMQVOR w:class
POSSQRMZS w:cleared
cPLJQLIMM w:client
NRRQLYVRR w:clients
MVOMNRYQR w:clinics
VMNKUPPRN w:clippy
CJcLEJXRK w:clock
bPNMONRKK w:close
XHROROTRR w:closed
LQORVNQHY w:closes
WOPMPNUNP w:club
ZSSSQPRQS w:clue
aKKMHKQIK w:cluster
PVTNUWDLN w:code
LcPNMQQRR w:coeliac
hHNFENHML w:coffee
hGKIEGBJV w:cold
SKQRXRNPQ w:colle
LVKFQKcEH w:colour
dOMPKKMVP w:column
XPCPHLKVQ w:come
VMRROPWRO w:comes
RJKMYLLKN w:comment
QPXQQTOPP w:comments
aISMUKMRP w:commit
SbULRMINH w:commits
TcQNMKJML w:committee
VUFOJMNIL w:como
dPLLKIHDN w:compile
bOPROPMOO w:computer
WLILUTULM w:con
PRRRPQYRR w:concert
UFPRMFQLY w:contract
SWOOMQPQQ w:cook
ZNQQPQRQR w:cool
UMMNQWLRI w:copy
HJgILMLLN w:coriander
NNaOOLPNQ w:cortas
cMMPKMONP w:could
dMNLMNLKN w:counsel
fNONMHIIQ w:count
ONaFQQPQQ w:courtes
bIRRQXQRR w:cousin
RTSPSSRRX w:coverage
VLLMJJJZJ w:crash
RTUUSRRXR w:crashed
MYRPPQXNK w:crate
gHLOLGMLN w:crazy
SKKOFRZMN w:cron
JFKNRIUST w:customer
SFSGSPTJK w:customers
NOTTOPPaR w:customs
ONZOOUONO w:código
ZJJOYNOPP w:da
LUUUUUKdU w:damp
OXNSTORON w:dark
bNKOINJMQ w:das
PIHJVGVQK w:data
PRRSQXSTR w:database
WLKMKXIIV w:date
PQQLaLJPR w:dates
MVRQRQURN w:daughter
QHNRXMWLM w:day
RJJJTPWOP w:days
JLQOKOcQR w:db
OLMKJLaIN w:dbt
SPDEPQPJI w:de
dJPQOPMRN w:dead
UPUTRQNQV w:deadline
eLLKLKLJL w:dear
PRSSRRZRP w:december
fLIEMOMOM w:decide
PHMHJHeHK w:decided
JONOLQcRR w:decidimos
OPUPYPPQQ w:decimal
NOPPONaOO w:decision
VNPRYOJLL w:default
OQRQRRYUR w:degrees
aPOLPPQOP w:delete
EQQTRPgOP w:deliveries
NKOQNVbLL w:delivery
SMSSRQNRX w:demo
aOSUTUSTS w:den
MbOMLNTNM w:dental
UPRRMWRRR w:dependencies
UKINFKPaM w:deploy
PNOONXXPN w:deploys
POPQNNQZP w:depth
VIHEKGTZM w:der
IfLKMLIJO w:designer
KfMNKQJJL w:desk
GVGGbNMJM w:deutsch
gIGJJFNJM w:deux
TKHLGMaLK w:di
XRQRQRRQR w:dice
QIKNIMLbP w:did
SLLIKUJTM w:didn't
aLRROOSRR w:die
TNMOPOKYN w:died
YPPRRMOQR w:diff
YPUURURTT w:difference
JQPNOOeGQ w:dir
NQQQLbNOP w:directly
dOKNKMOOO w:dit
PMNLONZNR w:django
VLMLOOMXO w:dma
ZRPQNQRPQ w:dns
TOFKOOTBG w:do
gKILINIKK w:doc
OSLMaNGHP w:docs
QRUSYOQQa w:documents
VPQMEKSDJ w:does
ROJNKMTYM w:doesn't
HcRPQRPOQ w:dog
TUQPMNMTN w:doing
PRJR8ZNCA w:don't
TNPQQNKXN w:done
XOQSUNLLN w:door
VPOQUOPPP w:doses
UKPQLMPXO w:double
VMPQNQKXM w:down
BOMJYJZGL w:dr
YMLOTKLKW w:draft
ObJDONKJO w:drink
LbNPQPOOQ w:drive
WJLMILOSM w:drop
gPQRNNJIO w:dropped
OQRRRRZPQ w:dropping
eOIMKIMJO w:du
VCMQHIGcd w:due
WSTTSSSST w:dunno
UOPOcJHIK w:dutch
ONOMOLaOP w:décidé
KeIMJVKIN w:e
MQQNcMQMN w:each
YMXRKNNNQ w:early
Gl6ANNJML w:eat
RQNSIYOLP w:edit
TPOQMNYNQ w:eggs
YMQQQQOQL w:eight
XRPRQRRQR w:el
PYSSPRQRQ w:electronic
bMMMJHUKN w:else
SUVLKIJJM w:em
PZSSPNORP w:email
QQLWGbOFR w:emojis
TQPOOPYKO w:empty
ObIJZGIJM w:en
LLNQMJYCW w:end
RRPPXROQQ w:endpoint
fKJOHONPU w:ends
MQQSQQZQR w:engine
PXQRPRWOO w:engineer
JUJJXPOMQ w:englisch
FaTIYKLLJ w:english
LNNMdMKQP w:entry
UQQPQPVQQ w:entschieden
XSTTUUTUU w:erklären
RIIMWFBYK w:error
MQOPUPYRR w:errors
dKNNMLONN w:es
dNOMMKJJO w:estimate
WMKLLLXLL w:euro
OKNPWUVMM w:euros
cJMRRKIIS w:even
aRYLMKJIL w:evening
LGKPHGIeM w:event
MLOQVaNMO w:ever
VFXOXHTEI w:every
XYKLFIKNQ w:everybody
TbKLFLIIM w:everyone
TRJDNMRIH w:everything
dPPLWOHDP w:everywhere
YNRQQRPQR w:exactly
ePQPLKNKR w:exceptions
ROPVQWPPQ w:exclamation
TOPUMNQXS w:exercises
QOPTONOaM w:expired
PIKRKMbFR w:expires
dFIKLLIFK w:explain
ZMYPKNJKN w:explanation
XROMPLUQM w:export
OOSSOXTQP w:exports
HaLMKLaML w:extra
OQPNNPOaM w:failed
aJLOPMMJP w:failing
RRTUSSXRR w:fair
HOPNMNbON w:falkenstein
WRXPLOMJL w:family
JKbZONNKK w:fan
cPMPMMPNQ w:faut
YPQOZJPOQ w:favor
OKQTPRSRZ w:feature
PWPROMNLZ w:february
YRRSRQQQR w:feeling
WPMKNMJZM w:fehler
dOQTNOOMO w:fellow
bPTUUUNOQ w:ferries
cSUUNRMOQ w:field
QIORIQYQM w:figma
QGIQOSQTJ w:file
MPNNRcQOP w:files
TOKNJNXOP w:final
NNPSPPaQW w:finance
PLSVJIIIN w:find
KKNJWNEaO w:fine
YMNPLMLKW w:finished
JfPTQTNSQ w:firmware
ZBQIdQPAL w:first
QYPJRRRRR w:fish
QQPLYQQQR w:fit
RFXFLIXJL w:five
mKOQFFFLK w:fix
OKPQJNJdQ w:fixed
WPQSOPSMN w:flag
QOSTQMFZM w:flaky
cQRRMRNPQ w:flash
UROOLPMWM w:flat
PQRRRRRPY w:flight
PORSQRYUR w:flour
OcVJJPHRO w:fly
NKNJbGPKM w:folder
RKUUPRTXR w:font
bQRRMQNQR w:foo
KPHMPSOFY w:for
bTMMCG8EL w:forget
ROOQYOMLX w:form
KMMHgJKIK w:format
hGMMHNCLK w:forty
dMRRNOJPO w:forum
RRNQVVOOR w:forward
dJKLIJEVO w:found
IOPMLNfNT w:four
fRSRRRNKR w:frame
JcK8YJHHH w:français
dKLLaLJJN w:free
JKQQGPMQc w:freeze
TIRQMPJNZ w:friday
TQJHMWVQJ w:fridays
LMHGbIURH w:from
JZIOJLQGK w:front
GILMOLgFM w:frontend
XQQTVORKS w:frozen
aDMRHWKLN w:full
eOULJHFGJ w:function
PPSPaNORR w:functions
eNNPKOJLQ w:funny
IaLKKLaLO w:further
QQQRZQRRR w:future
HPQRaOMYR w:fuzzer
YQLKLLQLL w:für
ZNHNINUNR w:gary
VMNPaOOMP w:general
LQOOXYLJN w:generated
IeMLRQRQR w:gera
PXRSVPRQQ w:german
WHIFISIGX w:get
UIIJGCbDO w:gets
eMNLMPJMR w:getting
TaMMMKJMO w:ghent
SQYJORNQQ w:gimme
NbRPJJNPJ w:git
MFKQcSGIM w:give
aGINJMVLO w:gives
cSRSMPQRS w:gloves
OdOIJMKLK w:gluten
OVFCOJUKI w:go
KKMMKKPMd w:goal
UKHKWPSIR w:goes
SELPPUTJI w:going
VIMRGKHYE w:gone
cNHOLONMO w:gonna
SMTFQGRJK w:good
RHHLDCXXI w:got
bPIQNOQNQ w:grab
LXRPONUFM w:grafana
OTUTaNSUS w:grams
bOPROPMOO w:grandson
NORRNRbRQ w:grant
McKNNOOPP w:graz
jJIOJIHCP w:great
NdPMRTIRS w:greek
SJHHGJIZH w:green
bOORNMNMO w:grep
KXQRPMLVP w:group
OaSUPUPQR w:growth
SILNEWKLP w:guess
cMLOLQMMP w:guessing
bSTRSTNMQ w:guide
aVMTQOMNN w:guy
UQQPQPVQQ w:haben
OMJHGLTYL w:had
aNMNMQMMN w:hagas
gEJLKMLJL w:haha
PMOQPMRYT w:half
WNRRMPWNM w:hall
HdKMGKOJL w:hamburg
MSUUTUNMb w:handed
aPPTNPPPS w:happen
fLJOEOGMO w:happy
MdMLOOMWK w:hard
MDOKSNUPV w:has
VFFcGJPDM w:hate
aPPNOPOPQ w:hates
QVOD7HSEZ w:have
cMNJQPNNQ w:haven't
XRQRQRRQR w:hay
WIHILEVGN w:he
ZQPOOPPNQ w:he's
WUMNKKHKL w:he/him
LTRTNPYMW w:head
SRSSRRRXR w:healthcheck
MbKKQPQRW w:hearing
NaQQQQOPQ w:heart
TW56NOONN w:heiße
HeRQRRLRR w:helix
TVOMNOONO w:hello
FQQOONLhP w:help
MQLMWMYEL w:henrik
TMMOQKZOL w:her
QZDIXEJ9F w:here
ZPRSPPOPP w:hero
MQROPOcOM w:hetzner
PdHLDLNGM w:hey
cNMKNMMKM w:hi
QKORbQHJP w:high
UQTTRQOVP w:hitting
YOPOMOQRR w:hm
gPNNLMMGN w:hmm
aNMRPPONO w:holiday
RYNQQRLQN w:home
fOJPGONKP w:honest
bPNPLQMMR w:honestly
aZPQJQNMO w:hospital
MQROPObON w:host
cPQTIRQRT w:hot
TDCPbJELN w:hotel
XXLPMHKLN w:hour
QJILILaRK w:hours
fLNOJNOPP w:how
dLOQPQIOP w:husband
NWUUE9LGP w:i
QKbJHRLMR w:i'd
eNLKLNMMM w:i'll
Sc7S67E7A w:i'm
VTIGHGSQK w:i've
TRWYCFEFJ w:ich
MPMQULKZM w:id
cMNPNLOOO w:idea
WPRQSONOQ w:ideas
SUDLRPIHJ w:if
RRXSSRQSS w:ifs
hMMQELLKP w:ignore
eLKOJNLMM w:il
JSLMZLOPQ w:im
MPMRNOaUP w:image
FOLJfJKKM w:immer
ZSSSQRRRR w:imperative
MOQPNOObQ w:import
ILKOVRQQL w:in
WMKJLLMXN w:inches
WOSURPNOQ w:included
gIHKLKIFL w:index
QWRNWQTQR w:ines
OQPRONZPQ w:ingest
JdRNJJJFN w:inglês
DJIIVGdMI w:instead
TTUUUTPRZ w:insurance
YRRQRRQQQ w:interesting
PRRPRXPUQ w:intermediate
RRSURQSWO w:internal
aGNLKNdJL w:internet
VLOOMOQUR w:into
JZOJRQPRR w:intolerant
ZIJMIJUDL w:invoice
NNMOLNYWL w:invoices
PW8GHFT5R w:is
fKNNIJJIM w:isn't
NRKKMLXZO w:ist
TK8RKPPZF w:it
XQIGSHESN w:it's
bNNORRNKO w:its
VVBJEKGFJ w:j'habite
QIMJUWKLM w:jamais
WJLJNNQGY w:january
SWOQNEHHJ w:je
LLOPTNcOP w:jest
VPIIOKYFN w:jetzt
XQPQNORPQ w:jo
KFRPJFbUN w:job
bNNOOLNNO w:join
WTMJKMKJL w:joined
aPRSOQPQP w:joke
eQRRRQLJR w:jquery
VPUQLQRRP w:jump
LNUULRINe w:june
TLCHQHORF w:just
bNRRMOOQP w:kafka
bQNONLPLP w:kannst
RNNKMNbIO w:kawai
IPFKSEeGI w:keep
ZKMOKMULP w:keeps
RGFXPZLHM w:keine
RRSSRRPYO w:kept
bOJGJLJJL w:kestrel
fOORNMUDL w:key
PRMLZORRT w:keywords
XRRRRRRRR w:kidding
fHORKKRIM w:kids
IgLMQPQQQ w:kiel
aNMROPOOO w:kill
XRSSSRRSS w:killing
XUUUUUTUS w:kilos
aPPSOQOPR w:kind
aRQPPNOOP w:kinda
TNONWLMPQ w:kindly
PPPTNRZNP w:kiosk
dSKCMMGML w:know
ZQRSPQPNP w:known
RRQQZLPQQ w:kommentare
TOLNMXNPO w:kubectl
bSHNGMHJL w:la
RKMLWKKIW w:lab
UQXMKRRMQ w:labels
YRHEJJGHJ w:labs
LYPMRQQRR w:lactose
RSUUSUXRS w:lamb
YTGJHEEOH w:language
YQPNNQQRN w:laptop
VOOMVNOPM w:large
UTNOIXOPO w:las
UTMGDLDRF w:last
gKJLIKJRM w:late
VQQQQPTNU w:later
PQSTRROPZ w:latest
HiPQJOMRO w:latex
MTWKKMHNL w:latin
cQHNHIHHK w:lavoro
KEVEQYQGG w:le
JfMOPPNOP w:lead
WWSTRTPSS w:leaflet
YRRRRRORN w:leak
YRRRNROSQ w:leaking
RQTURTXRR w:lease
QQMOTOWJM w:leave
aOMQNOEIN w:leeds
ZPQPPQQRR w:leeks
VHFFCGbQF w:left
RORSQRYQR w:legal
SFRWGUMKN w:les
bQSUNQNQT w:let
RKJNGKaNM w:let's
ZMNPSKRPO w:letters
UJZPQ9L8Q w:like
RRRSRRVRW w:lima
NOQRVPVXP w:limit
IeRRPONOP w:lindqvist
TZWQWLLQN w:line
RZPOLQRRR w:linear
ONGLZQPQQ w:lines
ONNQdHMKP w:link
SPRRMWRQQ w:lint
bLMQMNMNN w:linter
JdOOOQPPQ w:lisboa
RYNKPQMPP w:lisbon
UGOQVOQQQ w:list
RPPPJNXMM w:little
YNDBJSSJH w:live
dLNLNNLMM w:lived
SEIELEeLN w:lives
PZPOMOQQR w:llamo
hHKTGMHJL w:lo
QQRRPQOZQ w:load
NQUUTUOPa w:loan
XNOPLNMQN w:loaves
XRRQQMRUR w:lock
cMHJEZLLJ w:log
RLORZNLNP w:logger
ZNTMLPPPN w:logs
mHOOLJGJP w:lol
UNRbFINNI w:long
cMQGDISJH w:longer
YGAFVPQCE w:look
dOONOMJLO w:looking
RSSSSSRXS w:loop
OUMQYOPPQ w:los
LLLLWMYYO w:loss
XKMNNNTIN w:lost
WPHNOJFYN w:lot
aOUUPPOPP w:lottery
JKhFPQOQQ w:love
aIMLRQYOR w:low
SRRUXQRQR w:lower
JXNQOOWNO w:lua
cPPQORNFP w:lucian
XIHHKWJTL w:lunch
dPPOOOMLR w:lupins
UPPJMPGFV w:lyon
fGNQJNLNR w:machen
aRQTQPOOP w:machine
bOQPLNPPO w:machines
RPYQWOQSS w:macros
bONMJOKON w:mad
PKHLGJRZJ w:made
TaIFEFEHG w:mail
KMKdGUQPP w:mails
QHIHSZLTP w:main
McOMLNIMN w:maintain
ZLMPPHMMO w:make
QJbOHJIIL w:makes
cLNPPPMKQ w:man
GWPOUPXKO w:manager
cTSUQQPST w:many
QRRTPPMPX w:marathon
NJRRQQIRf w:march
OQPRPNZPQ w:marisol
MKOUZWIKI w:marks
KcLKKLYJL w:marlon
XRRRRRRQR w:marry
RMNJNLHcN w:match
LLLNJMbFX w:may
cOPQKNLOO w:maybe
gJINFLJJJ w:mañana
PSLFUWF8B w:me
bMPRRRPPR w:mean
TbMIVJHEM w:meat
fKMKMLRJL w:meeting
bJRPPXORP w:meetings
UYKKMNKJO w:mein
aPPPOPPPO w:memory
MJPIWYNPS w:mention
RPSTXRTRR w:menus
WNNMNUQHO w:merged
OOLPaOMOO w:merges
aKLUJJdMP w:message
JOYHaNJOO w:messages
MMXPXNNPR w:metric
UUJJIUKJM w:mi
UMSPOPZOR w:middle
cMNMOOONQ w:might
QONRUWNUO w:migration
QRQQPYOQQ w:migrations
UQTTQROPV w:milestone
bPOQLQRQR w:milk
GbQNPQZPR w:milo
KKHKYMZJM w:min
eVNNHHRMM w:mind
WYOQOONML w:mine
VNPNWONJN w:minus
YKKQNISVK w:minutes
XSSSSSSSS w:mir
NOSTVOWRR w:miss
SQRSPRKXP w:missing
RXQORRRRR w:mit
RRQTQSXRQ w:mixed
NRPTOcNUS w:mock
SRSSMXRRS w:mocks
NLOQVJaMO w:mode
SRSTNSXQP w:model
cMQSOPQOO w:modelo
JVMLNXZJN w:models
SMRTPUXOK w:module
YKFJFaLJL w:moi
XOPROOVOO w:moment
bQMPNMRQP w:mon
UTNIPKNHR w:monday
OJSRQQbPM w:mondays
RRRTSSRRX w:money
gGIIHJJFI w:mongo
LYMOXPRUN w:month
bNLRLRONP w:moon
UOZEHOSVK w:more
YAISJJKLT w:morning
IZMJHYTLO w:mornings
UWHNLMJKN w:moro
TIPOWNOON w:most
NbGFGLXKL w:mostly
PZQRRKKQQ w:mother-in-law
XOLPGITHN w:move
TOHJFKUNC w:moved
KTSTRQPdS w:moving
NNOSRLaLL w:mr
QNPNYTWLJ w:mrs
MMNOVOWOO w:ms
WKXJJLHNR w:much
PRPSUPROX w:museum
OJIJRTLFW w:must
PSMCCJRQG w:my
SKQRXRNPQ w:même
GILKVaHJK w:n'utilise
XSMMMLNLM w:na
dMMNJKPOP w:nada
RIFJPMbFM w:nah
MZVFWOI6B w:name
KfMNLJIKO w:name's
WPTUQQUPP w:named
QLMNcJKJN w:names
KeLMIOLNO w:nantes
RPPQPOWPP w:nats
TKLTKOWMM w:nav
TMNNHYPOQ w:ne
ZKCLJIaHH w:near
YOJGHOJMW w:need
SMKNSKPNX w:needs
TQSORSPdS w:negative
mELMLMHLJ w:neighbour
NbPQNRJOQ w:neovim
KJUKKZLMN w:nested
XRSSRSRRR w:neu
R897OYHSD w:never
NSKJZUOSR w:new
NNNQOObNP w:newer
bPPPPMPPL w:news
PQRXPRRSS w:newsletters
bLOMVOJNK w:next
hCCIEFEKE w:nice
IIJKMfJHL w:niemals
MVKPJLcGO w:night
ORRPQPUUQ w:nightly
aJKKRWJLN w:nights
MEMNGbNYO w:nine
REICDZMNI w:no
PHNOSNYKN w:nobody
SJNNZNOIL w:node
MOKNMcLNP w:non
URRSPRRNX w:noon
HdPOLKLLK w:noor
NMLNLMObP w:nope
bMNNNOOMR w:normal
QNRKQRUGF w:not
SKQROOYPQ w:note
PLNWOXQWT w:notes
UHFIBXKUI w:nothing
UWOPOOPOQ w:notice
ZSJMKMKKN w:notion
ZPRSPPOPP w:novel
QTRSPRGRW w:november
HW2CQEVUB w:now
HHJJQIZJJ w:npm
SNJNYMFNK w:number
YNRQORWNO w:numbers
ZKMMJTLLM w:nunca
VVMOOUKMO w:nurse
eLLNKMOOQ w:não
SMKNYMLIL w:o2
UIRQKRVRR w:object
HNPTPNWJX w:october
ISTNRNROT w:of
JQEGSZOWS w:off
PRRSRMOZR w:off-by-one
RPOPOYVOP w:offer
JZOKJEIMD w:office
SGIIWGRIK w:ok
OOQRPOaQR w:okonjo
UgNNNLFLK w:ola
RUWEHLMVN w:old
OGJJRQTHb w:on
ZJNONQWHO w:once
LMRISKTMS w:one
fISQGHLJJ w:ones
IJXBYKYJB w:only
PIIJbLPMO w:open
SPQSPRMXR w:opened
aSUTUTPPQ w:opening
dMNLMNLKN w:opposing
YQRSMORPQ w:option
ITINbZLHH w:or
aQRRLRPXV w:order
XOMOLOLXP w:orders
RTVFNLPJJ w:other
cPKKXKGGL w:otherwise
fNNNKMCMO w:ought
SOHRHBWPN w:our
OOKLWSJXV w:out
QPQTPPPZP w:outage
ZQQOOOQOQ w:output
NRXGMFW7E w:over
bOOPQRMNO w:overkill
URSSQQPUR w:overnight
QUZOQNLLP w:own
YUUUTSTSQ w:owner
UGGMKJaJO w:owns
FIOLaMbIM w:oyelaran
FdOMPZOPQ w:pacific
RXRRSSRRR w:package
ZRRRRRPOR w:packages
XRSRQQRRR w:packed
TYOOOOPPP w:paediatric
QJSMbIEON w:page
WOMQMELYR w:panic
QOXMLNNWO w:paper
YRLPMNLMP w:para
LOWMcOMOO w:paragraphs
cUUUUTSMT w:parcel
QPSSLXVRR w:parents
cPORNLPKO w:parser
LgRRJMIIP w:part-time
LbTSRRTRP w:partner
PLKJFaJKL w:pas
MbKQKMbHJ w:passport
KbQTNWROR w:patient
RSSUXSPUT w:patients
UPPQNPPZQ w:pay
VWODRRQRR w:payments
HWPNOMcOP w:payroll
SOPORSXRR w:pays
MHMOMMhMN w:pelle
PZQQRROQS w:penicillin
aKKPGKWLM w:people
OHULXZRLK w:per
XRSTRTPRR w:percent
ZOPOQNQMQ w:perfect
ZPSUPTORQ w:performance
aMOQPPPPQ w:perhaps
YRQQSQSST w:peux
MQRQRRYPR w:ph
XHOUMNRQX w:phase
XFKSUWIKI w:phone
TJTHLKWNO w:piano
QMPNMNaKL w:picked
LMQPQQPaN w:pieces
RSUTRSPPZ w:pilot
ZNQOPPMRM w:ping
TQPQONWPQ w:pipeline
UPRTKPVPP w:place
CNbHOSaAE w:plain
IXNMJaZHU w:plan
PRbPLONPR w:planes
NYOQPPJWO w:planning
IbKNUHIIL w:platform
OcJJLLMJL w:play
DFcKZj00E w:please
PNPQNNSZP w:plot
PKOOLYOKP w:plots
MUUTPPWcP w:plumber
VWOOOOOOO w:plus
KZONMZPPY w:pm
LLIIYFWHI w:pnpm
hNRRNPHJL w:point
bNXJETNMP w:points
WSUUUUSUU w:policy
RRTURPRXR w:pool
ZLaMLRJNL w:poor
gHQOZJONP w:por
QZMIQQMQO w:pork
PRRRQRUXQ w:port
OaOPQQPPR w:porto
ZRUTQTPMR w:portugal
ONaOOQOPQ w:possible
dHQKKOPJQ w:post
LdQRPONQP w:postdoc
ELOLIMjQO w:postgres
XINRKMILV w:postmortem
QPQPRRYRR w:pounds
bHGPFORKN w:pour
LPQQbOPRQ w:pr
IHhGMEGKI w:prefer
JIfNFMNMN w:preferisco
cMMMQQOML w:preferred
NNaOOLPNQ w:prefiero
GDiKIJMHN w:prefiro
PUIOPRPVQ w:pressure
aOOOOOOOO w:price
SRPQXMQPP w:prices
bQQOQRNMc w:printed
TOQSPPQPW w:printer
SKJLNLaJO w:priya
KPPOPPWTO w:probe
QTSUSSNYS w:problem
SHMQGUbMK w:prod
KYQRZNRSR w:product
RJJLYGPFI w:project
NMQPRaOPR w:promise
PZQRPPLQQ w:pronouns
NLeIMLLHL w:prose
NFc9MNMOO w:préfère
NPPLbOLMM w:pull
fHMNKKMHO w:pump
WKLMFaQOQ w:push
XMMKOYNKM w:pushen
TLNRVTORP w:put
GPeFHMPNI w:python
cPMPMMPNQ w:qu'il
cJOQJPPPQ w:qu'on
SMNNNXNMN w:quando
MSTSSXSSU w:quantities
TWRRMUNMQ w:quarter
XRPRQRRQR w:que
cLPQQOJNM w:query
cMPNORKRI w:question
UOONPVPPP w:questions
TPSSNQVQO w:queue
VWNMNPSSO w:quick
dMKKNOMMN w:quit
aNRSPPPPS w:quite
ZOPQQPMPO w:quiz
XONRSXROR w:quote
KRQRbQORR w:quotes
YMNSNQRRR w:qué
ISKSUNJaN w:r
RQTTRORXS w:race
PMcJMLMML w:rain
dPPNQLNKQ w:rained
JOIPMMIfN w:ram
QQQUOSVaO w:random
VGKQROXCK w:rate
HUcIOMNQL w:rather
MGRReRKRN w:raw
PbLMGKKIW w:reach
bKLOIPNUL w:read
OVXPORRRQ w:reading
bNOMNMOKO w:readme
TOOOLOVOO w:reads
NaRRRROQR w:real
PJYJKLJXK w:really
QRSSSROYP w:reason
TPQOOZNNO w:rebase
cORQOQIKL w:received
WNONIZNLO w:recetas
aJLOTHJJM w:recipe
fPLOINLJR w:recipes
aQRQOROOR w:red
YNLLILVLO w:redis
KZQSYMPTQ w:references
dQMPJQFNO w:refund
INPPPYZOP w:refunds
hIJKHFFHJ w:region
SNPPWOOOO w:reject
RRTURSRXP w:rejected
LLMMHVaIV w:release
UFEFCEZGJ w:remember
XONPTOQOP w:remind
jINQEFKLM w:rename
KXQOPNPaN w:replaced
MIJSaTMJP w:replies
VMOPWNNPM w:reply
CKRRZRQHN w:repo
PQRQVRQPY w:report
QNXPUJIKR w:reports
KNMKWXOJN w:request
dQMQMMLKQ w:rerun
PXRROQVRN w:responsible
KMaOMaPNQ w:respuestas
PLTTMMbOP w:rest
UUUUQSQUU w:restarts
UYMOJOMKO w:retired
PSSSRRPZR w:retry
QSTTRSNRa w:return
VOXNNOSKN w:returns
dPORKMLLP w:revert
OOSSORWTR w:review
aOOPJQOKP w:reviewer
QIKLMbQLR w:rewrite
jLLNFKIGI w:right
LLdNIKJLM w:risposte
TNRQPOOZR w:rolling
VLLLJNXOL w:room
MNPQQLNcO w:root
RQXSPMQRW w:roster
SNPRPOXOL w:rotate
LOPPYXMJQ w:round
HNNLRWJbO w:row
QPbMNNMON w:ruff
RDMQcSIOP w:rule
ROJPUSSLU w:run
bLNPMPNMP w:running
HKGKGMiMM w:runs
UWKMNMSHL w:rust
XRUUUUSUU w:rye
ONaFQQPQQ w:réponses
VEHNKOcKM w:said
KKRRNQNcR w:sale
PRUTRULZP w:salt
THHIJNIdH w:same
UOQNTKPGU w:samples
JLdGOQNPQ w:sans
OPSSQQQRY w:saturday
PMKMOKZQL w:saturdays
XMJMNRMLM w:say
cUUTUUMNQ w:saying
hJGMIJENM w:says
dPQRMPNLO w:scale
YUTUUUUUU w:scam
aPTTSTPSU w:scan
LFOPJdMNP w:schedule
KNNQaLJUP w:schema
KUHIMQXLL w:school
HPQLbNPPO w:schreib
MbSTMPNRT w:science
NOKSbNTMO w:scratch
PPMQPVQXR w:screen
ONPPXOVLO w:scripts
ZQRTNTPRR w:se
UGYJMKJLO w:seats
dKMOMNMLP w:sec
RaILIIYUJ w:second
bKKKRJIKM w:see
cRQRJKRQR w:seen
MMQUOQcPN w:sell
YMPPLUNLO w:send
YJMJMNLWO w:sensor
VOSUTOGNS w:sent
QPPOYQQRQ w:sentence
LObMOXNNO w:sentences
TSQQOPQPS w:september
OZOLKMJNL w:serve
NLOMLNaRO w:server
bJOLLZGIM w:servers
HTMKRQXRO w:service
JQPQZPYPR w:sessions
cHIPQEHGG w:set
eMKNNLHHN w:settings
JHJMJLgKM w:settled
KNSUMOdON w:seven
ObOOIGNMO w:sevilla
VPQTOPMTO w:shaders
dMNLFMILJ w:shall
aRUURUOPP w:shard
PPQOPZOON w:shared
hHHMKJSJK w:she
aQQRNQQGS w:she's
SWNNNPLPQ w:she/her
URRRMRURR w:sheep
cONUNOLON w:sheet
RSRUXSPQS w:sheets
LhEHLMKLL w:shellfish
WLPQSNOOO w:shift
PPRSQQZRN w:shifts
IPPQHOVWV w:ship
VQPMQNTPR w:shipping
RORRMQRXX w:ships
XSSTSRRSS w:shoes
MXKQSJVKP w:shop
RRUUSTXTS w:shopify
ICWGjOBEK w:short
ZPOPPPOQP w:shorter
aDEHLMN9L w:should
XJTPORMLO w:show
RMMQXOMNP w:si
JHHRgMRIO w:side
PKJJeKLLM w:siempre
IJJKYLbIK w:sign
WMNLSHSMM w:signature
TMSUONULY w:signed
KTTURSNdR w:signup
UPSTUPPPT w:simple
RZGIFEQOI w:since
LMJKdMIUM w:single
QNQRZQVNQ w:sister
aNOPMNOLN w:site
LMTTNMcKO w:sites
MYNLFMPKW w:six
ZOPQQOKYP w:size
HJNQePRNO w:skip
cNMMQPPQS w:sleep
YQPRQROSR w:slow
MRQPQQPaR w:slower
LaSMSJJYK w:small
GdPOPONOQ w:snowflake
TQFHXOMPA w:so
LdQTNPKQI w:soil
SMQNOOIbK w:solved
ZPQRQQPQR w:some
aPMKPKOPR w:someone
XLUMLMOKN w:something
dNPNLPLLO w:sometimes
SKKKJLcKM w:son
VXHIHJMNM w:sono
aNNOKLQQN w:sorry
gFJKIIIGI w:sort
NOQQaQPUQ w:sorted
bLMNJOOJN w:sounds
MKNRYNVNM w:source
GRPQPOYZN w:sourdough
GiDOCMKIK w:soy
IKeOJSNUT w:spaces
HXLPORRQO w:speak
QPPPUWUPP w:spelling
UPRRQRVQQ w:spend
XKMNMLHYJ w:spring
KKMMKKPMd w:sprint
IE8KcZRHK w:sql
IJHJGFiGK w:sqlite
LQJOcKPMO w:squash
MSTUNMXNM w:st
UGOQJNbPR w:staging
NPPPQMQZO w:stale
IFYaOONNL w:stand
NNQRQRaRQ w:standup
GHOMTQJHZ w:start
ObRRMQLOM w:started
PRSSSSXcQ w:starter
POORQPaPO w:starting
JVMPOMUMU w:starts
dSRROQLJR w:states
LWRUNUObT w:stats
VLPMLKZOO w:stay
NPNPJNdNO w:stays
QRLTXQRWP w:steps
TNPKMQbMO w:stick
OEFCEFSeG w:still
ZIOUJINMX w:stock
IKVLKaVHK w:stop
UNPNWNNSN w:store
ORRSQRPaR w:straight
ePQQMNJPL w:strict
dJQPRRRRR w:student
PMOPRQXPX w:students
LPJMQPaMI w:study
QZNOLVJJO w:stuff
JUUUTSKfR w:stutter
KRKJfGGGG w:style
cPNSLNLIR w:sugar
WQKOMWOMP w:suggest
UPPOOZNOQ w:suggestions
VVIHLLONP w:suis
PPXNSMMQM w:summaries
KTMOKKOLX w:summer
eJNKKLKPK w:sunday
SMPNZNLNR w:sundays
VXPQPRHPR w:supervisor
XKNLRQXQR w:supplier
FTLHGIgIG w:support
QLNOMNYJL w:supports
YROORRRRR w:suppose
WMMNTOLQQ w:sure
eJMJLKLMM w:suspect
eGONKJKIK w:svelte
XRRRQQRRR w:switch
PVIJLJcCK w:switched
ORRSRQTXP w:switching
bRRSMLONQ w:sync
QRQQOPWWP w:system
VKSOJKWPK w:table
cJfGCKJGL w:tables
ZGKHWFHFI w:tabs
POUOPLbPN w:take
YFOPFMTVQ w:takes
ZQRNMRPPO w:talk
JeLMPOMNP w:tampere
HKPMZPYLH w:target
QSTTSSRXX w:tax
XRPROQRQR w:tea
OWNKPIWPJ w:teach
QbRPRRJPR w:teal
IoJLQLKFK w:team
SQYRRQMOP w:telephone
VLMOUOKIR w:tell
VMPGOWOPP w:telling
RPRSXQRRS w:temperatures
RVQPLNRIL w:template
NONRQOZHP w:tempo
IJMNMKhJK w:temporal
YMMPIVTJV w:ten
RSRSQWPWR w:tenors
GLTTNMWZO w:tessaro
UMIQIMSYP w:test
SMSOSWPLP w:tests
JOXFaLLIJ w:text
XRRSRRRRR w:texted
DMgIJSNMQ w:than
fJJNJJMGN w:thank
WJGJILOWO w:thanks
QDL9QMOUB w:that
VSILHVFML w:that's
PMHGPSVPS w:the
PMRRNPXPR w:their
POOCXSKKI w:them
NPQTOZUPQ w:theme
VMPOQZSFR w:then
JVMNMMZLM w:theo
TFJJOGW8O w:there
bNQTMIOPS w:there's
PMDHVEEGP w:these
OPUUTTPRZ w:thesis
bCHJMTFPD w:they
WUNRLILOO w:they/them
TKUMSKIJM w:thing
bOPPSONIP w:things
hFIJMOKHM w:think
bPQTPRKRS w:thinks
WHDFMHQPP w:this
XPQPVNPPQ w:those
SUWOQRMQR w:though
XRSSRSRRS w:thoughts
PRUUUURYR w:thread
ZOJGKTNQL w:three
ELJIJQMgP w:through
YEGCYPMGT w:thursday
POOOMRaQN w:thursdays
fFMRWNEGM w:ticket
OYPNNPUNN w:tickets
WaKLLT9QF w:time
aPLQHMULQ w:times
IKNMULVEL w:timestamps
PWUSSRPQP w:tiny
hGOPNMPLL w:tired
eKIQONJKL w:title
MMPJIEWLU w:to
TWPQNLNOQ w:tobi
kHEIILKHO w:today
fJMQMMMMN w:todo
VPPOOOOQX w:together
LQSSNRYSO w:token
iEILQNMJJ w:told
eMLOLKKHQ w:tom
gJLLJLIJJ w:tomorrow
YRQQPRRRQ w:tone
dJOONNLLK w:tonight
UUIOIKUSN w:too
HNRSQTYYP w:took
OQPOONQaQ w:toolchain
WSIJIHIIH w:torino
QIKPYKLJM w:total
RNMSXXPPR w:touch
PLJLaMMMP w:toujours
HgJRKQPNQ w:trabajo
Kg8MGIIGJ w:trabalho
LQQTPPOcQ w:trailing
KPXOQPbRO w:train
RMMRKJKZM w:training
PRbPLONPR w:trains
SJRRLRXRR w:trait
SXOFIOMMN w:travaille
LQOQMPPcQ w:trick
VMPOLNNXM w:tried
WNIOGMTKT w:trip
RXSSSTRSS w:tromsø
XRRSNRRRR w:trouble
cLMQNOMLO w:true
YRPRNLRPR w:trust
XHKJEKKWN w:try
YPQPRPRRS w:tu
TGGEJJaJG w:tuesday
PNOOMRaQM w:tuesdays
ONPUSUaRV w:turn
ONPRRPVXO w:turned
OROSWOKYP w:turns
ZRMPPPQNR w:twelve
LUTTUUMdP w:twice
LU7EDMWXF w:two
dKNNLLNLL w:typo
ZPOROQQPQ w:ugh
SHSTNLaON w:ui
dMKKIMKKH w:um
RSNRVPQRQ w:un
OZPRNRRQR w:una
MaKLQRRRR w:und
FSEHMdMDS w:under
hJLJLLDHI w:undo
TVPPNOOQQ w:une
NOZPWRRRR w:units
NOPMMaNNQ w:unless
UQQPQPVQQ w:uns
PNFIDJaJT w:until
aHKMRMNWM w:up
cRRPKQJQQ w:update
JWUSNRLNZ w:uppsala
TPPUPUOXP w:upstream
eMDJDRIEE w:us
GIIJIbZMM w:usare
IQ86fVHGD w:use
jGTINLFKL w:used
TILLWTFKL w:uses
OZHPKSMUP w:using
cPTPTSPQR w:usual
ZRPRMORQR w:usually
QRRQQQZIQ w:utc
HfRNRRORR w:utc+2
NRUUSQYQY w:v2
XRRSSSOSc w:van
XRQRQRRTR w:var
TRRRPQOXQ w:variable
TONRbLGMY w:vat
RYRRRKJRR w:vegan
bOQHOPPRR w:vegetarian
HgIPLONLN w:vegetariana
MPTTPXYLM w:vendor
aJNMKNTKP w:version
NLJNILLcO w:versions
MNLMWYNMO w:verwende
XPJLGJCMS w:very
QQRROPYOR w:vet
GiOPMONNP w:vigo
UeMPONOOR w:village
ZQPRSRONR w:vitest
TXHLDJIIM w:vivo
YOWHOPPPP w:voice
MXQONYQQR w:vs
VOOQLLULN w:wait
VNQIQOXON w:waiting
VQYJORMMN w:walls
XGECQTFGU w:want
aPONNOLRR w:wants
aSPOPPMOM w:warehouse
ZJKHIJGPP w:warming
TOEI9EIW8 w:was
NRSSRSPaQ w:water
cNLQQQJOO w:wax
RXMMMNTLQ w:way
TLFJNESRU w:we
QNLMINaKQ w:we'll
KYEEDGXDF w:we're
XNMMJLVKO w:we've
cJMKMPPRR w:weather
RRUUSSXSS w:web
cMLQNRJPP w:website
PRSSRRRRY w:wedding
MSMOLLYRW w:wednesday
ZOSSQOPKR w:wednesdays
RJGIRLYNM w:week
aIQSLOPQN w:weekend
cLPPKNNON w:weekends
eLMNLLMJN w:weird
SKKLWDFWM w:well
NcPRKQLTP w:welsh
CKEGDFQbK w:went
cONMMNIRM w:were
VLHMPEORK w:what
dNNPMNNNO w:what's
TDPTONEJJ w:when
NPXMXPMMO w:whenever
jNPQNKENM w:where
dRLNKMFMO w:whether
WOMMKJNPW w:which
QOPRUMXOR w:who
TGLMIULSS w:whole
bNLSLEKMI w:why
bOORPRPPQ w:wie
cPLJLJJWN w:wieder
LdPQQRTQQ w:wife
OKTSRReRN w:wife's
ROQRNRYQR w:wiki
aHLNRGRFQ w:will
OJaNKNVMO w:window
TTMKNNVNN w:windows
QRORXQRQR w:wine
QPFGQKWGL w:wir
cJJINQQQN w:wish
RPOEcLN8L w:with
UJLONXHJO w:without
VU6BNKMJM w:wohne
aOUUPPOPP w:won
bOMOPQOQR w:wonder
WOTREeRRS w:word
bJNLOIGIK w:words
SXGEBBAZF w:work
KMIKNGPeN w:worked
NRQURPQbP w:worker
QVSSNQXQR w:working
ZLKMGLQWO w:works
RXRSRSRRS w:worth
dIQJKLKKI w:would
JVINeM8KM w:write
cOPPPPKLQ w:writes
UDJIYCBdG w:wrong
cORSNLMPR w:wrote
TNPQPQVOO w:wärmepumpe
LePNNLNNO w:y
LOIRWOZOR w:yarn
TKKGYKQIK w:year
QTOHJJMMU w:years
YRRSPPRPS w:yep
eNMOFKKNO w:yes
WXPONQMIO w:yesterday
eIMHJMKMN w:yet
TIUQQPOFF w:you
PNOOZOOOO w:you're
YIKKVKTKJ w:your
KZXOMPKON w:zebrafish
HgSTIQKQL w:zone
OaQOQPMMP w:zotero
ISIGIaJGL w:zu
bRBFCILIJ w:à
`
