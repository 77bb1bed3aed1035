import { expect, test } from 'vitest'
import { parseSharedContent } from './parse-shared-content'

const post = 'https://www.tiktok.com/@demo.user/video/7300000000000000001'
const parseParams = (given: Record<string, string>) => parseSharedContent(`?${new URLSearchParams(given)}`)

test.each([
  [{ url: post }],
  [{ text: post }],
  [{ title: 'A video', text: `Check out this video! ${post} ` }],
  [{ text: 'https://example.com/a', url: post }],
  [{ title: post, text: '', url: '' }],
])('the TikTok link in %j is found', (given) => {
  expect(parseParams(given)).toEqual({ kind: 'link', text: post })
})

test('a short link inside a sentence of TikTok’s own app is found', () => {
  expect(parseParams({ text: 'Schau dir das Video an: https://vm.tiktok.com/ZM6abcdef/ #fyp' })).toEqual({
    kind: 'link',
    text: 'https://vm.tiktok.com/ZM6abcdef/',
  })
})

test('any other text is put together, each part once', () => {
  expect(parseParams({ title: 'Sourdough', text: 'Three loaves', url: 'https://example.com/' })).toEqual({
    kind: 'text',
    text: 'Sourdough\nThree loaves\nhttps://example.com/',
  })
  expect(parseParams({ title: 'Sourdough', text: 'Sourdough' })).toEqual({ kind: 'text', text: 'Sourdough' })
})

test('what travels behind # is read like a query', () => {
  expect(parseSharedContent('#text=three+loaves')).toEqual({ kind: 'text', text: 'three loaves' })
})

test.each(['', '#', '?text=', '?text=%20&url=', '?other=x'])('%j shares nothing', (search) => {
  expect(parseSharedContent(search)).toBeNull()
})
