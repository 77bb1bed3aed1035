import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordToolUse } from '@/lib/browser/usage'
import { createMemoryStorage } from '@/test/memory-storage'
import { validatePrompt } from './validate-prompt'

beforeEach(() => vi.stubGlobal('localStorage', createMemoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('a prompt is sent', () => {
  expect(validatePrompt('t', 'bread', 2000)).toBeNull()
})

test.each(['', '   ', '\n\t', '\u200b\u3164', '\ufe0f\u034f'])('an empty prompt (%j) is not', (prompt) => {
  expect(validatePrompt('t', prompt, 2000)).toMatchObject({
    title: 'Please enter a prompt',
    text: 'Add some details about what you want to generate.',
    next: 'edit',
  })
})

test('a tool may say in its own words what is missing', () => {
  const whenEmpty = { title: 'Say what’s in the picture', text: 'A few words are enough.' }
  expect(validatePrompt('t', ' ', 2000, {}, whenEmpty)).toMatchObject({
    ...whenEmpty,
    next: 'edit',
    isSelfContained: true,
  })
  expect(validatePrompt('t', '', 2000, { image: { base64: 'x', allowsEmptyPrompt: true } }, whenEmpty)).toBeNull()
})

test('without a connection nothing is sent, and the page says so at once', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(validatePrompt('t', 'bread', 2000)).toMatchObject({
    title: 'You are offline',
    text: 'Your text is kept. Try again when you’re back online.',
    next: 'again',
    isSelfContained: true,
  })
})

test('the 21st use of a day is not, and another tool is free', () => {
  for (let use = 0; use < 20; use++) recordToolUse('t')
  expect(validatePrompt('t', 'bread', 2000)).toMatchObject({
    title: 'Usage limit reached',
    text: "You've reached the daily limit for this tool. Try again tomorrow!",
    next: 'nothing',
  })
  expect(validatePrompt('other', 'bread', 2000)).toBeNull()
})

test('a prompt above the limit is not, counted in code points', () => {
  expect(validatePrompt('t', '🎬'.repeat(10), 10)).toBeNull()
  expect(validatePrompt('t', '🎬'.repeat(11), 10)).toMatchObject({
    title: 'Generation failed',
    text: 'Your text is too long. The maximum is 10 characters.',
    next: 'edit',
  })
})

test('nothing is sent without a picture that is still being opened', () => {
  const picture = { base64: null, allowsEmptyPrompt: true }
  expect(validatePrompt('t', 'my dog', 2000, { image: picture })).toMatchObject({
    title: 'One moment',
    next: 'again',
  })
})

test('a picture that is enough needs no prompt; beside a prompt it does not replace it', () => {
  const picture = { base64: '/9j/', allowsEmptyPrompt: true }
  expect(validatePrompt('t', ' ', 2000, { image: picture })).toBeNull()
  expect(validatePrompt('t', ' ', 2000, { image: { allowsEmptyPrompt: true } })).toBeNull()
  expect(validatePrompt('t', ' ', 2000, { image: { ...picture, allowsEmptyPrompt: false } })).toMatchObject({
    next: 'edit',
  })
})
