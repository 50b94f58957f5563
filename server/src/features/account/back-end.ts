import type { AccountRouteTools } from './account-tools'
import { otherSupabase } from './other-supabase'
import { createOwnBackEnd } from './own-back-end'

/** An account as it is ended or changed. */
export interface AccountOwner {
  id: string
  /** Null for a guest. */
  email: string | null
}

/** Where a request comes from. */
export interface Origin {
  ip: string
  userAgent: string | null
}

/** What only the keeper of the accounts can do: our own back end, or the Supabase that requests are passed through to. */
export interface BackEnd {
  /**
   * Whether this is the account's password. Slowed down like sign-in.
   * @throws AppError `too_many_requests`
   */
  checkPassword(owner: AccountOwner, password: string, origin: Origin): Promise<boolean>
  /** Takes all second factors away and ends all other sessions. Repeatable. */
  removeFactors(owner: AccountOwner, session: { id: string | null; token: string }, origin: Origin): Promise<void>
  /** Deletes the account with its files and rows, which ends its sessions, and says goodbye by mail. Repeatable. */
  deleteAccount(owner: AccountOwner, origin: Origin): Promise<void>
  /** Puts what happened to an account on record. */
  record(action: AccountAction, userId: string, origin: Origin, details?: Record<string, string>): Promise<void>
}

export type AccountAction =
  | 'account_deletion_refused'
  | 'recovery_code_refused'
  | 'recovery_codes_made'
  | 'session_ended'

export function createBackEnd(tools: AccountRouteTools): Promise<BackEnd> {
  const { passThrough } = tools.config
  return passThrough ? Promise.resolve(otherSupabase(tools, passThrough)) : createOwnBackEnd(tools)
}
