import { expect, test } from 'vitest'
import { fitQuality } from './fit-quality'

const bounds = { maxQuality: 85, minQuality: 30, maxTries: 7 }

/** An encoder whose files grow with the quality as photos do. */
function createMockEncoder(bytesAt85: number) {
  const asked: number[] = []
  const encode = async (quality: number) => {
    asked.push(quality)
    return { size: Math.round(bytesAt85 * Math.exp((quality - 85) / 28)) }
  }
  return { asked, encode }
}

test('what fits at the best quality is encoded once', async () => {
  const { asked, encode } = createMockEncoder(180_000)
  expect(await fitQuality(encode, 200_000, bounds)).toMatchObject({ quality: 85 })
  expect(asked).toEqual([85])
})

test.each([210_000, 400_000, 900_000, 1_300_000])(
  'a picture of %i bytes is brought under 200 kB, close to it, in seven tries at most',
  async (bytes) => {
    const { asked, encode } = createMockEncoder(bytes)
    const { output } = await fitQuality(encode, 200_000, bounds)
    expect(output.size).toBeLessThanOrEqual(200_000)
    expect(output.size).toBeGreaterThan(180_000)
    expect(asked.length).toBeLessThanOrEqual(7)
  },
)

test('what fits at no quality comes back at the lowest one, so that the caller can see it', async () => {
  const { asked, encode } = createMockEncoder(9_000_000)
  const { quality, output } = await fitQuality(encode, 200_000, bounds)
  expect(quality).toBe(30)
  expect(output.size).toBeGreaterThan(200_000)
  expect(new Set(asked).size).toBe(asked.length)
})
