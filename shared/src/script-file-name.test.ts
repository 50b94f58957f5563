import { expect, test } from 'vitest'
import { scriptFileName } from './script-file-name'

test.each([
  ['Glaciero tumbler - Skit Script', 'Glaciero tumbler - Skit Script.srt'],
  ['Was: "1/2" <b>?*|\\', 'Was 1 2 b.srt'],
  ['../../etc/passwd', 'etc passwd.srt'],
  ['CON', 'Script.srt'],
  [' . ', 'Script.srt'],
  ['', 'Script.srt'],
  ['夏の水筒 Ütü', '夏の水筒 Ütü.srt'],
  ['a\u202egpj.exe\u0000', 'a gpj.exe.srt'],
  ['冷'.repeat(200), `${'冷'.repeat(40)}.srt`],
  ['🧊'.repeat(100), `${'🧊'.repeat(30)}.srt`],
])('%j gives a file name that every system takes', (title, name) => {
  expect(scriptFileName(title, 'srt')).toBe(name)
})
