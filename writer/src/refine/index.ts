export type { RefineOptions } from './refine-script'
export { refineScript } from './refine-script'
export { wantedSeconds } from './wish-reading'
