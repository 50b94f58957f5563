import { expect, test } from 'vitest'
import { askWithRepairs, type AttemptTools } from './attempts'
import { ModelDraft } from './model-draft'
import { draftOf, GOOD, GOOD_BRIEF } from './testing/good-script'
import { writingWork } from './write-script'

/** What the model is asked for where the script took half of the time. `left` is what remains of it, in milliseconds. */
async function askedFor({ all, left, hangs = false }: { all: number; left: number; hangs?: boolean }) {
  const kinds: string[] = []
  const times = [all, all / 2]
  const draft = ModelDraft.parse(JSON.parse(draftOf(GOOD.scenes)))
  const answerTo = async (kind: string, signal: AbortSignal) => {
    if (kind === 'reading' && hangs) await new Promise((_, reject) => signal.addEventListener('abort', reject))
    return kind === 'script' ? draft : { claims: [], marked: [] }
  }
  const tools: AttemptTools = {
    ask: async ({ kind: { name }, signal }) => {
      kinds.push(name)
      return { value: await answerTo(name, signal), usage: { inputTokens: 0, outputTokens: 0 } } as never
    },
    signal: new AbortController().signal,
    clientSignal: undefined,
    timeLeft: () => times.shift() ?? left,
    spending: { add: () => undefined },
  }
  const { done } = await askWithRepairs(tools, writingWork(GOOD_BRIEF, { seed: 'test', avoid: [] }, undefined))
  return { kinds, spoken: done?.adopted.script.spoken_script }
}

test.each([
  [11_000, ['script', 'reading']],
  [9000, ['script']],
])(
  'with %d of 40,000 ms left the model is asked for %j: a reading needs time for a repair, too',
  async (left, kinds) => {
    expect(await askedFor({ all: 40_000, left })).toMatchObject({ kinds })
  },
)

test('a reading that does not come is left, and the script kept', async () => {
  expect(await askedFor({ all: 400, left: 200, hangs: true })).toEqual({
    kinds: ['script', 'reading'],
    spoken: GOOD.spoken_script,
  })
})
