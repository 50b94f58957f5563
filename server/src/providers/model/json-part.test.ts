import { expect, test } from 'vitest'
import { jsonPart } from './json-part'

test.each([
  ['an object', '{"a": 1}', '{"a": 1}'],
  ['a fence', '```json\n{"a": 1}\n```', '{"a": 1}'],
  ['words around it', 'Sure: {"a": 1} Enjoy {it}!', '{"a": 1}'],
  ['braces and quotes in texts', '{"a": "} \\" {"} tail', '{"a": "} \\" {"}'],
  ['objects in it', '{"a": {"b": {}}} tail', '{"a": {"b": {}}}'],
  ['thoughts', '<think>{"a": 0}</think>{"a": 1}', '{"a": 1}'],
  ['thoughts whose beginning was not sent', 'Maybe {"a": 0}? No. </think>\n{"a": 1}', '{"a": 1}'],
  ['thoughts in brackets', '[THINK]{"a": 0}[/THINK]{"a": 1}', '{"a": 1}'],
  ['commas before a closing bracket', '{"a": [1, 2,], "b": ",}",\n}', '{"a": [1, 2], "b": ",}"\n}'],
  ['thoughts that go on', '<think>{"a": 0', ''],
  ['an object that is still being written', 'Sure: {"a": "b', '{"a": "b'],
  ['only its first brace', 'Sure: {', '{'],
  [
    'a Python dict',
    `Here's {'a': 'It\\'s "1"', "b": "don't", 'c': [True, None],}`,
    `{"a": "It's \\"1\\"", "b": "don't", "c": [true, null]}`,
  ],
  ['a Python dict with bare apostrophes', "[{'a': 'It's on'}]", '[{"a": "It\'s on"}]'],
  ['a Python dict that is still being written', "{'a': [{'b': 'It", '{"a": [{"b": "It'],
  ['no object', 'I cannot do that.', ''],
  ['braces that are none', 'Use {slots} like {"a": 1}', '{"a": 1}'],
])('finds the object: %s', (_, text, expected) => {
  expect(jsonPart(text)).toBe(expected)
})
