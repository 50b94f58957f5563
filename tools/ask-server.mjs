// @ts-check
/** Programs for operators ask the running server, with the key that says that the operator asks. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

/**
 * Never printed. Of another Supabase it is a setting; else the program that the server runs by prints it. Nothing is installed or built for
 * it, as `npm run keys` would: the server is running on what is there. Undefined: not known here, or none by its letters.
 * @returns {string | undefined}
 */
export function operatorKey() {
  const given = process.env.SUPABASE_SERVICE_ROLE_KEY?.trim()
  // What a request refuses to carry would be named in its error, and so on the screen and in logs.
  if (given) return /^[\w.=+/-]+$/.test(given) ? given : undefined
  const program = join(root, 'server', 'dist', 'keys.js')
  if (!existsSync(program)) return undefined
  try {
    const printed = execFileSync(process.execPath, [program], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return /** @type {{ serviceRoleKey: string }} */ (JSON.parse(printed)).serviceRoleKey
  } catch {
    // It has said why.
    return undefined
  }
}

/** Where the server listens, by the settings that it was started with. */
export function serverAddress() {
  const host = process.env.HOST && process.env.HOST !== '0.0.0.0' ? process.env.HOST : '127.0.0.1'
  return process.env.PUBLIC_URL || `http://${host}:${process.env.PORT || 3000}`
}

/** @param {string} address */
export const isWebAddress = (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
