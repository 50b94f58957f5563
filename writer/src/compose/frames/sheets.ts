import type { VideoStyle } from '@reelwright/shared'
import type { StyleSheet } from '../frame'
import { beforeAfter } from './before-after'
import { bottomOfFunnel } from './bottom-of-funnel'
import { comparison } from './comparison'
import { conspiracy } from './conspiracy'
import { dayInLife } from './day-in-life'
import { hackTip } from './hack-tip'
import { informative } from './informative'
import { productReview } from './product-review'
import { skit } from './skit'
import { storyTime } from './story-time'
import { storytelling } from './storytelling'
import { talkingHead } from './talking-head'

/** Every style's beats and frames. (domain/script-writing.md, section 3) */
export const SHEETS: Record<VideoStyle, StyleSheet> = {
  storytelling,
  'talking-head': talkingHead,
  conspiracy,
  informative,
  skit,
  'bottom-of-funnel': bottomOfFunnel,
  'story-time': storyTime,
  'product-review': productReview,
  'before-after': beforeAfter,
  'day-in-life': dayInLife,
  'hack-tip': hackTip,
  comparison,
}
