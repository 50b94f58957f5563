import type { ExportedScript } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { growth } from '../../../testing/growth'
import { clock, scriptMarkdown } from './script-markdown'
import { tableHead, tableLine } from './script-table'
import { sceneOf } from './testing'

const SCRIPT: ExportedScript = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Tumbler\n# not a heading',
  description: null,
  script_data: {
    scenes: [sceneOf(1, 'My bag was wet. Again.', 3.5), null, 'no scene', sceneOf(2, 'Not with this lid.')],
    hashtags: ['#tumbler', 7, '#dry'],
    caption: 'Dry.',
  },
  script_text: 'My bag was wet. Again.\n\nNot with this lid.',
  product_name: 'Glaciero tumbler',
  audience: 'everyone',
  video_length: 30,
  video_style: 'storytelling',
  style: null,
  tone: 'helpful-friend',
  price: 29.9,
  features: ['Leakproof lid'],
  tags: [],
  status: 'ready_to_film',
  kanban_status: null,
  viral_potential_score: 8.4,
  views: null,
  likes: null,
  shares: 12,
  sales: 3,
  posted_at: '2026-11-21T09:00:00+00:00',
  board_position: 1_795_000_000.5,
  result_link: 'https://video.example/7',
  clicks: 40,
  revenue: 59.97,
  results_at: '2026-11-21T10:00:00+00:00',
  results_from: 'hand',
  metadata: {},
  seo: null,
  folder_id: null,
  created_at: '2026-11-20T10:00:00.123456+00:00',
  updated_at: '2026-11-21T10:00:00+00:00',
}

