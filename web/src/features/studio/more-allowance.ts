import type { SubscriptionSummary } from '@reelwright/shared'
import { useEffect, useEffectEvent, useRef } from 'react'

type Limits = Pick<SubscriptionSummary, 'scriptsRemaining' | 'videoLength'>

/** Whether scripts can be written now that could not be before: more of them, or longer ones. */
export function allowsMore(before: Limits, now: Limits): boolean {
  if (before.scriptsRemaining !== null && (now.scriptsRemaining ?? Infinity) > before.scriptsRemaining) return true
  return now.videoLength !== null && now.videoLength > (before.videoLength ?? 0)
}

/** Tells when a bigger plan has come, a payment or a new month: what was refused for want of it is out of date. (OP-65) */
export function useMoreAllowance(summary: SubscriptionSummary | undefined, onMore: () => void) {
  const before = useRef(summary)
  const tell = useEffectEvent(onMore)
  useEffect(() => {
    if (before.current && summary && allowsMore(before.current, summary)) tell()
    before.current = summary ?? before.current
  }, [summary])
}
