export { escaped } from './patterns'
export { folded, recognizeKind, type RecognizedKind } from './recognize-kind'
export { type Fault, readKind, readPieces } from './read-kind'
export * from './types'
