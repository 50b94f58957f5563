import type { Database } from '../../platform'

/** The signed-in person, as the screens need them. */
export interface SessionUser {
  id: string
  email: string
  /** Empty when the account has none. */
  name: string
  emailVerified: boolean
}

export type Profile = Database['public']['Tables']['profiles']['Row']

interface AuthUser {
  id: string
  email?: string
  email_confirmed_at?: string
  user_metadata: Record<string, unknown>
}

export function toSessionUser(user: AuthUser): SessionUser {
  const { full_name: fullName, name } = user.user_metadata
  return {
    id: user.id,
    email: user.email ?? '',
    name: [fullName, name].find((text): text is string => typeof text === 'string' && text.trim() !== '')?.trim() ?? '',
    emailVerified: Boolean(user.email_confirmed_at),
  }
}
