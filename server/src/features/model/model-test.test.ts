import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/log'
import { draftOf, GOOD } from '../../providers/model/testing/good-script'
import { afterFile, sharedApp, testApp } from '../../testing'
import { modelServerWith } from '../../testing/model-server'
import { checkModelAtStart } from './index'

const KEY = 'sk-secret-of-the-operator'

async function appWithModel(key: string) {
  const server = await modelServerWith({ key: KEY, models: ['llama3'] }, { text: draftOf(GOOD.scenes) })
  afterFile(() => server.close())
  return testApp({
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'llama3',
      AI_API_KEY: key,
      AI_BASE_URL: `${server.url}/v1`,
    },
  })
}

const admin = (server: string, key: string, ...line: string[]) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const program = fileURLToPath(new URL('../../../../tools/admin.mjs', import.meta.url))
    const env = { ...process.env, SUPABASE_SERVICE_ROLE_KEY: key }
    execFile(process.execPath, [program, ...line, '--server', server], { env }, (error, out, faults) =>
      resolve({ code: error ? error.code : 0, output: out + faults }),
    )
  })

test.each([
  [KEY, 0, /It works\.[^]+key accepted +yes[^]+cost +unknown: set AI_PRICE_INPUT[^]+scene 1 +Your water's warm/, []],
  [
    'sk-wrong-secret',
    3,
    /refused the key \(HTTP 401\)[^]+reachable +yes\n +key accepted +no/,
    [expect.stringMatching(/refused the key \(HTTP 401\).*The language model cannot be used/)],
  ],
])(
  'npm run admin -- model-test gives a plain verdict with a key like %s, and so does the log at the start',
  async (key, code, printed, logged) => {
    const { app, tokens, tools } = await appWithModel(key)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const result = await admin(address, tokens.serviceRoleKey, 'model-test')
    expect(result.output).toMatch(printed)
    expect(result.code).toBe(code)
    expect(result.output).not.toContain('secret')

    const lines: string[] = []
    await checkModelAtStart({ ...tools, log: createLog('warn', { write: (line) => lines.push(line) }) })
    expect(lines).toEqual(logged)
    expect(lines.join('')).not.toContain('secret')
  },
)

test('only the operator tests the model, and gets an error when no model is set', async () => {
  const { app, newUser, tokens } = await sharedApp()
  expect((await (await newUser()).fetch('/api/model/test', { method: 'POST' })).status).toBe(403)
  const headers = { authorization: `Bearer ${tokens.serviceRoleKey}` }
  const answer = await app.inject({ method: 'POST', url: '/api/model/test', headers })
  expect(answer.json()).toMatchObject({ code: 'not_found', error: expect.stringContaining('No AI model is set up') })
})
