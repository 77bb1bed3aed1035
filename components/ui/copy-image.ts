import { imageNotCopiedNotice } from '@/lib/core/errors/image-notices'
import { notifyError, notifySuccess } from './notify'

/**
 * Puts a picture into the clipboard, as a PNG because browsers take no other pixels there, and says whether it worked. A
 * picture that has still to come may be given as a promise: Safari wants that itself, since after waiting for it the
 * click no longer counts as the visitor's.
 */
export async function copyImage(image: Blob | Promise<Blob>): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(image) })])
    await notifySuccess('Picture copied!')
  } catch {
    await notifyError(imageNotCopiedNotice)
  }
}

async function toPng(input: Blob | Promise<Blob>): Promise<Blob> {
  const image = await input
  if (image.type === 'image/png') return image
  const bitmap = await createImageBitmap(image)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/png' })
}
