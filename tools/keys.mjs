// @ts-check
/** `npm run --silent keys`: the keys of this installation as JSON on standard output. */
import { checkNode, ensureBuilt, ensureInstalled } from './bootstrap.mjs'

checkNode()
await ensureInstalled({ quiet: true })
await ensureBuilt()
const keys = '../server/dist/keys.js'
await import(keys)
