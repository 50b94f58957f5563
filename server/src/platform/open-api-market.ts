import {
  CREATOR_ORDERS,
  CreatorsQuery,
  DashboardQuery,
  ENGAGEMENT_TIERS,
  IMPORT_FIELDS,
  IMPORT_FORMATS,
  IMPORT_STATES,
  ImportMapping,
  INSIGHT_TYPES,
  JOB_STATES,
  MARKET_JOBS,
  MARKET_SOURCES,
  NICHES,
  PRIORITY_LEVELS,
  ProductsQuery,
  SeoRequest,
  SeoSuggestions,
} from '@reelwright/shared'
import * as z from 'zod'
import {
  COUNT,
  failures,
  input,
  json,
  MOMENT,
  MOMENT_OR_NULL,
  object,
  ref,
  SIGNED_IN,
  success,
  TEXT,
  TEXT_OR_NULL,
} from './open-api-parts'

const AMOUNT = { type: 'number', minimum: 0 }
const AMOUNT_OR_NULL = { type: ['number', 'null'], minimum: 0 }
const NUMBER_OR_NULL = { type: ['number', 'null'] }
const RATE = { type: ['number', 'null'], minimum: 0, description: 'A fraction: 0.068 is 6.8%; null without views' }
const DAY = { type: 'string', format: 'date' }
const NEXT = { ...TEXT_OR_NULL, description: 'For `after`; null on the last page' }
const list = (items: object) => ({ type: 'array', items })
const pathText = (name: string, format?: string) => ({
  in: 'path',
  name,
  required: true,
  schema: { ...TEXT, ...(format && { format }) },
})

/** Each parameter of a call, from the schema that parses them. */
const parametersOf = (schema: z.ZodType) =>
  Object.entries(input(schema).properties ?? {}).map(([name, of]) => ({
    in: 'query',
    name,
    schema: Object(of) as object,
  }))

const Product = {
  id: TEXT,
  product_name: TEXT,
  niche: { enum: [...NICHES, 'other'] },
  creator_username: TEXT_OR_NULL,
  view_count: COUNT,
  like_count: COUNT,
  comment_count: COUNT,
  share_count: COUNT,
  engagement_rate: RATE,
  units_sold: COUNT,
  revenue: AMOUNT,
  product_price: AMOUNT_OR_NULL,
  product_image: TEXT_OR_NULL,
  hashtags: list(TEXT),
  rank: { ...COUNT, description: 'Within the period, or within the niche if one was requested' },
  creators: { type: ['integer', 'null'] },
  growth: { ...NUMBER_OR_NULL, description: 'Compared with the period before; null if it is too early to say' },
  acceleration: NUMBER_OR_NULL,
  estimated: { type: 'boolean' },
}

const ChartPoint = object({
  from: DAY,
  to: DAY,
  revenue: AMOUNT,
  units: COUNT,
  views: COUNT,
  estimated: { type: 'boolean' },
})

