import type { ImportFault, ImportMapping, MarketImport, MarketSource } from '@reelwright/shared'
import { queryOptions } from '@tanstack/react-query'
import { apiData, callApi } from '../../../platform'

const IMPORTS = '/api/market/imports'
/** Should a job's end be missed, its import is looked at anyway. */
const MISSED = 5000

export const isWorking = ({ state }: Pick<MarketImport, 'state'>) => state === 'checking' || state === 'importing'

/** The sets of figures that this account can look at, the best first; without any, the demo set is not among them. */
export const sourcesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['market', 'data', userId, 'sources'],
    queryFn: ({ signal }) => apiData<MarketSource[]>('/api/market/sources', { signal }),
    networkMode: 'always',
  })

/** Past imports and those that wait, newest first, without the rows of their previews. */
export const importsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['market', 'data', userId, 'imports'],
    queryFn: ({ signal }) => apiData<MarketImport[]>(IMPORTS, { signal }),
    networkMode: 'always',
  })

export const importQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['market', 'data', userId, 'import', id],
    queryFn: ({ signal }) => apiData<MarketImport>(pathOf(id), { signal }),
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? MISSED : false),
    networkMode: 'always',
  })

export const faultsQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['market', 'data', userId, 'faults', id],
    queryFn: ({ signal }) => apiData<ImportFault[]>(`${pathOf(id)}/faults`, { signal }),
    networkMode: 'always',
  })

export const checkImport = (id: string, mapping: ImportMapping) =>
  apiData<MarketImport>(`${pathOf(id)}/check`, { method: 'POST', body: mapping })

export const applyImport = (id: string) => apiData<MarketImport>(`${pathOf(id)}/apply`, { method: 'POST' })

/** The record and its rows; figures that were imported stay. */
export const deleteImport = (id: string) => callApi(pathOf(id), { method: 'DELETE' })

/** All figures that came from own files. */
export const deleteFigures = (kind: 'import' | 'shop') =>
  callApi(`/api/market/figures?source=${kind}`, { method: 'DELETE' })

/** All kept faults, as a table for a spreadsheet. */
export const fetchFaultReport = async (id: string): Promise<Blob> =>
  (await callApi(`${pathOf(id)}/faults?format=csv`)).blob()

const pathOf = (id: string) => `${IMPORTS}/${encodeURIComponent(id)}`
