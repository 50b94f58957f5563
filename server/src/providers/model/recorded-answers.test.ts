import { ScriptBrief, type ScriptBriefInput } from '@reelwright/shared'
import { expect, test } from 'vitest'
import examples from './example-scripts.json' with { type: 'json' }
import { ModelDraft } from './model-draft'
import { askWithRepairs } from './attempts'
import { runs } from '../../testing/runs'
import { BAD_ANSWERS } from './testing/bad-answers'
import { draftOf } from './testing/good-script'
import answers from './testing/good-answers.json' with { type: 'json' }
import { writingWork } from './write-script'

const ALL_GOOD: { brief: ScriptBriefInput; scenes: string[] }[] = [
  ...answers,
  ...examples.map(({ brief, scenes }) => ({ brief, scenes: scenes.map(({ voiceover }) => voiceover) })),
  ...answers
    .filter(({ brief }) => brief.style === 'skit')
    .slice(0, 1)
    .map(({ brief, scenes }) => ({ brief, scenes: withAssistant(scenes) })),
]

/** Judging an answer takes a tenth of a second: all are judged with TEST_FULL=1, else the first of each class. */
function firstOfEach<Answer>(answers: readonly Answer[], classOf: (answer: Answer) => string): Answer[] {
  const most = runs(1, Infinity)
  const seen = new Map<string, number>()
  return answers.filter((answer) => {
    const count = (seen.get(classOf(answer)) ?? 0) + 1
    seen.set(classOf(answer), count)
    return count <= most
  })
}

/** The first voice of a skit under the name of a role in a conversation. */
function withAssistant(scenes: readonly string[]): string[] {
  const [voice = '?'] = /^[A-Z ]+:/m.exec(scenes.join('\n')) ?? []
  return scenes.map((text) => text.replaceAll(voice, 'ASSISTANT:'))
}

const GOOD = [...firstOfEach(ALL_GOOD.slice(0, -1), ({ brief }) => brief.style ?? ''), ...ALL_GOOD.slice(-1)]
const BAD = firstOfEach(BAD_ANSWERS, ({ rule }) => rule)

/** What becomes of an answer that the model gives to every question. */
async function judged(input: ScriptBriefInput, scenes: readonly string[]) {
  const text = draftOf(scenes.map((voiceover) => ({ voiceover })))
  const answer = { value: ModelDraft.parse(JSON.parse(text)), usage: { inputTokens: 0, outputTokens: 0 } }
  const signal = new AbortController().signal
  // Time for one answer: a repair would bring the same one again.
  const left = [60_000, 1]
  const tools = {
    signal,
    clientSignal: undefined,
    timeLeft: () => left.shift() ?? 0,
    spending: { add: () => undefined },
  }
  const outcome = await askWithRepairs(
    { ...tools, ask: async () => answer as never },
    writingWork(ScriptBrief.parse(input), { seed: 'test', avoid: [] }, undefined),
  )
  const { reason, rules = [] } = outcome.failure ?? {}
  const doubts = outcome.done?.adopted.problems ?? []
  return {
    isAsked: doubts.some(({ id, level, isFaint }) => level === 'ask' && id !== 'LENGTH' && !isFaint),
    words: outcome.done?.adopted.script.spoken_script.replace(/\s+/g, ' '),
    rules: reason === undefined || rules.length > 0 ? rules : [reason],
  }
}

test(`keeps ${GOOD.length} good answers of 12 styles word for word, and asks the model about a line of at most 6 % [B-GN-11]`, async () => {
  const lost = []
  let asked = 0
  for (const { brief, scenes } of GOOD) {
    const { words, rules, isAsked } = await judged(brief, scenes)
    if (isAsked) asked++
    const said = scenes.join(' ').replace(/\s+/g, ' ')
    if (words !== said)
      lost.push({ product: brief.productName, rules, ...(words === undefined ? {} : { said, words }) })
  }
  expect(new Set(GOOD.map(({ brief }) => brief.style)).size).toBe(12)
  expect(lost).toEqual([])
  expect(asked / GOOD.length).toBeLessThanOrEqual(0.06)
})

test(`refuses ${BAD.length} bad answers, each for the right reason`, async () => {
  const passed = []
  for (const { rule, of, line, scene, brief } of BAD) {
    const base = answers.find(({ brief: { productName } }) => productName.startsWith(of))
    if (!base) throw new Error(`No good answer is about ${of}`)
    const end = base.scenes.length - 2
    const scenes = base.scenes.map(
      (text, at) =>
        scene?.(text, at) ?? (at === end && line ? `${text}${text.includes(': ') ? '\n' : ' '}${line}` : text),
    )
    const { words, rules } = await judged({ ...base.brief, ...brief }, scenes)
    if (words !== undefined || !rules.includes(rule)) passed.push({ rule, of, line, rules, kept: words !== undefined })
  }
  expect(passed).toEqual([])
})
