import { laterPart } from './later-part'

/** What can be open over the script. */
export type Opened = 'refine' | 'hook' | 'cta' | 'teleprompter'

export const refineDialog = laterPart(async () => (await import('../refine/refine-dialog')).RefineDialog)
export const hookLibrary = laterPart(async () => (await import('../hooks/hook-library-dialog')).HookLibraryDialog)
export const teleprompter = laterPart(async () => (await import('../teleprompter/teleprompter')).Teleprompter)
