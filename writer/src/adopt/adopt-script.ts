import { type GeneratedScript, optionLabel, type Scene, type ScriptBrief } from '@reelwright/shared'
import { analyseBrief, type BriefAnalysis } from '../reading'
import { checkText } from '../check'
import { pacingFor } from '../pacing'
import { hookKey, withoutCues, countSpokenWords, splitSentences, titleCased } from '../language'
import { scoredBrief, scoreScript } from '../score'
import { filmsFor, NO_KINDS, sceneDurations } from '../pipeline'
import { hashtagsFor } from './hashtags'
import { heardBefore } from './heard'
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
  /** Changes the findings before the script advises on them. */
  revise?: (problems: Problem[], spoken: string) => Problem[]
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
  /** Every rule it breaks, the gravest first; empty for a script as the writer would make it. */
  problems: Problem[]
}

/**
 * Makes a complete script out of spoken scenes that somebody else wrote, and judges it by the rules the writer keeps.
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
  const scenes = dressed(clean, brief, analysis)
  const said = scenes.map(({ voiceover }) => voiceover)
  const spoken = said.join('\n\n')
  const flags = checkText(spoken, 'script', { price: brief.price })
  const score = scoreScript({ scenes, brief: scoredBrief(brief), flags })
  const hook = unlabelled(openerOf(scenes[0]?.voiceover ?? '').opener)
  const call = unlabelled(splitSentences(scenes[scenes.length - 1]?.voiceover ?? '').at(-1) ?? '')
  const hashtags = hashtagsFor(analysis)
  const isTrue = (line: string) =>
    isClean(line, brief) && inventedFacts(`${analysis.product.title}.\n${line}`, brief, analysis).length === 0
  const usable = (lines: readonly string[] = [], words = MAX_LINE_WORDS) =>
    lines
      .map((line) => unlabelled(cleanSpeech(line, analysis.style)))
      .filter((line) => line !== '' && countSpokenWords(line) <= words && isTrue(line))
  const { pack = {}, revise = (found) => found } = options
  const found = problemsOf({
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
  const problems = revise(found, spoken)

  const script: GeneratedScript = {
    title: `${titleCased(analysis.product.title)} - ${optionLabel(analysis.style)} Script`,
    scenes,
    metadata: {
      viralScore: `${score.total.toFixed(1)}/10`,
      // As in the writer: clients expect a range, although views cannot be predicted.
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

const TRUTH = 'Personal lines: keep what is true for you.'
const SAFETY = 'Safety first: film it parked, switched off, or staged.'
const PERSONAL = /\b(?:I|I'm|I've|I'd|my|me|mine)\b|\bMine\b|\bMy\b/
const UNSAFE_TO_FILM =
  /\b(?:driv(?:e|es|ing)|car|highway|traffic|bike|bicycle|scooter|ladder|knife|knives|blade|stove|grill|boiling|candle|flame)\b/i

/** Scenes with pictures, notes and seconds: what was not written is as the writer would have it. */
function dressed(
  clean: readonly CleanScene[],
  brief: ScriptBrief,
  { style, disclosure, videoLength }: BriefAnalysis,
): Scene[] {
  const voiceovers = clean.map(({ voiceover }) => voiceover)
  const films = brief.includeVisualCues ? filmsFor(voiceovers, brief, NO_KINDS) : []
  const durations = sceneDurations(
    voiceovers.map((text) => ({ words: countSpokenWords(text), hold: HOLD })),
    videoLength,
  )
  const personal = style === 'skit' ? -1 : voiceovers.findIndex((text) => PERSONAL.test(text))
  return clean.map(({ voiceover, visualCue, cameraDirection, note }, at) => {
    const film = films[at] && {
      visualCue: visualCue || films[at].visualCue,
      cameraDirection: cameraDirection || films[at].cameraDirection,
    }
    const notes = [
      note.replaceAll(TRUTH, '').replaceAll(SAFETY, '').trim(),
      ...(at === 0 && disclosure && disclosure !== 'none'
        ? ['Show the word "Ad" on screen from the first second.']
        : []),
      ...(at === personal ? [TRUTH] : []),
      ...(UNSAFE_TO_FILM.test(`${voiceover} ${film?.visualCue ?? ''}`) ? [SAFETY] : []),
    ]
    return {
      id: at + 1,
      duration: durations[at] ?? 2,
      voiceover,
      visualCue: film?.visualCue ?? '',
      cameraDirection: film?.cameraDirection ?? '',
      notes: notes.filter(Boolean).join(' '),
    }
  })
}
/** Seconds a picture stays after the words. */
const HOLD = 0.5

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
