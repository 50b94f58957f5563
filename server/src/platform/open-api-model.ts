import { AI_PROVIDERS, ModelSettingsInput, OwnModelInput } from '@reelwright/shared/model-settings'
import { COUNT, failures, input, json, object, ref, SIGNED_IN, success, TEXT, TEXT_OR_NULL } from './open-api-parts'

const BOOLEAN = { type: 'boolean' }
const DOLLARS = { type: 'number', minimum: 0, description: 'US dollars' }
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const TOKEN_PRICE = orNull({ ...DOLLARS, description: 'US dollars per million tokens' })
const KEY = (...states: string[]) => ({ enum: states, description: 'The key itself is never sent' })

const ModelSettings = object({
  source: {
    enum: ['environment', 'page', 'none'],
    description: 'Where the model was set; the environment takes precedence',
  },
  provider: { enum: [...AI_PROVIDERS, null] },
  model: TEXT_OR_NULL,
  baseUrl: { ...TEXT_OR_NULL, description: "Null: the provider's own address" },
  key: KEY('set', 'none', 'lost'),
  priceInput: TOKEN_PRICE,
  priceOutput: TOKEN_PRICE,
  monthlyCap: orNull({ ...DOLLARS, description: 'US dollars in a calendar month (UTC)' }),
  capFixed: { ...BOOLEAN, description: 'The environment sets the cap' },
  timeoutSeconds: COUNT,
  privateAddresses: { ...BOOLEAN, description: 'The model may be in a private network' },
  usage: object({ cost: DOLLARS, scripts: COUNT, refinements: COUNT, tests: COUNT, fallbacks: COUNT }),
})

const ModelTest = object({
  provider: TEXT,
  model: TEXT,
  address: TEXT,
  passed: BOOLEAN,
  verdict: { ...TEXT, description: 'Written for people' },
  check: {
    type: 'object',
    required: ['reachable'],
    properties: {
      reachable: BOOLEAN,
      keyAccepted: { ...BOOLEAN, description: 'Absent: the server did not say' },
      modelExists: { ...BOOLEAN, description: 'Absent: the server did not say' },
      problem: TEXT,
    },
  },
  script: orNull(
    object({
      text: { ...TEXT_OR_NULL, description: 'Null: the model wrote no usable script' },
      seconds: { type: 'number' },
      inputTokens: COUNT,
      outputTokens: COUNT,
      tokensPerSecond: COUNT,
      costMicrodollars: orNull({ ...COUNT, description: 'Null: the prices are not set' }),
      repairRounds: COUNT,
      fellBack: TEXT_OR_NULL,
      rules: { type: 'array', items: TEXT, description: 'Ids of the rules the script broke' },
    }),
  ),
})

const OwnModel = object({ provider: TEXT, model: TEXT, key: KEY('set', 'lost') })

export const MODEL_SCHEMAS = {
  ModelSettingsInput: input(ModelSettingsInput),
  ModelSettings,
  ModelTest,
  OwnModelInput: input(OwnModelInput),
  OwnModel: orNull(OwnModel),
}

const ADMINISTRATOR = 'Only for the administrator (ADMIN_EMAIL).'
const OWN_KEYS = 'Only where people may use their own key (AI_OWN_KEYS); else 404.'

export const MODEL_PATHS = {
  '/api/model/settings': {
    get: {
      summary: "The installation's language model, its spending cap and what it cost this month",
      description: ADMINISTRATOR,
      security: SIGNED_IN,
      responses: { ...success('The settings', ref('ModelSettings')), ...failures(401, 403, 503) },
    },
    put: {
      summary: "Sets the installation's language model and its spending cap",
      description: `${ADMINISTRATOR} Without \`key\`, the stored one is kept if the provider and the address stay the same.`,
      security: SIGNED_IN,
      requestBody: { required: true, ...json(ref('ModelSettingsInput')) },
      responses: {
        ...success('The settings as they are now', ref('ModelSettings')),
        ...failures(400, 401, 403, 409, 413, 415, 429, 503),
      },
    },
  },
  '/api/model/test': {
    post: {
      summary: 'Tests a language model by having it write a short script, within the spending cap',
      description: 'For the administrator and the operator. Without a body it tests the model that is set.',
      security: [...SIGNED_IN, { operator: [] }],
      requestBody: { required: false, ...json(ref('ModelSettingsInput')) },
      responses: {
        ...success('What the test found', ref('ModelTest')),
        ...failures(400, 401, 403, 404, 413, 415, 429, 503),
      },
    },
  },
  '/api/model/own': {
    get: {
      summary: "The account's own language model; null: none is set",
      description: OWN_KEYS,
      security: SIGNED_IN,
      responses: { ...success('The model, without its key', ref('OwnModel')), ...failures(401, 404, 503) },
    },
    put: {
      summary: "Sets the account's own language model, which writes its scripts only",
      description: `${OWN_KEYS} Without \`key\`, the stored one is kept if the provider stays the same.`,
      security: SIGNED_IN,
      requestBody: { required: true, ...json(ref('OwnModelInput')) },
      responses: {
        ...success('The model as it is now', ref('OwnModel')),
        ...failures(400, 401, 404, 413, 415, 429, 503),
      },
    },
    delete: {
      summary: "Deletes the account's own language model with its key",
      description: OWN_KEYS,
      security: SIGNED_IN,
      responses: { ...success('It is gone', { type: 'null' }), ...failures(401, 404, 429, 503) },
    },
  },
}
