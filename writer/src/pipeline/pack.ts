import type { GeneratedScript } from '@reelwright/shared'
import { type Random, tidy, upperFirst } from '../language'
import { AUDIENCE_TAGS, camelCase, hashtags } from './hashtags'
import { sentenceKey } from './heard'
import type { Judged } from './judge'
import { namedOpener } from './named-opener'
import { type Angle, isTold, standsAlone, toldOpening } from './plan'
import { typedWords } from './plain-features'
import type { Reading } from './reading'
import { departmentOf } from './shots'
import { filled } from './spoken-line'

/** What a seller may use beside the script. */
export type Pack = Pick<
  GeneratedScript,
  'hooks' | 'cta_phrases' | 'selling_points' | 'benefits' | 'urgency_tactics' | 'hashtags' | 'caption'
>

const MAX_HOOKS = 5
const MAX_CALLS = 5
const MAX_BENEFITS = 5
const MAX_TACTICS = 3
/** Characters of a caption that show before "more". */
const CAPTION_HEAD = 80

/** Calls for any product, one of each kind. */
const CALLS = [
  "It's linked right here.",
  'Have a look at the link on this video.',
  'Save this for later.',
  'Questions? Ask me in the comments.',
  'Send this to the person you just thought of.',
]
/** Reasons to decide that need no deadline. */
const TACTICS = [
  "Save this now, so you don't have to search for it later.",
  'Have a look now, while you remember why you stopped here.',
  'Open the link now and decide later.',
]

/** What the seller's words could not fill. */
const OPEN_SLOT = /\{(?:amount|n|plain|=?\d)\}/

/** Each feature that can be said, as a sentence, and what shows it ("" where nothing is known). */
export function featurePoints(reading: Reading): { typed: string; text: string; picture: string }[] {
  const say = (text: string) => tidy(filled(text, reading, reading.product.later))
  return reading.features.flatMap((feature) => {
    const { typed, plain } = feature
    const wording = feature.block?.say[0]?.wordings
      .map(({ text, picture }) => ({ text: typedWords(text, feature), picture: typedWords(picture, feature) }))
      .find(({ text, picture }) => !OPEN_SLOT.test(text + picture))
    if (!wording) return plain ? [{ typed, text: say(plain), picture: '' }] : []
    return [{ typed, text: say(wording.text), picture: say(wording.picture) }]
  })
}

/** Everything around the script: other hooks and calls, selling points, tags, a caption. */
export function packAround({ plan, written }: Judged, angles: readonly Angle[], random: Random): Pack {
  const { reading } = plan
  const { kind, product, disclosure, audience } = reading
  const say = (text: string) => tidy(filled(text, reading, product.later))
  const points = featurePoints(reading)
  const { isTyped } = reading.story
  const calls = kind
    ? random
        .stream('calls')
        .shuffle(kind.callLines)
        .map(({ wordings }) => say(wordings[0]?.text ?? ''))
        // A told script is the seller's own: "if your floor looks like mine did" may not be true of it.
        .filter((text) => !isTyped || !/\b(?:I|me|my|mine)\b/.test(text))
    : []
  const tags = hashtags(
    [
      camelCase(kind?.name ?? product.title),
      camelCase(departmentOf(reading) ?? ''),
      (audience.plural && camelCase(audience.plural)) || AUDIENCE_TAGS[audience.key] || '',
    ],
    reading.style,
    disclosure !== undefined && disclosure !== 'none',
  )
  const named = isTyped ? [] : points.flatMap(({ text }) => namedOpener(text, product.first, product.isPlural) ?? [])
  const typed = typedOpeners(reading, angles)
  const hooks = unlike(written.hook, [...typed, ...named, ...kindOpeners(reading, angles)])
  const title = upperFirst(product.title)
  const heads = [...typed.filter((text) => hooks.indexOf(text) > 0), ...points.map(({ text }) => `${title}. ${text}`)]
  const head = heads.find((text) => text.length <= CAPTION_HEAD) ?? `${title} in ${reading.seconds} seconds.`
  return {
    hooks,
    cta_phrases: unique([written.call, ...calls, ...CALLS]).slice(0, MAX_CALLS),
    selling_points: points.map(({ text, picture }) => (picture === '' ? text : `${text} Show it: ${picture}`)),
    benefits: points.map(({ text }) => text).slice(0, MAX_BENEFITS),
    urgency_tactics: unique([...calls.filter((call) => /\bbefore\b/.test(call)), ...TACTICS]).slice(0, MAX_TACTICS),
    hashtags: tags,
    caption: `${head}\n\n${tags.join(' ')}`,
  }
}

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '')

/** The seller's own words: the problem, and what the other tellings of the story open with. */
const typedOpeners = ({ ownProblem }: Reading, angles: readonly Angle[]): string[] => [
  ...(ownProblem?.isEnglish ? [ownProblem.hook] : []),
  ...angles.filter((angle) => isTold(angle) && toldOpening(angle) !== 'product').flatMap(({ openers }) => openers),
]

/** What a kind tells is somebody's own case: only where neither problem nor story was typed. */
const kindOpeners = (reading: Reading, angles: readonly Angle[]): string[] =>
  reading.painPoint !== '' || reading.story.isTyped
    ? []
    : angles.flatMap(({ moment, problem, openers }) =>
        moment && problem && standsAlone(moment.hook, problem, reading) ? openers : [],
      )

/** The used hook first, then those that do not say it or each other again. */
function unlike(hook: string, openers: readonly string[]): string[] {
  const hooks = [hook]
  for (const opener of openers) {
    const key = sentenceKey(opener)
    const isSaid = hooks.map(sentenceKey).some((each) => each.includes(key) || key.includes(each))
    if (!isSaid && hooks.length < MAX_HOOKS) hooks.push(opener)
  }
  return hooks
}
