// @ts-check
/** `npm run build`: builds web and server even when nothing changed. */
import { checkNode, ensureBuilt, ensureInstalled } from './bootstrap.mjs'

checkNode()
await ensureInstalled()
await ensureBuilt({ force: true })
