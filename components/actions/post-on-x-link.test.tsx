import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { PostOnXLink } from './post-on-x-link'

const text = 'Old radios hum & hiss.'
const card: Card = { id: '1', parts: [{ text }], copy: text, carry: text, item: null }
const renderLink = (preview: Card['preview'], words = text) =>
  renderToStaticMarkup(<PostOnXLink card={preview ? { ...card, preview } : card} text={words} resultNumber={2} />)

test('a post for X opens X with its text, as edited', () => {
  const html = renderLink({ kind: 'x-post', text }, 'Old radios hum.')
  expect(html).toContain('href="https://x.com/intent/post?text=Old%20radios%20hum."')
  expect(html).toContain('rel="noopener noreferrer"')
})

test.each([
  ['no post for X', undefined, text],
  ['a post of a thread', { kind: 'x-post', text, position: '2/7' } as const, text],
  ['a blank to fill', { kind: 'x-post', text } as const, 'After [your number] tries.'],
])('%s has no link', (_, preview, words) => {
  expect(renderLink(preview, words)).toBe('')
})
