import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** Imports each icon from its own file: the package's entry names two thousand, and a build, and the pages drawn in it, would read them all. */
export function iconFiles(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'reelwright:icon-files',
    enforce: 'pre',
    buildStart() {
      const entry = createRequire(import.meta.url)
        .resolve('lucide-react')
        .replace('/cjs/lucide-react.js', '/esm/lucide-react.mjs')
      for (const [, names = '', file = ''] of readFileSync(entry, 'utf8').matchAll(
        /^export \{(.*)\} from '\.\/icons\/(.*)\.mjs';$/gm,
      ))
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler(code) {
        return {
          code: code.replace(
            /^import \{([^}]*)\} from 'lucide-react'$/gm,
            (whole, names: string) => importOf(names) ?? whole,
          ),
          map: null,
        }
      },
    },
  }

  /** The same names from their files, on one line for each line that there was; undefined when one has no file. */
  function importOf(list: string) {
    const icons = list
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part && !part.startsWith('type '))
    const imports = icons.map((icon) => {
      const [name = '', local = name] = icon.split(' as ')
      return files.has(name) ? `import ${local} from 'lucide-react/icons/${files.get(name)}'` : undefined
    })
    return imports.includes(undefined) ? undefined : imports.join(';')
  }
}
