import { useEffect, useRef, useState } from 'react'
import { gifFault } from '@/lib/images/gif/gif-fault'
import { createAsker } from '@/lib/images/worker/ask-worker'
import { captionPicture } from './caption'
import type { GifSettings } from './form'
import type { GifJob, MadeGif, Progress } from './job'
import { outputSize, X_BYTES } from './plan'
import type { Sources } from './use-sources'
import { type Cut, framesOf, MOST_FRAMES, timesOf } from './video-frames'

export type Doing =
  | { phase: 'idle' }
  | { phase: 'stopped' }
  | { phase: 'reading'; frame: number; frames: number }
  | { phase: 'making'; progress: Progress | null }
  | { phase: 'failed'; text: string }

export type Wish = Sources & { settings: GifSettings; cut: Cut }

const makeIn = createAsker<GifJob, MadeGif, Progress>(
  () => new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' }),
)

/** Makes the GIF at a click; `stop` ends the worker, so it takes effect at once. The last one stays until the next is there. */
export function useMaking() {
  const [doing, setDoing] = useState<Doing>({ phase: 'idle' })
  const [last, setLast] = useState<{ made: MadeGif; of: string } | null>(null)
  const current = useRef<AbortController>(null)
  const read = useRef<{ key: string; frames: readonly Blob[] }>(null)
  useEffect(() => () => current.current?.abort(), [])

  async function make(wish: Wish) {
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    const show = (next: Doing) => signal.aborted || setDoing(next)
    try {
      const problem = problemOf(wish)
      if (problem) return show({ phase: 'failed', text: problem })
      show({ phase: 'making', progress: null })
      const frames = await framesFor(wish, signal, show)
      show({ phase: 'making', progress: null })
      const job = await jobOf(wish, frames)
      const transfer = job.caption ? [job.caption] : []
      const onProgress = (progress: Progress) => show({ phase: 'making', progress })
      const made = await makeIn(job, { signal, transfer, onProgress })
      setLast({ made, of: keyOf(wish) })
      show({ phase: 'idle' })
    } catch (error) {
      show({ phase: 'failed', text: gifFault(error as Error) })
    }
  }

  /** A video's frames are read once for all that is made of them. */
  async function framesFor(
    { clip, cut, settings, pictures }: Wish,
    signal: AbortSignal,
    show: (next: Doing) => void,
  ) {
    if (!clip) return pictures.map(({ blob }) => blob)
    const key = JSON.stringify([clip.file.name, clip.file.size, cut, settings.videoMs])
    if (read.current?.key === key) return read.current.frames
    const times = timesOf(cut, settings.videoMs)
    const frames = await framesOf(clip, times, signal, (frame) =>
      show({ phase: 'reading', frame, frames: times.length }),
    )
    read.current = { key, frames }
    return frames
  }

  function stop() {
    current.current?.abort()
    setDoing({ phase: 'stopped' })
  }

  return { doing, last, make, stop }
}

/** Tells whether what was made is still what the settings say. */
export const keyOf = ({ settings, pictures, clip, cut }: Wish) =>
  JSON.stringify([settings, pictures.map(({ id }) => id), clip && [clip.file.name, cut]])

function problemOf({ settings, clip, cut }: Wish): string | null {
  if (!clip) return null
  const frames = timesOf(cut, settings.videoMs).length
  if (frames <= MOST_FRAMES) return null
  return `That would be ${frames} frames, and up to ${MOST_FRAMES} work. Take a shorter part, or fewer frames per second.`
}

async function jobOf({ settings, pictures, clip }: Wish, frames: readonly Blob[]): Promise<GifJob> {
  const { width, shape, colours, caption, captionAt, clear, under15 } = settings
  const size = outputSize(clip ? [clip.size] : pictures.map((picture) => picture.size), { width, shape })
  const { order, plays, fit, palette, dither } = settings
  return {
    pictures: frames,
    order,
    plan: { ...size, colours },
    ms: clip ? settings.videoMs : settings.ms,
    plays,
    fit,
    ground: clear ? null : settings.ground,
    caption: await captionPicture({ text: caption, at: captionAt }, size),
    palette,
    dither,
    maxBytes: under15 ? X_BYTES : null,
  }
}
