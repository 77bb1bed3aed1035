/** Puts a picture into the clipboard, as a PNG because browsers take no other pixels there. Tells whether it worked. */
export async function copyAsPng(picture: Blob): Promise<boolean> {
  try {
    // Safari wants the promise itself: after waiting for it, the click no longer counts as the visitor's.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': asPng(picture) })])
    return true
  } catch {
    return false
  }
}

async function asPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/png' })
}
