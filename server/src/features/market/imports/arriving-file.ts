import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError, arrivingBytes } from '../../../platform/http'

/** The body of a request, as it arrives. */
export const fileIn = ({ body }: FastifyRequest): AsyncIterable<Uint8Array> =>
  arrivingBytes(body instanceof Readable ? body : Readable.from([]), unbroken)

const unbroken = <T>(arrival: Promise<T>) =>
  arrival.catch((error: unknown): never => {
    throw new AppError('invalid_input', 'The file ended too early', {}, { cause: error })
  })
