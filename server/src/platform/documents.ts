import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const MAX_CACHED = 200

interface PackedDocument {
  etag: string
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

/**
 * The HTML documents of the web app. Pages are drawn in the browser, so every address gets the same document; some have one of their own with what
 * the page shows before any script runs (`web/plugins/prerendered.ts`). An address that no route has gets it with status 404.
 */
export class Documents {
  readonly #texts: Map<string, string>
  readonly #fallback: string
  readonly #addresses: RegExp[] | undefined
  readonly #packed = new Map<string, PackedDocument>()
  readonly #html: string

  /** @param extras What the plans include here; the landing page reads it without a request. */
  constructor(root: string, extras: readonly string[]) {
    this.#html = `<html lang="en" data-plan-extras="${extras.join(' ')}">`
    this.#fallback = readFileSync(join(root, 'index.html'), 'utf8')
    this.#texts = drawnPages(root)
    const list = join(root, 'pages', 'addresses.json')
    this.#addresses = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]).map(patternOf) : undefined
  }

  /** @param origin "https://reelwright.example": previews of shared links need whole addresses. */
  send(request: FastifyRequest, reply: FastifyReply, origin: string) {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = this.#addresses?.some((pattern) => pattern.test(path)) ?? true
    const document = this.#document(path, origin)
    const encoding = encodingFor(request.headers['accept-encoding'])
    void reply
      .code(isPage ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', document.etag)
      .type('text/html; charset=utf-8')
    if (isPage && request.headers['if-none-match'] === document.etag) return reply.code(304).send()
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(document[encoding])
  }

  #document(path: string, origin: string): PackedDocument {
    const own = this.#texts.get(path)
    const key = `${origin} ${own === undefined ? '' : path}`
    const known = this.#packed.get(key)
    if (known) return known
    const address = `${origin}${own === undefined ? '/' : path}`
    const text = (own ?? this.#fallback)
      .replace('<html lang="en">', this.#html)
      .replace('content="/share.png"', () => `content="${origin}/share.png"`)
      .replace('</head>', () => `<meta property="og:url" content="${address}" /></head>`)
    const identity = Buffer.from(text)
    const made = {
      identity,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      gzip: gzipSync(identity),
    }
    // A client can write any host name, so the number of copies is bounded.
    if (this.#packed.size >= MAX_CACHED) this.#packed.clear()
    this.#packed.set(key, made)
    return made
  }
}

function encodingFor(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const taken = (accepted ?? '').split(',').filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
  const takes = (name: string) => taken.some((each) => each.trim().split(';')[0] === name)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** "/scripts/edit/:scriptId" as the router matches it: any case, with or without a slash at the end. */
function patternOf(address: string): RegExp {
  const parts = address.split('/').filter(Boolean)
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?'
    const isOptional = part.endsWith('?')
    const name = isOptional ? part.slice(0, -1) : part
    const segment = `/${name.startsWith(':') ? '[^/]+' : name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
    return isOptional ? `(?:${segment})?` : segment
  })
  return new RegExp(`^${source.join('')}/?$`, 'i')
}

/** Texts by address: "pages/auth--callback.html" is "/auth/callback". */
function drawnPages(root: string): Map<string, string> {
  const folder = join(root, 'pages')
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  return new Map(
    files.map((file) => {
      const name = file.slice(0, -'.html'.length)
      return [name === 'index' ? '/' : `/${name.replaceAll('--', '/')}`, readFileSync(join(folder, file), 'utf8')]
    }),
  )
}
