import { optionLabel, type ScriptBrief, type VideoStyle } from '@reelwright/shared'
import { countSpokenWords, sharedContent } from '../language'
import { sentenceHash, writeBrief } from '../pipeline'
import { type Part } from './anatomy'
import { changeCall, changeHook, hookRun } from './offer-wishes'
import { placeFor } from './extending'
import { withRun } from './edits'
import { unitsOf } from './cutting'
import { type LineKind, linesFor } from './lines'
import { countOf } from './reply'
import { anatomy, done, notDone, type State, type Step, withBrief, withWork } from './state'
import {
  everySentence,
  inserted,
  sceneText,
  speakerAt,
  type Sentence,
  takeApart,
  textsOf,
  wholeText,
  type WorkingScript,
} from './working-script'

const UNKNOWN_PRODUCT =
  'For that I need to know the product. Open it from a script that was written here, or write a new one.'

export function changeStyle(state: State, style: VideoStyle): Step {
  if (!state.known) return notDone(UNKNOWN_PRODUCT)
  if (state.analysis.style === style) return notDone(`It is ${article(style)} script already.`)
  const next = withBrief(state, { style })
  const rebuilt = composedAnew(next, state, 0)
  if (style === 'skit' && !isTalk(rebuilt)) return notDone('A skit needs what two people say: type it as your story.')
  const lost = lostNote(state, rebuilt)
  return done(rebuilt, `Rebuilt as ${article(style)} script${lost || ' with the same facts'}${keptNote(state)}`)
}

const isTalk = ({ work }: State) => /^[A-Z][A-Z ]*: /m.test(wholeText(work))

/** Says how many features that were said a new telling leaves out. */
function lostNote(before: State, after: State): string {
  const featuresOf = (state: State) => new Set(anatomy(state).flatMap(({ features }) => features))
  const still = featuresOf(after)
  const lost = [...featuresOf(before)].filter((feature) => !still.has(feature))
  return lost.length === 0 ? '' : `; there is no room in it for ${countOf(lost.length, 'feature')}`
}

const article = (style: VideoStyle) => `${/^[aeiou]/.test(style) ? 'an' : 'a'} ${optionLabel(style)}`

/** The same brief once more, with other words: the least alike of a few. */
export function anotherVersion(state: State): Step {
  if (!state.known) return notDone(UNKNOWN_PRODUCT)
  const before = wholeText(state.work)
  let best: State | undefined
  let least = Infinity
  for (let take = 1; take <= 4 && least > 0.12; take++) {
    const next = composedAnew(state, state, take)
    const overlap = sharedRuns(wholeText(next.work), before)
    if (overlap < least) [best, least] = [next, overlap]
  }
  const opener = (each: State) =>
    hookRun(each)
      .map(({ sentence }) => sentence.text)
      .join(' ')
  return best && isTalk(best) === isTalk(state)
    ? done(
        best,
        `A new version of the same brief${opener(best) === opener(state) ? '' : ', with another opener'}${lostNote(state, best)}${keptNote(state)}`,
      )
    : notDone('I found no other version.')
}

function keptNote(state: State): string {
  return everySentence(state.work).some(({ sentence }) => sentence.locked) ? '; your locked lines are in it' : ''
}

function composedAnew(state: State, before: State, take: number, { angle, length, again }: Told = {}): State {
  const seconds = Math.min(180, Math.max(15, Math.round(length ?? before.seconds ?? state.brief.videoLength)))
  const script = writeBrief(
    { ...state.brief, videoLength: seconds, angle: angle ?? null },
    {
      seed: `${state.seed} ${take}`,
      avoid: again ? state.avoid : [wholeText(before.work), ...state.avoid],
      kinds: state.kinds,
    },
  )
  const fresh = takeApart(
    script.scenes.map(({ voiceover }) => voiceover),
    script.scenes,
    [],
  )
  const work: WorkingScript = { ...fresh, scenes: fresh.scenes.map((scene) => ({ ...scene, from: undefined })) }
  const kept = withLocked(withWork(state, work), before)
  return {
    ...kept,
    seconds: before.seconds === undefined ? undefined : script.metadata.videoLength,
    plan: script.plan,
    newHook: script.hooks[0] ?? '',
    ...(script.cta_phrases[0] && { newCall: script.cta_phrases[0] }),
  }
}

