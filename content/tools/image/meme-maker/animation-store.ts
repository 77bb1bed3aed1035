import { createImageStore } from '@/components/editor/image-store'
import { sniffImageType } from '@/lib/images/image-type'
import { isAnimated } from '@/lib/images/open/file-structure'

const imageStore = createImageStore('meme-maker')

/** Fallback if the browser cannot store files; lost on reload. */
const memoryFiles = new Map<string, Blob>()

/** Stores the full file of an animation next to its first frame and returns its id; null for a still image. */
export async function saveAnimation(file: File, id: string): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = sniffImageType(bytes)
  if (!type || !isAnimated(type, bytes)) return null
  const animationId = `${id}-moving`
  if (!(await imageStore.put(animationId, file))) memoryFiles.set(animationId, file)
  return animationId
}

export const loadAnimation = async (animationId: string) =>
  memoryFiles.get(animationId) ?? imageStore.loadBlob(animationId)
