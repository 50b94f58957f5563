import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { anonKey, newAccount } from '../e2e/accounts'
import { startProduct } from '../e2e/product'
import { ScriptBrief, TONES, VIDEO_LENGTHS, VIDEO_STYLES } from '../shared/src'
import { kindSource } from '../tools/read-kinds'
import { writeBrief } from '../writer/src/pipeline'
import { refusalOf } from '../writer/src/refusal'
import { HttpConnection } from './load'

const [, , seconds = '60', ...files] = process.argv
const READINGS = readFileSync(new URL('../docs/writer-readings-scripts.md', import.meta.url), 'utf8')
const GIVEN =
  files.length > 0
    ? files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as object[])
    : [...READINGS.matchAll(/Brief: `(\{.*\})`/g)].map(([, json = '']) => JSON.parse(json) as object)
/** What is not sold has no script. */
const BRIEFS = GIVEN.filter((brief) => refusalOf(ScriptBrief.parse(brief)) === undefined)

/** `npm run bench:writing`: each answer is for another brief, whose style, tone and length change with every round of all briefs. */
async function main() {
  const kinds = kindSource()
  const product = await startProduct()
  try {
    const { token } = await newAccount(product.url)
    const headers = { apikey: await anonKey(product.url), authorization: `Bearer ${token}` }
    const connection = await HttpConnection.open(product.url)
    const [answers, writing, processor]: [number[], number[], number[]] = [[], [], []]
    const end = performance.now() + Number(seconds) * 1000
    for (let turn = 0; performance.now() < end; turn++) {
      const round = turn + Math.floor(turn / BRIEFS.length)
      const of = <Value>(all: readonly Value[]) => all[round % all.length]
      const choice = { style: of(VIDEO_STYLES), tone: of(TONES), videoLength: of(VIDEO_LENGTHS) }
      const brief = ScriptBrief.parse({ ...of(BRIEFS), ...(turn < BRIEFS.length ? {} : choice) })
      const body = JSON.stringify(brief)
      const asked = performance.now()
      await connection.send({
        method: 'POST',
        path: '/functions/v1/generate-script',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
      answers.push(performance.now() - asked)
      const [started, used] = [performance.now(), process.cpuUsage()]
      writeBrief(brief, { seed: String(turn), kinds })
      writing.push(performance.now() - started)
      const { user, system } = process.cpuUsage(used)
      processor.push((user + system) / 1000)
    }
    connection.close()
    console.log(`| ${answers.length} briefs | median | p95 | p99 |\n| --- | --- | --- | --- |`)
    console.log(row('Whole answer', answers))
    console.log(row('Writer in this process', writing))
    console.log(row('Its processor time', processor))
  } finally {
    await product.stop()
  }
}

function row(what: string, times: readonly number[]): string {
  // As in `load.ts`, the first tenth does not count.
  const sorted = times.slice(times.length / 10).toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1)} ms`
  return `| ${what} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`
}

await main()
