import { getPageTypeface } from '@/components/drawing/typeface'
import type { Size } from '@/lib/core/geometry/sizes'
import { paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutTextBlock } from '@/lib/images/drawing/text-block'

type Caption = { text: string; position: 'top' | 'bottom' }

/** White letters with a dark edge, as large as two lines allow, in the lower or upper part of a picture. */
export function createCaptionDrawing({ text, position }: Caption, size: Size, measure: TextMeasurer): Drawing {
  const outlineWidth = Math.max(2, Math.round(size.width / 160))
  const height = Math.round(size.height * 0.3)
  const margin = Math.round(size.width * 0.04)
  const box = {
    x: margin,
    y: position === 'top' ? margin : size.height - height - margin,
    width: size.width - 2 * margin,
    height,
  }
  const { shapes } = layOutTextBlock(
    text,
    box,
    {
      maxSize: Math.round(size.width / 11),
      minSize: Math.max(8, Math.round(size.width / 40)),
      weight: 700,
      leading: 1.15,
      colour: '#ffffff',
      outline: { colour: '#111111', width: outlineWidth },
      align: 'middle',
      verticalAlign: position,
      even: true,
    },
    measure,
  )
  return { ...size, shapes }
}

/** The caption as a see-through picture of the GIF's size, in the page's typeface; null for none. */
export async function renderCaption(caption: Caption, size: Size): Promise<ImageBitmap | null> {
  if (caption.text.trim() === '') return null
  const { family, measure } = await getPageTypeface()
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (!context) return null
  paintDrawing(
    context,
    createCaptionDrawing(caption, size, (text, font) => measure(text, font)),
    family,
  )
  return canvas.transferToImageBitmap()
}
