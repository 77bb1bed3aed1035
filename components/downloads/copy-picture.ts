import { notifyError, notifySuccess } from '@/components/ui/notify'
import { pictureNotCopied } from '@/lib/errors/pictures'

/** Puts a picture of this site's into the clipboard, as PNG: the only kind that every browser takes. */
export async function copyPicture(path: string): Promise<void> {
  try {
    // The clipboard takes a promise, so that the click still counts when the picture has arrived.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(path) })])
    await notifySuccess('Picture copied!')
  } catch {
    await notifyError(pictureNotCopied)
  }
}

async function pngOf(path: string): Promise<Blob> {
  const bitmap = await createImageBitmap(await (await fetch(path)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}
