import { useEffect, useRef, useState } from 'react'
import { DrawingCanvas } from '@/components/drawing/drawing-canvas'
import type { Editor } from '@/components/editor/editor'
import type { ThumbnailScene } from './scene'

function useThrottledValue<Value>(value: Value, intervalMs: number): Value {
  const [throttledValue, setThrottledValue] = useState(value)
  const lastUpdateRef = useRef(0)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        lastUpdateRef.current = Date.now()
        setThrottledValue(value)
      },
      Math.max(0, lastUpdateRef.current + intervalMs - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [value, intervalMs])
  return throttledValue
}

/** Throttled, because each drag step repaints six canvases. */
const PREVIEW_INTERVAL_MS = 150

/** Display widths of thumbnails on YouTube, in CSS pixels, with their placement. */
const wideSizes = [
  { width: 168, placement: 'Beside a video' },
  { width: 246, placement: 'On a channel' },
  { width: 360, placement: 'In search' },
] as const

/** Display widths of a Shorts cover, in CSS pixels. A profile on a phone shows three per row. */
const tallSizes = [
  { width: 120, placement: 'On a profile' },
  { width: 210, placement: 'In a row of Shorts' },
] as const

const themes = [
  { name: 'Light', className: 'bg-white text-[#0f0f0f]' },
  { name: 'Dark', className: 'bg-[#0f0f0f] text-[#f1f1f1]' },
] as const

export function Previews({ editor }: { editor: Editor<ThumbnailScene> }) {
  const { family, images, scene } = editor
  const drawing = useThrottledValue(editor.drawing, PREVIEW_INTERVAL_MS)
  const isTall = scene.format === 'tall'
  return (
    <section aria-label="As it will be seen" className="min-w-0">
      <h3 className="font-semibold text-sm">As it will be seen</h3>
      <div className="mt-2 grid grid-cols-1 gap-3 xl:grid-cols-2">
        {themes.map(({ name, className }) => (
          <div key={name} className={`flex flex-wrap items-end gap-4 rounded-xl border border-line p-3 ${className}`}>
            {(isTall ? tallSizes : wideSizes).map(({ width, placement }) => {
              const height = Math.floor(isTall ? (width * 16) / 9 : (width * 9) / 16)
              return (
                <figure key={width} className="max-w-full">
                  <div
                    className="relative max-w-full overflow-hidden rounded-lg"
                    style={{ width, aspectRatio: `${width} / ${height}` }}
                  >
                    <DrawingCanvas
                      drawing={drawing}
                      family={family}
                      images={images}
                      width={width * 2}
                      height={height * 2}
                      label={`${name} page, ${width} by ${height} pixels`}
                      className="block size-full"
                    />
                    {!isTall && (
                      <span
                        aria-hidden
                        className="absolute right-1 bottom-1 rounded bg-black/80 px-1 font-medium text-white text-xs"
                      >
                        12:34
                      </span>
                    )}
                  </div>
                  <figcaption className="mt-1 text-xs">
                    {placement}, {width} × {height}
                    {width === 360 && <span className="min-[418px]:hidden">, smaller here</span>}
                  </figcaption>
                </figure>
              )
            })}
          </div>
        ))}
      </div>
    </section>
  )
}
