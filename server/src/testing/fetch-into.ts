import type { App } from '../platform/http'

/** A `fetch` that goes straight into the app: the SDK believes it talks over the network. */
export function fetchInto(app: App): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const { pathname, search } = new URL(request.url)
    const body = Buffer.from(await request.arrayBuffer())
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 ? { payload: body } : {}),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one))
    }
    const bodiless = [101, 204, 205, 304].includes(answer.statusCode) || request.method === 'HEAD'
    return new Response(bodiless ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }
}
