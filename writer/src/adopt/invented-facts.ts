import type { ScriptBrief } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import { amountsIn, namesPrice } from '../check'
import { escaped } from '../kinds'
import { cleanText, splitSentences } from '../language'
import { mentionsOf } from './mentions'

/** Something a script says that no field says. */
export interface InventedFact {
  id:
    | 'FACT-NUMBER'
    | 'FACT-PRICE'
    | 'PRICE-01'
    | 'FACT-DEADLINE'
    | 'FACT-REVIEW'
    | 'FACT-EXPERT'
    | 'FACT-MATERIAL'
    | 'FACT-SAVING'
    | 'FACT-FEATURE'
    | 'COMP-01'
  said: string
}

const VALUES: Record<string, number> = Object.fromEntries([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
])
const SCALES: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1000, million: 1_000_000 }
const NUMBER_WORD = [...Object.keys(VALUES), ...Object.keys(SCALES)].join('|')
const WORD_NUMBER = `(?:a )?(?:${NUMBER_WORD})(?:[ -](?:${NUMBER_WORD}))*`
const NUMBER = `\\d+(?:[.,]\\d+)*|\\b${WORD_NUMBER}\\b`

/** Parts of products: a claim about the lid is a claim about the product. */
const PART =
  'bag|band|base|basket|battery|blades?|body|bottle|bowl|box|bristles|brush|cable|cap|case|charger|clasp|clips?|coating|cord|cover|cup|filter|finish|frame|grips?|handles?|hinges?|inside|interior|jar|kit|lid|liner|lining|motor|outside|pack|pan|plate|pump|screen|seal|set|shell|sleeve|soles?|straps?|tank|tips?|tray|tube|wheels?|zippers?'
const SUBJECT = `it|they|this|these|this one|each(?: (?:one|${PART}))?|(?:the|its|their|every) (?:${PART})`
const FILLER = '(?: (?:just|only|still|also|even|about|up|got|can|will|does|around|over|roughly))*'
const CLAIMS =
  'has|have|had|got|holds?|lasts?|weighs?|comes? (?:in|with)|includes?|runs?|keeps?|stays?|charges?|fits?|burns?|carr(?:y|ies)|measures?|cuts?|loses?|works?|stretch(?:es)?|survives?|reads?|packs?|supports?|heats?|cools?|goes|speaks?|knows?|covers?|reaches|uses?|plays?|blocks?|removes?|kills?'
const CLAIM_VERB = `(?:'s got|'ve got|'s| is|'re| are${FILLER}|${FILLER} (?:${CLAIMS}))`
const TIME = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/i
const UNIT =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|ounces?|oz|pounds?|lbs?|kilos?|kg|grams?|watts?|volts?|amps?|inch(?:es)?|feet|foot|quarts?|gallons?|cups?|liters?|litres?|milliliters?|ml|cm|mm|meters?|degrees?|decibels?|gigabytes?|gb|tb|mah|hz|lumens?|miles?|percent|%|calories|colou?rs?|sizes?|speeds?|settings?|modes?|flavors?|scents?|layers?|pieces?|languages?|washes|uses|wipes|levels?|ports?|outlets?|servings?|recipes?|lessons?|strengths?|pockets?|songs?|designs?)$/i

const PEOPLE_COUNT = new RegExp(
  `(?:${NUMBER})(?:[ -]star)? (?:reviews?|customers|buyers|ratings|users|happy \\w+|people (?:love|own|bought|use)|(?:women|men|moms|parents|families|teams|businesses|creators|owners|drivers|nurses) (?:use|love|own|have|trust|bought)|(?:of|in) (?:users|customers|people))\\b`,
  'i',
)
const DEADLINE =
  /\b(?:sale|deal|offer|discount|promo(?:tion)?|price|coupon|voucher)\b[^.!?]{0,60}\b(?:ends?|until|till|expires?|runs out|(?:by|through) (?:mon|tues|wednes|thurs|fri|satur|sun)day|this week(?:end)?|midnight)\b|\b(?:until|till|by|before) midnight\b/i
const REVIEW =
  /\b(?:reviewers?|reviews|customers?|buyers|people online)\b[^.!?]{0,30}\b(?:say|says|said|love|loved|agree|rave|swear|report)\b|\b(?:rated|rating of)\b[^.!?]{0,20}\d/i
