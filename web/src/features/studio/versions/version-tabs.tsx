import type { Studio } from '../session/studio'

/** V1, V2, ... with their names; compare, rename, restore. (B-ST-08) */
export function VersionTabs(_: { studio: Studio; className?: string }) {
  return null
}
