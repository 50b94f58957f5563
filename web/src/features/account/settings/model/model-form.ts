import type { AiProvider, ModelSettings, ModelSettingsInput } from '@reelwright/shared/model-settings'
import { ApiError } from '../../../../platform'
import { problemText } from '../../profile/problem-text'

export const PROVIDERS: Record<AiProvider, { name: string; label: string; example: string }> = {
  openai: { name: 'OpenAI', label: 'OpenAI', example: 'gpt-5-mini' },
  anthropic: { name: 'Anthropic', label: 'Anthropic', example: 'claude-sonnet-4-5' },
  google: { name: 'Google', label: 'Google', example: 'gemini-2.5-flash' },
  'openai-compatible': { name: 'Model server', label: 'Model server (Ollama, vLLM)', example: 'gemma3:12b' },
}

/** The form as it is typed. */
export interface ModelForm {
  provider: AiProvider | ''
  model: string
  baseUrl: string
  key: string
  priceInput: string
  priceOutput: string
  monthlyCap: string
}
export type ModelField = keyof ModelForm

const shown = (value: number | null) => (value === null ? '' : String(value))

export const formOf = (settings: ModelSettings): ModelForm => ({
  provider: settings.provider ?? '',
  model: settings.model ?? '',
  baseUrl: settings.baseUrl ?? '',
  key: '',
  priceInput: shown(settings.priceInput),
  priceOutput: shown(settings.priceOutput),
  monthlyCap: shown(settings.monthlyCap),
})

/** Null for an empty field; NaN for text that is not a number. */
const numberIn = (text: string) =>
  text.trim() === '' ? null : Number(text.trim().replace(/^\$/, '').replace(',', '.'))

export function numberFaults(form: ModelForm): Partial<Record<ModelField, string>> {
  const faults: Partial<Record<ModelField, string>> = {}
  for (const field of ['priceInput', 'priceOutput', 'monthlyCap'] as const) {
    const number = numberIn(form[field])
    if (number !== null && !(number >= 0)) faults[field] = 'Enter an amount such as 2.50.'
  }
  return faults
}

/** What is sent: an empty key keeps the stored one. */
export function inputOf(form: ModelForm): ModelSettingsInput {
  const text = (value: string) => (value.trim() === '' ? null : value.trim())
  return {
    provider: form.provider === '' ? null : form.provider,
    model: text(form.model),
    baseUrl: text(form.baseUrl),
    ...(form.key.trim() !== '' && { key: form.key.trim() }),
    priceInput: numberIn(form.priceInput),
    priceOutput: numberIn(form.priceOutput),
    monthlyCap: numberIn(form.monthlyCap),
  }
}

/** The field that the server names, and its words. */
export function refusalOf(error: unknown): { field: string | undefined; text: string } {
  const field = error instanceof ApiError ? error.field : undefined
  const text = problemText(error)
  // The server names the field in its message as well.
  const words = field && text.startsWith(`${field}: `) ? `This ${text.slice(field.length + 2)}.` : text
  return { field, text: words }
}

export const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: amount > 0 && amount < 0.01 ? 4 : 2,
  }).format(amount)
