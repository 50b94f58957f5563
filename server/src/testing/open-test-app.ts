import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { pino } from 'pino'
import { createApp } from '../app'
import { readConfig } from '../platform/config'
import { openDatabase, type Db } from '../platform/db'
import type { App } from '../platform/http'
import { createTokens, type Tokens } from '../platform/jwt'
import { embeddedModel, type ScriptModel } from '../providers/model'

export interface TestAppOptions {
  /** Environment variables, as an operator would set them. */
  env?: Record<string, string>
  model?: ScriptModel
}

/** Many tests share one address; what a limit does is tested where it is set. */
const GENEROUS = {
  RATE_LIMIT_SIGNUP: '100000',
  RATE_LIMIT_TOKEN: '100000',
  RATE_LIMIT_GENERATE: '100000',
  RATE_LIMIT_REQUESTS: '1000000',
}

/** The real app with keys of its own on the given database. */
export async function openTestApp(
  connectionString: string,
  options: TestAppOptions = {},
): Promise<{ app: App; db: Db; tokens: Tokens; close(): Promise<void> }> {
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const database = openDatabase({ connectionString, poolSize: 6 }, () => undefined)
  const config = readConfig({ NODE_ENV: 'test', ...GENEROUS, ...options.env })
  const tokens = await createTokens(await testSecrets())
  const app = await createApp({ config, db: database.db, tokens, log, model: options.model ?? embeddedModel })
  await app.ready()
  const close = async () => {
    await app.close()
    await database.close()
  }
  return { app, db: database.db, tokens, close }
}

async function testSecrets() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return {
    jwtSecret: randomBytes(32).toString('hex'),
    databasePassword: randomBytes(16).toString('hex'),
    signingKeys: [{ ...jwk, kty: 'EC' as const, d: jwk.d!, kid: randomBytes(4).toString('hex') }],
  }
}
