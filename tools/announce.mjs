// @ts-check
/** `npm run announce`: writes to everybody who wants to hear about product updates. Asks the running server, which sends. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { operatorKey, serverAddress } from './ask-server.mjs'

const HELP = `npm run announce -- --subject "What is new" --text-file news.txt [--dry-run]

  --subject     One line, at most 150 characters.
  --text-file   The words, as plain text in UTF-8; a blank line begins a paragraph.
  --name        What makes it one announcement. Another try under the same name reaches only those who
                have not got it. By default made from subject and text.
  --dry-run     Says how many would get it, and sends nothing.
  --server      Where the server listens; by default PUBLIC_URL, else HOST and PORT as the server has them.

The server must be running, and the settings must be those it was started with. Letters leave little by
little: at most half as many in an hour as RATE_LIMIT_MAIL allows.`

/** @param {string} words @returns {never} */
function giveUp(words) {
  console.error(words)
  process.exit(1)
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        subject: { type: 'string' },
        'text-file': { type: 'string' },
        name: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        server: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
  }
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    return giveUp(`The text could not be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const options = readOptions()
if (options.help) {
  console.log(HELP)
  process.exit(0)
}
const { subject, name } = options
const file = options['text-file']
if (!subject || !file) giveUp(`--subject and --text-file are needed.\n\n${HELP}`)

const server = (options.server ?? serverAddress()).replace(/\/+$/, '')
const key = operatorKey()
if (!key)
  giveUp(
    'The key of this installation is not known here: run this where the server was built, or set SUPABASE_SERVICE_ROLE_KEY.',
  )
const body = JSON.stringify({ subject, text: readText(file), name, dryRun: options['dry-run'] })
const answer = await fetch(`${server}/api/account/announcements`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  body,
  redirect: 'error',
}).catch((error) => giveUp(`No server answers at ${server}: ${String(error.cause?.message ?? error.message)}`))

/** @type {{ error?: string, data?: { name: string, readers: number, sent: number } } | undefined} */
const result = await answer.json().catch(() => undefined)
if (!answer.ok || !result?.data) giveUp(result?.error ?? `The server answered with HTTP ${answer.status}.`)
const { readers, sent } = result.data
const left = readers - sent
if (options['dry-run']) console.log(`${left} of ${readers} accounts would get "${subject}". Nothing was sent.`)
else
  console.log(
    `${left} letters will leave in the next minutes; ${sent} of ${readers} accounts have got it already. Name: ${result.data.name}`,
  )
