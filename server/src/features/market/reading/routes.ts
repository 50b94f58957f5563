import { CreatorsQuery, DashboardQuery, ProductsQuery } from '@reelwright/shared'
import * as z from 'zod'
import { parse, signedIn, type RoutePlugin } from '../../../platform/http'
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
    app.get('/api/products', async (request) => {
      const user = await signedIn(request, tools)
      return listProducts(tools, user, parse(ProductsQuery, request.query))
    })

    app.get('/api/tiktok-shop/dashboard', async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await readDashboard(tools, user, parse(DashboardQuery, request.query)) }
    })

    app.get('/api/market/creators', async (request) => {
      const user = await signedIn(request, tools)
      return listCreators(tools, user, parse(CreatorsQuery, request.query))
    })

    app.get('/api/market/charts', async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await readCharts(tools, user, parse(DashboardQuery, request.query)) }
    })

    app.get('/api/market/products/:id', async (request) => {
      const user = await signedIn(request, tools)
      const { id } = parse(ProductPath, request.params)
      const { range } = parse(DashboardQuery, request.query)
      return { success: true, data: await readProduct(tools, user, { id, range }) }
    })

    app.get('/api/market/sources', async (request) => {
      const user = await signedIn(request, tools)
      const { sources } = await setInView(tools, user, undefined)
      return { success: true, data: sources }
    })
  }
