/** German, French, Spanish, Portuguese, Italian: the core. Data only. Slots are written in English, other words stay. */
import type { Row } from './row.ts'

const row = (pattern: string, flags = 'iu'): RegExp => new RegExp(`^(?:${pattern})$`, flags)
const NAME = "(\\p{Lu}[\\p{L}\\p{M}'’-]*(?: \\p{Lu}[\\p{L}\\p{M}'’-]*){0,2}).*"

interface Words {
  readonly lang: string
  readonly name: string
  readonly home: string
  readonly employer: string
  readonly role: string
  readonly diet: string
  readonly allergy: string
  readonly noEat: string
  readonly language: string
  readonly prefer: string
  readonly avoid: string
  readonly never: string
  readonly always: string
  readonly decided: string
  readonly remember: string
  readonly deadline: string
  readonly uses: string
  readonly cause: string
  readonly ended: string
  readonly again: string
  readonly examples: Readonly<Record<string, string>>
}

/** One line per language and kind; the group is the value. */
const WORDS: readonly Words[] = [
  {
    lang: 'de',
    name: `(?:ich heiße|ich heisse|mein name ist|nenn(?:e|t)? mich(?: einfach)?) ${NAME}`,
    home: '(?:ich (?:wohne|lebe)(?: (?:jetzt|inzwischen|derzeit|seit|schon|\\d+|zwei|drei|vier|fünf|zehn|vielen|einigen|jahren|monaten|kurzem|einem jahr|mit \\p{L}+ \\p{L}+))* (?:in|bei|nahe|auf|an der)|ich bin (?:vor kurzem |gerade |neulich |jetzt |letzten monat |letztes jahr )*(?:nach)|wir wohnen in) (\\p{L}[\\p{L} .-]*?)(?: (?:gezogen|umgezogen))?',
    employer:
      '(?:ich )?(?:arbeite|bin angestellt)(?: jetzt| derzeit)? (?:bei|für|in)(?: der| dem| einer| einem| eine| einen)? (?!teilzeit|vollzeit|schicht|kurzarbeit|elternzeit)(\\p{L}[\\p{L}\\d .&-]*?)(?: als .*)?',
    role: '(?:ich )?(?:arbeite als|bin(?: von beruf)?) ((?:gelernte[r]? |leitende[r]? |freie[r]? )?\\p{Lu}\\p{L}+(?:er|erin|in|eur|eurin|ist|istin|ant|antin|ent|entin|or|orin|wirt|wirtin|arzt|ärztin|frau|mann|oge|ogin|ekt|ektin|at|ur|leiter|leiterin|pfleger|lehrer|amme|nwalt|nwältin|tudent|azubi|rentner|rentnerin)\\b.*)|(?:ich )?bin (in rente|im ruhestand)(?: .*)?',
    diet: 'ich bin (vegetarier(?:in)?|veganer(?:in)?|vegan|vegetarisch|laktoseintolerant|diabetiker(?:in)?|glutenintolerant)(?: .*)?|ich habe eine (laktoseintoleranz|glutenunverträglichkeit|nussallergie)|ich (?:esse|ernähre mich) (vegan|vegetarisch|halal|koscher)(?: .*)?',
    allergy:
      'ich bin (?:stark |sehr )?allergisch (?:gegen|auf) (.+)|ich bin (?:gegen|auf) (.+?) allergisch|ich habe eine (.+?)allergie|ich vertrage (?:kein(?:e|en)? )(.+)',
    noEat: 'ich (?:esse|trinke|vertrage) (?:kein(?:e|en)?|nie) (.+)',
    language: 'ich spreche (?!mit\\b|von\\b)(.+)|meine muttersprache ist (.+)',
    prefer:
      'ich (?:bevorzuge|mag|liebe|hätte lieber|nehme lieber|ziehe) (?:lieber |am liebsten |gern(?:e)? )*(.+?)(?: vor| lieber| am liebsten)?|(?:am liebsten|lieber) (.+)|mir (?:sind|ist) (.+?) lieber(?: .*)?',
    avoid:
      'ich (?:hasse|verabscheue|vermeide|mag kein(?:e|en)?|kann (?:kein(?:e|en)? )?(?=.+ nicht (?:leiden|ausstehen))|will kein(?:e|en)?|möchte kein(?:e|en)?) ?(.+?)(?: nicht (?:leiden|ausstehen))?',
    never:
      'vermeide? (.+)|((?:verwende|benutze|nutze|nimm|schreib|mach|gib|setz|füg|pack|stell|nenn)\\p{L}* (?:.{0,40} )?kein(?:e|en)? .+)|(?:bitte )?(?:niemals|nie|auf keinen fall|unter keinen umständen|keinesfalls) (.+)|(?:du (?:sollst|darfst) )?(?:niemals|nie) (.+)|(?:bitte )?((?:verwende|benutze|nutze|nimm|schreib|push|pushe|committe|lösch|ändere|sende|schicke|buche|ruf|nenn|frag)\\p{L}*(?: mich| mir)? (?:bitte )?(?:niemals|nie|auf keinen fall) .+)|(?:bitte )?(?:ab jetzt |in diesem repo |künftig )?kein(?:e|en)? (.+?) (?:mehr|verwenden|benutzen|committen|schreiben|nutzen)|hör auf,? (.+)|kein(?:e|en)? (.+?),? bitte|bitte kein(?:e|en)? (.+)',
    always:
      '(?:bitte )?(?:immer|stets|grundsätzlich) (.+)|(?:bitte )?(?:ab jetzt|ab sofort|von nun an|künftig|in zukunft)(?: immer| bitte)? (.+)|(?:bitte )?(?:verwende|benutze|nutze|nimm|schreib|antworte|frag|halte|sprich)(?: mich| mir)? (?:immer |bitte |stets )+(.+)|((?:verwende|benutze|nutze|nimm|schreib|antworte|frag|halte|teste|prüfe|gib|mach|runde|nenn)\\p{L}* .{2,40}? (?:immer|stets|grundsätzlich) .+)|((?:antworte|schreib|sprich)(?: mir)?(?: bitte)? (?:auf|in) (?:deutsch|englisch|französisch|spanisch|italienisch).*)|(?:bitte )?((?:duz|siez|duze|sieze) mich.*)|((?:bitte )?(?:verwende|benutze|nutze|nimm) .+? (?:statt|nicht|anstatt|anstelle) .+)|(frag(?:e)? mich(?: bitte)?,? (?:bevor|ehe) .+)',
    decided:
      '(?:wir|ich) (?:haben?) (?:uns |mich )?((?:.+ )?(?:entschieden|geeinigt|beschlossen|festgelegt)(?:,? .*)?)|(?:wir (?:nehmen|bleiben bei|steigen um auf|wechseln zu)) ([^,]+)(?:, .*)?|(?:entscheidung|beschluss): ?(.+)',
    remember:
      '(?:bitte )?(?:merk dir|merke dir|denk daran|denk dran|vergiss nicht|zur info|notier(?:e)?)(?: bitte)?(?:[,:]+ ?(?:dass )?| dass )(.+)',
    deadline:
      '((?:die|der|das|unsere?|meine?) .{2,50} (?:ist|läuft|endet|muss|beginnt|findet) .{0,30}(?:bis|am|ab|im|zum|nächste) .*(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|woche|monat|\\d{1,2}\\.).*)',
    uses: '(?:wir|bei uns) (?:nutzen|verwenden|benutzen|arbeiten mit|setzen auf) (\\p{L}.+)',
    cause:
      '((?:der|die|das) (?:fehler|bug|ursache|problem|grund|absturz)(?: .{2,30})? (?:war|lag an|lag daran|waren) (?!noch\\b|nicht\\b).{4,})|(?:es lag|lag) (an .{4,}|daran,? .{4,})',
    ended:
      '(ich (?:bin|arbeite|wohne|esse|benutze|nutze|spreche) .{0,40}(?:nicht mehr|kein(?:e|en)? .{0,30} mehr).{0,40}|ich habe .{2,40} gekündigt)',
    again:
      'du (?:kannst|darfst) (?:jetzt |ab jetzt )?wieder (.+)|(.{3,40}) (?:ist|sind) (?:jetzt )?wieder (?:erlaubt|ok|okay|in ordnung)',
    examples: {
      name: 'Ich heiße Ada',
      home: 'Ich wohne in Kiel',
      prefer: 'Ich bevorzuge kurze Antworten',
      never: 'Bitte niemals direkt auf main pushen',
      decided: 'Wir haben uns für Postgres entschieden',
    },
  },
  {
    lang: 'fr',
    name: `(?:je m['’]appelle|mon nom est|appelle-moi|appelez-moi|moi c['’]est) ${NAME}`,
    home: "(?:j['’]habite|je vis|je suis basée?|nous habitons|on habite)(?: maintenant| désormais)? (?:à|en|au|aux|dans|près de|du côté de) (\\p{L}[\\p{L} '’.-]*)|(?:j['’]ai|je viens de) (?:déménager?é?|m['’]installer) (?:à|en|au) (\\p{L}[\\p{L} '’.-]*)",
    employer:
      '(?:je )?(?:travaille|bosse)(?: maintenant)? (?:chez|pour|dans une?) (\\p{L}[\\p{L}\\d .&-]*?)(?: comme .*)?',
    role: '(?:je (?:suis|travaille comme) )((?:une? )?(?:développeu\\p{L}+|ingénieure?|infirmi\\p{L}+|professeure?|médecin|avocate?|comptable|graphiste|étudiante?|architecte|journaliste|cuisini\\p{L}+|charpenti\\p{L}+|chef\\p{L}*|designer|responsable|directri?c?e?u?r?|traduct\\p{L}+|chercheu\\p{L}+|photographe|bibliothécaire|retraitée?|à la retraite|en retraite|\\p{L}{3,}(?:iste|euse|trice|ière|ologue)|auteure?|éditeur|serveur|coiffeur|agriculteur|facteur|acteur|sculpteur|facteur|chauffeur|moniteur|éleveur|apiculteur|(?:sage-femme|boulanger|berger|pâtissier|vigneron|potier|libraire))\\b.*)',
    diet: 'je suis (végétarien(?:ne)?|végane?|vegan|intolérante? au .+|diabétique|cœliaque)(?: .*)?',
    allergy: "je suis allergique (?:à la |aux? |à l['’]|à )?(.+)",
    noEat: "je ne (?:mange|bois|supporte) (?:pas|jamais|plus) (?:de |d['’])?(.+)",
    language: "je parle (?!à\\b|de\\b|avec\\b)(?:le |l['’])?(.+)|ma langue maternelle est (.+)",
    prefer: "(?:je préfère|j['’]aime(?: bien| beaucoup)?|j['’]adore) (?!que tu\\b)(.+)",
    avoid:
      "(?:je déteste|je n['’]aime pas|j['’]évite|je ne supporte pas|je ne veux pas(?: de)?) (.+)",
    never:
      "(?:ne|n['’])\\s?(.+?) (?:jamais|plus jamais)(?: (.+))?|jamais (?:de )?(.+)|pas d[e'’] ?(.+?)(?: s['’]il te plaît| stp)|(?:arrête|cesse) de (.+)|n['’](?:utilise|emploie|ajoute|envoie|écris|oublie|abrège|invente)z? (?:pas|plus) (.+)|ne (?:(?:me |m['’])?(?:commite|pousse|touche|modifie|mets|fais|tutoie|vouvoie|donne|parle|propose|traduis|change|réponds|appelle|rappelle|mélange|supprime|réécris|mentionne|suggère|envoie)z? (?:pas|plus)(?: .+)?)|évitez? (?:de |d['’])?(.+)",
    always:
      '(.+?) toujours (.+)|toujours (.+)|(?:désormais|à partir de maintenant|dorénavant),? (.+)|((?:réponds|écris)(?:-moi)? (?:toujours )?en (?:français|anglais|espagnol|allemand|italien).*)|((?:tutoie|vouvoie)-moi.*)|((?:utilise|emploie) .+? (?:plutôt que|au lieu de|et non|pas) .+)|(demande-moi avant .+)',
    decided:
      "(?:on a|nous avons|j['’]ai) ((?:décidé|choisi|convenu|opté) .+)|(?:on|nous) (?:part|partons|reste|restons) (?:sur|avec) (.+)|décision ?: ?(.+)",
    remember:
      "(?:retiens|souviens-toi|n['’]oublie pas|note|rappelle-toi|pour info)(?: bien)?(?: ?[:,] ?| que | qu['’])(.+)",
    deadline:
      "((?:la|le|l['’]|notre|mon|ma) ?.{2,50} (?:est|doit|finit|expire|commence|a lieu|tombe) .{0,30}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|fin du mois|semaine prochaine).*)",
    uses: '(?:on|nous) (?:utilise|utilisons|travaille avec|travaillons avec|bosse avec) (.+)',
    cause:
      "((?:le|la|l['’]) ?(?:bug|problème|cause|erreur|panne|souci)(?: .{2,30})? (?:était|venait de|provenait de|venait du) (?!toujours\\b|encore\\b).{4,})|(?:c['’]était) ((?:le|la|un|une) .{4,})",
    ended:
      "(je ne (?:suis|travaille|habite|mange|utilise|vis) plus .{2,50}|j['’]ai quitté .{2,40})",
    again:
      'tu peux (?:de nouveau|à nouveau|maintenant) (.+)|tu peux (.+?) (?:de nouveau|à nouveau)',
    examples: {
      name: 'Je m’appelle Odile',
      home: 'J’habite à Nantes',
      prefer: 'Je préfère les réponses courtes',
      never: 'Ne pousse jamais sur main',
      decided: 'On a décidé de garder Postgres',
    },
  },
  {
    lang: 'es',
    name: `(?:me llamo|mi nombre es|llámame|puedes llamarme) ${NAME}`,
    home: '(?:(?:yo )?(?:ahora )?(?:vivo|resido)(?: ahora)? (?:en|cerca de)|estoy viviendo en|me (?:he mudado|mudé) a|vivimos en) (\\p{L}[\\p{L} .-]*)',
    employer: '(?:ahora )?trabajo (?:en|para) (\\p{Lu}[\\p{L}\\d .&-]*?)(?: (?:como|de) .*)?',
    role: '(?:soy|trabajo (?:como|de)) ((?:una? )?(?:desarrollador\\p{L}*|ingenier\\p{L}+|enfermer\\p{L}+|profesor\\p{L}*|médic\\p{L}+|abogad\\p{L}+|contable|diseñador\\p{L}*|estudiante|arquitect\\p{L}+|periodista|cociner\\p{L}+|carpinter\\p{L}+|programador\\p{L}*|traductor\\p{L}*|investigador\\p{L}*|fotógraf\\p{L}+|bibliotecari\\p{L}+|director\\p{L}*|jef\\p{L}+ de .+|jubilad[oa]|\\p{L}{3,}(?:ista|ólog[oa]|ador|adora|edor|edora)|pescador\\p{L}*|ganader[oa]|panader[oa]|jardiner[oa]|camarer[oa]|peluquer[oa]|librer[oa]|maestr[oa])\\b.*)',
    diet: 'soy (vegetarian[oa]|vegan[oa]|intolerante a .+|diabétic[oa]|celíac[oa])(?: .*)?',
    allergy: '(?:soy alérgic[oa]|tengo alergia) (?:a los |a las |a la |al? )?(.+)',
    noEat: 'no (?:como|bebo|tomo|tolero) (.+)',
    language: 'hablo (?!con\\b|de\\b|por\\b)(.+)|mi lengua materna es (?:el )?(.+)',
    prefer: '(?:yo )?(?:prefiero|me gustan?|me encantan?|adoro) (?!que\\b)(.+)',
    avoid: '(?:odio|detesto|no me gustan?|evito|no soporto|no quiero) (.+)',
    never:
      '(?:por favor,? )?(?:nunca|jamás) (.+)|no (.+?) nunca(?: (.+))?|deja de (.+)|no (?:me )?((?:uses|hagas|pongas|toques|escribas|subas|mezcles|digas|mandes|envíes|llames|respondas|abrevies|traduzcas|cambies|incluyas|añadas|repitas|metas|borres|trates|tutees|corrijas|propongas|sugieras)(?: .+)?)|evita (.+)|nada de (.+)',
    always:
      '(?:por favor,? )?siempre (.+)|(?:a partir de ahora|de ahora en adelante|desde ahora),? (.+)|((?:usa|utiliza|escribe|responde|respóndeme|contesta|pregunta|redondea|pon|dame|incluye|trátame) siempre .+)|((?:responde|respónde|contesta|contésta|escribe|escríbe|háblá?|habla)(?:me)? (?:siempre )?en (?:español|inglés|francés|alemán|italiano).*)|((?:usa|utiliza) .+? (?:en vez de|en lugar de|y no|no) .+)|(pregúntame antes de .+)|(tutéame.*)',
    decided:
      '(?:hemos |he |nosotros )?((?:decidimos|decidí|decidido|acordamos|acordado|elegimos|elegido|optamos|quedamos en) .+)|(?:vamos con|nos quedamos con) (.+)|decisión: ?(.+)',
    remember:
      '(?:recuerda|acuérdate|no olvides|ten en cuenta|apunta|anota|para que lo sepas)(?: de)?(?: ?[:,] ?| que )(.+)',
    deadline:
      '((?:la|el|nuestra?|mi) .{2,50} (?:es|vence|termina|debe|empieza|tiene que|cae) .{0,30}(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|fin de mes|próxima semana).*)',
    uses: '(?:nosotros )?(?:usamos|utilizamos|trabajamos con) (.+)',
    cause:
      '((?:el|la) (?:error|fallo|problema|causa|bug|culpa)(?: .{2,30})? (?:era|fue|estaba en|venía de) (?!todavía\\b|aún\\b).{4,})',
    ended: '(ya no (?:soy|trabajo|vivo|como|uso|hablo|estoy) .{2,50}|(?:he )?dej(?:é|ado) .{2,40})',
    again: '(?:ya )?puedes (?:volver a|otra vez|de nuevo) (.+)|puedes (.+?) (?:otra vez|de nuevo)',
    examples: {
      name: 'Me llamo Iria',
      home: 'Vivo en Vigo',
      prefer: 'Prefiero respuestas cortas',
      never: 'Nunca hagas push a main',
      decided: 'Decidimos quedarnos con Postgres',
    },
  },
  {
    lang: 'pt',
    name: `(?:chamo-me|me chamo|o meu nome é|meu nome é|podes? chamar-me|pode me chamar de|me chama de) ${NAME}`,
    home: '(?:eu )?(?:agora )?(?:moro|vivo|resido)(?: agora)? (?:em|no|na|nos|nas|perto de) (\\p{L}[\\p{L} .-]*)|(?:eu )?(?:mudei-me|me mudei) para (?:o |a )?(\\p{L}[\\p{L} .-]*)',
    employer:
      '(?:eu )?(?:agora )?trabalho (?:numa|num|em uma?|na|no|em|para (?:uma?|a|o)|para) (\\p{L}[\\p{L}\\d .&-]*?)(?: como .*)?',
    role: '(?:eu )?(?:sou|trabalho como) ((?:uma? )?(?:programador\\p{L}*|desenvolvedor\\p{L}*|engenheir\\p{L}+|enfermeir\\p{L}+|professor\\p{L}*|médic\\p{L}+|advogad\\p{L}+|contabilista|contador\\p{L}*|designer|estudante|arquitet\\p{L}+|jornalista|cozinheir\\p{L}+|carpinteir\\p{L}+|tradutor\\p{L}*|investigador\\p{L}*|pesquisador\\p{L}*|fotógraf\\p{L}+|gestor\\p{L}*|diretor\\p{L}*|reformad[oa]|aposentad[oa]|\\p{L}{3,}(?:ista|ólog[oa]|adora?|edora?|eir[oa]))\\b.*)',
    diet: '(?:eu )?sou (vegetarian[oa]|vegan[oa]|intolerante à? .+|diabétic[oa]|celíac[oa])(?: .*)?',
    allergy: '(?:eu )?(?:sou alérgic[oa]|tenho alergia) (?:ao? |aos |às? )?(.+)',
    noEat: '(?:eu )?não (?:como|bebo|tomo|tolero) (.+)',
    language: '(?:eu )?falo (?!com\\b|de\\b|por\\b)(.+)|a minha língua materna é (?:o )?(.+)',
    prefer: '(?:eu )?(?:prefiro|gosto (?:de|muito de|mais de)|adoro) (?!que\\b)(.+)',
    avoid: '(?:eu )?(?:odeio|detesto|não gosto de|evito|não suporto|não quero) (.+)',
    never:
      '(?:por favor,? )?(?:nunca|jamais) (.+)|deixa de (.+)|para de (.+)|não (?:uses|use|faças|faça|ponhas|coloque|mexas|mexa|escrevas|mandes|mande|envies|envie|digas|diga|respondas|responda|traduzas|mudes|mude|incluas|repitas|apagues|trates|trate) (.+)|evit[ae] (.+)|nada de (.+)',
    always:
      '(?:por favor,? )?sempre (.+)|(?:a partir de agora|daqui em diante|de agora em diante),? (.+)|((?:usa|use|escreve|escreva|responde|responda) sempre .+)|((?:responde|responda|escreve)(?:-me)? (?:sempre )?em (?:português|inglês|francês|alemão|espanhol).*)|((?:usa|use) .+? (?:em vez de|e não|ao invés de) .+)|(pergunta-me antes de .+|pergunte antes de .+)',
    decided:
      '(?:nós |eu )?((?:decidimos|decidi|concordamos|combinámos|combinamos|escolhemos|optámos|optamos|ficou decidido) .+)|(?:vamos com|ficamos com) (.+)|decisão: ?(.+)',
    remember:
      '(?:lembra-te|lembre-se|não te esqueças|não se esqueça|não esqueça|nota|anota|anote|para saberes)(?: de)?(?: ?[:,] ?| que )(.+)',
    deadline:
      '((?:o|a|nosso|nossa|meu|minha) .{2,50} (?:é|vence|termina|tem de|tem que|deve|começa) .{0,30}(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|fim do mês|próxima semana).*)',
    uses: '(?:nós )?(?:usamos|utilizamos|trabalhamos com) (.+)',
    cause:
      '((?:o|a) (?:erro|falha|problema|causa|bug)(?: .{2,30})? (?:era|foi|estava em|vinha de) (?!ainda\\b).{4,})',
    ended:
      '((?:eu )?já não (?:sou|trabalho|moro|vivo|como|uso|falo|estou) .{2,50}|não (?:sou|trabalho|moro|vivo|como|uso) mais .{2,50}|(?:eu )?deixei (?:de )?.{2,40})',
    again:
      '(?:já )?podes? (?:voltar a|outra vez|de novo) (.+)|podes? (.+?) (?:outra vez|de novo|novamente)',
    examples: {
      name: 'Chamo-me Rita',
      home: 'Moro em Braga',
      prefer: 'Prefiro respostas curtas',
      never: 'Nunca faças push para main',
      decided: 'Decidimos manter o Postgres',
    },
  },
  {
    lang: 'it',
    name: `(?:mi chiamo|il mio nome è|chiamami|puoi chiamarmi) ${NAME}`,
    home: '(?:io )?(?:ora )?(?:abito|vivo|risiedo)(?: ora| adesso)? (?:a|in|nel|nella|vicino a|fuori) (\\p{L}[\\p{L} .-]*)|mi sono trasferit[oa] (?:a|in) (\\p{L}[\\p{L} .-]*)',
    employer:
      '(?:io )?(?:ora )?lavoro (?:per una?|per|presso|da|in una?|in|alla) (\\p{L}[\\p{L}\\d .&-]*?)(?: come .*)?',
    role: "(?:io )?(?:sono|lavoro come|faccio) ((?:una? |un['’]|il |la |l['’])?(?:sviluppat\\p{L}+|ingegner\\p{L}+|infermier\\p{L}+|insegnante|professor\\p{L}*|medic\\p{L}+|avvocat\\p{L}+|contabile|grafic\\p{L}+|studente\\p{L}*|architett\\p{L}+|giornalista|cuoc\\p{L}+|falegname|programmat\\p{L}+|tradutt\\p{L}+|ricercat\\p{L}+|fotograf\\p{L}+|bibliotecari\\p{L}+|responsabile .+|direttor\\p{L}+|direttrice|in pensione|pensionat[oa]|\\p{L}{3,}(?:ista|olog[oa]|tore|trice|iere|iera)|maestr[oa]|ostetrica|apicoltore|sarta|artigian[oa]|panettier[ea])\\b.*)",
    diet: '(?:io )?sono (vegetarian[oa]|vegan[oa]|intollerante .+|diabetic[oa]|celiac[oa])(?: .*)?',
    allergy: "(?:sono allergic[oa]) (?:al |alla |alle |agli |ai |all['’]|a )?(.+)",
    noEat: 'non (?:mangio|bevo|tollero) (.+)',
    language: "parlo (?!con\\b|di\\b)(?:l['’]|il )?(.+)|la mia lingua madre è (?:il |l['’])?(.+)",
    prefer: '(?:io )?(?:preferisco|mi piace|mi piacciono|adoro|amo) (?!che\\b)(.+)',
    avoid:
      '(?:io )?(?:odio|detesto|non mi piace|non mi piacciono|evito|non sopporto|non voglio) (.+)',
    never:
      '(?:per favore,? )?mai (.+)|non (.+?) mai(?: (.+))?|smetti(?:la)? di (.+)|non (?:usare|fare|mettere|toccare|scrivere|darmi|chiamarmi|mandare|tradurre|cambiare|aggiungere|ripetere|abbreviare|suggerire|proporre|dire|inviare) (.+)|evita(?:re)? (?:di )?(.+)|niente (.+?),? (?:per favore|grazie)',
    always:
      "(?:per favore,? )?sempre (.+)|(?:d['’]ora in poi|da ora in poi|da adesso),? (.+)|((?:usa|scrivi|scrivimi|rispondi|rispondimi|chiedi|chiedimi|metti|dammi|arrotonda|indica) sempre .+)|((?:rispondi|scrivi)(?:mi)? (?:sempre )?in (?:italiano|inglese|francese|tedesco|spagnolo).*)|((?:usa) .+? (?:invece di|al posto di|e non|non) .+)|(chiedimi prima di .+)|(dammi del (?:tu|lei).*)",
    decided:
      '(?:noi )?(?:abbiamo |ho )?((?:deciso|decidemmo|concordato|scelto|optato|stabilito) .+)|(?:andiamo con|restiamo su|rimaniamo con) (.+)|decisione: ?(.+)',
    remember:
      '(?:ricorda(?:ti)?|non dimenticare|tieni presente|annota|nota|per tua informazione)(?: di)?(?: ?[:,] ?| che )(.+)',
    deadline:
      "((?:la|il|lo|l['’]|nostr[oa]|mi[oa]) ?.{2,50} (?:è|scade|finisce|deve|inizia|comincia) .{0,30}(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|fine mese|settimana prossima).*)",
    uses: '(?:noi )?(?:usiamo|utilizziamo|lavoriamo con) (.+)',
    cause:
      "((?:il|la|l['’]) ?(?:errore|problema|causa|bug|guasto)(?: .{2,30})? (?:era|è stat[oa]|veniva da|stava) (?!ancora\\b).{4,})",
    ended: '(non (?:sono|lavoro|abito|vivo|mangio|uso|parlo) più .{2,50}|ho lasciato .{2,40})',
    again: 'puoi (?:di nuovo|nuovamente) (.+)|puoi (.+?) di nuovo|puoi tornare a (.+)',
    examples: {
      name: 'Mi chiamo Ada',
      home: 'Abito a Trieste',
      prefer: 'Preferisco risposte brevi',
      never: 'Mai fare push su main',
      decided: 'Abbiamo deciso di tenere Postgres',
    },
  },
]

