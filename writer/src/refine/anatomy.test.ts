import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { analyseBrief } from '../reading'
import { anatomyOf } from './anatomy'
import { inserted, removed, replaced, sceneText, takeApart, textsOf } from './working-script'

const brief = ScriptBrief.parse({
  productName: 'Glaciero tumbler',
  price: 19.9,
  targetAudience: 'parents',
  features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
  painPoint: 'warm water by noon',
})
const analysis = analyseBrief(brief)
const rolesOf = (...voiceovers: string[]) =>
  anatomyOf(takeApart(voiceovers, [], []), analysis, brief).map(({ role, sentence }) => `${role}: ${sentence.text}`)

test('every sentence is told by what it does', () => {
  expect(
    rolesOf(
      'Look at my desk.',
      'It was warm water by noon, every day. Then I met the Glaciero tumbler.',
      'It keeps drinks cold for 24 hours. There is a handle and a lid that is leakproof.',
      'This is an ad. If you only drink at home, skip this one.',
      "Ready for the number? It's $19.90. Want one? Tap the link on this video. That's it.",
    ),
  ).toEqual([
    'hook: Look at my desk.',
    'pain: It was warm water by noon, every day.',
    'product: Then I met the Glaciero tumbler.',
    'feature: It keeps drinks cold for 24 hours.',
    'feature: There is a handle and a lid that is leakproof.',
    'disclosure: This is an ad.',
    'limit: If you only drink at home, skip this one.',
    'price-talk: Ready for the number?',
    "price: It's $19.90.",
    'question: Want one?',
    'call: Tap the link on this video.',
    "call: That's it.",
  ])
})

test('stamps, counted steps and asks in the wrong place have names of their own', () => {
  expect(
    rolesOf(
      '6:40. Dark. Shoes on.',
      '7:15. Step one: breathe. Tap the link now. Two more steps.',
      'Save this for later.',
    ),
  ).toEqual([
    'hook: 6:40.',
    'hook: Dark.',
    'hook: Shoes on.',
    'hook: 7:15.'.replace('hook', 'stamp'),
    'counted: Step one: breathe.',
    'extra-call: Tap the link now.',
    'plain: Two more steps.',
    'call: Save this for later.',
  ])
})

test('an answer, a consequence and a comment lean on what stands before them', () => {
  const work = takeApart(
    [
      'Look at my old desk.',
      "There's a handle. So you can grab it on the way past. How much? A lot. In that order. Mornings are loud here.",
    ],
    [],
    [],
  )
  expect(
    anatomyOf(work, analysis)
      .filter(({ leans }) => leans)
      .map(({ sentence }) => sentence.text),
  ).toEqual(['So you can grab it on the way past.', 'How much?', 'A lot.', 'In that order.'])
})

test.each([
  ['Just words. And more!'],
  ['  Odd   spaces ...  and an end without a mark'],
  ['ME: Hi.\nYOU: Hello. How are you?\nME: Fine.'],
  ['[holds it up] Look (whispers) at it.\n\n'],
  ['POV: you, again.'],
  ['保温杯。很好。'],
  [''],
])('taking %j apart and joining it changes nothing', (text) => {
  expect(textsOf(takeApart([text, 'ME: One.\nYOU: Two.\nME: Three.'], [], []))[0]).toBe(text)
})

const dialogue = takeApart(['ME: Hi there.\nYOU: Hello. Sit down.\nME: Fine.'], [], [])

test('a voice that loses its first sentence goes on with the next one', () => {
  expect(textsOf(removed(dialogue, [{ scene: 0, sentence: 1 }]))).toEqual(['ME: Hi there.\nYOU: Sit down.\nME: Fine.'])
  expect(textsOf(removed(dialogue, [{ scene: 0, sentence: 0 }]))).toEqual(['YOU: Hello. Sit down.\nME: Fine.'])
})

test('new lines of a dialogue are said by whoever did not speak before', () => {
  expect(textsOf(inserted(dialogue, { scene: 0, sentence: 3 }, 'Really?'))).toEqual([
    'ME: Hi there.\nYOU: Hello. Sit down.\nME: Really?\nME: Fine.',
  ])
  expect(textsOf(inserted(dialogue, { scene: 0, sentence: 4 }, 'ME: And?\nYOU: Nothing.'))).toEqual([
    'ME: Hi there.\nYOU: Hello. Sit down.\nME: Fine.\nYOU: And?\nME: Nothing.',
  ])
})

test('locked sentences are neither replaced nor taken out, and nothing comes between two that are locked together', () => {
  const work = takeApart(['One is here. Two is here. Three is here.'], [], ['One is here. Two is here.'])
  expect(
    textsOf(
      removed(work, [
        { scene: 0, sentence: 0 },
        { scene: 0, sentence: 2 },
      ]),
    ),
  ).toEqual(['One is here. Two is here.'])
  expect(textsOf(replaced(work, { scene: 0, sentence: 1 }, 'Other.'))).toEqual([
    'One is here. Two is here. Three is here.',
  ])
  expect(textsOf(inserted(work, { scene: 0, sentence: 1 }, 'New.'))).toEqual([
    'One is here. Two is here. New. Three is here.',
  ])
})

test('a scene that is left without words goes', () => {
  const work = takeApart(['One.', 'Two.'], [], [])
  expect(removed(work, [{ scene: 0, sentence: 0 }]).scenes.map(sceneText)).toEqual(['Two.'])
})
