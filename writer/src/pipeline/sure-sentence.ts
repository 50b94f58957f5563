import { isMassNoun, lowerFirst, singular, thirdPerson } from '../language'
import {
  baseVerb,
  classesOf,
  fragmentCost,
  GRAMMAR_WORDS,
  isNoun,
  isAdjective,
  isAdverb,
  isEnglishWord,
  isGerund,
  isListedNoun,
  isParticiple,
  isPluralWord,
  productNoun,
  sentenceCost,
  thirdVerb,
  tokensOf,
} from '../reading'
import { isCounted } from './plain-features'
import { ENDS_CLAUSE, partClause } from './part-clause'
import { SURE_ACTS, SURELY_DOES } from './feature-words'
import { asCustomer } from './voice'

const MAX_COST = 2.1
const MAX_WORDS = 18

const HAVING =
  /^(?:It has|They have|You get|It comes with|They come with|It comes in|They come in|There's|There are|They use) (.+)$/
const BEING = /^(?:It's|They're|it's|they're) (.+)$/

/**
 * Whether a sentence made of a typed feature is surely good English: each of its words can hardly be another part of speech than the one it was read as.
 * `typed` is the feature in words that can be said.
 */
export function isSureSentence(said: string, typed: string, { isService = false, isFood = false } = {}): boolean {
  const text = said.replace(/\.$/, '')
  if (said === clauseOfPeople(typed)) return !MUDDLED.test(text)
  if (isOrder(typed)) return tokensOf(text).length <= MAX_WORDS && !UNSPOKEN.test(text)
  if (tokensOf(text).length > MAX_WORDS || sentenceCost(said) > MAX_COST || UNSPOKEN.test(text)) return false
  if (isMisread(tokensOf(text))) return false
  if (!articlesFit(text, typed) || lacksArticle(tokensOf(text)) || MUDDLED.test(text)) return false
  if (isService && OF_THINGS.test(text) && !/^(?:they|we)\b/i.test(typed)) return false
  const [first = '', ...others] = text.split(/, (?:and|so|but) (?=(?:it|they|you|the|there|your)\b)/)
  return (
    isSureClause(first, typed, isFood) &&
    others.every(
      (clause) =>
        (clause.startsWith('you can ') && sentenceCost(`${upper(clause)}.`) < 0.8) ||
        isSureClause(upper(clause), clause, isFood),
    )
  )
}

/** How a product is used or cared for, as a buyer is told: "Shake it, it separates." It is said as it was typed. */
export const isOrder = (typed: string): boolean =>
  /^(?:shake|test|soak|rinse) (?:it|them|well|before|a|the|first|with)\b(?=.* \p{L})|^(?:load|fill|add) [^,]+, \p{L}+ |^(?:don'?t|do not|please don'?t|please) \p{L}+ /iu.test(
    typed,
  )

/** A clause about the people behind it or about the buyer, as it was typed: "We text you when we leave." Undefined for anything else. */
export const clauseOfPeople = (typed: string): string | undefined =>
  /^(?:we|you|they|i) (?!\p{L}+(?:ing|ed) )\p{L}+ \p{L}/iu.test(typed) &&
  tokensOf(typed).length <= MAX_WORDS &&
  !UNSPOKEN.test(typed) &&
  !/[^\p{L}\d ,.'’$%-]| (?:to|of|with|and|or|in|on|at|for|the|an?)$/u.test(typed)
    ? `${upper(asCustomer(typed.replace(/[.!]+$/, '')))}.`
    : undefined

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What "they" of a service, its people, neither are nor do. */
const OF_THINGS =
  /^They're (?!(?:fully |all )?(?:background|licensed|insured|bonded|certified|trained|vetted|family|locally|local|open|available|on time|friendly|based|booked|registered|[a-z]+-owned|run by|mobile)\b)|^They (?!(?:come|show|send|bring|clean|do|answer|reply|text|call|pick|handle|file|travel|cover|take|offer|speak|teach|respond|use|work|drive|move|pack|fix|install|wash|mow|walk|feed|groom|price|haul|match|keep|check|meet|help|build|write|deliver|drop|set|give|catch|follow|email|message|notify|never|don't|won't|can|will)\b)/

/** "from phone", "with dipper": a counted noun alone behind a preposition. */
const lacksArticle = (words: readonly string[]) =>
  words.some(
    (word, at) =>
      /^(?:with|from|on|in|into|to|for|under|of|like|without|at|behind|inside|through)$/.test(words[at - 1] ?? '') &&
      isCounted(word) &&
      !NEVER_COUNTED.test(word) &&
      !(words[at - 1] === 'to' && baseVerb(word)) &&
      (at === words.length - 1 || BREAK.test(words[at + 1] ?? '') || words[at + 1] === ','),
  )

/** Lists and articles that do not go together. */
const MUDDLED =
  /^(?:It's|They're|It has|They have) percent\b|^(?:It has|They have|There are|There's|You get) [^,]+ and [^,]+, and |\byour [a-z]+ (?:and|or) an? |\ban? [a-z]+ or (?:the|an?) |milliamp|^(?:It has|They have|You get|There are) [a-z]+ to \d|^It's one for .* one |^(?:It's|They're) [a-z]+, [a-z]+,? or |^They move (?:in|out)|^You get .* too$|\bplugs? in [A-Z]|^You can (?!(?:cut|wash|clean|open|carry|use|lift|hold|wear|move|install|mount|adjust|control|fill|share|sync|edit|fold|pair|machine-wash|hand-wash) )[a-z]+ (?:it|them) with |\ba mid |\bup to [a-z]+s$|^(?:We|They) have (?:two|three|four|\d) (?:kids|dogs|cats|huskies|boys|girls)\b|^(?:It has|They have) one hand$|^It's \d[\d.]*-[a-z]+ (?!long|wide|tall|deep|thick|high)|-to-|\b\d years old [a-z]+s\b|^(?:It|They) (?!(?:holds?|weighs?|fits?|supports?|adds?|uses?|needs?|draws?|gives?) )[a-z]+ (?:[a-z]+ )+(?<!\b(?:to|for|at|in|of|by|about|up|under|over|than|and|or|every|after|within|only|from|least|holds|a) )\d[\d.]* (?:watts|volts|ounces|pounds|inches|feet|grams|milliliters)$|\b(?:bring|with|has|have|uses?) own\b|, no problem$|^(?:It has|They have|There's) .*\b(?:every|each) \d|^(?:It has|They have|You get|There are) \d[\d.]* (?:hours|minutes|months|days|years) (?:for|to|each)\b|\bthings? I\b|\bthe same (?:day|night|week) [a-z]+s\b|\byour own [a-z]+,|^(?:It|They) (?:has|have) (?:your|my|our) |^(?:It has|They have) .*, and (?:it's|they're) |^(?:It has|They have) .*\b(?:days|weeks|months|hours|minutes)\b|\ba [a-z]+ \d+ to \d|^There are \d[\d.]* (?:days|weeks|months)|\ba pair, not |^There are \d[\d.]* (?:miles|hours|minutes|uses|loads)\b|^It's (?:fully )?(?:certified|licensed|insured|vaccinated|bonded|trained|background)|\bfor (?:nights|days|weekends|mornings) too$|^(?!(?:It's|They're|You get) )[^$]*\$/

/** Measures and notes that say little when they are spoken. */
const OF_PEOPLE =
  /\b(?:guys|movers|cleaners|people|crew|technicians|drivers|tutors|women|men|ladies|coach(?:es)?|teachers?|photographers?|painters|recruiter|lawyer|nurse|doctor|dietitian|therapist|accountant|stylist|chef|barber|vet|expert|pro|professional|trainer|designer|organizers|sitter|guide who)$/
const UNSPOKEN =
  /\d-\d|[()/+&]|\b\d{5,}\b|^(?:It's|They're) (?:\d[\d.]*|more than \d+|two|three|four|five) (?!by\b|percent\b|inch|feet|foot|pound|ounce|gram|GSM|PSI|milli|centi|meter|liter|gallon|quart|watt|volt|decibel|square|page|\d|years? old\b|to \d)/

function isSureClause(text: string, typed: string, isFood: boolean): boolean {
  if (/^The [a-z]+(?:, [a-z]+(?: [a-z]+)?)+,? and [a-z]+(?: [a-z]+)? are included$/.test(text)) return true
  const [head = '', ...tails] = text.split(', ')
  const isList = tails.length > 0 && / (?:and|or) |^(?:and|or|even) /.test(tails.at(-1) ?? '')
  if (!tails.every((tail) => isSureTail(tail) || (isList && isListItem(tail)))) return false
  const thing = HAVING.exec(head)?.[1]
  if (thing !== undefined)
    return (
      isSureThing(thing, isFood) &&
      (isFood || isKnownThing(thing)) &&
      !(/^(?:(?:It|They) (?:has|have|comes?)|There's) /.test(head) && OF_PEOPLE.test(head))
    )
  const state = BEING.exec(head)?.[1]
  if (state !== undefined) return isSureState(state)
  const [first = '', second = ''] = tokensOf(head)
  if (/^(?:It|They)$/.test(first)) return isSureAct(head, second, typed)
  if (
    /^You can [a-z]+ (?:an?|the) /.test(head) &&
    !/^[a-z]+ (?:an?|the) /.test(typed) &&
    !SURE_ACTS.test(tokensOf(head)[2] ?? '')
  )
    return false
  if (/^You can [a-z]+ (?:it|them) (?:in|within|by|at|before|after) \d/.test(head)) return false
  if (/^You can [a-z]+ (?:it|them) (?:up|off|out|down|on|in) (?:on|with|to|in|for|from|at)\b/.test(head)) return false
  if (first === 'You') return second === 'can' ? isSureOrder(tokensOf(head)[2] ?? '', tokensOf(head)[3] ?? '') : true
  if (/^(?:No|Zero)$/.test(first)) return tokensOf(head).length <= 6
  const [, what, , how] = /^(.+?) (is|are) ((?:not )?.+)$/.exec(head) ?? []
  if (what !== undefined && how !== undefined)
    return (
      !/ (?:they|you|it|that) /.test(what) &&
      // "park in back free"
      (/ (?:is|are) /.test(` ${typed} `) ||
        !/ (?:in|on|at|for|with|of|to|by|under) /.test(what) ||
        how.startsWith('included')) &&
      // "IP68 waterproof", "99.9 percent caffeine free"
      !(/^(?:The )?[A-Z\d][A-Z\d.]*(?: percent)?$/.test(what) && !/ (?:is|are) /.test(typed)) &&
      (/ (?:is|are) /.test(` ${typed} `) || isPlainState(what.split(' ').at(-1) ?? '', how)) &&
      // "bees live on our farm"
      (/ (?:is|are) /.test(` ${typed} `) ||
        !(isPluralWord(what.split(' ').at(-1) ?? '') && baseVerb(how.split(' ')[0] ?? ''))) &&
      isSureThing(
        what.replace(/^(?:The|My|Your|Our|All|Every|Each) /, 'the ').replace(/^[A-Z]/, (first) => lowerFirst(first)),
      ) &&
      isSureState(how)
    )
  const spoken = typed.replace(/^(?:the|your|an?) /, '')
  return (partClause(spoken) !== undefined && !COMPOUND_ACT.test(spoken)) || isWritten(text, typed) || isSubject(head)
}

/** Whether words can be spoken as they are: some words, no signs, and no end in the middle. */
export const canBeSpoken = (text: string): boolean => {
  const { length } = tokensOf(text)
  return (
    length >= 3 &&
    length <= MAX_SPOKEN_WORDS &&
    !UNSPOKEN.test(text) &&
    !/[^\p{L}\d ,.'’$€£%"-]| (?:to|of|with|and|or|in|on|at|for|the|an?)$/u.test(text)
  )
}
const MAX_SPOKEN_WORDS = 14

/** A note that people say without a verb: "Cooked that morning.", "Thirty lessons, 10 minutes each." `text` is the feature in words that can be said. */
export function isSureNote(text: string): boolean {
  const words = tokensOf(text)
  const [first = '', second = ''] = words
  if (words.length < 3 || words.length > MAX_NOTE_WORDS || UNSPOKEN.test(text) || isMisread(['', '', ...words]))
    return false
  if (fragmentCost(`${upper(text)}.`) > MAX_NOTE_COST) return false
  const [head = '', ...tails] = text.split(', ')
  if (!tails.every((tail) => isSureTail(tail) || /^from [a-z ]+ to [a-z ]+$/.test(tail))) return false
  if (/^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten)$/.test(first)) return isSureThing(head)
  if (isParticiple(first)) return BREAK.test(second) || /^(?:this|that|the|every|fresh|once|twice)$/.test(second)
  if (/^[a-z]+er$/.test(first) && isAdjective(first)) return /^(?:every|with|after|than)$/.test(second)
  if (first === 'from') return isSureThing(words.slice(1).join(' ').replace(/^any /, 'the '))
  return isSureThing(head) && !isVerbToo(first) && (tails[0]?.startsWith('not ') === true || / from /.test(head))
}
const MAX_NOTE_WORDS = 10
const MAX_NOTE_COST = 1.3

const PLAIN_STATE =
  /(?:able|ible|proof|less)$|^(?:free|included|optional|adjustable|safe|soft|silent|quiet|thick|wide|long|big|deep|strong|tight|loud|light|small|tall|short|thin|smooth|rounded|okay|refillable|compatible|friendly|resistant|not|full|enough|flat)$/
/** "red night light", "clean burning": where "is" was not typed, the words must not be a thing. */
const isPlainState = (head: string, how: string) => {
  const [first = '', ...rest] = how.replace(/^not /, '').split(' ')
  return (
    (isParticiple(first) || PLAIN_STATE.test(first) || (PLAIN_STATE.test(rest[0] ?? '') && rest.length === 1)) &&
    // "pressure mounted"
    !(isParticiple(first) && !PLAIN_STATE.test(first) && rest.length === 0 && !isPluralWord(head)) &&
    !isGerund(first) &&
    !(first.endsWith('er') && rest.length > 0 && rest[0] !== 'than') &&
    (isParticiple(first) || !isListedNoun(first)) &&
    !isAdjective(head) &&
    !(rest.length === 0 && isListedNoun(first))
  )
}

/** "role plays with real questions" */
const COMPOUND_ACT =
  /^[a-z]+ (?:plays|walks|tracks|covers|locks|clips|lights|stores|prints|cuts|stops|turns|drops|pulls|stays|rests|checks) (?:with|for|of|from)\b/i

/** What products have and services give: a number of anything, the lack of it, or a part, an accessory, a document. */
function isKnownThing(phrase: string): boolean {
  if (phrase.startsWith('no ')) return true
  if (PLACES_AND_TIMES.test(phrase)) return false
  const words = tokensOf(phrase.replace(/^(?:more than|up to|at least|over|about) (?=\d)/, ''))
  const at = words.findIndex((word, index) => index > 0 && BREAK.test(word.toLowerCase()) && !/^(?:and|or)$/.test(word))
  const heads = words
    .slice(0, at < 0 ? words.length : at)
    .join(' ')
    .split(/ (?:and|or) |, /)
    .map((part) => part.split(' ').at(-1) ?? '')
    .filter((head, order, all) => order === all.length - 1 || (classesOf(head).adjective ?? 9) > 0.2)
  const isCount = /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten)$/.test(words[0] ?? '')
  return heads.every(
    (head) =>
      isPart(head) ||
      PARTS.test(singular(head)) ||
      SURELY_COUNTED.test(singular(head)) ||
      GIVEN.test(head) ||
      (isCount && isPluralWord(head)),
  )
}
/** "one minute per seat", "a top rack dishwasher" */
const PLACES_AND_TIMES =
  /^(?:an?|one|\d+) (?:(?!every|each|of|for|with|in|on|per)[a-z-]+ )*?(?:minute|hour|day|week|month|year|dishwasher|fridge|freezer|oven|microwave|car|couch|sofa|bed|house|kitchen|bathroom|garage|yard|dog|cat|friend|partner|bank|apartment|room|office|school|beach)(?:$| per )/
const GIVEN =
  /^(?:people|movers|access|support|proofs?|drafts?|sketch|mockups|pickup|consultation|refunds?|trial|discount|returns?|exchanges?|warranty|guarantee|replacements?|updates?|revisions?|feedback|reviews?|replays?|materials?|supplies|ingredients?|instructions?|recipes?|booklet|guide|manual|chart|poster|drawings?|reports?|photos?|gallery|estimates?|quotes?|summary|texts?|emails?|reminders?|alerts?|notifications?|teams?|crew|cleaners?|themes?|filters?|templates?|layouts?|worksheets?|exercises|workouts?|meals?|snacks|flavors?|scents?|notes|shades?|patterns?|finish|texture|coating|lining|fabric|mesh|stitching|seams?|waist|gusset|pockets?|bristles?|magnets?|sensors?|motor|battery|batteries|charging|blades?|burners?|wicks?|nozzles?|attachments?|adapters?|brackets?|screws?|pegs?|bolts?|wheels?|casters|drawers?|shelves|compartments?|slots?|dividers?|hooks?|loops?|bands?|straps?|cords?|cables?|ropes?|chains?|snaps?|zippers?|buckles?|closures?|toggles?|collars?|cuffs?|sleeves?|soles?|insoles?|laces?|heels?|vents?|holes?|grooves?|spouts?|corners?|edges|tips?|ends|rods?|poles?|stakes?|frames?|panels?|cushions?|inserts?|liners?|covers?|shells?|bases?|lids?|caps?|trays?|bowls?|cups?|baskets?|racks?|stands?|mounts?|arms?|legs?|feet|knobs?|dials?|buttons?|pedals?|levers?|switches|displays?|screens?|lights?|bulbs?|leds?|speakers?|mics?|microphones?|cameras?|lens|lenses|mirrors?|windows?|doors?|roof|floor|walls?|steps?|ladders?|ramps?|slides?|swings?|tunnels?|tiles|pieces|blocks|beads|cards?|dice|tokens|boards?|puzzles?|stickers?|stencils?|markers?|crayons|paints?|brushes|pens?|pencils?|pages?|tabs?|charts?|maps?|calendars?|planners?|lists?|checklists?|widgets?|modes?|mode|settings?|speeds?|levels?|timers?|alarms?|locks?|keys?|codes?|inseams?|waistbands?|neck|necks|handles?|grips?|cutout|noodles|gasket|rain|wrists?|clause|track|options?|tools?|bits|blends?|servings|uses|washes|loads|sachets|pouches|bags?|packets|bars|bottles?|jars?|tubes?|cans?|tins?|pods|tablets|capsules|drops|box|boxes|kit|set|stack|roll|rolls|sheets?|pads?|patches|masks?|towels?|cloths?|wipes|sponges?|gloves?|socks|shorts|liner|edging|time|life|control|cast|angle|range|warranty|design|seal|seals|finish|view|pdf|videos?|audio|lessons?|modules|classes|class|sessions?|calls?|visits?|walks?|tour|plan|plans|program|certificate|homework|shelf|picture|resolution|clamp|suction|rivets|castle|trunk|tumbler|mouth|toe|pour|carafe|tank|reservoir|hose|plug|outlet|port|ports|fan|heater|thermostat|thermometer|gauge|scale|pump|valve|spring|hinge|hinges|latch|buckles|clips?|clasp|ring|rings|toggle|bow|bell|whistle|strip|strips|logo|label|labels|tag|tags|name|names|queens|pins|nails|tips|bottoms?|tops?|backs?|fronts?|sides?|tails?|wings?|ears?|eyes)$/

/** The seller wrote the sentence: only its first letter and mark are new. */
const isWritten = (said: string, typed: string) =>
  said.toLowerCase() === typed.toLowerCase() && SUBJECT.test(said) && sentenceCost(said) < 1
const SUBJECT =
  /^(?:It|You|They|We|I|My|Your|The|This|These|Our|Every|Each|All|Both|Nothing|Everything|Kids|People|Parents|Dogs|Cats|Guests|Students|Teachers|Roommates|One|Two|Three) /

/** "The rules fit on one page", "squirrels can't reach it" */
const isSubject = (head: string) => {
  const words = tokensOf(head.replace(/^The /, ''))
  if (COMPOUND_ACT.test(words.join(' '))) return false
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (/^(?:don't|doesn't|won't|can't|never)$/.test(word) ||
        SURELY_DOES.test(isPluralWord(words[index - 1] ?? '') ? thirdPerson(word) : word)),
  )
  return (
    at > 0 &&
    at < 5 &&
    (at < words.length - 1 || ENDS_CLAUSE.test(words[at] ?? '')) &&
    isSureThing(`the ${words.slice(0, at).join(' ').toLowerCase()}`) &&
    sentenceCost(`${head}.`) < 0.9
  )
}

const isSureTail = (tail: string) =>
  /^(?:no|not|even|only|up to|under|about|including|for|with|without|in|on|from|each|plus) [a-z\d -]+$/.test(tail)
    ? !/^(?:not|in|on) the\b/.test(tail) && tokensOf(tail).length <= 6
    : /^\d[\d.]* [a-z]+(?: (?:each|wide|long|deep|thick|tall|high|per [a-z]+))?$/.test(tail)

const isListItem = (item: string) => {
  const words = item.replace(/^(?:and|or|even) /, '').split(/ (?:and|or) /)
  return words.every((each) => isSureThing(each) || isAdjective(each))
}

const BREAK =
  /^(?:of|for|with|without|in|on|to|from|by|at|into|onto|under|over|inside|per|each|every|that|which|who|you|they|it|so|when|if|and|or|up|than|behind|around|between|through|across|until|before|after|too|within|like|included|only)$/

/** A thing whose head is a listed noun, with known words before it and a short phrase behind it. */
export function isSureThing(phrase: string, isFood = false, isBehind = false): boolean {
  const words = tokensOf(phrase.replace(/^(?:more than|up to|at least|over|about) (?=\d)|(?<=^no )more /, ''))
  const start = /^(?:an?|the|your|our|their|its|no)$/.test(words[0] ?? '') ? 1 : 0
  // "no preservatives"
  if (words.length === 2 && words[0] === 'no' && isPluralWord(words[1] ?? '')) return true
  const at = words.findIndex(
    (word, index) =>
      index > start &&
      BREAK.test(word.toLowerCase()) &&
      // "left and right handed videos"
      !(
        /^(?:and|or)$/.test(word) &&
        (classesOf(words[index - 1] ?? '').adjective ?? 9) < 0.2 &&
        (classesOf(words[index + 1] ?? '').adjective ?? 9) < 0.2 &&
        index + 2 < words.length
      ),
  )
  const end = at < 0 ? words.length : at
  const head = (words[end - 1] ?? '').toLowerCase()
  const front = words.slice(start, end - 1)
  const isOne = /^an?$/.test(words[0] ?? '')
  // "heavy zinc", "a carbon"
  if (
    !isFood &&
    MATERIAL.test(head) &&
    (start === 0 || front.length === 0) &&
    !/^(?:wax|glass)$/.test(head) &&
    !/^(?:no|the)$/.test(words[0] ?? '')
  )
    return false
  // "pocket zips"
  if (front.length === 1 && ENDS_AS_ACT.test(head) && isListedNoun(front[0] ?? '')) return false
  // "flat overnight", "fit wide faces"
  if (front.length === 0 && start === 0 && isAdjective(head)) return false
  if (start === 0 && SURELY_DOES.test(thirdPerson(words[0] ?? '')) && isAdjective((words[1] ?? '').toLowerCase()))
    return false
  if (/^(?:first|last)$/.test(head) || front.slice(1).some((word) => /^\d[\d.]*$/.test(word))) return false
  // "18-mile-an-hour top"
  if (
    /^(?:top|max|maximum|minimum|total|back|front|side|inside|outside|half|own|each|limit)$/.test(head) &&
    front.some((word) => /\d/.test(word))
  )
    return false
  if (
    end <= start ||
    words.length > 12 ||
    !(
      isHead(head) ||
      /^(?:request|non-[a-z]+)$/.test(head) ||
      ((classesOf(head).nouns[0]?.cost ?? 9) <= 0.6 && !isStrange(head) && end - 1 > 0)
    ) ||
    ((isOne || phrase.startsWith('different ')) && isPluralWord(head) === isOne)
  )
    return false
  // "layers with vitamin C", "order by Thursday": the word is as likely a verb.
  const before = (front.at(-1) ?? '').toLowerCase()
  if (!isBehind && front.length === 0 && at > 0 && (isVerbToo(head) || (start === 0 && ACTS_TOO.test(head))))
    return false
  // "wooden wick crackles"
  if (
    isPluralWord(head) &&
    isListedNoun(before) &&
    (thirdVerb(head) === 'sure' || (start === 0 && partClause(words.slice(0, end).join(' ')) !== undefined)) &&
    !isPart(head)
  )
    return false
  // "arms open by themselves", "light up base"
  if (front.some((word) => /^(?:up|down|out|off|on|in|it|they|not|no)$/i.test(word))) return false
  if (
    front.some(
      (word, index) => isPluralWord(word) && isListedNoun(singular(word)) && index < front.length && !OWNERS.test(word),
    )
  )
    return false
  if (!front.every(describes) || (words[0] !== 'no' && isGerund(head) && !isListedNoun(head))) return false
  // "2-ounce glass with a dropper", "same day in Brooklyn", "rain or shine"
  if (start === 0 && !isPluralWord(head) && /^\d+-|^same$/.test(words[0] ?? '')) return false
  if (TIME.test(head) && !/^\d|^(?:one|two|three|four|five|six)$/.test(words[0] ?? '')) return false
  if (
    / or | not an? one$|\b(?:every|each) \d| (?:and|or) [a-z]+s (?:up|off|out|in|on|the|your|it)\b/.test(phrase) &&
    start === 0
  )
    return false
  // "You get chord chart."
  if (
    start === 0 &&
    !isFood &&
    !isPluralWord(head) &&
    (isCounted(head) || SURELY_COUNTED.test(head)) &&
    !/^(?:one|free|first)$/.test(words[0] ?? '')
  )
    return false
  if (lacksArticle(words.slice(end))) return false
  const behind = words.slice(end)
  if (behind[0] === 'up' && behind[1] !== 'to') return false
  return behind.length === 0 || isSureBehind(behind)
}
const ENDS_AS_ACT =
  /^(?:zips|locks|seals|folds|snaps|tilts|swivels|turns|drains|opens|closes|lifts|slides|spins|detaches|charges|holds|sticks|stays|works|dries|fits|moves|rolls|flips|stretches|bends|pulls|stops|starts|runs|lasts|reads|counts|shows)$/
const OWNERS = /^(?:kids|sports|goods|arms|sales|savings|men's|women's|business|glass|cross|brass|less|dress)$/

const isHead = (word: string) =>
  isNoun(word) ||
  (classesOf(word).nouns[0]?.cost ?? 9) < 0.45 ||
  /^[A-Z\d-]{2,}$/.test(word) ||
  PARTS.test(singular(word)) ||
  GIVEN.test(word)
const PARTS =
  /^(?:lid|strap|clip|hook|inseam|zipper|pouch|nozzle|gusset|bristle|waistband|hem|magnet|wick|dropper|buckle|toe|psi|carafe|base|tip|cable|match|app|widget|pdf|video|usb|led)$/
const isVerbToo = (word: string) => /^(?:sure|likely)$/.test(baseVerb(word) ?? thirdVerb(word) ?? '') && !isPart(word)
const ACTS_TOO =
  /^(?:layers|cuts|tests|prints|covers|lights|locks|seals|plans|labels|guides|ends|tracks|notes|screws|names|plugs|walks|calls|visits|stands|clips|tips|caps|pads|stores|mounts|hangs)$/
const isPart = (word: string) =>
  /^(?:handles?|pockets?|straps?|clips?|hooks?|covers?|buttons?|seals?|lights?|tips?|wheels?|pads?|caps?|sleeves?|stands?|bags?|boxes|notes?|books?|videos?|photos?|prints?|stickers?|patterns?|designs?|colors?|modes?|levels?|speeds?|sizes?|cards?|parts?|loops?|rings?|zippers?|plugs?|cups?|brushes|screws?|names?|reminders|blends?|settings?|layers?|doors?|shelves|cases?|guides?|plans?|lessons?|sheets?|ends?|feet|teeth|treads?|sides?|liners?|labels?|blades?|wicks?|grips?|legs?|lenses|pieces|packs?|tests?|recipes?|stories|tools?|holes?|dots?|lines?|spots?|visits?|calls?|sessions?|walks?|tracks?|locks?|edges?|frames?|shots?)$/.test(
    word,
  )

const describes = (word: string) => {
  const low = word.toLowerCase()
  return (
    /\d/.test(word) ||
    /^\p{Lu}/u.test(word) ||
    /^(?:and|or|,|two|three|four|five|six|seven|eight|nine|ten|more|than|extra|full|real|same|own|all|other|whole|first|last|new|double|percent|very|even|really)$/.test(
      low,
    ) ||
    low.endsWith("'s") ||
    OWNERS.test(low) ||
    isStrange(low) ||
    isAdjective(low) ||
    isParticiple(low) ||
    low.endsWith('handed') ||
    low.endsWith('sided') ||
    isListedNoun(low) ||
    isMassNoun(low) ||
    (low.includes('-') && low.split('-').every((part) => isEnglishWord(part) || /\d/.test(part))) ||
    (isGerund(low) && isEnglishWord(low)) ||
    COLOR_WORDS.test(low)
  )
}
const COLOR_WORDS =
  /^(?:navy|teal|sage|blush|beige|ivory|charcoal|lavender|walnut|oak|olive|mauve|terracotta|burgundy|stainless|leather|cotton|linen|bamboo|copper|brass|glass)$/

const isSureBehind = (words: readonly string[]) => {
  const [first = '', ...rest] = words.map((word) => word.toLowerCase())
  if (/^(?:each|too|included)$/.test(first)) return rest.length === 0 || /^(?:each|too)$/.test(first)
  if (/^(?:that|which|who|you|they|it|so|when|if|until|before)$/.test(first))
    return sentenceCost(`It has a thing ${words.join(' ')}.`) < 1.2
  if (/^(?:per|each|every)$/.test(first))
    return rest.length === 1 && (classesOf(rest[0] ?? '').nouns[0]?.cost ?? 9) <= 0.6
  if (rest.length === 0 || rest.length > 8 || BREAK.test(rest[0] ?? '')) return false
  // "for cleaning", "with both hands", "at the waist only"
  const behind = rest
    .join(' ')
    .replace(/^(?:to|both|all|any|most|each|every|one) (?=[a-z\d])/, '')
    .replace(/ (?:only|too|each|alone|inside)$/, '')
  return isGerund(behind) || isSureThing(behind, true, true)
}

/** What the product is: an adjective, a participle, a measure, or what it is made of or meant for. */
function isSureState(state: string): boolean {
  const words = tokensOf(state)
  const [first = '', second = ''] = words.map((word) => word.toLowerCase())
  if (/^(?:an?|the|my|your|our)$/.test(first)) return isSureThing(state.replace(/^(?:my|our) /, 'your '))
  if (/^(?:for|from|not|without|under|over|about|on|in|at|by|as)$/.test(first))
    return (
      words.length > 1 &&
      words.length < 11 &&
      !(first === 'in' && words.length < 3) &&
      !(/^(?:about|under|over)$/.test(first) && TIME.test(state))
    )
  if (
    isGerund(first) ||
    (thirdVerb(first) && !isAdjective(first)) ||
    /^(?:cut|set|put|split|shut|spread|hit) (?:with|by|in|on|up|to)\b/.test(state)
  )
    return false
  if (/^\d/.test(first)) return !TIME.test(state) && !/\bfree\b/.test(state)
  if (/^(?:more|less|so|too|very|really|super|extra|fully|completely|always|never|also|still|even)$/.test(first))
    return isSureState(words.slice(1).join(' '))
  // "light on the handle", "clear in the cold"
  if (
    /^(?:light|live|level|remote|manual|elastic|key|square|open|clear|magnet|back|top|front)$/.test(first) &&
    /^(?:on|under|behind|inside|at|around|into|onto|for|with|of)$/.test(second)
  )
    return false
  const isLast = (word: string) =>
    word === '' || BREAK.test(word) || isAdverb(word) || /^(?:enough|and|,|even|online|\d.*)$/.test(word)
  if (
    /^(?:free|proof|safe|friendly|resistant|washable|ready|tested|compatible|approved|made|sealed|poured|owned|based|dyed|soft|printed|cut|sewn|stitched|checked|dry|built|certified)$/.test(
      second,
    )
  )
    return !isPluralWord(first) && isLast((words[2] ?? '').toLowerCase())
  if (
    isAdjective(first) ||
    isParticiple(first) ||
    /^(?:okay|ok|vegan|organic|included|waterproof|optional)$/.test(first) ||
    (classesOf(first).adjective === 0 && (classesOf(first).nouns[0]?.cost ?? 9) > 1) ||
    (first.endsWith('er') && (classesOf(first).adjective ?? 9) < 0.2) ||
    (first.includes('-') && isAdjective(first.split('-').at(-1) ?? '')) ||
    (first.includes('-') && isParticiple(first))
  )
    return (
      isLast(second) ||
      // "breathable bamboo", "solid oak"
      (words.length < 5 && MATERIAL.test(words.at(-1) ?? '') && words.slice(0, -1).every(describes))
    )
  return (
    MATERIAL.test(words.at(-1) ?? '') &&
    words.every(
      (word) =>
        MATERIAL.test(word) ||
        /^(?:and|not|,|percent|[\d.]+|real|birch|beech|free|[A-Z]{2,}|[a-z]{4,}ed)$/.test(word) ||
        isAdjective(word.toLowerCase()) ||
        isParticiple(word),
    )
  )
}
const TIME = /\b(?:hours?|minutes?|seconds?|days?|weeks?|months?|nights?|mornings?|evenings?|weekends?)\b/
const MATERIAL =
  /^(?:viscose|cotton|linen|steel|leather|wool|merino|bamboo|foam|latex|rayon|polyester|nylon|spandex|silk|satin|pvc|eva|abs|tpu|microfiber|teak|acacia|birch|pine|oak|walnut|brass|copper|aluminum|titanium|ceramic|glass|plastic|rubber|silicone|canvas|denim|fleece|velvet|tritan|gold|silver|hardcover|paperback|wood|hemp|cork|cashmere|carbon|zinc|maple|cherry|mahogany|jade|stone|marble|slate|granite|metal|porcelain|stoneware|iron|acrylic|wax|green|black|white|blue|pink|red|gray|grey|brown|purple|yellow|orange|beige|navy|teal|cream|psi|gsm)$/i

/** What the product does: the verb is one in the third person, and not a plural noun that stands before a preposition. */
function isSureAct(clause: string, verb: string, typed: string): boolean {
  const isIt = clause.startsWith('It ')
  if (/^(?:doesn't|don't|won't|can't|can|will|never)$/.test(verb)) return sentenceCost(`${clause}.`) < 1.2
  if (isIt ? thirdVerb(verb) === undefined && !SURELY_DOES.test(verb) : baseVerb(verb) === undefined) return false
  const [first = '', second = ''] = tokensOf(typed.toLowerCase())
  if (/^(?:they|it)$/.test(first)) return true
  if (!SURELY_DOES.test(first) && isPluralWord(first) && /^(?:for|of|and)$/.test(second)) return false
  const isNounToo =
    isPluralWord(first) &&
    isListedNoun(singular(first)) &&
    (!SURELY_DOES.test(first) || /^(?:straps|hooks|zips|ties|tips|pops|clips|locks|layers)$/.test(first))
  if (
    isNounToo &&
    (/^(?:with|for|of|and|in|named)$/.test(second) ||
      (!SURELY_DOES.test(first) && /^(?:to|on|that|at|by)$/.test(second)))
  )
    return false
  // What stands behind it tells the verb from the noun: "lists every charge".
  if (/^(?:every|each|all|your|how)$/.test(second)) return sentenceCost(`${clause}.`) < 1.7
  const third = isIt ? verb : thirdPerson(verb)
  const isSurely =
    SURELY_DOES.test(third) ||
    thirdVerb(third) === 'sure' ||
    (thirdVerb(third) !== undefined && !/^(?:for|of|with|and|in|on|at|to|by|that)$/.test(second))
  return isSurely && !/^sleeps? on\b/.test(typed) && sentenceCost(`${clause}.`) < (SURELY_DOES.test(third) ? 1.7 : 1)
}

const GOES_ALONE =
  /^(?:start|stop|export|import|cancel|pay|book|log|sign|sync|pause|reschedule|chat|search|swipe|scroll|type|zoom|learn|practice|shop|print|talk|listen|upload|download)$/
/** What people do with it: a verb that is hardly a noun, with what it is done to. */
const isSureOrder = (verb: string, next: string) =>
  next !== 'and' &&
  // "sleep stories for kids", "text alerts"
  !(
    /^(?:sleep|text|play|test|book|call|watch|mix|change|store|pull|push|shake|snap|return|bake|swim|walk|work|shower)$/.test(
      verb,
    ) &&
    isPluralWord(next) &&
    isNoun(next)
  ) &&
  (SURE_ACTS.test(verb) ||
    (GOES_ALONE.test(verb) && next === 'any') ||
    (baseVerb(verb) === 'sure' &&
      (classesOf(verb).nouns[0]?.cost ?? 9) >= 1 &&
      /^(?:your|the|any|an?|every|each|all|my|one|it|them|\d.*)$/.test(next))) &&
  (!/^(?:with|in|on|by|at|from|under|to|into|when|while|before|until|if)$/.test(next) || GOES_ALONE.test(verb))

/** Unknown words are only read rightly as names of what stands behind them: "xanthan gum", "reef safe". */
const isMisread = (words: readonly string[]) => {
  const strange = words.flatMap((word, at) => (isStrange(word) ? [at] : []))
  return (
    strange.length > 1 ||
    strange.some(
      (at) =>
        at < 2 ||
        !(
          /^(?:no|more|of|with|our|real|two|three|four|five|\d[\d.,]*)$/.test(words[at - 1] ?? '') ||
          isNoun(words[at + 1] ?? '') ||
          /^(?:free|safe|proof|friendly)$/.test(words[at + 1] ?? '')
        ),
    )
  )
}

const TWO_LETTERS = /^(?:in|on|it|to|of|by|or|is|as|at|up|so|no|my|we|us|go|do|an|am|be|he|me|if|pc|tv|ok|pj)$/
/** A word that no list knows: a misspelling, a name typed small, or the part of a word. */
function isStrange(word: string): boolean {
  const low = word.toLowerCase()
  if (/^[a-z]{2}$/.test(word)) return !TWO_LETTERS.test(word)
  if (
    !/^[a-z]/.test(word) ||
    low.length < 3 ||
    /^(?:within|beneath|beside|among|throughout|underneath|toward|towards|except|despite|another|without|behind|between|around|above|below|near|across|along|past|beyond|inside|outside|until|unless|while|even|straight)$/.test(
      low,
    ) ||
    GRAMMAR_WORDS.has(low) ||
    isEnglishWord(low)
  )
    return false
  return low.split('-').every((part) => {
    const { nouns, adjective, adverb, third, base, participle } = classesOf(part)
    return (
      productNoun(part) === undefined &&
      !MATERIAL.test(part) &&
      [adjective, adverb, third, base, participle].every((cost) => cost === undefined || cost >= 0.4) &&
      (nouns[0]?.cost ?? 9) >= 0.5
    )
  })
}

/** An article that was not typed stands before a listed noun that is counted. */
function articlesFit(said: string, typed: string): boolean {
  if (/\bthe [a-z]+(?: [a-z]+)? and an? /.test(said) || /\b(?:with|for|on) an? [a-z]+(?: [a-z]+)? and the /.test(said))
    return false
  const words = tokensOf(said)
  const asked = tokensOf(typed.toLowerCase())
  for (let at = 2; at < words.length; at++) {
    const word = (words[at] ?? '').toLowerCase()
    if (!/^(?:an?|the)$/.test(word)) continue
    const next = (words[at + 1] ?? '').toLowerCase()
    if (asked.some((each, index) => each === word && asked[index + 1] === next)) continue
    const behind = words.slice(at + 1)
    const stop = behind.findIndex(
      (each, index) =>
        index > 0 &&
        (BREAK.test(each.toLowerCase()) ||
          /^(?:,|is|are|has|gets?|'s|goes|does)$/.test(each) ||
          (SURELY_DOES.test(each) && !isPart(each))),
    )
    const head = (behind[stop < 0 ? behind.length - 1 : stop - 1] ?? '').toLowerCase()
    if (at > (/^comes?$/.test(words[1] ?? '') ? 3 : 2) && !SURELY_COUNTED.test(singular(head))) return false
    if (
      !isHead(head) ||
      NEVER_COUNTED.test(head) ||
      (word !== 'the' &&
        /(?:tion|sion|(?<!place|part|tach|sort|just)ment|ness|ity|ing)$/.test(head) &&
        !isListedNoun(head)) ||
      (isMassNoun(head) && word !== 'the')
    )
      return false
  }
  return true
}
/** Things that may take an article inside a sentence. */
const SURELY_COUNTED =
  /^(?:lid|handle|box|bag|back|front|side|top|bottom|base|middle|end|edge|corner|car|cup|holder|sink|fridge|freezer|dishwasher|dryer|oven|microwave|shower|table|wall|door|window|couch|sofa|bed|floor|counter|desk|phone|cable|strap|hook|remote|photo|app|screen|pocket|purse|backpack|suitcase|drawer|cabinet|closet|shelf|garage|yard|garden|house|kitchen|bathroom|pool|tub|tank|glass|bottle|jar|can|pot|pan|bowl|plate|tray|case|cover|pouch|tin|tube|bucket|basket|belt|waistband|seat|chair|stroller|bike|helmet|wheel|tire|trunk|dash|dashboard|windshield|vent|motor|battery|charger|plug|outlet|lighter|laptop|tablet|computer|tv|wrist|neck|waist|hip|knee|ankle|hand|finger|thumb|head|face|back|mirror|camera|lamp|light|button|switch|knob|dial|timer|clip|clamp|magnet|ring|rope|chain|zipper|buckle|drawstring|toggle|collar|sleeve|hem|seam|cuff|hood|sole|heel|toe|spout|straw|pump|dropper|nozzle|hose|tap|faucet|filter|brush|comb|mop|broom|cloth|towel|sponge|blade|knife|fork|spoon|sheet|blanket|pillow|mattress|crib|cot|tent|roof|wall|fence|tree|plant|dog|cat|leash|friend|partner|week|month|day|year|week|minute|hour|second|card|page|book|story|song|lesson|class|call|video|file|folder|link|pdf|template|list|calendar|map|menu|bill|receipt|card|account|quote|certificate|kit|set|pack|label|sticker|stand|mount|rack|board|pole|stick|arm|leg|foot|mat|pad|cushion|shirt|jacket|jean|sweater|scale|bank|store|window|tool|drill|screw|stud|ladder|step|stool|apartment|room|office|school|campus|beach|lake|grill|fire|pit|stove|toaster|kettle|mug|thermos|cooler|lunchbox|bin|crate|loop|pedal|thermometer|ruler|tag|bell|flap|fan|wand|hinge|latch|lock|key|keychain|carabiner|scoop|spatula|adapter|cord|divider|compartment|insert|liner|lens|sensor|speaker|mic|panel|gusset|pin|nail|peg|tack|tripod|fridge)$/
const NEVER_COUNTED =
  /^(?:age|life|campfire|heat|square|word|wood|oil|water|time|oxide|power|sleep|behind|front|order|dark|alone|fire|smoke|work|tissue|film|tape|paper|glue|fabric|velcro|foam|charge|request|sale|file|style|aeration|coverage|help|support|stock|detail|season)$/
