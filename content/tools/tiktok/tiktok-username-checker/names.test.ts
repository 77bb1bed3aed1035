import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getHandleProblem } from '@/lib/platforms/handles'
import { anyText } from '@/test/untrusted-inputs'
import { type CheckedName, parseCheckedName } from './checked-name'
import { describeCheckedCount, formatNames, formatNamesCsv, parseNames } from './names'
import { getVariants } from './run-name-checks'

const getNames = (text: string) => parseNames(text).map(({ name }) => name)

test.each<[string, string[]]>([
  ['a1, b2;c3\nd4\t e5', ['a1', 'b2', 'c3', 'd4', 'e5']],
  ['@Demo.User, ＠demo.user DEMO.USER', ['demo.user']],
  ['“demo.user”, \'quiet\' "gone"', ['demo.user', 'quiet', 'gone']],
  ['https://www.tiktok.com/@Demo.User?lang=en', ['demo.user']],
  ['tiktok.com/@demo.user, www.tiktok.com/@quiet/', ['demo.user', 'quiet']],
  ['https://m.tiktok.com/@demo.user/video/7300000000000000001', ['demo.user']],
  ['一、二，crumb', ['一', '二', 'crumb']],
  [' ,\n; ', []],
])('%j contains the names %j', (text, expected) => {
  expect(getNames(text)).toEqual(expected)
})

test.each([
  ['demo.user', null],
  ['@', 'There’s no name after the @.'],
  ['a', 'A TikTok username must have 2 to 24 characters.'],
  ['dеmo', 'A TikTok username can only have letters, numbers, underscores and periods.'],
  ['https://www.instagram.com/demo.user', 'This link isn’t a TikTok profile. Type the name instead.'],
])('%s: %s', (text, problem) => {
  expect(parseNames(text)[0]?.problem).toBe(problem)
})

test('a valid name is safe in a URL, and its variants follow TikTok’s spelling rules', () => {
  fc.assert(
    fc.property(anyText(60), (text) => {
      for (const { name, problem } of parseNames(text)) {
        if (problem === null) expect(name).toMatch(/^[a-z0-9._]{2,24}$/)
        const variants = getVariants(name, [])
        expect(variants.filter((one) => getHandleProblem('tiktok', one) !== null || one === name)).toEqual([])
        expect(new Set(variants).size).toBe(variants.length)
      }
    }),
  )
})

test.each<[string, string[]]>([
  ['demo_user', ['demo.user', 'demouser', 'thedemouser', 'demouserdaily', 'justdemouser']],
  ['maya', ['maya_', 'simplymaya', 'mayanotes', 'themaya', 'maya_studio']],
  ['crumb-club!', ['crumb_club', 'crumbclub', 'simply_crumb_club', 'crumbclubworld', 'justcrumbclub']],
  ['supercalifragilisticexpiali', ['supercalifragilisticexpi']],
  ['<<>>', []],
])('the names similar to %s are %j', (name, expected) => {
  expect(getVariants(name, [])).toEqual(expected)
})

test('does not suggest a similar name that was itself requested', () => {
  expect(getVariants('demo.user', ['demo_user'])).not.toContain('demo_user')
})

const taken: CheckedName = {
  name: 'demo.user',
  verdict: 'taken',
  lowCertainty: false,
  note: 'A public account has this name.',
  account: { nickname: '=HYPERLINK("https://evil.test")', followers: 12 },
  variants: ['demouser', 'demo_user'],
}
const absent: CheckedName = {
  name: 'gone',
  verdict: 'no public account found',
  lowCertainty: true,
  note: 'Look in the app.',
  account: null,
  variants: [],
}
const broken: CheckedName = { ...absent, name: '-x,y', verdict: 'not usable', lowCertainty: false }
const unclear: CheckedName = { ...absent, verdict: 'could not check', lowCertainty: false }

test('formats each name as a line with its note below, and other networks’ spelling on request', () => {
  expect(formatNames([taken, absent, broken], { elsewhere: false })).toBe(
    [
      '@demo.user: taken\nA public account has this name.',
      '@gone: no public account found (less certain)\nLook in the app.',
      '-x,y: not usable\nLook in the app.',
    ].join('\n\n'),
  )
  expect(formatNames([taken], { elsewhere: true })).toContain(
    'Instagram: allowed\nYouTube: allowed\nX: can only have letters, numbers and underscores',
  )
})

test.each([
  [[taken], '1 name checked.'],
  [[taken, unclear, unclear], '1 of 3 names checked. 2 couldn’t be checked.'],
  [[unclear, unclear], '0 of 2 names checked. 2 couldn’t be checked.'],
])('does not count a name without an answer as checked: %#', (checkedNames, text) => {
  expect(describeCheckedCount(checkedNames)).toBe(text)
})

test('no cell of the table is a formula', () => {
  expect(formatNamesCsv([taken, absent, broken], { elsewhere: true }).split('\r\n')).toEqual([
    '\uFEFFUsername,Verdict,Certainty,Note,Nickname,Followers,Profile,"Similar, not checked",Instagram,YouTube,X',
    'demo.user,taken,,A public account has this name.,"\'=HYPERLINK(""https://evil.test"")",12,https://www.tiktok.com/@demo.user,demouser demo_user,allowed,allowed,"can only have letters, numbers and underscores"',
    'gone,no public account found,less certain,Look in the app.,,,https://www.tiktok.com/@gone,,allowed,allowed,allowed',
    '"\'-x,y",not usable,,Look in the app.,,,,,"can only have letters, numbers, underscores and periods","can only have letters, numbers, underscores, hyphens, periods and middle dots","can only have letters, numbers and underscores"',
    '',
  ])
})

test('parses a checked name as sent', () => {
  expect(parseCheckedName(taken)).toEqual(taken)
})

test.each([
  null,
  [],
  { ...taken, name: 1 },
  { ...taken, verdict: 'available' },
  { ...taken, account: {} },
  { ...taken, account: undefined },
  { ...taken, variants: [1] },
  { ...taken, lowCertainty: 'yes' },
])('%j is not a checked name', (value) => {
  expect(parseCheckedName(value)).toBeNull()
})
