import { useEffect, useRef, useState } from 'react'
import { browserImageStore } from './browser-image-store'
import { createThumbnail } from './create-thumbnail'
import { draftAltText } from './draft-alt-text'
import { createGeneratedImage, type GeneratedImage } from './generated-image'
import type { GenerationOptions } from './generation-options'
import type { ImagePart } from './parse-image-part'

/** Finishes each picture of a run as it arrives, and keeps it in this browser. */
export function useGeneratedImages(options: GenerationOptions, parts: readonly ImagePart[]) {
  const [results, setResults] = useState<ReadonlyMap<string, GeneratedImage | null>>(new Map())
  const started = useRef(new Set<string>())

  useEffect(() => {
    for (const part of parts) {
      if (part.kind !== 'picture' || started.current.has(part.id)) continue
      started.current.add(part.id)
      const setResult = (made: GeneratedImage | null) =>
        setResults((before) => new Map(before).set(part.id, made))
      finishAndSave({ id: part.id, at: Date.now(), asked: options }, part.file).then(setResult, () =>
        setResult(null),
      )
    }
  }, [options, parts])

  const shown = parts.flatMap((part) => (part.kind === 'picture' ? [results.get(part.id)] : []))
  return {
    images: shown.filter((picture) => picture instanceof Object),
    /** How many arrived that this browser cannot open. */
    unreadableCount: shown.filter((picture) => picture === null).length,
  }
}

async function finishAndSave(start: Pick<GeneratedImage, 'id' | 'at' | 'asked'>, original: Blob) {
  const made = await createGeneratedImage(start, original)
  const thumbnail = await createThumbnail(made.finished.file)
  void browserImageStore.add({ ...start, alt: draftAltText(start.asked.prompt), thumbnail }, original)
  return made
}
