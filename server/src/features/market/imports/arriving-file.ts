import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError, arrivingBytes, discardRest } from '../../../platform/http'

/** Hands over a request's body as it arrives, and reads what is left of it when it was refused half-way. */
export async function withBody<T>(
  request: FastifyRequest,
  take: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  try {
    return await take(arrivingBytes(request.body instanceof Readable ? request.body : Readable.from([]), unbroken))
  } finally {
    discardRest(request)
  }
}

const unbroken = <T>(arrival: Promise<T>) =>
  arrival.catch((error: unknown): never => {
    throw new AppError('invalid_input', 'The file ended too early', {}, { cause: error })
  })
