import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { heapOf } from './hostile/heap.ts'

/** The production build in a process of its own, for what the other journeys would disturb. */
export type OwnSite = {
  url: string
  /** Resident memory in bytes. */
  memory: () => number
  /** Bytes of the heap in use after a collection; only of a site that is inspected. */
  heap: () => Promise<number>
  isAlive: () => boolean
  /** Asks it to end as a host does: its exit code (null when a signal ended it) and how long it took, or null when it goes on. */
  terminate: (patienceMs: number) => Promise<{ code: number | null; ms: number } | null>
  stop: () => Promise<void>
}

type Options = {
  /** Where the build lies; this project when left out. */
  folder?: string
  /** Node's own options, such as `--max-old-space-size=384`. */
  node?: readonly string[]
  inspected?: boolean
}

/** Starts the build, which must be there, on a free port. */
export async function startOwnSite(env: Record<string, string>, options: Options = {}): Promise<OwnSite> {
  const { folder = process.env.POSTSMITH_FOLDER ?? process.cwd(), node = [], inspected = false } = options
  const args = [
    ...node,
    ...(inspected ? ['--inspect=127.0.0.1:0'] : []),
    '--import',
    './server/client-address.mjs',
    'node_modules/next/dist/bin/next',
    'start',
    '--port',
    '0',
  ]
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: '', ...env },
    stdio: ['ignore', 'pipe', inspected ? 'pipe' : 'inherit'],
  })
  const ended = once(server, 'exit')
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  const inspector = inspected
    ? said(server.stderr, /ws:\/\/\S+/)
    : Promise.reject(new Error('Not inspected.'))
  inspector.catch(() => {})
  return {
    url: (await said(server.stdout, /http:\/\/localhost:\d+/)).replace('localhost', '127.0.0.1'),
    // Linux alone tells it of another process.
    memory: () => {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
    },
    heap: async () => heapOf(await inspector),
    isAlive: () => server.exitCode === null && server.signalCode === null,
    terminate: (patienceMs) => terminate(server, patienceMs),
    stop: async () => {
      kill()
      await ended
      process.off('exit', kill)
    },
  }
}

async function terminate(server: ChildProcess, patienceMs: number) {
  const asked = performance.now()
  const ended = once(server, 'exit', { signal: AbortSignal.timeout(patienceMs) })
  server.kill('SIGTERM')
  const [code] = await ended.catch(() => [undefined])
  return code === undefined ? null : { code: code as number | null, ms: performance.now() - asked }
}

/** What the server says, as soon as it says it. Everything after that is read and dropped: a full pipe would stop the server. */
function said(output: ChildProcess['stdout'], wanted: RegExp): Promise<string> {
  let text = ''
  return new Promise((resolve, reject) => {
    output?.on('data', (piece) => {
      if (wanted.test(text)) return
      text += String(piece)
      const found = wanted.exec(text)?.[0]
      if (found) resolve(found)
    })
    output?.once('end', () => reject(new Error(`The site did not start: ${text}`)))
  })
}
