import { type Box, describeReducedSize, fitWithin, formatDimensions, isSameSize } from '@/lib/core/geometry/sizes'
import { createCanvasContext, createContext } from '@/lib/images/canvas-context'
import { encodeImage } from '@/lib/images/encode/encode-image'
import { outputExtensions } from '@/lib/images/encode/image-codecs'
import { buildFileName } from '@/lib/images/image-file-names'
import { MIN_SVG_SIDE } from '@/lib/images/limits'
import { cropImage, fillTransparency, openImage, resizePixels } from '@/lib/images/open/open-image'
import type { FilesOptions, OutputFile } from '@/lib/tool/files-tool'
import {
  type CropOptions,
  getAspectRatio,
  getCropArea,
  getMaxWidth,
  getSmallCropWarning,
  resolveOutputType,
} from './crop-area'
import { type CropView, getCropMatrix, getFrameSize, getView, mirrorFrame } from './crop-view'
import type { fields } from './tool'
import { createTurnedChooser } from './turned-chooser'

function cutShape(pixels: ImageData, { shape, radius, ring, ringColour, corners, ground }: CropOptions): ImageData {
  if (shape === 'rectangle') return pixels
  const { width, height } = pixels
  const context = createCanvasContext(pixels)
  const radiusPercent = shape === 'circle' ? 50 : radius
  context.globalCompositeOperation = 'destination-in'
  context.beginPath()
  context.roundRect(0, 0, width, height, (Math.min(width, height) * radiusPercent) / 100)
  context.fill()
  if (shape === 'circle' && ring > 0) {
    context.globalCompositeOperation = 'source-over'
    context.strokeStyle = ringColour
    context.lineWidth = (width * ring) / 100
    context.beginPath()
    context.arc(width / 2, height / 2, (width - context.lineWidth) / 2, 0, 2 * Math.PI)
    context.stroke()
  }
  if (corners === 'ground') {
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  return context.getImageData(0, 0, width, height)
}

export async function run(signal: AbortSignal, file: File, options: FilesOptions<typeof fields>): Promise<OutputFile> {
  const image = await openImage(file, { canUseFirstFrame: options.canUseFirstFrame, minSvgSide: MIN_SVG_SIDE })
  signal.throwIfAborted()
  const view = getView(options.tweak)
  const ratio = getAspectRatio(options)
  const frame = getFrameSize(image.pixels, view)
  const area = getCropArea(frame, view.part ?? (await chooseCrop(image.pixels, view, ratio)), ratio)
  const size = fitWithin(area, { width: getMaxWidth(options), height: 0 })
  const shapedPixels = cutShape(await resizePixels(extractArea(image.pixels, view, area), size), options)
  const type = resolveOutputType(image.type, options)
  const notes = [`${formatDimensions(size)} pixels.`]
  if (options.width === 0 && !isSameSize(size, area))
    notes.push('That’s enough for a profile photo. For more, set a max width.')
  if (type === 'jpeg') notes.push(fillTransparency(shapedPixels, options.ground))
  if (type === 'png' && image.type === 'jpeg' && options.format === 'keep')
    notes.push('Now a PNG, because JPEG can’t have transparent corners.')
  return {
    blob: await encodeImage(type, shapedPixels, options.quality),
    name: buildFileName(file.name, 'cropped', outputExtensions[type]),
    note: [...notes, describeReducedSize(image), getSmallCropWarning(area, options)].filter(Boolean).join(' '),
  }
}

async function chooseCrop(pixels: ImageData, view: CropView, ratio: number | null): Promise<Box | null> {
  if (ratio === null) return null
  const choose = createTurnedChooser(createCanvasContext(pixels).canvas, pixels, view.turns)
  return mirrorFrame(await choose({ width: ratio, height: 1 }), view)
}

function extractArea(pixels: ImageData, view: CropView, area: Box): ImageData {
  if (view.turns === 0 && view.angle === 0 && !view.mirrored) return cropImage(pixels, area, '#000000')
  const context = createContext(area)
  context.imageSmoothingQuality = 'high'
  context.setTransform(...getCropMatrix(pixels, view, area, area))
  context.drawImage(createCanvasContext(pixels).canvas, 0, 0)
  return context.getImageData(0, 0, area.width, area.height)
}
