import * as z from 'zod'
import { parse, requireOperator, type RoutePlugin } from '../../../platform/http'
import { OPERATOR, success } from '../../../platform/open-api'
import type { BillingTools } from '../billing-tools'
import { reconcile } from '../records/reconcile'
import { openCases, settleCase } from './cases'
import { extendGrant, grantPlan, revokeGrant } from './grants'
import { listEvents, listPayments, listSubscriptions } from './lists'
import { addNote, linkByHand } from './notes'
import * as input from './operator-input'
import { comparePrices } from './prices'

/** What `npm run admin` asks, with the service role key. docs/billing.md says what each is for. */
export const operatorRoutes =
  (tools: BillingTools): RoutePlugin =>
  (app) => {
    // Before anything is read of what came.
    app.addHook('onRequest', (request) => requireOperator(request, tools))

    const reading = { security: OPERATOR, response: { 200: success('What was found', z.any()) }, errors: [503] }
    const list = <Query extends z.ZodType>(
      url: string,
      [summary, querystring]: [string, Query],
      answer: (query: z.output<Query>) => Promise<object>,
    ) => {
      const schema = { ...reading, summary, querystring }
      app.get(url, { schema }, async ({ query }) => ({ success: true, data: await answer(parse(querystring, query)) }))
    }
    const doing = { ...reading, response: { 200: success('What was done', z.any()) }, errors: [404, 409, 422, 503] }
    const act = <Body extends z.ZodType>(
      url: string,
      [summary, body]: [string, Body],
      answer: (body: z.output<Body>) => Promise<object>,
    ) => {
      const schema = { ...doing, summary, body }
      app.post(url, { schema }, async (request) => ({ success: true, data: await answer(parse(body, request.body)) }))
    }

    list('/subscriptions', ['Lists subscriptions', input.SubscriptionFilter], (filter) =>
      listSubscriptions(tools, filter),
    )
    list('/payments', ['Lists payments', input.PaymentFilter], (filter) => listPayments(tools, filter))
    list('/events', ["Lists the payment provider's events", input.EventFilter], (filter) => listEvents(tools, filter))
    list('/cases', ['Lists what needs a decision', input.CaseFilter], (filter) => openCases(tools, filter))
    const prices = { ...reading, summary: 'Compares prices with those at the provider' }
    app.get('/prices', { schema: prices }, async () => ({ success: true, data: await comparePrices(tools) }))

    act('/grants', ['Gives an account a plan', input.Grant], (grant) => grantPlan(tools, grant))
    act('/grants/extend', ['Extends a granted plan', input.Extension], (extension) => extendGrant(tools, extension))
    act('/grants/revoke', ['Ends a granted plan', input.Revocation], (revocation) => revokeGrant(tools, revocation))
    act('/notes', ['Adds a note or a refund', input.Note], (note) => addNote(tools, note))
    act('/links', ['Assigns a subscription to an account', input.Link], (link) => linkByHand(tools, link))
    act('/cases/settle', ['Settles a case', input.Settlement], (settlement) => settleCase(tools, settlement))
    const reconciling = { ...doing, summary: 'Compares all subscriptions with the provider' }
    app.post('/reconcile', { schema: reconciling }, async () => ({ success: true, data: await reconcile(tools) }))
  }
