import { describe, expect, test } from 'vitest'
import { type Edit, applyEdit } from './edit'
import { editedScript, type EditedScript, isSameScript, lockedTexts, type Refusal } from './edited-script'
import { exampleEdit } from './example-edit'

const LINES = [
  'Warm by noon. Mine still has ice.',
  'It keeps drinks cold for 24 hours.',
  'Skip it if you drink hot coffee. Tap the link.',
]
const script = exampleEdit(LINES)

function after(edit: Edit, from: EditedScript = script): EditedScript {
  const { script: result, refused } = applyEdit(from, edit)
  expect(refused).toBeUndefined()
  return result
}
const refusalOf = (edit: Edit, from: EditedScript = script) => applyEdit(from, edit).refused
const lines = ({ scenes }: EditedScript) => scenes.map(({ voiceover }) => voiceover)
const ids = ({ scenes }: EditedScript) => scenes.map(({ id }) => id)
const times = ({ scenes }: EditedScript) => scenes.map(({ duration }) => duration)
const locked = (id: number) => after({ do: 'toggle-lock', scene: id })

describe('a script that is edited', () => {
  test('gets unique ids, sound times, and the locks of scenes that it has', () => {
    const scenes = [1, 1, 0, 7].map((id, at) => ({ ...script.scenes[0]!, id, duration: [5, NaN, -1, 1e9][at]! }))
    const edited = editedScript({ ...script, scenes, locked: [7, 99, 'x'] })
    expect(ids(edited)).toEqual([1, 8, 9, 7])
    expect(times(edited)).toEqual([5, 2, 2, 600])
    expect(edited.locked).toEqual([7])
  })

  test('stays as it is where there is nothing to fix', () => {
    expect(editedScript(script).scenes).toEqual(script.scenes)
    expect(editedScript({ ...script, locked: undefined }).locked).toEqual([])
  })

  test('sends the locked lines to refining', () => {
    expect(lockedTexts(locked(2))).toEqual([LINES[1]])
    const long = exampleEdit(['One sentence of some words here. '.repeat(60).trim()])
    expect(lockedTexts(after({ do: 'toggle-lock', scene: 1 }, long))).toHaveLength(60)
  })
})

describe('typing', () => {
  test('changes the line, the spoken text and the number of words, and no time [B-ST-06]', () => {
    const typed = after({ do: 'set-line', scene: 2, text: "It's $19.90." })
    expect(typed.spoken_script).toBe([LINES[0], "It's $19.90.", LINES[2]].join('\n\n'))
    expect(typed.metadata.spokenWords).toBe(7 + 3 + 10)
    expect(times(typed)).toEqual(times(script))
  })

  test('leaves a scene without words out of the spoken text [B-EN-16]', () => {
    expect(after({ do: 'set-line', scene: 2, text: ' ' }).spoken_script).toBe([LINES[0], LINES[2]].join('\n\n'))
  })

  test('keeps a blank line inside a scene, but not as the border of another one', () => {
    const pasted = after({ do: 'set-line', scene: 1, text: 'One.\n \n\nTwo.' })
    expect(lines(pasted)[0]).toBe('One.\n \n\nTwo.')
    expect(pasted.spoken_script.split('\n\n')).toEqual(['One.\nTwo.', LINES[1], LINES[2]])
  })

  test.each([
    ['blanks at the end, while somebody goes on typing', 'One ', 'One '],
    ['Windows line ends', 'A\r\nB\rC', 'A\nB\nC'],
    ['zero-width and bidi marks', 'a\u200bb\u202ec\ufeff\u2066d', 'abcd'],
    ['no-break spaces of a word processor', 'a\u00a0b\u2009c', 'a b c'],
    ['control characters and half a character', 'a\u0000b\u001b\ud83dc', 'abc'],
    ['an emoji of several, and Persian joiners', '👩‍🍳 می‌خواهم', '👩‍🍳 می‌خواهم'],
    ['what looks like HTML', '<b>Bold</b> & <script>', '<b>Bold</b> & <script>'],
  ])('keeps or cleans %s', (_, typed, kept) => {
    expect(after({ do: 'set-line', scene: 1, text: typed }).scenes[0]?.voiceover).toBe(kept)
  })

  test('the title is one line; a blank one may stand until somebody saves [B-VL-10]', () => {
    expect(after({ do: 'set-title', text: 'Two\nlines' }).title).toBe('Two lines')
    expect(after({ do: 'set-title', text: '' }).title).toBe('')
  })

  test('the same text again is no edit', () => {
    for (const edit of [
      { do: 'set-line', scene: 1, text: LINES[0]! },
      { do: 'set-title', text: script.title },
      { do: 'set-direction', scene: 1, field: 'notes', text: 'Note 1' },
    ] satisfies Edit[])
      expect(applyEdit(script, edit).script).toBe(script)
  })

  test.each([
    ['a line', { do: 'set-line', scene: 1, text: 'x'.repeat(50_001) }],
    ['a pasted 200 kB', { do: 'set-line', scene: 1, text: 'word '.repeat(40_000) }],
    ['a title', { do: 'set-title', text: 'x'.repeat(201) }],
    ['a cue', { do: 'set-direction', scene: 1, field: 'visualCue', text: 'x'.repeat(5001) }],
    ['an added scene', { do: 'add', at: 0, line: 'x'.repeat(50_000) }],
  ] satisfies [string, Edit][])('refuses %s that is too long, and keeps what was there [OP-64]', (_, edit) => {
    expect(applyEdit(script, edit)).toEqual({ script, refused: 'too-long' })
  })

  test('takes exactly as much as a script may hold [OP-64]', () => {
    const rest = LINES.slice(1).join('').length + 4
    expect(refusalOf({ do: 'set-line', scene: 1, text: 'x'.repeat(50_000 - rest) })).toBeUndefined()
    expect(refusalOf({ do: 'set-line', scene: 1, text: 'x'.repeat(50_001 - rest) })).toBe('too-long')
  })
})

