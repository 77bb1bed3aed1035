import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns the used heap of a process after a collection, in bytes, through its inspector URL. */
async function getHeapUsed(inspectorUrl: string): Promise<number> {
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

/** The production build in a separate process, for tests that would disturb other tests. */
export type SiteProcess = {
  url: string
  getMemory: () => number
  /** Used heap in bytes after a garbage collection; requires the inspector. */
  getHeapUsed: () => Promise<number>
  getOutput: () => string
  isAlive: () => boolean
  /** Waits for its exit. `code` is null if a signal ended it; the result is null after the timeout. */
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
  const exitEvent = once(server, 'exit')
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
      if (!inspectorUrl) throw new Error('Only a site started with an inspector reports its heap.')
      return getHeapUsed(await inspectorUrl)
    },
    getOutput: output.said,
    isAlive: () => server.exitCode === null && server.signalCode === null,
    terminate: (timeoutMs) => terminate(server, timeoutMs),
    stop: async () => {
      kill()
      await exitEvent
      process.off('exit', kill)
    },
  }
}

async function terminate(server: ChildProcess, timeoutMs: number) {
  const startTime = performance.now()
  const exitEvent = once(server, 'exit', { signal: AbortSignal.timeout(timeoutMs) })
  server.kill('SIGTERM')
  const [code] = await exitEvent.catch(() => [undefined])
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

/** Only `/tmp` is writable. The mounts end with the process. `exec` lets the started process get the signal to end. */
const sandboxScript = `
  set -e
  mount --make-rprivate /
  mount --bind "$ROOT" "$ROOT"
  mount --bind /usr "$ROOT/usr"
  mount --bind "$1" "$ROOT/site"
  for part in usr site; do mount -o remount,bind,ro "$ROOT/$part"; done
  shift
  for part in dev proc; do mount --rbind "/$part" "$ROOT/$part"; done
  mount -t tmpfs -o size=64m,mode=1777 tmpfs "$ROOT/tmp"
  mount -o remount,bind,ro "$ROOT"
  root=$ROOT
  unset ROOT
  exec chroot "$root" /usr/bin/setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs \\
    --bounding-set=-all /usr/bin/env -C /site "$@"
`

/** Whether the sandbox root can be created: only on Linux as root, and where the host allows mounts. */
function canSandbox(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const rootFolders = ['usr', 'site', 'dev', 'proc', 'tmp']
const rootLinks = ['bin', 'lib', 'lib64', 'sbin']

/** Unprivileged and without write access, as in the container. Without mounts, isolates only folder and environment. */
export function startSandboxed(
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
): ChildProcess {
  const options: SpawnOptions = {
    env: { NODE_ENV: 'production', PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  }
  if (!canSandbox()) return spawn(join(folder, program), args, { ...options, cwd: folder })
  const root = mkdtempSync(join(tmpdir(), 'postsmith-root-'))
  chmodSync(root, 0o755)
  for (const part of rootFolders) mkdirSync(join(root, part))
  for (const part of rootLinks) symlinkSync(`usr/${part}`, join(root, part))
  options.env = { ...options.env, NODE_ENV: 'production', ROOT: root }
  const child = spawn('unshare', ['--mount', 'sh', '-c', sandboxScript, 'sh', folder, program, ...args], options)
  // Not recursive: that would empty a mount that outlived its process.
  child.once('exit', () => {
    for (const part of rootLinks) unlinkSync(join(root, part))
    for (const part of rootFolders) rmdirSync(join(root, part))
    rmdirSync(root)
  })
  return child
}

/** Default settings with a quick proof of work. One trusted proxy lets a test act as many visitors. */
export const siteSettings = {
  TRUST_PROXY_HOPS: '1',
  ALTCHA_COST: '1',
  TURNSTILE_SITE_KEY: '',
  TURNSTILE_SECRET_KEY: '',
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
}
