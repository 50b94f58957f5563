import {
  countSpokenWords,
  type GeneratedScript,
  paragraphs,
  type RefineRequest,
  type RefineResult,
  type SceneChange,
  type ScriptBrief,
  splitSentences,
  spokenText,
} from '@reelwright/shared'
import {
  adoptScript,
  cleanSpeech,
  orderedWords,
  ordersIn,
  typedTexts,
  wantedSeconds,
  writingFacts,
  type AdoptedScript,
  type Problem,
} from '@reelwright/writer'
import { patched, type ModelDraft } from './model-draft'
import { refinementRules, refineRequest } from './prompt'
import { sellerData } from './second-reading'
import type { Work } from './attempts'

/** Changing a script, as a model is asked for it. */
export function refiningWork(request: RefineRequest, brief: ScriptBrief, seed: string): Work {
  const { refinementPrompt: wish } = request
  const scenes = scenesOf(request.script)
  const asked = secondsIn(wish, brief.videoLength)
  const facts = writingFacts({ ...brief, videoLength: asked ?? brief.videoLength })
  const before = spokenText(scenes)
  const locked = request.locked.filter((sentence) => sentence.trim() !== '' && before.includes(sentence))
  const had = adoptScript(brief, scenes, { seed, wish })
  return {
    kind: 'refinement',
    rules: refinementRules(facts),
    request: refineRequest(
      {
        scenes,
        seconds: brief.videoLength,
        words: countSpokenWords(before),
        ...(asked === undefined ? {} : { newLength: { seconds: asked, words: facts.words } }),
        locked,
        wish,
      },
      facts,
    ),
    orders: ordersIn(typedTexts(brief)),
    orderedWords: orderedWords(typedTexts(brief)),
    style: facts.style,
    complete: (draft) => completed(draft, scenes, wish),
    data: sellerData(facts, wish),
    known: splitSentences(`${before}\n${had?.script.spoken_script ?? ''}`),
    judge: (draft, revise) => {
      const adopted = adoptScript(briefFor(brief, asked ?? draft.seconds), scenesOf(draft), {
        seed,
        wish,
        told: [before],
        ...(revise && { revise }),
      })
      if (!adopted) return undefined
      const { script, problems } = keeping(newFaults(adopted, had?.problems ?? [], wish), request.script, locked, brief)
      return { script, problems: [...lostScenes(draft, scenes, wish, asked !== undefined), ...problems] }
    },
    tell: undefined,
  }
}

type Spoken = readonly { voiceover: string; visualCue: string; cameraDirection: string; note: string }[]

/** A wish for less of the script. */
const SHORTENS =
  /\b(?:short(?:er|en)?|cut|trim|tight(?:er|en)?|brief(?:er)?|concise|condense|less|fewer|half|just|only|remove|delete|drop|leave out|merge|combine|simpl(?:er|ify)|one (?:line|scene|sentence))\b/i

/** Some models answer with the changed scenes alone, under their numbers. */
function completed(draft: ModelDraft, before: Spoken, wish: string): ModelDraft {
  const numbers = draft.scenes.map(({ scene }) => scene ?? 0)
  const isPart =
    numbers.length < before.length &&
    new Set(numbers).size === numbers.length &&
    numbers.every((number) => number >= 1 && number <= before.length)
  if (!isPart || SHORTENS.test(wish)) return draft
  const whole = { ...draft, scenes: before.map((scene) => ({ ...scene, scene: undefined, beat: '' })) }
  return patched(whole, draft)
}

/** Share of its words that a script keeps, unless the wish asks for less. */
const MIN_KEPT_SHARE = 0.6

function lostScenes({ scenes }: ModelDraft, before: Spoken, wish: string, hasLength: boolean): Problem[] {
  const wordsIn = (all: readonly { voiceover: string }[]) => countSpokenWords(spokenText(all))
  const isLess = scenes.length < before.length && wordsIn(scenes) < wordsIn(before) * MIN_KEPT_SHARE
  if (!isLess || hasLength || SHORTENS.test(wish)) return []
  const message = `The script had ${before.length} scenes and has ${scenes.length} now. Every scene that the wish does not concern comes back to the letter.`
  return [{ id: 'SCENES-LOST', level: 'refuse', message }]
}

/** The length that a wish names, in seconds: "make it 45 seconds". */
function secondsIn(wish: string, now: number): number | undefined {
  const asked = wantedSeconds(wish, now)
  return asked !== undefined && asked >= 15 && asked <= 180 ? asked : undefined
}

