/** Names of apps that open pages in a window of their own, and how that window gives itself away. */
const APPS: [RegExp, string][] = [
  [/musical_ly|BytedanceWebview|TikTok|trill/i, 'TikTok'],
  [/Instagram/i, 'Instagram'],
  [/Barcelona [\d.]+/, 'Threads'],
  [/MessengerForiOS|Orca-Android|FBAN\/Messenger|FB_IAB\/Orca/i, 'Messenger'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/\bLine\//i, 'LINE'],
  [/MicroMessenger/i, 'WeChat'],
  [/Snapchat/i, 'Snapchat'],
  [/Pinterest/i, 'Pinterest'],
  [/LinkedInApp/i, 'LinkedIn'],
  [/Twitter(Android| for iPhone)/i, 'X'],
  [/KAKAOTALK/i, 'KakaoTalk'],
]

/** Any other app on Android: its web view says so itself. */
const WEB_VIEW = /; wv\)/

/**
 * The app inside of which the page was opened, by what the browser calls itself; undefined in a browser proper.
 * Google refuses to sign in there.
 */
export function inAppBrowser(userAgent: string): string | undefined {
  const known = APPS.find(([mark]) => mark.test(userAgent))
  if (known) return known[1]
  return WEB_VIEW.test(userAgent) ? 'another app' : undefined
}
