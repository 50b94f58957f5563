/** Reactions and last lines for one class of thing that the seller named. */
export interface EchoLines {
  /** Said behind the feature that answers. */
  echo: string
  /** Said last. */
  close: string
}

const QUIET = `
      I paused at that one. → Creator stops reading and looks up.
      That's the one I was looking for. → Creator to the lens, a slow nod.
      I read that one slowly. → Creator reads from a phone, slowly.
      I looked at that one for a while. → Creator looks down at a phone, quietly.
      That was the part I needed to hear. → Creator to the lens, quietly.
      I was looking for exactly that. → Creator to the lens, a slow nod.
      That's what I was hoping to read. → Creator to the lens, quietly.
      I went back to that line. → Creator reads from a phone, slowly.`

/**
 * One wording a line, `text → picture`, "dry: " and the like in front of it where it suits only that group of tones. `[is|are]` goes by the number of the thing.
 * A wording with a slot that the thing does not fill is left out. They are true whatever else the story is, and say nothing about the product.
 *
 * `{T}` the thing, `{A}` with "a" or "some", `{bare}` without "the" · `{P}` "in Atlanta", `{B}` the same where somebody can be there, `{N}` "Atlanta", `{V}` where it can be talked to,
 * `{E}` `{Es}` an event · `{C}` a time, `{past}` one that is over, `{D}` a day, `{onD}` `{useD}` `{pastD}` "on Friday" · `{n}` `{things}` a number and its noun, `{lost}` `{were}` where they are gone or over ·
 * `{M}` `{that}` money or time · `{K}` a relative · `{H}` a thing that has suffered · `{gone}` one that is no more · up: the same at the beginning of a sentence
 */
