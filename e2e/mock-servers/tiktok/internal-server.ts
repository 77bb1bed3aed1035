import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Starts a server on the internal network. It reports every connection in any protocol, and sends nothing. */
export async function startInternalServer(
  onConnection: (origin: string) => void,
): Promise<{ origin: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    onConnection(origin)
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
