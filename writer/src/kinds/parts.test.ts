import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { readBrief } from '../pipeline/reading'
import { classOf } from '../pipeline/shots'
import { pairs } from '../testing/runs'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { compileKinds } from './compile-kinds'
import { joined, partsOf, shotsFor } from './parts'

const { index, common } = WRITTEN_KINDS

test.each(index.map(({ id, nouns }) => [id, nouns] as const))('%s has the pictures of its products', (id, nouns) => {
  const kind = WRITTEN_KINDS.kind(id)
  if (!kind) throw new Error('not written')
  const own = { ...common, shots: shotsFor(kind, common.shots) }
  expect(own.shots.length).toBeLessThan(common.shots.length / 4)
  const names = [kind.name, ...nouns.slice(0, 3), 'Fjorda']
  for (const [productName, features] of pairs(names, [
    [],
    ['fits in a pocket'],
    ['I make each one by hand', 'ten lessons'],
  ])) {
    const brief = ScriptBrief.parse({ productName, features, targetAudience: 'everyone' })
    const found = classOf(readBrief(brief, kind, own))
    const expected = classOf(readBrief(brief, kind, common))
    expect(found.name).toBe(expected.name)
    expect({ ...found, nouns: [], like: [] }).toEqual({ ...expected, nouns: [], like: [] })
  }
})

test('a small kind is one part with everything in it', () => {
  const compiled = compileKinds(
    new Map([
      [
        'kinds/home/desk-lamp.md',
        `# desk lamp
department: home decor
nouns: desk lamp
form: thing
noun: lamp
is: a lamp for the desk

## problem: glare
match: glare*
clause: my lamp shines in my eyes
noun: the glare
for gamers: The boss room's dark. My desk isn't. → A lit desk, a dark screen.

## feature: dimmable
match: dimm*
talk:
- A: It dims. / B: How far? → A hand turns a knob.

## close
match: soup*
- It's only soup now. → A bowl beside the lamp.

## piece: the soup
styles: storytelling
problem: glare
1. open
- I eat at my desk. → A bowl on a desk.
`,
      ],
    ]),
  )
  const parts = partsOf(compiled)
  expect(Object.keys(parts).filter((name) => name.includes('desk-lamp'))).toEqual(['kind/home/desk-lamp'])
  const part = parts['kind/home/desk-lamp']
  const style = parts['common/style/storytelling']
  if (!part || !style) throw new Error('not there')
  expect(joined({ common: parts.common, style, kind: { part } }).kind).toEqual(compiled.kinds[0])
})
