import { emptyMaterial, type Fault, readCommon, readKind, readPieces } from './read-kind'
import type { CommonMaterial, Kind, KindEntry, Piece } from './types'
import { markWorlds } from './worlds'

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
    common.answers.push(...material.answers)
    common.onlyAnswers.push(...material.onlyAnswers)
    common.sameThings.push(...material.sameThings)
    common.pieces.push(...material.pieces)
    common.priceLines.push(...material.priceLines)
    common.callLines.push(...material.callLines)
    common.worldRules.push(...material.worldRules)
    common.shots.push(...material.shots)
    common.acts.push(...material.acts)
    common.contexts.push(...material.contexts)
    common.works.push(...material.works)
    common.departments.push(...material.departments)
    common.foreign ??= material.foreign
    Object.assign(common.worlds, material.worlds)
    Object.assign(common.lines, material.lines)
  }
  for (const { name, not } of common.worldRules)
    for (const world of not)
      if (!common.worlds[world])
        noted(`${COMMON}worlds.md`, [{ line: 1, message: `"${name}" rules out an unknown world "${world}"` }])
  const known = new Set(['any', ...common.shots.flatMap(({ name, tags }) => [name, ...tags])])
  for (const { name, like } of common.shots)
    for (const each of like)
      if (!common.shots.some((other) => other.name === each))
        noted(`${COMMON}shots.md`, [{ line: 1, message: `"${name}" is like an unknown class "${each}"` }])
  for (const { name, of } of common.acts)
    for (const each of of)
      if (!known.has(each))
        noted(`${COMMON}shots.md`, [{ line: 1, message: `No class or tag of "${name}" is called "${each}"` }])
  markWorlds(kinds, common.worlds)
  const { pieces, faults: found } = readPieces(files.get(SKELETONS) ?? '')
  noted(SKELETONS, found)
  return { kinds, index: kinds.map(entryOf), skeletons: pieces, common, faults }
}

const entryOf = ({ id, nouns, words, not, needs }: Kind): KindEntry => ({
  id,
  nouns,
  words,
  not,
  ...(needs && { needs }),
})
