import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'

/** Draws an image, and a text or a QR code, on a canvas `times` times. The browser encodes it without our code. */
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
const canvasScript = `
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

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url))
const types = { js: 'text/javascript', wasm: 'application/wasm' } as const

const page = `<!doctype html><title>direct</title>
<script type="importmap">{ "imports": { "wasm-feature-detect": "/wasm-feature-detect/dist/esm/index.js" } }</script>
<script type="module">
const encoders = {
  jpeg: () => import('/@jsquash/jpeg/encode.js'),
  webp: () => import('/@jsquash/webp/encode.js'),
  avif: () => import('/@jsquash/avif/encode.js'),
  png: () => import('/@jsquash/oxipng/optimise.js'),
}
window.direct = async (type, options, file) => {
  const { default: encode } = await encoders[type]()
  const from = performance.now()
  let source
  if (type === 'png') source = await file.arrayBuffer()
  else {
    const bitmap = await createImageBitmap(file)
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
    context.drawImage(bitmap, 0, 0)
    source = context.getImageData(0, 0, bitmap.width, bitmap.height)
    bitmap.close()
  }
  const made = await encode(source, options)
  return { bytes: made.byteLength, ms: performance.now() - from }
}
${canvasScript}
</script><input type="file">`

export function serveEncoders(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/') return response.setHeader('Content-Type', 'text/html').end(page)
    const type = path.endsWith('.wasm') ? types.wasm : types.js
    try {
      response.setHeader('Content-Type', type).end(readFileSync(`${modules}${path.slice(1)}`))
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
