import { expect, test } from 'vitest'
import { createReplyCipher } from './reply-cipher'

const [secret, visitor, key] = ['s'.repeat(32), 'visitor', '8e03978e-40d5-43e8-bc93-6894a57f9324']
const own = createReplyCipher(secret, visitor, key)

test('what is sealed is opened by whoever knows all three, and is sealed differently each time', () => {
  const text = 'Knead the dough 🍞\u0000'
  expect(createReplyCipher(secret, visitor, key).open(own.seal(text))).toBe(text)
  expect(own.seal(text)).not.toBe(own.seal(text))
  expect(own.seal(text)).toMatch(/^[\w-]+$/)
})

test.each([
  ['another secret', 't'.repeat(32), visitor, key],
  ['another visitor', secret, 'visitor2', key],
  ['another key', secret, visitor, '8e03978e-40d5-43e8-bc93-6894a57f9325'],
  ['the same letters cut elsewhere', secret, 'visito', `r${key}`],
])('%s has another place, other prints, and opens nothing', (_, ...other) => {
  const theirs = createReplyCipher(...other)
  expect(theirs.storageKey).not.toBe(own.storageKey)
  expect(theirs.fingerprint('bread')).not.toBe(own.fingerprint('bread'))
  expect(() => theirs.open(own.seal('bread'))).toThrow()
})

test.each(['', 'AAAA', `${own.seal('bread').slice(0, -2)}AA`, own.seal('bread').slice(4)])(
  'what is not whole (%j) is not opened',
  (sealed) => {
    expect(() => own.open(sealed)).toThrow()
  },
)

test('a request’s print says whether another is the same', () => {
  expect(own.fingerprint('bread')).toBe(own.fingerprint('bread'))
  expect(own.fingerprint('bread')).not.toBe(own.fingerprint('bread '))
  expect(own.fingerprint('bread')).toMatch(/^[\w-]{43}$/)
})
