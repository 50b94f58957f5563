import * as z from 'zod'
import { HTML } from './html-pages'
import { unknownPage } from './words-page'

/** A number of the sandbox, as it stands in an address. */
const SandboxId = z.string().regex(/^[A-Za-z0-9_-]{1,200}$/)

/** Of an address; undefined: the sandbox never gave out such a number. */
export const idIn = (params: unknown, name: 'id' | 'subscription' = 'id'): string | undefined =>
  SandboxId.safeParse((params as Record<string, unknown>)[name]).data

/** The answer of a route: a page, or the address to go on to. */
export type Step = { status?: number; page: string } | { to: string }

export const unknown = (): Step => ({ status: 404, page: unknownPage() })

interface Reply {
  status(code: number): Reply
  type(type: string): Reply
  send(page: string): Reply
  redirect(to: string, code: number): Reply
}

/** What was done leads to another address, so that going back or reloading does nothing twice. */
export const answer = (reply: Reply, step: Step) =>
  'to' in step
    ? reply.redirect(step.to, 303)
    : reply
        .status(step.status ?? 200)
        .type(HTML)
        .send(step.page)
