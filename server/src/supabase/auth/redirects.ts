import type { AuthErrorCode } from './auth-error'
import { matchesGlob } from './redirect-glob'
import type { SessionAnswer } from './session'

/** Addresses that links may lead to. */
export interface RedirectRules {
  /** Where people land who named no allowed address. */
  siteUrl: string
  /** Further allowed addresses, as globs. */
  redirectUrls: readonly string[]
}

const MAX_LENGTH = 2000

/** Nothing a browser would run or open inside another page. */
const RUNNABLE = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:', 'view-source:'])

/** The first of the candidates that is allowed, else the site itself (contract 2.5). */
export function chooseRedirect(candidates: readonly unknown[], rules: RedirectRules): string {
  for (const candidate of candidates) {
    const url = typeof candidate === 'string' ? readTarget(candidate) : undefined
    if (url && isAllowed(url, rules)) return url.href
  }
  return rules.siteUrl
}

/** Read as browsers read it, so that what was checked is what is opened. */
function readTarget(text: string): URL | undefined {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return undefined
  const url = new URL(text)
  // A name and password in an address are there to deceive.
  return RUNNABLE.has(url.protocol) || url.username || url.password ? undefined : url
}

function isAllowed(url: URL, { siteUrl, redirectUrls }: RedirectRules): boolean {
  const site = new URL(siteUrl)
  const sameHost = url.protocol === site.protocol && url.hostname === site.hostname
  if (sameHost && (url.port === site.port || isLoopback(url.hostname))) return true
  const web = url.protocol === 'http:' || url.protocol === 'https:'
  if (web && isAddressLiteral(url.hostname)) return isLoopbackLiteral(url.hostname)
  return spellings(url).some((text) => redirectUrls.some((glob) => matchesGlob(glob, text)))
}

/** An address as a glob may mean it: without fragment, without the client's own mark, without the slash that browsers add. */
function spellings(url: URL): string[] {
  const text = url.href.split('#')[0] ?? ''
  const unmarked = text.replace(/([?&])sb_flow_id=[^&]*(&|$)/, (_, before: string, after: string) =>
    after ? before : '',
  )
  return [text, unmarked].flatMap((one) =>
    url.pathname === '/' && one.endsWith('/') ? [one, one.slice(0, -1)] : [one],
  )
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || isLoopbackLiteral(hostname)
}

/** The URL parser has turned every spelling of an IPv4 address ("0x7f.1", "2130706433") into four decimal numbers. */
function isLoopbackLiteral(hostname: string): boolean {
  return hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

function isAddressLiteral(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname)
}

/** The end of an implicit flow: the session in the fragment, which no server sees. `extra` may hold a provider's tokens. */
export function sessionRedirect(
  target: string,
  session: SessionAnswer,
  { type, ...extra }: { type?: string; provider_token?: string; provider_refresh_token?: string } = {},
): string {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session
  return withFragment(target, {
    access_token,
    expires_at,
    expires_in,
    refresh_token,
    sb: '',
    token_type,
    type,
    ...extra,
  })
}

/** The end of a PKCE flow: the code that the client exchanges. */
export function codeRedirect(target: string, code: string): string {
  return withQuery(target, { code })
}

/** A message that is no failure, such as after the first half of a double confirmation. */
export function messageRedirect(target: string, message: string): string {
  return withFragment(target, { message, sb: '' })
}

export interface RedirectFault {
  status: number
  code: AuthErrorCode
  message: string
  /** What a provider said, or the class that the protocol names apart from the status. */
  error?: string
}

/** What the protocol calls a failure of a status (contract 2.5). */
export const CLASS_OF_STATUS = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
])

/** A failure, in the fragment and, where `inQuery`, in the query, too (PKCE clients read that). */
export function errorRedirect(
  target: string,
  { status, code, message, error = CLASS_OF_STATUS.get(status) }: RedirectFault,
  { inQuery = false }: { inQuery?: boolean } = {},
): string {
  const fault = { error, error_code: code, error_description: message }
  return withFragment(inQuery ? withQuery(target, fault) : target, { ...fault, sb: '' })
}

type Fields = Record<string, string | number | undefined>

function withFragment(target: string, fields: Fields): string {
  return `${target.split('#')[0]}#${encode(fields)}`
}

/** What the query holds already is kept as it is written. */
function withQuery(target: string, fields: Fields): string {
  const [address = '', ...fragment] = target.split('#')
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  return [`${address}${joint}${encode(fields)}`, ...fragment].join('#')
}

function encode(fields: Fields): string {
  const known = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const encoded = new URLSearchParams(known)
  encoded.sort()
  return encoded.toString()
}
