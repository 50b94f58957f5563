import { expect, test } from 'vitest'
import { startFault } from './start-fault'

const fault = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something, open '/srv/data/secrets.json'`), { code, ...(path && { path }) })

test.each([
  ['EROFS', 'the file system is read-only'],
  ['EACCES', 'the server process has no permission'],
  ['ENOSPC', 'the disk is full'],
])('%s of a file is explained in words, with the file and the setting', (code, words) => {
  expect(startFault(fault(code, '/srv/data/secrets.json'))).toBe(
    `/srv/data/secrets.json cannot be used: ${words} (${code}). The server keeps its secrets, its database and its files in DATA_DIR.`,
  )
})

test('what is said clearly already stays as it is', () => {
  expect(startFault(new Error('Port 3000 is taken.'))).toBe('Port 3000 is taken.')
  expect(startFault(fault('EACCES'))).toContain('EACCES: something')
  expect(startFault('no error at all')).toBe('no error at all')
})
