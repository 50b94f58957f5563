import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Banner } from '../../ui'

/** Said once after a checkout that was left; then the parameter goes, so that a reload does not repeat it. (A-RT-03, A-RT-17, OP-04) */
export function CheckoutNotice({ className }: { className?: string }) {
  const [parameters, setParameters] = useSearchParams()
  const [cancelled, setCancelled] = useState(false)
  const isBack = parameters.get('checkout') === 'cancelled'

  useEffect(() => {
    if (!isBack) return
    // Not while rendering: the page as the server made it knows no parameter, and both have to be alike at first.
    // oxlint-disable-next-line react/set-state-in-effect
    setCancelled(true)
    setParameters(
      (now) => {
        const rest = new URLSearchParams(now)
        rest.delete('checkout')
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isBack, setParameters])

  if (!cancelled) return null
  return (
    <Banner tone="info" className={className} onDismiss={() => setCancelled(false)}>
      Checkout cancelled. You have not been charged.
    </Banner>
  )
}
