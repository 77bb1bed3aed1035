import { expect, test } from 'vitest'
import type { CheckedName } from './checked-name'
import { formatNames, formatNamesCsv } from './format-names'

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

test('as text: a line a name, its note below', () => {
  expect(formatNames([taken, absent, broken], { elsewhere: false })).toBe(
    [
      '@demo.user: taken\nA public account has this name.',
      '@gone: no public account found (less certain)\nLook in the app.',
      '-x,y: not usable\nLook in the app.',
    ].join('\n\n'),
  )
})

test('as text with the other networks’ spelling', () => {
  expect(formatNames([taken], { elsewhere: true })).toContain(
    'Instagram: spelling fits\nYouTube: spelling fits\nX: can only have letters, digits and underscores',
  )
})

// Row 116
test('as a table in which no cell is a formula', () => {
  expect(formatNamesCsv([taken, absent, broken], { elsewhere: true }).split('\r\n')).toEqual([
    '\uFEFFUsername,Verdict,Certainty,Note,Nickname,Followers,Profile,"Similar, not checked",Instagram,YouTube,X',
    'demo.user,taken,,A public account has this name.,"\'=HYPERLINK(""https://evil.test"")",12,https://www.tiktok.com/@demo.user,demouser demo_user,spelling fits,spelling fits,"can only have letters, digits and underscores"',
    'gone,no public account found,less certain,Look in the app.,,,https://www.tiktok.com/@gone,,spelling fits,spelling fits,spelling fits',
    '"\'-x,y",not usable,,Look in the app.,,,,,"can only have letters, digits, underscores and dots","can only have letters, digits, underscores, hyphens, dots and middle dots","can only have letters, digits and underscores"',
    '',
  ])
})
