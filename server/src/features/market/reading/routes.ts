import {
  CREATOR_ORDERS,
  CreatorsAnswer,
  CreatorsQuery,
  DashboardQuery,
  MarketCharts,
  MarketSource,
  ProductDetail,
  ProductsAnswer,
  ProductsQuery,
  ShopDashboard,
} from '@reelwright/shared'
import * as z from 'zod'
import { parse, parseQuery, signedIn, type RoutePlugin } from '../../../platform/http'
import { json, SIGNED_IN, success } from '../../../platform/open-api'
import type { MarketTools } from '../market-tools'
import { readCharts } from './charts'
import { listCreators } from './creators'
import { readDashboard } from './dashboard'
import { readProduct } from './product'
import { listProducts } from './products'
import { setInView } from './set-in-view'

const ProductPath = z.object({ id: z.string() })

/** Figures to be looked at. Who asks is the token's user; the header `x-user-id` is never read. (B-CL-23, B-CL-25, CX-04) */
export const readingRoutes =
  (tools: MarketTools): RoutePlugin =>
  (app) => {
    const products = {
      summary: 'Products in a period, filtered and sorted, page by page',
      security: SIGNED_IN,
      querystring: ProductsQuery,
      response: { 200: json('A page of them; `totals` with the first page', ProductsAnswer) },
    }
    app.get('/api/products', { schema: products }, async (request) => {
      const user = await signedIn(request, tools)
      return listProducts(tools, user, parseQuery(request))
    })

    const dashboard = {
      summary: 'The figures for a period, its top creators and products, and insights',
      security: SIGNED_IN,
      querystring: DashboardQuery,
      response: { 200: success('The figures, or the demo set if there are none', ShopDashboard) },
    }
    app.get('/api/tiktok-shop/dashboard', { schema: dashboard }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await readDashboard(tools, user, parseQuery(request)) }
    })

    const creators = {
      summary: `Creators in a period by ${CREATOR_ORDERS.join(', ')}, page by page`,
      security: SIGNED_IN,
      querystring: CreatorsQuery,
      response: { 200: json('A page of them; `total` with the first page', CreatorsAnswer) },
    }
    app.get('/api/market/creators', { schema: creators }, async (request) => {
      const user = await signedIn(request, tools)
      return listCreators(tools, user, parseQuery(request))
    })

    const charts = {
      summary: 'Revenue over time, prices against units, and the distribution of engagement',
      security: SIGNED_IN,
      querystring: DashboardQuery,
      response: { 200: success('The charts', MarketCharts) },
    }
    app.get('/api/market/charts', { schema: charts }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await readCharts(tools, user, parseQuery(request)) }
    })

    const product = {
      summary: 'One product with its daily figures and its creators',
      security: SIGNED_IN,
      params: ProductPath,
      querystring: DashboardQuery,
      response: { 200: success('The product', ProductDetail) },
      errors: [404],
    }
    app.get('/api/market/products/:id', { schema: product }, async (request) => {
      const user = await signedIn(request, tools)
      const { id } = parse(ProductPath, request.params)
      const { range } = parseQuery(request)
      return { success: true, data: await readProduct(tools, user, { id, range }) }
    })

    const sets = {
      summary: 'All data sets that the account can view, the best first',
      security: SIGNED_IN,
      response: { 200: success('The sets', z.array(MarketSource)) },
    }
    app.get('/api/market/sources', { schema: sets }, async (request) => {
      const user = await signedIn(request, tools)
      const { sources } = await setInView(tools, user, undefined)
      return { success: true, data: sources }
    })
  }
