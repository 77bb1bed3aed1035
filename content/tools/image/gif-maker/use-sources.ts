import { useEffect, useRef, useState } from 'react'
import type { FileError } from '@/components/editor/editor'
import { moveItem } from '@/components/editor/scene-items'
import { imageErrors } from '@/lib/core/errors/image-errors'
import { createRandomId } from '@/lib/core/random-id'
import { createWorkerClient } from '@/lib/images/worker/worker-client'
import type { DecodeRequest } from './decode-file'
import { type DecodedFile, formatSkippedImages, MAX_IMAGES, type Still, sortByName } from './gif-plan'
import { type Clip, isVideo, openClip } from './video-frames'

type SourceImage = Still & { id: string; name: string; fileName: string }

export type Sources = { images: readonly SourceImage[]; clip: Clip | null }

const emptySources: Sources = { images: [], clip: null }

const mixedSourcesMessage = 'You can make a GIF from images or from one video. Remove what’s here first.'

const decodeInWorker = createWorkerClient<DecodeRequest, DecodedFile>(
  () => new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' }),
)

export function useSources(onFirstImages: (stills: readonly Still[]) => void) {
  const [sources, setSources] = useState(emptySources)
  const [openingCount, setOpeningCount] = useState(0)
  const [fileErrors, setFileErrors] = useState<readonly FileError[]>([])
  // Files open sequentially, long after the render that received them.
  const latestSourcesRef = useRef(emptySources)
  const queueRef = useRef(Promise.resolve())
  const abortControllerRef = useRef(new AbortController())
  useEffect(() => {
    if (abortControllerRef.current.signal.aborted) abortControllerRef.current = new AbortController()
    return () => abortControllerRef.current.abort()
  }, [])

  const addFileError = (name: string, text: string) =>
    setFileErrors((previousErrors) => [...previousErrors, { name, message: text }])

  function setLatestSources(newSources: Sources) {
    latestSourcesRef.current = newSources
    setSources(newSources)
  }

  function addFiles(files: readonly File[]) {
    setFileErrors([])
    setOpeningCount((count) => count + files.length)
    const { signal } = abortControllerRef.current
    queueRef.current = queueRef.current.then(() => openFiles(files, signal))
  }

  async function openFiles(files: readonly File[], signal: AbortSignal) {
    for (const [index, file] of files.entries()) {
      const remainingCount = files.length - index
      const isFull = latestSourcesRef.current.images.length >= MAX_IMAGES
      if (isFull || signal.aborted) {
        if (!signal.aborted) addFileError('', formatSkippedImages(remainingCount))
        return setOpeningCount((count) => count - remainingCount)
      }
      await openFile(file, signal).catch((error: Error) => signal.aborted || addFileError(file.name, error.message))
      setOpeningCount((count) => count - 1)
    }
  }

  async function openFile(file: File, signal: AbortSignal) {
    if (isVideo(file)) {
      const clip = await openClip(file)
      signal.throwIfAborted()
      const isFirst = !latestSourcesRef.current.clip && latestSourcesRef.current.images.length === 0
      return isFirst ? setLatestSources({ ...emptySources, clip }) : addFileError(file.name, mixedSourcesMessage)
    }
    const decodedFile = await decodeInWorker({ file, maxFrames: MAX_IMAGES }, { signal })
    // While a video is loaded, only another video is accepted.
    if (latestSourcesRef.current.clip) return addFileError(file.name, mixedSourcesMessage)
    const { stills, skippedCount, isFirstFrameOnly } = decodedFile
    const { images } = latestSourcesRef.current
    const acceptedStills = stills.slice(0, MAX_IMAGES - images.length)
    const totalSkippedCount = skippedCount + stills.length - acceptedStills.length
    if (totalSkippedCount > 0) addFileError(file.name, formatSkippedImages(totalSkippedCount))
    if (isFirstFrameOnly) addFileError(file.name, imageErrors.first_frame_only())
    if (images.length === 0) onFirstImages(stills)
    setLatestSources({ ...emptySources, images: [...images, ...acceptedStills.map(toSourceImage)] })

    function toSourceImage(still: Still, index: number): SourceImage {
      const name = stills.length > 1 ? `${file.name}, frame ${index + 1}` : file.name
      return { ...still, id: createRandomId(), name, fileName: file.name }
    }
  }

  const updateImages = (update: (images: readonly SourceImage[]) => readonly SourceImage[]) =>
    setLatestSources({ ...latestSourcesRef.current, images: update(latestSourcesRef.current.images) })

  return {
    ...sources,
    openingCount,
    fileErrors,
    addFiles,
    clearFileErrors: () => setFileErrors([]),
    clear() {
      abortControllerRef.current.abort()
      abortControllerRef.current = new AbortController()
      setLatestSources(emptySources)
    },
    remove: (id: string) => updateImages((images) => images.filter((one) => one.id !== id)),
    move: (fromIndex: number, toIndex: number) => updateImages((images) => moveItem(images, fromIndex, toIndex)),
    sort: () => updateImages(sortByName),
    /** Without an id, sets all images. */
    setTime: (ms: number | null, id?: string) =>
      updateImages((images) => images.map((image) => (id === undefined || image.id === id ? { ...image, ms } : image))),
  }
}
