import { expect, test } from 'vitest'
import { BackendError } from '../../../platform'
import { failureText } from './failure-text'

test.each([
  [new BackendError('User not authenticated', 'not_signed_in', 401), 'Sign in again in another tab'],
  [new BackendError('JWT expired', 'PGRST303', 401), 'Sign in again in another tab'],
  [new BackendError('violates foreign key', '23503', 409), 'folder does not exist any more'],
  [new DOMException('x', 'TimeoutError'), 'did not answer in time'],
  [new TypeError('Failed to fetch'), 'cannot be reached'],
  [new BackendError('<html>proxy</html>', undefined, 200), 'something that cannot be read'],
  [new Error('Down'), 'Down.'],
  [new Error('Really?'), 'Really?'],
])('%s is said in words that help', (failure, said) => expect(failureText(failure)).toContain(said))
