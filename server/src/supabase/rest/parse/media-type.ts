import { notAvailable } from '../rest-error'

/** How the answer is written. */
export interface MediaType {
  kind: 'json' | 'object' | 'csv' | 'openapi'
  /** Keys that are null are left out. */
  stripNulls: boolean
  contentType: string
}

const JSON_TYPE: MediaType = { kind: 'json', stripNulls: false, contentType: 'application/json; charset=utf-8' }

const KNOWN = new Map<string, MediaType['kind']>([
  ['*/*', 'json'],
  ['application/*', 'json'],
  ['application/json', 'json'],
  ['application/vnd.pgrst.array', 'json'],
  ['application/vnd.pgrst.array+json', 'json'],
  ['application/vnd.pgrst.object', 'object'],
  ['application/vnd.pgrst.object+json', 'object'],
  ['text/csv', 'csv'],
  ['application/openapi+json', 'openapi'],
])

/**
 * Chooses by the `Accept` header: the first known type of the highest quality.
 * @throws RestError PGRST107 when none is known.
 */
export function parseAccept(header: string | undefined): MediaType {
  if (!header || header === '*/*' || header === 'application/json') return JSON_TYPE
  let best: { quality: number; media: MediaType } | undefined
  for (const range of header.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const kind = KNOWN.get(type)
    if (!kind) continue
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
    if (!(quality > 0) || (best && quality <= best.quality)) continue
    best = { quality, media: mediaType(kind, type.startsWith('application/vnd.pgrst.array'), parameters) }
  }
  if (best) return best.media
  throw notAvailable(refused(header))
}

/** The types that were asked for, as the answer lists them: without options that say nothing. */
function refused(header: string): string {
  const types = header.split(',').map((type) => type.trim().replace(/; *options=;?$|;$/, ''))
  return types.join(', ').slice(0, 200)
}

function mediaType(kind: MediaType['kind'], isArray: boolean, parameters: string[]): MediaType {
  const stripNulls = (kind === 'object' || isArray) && parameters.includes('nulls=stripped')
  const suffix = `${stripNulls ? '; nulls=stripped' : ''}; charset=utf-8`
  switch (kind) {
    case 'object':
      return { kind, stripNulls, contentType: `application/vnd.pgrst.object+json${suffix}` }
    case 'csv':
      return { kind, stripNulls, contentType: 'text/csv; charset=utf-8' }
    case 'openapi':
      return { kind, stripNulls, contentType: 'application/openapi+json; charset=utf-8' }
    case 'json':
      return isArray && stripNulls
        ? { kind, stripNulls, contentType: `application/vnd.pgrst.array+json${suffix}` }
        : JSON_TYPE
  }
}
