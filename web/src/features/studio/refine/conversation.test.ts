import { describe, expect, test } from 'vitest'
import { editedScript, type EditedScript } from '../edited-script/edited-script'
import { exampleEdit } from '../edited-script/example-edit'
import {
  acceptedScript,
  type ChatEvent,
  type Conversation,
  converse,
  linesToKeep,
  SILENCE,
  wholeChat,
} from './conversation'
import type { Refinement } from './refine-answer'

const A = 'Your water is warm by noon, every single day.'
const B = 'It keeps drinks cold for 24 hours in the car.'
const before = exampleEdit([A, B])
const shorter = exampleEdit([A.replace(', every single day', ''), B.replace(' in the car', '')])
const refinement = (script: EditedScript, rest: Partial<Refinement> = {}): Refinement => ({
  script,
  summary: 'Cut two lines.',
  changes: [{ scene: 1, before: A, after: 'x' }],
  offers: [],
  ...rest,
})

const stop = () => undefined
const asked = (message: string, key = message): ChatEvent => ({ type: 'asked', key, message, stop })
const answered = (script: EditedScript, rest?: Partial<Refinement>, was = before): ChatEvent => ({
  type: 'answered',
  key: 'answer',
  refinement: refinement(script, rest),
  before: was,
})
const after = (...events: ChatEvent[]): Conversation => events.reduce(converse, SILENCE)
const texts = ({ lines }: Conversation) => lines.map(({ text }) => text)
const linesOf = ({ scenes }: EditedScript) => scenes.map(({ voiceover }) => voiceover)

describe('a message', () => {
  test('stands in the chat at once, and changes come in while it is worked on [B-RF-02]', () => {
    const chat = after(asked('shorter'), { type: 'changed', change: { scene: 2, before: B, after: 'x' } })
    expect(texts(chat)).toEqual(['shorter'])
    expect(chat.asking).toMatchObject({ message: 'shorter', changes: [{ scene: 2 }] })
  })

  test('that the built-in writer answered says why the AI model did not', () => {
    const fellBack = answered(shorter, { writtenBy: { writer: 'openai', fellBack: 'timeout' } })
    expect(texts(after(asked('shorter'), fellBack))).toEqual([
      'shorter',
      'Cut two lines.\nThe built-in writer replied because the AI model took too long.',
    ])
  })

  test('ends in a proposal that is accepted as a whole by default', () => {
    const chat = after(asked('shorter'), answered(shorter))
    expect(texts(chat)).toEqual(['shorter', 'Cut two lines.'])
    expect(chat.asking).toBeNull()
    expect(chat.pending).toMatchObject({ message: 'shorter', key: 'answer', rejected: [] })
    expect(chat.pending && linesOf(acceptedScript(chat.pending))).toEqual(linesOf(shorter))
  })

  test('is met as far as its changes were not rejected', () => {
    const proposed = after(asked('shorter'), answered(shorter))
    const [first = ''] = proposed.pending?.proposal.changes.map(({ key }) => key) ?? []
    const chat = converse(proposed, { type: 'toggled', change: first })
    expect(chat.pending && linesOf(acceptedScript(chat.pending))).toEqual([A, linesOf(shorter)[1]])
    const again = converse(chat, { type: 'toggled', change: first })
    expect(again.pending && linesOf(acceptedScript(again.pending))).toEqual(linesOf(shorter))
  })

  test('that changes nothing is answered without a proposal', () => {
    const hooks = after(asked('5 hooks'), answered(before, { summary: '1. A hook', changes: [] }))
    expect(hooks.pending).toBeNull()
    expect(texts(hooks)).toEqual(['5 hooks', '1. A hook'])
    expect(texts(after(asked('x'), answered(before, { summary: ' ', changes: [] })))[1]).toBe('Nothing was changed.')
  })

  test('that would only change a locked line is answered without a proposal, too', () => {
    const locked = editedScript({ ...before, locked: [2] })
    const chat = after(asked('shorter'), answered(exampleEdit([A, linesOf(shorter)[1] ?? '']), {}, locked))
    expect(chat.pending).toBeNull()
    expect(chat.lines.at(-1)?.changes).toEqual([])
  })

  test('that only changes times or what the script is like is a proposal', () => {
    const slower = after(asked('slower'), answered(exampleEdit([A, B], [12, 8])))
    expect(slower.pending?.proposal.changes).toEqual([])
    expect(slower.pending && acceptedScript(slower.pending).scenes.map(({ duration }) => duration)).toEqual([12, 8])
    const funny = { ...before, metadata: { ...before.metadata, tone: 'comedy-entertainment' } }
    expect(after(asked('funny'), answered(funny)).pending).not.toBeNull()
  })

  test('that failed is tried again without being said twice', () => {
    const failed = after(asked('shorter', 'k1'), { type: 'failed', key: 'k2', text: 'Sorry.' })
    expect(failed.lines.at(-1)).toMatchObject({ text: 'Sorry.', failed: 'shorter' })
    expect(texts(converse(failed, asked('shorter', 'k3')))).toEqual(['shorter'])
    expect(texts(converse(failed, asked('funnier', 'k3')))).toEqual(['shorter', 'Sorry.', 'funnier'])
  })

  test('leaves what was proposed before, undecided, behind', () => {
    const chat = after(asked('shorter'), answered(shorter), asked('funnier'))
    expect(chat.pending).toBeNull()
    expect(chat.lines[1]).toMatchObject({ outcome: 'rejected' })
  })
})

test('what comes when nobody waits for it any more is nothing', () => {
  expect(after(answered(shorter))).toBe(SILENCE)
  expect(after({ type: 'failed', key: 'k', text: 'Sorry.' })).toBe(SILENCE)
  expect(after({ type: 'changed', change: { scene: 1, before: '', after: '' } })).toBe(SILENCE)
})

test('messages and answers are stored, failures are not', () => {
  const chat = after(asked('shorter', 'k1'), answered(shorter), asked('x', 'k2'), {
    type: 'failed',
    key: 'k3',
    text: 'Sorry.',
  })
  expect(linesToKeep(chat).map(({ key }) => key)).toEqual(['k1', 'answer', 'k2'])
  const kept = converse(chat, { type: 'kept', keys: new Set(['k1', 'answer']) })
  expect(linesToKeep(kept).map(({ key }) => key)).toEqual(['k2'])
})

test('what was said on this page stands after what was said before, each once', () => {
  const chat = after(asked('shorter', 'k1'))
  const earlier = ['k0', 'k1'].map((key) => ({ key, role: 'user' as const, text: key, changes: [] }))
  expect(wholeChat(earlier, chat).map(({ key }) => key)).toEqual(['k0', 'k1'])
})
