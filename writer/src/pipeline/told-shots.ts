import { escaped, LETTERS } from '../kinds'
import { lowerFirst, pluralVerb, singular, upperFirst } from '../language'
import { productNoun } from '../reading'
import {
  bare,
  filledWith,
  hasWordOf,
  isAct,
  isCleaner,
  isForSkin,
  isShownIn,
  LENS,
  looksOf,
  shotsWith,
  stemsOf,
  wordsIn,
} from './product-shots'
import type { Reading } from './reading'
import { sceneOf as problemScene } from './scenes'
import { AFTER, BEFORE, classOf, departmentOf, isForBody, LINKED, MOVES, TO_LENS } from './shots'
import { animalOf, madeOfKit } from './shown-with'
import { mentions } from './told-product'
import { MADE_IT } from './voice'

/** The pictures of a told script, none twice. */
export interface Shots {
  /** The product comes in, before these features. */
  enter(texts: readonly string[]): string
  /** The product in use where that was not seen yet. */
  price(): string
  /** One for each scene of the story. */
  ofStory(scenes: readonly string[]): string[]
  /** One for each feature: what fits a later one better is left to it. */
  ofFeatures(texts: readonly string[]): string[]
  ofCall(call: string): string
}

/** What is seen beside words about the product: the first scene of a story shows who tells it with the product, all later ones the teller from another side, with the product where the words are about it. */
export function shotsOf(reading: Reading): Shots {
  const looks = looksOf(reading)
  const { it, beside, story, work, demo, proof, wide, isKnown } = looks
  const own = shotsWith(looks, reading)
  const isShown = isShownIn(looks)
  const used = new Set<string>()
  const filled = filledWith(it)
  /** The first picture of each feature that has a word of it. */
  const fittingOf = (texts: readonly string[]) =>
    texts.map((text) => {
      const [first = ''] = own.ofFeature(text)
      return hasWordOf(bare(first), text, reading, it) ? first : ''
    })
  const isThing = isShown && reading.fields.look(reading).medium === 'thing'
  const inUse = new Set((isThing ? [...looks.use, ...demo, ...(work ?? [])] : []).map(filled))
  const isSeenInUse = () => [...inUse].some((shot) => used.has(bare(shot)))
  const isInHand = beside.some((shot) => shot.includes('in hand'))
  const turned =
    isThing && proof.length === 0
      ? [isInHand ? '{it} turned slowly in one hand, close' : 'Close on {it}, slowly from one side to the other']
      : []
  let hasMoved = false
  const take = (shots: readonly string[]) => {
    const unseen = [...shots, ...LENS, ...beside, ...wide, ...SIDES]
      .map(filled)
      .filter((each) => !used.has(bare(each)) && ![...used].some((shot) => isSameAct(shot, each)))
    const shot = unseen.find((each) => !hasMoved || !MOVES.test(each)) ?? unseen[0] ?? ''
    used.add(bare(shot))
    hasMoved ||= MOVES.test(shot)
    return shot
  }
  const showsChange = reading.style === 'before-after' && !changesBody(reading) && (!isShown || changesThings(reading))
  // A result that the story does not tell is seen with the price.
  let isAfterDue = false
  const takeAfter = () => {
    const shot = isAfterDue ? AFTER : undefined
    isAfterDue = false
    return shot
  }
  return {
    enter: (texts) => {
      const fitting = fittingOf(texts)
      const isFree = (shot: string) => !used.has(bare(shot)) && !fitting.includes(shot)
      const enter = (work ?? []).map(filled).find(isFree) ?? own.enter
      used.add(bare(enter))
      return enter
    },
    price: () => {
      const after = takeAfter()
      if (after !== undefined) return after
      const piece = madeOfKit(reading)
      if (piece !== undefined) return upperFirst(`${piece}, turned in one hand, close`)
      const begun = new Set([...used].map(beginOf))
      const animal = animalOf(reading)
      const shots = demo.map(filled).filter((shot) => !begun.has(beginOf(shot)))
      const act = own.acts.find((shot) => !used.has(bare(shot)) && ![...used].some((each) => isSameAct(each, shot)))
      const result = shots.find((shot) => IS_RESULT.test(shot))
      if (result !== undefined && reading.style === 'before-after') return result
      // A second use of what no kind was written for is seen only with the animal that it is for.
      return reading.kind === undefined && isSeenInUse()
        ? (shots.find((shot) => animal !== undefined && shot.includes(animal)) ?? act ?? filled(looks.price))
        : ((isKnown ? shots[0] : (shots.find(isAct) ?? act ?? shots[0])) ?? own.price)
    },
    ofCall: (call) => {
      const isLinked = (isShown ? LINKED : LINK).test(call) && !REPLY.test(call)
      const smiling = isLinked ? 'Creator smiles and points to where the link sits' : 'Creator smiles, to the lens'
      const after = takeAfter()
      return after === undefined ? smiling : `${after}; ${lowerFirst(smiling)}`
    },
    ofStory: (scenes) => {
      const speaksOf = speakerOf(reading, it)
      // A call has no picture from before.
      const isLater = (text = '') => CALLED.test(text) || (reading.story.isTyped && !LASTS.test(text))
      const was = scenes.length > 2 && isLater(scenes[0]) ? 1 : 0
      const isBeforeAfter = showsChange && (!reading.story.isTyped || LASTS.test(scenes[was] ?? ''))
      const after = isBeforeAfter ? resultIn(scenes, was, (text) => speaksOf(text, true)) : -1
      const isLone = scenes.length === 1 && reading.story.isTyped
      isAfterDue = isBeforeAfter && !isLone && after < 0
      const problem = stemsOf(reading.painPoint)
      const said = stemsOf(scenes[0] ?? '')
      // The typed problem, said before the story, is told without the product.
      const isProblemFirst = said.length > 0 && said.every((stem) => problem.includes(stem))
      let hasCome = false
      // What is seen while a feature is said is no picture of the story.
      const fitting = fittingOf(reading.features.map(({ typed }) => typed))
      const piece = madeOfKit(reading)
      const pieceWords = wordsIn(piece ?? '-').filter((word) => word !== 'the')
      const hasPiece = (text: string) => wordsIn(text).some((word) => pieceWords.includes(word))
      const atWork = [...(proof.length === 0 ? inUse : [])].filter(
        (shot) => isAct(shot) && !fitting.includes(shot) && !LAID_OUT.test(shot),
      )
      return scenes.map((text, at) => {
        const isAbout = !OLD_ONE.test(text) && speaksOf(text, hasCome)
        hasCome ||= isAbout
        if (isBeforeAfter && at === was) return isLone ? `${BEFORE}; ${AFTER}` : BEFORE
        if (at === after) return AFTER
        if (at === 0 && isProblemFirst) return take([problemScene(reading).replace(/, ".*/, '')])
        const isDriving = DRIVES.test(text)
        // A thing comes in first; work is not there to be shown.
        const onPhone = at > 0 || !isShown ? onPhoneIn(text) : undefined
        if (at === 0 && onPhone === undefined)
          return take(isDriving ? [...beside.slice(0, 1).map(inCar), ...beside] : beside)
        const held = onPhone ?? (hasPiece(text) ? `${upperFirst(piece ?? '')} held up to the lens` : undefined)
        if (held !== undefined) return take([held])
        if (!isShown || !isAbout) return take(isDriving ? ['Creator in the parked car, to the lens', ...SIDES] : SIDES)
        return take([...(USED.test(text) && atWork.length > 1 ? atWork : []), ...story, ...beside])
      })
    },
    ofFeatures: (texts) => {
      const fitting = fittingOf(texts)
      return texts.map((text, at) => {
        const later = fitting[at] === '' ? fitting.slice(at + 1) : []
        // Beside what it says, a second use that has no word of it shows something else.
        const isElse = (shot: string) => isSeenInUse() && inUse.has(shot) && !hasWordOf(bare(shot), text, reading, it)
        const shots = own.ofFeature(text).filter((shot) => !isElse(shot))
        const isLater = (shot: string) => later.some((each) => each === shot || isSameAct(filled(shot), filled(each)))
        return take([...shots.filter((shot) => !isLater(shot)), ...shots, ...turned])
      })
    },
  }
}

/** "Hands spray the kit" and "the kit on the windowsill, a hand sprays it with water". */
function isSameAct(one: string, other: string): boolean {
  const verbs = [one, other].map((shot) => /\bhands? (\p{L}+) (?:it|the [\p{L} -]+)\b/iu.exec(shot)?.[1] ?? '')
  return (
    verbs[0] !== '' &&
    [one, other].some((shot) => ONE_ACT.test(shot)) &&
    pluralVerb(verbs[0] ?? '') === pluralVerb(verbs[1] ?? '')
  )
}
const ONE_ACT = /^Hands \p{L}+ the (?:[\p{L}-]+ ?){1,4}, close$/u

const SIDES = [
  ...LENS,
  ...TO_LENS,
  'Creator stands up, to the lens',
  'Creator with folded arms, to the lens',
  'Creator walks a few steps, to the lens',
]
/** "A little of the sauce goes onto eggs" is no other act than onto toast. */
const beginOf = (shot: string) => (shot.startsWith('The ') ? bare(shot) : shot.split(' ').slice(0, 3).join(' '))

/** The first scene after the old state that describes the result, else the last one if it is about the product; -1 if neither exists. */
function resultIn(scenes: readonly string[], was: number, isAbout: (text: string) => boolean): number {
  const come = scenes.findIndex((text, at) => at > was && (isAbout(text) || RESULT.test(text)))
  const at = scenes.findIndex((text, place) => place >= Math.max(come, was + 1) && RESULT.test(text))
  const last = scenes.length - 1
  const end = scenes[last] ?? ''
  return at < 0 && last > was && (isAbout(end) || SEEN_BY.test(end)) ? last : at
}
const RESULT =
  /\b(?:do|did|done|cleaned|washed|painted) (?:all the|the (?:whole|entire|wall|floor))\b|\b(?:finish(?:ed)?|we were done|spotless|sparkl\w+|shin(?:y|es?|ing)|like new|(?:black|stain|rust|dirt|grease|mark)s? (?:was |were |is )?gone|came (?:up|off|out|clean)|turned out|looks? (?:like|so|new)|looked (?:like new|new|brand))\b/i
/** What somebody may have filmed before it was changed. */
const LASTS =
  /\b(?:brown|burnt|clutter|colou?r|crack\w*|crayons?|dirt\w*|dust\w*|faded|filth\w*|fur|grease|grim[ey]\w*|gum|hairs?|holes?|mess|moss|mou?ld\w*|mud\w*|overgrown|peel\w*|pile|rust\w*|scratch\w*|slime|stain\w*|torn|weeds|yellow|(?:all|gone?|went|turned) (?:black|gr[ae]y|green))\b/i
/** Somebody uses it: not who buys, makes, keeps or wears it. */
const USED =
  /\b(?:blend|clip(?:ped)?|hook(?:ed)?|hung|plug(?:ged)?|pour(?:ed)?|press(?:ed)?|ran|rub(?:bed)?|set|sprayed|stuck|switch(?:ed)?|tried|used?|whack(?:ed)?|wrap(?:ped)?|put(?= (?:\p{L}+ ){1,3}?(?:around|between|on|over|up)\b)) (?:on |in |one of |some of )?(?:it|mine|one|ours|that|them|these|this)\b(?! (?:as|away|in (?:his|her|my|our|the|their|your))\b)|\bwith (?:this|these|one of these)\b/iu
const IS_RESULT = /\b(?:came off|clean (?:spot|stripe)|finished (?!food)|other half|repaired)\b/
const LAID_OUT = /\blaid out\b|\bin use\b/
/** Who drives for a living has the car at hand. */
const DRIVES =
  /\bI(?:['’]m| am) (?:an? )?(?:(?:bolt|cab|delivery|grab|limo(?:usine)?|lyft|taxi|uber) )?driver\b|\bI drive (?:an? |my |the )?(?:bolt|cab|grab|limo(?:usine)?|lyft|minicab|taxi|uber)\b|\bI deliver (?:food|for an? |groceries|packages|parcels|prescriptions)\b/i
const inCar = (shot: string) => shot.replace(/^Creator (?=with )/, 'Creator in the parked car ')
/** A photo or a message that the teller surely has: "I've got the video", "she sent me a picture of it". */
function onPhoneIn(text: string): string | undefined {
  const [all = '', noun = '', many] = ON_PHONE.map((pattern) => pattern.exec(text)).find(Boolean) ?? []
  if (all === '' || /\b(?:no|not|never)\b|n['’]t\b/i.test(all)) return undefined
  const shown = FILMED_AS.get(noun.toLowerCase()) ?? noun.toLowerCase()
  return `${many === undefined ? 'The' : 'One of the'} ${shown}${many ?? ''} on a phone, held up to the lens`
}
const FILMED_AS = new Map(
  Object.entries({ filmed: 'video', recorded: 'recording', messaged: 'message', texted: 'message' }),
)
const PHOTO = '(photo|picture|screenshot|video|voice note)(s)?\\b'
const ON_PHONE = [
  `\\b(?:sends?|sending|sent) (?:me|us) (?:[^\\s.!?]+ ){0,3}?${PHOTO}`,
  `\\b(?:I|we)(?:['’]ve| have)?(?: (?:actually|also|just|still))? (?:got|have|kept|posted|put up|sent|take|took)\\b(?: (?:her|him|them|my \\p{L}+))?(?: [^\\s.!?]+){0,3}? ${PHOTO}`,
  `\\bmy (?:\\p{L}+ ){1,2}took (?:an?|the|one) ${PHOTO}`,
  `\\bthere['’]s an? (?:\\p{L}+ ){0,2}${PHOTO}`,
  `\\bthe ${PHOTO} (?:he|she|they) sen[dt]s? me`,
  `\\b(?:I|we|(?:daughter|husband|son|wife)(?: in law)?) (filmed|recorded) (?:it|her|him|me|the|them|us)\\b`,
  `\\bwrote (?:me|us)\\b[^.!?]*,? with an? ${PHOTO}`,
  `\\b(texted|messaged) (?:me|us)\\b`,
].map((words) => new RegExp(words, 'iu'))
/** Somebody sees the result: "She asked if we'd replaced it" */
const SEEN_BY = /\bask(?:s|ed|ing)? (?:me |us )?(?:if|who|when|how|where|why)\b/i

/** "You can't really use it without the remote" */
const NOT_USED = /\b(?:never|(?:\p{L}+n['’]t|cannot|not)(?: really| even)?) (?:use|used|try|tried)\b[^.,;]*/giu

/** What was there before it, or was no good yet. */
const OLD_ONE =
  /\bused to\b|\b(?:my|our) old \p{L}+(?: \p{L}+)? (?:fell|broke|came|was|were|kept|died|snapped|slid)\b|\b(?:my|the|our|an) old (?:ones?|pair)\b|\b(?:first|second) (?:one|pair|try|version|batch|set|model|liner)\b|\bmine (?:fell|broke|came)\b|\b(?:was|were) (?:awful|terrible|ugly|crooked)\b|\btried (?:it|that) once\b|\bfought over\b|\b(?:buy|buys|bought|got) an? (?:bottle|jar|pack|packet|tin|box|tube) (?:from|at|in) the (?:grocery|market|shops?|store|supermarket)\b/iu
const CALLED = /\b(?:called (?=us\b|me\b|on\b|that\b|saying\b)|phoned|rang|texted|messaged|invited)/i

/** What a body looks like before and after proves nothing. */
const changesBody = (reading: Reading) =>
  isForSkin(reading) ||
  isForBody(reading) ||
  (reading.sorts.has('body') && !classOf(reading).tags.some((tag) => AWAY.test(tag)))
/** Whether something else may look different with it: a mattress or a book changes nothing. */
const changesThings = (reading: Reading) =>
  isCleaner(reading) ||
  reading.story.sentences.some((text) => RESULT.test(text)) ||
  !(
    classOf(reading).tags.some((tag) => UNCHANGING.test(tag)) ||
    departmentOf(reading) === 'hair' ||
    SMELLED.test(reading.name) ||
    SLEPT_ON.test([reading.name, ...reading.features.map(({ typed }) => typed)].join(' '))
  )
const UNCHANGING = /^(?:book|edible|game|gift|instrument|kit|toy|worn)$/
const SLEPT_ON = /\b(?:duvet|foam|mattress(?:es)?|pillows?|pouf)\b/i
const SMELLED = /\b(?:air freshener|candle|diffuser|incense|perfume|room spray|scent)/i
/** Far from a body. */
const AWAY = /^(?:cleaning|kitchen|home|furniture|car|carside|bathroom|outdoor|garden)$/

/** Whether a scene of the story is about the product itself, in the words before a quotation: as "this one", by its brand, as what was bought or made, and once it has come by its noun. */
function speakerOf(reading: Reading, it: string): (text: string, hasCome: boolean) => boolean {
  const { product, kind, name } = reading
  const lastOf = (words: string) => singular(words.toLowerCase().split(' ').at(-1) ?? '')
  const heads = [product.noun, it, kind?.name ?? '']
    .map(lastOf)
    .filter((word) => /^(?!thing$|product$).{3,}$/.test(word))
  const parts = wordsIn(name)
    .map(singular)
    .filter((word) => productNoun(word) === 'thing')
  // "this saw" is a chainsaw.
  const ends = heads.flatMap((word) =>
    [word.slice(-3), word.slice(-4)].filter((end) => end !== word && productNoun(end)),
  )
  const anyOf = (words: readonly string[]) => `(?:${[...new Set(words), '-'].map(escaped).join('|')})`
  const end = `(?:e?s)?(?![${LETTERS}])`
  const all = anyOf([...heads, ...ends, ...parts])
  const named = new RegExp(all, 'iu')
  const pointed = new RegExp(`\\b(?:this|these) (?:[${LETTERS}-]+ ){0,2}?${all}${end}`, 'i')
  const come = new RegExp(
    `\\b(?:${BEFORE_IT}) ${NOT_OTHER}(?:[${LETTERS}-]+[ -])?${anyOf([...heads, ...ends])}${end}`,
    'i',
  )
  const again = new RegExp(
    `\\b(?:the|my|our|this|these) ${anyOf(heads.filter((word) => !EVERYDAY.has(word)))}${end}`,
    'i',
  )
  const isBranded = !/^(?:this|these) /.test(product.first)
  return (text, hasCome) =>
    text.split(/(?<=[.!?]) /).some((sentence) => {
      const said = (sentence.split(QUOTED)[0] ?? '').replace(PERSON, '…').replace(NOT_USED, '…')
      return (
        COME.test(said) ||
        MADE_IT.test(said) ||
        (isBranded && mentions(said, reading)) ||
        (named.test(said) && (pointed.test(said) || come.test(said) || (hasCome && again.test(said))))
      )
    })
}
/** What others say and think is no picture. */
const QUOTED = /["“]|\b(?:said|says|ask(?:s|ed)?|goes,|told|tells|thought|shouted)\b/
const PERSON =
  /\b(?:Aunt|Aunty|Auntie|Tanty|Uncle|Oom|Granny|Grandma|Grandpa|Mama|Nonna|Lola|Dr|Mr|Mrs|Ms|Miss)\.? \p{Lu}\p{L}+/gu
const ACQUIRED =
  'bought|ordered|tried|use|used|wear|wore|made|make|built|sewed|designed|printed|gave|give|lent|sent|brought|put|found|got|took|opened'
const BEFORE_IT = [
  `(?:that|it|this)(?:['’]s| is| was) (?:an?|the|my|our)`,
  `(?:${ACQUIRED}) (?:(?:me |him |her |us )?(?:the|my|our|my own|our own)|me|him|her|us)`,
  `(?:made?|make|built?|sewed|designed|printed|drew) (?:an?|the first)`,
].join('|')
const NOT_OTHER = '(?!(?:old|other|cheap|real|normal) )'
/** Not "one of the boys" or "one spoon" */
const ONE = `one(?= of (?:mine|these|ours)| (?:home|in|on|up|that|the|and|off|from|for|online|to)\\b|[.,;!?]|$)`
/** "I put this on the roof", "a jar of this in her locker", but not "after this" or "this is a problem" */
const COME = new RegExp(
  [
    `\\b(?:this|these) (?:[\\p{L}-]+ ){0,2}?(?:ones?|thing|stuff)\\b`,
    `\\b(?:${ACQUIRED}) (?:me |him |her |us )?${ONE}`,
    `(?<!\\b(?:after|before|like|about|all|doing|over|than|for) )\\b(?:this|these)(?=[.,;!?]|$| (?:on|in|into|to|at|from|off|for|with|up|over|under|behind|before|between|during|across|around|and|so|because|since|the|last|next|mostly|every|home|out|as|while|when)\\b)`,
    `\\bthis(?:['’]s| is) the one\\b|\\b(?:the|my|our) new ones?\\b|\\bone of (?:mine|these|ours)\\b|\\bthe prototype\\b`,
    `\\b(?:bought|ordered|tried(?! to)|used?|wore|sell|sold|sprayed|blended|charged|switched on|plugged in) (?:it|the thing|them|mine)\\b`,
    `\\bthe thing (?:is|was|sits|hangs|lives) (?:still )?(?:on|in|by|under|at)\\b`,
  ].join('|'),
  'iu',
)
/** Things of which every house has some that are not for sale. */
const EVERYDAY = new Set(
  'bag basket bed bench blanket book bottle bowl box bucket card case chair clock coat cover cup curtain door fan fence gate glass hat jacket jar key knife lamp letter lid light mat mirror mug pan paper phone photo picture pillow plate pot ring rope rug seat sheet shelf shirt shoe spoon strap table towel watch wheel window'.split(
    ' ',
  ),
)

/** The link comes by message. */
const REPLY = /\b(?:comment|message|dm|pm|inbox|whats ?app)\b/i
/** A service has no basket. */
const LINK = /\b(?:links?|linked|profile)\b/i
