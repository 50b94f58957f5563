import type { BriefAnalysis } from '../analysis'
import { plots } from '../content/generated/plots'
import type { Random } from '../language'
import { parseFrame, wordTriples } from './frame'
import type { Heard } from './heard'
import type { Plot } from './plot'

/**
 * The plots that suit a brief, best first: those about the seller's problem, or about this kind of product where no problem
 * was typed. Plots this account has heard come later, and equals in an order of chance.
 */
export function plotsFor(analysis: BriefAnalysis, withPain: boolean, heard: Heard, random: Random): Plot[] {
  const suited = (plots[analysis.style] ?? []).flatMap((plot) => {
    const rank = suits(plot, analysis, withPain)
    return rank === undefined ? [] : [{ plot, order: rank + 4 * heardShare(plot, heard) + random.next() }]
  })
  return suited.sort((a, b) => a.order - b.order).map(({ plot }) => plot)
}

/** 0 for the best; undefined where the plot would be about something else. */
function suits(plot: Plot, analysis: BriefAnalysis, withPain: boolean): number | undefined {
  const { category, product, tone } = analysis
  if (plot.needs === 'pain' && !withPain) return undefined
  if (plot.needs === 'no pain' && withPain) return undefined
  if (plot.tones && !plot.tones.includes(tone)) return undefined
  // A candle set is about candles.
  const names = [product.categoryNoun, product.displayName.toLowerCase()].map((name) =>
    name.replace(/ (?:set|kit|pack|bundle|pair|collection)s?$/, ''),
  )
  const isNoun = (noun: string) => names.some((name) => ` ${name}`.endsWith(` ${noun}`))
  if (plot.only && !plot.only.some(isNoun)) return undefined
  if (plot.not?.some(isNoun)) return undefined
  if (plot.bucket === undefined) return withPain ? (plot.needs === 'pain' ? 0.9 : 2) : 1
  if (plot.bucket !== category.id) return undefined
  if (!withPain) return 0
  // A story of this kind of product is about the seller's problem only where both speak of the same thing.
  const pain = ` ${analysis.pain?.nounPhrase ?? ''} ${analysis.pain?.clause ?? ''} `.toLowerCase()
  return plot.match?.some((word) => speaksOf(pain, word)) ? 0 : undefined
}

/** Long words count as stems; short ones must stand alone: "hot" is not in "hotel". */
function speaksOf(pain: string, word: string): boolean {
  const at = pain.indexOf(` ${word}`)
  return at >= 0 && (word.length > 4 || /^(?:s|es)?(?![\p{L}\p{N}])/u.test(pain.slice(at + word.length + 1)))
}

const TRIPLES = new WeakMap<Plot, readonly string[]>()

/** How much of the plot's own wording the account knows, from 0 to 1. */
function heardShare(plot: Plot, heard: Heard): number {
  if (heard.triples.size === 0) return 0
  let triples = TRIPLES.get(plot)
  if (!triples) {
    triples = Object.values(plot.lines)
      .flat()
      .flatMap((line) => (line.optional ? [] : line.texts))
      .flatMap((text) => parseFrame(text).triples)
    TRIPLES.set(plot, triples)
  }
  return triples.filter((triple) => heard.triples.has(triple)).length / Math.max(1, triples.length)
}

/** A script that holds less of a plot's own wording than this tells another story. */
const TOLD_SHARE = 0.25

/** The plot that a spoken text follows, however much of it was cut; undefined where it follows none. */
export function plotToldIn(text: string, style: BriefAnalysis['style']): Plot | undefined {
  const said = new Set(wordTriples(text.replace(/^[A-Z0-9 .'’&-]{1,30}: /gm, '')))
  let best: Plot | undefined
  let bestShare = TOLD_SHARE
  for (const plot of plots[style] ?? []) {
    const own = Object.values(plot.lines).flatMap((lines) =>
      // Of texts that mean the same, one is said.
      lines.filter(({ optional }) => !optional).map(({ texts }) => texts.flatMap((each) => parseFrame(each).triples)),
    )
    const told = own.filter((triples) => triples.some((triple) => said.has(triple))).length
    const share = told / Math.max(1, own.length)
    if (share > bestShare) [best, bestShare] = [plot, share]
  }
  return best
}
