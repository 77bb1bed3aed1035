import { expect, test } from 'vitest'
import { decodeTemplateHash, encodeTemplateHash } from './template-link'

test('a link carries a scene, whatever script its words are in', () => {
  const scene = { text: 'Große Neuigkeit – 大きい 🎉', x: 12.5, on: true, list: ['"', '\\'] }
  const hash = encodeTemplateHash(scene)
  expect(hash).toMatch(/^#template=[A-Za-z0-9_-]+$/)
  expect(decodeTemplateHash(hash ?? '')).toEqual(scene)
})

test.each([
  ['as long as a link may be', 14_984, 20_000],
  ['longer', 14_985, undefined],
])('a scene that is %s', (_, letters, length) => {
  const hash = encodeTemplateHash({ a: 'a'.repeat(letters) })
  expect(hash?.length).toBe(length)
  if (hash) expect(decodeTemplateHash(hash)).toEqual({ a: 'a'.repeat(letters) })
})

test.each([
  ['nothing', ''],
  ['another part of the page', '#files'],
  ['what is not base64', '#template=%%%'],
  ['bytes that are no text', '#template=_____w'],
  ['text that is no JSON', `#template=${btoa('{"a":')}`],
  ['an empty one', '#template='],
  ['one that is far too long', `#template=${'A'.repeat(20_000)}`],
])('%s is ignored', (_, hash) => {
  expect(decodeTemplateHash(hash)).toBe(null)
})
