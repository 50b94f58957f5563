import type { ScriptBrief } from '@reelwright/shared'
import type { BriefAnalysis } from '../reading'
import { amountsIn, namesPrice } from '../check'
import { escaped } from '../kinds'
import { cleanText, splitSentences } from '../language'
import { isEnglishWord } from '../reading'
import { BRAND, CLAIM_WORDS, ENDURES, FEATURE, PREVENTS, REMOVED, RIVAL, STRANGER } from './claim-words'
import { makerClaims } from './maker-claims'
import { MATERIAL } from './maker-words'
import { firstMention, mentionsOf, tellsFeature } from './mentions'
import { statedClaims } from './stated-claims'
import { knownNumbers, NUMBER, numbersTypedOtherwise, valueOf } from './said-numbers'

/** Something a script says that no field says. */
export interface InventedFact {
  id:
    | 'FACT-NUMBER'
    | 'FACT-OTHER-NUMBER'
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
  sentence: string
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

/** What follows the subject of a claim, and a sign of it: the pattern of a product is compiled, which takes milliseconds, only for sentences with the sign. */
interface Claim {
  rest: string
  sign: RegExp
}
const NUMBER_CLAIM: Claim = {
  rest: `(${CLAIM_VERB})\\b([^,;:—]{0,40}?)(?<![\\p{L}\\d$€£¥])(${NUMBER})[ -]?(%|\\p{L}+)?(?: (long|wide|tall|deep|out|outside|left))?`,
  sign: new RegExp(NUMBER, 'iu'),
}
const COUNT_CLAIM: Claim = {
  rest: `(?:'s got|'ve got|${FILLER} (?:has|have|got|includes?|comes? with|supports?)) (${NUMBER}) (\\p{L}{3,}s)\\b`,
  sign: new RegExp(`(?:has|have|got|includes?|comes? with|supports?) (?:${NUMBER}) `, 'iu'),
}
const SHARE_CLAIM: Claim = {
  rest: `\\b[^.,;:!?]{0,25}?(${NUMBER}) (?:\\p{L}+ )?out of (?:${NUMBER})`,
  sign: / out of /iu,
}
const WHOLE_CLAIM: Claim = {
  rest: `(?: \\p{L}+)? (?:lasts?|runs?|goes|keeps?|stays?)\\b[^.,;!?]{0,15}?\\b(?:an?|one|the) (?:(?:whole|full|entire|solid|good) )?(day|week|month|season|year|decade)\\b`,
  sign: / (?:day|week|month|season|year|decade)\b/iu,
}
const ENDURANCE_CLAIM: Claim = { rest: ENDURES, sign: / (?:never|won't|doesn't|don't|can't|cannot|will|does)\b/iu }
/** "A batch takes eight minutes." */
const PORTION_CLAIM = new RegExp(
  `\\b(?:an?|one|each|every) (?:${PORTION}) (?:takes?|lasts?|needs?|runs?|holds?|makes?|gives?|(?:gets?|carries|sees)(?: \\p{L}+)? through)(?: (?:you|me|about|around|just|only|under))* (${NUMBER})[ -]?(\\p{L}+)`,
  'giu',
)

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
  const typed = [...fields.map(cleanText), ...analysis.features.map(({ text }) => text)].join('\n')
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
  const mentions = mentionsOf(brief, analysis)
  const name = mentions.map(escaped).join('|')
  const subject = name ? `${SUBJECT}|(?:the )?(?:${name})` : SUBJECT
  const aboutProduct = new RegExp(
    `\\b(?:${subject}|(?:the|its|their) \\p{L}+)(?:'s|'re| is| are| \\p{L}+s| have| come)\\b`,
    'iu',
  )
  const numberClaims = claimsAbout(subject, NUMBER_CLAIM)
  const countClaims = claimsAbout(subject, COUNT_CLAIM)
  const shareClaims = claimsAbout(subject, SHARE_CLAIM)
  const enduranceClaims = claimsAbout(subject, ENDURANCE_CLAIM)
  const wholeClaims = claimsAbout(`${subject}|(?:one|an?) (?:${PORTION})`, WHOLE_CLAIM)
  const isAbout = (plain: string) => aboutProduct.test(plain) || /\bthere(?:'s| is| are|'re)\b/i.test(plain)
  const otherNumbers = numbersTypedOtherwise([brief.productName, ...brief.features].map(cleanText), cleanText(wish))
  const productName = name === '' ? NEVER : new RegExp(`\\b(?:${name})`, 'i')
  const nameAtEnd = name === '' ? NEVER : new RegExp(`(?:${name})(?:'s| is)?[^.]{0,16}$`, 'i')
  const saysFeature = tellsFeature(brief)
  let isNamed = false
  for (const sentence of splitSentences(spoken)) {
    const earlier = facts.length
    const add = (id: InventedFact['id'], said: string) => facts.push({ id, said: said.trim(), sentence })
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
      for (const [, verb = '', between = '', number = '', unit = '', after = ''] of numberClaims(plain)) {
        if (!UNIT.test(unit) || known(valueOf(number), unit) || after.startsWith('out')) continue
        // "It's 20 minutes flat" tells of a wait.
        if (/^(?:'s| is|'re| are)/.test(verb) && !verb.includes('got') && /^degrees?$|^$/.test(unit.replace(TIME, '')))
          continue
        if (/\b(?:I|we|you|some(?:body|one)|any(?:body|one)|people|kids?)\b|\bto \p{L}/u.test(between)) continue
        add('FACT-NUMBER', `${number} ${unit}`)
      }
      for (const [said, number = '', unit = ''] of plain.matchAll(THERE_ARE))
        if (!known(valueOf(number), unit) && UNIT.test(unit) && !TIME.test(unit)) add('FACT-NUMBER', said)
      for (const [said, number = '', unit = ''] of plain.matchAll(PORTION_CLAIM))
        if (UNIT.test(unit) && !known(valueOf(number), unit)) add('FACT-NUMBER', said)
      for (const [said, number = ''] of shareClaims(plain)) if (!known(valueOf(number), '')) add('FACT-NUMBER', said)
      for (const [said, unit = ''] of wholeClaims(plain)) if (!isTyped(unit)) add('FACT-NUMBER', said)
      for (const [said, number = '', unit = ''] of countClaims(plain))
        if (!OWNED.test(plain) && !known(valueOf(number), unit) && !UNIT.test(unit)) add('FACT-NUMBER', said)
      const [[endures, damage = ''] = []] = enduranceClaims(plain)
      if (endures && !isTyped(damage.slice(0, 4))) add('FACT-FEATURE', endures)
      const [prevents, prevented = ''] = PREVENTS.exec(plain) ?? []
      if (prevents && !isTyped(prevented)) add('FACT-FEATURE', prevents)
      for (const wrong of otherNumbers(plain)) add('FACT-OTHER-NUMBER', wrong)
      const feature = isAbout(plain) ? FEATURE.exec(plain)?.[0] : undefined
      const place = /^\p{L}+ in (\p{Ll}+)$/u.exec(feature ?? '')?.[1]
      // "Made in small batches" says what was typed of the batches.
      const isKnownPlace = place !== undefined && isTypedWord(place)
      if (feature && !isKnownPlace && !lettersOf(typed).includes(lettersOf(feature.replace(/^a /i, '')).slice(0, 8)))
        add('FACT-FEATURE', feature)
      const removed = REMOVED.exec(plain)
      if (removed && !isTyped(removed[1] ?? '')) add('FACT-FEATURE', removed[0])
    }
    for (const { id, said } of makerClaims(plain, isNamed && aboutProduct.test(plain), isTyped, isNamed)) add(id, said)
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

/** Finds such claims about one product. */
function claimsAbout(subject: string, { rest, sign }: Claim): (plain: string) => RegExpExecArray[] {
  let claim: RegExp | undefined
  return (plain) => {
    if (!sign.test(plain)) return []
    claim ??= new RegExp(`\\b(?:${subject})${rest}`, 'giu')
    return [...plain.matchAll(claim)]
  }
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
