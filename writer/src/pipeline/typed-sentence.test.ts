import { describe, expect, test } from 'vitest'
import type { KindFeature } from '../kinds'
import type { ProductMention } from '../reading'
import { carries } from './carried'
import { typedSentence } from './typed-sentence'

const SOLD: Record<'thing' | 'plural' | 'stuff' | 'service' | 'app', ProductMention> = {
  thing: { first: '', later: '', title: '', noun: '', isPlural: false, form: 'thing' },
  plural: { first: '', later: '', title: '', noun: '', isPlural: true, form: 'plural' },
  stuff: { first: '', later: '', title: '', noun: '', isPlural: false, form: 'stuff' },
  service: { first: '', later: '', title: '', noun: '', isPlural: false, form: 'service' },
  app: { first: '', later: '', title: '', noun: '', isPlural: false, form: 'app' },
}

test('says a typed feature of a known kind as a whole sentence, or not at all', () => {
  const said = (typed: string, form: keyof typeof SOLD) =>
    typedSentence({ typed, caption: typed, isSure: false, topics: new Set() }, SOLD[form], '')
  const cases: [string, keyof typeof SOLD, string | undefined][] = [
    ['copper edge pulls up deep hair', 'thing', 'The copper edge pulls up deep hair.'],
    ['lid doubles as a building base', 'plural', 'The lid doubles as a building base.'],
    ['shapes named on each tile', 'plural', 'The shapes are named on each tile.'],
    ['fermented 6 weeks in oak', 'stuff', "It's fermented for 6 weeks in oak."],
    ['toasted sesame + peanut', 'stuff', "It's got toasted sesame and peanut."],
    ['no vinegar bite', 'stuff', "There's no vinegar bite."],
    ['no fragrance no alcohol', 'stuff', "There's no fragrance and no alcohol."],
    ['gusset not a seam', 'plural', "They've got a gusset, not a seam."],
    ['6 dino figures', 'plural', 'You get 6 dino figures.'],
    ['same crew start to finish', 'service', 'You get the same crew start to finish.'],
    ['set one shared limit per category', 'app', 'You can set one shared limit per category.'],
    ['8 to 14 inch arm', 'thing', "It's got an 8 to 14-inch arm."],
    ['enough for 6 kids at once', 'plural', "They're enough for 6 kids at once."],
  ]
  expect(cases.map(([typed, form]) => [typed, form, said(typed, form)])).toEqual(cases)
})

describe('a line of a feature', () => {
  const block: KindFeature = {
    name: 'gusset',
    match: [],
    notWith: [],
    answers: [],
    caption: '',
    say: [],
    talk: [],
    step: [],
    limit: [],
    same: [['gusset', 'crotch panel']],
  }
  test.each([
    ["It's double-sided, so I turn it over.", 'dual sided', true],
    ["It doesn't leak.", 'leak proof', false],
    ['The cup is leakproof.', 'leak proof', true],
    ["They've got a crotch panel.", 'gusset', true],
    ["They're made of a thick fabric.", 'double knit fabric', false],
    ["There's no vacuum during the nap.", 'quiet vacuum for nap time', false],
    ["It's fermented for 6 weeks.", 'fermented 6 weeks in oak', false],
    ['It burns for 40 hours.', '50 hour burn', false],
    ["There's no glue.", 'glue base', false],
  ])('"%s" says all of "%s": %s', (line, typed, isWhole) => {
    expect(carries(line, typed, block, 'leggings')).toBe(isWhole)
  })
})
