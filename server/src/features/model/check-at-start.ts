import type { Tools } from '../../platform/tools'
import { checkModel } from '../../providers/model'

/** Tell the operator in the log when the configured model cannot write. Never fails, and nothing waits for it. */
export async function checkModelAtStart({ config: { ai }, log }: Pick<Tools, 'config' | 'log'>): Promise<void> {
  if (!ai) return
  const model = { provider: ai.provider, model: ai.model }
  try {
    const { problem } = await checkModel(ai)
    if (problem === undefined) log.info(model, 'The language model is there')
    else
      log.warn(
        { ...model, problem },
        'The language model cannot be used; the embedded writer takes its place. Try: npm run admin -- model-test',
      )
  } catch (err) {
    log.warn({ ...model, err }, 'The language model could not be checked')
  }
}
