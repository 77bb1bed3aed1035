import { expect, test } from 'vitest'
import { getMailtoUrl } from './mailto-url'

test.each([
  ['Hi & bye\n\nOne.\nTwo, 100%?', 'mailto:?subject=Hi%20%26%20bye&body=One.%0D%0ATwo%2C%20100%25%3F'],
  ['Only a subject', 'mailto:?subject=Only%20a%20subject&body='],
  [
    'Straße 👩‍👧\n\nشكرا',
    `mailto:?subject=Stra%C3%9Fe%20${encodeURIComponent('👩‍👧')}&body=${encodeURIComponent('شكرا')}`,
  ],
  ['half \ud83d\n\nA\r\nB', 'mailto:?subject=half%20%EF%BF%BD&body=A%0D%0AB'],
])('%j becomes a link', (mail, link) => {
  expect(getMailtoUrl(mail)).toBe(link)
})
