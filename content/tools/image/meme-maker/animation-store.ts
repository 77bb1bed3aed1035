import { createImageStore } from '@/components/editor/image-store'
import { isAnimated } from '@/lib/images/open/is-animated'
import { sniffImageType } from '@/lib/images/sniff-image-type'

const imageStore = createImageStore('meme-maker')

/** Where the browser keeps nothing they last as long as the page. */
const memoryFiles = new Map<string, Blob>()

/** Keeps a picture that moves, whole, beside its first frame, and gives the name that it has there; null for a still one. */
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
