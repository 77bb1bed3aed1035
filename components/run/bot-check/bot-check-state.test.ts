import { expect, test } from 'vitest'
import { type BotCheckEvent, type BotCheckState, botCheckReducer } from './bot-check-state'

const notice = { title: 'Verification failed', text: '' }
const reduceEvents = (events: BotCheckEvent[], from: BotCheckState = { status: 'off', attempt: 0 }) =>
  events.reduce(botCheckReducer, from)
const solvedCheck = reduceEvents([
  { type: 'intended', now: 0 },
  { type: 'solved', attempt: 1, token: 'one', now: 1_000 },
])

test('typing starts one attempt, however often', () => {
  expect(
    reduceEvents([
      { type: 'intended', now: 0 },
      { type: 'intended', now: 1 },
    ]),
  ).toEqual({
    status: 'solving',
    attempt: 1,
  })
})

test('a click uses the token that is there', () => {
  expect(botCheckReducer(solvedCheck, { type: 'demanded', now: 2_000 })).toBe(solvedCheck)
})

// Row F17
test('a token older than four minutes is not sent: typing or a click gets another', () => {
  const again = { status: 'solving', attempt: 2 }
  expect(botCheckReducer(solvedCheck, { type: 'intended', now: 250_000 })).toEqual(again)
  expect(botCheckReducer(solvedCheck, { type: 'demanded', now: 250_000 })).toEqual(again)
})

test('a token is gone once used, and the next comes with the next typing', () => {
  const used = botCheckReducer(solvedCheck, { type: 'dropped' })
  expect(used).toEqual({ status: 'off', attempt: 1 })
  expect(botCheckReducer(used, { type: 'intended', now: 0 })).toEqual({ status: 'solving', attempt: 2 })
})

// Row F17
test('a failed check is tried again by a click, not by typing', () => {
  const failed = reduceEvents([
    { type: 'intended', now: 0 },
    { type: 'failed', attempt: 1, notice },
  ])
  expect(botCheckReducer(failed, { type: 'intended', now: 1 })).toBe(failed)
  expect(botCheckReducer(failed, { type: 'demanded', now: 1 })).toEqual({ status: 'solving', attempt: 2 })
})

test('what an earlier attempt reports late is ignored', () => {
  const second = reduceEvents([{ type: 'intended', now: 0 }, { type: 'dropped' }, { type: 'intended', now: 1 }])
  expect(botCheckReducer(second, { type: 'solved', attempt: 1, token: 'old', now: 2 })).toBe(second)
  expect(botCheckReducer(second, { type: 'failed', attempt: 1, notice })).toBe(second)
})
