import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const BUCKET = 'reelwright'
const ACCESS_KEY = 'test-access-key'
const SECRET_KEY = 'test-secret-key'
const REGION = 'eu-test-1'

/** A store that speaks S3 on loopback, as far as we use it, and believes no request whose signature it cannot make itself. */
export interface S3Server {
  /** Settings for `readConfig`. */
  env: Record<string, string>
  /** What is stored, by key. */
  files: Map<string, Buffer>
  /** Uploads in pieces that were neither completed nor given up. */
  openUploads: Map<string, Map<number, Buffer>>
  /** "PUT ?partNumber" and the like, in order of arrival. */
  requests: string[]
  /** The next requests, or those of one kind (as in `requests`), are answered with this status and an error. */
  fail(times: number, status?: number, kind?: string): void
  close(): Promise<void>
}

export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, Buffer>()
  const openUploads = new Map<string, Map<number, Buffer>>()
  const requests: string[] = []
  let failures: { times: number; status: number; kind?: string | undefined } = { times: 0, status: 500 }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const url = new URL(request.url ?? '/', 'http://s3.test')
    requests.push(`${request.method} ${[...url.searchParams.keys()].map((name) => `?${name}`).join('')}`.trim())

    if (failures.times > 0 && (failures.kind === undefined || failures.kind === requests.at(-1))) {
      failures.times--
      return fault(response, failures.status, 'InternalError')
    }
    if (!isSigned(request, url)) return fault(response, 403, 'SignatureDoesNotMatch')
    const [, bucket, ...rest] = url.pathname.split('/')
    if (bucket !== BUCKET) return fault(response, 404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    const query = url.searchParams
    const upload = openUploads.get(query.get('uploadId') ?? '')
    if (query.has('uploadId') && !upload) return fault(response, 404, 'NoSuchUpload')

    switch (request.method) {
      case 'PUT':
        if (upload) {
          upload.set(Number(query.get('partNumber')), body)
        } else if (request.headers['x-amz-copy-source']) {
          const source = files.get(copySource(String(request.headers['x-amz-copy-source'])))
          if (!source) return fault(response, 404, 'NoSuchKey')
          files.set(key, source)
          return xml(response, `<CopyObjectResult><ETag>${etag(source)}</ETag></CopyObjectResult>`)
        } else files.set(key, body)
        return response.writeHead(200, { etag: etag(body) }).end()
      case 'GET':
        return sendFile(request, response, files.get(key))
      case 'DELETE':
        if (upload) openUploads.delete(query.get('uploadId')!)
        else files.delete(key)
        return response.writeHead(204).end()
      case 'POST':
        if (query.has('delete')) return deleteMany(response, body.toString())
        if (query.has('uploads')) {
          const id = randomUUID()
          openUploads.set(id, new Map())
          return xml(
            response,
            `<InitiateMultipartUploadResult><Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
          )
        }
        return complete(response, key, query.get('uploadId')!, upload!, body.toString())
      default:
        return fault(response, 405, 'MethodNotAllowed')
    }
  }

  function complete(
    response: ServerResponse,
    key: string,
    id: string,
    parts: Map<number, Buffer>,
    order: string,
  ): unknown {
    const numbers = [...order.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
    const pieces = numbers.map(([, number, tag]) => ({ bytes: parts.get(Number(number)), tag }))
    if (pieces.length === 0 || pieces.some(({ bytes, tag }) => !bytes || etag(bytes) !== `"${tag}"`))
      return fault(response, 400, 'InvalidPart')
    if (pieces.slice(0, -1).some(({ bytes }) => bytes!.byteLength < 5 * 1024 * 1024))
      return fault(response, 400, 'EntityTooSmall')
    const whole = Buffer.concat(pieces.map(({ bytes }) => bytes!))
    files.set(key, whole)
    openUploads.delete(id)
    return xml(
      response,
      `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${etag(whole)}</ETag></CompleteMultipartUploadResult>`,
    )
  }

  function deleteMany(response: ServerResponse, body: string) {
    const keys = [...body.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!)
    for (const key of keys) files.delete(key)
    return xml(
      response,
      `<DeleteResult>${keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join('')}</DeleteResult>`,
    )
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: SECRET_KEY,
    },
    files,
    openUploads,
    requests,
    fail: (times, status = 500, kind) => (failures = { times, status, kind }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: Buffer | undefined): unknown {
  if (!file) return fault(response, 404, 'NoSuchKey')
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  if (!range) return response.writeHead(200, { 'content-length': file.byteLength, etag: etag(file) }).end(file)
  const start = Number(range[1])
  const end = Math.min(range[2] ? Number(range[2]) : Infinity, file.byteLength - 1)
  if (start > end) return fault(response, 416, 'InvalidRange')
  const part = file.subarray(start, end + 1)
  const headers = { 'content-length': part.byteLength, 'content-range': `bytes ${start}-${end}/${file.byteLength}` }
  return response.writeHead(206, headers).end(part)
}

function copySource(header: string): string {
  return decodeURIComponent(header).replace(new RegExp(`^/?${BUCKET}/`), '')
}

const etag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function fault(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  return response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function xml(response: ServerResponse, body: string) {
  return response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
}

/** Signature version 4, recomputed from the request. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!parts) return false
  const [, accessKey, day, region, signedHeaders, signature] = parts as unknown as string[]
  const time = String(request.headers['x-amz-date'])
  if (accessKey !== ACCESS_KEY || region !== REGION || !time.startsWith(day!)) return false
  const names = signedHeaders!.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return false

  const query = [...url.searchParams]
    .map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('')
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers,
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const digest = createHash('sha256').update(canonical).digest('hex')
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET_KEY}`, day!), region))
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex') === signature
}
