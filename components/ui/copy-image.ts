import { imageNotCopiedNotice } from '@/lib/core/errors/image-notices'
import { notifyError, notifySuccess } from './notify'

/** PNG is the only format. Safari requires a promise, because user activation expires during a wait. */
export async function copyImage(image: Blob | Promise<Blob>): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(image) })])
    await notifySuccess('Image copied!')
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
