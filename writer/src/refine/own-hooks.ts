import { contentStems, countSpokenWords, hookKey, lowerFirst, splitSentences, tidy, upperFirst } from '../language'
import { namedOpener } from '../pipeline/named-opener'
import { briefLines } from './lines'
import { subjectOf } from './naming'
import type { State } from './state'
import { isTold } from './told-sentences'
import { everySentence, wholeText } from './working-script'

const MAX_WORDS = 16
const MIN_STORY_WORDS = 4
const MAX_STORY_WORDS = 12
/** Says nothing without the sentence before it. */
const LEANING =
  /^(?:and|but|so|then|that|this|those|he|she|him|her|they|it|one|in|there|no|yes|because|which|had|came)\b/i

/** Openers in the seller's own words: the problem as typed and as a question, sentences of the story, features, whom it is for. */
export function ownHooks(state: State): string[] {
  const said = ` ${hookKey(wholeText(state.work))} `
  const first = hookKey(state.work.scenes[0]?.sentences[0]?.text ?? '')
  const isNew = (text: string) => hookKey(text) !== '' && hookKey(text) !== first
  const unsaid = (text: string) => isNew(text) && !said.includes(` ${hookKey(text)} `)
  const [problem] = splitSentences(briefLines(state)?.problem?.text ?? '')
  const typed = questionOf(state)
  const question = typed ?? (isTold(state) ? 'Has this ever happened to you?' : undefined)
  const [feature, ...features] = state.analysis.features.flatMap(
    ({ text }) => namedOpener(text, subjectOf(state), state.analysis.product.isPlural) ?? [],
  )
  const [story, ...stories] = storyLines(state)
  const { targetAudience } = state.brief
  const people = targetAudience.split(',')[0]?.trim() ?? ''
  const audience =
    PLURAL.test(people) && people.split(' ').length >= 2 && countSpokenWords(people) <= MAX_WORDS
      ? audienceLine(people)
      : undefined
  return [
    ...[typed ? question : undefined].filter((text) => text !== undefined && unsaid(text)),
    ...[audience].filter((text) => text !== undefined && unsaid(text)),
    ...[story].filter((text) => text !== undefined && isNew(text)),
    ...[feature].filter((text) => text !== undefined && isNew(text)),
    ...[problem, question].filter((text) => text !== undefined && unsaid(text)),
    ...[...features, ...stories].filter(isNew),
  ].flatMap((text) => text ?? [])
}

/** People, not one of them. */
const PLURAL = /^(?:\p{L}+ ){0,3}(?:people|men|women|folks|\p{L}{2,}[^s\W]s)\b/iu

/** Sentences of the story, as the script says them. */
function storyLines({ brief, work }: State): string[] {
  const key = (text: string) => hookKey(text).replace(/['’]/g, '')
  const said = new Map(everySentence(work).map(({ sentence: { text } }) => [key(text), text]))
  const told = splitSentences(brief.story ?? '').map(
    (text) => said.get(key(text)) ?? upperFirst(text.replace(/(?<=[\p{L}\p{N}])$/u, '.')),
  )
  // What is said again a moment later sounds like a slip.
  return told.slice(Math.ceil(told.length / 2)).filter((text) => {
    const words = countSpokenWords(text)
    return (
      words >= MIN_STORY_WORDS &&
      words <= MAX_STORY_WORDS &&
      !LEANING.test(text) &&
      !/["“]|\b(?:his|her|him|mine|hers|theirs|this one|that one)\b/i.test(text)
    )
  })
}

/** Whether an opener speaks of what the brief speaks of. */
export function belongs(state: State, hook: string): boolean {
  const { painPoint, features, productName, targetAudience, story } = state.brief
  const own = new Set(
    contentStems(
      `${painPoint} ${features.join(' ')} ${productName} ${targetAudience} ${story ?? ''} ${state.plan?.problem ?? ''}`,
    ),
  )
  return contentStems(hook).some((stem) => own.has(stem))
}

const FINITE =
  /\b(?:is|are|was|were|am|has|have|had|does|did|can|can't|will|won't|would|doesn't|don't|isn't|it's|that's|there's|you're|they're|i'm|gets|takes|feels|breaks|tastes|goes|comes|keeps|looks|falls|runs|costs|needs|turns|ends|makes|smells|hurts|renews|never|always)\b|\b(?:i|you|we|they|he|she|it|nobody|everything|everyone|somebody) \p{L}+/iu

const WITHIN = 18

/** The typed problem as a question to the viewer; undefined where none is typed, or it is too long to be asked. */
export function questionOf(state: State): string | undefined {
  const typed = briefLines(state)?.problem?.text ?? state.brief.painPoint
  const [first = '', ...rest] = splitSentences(typed)
  if (first === '' || rest.length > 1) return undefined
  if (first.endsWith('?')) return first
  const words = first.replace(/[.!]+$/, '')
  if (words.split(' ').length > WITHIN || /["“:;]/.test(words)) return undefined
  if (/^(?:my|i|i'm|i've|we|our)\b/i.test(words)) return `Has this ever happened to you? ${upperFirst(words)}.`
  if (/^you (?!(?:are|were|can|have|will)\b)\p{L}+/iu.test(words)) return `Do ${lowerFirst(words)}?`
  return FINITE.test(words) ? `You know how ${lowerFirst(words)}?` : `${upperFirst(words)}?`
}

/** "This one's for families with two jobs." */
export const audienceLine = (audience: string) =>
  tidy(`This one's for ${lowerFirst(audience.replace(/-/g, ' ').replace(/[.!]+$/, ''))}.`)
