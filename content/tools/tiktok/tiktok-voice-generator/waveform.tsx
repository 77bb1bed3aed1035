import { type RefObject, useEffect, useRef } from 'react'
import { drawWaveform } from './draw-waveform'

type Props = {
  /** Null while the sound is still being decoded, or where it cannot be. */
  samples: Float32Array<ArrayBuffer> | null
  playerRef: RefObject<HTMLAudioElement | null>
  onJump: (seconds: number) => void
}

/** A picture of the sound that follows the player. A click plays from there; the player's own bar does it by key. */
export function Waveform({ samples, playerRef, onJump }: Props) {
  const canvasRef = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const [audio, canvasElement] = [playerRef.current, canvasRef.current]
    if (!samples || !audio || !canvasElement) return
    const draw = () => drawWaveform(canvasElement, samples, audio.currentTime / audio.duration || 0)
    const resizeObserver = new ResizeObserver(draw)
    resizeObserver.observe(canvasElement)
    const themeObserver = new MutationObserver(draw)
    themeObserver.observe(document.documentElement, { attributes: true })
    audio.addEventListener('timeupdate', draw)
    return () => {
      resizeObserver.disconnect()
      themeObserver.disconnect()
      audio.removeEventListener('timeupdate', draw)
    }
  }, [samples, playerRef])

  return (
    <canvas
      ref={canvasRef}
      aria-hidden
      className="h-20 w-full cursor-pointer text-accent"
      onClick={({ nativeEvent, currentTarget }) => {
        const durationSeconds = playerRef.current?.duration ?? 0
        if (samples && Number.isFinite(durationSeconds))
          onJump((nativeEvent.offsetX / currentTarget.clientWidth) * durationSeconds)
      }}
    />
  )
}