const KINDS = [
  ['name', 'profile', "The user's name is $1"],
  ['home', 'profile', 'The user lives in $1'],
  ['diet', 'profile', 'The user is $1'],
  ['allergy', 'profile', 'The user is allergic to $1'],
  ['noEat', 'profile', 'The user does not eat $1'],
  ['role', 'profile', 'The user is $1'],
  ['employer', 'profile', 'The user works at $1'],
  ['language', 'profile', 'The user speaks $1'],
  ['ended', 'retraction', '$1'],
  ['again', 'retraction', '$1'],
  ['remember', 'fact', '$1'],
  ['decided', 'decision', '$1'],
  ['avoid', 'preference', 'The user dislikes $1'],
  ['prefer', 'preference', 'The user prefers $1'],
  ['never', 'rule', '$1'],
  ['always', 'rule', '$1'],
  ['cause', 'cause', '$1'],
  ['deadline', 'deadline', '$1'],
  ['uses', 'fact', 'The team uses $1'],
] as const

const SLOT = {
  name: 'name',
  home: 'home',
  diet: 'diet',
  allergy: 'diet',
  noEat: 'diet',
  role: 'role',
  employer: 'employer',
  language: 'language',
} as const

export const OTHERS: readonly (Row & { readonly lang: string })[] = WORDS.flatMap((words) =>
  KINDS.map(([name, kind, says]) => ({
    id: `${words.lang}.${name}`,
    lang: words.lang,
    kind,
    says,
    pattern: row(words[name]),
    ...(name in SLOT && { slot: SLOT[name as keyof typeof SLOT] }),
    ...(name === 'name' && { check: 'name' as const }),
    ...(name === 'home' && { check: 'place' as const }),
    ...(kind === 'preference' && {
      polarity: name === 'avoid' ? ('avoid' as const) : ('prefer' as const),
      check: 'topic' as const,
    }),
    ...(kind === 'rule' && { polarity: name === 'never' ? ('dont' as const) : ('do' as const) }),
    ...(name === 'ended' && { withdraws: 'ended' as const }),
    ...(name === 'uses' && { tier: 'plain' as const, check: 'thing' as const }),
    ...(name === 'again' && { withdraws: 'lift-dont' as const }),
    fits: words.examples[name] ?? '',
    misses: '',
  })),
)

