// @ts-check
/** `npm run restore`: docs/backup.md explains it. */
import { existsSync } from 'node:fs'
import { checkNode, ensureBuilt, ensureInstalled } from './bootstrap.mjs'

checkNode()
const program = '../server/dist/restore.js'
// With these the server may be at work: what it runs is not exchanged below it, though newer sources have come.
const besideServer = process.argv.some((argument) => /^--(verify|account\b)/.test(argument))
if (!besideServer || !existsSync(new URL(program, import.meta.url))) {
  await ensureInstalled({ quiet: true })
  await ensureBuilt()
}
await import(program)
