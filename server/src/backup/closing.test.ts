import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { closingAll, Stopped } from './closing'

/** Things to open by their names, and what has been closed. */
function things() {
  const closed: string[] = []
  const thing = (name: string) => () => ({ close: () => Promise.resolve(void closed.push(name)) })
  return { closed, thing }
}

test('what was opened is closed, the last first, when the work is done and when it fails in the middle of opening', async () => {
  const { closed, thing } = things()
  const done = await closingAll(async (open) => {
    await open(thing('first'))
    await open(thing('second'))
    return 'done'
  })
  expect([done, ...closed]).toEqual(['done', 'second', 'first'])

  const failing = closingAll(async (open) => {
    await open(thing('third'))
    await open(() => Promise.reject(new Error('the disk is full')))
  })
  await expect(failing).rejects.toThrow('the disk is full')
  expect(closed.slice(2)).toEqual(['third'])
})

test('stopped, twice as npm does it, it waits for what is being opened, closes all, opens nothing more, and gives up work without an end', async () => {
  const { closed, thing } = things()
  const signals = new EventEmitter()
  let ready: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (ready = resolve))
  let later: Promise<unknown> | undefined
  const stopped = closingAll(async (open) => {
    await open(thing('first'))
    later = open(() => slow.then(thing('slow'))).then(() => open(thing('never')))
    signals.emit('SIGINT')
    signals.emit('SIGINT')
    setImmediate(ready)
    await new Promise(() => undefined)
  }, signals)
  await expect(stopped).rejects.toThrow(Stopped)
  expect(closed).toEqual(['slow', 'first'])
  await expect(later).rejects.toThrow(Stopped)
  expect(signals.eventNames()).toEqual([])
})
