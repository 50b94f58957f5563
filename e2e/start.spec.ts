import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { residentMemory } from '../bench/memory'
import { startProduct } from './product'

const root = join(import.meta.dirname, '..')

/** Runs `npm start` until it gives up, and answers with what it printed. */
function startInVain(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

test('a start that cannot succeed says why in words and leaves no database running', { tag: '@full' }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'reelwright-start-'))
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  try {
    const { code, output } = await startInVain({ PORT: String(port), DATA_DIR: dataDir })
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining(
        `Port ${port} is in use. Stop the program that uses it, or set PORT to another port.`,
      ),
    })
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true)
    expect(existsSync(join(dataDir, 'database', 'postmaster.pid'))).toBe(false)
  } finally {
    taken.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a faulty setting is named before anything is made', { tag: '@full' }, async () => {
  const dataDir = join(tmpdir(), `reelwright-never-${process.pid}`)
  const { code, output } = await startInVain({ PORT: 'eighty', LOG_LEVEL: 'loud', DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(output).toContain('PORT')
  expect(output).toContain('LOG_LEVEL')
  expect(output).not.toContain('eighty')
  expect(existsSync(dataDir)).toBe(false)
})

test('holds less than 200 MB while it waits for its first user', { tag: '@full' }, async () => {
  test.skip(process.platform !== 'linux', 'only Linux says what a process holds')
  const product = await startProduct()
  try {
    expect(residentMemory(product.pid)).toBeLessThan(200)
  } finally {
    await product.stop()
  }
})
