/**
 * What a value must be beyond its shape: a name, a place, food, a trade, something to like. Lists and
 * endings, no dictionary.
 *
 * @module
 */
import type { Check } from './tables/row.ts'

const DEIXIS =
  /^(?:it|this|that|these|those|them|him|her|you|your|the (?:idea|second|first|third|last|new|other|way you|one|two|plan|look|sound|latter|former|approach|suggestion|proposal|result|design|direction|name)|how|what|where|when|why|to (?:think|know|see|hear|say|ask|thank|add|go|do|be able|understand|report|get|have|make sure|point|start|move|change|discuss|rename|test|try)|not|nothing|everything|all of|both|either|neither|one of|some of|my (?:time|luck|life)|so|as|any of|another|a (?:second|coffee|hint|break|moment|look|question|word|quick|list|new|different|refund|copy|summary|table|review|draft)|an (?:answer|explanation|example|overview|update)|more (?:info|details|context|time)|help|if)\b/i
const ABSTRACT =
  /^(?:meetings?|mondays?|work|bullshit|bs|drama|people|small talk|bugs?|javascript|java|php|css|excel|paperwork|deadlines?|change|that|it|this|surprises|stupid\w*|jargon|buzzwords|responsibility|criticism|noise|boredom|nonsense|attention|feedback|light)\b/i
const FOOD =
  /(?:nuts?|peanuts?|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?|sesame|soy|soya|gluten|wheat|rye|barley|oats?|dairy|milk|lactose|cheese|butter|cream|yogh?urt|eggs?|fish|shellfish|shrimps?|prawns?|crabs?|lobster|oysters?|mussels|clams|seafood|meat|beef|pork|ham|bacon|lamb|veal|chicken|poultry|turkey|sugar|salt|alcohol|wine|beer|spirits|coffee|caffeine|tea|chocolate|honey|tomato(?:es)?|onions?|garlic|peppers?|chil(?:l)?i|mushrooms?|cilantro|coriander|celery|mustard|lupin|kiwis?|bananas?|apples?|pears?|peach(?:es)?|strawberr(?:y|ies)|berries|citrus|oranges?|lemons?|grapefruit|pineapples?|mangos?|avocados?|melons?|grapes|cherries|carrots?|potatoes|aubergines?|eggplants?|spinach|beans?|lentils?|chickpeas?|peas|legumes|bread|pasta|rice|corn|maize|cats?|dogs?|horses?|pollen|birch|grass|hay|dust|mites?|mou?ld|bees?|wasps?|penicillin|amoxicillin|aspirin|ibuprofen|paracetamol|latex|nickel|sulphites?|sulfites?|histamine|red meat|spicy food|nüsse|erdnüsse|fleisch|schwein\w*|milch|eier|fisch|käse|nuss\w*|arachides?|noix|viande|porc|lait|œufs|poisson|fruits de mer|gambas|nueces|cacahuetes?|carne|cerdo|leche|huevos|pescado|marisco|amendoim|nozes|leite|ovos|peixe|porco|noci|arachidi|maiale|latte|uova|pesce|pólen|pollini|katzen|hunde|gatos?|gatti|chats?)\b/i
const ROLE =
  /(?:engineer|developer|designer|manager|nurse|teacher|doctor|lawyer|scientist|researcher|analyst|architect|consultant|founder|student|writer|author|editor|translator|photographer|journalist|librarian|accountant|carpenter|electrician|plumber|mechanic|pilot|driver|cook|chef|baker|farmer|gardener|musician|artist|actor|actress|painter|biologist|physicist|chemist|mathematician|statistician|economist|psychologist|therapist|dentist|pharmacist|vet|veterinarian|surgeon|midwife|paramedic|firefighter|sailor|captain|soldier|officer|clerk|cashier|secretary|assistant|administrator|admin|sysadmin|devops|sre|dba|tester|programmer|coder|freelancer|contractor|intern|trainee|apprentice|professor|lecturer|postdoc|phd|tutor|coach|trainer|recruiter|marketer|salesperson|seller|trader|broker|banker|auditor|actuary|notary|judge|paralegal|politician|priest|curator|archivist|geologist|geographer|historian|linguist|philosopher|sociologist|anthropologist|archaeologist|astronomer|meteorologist|oceanographer|technician|operator|machinist|welder|tailor|hairdresser|barber|bartender|barista|waiter|waitress|guide|diver|lead|head|director|owner|entrepreneur|ceo|cto|cfo|vp|pm|product owner|scrum master|producer|animator|illustrator|copywriter|blogger|podcaster|streamer|maintainer|logistician|planner|buyer|surveyor|inspector|courier|carer|caregiver|social worker|landlord|roofer|mason|potter|beekeeper|brewer|winemaker|florist|upholsterer|optician|physiotherapist|radiologist|cardiologist|anaesthetist|\w+ologist|\w+ician|\w+wright|\w+smith|parent|mother|father|single (?:mum|mom|dad|parent)|widow|widower|veteran|pensioner|retiree|beginner|night owl|early bird|morning person|runner|climber|cyclist|swimmer|vegetarian|vegan|minimalist|perfectionist|native speaker|wheelchair user|dispatcher|fundraiser|caterer|translator|subtitler|interpreter|typesetter|bookbinder|bookkeeper|controller|underwriter|ranger|forester|fisherman|fisher|zookeeper|stagehand|luthier|cellist|violinist|pianist|drummer|singer|composer|conductor|organist|dj)s?\b/i
