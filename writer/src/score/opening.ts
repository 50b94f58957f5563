import type { ScoredBrief } from './scored-brief'
import { concreteHits } from './concrete-words'
import { hint, type Judged, judged, remedy } from './part'
import { between, sharesContent, type SpokenText } from './spoken-text'

const CONTRAST =
  /\b(?:but|versus|almost|nearly|wrong|never|nobody|not|don't|didn't|doesn't|isn't|can't|won't|wasn't|stop|without|instead|until|lost|broke|ruined|before|still|panic|against|no)\b/i
const OPEN_SCENE = /\b(?:the day|so i'm|i'm|i was|it was|picture|watch|look|there was|when|pov)\b|^\d{1,2}:\d{2}/i
const FORM_WORDS =
  /\b(?:theory|clue|test|round|rounds|step|steps|review|verdict|story|case|question|questions|before|after|answer|answers|exhibit|point|doubts?)\b/i
const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty)\b/i
/** A greeting, an introduction of the maker or the product, or begging for attention. */
const GREETING =
  /^["']?(?:(?:ok(?:ay)?|so|well|oh)[, ]+)?(?:hey|hi|hello|welcome(?: back)?|what's up|guys|good morning|good evening|introducing|meet the new|today (?:i'm|i am|we're|we are)|in (?:this|today's) video|my name is|stop scrolling)\b/i
const VIEWER = /\b(?:you|your|you're|you've|i|i'm|i've|i'd|my|me|pov|we|our|us)\b/i

export const isGreeting = (text: SpokenText) => GREETING.test(text.hook.replaceAll('’', "'"))

export function hookPart(text: SpokenText, brief: ScoredBrief, concrete: ReadonlySet<string>): Judged {
  const n = text.hookWords
  const hook = text.hook.replaceAll('’', "'")
  const length = n >= 4 && n <= 9 ? 10 : n === 10 ? 8 : n === 3 || n === 11 ? 6 : n >= 12 && n <= 14 ? 3 : 0
  const tension = hook.includes('?') || CONTRAST.test(hook) || OPEN_SCENE.test(hook)
  const isConcrete =
    NUMBER.test(hook) || FORM_WORDS.test(hook) || namesCategory(hook, brief) || concreteHits(hook, concrete) > 0
  const viewer = VIEWER.test(hook)
  const clean = !isGreeting(text)
  const content = Math.min(10, 3 * Number(tension) + 3 * Number(isConcrete) + 2 * Number(viewer) + 2 * Number(clean))
  const fix = !clean
    ? 'Drop the greeting and start with the problem.'
    : length < 8
      ? n > 9
        ? 'Cut the opener to nine words or fewer.'
        : 'Give the opener at least four words.'
      : !tension
        ? 'Open with a question, a contrast, or a scene already moving.'
        : !isConcrete
          ? 'Put one concrete thing into the opener.'
          : !viewer
            ? 'Let the opener speak to somebody: you, I, or we.'
            : undefined
  return judged(
    'V1',
    0.18,
    length / 2 + content / 2,
    `Your opener is ${n} words (${text.hookSeconds.toFixed(1)} s).`,
    fix ? remedy(fix, 'Change hook', 'change the hook') : undefined,
  )
}

/** Words a listener needs to feel meant, per hundred. */
const DIRECT = { min: 1.5, max: 14 }
const DIRECT_WORD = /^(?:you|your|you're|you've|you'd|you'll|i|i'm|i've|i'd|i'll|my|me|we|us|our|we're)$/

export function relevancePart(text: SpokenText, brief: ScoredBrief): Judged {
  const early = between(text, 0, 0.25).toLowerCase()
  const { problem, audience } = brief
  const named = (problem !== undefined && sharesContent(early, problem)) || namesCategory(early, brief)
  const addressed = text.tokens.filter((token) => DIRECT_WORD.test(token)).length
  const direct = (addressed / Math.max(1, text.words)) * 100
  const spoken = direct >= DIRECT.min && direct <= DIRECT.max
  // An audience without a name is addressed by speaking to the viewer.
  const audienceNamed = audience.plural === undefined ? spoken : text.lower.includes(audience.plural.toLowerCase())
  const advice = !named
    ? remedy('Name the problem or an everyday moment in the first quarter.', 'Open with the problem', 'change the hook')
    : !spoken
      ? direct > DIRECT.max
        ? hint('Fewer "you" and "I": show a thing or a place instead.')
        : hint('Speak to the viewer: use "you" or "I" more often.')
      : !audienceNamed
        ? hint('Say who it is for.')
        : undefined
  return judged(
    'V2',
    0.1,
    5 * Number(named) + 3 * Number(spoken) + 2 * Number(audienceNamed),
    `The viewer recognizes themselves ${named ? 'early' : 'late'}.`,
    advice,
  )
}

function namesCategory(text: string, brief: ScoredBrief): boolean {
  const noun = brief.noun.toLowerCase().split(' ').at(-1) ?? ''
  return noun !== 'thing' && text.toLowerCase().includes(noun)
}
