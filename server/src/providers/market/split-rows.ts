const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d]

/** Where a cell stands: not begun, plain, within quotes, after a quote within quotes. */
const [EMPTY, PLAIN, QUOTED, CLOSING] = [0, 1, 2, 3]

export interface RowSplitter {
  /** The rows that end in this piece of the text. Null stands for one that is longer than allowed. */
  push(piece: string): (string[] | null)[]
  /** What is left at the end. Null: a quotation mark is open. */
  end(): (string[] | null)[]
}

/**
 * Splits delimited text (RFC 4180) that comes in pieces into rows of cells. Lines end as on any system, a blank line is a row of one empty
 * cell, and quotation marks within a plain cell are text. The work grows with the length of the text alone, whatever it holds.
 * @param most characters of one row
 */
export function rowSplitter(delimiter: string, most: number): RowSplitter {
  const comma = delimiter.charCodeAt(0)
  let state = EMPTY
  let cells: string[] = []
  let cell = ''
  let size = 0
  let isTooLong = false
  let skipsLf = false

  function addCell(rest: string) {
    if (!isTooLong) cells.push(cell + rest)
    cell = ''
    state = EMPTY
  }

  function row(): string[] | null {
    const done = isTooLong ? null : cells
    cells = []
    size = 0
    isTooLong = false
    return done
  }

  function push(piece: string) {
    const rows: (string[] | null)[] = []
    /** Of the part of the cell that is not in `cell` yet, and of the part of the row that is not in `size`. */
    let [start, counted] = [0, 0]
    const count = (until: number) => {
      size += until - counted
      counted = until
      if (size > most) {
        isTooLong = true
        cells = []
        cell = ''
        // An unclosed quotation mark must not swallow all further rows.
        if (state !== EMPTY) state = PLAIN
      }
    }
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at)
      if (skipsLf) {
        skipsLf = false
        if (code === LF) {
          start = counted = at + 1
          continue
        }
      }
      if (state === QUOTED) {
        const closing = piece.indexOf('"', at)
        if (closing < 0) break
        cell += piece.slice(start, closing)
        at = closing
        start = closing + 1
        state = CLOSING
        continue
      }
      if (state === CLOSING) {
        if (code === QUOTE) {
          cell += '"'
          start = at + 1
          state = QUOTED
          continue
        }
        // Text after a closing quotation mark: neither of them meant a quoted cell.
        if (code !== comma && code !== LF && code !== CR) {
          cell = `"${cell}"`
          state = PLAIN
        }
        start = at
      } else if (state === EMPTY) {
        start = at
        if (code === QUOTE) {
          state = QUOTED
          start = at + 1
          continue
        }
        state = PLAIN
      }
      if (code === comma) {
        addCell(piece.slice(start, at))
        start = at + 1
      } else if (code === LF || code === CR) {
        count(at)
        addCell(piece.slice(start, at))
        rows.push(row())
        skipsLf = code === CR
        start = counted = at + 1
      }
    }
    if (state !== EMPTY) cell += piece.slice(start)
    count(piece.length)
    return rows
  }

  return {
    push,
    end() {
      if (state === QUOTED) return [null]
      if (state === EMPTY && cells.length === 0 && !isTooLong) return []
      addCell('')
      return [row()]
    },
  }
}
