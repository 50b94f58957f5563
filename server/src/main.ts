import { readConfig } from './platform/config'
import { startEmbedded } from './platform/db/embedded'
import { createLog } from './platform/log'
import { loadSecrets } from './platform/secrets'
import { startFault } from './platform/start-fault'
import { startTracing } from './platform/tracing'

async function start() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const tracing = await startTracing(config.tracing, log)
  const secrets = await loadSecrets(config.dataDir)
  const starting = config.databaseUrl
    ? undefined
    : startEmbedded({ dataDir: config.dataDir, password: secrets.databasePassword, log })
  // PostgreSQL starts in a process of its own: load the rest of the server meanwhile.
  const loading = import('./serve')
  // Awaited below, when the database can be stopped.
  loading.catch(() => undefined)
  const embedded = await starting
  try {
    const { serve } = await loading
    // The one line a newcomer waits for.
    console.log(await serve({ config, log, secrets, tracing, embedded }))
  } catch (error) {
    // A server that cannot serve must not leave its database behind.
    await embedded?.stop()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(startFault(error))
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
})
