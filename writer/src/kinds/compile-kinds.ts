import { thingsIn } from './clues'
import { type Example, learnClues } from './learn-clues'
import { readExamples } from './read-examples'
import { emptyMaterial, type Fault, readCommon, readKind, readPieces } from './read-kind'
import type { CommonMaterial, Kind, KindEntry, Piece } from './types'
import { markWorlds } from './worlds'

export interface CompiledKinds {
  kinds: Kind[]
  /** The part of each kind that recognizes it. */
  index: KindEntry[]
  skeletons: Piece[]
  common: CommonMaterial
  /** Made-up products that recognition is learned from. */
  examples: Example[]
  faults: (Fault & { file: string })[]
}

const KINDS = 'kinds/'
const COMMON = 'common/'
const EXAMPLES = 'examples/'
const OTHER = 'other/'
const SKELETONS = 'skeletons.md'

/** @param files The texts of `writer/content` by their paths inside it; others than kinds, skeletons, common material and examples are ignored. */
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
  for (const kind of kinds) markWorlds(kind, common.worlds)
  const examples: Example[] = []
  for (const [path, text] of [...files].filter(([name]) => name.replaceAll('\\', '/').startsWith(EXAMPLES))) {
    const id = path.replaceAll('\\', '/').slice(EXAMPLES.length).replace(/\.md$/, '')
    const isOther = id.startsWith(OTHER)
    const { examples: read, faults: found } = readExamples(isOther ? '' : id, text)
    noted(path, found)
    if (!isOther && !kinds.some((kind) => kind.id === id)) noted(path, [{ line: 1, message: 'No kind has this name' }])
    examples.push(...read)
  }
  const { pieces, faults: found } = readPieces(files.get(SKELETONS) ?? '')
  noted(SKELETONS, found)
  const index = indexOf(kinds, examples)
  return {
    kinds: kinds.map((kind, at) => ({ ...kind, things: index[at]?.things ?? [] })),
    index,
    skeletons: pieces,
    common,
    examples,
    faults,
  }
}

/** What recognizes the kinds, learned from examples. */
export function indexOf(kinds: readonly Kind[], examples: readonly Example[]): KindEntry[] {
  const clues = learnClues(kinds, examples)
  return kinds.map(({ id, name, department, nouns, words, not, needs }) => ({
    id,
    name,
    department,
    nouns,
    words,
    not,
    ...(needs && { needs }),
    things: thingsIn([...nouns, ...words, ...examples.filter(({ kind }) => kind === id).map((each) => each.name)]),
    clues: clues.get(id) ?? {},
  }))
}
