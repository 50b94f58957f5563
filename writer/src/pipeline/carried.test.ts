import { describe, expect, it, test } from 'vitest'
import type { KindFeature } from '../kinds'
import { carries } from './carried'

describe('carries', () => {
  it('takes no word that ends in "nt" for a "not"', () => {
    const said = "It's 10 percent niacinamide and 1 percent zinc."
    expect(carries(said, '10% niacinamide + 1% zinc', undefined, '')).toBe(true)
    expect(carries("The dent doesn't show.", 'dent doesnt show', undefined, '')).toBe(true)
    expect(carries('The dent shows.', 'dent doesnt show', undefined, '')).toBe(false)
  })
})

describe('a line of a feature', () => {
  const block: KindFeature = {
    name: 'gusset',
    match: [],
    notWith: [],
    answers: [],
    say: [],
    talk: [],
    step: [],
    limit: [],
    same: [['gusset', 'crotch panel']],
  }
  test('a part may leave out "seamless", but no "not" and no test', () => {
    const part = (line: string, typed: string) =>
      carries(line, typed, { ...block, name: 'two-way stretch' }, 'tights', true)
    expect(part('They stretch two ways.', '2-way stretch seamless knit')).toBe(true)
    expect(part('They stretch two ways.', 'no 2-way stretch')).toBe(false)
    expect(part('They stretch two ways.', '2-way stretch, we tried it on a bike')).toBe(false)
  })
  test.each([
    ["It's double-sided, so I turn it over.", 'dual sided', true],
    ["It doesn't leak.", 'leak proof', false],
    ['The cup is leakproof.', 'leak proof', true],
    ["They've got a crotch panel.", 'gusset', true],
    ["They're made of a thick fabric.", 'double knit fabric', false],
    ["There's no vacuum during the nap.", 'quiet vacuum for nap time', false],
    ["It's fermented for 6 weeks.", 'fermented 6 weeks in oak', false],
    ['It burns for 40 hours.', '50 hour burn', false],
    ["There's no glue.", 'glue base', false],
    ["They're oil proof.", 'waterproof', false],
    ["They've got a deep gusset.", 'gusset', false],
    ["They've got a gusset, so nothing pulls in a deep squat.", 'gusset', true],
  ])('"%s" says all of "%s": %s', (line, typed, isWhole) => {
    expect(carries(line, typed, block, 'leggings')).toBe(isWhole)
  })
})
