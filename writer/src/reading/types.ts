export type ProductForm = 'thing' | 'stuff' | 'plural' | 'app' | 'service' | 'course'

/** How the product is called in a sentence. */
export interface ProductMention {
  /** The first time: "the PotPal slow cooker", "Pocketwren", "this car phone holder". */
  first: string
  /** After that: "the PotPal", "Pocketwren", "the holder". */
  later: string
  /** As a title has it: "PotPal slow cooker". */
  title: string
  /** What it is, without brand: "slow cooker"; "thing" when the name does not tell. */
  noun: string
  isPlural: boolean
  form: ProductForm
  /** Where a service is: "Phoenix". */
  place?: string
}

export type Refusal = 'income' | 'brand' | 'claim' | 'medical'

/** One feature of what was typed. */
export interface FeatureText {
  /** As typed, cleaned; empty when refused. */
  text: string
  /** The feature as text on screen, at most 40 characters. Empty when refused. */
  caption: string
  refused?: Refusal
}

/** How a problem was typed: a sentence, one about what happened once, "hunting for X", "tangled cables", "no counter space", a question. */
export type OwnForm = 'clause' | 'past' | 'gerund' | 'noun' | 'lack' | 'question'

export interface ProblemText {
  form: OwnForm
  /** With subject and verb, without end mark, in the creator's mouth: "I sit on calls all day". */
  clause?: string
  /** Whether it says that it happens again and again, or at certain times. */
  recurs: boolean
  /** The thing it is about, without article: "calls", "phone alarm". */
  thing?: string
  /** The problem as an event in the creator's mouth: one or two sentences. */
  hook: string
  /** What else was typed about it, as a sentence or two. */
  more?: string
  /** Fits "I got tired of ___."; absent when no form is sure. */
  noun?: string
  /** About health or bodies. */
  isSensitive: boolean
  isEnglish: boolean
}
