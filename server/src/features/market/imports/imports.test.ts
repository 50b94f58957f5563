import type { ImportFault, ImportMapping, MarketImport, ProductsAnswer } from '@reelwright/shared'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, untilOneWaitsFor, type TestApp, type TestUser } from '../../../testing'
import { waitForJob } from '../jobs/job'
import { clearImports } from './clear-imports'

let app: TestApp
let ana: TestUser
beforeAll(async () => {
  app = await sharedApp()
  ana = await app.newUser()
})

interface Answer<Data = MarketImport> {
  status: number
  data: Data
  error?: string
  code?: string
  field?: string
}

async function call<Data = MarketImport>(user: TestUser, path: string, init: RequestInit = {}): Promise<Answer<Data>> {
  const answer = await user.fetch(`/api/market/${path}`, init)
  const body = (await answer.json()) as Omit<Answer<Data>, 'status'>
  return { ...body, status: answer.status }
}

const send = (
  user: TestUser,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'report.csv',
  type = 'application/octet-stream',
) =>
  call(user, `imports?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: content,
    headers: { 'content-type': type },
  })

const post = (user: TestUser, path: string, body?: unknown) =>
  call(user, path, { method: 'POST', ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

/** The import once nobody works on it any more. */
async function finished(user: TestUser, id: string): Promise<MarketImport> {
  const { data } = await call(user, `imports/${id}`)
  if (data.job) await waitForJob(app.tools, data.job.id, 20_000)
  return (await call(user, `imports/${id}`)).data
}

async function checked(user: TestUser, content: string, change: Partial<ImportMapping> = {}): Promise<MarketImport> {
  const { data } = await send(user, content)
  const answer = await post(user, `imports/${data.id}/check`, { ...data.mapping, ...change })
  expect(answer).toMatchObject({ status: 202, data: { id: data.id } })
  return finished(user, data.id)
}

async function imported(user: TestUser, content: string, change: Partial<ImportMapping> = {}): Promise<MarketImport> {
  const { id } = await checked(user, content, change)
  expect(await post(user, `imports/${id}/apply`)).toMatchObject({ status: 202 })
  return finished(user, id)
}

async function products(user: TestUser) {
  const answer = await user.fetch('/api/products?source=import&range=1y')
  return (await answer.json()) as ProductsAnswer
}

const faultsOf = async (user: TestUser, id: string) => (await call<ImportFault[]>(user, `imports/${id}/faults`)).data

const HEADER = 'Date,Product ID,Product name,Category,Video views,Likes,Items sold,Revenue ($),Avg. price'
const CSV = `${HEADER}
2026-11-01,1001,Travel mug,Kitchen,"1,000",50,10,$125.00,$12.50
2026-11-02,1001,Travel mug,Kitchen,"2,000",--,20,"$1,250.00",$12.50
2026-11-02,1002,Glow serum,Skincare,1.5K,N/A,5,$120,$24
`

describe('a file', () => {
  test('is kept as a draft with what its columns seem to hold', async () => {
    const { status, data } = await send(ana, CSV, '../../Seller center.csv')
    expect(status).toBe(200)
    expect(data).toMatchObject({
      fileName: 'Seller center.csv',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      state: 'draft',
      rowCount: 3,
      notes: [],
      job: null,
      outcome: null,
      mapping: {
        columns: ['date', 'product_id', 'product_name', 'niche', 'views', 'likes', 'units', 'revenue', 'price'],
        period: { kind: 'daily' },
        dateOrder: 'ymd',
        decimal: '.',
        currency: 'USD',
      },
    })
    expect(data.preview[1]).toEqual([
      '2026-11-02',
      '1001',
      'Travel mug',
      'Kitchen',
      '2,000',
      '--',
      '20',
      '$1,250.00',
      '$12.50',
    ])
    const list = await call<MarketImport[]>(ana, 'imports')
    expect(list.data[0]).toEqual({ ...data, preview: [] })
  })

  test('is checked, imported and seen; the same file again changes nothing [B-CL-23, OP-34]', async () => {
    const user = await app.newUser()
    const first = await imported(user, CSV)
    expect(first).toMatchObject({ state: 'done', acceptedRows: 3, faultyRows: 0, error: null, job: { state: 'done' } })
    expect(first.outcome).toEqual({
      newProducts: 2,
      updatedProducts: 0,
      newCreators: 0,
      updatedCreators: 0,
      newDays: 3,
      replacedDays: 0,
    })
    const before = await products(user)
    expect(before.source).toMatchObject({
      kind: 'import',
      name: 'Imported data',
      currency: 'USD',
      from: '2026-11-01',
      to: '2026-11-02',
    })
    expect(
      before.products.map((one) => [one.product_name, one.niche, one.view_count, one.units_sold, one.revenue]),
    ).toEqual([
      ['Travel mug', 'home', 3000, 30, 1375],
      ['Glow serum', 'beauty', 1500, 5, 120],
    ])

    const again = await imported(user, CSV)
    expect(again.outcome).toMatchObject({ newProducts: 0, newDays: 0, replacedDays: 0 })
    expect((await products(user)).products).toEqual(before.products)

    const changed = await imported(user, CSV.replace('$120', '$240'))
    expect(changed.outcome).toMatchObject({ newProducts: 0, newDays: 0, replacedDays: 1 })
    expect((await products(user)).products[1]?.revenue).toBe(240)

    const staged = await app.db.query(sql`
      select from private.market_import_rows r join public.market_imports i on i.id = r.import_id where i.user_id = ${user.id}`)
    expect(staged).toEqual([])
    expect(await call(user, `figures?source=import`, { method: 'DELETE' })).toMatchObject({ status: 200 })
    expect((await products(user)).source.kind).toBe('demo')
  })

  test('with faults lists each of them, by row and column; the good rows are imported', async () => {
    const user = await app.newUser()
    const file = `${HEADER}
2026-11-01,1001,Travel mug,Kitchen,-5,50,10,€125.00,$12.50
2026-13-01,1002,Glow serum,Skincare,12,1,"12,5",$1,$1
2026-11-03,1003,"=HYPERLINK(""https://x.example"",""x"")",,10,1,1,$1,$1.00-$2.00
2026-11-03,1003,Other,,11,1,1,$1,$1
2026-11-03,1003,"=HYPERLINK(""https://x.example"",""x"")",,10,1,1,$1,$1.00-$2.00
2999-01-01,1004,Late,,1,1,1,$1,$1
2026-11-04,1.72938E+18,Shortened,,1,1,1,$1,$1
2026-11-04,,,,1,1,1,$1,$1
2026-11-04,1005,No figures,,--,N/A,,,
`
    const report = await checked(user, file)
    expect(report).toMatchObject({ state: 'checked', acceptedRows: 1, faultyRows: 8 })
    const faults = await faultsOf(user, report.id)
    expect(faults.map(({ row, message, value }) => [row, message, value])).toEqual([
      [2, '“Video views” must not be negative', '-5'],
      [2, '“Revenue ($)” is in a different currency', '€125.00'],
      [3, '“Date” is not a real date', '2026-13-01'],
      [3, '“Items sold” uses a different decimal separator', '12,5'],
      [5, 'Conflicts with an earlier row', 'row 4'],
      [6, 'Repeats an earlier row, counted once', 'row 4'],
      [7, '“Date” is in the future', '2999-01-01'],
      [
        8,
        '“Product ID” was shortened by a spreadsheet program: format its column as text and export again',
        '1.72938E+18',
      ],
      [9, 'No product or creator', null],
      [10, 'No numbers', null],
    ])
    expect(report.faultGroups).toHaveLength(10)
    expect(report.faultGroups[0]).toMatchObject({ rows: 1 })

    await post(user, `imports/${report.id}/apply`)
    expect(await finished(user, report.id)).toMatchObject({ state: 'done', outcome: { newProducts: 1, newDays: 1 } })
    expect((await products(user)).products).toMatchObject([
      { product_name: '=HYPERLINK("https://x.example","x")', product_price: 1, view_count: 10 },
    ])
  })

  test('has its report as a table in which nothing is a formula', async () => {
    const report = await checked(ana, 'Product,Units\nMug,"=cmd|\' /C calc\'!A0"\nCup,1\n')
    const answer = await ana.fetch(`/api/market/imports/${report.id}/faults?format=csv`)
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="import-report.csv"')
    // The response's own decoding would take the mark away.
    const text = Buffer.from(await answer.arrayBuffer()).toString()
    expect(text).toBe("\ufeffRow,Column,Problem,Value\n2,Units,“Units” is not a number,'=cmd|' /C calc'!A0\n")
  })

  test('of a period has its totals spread over the days; creators with their products are added up', async () => {
    const user = await app.newUser()
    const file = `Report\n2026-10-01 ~ 2026-10-10\n\nCreator;Produkt;Umsatz (€);Verkaufte Einheiten;Views;Engagement rate
@Ana;Becher;1.000,50 €;1.000;2.000;5,0 %
@Ana;Becher;100,00 €;10;1.000;10 %
@Ben;Becher;50 €;5;--;--
`
    const done = await imported(user, file)
    expect(done).toMatchObject({
      state: 'done',
      delimiter: ';',
      notes: ['The first 2 lines were skipped', expect.stringContaining('worked out from views')],
      mapping: { decimal: ',', currency: 'EUR', period: { kind: 'period', from: '2026-10-01', to: '2026-10-10' } },
      outcome: { newProducts: 1, newCreators: 2 },
    })
    const { products: found, source } = await products(user)
    expect(source).toMatchObject({ currency: 'EUR', from: '2026-10-01', to: '2026-10-10', creators: 2 })
    // Two rows of one creator, as of two videos: 50 of 1000 and 100 of 2000 engagements, from the rates.
    expect(found).toMatchObject([
      { revenue: 1150.5, units_sold: 1015, view_count: 3000, like_count: 200, estimated: true },
    ])
    const dollars = await send(user, CSV)
    expect(dollars.data.mapping.currency).toBe('USD')
    expect(await post(user, `imports/${dollars.data.id}/check`, dollars.data.mapping)).toMatchObject({
      status: 409,
      code: 'conflict',
      field: 'currency',
      error: 'Your imported data is in EUR. To import data in USD, delete it first.',
    })
  })

  test('without a good row is not imported', async () => {
    const report = await checked(ana, 'Product,Units\nMug,many\n')
    expect(report).toMatchObject({ state: 'checked', acceptedRows: 0, faultyRows: 1 })
    expect(await post(ana, `imports/${report.id}/apply`)).toMatchObject({ status: 422, code: 'refused' })
  })

  test('can be checked again with another mapping', async () => {
    const user = await app.newUser()
    const wrong = await checked(user, 'Date,Product,Revenue\n03/04/2026,Mug,"1,5"\n04/04/2026,Mug,"2,5"\n', {
      decimal: '.',
      dateOrder: 'mdy',
    })
    expect(wrong).toMatchObject({ acceptedRows: 0, faultyRows: 2 })
    await post(user, `imports/${wrong.id}/check`, { ...wrong.mapping, decimal: ',', dateOrder: 'dmy' })
    expect(await finished(user, wrong.id)).toMatchObject({
      state: 'checked',
      acceptedRows: 2,
      faultyRows: 0,
      faultGroups: [],
    })
    expect(await faultsOf(user, wrong.id)).toEqual([])
    await post(user, `imports/${wrong.id}/apply`)
    expect(await finished(user, wrong.id)).toMatchObject({ state: 'done', outcome: { newDays: 2 } })
    expect((await products(user)).source).toMatchObject({ from: '2026-04-03', to: '2026-04-04' })
  })

  test('has at most a thousand of its faults kept, and all counted', async () => {
    const report = await checked(
      ana,
      `Product,Units\n${'x'.repeat(20)},1\n${Array.from({ length: 2500 }, (_, at) => `P${at},no\n`).join('')}`,
    )
    expect(report).toMatchObject({ acceptedRows: 1, faultyRows: 2500, faultGroups: [{ rows: 2500 }] })
    expect(await faultsOf(ana, report.id)).toHaveLength(1000)
  })
})

describe('what is wrong with an arriving file is said, and nothing stays of it', () => {
  test.each<[string, string | Buffer, number, string]>([
    ['nothing', '', 400, 'The file is empty.'],
    ['only a header', 'Product,Units\n', 400, 'The file has column names but no rows.'],
    [
      '1,000 columns',
      `${'a,'.repeat(999)}a\n`,
      400,
      'The file has 1,000 columns, but the limit is 200. Remove the ones you don’t need.',
    ],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      415,
      'This isn’t a table. You can import CSV, TSV, XLSX and JSON files.',
    ],
    [
      'a broken spreadsheet',
      Buffer.from('504b030400000000', 'hex'),
      400,
      'The spreadsheet is damaged. Open it in a spreadsheet program and save it again.',
    ],
    ['deep JSON', '['.repeat(100_000), 400, 'The JSON can’t be read: it is nested too deeply'],
    [
      'too many columns far below',
      `A,B\n${'1,2\n'.repeat(3000)}${','.repeat(300)}9\n`,
      400,
      'The file has 301 columns, but the limit is 200. Remove the ones you don’t need.',
    ],
  ])('%s', async (_name, content, status, error) => {
    const user = await app.newUser()
    expect(await send(user, new Uint8Array(Buffer.from(content)), 'x.csv', 'text/csv')).toMatchObject({ status, error })
    const left = await app.db.query(sql`select from public.market_imports where user_id = ${user.id}`)
    expect(left).toEqual([])
  })

  test('JSON is a file like any other, also when it says what it is', async () => {
    const answer = await send(ana, '[{"product_name":"Mug","units":5}]', '', 'application/json')
    expect(answer).toMatchObject({ status: 200, data: { fileName: 'Data', format: 'json', rowCount: 1 } })
  })
})

describe('a mapping', () => {
  const good = {
    columns: ['product_name', 'units'],
    period: { kind: 'period', from: '2026-10-01', to: '2026-10-31' },
    currency: 'USD',
  }
  test.each([
    ['names no currency', { ...good, currency: 'ZZZ' }, 'currency'],
    ['has no figures', { ...good, columns: ['product_name', null] }, 'columns'],
    ['has a field twice', { ...good, columns: ['units', 'units'] }, 'columns'],
    ['has an unknown field', { ...good, columns: ['product_name', 'constructor'] }, 'columns.1'],
    ['has more columns than the file', { ...good, columns: ['product_name', 'units', 'views'] }, 'columns'],
    ['is daily without a date', { ...good, period: { kind: 'daily' } }, 'period'],
    ['ends before it begins', { ...good, period: { kind: 'period', from: '2026-10-31', to: '2026-10-01' } }, 'period'],
    ['is in the future', { ...good, period: { kind: 'lifetime', at: '2030-01-01' } }, 'period'],
    ['is longer than a year', { ...good, period: { kind: 'period', from: '2020-01-01', to: '2026-01-01' } }, 'period'],
    ['is no mapping', [], undefined],
  ])('that %s is refused', async (_name, mapping, field) => {
    const { data } = await send(ana, 'Product,Units\nMug,5\n')
    const answer = await post(ana, `imports/${data.id}/check`, mapping)
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(answer.field).toBe(field)
    expect((await call(ana, `imports/${data.id}`)).data.state).toBe('draft')
  })
})

describe('imports', () => {
  test('are their owner’s', async () => {
    const ben = await app.newUser()
    const { data } = await send(ana, CSV)
    for (const id of [data.id, randomUUID(), 'x', '%00']) {
      for (const [path, init] of [
        [`imports/${id}`, {}],
        [`imports/${id}/faults`, {}],
        [`imports/${id}/check`, { method: 'POST', body: JSON.stringify(data.mapping) }],
        [`imports/${id}/apply`, { method: 'POST' }],
        [`imports/${id}`, { method: 'DELETE' }],
      ] as const) {
        expect(await call(ben, path, init)).toMatchObject({ status: 404, code: 'not_found' })
      }
    }
    expect((await call<MarketImport[]>(ben, 'imports')).data).toEqual([])
    expect((await call(ana, `imports/${data.id}`)).status).toBe(200)
    for (const url of ['/api/market/imports', `/api/market/imports/${data.id}`]) {
      const answer = await app.app.inject({ url, headers: { apikey: app.anonKey } })
      expect(answer.statusCode).toBe(401)
    }
    const refused = await app.app.inject({
      method: 'POST',
      url: '/api/market/imports',
      payload: CSV,
      headers: { 'content-type': 'text/csv' },
    })
    expect(refused.statusCode).toBe(401)
  })

  test('are not applied before they are checked, nor checked after they were applied', async () => {
    const user = await app.newUser()
    const { data } = await send(user, CSV)
    expect(await post(user, `imports/${data.id}/apply`)).toMatchObject({
      status: 409,
      error: 'Check this file first.',
    })
    await post(user, `imports/${data.id}/check`, data.mapping)
    await finished(user, data.id)
    await post(user, `imports/${data.id}/apply`)
    await finished(user, data.id)
    expect(await post(user, `imports/${data.id}/apply`)).toMatchObject({
      status: 409,
      error: 'This file has already been imported.',
    })
    expect(await post(user, `imports/${data.id}/check`, data.mapping)).toMatchObject({ status: 409, code: 'conflict' })
  })

  test('wait while another job is under way, and say so', async () => {
    const user = await app.newUser()
    const { data } = await send(user, CSV)
    // Held by a server that lives: nobody takes it.
    await app.db.query(sql`
      insert into public.market_jobs (user_id, kind, state, leased_until) values (${user.id}, 'scrape', 'running', now() + interval '1 hour')`)
    expect(await post(user, `imports/${data.id}/check`, data.mapping)).toMatchObject({ status: 409, code: 'conflict' })
    expect((await call(user, `imports/${data.id}`)).data.state).toBe('draft')
  })

  test('whose server went between two steps can be restarted', async () => {
    const user = await app.newUser()
    const { data } = await send(user, CSV)
    await app.db.query(sql`update public.market_imports set state = 'checking' where id = ${data.id}`)
    expect((await call(user, `imports/${data.id}`)).data.state).toBe('draft')
    expect(await post(user, `imports/${data.id}/check`, data.mapping)).toMatchObject({ status: 202 })
    expect(await finished(user, data.id)).toMatchObject({ state: 'checked', acceptedRows: 3 })
  })

  test('that two windows check at once are checked with the mapping that is kept', async () => {
    const user = await app.newUser()
    const { data } = await send(user, CSV)
    const cents = {
      ...data.mapping,
      columns: data.mapping.columns.map((field) => (field === 'revenue' ? null : field)),
    }
    const answers = await Promise.all([
      post(user, `imports/${data.id}/check`, data.mapping),
      post(user, `imports/${data.id}/check`, cents),
      post(user, `imports/${data.id}/check`, data.mapping),
    ])
    // One that comes after the first has ended is no second one.
    expect(new Set([202, ...answers.map(({ status }) => status)])).toEqual(new Set([202, 409]))
    const { mapping } = await finished(user, data.id)
    const [line] = await app.db.query(
      sql<{
        has_revenue: boolean
      }>`select bool_and(revenue is not null) as has_revenue from private.market_lines where batch = ${data.id}`,
    )
    expect(line!.has_revenue).toBe(mapping.columns.includes('revenue'))
  })

  test('may have a faulty cell that is cut in the midst of a character', async () => {
    const user = await app.newUser()
    const file = await checked(user, `${HEADER}\n2026-11-01,1001,Mug,Kitchen,${'x'.repeat(199)}😀😀,1,1,1,1\n`)
    expect(file).toMatchObject({ state: 'checked', faultyRows: 1, error: null })
    expect((await faultsOf(user, file.id))[0]).toMatchObject({ value: 'x'.repeat(199) })
  })

  test('with rates instead of likes say what is worked out, and say it once', async () => {
    const user = await app.newUser()
    const file = await checked(user, 'Date,Product ID,Views,Engagement rate\n2026-11-01,1,1000,5%\n')
    expect(file.notes).toEqual([expect.stringContaining('worked out from views and engagement rate')])
    await post(user, `imports/${file.id}/check`, file.mapping)
    expect((await finished(user, file.id)).notes).toEqual(file.notes)
  })

  test('of an account that is gone are refused', async () => {
    const user = await app.newUser()
    await app.db.query(sql`delete from auth.users where id = ${user.id}`)
    expect((await send(user, CSV)).status).toBeLessThan(500)
  })

  test('that are being saved end before their account does: neither waits for the other in a circle [OP-55]', async () => {
    const eve = await app.newUser()
    const { id } = await checked(eve, 'product,units\nMug,4\n')
    const { deleting } = await app.db.transaction(async (saving) => {
      // As another import into the same figures does.
      await saving.query(sql`select pg_advisory_xact_lock(hashtextextended(${`market set ${eve.id} import`}, 0))`)
      await post(eve, `imports/${id}/apply`)
      await untilOneWaitsFor(saving)
      const deletion = JSON.stringify({ confirmation: eve.email, password: eve.password })
      const deleting = eve.fetch('/api/account/delete', { method: 'POST', body: deletion })
      const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => app.db.query(waiting), { interval: 10 }).toHaveLength(2)
      // What the figures refer to is still there.
      await app.db.query(sql`select from auth.users where id = ${eve.id} for key share nowait`)
      return { deleting }
    })
    expect((await deleting).status).toBe(200)
    expect(await app.db.query(sql`select from market_sets where user_id = ${eve.id}`)).toEqual([])
  })

  test('are kept five at a time; older ones go, with their rows', async () => {
    const user = await app.newUser()
    const ids: string[] = []
    for (let at = 0; at < 6; at++) ids.push((await send(user, CSV)).data.id)
    const { data } = await call<MarketImport[]>(user, 'imports')
    expect(data.map(({ id }) => id)).toEqual(ids.slice(1).toReversed())
    expect(await call(user, `imports/${ids[5]}`, { method: 'DELETE' })).toMatchObject({ status: 200 })
    const rows = await app.db.query(sql`
      select distinct import_id from private.market_import_rows where import_id = any (${ids}::uuid[])`)
    expect(rows).toHaveLength(4)
  })

  test('that nobody finished for a day are cleared, and those that never arrived after an hour', async () => {
    const user = await app.newUser()
    const [old, young, broken] = [
      (await send(user, CSV)).data.id,
      (await send(user, CSV)).data.id,
      (await send(user, CSV)).data.id,
    ]
    await app.db.query(sql`update public.market_imports set created_at = now() - interval '25 hours' where id = ${old}`)
    await app.db.query(
      sql`update public.market_imports set row_count = 0, created_at = now() - interval '2 hours' where id = ${broken}`,
    )
    expect(await clearImports(app.db)).toBe(2)
    expect((await call<MarketImport[]>(user, 'imports')).data.map(({ id }) => id)).toEqual([young])
  })
})
