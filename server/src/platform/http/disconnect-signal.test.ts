import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { disconnectSignal } from './disconnect-signal'

const replyOf = (state: { destroyed: boolean; writableFinished: boolean }) => {
  const raw = Object.assign(new EventEmitter(), state)
  return { raw, signal: disconnectSignal({ raw } as unknown as FastifyReply) }
}

test('aborts when the client goes before it has its answer, and only then', () => {
  const waiting = replyOf({ destroyed: false, writableFinished: false })
  expect(waiting.signal.aborted).toBe(false)
  waiting.raw.emit('close')
  expect(waiting.signal.aborted).toBe(true)

  const answered = replyOf({ destroyed: false, writableFinished: true })
  answered.raw.emit('close')
  expect(answered.signal.aborted).toBe(false)

  expect(replyOf({ destroyed: true, writableFinished: false }).signal.aborted).toBe(true)
})
