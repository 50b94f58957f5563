import { type GeneratedScript, RefineRequest, ScriptBrief } from '@reelwright/shared'
import { describe, expect, test, vi } from 'vitest'
import { splitSentences } from '../language'
import { writeBrief } from '../pipeline'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { refineScript } from './index'

vi.setConfig({ testTimeout: 60_000 })

const STORY = [
  'My sister Nora came to stay in May, and it rained the whole week.',
  'On Monday she left the kitchen window open and went to bed.',
  'She said the soup would keep.',
  'I came down at six and the cat was in the pot.',
  'We had toast for three days.',
  'Nora still denies it.',
]
const toldBrief = ScriptBrief.parse({
  productName: 'Lidwell pot lid',
  price: 18,
  features: ['It locks with one turn.', 'It fits any pot up to 24 cm.', 'You can put it in the dishwasher.'],
  story: STORY.join(' '),
  targetAudience: 'cooks with curious pets',
  callToAction: 'Pick your size in the shop',
  style: 'story-time',
  tone: 'relatable-struggle',
  videoLength: 60,
})
const plainBrief = ScriptBrief.parse({
  productName: 'Brimley garden kneeler',
  price: 34,
  features: ['The foam is four centimeters thick.', 'It folds flat behind a door.', 'Turned over it is a stool.'],
  painPoint: 'After ten minutes of weeding my knees hurt.',
  targetAudience: 'gardeners with sore knees',
  callToAction: 'Pick a color in the shop',
  style: 'product-review',
  tone: 'casual-review',
  videoLength: 30,
})
const written = writeBrief(toldBrief, { seed: 'told', kinds: WRITTEN_KINDS })

function scriptOf(voiceovers: string[]): GeneratedScript {
  return {
    ...written,
    spoken_script: voiceovers.join('\n\n'),
    scenes: voiceovers.map((voiceover, at) => ({
      id: at + 1,
      duration: 5,
      voiceover,
      visualCue: `Picture ${at + 1} of ${voiceovers.length}, to the lens.`,
      cameraDirection: 'Close-up, handheld, window light.',
      notes: '',
    })),
  }
}
const TOLD = [
  ...STORY,
  'The Lidwell pot lid locks with one turn. It fits any pot up to 24 cm.',
  "It's $18. Pick your size in the shop.",
]
const PLAIN = [
  'After ten minutes of weeding my knees hurt.',
  'This is the Brimley garden kneeler.',
  'The foam is four centimeters thick.',
  'It folds flat behind a door.',
  "It's $34. Pick a color in the shop.",
]
const told = { script: scriptOf(TOLD), brief: toldBrief }
const plain = { script: scriptOf(PLAIN), brief: plainBrief }

function refine({ script, brief }: typeof told, refinementPrompt: string) {
  const result = refineScript(RefineRequest.parse({ script, brief, refinementPrompt }), {
    seed: 'content',
    kinds: WRITTEN_KINDS,
  })
  const scenes = result.script?.scenes ?? []
  return { ...result, texts: scenes.map(({ voiceover }) => voiceover), cues: scenes.map(({ visualCue }) => visualCue) }
}
const sentencesOf = (texts: readonly string[]) => texts.flatMap(splitSentences)

describe('what is not to be told', () => {
  test('goes with its sentences, and the reply quotes them', () => {
    const { texts, summary } = refine(told, 'drop the soup part')
    expect(texts).toEqual(TOLD.filter((text) => !text.includes('soup')))
    expect(summary).toBe('Took out one line: "She said the soup would keep".')
    expect(refine(plain, "don't mention that it folds").texts.join(' ')).not.toContain('folds')
  })

  test('is offered as a line where its sentence tells something else, too', () => {
    const { changes, offers } = refine(told, 'leave out the part about the rain')
    expect(changes).toEqual([])
    expect(offers.map(({ prompt }) => prompt)).toEqual([`take out the line "${STORY[0]}"`])
  })

  test('is said to be missing where no line tells it', () => {
    const { changes, summary } = refine(plain, 'drop the part about the scissors')
    expect(changes).toEqual([])
    expect(summary).toBe('I found no line with all the words "scissors", so nothing was taken out.')
  })
})

