import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection to the site for bytes that no client of HTTP would send. */
export async function openSocket(site: string): Promise<Socket> {
  const { hostname, port } = new URL(site)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** The first bytes that the site answers to these: the head, and what came with it. */
export async function sendRaw(site: string, bytes: string): Promise<string> {
  const socket = await openSocket(site)
  socket.write(bytes)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer)
}
