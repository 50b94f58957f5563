import { type Plan, PLAN_TERMS } from '@reelwright/shared'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { ComingSoonMark, ComingSoonNote } from './coming-soon'
import { IntervalToggle } from './interval-toggle'
import { PageLinks } from './page-links'
import { PlanTerms } from './plan-terms'
import { nothingSoldText } from './sale/nothing-sold-text'
import { canBuy } from './sale/plan-button'
import { SaleCards } from './sale/sale-cards'
import { SaleNotices } from './sale/sale-notices'
import { usageText } from './sale/usage-text'
import type { Sale } from './sale/use-sale'

/** Only subscribers change a plan: what it takes comes when their plan is known. */
const ChangeDialog = lazy(async () => ({ default: (await import('./sale/change-dialog')).ChangeDialog }))

const linkLook = 'focus-ring rounded-sm font-medium text-accent-text underline'

export interface OffersProps {
  sale: Sale
  /** The plan that a link led to. */
  wanted: Plan['id'] | undefined
}

/** What the pricing page says, by what is known about the person. */
export function Offers({ sale, wanted }: OffersProps) {
  const cards = useShowWanted(wanted, !sale.plans.isPending && sale.buyer.kind !== 'unknown')
  return (
    <>
      <header className="flex flex-col items-center gap-4 text-center">
        <p className="text-sm font-semibold text-accent-text">{PLAN_TERMS.label}</p>
        <h1 className="text-4xl font-bold tracking-tight text-ink sm:text-5xl">Three plans, prices locked for life</h1>
        <p className="max-w-[52ch] text-lg text-balance text-muted">
          They differ in scripts per month, video length and how closely we work with you.
        </p>
        <IntervalToggle value={sale.interval} onValueChange={sale.chooseInterval} />
      </header>
      <Situation sale={sale} />
      <SaleNotices sale={sale} />
      <div ref={cards} className="scroll-mt-6">
        <SaleCards sale={sale} heading="h2" comingSoon={<ComingSoonMark />} wanted={wanted} />
      </div>
      <ComingSoonNote />
      <PlanTerms />
      <PageLinks signedIn={sale.userId !== undefined} />
      {sale.summary && (
        <Suspense>
          <ChangeDialog sale={sale} />
        </Suspense>
      )}
    </>
  )
}

/** One sentence on where somebody stands. */
function Situation({ sale }: { sale: Sale }) {
  const location = useLocation()
  const ownPlan = useFocusOnChange(sale)
  const { plans, summary, buyer, userId } = sale
  const isVisitor = buyer.kind === 'newcomer' && userId === undefined
  const isNothingSold = plans.data !== undefined && !plans.data.some(canBuy)
  if (summary) {
    return (
      <p ref={ownPlan} tabIndex={-1} className="text-center text-pretty text-muted outline-none">
        Your plan: <span className="font-medium text-ink">{summary.planName}</span>, {usageText(summary)}
        {isNothingSold && `. ${nothingSoldText(summary)}`}
      </p>
    )
  }
  if (!plans.data || !isVisitor) return null
  if (isNothingSold) {
    return (
      <p className="text-center text-pretty text-muted">
        {nothingSoldText()} You can look around without one:{' '}
        <Link to="/signup" className={linkLook}>
          create an account
        </Link>
        .
      </p>
    )
  }
  return (
    <p className="text-center text-pretty text-muted">
      You create your account after paying. Already have one?{' '}
      <Link to="/login" state={{ from: `${location.pathname}${location.search}` }} className={linkLook}>
        Log in
      </Link>{' '}
      first to add the plan to it.
    </p>
  )
}

/** With another plan the button that was pressed is gone: the keyboard goes on at what is had now. */
function useFocusOnChange({ summary, change }: Sale) {
  const place = useRef<HTMLParagraphElement>(null)
  const seen = useRef(summary)
  useEffect(() => {
    // The dialog keeps it until it closes.
    if (change) return
    const isAnother = seen.current !== undefined && summary !== undefined && seen.current !== summary
    seen.current = summary
    if (!isAnother) return
    // After the dialog has tried to give it back.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [summary, change])
  return place
}

/** Scrolls to the plan of a link and focuses its button, once. */
function useShowWanted(plan: string | undefined, isThere: boolean) {
  const cards = useRef<HTMLDivElement>(null)
  const shown = useRef(false)
  useEffect(() => {
    if (!plan || !isThere || shown.current) return
    // After the router has put the new page at its top, and the focus at its beginning.
    const timer = setTimeout(() => {
      shown.current = true
      const card = cards.current?.querySelector<HTMLElement>(`[data-plan="${plan}"]`)
      card?.scrollIntoView({ block: 'center' })
      card?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [plan, isThere])
  return cards
}
