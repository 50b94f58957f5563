import type { Audience, Disclosure, Tone, VideoStyle } from '@reelwright/shared'

/**
 * What refining, adopting and the library know about a brief, after cleaning and parsing. They read these forms and never the raw fields,
 * so that a field cannot reach speech unparsed. (domain/script-writing.md, sections 2.1 and 9)
 */
export interface BriefAnalysis {
  style: VideoStyle
  tone: Tone
  /** Seconds. */
  videoLength: number
  product: ProductAnalysis
  /** Voiceable features in the seller's order, duplicates dropped. */
  features: FeatureAnalysis[]
  /** Features that are never voiced, and why. */
  unvoicedFeatures: { text: string; reason: string }[]
  price: PriceAnalysis | undefined
  pain: PainAnalysis | undefined
  audience: AudienceAnalysis
  category: CategoryBucket
  /** The seller's own call to action, repaired; undefined when empty or not allowed. */
  callToAction: string | undefined
  /** Whether lines may tell of the creator's own experience. */
  firstPerson: boolean
  /** What binds the creator to the seller; undefined: not chosen. */
  disclosure: Disclosure | undefined
}

export interface ProductAnalysis {
  /** At most six words, as spoken: "Glaciero tumbler". No article. */
  displayName: string
  /** At most three words: "tumbler", "Glaciero tumbler". No article. */
  shortName: string
  /** Singular head noun, lower case where it is a common noun: "tumbler", "glove". "thing" when nothing can be told. */
  categoryNoun: string
  /** First mention inside a sentence, with its determiner: "a foldable stool", "the Glaciero tumbler", "CloudNest", "these gloves", "this serum". */
  firstMention: string
  /** Later mention inside a sentence: "the stool", "the tumbler", "CloudNest", "the gloves". */
  laterMention: string
  /** "a tumbler", "an umbrella"; "gloves" for plural nouns; "serum" for mass nouns. */
  aCategory: string
  number: 'singular' | 'plural'
  /** Agreement by number. */
  it: 'it' | 'they'
  itObject: 'it' | 'them'
  its: 'its' | 'their'
  itIs: "it's" | "they're"
  is: 'is' | 'are'
  has: 'has' | 'have'
  this: 'this' | 'these'
}

export type FeatureForm = 'adjective' | 'noun' | 'verb' | 'sentence' | 'you' | 'negative' | 'measure' | 'includes'

/** What a feature's words say about the product, in the forms of `FeatureAnalysis`. */
export interface ParsedFeature {
  form: FeatureForm
  clause: string
  predicate: string | undefined
  nounPhrase: string
}

export interface FeatureAnalysis {
  /** Cleaned source text, units spelled. */
  text: string
  form: FeatureForm
  /** A complete clause about the product, lower-case start, no end mark, agreeing in number: "it keeps drinks cold for 24 hours", "there's a handle", "you can wash it by hand". */
  clause: string
  /** The bare predicate where there is one: "keeps drinks cold for 24 hours" / "is waterproof"; undefined for other subjects. */
  predicate: string | undefined
  /** For naming the feature: "the leakproof lid", "the walnut base", "how it rolls up small". */
  nounPhrase: string
}

export interface PriceAnalysis {
  /** As spoken and written: "$19.90", "$24". */
  exact: string
  /** The next whole step above the price: "under $20"; undefined where that says nothing (a whole number is itself). */
  under: string | undefined
}

export interface PainAnalysis {
  /** "tangled cables", "warm water by noon": fits "can we talk about ___". At most 8 words. */
  nounPhrase: string
  /** A plain noun phrase where `nounPhrase` is no thing: "the top shelf you never reach" for "I can never reach the top shelf". */
  thing: string | undefined
  /** "hunting for the remote", or undefined where no gerund can be made. */
  gerund: string | undefined
  /** A full clause, lower-case start unless it begins with I or a name: "I always forget my charger"; undefined for noun phrases. */
  clause: string | undefined
  /** About health or bodies: never promise that the product helps with it. */
  sensitive: boolean
}

export interface AudienceAnalysis {
  key: Audience
  /** Plural noun phrase for one vocative, lower case: "parents", "pet owners"; undefined when none parses ("everyone", odd custom text). */
  plural: string | undefined
  /** Words a line for them must not hold, lower case. */
  avoid: readonly string[]
}

/** The shelf a product stands on. */
export interface CategoryBucket {
  /** "drinkware"; "generic" for products nobody can place. */
  id: string
  /** Head nouns (singular) that lead here. */
  nouns: readonly string[]
}
