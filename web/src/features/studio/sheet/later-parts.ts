import { laterPart } from './later-part'

/** What can be open over the script. */
export const OPENED = ['refine', 'hook', 'cta', 'teleprompter', 'pdf', 'compare', 'name'] as const
export type Opened = (typeof OPENED)[number]

export const refineDialog = laterPart(async () => (await import('../refine/refine-dialog')).RefineDialog)
export const hookLibrary = laterPart(async () => (await import('../hooks/hook-library-dialog')).HookLibraryDialog)
export const teleprompter = laterPart(async () => (await import('../teleprompter/teleprompter')).Teleprompter)
