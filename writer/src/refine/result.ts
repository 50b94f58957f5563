import type { GeneratedScript, Scene, SceneChange } from '@reelwright/shared'
import { optionLabel } from '@reelwright/shared'
import { durationsOf } from './scene-shape'
import { scoreOf, type State, wordsOf } from './state'
import { sceneText, textsOf } from './working-script'

/** The spoken text, scenes separated by blank lines. */
export const spokenTextOf = (state: State): string => textsOf(state.work).join('\n\n')

/** Whether anything that is filmed or said differs from the state before. */
export function differs(before: State, after: State): boolean {
  return before.seconds !== after.seconds || changesBetween(before, after).length > 0 || before.brief !== after.brief
}

/** Every scene that is no longer what it was, in the order of the new script; scenes that are gone come last. */
export function changesBetween(
  before: State,
  after: State,
  ids: readonly number[] = before.work.scenes.map((_, at) => at + 1),
): SceneChange[] {
  const changes: SceneChange[] = []
  const textOf = (at: number) => {
    const scene = before.work.scenes[at]
    return scene ? sceneText(scene) : ''
  }
  const known = new Set<number>()
  const renumbered =
    after.work.scenes.length !== before.work.scenes.length || after.work.scenes.some(({ from }, at) => from !== at)
  // Scenes that changed places are compared place by place.
  const froms = after.work.scenes.flatMap(({ from }) => from ?? [])
  const moved = froms.some((from, at) => at > 0 && from < (froms[at - 1] ?? 0))
  after.work.scenes.forEach((scene, at) => {
    const isNew = scene.from === undefined || known.has(scene.from)
    // A script that was rebuilt is compared scene by scene, as people will read it.
    const twin = isNew && !after.work.scenes.some(({ from }) => from === at) ? at : undefined
    const source = isNew ? twin : scene.from
    const old = source === undefined ? undefined : before.work.scenes[source]
    if (twin !== undefined && old) known.add(twin)
    if (!isNew && scene.from !== undefined) known.add(scene.from)
    const was = old ? sceneText(old) : ''
    const is = sceneText(scene)
    const sameFilm = old && JSON.stringify(old.film) === JSON.stringify(scene.film)
    if (was === is && sameFilm) {
      const before = moved ? textOf(at) : is
      if (before !== is) changes.push({ scene: at + 1, before, after: is })
      return
    }
    const id = renumbered ? at + 1 : (ids[at] ?? at + 1)
    // A scene that says the same words is compared by its picture, its camera or its notes, whichever changed.
    const seen = (['visualCue', 'cameraDirection', 'notes'] as const).find((key) => old?.film[key] !== scene.film[key])
    changes.push(
      was === is && old && seen
        ? { scene: id, before: old.film[seen], after: scene.film[seen] }
        : { scene: id, before: was, after: is },
    )
  })
  before.work.scenes.forEach((scene, at) => {
    if (!known.has(at)) changes.push({ scene: ids[at] ?? at + 1, before: sceneText(scene), after: '' })
  })
  return changes
}

/** The whole script again: untouched scenes as they were, durations new only where words or the running time changed. */
export function scriptOf(original: GeneratedScript, before: State, after: State): GeneratedScript {
  const seconds = after.seconds ?? original.metadata.videoLength
  const renumbered =
    after.work.scenes.length !== original.scenes.length || after.work.scenes.some(({ from }, at) => from !== at)
  const sameWords = textsOf(before.work).join('\n\n') === textsOf(after.work).join('\n\n')
  const keepTimes = sameWords && before.seconds === after.seconds && !renumbered
  const durations = keepTimes ? [] : durationsOf(after, seconds)
  const scenes = after.work.scenes.map((scene, at): Scene => {
    const source = scene.from === undefined ? undefined : original.scenes[scene.from]
    return {
      id: renumbered ? at + 1 : (source?.id ?? at + 1),
      duration: keepTimes ? (source?.duration ?? 2) : (durations[at] ?? 2),
      voiceover: sceneText(scene),
      ...scene.film,
    }
  })
  const score = scoreOf(after)
  const { brief } = after
  const changedStyle = brief.style !== original.metadata.videoStyle
  return {
    ...original,
    title: changedStyle
      ? original.title.replace(/ - [^-]+ Script$/, ` - ${optionLabel(brief.style)} Script`)
      : original.title,
    scenes,
    metadata: {
      ...original.metadata,
      viralScore: `${score.total.toFixed(1)}/10`,
      suggestions: score.suggestions.slice(0, 5),
      price: brief.price,
      features: brief.features,
      targetAudience: brief.targetAudience,
      videoLength: keepTimes ? original.metadata.videoLength : seconds,
      videoStyle: brief.style,
      tone: brief.tone,
      spokenWords: wordsOf(after),
    },
    spoken_script: spokenTextOf(after),
    ...(after.plan && { plan: after.plan }),
    hooks: after.newHook ? withFirst(after.newHook, original.hooks) : original.hooks,
    cta_phrases: after.newCall ? withFirst(after.newCall, original.cta_phrases) : original.cta_phrases,
  }
}

function withFirst(text: string, list: readonly string[]): string[] {
  return [text, ...list.filter((each) => each !== text)].slice(0, 5)
}
