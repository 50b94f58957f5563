import { type GeneratedScript, optionLabel, type Scene, type ScriptBrief } from '@reelwright/shared'
import { analyseBrief, type BriefAnalysis } from '../analysis'
import { checkText } from '../check'
import { heardBefore, hookKey } from '../compose/heard'
import { hashtagsFor } from '../compose/hashtags'
import { pacingFor } from '../compose/pacing'
import { dressScenes, type Take } from '../compose/scenes'
import {
  hashSeed,
  type Random,
  seededRandom,
  withoutCues,
  countSpokenWords,
  splitSentences,
  titleCased,
} from '../language'
import { scoredAnalysis, scoreScript } from '../score'
import { inventedFacts } from './invented-facts'
import { type Problem, problemsOf } from './script-rules'
import { type CleanScene, cleanDirection, cleanScenes, cleanSpeech, openerOf, type SpokenScene } from './spoken-scene'

export interface AdoptOptions {
  /** The same seed gives the same surroundings: pictures and notes that were not written, other hooks, tags. */
  seed: string
  /** Earlier spoken scripts of this account, newest first. */
  avoid?: readonly string[]
  /** What came with the scenes; only what passes the checker is kept. */
  pack?: Partial<AdoptedPack>
  /** The change that the user asks for: the script may say its numbers. */
  wish?: string
  /** What the writer of the scenes was told beside the brief. */
  told?: readonly string[]
}

export interface AdoptedPack {
  hooks: readonly string[]
  ctas: readonly string[]
  caption: string
  benefits: readonly string[]
  sellingPoints: readonly string[]
  urgency: readonly string[]
}

export interface AdoptedScript {
  script: GeneratedScript
  /** Every rule it breaks, the gravest first; empty for a script as the composer would make it. */
  problems: Problem[]
}

/**
 * Makes a complete script out of spoken scenes that somebody else wrote, and judges it by the rules the composer keeps.
 * Never throws; undefined where nothing is spoken, or no words.
 */
export function adoptScript(
  brief: ScriptBrief,
  spokenScenes: readonly SpokenScene[],
  options: AdoptOptions,
): AdoptedScript | undefined {
  const analysis = analyseBrief(brief)
  const pacing = pacingFor(analysis.videoLength, analysis.style, analysis.tone)
  const clean = cleanScenes(spokenScenes, analysis.style, pacing)
  if (clean.length === 0 || clean.some(({ voiceover }) => NO_WORD.test(voiceover))) return undefined

  const heard = heardBefore([...(options.avoid ?? [])])
  const random = seededRandom(hashSeed(options.seed, brief.productName, 'adopt'))
  const scenes = dressed(clean, brief, analysis, random)
  const said = scenes.map(({ voiceover }) => voiceover)
  const spoken = said.join('\n\n')
  const flags = checkText(spoken, 'script', { price: brief.price })
  const score = scoreScript({ scenes, brief: scoredAnalysis(analysis), flags })
  const hook = unlabelled(openerOf(scenes[0]?.voiceover ?? '').opener)
  const call = unlabelled(splitSentences(scenes[scenes.length - 1]?.voiceover ?? '').at(-1) ?? '')
  const hashtags = hashtagsFor(analysis)
  const isTrue = (line: string) =>
    isClean(line, brief) && inventedFacts(`${analysis.product.displayName}.\n${line}`, brief, analysis).length === 0
  const usable = (lines: readonly string[] = [], words = MAX_LINE_WORDS) =>
    lines
      .map((line) => unlabelled(cleanSpeech(line, analysis.style)))
      .filter((line) => line !== '' && countSpokenWords(line) <= words && isTrue(line))
  const { pack = {} } = options
  const problems = problemsOf({
    brief,
    analysis,
    pacing,
    heard,
    hook,
    flags,
    scenes: said,
    wish: options.wish ?? '',
    told: options.told ?? [],
  })

  const script: GeneratedScript = {
    title: `${titleCased(analysis.product.displayName)} - ${optionLabel(analysis.style)} Script`,
    scenes,
    metadata: {
      viralScore: `${score.total.toFixed(1)}/10`,
      // As in the composer: clients expect a range, although views cannot be predicted.
      estimatedViews: '50K-200K',
      suggestions: [
        ...problems.filter(({ level }) => level !== 'refuse').map(({ message, note = message }) => note),
        ...score.suggestions,
      ].slice(0, 5),
      productName: brief.productName,
      price: brief.price,
      features: brief.features,
      targetAudience: brief.targetAudience,
      videoLength: brief.videoLength,
      videoStyle: brief.style,
      tone: brief.tone,
      spokenWords: countSpokenWords(spoken),
    },
    spoken_script: spoken,
    hooks: firstFew([hook, ...usable(pack.hooks, MAX_HOOK_WORDS).filter((line) => !heard.hooks.has(hookKey(line)))]),
    cta_phrases: firstFew([call, ...usable(pack.ctas)]),
    selling_points: firstFew(usable(pack.sellingPoints)),
    benefits: firstFew(usable(pack.benefits)),
    urgency_tactics: firstFew(usable(pack.urgency)),
    hashtags,
    caption: captionOf(pack.caption, isTrue, hashtags),
  }
  return { script, problems }
}

