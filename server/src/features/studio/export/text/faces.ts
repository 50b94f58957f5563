import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { charactersIn } from './characters'
import { covers, piecesOf, type FamilyName, type FontPiece } from './font-files'

/** How a text speaks: running text, its labels, headlines. */
export type Voice = 'text' | 'strong' | 'display'

const WEIGHTS: Record<Voice, number> = { text: 400, strong: 600, display: 700 }

/** One piece of a family in one weight, ready to shape text and to be embedded. */
export interface Face {
  /** Another for every face: a document distinguishes its fonts by it. */
  key: string
  font: Font
}

/** Text that one face draws. */
export interface FacePart {
  face: Face
  text: string
}

/** Beyond that many the oldest are forgotten: all pieces of Chinese and Japanese would be a heap. */
const MAX_KEPT = 400
const kept = new Map<string, Promise<Buffer>>()

/** A piece in one weight as plain TrueType, made once and kept for the scripts to come. */
function plainFile(piece: FontPiece, weight: number, key: string): Promise<Buffer> {
  const known = kept.get(key)
  if (known) return known
  const making = makePlain(piece, weight)
  kept.set(key, making)
  making.catch(() => kept.delete(key))
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break
    kept.delete(oldest)
  }
  return making
}

/** What stands in the packages is packed for browsers and of every weight; a PDF takes plain TrueType of one. */
const makePlain = async (piece: FontPiece, weight: number) =>
  subsetFont(await readFile(piece.path), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    noHinting: true,
    ...(piece.features ? { keepFeatures: piece.features } : {}),
    ...(piece.variable ? { variationAxes: { wght: weight } } : {}),
  })

/**
 * A face for one document. Not for several: a font remembers its glyphs with the characters they were first asked for, and writing a
 * PDF asks for parts of letters without any; in the next one they could not be read out.
 */
async function openFace(piece: FontPiece, weight: number): Promise<Face> {
  const key = `${piece.path}@${piece.variable ? weight : 400}`
  const font = create(await plainFile(piece, weight, key))
  if (!('layout' in font)) throw new Error(`${piece.path} is a collection of fonts`)
  const name = `${piece.path.replace(/^.*\/|-(wght|400)-normal.*$/g, '')}-${weight}`
  // The pieces of a family and its weights all have one name of their own, by which PDF writers would take them for the same font.
  Object.defineProperty(font, 'postscriptName', { value: name })
  return { key, font: remembering(readable(font)) }
}

/** Runs that a face of one document remembers. */
const MAX_RUNS = 5000

/** Shapes each run once: it is measured when lines are made, and the PDF writer asks three times more. */
function remembering(font: Font): Font {
  const layout = font.layout.bind(font)
  const runs = new Map<string, ReturnType<Font['layout']>>()
  font.layout = (text, features, ...options) => {
    const key = `${JSON.stringify(features)} ${text}`
    const run = runs.get(key) ?? layout(text, features, ...options)
    if (runs.size >= MAX_RUNS) runs.clear()
    runs.set(key, run)
    // The PDF writer scales the positions that it gets.
    const positions = run.positions.map((position) => ({ ...position }))
    return Object.assign(Object.create(Object.getPrototypeOf(run) as object) as typeof run, run, { positions })
  }
  return font
}

/**
 * Shaping gives Arabic letters their dots as glyphs of no character; read out from a PDF they would be noise. A joiner is silent. Said of
 * the run's own glyphs, not of those the font remembers: shaping hides joiners, and the second time the dots would be gone.
 */
function readable(font: Font): Font {
  const layout = font.layout.bind(font)
  font.layout = (...options) => {
    const run = layout(...options)
    run.glyphs = run.glyphs.map((glyph) =>
      glyph.codePoints.length > 0 ? glyph : (Object.create(glyph, { codePoints: { value: [0x200d] } }) as typeof glyph),
    )
    return run
  }
  return font
}

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u
/** What is drawn as a picture rather than as a letter: emoji by nature or by a selector, flags, keycaps. */
const EMOJI = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u
/** What stands for a character that no font has: a question mark in a lozenge, an empty square, and at last what every font has. */
const REPLACEMENTS = [0xfffd, 0x25a1, 0x3f]

const SCRIPTS: FamilyName[] = ['arabic', 'hebrew', 'devanagari', 'thai', 'symbols', 'emoji']

/** Finds a face for each character of one document. */
export interface Faces {
  /** Opens what this text needs in this voice. */
  prepare: (text: string, voice: Voice) => Promise<void>
  /**
   * The parts of a character as a reader sees it, each with its face; none for one that is invisible. Only for characters that were
   * prepared.
   */
  partsOf: (character: string, voice: Voice) => FacePart[]
}

