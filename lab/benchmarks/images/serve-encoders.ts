import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { canvasScript } from './plain-canvas.ts'

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
