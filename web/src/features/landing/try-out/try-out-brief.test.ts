import { LIMITS, ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { briefOf } from './try-out-brief'
import { EXAMPLE_WISH, featureList, type TryOutWish } from './try-out-wish'

const parse = (wish: TryOutWish) =>
  ScriptBrief.safeParse({
    productName: wish.product,
    features: featureList(wish.features),
    videoLength: wish.length,
    style: wish.style,
    tone: 'casual-review',
    targetAudience: 'everyone',
    disclosure: 'none',
  })

test.each([
  {},
  { product: ' mug\t', features: '' },
  { product: 'x'.repeat(LIMITS.productName), features: `${'y'.repeat(LIMITS.feature)},z\n` },
  { product: 'x'.repeat(LIMITS.productName + 1) },
  { product: '  ' },
  { product: 'mug\u0000' },
  { product: 'mug \ud83d' },
  { features: 'y'.repeat(LIMITS.feature + 1) },
  { features: 'a\u0007b' },
  { features: 'a,'.repeat(LIMITS.features) },
  { features: 'a,'.repeat(LIMITS.features + 1) },
] satisfies Partial<TryOutWish>[])('accepts and refuses what the schema does: %j', (typed) => {
  const wish = { ...EXAMPLE_WISH, ...typed }
  const { data, error } = parse(wish)
  const read = briefOf(wish)
  if ('brief' in read) expect(read.brief).toEqual(data)
  else expect(read.reason).toContain(read.reason.startsWith('Enter') ? '' : error?.issues[0]?.message)
  expect('brief' in read).toBe(data !== undefined)
})
