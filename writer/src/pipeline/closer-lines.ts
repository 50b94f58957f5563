/**
 * Last lines for each class of thing that the seller named.
 *
 * One wording a line, `text → picture`, with "dry: " and the like in front where it suits only that group of tones. `[is|are]` depends on the number of the thing.
 * A wording with a slot that the thing does not fill is left out. Each is true whatever else the story is, and says nothing about the product.
 *
 * `{T}` the thing, `{A}` with "a", `{home}` where it is kept · `{one}` `{a one}` `{many}` what is bought again · `{fixed}` a route that can be pointed at · `{K}` a relative, or somebody who refuses, `{D}` an animal that did something ·
 * `{n}` a number, `{next}` the one after it, `{things}` its noun, `{lost}` where they are gone · `{M}` `{that}` money or time · `{bare}` without an article, `{gone}` where it was good before · up: at the beginning of a sentence
 */
export const CLOSER_LINES = {
  /** What was used instead: "the packing tape". */
  tool: `
      The {T} [goes|go] back {home}. → The {T} put away {home}.
      The {T} can stay {home}. → The {T} {home}, a hand pushes [it|them] to the back.
      The {T} [is|are] just {A} again. → The {T} put down on a table, a hand lets go.
      The {T} did [its|their] best. → The {T} held up to the lens, then put down.
      The {T} [gets|get] the day off. → The {T} left on a table, creator walks away.
      I'm putting the {T} away. → Creator carries the {T} out of the picture.
      The {T} can have [its|their] old job back. → The {T} put back in [its|their] usual place.
      calm: The {T} [is|are] back where [it belongs|they belong]. → The {T} in [its|their] usual place.`,
  /** What is bought again and again: "another apron". */
  again: `
      No {one} {this}. → Creator to the lens, both hands empty.
      Nobody gets {a one} {this}. → Creator to the lens, shaking the head.
      That's enough {many}. → Creator to the lens, one hand up.
      The {many} can stay at the store. → Creator to the lens, one hand waves it off.`,
  /** What is gone over every day: "the hill". */
  route: `
      Same {bare} tomorrow. → Creator to the lens, on the way out.
      Tomorrow, {T} again. → Creator to the lens, a deep breath.
      {upFixed} [is|are] still there. → Creator looks past the lens and nods.
      {upFixed} [isn't|aren't] going anywhere. → Creator points over one shoulder.
      I have {fixed} again tomorrow. → Creator to the lens, a deep breath.`,
  /** A grown person who did or noticed something: "my husband". */
  person: `
      Don't tell {K}. → Creator to the lens, a finger on the lips.
      I'm sending this to {T}. → A thumb taps on a phone.
      Somebody show this to {T}. → Creator holds a phone out to the lens.
      {upT} [hasn't|haven't] seen this yet. → Creator looks over one shoulder, then to the lens.
      {upT} [is|are] getting this video. → A thumb taps on a phone.
      lively: Wait till {T} [sees|see] this. → Creator to the lens, both hands up.
      dry: If {K} [asks|ask], you saw nothing. → Creator to the lens, a finger on the lips.`,
  /** Somebody who gets it or needs it: "my mom". */
  receiver: `
      This one's for {T}. → Creator to the lens, with a nod.
      It's for {T}. → Creator to the lens, with a nod.
      I'm doing this for {T}. → Creator to the lens, quietly.
      calm: That's for {T}. → Creator to the lens, quietly.`,
  /** A child who did something: "my toddler". */
  child: `
      Don't tell {T}. → Creator to the lens, a finger on the lips.
      We'll see what {T} [says|say]. → Creator looks over one shoulder, then to the lens.
      {upT} [hasn't|haven't] seen this yet. → Creator looks over one shoulder, then to the lens.
      dry: {upT} will have opinions. → Creator to the lens, one eyebrow up.
      lively: Wait till {T} [sees|see] this. → Creator to the lens, both hands up.`,
  /** An animal of the house that did something, with or without its name: "the cat", "Noodle". */
  pet: `
      {upD} [stays|stay]. → Creator to the lens, with a nod.
      And yes, {D} [stays|stay]. → Creator looks down to the side and smiles.
      {upD} [wasn't|weren't] asked. → Creator to the lens, with a shrug.
      We'll see what {T} [thinks|think]. → Creator looks down to the side and smiles.
      I'll let you know what {T} [thinks|think]. → Creator to the lens, with a nod.
      dry: {upT} declined to comment. → Creator looks down to the side, waits, shrugs.`,
  /** Somebody or something with a name that did not make it: "Gary" the starter. */
  lost: `
      This one's for {T}. → Creator to the lens, one hand on the heart.
      We still talk about {T}. → Creator to the lens, with a nod.
      I still think about {T}. → Creator looks past the lens, then back.
      {T} deserved better. → Creator to the lens, shaking the head.
      dry: {T} would have wanted it this way. → Creator to the lens, one hand on the heart.`,
  /** So many things were broken, lost, bought or tried. */
  count: `
      {upN} was enough. → Creator counts on the fingers of one hand and stops.
      I'd rather not make it {next}. → Creator counts on the fingers of one hand and stops.
      That's {n} too many. → Creator to the lens, shaking the head.
      dry: {upN} is a lot of {things}. → Creator to the lens, a slow nod.
      calm: {upN} {lost} were enough. → Creator to the lens, with a nod.`,
  /** It happened twice. */
  twice: `
      Twice was enough. → Creator holds up two fingers.
      I'd rather not make it three. → Creator holds up three fingers and folds one.
      Twice is my limit. → Creator to the lens, one hand up.
      I don't need a third time. → Creator to the lens, with a nod.`,
  /** Money that is gone: "75 dollars", "that vet bill". */
  money: `
      I still think about {that}. → Creator looks past the lens, then back.
      I'm not over {that} yet. → Creator to the lens, shaking the head.
      I want my {M} back. → Creator holds out an open hand.
      Someday I'll forget {that}. → Creator to the lens, with a shrug.
      dry: We don't talk about {that}. → Creator to the lens, shaking the head.`,
  /** Time that is gone: "40 minutes". */
  hours: `
      I want those {M} back. → Creator taps a wrist, to the lens.
      I'm not getting those {M} back. → Creator taps a wrist, to the lens.
      I still think about those {M}. → Creator looks past the lens, then back.
      calm: Those {M} felt longer. → Creator to the lens, a deep breath.`,
  /** What it happened to, once: "the shirt". */
  ruined: `
      I still think about [that|those] {bare}. → Creator looks past the lens, then back.
      [That|Those] {bare} deserved better. → Creator to the lens, shaking the head.
      I liked that {gone}. → Creator to the lens, with a shrug.
      I'm not over [that|those] {bare} yet. → Creator to the lens, shaking the head.
      dry: We don't talk about the {bare}. → Creator to the lens, shaking the head.
      calm: I miss that {gone}. → Creator to the lens, quietly.`,
  /** The thing of the same kind that is replaced: "the old vacuum". */
  old: `
      The old {one} [is|are] going out the door. → The old {one} carried out of the picture.
      The old {one} did what [it|they] could. → Close on the old {one}.
      The old {one} [is|are] out of a job. → The old {one} pushed out of the picture.
      I'm done with the old {one}. → The old {one} pushed out of the picture.`,
  /** What was kept from others: pretended, hid, lied. */
  secret: `
      That stays between us. → Creator to the lens, a finger on the lips.
      You didn't hear that from me. → Creator to the lens, a finger on the lips.
      Nobody has to know. → Creator looks over one shoulder, then to the lens.
      Please don't repeat that first part. → Creator to the lens, both hands up.
      dry: You can forget that first part. → Creator to the lens, one eyebrow up.
      lively: And I will deny everything. → Creator to the lens, both hands up.`,
  /** Nights. */
  sleep: `
      Okay. Good night. → A hand switches off a bedside lamp.
      That's it. I'm going to bed. → Creator stands up and walks out of the picture.
      Ask me in the morning. → A hand switches off a bedside lamp.
      I'll report back in the morning. → Creator on the edge of the bed, to the lens.
      dry: If you're awake, hi. → Creator on the edge of the bed, waves.
      calm: Lights out. → A hand switches off a bedside lamp.`,
  /** Guests. */
  guests: `
      Anyway, come over. → Creator waves the lens along.
      Come over sometime. → Creator holds a door open.
      Okay. Who's coming over? → Creator to the lens, both palms up.
      You can come over. → Creator waves the lens along.
      dry: I might even invite people. → Creator to the lens, one eyebrow up.`,
} as const satisfies Record<string, string>

export type CloserClass = keyof typeof CLOSER_LINES
