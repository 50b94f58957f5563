import { readFile } from 'node:fs/promises'
import { verify } from '@node-rs/argon2'
import { sql, type RawBuilder } from 'kysely'
import { TOTP, Secret } from 'otpauth'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openDatabase } from '../platform/db'
import { projectFile } from '../platform/project-file'
import { temporaryFolder, afterFile, testApp } from '../testing'
import { makeBackup, moveToSupabase } from '.'
import { newInstallation, startOn } from './testing/installation'
import { supabaseDatabase } from './testing/supabase-database'

const ANA = { email: 'ana@example.com', password: 'correct horse 7 staple' }

/** What the guide asks people to run in the other Supabase. */
async function statementsOfGuide(): Promise<string[]> {
  const guide = await readFile(projectFile('docs/moving.md'), 'utf8')
  const blocks = [...guide.matchAll(/^```sql\n([^]*?)^```/gm)].map((block) => block[1]!)
  return blocks.flatMap((block) => block.split(/;\s*\n/)).filter((statement) => statement.trim() !== '')
}

// On the turn of PostgreSQL as a server: a Supabase has one.
test.skipIf(!process.env.DATABASE_URL)(
  'accounts, second factors, rows and files move to another Supabase, and what opens them does, too [issue 10.2]',
  async () => {
    const folder = await temporaryFolder()
    const home = await newInstallation('leaving')
    afterFile(home.remove)
    const running = await startOn(home)
    const supabase = running.anonymous()
    const { data } = await supabase.auth.signUp({ ...ANA, options: { data: { full_name: 'Ana' } } })
    const id = data.user!.id
    const avatar = `${id}-0123abcd.png`
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await supabase.from('scripts').insert({ title: 'Of Ana', script_text: 'tab\t \\N' }).throwOnError()
    expect(
      (await supabase.storage.from('avatars').upload(avatar, bytes, { contentType: 'image/png' })).error,
    ).toBeNull()
    const enrolled = await supabase.auth.mfa.enroll({ factorType: 'totp' })
    const { secret } = (enrolled.data as { totp: { secret: string } }).totp
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect((await supabase.auth.mfa.challengeAndVerify({ factorId: enrolled.data!.id, code })).error).toBeNull()
    await running.db.query(sql`
    insert into auth.identities (user_id, provider, provider_id, identity_data) values (${id}, 'google', 'g-1', '{}')`)
    await running.db.query(sql`insert into auth.users (email) values ('without@example.com')`)
    await running.db.query(sql`insert into private.recovery_codes (user_id, code_hash) values (${id}, '\\x01')`)
    const { path } = await makeBackup(home, { folder })

    const storage = await testApp()
    const url = await storage.app.listen({ host: '127.0.0.1', port: 0 })
    const target = { url, serviceRoleKey: storage.tokens.serviceRoleKey }
    const connectionString = await supabaseDatabase()
    const moved = await moveToSupabase({ connectionString, supabase: target }, path)
    expect(moved.accounts).toEqual({ accounts: 2, identities: 2, factors: 1, lostFactors: 0 })
    const there = openDatabase({ connectionString, poolSize: 1 }, () => undefined)
    const ask = <Row>(statement: RawBuilder<Row>) => there.db.query(statement)
    try {
      const [user] = await ask(sql<{ encrypted_password: string }>`select * from auth.users where id = ${id}`)
      expect(user).toMatchObject({
        aud: 'authenticated',
        role: 'authenticated',
        email: ANA.email,
        confirmation_token: '',
      })
      // What GoTrue reads: Argon2id, version 19, up to 1 GiB, 20 passes and 16 threads, in base64 without padding.
      expect(user!.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/)
      expect(await verify(user!.encrypted_password, ANA.password)).toBe(true)
      expect(
        await ask(sql`select provider, identity_data ->> 'sub' as sub from auth.identities order by provider`),
      ).toEqual([
        { provider: 'email', sub: id },
        { provider: 'google', sub: 'g-1' },
      ])
      expect(await ask(sql`select secret, status from auth.mfa_factors`)).toEqual([{ secret, status: 'verified' }])

      for (const table of ['scripts', 'script_versions', 'profiles'].map((name) => sql.table(`public.${name}`))) {
        const all = sql<{ row: string }>`select t::text as row from ${table} t order by 1`
        expect(await ask(all)).toEqual(await running.db.query(all))
      }
      expect(await ask(sql`select from private.recovery_codes`)).toEqual([])
      const stored = await storage.db.query(
        sql<{ version: string }>`select version from storage.objects where name = ${avatar}`,
      )
      expect(stored).toHaveLength(1)

      // As open as at home, though new tables are opened to everybody there.
      const ana = there.db.asUser({ sub: id, role: 'authenticated', aal: 'aal2' })
      expect(await ana.query(sql`select title from scripts`)).toEqual([{ title: 'Of Ana' }])
      await expect(ana.query(sql`update scripts set created_at = now()`)).rejects.toThrow('permission denied')
      await expect(there.db.asUser({ role: 'anon' }).query(sql`select from scripts`)).rejects.toThrow(
        'permission denied',
      )
      expect(
        await there.db.asUser({ sub: id, role: 'authenticated', aal: 'aal1' }).query(sql`select from scripts`),
      ).toEqual([])

      for (const statement of await statementsOfGuide()) await ask(sql.raw(statement))
      const insert = (name: string) =>
        ana.query(sql`insert into storage.objects (bucket_id, name) values ('avatars', ${name}) returning name`)
      await ask(sql`insert into storage.buckets (id, name) values ('avatars', 'avatars')`)
      expect(await insert(avatar)).toHaveLength(1)
      await expect(insert(`${id.replace(/^./, 'z')}-0123abcd.png`)).rejects.toThrow('row-level security')
      const [published] = await ask(sql<{ count: number }>`
      select count(*)::int as count from pg_publication_tables where pubname = 'supabase_realtime'`)
      const [watched] = await running.db.query(sql<{ count: number }>`
      select count(*)::int as count from pg_trigger where tgname = 'realtime_changes'`)
      expect(published).toEqual(watched)

      await expect(moveToSupabase({ connectionString, supabase: target }, path)).rejects.toThrow('has 2 accounts')
      await expect(
        moveToSupabase({ connectionString: storage.connectionString, supabase: target }, path),
      ).rejects.toThrow('names no database of a Supabase')
    } finally {
      await there.close()
      await running.close()
    }
  },
  60_000,
)
