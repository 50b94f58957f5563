/**
 * Prints scripts for a blind reading: `npm run read:scripts -- --briefs FILE --seed N --count 30 --references FILE --mixed 10 --out FOLDER`.
 *
 * `--briefs` is a JSON list of briefs as people fill in the form (`price` as text, `currency` as in web/src/features/studio/currency.ts), made fresh for every
 * reading: docs/reading-tasks.md says how. `--references` is a file like domain/reference-scripts.md whose scripts are mixed in unmarked. Writes `reading.md` for the reader and `key.json`, which says where each script is from, for the count.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ScriptBrief } from '../shared/src'
import { seededRandom } from '../writer/src/language'
import { readPrice } from '../web/src/features/studio/price-text'
import { kindIn, notesOf, runPipeline } from '../writer/src/pipeline'
import { readKinds } from './read-kinds'

const { values } = parseArgs({
  options: {
    briefs: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    references: { type: 'string' },
    mixed: { type: 'string', default: '0' },
    out: { type: 'string', default: 'test-results/reading' },
  },
})
if (!values.briefs) throw new Error('Name a file with briefs: --briefs FILE')

interface Item {
  brief: string
  /** What the studio shows beside the script. */
  note?: string
  scenes: string
  key: Record<string, unknown>
}

const random = seededRandom(values.seed)
const material = readKinds()
const typed = JSON.parse(readFileSync(values.briefs, 'utf8')) as object[]
const ours = random.stream('ours').shuffle(typed).slice(0, Number(values.count)).map(written)
const items = random.stream('order').shuffle([...ours, ...references(Number(values.mixed))])

mkdirSync(values.out, { recursive: true })
writeFileSync(
  join(values.out, 'reading.md'),
  items
    .map(({ brief, note, scenes }, at) =>
      [`## Script ${at + 1}`, `Brief: ${brief}`, ...(note ? [`Shown beside it: ${note}`] : []), `${scenes}\n`].join(
        '\n\n',
      ),
    )
    .join('\n'),
)
writeFileSync(
  join(values.out, 'key.json'),
  JSON.stringify(
    items.map(({ key }, at) => ({ script: at + 1, ...key })),
    null,
    1,
  ),
)
console.log(`${items.length} scripts in ${values.out}`)

/** What the form sends: the price with the chosen currency. */
function sent({ price = '', currency = 'other', ...rest }: { price?: unknown; currency?: string }): object {
  if (typeof price !== 'string') return { ...rest, price }
  const reading = readPrice({ price, currency })
  if ('error' in reading) throw new Error(`${price}: ${reading.error}`)
  return { ...rest, ...reading }
}

function written(typed: object): Item {
  const raw = sent(typed)
  const brief = ScriptBrief.parse(raw)
  const found = kindIn(brief, material)
  const kind = material.kinds.find(({ id }) => id === found?.id)
  const done = runPipeline(brief, { seed: values.seed, kind, skeletons: material.skeletons, common: material.common })
  const scenes = done?.written.scenes ?? []
  return {
    brief: JSON.stringify(raw),
    note: notesOf(done).notes.join(' ') || undefined,
    scenes: scenes
      .map(
        ({ id, duration, voiceover, visualCue }) =>
          `${id}. (${duration} s) ${voiceover.replaceAll('\n', '  \n   ')}  \n   *Seen:* ${visualCue}`,
      )
      .join('\n'),
    key: {
      from: 'writer',
      kind: kind?.id ?? 'unknown',
      angle: done?.plan.angle.id,
      isOwn: done?.plan.angle.isOwn,
      words: done?.written.words,
    },
  }
}

/** Scripts of the reference file: a JSON brief, then numbered scenes. */
function references(count: number): Item[] {
  if (!values.references || count === 0) return []
  const all = readFileSync(values.references, 'utf8')
    .split(/^### /m)
    .slice(1)
    .flatMap((section): Item[] => {
      const brief = /```json\n([\s\S]*?)```/.exec(section)?.[1]
      const scenes = /```\n+(1\. [\s\S]*?)(?=\n\nWhy it works)/.exec(section)?.[1]
      if (!brief || !scenes) return []
      return [
        { brief: brief.replace(/\s+/g, ' ').trim(), scenes, key: { from: 'reference', title: section.split('\n')[0] } },
      ]
    })
  return random.stream('references').shuffle(all).slice(0, count)
}
