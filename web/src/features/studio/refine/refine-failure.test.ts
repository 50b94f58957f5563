import { expect, test } from 'vitest'
import { CallError, CancelledError, SessionError, TimeoutError } from '../generation-failure'
import { UnreadableAnswer } from './refine-answer'
import { apology, reasonOf } from './refine-failure'

const OFFLINE = 'The server couldn’t be reached. Check your connection and try again.'

test.each<[string, unknown, string | null]>([
  ['an answer that nobody can read [B-ER-19]', new UnreadableAnswer(), 'Invalid response from server'],
  ['a timeout [B-ER-09, CX-43]', new TimeoutError(), 'Script generation timed out. Please try again.'],
  [
    'a service that is not there [B-ER-10, CX-43]',
    new CallError('Function not found', 404),
    'Script generation service not available. Please contact support.',
  ],
  [
    'nobody signed in [B-RL-05]',
    new SessionError('Not authenticated - please log in first'),
    'Not authenticated - please log in first',
  ],
  ['a session that ended [B-ER-05]', new CallError('Token expired', 401), 'Authentication error: Token expired'],
  ['goods that are refused', new CallError('We do not write for vapes.', 422), 'We do not write for vapes.'],
  [
    'a script that is too long',
    new CallError('script: must be 10000 characters or fewer to be refined', 400, 'script'),
    'The script must be 10000 characters or fewer to be refined.',
  ],
  ['a field nobody knows', new CallError('x: must be y', 400, 'x'), 'must be y'],
  ['too many messages', new CallError('Too many requests', 429), 'Too many requests'],
  ['a server in trouble', new CallError('Something went wrong', 500), 'Something went wrong'],
  ['a network failure', new CallError('Failed to send a request to the Edge Function', 0), OFFLINE],
  ['a stream that broke off', new TypeError('network error'), OFFLINE],
  ['something odd', { odd: true }, 'Something went wrong'],
  ['somebody who stopped it', new CancelledError(), null],
])('%s', (_case, error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

test('the chat says it is sorry, and why [B-ER-20]', () => {
  expect(apology('Too busy.')).toBe("I'm sorry, I couldn't refine the script right now. Too busy.")
})
