import type { AiConfig, Config } from '../../platform/config'
import type { Log } from '../../platform/log'
import { embeddedModel } from './embedded-model'
import type { ScriptModel } from './script-model'

/** The model the settings name; without any the embedded writer. */
export function createModel({ ai }: Pick<Config, 'ai'>, log: Log): ScriptModel {
  return ai ? loadedWhenUsed(ai, log) : embeddedModel
}

/** A language model whose code comes with the first script: it brings the whole writer, which checks its drafts. */
function loadedWhenUsed(ai: AiConfig, log: Log): ScriptModel {
  let model: Promise<ScriptModel> | undefined
  const load = () => (model ??= import('./language-script-model').then((code) => code.languageScriptModel(ai, log)))
  return {
    write: async (brief, options) => (await load()).write(brief, options),
    refine: async (input, options) => (await load()).refine(input, options),
  }
}
