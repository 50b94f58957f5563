import { featureWords } from '../content/generated/feature-words'
import { fill } from './fill'
import type { CategoryBucket, ProductAnalysis } from './types'

/** One kind of feature, as `writer/content/feature-words.md` holds it. */
export interface Consequence {
  /** A regular expression, matched against the folded feature text. */
  pattern: string
  /** Only for these buckets; the general row of the same stem comes later in the list. */
  buckets?: readonly string[]
  /** What the feature already implies, in plain words. Braces: see `fill`. */
  benefits: readonly string[]
  /** Situations in which the feature counts; no promise, only the scene. */
  pictures: readonly string[]
  shot: string
}

/** Stem to "so what". The first row that matches wins; a stem that asserts more than it implies has no row. (Section 2.1) */
const ROWS = featureWords.map((row) => ({ ...row, pattern: new RegExp(row.pattern) }))

const fold = (text: string) => text.toLowerCase().replace(/['’]/g, ' ').replace(/\s+/g, ' ')

/** Consequences and a shot for a feature; none when nothing follows from it for certain. */
export function consequencesOf(
  text: string,
  product: ProductAnalysis,
  bucket: CategoryBucket,
): { benefits: string[]; pictures: string[]; shot: string } | undefined {
  const folded = fold(text)
  const row = ROWS.find(({ pattern, buckets }) => (!buckets || buckets.includes(bucket.id)) && pattern.test(folded))
  const filled = (lines: readonly string[]) => lines.map((line) => fill(line, product))
  return row && { benefits: filled(row.benefits), pictures: filled(row.pictures), shot: fill(row.shot, product) }
}
