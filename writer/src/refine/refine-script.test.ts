import { type GeneratedScript, RefineRequest, ScriptBrief } from '@reelwright/shared'
import { describe, expect, test, vi } from 'vitest'
import { checkText } from '../check'
import { countSpokenWords, splitSentences } from '../language'
import { writeBrief } from '../pipeline'
import { KNOWN_PRODUCT, WRITTEN_KINDS } from '../testing/written-kinds'
import { refineScript } from './index'
import { sharedRuns } from './structure-wishes'

// Eight engineers share two cores while this runs: patience is not what is tested.
vi.setConfig({ testTimeout: 60_000 })

const brief = ScriptBrief.parse({
  productName: 'Glaciero tumbler',
  price: 19.9,
  targetAudience: 'working-professionals',
  features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
  painPoint: 'warm water by noon',
  style: 'talking-head',
  tone: 'helpful-friend',
  videoLength: 30,
})
const base = writeBrief(brief, { seed: 'refine', kinds: WRITTEN_KINDS })
const VOICES = [
  'My desk drowned on a Tuesday.',
  'You know that face. I did not see it coming. Then I got the Glaciero tumbler.',
  "It keeps drinks cold for 24 hours, so the last sip is like the first. There's a handle. There's a leakproof lid.",
  "So much for the desk. It's $19.90. Tap the link on this video.",
]
function scriptOf(voiceovers: string[], videoLength = 30): GeneratedScript {
  return {
    ...base,
    spoken_script: voiceovers.join('\n\n'),
    metadata: { ...base.metadata, videoLength, spokenWords: countSpokenWords(voiceovers.join('\n\n')) },
    scenes: voiceovers.map((voiceover, at) => ({
      id: at + 1,
      duration: videoLength / voiceovers.length,
      voiceover,
      visualCue: `Hand lifts thing number ${at + 1} towards the window`,
      cameraDirection: `${['Close-up', 'Wide shot', 'POV shot', 'Medium shot'][at % 4]}, handheld follow, one warm lamp.`,
      notes: 'Eyes on the lens.',
    })),
  }
}
const script = scriptOf(VOICES)

function refine(
  refinementPrompt: string,
  more: { locked?: string[]; script?: GeneratedScript | string; brief?: ScriptBrief | null; seed?: string } = {},
) {
  const request = RefineRequest.parse({
    script: more.script ?? script,
    refinementPrompt,
    brief: more.brief === undefined ? brief : more.brief,
    locked: more.locked ?? [],
  })
  const result = refineScript(request, { seed: more.seed ?? 'refine', kinds: WRITTEN_KINDS })
  const after = result.script
  return {
    ...result,
    text: result.refinedScript,
    scenes: after?.scenes ?? [],
    metadata: after?.metadata,
    changed: result.changes.map(({ scene }) => scene),
  }
}
const words = (text: string) => countSpokenWords(text)

describe('a product of which no kind is written', () => {
  test.each(['make it a comparison', 'another version'])(
    '"%s" says the typed problem, features and price',
    (prompt) => {
      const { text, summary } = refine(prompt)
      expect(text.split('\n\n')[0], summary).toMatch(/warm by noon|warm water by noon/i)
      for (const typed of ['cold', '$19.90']) expect(text).toContain(typed)
      expect(words(text)).toBeLessThan(60)
    },
  )

  test('other hooks tell the typed problem or a typed feature, each in other words', () => {
    const { offers } = refine('five hooks')
    const hooks = offers.map(({ label }) => label)
    expect(new Set(hooks).size).toBe(5)
    for (const hook of hooks) expect(hook).toMatch(/water|handle|lid|cold|working professionals/i)
    expect(hooks.filter((hook) => /water/i.test(hook)).length).toBeGreaterThanOrEqual(2)
  })
})

test('a price is said in the currency that was typed', () => {
  const { text } = refine('change the tone to shocked', {
    script: scriptOf([...VOICES.slice(0, 3), "So much for the desk. It's €19.90. Tap the link on this video."]),
    brief: { ...brief, priceText: '19,90 €' },
  })
  expect(text).toContain('€19.90')
  expect(text).not.toContain('$')
})

