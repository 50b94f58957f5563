import { queryOptions } from '@tanstack/react-query'
import { apiData, SLOW_TIMEOUT } from '../../../../platform'
import type {
  ModelSettings,
  ModelSettingsInput,
  ModelTest,
  OwnModel,
  OwnModelInput,
} from '@reelwright/shared/model-settings'

export const modelSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['model-settings', userId],
    queryFn: ({ signal }) => apiData<ModelSettings>('/api/model/settings', { signal }),
    staleTime: 0,
  })

export const saveModelSettings = (body: ModelSettingsInput) =>
  apiData<ModelSettings>('/api/model/settings', { method: 'PUT', body })

/** Tests what the form holds; the environment's model wins. */
export const testModel = (body: ModelSettingsInput) =>
  apiData<ModelTest>('/api/model/test', { method: 'POST', body, timeout: SLOW_TIMEOUT })

export const ownModelQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-model', userId],
    queryFn: ({ signal }) => apiData<OwnModel | null>('/api/model/own', { signal }),
    staleTime: 0,
  })

export const saveOwnModel = (body: OwnModelInput) => apiData<OwnModel | null>('/api/model/own', { method: 'PUT', body })

export const removeOwnModel = () => apiData<null>('/api/model/own', { method: 'DELETE' })
