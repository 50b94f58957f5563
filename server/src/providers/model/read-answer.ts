/** A scene as it stands in an answer. */
export interface ReadScene {
  /** In a patch: which scene this one replaces, from 1. */
  scene: number | undefined
  beat: string
  voiceover: string
  visualCue: string
  cameraDirection: string
  note: string
  /** False for the last one of an answer that is still being written. */
  done: boolean
}

/** An answer under the names of our schema. */
export interface ReadAnswer {
  scenes: ReadScene[]
  /** Something follows the scenes: none is missing. */
  isWhole: boolean
  [field: string]: unknown
}

type Fields = Record<string, unknown>

/** The names models use for each field where they follow no schema, the likeliest first; only letters and digits count. */
const SCENE_NAMES = {
  voiceover: 'voiceover vo dialogue dialog narration line lines text spoken speech words audio script content says',
  visualCue: 'visualcue visual visuals visualdescription shot broll action onscreen video image picture',
  cameraDirection: 'cameradirection camera cameraangle cameramovement framing',
  note: 'note notes direction directions delivery tip',
  beat: 'beat label name title section type part purpose heading',
  scene: 'scene scenenumber number',
  speaker: 'speaker character who role',
} as const
const PACK_NAMES = {
  hooks: 'hooks hook hookoptions alternativehooks',
  ctas: 'ctas cta ctaphrases callstoaction calltoaction',
  caption: 'caption',
  benefits: 'benefits',
  sellingPoints: 'sellingpoints',
  urgency: 'urgency urgencytactics',
  summary: 'summary explanation',
  seconds: 'seconds duration length',
} as const
/** Where the scenes lie, the likeliest first. */
const CONTAINERS =
  'scenes shots segments beats parts script videoscript spokenscript text output result response answer data content lines dialogue voiceover'
/** Scenes that are keys: {"hook": "...", "problem": "...", "cta": "..."}. */
const PARTS = new Set(
  'hook intro opening context setup problem trouble turn solution product feature features body demo proof benefit limit price cta calltoaction outro closing ending'.split(
    ' ',
  ),
)
const NUMBERED = /^(?:scene|shot|beat|part|segment)?\d{1,2}$/

const MAX_DEPTH = 5
/** A shorter text is no script: "hello", "done". */
const MIN_SCRIPT_WORDS = 20

/**
 * The scenes of an answer, and what stands beside them, whatever shape a model gave it; undefined where none can be found. What is
 * spoken stays to the letter.
 */
export function readAnswer(answer: unknown): ReadAnswer | undefined {
  const found = scenesIn(answer, [])
  if (!found) return undefined
  const holders = found.holders.toReversed()
  const pack = Object.entries(PACK_NAMES).map(([field, names]) => {
    const value = holders.map((holder) => valueOf(holder, names)).find((each) => each !== undefined && each !== null)
    return [field, LISTS.has(field) ? [value].flat().filter((each) => typeof each === 'string') : value]
  })
  const voices = new Set(found.scenes.flatMap(({ lines }) => lines.map(({ speaker }) => speaker)).filter(Boolean))
  return {
    ...(Object.fromEntries(pack) as Fields),
    scenes: found.scenes.map(({ lines, ...scene }) => ({ ...scene, voiceover: spokenOf(lines, voices.size > 1) })),
    isWhole: found.isWhole,
  }
}

const LISTS = new Set(['hooks', 'ctas', 'benefits', 'sellingPoints', 'urgency'])

