/**
 * Which test shows which method of the official client: reads the methods off the installed client and the calls out of our
 * contract tests, and writes docs/sdk-coverage.md. `npx tsx tools/sdk-coverage.ts`; a test compares the file with both.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@supabase/supabase-js'
import { format } from 'oxfmt'
import ws from 'ws'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const DOCUMENT = join(root, 'docs', 'sdk-coverage.md')

/** One object of the client: its methods, how a test calls them, and where such tests are. */
interface Surface {
  title: string
  methods: string[]
  /** What stands before the method's name in a test. */
  called: RegExp
  folders: string[]
}

interface Shown {
  title: string
  file: string
}

export interface Coverage {
  surface: string
  method: string
  shown: Shown[]
  /** Why no test shows it. */
  reason: string | undefined
}

/** Parts of the client that are not its interface, or never reach a server. */
const INNER = new Set([
  'applyTransformOptsToQuery',
  'cloneRequestState',
  'copyBindings',
  'dispose',
  'encodeMetadata',
  'endpointURL',
  'fetch',
  'fetchJwk',
  'handleOperation',
  'initialize',
  'isThrowOnErrorEnabled',
  'linkIdentityIdToken',
  'linkIdentityOAuth',
  'listBucketOptionsToQueryString',
  'log',
  'logger',
  'overrideTypes',
  'processResponse',
  'push',
  'returns',
  'teardown',
  'then',
  'toBase64',
  'updateJoinPayload',
  'uploadOrUpdate',
])

/** What the issue names as not needed, and what belongs to no server of ours. */
const LEFT_OUT = new Map([
  ['startAutoRefresh', 'a timer of the client; what it calls is shown by refreshSession'],
  ['stopAutoRefresh', 'a timer of the client; what it calls is shown by refreshSession'],
  ['setHeader', 'reaches no server by itself'],
  ['throwOnError', 'reaches no server by itself'],
  ['isConnecting', 'state of the client alone'],
  ['isDisconnecting', 'state of the client alone'],
  ['accessToken', 'the option under another name'],
  ['registerPasskey', 'passkeys are not offered'],
  ['signInWithPasskey', 'passkeys are not offered'],
  ['signInWithEthereum', 'sign-in by wallet is not offered'],
  ['signInWithSolana', 'sign-in by wallet is not offered'],
  ['purgeCache', 'there is no content network to purge'],
  ['purgeBucketCache', 'there is no content network to purge'],
])

/** Every method of the client with the tests that call it, in the client's order of parts. */
export function readCoverage(): Coverage[] {
  const tests = contractTests()
  return surfaces().flatMap(({ title, methods, called, folders }) => {
    const near = tests.filter(({ file }) => folders.some((folder) => file.startsWith(folder)))
    return methods.map((method) => {
      const call = new RegExp(`${called.source}${method}\\b`)
      const shown = near.filter(({ body }) => call.test(body)).map(({ title, file }) => ({ title, file }))
      return { surface: title, method, shown, reason: LEFT_OUT.get(method) }
    })
  })
}

/** The document, as it has to be. */
export async function coverageDocument(coverage: Coverage[]): Promise<string> {
  const parts = [...new Set(coverage.map(({ surface }) => surface))]
  const sections = parts.map((part) => {
    const lines = coverage
      .filter(({ surface }) => surface === part)
      .map(({ method, shown, reason }) => {
        const [first] = shown
        return `| \`${method}\` | ${first ? first.title.replaceAll('|', '\\|') : (reason ?? '**nothing**')} | ${first ? `\`${first.file}\`` : ''} |`
      })
    return `## ${part}\n\n| method | shown by | in |\n| --- | --- | --- |\n${lines.join('\n')}\n`
  })
  const shown = coverage.filter((row) => row.shown.length > 0).length
  const text = `# What shows which method of the official client

Made by \`npx tsx tools/sdk-coverage.ts\` from the installed client and our contract tests; a test keeps it true. ${shown} of
${coverage.length} methods are shown; the rest says why not.

${sections.join('\n')}`
  return (await format(DOCUMENT, text)).code
}

function surfaces(): Surface[] {
  const client = createClient('http://reelwright.test', 'eyJ', { realtime: { transport: ws as never } })
  const rest = ['server/src/supabase/rest']
  const surface = (title: string, object: object, called: RegExp, folders: string[]): Surface => ({
    title,
    methods: methodsOf(object),
    called,
    folders,
  })
  const table = client.from('scripts')
  return [
    surface('auth', client.auth, /\bauth\s*\.\s*/, ['server/src/supabase/auth']),
    surface('auth.mfa', client.auth.mfa, /\bmfa\s*\.\s*/, ['server/src/supabase/auth']),
    surface('auth.admin', client.auth.admin, /\b(?:admin|operator\(\)|operator)\s*\.\s*/, ['server/src/supabase/auth']),
    surface('auth.admin.mfa', client.auth.admin.mfa, /\badmin\s*\.\s*mfa\s*\.\s*/, ['server/src/supabase/auth']),
    surface('from(table)', table, /\.\s*/, rest),
    surface('queries', table.select(), /\.\s*/, rest),
    surface('client', client, /\.\s*/, ['server/src/supabase']),
    surface('functions', client.functions, /functions\s*\.\s*/, ['server/src/supabase']),
    surface('storage', client.storage, /storage\s*\.\s*/, ['server/src/supabase/storage']),
    surface('storage.from(bucket)', client.storage.from('avatars'), /\.\s*/, ['server/src/supabase/storage']),
    surface('channel', client.channel('any'), /\.\s*/, ['server/src/supabase/realtime']),
    surface('realtime', client.realtime, /(?:realtime|supabase|client)\s*\.\s*/, ['server/src/supabase/realtime']),
  ]
}

function methodsOf(object: object): string[] {
  const names = new Set<string>()
  for (let level: object | null = object; level && level !== Object.prototype; level = Object.getPrototypeOf(level)) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(level))) {
      if (typeof property.value === 'function') names.add(name)
    }
  }
  return [...names].filter((name) => name !== 'constructor' && !name.startsWith('_') && !INNER.has(name)).sort()
}

/** Each test of the back end: its title and what it does. Tables and functions beside the tests count for the test before them. */
function contractTests(): { title: string; file: string; body: string }[] {
  return filesBelow(join(root, 'server/src/supabase')).flatMap((path) => {
    const file = relative(root, path).split(sep).join('/')
    const [before = '', first = '', ...others] = readFileSync(path, 'utf8').split(
      /^\s*(?=test(?:\.each(?:<[^>]*>)?)?\s*[(\n<`])/m,
    )
    // What stands before the first test is for it and its like; imports call nothing.
    return [first + before, ...others].map((body) => ({ file, body, title: titleOf(body) }))
  })
}

/** The first text of a test that is its title: of a table it comes after the rows. */
function titleOf(body: string): string {
  const start = body.startsWith('test.each') ? (/\]\)?\s*\)\s*\(\s*(?=['"`])/.exec(body)?.index ?? 0) : 0
  const match = /(['"`])((?:\\.|(?!\1)[\s\S])+)\1/.exec(body.slice(start))
  return (match?.[2] ?? '').replace(/\\(['"`])/g, '$1')
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.name.endsWith('.contract.test.ts') ? [path] : []
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const coverage = readCoverage()
  writeFileSync(DOCUMENT, await coverageDocument(coverage))
  const open = coverage.filter(({ shown, reason }) => shown.length === 0 && !reason)
  console.log(open.map(({ surface, method }) => `${surface}.${method}`).join('\n') || 'Every method is shown')
}
