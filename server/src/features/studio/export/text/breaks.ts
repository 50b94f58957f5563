import LineBreaker from 'linebreak'
import { charactersIn } from './characters'

/** Scripts that put no blank between words: where a word ends, only a dictionary knows. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]+/g
const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Where lines of a paragraph may end, in ascending order, its end last: by Unicode's rules, in Thai and its like between words. */
export function breaksOf(paragraph: string): number[] {
  const places = new Set<number>()
  const breaker = new LineBreaker(paragraph)
  for (let place = breaker.nextBreak(); place; place = breaker.nextBreak()) places.add(place.position)
  for (const { 0: stretch, index } of paragraph.matchAll(UNSPACED)) {
    for (const word of words.segment(stretch)) if (word.index > 0 && word.isWordLike) places.add(index + word.index)
  }
  places.add(paragraph.length)
  const characters = new Set<number>()
  for (const { start } of charactersIn(paragraph)) characters.add(start)
  return [...places]
    .filter((place) => place === paragraph.length || (place > 0 && characters.has(place)))
    .sort((a, b) => a - b)
}
