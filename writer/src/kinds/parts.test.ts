import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { readBrief } from '../pipeline/reading'
import { classOf } from '../pipeline/shots'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { shotsFor } from './parts'

const { index, common } = WRITTEN_KINDS

test.each(index.map(({ id, nouns }) => [id, nouns] as const))('%s has the pictures of its products', (id, nouns) => {
  const kind = WRITTEN_KINDS.kind(id)
  if (!kind) throw new Error('not written')
  const own = { ...common, shots: shotsFor(kind, common.shots) }
  expect(own.shots.length).toBeLessThan(common.shots.length / 4)
  for (const productName of [kind.name, ...nouns.slice(0, 3), 'Fjorda'])
    for (const features of [[], ['fits in a pocket'], ['I make each one by hand', 'ten lessons']]) {
      const brief = ScriptBrief.parse({ productName, features, targetAudience: 'everyone' })
      const found = classOf(readBrief(brief, kind, own))
      const expected = classOf(readBrief(brief, kind, common))
      expect(found.name).toBe(expected.name)
      expect({ ...found, nouns: [], like: [] }).toEqual({ ...expected, nouns: [], like: [] })
    }
})