describe('one thing instead of another', () => {
  test('takes its place everywhere, and pronouns follow', () => {
    const { texts, summary } = refine(told, 'talk about my brother Tom instead of my sister Nora')
    expect(texts[0]).toBe('My brother Tom came to stay in May, and it rained the whole week.')
    expect(texts[1]).toBe('On Monday he left the kitchen window open and went to bed.')
    expect(texts[2]).toBe('He said the soup would keep.')
    expect(summary).toContain('"she" is "he" in two sentences')
  })

  test.each([
    ['it was five days of toast, not three', 4, 'We had toast for five days.'],
    ['say Wednesday not Monday', 1, 'On Wednesday she left the kitchen window open and went to bed.'],
    ['change six to seven', 3, 'I came down at seven and the cat was in the pot.'],
    ["don't say toast, say crackers", 4, 'We had crackers for three days.'],
  ])('"%s" changes one sentence only', (prompt, at, sentence) => {
    const { texts } = refine(told, prompt)
    expect(texts).toEqual(TOLD.map((text, scene) => (scene === at ? sentence : text)))
  })

  test('agrees in a script without a story, and says what is not there', () => {
    expect(refine(plain, 'change ten minutes to an hour').texts[0]).toBe('After an hour of weeding my knees hurt.')
    expect(refine(plain, 'change the shed to the barn').summary).toMatch(/^"The shed" is not in the script/)
  })

  test('keeps pronouns that mean somebody else', () => {
    const biscuit = [
      'Our beagle Biscuit saw a squirrel and my husband dropped the eggs.',
      'He said it was me.',
      'Biscuit thinks he won.',
    ]
    const brief = { ...toldBrief, story: biscuit.join(' ') }
    const input = { script: scriptOf([...biscuit, ...TOLD.slice(-2)]), brief }
    expect(refine(input, 'talk about my wife instead of my husband').texts.slice(0, 3)).toEqual([
      'Our beagle Biscuit saw a squirrel and my wife dropped the eggs.',
      'She said it was me.',
      'Biscuit thinks he won.',
    ])
    expect(refine(input, 'say it was a terrier, not a beagle').texts[0]).toMatch(/^Our terrier Biscuit saw/)
  })
})

describe('a sentence in the words of the wish', () => {
  test('is said where features are', () => {
    const { texts, summary } = refine(plain, 'add that it comes with gloves')
    expect(sentencesOf(texts)).toContain('It comes with gloves.')
    expect(sentencesOf(texts)).toHaveLength(sentencesOf(PLAIN).length + 1)
    expect(summary).toContain('"It comes with gloves"')
    expect(refine(told, 'say we make them in Leeds').texts.join(' ')).toContain('We make them in Leeds.')
  })

  test('is the feature of the brief where one says it, and none where it is said', () => {
    expect(refine(told, 'mention that you can put it in the dishwasher').texts.join(' ')).toMatch(/dishwasher/)
    expect(refine(plain, 'say it folds flat').summary).toMatch(/^Scene 4 says that already/)
  })

  test('moves to where it is wanted', () => {
    expect(refine(plain, 'say the price earlier').texts[1]).toBe("This is the Brimley garden kneeler. It's $34.")
  })

  test('comes last to the letter', () => {
    expect(refine(told, "end with 'see you in June'").texts.at(-1)).toMatch(/shop\. See you in June\.$/)
    expect(refine(plain, "change the call to 'comment KNEES'").texts.at(-1)).toBe("It's $34. Comment KNEES.")
  })
})

describe('the opening', () => {
  test('of the seller leaves the problem in', () => {
    const input = { script: scriptOf(PLAIN), brief: plainBrief }
    expect(refine(input, "start with 'Put the kettle on'").texts[0]).toContain(PLAIN[0])
  })

  test('takes the sentence that says it in a script without a story', () => {
    const { texts } = refine(plain, 'mention the foam in the hook')
    expect(texts.slice(0, 2)).toEqual([PLAIN[2], PLAIN[0]])
    expect(texts.join(' ').match(/four centimeters/g)).toHaveLength(1)
  })

  test('names the product where the wish only says "it"', () => {
    expect(refine(told, 'mention that it is dishwasher safe in the hook').texts[0]).toMatch(
      /^The Lidwell is dishwasher safe\. My sister/,
    )
  })

  test('is a question', () => {
    expect(refine(told, 'start with a question').texts[0]).toBe(`Has this ever happened to you? ${TOLD[0]}`)
    expect(refine(plain, 'start with a question').texts[0]).toMatch(/\?/)
  })

  test.each([
    ['told', told],
    ['plain', plain],
  ])('has five others that belong to the script (%s)', (_, input) => {
    const { offers } = refine(input, 'give me five hooks')
    expect(new Set(offers.map(({ label }) => label)).size).toBe(5)
    for (const { label, prompt } of offers) {
      const { texts } = refine(input, prompt)
      expect(texts[0]).toContain(label)
      if (input === told) expect(texts.join(' ')).toContain(STORY[0])
    }
  })

  test('"stronger hook" never cuts into a story', () => {
    const { texts } = refine(told, 'make the hook stronger')
    expect(texts[0]).toMatch(/ My sister Nora came to stay in May, and it rained the whole week\.$/)
    expect(texts.slice(1)).toEqual(TOLD.slice(1))
  })
})

