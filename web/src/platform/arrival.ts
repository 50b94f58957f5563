/** What a mail's link, or Google, brought with the address of the page. */
export type Arrival =
  /** `type` is that of the mail; empty after Google. */
  | { kind: 'session'; accessToken: string; refreshToken: string; type: string }
  | { kind: 'code'; code: string }
  | { kind: 'error'; code: string; message: string }
  | { kind: 'message'; message: string }

export const CALLBACK_PATH = '/auth/callback'
export const RESET_PATH = '/reset-password'

/** Taken out of the query; the fragment goes as a whole. */
const QUERY_FIELDS = ['code', 'sb_flow_id', 'error', 'error_code', 'error_description']

/** Texts in an address can be written by anybody; ours are short. */
const MAX_TEXT_LENGTH = 300

interface Place {
  pathname: string
  search: string
  hash: string
}

/**
 * Reads what an address brings, and says where the page goes on without it. Sessions and errors are dealt with on
 * `/auth/callback`, those of a recovery on `/reset-password`, wherever the link was sent to. Undefined: an address
 * like any other. (A-RT-46, OP-05, CX-23)
 */
export function readArrival({ pathname, search, hash }: Place): { arrival: Arrival; place: string } | undefined {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const query = new URLSearchParams(search)
  const arrival = arrivalIn(fragment, query, pathname)
  if (!arrival) return undefined

  for (const field of QUERY_FIELDS) query.delete(field)
  const rest = query.size > 0 ? `?${query.toString()}` : ''
  if (arrival.kind === 'session' && arrival.type === 'recovery') return { arrival, place: RESET_PATH }
  if (pathname === CALLBACK_PATH || pathname === RESET_PATH) return { arrival, place: `${pathname}${rest}` }
  const next = pathname === '/' ? '' : `?${new URLSearchParams({ next: `${pathname}${rest}` }).toString()}`
  return { arrival, place: `${CALLBACK_PATH}${next}` }
}

function arrivalIn(fragment: URLSearchParams, query: URLSearchParams, pathname: string): Arrival | undefined {
  const [accessToken, refreshToken] = [fragment.get('access_token'), fragment.get('refresh_token')]
  if (accessToken && refreshToken) {
    return { kind: 'session', accessToken, refreshToken, type: fragment.get('type') ?? '' }
  }
  const either = (field: string) => fragment.get(field) || query.get(field)
  const failure = either('error_description') || either('error')
  // A page of ours may one day have an `error` of its own.
  if (
    failure &&
    either('error') &&
    (pathname === CALLBACK_PATH || either('error_code') || either('error_description'))
  ) {
    return {
      kind: 'error',
      code: (either('error_code') ?? '').slice(0, 60),
      message: failure.slice(0, MAX_TEXT_LENGTH),
    }
  }
  const message = fragment.get('message')
  if (message && fragment.has('sb')) return { kind: 'message', message: message.slice(0, MAX_TEXT_LENGTH) }
  const code = query.get('code')
  if (code && pathname === CALLBACK_PATH) return { kind: 'code', code }
  // Half a session is none, but a token must not stay visible.
  if (accessToken || refreshToken) {
    return { kind: 'error', code: 'bad_link', message: 'Email link is invalid or has expired' }
  }
  return undefined
}

let arrived: Arrival | undefined

/**
 * Called once, before the router reads the address: takes tokens and codes out of it and out of the history, so that
 * nobody finds them there later, and keeps them for the page that signs in.
 */
export function receiveArrival(): void {
  const read = readArrival(location)
  if (!read) return
  arrived = read.arrival
  history.replaceState(null, '', read.place)
}

/** What came with the address of this page, until it was dealt with. */
export const currentArrival = () => arrived

export function forgetArrival(): void {
  arrived = undefined
}
