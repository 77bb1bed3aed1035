import type { Box, Size } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { getTextDirection } from '@/lib/images/drawing/fitted-text'
import { type CanvasContext, paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { Drawing, Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { placeWatermarks } from '@/lib/images/place-watermarks'
import type { WatermarkPosition } from '@/lib/images/watermark-positions'
import { FONT_STACK, getCaptionMeasurer } from './caption-fonts'
import { drawCaptions, getCaptionBox } from './captions'
import type { CaptionSettings, VideoJob, WatermarkSettings } from './video-job'

/** Draws over the picture at a time in seconds of the result. */
export type Overlay = (context: CanvasContext, time: number) => void

export type OverlaySettings = Pick<VideoJob, 'captions' | 'watermark' | 'size'>

/** The same in the preview and in the video. Expects the typeface of the captions to be loaded. */
export async function createOverlay({ captions, watermark, size }: OverlaySettings): Promise<Overlay> {
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
  const context = createContext({ width: Math.ceil(box.width), height: Math.ceil(box.height) })
  paintDrawing(context, drawing, FONT_STACK, new Map(logo && [[LOGO_ID, logo]]))
  logo?.close()
  return { canvas: context.canvas, x: Math.round(box.x), y: Math.round(box.y) }
}

const LOGO_ID = 'logo'

/** In letter heights. The padding has room for the shadow. */
const LOGO_BOUNDS = { width: 6, height: 2.5 }
const [TEXT_HEIGHT, GAP, PADDING] = [1.2, 0.4, 0.3]

/** The logo is left of the handle. Where captions would be under the mark, it goes to the edge away from them. */
export function layOutMark(
  { handle, position, margins, size: letterShare }: WatermarkSettings,
  logo: Size | null,
  captions: CaptionSettings | null,
  size: Size,
  measure: TextMeasurer,
): { drawing: Drawing; box: Box } {
  const letter = letterShare * Math.min(size.width, size.height)
  const padding = PADDING * letter
  const font = { size: letter, weight: 600 } as const
  const textWidth = handle === '' ? 0 : measure(handle, font)
  const scale = logo ? letter * Math.min(LOGO_BOUNDS.width / logo.width, LOGO_BOUNDS.height / logo.height) : 0
  const logoSize = { width: (logo?.width ?? 0) * scale, height: (logo?.height ?? 0) * scale }
  const textLeft = padding + logoSize.width + (logo && handle ? GAP * letter : 0)
  const width = textLeft + textWidth + padding
  const height = Math.max(logoSize.height, handle ? TEXT_HEIGHT * letter : 0) + 2 * padding
  const image: Shape = { kind: 'picture', id: LOGO_ID, x: padding, y: (height - logoSize.height) / 2, ...logoSize }
  const text: Shape = {
    kind: 'text',
    text: handle,
    x: textLeft + textWidth / 2,
    y: height / 2 + letter * 0.35,
    font,
    color: '#ffffff',
    align: 'middle',
    direction: getTextDirection(handle),
    outline: { colour: '#14110f', width: letter * 0.05 },
    shadow: { colour: '#000000b3', blur: letter * 0.2, x: 0, y: 0 },
  }
  const [left, top] = [margins.left * size.width, margins.top * size.height]
  const area = { width: size.width * (1 - margins.right) - left, height: size.height * (1 - margins.bottom) - top }
  const place = (where: WatermarkPosition): Box => {
    const { centers, scale } = placeWatermarks(area, { width, height }, { position: where, margin: 0, turn: 0 })
    const { x, y } = centers[0] ?? { x: 0, y: 0 }
    const box = { width: width * scale, height: height * scale }
    return { x: left + x - box.width / 2, y: top + y - box.height / 2, ...box }
  }
  const box = place(position)
  const captionBox = captions && getCaptionBox(captions, size)
  const isOnCaptions = captionBox && box.y < captionBox.y + captionBox.height && captionBox.y < box.y + box.height
  const edge = captions && captions.height < 0.5 ? 'top' : 'bottom'
  const otherPosition = `${edge} ${/left|right/.exec(position)?.[0] ?? ''}`.trim() as WatermarkPosition
  return { drawing: { width, height, shapes: [image, text] }, box: isOnCaptions ? place(otherPosition) : box }
}
