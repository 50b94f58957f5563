import type { FrameSource } from '../frame'

/** Frames of the output pack: what a seller may use around the script. */
export const BENEFIT_FRAMES: readonly FrameSource[] = [
  'One thing less to plan before {event}.',
  'Made to be at hand {atSetting}, where you would look for it anyway.',
  'An alternative to {oldWay}.',
  'Something ready for the moment you know too well: {moment}.',
  'A fixed place in a day that has {event} in it.',
  'A simple choice for people who care about {care}.',
]

export const URGENCY_FRAMES: Record<'need' | 'routine' | 'effort' | 'price', readonly FrameSource[]> = {
  need: [
    'Before the next round of {pain}: look at it while you still remember why.',
    'Need-based: sort it out before the next time you need it, not during.',
    'The next busy {day} is coming either way, so decide before it does.',
  ],
  routine: [
    'Routine-based: have it in place before {event} comes around again.',
    'Set it up on a quiet day, so that {event} finds you ready.',
  ],
  effort: [
    'Checking the details takes less time than this video did.',
    'You will have forgotten this by tonight, so open the link while it is on your mind.',
  ],
  price: ["Check today's price in the shop, then decide in peace."],
}

/** At most 80 characters show before "more", so the caption's first line says something the title does not. */
export const CAPTION_FRAMES: readonly FrameSource[] = [
  'For anyone who knows {pain} too well.',
  'Honest question: who else deals with {pain}?',
  'My two cents on {aCategory}, for a normal {day}.',
  'Somebody had to say it about {usual}.',
  'For everyone who has {life} on the list.',
  'Send this to the person who needs it {atPlace}.',
  'Small change, normal {day}.',
  'Filmed on a very ordinary {day}.',
]
