import { differenceEuclidean } from 'culori'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Pixels } from '@/lib/core/geometry/sizes'
import { extractColors } from './extract-colors'

beforeAll(() => {
  // The library requires this class to exist; the pixels come from its loader.
  vi.stubGlobal('OffscreenCanvas', class {})
})

/** Every example uses this seed. */
const SEED = 20_261_127

const getDistance = differenceEuclidean('oklab')

async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

const extract = (pixels: Pixels, count: number) =>
  extractColors({ pixels, options: { count, shouldIgnoreWhite: false } })

function drawStripes(stripes: readonly { hex: string; width: number }[]) {
  const width = stripes.reduce((sum, stripe) => sum + stripe.width, 0)
  const rects = stripes.map(({ hex, width }, index) => {
    const x = stripes.slice(0, index).reduce((sum, stripe) => sum + stripe.width, 0)
    return `<rect x="${x}" width="${width}" height="20" fill="${hex}" shape-rendering="crispEdges"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20">${rects.join('')}</svg>`
  return readPixels(sharp(Buffer.from(svg)))
}

/** The reference: counts exact pixels. */
function countColors({ data }: Pixels): Map<string, number> {
  const counts = new Map<string, number>()
  for (let offset = 0; offset < data.length; offset += 4) {
    const hex = `#${Buffer.from(data.subarray(offset, offset + 3)).toString('hex')}`
    counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  return counts
}

const channel = fc.integer({ min: 0, max: 255 })
const hexArbitrary = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`)

/** Colors that look alike are merged, so the reference has none. */
const flatImageArbitrary = fc
  .array(fc.record({ hex: hexArbitrary, width: fc.integer({ min: 4, max: 40 }) }), { minLength: 1, maxLength: 6 })
  .filter((stripes) =>
    stripes.every(({ hex }, index) => stripes.slice(index + 1).every((other) => getDistance(hex, other.hex) > 0.12)),
  )

test.each(fc.sample(flatImageArbitrary, { seed: SEED, numRuns: 40 }).map((stripes) => [stripes]))(
  'finds the exact colors of the flat image %j',
  async (stripes) => {
    const pixels = await drawStripes(stripes)
    const swatches = await extract(pixels, stripes.length)
    expect(swatches.map(({ hex }) => hex).toSorted()).toEqual([...countColors(pixels).keys()].toSorted())
  },
)

test.each([
  ['#833ab4', '#fd1d1d', '#fcb045'],
  ['#f9ce34', '#ee2a7b', '#6228d7'],
  ['#ffffff', '#1da1f2', '#14171a'],
])('finds both ends and the middle of a gradient from %s over %s to %s', async (...stops) => {
  const gradient = stops.map((hex, index) => `<stop offset="${index / 2}" stop-color="${hex}"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="20"><linearGradient id="g">${gradient}</linearGradient><rect width="360" height="20" fill="url(#g)"/></svg>`
  const swatches = await extract(await readPixels(sharp(Buffer.from(svg))), 6)
  for (const stop of stops)
    expect(Math.min(...swatches.map(({ hex }) => getDistance(hex, stop))), stop).toBeLessThan(0.08)
})

/** Like a photo: areas in which every pixel differs a little, in the same way on each run. */
const noisyImageArbitrary = fc
  .array(hexArbitrary, { minLength: 2, maxLength: 4 })
  .filter((hexes) =>
    hexes.every((hex, index) => hexes.slice(index + 1).every((other) => getDistance(hex, other) > 0.3)),
  )

const AREA_WIDTH = 40

async function drawNoisyAreas(hexes: readonly string[]) {
  const pixels = await drawStripes(hexes.map((hex) => ({ hex, width: AREA_WIDTH })))
  const steps = fc.sample(fc.integer({ min: -2, max: 2 }), { seed: SEED, numRuns: 2 * pixels.data.length })
  for (let index = 0; index < pixels.data.length; index += 1)
    if (index % 4 < 3)
      pixels.data[index] = (pixels.data[index] ?? 0) + (steps[2 * index] ?? 0) + (steps[2 * index + 1] ?? 0)
  return pixels
}

function cutArea({ data, width, height }: Pixels, area: number): Pixels {
  const rows = Array.from({ length: height }, (_, row) => {
    const start = (row * width + area * AREA_WIDTH) * 4
    return [...data.subarray(start, start + AREA_WIDTH * 4)]
  })
  return { data: new Uint8ClampedArray(rows.flat()), width: AREA_WIDTH, height }
}

test.each(fc.sample(noisyImageArbitrary, { seed: SEED, numRuns: 30 }).map((hexes) => [hexes]))(
  'finds the most frequent color of each noisy area of %j',
  async (hexes) => {
    const pixels = await drawNoisyAreas(hexes)
    const found = (await extract(pixels, hexes.length)).map(({ hex }) => hex)
    expect(found).toHaveLength(hexes.length)
    for (const area of hexes.keys()) {
      const counts = countColors(cutArea(pixels, area))
      const maxCount = Math.max(...counts.values())
      expect(found.filter((hex) => counts.get(hex) === maxCount)).toHaveLength(1)
    }
  },
)