describe('scenes and sentences', () => {
  test('change places, and the reply is true', () => {
    for (const input of [told, plain]) {
      const { texts, cues, changes } = refine(input, 'swap scenes 2 and 3')
      const before = input.script.scenes
      expect(texts.slice(0, 3)).toEqual([before[0], before[2], before[1]].map((scene) => scene?.voiceover))
      expect(cues[1]).toBe(before[2]?.visualCue)
      expect(changes.map(({ scene }) => scene)).toEqual([2, 3])
    }
  })

  test('get shorter', () => {
    expect(refine(told, 'make the hook shorter').texts[0]).toBe('My sister Nora came to stay in May.')
    expect(refine(told, 'make it 15 seconds but keep the toast').texts.join(' ')).toContain(STORY[4])
  })

  test('go', () => {
    expect(refine(told, 'delete scene 2').texts).toEqual(TOLD.filter((_, at) => at !== 1))
    expect(refine(plain, 'delete scene 9').summary).toBe('There is no scene 9. The script has 5.')
  })

  test('stay where the rest changes', () => {
    const { texts } = refine(told, 'keep the first scene and change the rest')
    expect(texts.slice(0, STORY.length)).toEqual(STORY)
  })
})

describe('a shorter script', () => {
  test('keeps name, price, call and the beginning and last line of a story', () => {
    const { texts, summary } = refine(told, 'make it 15 seconds')
    const text = texts.join(' ')
    for (const kept of ['Lidwell', '$18', 'Pick your size in the shop.', STORY[0], STORY.at(-1)])
      expect(text).toContain(kept)
    const lines = sentencesOf(TOLD)
    const left = new Set(sentencesOf(texts))
    const gone = lines.filter((line) => !left.has(line)).length
    expect(gone).toBeGreaterThan(0)
    expect(summary).toContain('there is no room left for')
  })

  test('keeps the sentence that the last line of a story needs, and one feature', () => {
    const story = [
      'I carried the fish home on the bus, and it was a hot day.',
      'A boy asked me for the time.',
      'The driver made me sit in the last row with the windows open.',
      'Grandma never bought a ticket in her life.',
      'I still get the last row to myself on that bus.',
    ]
    const features = ['It keeps cold for nine hours.', 'It has a wide strap.', 'It can stand upright.']
    const brief = { ...toldBrief, story: story.join(' '), features }
    const script = scriptOf([
      ...story,
      'The Lidwell pot lid keeps cold for nine hours. It has a wide strap. It can stand upright.',
      "It's $18. Pick your size in the shop.",
    ])
    const text = refine({ script, brief }, 'cut it by 35%').texts.join(' ')
    for (const kept of [story[0], story[2], story[4], 'nine hours']) expect(text).toContain(kept)
    expect(text).not.toContain('stand upright')
  })

  test('shows the pictures of both of two scenes that became one', () => {
    const { script } = refine(plain, 'make it 15 seconds')
    for (const { voiceover, visualCue } of script?.scenes ?? [])
      for (const [at, text] of PLAIN.entries())
        if (voiceover.includes(text)) expect(visualCue).toContain(`Picture ${at + 1} of`)
  })
})

