/**
 * Counts blind readings: `npm run count:readings -- FOLDER KEY`, with `-- --worst` also what readers named as the worst line of each script.
 *
 * The folder holds `reading.md` as `npm run read:scripts` prints it and one `reader*.json` per reader, as docs/reading-tasks.md asks for. Prints the share of
 * readings that would be filmed as written, and at most after small edits, for known and unknown kinds of products, with and without a story.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const GRADES = ['person', 'hook', 'story', 'pictures', 'brief'] as const
type Answer = { script: number; verdict: 'as is' | 'edits' | 'no'; worst: string } & Record<
  (typeof GRADES)[number],
  number
>

const { values, positionals } = parseArgs({ allowPositionals: true, options: { worst: { type: 'boolean' } } })
const [folder, keyFile] = positionals
if (!folder || !keyFile) throw new Error('Name a folder and its key: FOLDER KEY')

const key = JSON.parse(readFileSync(keyFile, 'utf8')) as { script: number; from: string; kind?: string }[]
const stories = new Map(
  readFileSync(join(folder, 'reading.md'), 'utf8')
    .split(/^(?=## Script )/m)
    .map((text) => {
      const brief = JSON.parse(/^Brief: (.*)$/m.exec(text)?.[1] ?? '{}') as { story?: string }
      return [Number(/^## Script (\d+)/.exec(text)?.[1]), Boolean(brief.story)]
    }),
)
const readers = readdirSync(folder)
  .filter((name) => /^reader\d+\.json$/.test(name))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Answer[])

const GROUPS: Record<string, (script: (typeof key)[number]) => boolean> = {
  known: ({ kind = 'unknown' }) => kind !== 'unknown',
  unknown: ({ kind }) => kind === 'unknown',
  'known, with a story': ({ script, kind = 'unknown' }) => kind !== 'unknown' && isStory(script),
  'unknown, with a story': ({ script, kind }) => kind === 'unknown' && isStory(script),
  'without a story': ({ script, from }) => from === 'writer' && !isStory(script),
  'all of ours': ({ from }) => from === 'writer',
  'written by hand': ({ from }) => from !== 'writer',
}
const isStory = (script: number) => stories.get(script) === true
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const percent = (share: number) => `${Math.round(share * 100)} %`

console.log('| group | scripts | readings | as is | filmable | mean grade |\n| --- | --- | --- | --- | --- | --- |')
for (const [name, isIn] of Object.entries(GROUPS)) {
  const scripts = new Set(key.filter(isIn).map(({ script }) => script))
  const answers = readers.flatMap((answers) => answers.filter(({ script }) => scripts.has(script)))
  if (answers.length === 0) continue
  const cells = [
    name,
    scripts.size,
    answers.length,
    percent(mean(answers.map(({ verdict }) => Number(verdict === 'as is')))),
    percent(mean(answers.map(({ verdict }) => Number(verdict !== 'no')))),
    mean(answers.map((answer) => mean(GRADES.map((grade) => answer[grade])))).toFixed(2),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

if (values.worst)
  for (const { script, kind } of key.filter(({ from }) => from === 'writer')) {
    const answers = readers.flatMap((answers) => answers.filter((answer) => answer.script === script))
    console.log(`\n${script} (${kind}): ${answers.map(({ verdict }) => verdict).join(', ')}`)
    for (const { worst } of answers.filter((answer) => answer.worst !== '')) console.log(`- ${worst}`)
  }