describe('replacing a claim', () => {
  const claim = {
    do: 'replace-in-line',
    scene: 2,
    start: 9,
    end: 20,
    matched: 'drinks cold',
    text: 'tea cool',
  } as const
  test('puts the safer words in its place', () => {
    expect(lines(after(claim))[1]).toBe('It keeps tea cool for 24 hours.')
  })
  test('finds words that moved since they were found', () => {
    expect(lines(after({ ...claim, start: 2 }))[1]).toBe('It keeps tea cool for 24 hours.')
  })
  test.each([
    ['are gone', 'hot water'],
    ['stand there more than once', 'o'],
    ['are none', ''],
  ])('does nothing when the words %s', (_, matched) => {
    expect(refusalOf({ ...claim, start: 2, matched })).toBe('stale')
  })
})

describe('hooks and calls to action', () => {
  test('swap with the first and the last sentence, and the old ones stay at hand', () => {
    const swapped = after({ do: 'swap-call', text: 'Grab yours.' }, after({ do: 'swap-hook', text: 'Ice at noon?' }))
    expect(lines(swapped)[0]).toBe('Ice at noon? Mine still has ice.')
    expect(lines(swapped)[2]).toBe('Skip it if you drink hot coffee. Grab yours.')
    expect(swapped.hooks).toContain('Warm by noon.')
    expect(swapped.cta_phrases).toContain('Tap the link.')
  })

  test('keep the name of whoever speaks, and silent scenes silent', () => {
    const skit = exampleEdit(['', 'ANA: Warm again?\nBO: Again.', ''])
    expect(lines(after({ do: 'swap-hook', text: 'Ice?' }, skit))).toEqual(['', 'ANA: Ice?\nBO: Again.', ''])
    expect(lines(after({ do: 'swap-call', text: 'Tap it.' }, skit))).toEqual(['', 'ANA: Warm again?\nBO: Tap it.', ''])
  })

  test('go before the first line and after the last [OP-46, B-HK-07]', () => {
    expect(lines(after({ do: 'insert-hook', text: 'Look.' }))[0]).toBe(`Look. ${LINES[0]}`)
    expect(lines(after({ do: 'insert-call', text: 'Tap it.' }))[2]).toBe(`${LINES[2]} Tap it.`)
  })

  test.each([
    ['between words', 9, 'It keeps Look. drinks cold for 24 hours.'],
    ['inside a word: before it', 11, 'It keeps Look. drinks cold for 24 hours.'],
    ['at the start', 0, 'Look. It keeps drinks cold for 24 hours.'],
    ['at the end', 99, 'It keeps drinks cold for 24 hours. Look.'],
  ])('go where the cursor stands: %s [OP-46]', (_, offset, expected) => {
    expect(lines(after({ do: 'insert-hook', text: 'Look.', at: { scene: 2, offset } }))[1]).toBe(expected)
  })

  test.each([
    [{ do: 'swap-hook', text: 'POV: ice at noon' }, 0, 'POV: ice at noon. Mine still has ice.'],
    [{ do: 'insert-hook', text: 'POV: ice at noon' }, 0, `POV: ice at noon. ${LINES[0]}`],
    [{ do: 'insert-hook', text: 'Ice at noon', at: { scene: 2, offset: 0 } }, 1, `Ice at noon. ${LINES[1]}`],
    [
      { do: 'insert-hook', text: 'honestly', at: { scene: 2, offset: 9 } },
      1,
      'It keeps honestly drinks cold for 24 hours.',
    ],
    [{ do: 'swap-hook', text: 'Wait for it...' }, 0, 'Wait for it... Mine still has ice.'],
    [{ do: 'swap-hook', text: 'Ice at noon 🧊' }, 0, 'Ice at noon 🧊 Mine still has ice.'],
    [{ do: 'swap-call', text: 'Grab yours' }, 2, 'Skip it if you drink hot coffee. Grab yours'],
  ] satisfies [Edit, number, string][])(
    'are never read as one with the sentence that follows: %o',
    (edit, at, expected) => {
      expect(lines(after(edit))[at]).toBe(expected)
    },
  )

  test('go after a last line that has no full stop yet', () => {
    const open = after({ do: 'set-line', scene: 3, text: 'Mine is blue' })
    expect(lines(after({ do: 'insert-call', text: 'Tap it.' }, open))[2]).toBe('Mine is blue. Tap it.')
  })

  test('get a scene of their own beside a locked one [OP-46]', () => {
    const hooked = after({ do: 'insert-hook', text: 'Look.' }, locked(1))
    expect(lines(hooked)).toEqual(['Look.', ...LINES])
    expect(lines(after({ do: 'insert-call', text: 'Tap it.' }, locked(3)))).toEqual([...LINES, 'Tap it.'])
  })
})

