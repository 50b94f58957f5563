import type { ScriptBrief } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import { amountsIn, namesPrice } from '../check'
import { escaped } from '../kinds'
import { cleanText, splitSentences } from '../language'
import { isEnglishWord } from '../reading'
import { BRAND, CLAIM_WORDS, ENDURES, FEATURE, INGREDIENT, PREVENTS, REMOVED, RIVAL, STRANGER } from './claim-words'
import { makerClaims } from './maker-claims'
import { MATERIAL } from './maker-words'
import { firstMention, mentionsOf, tellsFeature } from './mentions'
import { statedClaims } from './stated-claims'
import { knownNumbers, NUMBER, numbersTypedOtherwise, valueOf } from './said-numbers'

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
    | 'FACT-OFFER'
    | 'FACT-RELIEF'
    | 'FACT-AWARD'
    | 'FACT-FIRST'
    | 'PRICE-02'
    | 'COMP-01'
  said: string
}

/** Parts of products: a claim about the lid is a claim about the product. */
const PART =
  'bag|band|base|basket|battery|blades?|body|bottle|bowl|box|bristles|brush|cable|cap|case|charger|clasp|clips?|coating|cord|cover|cup|filter|finish|frame|grips?|handles?|hinges?|inside|interior|jar|kit|lid|liner|lining|motor|outside|pack|pan|plate|pump|screen|seal|set|shell|sleeve|soles?|straps?|tank|tips?|tray|tube|wheels?|zippers?'
const SUBJECT = `it|they|this|these|this one|each(?: (?:one|${PART}))?|(?:the|its|their|every) (?:${PART})`
const PORTION = `${PART}|bag|batch|can|charge|cycle|load|refill|jar|cup|pot|session|class|lesson|visit`
const FILLER = '(?: (?:just|only|still|also|even|about|up|got|can|will|does|around|over|roughly))*'
const CLAIMS =
  'has|have|had|got|holds?|lasts?|weighs?|comes? (?:in|with)|includes?|runs?|keeps?|stays?|charges?|fits?|burns?|carr(?:y|ies)|measures?|cuts?|loses?|works?|stretch(?:es)?|survives?|reads?|packs?|supports?|heats?|cools?|goes|speaks?|knows?|covers?|reaches|uses?|plays?|blocks?|removes?|kills?'
const CLAIM_VERB = `(?:'s got|'ve got|'s| is|'re| are${FILLER}|${FILLER} (?:${CLAIMS}))`
const TIME = /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)$/i
const UNIT =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|ounces?|oz|pounds?|lbs?|kilos?|kg|grams?|watts?|volts?|amps?|inch(?:es)?|feet|foot|quarts?|gallons?|cups?|liters?|litres?|milliliters?|ml|cm|mm|meters?|degrees?|decibels?|gigabytes?|gb|tb|mah|hz|lumens?|miles?|percent|%|calories|colou?rs?|sizes?|speeds?|settings?|modes?|flavors?|scents?|layers?|pieces?|languages?|washes|uses|wipes|levels?|ports?|outlets?|servings?|recipes?|lessons?|strengths?|pockets?|songs?|designs?)$/i

const PEOPLE_COUNT = new RegExp(
  `(?:${NUMBER})(?:[ -]star)? (?:reviews?|customers|buyers|ratings|users|happy \\w+|people (?:love|own|bought|use)|(?:women|men|moms|parents|families|teams|businesses|creators|owners|drivers|nurses) (?:use|love|own|have|trust|bought)|(?:of|in) (?:users|customers|people))\\b`,
  'i',
)
/** From a hundred on it is no remark about two neighbors. */
const CROWD = new RegExp(
  `(?<![\\p{L}\\d])(${NUMBER}) (?:\\p{L}+ ){0,2}(?:people|folks|owners|parents|moms|dads|women|men|creators|sellers|teachers|users|customers|families|homes|households|shops|teams) (?:\\p{L}+ )?(?:use|own|have|love|bought|switched|swear|trust|recommend|agree)\\b`,
  'iu',
)
const MULTIPLE =
  /\b(?:twice|three times|four times|five times|ten times|\d+ ?(?:x|times)) (?:as \p{L}+|faster|longer|more|the \p{L}+)/iu

