import { expect, test } from 'vitest'
import { openToken, sealToken } from './token'

const secret = 'a secret of thirty-two characters or more'
const value = { kind: 'video', url: 'https://v16m.tiktokcdn.com/a.mp4?x=1' }

test('what was sealed is read again, and two seals of it differ', () => {
  const tokens = [sealToken('media link', value, secret), sealToken('media link', value, secret)]
  expect(tokens.map((token) => openToken('media link', token, secret))).toEqual([value, value])
  expect(tokens[0]).not.toBe(tokens[1])
})

test('a token shows nothing of what it holds', () => {
  expect(Buffer.from(sealToken('media link', value, secret), 'base64url').toString('latin1')).not.toContain('tiktok')
})

// Row 105
test('a change of any one character is refused', () => {
  const token = sealToken('media link', value, secret)
  for (let at = 0; at < token.length; at += 1) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    // The first four characters are the head: a change there is one of shape.
    const code = at < 4 ? 'link_broken' : expect.stringMatching(/^link_(refused|broken)$/)
    expect(() => openToken('media link', changed, secret)).toThrow(expect.objectContaining({ code }))
  }
})

test.each([
  ['the address', 40],
  ['the seal', 24],
  ['the nonce', 8],
])('a change in %s is refused with 403', (_, at) => {
  const token = sealToken('media link', value, secret)
  const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
  expect(() => openToken('media link', changed, secret)).toThrow(
    expect.objectContaining({ code: 'link_refused', status: 403 }),
  )
})

// Row 105
test.each([
  ['empty', () => ''],
  ['too short', () => 'AQAB'],
  ['cut off', (token: string) => token.slice(0, -1)],
  ['cut off by a half', (token: string) => token.slice(0, token.length / 2)],
  ['with more behind it', (token: string) => `${token}AAAA`],
  ['padded', (token: string) => `${token}=`],
  ['in plain base64', (token: string) => `${token.slice(0, -2)}+/`],
  ['of another version', (token: string) => `Ag${token.slice(2)}`],
  ['ten times too long', (token: string) => token.repeat(80)],
])('a token that is %s is broken: 400', (_, spoil) => {
  const token = sealToken('media link', value, secret)
  expect(() => openToken('media link', spoil(token), secret)).toThrow(
    expect.objectContaining({ code: 'link_broken', status: 400 }),
  )
})

test.each([
  ['under another secret', 'media link', 'another secret of thirty-two characters'],
  ['for another purpose', 'something else', secret],
])('a token sealed %s is refused: 403', (_, purpose, key) => {
  expect(() => openToken('media link', sealToken(purpose, value, key), secret)).toThrow(
    expect.objectContaining({ code: 'link_refused', status: 403 }),
  )
})

test('what would make a URL too long is not sealed', () => {
  const noise = Array.from({ length: 2_000 }, (_, i) => Math.sin(i)).join()
  expect(() => sealToken('media link', noise, secret)).toThrow(expect.objectContaining({ code: 'unavailable' }))
})
