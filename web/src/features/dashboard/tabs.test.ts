import { expect, test } from 'vitest'
import { type DashboardTab, panelOf, tabLabel } from './tabs'

test.each<[DashboardTab, string, string]>([
  ['overview', 'overview', 'Overview'],
  ['script-studio', 'script-studio', 'Script Studio'],
  ['library', 'library', 'Script Library'],
  ['library-folder-7d1c', 'library', 'Script Library'],
  ['analytics', 'analytics', 'Analytics'],
  ['profile', 'profile', 'Profile'],
])('the tab %s is the panel %s, called %s [B-DS-01, B-DS-05, B-LB-08]', (tab, panel, label) => {
  expect(panelOf(tab)).toBe(panel)
  expect(tabLabel(tab)).toBe(label)
})
