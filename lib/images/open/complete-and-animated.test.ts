import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { extractExif } from '@/lib/images/metadata/exif'
import { isAnimated } from './is-animated'
import { isComplete } from './is-complete'

const plain = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#a04010' } })
const readBytes = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

async function createAnimation() {
  const two = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(two, { join: { animated: true } })
}

test('moving pictures are told from still ones by their structure', async () => {
  expect(isAnimated('gif', await readBytes((await createAnimation()).gif()))).toBe(true)
  expect(isAnimated('gif', await readBytes(plain().gif()))).toBe(false)
  expect(isAnimated('webp', await readBytes((await createAnimation()).webp()))).toBe(true)
  expect(isAnimated('webp', await readBytes(plain().webp()))).toBe(false)
  expect(isAnimated('png', await readBytes(plain().png()))).toBe(false)
  const still = await readBytes(plain().png())
  const control = [0, 0, 0, 8, ...new TextEncoder().encode('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
  expect(isAnimated('png', Uint8Array.from([...still.subarray(0, 33), ...control, ...still.subarray(33)]))).toBe(true)
})

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s is whole, and not when its end is missing', async (type) => {
  const bytes = await readBytes(plain(200, 200)[type]())
  expect(isComplete(type, bytes)).toBe(true)
  expect(isComplete(type, bytes.subarray(0, Math.floor(bytes.length * 0.7)))).toBe(false)
  expect(isComplete(type, Uint8Array.from([...bytes, 1, 2, 3]))).toBe(true)
})

test('the end mark of a thumbnail inside does not make a cut JPEG whole', async () => {
  const bytes = await readBytes(plain(200, 200).jpeg())
  const thumbnail = [0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9]
  const cut = Uint8Array.from([...bytes.subarray(0, 2), ...thumbnail, ...bytes.subarray(2, -2)])
  expect(isComplete('jpeg', cut)).toBe(false)
})

test('camera details are taken out whole, with the turn set to upright', async () => {
  const turned = await readBytes(
    plain()
      .jpeg()
      .withExif({ IFD0: { Make: 'Anvil' } })
      .withMetadata({ orientation: 6 }),
  )
  const segment = extractExif(turned)
  if (!segment) throw new Error('no segment was found')
  const upright = await readBytes(plain().jpeg())
  const joined = Uint8Array.from([...upright.subarray(0, 2), ...segment, ...upright.subarray(2)])
  expect((await sharp(turned).metadata()).orientation).toBe(6)
  expect((await sharp(joined).metadata()).orientation).toBe(1)
  expect(extractExif(upright)).toBeNull()
})

test('no cut or broken file makes these run for ever or throw', async () => {
  for (const type of ['jpeg', 'png', 'webp', 'gif'] as const) {
    const bytes = await readBytes(plain()[type]())
    for (let length = 12; length < bytes.length; length += 7) {
      const head = bytes.slice(0, length).fill(0xff, Math.max(12, length - 9))
      expect(() => [isComplete(type, head), isAnimated(type, head), extractExif(head)]).not.toThrow()
    }
  }
})
