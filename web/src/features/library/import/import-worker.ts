import type { Findings } from './found-script'
import { type GivenFile, readFile } from './read-file'

/** The answer to each file that the page sends, in their order. */
export type ImportReply = Findings

addEventListener('message', ({ data }: MessageEvent<GivenFile>) => {
  postMessage(readFile(data) satisfies ImportReply)
})
