import type { FrameSource } from '../frame'

/** The price, once, in the present tense in every style: a past price would read as a discount. */
export const PRICE_FRAMES: readonly FrameSource[] = [
  '{itIs} {price}.',
  'All of that is {price}.',
  '{price}, for the record.',
  'The price is {price}.',
  'The price is {price}, and now you know everything I know.',
  'It comes to {price}.',
  'The number is {price}. Nothing hidden, nothing fancy.',
  { text: '{price}! That is the number.', tones: ['excited-discovery'] },
  { text: 'The price: {price}! Do your own math.', tones: ['excited-discovery'] },
  { text: 'The price is {price}. I checked for a catch.', tones: ['skeptical-convinced'] },
  { text: "The price is {price}, and I'll allow it.", tones: ['skeptical-convinced'] },
  { text: 'The price is {price}, so you can decide in peace.', tones: ['helpful-friend'] },
  { text: 'Plan on {price}.', tones: ['helpful-friend', 'educational-expert'] },
  { text: '{price}. I read it twice.', tones: ['shocked-mindblown'] },
  { text: 'It says {price}. Right there.', tones: ['shocked-mindblown'] },
  { text: '{itIs} {price}, which is fine by me.', tones: ['casual-review'] },
  { text: '{price}, give or take nothing.', tones: ['casual-review', 'comedy-entertainment'] },
  { text: 'The price is {price}. Note it.', tones: ['urgent-psa'] },
  { text: '{price}. My wallet did not even flinch.', tones: ['comedy-entertainment'] },
  {
    text: 'The price is {price}, which you can divide by the days you would use {itObject}.',
    tones: ['educational-expert'],
  },
  { text: '{price}, and I did the tired-person math.', tones: ['relatable-struggle'] },
  {
    text: 'The price is {price}. I call it my easiest decision of the week.',
    tones: ['success-story', 'relatable-struggle'],
  },
]

/** The same as dialogue. */
export const SKIT_PRICE_FRAMES: readonly FrameSource[] = [
  'A: How much? | B: {price}. | A: Say it again. | B: No.',
  'A: What does it cost? | B: {price}. | A: I can count to that.',
  'C: How much is that? | A: {price}. | C: Huh.',
  'A: And the price? | B: {price}. | A: I was ready to cry.',
  'B: Ask me the price. | A: The price? | B: {price}.',
]
