import { type GeneratedScript, optionLabel, type ScriptBrief } from '@reelwright/shared'
import { analyseBrief, type BriefAnalysis } from '../analysis'
import { checkText, type Flag } from '../check'
import { hashSeed, type Random, seededRandom, spokenWordCount, tidy } from '../language'
import { scoredAnalysis, scoreScript } from '../score'
import { type Draft, draftScript } from './draft'
import { fitToWords } from './fit'
import { type Heard, heardBefore, repetition } from './heard'
import { type Line, lineText, namesProduct, totalWords } from './lines'
import { asKnown, capitalise, materialFor, nameProduct } from './material'
import { packFor } from './pack'
import type { Plot } from './plot'
import { plotsFor } from './plot-choice'
import { isWithin, pacingFor, type Pacing, tightened } from './pacing'
import { type Block, dressScenes, intoBlocks } from './scenes'
import { assignVoices } from './skit-voices'
import { withinExclamations } from './tone'
import { countWords } from './word-counts'

export interface ComposeOptions {
  /** The same seed and brief give the same script on every machine. */
  seed: string
  /** Earlier spoken scripts of this account, newest first: their hooks never come back, and new wording is preferred. */
  avoid?: string[]
  /** Title of the one plot to use, for reading it. */
  plot?: string
}

const CANDIDATES = 16
/** Writing out and scoring cost more than drafting, so only the drafts nearest to the length get that far. */
const FINALISTS = 5
const TRIED_PLOTS = 5
/** Only tried when none of the others is as long as it may be and names the product. */
const TIGHT_CANDIDATES = 12
/** Seconds. */
const TINY = 25
const MOST_CHECKS = 5

/**
 * Writes one complete script without any model: plans beats, realises them several times from one seed,
 * and keeps the candidate that fits, passes the checker, and scores best.
 */
export function composeScript(brief: ScriptBrief, options: ComposeOptions): GeneratedScript {
  const analysis = analyseBrief(brief)
  const pacing = pacingFor(analysis.videoLength, analysis.style, analysis.tone)
  const root = seededRandom(
    hashSeed(options.seed, brief.productName, analysis.style, analysis.tone, analysis.videoLength),
  )
  const heard = heardBefore(options.avoid ?? [])

  const withPain = materialFor(analysis, root.stream('pain')).mustTellPain
  const suited = plotsFor(analysis, withPain, heard, root.stream('plots')).filter(
    (plot) => options.plot === undefined || plot.title === options.plot,
  )
  // The best plots are tried several times each; where there is none, the style's own lines have to do.
  const tried = suited.slice(0, TRIED_PLOTS)
  // In twenty seconds many a plot is only half told.
  const isTiny = analysis.videoLength < TINY
  const sketches = Array.from({ length: CANDIDATES }, (_, at) =>
    fitted(
      analysis,
      pacing,
      heard,
      root.stream(at),
      isTiny && at % 2 === 1 ? undefined : tried[at % Math.max(1, tried.length)],
    ),
  )
  const nearest = sketches.sort((a, b) => a.off - b.off)
  const judge = (sketch: Fitted) => ranked(writtenOut(sketch, analysis, pacing), analysis, heard)
  const finalists = nearest.slice(0, FINALISTS).map(judge)
  if (!finalists.some(({ words, lines }) => isWithin(words, pacing.accept) && lines.some(namesProduct))) {
    const tight = tightened(pacing)
    const bare = Array.from({ length: TIGHT_CANDIDATES }, (_, at) =>
      fitted(analysis, tight, heard, root.stream(`tight ${at}`), undefined),
    )
    finalists.push(
      ...bare
        .sort((a, b) => a.off - b.off)
        .slice(0, FINALISTS)
        .map(judge),
    )
  }
  finalists.sort((a, b) => b.rank - a.rank)
  // Checking costs as much as all the rest together, so it happens last, and the remaining drafts are only written if needed.
  function* inOrder() {
    yield* finalists
    for (const sketch of nearest.slice(FINALISTS)) yield judge(sketch)
  }
  const best = firstClean(inOrder(), analysis)

  return dressed(best, brief, analysis, heard)
}

