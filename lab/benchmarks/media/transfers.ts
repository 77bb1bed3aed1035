import { Agent, get } from 'node:http'

const MEGABYTE = 1_000_000

/** Reads so many parts of a file at once, each from another place in it; megabytes in a second, all together. */
export async function readParts(url: string, streams: number, megabytes: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: streams })
  const started = performance.now()
  const size = megabytes * MEGABYTE
  await Promise.all(
    Array.from({ length: streams }, (_, part) => readPart(url, part * size, (part + 1) * size - 1, agent)),
  )
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return (streams * megabytes) / seconds
}

function readPart(url: string, first: number, last: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent, headers: { Range: `bytes=${first}-${last}` } }, (response) => {
      let bytes = 0
      response.on('data', (piece: Buffer) => {
        bytes += piece.length
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 206 && bytes === last - first + 1) resolve()
        else reject(new Error(`Status ${response.statusCode}, ${bytes} bytes.`))
      })
    })
    sent.on('error', reject)
  })
}
