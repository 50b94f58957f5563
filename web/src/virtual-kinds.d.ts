/** Compiled from writer/content by tools/kinds-plugin.ts. */
declare module 'virtual:kinds' {
  import type { CompiledKinds, Kind } from '@reelwright/writer'

  export const index: CompiledKinds['index']
  export const skeletons: CompiledKinds['skeletons']
  export const loadCommon: () => Promise<CompiledKinds['common']>
  /** Fetches one kind; undefined when there is none of that id. */
  export function load(id: string): Promise<Kind | undefined>
}
