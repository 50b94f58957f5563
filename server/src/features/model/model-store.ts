import type { ModelSettingsInput, OwnModelInput } from '@reelwright/shared/model-settings'
import { sql } from 'kysely'
import type { AiConfig, AiProvider } from '../../platform/config'
import { seal, unseal } from '../../platform/sealed'
import type { Tools } from '../../platform/tools'

export type StoreTools = Pick<Tools, 'config' | 'db' | 'tokens'>

/** The administrator's settings as they are stored. */
export interface StoredSettings {
  provider: AiProvider | null
  model: string | null
  base_url: string | null
  sealed_key: Buffer | null
  price_input: number | null
  price_output: number | null
  monthly_cap: number | null
}

const NOTHING: StoredSettings = {
  provider: null,
  model: null,
  base_url: null,
  sealed_key: null,
  price_input: null,
  price_output: null,
  monthly_cap: null,
}

export async function readSettings({ db }: StoreTools): Promise<StoredSettings> {
  const [row] = await db.query(sql<StoredSettings>`
    select provider, model, base_url, sealed_key, price_input, price_output, monthly_cap from private.model_settings`)
  return row ?? NOTHING
}

export async function writeSettings({ db }: StoreTools, settings: StoredSettings, userId: string): Promise<void> {
  const { provider, model, base_url, sealed_key, price_input, price_output, monthly_cap } = settings
  await db.query(sql`
    insert into private.model_settings as s
      (provider, model, base_url, sealed_key, price_input, price_output, monthly_cap, updated_by)
    values (${provider}, ${model}, ${base_url}, ${sealed_key}, ${price_input}, ${price_output}, ${monthly_cap}, ${userId})
    on conflict (id) do update set provider = excluded.provider, model = excluded.model, base_url = excluded.base_url,
      sealed_key = excluded.sealed_key, price_input = excluded.price_input, price_output = excluded.price_output,
      monthly_cap = excluded.monthly_cap, updated_by = excluded.updated_by, updated_at = now()`)
}

/** What would be stored. A stored key never goes to another provider or address than it was entered for. */
export function changedSettings(
  tools: StoreTools,
  {
    provider,
    model = null,
    baseUrl = null,
    key,
    priceInput = null,
    priceOutput = null,
    monthlyCap = null,
  }: ModelSettingsInput,
  before: StoredSettings,
): StoredSettings {
  if (provider === null) return { ...NOTHING, monthly_cap: monthlyCap }
  const same = before.provider === provider && before.base_url === baseUrl
  const sealed_key = key ? seal(sealingKey(tools), key, placeOf(provider, baseUrl)) : same ? before.sealed_key : null
  return {
    provider,
    model,
    base_url: baseUrl,
    sealed_key,
    price_input: priceInput,
    price_output: priceOutput,
    monthly_cap: monthlyCap,
  }
}

const sealingKey = ({ tokens }: StoreTools) => tokens.deriveKey('model key')
const placeOf = (provider: string, baseUrl: string | null) => `model ${provider} ${baseUrl ?? ''}`

export function keyState(tools: StoreTools, stored: StoredSettings): 'set' | 'none' | 'lost' {
  if (!stored.sealed_key) return 'none'
  return keyOf(tools, stored) === undefined ? 'lost' : 'set'
}

const keyOf = (tools: StoreTools, { provider, base_url, sealed_key }: StoredSettings) =>
  (sealed_key && provider && unseal(sealingKey(tools), sealed_key, placeOf(provider, base_url))) || undefined

/** The model that stored settings name, ready to be asked. */
export function storedModel(tools: StoreTools, stored: StoredSettings): AiConfig | undefined {
  const { provider, model, base_url, price_input, price_output } = stored
  if (!provider || !model) return undefined
  const { timeoutSeconds, idleSeconds, privateAddresses } = tools.config.models
  return {
    provider,
    model,
    apiKey: keyOf(tools, stored),
    baseUrl: base_url ?? undefined,
    timeoutSeconds,
    idleSeconds,
    price: price_input === null || price_output === null ? undefined : { input: price_input, output: price_output },
    publicOnly: !privateAddresses,
  }
}

interface OwnRow {
  provider: AiProvider
  model: string
  sealed_key: Buffer
}

const ownPlace = (userId: string, provider: string) => `own model ${userId} ${provider}`

export async function readOwnModel(tools: StoreTools, userId: string) {
  const [row] = await tools.db.query(sql<OwnRow>`
    select provider, model, sealed_key from private.own_models where user_id = ${userId}`)
  if (!row) return undefined
  const apiKey = unseal(sealingKey(tools), row.sealed_key, ownPlace(userId, row.provider))
  return { provider: row.provider, model: row.model, apiKey }
}

/** @returns false where a key is needed and none was given. */
export async function writeOwnModel(
  tools: StoreTools,
  userId: string,
  { provider, model, key }: OwnModelInput,
): Promise<boolean> {
  const sealed = key ? seal(sealingKey(tools), key, ownPlace(userId, provider)) : null
  if (sealed) {
    await tools.db.query(sql`
      insert into private.own_models (user_id, provider, model, sealed_key)
      values (${userId}, ${provider}, ${model}, ${sealed})
      on conflict (user_id) do update set provider = excluded.provider, model = excluded.model,
        sealed_key = excluded.sealed_key, updated_at = now()`)
    return true
  }
  const kept = await tools.db.query(sql`
    update private.own_models set model = ${model}, updated_at = now()
    where user_id = ${userId} and provider = ${provider} returning 1`)
  return kept.length > 0
}

export async function removeOwnModel({ db }: StoreTools, userId: string): Promise<void> {
  await db.query(sql`delete from private.own_models where user_id = ${userId}`)
}
