import type { AiConfig } from '../../platform/config'
import { publicFetch } from '../../platform/public-fetch'
import { ModelFailure } from './model-failure'

/** Bytes of the longest answer that is read, whatever its status: many times a script with all its pictures and thoughts. */
const MAX_BYTES = 8 * 1024 * 1024

/**
 * The fetch that a model is asked with. It follows no redirect: key and prompt go to the address of the settings and to no other.
 * And it stops reading what never ends.
 */
export const fetchFor = ({ publicOnly }: Pick<AiConfig, 'publicOnly'>): typeof fetch =>
  publicOnly ? (address, options) => limited(publicFetch(address, options)) : modelFetch

const modelFetch: typeof fetch = (address, options) => limited(fetch(address, { ...options, redirect: 'manual' }))

async function limited(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  if (!answer.body) return answer
  const { status, headers } = answer
  return new Response(answer.body.pipeThrough(upTo(MAX_BYTES)), { status, headers })
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
