import { emptyMaterial, type Fault, readCommon, readKind, readPieces } from './read-kind'
import type { CommonMaterial, Kind, KindEntry, Piece } from './types'

export interface CompiledKinds {
  kinds: Kind[]
  /** The part of each kind that recognizes it. */
  index: KindEntry[]
  skeletons: Piece[]
  common: CommonMaterial
  faults: (Fault & { file: string })[]
}

const KINDS = 'kinds/'
const COMMON = 'common/'
const SKELETONS = 'skeletons.md'

/** @param files The texts of `writer/content` by their paths inside it; others than kinds, skeletons and common material are ignored. */
export function compileKinds(files: ReadonlyMap<string, string>): CompiledKinds {
  const faults: CompiledKinds['faults'] = []
  const noted = (file: string, found: readonly Fault[]) => faults.push(...found.map((fault) => ({ file, ...fault })))
  const kinds = [...files]
    .map(([path, text]) => [path.replaceAll('\\', '/'), text] as const)
    .filter(([path]) => path.startsWith(KINDS))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => {
      const { kind, faults: found } = readKind(path.slice(KINDS.length).replace(/\.md$/, ''), text)
      noted(path, found)
      return kind
    })
  const common = emptyMaterial()
  for (const [path, text] of [...files].filter(([path]) => path.replaceAll('\\', '/').startsWith(COMMON))) {
    const { material, faults: found } = readCommon(text)
    noted(path, found)
    common.features.push(...material.features)
    common.problems.push(...material.problems)
    common.answers.push(...material.answers)
    common.pieces.push(...material.pieces)
    common.priceLines.push(...material.priceLines)
    common.callLines.push(...material.callLines)
    Object.assign(common.audiences, material.audiences)
    Object.assign(common.lines, material.lines)
  }
  const { pieces, faults: found } = readPieces(files.get(SKELETONS) ?? '')
  noted(SKELETONS, found)
  return { kinds, index: kinds.map(entryOf), skeletons: pieces, common, faults }
}

const entryOf = ({ id, name, department, nouns, words, not, hints }: Kind): KindEntry => ({
  id,
  name,
  department,
  nouns,
  words,
  not,
  hints,
})
