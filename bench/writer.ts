import { performance } from 'node:perf_hooks'
import { ScriptBrief, TONES, VIDEO_LENGTHS, VIDEO_STYLES } from '../shared/src'
import { checkText } from '../writer/src/check'
import { kindSource } from '../tools/read-kinds'
import { composeScript } from '../writer/src'
import { sentenceKeys } from '../writer/src/adopt/heard'
import { pacingFor } from '../writer/src/pacing'
import { accuracy, type Labelled } from './classifier'
import { grammarChecker } from './grammar'
import { CLEAN, type Input, INPUTS, MESSY } from './writer-inputs'

const kinds = kindSource()

/**
 * `npm run bench:writer`: what the offline writer is worth, over a grid of inputs that no content was written for.
 * `findings` as argument prints every finding, not only their number.
 */
const SHOW_FINDINGS = process.argv.includes('findings')
const REGENERATIONS = 20

interface Written {
  input: Input
  style: string
  tone: string
  length: number
  text: string
  milliseconds: number
  words: number
  score: number
  isExact: boolean
}

/** Every product in four combinations of style, tone and length, so that all combinations of style and tone come up. */
function grid(): Written[] {
  const all: Written[] = []
  INPUTS.forEach((input, i) => {
    for (let turn = 0; turn < TURNS; turn++) {
      const style = VIDEO_STYLES[(i + turn * 5) % VIDEO_STYLES.length] ?? 'skit'
      const tone = TONES[(i * 3 + turn * 7 + Math.floor(i / 10)) % TONES.length] ?? 'casual-review'
      const length = VIDEO_LENGTHS[(i + turn) % VIDEO_LENGTHS.length] ?? 60
      all.push(write(input, style, tone, length, `bench-${turn}`))
    }
  })
  return all
}
const TURNS = 8

function write(input: Input, style: string, tone: string, length: number, seed: string, avoid?: string[]): Written {
  const brief = ScriptBrief.parse({ targetAudience: 'everyone', ...input, style, tone, videoLength: length })
  const started = performance.now()
  const script = composeScript(brief, { seed, kinds, ...(avoid && { avoid }) })
  return {
    input,
    style,
    tone,
    length,
    text: script.spoken_script,
    milliseconds: performance.now() - started,
    words: script.metadata.spokenWords,
    score: Number.parseFloat(script.metadata.viralScore),
    isExact: script.scenes.reduce((sum, scene) => sum + scene.duration, 0) === length,
  }
}

