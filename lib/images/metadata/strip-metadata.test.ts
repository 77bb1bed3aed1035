import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import type { ImageType } from '@/lib/images/image-type'
import { parseSegments, readTags } from './file-segments'
import { buildPngChunk } from './png-chunks'
import { buildJpegSegment, type StripMode, stripMetadata } from './strip-metadata'
import { buildWebpChunk } from './webp-chunks'

const createNoise = () =>
  sharp(Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 7919 + (index >> 3) * 31) % 256)), {
    raw: { width: 60, height: 40, channels: 3 },
  })

const xmp = (inside: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" ${inside}/></rdf:RDF></x:xmpmeta>`

const locationXmp = 'exif:GPSLatitude="52,31N" dc:format="été" exif:GPSLongitude=\'13,24E\''

const addMetadata = (picture: Sharp) =>
  picture
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Anvil', Artist: 'Ada' },
      IFD2: { DateTimeOriginal: '2026:05:04 10:11:12' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(xmp(locationXmp))

type PhotoType = 'jpeg' | 'png' | 'webp'
const createPhoto = async (type: PhotoType) => new Uint8Array(await addMetadata(createNoise()[type]()).toBuffer())

const strip = (type: ImageType, bytes: Uint8Array, mode: StripMode, keepCredentials = true) => {
  const result = stripMetadata(type, bytes, { mode, keepCredentials })
  if (!result) throw new Error('Not stripped.')
  return result
}

const readPixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
const types = ['jpeg', 'png', 'webp'] as const

test.each(types)('leaves only the pixels, profile and orientation in a tidied %s', async (type) => {
  const original = await createPhoto(type)
  const { bytes, removedNames, orientation } = strip(type, original, 'tidy')
  expect(await readPixels(bytes)).toEqual(await readPixels(original))
  const { exif, xmp, icc } = await sharp(bytes).metadata()
  expect([icc?.length, xmp]).toEqual([(await sharp(original).metadata()).icc?.length, undefined])
  expect(Buffer.from(bytes).includes('Anvil')).toBe(false)
  expect(exif?.length).toBeLessThan(40)
  expect([...removedNames].sort()).toEqual(['EXIF', 'XMP'])
  expect(orientation).toBe(6)
  const tags = await readTags(bytes)
  expect(Object.keys(tags.exif ?? {})).toEqual(['Orientation'])
  expect([tags.gps, tags.xmp, tags.iptc]).toEqual([undefined, undefined, undefined])
})

test.each(types)('removes all metadata from a %s, including the profile and the orientation', async (type) => {
  const original = await createPhoto(type)
  const { bytes } = strip(type, original, 'all')
  expect(await readPixels(bytes)).toEqual(await readPixels(original))
  const { orientation, exif, xmp, icc } = await sharp(bytes).metadata()
  expect({ orientation, exif, xmp, icc }).toEqual({})
  expect(parseSegments(type, bytes)?.every(({ kind }) => kind === 'picture')).toBe(true)
})

test.each(types)('can remove only the location from a %s', async (type) => {
  const original = await createPhoto(type)
  expect((await readTags(original)).gps).toBeDefined()
  const { bytes } = strip(type, original, 'place')
  expect(await readPixels(bytes)).toEqual(await readPixels(original))
  const { exif, gps, icc } = await readTags(bytes)
  expect(gps).toBeUndefined()
  expect(exif?.['GPS Info IFD Pointer']).toBeUndefined()
  expect([exif?.Make?.description, exif?.DateTimeOriginal?.description]).toEqual(['Anvil', '2026:05:04 10:11:12'])
  expect(icc).toBeDefined()
  const remainingXmp = (await sharp(bytes).metadata()).xmp?.toString()
  // sharp compresses XMP in a PNG, so the whole segment is removed.
  if (type === 'png') return expect(remainingXmp).toBeUndefined()
  expect(remainingXmp).not.toContain('GPS')
  expect(remainingXmp).toContain('dc:format="été"')
})

test.each(types)('leaves a %s without metadata unchanged', async (type) => {
  const plainFile = new Uint8Array(await createNoise()[type]().toBuffer())
  for (const mode of ['tidy', 'all', 'place'] as const) {
    const { bytes, removedNames } = strip(type, plainFile, mode)
    expect(removedNames).toEqual([])
    expect(bytes).toEqual(plainFile)
  }
})

test('removes comments, IPTC, thumbnails, further images and videos from a JPEG', async () => {
  const plainFile = new Uint8Array(await createNoise().jpeg({ progressive: true }).toBuffer())
  const toBytes = (text: string) => [...new TextEncoder().encode(text)]
  const jfif = buildJpegSegment(0xe0, [...toBytes('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9])
  const extras = [
    buildJpegSegment(0xfe, toBytes('by Ada')),
    buildJpegSegment(0xed, toBytes('Photoshop 3.0\0 8BIM\x04\x04 Berlin')),
    buildJpegSegment(0xe2, toBytes('MPF\0 two')),
    buildJpegSegment(0xe5, toBytes('Samsung')),
    buildJpegSegment(0xe0, toBytes('JFXX\0 thumbnail')),
  ].flatMap((segment) => [...segment])
  const original = Uint8Array.from([
    0xff,
    0xd8,
    ...jfif,
    ...extras,
    ...plainFile.subarray(2),
    ...toBytes('ftypmp4 film'),
  ])
  const { bytes, removedNames } = strip('jpeg', original, 'tidy')
  const app = ['JFIF', 'Comment', 'IPTC and Photoshop', 'List of extra images', 'APP5', 'APP0']
  expect(removedNames).toEqual([...app, 'Data after the image'])
  expect(await readPixels(bytes)).toEqual(await readPixels(plainFile))
  expect(bytes.length).toBe(plainFile.length + 18)
  expect(Buffer.from(bytes).includes('Berlin')).toBe(false)
  // A video may contain the location too.
  expect(strip('jpeg', original, 'place').removedNames).toEqual([
    'JFIF',
    'List of extra images',
    'Data after the image',
  ])
})

test('removes texts, times and unknown chunks from a PNG, but not its transparency and density', async () => {
  const plainFile = new Uint8Array(await createNoise().png().toBuffer())
  const extras = [
    buildPngChunk('tEXt', new TextEncoder().encode('Author\0Ada')),
    buildPngChunk('tIME', new Uint8Array(7)),
    buildPngChunk('prVt', new Uint8Array(3)),
    buildPngChunk('tRNS', new Uint8Array(6)),
  ].flatMap((chunk) => [...chunk])
  const original = Uint8Array.from([...plainFile.subarray(0, 33), ...extras, ...plainFile.subarray(33), 1, 2, 3])
  const { bytes, removedNames } = strip('png', original, 'tidy')
  expect(removedNames).toEqual(['Text: Author', 'Last modified', 'prVt', 'Data after the image'])
  const names = parseSegments('png', bytes)?.map(({ name }) => name)
  expect(names).toContain('tRNS')
  expect(names).toContain('pHYs')
})

test('preserves the frames and loops of an animated GIF and WebP', async () => {
  const frame = (background: string) => sharp({ create: { width: 20, height: 20, channels: 3, background } })
  const frames = await Promise.all(['red', 'blue'].map((color) => frame(color).png().toBuffer()))
  const createAnimation = () => sharp(frames, { join: { animated: true } })
  const gif = new Uint8Array(await createAnimation().gif({ loop: 3 }).toBuffer())
  const comment = [0x21, 0xfe, 3, 0x41, 0x64, 0x61, 0]
  const original = Uint8Array.from([...gif.subarray(0, -1), ...comment, 0x3b])
  expect(strip('gif', original, 'tidy').removedNames).toEqual(['Comment'])
  expect(strip('gif', original, 'all').bytes).toEqual(gif)
  const webp = new Uint8Array(await addMetadata(createAnimation().webp({ loop: 3 })).toBuffer())
  const { bytes } = strip('webp', webp, 'all')
  const readFrames = (file: Uint8Array) => sharp(file, { animated: true }).raw().toBuffer()
  expect(await readFrames(bytes)).toEqual(await readFrames(webp))
  expect((await sharp(bytes).metadata()).pages).toBe(2)
})

test('removes Content Credentials only on request', async () => {
  const box = '\0\0\0\x2ajumb\0\0\0\x22jumdc2pa'
  const toBytes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
  const jpeg = new Uint8Array(await createNoise().jpeg().toBuffer())
  const segments = [
    buildJpegSegment(0xeb, toBytes(`JP\0\x01\0\0\0\x01${box}`)),
    buildJpegSegment(0xeb, toBytes('JP\0\x01\0\0\0\x02more')),
  ]
  const signed = {
    jpeg: Uint8Array.from([
      ...jpeg.subarray(0, 2),
      ...segments.flatMap((segment) => [...segment]),
      ...jpeg.subarray(2),
    ]),
    png: await insertIntoPng(buildPngChunk('caBX', Uint8Array.from(toBytes(box)))),
    webp: await appendToWebp(buildWebpChunk('C2PA', Uint8Array.from(toBytes(box)))),
  }
  for (const type of types) {
    for (const mode of ['tidy', 'all', 'place'] as const) {
      expect(strip(type, signed[type], mode, true).bytes).toEqual(signed[type])
      const { bytes, removedNames } = strip(type, signed[type], mode, false)
      expect(removedNames[0]).toBe('Content Credentials')
      expect(Buffer.from(bytes).includes('c2pa')).toBe(false)
    }
  }
  // Other JUMBF boxes are metadata.
  const otherJpeg = Uint8Array.from([...jpeg.subarray(0, 2), ...(segments[1] ?? []), ...jpeg.subarray(2)])
  expect(strip('jpeg', otherJpeg, 'tidy', true).removedNames).toEqual(['JUMBF box'])
})

async function insertIntoPng(chunk: Uint8Array): Promise<Uint8Array> {
  const png = new Uint8Array(await createNoise().png().toBuffer())
  return Uint8Array.from([...png.subarray(0, 33), ...chunk, ...png.subarray(33)])
}

async function appendToWebp(chunk: Uint8Array): Promise<Uint8Array> {
  const webp = new Uint8Array(await createNoise().webp().toBuffer())
  const bytes = Uint8Array.from([...webp, ...chunk])
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true)
  return bytes
}

test('removes compressed texts that may contain a location', async () => {
  const build = (type: string, text: string) => buildPngChunk(type, new TextEncoder().encode(text))
  const compressedText = build('iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0packed')
  const original = await insertIntoPng(
    Uint8Array.from([...compressedText, ...build('zTXt', 'Raw profile type exif\0\0packed')]),
  )
  expect(strip('png', original, 'place').removedNames).toEqual(['XMP', 'Text: Raw profile type exif'])
  const readablePng = await insertIntoPng(build('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp(locationXmp)}`))
  const { bytes, removedNames } = strip('png', readablePng, 'place')
  expect(removedNames).toEqual(['XMP'])
  expect((await sharp(bytes).metadata()).xmp?.toString()).toContain('dc:format="été"')
  expect(Buffer.from(bytes).includes('GPS')).toBe(false)
})

test('strips no truncated or damaged file and never throws', async () => {
  for (const type of [...types, 'gif'] as const) {
    const wholeFile = type === 'gif' ? new Uint8Array(await createNoise().gif().toBuffer()) : await createPhoto(type)
    for (let length = 0; length < wholeFile.length; length += Math.ceil(wholeFile.length / 300)) {
      for (const damagedFile of [wholeFile.slice(0, length), wholeFile.slice().fill(0xff, length, length + 9)]) {
        for (const mode of ['tidy', 'all', 'place'] as const) {
          const result = stripMetadata(type, damagedFile, { mode, keepCredentials: false })
          if (damagedFile.length < wholeFile.length) expect(result).toBeNull()
        }
      }
    }
  }
  expect(stripMetadata('heic', await createPhoto('jpeg'), { mode: 'all', keepCredentials: false })).toBeNull()
})
