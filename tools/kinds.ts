/**
 * Checks every kind file and names each fault with file and line: `npm run kinds`. With a name, only those files, and the words of each piece.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Fault, type Kind, type Piece, readKind, readPieces } from '../writer/src/kinds'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const FOLDER = join(root, 'writer', 'content', 'kinds')
const SKELETONS = join(root, 'writer', 'content', 'skeletons.md')

export interface ReadMaterial {
  kinds: Kind[]
  skeletons: Piece[]
  faults: (Fault & { file: string })[]
}

/** All kinds and skeletons, read from their sources. */
export function readMaterial(): ReadMaterial {
  const faults: ReadMaterial['faults'] = []
  const kinds = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const { kind, faults: found } = readKind(file.replace(/\.md$/, ''), readFileSync(join(FOLDER, file), 'utf8'))
      faults.push(...found.map((fault) => ({ file: relative(root, join(FOLDER, file)), ...fault })))
      return kind
    })
  const { pieces, faults: found } = readPieces(readFileSync(SKELETONS, 'utf8'))
  faults.push(...found.map((fault) => ({ file: relative(root, SKELETONS), ...fault })))
  return { kinds, skeletons: pieces, faults }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv[2]
  const { faults, kinds } = readMaterial()
  const shown = faults.filter(({ file }) => !wanted || file.includes(wanted))
  for (const { file, line, message } of shown) console.error(`${file}:${line} ${message}`)
  for (const kind of kinds)
    if (!wanted || kind.id.includes(wanted))
      console.log(
        `${kind.id}: ${kind.problems.length} problems, ${kind.problems.reduce((sum, { moments }) => sum + moments.length, 0)} moments, ${kind.features.length} features, ${kind.pieces.length} pieces`,
      )
  console.log(`${shown.length} faults`)
  process.exitCode = shown.length > 0 ? 1 : 0
}
