import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { siteSettings } from '../../e2e/site-process.ts'

const { ensureBuild } = await import(new URL('../../scripts/ensure-build.mjs', import.meta.url).href)
const root = fileURLToPath(new URL('../..', import.meta.url))

export const mockModelUrl = 'http://127.0.0.1:3290'
const firstPort = 3291
const redisPort = 3289

const benchmarkSettings = { ...siteSettings, MAX_CONCURRENT: '200', MODEL_DAILY_LIMIT: 'off', SITE_URL: '' }

type Servers = { sites: readonly string[]; hasRedis: boolean; stop: () => void }

/** Rebuilds a stale build. Several instances share a secret and, with redis-server, their usage counters. */
export async function startServers(instances = 1): Promise<Servers> {
  await ensureBuild()
  const children: ChildProcess[] = []
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  const redis = instances > 1 ? await startRedis() : null
  if (redis) children.push(redis)
  const model = {
    OPENAI_API_KEY: 'sk-stand-in',
    OPENAI_BASE_URL: `${mockModelUrl}/v1`,
    OPENAI_MODEL: 'stand-in',
  }
  const shared = {
    APP_SECRET: 'bench'.repeat(8),
    ...(redis && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
  }
  const ports = Array.from({ length: instances }, (_, i) => String(firstPort + i))
  const sites = ports.map((port) => `http://127.0.0.1:${port}`)
  children.push(startProcess(['e2e/mock-servers/openai.ts', '--port', new URL(mockModelUrl).port]))
  for (const PORT of ports)
    children.push(startProcess(['server/main.mjs'], { ...benchmarkSettings, ...model, ...shared, PORT }))
  try {
    await Promise.all([mockModelUrl, ...sites.map((site) => `${site}/api`)].map((url) => waitUntilUp(`${url}/health`)))
  } catch (error) {
    stop()
    throw error
  }
  return { sites, hasRedis: redis !== null, stop }
}

async function startRedis(): Promise<ChildProcess | null> {
  const server = spawn('redis-server', ['--port', String(redisPort), '--save', ''], { stdio: 'ignore' })
  return new Promise((resolve) => {
    server.once('error', () => resolve(null))
    server.once('spawn', () => resolve(server))
  })
}

function startProcess(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export async function waitUntilUp(url: string): Promise<void> {
  const timeoutSignal = AbortSignal.timeout(60_000)
  for (;;) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    timeoutSignal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