interface Told {
  angle?: string
  /** Seconds. */
  length?: number
  /** What is said may be said again. */
  again?: boolean
}

const TAKES = 3

/**
 * The same idea told by a changed brief; sentences that somebody added stay. "loses" where every telling leaves out a feature, the problem or the price that is
 * said now. Undefined where most sentences were added, or the product is not known.
 */
export function toldAgain(state: State, change: Partial<ScriptBrief>): State | 'loses' | undefined {
  const { plan, brief, seconds = 0 } = state
  const all = everySentence(state.work)
  const written = new Set(plan?.sentences)
  const own = all.filter(({ sentence }) => !sentence.locked && !written.has(sentenceHash(sentence.text)))
  if (!state.known || !plan || own.length * 2 > all.length) return undefined
  // A line of a talk belongs to its speaker and to the line before it.
  if (state.work.dialogue && (own.length > 0 || all.some(({ sentence }) => sentence.locked))) return undefined
  const guarded = withLocks(state, (sentence) => sentence.locked || own.some((each) => each.sentence === sentence))
  const texts = new Set(own.map(({ sentence }) => sentence.text))
  const { videoLength: wanted } = change
  // A script that ended when its words were said has room for them in the time that was asked for.
  const lengths = wanted === undefined ? [seconds, Math.max(seconds, brief.videoLength), seconds * ROOMIER] : [wanted]
  for (const length of lengths)
    for (let take = 0; take < TAKES; take++) {
      const told = composedAnew(withBrief(state, change), guarded, take, {
        angle: plan.angle.id,
        length,
        again: wanted === undefined,
      })
      if (keepsFacts(state, told))
        return withLocks(withKnownScenes(told, state), (sentence) => sentence.locked && !texts.has(sentence.text))
    }
  return 'loses'
}

const ROOMIER = 1.3

/** Scenes that say what they said before are those, with their pictures. */
function withKnownScenes(told: State, { work }: State): State {
  const left = new Map(work.scenes.map((scene) => [sceneText(scene), scene]))
  const scenes = told.work.scenes.map((scene) => {
    const same = left.get(sceneText(scene))
    left.delete(sceneText(scene))
    return same ? { ...scene, from: same.from, film: same.film } : scene
  })
  return withWork(told, { ...told.work, scenes })
}

/** Whether what was said of features, problem and price is still said. */
function keepsFacts(before: State, after: State): boolean {
  const { analysis, brief } = before
  const [was, is] = [wholeText(before.work), wholeText(after.work)]
  const features = anatomy(before).flatMap((part) => part.features)
  const still = new Set(anatomy(after).flatMap((part) => part.features))
  const isLost = (fact: string) => fact !== '' && sharedContent(was, fact) && !sharedContent(is, fact)
  return (
    features.every((feature) => still.has(feature)) &&
    !isLost(brief.painPoint) &&
    (analysis.price === undefined || !was.includes(analysis.price.exact) || is.includes(analysis.price.exact))
  )
}

/** The same script with other sentences locked. */
function withLocks(state: State, isLocked: (sentence: Sentence) => boolean): State {
  const scenes = state.work.scenes.map((scene) => ({
    ...scene,
    sentences: scene.sentences.map((sentence) => ({ ...sentence, locked: isLocked(sentence) })),
  }))
  return withWork(state, { ...state.work, scenes })
}

/** Locked lines take the place of the new line that does the same, or come where they stood, measured by scenes. */
function withLocked(state: State, before: State): State {
  let current = state
  const old = anatomy(before)
  for (const run of lockedRuns(old)) {
    // A line of a talk stays with the voice that said it.
    const [first] = run
    const voice = first && current.work.dialogue ? speakerAt(before.work, first.place) : ''
    const words = run.map(({ sentence }, at) => (at === 0 ? '' : sentence.lead) + sentence.text).join('')
    const text = voice ? `${voice} ${words}` : words
    if (wholeText(current.work).includes(text)) {
      current = locked(current, text)
      continue
    }
    const role = run[0]?.role
    const twin =
      role === 'hook'
        ? hookRun(current)
        : ['price', 'call', 'limit'].includes(role ?? '')
          ? anatomy(current).filter((part) => part.role === role)
          : []
    const swapped = withRun(current, role === 'hook' ? twin : twin.slice(0, 1), text)
    if (swapped) {
      current = locked(swapped, text)
      continue
    }
    const share = (run[0]?.place.scene ?? 0) / Math.max(1, before.work.scenes.length - 1)
    const scene = Math.min(current.work.scenes.length - 1, Math.round(share * (current.work.scenes.length - 1)))
    const kind: LineKind = role === 'feature' ? 'feature' : 'problem'
    const place =
      scene === 0 || scene === current.work.scenes.length - 1
        ? placeFor({ kind }, current)
        : { scene, sentence: current.work.scenes[scene]?.sentences.length ?? 0 }
    current = locked(withWork(current, inserted(current.work, place, text)), text)
  }
  return current
}

