import { breaksOf } from './breaks'
import { charactersIn } from './characters'
import { inVisualOrder, levelsOf, turned } from './direction'
import type { Face, Faces, Voice } from './faces'

/** How a text is set. Sizes in points. */
export interface Type {
  voice: Voice
  size: number
  leading: number
  color: string
  /** Figures of one width, for times that stand below each other. */
  figures?: boolean
}

/** Characters in a row that one face draws in one direction. */
export interface Run {
  face: Face
  text: string
  width: number
  level: number
}

/** One line: its runs from left to right as they are seen. */
export interface Line {
  runs: Run[]
  width: number
  /** Whether its paragraph begins at the right. */
  fromRight: boolean
  text: string
}

/** What a type asks of shaping; never undefined, since a PDF writer then shapes word by word. */
export const featuresOf = ({ figures }: Type): Record<string, boolean> => (figures ? { tnum: true } : {})

/** One character as readers count, as a face draws it. */
interface Unit {
  text: string
  face: Face
  level: number
  /** In the paragraph, in code units. */
  start: number
}

/** Sets prepared text in lines of at most this width. A word that is wider is cut; an empty line stays one. */
export function setLines(faces: Faces, text: string, type: Type, width: number): Line[] {
  if (text === '') return []
  return text.split('\n').flatMap((paragraph) => setParagraph(faces, paragraph, type, width))
}

/** How wide prepared text is on one line. */
export function widthOf(faces: Faces, text: string, type: Type): number {
  const { levelAt } = levelsOf(text)
  return runsOf(unitsOf(faces, text, type.voice, levelAt), type).reduce((sum, run) => sum + run.width, 0)
}

/** Characters of a word that is wider than any line: shaping it as a whole would take long, and be for nothing. */
const MAX_WORD = 100

function setParagraph(faces: Faces, paragraph: string, type: Type, width: number): Line[] {
  const { levelAt, base } = levelsOf(paragraph)
  const units = unitsOf(faces, paragraph, type.voice, levelAt)
  const line = (content: Unit[]): Line => {
    const runs = inVisualOrder(runsOf(content, type))
    const sum = runs.reduce((total, run) => total + run.width, 0)
    return { runs, width: sum, fromRight: base % 2 === 1, text: content.map((unit) => unit.text).join('') }
  }
  const lines: Line[] = []
  let current: Unit[] = []
  let used = 0
  const finish = () => {
    const content = trimmed(current)
    if (content.length > 0) lines.push(line(content))
    current = []
    used = 0
  }
  for (const piece of piecesOf(units, breaksOf(paragraph))) {
    const visible = piece.length > MAX_WORD ? Infinity : lengthOf(trimmed(piece), type)
    if (used > 0 && used + visible > width) finish()
    if (visible > width) {
      for (const unit of piece) {
        const own = lengthOf([unit], type)
        if (used > 0 && used + own > width) finish()
        current.push(unit)
        used += own
      }
    } else {
      current.push(...piece)
      used += lengthOf(piece, type)
    }
  }
  finish()
  return lines.length > 0 ? lines : [line([])]
}

function unitsOf(faces: Faces, paragraph: string, voice: Voice, levelAt: (index: number) => number): Unit[] {
  const units: Unit[] = []
  for (const { text: character, start } of charactersIn(paragraph)) {
    for (const { face, text } of faces.partsOf(character, voice)) {
      units.push({ face, text, level: levelAt(start), start })
    }
  }
  return units
}

/** The units between the places where a line may end. */
function piecesOf(units: Unit[], breaks: number[]): Unit[][] {
  const pieces: Unit[][] = []
  let at = 0
  for (const end of breaks) {
    const from = at
    while ((units[at]?.start ?? Infinity) < end) at++
    if (at > from) pieces.push(units.slice(from, at))
  }
  return pieces
}

const isBlank = (unit: Unit | undefined) => unit !== undefined && unit.text.trim() === ''

function trimmed(units: Unit[]): Unit[] {
  let end = units.length
  while (isBlank(units[end - 1])) end--
  let start = 0
  while (start < end && isBlank(units[start])) start++
  return units.slice(start, end)
}

const lengthOf = (units: Unit[], type: Type) => runsOf(units, type).reduce((sum, { width }) => sum + width, 0)

function runsOf(units: Unit[], type: Type): Run[] {
  const runs: Run[] = []
  let from = 0
  for (let at = 1; at <= units.length; at++) {
    const first = units[from]
    const next = units[at]
    if (!first || (next && next.face === first.face && next.level === first.level)) continue
    const characters = units.slice(from, at).map((unit) => unit.text)
    const text = first.level % 2 === 1 ? turned(characters) : characters.join('')
    runs.push({ face: first.face, text, level: first.level, width: advanceOf(first.face, text, type) })
    from = at
  }
  return runs
}

/** Widths of words that come again, in the fonts' own units. Emptied when full: what is measured once more costs little. */
const measured = new Map<string, number>()
const MAX_MEASURED = 20_000

function advanceOf({ key, font }: Face, text: string, type: Type): number {
  const name = `${key} ${type.figures ? 1 : 0} ${text}`
  let advance = measured.get(name)
  if (advance === undefined) {
    advance = font.layout(text, featuresOf(type)).advanceWidth
    if (measured.size >= MAX_MEASURED) measured.clear()
    measured.set(name, advance)
  }
  return (advance / font.unitsPerEm) * type.size
}
