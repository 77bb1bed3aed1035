import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { getHeapUsed } from './hostile/get-heap-used.ts'

/** The production build in a separate process, for tests that would disturb other tests. */
export type SiteProcess = {
  url: string
  getMemory: () => number
  /** Used heap in bytes after a garbage collection; requires the inspector. */
  getHeapUsed: () => Promise<number>
  getOutput: () => string
  isAlive: () => boolean
  /**
   * Requests termination as a host does. Resolves with the exit code (null after a signal) and the time it took, or
   * null if the process keeps running.
   */
  terminate: (timeoutMs: number) => Promise<{ code: number | null; ms: number } | null>
  stop: () => Promise<void>
}

type Options = {
  /** The folder of the build; this project by default. */
  folder?: string
  node?: readonly string[]
  hasInspector?: boolean
}

/** Starts the existing build on a free port. */
export async function startSite(env: Record<string, string>, options: Options = {}): Promise<SiteProcess> {
  const { folder = process.cwd(), node = [], hasInspector = false } = options
  const inspectArguments = hasInspector ? ['--inspect=127.0.0.1:0'] : []
  const server = spawn(process.execPath, [...node, ...inspectArguments, 'server/main.mjs'], {
    cwd: folder,
    env: { ...process.env, SITE_URL: '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return waitForSite(server, hasInspector)
}

export async function waitForSite(server: ChildProcess, hasInspector = false): Promise<SiteProcess> {
  const exited = once(server, 'exit')
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  const output = captureOutput(server)
  const inspectorUrl = hasInspector && output.until(/ws:\/\/\S+/)
  const url = (await output.until(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/)).replace('localhost', '127.0.0.1')
  output.clear()
  return {
    url,
    // Only Linux reports the memory of another process.
    getMemory: () => {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
    },
    getHeapUsed: async () => {
      if (!inspectorUrl) throw new Error('Only a site that is inspected tells of its heap.')
      return getHeapUsed(await inspectorUrl)
    },
    getOutput: output.said,
    isAlive: () => server.exitCode === null && server.signalCode === null,
    terminate: (timeoutMs) => terminate(server, timeoutMs),
    stop: async () => {
      kill()
      await exited
      process.off('exit', kill)
    },
  }
}

async function terminate(server: ChildProcess, timeoutMs: number) {
  const startTime = performance.now()
  const exited = once(server, 'exit', { signal: AbortSignal.timeout(timeoutMs) })
  server.kill('SIGTERM')
  const [code] = await exited.catch(() => [undefined])
  return code === undefined ? null : { code: code as number | null, ms: performance.now() - startTime }
}

/** Captures all output of a server; an unread pipe would block it. */
function captureOutput({ stdout, stderr }: ChildProcess) {
  let text = ''
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk) => {
      text += String(chunk)
    })
  }
  return {
    said: () => text,
    clear: () => {
      text = ''
    },
    until: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const checkOutput = () => {
          const match = pattern.exec(text)?.[0]
          if (match === undefined) return
          for (const stream of [stdout, stderr]) stream?.off('data', checkOutput)
          resolve(match)
        }
        for (const stream of [stdout, stderr]) stream?.on('data', checkOutput)
        stdout?.once('end', () => reject(new Error(`The site did not start: ${text}`)))
      }),
  }
}
