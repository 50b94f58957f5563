import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import ws from 'ws'
import { fetchInto, sharedApp, type TestApp, type TestUser } from '../../testing'

let app: TestApp
let ana: TestUser
beforeAll(async () => {
  app = await sharedApp()
  ana = await app.newUser()
})

const clientOf = (key: string) =>
  createClient('http://reelwright.test', key, {
    auth: { persistSession: false, autoRefreshToken: false, experimental: { passkey: true } },
    realtime: { transport: ws as never },
    global: { fetch: fetchInto(app.app) },
  })

const saml = { status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' }
const passkeys = { status: 404, code: 'passkey_disabled', message: 'Passkeys are disabled' }
const oauthServer = { status: 404, code: 'feature_disabled', message: 'OAuth server is disabled' }
const providers = { status: 404, code: 'feature_disabled', message: 'Custom OAuth providers are disabled' }

describe('what is off says so with the code of the original', () => {
  test('to everybody: SAML, wallets, passkeys, apps of others', async () => {
    const { auth } = clientOf(app.anonKey)
    expect((await auth.signInWithSSO({ domain: 'example.com' })).error).toMatchObject(saml)
    const wallet = { chain: 'ethereum', message: 'hello', signature: '0x12' } as const
    expect((await auth.signInWithWeb3(wallet)).error).toMatchObject({
      status: 422,
      code: 'web3_provider_disabled',
      message: 'Web3 provider is disabled',
    })
    expect((await auth.passkey.startAuthentication()).error).toMatchObject(passkeys)
    expect((await ana.supabase.auth.oauth.listGrants()).error).toMatchObject(oauthServer)
  })

  test('to a caller with the service role key: apps, providers and passkeys', async () => {
    const { admin } = clientOf(app.tokens.serviceRoleKey).auth
    expect((await admin.oauth.listClients()).error).toMatchObject(oauthServer)
    expect((await admin.oauth.deleteClient(ana.id)).error).toMatchObject(oauthServer)
    expect((await admin.customProviders.listProviders()).error).toMatchObject(providers)
    expect((await admin.passkey.listPasskeys({ userId: ana.id })).error).toMatchObject(passkeys)
  })

  test('but reveals nothing about the admin calls to other callers', async () => {
    const { admin } = clientOf(app.anonKey).auth
    const refused = { status: 403, code: 'not_admin' }
    expect((await admin.oauth.listClients()).error).toMatchObject(refused)
    expect((await admin.customProviders.listProviders()).error).toMatchObject(refused)
  })
})
