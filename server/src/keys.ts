import { parseArgs } from 'node:util'
import { readConfig } from './platform/config'
import { createTokens } from './platform/jwt'
import { replaceLostSecrets } from './platform/lost-secrets'
import { loadSecrets, rotateSigningKey } from './platform/secrets'

const HELP = `npm run --silent keys                       this installation's keys as JSON
npm run --silent keys -- --rotate           a new key for user tokens, which signs in an hour (--after MINUTES: then)
npm run --silent keys -- --rotate --at-once a key has leaked: the new one signs now, the others are refused
docs/security.md says when to start the servers again.
npm run --silent keys -- --after-loss       secrets.json is lost, and in no backup: new secrets for the embedded database (docs/backup.md)`

/** `npm run keys`: this installation's keys as JSON, for operators and outside clients; and the exchange of the key that signs sessions. */
const config = readConfig(process.env)
if (config.passThrough) throw new Error('The keys are those of the Supabase that SUPABASE_URL names')
const wishes = readWishes()
if (wishes.help) console.log(HELP)
else if (wishes.afterLoss) await replaceLost()
else if (wishes.rotate) await rotate()
else await show()

function readWishes() {
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
    if (!/^\d{1,5}$/.test(minutes)) throw new Error('--after is a whole number of minutes')
    if (!values.rotate && (values.after !== undefined || values['at-once'])) throw new Error('--rotate is missing')
    if (values.after !== undefined && values['at-once']) throw new Error('It is either --after or --at-once')
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
  const { delay, atOnce } = wishes
  const tokenLife = config.auth.jwtExpirySeconds
  const rotation = await rotateSigningKey(config.dataDir, { delay, tokenLife, atOnce }).catch(fail)
  console.log(JSON.stringify(rotation, null, 2))
  console.error(
    atOnce
      ? 'Start every server again now: until then it signs with, and accepts, the key that leaked.'
      : `Start every server again, one after the other, before ${rotation.signsFrom.toISOString()}.`,
  )
}

async function replaceLost() {
  await replaceLostSecrets(config.dataDir).catch(fail)
  console.error(
    `New secrets are in ${config.dataDir}/secrets.json. Everybody signs in again, authenticator apps and shops have to be set up again, and the API keys are other ones (npm run --silent keys).`,
  )
}

function fail(error: unknown): never {
  console.error((error as Error).message)
  process.exit(1)
}
