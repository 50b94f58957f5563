import { queryOptions } from '@tanstack/react-query'
import type {
  ModelSettings,
  ModelSettingsInput,
  ModelTestAnswer,
  OwnModel,
  OwnModelInput,
} from '@reelwright/shared/model-settings'
import { askForData } from '../../ask-server'

export const modelSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['model-settings', userId],
    queryFn: ({ signal }) => askForData<ModelSettings>('/api/model/settings', { signal }),
    staleTime: 0,
  })

export const saveModelSettings = (body: ModelSettingsInput) =>
  askForData<ModelSettings>('/api/model/settings', { method: 'PUT', body })

/** Tests what the form holds; the environment's model wins. */
export const testModel = (body: ModelSettingsInput) =>
  askForData<ModelTestAnswer>('/api/model/test', { method: 'POST', body })

export const ownModelQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-model', userId],
    queryFn: ({ signal }) => askForData<OwnModel | null>('/api/model/own', { signal }),
    staleTime: 0,
  })

export const saveOwnModel = (body: OwnModelInput) =>
  askForData<OwnModel | null>('/api/model/own', { method: 'PUT', body })

export const removeOwnModel = () => askForData<null>('/api/model/own', { method: 'DELETE' })
