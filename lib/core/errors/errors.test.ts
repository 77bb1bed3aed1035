import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildNotice, errors, PublicError } from '.'
import { textNotCopiedNotice } from './copy-and-save-notices'
import { buildImagesNotOpenedMessage, imageNotCopiedNotice } from './image-notices'
import { buildNotOpenedMessage } from './page-errors'

test.each([
  ['empty_prompt', 'Please enter a prompt', 'Add some details about what you want to generate.'],
  ['daily_limit', 'Usage limit reached', "You've reached the daily limit for this tool. Try again tomorrow!"],
  ['internal', 'Generation failed', 'Please try again in a moment.'],
  ['bot_check', 'Generation failed', 'Verification failed. Please refresh the page and try again.'],
  ['invalid_url', 'Invalid URL', 'Please enter a valid TikTok URL'],
  [
    'unavailable',
    'Service Temporarily Unavailable',
    'The service is temporarily unavailable. Please try again in a moment.',
  ],
  ['unsupported', 'Feature Currently Unavailable', 'This tool is not available due to technical limitations.'],
  [
    'needs_model',
    'Feature Currently Unavailable',
    'Due to technical limitations, the built-in writer can’t do that. Edit the text instead.',
  ],
  ['bot_check_widget', 'Verification failed', 'Please try the verification again.'],
  [
    'bot_check_insecure',
    'Verification failed',
    'The check needs a secure connection. Open this site with https:// and try again.',
  ],
  ['empty_response', 'Generation failed', 'No data received from the service'],
])('the notice for %s has the catalogue’s words', (code, title, text) => {
  expect(buildNotice({ code })).toEqual({ code, title, text })
})

test.each([
  ['Bot verification failed', 'bot_check', 'Verification failed. Please refresh the page and try again.'],
  ['Send a valid TikTok URL, please', 'invalid_url', 'Send a valid TikTok URL, please'],
  ['TikTok is temporarily unavailable', 'unavailable', 'TikTok is temporarily unavailable'],
  ['Off because of technical limitations', 'unsupported', 'Off because of technical limitations'],
  ['Something else', 'internal', 'Something else'],
  ['', 'internal', 'Please try again in a moment.'],
])('without a code, “%s” is recognised by its words', (error, code, text) => {
  expect(buildNotice({ error })).toEqual({ code, title: errors[code as keyof typeof errors].title, text })
})

test.each(['', 'nonsense', 'toString', '__proto__'])('an unknown code “%s” falls back to the words', (code) => {
  expect(buildNotice({ code, error: 'Bot verification failed' }).code).toBe('bot_check')
})

test('a code beats the words', () => {
  expect(buildNotice({ code: 'daily_limit', error: 'temporarily unavailable' }).title).toBe('Usage limit reached')
})

test.each([
  ['empty_prompt', 'Please enter a prompt'],
  ['bot_check', 'Bot verification failed'],
  ['invalid_url', 'Please enter a valid TikTok URL'],
  ['empty_response', 'No data received from the service'],
] as const)('%s travels as “%s”', (code, message) => {
  expect(new PublicError(code).message).toBe(message)
})

test('a text that is too long is told the limit, on the wire and in the notice', () => {
  const error = new PublicError('too_long', { maxLength: 2000 })
  expect(error.message).toBe('Your text is too long. The maximum is 2,000 characters.')
  expect(buildNotice({ code: error.code, error: error.message }).text).toBe(error.message)
})

test('an error carries its status unless another is given', () => {
  expect(new PublicError('bot_check').status).toBe(403)
  expect(new PublicError('invalid_request', { status: 415 }).status).toBe(415)
})

test('a link that is no post is told as an invalid address, with a code and without', () => {
  const { message, code } = new PublicError('not_a_video')
  expect(buildNotice({ code, error: message }).title).toBe('Invalid URL')
  expect(buildNotice({ error: message }).title).toBe('Invalid URL')
})

test('what fails in the browser alone is told in one way each', () => {
  expect([textNotCopiedNotice.text, imageNotCopiedNotice.text]).toEqual([
    'Your browser didn’t allow it. Select the text and copy it yourself.',
    'Your browser didn’t allow it. Save the picture instead.',
  ])
  expect([buildNotOpenedMessage(), buildNotOpenedMessage('The player')]).toEqual([
    'This could not be opened. Reload the page and try again.',
    'The player could not be opened. Reload the page and try again.',
  ])
  expect([buildImagesNotOpenedMessage(1), buildImagesNotOpenedMessage(3)]).toEqual([
    'Your browser could not open one picture.',
    'Your browser could not open 3 pictures.',
  ])
})

test('no part of a page has words of its own for an error', () => {
  const words = /could not (?:be|open)|did not allow|would not copy|[Rr]eload the page|title: 'Not /
  const said = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const lines = readFileSync(`components/${name}`, 'utf8').split('\n')
      const shown = lines.filter((line) => !/^\s*(?:\/\/|\/?\*)|console\.|new Error\(/.test(line))
      return shown.filter((line) => words.test(line)).map((line) => `${name}: ${line.trim()}`)
    })
  expect(said).toEqual([])
})
