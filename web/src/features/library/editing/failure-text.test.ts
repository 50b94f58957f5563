import { expect, test } from 'vitest'
import { BackendError } from '../../../platform'
import { failureText } from './failure-text'

test.each([
  [new BackendError('User not authenticated', 'not_signed_in', 401), 'Log in again in another tab'],
  [new BackendError('JWT expired', 'PGRST303', 401), 'Log in again in another tab'],
  [new BackendError('violates foreign key', '23503', 409), 'folder no longer exists'],
  [new DOMException('x', 'TimeoutError'), 'took too long to respond'],
  [new TypeError('Failed to fetch'), 'can’t be reached'],
  [new BackendError('TypeError: Failed to fetch', undefined, 0), 'can’t be reached'],
  [new BackendError('<html>proxy</html>', undefined, 200), 'couldn’t be read'],
  [new Error('Down'), 'Down.'],
  [new Error('Really?'), 'Really?'],
])('%s is said in words that help', (failure, said) => expect(failureText(failure)).toContain(said))
