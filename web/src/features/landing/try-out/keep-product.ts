import { SESSION_KEYS } from '../../../platform'
import type { TryOutVersion } from './try-out-state'
import { featureList } from './try-out-input'

/**
 * Hands a try-out over to the studio, across the sign-up in this tab. No price: none was typed. (B-ST-03, OP-41)
 * False when the browser forbids storage; then the page must not promise anything.
 */
export function keepForStudio({ input, whole }: TryOutVersion): boolean {
  const payload = {
    productName: input.product.trim(),
    features: featureList(input.features),
    targetAudience: 'everyone',
    videoLength: input.length,
    videoStyle: input.style,
    tone: whole.metadata.tone,
    existingScript: whole.spoken_script,
    script: whole,
  }
  try {
    sessionStorage.setItem(SESSION_KEYS.editScriptData, JSON.stringify(payload))
    return true
  } catch {
    return false
  }
}
