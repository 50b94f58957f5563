import { ScriptBrief } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { exampleEdit } from '../edited-script/example-edit'
import { exampleScript } from '../example-script'
import { EMPTY_FORM } from '../brief-form'
import {
  briefOf,
  formOf,
  readHistory,
  sameContent,
  type ScriptRow,
  scriptOfText,
  type StoredVersion,
} from './stored-script'

const row = (more: Partial<ScriptRow> = {}): ScriptRow => ({
  id: 'row',
  user_id: 'ana',
  title: 'Mug - Skit Script',
  description: null,
  script_data: {},
  script_text: '',
  product_name: 'Mug',
  audience: 'women',
  video_length: 30,
  video_style: 'skit',
  style: null,
  tone: 'casual-review',
  price: 12,
  features: ['light'],
  tags: [],
  status: 'in_progress',
  kanban_status: null,
  viral_potential_score: null,
  views: null,
  likes: null,
  shares: null,
  metadata: {},
  seo: null,
  result_link: null,
  clicks: null,
  revenue: null,
  results_at: null,
  results_from: null,
  folder_id: null,
  change_note: null,
  idempotency_key: null,
  created_at: '2026-11-21T10:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
  editing_session: null,
  preview: '',
  board_column: 'draft',
  board_position: 0,
  posted_at: null,
  sales: null,
  ...more,
})
const version = (more: Partial<StoredVersion> = {}): StoredVersion => ({
  id: 'v1',
  version_number: 1,
  name: null,
  title: 'Mug - Skit Script',
  change_description: 'Created',
  script_text: 'One.\n\nTwo.',
  script_data: {},
  created_at: '2026-11-21T10:00:00Z',
  ...more,
})
const read = (stored: StoredVersion, of = row()) => {
  const [only] = readHistory(of, [stored])
  if (!only) throw new Error('No version')
  return only
}

describe('a version of the history', () => {
  test('of our own is read as it was kept, with its locks [OP-52]', () => {
    const script = { ...exampleEdit(['One.', 'Two.']), locked: [2] }
    const { script: again } = read(
      version({ title: script.title, script_text: script.spoken_script, script_data: { ...script } }),
    )
    expect(again).toMatchObject({ scenes: script.scenes, locked: [2], hashtags: script.hashtags })
  })

  test('has the facts that were changed beside it', () => {
    const script = exampleScript()
    const stored = version({ script_text: script.spoken_script, script_data: { ...script } })
    expect(read(stored, row({ product_name: 'Big mug', video_length: 45 })).script.metadata).toMatchObject({
      productName: 'Big mug',
      videoLength: 45,
    })
  })

  test('with words of its own, written by hand in the library, keeps its cues', () => {
    const script = exampleScript({ durations: [4, 5] })
    const { script: again } = read(version({ script_text: 'New one.\n\nNew two.', script_data: { ...script } }))
    expect(again.scenes.map(({ voiceover, visualCue, duration }) => [voiceover, visualCue, duration])).toEqual([
      ['New one.', 'Cue 1', 4],
      ['New two.', 'Cue 2', 5],
    ])
  })

  test.each<[string, Partial<StoredVersion>, string[]]>([
    ['a text alone', {}, ['One.', 'Two.']],
    ['sections', { script_data: { script_sections: [{ text: 'One.' }, { text: 'Two.' }] } }, ['One.', 'Two.']],
    ['nonsense beside a text', { script_data: { scenes: 'no', metadata: 7 } }, ['One.', 'Two.']],
    ['nothing at all', { script_text: '' }, ['Script content not available']],
  ])('of another shape becomes a script: %s [B-EN-16]', (_, stored, lines) => {
    expect(read(version(stored)).script.scenes.map(({ voiceover }) => voiceover)).toEqual(lines)
  })
})

describe('what a script was written from', () => {
  test('is what was kept with it, else what its row says [B-ST-03]', () => {
    const typed = { targetAudience: 'dog people', painPoint: 'Cold tea', story: 'I left it on the roof of the car.' }
    const brief = ScriptBrief.parse({ productName: 'Mug', ...typed })
    const kept = briefOf(row({ metadata: { brief } }))
    expect(kept.brief).toMatchObject(typed)
    expect(formOf(kept, 'draft').story).toBe(typed.story)
    expect(briefOf(row()).brief).toMatchObject({ productName: 'Mug', style: 'skit', price: 12, features: ['light'] })
    expect(briefOf(row({ product_name: ' ', audience: '', video_length: 9000 })).brief.productName).toBe(
      'Untitled Product',
    )
  })

  test('fills the form, an audience of its own as custom [B-ST-04]', () => {
    expect(formOf(briefOf(row()), 'in_progress')).toMatchObject({
      productName: 'Mug',
      price: '12',
      currency: '$',
      targetAudience: 'women',
      features: [{ text: 'light' }],
      videoStyle: 'skit',
      status: 'in_progress',
    })
    const custom = formOf(briefOf(row({ audience: 'dog people', features: [], price: 0 })), 'posted')
    expect(custom).toMatchObject({
      targetAudience: 'custom',
      customTargetAudience: 'dog people',
      price: '',
      status: 'draft',
    })
    expect(custom.features).toEqual(EMPTY_FORM.features)
  })
})

describe('a text without scenes', () => {
  const brief = briefOf(row()).brief
  test('has a scene for each paragraph, as long as it takes to say it [B-ST-03]', () => {
    const { scenes } = scriptOfText('One two three four five six seven.\n\nEight.', brief)
    expect(scenes.map(({ voiceover, duration }) => [voiceover, duration])).toEqual([
      ['One two three four five six seven.', 2.5],
      ['Eight.', 2],
    ])
  })

  test.each([
    ['lines instead of paragraphs', 'One.\nTwo.', 2],
    ['more paragraphs than scenes', Array.from({ length: 400 }, (_, at) => `Line ${at}.`).join('\n\n'), 180],
    ['200 kB without a break', 'word '.repeat(40_000), 1],
  ])('is bounded: %s', (_, text, scenes) => expect(scriptOfText(text, brief).scenes).toHaveLength(scenes))
})

test('two scripts are the same whatever order the database gave their keys', () => {
  const script = exampleEdit(['One.', 'Two.'])
  const [first, second] = script.scenes.map((scene) => Object.fromEntries(Object.entries(scene).toReversed()))
  const other = { ...script, scenes: [first, second] as typeof script.scenes }
  expect(sameContent(script, other)).toBe(true)
  expect(sameContent(script, exampleEdit(['One.', 'Other.']))).toBe(false)
})
