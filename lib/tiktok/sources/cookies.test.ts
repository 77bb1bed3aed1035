import { expect, test } from 'vitest'
import { buildCookieHeader } from './cookies'

test('only the cookies that the video servers look at are kept, without their attributes', () => {
  expect(
    buildCookieHeader([
      'ttwid=1%7Cabc==; Path=/; Domain=tiktok.com; HttpOnly; Secure',
      'tt_chain_token=a+b/c==; Expires=Wed, 01 Jan 2031 00:00:00 GMT',
      'sessionid=secret; Path=/',
      'tt_csrf_token=old',
      'tt_csrf_token=new',
      'msToken=; Path=/',
    ]),
  ).toBe('ttwid=1%7Cabc==; tt_chain_token=a+b/c==; tt_csrf_token=new')
})

test.each([
  ['nothing', []],
  ['another cookie', ['odin=1']],
  ['a name that only begins alike', ['ttwid2=1']],
  ['a line break in the value', ['ttwid=\r\nX-Evil: 1']],
])('%s gives no header', (_, lines) => {
  expect(buildCookieHeader(lines)).toBeNull()
})

test('a value ends where a character begins that no cookie may have', () => {
  expect(buildCookieHeader(['ttwid=abc\r\nX-Evil: 1'])).toBe('ttwid=abc')
})
