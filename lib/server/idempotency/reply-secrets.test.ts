import { expect, test } from 'vitest'
import { replySecrets } from './reply-secrets'

const [secret, visitor, key] = ['s'.repeat(32), 'visitor', '8e03978e-40d5-43e8-bc93-6894a57f9324']
const own = replySecrets(secret, visitor, key)

test('what is sealed is opened by whoever knows all three, and is sealed differently each time', () => {
  const text = 'Knead the dough 🍞\u0000'
  expect(replySecrets(secret, visitor, key).open(own.seal(text))).toBe(text)
  expect(own.seal(text)).not.toBe(own.seal(text))
  expect(own.seal(text)).toMatch(/^[\w-]+$/)
})

test.each([
  ['another secret', 't'.repeat(32), visitor, key],
  ['another visitor', secret, 'visitor2', key],
  ['another key', secret, visitor, '8e03978e-40d5-43e8-bc93-6894a57f9325'],
  ['the same letters cut elsewhere', secret, 'visito', `r${key}`],
])('%s has another place, other prints, and opens nothing', (_, ...other) => {
  const theirs = replySecrets(...other)
  expect(theirs.name).not.toBe(own.name)
  expect(theirs.printOf('bread')).not.toBe(own.printOf('bread'))
  expect(() => theirs.open(own.seal('bread'))).toThrow()
})

test.each(['', 'AAAA', `${own.seal('bread').slice(0, -2)}AA`, own.seal('bread').slice(4)])(
  'what is not whole (%j) is not opened',
  (sealed) => {
    expect(() => own.open(sealed)).toThrow()
  },
)

test('a request’s print says whether another is the same', () => {
  expect(own.printOf('bread')).toBe(own.printOf('bread'))
  expect(own.printOf('bread')).not.toBe(own.printOf('bread '))
  expect(own.printOf('bread')).toMatch(/^[\w-]{43}$/)
})
