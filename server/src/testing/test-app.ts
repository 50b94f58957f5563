import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database as Tables } from '@reelwright/shared'
import { inject } from 'vitest'
import ws from 'ws'
import type { AppTools } from '../app'
import type { Db } from '../platform/db'
import type { App } from '../platform/http'
import type { Tokens } from '../platform/jwt'
import { afterFile } from './closing'
import { makeDatabase, withDatabase } from './cluster'
import { fetchInto } from './fetch-into'
import { openTestApp, type OpenTestApp, type TestAppOptions } from './open-test-app'

export interface TestUser {
  id: string
  email: string
  password: string
  token: string
  /** The official SDK, signed in as this user and talking to the app in process. */
  supabase: SupabaseClient<Tables>
  /** A plain request with the user's token and the public key. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export interface TestApp {
  app: App
  db: Db
  tokens: Tokens
  /** What the app works with: for what no request starts, such as jobs. */
  tools: AppTools
  anonKey: string
  /** Of the database behind it, as the server reaches it. */
  connectionString: string
  /** The official SDK without a session. */
  anonymous(): SupabaseClient<Tables>
  /** A new account, signed up over the public API. */
  newUser(): Promise<TestUser>
}

/** The real app on a database of this worker. Only external services are fake. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const connectionString = await workerDatabase('worker')
  const opened = await openTestApp(connectionString, options)
  afterFile(opened.close)
  return clientsOf(opened, connectionString)
}

let shared: Promise<TestApp> | undefined

/**
 * One app for all files of this worker that ask for it, on a database of its own: to open one takes longer than many a file. For tests
 * that send requests, and neither close it, let it listen, nor change what it works with.
 */
export function sharedApp(): Promise<TestApp> {
  return (shared ??= openSharedApp())
}

async function openSharedApp() {
  const connectionString = await workerDatabase('shared')
  const dataDir = join(inject('cluster').files, process.env.VITEST_POOL_ID ?? '0')
  return clientsOf(await openTestApp(connectionString, { env: { DATA_DIR: dataDir } }), connectionString)
}

/** The address of a database of this worker, made when it is first asked for. */
export async function workerDatabase(use: string) {
  const { adminUrl, serverUrl, template } = inject('cluster')
  const name = `${template.replace('template', use)}_${process.env.VITEST_POOL_ID ?? '0'}`
  await makeDatabase(adminUrl, name, template, new URL(serverUrl).username)
  return withDatabase(serverUrl, name)
}

function clientsOf({ app, db, tokens, tools }: OpenTestApp, connectionString: string): TestApp {
  const connect = (token?: string): SupabaseClient<Tables> =>
    createClient<Tables>('http://reelwright.test', tokens.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      realtime: { transport: ws as never },
      global: { fetch: fetchInto(app), headers: token ? { Authorization: `Bearer ${token}` } : {} },
    })

  return {
    app,
    db,
    tokens,
    tools,
    anonKey: tokens.anonKey,
    connectionString,
    anonymous: () => connect(),
    async newUser() {
      const email = `${randomUUID()}@example.com`
      const password = `p${randomBytes(9).toString('base64url')}7a`
      const supabase = connect()
      const { data, error } = await supabase.auth.signUp({
        email,
        password,
        options: { data: { full_name: 'Ana Test' } },
      })
      if (error || !data.session || !data.user) throw new Error('Sign-up failed in a test', { cause: error })
      const token = data.session.access_token
      const send = fetchInto(app)
      return {
        id: data.user.id,
        email,
        password,
        token,
        supabase,
        fetch: (path, init = {}) => {
          const headers = new Headers(init.headers)
          headers.set('apikey', tokens.anonKey)
          headers.set('authorization', `Bearer ${token}`)
          if (init.body && !headers.has('content-type')) headers.set('content-type', 'application/json')
          return send(`http://reelwright.test${path}`, { ...init, headers })
        },
      }
    },
  }
}
