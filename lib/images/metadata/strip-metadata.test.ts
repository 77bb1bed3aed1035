import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import type { ImageType } from '@/lib/images/image-type'
import { parseSegments, readTags } from './file-metadata'
import { buildPngChunk } from './png-chunks'
import { buildJpegSegment, type StripMode, stripMetadata } from './strip-metadata'
import { buildWebpChunk } from './webp-chunks'

const noise = () =>
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
const photo = async (type: PhotoType) => new Uint8Array(await addMetadata(noise()[type]()).toBuffer())

const strip = (type: ImageType, bytes: Uint8Array, mode: StripMode, keepCredentials = true) => {
  const made = stripMetadata(type, bytes, { mode, keepCredentials })
  if (!made) throw new Error('Not stripped.')
  return made
}

const raw = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
const types = ['jpeg', 'png', 'webp'] as const

test.each(types)('leaves only the pixels, profile and orientation in a tidied %s', async (type) => {
  const before = await photo(type)
  const { bytes, removedNames, orientation } = strip(type, before, 'tidy')
  expect(await raw(bytes)).toEqual(await raw(before))
  const { exif, xmp, icc } = await sharp(bytes).metadata()
  expect([icc?.length, xmp]).toEqual([(await sharp(before).metadata()).icc?.length, undefined])
  expect(Buffer.from(bytes).includes('Anvil')).toBe(false)
  expect(exif?.length).toBeLessThan(40)
  expect([...removedNames].sort()).toEqual(['EXIF', 'XMP'])
  expect(orientation).toBe(6)
  const tags = await readTags(bytes)
  expect(Object.keys(tags.exif ?? {})).toEqual(['Orientation'])
  expect([tags.gps, tags.xmp, tags.iptc]).toEqual([undefined, undefined, undefined])
})

test.each(types)('removes profile and orientation from a %s without any metadata', async (type) => {
  const before = await photo(type)
  const { bytes } = strip(type, before, 'all')
  expect(await raw(bytes)).toEqual(await raw(before))
  const { orientation, exif, xmp, icc } = await sharp(bytes).metadata()
  expect({ orientation, exif, xmp, icc }).toEqual({})
  expect(parseSegments(type, bytes)?.every(({ kind }) => kind === 'picture')).toBe(true)
})

test.each(types)('can remove only the location from a %s', async (type) => {
  const before = await photo(type)
  expect((await readTags(before)).gps).toBeDefined()
  const { bytes } = strip(type, before, 'place')
  expect(await raw(bytes)).toEqual(await raw(before))
  const { exif, gps, icc } = await readTags(bytes)
  expect(gps).toBeUndefined()
  expect(exif?.['GPS Info IFD Pointer']).toBeUndefined()
  expect([exif?.Make?.description, exif?.DateTimeOriginal?.description]).toEqual(['Anvil', '2026:05:04 10:11:12'])
  expect(icc).toBeDefined()
  const left = (await sharp(bytes).metadata()).xmp?.toString()
  // sharp compresses XMP in a PNG, so the whole segment is removed.
  if (type === 'png') return expect(left).toBeUndefined()
  expect(left).not.toContain('GPS')
  expect(left).toContain('dc:format="été"')
})

test.each(types)('leaves a %s without metadata unchanged', async (type) => {
  const plain = new Uint8Array(await noise()[type]().toBuffer())
  for (const mode of ['tidy', 'all', 'place'] as const) {
    const { bytes, removedNames } = strip(type, plain, mode)
    expect(removedNames).toEqual([])
    expect(bytes).toEqual(plain)
  }
})

