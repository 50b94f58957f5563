import { invalidField } from './auth-error'
import { textOf, type RequestBody } from './request-body'

const MAX_LENGTH = 255

// ASCII only, checked before lower-casing: some foreign letters turn into plain ones by that (the Kelvin sign becomes k).
const LOCAL = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/

/** The stored form of an email address, or undefined when it is not valid. */
export function normalAddress(text: string): string | undefined {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  if (at < 1 || local.length > 64 || address.length > MAX_LENGTH) return undefined
  return LOCAL.test(local) && DOMAIN.test(domain) ? address.toLowerCase() : undefined
}

/** The address field as it was given, without the blanks around it; it may still be no address. */
export function addressTextOf(body: RequestBody): string | undefined {
  const given = body.email
  return textOf({ email: typeof given === 'string' ? given.trim() : given }, 'email', MAX_LENGTH)
}

/** @throws AuthError with the protocol's text */
export function requireAddress(text: string | undefined): string {
  const address = text === undefined ? undefined : normalAddress(text)
  if (address === undefined) throw invalidField('Unable to validate email address: invalid format')
  return address
}
