import { once } from 'node:events'

/** Returns the used heap of a process after a collection, in bytes, through its inspector URL. */
export async function getHeapUsed(inspectorUrl: string): Promise<number> {
  const socket = new WebSocket(inspectorUrl)
  await once(socket, 'open')
  let lastId = 0
  const sendCommand = async (method: string) => {
    lastId += 1
    socket.send(JSON.stringify({ id: lastId, method }))
    const [message] = (await once(socket, 'message')) as [MessageEvent<string>]
    return JSON.parse(message.data).result as { usedSize: number }
  }
  try {
    // The second collection frees what the first one finalized.
    await sendCommand('HeapProfiler.collectGarbage')
    await sendCommand('HeapProfiler.collectGarbage')
    return (await sendCommand('Runtime.getHeapUsage')).usedSize
  } finally {
    socket.close()
  }
}