const MATERIALS =
  'acrylic|aluminum|bamboo|borosilicate|brass|carbon fiber|cashmere|cast iron|ceramic|copper|cordura|cotton|genuine leather|glass|kevlar|latex|leather|linen|marble|memory foam|mesh|merino|microfiber|neoprene|nylon|oak|platinum|polyester|porcelain|ripstop|rubber|silicone|silk|stainless(?: steel)?|steel|suede|tempered glass|titanium|velvet|walnut|wood|wooden|wool'
const MATERIAL_OF = new RegExp(
  `\\b(?:(?:${SUBJECT})(?:'s| is|'re| are)|(?:is|are|'s|'re|it's) made (?:of|from|out of|with)|made (?:of|from|out of))(?: (?:all|real|pure|solid|a|an|made of|food grade|food-grade|genuine|some))* (${MATERIALS})\\b(?! (?:couch|chair|door|table|floor|jacket|bottle on|of))`,
  'gi',
)
const MATERIAL_IN = new RegExp(
  `\\b(?:comes? in|cut from|wrapped in|built from) (?:[\\p{L}-]+ ){0,2}?(${MATERIALS})\\b`,
  'giu',
)
const MATERIAL_PART = new RegExp(`(?<!\\b(?:in|into|from) an? )\\b(${MATERIALS}) (?:${PART})\\b`, 'gi')

const OLD_MATERIAL = new RegExp(
  `\\b(?:my|our|his|her|their|old|other|usual|regular|cheap) (?:\\p{L}+ ){0,2}?(${MATERIAL})\\b`,
  'giu',
)

/** Signs that an amount is the price of something else. */
const OTHERS_PRICE =
  /\b(?:bills?|went up|fees?|tax(?:es)?|cafes?|coffee shops?|old|other|last one|elsewhere|paid|spent|spend|salons?|takeout|delivery|mechanics?|each time|usually)\b/i
const SAID_OF_PRODUCT =
  /(?:\b(?:it|they|this|these|that|one|price|both|all \w+|set|pack|pair|kit|plan|bottle|box)(?:'s| is|'re| are)?|\bcosts?|\b(?:get|grab|have|take) (?:it|one|yours|them|both)|\byours|\bstarts?|\bonly|\bjust)(?: (?:costs?|only|just|about|around|under|at|for|from|like|now|starts?))* *$/i

/** "There are 12 speeds" */
const THERE_ARE = new RegExp(`\\bthere (?:are|is|'re)(?: over| about)? (${NUMBER}) (\\p{L}+)`, 'giu')
const NEVER = /(?!)/
/** "I own nine journals, and each one has four pages in it" */
const OWNED = /\bI(?:'ve| have| had| own| bought| tried)\b/
const CLOCK = /\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]\.?m\b\.?|\bo'clock\b/gi
const UNDER = /\b(?:under|below|less than) $/i

