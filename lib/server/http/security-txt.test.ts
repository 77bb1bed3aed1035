import { expect, test } from 'vitest'
import { buildSecurityTxt } from './security-txt'

// Row L17
test('the text names whom to write to, and until when it holds', () => {
  const site = new URL('https://postsmith.example')
  const builtAt = new Date('2026-11-21T22:00:00Z')
  expect(buildSecurityTxt({ email: 'security@postsmith.example', siteUrl: site, builtAt })).toBe(
    `Contact: mailto:security@postsmith.example
Contact: https://postsmith.example/contact
Expires: 2027-10-17T00:00:00Z
Preferred-Languages: en
Canonical: https://postsmith.example/.well-known/security.txt
`,
  )
})

test('without an address the contact page is what there is', () => {
  const site = new URL('https://postsmith.example')
  const text = buildSecurityTxt({ email: null, siteUrl: site, builtAt: new Date('2026-11-21T22:00:00Z') })
  expect(text.split('\n')[0]).toBe('Contact: https://postsmith.example/contact')
})
