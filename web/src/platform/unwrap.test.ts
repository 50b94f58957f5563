import { expect, test } from 'vitest'
import { BackendError, unwrap } from '.'

const answer = <Value>(value: Value) => Promise.resolve(value)

test('hands out the data', async () => {
  await expect(unwrap(answer({ data: [{ id: 1 }], error: null }))).resolves.toEqual([{ id: 1 }])
})

test('throws what the data interface says, with code and status', async () => {
  const error = {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: '',
    hint: null,
  }
  const thrown = await unwrap(answer({ data: null, error, status: 406 })).catch((caught: unknown) => caught)
  expect(thrown).toBeInstanceOf(BackendError)
  expect(thrown).toMatchObject({ message: error.message, code: 'PGRST116', status: 406, cause: error })
})

test('reads text, code and request id of our own functions from the answer', async () => {
  const body = {
    success: false,
    error: 'You need an active plan to generate scripts.',
    code: 'no_active_plan',
    requestId: 'r1',
  }
  const error = Object.assign(new Error('Edge Function returned a non-2xx status code'), {
    context: Response.json(body, { status: 402 }),
  })
  await expect(unwrap(answer({ data: null, error }))).rejects.toMatchObject({
    message: body.error,
    code: 'no_active_plan',
    status: 402,
    requestId: 'r1',
  })
})

test('keeps its own text when a function answers with something else than JSON', async () => {
  const error = Object.assign(new Error('Edge Function returned a non-2xx status code'), {
    context: new Response('<h1>Bad gateway</h1>', { status: 502 }),
  })
  await expect(unwrap(answer({ data: null, error }))).rejects.toMatchObject({ message: error.message, status: 502 })
})