/** Facts about the product that the seller never typed. Details of a story (a date, a wait, a cafe's price) do not count. */
export function inventedFacts(spoken: string, brief: ScriptBrief, analysis: BriefAnalysis, wish = ''): InventedFact[] {
  const { priceText } = brief
  const fields = [
    brief.productName,
    ...brief.features,
    brief.painPoint,
    brief.story ?? '',
    brief.callToAction,
    brief.targetAudience,
    priceText ?? '',
    wish,
  ]
  const typed = [...fields.map(cleanText), ...analysis.features.flatMap(({ clause, text }) => [clause, text])].join(
    '\n',
  )
  const prices = [brief.price, ...amountsIn(typed).map(({ value }) => value)].filter(Boolean)
  const isTypedNumber = knownNumbers(typed)
  // "It's 120 pesos": the price has rules of its own.
  const known = (value: number, unit: string) =>
    isTypedNumber(value, unit) || (unit === '' && value > 0 && value === brief.price)
  const isTyped = (words: string) => typed.toLowerCase().includes(words.toLowerCase())

  const typedWords = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  // "Brasswick" says nothing of brass.
  const isTypedWord = (said: string) => {
    const word = said.toLowerCase().replace(/'s$/, '')
    return /[ -]/.test(word)
      ? isTyped(word) || lettersOf(typed).includes(lettersOf(word))
      : typedWords.some((each) => each.startsWith(word.slice(0, 5)) && Math.abs(each.length - word.length) < 4)
  }

  // "My clay one", said before the product is named, is clay for the rest of the script.
  const ofOthers = new Set(
    [...spoken.slice(0, firstMention(spoken, brief, analysis)).matchAll(OLD_MATERIAL)].map(([, word = '']) =>
      word.toLowerCase(),
    ),
  )
  const isAccounted = (word: string) => isTypedWord(word) || ofOthers.has(word.toLowerCase())

  const facts: InventedFact[] = []
  const add = (id: InventedFact['id'], said: string) => facts.push({ id, said: said.trim() })
  const mentions = mentionsOf(brief, analysis)
  const name = mentions.map(escaped).join('|')
  const subject = name ? `${SUBJECT}|(?:the )?(?:${name})` : SUBJECT
  const numberClaim = new RegExp(
    `\\b(?:${subject})(${CLAIM_VERB})\\b([^,;:—]{0,40}?)(?<![\\p{L}\\d$€£¥])(${NUMBER})[ -]?(%|\\p{L}+)?(?: (long|wide|tall|deep|out|outside|left))?`,
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
  // "It boils in three minutes", "it gets 99 out of 100 right".
  const speedClaim = new RegExp(
    `\\b(?:${subject}) (?!was|were|will|would|took|had|ended|began|started)(?:\\p{L}+(?<!ed)) (?:[\\p{L}']+ ){0,3}?in (?:under |about |just |less than )?(${NUMBER})[ -]?(\\p{L}+)`,
    'giu',
  )
  const shareClaim = new RegExp(
    `\\b(?:${subject})\\b[^.,;:!?]{0,25}?(${NUMBER}) (?:\\p{L}+ )?out of (?:${NUMBER})`,
    'giu',
  )
  // "It goes on, stays, and keeps the avocado green for three days"
  const heldClaim = new RegExp(
    `^(?:\\p{Lu}+: )?(?:(?:and|so|then),? )?(?:${subject})\\b[^.!?]*\\b(?:keeps?|stays?|holds?|lasts?|runs?|works?)\\b[^.!?]* for (?:about |up to |over |around )?(${NUMBER})[ -](\\p{L}+)`,
    'iu',
  )
  // "A batch takes eight minutes."
  const portionClaim = new RegExp(
    `\\b(?:an?|one|each|every) (?:${PORTION}) (?:takes?|lasts?|needs?|runs?|holds?|makes?|gives?|(?:gets?|carries|sees)(?: \\p{L}+)? through)(?: (?:you|me|about|around|just|only|under))* (${NUMBER})[ -]?(\\p{L}+)`,
    'giu',
  )
  const wholeClaim = new RegExp(
    `\\b(?:${subject}|(?:one|an?) (?:${PORTION}))(?: \\p{L}+)? (?:lasts?|runs?|goes|keeps?|stays?)\\b[^.,;!?]{0,15}?\\b(?:an?|one|the) (?:(?:whole|full|entire|solid|good) )?(day|week|month|season|year|decade)\\b`,
    'giu',
  )
  const enduranceClaim = new RegExp(`\\b(?:${subject})${ENDURES}`, 'iu')
  const isAbout = (plain: string) => aboutProduct.test(plain) || /\bthere(?:'s| is| are|'re)\b/i.test(plain)
  const otherNumbers = numbersTypedOtherwise([brief.productName, ...brief.features].map(cleanText), cleanText(wish))
  const productName = name === '' ? NEVER : new RegExp(`\\b(?:${name})`, 'i')
  const nameAtEnd = name === '' ? NEVER : new RegExp(`(?:${name})(?:'s| is)?[^.]{0,16}$`, 'i')
  const saysFeature = tellsFeature(brief)
  let isNamed = false
  for (const sentence of splitSentences(spoken)) {
    const earlier = facts.length
    isNamed ||= productName.test(sentence) || saysFeature(sentence)
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
        if (/^(?:'s| is|'re| are)/.test(verb) && !verb.includes('got') && /^degrees?$|^$/.test(unit.replace(TIME, '')))
          continue
        if (/\b(?:I|we|you|some(?:body|one)|any(?:body|one)|people|kids?)\b|\bto \p{L}/u.test(between)) continue
        add('FACT-NUMBER', `${number} ${unit}`)
      }
      for (const [said, number = '', unit = ''] of plain.matchAll(THERE_ARE))
        if (!known(valueOf(number), unit) && UNIT.test(unit) && !TIME.test(unit)) add('FACT-NUMBER', said)
      for (const [said, number = '', unit = ''] of plain.matchAll(speedClaim))
        if (TIME.test(unit) && !known(valueOf(number), unit)) add('FACT-NUMBER', said)
      for (const [said, number = '', unit = ''] of plain.matchAll(portionClaim))
        if (UNIT.test(unit) && !known(valueOf(number), unit)) add('FACT-NUMBER', said)
      const [held, heldNumber = '', heldUnit = ''] = heldClaim.exec(plain) ?? []
      if (held && TIME.test(heldUnit) && !known(valueOf(heldNumber), heldUnit))
        add('FACT-NUMBER', `${heldNumber} ${heldUnit}`)
      for (const [said, number = ''] of plain.matchAll(shareClaim))
        if (!known(valueOf(number), '')) add('FACT-NUMBER', said)
      for (const [said, unit = ''] of plain.matchAll(wholeClaim)) if (!isTyped(unit)) add('FACT-NUMBER', said)
      for (const [said, number = '', unit = ''] of plain.matchAll(countClaim))
        if (!OWNED.test(plain) && !known(valueOf(number), unit) && !UNIT.test(unit)) add('FACT-NUMBER', said)
      const [endures, damage = ''] = enduranceClaim.exec(plain) ?? []
      if (endures && !isTyped(damage.slice(0, 4))) add('FACT-FEATURE', endures)
      const [prevents, prevented = ''] = PREVENTS.exec(plain) ?? []
      if (prevents && !isTyped(prevented)) add('FACT-FEATURE', prevents)
      const [, ingredient = ''] = INGREDIENT.exec(plain) ?? []
      if (ingredient && !isTyped(ingredient)) add('FACT-MATERIAL', ingredient)
      for (const wrong of otherNumbers(plain)) add('FACT-NUMBER', wrong)
      const feature = isAbout(plain) ? FEATURE.exec(plain)?.[0] : undefined
      const place = /^\p{L}+ in (\p{Ll}+)$/u.exec(feature ?? '')?.[1]
      // "Made in small batches" says what was typed of the batches.
      const isKnownPlace = place !== undefined && isTypedWord(place)
      if (feature && !isKnownPlace && !lettersOf(typed).includes(lettersOf(feature.replace(/^a /i, '')).slice(0, 8)))
        add('FACT-FEATURE', feature)
      const removed = REMOVED.exec(plain)
      if (removed && !isTyped(removed[1] ?? '')) add('FACT-FEATURE', removed[0])
      if (aboutProduct.test(plain) && MULTIPLE.test(plain) && !MULTIPLE.test(typed)) add('FACT-NUMBER', sentence)
      for (const pattern of [MATERIAL_OF, MATERIAL_IN, MATERIAL_PART])
        for (const [said, material = ''] of plain.matchAll(pattern))
          if (!isTyped(material) && !ofOthers.has(material.toLowerCase()) && !/\b(?:old|my last)\b/i.test(plain))
            add('FACT-MATERIAL', said)
    }
    for (const { id, said } of makerClaims(plain, isNamed && aboutProduct.test(plain), isTyped, isNamed)) add(id, said)
    const counted = PEOPLE_COUNT.exec(plain)?.[0]
    if (counted && !isTyped(counted)) add('FACT-NUMBER', counted)
    const [crowd, howMany = ''] = CROWD.exec(plain) ?? []
    if (!counted && crowd && valueOf(howMany) >= 100 && !isTyped(crowd)) add('FACT-NUMBER', crowd)
    for (const { id, pattern, typed: allowed = pattern, named } of CLAIM_WORDS) {
      const claim = isNamed || !named ? pattern.exec(plain)?.[0] : undefined
      if (claim && !allowed.test(typed) && !(isTyped(claim) && allowed !== NEVER)) add(id, sentence)
    }
    const [, stranger = ''] = STRANGER.exec(plain) ?? []
    if (stranger && !isTyped(stranger) && !isEnglishWord(stranger.toLowerCase())) add('COMP-01', stranger)
    const rival = RIVAL.exec(plain)?.slice(1).find(Boolean)
    if (rival && !isTyped(rival)) add('COMP-01', rival)
    const brand = BRAND.exec(plain)?.[0]
    if (brand && !isTyped(brand.split(' ').at(-1) ?? '')) add('COMP-01', brand)
    const ids = new Set(facts.slice(earlier).map(({ id }) => id))
    const stated = isNamed ? statedClaims({ text: plain, names: name, isTyped: isAccounted, isKnownNumber: known }) : []
    for (const { id, said } of stated) if (ids.size < ids.add(id).size) add(id, said)
  }
  return facts
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
