import { expect, test } from 'vitest'
import { buildNotice, errors, PublicError } from '@/lib/core/errors'
import { buildImagesNotOpenedMessage, imageNotCopiedNotice } from './image-notices'
import { buildNotOpenedMessage } from './page-errors'
import { textNotCopiedNotice } from './page-notices'
import { getRecovery } from './recovery'

const unavailable = 'Service Temporarily Unavailable'
const unsupported = 'Feature Currently Unavailable'
const unverified = 'Verification failed'

test.each([
  ['empty_prompt', 'Please enter a prompt', 'Add some details about what you want to generate.'],
  ['daily_limit', 'Usage limit reached', "You've reached the daily limit for this tool. Try again tomorrow!"],
  ['internal', 'Generation failed', 'Please try again in a moment.'],
  ['bot_check', 'Generation failed', 'Verification failed. Please refresh the page and try again.'],
  ['invalid_url', 'Invalid URL', 'Please enter a valid TikTok URL'],
  [
    'douyin_link',
    'Invalid URL',
    'This link is from Douyin, a separate service that this tool can’t read. Please enter a valid TikTok URL.',
  ],
  ['unavailable', unavailable, 'The service is temporarily unavailable. Please try again in a moment.'],
  ['rate_limited', 'Too fast', 'Please wait a minute and try again.'],
  ['content_refused', 'Generation failed', "This request can't be processed. Please change your text and try again."],
  ['unsupported', unsupported, 'This tool is not available due to technical limitations.'],
  ['needs_model', unsupported, 'There’s nothing to add without making things up. Your AI can write this one.'],
  ['bot_check_widget', unverified, 'Please try the verification again.'],
  [
    'bot_check_insecure',
    unverified,
    'The check needs a secure connection. Open this site with https:// and try again.',
  ],
  ['empty_response', 'Generation failed', 'No data received from the service'],
])('the notice of %s has the wording of the catalog', (code, title, text) => {
  expect(buildNotice({ code })).toEqual({ code, title, text })
})

test.each([
  ['Bot verification failed', 'bot_check', 'Verification failed. Please refresh the page and try again.'],
  ['Send a valid TikTok URL, please', 'invalid_url', 'Send a valid TikTok URL, please'],
  ['TikTok is temporarily unavailable', 'unavailable', 'TikTok is temporarily unavailable'],
  [new PublicError('not_a_video').message, 'invalid_url', new PublicError('not_a_video').message],
  ['', 'internal', 'Please try again in a moment.'],
])('recognizes “%s” by its wording without a code', (error, code, text) => {
  expect(buildNotice({ error })).toEqual({ code, title: errors[code as keyof typeof errors].title, text })
})

test.each(['', 'toString', '__proto__'])('falls back to the wording for an unknown code “%s”', (code) => {
  expect(buildNotice({ code, error: 'Bot verification failed' }).code).toBe('bot_check')
})

test('the error of a long text names the limit, in the response and in the notice', () => {
  const error = new PublicError('too_long', { maxLength: 2000 })
  expect(error.message).toBe('Your text is too long. The maximum is 2,000 characters.')
  expect(buildNotice({ code: error.code, error: error.message }).text).toBe(error.message)
})

test('an error has its message and its status, unless another status is given', () => {
  expect(new PublicError('empty_prompt').message).toBe('Please enter a prompt')
  expect(new PublicError('bot_check').status).toBe(403)
  expect(new PublicError('invalid_request', { status: 415 }).status).toBe(415)
})

test('has notices for failures in the browser', () => {
  expect(textNotCopiedNotice.text).toBe('Your browser didn’t allow it. Select the text and copy it yourself.')
  expect(imageNotCopiedNotice.text).toBe('Your browser didn’t allow it. Download the image instead.')
  expect(buildNotOpenedMessage()).toBe('This could not be opened. Reload the page and try again.')
  expect(buildNotOpenedMessage('The player')).toBe('The player could not be opened. Reload the page and try again.')
  expect(buildImagesNotOpenedMessage(1)).toBe('Your browser couldn’t open one image.')
  expect(buildImagesNotOpenedMessage(3)).toBe('Your browser couldn’t open 3 images.')
})

test.each([
  ['empty_prompt', 'edit'],
  ['too_long', 'edit'],
  ['content_refused', 'edit'],
  ['video_private', 'edit'],
  ['video_not_found', 'edit'],
  ['video_region', 'edit'],
  ['file_too_large', 'edit'],
  ['english_only', 'edit'],
  ['daily_limit', 'nothing'],
  ['needs_model', 'nothing'],
  ['already_short', 'nothing'],
  ['rate_limited', 'again'],
  ['bot_check', 'again'],
  ['bot_check_insecure', 'nothing'],
  ['internal', 'again'],
] as const)('after %s the visitor’s next step is: %s', (code, step) => {
  expect(getRecovery(code)).toBe(step)
})
