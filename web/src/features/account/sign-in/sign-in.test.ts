import { expect, test } from 'vitest'
import { inAppBrowser } from './in-app-browser'
import { strengthOf } from './password-strength'

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 musical_ly_31.5.0 BytedanceWebview/d8a21c6', 'TikTok'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/21A Instagram 300.0.0.12.109 (iPhone14,5)', 'Instagram'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/21A [FBAN/FBIOS;FBAV/440.0]', 'Facebook'],
  ['Mozilla/5.0 (Linux; Android 13) Chrome/117.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/430]', 'Messenger'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari Line/13.17.1', 'LINE'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile MicroMessenger/8.0.42', 'WeChat'],
  ['Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) AppleWebKit/537.36 Version/4.0 Chrome/117.0 Mobile', 'another app'],
  ['Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/117.0 Mobile Safari/537.36', undefined],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1', undefined],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0 Safari/537.36 Online/1', undefined],
])('%s is inside %s [OP-14]', (userAgent, app) => expect(inAppBrowser(userAgent)).toBe(app))

test.each([
  ['', ['Use at least 8 characters.', 'Add a letter.', 'Add a number.'], 0],
  ['film7', ['Use at least 8 characters.'], 0],
  ['kitchenlamp', ['Add a number.'], 0],
  ['é1'.repeat(30), ['Use a shorter one, up to 72 characters.'], 0],
  ['password1', [], 1],
  ['P@ssw0rd123', [], 1],
  ['qwertyuiop1', [], 1],
  ['a1b2c3d4e5', [], 1],
  ['Reelwright2026!', [], 1],
  ['ana.lopez.42.kettles', [], 1],
  ['tr0ub4dor&3', [], 2],
  ['correct horse 1 battery', [], 3],
])('%s lacks %j and is of level %i [OP-22]', (password, missing, level) => {
  expect(strengthOf(password, ['Ana López', 'lopez@example.com'])).toMatchObject({ missing, level })
})
