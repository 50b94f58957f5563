// @ts-check
/** `npm run announce`: writes to everybody who wants to hear about product updates. Asks the running server, which sends. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { operatorKey, serverAddress } from './ask-server.mjs'

const HELP = `npm run announce -- --subject "What is new" --text-file news.txt [--dry-run]

  --subject     One line, at most 150 characters.
  --text-file   The message as plain text in UTF-8. A blank line starts a new paragraph.
  --name        Identifies the announcement. Running it again under the same name reaches only those
                who haven't received it. Default: made from subject and text.
  --dry-run     Shows how many would get it, and sends nothing.
  --server   The server's address. Default: PUBLIC_URL, or the server's HOST and PORT.

The server must be running, and this command needs the same settings. Emails go out gradually: at most
half as many per hour as RATE_LIMIT_MAIL allows.`

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
if (!subject || !file) giveUp(`--subject and --text-file are required.\n\n${HELP}`)

const server = (options.server ?? serverAddress()).replace(/\/+$/, '')
const key = operatorKey()
if (!key)
  giveUp(
    'The key of this installation was not found. Run this where the server was built, or set SUPABASE_SERVICE_ROLE_KEY.',
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
    `${left} emails will go out over the next minutes; ${sent} of ${readers} accounts already have it. Name: ${result.data.name}`,
  )
