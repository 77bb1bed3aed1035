import { useEffect, useRef } from 'react'
import type { PanelProps } from '@/components/files/files-tool-info'
import { useLoaded } from '@/components/ui/use-loaded'
import { imageErrors } from '@/lib/core/errors/image-errors'
import { type CanvasOpenResult, openImageForCanvas } from '@/lib/images/open/open-image-for-canvas'
import { drawWatermark, formatWatermarkText, getPlaceholderWarning, type Watermark } from './draw-watermark'
import type { WatermarkOptions } from './fields'
import { loadLogo } from './logo-store'

/** Longest side of a preview, in pixels. A mark's sizes are all shares, so the preview matches the result. */
const MAX_PREVIEW_SIDE = 1_000

export default function Preview({ file, position, settings }: PanelProps) {
  const options = settings as WatermarkOptions
  const openResult = useLoaded(file, openForPreview, closeBitmap)
  const bitmap = openResult && 'bitmap' in openResult ? openResult.bitmap : null
  const logo = useLoaded(options.mark === 'logo' ? options.logo : '', loadLogo)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const text =
    options.mark === 'text' ? formatWatermarkText(options.text, { name: file.name, position, now: new Date() }) : ''
  const isMissing = options.mark === 'text' ? text === '' : logo === null

  useEffect(() => {
    const context = canvasRef.current?.getContext('2d')
    if (!bitmap || !context || logo === undefined) return
    let isOutdated = false
    const draw = (watermark: Watermark | null) => {
      if (isOutdated) return
      context.canvas.width = bitmap.width
      context.canvas.height = bitmap.height
      context.drawImage(bitmap, 0, 0)
      if (watermark) drawWatermark(context, watermark, options)
    }
    if (text !== '') draw({ text })
    else if (!logo) draw(null)
    else
      createImageBitmap(logo.blob).then(
        (logoBitmap) => {
          draw({ logo: logoBitmap })
          logoBitmap.close()
        },
        () => draw(null),
      )
    return () => {
      isOutdated = true
    }
  }, [bitmap, logo, text, options])

  if (openResult === undefined) return <p className="text-muted text-sm">Opening…</p>
  if ('failed' in openResult) return <p className="text-danger text-sm">{openResult.failed.text}</p>
  return (
    <>
      {isMissing && (
        <p className="mb-2 text-caution text-sm">
          {options.mark === 'logo' && options.logo !== '' ? imageErrors.logo_gone() : imageErrors.no_mark()}
        </p>
      )}
      {text !== '' && <p className="mb-2 text-caution text-sm empty:hidden">{getPlaceholderWarning(options.text)}</p>}
      <canvas
        ref={canvasRef}
        role="img"
        aria-label={`${file.name} with ${text === '' ? 'your logo' : `“${text}”`}, ${options.position}`}
        className="checkered mx-auto block max-h-96 max-w-full rounded-lg"
      />
    </>
  )
}

const openForPreview = (file: File) => openImageForCanvas(file, MAX_PREVIEW_SIDE)

function closeBitmap(openResult: CanvasOpenResult) {
  if ('bitmap' in openResult) openResult.bitmap.close()
}
