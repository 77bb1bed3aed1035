import { connect } from 'node:net'
import { test } from 'vitest'
import { serveMedia } from '@/test/media/serve-media'
import { fileAnswer } from '@/test/media/start-upstream'
test.each([[20], [60], [150]])('%i kB/s', async (rate) => {
  const media = await serveMedia(fileAnswer(Buffer.alloc(60_000_000)), { env: { BURST_LIMIT: '10' } })
  const { hostname, port, pathname } = new URL(media.link())
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  let got = 0; const t = performance.now(); let closed = 0
  socket.pause()
  const timer = setInterval(() => { const b = socket.read(rate * 100) as Buffer | null; got += b?.length ?? 0 }, 100)
  socket.on('close', () => { closed = performance.now() - t })
  await new Promise((r) => setTimeout(r, 75_000))
  clearInterval(timer)
  process.stdout.write(`RATE ${rate} got ${got} closed ${closed} log ${media.logged().length} ${media.logged()[0] ?? ''}\n`)
  socket.destroy()
}, 90_000)