/** A draft of the right length, not yet written out: writing costs more than drafting. */
interface Fitted {
  draft: Draft
  lines: Line[]
  random: Random
  /** Features that had to go for the length. */
  unsaid: number
  /** Distance from the wanted length, in words; a draft that never names the product is as far off as an empty one. */
  off: number
}

function fitted(analysis: BriefAnalysis, pacing: Pacing, heard: Heard, random: Random, plot: Plot | undefined): Fitted {
  const draft = draftScript(analysis, pacing, heard, random, plot)
  // The first mention says the whole name, which the lines do not count.
  const aim = pacing.aim - countWords(analysis.product.firstMention) + countWords(analysis.product.laterMention)
  const lines = fitToWords(draft, aim)
  const named = lines.some(namesProduct)
  const unsaid = voicedIn(draft.lines) - voicedIn(lines)
  return {
    draft,
    lines,
    random,
    unsaid,
    off: Math.abs(totalWords(lines) - aim) + (named ? 0 : pacing.aim) + 4 * unsaid,
  }
}

function voicedIn(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.features.length, 0)
}

interface Candidate extends Fitted {
  blocks: Block[]
  voiceovers: string[]
  words: number
  /** Distance from the wanted length as a share, plus what is missing. */
  cost: number
  call: string
  hook: string
}

