import { repairCallToAction } from '../analysis/call-to-action'
import { answerScore } from './answers'
import { closersOf } from './closers'
import { tell } from './as-told'
import type { FieldReaders } from './field-readers'
import { readOwnProblem } from './own-problem'
import { spokenOffer } from './price'
import { problemWords } from './problem-words'
import { lookOf } from './product-look'
import { sayStory } from './say-story'
import { oldThing } from './scenes'
import { isGrave } from './story'

export const ALL_FIELDS: FieldReaders = {
  problem: readOwnProblem,
  problemWords,
  answer: answerScore,
  isGrave,
  oldThing,
  closers: closersOf,
  call: repairCallToAction,
  offer: spokenOffer,
  story: sayStory,
  look: lookOf,
  tell,
}
