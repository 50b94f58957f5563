import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { ModelSettingsInput, type ModelSettings } from '@reelwright/shared/model-settings'
import type { AiConfig } from '../../platform/config'
import { AppError } from '../../platform/http'
import { isPublicAddress } from '../../platform/public-address'
import type { Tools } from '../../platform/tools'
import { changedSettings, keyState, readSettings, storedModel, writeSettings, type StoredSettings } from './model-store'
import { usageThisMonth } from './model-uses'

type SettingsTools = Pick<Tools, 'config' | 'db' | 'tokens'>

/** What the administrator sees: the environment's model where it names one. */
export async function showSettings(tools: SettingsTools): Promise<ModelSettings> {
  const { ai, models } = tools.config
  const [stored, usage] = await Promise.all([readSettings(tools), usageThisMonth(tools)])
  const common = {
    monthlyCap: models.monthlyCap ?? stored.monthly_cap,
    capFixed: models.monthlyCap !== undefined,
    timeoutSeconds: models.timeoutSeconds,
    privateAddresses: models.privateAddresses,
    usage,
  }
  if (ai) {
    return {
      source: 'environment',
      provider: ai.provider,
      model: ai.model,
      baseUrl: ai.baseUrl ?? null,
      key: ai.apiKey === undefined ? 'none' : 'set',
      priceInput: ai.price?.input ?? null,
      priceOutput: ai.price?.output ?? null,
      ...common,
    }
  }
  return {
    source: stored.provider === null ? 'none' : 'page',
    provider: stored.provider,
    model: stored.model,
    baseUrl: stored.base_url,
    key: keyState(tools, stored),
    priceInput: stored.price_input,
    priceOutput: stored.price_output,
    ...common,
  }
}

/** @throws AppError `invalid_input` naming the field, `conflict` for what the environment sets */
export async function saveSettings(tools: SettingsTools, userId: string, input: ModelSettingsInput): Promise<void> {
  const { ai, models } = tools.config
  const before = await readSettings(tools)
  if (models.monthlyCap !== undefined && (input.monthlyCap ?? models.monthlyCap) !== models.monthlyCap)
    throw new AppError('conflict', 'AI_MONTHLY_CAP sets the cap in the environment.', { field: 'monthlyCap' })
  const monthly_cap = models.monthlyCap === undefined ? (input.monthlyCap ?? null) : before.monthly_cap
  if (ai) {
    // Only the cap can be set beside the environment's model; what is stored waits.
    requirePrices(monthly_cap, ai.price !== undefined)
    await writeSettings(tools, { ...before, monthly_cap }, userId)
    return
  }
  const settings = await checkedSettings(tools, input, before)
  requirePrices(models.monthlyCap ?? monthly_cap, settings.provider === null || settings.price_input !== null)
  await writeSettings(tools, { ...settings, monthly_cap }, userId)
}

function requirePrices(cap: number | null, known: boolean) {
  if (cap !== null && !known)
    throw new AppError('invalid_input', 'To set a spending cap, enter both prices of the model.', {
      field: 'monthlyCap',
    })
}

/** The model of a form that is not saved yet. @throws AppError as saving would */
export async function draftModel(tools: SettingsTools, input: ModelSettingsInput): Promise<AiConfig | undefined> {
  return storedModel(tools, await checkedSettings(tools, input, await readSettings(tools)))
}

async function checkedSettings(
  tools: SettingsTools,
  input: ModelSettingsInput,
  before: StoredSettings,
): Promise<StoredSettings> {
  const wrong = (field: string, message: string) => new AppError('invalid_input', message, { field })
  const settings = changedSettings(tools, input, before)
  const { provider, model, base_url, sealed_key, price_input, price_output } = settings
  if (provider === null) return settings
  if (!model) throw wrong('model', 'Enter the name of the model.')
  if (provider === 'openai-compatible' && !base_url) throw wrong('baseUrl', 'Enter the address of the model server.')
  if (base_url) await requireAllowedAddress(tools, base_url)
  if (provider !== 'openai-compatible' && !sealed_key) {
    throw wrong(
      'key',
      before.sealed_key ? 'The provider or the address changed. Enter the key again.' : 'Enter the key.',
    )
  }
  if ((price_input === null) !== (price_output === null))
    throw wrong(price_input === null ? 'priceInput' : 'priceOutput', 'Enter both prices, or leave both empty.')
  return settings
}

/** Resolved here only for an early error: each connection resolves again. */
async function requireAllowedAddress({ config }: SettingsTools, address: string): Promise<void> {
  if (config.models.privateAddresses) return
  const wrong = (message: string) => new AppError('invalid_input', message, { field: 'baseUrl' })
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:') throw wrong('The address must start with https:// because the key is sent there.')
  const host = hostname.replace(/^\[|\]$/g, '')
  const internal =
    'The address is internal. The operator can allow that with AI_PRIVATE_ADDRESSES=on, or set AI_BASE_URL.'
  const addresses = isIP(host)
    ? [{ address: host }]
    : await lookup(host, { all: true }).catch(() => {
        throw wrong('We couldn’t find this address. Check it for typos.')
      })
  if (!addresses.every(({ address: found }) => isPublicAddress(found))) throw wrong(internal)
}
