import {
  MAX_SEARCH_LENGTH,
  SCRIPT_ORDERS,
  SCRIPT_STATUSES,
  type ScriptOrder,
  type Stage,
  stageOf,
  STAGES,
} from '@reelwright/shared'

/** What the library shows; a folder's scripts are a look of its own beside these. (B-LB-03, B-LB-04, B-LB-11) */
export const LIBRARY_VIEWS = ['all', 'kanban', 'bin'] as const
export type LibraryView = (typeof LIBRARY_VIEWS)[number]

/** What is asked of the library: all of it stands in the address of a page. */
export interface LibraryAddress {
  view: LibraryView
  /** How the list of all scripts or of a folder is laid out. */
  layout: 'grid' | 'list'
  search: string
  statuses: Stage[]
  styles: string[]
  tones: string[]
  /** A script must have each. */
  tags: string[]
  /** Days like 2026-11-21, both included. */
  from?: string
  to?: string
  /** On the 0-10 scale. */
  minScore?: number
  /** Undefined: newest first, or of a search the best first. */
  order?: Exclude<ScriptOrder, 'board'>
  /** The board's filter by folder: an id, or `none`. Inside a folder it is that folder. */
  folder?: string
}

/** Where a library stands: what its page's address says, and how to change that. */
export interface LibraryPlace {
  /** The folder whose scripts are shown. */
  folderId?: string
  address: LibraryAddress
  /** What is not named stays. */
  go: (change: Partial<LibraryAddress>) => void
  /** Goes to a folder's scripts, or for null to all of them. */
  showFolder: (folderId: string | null) => void
}

export const EMPTY_ADDRESS: LibraryAddress = {
  view: 'all',
  layout: 'grid',
  search: '',
  statuses: [],
  styles: [],
  tones: [],
  tags: [],
}

const KEYS = ['view', 'layout', 'search', 'status', 'style', 'tone', 'tag', 'from', 'to', 'score', 'order', 'folder']
const DAY = /^\d{4}-\d{2}-\d{2}$/
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads the parameters of an address; what is not understood is left out. (A-SH-12, OP-16) */
export function readAddress(query: URLSearchParams): LibraryAddress {
  const score = Number(query.get('score') || Number.NaN)
  const folder = query.get('folder') ?? ''
  return {
    view: oneOf(LIBRARY_VIEWS, query.get('view')) ?? 'all',
    layout: query.get('layout') === 'list' ? 'list' : 'grid',
    search: Array.from(query.get('search') ?? '')
      .slice(0, MAX_SEARCH_LENGTH)
      .join(''),
    // Addresses may have any stored status.
    statuses: STAGES.filter((stage) =>
      SCRIPT_STATUSES.some((status) => stageOf({ status }) === stage && query.getAll('status').includes(status)),
    ),
    styles: texts(query.getAll('style')),
    tones: texts(query.getAll('tone')),
    tags: texts(query.getAll('tag')),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    minScore: score >= 0 && score <= 10 ? score : undefined,
    order: oneOf(ORDERS, query.get('order')),
    folder: folder === 'none' || UUID.test(folder) ? folder : undefined,
  }
}

const ORDERS = SCRIPT_ORDERS.filter((order) => order !== 'board')

/** The address with what is asked for; other parameters stay, and what is as usual is left out. */
export function writeAddress(address: LibraryAddress, before: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(before)
  for (const key of KEYS) query.delete(key)
  if (address.view !== 'all') query.set('view', address.view)
  if (address.layout !== 'grid') query.set('layout', address.layout)
  if (address.search) query.set('search', address.search)
  for (const status of address.statuses) query.append('status', status)
  for (const style of address.styles) query.append('style', style)
  for (const tone of address.tones) query.append('tone', tone)
  for (const tag of address.tags) query.append('tag', tag)
  if (address.from) query.set('from', address.from)
  if (address.to) query.set('to', address.to)
  if (address.minScore !== undefined) query.set('score', String(address.minScore))
  if (address.order) query.set('order', address.order)
  if (address.folder) query.set('folder', address.folder)
  return query
}

/** The address of a folder's scripts, or for null of all; of what `query` asks for, layout and order stay. */
export function folderPath(folderId: string | null, query: URLSearchParams) {
  const { layout, order } = readAddress(query)
  return {
    pathname: folderId ? `/scripts/folder/${folderId}` : '/scripts',
    search: writeAddress({ ...EMPTY_ADDRESS, layout, order }, new URLSearchParams()).toString(),
  }
}

/** Whether anything but the search narrows what is listed. */
export function isFiltered({ statuses, styles, tones, tags, from, to, minScore }: LibraryAddress): boolean {
  return (
    [statuses, styles, tones, tags].some(({ length }) => length > 0) ||
    [from, to, minScore].some((v) => v !== undefined)
  )
}

/** Whether not everything of the place is listed: there is a search, or a filter. */
export const isNarrowed = (address: LibraryAddress): boolean =>
  address.search !== '' || isFiltered(address) || address.folder !== undefined

const oneOf = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given)

const texts = (values: string[]) => [...new Set(values.map((value) => value.trim()).filter(Boolean))].slice(0, 20)

/** A day that there is: the 30th of February is none. */
function dayOf(text: string | null): string | undefined {
  if (!text || !DAY.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
