import type { SceneLength, SpokenLength } from '../edited-script/spoken-length'

/** How far a script is from its length, in words of a person. */
export function lengthWords({ words, verdict, wordsToGo, target }: SpokenLength): string {
  if (words === 0) return 'Nothing is spoken yet'
  if (verdict === 'right') return `Fits ${seconds(target)}`
  const count = Math.abs(wordsToGo)
  return `About ${count} ${count === 1 ? 'word' : 'words'} too ${verdict === 'long' ? 'many' : 'few'}`
}

/** Shares of the target beyond which a script of a language model gets advice. */
const MAX_UNADVISED = 0.15

/** "Runs about 41 s instead of 60 s."; undefined where the length is near enough. */
export const lengthAdvice = ({ seconds: spoken, target }: SpokenLength): string | undefined =>
  Math.abs(spoken - target) > target * MAX_UNADVISED
    ? `Runs about ${Math.round(spoken)} s instead of ${seconds(target)}.`
    : undefined

/** "58 of 60 s" */
export const lengthNumbers = ({ seconds: spoken, target }: SpokenLength) =>
  `${Math.round(spoken)} of ${seconds(target)}`

/** Why the words of a scene do not go into its time; undefined where they do. */
export function overloadWords({ overload, seconds: spoken }: SceneLength, duration: number): string | undefined {
  if (!overload) return undefined
  if (overload === 'syllables') return `Too much to say in ${seconds(duration)}`
  return `Takes about ${seconds(Math.max(duration + 1, spoken))} to say but has ${seconds(duration)}`
}

const seconds = (count: number) => `${Math.round(count)} s`
