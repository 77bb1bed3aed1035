import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { arrowDirections } from '@/components/editor/use-drag'
import { useLoaded } from '@/components/ui/use-loaded'
import { useObjectUrl } from '@/components/ui/use-object-url'
import type { Box } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import type { SafeMargins } from '@/lib/platforms/videos'
import { loadCaptionFonts } from '@/lib/video/caption-fonts'
import { createOverlay, type Overlay, type OverlaySettings } from '@/lib/video/overlay'
import { BACKDROP_PIXELS, BACKDROP_SHADE, getCoverFrame } from '@/lib/video/video-job'
import { type Clip, getClipSize } from './clips'
import type { Player } from './use-player'

/** `offset` is how many seconds the result is ahead of the clip. */
type OverlayProps = { settings: OverlaySettings; offset: number }

type Props = {
  clip: Clip
  player: Player
  /** The part of the clip that is visible. */
  frame: Box
  aspectRatio: number
  /** Stays in view on a phone. */
  isSticky: boolean
  margins: SafeMargins | null
  overlay: OverlayProps
  onCenterChange: (center: Clip['center']) => void
}

const toPercent = (fraction: number) => `${fraction * 100}%`

const getInset = ({ top, right, bottom, left }: SafeMargins) => [top, right, bottom, left].map(toPercent).join(' ')

/** The position of the whole picture, of which `frame` is visible. An extra pixel per edge hides rounding errors. */
const getPictureStyle = ({ x, y, width, height }: Box) => ({
  left: `calc(${toPercent(-x / width)} - 1px)`,
  top: `calc(${toPercent(-y / height)} - 1px)`,
  width: `calc(${toPercent(1 / width)} + 2px)`,
  height: `calc(${toPercent(1 / height)} + 2px)`,
})