const NO_ROLE =
  /^(?:a bit|a little|a lot|an idiot|a mess|a fan|a week|a day|a minute|an hour|a step|a couple|a few|a huge|a big fan|the (?:one|only one|same|problem)|a moment|a guest)\b/i
const TRANSIENT =
  /^(?:not|still|unclear|unknown|done|broken|late|full|down|gone|here|there|this|that|to|on (?:fire|hold|vacation|holiday|leave|it)|in (?:a|the) (?:meeting|middle|way)|being|failing|slow|stuck|dead|empty|out|off|away|ready|working|not working|wrong|fine|ok|okay|good|great|bad|sick|busy|angry|happy|too|so|very|really|quite|a mess|weird|strict|back|right|about|getting|running|crashing|hanging|freezing|acting|making|asking|waiting|complaining)\b/i
const NO_PLACE =
  /^(?:a|an|this|that|it|my|your|our|the (?:moment|past|future|office|middle|next|support|same|other|team|train|car|kitchen|zone|dark|area|file|root|cloud|second|first)|hope|fear|denial|trouble|part|peace|style|town|harmony|chaos|general|mind|here|there|work|home|scratch|time|which|what|where|both|one|two|three|two weeks|advance|sync|production|prod|staging|test|tests?|main|typescript|rust|go|python|java|debug|dev|src|vim|vs ?code|bed|meetings?|line|touch|contact|charge|zed|helix|neovim|emacs|sublime|intellij|jira|linear|notion|slack|teams|gmail|outlook|aws|gcp|azure|heroku|netlify|vercel|postgres\w*|mysql|sqlite|mongo\w*|redis|react|vue|svelte|angular|remix|jest|vitest|webpack|vite|npm|pnpm|yarn|bun|deno|node|kotlin|swift|github|gitlab|jenkins|trello|asana|chrome|firefox|safari|windows|linux|mac ?os|android|ios|spotify|kubernetes|k8s|docker|terraform|django|rails|laravel|phase|version|page|option|plan [a-z])\b/i

export function passes(check: Check, value: string): boolean {
  const words = value.trim()
  switch (check) {
    case 'name':
      return (
        /^\p{Lu}/u.test(words) &&
        !/^(?:I|The|This|That|It|Not|Is|And|But|What|No|Yes|Never|Always|Please|Nothing|Everything|Swiss|German|French|Dutch|Just|So|Someone|Somebody|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mr|Batman)$/u.test(
          words.split(' ')[0] ?? '',
        )
      )
    case 'place':
      return (
        /^(?:the |el |la |le |los |las |den |der )?\p{Lu}|^(?:the|a) (?:countryside|coast|north|south|east|west|mountains|suburbs|city|village|small town|farm|island|netherlands|uk|us|usa|black forest|alps|small village|small)\b/iu.test(
          words,
        ) &&
        /\p{Lu}|countryside|coast|north|south|east|west|mountains|suburbs|village|farm|island|town/u.test(
          words,
        ) &&
        !NO_PLACE.test(words)
      )
    case 'org':
      return (
        (/^(?:the |a |an )?\p{Lu}/u.test(words) ||
          /^(?:the|an?|our|my) (?:[\p{L}-]+ ){0,4}(?:hospital|university|school|library|agency|startup|start-up|company|firm|bank|lab|laboratory|office|institute|council|ministry|museum|clinic|shop|store|bakery|restaurant|hotel|harbour|port|airline|charity|ngo|foundation|newspaper|studio|farm|brewery|town|city|state|government|insurance company|insurer|publisher|college|consultancy|bureau|theatre|theater|orchestra|archive|observatory|shipyard|nursery|pharmacy|garage|zoo|post office|railway|utility|cooperative|co-?op)\b/iu.test(
            words,
          ) ||
          /^myself$/.test(words)) &&
        !/^(?:the (?:call|meeting|chat|discussion|queue|channel|party|dots|conversation)|I|It|That|This|Free|You|We)\b/u.test(
          words,
        )
      )
    case 'food':
      return FOOD.test(words) && !ABSTRACT.test(words)
    case 'role':
      return (
        ROLE.test(words) &&
        !NO_ROLE.test(words) &&
        !/\b(?:today|right now|this week)\b/i.test(words)
      )
    case 'topic':
      return (
        words.length >= 3 &&
        !DEIXIS.test(words) &&
        !/^(?:if|that|when)\b/i.test(words) &&
        !/\b(?:this|that) (?:bug|one|thing|idea|part|file|error|test|code|function|page|approach|version|week|morning)\b/i.test(
          words,
        ) &&
        !/^(?:the|a|an) \p{L}+(?: \p{L}+)? (?:you|we|above|below|better)\b/iu.test(words)
      )
    case 'thing':
      return words.length >= 2 && !TRANSIENT.test(words) && !DEIXIS.test(words)
    case 'work':
      return (
        !/\b(?:it|that|this|them|one|so)$/i.test(words.replace(/[.!]+$/, '')) &&
        !/^(?:(?:we|i)(?:['’]re|['’]m)? )?(?:\w+ ){1,3}(?:it|that|this|them|nothing|lunch|dinner|home|a break|a nap|a look|a walk|the logs|later|tomorrow|now|the same|the second one|the first one)\b/i.test(
          words,
        ) &&
        !/\b(?:party|sea|beach|cinema|movies|kids|parents|restaurant|pub|nap|walk|lunch|coffee|tired|home|bed)\b/i.test(
          words,
        ) &&
        words.split(/\s+/).length >= 1
      )
    case 'date':
      return /\d|day\b|week|month/i.test(words)
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words)
  }
}
