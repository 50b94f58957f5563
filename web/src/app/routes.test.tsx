import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { routes } from './routes'
import { SessionFrame } from './session-frame'
import { GuardedFrame } from './shell/guarded-frame'
import { ShellFrame } from './shell/shell-frame'

/** What stands around a page: who may see it, and in which frame. */
async function surroundings(path: string) {
  const matches = matchRoutes(routes, path) ?? []
  const around = matches.filter(({ route }) => route.children)
  const frames = await Promise.all(
    around.map(async ({ route: { lazy } }) => (typeof lazy === 'function' ? (await lazy()).Component : undefined)),
  )
  return {
    pattern: matches.at(-1)?.route.path,
    params: matches.at(-1)?.params,
    session: frames.includes(SessionFrame),
    guarded: frames.includes(GuardedFrame),
    shell: frames.includes(ShellFrame),
  }
}

const OPEN = { session: false, guarded: false, shell: false }
const SIGN_IN = { session: true, guarded: false, shell: false }
const SHELL = { session: true, guarded: true, shell: true }

describe('every address of the table has its page and its frame', () => {
  test.each([
    ['/', OPEN],
    ['/contact', OPEN],
    ['/login', SIGN_IN],
    ['/signup', SIGN_IN],
    ['/forgot-password', SIGN_IN],
    ['/reset-password', SIGN_IN],
    ['/auth/callback', SIGN_IN],
    ['/signup/complete', SIGN_IN],
    ['/pricing', SIGN_IN],
    ['/dashboard', SHELL],
    ['/tempo', SHELL],
    ['/scripts', SHELL],
    ['/scripts/new', SHELL],
    ['/analytics', SHELL],
    ['/trending', SHELL],
    ['/partner-seo', SHELL],
    ['/profile', SHELL],
    ['/settings', SHELL],
    ['/settings/billing', SHELL],
    ['/test-dashboard', SHELL],
    ['/script-studio', SHELL],
    ['/test', OPEN],
    ['/tempo-new', OPEN],
    ['/logo-test', OPEN],
    ['/logo-demo', OPEN],
    ['/debug-auth', SIGN_IN],
    ['/creator-dashboard-test', SIGN_IN],
    ['/direct-dashboard', SIGN_IN],
    ['/google-auth-test', SIGN_IN],
    ['/demo-creator', OPEN],
  ])(
    '%s [A-RT-01, A-RT-04, A-RT-07, A-RT-09, A-RT-11, A-RT-13, A-RT-14, A-RT-16, A-RT-18, A-RT-20, A-RT-21, A-RT-24, A-RT-25, A-RT-26, A-RT-27, A-RT-28, A-RT-29, A-RT-30, A-RT-31, A-RT-33, A-RT-34, A-RT-35, A-RT-36, A-RT-37, A-RT-38, A-RT-39, A-RT-40, A-RT-41, A-RL-02, CX-22, CX-52, B-RT-01]',
    async (path, expected) => expect(await surroundings(path)).toMatchObject({ pattern: path, ...expected }),
  )
})

test('ids in addresses have the names that pages read [A-RT-22, A-RT-23, A-RT-43]', async () => {
  expect(await surroundings('/scripts/folder/f1')).toMatchObject({ params: { folderId: 'f1' }, ...SHELL })
  expect(await surroundings('/scripts/edit/s1')).toMatchObject({ params: { scriptId: 's1' }, ...SHELL })
})

test.each([
  '/nothing',
  '/scripts/edit',
  '/scripts/folder/a/b',
  '/dashboard/x',
  '/settings/x',
  '/login/x',
  '/constructor',
])('%s is not found, without a look at the session [A-RT-42, OP-13]', async (path) =>
  expect(await surroundings(path)).toMatchObject({ pattern: '*', ...OPEN }),
)
