import { once } from 'node:events'

/** Bytes of a process's heap in use after a collection, by its inspector's address. */
export async function getHeapUsed(inspector: string): Promise<number> {
  const socket = new WebSocket(inspector)
  await once(socket, 'open')
  let last = 0
  const ask = async (method: string) => {
    last += 1
    socket.send(JSON.stringify({ id: last, method }))
    const [message] = (await once(socket, 'message')) as [MessageEvent<string>]
    return JSON.parse(message.data).result as { usedSize: number }
  }
  try {
    // What the first collection finalises, the second one frees.
    await ask('HeapProfiler.collectGarbage')
    await ask('HeapProfiler.collectGarbage')
    return (await ask('Runtime.getHeapUsage')).usedSize
  } finally {
    socket.close()
  }
}
