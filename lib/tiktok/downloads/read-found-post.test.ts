import { expect, test } from 'vitest'
import type { FoundPost } from './found-post'
import { readFoundPost } from './read-found-post'

const file = { label: '720 × 1280', details: ['HD'], path: '/api/media/abc', name: 'a.mp4' }
const post: FoundPost = {
  kind: 'video',
  url: 'https://www.tiktok.com/@a/video/7300000000000000001',
  caption: '',
  author: { handle: 'a', name: 'A' },
  postedAt: null,
  durationSeconds: 20,
  cover: null,
  zipName: 'a.zip',
  videos: [file],
  pictures: [],
  sounds: [],
}

test('a post is read as it was sent', () => {
  expect(readFoundPost(post)).toEqual(post)
})

test.each([
  ['nothing', null],
  ['another kind', { ...post, kind: 'live' }],
  ['no author', { ...post, author: undefined }],
  ['a link that is not the web’s', { ...post, url: 'javascript:alert(1)' }],
  ['a file elsewhere', { ...post, videos: [{ ...file, path: 'https://evil.test/a.mp4' }] }],
  ['a file without a name', { ...post, sounds: [{ ...file, name: undefined }] }],
  ['no list of pictures', { ...post, pictures: null }],
])('%s is left out', (_, value) => {
  expect(readFoundPost(value)).toBeNull()
})
