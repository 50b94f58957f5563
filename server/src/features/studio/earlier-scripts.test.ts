import type { GeneratedScript, GenerationAnswer, ScriptBrief } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WritingOptions } from '../../providers/model'
import { embeddedModel } from '../../providers/model'
import { BRIEF, testApp, type TestApp, type TestUser } from '../../testing'
import { earlierScripts } from './earlier-scripts'
import { scriptOf, fakeModel, USAGE } from './testing'

let tools: TestApp
/** What the model was asked not to repeat, by product; "real" products are written by the embedded writer. */
const avoided = new Map<string, string[][]>()
let written = 0

beforeAll(async () => {
  const model = fakeModel({
    async write(brief: ScriptBrief, options: WritingOptions) {
      avoided.set(brief.productName, [...(avoided.get(brief.productName) ?? []), options.avoid])
      if (brief.productName === BRIEF.productName) return embeddedModel.write(brief, options)
      return { script: scriptOf([`Script ${++written}.`], brief.productName), usage: USAGE }
    },
  })
  tools = await testApp({ model })
})

async function generate(user: TestUser, changes: object = {}): Promise<GeneratedScript> {
  const answer = await user.fetch('/functions/v1/generate-script', {
    method: 'POST',
    body: JSON.stringify({ ...BRIEF, ...changes }),
  })
  const { data } = (await answer.json()) as GenerationAnswer
  return data.script
}

const remembered = (user: TestUser, productName = '') => earlierScripts(tools.db, user.id, productName)

/** Saves scripts, the first one the oldest. */
async function save({ id }: TestUser, texts: string[], product = 'Lamp') {
  await tools.db.query(sql`
    insert into scripts (user_id, title, script_text, product_name, created_at)
    select ${id}, 'Saved', content, ${product}, now() - interval '1 day' + n * interval '1 second'
    from unnest(${texts}::text[]) with ordinality as t (content, n)`)
}

describe('what must not be repeated', () => {
  test('holds what was generated and never saved', async () => {
    const ana = await tools.newUser()
    const first = await generate(ana, { productName: 'Unsaved lamp' })
    const second = await generate(ana, { productName: 'Unsaved lamp' })
    await generate(ana, { productName: 'Unsaved lamp' })
    expect(avoided.get('Unsaved lamp')).toEqual([
      [],
      [first.spoken_script],
      [second.spoken_script, first.spoken_script],
    ])
  })

  test('holds what was saved, and what was both only once', async () => {
    const ana = await tools.newUser()
    const { title, spoken_script: spoken } = await generate(ana, { productName: 'Saved lamp' })
    await save(ana, ['By hand.'])
    const { error } = await ana.supabase.from('scripts').insert({ title, script_text: `${spoken}\n` })
    expect(error).toBeNull()
    expect(await remembered(ana)).toEqual([spoken, 'By hand.'])
  })

  test('has the same product first, then the newest', async () => {
    const ana = await tools.newUser()
    await save(ana, ['Lamp 1.', 'Lamp 2.'], 'Lamp')
    await save(ana, ['Mug 1.'], ' MUG ')
    await tools.db.query(sql`
      update scripts set created_at = created_at - interval '1 hour' where user_id = ${ana.id} and product_name <> 'Lamp'`)
    expect(await remembered(ana, 'mug')).toEqual(['Mug 1.', 'Lamp 2.', 'Lamp 1.'])
    expect(await remembered(ana, 'lamp')).toEqual(['Lamp 2.', 'Lamp 1.', 'Mug 1.'])
  })

  test('is at most thirty scripts, each of at most 5000 characters', async () => {
    const ana = await tools.newUser()
    await save(
      ana,
      Array.from({ length: 40 }, (_, i) => `${i} ${'long '.repeat(2000)}`),
    )
    const texts = await remembered(ana)
    expect(texts.map((text) => text.split(' ')[0])).toEqual(Array.from({ length: 30 }, (_, i) => String(39 - i)))
    expect(Math.max(...texts.map((text) => text.length))).toBe(5000)
  })

  test('has nothing of other people, of failed generations and of empty scripts', async () => {
    const [ana, ben] = [await tools.newUser(), await tools.newUser()]
    await save(ben, ['Of Ben.'])
    await generate(ben, { productName: 'Lamp of Ben' })
    await save(ana, ['', '  '])
    await tools.db.query(sql`
      insert into generations (user_id, idempotency_key, input_digest, state, expires_at)
      values (${ana.id}, 'a', 'x', 'released', now()), (${ana.id}, 'b', 'x', 'reserved', now() + interval '1 minute')`)
    expect(await remembered(ana)).toEqual([])
  })

  test('survives results of an older release', async () => {
    const ana = await tools.newUser()
    await tools.db.query(sql`
      insert into generations (user_id, idempotency_key, input_digest, state, result, expires_at)
      values (${ana.id}, 'a', 'x', 'settled', '{}', now()), (${ana.id}, 'b', 'x', 'settled', '[]', now()),
        (${ana.id}, 'c', 'x', 'settled', '{"spoken_script": "Old.", "metadata": 7}', now())`)
    expect(await remembered(ana, 'Lamp')).toEqual(['Old.'])
  })
})

test('five scripts of one brief open in five ways', async () => {
  const ana = await tools.newUser()
  const hooks = new Set<string>()
  for (let i = 0; i < 5; i++) {
    const { spoken_script: spoken } = await generate(ana)
    hooks.add(spoken.toLowerCase().split(/(?<=[.!?])\s+/)[0] ?? '')
  }
  expect(hooks.size).toBe(5)
})
