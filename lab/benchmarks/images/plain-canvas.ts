/**
 * Draws an image (and a text or a QR code) on a canvas repeatedly and has the browser encode it, as a page without our
 * code does.
 */
export type CanvasWork = {
  width: number
  height: number
  type: 'image/jpeg' | 'image/png' | 'image/gif'
  quality?: number
  times?: number
  text?: string
  code?: string
}

/** The script of the plain page. GIFs use gifenc and codes use uqr, without our code. */
export const canvasScript = `
window.plain = async (work, file) => {
  const gifenc = work.type === 'image/gif' && (await import('/gifenc/dist/gifenc.esm.js'))
  const uqr = work.code && (await import('/uqr/dist/index.mjs'))
  const from = performance.now()
  const bitmap = file && (await createImageBitmap(file))
  const gif = gifenc && gifenc.GIFEncoder()
  let bytes = 0
  for (let time = 0; time < (work.times ?? 1); time += 1) {
    const context = new OffscreenCanvas(work.width, work.height).getContext('2d')
    context.fillStyle = 'white'
    context.fillRect(0, 0, work.width, work.height)
    if (bitmap) context.drawImage(bitmap, 0, 0, work.width, work.height)
    context.fillStyle = 'black'
    context.font = '700 96px sans-serif'
    if (work.text) context.fillText(work.text, 80, work.height - 80)
    if (uqr) {
      const { data, size } = uqr.encode(work.code, { border: 4 })
      const side = work.width / size
      data.forEach((row, y) => row.forEach((dark, x) => dark && context.fillRect(x * side, y * side, side, side)))
    }
    if (gif) {
      const { data } = context.getImageData(0, 0, work.width, work.height)
      const palette = gifenc.quantize(data, 256)
      gif.writeFrame(gifenc.applyPalette(data, palette), work.width, work.height, { palette, delay: 500 })
      continue
    }
    bytes += (await context.canvas.convertToBlob({ type: work.type, quality: work.quality })).size
  }
  bitmap?.close()
  if (gif) {
    gif.finish()
    bytes = gif.bytes().length
  }
  return { bytes, ms: performance.now() - from }
}`
