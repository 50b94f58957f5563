import {
  isNamed,
  keptBy,
  plural,
  pluralVerb,
  lowerFirst,
  singular,
  spellNumber,
  spellUnits,
  upperFirst,
  withArticle,
} from '../language'
import {
  baseVerb,
  claimInWording,
  isAdjective,
  isEnglishWord,
  isFunctionWord,
  isListedNoun,
  isParticiple,
  isPluralWord,
  type ProductMention,
  readNounPhrase,
  thirdVerb,
  verbAfterSubject,
  withThePlace,
} from '../reading'
import { PROPER } from '../reading/name-words'
import { calmed } from '../reading/speech-case'
import { isEaten, isRange } from './feature-words'
import { isCounted } from './plain-features'
import { sayFeature } from './say-feature'
import { inNumber, spokenLabel } from './spoken-label'
import { withThings } from './thing-sentence'

/** A line of a listing as it is recited: "100 pieces, 18 shapes and two car bases." */
export interface Recital {
  text: string
  /** Its parts for the screen, where there are several. */
  shown: readonly string[]
  /** In this order lines are recited: what you get, what it is made of, how it works, measures. */
  rank: number
}

/** A part of a listing, and whether it is heard as a sentence of its own. */
export interface Listed {
  text: string
  isListed: boolean
  isHeard: boolean
  /** Several parts of a line as they are recited. */
  recital?: Recital
}

type Product = Pick<ProductMention, 'noun' | 'isPlural' | 'form'> & { title?: string }
/** In the box, a thing with or without a count, a material, how it is, what it does, measures of it, how it is used. */
type Sort = 'get' | 'thing' | 'of' | 'quality' | 'clause' | 'measure' | 'use' | 'after'
interface Piece {
  sort: Sort
  text: string
}

