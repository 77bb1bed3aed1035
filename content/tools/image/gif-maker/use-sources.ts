import { useEffect, useRef, useState } from 'react'
import type { FileError } from '@/components/editor/editor'
import { imageErrors } from '@/lib/core/errors/image-errors'
import { randomId } from '@/lib/core/random-id'
import { createWorkerClient } from '@/lib/images/worker/worker-client'
import type { DecodeRequest } from './decode-file'
import type { DecodedFile, Still } from './job'
import { formatLeftOut, MAX_IMAGES, sortByName } from './sequence'
import { type Clip, isVideo, openClip } from './video-frames'

/** `of` is the name of the file that it was in. */
export type SourceImage = Still & { id: string; name: string; fileName: string }

export type Sources = { images: readonly SourceImage[]; clip: Clip | null }

const emptySources: Sources = { images: [], clip: null }

const mixedSourcesText = 'A GIF is made of pictures or of one video. Take away what is here first.'

const decodeInWorker = createWorkerClient<DecodeRequest, DecodedFile>(
  () => new Worker(new URL('./look-worker.ts', import.meta.url), { type: 'module' }),
)

/** What a GIF is made of: pictures in an order, or one video. What cannot be opened says why. */
export function useSources(onSpeed: (ms: number) => void) {
  const [sources, setSources] = useState(emptySources)
  const [openingCount, setOpening] = useState(0)
  const [fileErrors, setFaults] = useState<readonly FileError[]>([])
  // Files are opened one after the other, long after the render that took them.
  const latest = useRef(emptySources)
  const queue = useRef(Promise.resolve())
  const abortController = useRef(new AbortController())
  useEffect(() => {
    if (abortController.current.signal.aborted) abortController.current = new AbortController()
    return () => abortController.current.abort()
  }, [])

  const addFileError = (name: string, text: string) => setFaults((before) => [...before, { name, text }])

  function set(next: Sources) {
    latest.current = next
    setSources(next)
  }

  function add(files: readonly File[]) {
    setFaults([])
    setOpening((count) => count + files.length)
    const { signal } = abortController.current
    queue.current = queue.current.then(() => openAll(files, signal))
  }

  async function openAll(files: readonly File[], signal: AbortSignal) {
    for (const [at, file] of files.entries()) {
      const left = files.length - at
      const isFull = latest.current.images.length >= MAX_IMAGES
      if (isFull || signal.aborted) {
        if (!signal.aborted) addFileError('', formatLeftOut(left))
        return setOpening((count) => count - left)
      }
      await open(file, signal).catch(
        (error: Error) => signal.aborted || addFileError(file.name, error.message),
      )
      setOpening((count) => count - 1)
    }
  }

  async function open(file: File, signal: AbortSignal) {
    if (isVideo(file)) {
      const clip = await openClip(file)
      signal.throwIfAborted()
      const isFirst = !latest.current.clip && latest.current.images.length === 0
      return isFirst ? set({ ...emptySources, clip }) : addFileError(file.name, mixedSourcesText)
    }
    const decoded = await decodeInWorker({ file, maxFrames: MAX_IMAGES }, { signal })
    // Only a picture could take the video's place.
    if (latest.current.clip) return addFileError(file.name, mixedSourcesText)
    const { stills, averageFrameMs, skippedCount, isFirstFrameOnly } = decoded
    const { images } = latest.current
    const accepted = stills.slice(0, MAX_IMAGES - images.length)
    const left = skippedCount + stills.length - accepted.length
    if (left > 0) addFileError(file.name, formatLeftOut(left))
    if (isFirstFrameOnly) addFileError(file.name, imageErrors.first_frame_only())
    if (averageFrameMs !== null && images.length === 0) onSpeed(averageFrameMs)
    set({ ...emptySources, images: [...images, ...accepted.map(toSourceImage)] })

    function toSourceImage(still: Still, index: number): SourceImage {
      const name = stills.length > 1 ? `${file.name}, frame ${index + 1}` : file.name
      return { ...still, id: randomId(), name, fileName: file.name }
    }
  }

  const change = (next: (pictures: readonly SourceImage[]) => readonly SourceImage[]) =>
    set({ ...latest.current, images: next(latest.current.images) })

  return {
    ...sources,
    openingCount,
    fileErrors,
    add,
    clearFileErrors: () => setFaults([]),
    /** Takes all away, what is still being opened too. */
    clear() {
      abortController.current.abort()
      abortController.current = new AbortController()
      set(emptySources)
    },
    remove: (id: string) => change((pictures) => pictures.filter((one) => one.id !== id)),
    move: (from: number, to: number) =>
      change((pictures) => pictures.toSpliced(from, 1).toSpliced(to, 0, pictures[from] as SourceImage)),
    sort: () => change(sortByName),
  }
}
