// @ts-check
/** `npm run admin`: plans, payments and the language model, for the operator. Asks the running server. */
import { parseArgs } from 'node:util'
import { COMMANDS, HELP, WrongUsage } from './admin-commands.mjs'
import { isWebAddress, operatorKey, serverAddress } from './ask-server.mjs'

/** Nothing done; it was asked for wrongly; done, and there is something to look at. */
const [FAILED, WRONG_USAGE, ATTENTION] = [1, 2, 3]

/** @param {string} words @param {number} [code] @returns {never} */
function giveUp(words, code = FAILED) {
  console.error(words)
  process.exit(code)
}

/** @returns {{ ask: import('./admin-commands.mjs').Asked, command: import('./admin-commands.mjs').Command, server?: string, json: boolean }} */
function readCommand() {
  const [name = '', ...rest] = process.argv.slice(2)
  if (['', 'help', '--help', '-h'].includes(name)) {
    console.log(COMMANDS.get(rest[0] ?? '')?.help ?? HELP)
    process.exit(name === '' ? WRONG_USAGE : 0)
  }
  const command = COMMANDS.get(name)
  if (!command) return giveUp(`There is no command "${name}".\n\n${HELP}`, WRONG_USAGE)
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: command.subject !== undefined,
      options: {
        ...command.options,
        json: { type: 'boolean' },
        server: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      console.log(command.help)
      process.exit(0)
    }
    const { json = false, server, ...options } = values
    const ask = command.ask(/** @type {any} */ (options), positionals)
    return { ask, command, server: /** @type {string | undefined} */ (server), json: Boolean(json) }
  } catch (error) {
    const wrong = error instanceof WrongUsage || /** @type {any} */ (error)?.code?.startsWith?.('ERR_PARSE_ARGS')
    if (!wrong) throw error
    return giveUp(`${/** @type {Error} */ (error).message}\n\n${command.help}`, WRONG_USAGE)
  }
}

/**
 * Not tried again by itself: a command that was heard and not answered may have been done.
 * @param {string} server @param {import('./admin-commands.mjs').Asked} ask
 */
async function answerOf(server, { path, query, body }) {
  const key = operatorKey()
  if (!key) return giveUp('Set SUPABASE_SERVICE_ROLE_KEY to the serviceRoleKey that `npm run --silent keys` prints.')
  const url = new URL(`${server}${path.startsWith('/api/') ? path : `/api/billing/operator${path}`}`)
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(key, String(value))
  /** @type {RequestInit} */
  const init = { headers: { authorization: `Bearer ${key}` }, redirect: 'error' }
  if (body) {
    init.method = 'POST'
    init.headers = { ...init.headers, 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  const answer = await fetch(url, init).catch((error) => {
    const why = String(error.cause?.message ?? error.message)
    const lost =
      body && !path.startsWith('/api/')
        ? '\nBefore you try again, check with `cases` and `subscriptions` whether it went through.'
        : ''
    return giveUp(`No server answers at ${server}: ${why}${lost}`)
  })
  /** @type {{ error?: string, data?: any } | undefined} */
  const result = await answer.json().catch(() => undefined)
  if (!answer.ok || result?.data === undefined) {
    return giveUp(result?.error ?? `The server answered with HTTP ${answer.status}.`)
  }
  return result.data
}

const { ask, command, server, json } = readCommand()
const address = (server ?? serverAddress()).replace(/\/+$/, '')
if (!isWebAddress(address))
  giveUp(`The server's address must look like http://127.0.0.1:3000, not ${address}`, WRONG_USAGE)
const data = await answerOf(address, ask)
console.log(json ? JSON.stringify(data, null, 2) : command.print(data))
if (command.attention?.(data)) process.exitCode = ATTENTION
