import { describe, expect, it } from 'vitest'
import { checkText } from '../check'
import { readKind } from '../kinds'
import { asMaker, notMine, saidByMaker, voiceOf } from './voice'

describe('voice', () => {
  it.each([
    // problem, features, call, voice
    ["i can't get the oven clean before my mom visits", ['we bring our own supplies'], 'call us', 'customer'],
    ['we moved in march and the oven was black', ['our crew of two'], 'message us for a quote', 'customer'],
    ['nobody has time to scrub grout', ['we bring our own supplies'], 'book us', 'maker'],
    ['mom lost her cat in feb', ['drawn by hand by me not AI'], 'send me ur worst photo', 'maker'],
    ['supermarket sauce taste like ketchup', ["my granny's recipe"], 'buy a bottle', 'maker'],
    ['I drop crumbs all over my car', ['holds 3 cups', 'fits my Honda'], 'get one', 'customer'],
    ['my clients kept asking how to store bread', ['linen bag'], 'tap the cart', 'maker'],
    ['', ['hand poured'], 'order now', 'customer'],
    ['other factories want 1000', ['MOQ: 100 pcs', 'production 10-12 days'], 'Send your logo', 'maker'],
    ['smoke alarm chirps at 3am', ['we bring the ladder'], 'call us', 'maker'],
    ['cold feet', ['hand knit by my grandma'], 'get a pair', 'maker'],
    ['A client named Megan hid laundry in the bathtub', ['we bring everything'], 'Message us', 'maker'],
    ['Five lads rang me at nine', ['parking is our problem'], 'WhatsApp us', 'maker'],
    ['Our first customer counted for two days', ['scan with your phone'], 'try it', 'maker'],
    ['Walt told me he was 71', ['filmed over my shoulder'], 'start', 'maker'],
    ['my sister is allergic', ['holds 3 cups'], 'get one', 'customer'],
    ['clients kept asking me for a budget sheet', ['made by a CPA'], 'download it', 'maker'],
  ] as const)('%s, %s, %s: %s', (painPoint, features, callToAction, voice) => {
    expect(voiceOf({ painPoint, features: [...features], callToAction }, undefined)).toBe(voice)
  })

  it.each([
    ['my last instructor shouted', ["calm, I don't shout"], true, 'maker'],
    ['floats too tight', ['I never ask you to carry a yarn'], false, 'maker'],
    ['mugs face the wrong way', ['I throw and trim each one myself'], false, 'maker'],
    ['smoothies clump', ['I throw frozen berries in'], false, 'customer'],
  ] as const)('%s, %s, service %s: %s', (painPoint, features, isService, voice) => {
    expect(voiceOf({ painPoint, features: [...features], callToAction: '' }, undefined, isService)).toBe(voice)
  })

  it('gives the maker no problem of a customer', () => {
    expect(notMine('My fingers hurt. My face is shiny.', 'fingers hurt, face is shiny')).toBe(
      'Fingers hurt. The face is shiny.',
    )
    expect(notMine('My child is lost in class.', 'child is lost in class')).toBe('Your child is lost in class.')
    expect(notMine('My mum bakes.', 'my mum bakes')).toBe('My mum bakes.')
  })

  it('says "we" as the maker', () => {
    expect(asMaker('They bring their own supplies.', 'we bring our own supplies')).toBe('We bring our own supplies.')
    expect(asMaker('They sew them in Vermont.', 'we sew them in vermont')).toBe('We sew them in Vermont.')
    expect(asMaker("They're four feet wide.", 'four feet wide')).toBe("They're four feet wide.")
  })

  it.each(['text them at 555-123-4567', 'Call them 5551234', 'DM them', 'message them @sparkle', 'call us 5551234'])(
    'finds the way out of the app in "%s"',
    (text) => {
      expect(checkText(text, 'script').some(({ severity }) => severity === 'block')).toBe(true)
    },
  )

  it('leaves the maker of a kind what no customer says', () => {
    const { kind } = readKind(
      'food/jam',
      `# jam
form: stuff

## problem: too sweet
match: sweet*
clause: my jam is too sweet
noun: the sugar
why:
- I learned it from my grandma, with a cup of sugar. → A cup.
- Sugar keeps jam from spoiling. → Sugar on a spoon.

## feature: small batch
match: small batch*
say:
- It's made in small batches, and I got two. → A jar.
  - or: It's made in small batches. → A jar.
- They make it in small batches. → A jar.

## close
match: toast*
- I'm late for breakfast. → Toast.
`,
    )
    const made = saidByMaker(kind)
    expect(made.features[0]?.say.flatMap(({ wordings }) => wordings.map(({ text }) => text))).toEqual([
      "It's made in small batches.",
    ])
    expect(made.closes).toEqual([])
    expect(made.problems[0]?.why.map(({ wordings }) => wordings[0]?.text)).toEqual(['Sugar keeps jam from spoiling.'])
  })
})