test('removes comments, IPTC, thumbnails, further images and videos from a JPEG', async () => {
  const plain = new Uint8Array(await noise().jpeg({ progressive: true }).toBuffer())
  const letters = (text: string) => [...new TextEncoder().encode(text)]
  const jfif = buildJpegSegment(0xe0, [...letters('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9])
  const extras = [
    buildJpegSegment(0xfe, letters('by Ada')),
    buildJpegSegment(0xed, letters('Photoshop 3.0\0 8BIM\x04\x04 Berlin')),
    buildJpegSegment(0xe2, letters('MPF\0 two')),
    buildJpegSegment(0xe5, letters('Samsung')),
    buildJpegSegment(0xe0, letters('JFXX\0 thumbnail')),
  ].flatMap((segment) => [...segment])
  const before = Uint8Array.from([0xff, 0xd8, ...jfif, ...extras, ...plain.subarray(2), ...letters('ftypmp4 film')])
  const { bytes, removedNames } = strip('jpeg', before, 'tidy')
  const app = ['JFIF', 'Comment', 'IPTC and Photoshop', 'List of further pictures', 'APP5', 'APP0']
  expect(removedNames).toEqual([...app, 'After the picture'])
  expect(await raw(bytes)).toEqual(await raw(plain))
  expect(bytes.length).toBe(plain.length + 18)
  expect(Buffer.from(bytes).includes('Berlin')).toBe(false)
  // A video may contain the location too.
  expect(strip('jpeg', before, 'place').removedNames).toEqual(['JFIF', 'List of further pictures', 'After the picture'])
})

test('removes texts, times and unknown chunks from a PNG, but not its transparency and density', async () => {
  const plain = new Uint8Array(await noise().png().toBuffer())
  const extras = [
    buildPngChunk('tEXt', new TextEncoder().encode('Author\0Ada')),
    buildPngChunk('tIME', new Uint8Array(7)),
    buildPngChunk('prVt', new Uint8Array(3)),
    buildPngChunk('tRNS', new Uint8Array(6)),
  ].flatMap((chunk) => [...chunk])
  const before = Uint8Array.from([...plain.subarray(0, 33), ...extras, ...plain.subarray(33), 1, 2, 3])
  const { bytes, removedNames } = strip('png', before, 'tidy')
  expect(removedNames).toEqual(['Text: Author', 'Time of the last change', 'prVt', 'After the picture'])
  const names = parseSegments('png', bytes)?.map(({ name }) => name)
  expect(names).toContain('tRNS')
  expect(names).toContain('pHYs')
})

test('preserves the frames and loops of an animated GIF and WebP', async () => {
  const frame = (background: string) => sharp({ create: { width: 20, height: 20, channels: 3, background } })
  const frames = await Promise.all(['red', 'blue'].map((color) => frame(color).png().toBuffer()))
  const moving = () => sharp(frames, { join: { animated: true } })
  const gif = new Uint8Array(await moving().gif({ loop: 3 }).toBuffer())
  const comment = [0x21, 0xfe, 3, 0x41, 0x64, 0x61, 0]
  const before = Uint8Array.from([...gif.subarray(0, -1), ...comment, 0x3b])
  expect(strip('gif', before, 'tidy').removedNames).toEqual(['Comment'])
  expect(strip('gif', before, 'all').bytes).toEqual(gif)
  const webp = new Uint8Array(await addMetadata(moving().webp({ loop: 3 })).toBuffer())
  const { bytes } = strip('webp', webp, 'all')
  const readFrames = (file: Uint8Array) => sharp(file, { animated: true }).raw().toBuffer()
  expect(await readFrames(bytes)).toEqual(await readFrames(webp))
  expect((await sharp(bytes).metadata()).pages).toBe(2)
})

test('removes Content Credentials only on request', async () => {
  const box = '\0\0\0\x2ajumb\0\0\0\x22jumdc2pa'
  const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
  const jpeg = new Uint8Array(await noise().jpeg().toBuffer())
  const segments = [
    buildJpegSegment(0xeb, letters(`JP\0\x01\0\0\0\x01${box}`)),
    buildJpegSegment(0xeb, letters('JP\0\x01\0\0\0\x02more')),
  ]
  const signed = {
    jpeg: Uint8Array.from([...jpeg.subarray(0, 2), ...segments.flatMap((one) => [...one]), ...jpeg.subarray(2)]),
    png: await insertIntoPng(buildPngChunk('caBX', Uint8Array.from(letters(box)))),
    webp: await appendToWebp(buildWebpChunk('C2PA', Uint8Array.from(letters(box)))),
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
  const other = Uint8Array.from([...jpeg.subarray(0, 2), ...(segments[1] ?? []), ...jpeg.subarray(2)])
  expect(strip('jpeg', other, 'tidy', true).removedNames).toEqual(['JUMBF box'])
})

async function insertIntoPng(chunk: Uint8Array): Promise<Uint8Array> {
  const png = new Uint8Array(await noise().png().toBuffer())
  return Uint8Array.from([...png.subarray(0, 33), ...chunk, ...png.subarray(33)])
}

async function appendToWebp(chunk: Uint8Array): Promise<Uint8Array> {
  const webp = new Uint8Array(await noise().webp().toBuffer())
  const bytes = Uint8Array.from([...webp, ...chunk])
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true)
  return bytes
}

test('removes compressed texts that may contain a location', async () => {
  const build = (type: string, text: string) => buildPngChunk(type, new TextEncoder().encode(text))
  const zipped = build('iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0packed')
  const before = await insertIntoPng(Uint8Array.from([...zipped, ...build('zTXt', 'Raw profile type exif\0\0packed')]))
  expect(strip('png', before, 'place').removedNames).toEqual(['XMP', 'Text: Raw profile type exif'])
  const readable = await insertIntoPng(build('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp(locationXmp)}`))
  const { bytes, removedNames } = strip('png', readable, 'place')
  expect(removedNames).toEqual(['XMP'])
  expect((await sharp(bytes).metadata()).xmp?.toString()).toContain('dc:format="été"')
  expect(Buffer.from(bytes).includes('GPS')).toBe(false)
})

test('strips no truncated or damaged file and never throws', async () => {
  for (const type of [...types, 'gif'] as const) {
    const whole = type === 'gif' ? new Uint8Array(await noise().gif().toBuffer()) : await photo(type)
    for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 300)) {
      for (const cut of [whole.slice(0, length), whole.slice().fill(0xff, length, length + 9)]) {
        for (const mode of ['tidy', 'all', 'place'] as const) {
          const made = stripMetadata(type, cut, { mode, keepCredentials: false })
          if (cut.length < whole.length) expect(made).toBeNull()
        }
      }
    }
  }
  expect(stripMetadata('heic', await photo('jpeg'), { mode: 'all', keepCredentials: false })).toBeNull()
})
