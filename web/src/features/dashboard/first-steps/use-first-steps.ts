import { useProfile, useSession } from '../../account'
import { useHasSecondTake, useScriptStats } from '../api'
import { firstSteps, type FirstStep } from './first-steps'

export interface FirstSteps {
  steps: FirstStep[]
  doneCount: number
}

/** Null while they are not to be seen: not signed in, put away, finished before, or not yet known. */
export function useFirstSteps(): FirstSteps | null {
  const { status, user } = useSession()
  const profile = useProfile()
  const isOpen = status === 'signed-in' && profile !== null && !profile.first_steps_done
  const stats = useScriptStats()
  const secondTake = useHasSecondTake(isOpen)
  if (!isOpen || !user || !stats.data || secondTake.data === undefined) return null

  const steps = firstSteps({
    named: Boolean(user.name || profile.first_name?.trim()),
    addressConfirmed: user.emailVerified,
    stats: stats.data,
    hasSecondTake: secondTake.data,
  })
  return { steps, doneCount: steps.filter(({ done }) => done).length }
}
