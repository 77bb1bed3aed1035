import { ImageError } from '@/lib/core/errors/image-errors'
import { isSameSize } from '@/lib/core/geometry/sizes'
import { chooseOutputType } from '@/lib/images/encode/choose-output-type'
import { outputExtensions } from '@/lib/images/encode/encode'
import { createCanvasContext, encodeImage } from '@/lib/images/encode/encode-image'
import { buildFileName } from '@/lib/images/image-file-names'
import { openImage } from '@/lib/images/open/open-image'
import type { FilesOptions, OutputFile } from '@/lib/tool/files-tool'
import { drawWatermark, type Watermark } from './draw-watermark'
import type { fields } from './fields'
import { loadLogo } from './logo-store'
import { formatWatermarkText, getPlaceholderWarning } from './watermark-text'

type Options = FilesOptions<typeof fields>

/** A picture with a text or a logo on it, of the same type and size. */
export async function run(signal: AbortSignal, file: File, options: Options): Promise<OutputFile> {
  const mark = await loadWatermark(file, options)
  const maxSize = { width: 0, height: 0 }
  const picture = await openImage(file, {
    maxSize,
    canUseFirstFrame: options.canUseFirstFrame,
    svgScale: null,
  })
  signal.throwIfAborted()
  const { pixels } = picture
  const context = createCanvasContext(pixels)
  drawWatermark(context, mark, options)
  if ('logo' in mark) mark.logo.close()
  const type = chooseOutputType(picture.type)
  const marked = context.getImageData(0, 0, pixels.width, pixels.height)
  const notes = [
    options.mark === 'text' && getPlaceholderWarning(options.text),
    type !== picture.type &&
      `Saved as ${type.toUpperCase()}: no browser writes ${picture.type.toUpperCase()}.`,
    !isSameSize(pixels, picture.size) && 'Made smaller: your browser can’t hold all of its pixels.',
  ]
  return {
    blob: await encodeImage(type, marked, options.quality),
    name: buildFileName(file.name, 'marked', outputExtensions[type]),
    note: notes.filter(Boolean).join(' '),
  }
}

/** The logo is in this browser's database, because no setting can hold a picture. */
async function loadWatermark(file: File, options: Options): Promise<Watermark> {
  if (options.mark === 'text') {
    const text = formatWatermarkText(options.text, {
      name: file.name,
      position: options.fileNumber,
      now: new Date(),
    })
    if (text === '') throw new ImageError('no_mark')
    return { text }
  }
  if (options.logo === '') throw new ImageError('no_mark')
  const logo = await loadLogo(options.logo)
  if (!logo) throw new ImageError('logo_gone')
  return { logo: await createImageBitmap(logo.blob) }
}
