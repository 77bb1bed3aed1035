import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cropPixels } from '@/lib/core/geometry/crop-pixels'
import { getPostNumber, getTileTrim, planSplit, type SplitConfig } from './split-plan'

const defaultConfig: SplitConfig = {
  mode: 'carousel',
  slides: 3,
  rows: 1,
  ratio: 'usual',
  overlap: 0,
  fit: 'crop',
  maxSlideWidth: 1080,
}

const box = (...[x, y, width, height]: readonly number[]) => ({ x, y, width, height })

test.each([
  ['the right shape is scaled', [6480, 2700], {}, [0, 0, 6480, 2700], [3240, 1350], [1080, 0, 1080, 1350]],
  ['a wider one loses its ends', [8000, 2700], {}, [760, 0, 6480, 2700], [3240, 1350], [1080, 0, 1080, 1350]],
  ['a small one keeps its pixels', [1000, 500], {}, [1, 42, 999, 416], [999, 416], [333, 0, 333, 416]],
  [
    'no bound, no scaling',
    [8000, 2700],
    { maxSlideWidth: 0 },
    [760, 0, 6480, 2700],
    [6480, 2700],
    [2160, 0, 2160, 2700],
  ],
  ['bars beside', [3000, 2000], { fit: 'pad' }, [0, 0, 3000, 2000], [2025, 1350], [473, 0, 1080, 1350]],
  ['bars above', [3000, 500], { fit: 'pad' }, [0, 0, 3000, 500], [3000, 500], [1000, -375, 1000, 1250]],
  ['an overlap', [4000, 3000], { overlap: 20 }, [0, 656, 4000, 1688], [3200, 1350], [1060, 0, 1080, 1350]],
  ['a grid of 3:4', [3240, 4320], { mode: 'grid', rows: 3 }, [0, 0, 3240, 4320], [3240, 4320], [1080, 0, 1080, 1440]],
  ['squares', [9000, 3000], { ratio: '1:1' }, [0, 0, 9000, 3000], [3240, 1080], [1080, 0, 1080, 1080]],
] as const)('%s: %j with %j', (_, [width, height], changes, source, scaled, second) => {
  const plan = planSplit({ width, height }, { ...defaultConfig, ...changes })
  expect(plan.source).toEqual(box(...source))
  expect(plan.scaledSize).toEqual({ width: scaled[0], height: scaled[1] })
  expect(plan.slides[1]).toEqual(box(...second))
})

test('a grid has three columns and the rows asked for, and no overlap', () => {
  const { slides, columnCount } = planSplit(
    { width: 1080, height: 1920 },
    { ...defaultConfig, mode: 'grid', rows: 4, overlap: 9 },
  )
  expect([slides.length, columnCount]).toEqual([12, 3])
  expect(slides.map(({ x }) => x).slice(0, 4)).toEqual([0, 360, 720, 0])
})

test.each([
  [0, 0],
  [0.5, 760],
  [1, 1520],
])('kept from %d on, a picture that is too wide begins at %d', (at, x) => {
  expect(planSplit({ width: 8000, height: 2700 }, defaultConfig, at).source.x).toBe(x)
})

test('the tiniest picture still has slides of a pixel', () => {
  const { slides } = planSplit({ width: 1, height: 1 }, { ...defaultConfig, slides: 20, overlap: 40 })
  expect(slides).toHaveLength(20)
  expect(slides[0]).toEqual(box(0, 0, 1, 1))
})

test('an overlap is never more than a quarter of a slide', () => {
  const { slides } = planSplit({ width: 120, height: 50 }, { ...defaultConfig, overlap: 40 })
  expect(slides.slice(0, 2)).toEqual([box(0, 0, 40, 50), box(30, 0, 40, 50)])
})

test('a grid is posted from its end, a carousel from its start', () => {
  expect([0, 1, 8].map((index) => getPostNumber({ mode: 'grid' }, index, 9))).toEqual([9, 8, 1])
  expect([0, 1, 8].map((index) => getPostNumber({ mode: 'carousel' }, index, 9))).toEqual([1, 2, 9])
})

test.each([
  [4, 5, 0.03125, 0],
  [3, 4, 0, 0],
  [1, 1, 0.125, 0],
  [9, 16, 0, 0.125],
])(
  'of a %d:%d post the profile cuts off %d of the width and %d of the height a side',
  (width, height, across, down) => {
    expect(getTileTrim({ width, height }).trimX).toBeCloseTo(across, 9)
    expect(getTileTrim({ width, height }).trimY).toBeCloseTo(down, 9)
  },
)

/** Every pixel another one. */
const createNoise = (width: number, height: number) => ({
  data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 7 + Math.floor(at / 9)) % 256,
  ),
  width,
  height,
})

const toSharpImage = ({ data, width, height }: ReturnType<typeof createNoise>) =>
  sharp(data, { raw: { width, height, channels: 4 } })

test.each([
  ['a carousel', [91, 33], { slides: 4 }],
  ['a carousel with an overlap', [203, 60], { slides: 3, overlap: 7 }],
  ['a grid', [61, 80], { mode: 'grid', rows: 2 }],
  ['a carousel with bars', [50, 40], { slides: 2, fit: 'pad' }],
] as const)(
  'the slides of %s, laid side by side again, are the picture to the pixel',
  async (_, [width, height], changes) => {
    const pixels = createNoise(width, height)
    const { source, scaledSize, slides } = planSplit(pixels, {
      ...defaultConfig,
      ...changes,
      maxSlideWidth: 0,
    })
    expect(scaledSize).toEqual({ width: source.width, height: source.height })
    const croppedPixels = cropPixels(pixels, source, '#ffffff')
    const files = await Promise.all(
      slides.map(async (part) => ({
        input: await toSharpImage(cropPixels(croppedPixels, part, '#ff0000'))
          .png()
          .toBuffer(),
        left: part.x - Math.min(0, ...slides.map(({ x }) => x)),
        top: part.y - Math.min(0, ...slides.map(({ y }) => y)),
      })),
    )
    const [last] = slides.slice(-1)
    const [first] = slides
    if (!first || !last) throw new Error('No slides')
    const canvas = {
      width: last.x + last.width - first.x,
      height: last.y + last.height - first.y,
      channels: 4,
      background: '#0000ff',
    } as const
    const joined = await sharp({ create: canvas }).composite(files).png().toBuffer()
    const back = await sharp(joined)
      .extract({ left: -first.x, top: -first.y, width: croppedPixels.width, height: croppedPixels.height })
      .raw()
      .toBuffer()
    expect(Buffer.compare(back, Buffer.from(croppedPixels.data))).toBe(0)
    const corner = await sharp(joined).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    if (first.x < 0 || first.y < 0) expect([...corner]).toEqual([255, 0, 0, 255])
  },
)
