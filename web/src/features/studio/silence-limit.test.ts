import { expect, test, vi } from 'vitest'
import { readEvents } from './generate-events'
import { silenceLimit } from './silence-limit'

test('a server that speaks may take minutes, one that is silent for 30 seconds is given up [B-CL-01, B-CL-03]', async () => {
  const limits: AbortController[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    limits.push(controller)
    return controller.signal
  })
  const limit = silenceLimit(30_000)
  const body = new Blob([': still writing\n\n', 'event: script\ndata: {"done":true}\n\n']).stream()
  expect(await readEvents(new Response(body), () => undefined, limit.renew)).toEqual({ done: true })
  expect(limits.length).toBeGreaterThan(1)
  expect(timeout).toHaveBeenCalledWith(30_000)
  // The time of an earlier sign of life no longer counts.
  limits[0]?.abort()
  expect(limit.signal.aborted).toBe(false)
  limits.at(-1)?.abort()
  expect(limit.signal.aborted).toBe(true)
})