describe('another manner', () => {
  test.each(['make it sound more casual', 'more excited', 'make it calmer, like a teacher', 'simplify the words'])(
    '"%s" changes words, no picture, and no sentence of a story',
    (prompt) => {
      const { texts, cues, summary } = refine(told, prompt)
      expect(texts.slice(0, STORY.length)).toEqual(STORY)
      expect(cues).toEqual(told.script.scenes.map(({ visualCue }) => visualCue))
      expect(summary).toMatch(/Your story stays as you typed it|the words stay yours/)
      if (!/simplify|excited/.test(prompt)) expect(texts).not.toEqual(TOLD)
    },
  )
})

test('a scene that named the product goes as asked, and the reply says what that means', () => {
  const { texts, summary } = refine(plain, 'delete scene 2')
  expect(texts).toEqual(PLAIN.filter((_, at) => at !== 1))
  expect(summary).toContain('The name of the product is not said any more')
})

describe('the price', () => {
  const priced = (line: string, priceText: string) => {
    const script = scriptOf([...PLAIN.slice(0, 4), line])
    for (const scene of script.scenes.slice(-1))
      scene.visualCue = 'Creator with the kneeler, the name and the price as text.'
    return { script, brief: { ...plainBrief, priceText, price: 34 } }
  }
  test.each([
    ["It's $34. Pick a color in the shop.", '$34'],
    ["It's RM34.00. Pick a color in the shop.", 'RM34.00'],
    ["It's 34 AMD. Pick a color in the shop.", '34 AMD / about $1'],
  ])('goes from words and picture: %s', (line, priceText) => {
    const { texts, cues } = refine(priced(line, priceText), 'no price please')
    expect(texts.at(-1)).toBe('Pick a color in the shop.')
    expect(cues.at(-1)).toBe('Creator with the kneeler, the name as text.')
  })

  test('changes in the currency that was typed', () => {
    const { texts, summary } = refine(priced("It's RM34.00. Pick a color in the shop.", 'RM34.00'), 'the price is 31')
    expect(texts.at(-1)).toBe("It's RM31. Pick a color in the shop.")
    expect(summary).toBe('The price is RM31 now.')
  })
})

describe('a reply names only what the lines show', () => {
  test('what is taken out is what was named', () => {
    const { texts } = refine(told, "don't mention that she left the window open")
    expect(texts.join(' ')).not.toContain('window')
    expect(sentencesOf(texts)).toHaveLength(sentencesOf(TOLD).length - 1)
  })

  test('end marks alone are no other words', () => {
    const { summary } = refine(
      { script: scriptOf(['The foam is four centimeters thick.', "It's $34."]), brief: plainBrief },
      'more excited',
    )
    expect(summary).not.toContain('in other words')
  })
})

describe('what the wish states otherwise', () => {
  test('what the script does not say stays unknown', () => {
    const { texts, summary } = refine(told, 'we had rice for lunch in March')
    expect(texts).toEqual(TOLD)
    expect(summary).toContain('I did not understand')
  })
})

describe('how it is said', () => {
  test('goes to the notes where the words are a story', () => {
    const { texts, script, summary } = refine(told, 'more deadpan')
    expect(texts).toEqual(TOLD)
    expect(script?.scenes.filter(({ notes }) => notes.includes('Deadpan'))).toHaveLength(2)
    expect(summary).toMatch(/^I put "Deadpan: .+" into the notes of scenes 1 and \d; the words stay yours\.$/)
  })

  test('less of a mood is its opposite, in one note only', () => {
    const { script, summary } = refine(told, "it's too ranty, calm it down")
    expect(script?.scenes[0]?.notes).toBe('Quiet and slow: half your usual volume, one breath between sentences.')
    expect(summary.match(/into the notes/g)).toHaveLength(1)
    expect(refine(told, 'make me sound less grumpy').script?.scenes[0]?.notes).toMatch(/^Warm:/)
  })

  test('funnier leaves the order of the story, says how to play it, and makes up no joke', () => {
    const { texts, script, summary } = refine(told, 'make it funnier')
    expect(texts).toEqual(TOLD)
    expect(script?.scenes[0]?.notes).toMatch(/^Playful:/)
    expect(summary).toContain('I make up no jokes')
  })

  test.each(['take your time with the ending', 'end on an invitation'])('%s moves no line of the story', (wish) => {
    expect(refine(told, wish).texts.slice(0, 3)).toEqual(TOLD.slice(0, 3))
    expect(refine(told, wish).texts.at(-1)).toBe(TOLD.at(-1))
  })

  test('a picture is taken as typed, and no word changes', () => {
    const { texts, cues, summary } = refine(told, 'in scene 2 show my kitchen window in the rain')
    expect(texts).toEqual(TOLD)
    expect(cues[1]).toBe('Your kitchen window in the rain.')
    expect(summary).toBe('The picture of scene 2 is "Your kitchen window in the rain" now; the words are the same.')
  })

  test('a question that is not about the script as a whole is not answered with a list', () => {
    expect(refine(told, 'is it legal to say that?').summary).toContain('I cannot judge')
    expect(refine(told, 'how long is this?').summary).toMatch(/^It has \d+ words: about \d+ s/)
    expect(refine(told, 'why is the price there?').summary).toContain('I cannot answer')
  })

  test('what is said to the writer is not spoken', () => {
    const { texts } = refine(told, "say out loud that it dries in an hour, I wrote that and I'm not seeing it")
    expect(texts.join(' ')).toContain('It dries in an hour.')
    expect(texts.join(' ')).not.toMatch(/out loud|wrote/)
  })
})

