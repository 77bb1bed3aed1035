import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A real Redis or Valkey server for one test, on its own socket. */
export type RedisServer = {
  url: string
  pid: number
  /** Returns the output of `redis-cli` for a command. */
  runCommand: (...words: string[]) => string
  /** Stops and resumes the server's process: connections stay open without a response. */
  pause: () => void
  resume: () => void
  kill: () => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

const { findRedis } = await import(new URL('../scripts/ensure-programs.mjs', import.meta.url).href)

function findServerProgram(): string {
  const path = findRedis()
  if (path === null)
    throw new Error('There is no redis-server: `npm test` and `node scripts/ensure-programs.mjs` install it.')
  return path
}

/** `settings` are arguments such as `--maxmemory 2mb`. With `isPersistent`, saves every change before it responds. */
export async function startRedis(settings: readonly string[] = [], isPersistent = false): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-redis-'))
  const socket = join(folder, 'redis.sock')
  const persistenceArgs = isPersistent ? ['--appendonly', 'yes', '--appendfsync', 'always'] : ['--save', '']
  const connectionArgs = ['--port', '0', '--unixsocket', socket, '--dir', folder]
  let server: ChildProcess
  const runCommand = (...words: string[]) =>
    execFileSync(findServerProgram().replace('-server', '-cli'), ['-s', socket, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  const start = async () => {
    server = spawn(findServerProgram(), [...connectionArgs, ...persistenceArgs, ...settings], { stdio: 'ignore' })
    await waitUntilUp(runCommand)
  }
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exitEvent = once(server, 'exit')
    server.kill('SIGKILL')
    await exitEvent
  }
  // Ends the server even when the test has failed before its cleanup.
  const killOnExit = () => void server.kill('SIGKILL')
  process.once('exit', killOnExit)
  await start()
  return {
    url: `unix://${socket}`,
    get pid() {
      return Number(server.pid)
    },
    runCommand,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    kill,
    start,
    remove: async () => {
      await kill()
      process.off('exit', killOnExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilUp(runCommand: RedisServer['runCommand']): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      if (runCommand('PING') === 'PONG') return
    } catch {}
    await sleep(20)
  }
  throw new Error('The Redis of this test does not answer.')
}
