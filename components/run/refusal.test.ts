import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countUse } from '@/lib/browser/usage'
import { memoryStorage } from '@/test/memory-storage'
import { refusal } from './refusal'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('a prompt is sent', () => {
  expect(refusal('t', 'bread', 2000)).toBeNull()
})

test.each(['', '   ', '\n\t', '\u200b\u3164', '\ufe0f\u034f'])('an empty prompt (%j) is not', (prompt) => {
  expect(refusal('t', prompt, 2000)).toMatchObject({
    title: 'Please enter a prompt',
    text: 'Add some details about what you want to generate.',
    next: 'edit',
  })
})

test('a tool may say in its own words what is missing', () => {
  const whenEmpty = { title: 'Say what’s in the picture', text: 'A few words are enough.' }
  expect(refusal('t', ' ', 2000, {}, whenEmpty)).toMatchObject({ ...whenEmpty, next: 'edit', isWhole: true })
  expect(refusal('t', '', 2000, { picture: { base64: 'x', isEnough: true } }, whenEmpty)).toBeNull()
})

test('without a connection nothing is sent, and the page says so at once', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(refusal('t', 'bread', 2000)).toMatchObject({
    title: 'You are offline',
    text: 'Your text is kept. Try again when you’re back online.',
    next: 'again',
    isWhole: true,
  })
})

test('the 21st use of a day is not, and another tool is free', () => {
  for (let use = 0; use < 20; use++) countUse('t')
  expect(refusal('t', 'bread', 2000)).toMatchObject({
    title: 'Usage limit reached',
    text: "You've reached the daily limit for this tool. Try again tomorrow!",
    next: 'nothing',
  })
  expect(refusal('other', 'bread', 2000)).toBeNull()
})

test('a prompt above the limit is not, counted in code points', () => {
  expect(refusal('t', '🎬'.repeat(10), 10)).toBeNull()
  expect(refusal('t', '🎬'.repeat(11), 10)).toMatchObject({
    title: 'Generation failed',
    text: 'Your text is too long. The maximum is 10 characters.',
    next: 'edit',
  })
})

test('nothing is sent without a picture that is still being opened', () => {
  const picture = { base64: null, isEnough: true }
  expect(refusal('t', 'my dog', 2000, { picture })).toMatchObject({ title: 'One moment', next: 'again' })
})

test('a picture that is enough needs no prompt; beside a prompt it does not replace it', () => {
  const picture = { base64: '/9j/', isEnough: true }
  expect(refusal('t', ' ', 2000, { picture })).toBeNull()
  expect(refusal('t', ' ', 2000, { picture: { isEnough: true } })).toBeNull()
  expect(refusal('t', ' ', 2000, { picture: { ...picture, isEnough: false } })).toMatchObject({
    next: 'edit',
  })
})