/** Longer than any word: noise, which the patterns of the checks would take minutes to read. */
const NO_WORD = /[^\s]{200}/

const REMINDERS =
  /(?:Personal lines: keep what is true for you\.|Safety first: film it parked, switched off, or staged\.)/g

/** Scenes with pictures, notes and seconds: what was not written is as the composer would have it. */
function dressed(clean: readonly CleanScene[], brief: ScriptBrief, analysis: BriefAnalysis, random: Random): Scene[] {
  const takes = clean.map((scene) => takeOf(scene, analysis))
  const voiceovers = clean.map(({ voiceover }) => voiceover)
  const composed = dressScenes(takes, voiceovers, analysis, brief.includeVisualCues, random)
  return composed.map((scene, at) => {
    const { visualCue = '', cameraDirection = '', note = '' } = clean[at] ?? {}
    const reminders = scene.notes.match(REMINDERS) ?? []
    const own = note.replace(REMINDERS, '').trim()
    return {
      ...scene,
      visualCue: brief.includeVisualCues && visualCue ? visualCue : scene.visualCue,
      cameraDirection: brief.includeVisualCues && cameraDirection ? cameraDirection : scene.cameraDirection,
      notes: own ? [own, ...reminders].join(' ') : scene.notes,
    }
  })
}

/** What the composer's pictures need to know of a scene: whether somebody tells of themselves, and which feature it shows. */
function takeOf({ kind, voiceover }: CleanScene, analysis: BriefAnalysis): Take {
  const said = voiceover.toLowerCase()
  const shown = analysis.features.find(({ clause }) => {
    const words = clause.toLowerCase().match(/\p{L}{5,}/gu) ?? []
    return words.length > 0 && words.filter((word) => said.includes(word.slice(0, 5))).length * 2 > words.length
  })
  return {
    kind,
    personal: analysis.style !== 'skit' && /\b(?:I|I'm|I've|I'd|my|me|mine)\b|\bMine\b|\bMy\b/.test(voiceover),
    ...(shown && { shot: shown.shot }),
  }
}

const unlabelled = (text: string) => withoutCues(text).replace(/\s+/g, ' ').trim()

const MAX_HOOK_WORDS = 10
const MAX_LINE_WORDS = 20

const PACKED = 5

function firstFew(lines: readonly string[]): string[] {
  const keys = new Set<string>()
  return lines.filter((line) => keys.size < keys.add(hookKey(line)).size).slice(0, PACKED)
}

/** The model's caption with our tags, since its own tags are not checked. Without a caption only the tags. */
function captionOf(
  caption: string | undefined,
  isTrue: (text: string) => boolean,
  hashtags: readonly string[],
): string {
  const text = cleanDirection((caption ?? '').replace(/#[\p{L}\p{N}_]+/gu, ' '))
  return [...(text !== '' && isTrue(text) ? [text] : []), hashtags.join(' ')].join('\n\n')
}

function isClean(text: string, brief: ScriptBrief): boolean {
  return checkText(text, 'script', { price: brief.price }).every(
    ({ severity, rule }) => severity === 'info' && rule !== 'INJ-01',
  )
}
