import { hookKey, lowerFirst, upperFirst } from '../language'
import type { Part } from './anatomy'
import { contracted, withoutExclamation } from './diction'
import { countOf } from './reply'
import { anatomy, done, notDone, seriousFlags, type State, type Step, withWork } from './state'
import { isOfStory, isTold } from './told-sentences'
import { replaced } from './working-script'

/** Ways of saying the same: what a sentence begins with, and how it ends. */
export type Manner = 'casual' | 'excited' | 'teacher' | 'calm'

const NAMES: Record<Manner, string> = {
  casual: 'More casual',
  excited: 'More excited',
  teacher: 'More like a teacher',
  calm: 'Calmer',
}

const STARTED = /^(?:and|but|so|oh|also|first|then|last|next|plus|okay|look|here's|this is|these are|now|with|if)\b/i

/** Sentences of features, price and call in another manner. The facts, the pictures and the seller's own story stay to the letter. */
export function inManner(state: State, manner: Manner): Step {
  if (state.work.dialogue) return notDone('')
  const parts = anatomy(state).filter(
    ({ sentence, role }) => !sentence.locked && role !== 'disclosure' && !isOfStory(state, sentence.text),
  )
  const features = parts.filter(
    ({ role, leans, place }) => (role === 'feature' || role === 'limit') && !leans && place.scene > 0,
  )
  const name = state.analysis.product.short
  let { work } = state
  let count = 0
  let reworded = 0
  for (const part of [...parts].reverse()) {
    const text = said(part, manner, features.indexOf(part), features.length, name)
    if (
      text === part.sentence.text ||
      seriousFlags(text, state).length > seriousFlags(part.sentence.text, state).length
    )
      continue
    work = replaced(work, part.place, text)
    count++
    if (hookKey(text) !== hookKey(part.sentence.text)) reworded++
  }
  const story = isTold(state) ? ' Your story stays as you typed it.' : ''
  return count === 0
    ? notDone(`I have no other words for these.${story} Type the line you want: add "..."`)
    : done(
        withWork(state, work),
        reworded === 0
          ? `Only the end marks of ${countOf(count, 'sentence')} changed; I have no other words for these.${story} Type the line you want: add "..."`
          : `${NAMES[manner]}: ${countOf(reworded, 'sentence')} in other words, with the same facts.${story}`,
      )
}

function said({ sentence: { text }, role, place }: Part, manner: Manner, at: number, of: number, name: string): string {
  const led = (lead: string, line: string) =>
    STARTED.test(line) ? line : `${lead}${line.startsWith(name) ? line : lowerFirst(line)}`
  switch (manner) {
    case 'casual': {
      const short = contracted(text)
        .replace(/^However, /, 'But ')
        .replace(/\bvery\b/g, 'really')
      if (at === 1 || (at === 0 && of === 1)) return led('Oh, and ', short)
      return role === 'price' ? led('And ', short).replace(/\.$/, ', by the way.') : short
    }
    case 'excited': {
      if (at === 1) return led('And get this: ', loud(text))
      return at === 0 || role === 'call' || role === 'product' || (place.scene === 0 && place.sentence === 0)
        ? loud(text)
        : text
    }
    case 'teacher': {
      const calm = withoutExclamation(text)
      if (at < 0) return calm
      if (of < 2) return led('Remember: ', calm)
      return led(at === 0 ? 'First, ' : at === of - 1 ? 'And last, ' : at === 1 ? 'Second, ' : 'Then, ', calm)
    }
    case 'calm': {
      const calm = withoutExclamation(text)
      return role === 'call' ? led('When you are ready, ', calm) : calm
    }
  }
}

const loud = (text: string) => upperFirst(text.replace(/\.$/, '!'))