describe('length', () => {
  const sixty = scriptOf(
    [
      'My desk drowned on a Tuesday. I was in a call, and the call was with my boss.',
      'You know that face. You hold the laptop up with both hands, and it drips on your knees. The paper under it was the contract. Nobody could read it any more.',
      'For a week I drank from a jar with a lid. It rolled off the desk twice. It also looked like pickles, and people asked.',
      'Then I got the Glaciero tumbler. I put it where the jar had been, next to the keyboard, where every drink of mine has ended.',
      "It keeps drinks cold for 24 hours, so the last sip is like the first. I fill it at home, and there's ice left when I lock the office. There's a handle. My hand finds it without looking.",
      "There's a leakproof lid. I turned it over above the contract. I waited. My boss waited, too.",
      "So much for the desk. It's $19.90. Tap the link on this video.",
    ],
    60,
  )
  test.each([
    ['shorter', 0.8],
    ['half as long', 0.5],
    ['30% shorter', 0.7],
  ])('"%s" comes within a tenth of what was asked, and the time follows', (prompt, share) => {
    const { text, scenes, metadata } = refine(prompt, { script: sixty, brief: { ...brief, videoLength: 60 } })
    expect(Math.abs(words(text) / words(sixty.spoken_script) / share - 1)).toBeLessThanOrEqual(0.1)
    expect(scenes.reduce((sum, { duration }) => sum + duration, 0)).toBe(metadata?.videoLength)
    expect(Math.abs((metadata?.videoLength ?? 0) / 60 / share - 1)).toBeLessThanOrEqual(0.15)
  })

  test('"to 30 seconds" is that long', () => {
    const { metadata, scenes } = refine('to 30 seconds', { script: sixty, brief: { ...brief, videoLength: 60 } })
    expect(metadata?.videoLength).toBe(30)
    expect(scenes.reduce((sum, { duration }) => sum + duration, 0)).toBe(30)
  })

  test.each(['longer', 'make it a minute and a half', 'twice as long'])(
    '"%s" adds what the brief has and the script does not say, and tells how long that is',
    (prompt) => {
      const { text, summary, scenes, metadata } = refine(prompt, {
        script: sixty,
        brief: { ...brief, videoLength: 60, features: [...brief.features, 'fits most cup holders'] },
      })
      expect(text).toContain('It fits most cup holders.')
      expect(text).toContain('Warm water by noon.')
      expect(words(text) - words(sixty.spoken_script)).toBe(9)
      expect(summary).toMatch(/These words carry about 6\d seconds\. Add a feature or a problem/)
      expect(scenes.reduce((sum, { duration }) => sum + duration, 0)).toBe(metadata?.videoLength)
      expect(metadata?.videoLength).toBeLessThan(70)
    },
  )

  test('"shorter" leaves the product, a price in any currency and the own call of the seller', () => {
    const typed = ScriptBrief.parse({
      ...brief,
      productName: 'Nudgely - automatic invoice reminders',
      price: 189,
      priceText: '189 kr',
      features: ['sends polite reminders', 'works with most banks', 'stops once the invoice is paid'],
      callToAction: 'Send me a photo of the invoice',
    })
    const long = scriptOf([
      'Another Sunday with the invoices. I hate that.',
      'So now I use Nudgely. It sends polite reminders. It works with most banks.',
      'It stops once the invoice is paid. I can go and sit in the garden then, and nobody minds.',
      'Nudgely is 189 kr. Send me a photo of the invoice.',
    ])
    for (const prompt of ['shorter', 'half as long']) {
      const { text } = refine(prompt, { script: long, brief: typed })
      expect(words(text)).toBeLessThan(words(long.spoken_script))
      for (const kept of ['So now I use Nudgely.', 'Nudgely is 189 kr.', 'Send me a photo of the invoice.'])
        expect(text).toContain(kept)
    }
  })

  test('"longer" with enough unsaid features comes within a tenth of what was asked', () => {
    const features = [
      'fits most cup holders',
      'dishwasher safe',
      'powder coated steel outside',
      'straw included',
      '2 year warranty',
      'comes in 6 colors',
      'holds 40 ounces',
      'rubber base',
    ]
    const { text } = refine('longer', {
      script: sixty,
      brief: { ...brief, videoLength: 60, features: [...brief.features, ...features] },
    })
    expect(Math.abs(words(text) / words(sixty.spoken_script) / 1.2 - 1)).toBeLessThanOrEqual(0.1)
  })

  test('nothing is made up where the brief has no more words', () => {
    const all = scriptOf([
      ...VOICES.slice(0, 1),
      'It was warm water by noon. Then I got the Glaciero tumbler.',
      ...VOICES.slice(2),
    ])
    const { text, summary, changes } = refine('to 60 seconds', { script: all })
    expect(summary).toMatch(/^These words carry about \d+ seconds\. Add a feature or a problem, or tell me what to add/)
    expect({ text, changes }).toEqual({ text: all.spoken_script, changes: [] })
  })

  test('a text alone is cut by its words, and nothing is added to it', () => {
    const text = sixty.spoken_script
    expect(words(refine('shorter', { script: text, brief: null }).text) / words(text)).toBeCloseTo(0.8, 1)
    const longer = refine('longer', { script: text, brief: null })
    expect(longer.text).toBe(text)
    expect(longer.summary).toMatch(/Tell me what to add/)
  })
})

