import { paragraphs } from '@reelwright/shared'
import { hookKey, splitSentences } from '../language'

/** What one account has heard before, prepared once per request. */
export interface Heard {
  hooks: ReadonlySet<string>
  /** Sentences as `hookKey` writes them. */
  sentences: ReadonlySet<string>
  /** Runs of four words, one set for each earlier script. */
  fourGrams: readonly ReadonlySet<string>[]
}

const REMEMBERED_SCRIPTS = 30

/** A speaker's name at the start of a line. */
const LABEL = /^[A-Z0-9 .'’&-]{1,30}: /gm

/** Takes earlier spoken scripts apart, newest first. */
export function heardBefore(avoid: readonly string[]): Heard {
  const scripts = avoid.slice(0, REMEMBERED_SCRIPTS).map((script) => script.replace(LABEL, ''))
  return {
    hooks: new Set(avoid.flatMap((script) => openerKeys((paragraphs(script)[0] ?? '').replace(LABEL, '')))),
    sentences: new Set(scripts.flatMap(sentenceKeys)),
    fourGrams: scripts.map((script) => new Set(fourGrams(script))),
  }
}

/** An opener is heard again where all of it is, or its first sentence; a clock stamp alone is none. */
function openerKeys(opener: string): string[] {
  const first = splitSentences(opener.replaceAll('\n', ' '))[0] ?? ''
  return [hookKey(opener), ...(/^\d{1,2}:\d{2}\.?$/.test(first) ? [] : [hookKey(first)])]
}

/** The sentences of a script, each as `hookKey` writes it. */
export function sentenceKeys(script: string): string[] {
  return script
    .replace(LABEL, '')
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .map(hookKey)
    .filter((key) => key !== '')
}

function fourGrams(text: string): string[] {
  const words = hookKey(text).split(' ')
  return Array.from({ length: Math.max(0, words.length - 3) }, (_, at) => words.slice(at, at + 4).join(' '))
}

/** How much of a script was said before, each as a share from 0 to 1. */
export function repetition(script: string, heard: Heard): { sentences: number; fourGrams: number } {
  if (heard.fourGrams.length === 0) return { sentences: 0, fourGrams: 0 }
  const plain = script.replace(LABEL, '')
  const keys = sentenceKeys(plain)
  const grams = fourGrams(plain)
  const said = keys.filter((key) => heard.sentences.has(key)).length
  const most = Math.max(...heard.fourGrams.map((known) => grams.filter((gram) => known.has(gram)).length))
  return { sentences: said / Math.max(1, keys.length), fourGrams: most / Math.max(1, grams.length) }
}
