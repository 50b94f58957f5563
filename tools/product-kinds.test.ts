import { expect, test } from 'vitest'
import { ScriptBrief, VIDEO_STYLES } from '../shared/src'
import { kindsFor } from '../web/src/platform/product-kinds'
import { composeScript } from '../writer/src'
import { shotsFor } from '../writer/src/kinds'
import { readBrief } from '../writer/src/pipeline/reading'
import { classOf } from '../writer/src/pipeline/shots'
import { kindSource, readKinds } from './read-kinds'

const { kinds, examples, common } = readKinds()
const ALL = kindSource()

/** Each kind and a product of no kind in four styles, with and without a typed problem. */
const BRIEFS = [...kinds, undefined].flatMap((kind, at) =>
  [0, 1, 2, 3].flatMap((turn) => {
    const style = VIDEO_STYLES[(at + 3 * turn) % VIDEO_STYLES.length]
    const features = kind?.features.slice(turn, turn + 4).map(({ name }) => name) ?? ['folds flat', 'steel frame']
    const product = { productName: kind?.name ?? 'garden trellis', features, style, videoLength: turn % 2 ? 30 : 90 }
    const problem = kind?.problems[(at + turn) % kind.problems.length]?.clause ?? 'my beans fall over'
    return [
      { ...product, targetAudience: 'everyone' },
      { ...product, targetAudience: 'busy parents', painPoint: problem },
    ]
  }),
)

test('the parts that a browser loads for a brief write what all of the material writes', async () => {
  for (const typed of BRIEFS) {
    const brief = ScriptBrief.parse(typed)
    const whole = composeScript(brief, { seed: 'one', kinds: ALL })
    expect(composeScript(brief, { seed: 'one', kinds: await kindsFor(brief) }), JSON.stringify(typed)).toEqual(whole)
  }
})

test.each(kinds.map((kind) => [kind.id, kind] as const))(
  '%s: its own pictures are those of all classes',
  (id, kind) => {
    const own = { ...common, shots: shotsFor(kind, common.shots) }
    const names = [...kind.nouns.slice(0, 2), ...examples.filter((each) => each.kind === id).map(({ name }) => name)]
    for (const productName of [kind.name, ...names.slice(0, 5)])
      for (const features of [[], ['fits in a pocket'], ['I make each one by hand', 'ten lessons']]) {
        const brief = ScriptBrief.parse({ productName, features, targetAudience: 'everyone' })
        expect(classOf(readBrief(brief, kind, own)).use, productName).toEqual(
          classOf(readBrief(brief, kind, common)).use,
        )
      }
  },
)
