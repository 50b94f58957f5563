// @ts-check
/** `npm start`: from a fresh clone to a running product. */
import { checkNode, ensureBuilt, ensureInstalled } from './bootstrap.mjs'

checkNode()
await ensureInstalled()
await ensureBuilt()
// In this process, not a child: a signal to `npm start` reaches the server itself.
const main = '../server/dist/main.js'
await import(main)
