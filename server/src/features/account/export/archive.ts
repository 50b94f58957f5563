import { Readable } from 'node:stream'
import type { Readable as Stream } from 'node:stream'
import { ZipFile } from 'yazl'

type Content = string | Buffer | Stream | AsyncIterable<string>

/** A ZIP that is made while it is read. */
export interface Archive {
  /** To be sent. Breaks off, instead of ending, when something fails. */
  stream: Stream
  /**
   * Adds a file. Resolves when everything before it is written and its own content is being read: so awaiting it never holds more
   * than one file in memory. One at a time.
   * @throws when the reader is gone
   */
  add(path: string, content: Content): Promise<void>
  /** No file comes after this. */
  end(): void
  /** Breaks the archive off, so that a part is not taken for the whole. */
  fail(error: Error): void
}

export class ReaderGone extends Error {
  override readonly name = 'ReaderGone'

  constructor() {
    super('The client stopped reading the archive')
  }
}

export function createArchive(at: Date): Archive {
  const zip = new ZipFile()
  const output = zip.outputStream as Stream
  const fail = (error: Error) => void output.destroy(error)
  zip.on('error', fail)
  let current: Stream | undefined
  let waiting: Content = ''
  // The content of a file may be a page of rows that is still to be asked for, or an open file.
  output.once('close', () => current?.destroy())

  return {
    stream: output,
    fail,
    add(path, content) {
      // Not in a closure: the library keeps the function below for as long as the archive is open, and with it what that sees.
      waiting = content
      return new Promise((resolve, reject) => {
        if (output.destroyed) return reject(new ReaderGone())
        const onClose = () => reject(new ReaderGone())
        output.once('close', onClose)
        zip.addReadStreamLazy(path, { mtime: at, mode: 0o100644 }, (opened) => {
          output.off('close', onClose)
          const stream = streamOf(waiting)
          waiting = ''
          stream.once('error', fail)
          current = stream
          opened(null, stream)
          resolve()
        })
      })
    },
    end: () => zip.end(),
  }
}

function streamOf(content: Content): Stream {
  if (typeof content === 'string') return Readable.from([Buffer.from(content)])
  // Read as a whole: bytes of one file are no list of numbers.
  return Readable.from(Buffer.isBuffer(content) ? [content] : content)
}
