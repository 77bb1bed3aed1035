import { expect, test } from 'vitest'
import { isChallenge, parsePageData } from './page-data'

const script = (attributes: string, body: string) =>
  `<html><script>var a = {}</script><script ${attributes}>${body}</script>`

test.each([
  ['today’s', script('id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json"', '{"a":"\\u002Fb"}')],
  ['today’s with a nonce in front', script('nonce="x" id="__UNIVERSAL_DATA_FOR_REHYDRATION__"', ' {"a":"/b"} ')],
  ['2023’s', script('id="SIGI_STATE"', '{"a":"/b"}')],
  ['2022’s', script('id="sigi-persisted-data"', 'window["SIGI_STATE"]={"a":"/b"};')],
  ['2020’s', script('id="__NEXT_DATA__"', '{"a":"/b"}')],
])('the data of %s page are read', (_, html) => {
  expect(parsePageData(html)).toEqual({ a: '/b' })
})

test.each([
  ['no page', ''],
  ['a page without data', '<html><title>TikTok - Make Your Day</title></html>'],
  ['data that break off', script('id="SIGI_STATE"', '{"a":').slice(0, -12)],
  ['data that are no JSON', script('id="SIGI_STATE"', '{a: 1}')],
  ['an empty script', script('id="SIGI_STATE"', '')],
  ['data after the script', `${script('id="SIGI_STATE"', '')}{"a":1}`],
  ['many openings without an end', '<script '.repeat(100_000)],
  ['a name outside of a script', '<script>0</script><p id="SIGI_STATE">{"a":1}</p>'],
  ['a name far behind the opening', `<script ${'x '.repeat(300)} id="SIGI_STATE">{"a":1}</script>`],
])('%s gives none', (_, html) => {
  expect(parsePageData(html)).toBeNull()
})

test.each([
  '_wafchallengeid',
  'waforiginalreid',
  'window.SlardarWAF = 1',
  'fetch("/waf-aiso/x")',
  '<title>Verify to continue</title>',
])('a page with %s is a challenge', (mark) => {
  expect(isChallenge(`<html><p>Please wait...</p>${mark}</html>`)).toBe(true)
})

test('a page that has its data is no challenge, whatever else it says', () => {
  expect(isChallenge(script('id="SIGI_STATE"', '{"desc":"_wafchallengeid"}'))).toBe(false)
  expect(isChallenge('<html><title>TikTok - Make Your Day</title></html>')).toBe(false)
})
