import { describe, expect, test } from 'vitest'
import { compileKinds } from './compile-kinds'
import { matchIn } from './patterns'
import { readKind } from './read-kind'
import { recognizeKind } from './recognize-kind'
import { ruledOut } from './worlds'

const LAMP = `# desk lamp
department: home-decor
nouns: desk lamp, table lamp
words: lamp
not: lava lamp, sun lamp
form: thing
noun: lamp
is: a lamp for the desk

## detail: meal
usual: soup
- ramen: ramen, noodles
- eggs

## problem: glare
match: glare*, too bright
clause: my lamp shines in my eyes
noun: the glare
why:
- The bulb looks straight at me. → A bare bulb, close.
  - dry: The bulb and I have a staring contest. → A bare bulb, eye to eye.
for gamers: [60] The boss room's dark. My desk isn't. → A lit desk, a dark screen.

### moment: the spoon
hook curiosity: I can see my lamp in my soup. → A bowl of soup with a bright spot.
tell: I ate lunch at my desk, and the soup looked back. → A bowl beside a lamp.
back: It's only soup now. → The bowl, no bright spot.

## feature: dimmable
match: dimm*, # brightness levels
answers: glare
say:
- It dims, so the soup's just soup. → A hand turns a knob.
- [amount >= 5] It has {n} levels, and I use two. → Fingers count to two.
talk:
- A: It dims. / B: How far? / A: To "movie." → A hand turns a knob.

## doubts
### Does it get hot?
- [has: dimmable] Turn it down and hold your hand there. → A hand near the shade.
- [else] I don't know. Ask the box. → The box.

## enter
- So now it's {Name}. → The lamp switched on.

## close
match: soup*
- It's only {detail: meal} now. → A bowl beside the lamp.
match: boss, game*
- One more round. → A hand on a controller.

## offer
price:
- {Name}'s {price}. → The lamp and the price.

## piece: the soup
styles: storytelling
problem: glare
needs: dimmable | warm light
1. open
- I eat {detail: meal} at my desk. → A bowl on a desk.
2. enter
- Then came {Name}. → The lamp.
- [60] {feature}
3. offer
- {price}
`

describe('readKind', () => {
  const { kind, faults } = readKind('home/desk-lamp', LAMP)

  test('reads every part of a kind file', () => {
    expect(faults).toEqual([])
    expect(kind).toMatchObject({
      id: 'home/desk-lamp',
      name: 'desk lamp',
      form: 'thing',
      not: ['lava lamp', 'sun lamp'],
    })
    const [glare] = kind.problems
    expect(glare?.why[0]?.wordings).toEqual([
      { text: 'The bulb looks straight at me.', picture: 'A bare bulb, close.' },
      { text: 'The bulb and I have a staring contest.', picture: 'A bare bulb, eye to eye.', tone: 'dry' },
    ])
    expect(glare?.audiences['gamers']?.[0]).toMatchObject({ from: 60 })
    expect(glare?.moments[0]).toMatchObject({ name: 'the spoon', category: 'curiosity' })
    expect(kind.features[0]?.say[1]?.amount).toEqual({ is: '>=', number: 5 })
    expect(kind.details).toEqual([
      {
        name: 'meal',
        usual: 'soup',
        values: [
          { said: 'ramen', match: ['ramen', 'noodles'] },
          { said: 'eggs', match: ['eggs'] },
        ],
      },
    ])
    expect(kind.doubts[0]?.answers.map(({ has, otherwise }) => ({ has, otherwise }))).toEqual([
      { has: [['dimmable']], otherwise: undefined },
      { has: undefined, otherwise: true },
    ])
    expect(kind.enterLines[0]?.wordings[0]?.picture).toBe('The lamp switched on.')
    expect(kind.closes.map(({ match }) => match)).toEqual([['soup*'], ['boss', 'game*']])
    expect(kind.pieces[0]).toMatchObject({ needs: [['dimmable', 'warm light']], problems: ['glare'] })
    expect(kind.pieces[0]?.beats[1]?.lines[1]).toMatchObject({ from: 60 })
  })

  test.each([
    ['department: home-decor', 'department: lamps', /"department:" is one of/],
    ['form: thing', 'form: gas', /"form" must be one of/],
    ['styles: storytelling', 'styles: sonnet', /No style is called "sonnet"/],
    ['- [60] {feature}', '- [61] {feature}', /Unknown mark \[61\]/],
    ['match: glare*, too bright', 'match: (glare', /Cannot read the pattern/],
    ['hook curiosity:', 'hook boredom:', /"hook" must name one of/],
    ['{detail: meal}', '{detail: drink}', /No detail is called "drink"/],
    [
      '## piece: the soup\nstyles: storytelling\nproblem: glare',
      '## piece: the soup\nstyles: storytelling\nproblem: dusk',
      /No problem is called "dusk"/,
    ],
    ['say:\n', 'says:\n', /A feature has no "says:"/],
    ['## feature: dimmable', '## feature: dims, softly', /A name has no comma/],
  ])('names a fault with its line: %s', (right, wrong, message) => {
    const line = LAMP.slice(0, LAMP.indexOf(right)).split('\n').length
    expect(readKind('x', LAMP.replace(right, wrong)).faults).toContainEqual({
      line,
      message: expect.stringMatching(message),
    })
  })
})