describe("the writer's own script", () => {
  const known = ScriptBrief.parse({
    ...KNOWN_PRODUCT,
    videoLength: 15,
  })
  const own = writeBrief(known, { seed: 'own', kinds: WRITTEN_KINDS })
  const edited = {
    ...own,
    scenes: own.scenes.map((scene, at) =>
      at === 1 ? { ...scene, voiceover: `${scene.voiceover} My aunt drove behind me.` } : scene,
    ),
  }

  test.each(['funnier', 'change the tone to shocked', 'to 60 seconds'])(
    '"%s" changes it around what somebody wrote into it',
    (prompt) => {
      const { text, changed, summary } = refine(prompt, { script: edited, brief: known })
      expect(changed.length, summary).toBeGreaterThan(0)
      expect(text).toContain('My aunt drove behind me.')
      expect(text.match(/\$19\.90/g)).toHaveLength(1)
      if (prompt === 'to 60 seconds') expect(words(text)).toBeGreaterThan(words(own.spoken_script))
    },
  )

  test('is not padded when the brief carries no more', () => {
    const short = writeBrief({ ...brief, videoLength: 60 }, { seed: 'short', kinds: WRITTEN_KINDS })
    const { text, summary } = refine('to 90 seconds', { script: short })
    expect(summary).toMatch(/^These words carry (?:about \d+ seconds|no more)\./)
    expect(text).toBe(short.spoken_script)
  })
})

