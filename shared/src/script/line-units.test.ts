import { expect, test } from 'vitest'
import { textWidth, unitsOf } from './line-units'

test.each([
  ['café', 4],
  ['cafe\u0301', 4],
  ['水筒', 4],
  ['水。', 4],
  ['🔥', 2],
  ['ส่ง', 2],
])('%s is as wide as %i letters', (text, width) => expect(textWidth(text)).toBe(width))

test.each([
  ['words with the blank before them', 'a new  cup', ['a', ' new', ' ', ' cup']],
  [
    'Japanese by its words, marks with the word before them',
    '東京タワーへ行く、雨。',
    ['東京タワー', 'へ', '行く、', '雨。'],
  ],
  ['quotations and brackets with what they hold', '「本当？」と（笑）', ['「本当？」', 'と', '（笑）']],
  ['Thai by its words', 'ไทยดี', ['ไทย', 'ดี']],
  ['a word of ten letters whole', 'leakproofs', ['leakproofs']],
  ['a longer one in pieces', 'dishwashers', ['dishwasher', 's']],
  ['wide letters in pieces of half as many', 'ｌｅａｋｅｄ', ['ｌｅａｋｅ', 'ｄ']],
])('reads %s', (_, text, units) => expect(unitsOf(text, 10)).toEqual(units))
