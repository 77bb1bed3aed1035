import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { arrowDirections } from '@/components/editor/use-drag'
import { ColorField } from '@/components/fields/color-field'
import { Button } from '@/components/ui/button'
import type { Point, Size } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import { formatHexColor } from '@/lib/images/drawing/colors'
import type { PaletteImage } from './view'

type Props = { image: PaletteImage; onPick: (hex: string) => void; message: string }

/** Image pixels that the loupe shows on each axis, and the drawn size of each. */
const LOUPE_PIXELS = 11
const PIXEL_SCALE = 8

export function Loupe({ image: { bitmap, name }, onPick, message }: Props) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const loupeRef = useRef<HTMLCanvasElement>(null)
  const [requestedPoint, setRequestedPoint] = useState<Point>(() => ({ x: bitmap.width >> 1, y: bitmap.height >> 1 }))
  const [hex, setHex] = useState<string | null>(null)
  const id = useId()
  // A newly loaded image may be smaller.
  const { x, y } = clampPoint(bitmap, requestedPoint)

  useEffect(() => {
    canvasRef.current?.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  useEffect(() => {
    setHex(getColorAt(canvasRef.current, { x, y }))
    const loupeContext = loupeRef.current?.getContext('2d')
    if (loupeContext) drawLoupe(loupeContext, bitmap, { x, y })
  }, [bitmap, x, y])

  const toPoint = (event: MouseEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return clampPoint(bitmap, {
      x: Math.floor(((event.clientX - box.left) / box.width) * bitmap.width),
      y: Math.floor(((event.clientY - box.top) / box.height) * bitmap.height),
    })
  }
  function handleKeyDown(event: KeyboardEvent) {
    const direction = arrowDirections[event.key]
    const distance = event.shiftKey ? 10 : 1
    if (direction)
      setRequestedPoint(clampPoint(bitmap, { x: x + direction[0] * distance, y: y + direction[1] * distance }))
    else if (event.key !== 'Enter' && event.key !== ' ') return
    else if (hex) onPick(hex)
    event.preventDefault()
  }
  function pickAtPointer(event: MouseEvent<HTMLElement>) {
    const point = toPoint(event)
    setRequestedPoint(point)
    const pickedHex = getColorAt(canvasRef.current, point)
    if (pickedHex) onPick(pickedHex)
  }

  return (
    <div className="space-y-3">
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys.
        tabIndex={0}
        aria-label={`Pick colors from ${name}`}
        aria-describedby={`${id}-keys`}
        onKeyDown={handleKeyDown}
        onPointerMove={(event) => setRequestedPoint(toPoint(event))}
        onClick={pickAtPointer}
        className="relative mx-auto w-fit cursor-crosshair touch-manipulation"
      >
        <canvas
          ref={canvasRef}
          width={bitmap.width}
          height={bitmap.height}
          className="checkered block max-h-96 max-w-full rounded-lg border border-line"
        />
        <span
          aria-hidden
          className="-translate-1/2 pointer-events-none absolute size-4 rounded-full border-2 border-white outline-2 outline-black"
          style={{ left: `${((x + 0.5) / bitmap.width) * 100}%`, top: `${((y + 0.5) / bitmap.height) * 100}%` }}
        />
      </div>
      <div className="flex items-center gap-3">
        <canvas
          ref={loupeRef}
          width={LOUPE_PIXELS * PIXEL_SCALE}
          height={LOUPE_PIXELS * PIXEL_SCALE}
          aria-hidden
          className="shrink-0 rounded-lg border border-line"
        />
        <div className="text-sm">
          <output className="font-semibold text-base">{hex?.toUpperCase() ?? 'Transparent'}</output>
          <p id={`${id}-keys`} className="text-muted">
            Click or tap to add it. Or move with the arrow keys (Shift for bigger steps) and press Enter.
          </p>
          <p role="status" className="font-semibold">
            {message}
          </p>
        </div>
      </div>
    </div>
  )
}

const clampPoint = ({ width, height }: Size, { x, y }: Point): Point => ({
  x: clamp(x, 0, width - 1),
  y: clamp(y, 0, height - 1),
})

function getColorAt(canvas: HTMLCanvasElement | null, { x, y }: Point): string | null {
  const [red, green, blue, alpha] = canvas?.getContext('2d')?.getImageData(x, y, 1, 1).data ?? []
  return alpha ? formatHexColor(red, green, blue) : null
}

function drawLoupe(context: CanvasRenderingContext2D, bitmap: ImageBitmap, { x, y }: Point) {
  const radius = Math.floor(LOUPE_PIXELS / 2)
  const side = LOUPE_PIXELS * PIXEL_SCALE
  context.imageSmoothingEnabled = false
  context.fillStyle = '#808080'
  context.fillRect(0, 0, side, side)
  context.drawImage(bitmap, x - radius, y - radius, LOUPE_PIXELS, LOUPE_PIXELS, 0, 0, side, side)
  const frameMiddle = (color: string, outset: number) => {
    const [start, length] = [radius * PIXEL_SCALE - outset - 0.5, PIXEL_SCALE + 2 * outset + 1]
    context.strokeStyle = color
    context.strokeRect(start, start, length, length)
  }
  frameMiddle('#000000', 1)
  frameMiddle('#ffffff', 0)
}

/** Only in desktop Chromium (2026-11), so TypeScript does not declare it. */
type EyeDropper = new () => { open(): Promise<{ sRGBHex: string }> }

export function ScreenPicker({ onPick }: Pick<Props, 'onPick'>) {
  const [customColor, setCustomColor] = useState('#c2410c')
  const Picker = (window as { EyeDropper?: EyeDropper }).EyeDropper
  const pick = () =>
    Picker &&
    new Picker().open().then(
      ({ sRGBHex }) => /^#[0-9a-f]{6}$/i.test(sRGBHex) && onPick(sRGBHex.toLowerCase()),
      // The visitor canceled with Escape.
      () => {},
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      {Picker && <Button onClick={pick}>Pick from your screen</Button>}
      <ColorField label="Custom color" value={customColor} onValueChange={setCustomColor} />
      <Button onClick={() => onPick(customColor)}>Add {customColor.toUpperCase()}</Button>
    </div>
  )
}
