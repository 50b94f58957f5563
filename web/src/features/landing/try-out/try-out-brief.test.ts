import { LIMITS, ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { briefOf } from './try-out-brief'
import { EXAMPLE_INPUT, featureList, type TryOutInput } from './try-out-input'

const parse = (input: TryOutInput) =>
  ScriptBrief.safeParse({
    productName: input.product,
    features: featureList(input.features),
    videoLength: input.length,
    style: input.style,
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
] satisfies Partial<TryOutInput>[])('accepts and refuses what the schema does: %j', (typed) => {
  const input = { ...EXAMPLE_INPUT, ...typed }
  const { data, error } = parse(input)
  const read = briefOf(input)
  if ('brief' in read) expect(read.brief).toEqual(data)
  else expect(read.reason).toContain(read.reason.startsWith('Enter') ? '' : error?.issues[0]?.message)
  expect('brief' in read).toBe(data !== undefined)
})
