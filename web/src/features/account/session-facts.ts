import { type AuthUser, type SessionUser, toSessionUser } from './user'

/** What a session of the client library says about itself. */
export interface SessionFacts {
  user: SessionUser
  /** Empty when the token does not name it. */
  sessionId: string
  /** The account has a second factor, and this session has not seen it yet. (OP-20) */
  factorDue: boolean
  /** It came by a recovery link: nothing but a new password. (CX-23) */
  recovery: boolean
}

interface AuthSession {
  access_token: string
  user: AuthUser
}

export function readFacts({ access_token, user }: AuthSession, recoveringSession: string | null): SessionFacts {
  const { session_id, aal } = claimsOf(access_token)
  const sessionId = typeof session_id === 'string' ? session_id : ''
  return {
    user: toSessionUser(user),
    sessionId,
    factorDue: aal !== 'aal2' && verifiedFactors(user).length > 0,
    recovery: sessionId !== '' && sessionId === recoveringSession,
  }
}

/** The authenticators that can answer a challenge. */
export function verifiedFactors(user: AuthUser): { id: string; name: string }[] {
  return (user.factors ?? [])
    .filter(({ status, factor_type: kind }) => status === 'verified' && (kind === undefined || kind === 'totp'))
    .map(({ id, friendly_name: name }, index) => ({ id, name: name || `Authenticator ${index + 1}` }))
}

/** What a token says; nothing for one that cannot be read. Only to show the right screen: the server decides. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
