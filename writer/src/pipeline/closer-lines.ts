/**
 * Last lines for each class of thing that the seller named.
 *
 * One wording a line, `text → picture`, with "dry: " and the like in front where it suits only that group of tones. `[is|are]` depends on the number of the thing.
 * A wording with a slot that the thing does not fill is left out. Each is true whatever else the story is, says nothing about the product, and is understood at once behind the call.
 *
 * `{T}` the thing, `{A}` with "a" · `{one}` `{a one}` `{many}` what is bought again · `{K}` somebody who is against it, `{D}` an animal that did something ·
 * `{n}` a number, `{next}` the one after it, `{things}` its noun · `{M}` `{that}` money or time · `{bare}` without an article, `{gone}` where it was good before · up: at the beginning of a sentence
 */
export const CLOSER_LINES = {
  /** What was used instead: "the packing tape". */
  tool: `
      The {T} did [its|their] best. → The {T} held up to the lens, then put down.
      The {T} [is|are] just {A} again. → The {T} put down on a table, a hand lets go.
      The {T} can have [its|their] old job back. → The {T} put back in [its|their] usual place.`,
  /** What is bought again and again: "another apron". */
  again: `
      No {one} {this}. → Creator to the lens, both hands empty.
      Nobody gets {a one} {this}. → Creator to the lens, shaking the head.
      That's enough {many}. → Creator to the lens, one hand up.`,
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
  /** Somebody or something with a name that did not make it: "Gary" the starter. */
  lost: `
      This one's for {T}. → Creator to the lens, one hand on the heart.
      {T} deserved better. → Creator to the lens, shaking the head.
      dry: {T} would have wanted it this way. → Creator to the lens, one hand on the heart.`,
  /** So many things were broken, lost, bought or tried. */
  count: `
      {upN} was enough. → Creator counts on the fingers of one hand and stops.
      I'd rather not make it {next}. → Creator counts on the fingers of one hand and stops.
      dry: {upN} is a lot of {things}. → Creator to the lens, a slow nod.`,
  /** It happened twice. */
  twice: `
      Twice was enough. → Creator holds up two fingers.
      I'd rather not make it three. → Creator holds up three fingers and folds one.
      I don't need a third time. → Creator to the lens, with a nod.`,
  /** Money that is gone: "75 dollars", "that vet bill". */
  money: `
      I still think about {that}. → Creator looks past the lens, then back.
      I'm not over {that} yet. → Creator to the lens, shaking the head.
      I want my {M} back. → Creator holds out an open hand.
      dry: We don't talk about {that}. → Creator to the lens, shaking the head.`,
  /** Time that is gone: "40 minutes". */
  hours: `
      I want those {M} back. → Creator taps a wrist, to the lens.
      I'm not getting those {M} back. → Creator taps a wrist, to the lens.`,
  /** What it happened to, once: "the shirt". */
  ruined: `
      I still think about [that|those] {bare}. → Creator looks past the lens, then back.
      [That|Those] {bare} deserved better. → Creator to the lens, shaking the head.
      I liked that {gone}. → Creator to the lens, with a shrug.
      I'm not over [that|those] {bare} yet. → Creator to the lens, shaking the head.
      dry: We don't talk about the {bare}. → Creator to the lens, shaking the head.`,
  /** The thing of the same kind that is replaced: "the old vacuum". */
  old: `
      The old {one} did what [it|they] could. → Close on the old {one}.
      I'm done with the old {one}. → The old {one} pushed out of the picture.`,
  /** What was kept from others: pretended, hid, lied. */
  secret: `
      Nobody has to know. → Creator looks over one shoulder, then to the lens.`,
  /** Nights. */
  sleep: `
      Okay. Good night. → A hand switches off a bedside lamp.
      That's it. I'm going to bed. → Creator stands up and walks out of the picture.
      dry: If you're awake, hi. → Creator on the edge of the bed, waves.`,
} as const satisfies Record<string, string>

export type CloserClass = keyof typeof CLOSER_LINES
