import { expect, test } from 'vitest'
import { getRecovery } from './recovery'

test.each([
  ['empty_prompt', 'edit'],
  ['too_long', 'edit'],
  ['unclear_topic', 'edit'],
  ['content_refused', 'edit'],
  ['invalid_url', 'edit'],
  ['video_private', 'edit'],
  ['english_only', 'edit'],
  ['daily_limit', 'nothing'],
  ['daily_total', 'nothing'],
  ['needs_model', 'nothing'],
  ['already_short', 'nothing'],
  ['rate_limited', 'again'],
  ['bot_check', 'again'],
  ['bot_check_blocked', 'again'],
  ['unavailable', 'again'],
  ['internal', 'again'],
  ['empty_response', 'again'],
] as const)('after %s the page offers %s', (code, step) => {
  expect(getRecovery(code)).toBe(step)
})
