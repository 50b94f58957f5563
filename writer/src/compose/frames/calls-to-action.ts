import type { VideoStyle } from '@reelwright/shared'
import type { FrameSource } from '../frame'

export const CALL_CATEGORIES = ['urgency', 'soft', 'direct', 'value', 'engagement'] as const
export type CallCategory = (typeof CALL_CATEGORIES)[number]

/** One action and one place, always inside the app. Urgency comes from need or forgetting, never from stock or clocks. */
const CALLS: Record<CallCategory, readonly FrameSource[]> = {
  urgency: [
    "Tap the link before you're back to {pain}.",
    "You'll forget by tonight, so open it now.",
    "Check today's price in the shop, then decide.",
    'Open the link now, while you still remember why.',
    'Tap the link before {event} comes around again.',
  ],
  soft: [
    'Have a look at the link and see if it fits your day.',
    {
      text: 'No rush. The details are linked right here.',
      tones: [
        'helpful-friend',
        'casual-review',
        'skeptical-convinced',
        'relatable-struggle',
        'success-story',
        'educational-expert',
      ],
    },
    'Save this for your next round of {pain}.',
    'Save this for the next time you need it.',
    'The link is on this video, whenever you are ready.',
  ],
  direct: [
    'Tap the product link and pick yours.',
    'Tap the link on this video and get yours.',
    "Add {itObject} to your cart. That's it.",
    'Grab yours from the link on this video.',
    'Open the link on this video and take a look.',
  ],
  value: [
    'Do the math on your old {category}, then tap the link.',
    "Check what's in the box, then judge the price.",
    'Count how often you would use {itObject}, then tap the link.',
    'Compare {itObject} with what you use now, then tap the link.',
  ],
  engagement: [
    "Comment the first thing you'd use {itObject} for.",
    'Send this to the person you just thought of.',
    'Ask me anything about {itObject} in the comments.',
    'Comment which part sounds like your {day}.',
  ],
}

export function callsToAction(category: CallCategory): readonly FrameSource[] {
  return CALLS[category]
}

/** The seller's own words, with a place where they have none. */
export const WRAPPED_CALLS: readonly string[] = [
  "{cta}, it's right here.",
  "{cta}. It's linked right here.",
  '{cta}, on this very video.',
]

/** What each style ends on when the seller typed nothing. */
export const STYLE_CALLS: Record<VideoStyle, readonly CallCategory[]> = {
  storytelling: ['soft'],
  'story-time': ['soft', 'engagement'],
  'talking-head': ['soft', 'direct'],
  conspiracy: ['engagement', 'soft'],
  informative: ['value', 'soft'],
  skit: ['engagement', 'direct'],
  'bottom-of-funnel': ['direct', 'urgency'],
  'product-review': ['value', 'direct'],
  'before-after': ['soft', 'direct'],
  'day-in-life': ['soft', 'engagement'],
  'hack-tip': ['value', 'soft'],
  comparison: ['direct', 'engagement'],
}