const EXPERT =
  /\b(?:doctor|dermatologist|dentist|vet|veterinarian|pediatrician|physician|surgeon|nurse|pharmacist|physical therapist|physio|chiropractor|nutritionist|dietitian|orthodontist|electrician|mechanic|chef|barista|hairdresser|stylist|trainer|police|police department|firefighter|pilot|astronaut|wirecutter|consumer report)s?\b[^.!?]{0,20}\b(?:switch(?:ed|es)? to|us(?:es?|ed)|keeps?|kept|recommend(?:s|ed)?|swears? by|swore by|loves?|loved|has|had|owns?|bought|picked|chose|named|approves? of|approved|asked me for|told me (?:about|to (?:get|buy|try|use)))(?: (?:it|this|that|these|them|one|the same)\b)/i
const SAVING =
  /\b(?:sav(?:es?|ed|ing)|(?:gives?|gave|gets?|got|wins?|won) (?:you|me|us) back|frees? up|cuts?)\b[^.!?]{0,20}\b(?:hours?|minutes|days|weeks|time|money|a fortune|hundreds|thousands|dollars|bucks)\b/i

/** Claims that makers print on boxes: the seller has to have typed them. */
const FEATURE =
  /\b(?:vegan|cruelty[ -]free|organic|gluten[ -]free|sugar[ -]free|bpa[ -]free|hypoallergenic|waterproof|(?:water|stain|scratch|heat)[ -]resistant|machine[ -]washable|(?:dishwasher|microwave|oven|freezer)[ -]safe|hand[ -]?made|made in (?!the (?:kitchen|morning))\p{Lu}\p{L}+|recycled|rechargeable|bluetooth|solar|shatter[ -]?proof|fire[ -]?proof|leak[ -]?proof|fragrance[ -]free|4k|gps|sapphire|a free \p{L}+)\b/iu
const MULTIPLE =
  /\b(?:twice|three times|four times|five times|ten times|\d+ ?(?:x|times)) (?:as \p{L}+|faster|longer|more|the \p{L}+)/iu

const MATERIALS =
  'acrylic|aluminum|bamboo|borosilicate|brass|carbon fiber|cashmere|cast iron|ceramic|copper|cordura|cotton|genuine leather|glass|kevlar|latex|leather|linen|marble|memory foam|mesh|merino|microfiber|neoprene|nylon|oak|platinum|polyester|porcelain|ripstop|rubber|silicone|silk|stainless(?: steel)?|steel|suede|tempered glass|titanium|velvet|walnut|wood|wooden|wool'
const MATERIAL_OF = new RegExp(
  `\\b(?:(?:${SUBJECT})(?:'s| is|'re| are)|(?:is|are|'s|'re|it's) made (?:of|from|out of|with)|made (?:of|from|out of))(?: (?:all|real|pure|solid|a|an|made of|food grade|food-grade|genuine|some))* (${MATERIALS})\\b(?! (?:couch|chair|door|table|floor|jacket|bottle on|of))`,
  'gi',
)
const MATERIAL_PART = new RegExp(`\\b(${MATERIALS}) (?:${PART})\\b`, 'gi')

const BRANDS =
  'Starbucks|Dyson|Shark|Stanley|YETI|Yeti|Hydro Flask|Owala|Apple|AirPods|Samsung|Bose|Sony|JBL|Nike|Adidas|Crocs|Lululemon|Skims|UGG|Birkenstock|Gucci|Prada|Chanel|Dior|Rolex|Tiffany|Sephora|Olay|CeraVe|Drunk Elephant|Fenty|Olaplex|Keurig|Nespresso|Ninja|Vitamix|KitchenAid|Le Creuset|Tupperware|Roomba|Anker|IKEA|Ikea|Amazon|Walmart|Target|Costco|Temu|Shein|Duolingo|QuickBooks|Wix|Squarespace|HelloFresh|Blue Apron|Moleskine|Loop'
const BRAND = new RegExp(
  `\\b(?:[Ll]ike|[Tt]han|[Ff]orget|[Dd]itch(?:ed)?|[Bb]eats?|[Uu]nlike|[Vv]ersus|[Vv]s\\.?|[Ii]nstead of|[Bb]asically|[Rr]eplac(?:e[sd]?|ing)|[Gg]oodbye|[Tt]hrew out|[Tt]ossed|[Ss]old|[Rr]eturned|[Ss]witched from|[Cc]ancel(?:l?ed)?|[Rr]ival[s]?|[Aa]s (?:good|quiet|sharp|soft|strong|fast) as)(?: (?:my|your|the|a|an|any|old|that))*\\s(?:${BRANDS})\\b`,
)

