import { useEffect, useRef, useState } from 'react'
import { altTextFrom } from './alt-text'
import type { Asked } from './asked'
import { type MadePicture, madePicture } from './made-picture'
import { picturesKept } from './pictures-kept'
import type { ImagePart } from './read-part'
import { thumbnailOf } from './thumbnail'

/** Finishes each picture of a run as it arrives, and keeps it in this browser. */
export function useMadePictures(asked: Asked, parts: readonly ImagePart[]) {
  const [results, setResults] = useState<ReadonlyMap<string, MadePicture | null>>(new Map())
  const started = useRef(new Set<string>())

  useEffect(() => {
    for (const part of parts) {
      if (part.kind !== 'picture' || started.current.has(part.id)) continue
      started.current.add(part.id)
      const tell = (made: MadePicture | null) => setResults((before) => new Map(before).set(part.id, made))
      finishAndKeep({ id: part.id, at: Date.now(), asked }, part.file).then(tell, () => tell(null))
    }
  }, [asked, parts])

  const shown = parts.flatMap((part) => (part.kind === 'picture' ? [results.get(part.id)] : []))
  return {
    made: shown.filter((picture) => picture instanceof Object),
    /** How many arrived that this browser cannot open. */
    unreadable: shown.filter((picture) => picture === null).length,
  }
}

async function finishAndKeep(start: Pick<MadePicture, 'id' | 'at' | 'asked'>, original: Blob) {
  const made = await madePicture(start, original)
  const thumbnail = await thumbnailOf(made.finished.file)
  void picturesKept.add({ ...start, alt: altTextFrom(start.asked.prompt), thumbnail }, original)
  return made
}
