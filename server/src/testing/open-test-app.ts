import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { pino } from 'pino'
import { createApp, type AppTools } from '../app'
import { startMarketJobs } from '../features/market'
import { createScriptModel } from '../features/model'
import { readConfig } from '../platform/config'
import { createNotifications, openDatabase, type Db } from '../platform/db'
import type { App } from '../platform/http'
import { createTokens, type Tokens } from '../platform/jwt'
import { createRemoteTokens } from '../platform/remote-tokens'
import { createFileStore } from '../providers/files'
import { createOutbox } from '../providers/mail'
import type { ScriptModel } from '../providers/model'
import { createPayments } from '../providers/payments'

export interface TestAppOptions {
  /** Environment variables, as an operator would set them. */
  env?: Record<string, string>
  model?: ScriptModel
  /** False: nobody works on the market's jobs, for tests that do so themselves. */
  marketJobs?: boolean
}

/** Many tests share one address; what a limit does is tested where it is set. */
const GENEROUS = {
  RATE_LIMIT_SIGNUP: '100000',
  RATE_LIMIT_TOKEN: '100000',
  RATE_LIMIT_OTP: '100000',
  RATE_LIMIT_VERIFY: '100000',
  RATE_LIMIT_USER: '100000',
  RATE_LIMIT_FACTOR: '100000',
  RATE_LIMIT_ANONYMOUS: '100000',
  RATE_LIMIT_MAIL: '1000000',
  RATE_LIMIT_GENERATE: '100000',
  RATE_LIMIT_EXPORT: '100000',
  RATE_LIMIT_CHECKOUT: '100000',
  RATE_LIMIT_MARKET: '100000',
  RATE_LIMIT_REQUESTS: '1000000',
}

/** A thousandth of the real work: thousands of accounts sign up in the tests. `password-hash.test.ts` looks at the real one. */
const PASSWORD_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 }

export interface OpenTestApp {
  app: App
  db: Db
  tokens: Tokens
  tools: AppTools
  close(): Promise<void>
}

/** The real app with keys of its own on the given database. */
export async function openTestApp(connectionString: string, options: TestAppOptions = {}): Promise<OpenTestApp> {
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const notifications = createNotifications(connectionString, log)
  const dataDir = options.env?.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'reelwright-test-')))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...GENEROUS, ...options.env })
  const database = openDatabase({ connectionString, poolSize: 6, checksSessions: !config.passThrough }, () => undefined)
  const tokens = config.passThrough
    ? createRemoteTokens(config.passThrough, config.jwtSecret)
    : await createTokens(await testSecrets())
  const baseTools = { config, db: database.db, notifications, tokens, log, passwordCost: PASSWORD_COST }
  const [outbox, files] = [createOutbox(baseTools), createFileStore(config)]
  const { payments, sandbox } = createPayments(baseTools)
  const tools: AppTools = {
    ...baseTools,
    model: options.model ?? createScriptModel(baseTools),
    outbox,
    files,
    payments,
    sandbox,
  }
  const app = await createApp(tools)
  await app.ready()
  await outbox.start()
  const market = options.marketJobs === false ? undefined : startMarketJobs(baseTools)
  const close = async () => {
    await app.close()
    await market?.close()
    await sandbox?.close()
    await outbox.close()
    await files.close()
    await notifications.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { app, db: database.db, tokens, tools, close }
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
