import { type Department, escaped, LETTERS } from '../kinds'
import { kept, keptBy, plural, singular, upperFirst, withArticle } from '../language'
import { isFunctionWord, isListedNoun, productNoun } from '../reading'
import { votesIn } from './department-words'
import { actFor, isSaid, movedAs, thingsNamed } from './feature-shots'
import {
  besideIt,
  besideOther,
  doesSomething,
  doneAsSaid,
  doneByIt,
  handsIn,
  materialIn,
  saidOnScreen,
  shownOnScreen,
  workIn,
} from './act-shots'
import { COMES, isBook, isOnline, isOnPhone, STALL, workFor } from './product-look'
import { NO_CLOSER, ONLY_HEARD, partIn, UNSEEN as NOT_SEEN, writtenOn } from './product-part'
import type { Reading } from './reading'
import type { Medium, ProductShots } from './field-readers'
import { agreeing, classOf, departmentOf, isForBody, TO_LENS } from './shots'
import { animalOf, atItsPlace, builtWith, isForHairs, subjectOf, WORN_ON_FARMS } from './shown-with'

/** The pictures of a product and of what its features say, the best first. */
export const productShots = kept((reading: Reading): ProductShots => shotsWith(looksOf(reading), reading))

/** What is told to the lens, from one place and then from others. */
export const LENS = [TO_LENS[0], TO_LENS[2], TO_LENS[3], TO_LENS[4]].map(String)
const VOICE = /(?:: what you say|, your voice over it)$/
/** Two shots of the same. */
export const bare = (shot: string) => shot.replace(VOICE, '')

const OTHER_SIDE =
  /(?:, (?:close|one take|sound on|from above|from the side|from behind|floor level|steam in the light))*$/
export const filledWith = (it: string) => (shot: string) => upperFirst(shot.replaceAll('{it}', it))
/** What is told beside clips has no look of its own. */
export const isShownIn = ({ wide }: Looks) => wide.length === 0
const isThingIn = (looks: Looks, medium: Medium) => isShownIn(looks) && !/^(?:screen|pattern)$/.test(medium)

