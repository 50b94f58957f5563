import { ScriptBrief } from '@reelwright/shared'
import type { EditedScript } from '../edited-script/edited-script'

/**
 * What is known of the product now. Earlier requests may have changed the length, the tone or the price of the script since it was written:
 * the brief as it was typed would bring the old ones back. Null where no brief comes of it; then the script itself is enough.
 */
export function briefNow(typed: ScriptBrief, { metadata }: EditedScript): ScriptBrief | null {
  const { price, features, targetAudience, videoLength, videoStyle: style, tone } = metadata
  const priceText = price === typed.price ? typed.priceText : undefined
  const now = ScriptBrief.safeParse({ ...typed, price, priceText, features, targetAudience, videoLength, style, tone })
  if (now.success) return now.data
  const before = ScriptBrief.safeParse(typed)
  return before.success ? before.data : null
}
