/**
 * Compares the craft score with blind readings: `npm run score:readings -- FOLDER KEY [FOLDER KEY ...]`.
 *
 * A folder holds `reading.md` as `npm run read:scripts` prints it and one `reader*.json` per reader: a list of
 * `{ script, person, hook, story, pictures, brief }` with grades from 1 to 5. A key is the `key.json` of that reading. Prints the rank
 * correlation (Spearman) of score and mean grade, how far readers agree with each other, and advice that the script contradicts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ScriptBrief } from '../shared/src'
import { craftScorer, type CraftScore, type ScoredScene } from '../writer/src/score'
import { contradictionsIn } from '../writer/src/testing/contradictions'

const GRADES = ['person', 'hook', 'story', 'pictures', 'brief'] as const
type Grades = Record<(typeof GRADES)[number], number>
type Answer = { script: number; grades?: Grades } & Partial<Grades>

interface Read {
  score: CraftScore
  /** The mean grade of each reader. */
  readers: number[]
  isOurs: boolean
  hasStory: boolean
  contradictions: string[]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function main(paths: readonly string[]) {
  if (paths.length === 0 || paths.length % 2 > 0)
    throw new Error('Name folders with their keys: FOLDER KEY [FOLDER KEY ...]')
  const sets = paths.flatMap((folder, at) =>
    at % 2 === 0 ? [{ folder, scripts: readSet(folder, paths[at + 1] ?? '') }] : [],
  )
  const rows = sets.map(({ folder, scripts }) => {
    const ours = scripts.filter(({ isOurs }) => isOurs)
    const groups = [scripts, ours, ours.filter(({ hasStory }) => !hasStory)]
    return [folder, ...groups.map((group) => correlationOf(group)), balanced(scripts), agreementOf(scripts)]
  })
  print(['Set', 'all', 'ours', 'ours, no story', 'a third by hand', 'one reader with the others'], rows)
  const all = sets.flatMap(({ scripts }) => scripts)
  const ids = [...new Set(all.flatMap(({ score }) => score.parts.map(({ id }) => id)))].toSorted()
  const pointsOf = ({ score }: Read, id: string) => score.parts.find((part) => part.id === id)?.points ?? 5
  print(
    ['Part alone', 'all', 'ours'],
    ids.map((id) => [
      id,
      ...[() => true, ({ isOurs }: Read) => isOurs].map((isWanted) =>
        mean(sets.map(({ scripts }) => correlationOf(scripts.filter(isWanted), (script) => pointsOf(script, id)))),
      ),
    ]),
  )
  const wrong = all.flatMap(({ contradictions }) => contradictions)
  console.log(`${wrong.length} contradictions in ${all.length} scripts`, ...wrong.map((each) => `\n  ${each}`))
}

function readSet(folder: string, keyFile: string): Read[] {
  const key = JSON.parse(readFileSync(keyFile, 'utf8')) as { script: number; from: string }[]
  const readers = readdirSync(folder)
    .filter((name) => /^reader\d+\.json$/.test(name))
    .map(
      (name) =>
        new Map((JSON.parse(readFileSync(join(folder, name), 'utf8')) as Answer[]).map((each) => [each.script, each])),
    )
  return readFileSync(join(folder, 'reading.md'), 'utf8')
    .split(/^(?=## Script )/m)
    .flatMap((text) => {
      const script = Number(/^## Script (\d+)/.exec(text)?.[1])
      const answers = readers.flatMap((answersOf) => answersOf.get(script) ?? [])
      if (answers.length === 0) return []
      const brief = briefIn(text)
      const scenes = scenesIn(text)
      const { score } = craftScorer(brief)(scenes)
      return {
        score,
        readers: answers.map(({ grades, ...own }) => mean(GRADES.map((grade) => (grades ?? own)[grade] ?? NaN))),
        isOurs: key.find((each) => each.script === script)?.from === 'writer',
        hasStory: Boolean(brief.story),
        contradictions: contradictionsIn(score, { scenes, brief }).map((fix) => `${folder} ${script}: ${fix}`),
      }
    })
}

/** Hand-written scripts have the price as text and another name for the style. */
function briefIn(text: string): ScriptBrief {
  const raw = JSON.parse(/^Brief: (.*)$/m.exec(text)?.[1] ?? '{}') as Record<string, unknown>
  const { price, videoStyle } = raw
  const typed = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== '' && value !== null))
  const number =
    typeof price === 'string'
      ? (/\d[\d.,]*/.exec(price)?.[0] ?? '0').replace(/,(?=\d{3}\b)/g, '').replace(',', '.')
      : price
  return ScriptBrief.parse({
    ...(videoStyle !== undefined && { style: videoStyle }),
    ...typed,
    ...(typeof price === 'string' && { priceText: price }),
    price: Number(number),
  })
}

const scenesIn = (text: string): ScoredScene[] =>
  text
    .split(/\n(?=\d+\. \()/)
    .slice(1)
    .map((scene) => {
      const [, seconds = '0', said = ''] = /^\d+\. \(([\d.]+) s\) ?([^]*)$/.exec(scene.trim()) ?? []
      const [voiceover = '', visualCue = ''] = said.split(/\s*[_*]Seen:[_*]/)
      return {
        duration: Number(seconds),
        voiceover: voiceover.replace(/ *\n */g, '\n').trim(),
        visualCue: visualCue.trim(),
        cameraDirection: '',
      }
    })

const correlationOf = (scripts: readonly Read[], points: (script: Read) => number = ({ score }) => score.total) =>
  spearman(
    scripts.map(points),
    scripts.map(({ readers }) => mean(readers)),
  )

/** Two of ours for each hand-written one: the mean of all such samples whose first script is another one. */
function balanced(scripts: readonly Read[]): number {
  const byHand = scripts.filter(({ isOurs }) => !isOurs)
  const ours = scripts.filter(({ isOurs }) => isOurs)
  const wanted = Math.min(ours.length, 2 * byHand.length)
  return mean(
    ours.map((_, at) => correlationOf([...byHand, ...[...ours.slice(at), ...ours.slice(0, at)].slice(0, wanted)])),
  )
}

/** The mean correlation of one reader with the mean of the others: what a score could reach at most. */
const agreementOf = (scripts: readonly Read[]) =>
  mean(
    (scripts[0]?.readers ?? []).map((_, reader) =>
      spearman(
        scripts.map(({ readers }) => readers[reader] ?? NaN),
        scripts.map(({ readers }) => mean(readers.toSpliced(reader, 1))),
      ),
    ),
  )

function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)]
  const [mx, my] = [mean(x), mean(y)]
  const product = mean(x.map((value, at) => (value - mx) * ((y[at] ?? 0) - my)))
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
  return product / (spread(x, mx) * spread(y, my))
}

/** Equal values share the mean of their ranks. */
const ranksOf = (values: readonly number[]) =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length
    return below + (values.filter((other) => other === value).length + 1) / 2
  })

function print(head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell)).join(' | ')} |`
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'), '\n')
}

main(process.argv.slice(2))
