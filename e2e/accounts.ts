import { randomUUID } from 'node:crypto'

/** Somebody who uses the product; every test makes up its own. */
export interface Person {
  name: string
  email: string
  password: string
}

/** An account made over HTTP, for tests that start behind the sign-up. */
export interface Account extends Person {
  id: string
  token: string
  refreshToken: string
  /** The public key of the product that made it: another product may listen at the same address later. */
  apikey: string
}

export function newPerson(name = 'Ana Ito'): Person {
  return { name, email: `ana.${randomUUID()}@example.com`, password: `film-${randomUUID().slice(0, 8)}-7a` }
}

export async function anonKey(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/config`)
  const { anonKey } = (await answer.json()) as { anonKey: string }
  return anonKey
}

/** Signs up through the public API, as the browser does. */
export async function newAccount(url: string, person: Person = newPerson()): Promise<Account> {
  const apikey = await anonKey(url)
  const { access_token, refresh_token, user } = await openSession(`${url}/auth/v1/signup`, apikey, {
    email: person.email,
    password: person.password,
    data: { full_name: person.name, name: person.name },
  })
  return { ...person, id: user.id, token: access_token, refreshToken: refresh_token, apikey }
}

/** A new session of somebody who has an account, as the browser gets it from the sign-in form. */
export async function newSession(
  url: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
  userAgent: string,
): Promise<Session> {
  const address = `${url}/auth/v1/token?grant_type=password`
  return openSession(address, await anonKey(url), { email, password }, { 'user-agent': userAgent })
}

interface Session {
  access_token: string
  refresh_token: string
  user: { id: string }
}

async function openSession(
  address: string,
  apikey: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Session> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Session
}

export interface RestAnswer<Row> {
  status: number
  rows: Row[]
  text: string
}

/** A direct call of the data API with this account's own token. */
export async function callRest<Row = Record<string, unknown>>(
  url: string,
  account: { token: string; apikey?: string },
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<RestAnswer<Row>> {
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: account.apikey ?? (await anonKey(url)),
      authorization: `Bearer ${account.token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const rows = answer.ok && text.startsWith('[') ? (JSON.parse(text) as Row[]) : []
  return { status: answer.status, rows, text }
}
