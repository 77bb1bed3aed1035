import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '@/test/any-text'
import { parseNames } from './parse-names'

const getNames = (text: string) => parseNames(text).map(({ name }) => name)
const getProblem = (text: string) => parseNames(text).map(({ problem }) => problem)[0]

test.each<[string, string[]]>([
  ['demo.user', ['demo.user']],
  ['a1, b2;c3\nd4\t e5', ['a1', 'b2', 'c3', 'd4', 'e5']],
  ['@Demo.User, ＠demo.user DEMO.USER', ['demo.user']],
  ['“demo.user”, \'quiet\' "gone"', ['demo.user', 'quiet', 'gone']],
  ['https://www.tiktok.com/@Demo.User?lang=en', ['demo.user']],
  ['tiktok.com/@demo.user, www.tiktok.com/@quiet/', ['demo.user', 'quiet']],
  ['https://m.tiktok.com/@demo.user/video/7300000000000000001', ['demo.user']],
  ['.kyle.films', ['.kyle.films']],
  ['一、二，crumb', ['一', '二', 'crumb']],
  [' ,\n; ', []],
])('%j holds %j', (text, expected) => {
  expect(getNames(text)).toEqual(expected)
})

// Row 106
test.each([
  ['demo.user', null],
  ['@', 'There is no name after the @.'],
  ['a', 'A TikTok username must have 2 to 24 characters.'],
  ['abcdefghijklmnopqrstuvwxy', 'A TikTok username must have 2 to 24 characters.'],
  ['crumb.', 'A TikTok username cannot end with a dot.'],
  ['../x', 'A TikTok username can only have letters, digits, underscores and dots.'],
  ['<b>', 'A TikTok username can only have letters, digits, underscores and dots.'],
  ['démo', 'A TikTok username can only have letters, digits, underscores and dots.'],
  ['dеmo', 'A TikTok username can only have letters, digits, underscores and dots.'],
  ['https://www.instagram.com/demo.user', 'This link isn’t a TikTok profile. Type the name instead.'],
  ['https://vm.tiktok.com/ZMabc123/', 'This link isn’t a TikTok profile. Type the name instead.'],
  ['tiktok.com/music/x-69', 'This link isn’t a TikTok profile. Type the name instead.'],
])('%s: %s', (text, problem) => {
  expect(getProblem(text)).toBe(problem)
})

// Row 106
test('51 names are read as 51, for whoever limits them', () => {
  expect(getNames(Array.from({ length: 51 }, (_, i) => `name${i}`).join(' '))).toHaveLength(51)
})

test('whatever is typed, a name without a problem is safe to build an address from', () => {
  fc.assert(
    fc.property(anyText(80), (text) => {
      const usableNames = parseNames(text).filter(({ problem }) => problem === null)
      expect(usableNames.filter(({ name }) => !/^[a-z0-9._]{2,24}$/.test(name))).toEqual([])
    }),
  )
})
