import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { runPipeline } from './run'

const lastOf = (id: string, productName: string, painPoint: string, features: readonly string[]) => {
  const { index, skeletons, common } = WRITTEN_KINDS
  const kind = index.map((entry) => WRITTEN_KINDS.kind(entry.id)).find((each) => each?.id.endsWith(`/${id}`))
  const brief = ScriptBrief.parse({ productName, price: 24, painPoint, features, targetAudience: 'everyone' })
  return runPipeline(brief, { seed: '1', kind, skeletons, common })?.written.scenes.at(-1)?.voiceover ?? ''
}

test('a kind ends on a last line that the typed problem surely fits', () => {
  const tiles = (problem: string) => lastOf('magnetic-tiles', 'Magnetic tiles', problem, ['100 pieces', 'storage bag'])
  expect(tiles('I need twenty minutes to cook dinner')).toMatch(/Now I have to go stir something\.$/)
  expect(tiles('The magnets are weak')).not.toMatch(/stir/)
})

test('a last line names nothing that was not said', () => {
  const serum = (problem: string) => lastOf('niacinamide-serum', 'Niacinamide serum', problem, ['5% niacinamide'])
  expect(serum('serums pill under my sunscreen')).not.toMatch(/sunglasses/)
  const cleaning = (problem: string) =>
    lastOf('house-cleaning-service', 'Tidewater Home Cleaning', problem, ['insured'])
  expect(cleaning('the last cleaner cancelled by text')).not.toMatch(/window/)
})

test('a kind has no last line where the problem is grave', () => {
  const tiles = (problem: string) => lastOf('magnetic-tiles', 'Magnetic tiles', problem, ['100 pieces', 'storage bag'])
  expect(tiles('I need twenty minutes to cook dinner')).toMatch(/stir/)
  expect(tiles('My mom died and I need twenty minutes to cook dinner')).not.toMatch(/stir/)
})
