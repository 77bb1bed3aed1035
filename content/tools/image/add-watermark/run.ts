import { ImageError } from '@/lib/core/errors/image-errors'
import { describeReducedSize } from '@/lib/core/geometry/sizes'
import { createCanvasContext } from '@/lib/images/canvas-context'
import { encodeImage } from '@/lib/images/encode/encode-image'
import { outputExtensions } from '@/lib/images/encode/image-codecs'
import { buildFileName } from '@/lib/images/image-file-names'
import { chooseOutputType } from '@/lib/images/image-type'
import { openImage } from '@/lib/images/open/open-image'
import type { FilesOptions, OutputFile } from '@/lib/tool/files-tool'
import { drawWatermark, formatWatermarkText, getPlaceholderWarning, type Watermark } from './draw-watermark'
import type { fields } from './fields'
import { loadLogo } from './logo-store'

type Options = FilesOptions<typeof fields>

export async function run(signal: AbortSignal, file: File, options: Options): Promise<OutputFile> {
  const watermark = await loadWatermark(file, options)
  const image = await openImage(file, { canUseFirstFrame: options.canUseFirstFrame, svgScale: null })
  signal.throwIfAborted()
  const { pixels } = image
  const context = createCanvasContext(pixels)
  drawWatermark(context, watermark, options)
  if ('logo' in watermark) watermark.logo.close()
  const type = chooseOutputType(image.type)
  const outputPixels = context.getImageData(0, 0, pixels.width, pixels.height)
  const notes = [
    options.mark === 'text' && getPlaceholderWarning(options.text),
    type !== image.type && `Now a ${type.toUpperCase()}, because browsers can’t save ${image.type.toUpperCase()}.`,
    describeReducedSize(image),
  ]
  return {
    blob: await encodeImage(type, outputPixels, options.quality),
    name: buildFileName(file.name, 'marked', outputExtensions[type]),
    note: notes.filter(Boolean).join(' '),
  }
}

/** Loads the logo from this browser's database, because a setting cannot store an image. */
async function loadWatermark(file: File, options: Options): Promise<Watermark> {
  if (options.mark === 'text') {
    const text = formatWatermarkText(options.text, { name: file.name, position: options.fileNumber, now: new Date() })
    if (text === '') throw new ImageError('no_mark')
    return { text }
  }
  if (options.logo === '') throw new ImageError('no_mark')
  const logo = await loadLogo(options.logo)
  if (!logo) throw new ImageError('logo_gone')
  return { logo: await createImageBitmap(logo.blob) }
}