async function main() {
  // As the server does at its start.
  for (const style of VIDEO_STYLES) write({ productName: 'Desk lamp' }, style, 'casual-review', 60, 'warm')
  const before = process.memoryUsage().heapUsed
  const started = performance.now()
  const scripts = grid()
  const seconds = (performance.now() - started) / 1000
  const sixty = [...scripts].filter(({ length }) => length === 60).map(({ milliseconds }) => milliseconds)
  const rows: [string, string][] = []
  const add = (what: string, value: string) => rows.push([what, value])

  add('Scripts written', `${scripts.length} (${CLEAN.length} clean and ${MESSY.length} messy products)`)
  add('Scripts per second, one core', (scripts.length / seconds).toFixed(1))
  add('Time for a 60-s script', `p50 ${quantile(sixty, 0.5).toFixed(1)} ms, p99 ${quantile(sixty, 0.99).toFixed(1)} ms`)
  add('Heap grown by the grid', `${((process.memoryUsage().heapUsed - before) / 1e6).toFixed(0)} MB`)

  const off = (written: Written) => {
    const { aim } = pacingFor(written.length, written.style as never, written.tone as never)
    return Math.abs(written.words - aim) / aim
  }
  const within = (share: number) => percent(scripts.filter((written) => off(written) <= share).length / scripts.length)
  add('Length within 5 % / 10 % of the target', `${within(0.05)} / ${within(0.1)}`)
  add('Durations sum exactly', percent(scripts.filter(({ isExact }) => isExact).length / scripts.length))

  add(
    'Distinct-2 (pairs of words, all scripts / mean of one)',
    `${distinct2(scripts.map(({ text }) => text)).toFixed(2)} / ${mean(scripts.map(({ text }) => distinct2([text]))).toFixed(2)}`,
  )
  const between = overlapBetweenProducts(scripts)
  add('Overlap of 4-grams between products', `worst ${percent(between.worst)}, mean ${percent(between.mean)}`)
  const again = regenerations()
  add(
    `${REGENERATIONS} regenerations: sentences repeated`,
    `mean ${percent(mean(again.map(({ repeated }) => repeated)))}, worst ${percent(Math.max(...again.map(({ repeated }) => repeated)))}; in the first five: ${again.reduce((sum, each) => sum + each.inFirstFive, 0)} in ${again.length} series`,
  )
  add(
    'Overlap of 4-grams between regenerations',
    `worst ${percent(Math.max(...again.map(({ overlap }) => overlap)))}, mean of worst ${percent(mean(again.map(({ overlap }) => overlap)))}`,
  )
  add('Hooks repeated in regenerations', String(again.reduce((sum, { hooks }) => sum + hooks, 0)))

  const grammar = await grammarChecker()
  let findings = 0
  for (const script of scripts) {
    for (const finding of await grammar(script.text.replace(/^[A-Z0-9 .'’&-]{1,30}: /gm, '').replace(/\n+/g, '\n\n'))) {
      findings++
      if (SHOW_FINDINGS) console.log(`${finding.kind} | ${finding.text} | ${finding.message} | ${finding.sentence}`)
    }
  }
  add('Findings of the grammar checker', String(findings))
  const flags = scripts.flatMap((script) => {
    const { price } = script.input
    return checkText(script.text, 'script', typeof price === 'number' ? { price } : {})
  })
  if (SHOW_FINDINGS)
    for (const flag of flags) if (flag.severity !== 'info') console.log(`${flag.rule} | ${flag.matched}`)
  const bySeverity = (severity: string) => flags.filter((flag) => flag.severity === severity).length
  add('Findings of our checker: block / warn', `${bySeverity('block')} / ${bySeverity('warn')}`)
  const scores = scripts.map(({ score }) => score)
  add('Craft score: p5 / p50 / p95', [0.05, 0.5, 0.95].map((at) => quantile(scores, at).toFixed(1)).join(' / '))

  const { style, tone } = recognised()
  add('Style recognised in scripts about other products (chance 8 %)', percent(style))
  add('Tone recognised in scripts about other products (chance 10 %)', percent(tone))

  console.log(`| what | value |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`)
}

function distinct2(texts: readonly string[]): number {
  const pairs = texts.flatMap((text) => grams(text, 2))
  return new Set(pairs).size / Math.max(1, pairs.length)
}

/** The same style and tone for different products: how much of one script stands in another. */
function overlapBetweenProducts(scripts: readonly Written[]): { worst: number; mean: number } {
  const overlaps: number[] = []
  for (const style of VIDEO_STYLES) {
    const of = scripts
      .filter((script) => script.style === style)
      .map((script) => ({ ...script, set: new Set(grams(script.text, 4)) }))
    for (const one of of) {
      for (const other of of) {
        if (one.input === other.input) continue
        overlaps.push([...one.set].filter((gram) => other.set.has(gram)).length / Math.max(1, one.set.size))
      }
    }
  }
  return { worst: Math.max(...overlaps), mean: mean(overlaps) }
}

/** Twenty scripts of one input, each written with those before it in mind. */
function regenerations(): { repeated: number; inFirstFive: number; overlap: number; hooks: number }[] {
  return VIDEO_STYLES.map((style, at) => {
    const input = INPUTS[(at * 4 + 1) % INPUTS.length] ?? { productName: 'mug' }
    const tone = TONES[(at * 7) % TONES.length] ?? 'casual-review'
    const earlier: string[] = []
    const said = new Set<string>()
    const hooks = new Set<string>()
    let sentences = 0
    let repeated = 0
    let inFirstFive = 0
    let overlap = 0
    for (let turn = 0; turn < REGENERATIONS; turn++) {
      const { text } = write(input, style, tone, 60, `again-${turn}`, earlier)
      const keys = sentenceKeys(text)
      const again = keys.filter((key) => said.has(key)).length
      sentences += keys.length
      repeated += again
      if (turn < 5) inFirstFive += again
      const own = grams(text, 4)
      for (const other of earlier) {
        const set = new Set(grams(other, 4))
        overlap = Math.max(overlap, own.filter((gram) => set.has(gram)).length / Math.max(1, own.length))
      }
      for (const key of keys) said.add(key)
      hooks.add(keys[0] ?? '')
      earlier.unshift(text)
    }
    return { repeated: repeated / sentences, inFirstFive, overlap, hooks: REGENERATIONS - hooks.size }
  })
}

/** A classifier learns from scripts about some products and is asked about others. */
function recognised(): { style: number; tone: number } {
  const written = (inputs: readonly Input[], seed: string) =>
    inputs.flatMap((input) =>
      VIDEO_STYLES.flatMap((style, s) =>
        [0, 1, 2].map((turn) =>
          write(input, style, TONES[(s + turn * 3 + inputs.indexOf(input)) % TONES.length] ?? '', 60, seed),
        ),
      ),
    )
  const learned = written(
    CLEAN.filter((_, at) => at % 3 !== 0),
    'learn',
  )
  const asked = written(
    CLEAN.filter((_, at) => at % 3 === 0),
    'ask',
  )
  const by = (scripts: readonly Written[], label: (script: Written) => string): Labelled[] =>
    scripts.map((script) => ({ label: label(script), text: script.text }))
  return {
    style: accuracy(
      by(learned, ({ style }) => style),
      by(asked, ({ style }) => style),
    ),
    tone: accuracy(
      by(learned, ({ tone }) => tone),
      by(asked, ({ tone }) => tone),
    ),
  }
}

function grams(text: string, size: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  return Array.from({ length: Math.max(0, words.length - size + 1) }, (_, at) => words.slice(at, at + size).join(' '))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0
}

await main()
