import { newKey } from '../../platform'
import type { CheckedBrief } from './brief-form'
import { fallbackAnswer } from './fallback-script'
import type { Generation } from './generate'

/** Write the script in the browser with the server's own writer, which the service worker keeps. @throws where it cannot be loaded */
export async function writeOffline({ brief }: CheckedBrief, reason: string): Promise<Generation> {
  const { composeScript, refusalOf, kindsFor } = await import('../../platform/product-kinds')
  const refusal = refusalOf(brief)
  if (refusal) return { kind: 'message', about: 'product', text: refusal.reason, field: refusal.field }
  const script = composeScript(brief, { seed: newKey(), kinds: await kindsFor(brief) })
  return { kind: 'script', answer: fallbackAnswer(script), offline: { shown: undefined, reason } }
}
