import { expect, test } from 'vitest'
import { checkWords } from './check-words'

const bannedWord = ['no', 'body'].join('')
const longComment = `// ${'word '.repeat(30)}`

test.each([
  ['a banned word in a comment', `// ${bannedWord} reads this\n`, [`a.ts:1 “${bannedWord}” in a comment`]],
  ['a banned word in a name', `const is_${bannedWord} = 1\n`, [`a.ts:1 “${bannedWord}” in the name is_${bannedWord}`]],
  [
    'a banned word in camel case',
    `const ${bannedWord}Else = 1\n`,
    [`a.ts:1 “${bannedWord}” in the name ${bannedWord}Else`],
  ],
  ['a long comment line', `const a = 1\n${longComment}\n`, ['a.ts:2 a comment longer than 120 columns']],
  ['nothing in strings and plain names', `const text = '${bannedWord}' // a name\n`, []],
])('finds %s', (_, text, problems) => {
  expect(checkWords('a.ts', text).problems).toEqual(problems)
})

test('finds a file name that is a phrase', () => {
  expect(checkWords('lib/find-the-first-long-word.ts', '').problems).toHaveLength(1)
})

test('counts comment lines, except trailing comments', () => {
  expect(checkWords('a.ts', '/**\n * One.\n */\nconst a = 1 // two\n').commentLineCount).toBe(3)
})
