import type { SubscriptionSummary } from '@reelwright/shared'
import { useEffect, useEffectEvent, useRef } from 'react'

type Limits = Pick<SubscriptionSummary, 'scriptsRemaining' | 'videoLength'>

/** Whether scripts can be written now that could not be before: more of them, or longer ones. */
export function allowsMore(before: Limits, now: Limits): boolean {
  if (before.scriptsRemaining !== null && (now.scriptsRemaining ?? Infinity) > before.scriptsRemaining) return true
  return now.videoLength !== null && now.videoLength > (before.videoLength ?? 0)
}

/** Calls `onMore` when the allowance grows, by a plan change, a payment or a new month: an earlier refusal is outdated. (OP-65) */
export function useMoreAllowance(summary: SubscriptionSummary | undefined, onMore: () => void) {
  const before = useRef(summary)
  const notify = useEffectEvent(onMore)
  useEffect(() => {
    if (before.current && summary && allowsMore(before.current, summary)) notify()
    before.current = summary ?? before.current
  }, [summary])
}
