import type { Scene } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import type { Flag } from '../check'
import { spokenWordCount, splitSentences, syllableCount } from '../language'
import { clamp, type Pacing, pacingFor } from '../compose/pacing'
import { CONCRETE_WORDS } from './concrete-words'

/** What is scored: the scenes as spoken and filmed, what was asked for, and what the checker found. */
export interface ScoredScript {
  scenes: readonly Pick<Scene, 'duration' | 'voiceover' | 'visualCue' | 'cameraDirection'>[]
  analysis: BriefAnalysis
  flags: readonly Flag[]
}

export interface ScorePart {
  id: 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'V7' | 'V8' | 'V9'
  weight: number
  /** 0 to 10. */
  points: number
  /** What people read next to the bar. */
  sentence: string
  /** What would raise it; absent where nothing is left to do. */
  fix?: string
}

/** How well a script follows what tends to hold attention. It does not predict views. */
export interface CraftScore {
  /** 0 to 10 with one decimal, never NaN. */
  total: number
  parts: ScorePart[]
  /** Why the total is lower than its parts, where a cap applied. */
  cap?: string
  /** At most five, the heaviest first. */
  suggestions: string[]
}

/** Scores a script in nine explained parts. (domain/script-writing.md, section 10) */
export function scoreScript(script: ScoredScript): CraftScore {
  const { analysis, flags } = script
  const pacing = pacingFor(analysis.videoLength, analysis.style, analysis.tone)
  const text = textOf(script, pacing)
  const parts = [
    hookPart(text, analysis),
    relevancePart(text, analysis),
    pacingPart(text, script, pacing, analysis),
    specificsPart(text, analysis),
    rhythmPart(text),
    trustPart(text, flags),
    offerPart(text, pacing, analysis),
    arcPart(text, analysis),
    visualsPart(script, pacing),
  ].filter((part) => part !== undefined)

  const weights = parts.reduce((sum, part) => sum + part.weight, 0)
  const warnings = flags.filter((flag) => flag.severity === 'warn').length
  const raw = parts.reduce((sum, part) => sum + part.points * part.weight, 0) / weights - Math.min(2, warnings * 0.4)
  const caps = capsOf(parts, flags, text.words, pacing, text)
  const cap = caps.filter(({ at }) => at < raw).sort((a, b) => a.at - b.at)[0]
  return {
    total: Math.round(clamp(Math.min(raw, cap?.at ?? 10), 0, 10) * 10) / 10,
    parts,
    ...(cap && { cap: cap.why }),
    suggestions: suggestionsFrom(parts, flags),
  }
}

interface SpokenText {
  all: string
  lower: string
  sentences: string[]
  lengths: number[]
  words: number
  tokens: string[]
  /** The opener as heard: stamps and labels are joined with what follows. */
  hook: string
  hookWords: number
  hookSeconds: number
  lastScene: string
}

