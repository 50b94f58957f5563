import { escaped } from '../kinds'
import { upperFirst } from '../language'
import { baseVerb } from '../reading'
import { isSaid } from './feature-shots'
import type { Reading } from './reading'
import { amountsIn } from './scenes'
import { BEFORE, classOf, isSeen, LINKED, TO_LENS } from './shots'
import { refersTo } from './told-product'

/** The pictures of a told script, none twice. */
export interface Shots {
  /** The product comes in. */
  enter: string
  price: string
  /** One for each scene of the story. */
  ofStory(scenes: readonly string[]): string[]
  ofFeature(text: string): string
  ofCall(call: string): string
}

/** What is seen beside words about the product. Who films it knows how that looks: no picture guesses parts or places. */
export function shotsOf(reading: Reading): Shots {
  const { style, sorts } = reading
  const { it, enter, price, beside, story, show, act } = looksOf(reading)
  const isShown = isSeen(reading)
  const used = new Set<string>()
  const isWorn = sorts.has('wear')
  const named = new RegExp(`\\b(?:the|this|these) (?:thing|app|${escaped(it.split(' ').at(-1) ?? '')})\\b`, 'i')
  const filled = (shot: string) => upperFirst((isWorn ? shot.replace(' in use', ' worn') : shot).replaceAll('{it}', it))
  const take = (shots: readonly string[]) => {
    const shot = [...shots, ...TO_LENS, ...beside].map(filled).find((each) => !used.has(each)) ?? ''
    used.add(shot)
    return shot
  }
  // What a body looks like before and after proves nothing.
  const isBeforeAfter = style === 'before-after' && !sorts.has('body') && !sorts.has('skin')
  return {
    enter: filled(enter),
    price: filled(price),
    ofCall: (call) =>
      (isShown ? LINKED : LINK).test(call)
        ? 'Creator smiles and points to where the link sits'
        : 'Creator smiles, to the lens',
    ofStory: (scenes) => {
      let alone = MAX_ALONE
      return scenes.map((text, at) => {
        if (isBeforeAfter && at === 0) return scenes.length > 1 ? BEFORE : `${BEFORE}; ${AFTER}`
        if (isBeforeAfter && at === scenes.length - 1) return AFTER
        const isNamed = at > 0 && isShown && (refersTo(text, reading) || named.test(text))
        const isAlone = !isNamed && alone < MAX_ALONE
        alone = isAlone ? alone + 1 : 0
        const shots = isAlone ? TO_LENS : isNamed ? [...story, ...beside] : [...beside, ...story]
        return `${take(shots)}${amountsIn(text, text)}`
      })
    },
    ofFeature: (text) => {
      if (isSaid(text)) return take(isShown ? beside : TO_LENS)
      const isAct = DONE.test(text) || baseVerb(text.split(' ')[0]?.toLowerCase() ?? '') === 'sure'
      return take(isAct ? [...act, ...show] : [...show, ...act])
    },
  }
}

/** So many pictures in a row show only who tells it. */
const MAX_ALONE = 2
const AFTER = 'The same, after: your own clip or photo'
/** What somebody does with it. */
const DONE = /^(?:(?:and|so|then|just) )?(?:you|I|we)\b/i

/** A service has no basket. */
const LINK = /\b(?:links?|linked|profile)\b/i

interface Looks {
  enter: string
  price: string
  /** Who tells it, with the product. */
  beside: readonly string[]
  /** The product, while the story speaks of it. */
  story: readonly string[]
  /** While a feature says how it is, and what one does with it. */
  show: readonly string[]
  act: readonly string[]
}

function looksOf(reading: Reading): Looks & { it: string } {
  const { kind, product, fields, voice } = reading
  const { medium, it } = fields.look(reading)
  if (medium === 'screen') return { it, ...onScreen(it.endsWith('app') ? 'phone' : 'screen') }
  if (medium === 'pattern') return { ...inHand(true), it: 'the finished piece', show: pagesOf(it), act: pagesOf(it) }
  if (medium !== 'thing') {
    // A customer has no clip of the work.
    const [clip, where] = voice === 'customer' && /^(?:work|lesson)$/.test(medium) ? OWN : CLIPS[medium]
    return { it: clip, ...byVoice(where) }
  }
  const isHeld = kind !== undefined || product.form === 'stuff' || classOf(reading).tags.some((tag) => HELD.test(tag))
  return { it, ...inHand(isHeld) }
}
const HELD = /^(?:small|stuff|edible|applied|carried|hand|worn|container|food|face|skin|jewel|book|write)$/

const inHand = (isHeld: boolean): Looks => ({
  enter: 'Creator turns to {it}, then to the lens',
  price: 'Creator with {it} once more',
  beside: [
    `Creator with {it} in ${isHeld ? 'hand' : 'front of them'}, to the lens`,
    'Creator with one hand on {it}, to the lens',
    'Creator beside {it}, a step closer, to the lens',
    'Creator looks at {it}, then to the lens',
  ],
  story: [
    'Creator shows {it} to the lens',
    'Close on {it}, your voice over it',
    '{it} from another side, your voice over it',
  ],
  show: [
    'Close on {it}: what you say',
    USED,
    '{it} from another side, close: what you say',
    'Close on {it} once more: what you say',
  ],
  act: ['Hands on {it}, doing what you say', USED, 'Hands and {it} from nearer, as you say it'],
})
const USED = '{it} in use, as you say it'
const pagesOf = (it: string) => [
  `A page of ${it}, close: what you say`,
  `Hands at work from ${it}, as you say it`,
  'Close on {it}: what you say',
  `Another page of ${it}: what you say`,
]
const onScreen = (device: string): Looks => ({
  enter: 'Creator turns the screen to the lens: {it}',
  price: 'Creator with the screen in the picture',
  beside: [
    `Creator with {it} open on a ${device}, to the lens`,
    'Creator looks up from {it}, to the lens',
    `Creator holds up the ${device}, to the lens`,
  ],
  story: [
    'Creator shows {it} to the lens',
    'Close on the screen, your voice over it',
    'A thumb in {it}, your voice over it',
  ],
  show: [
    'Screen recording of {it}: what you say',
    'Close on the screen: what you say',
    'Screen recording, further on: what you say',
  ],
  act: [
    'A thumb in {it}, doing what you say',
    'Over the shoulder: {it}, as you say it',
    'Close on a finger in {it}, as you say it',
  ],
})
const OWN = ['your own', "The creator's face, close, to the lens"] as const
/** What has no look of its own: what its clips are called, and where it is told. */
const CLIPS = {
  work: ['you at work', 'Creator at work, to the lens'],
  place: ['the place', 'Creator at the place, to the lens'],
  lesson: ['a lesson', 'Creator where the lessons are, to the lens'],
  rental: ['what you rent out', 'Creator beside what you rent out, to the lens'],
  own: OWN,
  unsure: OWN,
} as const
const byVoice = (where: string): Looks => {
  const clips = ['A clip of {it}', 'Another clip of {it}', 'A photo of {it}']
  const show = clips.map((clip) => `${clip}: what you say`)
  return {
    enter: 'Creator to the lens, the name as text',
    price: 'Creator looks into the lens',
    beside: [where, ...clips.map((clip) => `${clip}, your voice over it`)],
    story: [],
    show,
    act: show,
  }
}