function writtenOut(sketch: Fitted, analysis: BriefAnalysis, pacing: Pacing): Candidate {
  const { draft, lines } = sketch
  const { blocks, voiceovers } = spoken(lines, draft, analysis, pacing)
  const words = voiceovers.reduce((sum, text) => sum + spokenWordCount(text), 0)
  const outside = !isWithin(words, pacing.accept)
  const lastBlock = voiceovers[voiceovers.length - 1] ?? ''
  return {
    ...sketch,
    blocks,
    voiceovers,
    words,
    cost:
      Math.abs(words - pacing.aim) / pacing.aim +
      (outside ? 1 : 0) +
      (blocks.length < pacing.scenes.min ? 0.5 : 0) +
      (lines.some(namesProduct) ? 0 : 2) +
      sketch.unsaid * 0.5,
    call:
      tidy(lineText(lines.find((line) => line.role === 'call') ?? (lines[lines.length - 1] as Line))).replace(
        /^[A-Z ]+: /,
        '',
      ) || lastBlock,
    hook: (voiceovers[0] ?? '').replace(/^[A-Z0-9 .'’&-]{1,30}: /gm, '').replaceAll('\n', ' '),
  }
}

function spoken(
  lines: readonly Line[],
  draft: Draft,
  analysis: BriefAnalysis,
  pacing: Pacing,
): { blocks: Block[]; voiceovers: string[] } {
  const skit = draft.cast.length > 0
  const named = asKnown(nameProduct(lines.map(lineText), analysis), analysis)
  const voiced = skit ? assignVoices(named, draft.cast) : named
  const final = withinExclamations(voiced, analysis.tone)
  const textOf = new Map(lines.map((line, at) => [line, final[at] ?? '']))
  const blocks = intoBlocks(lines, pacing)
  const voiceovers = blocks.map((block) =>
    tidy(block.lines.map((line) => textOf.get(line) ?? '').join(skit ? '\n' : ' ')),
  )
  return { blocks, voiceovers }
}

interface Ranked extends Candidate {
  rank: number
}

function ranked(candidate: Candidate, analysis: BriefAnalysis, heard: Heard): Ranked {
  const durations = candidate.voiceovers.map(
    (each) => (spokenWordCount(each) / Math.max(1, candidate.words)) * analysis.videoLength,
  )
  const scenes = candidate.voiceovers.map((voiceover, at) => ({
    duration: durations[at] ?? 1,
    voiceover,
    visualCue: '',
    cameraDirection: '',
  }))
  const score = scoreScript({ scenes, brief: scoredAnalysis(analysis), flags: [] })
  const repeated = repetition(candidate.voiceovers.join('\n\n'), heard)
  return {
    ...candidate,
    rank: score.total - candidate.cost * 8 - repeated.sentences * 30 - Math.max(0, repeated.fourGrams - 0.1) * 20,
  }
}

interface Checked extends Ranked {
  flags: Flag[]
}

/**
 * The first draft in the order of rank that the checker has nothing to say about, as the composer owes the safer form.
 * Where every draft has a finding, the seller's own words are the reason: then the least serious one is taken.
 */
function firstClean(drafts: Iterable<Ranked>, analysis: BriefAnalysis): Checked {
  let best: Checked | undefined
  let checks = 0
  for (const draft of drafts) {
    // A warning that so many drafts share comes from the seller's own words. A refused line is never given up on.
    if (best && checks++ >= MOST_CHECKS && seriousness(best) < 100) break
    const flags = checkText(draft.voiceovers.join('\n\n'), 'script', priceContext(analysis))
    const checked = { ...draft, flags }
    if (seriousness(checked) === 0) return checked
    if (!best || seriousness(checked) < seriousness(best)) best = checked
  }
  if (!best) throw new Error('No draft to check')
  return best
}

function seriousness({ flags }: Checked): number {
  return flags.reduce((sum, { severity }) => sum + (severity === 'block' ? 100 : severity === 'warn' ? 1 : 0), 0)
}

function dressed(best: Checked, brief: ScriptBrief, analysis: BriefAnalysis, heard: Heard): GeneratedScript {
  const scenes = dressScenes(best.blocks, best.voiceovers, analysis, brief.includeVisualCues, best.random)
  const pack = packFor(
    analysis,
    { hook: best.hook, call: best.call, callCategory: best.draft.callCategory },
    heard,
    best.random.stream('pack'),
  )
  const score = scoreScript({ scenes, brief: scoredAnalysis(analysis), flags: best.flags })
  return {
    title: `${titleName(analysis)} - ${optionLabel(analysis.style)} Script`,
    scenes,
    metadata: {
      viralScore: `${score.total.toFixed(1)}/10`,
      // The client expects a range; nobody can predict one, so it is the same for every script.
      estimatedViews: '50K-200K',
      suggestions: tips(score.suggestions, best, analysis),
      productName: brief.productName,
      price: brief.price,
      features: brief.features,
      targetAudience: brief.targetAudience,
      videoLength: brief.videoLength,
      videoStyle: brief.style,
      tone: brief.tone,
      spokenWords: best.words,
    },
    spoken_script: best.voiceovers.join('\n\n'),
    ...pack,
  }
}

const TIPS = 5

/** What would make this script better, most important first: the score's own suggestions, then what the picture can add. */
function tips(suggestions: readonly string[], { lines, hook }: Checked, analysis: BriefAnalysis): string[] {
  const voiced = new Set(lines.flatMap((line) => line.features))
  const unsaid = analysis.features.find((_, at) => !voiced.has(at))
  return [
    ...suggestions,
    ...(unsaid ? [`"${unsaid.text}" is not spoken. Show it as text over one scene.`] : []),
    ...(analysis.price ? [`The price is said once. Keep ${analysis.price.exact} on screen for two seconds.`] : []),
    ...(analysis.features.length === 0
      ? ['No feature was typed. Add two or three, so that the script has something to show.']
      : []),
    openerTip(hook),
  ].slice(0, TIPS)
}

const openerTip = (hook: string): string => `The opener decides. Film "${hook}" three times and keep the quickest take.`

/** "Glaciero Tumbler": the name as a title. The client splits the title at " - ", so the name may not hold one. */
export function titleName(analysis: BriefAnalysis, name = analysis.product.displayName): string {
  return name
    .replace(/\s+-\s+/g, ' ')
    .split(' ')
    .map((word) => (/^(?:of|for|with|and|the|a|an|in|on|to)$/.test(word) ? word : capitalise(word)))
    .join(' ')
}

function priceContext(analysis: BriefAnalysis): { price?: number } {
  const amount = Number((analysis.price?.exact ?? '').replace(/[^\d.]/g, ''))
  return amount > 0 ? { price: amount } : {}
}
