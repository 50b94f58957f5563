import { isUtf8 } from 'node:buffer'
import { csvEntries } from './csv-entries'
import { CURRENCY, FeedEntry, FeedHead } from './feed-entry'
import { FeedFailure } from './feed-failure'
import { jsonParts } from './json-entries'

/** An entry that names its day. */
export type DatedEntry = FeedEntry & { date: string }

export interface FeedReading {
  /** ISO 4217, of all money in it. */
  currency: string
  /** Called for each good entry, in the feed's order. */
  each(take: (entry: DatedEntry) => Promise<void> | void): Promise<{ taken: number; faulty: number }>
}

/** Beyond that something else is wrong than an entry. */
const MAX_FAULTY = 0.5
const MAX_ENTRIES = 1_000_000
const tooMany = () => new FeedFailure(`it has more than ${MAX_ENTRIES} entries`)

/**
 * Reads what `fetchFeed` brought: JSON or CSV in UTF-8, see docs/market-feed.md. Faulty entries are left out and counted.
 * @throws FeedFailure when it is nothing of the kind; from `each` also when more than half of it is faulty, at its end
 */
export async function readFeed(body: Buffer): Promise<FeedReading> {
  if (!isUtf8(body)) throw new FeedFailure('it is not UTF-8')
  const first = /[^\s\uFEFF]/u.exec(body.subarray(0, 1000).toString())?.[0]
  if (first === undefined) throw new FeedFailure('it is empty')
  if (first === '<') throw new FeedFailure('it is a web page, not JSON or CSV')
  const isJson = first === '[' || first === '{'
  // Twice: what holds for all entries may stand behind them.
  const { currency, date } = isJson ? await jsonHead(body) : await csvHead(body)
  return {
    currency,
    each: (take) => eachEntry(isJson ? jsonEntries(body) : csvEntries(body), { currency, date }, take),
  }
}

async function eachEntry(
  entries: AsyncIterable<unknown>,
  head: { currency: string; date: string | undefined },
  take: (entry: DatedEntry) => Promise<void> | void,
) {
  let [taken, faulty] = [0, 0]
  for await (const entry of entries) {
    if (taken + faulty === MAX_ENTRIES) throw tooMany()
    const { data } = FeedEntry.safeParse(entry)
    const date = data?.date ?? head.date
    if (!data || !date || (data.currency ?? head.currency) !== head.currency) faulty++
    else {
      taken++
      await take({ ...data, date })
    }
  }
  if (taken === 0) throw new FeedFailure(faulty > 0 ? 'none of its entries can be used' : 'it has no entries')
  if (faulty > MAX_FAULTY * (taken + faulty)) {
    throw new FeedFailure(`${faulty} of its ${taken + faulty} entries can’t be used`)
  }
  return { taken, faulty }
}

async function* jsonEntries(body: Buffer): AsyncGenerator {
  for await (const part of jsonParts(body)) {
    if ('entry' in part) yield part.entry
    else if ('faulty' in part) yield null
  }
}

/** Its own word, else that of the first entry that has one, else US dollars. */
async function jsonHead(body: Buffer) {
  const members = new Map<string, unknown>()
  let currency: string | undefined
  let parts = 0
  for await (const part of jsonParts(body)) {
    if (++parts > MAX_ENTRIES) throw tooMany()
    if ('member' in part) members.set(part.member, part.value)
    else if ('entry' in part) currency ??= currencyOf(part.entry)
  }
  const head = FeedHead.parse({ currency: members.get('currency'), date: members.get('date') })
  if (head.currency !== undefined && !CURRENCY.test(head.currency)) throw new FeedFailure('its currency is not valid')
  if (members.get('date') !== undefined && !head.date) throw new FeedFailure('its date is not valid')
  return { currency: head.currency ?? currency ?? 'USD', date: head.date }
}

async function csvHead(body: Buffer): Promise<{ currency: string; date: undefined }> {
  for await (const row of csvEntries(body)) {
    const currency = currencyOf(row)
    if (currency) return { currency, date: undefined }
    if (row && !('currency' in row)) break
  }
  return { currency: 'USD', date: undefined }
}

function currencyOf(entry: unknown): string | undefined {
  const { data } = FeedHead.safeParse(entry)
  return data?.currency && CURRENCY.test(data.currency) ? data.currency : undefined
}
