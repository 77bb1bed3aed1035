import sharp, { type Sharp, type TiffOptions } from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import type { Pixels } from '@/lib/core/geometry/sizes'
import { decodeCmykJpeg } from '@/lib/images/cmyk/decode-cmyk'
import { wrapExif } from '@/lib/images/metadata/strip-metadata'
import { buildOrientationExif } from '@/lib/images/metadata/tiff'
import { isCmykJpeg } from '@/lib/images/open/file-structure'
import { buildPng, decodeTiff } from './decode-tiff'

/** Color waves, and half as opaque on the right. */
function createImage(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const data = Buffer.alloc(width * height * channels)
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)]
    const color = [128 + 100 * Math.sin(x / 9), 128 + 100 * Math.sin(y / 7), (x * 5) % 256, x < width / 2 ? 255 : 128]
    for (let channel = 0; channel < channels; channel += 1) data[index * channels + channel] = color[channel] ?? 0
  }
  return sharp(data, { raw: { width, height, channels } })
}

/** The largest difference from what sharp (libtiff, libjpeg, Little CMS) reads. */
async function compareWithSharp(pixels: Pixels, file: Buffer): Promise<{ largest: number; mean: number }> {
  const reference = sharp(file).rotate().toColourspace('srgb').ensureAlpha().raw()
  const { data, info } = await reference.toBuffer({ resolveWithObject: true })
  expect({ width: pixels.width, height: pixels.height }).toEqual({ width: info.width, height: info.height })
  const differences = Array.from(data, (value, index) => Math.abs(value - (pixels.data[index] ?? 0)))
  return {
    largest: differences.reduce((most, difference) => Math.max(most, difference), 0),
    mean: differences.reduce((sum, difference) => sum + difference, 0) / differences.length,
  }
}

const toBytes = (buffer: Buffer) => new Uint8Array(buffer)
const decode = (file: Buffer) => decodeTiff(toBytes(file), () => {})

const formats: readonly (readonly [string, TiffOptions])[] = [
  ['no', { compression: 'none' }],
  ['LZW', { compression: 'lzw', predictor: 'none' }],
  ['LZW with a predictor', { compression: 'lzw', predictor: 'horizontal' }],
  ['ZIP', { compression: 'deflate' }],
  ['PackBits', { compression: 'packbits' }],
  ['JPEG', { compression: 'jpeg', quality: 92 }],
  ['tiled ZIP', { compression: 'deflate', tile: true, tileWidth: 16, tileHeight: 16 }],
]
const kinds: readonly (readonly [string, (size: readonly [number, number]) => Sharp])[] = [
  ['RGB', ([width, height]) => createImage(width, height)],
  ['RGB with alpha', ([width, height]) => createImage(width, height, 4)],
  ['16-bit RGB', ([width, height]) => createImage(width, height).toColourspace('rgb16')],
  ['gray', ([width, height]) => createImage(width, height).toColourspace('b-w')],
]
const isPossible = (kind: string, format: string) => format !== 'JPEG' || kind === 'RGB'
const cases = kinds.flatMap(([kind, create]) =>
  formats
    .filter(([format]) => isPossible(kind, format))
    .map(([format, options], index) => ({ kind, format, create, options, size: [40 + index * 3, 31] as const })),
)

