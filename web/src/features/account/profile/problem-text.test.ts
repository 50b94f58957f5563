import { expect, test } from 'vitest'
import { BackendError } from '../../../platform'
import { NETWORK_ERROR } from '../../../platform'
import { AccountFault, problemText } from './problem-text'

const named = (name: string, message: string, status?: number) => Object.assign(new Error(message), { name, status })

test.each([
  ['our own', new AccountFault('No avatar to remove'), 'No avatar to remove'],
  ['the service refuses', named('AuthApiError', 'Email address is taken', 422), 'Email address is taken'],
  ['storage refuses', named('StorageApiError', 'mime type not supported', 400), 'mime type not supported'],
  ['the row is refused', new BackendError('value too long', '22001', 400), 'value too long'],
  ['nothing answered', new BackendError('TypeError: Failed to fetch', undefined, 0), NETWORK_ERROR],
  ['the client gave up', named('AuthRetryableFetchError', 'Failed to fetch', 0), NETWORK_ERROR],
  ['storage was not reached', named('StorageUnknownError', 'Failed to fetch'), NETWORK_ERROR],
  ['the wrong kind of thing', 'oops', NETWORK_ERROR],
  [
    'the server failed',
    new BackendError('relation x', 'XX000', 500),
    'Something went wrong on our side. Please try again.',
  ],
])('%s: the text is for people [A-ER-03, A-ER-04]', (_, thrown, text) => expect(problemText(thrown)).toBe(text))
