import type { Tools } from '../../platform/tools'
import { checkModel } from '../../providers/model'
import { readSettings, storedModel } from './model-store'

/** Log a warning for the operator when the model that is set cannot write. Never fails, and nothing waits for it. */
export async function checkModelAtStart(tools: Pick<Tools, 'config' | 'db' | 'tokens' | 'log'>): Promise<void> {
  const { config, log } = tools
  try {
    const ai = config.ai ?? storedModel(tools, await readSettings(tools))
    if (!ai) return
    const model = { provider: ai.provider, model: ai.model }
    const { problem } = await checkModel(ai)
    if (problem === undefined) log.info(model, 'The language model is ready')
    else
      log.warn(
        { ...model, problem },
        'The language model cannot be used, so the built-in writer takes over. Try: npm run admin -- model-test',
      )
  } catch (err) {
    log.warn({ err }, 'The language model could not be checked')
  }
}
