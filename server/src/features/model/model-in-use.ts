import type { AiConfig } from '../../platform/config'
import type { Tools } from '../../platform/tools'
import type { WritingUsage } from '../../providers/model'
import { readSettings, storedModel } from './model-store'
import { isCapped, recordUse } from './model-uses'

export interface ModelInUse {
  ai: AiConfig
  isCapped(): Promise<boolean>
  /** Records the use as a test. */
  record(usage: WritingUsage): Promise<void>
}

/** The model of the administrator's page, for programs beside the server; undefined where none is set there. */
export async function modelInUse(
  tools: Pick<Tools, 'config' | 'db' | 'tokens' | 'log'>,
): Promise<ModelInUse | undefined> {
  const stored = await readSettings(tools)
  const ai = storedModel(tools, stored)
  return (
    ai && {
      ai,
      isCapped: () => isCapped(tools, ai, stored),
      record: (usage) => recordUse(tools, 'test', undefined, usage),
    }
  )
}
