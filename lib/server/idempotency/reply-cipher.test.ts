import { expect, test } from 'vitest'
import { createReplyCipher } from './reply-cipher'

const [secret, visitor, key] = ['s'.repeat(32), 'visitor', '8e03978e-40d5-43e8-bc93-6894a57f9324']
const cipher = createReplyCipher(secret, visitor, key)

test('what is sealed is opened by whoever knows all three, and is sealed differently each time', () => {
  const text = 'Knead the dough 🍞\u0000'
  expect(createReplyCipher(secret, visitor, key).open(cipher.seal(text))).toBe(text)
  expect(cipher.seal(text)).not.toBe(cipher.seal(text))
  expect(cipher.seal(text)).toMatch(/^[\w-]+$/)
})

test.each([
  ['another secret', 't'.repeat(32), visitor, key],
  ['another visitor', secret, 'visitor2', key],
  ['another key', secret, visitor, '8e03978e-40d5-43e8-bc93-6894a57f9325'],
  ['the same letters cut elsewhere', secret, 'visito', `r${key}`],
])('%s has another place, other prints, and opens nothing', (_, ...other) => {
  const otherCipher = createReplyCipher(...other)
  expect(otherCipher.storageKey).not.toBe(cipher.storageKey)
  expect(otherCipher.createFingerprint('bread')).not.toBe(cipher.createFingerprint('bread'))
  expect(() => otherCipher.open(cipher.seal('bread'))).toThrow()
})

test.each(['', 'AAAA', `${cipher.seal('bread').slice(0, -2)}AA`, cipher.seal('bread').slice(4)])(
  'what is not whole (%j) is not opened',
  (sealed) => {
    expect(() => cipher.open(sealed)).toThrow()
  },
)

test('a request’s print says whether another is the same', () => {
  expect(cipher.createFingerprint('bread')).toBe(cipher.createFingerprint('bread'))
  expect(cipher.createFingerprint('bread')).not.toBe(cipher.createFingerprint('bread '))
  expect(cipher.createFingerprint('bread')).toMatch(/^[\w-]{43}$/)
})
