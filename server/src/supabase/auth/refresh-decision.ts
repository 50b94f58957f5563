/** What the database knows about a presented refresh token and its session, read under the session's lock. */
export interface RefreshState {
  tokenId: string
  /** Seconds since the presented token was revoked; null while it is active. */
  revokedFor: number | null
  /** The session's active token; null once the family was revoked. */
  active: { id: string; parent: string | null } | null
}

export type RefreshDecision = 'rotate' | 'repeat' | 'reuse'

/**
 * The table of contract 2.6.
 *
 * - `rotate`: a new token takes the place of the active one.
 * - `repeat`: the active token once more, for a client that lost the answer or has two tabs.
 * - `reuse`: somebody kept an old token; the family ends.
 */
export function decideRefresh(state: RefreshState, reuseSeconds: number): RefreshDecision {
  if (state.revokedFor === null) return 'rotate'
  // A revoked family stays so, even within the interval.
  if (!state.active) return 'reuse'
  if (state.active.parent === state.tokenId) return 'repeat'
  return state.revokedFor <= reuseSeconds ? 'rotate' : 'reuse'
}
