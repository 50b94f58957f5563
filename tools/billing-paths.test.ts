import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const PLACES = ['database', 'e2e', 'server/src', 'web/src']

test('every test that docs/billing.md names for a path of money is there', () => {
  const page = readFileSync(join(root, 'docs', 'billing.md'), 'utf8')
  const named = [...page.matchAll(/`([\w-]+\.(?:test|spec)\.tsx?)` _(.+)_$/gm)]
  const wanted = new Set(named.map(([, file]) => file))
  const found = new Map<string, string>()
  for (const place of PLACES) {
    for (const path of readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })) {
      const name = basename(path)
      if (!wanted.has(name) || path.includes('node_modules')) continue
      found.set(name, `${found.get(name) ?? ''}\n${readFileSync(join(root, place, path), 'utf8')}`)
    }
  }
  const missing = named.flatMap(([, file = '', title = '']) =>
    plain(found.get(file) ?? '').includes(plain(title)) ? [] : [`${file}: ${title}`],
  )
  expect(missing).toEqual([])
  expect(named.length).toBeGreaterThan(40)
})

/** As it is read: a title may be written with escapes, and a page escapes what would be markup. */
const plain = (text: string): string => text.replaceAll('\\u2019', '\u2019').replace(/\\(?=[_*"'])/g, '')
