export type { FitOptions, FitResult } from './fit-script'
export { fitScript } from './fit-script'
export type { RefineOptions } from './refine-script'
export { refineScript } from './refine-script'
