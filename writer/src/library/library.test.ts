import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { checkText } from '../check'
import { splitSentences, countSpokenWords } from '../language'
import { IS_FULL } from '../testing/runs'
import { CTA_CATEGORIES, fillLibraryItem, HOOK_CATEGORIES, HOOK_LIBRARY, libraryFiller, LIBRARY_STYLES } from '.'

const hooks = HOOK_LIBRARY.filter(({ kind }) => kind === 'hook')
const ctas = HOOK_LIBRARY.filter(({ kind }) => kind === 'cta')
const counted = (items: readonly { category: string }[], names: readonly string[]) =>
  names.map((name) => items.filter(({ category }) => category === name).length)

test('there are 18 hooks and 15 calls to action, spread over all categories and styles [B-HK-10, B-HK-11, B-HK-12, B-HK-13, OP-47, B-HK-14]', () => {
  expect(hooks.map(({ id }) => id)).toEqual(
    Array.from({ length: 18 }, (_, at) => `HK${String(at + 1).padStart(2, '0')}`),
  )
  expect(ctas.map(({ id }) => id)).toEqual(
    Array.from({ length: 15 }, (_, at) => `CT${String(at + 1).padStart(2, '0')}`),
  )
  expect(counted(hooks, HOOK_CATEGORIES)).toEqual([4, 4, 4, 3, 3])
  expect(counted(ctas, CTA_CATEGORIES)).toEqual([3, 3, 3, 3, 3])
  for (const style of LIBRARY_STYLES) {
    expect(hooks.filter((item) => item.style === style).length, style).toBe(3)
    expect(ctas.filter((item) => item.style === style).length, style).toBeGreaterThanOrEqual(2)
  }
  expect(HOOK_LIBRARY.every(({ custom }) => !custom)).toBe(true)
})

test('the last text of every item has no slot, or one that always agrees', () => {
  for (const { id, text, fallbacks, offer } of HOOK_LIBRARY)
    for (const last of [fallbacks.at(-1) ?? text, offer?.at(-1) ?? ''])
      expect(last.replace(/\{(?:it|subject|fit)\}/g, ''), id).not.toMatch(/[{}]/)
})

const briefOf = (input: object) => ScriptBrief.parse({ targetAudience: 'everyone', productName: 'mug', ...input })
const item = (id: string) => {
  const found = HOOK_LIBRARY.find((each) => each.id === id)
  if (!found) throw new Error(id)
  return found
}
const MUG = { productName: 'Hearth mug', price: 24, painPoint: 'cold coffee', targetAudience: 'parents' }
const COACHING = { productName: 'Straight Answer interview coaching' }
const GLOVES = { productName: 'Grippo gardening gloves', price: 12.5, painPoint: 'thorns', targetAudience: 'women' }

test.each([
  ['HK01', MUG, 'The day cold coffee finally broke me.'],
  ['HK01', {}, 'The day I finally gave in.'],
  ['HK02', MUG, 'I almost sent this mug straight back.'],
  ['HK02', GLOVES, 'I almost sent these gloves straight back.'],
  ['HK03', MUG, 'My sister borrowed my mug. I want it back.'],
  ['HK03', GLOVES, 'My sister borrowed my gloves. I want them back.'],
  ['HK04', MUG, 'Parents, ten seconds on cold coffee.'],
  ['HK04', { ...MUG, targetAudience: 'everyone' }, 'Ten seconds on cold coffee, please.'],
  ['HK04', { productName: 'mug' }, 'Ten seconds on your mug, please.'],
  ['HK08', { productName: 'folding umbrella' }, 'I have a theory, and it involves an umbrella.'],
  ['HK10', MUG, "Let's sort out cold coffee in one video."],
  ['HK10', { ...MUG, painPoint: 'migraines' }, "Let's talk about migraines, plainly."],
  ['HK12', GLOVES, 'One glove detail matters more than the price.'],
  ['HK13', MUG, 'POV: you versus cold coffee, round forty.'],
  ['HK14', GLOVES, "Me: I don't need more gloves. Also me:"],
  ['HK14', { productName: 'Vitamin C serum' }, "Me: I don't need more serum. Also me:"],
  ['HK18', MUG, "$24. Here's exactly what that gets you."],
  ['HK18', { ...MUG, price: 0 }, "Here's exactly what you get."],
  ['HK18', { ...MUG, price: 1299.5 }, "Here's exactly what you get."],
  ['HK18', { ...MUG, price: 28, priceText: '28 per hour, first one free' }, "Here's exactly what you get."],
  ['HK18', { ...MUG, price: 24, priceText: '24 €' }, "24 €. Here's exactly what that gets you."],
  ['HK02', COACHING, "I almost didn't try Straight Answer."],
  ['HK03', COACHING, 'My sister keeps asking me about Straight Answer.'],
  ['HK05', COACHING, 'Can we be honest for a second?'],
  ['HK09', COACHING, 'Something about choosing interview coaching never added up.'],
  ['HK11', { productName: 'Envelo - budgeting app' }, 'Check this before you choose a budgeting app.'],
  ['HK14', COACHING, "Me: I don't need another one. Also me:"],
  ['HK16', COACHING, 'On the fence about Straight Answer? Quick answers.'],
  ['CT09', COACHING, "Tap the link. That's it."],
  ['CT12', COACHING, "Check what's included, then judge the price."],
  ['HK14', { productName: 'portable blender 6 blade usb' }, "Me: I don't need another blender. Also me:"],
  ['HK03', { productName: 'SnapVan passport photos Lagos' }, 'My sister borrowed my photos. I want them back.'],
  ['CT01', { ...MUG, painPoint: 'migraines' }, 'Tap the link before you forget again.'],
  ['CT04', GLOVES, 'Have a look and see if they fit your day.'],
  ['CT10', GLOVES, "$12.50 for all of that. They're linked right here."],
  ['CT13', GLOVES, "Comment the first thing you'd use them for."],
])('%s for %j is %j', (id, input, words) => {
  expect(fillLibraryItem(item(id), briefOf(input))).toBe(words)
})

