import { partOf } from '@/lib/core/geometry/part-of'
import { isSameSize, type Size, sizeInWords } from '@/lib/core/geometry/sizes'
import { encodePicture } from '@/lib/images/encode/encode-picture'
import { LEAST_SVG } from '@/lib/images/limits'
import { nameOf } from '@/lib/images/names'
import { isSeeThrough, onGround, openPicture, resized } from '@/lib/images/open/open-picture'
import type { FilesOptions, MadeFile, MadeFiles } from '@/lib/tool/files-tool'
import type { fields } from './fields'
import { keptAt, orderOf, smallSlides, tooNarrow } from './order'
import { type Order, type Plan, planOf, postNumber } from './plan'

const QUALITY = 95

const extensions = { jpeg: 'jpg', png: 'png' } as const

/** A picture as slides that continue each other, numbered in the order in which they are posted. */
export async function run(
  signal: AbortSignal,
  file: File,
  options: FilesOptions<typeof fields>,
): Promise<MadeFiles> {
  const { format, ground, firstFrame } = options
  const most = { width: 0, height: 0 }
  const { pixels, size } = await openPicture(file, { most, firstFrame, svgLeast: LEAST_SVG })
  signal.throwIfAborted()
  const order = orderOf(options)
  const plan = planOf(pixels, order, keptAt(options.tweak))
  if (format === 'jpeg' && isSeeThrough(pixels)) onGround(pixels, ground)
  const scaled = await resized(imageOf(partOf(pixels, plan.source, ground)), plan.scaled)
  const slides: MadeFile[] = []
  const pages: Blob[] = []
  for (const [index, part] of plan.parts.entries()) {
    const slide = imageOf(partOf(scaled, part, ground))
    const blob = await encodePicture(format, slide, QUALITY)
    const number = String(postNumber(order, index, plan.parts.length)).padStart(2, '0')
    slides.push({ blob, name: nameOf(file.name, number, extensions[format]), note: '' })
    if (options.pdf) pages.push(blob)
  }
  const files = order.mode === 'grid' ? slides.reverse() : slides
  if (options.pdf && order.mode === 'carousel') files.push(await pdfOf(file.name, pages, plan.slide))
  const smaller =
    !isSameSize(pixels, size) && 'Cut from a smaller copy: your browser can’t hold all of its pixels.'
  return {
    files,
    note: [noteOf(plan, order), tooNarrow(plan, pixels, order), smaller].filter(Boolean).join(' '),
  }
}

/** LinkedIn shows a document page by page. A page has a point for each pixel, so that no program scales it. */
async function pdfOf(name: string, pages: readonly Blob[], page: Size): Promise<MadeFile> {
  const { picturesAsPdf } = await import('@/lib/images/encode/pdf')
  const blob = await picturesAsPdf(pages.map((picture) => ({ picture, page })))
  return { blob, name: nameOf(name, 'slides', 'pdf'), note: '' }
}

function noteOf(plan: Plan, order: Order): string {
  const what = `${plan.parts.length} slides of ${sizeInWords(plan.slide)} pixels.`
  const next =
    order.mode === 'grid' ? 'Post 01 first: it ends up at the bottom right.' : 'Add them in this order.'
  return [what, next, smallSlides(plan, order)].filter(Boolean).join(' ')
}

const imageOf = ({ data, width, height }: ReturnType<typeof partOf>) => new ImageData(data, width, height)
