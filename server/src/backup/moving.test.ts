import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { Database as Tables } from '@reelwright/shared'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import ws from 'ws'
import { projectFile } from '../platform/project-file'
import { startS3Server, type S3Server } from '../providers/files/testing/s3-server'
import { afterTest, IS_FULL } from '../testing'
import { dropDatabase, makeDatabase, withDatabase } from '../testing/cluster'
import { buildServer, launchServer, type BuiltServer, type ServerProcess } from '../testing/server-process'
import { newInstallation, startOn } from './testing/installation'

const ANA = { email: 'ana@example.com', password: 'correct horse 7 staple' }

const database = `moving_${randomBytes(6).toString('hex')}`
let built: BuiltServer
let folder: string
let s3: S3Server
const started: ServerProcess[] = []

/** A command as `npm run` starts it. Answers with what it printed and its exit code. */
function run(program: 'back-up' | 'restore', args: string[], settings: Record<string, string>) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const { PATH, HOME } = process.env
    const options = { cwd: projectFile('.'), env: { PATH, HOME, DEMO_CREATOR: 'off', ...settings } }
    const child = execFile(
      process.execPath,
      [join(built.folder, `${program}.js`), ...args],
      options,
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    )
  })
}

async function must(...command: Parameters<typeof run>): Promise<string> {
  const { code, out, err } = await run(...command)
  expect(err).toBe('')
  expect(code).toBe(0)
  return out
}

async function backUp(settings: Record<string, string>): Promise<{ path: string; counted: string[] }> {
  const out = await must('back-up', [folder], settings)
  return { path: /^Backed up into (.+)$/m.exec(out)![1]!, counted: linesOf(out) }
}

/** Counts and sums, which stand before the last line. */
const linesOf = (out: string) => out.trimEnd().split('\n').slice(0, -1)

async function startServer(settings: Record<string, string>) {
  const server = launchServer(built, { env: { DEMO_CREATOR: 'off', ...settings } })
  started.push(server)
  return { url: await server.ready, stop: () => server.end() }
}

const clientOf = (url: string, anonKey: string) =>
  createClient<Tables>(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  })

const picture = (color: string) =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: color } })
    .png()
    .toBuffer()

// Without a server of its own there is nothing to move to.
describe.skipIf(!process.env.DATABASE_URL)('moving up and back, by the commands', () => {
  beforeAll(async () => {
    const { adminUrl, serverUrl } = inject('cluster')
    await makeDatabase(adminUrl, database, undefined, new URL(serverUrl).username)
    folder = await mkdtemp(join(tmpdir(), 'reelwright-moving-'))
    s3 = await startS3Server()
    built = await buildServer()
  }, 120_000)
  afterAll(async () => {
    await Promise.all(started.map((server) => server.end()))
    await s3.close()
    await dropDatabase(inject('cluster').adminUrl, database)
    await rm(folder, { recursive: true, force: true })
    await built?.remove()
  })

  test('rows and files go from PostgreSQL to an embedded database, each counted and summed the same [issue 10.2]', async () => {
    const home = await newInstallation('moving')
    afterTest(home.remove)
    const running = await startOn(home)
    const supabase = running.anonymous()
    const { data } = await supabase.auth.signUp(ANA)
    await supabase.from('scripts').insert({ title: 'Made at home', script_text: 'كوب \\N\t\r\n' }).throwOnError()
    const avatar = `${data.user!.id}-0123abcd.png`
    const bytes = await picture('red')
    const { error } = await supabase.storage.from('avatars').upload(avatar, bytes, { contentType: 'image/png' })
    expect(error).toBeNull()
    await running.close()

    const up = await backUp({ DATA_DIR: home.dataDir, DATABASE_URL: home.connectionString })
    expect(up.counted.find((line) => line.startsWith('auth.users'))).toMatch(/ 1 rows {3}[0-9a-f]{16}$/)
    expect(up.counted.at(-1)).toMatch(/^stored files +1 files +[0-9a-f]{16} {2}\d+ bytes$/)
    const away = { DATA_DIR: join(folder, 'away') }
    expect(linesOf(await must('restore', [up.path], away))).toEqual(up.counted)
    expect(await readdir(join(away.DATA_DIR, 'files'))).not.toEqual([])
  }, 120_000)

  test.runIf(IS_FULL)(
    'accounts, passwords, sessions, scripts and files go from embedded to PostgreSQL and S3, and back [issue 10.2]',
    async () => {
      const embedded = { DATA_DIR: join(folder, 'embedded') }
      const server = {
        DATA_DIR: join(folder, 'server'),
        DATABASE_URL: withDatabase(inject('cluster').serverUrl, database),
        ...s3.env,
      }
      const again = { DATA_DIR: join(folder, 'again') }

      const first = await startServer(embedded)
      const { anonKey } = (await (await fetch(`${first.url}/api/config`)).json()) as { anonKey: string }
      let supabase = clientOf(first.url, anonKey)
      const { data } = await supabase.auth.signUp({ ...ANA, options: { data: { full_name: 'Ana' } } })
      const avatar = `${data.user!.id}-0123abcd.png`
      const bytes = await picture('red')
      await supabase.from('scripts').insert({ title: 'Made at home', script_text: 'كوب \\N\t\r\n' }).throwOnError()
      const { error } = await supabase.storage.from('avatars').upload(avatar, bytes, { contentType: 'image/png' })
      expect(error).toBeNull()
      let refreshToken = data.session!.refresh_token
      await first.stop()

      /** Signs in by the old session and by the password, and has the old picture. */
      async function looksAround(url: string, titles: string[]) {
        supabase = clientOf(url, anonKey)
        expect((await clientOf(url, anonKey).auth.signInWithPassword(ANA)).error).toBeNull()
        const refreshed = await supabase.auth.refreshSession({ refresh_token: refreshToken })
        expect(refreshed.error).toBeNull()
        refreshToken = refreshed.data.session!.refresh_token
        const scripts = await supabase.from('scripts').select('title, script_text').order('created_at').throwOnError()
        expect(scripts.data.map((script) => script.title)).toEqual(titles)
        expect(scripts.data[0]!.script_text).toBe('كوب \\N\t\r\n')
        const stored = await supabase.storage.from('avatars').download(avatar)
        expect(Buffer.from(await stored.data!.arrayBuffer()).equals(bytes)).toBe(true)
      }

      const up = await backUp(embedded)
      expect(up.counted.find((line) => line.startsWith('auth.users'))).toMatch(/ 1 rows {3}[0-9a-f]{16}$/)
      expect(up.counted.at(-1)).toMatch(
        new RegExp(`^stored files +1 files +[0-9a-f]{16} {2}${bytes.byteLength} bytes$`),
      )
      expect(linesOf(await must('restore', [up.path], server))).toEqual(up.counted)
      expect([...s3.files.values()].map((file) => file.equals(bytes))).toEqual([true])

      const second = await startServer(server)
      await looksAround(second.url, ['Made at home'])
      await supabase.from('scripts').insert({ title: 'Made on the server' }).throwOnError()
      const below = await run('restore', [up.path, '--replace'], server)
      expect(below).toMatchObject({ code: 1, err: expect.stringContaining('Stop it first') as string })
      await second.stop()

      const down = await backUp(server)
      expect(linesOf(await must('restore', [down.path], again))).toEqual(down.counted)
      expect(await readdir(join(again.DATA_DIR, 'files'))).not.toEqual([])
      const third = await startServer(again)
      await looksAround(third.url, ['Made at home', 'Made on the server'])
      await third.stop()
    },
    240_000,
  )
})
