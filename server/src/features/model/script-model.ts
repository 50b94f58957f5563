import type { AiConfig } from '../../platform/config'
import type { Tools } from '../../platform/tools'
import {
  createModel,
  embeddedModel,
  fallbackModel,
  type Refining,
  type ScriptModel,
  type Writing,
  type WritingOptions,
  type WritingUsage,
} from '../../providers/model'
import { readOwnModel, readSettings, storedModel, type StoredSettings } from './model-store'
import { isCapped, recordUse, type ModelWork } from './model-uses'

/** Milliseconds after which another server's change of the settings is seen. */
const SETTINGS_AGE_MS = 5000
/** Models kept ready: each has learned what its server can do. */
const MAX_KEPT_MODELS = 100

export interface InstallationModel extends ScriptModel {
  provider(): Promise<string | null>
  /** The settings were changed here: read them again. */
  forget(): void
}

type ModelTools = Pick<Tools, 'config' | 'db' | 'tokens' | 'log'>

/** Writes with the account's own model, else with the installation's, else with the embedded writer. */
export function createScriptModel(tools: ModelTools): InstallationModel {
  const { config, log } = tools
  const kept = new Map<string, ScriptModel>()
  let read: { at: number; settings: Promise<StoredSettings> } | undefined
  /** As it was read last. */
  let known: StoredSettings | undefined

  function settings(): Promise<StoredSettings> {
    if (read && performance.now() - read.at < SETTINGS_AGE_MS) return read.settings
    read = { at: performance.now(), settings: readSettings(tools) }
    void keep(read)
    return read.settings
  }

  async function keep(reading: NonNullable<typeof read>) {
    const found = await reading.settings.catch(() => undefined)
    if (read !== reading) return
    if (found) known = found
    else read = undefined
  }

  function ready(ai: AiConfig): ScriptModel {
    const name = JSON.stringify(ai)
    const found = kept.get(name)
    if (found) return found
    if (kept.size >= MAX_KEPT_MODELS) kept.clear()
    const made = createModel({ ai }, log)
    kept.set(name, made)
    return made
  }

  async function own(userId: string | undefined): Promise<AiConfig | undefined> {
    if (!config.models.ownKeys || userId === undefined) return undefined
    const found = await readOwnModel(tools, userId)
    // Only the services' own addresses: the operator alone decides where this server connects to.
    const { timeoutSeconds, idleSeconds } = config.models
    return found && { ...found, baseUrl: undefined, timeoutSeconds, idleSeconds, price: undefined }
  }

  async function shared(): Promise<{ ai: AiConfig; capped: boolean } | undefined> {
    const stored = await settings()
    const ai = config.ai ?? storedModel(tools, stored)
    if (!ai) return undefined
    return { ai, capped: await isCapped(tools, ai, stored) }
  }

  async function perform<Result extends Writing | Refining>(
    work: ModelWork,
    account: string | undefined,
    by: (model: ScriptModel, onUsage: NonNullable<WritingOptions['onUsage']>) => Promise<Result>,
  ): Promise<Result> {
    const record = (usage: WritingUsage) => recordUse(tools, work, account, usage)
    const mine = await own(account)
    const common = mine ? undefined : await shared()
    const ai = mine ?? common?.ai
    if (!ai) return by(embeddedModel, record)
    if (common?.capped) {
      const done = await by(fallbackModel, record)
      const usage: WritingUsage = { ...done.usage, writer: `${ai.provider}/${ai.model}`, fellBack: 'spending_cap' }
      await record(usage)
      return { ...done, usage }
    }
    const ownKey = mine !== undefined
    const done = await by(ready(ai), (usage) => record({ ...usage, ownKey }))
    return { ...done, usage: { ...done.usage, ownKey } }
  }

  return {
    write: (brief, options) =>
      perform('generate', options.account, (model, onUsage) => model.write(brief, { ...options, onUsage })),
    refine: (input, options) =>
      perform('refine', options.account, (model, onUsage) => model.refine(input, { ...options, onUsage })),
    async angles(brief, options) {
      const chosen = (await own(options.account)) ?? (await shared())
      return chosen ? { angles: [], kind: null } : embeddedModel.angles!(brief, options)
    },
    async provider() {
      if (config.ai) return config.ai.provider
      // Asked by every page: the database may be away.
      const reading = settings().catch(() => undefined)
      return (known ?? (await reading))?.provider ?? null
    },
    forget() {
      read = undefined
      known = undefined
    },
  }
}