/** The clip in its frame. Dragging, or the arrow keys, moves the clip within the frame. */
export function PreviewStage({ clip, player, frame, aspectRatio, isSticky, margins, overlay, onCenterChange }: Props) {
  const dragRef = useRef<{ pointerId: number; x: number; y: number; center: Clip['center'] } | null>(null)
  const canMoveVertically = frame.height < 0.999
  const canMove = frame.width < 0.999 || canMoveVertically
  const stageRef = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone once a clip is open.
  useEffect(() => {
    if (document.activeElement === document.body) stageRef.current?.focus({ preventScroll: true })
  }, [])
  const isSideways = clip.rotation % 180 !== 0
  const { width, height } = getClipSize(clip)

  const videoStyle = {
    top: '50%',
    left: '50%',
    width: isSideways ? toPercent(height / width) : '100%',
    height: isSideways ? toPercent(width / height) : '100%',
    transform: `translate(-50%, -50%) rotate(${clip.rotation}deg)`,
  }
  const center = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
  const moveTo = (x: number, y: number) =>
    onCenterChange({
      x: frame.width < 1 ? clamp(x, frame.width / 2, 1 - frame.width / 2) : 0.5,
      y: frame.height < 1 ? clamp(y, frame.height / 2, 1 - frame.height / 2) : 0.5,
    })

  function startDrag({ clientX, clientY, pointerId, currentTarget, button }: PointerEvent) {
    if (!canMove || button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    dragRef.current = { pointerId, x: clientX, y: clientY, center }
  }

  function drag({ clientX, clientY, pointerId, currentTarget }: PointerEvent) {
    const start = dragRef.current
    if (start?.pointerId !== pointerId) return
    const box = currentTarget.getBoundingClientRect()
    moveTo(
      start.center.x - ((clientX - start.x) / box.width) * frame.width,
      start.center.y - ((clientY - start.y) / box.height) * frame.height,
    )
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === ' ') {
      event.preventDefault()
      return player.toggle()
    }
    const direction = arrowDirections[event.key]
    if (!direction || !canMove) return
    event.preventDefault()
    const step = event.shiftKey ? 0.1 : 0.01
    moveTo(center.x + direction[0] * step, center.y + direction[1] * step)
  }

  return (
    // Wider than the fields below, whose focus rings scroll under it. A focused field scrolls to below it.
    <div
      className={`bg-canvas ${isSticky ? 'max-lg:sticky max-lg:top-14 max-lg:z-10 max-lg:-mx-2 max-lg:px-2 max-lg:[html:has(&)]:scroll-pt-[calc(35svh+6rem)] low:static' : ''}`}
    >
      <div
        ref={stageRef}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the clip within the frame.
        tabIndex={0}
        aria-label={canMove ? 'Preview. Drag or use the arrow keys to move the picture in the frame.' : 'Preview'}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={() => {
          dragRef.current = null
        }}
        onKeyDown={handleKeyDown}
        className={`relative mx-auto max-w-full select-none [--height:35svh] lg:[--height:60svh] overflow-hidden rounded-lg bg-black ${canMoveVertically ? 'touch-none' : 'touch-pan-y'} ${canMove ? 'cursor-move' : ''}`}
        style={{ aspectRatio, width: `min(100%, calc(var(--height) * ${aspectRatio}))` }}
      >
        {Math.max(frame.width, frame.height) > 1 && (
          <div className="absolute" style={getPictureStyle(getCoverFrame(frame))}>
            <Backdrop videoRef={player.videoRef} style={videoStyle} />
          </div>
        )}
        <div className="absolute" style={getPictureStyle(frame)}>
          <ClipVideo key={clip.id} clip={clip} player={player} style={videoStyle} />
        </div>
        <OverlayLayer {...overlay} videoRef={player.videoRef} />
        {margins && (
          <div
            aria-hidden
            className="pointer-events-none absolute rounded-lg border border-white border-dashed"
            style={{ inset: getInset(margins), boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.35)' }}
          />
        )}
      </div>
    </div>
  )
}

function ClipVideo({ clip, player, style }: Pick<Props, 'clip' | 'player'> & { style: CSSProperties }) {
  const url = useObjectUrl(clip.file) ?? undefined
  return (
    <video
      {...player.videoProps}
      src={url}
      playsInline
      preload="auto"
      className="absolute max-w-none"
      style={{ objectFit: 'fill', ...style }}
    />
  )
}

/** Draws before each repaint, until the returned function is called. */
function repeatDrawing(draw: () => void) {
  let request = 0
  const repeat = () => {
    draw()
    request = requestAnimationFrame(repeat)
  }
  repeat()
  return () => cancelAnimationFrame(request)
}

/** Shows the picture itself in the edges, blurred and darker, as in the video. */
function Backdrop({ videoRef, style }: Pick<Player, 'videoRef'> & { style: CSSProperties }) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvasRef.current?.getContext('2d')
    if (!context) return
    const { width, height } = context.canvas
    return repeatDrawing(() => videoRef.current && context.drawImage(videoRef.current, 0, 0, width, height))
  }, [videoRef])
  const opacity = 1 - BACKDROP_SHADE
  return (
    <canvas
      ref={canvasRef}
      width={BACKDROP_PIXELS}
      height={BACKDROP_PIXELS}
      aria-hidden
      className="absolute max-w-none"
      style={{ ...style, opacity }}
    />
  )
}

/** Without memory for the logo, the preview has only the captions. */
export async function loadOverlay(settings: OverlaySettings): Promise<Overlay> {
  if (settings.captions) await loadCaptionFonts(settings.captions.style)
  return createOverlay(settings).catch(() => createOverlay({ ...settings, watermark: null }))
}

/** Draws over the preview with the code that draws into the video. */
function OverlayLayer({ settings, offset, videoRef }: OverlayProps & Pick<Player, 'videoRef'>) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const overlay = useLoaded(settings, loadOverlay)
  const { width, height } = settings.size
  useEffect(() => {
    const canvas = canvasRef.current
    const context = canvas?.getContext('2d')
    if (!canvas || !context || !overlay) return
    let drawnTime: number | null = null
    return repeatDrawing(() => {
      const time = (videoRef.current?.currentTime ?? 0) + offset
      // In screen pixels, because text looks jagged when the browser scales it down.
      const canvasWidth = Math.min(width, Math.round(canvas.clientWidth * devicePixelRatio))
      if (time === drawnTime && canvasWidth === canvas.width) return
      // Clears the canvas, too.
      canvas.width = canvasWidth
      canvas.height = Math.round((canvasWidth * height) / width)
      overlay(context, time)
      drawnTime = time
    })
  }, [overlay, videoRef, offset, width, height])
  return <canvas ref={canvasRef} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
}
