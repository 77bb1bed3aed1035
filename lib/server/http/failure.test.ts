import { expect, test } from 'vitest'
import { PublicError } from '@/lib/core/errors'
import { toPublicError } from './failure'

const request = new Request('http://a.example')

test.each([
  ['an error of the catalogue', new PublicError('bot_check'), { code: 'bot_check', status: 403 }],
  ['our own deadline', AbortSignal.timeout(0), { code: 'unavailable', reason: 'upstream_timeout' }],
  ['someone else’s error', new TypeError('secret'), { code: 'internal', status: 500 }],
  ['no error at all', 'secret', { code: 'internal', status: 500 }],
])('%s is told in the catalogue’s words', async (_, thrown, expected) => {
  if (thrown instanceof AbortSignal) await new Promise((resolve) => setTimeout(resolve, 10))
  const error = toPublicError(thrown instanceof AbortSignal ? thrown.reason : thrown, request)
  expect(error).toMatchObject(expected)
  expect(error.message).not.toContain('secret')
})

test('whatever fails after the visitor left is no error', () => {
  const gone = AbortSignal.abort()
  const error = toPublicError(new Error('aborted'), new Request('http://a.example', { signal: gone }))
  expect(error).toMatchObject({ status: 499, reason: 'client_gone' })
})
