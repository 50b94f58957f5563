import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The absolute path of a file of the project, whether the server runs from its sources or from the built bundle. */
export function projectFile(path: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'database', 'migrations')))
      return join(folder, path)
    if (folder === dirname(folder)) throw new Error('The project folder was not found. Run the server inside it')
  }
}
