import { type Anchor, anchorsIn } from './closer-finders'
import { CLOSER_LINES } from './closer-lines'
import type { Reading } from './reading'
import { storyOf } from './story'

/** A last line to say, and what to film of it. */
export interface Closer {
  text: string
  picture: string
}

/** Last lines about one concrete thing in the problem as typed; empty where it is not certain what the word is. */
export function closersOf(reading: Reading): readonly Closer[] {
  const found = known.get(reading) ?? readClosers(reading)
  known.set(reading, found)
  return found
}
/** Each piece asks for them. */
const known = new WeakMap<Reading, readonly Closer[]>()

function readClosers(reading: Reading): readonly Closer[] {
  const { ownProblem: own, voice } = reading
  if (!own?.isEnglish || voice === 'maker') return []
  const story = storyOf([own.hook, own.more ?? ''].join(' '), reading)
  for (const anchor of anchorsIn(story, reading)) {
    const found = wordings(anchor, reading)
    if (found.length > 0) return found
  }
  return []
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

const LINES = new Map(Object.entries(CLOSER_LINES).map(([of, block]) => [of, wordingsOf(block)]))

function wordings({ of, fill, isMany = false }: Anchor, reading: Reading): Closer[] {
  const slots = new Map(Object.entries(fill))
  return (LINES.get(of) ?? []).flatMap((wording) => {
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
  return isWhole ? said : undefined
}
