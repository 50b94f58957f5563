import { agreedFeatures } from './agreed-features'
import { answerScore, speaksForItself } from './answers'
import { closersOf } from './closers'
import { tell, toldOpener } from './as-told'
import { type FieldReaders, NO_LOOK } from './field-readers'
import { inOneRow, readListing } from './listing'
import { shownRank } from './shown-rank'
import { departmentByWords } from './department-words'
import { englishName } from './english-name'
import { readOwnProblem } from './own-problem'
import { spokenOffer } from './price'
import { problemWords } from './problem-words'
import { lookOf } from './product-look'
import { noteAsTyped } from './said-as-typed'
import { sayStory } from './say-story'
import { oldThing } from './scenes'
import { isGrave } from './story'
import { sayCall } from './told-call'
import { asSold } from './sold-as'
import '../reading/more-nouns'
import { introWithout } from './told-name'
import { productShots } from './product-shots'
import { lostNotes, moreOf } from './unsaid'

export const ALL_FIELDS: FieldReaders = {
  problem: readOwnProblem,
  problemWords,
  answer: answerScore,
  isGrave,
  features: (typed) => agreedFeatures(inOneRow(typed)),
  listing: readListing,
  shownRank,
  note: noteAsTyped,
  oldThing,
  closers: closersOf,
  call: sayCall,
  offer: spokenOffer,
  story: sayStory,
  department: departmentByWords,
  name: (brief, { foreign }, kind) => englishName(brief, foreign, kind),
  sold: asSold,
  look: lookOf,
  intro: introWithout,
  shots: (reading) => (lookOf(reading) === NO_LOOK ? undefined : productShots(reading)),
  speaksForItself,
  tell,
  toldOpener,
  more: moreOf,
  lost: lostNotes,
}
