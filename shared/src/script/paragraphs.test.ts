import { expect, test } from 'vitest'
import { paragraphs, sceneLines } from './paragraphs'
import { sameWords } from './same-words'
import { secondsOf } from './seconds'

test.each([
  ['One.\nMore.\n\n Two.\n \nTh', ['One.\nMore.', 'Two.', 'Th']],
  ['One.\r\n\r\nTwo.', ['One.', 'Two.']],
  ['\n\n\nOne.\n\n\n\t\n Two.\n\n', ['One.', 'Two.']],
  ['', []],
])('the paragraphs of %j stand between blank lines', (text, expected) => expect(paragraphs(text)).toEqual(expected))

test.each([
  ['its paragraphs', 'One.\nMore.\n\nTwo.', ['One.\nMore.', 'Two.']],
  ['its lines where it has one paragraph', 'One.\n Two.', ['One.', 'Two.']],
  ['no more scenes than there may be', 'One.\n\nTwo.\n\nThree.\n\nFour.', ['One.', 'Two.', 'Three.\nFour.']],
])('a text becomes scenes by %s', (_, text, lines) => expect(sceneLines(text, 3)).toEqual(lines))

test('a minute holds about 154 spoken words', () => expect(Math.round(secondsOf(154))).toBe(60))

test.each([
  ['One  two.\n\nThree', 'One two. Three ', true],
  ['One two', 'Onetwo', false],
  ['', ' \n', true],
])('%j and %j have the same words: %s', (one, other, same) => expect(sameWords(one, other)).toBe(same))
