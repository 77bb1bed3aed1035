import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { MailLink } from './mail-link'

const card: Card = { id: '1', parts: [], copy: '', carry: '', item: null, mail: true }
const renderLink = (text: string, one = card) =>
  renderToStaticMarkup(<MailLink card={one} text={text} resultNumber={2} />)

test('a mail opens in the mail program as it was edited', () => {
  expect(renderLink('Hi\n\nOne.\nTwo.')).toContain('href="mailto:?subject=Hi&amp;body=One.%0D%0ATwo."')
})

test.each([
  ['a blank to fill', 'Hi [the brand]', card],
  ['a text that is no mail', 'Hi', { id: '1', parts: [], copy: '', carry: '', item: null }],
])('there is no such link for %s', (_, text, one) => {
  expect(renderLink(text, one)).toBe('')
})
