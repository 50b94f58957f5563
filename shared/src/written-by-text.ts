import type { WrittenBy } from './written-by'

/** Why the built-in writer took over, as people read it. */
const FALLBACK_REASONS: Record<string, string> = {
  timeout: 'the AI model took too long',
  rate_limited: 'the AI model was getting too many requests',
  refused: 'the AI model refused to write it',
  invalid_output: 'the AI model’s response couldn’t be read',
  broke_off: 'the AI model’s response was cut off',
  rules_broken: 'the AI model’s script broke our rules for scripts',
  unsafe_output: 'the AI model’s response wasn’t safe to use',
  not_allowed: 'the AI model rejected the key',
  provider_error: 'the AI model failed',
  unreachable: 'the connection to the AI model failed',
  spending_cap: 'this month’s spending cap has been reached',
}

const PROVIDERS: Record<string, string> = {
  openai: ' from OpenAI',
  anthropic: ' from Anthropic',
  google: ' from Google',
}

/** "the AI model took too long" */
export const fallbackReason = (fellBack: string): string =>
  (Object.hasOwn(FALLBACK_REASONS, fellBack) && FALLBACK_REASONS[fellBack]) || 'the AI model failed'

/** Whether the words are those of a language model. */
export const isByModel = ({ writer, fellBack }: WrittenBy): boolean => writer !== 'embedded' && fellBack === undefined

/** "An AI model from OpenAI; edited by you", or "The built-in writer, because the AI model took too long". */
export const writtenByText = (writtenBy: WrittenBy): string =>
  `${writerText(writtenBy)}${writtenBy.edited ? '; edited by you' : ''}`

function writerText({ writer, fellBack }: WrittenBy): string {
  if (fellBack !== undefined) return `The built-in writer, because ${fallbackReason(fellBack)}`
  if (writer === 'embedded') return 'The built-in writer'
  return `An AI model${Object.hasOwn(PROVIDERS, writer) ? PROVIDERS[writer] : ''}`
}
