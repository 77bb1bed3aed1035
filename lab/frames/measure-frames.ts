/**
 * `npm run bench:frames -- FOLDER`: counts the photos in which `chooseFrame` shows heads whole, for five aspect ratios,
 * beside frames in the middle. FOLDER has the photos of `photos.json`, which are not part of this repository: their
 * `source` names an npm or Debian package (`cut` is the part of the file in pixels: left, top, width, height).
 * `heads` are boxes from hair to chin, as shares of the photo: left, top, right, bottom; `eyes` is the height of the
 * eyes where the photo itself cuts the head.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Box, Size } from '@/lib/core/geometry/sizes'
import { chooseFrame, getAnalysisSize } from '@/lib/images/focus/choose-frame'
import { detectFaces, getFaceInputSize } from '@/lib/images/focus/detect-faces'

type Head = readonly [left: number, top: number, right: number, bottom: number]
type Photo = { file: string; heads: readonly Head[]; eyes?: number }

const ratios = { '9:16': 9 / 16, '4:5': 4 / 5, '1:1': 1, '16:9': 16 / 9, '3:1': 3 }
/** Labels are exact to about this share of the photo. */
const TOLERANCE = 0.012

const [folder = '.'] = process.argv.slice(2)
const photos: Photo[] = JSON.parse(readFileSync(join(import.meta.dirname, 'photos.json'), 'utf8'))
const model = readFileSync(join(import.meta.dirname, '../../lib/images/focus/face-model.bin'))

async function readPixels(file: string, size: Size) {
  const image = sharp(join(folder, file)).flatten().toColourspace('srgb').resize({ ...size, fit: 'fill' })
  return { data: new Uint8ClampedArray(await image.ensureAlpha().raw().toBuffer()), ...size }
}

const countWhole = (frame: Box, heads: readonly Head[], tolerance: number) =>
  heads.filter(
    ([left, top, right, bottom]) =>
      left >= frame.x - tolerance &&
      right <= frame.x + frame.width + tolerance &&
      top >= frame.y - tolerance &&
      bottom <= frame.y + frame.height + tolerance,
  ).length

/** Where no frame can hold a head, one that shows the eyes counts. */
const showsEyes = (frame: Box, { heads, eyes }: Photo) =>
  heads.some(([left, top, right, bottom]) => {
    const [x, y] = [(left + right) / 2, eyes ?? (top + bottom) / 2]
    return x > frame.x && x < frame.x + frame.width && y > frame.y + 0.02 && y < frame.y + frame.height - 0.02
  })

const rows = Object.keys(ratios).map((ratio) => ({ ratio, middle: 0, chosen: 0, 'a head whole': 0 }))
for (const photo of photos) {
  const { width = 1, height = 1 } = await sharp(join(folder, photo.file)).metadata()
  const faces = await detectFaces(await readPixels(photo.file, getFaceInputSize({ width, height })), model)
  const pixels = await readPixels(photo.file, getAnalysisSize({ width, height }))
  for (const [index, ratio] of Object.values(ratios).entries()) {
    const chosen = await chooseFrame(pixels, faces, ratio)
    const moveTo = (position: number) => ({
      ...chosen,
      x: (1 - chosen.width) * position,
      y: (1 - chosen.height) * position,
    })
    const maxCount = Math.max(
      ...Array.from({ length: 201 }, (_, step) => countWhole(moveTo(step / 200), photo.heads, 0)),
    )
    const isGood = (frame: Box, minCount: number) =>
      maxCount === 0 ? showsEyes(frame, photo) : countWhole(frame, photo.heads, TOLERANCE) >= minCount
    const row = rows[index]
    if (!row) continue
    row.middle += Number(isGood(moveTo(0.5), maxCount))
    row.chosen += Number(isGood(chosen, maxCount))
    row['a head whole'] += Number(isGood(chosen, 1))
  }
}
console.log(`${photos.length} photos. “chosen” and “middle”: as many whole heads as any frame of this shape can show.`)
console.table(rows)
