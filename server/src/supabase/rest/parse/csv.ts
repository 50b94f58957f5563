import { badBody } from '../rest-error'

interface Cell {
  text: string
  quoted: boolean
}

/**
 * Rows of a CSV body: the first line names the columns, an unquoted NULL is null.
 * @throws RestError PGRST102 for what is no CSV, or for lines of different length.
 */
export function readCsv(text: string): Record<string, string | null>[] {
  const [header, ...lines] = readLines(text)
  if (!header) throw badBody('Empty or invalid csv', 'The body is empty')
  return lines.map((line, at) => {
    if (line.length !== header.length) throw badBody('All lines must have same number of fields', `Line ${at + 2}`)
    return Object.fromEntries(header.map((name, i) => [name.text, valueOf(line[i]!)]))
  })
}

const valueOf = ({ text, quoted }: Cell) => (!quoted && text === 'NULL' ? null : text)

function readLines(text: string): Cell[][] {
  const lines: Cell[][] = []
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y
  let line: Cell[] = []
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw badBody('Empty or invalid csv', `A quotation mark out of place near character ${at + 1}`)
    const [, quoted, plain, end] = found
    line.push(
      quoted === undefined ? { text: plain!, quoted: false } : { text: quoted.replaceAll('""', '"'), quoted: true },
    )
    if (end === ',' && cell.lastIndex < text.length) continue
    if (end === ',') line.push({ text: '', quoted: false })
    lines.push(line)
    line = []
  }
  return lines
}
