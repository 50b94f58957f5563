import type { ImportFault, ImportMapping } from '@reelwright/shared'
import { rowOfLine, type LineRow } from '../set/line-row'
import { lineReader, type StagedRow } from './read-line'

/** Some rows of a file that is checked, one request after the other. */
export interface RowsToRead {
  /** The same for all requests of one check. */
  check: string
  /** What the file's columns are: with the first rows. */
  file?: { mapping: ImportMapping; header: string[]; today: string }
  /** As JSON: `[{"row": 2, "cells": [...]}, ...]`. */
  rows: string
  /** Number of the first line that these rows give. */
  firstLine: number
}

export interface RowsRead {
  /** Lines as `storeLines` takes them, and how many they are. */
  lines: string
  accepted: number
  /** Of each row that is left out. */
  faults: ImportFault[][]
}

/** Checks under way. A server has two at a time; what more there are were cancelled. */
const MAX_CHECKS = 4
/** Each remembers the rows before, to find repeats. */
const checks = new Map<string, ReturnType<typeof lineReader>>()

/** Makes lines of rows, and says what is wrong with the others. */
export function readRows({ check, file, rows, firstLine }: RowsToRead): RowsRead {
  if (file) {
    checks.delete(check)
    checks.set(check, lineReader(file.mapping, file.header, file.today))
    if (checks.size > MAX_CHECKS) checks.delete(checks.keys().next().value!)
  }
  const read = checks.get(check)
  if (!read) throw new Error('The thread of a check has ended in the midst of it')
  const lines: LineRow[] = []
  const faults: ImportFault[][] = []
  for (const row of JSON.parse(rows) as StagedRow[]) {
    const result = read(row)
    if ('line' in result) lines.push(rowOfLine(result.line, firstLine + lines.length))
    else faults.push(result.faults)
  }
  return { lines: JSON.stringify(lines), accepted: lines.length, faults }
}
