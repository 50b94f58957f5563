import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CheckoutState, ClaimAnswer } from '@reelwright/shared'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { SESSION_KEYS, statusOf } from '../../../platform'
import { Button, toast } from '../../../ui'
import { type SessionUser, useLogout } from '../../account'
import { planText } from '../price-text'
import { claimQuery, refreshPlan } from './api'
import { ClaimWaiting, Explanation } from './claim-frame'
import { ClaimFailed, PaidTwice, UsedPayment } from './outcomes'
import { isSameAddress, paidWords } from './plan-words'

interface SignedInClaimProps {
  checkout: Extract<CheckoutState, { state: 'paid' | 'used' }>
  sessionId: string
  user: SessionUser
  here: string
}

/** Puts a payment into the account that is signed in; asks first where it was paid with another address. (OP-06, CX-20) */
export function SignedInClaim({ checkout, sessionId, user, here }: SignedInClaimProps) {
  const logout = useLogout()
  const isStranger = checkout.state === 'paid' && checkout.email !== null && !isSameAddress(checkout.email, user.email)
  const [agreed, setAgreed] = useState(false)

  if (isStranger && !agreed) {
    return (
      <Explanation
        title="Which account is this plan for?"
        actions={
          <>
            <Button variant="primary" onClick={() => setAgreed(true)}>
              Use this account
            </Button>
            <Button onClick={() => void logout({ to: here })}>Use another</Button>
          </>
        }
      >
        <p>
          <strong className="font-semibold text-ink">{planText(checkout)}</strong>: {paidWords(checkout)}
        </p>
        <p>
          You paid with {checkout.email}, and you’re logged in as{' '}
          <strong className="font-semibold text-ink">{user.email}</strong>. A plan belongs to one account.
        </p>
      </Explanation>
    )
  }
  return <Claiming {...{ sessionId, user, here }} />
}

/** Also what another account seems to have: maybe it is this one, which was given it by its address. */
function Claiming({ sessionId, user, here }: Omit<SignedInClaimProps, 'checkout'>) {
  const claim = useQuery(claimQuery(sessionId, user.id))
  const arrive = useArrival(claim.data)
  const isDone = claim.data !== undefined && claim.data.earlier === null
  useEffect(() => {
    if (isDone) arrive()
  }, [isDone, arrive])

  if (claim.data?.earlier) return <PaidTwice answer={claim.data} onContinue={arrive} />
  if (claim.isError && (statusOf(claim.error) === 409 || statusOf(claim.error) === 404))
    return <UsedPayment sessionId={sessionId} from={here} />
  if (claim.isError)
    return <ClaimFailed sessionId={sessionId} asking={claim.isFetching} onAsk={() => void claim.refetch()} />
  return <ClaimWaiting label={`Adding your plan to ${user.email}.`} />
}

/** Leads on to the dashboard, once, however often it is called. */
function useArrival(answer: ClaimAnswer | undefined): () => void {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const latest = useRef<() => void>(undefined)
  const gone = useRef(false)
  useEffect(() => {
    latest.current = () => {
      if (!answer || gone.current) return
      gone.current = true
      const isNew = answer.outcome === 'claimed'
      if (isNew) keepPlanName(answer.planName)
      refreshPlan(cache)
      toast.success(`${answer.planName} ${isNew ? 'has been added to' : 'is already on'} your account.`)
      void navigate(isNew ? '/dashboard?welcome=true' : '/dashboard', { replace: true })
    }
  })
  const [arrive] = useState(() => () => latest.current?.())
  return arrive
}

/** For the badge of the welcome. (B-OB-04, CX-19) */
function keepPlanName(planName: string) {
  try {
    sessionStorage.setItem(SESSION_KEYS.welcomePlanName, planName)
  } catch {
    // No storage, no name on the badge.
  }
}
