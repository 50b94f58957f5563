import { expect, test } from 'vitest'
import { wordLabel } from './word-label'

test.each([
  [0, 'Short'],
  [49, 'Short'],
  [50, 'Optimal'],
  [99, 'Optimal'],
  [100, 'Long'],
  [149, 'Long'],
  [150, 'Very Long'],
])('%i words are "%s" [B-VL-20, B-VL-21, B-VL-22, B-VL-23]', (words, label) => expect(wordLabel(words)).toBe(label))