test.each([
  ['track* subscription*', 'Tracks all?', false],
  ['track* subscription*', 'tracks subscriptions', true],
  ['one[- ]tap cancel*', 'One-tap canceling', true],
  ['without (linking|connecting) * bank', 'without linking your own bank', true],
  ['# (qt|quart)', '6qt basket', true],
  ['dim', 'dimension', false],
  ['(built in |small )+timer', 'small built-in timer', true],
  ['works on <1> (and|or) <2>', 'works on wet or dry hair', true],
  ['<1> (and|or) <2>', 'bowl for serving', false],
])('the pattern "%s" on "%s"', (pattern, text, fits) => {
  expect(matchIn(pattern, text.toLowerCase()) !== null).toBe(fits)
})

describe('what a brief rules out', () => {
  const rules = `# Worlds

## world: desk
says: desk, -desk lamp

## brief: nurses
when: nurse, night shift
not: desk
say: bulb = lamp
`
  const compiled = (text: string) =>
    compileKinds(
      new Map([
        ['kinds/home/desk-lamp.md', LAMP],
        ['common/worlds.md', text],
      ]),
    )
  const { kinds, common, faults } = compiled(rules)
  const wordings = (kinds[0]?.pieces[0]?.beats ?? []).flatMap(({ lines }) => lines.flatMap((line) => line.wordings))

  test('wordings are marked with the worlds they name', () => {
    expect(faults).toEqual([])
    expect(wordings.map(({ worlds }) => worlds)).toEqual([['desk'], undefined, undefined, undefined])
  })

  test.each([
    ['desk lamp | for nurses', ['desk'], [['bulb', 'lamp']]],
    ["a nurse's bulbs | for my desk", [], []],
    ['desk lamp | for nursery', [], []],
  ])('"%s" rules out %j', (brief, worlds, say) => {
    const found = ruledOut(brief, 'home/desk-lamp', common)
    expect([[...found.worlds], found.say]).toEqual([worlds, say])
  })

  test('a rule names only worlds that there are', () => {
    expect(compiled(rules.replace('not: desk', 'not: moon')).faults[0]?.message).toContain('unknown world "moon"')
  })
})

describe('recognizeKind', () => {
  const { index, faults } = compileKinds(
    new Map([
      ['kinds/home/desk-lamp.md', LAMP.replace('form: thing', 'needs: dimmable, bulb\nform: thing')],
      [
        'kinds/home/lamp-shade.md',
        LAMP.replace('desk lamp, table lamp', 'lamp shade, table lamp shade').replace('words: lamp', 'words: shade'),
      ],
    ]),
  )
  const recognized = (name: string, features: string[] = []) => {
    const found = recognizeKind(name, features, '', index)
    return found && [found.entry.id, found.phrase]
  }

  test('reads kinds without faults', () => expect(faults).toEqual([]))

  test.each(['Desk lamp dryer', 'DIY desk lamp box'])('takes "%s" for no food', (name) => {
    const food = index.map((entry) => ({ ...entry, id: entry.id.replace('home/', 'food/') }))
    expect(recognizeKind(name, [], '', food)).toBeUndefined()
  })

  test.each([
    ['LUMEN Desk-Lamp LED 2025', 'desk-lamp'],
    ['Two table lamps', 'table lamps'],
    ["The desk's lamp", "desk's lamp"],
    ['Table lamp for a desk with a shade', 'table lamp'],
    ['Desk lamp starter set', 'desk lamp'],
  ])('finds a noun phrase in "%s"', (name, phrase) => {
    expect(recognized(name)).toEqual(['home/desk-lamp', phrase])
  })

  test('takes the longest phrase of all kinds', () => {
    expect(recognized('Table lamp shade')).toEqual(['home/lamp-shade', 'table lamp shade'])
  })

  test.each([
    'Desklampholder',
    'Desk lamp holder',
    'Lava table lamp, lava lamp',
    'Cover for a desk lamp',
    '"A Desk Lamp in Lahore", a novel',
    'Lumo Moon',
  ])('finds no kind in "%s"', (name) => expect(recognized(name, ['dimmable'])).toBeUndefined())

  test('goes by a weaker phrase where the brief says the rest, but not against a name that says another thing', () => {
    expect(recognized('Glow lamp', ['dimmable'])).toEqual(['home/desk-lamp', 'lamp'])
    expect(recognized('Glow lamp', ['blue'])).toBeUndefined()
    expect(recognized('Folding stool, lamp', ['dimmable'])).toBeUndefined()
  })
})
