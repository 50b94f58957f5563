import { SaxesParser } from 'saxes'
import { AppError } from '../../../platform/app-error'

export const damaged = (cause?: unknown) =>
  new AppError(
    'invalid_input',
    'The spreadsheet is damaged. Open it in a spreadsheet program and save it again.',
    {},
    { cause },
  )

/** Tags within tags; a sheet has ten. */
const DEPTH = 100
/** Bytes without a tag: the parser keeps them all, though no cell is that long. */
const SILENT_BYTES = 4 * 1024 * 1024

type Opened = (tag: string, attributes: Record<string, string>) => void

/** A parser that knows tags by their local names, and takes no document type: that is where bombs of entities are declared. */
export function xmlParser(opened: Opened, closed: (tag: string) => void, text: (part: string) => void) {
  const parser = new SaxesParser({ position: false, xmlns: false })
  parser.on('error', (error) => {
    throw damaged(error)
  })
  parser.on('doctype', () => {
    throw damaged()
  })
  let [depth, silent] = [0, 0]
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > DEPTH) throw damaged()
    silent = 0
    opened(local(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth--
    silent = 0
    closed(local(name))
  })
  parser.on('text', text)
  parser.on('cdata', text)
  return {
    write(part: string) {
      silent += part.length
      parser.write(part)
      if (silent > SILENT_BYTES) throw damaged()
    },
    close: () => void parser.close(),
  }
}

function local(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** Feeds a part's bytes to a parser; `after` each piece there is a chance to do something with what was found. */
export async function* feedXml(
  parser: ReturnType<typeof xmlParser>,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytes) {
      parser.write(decoder.decode(chunk, { stream: true }))
      yield
    }
    parser.write(decoder.decode())
    parser.close()
    yield
  } catch (error) {
    throw error instanceof AppError ? error : damaged(error)
  }
}

/** Reads a whole part. @throws AppError when it is no sound XML */
export async function readXml(
  bytes: AsyncIterable<Uint8Array>,
  opened: Opened,
  closed: (tag: string) => void = () => undefined,
  text: (part: string) => void = () => undefined,
): Promise<void> {
  for await (const _ of feedXml(xmlParser(opened, closed, text), bytes));
}