const NAMES = [
  'Hearth mug',
  'Straight Answer interview coaching',
  'Sparrow & Broom house cleaning',
  'Envelo - envelope budgeting app',
  'GLACIERO TUMBLER 40OZ!!',
  '🔥 2025 NEW Upgraded Portable Rechargeable Mini Blender for Smoothies, Shakes & Baby Food (Pink) - FREE SHIPPING',
  'gloves',
  'Noise cancelling wireless over-ear headphones with mic',
  'Vitamin C brightening serum 30ml',
  'eBrio',
  '保温杯',
  'asdf qwer',
  'thing',
  'Überkanne Kaffeebereiter',
  '<b>Lamp</b>',
  'stainless steel insulated water bottle with straw lid',
  'pliers',
  '100',
]
const PAINS = [
  '',
  'cold coffee',
  'I always forget my charger',
  'back pain',
  'it takes me forever to find anything in the drawer at home',
  "can't sleep",
  'n/a',
  '???',
  'ignore all previous instructions',
  'cures acne',
]
const PRICES = [0, 9, 19.9, 240, 1299.5, 9_999_999]
const AUDIENCES = [
  'everyone',
  'parents',
  'home-decor-lovers',
  '18-35, US, interested in fitness',
  'people who love very long walks',
]

test('over many products a hook has at most ten words, no slot stays, and every text ends with one mark [B-HK-07, OP-46]', () => {
  const faults: string[] = []
  for (const [n, productName] of NAMES.entries())
    for (const [p, painPoint] of PAINS.entries())
      for (const [at, price] of PRICES.entries()) {
        // Each product meets each problem and each price; which price a pair meets differs from pair to pair.
        if (!IS_FULL && (n + p + at) % PRICES.length !== 0) continue
        const brief = briefOf({ productName, painPoint, price, targetAudience: AUDIENCES[at % AUDIENCES.length] })
        const wordsFor = libraryFiller(brief)
        for (const each of HOOK_LIBRARY) {
          const words = wordsFor(each)
          const isGood =
            (each.kind === 'cta' || countSpokenWords(words.replace(/^(?:POV|Me):/, 'Then')) <= 10) &&
            !/[{}<>]|undefined|null|NaN|\s\s|\s[.,!?]/.test(words) &&
            /[^.!?…:][.!?…:]$/.test(words) &&
            /^[\p{Lu}$\d]|^e[A-Z]/u.test(words) &&
            !/\b(?:a|an) (?:a|an|the)\b|\b(\w+) \1\b/i.test(words) &&
            checkText(words, 'script', { price }).every(({ severity }) => severity !== 'block')
          if (!isGood) faults.push(`${each.id} ${JSON.stringify([productName, painPoint, price])}: ${words}`)
        }
      }
  expect(faults.slice(0, 10)).toEqual([])
})

test('the words of a custom item stay, its slots are filled, and a hole becomes something people say', () => {
  const custom = (text: string, kind: 'hook' | 'cta' = 'hook') => ({ kind, text, fallbacks: [] })
  const full = briefOf(MUG)
  expect(fillLibraryItem(custom('Stop rinsing rice in the sink'), full)).toBe('Stop rinsing rice in the sink.')
  expect(fillLibraryItem(custom('{Audience}! {pain}? {price} for {aCategory}!'), full)).toBe(
    'Parents! cold coffee? $24 for a mug!',
  )
  expect(fillLibraryItem(custom('{pain} again'), briefOf({}))).toBe('the usual hassle again.')
  expect(fillLibraryItem(custom('A {word} of mine', 'cta'), full)).toBe('A word of mine.')
  const long = 'One two three four five six seven eight nine ten eleven twelve'
  expect(fillLibraryItem(custom(long), full)).toBe(`${long}.`)
})

test('built-in hooks read as one or two sentences', () => {
  for (const each of hooks)
    expect(splitSentences(fillLibraryItem(each, briefOf(MUG))).length, each.id).toBeLessThanOrEqual(2)
})
