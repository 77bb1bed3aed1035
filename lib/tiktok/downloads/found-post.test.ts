import { expect, test } from 'vitest'
import { type FoundPost, readFoundPost } from './found-post'

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
  ['an author without a name', { ...post, author: { handle: 'a' } }],
  ['details that are one text', { ...post, videos: [{ ...file, details: 'HD' }] }],
  ['a picture that shows another site’s', { ...post, pictures: [{ ...file, view: 'https://evil.test/a.jpg' }] }],
  ['a cover that is another site’s', { ...post, cover: 'https://evil.test/a.jpg' }],
  ['a sound without its title', { ...post, sounds: [{ ...file, format: 'mp3', artist: 'A' }] }],
  ['a length in words', { ...post, durationSeconds: '20' }],
  ['no list of pictures', { ...post, pictures: null }],
])('%s is left out', (_, value) => {
  expect(readFoundPost(value)).toBeNull()
})
