import { useQuery } from '@tanstack/react-query'
import { profileQuery, useProfile, useSession } from '../../account'
import { useHasSecondTake, useScriptStats } from '../api'
import { firstSteps, type FirstStep } from './first-steps'

export interface FirstSteps {
  steps: FirstStep[]
  doneCount: number
}

/** Undefined while they are loaded for the first time; null when they are not to be seen: signed out, hidden, finished, or not known. */
export function useFirstSteps(): FirstSteps | null | undefined {
  const { status, user } = useSession()
  const profile = useProfile()
  const isOpen = status === 'signed-in' && profile !== null && !profile.first_steps_done
  const stats = useScriptStats()
  const secondTake = useHasSecondTake(isOpen)
  const asked = useQuery({ ...profileQuery(user?.id ?? ''), enabled: false })
  if (status !== 'signed-in' || !user) return null
  if (!profile) return isFirstAttempt(asked) || asked.data?.id === user.id ? undefined : null
  if (!isOpen) return null
  if (!stats.data || secondTake.data === undefined)
    return isFirstAttempt(stats) || isFirstAttempt(secondTake) ? undefined : null

  const steps = firstSteps({
    named: Boolean(user.name || profile.first_name?.trim()),
    addressConfirmed: user.emailVerified,
    stats: stats.data,
    hasSecondTake: secondTake.data,
  })
  return { steps, doneCount: steps.filter(({ done }) => done).length }
}

const isFirstAttempt = ({ isFetching, failureCount }: { isFetching: boolean; failureCount: number }) =>
  isFetching && failureCount === 0
