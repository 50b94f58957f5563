import { SEO_LIMITS, SeoSuggestions, type Json } from '@reelwright/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp, type TestUser } from '../../testing'

let app: TestApp
let ana: TestUser
beforeAll(async () => {
  app = await sharedApp()
  ana = await app.newUser()
})

const MUG = {
  title: 'Morning mug',
  product_name: 'Glaciero travel mug',
  features: ['Leakproof lid', 'Cures acne'],
  audience: 'fitness-enthusiasts',
  video_length: 30,
  script_text: 'Watch this mug.',
}

async function newScript(user: TestUser, fields: object = {}) {
  const { data, error } = await user.supabase
    .from('scripts')
    .insert({ ...MUG, ...fields })
    .select('*')
    .single()
  if (error) throw new Error(error.message)
  return data
}

async function ask(user: TestUser, body: unknown) {
  const answer = await user.fetch('/api/seo/suggest', { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('makes suggestions of an own script, with its price as typed and no claims [OP-02, REG-01]', async () => {
  const { id } = await newScript(ana, { price: 24, metadata: { brief: { price: 24, priceText: '€24' } } })
  const { status, body } = await ask(ana, { scriptId: id, searchTerms: [{ term: 'travel mug', volume: 900 }] })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.success).toBe(true)
  const { texts, plan, leftOut } = SeoSuggestions.strict().parse(body.data)
  expect(texts.titles).toContain('Glaciero travel mug: leakproof lid')
  expect(texts.caption).toContain('\n€24 when this was posted.')
  expect(texts.hashtags).toHaveLength(SEO_LIMITS.hashtags)
  expect(plan[0]).toMatchObject({ term: 'travel mug', volume: 900, places: ['speech', 'screen', 'caption'] })
  expect(leftOut).toMatchObject([{ text: 'Cures acne' }])
  expect(JSON.stringify(texts)).not.toMatch(/acne/i)
})

test('makes suggestions of a typed product, and others at the next turn [OP-02]', async () => {
  const first = await ask(ana, { product: 'Foldable stool', features: ['Folds flat', ''] })
  const second = await ask(ana, { product: 'Foldable stool', features: ['Folds flat', ''], turn: 1 })
  expect(await ask(ana, { product: 'Foldable stool', features: ['Folds flat', ''] })).toEqual(first)
  const textsOf = ({ body }: typeof first) => SeoSuggestions.parse(body.data).texts
  expect(textsOf(first).titles[0]).toBe('Foldable stool: folds flat')
  for (const name of ['titles', 'caption', 'description', 'hashtags'] as const)
    expect(textsOf(second)[name]).not.toEqual(textsOf(first)[name])
})

test('a script of somebody else, or none at all, is not found [CX-50]', async () => {
  const { id } = await newScript(await app.newUser())
  for (const scriptId of [id, '00000000-0000-4000-8000-000000000000'])
    expect(await ask(ana, { scriptId })).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('asks who is there', async () => {
  const answer = await app.app.inject({ method: 'POST', url: '/api/seo/suggest', payload: { product: 'Mug' } })
  expect(answer.statusCode).toBe(401)
})

test.each([
  ['regulated goods', { product: 'CloudPuff nicotine vape' }, 'product'],
  ['regulated features', { product: 'Set', features: ['with CBD gummies'] }, 'features.0'],
])('suggests nothing for %s [REG-01]', async (_, body, field) =>
  expect(await ask(ana, body)).toMatchObject({ body: { code: 'refused', field } }),
)

test.each<[string, unknown, string | undefined]>([
  ['nothing', {}, 'product'],
  ['no body', null, undefined],
  ['a product of signs', { product: '???' }, 'product'],
  ['a product that is too long', { product: 'x'.repeat(201) }, 'product'],
  ['an id that is none', { scriptId: 'mine' }, 'scriptId'],
  ['too many features', { product: 'Mug', features: Array(21).fill('blue') }, 'features'],
  ['a term without words', { product: 'Mug', searchTerms: [{ term: '!!' }] }, 'searchTerms.0.term'],
  ['a negative volume', { product: 'Mug', searchTerms: [{ term: 'mug', volume: -1 }] }, 'searchTerms.0.volume'],
  [
    'too many terms',
    { product: 'Mug', searchTerms: Array.from({ length: 51 }, () => ({ term: 'mug' })) },
    'searchTerms',
  ],
  ['a turn that is none', { product: 'Mug', turn: 1.5 }, 'turn'],
])('names what is wrong with %s', async (_, body, field) => {
  const answer = await ask(ana, body)
  expect(answer).toMatchObject({ status: 400, body: { success: false } })
  expect(answer.body.field).toBe(field)
})

test('reads whatever a script may hold', async () => {
  for (const script_data of [
    { scenes: 'none' },
    { scenes: [{ id: 1 }], hashtags: { a: 1 } },
    { hashtags: [1, null, '#fyp', '#'] },
  ]) {
    const { id } = await newScript(ana, { product_name: '???', title: '!!', script_text: '', script_data })
    expect((await ask(ana, { scriptId: id })).status).toBe(200)
  }
})

describe('saved with its script', () => {
  const words = (caption = 'Ours') => ({
    titles: ['One'],
    caption,
    description: '',
    keywords: [],
    hashtags: [],
    searchTerms: [],
    savedAt: '2026-11-22T08:00:00.000Z',
  })
  const save = (user: TestUser, id: string, seo: Json | null) =>
    user.supabase.from('scripts').update({ seo }).eq('id', id).select('seo, updated_at')

  test('is read again, makes no version and is no change of the script [OP-02, OP-52]', async () => {
    const { id, updated_at, seo } = await newScript(ana)
    expect(seo).toBeNull()
    expect((await save(ana, id, words())).data).toEqual([{ seo: words(), updated_at }])
    const { data: versions } = await ana.supabase.from('script_versions').select('version_number').eq('script_id', id)
    expect(versions).toHaveLength(1)
    // Together with something else it is a change as any other.
    const { data } = await ana.supabase
      .from('scripts')
      .update({ seo: null, status: 'review' })
      .eq('id', id)
      .select('updated_at')
      .single()
    expect(data?.updated_at).not.toBe(updated_at)
  })

  test('a save that names what it began with does not write over another one [CX-42]', async () => {
    const { id } = await newScript(ana)
    const from = (savedAt: string | null) => {
      const change = ana.supabase.from('scripts').update({ seo: words() }).eq('id', id)
      return (savedAt === null ? change.is('seo', null) : change.eq('seo->>savedAt', savedAt)).select('id')
    }
    expect((await from(null)).data).toHaveLength(1)
    expect((await from(null)).data).toHaveLength(0)
    expect((await from('2026-11-22T07:00:00.000Z')).data).toHaveLength(0)
    expect((await from(words().savedAt)).data).toHaveLength(1)
  })

  test('comes back from the bin [CX-48]', async () => {
    const owner = await app.newUser()
    const { id } = await newScript(owner, { seo: words() })
    await owner.supabase.rpc('delete_scripts' as never, { script_ids: [id] } as never)
    await owner.supabase.rpc('restore_scripts' as never, { script_ids: [id] } as never)
    expect((await owner.supabase.from('scripts').select('seo').single()).data).toEqual({ seo: words() })
  })

  test.each<[string, Json]>([
    ['a list', []],
    ['a text', 'words'],
    ['more than 20,000 characters', words('x'.repeat(20_000))],
  ])('%s is refused', async (_, seo) => {
    const { id } = await newScript(ana)
    expect((await save(ana, id, seo)).error).toMatchObject({ code: '23514' })
  })

  test('nobody else writes it [CX-50]', async () => {
    const { id } = await newScript(ana)
    expect((await save(await app.newUser(), id, words())).data).toEqual([])
  })
})
