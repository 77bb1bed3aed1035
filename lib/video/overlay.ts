import { type Box, type Size, scaleSize } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { getTextDirection } from '@/lib/images/drawing/fitted-text'
import { type CanvasContext, paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { Drawing, Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { placeWatermarks } from '@/lib/images/place-watermarks'
import type { WatermarkPosition } from '@/lib/images/watermark-positions'
import { FONT_STACK, getCaptionMeasurer } from './caption-fonts'
import { drawCaptions, getCaptionBox, unifySize } from './captions'
import type { CaptionSettings, VideoJob, WatermarkSettings } from './video-job'

/** Draws over the picture at a time in seconds of the result. */
export type Overlay = (context: CanvasContext, time: number) => void

export type OverlaySettings = Pick<VideoJob, 'captions' | 'watermark' | 'size'>

/** The same in the preview and in the video. Expects the typeface of the captions to be loaded. */
export async function createOverlay({ watermark, size, ...job }: OverlaySettings): Promise<Overlay> {
  const captions = job.captions && unifySize(job.captions, size, getCaptionMeasurer())
  const mark = watermark && (await drawMark(watermark, captions, size))
  return (context, time) => {
    if (captions) drawCaptions(context, captions, size, time)
    if (!mark) return
    const scale = context.canvas.width / size.width
    context.save()
    context.imageSmoothingQuality = 'high'
    context.globalAlpha = watermark.opacity
    context.scale(scale, scale)
    context.drawImage(mark.canvas, mark.x, mark.y)
    context.restore()
  }
}

/** Draws the mark once and opaque: at reduced opacity, its shadow would show through its letters. */
async function drawMark(watermark: WatermarkSettings, captions: CaptionSettings | null, size: Size) {
  const logo = watermark.logo && (await createImageBitmap(watermark.logo))
  const { drawing, box } = layOutMark(watermark, logo, captions, size, getCaptionMeasurer())
  const context = createContext(box)
  paintDrawing(context, drawing, FONT_STACK, new Map(logo && [[LOGO_ID, logo]]))
  logo?.close()
  return { canvas: context.canvas, x: Math.round(box.x), y: Math.round(box.y) }
}

const LOGO_ID = 'logo'

/** In letter heights. The padding has room for the shadow. */
const [LOGO_WIDTH, LOGO_HEIGHT, TEXT_HEIGHT, GAP, PADDING] = [6, 2.5, 1.2, 0.4, 0.3]

/** The logo is left of the handle. Where captions would be under the mark, it goes to the edge away from them. */
export function layOutMark(
  watermark: WatermarkSettings,
  logo: Size | null,
  captions: CaptionSettings | null,
  size: Size,
  measure: TextMeasurer,
): { drawing: Drawing; box: Box } {
  const { handle, position, margins } = watermark
  const letter = watermark.size * Math.min(size.width, size.height)
  const font = { size: letter, weight: 600 } as const
  const textWidth = handle === '' ? 0 : measure(handle, font)
  const logoScale = logo ? letter * Math.min(LOGO_WIDTH / logo.width, LOGO_HEIGHT / logo.height) : 0
  const logoSize = { width: (logo?.width ?? 0) * logoScale, height: (logo?.height ?? 0) * logoScale }
  const padding = PADDING * letter
  const textLeft = padding + logoSize.width + (logo && handle ? GAP * letter : 0)
  const width = textLeft + textWidth + padding
  const height = Math.max(logoSize.height, handle ? TEXT_HEIGHT * letter : 0) + 2 * padding
  const image: Shape = { kind: 'picture', id: LOGO_ID, x: padding, y: (height - logoSize.height) / 2, ...logoSize }
  const [x, y, direction] = [textLeft + textWidth / 2, height / 2 + letter * 0.35, getTextDirection(handle)]
  const outline = { colour: '#14110f', width: letter * 0.05 }
  const shadow = { colour: '#000000b3', blur: letter * 0.2, x: 0, y: 0 }
  const style = { font, color: '#ffffff', align: 'middle', direction, outline, shadow } as const
  const drawing: Drawing = { width, height, shapes: [image, { kind: 'text', text: handle, x, y, ...style }] }

  const [left, top] = [margins.left * size.width, margins.top * size.height]
  const area = { width: size.width * (1 - margins.right) - left, height: size.height * (1 - margins.bottom) - top }
  const place = (where: WatermarkPosition): Box => {
    const { centers, scale } = placeWatermarks(area, drawing, { position: where, margin: 0, turn: 0 })
    const [center = { x: 0, y: 0 }] = centers
    const boxSize = scaleSize(drawing, scale)
    return { x: left + center.x - boxSize.width / 2, y: top + center.y - boxSize.height / 2, ...boxSize }
  }
  const box = place(position)
  if (!captions) return { drawing, box }
  const captionBox = getCaptionBox(captions, size)
  const isCovered = box.y < captionBox.y + captionBox.height && captionBox.y < box.y + box.height
  const side = /left|right/.exec(position)?.[0] ?? ''
  const otherPosition = `${captions.height < 0.5 ? 'top' : 'bottom'} ${side}`.trim() as WatermarkPosition
  return { drawing, box: isCovered ? place(otherPosition) : box }
}
