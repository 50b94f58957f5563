/** Compiled from writer/content by tools/kinds-plugin.ts. */
declare module 'virtual:kinds' {
  import type { CompiledKinds, PartsByName } from '@reelwright/writer'

  /** Without clues: enough for products whose name says what they are. */
  export const index: CompiledKinds['index']
  export const part: <Name extends keyof PartsByName>(name: Name) => Promise<PartsByName[Name]>
}
