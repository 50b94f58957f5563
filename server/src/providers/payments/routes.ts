import type { RoutePlugin } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import { checkoutRoutes } from './pages/checkout-routes'
import { portalRoutes, receiptRoutes } from './pages/portal-routes'
import { asPages } from './pages/html-pages'
import { STYLE_SHEET } from './pages/style'
import type { Sandbox } from './sandbox/sandbox'

/**
 * The sandbox's own pages, below `/sandbox`: checkout, portal, receipts. As the hosted pages of a provider they know no session of ours:
 * whoever has the number of one may use it. (OP-30)
 */
export const sandboxPages =
  (_tools: Tools, { actions }: Sandbox): RoutePlugin =>
  (app) => {
    asPages(app)
    app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE_SHEET))
    checkoutRoutes(app, actions)
    portalRoutes(app, actions)
    receiptRoutes(app, actions)
  }
