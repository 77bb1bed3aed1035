import { expect, test } from 'vitest'
import { checkWords } from './check-words'

const refusedWord = ['no', 'body'].join('')
const longComment = `// ${'word '.repeat(30)}`

test.each([
  ['a refused word in a comment', `// ${refusedWord} reads this\n`, [`a.ts:1 “${refusedWord}” in a comment`]],
  [
    'a refused word in a name',
    `const is_${refusedWord} = 1\n`,
    [`a.ts:1 “${refusedWord}” in the name is_${refusedWord}`],
  ],
  [
    'a refused word in camel case',
    `const ${refusedWord}Else = 1\n`,
    [`a.ts:1 “${refusedWord}” in the name ${refusedWord}Else`],
  ],
  ['a long comment line', `const a = 1\n${longComment}\n`, ['a.ts:2 a comment above 120 columns']],
  ['strings and plain names', `const text = '${refusedWord}' // a name\n`, []],
])('finds %s', (_, text, problems) => {
  expect(checkWords('a.ts', text).problems).toEqual(problems)
})

test('finds a file name that is a phrase', () => {
  expect(checkWords('lib/find-the-first-long-word.ts', '').problems).toHaveLength(1)
})

test('counts the lines of comments, except comments behind code', () => {
  expect(checkWords('a.ts', '/**\n * One.\n */\nconst a = 1 // two\n').commentLineCount).toBe(3)
})
