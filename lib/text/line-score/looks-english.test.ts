import { words } from 'popular-english-words'
import { expect, test } from 'vitest'
import { englishTrigramsBase64 } from './english-trigrams'

test('the letters are those of the words', () => {
  const frequent = words.getMostPopular(20_000).filter((word) => /^[a-z]{2,}$/.test(word))
  const runs = frequent
    .map((word) => ` ${word} `)
    .flatMap((word) => [...word.slice(2)].map((_, at) => word.slice(at, at + 3)))
  const seen = Map.groupBy(runs, (run) => run)
  const bits = new Uint8Array(Math.ceil(27 ** 3 / 8))
  for (const [run, all] of seen) {
    if (all.length < 2) continue
    const at = [...run].reduce((sum, letter) => sum * 27 + (letter === ' ' ? 0 : letter.charCodeAt(0) - 96), 0)
    bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7))
  }
  expect(Buffer.from(bits).toString('base64')).toBe(englishTrigramsBase64)
})
