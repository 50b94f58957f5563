/**
 * Runs a command against a PostgreSQL server of this machine (Debian's package), not the embedded one:
 * `tsx tools/with-postgres.ts vitest run --project server`. The command finds the server in DATABASE_URL.
 */
import { spawn } from 'node:child_process'
import { startDebianPostgres } from './debian-postgres'

const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('Name the command to run')

const postgres = await startDebianPostgres()
console.error(`PostgreSQL ${postgres.version} (Debian) is running`)
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: postgres.url } })
const code = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
await postgres.stop()
process.exit(code)