/** What a listing names, one thing each; undefined where it is no listing. Beside a story only capitals make one. */
export function readListing(
  given: string,
  product: Product,
  isOfKind: (part: string) => boolean,
  isToldBeside = false,
): Listed[] | undefined {
  const typed = isShouted(given) ? given.replace(/\b(?:under|with)\b/g, (word) => word.toUpperCase()) : given
  const headline = headlineSentence(lowerFirst(plain(typed)), product)
  if (headline !== undefined) return [saidAs(headline, plain(typed), false, isShouted(typed))]
  if (STOPPED.test(typed) || (isToldBeside && /\p{Ll}{3}/u.test(typed) && !/\S \/ \S/.test(typed))) return undefined
  const recited = recite(typed, product)
  if (recited) return recited
  const isMarked = isListing(typed)
  const said = isMarked && /, |\S \/ \S|:/.test(typed) ? undefined : sayFeature(typed, product)?.text
  const isWhole = isMarked
    ? said !== undefined && isHeard(said, typed)
    : said === undefined
      ? (isOfKind(typed) && !areOfKind(typed, isOfKind)) ||
        !isList(typed) ||
        (/^\p{Ll}/u.test(typed) && !typed.split(/, | \+ /).some(isOfKind))
      : !/^(?:It|They)(?:['’]| ha)/.test(said) ||
        /\b(?:in|from) \p{Lu}/u.test(typed) ||
        /^(?:it|they)\b.*, because /i.test(typed) ||
        !/^[^,]+, [^,]+$/.test(typed) ||
        / and /.test(said) ||
        !typed.split(', ').every(isOfKind)
  if (isWhole)
    return isShouted(typed) && SPECS.test(typed)
      ? [{ text: plain(typed), isListed: true, isHeard: false }]
      : typed === given
        ? undefined
        : [{ text: calmed(typed), isListed: false, isHeard: true }]
  const parts = cut(typed, false)
    .map(plain)
    .filter(
      (part) =>
        !/^(?:(?:wet|dry|left|right)(?: and (?:dry|right))?|free|safe(?:ty)?)$/i.test(part) &&
        (part.includes(' ') ||
          isAdjective(part.toLowerCase()) ||
          isParticiple(part.toLowerCase()) ||
          /(?:able|less|proof)$|[-/]/.test(part)),
    )
  return (parts.length > 0 ? parts : [plain(typed)]).flatMap((part): Listed[] => {
    const text = headlineSentence(part, product)
    if (text !== undefined) return [saidAs(text, part, true, isShouted(part) || isShouted(typed))]
    const [whole, ...rest] = recite(part, product) ?? []
    if (whole && rest.length === 0) return [whole]
    return [{ text: part, isListed: true, isHeard: isHeard(sayFeature(part, product)?.text ?? '', part) }]
  })
}

/** What buyers ask first is recited in a listing. */
const saidAs = (said: string, text: string, isListed: boolean, isShort: boolean): Listed =>
  (isShort || said.includes(', and the base is ')) && WANTED.test(said)
    ? {
        text,
        isListed: true,
        isHeard: true,
        recital: { text: `${upperFirst(inWords(said))}.`, shown: [], rank: FIRST },
      }
    : { text: said, isListed, isHeard: true }

const SPAN = String.raw`((?:about |under |only |just )?\d[\d.]*(?:-\d+)? ?(?:s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?))`
/** What is typed in the order of a headline, and what people say: "INSTALL 10 SECONDS NO TOOLS", "1.5 L = CCA 6 DAYS", "FOR INWARD OPENING DOOR ONLY". */
const HEADLINES: readonly [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(install|charge|dry|heat|cool|fold|boil|cook|clean|open|fill|freeze)s?( up| down)? (?:in |time:? )?${SPAN}(?:,? (no .+))?$`,
      'i',
    ),
    '{they} {$1}$2 in $3, $4',
  ],
  [
    /^keeps? (hot|cold|cool|warm) (?:for )?(\d+ ?h\p{L}*)(?:,| \/| and)? (hot|cold|cool|warm) (?:for )?(\d+ ?h\p{L}*)$/iu,
    '{they} {keep} things $1 for $2 and $3 for $4',
  ],
  [/^keeps? (hot|cold|warm|cool) (?:for )?(?=\d)/i, '{they} {keep} things $1 for '],
  [
    /^(?!keep \d)(absorb|block|fit|grip|hide|hold|keep|protect|smell(?= (?:like|of|strong|good|nice|fresh)\b(?!.* (?:go|goes|stays?|is)\b))|stay|stick|support|trap) (?!(?:are|is|no|not|so|too|very)\b|it\b|them\b|down\b|for\b|in\b|away\b|out\b|fast\b|stay\b|come\b|\d+ s|the button)(?=\p{Ll}|\d(?![\d.]*["”″] ?[-–]))/iu,
    '{they} {$1} ',
  ],
  [/^for ([\p{L} -]{4,}) only$/iu, "{they're} only for $1"],
  [
    /^(\d[\d.,]* ?(?!min|sec|h|days?\b)\p{L}+) ?= ?(?:(cca|ca\.?|approx\.?|about|~) ?)?(?=\d[\d-]* (?:days?|weeks?|months?|hours?)$)(.+)$/iu,
    'you get about $3 out of $1',
  ],
  [/^((?:\p{L}+ )?\p{L}+(?<! is| are)) adjustable [^\p{L}]*\d.*$/iu, 'adjustable $1'],
  [/^size \d[^ ]*(?: ?cm| ?mm| ?inch)?,? (?=compatible with )/i, ''],
  [/^spf ?(\d+)\+?(?:[ /]+pa ?\+*)?$/i, "{they're} SPF $1"],
  [
    /^(?:long[- ]lasting|longevity|lasts?)(?: time)?:? (?:up to )?(\d+(?:(?:[-–]| to )\d+)?) ?h(?:rs?|ours?)?(?: (?:on )?skin)?$/i,
    '{they} {last} $1 hours',
  ],
  [/^(?:long[- ]lasting|longevity|lasts?)(?: time)?:? (\d+) ?h(?:rs?|ours?)?\+$/i, '{they} {last} over $1 hours'],
  [
    /^back[- ]?up(?: time)?:? (?:up to )?(\d+(?:(?:[-–]| to )\d+)?) ?h(?:rs?|ours?)?(?: \(.+\))?$/i,
    'you get $1 hours of backup',
  ],
  [
    /^(\d+)(\+?) ?(?:lbs?|pounds?)\.? (?:strong |powerful |super )?suction(?: power| force)?$/i,
    '{they} {have} $2$1 pounds of suction',
  ],
  [
    /^(?:smart )?led (?:digital )?(?:(?:%|percent) display|display (?:battery )?(?:[01](?: ?[-–] ?| to )100 ?)?(?:%|percent))$/i,
    'the display shows the percentage',
  ],
  [
    new RegExp(
      String.raw`^(?:run ?time|battery(?: life)?|burn time|works?(?:ing)? time):? ${SPAN} \(?(?:on )?(high|max)\)?(?: mode)? ?[-–/,] ?${SPAN} \(?(?:on )?(low|min|eco)\)?(?: mode)?$`,
      'i',
    ),
    '{they} {last} $1 on $2 and $3 on $4',
  ],
  [/^(up to )?(\d+) ?h(?:rs?|ours?)? (?:total )?play(?: ?time|back)(?: \(.*\))?$/i, 'you get $1$2 hours of playtime'],
  [/^(?:total )?play(?: ?time|back):? (up to )?(\d+) ?h(?:rs?|ours?)?(?: \(.*\))?$/i, 'you get $1$2 hours of playtime'],
  [
    new RegExp(
      String.raw`^(?:(?:type-?c|usb-?c) )?(?:fast|quick) charg(?:e|ing):? (\d+) ?min\p{L}* ?= ?${SPAN}$`,
      'iu',
    ),
    'you get $2 out of a $1-minute charge',
  ],
  [
    new RegExp(String.raw`^(?:type-?c|usb-?c) (?:fast )?charg(?:e|ing):? (?:in |time:? )?${SPAN}$`, 'i'),
    '{they} {charge} by USB-C in $1',
  ],
  [
    /^(?:weight:? )?(\d[\d.,]*) ?(k?g|oz|lbs?) (?:incl(?:uding|\.)?|with) (?:the )?batter(?:y|ies)$/i,
    '{they} {weigh} $1 $2 with the battery',
  ],
  [
    /^(?:(?:tri|3|dual|2)[- ]?mode:? )?2\.4 ?g(?:hz)? ?[+/,] ?(?:bt|bluetooth)(?: ?[\d.]+)? ?[+/,] ?(?:type-?c|usb-?c|wired|cable)(?: \(3[- ]?modes?\))?$/i,
    '{they} {connect} by 2.4 gigahertz, Bluetooth or cable',
  ],
  [
    /^assembly(?: time)?:? ?(?:~|approx\.? ?|ca\.? ?)?(\d+) ?min(?:s|utes)?$/i,
    'you put {them} together in about $1 minutes',
  ],
  [
    /^\d+ ?(?:ct|count|pcs|pieces|capsules|gummies|tablets) ?[-–/,=] ?(\d+)[- ]days? supply$/i,
    'you get a $1-day supply',
  ],
  [/^(?:approx\.?|ca\.?|~) ?(\d+) (uses|washes|cups|shaves|wears)$/i, 'you get about $1 $2'],
  [
    /^laptop (?:compartment|pocket|sleeve|slot):? (?:up to )?(\d[\d.]*) ?(?:["”″]|inch).*$/i,
    '{they} {fit} a $1-inch laptop',
  ],
  [/^fold (small|flat)$/i, '{they} {fold} $1'],
  [/^(\d+) ?s(?:ec(?:ond)?s?)? (?:fast |quick |rapid )?heat(?:ing)?[- ]?up$/i, '{they} {heat} up in $1 seconds'],
  [
    /^saves? (up to )?(\d+) ?(?:%|percent) (?:of )?(space|time|energy|water|paper)$/i,
    '{they} {save} $1$2 percent of the $3',
  ],
  [/^machine[- ]wash cold$/i, 'you can machine-wash {them} cold'],
  [
    /^(?:ip\d+,? |(?:working|operating) temp(?:erature|\.)?:? ?)?-(\d+) ?(?:°c?|℃)?(?: ?(?:\/|to|~|–|-) ?|(?<=[c℃]) )\+?(\d+) ?(?:°c|℃)$/i,
    '{they} {work} from -$1 to $2 degrees',
  ],
  [/^(ios|iphone|android) ?(?:[/&+,]|and) ?(ios|iphone|android) app\b.*$/i, "there's an app for $1 and $2"],
  [/^fits? under (?:the )?(bed|sofa|couch|desk)(?: \d.*)?$/i, '{they} {fit} under the $1'],
  [/^fits? under (?:the )?(bed|sofa|couch|desk) ?\/ ?(bed|sofa|couch|desk)$/i, '{they} {fit} under the $1 or the $2'],
  [/^(?=(?:extra|more|plenty of) (?:room|space) (?:at|for|in) )/i, "there's "],
  [/^(\d+) ?h(?:rs?|ours?)? ?\+ ?(?:the |charging )?case$/i, 'you get $1 hours plus the case'],
  [
    /^self[- ]clean(?:s|ing)?: (?:with )?water (?:\+|and|&) (?:a )?(drop of (?:dish )?soap)(?:,|:| in)? ?(\d+) ?s(?:ec(?:ond)?s?)?$/i,
    'you clean {them} with water and a $1 in $2 seconds',
  ],
  [/^free (?:1 ?(?:pcs?|pieces?) )?((?:\p{L}+ )?\p{L}+[^s\W])(?: same colou?r| \d+ ?x ?\d+)$/iu, 'you get a free $1'],
  [/^no need (?:to )?(iron|wash|rinse)(?:ing)?$/i, "you don't need to $1 {them}"],
  [
    /^(?:(?:low )?noise(?: level)?:? ?)?(?:<|under |below |less than ) ?(\d+) ?d(?:b|ecibels?)\b[^,/]*$/i,
    '{they} {stay} under $1 decibels',
  ],
  [/^ai (recogni[sz]es|detects|identifies|counts|tracks|finds) /i, 'the AI $1 '],
  [
    /^(?:not|non|no)[- ]see[- ](?:through|thru),? even (?:(?:when|if) )?(?:you )?(?=(?:bend|squat|sit|stretch)(?!ing))/i,
    "you can't see through {them}, even when you ",
  ],
  [new RegExp(String.raw`^(?:an?|one|1) (\p{Ll}{4,}) in ${SPAN}$`, 'iu'), '{they} {do} one $1 in $2'],
  [/^[^,]*\d[^,]*, (it has) (?!an? )([\p{L} ]+) (\d[\d.,]*) ?(m|meters?|cm)$/iu, '$1 a $3 $4 $2'],
  [/^free (\p{Ll}+), (?=we |i )/iu, 'the $1 is free, and '],
  [/^(?:3rd|third)[- ]party tested,? (?=there)/i, "{they're} third-party tested, and "],
  [/^(?=\p{L}+ percent,? because )/iu, "{they're} "],
  [
    /^(?=(?:sterling |solid )?(?:silver|gold|brass|copper|leather|linen|cotton|wool|oak|walnut)\b.*, (?:hand)?made (?:in|by) )/i,
    "{they're} ",
  ],
  [
    /^(?:airplane|flight|plane|cabin)\b.*\bcarry[- ]on (?:ok(?:ay)?|approved|safe)\b.*$|^(?:airline|cabin|flight|tsa)[- ](?:approved|friendly|ok(?:ay)?|safe)(?: (?:for )?carry[- ]?on)?(?: \(.*\))?$|^can (?:bring|carry|take)(?: it)? (?:in|on|onto|up)(?: the| to)? (?:cabin|flight|plane)$/i,
    'you can take {them} in your carry-on',
  ],
]
function headlineSentence(text: string, product: Product): string | undefined {
  const acts = text
    .replace(/^(?!colou?r|flavou?r|scent)[^:]*: /i, '')
    .toLowerCase()
    .split(/ ?\/ ?/)
  const [act = '', second = '', third = ''] = acts.filter((word) => baseVerb(word) === 'sure')
  if (third !== '' && acts.every((word) => /^\p{Ll}+$/u.test(word)))
    return inNumber(`{they} {${act}}, {${second}} and {${third}}`, product)
  const [, top = '', heart = '', base = ''] = NOTES.exec(text) ?? []
  if (top !== '')
    return inNumber(
      `{they} {start} with ${few(top)},${heart === '' ? '' : ` then ${few(heart)},`} and the base is ${few(base)}`,
      product,
    )
  // "PHONE 15W + WATCH 5W + EARBUDS CHARGE SAME TIME"
  const [, devices = ''] = AT_ONCE.exec(text) ?? []
  if (devices !== '') {
    const each = devices.toLowerCase().replace(/ \d+ ?w\b/g, '')
    return inNumber(`{they} {charge} your ${joined(each.split(/ \+ |, | and /))} at the same time`, product)
  }
  // "steel hook with screw lock"
  const [, part = '', further = ''] =
    /^((?:\p{L}+ ){1,2}\p{L}+) with (?:an? )?((?:\p{L}+ ){0,2}\p{L}+)$/iu.exec(text) ?? []
  if (part !== '' && [part, further].every((each) => PART_OF.test(each) && isCounted(each.split(' ').at(-1) ?? '')))
    return inNumber(`{they} {have} ${withArticle(part)} with ${withArticle(further)}`, product)
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
      .replace(/ \+(?=\d)/, ' over ')
  )
}

const AT_ONCE =
  /^(?:【[^】]*】 ?)?(\p{L}+(?: \d+ ?w)?(?:(?: \+ |, (?:and )?| and )\p{L}+(?: \d+ ?w)?){1,3}) charges? (?:at )?(?:the )?same time$/iu
/** "TOP NOTES: SAFFRON, BERGAMOT / HEART: ROSE / BASE: OUD, AMBER" */
const NOTES =
  /^(?:top|head)(?: notes?)?: ([^/]+) \/ (?:(?:heart|middle|mid)(?: notes?)?: ([^/]+) \/ )?base(?: notes?)?: ([^/]+)$/i
const few = (notes: string) => joined(notes.toLowerCase().split(', ').slice(0, 2))

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
      (!KEEPS.test(typed) && (typed.match(MEASURES)?.length ?? 0) > 1))
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
const MEASURES =
  /\d[\d.,]* ?(?:cm|mm|m|ml|l|g|gr|kg|lbs?|oz|inch(?:es)?|in|ft|w|v|mah|hours?|mah|rpm|pa|kpa|h|hrs?|months?|days?|years?|pcs|°|"|″)(?![\p{L}])/giu

/** What a listing puts before a colon. */
const LABEL =
  /^(?:materials?|fabric|model|sizes?|dimensions?|weight|colou?rs?(?: available)?|capacity|volume|(?:full )?sets?|packages?|pack(?:age|ing)? (?:contents?|includes?|list)|includes?|contents?|what you get|universal|function|multi[- ]?\p{L}*|installation|operating \p{L}+\.?|compatib\p{L}+|power|battery|voltage|usage|(?:suitable |best |good )?for|(?:skin|hair) types?|ages?|scents?|flavou?rs?) ?:/iu

/** Labels in a row. */
const isList = (typed: string) => /, |\S \+ \S|\S [–—] \p{L}/u.test(typed) && !OF_SENTENCES.test(typed)

/** What stands in a row on a package, read out by a person, with what is left of it; undefined where none of it can be. */
function recite(typed: string, product: Product): Listed[] | undefined {
  if (/^(?:service|course|app)$/.test(product.form) || !isRow(typed, product)) return undefined
  const line = tidy(
    isShouted(typed) ? calmed(typed.toUpperCase()) : plain(typed).replace(/^\p{Lu}(?=\p{Ll}{3})/u, lowered),
  )
  const whole = inWords(line)
  const [, named = '', rest = line] = LABELLED.exec(line) ?? []
  const label = inWords(named)
  const words = cut(rest, true).map(inWords)
  const typedParts = cut(LABELLED.exec(tidy(typed))?.[2] ?? tidy(typed), true)
  const one = wholeOf(whole, label, words, product)
  if (one === undefined && (CHOICE.test(label) || (ON_LIST.test(whole) && !/^fits? \p{L}* ?\d/u.test(whole))))
    return undefined
  const parts = label === '' || one || LABELS.test(label) ? words : ofLabel(label, words)
  const isNet = /^(?:net|n\.w)|[ /](?:net|n\.w\.) /i.test(whole)
  const found = parts.map((part) => one ?? pieceOf(part, label, product, isNet, ON_LIST.test(whole)))
  const all = found.filter((piece) => piece !== undefined)
  // How long it lasts is said, not how much it holds.
  const isAmount = ({ text }: Piece) => text.endsWith(' mAh')
  const isLife = ({ text }: Piece) => text.startsWith('the battery lasts')
  const known = one
    ? [one]
    : [
        ...all.filter(isLife),
        ...all.filter((piece) => !isLife(piece) && !isAmount(piece)),
        ...(all.some(isLife) ? [] : all.filter(isAmount)),
      ].slice(0, MAX_PARTS)
  const isFree = known.length > 0 && known.every(({ sort, text }) => sort === 'quality' && FREE_OF.test(text))
  const pieces = isFree ? known.slice(0, MAX_SHOWN) : known
  const texts = merged(pieces)
  const said = composed(texts, label, product)
  if (said === undefined) return undefined
  const text = spelledCounts(inNumber(said, product)).replace('TYPE-C', 'Type-C')
  if (text.split(' ').length > MAX_WORDS || claimInWording(text) !== undefined) return undefined
  // What a long list does not say is shown.
  const items = one?.text.includes(', with ')
    ? words.slice(MAX_SHOWN).map(counted)
    : one?.sort === 'get'
      ? (one.text.split(': ')[1]?.split(/, | and /) ?? [])
      : textsOf(texts.filter(({ sort }) => !/^(?:clause|measure|after)$/.test(sort)))
  const isSaid = (at: number) => one !== undefined || pieces.some((piece) => piece === found[at])
  const left = parts.flatMap((part, at) =>
    isSaid(at) || !/\p{L}/u.test(part)
      ? []
      : [part === words[at] ? (typedParts[at] ?? part) : `${named} ${typedParts[at] ?? ''}`],
  )
  const isBox = /^(?:pack|includ|contents|in the box|what)/.test(label)
  const recital: Recital = {
    text: text
      .split('. ')
      .map(upperFirst)
      .join('. ')
      .concat('.')
      .replace(/^0 /, 'Zero ')
      // "for oily, combination, sensitive skin"
      .replace(/^((?:It's|They're) for (?!.* and )[^.]+), ([^,.]+\.)$/, '$1 and $2'),
    shown:
      items.length > (one?.text.includes(', with ') ? 0 : 1)
        ? items.slice(0, MAX_SHOWN).map(spelledCounts).filter(isSeen)
        : [],
    // "5 colors" among labels
    rank: isFree
      ? ORDER.measure
      : !isShouted(typed) && /colou?r|^\d+ sizes/i.test(typed)
        ? BADGE
        : Math.max(
            isBox && !/set|kit/.test(product.noun) ? ORDER.measure : FIRST,
            Math.min(...pieces.map((piece) => rankOf(piece, product))),
          ),
  }
  const listed = { isListed: true, isHeard: false }
  return [
    {
      ...listed,
      text: left.length === 0 ? plain(typed) : parts.filter((_, at) => isSaid(at)).join(', '),
      isHeard: true,
      recital,
    },
    ...left.map((part) => ({ ...listed, text: plain(part) })),
  ]
}
/** "PP" says nothing on a screen. */
const isSeen = (item: string) => !/^\p{Lu}{2,4}$/u.test(item)
const lowered = (letter: string) => letter.toLowerCase()
const LABELLED = /^([\p{L}\d. -]{3,30}?): *(.+)$/u
const CHOICE = /^(?:colou?rs?|scents?|flavou?rs?)/
const ON_LIST = /^(?:works? (?:on|with)|for|suitable|compatible|use on|fits?)\b/

/** What a line says as a whole. */
function wholeOf(line: string, label: string, parts: readonly string[], product: Product): Piece | undefined {
  const [, all = ''] = /^for (all (?:skin|hair) type)s?\b/.exec(line) ?? []
  if (all !== '') return { sort: 'measure', text: `{they're} for ${all}s` }
  const [, from = '', to = ''] = SIZES.exec(line) ?? []
  if (from !== '') return { sort: 'measure', text: `sizes from ${from.toUpperCase()} to ${to.toUpperCase()}` }
  if (ON_FLOORS.test(line)) return { sort: 'clause', text: `{they} {work} on ${joined(line.split(/ \/ |, /))}` }
  const used = ON_LIST.test(line) && !/\d/.test(line) ? spokenLabel(line.replace(/ \/ /g, ', '), product) : undefined
  if (used !== undefined) return { sort: 'clause', text: used }
  if (CHOICE.test(label))
    return parts.every((part) => /^(?:\p{L}+ ?){1,3}$/u.test(part)) &&
      parts.filter((part) => isKnown(part.split(' ').at(-1) ?? '')).length * 2 > parts.length
      ? { sort: 'clause', text: `{they} {come} in ${joined(parts)}` }
      : undefined
  return countedList(label, parts)
}

/** Whether it is made of parts that stand in a row: shouted, with codes, a label with its list, or one of the forms below. */
const isRow = (typed: string, product: Product) =>
  isShouted(typed) ||
  isMixed(typed) ||
  /^(?:colou?rs?|scents?|flavou?rs?):/i.test(typed) ||
  isFragment(typed) ||
  isForm(typed, product)
/** "S-M-L-XL", "xs to 5xl" */
const SIZES = /^(?:sizes?:? )?(x*[sml])(?: ?(?:[-–/,]|to) ?\d?x*[sml])*(?: ?(?:[-–/,]|to) ?)(\d?x*l)$/i
const isShouted = (typed: string) =>
  !/\p{Ll}{3}/u.test(typed.replace(/mAh|\b(?:under|with)\b/g, '')) && /\p{Lu}{2}/u.test(typed)
/** "Qi2 15W wireless / USB-C PD 20W wired", "N52 magnets, holding force 10N": codes and figures in a row. */
const isMixed = (typed: string) =>
  /^(?:\p{Lu}|\d)/u.test(typed) &&
  !/[.!?]$/.test(typed) &&
  !/^size/i.test(typed) &&
  /(?<![\p{L}\d])(?=\p{L}*\d)(?=\d*\p{Lu}|\p{Ll}*\d+\p{Lu}|\d+(?:mAh|W\b|V\b|N\b))[\p{L}\d.]{2,}/u.test(typed) &&
  /\S \/ \S|, |: /.test(typed) &&
  !TALKS.test(typed)
const TALKS =
  /\b(?:you|your|it|they|we|I|my|our|is|are|was|can|has|have|when|so|but|that|which|if|because|the|does|don['’]t|doesn['’]t|won['’]t|comes|for|from|wi-?fi|bluetooth|ios)\b/i

/** "max load 120 kg", "arm extends 12-20 cm" */
const isForm = (typed: string, product: Product) => {
  if (!/^\p{L}[^.,:;/]*\d[^.,:;/]*$/u.test(typed)) return false
  const line = inWords(calmed(typed))
  return /^(?:clause|measure)$/.test(formOf(line, product)?.sort ?? '') && !NEVER.test(line)
}
/** "15 colour", "100ml bottle w/ nozzle", "xs to 4xl", "8 colour pastel" */
const isFragment = (typed: string) => {
  const [, head = ''] = /^\d+ (?:\p{Ll}+ )?(\p{Ll}+)$/u.exec(typed) ?? []
  return (
    SIZES.test(typed) ||
    /^\d[\d.]* ?(?:ml|l|oz) (?:\p{Ll}+ )?(?:bottle|jar|tube|tin)(?: (?:with|w\/) ?\p{Ll}+)?$/iu.test(typed) ||
    /^(?:colou?rs?|shades?|scents?|flavou?rs?|pieces)$/.test(head) ||
    (isPluralWord(head) && isListedNoun(singular(head)) && !MEASURE.test(head))
  )
}
const BADGE = 3
/** What stands in a row on a package. */
const FREE_OF =
  /^(?:(?:alcohol|bpa|cruelty|dairy|dye|fragrance|gluten|gmo|mineral oil|paraben|perfume|silicone|soy|sul(?:ph|f)ate|sls)s?-free|vegan|non-gmo)$/i
const isFreeRow = (line: string) =>
  isShouted(line) && cut(calmed(line), true).every((part) => FREE_OF.test(inWords(part).replace(/ free$/, '-free')))
/** Several rows of what it is free of are one. */
export function inOneRow(typed: readonly string[]): readonly string[] {
  const rows = typed.filter(isFreeRow)
  return rows.length < 2
    ? typed
    : typed.flatMap((line) =>
        line === rows[0] ? [rows.join(', ').replace(/ [/|] /g, ', ')] : rows.includes(line) ? [] : [line],
      )
}
const MAX_PARTS = 5
const MAX_SHOWN = 3
const MAX_WORDS = 26
/** What it weighs and measures is text where anything else can be said. */
const FIGURES = /weigh|^an? free |^each .+ by |\blong$|^the (?:bottle|jar|tube) holds /
/** How many of it there are comes first, its parts later. */
const rankOf = ({ sort, text }: Piece, { noun }: Product) =>
  /^(?:clause|get|measure)$/.test(sort) && FIGURES.test(text)
    ? BADGE
    : text.endsWith(' mAh')
      ? ORDER.measure
      : WANTED.test(text)
        ? FIRST
        : sort === 'thing' &&
            !/^\d{2}|^\d (?:pieces|pairs)/.test(text) &&
            !noun.includes(singular(/^\d+ (?:\p{L}+ )?(\p{L}+)/u.exec(text)?.[1] ?? '?'))
          ? 1
          : ORDER[sort]
/** What buyers ask first. */
const FIRST = -1
const WANTED =
  /\bbattery lasts\b|\bof backup\b|\bcarry-on\b|\bof suction\b|\blasts? (?:over )?\d|\bzero\b|\bSPF \d|\bstarts? with\b|^(?:it|they) (?:chop|charge(?!s? by)|stay)s?\b/
const ORDER: Readonly<Record<Sort, number>> = {
  get: 0,
  thing: 0,
  of: 2,
  quality: 1,
  clause: 1,
  use: 1,
  after: 2,
  measure: 2,
}

const theyHold = (line: string, label: string, part: string, rest: string) =>
  PART_OF.test(part)
    ? `【${label}】${rest}the ${part.toLowerCase()} ${isPluralWord(part.toLowerCase()) ? 'hold' : 'holds'} `
    : line
/** What reads otherwise once it is cut: brackets, counts behind their thing, the same measure in another unit. */
const tidy = (typed: string) =>
  typed
    // "bar magnets, 12 pcs"
    .replace(/^([\p{L}\d]+(?: [\p{L}\d]+)*s), (\d+) ?(?:pcs|pieces)$/iu, '$2 $1')
    // "STRONG MAGNET N52, 16 PCS": so many magnets, not so many pieces of the product.
    .replace(
      /^((?:\p{L}+ )?magnet)(?: N\d\d)?, (\d{2,}|[2-9]) ?(?:pcs|pieces)$/iu,
      (_, part: string, count: string) => `${count} ${part}${part.endsWith('T') ? 'S' : 's'}`,
    )
    .replace(/^【(\d+ ?(?:pcs|pieces))(?: set)?】|^【(\d+ \p{L}+(?: \p{L}+)?s)】(?=\p{L}+ \/ )/iu, '$1$2: ')
    // "6 PCS SILICONE SPOON"
    .replace(/(?<=^|, |\/ |【)(\d+) ?(?:pcs|pieces) (?=\p{L}+ \p{L}{4,}(?:$|】| \/))/giu, '$1 ')
    // "6-LEAF 304 STAINLESS STEEL BLADES"
    .replace(/^(\d)[- ]leaf (?=.*\bblades?\b)/iu, '$1 ')
    // "STRONG N35 MAGNETS"
    .replace(/ N(?:35|38|4\d|5[0-5])(?= magnets?\b)/gi, '')
    .replace(/^(?!.*\bfree\b.*\bfree\b)(.*?\p{L}) (?:&|and) (?=\p{L}+ free\b)/iu, '$1 free / ')
    .replace(/(?<=\bwaterproof(?: \p{L}+)?) ipx?\d+\b/giu, '')
    // "STRONG MAGNET: N52 x 30, HOLD 1.5 KG": the magnet does.
    .replace(/^【([^】]*?(\p{L}+))】(.*, )holds? (?=\d)/iu, theyHold)
    .replace(/[【《「]([^】》」]*)[】》」]/gu, ' | $1 | ')
    .replace(/(?<=\p{L} )incl\. (?=\p{L}+ )/giu, 'including ')
    // "15° / 20° MAGNETIC BASE"
    .replace(/(?<= |^)\d[\d.]* ?° ?(?:\/ ?\d[\d.]* ?° ?)+(?=\p{L})/gu, ' | ')
    // "12 COLORS 7ML"
    .replace(/^(\d+ \p{L}+s) \d[\d.]* ?(?:ml|g|oz)(?=$|,| [/+])/iu, '$1')
    // "UPPER: RUBBER / LINING: COTTON"
    .replace(/^(?:\p{L}+: \p{L}+(?: \/ |$)){2,}$/u, (line) => line.replace(/(\p{L}+): (\p{L}+)/gu, '$2 $1'))
    .replace(/\b([2-9]) ?x? ?(?:usb )?type[- ]?c(?: ports?)?(?=$|,| \/)/gi, '$1 USB-C ports')
    // "HOT / COLD WATER", "TANKS FOR CLEAN / DIRTY WATER"
    .replace(/\b(hot|clean|wet|indoor) \/ (cold|dirty|dry|outdoor) (?=\p{L})/giu, '$1 and $2 ')
    // "WIND PROOF DESIGN"
    .replace(/(?<=(?:proof|resistant|able|slim|compact|lightweight|quiet|silent)) design(?=$|,| \/)/gi, '')
    // "CORNER LOOPS: 4", "ZIP: YES (YKK)"
    .replace(/^([\p{L} ]+s): (\d+)$/iu, '$2 $1')
    .replace(/^([\p{L} ]+): yes\b.*$/iu, 'has a $1')
    .replace(
      /(\d ?(?:m?l|[cm]?m|k?g))(?: ?\/ ?| ?\()\d[\d.,]* ?(?:(?:fl\.? ?)?oz|lbs?|inch(?:es)?|in|ft|cups?)\b\)?/gi,
      '$1',
    )
    .replace(/(\d) \/ (?=\d+(?: |$)(?: ?\/|\p{L}+(?:,|$)))/gu, '$1/')
    .replace(/(\d+) ?h(?:rs?|ours?)? ?\+ ?(\d+)[- ]?h(?:rs?|ours?)? (?:charging )?case/gi, '$1 hours and $2-hour case')
    .replace(/ (\d[\d.]* ?mm) ultra[- ]thin$/i, ' + ultra-thin at $1')
    .replace(
      /^(?:compatible:?|fits?) (\d[\d.]*)["”″]? ?[-–] ?([\d.]+)["”″] (?:all )?(\p{L}+?)s?(?:, .*)?$/iu,
      'fits $3 $1-$2 inches',
    )
    .replace(/\b(left|wet|day|hot|round) [+/] (?=\p{L})/giu, '$1 and ')
    .replace(/\bU\.(A\.E|S\.A|S|K)\b\.?/gi, (place) => place.replaceAll('.', ''))
    .replace(/(?<![\d.,])0 ?g(?:rams?)? (?=\p{L})/giu, 'zero ')
    .replace(/(\d) ?ct\.? (?=\p{L})/giu, '$1 ')
    .replace(/(?<=^|, |\/ )(\d+) ?(?:pcs?|pieces?) (?=\p{L}+$)/giu, '$1 ')
    .replace(/(\d \p{L}+s) (?:\d{3} )?(stainless steel)\b(?: \d{3}\b)?/giu, (_, things: string, steel: string) =>
      things.replace(' ', ` ${steel} `),
    )
    .replace(/\b\d[\d.]* ?hp (?=\p{L})/giu, '')
    .replace(/^360 (?=\p{L})(?!pcs|pieces)/iu, '')
    .replace(/^(?:material|fabric): [^()]+ \(([^()\d]+)\)$/i, '$1')
    // "1200 mAh - UP TO 20 H"
    .replace(
      /((?:\bbattery|\d ?mah)\b.*?(?<!\d)[–—/,-] ?)(?=(?:up to )?\d+ ?(?:h|hrs?|hours?|days?)\b(?! (?:charg|full)| ?\())/i,
      '$1battery ',
    )

/** One thing each. What stands in a row is cut at every sign; else what one verb or number owns stays together. */
const cut = (line: string, isAll: boolean): string[] =>
  (isAll
    ? FREE_FROM.test(line)
      ? [line]
      : line.split(/(?: \/ |(?<!\d) [–—-] | [–—-] (?!\d)|\s*[|;•✔✓★●]\s*|, | \+ (?=\p{L}|\d))(?![^()]*\))/u)
    : tidy(line)
        // "(5/64 - 1/2 in)" is one measure.
        .replace(/ [–—-] (?=\p{L}|\d)(?![^()]*\))/gu, ' | ')
        // "SQUAT PROOF & buttery soft stretch"
        .replace(/(?<=[ -](?:proof|resistant|free)) & (?=\p{L}+ \p{L}+ )/giu, ' | ')
        .split(/\s*[|✔✓✅★☆●•▶;]\s*|(?<=\p{L}{3}[.!])(?<!MAX\.) (?=\p{Lu})/u)
        .flatMap((part) => (LABEL.test(part) ? [part] : apart(part)))
  )
    .map((part) => part.replace(/^[\s,.:!+-]+(?!\d)|[\s,.:!-]+$/g, '').replace(/^(?:and|plus) /i, ''))
    .filter((part) => (isAll ? /[\p{L}\d]/u : /\p{L}/u).test(part))
    .map((part) => (isAll ? part : part.replace(/^incl(?:uding|uded|udes?|\.)? (.+)$/i, '$1 included')))

/** "FREE FROM PARABENS / SULFATES" has none of them. */
const FREE_FROM = /^(?:free (?:from|of)|without) /i

/** At commas, plus signs and slashes, unless a verb or a number before them owns the whole list. */
function apart(part: string): string[] {
  const [, label = '', rest = ''] = /^([^:\p{Ll}]{3,40}): +(.+)$/u.exec(part) ?? []
  if ((/^[^:]+: /.test(part) && label === '') || /^not included: /i.test(part)) return [part]
  // "FILTER LIFE: 6 MONTHS"
  if (/^\d[\d.,–-]* ?\p{L}+$/u.test(rest)) return [part]
  // "MAGNETS: FERRITE, SEALED": the magnets are.
  const ofLabel = (each: string) => (isParticiple(each.toLowerCase()) ? `${label} ${each}` : each)
  if (label !== '') return [label, ...(ON_SURFACES.test(rest) ? [rest.toLowerCase()] : apart(rest).map(ofLabel))]
  if (OWNS_LIST.test(part) || FREE_FROM.test(part) || ALL_IN_ONE.test(part))
    return [part.replace(/ \+ (?=\p{L})/gu, ' and ')]
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
  /^(?:battery|capacity|depth|dimension|heat|height|length|load|pack|power|pressure|range|set|size|speed|temperature|time|voltage|volume|weight|width|works?)$/
const isQuality = (text: string) =>
  !text.includes(' ') && (/(?:able|ible|proof|resistant|free|safe)$/i.test(text) || isParticiple(text.toLowerCase()))
/** "3 in 1 swatter + UV lamp + torch", "100 pcs set with bag + booklet" */
const ALL_IN_ONE = /^\d[- ]in[- ](?:1|one) [^:]+ \+ |^\d+ ?(?:pcs|pieces?) .*\bset w(?:\/|ith) /i
/** "COUCH, CARPET, CAR SEAT, BEDDING" */
const ON_FLOORS =
  /^(?=.*\b(?:carpets?|laminate|tiles?|vinyl)\b)(?:(?:carpets?|hardwood|laminate|marble|porcelain|stone|tiles?|vinyl|wood)(?:,? \/ |, |$)){3,}$/i
const ON_SURFACES =
  /^(?:(?:beds?|bedding|carpets?|cars?|car seats?|clothes|clothing|couch(?:es)?|curtains|floors?|furniture|rugs?|sofas?|stairs|walls|windows)(?:, |$)){3,}$/i
/** "English, German, Russian speaking team" */
const SPEAKING = /^\p{Lu}\p{Ll}+(?:, (?:and )?\p{Lu}\p{Ll}+)+[ -]speaking(?: \p{Ll}+)?$/u
const OWNS_LIST =
  /^(?:incl(?:udes?|uding|\.)?|comes with|with|for|fits|works|covers?|compatible|suitable|develops?|makes?|blends?|removes?|contains?|perfect|great|ideal|best|good|use[ds]? (?:for|in|on)|made (?:from|of|with))\b/iu

/** Units in words, ranges with "to". */
const inWords = keptBy((typed: string) =>
  spellUnits(
    calmed(
      (isShouted(typed) ? typed.toUpperCase() : typed)
        .replace(/\bTYPE[- ]?C\b/gi, 'TYPE-C')
        .replace(/(?<![\d/])1\/2 ?["”″]/g, 'half-inch')
        .replace(/\b(ALL (?:\p{L}+ )?\p{L}+S),? INCL(?:UDING|\.)? \p{L}+$/iu, '$1'),
    )
      .replace(/(?<![\p{L}\d])(\d+) ?x(?= ?\p{L})/giu, '$1 x')
      .replace(/ x ?(\d+)\b/gi, ' x$1')
      .replace(/\bw\/ ?/gi, 'with ')
      .replace(/\s*\([^()]*\)/g, '')
      .replace(/ & /g, ' and ')
      .replace(/(\d) ?["”″]/g, '$1 inch')
      .replace(/(\d),(\d)(?!\d\d)/g, '$1.$2')
      .replace(/(\d)\.(\d{3})(?=\s*rpm)/gi, '$1,$2')
      .replace(/(?<![\d.,])(\d{1,3})(\d{3})(?=\s*(?:mah|pa\b|rpm|w\b|g\b))/gi, '$1,$2')
      .replace(
        /(?<![\d.])(\d[\d.]*)(?: inch)?(?: ?\/ ?\d[\d.]*)* ?[/–-] ?(\d[\d.]*)(?= *\p{L}|°|$)/giu,
        (whole, from: string, to: string) => (Number(from) < Number(to) ? `${from} to ${to}` : whole),
      )
      .replace(/(?<![\d.])-(\d+) ?°c? ?(?:to|-|–) ?\+?(\d+) ?°c?/gi, 'from minus $1 to $2 degrees')
      .replace(/\b(\d+)0 ?mm\b/gi, (whole, tens: string) => (Number(tens) >= 10 ? `${tens} cm` : whole))
      .replace(/\b(\d+) ?t\b/gi, (_, count: string) => `${count} ton${count === '1' ? '' : 's'}`)
      .replace(/(\d) ?(?:p(?:ie)?cs?|pc)\b/gi, '$1 pieces')
      .replace(/(\d)° ?(?=\p{L}{3})/gu, '$1-degree ')
      .replace(/(\d) ?%/g, '$1 percent')
      .replace(/\b(non|anti)[ -](slip|skid|stick) both sides\b/gi, '$1-$2 on both sides')
      .replace(/\b([1-6][05]|5) ?s (?=(?:alarm|delay|reminder|set-?up|timer)\b)/gi, '$1-second ')
      .replace(/\bss ?304\b/gi, 'stainless steel')
      .replace(STEEL_GRADE, '')
      .replace(/\b(non|anti) (?=\p{Ll}{3})/gu, '$1-')
      .replace(/\b(food|medical) grade\b/g, '$1-grade')
      .replace(/\bmax\./gi, 'max')
      .replace(/(\d) ?pa\b/gi, '$1 pascals')
      .replace(/ \d+ ?g(?:rams)?\/m2$/i, '')
      .replace(/\bbt (?=\d)/gi, 'Bluetooth ')
      .replace(/\b(cold|gold|silver|hand) (?=(?:pressed|plated|made|poured|cut|sewn)\b)/g, '$1-'),
  )
    .replace(/degrees Celsius/g, 'degrees')
    .replace(/kilogram/g, 'kilo')
    .replace(/\b[tu]-(?=(?:bar|handle|joint)s?\b)/g, (letter) => letter.toUpperCase())
    .replace(/\b\d-\p{Lu}{2,}\b/gu, (word) => word.toLowerCase())
    .replace(/\b(?:abs|bpa|gmo|led|pp|tpu|pca|sls|sles|uv|n\d\d)\b/g, (word) => word.toUpperCase())
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, ''),
)

/** "420 stainless steel blades" are not so many blades. */
const STEEL_GRADE = /(?<![\d.])(?:201|304|316l?|410|420|430|18\/(?:8|10))(?:[- ]grade)? (?=stainless)/gi

/** "magnets: ferrite, sealed": the magnets are; a list behind any other label is text. */
function ofLabel(label: string, [first = '', ...others]: readonly string[]): string[] {
  if (/\d-in-|^(?:for|model|note)$|in one/.test(label)) return []
  const [count] = /^\d+ pieces(?=$)|^\d{2,} pieces(?= set$)|^\d+ (?:\p{Ll}+ )?\p{Ll}{4,}s$/u.exec(label) ?? []
  if (count !== undefined && others.length > 0) return [count]
  const isMeasured = others.length === 0 || /^\d/.test(first)
  if (!isMeasured && !others.some((part) => STATES.test(part))) return []
  return [isMeasured ? `${label} ${first}` : first, ...others].map((part) =>
    STATES.test(part) ? `${label} ${part}` : part,
  )
}
const STATES =
  /^(?:fully )?(?:adjustable|detachable|foldable|glued|graduated|lined|padded|polished|reinforced|removable|riveted|rounded|sealed|sewn|washable|welded)$/

/** "5 bands: 5 to 25 kilos", "6 pieces: chef / bread / peeler" */
function countedList(label: string, parts: readonly string[]): Piece | undefined {
  const [, count = '', kind = ''] = /^(\d+) (\p{L}+(?: \p{L}+)?)$/u.exec(label) ?? []
  const thing = kind.replace(/ set$/, '')
  if (count === '') return undefined
  if (/^\d[\d.]* to \d[\d.]* \p{L}+$/u.test(parts[0] ?? ''))
    return {
      sort: 'thing',
      text: `${count} ${plural(thing)}${/ (?:hz|k|k?pa|pascals|rpm)$/i.test(parts[0] ?? '') ? '' : `, from ${parts[0]}`}`,
    }
  if (parts.some((part) => part.includes('#'))) return formOf(`${count} ${plural(thing)}`, BARE)
  const items = parts.map((part) => part.replace(/ \d[\d.]* ?(?:centimeters|inches)$/, ''))
  const isThing = (item: string) =>
    /^(?:\d+ ?x? ?)?(?:\p{L}+ ?){1,2}$/u.test(item) && isKnown(item) && !isAdjective(item.split(' ').at(-1) ?? '')
  if (items.length < 2 || !items.every(isThing)) return undefined
  const areCounted = items.some((item) => /^\d/.test(item))
  const named = items.map((item, at) =>
    areCounted
      ? counted(item)
      : at === items.length - 1 && isCounted(item) && !/^(?:mode|scent|sound)/.test(thing)
        ? withArticle(item)
        : item,
  )
  if (areCounted && named.length > MAX_SHOWN)
    return { sort: 'get', text: `${count} ${plural(thing)}, with ${joined(named.slice(0, MAX_SHOWN))}` }
  const what = areCounted || thing !== 'pieces' ? ` ${plural(thing)}` : ''
  return { sort: 'get', text: `${count}${what}: ${joined(named)}` }
}
const BARE: Product = { noun: '', isPlural: false, form: 'thing' }

function pieceOf(part: string, label: string, product: Product, isNet: boolean, isOnList: boolean): Piece | undefined {
  const isBox = /^(?:(?:full )?sets?|pack|incl|contents|free|in the box|what)/.test(label)
  const bare = part
    .replace(/^(?:incl(?:udes?|uding|uded|\.)?|free|comes? with|with) (?=\p{L}|\d)/iu, '')
    .replace(/ incl(?:uded|\.)?$/, '')
    .replace(/(?<=\p{L})(?<! size) (?:\d[\d.]* ?x ?\d.*|\d+-page)$/u, '')
    .replace(/^(.*\p{L}{2}) ?[x*] ?(\d+)$/u, '$2 $1')
    .replace(/^(\d[\d.]*) (inch|centimeter|meter|millimeter)(?:e?s)? (?=\p{L}+ \p{L}+$)/u, '$1-$2 ')
    .replace(/^(\d+) (pattern|mode|speed|level|way|layer|stage|step|tier) (?=\p{L}+(?: \p{L}+)?$)(?!.*s$)/u, '$1-$2 ')
  const headline = headlineSentence(bare, product)
  if (headline !== undefined) return { sort: 'clause', text: headline }
  const early = / size \d/.test(bare) ? formOf(bare, product) : undefined
  if (early) return early
  if (POWER.test(product.noun) && /milliamp/.test(bare))
    return { sort: 'thing', text: bare.replace(/^capacity |-hours?.*$/g, '').replace(' milliamp', ' mAh') }
  if (
    NEVER.test(bare) ||
    SPECS.test(bare) ||
    /^(?:box|size) \d/.test(part) ||
    claimInWording(bare) !== undefined ||
    !isKnown(bare, product.title, isEaten(product))
  )
    return undefined
  const isGiven = isBox || /\bincl(?:uded|\.)?$|^(?:incl|free|comes? with)/.test(part)
  const thing = thingOf(bare, product)
  if (isGiven) {
    const several = isPluralWord(bare) && isListedNoun(singular(bare)) ? bare : undefined
    const free =
      part.startsWith('free ') && thing?.startsWith('a')
        ? withArticle(`free ${bare.replace(/^1 /, '')}`)
        : (thing ?? several)
    return free === undefined ? undefined : { sort: 'get', text: free }
  }
  if (label === 'use' || label === 'usage')
    return { sort: 'use', text: formOf(bare, product)?.text ?? bare.replace(/ am ?\/ ?pm$/i, ' morning and night') }
  const form = formOf(bare, product)
  if (form) return isNet && form.sort === 'measure' ? undefined : form
  if (isOnList || DONE.test(bare)) return undefined
  const spoken = spokenLabel(bare, product)
  if (spoken !== undefined) return { sort: 'clause', text: spoken }
  // "removes chlorine"
  const [, act = '', rest = ''] = /^(\p{Ll}+s) (\p{Ll}.+)$/u.exec(bare) ?? []
  if (thirdVerb(act) === 'sure' && !isListedNoun(singular(act)) && isListedNoun(rest.split(' ').at(-1) ?? ''))
    return { sort: 'clause', text: `{they} {${pluralVerb(act)}} ${rest}` }
  const quality = qualityOf(bare)
  if (quality !== undefined) return { sort: 'quality', text: quality }
  const isOf = /^materials?|^fabric/.test(label)
  const isMaterial = MATERIAL.test(bare.replace(/ \S*\d\S*$/, ''))
  if (isMaterial && !/^\d+ (?!percent)/.test(bare.replace(/^\d{3}\p{L}? (?=stainless)/iu, '')))
    return {
      sort: 'of',
      text: bare
        .replace(/\S*\d\S* (?!percent)|\s\S*\d\S*$/g, (code) =>
          (/^\d+ $/.test(code) && bare.includes(' percent ')) || code.endsWith('-ply ') ? code : '',
        )
        .trim(),
    }
  return thing === undefined
    ? undefined
    : {
        sort: !isOf && GIVEN.test(bare) && !part.startsWith('with ') && !isEaten(product) ? 'get' : 'thing',
        text: thing,
      }
}

const POWER = /power ?bank|battery|charger/

function formOf(part: string, product: Product): Piece | undefined {
  for (const [pattern, sort, said] of COMPILED) {
    const found = pattern.exec(part)
    if (!found) continue
    const [, one = '', other = ''] = found
    if (said.startsWith('the $1 {is $1} $2') && !isState(one, other)) continue
    if (said.startsWith('the $2 {is $2}') && !isListedNoun(singular(other))) continue
    const isTaken = !one.endsWith('s') && isListedNoun(one) && thirdVerb(`${one}s`) !== 'sure' && !MEASURED.test(one)
    if (said.includes('{any ') && !isTaken) continue
    if (/weigh|\} \{hold/.test(said) && isEaten(product)) return undefined
    // A bottle comes in no bottle.
    const isSelf = said.includes('{a ') && /bottle|jar|tin|tube/.test(product.noun)
    if (isSelf) return undefined
    const text = part
      .replace(pattern, said)
      .replace(/\{(is|many|any|count|upper|a) ([^}]+)\}/gu, (_, form: string, word: string) =>
        form === 'is'
          ? isPluralWord(word)
            ? 'are'
            : 'is'
          : form === 'upper'
            ? word.toUpperCase()
            : form === 'a'
              ? withThings(withArticle(word))
              : form === 'count'
                ? counted(word)
                : form === 'any' && !isCounted(word)
                  ? word
                  : manyOf(word),
      )
      .replace(/\b(?:to|from) (\d[\d.,]*) to /, 'from $1 to ')
    return { sort, text }
  }
  return undefined
}
/** "magnets sealed", not "strong magnets" */
const isState = (thing: string, state: string) =>
  isListedNoun(singular(thing.split(' ').at(-1) ?? '')) && STATES.test(state)

const manyOf = (thing: string) => thing.replace(/\p{L}+$/u, (word) => (isPluralWord(word) ? word : plural(word)))
/** "2 ankle strap" is two straps. */
const counted = (text: string) => {
  const [, count = '', thing = ''] = /^(\d+) ?x? ?(.+)$/.exec(text) ?? []
  // "5 colors in 1 box"
  if (count !== '1' && / (?:in|per|with|for) /.test(thing)) return text
  return count === '' ? text : count === '1' ? withArticle(thing) : `${count} ${manyOf(thing)}`
}

/** With its count or its article; undefined where it is surely no thing. */
function thingOf(text: string, product: Product): string | undefined {
  if (
    text
      .replace(/^\d[\d.,]*(?: to \d[\d.,]*)?[ -]/, '')
      .split(' ')
      .every((word) => MEASURE.test(word))
  )
    return undefined
  const [, count = '', rest = text] = /^(\d+) (\p{L}.*)$/u.exec(text) ?? []
  if (MEASURE.test(rest.split(' ')[0] ?? '') && count !== '') return rest.startsWith('percent ') ? text : undefined
  const words = rest.split(' ')
  const head = (rest.split(/ (?:with|of|for|in) /)[0] ?? '').split(' ').at(-1) ?? ''
  if (NO_HEAD.test(head) || /[±~]|^[+-]\d|^fits? |\b\p{L}\d$/iu.test(text)) return undefined
  const isNoun = isListedNoun(singular(head)) || isPluralWord(head) || TERMS.test(head)
  // "scrub small grain"
  const isMixed = words.some(
    (word, at) =>
      at > 0 &&
      isAdjective(word) &&
      !isListedNoun(word) &&
      isListedNoun(words[at - 1] ?? '') &&
      !isAdjective(words[at - 1] ?? ''),
  )
  if (isMixed || /\d\S*-\d|\d .*\d/.test(rest) || /^(?:free|proof|resistant|safe)$/.test(head)) return undefined
  if (count !== '') return isNoun && words.length <= MAX_THING ? counted(text) : undefined
  // "high waist 12 centimeters"
  const [, thing = '', size = '', unit = ''] =
    /^((?:[\p{L}-]+ ){0,2}\p{L}+) (\d[\d.,]*)[ -](\p{L}+?)s?$/u.exec(text) ?? []
  const sized = thing.split(' ').at(-1) ?? ''
  if (thing !== '')
    return isCounted(sized) &&
      isListedNoun(sized) &&
      !/^(?:weight|width|waist \d|height|length|depth|diameter|load|size)$/.test(sized) &&
      MEASURE.test(unit)
      ? withArticle(`${size}-${unit === 'inche' ? 'inch' : unit} ${thing}`)
      : undefined
  if (/ \d|^\d+ /.test(text)) return undefined
  const phrase = readNounPhrase(text)
  // "bond and seal"
  if (/^\p{L}+ and \p{L}+$/u.test(text) && phrase?.text !== text) return undefined
  // "front pocket and side mesh"
  const two = text.split(' and ').map((each) => (each.includes(' ') ? readNounPhrase(each) : undefined))
  if (two.length === 2 && two.every((each) => each?.tail === '')) return joined(two.map((each) => each?.text ?? ''))
  if (isEaten(product) && words.length > 2 && baseVerb(words[0] ?? '') === 'sure') return undefined
  const isFood = isEaten(product) && !/^(?:base|bottle|cap|texture|dropper|jar|pump|tube|bag|box)$/.test(head)
  if (phrase && phrase.tail === '' && (words.length > 1 || GIVEN.test(text) || isEaten(product)))
    return isFood || UNCOUNTED.test(phrase.bare)
      ? phrase.bare
      : /^\S+-hand /.test(text)
        ? withArticle(text)
        : phrase.text
  const isPlain =
    words.length <= MAX_THING && words.every((word) => /^\p{L}[\p{L}\d-]+$/u.test(word) && !isFunctionWord(word))
  return isPlain && isNoun && (words.length > 1 || isEaten(product) || GIVEN.test(text))
    ? isCounted(head) && !isFood
      ? withArticle(text)
      : text
    : undefined
}
const MEASURE =
  /^(?:(?:centi|milli)?met(?:er|re)s?|inch(?:es?)?|feet|foot|kilos?|(?:milli)?grams?|pounds?|(?:fluid|ounces?)|(?:milli)?liters?|degrees?|percent|watts?|hours?|minutes?|seconds?|days|weeks|months|years)$/
/** "use sunscreen", "pick any design" */
const DONE = /^(?:apply|avoid|choose|follow|keep|pick|rinse|shake|store|take|use|wash|wear)\b(?! (?:bag|case)\b)/
const NO_HEAD =
  /^(?:dose|serving|wear|inside|outside|each|only|side|space|coordination|type|big|large|medium|short|small|tall)$/
const MAX_THING = 4
const UNCOUNTED =
  /(?:^| )(?:charcoal|chloride|dye|glycinate|latex|oxide|(?:sebum|oil) control|protection|\p{L}+(?:ation|ility|ness))$/u

function qualityOf(text: string): string | undefined {
  const [, no = ''] = /^no (.+)$/.exec(text) ?? []
  if (no !== '') return no.split(' ').length <= MAX_THING ? text : undefined
  if (/^(?:anti|non|self)[ -]\p{L}+$/u.test(text)) return text.replace(' ', '-')
  const compound = /^((?:\p{L}+ )?\p{L}+?)[ -]?(proof|resistant|free|safe|protected|way stretch)$/u.exec(text)
  if (compound)
    return /^(?:waterproof|shockproof|dustproof|foolproof)$/.test(text)
      ? text
      : `${(compound[1] ?? '').replace(/^(?:bpa|uv)$/i, (word) => word.toUpperCase())}-${compound[2] ?? ''}`
  if (/^(?:heat|water)[ -]resistant (?:from|up to) /.test(text)) return text.replace(' resistant', '-resistant')
  if (/^made in \p{L}+/u.test(text))
    return withThePlace(
      text
        .replace(/(?<=in )(?=(?:uk|us|usa|uae)$)/i, 'the ')
        .replace(
          /\p{L}+$/u,
          (place) => PROPER.get(place.toLowerCase()) ?? (place.length < 4 ? place.toUpperCase() : upperFirst(place)),
        ),
    )
  if (
    /^up to \d(?!.*\b(?:days?|h|hours?|hrs?|minutes?|weeks?)\b)|^ultra-thin at |^\d[\d.]* millimeters (?:thin|thick)$|^(?:food|medical)-grade$/.test(
      text,
    )
  )
    return text
  const words = text.split(' ')
  const last = words.at(-1) ?? ''
  // "projection strong"
  if (/ (?:big|heavy|high|large|long|low|soft|strong|thick|thin|wide)$/.test(text) && !isAdjective(words[0] ?? ''))
    return undefined
  return words.length <= 2 &&
    !(words.length === 2 && isPluralWord(words[0] ?? '') && isListedNoun(singular(words[0] ?? ''))) &&
    !/^\d|^remote$/.test(text) &&
    (words.length === 1 || !isListedNoun(last)) &&
    (isAdjective(last) || isParticiple(last) || /^(?:vegan|halal|unbleached|hypoallergenic)$/.test(last)) &&
    !isPluralWord(last)
    ? text.replace(/^ultra /, 'ultra-')
    : undefined
}

/** Whether a listener knows its words: an English line, and terms that are read out. */
const isKnown = (text: string, title = '', isFood = false) =>
  !/[¿-\uffff]/.test(text.replace(/[–’“”″]/g, '')) &&
  (text.match(/(?<![\p{L}\d-])\p{L}{3,}(?![\d])/gu) ?? []).every((word) => {
    const lower = word.toLowerCase()
    return (
      isEnglishWord(lower) ||
      isFunctionWord(lower) ||
      isListedNoun(singular(lower)) ||
      TERMS.test(lower) ||
      /(?:proof|able)$/.test(lower) ||
      /^\p{Lu}\p{Ll}/u.test(word) ||
      (isFood && new RegExp(`\\b${lower}\\b`, 'i').test(title))
    )
  })

/** "6 blades" and "stainless steel" are six stainless steel blades. */
function merged(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((all, piece) => {
    const before = all.at(-1)
    if (
      piece.sort === 'of' &&
      before?.sort === 'thing' &&
      /^\d+ \p{L}+s$/u.test(before.text) &&
      !piece.text.includes(' percent ')
    )
      return [...all.slice(0, -1), { ...before, text: before.text.replace(' ', ` ${piece.text} `) }]
    // "roller 18 cm / ABS"
    if (piece.sort === 'of' && before?.sort === 'thing' && /^an? /.test(before.text) && all.length === 1)
      return [{ ...before, text: `${before.text} made of ${piece.text}` }]
    return [...all, piece]
  }, [])
}

const joined = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
const textsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text)

/** When and on what it is used; "pea size amount" is text. */
const USED = /^(?:\d|after|as|at|before|daily|every|for|in|morning|on|once|twice|when|with)\b/
/** Things, materials and qualities in a row are a list without a verb; what has a verb is a clause. */
function composed(pieces: readonly Piece[], label: string, product: Product): string | undefined {
  if (pieces.every(({ sort }) => sort === 'after')) return undefined
  if (label === 'use' || label === 'usage')
    return USED.test(pieces[0]?.text ?? '')
      ? `use ${/^\d/.test(pieces[0]?.text ?? '') ? '' : '{them} '}${textsOf(pieces).join(', ')}`
      : undefined
  const runs: Piece[][] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    const isClause = (one: Piece | undefined) => one?.sort === 'clause' || one?.sort === 'measure'
    const isGiven = (one: Piece | undefined) => one?.sort === 'get'
    const isApart = last?.every(({ sort }) => sort === 'quality') && isGiven(piece)
    if (last && !isApart && ((!isClause(piece) && !isClause(last[0])) || piece.sort === 'after')) last.push(piece)
    else runs.push([piece])
  }
  return runs.reduce((said, run, at) => {
    if (at === 0) return runs.length > 1 && run.length === 1 ? clauseOf(run, product) : listOf(run, product)
    // At most two clauses in one sentence.
    const isJoined = said.split('. ').at(-1)?.includes(', ') !== true
    const [, need] = /^you don't need (\p{L}+)$/u.exec(run[0]?.text ?? '') ?? []
    if (need !== undefined && run.length === 1 && /\bno \p{L}+$/u.test(said)) return `${said}, no ${need}`
    if (run[0]?.sort === 'quality' && run[0].text.startsWith('no ')) return `${said}, ${clauseOf(run, product)}`
    const more =
      said.startsWith('the ') && run[0]?.sort === 'thing'
        ? `${/^an? /.test(run[0].text) ? "there's" : 'there are'} ${joined(textsOf(run))}`
        : clauseOf(run, product)
    return isJoined ? `${said}, and ${more}` : `${said}. ${clauseOf(run, product)}`
  }, '')
}

/** As a sentence of its own. */
function listOf(run: readonly Piece[], product: Product): string {
  const texts = textsOf(run)
  const [first] = run
  const areThings = run.every(({ sort }) => sort === 'thing')
  const isSaid = first?.sort === 'clause' || first?.sort === 'measure'
  const isPlain = run.every(({ text }) => !/^\d|\b(?:bottle|dropper|cap)$/.test(text))
  if (!isSaid && areThings && isEaten(product) && run.length > 1 && isPlain) return `made with ${joined(texts)}`
  if (first?.sort === 'of') {
    const rest = run.filter(({ sort }) => sort !== 'of')
    const made = `made of ${joined(textsOf(run.filter(({ sort }) => sort === 'of')))}`
    if (rest.every(({ sort }) => sort === 'quality')) {
      const lacks = textsOf(rest).filter((text) => text.startsWith('no '))
      const has = textsOf(rest).filter((text) => !lacks.includes(text))
      const front = has.length > 0 ? `${joined(has)}${has.length > 1 ? ',' : ''} and ` : ''
      return `{they're} ${front}${made}${lacks.length > 0 ? `, with ${joined(lacks)}` : ''}`
    }
    return rest.every(({ sort }) => sort === 'thing')
      ? `{they're} ${made}, with ${joined(textsOf(rest))}`
      : [`{they're} ${made}`, ...textsOf(rest)].join(', ')
  }
  const qualities = textsOf(run.filter(({ sort }) => sort === 'quality'))
  if (qualities.length > 0 && run.at(-1)?.sort === 'of' && !qualities.some((text) => text.startsWith('no ')))
    return `{they're} ${joined(qualities)}, and made of ${joined(textsOf(run.filter(({ sort }) => sort === 'of')))}`
  if (areThings && !texts.every(isPart)) {
    if (run.length > 1) return joined(texts)
    if (/^\d+ (?!pairs|pieces$|percent|ingredients|(?:centi|milli)?meter|inch|hour|watt)/.test(texts[0] ?? ''))
      return `you get ${texts[0] ?? ''}`
  }
  const isGiven = run.every(({ sort }) => /^(?:get|thing)$/.test(sort))
  const isQuality = run.every(({ sort }) => sort === 'quality')
  return run.length === 1 || isGiven || isQuality ? clauseOf(run, product) : texts.join(', ')
}

const isPart = (text: string) => PART_OF.test(text) || /\b(?:speeds|modes|levels|settings)$/.test(text)

/** With a subject and a verb. */
function clauseOf(run: readonly Piece[], product: Product): string {
  const [first] = run
  const texts = textsOf(run)
  const isGiven = run.some(({ sort }) => sort === 'get') || /^\d+ (?:pairs|pieces)$/.test(texts[0] ?? '')
  if (first?.sort === 'get' || (first?.sort === 'thing' && isGiven)) return `you get ${joined(texts)}`
  if (first?.sort === 'thing') return `{they} {have} ${isEaten(product) ? texts.join(', ') : joined(texts)}`
  if (first?.sort === 'of') return `{they're} made of ${joined(texts)}`
  if (first?.sort !== 'quality' || /^no |^\d/.test(first.text)) return texts.join(', ')
  const lacks = texts.filter((text) => text.startsWith('no '))
  const has = joined(texts.filter((text) => !lacks.includes(text)))
  if (lacks.length > 0) return `{they're} ${has}, with ${joined(lacks)}`
  return first.text.startsWith('sizes') ? `{they} {come} in ${joined(texts)}` : `{they're} ${joined(texts)}`
}

const UNIT =
  /^(?:centimeter|meter|millimeter|inch|kilo|gram|pound|ounce|liter|milliliter|milligram|degree|percent|watt|quart|gallon|RPM|cm|mm|to\b|feet|foot|gigabyte)/
/** "2 handles" is two handles, measures stay figures. */
const spelledCounts = (text: string) =>
  text
    .replace(/\b(\d) to (\d)(?= (?:times|drops)\b)/g, (_, from: string, to: string) =>
      [from, to].map((digit) => spellNumber(Number(digit)).join('-')).join(' to '),
    )
    .replace(
      /(?<![\p{L}\d.,/-])(?<!\b(?:to|from|sizes) )(\d)(?=( to \d+)? (\p{L}+)|:)/gu,
      (digits: string, _: string, range: string | undefined, next = '') =>
        UNIT.test(next) || range !== undefined ? digits : spellNumber(Number(digits)).join('-'),
    )

const AMOUNT = String.raw`(\d[\d.,]*(?: to \d[\d.,]*)?[ -](?:centimeter|meter|inch|kilo|gram|pound|ounce|liter|milliliter|degree|quart|ton|gigabyte|gallon|feet|foot)e?s?)`
const TIME = String.raw`((?:up to )?\d[\d.]*(?: to \d+)?[ -](?:hour|minute|second|day|week|month)s?)`
const VESSEL = '(bottle|bowl|box|container|cup|jar|jug|mug|pot|reservoir|tank|tray|basket|bag)'
const FORMS: readonly (readonly [string, Sort, string])[] = [
  [
    '(?:usb )?(type-c|usb-c|micro usb)(?: (?:port|charging|rechargeable|cable charging))?',
    'clause',
    '{they} {charge} by $1',
  ],
  [
    `(?:in )?${TIME} (?:for )?(?:a )?full charge|(?:charging time|full charge) ${TIME}`,
    'after',
    '$1$2 for a full charge',
  ],
  [`${TIME} (?:runtime|run time|continuous|working time)`, 'clause', '{they} {run} for $1'],
  [String.raw`(\d+)[- ](hour|minute)s? charg(?:e|ing)(?: time)?`, 'clause', '{they} {charge} in {count $1 $2}'],
  [
    String.raw`(\d[\d.]*)[ -](\p{L}+?)s? ((?:glass |spray |pump |dropper )?(?:bottle|jar|tube|tin)(?: with .+)?)`,
    'clause',
    '{they} {come} in {a $1-$2 $3}',
  ],
  ['(dropper|pipette|pump) glass (bottle|jar)', 'clause', '{they} {come} in {a glass $2} with {a $1}'],
  ['(glass (?:bottle|jar))', 'clause', '{they} {come} in {a $1}'],
  [String.raw`${AMOUNT} (?:\p{L}+ ){0,2}?${VESSEL}`, 'clause', 'the $2 holds $1'],
  [String.raw`(?:\p{L}+ ){0,3}?${VESSEL} ${AMOUNT}`, 'clause', 'the $1 holds $2'],
  [`(?:capacity|volume) ${AMOUNT}|${AMOUNT} capacity`, 'clause', '{they} {hold} $1$2'],
  [String.raw`capacity (\d+(?: to \d+)? pairs)`, 'clause', '{they} {hold} $1'],
  [String.raw`(\p{L}+) size (\d[\d.]*) ?x ?(\d[\d.]*) (\p{L}+)`, 'measure', 'each $1 is $2 by $3 $4'],
  [String.raw`vitamin (\p{L}\d*)`, 'thing', 'vitamin {upper $1}'],
  [String.raw`(bluetooth [\d.]+)`, 'thing', '$1'],
  [String.raw`(water|oil|stain)[- ]repellent`, 'quality', '$1-repellent'],
  [String.raw`(water|sweat)[- ]resistant (?:for )?(\d+ minutes)`, 'quality', '$1-resistant for $2'],
  [String.raw`(?:qi\d? )?(\d+) watts wireless(?: charging)?`, 'thing', '$1-watt wireless charging'],
  [String.raw`(?:usb-c )?(?:pd )?(\d+) watts wired`, 'thing', '$1 watts by cable'],
  [String.raw`((?:\p{L}+ ){1,3}(?:stand|arm|handle|head|hinge)) \d+ to \d+ degrees`, 'thing', '{a $1}'],
  [String.raw`wireless (?:charging )?(\d+) watts`, 'thing', '$1-watt wireless charging'],
  [`weight of set ${AMOUNT}`, 'measure', 'the set weighs $1'],
  [String.raw`(?:weight )?(?!2\.4 gram)(\d[\d.,]* (?:kilo|gram|pound|ounce)s?)`, 'measure', '{they} {weigh} $1'],
  ['(?:strong )?holds? (up to .+|\\d[\\d.]* (?:kilos?|pounds))', 'clause', '{they} {hold} $1'],
  [`(?:max(?:imum)? )?(?:load|weight capacity)(?: (?:up to|max))? ${AMOUNT}`, 'clause', '{they} {hold} up to $1'],
  [
    String.raw`max(?:imum)? (\p{L}+) (?:length|diameter|width|size|thickness) ${AMOUNT}`,
    'clause',
    '{they} {take} {many $1} up to $2',
  ],
  [String.raw`(\p{L}+) up to ${AMOUNT}`, 'clause', '{they} {take} {any $1} up to $2'],
  [String.raw`fits? (?!pet )(\p{L}{3,}) ${AMOUNT}`, 'clause', '{they} {fit} {many $1} from $2'],
  [String.raw`fits? (\d[\d.]* to \d[\d.]* \p{L}+)`, 'clause', '{they} {fit} $1'],
  [String.raw`fits? (\d+ percent) (?:of )?((?:\p{L}+ )?\p{L}+)`, 'clause', '{they} {fit} $1 of {many $2}'],
  [String.raw`(\p{L}+) (extends|adjusts|folds|opens) (?:to )?${AMOUNT}`, 'clause', 'the $1 $2 to $3'],
  [
    String.raw`(?:adjusts|extends) (?:from )?(\d[\d.]*)(?: \p{L}+)? to (\d[\d.]* \p{L}+)`,
    'clause',
    '{they} {extend} from $1 to $2',
  ],
  [String.raw`length ${AMOUNT}`, 'measure', "{they're} $1 long"],
  [
    String.raw`(?:fully )?wash(?:able)? (?:at )?(\d+ degrees)|(\d+ degrees) wash`,
    'clause',
    'you can wash {them} at $1$2',
  ],
  [String.raw`machine[- ]wash(?:able)? (?:at )?(\d+ degrees)`, 'clause', 'you can machine-wash {them} at $1'],
  ['machine[- ]wash(?:able)?', 'clause', 'you can machine-wash {them}'],
  [`high (waist|neck|collar) ${AMOUNT}`, 'clause', 'the $1 is $2 high'],
  [`min(?:imum)? (\\p{L}+) size ${AMOUNT}`, 'measure', 'the minimum $1 size is $2'],
  ['(\\d+ (?:colou?r|shade|scent|flavou?r)s?)', 'clause', '{they} {come} in {many $1}'],
  [String.raw`(\d[\d.,]* \p{L}+) (?:of )?((?:\p{L}+ )?(?:force|pressure|suction|torque))`, 'thing', '$1 of $2'],
  [String.raw`(force|power|pressure|suction|torque) (\d[\d.,]* \p{L}+)`, 'thing', '$2 of $1'],
  [
    String.raw`(\d[\d.,]* milligrams) (?:of )?(\D+) per (serv(?:e|ing)|capsule|tablet|gummy)`,
    'thing',
    '$1 of $2 in each $3',
  ],
  [String.raw`(\D+) (\d[\d.,]* milligrams) per (serv(?:e|ing)|capsule|tablet|gummy)`, 'thing', '$2 of $1 in each $3'],
  [String.raw`(\p{L}+(?: \p{L}+)?) (\d+ percent)`, 'thing', '$2 $1'],
  [String.raw`(?:ipx?\d+ )?((?:water|sweat|splash|dust)-?proof|(?:water|sweat|splash)-resistant)`, 'quality', '$1'],
  [String.raw`(?:ipx?\d+ )?(\p{L}+-?proof|\p{L}+-resistant) (\p{L}+)`, 'clause', 'the $2 {is $2} $1'],
  [String.raw`((?:\p{L}+ )?\p{L}+) (?:fully )?(\p{L}+)`, 'clause', 'the $1 {is $1} $2'],
  [String.raw`(\d+)[- ]days? supply`, 'after', "that's $1 days"],
  [
    String.raw`(?:warranty (\d+) (year|month)s?|(\d+)[ -](year|month)s?(?: \p{L}+)? warranty)`,
    'measure',
    'you get a $1$3-$2$4 warranty',
  ],
  [String.raw`sizes? (\d+ to \d+(?: \p{L}+s)?)`, 'quality', 'sizes from $1'],
  [String.raw`(\d+) ?(?:to|-) ?(\d+) ?(?:x|times) (?:per|a) (day|week)`, 'quality', '$1 to $2 times a $3'],
  [String.raw`pm only`, 'quality', 'at night only'],
  [String.raw`spf next day`, 'quality', 'SPF the next day'],
  [String.raw`((?:up to )?\d+) (\p{L}+s) (?:per|a) charge`, 'clause', 'you get $1 $2 a charge'],
  [String.raw`(\d+) pairs?(?: (?:per|in a) \p{L}+)?`, 'thing', '$1 pairs'],
  [String.raw`(\d+) (?:count|pieces)(?: (?:per|in a) \p{L}+)?`, 'thing', '$1 pieces'],
]
const COMPILED = FORMS.map(([form, sort, said]) => [new RegExp(`^(?:${form})$`, 'iu'), sort, said] as const)

/** Certificates, registers, terms of the sale, sizes of the package, care that is not done. */
const NEVER =
  /^(?:box|coating|lining|size|dimensions?|product size|note|model|part number|serial number|art|item|input|output|thickness|not|max \d|iron|wipe|vacuum) |^left\b|^ipx?\d+$|\p{L} ?%|\b(?:fast|free|quick) cargo\b|\b(?:ansi|aust l|astm|bis|bpom|brcgs|ce|certif\p{L}*|cgmp|cod|cpc|cpsia|delivery|dermatolog\p{L}*|educational|en ?\d[\d-]*|exchange|exp|facility|fcc|fda|gifts?|gmp|haccp|hsd|iso ?\d*|ifs|kebs|kkm|lfgb|lic|listed|multifunction(?:al)?|net|notified|oeko|patch test|premium|pse|quality|reach|refunds?|returns?|rohs|sgs|shelf life|shipping|ships?|sirim|sni|stock|tested|t[uü]v|upgraded|volts?|dpi|watts?-hours?)\b|n\.w\.|\b(?:black|cream|gr[ae]y|white) mat$|^do not |^(?:hang|line|tumble) dry|^no (?:dryer|iron|bleach)$|milliamp|(?<!\d)\d{1,2} percent (?:cotton|elastane|nylon|polyamide|polyester|spandex|viscose)|^(?:cotton|elastane|nylon|polyamide|polyester|spandex|viscose) \d+ percent$|\d ?x ?\d|\d{3,}[a-z]|#/iu
/** Codes, names of parts that few know, what a motor is made of. */
const SPECS =
  /\b(?:brushless|cr-v|chips?(?:ets?)?|concentration|cycles|hz|polling|rpm|smd|transducers?|ultrasonic(?:ally)?[- ](?:seal|weld)(?:ed|ing))\b|\bpure copper\b|\p{L}\/\p{L}|(?<![\p{L}\d])(?:n\d\d|\d[\d.]* ?(?:hp|n))(?![\p{L}\d])|-based$/iu
const MATERIAL =
  /(?:^|[ -])(?:abs|alloy|alumini?um|bamboo|beech|birch|brass|ceramic|copper|canvas|cork|cotton|fib(?:er|re)|glass|hemp|jade|latex|leather|linen|maple|marble|neoprene|nylon|oak|parchment|pine|pc|plastic|polyester|polypropylene|pp|rubber|satin|silicone|silk|steel|stone|titanium|tpu|tritan|velvet|walnut|wood|wool)$/i
/** What lies beside the product. */
const GIVEN =
  /\b(?:adapter|anchor|bag|bib|booklet|box|brush|cable|cap|case|charger|cloth|cover|extender|guide|handle|manual|needle|plate|pouch|remote|screw|stick|strap|straw|wipe)s?$/
/** No words of the lists, and said all the same. */
const TERMS =
  /^(?:(?:centi|milli)?meters?|(?:milli)?liters?|minus|abs|alloy|amber|argan|asiatica|balm|ferulic|pascals|scissors|sul(?:f|ph)ates?|bpa|caps|centella|chef|cruelty|elastane|fillers|ferrite|gelatin|glycinate|gluten|gmo|grams?|kilos?|gummies|hyaluronic|incl|jojoba|max|mic|mics|non|paraben|parabens|paring|pipette|pca|uae|pcs|pectin|per|pp|raspberry|reactive|repellent|rpm|sebum|sls|sles|silicone|soy|spf|tamarind|thickness|tpu|translucent|tritan|ultra|ultrasonic|usb|uv|watts|zinc|bluetooth|type-c|led|n\d+)$/i

const LABELS =
  /^(materials?|fabric|colou?rs?(?: available)?|scents?|flavou?rs?|(?:full )?sets?|pack(?:age)?(?: contents?| includes?)?|incl(?:udes?)?|contents?|free(?: gifts?)?|in the box|what you get|use|usage)$/

/** Without shouting and capitals of headlines; names, places and abbreviations keep theirs. */
function plain(part: string): string {
  const words = part.match(/\p{L}{4,}/gu) ?? []
  const isHeadline = words.every((word) => /^\p{Lu}/u.test(word))
  const isShouted = !/\p{Ll}{2}/u.test(part)
  return part
    .replace(/(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu, (word, at: number) => {
      const name = upperFirst(word.toLowerCase())
      if (isNamed(name)) return name
      // "IS 9873" is a standard.
      if (word === 'IS' && /^ ?\d{3}/.test(part.slice(at + 2))) return word
      if (isWord(word) && !KEPT.test(word)) return word.toLowerCase()
      if (word.length < MIN_SHOUTED || !isShouted || calmed(word) === word || NEVER.test(word)) return word
      // "POLYPROPYLENE", "FROM PEKALONGAN": too long for letters that are read one by one.
      const isName = PROPER.has(word.toLowerCase()) || /\b(?:in|from|of|by) $/iu.test(part.slice(0, at))
      return isName ? upperFirst(word.toLowerCase()) : word.toLowerCase()
    })
    .replace(/(?<=[\s-])\p{Lu}\p{Ll}+(?!\p{L})/gu, (word, at: number) => {
      const isPlace =
        /\b(?:in|from|of|by) (?:\p{Lu}\p{L}+, )?$/iu.test(part.slice(0, at)) || PROPER.has(word.toLowerCase())
      return isWord(word) || (isHeadline && !isPlace) ? word.toLowerCase() : word
    })
}
const MIN_SHOUTED = 4
const isWord = (word: string) => {
  const lower = word.toLowerCase()
  return (
    !PROPER.has(lower) &&
    !isNamed(upperFirst(lower)) &&
    (isFunctionWord(lower) ||
      isEnglishWord(lower) ||
      isListedNoun(lower) ||
      /^(?:eco|pre|pro|max|pcs|anti|multi|non|other|ultra)$/.test(lower))
  )
}
const KEPT = /^(?:US|UV|LED|PC|TV|ID|AC|AM|PM|OK|USB)$/

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
    !/^(?:It's|They're) [\d.,]+$|\d\p{Lu}|\p{L}\d|\dx |\ban? [\p{L}-]+ \d|\bmilliamp|\brpm\b|\bsizes?\b.* [SML]\b|\bfabric\.$|\bresists? \d|\bultrasonic(?:ally)?[- ]weld/u.test(
      text,
    ) &&
    (!isRange(typed) || /^You (?:get|use it) \d/.test(text)) &&
    !/^(?:It|They) ha(?:s|ve) (?:[\p{L}-]+ ){1,3}\d[\d.,]* /u.test(text) &&
    !/\b(?:meets|c?gmp|haccp|iso|fcc|listed|shipping|delivery|returns?|invoice|cargo|exchange|refund|gifts?|package|cod|cash|stock)\b/i.test(
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
  /\b(?:handle|comb|strap|lid|cap|base|face|stick|insole|buckle|blade|motor|pump|switch|button|pocket|hook|clip|wheel|leg|stand|screen|display|light|lamp|timer|alarm|remote|control|cable|charger|tank|cup|bottle|bag|case|pouch|box|cover|filter|brush|bristle|nozzle|hose|arm|mount|magnet|zipper|lock|window|drawer|shelf|tray|basket|bowl|plate|knob|sensor|speaker|fan|seal|gasket|lining|sole|heel|waistband|collar|sleeve|hood|belt|buckle|wick|jar|tin|dropper|spout|straw|mode|backing|padding|edge|corner|anchor|frame|rim|grip|holder|cushion|pad|suction|chamber|container|port|plug|net|rope|hinge|wire|guard|coupler|loop|microphone)s?$/i
const MAX_LISTED_WORDS = 12