export const ECHO_LINES = {
  /** What was used instead: "the packing tape". */
  tool: {
    echo: `
      I put the {T} down. → The {T} put down on a table, slowly.
      I looked at that, and then at the {T}. → Creator looks down at the {T} in one hand.
      And there I was with {A}. → The {T} held up to the lens.
      All I had was {A}. → The {T} held up to the lens, then lowered.
      I looked at the {T} for a while. → Creator holds the {T} and looks at [it|them].
      And me with {A}. → Creator holds up the {T} and shrugs.
      dry: The {T} [was|were] plan A. → The {T} held up to the lens.
      dry: I didn't even look at the {T}. → The {T} on a table, creator looks the other way.
      lively: And I had {A}! → The {T} held up to the lens.
      calm: Up to then it was {A}. → The {T} on a table, close.`,
    close: `
      The {T} [goes|go] back {home}. → The {T} put away {home}.
      The {T} can stay {home}. → The {T} {home}, a hand pushes [it|them] to the back.
      The {T} [is|are] just {A} again. → The {T} put down on a table, a hand lets go.
      The {T} did [its|their] best. → The {T} held up to the lens, then put down.
      The {T} [gets|get] the day off. → The {T} left on a table, creator walks away.
      I'm putting the {T} away. → Creator carries the {T} out of the picture.
      The {T} can have [its|their] old job back. → The {T} put back in [its|their] usual place.
      dry: So long, {T}. → The {T} pushed out of the picture with one finger.
      dry: No hard feelings, {T}. → Creator pats the {T}.
      lively: Thank you, {T}. You can go. → Creator waves at the {T}.
      calm: The {T} can rest now. → The {T} put down gently.
      calm: The {T} [is|are] back where [it belongs|they belong]. → The {T} in [its|their] usual place.`,
  },
  /** What is bought again and again: "another apron". */
  again: {
    echo: `
      I walked right past the {many}. → Creator walks past without a look to the side.
      I didn't even look at the {many}. → Creator shakes the head once.
      That's when I put the {one} back. → Two empty hands turned to the lens.
      So I closed the tab with the {many}. → A thumb closes a tab on a phone.
      dry: The {many} can wait. → Creator waves it off.
      lively: Goodbye, {many}! → Creator waves at the lens.`,
    close: `
      No {one} {this}. → Creator to the lens, both hands empty.
      Nobody gets {a one} {this}. → Creator to the lens, shaking the head.
      That's enough {many}. → Creator to the lens, one hand up.
      The {many} can stay at the store. → Creator to the lens, one hand waves it off.
      There are enough {many} in this family. → Creator to the lens, with a short nod.
      dry: The {many} will get over it. → Creator to the lens, with a shrug.
      lively: Not one more {one}. → Creator to the lens, one finger up.
      calm: I think we have enough {many}. → Creator to the lens, smiling.`,
  },
  /** A place or an event where it happened once: "in Atlanta", "at the wedding". */
  past: {
    echo: `
      I could have used that {P}. → Creator stops and looks past the lens for a moment.
      Where was that {P}? → Creator, both palms up, to the lens.
      I needed that {P}. → Creator to the lens, a slow nod.
      I thought of {N} right there. → Creator stops and looks up.
      I was back {B} for a second. → Creator closes both eyes for a moment.
      That would have been good to have {P}. → Creator to the lens, a slow nod.
      dry: I'm not saying anything about {N}. → Creator looks away, then back to the lens.
      lively: Where was that {P}! → Creator, both hands in the hair.
      calm: I'd have been glad of that {P}. → Creator to the lens, quietly.`,
    close: `
      I still think about {N}. → Creator looks past the lens, then back.
      Ask me about {N} sometime. → Creator to the lens, one eyebrow up.
      Someday I'll laugh about {N}. → Creator to the lens, almost smiling.
      I'd like another try at that {E}. → Creator to the lens, with a nod.
      There's always another {E}. → Creator to the lens, with a shrug.
      There will be other {Es}. → Creator to the lens, with a nod.
      {V} owes me one. → Creator points past the lens.
      I'm not done with {V}. → Creator to the lens, arms folded.
      dry: We don't talk about {N}. → Creator to the lens, shaking the head.
      dry: I'm over {N}. Almost. → Creator looks away, then back to the lens.
      dry: No hard feelings, {V}. → Creator waves past the lens.
      lively: Hi, {V}. Remember me? → Creator waves at the lens.
      calm: I remember {N}. → Creator to the lens, quietly.`,
  },
  /** Where it happens again and again: "at the checkout". */
  there: {
    echo: `
      That's what I need {P}. → Creator to the lens, a slow nod.
      I pictured {N}. → Creator stops and looks up.
      I need that {P}. → Creator to the lens, one hand up.
      lively: I need that {P}! → Creator to the lens, both hands up.
      dry: Ask me if I need that {P}. → Creator to the lens, one eyebrow up.
      calm: I'd be glad of that {P}. → Creator to the lens, quietly.`,
    close: `
      See you {B}. → Creator waves and walks out of the picture.
      Ask me again {B}. → Creator to the lens, one eyebrow up.
      If you see me {B}, say hi. → Creator waves at the lens.
      Let's see how it goes {B}. → Creator to the lens, with a nod.
      You might see me {B}. → Creator to the lens, with a shrug.
      I'll report back. → Creator to the lens, one finger up.
      lively: Wave if you see me {B}. → Creator waves at the lens.
      dry: We'll see {B}. → Creator to the lens, one eyebrow up.
      calm: I'm thinking of {N} already. → Creator to the lens, with a nod.`,
  },
  /** What is gone over every day: "the hill". */
  route: {
    echo: `
      I pictured {T}. → Creator looks up, as if at {T}.
      That's what I need on {T}. → Creator to the lens, a slow nod.
      I could hear {T} laughing. → Creator looks over one shoulder.
      Tell that to {T}. → Creator to the lens, one eyebrow up.
      dry: I've met {T}. → Creator to the lens, one eyebrow up.`,
    close: `
      Same {bare} tomorrow. → Creator to the lens, on the way out.
      {upT} [is|are] still there. → Creator looks up, as if at {T}.
      I have {T} again tomorrow. → Creator to the lens, a deep breath.
      Tomorrow it's me and {T}. → Creator to the lens, with a nod.
      Tomorrow, {T} again. → Creator to the lens, a deep breath.
      {upT} [isn't|aren't] going anywhere. → Creator points over one shoulder.
      lively: Tomorrow, {bare}. You and me. → Creator points past the lens.
      dry: {upT} [doesn't|don't] know yet. → Creator to the lens, one eyebrow up.`,
  },
  /** A time at which it happens again and again: "half past six", "noon". */
  clock: {
    echo: `
      That's what I need at {C}. → Creator looks at the time, then to the lens.
      {upC} is when I need that. → Creator looks at the time and nods.
      I'm saving that one for {C}. → Creator to the lens, one finger up.
      I know where I'll be at {C}. → Creator to the lens, with a nod.
      lively: I need that at {C}! → Creator taps a wrist, to the lens.
      I could have used that at {past}. → Creator looks at the time, then to the lens.
      Where was that at {past}? → Creator, both palms up, to the lens.
      I needed that at {past}. → Creator to the lens, a slow nod.
      That would have been good to have at {past}. → Creator to the lens, a slow nod.
      calm: I can see that at {C}. → Creator to the lens, quietly.`,
    close: `
      See you at {C}. → A clock, close.
      Ask me again at {C}. → Creator taps a wrist, to the lens.
      I'll report back at {C}. → Creator looks at the time and nods.
      Let's see about {C}. → A clock, then the creator.
      Talk to me at {C}. → Creator to the lens, one finger up.
      {upC}. We'll see. → A clock, close.
      I'll be there at {C}. → Creator to the lens, with a nod.
      I'm not over {named} yet. → Creator to the lens, shaking the head.
      Ask me about {named} sometime. → Creator to the lens, one eyebrow up.
      {upPast}. I looked. → A clock, then the creator.
      dry: {upPast}, in case anybody asks. → A clock, then the creator.
      calm: I remember {named}. → A clock, close.
      lively: {upPast}! → A clock, close.
      dry: {upC} and I have an appointment. → A clock, close.
      lively: Okay, {C}. Your turn. → Creator points at a clock.
      calm: It'll be {C} soon enough. → A clock, close.`,
  },
  /** A day of the week, or a day of the year: "Friday", "Thanksgiving". */
  day: {
    echo: `
      That's what I need {useD}. → Creator to the lens, a slow nod.
      I could have used that {pastD}. → Creator stops and looks up for a moment.
      Where was that {pastD}? → Creator, both palms up, to the lens.
      My mind went to {D}. → Creator stops and looks up.
      I needed that {pastD}. → Creator to the lens, a slow nod.
      I'm thinking of {D} already. → Creator looks at a calendar.
      dry: That one's for {D}. → A finger on a calendar.`,
    close: `
      Ask me again {onD}. → A calendar, a finger stops on a day.
      See you {onD}. → A calendar, a finger stops on a day.
      Let's see about {D}. → A calendar, close, then the creator.
      There's always another {one}. → Creator looks at a calendar and nods.
      {upD} comes around again. → A finger moves down a calendar.
      I'll report back {onD}. → A calendar, a finger stops on a day.
      dry: I'm looking at you, {D}. → Creator looks at a calendar.
      lively: Your turn, {D}. → Creator points at a calendar.
      dry: {upD} and I have history. → Creator looks at a calendar and shakes the head.
      calm: It'll be {D} soon enough. → A calendar, close.`,
  },
  /** Every morning, every night. */
  daily: {
    echo: `
      That's what I need every {half}. → Creator to the lens, a slow nod.
      That's what I need tomorrow. → Creator to the lens, with a nod.
      That was my {half}, right there. → Creator to the lens, one hand up.
      I thought of this {half}. → Creator stops and looks up.
      lively: I need that tomorrow! → Creator to the lens, both hands up.
      dry: My {half}s know why. → Creator to the lens, with a shrug.`,
    close: `
      Ask me tomorrow. → Creator to the lens, one finger up.
      Let's see about tomorrow. → Creator to the lens, with a nod.
      See you tomorrow {half}. → Creator waves and walks out of the picture.
      I'll report back tomorrow. → Creator to the lens, with a nod.
      Same time tomorrow. → Creator taps a wrist, to the lens.
      Tomorrow {half}, then. → Creator to the lens, with a nod.
      lively: Okay, tomorrow. Your turn. → Creator points at the lens.
      dry: Tomorrow {half} doesn't know yet. → Creator to the lens, one eyebrow up.`,
  },
  /** A grown person who is in the story: "my husband". */
  person: {
    echo: `
      I thought of {T} first. → Creator stops and looks up.
      I sent that line straight to {T}. → A thumb taps on a phone.
      I showed {K} that part first. → A phone turned to the side, as if to somebody.
      Tell that to {T}. → Creator to the lens, one eyebrow up.
      I could hear {K} already. → Creator looks over one shoulder.
      Somebody tell {T}. → Creator to the lens, one hand up.
      dry: I'm not telling {T} that part. → Creator to the lens, a finger on the lips.
      lively: Wait till {T} [hears|hear] that. → Creator to the lens, both hands up.
      calm: {upT} would want to hear that. → Creator to the lens, with a nod.`,
    close: `
      I'm sending this to {T}. → A thumb taps on a phone.
      Somebody show this to {T}. → Creator holds a phone out to the lens.
      Don't tell {K}. → Creator to the lens, a finger on the lips.
      {upK} [doesn't|don't] know yet. → Creator looks over one shoulder, then to the lens.
      I hope {T} [sees|see] this. → Creator to the lens, smiling.
      {upT} [hasn't|haven't] seen this yet. → Creator looks over one shoulder, then to the lens.
      {upT} [is|are] getting this video. → A thumb taps on a phone.
      lively: Wait till {T} [sees|see] this. → Creator to the lens, both hands up.
      dry: If {K} [asks|ask], you saw nothing. → Creator to the lens, a finger on the lips.
      dry: {upT} [is|are] going to hear about this. → Creator to the lens, one eyebrow up.
      calm: I'm telling {K} tonight. → Creator to the lens, with a nod.`,
  },
  /** Somebody for whom it is a surprise, or who needs it: "my mom". */
  receiver: {
    echo: `
      That's when I thought of {T}. → Creator stops and looks up.
      That's the one for {T}. → Creator to the lens, with a nod.
      I read that and thought of {T}. → Creator to the lens, quietly.
      That part's for {T}. → Creator to the lens, one finger up.
      lively: That's so {T}. → Creator to the lens, both hands up.`,
    close: `
      This one's for {T}. → Creator to the lens, with a nod.
      {upT} [doesn't|don't] know yet. → Creator to the lens, a finger on the lips.
      Don't tell {T}. → Creator to the lens, a finger on the lips.
      I'm doing this for {T}. → Creator to the lens, quietly.
      I hope {T} [isn't|aren't] watching. → Creator looks over one shoulder, then to the lens.
      It's for {T}. → Creator to the lens, with a nod.
      lively: Nobody tell {T}. → Creator to the lens, a finger on the lips.
      calm: That's for {T}. → Creator to the lens, quietly.`,
  },
  /** A child: "my toddler". */
  child: {
    echo: `
      My mind went straight to {T}. → Creator stops and looks up.
      I looked over at {T}. → Creator looks to the side, then back to the lens.
      Tell that to {T}. → Creator to the lens, one eyebrow up.
      I could hear {T} already. → Creator looks over one shoulder.
      {upT} [has|have] no idea. → Creator looks over one shoulder, then to the lens.
      dry: I didn't tell {T} that part. → Creator to the lens, a finger on the lips.
      lively: Wait till {T} [hears|hear] that. → Creator to the lens, both hands up.
      calm: I read that one twice, for {T}. → Creator to the lens, quietly.`,
    close: `
      Don't tell {T}. → Creator to the lens, a finger on the lips.
      {upT} [doesn't|don't] know yet. → Creator looks over one shoulder, then to the lens.
      We'll see what {T} [says|say]. → Creator looks over one shoulder, then to the lens.
      {upT} [has|have] no idea. → Creator to the lens, smiling.
      Let's see what {T} [makes|make] of it. → Creator to the lens, one eyebrow up.
      dry: {upT} will have opinions. → Creator to the lens, one eyebrow up.
      lively: Nobody tell {T}. → Creator to the lens, a finger on the lips.
      calm: It's for {T}, really. → Creator to the lens, smiling.`,
  },
  /** An animal of the house, with or without its name: "the cat", "Noodle". */
  pet: {
    echo: `
      I read that one out loud to {T}. → Creator reads from a phone, then looks down to the side.
      I looked over at {T}. → Creator looks down to the side, then back to the lens.
      {upT} looked up at that. → Creator looks down to the side and nods.
      Tell that to {T}. → Creator to the lens, one eyebrow up.
      I showed {T} that part. → A phone turned down to the side.
      {upT} heard that. → Creator looks down to the side.
      dry: {upT} said nothing. → Creator looks down to the side, waits, looks back.
      lively: {upT}, did you hear that? → Creator turns and calls down to the side.
      calm: I thought of {T} right there. → Creator stops and smiles.`,
    close: `
      {upT} [says|say] hi. → Creator looks down to the side and smiles.
      {upT} [has|have] opinions. → Creator looks down to the side, then to the lens.
      {upT} [wasn't|weren't] asked. → Creator to the lens, with a shrug.
      Don't tell {T}. → Creator to the lens, a finger on the lips.
      {upT} [hasn't|haven't] noticed yet. → Creator looks over one shoulder, then to the lens.
      {upT} [stays|stay]. → Creator to the lens, with a nod.
      {upT} [doesn't|don't] know yet. → Creator looks over one shoulder, then to the lens.
      dry: {upT} declined to comment. → Creator looks down to the side, waits, shrugs.
      lively: Say hi, {bare}. → Creator turns and waves down to the side.
      calm: We'll see what {T} [thinks|think]. → Creator looks down to the side and smiles.`,
  },
  /** What is in the way and not asked: "the squirrels", "the robot vacuum". */
  pest: {
    echo: `
      Tell that to {T}. → Creator looks past the lens, then back.
      I pictured {T}. → Creator stops and looks up.
      I looked around for {T}. → Creator looks over one shoulder, then the other.
      Somebody tell {T}. → Creator to the lens, one hand up.
      lively: Did you hear that, {bare}? → Creator calls past the lens.
      dry: I hope {T} [was|were] listening. → Creator looks over one shoulder.
      calm: I could see {T} already. → Creator looks past the lens.`,
    close: `
      {upT} [doesn't|don't] know yet. → Creator looks over one shoulder, then to the lens.
      Don't tell {T}. → Creator to the lens, a finger on the lips.
      Let's see what {T} [makes|make] of it. → Creator looks past the lens.
      {upT} [wasn't|weren't] asked. → Creator to the lens, with a shrug.
      I hope {T} [is|are] watching. → Creator looks past the lens, one eyebrow up.
      Your turn, {bare}. → Creator points past the lens.
      lively: Hello, {bare}. → Creator waves past the lens.
      dry: {upT} and I have history. → Creator to the lens, arms folded.
      calm: We'll see what {T} [says|say]. → Creator to the lens, with a nod.`,
  },
  /** Somebody or something with a name that did not make it: "Gary" the starter. */
  lost: {
    echo: `
      I thought of {T}. → Creator stops and looks up.
      Where was that for {T}? → Creator, both palms up, to the lens.
      {T} could have used that. → Creator to the lens, a slow nod.
      I wish I'd known that for {T}. → Creator to the lens, quietly.`,
    close: `
      Sorry, {T}. → Creator looks up, then to the lens.
      This one's for {T}. → Creator to the lens, one hand on the heart.
      We still talk about {T}. → Creator to the lens, with a nod.
      I still think about {T}. → Creator looks past the lens, then back.
      dry: {T} would have wanted it this way. → Creator to the lens, one hand on the heart.
      lively: For {T}! → One fist up, to the lens.`,
  },
  /** So many things were broken, lost, bought or tried. */
  count: {
    echo: `
      Where was that {n} {lost} ago? → Creator, both palms up, to the lens.
      I could have used that {n} {lost} ago. → Creator to the lens, a slow nod.
      I needed that {n} {lost} ago. → Creator counts on the fingers of one hand.
      I thought of all {n} {things}. → Creator counts on the fingers of one hand.
      dry: {upN} {things}. I'm just saying. → Creator counts on the fingers of one hand.
      lively: {upN} {lost} ago would have been nice! → Creator to the lens, both hands up.`,
    close: `
      {upN} was enough. → Creator counts on the fingers of one hand and stops.
      I quit counting at {n}. → Creator counts on the fingers of one hand and stops.
      {upN} {things}. I know. → Creator to the lens, with a shrug.
      Let's leave it at {n}. → Creator to the lens, one hand up.
      {upN}. I counted. → Creator counts on the fingers of one hand.
      I'm stopping at {n}. → Creator to the lens, one hand up.
      dry: {upN} is a lot of {things}. → Creator to the lens, a slow nod.
      lively: {upN} {things}! I'm done. → Creator to the lens, both hands up.
      calm: {upN} {lost} were enough. → Creator to the lens, with a nod.`,
  },
  /** It happened twice. */
  twice: {
    echo: `
      I could have used that the first time. → Creator to the lens, a slow nod.
      Where was that the first time? → Creator, both palms up, to the lens.
      I needed that the second time. → Creator holds up two fingers.
      That would have been good to have the first time. → Creator to the lens, a slow nod.
      dry: Twice, by the way. → Creator holds up two fingers.
      lively: Twice, and nobody told me! → Creator to the lens, both hands up.
      calm: I'd have been glad of that the first time. → Creator to the lens, quietly.`,
    close: `
      Twice was enough. → Creator holds up two fingers.
      I'd rather not make it three. → Creator holds up three fingers and folds one.
      Twice. I know. → Creator holds up two fingers, with a shrug.
      Let's leave it at two. → Creator holds up two fingers.
      Twice is my limit. → Creator to the lens, one hand up.
      I'm stopping at two. → Creator holds up two fingers.
      dry: Twice, in case anybody asks. → Creator to the lens, one eyebrow up.
      lively: Twice! → Creator holds up two fingers.
      calm: I don't need a third time. → Creator to the lens, with a nod.`,
  },
  /** A number that is told because it is large: "86 applications". */
  many: {
    echo: `
      {upN}. I counted. → Creator to the lens, a slow nod.
      I thought of all {n}. → Creator stops and looks up.
      {upN} {were}. I'm still not over it. → Creator to the lens, shaking the head.
      Where was that before the {n} {were}? → Creator, both palms up, to the lens.
      dry: {upN}, by the way. I counted. → Creator to the lens, one eyebrow up.`,
    close: `
      I still think about those {n} {were}. → Creator looks past the lens, then back.
      {upN} {things}. I counted. → Creator to the lens, a slow nod.
      That's all I'm saying about the {n} {were}. → Creator to the lens, one hand up.
      {upN}. That's the number. → Creator to the lens, a slow nod.
      {upN} {things}. I know. → Creator to the lens, with a shrug.
      dry: {upN}, in case anybody asks. → Creator to the lens, one eyebrow up.
      lively: {upN} {things}! → Creator to the lens, both hands up.`,
  },
  /** Money that is gone: "75 dollars", "that vet bill". */
  money: {
    echo: `
      Where was that {M} ago? → Creator, both palms up, to the lens.
      I could have used that {M} ago. → Creator to the lens, a slow nod.
      I thought of {that} again. → Creator stops and looks up.
      I needed that {M} ago. → Creator to the lens, a slow nod.
      dry: {upM} ago, that would have been news. → Creator to the lens, one eyebrow up.`,
    close: `
      I still think about {that}. → Creator looks past the lens, then back.
      I'm not over {that} yet. → Creator to the lens, shaking the head.
      Ask me about {that} sometime. → Creator to the lens, one eyebrow up.
      We don't talk about {that}. → Creator to the lens, shaking the head.
      I want my {M} back. → Creator holds out an open hand.
      Someday I'll forget {that}. → Creator to the lens, with a shrug.
      dry: {upM}. I'm fine. → Creator to the lens, a long breath.
      lively: {upM}! → Creator to the lens, both hands up.
      calm: I remember {that}. → Creator to the lens, quietly.`,
  },
  /** Time that is gone: "40 minutes". */
  hours: {
    echo: `
      I thought of those {M}. → Creator looks at the time.
      I needed that for those {M}. → Creator to the lens, a slow nod.
      That would have been good to have, those {M}. → Creator looks at the time.
      {upM}. I looked it up. → Creator looks at the time.
      dry: {upM}, by the way. → Creator taps a wrist.`,
    close: `
      I want those {M} back. → Creator taps a wrist, to the lens.
      I still think about those {M}. → Creator looks past the lens, then back.
      I'm not getting those {M} back. → Creator taps a wrist, to the lens.
      Those {M} are gone. I know. → Creator to the lens, with a shrug.
      dry: We don't talk about those {M}. → Creator to the lens, shaking the head.
      lively: {upM}! → Creator taps a wrist, to the lens.
      calm: Those {M} felt longer. → Creator to the lens, a deep breath.`,
  },
  /** What it happened to, once: "the shirt". */
  ruined: {
    echo: `
      I thought of [that|those] {bare} first. → Creator stops and looks up.
      Where was that one {gone} ago? → Creator, both palms up, to the lens.
      I could have used that one {gone} ago. → Creator to the lens, a slow nod.
      I still see [that|those] {bare}. → Creator looks past the lens, then back.
      dry: My {bare} would have been interested. → Creator to the lens, one eyebrow up.`,
    close: `
      I still think about [that|those] {bare}. → Creator looks past the lens, then back.
      [That|Those] {bare} deserved better. → Creator to the lens, shaking the head.
      I liked [that|those] {bare}. → Creator to the lens, with a shrug.
      I'm not over [that|those] {bare} yet. → Creator to the lens, shaking the head.
      Sorry, {bare}. → Creator looks up, then to the lens.
      This one's for [that|those] {bare}. → Creator to the lens, one hand on the heart.
      dry: We don't talk about the {bare}. → Creator to the lens, shaking the head.
      lively: Rest in peace, {gone}. → Creator to the lens, one hand on the heart.
      calm: I miss that {gone}. → Creator to the lens, quietly.`,
  },
  /** A thing of the house that is still there: "the couch". */
  home: {
    echo: `
      I looked over at the {T}. → Creator looks over at the {T}, then back to the lens.
      I looked at the {T}. Then I read that again. → Creator looks from a phone to the {T} and back.
      I pointed at the {T}. → Creator points at the {T}, then to the lens.
      I walked over to the {T}. → Creator walks up to the {T} and stops.
      I read that one right next to the {T}. → Creator next to the {T}, reading from a phone.
      dry: The {T} and I both knew. → Close on the {T}, then the creator.
      calm: I looked at the {T} for a while. → Creator beside the {T}, quietly.`,
    close: `
      The {H} [has|have] been through enough. → Creator pats the {T}.
      I owe the {H} an apology. → Creator pats the {T}.
      Wish me luck with the {T}. → Creator walks over to the {T}.
      Next stop, the {T}. → Creator walks over to the {T}.
      dry: I'm looking at you, {T}. → Creator beside the {T}, to the lens.
      Okay, {H}. Let's try this again. → Creator turns to the {T}.
      I'm going to go look at my {T}. → Creator walks over to the {T}.
      The {T} [doesn't|don't] know yet. → Close on the {T}, then the creator.
      dry: It's just me and the {T} now. → Creator beside the {T}, to the lens.
      lively: Hang in there, {H}. → Creator pats the {T}.
      calm: Sorry about all that, {H}. → Creator pats the {T}.`,
  },
  /** A room: "the garage". */
  room: {
    echo: `
      I looked over at the {T}. → Creator looks toward the {T}, then back to the lens.
      I read that one in the {T}. → Creator in the {T}, reading from a phone.
      I walked right back into the {T}. → Creator walks into the {T}.
      That's what I need in the {T}. → Creator in the {T}, to the lens.
      dry: I was standing in the {T} for that one. → Creator in the {T}, to the lens.
      calm: I stood in the {T} for a while. → Creator in the {T}, quietly.`,
    close: `
      If anybody needs me, I'm in the {T}. → Creator walks into the {T}.
      I'm going back into the {T}. → Creator walks into the {T}.
      You'll find me in the {T}. → Creator in the {T}, waves at the lens.
      Next stop, the {T}. → Creator walks into the {T}.
      Okay, {T}. Let's try this again. → Creator in the doorway of the {T}.
      See you in the {T}. → Creator walks into the {T}.
      dry: The {T} doesn't know yet. → A slow look around the {T}.
      lively: I'm coming, {T}. → Creator walks into the {T}.
      calm: I'll be in the {T}. → Creator walks into the {T}, slowly.`,
  },
  /** The thing of the same kind that is replaced: "the old vacuum". */
  old: {
    echo: `
      I looked at the old {one}. → The old {one} held up to the lens, or beside the creator.
      I looked at that, and then at the old {one}. → Creator looks down at the old {one}.
      I pointed at the old {one}. → Creator points at the old {one}.
      dry: I put the old {one} down. → The old {one} put down, slowly.
      calm: I thought of the old {one}. → Close on the old {one}.`,
    close: `
      The old {one} [is|are] going out the door. → The old {one} carried out of the picture.
      Goodbye, old {one}. → Creator waves at the old {one}.
      I'm not fixing the old {one} again. → The old {one} pushed out of the picture.
      The old {one} did what [it|they] could. → Close on the old {one}.
      The old {one} can rest now. → The old {one} put down gently.
      dry: No hard feelings, old {one}. → Creator pats the old {one}.
      lively: So long, old {one}. → Creator waves at the old {one}.
      calm: I'm done with the old {one}. → The old {one} pushed out of the picture.`,
  },
  /** What nobody was supposed to know: pretended, hid, lied. */
  secret: {
    echo: `
      I didn't say that out loud. → Creator to the lens, a finger on the lips.
      I looked around first. Then I read that again. → Creator looks over both shoulders.
      I felt seen, a little. → Creator to the lens, one hand over the eyes.
      dry: I told nobody why I was nodding. → Creator nods and looks away.`,
    close: `
      That stays between us. → Creator to the lens, a finger on the lips.
      You didn't hear that from me. → Creator to the lens, a finger on the lips.
      Nobody has to know. → Creator looks over one shoulder, then to the lens.
      Let's keep that between us. → Creator leans in, to the lens.
      Please don't repeat that first part. → Creator to the lens, both hands up.
      I said what I said. → Creator to the lens, with a shrug.
      dry: You can forget that first part. → Creator to the lens, one eyebrow up.
      lively: And I will deny everything. → Creator to the lens, both hands up.`,
  },
  /** Nights. */
  sleep: {
    echo: `
      I sat up for that one. → Creator sits up on the edge of the bed.
      I read that one in the dark. → A dark bedroom, a phone lights the creator's face.
      I thought of last night. → Creator on the edge of the bed, to the lens.
      I read that one in bed, of course. → Creator on the edge of the bed with a phone.
      dry: I was up anyway. → Creator on the edge of the bed, to the lens.`,
    close: `
      Okay. Good night. → A hand switches off a bedside lamp.
      Good night. → A hand switches off a bedside lamp.
      That's it. I'm going to bed. → Creator stands up and walks out of the picture.
      Ask me in the morning. → A hand switches off a bedside lamp.
      I'll report back in the morning. → Creator on the edge of the bed, to the lens.
      Anyway, it's late. → Creator looks at the time, then to the lens.
      dry: If you're awake, hi. → Creator on the edge of the bed, waves.
      calm: Lights out. → A hand switches off a bedside lamp.`,
  },
  /** Rain, snow, wind. */
  weather: {
    echo: `
      I looked out the window. → Creator looks out of a window.
      I pictured the {W}. → Creator looks out of a window.
      I checked the forecast. → A weather app on a phone.
      That's what I need in the {W}. → Creator looks out of a window, then to the lens.
      dry: I don't trust the {W}. → Creator at a window, to the lens.`,
    close: `
      There's going to be {W} again. → Creator looks out of a window.
      The next {W} [is|are] coming anyway. → Creator looks out of a window.
      Let's see about the next {W}. → A window, then the creator.
      I'm checking the forecast. → A weather app on a phone.
      Ask me after the next {W}. → Creator at a window, to the lens.
      dry: The {W} and I have history. → Creator at a window, to the lens.
      calm: There's always more {W}. → A window, close.`,
  },
  /** A meal of every day: "lunch". */
  meal: {
    echo: `
      That's what I need at {T}. → Creator to the lens, a slow nod.
      I was thinking of {T}. → Creator stops and looks up.
      That one's coming to {T}. → Creator to the lens, with a nod.
      dry: I have thoughts on {T}. → Creator looks down at a plate.`,
    close: `
      Let's see about {T}. → Creator walks off toward the kitchen.
      Okay. {upT}. → Creator walks off toward the kitchen.
      Ask me after {T}. → Creator to the lens, one finger up.
      Who wants {T}? → Creator calls to the side.
      I'll report back after {T}. → Creator to the lens, with a nod.
      It's almost time for {T}. → Creator looks at the time.
      dry: Anyway. {upT}. → Creator walks out of the picture.
      lively: I'm starting on {T}. → Creator walks off toward the kitchen.`,
  },
  /** Coffee and tea. */
  drink: {
    echo: `
      I put my {T} down for that one. → A cup put down on a table.
      I read that over my {T}. → A cup in one hand, a phone in the other.
      I looked into my cup. → Creator looks into a cup.
      dry: I showed my {T}. → A phone held up to a cup.`,
    close: `
      Anyway. My {T}'s waiting. → A cup on a table, creator reaches for it.
      I'm getting a {T}. → Creator walks off toward the kitchen.
      Excuse me, I have a {T} to drink. → Creator raises a cup to the lens.
      Okay. {upT}. → Creator raises a cup to the lens.
      Ask me after my {T}. → Creator to the lens, a cup in one hand.
      I'll be over there with my {T}. → Creator walks out of the picture with a cup.
      lively: Cheers. → Creator raises a cup to the lens.
      calm: Time for a {T}. → Creator raises a cup to the lens.`,
  },
  /** Guests. */
  guests: {
    echo: `
      I thought of the last time we had people over. → Creator stops and looks up.
      I looked around the room. → Creator looks around the room.
      That's what I need when people come over. → Creator to the lens, a slow nod.
      dry: Nobody ever said anything. Nobody had to. → Creator to the lens, one eyebrow up.`,
    close: `
      Anyway, come over. → Creator waves the lens along.
      Come over sometime. → Creator holds a door open.
      Okay. Who's coming over? → Creator to the lens, both palms up.
      You can come over. → Creator waves the lens along.
      Ring the bell. I'm here. → Creator at the front door.
      lively: Come on over! → Creator waves the lens along.
      dry: I might even invite people. → Creator to the lens, one eyebrow up.`,
  },
  /** A part of the body. Nothing about what happens to it. */
  body: {
    echo: `
      I thought of my {T} at once. → Creator stops and looks down for a moment.
      My {T} heard that. → Creator looks down, then to the lens.
      That's the one I was looking for. → Creator to the lens, a slow nod.
      I paused at that one. → Creator stops reading and looks up.
      calm: I read that one slowly. → Creator reads from a phone, slowly.`,
    close: `
      My {T} and I are going to find out. → Creator to the lens, with a nod.
      Ask my {T}. → Creator to the lens, one eyebrow up.
      My {T} [knows|know] what I mean. → Creator to the lens, with a nod.
      dry: My {T} asked me to post this. → Creator to the lens, one eyebrow up.
      lively: This one's for my {T}. → Creator to the lens, one finger up.`,
  },
  /** What is no joke. */
  quiet: {
    echo: QUIET,
    close: `
      That's all I wanted for {T}. → Creator to the lens, quietly.
      It's for {T}. → Creator to the lens, quietly.
      That's all I wanted. → Creator to the lens, quietly.
      That's all I was looking for. → Creator to the lens, quietly.
      That's all I needed. → Creator to the lens, a deep breath.
      I just wanted to tell you. → Creator to the lens, with a nod.
      Thanks for listening. → Creator to the lens, with a nod.
      That's why I'm telling you. → Creator to the lens, quietly.
      That's all. Thank you. → Creator to the lens, a slow nod.`,
  },
  /** How somebody looks. */
  looks: {
    echo: QUIET,
    close: '',
  },
} as const satisfies Record<string, EchoLines>

export type EchoClass = keyof typeof ECHO_LINES
