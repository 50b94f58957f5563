import type { Config } from '../../platform/config'
import type { Log } from '../../platform/log'
import { embeddedModel } from './embedded-model'
import { languageScriptModel } from './language-script-model'
import type { ScriptModel } from './script-model'

/** The model the settings name; without any the embedded writer. */
export function createModel({ ai }: Pick<Config, 'ai'>, log: Log): ScriptModel {
  return ai ? languageScriptModel(ai, log) : embeddedModel
}
