import { ScriptBrief } from '@reelwright/shared'
import { describe, expect, test, vi } from 'vitest'
import { openCraftLink } from './craft-link'
import type { CraftReply, CraftRequest } from './craft-worker'
import type { CraftAnswer, CraftQuestion } from './judge-craft'

const brief = ScriptBrief.parse({ productName: 'Mug', targetAudience: 'women' })
const about = (name: string): Extract<CraftQuestion, { about: 'brief' }> => ({
  about: 'brief',
  brief: { ...brief, productName: name },
})
const answerTo = (question: CraftQuestion) => [question.brief.productName] as unknown as CraftAnswer
const scriptQuestion: Extract<CraftQuestion, { about: 'script' }> = { about: 'script', brief, scenes: [] }

/** A worker whose answers the test gives. */
class HandWorker extends EventTarget {
  requests: CraftRequest[] = []
  terminated = false
  postMessage(request: CraftRequest) {
    this.requests.push(request)
  }
  terminate() {
    this.terminated = true
  }
  reply(reply: CraftReply) {
    this.dispatchEvent(new MessageEvent('message', { data: reply }))
  }
  replyToLast() {
    const request = this.requests.at(-1)
    if (request) this.reply({ id: request.id, answer: answerTo(request.question) })
  }
}

function openWithWorker() {
  const worker = new HandWorker()
  const here: string[] = []
  const link = openCraftLink({
    startWorker: () => worker as unknown as Worker,
    judgeHere: async (question) => {
      here.push(question.brief.productName)
      return answerTo(question)
    },
  })
  return { worker, here, link }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('of questions that come while one is answered', () => {
  test('only the newest is asked, the others get no answer', async () => {
    const { worker, link } = openWithWorker()
    const answers = ['a', 'b', 'c'].map((name) => link.ask(about(name)))
    worker.replyToLast()
    await settled()
    worker.replyToLast()
    expect(await Promise.all(answers)).toEqual([['a'], undefined, ['c']])
    expect(worker.requests.map(({ question }) => question.brief.productName)).toEqual(['a', 'c'])
  })

  test('those about other things are asked, too', async () => {
    const { worker, link } = openWithWorker()
    const answers = [link.ask(about('a')), link.ask(scriptQuestion), link.ask(about('b'))]
    for (let left = 3; left > 0; left--) {
      worker.replyToLast()
      await settled()
    }
    expect(await Promise.all(answers)).toEqual([['a'], ['Mug'], ['b']])
  })
})

test('a late answer to another question is not taken for this one', async () => {
  const { worker, link } = openWithWorker()
  const answer = link.ask(about('a'))
  worker.reply({ id: 99, answer: answerTo(about('x')) })
  worker.replyToLast()
  expect(await answer).toEqual(['a'])
})

test('judging that fails is no answer and no error', async () => {
  const { worker, link } = openWithWorker()
  const answer = link.ask(about('a'))
  worker.reply({ id: worker.requests[0]?.id ?? 0 })
  expect(await answer).toBeUndefined()
})

test('when the worker breaks, the page judges itself, now and later', async () => {
  const { worker, here, link } = openWithWorker()
  const answer = link.ask(about('a'))
  worker.dispatchEvent(new Event('error', { cancelable: true }))
  expect(await answer).toEqual(['a'])
  expect(worker.terminated).toBe(true)
  expect(await link.ask(about('b'))).toEqual(['b'])
  expect(here).toEqual(['a', 'b'])
})

test('what keeps the worker too busy is not tried in the page; the next question gets a new worker', async () => {
  vi.useFakeTimers()
  try {
    const { worker, here, link } = openWithWorker()
    const answer = link.ask(about('a'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await answer).toBeUndefined()
    expect(worker.terminated).toBe(true)
    const next = link.ask(about('b'))
    await vi.advanceTimersByTimeAsync(0)
    worker.replyToLast()
    expect(await next).toEqual(['b'])
    expect(here).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('where threads are forbidden, the page judges itself', async () => {
  const link = openCraftLink({
    startWorker: () => {
      throw new Error('Forbidden')
    },
    judgeHere: async (question) => answerTo(question),
  })
  expect(await link.ask(about('a'))).toEqual(['a'])
})

test('where nobody can judge, there is no answer and no error', async () => {
  const link = openCraftLink({
    startWorker: () => {
      throw new Error('Forbidden')
    },
    judgeHere: () => Promise.reject(new Error('The file did not arrive')),
  })
  expect(await link.ask(about('a'))).toBeUndefined()
  expect(await link.ask(scriptQuestion)).toBeUndefined()
})

test('closing ends the thread; whoever waits gets no answer', async () => {
  const { worker, here, link } = openWithWorker()
  const answers = [link.ask(about('a')), link.ask(about('b'))]
  link.close()
  expect(await Promise.all(answers)).toEqual([undefined, undefined])
  expect(await link.ask(about('c'))).toBeUndefined()
  expect(worker.terminated).toBe(true)
  expect(here).toEqual([])
})