describe('opening and ending', () => {
  test('a new hook takes the place of the old one and touches nothing else', () => {
    const { scenes, changed, summary } = refine('new hook')
    expect(changed).toEqual([1])
    expect(scenes[0]?.voiceover).not.toBe(VOICES[0])
    expect(words(scenes[0]?.voiceover ?? '')).toBeLessThanOrEqual(10)
    expect(scenes.slice(1).map(({ voiceover }) => voiceover)).toEqual(VOICES.slice(1))
    expect(summary).toMatch(/^New hook: "/)
  })

  test('five hooks are offered without touching the script, and a button takes one of them', () => {
    const { text, summary, offers, changes } = refine('give me 5 hooks')
    expect(text).toBe(script.spoken_script)
    expect(changes).toEqual([])
    expect(summary).toMatch(/1\. .+ 2\. .+ 3\. .+ 4\. .+ 5\. /)
    expect(offers).toHaveLength(5)
    for (const { label, prompt } of offers)
      expect(refine(prompt).scenes[0]?.voiceover).toContain(label.replace(/[.?!]$/, ''))
  })

  test('own words are used to the letter, unless the shop forbids them', () => {
    expect(refine('use this CTA "Grab yours from the link on this video"').text).toMatch(
      /Grab yours from the link on this video\.$/,
    )
    expect(refine('use this hook "Your water is warm again"').scenes[0]?.voiceover).toBe('Your water is warm again.')
    const refused = refine('use this hook "Lose 10 lbs in a week"')
    expect(refused.changes).toEqual([])
    expect(refused.summary).toContain('weight')
  })

  test('another call is another call', () => {
    const { text } = refine('new cta')
    expect(text).not.toContain('Tap the link on this video.')
    expect(splitSentences(text).length).toBeGreaterThan(8)
  })

  test('of several asks one stays, at the end', () => {
    const many = scriptOf([
      VOICES[0] ?? '',
      `${VOICES[1]} Shop now if you like. Save this for later.`,
      ...VOICES.slice(2),
    ])
    const { text, changed } = refine('one cta', { script: many })
    expect(text).toBe(VOICES.join('\n\n'))
    expect(changed).toEqual([2])
  })

  test('a loop leads from the last words to the first', () => {
    expect(refine('add a loop').text).toMatch(/:$/)
  })
})

describe('facts', () => {
  test('the price goes with all that is about it, and comes back once', () => {
    const talked = scriptOf([...VOICES.slice(0, 3), "Ready for the number? It's $19.90. Tap the link on this video."])
    const without = refine('drop the price', { script: talked })
    expect(without.text).not.toMatch(/\$|number/)
    expect(without.text).toMatch(/Tap the link on this video\.$/)
    const again = refine('add the price', { script: without.script ?? '' })
    expect(again.text.match(/\$19\.90/g)).toHaveLength(1)
  })

  test('a new price is said where the old one was', () => {
    const { text, metadata, changed } = refine('the price is $24')
    expect(text).toContain("It's $24.")
    expect(text).not.toContain('19.90')
    expect(metadata?.price).toBe(24)
    expect(changed).toEqual([4])
  })

  test('a price that nobody told is asked for', () => {
    const free = scriptOf(VOICES.map((voice) => voice.replace("It's $19.90. ", '')))
    const { summary, changes } = refine('add the price', { script: free, brief: { ...brief, price: 0 } })
    expect(summary).toContain('Tell me the price')
    expect(changes).toEqual([])
  })

  test('a feature goes, and its consequence with it', () => {
    const { text, summary } = refine('remove the 24 hours thing, remove "keeps drinks cold 24h"')
    expect(text).not.toMatch(/24 hours|last sip/)
    expect(text).toContain('handle')
    expect(summary).toMatch(/Took out one line/)
  })

  test('a feature that was typed is said, and one the shop forbids is not', () => {
    expect(refine('add feature "dishwasher safe"').text).toMatch(/dishwasher.safe/)
    const { summary, changes } = refine('add feature "cures acne"')
    expect(changes).toEqual([])
    expect(summary).toMatch(/did not add/)
  })

  test('an emphasised feature comes first and is shown', () => {
    const { text, summary } = refine('emphasise the lid')
    expect(text.indexOf('leakproof lid')).toBeLessThan(text.indexOf('24 hours'))
    expect(summary).toContain('comes first')
  })

  test('words are replaced everywhere, whole words only', () => {
    const { text } = refine('replace "desk" with "table"')
    expect(text).toContain('My table drowned')
    expect(text).toContain('So much for the table.')
    expect(refine('replace "es" with "xx"').summary).toContain('is not in the script')
  })

  test('social proof is never made up', () => {
    const { text, summary } = refine('add social proof')
    expect(summary).toContain('never make up')
    expect(text.replace(script.spoken_script, '')).not.toMatch(/\d+ (?:people|customers|reviews)/)
    expect(refine('add social proof "Sold 300 at our market stall"').text).toContain('Sold 300 at our market stall')
  })
})

describe('tone and form', () => {
  test.each([
    ['funnier', /^I make up no lines/],
    ['more urgent', /^More urgent at the end\. New call to action: /],
    ['change the tone to skeptical', /^Tone: Skeptical Convinced, by single words only: short forms in one line/],
    ['change the tone to shocked', /^Tone: Shocked Mindblown, by single words only: short forms in one line/],
  ])('"%s" keeps the facts, adds no line to a script of somebody else, and says so', (prompt, answer) => {
    const { text, summary } = refine(prompt)
    expect(summary).toMatch(answer)
    for (const fact of ['24 hours', 'handle', 'leakproof', '$19.90']) expect(text).toContain(fact)
    expect(splitSentences(text)).toHaveLength(splitSentences(script.spoken_script).length)
  })

  test('another tone says short forms and no praise', () => {
    const stiff = scriptOf([
      'My desk drowned on a Tuesday!',
      'I do not know how. Then I got the Glaciero tumbler. It is absolutely perfect!',
      "It is a stunning tumbler. It keeps drinks cold for 24 hours. There's a handle.",
      VOICES[3] ?? '',
    ])
    const { text, metadata } = refine('change the tone to casual', { script: stiff })
    expect(metadata?.tone).toBe('casual-review')
    expect(text).toContain("I don't know how. Then I got the Glaciero tumbler.\n\nIt's a tumbler. It keeps")
    expect(text).not.toMatch(/!|perfect/)
  })

  test('urgency is need and never stock or clock', () => {
    const { text } = refine('more urgent, add fomo and scarcity')
    expect(checkText(text, 'script').filter(({ rule }) => rule.startsWith('SCAR'))).toEqual([])
  })

  test('calmer has no exclamation mark', () => {
    const loud = scriptOf(VOICES.map((voice) => voice.replaceAll('.', '!').replace('19!90', '19.90')))
    expect(refine('calmer', { script: loud }).text).not.toContain('!')
  })

  test('less salesy says who should skip it where its kind of product has a line for that', () => {
    const known = ScriptBrief.parse({ ...KNOWN_PRODUCT, callToAction: '' })
    const { text, summary } = refine('less salesy', { brief: known })
    expect(text).toContain("If your phone stays in your bag while you drive, you don't need one.")
    expect(summary).toContain('who should skip it')
    expect(refine('less salesy').summary).toBe('Made the call to action a soft one.')
  })

  test('another audience takes the place of the one that is named', () => {
    const named = scriptOf(['Parents, look at my desk.', ...VOICES.slice(1)])
    const { text, metadata } = refine('write it for pet owners', {
      script: named,
      brief: { ...brief, targetAudience: 'parents' },
    })
    expect(text).toMatch(/^Pet owners, look at my desk\./)
    expect(metadata?.targetAudience).toBe('pet-owners')
  })

  test('another audience changes nothing in words that name none, and the answer says so', () => {
    const { text, summary, changes } = refine('write it for parents')
    expect(summary).toMatch(/^These words name no audience/)
    expect({ text, changes }).toEqual({ text: script.spoken_script, changes: [] })
  })

  test('simpler means shorter sentences and no broken names, numbers or prices', () => {
    const hard = scriptOf([
      'My desk drowned on a Tuesday.',
      'I purchased the Glaciero tumbler, so it is approximately $19.90, and it keeps drinks cold for 24 hours, because it utilizes a leakproof lid.',
      VOICES[3] ?? '',
    ])
    const { text } = refine('simplify', { script: hard })
    expect(text).not.toMatch(/purchased|approximately|utilizes/)
    expect(text).toContain('Glaciero tumbler')
    expect(text).toContain('$19.90')
    for (const sentence of splitSentences(text)) expect(words(sentence)).toBeLessThanOrEqual(12)
  })

  test('cues go and come without touching a word', () => {
    const bare = refine('no cues')
    expect(bare.text).toBe(script.spoken_script)
    expect(bare.scenes.every(({ visualCue, cameraDirection }) => visualCue === '' && cameraDirection === '')).toBe(true)
    expect(bare.scenes.every(({ notes }) => notes === 'Eyes on the lens.')).toBe(true)
    const again = refine('more visual', { script: bare.script ?? '' })
    expect(again.text).toBe(script.spoken_script)
    expect(again.scenes.every(({ visualCue, cameraDirection }) => visualCue !== '' && cameraDirection !== '')).toBe(
      true,
    )
  })

  test('one scene is rewritten, the others stay', () => {
    const { changed, scenes } = refine('rewrite scene 3')
    expect(changed).toEqual([3])
    expect(Math.abs(words(scenes[2]?.voiceover ?? '') - words(VOICES[2] ?? ''))).toBeLessThanOrEqual(10)
    expect(refine('rewrite scene 9').summary).toContain('There is no scene 9')
  })

  test('compliant means that the checker is content', () => {
    const wild = scriptOf([
      'The best tumbler ever!',
      'Clinically proven to cure migraines. Only 3 left in stock! Then I got the Glaciero tumbler.',
      VOICES[2] ?? '',
      'It is only $15, guaranteed. Link in bio!',
    ])
    const { text } = refine('make it compliant', { script: wild })
    expect(checkText(text, 'script', { price: 19.9 }).filter(({ severity }) => severity !== 'info')).toEqual([])
    expect(text).toContain('handle')
  })

  test('another version shares less than a third of its four-word runs', () => {
    const { text, changes } = refine('another version')
    expect(sharedRuns(text, script.spoken_script)).toBeLessThan(0.34)
    expect(changes.length).toBeGreaterThan(2)
  })

  test('another style is another script with the same product', () => {
    const { metadata, script: day } = refine('make it a day in the life')
    expect(metadata?.videoStyle).toBe('day-in-life')
    expect(day?.title).toContain('Day In')
    expect(day?.spoken_script).toContain('Glaciero')
  })

  test('no second voice is made up', () => {
    const { text, summary } = refine('make it a skit')
    expect(text).toBe(script.spoken_script)
    expect(summary).toContain('A skit needs what two people say')
  })
})

describe('what is locked', () => {
  test.each(['new hook', 'shorter, new hook', 'use this hook "Look at this cup"'])(
    'declines "%s" for a locked opener and says so',
    (prompt) => {
      const { text, summary } = refine(prompt, { locked: [VOICES[0] ?? ''] })
      expect(text.startsWith(VOICES[0] ?? '')).toBe(true)
      expect(summary).toContain('locked')
    },
  )

  test.each([
    'drop the price',
    'the price is $30',
    'make it a skit',
    'another version',
    'rewrite scene 4',
    'replace "19" with "18"',
    'calmer',
  ])('keeps a locked price line to the letter through "%s"', (prompt) => {
    expect(refine(prompt, { locked: ["It's $19.90."] }).text).toContain("It's $19.90.")
  })

  test('a locked line of a talk stays with the voice that said it', () => {
    const voices = [
      'FRIEND: Your desk is wet.\nME: I know.',
      "ME: It's the Glaciero tumbler.\nFRIEND: How much?",
      "ME: It's $19.90. Tap the link on this video.",
    ]
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const line of ['Your desk is wet.', 'I know.']) {
        const { text } = refine('another version', {
          script: { ...scriptOf(voices), metadata: { ...base.metadata, videoStyle: 'skit' } },
          brief: { ...brief, style: 'skit' },
          locked: [line],
          seed,
        })
        expect(text).toMatch(new RegExp(`${line === 'I know.' ? 'ME' : 'FRIEND'}: ${line}`))
      }
  })

  test('"keep the hook" holds for one message', () => {
    expect(refine('another version, but keep the hook').text.startsWith(VOICES[0] ?? '')).toBe(true)
  })
})

