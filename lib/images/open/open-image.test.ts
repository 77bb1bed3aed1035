import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { openImage } from './open-image'

const plain = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#a04010' } })
const fileOf = async (picture: Sharp) => new Blob([new Uint8Array(await picture.toBuffer())])
const cut = async (picture: Sharp) => {
  const file = await fileOf(picture)
  return file.slice(0, Math.floor(file.size / 2))
}
const moving = async () => {
  const frames = ['red', 'blue'].map((background) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="9"><script>alert(1)</script></svg>'

const bad = {
  'nothing at all': async () => new Blob([]),
  'a text with a picture’s name': async () => new Blob(['Dear diary']),
  'a page': async () => new Blob(['<!DOCTYPE html><svg></svg>']),
  'XML of another kind': async () => new Blob(['<?xml version="1.0"?><plist/>']),
  'a comment alone': async () => new Blob(['<!-- <svg> -->']),
  '50,000,001 bytes': async () => new Blob([new Uint8Array(50_000_001)]),
  '16,385 pixels': async () => fileOf(plain(16_385, 4).png()),
  '64 million pixels': async () => fileOf(plain(8_000, 8_000).png()),
  'half a JPEG': async () => cut(plain(200, 200).jpeg()),
  'half a PNG': async () => cut(plain(200, 200).png()),
  'half a WebP': async () => cut(plain(200, 200).webp()),
  'half a GIF': async () => cut(plain(200, 200).gif()),
  'a PNG’s signature': async () => new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)]),
  'a moving GIF': async () => fileOf((await moving()).gif()),
  'a moving WebP': async () => fileOf((await moving()).webp()),
  'an SVG of 20,000 pixels': async () => new Blob([svg]),
} as const

// Each is refused before anything is decoded: Node could not.
test.each([
  ['nothing at all', 'empty', 'This file is empty (0 bytes).'],
  ['a text with a picture’s name', 'not_a_picture', 'This is not a picture,'],
  ['a page', 'not_a_picture', 'This is not a picture,'],
  ['XML of another kind', 'not_a_picture', 'This is not a picture,'],
  ['a comment alone', 'not_a_picture', 'This is not a picture,'],
  ['50,000,001 bytes', 'too_heavy', 'One file may have up to 50 MB.'],
  ['16,385 pixels', 'too_long', 'This picture is 16,385 pixels long.'],
  ['64 million pixels', 'too_large', 'This picture has 64,000,000 pixels.'],
  ['half a JPEG', 'damaged', 'This JPEG is damaged or incomplete.'],
  ['half a PNG', 'damaged', 'This PNG is damaged or incomplete.'],
  ['half a WebP', 'damaged', 'This WEBP is damaged or incomplete.'],
  ['half a GIF', 'damaged', 'This GIF is damaged or incomplete.'],
  ['a PNG’s signature', 'damaged', 'This PNG is damaged or incomplete.'],
  ['a moving GIF', 'animated', 'the GIF Maker keeps it moving.'],
  ['a moving WebP', 'animated', 'You get its first frame'],
  ['an SVG of 20,000 pixels', 'too_long', 'This picture is 20,000 pixels long.'],
] as const)('%s is refused as %s', async (name, code, words) => {
  const opened = openImage(await bad[name](), { maxSize: { width: 0, height: 0 }, canUseFirstFrame: false })
  await expect(opened).rejects.toMatchObject({ code, message: expect.stringContaining(words) })
})

test('who takes no SVG says so of an SVG alone', async () => {
  const options = { maxSize: { width: 0, height: 0 }, canUseFirstFrame: true, svgScale: null }
  await expect(openImage(new Blob([svg]), options)).rejects.toMatchObject({ code: 'svg' })
  await expect(openImage(new Blob(['<?xml ?><plist/>']), options)).rejects.toMatchObject({
    code: 'not_a_picture',
  })
})

test('a file that is gone since it was chosen is damaged, and nothing else happens', async () => {
  const gone = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  const opened = openImage(gone, { maxSize: { width: 0, height: 0 }, canUseFirstFrame: false })
  await expect(opened).rejects.toMatchObject({ code: 'damaged' })
})
