import { queryOptions } from '@tanstack/react-query'
import { type Database, loadBackend, logError, supabase, unwrap } from '../../../platform'
import { callbackAddress } from '../api'
import type { Profile } from '../user'
import { AccountFault } from './problem-text'

type ProfileFields = Omit<Database['public']['Tables']['profiles']['Update'], 'id'>

const BUCKET = 'avatars'

/** The account that this browser is signed in with. (A-PR-01) */
async function requireUser() {
  await loadBackend()
  const { data } = await supabase().auth.getSession()
  if (!data.session) throw new AccountFault('No user logged in')
  return data.session.user
}

/**
 * Two calls without a transaction between them: the service keeps names of its own, beside the row. Both can be repeated. When the
 * second one fails so does the whole, and whoever typed sends it again. (A-PR-04, CX-29)
 */
export async function saveProfile(fields: ProfileFields): Promise<Profile> {
  const user = await requireUser()
  const { first_name, full_name } = fields
  const data = {
    ...(first_name !== undefined && { first_name }),
    ...(full_name !== undefined && { full_name, name: full_name }),
  }
  if (Object.keys(data).length > 0) {
    const { error } = await supabase().auth.updateUser({ data })
    if (error) throw error
  }
  return upsert(user.id, fields)
}

const upsert = (id: string, fields: ProfileFields): Promise<Profile> =>
  unwrap(
    supabase()
      .from('profiles')
      .upsert({ id, ...fields })
      .select('*')
      .single(),
  )

const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg' }

/** Stores a picture, shows it in the profile, and then takes the old file away. (A-PR-05, OP-25) */
export async function saveAvatar(picture: Blob): Promise<Profile> {
  const user = await requireUser()
  const before = await readAvatarPath(user.id)
  const files = supabase().storage.from(BUCKET)
  const path = `avatars/${user.id}-${randomName()}.${EXTENSIONS[picture.type] ?? 'png'}`
  // A year: every picture has an address of its own.
  await unwrapFile(files.upload(path, picture, { contentType: picture.type, cacheControl: '31536000' }))
  try {
    const { publicUrl } = files.getPublicUrl(path).data
    const profile = await upsert(user.id, { avatar_path: path, avatar_url: publicUrl })
    if (before !== null && before !== path) await removeFile(before)
    return profile
  } catch (error) {
    // Only the answer may have been lost: then the profile has this picture already.
    const now = await readAvatarPath(user.id).catch(() => path)
    if (now !== path) await removeFile(path)
    throw error
  }
}

/** The file goes first: what somebody takes away must be gone before the page says so. (A-PR-02, A-PR-06) */
export async function removeAvatar(): Promise<Profile> {
  const user = await requireUser()
  const path = await readAvatarPath(user.id)
  if (path === null) throw new AccountFault('No avatar to remove')
  await unwrapFile(supabase().storage.from(BUCKET).remove([path]))
  return upsert(user.id, { avatar_path: null, avatar_url: null })
}

/** As it is now: another tab may have changed it. */
async function readAvatarPath(id: string): Promise<string | null> {
  const row = await unwrap(supabase().from('profiles').select('avatar_path').eq('id', id).maybeSingle())
  return row?.avatar_path ?? null
}

/** A file that stays behind is shown nowhere and goes with the account; no message is needed. */
async function removeFile(path: string) {
  const { error } = await supabase().storage.from(BUCKET).remove([path])
  if (error) logError('An old picture couldn’t be removed', error)
}

async function unwrapFile(call: PromiseLike<{ error: Error | null }>) {
  const { error } = await call
  if (error) throw error
}

/** 16 hex characters. */
const randomName = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const toCallback = () => ({ emailRedirectTo: callbackAddress() })

/** The address changes once the links in the mails are opened. */
export async function changeEmail(email: string): Promise<void> {
  const { error } = await supabase().auth.updateUser({ email }, toCallback())
  if (error) throw error
}

/** The mails of a change that waits once more. */
export async function resendEmailChange(currentEmail: string): Promise<void> {
  const { error } = await supabase().auth.resend({ type: 'email_change', email: currentEmail, options: toCallback() })
  if (error) throw error
}

/** Asks the service what has become of the account: a mail may have been opened on another device. */
export async function refreshUser(): Promise<void> {
  const { error } = await supabase().auth.refreshSession()
  if (error) throw error
}

/** What only the service knows for sure; the session of this browser may be behind. */
export interface AccountFacts {
  email: string
  emailVerified: boolean
  /** Waits for the links in its mails. */
  newEmail: string | null
  /** Ways to sign in: "email", "google". */
  providers: string[]
  /** The authenticator that signs in here, too; null: two-factor is off. */
  factorId: string | null
}

export const accountFactsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account-facts', userId],
    queryFn: async (): Promise<AccountFacts> => {
      const { data, error } = await supabase().auth.getUser()
      if (error) throw error
      const { email, email_confirmed_at, new_email, identities, factors } = data.user
      return {
        email: email ?? '',
        emailVerified: Boolean(email_confirmed_at),
        newEmail: new_email || null,
        providers: (identities ?? []).map(({ provider }) => provider),
        factorId: factors?.find(({ status }) => status === 'verified')?.id ?? null,
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Somebody may wait for the answer: "paused" would be none.
    networkMode: 'always',
  })
