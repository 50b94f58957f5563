/**
 * Last lines for each class of thing that the seller named.
 *
 * One wording a line, `text → picture`, with "dry: " and the like in front where it suits only that group of tones. `[is|are]` depends on the number of the thing.
 * A wording with a slot that the thing does not fill is left out. Each is true whatever else the story is, says nothing about the product, and is understood at once behind the call.
 *
 * `{T}` who is meant, `{K}` somebody who is against it, `{D}` an animal that did something · up: at the beginning of a sentence
 */
export const CLOSER_LINES = {
  /** A grown person who remarked on it, or is against it: "my mother-in-law", "my landlord". */
  person: `
      Wait till {T} [sees|see] this. → Creator to the lens, both hands up.
      Don't tell {K}. → Creator to the lens, a finger on the lips.`,
  /** Somebody who gets it or needs it: "my mom". */
  receiver: `
      This one's for {T}. → Creator to the lens, with a nod.`,
  /** A child who remarked on it or refuses: "my toddler". */
  child: `
      We'll see what {T} [says|say]. → Creator looks over one shoulder, then to the lens.`,
  /** An animal of the house that did something or refuses, with or without its name: "the cat", "Noodle". */
  pet: `
      And yes, {D} [stays|stay]. → Creator looks down to the side and smiles.
      dry: {upD} declined to comment. → Creator looks down to the side, waits, shrugs.
      We'll see what {T} [thinks|think]. → Creator looks down to the side and smiles.`,
} as const satisfies Record<string, string>

export type CloserClass = keyof typeof CLOSER_LINES
