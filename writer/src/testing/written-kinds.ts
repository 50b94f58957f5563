import type { ScriptBriefInput } from '@reelwright/shared'
import { compileKinds } from '../kinds'
import type { KindSource } from '../pipeline'

declare global {
  interface ImportMeta {
    /** Of Vite: the files by path. */
    glob: {
      <Content>(paths: string[], options: { query: string; import: string; eager: true }): Record<string, Content>
      (paths: string[]): Record<string, unknown>
    }
  }
}

/** Common material and the ten kinds with the most content. Others are unknown to tests: what is written about them may grow. */
const FILES = import.meta.glob<string>(
  [
    '../../content/*.md',
    '../../content/common/*.md',
    '../../content/kinds/apps/budgeting-app.md',
    '../../content/kinds/car/car-phone-holder.md',
    '../../content/kinds/cleaning/pet-hair-remover.md',
    '../../content/kinds/clothing/gym-leggings.md',
    '../../content/kinds/food/hot-sauce.md',
    '../../content/kinds/home-decor/scented-candle.md',
    '../../content/kinds/kitchen/portable-blender.md',
    '../../content/kinds/local-services/house-cleaning-service.md',
    '../../content/kinds/skin-care/niacinamide-serum.md',
    '../../content/kinds/toys/magnetic-tiles.md',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const { kinds, index, skeletons, common } = compileKinds(
  new Map(Object.entries(FILES).map(([path, text]) => [path.replace('../../content/', ''), text])),
)

/** What shoppers call the products of all kinds, by their file names: "car phone holder". Nothing of the files is read. */
export const KIND_NAMES: readonly string[] = Object.keys(import.meta.glob(['../../content/kinds/*/*.md'])).map((path) =>
  path.replace(/^.*\/|\.md$/g, '').replaceAll('-', ' '),
)

/** What is written about ten kinds of products. */
export const WRITTEN_KINDS: KindSource = {
  index,
  skeletons,
  common,
  kind: (id) => kinds.find((each) => each.id === id),
}

/** A brief whose words carry half a minute in every style. */
export const KNOWN_PRODUCT: ScriptBriefInput = {
  productName: 'GripMo Car Phone Holder, black',
  price: 19.9,
  targetAudience: 'parents',
  painPoint: 'phone keeps falling off the dash',
  features: ['suction base', 'one hand release', 'rotates', '8 inch arm', 'fits thick cases', 'leaves no residue'],
}
