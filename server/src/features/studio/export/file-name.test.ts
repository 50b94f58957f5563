import { expect, test } from 'vitest'
import { attachment, fileName } from './file-name'

test.each([
  ['My script', 'My script.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['C:\\Windows\\con', 'C Windows con.pdf'],
  ['con', 'script.pdf'],
  ['..', 'script.pdf'],
  ['', 'script.pdf'],
  ['a\r\nSet-Cookie: x=1', 'a Set-Cookie x=1.pdf'],
  ['\u202efdp.exe', 'fdp.exe.pdf'],
  ['100% "mine"; yes', '100 mine yes.pdf'],
  ['タンブラー', 'タンブラー.pdf'],
  ['語'.repeat(200), `${'語'.repeat(40)}.pdf`],
])('%j is saved as %j', (title, name) => {
  expect(fileName(title, 'script')).toBe(name)
})

test('says what the paper is for', () => {
  expect(fileName('A', 'shot-list')).toBe('A - shot list.pdf')
  expect(fileName('A', 'prompter')).toBe('A - prompter.pdf')
})

test.each([
  ['My script.pdf', `attachment; filename="My script.pdf"; filename*=UTF-8''My%20script.pdf`],
  ["Ana's (1)*.pdf", `attachment; filename="Ana's (1)*.pdf"; filename*=UTF-8''Ana%27s%20%281%29%2A.pdf`],
  ['杯 - prompter.pdf', `attachment; filename="script - prompter.pdf"; filename*=UTF-8''%E6%9D%AF%20-%20prompter.pdf`],
  ['杯.pdf', `attachment; filename="script.pdf"; filename*=UTF-8''%E6%9D%AF.pdf`],
])('%s in a header', (name, header) => {
  expect(attachment(name)).toBe(header)
})
