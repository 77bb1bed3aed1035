import { expect, test } from 'vitest'
import { cleanText } from './clean-text'

test.each([
  ['  two   spaces ', 'two spaces'],
  ['one\r\n\r\n\r\n\r\ntwo ', 'one\n\ntwo'],
  ['**Bold** and *italic* and `code`', 'Bold and italic and code'],
  ['## Heading', 'Heading'],
  ['1. First thing', 'First thing'],
  ['- a point', 'a point'],
  ['“Stop kneading.”', 'Stop kneading.'],
  ['"She said "no" twice"', '"She said "no" twice"'],
  ['[my shop](https://example.com)', 'my shop'],
  ['zero\u200Bwidth \u202Eright\u202C', 'zerowidth right'],
  ['null\u0000byte', 'nullbyte'],
  ['lone \uD83D surrogate', 'lone surrogate'],
  ['the crust — crisp, the crumb — open', 'the crust, crisp, the crumb, open'],
  ['I fed it every day for a week — it still died', 'I fed it every day for a week. It still died'],
  ['Wait -- there is more', 'Wait, there is more'],
  ['bake 20–25 minutes', 'bake 20-25 minutes'],
  ['open Mon–Fri', 'open Mon-Fri'],
  ['a well-known trick', 'a well-known trick'],
  ['flour - water - salt', 'flour, water, salt'],
  ['Done!—and it works', 'Done! and it works'],
  ['— a sign-off', 'a sign-off'],
  ['snake_case and 2 * 3 * 4', 'snake_case and 2 * 3 * 4'],
  ['#sourdough #bread', '#sourdough #bread'],
  ['👩🏽‍🚀 می‌خواهم', '👩🏽‍🚀 می‌خواهم'],
  ['line one\nline two', 'line one\nline two'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})
