import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { imageNotOpenedMessage, imageNotSavedMessage } from '@/lib/core/errors/image-notices'
import { createRandomId } from '@/lib/core/random-id'
import type { DrawingImages } from '@/lib/images/drawing/paint-drawing'
import { loadTypeface, type TypefaceName } from '@/lib/images/drawing/typefaces'
import type { AddedImage, FileError } from './editor'
import { createImageStore } from './image-store'

/** Whether each image is loaded or known to be missing. An export before that would have gray boxes. */
export function hasAllImages(
  ids: readonly string[],
  images: { has: (id: string) => boolean },
  missingIds: readonly string[],
): boolean {
  return ids.every((id) => images.has(id) || missingIds.includes(id))
}

export function useSceneImages(type: string, ids: readonly string[]) {
  const imageStore = useMemo(() => createImageStore(type), [type])
  const [images, setImages] = useState<DrawingImages>(new Map())
  const [fileErrors, setFileErrors] = useState<readonly FileError[]>([])
  const [missingIds, setMissingIds] = useState<readonly string[]>([])
  const [openingCount, setOpeningCount] = useState(0)
  const bitmapsRef = useRef(new Map<string, ImageBitmap | null>())
  const storedIdsRef = useRef(new Set<string>())
  const usedIdsRef = useRef(new Set<string>())

  function addBitmap(id: string, bitmap: ImageBitmap) {
    bitmapsRef.current.set(id, bitmap)
    setImages((previousImages) => new Map(previousImages).set(id, bitmap))
  }
  const addFileError = (name: string, message: string) =>
    setFileErrors((previousErrors) => [...previousErrors, { name, message }])

  /** Bitmaps are large, so a bitmap that the scene no longer uses is closed. An undo loads it from storage again. */
  const releaseUnusedBitmaps = useEffectEvent(() => {
    for (const [id, bitmap] of bitmapsRef.current) {
      if (ids.includes(id) || !usedIdsRef.current.delete(id)) continue
      bitmapsRef.current.delete(id)
      setImages((previousImages) => new Map([...previousImages].filter(([imageId]) => imageId !== id)))
      bitmap?.close()
    }
    for (const id of ids) if (storedIdsRef.current.has(id)) usedIdsRef.current.add(id)
  })
  const loadStoredImages = useEffectEvent(() => {
    for (const id of ids.filter((imageId) => !bitmapsRef.current.has(imageId))) {
      bitmapsRef.current.set(id, null)
      imageStore.loadBitmap(id).then((bitmap) => {
        if (!bitmap) {
          setMissingIds((previousIds) => [...previousIds, id])
          return addFileError('', imageNotOpenedMessage)
        }
        storedIdsRef.current.add(id)
        addBitmap(id, bitmap)
      })
    }
  })
  const idsKey = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `idsKey` changes with the ids.
  useEffect(() => {
    releaseUnusedBitmaps()
    loadStoredImages()
  }, [idsKey])
  useEffect(
    () => () => {
      for (const bitmap of bitmapsRef.current.values()) bitmap?.close()
      bitmapsRef.current.clear()
      setImages(new Map())
    },
    [],
  )

  /** Shows that a photo is opening until the work with it is done. */
  function showOpening<Result>(work: Promise<Result>): Promise<Result> {
    setOpeningCount((count) => count + 1)
    return work.finally(() => setOpeningCount((count) => count - 1))
  }
  /** Stores the image, at most `maxSide` pixels per side (default 2560). On failure, null and a `fileErrors` entry. */
  const addImage = (file: File, maxSide?: number) => showOpening(openAndStore(file, maxSide))
  async function openAndStore(file: File, maxSide?: number): Promise<AddedImage | null> {
    const { openImageForCanvas } = await import('@/lib/images/open/open-image-for-canvas')
    const openResult = await openImageForCanvas(file, maxSide)
    if ('failed' in openResult) {
      addFileError(file.name, openResult.failed.text)
      return null
    }
    const id = createRandomId(1)
    const { bitmap, blob } = openResult
    addBitmap(id, bitmap)
    if (await imageStore.put(id, blob)) storedIdsRef.current.add(id)
    else addFileError(file.name, imageNotSavedMessage)
    return { id, width: bitmap.width, height: bitmap.height, name: file.name, bitmap }
  }

  const clearFileErrors = () => setFileErrors([])
  const isOpening = openingCount > 0
  const isLoaded = !isOpening && hasAllImages(ids, images, missingIds)
  const fileErrorState = { fileErrors, addFileError, clearFileErrors }
  return { images, isOpening, hasAllImages: isLoaded, imageStore, addImage, showOpening, ...fileErrorState }
}

/**
 * Loads typefaces for texts. `version` changes with each loaded typeface, because text widths change. `isLoaded` is
 * true once the first ones have loaded or failed: until then, texts would be drawn in another typeface.
 */
export function useTypefaceLoader(requests: readonly { family: TypefaceName; text: string }[]) {
  const [version, setVersion] = useState(0)
  const [isLoaded, setIsLoaded] = useState(false)
  const loadTypefaces = useEffectEvent(async () => {
    await Promise.all(requests.map(({ family, text }) => loadTypeface(family, text)))
    setVersion((n) => n + 1)
    setIsLoaded(true)
  })
  const requestKey = JSON.stringify(requests)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `requestKey` changes with the requests.
  useEffect(() => void loadTypefaces(), [requestKey])
  // The site's typeface is split by characters; each part loads when a canvas needs it.
  useEffect(() => {
    const onLoadingDone = () => setVersion((n) => n + 1)
    document.fonts.addEventListener('loadingdone', onLoadingDone)
    return () => document.fonts.removeEventListener('loadingdone', onLoadingDone)
  }, [])
  return { version, isLoaded }
}
