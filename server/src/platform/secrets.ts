import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod'

const Secrets = z.object({
  /** Signs and verifies the two API keys, and tokens of older installations (HS256). */
  jwtSecret: z.string().min(32),
  /** Signs user tokens (ES256); the first one is in use, the others still verify. */
  signingKeys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('EC'), d: z.string() })).min(1),
  /** For the embedded database. */
  databasePassword: z.string().min(16),
})
export type Secrets = z.infer<typeof Secrets>

/** Reads the installation's secrets, or makes them at the first start. `secrets.json` is readable for its owner only. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  return (await readSecrets(file)) ?? makeSecrets(file)
}

async function readSecrets(file: string): Promise<Secrets | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const parsed = Secrets.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${file} is damaged: restore it from a backup, it signs every session`)
  return parsed.data
}

async function makeSecrets(file: string): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const secrets = Secrets.parse({
    jwtSecret: randomBytes(32).toString('base64url'),
    signingKeys: [{ ...jwk, kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' }],
    databasePassword: randomBytes(24).toString('base64url'),
  })
  const first = await createDurably(file, JSON.stringify(secrets, null, 2))
  return first ? secrets : (await readSecrets(file))!
}

/**
 * Makes a file, all or nothing, and on the disk when it returns. False when another process made it first: two first starts at
 * once must end with one set of secrets.
 */
async function createDurably(file: string, text: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
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
