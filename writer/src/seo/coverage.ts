import { SEO_LIMITS, type SearchTerm } from '@reelwright/shared'
import type { SeoScene } from './facts'
import { isIn, matchesOf } from './matching'
import { seoWords, wordsOfTag } from './words'

/** Where one term is by now. */
export interface TermCoverage {
  term: string
  volume?: number
  /** Seconds from the start at which it is first said; undefined: never. */
  saidAt: number | undefined
  /** Seconds at which a text with it is first shown. */
  shownAt: number | undefined
  /** In the caption or one of its hashtags. */
  inCaption: boolean
  /** Said or shown while the opening lasts. */
  inOpening: boolean
}

/** A scene, or as much of it as falls into the opening. */
export interface OpeningScene {
  /** From 1. */
  number: number
  /** Seconds. */
  start: number
  end: number
  said: string[]
  shown: string[]
}

export interface SeoCoverage {
  terms: TermCoverage[]
  scenes: OpeningScene[]
  /** Of the terms that are somewhere, by their volumes, between 0 and 1; undefined without terms. */
  share: number | undefined
  /** The same of those that are in the opening. */
  openingShare: number | undefined
}

export interface CoveredTexts {
  caption: string
  hashtags: readonly string[]
}

/**
 * Where the terms are said, shown and written. Words are taken to be said at an even pace within their scene, so that of a scene
 * that reaches past the opening only its beginning counts; a text is shown from its scene's start. A term is in the opening
 * when its last word begins before second 15. Shares are weighed by volume; a term without one weighs as the smallest given, and all
 * weigh the same where none is given.
 */
export function coverageOf(
  terms: readonly SearchTerm[],
  scenes: readonly SeoScene[],
  texts: CoveredTexts,
): SeoCoverage {
  const spoken = scenes.map((scene) => ({ scene, words: seoWords(scene.speech) }))
  const post = [texts.caption, ...texts.hashtags.map(wordsOfTag)].join('\n')
  const opening = openingScenes(scenes)

  const covered = terms.map(({ term, volume }): TermCoverage => {
    const times = spoken.flatMap(({ scene, words }, at) =>
      matchesOf(term, words).map(({ first, last }) => {
        const time = (word: number) => scene.start + ((scene.end - scene.start) * word) / words.length
        return { at, saidAt: time(first), isOpening: time(last) < SEO_LIMITS.opening }
      }),
    )
    const shown = scenes.flatMap((scene, at) =>
      scene.screen.some((text) => isIn(term, text)) ? [{ at, start: scene.start }] : [],
    )
    for (const { at, isOpening } of times) if (isOpening) addOnce(opening[at]?.said, term)
    for (const { at } of shown) addOnce(opening[at]?.shown, term)
    return {
      term,
      ...(volume !== undefined && { volume }),
      saidAt: times[0]?.saidAt,
      shownAt: shown[0]?.start,
      inCaption: isIn(term, post),
      inOpening: times.some(({ isOpening }) => isOpening) || shown.some(({ start }) => start < SEO_LIMITS.opening),
    }
  })

  return {
    terms: covered,
    scenes: opening,
    share: shareOf(covered, isCovered),
    openingShare: shareOf(covered, ({ inOpening }) => inOpening),
  }
}

export const isCovered = ({ saidAt, shownAt, inCaption }: TermCoverage): boolean =>
  saidAt !== undefined || shownAt !== undefined || inCaption

function openingScenes(scenes: readonly SeoScene[]): OpeningScene[] {
  return scenes.flatMap(({ start, end }, at) =>
    start < SEO_LIMITS.opening
      ? [{ number: at + 1, start, end: Math.min(end, SEO_LIMITS.opening), said: [], shown: [] }]
      : [],
  )
}

function addOnce(list: string[] | undefined, term: string) {
  if (list && !list.includes(term)) list.push(term)
}

function shareOf(terms: readonly TermCoverage[], counts: (term: TermCoverage) => boolean): number | undefined {
  const given = terms.flatMap(({ volume }) => (volume ? [volume] : []))
  const smallest = given.length > 0 ? given.reduce((least, volume) => Math.min(least, volume)) : 1
  const weight = ({ volume }: TermCoverage) => volume || smallest
  const all = terms.reduce((sum, term) => sum + weight(term), 0)
  return all === 0 ? undefined : terms.filter(counts).reduce((sum, term) => sum + weight(term), 0) / all
}
