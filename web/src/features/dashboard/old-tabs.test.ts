import { expect, test } from 'vitest'
import { pageOfTab } from './old-tabs'

test.each([
  ['overview', '/dashboard'],
  ['script-studio', '/script-studio'],
  ['library', '/scripts'],
  ['library-folder-7d1c', '/scripts/folder/7d1c'],
  ['library-folder-../x', '/scripts/folder/..%2Fx'],
  ['analytics', '/analytics'],
  ['trends', '/trending'],
  ['shop-analytics', '/analytics'],
  ['profile', '/profile'],
  ['settings', '/settings'],
  ['constructor', '/dashboard'],
])('the former tab %s is the page %s [B-DS-01 to B-DS-10, B-LB-08]', (tab, page) => expect(pageOfTab(tab)).toBe(page))
