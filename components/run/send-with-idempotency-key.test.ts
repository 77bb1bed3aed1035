import { expect, test } from 'vitest'
import type { ErrorCode } from '@/lib/core/errors'
import { RequestError } from './request-error'
import { LostReplyError, sendWithIdempotencyKey } from './send-with-idempotency-key'

/** Sends jobs that end as they are told to; gives what went out. */
function mockSender() {
  const out: { job: string; key: string }[] = []
  return {
    out,
    keys: () => new Set(out.map(({ key }) => key)).size,
    async send(asked: string, job: string, end: Error | 'reply', signal = new AbortController().signal) {
      return sendWithIdempotencyKey(asked, job, signal, async (same, headers) => {
        out.push({ job: same, key: headers['Idempotency-Key'] ?? '' })
        if (end !== 'reply') throw end
        return end
      }).catch((cause: unknown) => cause)
    },
  }
}

test('a key is a string of the draft’s, in quotation marks, and each run has its own', async () => {
  const { out, send, keys } = mockSender()
  for (let i = 0; i < 100; i += 1) await send('bread', 'job', 'reply')
  expect(keys()).toBe(100)
  expect(out.every(({ key }) => /^"[\w-]{16,64}"$/.test(key))).toBe(true)
})

// Row F35
test('what asks for the same after a lost reply goes out as that did, until a reply has come', async () => {
  const { out, send, keys } = mockSender()
  const lost = new LostReplyError()
  expect(await send('bread', 'first', lost)).toBe(lost)
  expect(await send('bread', 'second', lost)).toBe(lost)
  expect(await send('bread', 'third', 'reply')).toBe('reply')
  expect(out.map(({ job }) => job)).toEqual(['first', 'first', 'first'])
  expect(keys()).toBe(1)
  await send('bread', 'fourth', 'reply')
  expect(out.at(-1)?.job).toBe('fourth')
  expect(keys()).toBe(2)
})

test('another text after a lost reply is another run, and what was lost is forgotten with it', async () => {
  const { out, send, keys } = mockSender()
  await send('bread', 'one', new LostReplyError())
  await send('soup', 'two', 'reply')
  await send('bread', 'three', 'reply')
  expect(out.map(({ job }) => job)).toEqual(['one', 'two', 'three'])
  expect(keys()).toBe(3)
})

const errorReplies: readonly [ErrorCode, number][] = [
  ['in_progress', 1],
  ['rate_limited', 1],
  ['bot_check', 1],
  ['unavailable', 1],
  ['empty_response', 2],
  ['content_refused', 2],
  ['unclear_topic', 2],
  ['internal', 2],
]

test.each(errorReplies)('after “%s” the same text goes out under %i key(s)', async (code, keys) => {
  const sending = mockSender()
  await sending.send('bread', 'one', new RequestError({ code }))
  await sending.send('bread', 'two', 'reply')
  expect(sending.keys()).toBe(keys)
})

test('whoever stops a run does not get its reply the next time', async () => {
  const { send, keys } = mockSender()
  await send('bread', 'one', new LostReplyError(), AbortSignal.abort())
  await send('bread', 'two', 'reply')
  expect(keys()).toBe(2)
})
