import { paragraphs } from './paragraphs'

/*
 * The names under which a script and its scenes were ever stored or answered. Nothing else knows them. Without zod: every list of the
 * library reads texts.
 */

type Loose = Readonly<Record<string, unknown>>

/** One scene as it was stored. Texts are as they came, or empty where there is none but blanks. */
export interface StoredScene {
  id?: number
  /** Seconds; absent where unknown. */
  duration?: number
  voiceover: string
  visualCue: string
  cameraDirection: string
  notes: string
}

const NAMES = {
  voiceover: ['voiceover', 'scriptText', 'script', 'text'],
  visualCue: ['visualCue', 'visualDescription', 'visual'],
  cameraDirection: ['cameraDirection'],
  notes: ['notes'],
} as const

/** Names of the whole text inside `script_data`. */
const TEXT_NAMES = ['spoken_script', 'script', 'script_text', 'voiceover'] as const

export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const looseOf = (value: unknown): Loose => (isLoose(value) ? value : {})

const firstFilled = (values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? ''

/** The first of the values that is a text with something in it, trimmed; empty when none is. */
export const firstText = (...values: readonly unknown[]): string => firstFilled(values).trim()

/**
 * The objects that may hold a part of a script, in the order in which they count: of a row, its columns, its `script_data` and an answer
 * kept inside of that; of an answer, the script and what stands beside it.
 */
export function layersOf(source: unknown): Loose[] {
  const whole = looseOf(source)
  if (isLoose(whole.script_data)) return [whole, whole.script_data, looseOf(whole.script_data.script)]
  const inner = isLoose(whole.data) ? whole.data : whole
  return isLoose(inner.script) ? [inner.script, inner] : [inner]
}

/** The scenes of a row, an answer or a file, from the first place that has any. Empty ones keep their place. */
export function storedScenes(source: unknown): StoredScene[] {
  const layers = layersOf(source)
  const places = [...layers.map(({ scenes }) => scenes), ...layers.map((layer) => layer.script_sections)]
  const parts = places.find((place): place is unknown[] => Array.isArray(place) && place.length > 0) ?? []
  const areTexts = parts.every((part) => typeof part === 'string')
  return parts.map((part) => sceneOf(areTexts ? { text: part } : looseOf(part)))
}

/** Whether anything of a scene can be spoken, seen or read. */
export const hasContent = ({ voiceover, visualCue, cameraDirection, notes }: StoredScene): boolean =>
  voiceover !== '' || visualCue !== '' || cameraDirection !== '' || notes !== ''

function sceneOf(part: Loose): StoredScene {
  const read = (names: readonly string[]) => firstFilled(names.map((name) => part[name]))
  const { id } = part
  const duration = secondsIn(part.duration)
  return {
    ...(typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && { id }),
    ...(duration !== undefined && { duration }),
    voiceover: read(NAMES.voiceover),
    visualCue: read(NAMES.visualCue),
    cameraDirection: read(NAMES.cameraDirection),
    notes: read(NAMES.notes),
  }
}

const MAX_SECONDS = 3600

/** 4, "4s", "4 seconds", or a stretch like "0:04-0:10". */
function secondsIn(duration: unknown): number | undefined {
  const text = typeof duration === 'string' ? duration : ''
  const stretch = /^\s*(\d+):(\d+)\s*[-–—]\s*(\d+):(\d+)/.exec(text)
  const [fromMinute = 0, from = 0, toMinute = 0, to = 0] = stretch?.slice(1).map(Number) ?? []
  const seconds = stretch
    ? (toMinute - fromMinute) * 60 + to - from
    : typeof duration === 'number'
      ? duration
      : Number.parseFloat(/^\s*(\d+(?:\.\d+)?)\s*s/.exec(text)?.[1] ?? '')
  return seconds > 0 && seconds <= MAX_SECONDS ? seconds : undefined
}

/** The whole text of a row: its own column, which every editor writes, else what was kept with it. */
export function storedText(row: object): string {
  const { script_data: stored, script_text: text, script_content: content } = looseOf(row)
  const data = looseOf(stored)
  return firstText(text, data.spoken_script, data.script, content)
}

/** The whole text of a row as its details show it: the spoken text first. (B-DT-01) */
export function shownText(row: object): string {
  const { script_data: stored, spoken_script: spoken, script_text: text, script_content: content } = looseOf(row)
  const data = looseOf(stored)
  return firstText(data.spoken_script, spoken, text, content, data.script)
}

/** Whether each scene's words stand in the text, in their order. A text without words says nothing else. */
export function holdsScenes(text: string, scenes: readonly { voiceover: string }[]): boolean {
  const letters = (words: string) => words.replace(/\s+/g, '')
  const saved = letters(text)
  // In their order, each after the one before: looked for from the start, thousands of them in one script would hold up everybody.
  let at = 0
  return (
    saved === '' ||
    scenes.every(({ voiceover }) => {
      const words = letters(voiceover)
      const found = saved.indexOf(words, at)
      at = found + words.length
      return found >= 0
    })
  )
}

/**
 * The `script_data` of a row whose text was changed. Scenes keep their cues while each has its paragraph; otherwise only the text stays, since
 * they would be about lines that are gone. The versions of the script hold them still.
 */
export function withSpokenText<Data>(data: Data, text: string): Data {
  if (!isLoose(data)) return data
  const { scenes, script_sections: sections, locked, ...rest } = data
  const said: Record<string, unknown> = { ...rest }
  if (isLoose(said.writtenBy)) said.writtenBy = { ...said.writtenBy, edited: true }
  for (const name of TEXT_NAMES) if (name in said) said[name] = text
  const lines = paragraphs(text)
  const spokenScenes = retold(scenes, lines, 'voiceover')
  const spokenSections = retold(sections, lines, 'text')
  return {
    ...said,
    ...(spokenScenes && { scenes: spokenScenes }),
    // Ids of scenes.
    ...(spokenScenes && locked !== undefined && { locked }),
    ...(spokenSections && { script_sections: spokenSections }),
  } as Data
}

function retold(parts: unknown, lines: readonly string[], usual: 'voiceover' | 'text'): Loose[] | undefined {
  if (!Array.isArray(parts) || parts.length !== lines.length) return undefined
  return parts.map((part: unknown, at) => {
    const scene = looseOf(part)
    const name = [usual, ...NAMES.voiceover].find((each) => typeof scene[each] === 'string') ?? usual
    return { ...scene, [name]: lines[at] ?? '' }
  })
}

/** The spoken text of scenes: a blank line between them and nowhere else, so that the scenes are found again. */
export function spokenText(scenes: readonly { voiceover: string }[]): string {
  return scenes
    .map(({ voiceover }) => voiceover.trim().replace(/\n\s*\n/g, '\n'))
    .filter((line) => line !== '')
    .join('\n\n')
}
