import { expect, test } from 'vitest'
import { getLanguageName, getLanguageTag } from './language-name'

test.each([
  ['en', 'English', 'en'],
  ['en-US', 'English (United States)', 'en-US'],
  ['spa-ES', 'Spanish (Spain)', 'spa-ES'],
  ['zh-Hans', 'Chinese (Simplified)', 'zh-Hans'],
  ['english', 'English', undefined],
  ['qqq', 'Qqq', 'qqq'],
  ['und', null, 'und'],
  ['', null, undefined],
  [null, null, undefined],
  ['<b>', '<b>', undefined],
])('%s is called %s', (language, name, tag) => {
  expect(getLanguageName(language)).toBe(name)
  expect(getLanguageTag(language)).toBe(tag)
})
