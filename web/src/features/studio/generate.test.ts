import { ScriptBrief } from '@reelwright/shared'
import { describe, expect, test, vi } from 'vitest'
import { exampleScript } from './example-script'
import { generateScript } from './generate'
import { CallError, CancelledError, TimeoutError } from './generation-failure'

const checked = {
  brief: ScriptBrief.parse({ productName: 'Glaciero tumbler', targetAudience: 'women', price: 29.99 }),
  priceTyped: true,
}
const signedIn = () => Promise.resolve({ signedIn: true })
const isOnline = () => true
const failing = (error: Error) => ({ readSession: signedIn, call: () => Promise.reject(error), isOnline })

test('hands back the script of the server [B-CL-03]', async () => {
  const call = () =>
    Promise.resolve({ success: true, data: { script: exampleScript(), suggestions: [] }, message: 'Done' })
  expect(await generateScript({ readSession: signedIn, call, isOnline }, checked)).toMatchObject({
    kind: 'script',
    answer: { script: { title: 'Glaciero tumbler - Storytelling Script' }, message: 'Done' },
  })
})

describe('says only a message', () => {
  test('without a session, and calls nothing [B-ER-07, B-CL-21]', async () => {
    const call = vi.fn<() => Promise<unknown>>()
    const result = await generateScript(
      { readSession: () => Promise.resolve({ signedIn: false }), call, isOnline },
      checked,
    )
    expect(result).toMatchObject({ kind: 'message', about: 'session', text: 'Not authenticated - please log in first' })
    expect(call).not.toHaveBeenCalled()
  })
  test('when the session cannot be read [B-ER-06]', async () => {
    const readSession = () => Promise.resolve({ signedIn: false, problem: 'storage is locked' })
    const result = await generateScript({ readSession, call: () => Promise.resolve(null), isOnline }, checked)
    expect(result).toMatchObject({ kind: 'message', text: 'Session error: storage is locked' })
  })
  test.each([
    [401, 'session', 'Authentication error: Oh no'],
    [403, 'session', 'Authentication error: Oh no'],
    [402, 'allowance', 'Oh no'],
    [422, 'product', 'Oh no'],
  ])('for HTTP %i [CX-43, B-ER-05, OP-65]', async (status, about, text) => {
    expect(await generateScript(failing(new CallError('Oh no', status)), checked)).toEqual({
      kind: 'message',
      about,
      text,
    })
  })
  test('for refused input, with its field [OP-64]', async () => {
    const result = await generateScript(failing(new CallError('must be shorter', 400, 'features.3')), checked)
    expect(result).toEqual({ kind: 'message', about: 'input', text: 'must be shorter', field: 'features.3' })
  })
})

describe('writes offline', () => {
  test('after a timeout, and says so first [B-ER-09, CX-43, B-CN-05]', async () => {
    expect(await generateScript(failing(new TimeoutError()), checked)).toMatchObject({
      answer: { message: 'Generated with fallback mode', success: true },
      offline: {
        shown: 'Script generation timed out. Please try again.',
        reason: 'Edge Function timeout after 30 seconds',
      },
    })
  })
  test.each([new CallError('Nothing here', 404), new CallError('Function not found', 502)])(
    'when there is no such function: $message [B-ER-10, CX-43]',
    async (error) => {
      const shown = 'Script generation service not available. Please contact support.'
      expect(await generateScript(failing(error), checked)).toMatchObject({ kind: 'script', offline: { shown } })
    },
  )
  test.each([
    new CallError('Busy', 429),
    new CallError('Oops', 500),
    new CallError('Failed to send a request', 0),
    new Error('?'),
  ])('on any other failure: $message [B-GN-05, B-GN-06, CX-43]', async (error) => {
    const result = await generateScript(failing(error), checked)
    expect(result).toMatchObject({ kind: 'script', offline: { shown: undefined, reason: error.message } })
  })
  test('when the answer is no script [B-ER-02]', async () => {
    const result = await generateScript(
      { readSession: signedIn, call: () => Promise.resolve({ hello: 1 }), isOnline },
      checked,
    )
    expect(result).toMatchObject({ kind: 'script', offline: { reason: 'Invalid script format in response' } })
  })
})

test('a cancelled generation leaves nothing behind', async () => {
  expect(await generateScript(failing(new CancelledError()), checked)).toEqual({ kind: 'cancelled' })
})

test('without a network the writer works in the browser, and neither session nor service is asked', async () => {
  const never = () => Promise.reject(new Error('Asked'))
  const result = await generateScript({ readSession: never, call: never, isOnline: () => false }, checked)
  expect(result).toMatchObject({
    kind: 'script',
    answer: {
      message: 'Generated with fallback mode',
      script: {
        metadata: { viralScore: expect.stringMatching(/^\d\.\d\/10$/) as string, productName: 'Glaciero tumbler' },
      },
    },
    offline: { reason: 'There is no connection.' },
  })
  // The template for a service in trouble says this; the writer never does.
  expect(result.kind === 'script' && result.answer.script.spoken_script).not.toContain('40% off')
})
