import { expect, test } from 'vitest'
import { readFeed, type DatedEntry } from './read-feed'

async function read(text: string | Buffer) {
  const reading = await readFeed(Buffer.from(text))
  const entries: DatedEntry[] = []
  const { faulty } = await reading.each((entry) => void entries.push(entry))
  return { currency: reading.currency, faulty, entries }
}
const json = (value: unknown) => read(JSON.stringify(value))
const GOOD = { product_id: 7, product_name: 'Mug', date: '2026-11-20', units: 3, revenue: '29.97' }
const ENTRY = { product_id: '7', product_name: 'Mug', date: '2026-11-20', units: 3, revenue: 29.97 }

test('reads a list, and an object whose words for all stand behind its lists', async () => {
  expect(await json([GOOD])).toMatchObject({ currency: 'USD', faulty: 0, entries: [ENTRY] })
  const { date: _date, ...undated } = GOOD
  const text = ` {"notes": {"by": ["}\\"]"]}, "creators": [{"creator_username": "@Mia", "views": 5}],
    "products": [${JSON.stringify(undated)}], "currency": "eur", "date": "2026-11-20"} `
  expect(await read(text)).toMatchObject({
    currency: 'EUR',
    entries: [{ creator_username: 'mia', views: 5, date: '2026-11-20' }, ENTRY],
  })
})

test.each([
  ['product_id,product_name,date,units,revenue\n7,Mug,2026-11-20,3,29.97\n', 'USD'],
  ['\uFEFFProduct_ID;product_name;date;units;revenue;currency\r\n7;Mug;2026-11-20;3;29.97;GBP\r\n', 'GBP'],
  ['product_id\tproduct_name\tdate\tunits\trevenue\n7\t"Mug"\t2026-11-20\t3\t29.97', 'USD'],
])('reads CSV with comma, semicolon or tab: %j', async (text, currency) => {
  expect(await read(text)).toMatchObject({ currency, faulty: 0, entries: [ENTRY] })
})

test('leaves out faulty entries and counts them', async () => {
  const faulty = [
    null,
    7,
    { ...GOOD, units: -1 },
    { ...GOOD, revenue: 1e13 },
    { ...GOOD, views: '1,234' },
    { ...GOOD, date: '20.11.2026' },
    { ...GOOD, date: '2026-02-30' },
    { ...GOOD, date: '2099-01-01' },
    { ...GOOD, date: undefined },
    { ...GOOD, currency: 'JPY' },
    { units: 3, date: '2026-11-20' },
    { product_id: 8, date: '2026-11-20' },
    { ...GOOD, product_name: 'x'.repeat(301) },
    { ...GOOD, product_name: 'x'.repeat(70_000) },
  ]
  const good = Array.from({ length: faulty.length }, () => GOOD)
  const { entries, ...rest } = await json({ currency: 'USD', products: [...faulty, ...good] })
  expect(rest).toEqual({ currency: 'USD', faulty: faulty.length })
  expect(entries).toHaveLength(good.length)
  expect(await read('product_id,units,date\n1,2\n2,3,2026-11-20\n')).toMatchObject({
    faulty: 1,
    entries: [{ product_id: '2' }],
  })
})

test('takes what is only nice to have as far as it can be used', async () => {
  const odd = {
    ...GOOD,
    image: 'javascript:alert(1)',
    link: 'https://shop.example/p/7',
    hashtags: '#mug, #gift  mug',
    niche: 'Kitchen',
    price: '',
    engagement_rate: 0.5,
    unknown: [],
  }
  const { entries } = await json([odd, { ...GOOD, hashtags: 7, link: {} }])
  expect(entries).toEqual([{ ...ENTRY, link: odd.link, hashtags: ['mug', 'gift'], niche: 'Kitchen' }, ENTRY])
})

test.each<[string | Buffer, string]>([
  ['', 'it is empty'],
  [' \n ', 'it is empty'],
  ['<!doctype html><p>Sign in', 'it is a web page, not JSON or CSV'],
  ['hello', 'it is neither JSON nor a CSV with our column names'],
  ['Artikel;Umsatz\nMug;3', 'it is neither JSON nor a CSV with our column names'],
  [Buffer.from([0x5b, 0xff, 0xfe, 0x5d]), 'it is not UTF-8'],
  ['[', 'its JSON is not valid'],
  ['[{"a":1}', 'its JSON is not valid'],
  ['[{"a":1}] trailing', 'its JSON is not valid'],
  ['[{"a" 1}]', 'its JSON is not valid'],
  ['{"products": [1,]}', 'its JSON is not valid'],
  ['{"products": "x', 'its JSON is not valid'],
  ['['.repeat(100_000), 'its JSON is not valid'],
  ['[]', 'it has no entries'],
  ['{}', 'it has no entries'],
  ['product_id,units\n', 'it has no entries'],
  ['[1, 2]', 'none of its entries can be used'],
  [`[1, 2, ${JSON.stringify(GOOD)}]`, '2 of its 3 entries can’t be used'],
  ['{"currency": "dollars", "products": []}', 'its currency is not valid'],
  ['{"date": "yesterday", "products": []}', 'its date is not valid'],
  ['product_id,units\n"1,2\n3,4', 'none of its entries can be used'],
])('refuses as a whole what is no feed: %j', async (text, message) => {
  await expect(read(text)).rejects.toMatchObject({ name: 'FeedFailure', message })
})

test.each([
  ['JSON of members', `{${Array.from({ length: 40_000 }, (_, at) => `"${at}":1`).join()}}`],
  ['CSV of nothing', `product_id,currency\n${'\tx\n'.repeat(30_000)}`],
])('lets others work while it reads a lot: %s', async (_name, text) => {
  let turns = 0
  const others = setInterval(() => turns++, 1)
  await read(text).catch(() => undefined)
  clearInterval(others)
  expect(turns).toBeGreaterThan(2)
})
