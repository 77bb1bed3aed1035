import { expect, onTestFinished, test, vi } from 'vitest'
import { PublicError } from '@/lib/core/errors'
import { serverState } from '@/platform/next/process-state'
import { serveHandler } from '@/test/api/serve-handler'
import { checkContentType, checkOrigin } from './check-request'
import { toAddressKey, toNetworkKey } from './client-address'
import { handleShare } from './handle-share'
import { toPublicError } from './respond'
import { buildSecurityTxt } from './security-txt'
import { createReadinessHandler } from './site-status'

test.each([
  ['203.0.113.9', '203.0.113.9', null],
  ['203.0.113.9:4711', '203.0.113.9', null],
  ['::ffff:203.0.113.9', '203.0.113.9', null],
  ['2001:db8:1:2:3::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:0001:0002:ffff::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['', 'unknown', null],
  ['999.1.1.1', 'unknown', null],
  ['1:2:3:4:5:6:7:8:9', 'unknown', null],
  ['<script>', 'unknown', null],
])('the address %s has the visitor key %s and the network %s', (address, key, network) => {
  expect([toAddressKey(address), toNetworkKey(address)]).toEqual([key, network])
})

const createRequest = (headers: Record<string, string> = {}) =>
  new Request('http://own.example', { method: 'POST', headers })

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  '%s is accepted as JSON',
  (type) => {
    expect(() => checkContentType(createRequest({ 'Content-Type': type }))).not.toThrow()
  },
)

test.each<Record<string, string>>([
  {},
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'application/json-patch' },
  { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
])('refuses %j as an unsupported type', (headers) => {
  const refusal = expect.objectContaining({ code: 'invalid_request', status: 415 })
  expect(() => checkContentType(createRequest(headers))).toThrow(refusal)
})

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ Origin: 'https://own.example' }, true],
  [{ Origin: 'https://at.example', Host: 'at.example' }, true],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://behind.proxy' }, true],
  [{ Origin: 'https://evil.example' }, false],
  [{ 'Sec-Fetch-Site': 'cross-site' }, false],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://own.example' }, false],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://x.own.example' }, false],
])('recognizes whether a request with %j is from the same site: %s', (headers, isSameSite) => {
  const check = () => checkOrigin(createRequest(headers), 'own.example')
  if (isSameSite) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ status: 403, reason: 'other_origin' }))
})

const request = createRequest()

test.each([
  ['an error of the catalog', new PublicError('bot_check'), { code: 'bot_check', status: 403 }],
  ['a timeout', new DOMException('', 'TimeoutError'), { code: 'unavailable', reason: 'upstream_timeout' }],
  ['any other error', new TypeError('secret'), { code: 'internal', status: 500 }],
  ['a value that is not an error', 'secret', { code: 'internal', status: 500 }],
])('converts %s to a catalog error', (_, thrown, expected) => {
  const error = toPublicError(thrown, request)
  expect(error).toMatchObject(expected)
  expect(error.message).not.toContain('secret')
})

test('a failure after the visitor leaves is not an error', () => {
  const leftRequest = new Request(request, { signal: AbortSignal.abort() })
  expect(toPublicError(new Error('aborted'), leftRequest)).toMatchObject({ status: 499, reason: 'client_gone' })
})

test('returns shared text after the # of a URL, and logs none of it', async () => {
  const logSpy = vi.spyOn(console, 'log').mockImplementation(() => {})
  const url = await serveHandler(() => handleShare)
  const share = (text: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ title: '"><script>', text }) })
  const response = await share('three loaves & one oven')
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const address = '/share#title=%22%3E%3Cscript%3E&amp;text=three+loaves+%26+one+oven'
  const page = await response.text()
  expect(page).toContain(`<meta http-equiv="refresh" content="0;url=${address}">`)
  expect(page).not.toContain('<script')
  expect(JSON.stringify([...response.headers, ...logSpy.mock.calls])).not.toContain('loaves')
  expect(await (await share('ä'.repeat(10_000))).text()).toContain('%C3%A4'.repeat(10_000))
  expect((await share('ä'.repeat(20_000))).status).toBe(413)
})

const healthyChecks = {
  areLimitsReachable: async () => true,
  areModelsUp: () => true,
  getBudgetShare: async (): Promise<number | null> => null,
}
const healthyReply = { ready: true, draining: false, limits: true, models: true, budget: true }

test.each([
  ['all is well', {}, 200, {}],
  [
    'the store of limits is unreachable',
    { areLimitsReachable: async () => false },
    503,
    { ready: false, limits: false },
  ],
  ['a breaker is open', { areModelsUp: () => false }, 200, { models: false }],
  ['the budget is spent', { getBudgetShare: async () => 1 }, 200, { budget: false }],
  ['the budget is unknown', { getBudgetShare: () => Promise.reject(new Error()) }, 200, { budget: false }],
])('reports readiness when %s', async (_, checks, status, changes) => {
  const response = await createReadinessHandler({ ...healthyChecks, ...checks })()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect([response.status, await response.json()]).toEqual([status, { ...healthyReply, ...changes }])
})

test('a draining process is immediately not ready', async () => {
  onTestFinished(() => {
    serverState.isDraining = false
  })
  const getReadiness = createReadinessHandler(healthyChecks)
  expect((await getReadiness()).status).toBe(200)
  serverState.isDraining = true
  const response = await getReadiness()
  expect([response.status, await response.json()]).toEqual([503, { ...healthyReply, ready: false, draining: true }])
})

test('a hundred readiness checks query the store once a second', async () => {
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
  const areLimitsReachable = vi.fn(async () => true)
  const getReadiness = createReadinessHandler({ ...healthyChecks, areLimitsReachable })
  await Promise.all(Array.from({ length: 100 }, getReadiness))
  expect(areLimitsReachable).toHaveBeenCalledTimes(1)
  clock.mockReturnValue(now + 1_000)
  await getReadiness()
  expect(areLimitsReachable).toHaveBeenCalledTimes(2)
})

test('security.txt names the contacts and its expiry date', () => {
  const options = { siteUrl: new URL('https://postsmith.example'), builtAt: new Date('2026-11-21T22:00:00Z') }
  const lines = [
    'Contact: https://postsmith.example/contact',
    'Expires: 2027-10-17T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://postsmith.example/.well-known/security.txt',
    '',
  ]
  expect(buildSecurityTxt({ ...options, email: null })).toBe(lines.join('\n'))
  const emailLine = 'Contact: mailto:security@postsmith.example'
  const textWithEmail = buildSecurityTxt({ ...options, email: 'security@postsmith.example' })
  expect(textWithEmail).toBe([emailLine, ...lines].join('\n'))
})
