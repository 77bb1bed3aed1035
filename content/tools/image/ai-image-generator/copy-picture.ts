import { encoded } from './finish-picture'

/** Puts a picture into the clipboard, as a PNG because browsers take no other type there. Tells whether it worked. */
export async function copyPicture(file: Blob): Promise<boolean> {
  try {
    // Safari wants the promise itself: after waiting for it, the click no longer counts as the visitor's.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': asPng(file) })])
    return true
  } catch {
    return false
  }
}

async function asPng(file: Blob): Promise<Blob> {
  if (file.type === 'image/png') return file
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return encoded(canvas, 'image/png')
}