function textOf(script: ScoredScript, pacing: Pacing): SpokenText {
  const all = script.scenes.map((scene) => scene.voiceover).join('\n\n')
  const plain = all.replace(/^[ \t]*[A-Z][A-Z0-9 .'’&-]{0,30}:\s/gm, '')
  const sentences = splitSentences(plain)
  const lengths = sentences.map((sentence) => spokenWordCount(sentence))
  const words = lengths.reduce((sum, length) => sum + length, 0)
  let hook = ''
  let hookWords = 0
  for (const [at, sentence] of sentences.entries()) {
    hook = `${hook} ${sentence}`.trim()
    // A clock stamp is free: nobody reads it as a sentence.
    if (!/^\d{1,2}:\d{2}\.$/.test(sentence)) hookWords += lengths[at] ?? 0
    if (hookWords >= 4 || at >= 3) break
  }
  const wordsPerSecond =
    pacing.target /
    Math.max(
      1,
      script.scenes.reduce((sum, scene) => sum + scene.duration, 0),
    )
  const lower = plain.toLowerCase()
  return {
    all: plain,
    lower,
    sentences,
    lengths,
    words,
    tokens: lower.match(/[\p{L}\p{N}'’]+/gu) ?? [],
    hook,
    hookWords,
    hookSeconds: hookWords / Math.max(2, wordsPerSecond * 1.2),
    lastScene: (script.scenes[script.scenes.length - 1]?.voiceover ?? '').replace(
      /^[ \t]*[A-Z][A-Z0-9 .'’&-]{0,30}:\s/gm,
      '',
    ),
  }
}

const CONTRAST =
  /\b(?:but|versus|almost|nearly|wrong|never|nobody|not|don't|didn't|doesn't|isn't|stop|without|instead|until|lost|broke|ruined|before|still|panic|against)\b/i
const OPEN_SCENE = /\b(?:the day|so i'm|i'm|i was|it was|picture|watch|look|there was|when|pov)\b|^\d{1,2}:\d{2}/i
const FORM_WORDS =
  /\b(?:theory|clue|test|round|rounds|step|steps|review|verdict|story|case|question|questions|before|after|answer|answers|exhibit|point|doubts?)\b/i
const GREETING = /^(?:hey|hi|hello|welcome back|what's up|guys|good morning)\b/i
const VIEWER = /\b(?:you|your|you're|you've|i|i'm|i've|i'd|my|me|pov|we|our|us)\b/i

function hookPart(text: SpokenText, analysis: BriefAnalysis): ScorePart {
  const n = text.hookWords
  const length = n >= 4 && n <= 9 ? 10 : n === 10 ? 8 : n === 3 || n === 11 ? 6 : n >= 12 && n <= 14 ? 3 : 0
  const tension = text.hook.includes('?') || CONTRAST.test(text.hook) || OPEN_SCENE.test(text.hook)
  const concrete =
    /\d/.test(text.hook) ||
    FORM_WORDS.test(text.hook) ||
    /\b(?:one|two|three)\b/i.test(text.hook) ||
    namesCategory(text.hook, analysis) ||
    concreteHits(text.hook) > 0
  const viewer = VIEWER.test(text.hook)
  const clean = !GREETING.test(text.hook)
  const content = Math.min(10, 3 * Number(tension) + 3 * Number(concrete) + 2 * Number(viewer) + 2 * Number(clean))
  const fix =
    length < 8
      ? 'Cut the opener to nine words or fewer.'
      : !tension
        ? 'Open with a question, a contrast, or a scene already moving.'
        : !concrete
          ? 'Put one concrete thing into the opener.'
          : !viewer
            ? 'Let the opener speak to somebody: you, I, or we.'
            : undefined
  return part(
    'V1',
    0.18,
    length / 2 + content / 2,
    `Your opener is ${n} words (${text.hookSeconds.toFixed(1)} s).`,
    clean ? fix : 'Drop the greeting and start with the problem.',
  )
}

function relevancePart(text: SpokenText, analysis: BriefAnalysis): ScorePart {
  const early = firstWords(text, Math.ceil(text.words * 0.25)).toLowerCase()
  const { pain, audience, category } = analysis
  const named =
    (pain && sharesContent(early, pain.nounPhrase)) ||
    namesCategory(early, analysis) ||
    [...audience.moments, ...category.moments, ...category.props, ...category.settings].some((moment) =>
      early.includes(moment.toLowerCase()),
    )
  const direct =
    (text.tokens.filter((token) => /^(?:you|your|you're|you've|you'd|i|i'm|i've|i'd|i'll|my|me|we|us|our)$/.test(token))
      .length /
      Math.max(1, text.words)) *
    100
  const spoken = direct >= 1.5 && direct <= 14
  const audienceNamed = [audience.plural, ...audience.moments, ...audience.cares].some(
    (word) => word && text.lower.includes(word.toLowerCase()),
  )
  const points = 5 * Number(named) + 3 * Number(spoken) + 2 * Number(audienceNamed)
  const fix = !named
    ? 'Name the problem or an everyday moment in the first quarter.'
    : !spoken
      ? 'Speak to the viewer: use "you" or "I" more often.'
      : !audienceNamed
        ? "Add one moment from this audience's day."
        : undefined
  return part('V2', 0.1, points, `The viewer recognises themselves ${named ? 'early' : 'late'}.`, fix)
}

function pacingPart(text: SpokenText, script: ScoredScript, pacing: Pacing, analysis: BriefAnalysis): ScorePart {
  const deviation = Math.abs(text.words - pacing.aim) / pacing.aim
  const long = text.lengths.filter((length) => length > 25).length
  const rushed = script.scenes.filter(
    (scene) => syllableCount(scene.voiceover) / Math.max(1, scene.duration) > 4.3,
  ).length
  const points = 10 * clamp(1 - (deviation - 0.05) / 0.2, 0, 1) - long - rushed
  const fix =
    long > 0
      ? 'Split the sentence of more than 25 words.'
      : rushed > 0
        ? 'One scene is spoken too fast: move words to a neighbour.'
        : `Aim for ${Math.round(pacing.aim)} words.`
  return part(
    'V3',
    0.12,
    points,
    `${text.words} words ${deviation <= 0.12 ? 'fits' : 'for'} ${analysis.videoLength} s.`,
    fix,
  )
}

function specificsPart(text: SpokenText, analysis: BriefAnalysis): ScorePart {
  const voiced = analysis.features.filter((feature) => sharesContent(text.lower, feature.clause)).length
  const numbers = (text.all.match(/[$€£¥₹₩]?\d[\d.,:]*/g) ?? []).length
  const per100 = (count: number) => (count / Math.max(1, text.words)) * 100
  const concrete = Math.min(per100(concreteHits(text.lower)), 3)
  const details = voiced + numbers + Math.round((concrete * text.words) / 100)
  const points = 1.7 * (per100(voiced + numbers) + concrete)
  return part('V4', 0.14, points, `${details} concrete details.`, 'Add a feature, a number, or a thing people can see.')
}

function rhythmPart(text: SpokenText): ScorePart {
  const count = Math.max(1, text.lengths.length)
  const mean = text.words / count
  const deviation = Math.sqrt(text.lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / count)
  const openers = text.sentences.map((sentence) => /[\p{L}\p{N}'’]+/u.exec(sentence)?.[0]?.toLowerCase() ?? '')
  const runs = openers.filter(
    (word, at) => at >= 2 && word === openers[at - 1] && word === openers[at - 2] && word !== openers[at - 3],
  ).length
  const points = Math.min(10, (10 * deviation) / 4) - 2 * Number(mean > 13) - runs
  const alternate = deviation >= 3
  return part(
    'V5',
    0.1,
    points,
    alternate ? 'Short and long sentences alternate.' : 'Most sentences have the same length.',
    runs > 0 ? 'Three sentences in a row start alike: change one.' : 'Follow a long sentence with a short one.',
  )
}

const LIMIT =
  /\b(?:skip (?:it|this)|not for (?:you|everyone)|if you (?:only|don't|never)|unless|points? off|fair warning|wrong buy|save your money|keep your money|wins at your place|stay with|pass\b)/i
const PROOF =
  /\b(?:watch|look|test(?:ed)?|see\?|checked|check that|up close|close-up|try it|clue|show|prove|replay|examined)\b/i

function trustPart(text: SpokenText, flags: readonly Flag[]): ScorePart {
  const limit = LIMIT.test(text.all)
  const proof = PROOF.test(text.all)
  const clean = !flags.some((flag) => /^(?:SOC|ABS|EVID)-/.test(flag.rule))
  const fix = !limit
    ? 'Say who should skip it.'
    : !proof
      ? 'Add one test people can watch.'
      : !clean
        ? 'Replace the claim that nobody can check.'
        : undefined
  return part(
    'V6',
    0.1,
    4 * Number(limit) + 3 * Number(proof) + 3 * Number(clean),
    limit
      ? 'You say who it is not for.'
      : proof
        ? 'You show it instead of only saying it.'
        : 'Nothing here can be checked by watching.',
    fix,
  )
}

/** An action, with a place in the app or a comment. One sentence counts once. */
const CALL_VERB =
  /\b(?:tap|shop|buy|order|grab|get yours|add (?:it|them|this)?|save this|send this|comment|check|open|ask me|have a look|pick yours|visit|click|see (?:it|if)|compare|count|do the math|linked|link is|find it|try it|order)\b/i
const IN_APP = /\b(?:link(?:ed)?|shop|cart|comments?|save|send|right here|video|tiktok|box|ask me|below)\b/i

function offerPart(text: SpokenText, pacing: Pacing, analysis: BriefAnalysis): ScorePart {
  const call = callOf(text)
  const early = text.sentences.slice(0, -3).filter((sentence) => isCall(sentence)).length
  const one = call !== undefined && early === 0
  const short = call !== undefined && spokenWordCount(call) <= pacing.callToActionWords.max
  const price = analysis.price
    ? text.all.includes(analysis.price.exact) ||
      (analysis.price.under !== undefined && text.all.includes(analysis.price.under))
    : true
  const placed = call !== undefined && IN_APP.test(call)
  const fix = !call
    ? 'End on one clear step.'
    : early > 0
      ? 'Keep one call to action and move it to the end.'
      : !price
        ? 'Say the price once before the call.'
        : !placed
          ? 'Say where to tap.'
          : undefined
  return part(
    'V7',
    0.12,
    4 * Number(one) + 2 * Number(short) + 2 * Number(price) + 2 * Number(placed),
    one ? 'One clear next step.' : call ? 'More than one ask.' : 'No clear next step.',
    fix,
  )
}

function isCall(sentence: string): boolean {
  return /\b(?:tap|click) (?:the|that|on)\b|\bsave this for\b|\bsend this to\b|\blinked right here\b|\badd (?:it|them) to your cart\b|\bshop now\b|\bbuy now\b|\bcomment (?:the|which|below)\b|\bopen the link\b/i.test(
    sentence,
  )
}

function callOf(text: SpokenText): string | undefined {
  const last = splitSentences(text.lastScene)
  return (
    last.slice(-2).findLast((sentence) => CALL_VERB.test(sentence) || isCall(sentence)) ??
    (last.length > 0 && IN_APP.test(last[last.length - 1] ?? '') ? last[last.length - 1] : undefined)
  )
}

const TURN =
  /\b(?:then|so i|so now|enter|instead|now|turns out|until|after|one change|switch|challenger|reveal|short answer|reason|meet|the tool|step two|round one|point|verdict|that's when|that evening|ended at|what did it|here's what)\b/i

function arcPart(text: SpokenText, analysis: BriefAnalysis): ScorePart {
  const middle = between(text, 0.2, 0.75)
  const turn = TURN.test(middle)
  const last = between(text, 0.75, 1).toLowerCase()
  const returns = contentWords(text.hook).some((word) => last.includes(word)) || analysis.style === 'skit'
  const invites =
    /\?/.test(between(text, 0.3, 1)) ||
    /\b(?:comment|ask me|tell me|send this|your turn|your call|you decide|decide)\b/i.test(last)
  const fix = !turn
    ? 'Mark the turn: "then", "so I", "instead".'
    : !returns
      ? 'Bring the opening image back at the end.'
      : !invites
        ? 'Add one line people want to answer.'
        : undefined
  return part(
    'V8',
    0.08,
    4 * Number(turn) + 4 * Number(returns) + 2 * Number(invites),
    returns ? 'The ending pays off the opening.' : 'The ending forgets the opening.',
    fix,
  )
}

function visualsPart(script: ScoredScript, pacing: Pacing): ScorePart | undefined {
  const { scenes } = script
  // Without cues there is nothing to judge; the weight is shared out among the others.
  if (scenes.every((scene) => !scene.visualCue && !scene.cameraDirection)) return undefined
  const inRange = scenes.length >= pacing.scenes.min && scenes.length <= pacing.scenes.max
  const first = scenes[0]
  const moves = /\b(?:close-up|POV|whip|push-in|handheld|tilt|moving|slides?|drops?|walk|lean|turn)/i.test(
    `${first?.cameraDirection} ${first?.visualCue}`,
  )
  const shots = scenes.map((scene) => scene.cameraDirection.split(',')[0])
  const changes = shots.filter((shot, at) => at > 0 && shot !== shots[at - 1]).length
  const varied = changes >= (shots.length - 1) * 0.6
  const fix = !inRange
    ? `Use ${pacing.scenes.min} to ${pacing.scenes.max} scenes.`
    : !moves
      ? 'Start with motion or a close-up.'
      : !varied
        ? 'Change the shot more often.'
        : undefined
  return part(
    'V9',
    0.06,
    4 * Number(inRange) + 3 * Number(moves) + 3 * Number(varied),
    `${scenes.length} shots, all filmable on a phone.`,
    fix,
  )
}

function capsOf(
  parts: readonly ScorePart[],
  flags: readonly Flag[],
  words: number,
  pacing: Pacing,
  text: SpokenText,
): { at: number; why: string }[] {
  const points = (id: ScorePart['id']) => parts.find((each) => each.id === id)?.points ?? 10
  const caps: { at: number; why: string; applies: boolean }[] = [
    { at: 4, why: 'A line may not be said as it stands.', applies: flags.some((flag) => flag.severity === 'block') },
    { at: 4.5, why: 'Too few concrete details.', applies: points('V4') < 2 },
    {
      at: 5.5,
      why: 'Far from the length that was asked for.',
      applies: words < pacing.hardReject.min || words > pacing.hardReject.max,
    },
    { at: 6, why: 'The opener does not stop anyone.', applies: points('V1') < 4 || GREETING.test(text.hook) },
    { at: 6, why: 'No usable call to action at the end.', applies: callOf(text) === undefined },
  ]
  return caps.filter(({ applies }) => applies)
}

const SUGGESTED = 5

function suggestionsFrom(parts: readonly ScorePart[], flags: readonly Flag[]): string[] {
  const bySeverity = (severity: Flag['severity']) => [
    ...new Set(
      flags
        .filter((flag) => flag.severity === severity)
        .map((flag) => `"${flag.matched}": ${flag.saferWording ?? flag.reason}`),
    ),
  ]
  const lost = parts
    .filter((each) => each.fix && each.points < 9.5)
    .sort((a, b) => b.weight * (10 - b.points) - a.weight * (10 - a.points))
    .map((each) => `${each.sentence} ${each.fix}`)
  return [...bySeverity('block'), ...bySeverity('warn'), ...lost].slice(0, SUGGESTED)
}

function part(id: ScorePart['id'], weight: number, points: number, sentence: string, fix?: string): ScorePart {
  const safe = Number.isFinite(points) ? Math.round(clamp(points, 0, 10) * 10) / 10 : 0
  return { id, weight, points: safe, sentence, ...(fix && safe < 10 && { fix }) }
}

function concreteHits(text: string): number {
  return (text.toLowerCase().match(/[\p{L}]+/gu) ?? []).filter((word) => CONCRETE_WORDS.has(word)).length
}

function namesCategory(text: string, analysis: BriefAnalysis): boolean {
  const noun = analysis.product.categoryNoun.toLowerCase()
  return noun !== 'thing' && text.toLowerCase().includes(noun)
}

const STOP = new Set(
  'about after again because been before being both could does from have into just like more most much only other over really same some such than that their them then there these they this those very what when where which while with would your yours you'.split(
    ' ',
  ),
)

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? []).filter((word) => !STOP.has(word))
}

/** Whether at least half of a phrase's own words are in the text. */
function sharesContent(text: string, phrase: string): boolean {
  const words = contentWords(phrase)
  if (words.length === 0) return text.includes(phrase.toLowerCase())
  return words.filter((word) => text.includes(word)).length * 2 >= words.length
}

function firstWords(text: SpokenText, count: number): string {
  return text.all.split(/\s+/).slice(0, count).join(' ')
}

function between(text: SpokenText, from: number, to: number): string {
  const words = text.all.split(/\s+/)
  return words.slice(Math.floor(words.length * from), Math.ceil(words.length * to)).join(' ')
}
