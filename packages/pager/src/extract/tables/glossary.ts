/**
 * Words of food, diets and languages in English, so that a slot says the same in every language.
 * What is not here keeps its own word: a free translation could not be checked against what was said.
 *
 * @module
 */

const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:allergisch (?:gegen|auf)|allergique (?:aux|au|à la|à l['’]|à)|alérgic[oa] (?:a los|a las|al|a|aos|às|ao|à)|allergic[oa] (?:alle|agli|ai|al|alla|a))(?!\p{L})/giu,
    'allergic to',
  ],
  [
    /(?<!\p{L})(?:vegetarierin|vegetarier|vegetarisch|végétarienn?e?|vegetarian[oa])(?!\p{L})/giu,
    'vegetarian',
  ],
  [/(?<!\p{L})(?:veganerin|veganer|végane|végan|vegan[oa])(?!\p{L})/giu, 'vegan'],
  [
    /(?<!\p{L})(?:laktoseintolerant|intolérante? au lactose|intolerante (?:a la|à|al?) lactos[ae]|intollerante al lattosio)(?!\p{L})/giu,
    'lactose intolerant',
  ],
  [
    /(?<!\p{L})(?:glutenintolerant|intolérante? au gluten|intolerante al? gluten|intolerante ao glúten|intollerante al glutine)(?!\p{L})/giu,
    'gluten intolerant',
  ],
  [
    /(?<!\p{L})(?:diabetikerin|diabetiker|diabétique|diabétic[oa]|diabetic[oa])(?!\p{L})/giu,
    'diabetic',
  ],
  [/(?<!\p{L})(?:cœliaque|celíac[oa]|celiac[oa])(?!\p{L})/giu, 'coeliac'],
  [
    /(?<!\p{L})(?:erdnüssen?|erdnuss|arachides?|cacahuètes?|cacahuetes?|amendoins?|amendoim|arachidi)(?!\p{L})/giu,
    'peanuts',
  ],
  [
    /(?<!\p{L})(?:(?:los )?frutos secos|fruits à coque|frutos de casca rija|frutta secca|nüssen?|nuss|noix|nueces|nozes|noci)(?!\p{L})/giu,
    'nuts',
  ],
  [/(?<!\p{L})(?:haselnüssen?|noisettes?|avellanas?|avelãs?|nocciole)(?!\p{L})/giu, 'hazelnuts'],
  [/(?<!\p{L})(?:fleisch|viande|carne)(?!\p{L})/giu, 'meat'],
  [/(?<!\p{L})(?:schweinefleisch|schwein|porc|cerdo|porco|maiale)(?!\p{L})/giu, 'pork'],
  [/(?<!\p{L})(?:fisch|poisson|pescado|peixe|pesce)(?!\p{L})/giu, 'fish'],
  [
    /(?<!\p{L})(?:meeresfrüchten?|fruits de mer|crustacés|mariscos?|frutti di mare|crostacei)(?!\p{L})/giu,
    'shellfish',
  ],
  [/(?<!\p{L})(?:milch|lait|leche|leite|latte)(?!\p{L})/giu, 'milk'],
  [/(?<!\p{L})(?:eiern|eier|œufs|oeufs|huevos?|ovos?|uova)(?!\p{L})/giu, 'eggs'],
  [/(?<!\p{L})(?:glúten|glutine|gluten)(?!\p{L})/giu, 'gluten'],
  [/(?<!\p{L})(?:alkohol|alcool|álcool|alcohol|alcol)(?!\p{L})/giu, 'alcohol'],
  [/(?<!\p{L})(?:kaffee|café|caffè)(?!\p{L})/giu, 'coffee'],
  [/(?<!\p{L})(?:pollen|polen|pólen|polline)(?!\p{L})/giu, 'pollen'],
  [/(?<!\p{L})(?:katzen(?:haare)?|chats?|gatos?|gatti)(?!\p{L})/giu, 'cats'],
  [/(?<!\p{L})(?:penizillin|pénicilline|penicilina|penicillina)(?!\p{L})/giu, 'penicillin'],
  [/(?<!\p{L})(?:deutsch|allemand|alemán|alemão|tedesco)(?!\p{L})/giu, 'German'],
  [/(?<!\p{L})(?:englisch|anglais|inglés|inglês|inglese)(?!\p{L})/giu, 'English'],
  [/(?<!\p{L})(?:französisch|français|francés|francês|francese)(?!\p{L})/giu, 'French'],
  [/(?<!\p{L})(?:spanisch|espagnol|español|espanhol|spagnolo|castellano)(?!\p{L})/giu, 'Spanish'],
  [/(?<!\p{L})(?:italienisch|italien|italiano)(?!\p{L})/giu, 'Italian'],
  [
    /(?<!\p{L})(?:portugiesisch|portugais|portugués|português|portoghese)(?!\p{L})/giu,
    'Portuguese',
  ],
  [/(?<!\p{L})(?:polnisch|polonais|polaco|polonês|polacco)(?!\p{L})/giu, 'Polish'],
  [/(?<!\p{L})(?:russisch|russe|ruso|russo)(?!\p{L})/giu, 'Russian'],
  [/(?<!\p{L})(?:türkisch|turc|turco)(?!\p{L})/giu, 'Turkish'],
  [/(?<!\p{L})(?:niederländisch|néerlandais|neerlandés|holandês|olandese)(?!\p{L})/giu, 'Dutch'],
  [/ (?:und|et|y|e) (?=\p{Lu})/gu, ' and '],
]

/** The words that are known, in English. */
export function inEnglish(value: string): string {
  return WORDS.reduce((now, [word, english]) => now.replace(word, english), value)
}