/** What was locked before is locked in its new place, too. */
function locked(state: State, text: string): State {
  return withLocks(
    state,
    (sentence) =>
      sentence.locked || text === sentence.text || (text.includes(sentence.text) && sentence.text.length > 2),
  )
}

function lockedRuns(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = []
  for (const part of parts) {
    if (!part.sentence.locked) continue
    const run = runs[runs.length - 1]
    if (part.sentence.glued && run) run.push(part)
    else runs.push([part])
  }
  return runs
}

/** One scene in other words and about as many of them: every line becomes another line that does the same. */
export function rewriteScene(state: State, wanted: number): Step {
  const { scenes } = state.work
  const scene = wanted === -1 ? scenes.length - 1 : wanted - 1
  if (!scenes[scene]) return notDone(`There is no scene ${wanted}. The script has ${scenes.length}.`)
  const inScene = (current: State) => anatomy(current).filter(({ place }) => place.scene === scene)
  if (inScene(state).every(({ sentence }) => sentence.locked))
    return notDone(`Scene ${scene + 1} is locked, so it stayed.`)
  let current = state
  if (inScene(state).some(({ role }) => role === 'hook')) current = changeHook(current).state ?? current
  if (inScene(state).some(({ role }) => role === 'call')) current = changeCall(current).state ?? current
  // From the end, so that the places before stay what they are.
  for (const unit of unitsOf(inScene(current)).reverse()) {
    const head = unit[0]
    if (
      !head ||
      unit.some(
        ({ sentence, role }) => sentence.locked || ['hook', 'call', 'stamp', 'disclosure', 'counted'].includes(role),
      )
    )
      continue
    const words = unit.reduce((sum, part) => sum + part.words, 0)
    const before = countSpokenWords(wholeText(current.work))
    const fresh = substitute(current, unit)
    if (fresh === undefined) continue
    const next = withRun(current, unit, fresh)
    if (next && Math.abs(countSpokenWords(wholeText(next.work)) - before) <= Math.max(8, words * 0.6)) current = next
  }
  const same = textsOf(current.work)[scene] === textsOf(state.work)[scene]
  return same
    ? notDone(`I have no other words for scene ${scene + 1}.`)
    : done(
        current,
        `Rewrote scene ${scene + 1}${inScene(state).some(({ sentence }) => sentence.locked) ? ' around its locked line' : ''}`,
      )
}

/** Lines of the brief that do what these sentences do, in other words. */
function substitute(state: State, unit: readonly Part[]): string | undefined {
  const features = [...new Set(unit.flatMap((part) => part.features))]
  const roles = new Set(unit.map(({ role }) => role))
  if (features.length === 0)
    return roles.has('price')
      ? linesFor(state, 'price')[0]?.text
      : roles.has('pain')
        ? linesFor(state, 'problem')[0]?.text
        : undefined
  const lines = features.flatMap((feature) => linesFor(state, 'feature', { feature })[0]?.text ?? [])
  return lines.length === features.length ? lines.join(state.work.dialogue ? '\n' : ' ') : undefined
}

/** How much of a text's four-word runs another text has, too, from 0 to 1. */
export function sharedRuns(text: string, other: string): number {
  const runs = fourWordRuns(text)
  if (runs.length === 0) return 0
  const known = new Set(fourWordRuns(other))
  return runs.filter((run) => known.has(run)).length / runs.length
}

function fourWordRuns(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  return Array.from({ length: Math.max(0, words.length - 3) }, (_, at) => words.slice(at, at + 4).join(' '))
}
