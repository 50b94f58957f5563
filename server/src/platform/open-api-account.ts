import { AccountDeletion, AccountExport, NOTIFICATION_EMAILS, RecoveryCodeUse, WebVitals } from '@reelwright/shared'
import * as z from 'zod'
import { ClientError } from './client-errors'
import {
  SIGNED_IN,
  success,
  object,
  TEXT,
  TEXT_OR_NULL,
  COUNT,
  MOMENT,
  json,
  failures,
  ref,
  input,
} from './open-api-parts'

const Session = object({
  id: TEXT,
  current: { type: 'boolean' },
  device: TEXT,
  ip: TEXT_OR_NULL,
  createdAt: MOMENT,
  lastActiveAt: MOMENT,
})

/** What an account's owner sees and does beside their rows. */
export const ACCOUNT_PATHS = {
  '/api/account/sessions': {
    get: {
      summary: 'Lists the sessions of the account; the current session comes first',
      security: SIGNED_IN,
      responses: { ...success('The sessions', { type: 'array', items: ref('Session') }), ...failures(401, 403) },
    },
  },
  '/api/account/sessions/{id}': {
    delete: {
      summary: 'Ends another session of the account',
      security: SIGNED_IN,
      parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } }],
      responses: { ...success('It has ended', {}), ...failures(400, 401, 403, 404) },
    },
  },
  '/api/account/subscription': {
    get: {
      summary: 'Plan, allowance and use of the account',
      security: SIGNED_IN,
      responses: { ...success('The subscription', ref('Subscription')), ...failures(401, 403) },
    },
  },
  '/api/account/recovery-codes': {
    get: {
      summary: 'How many recovery codes are left',
      security: SIGNED_IN,
      responses: { ...success('The count', object({ remaining: COUNT })), ...failures(401, 403) },
    },
    post: {
      summary: 'Creates ten new recovery codes; the old ones stop working. Requires the second factor in this session',
      security: SIGNED_IN,
      responses: {
        ...success('The codes, shown only once', object({ codes: { type: 'array', items: TEXT } })),
        ...failures(401, 403, 409, 422, 429),
      },
    },
  },
  '/api/account/recovery-codes/use': {
    post: {
      summary: 'Turns off the second factor with a recovery code, for a session without it',
      security: SIGNED_IN,
      requestBody: { required: true, ...json(input(RecoveryCodeUse)) },
      responses: { ...success('It is off', {}), ...failures(400, 401, 422, 429) },
    },
  },
  '/api/account/export': {
    get: {
      summary: 'Exports everything the account owns as one ZIP; a few times an hour',
      description:
        '`reelwright-export.json` in it is an AccountExport. If the export fails midway, the connection is closed.',
      security: SIGNED_IN,
      responses: {
        200: {
          description: 'The archive',
          content: { 'application/zip': { schema: { type: 'string', contentMediaType: 'application/zip' } } },
        },
        ...failures(401, 403, 429, 503),
      },
    },
  },
  '/api/account/delete': {
    post: {
      summary: 'Deletes the account with its subscription, rows and files, and ends its sessions',
      security: SIGNED_IN,
      requestBody: { required: true, ...json(input(AccountDeletion)) },
      responses: { ...success('It is gone', {}), ...failures(400, 401, 403, 422, 429, 502, 503) },
    },
  },
  '/api/account/unsubscribe': {
    post: {
      summary:
        'Unsubscribes from an email with the token in its link; also the one-click POST of email clients (RFC 8058)',
      parameters: [{ in: 'query', name: 'token', schema: TEXT, description: 'Sent with a form, as email clients do' }],
      requestBody: {
        content: {
          'application/json': { schema: object({ token: TEXT }) },
          'application/x-www-form-urlencoded': { schema: { type: 'object' } },
          'multipart/form-data': { schema: { type: 'object' } },
        },
      },
      responses: {
        ...success(
          'It is off',
          object({
            letter: { enum: NOTIFICATION_EMAILS.map(({ kind }) => kind) },
            email: { ...TEXT, description: 'Masked' },
          }),
        ),
        ...failures(400, 404, 429),
      },
    },
    get: {
      summary: 'Redirects to the unsubscribe page; changes nothing',
      parameters: [{ in: 'query', name: 'token', required: true, schema: TEXT }],
      responses: { 302: { description: 'To `/unsubscribe`' }, ...failures(400) },
    },
  },
  '/api/account/announcements': {
    post: {
      summary: 'Emails an announcement to every account that gets product updates (`npm run announce`)',
      security: [{ operator: [] }],
      requestBody: {
        required: true,
        ...json({
          type: 'object',
          required: ['subject', 'text'],
          additionalProperties: false,
          properties: {
            subject: { ...TEXT, maxLength: 150 },
            text: { ...TEXT, maxLength: 20_000, description: 'Plain text; a blank line starts a new paragraph' },
            name: { ...TEXT, maxLength: 100, description: 'An account gets an announcement with this name only once' },
            dryRun: { type: 'boolean', description: 'Counts the recipients without sending' },
          },
        }),
      },
      responses: {
        ...success('The number of recipients', object({ name: TEXT, readers: COUNT, sent: COUNT })),
        ...failures(400, 401, 403, 409, 422),
      },
    },
  },
}

export const OPEN_PATHS = {
  '/api/client-errors': {
    post: {
      summary: "Reports an error on a page, for the operator's log",
      requestBody: { required: true, ...json(input(ClientError)) },
      responses: { 204: { description: 'Noted' }, ...failures(400, 413, 415, 429) },
    },
  },
  '/api/web-vitals': {
    post: {
      summary: 'Reports how fast a page was, for the metrics; anonymous',
      requestBody: { required: true, ...json(input(WebVitals)) },
      responses: { 204: { description: 'Counted' }, ...failures(400, 413, 415, 429) },
    },
  },
}

/** The shapes they name. */
export const ACCOUNT_SCHEMAS = { Session, AccountExport: z.toJSONSchema(AccountExport) }
