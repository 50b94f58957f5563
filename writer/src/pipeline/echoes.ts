import { type Anchor, anchorsIn } from './echo-finders'
import { ECHO_LINES } from './echo-lines'
import type { Reading } from './reading'
import { storyOf } from './story'

/** Words to say, and what to film of them. */
export interface Echo {
  text: string
  picture: string
}

/** What may be said of one thing that the seller named. */
export interface Echoes {
  /** Right behind the feature that answers the problem. */
  echoes: readonly Echo[]
  /** The very last line. */
  closers: readonly Echo[]
}

const NOTHING: Echoes = { echoes: [], closers: [] }

/** A reaction and a last line about one concrete thing in the problem as typed; both empty where it is not certain what the word is. */
export function echoesOf(reading: Reading): Echoes {
  const found = known.get(reading) ?? readEchoes(reading)
  known.set(reading, found)
  return found
}
/** Asked for each wording of each piece. */
const known = new WeakMap<Reading, Echoes>()

function readEchoes(reading: Reading): Echoes {
  const { ownProblem: own, voice } = reading
  if (!own?.isEnglish || voice === 'maker') return NOTHING
  const story = storyOf([own.hook, own.more ?? ''].join(' '), reading)
  let found = NOTHING
  for (const anchor of anchorsIn(story, reading)) {
    found = {
      echoes: found.echoes.length > 0 ? found.echoes : wordings(anchor, 'echo', reading),
      closers: found.closers.length > 0 ? found.closers : wordings(anchor, 'close', reading),
    }
    if (found.echoes.length > 0 && found.closers.length > 0) break
  }
  return found
}

interface Wording {
  tone: string | undefined
  text: string
  picture: string
}

const wordingsOf = (block: string): Wording[] =>
  block
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, tone, text = '', picture = ''] = /^\s*(?:(calm|lively|dry): )?(.*?) → (.*)$/.exec(line) ?? []
      return { tone, text, picture }
    })

const LINES = new Map(
  Object.entries(ECHO_LINES).map(([of, { echo, close }]) => [of, { echo: wordingsOf(echo), close: wordingsOf(close) }]),
)

function wordings({ of, fill, isMany = false }: Anchor, part: 'echo' | 'close', reading: Reading): Echo[] {
  const slots = new Map(Object.entries(fill))
  return (LINES.get(of)?.[part] ?? []).flatMap((wording) => {
    if (wording.tone !== undefined && wording.tone !== reading.toneGroup) return []
    const text = filled(wording.text, slots, isMany)
    const picture = filled(wording.picture, slots, isMany)
    if (text === undefined || picture === undefined) return []
    return !reading.firstPerson && /\b(?:I|I'm|I'd|I've|I'll|me|my)\b/.test(text) ? [] : [{ text, picture }]
  })
}

/** Undefined where the thing lacks a slot. */
function filled(text: string, slots: ReadonlyMap<string, string | undefined>, isMany: boolean): string | undefined {
  let isWhole = true
  const said = text
    .replace(/\{([A-Za-z]+(?: [A-Za-z]+)?)\}/g, (_, name: string) => {
      const word = slots.get(name)
      isWhole &&= word !== undefined
      return word ?? ''
    })
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, more: string) => (isMany ? more : one))
    .replace(/\.\.$/, '.')
    .replace(/\.\.(?= )/g, '.')
  return isWhole ? said : undefined
}
