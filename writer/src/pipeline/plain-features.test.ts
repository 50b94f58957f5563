import { expect, test } from 'vitest'
import { inOneBreath } from './plain-features'

test('says things that follow each other in one breath', () => {
  expect(inOneBreath("You get 8 tablets. There's eucalyptus in them.")).toBe(
    "You get 8 tablets. There's eucalyptus in them.",
  )
  expect(inOneBreath("It's got a lid. There's a strap. It's got 2 pockets.")).toBe(
    "It's got a lid, a strap, and 2 pockets.",
  )
})
