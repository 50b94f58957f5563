import type { FrameSource } from '../frame'

/** Lines any style may take when its own have run out: situations, contrasts and objections, never adjectives. */
export const SITUATIONS: Record<'life' | 'product' | 'scene', readonly FrameSource[]> = {
  /** For styles that tell or play a scene: nothing here speaks to a buyer. */
  scene: [
    '{prop} in the background, as always.',
    'A normal {day}, nothing else going on.',
    'Meanwhile, {event} is getting closer.',
    'No music. No slow motion. Just that.',
    'I looked at {prop}. Then back again.',
    'For a moment, nobody said anything.',
    'I checked, and then I checked again.',
    'Somewhere a phone buzzed. I let it.',
    'It would make a boring movie. I would watch it.',
    'I wrote none of this down, and I still remember it.',
    'Outside, somebody was looking for a parking spot. Life goes on.',
  ],
  life: [
    'You know the moment: {moment}.',
    'Think of {life}, then {life}, all in the same day.',
    '{moment}. Sound familiar?',
    'And yes, for far too long my answer was {oldWay}.',
    'Add {prop}, and you have the full picture.',
    'It never happens on a free afternoon. It happens right before {event}.',
    'Most of us shrug and carry on. I did, too.',
    'One time is funny. Every week is a pattern.',
    'And in the middle of it all: {pain}.',
    '{pain}. Sounds familiar?',
    'How often have you said it? {painClause}.',
    'Most weeks I spend {painGerund}.',
    'We have all said it: {painQuote}',
    'And the old answer, {oldWay}, never asked how my day was.',
    'Small things repeat. That is what makes them big.',
  ],
  product: [
    'You use {itObject} on the dull days. Those are most of them.',
    'Small thing, regular job. I respect that.',
    'The real test is {event}, so keep that in mind.',
    'You {demo}, and nobody needs instructions.',
    'If you care about {care}, start your checklist there.',
    'Compare that with {oldWay}, and be fair to both.',
    'Picture it {atSetting} and ask whether you would reach for {itObject}.',
    'Questions about size or color? The listing has the details.',
    '{it} {has} a place at my house: {setting}.',
    'Nothing about that needs a speech.',
    'If it solves one thing a week, I am happy. I count {life}.',
  ],
}

/** The same as dialogue. */
export const SKIT_SITUATIONS: typeof SITUATIONS = {
  scene: [],
  life: [
    'A: I had a dream about this. | B: A good one? | A: There was {prop}.',
    'B: Is this about {life}? | A: Everything is about {life}.',
    'C: Need a hand? | A: I need three.',
    'A: Tell nobody. | B: I told everybody.',
    'B: Deep breath. | A: I am all out of those.',
    'A: I could move away. | B: It would come with you.',
    'C: Is that normal? | B: For this house, yes.',
    'B: And {oldWay}? | A: We do not say that name.',
    'A: I made a list. | B: What is on it? | A: Lists.',
    'B: You look busy. | A: I look lost.',
    'B: What is the problem? | A: {pain}. | B: Still?',
    'A: Is it normal to dream of {pain}? | B: No.',
  ],
  product: [
    'A: Who taught you that? | B: The internet. And pain.',
    'B: Try it. | A: Now? | B: No, in autumn.',
    'A: Where does it live? | B: {setting}. | A: Rent free?',
    'C: Can I watch? | A: You are already watching.',
    'B: Careful. | A: I am always careful. | B: You are not.',
    'A: I am keeping the box. | B: Why? | A: Emotional reasons.',
    'B: Ready for {event}? | A: Define ready. | B: Good enough.',
    'A: It suits me. | B: It suits the table.',
    'C: I want one. | B: Get in line. | C: You are the line.',
    'A: What would you use it for? | B: {life}. | A: Same.',
  ],
}

/** The seller's problem in so many words, for scripts whose opening was about something else. */
export const PAIN_LINES: readonly FrameSource[] = [
  'It all comes down to {pain}.',
  'This one is about {pain}.',
  'Some background: {pain}, week after week.',
  'The short version of my problem: {pain}.',
  'You know {pain}? This is about that.',
  'Blame {pain} for this video.',
  'Me, every week: {painQuote}',
  '{painQuote} Sound familiar?',
  'I keep hearing myself say it: {painQuote}',
  'The sentence behind this video: {painQuote}',
  'My most used sentence this year: {painQuote}',
  'You have said it, too: {painQuote}',
]

/** The same as dialogue. */
export const SKIT_PAIN_LINES: readonly FrameSource[] = [
  'B: What is it this time? | A: {pain}.',
  'C: And the problem is? | A: {pain}. As always.',
  'B: Let me guess. {pain}? | A: How did you know?',
  'B: Say it out loud. | A: {painClause}. | B: Good start.',
  'A: {painClause}. | B: Every week, same line.',
  'A: I will say it once. {painClause}. | B: Once?',
  'A: It is {pain}. Again. | B: I know that look.',
  'C: Why the long face? | A: {pain}.',
  'A: Guess what I asked again. | B: Go on. | A: {painQuestion}',
  'C: What are you mumbling? | A: {painQuestion}',
  'B: You look tired. | A: {painClause}. | B: Again?',
  'B: What do you keep asking? | A: {painQuestion}',
]

/** One nod to the audience, early on; afterwards the script shows them by their moments. */
export const AUDIENCE_LINES: readonly FrameSource[] = [
  'This one is for the {audience} out there.',
  'If you hang out with {audience}, you have seen this.',
  'All the {audience} I know are nodding right now.',
  'I am looking at you, {audience}.',
]
