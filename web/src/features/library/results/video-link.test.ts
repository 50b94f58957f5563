import { expect, test } from 'vitest'
import { readVideoLink, videoKey } from './video-link'

test.each([
  ['', null],
  [' https://www.tiktok.com/@ana/video/7 ', 'https://www.tiktok.com/@ana/video/7'],
  ['tiktok.com/@ana/video/7', 'https://tiktok.com/@ana/video/7'],
  ['youtube.com/?v=x', 'https://youtube.com/?v=x'],
  ['http://video.example/1', 'http://video.example/1'],
])('%j is the link %j', (typed, link) => {
  expect(readVideoLink(typed)).toBe(link)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://video.example/1',
  'https://name:word@video.example/1',
  'https://tiktok.com',
  'localhost/1',
  'my video',
  'https://video.example/a b',
])('%j is no link to a video', (typed) => {
  expect(readVideoLink(typed)).toEqual({ error: expect.stringMatching(/^Paste the link/) as string })
})

test('a link of more than 1,000 characters is refused', () => {
  expect(readVideoLink(`https://video.example/${'x'.repeat(980)}`)).toEqual({
    error: 'Use 1000 characters or fewer.',
  })
})

test('one video has one key, and two videos have two', () => {
  const key = videoKey('https://www.tiktok.com/@ana/video/7/?is_from_webapp=1#x')
  expect(key).toBe(videoKey('http://m.tiktok.com/@ana/video/7'))
  expect(key).not.toBe(videoKey('https://www.tiktok.com/@ana/video/8'))
  expect(videoKey('https://youtube.com/watch?v=a&t=1')).not.toBe(videoKey('https://youtube.com/watch?v=b'))
})
