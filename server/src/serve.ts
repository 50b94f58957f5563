import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { createApp } from './app'
import { startNotificationEmails } from './features/account'
import { startBillingJob } from './features/billing'
import { startMarketJobs, type MarketJobRunner } from './features/market'
import { checkModelAtStart, createScriptModel } from './features/model'
import type { Config } from './platform/config'
import { createNotifications, migrate, openDatabase, type EmbeddedDatabase } from './platform/db'
import type { App } from './platform/http'
import { createTokens } from './platform/jwt'
import type { Log } from './platform/log'
import { measurePool } from './platform/metrics'
import { createRemoteTokens } from './platform/remote-tokens'
import type { Schedule } from './platform/schedule'
import type { Secrets } from './platform/secrets'
import type { Tracing } from './platform/tracing'
import { createFileStore } from './providers/files'
import { createOutbox } from './providers/mail'
import { warmUpWriter } from './providers/model'
import { createPayments } from './providers/payments'
import { DEMO_CREATOR, ensureDemoCreator } from './demo-creator'

/** Time to stop in after a signal; what follows is part of it, and the rest is for the embedded database. */
const GRACE_MS = 20_000
/** For requests that are being answered (`closeConnections`) and for jobs. What is not done then is left to the next start, or to another server. */
const WORK_MS = 8000
/** For mails and traces on their way, and then for the database's connections to come back. */
const OUTSIDE_MS = 1500
const DATABASE_MS = 500

export interface ServeOptions {
  config: Config
  log: Log
  secrets: Secrets
  tracing: Tracing | undefined
  embedded: EmbeddedDatabase | undefined
}

/** Migrates the database, opens the port and starts the jobs. Returns the line that says where. */
export async function serve({ config, log, secrets, tracing, embedded }: ServeOptions): Promise<string> {
  const tokens = config.passThrough
    ? createRemoteTokens(config.passThrough, config.jwtSecret)
    : await createTokens({ ...secrets, jwtSecret: config.jwtSecret ?? secrets.jwtSecret })
  const connectionString = config.databaseUrl ?? embedded!.connectionString
  // Notifications and the lock of migrations stay with one connection.
  const directly = config.databaseDirectUrl ?? connectionString
  await migrate(directly, { ownBackEnd: !config.passThrough })
  const database = openDatabase(
    {
      connectionString,
      poolSize: config.databasePool,
      ownConnections: !config.databaseDirectUrl,
      checksSessions: !config.passThrough,
    },
    (error) => log.warn({ err: error }, 'A database connection broke'),
  )
  measurePool(database.pool)

  const notifications = createNotifications(directly, log)
  const baseTools = { config, db: database.db, notifications, tokens, log }
  const outbox = createOutbox(baseTools)
  const files = createFileStore(config)
  const { payments, sandbox } = createPayments(baseTools)
  let notificationEmails: Schedule | undefined
  let billing: Schedule | undefined
  let market: MarketJobRunner | undefined
  const app = await createApp({ ...baseTools, model: createScriptModel(baseTools), outbox, files, payments, sandbox })
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'The server is stopping after an unexpected error')
    log.info('The server is stopping')
    // At once: a server that takes over a job should not wait for answers that are still being written.
    await within(WORK_MS, log, [app.close(), notificationEmails?.close(), billing?.close(), market?.close()])
    const outside = [sandbox?.close(), outbox.close(), files.close(), notifications.close(), tracing?.close()]
    await within(OUTSIDE_MS, log, outside)
    await within(DATABASE_MS, log, [database.close()])
    await embedded?.stop()
  })

  if (config.writerWarmUp) warmUpForFirstUser(app, [tokens.anonKey, tokens.serviceRoleKey])
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${config.port} is in use. Stop the program that uses it, or set PORT to another port.`)
  })
  await outbox.start()
  sandbox?.start()
  billing = startBillingJob({ ...baseTools, payments })
  market = startMarketJobs(baseTools)
  if (config.demoCreator) await ensureDemoCreator(app, tokens.serviceRoleKey)

  void checkModelAtStart(baseTools)

  const address = app.server.address()
  const port = address && typeof address === 'object' ? address.port : config.port
  const host = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host
  const signIn = config.demoCreator ? `  Demo creator: ${DEMO_CREATOR.email} / ${DEMO_CREATOR.password}` : ''
  const server = config.publicUrl ?? `http://${host}:${port}`
  notificationEmails = startNotificationEmails(
    { ...baseTools, outbox },
    { server, pages: config.auth.siteUrl ?? server },
  )
  return `Reelwright is ready at ${server}${signIn}`
}

/** Warm the writer up when the first user is here: it takes two to four seconds of processor and 100 MB. */
function warmUpForFirstUser({ server }: App, keys: string[]) {
  const look = ({ headers: { authorization = '' } }: IncomingMessage) => {
    if (!authorization || keys.some((key) => authorization.endsWith(key))) return
    server.off('request', look)
    void warmUpWriter()
  }
  server.on('request', look)
}

/** Waits for all, whatever becomes of each, and no longer than so many milliseconds. */
async function within(ms: number, log: Log, ends: (Promise<unknown> | undefined)[]) {
  const ended = ends.map(async (end) => {
    try {
      await end
    } catch (err) {
      log.warn({ err }, 'Part of the server did not stop cleanly')
    }
  })
  const late = Symbol('late')
  const first = await Promise.race([Promise.all(ended), sleep(ms, late, { ref: false })])
  if (first === late) log.warn({ ms }, 'Part of the server did not stop in time')
}
