import type { ScriptBrief } from '@reelwright/shared'
import type { CommonMaterial, Department, DepartmentWords, Kind } from '../kinds'
import type { ProblemText, ProductMention } from '../reading'
import type { Closer } from './closers'
import type { Judged } from './judge'
import type { SpokenOffer } from './price'
import type { readListing } from './listing'
import type { ToldOpening } from './plan'
import type { ReadFeature, Reading } from './reading'
import type { SpokenStory } from './say-story'
import { answersNothing } from './stages'
import type { Told } from './as-told'

/** How a product gets into a picture: as what it is, or in clips of what is done. */
export type Medium = 'thing' | 'screen' | 'pattern' | 'work' | 'place' | 'lesson' | 'rental' | 'own' | 'unsure'

export interface Look {
  medium: Medium
  /** What pictures call it: "the grease gun". */
  it: string
}

/** Pictures of a product that guess no parts and no places. */
export interface ProductShots {
  /** The product comes in. */
  enter: string
  /** In real use. */
  demo: readonly string[]
  /** What features say that it does, or what hands do with it. */
  acts: readonly string[]
  price: string
  /** For what a feature says, the best first. */
  ofFeature(text: string): readonly string[]
}

/**
 * Reads and tells what a brief has beside name, features and audience. Handed in, so that a page that asks for no more
 * than these loads half of the engine.
 */
export interface FieldReaders {
  problem(brief: ScriptBrief): ProblemText | undefined
  /** The problem in one of the forms of `ownWords`; empty where the words do not have that form. */
  problemWords(reading: Reading, form: string): string[]
  /** How well a feature answers the typed problem. */
  answer(reading: Reading, feature: ReadFeature): number
  /** Whether a problem is about death, illness, injury or money worries. */
  isGrave(problem: string): boolean
  /** Features with the verbs, plurals and articles that surely miss. */
  features(typed: readonly string[]): readonly string[]
  /** What a feature typed as listing copy names, one thing each; undefined for any other. */
  listing: typeof readListing
  /** In this order features that are not said are shown; 9 where there is nothing to read. */
  shownRank(reading: Reading, feature: ReadFeature): number
  /** A feature in the seller's own English, as typed; undefined where the writer's sentence is sure, and for labels. */
  note(typed: string, isMany: boolean, said?: string): string | undefined
  /** What was there before the product, where the problem surely names it. */
  oldThing(reading: Reading): string | undefined
  /** Last lines about the problem. */
  closers(reading: Reading): readonly Closer[]
  /** The call to action as it can be said. */
  call(typed: string, isService: boolean): string | undefined
  offer(brief: ScriptBrief, call: string | undefined): SpokenOffer
  story(typed: string): SpokenStory
  /** The department that the words of a name vote for. */
  department(name: string, words: readonly DepartmentWords[]): Department | undefined
  look(reading: Reading): Look
  /** The name with its noun in English. */
  name(brief: ScriptBrief, common: CommonMaterial, kind?: Kind): string
  /** What is sold, where the whole form says it and the name does not. */
  sold(product: ProductMention, brief: ScriptBrief): ProductMention
  /** The sentence that names work, and what other names are followed by. */
  intro(reading: Reading): { sentence?: string | undefined; kind: string }
  /** Undefined: it is filmed by its class. */
  shots(reading: Reading): ProductShots | undefined
  /** Whether features carry the script, with no need of a kind's story. */
  speaksForItself(reading: Reading): boolean
  /** The script that says the story as typed. */
  tell(reading: Reading, opening: ToldOpening): Told | undefined
  /** The first line of that script. */
  toldOpener(reading: Reading, opening: ToldOpening): string | undefined
  /** What fills a script that is shorter than asked for. */
  more(judged: Judged): string
  /** Notes on what was typed and is neither said nor shown, beside the other notes. */
  lost(judged: Judged, notes: readonly string[]): string[]
}

const NO_STORY: SpokenStory = { sentences: [], refused: [], isTyped: false }

/** What a product of its class looks like, under its name. */
export const NO_LOOK: Look = { medium: 'thing', it: '{Name}' }

/** For briefs without a problem, a price and a call, where the index of kinds has no words of departments. */
export const NO_FIELDS: FieldReaders = {
  problem: () => undefined,
  problemWords: () => [],
  intro: () => ({ kind: '' }),
  answer: answersNothing,
  isGrave: () => false,
  features: (typed) => typed,
  listing: () => undefined,
  shownRank: () => 0,
  note: () => undefined,
  oldThing: () => undefined,
  closers: () => [],
  call: () => undefined,
  offer: () => ({ price: undefined, isMonthly: false }),
  story: () => NO_STORY,
  department: () => undefined,
  name: ({ productName }) => productName,
  sold: (product) => product,
  look: () => NO_LOOK,
  shots: () => undefined,
  speaksForItself: () => false,
  tell: () => undefined,
  toldOpener: () => undefined,
  more: () => 'Add a feature or a problem',
  lost: () => [],
}
