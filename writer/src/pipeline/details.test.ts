import { describe, expect, test } from 'vitest'
import { ScriptBrief } from '@reelwright/shared'
import { readKind } from '../kinds'
import { withDetails } from './details'

const { kind, faults } = readKind(
  'home/lamp',
  `# lamp
department: home-decor
nouns: lamp
noun: lamp
is: a lamp

## detail: meal
usual: soup
- ramen: ramen, noodles
- eggs

## limits
- I eat a {detail: meal}. {detail: meal} again. → {detail: meal} on a desk.
- It's a lamp. → A lamp.
`,
)

const brief = (typed: object) =>
  ScriptBrief.parse({ productName: 'Lumo', targetAudience: 'parents', features: ['dims'], ...typed })

describe('withDetails', () => {
  const said = (typed: object) => withDetails(kind, brief(typed)).limits[0]?.wordings[0]

  test.each([
    [
      { painPoint: 'glare on my noodles and eggs' },
      { text: 'I eat a ramen. Ramen again.', picture: 'Ramen on a desk.' },
    ],
    [
      { painPoint: 'glare', productName: 'Eggs Lamp' },
      { text: 'I eat an eggs. Eggs again.', picture: 'Eggs on a desk.' },
    ],
    [{ painPoint: 'glare' }, { text: 'I eat a soup. Soup again.', picture: 'Soup on a desk.' }],
  ])('%j', (typed, wording) => {
    expect(faults).toEqual([])
    expect(said(typed)).toEqual(wording)
  })

  test('shares what has no place', () => {
    const made = withDetails(kind, brief({}))
    expect(made.limits[1]).toBe(kind.limits[1])
    expect(kind.limits[0]?.wordings[0]?.text).toContain('{detail: meal}')
  })
})
