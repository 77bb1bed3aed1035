import { type RefObject, useEffect, useRef } from 'react'

/** In CSS pixels. */
const barWidth = 3
const barGap = 1

/** Draws one bar per group of samples, as tall as its peak; the played part is opaque, the rest faint. */
function drawWaveform(canvas: HTMLCanvasElement, samples: Float32Array, playedShare: number): void {
  const context = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  if (!context || width === 0) return
  const scale = devicePixelRatio
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  context.scale(scale, scale)
  context.fillStyle = getComputedStyle(canvas).color

  const bars = computePeaks(samples, Math.floor(width / (barWidth + barGap)))
  for (const [index, peak] of bars.entries()) {
    const barHeight = Math.max(2, peak * height)
    context.globalAlpha = index < playedShare * bars.length ? 1 : 0.4
    context.fillRect(index * (barWidth + barGap), (height - barHeight) / 2, barWidth, barHeight)
  }
}

function computePeaks(samples: Float32Array, count: number): number[] {
  const samplesPerPeak = samples.length / count
  const peaks = Array.from({ length: count }, (_, index) => {
    const part = samples.subarray(Math.floor(index * samplesPerPeak), Math.floor((index + 1) * samplesPerPeak))
    return part.reduce((maxLevel, sample) => Math.max(maxLevel, Math.abs(sample)), 0)
  })
  const maxPeak = Math.max(...peaks, 0)
  return maxPeak === 0 ? peaks : peaks.map((peak) => peak / maxPeak)
}

type Props = {
  /** Null while the audio is being decoded, or if it cannot be. */
  samples: Float32Array<ArrayBuffer> | null
  playerRef: RefObject<HTMLAudioElement | null>
  onJump: (seconds: number) => void
}

/** A waveform that follows the player. A click plays from there; for the keyboard there is the player's own bar. */
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

/** Decodes the first channel of an audio file at the given sample rate; null if the browser cannot decode it. */
export async function decodeAudio(file: Blob, sampleRate: number): Promise<Float32Array<ArrayBuffer> | null> {
  try {
    const context = new OfflineAudioContext(1, 1, sampleRate)
    const buffer = await context.decodeAudioData(await file.arrayBuffer())
    return buffer.getChannelData(0)
  } catch {
    return null
  }
}