/** Function words that tell the language of a sentence. */
export const MARKS: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:ich|wir|bitte|nicht|und|der|die|das|ist|mein|meine|niemals|immer|auf|für|kein|keine|merk|ab|du|es|lag|am|lieber)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:je|j|nous|on|ne|pas|le|la|les|est|mon|ma|toujours|jamais|une|un|des|du|et|de|à|désormais|tu|plus|moi|c)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:yo|me|mi|nunca|siempre|el|la|los|las|es|soy|vivo|una|un|y|en|de|por|favor|no|puedes|hemos|ya|que|ahora|trabajo)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:eu|me|meu|minha|nunca|sempre|o|os|as|é|sou|moro|uma|um|e|em|de|não|por|favor|podes|você|que|agora|trabalho|na|no|do|da)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:io|mi|mio|mia|mai|sempre|il|lo|la|gli|è|sono|una|un|e|in|di|non|per|favore|puoi|abbiamo|che|ora|lavoro|del|della|da)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:i|we|my|the|is|are|not|and|of|to|in|on|for|with|never|always|please|use|you|it|a|an|that|don|this|at|me|call|from|i['’]m|no|do|when|or|be|us|our|but|so|by|please|as|just|all|let|can)(?!\p{L})/giu,
}

/** Words that no other of the six languages has: they count twice. */
export const DISTINCT: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:niemals|immer|bitte|nicht|ich|keine?|merk)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:toujours|jamais|désormais|je|nous)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nunca|siempre|hagas|uses|prefiero|decidimos)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|sempre|faças|prefiro|moro)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:sempre|mai|preferisco|abito|non)(?!\p{L})/iu,
}
