export const MAX_LINK_LENGTH = 1000

const NO_LINK = { error: 'Paste the link to the video, such as https://www.tiktok.com/@you/video/123' }

/**
 * Reads the address of a video on any platform; null for an empty text. Only its form is looked at: it is never fetched. What is pasted
 * without "https://" gets it.
 */
export function readVideoLink(text: string): string | null | { error: string } {
  const plain = text.trim()
  if (plain === '') return null
  const url = urlOf(/^[a-z][a-z\d+.-]*:/i.test(plain) ? plain : `https://${plain}`)
  if (!url || /\s/.test(plain) || !/^https?:$/.test(url.protocol) || url.username || url.password) return NO_LINK
  // The front page of a platform is no video.
  if (!/[^.]\.[^.]{2,}$/.test(url.hostname) || (url.pathname === '/' && url.search === '')) return NO_LINK
  if (url.href.length > MAX_LINK_LENGTH) return { error: `Use ${MAX_LINK_LENGTH} characters or fewer.` }
  return url.href
}

/** The same for every address of one video: with and without "www.", tracking and a slash at its end. */
export function videoKey(link: string): string {
  const url = urlOf(link)
  if (!url) return link
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  // Elsewhere the query string only says who shared it.
  const video = url.searchParams.get('v')
  return `${host}${url.pathname.replace(/\/+$/, '')}${video ? `?v=${video}` : ''}`
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