describe('scenes in other pieces', () => {
  test('two become one with both pictures', () => {
    const { texts, cues } = refine(told, 'merge scenes 2 and 3')
    expect(texts).toEqual([TOLD[0], `${TOLD[1]} ${TOLD[2]}`, ...TOLD.slice(3)])
    expect(cues[1]).toBe('Picture 2 of 8, to the lens; then: picture 3 of 8, to the lens.')
    expect(refine(told, 'merge scenes 2 and 5').changes).toEqual([])
  })
})

test.each([['it was two days, not three', 'We had toast for two days.']])(
  '"%s" puts a number right',
  (prompt, line) => {
    expect(refine(told, prompt).texts).toEqual(TOLD.map((text, at) => (at === 4 ? line : text)))
  },
)

test('the missing features are those that no scene says', () => {
  expect(refine(told, 'what did you leave out?').summary).toMatch(/Not said yet: "you can put it in the dishwasher"/i)
})

describe('parts in another order', () => {
  test('the price comes first where somebody wants it there', () => {
    const { texts, summary } = refine(plain, 'I want the price at the start')
    expect(texts[0]).toContain("It's $34.")
    expect(summary).toBe(`Moved "It's $34" to scene 1.`)
    expect(refine(plain, 'price first, then the rest').texts[0]).toContain("It's $34.")
  })
})

describe('names, numbers and persons', () => {
  test.each([["don't say my sister, say my aunt", 'my sister', 'my aunt']])('"%s"', (prompt, old, fresh) => {
    expect(refine(told, prompt).texts[0]).toBe(TOLD[0]?.replace(new RegExp(old, 'i'), 'My aunt'))
    expect(fresh).not.toBe(old)
  })
})

describe('wishes that name one thing only', () => {
  test('the call comes first, and an amount of money where it is wanted', () => {
    expect(refine(plain, 'the call to action first').texts[0]).toBe(`Pick a color in the shop. ${PLAIN[0]}`)
    expect(refine(plain, 'move the $34 to the beginning').texts[0]).toBe(`${PLAIN[0]} It's $34.`)
  })

  test('the feature goes, and not the product that it is part of', () => {
    expect(refine(plain, 'cut the foam feature').texts).not.toContain(PLAIN[2])
    const script = scriptOf([
      PLAIN[0] ?? '',
      'So I got the Brimley kneeler and stool.',
      ...PLAIN.slice(2, 4),
      'Turned over it is a stool.',
      PLAIN[4] ?? '',
    ])
    expect(refine({ script, brief: plainBrief }, 'the stool before the foam').texts.slice(2, 4)).toEqual([
      'Turned over it is a stool.',
      PLAIN[2],
    ])
  })

  test('a new last line says what it takes the place of', () => {
    expect(refine(plain, 'could the last sentence be "Ten minutes. Try it."?').summary).toBe(
      'It ends on "Ten minutes. Try it", in place of "Pick a color in the shop".',
    )
  })
})

test('a wish that names another line or topic is no wish for a stronger ending', () => {
  expect(refine(plain, 'please make the last sentence the first').changes).toEqual([])
  expect(refine(plain, 'end with something about winter').changes).toEqual([])
})

