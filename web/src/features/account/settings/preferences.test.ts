import { expect, test } from 'vitest'
import { preferenceFaults, readPreferences, toColumns } from './preferences'

test('an account without a row has all emails on and the default theme [B-SE-06, B-SE-08]', () => {
  expect(readPreferences(null, 'Ana')).toEqual({
    displayName: 'Ana',
    tiktokUsername: '',
    editorTheme: 'default',
    script_ready: true,
    trending: true,
    performance: true,
    product_updates: true,
  })
})

test('only what was changed is sent, as it is stored [OP-55]', () => {
  expect(toColumns({ displayName: ' Ana ', tiktokUsername: '@ana', trending: false })).toEqual({
    full_name: 'Ana',
    tiktok_username: 'ana',
    notify_trending: false,
  })
  expect(toColumns({ displayName: ' ', tiktokUsername: '@' })).toEqual({ full_name: null, tiktok_username: null })
})

test('faults stand at their fields [B-SE-02, B-SE-03]', () => {
  expect(preferenceFaults({ displayName: '<i>', tiktokUsername: 'a' })).toEqual({
    displayName: 'A name can’t contain < or >.',
    tiktokUsername: 'A TikTok username has 2 to 24 characters.',
  })
  expect(preferenceFaults({ script_ready: false })).toEqual({ displayName: undefined, tiktokUsername: undefined })
})
