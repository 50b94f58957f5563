import { ScriptBrief } from '@reelwright/shared'
import { logError } from '../../platform'

export type BrowserScript = { title: string; text: string } | { problem: string }

/** One script by the writer that is built in, without any server. The writer is loaded when it is first asked. */
export async function writeInBrowser(product: string, seed: string): Promise<BrowserScript> {
  const brief = ScriptBrief.safeParse({ productName: product, targetAudience: 'everyone' })
  if (!brief.success) return { problem: `The product name ${brief.error.issues[0]?.message ?? 'cannot be used'}.` }
  try {
    const { composeScript, refusalOf, kindsFor } = await import('../../platform/product-kinds')
    const refusal = refusalOf(brief.data)
    if (refusal) return { problem: refusal.reason }
    const { title, spoken_script } = composeScript(brief.data, { seed, kinds: await kindsFor(brief.data) })
    return { title, text: spoken_script }
  } catch (error) {
    logError('The writer couldn’t be used', error)
    return { problem: 'The writer couldn’t be loaded. Check the connection and try again.' }
  }
}
