import closeWithGrace from 'close-with-grace'
import { createApp } from './app'
import { startLetters, type LetterJob } from './features/account'
import { startBillingJob } from './features/billing'
import { startMarketJobs, type MarketJobRunner } from './features/market'
import { readConfig, type Config } from './platform/config'
import { createNotifications, migrate, openDatabase, startEmbedded, type EmbeddedDatabase } from './platform/db'
import { createTokens, type Tokens } from './platform/jwt'
import { createLog, type Log } from './platform/log'
import { createRemoteTokens } from './platform/remote-tokens'
import type { Rounds } from './platform/rounds'
import { loadSecrets } from './platform/secrets'
import { createFileStore } from './providers/files'
import { createOutbox } from './providers/mail'
import { createModel, warmUpWriter } from './providers/model'
import { createPayments } from './providers/payments'
import { DEMO_CREATOR, ensureDemoCreator } from './demo-creator'

/** Time to stop in when the server is told to: most of it is for requests that are being answered (`closeConnections`). */
const GRACE_MS = 10_000

async function start() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const secrets = await loadSecrets(config.dataDir)
  const tokens = config.passThrough
    ? createRemoteTokens(config.passThrough, config.jwtSecret)
    : await createTokens({ ...secrets, jwtSecret: config.jwtSecret ?? secrets.jwtSecret })

  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: config.dataDir, password: secrets.databasePassword, log })
  try {
    await serve(config, log, tokens, embedded)
  } catch (error) {
    // A server that cannot serve must not leave its database behind.
    await embedded?.stop()
    throw error
  }
}

async function serve(config: Config, log: Log, tokens: Tokens, embedded: EmbeddedDatabase | undefined) {
  const connectionString = config.databaseUrl ?? embedded!.connectionString
  await migrate(connectionString, { ownBackEnd: !config.passThrough })
  const database = openDatabase({ connectionString, poolSize: config.databasePool }, (error) =>
    log.warn({ err: error }, 'A database connection broke'),
  )

  const notifications = createNotifications(connectionString, log)
  const ground = { config, db: database.db, notifications, tokens, log }
  const outbox = createOutbox(ground)
  const files = createFileStore(config)
  const { payments, sandbox } = createPayments(ground)
  let letters: LetterJob | undefined
  let billing: Rounds | undefined
  let market: MarketJobRunner | undefined
  const app = await createApp({ ...ground, model: createModel(config, log), outbox, files, payments, sandbox })
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'The server stops after an unexpected error')
    await app.close()
    await letters?.close()
    await billing?.close()
    await market?.close()
    await sandbox?.close()
    await outbox.close()
    await files.close()
    await notifications.close()
    await database.close()
    await embedded?.stop()
  })

  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${config.port} is taken. Stop what uses it, or set PORT to another one.`)
  })
  await outbox.start()
  sandbox?.start()
  billing = startBillingJob({ ...ground, payments })
  market = startMarketJobs(ground)
  if (config.demoCreator) await ensureDemoCreator(app, tokens.anonKey)

  const address = app.server.address()
  const port = address && typeof address === 'object' ? address.port : config.port
  const host = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host
  const signIn = config.demoCreator ? `  Demo creator: ${DEMO_CREATOR.email} / ${DEMO_CREATOR.password}` : ''
  const server = config.publicUrl ?? `http://${host}:${port}`
  letters = startLetters({ ...ground, outbox }, { server, pages: config.auth.siteUrl ?? server })
  // The one line a newcomer waits for.
  console.log(`Reelwright is ready at ${server}${signIn}`)
  setImmediate(() => warmUpWriter())
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
})
