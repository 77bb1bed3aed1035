import { PictureError } from '@/lib/core/errors/picture-faults'
import { isSameSize } from '@/lib/core/geometry/sizes'
import { extensionOf } from '@/lib/images/encode/encode'
import { canvasOf, encodePicture } from '@/lib/images/encode/encode-picture'
import { keptType } from '@/lib/images/encode/kept-type'
import { nameOf } from '@/lib/images/names'
import { openPicture } from '@/lib/images/open/open-picture'
import type { FilesOptions, MadeFile } from '@/lib/tool/files-tool'
import { drawMark, type Mark } from './draw-mark'
import type { fields } from './fields'
import { keptLogo } from './kept-logos'
import { markText, unknownPlaceholders } from './mark-text'

type Options = FilesOptions<typeof fields>

/** A picture with a text or a logo on it, of the same type and size. */
export async function run(signal: AbortSignal, file: File, options: Options): Promise<MadeFile> {
  const mark = await markFor(file, options)
  const most = { width: 0, height: 0 }
  const picture = await openPicture(file, { most, firstFrame: options.firstFrame, svgScale: null })
  signal.throwIfAborted()
  const { pixels } = picture
  const context = canvasOf(pixels)
  drawMark(context, mark, options)
  if ('logo' in mark) mark.logo.close()
  const type = keptType(picture.type)
  const marked = context.getImageData(0, 0, pixels.width, pixels.height)
  const notes = [
    options.mark === 'text' && unknownPlaceholders(options.text),
    type !== picture.type &&
      `Saved as ${type.toUpperCase()}: no browser writes ${picture.type.toUpperCase()}.`,
    !isSameSize(pixels, picture.size) && 'Made smaller: your browser can’t hold all of its pixels.',
  ]
  return {
    blob: await encodePicture(type, marked, options.quality),
    name: nameOf(file.name, 'marked', extensionOf[type]),
    note: notes.filter(Boolean).join(' '),
  }
}

/** The logo is in this browser's database, because no setting can hold a picture. */
async function markFor(file: File, options: Options): Promise<Mark> {
  if (options.mark === 'text') {
    const text = markText(options.text, { name: file.name, place: options.place, now: new Date() })
    if (text === '') throw new PictureError('no_mark')
    return { text }
  }
  if (options.logo === '') throw new PictureError('no_mark')
  const logo = await keptLogo(options.logo)
  if (!logo) throw new PictureError('logo_gone')
  return { logo: await createImageBitmap(logo.blob) }
}
