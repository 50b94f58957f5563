import { expect, test } from 'vitest'
import { faultForLog, faultForRow, isFinal, retryAfterSeconds } from './delivery'
import { duration } from './wording'

test.each([
  [1, 10],
  [2, 20],
  [3, 40],
  [9, 2560],
  [10, 3600],
  [1000, 3600],
  [0, 10],
])('after attempt %i the next one comes in %i seconds', (attempts, seconds) => {
  expect(retryAfterSeconds(attempts)).toBe(seconds)
})

const fault = (fields: object) => Object.assign(new Error('said the server'), fields)

test.each([
  ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, permanent: true }, true],
  ['a refused message', { code: 'EMESSAGE', command: 'DATA', responseCode: 554, permanent: true }, true],
  ['an address that SMTP cannot carry', { code: 'EENVELOPE', command: 'API' }, true],
  ['greylisting', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451, permanent: false }, false],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true }, false],
  ['a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, permanent: true }, false],
  ['a server that is closed', { code: 'ESOCKET', command: 'CONN' }, false],
  ['a server without TLS', { code: 'ETLS', command: 'STARTTLS', responseCode: 502, permanent: true }, false],
])('%s is final: see the table', (_name, fields, final) => {
  expect(isFinal(fault(fields))).toBe(final)
})

test('what is thrown and no error is tried again', () => {
  expect(isFinal('odd')).toBe(false)
  expect(faultForLog(undefined)).toEqual({ code: undefined, responseCode: undefined })
})

test('the log learns codes only, the row one line that can be stored', () => {
  const error = fault({ code: 'EENVELOPE', responseCode: 550, response: '550 no ana@example.com here' })
  error.message = `no ana@example.com\r\nhere\u0000${'!'.repeat(1000)}`
  expect(faultForLog(error)).toEqual({ code: 'EENVELOPE', responseCode: 550 })
  expect(faultForRow(error)).toMatch(/^no ana@example\.com here !{10}/)
  expect(faultForRow(error).length).toBe(500)
})

test.each([
  [60, '1 minute'],
  [59, '1 minute'],
  [600, '10 minutes'],
  [3600, '1 hour'],
  [5400, '90 minutes'],
  [86_400, '24 hours'],
  [172_800, '2 days'],
])('%i seconds are %s', (seconds, expected) => {
  expect(duration(seconds)).toBe(expected)
})
