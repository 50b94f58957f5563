import type { FrameSource } from '../compose/frame'

/**
 * Lines that only a wish asks for, for any style, written like the composer's own: facts come through slots only.
 * "|" and "A:" make dialogue, as in the frames of the skit.
 */
export const SPARE_LINES: Record<
  'limit' | 'consequence' | 'proof' | 'question' | 'observation' | 'contrast' | 'addressed' | 'personal',
  readonly FrameSource[]
> = {
  limit: [
    'If {limit}, skip this one.',
    'Fair warning: if {limit}, this is not for you.',
    'One honest note: if {limit}, keep your money.',
    'Not for everyone: if {limit}, leave it.',
  ],
  /** Only right after the feature it follows from. */
  consequence: ['So {benefit}.', 'That means {benefit}.', 'In practice, {benefit}.'],
  proof: [
    'Watch this, one take: I {shot}.',
    'Let me show you, no cuts: I {shot}.',
    'Here is a test you can watch: I {shot}.',
    'Watch this, one take: I {demo}.',
    'Let me show you, no cuts: I {demo}.',
    'Here is a test you can watch: I {demo}.',
  ],
  question: [
    'Would you have thought of that?',
    'What is your version of this?',
    'Tell me I am not the only one. Am I?',
    'How do you deal with it? Tell me.',
  ],
  observation: [
    "I won't read you reviews. You can watch me use {itObject} instead.",
    'I have no star count for you, just {itObject} and this camera.',
    'I have no number to quote. Watch me use {itObject}, then decide.',
  ],
  contrast: [
    'Before, it was {oldWay}.',
    'Compare that with {oldWay}.',
    'The other way is {oldWay}. You know how that goes.',
  ],
  addressed: [
    'You know your day. Picture {moment}.',
    'Think about {life} for a second.',
    'Ask yourself how often {moment}.',
  ],
  personal: ['I notice it most during {event}.', 'For me it is about {life}.', 'I thought of {life} right away.'],
}

export const SPARE_DIALOGUE: Record<keyof typeof SPARE_LINES, readonly FrameSource[]> = {
  limit: ['A: Is it for everyone? | B: If {limit}, skip it.', 'A: Who is it not for? | B: If {limit}, skip it.'],
  consequence: ['A: So {benefit}? | B: That is the idea.', 'A: Meaning {benefit}? | B: Exactly.'],
  proof: [
    'A: Prove it. | B: Watch: I {shot}.',
    'A: Show me. | B: Watch: I {demo}.',
    'A: Prove it. | B: Watch me {demo}.',
  ],
  question: ['A: Would you have thought of that? | B: Never.', 'B: Tell me, am I the only one? | A: No.'],
  observation: ['A: What do the others say? | B: I only know what I see.'],
  contrast: ['A: And before? | B: {oldWay}.', 'B: What was the plan before? | A: {oldWay}.'],
  addressed: ['B: Think of {life}. | A: I try not to.'],
  personal: ['A: I always think of {life}. | B: I know you do.'],
}
