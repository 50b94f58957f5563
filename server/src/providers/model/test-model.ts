import { ScriptBrief } from '@reelwright/shared'
import type { ModelTest } from '@reelwright/shared/model-settings'
import type { AiConfig } from '../../platform/config'
import type { Log } from '../../platform/log'
import { checkModel, type ModelCheck } from './check-model'
import { languageScriptModel } from './language-script-model'
import { modelAddress } from './own-address'
import type { FallbackReason, WritingOptions, WritingUsage } from './script-model'

type TestScript = NonNullable<ModelTest['script']>

const TEST_SECONDS = 30
/** Short and ordinary, so that it costs little and any usable model can write it. */
const TEST_BRIEF = ScriptBrief.parse({
  productName: 'Glaciero tumbler',
  price: 19.9,
  features: ['keeps drinks cold for 24 hours', 'leakproof lid', 'has a handle'],
  targetAudience: 'working-professionals',
  painPoint: 'my water is warm by noon',
  style: 'talking-head',
  tone: 'helpful-friend',
  videoLength: TEST_SECONDS,
})

interface TestOptions extends Pick<WritingOptions, 'signal' | 'onUsage'> {
  /** The monthly cap lets it write nothing. */
  capped?: boolean
}

/** Check a model, then let it write a short script. */
export async function testModel(
  ai: AiConfig,
  log: Log,
  { signal, onUsage, capped = false }: TestOptions = {},
): Promise<ModelTest> {
  const head = { provider: ai.provider, model: ai.model, address: modelAddress(ai) }
  const check = await checkModel(ai, signal)
  const hopeless = !check.reachable || check.keyAccepted === false || check.modelExists === false
  // A model server may take any name and list only its file.
  if (hopeless && !(ai.provider === 'openai-compatible' && check.modelExists === false))
    return { ...head, check, script: null, passed: false, verdict: check.problem ?? '' }
  if (capped) return { ...head, check, script: null, passed: false, verdict: cappedVerdict(ai) }

  const started = performance.now()
  const options = { seed: 'model-test', avoid: [], ...(signal && { signal }), ...(onUsage && { onUsage }) }
  const { script, usage } = await languageScriptModel(ai, log).write(TEST_BRIEF, options)
  const seconds = (performance.now() - started) / 1000
  const passed = usage.fellBack === undefined
  return {
    ...head,
    check,
    script: testScript(passed ? script.spoken_script : null, seconds, usage),
    passed,
    verdict: passed ? passedVerdict(ai, seconds, usage) : failedVerdict(ai, check, usage),
  }
}

const cappedVerdict = ({ price }: AiConfig) =>
  price
    ? 'This month’s spending cap has been reached, so the model was not tested. Save a higher cap first.'
    : 'A spending cap is set but the model’s prices are not, so the model was not tested. Enter both prices first.'

function testScript(text: string | null, seconds: number, usage: WritingUsage): TestScript {
  const { inputTokens, outputTokens, costMicrodollars, repairRounds, fellBack = null, rules = [] } = usage
  const rounded = Math.round(seconds * 10) / 10
  const tokensPerSecond = Math.round(outputTokens / Math.max(seconds, 0.1))
  return {
    text,
    seconds: rounded,
    inputTokens,
    outputTokens,
    tokensPerSecond,
    costMicrodollars,
    repairRounds,
    fellBack,
    rules: [...rules],
  }
}

function passedVerdict({ timeoutSeconds }: AiConfig, seconds: number, usage: WritingUsage): string {
  const { costMicrodollars: cost, repairRounds } = usage
  const repaired = repairRounds === 0 ? '' : `, with ${repairRounds === 1 ? 'one repair' : `${repairRounds} repairs`}`
  const price = cost === null ? '' : ` and cost $${(cost / 1_000_000).toFixed(4)}`
  const speed =
    seconds * 2 > timeoutSeconds
      ? ' That is slow: longer scripts may not finish in time. Use a smaller or faster model, or raise AI_TIMEOUT.'
      : ''
  return `It works. A ${TEST_SECONDS}-second script took ${seconds.toFixed(1)} s (the limit is ${timeoutSeconds} s)${price}${repaired}.${speed}`
}

const unknownModel = ({ provider, model }: AiConfig) =>
  provider === 'openai-compatible'
    ? `The server has no model called ${model} (HTTP 404). With Ollama, run: ollama pull ${model}`
    : `The server has no model called ${model} (HTTP 404). Check its name in the provider’s list of models.`

const FAULTS: readonly [rule: RegExp, fault: string][] = [
  [/^OFF-/, 'it never named the product'],
  [/^LENGTH/, 'it was only a piece of a script'],
  [/^COMP-/, 'it named another brand'],
  [/^FOREIGN/, 'it was not all in English'],
  [/^(?:FACT|PRICE)-/, 'it invented facts'],
]

/** What broken rules mean, in words: their ids stand in the log. */
function faultsIn(rules: readonly string[]): string {
  const faults = FAULTS.filter(([rule]) => rules.some((id) => rule.test(id))).map(([, fault]) => fault)
  return faults.length > 0 ? faults.slice(0, 2).join(', and ') : 'it said something that product videos may not say'
}

function failedVerdict(ai: AiConfig, check: ModelCheck, usage: WritingUsage) {
  const { fellBack = 'provider_error', rules = [], status } = usage
  if (check.problem && fellBack !== 'timeout') return check.problem
  if (status === 404) return unknownModel(ai)
  const why: Record<FallbackReason, string> = {
    timeout: `The model did not finish a script of ${TEST_SECONDS} seconds within ${ai.timeoutSeconds} s. Use a smaller or faster model, or raise AI_TIMEOUT.`,
    rate_limited:
      'The provider says there were too many requests, or the account has no credit left. Wait a minute and test again; if that doesn’t help, check the account’s limits and credit.',
    refused: 'The model refused to write an ordinary script. Use another model.',
    broke_off: 'The model’s response was cut off twice. Try again, or use another model.',
    invalid_output:
      'The model responds, but not in the format we asked for. Use a larger model, or one that follows a JSON schema.',
    rules_broken: `The model writes, but its script was not usable: ${faultsIn(rules)}. Use a larger model.`,
    unsafe_output: 'The model responded with something that isn’t a script. Use a larger model.',
    not_allowed: ai.apiKey
      ? `The server refused the key, or the key isn’t allowed to use ${ai.model}.`
      : 'The server requires a key. Enter one and test again.',
    provider_error: `The server responded with an error when ${ai.model} was asked to write. Check the model name and the server’s log.`,
    unreachable: 'The connection was lost while the model was writing. Test it again.',
    spending_cap: cappedVerdict(ai),
  }
  return why[fellBack]
}
