import { expect, test } from 'vitest'
import { buildCookieHeader, classifyStatusCode } from './page'
import { isChallenge, parsePageData } from './page-data'

test('sends only the cookies that the video servers read, without their attributes', () => {
  const chainCookie = 'tt_chain_token=a+b/c==; Expires=Wed, 01 Jan 2031 00:00:00 GMT'
  const others = ['sessionid=secret; Path=/', 'tt_csrf_token=old', 'tt_csrf_token=new', 'msToken=; Path=/']
  const header = buildCookieHeader(['ttwid=1%7Cabc==; Path=/; HttpOnly; Secure', chainCookie, ...others])
  expect(header).toBe('ttwid=1%7Cabc==; tt_chain_token=a+b/c==; tt_csrf_token=new')
  expect(buildCookieHeader(['ttwid=abc\r\nX-Evil: 1'])).toBe('ttwid=abc')
})

test.each([
  ['nothing', []],
  ['another cookie', ['odin=1']],
  ['a line break in the value', ['ttwid=\r\nX-Evil: 1']],
])('sends no cookie header: %s', (_, lines) => {
  expect(buildCookieHeader(lines)).toBeNull()
})

const buildPage = (attributes: string, body: string) =>
  `<html><script>var a = {}</script><script ${attributes}>${body}</script>`

test.each([
  ['today’s', buildPage('id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json"', '{"a":"\\u002Fb"}')],
  ['today’s with a nonce in front', buildPage('nonce="x" id="__UNIVERSAL_DATA_FOR_REHYDRATION__"', ' {"a":"/b"} ')],
  ['2023’s', buildPage('id="SIGI_STATE"', '{"a":"/b"}')],
  ['2022’s', buildPage('id="sigi-persisted-data"', 'window["SIGI_STATE"]={"a":"/b"};')],
  ['2020’s', buildPage('id="__NEXT_DATA__"', '{"a":"/b"}')],
])('reads the data of %s page', (_, html) => {
  expect(parsePageData(html)).toEqual({ a: '/b' })
})

test.each([
  ['truncated data', buildPage('id="SIGI_STATE"', '{"a":').slice(0, -12)],
  ['data that are not JSON', buildPage('id="SIGI_STATE"', '{a: 1}')],
  ['data after the script', `${buildPage('id="SIGI_STATE"', '')}{"a":1}`],
  ['many openings without an end', '<script '.repeat(100_000)],
  ['a name outside of a script', '<script>0</script><p id="SIGI_STATE">{"a":1}</p>'],
])('finds no data in %s', (_, html) => {
  expect(parsePageData(html)).toBeNull()
})

test.each(['_wafchallengeid', 'window.SlardarWAF = 1', 'fetch("/waf-aiso/x")', '<title>Verify to continue</title>'])(
  'recognizes a page with %s as a challenge',
  (marker) => {
    expect(isChallenge(`<html><p>Please wait...</p>${marker}</html>`)).toBe(true)
  },
)

test('does not treat a page with its data as a challenge', () => {
  expect(isChallenge(buildPage('id="SIGI_STATE"', '{"desc":"_wafchallengeid"}'))).toBe(false)
  expect(isChallenge('<html><title>TikTok - Make Your Day</title></html>')).toBe(false)
})

test.each([
  [10000, 'challenge'],
  [10102, 'login'],
  [10202, 'not_found'],
  [10216, 'private'],
  [10217, 'withheld'],
  [10231, 'region'],
  [99999, 'busy'],
])('maps the status %i to %s', (code, fault) => {
  expect(classifyStatusCode(code, '')).toBe(fault)
})

test.each([
  ['', 'not_found'],
  ['item_privacy_authorization&status_deleted', 'deleted'],
  ['status_self_see', 'private'],
  ['status_reviewing', 'withheld'],
  ['cross_border_violation', 'region'],
])('maps 10204 with “%s” to %s', (words, fault) => {
  expect(classifyStatusCode(10204, words)).toBe(fault)
})
