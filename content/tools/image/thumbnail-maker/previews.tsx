import { useEffect, useRef, useState } from 'react'
import { DrawingCanvas } from '@/components/drawing/drawing-canvas'
import type { Editor } from '@/components/editor/editor'
import type { ThumbnailScene } from './scene'

/** Each drag step repaints six canvases. */
const INTERVAL_MS = 150

function useThrottledValue<Value>(value: Value): Value {
  const [throttledValue, setThrottledValue] = useState(value)
  const lastUpdateRef = useRef(0)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        lastUpdateRef.current = Date.now()
        setThrottledValue(value)
      },
      Math.max(0, lastUpdateRef.current + INTERVAL_MS - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [value])
  return throttledValue
}

/** Display sizes of thumbnails on YouTube, in CSS pixels, with their placement. */
const wideSizes = [
  { width: 168, height: 94, className: 'aspect-[168/94] w-[168px]', placement: 'Next to a video' },
  { width: 246, height: 138, className: 'aspect-[246/138] w-[246px]', placement: 'On a channel' },
  { width: 360, height: 202, className: 'aspect-[360/202] w-[360px]', placement: 'In search' },
] as const

/** Display sizes of a Shorts cover, in CSS pixels. A profile on a phone shows three per row. */
const tallSizes = [
  { width: 120, height: 213, className: 'aspect-[120/213] w-[120px]', placement: 'On a profile' },
  { width: 210, height: 373, className: 'aspect-[210/373] w-[210px]', placement: 'In a row of Shorts' },
] as const

const themes = [
  { name: 'Light', className: 'bg-white text-[#0f0f0f]' },
  { name: 'Dark', className: 'bg-[#0f0f0f] text-[#f1f1f1]' },
] as const

type Props = { editor: Editor<ThumbnailScene>; firstPicture: string }

export function Previews({ editor, firstPicture }: Props) {
  const { family, images, scene } = editor
  const drawing = useThrottledValue(editor.drawing)
  const isTall = scene.format === 'tall'
  return (
    <section aria-label="Preview" className="min-w-0">
      <h3 className="font-semibold text-sm">Preview</h3>
      <div className="mt-2 grid grid-cols-1 gap-3">
        {themes.map(({ name, className }) => (
          <section
            key={name}
            aria-label={`On a ${name.toLowerCase()} page`}
            className={`flex flex-wrap items-end gap-4 rounded-xl border border-line p-3 ${className}`}
          >
            {(isTall ? tallSizes : wideSizes).map(({ width, height, className: sizeClass, placement }) => (
              <figure key={width} className="max-w-full">
                <div className={`relative max-w-full overflow-hidden rounded-lg ${sizeClass}`}>
                  <img src={firstPicture} alt="" className="absolute size-full" />
                  <DrawingCanvas
                    drawing={drawing}
                    family={family}
                    images={images}
                    width={width * 2}
                    height={height * 2}
                    label={`${name} page, ${width} by ${height} pixels`}
                    className="relative block size-full"
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
                </figcaption>
              </figure>
            ))}
          </section>
        ))}
      </div>
    </section>
  )
}
