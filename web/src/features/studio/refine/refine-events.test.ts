import type { SceneChange } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { CallError } from '../generation-failure'
import { readRefineEvents } from './refine-events'

const sent = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const change = (scene: number): SceneChange => ({ scene, before: 'Old.', after: 'New.' })

async function read(...texts: string[]) {
  const changes: SceneChange[] = []
  return { changes, answer: await readRefineEvents(new Response(texts.join('')), (one) => changes.push(one)) }
}

test('reports changes as they arrive, and returns the last event [B-RF-03]', async () => {
  const { changes, answer } = await read(
    ': writing\n\n',
    sent('change', change(1)),
    sent('change', { scene: 'two' }),
    sent('other', change(9)),
    'event: change\ndata: {half\n\n',
    sent('change', change(2)),
    sent('refined', { success: true }),
    sent('change', change(3)),
  )
  expect(changes.map(({ scene }) => scene)).toEqual([1, 2])
  expect(answer).toEqual({ success: true })
})

test('a stream that breaks off has no answer [B-ER-19]', async () => {
  expect(await read(sent('change', change(1)))).toEqual({ changes: [change(1)], answer: undefined })
  expect(await readRefineEvents(new Response(null), () => undefined)).toBeUndefined()
})

test.each([
  [
    { success: false, error: 'Took too long', code: 'timed_out' },
    { message: 'Took too long', status: 504 },
  ],
  [
    { error: 'Not here', code: 'invalid_input', field: 'script' },
    { status: 400, field: 'script' },
  ],
  [{ code: 'toString' }, { message: 'No response', status: 500 }],
  [null, { message: 'No response', status: 500 }],
])('a failure is one as by a plain answer: %j', async (data, expected) => {
  const reading = read(sent('error', data))
  await expect(reading).rejects.toThrow(CallError)
  await expect(reading).rejects.toMatchObject(expected)
})
