import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type CompiledKinds,
  compileKinds,
  type KindEntry,
  type PartsByName,
  partsOf,
  recognizeKind,
} from '../writer/src/kinds'
import type { KindSource } from '../writer/src/pipeline'

export const CONTENT = join(dirname(dirname(fileURLToPath(import.meta.url))), 'writer', 'content')

let read: CompiledKinds | undefined

/** Reads all kinds and skeletons from their sources and compiles them, once for each process. */
export function readKinds(): CompiledKinds {
  return (read ??= compiled())
}

function compiled(): CompiledKinds {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  return compileKinds(new Map(files.map((file) => [file, readFileSync(join(CONTENT, file), 'utf8')])))
}

/** The same with the parts that browsers load. */
export function readParts(): CompiledKinds & { parts: PartsByName } {
  const compiled = readKinds()
  return { ...compiled, parts: partsOf(compiled) }
}

/** Noun phrases that do not say their kind: its own `not:` rules them out, or another kind takes them. */
export const lostNouns = (index: readonly KindEntry[]): string[] =>
  index.flatMap(({ id, nouns }) =>
    nouns.flatMap((noun) => {
      const found = recognizeKind(noun, [], '', index)?.entry.id
      return found === id ? [] : [`${id}: "${noun}" says ${found ?? 'no kind'}`]
    }),
  )

/** The same as the writer wants it. */
export function kindSource(): KindSource {
  const { kinds, index, skeletons, common } = readKinds()
  return { index, skeletons, common, kind: (id) => kinds.find((each) => each.id === id) }
}
