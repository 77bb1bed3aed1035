import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { imageNotOpened, imageNotSaved } from '@/lib/core/errors/image-notices'
import { randomId } from '@/lib/core/random-id'
import type { DrawingImages } from '@/lib/images/drawing/paint'
import type { AddedImage, FileError } from './editor'
import { hasAllImages } from './has-all-images'
import { createImageStore } from './image-store'

const loadOpener = () => import('@/lib/images/open/open-for-canvas')

/** The pictures that a scene names, as far as they are there: those kept in this browser come back, new ones are opened and kept. */
export function useSceneImages(type: string, ids: readonly string[]) {
  const shelf = useMemo(() => createImageStore(type), [type])
  const [pictures, setPictures] = useState<DrawingImages>(new Map())
  const [faults, setFaults] = useState<readonly FileError[]>([])
  const [lost, setLost] = useState<readonly string[]>([])
  const known = useRef(new Map<string, ImageBitmap | null>())
  /** Those that the browser's database has, and those of them that the scene has had. */
  const shelved = useRef(new Set<string>())
  const shown = useRef(new Set<string>())

  const show = useCallback((id: string, bitmap: ImageBitmap) => {
    known.current.set(id, bitmap)
    setPictures((before) => new Map(before).set(id, bitmap))
  }, [])
  const fail = useCallback(
    (name: string, text: string) => setFaults((before) => [...before, { name, text }]),
    [],
  )

  /** Bitmaps are large: what has left the scene is given up, and comes back from the shelf with an undo. */
  const giveUp = useEffectEvent(() => {
    for (const [id, bitmap] of known.current) {
      if (ids.includes(id) || !shown.current.delete(id)) continue
      known.current.delete(id)
      setPictures((before) => new Map([...before].filter(([one]) => one !== id)))
      bitmap?.close()
    }
    for (const id of ids) if (shelved.current.has(id)) shown.current.add(id)
  })
  const fetchKept = useEffectEvent(() => {
    for (const id of ids.filter((one) => !known.current.has(one))) {
      known.current.set(id, null)
      shelf.loadBitmap(id).then((bitmap) => {
        if (!bitmap) {
          setLost((before) => [...before, id])
          return fail('', imageNotOpened)
        }
        shelved.current.add(id)
        show(id, bitmap)
      })
    }
  })
  const wanted = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids as one value.
  useEffect(() => {
    giveUp()
    fetchKept()
  }, [wanted])
  useEffect(
    () => () => {
      for (const bitmap of known.current.values()) bitmap?.close()
      known.current.clear()
      setPictures(new Map())
    },
    [],
  )

  const addPicture = useCallback(
    async (file: File, side?: number): Promise<AddedImage | null> => {
      const { openForCanvas } = await loadOpener()
      const opened = await openForCanvas(file, side)
      if ('failed' in opened) {
        fail(file.name, opened.failed.text)
        return null
      }
      const id = randomId(1)
      const { bitmap, blob } = opened
      show(id, bitmap)
      if (await shelf.put(id, blob)) shelved.current.add(id)
      else fail(file.name, imageNotSaved)
      return { id, width: bitmap.width, height: bitmap.height, name: file.name, bitmap }
    },
    [shelf, show, fail],
  )

  const clearFaults = useCallback(() => setFaults([]), [])
  const complete = hasAllImages(ids, pictures, lost)
  return {
    images: pictures,
    hasAllImages: complete,
    imageStore: shelf,
    addImage: addPicture,
    fileErrors: faults,
    addFileError: fail,
    clearFileErrors: clearFaults,
  }
}
