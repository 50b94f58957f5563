import type * as z from 'zod'
import { AppError } from '../app-error'

/**
 * Everything from outside goes through here.
 * @throws AppError `invalid_input` that names the first faulty field, in the message and in `details.field`.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.map(String).join('.') || undefined
  const message = issue?.message ?? 'Invalid input'
  throw new AppError('invalid_input', field ? `${field}: ${message}` : `The request body is not valid: ${message}`, {
    field,
  })
}

/** A request of a route that describes its input. */
interface Described<Part extends string, Schema> {
  routeOptions: { schema?: { [part in Part]: Schema } }
}

/**
 * The body, as the route's own `schema` has it.
 * @throws AppError `invalid_input`
 */
export const parseBody = <Body extends z.ZodType>(request: Described<'body', Body> & { body: unknown }) =>
  parse(request.routeOptions.schema!.body, request.body)

/**
 * The query, as the route's own `schema` has it.
 * @throws AppError `invalid_input`
 */
export const parseQuery = <Query extends z.ZodType>(request: Described<'querystring', Query> & { query: unknown }) =>
  parse(request.routeOptions.schema!.querystring, request.query)