const LABEL =
  /^[\s*_#>-]*(?:scene|shot|beat|part|hook|intro|opening|context|problem|trouble|turn|solution|features?|benefits?|demo|price|body|outro|closing|cta|call to action)(?: \d{1,2})?(?:\s*[-–—:|]\s*[a-z ]{3,20})?\s*(?:[([]?[\d:s ]+[-–—][\d:s ]+(?:sec(?:onds)?)?[)\]]?)?[\s*_:-]*$/i
const FIELD = /^[\s*_>-]*([a-z][a-z -]{1,20}?)[*_ ]*:[*_ ]*(?=\S)(.*)$/i

/** A script without JSON whose scenes stand under headings: "**Hook (0-3s)**". What stands elsewhere is talk about it. */
export function screenplayIn(text: string): { scenes: Fields[] } {
  const scenes: Fields[] = []
  let open: Fields | undefined
  for (const line of text.split(/\r?\n/)) {
    if (LABEL.test(line)) scenes.push((open = {}))
    else if (line.trim() === '') open = open?.spoken === undefined ? open : undefined
    else if (open) {
      const [, name = '', value = ''] = FIELD.exec(line) ?? []
      const field = Object.values(SCENE_NAMES).some((names) => names.split(' ').includes(lettersOf(name)))
      if (field) open[lettersOf(name)] = value
      else open.spoken = [open.spoken, line].filter(Boolean).join('\n')
    }
  }
  return { scenes: scenes.length > 1 ? scenes : [] }
}

interface Line {
  speaker: string
  text: string
}
type RawScene = Omit<ReadScene, 'voiceover'> & { lines: Line[] }
interface Found {
  scenes: RawScene[]
  isWhole: boolean
  /** The objects around the scenes, the outermost first. */
  holders: Fields[]
}

function scenesIn(value: unknown, holders: Fields[]): Found | undefined {
  if (holders.length > MAX_DEPTH) return undefined
  if (typeof value === 'string') return scenesInText(value, holders)
  if (Array.isArray(value)) return foundIn((value as unknown[]).flat(2), holders)
  if (!isRecord(value)) return undefined
  const around = [...holders, value]
  for (const name of CONTAINERS.split(' ')) {
    const key = keyOf(value, name)
    const found = key === undefined ? undefined : scenesIn(value[key], around)
    if (found) return { ...found, isWhole: found.isWhole || Object.keys(value).at(-1) !== key }
  }
  const keys = Object.keys(value)
  const inner = keys.map((key) => value[key]).find((each) => isRecord(each) && keyOf(each, 'scenes') !== undefined)
  if (inner !== undefined) return scenesIn(inner, around)
  const numbered = keys.filter((key) => NUMBERED.test(lettersOf(key)))
  const parts = keys.filter((key) => PARTS.has(lettersOf(key)))
  const named = numbered.length > 0 ? numbered : parts.length > 1 ? parts : []
  const scenes = named.map((key) => {
    const scene = value[key]
    return isRecord(scene) ? { beat: key, ...scene } : { beat: key, text: scene }
  })
  return foundIn(scenes, around)
}

function foundIn(list: readonly unknown[], holders: Fields[]): Found | undefined {
  const scenes = list.flatMap((each) => sceneOf(each) ?? [])
  scenes.slice(0, -1).forEach((scene) => {
    scene.done = true
  })
  return scenes.length === 0 ? undefined : { scenes, isWhole: false, holders }
}

/** A whole script in one text, scene by scene or line by line; or JSON within JSON. */
function scenesInText(text: string, holders: Fields[]): Found | undefined {
  if (/^\s*[[{]/.test(text)) {
    const inner = parsed(text)
    return inner === undefined ? undefined : scenesIn(inner, [...holders, {}])
  }
  if (text.split(/\s+/).length < MIN_SCRIPT_WORDS) return undefined
  return foundIn(text.trim().split(/\n\s*\n/.test(text.trim()) ? /\n\s*\n/ : /\n/), holders)
}

function sceneOf(scene: unknown): RawScene | undefined {
  if (typeof scene === 'string') return { ...BARE, lines: linesOf(scene, '') }
  if (!isRecord(scene)) return undefined
  const keys = SCENE_NAMES.voiceover.split(' ').flatMap((name) => keyOf(scene, name) ?? [])
  const voice = keys.find((key) => linesOf(scene[key], '').length > 0) ?? keys[0]
  const part = Object.keys(scene).find((each) => PARTS.has(lettersOf(each)) && typeof scene[each] === 'string')
  const spoken = voice ?? part
  if (spoken === undefined) return undefined
  const side = (field: keyof typeof SCENE_NAMES) => textOf(valueOf(scene, SCENE_NAMES[field]))
  return {
    scene: Number(/^(?:scene )?(\d{1,2})$/i.exec(side('scene').trim())?.[1] ?? Number.NaN) || undefined,
    beat: voice === undefined ? spoken : side('beat'),
    visualCue: side('visualCue'),
    cameraDirection: side('cameraDirection'),
    note: side('note'),
    lines: linesOf(scene[spoken], side('speaker')),
    done: Object.keys(scene).at(-1) !== spoken,
  }
}

const BARE = { scene: undefined, beat: '', visualCue: '', cameraDirection: '', note: '', done: false }

/** What is said: a text, texts, or lines with their speakers. */
function linesOf(said: unknown, speaker: string): Line[] {
  if (typeof said === 'string') return said === '' ? [] : [{ speaker, text: said }]
  if (Array.isArray(said)) return (said as unknown[]).flatMap((line) => linesOf(line, speaker))
  if (!isRecord(said)) return []
  const by = textOf(valueOf(said, SCENE_NAMES.speaker)) || speaker
  return (
    SCENE_NAMES.voiceover
      .split(' ')
      .map((name) => linesOf(valueOf(said, name), by))
      .find((lines) => lines.length > 0) ?? []
  )
}

/** Speakers are named where there are two or more. */
const spokenOf = (lines: readonly Line[], isDialogue: boolean) =>
  lines
    .map(({ speaker, text }) => (isDialogue && speaker !== '' ? `${speaker.toUpperCase()}: ${text}` : text))
    .join('\n')

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? (value as unknown[]).map(textOf).filter(Boolean).join(' ') : ''
}

function valueOf(fields: Fields, names: string): unknown {
  for (const name of names.split(' ')) {
    const key = keyOf(fields, name)
    if (key !== undefined) return fields[key]
  }
  return undefined
}

const keyOf = (fields: Fields, name: string) => Object.keys(fields).find((key) => lettersOf(key) === name)
const lettersOf = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, '')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
