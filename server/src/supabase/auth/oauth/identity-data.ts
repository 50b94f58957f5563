import { normalAddress } from '../email-address'
import type { Metadata } from '../user-metadata'

/** A user's identity as a provider states it. */
export interface ProviderIdentity {
  provider: 'google'
  /** The provider's own name of the person: stays when their address changes. */
  subject: string
  /** In its stored form; undefined when the provider sent none that can be one. */
  email: string | undefined
  /** The provider saw to it that the address is theirs. */
  emailVerified: boolean
  data: Metadata
}

const MAX_NAME_LENGTH = 150
const MAX_ADDRESS_LENGTH = 500
const MAX_SUBJECT_LENGTH = 255
// What PostgreSQL refuses, and what does not belong in a name.
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\p{Surrogate}\p{Cc}]/gu

/**
 * What of a provider's claims becomes the identity, with the field names of contract 2.2. They come from outside: other types than
 * expected count as missing, texts are cut. Undefined without a subject.
 */
export function identityOf(claims: Record<string, unknown>): ProviderIdentity | undefined {
  const subject = textOf(claims.sub, MAX_SUBJECT_LENGTH)
  if (subject === undefined || subject !== claims.sub) return undefined
  const email = typeof claims.email === 'string' ? normalAddress(claims.email) : undefined
  const emailVerified = email !== undefined && (claims.email_verified === true || claims.email_verified === 'true')
  const name = textOf(claims.name, MAX_NAME_LENGTH)
  const picture = webAddressOf(claims.picture)
  const data = {
    iss: textOf(claims.iss, MAX_ADDRESS_LENGTH),
    sub: subject,
    provider_id: subject,
    email,
    email_verified: emailVerified,
    phone_verified: false,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
    custom_claims:
      textOf(claims.hd, MAX_NAME_LENGTH) === undefined ? undefined : { hd: textOf(claims.hd, MAX_NAME_LENGTH) },
  }
  return {
    provider: 'google',
    subject,
    email,
    emailVerified,
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
  }
}

function textOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined
  return (
    value
      .replace(UNSTORABLE, '')
      .trim()
      .slice(0, longest)
      .replace(/\p{Surrogate}/gu, '') || undefined
  )
}

function webAddressOf(value: unknown): string | undefined {
  const text = textOf(value, MAX_ADDRESS_LENGTH + 1)
  return text !== undefined && text.length <= MAX_ADDRESS_LENGTH && /^https?:\/\//i.test(text) && URL.canParse(text)
    ? text
    : undefined
}
