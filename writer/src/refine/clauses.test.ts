import { expect, test } from 'vitest'
import type { Part } from './anatomy'
import { pieceWithout } from './clauses'

const part = (text: string, role: Part['role'] = 'plain') => ({ sentence: { text }, role }) as Part

test.each([
  [
    'the kettle',
    'It was 12 crates, the kettle, and a stuffed owl, and the lift was out.',
    'It was 12 crates and a stuffed owl, and the lift was out.',
  ],
  ['the kettle', 'She brought a few crates and a kettle.', 'She brought a few crates.'],
  [
    '9 inch wheel',
    'It fits onto most carts with a 9 inch wheel, takes an hour.',
    'It fits onto most carts, takes an hour.',
  ],
  [
    'Leeds',
    'We got stopped by the guards at Leeds because I had no ticket.',
    'We got stopped by the guards because I had no ticket.',
  ],
  [
    'her late aunt',
    'It was a stuffed owl in a case that belonged to her late aunt.',
    'It was a stuffed owl in a case.',
  ],
  [
    'the ticket',
    'We got stopped by the guards because I had no ticket, and the young one just stared at the owl.',
    'We got stopped by the guards, and the young one just stared at the owl.',
  ],
  [
    'the blue paint',
    'The hut was sold in May and the owners painted it blue, which is their right.',
    'The hut was sold in May.',
  ],
  ['for no extra', 'I do evenings and nights for no extra.', 'I do evenings and nights.'],
])('without "%s": %s', (about, text, left) => {
  expect(pieceWithout(part(text), about)).toBe(left)
})

test.each([
  ['the owl', 'The owl sat on the sofa.'],
  ['the owl', 'I saw an owl and it looked at me.'],
])('nothing stands alone without "%s" in "%s"', (about, text) => {
  expect(pieceWithout(part(text), about)).toBeUndefined()
})

test('the amount stays where a price is said', () => {
  expect(pieceWithout(part('I charge $45 an hour with a 2-hour minimum.', 'price'), 'the 2 hour minimum')).toBe(
    'I charge $45 an hour.',
  )
})