export const MARKET_SCHEMAS = {
  SeoRequest: input(SeoRequest),
  SeoSuggestions: z.toJSONSchema(SeoSuggestions, { unrepresentable: 'any' }),
  MarketSource: object({
    kind: { enum: MARKET_SOURCES },
    name: TEXT,
    currency: TEXT,
    from: { type: ['string', 'null'], format: 'date' },
    to: { type: ['string', 'null'], format: 'date' },
    refreshedAt: MOMENT_OR_NULL,
    products: COUNT,
    creators: COUNT,
  }),
  TrendingProduct: object(Product),
  ProductDetail: object({
    ...Product,
    category: TEXT_OR_NULL,
    link: TEXT_OR_NULL,
    days: list(object({ day: DAY, views: COUNT, units: COUNT, revenue: AMOUNT, estimated: { type: 'boolean' } })),
    top_creators: { ...list(ref('ShopCreator')), maxItems: 10 },
    source: ref('MarketSource'),
  }),
  ShopCreator: object({
    id: TEXT,
    creator_username: TEXT,
    creator_display_name: TEXT_OR_NULL,
    estimated_revenue_total: AMOUNT,
    engagement_rate: RATE,
    engagement_tier: { enum: [...ENGAGEMENT_TIERS, null] },
    follower_count: { type: ['integer', 'null'] },
    units_sold: COUNT,
    products: { type: ['integer', 'null'] },
  }),
  ShopInsight: object({
    id: TEXT,
    title: TEXT,
    description: TEXT,
    priority_level: { enum: PRIORITY_LEVELS },
    insight_type: { enum: INSIGHT_TYPES },
    figures: list(
      object({ label: TEXT, value: { type: 'number' }, unit: { enum: ['count', 'money', 'percent', 'days'] } }),
    ),
    product_id: TEXT_OR_NULL,
    brief: { type: ['object', 'null'], description: 'The brief that the studio starts with' },
  }),
  MarketJob: object({
    id: TEXT,
    kind: { enum: MARKET_JOBS },
    state: { enum: JOB_STATES },
    done: COUNT,
    total: COUNT,
    step: TEXT,
    error: TEXT_OR_NULL,
    createdAt: MOMENT,
    finishedAt: MOMENT_OR_NULL,
  }),
  ImportMapping: input(ImportMapping),
  MarketImport: {
    type: 'object',
    required: ['id', 'fileName', 'format', 'state', 'mapping'],
    properties: {
      id: TEXT,
      fileName: TEXT,
      format: { enum: IMPORT_FORMATS },
      encoding: TEXT,
      delimiter: TEXT_OR_NULL,
      state: { enum: IMPORT_STATES },
      header: list(TEXT),
      rowCount: COUNT,
      preview: list(list(TEXT)),
      mapping: ref('ImportMapping'),
      notes: list(TEXT),
      acceptedRows: { type: ['integer', 'null'] },
      faultyRows: { type: ['integer', 'null'] },
      faultGroups: list(object({ message: TEXT, rows: COUNT })),
      outcome: { type: ['object', 'null'], description: 'How many products, creators and days are new or changed' },
      error: TEXT_OR_NULL,
      job: { anyOf: [ref('MarketJob'), { type: 'null' }] },
      createdAt: MOMENT,
    },
  },
}

const started = (description: string) => ({
  ...success(`${description}: it is finished`, ref('MarketJob')),
  202: success('The job is running', ref('MarketJob'))[200],
})
const importAnswer = success('The import', ref('MarketImport'))

