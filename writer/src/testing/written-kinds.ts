import type { ScriptBriefInput } from '@reelwright/shared'
import { compileKinds } from '../kinds'
import type { KindSource } from '../pipeline'

declare global {
  interface ImportMeta {
    /** Of Vite: the files by path. */
    glob: <Content>(path: string, options: { query: string; import: string; eager: true }) => Record<string, Content>
  }
}

const FILES = import.meta.glob<string>('../../content/**/*.md', { query: '?raw', import: 'default', eager: true })
const { kinds, index, skeletons, common } = compileKinds(
  new Map(Object.entries(FILES).map(([path, text]) => [path.replace('../../content/', ''), text])),
)

/** All that is written about kinds of products. */
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
