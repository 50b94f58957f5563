import type { FrameSource } from '../frame'

/** Endings that take up what a hook named. Each style has its own besides. */
export const CALLBACKS: readonly FrameSource[] = [
  { text: 'And {pain}? Not on my list anymore.', requires: ['mild-pain'] },
  { text: 'Remember {pain}? I barely do.', requires: ['mild-pain'] },
  { text: '{pain} can bother somebody else now.', requires: ['mild-pain'] },
  { text: 'And that was my last word on {pain}.', requires: ['mild-pain'] },
  'So much for the old {category}.',
  'And {image}? Still there. I mind it less.',
  'As for {usual}: we had our time.',
  'Back {atPlace}, and the day goes on.',
]
