import { amountText, readAmount } from './amount-text'
import { countText, readCount } from './count-text'
import { readVideoLink } from './video-link'

/** What can be recorded of a posted video, under the names of the columns. */
export interface Results {
  result_link: string | null
  views: number | null
  likes: number | null
  shares: number | null
  clicks: number | null
  sales: number | null
  revenue: number | null
}

const count = { read: readCount, text: countText }

/** Each result with its name and how it is written; the link by itself. */
export const FIGURES = [
  { name: 'views', label: 'Views', ...count },
  { name: 'likes', label: 'Likes', ...count },
  { name: 'shares', label: 'Shares', ...count },
  { name: 'clicks', label: 'Product clicks', ...count },
  { name: 'sales', label: 'Orders', ...count },
  { name: 'revenue', label: 'Revenue', read: readAmount, text: amountText },
] as const
export const LINK = { name: 'result_link', label: 'Link to the video', read: readVideoLink } as const

export type FigureName = (typeof FIGURES)[number]['name']
export type ResultName = keyof Results

export const NO_RESULTS: Results = {
  result_link: null,
  views: null,
  likes: null,
  shares: null,
  clicks: null,
  sales: null,
  revenue: null,
}

export type TypedResults = Record<ResultName, string>

export const typedOf = (results: Results): TypedResults => ({
  result_link: results.result_link ?? '',
  ...(Object.fromEntries(FIGURES.map(({ name, text }) => [name, text(results[name])])) as Record<FigureName, string>),
})

/** What was typed, and what of it is wrong in the order of the fields. */
export function readResults(typed: TypedResults) {
  const results: Results = { ...NO_RESULTS }
  const faults: Partial<Record<ResultName, string>> = {}
  const link = LINK.read(typed.result_link)
  if (typeof link === 'object' && link !== null) faults.result_link = link.error
  else results.result_link = link
  for (const { name, read } of FIGURES) {
    const figure = read(typed[name])
    if (typeof figure === 'object' && figure !== null) faults[name] = figure.error
    else results[name] = figure
  }
  return { results, faults }
}
