import { expect, test } from 'vitest'
import { breadcrumbTrail } from './breadcrumb-trail'

const labels = (path: string, params = {}) => breadcrumbTrail(path, params).map(({ label }) => label)

test.each([
  ['/dashboard', ['Home', 'Dashboard']],
  ['/scripts', ['Home', 'Script Library']],
  ['/trending', ['Home', 'Trending']],
  ['/profile/', ['Home', 'Profile']],
  ['/settings', ['Home', 'Settings']],
  ['/settings/own-key', ['Home', 'Settings', 'Your AI key']],
  ['/scripts/new', ['Home', 'Script Library', 'New Script']],
  ['/analytics', ['Home', 'Shop Analytics']],
  ['/partner-seo', ['Home', 'Partner SEO']],
  ['/script-studio', ['Home', 'Script Studio']],
  ['/market-data', ['Home', 'Market Data']],
  ['/some-other--page', ['Home', 'Some Other Page']],
  ['/constructor', ['Home', 'Constructor']],
  ['/%E0%A4%A', ['Home', '%E0%A4%A']],
])(
  'the trail of %s [A-SH-17, A-SH-19, A-SH-20, A-SH-21, A-SH-22, A-SH-23, A-SH-25, A-SH-29, OP-18]',
  (path, expected) => expect(labels(path)).toEqual(expected),
)

test('ids are labeled by what they identify [A-SH-24, A-SH-26 to A-SH-28]', () => {
  expect(labels('/scripts/edit/1f', { scriptId: '1f' })).toEqual(['Home', 'Script Library', 'Edit Script', 'Script'])
  expect(labels('/scripts/edit/edit', { scriptId: 'edit' })).toEqual([
    'Home',
    'Script Library',
    'Edit Script',
    'Script',
  ])
  expect(labels('/scripts/folder/a%20b', { folderId: 'a b' })).toEqual(['Home', 'Script Library', 'Folder'])
  expect(labels('/scripts/folder/f1', { folderId: 'f1', folderName: 'Summer' })).toEqual([
    'Home',
    'Script Library',
    'Summer',
  ])
})

test('leads home to the landing page, and nowhere from what is no page [A-SH-18]', () => {
  expect(breadcrumbTrail('/scripts/edit/1f', { scriptId: '1f' }).map(({ to }) => to)).toEqual([
    '/',
    '/scripts',
    undefined,
    undefined,
  ])
})
