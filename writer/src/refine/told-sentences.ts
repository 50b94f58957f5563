import { contentStems, hookKey, splitSentences } from '../language'
import type { State } from './state'

const MIN_SENTENCES = 3

interface Told {
  whole: string
  sentences: readonly ReadonlySet<string>[]
}
const KNOWN = new WeakMap<State['brief'], Told>()

function toldIn(brief: State['brief']): Told {
  const before = KNOWN.get(brief)
  if (before) return before
  const problem = splitSentences(brief.painPoint).length >= MIN_SENTENCES ? brief.painPoint : ''
  const story = `${brief.story ?? ''} ${problem}`
  const told = {
    whole: ` ${hookKey(story)} `,
    sentences: splitSentences(story).map((sentence) => new Set(contentStems(sentence))),
  }
  KNOWN.set(brief, told)
  return told
}

/** Whether the seller told a story of their own. */
export const isTold = ({ brief }: Pick<State, 'brief'>): boolean => toldIn(brief).whole.trim() !== ''

/** Whether a sentence is one of the seller's own story, also after a word of it was changed. */
export function isOfStory({ brief }: Pick<State, 'brief'>, text: string): boolean {
  const { whole, sentences } = toldIn(brief)
  const key = hookKey(text)
  if (whole.trim() === '' || key === '') return false
  if (whole.includes(` ${key} `)) return true
  const stems = [...new Set(contentStems(text))]
  return (
    stems.length >= 3 && sentences.some((own) => stems.filter((stem) => own.has(stem)).length >= stems.length * 0.7)
  )
}
