// @ts-check
/** `npm run backup`: docs/backup.md explains it. */
import { existsSync } from 'node:fs'
import { checkNode, ensureBuilt, ensureInstalled } from './bootstrap.mjs'

checkNode()
const program = '../server/dist/back-up.js'
// The server may be at work: what it runs is not exchanged below it, though newer sources have come.
if (!existsSync(new URL(program, import.meta.url))) {
  await ensureInstalled({ quiet: true })
  await ensureBuilt()
}
await import(program)
