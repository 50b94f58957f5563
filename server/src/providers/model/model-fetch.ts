import { ModelFailure } from './model-failure'

/** Bytes of the longest answer that is read, whatever its status: many times a script with all its pictures and thoughts. */
const MOST_BYTES = 8 * 1024 * 1024

/**
 * The fetch that models are asked with. It follows no redirect: key and prompt go to the address of the settings and to no other.
 * And it stops reading what never ends.
 */
export async function modelFetch(...[address, options]: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(address, { ...options, redirect: 'manual' })
  if (!answer.body) return answer
  const { status, headers } = answer
  return new Response(answer.body.pipeThrough(upTo(MOST_BYTES)), { status, headers })
}

function upTo(bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let left = bytes
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength
      if (left >= 0) controller.enqueue(chunk)
      else
        controller.error(new ModelFailure('invalid_output', undefined, { inputTokens: 0, outputTokens: 0 }, undefined))
    },
  })
}
