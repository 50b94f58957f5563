import type { Tone } from '@reelwright/shared'
import type { FrameSource } from '../frame'

const CALM: readonly Tone[] = [
  'educational-expert',
  'helpful-friend',
  'casual-review',
  'skeptical-convinced',
  'success-story',
  'relatable-struggle',
  'comedy-entertainment',
]
const SHORT: readonly Tone[] = ['excited-discovery', 'shocked-mindblown', 'urgent-psa']

/** How one feature is said. {clause} is a whole clause about the product, {benefit} what it literally implies. */
export const FEATURE_FRAMES = {
  withBenefit: [
    '{clause}, so {benefit}.',
    { text: '{clause}, so {benefit}.', tones: CALM },
    { text: '{clause}. {benefit}.', tones: SHORT },
    { text: '{clause}. See? {benefit}.', tones: SHORT },
    { text: '{clause}. In practice, {benefit}.', tones: CALM },
    {
      text: '{clause}, which means {benefit}.',
      tones: ['educational-expert', 'helpful-friend', 'skeptical-convinced', 'success-story'],
    },
    {
      text: '{clause}, and yes, that means {benefit}.',
      tones: ['skeptical-convinced', 'comedy-entertainment', 'casual-review'],
    },
    { text: '{clause}. Now {benefit}.', tones: ['success-story', 'relatable-struggle'] },
    {
      text: '{clause}. Translation: {benefit}.',
      tones: ['casual-review', 'comedy-entertainment', 'relatable-struggle', 'excited-discovery'],
    },
  ],
  plain: [
    '{clause}. Watch me {shot}.',
    '{clause}. Let me {shot}.',
    '{clause}. Give me a second to {shot}.',
    '{clause}. I {shot}, so you can see for yourself.',
    { text: '{clause}. Watch closely while I {shot}.', tones: CALM },
    { text: '{clause}. Look: I {shot}.', tones: SHORT },
    {
      text: '{clause}. To check that, {shot}.',
      tones: ['educational-expert', 'urgent-psa', 'helpful-friend', 'skeptical-convinced'],
    },
  ],
  short: [
    '{clause}.',
    'And {clause}.',
    'Also on the list: {clause}.',
    'Another thing: {clause}.',
    'While we are here: {clause}.',
    'I nearly forgot: {clause}.',
    { text: 'Plus, {clause}.', tones: CALM },
    { text: 'Worth knowing: {clause}.', tones: CALM },
    {
      text: 'Oh, and {clause}.',
      tones: ['casual-review', 'helpful-friend', 'relatable-struggle', 'excited-discovery'],
    },
    { text: 'Next: {clause}.', tones: ['educational-expert', 'urgent-psa', 'shocked-mindblown'] },
  ],
  pair: [
    '{clause}, and {clause2}.',
    'Next to that, {clause}, and {clause2}.',
    'For the record: {clause}, and {clause2}.',
    { text: '{clause}. And {clause2}.', tones: SHORT },
  ],
  list: [
    '{clause}.',
    'On top of that, {clause}.',
    'In one breath: {clause}.',
    'All in one line: {clause}.',
    'And to round it off, {clause}.',
    { text: 'Fast: {clause}.', tones: SHORT },
    { text: 'The small things, too: {clause}.', tones: CALM },
  ],
} satisfies Record<string, readonly FrameSource[]>

/** The same as dialogue. Lists hold up to three clauses, one a turn. */
export const SKIT_FEATURE_FRAMES = {
  withBenefit: [
    'A: And? | B: {clause}. | A: So {benefit}? | B: You catch on fast.',
    'B: {clause}. | A: Meaning? | B: {benefit}.',
    'A: Go on. | B: {clause}. | A: So {benefit}.',
    'B: {clause}. | C: So {benefit}? | B: Correct.',
    'A: What makes it special? | B: {clause}. | A: Huh. {benefit}.',
  ],
  plain: [
    'B: {clause}. | A: Prove it. | B: Watch.',
    'A: And? | B: {clause}. | C: Show us.',
    'B: {clause}. | A: Is that good? | B: You tell me.',
    'A: What can you tell me? | B: {clause}.',
  ],
  short: [
    'B: {clause}. | A: Stop it.',
    'B: {clause}. | A: Noted.',
    'A: And? | B: {clause}.',
    'C: I heard {clause}. | B: You heard right.',
    'A: One more. | B: {clause}.',
  ],
  list: [
    'B: {clause}. | A: Go on. | B: {clause2}. | A: And? | B: {clause3}.',
    'B: {clause}. And {clause2}. | C: Wow. | B: And {clause3}.',
    'B: {clause}. | A: More. | B: {clause2}. | A: More. | B: {clause3}.',
  ],
  pair: [
    'B: {clause}. | A: And? | B: {clause2}.',
    'B: {clause}. | C: Is that all? | B: {clause2}.',
    'B: {clause}. | A: Nice. | B: And {clause2}.',
  ],
} satisfies Record<string, readonly FrameSource[]>
