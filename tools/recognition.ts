/** How well kinds are recognized, by cross-validation: `npm run kinds -- --recognition`, with `--list` for the examples that fail. */
import { brotliCompressSync } from 'node:zlib'
import { type CompiledKinds, indexOf, recognizeKind } from '../writer/src/kinds'

const FOLDS = 8

export function printRecognition({ kinds, examples, index }: CompiledKinds, isListing: boolean) {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const entries = indexOf(
      kinds,
      examples.filter((_example, at) => at % FOLDS !== fold),
    )
    return examples
      .filter((_example, at) => at % FOLDS === fold)
      .map((example) => ({
        ...example,
        found: recognizeKind(example.name, example.features, example.problem, entries)?.entry.id ?? '',
      }))
  }).flat()
  const share = (part: readonly unknown[], whole: readonly unknown[]) =>
    `${part.length} of ${whole.length} (${((100 * part.length) / Math.max(1, whole.length)).toFixed(1)} %)`
  for (const { id } of kinds) {
    const own = judged.filter(({ kind }) => kind === id)
    console.log(
      `${id}: recognized ${share(
        own.filter(({ found }) => found === id),
        own,
      )}`,
    )
  }
  const known = judged.filter(({ kind }) => kind !== '')
  const others = judged.filter(({ kind }) => kind === '')
  const wrong = known.filter(({ kind, found }) => found !== '' && found !== kind)
  const taken = others.filter(({ found }) => found !== '')
  console.log(
    `all kinds: recognized ${share(
      known.filter(({ kind, found }) => kind === found),
      known,
    )}`,
  )
  console.log(
    `taken for another kind: ${share(wrong, known)}; other products taken for a kind: ${share(taken, others)}`,
  )
  const table = JSON.stringify(index.map(({ things, clues }) => ({ things, clues })))
  console.log(`the table: ${table.length} bytes, ${brotliCompressSync(table).length} compressed`)
  if (!isListing) return
  for (const { kind, found, name } of [...wrong, ...taken]) console.log(`${name}: ${found}, not ${kind || 'a kind'}`)
  for (const { kind, name } of known.filter(({ found }) => found === ''))
    console.log(`${name}: not recognized as ${kind}`)
}
