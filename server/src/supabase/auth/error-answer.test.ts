import pg from 'pg'
import { expect, test } from 'vitest'
import { AppError } from '../../platform/http'
import { AuthError } from './auth-error'
import { errorBody, readsErrorCodes, toAuthError } from './error-answer'

test.each([
  ['2024-01-01', true],
  ['2025-06-30', true],
  ['2023-12-31', false],
  ['', false],
  [undefined, false],
  ['zzzz', false],
  [['2024-01-01'], false],
])('a client that names the version %j reads codes: %j', (version, expected) => {
  expect(readsErrorCodes(version)).toBe(expected)
})

test('old and new clients get their own shape', () => {
  const error = new AuthError(422, 'weak_password', 'Too weak', { weaknesses: ['length'] })
  expect(errorBody(error, true, 'r')).toEqual({
    code: 'weak_password',
    message: 'Too weak',
    weak_password: { reasons: ['length'] },
  })
  expect(errorBody(error, false, 'r')).toEqual({
    code: 422,
    error_code: 'weak_password',
    msg: 'Too weak',
    weak_password: { reasons: ['length'] },
  })
})

const withCode = (code: string) => Object.assign(new Error('from below'), { code })
const ofDatabase = (code: string) => Object.assign(new pg.DatabaseError('from below', 0, 'error'), { code })

test.each([
  ['a broken connection', withCode('ECONNREFUSED'), 503, 'unknown'],
  ['a statement that took too long', ofDatabase('57014'), 503, 'unknown'],
  ['a doubled row', ofDatabase('23505'), 409, 'conflict'],
  ['a value that does not fit', ofDatabase('22P05'), 400, 'validation_failed'],
  ['a large body', withCode('FST_ERR_CTP_BODY_TOO_LARGE'), 413, 'request_entity_too_large'],
  ['a rate limit', Object.assign(new Error('no'), { statusCode: 429 }), 429, 'over_request_rate_limit'],
  ['an address that is too long', Object.assign(new Error('secret'), { statusCode: 414 }), 400, 'validation_failed'],
  ['a status that is no fault', Object.assign(new Error('secret'), { statusCode: 200 }), 500, 'unexpected_failure'],
  ['an internal fault', new AppError('unexpected', 'secret detail'), 500, 'unexpected_failure'],
  ['what nobody foresaw', new TypeError('secret detail'), 500, 'unexpected_failure'],
])('%s becomes an answer of the protocol', (_, thrown, status, code) => {
  const error = toAuthError(thrown)
  expect(error).toMatchObject({ status, code })
  expect(error.message).toMatch(/^(?!.*secret)./)
})
