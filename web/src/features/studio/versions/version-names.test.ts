import { expect, test } from 'vitest'
import { BackendError } from '../../../platform'
import { nameFailureText, nameFault } from './version-names'

test.each([
  ['', undefined],
  ['   ', undefined],
  ['For June', undefined],
  [` ${'x'.repeat(60)} `, undefined],
  ['🎬'.repeat(60), undefined],
  ['x'.repeat(61), 'Use 60 characters or fewer.'],
])('the name %j is judged: %s', (name, fault) => expect(nameFault(name)).toBe(fault))

test.each([
  [
    new BackendError('At most 150 versions of a script can have a name', '23514', 400),
    'A script can have up to 150 named versions. Remove the name from another version first.',
  ],
  [new BackendError('Failed to fetch', undefined, 0), 'The name couldn’t be saved. The server did not respond.'],
  ['nonsense', 'The name couldn’t be saved. Something went wrong'],
])('explains a refused name: %s', (error, text) => expect(nameFailureText(error)).toBe(text))
