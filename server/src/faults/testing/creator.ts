import { randomUUID } from 'node:crypto'

/** Somebody with an account at a server that runs as a process. */
export interface Creator {
  id: string
  email: string
  password: string
  token: string
  refreshToken: string
  anonKey: string
  /** A request as the web app sends it. */
  send(path: string, init?: RequestInit & { json?: object }): Promise<Response>
  /** Saves a script, as the studio does. The status; 0 when the line broke. */
  save(title: string, key?: string, text?: string): Promise<number>
  /** All own scripts. */
  scripts(): Promise<{ title: string; script_text: string | null; idempotency_key: string | null }[]>
}

export async function newCreator(url: string): Promise<Creator> {
  const { anonKey } = (await (await fetch(`${url}/api/config`)).json()) as { anonKey: string }
  const [email, password] = [`${randomUUID()}@example.com`, `p${randomUUID()}7a`]
  const signedUp = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, data: { full_name: 'Ana Test' } }),
  })
  if (!signedUp.ok) throw new Error(`Sign-up answered ${signedUp.status}: ${await signedUp.text()}`)
  const session = (await signedUp.json()) as { access_token: string; refresh_token: string; user: { id: string } }

  const creator: Creator = {
    id: session.user.id,
    email,
    password,
    token: session.access_token,
    refreshToken: session.refresh_token,
    anonKey,
    send(path, { json, ...init } = {}) {
      const headers = new Headers(init.headers)
      headers.set('apikey', anonKey)
      headers.set('authorization', `Bearer ${creator.token}`)
      if (json) headers.set('content-type', 'application/json')
      return fetch(`${url}${path}`, { ...init, headers, ...(json && { method: 'POST', body: JSON.stringify(json) }) })
    },
    async save(title, key = randomUUID(), text = title) {
      const row = { title, script_text: text, idempotency_key: key }
      const answer = await creator.send('/rest/v1/scripts', { json: row }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      return answer?.status ?? 0
    },
    async scripts() {
      const answer = await creator.send('/rest/v1/scripts?select=title,script_text,idempotency_key&order=id')
      if (answer.status !== 200) throw new Error(`Reading answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as Awaited<ReturnType<Creator['scripts']>>
    },
  }
  return creator
}