test('a script is readable as text: title, facts, scenes with their times, hashtags [OP-55]', () => {
  const text = scriptMarkdown(SCRIPT, 'Kitchen')
  expect(text).toMatch(/^# Tumbler # not a heading\n\n- Product: Glaciero tumbler\n- Price: \$29\.90\n/)
  const typed = { ...SCRIPT, metadata: { brief: { price: 29.9, priceText: '29,90 €/mo' } } }
  expect(scriptMarkdown(typed, undefined)).toContain('\n- Price: 29,90 €/mo\n')
  expect(scriptMarkdown({ ...typed, price: 19 }, undefined)).toContain('\n- Price: $19\n')
  expect(text).toContain('- Folder: Kitchen\n')
  expect(text).toContain(
    '- Shares: 12\n- Sales: 3\n- Clicks: 40\n- Revenue: 59.97\n- Video: https://video.example/7\n- Posted: 2026-11-21\n',
  )
  expect(text).toContain('### Scene 1 (0:00-0:03.5)\n\nMy bag was wet. Again.\n\n- Visual: Cue 1\n- Camera: Close-up')
  expect(text).toContain('### Scene 2 (0:03.5-0:07.5)\n\nNot with this lid.')
  expect(text).toContain('## Hashtags\n\n#tumbler #dry\n')
  expect(text).not.toContain('Text as saved')
})

test('the file has a heading for what there is, and nothing else [OP-55]', () => {
  const bare = { ...SCRIPT, title: 'Mug', features: [], shares: null, sales: null, clicks: null, revenue: null }
  const unposted = { ...bare, viral_potential_score: null, posted_at: null, result_link: null, tone: null, price: null }
  const facts = [
    ['Product', 'Glaciero tumbler'],
    ['Status', 'Ready to film'],
    ['Length', '30 seconds'],
    ['Style', 'Storytelling'],
    ['Audience', 'Everyone'],
    ['Written', '2026-11-20'],
    ['Changed', '2026-11-21'],
  ]
  const head = `# Mug\n\n${facts.map(([name, value]) => `- ${name}: ${value}`).join('\n')}\n\n`
  const written = (given: object) => scriptMarkdown({ ...unposted, ...given }, undefined)
  expect(written({ script_data: { hashtags: '#a', caption: 7 }, script_text: ' One. ', description: '  ' })).toBe(
    `${head}## Script\n\nOne.\n`,
  )
  const scenes = [{ voiceover: 'One.' }]
  expect(
    written({ script_data: { scenes, caption: ' Dry. ' }, script_text: ' Two. ', description: ' For July. ' }),
  ).toBe(`${head}For July.\n\n## Script\n\n### Scene 1\n\nOne.\n\n## Text as saved\n\nTwo.\n\n## Caption\n\nDry.\n`)
})

test('text that was changed by hand is in the file beside the scenes it came from [OP-55]', () => {
  const text = scriptMarkdown({ ...SCRIPT, script_text: 'Quite another text.' }, undefined)
  expect(text).toContain('## Text as saved\n\nQuite another text.')
})

test('scenes keep their times and notes whatever else was saved with them, and what they leave out is kept as text [OP-55]', () => {
  const scenes = [
    { duration: '3', voiceover: 'One. ', notes: ' Film\n it  late. ', visualCue: '' },
    { duration: -5, voiceover: 'Two.' },
    { duration: 36_000, voiceover: 'Two.' },
    { duration: 2, voiceover: 'Three.' },
  ]
  const written = (script_text: string) =>
    scriptMarkdown({ ...SCRIPT, script_data: { scenes }, script_text }, undefined)
  const text = written(' ')
  expect(text).toContain(
    '### Scene 1\n\nOne.\n\n- Notes: Film it late.\n\n### Scene 2\n\nTwo.\n\n### Scene 3\n\nTwo.\n\n### Scene 4 (0:00-0:02)\n',
  )
  expect(text).not.toContain('Text as saved')
  expect(written('One. Two. Two. Three.')).not.toContain('Text as saved')
  expect(written('One. Two. Three.')).toContain('## Text as saved\n\nOne. Two. Three.')
})

test('a script of twenty thousand scenes costs no more than as many of a few [OP-55]', async () => {
  const words = `${'ab'.repeat(5)}c`
  const written = (size: number) => () => {
    const scenes = Array.from({ length: size }, () => ({ voiceover: words }))
    const script_text = `${'ab'.repeat(1.25 * size)}${words}`
    expect(scriptMarkdown({ ...SCRIPT, script_data: { scenes }, script_text }, undefined)).toContain(
      `### Scene ${size}`,
    )
  }
  expect(await growth(32, written(625), written(20_000))).toBeLessThan(8)
})

test.each([
  [{ ...SCRIPT, script_data: {} }, 'My bag was wet. Again.'],
  [{ ...SCRIPT, script_data: { scenes: { length: 3 } }, script_text: '' }, '(empty)'],
  [
    { ...SCRIPT, script_data: { scenes: [{ duration: 'x', voiceover: 'Only words.' }] }, script_text: '' },
    '### Scene 1\n\nOnly words.',
  ],
])('whatever was saved as scenes, a script has a text %#', (script, expected) => {
  expect(scriptMarkdown(script, undefined)).toContain(expected)
})

test.each([
  [0, '0:00'],
  [4, '0:04'],
  [59.5, '0:59.5'],
  [60, '1:00'],
  [179.5, '2:59.5'],
])('%d seconds read %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text)
})

test.each(["=cmd|' /C calc'!A0", '=HYPERLINK("https://evil.example")', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1'])(
  'a table program does not run %j as a formula [OP-55]',
  (title) => {
    const line = tableLine({ ...SCRIPT, title }, { folder: undefined, file: 'scripts/a.md' })
    expect(line).toMatch(/^"?'/)
  },
)

test('the table has a name for each cell, and quotes what holds commas, quotes and lines', () => {
  expect(tableHead()).toMatch(/^\uFEFFtitle,product_name,/)
  expect(tableHead().split(',')).toHaveLength(24)
  const line = tableLine({ ...SCRIPT, title: 'A "b", c' }, { folder: 'Kitchen', file: 'scripts/a.md' })
  expect(line).toMatch(/^"A ""b"", c",Glaciero tumbler,ready_to_film,Kitchen,/)
  expect(line.endsWith('Not with this lid."\r\n')).toBe(true)
})
