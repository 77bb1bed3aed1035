import { useRef, useState } from 'react'
import { getPageTypeface } from '@/components/drawing/typeface'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import type { Size } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutTextBlock } from '@/lib/images/drawing/text-block'
import { createWorkerClient, describeGifError } from '@/lib/images/worker/worker-client'
import type { GifSettings } from './form'
import { type GifJob, type GifResult, getOutputSize, type Progress, X_MAX_BYTES } from './gif-plan'
import type { Sources } from './use-sources'
import { type ClipRange, extractFrames, getFrameTimes, MAX_FRAMES } from './video-frames'

function createCaptionDrawing(settings: GifSettings, { width, height }: Size, measure: TextMeasurer): Drawing {
  const { caption, captionAt } = settings
  const margin = Math.round(width * 0.04)
  const boxHeight = Math.round(height * 0.3)
  const y = captionAt === 'top' ? margin : height - boxHeight - margin
  const box = { x: margin, y, width: width - 2 * margin, height: boxHeight }
  const style = {
    maxSize: Math.round(width / 11),
    minSize: Math.max(8, Math.round(width / 40)),
    weight: 700,
    leading: 1.15,
    colour: '#ffffff',
    outline: { colour: '#111111', width: Math.max(2, Math.round(width / 160)) },
    align: 'middle',
    verticalAlign: captionAt,
    even: true,
  } as const
  return { width, height, shapes: layOutTextBlock(caption, box, style, measure).shapes }
}

async function renderCaption(settings: GifSettings, size: Size): Promise<ImageBitmap | null> {
  if (settings.caption.trim() === '') return null
  const { family, measure } = await getPageTypeface()
  const context = createContext(size)
  const drawing = createCaptionDrawing(settings, size, (text, font) => measure(text, font))
  paintDrawing(context, drawing, family)
  return context.canvas.transferToImageBitmap()
}

export type GifJobState =
  | { phase: 'idle' }
  | { phase: 'stopped' }
  | { phase: 'reading'; frameNumber: number; frameCount: number }
  | { phase: 'making'; progress: Progress | null }
  | { phase: 'failed'; message: string }

export type GifInput = Sources & { settings: GifSettings; range: ClipRange }

const makeGifInWorker = createWorkerClient<GifJob, GifResult, Progress>(
  () => new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' }),
)

/** `cancel` ends the worker at once. The previous GIF stays until the next one is ready. */
export function useGifJob() {
  const { state, startJob, cancel } = useCancellableJob<GifJobState>({ phase: 'idle' }, { phase: 'stopped' })
  const [latestGif, setLatestGif] = useState<{ result: GifResult; inputKey: string } | null>(null)
  const frameCacheRef = useRef<{ key: string; frames: readonly Blob[] }>(null)

  async function make(gifInput: GifInput) {
    const { signal, updateState } = startJob()
    try {
      const problem = findInputProblem(gifInput)
      if (problem) return updateState({ phase: 'failed', message: problem })
      updateState({ phase: 'making', progress: null })
      const frames = await getFrames(gifInput, signal, updateState)
      updateState({ phase: 'making', progress: null })
      const job = await buildGifJob(gifInput, frames)
      const transfer = job.caption ? [job.caption] : []
      const onProgress = (progress: Progress) => updateState({ phase: 'making', progress })
      const result = await makeGifInWorker(job, { signal, transfer, onProgress })
      setLatestGif({ result, inputKey: getInputKey(gifInput) })
      updateState({ phase: 'idle' })
    } catch (error) {
      updateState({ phase: 'failed', message: describeGifError(error as Error) })
    }
  }

  /** Extracts a video's frames once and reuses them for each GIF. */
  async function getFrames(
    { clip, range, settings, images }: GifInput,
    signal: AbortSignal,
    onStateChange: (nextState: GifJobState) => void,
  ) {
    if (!clip) return images.map(({ blob }) => blob)
    const key = JSON.stringify([clip.file.name, clip.file.size, range, settings.videoMs])
    if (frameCacheRef.current?.key === key) return frameCacheRef.current.frames
    const times = getFrameTimes(range, settings.videoMs)
    const frames = await extractFrames(clip, times, signal, (frameNumber) =>
      onStateChange({ phase: 'reading', frameNumber, frameCount: times.length }),
    )
    frameCacheRef.current = { key, frames }
    return frames
  }

  return { state, latestGif, make, cancel }
}

export const getInputKey = ({ settings, images, clip, range }: GifInput) =>
  JSON.stringify([settings, images.map(({ id, ms }) => [id, ms]), clip && [clip.file.name, range]])

function findInputProblem({ settings, clip, range }: GifInput): string | null {
  if (!clip) return null
  const frameCount = getFrameTimes(range, settings.videoMs).length
  if (frameCount <= MAX_FRAMES) return null
  return `That’s ${frameCount} frames. The limit is ${MAX_FRAMES}. Choose a shorter part or fewer frames per second.`
}

async function buildGifJob({ settings, images, clip }: GifInput, frames: readonly Blob[]): Promise<GifJob> {
  const { order, plays, fit, palette, dither } = settings
  const size = getOutputSize(clip ? [clip.size] : images.map((image) => image.size), settings)
  return {
    images: frames,
    order,
    plan: { ...size, colours: settings.colours },
    frameTimes: clip ? frames.map(() => settings.videoMs) : images.map(({ ms }) => ms ?? settings.ms),
    plays,
    fit,
    background: settings.clear ? null : settings.ground,
    caption: await renderCaption(settings, size),
    palette,
    dither,
    maxBytes: settings.under15 ? X_MAX_BYTES : null,
  }
}
