import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * One file of a family: its package is cut into pieces by characters, so that a page loads, and a PDF opens, only those it
 * needs. A Chinese script takes some of a hundred.
 */
export interface FontPiece {
  path: string
  /** First and last characters of the ranges, in ascending order. */
  starts: number[]
  ends: number[]
  /** Whether it has an axis of weight. */
  variable: boolean
  /** What shaping may use of it; undefined is all. */
  features?: string[]
}

interface Source {
  name: string
  variable: boolean
  /** Which pieces are wanted; Latin letters of the others would look like another font's. */
  pieces: (name: string) => boolean
  features?: string[]
}

const variable = (name: string, pieces: (name: string) => boolean = () => true): Source => ({
  name,
  variable: true,
  pieces,
})
const numbered = (name: string) => name.startsWith('[')

/**
 * Of the Latin families: without them go contextual alternates, which take most of the time of shaping and change an arrow or a colon
 * here and there.
 */
const LATIN_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']

/** The web's own two families first, then Noto for what they lack. All are SIL Open Font License 1.1. */
const SOURCES = {
  display: { ...variable('bricolage-grotesque'), features: LATIN_FEATURES },
  text: { ...variable('inter'), features: LATIN_FEATURES },
  arabic: variable('noto-sans-arabic', (name) => name === 'arabic'),
  hebrew: variable('noto-sans-hebrew', (name) => name === 'hebrew'),
  devanagari: variable('noto-sans-devanagari', (name) => name === 'devanagari'),
  thai: variable('noto-sans-thai', (name) => name === 'thai'),
  symbols: { name: 'noto-sans-symbols-2', variable: false, pieces: (name) => name === 'symbols' || name === 'math' },
  emoji: variable('noto-emoji', numbered),
  japanese: variable('noto-sans-jp', numbered),
  simplified: variable('noto-sans-sc', numbered),
  traditional: variable('noto-sans-tc', numbered),
  korean: variable('noto-sans-kr', numbered),
} satisfies Record<string, Source>

export type FamilyName = keyof typeof SOURCES

const opened = new Map<FamilyName, FontPiece[]>()

/** The pieces of a family, read from its package's list once. */
export function piecesOf(family: FamilyName): FontPiece[] {
  const known = opened.get(family)
  if (known) return known
  const { name, variable, pieces, features }: Source = SOURCES[family]
  const folder = `${variable ? '@fontsource-variable' : '@fontsource'}/${name}`
  const list = JSON.parse(readFileSync(require.resolve(`${folder}/unicode.json`), 'utf8')) as Record<string, string>
  const read = Object.entries(list)
    .filter(([piece]) => pieces(piece))
    .map(([piece, ranges]): FontPiece => {
      const file = `${name}-${piece.replace(/[[\]]/g, '')}-${variable ? 'wght' : '400'}-normal.woff2`
      return { path: require.resolve(`${folder}/files/${file}`), variable, features, ...readRanges(ranges) }
    })
  opened.set(family, read)
  return read
}

/** "U+20-7E,U+A9" as numbers. */
function readRanges(text: string): { starts: number[]; ends: number[] } {
  const ranges = text
    .split(',')
    .map((range) => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }
    })
    .sort((one, other) => one.from - other.from)
  return { starts: ranges.map(({ from }) => from), ends: ranges.map(({ to }) => to) }
}

/** Whether a piece says that it has this character. It may be wrong; its font knows better. */
export function covers({ starts, ends }: FontPiece, character: number): boolean {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? Infinity) <= character) low = middle + 1
    else high = middle
  }
  return low > 0 && (ends[low - 1] ?? -1) >= character
}
