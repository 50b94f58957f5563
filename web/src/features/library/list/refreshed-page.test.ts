import { expect, test, vi } from 'vitest'
import type { ScriptPage } from '../api'
import type { ScriptCard } from '../script-fields'
import { listedCards } from './listed-cards'
import { refreshedPage } from './refreshed-page'

const SIZE = 10
const LONG = 20

/** A server's list in its order, asked behind a position, as often as it is. */
function listOf(ids: string[]) {
  const rows = ids.map((id) => ({ id, updatedAt: 'once' }) as ScriptCard)
  const load = vi.fn((after: string | null, limit = SIZE): ScriptPage => {
    const from = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1
    const cards = rows.slice(from, from + limit)
    return { cards, terms: [], next: from + limit < rows.length ? (cards.at(-1)?.id ?? null) : null }
  })
  return { rows, load }
}

type Loaded = { pages: ScriptPage[]; pageParams: (string | null)[] }

/** As the query refetches its pages: one after the other. */
async function refreshed(list: Loaded | undefined, count: number, { load }: ReturnType<typeof listOf>, seen: string[]) {
  const loaded: Loaded = { pages: [], pageParams: [] }
  while (loaded.pages.length < count) {
    const after = loaded.pages.length === 0 ? null : (loaded.pages.at(-1)?.next ?? null)
    if (loaded.pages.length > 0 && after === null) break
    const isInSight = ({ cards }: ScriptPage) => cards.some(({ id }) => seen.includes(id))
    const page = await refreshedPage({
      list,
      after,
      isInSight,
      load: async (limit) => load(after, limit && LONG),
    })
    loaded.pages.push(page)
    loaded.pageParams.push(after)
  }
  return loaded
}

const named = (count: number, name = 's') => Array.from({ length: count }, (_, at) => `${name}${at}`)
const idsOf = ({ pages }: Loaded) => listedCards(pages).map(({ id }) => id)

test('refetches every page of a short list [CX-32]', async () => {
  const server = listOf(named(50))
  const list = await refreshed(undefined, 5, server, [])
  server.load.mockClear()
  await refreshed(list, 5, server, [])
  expect(server.load).toHaveBeenCalledTimes(5)
})

test.each([
  ['nothing changed', (rows: ScriptCard[]) => rows],
  ['one was added on top', (rows: ScriptCard[]) => [{ id: 'new', updatedAt: 'now' } as ScriptCard, ...rows]],
  [
    'more were added than a page holds',
    (rows: ScriptCard[]) => [...named(95, 'new').map((id) => ({ id, updatedAt: 'now' }) as ScriptCard), ...rows],
  ],
  ['the first of a page went', (rows: ScriptCard[]) => rows.filter(({ id }) => id !== 's10' && id !== 's400')],
  ['a whole page went', (rows: ScriptCard[]) => rows.filter((_, at) => at < 5 || at >= 25)],
  [
    'the first ones of a page went to the top',
    (rows: ScriptCard[]) => [
      ...rows.slice(410, 415).map((row) => ({ ...row, updatedAt: 'now' })),
      ...rows.filter((_, at) => at < 410 || at >= 415),
    ],
  ],
])('of a long list, the visible part and its beginning: %s', async (_, changed) => {
  const server = listOf(named(1000))
  const list = await refreshed(undefined, 80, server, [])
  const now = listOf(changed(server.rows).map(({ id }) => id))
  now.rows.splice(0, now.rows.length, ...changed(server.rows))
  const renewed = await refreshed(list, 80, now, ['s412', 's413'])
  expect(now.load.mock.calls.length).toBeLessThan(16)

  // Nothing is missing between the first and the last one that is listed, and the visible rows keep their place.
  const all = now.rows.map(({ id }) => id)
  const listed = idsOf(renewed)
  expect(new Set(listed).size).toBe(listed.length)
  const known = new Set(listed)
  const upTo = all.indexOf(listed.at(-1) ?? '')
  expect(all.slice(0, upTo).filter((id) => !known.has(id))).toEqual([])
  expect(listed.length).toBeGreaterThan(700)
  const shown = renewed.pages.filter(({ isOld }) => !isOld).flatMap(({ cards }) => cards.map(({ id }) => id))
  expect(shown).toEqual(expect.arrayContaining(['s412', 's413']))
})
