import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod'

const SigningKey = z.looseObject({
  kid: z.string(),
  kty: z.literal('EC'),
  d: z.string(),
  /** Seconds since 1970 from which on it signs; before, it only verifies. Missing: from the beginning. */
  signsFrom: z.number().optional(),
})
export type SigningKey = z.infer<typeof SigningKey>

const Secrets = z.object({
  /** Signs and verifies the two API keys, and tokens of older installations (HS256). */
  jwtSecret: z.string().min(32),
  /** Signs user tokens (ES256), newest first: the first whose time has come signs, all verify. */
  signingKeys: z.array(SigningKey).min(1),
  /** For the embedded database. */
  databasePassword: z.string().min(16),
})
export type Secrets = z.infer<typeof Secrets>

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json')

/**
 * Reads the installation's secrets, or makes them at the first start. `secrets.json` is readable for its owner only.
 * @throws Error when they are missing beside a database, which needs those it was made with
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = fileIn(dataDir)
  const secrets = await readSecrets(file)
  if (secrets) return secrets
  if (hasDatabase(dataDir)) {
    throw new Error(
      `${file} is missing, but there is a database next to it. The file has that database's password and the keys of all sessions, so the server does not create a new one. Copy secrets.json back from a backup. Without a backup, \`npm run keys -- --after-loss\` creates new secrets for this database; docs/backup.md says what is lost then.`,
    )
  }
  return makeSecrets(file)
}

/** Of the embedded kind. */
const hasDatabase = (dataDir: string) => existsSync(join(dataDir, 'database', 'PG_VERSION'))

/**
 * Makes new secrets for a database whose own are lost.
 * @param apply gives the database its new password, before the secrets are kept
 * @throws Error when nothing is lost
 */
export async function makeSecretsAgain(dataDir: string, apply: (secrets: Secrets) => Promise<void>): Promise<void> {
  const file = fileIn(dataDir)
  if (await readSecrets(file)) throw new Error(`${file} exists, so nothing is lost`)
  if (!hasDatabase(dataDir)) throw new Error(`There is no database in ${dataDir}: the first start makes its secrets`)
  const secrets = await newSecrets()
  await apply(secrets)
  await createDurably(file, JSON.stringify(secrets, null, 2))
}

/** The key that signs at a moment (milliseconds). With a clock that was set back before all of them: the oldest. */
export function signingKeyAt<Key extends { signsFrom?: number | undefined }>(keys: readonly Key[], now: number): Key {
  return keys.find(({ signsFrom = 0 }) => signsFrom * 1000 <= now) ?? keys.at(-1)!
}

/** Seconds that clocks of several servers, and of those who check tokens elsewhere, may differ. */
const CLOCK_MARGIN = 600

export interface RotationOptions {
  /** Seconds until the new key signs: so long all servers have to start again with the changed file. */
  delay: number
  /** Seconds that access tokens live. */
  tokenLife: number
  /** A key has leaked: the new one signs now, and all others are refused. `delay` does not count. */
  atOnce: boolean
}

export interface Rotation {
  kid: string
  signsFrom: Date
  /** Earlier keys, which still verify. */
  kept: string[]
  /** Earlier keys of which no token can be left, or which must not count any more. */
  removed: string[]
}

/**
 * Adds a new key that signs user tokens, and removes those that no living token was signed with. Servers take the file at their next
 * start; one that runs with the old file goes on as it is.
 * @throws Error when the last new key does not sign yet, when another rotation is under way, or without secrets to rotate
 */
export async function rotateSigningKey(
  dataDir: string,
  { delay, tokenLife, atOnce }: RotationOptions,
  now = Date.now(),
): Promise<Rotation> {
  const file = fileIn(dataDir)
  return alone(`${file}.lock`, async () => {
    const secrets = await readSecrets(file)
    if (!secrets) throw new Error(`There is no ${file}: the first start makes it`)
    const [newest] = secrets.signingKeys
    if (!atOnce && (newest?.signsFrom ?? 0) * 1000 > now) {
      const from = new Date(newest!.signsFrom! * 1000).toISOString()
      throw new Error(`The last rotation isn’t finished: its key starts signing at ${from}`)
    }
    const key = { ...(await makeSigningKey()), signsFrom: Math.floor(now / 1000) + (atOnce ? 0 : delay) }
    const kept = atOnce ? [] : stillNeeded(secrets.signingKeys, now / 1000 - tokenLife - CLOCK_MARGIN)
    await replaceDurably(file, JSON.stringify({ ...secrets, signingKeys: [key, ...kept] }, null, 2))
    return {
      kid: key.kid,
      signsFrom: new Date(key.signsFrom * 1000),
      kept: kept.map(({ kid }) => kid),
      removed: secrets.signingKeys.filter((one) => !kept.includes(one)).map(({ kid }) => kid),
    }
  })
}

/** Those that have signed since a moment (seconds): a key signs until the one before it in the list begins. */
function stillNeeded(keys: readonly SigningKey[], since: number): SigningKey[] {
  return keys.filter((_key, place) => place === 0 || (keys[place - 1]!.signsFrom ?? 0) > since)
}

async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return SigningKey.parse({ ...jwk, kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' })
}

/** Two rotations at once would each write a file without the other's key. */
async function alone<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const handle = await open(lock, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Error(`Another rotation is in progress. If you’re sure it isn’t, delete ${lock}`, { cause: error })
  })
  try {
    return await work()
  } finally {
    await handle.close()
    await unlink(lock)
  }
}

async function readSecrets(file: string): Promise<Secrets | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const parsed = Secrets.safeParse(jsonIn(text))
  if (!parsed.success) throw new Error(`${file} is damaged. Restore it from a backup: it signs every session`)
  return parsed.data
}

/** Undefined when it is not valid JSON, for example cut off. The parser's message would quote it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function newSecrets(): Promise<Secrets> {
  return {
    jwtSecret: randomBytes(32).toString('base64url'),
    signingKeys: [await makeSigningKey()],
    databasePassword: randomBytes(24).toString('base64url'),
  }
}

async function makeSecrets(file: string): Promise<Secrets> {
  const secrets = await newSecrets()
  const first = await createDurably(file, JSON.stringify(secrets, null, 2))
  return first ? secrets : (await readSecrets(file))!
}

/**
 * Makes a file, all or nothing, and on the disk when it returns. False when another process made it first: two first starts at
 * once must end with one set of secrets.
 */
async function createDurably(file: string, text: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = await writeDraft(file, text)
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await unlink(draft)
  }
}

/** Readers see the old text or the new one, also after a crash. */
async function replaceDurably(file: string, text: string) {
  await rename(await writeDraft(file, text), file)
}

async function writeDraft(file: string, text: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return draft
}
