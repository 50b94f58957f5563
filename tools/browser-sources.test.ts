import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** All that a browser's bundle is made of. */
const BUILT = ['web/src', 'web/plugins', 'shared/src', 'writer/src']
/** Settings of the server, as they could be built in, and what only an administrator calls. */
const SERVER_ONLY =
  /process\.env|import\.meta\.env(?!\.(?:PROD|DEV)\b)|ADMIN_EMAIL|adminEmail|SERVICE_ROLE|serviceRole|STRIPE_|auth\.admin\b/

test('what browsers load reads no setting of the server, such as its administrator, and calls nothing as one [A-RL-07, CX-06, OP-31]', () => {
  const sources = BUILT.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(path))
      .map((path) => join(place, path)),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((path) => SERVER_ONLY.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
  // Nor is anything put in while it is built.
  expect(readFileSync(join(root, 'web', 'vite.config.ts'), 'utf8')).not.toMatch(/\bdefine:|envPrefix|ADMIN|STRIPE/)
})
