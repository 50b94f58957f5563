import { expect, test } from 'vitest'
import { beatLine } from '../writing/beat-line'
import { NOTHING_WRITTEN, writingAfter } from './written-so-far'

test('words are put after what came before, and a restart makes all of it void [B-CL-03]', () => {
  const first = writingAfter(NOTHING_WRITTEN, { event: 'beat', data: { name: 'Hook' } })
  const second = writingAfter(first, { event: 'words', data: { text: 'One ' } })
  const third = writingAfter(second, { event: 'words', data: { text: 'two.' } })
  expect(third).toEqual({ beat: 'Hook', text: 'One two.' })
  expect(writingAfter(third, { event: 'restart', data: { reason: 'too long' } })).toEqual({
    beat: 'Hook',
    text: '',
    restarted: 'too long',
  })
})

test.each([
  ['', 'Writing your script'],
  ['Hook', 'Writing the hook'],
  ['The turn', 'Writing the turn'],
  ['Call to action', 'Writing the call to action'],
  ['Scene 3', 'Writing scene 3'],
  ['Corrections', 'Writing corrections'],
  ['Checking the facts', 'Checking the facts'],
])('shows the beat %j as %j', (beat, line) => expect(beatLine(beat)).toBe(line))
