import { expect, test } from 'vitest'
import { pasteFault } from './paste-limit'

test.each([
  ['a word', { value: 'ab', start: 1, end: 1, pasted: 'word' }, undefined],
  ['50,000 characters into nothing', { value: '', start: 0, end: 0, pasted: 'x'.repeat(50_000) }, undefined],
  ['50,000 emoji', { value: '', start: 0, end: 0, pasted: '🎬'.repeat(50_000) }, undefined],
  ['50,000 characters over a selection', { value: 'abc', start: 0, end: 3, pasted: 'x'.repeat(50_000) }, undefined],
  ['one too many', { value: 'a', start: 1, end: 1, pasted: 'x'.repeat(50_000) }, '50,001 characters'],
  ['200 kB', { value: '', start: 0, end: 0, pasted: 'x'.repeat(200_000) }, '200,000 characters'],
])('%s is taken, or refused as a whole [OP-64]', (_, paste, said) => {
  const fault = pasteFault(paste)
  if (said) expect(fault).toContain(said)
  else expect(fault).toBeUndefined()
})