describe('several paragraphs', () => {
  const paste = (text: string, start = 3, end = 3, from = script) =>
    after({ do: 'paste', scene: 2, start, end, text }, from)

  test('become scenes where they are pasted, and nothing around them is lost', () => {
    const pasted = paste('One.\r\n\r\nTwo words.\n \n\nThree.')
    expect(lines(pasted)).toEqual([
      LINES[0],
      'It One.',
      'Two words.',
      'Three. keeps drinks cold for 24 hours.',
      LINES[2],
    ])
    expect(ids(pasted)).toEqual([1, 2, 4, 5, 3])
    expect(pasted.scenes[1]?.visualCue).toBe(script.scenes[1]?.visualCue)
    expect(times(pasted).reduce((sum, time) => sum + time)).toBe(30)
    expect(Math.min(...times(pasted))).toBeGreaterThanOrEqual(2)
  })

  test('take the place of what was selected', () => {
    expect(lines(paste('One.\n\nTwo.', 0, 99)).slice(1, 3)).toEqual(['One.', 'Two.'])
  })

  test('are one paragraph: then there is nothing to do', () => {
    expect(applyEdit(script, { do: 'paste', scene: 2, start: 0, end: 0, text: '\n\nOne.\nStill one.\n\n' })).toEqual({
      script,
    })
  })

  test('of which there are more than scenes can be, or than a script holds, are refused', () => {
    const many = (text: string) => refusalOf({ do: 'paste', scene: 2, start: 0, end: 0, text })
    expect(many('One.\n\n'.repeat(200))).toBe('too-many-scenes')
    expect(many(`${'word '.repeat(9_990)}\n\nOne.`)).toBe('too-long')
  })

  test('share the time alike when there is too little of it', () => {
    const pasted = paste('One.\n\n'.repeat(100))
    expect(times(pasted).reduce((sum, time) => sum + time)).toBeCloseTo(30)
    expect(Math.min(...times(pasted))).toBeGreaterThan(0)
  })
})

