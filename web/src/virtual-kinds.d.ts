/** Compiled from writer/content by tools/kinds-plugin.ts. */
declare module 'virtual:kinds' {
  import type { CompiledKinds, Kind } from '@reelwright/writer'

  /** Without clues: enough for products whose name says what they are. */
  export const index: CompiledKinds['index']
  export const skeletons: CompiledKinds['skeletons']
  export const loadIndex: () => Promise<CompiledKinds['index']>
  /** Fetches one kind with its pieces of one style; undefined when there is none of that id. */
  export const load: (id: string, style: string) => Promise<Kind | undefined>
  export const loadCommon: (style: string) => Promise<CompiledKinds['common']>
}
