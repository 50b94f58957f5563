import { describe, expect, it } from 'vitest'
import { carries } from './carried'

describe('carries', () => {
  it('takes no word that ends in "nt" for a "not"', () => {
    const said = "It's 10 percent niacinamide and 1 percent zinc."
    expect(carries(said, '10% niacinamide + 1% zinc', undefined, '')).toBe(true)
    expect(carries("The dent doesn't show.", 'dent doesnt show', undefined, '')).toBe(true)
    expect(carries('The dent shows.', 'dent doesnt show', undefined, '')).toBe(false)
  })
})