test('a feature that was typed opens the script though no sentence is made of all of it', () => {
  const brief = { ...plainBrief, features: [...plainBrief.features, 'Hit with hammer - blade is fixed, no axe'] }
  const { texts } = refine({ script: scriptOf(PLAIN), brief }, 'open with the hammer')
  expect(texts[0]).toMatch(/^Hit with hammer/)
})

describe('a reply claims only what is so', () => {
  const script = scriptOf(PLAIN)
  const [, scene] = script.scenes
  if (scene) scene.visualCue = 'Close on the trowel, as you say it; hands open the box (text on screen: Half price).'
  const seen = { script, brief: plainBrief }

  test('of words that are seen and not said, which change or go where they stand', () => {
    expect(refine(seen, '"Close on the trowel" mate there is no trowel').summary).toMatch(
      /^"Close on the trowel" is in the picture of scene 2, not in the words\./,
    )
    const { cues, summary, texts } = refine(seen, 'instead of trowel use garden fork')
    expect(cues[1]).toMatch(/^Close on the garden fork, as you say it;/)
    expect(summary).toBe('Put "garden fork" for "trowel" in the picture of scene 2; it is not spoken.')
    expect(texts).toEqual(PLAIN)
    expect(refine(seen, 'Remove the text "Half price" from scene 2, it is wrong').cues[1]).toBe(
      'Close on the trowel, as you say it; hands open the box.',
    )
    expect(refine(seen, 'remove the box in scene 2').cues[1]).toBe(
      'Close on the trowel, as you say it (text on screen: Half price).',
    )
    const film = refine(seen, 'Use light from car, not window light').script?.scenes[0]
    expect(film?.cameraDirection).toBe('Close-up, handheld, light from car.')
    expect(refine(seen, 'change window to door').changes).toEqual([])
  })

  test('a word of the sentence goes with its camera untouched', () => {
    const other = { script: scriptOf(['I knelt by the window.', ...PLAIN.slice(1)]), brief: plainBrief }
    const [film] = refine(other, 'change window to door').script?.scenes ?? []
    expect([film?.voiceover, film?.cameraDirection]).toEqual([
      'I knelt by the door.',
      'Close-up, handheld, window light.',
    ])
  })

  test.each([
    ['Scene 2, show the kneeler in the mud', /^The picture of scene 2 is "The kneeler in the mud" now; [^.]*\.$/],
    ['Scene 3, more energy', /^I did not understand "Scene 3, more energy"/],
    ['Say the kneeler weighs 2 kg. Is that too much?', /^(?!.*nothing was changed)/],
    ['say foam earlier', /^Scene 3 says it: .* How much earlier I cannot know/],
    ['More short please, 30 seconds is much', /^(?!It already fits)/],
    ['How long do I have in scene 3?', /^Scene 3 has 6 words: about \d+ s/],
    ['Is the story too long?', /^I cannot answer that/],
    ['Open with "They don\'t want you to know about knees"', /"They don't want you to know" is on the list/],
  ])('"%s"', (prompt, reply) => {
    expect(refine(plain, prompt).summary).toMatch(reply)
  })

  test('of figures that another clause brought in', () => {
    const brief = { ...plainBrief, features: [...plainBrief.features, 'Dimensions: 51 x 17 x 120 cm'] }
    const { summary } = refine({ script: scriptOf(PLAIN), brief }, 'Where is dimensions? Must be 51 x 17 x 120 cm.')
    expect(summary).toMatch(/^Added "Dimensions: 51 by 17 by 120 centimeters"\.(?!.*did not understand)/)
  })

  test('of a sentence without some of its words', () => {
    const text = 'My brothers wear the pads to farm, so the foam faces me and not the mud.'
    const input = { script: scriptOf([text, ...PLAIN.slice(1)]), brief: plainBrief }
    expect(refine(input, 'take out "to farm"').texts[0]).toBe(text.replace(' to farm', ''))
    expect(refine(input, 'remove "and not the mud"').texts[0]).toBe(text.replace(' and not the mud', ''))
    expect(refine(input, 'remove "the pads"').summary).toMatch(/^I am not sure that .* is still a sentence without/)
  })

  test('of a quoted line that is to stand elsewhere, or to hold another word', () => {
    for (const rest of ['that needs to come before the price, and say "Thick foam"', 'which foam? Say the gel'])
      expect(refine(plain, `"The foam is four centimeters thick" - ${rest}`).changes).toEqual([])
  })
})
