import { parse, requireOperator, type RoutePlugin } from '../../../platform/http'
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

    /** A list, by a query. */
    const list = (url: string, answer: (query: unknown) => Promise<object>) =>
      app.get(url, async (request) => ({ success: true, data: await answer(request.query) }))
    /** Something that is done. */
    const act = (url: string, answer: (body: unknown) => Promise<object>) =>
      app.post(url, async (request) => ({ success: true, data: await answer(request.body) }))

    list('/subscriptions', (query) => listSubscriptions(tools, parse(input.SubscriptionFilter, query)))
    list('/payments', (query) => listPayments(tools, parse(input.PaymentFilter, query)))
    list('/events', (query) => listEvents(tools, parse(input.EventFilter, query)))
    list('/cases', (query) => openCases(tools, parse(input.CaseFilter, query)))
    list('/prices', () => comparePrices(tools))

    act('/grants', (body) => grantPlan(tools, parse(input.Grant, body)))
    act('/grants/extend', (body) => extendGrant(tools, parse(input.Extension, body)))
    act('/grants/revoke', (body) => revokeGrant(tools, parse(input.Revocation, body)))
    act('/notes', (body) => addNote(tools, parse(input.Note, body)))
    act('/links', (body) => linkByHand(tools, parse(input.Link, body)))
    act('/reconcile', () => reconcile(tools))
    act('/cases/settle', (body) => settleCase(tools, parse(input.Settlement, body)))
  }
