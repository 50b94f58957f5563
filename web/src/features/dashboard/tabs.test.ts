import { expect, test } from 'vitest'
import { asLibraryTab, type DashboardTab, folderOf, libraryTab, panelOf, tabLabel } from './tabs'

test.each<[DashboardTab, string, string]>([
  ['overview', 'overview', 'Overview'],
  ['script-studio', 'script-studio', 'Script Studio'],
  ['library', 'library', 'Script Library'],
  ['library-folder-7d1c', 'library', 'Script Library'],
  ['analytics', 'analytics', 'Analytics'],
  ['trends', 'trends', 'Trending'],
  ['shop-analytics', 'shop-analytics', 'Shop Analytics'],
  ['profile', 'profile', 'Profile'],
  ['settings', 'settings', 'Settings'],
])('the tab %s is the panel %s, called %s [B-DS-01, B-DS-05, B-LB-08]', (tab, panel, label) => {
  expect(panelOf(tab)).toBe(panel)
  expect(tabLabel(tab)).toBe(label)
})

test('a folder and its tab lead to each other [B-DS-05]', () => {
  expect(libraryTab('7d1c')).toBe('library-folder-7d1c')
  expect(folderOf(libraryTab('7d1c'))).toBe('7d1c')
  expect(libraryTab(null)).toBe('library')
  expect(folderOf('library')).toBeUndefined()
  expect(asLibraryTab('library-folder-7d1c')).toBe('library-folder-7d1c')
  expect(asLibraryTab('overview')).toBeUndefined()
})
