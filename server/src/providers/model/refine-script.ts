import type { GeneratedScript, RefineRequest, RefineResult, SceneChange, ScriptBrief } from '@reelwright/shared'
import {
  adoptScript,
  cleanSpeech,
  ordersIn,
  typedTexts,
  writingFacts,
  type AdoptedScript,
  type Problem,
} from '@reelwright/writer'
import type { ModelDraft } from './model-draft'
import { refinementRules, refineRequest } from './prompt'
import type { Work } from './rounds'

/** Faults that no wish excuses; about all others (a price left out, another length of the hook) the one who asks decides. */
const NEVER = /^(?:[A-Z]+-\d\d|FACT-[A-Z]+|LOCKED|LENGTH|OFF-PRODUCT|HOOK-GREETING)$/

/** Changing a script, as a model is asked for it. */
export function refiningWork(request: RefineRequest, brief: ScriptBrief, seed: string): Work {
  const scenes = scenesOf(request.script)
  const facts = writingFacts(brief)
  const before = scenes.map(({ voiceover }) => voiceover).join('\n\n')
  const locked = request.locked.filter((sentence) => sentence.trim() !== '' && before.includes(sentence))
  const had = adoptScript(brief, scenes, { seed })?.problems ?? []
  return {
    kind: 'refinement',
    rules: refinementRules(facts),
    request: refineRequest({ scenes, seconds: brief.videoLength, locked, wish: request.refinementPrompt }, facts),
    orders: ordersIn(typedTexts(brief)),
    judge: (draft) => {
      const adopted = adoptScript(briefFor(brief, draft), scenesOf(draft), { seed })
      return adopted && keeping(newFaults(adopted, had), request.script, locked, brief)
    },
    tell: undefined,
  }
}

const scenesOf = (source: RefineRequest['script'] | ModelDraft) => {
  if (typeof source === 'string')
    return source.split(/\n\s*\n/).map((voiceover) => ({ voiceover, visualCue: '', cameraDirection: '', note: '' }))
  return source.scenes.map((scene) => ({
    voiceover: scene.voiceover,
    visualCue: scene.visualCue,
    cameraDirection: scene.cameraDirection,
    note: 'notes' in scene ? scene.notes : scene.note,
  }))
}

/** The length is the one thing of a brief that a wish may change on the way. */
function briefFor(brief: ScriptBrief, { seconds }: ModelDraft): ScriptBrief {
  const asked = Math.round(seconds)
  return asked >= 15 && asked <= 180 ? { ...brief, videoLength: asked } : brief
}

/** What was wrong before, nobody asked to mend. */
function newFaults({ script, problems }: AdoptedScript, had: readonly Problem[]): AdoptedScript {
  const known = new Set(had.flatMap(({ id, message }) => [message, id === 'LENGTH' ? id : message]))
  return {
    script,
    problems: problems.filter(({ id, message }) => NEVER.test(id) && !known.has(id) && !known.has(message)),
  }
}

/** Scenes the wish did not touch come back to the letter, tidied by nobody, and so do locked sentences. */
function keeping(
  { script, problems }: AdoptedScript,
  before: RefineRequest['script'],
  locked: readonly string[],
  brief: ScriptBrief,
): AdoptedScript {
  const style = brief.style === 'skit' ? 'skit' : 'storytelling'
  const known = new Map(scenesOf(before).map((scene) => [cleanSpeech(scene.voiceover, style), scene]))
  const scenes = script.scenes.map((scene) => {
    const same = known.get(scene.voiceover)
    return same ? { ...scene, voiceover: same.voiceover, notes: same.note || scene.notes } : scene
  })
  const spoken = scenes.map(({ voiceover }) => voiceover).join('\n\n')
  const lost = locked.filter((sentence) => !spoken.includes(sentence))
  return {
    script: { ...script, scenes, spoken_script: spoken },
    problems: [
      ...lost.map((sentence) => ({
        id: 'LOCKED',
        message: `"${sentence}" is locked: keep it to the letter.`,
        light: false,
      })),
      ...problems,
    ],
  }
}

/** What the one who asked gets to see. */
export function refineResult(request: RefineRequest, script: GeneratedScript, summary: string): RefineResult {
  const [text, before] = typeof request.script === 'string' ? [request.script, null] : [undefined, request.script]
  const changes = changesBetween(scenesOf(request.script), script)
  const summed = changes.length === 1 ? 'One scene was changed.' : `${changes.length} scenes were changed.`
  return {
    refinedScript: changes.length === 0 && text !== undefined ? text : script.spoken_script,
    // What stands around the scenes was not asked about, and may have been edited.
    script: before && {
      ...before,
      scenes: script.scenes,
      spoken_script: script.spoken_script,
      metadata: { ...script.metadata, features: before.metadata.features },
      hooks: [...new Set([...script.hooks.slice(0, 1), ...before.hooks])].slice(0, 5),
    },
    summary: summary || (changes.length > 0 ? summed : 'The words stay as they are.'),
    changes,
    offers: [],
  }
}

function changesBetween(before: readonly { voiceover: string }[], { scenes }: GeneratedScript): SceneChange[] {
  const count = Math.max(before.length, scenes.length)
  return Array.from({ length: count }, (_, at) => ({
    scene: at + 1,
    before: before[at]?.voiceover ?? '',
    after: scenes[at]?.voiceover ?? '',
  })).filter((change) => change.before !== change.after)
}
