import { shelfOf } from '@/components/editor/picture-shelf'
import { isAnimated } from '@/lib/images/open/is-animated'
import { sniff } from '@/lib/images/sniff'

const shelf = shelfOf('meme-maker')

/** Where the browser keeps nothing they last as long as the page. */
const unkept = new Map<string, Blob>()

/** Keeps a picture that moves, whole, beside its first frame, and gives the name that it has there; null for a still one. */
export async function keptMovement(file: File, id: string): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = sniff(bytes)
  if (!type || !isAnimated(type, bytes)) return null
  const moving = `${id}-moving`
  if (!(await shelf.put(moving, file))) unkept.set(moving, file)
  return moving
}

export const movementOf = async (moving: string) => unkept.get(moving) ?? shelf.file(moving)
