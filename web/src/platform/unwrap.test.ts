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

test.each([
  [
    '23514',
    'new row for relation "scripts" violates check constraint "scripts_title_length"',
    'The title is too short or too long.',
  ],
  [
    '23514',
    'new row for relation "scripts" violates check constraint "scripts_tags_limits"',
    'The tags are too many or too long.',
  ],
  [
    '23514',
    'new row for relation "scripts" violates check constraint "scripts_video_length_range"',
    'The video length is out of range.',
  ],
  [
    '23514',
    'new row for relation "profiles" violates check constraint "profiles_editor_theme_known"',
    'The editor theme is not valid.',
  ],
  ['23502', 'null value in column "title" of relation "scripts" violates not-null constraint', 'The title is missing.'],
  [
    '23505',
    'duplicate key value violates unique constraint "scripts_idempotency_key_unique"',
    'This was already saved.',
  ],
  [
    '23503',
    'insert or update on table "scripts" violates foreign key constraint "scripts_folder"',
    'The item this belongs to no longer exists. Reload the page.',
  ],
  ['23514', 'At most 150 versions of a script can have a name', 'At most 150 versions of a script can have a name'],
])('describes a violated constraint in words of the product: %s %s', async (code, message, words) => {
  const thrown = await unwrap(answer({ data: null, error: { code, message }, status: 400 })).catch(
    (caught: unknown) => caught,
  )
  expect(thrown).toMatchObject({ message: words, code, cause: { message } })
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
