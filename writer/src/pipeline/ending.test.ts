import { expect, test } from 'vitest'
import type { Option } from './choose'
import { withEnding } from './ending'

const said = (text: string, role: Option['role'] = 'line') => ({
  place: { beat: 0, beatName: '', options: [], omit: undefined },
  option: { text, picture: '', words: text.split(' ').length, cost: 0, role },
})
const endings = (opening: string, call: string, last: string, tone: 'urgent-psa' | 'casual-review' = 'casual-review') =>
  withEnding({ chosen: [said(opening), said(call, 'call'), said(last)], words: 0, cost: 0 }, { tone })
    .chosen.map(({ option }) => option.text)
    .slice(2)

test('a last line returns to what was said, and is no second call and no advice that delays an urgent one', () => {
  expect(endings('My drawer is full of holders.', "It's linked.", 'The drawer can stay shut.')).toHaveLength(1)
  expect(endings('I owed taxes in April.', 'Download free.', 'One coffee. That is the habit.')).toEqual([])
  expect(endings('Sit in the car first.', 'Get yours.', 'So sit in the car. Then order.')).toEqual([])
  const tag = ['My leggings are cold.', 'Order by Thursday.', 'Then wear the leggings at home, tag on.'] as const
  expect(endings(...tag)).toEqual([])
})