export function shotsWith(looks: Looks & { it: string }, reading: Reading): ProductShots {
  const { it, enter, price, show, use, work, proof, demo, taste, isKnown } = looks
  const filled = filledWith(it)
  const isSkin = isForSkin(reading)
  const isShown = isShownIn(looks)
  const { medium } = reading.fields.look(reading)
  const isThing = isThingIn(looks, medium)
  const isPlainUse = !isKnown || classOf(reading).tags.includes('placed')
  /** What fits the text best, and the rest of what it may show. */
  const sorted = (all: readonly string[], text: string) => {
    const fits = new Map(all.map((shot) => [shot, wordsShared(shot, text, reading, it)]))
    const fit = (shot: string) => fits.get(shot) ?? 0
    const shots = all.filter((shot) => !isOpposite(shot, text)).sort((a, b) => fit(b) - fit(a))
    return [shots.filter((shot) => fit(shot) > 0), shots.filter((shot) => fit(shot) === 0)] as const
  }
  const isUnder = departmentOf(reading) === 'clothing' && UNDER.test(reading.name) && !reading.sorts.has('kids')
  const shotsOf = (typed: string): readonly string[] => {
    const text = typed.replace(COUNTED_ONE, (_, count: string, noun: string) => `${count} ${plural(noun)}`)
    const [fits, rest] = sorted(use, text)
    const isUnseen = isThing && (PROMISE.test(text) || UNSEEN_FACT.test(text))
    // A part that is named comes before what has no word of the text.
    const parts = isThing ? partsNamed(text, reading, it) : []
    const material = isThing && taste === undefined && !isSkin ? materialIn(text) : undefined
    const felt = material === undefined ? [] : [material]
    const plain = [
      ...parts.map((part) => `Close on ${part.text.replace(/^the \d\d+ /, 'the ')}, as you say it`),
      ...(isKnown ? [] : felt),
      ...(isUnseen ? [...looks.beside, ...rest] : [...rest, ...felt, ...looks.beside]),
    ]
    const beside = isShown ? [...fits, ...plain] : looks.beside
    if (isThing && PHONE_POCKET.test(text)) return ['A phone slides into a pocket of {it}, close', ...beside]
    if (proof.length > 0 && WORN.test(text) && !PART_WORN.test(text))
      return [
        ...(/\bwaist/i.test(text) && classOf(reading).tags.includes('legs')
          ? ['A thumb in the waistband of {it}, worn, close']
          : []),
        ...sorted(proof, text).flat(),
        ...beside,
      ]
    if (isUnder && WORN.test(text)) return ['Creator, dressed, sits down and gets up again, from the side', ...beside]
    if (PHOTOS.test(text)) return ['A before and an after photo side by side on a phone, close', ...beside]
    const [main = ''] = text.split(
      / (?:when|if|unless|until|and|so|but|(?<!\b(?:come|go|run|work)s? )without|with no|(?<!\b(?:are|can|did|do|does|has|is|was|were|will) )not) /u,
    )
    if (isSkin && EATING.test(text)) return ['Creator eats with {it} on, close', FACE, ...beside]
    if (isSkin && MAKEUP_OVER.test(text)) return ['Creator puts makeup on at a mirror, close', ...beside]
    const [, bag] = (isThing && SMALL_ENOUGH.exec(text)) || []
    if (bag !== undefined) return [`A hand puts {it} into ${withArticle(bag.toLowerCase())}, close`, ...beside]
    const [, into] = (isThing && STRAIGHT_TO.exec(text)) || []
    if (into !== undefined) return [`{it} goes into the ${into.toLowerCase()}, close`, ...beside]
    if (isThing && PUMPS.test(text)) return ['{it} at a tire, the hose on the valve, close', ...beside]
    if (isThing && !use.join().includes('wrist') && SMELLED.test(text) && !DENIES.test(main))
      return [...fits, 'Creator smells {it}, close', ...beside]
    if (isSkin && isSaid(main) && !SMELL.test(main)) return [FACE, ...beside]
    const dish = taste?.includes('food') ? DISH.exec(text)?.[1] : undefined
    if (dish !== undefined) return [`A little of {it} goes onto ${yours(dish)}, close`, ...beside]
    if (taste !== undefined && OF_TASTE.test(text.split(/,? so (?!you taste)/)[0] ?? '')) return [taste, ...beside]
    const { title } = reading.product
    // "It handles bikes" names no handle.
    const ofIt = text
      .replace(title, 'it')
      .replace(it.slice('the '.length), 'it')
      .replace(/\bit handles\b/i, 'it takes')
    const act = isThing ? actFor({ typed: ofIt }, reading) : undefined
    // A test by ear needs silence.
    const acted =
      act === undefined || act.say === 'Listen.' || (isSkin && act.shot.includes(' poured '))
        ? []
        : [act.shot.replaceAll('{Name}', '{it}')]
    // "They don't hold water, you just rinse them", "it doesn't shed when you run a comb through it"
    const [, then] = isThing && !PROMISE.test(text) ? text.split(/(?:, (?:so |and )?| when )(?=you\b)/) : []
    const hands =
      then === undefined || UNFILMED.test(reading.name)
        ? undefined
        : (handsIn(then, it, isCleaner(reading)) ?? doneAsSaid(then, false))
    const byHand = hands === undefined ? [] : [hands]
    if (isSaid(main) || PROMISE.test(text)) {
      if (medium === 'screen' && (DENIES.test(main) || OF_COMPANY.test(text))) return [...looks.beside, ...beside]
      return isShown ? [...(byHand.length === 0 ? acted : byHand), ...beside] : [...beside, ...LENS]
    }
    const [, sealed] = (isThing && SEALED.exec(text)) || []
    if (sealed !== undefined) return [`Close on the sealed ${sealed.toLowerCase()}, turned in one hand`, ...beside]
    const written = isThing ? writtenOn(text) : undefined
    if (written !== undefined) return [`Close on ${written}, as you say it`, ...beside]
    const isMade =
      medium === 'screen' && reading.voice === 'maker' && /^(?:I|we) (?:cut|draw|paint|write)\b/i.test(text)
    if (isMade) return [...workIn(text, reading.name, it, false), ...beside]
    const isWork = isThing
      ? /\b(?:I|we)\b/i.test(reading.voice === 'maker' ? text : (text.split(' ')[0] ?? ''))
      : !isShown
    const [work] = isWork ? workIn(text, reading.name, it, isThing) : []
    if (work !== undefined) return [work, ...show]
    const [brand = ''] = /^\p{Lu}[\p{L}\d]{3,}/u.exec(reading.product.title) ?? []
    const named = new RegExp(
      `^(?:(?:the|this|these) )?(?:${escaped(reading.product.title)}${brand && !isListedNoun(brand.toLowerCase()) ? `|${escaped(brand)}` : ''})(?= [${LETTERS}])`,
      'i',
    )
    if (WARNS.test(text)) return looks.beside
    if (medium === 'screen' && OF_COMPANY.test(text)) return [...LENS, ...looks.beside]
    const [place] =
      medium === 'work' && CLEANS.test(`${reading.name} ${reading.kind?.name ?? ''}`) && !isSaid(main)
        ? (WORKED_ON.exec(text) ?? [])
        : []
    if (place !== undefined) return [`A clip of you at work on the ${place.toLowerCase()}, your voice over it`, ...show]
    // "a banana and oat smoothie"
    const [clause = ''] = text
      .replace(BEFORE_SUBJECT, '')
      .split(/, (?!\d)| (?:when|if|unless|until|so|but) | and (?=(?:it|they|you|we|I|he|she|the)\b)/)
    // "Fold in 3 second"
    const said = clause
      .replace(named, 'it')
      .replace(AND_PUT, 'it ')
      .replace(BARE_ACT, (verb) => `it ${verb.toLowerCase()}`)
    const [, state] = STATE_NOW.exec(text) ?? []
    if (isThing && state !== undefined) return [`{it} ${state.toLowerCase()}, close`, ...beside]
    const built = BUILDS.test(text) && isThing ? builtWith(text, reading, it) : undefined
    if (built !== undefined) return [built, ...beside]
    const part = partIn(text, it, [reading.product.title, reading.kind?.name ?? ''], isThing || medium === 'rental')
    const moved = part && isThing && movedAs(part, text)
    if (moved) return [moved, ...beside]
    // "The ink disappears when you rub it": its use before a look at the ink
    const shownUse = then === undefined ? [] : fits.filter((shot) => wordsShared(shot, then, reading, it) > 0)
    if (part !== undefined) return [...shownUse, `Close on ${part}, as you say it`, ...show, ...beside]
    const onScreen =
      isShown && !isThing
        ? (shownOnScreen(said, it) ?? (medium === 'screen' ? saidOnScreen(said, it) : undefined))
        : undefined
    if (onScreen !== undefined) return [onScreen, ...show, ...beside]
    const [, surface] =
      isThing && (isCleaner(reading) || isForHairs(reading)) ? (WORKS_ON.exec(text.replace(named, 'it')) ?? []) : []
    if (surface !== undefined && !NOT_SEEN.test(surface))
      return [`{it} at work on the ${surface.toLowerCase()}, close`, ...beside]
    const other = isThing ? besideOther(text.replace(named, 'it'), it) : undefined
    if (other !== undefined) return [other, ...beside]
    if (GIVEN.test(said) || STATE.test(said) || HEARD.test(said)) return [...byHand, ...show, ...beside]
    const done = isThing
      ? (doneByIt(said, it) ?? (UNFILMED.test(reading.name) ? undefined : handsIn(said, it, isCleaner(reading))))
      : undefined
    const isOwnWork = reading.voice === 'maker' && /^(?:I|we)\b/i.test(said)
    const asSaid = isOwnWork || UNFILMED.test(reading.name) ? undefined : doneAsSaid(said, isVessel(reading))
    const isTested = /\b(?:test|check)(?:ed)?\b(?!.*\bwith (?:my|our)\b)/i.test(said)
    const one = done ?? (isThing ? ((isPlainUse || isTested ? besideIt(said, it) : undefined) ?? asSaid) : undefined)
    return [...(one === undefined ? acted : [one]), ...(isShown ? [] : use), ...beside]
  }
  const ofFeature = keptBy((text: string): readonly string[] => {
    const said = stemsOf(text.replace(DENIED, ' '))
    const denied = stemsOf([...text.matchAll(DENIED)].map(([, words]) => words).join(' ')).filter(
      (stem) => !said.includes(stem),
    )
    const shots = shotsOf(text).map(filled)
    const own = stemsOf(`${reading.name} ${it}`)
    const isDenied = (shot: string) => stemsOf(shot).some((stem) => denied.includes(stem) && !own.includes(stem))
    return denied.length === 0 ? shots : [...shots.filter((shot) => !isDenied(shot)), ...LENS]
  })
  return {
    // The name comes in with what it does, unless a feature says that.
    get enter() {
      if (work === undefined) return filled(enter)
      const said = reading.features.map(({ typed, plain = typed }) => shotsOf(plain.replace(/[.]$/, ''))[0])
      return filled(work.find((shot) => !said.includes(shot)) ?? enter)
    },
    demo: demo.map(filled),
    get acts() {
      const plain = new Set([...demo, ...use, ...looks.beside].map(filled))
      return reading.features
        .map(({ typed, plain: text = typed }) => ofFeature(text.replace(/[.]$/, ''))[0] ?? '')
        .filter((shot) => isThing && !plain.has(shot) && isAct(shot))
    },
    price: filled(
      work?.[0] === undefined || work[0].includes(':') ? price : work[0].replace(OTHER_SIDE, ', from the other side'),
    ),
    ofFeature,
  }
}

/** Whether one sees it at work or in hands: not a look at it, its care, or who tells of it. */
export const isAct = (shot: string) => IS_ACT.test(shot)
const IS_ACT =
  /^(?!A battery|A clip|A photo|A tape measure|Close on|Creator|Hands (?:change|fix|hang|wipe)\b|One hand lifts|The creator|.*\b(?:as you say it|basin|dishwasher|in use|rins|scale|stopp|turned slowly|wash))/

