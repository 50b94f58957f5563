import { paragraphs } from '@reelwright/shared'
import { hashSeed, keptBy, splitSentences } from '../language'

/** What an account has heard in its earlier scripts. */
export interface Heard {
  hooks: ReadonlySet<string>
  sentences: ReadonlySet<string>
}

const MAX_SCRIPTS = 30
const SPEAKER = /^[A-Z0-9 .'’&-]{1,30}: /gm

/** @param avoid Earlier spoken scripts, newest first. */
export function heardIn(avoid: readonly string[]): Heard {
  const scripts = avoid.slice(0, MAX_SCRIPTS).map((script) => script.replace(SPEAKER, ''))
  return {
    hooks: new Set(avoid.flatMap((script) => openerKeys((paragraphs(script)[0] ?? '').replace(SPEAKER, '')))),
    sentences: new Set(scripts.flatMap((script) => script.split('\n').flatMap(splitSentences).map(sentenceKey))),
  }
}

/** An opener was heard when all of it or its first sentence was. */
export function openerKeys(opener: string): string[] {
  const plain = opener.replace(SPEAKER, '').replaceAll('\n', ' ')
  return [plain, splitSentences(plain)[0] ?? ''].map(sentenceKey)
}

/** A sentence without case and marks. */
export const sentenceKey = keptBy((sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
)

/** A number for each spoken sentence, without speakers, case and marks. */
export const sentenceHashes = (voiceovers: readonly string[]): number[] =>
  voiceovers.flatMap((text) => text.replace(SPEAKER, '').split('\n').flatMap(splitSentences)).map(sentenceHash)

export const sentenceHash = (sentence: string): number => hashSeed(sentenceKey(sentence.replace(SPEAKER, '')))
