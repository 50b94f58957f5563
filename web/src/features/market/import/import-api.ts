import type { ImportFault, ImportMapping, MarketImport, MarketSource } from '@reelwright/shared'
import { queryOptions } from '@tanstack/react-query'
import { askForData, askServer } from '../../account'

const IMPORTS = '/api/market/imports'
/** Should a job's end be missed, its import is looked at anyway. */
const MISSED = 5000

export const isWorking = ({ state }: Pick<MarketImport, 'state'>) => state === 'checking' || state === 'importing'

/** The sets of figures that this account can look at, the best first; without any, the demo set is not among them. */
export const sourcesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['market', 'data', userId, 'sources'],
    queryFn: ({ signal }) => askForData<MarketSource[]>('/api/market/sources', { signal }),
    networkMode: 'always',
  })

/** Past imports and those that wait, newest first, without the rows of their previews. */
export const importsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['market', 'data', userId, 'imports'],
    queryFn: ({ signal }) => askForData<MarketImport[]>(IMPORTS, { signal }),
    networkMode: 'always',
  })

export const importQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['market', 'data', userId, 'import', id],
    queryFn: ({ signal }) => askForData<MarketImport>(pathOf(id), { signal }),
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? MISSED : false),
    networkMode: 'always',
  })

export const faultsQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['market', 'data', userId, 'faults', id],
    queryFn: ({ signal }) => askForData<ImportFault[]>(`${pathOf(id)}/faults`, { signal }),
    networkMode: 'always',
  })

export const checkImport = (id: string, mapping: ImportMapping) =>
  askForData<MarketImport>(`${pathOf(id)}/check`, { method: 'POST', body: mapping })

export const applyImport = (id: string) => askForData<MarketImport>(`${pathOf(id)}/apply`, { method: 'POST' })

/** The record and its rows; figures that were imported stay. */
export const deleteImport = (id: string) => askServer(pathOf(id), { method: 'DELETE' })

/** All figures that came from own files. */
export const deleteFigures = (kind: 'import' | 'shop') =>
  askServer(`/api/market/figures?source=${kind}`, { method: 'DELETE' })

/** All kept faults, as a table for a spreadsheet. */
export const fetchFaultReport = async (id: string): Promise<Blob> =>
  (await askServer(`${pathOf(id)}/faults?format=csv`)).blob()

const pathOf = (id: string) => `${IMPORTS}/${encodeURIComponent(id)}`
