import type { VideoStyle } from '@reelwright/shared'

/** The three groups of tones that a line may be worded for. */
export type ToneGroup = 'calm' | 'lively' | 'dry'

export type HookCategory = 'problem' | 'curiosity' | 'attention' | 'social' | 'entertainment'
export const HOOK_CATEGORIES: readonly HookCategory[] = ['problem', 'curiosity', 'attention', 'social', 'entertainment']

/** One wording of a line with its picture. Both may hold slots such as `{Name}`. */
export interface Wording {
  text: string
  picture: string
  /** Absent: fits every tone. */
  tone?: ToneGroup
  /** The worlds that its words and picture name: "office". Absent: none. */
  worlds?: string[]
}

/** When a line may be used. Absent fields do not restrict. */
export interface Marks {
  /** Seconds of the shortest video that has it. */
  from?: 60 | 90 | 120
  /** The first to go in a video of 30 seconds. */
  cut30?: true
  /** Names of features of which the brief must have one. Several lists: one of each. */
  has?: string[][]
  /** Names of features the brief must not have. */
  not?: string[]
  price?: 'some' | 'none' | 'month'
  /** Names of problems of which one must be the script's. */
  problems?: string[]
  /** Sorts of products of which the product must be one: "wear", "app". */
  sorts?: string[]
  /** Sorts of products that it does not suit. */
  unless?: string[]
  /** Forms of the seller's own problem of which it must have one: "clause", "noun". */
  own?: string[]
  /** Compares the number typed for the feature. */
  amount?: { is: '<' | '<=' | '>' | '>=' | '='; number: number }
  /** Fails without the creator's "I". */
  me?: true
  /** A thing that must not appear twice in one script. */
  prop?: string
  /** Only where no other answer of the same doubt applies. */
  otherwise?: true
}

/** A line with its wordings: the first is the usual one. */
export interface Line extends Marks {
  wordings: Wording[]
}

/** One concrete event of a problem: how it can be opened with, told, and returned to. */
export interface Moment {
  name: string
  /** Sources of regular expressions: the seller's words that this moment is about. */
  match: string[]
  category: HookCategory
  hook: Line
  tell: Line
  back: Line
}

export interface Problem {
  name: string
  /** Sources of regular expressions. */
  match: string[]
  /** Those that count only where no problem's `match` does: "hair everywhere". */
  weak: string[]
  clause: string
  noun: string
  worse: Line[]
  /** Noun phrases that fit "I tried ...". */
  tried: string[]
  why: Line[]
  after: Line[]
  /** By audience key. */
  audiences: Record<string, Line[]>
  moments: Moment[]
}

export interface KindFeature {
  name: string
  match: string[]
  notWith: string[]
  /** Names of problems it is a true answer to, best first. */
  answers: string[]
  /** Phrases that say the same of this feature: "no noise" and "quiet". */
  same?: string[][]
  say: Line[]
  talk: Line[]
  step: Line[]
  limit: Line[]
}

export interface Test extends Line {
  name: string
}

export interface Doubt {
  question: string
  answers: Line[]
}

/** Lines for what the seller typed: a last line for the problem. */
export interface Reply {
  /** Sources of regular expressions. */
  match: string[]
  lines: Line[]
}

export interface Piece {
  title: string
  /** Sources of regular expressions: the seller's words that this piece is about. */
  match: string[]
  styles: VideoStyle[]
  /** Sorts of products and problems that it does not suit. */
  unless: string[]
  /** Empty: any problem. */
  problems: string[]
  /** Each list: the brief must have one of these features. */
  needs: string[][]
  object: string
  /** Names of the speakers of a skit. */
  voices: string[]
  /** Lines by audience that only this piece uses; the key "" is the usual one. */
  groups: Record<string, Record<string, Line[]>>
  beats: Beat[]
}

export interface Beat {
  name: string
  lines: Line[]
}

export type KindForm = 'thing' | 'stuff' | 'plural' | 'app' | 'service' | 'course'
export const KIND_FORMS: readonly KindForm[] = ['thing', 'stuff', 'plural', 'app', 'service', 'course']

/** Words of features that answer words of problems. Patterns are kept as they are written. */
export interface AnswerWords {
  problem: string[]
  feature: string[]
}

/** How much a feature interests people where none answers the problem, most first. */
export const INTERESTS = ['what it does', 'how it is used', 'made of', 'size and care', 'trust'] as const
export type Interest = (typeof INTERESTS)[number]

/** Features that answer a complaint about just that and no other: a warranty, colors, what is in the box. */
export interface OnlyWords extends AnswerWords {
  interest: Interest
}

/** What things of a sort are seen doing. */
export interface WorkShots {
  /** At the end of a part of the name; empty: any. */
  nouns: string[]
  /** Patterns, of which the name or a feature must have one, and the name none. */
  with: string[]
  not: string[]
  /** Patterns that all that was typed must have. */
  told: string[]
  /** What pictures call it where its name does not say it. */
  called?: string
  /** The best first. `{Name}` is the product. */
  use: string[]
}

/** What a brief with certain words rules out in lines of kinds. Phrases are kept as they are written. */
export interface WorldRule {
  name: string
  /** The kind it is limited to. */
  kind?: string
  when: string[]
  /** Names of worlds. */
  not: string[]
  /** Phrases of lines, and what this brief says instead. */
  say: [string, string][]
}

