import { PROPER } from '../reading/name-words'
import { lowerFirst, singular, upperFirst } from '../language'
import {
  isAdjective,
  isEnglishWord,
  isFunctionWord,
  isListedNoun,
  isParticiple,
  isPluralWord,
  verbAfterSubject,
} from '../reading'
import { isRange } from './feature-words'
import { inWords, type Recital, recite } from './recite'
import { type Named, sayFeature } from './say-feature'
import { inNumber } from './spoken-label'
import { withThings } from './thing-sentence'

/** A part of a listing, and whether it is heard as a sentence of its own. */
export interface Listed {
  text: string
  isListed: boolean
  isHeard: boolean
  /** A whole line as it is recited. */
  recital?: Recital
}

/** What a listing names, one thing each; undefined where it is no listing. Beside a story only capitals make one. */
export function readListing(
  typed: string,
  product: Named,
  isOfKind: (part: string) => boolean,
  isToldBeside = false,
): Listed[] | undefined {
  const headline = headlineSentence(lowerFirst(calmed(typed)), product)
  if (headline !== undefined) return [{ text: headline, isListed: false, isHeard: true }]
  if (STOPPED.test(typed) || (isToldBeside && /\p{Ll}{3}/u.test(typed) && !/\S \/ \S/.test(typed))) return undefined
  const recital = recite(typed, product)
  if (recital) {
    const isRecited = (part: string) => recital.isWhole || recital.parts.join(' ').includes(inWords(part))
    return [
      { text: recital.isWhole ? calmed(typed) : recital.parts.join(', '), isListed: true, isHeard: true, recital },
      ...listingParts(typed).flatMap((text) => (isRecited(text) ? [] : [{ text, isListed: true, isHeard: false }])),
    ]
  }
  const said = sayFeature(typed, product)?.text
  const isWhole = isListing(typed)
    ? said !== undefined && !/, |\S \/ \S|:/.test(typed) && isHeard(said, typed)
    : said === undefined
      ? (isOfKind(typed) && !areOfKind(typed, isOfKind)) ||
        !isList(typed) ||
        (/^\p{Ll}/u.test(typed) && !typed.split(/, | \+ /).some(isOfKind))
      : !/^(?:It|They)(?:['’]| ha)/.test(said) ||
        /\b(?:in|from) \p{Lu}/u.test(typed) ||
        !/^[^,]+, [^,]+$/.test(typed) ||
        / and /.test(said) ||
        !typed.split(', ').every(isOfKind)
  if (isWhole) return undefined
  return listingParts(typed)
    .filter(
      (part) =>
        !/^(?:wet|dry|left|right)$/i.test(part) &&
        (part.includes(' ') ||
          isAdjective(part.toLowerCase()) ||
          isParticiple(part.toLowerCase()) ||
          /(?:able|less|proof)$|[-/]/.test(part)),
    )
    .map((part) => {
      const text = headlineSentence(part, product)
      const recited = text === undefined ? recite(part, product) : undefined
      if (recited) return { text: part, isListed: true, isHeard: true, recital: recited }
      return {
        text: text ?? part,
        isListed: true,
        isHeard: text !== undefined || isHeard(sayFeature(part, product)?.text ?? '', part),
      }
    })
}

const TIME = String.raw`((?:about |under |only |just )?\d[\d.]*(?:-\d+)? ?(?:s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?))`
/** What is typed in the order of a headline, and what people say: "INSTALL 10 SECONDS NO TOOLS", "1.5 L = CCA 6 DAYS", "FOR INWARD OPENING DOOR ONLY". */
const HEADLINES: readonly [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(install|charge|dry|heat|cool|fold|boil|cook|clean|open|fill|freeze)s? (?:in |time:? )?${TIME}(?:,? (no .+))?$`,
      'i',
    ),
    '{they} {$1} in $2, $3',
  ],
  [/^(fold|roll|pack)s? (flat |up |down )?(?:to )?(\d[\d.]* ?(?:cm|mm|inch|in))$/i, '{they} {$1} $2to $3'],
  [
    /^keeps? (hot|cold) (?:for )?(\d+ ?h\p{L}*)(?:,| \/| and)? (hot|cold) (?:for )?(\d+ ?h\p{L}*)$/iu,
    '{they} {keep} things $1 for $2 and $3 for $4',
  ],
  [/^keeps? (hot|cold|warm|cool) (?:for )?(?=\d)/i, '{they} {keep} things $1 for '],
  [
    /^(?!keep \d)(absorb|block|fit|grip|hide|hold|keep|protect|smell|stay|stick|support|trap) (?!it\b|them\b|down\b|for\b|in\b|away\b|out\b|fast\b|stay\b|come\b|\d+ s|the button)(?=\p{Ll}|\d)/iu,
    '{they} {$1} ',
  ],
  [/^for ([\p{L} -]{4,}) only$/iu, "{they're} only for $1"],
  [
    /^(\d[\d.,]* ?(?!min|sec|h|days?\b)\p{L}+) ?= ?(?:(cca|ca\.?|approx\.?|about|~) ?)?(?=\d[\d-]* (?:days?|weeks?|months?|hours?)$)(.+)$/iu,
    'you get about $3 out of $1',
  ],
  [/^(\d[\d.,]* ?(?!min|sec|h|days?\b)\p{L}+) ?= ?(\d+ \p{L}+s)$/iu, 'you get $2 out of $1'],
  [/^((?:\p{L}+ )?\p{L}+(?<! is| are)) adjustable [^\p{L}]*\d.*$/iu, 'adjustable $1'],
  [/^size \d[^ ]*(?: ?cm| ?mm| ?inch)?,? (?=compatible with )/i, ''],
  [/^spf ?(\d+)\+?(?: ?\/ ?pa ?\+*)?$/i, "{they're} SPF $1"],
  [/^ai (recogni[sz]es|detects|identifies|counts|tracks|finds) /i, 'the AI $1 '],
  [
    /^(?:not|non|no)[- ]see[- ](?:through|thru),? even (?:(?:when|if) )?(?:you )?(?=(?:bend|squat|sit|stretch)(?!ing))/i,
    "you can't see through {them}, even when you ",
  ],
  [/^(?:not|non|no)[- ]see[- ](?:through|thru)(?=$|,? even (?:when|if) )/i, "you can't see through {them}"],
  [new RegExp(String.raw`^(?:an?|one|1) (\p{Ll}{4,}) in ${TIME}$`, 'iu'), '{they} {do} one $1 in $2'],
  [/^[^,]*\d[^,]*, (it has) (?!an? )([\p{L} ]+) (\d[\d.,]*) ?(m|meters?|cm)$/iu, '$1 a $3 $4 $2'],
  [/^free (\p{Ll}+), (?=we |i )/iu, 'the $1 is free, and '],
  [/^(?:3rd|third)[- ]party tested,? (?=there)/i, "{they're} third-party tested, and "],
  [/^(?=\p{L}+ percent,? because )/iu, "{they're} "],
  [
    /^(?=(?:sterling |solid )?(?:silver|gold|brass|copper|leather|linen|cotton|wool|oak|walnut)\b.*, (?:hand)?made (?:in|by) )/i,
    "{they're} ",
  ],
  [/^no colou?r (bleed|run|fade)$/i, "the colors don't $1"],
  [
    /^(?:airplane|flight|plane|cabin)\b.*\bcarry[- ]on (?:ok(?:ay)?|approved|safe)\b.*$/i,
    'you can take {them} in your carry-on',
  ],
]
function headlineSentence(text: string, product: Named): string | undefined {
  const found = HEADLINES.find(([pattern]) => pattern.test(text))
  return (
    found &&
    withThings(
      inNumber(
        text.replace(found[0], found[1]).replace(/\{\p{L}+/gu, (verb) => verb.toLowerCase()),
        product,
      ),
    )
      .replace(/, $/, '')
      .replace(/(\d+)000\+/g, 'over $1,000')
  )
}

/** A label that was typed as one sentence is not taken apart. */
const STOPPED = /^\p{Lu}\p{Ll}* \p{Ll}.*\p{Ll}\.$/u

/** "Squat proof, 4 way stretch": each for itself. */
const areOfKind = (typed: string, isOfKind: (part: string) => boolean) =>
  !typed.includes(':') && typed.split(', ').length > 1 && typed.split(', ').every(isOfKind)

/** Marks, shouted words, headline case, "MATERIAL: ...", "this + that": written for a listing, not to be heard. */
function isListing(typed: string): boolean {
  if (MARKS.test(typed)) return true
  if (SENTENCE.test(typed) || isStatement(typed)) return false
  const further = typed.match(/\p{L}[\p{L}'’]{3,}/gu)?.slice(1) ?? []
  const capitals = further.filter((word) => /^\p{Lu}/u.test(word)).length
  const isHeadline = capitals >= MIN_CAPITALS && capitals >= further.length - 1
  if (LABEL.test(typed) || SHOUTED.test(typed) || isHeadline) return true
  return (
    !OF_SENTENCES.test(typed) &&
    (/^[\p{Lu}\d][^.!?]*,[^.!?]*,/u.test(typed) ||
      SIGNS.test(typed) ||
      (!KEEPS.test(typed) && (typed.match(MEASURE)?.length ?? 0) > 1))
  )
}
/** "keeps cold 24 h, hot 12 h": both are said of one verb. */
const KEEPS = /^(?:it )?(?:keeps?|stays?|holds?|lasts?|runs?|charges?|weighs?|fits?) /i
/** "Each clip carries weight, breed and vendor on screen" */
const isStatement = (typed: string) =>
  /^(?:all|an?|each|every|my|one|our|the) \p{Ll}/iu.test(typed) && verbAfterSubject(typed.toLowerCase().split(' ')) > 0
const MIN_CAPITALS = 2
const SHOUTED = /\p{Lu}{4,}[^\p{Ll}]*(?:\p{Lu}{3,}|$)/u
const SIGNS =
  /(?:^|\s)\p{L}+ [+|] \p{L}|\S \/ \S|\s[–—-]\s.*,|\d ?x ?\d|\d ?(?:mah|rpm|k?pa)\b|\b\d+s [a-z]|\bsizes? [SML]\b/iu
const SENTENCE =
  /^(?:it|it's|its|they|they're|we|we're|we've|you|you're|i|i'm|i've|there|there's|this|if|when|my|our|your|u) [^\p{Lu}]*\p{Ll}/iu
const OF_SENTENCES =
  /\b(?:you|it|they|we|i|i'm|so|that|which|when|if|your|my|our|is|are|can|has|have|or|not|but|then|also|just|like|while)\b/i
const MARKS = /[【】《》「」✔✓✅★☆●•▶|]/u
const MEASURE =
  /\d[\d.,]* ?(?:cm|mm|m|ml|l|g|gr|kg|lbs?|oz|inch(?:es)?|in|ft|w|v|mah|hours?|mah|rpm|pa|kpa|h|hrs?|months?|days?|years?|pcs|°|"|″)(?![\p{L}])/giu

/** What a listing puts before a colon. */
const LABEL =
  /^(?:materials?|fabric|sizes?|dimensions?|weight|colou?rs?(?: available)?|capacity|volume|(?:full )?sets?|packages?|pack(?:age|ing)? (?:contents?|includes?|list)|includes?|contents?|what you get|universal|function|multi[- ]?\p{L}*|installation|operating \p{L}+\.?|compatib\p{L}+|power|battery|voltage|usage|suitable for|ages?|scents?|flavou?rs?) ?:/iu

/** Labels in a row. */
const isList = (typed: string) => /, |\S \+ \S|\S [–—] \p{L}/u.test(typed) && !OF_SENTENCES.test(typed)

/** One thing each, as few words as a listing has for it; what only lists or measures stays whole, to be shown. */
const listingParts = (typed: string): string[] =>
  typed
    // "bar magnets, 12 pcs": the count belongs to its thing.
    .replace(/^([\p{L}\d]+(?: [\p{L}\d]+)*s), (\d+) ?(?:pcs|pieces)$/iu, '$2 $1')
    .replace(/[【《「]([^】》」]*)[】》」]/gu, ' | $1 | ')
    // "CORNER LOOPS: 4", "ZIP: YES (YKK)"
    .replace(/^([\p{L} ]+s): (\d+)$/iu, '$2 $1')
    .replace(/^([\p{L} ]+): yes\b.*$/iu, 'has a $1')
    .replace(/(?<=\p{L} )incl\. (?=\p{L}+ )/giu, 'including ')
    // "(5/64 - 1/2 in)" is one measure.
    .replace(/ [–—-] (?=\p{L}|\d)(?![^()]*\))/gu, ' | ')
    // "SQUAT PROOF & buttery soft stretch"
    .replace(/(?<=[ -](?:proof|resistant|free)) & (?=\p{L}+ \p{L}+ )/giu, ' | ')
    .split(/\s*[|✔✓✅★☆●•▶;]\s*|(?<=\p{L}{3}[.!]) (?=\p{Lu})/u)
    .flatMap((part) => (LABEL.test(part) ? labelled(part) : apart(part)))
    .map((part) => part.replace(/^[\s,.:!+-]+|[\s,.:!-]+$/g, '').replace(/^(?:and|plus) /i, ''))
    .filter((part) => /\p{L}/u.test(part))
    .map(calmed)
    .map((part) => part.replace(/^incl(?:uding|uded|udes?|\.)? (.+)$/i, '$1 included'))

/** Without shouting and capitals of headlines; names, places and abbreviations keep theirs. */
function calmed(part: string): string {
  const words = part.match(/\p{L}{4,}/gu) ?? []
  const isHeadline = words.every((word) => /^\p{Lu}/u.test(word))
  const isShouted = !/\p{Ll}{2}/u.test(part)
  return part
    .replace(/(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu, (word, at: number) => {
      if (isWord(word) && !KEPT.test(word)) return word.toLowerCase()
      if (word.length < MIN_SHOUTED || !isShouted) return word
      // "POLYPROPYLENE", "FROM PEKALONGAN": too long for letters that are read one by one.
      const isName = PROPER.has(word.toLowerCase()) || /\b(?:in|from|of|by) $/iu.test(part.slice(0, at))
      return isName ? upperFirst(word.toLowerCase()) : word.toLowerCase()
    })
    .replace(/(?<=[\s-])\p{Lu}\p{Ll}+/gu, (word, at: number) => {
      const isPlace =
        /\b(?:in|from|of|by) (?:\p{Lu}\p{L}+, )?$/iu.test(part.slice(0, at)) || PROPER.has(word.toLowerCase())
      return isWord(word) || (isHeadline && !isPlace) ? word.toLowerCase() : word
    })
}
const MIN_SHOUTED = 6
const isWord = (word: string) => {
  const lower = word.toLowerCase()
  return (
    !PROPER.has(lower) &&
    (isFunctionWord(lower) ||
      isEnglishWord(lower) ||
      isListedNoun(lower) ||
      /^(?:eco|pro|max|pcs|anti|multi|non|other)$/.test(lower))
  )
}
const KEPT = /^(?:US|UV|LED|PC|TV|ID|AC|AM|PM|OK)$/

/** "MATERIAL: ABS + nylon" is made of it, "Colour: Pink / Green" comes in it; any other label is shown with what it labels. */
function labelled(part: string): string[] {
  const [, label = '', said = ''] = /^([^:]+): *(.*)$/.exec(part) ?? []
  const list = said.replace(/ *\([^)]*\)/g, '').split(/ *(?:[+/,]|\band\b|\bor\b) */)
  const isPlain =
    list.length <= MAX_LISTED &&
    list.every((each) => /^(?!colou?r|size|weight|.* free$)(?:\p{L}+ ?){1,3}$/iu.test(each))
  const joined = list.length < 2 ? said : `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`
  if (isPlain && /^(?:materials?|fabric)/i.test(label)) return [`made of ${joined}`]
  if (isPlain && /^(?:colou?rs?|scents?|flavou?rs?)/i.test(label)) return [`comes in ${joined.toLowerCase()}`]
  if (/^(?:capacity|volume)/i.test(label))
    return apart(said).map((each, at) => (at === 0 && /^\d+ ?(?:ml|l|oz|g)$/i.test(each) ? `holds ${each}` : each))
  return [part]
}
const MAX_LISTED = 4

/** At commas, plus signs and slashes, unless a verb or a number before them owns the whole list. */
function apart(part: string): string[] {
  const [, label = '', rest = ''] = /^([^:\p{Ll}]{3,40}): +(.+)$/u.exec(part) ?? []
  if ((/^[^:]+: /.test(part) && label === '') || /^not included: /i.test(part)) return [part]
  // "MAGNETS: FERRITE, SEALED": the magnets are.
  const ofLabel = (each: string) => (isParticiple(each.toLowerCase()) ? `${label} ${each}` : each)
  if (label !== '') return [label, ...(ON_SURFACES.test(rest) ? [rest.toLowerCase()] : apart(rest).map(ofLabel))]
  if (OWNS_LIST.test(part) || ALL_IN_ONE.test(part)) return [part.replace(/ \+ (?=\p{L})/gu, ' and ')]
  if (SPEAKING.test(part)) return [part]
  const slashed = part.split(' / ')
  // "insured, English / Mandarin speaking": the sign joins what stands beside it.
  const isLabel = (each: string) =>
    /^.+ .+$|^type-c$|(?:able|free|proof)$|^ipx?\d$|^(?:eco|non|vegan)\b/i.test(each.trim())
  const isOfAll = slashed.every((each) => isLabel(each) && !each.includes(', '))
  const parts = isOfAll ? slashed : [part.replace(/(?<=, [\p{L} ]*\p{L}) \/ (?=\p{L})/gu, ' and ')]
  return parts.flatMap((each) => {
    // "ABS + nylon bristle", "clip for round + blade vents": one thing of both.
    const pieces = each
      .replace(/(?<=\b(?:in|from) \p{Lu}\p{L}+), (?=\p{Lu}\p{L}+(?:,|$))/gu, ' – ')
      .replace(
        /^(\p{L}+) \+ (?=\p{L}+ \p{L}+$)|(?<=\b(?:for|with|in|on|of) [\p{L} ]+) \+ /gu,
        (_, first = '') => `${first} and `,
      )
      .split(/, +| \+ /)
      .map((piece) => piece.replace(' – ', ', '))
    // "3 Ltr, 5 Ltr, 5.5 Ltr", "Moms, teachers, kids"
    const isList =
      pieces.length > 1 &&
      ((pieces.slice(0, -1).every((piece) => /(?:^|\s)\d[\d.]* ?\p{L}{0,4}$/u.test(piece)) &&
        /^\d/.test(pieces.at(-1) ?? '') &&
        !/mah/i.test(each)) ||
        (pieces.length > 2 && pieces.slice(1).every((piece) => !piece.includes(' ') && !/[-\d]/.test(piece))))
    return isList ? [each] : ofMeasured(pieces)
  })
}

/** "Label 12-15mm, waterproof": the label is, not the printer. */
function ofMeasured(pieces: readonly string[]): string[] {
  const [first = '', ...others] = pieces
  if (/\bbattery\b|\d ?mah\b/i.test(first))
    return [
      first,
      ...others.map((other) =>
        /^(?:up to )?\d+ ?(?:h|hrs?|hours?)$/i.test(other) ? `runs for ${other.toLowerCase()}` : other,
      ),
    ]
  const [, thing = ''] =
    /^((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]+) \d[\d.,]*(?: ?[-–x] ?\d[\d.,]*)*\s?\p{L}{0,3}$/u.exec(first) ?? []
  const head = singular((thing.split(' ').at(-1) ?? '').toLowerCase())
  if (!isListedNoun(head) || MEASURED.test(head)) return [...pieces]
  const is = isPluralWord(thing.toLowerCase()) ? 'are' : 'is'
  return [
    first,
    ...others.map((other) => (isQuality(other) ? `the ${thing.toLowerCase()} ${is} ${other.toLowerCase()}` : other)),
  ]
}
/** What a measure alone is about. */
const MEASURED =
  /^(?:size|weight|length|width|height|depth|load|range|power|speed|time|capacity|volume|pack|set|dimension|battery|voltage)$/
const isQuality = (text: string) =>
  !text.includes(' ') && (/(?:able|ible|proof|resistant|free|safe)$/i.test(text) || isParticiple(text.toLowerCase()))
/** "3 in 1 swatter + UV lamp + torch", "100 pcs set with bag + booklet" */
const ALL_IN_ONE = /^\d[- ]in[- ](?:1|one) [^:]+ \+ |^\d+ ?(?:pcs|pieces?) .*\bset w(?:\/|ith) /i
/** "COUCH, CARPET, CAR SEAT, BEDDING" */
const ON_SURFACES =
  /^(?:(?:beds?|bedding|carpets?|cars?|car seats?|clothes|clothing|couch(?:es)?|curtains|floors?|furniture|rugs?|sofas?|stairs|walls|windows)(?:, |$)){3,}$/i
/** "English, German, Russian speaking team" */
const SPEAKING = /^\p{Lu}\p{Ll}+(?:, (?:and )?\p{Lu}\p{Ll}+)+[ -]speaking(?: \p{Ll}+)?$/u
const OWNS_LIST =
  /^(?:incl(?:udes?|uding|\.)?|comes with|with|for|fits|works|covers?|compatible|suitable|develops?|makes?|blends?|removes?|contains?|perfect|great|ideal|best)\b/iu

/** A whole sentence with one thing that surely belongs to it, and at most one measure: more of a listing cannot be heard. Terms are read. */
function isHeard(text: string, typed: string): boolean {
  const [, has = ''] = /^(?:It|They) (?:has|have) (.+?)(?: (?:with|for|in|on) .+)?\.$/.exec(text) ?? []
  const [, state = ''] = /^(?:It's|They're) (?:[\p{Ll}-]+ )?(\p{Ll}+)\.$/u.exec(text) ?? []
  return (
    text.split(' ').length <= MAX_LISTED_WORDS &&
    /^(?:(?:It|They|You|We|There)\b|(?:The|No|And no|A) [\p{Ll}\d]|\p{L}+s are )/u.test(text) &&
    (has === '' || PART_OF.test(has)) &&
    (!isListedNoun(state) || isAdjective(state) || text.includes(' made of ')) &&
    ((text.match(/\d[\d.,]*(?:-| by )?/g)?.length ?? 0) <= 1 || /^You (?:get|use it) \d+ (?:to|hours) /.test(text)) &&
    !/^(?:It's|They're) [\d.,]+$|\d\p{Lu}|\p{L}\d|\dx |\ban? [\p{L}-]+ \d|\bmilliamp|\brpm\b|\bsizes?\b.* [SML]\b|\bfabric\.$/u.test(
      text,
    ) &&
    (!isRange(typed) || /^You (?:get|use it) \d/.test(text)) &&
    !/^(?:It|They) ha(?:s|ve) (?:[\p{L}-]+ ){1,3}\d[\d.,]* /u.test(text) &&
    !/\b(?:c?gmp|haccp|iso|shipping|delivery|returns?|invoice|exchange|refund|gifts?|package|cod|cash|stock)\b/i.test(
      text,
    ) &&
    isUnderstood(text)
  )
}
/** A listener has to know what it ends with, and nearly all of the rest. */
function isUnderstood(text: string): boolean {
  const words = text.match(/(?<![\p{L}\d-])\p{Ll}{4,}(?![\p{L}\d-])/gu) ?? []
  const isKnown = (word: string) =>
    isEnglishWord(word) || isFunctionWord(word) || isListedNoun(singular(word)) || KNOWN_END.test(word)
  const unknown = words.filter((word) => !isKnown(word))
  return unknown.length < 2 && (unknown.length === 0 || unknown[0] !== words.at(-1))
}
const KNOWN_END = /(?:able|ed|ing|ly|proof|s)$|^around$/
const PART_OF =
  /\b(?:handle|strap|lid|cap|base|face|stick|insole|buckle|blade|motor|pump|switch|button|pocket|hook|clip|wheel|leg|stand|screen|display|light|lamp|timer|alarm|remote|control|cable|charger|tank|cup|bottle|bag|case|pouch|box|cover|filter|brush|bristle|nozzle|hose|arm|mount|magnet|zipper|lock|window|drawer|shelf|tray|basket|bowl|plate|knob|sensor|speaker|fan|seal|gasket|lining|sole|heel|waistband|collar|sleeve|hood|belt|buckle|wick|jar|tin|dropper|spout|straw|mode|backing|padding|edge|corner|anchor|frame|rim|grip|holder|cushion|pad|suction|chamber|container|port|plug|net|rope|hinge|wire|guard|coupler|loop|microphone)s?$/i
const MAX_LISTED_WORDS = 12