/** What sells, where that is known from, and what follows from it. */
export const MARKET_PATHS = {
  '/api/products': {
    get: {
      summary: 'Products in a period, filtered and sorted, page by page',
      security: SIGNED_IN,
      parameters: parametersOf(ProductsQuery),
      responses: {
        200: {
          description: 'A page of them; `totals` with the first page',
          ...json({
            type: 'object',
            required: ['success', 'products', 'source', 'sources', 'next'],
            properties: {
              success: { const: true },
              products: list(ref('TrendingProduct')),
              totals: object({ products: COUNT, views: COUNT, engagement: RATE }),
              source: ref('MarketSource'),
              sources: list(ref('MarketSource')),
              next: NEXT,
            },
          }),
        },
        ...failures(400, 401, 403, 429, 503),
      },
    },
  },
  '/api/tiktok-shop/dashboard': {
    get: {
      summary: 'The figures for a period, its top creators and products, and insights',
      security: SIGNED_IN,
      parameters: parametersOf(DashboardQuery),
      responses: {
        ...success(
          'The figures, or the demo set if there are none',
          object({
            summary: object({
              total_creators: COUNT,
              total_products: COUNT,
              total_revenue: AMOUNT,
              avg_engagement: RATE,
            }),
            top_creators: { ...list(ref('ShopCreator')), maxItems: 5 },
            top_products: {
              ...list(
                object({
                  product_id: TEXT,
                  product_name: TEXT,
                  total_estimated_revenue: AMOUNT,
                  total_creators_promoting: { type: ['integer', 'null'] },
                }),
              ),
              maxItems: 5,
            },
            insights: { ...list(ref('ShopInsight')), maxItems: 12 },
            source: ref('MarketSource'),
            sources: list(ref('MarketSource')),
            views: COUNT,
            estimated: { type: 'boolean' },
            analysedAt: MOMENT_OR_NULL,
          }),
        ),
        ...failures(400, 401, 403, 429, 503),
      },
    },
  },
  '/api/market/creators': {
    get: {
      summary: `Creators in a period by ${CREATOR_ORDERS.join(', ')}, page by page`,
      security: SIGNED_IN,
      parameters: parametersOf(CreatorsQuery),
      responses: {
        200: {
          description: 'A page of them; `total` with the first page',
          ...json({
            type: 'object',
            required: ['success', 'creators', 'source', 'next'],
            properties: {
              success: { const: true },
              creators: list(ref('ShopCreator')),
              total: COUNT,
              source: ref('MarketSource'),
              next: NEXT,
            },
          }),
        },
        ...failures(400, 401, 403, 429, 503),
      },
    },
  },
  '/api/market/charts': {
    get: {
      summary: 'Revenue over time, prices against units, and the distribution of engagement',
      security: SIGNED_IN,
      parameters: parametersOf(DashboardQuery),
      responses: {
        ...success(
          'The charts',
          object({
            revenue: list(ChartPoint),
            prices: {
              ...list(object({ id: TEXT, name: TEXT, price: AMOUNT, units: COUNT, revenue: AMOUNT })),
              maxItems: 300,
            },
            engagement: list(object({ from: AMOUNT, to: AMOUNT_OR_NULL, products: COUNT })),
            bands: list(object({ from: AMOUNT, to: AMOUNT, products: COUNT, units: COUNT, revenue: AMOUNT })),
            source: ref('MarketSource'),
          }),
        ),
        ...failures(400, 401, 403, 429, 503),
      },
    },
  },
  '/api/market/products/{id}': {
    get: {
      summary: 'One product with its daily figures and its creators',
      security: SIGNED_IN,
      parameters: [pathText('id'), ...parametersOf(DashboardQuery.pick({ range: true }))],
      responses: { ...success('The product', ref('ProductDetail')), ...failures(400, 401, 403, 404, 429, 503) },
    },
  },
  '/api/market/sources': {
    get: {
      summary: 'All data sets that the account can view, the best first',
      security: SIGNED_IN,
      responses: { ...success('The sets', list(ref('MarketSource'))), ...failures(401, 403, 429, 503) },
    },
  },
  '/api/shop-analytics/analyze': {
    post: {
      summary: 'Recalculates the insights; no body is needed',
      security: SIGNED_IN,
      responses: { ...started('The analysis'), ...failures(401, 403, 409, 413, 429, 500, 503) },
    },
  },
  '/api/shop-analytics/scrape-partner-data': {
    post: {
      summary: "Fetches the operator's feed and the data of the connected shop; no body is needed",
      security: SIGNED_IN,
      responses: { ...started('What was fetched'), ...failures(401, 403, 409, 413, 422, 429, 502, 503) },
    },
  },
  '/api/market/jobs/current': {
    get: {
      summary: 'The job in progress, or null',
      security: SIGNED_IN,
      responses: {
        ...success('The job', { anyOf: [ref('MarketJob'), { type: 'null' }] }),
        ...failures(401, 403, 429, 503),
      },
    },
  },
  '/api/market/jobs/{id}': {
    get: {
      summary: 'One job of the account',
      security: SIGNED_IN,
      parameters: [pathText('id', 'uuid')],
      responses: { ...success('The job', ref('MarketJob')), ...failures(401, 403, 404, 429, 503) },
    },
  },
  '/api/market/jobs/{id}/cancel': {
    post: {
      summary: 'Cancels a job; unfinished work is not stored',
      security: SIGNED_IN,
      parameters: [pathText('id', 'uuid')],
      responses: { ...success('The job', ref('MarketJob')), ...failures(401, 403, 404, 429, 503) },
    },
  },
  '/api/market/imports': {
    post: {
      summary: 'Uploads a data file and guesses its columns',
      security: SIGNED_IN,
      parameters: [{ in: 'query', name: 'name', required: true, schema: { ...TEXT, maxLength: 200 } }],
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: { ...importAnswer, ...failures(400, 401, 403, 409, 413, 415, 422, 429, 503) },
    },
    get: {
      summary: 'The newest 50 imports, without their rows',
      security: SIGNED_IN,
      responses: { ...success('The imports', list(ref('MarketImport'))), ...failures(401, 403, 429, 503) },
    },
  },
  '/api/market/imports/{id}': {
    get: {
      summary: 'One import with its first rows',
      security: SIGNED_IN,
      parameters: [pathText('id', 'uuid')],
      responses: { ...importAnswer, ...failures(401, 403, 404, 429, 503) },
    },
    delete: {
      summary: 'Deletes an uploaded file; imported data stays',
      security: SIGNED_IN,
      parameters: [pathText('id', 'uuid')],
      responses: { 200: { description: 'It is gone' }, ...failures(401, 403, 404, 409, 429, 503) },
    },
  },
  '/api/market/imports/{id}/check': {
    post: {
      summary: `Checks every row, with columns mapped to ${IMPORT_FIELDS.slice(0, 3).join(', ')} and others`,
      security: SIGNED_IN,
      parameters: [pathText('id', 'uuid')],
      requestBody: { required: true, ...json(ref('ImportMapping')) },
      responses: {
        202: { ...importAnswer[200], description: 'It is being checked' },
        ...failures(400, 401, 403, 404, 409, 413, 415, 429, 503),
      },
    },
  },
  '/api/market/imports/{id}/apply': {
    post: {
      summary: 'Imports a checked file, all or nothing',
      security: SIGNED_IN,
      parameters: [pathText('id', 'uuid')],
      responses: {
        202: { ...importAnswer[200], description: 'It is being imported' },
        ...failures(401, 403, 404, 409, 429, 503),
      },
    },
  },
  '/api/market/imports/{id}/faults': {
    get: {
      summary: 'Lists the errors by row',
      security: SIGNED_IN,
      parameters: [pathText('id', 'uuid'), { in: 'query', name: 'format', schema: { enum: ['csv'] } }],
      responses: {
        ...success(
          'Up to 1000 errors; as a file with `format=csv`',
          list(object({ row: COUNT, column: TEXT_OR_NULL, message: TEXT, value: TEXT_OR_NULL })),
        ),
        ...failures(400, 401, 403, 404, 429, 503),
      },
    },
  },
  '/api/market/figures': {
    delete: {
      summary: 'Deletes all data of one of the account’s data sets',
      security: SIGNED_IN,
      parameters: [{ in: 'query', name: 'source', required: true, schema: { enum: ['import', 'shop'] } }],
      responses: { 200: { description: 'They are gone' }, ...failures(400, 401, 403, 404, 409, 429, 503) },
    },
  },
  '/api/market/shop': {
    get: {
      summary: 'Says whether shops can be connected, and which one is',
      security: SIGNED_IN,
      responses: {
        ...success(
          'The connection',
          object({ available: { type: 'boolean' }, connection: { type: ['object', 'null'] } }),
        ),
        ...failures(401, 403, 429, 503),
      },
    },
    delete: {
      summary: 'Disconnects the shop',
      security: SIGNED_IN,
      responses: { 200: { description: 'It is disconnected' }, ...failures(401, 403, 404, 429, 503) },
    },
  },
  '/api/market/shop/connect': {
    post: {
      summary: 'The address where a shop owner grants access to its data',
      security: SIGNED_IN,
      responses: { ...success('The address', object({ url: TEXT })), ...failures(401, 403, 422, 429, 503) },
    },
  },
  '/api/market/shop/complete': {
    post: {
      summary: 'Completes the connection with the parameters of the redirect back',
      security: SIGNED_IN,
      requestBody: { required: true, ...json({ type: 'object' }) },
      responses: {
        ...success('The connection', { type: ['object', 'null'] }),
        ...failures(400, 401, 403, 422, 429, 502, 503),
      },
    },
  },
  '/api/seo/suggest': {
    post: {
      summary: 'Suggests keywords for a listing and for a video post',
      security: SIGNED_IN,
      requestBody: { required: true, ...json(ref('SeoRequest')) },
      responses: {
        ...success('The words', ref('SeoSuggestions')),
        ...failures(400, 401, 403, 404, 413, 415, 429, 503),
      },
    },
  },
}
