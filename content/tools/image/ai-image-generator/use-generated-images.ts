import { useEffect, useRef, useState } from 'react'
import { fitWithin } from '@/lib/core/geometry/sizes'
import { browserImageStore } from './browser-image-store'
import { draftAltText } from './draft-alt-text'
import { createGeneratedImage, type GeneratedImage } from './generated-image'
import type { GenerationOptions } from './generation-options'
import type { ImagePart } from './parse-image-part'

/** Longest side, in pixels. */
const maxSize = { width: 320, height: 320 }

/** The same picture, small enough to keep and show many at once. */
async function createThumbnail(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = fitWithin(bitmap, maxSize)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/webp' })
}

/** Finishes each picture of a run as it arrives, and keeps it in this browser. */
export function useGeneratedImages(options: GenerationOptions, parts: readonly ImagePart[]) {
  const [results, setResults] = useState<ReadonlyMap<string, GeneratedImage | null>>(new Map())
  const startedIdsRef = useRef(new Set<string>())

  useEffect(() => {
    for (const part of parts) {
      if (part.kind !== 'picture' || startedIdsRef.current.has(part.id)) continue
      startedIdsRef.current.add(part.id)
      const setResult = (image: GeneratedImage | null) =>
        setResults((previousResults) => new Map(previousResults).set(part.id, image))
      finishAndSave({ id: part.id, at: Date.now(), asked: options }, part.file).then(setResult, () => setResult(null))
    }
  }, [options, parts])

  const imageResults = parts.flatMap((part) => (part.kind === 'picture' ? [results.get(part.id)] : []))
  return {
    images: imageResults.filter((image) => image instanceof Object),
    /** How many arrived that this browser cannot open. */
    unreadableCount: imageResults.filter((image) => image === null).length,
  }
}

async function finishAndSave(metadata: Pick<GeneratedImage, 'id' | 'at' | 'asked'>, original: Blob) {
  const generatedImage = await createGeneratedImage(metadata, original)
  const thumbnail = await createThumbnail(generatedImage.finishedImage.file)
  void browserImageStore.add({ ...metadata, alt: draftAltText(metadata.asked.prompt), thumbnail }, original)
  return generatedImage
}
