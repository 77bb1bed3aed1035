import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const toolType = 'twitter-thread'
/** Three bytes per character: the response of 170 kB exceeds the server's buffer for one reader. */
const sentence = '长文章里的一句话需要很多字才能说清楚道理而且写得越多就越容易让读者记住。'
const prompt = sentence.repeat(105).slice(0, 4_000)
/** Exceeds the system's buffer for a loopback connection, which is up to 4 MB. */
const PAGES_BEFORE = 20

export const unreadToolType = toolType

/**
 * Requests a long text as a stream without reading it. Pages requested first on the same connection fill the system's
 * buffers.
 */
export async function openUnreadStream(site: string, token: string, visitor: Record<string, string>): Promise<Socket> {
  const { hostname, port } = new URL(site)
  const body = JSON.stringify({ toolType, prompt, turnstileToken: token, parameters: { mode: 'split' } })
  const headerLines = [
    'POST /api/generate-content HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Accept: text/event-stream',
    ...Object.entries(visitor).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  const socket = connect(Number(port), hostname)
  socket.pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  const pageRequests = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(PAGES_BEFORE)
  socket.write(`${pageRequests}${headerLines.join('\r\n')}\r\n\r\n${body}`)
  return socket
}
