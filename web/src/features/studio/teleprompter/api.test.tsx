import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { newKey, supabase, unwrap } from '../../../platform'
import { signUpCreator, withRealBackend } from '../../../testing'
import { keepTake, sendWaitingTakes, takesQuery } from './api'
import { forgetTakes, queueTake, type WaitingTake, waitingTakes } from './take-queue'
import { sendTakesAtLogout } from './takes-at-logout'

/** Takes against the real service. */
withRealBackend()

async function savedScript() {
  const { id: userId } = await signUpCreator()
  const { id } = await unwrap(supabase().from('scripts').insert({ title: 'Tumbler' }).select('id').single())
  return { userId, script: id }
}

const take = (script: string, more: Partial<WaitingTake> = {}): WaitingTake => ({
  key: newKey(),
  script,
  scene: 2,
  verdict: 'good',
  seconds: 4.2,
  at: new Date().toISOString(),
  ...more,
})
const stored = (script: string) => new QueryClient().fetchQuery(takesQuery(script))

test('a take is kept with its script, and once however often it is sent [CX-31]', async () => {
  const { userId, script } = await savedScript()
  const one = take(script)
  keepTake(userId, one)
  await vi.waitFor(() => expect(waitingTakes(userId)).toEqual([]), { timeout: 10_000 })
  queueTake(userId, one)
  queueTake(userId, take(script, { verdict: 'retake', seconds: null }))
  await sendWaitingTakes(userId)
  expect((await stored(script)).map(({ scene, verdict, seconds }) => [scene, verdict, seconds])).toEqual([
    [2, 'good', 4.2],
    [2, 'retake', null],
  ])
})

test('without a connection it waits, and is sent later', async () => {
  const { userId, script } = await savedScript()
  const online = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  queueTake(userId, take(script))
  await sendWaitingTakes(userId)
  expect(waitingTakes(userId)).toHaveLength(1)
  vi.stubGlobal('fetch', online)
  await sendWaitingTakes(userId)
  expect(waitingTakes(userId)).toEqual([])
  expect(await stored(script)).toHaveLength(1)
})

test('a take of a script that is gone does not hold up the others', async () => {
  const { userId, script } = await savedScript()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  queueTake(userId, take(newKey()))
  queueTake(userId, take(script))
  await sendWaitingTakes(userId)
  expect(waitingTakes(userId)).toEqual([])
  expect(await stored(script)).toHaveLength(1)
})

test('a verdict that was wrong is turned, whether the server has the take already or not', async () => {
  const { userId, script } = await savedScript()
  const [known, waiting] = [take(script), take(script, { scene: 3 })]
  keepTake(userId, known)
  await vi.waitFor(() => expect(waitingTakes(userId)).toEqual([]), { timeout: 10_000 })
  queueTake(userId, waiting)
  for (const one of [known, waiting]) queueTake(userId, { ...one, verdict: 'retake', corrected: true })
  await sendWaitingTakes(userId)
  expect(waitingTakes(userId)).toEqual([])
  expect((await stored(script)).map(({ scene, verdict }) => [scene, verdict])).toEqual([
    [2, 'retake'],
    [3, 'retake'],
  ])
})

test('a verdict that is turned while the take is being sent is not lost', () => {
  const one = take(newKey())
  queueTake('me', { ...one, verdict: 'retake', corrected: true })
  forgetTakes('me', [one])
  expect(waitingTakes('me')).toMatchObject([{ verdict: 'retake' }])
})

test('before a logout everything queued is sent, and a failure is reported', async () => {
  const { userId, script } = await savedScript()
  expect(await sendTakesAtLogout(userId)).toBe(true)
  queueTake(userId, take(script))
  const online = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendTakesAtLogout(userId)).toBe(false)
  vi.stubGlobal('fetch', online)
  expect(await sendTakesAtLogout(userId)).toBe(true)
  expect(await stored(script)).toHaveLength(1)
})

test('nobody sends the takes of another person', async () => {
  const ana = await savedScript()
  queueTake(ana.userId, take(ana.script))
  await supabase().auth.signOut()
  await signUpCreator('Ben Ortiz')
  await sendWaitingTakes(ana.userId)
  expect(waitingTakes(ana.userId)).toHaveLength(1)
})

test('what is stored and no take is passed over', () => {
  localStorage.setItem('reelwright:takes:me', '[{"scene":1},7,null]')
  expect(waitingTakes('me')).toEqual([])
  localStorage.setItem('reelwright:takes:me', 'no JSON')
  expect(waitingTakes('me')).toEqual([])
})
