import { parseArgs } from 'node:util'
import { ScriptBrief, TONES, VIDEO_STYLES } from '@reelwright/shared'
import { reachDatabase } from '../server/src/backup'
import { modelInUse, type ModelInUse } from '../server/src/features/model'
import { readConfig, type AiConfig } from '../server/src/platform/config'
import { openDatabase } from '../server/src/platform/db'
import { createTokens } from '../server/src/platform/jwt'
import { createLog } from '../server/src/platform/log'
import { createRemoteTokens } from '../server/src/platform/remote-tokens'
import { loadSecrets } from '../server/src/platform/secrets'
import { createModel, warmUpWriter, type WritingUsage } from '../server/src/providers/model'
import { wordDiff } from '../web/src/platform/word-diff'
import { CLEAN } from './writer-inputs'

const HELP = `npm run bench:model [-- --count 12]

Lets the configured model write scripts and prints one table. The model is the one that AI_PROVIDER and AI_MODEL name, else
the one under Settings, AI model, of the installation that DATA_DIR or DATABASE_URL names. It costs what the model costs.`

const NO_MODEL =
  'No language model is configured. Set AI_PROVIDER and AI_MODEL, or set one under Settings, AI model, and run this with the settings that the server has (DATA_DIR or DATABASE_URL).'
const CAPPED = "This month's spending cap is reached, or one is set without the prices of the model."

const [FAILED, WRONG_USAGE] = [1, 2]
const LENGTHS = [30, 60, 15, 45, 90]
/** The log of a bench would stand between the rows of its table. */
const SILENT = createLog('silent')

interface Run {
  usage: WritingUsage
  /** Undefined where the embedded writer wrote it. */
  words: { said: number; changed: number } | undefined
  firstWordMs: number | undefined
  ms: number
}

/** `npm run bench:model`. @returns the exit code */
export async function benchModel(
  args: string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<number> {
  let count: number
  try {
    const { values } = parseArgs({ args, options: { count: { type: 'string', default: '12' } } })
    count = Number(values.count)
    if (!/^[1-9]\d{0,3}$/.test(values.count)) throw new Error('--count takes a number from 1.')
  } catch (error) {
    print(`${(error as Error).message}\n\n${HELP}`)
    return WRONG_USAGE
  }
  const config = readConfig(env)
  if (config.ai) {
    print(table(config.ai, await runsOf(config.ai, count)))
    return 0
  }
  const database = await reachDatabase(config, SILENT).catch(() => undefined)
  if (!database) {
    print(NO_MODEL)
    return FAILED
  }
  const { db, close } = openDatabase({ ...database, poolSize: 2 }, () => undefined)
  try {
    const tokens = config.passThrough
      ? createRemoteTokens(config.passThrough, config.jwtSecret)
      : await createTokens(await loadSecrets(config.dataDir))
    const model = await modelInUse({ config, db, tokens, log: SILENT })
    const runs = model ? await runsOf(model.ai, count, model) : []
    if (!model) print(NO_MODEL)
    else if (runs.length === 0) print(CAPPED)
    else print(table(model.ai, runs))
    return runs.length === 0 ? FAILED : 0
  } finally {
    await close()
    await database.close()
  }
}

/** Ends early at the monthly cap. */
async function runsOf(ai: AiConfig, count: number, inUse?: ModelInUse): Promise<Run[]> {
  const model = createModel({ ai }, SILENT)
  const runs: Run[] = []
  // It gives ideas to the model, and starting it is no part of a script.
  await warmUpWriter()
  for (let at = 0; at < count && !(await inUse?.isCapped()); at++) {
    const brief = ScriptBrief.parse({
      ...CLEAN[at % CLEAN.length],
      style: VIDEO_STYLES[at % VIDEO_STYLES.length],
      tone: TONES[at % TONES.length],
      videoLength: LENGTHS[at % LENGTHS.length],
    })
    const started = performance.now()
    let firstWordMs: number | undefined
    const { script, drafted, usage } = await model.write(brief, {
      seed: `bench ${at}`,
      avoid: [],
      onEvent: ({ event }) => {
        if (event === 'words') firstWordMs ??= performance.now() - started
      },
      ...(inUse && { onUsage: inUse.record }),
    })
    const words = drafted === undefined ? undefined : changesOf(drafted, script.spoken_script)
    runs.push({ usage, words, firstWordMs, ms: performance.now() - started })
  }
  return runs
}

/** Words of a draft, and how many of them we left out or put in. */
function changesOf(drafted: string, kept: string) {
  const [before, after] = [drafted, kept].map((text) => text.trim().replace(/\s+/g, ' '))
  const parts = wordDiff(before ?? '', after ?? '').filter(({ kind }) => kind !== 'same')
  return { said: wordCount(drafted), changed: sum(parts.map(({ text }) => Math.max(1, wordCount(text)))) }
}

function table(ai: AiConfig, runs: readonly Run[]): string {
  const { length } = runs
  const words = runs.flatMap((run) => (run.words ? [run.words] : []))
  const unchanged = runs.filter((run) => run.words?.changed === 0 && run.usage.repairRounds === 0).length
  const said = sum(words.map((run) => run.said))
  const changed = sum(words.map((run) => run.changed))
  const costs = runs.map(({ usage }) => usage.costMicrodollars).filter((cost) => cost !== null)
  const rows = [
    ['Kept unchanged', `${unchanged} of ${length} (${percent(unchanged, length)})`],
    ['Rounds per script', (1 + sum(runs.map(({ usage }) => usage.repairRounds)) / length).toFixed(2)],
    ['Words changed by us', `${changed} of ${said} (${percent(changed, said)})`],
    ['First word, p50 and p95', seconds(runs.flatMap(({ firstWordMs }) => firstWordMs ?? []))],
    ['Whole script, p50 and p95', seconds(runs.map(({ ms }) => ms))],
    ['Tokens sent and received', tokens(runs)],
    ['Cost', cost(costs)],
    ['Written by the embedded writer', fallbacks(runs)],
  ]
  const head = [`${ai.provider}/${ai.model}, ${length} ${length === 1 ? 'script' : 'scripts'}`, 'Result']
  return [head, ['---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Each under the rules that its script broke, else under what happened. */
function fallbacks(runs: readonly Run[]): string {
  const reasons = runs.flatMap(({ usage: { fellBack, rules = [] } }) =>
    fellBack === undefined ? [] : [rules.length > 0 ? [...new Set(rules)].join(' and ') : fellBack],
  )
  const each = [...new Set(reasons)].map((reason) => `${reason}: ${reasons.filter((other) => other === reason).length}`)
  return [`${reasons.length} of ${runs.length}`, ...each].join(', ')
}

function tokens(runs: readonly Run[]): string {
  const all = (key: 'inputTokens' | 'outputTokens') => sum(runs.map(({ usage }) => usage[key]))
  const shown = (count: number) => Math.round(count / runs.length).toLocaleString('en-US')
  return `${shown(all('inputTokens'))} and ${shown(all('outputTokens'))} per script`
}

function cost(microdollars: readonly number[]): string {
  if (microdollars.length === 0) return 'not known: the prices of the model are not set'
  const dollars = sum(microdollars) / 1_000_000
  return `$${dollars.toFixed(4)}, $${(dollars / microdollars.length).toFixed(4)} per script`
}

function seconds(times: readonly number[]): string {
  if (times.length === 0) return 'none came'
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => ((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) / 1000).toFixed(1)
  return `${at(0.5)} s, ${at(0.95)} s`
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const percent = (part: number, whole: number) => `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %`
