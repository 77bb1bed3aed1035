import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** The production build in a process of its own, for what the other journeys would disturb. */
export type OwnSite = {
  url: string
  memory: () => number
  /** What it has printed since it listens. */
  said: () => string
  stop: () => Promise<void>
}

/** Starts the build, which must be there, on a free port. */
export async function startOwnSite(env: Record<string, string>): Promise<OwnSite> {
  const args = ['--import', './server/preload.mjs', 'node_modules/next/dist/bin/next', 'start', '--port', '0']
  const server = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server.stderr.on('data', (piece) => process.stderr.write(piece))
  const url = await addressOf(server)
  let said = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (piece) => {
      said += String(piece)
    })
  }
  return {
    url,
    said: () => said,
    // Resident memory in bytes; Linux alone tells it of another process.
    memory: () => {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
    },
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = ''
  for await (const piece of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(piece)
    const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
    if (port) {
      stdout?.resume()
      return `http://127.0.0.1:${port}`
    }
  }
  throw new Error(`The site did not start: ${said}`)
}