describe('honest answers', () => {
  test.each([
    ['translate it to Spanish', /English only/],
    ['add emojis', /An emoji cannot be spoken/],
    ['turn it into a rap', /no lyrics/],
    ['undo', /version/],
    ["don't make it shorter", /Left alone as you asked: shorter/],
    ['frobnicate the quux', /I did not understand "frobnicate the quux", so I left it out\./],
    ['say it cures neck pain', /I did not use "It cures neck pain/],
    ['rewrite the scene', /Which scene/],
    ['change the tone', /Which tone/],
  ])('%s', (prompt, answer) => {
    const { text, summary, changes, script: after } = refine(prompt)
    expect(summary).toMatch(answer)
    expect(text).toBe(script.spoken_script)
    expect(after).toEqual(script)
    expect(changes).toEqual([])
  })

  test('something unknown about a line is answered with what to type, and no button beside the point', () => {
    const { offers, summary, changes } = refine('the desk is wobbly somehow')
    expect({ offers, changes }).toEqual({ offers: [], changes: [] })
    expect(summary).toContain(
      'If it is about "My desk drowned on a Tuesday", type what it should say: replace "..." with "..."',
    )
  })

  test('something unknown is answered with three offers that work', () => {
    const { offers } = refine('frobnicate the quux')
    expect(offers).toHaveLength(3)
    for (const { prompt } of offers) expect(refine(prompt).changes.length).toBeGreaterThan(0)
  })

  test('what needs the product is declined for a text alone, and the rest works', () => {
    expect(refine('another version', { script: script.spoken_script, brief: null }).summary).toContain(
      'know the product',
    )
    expect(refine('drop the price', { script: script.spoken_script, brief: null }).text).not.toContain('$')
    expect(refine('new hook', { script: script.spoken_script, brief: null }).text).not.toContain(VOICES[0])
  })
})

test('several wishes of one message are all carried out, in a fixed order', () => {
  const { text, summary, metadata } = refine('shorter, new hook and drop the price')
  expect(text).not.toContain('$')
  expect(text.startsWith(VOICES[0] ?? '')).toBe(false)
  expect(metadata?.videoLength).toBeLessThan(30)
  expect(summary.indexOf('price')).toBeLessThan(summary.indexOf('New hook'))
})

test('every changed scene comes with its text before and after', () => {
  const { changes, scenes } = refine('rewrite scene 3, new hook')
  for (const { scene, before, after } of changes) {
    expect(before).toBe(VOICES[scene - 1])
    expect(after).toBe(scenes[scene - 1]?.voiceover)
  }
})

test('a wish for fewer words does not cut what the same message asked for', () => {
  const { text, summary, metadata } = refine('add a demo, add "dishwasher safe" as a feature, make it 25 seconds')
  expect(metadata?.videoLength).toBe(25)
  expect(text, summary).toMatch(/watch|test|show you/i)
  expect(text).toMatch(/dishwasher.safe/)
})

describe('what real messages broke', () => {
  test('a joke comes behind what a feature means, and a reason is not cut off its "that is"', () => {
    const text = scriptOf([
      'My desk drowned on a Tuesday.',
      'You know that face. Then I got the Glaciero tumbler.',
      "There's a handle. There's a leakproof lid. Meaning it can roll around on the back seat.",
      "It's $19.90. Tap the link on this video.",
    ])
    expect(refine('funnier', { script: text }).text).toContain(
      "There's a leakproof lid. Meaning it can roll around on the back seat.",
    )
    const plain = refine('simplify', {
      script: scriptOf(['My desk drowned.', "It stays where you put it, and that's because it has very good pads."]),
    })
    expect(plain.text).not.toMatch(/that's\. It/)
  })

  test('a new ending takes up the new opening', () => {
    const { text } = refine('better ending and better hook')
    expect(text).not.toContain('drowned')
  })

  test('a limit on the length does not make a shorter script longer', () => {
    const composed = refine('not longer than 40s', { script: base })
    expect(composed.script).toEqual(base)
    expect(composed.summary).toContain('stays within 40 s already')
  })

  test('words go without others in their place, and the sentence closes up', () => {
    const { text, summary } = refine('remove the word honestly', {
      script: scriptOf([
        'My desk drowned.',
        'Honestly, it is the Glaciero tumbler. It is, honestly, cold.',
        'Tap the link.',
      ]),
    })
    expect(text).toContain('It is the Glaciero tumbler. It is, cold.')
    expect(summary).toMatch(/^Took "honestly" out: /)
  })

  test('another version that keeps the hook does not claim another opener', () => {
    expect(refine('keep the hook, change everything else').summary).not.toContain('another opener')
    expect(refine('another version').summary).toContain('another opener')
  })

  test('what fills the time of a cut line is told', () => {
    const { text, summary } = refine('remove the price', {
      script: scriptOf([
        ...VOICES.slice(0, 3),
        "So much for the desk. It's $19.90, and that is all there is to say about that one number. Tap the link.",
      ]),
    })
    const grew = text.split(/[.!?]/).length > VOICES.join(' ').split(/[.!?]/).length - 2
    expect(grew && !/added/i.test(summary)).toBe(false)
  })
})
