import { expect, test } from 'vitest'
import { parseSharedContent } from './shared-content-view'

const link = 'https://www.tiktok.com/@demo.user/video/7300000000000000001'

test.each<[string, Record<string, string>, string, string]>([
  ['url', { url: link }, 'link', link],
  ['text', { title: 'A video', text: `Check out this video! ${link} ` }, 'link', link],
  ['text, with another link in the url', { text: link, url: 'https://example.com/a' }, 'link', link],
  ['title', { title: link, text: '', url: '' }, 'link', link],
  [
    'a short link',
    { text: 'Schau: https://vm.tiktok.com/ZM6abcdef/ #fyp' },
    'link',
    'https://vm.tiktok.com/ZM6abcdef/',
  ],
  ['other texts', { title: 'Sour', text: 'Dough', url: 'https://a.com/' }, 'text', 'Sour\nDough\nhttps://a.com/'],
  ['a page that is not a post', { text: 'https://tiktok.com/legal' }, 'text', 'https://tiktok.com/legal'],
  ['one text twice', { title: 'Sourdough', text: 'Sourdough' }, 'text', 'Sourdough'],
])('reads a share from %s', (_, fields, kind, text) => {
  expect(parseSharedContent(`?${new URLSearchParams(fields)}`)).toEqual({ kind, text })
})

test('reads a share after # like a query', () => {
  expect(parseSharedContent('#text=three+loaves')).toEqual({ kind: 'text', text: 'three loaves' })
})

test.each(['', '#', '?text=%20&url=', '?other=x'])('finds nothing shared in %j', (search) => {
  expect(parseSharedContent(search)).toBeNull()
})
