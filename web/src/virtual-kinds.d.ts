/** Compiled from writer/content by tools/kinds-plugin.ts. */
declare module 'virtual:kinds' {
  import type { CompiledKinds, PartsByName } from '@reelwright/writer'

  /** Without `not` phrases: each kind has its own. */
  export const index: CompiledKinds['index']
  export const part: <Name extends keyof PartsByName>(name: Name) => Promise<PartsByName[Name]>
}
