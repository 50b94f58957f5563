import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { makeDatabase, withDatabase } from '../server/src/testing/cluster'
import { rowTypes } from '../tools/row-types'

test('shared/src/database.ts is what the schema says: run `npm run row-types` after a migration', async () => {
  const { adminUrl, serverUrl, template } = inject('cluster')
  const name = template.replace('template', 'row_types')
  // A copy: nobody may be connected to the template while others copy it.
  await makeDatabase(adminUrl, name, template)
  const written = readFileSync(join(import.meta.dirname, '../shared/src/database.ts'), 'utf8')
  expect(await rowTypes(withDatabase(serverUrl, name))).toBe(written)
})
