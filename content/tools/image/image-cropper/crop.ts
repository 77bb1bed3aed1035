import { PictureError } from '@/lib/core/errors/picture-faults'
import { partOf } from '@/lib/core/geometry/part-of'
import { isSameSize, sizeInWords, sizeWithin } from '@/lib/core/geometry/sizes'
import { extensionOf } from '@/lib/images/encode/encode'
import { canvasOf, encodePicture } from '@/lib/images/encode/encode-picture'
import { LEAST_SVG } from '@/lib/images/limits'
import { nameOf } from '@/lib/images/names'
import { isSeeThrough, onGround, openPicture, resized } from '@/lib/images/open/open-picture'
import type { FilesOptions, MadeFile } from '@/lib/tool/files-tool'
import { type Area, areaOf } from './area'
import { cutShape } from './cut-shape'
import type { fields } from './fields'
import { frameOf, matrixOf } from './frame'
import { mostWide, ratioOf, smallCrop, writtenType } from './look'
import { readView, type View } from './view'

/** The part of a picture that its panel shows within the crop, turned and shaped as it is shown. */
export async function run(
  signal: AbortSignal,
  file: File,
  options: FilesOptions<typeof fields>,
): Promise<MadeFile> {
  const most = { width: 0, height: 0 }
  const picture = await openPicture(file, { most, firstFrame: options.firstFrame, svgLeast: LEAST_SVG })
  signal.throwIfAborted()
  const view = readView(options.tweak)
  const area = areaOf(frameOf(picture.pixels, view), view.part, ratioOf(options))
  const size = sizeWithin(area, { width: mostWide(options), height: 0 })
  const shaped = cutShape(await resized(cutOut(picture.pixels, view, area), size), options)
  const type = writtenType(picture.type, options)
  const notes = [`${sizeInWords(size)} pixels.`]
  if (options.width === 0 && !isSameSize(size, area))
    notes.push('That’s enough for a profile: set a maximum width for more.')
  if (type === 'jpeg' && isSeeThrough(shaped)) onGround(shaped, options.ground)
  if (type === 'png' && picture.type === 'jpeg' && options.format === 'keep')
    notes.push('A PNG now: JPEG can’t have transparent corners.')
  if (!isSameSize(picture.pixels, picture.size))
    notes.push('Cut from a smaller copy: your browser can’t hold all of its pixels.')
  return {
    blob: await encodePicture(type, shaped, options.quality),
    name: nameOf(file.name, 'cropped', extensionOf[type]),
    note: [...notes, smallCrop(area, options)].filter(Boolean).join(' '),
  }
}

/** Every pixel stays as it is unless the picture is turned. */
function cutOut(pixels: ImageData, view: View, area: Area): ImageData {
  if (view.turns === 0 && view.angle === 0 && !view.mirrored) {
    const { data, width, height } = partOf(pixels, area, '#000000')
    return new ImageData(data, width, height)
  }
  const context = new OffscreenCanvas(area.width, area.height).getContext('2d')
  if (!context) throw new PictureError('out_of_memory')
  context.imageSmoothingQuality = 'high'
  context.setTransform(...matrixOf(pixels, view, area, area))
  context.drawImage(canvasOf(pixels).canvas, 0, 0)
  return context.getImageData(0, 0, area.width, area.height)
}