/** Signs that an amount is the price of something else. */
const OTHERS_PRICE =
  /\b(?:cafes?|coffee shops?|old|other|last one|elsewhere|paid|spent|spend|salons?|takeout|delivery|mechanics?|each time|usually)\b/i
const SAID_OF_PRODUCT =
  /(?:\b(?:it|they|this|these|that|one|price|both|all \w+|set|pack|pair|kit|plan|bottle|box)(?:'s| is|'re| are)?|\bcosts?|\b(?:get|grab|have|take) (?:it|one|yours|them|both)|\byours|\bstarts?|\bonly|\bjust)(?: (?:costs?|only|just|about|around|under|at|for|from|like|now|starts?))* *$/i

/** "There are 12 speeds" */
const THERE_ARE = new RegExp(`\\bthere (?:are|is|'re)(?: over| about)? (${NUMBER}) (\\p{L}+)`, 'giu')
const NUMBER_WITH_UNIT = new RegExp(`(?<![\\p{L}\\d])(${NUMBER})[ -]?(\\p{L}+|%|")?`, 'giu')
const NEVER = /(?!)/
const CLOCK = /\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]\.?m\b\.?|\bo'clock\b/gi
const UNDER = /\b(?:under|below|less than) $/i

/** Facts about the product that the seller never typed. Details of a story (a date, a wait, a cafe's price) do not count. */
export function inventedFacts(spoken: string, brief: ScriptBrief, analysis: BriefAnalysis, wish = ''): InventedFact[] {
  const fields = [brief.productName, ...brief.features, brief.painPoint, brief.callToAction, brief.targetAudience, wish]
  const typed = [...fields.map(cleanText), ...analysis.features.flatMap(({ clause, text }) => [clause, text])].join(
    '\n',
  )
  const prices = [brief.price, ...amountsIn(`${brief.priceText ?? ''}\n${typed}`).map(({ value }) => value)].filter(
    Boolean,
  )
  const known = knownNumbers(typed)
  const isTyped = (words: string) => typed.toLowerCase().includes(words.toLowerCase())

  const facts: InventedFact[] = []
  const add = (id: InventedFact['id'], said: string) => facts.push({ id, said: said.trim() })
  const mentions = mentionsOf(brief, analysis)
  const name = mentions.map(escaped).join('|')
  const subject = name ? `${SUBJECT}|(?:the )?(?:${name})` : SUBJECT
  const numberClaim = new RegExp(
    `\\b(?:${subject})(${CLAIM_VERB})\\b([^,;:—]{0,40}?)(?<![\\p{L}\\d$])(${NUMBER})[ -]?(%|\\p{L}+)?(?: (long|wide|tall|deep|out|outside|left))?`,
    'giu',
  )
  const countClaim = new RegExp(
    `\\b(?:${subject})(?:'s got|'ve got|${FILLER} (?:has|have|got|includes?|comes? with|supports?)) (${NUMBER}) (\\p{L}{3,}s)\\b`,
    'giu',
  )
  const aboutProduct = new RegExp(
    `\\b(?:${subject}|(?:the|its|their) \\p{L}+)(?:'s|'re| is| are| \\p{L}+s| have| come)\\b`,
    'iu',
  )
  const productName = name === '' ? NEVER : new RegExp(`\\b(?:${name})`, 'i')
  const nameAtEnd = name === '' ? NEVER : new RegExp(`(?:${name})(?:'s| is)?[^.]{0,16}$`, 'i')
  let isNamed = false
  for (const sentence of splitSentences(spoken)) {
    isNamed ||= productName.test(sentence)
    const plain = sentence.replace(/[‘’]/g, "'").replace(CLOCK, ' ')
    for (const { value, start, end, before } of amountsIn(sentence)) {
      const clause = before.split(/[,;:!?—]|\.\s/).at(-1) ?? ''
      const isBare = clause.trim() === '' && isNamed && /^[.,!? ]|^$/.test(sentence.slice(end))
      const isOfProduct = SAID_OF_PRODUCT.test(clause) || nameAtEnd.test(clause) || isBare
      if (
        !isOfProduct ||
        OTHERS_PRICE.test(clause) ||
        prices.some((price) => namesPrice(value, price) || (value > price && UNDER.test(before)))
      )
        continue
      add(value < brief.price ? 'PRICE-01' : 'FACT-PRICE', sentence.slice(start, end))
    }
    if (isNamed) {
      for (const [, verb = '', between = '', number = '', unit = '', after = ''] of plain.matchAll(numberClaim)) {
        if (!UNIT.test(unit) || known(valueOf(number), unit) || after.startsWith('out')) continue
        // "It's 20 minutes flat" tells of a wait.
        if (/^(?:'s| is|'re| are)/.test(verb) && !verb.includes('got') && TIME.test(unit)) continue
        if (/\b(?:I|we|you|some(?:body|one)|any(?:body|one)|people|kids?)\b|\bto \p{L}/u.test(between)) continue
        add('FACT-NUMBER', `${number} ${unit}`)
      }
      for (const [said, number = '', unit = ''] of plain.matchAll(THERE_ARE))
        if (!known(valueOf(number), unit) && UNIT.test(unit) && !TIME.test(unit)) add('FACT-NUMBER', said)
      for (const [said, number = '', unit = ''] of plain.matchAll(countClaim))
        if (!known(valueOf(number), unit) && !UNIT.test(unit)) add('FACT-NUMBER', said)
      const feature = aboutProduct.test(plain) ? FEATURE.exec(plain)?.[0] : undefined
      if (feature && !lettersOf(typed).includes(lettersOf(feature).slice(0, 8))) add('FACT-FEATURE', feature)
      if (aboutProduct.test(plain) && MULTIPLE.test(plain) && !MULTIPLE.test(typed)) add('FACT-NUMBER', sentence)
      for (const pattern of [MATERIAL_OF, MATERIAL_PART])
        for (const [said, material = ''] of plain.matchAll(pattern))
          if (!isTyped(material) && !/\b(?:old|my last)\b/i.test(plain)) add('FACT-MATERIAL', said)
    }
    const counted = PEOPLE_COUNT.exec(plain)?.[0]
    if (counted && !isTyped(counted)) add('FACT-NUMBER', counted)
    // A real end date is the seller's to name: their own words may come back.
    if (DEADLINE.test(plain) && !DEADLINE.test(typed)) add('FACT-DEADLINE', sentence)
    if (REVIEW.test(plain) && !REVIEW.test(typed)) add('FACT-REVIEW', sentence)
    if (EXPERT.test(plain) && !EXPERT.test(typed)) add('FACT-EXPERT', sentence)
    if (isNamed && SAVING.test(plain) && !/\bsav(?:es?|ing)\b/i.test(typed)) add('FACT-SAVING', sentence)
    const brand = BRAND.exec(plain)?.[0]
    if (brand && !isTyped(brand.split(' ').at(-1) ?? '')) add('COMP-01', brand)
  }
  return facts
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a number was typed with this unit or with none: "two slots" says nothing of two pounds. */
function knownNumbers(typed: string): (value: number, unit: string) => boolean {
  const found = [...typed.matchAll(NUMBER_WITH_UNIT)]
  return (value, unit) =>
    found.some(([, number = '', typedUnit = '']) => valueOf(number) === value && isSameUnit(typedUnit, unit))
}

/** "6 qt" and "6 quarts", "24h" and "24 hours", "5 lb" and "5 pounds". */
const isSameUnit = (typed: string, said: string) =>
  typed === '' || initialOf(typed) === initialOf(said) || /^[%"]/.test(typed)
const initialOf = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/^lbs?$/, 'p')
    .replace('%', 'percent')
    .charAt(0)

/** "1,299", "19,90" and "twenty-five" as numbers. */
function valueOf(said: string): number {
  if (/\d/.test(said)) {
    return Number(
      said
        .replace(/[.,]+$/, '')
        .replace(/,(?=\d{3}(?:\D|$))/g, '')
        .replace(',', '.'),
    )
  }
  let [whole, part] = [0, 0]
  for (const word of said.toLowerCase().split(/[ -]/)) {
    const scale = SCALES[word]
    if (scale === undefined) part += VALUES[word] ?? 0
    else if (scale >= 1000) [whole, part] = [whole + Math.max(1, part) * scale, 0]
    else part = Math.max(1, part) * scale
  }
  return whole + part
}
