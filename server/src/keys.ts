import { readConfig } from './platform/config'
import { createTokens } from './platform/jwt'
import { loadSecrets } from './platform/secrets'

/** `npm run keys`: this installation's keys as JSON, for operators and outside clients. */
const config = readConfig(process.env)
if (config.passThrough) throw new Error('The keys are those of the Supabase that SUPABASE_URL names')
const secrets = await loadSecrets(config.dataDir)
const jwtSecret = config.jwtSecret ?? secrets.jwtSecret
const { anonKey, serviceRoleKey } = await createTokens({ ...secrets, jwtSecret })
console.log(JSON.stringify({ anonKey, serviceRoleKey, jwtSecret }, null, 2))
