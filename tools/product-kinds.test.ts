import { ScriptBrief, VIDEO_STYLES } from '../shared/src'
import { composeScript } from '../writer/src'
import { expect, test } from 'vitest'
import { IS_FULL } from '../writer/src/testing/runs'
import { readKinds } from './read-kinds'
import { kindsFor } from '../web/src/platform/product-kinds'

const { kinds, ...rest } = readKinds()
const ALL = { ...rest, kind: (id: string) => kinds.find((each) => each.id === id) }

/**
 * A kind, or a product of no kind, in one style, with a typed problem or without, all together in every style; with TEST_FULL=1 in two styles, both
 * in each.
 */
const briefsOf = (kind: (typeof kinds)[number] | undefined, at: number) =>
  (IS_FULL ? [0, 1] : [0]).flatMap((turn) => {
    const style = VIDEO_STYLES[(at + 3 * turn) % VIDEO_STYLES.length]
    const features = kind?.features.slice(turn, turn + 4).map(({ name }) => name) ?? ['folds flat', 'steel frame']
    const product = { productName: kind?.name ?? 'garden trellis', features, style, videoLength: turn % 2 ? 30 : 90 }
    const problem = kind?.problems[(at + turn) % kind.problems.length]?.clause ?? 'my beans fall over'
    const briefs = [
      { ...product, targetAudience: 'everyone' },
      { ...product, targetAudience: 'busy parents', painPoint: problem },
    ]
    return IS_FULL ? briefs : briefs.slice(at % 2).slice(0, 1)
  })

/** A small kind is one part, which needs no putting together: one of them is enough. */
const large = kinds.filter(({ pieces }) => pieces.length > 20)
const small = kinds.find((kind) => !large.includes(kind))
/** How a large kind is put together does not depend on the kind: these have every style. */
const step = Math.floor(large.length / VIDEO_STYLES.length)
const chosen = large.filter((_, at) => IS_FULL || (at % step === 0 && at < step * VIDEO_STYLES.length))

test.each(
  [...chosen, small, undefined].map((kind, at) => ({ name: kind?.name ?? 'no kind', briefs: briefsOf(kind, at) })),
)('the parts that a browser loads for a brief write what all of the material writes: $name', async ({ briefs }) => {
  for (const typed of briefs) {
    const brief = ScriptBrief.parse(typed)
    const whole = composeScript(brief, { seed: 'one', kinds: ALL })
    expect(composeScript(brief, { seed: 'one', kinds: await kindsFor(brief) }), JSON.stringify(typed)).toEqual(whole)
  }
})

test('a name with a look-alike phrase of one kind is of the next best kind, or of none', async () => {
  const kindOf = async (productName: string) => {
    const { index } = await kindsFor(ScriptBrief.parse({ productName, targetAudience: 'everyone' }))
    return index.map(({ id }) => id)
  }
  expect(await kindOf('Phone mount for car, bike and stroller')).toEqual([])
  expect(await kindOf('Scented candle with a habanero hot sauce candle label')).toEqual([])
  expect(await kindOf('Magnetic tiles, scented candle set, birthday candles')).toEqual(['toys/magnetic-tiles'])
})
