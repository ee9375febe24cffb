/**
 * Words that carry a sentence rather than its subject, in six languages: in the shape of a clause they
 * stand for themselves. Data only.
 *
 * @module
 */

export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `
  a an the and or but if then else of to in on at by for from with without into onto over under as
  is are was were be been being am do does did done having have has had it its this that these
  those there here i me my mine we us our ours you your yours he him his she her hers they them
  their what which who whom when where why how not no nor so too very can could will would shall
  should may might must just also about please whenever while never always only all any every each
  both some many much more less most least than once twice again still yet already now today
  tonight tomorrow yesterday later soon ever anymore because since until unless before after
  during between instead rather like except per up down out off back away let lets don't doesn't
  didn't isn't aren't wasn't won't can't cannot couldn't wouldn't shouldn't i'm i've i'll i'd
  we're we've we'll we'd it's that's there's what's you're they're let's ok okay yes thanks hi
  hello hey sorry want need make sure keep use get got go going think know see say said says told
  ask call stop try decided went turns maybe perhaps guess one two three first last next new old
  other same another own such nobody everyone someone anything nothing something everything ich du
  er sie wir ihr mein meine meinen dein unser unsere nicht kein keine bitte immer nie nur der die
  das den dem ein eine einen ist sind war hat haben wird muss soll kann und oder aber weil wenn
  für mit von zu im bei auf aus jetzt heute nichts je tu il elle nous vous mon ma mes ton ta notre
  nos ne pas jamais toujours le la les un une des est sont était ont doit peut et ou mais parce
  que si pour avec de dans sur au aux en ce cette yo tú él ella nosotros mi mis tus nuestro
  nuestra nunca siempre el los las una unos es son era fue ha han debe puede y o pero porque para
  con por del al este esta eu ele ela nós meu minha teu nosso nossa não sempre os um uma são foi
  tem deve pode e mas se com da na em io lui lei noi mio mia tuo nostro nostra non mai lo gli uno
  è sono hanno può perché di della nel questo questa
`
    .trim()
    .split(/\s+/),
)
