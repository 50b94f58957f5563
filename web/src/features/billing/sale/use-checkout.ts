import type { BillingInterval } from '@reelwright/shared'
import { useEffect, useRef, useState } from 'react'
import { navigateFully, SESSION_KEYS } from '../../../platform'
import { startCheckout } from './api'
import { type CheckoutVariant, failureText } from './checkout-answer'

/** After this the browser has not left: somebody chose to stay, or the page does not open. */
const REDIRECT_TIMEOUT_MS = 20_000

export interface Checkout {
  /** The price whose payment page is on its way; null: none. (A-SB-07) */
  pending: string | null
  failure: string | null
  buy: (priceId: string, interval: BillingInterval) => Promise<void>
  forgetFailure: () => void
}

function keepInterval(interval: BillingInterval) {
  try {
    sessionStorage.setItem(SESSION_KEYS.checkoutInterval, interval)
  } catch {
    // A browser that forbids storage forgets it.
  }
}

/** Leads to the payment page; what was begun ends with the screen it was begun on. (A-SB-07 to A-SB-09) */
export function useCheckout(variant: CheckoutVariant, email: string | null): Checkout {
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const underWay = useRef<AbortController>(null)

  useEffect(() => {
    // By the Back button the page comes back as it was left: with a button that still turns.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      underWay.current = null
      setPending(null)
    }
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pageshow', comeBack)
      underWay.current?.abort()
      underWay.current = null
    }
  }, [])

  async function buy(priceId: string, interval: BillingInterval) {
    // Two clicks may come before the first is drawn.
    if (underWay.current) return
    keepInterval(interval)
    const own = new AbortController()
    underWay.current = own
    setFailure(null)
    setPending(priceId)
    const end = () => {
      if (underWay.current !== own) return
      underWay.current = null
      setPending(null)
    }
    try {
      const url = await startCheckout(variant, { priceId, email, signal: own.signal })
      if (own.signal.aborted) return
      navigateFully(url)
      setTimeout(end, REDIRECT_TIMEOUT_MS)
    } catch (error) {
      if (own.signal.aborted) return
      end()
      setFailure(failureText(variant, error instanceof Error ? error.message : String(error)))
    }
  }

  return { pending, failure, buy, forgetFailure: () => setFailure(null) }
}
