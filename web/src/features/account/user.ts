import type { Database } from '../../platform'

/** The signed-in person, as the screens need them. */
export interface SessionUser {
  id: string
  email: string
  /** Empty when the account has none. */
  name: string
  emailVerified: boolean
  /** The address that waits for its confirmation. */
  newEmail: string | null
  /** The ways in that this account has: "email" for a password or mail link, "google". */
  providers: string[]
}

export type Profile = Database['public']['Tables']['profiles']['Row']

export interface AuthUser {
  id: string
  email?: string
  email_confirmed_at?: string
  new_email?: string
  app_metadata?: Record<string, unknown>
  user_metadata: Record<string, unknown>
  factors?: { id: string; status: string; factor_type?: string; friendly_name?: string }[]
}

export function toSessionUser(user: AuthUser): SessionUser {
  const { full_name: fullName, name } = user.user_metadata
  const providers: unknown = user.app_metadata?.providers
  return {
    id: user.id,
    email: user.email ?? '',
    name: [fullName, name].find((text): text is string => typeof text === 'string' && text.trim() !== '')?.trim() ?? '',
    emailVerified: Boolean(user.email_confirmed_at),
    newEmail: user.new_email || null,
    providers: Array.isArray(providers) ? providers.filter((one): one is string => typeof one === 'string') : [],
  }
}

/** Where the picture of a profile is: at the address this page came from, whatever name the server had when it was stored. */
export function avatarSource(profile: Pick<Profile, 'avatar_path' | 'avatar_url'> | null): string | null {
  if (!profile?.avatar_path) return profile?.avatar_url ?? null
  return `/storage/v1/object/public/avatars/${profile.avatar_path.split('/').map(encodeURIComponent).join('/')}`
}