describe('a scene', () => {
  test('is cut before the word, its time shared by the words; joined again it is what it was', () => {
    const cut = after({ do: 'split', scene: 1, offset: 16 })
    expect(lines(cut).slice(0, 2)).toEqual(['Warm by noon.', 'Mine still has ice.'])
    expect(ids(cut)).toEqual([1, 4, 2, 3])
    expect(times(cut)).toEqual([4.5, 5.5, 10, 10])
    expect(cut.scenes[1]?.visualCue).toBe('')
    expect(isSameScript(after({ do: 'merge', scene: 1 }, cut), script)).toBe(true)
  })

  test.each([
    ['Chinese', '水还是冷的。真好。', 6, ['水还是冷的。', '真好。']],
    ['an emoji', 'Ice 🧊🧊 now', 7, ['Ice 🧊', '🧊 now']],
    ['voices', 'ANA: Warm?\nBO: Warm.', 11, ['ANA: Warm?', 'BO: Warm.']],
  ])('is cut and joined in %s', (_, line, offset, parts) => {
    const whole = exampleEdit([line])
    const cut = after({ do: 'split', scene: 1, offset }, whole)
    expect(lines(cut)).toEqual(parts)
    const joined = lines(after({ do: 'merge', scene: 1 }, cut))[0]
    expect(joined?.replace(/ /g, '')).toBe(line.replace(/ /g, ''))
  })

  test('that is joined takes the cues of both, once', () => {
    const both = after({ do: 'set-direction', scene: 2, field: 'cameraDirection', text: 'Camera 1' })
    expect(after({ do: 'merge', scene: 1 }, both).scenes[0]).toMatchObject({
      visualCue: 'Cue 1. Cue 2',
      cameraDirection: 'Camera 1',
      duration: 20,
    })
  })

  test('moves to another position with all it has', () => {
    expect(ids(after({ do: 'move', scene: 3, to: 0 }))).toEqual([3, 1, 2])
    expect(ids(after({ do: 'move', scene: 1, to: 2 }))).toEqual([2, 3, 1])
  })

  test('that is new borrows its time from its neighbour, or from the longest', () => {
    expect(times(after({ do: 'add', at: 1 }))).toEqual([7, 3, 10, 10])
    expect(times(after({ do: 'add', at: 1 }, exampleEdit(LINES, [2, 3, 9])))).toEqual([2, 3, 3, 6])
    expect(ids(after({ do: 'add', at: 99 }))).toEqual([1, 2, 3, 4])
  })

  test('that is removed leaves its time to its neighbour, and its id to nobody', () => {
    const gone = after({ do: 'remove', scene: 1 })
    expect(times(gone)).toEqual([20, 10])
    expect(ids(after({ do: 'add', at: 0 }, gone))).toEqual([4, 2, 3])
  })

  test('takes the seconds of a take, in half seconds, and the length of the script follows', () => {
    expect(times(after({ do: 'set-seconds', scene: 2, seconds: 7.3 }))).toEqual([10, 7.5, 10])
    expect(times(after({ do: 'set-seconds', scene: 2, seconds: 0.1 }))).toEqual([10, 0.5, 10])
  })
})

test.each([
  ['rewording', { do: 'set-line', scene: 2, text: 'x' }],
  ['a replacement', { do: 'replace-in-line', scene: 2, start: 0, end: 2, matched: 'It', text: 'x' }],
  ['an insertion', { do: 'insert-hook', text: 'x', at: { scene: 2, offset: 0 } }],
  ['splitting', { do: 'split', scene: 2, offset: 9 }],
  ['pasting', { do: 'paste', scene: 2, start: 0, end: 0, text: 'One.\n\nTwo.' }],
  ['joining', { do: 'merge', scene: 2 }],
  ['joining from before', { do: 'merge', scene: 1 }],
  ['removing', { do: 'remove', scene: 2 }],
] satisfies [string, Edit][])('a locked line refuses %s', (_, edit) => {
  expect(refusalOf(edit)).toBeUndefined()
  const from = locked(2)
  expect(applyEdit(from, edit)).toEqual({ script: from, refused: 'locked' })
})

test('a locked line may be moved, timed, filmed otherwise, and unlocked', () => {
  const from = locked(2)
  for (const edit of [
    { do: 'move', scene: 2, to: 0 },
    { do: 'set-seconds', scene: 2, seconds: 4 },
    { do: 'set-direction', scene: 2, field: 'visualCue', text: 'New' },
  ] satisfies Edit[])
    expect(lines(after(edit, from))).toContain(LINES[1])
  expect(after({ do: 'toggle-lock', scene: 2 }, from).locked).toEqual([])
})

test.each<[string, Edit, Refusal, EditedScript?]>([
  ['a scene that is not there', { do: 'set-line', scene: 99, text: 'x' }, 'no-scene'],
  ['joining the last with nothing', { do: 'merge', scene: 3 }, 'no-scene'],
  ['a position outside', { do: 'move', scene: 1, to: 3 }, 'no-scene'],
  ['cutting at the start', { do: 'split', scene: 1, offset: 2 }, 'nothing-to-split'],
  ['cutting at the end', { do: 'split', scene: 1, offset: 999 }, 'nothing-to-split'],
  ['cutting half a second', { do: 'split', scene: 1, offset: 14 }, 'no-time', exampleEdit(LINES, [0.5, 9, 9])],
  ['adding where there is no time', { do: 'add', at: 1 }, 'no-time', exampleEdit(LINES, [0.5, 0.5, 0.5])],
  ['removing the last scene', { do: 'remove', scene: 1 }, 'last-scene', exampleEdit(['One.'])],
  ['more than 180 scenes', { do: 'add', at: 1 }, 'too-many-scenes', exampleEdit(Array<string>(180).fill('One.'))],
  ['seconds that are none', { do: 'set-seconds', scene: 1, seconds: NaN }, 'no-scene'],
])('refuses %s', (_, edit, refused, from = script) => {
  expect(applyEdit(from, edit)).toEqual({ script: from, refused })
})
