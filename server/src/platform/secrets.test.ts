import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTokens } from './jwt'
import { projectFile } from './project-file'
import { loadSecrets, rotateSigningKey } from './secrets'
import { temporaryFolder } from '../testing/temporary-folder'

const HOUR = 3600_000
const OPTIONS = { delay: 3600, tokenLife: 3600, atOnce: false }
const NOON = Date.parse('2026-11-22T12:00:00Z')

let folder: string

beforeEach(async () => {
  folder = await temporaryFolder()
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

/** A server that starts now. */
const server = async () => createTokens(await loadSecrets(folder))
const claims = (life = 3600) => ({ role: 'authenticated', exp: Math.floor(Date.now() / 1000) + life })
const kidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid: string }).kid

test('a new key signs from its time on, without another start; tokens from before stay good', async () => {
  const old = await (await server()).sign(claims())
  const { kid, signsFrom, kept, removed } = await rotateSigningKey(folder, OPTIONS)
  expect({ signsFrom, kept, removed }).toEqual({ signsFrom: new Date(NOON + HOUR), kept: [kidOf(old)], removed: [] })

  const started = await server()
  const before = await started.sign(claims())
  expect(kidOf(before)).toBe(kidOf(old))
  vi.setSystemTime(NOON + HOUR)
  const after = await started.sign(claims())
  expect(kidOf(after)).toBe(kid)

  vi.setSystemTime(NOON + HOUR - 1000)
  for (const token of [old, before, after]) expect(await started.verify(token)).toMatchObject({ role: 'authenticated' })
  // Whoever checks tokens elsewhere learns both, and of both the public half alone.
  expect(started.jwks.keys.map((key) => key.kid)).toEqual([kid, kidOf(old)])
  for (const key of started.jwks.keys) {
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
  }
})

test('servers that have started again and one that has not accept each other’s tokens until the new key signs', async () => {
  const late = await server()
  await rotateSigningKey(folder, OPTIONS)
  const early = await server()
  vi.setSystemTime(NOON + HOUR - 1000)
  for (const [one, other] of [
    [late, early],
    [early, late],
  ] as const) {
    expect(await other.verify(await one.sign(claims()))).toMatchObject({ role: 'authenticated' })
  }
})

test('a key goes with the rotation after its last token has ended, not before', async () => {
  const first = kidOf(await (await server()).sign(claims()))
  const second = (await rotateSigningKey(folder, OPTIONS)).kid
  // The first one signed for an hour more, and what it signed last ends now; clocks may differ by some minutes.
  vi.setSystemTime(NOON + 2 * HOUR)
  expect(await rotateSigningKey(folder, OPTIONS)).toMatchObject({ kept: [second, first], removed: [] })
  vi.setSystemTime(NOON + 5 * HOUR)
  expect((await rotateSigningKey(folder, OPTIONS)).removed).toEqual([second, first])
})

test('a token of a removed key is refused', async () => {
  const old = await (await server()).sign(claims(10 * 3600))
  await rotateSigningKey(folder, OPTIONS)
  vi.setSystemTime(NOON + 3 * HOUR)
  expect((await rotateSigningKey(folder, OPTIONS)).removed).toEqual([kidOf(old)])
  await expect((await server()).verify(old)).rejects.toMatchObject({ fault: 'bad_signature' })
})

test('at once: the new key signs now and the one that leaked counts no more, also in the middle of a rotation', async () => {
  const old = await (await server()).sign(claims())
  await rotateSigningKey(folder, OPTIONS)
  const { kid, removed } = await rotateSigningKey(folder, { ...OPTIONS, atOnce: true })
  expect(removed).toContain(kidOf(old))
  const started = await server()
  expect(kidOf(await started.sign(claims()))).toBe(kid)
  await expect(started.verify(old)).rejects.toMatchObject({ fault: 'bad_signature' })
})

test('leaves the other secrets alone, so that API keys and refresh tokens stay', async () => {
  const { signingKeys: _old, ...others } = await loadSecrets(folder)
  const before = await server()
  await rotateSigningKey(folder, OPTIONS)
  expect(await loadSecrets(folder)).toMatchObject(others)
  const after = await server()
  expect(after.serviceRoleKey).toBe(before.serviceRoleKey)
  expect(after.deriveKey('refresh token hash')).toEqual(before.deriveKey('refresh token hash'))
})

test('of two rotations at once, and of one after another, only the first is made; the file stays its owner’s', async () => {
  await loadSecrets(folder)
  const both = await Promise.allSettled([rotateSigningKey(folder, OPTIONS), rotateSigningKey(folder, OPTIONS)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(rotateSigningKey(folder, OPTIONS)).rejects.toThrow('starts signing at 2026-11-22T13:00:00.000Z')
  expect((await loadSecrets(folder)).signingKeys).toHaveLength(2)
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o077).toBe(0)
  expect(await readdir(folder)).toEqual(['secrets.json'])
})

test.each([
  ['without secrets', undefined, /first start/],
  ['with damaged ones', '{"jwtSecret":"short"}', /secrets\.json is damaged/],
  ['with some that were cut off', '{"jwtSecret":"sho', /secrets\.json is damaged/],
])('%s nothing is rotated, and nothing written', async (_what, text, message) => {
  const file = join(folder, 'secrets.json')
  if (text !== undefined) await writeFile(file, text)
  await expect(rotateSigningKey(folder, OPTIONS)).rejects.toThrow(message)
  expect(await readdir(folder)).toEqual(text === undefined ? [] : ['secrets.json'])
  if (text !== undefined) expect(await readFile(file, 'utf8')).toBe(text)
})

test('the program rotates by JWT_EXPIRY and --after, shows no private key, and refuses what it does not know', async () => {
  vi.useRealTimers()
  await loadSecrets(folder)
  const built = process.env.BUILT_SERVER
  const program = built ? [join(built, 'keys.js')] : ['--import', 'tsx', projectFile('server/src/keys.ts')]
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [...program, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    })
  const { stdout } = await run('--rotate', '--after', '5')
  const { kid, signsFrom, kept } = JSON.parse(stdout) as { kid: string; signsFrom: string; kept: string[] }
  expect(kept).toHaveLength(1)
  expect(Date.parse(signsFrom) - Date.now()).toBeGreaterThan(4 * 60_000)
  const [key] = (await loadSecrets(folder)).signingKeys
  expect(key!.kid).toBe(kid)
  expect(stdout).not.toContain(key!.d)
  await expect(run('--rotat')).rejects.toMatchObject({ code: 2 })
  expect((await loadSecrets(folder)).signingKeys).toHaveLength(2)
})

test('are never replaced beside a database: what is missing is said, and how to get it back', async () => {
  await mkdir(join(folder, 'database'))
  await writeFile(join(folder, 'database', 'PG_VERSION'), '18')
  await expect(loadSecrets(folder)).rejects.toThrow(/secrets\.json is missing.*backup.*keys -- --after-loss/)
  expect(await readdir(folder)).toEqual(['database'])
})
