import { ScriptBrief } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { exampleScript } from './example-script'
import { savedScore } from '@reelwright/shared'
import { rowWithoutMissingColumn, saveErrorText, savedText, scriptRow } from './script-row'

const brief = ScriptBrief.parse({ productName: 'Glaciero tumbler', targetAudience: 'women' })
const context = { brief, status: 'draft', offline: false } as const

test('keeps the whole script and the columns that lists show [B-EN-08, B-EN-16, B-CN-09]', () => {
  const script = exampleScript()
  const row = scriptRow(script, { ...context, status: 'tracking' })
  expect(row).toMatchObject({
    title: script.title,
    script_text: script.spoken_script,
    product_name: 'Glaciero tumbler',
    audience: 'women',
    video_style: 'storytelling',
    tone: 'excited-discovery',
    video_length: 60,
    price: 29.99,
    features: ['leakproof'],
    viral_potential_score: 8.4,
    status: 'tracking',
    metadata: { generatedBy: 'server' },
  })
  expect(row.script_data).toMatchObject({
    spoken_script: script.spoken_script,
    script: script.spoken_script,
    scenes: script.scenes,
    script_sections: [{ text: 'Line 1.', visual: 'Cue 1' }, {}, {}, {}],
    metadata: { viralScore: '8.4/10' },
  })
})

describe('the saved text is the first available of', () => {
  const all = {
    spoken_script: 'spoken',
    script_text: 'text',
    voiceover: 'voice',
    scenes: [{ voiceover: 'a' }, { script: 'b' }, { voiceover: ' ' }],
    script_sections: [{ text: 'c' }, {}, { text: 'd' }],
  }
  test.each([
    ['the spoken script', all, 'spoken'],
    ['script_text', { ...all, spoken_script: ' ' }, 'text'],
    ['the voiceover', { ...all, spoken_script: '', script_text: undefined }, 'voice'],
    ['the scenes', { scenes: all.scenes, script_sections: all.script_sections }, 'a\n\nb'],
    ['the sections', { scenes: [], script_sections: all.script_sections }, 'c d'],
    ['a placeholder', {}, 'Script content not available'],
  ])('%s [B-EN-16, OP-57]', (_, script, text) => expect(savedText(script)).toBe(text))
})

describe('falls back', () => {
  const saved = (script: Parameters<typeof scriptRow>[0]) => scriptRow(script, context)
  test('for the product: name beside, title, "Untitled Product" [B-EN-17]', () => {
    expect(saved({ product_name: 'Lamp', title: 'Mug - Skit Script' }).product_name).toBe('Lamp')
    expect(saved({ title: 'Mug - Skit Script' }).product_name).toBe('Mug')
    expect(saved({ title: ' ' }).product_name).toBe('Untitled Product')
  })
  test('for the audience: field beside, "General" [B-EN-18]', () => {
    expect(saved({ target_audience: 'gamers' }).audience).toBe('gamers')
    expect(saved({}).audience).toBe('General')
  })
  test('for the style: field beside, title, storytelling [B-EN-19]', () => {
    expect(saved({ video_style: 'skit', title: 'Mug - Hook Script' }).video_style).toBe('skit')
    expect(saved({ title: 'Mug - Hook Script' }).video_style).toBe('Hook')
    expect(saved({ title: 'Mug' }).video_style).toBe('storytelling')
  })
  test('for tone, length and price [B-CN-07, B-EN-02, B-EN-04]', () => {
    expect(saved({})).toMatchObject({ tone: 'energetic', video_length: 60, price: null })
  })
})

test.each([
  ['8.2/10', 8.2],
  ['9', 9],
  ['Score: 7.5 of 10', 7.5],
  ['excellent', 85],
  [undefined, 85],
  ['250', 100],
])('saves the score %j as %s [B-CN-09, CX-35]', (text, score) => expect(savedScore(text)).toBe(score))

test('fits what the database accepts [OP-64]', () => {
  const row = scriptRow(
    {
      title: '😀'.repeat(300),
      spoken_script: 'x'.repeat(60_000),
      metadata: { productName: 'p'.repeat(300), videoLength: 600 },
    },
    context,
  )
  expect(Array.from(row.title)).toHaveLength(200)
  expect(row.script_text).toHaveLength(50_000)
  expect(row.product_name).toHaveLength(200)
  expect(row.video_length).toBe(180)
})

describe('when a column is missing', () => {
  const row = scriptRow(exampleScript(), context)
  test('status goes [B-CL-11, CX-46]', () => {
    const again = rowWithoutMissingColumn(row, {
      code: 'PGRST204',
      message: "Could not find the 'status' column of 'scripts' in the schema cache",
    })
    expect(again).toEqual({ ...row, status: undefined })
    expect(again).not.toHaveProperty('status')
  })
  test('metadata moves into the script [B-CL-12, CX-46]', () => {
    const again = rowWithoutMissingColumn(row, {
      code: '42703',
      message: 'column "metadata" of relation "scripts" does not exist',
    })
    expect(again).not.toHaveProperty('metadata')
    expect(again?.script_data).toMatchObject({ row_metadata: { generatedBy: 'server' }, scenes: expect.anything() })
  })
  test.each([
    { code: '23514', message: 'new row for relation "scripts" violates check constraint "scripts_status_known"' },
    { code: 'PGRST204', message: "Could not find the 'kanban_status' column of 'scripts' in the schema cache" },
    { message: 'Failed to fetch' },
  ])('nothing else is tried again: $message [CX-46]', (error) => {
    expect(rowWithoutMissingColumn(row, error)).toBeUndefined()
  })
  test('the message says so [B-ER-14, B-ER-15, OP-68]', () => {
    expect(saveErrorText({ code: 'PGRST204', message: "Could not find the 'script_data' column of 'scripts'" })).toBe(
      'Database schema issue: the script_data column is missing. Please contact support.',
    )
    expect(saveErrorText({ message: 'Failed to fetch' })).toBe('Error saving script: Failed to fetch')
  })
})