/** What is not there or not done: "without lighting it". */
const DENIED =
  /\b(?:no|not|never|without|instead of|\p{L}+n['’]t)((?: (?!(?:when|if|so|because|but|and|even|in|on|at|with|from|to|for)\b)[\p{L}-]+){1,3})/giu

/** No screen shows it. */
const DENIES = /\b(?:no|not|never|without)\b|n['’]t\b/i

/** How many words a picture shares with the text that are not in the product's name. */
function wordsShared(shot: string, text: string, { name }: Reading, it: string): number {
  const said = stemsOf(text)
  const ofName = stemsOf(`${name} ${it}`)
  return new Set(stemsOf(shot).filter((stem) => said.includes(stem) && !ofName.includes(stem))).size
}
export const hasWordOf = (...of: Parameters<typeof wordsShared>) => wordsShared(...of) > 0

/** What a text names that can be seen from near and belongs to the product, not what it is for or goes on. */
const partsNamed = (text: string, reading: Reading, it: string) =>
  thingsNamed(text.split(/ (?:when|while|until|because) /)[0] ?? '', reading)
    .slice(0, 1)
    .filter(
      ({ look, noun, before, text: thing }) =>
        /^(?:content|knob|part|print)$/.test(look) &&
        !/^(?:list|photo|spring)$/.test(noun) &&
        (noun !== 'top' || / (?:dropper|flip|pump|screw|spray|squeeze|twist)[ -]top$/.test(thing)) &&
        (noun !== 'light' || / an? light\b/i.test(text)) &&
        // "works on PC, Switch and iOS"
        (noun !== 'switch' || !/\S Switch\b/.test(text)) &&
        // "up to ten letters", "makes about twelve cups"
        !/\b(?:about|around|makes?|to) (?:\d+|\p{L}+)$/iu.test(before) &&
        !ONLY_HEARD.test(thing) &&
        !NOT_SEEN.test(noun) &&
        !NO_CLOSER.test(noun) &&
        !/\b(?:against|by|for|from|in|inside|into|of|on|onto|over|through|to|under)(?: an?| the| your)?$/.test(
          before,
        ) &&
        !/\buse with /.test(text) &&
        // "the chain cleaner brushes", "all 78 cards", "hose them"
        !thing.includes(` ${it.split(' ').at(-1)} `) &&
        (!/\d\d/.test(thing) || (look === 'part' && !/\d (?:cm|inch|mm) /.test(thing))) &&
        // "cooks one and a half cup"
        !(/^(?:cup|glass|jug|pot)$/.test(noun) && MEASURED.test(before + thing)) &&
        !new RegExp(`\\b${noun} (?:it|them)\\b`, 'i').test(text),
    )

const MEASURED = /\b(?:\d\S*|half|one|two|three|four|five|six|eight|ten) ?(?:the )?\p{L}+$/iu

/** "Two hood, have clear plastic" */
const COUNTED_ONE = /^(two|three|four) (\p{Ll}+)(?<!s)(?=[,.]| (?:has|have|with)\b|$)/iu

/** "It comes off without marks": not how it goes on. */
const isOpposite = (shot: string, text: string) =>
  OFF.test(text) && !PUT_ON.test(text) && PUT_ON.test(shot) && !OFF.test(shot)
const OFF = /\b(?:comes?|lifts?|peels?|pulls?|takes?|wipes?)(?: (?:it|them))? (?:right )?off\b|\bremov/i
const PUT_ON =
  /\b(?:dropped|fill\w*|go(?:es)?|laid|poured|press\w*|pull\w*|puts?|set|spread|stuck|sticks?)\b.* (?:around|in|into|on|onto|over)\b/i

/** A lip color that "stays through food". */
const EATING =
  /\bstays? (?:on )?(?:put )?(?:through|thru|during|after) (?:all )?(?:(?:the|my|a|your|whole) )*(?:breakfast|coffee|dinner|eating|food|lunch|meals?)\b/i
const MAKEUP_OVER = /\b(?:makeup|make-up|foundation) (?:goes )?(?:on(?:to)?|on top of|over) (?:it|them|this)\b/i
/** "It's small enough to enter a clutch bag", "for the coat pocket" */
const SMALL_ENOUGH =
  /\bsmall enough (?:for|to (?:enter|fit|go|put|slip)(?: in(?:to|side)?)?) (?:an?|any|the|your|my) ((?:\p{Ll}+ )?(?:(?:hand)?bag|pocket|purse|pouch|wallet))(?=[,.]|$| (?:and|but|or|so)\b)/iu
/** "strong enough for a tower as tall as my hip" */
const BUILDS = /\b(?:buil[dt]|building|enough for)\b/i
const SEALED = /^(?:it(?:['’]s| is| comes in) an? |comes in an? )?seal(?:ed)?[- ](bag|jar|pack|pouch|tin)\b/i
/** "Freezer straight to oil" */
const STRAIGHT_TO =
  /\bstraight (?:in)?to (?:the |an? |your )?(air fryer|bag|dishwasher|fryer|microwave|oil|oven|pan|pot|water)\b/i
const PUMPS =
  /\b(?:air (?:pump|compressor)|(?:pumps?|fills?|inflat\w+|tops? up) (?:\p{L}+ ){0,3}(?:tires?|tyres?)|(?:tire|tyre) (?:inflator|pump))\b/iu
const SMELL = /\b(?:smells?|scents?|free|tastes?)\b/i
/** "Smells of mint", "The scent is lemon" */
const SMELLED =
  /^(?:it |they )?(?:also )?smells? (?:a (?:bit|little)|amazing|faintly|fresh|good|great|lovely|like|nice|of|really|so)\b|^(?:the|its) (?:fragrance|scent|smell) (?:comes|is|of)\b|^(?:it has an? )?(?:\p{L}+ ){0,2}(?:scent|smell)$/iu
/** What is put on a face or a body. */
export const isForSkin = (reading: Reading) =>
  (classOf(reading).tags.some((tag) => /^(?:applied|face|skin)$/.test(tag)) ||
    (departmentOf(reading) === 'skin-care' && classOf(reading).name.startsWith('default '))) &&
  !CLOTH_PATCH.test(reading.name)
/** No patches for skin. */
const CLOTH_PATCH =
  /\b(?:embroidered|iron[- ]on|sew[- ]on|velcro|leather|wall|drywall|tire|tyre|bike|jacket)\b.*\bpatch/i
export const wordsIn = (text: string) => text.toLowerCase().split(/[^\p{L}-]+/u)
/** A picture of it would show what not to do. */
const WARNS =
  /^(?:please |but |just )?(?:(?:do not|don['’]?t) (?!need|have to|worry|care)|avoid |never (?:heat|leave|mix|put|use|wash)\b)/i

const CLEANS = /\b(?:clean|detail|paint|repair|steam|valet|wash)/i
/** Where a service works. */
const WORKED_ON =
  /\b(?<!\b(?:at|from|in|into|outside|to) (?:my|the|your) )(?:bath(?:room|tub)?s?|blinds|cabinets?|carpets?|couch(?:es)?|cupboards?|curtains?|decks?|driveways?|fences?|floors?|fridges?|garages?|grout|gutters?|hobs?|kitchens?|lawns?|mattress(?:es)?|ovens?|patios?|range ?hoods?|roofs?|rugs?|showers?|sinks?|skirting boards?|sofas?|stairs|stoves?|tiles|toilets?|upholstery|walls?|windows?)\b/i
/** "It does carpet, the car boot and the stairs" */
const WORKS_ON =
  /^(?:it |they )?(?:also )?(?:cleans?|does|do|works? on) (?:(?:the|your|any) )?((?:\p{L}+ )?\p{L}+)(?=,| and\b|$)/iu
/** No screen shows what is paid, who made a program, and what it does without a network. */
const OF_COMPANY =
  /\b(?:(?<!\b(?:buyer|client|customer|guest|tenant)s? )(?:pays?|paid)|costs?|(?:it['’]s|is|are|for) free|free (?:forever|trial|with)|trial|(?:without|no) (?:an? )?(?:card|ads|account|data|internet|network|signal)|cancel any|refunds?|per (?:location|month|person|seat|user|year)|lawyers?|offline|servers?|network|(?:my|your) e-?mail)\b/i

/** What a feature says of how it is, or of what one gets. */
const GIVEN =
  /^(?:you|I|we)(?:['’]ll| will| can)? (?:also )?(?:get|have|had|see|feel|felt|notice|receive|need|find|send|choose|pick)\b/i
/** "It's magnetic and lives on the fridge" */
const AND_PUT =
  /^(?:it|they)(?:['’](?:s|re)| is| are) \p{L}+ and (?=(?:clips?|goes?|hangs?|hooks?|lives?|sits?|stands?|sticks?) )/iu
/** What it does or is done with it, without a subject. */
const BARE_ACT = /^(?:fold|roll|stack|unfold)s?(?= (?:away|down|flat|in \d|small|up)\b|$)/i
/** "When it is empty you can use the glass" */
const BEFORE_SUBJECT =
  /^(?:(?:when|if|once|while|until|after|before) \S+|in|on|at|with|for|inside|under|every|from)\b.*?(?:, | (?=(?:you|we|I|it|they|there)\b))/i
const STATE =
  /^(?!(?:you|I|we)\b)(?:(?:it|they|there)['’](?:s|re)|(?:[\p{L}\d%'’-]+ ){1,9}?(?:(?:can|could|should|may|will|would) (?:also )?be|is|are|was|were|have|has|had|did|comes? (?:in|with|as|from)|(?:weighs?|measures?)(?! (?:the|your|each|every))|looks?|feels?|costs?|includes?|contains?|means?|needs?|seems?|last(?:s|ed)?|(?:takes?|took) me|keeps? (?:about|for|up to|till|until)|starts? at))\b/iu
const HEARD = /\bmakes? an? (?:\p{L}+ )?(?:pause|beep|noise|sound)\b/iu
/** What is so for long, or was somewhere else. */
const UNSEEN_FACT =
  /\b(?:years?|months?|weeks|warranty|produced|certified|insured|inseam|weighs?)\b|\b(?:made|sewn|sewed|printed|assembled) in\b/i
/** The beginnings of the words that say something. */
export const stemsOf = keptBy((text: string): readonly string[] =>
  wordsIn(text)
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !isFunctionWord(word) && !COMMON.test(word.slice(0, 5)))
    .map((word) => singular(word.replace(/([bdgmnprt])\1(?:ed|ing)$/, '$1')).slice(0, 5)),
)
const COMMON =
  /^(?:above|after|also|away|back|does|down|even|from|goes|hand|hands|have|into|just|last|lasts|like|lens|little|littl|make|makes|more|once|only|other|over|put|small|some|take|takes|than|that|then|there|they|this|use|used|uses|well|what|when|will|with|work|works|your|creat|close|side|time|place|front|first)$/
/** What cannot be filmed: what is charged, sent or promised. */
const PROMISE =
  /\b(?:prices?|promise[sd]?|guarantee[sd]?)\b|(?:^|, | and )(?:(?:I|we)(?:['’]ll| will| can)? (?:also )?(?:send|ship|post|answer|reply|offer|charge(?! (?:it|them|mine|the))|replace|refund|take it back|deliver))\b/i
const UNDER = /\b(?:bras?|bralettes?|briefs|shapewear|tights|underwear)\b/i
/** "Before and after pictures every job", "You get photos from the same spot, before and after" */
const PHOTOS =
  /\bbefore (?:and|&|n|\+) after (?:photo|pic|picture|shot)s?\b|\b(?:f|ph)otos\b[^.;!?]{0,30}\bbefore (?:and|&|n|\+) after\b/i
/** What is no fit, or too close. */
const PHONE_POCKET =
  /^(?!.*n['’]t\b).*\bpockets?\b[^.;,]*\b(?:fits?|for|holds?|takes?)\b[^.;,]*\b(?:i ?phones?|phones?|mobile)\b/i
const PART_WORN = /\b(?:crotch|gusset|bottom|pockets?|zips?|zippers?|hood|buttons?)\b/i
/** What only shows on somebody who wears it. */
const WORN =
  /\b(?:squats?|see[- ]through|sheer|underwear|digs?|digging|rolls? down|slips? (?:down|off)|rides? up|stays? (?:up|put|on|in place)|stretch(?:es|y)?|fits?|worn|wear|waist(?:band)?|walk(?:ing)?|run(?:ning)?|comfortable|pinch(?:es)?|sits?|in (?:it|them|these))\b/i

interface Looks {
  enter: string
  price: string
  /** Who tells it, with the product. */
  beside: readonly string[]
  /** The same where the story speaks of it, before `beside`. */
  story: readonly string[]
  /** While a feature says how it is, and what it does. */
  show: readonly string[]
  use: readonly string[]
  /** What things of its sort are seen doing. */
  work?: readonly string[] | undefined
  /** Whether its use is that of its sort. */
  isKnown: boolean
  /** In real use, for words that say nothing of it. */
  demo: readonly string[]
  /** That it tastes good, of food and drinks. */
  taste?: string | undefined
  /** That it fits, on who wears it. */
  proof: readonly string[]
  /** Clips between what is told to camera. */
  wide: readonly string[]
}

export const looksOf = kept((reading: Reading): Looks & { it: string } => {
  const plain = plainLooks(reading)
  const looks = plain.it === 'the product' ? { ...plain, it: calledByWords(reading) } : plain
  const isFilmed = isThingIn(looks, reading.fields.look(reading).medium)
  if (!isFilmed) return looks
  const { shots: use, work, isKnown, called } = inUse(reading)
  const taste = tasteOf(reading)
  const isWorn = looks.proof.length > 0
  const shown = isWorn && !classOf(reading).tags.includes('light') ? (work ?? []) : use
  const it = called ?? looks.it
  return {
    ...looks,
    it,
    use,
    work,
    isKnown,
    taste,
    proof: isWorn ? [...(work ?? []), ...looks.proof] : looks.proof,
    demo: taste === undefined ? shown : [withDish(taste, dishesOf(reading)), ...shown],
  }
})

/** Eaten or drunk by who speaks. */
function tasteOf(reading: Reading): string | undefined {
  const { name, tags } = classOf(reading)
  if (
    !tags.includes('edible') ||
    /\b(?:sourdough|yeast|culture|spice (?:box|jar|rack|tin)(?:es|s)?)\b/i.test(reading.name) ||
    reading.sorts.has('kids') ||
    reading.sorts.has('pet')
  )
    return undefined
  if (/\b(?:bags?|capsules?|pods?)$/.test(reading.fields.look(reading).it))
    return 'Creator takes a sip, the cup in both hands'
  if (tags.includes('drink'))
    return `Creator takes a sip of ${MIXED.test(reading.name) && !reading.fields.look(reading).it.includes('drink') ? 'a drink with ' : ''}{it}, close`
  return name === 'snacks' ? 'Creator takes a bite of {it}, close' : 'Creator takes a bite of food with {it}, close'
}
const MIXED = /\b(?:bitters|collagen|creamer|creatine|electrolytes?|greens|mix|powder|protein|syrup|whey)\b/i
const OF_TASTE =
  /\b(?:tastes?|flavou?rs?|sweet|salty|spicy|sour|bitter|creamy|crunch\w*|crisp\w*|juicy|throat|tongue|mouth|delicious|yummy)\b/i
const EATEN =
  /\b(?:I|we)(?:['’]ve)?(?: (?:just|only|always|still|now|then|even))* (?:ate|eat|tasted|drank|drink|sipped)\b/i
/** "on just rice and egg" */
const DISH =
  /\b(?:on|over|with)(?: top of| just| only)? ((?:an? |the |your |my |his |her |their )?(?:(?:cheese|grilled|fried|boiled|white|jollof|roast|fresh|plain|cold) )?(?:bacon|beans|bread|burgers?|chicken|chips|eggs?|fish|fries|ice cream|meat|noodles|oatmeal|omelettes?|pancakes|pasta|pizza|porridge|potatoes|rice|salad|sandwich(?:es)?|soup|steak|tacos?|toast|toasties?|yogh?urt)(?: and (?:chicken|chips|eggs?|beans|fish|rice))?)\b/i
const withDish = (taste: string, text: string) => {
  const [, dish] = DISH.exec(text) ?? []
  return dish === undefined ? taste : taste.replace('food', yours(dish))
}
const yours = (dish: string) => dish.toLowerCase().replace(/^(?:my|his|her|their) /, 'your ')
const dishesOf = ({ features, story }: Reading) =>
  [...features.map(({ typed }) => typed), ...story.sentences.filter((text) => EATEN.test(text))].join(' ')
/** What the seller calls what has no known noun: "this lamp" is the lamp, else it has its short name. */
function calledByWords(reading: Reading): string {
  const { title } = reading.product
  const noun = [...wordsOf(reading).matchAll(/\b(?:this|these) (\p{Ll}+)\b/gu)]
    .map(([, word = '']) => word)
    .find((word) => productNoun(word) === 'thing')
  return noun !== undefined ? `the ${noun}` : BRAND.test(title) ? title : 'the product'
}
const BRAND = /^\p{Lu}[\p{L}'’-]+(?:(?: \p{L}[\p{L}'’-]+){0,2}|(?: \p{Lu}[\p{L}'’-]+){3,5})(?: \d{1,2})?$/u
function plainLooks(reading: Reading): Looks & { it: string } {
  const { kind, product, fields, voice } = reading
  const { medium, it } = fields.look(reading)
  if (medium === 'screen')
    return { it, ...onScreen(it.endsWith('app') || ON_PHONE.test(wordsOf(reading)) ? 'phone' : 'screen') }
  if (medium === 'pattern') {
    const pages = pagesOf(it)
    return { ...inHand('in hand'), it: 'the finished piece', show: pages, use: pages, demo: pages.slice(1, 2) }
  }
  if (medium !== 'thing' && !(medium === 'unsure' && isOnCreator(reading))) {
    // What a customer tells of is mostly a thing: "heated knee wrap with massage".
    const [, head = ''] = /(\S+)(?: [-–—(|]| with |$)/.exec(reading.name) ?? []
    const isThing =
      medium === 'work'
        ? productNoun(head) === 'thing' &&
          !STALL.test(reading.name) &&
          !reading.features.some(({ typed }) => COMES.test(typed))
        : /^(?:own|unsure)$/.test(medium)
    if (isThing && (voice === 'customer' || isMaterial(reading)))
      return { it: 'the product', ...inHand('in front of them') }
    const [clip, where] =
      voice === 'customer' && /^(?:work|lesson)$/.test(medium)
        ? ([medium === 'work' ? 'the work' : 'a lesson', [FACE]] as const)
        : CLIPS[medium !== 'lesson' ? medium : isOnPhone(reading) ? 'phone' : isOnline(reading) ? 'online' : medium]
    const called = medium === 'rental' && it !== 'the product' ? it : clip === 'you at work' ? workOf(reading) : clip
    const subject = medium === 'rental' ? undefined : subjectOf(reading, medium === 'place')
    if (subject === undefined) return { it: called, ...byVoice(where, clip === 'what you sell') }
    const looks = byVoice([`Creator with ${subject}, to the lens`, ...where], clip === 'what you sell')
    const show = [...looks.show, `Close on ${subject}, your voice over it`]
    return {
      it: called.endsWith(' at work') ? `${called} with ${subject}` : called,
      ...looks,
      show,
      use: show,
      price: `Creator with ${subject} once more`,
    }
  }
  const { tags } = classOf(reading)
  if (isOnCreator(reading)) return { it, ...(GARMENT.test(reading.name) ? worn : withoutTurn(worn)) }
  const isHeld =
    (kind !== undefined && !tags.some((tag) => STANDS.test(tag))) ||
    product.form === 'stuff' ||
    PACKED.test(`${reading.name} ${reading.price ?? ''}`) ||
    departmentOf(reading) === 'hair' ||
    tags.some((tag) => HELD.test(tag))
  const looks = inHand(isHeld ? 'in hand' : 'in front of them')
  if (isForSkin(reading)) return { it, ...looks, beside: [...looks.beside, FACE] }
  const placed = placedIn(reading)
  if (placed.length > 0)
    return {
      it,
      ...looks,
      price: placed[0] ?? '',
      beside: [...placed, ...looks.beside.slice(-1)],
      story: [],
    }
  return ((tags.includes('car') || it.startsWith('the car ')) && INSIDE_CAR.test(wordsOf(reading))) ||
    ON_DASH.test([reading.painPoint, wordsOf(reading)].join(' '))
    ? { it, ...looks, beside: [IN_CAR, ...looks.beside.slice(1)] }
    : { it, ...looks }
}
/** Two words that only things are sold with. */
const isMaterial = ({ features }: Reading) =>
  new Set(
    features
      .flatMap(({ typed }) => typed.match(MATERIAL) ?? [])
      .map((word) => singular(word.toLowerCase()).slice(0, 4)),
  ).size > 1
const MATERIAL =
  /\b(?:centimet(?:er|re)s?|cm|colou?rs|cotton|fabric|foam|grams|inch(?:es)?|kg|leather|linen|ml|plastic|rubber|sizes|steel|waist|wash(?:able|ing)|wood(?:en)?|wool)\b/gi
/** Who tells it, where it hangs or lies, by the shots of its class. */
const placedIn = (reading: Reading): readonly string[] => {
  const { tags, use } = classOf(reading)
  return tags.includes('placed')
    ? use.filter((shot) => /^Creator .*to the lens$/.test(shot)).map((shot) => shot.replaceAll('{Name}', '{it}'))
    : []
}
interface InUse {
  shots: readonly string[]
  /** What things of its sort are seen doing. */
  work?: readonly string[]
  /** By its class or sort, not only as any thing. */
  isKnown: boolean
  /** What pictures call it where its name does not say it. */
  called?: string
}
const known = (shots: readonly string[], called?: string): InUse => ({
  shots,
  isKnown: true,
  ...(called !== undefined && { called }),
})
/** What one does with it, the best first: by its class where that is sure, else by what its words surely say it is. */
function inUse(reading: Reading): InUse {
  const { name, features, product } = reading
  const { tags, use } = classOf(reading)
  if (/\bheat.*\bbelt\b/i.test(name))
    return known(['{it} at the waist, over a shirt, close', '{it} closed with both hands, close'])
  if (UNFILMED.test(name)) return known(['{it} laid out, from above', 'Close on {it}, laid out'])
  const animal = animalOf(reading)
  const ofIt = (shots: readonly string[]) =>
    asTyped(shots, reading)
      .map((shot) => agreeing(shot, reading).replaceAll('{Name}', '{it}'))
      .map((shot) => (animal === undefined ? shot : shot.replace(/\b([Tt])he animal\b/g, `$1he ${animal}`)))
  const ofClass =
    isOfClass(reading) &&
    !(tags.some((tag) => /^(?:worn|jewel)$/.test(tag)) && (NO_BODY.test(name) || isForOthers(reading)))
      ? ofIt(use.filter((shot) => !/\blens\b|\bface(?! stays)/.test(shot)))
      : undefined
  const worked = workFor(reading)
  const placed = atItsPlace(reading)
  const isOnPerson = worked?.shots.some((shot) => /^Creator (?:in|pulls|puts) \{Name\}/.test(shot))
  const found = animal !== undefined && isOnPerson ? undefined : worked
  const work = found && { ...found, shots: onSurface(found.shots, reading) }
  // "No-Sew Hem Tape" of a Pocket Tailor
  const { it } = reading.fields.look(reading)
  const isOther =
    !reading.kind &&
    work?.noun !== undefined &&
    singular(it.split(' ').at(-1) ?? '') !== singular(work.noun.split(' ').at(-1) ?? '') &&
    !work.nouns?.includes(it.split(' ').at(-1) ?? '')
  // A bin for worms puts nothing away.
  const isNarrow = tags.includes('storage') && / /.test(work?.noun ?? '') && /\bbin\b/.test(work?.noun ?? '')
  if (work)
    return {
      ...known(
        [...ofIt(work.shots), ...((!isNarrow && ofClass) || [])],
        work.called ?? (isOther ? `the ${work.noun}` : undefined),
      ),
      work: ofIt(work.shots),
    }
  const sort = sortOf(reading)
  if (sort) return sort
  // The parts of a kit laid out do nothing.
  if (ofClass) return known(placed !== undefined && tags.includes('kit') ? [placed, ...ofClass] : ofClass)
  if (animal !== undefined) return known([`The ${animal} with {it}, close`, `{it} and the ${animal}, from the side`])
  if (NAILS.test(name) && !/\bkit\b/i.test(name))
    return known(['A hand with {it} on, close', 'A hand with {it} on picks up a cup, close'])
  if (isOnCreator(reading)) {
    const [, where = '{it} on you'] = WORN_ON.find(([tag]) => tags.includes(tag)) ?? []
    return known([`${where}, close`, `${where}, from the side`])
  }
  const turned =
    tags.includes('stuff') || product.form === 'stuff' || PACKED.test(name) || tags.includes('small')
      ? '{it} turned slowly in one hand, close'
      : 'Close on {it}, slowly from one side to the other'
  const isDoing = !TO_LOOK_AT.test(name) && features.some(({ typed }) => doesSomething(typed))
  const shots = placed === undefined ? [turned] : [placed, turned]
  return { shots: isDoing && placed === undefined ? ['{it} in use, close', ...shots] : shots, isKnown: false }
}

/** Nouns for one place in a picture. Where the brief has another one of them, that one is seen, or the next picture. */
const PLACES = [
  /\b(?:jar|bottle|tube|tin|pouch|sachet)\b/gi,
  /\b(?:fruit|bananas?|berries|carrots|cheeseburger|chili|kale|mango(?:es)?|oats|pepper|soup|spinach|strawberries|tomatoes|onions|vegetables)\b/gi,
  /\b(?:shoes|gumboots|boots|wellies|sneakers|sandals|slippers|clogs)\b/gi,
  /\b(?:hot food|banku|dumplings|eggs|fries|jollof|kenkey|momos|noodles|pasta|pizza|rice|steak|tacos|toast|waakye)\b/gi,
]
/** "I blend oats and frozen blueberries" */
const BLENDED =
  /\b(?:I|we) blend(?:ed)? (?:(?:my|some|the) )?((?:frozen |fresh )?\p{Ll}+ and (?:frozen |fresh )?\p{Ll}+s)(?=[,.]| (?:at|for|in|on|with)\b)/iu
const INTO_BLENDER = /^(?:Fruit goes|A scoop of powder and water go) into /
/** The shots that do not contradict what was typed: "Feet in {Name} slide into gumboots", no spoon in a bottle. */
function asTyped(shots: readonly string[], { name, features, painPoint, story }: Reading): readonly string[] {
  const texts = [story.sentences.join(' '), [name, painPoint, ...features.map(({ typed }) => typed)].join(' ')]
  const [, blended] = BLENDED.exec(texts[0] ?? '') ?? []
  const fitting = shots.flatMap((shot) => {
    if (blended !== undefined && INTO_BLENDER.test(shot))
      return [upperFirst(shot.replace(INTO_BLENDER, `${blended.toLowerCase()} go into `))]
    let said = shot
    for (const place of PLACES) {
      const [seen = ''] = said.toLowerCase().match(place) ?? []
      const told = seen === '' ? undefined : texts.map((text) => text.toLowerCase().match(place)).find(Boolean)
      if (!told || told.some((word) => word === seen)) continue
      const isPlaced = / (?:in|on)to (?:shoes|hot food)\b|^Fruit goes /.test(said)
      if (!isPlaced) return []
      said = upperFirst(said.replace(new RegExp(seen, 'i'), told[0].toLowerCase())).replace(
        /^(\p{L}+[^s]s) goes\b/u,
        '$1 go',
      )
    }
    return [said]
  })
  return fitting.length > 0 ? fitting : shots
}

/** What is kept and looked at is not used. */
const TO_LOOK_AT =
  /\b(?:amethyst|ammonites?|banknotes?|coins?|crystals?|figurines?|fossils?|geodes?|gemstones?|medals?|meteorites?|minerals?|shells?|specimens?|stamps?|statues?|trilobites?)\b/i

/** Hair is taken off what the seller names. */
function onSurface(shots: readonly string[], reading: Reading): readonly string[] {
  // "He brought his coat with him": the animal's own
  const [own = ''] = SURFACE.exec(reading.name) ?? []
  const told = `${wordsOf(reading).replace(own === '' ? /\b(?:his|its) coat\b|\blike an? \p{L}+/giu : /\bcoat\b|\blike an? \p{L}+/giu, ' ')} ${own}`
  const [surface] = /\bcarpet\b/i.test(own) ? [] : (SURFACE.exec(told) ?? [])
  return surface === undefined
    ? shots
    : shots.map((shot) => shot.replace(/\ba carpet\b/, `the ${surface.toLowerCase()}`))
}
const SURFACE = /\b(?:car seats?|carpet|coat|couch|mattress|rug|sofa|stairs)\b/i

/** Whether its class is that of the thing: by its kind, by a noun that only such things have, else where the words of the name are of one department with it. */
function isOfClass(reading: Reading): boolean {
  const { kind, name, common } = reading
  const { name: ofClass, tags, nouns, department } = classOf(reading)
  if (ofClass.startsWith('default ')) return false
  if (kind || tags.some((tag) => SURE.test(tag))) return true
  const words = ` ${wordsIn(name.replaceAll('-', ' ')).map(singular).join(' ')} `
  // "psí pán" is no pan.
  if (!nouns.some((noun) => words.includes(` ${singular(noun)} `))) return false
  const votes = votesIn(name, common.departments)
  const [, most = 0] = votes[0] ?? []
  return (
    votes.length === 0 ||
    votes.some(
      ([each, count]) =>
        count >= most * NEARLY &&
        (each === department ||
          RELATED.some((of) => of.includes(each) && department !== undefined && of.includes(department))),
    )
  )
}
/** What is used in the same way by all that have its noun. */
const SURE = /^(?:edible|game|gift|instrument|jewel|kit|light|placed)$/
const NEARLY = 0.6
/** Departments between which the words of a name do not decide. */
const RELATED: readonly (readonly Department[])[] = [
  ['kitchen', 'kitchen-appliances', 'food'],
  ['home', 'home-decor', 'furniture-and-storage', 'textiles', 'garden'],
  ['electronics', 'computers', 'home'],
  ['clothing', 'shoes', 'bags-and-accessories', 'textiles'],
  ['body-care', 'hair', 'skin-care', 'makeup-and-nails'],
  ['toys', 'baby', 'sports-and-fitness', 'arts-and-hobbies'],
  ['sports-and-fitness', 'travel-and-camping'],
  ['tools', 'garden', 'home', 'cleaning'],
]

/** Sorts of things by several words of all that was typed. */
function sortOf(reading: Reading): InUse | undefined {
  const { features, painPoint, story, kind, scored, audience, sorts } = reading
  const { name } = scored
  const offer = [name, ...features.map(({ typed }) => typed)].join(' ')
  const all = [offer, painPoint, ...story.sentences].join(' ')
  if (!kind && isBook(reading)) return known(BOOK)
  if (kind || isOfClass(reading)) return undefined
  if (isForBody(reading)) return known(/\b(?:braids?|hair)\b/i.test(offer) ? INTO_HAIR : APPLIED)
  const department = departmentOf({ ...reading, name })
  const count = (words: RegExp) => new Set((offer.match(words) ?? []).map((word) => word.toLowerCase())).size
  if (isForHairs(reading)) return known(onSurface(LIFTED, reading))
  if (/\bwicks?\b/i.test(offer) && /\b(?:burn|smell|scent)s?\b/i.test(offer)) return known(CANDLE)
  const animal = animalOf(reading)
  if (animal !== undefined && (count(FOOD) > 0 || FEED.test(name)))
    return known([
      ...(FEED.test(offer) ? ['{it} poured into a bowl, close', `The ${animal} at the bowl, close`] : []),
      `The ${animal} with {it}, close`,
    ])
  if (MAKES_FOOD.test(name.replace(/ \(.*/, ''))) return undefined
  if (count(FOOD) >= (department === 'food' ? 1 : MANY_WORDS)) {
    if (/\b(?:coffee|caf[eé]|cà phê|espresso)\b/iu.test(all)) return known(COFFEE)
    if (/\bbottles?\b/i.test(all) && /\b(?:chil+[ei]s?|sauce|spicy)\b/i.test(all)) return known(SAUCE)
    return known(
      DRUNK.test(offer)
        ? DRINK
        : IS_CUT.test(name)
          ? CUT_UP
          : IS_LOOSE.test(name)
            ? LOOSE
            : /\b(?:jar|spread|spoon)\b/i.test(all)
              ? SPREAD
              : EATABLE,
    )
  }
  if (
    /^(?:skin-care|body-care)$/.test(department ?? '') &&
    /\b(?:creams?|butters?|spf|oils?|serum|lotion|skin|face)\b/i.test(offer)
  )
    return known(APPLIED)
  if (/^(?=.*\b(?:tablets?|pods?|powder)\b)(?=.*\b(?:drum|front load)\b)/im.test(all)) return known(IN_DRUM)
  if (department === 'cleaning' && /\b(?:gel|liquid|ml|paste|powder|spray|tablets?)\b/i.test(name))
    return known(CLEANED)
  const isForKids = audience.like === 'parents' || sorts.has('kids')
  if (isForKids && !NO_TOY.test(name) && (department === 'toys' || count(TOY) >= MANY_TOYS)) return known(PLAYED)
  return undefined
}
const FEED = /\b(?:bird food|feed|food|grains?|kibble|millet|mix|oats|pellets|seeds?|toppers?)\b/i
/** No food itself. */
const MAKES_FOOD = /\b(?:box|cooker|dehydrator|dryer|kit|machine|maker|mold|mould|oven|rack|smoker)$/i
/** Where one plays, or where toys are kept. */
const NO_TOY = /\b(?:bags?|bins?|box(?:es)?|mats?|racks?|rugs?|shel(?:f|ves)|tables?)\b/i
const MANY_WORDS = 3
const MANY_TOYS = 2
const FOOD =
  /\b(?:bak(?:e|ed|ing)|bread|butter|chil[ei]s?|cinnamon|coffee|cook(?:ed)?|crunchy|delicious|drinks?|egg(?: yolk)?s?|flavou?rs?|flour|fridge|frozen|fruits?|garlic|ginger|grilled|hibiscus|honey|lard|milk|peanuts?|preservatives?|rice|roasts?|roasted|salt|sesame|spicy|sugar|sweet(?:en)?|taste[sd]?|tea|toasted|vegan)\b/gi
const DRUNK = /\b(?:concentrate|cordial|drinks?|glass(?:es)?|juice|kombucha|lit(?:er|re)s?|sip|syrup|tea)\b/i
const TOY = /\b(?:age \d\+|ages? \d|astm f963|en ?71|(?:glass )?balls|blocks|marbles?|toys?|kids?|dolls?|puzzles?)/gi
const CANDLE = ['A hand lights {it}, close', 'The flame of {it}, close', '{it} on a table in evening light']
const COFFEE = [
  'Coffee runs into a cup, close',
  'A full cup beside {it}, close',
  'Creator takes a sip, the cup in both hands',
]
const DRINK = ['{it} poured into a glass, close', 'Creator takes a sip, close', 'A full glass beside {it}, close']
const SAUCE = ['A little of {it} goes onto hot food, close', 'Creator takes a bite of food with {it}, close']
const EATABLE = ['{it} on a plate, close', 'Creator takes a bite of {it}, close', 'A hand reaches for {it}, close']
const SPREAD = ['A spoon goes into {it}, close', 'A spoonful of {it}, close', 'Creator tastes {it} from a spoon, close']
const CUT_UP = ['{it} cut with a knife, close', 'A piece of {it} held up, close', 'Creator takes a bite of {it}, close']
const LOOSE = ['{it} poured into a bowl, close', 'A spoonful of {it}, close']
const IS_CUT =
  /\b(?:bars?|bibingka|breads?|brownies?|cakes?|cheeses?|chorizo|fudge|ham|loa(?:f|ves)|pies?|salami|sausages?|tofu|torte)\b/i
const IS_LOOSE =
  /\b(?:beans|dry|dried|flakes|flour|granola|grains?|kibble|nuts|oats|powder|rice|salt|seeds?|spices?|sugar)\b/i
const APPLIED = ['A little of {it} on the back of a hand, close', 'A finger spreads {it} on the back of a hand, close']
const INTO_HAIR = ['A little of {it} in one palm, close', 'Two hands draw {it} through the hair, from behind']
const LIFTED = [
  '{it} goes over a carpet once, close',
  'What came off in one palm, {it} beside it',
  'One half of a cushion done with {it}, the other half left, from above',
]
const CLEANED = [
  '{it} on a dirty spot, close',
  'A cloth goes over the spot, {it} beside it',
  'The clean spot, {it} beside it',
]
const IN_DRUM = [
  'A hand puts one into the drum of a washing machine, close',
  'A finger starts the washing machine, close',
]
const PLAYED = ['Small hands play with {it}, close', 'A small and a big hand at {it}, close']
const BOOK = ['Hands open {it}, close', 'A page of {it}, close', 'Hands turn the pages of {it}, close']
const NAILS = /\b(?:press[- ]on|acrylic|gel|false|fake) nails?\b|^nails\b|\bpress[- ]ons\b/i
const WORN_ON: readonly (readonly [string, string])[] = [
  ['legs', 'Your legs in {it}'],
  ['feet', 'Your feet in {it}'],
  ['hand', 'Your hand in {it}'],
  ['head', '{it} on your head'],
  ['top', 'You in {it}'],
]
/** What one drinks from. */
const isVessel = (reading: Reading) =>
  classOf(reading).tags.includes('container') ||
  /\b(?:blender|bottle|canteen|cup|flask|glass|jug|mug|shaker|straw|thermos|tumbler)s?\b/i.test(
    `${reading.name} ${reading.kind?.name ?? ''}`,
  )
/** Who wears or holds it cleans something else. */
export const isCleaner = (reading: Reading) => classOf(reading).tags.includes('cleaning')
/** Stands or lies where it is used. */
const STANDS = /^(?:big|machine|furniture|outdoor|bedding|petplace|wall|plug)$/
const HELD = /^(?:small|stuff|edible|applied|carried|hand|worn|container|food|face|skin|jewel|book|write)$/
const PACKED = /\b(?:jar|bottle|tin|tube|packet|pouch)s?\b|\b\d+ ?(?:g|ml|grams?)\b/i
const IN_CAR = 'Creator in the parked car with {it}, to the lens'
const INSIDE_CAR = /\b(?:cars?|dash(?:board)?|windscreen|windshield|roads?|drive|driving)\b/i
/** A mount that other ones fell "off the dash". */
const ON_DASH = /\b(?:holders?|mounts?)\b.*\b(?:off|on(?:to)?) (?:the|my|your) dash(?:board)?\b/i
const wordsOf = ({ story, features }: Reading) => [...story.sentences, ...features.map(({ typed }) => typed)].join(' ')

/** Whether the creator can wear it before a camera. */
const isOnCreator = (reading: Reading) => {
  const { sorts, name } = reading
  const { name: ofClass, tags } = classOf(reading)
  const isClothing =
    ofClass.startsWith('default ') &&
    departmentOf(reading) === 'clothing' &&
    reading.features.some(({ typed }) => CUT.test(typed))
  return (
    tags.includes('carrier') ||
    ((sorts.has('wear') || tags.includes('worn') || isClothing) &&
      !isBook(reading) &&
      !sorts.has('pet') &&
      !sorts.has('kids') &&
      !tags.some((tag) => /^(?:petwear|kidgear|bag)$/.test(tag)) &&
      !UNSEEN.test(name) &&
      !NO_BODY.test(name) &&
      !isForOthers(reading))
  )
}
/** For whom it is, whatever its name. */
const isForOthers = ({ name, features, typedCall }: Reading) =>
  WORN_ON_FARMS.test(name) ||
  [...features.map(({ typed }) => typed), typedCall].some((text) => WORN_BY_OTHERS.test(text))
const WORN_BY_OTHERS =
  /\b(?:diapers?|nappy|nappies|newborns?|infants?|toddlers?|(?:the|your?|ur) (?:\p{L}+ )?(?:baby|dog|puppy)|(?:chihuahua|dachshund|greyhound|labrador|poodle|pug|retriever|spaniel|terrier|whippet)s?)\b/iu
const CUT =
  /\b(?:ankles?|chest|cotton|elastane|fabric|hips?|iron(?:ing)?|knees?|legs?|pockets?|polyester|seams?|sleeves?|squats?|stretch\w*|waist\w*|xl)\b/i
/** What creators do not use on camera. */
const UNFILMED =
  /(?<!\p{L})(?:underwear|undies|briefs|panties|bras?|bralettes?|lingerie|thongs?|pads|tampons?|menstrual|capsules?|(?<!\b(?:bath|clean(?:ing|er)|descaling|dishwasher|laundry|toilet) )tablets?|pills?|\d+ caps|magnesium|vitamins?|laxative|test strips?)\b(?!.*\b(?:dispenser|organi[sz]er|box|case|holder|bag|bottle|cutter)\b)/iu
/** Worn by things. */
const NO_BODY =
  /\b(?:thumb\p{L}*|controller|joystick|goose|geese|gnomes?|dolls?|teddy|statues?|plush\w*|mannequins?|slugs?|plants?(?!-)|seedlings?)\b/iu
/** What is not shown on somebody, or on no adult. */
const UNSEEN =
  /(?<!\p{L})(?:underwear|undies|adaptive|boxers?|briefs|panties|bras?|bralettes?|lingerie|thongs?|shapewear|tights|stockings|swimsuits?|bikinis?|insoles?|dogs?|cats?|horses?|hounds?|mutts?|pupp(?:y|ies)|pets?|kids?|bab(?:y|ies)|toddlers?|newborns?|infants?|months?|children|key ?rings?|onesies?|bibs?|capsules?|tablets?|\d+ caps|mats?|slugs?|napkin|curtains?)\b/iu

const inHand = (where: 'in hand' | 'in front of them'): Looks => ({
  demo: [],
  isKnown: false,
  enter:
    where === 'in hand' ? 'A hand puts {it} down in front of the lens, close' : 'Close on {it}, then up to the creator',
  price: 'Creator with {it} once more',
  beside: [
    `Creator with {it} ${where}, to the lens`,
    ...(where === 'in hand'
      ? ['Creator holds {it} up, to the lens', 'Creator with {it} in hand, a step closer, to the lens']
      : ['Creator points to {it}, to the lens', 'Creator beside {it}, a step closer, to the lens']),
    'Creator looks at {it}, then to the lens',
  ],
  story: where === 'in hand' ? ['Creator shows {it} to the lens'] : [],
  show: [],
  use: [],
  proof: [],
  wide: [],
})
const ON = [
  'Creator wearing {it}, to the lens',
  'Creator wearing {it}, a step back, to the lens',
  'Creator turns once, wearing {it}, then to the lens',
  'Creator wearing {it}, from the side, then to the lens',
  'Creator comes closer, wearing {it}, to the lens',
]
const worn: Looks = {
  ...inHand('in hand'),
  price: 'Creator wearing {it} once more',
  enter: 'Creator points to {it}, worn, then to the lens',
  beside: ON,
  story: [],
  proof: [
    '{it} worn, close, as you say it',
    '{it} worn, from the side, as you say it',
    '{it} worn, in motion, as you say it',
  ],
}
/** What one turns around in. */
const GARMENT =
  /\b(?:dress|dresses|leggings?|jackets?|coats?|skirts?|trousers|pants|jeans|shirts?|tees?|hoodies?|sweaters?|jumpers?|cardigans?|suits?|capes?|robes?|kaftans?|caftans?|saris?|kimonos?|ponchos?|overalls|jumpsuits?|abayas?|uniforms?|vests?|aprons?|set|2 piece)\b/i
const withoutTurn = (looks: Looks): Looks => ({
  ...looks,
  beside: looks.beside.filter((shot) => !shot.startsWith('Creator turns once')),
})
const ON_PHONE = /\b(?:on|from|with) (?:your|ya|yr|my|the|any|a) phone\b/i
const pagesOf = (it: string) => [
  `A page of ${it}, close: what you say`,
  `Hands at work from ${it}, as you say it`,
  'Close on {it}: what you say',
  `Another page of ${it}: what you say`,
]
const onScreen = (device: string): Looks => ({
  isKnown: true,
  demo: [device === 'phone' ? 'A thumb scrolls in {it} on a phone, close' : '{it} on a screen, one slow scroll, close'],
  enter: 'Creator turns the screen to the lens: {it}',
  price: 'Creator with the screen in the picture',
  beside: [
    `Creator with {it} open on a ${device}, to the lens`,
    'Creator looks up from {it}, to the lens',
    `Creator holds up the ${device}, to the lens`,
  ],
  story: [`Creator turns the ${device} to the lens, {it} open`],
  show: ON_SCREEN,
  use: ON_SCREEN,
  proof: [],
  wide: [],
})
const ON_SCREEN = [
  'Screen recording of {it}, as you say it',
  'Close on the screen, as you say it',
  'A thumb scrolls in {it}, close',
  'Over the shoulder: {it} on the screen, as you say it',
]
/** "When it is closed it sticks out only nine centimetres." */
const STATE_NOW = /\b(?:when|once) (?:it|they)(?:['’]s| is|['’]re| are) (closed|folded|shut|off|rolled up)\b/i
/** Who speaks of skin shows it. */
const FACE = "The creator's face, close, to the lens"
/** "you at work: piano tuning" */
function workOf({ name }: Reading): string {
  const [typed = '', thing = ''] = WORK.exec(name.toLowerCase()) ?? []
  return productNoun(thing) === 'thing' || /^(?:carpet|home|house|oven|piano|tyre|window)$/.test(thing)
    ? `you at work: ${typed}`
    : 'you at work'
}
const WORK =
  /(?<!(?:\+|&|\/|\band) )\b(\p{L}{3,}) (?:alterations|cleaning|detailing|engraving|fitting|grooming|mending|repairs?|resoling|restoration|sharpening|tuning|valeting|washing|wraps)\b/u
/** What has no look of its own: what its clips are called, and where it is told. */
const CLIPS = {
  work: ['you at work', ['Creator at work, to the lens', 'Creator where the work is done, to the lens']],
  place: ['the place', ['Creator at the place, to the lens', 'Creator walks into the place, to the lens']],
  lesson: ['a lesson', ['Creator where the lessons are, to the lens', 'Creator before the next lesson, to the lens']],
  online: [
    'a lesson on the screen',
    ['Creator at the screen, to the lens', 'Creator turns from the screen, to the lens'],
  ],
  phone: [
    'a lesson on the phone',
    ['Creator with the phone in hand, to the lens', 'Creator looks up from the phone, to the lens'],
  ],
  rental: ['what you rent out', ['Creator beside {it}, to the lens', 'Creator with a hand on {it}, to the lens']],
  own: ['what you sell', [FACE]],
  unsure: ['what you sell', [FACE]],
} as const
const TOLD_ONLY = {
  enter: 'Creator to the lens, the name as text',
  price: 'Creator looks into the lens',
  story: [],
  isKnown: false,
  demo: [],
  proof: [],
}
const byVoice = (where: readonly string[], isUnknown: boolean): Looks => {
  // A clip of something unknown directs nothing.
  if (isUnknown)
    return { ...TOLD_ONLY, beside: where, show: [...where, ...LENS], use: [...where, ...LENS], wide: LENS.slice(0, 1) }
  // No more: what was filmed at work does not show every story.
  const clips = ['A clip of {it}, your voice over it', 'Another clip of {it}, your voice over it']
  const show = [
    ...clips,
    ...(where.some((shot) => /screen|lesson|phone/.test(shot)) ? [] : ['A photo of {it}, your voice over it']),
  ].flatMap((clip, at) => [clip, ...where, ...LENS.slice(0, at + 1)])
  return { ...TOLD_ONLY, beside: where, show, use: show, wide: clips }
}
