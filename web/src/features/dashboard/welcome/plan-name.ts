import { SESSION_KEYS } from '../../../platform'

const MAX_LENGTH = 60

/** The plan on the welcome badge, from what the session holds. Anything but a short line of text counts as nothing. (CX-19) */
export function badgePlan(stored: string | null): string {
  const name = stored?.trim() ?? ''
  // oxlint-disable-next-line no-control-regex -- a name holds none
  if (name === '' || name.length > MAX_LENGTH || /[\u0000-\u001f\u007f<>{}[\]\u202a-\u202e\u2066-\u2069]/.test(name))
    return 'Beta'
  return name === 'Free' ? 'Starter' : name
}

export function storedPlan(): string {
  try {
    return badgePlan(sessionStorage.getItem(SESSION_KEYS.welcomePlanName))
  } catch {
    return badgePlan(null)
  }
}

/** The plan that was just paid for, if any. */
export function boughtPlan(): string | undefined {
  try {
    return [null, 'Free'].includes(sessionStorage.getItem(SESSION_KEYS.welcomePlanName)) ? undefined : storedPlan()
  } catch {
    return undefined
  }
}

/** (B-OB-10) */
export function forgetPlan() {
  try {
    sessionStorage.removeItem(SESSION_KEYS.welcomePlanName)
  } catch {
    // A browser that forbids storage keeps no plan.
  }
}