describe('reads the same pixels as sharp', () => {
  test.each(cases)('$kind with $format compression', async ({ create, options, size, format }) => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const file = await create(size).tiff(options).toBuffer()
    const { largest } = await compareWithSharp((await decode(file)).pixels, file)
    expect(largest).toBeLessThanOrEqual(format === 'JPEG' ? 4 : 1)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('with the orientation %i', async (orientation) => {
    const file = await createImage(30, 20).withMetadata({ orientation }).tiff({ compression: 'lzw' }).toBuffer()
    expect((await compareWithSharp((await decode(file)).pixels, file)).largest).toBe(0)
  })

  test('of the first page', async () => {
    const pages = await Promise.all(
      [createImage(20, 20), createImage(20, 20).negate()].map((page) => page.png().toBuffer()),
    )
    const file = await sharp(pages, { join: { animated: true } })
      .tiff({ compression: 'lzw' })
      .toBuffer()
    expect((await compareWithSharp((await decode(file)).pixels, file)).largest).toBe(0)
  })
})

// sharp’s Little CMS finds a lighter black point. Without a profile, both use a common print profile.
const inks = [
  { name: 'with a profile', profile: 'cmyk', mean: 4, largest: 36 },
  { name: 'without a profile', profile: null, mean: 18, largest: 90 },
] as const
const createCmyk = (image: Sharp, profile: string | null) => {
  const cmyk = image.toColourspace('cmyk')
  return profile ? cmyk.withIccProfile(profile) : cmyk
}

describe.each(inks)('CMYK $name looks as sharp converts it', ({ profile, mean, largest }) => {
  test.each([
    [24, 16],
    [61, 33],
    [128, 90],
  ])('in a JPEG of %i × %i', async (width, height) => {
    const file = await createCmyk(createImage(width, height), profile).jpeg({ quality: 98 }).toBuffer()
    expect(isCmykJpeg(toBytes(file))).toBe(true)
    const pixels = await decodeCmykJpeg(toBytes(file))
    if (!pixels) throw new Error('not decoded')
    const difference = await compareWithSharp(pixels, file)
    expect(difference.mean).toBeLessThan(mean)
    expect(difference.largest).toBeLessThan(largest)
  })

  test.each(['none', 'lzw', 'deflate'] as const)('in a TIFF with %s compression', async (compression) => {
    const file = await createCmyk(createImage(50, 40), profile).tiff({ compression }).toBuffer()
    const difference = await compareWithSharp((await decode(file)).pixels, file)
    expect(difference.mean).toBeLessThan(mean)
    expect(difference.largest).toBeLessThan(largest)
  })
})

test('turns a CMYK photo upright', async () => {
  const photo = await createCmyk(createImage(40, 20), 'cmyk').jpeg({ quality: 98 }).toBuffer()
  const exif = wrapExif('jpeg', buildOrientationExif(6))
  const file = Buffer.concat([photo.subarray(0, 2), exif, photo.subarray(2)])
  const pixels = await decodeCmykJpeg(toBytes(file))
  if (!pixels) throw new Error('not decoded')
  expect((await compareWithSharp(pixels, file)).mean).toBeLessThan(4)
})

test('passes the profile of a wide gamut on, in a PNG for the browser', async () => {
  const file = await createImage(30, 20).withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer()
  const { pixels, profile } = await decode(file)
  if (!profile) throw new Error('no profile')
  const png = Buffer.from(await (await buildPng(pixels, profile)).arrayBuffer())
  expect((await sharp(png).metadata()).icc).toEqual((await sharp(file).metadata()).icc)
  const toSrgb = (image: Buffer) => sharp(image).toColourspace('srgb').removeAlpha().raw().toBuffer()
  expect(await toSrgb(png)).toEqual(await toSrgb(file))
})

const lzw = await createImage(9, 9).tiff({ compression: 'lzw' }).toBuffer()
/** Overwrites the value of a tag in a little-endian TIFF. */
function setTag(tag: number, value: number): Buffer {
  const file = Buffer.from(lzw)
  const directory = file.readUInt32LE(4)
  for (let index = 0; index < file.readUInt16LE(directory); index += 1) {
    const offset = directory + 2 + index * 12
    if (file.readUInt16LE(offset) === tag) file.writeUInt16LE(value, offset + 8)
  }
  return file
}

test.each([
  [
    'Lab',
    () => createImage(9, 9).toColourspace('lab').tiff({ compression: 'none' }).toBuffer(),
    'unusual_tiff',
    '(Lab)',
  ],
  [
    'floating-point values',
    () => createImage(9, 9).toColourspace('scrgb').tiff({ compression: 'deflate' }).toBuffer(),
    'unusual_tiff',
    '(floating-point)',
  ],
  ['WebP inside', () => createImage(9, 9).tiff({ compression: 'webp' }).toBuffer(), 'unusual_tiff', '(WebP)'],
  [
    'a gray JPEG inside',
    () => createImage(9, 9).toColourspace('b-w').tiff({ compression: 'jpeg' }).toBuffer(),
    'unusual_tiff',
    '(JPEG inside)',
  ],
  ['BigTIFF', () => createImage(9, 9).tiff({ bigtiff: true }).toBuffer(), 'unusual_tiff', '(BigTIFF)'],
  ['planes', async () => setTag(284, 2), 'unusual_tiff', '(planar)'],
  ['raw sensor data', async () => setTag(262, 32_803), 'camera_raw', 'raw camera file'],
  ['only its start', async () => lzw.subarray(0, 12), 'damaged', 'damaged or incomplete'],
])('refuses a TIFF with %s by name', async (_, create, code, message) => {
  await expect(decode(await create())).rejects.toMatchObject({ code, message: expect.stringContaining(message) })
})

test('checks the size before decoding', async () => {
  await expect(
    decodeTiff(toBytes(lzw), ({ width }) => {
      throw new Error(`${width} pixels`)
    }),
  ).rejects.toThrow('9 pixels')
})
