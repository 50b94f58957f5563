import { expect, test } from 'vitest'
import { scriptsQuery } from './api'
import { EMPTY_ADDRESS } from './library-place'

test('a list is fresh for 30 seconds, not for the 5 minutes of other data [B-CL-34, CX-32]', () => {
  expect(scriptsQuery('ana', EMPTY_ADDRESS)).toMatchObject({ staleTime: 30_000 })
})