/** What of a wish a script does not hold: "mention coffee" without coffee. */
export function unmetWords(wish: string, script: string): string[] {
  const place = /\b(?:hook|opening|opener|first (?:line|scene))\b/i.test(wish) ? paragraphs(script)[0] : script
  const said = (place ?? '').toLowerCase()
  const asked = /\b(?:mention|include|talk about|say(?: that)?|use the words?)\b(.*)/i.exec(wish)?.[1] ?? ''
  const words = asked.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const missing = words.filter((word) => !SMALL_WORDS.has(word) && !said.includes(word))
  const amounts = wish.toLowerCase().matchAll(/(?<![$\d.,])(\d+)[ -](\p{L}{3,})/gu)
  const unsaid = [...amounts].filter(
    ([, number = '', thing = '']) => !OF_SCRIPTS.test(thing) && !new RegExp(`\\b${number}\\b`).test(said),
  )
  return [
    ...unsaid.map(([amount]) => amount),
    ...missing.filter((word) => !unsaid.some(([text]) => text.includes(word))),
  ]
}
/** What wishes count in a script: its length and its parts. */
const OF_SCRIPTS = /^(?:sec|min|words?|scenes?|lines?|sentences?|hooks?|percent|times)/
const SMALL_WORDS = new Set(
  "the and for with that this its it's has have are was you your our hook opening intro ending end call action cta script scene scenes line lines first last second third once twice instead more less somewhere please early later".split(
    ' ',
  ),
)

const scenesOf = (source: RefineRequest['script'] | ModelDraft) => {
  if (typeof source === 'string')
    return paragraphs(source).map((voiceover) => ({ voiceover, visualCue: '', cameraDirection: '', note: '' }))
  return source.scenes.map((scene) => ({
    voiceover: scene.voiceover,
    visualCue: scene.visualCue,
    cameraDirection: scene.cameraDirection,
    note: 'notes' in scene ? scene.notes : scene.note,
  }))
}

/** The length is the one thing of a brief that a wish may change on the way. */
function briefFor(brief: ScriptBrief, seconds: number): ScriptBrief {
  const asked = Math.round(seconds)
  return asked >= 15 && asked <= 180 ? { ...brief, videoLength: asked } : brief
}

/** Only what is unsafe, untrue or doubtful and was not there before: length and taste are the asking person's to decide. */
function newFaults({ script, problems }: AdoptedScript, had: readonly Problem[], wish: string): AdoptedScript {
  const known = new Set(had.map(({ message }) => message))
  const isExcused = (id: string) => id === 'LENGTH' || (id === 'FOREIGN' && TRANSLATE.test(wish))
  return {
    script,
    problems: problems.filter(
      ({ id, level, message }) =>
        (level === 'refuse' || (level === 'ask' && id === 'FACT-CHECK')) && !isExcused(id) && !known.has(message),
    ),
  }
}

const TRANSLATE =
  /\b(?:translate|spanish|french|german|italian|portuguese|dutch|polish|turkish|arabic|hindi|chinese|japanese|korean|russian|swedish)\b/i

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
  const spoken = spokenText(scenes)
  const lost = locked.filter((sentence) => !spoken.includes(sentence))
  return {
    script: { ...script, scenes, spoken_script: spoken },
    problems: [
      ...lost.map((sentence) => ({
        id: 'LOCKED',
        message: `"${sentence}" is locked: keep it to the letter.`,
        level: 'refuse' as const,
      })),
      ...problems,
    ],
  }
}

/** What the one who asked gets to see. */
export function refineResult(request: RefineRequest, script: GeneratedScript, summary: string): RefineResult {
  const [text, before] = typeof request.script === 'string' ? [request.script, null] : [undefined, request.script]
  const changes = changesBetween(scenesOf(request.script), script)
  const length = script.metadata.suggestions.find((note) => note.startsWith('Runs about'))
  const asked = request.brief && secondsIn(request.refinementPrompt, request.brief.videoLength)
  const said = changes.length > 0 || summary === '' ? summary : `No words were changed. The AI model says: “${summary}”`
  const summed = changes.length === 1 ? 'Changed one scene.' : `Changed ${changes.length} scenes.`
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
    summary: [said || (changes.length > 0 ? summed : 'The words stay as they are.'), asked === undefined ? '' : length]
      .filter(Boolean)
      .join(' '),
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
