import type { Location } from 'react-router'

/** Where people go after sign-in when they did not come from anywhere. */
export const HOME = '/dashboard'

/** What a guard hands to the sign-in screens through the history entry, which survives a reload. */
export interface SignInState {
  from?: string
  /** The session ended by itself while somebody was working. */
  expired?: boolean
}

export function rememberPath(location: Pick<Location, 'pathname' | 'search' | 'hash'>, expired = false): SignInState {
  return { from: `${location.pathname}${location.search}${location.hash}`, expired }
}

/** The remembered path, if it is one of ours; history state can be written by anything that runs on this origin. */
export function returnPath(state: unknown): string {
  const from = signInState(state).from
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : HOME
}

export function signInState(state: unknown): SignInState {
  return typeof state === 'object' && state !== null ? state : {}
}
