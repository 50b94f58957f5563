import { parseArgs } from 'node:util'
import { readConfig } from './platform/config'
import { createTokens } from './platform/jwt'
import { replaceLostSecrets } from './platform/lost-secrets'
import { loadSecrets, rotateSigningKey } from './platform/secrets'

const HELP = `npm run --silent keys                       print this installation's keys as JSON
npm run --silent keys -- --rotate           create a new key for user tokens; it starts signing in an hour (or --after MINUTES)
npm run --silent keys -- --rotate --at-once use this after a leak: the new key signs now, and old ones are refused
npm run --silent keys -- --after-loss       use this when secrets.json is lost and in no backup: new secrets for the embedded database (docs/backup.md)
When to restart the servers: docs/security.md.`

/** `npm run keys`: this installation's keys as JSON, for operators and outside clients; and the exchange of the key that signs sessions. */
const config = readConfig(process.env)
if (config.passThrough) throw new Error('Use the keys of the Supabase at SUPABASE_URL')
const options = readOptions()
if (options.help) console.log(HELP)
else if (options.afterLoss) await replaceLost()
else if (options.rotate) await rotate()
else await show()

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        rotate: { type: 'boolean', default: false },
        after: { type: 'string' },
        'at-once': { type: 'boolean', default: false },
        'after-loss': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const minutes = values.after ?? '60'
    if (!/^\d{1,5}$/.test(minutes)) throw new Error('--after must be a whole number of minutes')
    if (!values.rotate && (values.after !== undefined || values['at-once']))
      throw new Error('--after and --at-once need --rotate')
    if (values.after !== undefined && values['at-once']) throw new Error('Use either --after or --at-once')
    return {
      rotate: values.rotate,
      delay: Number(minutes) * 60,
      atOnce: values['at-once'],
      afterLoss: values['after-loss'],
      help: values.help,
    }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`)
    process.exit(2)
  }
}

async function show() {
  const secrets = await loadSecrets(config.dataDir).catch(fail)
  const jwtSecret = config.jwtSecret ?? secrets.jwtSecret
  const { anonKey, serviceRoleKey } = await createTokens({ ...secrets, jwtSecret })
  console.log(JSON.stringify({ anonKey, serviceRoleKey, jwtSecret }, null, 2))
}

async function rotate() {
  const { delay, atOnce } = options
  const tokenLife = config.auth.jwtExpirySeconds
  const rotation = await rotateSigningKey(config.dataDir, { delay, tokenLife, atOnce }).catch(fail)
  console.log(JSON.stringify(rotation, null, 2))
  console.error(
    atOnce
      ? 'Restart every server now. Until then, servers still sign with and accept the leaked key.'
      : `Restart every server, one at a time, before ${rotation.signsFrom.toISOString()}.`,
  )
}

async function replaceLost() {
  await replaceLostSecrets(config.dataDir).catch(fail)
  console.error(
    `New secrets are in ${config.dataDir}/secrets.json. Everyone has to log in again, authenticator apps and shops have to be set up again, and the API keys are new (npm run --silent keys).`,
  )
}

function fail(error: unknown): never {
  console.error((error as Error).message)
  process.exit(1)
}
