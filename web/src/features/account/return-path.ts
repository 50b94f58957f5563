import type { Location } from 'react-router'

/** Where people go after sign-in when they did not come from anywhere. */
export const HOME = '/dashboard'

/** What a guard hands to the sign-in screens through the history entry, which survives a reload. */
export interface SignInState {
  from?: string
  /** Whose page that was. Somebody else begins at home. */
  of?: string
  /** The session ended by itself while somebody was working. */
  expired?: boolean
  /** What was typed on the screen before. */
  email?: string
  /** A mail with a code went there, and the code is waited for. */
  sentTo?: string
}

export function rememberPath(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  expired = false,
  of: string | null = null,
): SignInState {
  return { from: `${location.pathname}${location.search}${location.hash}`, expired, ...(of !== null && { of }) }
}

/** The remembered path, if it is one of ours; history state can be written by anything that runs on this origin. */
export function returnPath(state: unknown, userId?: string): string {
  const { from, of } = signInState(state)
  if (of !== undefined && userId !== undefined && of !== userId) return HOME
  return ownPath(from) ?? HOME
}

/** A path of this site as it will be opened, or nothing: no other origin, and no way round through the sign-in screens. */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined
  // Browsers drop tabs and line breaks inside of an address: "/<tab>/elsewhere" would lead elsewhere.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\\]/.test(path)) return undefined
  const { origin, pathname } = new URL(path, location.origin)
  // "/.//elsewhere" is a path of ours, but one that leads elsewhere when it is used again.
  if (origin !== location.origin || pathname.startsWith('//')) return undefined
  return SIGN_IN_PATHS.test(pathname) ? undefined : path
}

/** The router does not look at capitals either. */
const SIGN_IN_PATHS = /^\/(login|signup|forgot-password|reset-password|auth\/callback)\/?$/i

export function signInState(state: unknown): SignInState {
  return typeof state === 'object' && state !== null ? state : {}
}