/** What may be said about any product. Its patterns are kept as they are written. */
export interface CommonMaterial {
  answers: AnswerWords[]
  onlyAnswers: OnlyWords[]
  /** Words for the same thing: a problem and a feature that both have some of them are about it. */
  sameThings: string[][]
  /** Phrases that put a viewer in a place or company, by its name: "office". */
  worlds: Record<string, string[]>
  worldRules: WorldRule[]
  /** Lines that several pieces use, by the name of their slot: `{enter}`. */
  lines: Record<string, Line[]>
  /** Pieces around the seller's own words. */
  pieces: Piece[]
  priceLines: Line[]
  callLines: Line[]
  shots: ShotClass[]
  acts: ShotAct[]
  contexts: ShotContext[]
  /** Absent in the try-out. */
  works: WorkShots[]
  /** Absent in browsers. */
  departments: DepartmentWords[]
  /** Absent in browsers. */
  foreign?: ForeignWords
}

/** What names in other languages and names without a noun say. */
export interface ForeignWords {
  /** English nouns by what others call the thing. */
  nouns: Record<string, string>
  /** Words beside them that are no brand. */
  plain: string[]
  /** Things for such things: a case, a stand. */
  others: string[]
  /** Signs of a noun that a brief must all have. */
  told: Record<string, string[]>
}

/** What shops call groups of products. Each makes a hashtag: "#SkinCare". */
export const DEPARTMENTS = [
  'apps',
  'arts-and-hobbies',
  'baby',
  'bags-and-accessories',
  'body-care',
  'books-and-stationery',
  'car',
  'cleaning',
  'clothing',
  'computers',
  'courses',
  'digital-goods',
  'electronics',
  'food',
  'furniture-and-storage',
  'garden',
  'hair',
  'home',
  'home-decor',
  'kitchen',
  'kitchen-appliances',
  'local-services',
  'makeup-and-nails',
  'online-services',
  'party-and-gifts',
  'pets',
  'shoes',
  'skin-care',
  'sports-and-fitness',
  'subscriptions',
  'textiles',
  'tools',
  'toys',
  'travel-and-camping',
  'wellness',
] as const
export type Department = (typeof DEPARTMENTS)[number]

/** What products of one class look like on camera. `{Name}` is the product. */
export interface ShotClass {
  name: string
  /** Absent for `default` and `maker` classes: their products may be of any. */
  department?: Department
  /** Words of which the name must have one; such classes are asked first. */
  with: string[]
  /** Patterns of which the name or a feature must have one. */
  features: string[]
  /** In the singular. */
  nouns: string[]
  /** Classes whose nouns count here as well. */
  like: string[]
  tags: string[]
  /** The first time it is seen. */
  enter: string[]
  use: string[]
  /** From near: after all others. */
  detail: string[]
  /** With the link. */
  last: string[]
}

/** Words that tell the department of a product whose kind is not known. */
export interface DepartmentWords {
  department: Department
  /** What is sold in it, in any country and language. */
  nouns: string[]
  /** Other words in its titles; weaker evidence. */
  words: string[]
  /** Words that decide at the end of a part of a title: "hire". */
  ends: string[]
}

/** Words of a name with which only classes of these tags go. */
export interface ShotContext {
  words: string[]
  tags: string[]
}

/** A shot that a typed feature asks for. */
export interface ShotAct {
  name: string
  /** Sources of regular expressions. */
  match: string[]
  /** Names or tags of the classes that it suits. */
  of: string[]
  shot: string
  /** Whether it shows what a "no" or "won't" says. */
  isAbsence: boolean
  /** "Watch.": said behind a label that it proves. */
  say?: string
}

/** A word of a kind's stories that the seller's own word takes the place of: the room, the animal, the day. */
export interface Detail {
  name: string
  /** Said where the seller typed none of the values. */
  usual: string
  values: { said: string; match: string[] }[]
}

/** What the index knows of a kind: enough to recognize it. */
export interface KindEntry {
  /** "car/car-phone-holder": folder and file name. */
  id: string
  /** Phrases in names that say the kind. */
  nouns: string[]
  /** Weaker phrases: enough only where the name says no other kind and no other thing. */
  words: string[]
  /** Phrases of other products. */
  not: string[]
  /** Phrases of which the brief must have one where only a weaker phrase is found. */
  needs?: string[]
}

/** Everything a script about one kind of product may say. Plain data: compiled from one Markdown file. See docs/kinds.md. */
export interface Kind extends KindEntry {
  name: string
  department?: Department
  form: KindForm
  /** What it is called later: "holder". */
  noun: string
  /** What it is, with article where it has one: "a phone holder for the car". */
  is: string
  /** Where the call sends people: "in the shop". */
  callPlace: string
  /** Rules for its pictures. */
  camera?: string
  /** Words that no line of this kind may say. */
  never: string[]
  details: Detail[]
  problems: Problem[]
  features: KindFeature[]
  tests: Test[]
  doubts: Doubt[]
  limits: Line[]
  /** How the product enters a script in the seller's own words. */
  enterLines: Line[]
  /** The last line of a script whose typed problem matches. */
  closes: Reply[]
  priceLines: Line[]
  callLines: Line[]
  pieces: Piece[]
}
