import { type RefObject, useEffect, useRef } from 'react'
import { drawWaveform } from './draw-waveform'

type Props = {
  /** Null while the sound is still being decoded, or where it cannot be. */
  samples: Float32Array<ArrayBuffer> | null
  player: RefObject<HTMLAudioElement | null>
  onJump: (seconds: number) => void
}

/** A picture of the sound that follows the player. A click plays from there; the player's own bar does it by key. */
export function Waveform({ samples, player, onJump }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const [audio, canvasElement] = [player.current, canvas.current]
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
  }, [samples, player])

  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="h-20 w-full cursor-pointer text-accent"
      onClick={({ nativeEvent, currentTarget }) => {
        const seconds = player.current?.duration ?? 0
        if (samples && Number.isFinite(seconds)) onJump((nativeEvent.offsetX / currentTarget.clientWidth) * seconds)
      }}
    />
  )
}
