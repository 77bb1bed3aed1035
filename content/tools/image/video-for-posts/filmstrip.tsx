import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { clamp } from '@/lib/core/numbers'
import { getFrames } from '@/lib/video/open-video'
import { type Clip, formatSeconds, type TrimEnd } from './clips'

type Props = {
  clip: Clip
  time: number
  onTrim: (end: TrimEnd, seconds: number) => void
  onSeek: (seconds: number) => void
}

const FRAME_COUNT = 12
const FRAME_HEIGHT = 72

/** The whole clip in small frames, with a handle at each end of the part that is used. */
export function Filmstrip({ clip, time, onTrim, onSeek }: Props) {
  const stripRef = useRef<HTMLDivElement>(null)
  const { seconds, frameRate } = clip.details

  const getSeconds = ({ clientX }: PointerEvent) => {
    const box = stripRef.current?.getBoundingClientRect()
    return box ? clamp((clientX - box.left) / box.width, 0, 1) * seconds : 0
  }

  function handleKeyDown(event: KeyboardEvent, end: TrimEnd) {
    const step = event.shiftKey ? 1 : 1 / frameRate
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: clip[end] - step,
      ArrowDown: clip[end] - step,
      ArrowRight: clip[end] + step,
      ArrowUp: clip[end] + step,
      PageDown: clip[end] - 5,
      PageUp: clip[end] + 5,
      Home: 0,
      End: seconds,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    onTrim(end, target)
  }

  const toPercent = (value: number) => `${(value / seconds) * 100}%`
  return (
    <div className="px-4">
      <div
        ref={stripRef}
        className="relative touch-pan-y select-none"
        style={{ height: FRAME_HEIGHT }}
        onPointerDown={(event) => onSeek(getSeconds(event))}
      >
        <Frames clip={clip} count={FRAME_COUNT} />
        {[
          { left: 0, width: toPercent(clip.start) },
          { left: toPercent(clip.end), right: 0 },
        ].map((style) => (
          <div key={style.left} className="absolute inset-y-0 bg-canvas" style={{ ...style, opacity: 0.7 }} />
        ))}
        <div
          className="pointer-events-none absolute inset-y-0 border-accent"
          style={{ left: toPercent(clip.start), width: toPercent(clip.end - clip.start), borderWidth: '4px 0' }}
        />
        <div
          className="pointer-events-none absolute inset-y-0 bg-white"
          style={{ left: toPercent(clamp(time, 0, seconds)), width: 2, boxShadow: '0 0 0 1px black' }}
        />
        {(['start', 'end'] as const).map((end) => (
          <div
            key={end}
            role="slider"
            tabIndex={0}
            aria-label={end === 'start' ? 'Start' : 'End'}
            aria-valuemin={0}
            aria-valuemax={seconds}
            aria-valuenow={clip[end]}
            aria-valuetext={formatSeconds(clip[end])}
            className="absolute inset-y-0 flex cursor-ew-resize touch-none"
            style={getHandleStyle(end, toPercent(clip[end]))}
            onPointerDown={(event) => {
              event.stopPropagation()
              event.currentTarget.setPointerCapture(event.pointerId)
            }}
            onPointerMove={(event) =>
              event.currentTarget.hasPointerCapture(event.pointerId) && onTrim(end, getSeconds(event))
            }
            onKeyDown={(event) => handleKeyDown(event, end)}
          >
            <div className="grid place-items-center rounded-lg bg-accent-fill" style={{ width: HANDLE_WIDTH }}>
              <span className="bg-white" style={{ width: 2, height: 24 }} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** In pixels. The bar is outside the part that is used; fingers may also press beside it. */
const HANDLE_WIDTH = 16
const TOUCH_MARGIN = 14

const getHandleStyle = (end: TrimEnd, position: string) => ({
  left: `calc(${position} - ${TOUCH_MARGIN + (end === 'start' ? HANDLE_WIDTH : 0)}px)`,
  padding: `0 ${TOUCH_MARGIN}px`,
})

export function Frames({ clip: { file, details }, count }: { clip: Clip; count: number }) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isCurrent = true
    drawFrames().catch(() => {})
    return () => {
      isCurrent = false
    }

    async function drawFrames() {
      const canvas = canvasRef.current
      const context = canvas?.getContext('2d')
      if (!canvas || !context) return
      canvas.width = count * FRAME_HEIGHT
      canvas.height = FRAME_HEIGHT
      const times = Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * details.seconds)
      let index = 0
      for await (const frame of getFrames(file, times, { width: FRAME_HEIGHT, height: FRAME_HEIGHT })) {
        if (!isCurrent) return
        context.drawImage(frame, index * FRAME_HEIGHT, 0, FRAME_HEIGHT, FRAME_HEIGHT)
        index += 1
      }
    }
  }, [file, details, count])
  return <canvas ref={canvasRef} aria-hidden className="size-full rounded-lg bg-raised" />
}