/** @param sample all of the document: whether its Han characters are Chinese or Japanese shows in the others. */
export function createFaces(sample: string): Faces {
  // The last resort for arrows and the like, too; their lists are only read when it comes to them.
  const eastAsian = eastAsianOrder(sample)
  const faces = new Map<FontPiece, Map<number, Face>>()
  const known: Record<Voice, Map<string, FacePart[]>> = { text: new Map(), strong: new Map(), display: new Map() }

  async function faceOf(piece: FontPiece, weight: number): Promise<Face> {
    const weights = faces.get(piece) ?? new Map<number, Face>()
    faces.set(piece, weights)
    const face = weights.get(weight) ?? (await openFace(piece, weight))
    weights.set(weight, face)
    return face
  }

  async function find(characters: number[], voice: Voice, families: FamilyName[]): Promise<FacePart | undefined> {
    const visible = characters.filter((character) => !IGNORABLE.test(String.fromCodePoint(character)))
    for (const family of families) {
      for (const piece of piecesOf(family)) {
        if (!visible.every((character) => covers(piece, character))) continue
        const face = await faceOf(piece, WEIGHTS[voice])
        if (!visible.every((character) => face.font.hasGlyphForCodePoint(character))) continue
        // Joiners and selectors are for fonts that know them; in others they would be boxes. Selectors never are: shaping takes them.
        const drawn = characters.filter(
          (character) =>
            visible.includes(character) || isSelector(character) || face.font.hasGlyphForCodePoint(character),
        )
        return { face, text: ordered(String.fromCodePoint(...drawn)) }
      }
    }
    return undefined
  }

  async function resolve(character: string, voice: Voice): Promise<FacePart[]> {
    const points = [...character].map((point) => point.codePointAt(0) ?? 0x3f)
    if (points.every((point) => IGNORABLE.test(String.fromCodePoint(point)))) return []
    const letters: FamilyName[] = voice === 'display' ? ['display', 'text', ...SCRIPTS] : ['text', ...SCRIPTS]
    const order = [...letters, ...eastAsian]
    const families: FamilyName[] = EMOJI.test(character) ? ['emoji', ...order] : order
    const whole = await find(points, voice, families)
    if (whole) return [whole]
    if (points.length > 1) {
      // No face has letter and mark, or all of a joined emoji: its parts one by one still say most of it.
      const parts: FacePart[] = []
      for (const point of points) parts.push(...(await resolve(String.fromCodePoint(point), voice)))
      return parts
    }
    // Letters of another shape, as 𝓕, are still letters; a mark without one says nothing that a box would.
    const plain = character.normalize('NFKC')
    if (plain !== character) return resolve(plain, voice)
    if (/^[\p{Mn}\p{Me}]$/u.test(character)) return []
    for (const sign of REPLACEMENTS) {
      const replacement = await find([sign], voice, order)
      if (replacement) return [replacement]
    }
    return []
  }

  return {
    async prepare(text, voice) {
      const distinct = new Set<string>()
      for (const { text: character } of charactersIn(text)) distinct.add(character)
      for (const character of distinct) {
        if (!known[voice].has(character)) known[voice].set(character, await resolve(character, voice))
      }
    },
    partsOf: (character, voice) => known[voice].get(character) ?? [],
  }
}

/** Thai am is a ring above and a vowel behind; its ring belongs below a mark of tone, which shaping does not know. */
const ordered = (character: string) => character.replace(/([\u0e48-\u0e4b]*)\u0e33/, '\u0e4d$1\u0e32')

const isSelector = (point: number) => (point >= 0xfe00 && point <= 0xfe0f) || (point >= 0xe0100 && point <= 0xe01ef)

/** Japanese and Korean show by letters that only they have; of the Chinese ones that which has more of the characters. */
function eastAsianOrder(sample: string): FamilyName[] {
  const order: FamilyName[] = ['simplified', 'traditional', 'japanese', 'korean']
  const first = (family: FamilyName) => [family, ...order.filter((other) => other !== family)]
  if (/[\u3041-\u30ff]/.test(sample)) return first('japanese')
  if (/[\uac00-\ud7a3]/.test(sample)) return first('korean')
  const han = [...new Set(sample.match(/\p{Script=Han}/gu) ?? [])].map((character) => character.codePointAt(0) ?? 0)
  const count = (family: FamilyName) =>
    han.filter((point) => piecesOf(family).some((piece) => covers(piece, point))).length
  return count('traditional') > count('simplified') ? first('traditional') : order
}
