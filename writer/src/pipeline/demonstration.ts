import { countSpokenWords, splitSentences } from '../language'
import type { Option } from './choose'
import { testOf } from './feature-shots'
import type { Draft } from './fit'
import { isAside, type Plan } from './plan'
import type { Reading } from './reading'
import { ANY_JOINT, classOf, SHOT } from './shots'

interface Demonstration {
  say: string
  /** What to film of it; undefined: the picture of the feature shows it. */
  shot?: string | undefined
  /** The shot is written for such a claim: it stands before all others. */
  isTest?: boolean
}

/** One feature that can be shown while it is said is followed by "Watch.", and the picture is the test of it. */
export function withDemonstration(told: Draft, { reading, angle }: Plan): Draft {
  if (angle.piece.voices.length > 0) return told
  const draft = withLook(withoutBareEntry(told, reading))
  const said = draft.chosen.flatMap(({ option }) => (option.role === 'line' ? option.text : [])).join(' ')
  const at = ASKED.test(said) ? -1 : draft.chosen.findIndex(({ option }) => demonstrationOf(option, reading))
  const chosen = draft.chosen[at]
  const found = chosen && demonstrationOf(chosen.option, reading)
  if (!found) return draft
  const text = `${chosen.option.text} ${found.say}`
  const option: Option = {
    ...chosen.option,
    text,
    words: chosen.option.words + countSpokenWords(found.say),
    picture: filmedAs(chosen.option.picture, found),
  }
  return {
    ...draft,
    words: draft.words + countSpokenWords(found.say),
    chosen: draft.chosen.with(at, { ...chosen, option }),
  }
}
const ASKED = /\b(?:look|watch|listen|test)\b/i

/** "Look at Glaciero! Take a good look. Get yours.": of a name alone there is nothing else to say. */
function withLook(draft: Draft): Draft {
  const at = draft.chosen.findIndex(({ option }) => /\{Name\}/.test(option.text))
  const named = draft.chosen[at]
  const said = draft.chosen.map(({ option }) => option.text).join(' ')
  if (!named || said.split(/\s+/).length >= MIN_SAID) return draft
  const words = countSpokenWords(LOOK)
  const option = { ...named.option, text: `${named.option.text} ${LOOK}`, words: named.option.words + words }
  return { ...draft, chosen: draft.chosen.with(at, { ...named, option }), words: draft.words + words }
}
const LOOK = 'Take a good look.'
const MIN_SAID = 7

/** "So I got this water bottle. It's leakproof.": what has no name of its own comes in with what it does. */
function withoutBareEntry(draft: Draft, { sorts }: Reading): Draft {
  const at = draft.chosen.findIndex(({ option }) => BARE_ENTRY.test(option.text))
  const [entry, next] = draft.chosen.slice(at, at + 2)
  if (
    at < 1 ||
    !sorts.has('unbranded') ||
    sorts.has('seller') ||
    sorts.has('maker') ||
    !entry ||
    next?.option.role !== 'feature' ||
    !/^(?:It|They)\b/.test(next.option.text)
  )
    return draft
  const chosen = draft.chosen.toSpliced(at, 1)
  return { ...draft, chosen, words: draft.words - entry.option.words }
}
const BARE_ENTRY = /^(?:This is|So I got) \{Name\}\.$/

/** Whether it is shown as it is said, so that it stands alone. */
export const isDemonstrated = (option: Option, reading: Reading) => demonstrationOf(option, reading) !== undefined

function demonstrationOf({ role, text, features = [] }: Option, reading: Reading): Demonstration | undefined {
  const [feature] = features
  if (role !== 'feature' || !feature || /[?!]$/.test(text) || isAside(feature)) return undefined
  const { tags } = classOf(reading)
  const isLong = /[,;:]|\b(?:so|because)\b/.test(text)
  if (tags.includes('screen')) return SHOWS.test(text) && !isLong ? { say: 'Look.' } : undefined
  const { medium } = reading.fields.look(reading)
  if (tags.some((tag) => /^(?:service|course)$/.test(tag)) || !/^(?:thing|unsure)$/.test(medium)) return undefined
  const test = testOf(feature, reading)
  if (test) return { ...test, isTest: true }
  const last = splitSentences(text).at(-1) ?? ''
  if (isLong || TAKES_TIME.test(last.replace(BY_HAND, '')) || !(DOES.test(last) || KEEPS.test(last))) return undefined
  // "Watch." needs the shot of a test: others may not show the claim.
  return HEARD.test(last) ? { say: 'Listen.' } : undefined
}

/** The subject of a sentence about the product or a part of it. */
const SUBJECT =
  '^(?:\\{Name\\}|It|They|You(?: can| just)?|(?:The|Each|Every|One)(?: (?!(?:is|are|was|has|have|can|will|comes|does)\\b)[\\p{L}-]+){1,3}?|\\p{Lu}\\p{Ll}+)'
const DOES = new RegExp(
  `${SUBJECT} (?:wipes?|erases?|zips?|snaps?|clicks?|clips?|sticks?|folds?|unfolds?|opens?|closes?|locks?|slides?|cuts?|peels?|pulls?|lifts?|takes? off|spreads?|foams?|pours?|stretch(?:es)?|bends?|turns?|tilts?|swivels?|pops?|floats?|squeezes?|scoops?|stays (?:on|in|put|up|open|flat|where)|holds? on|moves?|comes? (?:off|out|apart)|lights? up|crackles?|rings?) ?`,
  'u',
)
const KEEPS = new RegExp(
  `${SUBJECT} (?:doesn't|don't|won't) (?:run|drip|leak|spill|slide|slip|stick|wobble|tip|move|fall|streak|leave streaks|smear|pull|tangle|squeak)\\b`,
  'u',
)
const HEARD = / (?:click|crackle|ring|squeak)s?\b/
/** What cannot be seen in a few seconds or in any room. */
const TAKES_TIME =
  /\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|overnight|seasons?|winter|summer|frost|rain|sun|storm|sweat|sleep\w*|lasts?|when|if|after|before|while|until|off-?line|by itself|on its own|for free|too|also good)\b/i
const BY_HAND =
  / (?:also )?when you (?:reel|pull|push|press|open|close|turn|shake|squeeze|touch|let go|lift|tilt|bend|tap|pour)\b/
const SHOWS = /^(?:\{Name\}|It) (?:shows|tells you|spots|finds|splits|sorts|warns you|marks|reads|counts)\b/

/** The test in place of a picture that shows only the creator or the product. */
function filmedAs(picture: string, { shot, isTest = false }: Demonstration): string {
  const [first = '', ...others] = picture.replace(`${SHOT.any} `, '').split(ANY_JOINT)
  if (shot === undefined || !(isTest || GENERAL.test(first) || first.startsWith('{shot '))) return picture
  return `${SHOT.any} ${[shot, first, ...others].filter((each) => !each.startsWith('{shot ')).join(ANY_JOINT)}`
}
const GENERAL = /to the lens|^Hands use\b|, close: what you say$|^$/
