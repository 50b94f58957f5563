import type { Example } from './learn-clues'
import type { Fault } from './read-kind'

/** Reads a file of made-up products, one a line: `- name | problem | feature; feature`. */
export function readExamples(kind: string, source: string): { examples: Example[]; faults: Fault[] } {
  const examples: Example[] = []
  const faults: Fault[] = []
  source.split(/\r?\n/).forEach((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return
    const [name = '', problem, features, ...more] = line
      .replace(/^- /, '')
      .split('|')
      .map((part) => part.trim())
    if (!line.startsWith('- ') || name === '' || problem === undefined || more.length > 0)
      faults.push({ line: at + 1, message: 'An example is "- name | problem | feature; feature"' })
    else examples.push({ kind, name, problem, features: (features ?? '').split(/\s*;\s*/).filter(Boolean) })
  })
  return { examples, faults }
}
