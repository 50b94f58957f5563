import { expect, test } from 'vitest'
import { prefersEvents } from './accept'

test.each([
  ['text/event-stream', true],
  ['TEXT/Event-Stream', true],
  ['text/event-stream, application/json', true],
  ['text/event-stream, */*', true],
  ['text/event-stream;q=1, application/json;q=0.9', true],
  ['application/json;q=0.5, text/event-stream', true],
  ['application/json;q=0, text/event-stream;q=0.1', true],
  ['text/html, text/event-stream', true],
  ['text/event-stream;q=abc', true],
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/*', false],
  ['application/json', false],
  ['application/json, text/event-stream', false],
  ['*/*, text/event-stream', false],
  ['application/json, text/event-stream;q=0.9', false],
  ['text/event-stream;q=0', false],
  ['text/event-stream-of-mine', false],
  [',;,;;q=,', false],
])('Accept: %s wants events: %s', (accept, wanted) => {
  expect(prefersEvents(accept)).toBe(wanted)
})
