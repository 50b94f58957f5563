import { lazyComponent } from './lazy-component'

/** The dialogs that can be open over the script. */
export const OPENED = ['refine', 'hook', 'cta', 'teleprompter', 'pdf', 'compare', 'name'] as const
export type Opened = (typeof OPENED)[number]

export const refineDialog = lazyComponent(async () => (await import('../refine/refine-dialog')).RefineDialog)
export const hookLibrary = lazyComponent(async () => (await import('../hooks/hook-library-dialog')).HookLibraryDialog)
export const teleprompter = lazyComponent(async () => (await import('../teleprompter/teleprompter')).Teleprompter)
