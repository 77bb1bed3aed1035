import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const standInUrl = 'http://127.0.0.1:3290'
export const siteUrl = 'http://127.0.0.1:3291'

/** Behind one trusted proxy, so that each call can come from a visitor of its own, as it would in production. */
const operator = {
  TRUST_PROXY_HOPS: '1',
  MAX_CONCURRENT: '200',
  MODEL_DAILY_LIMIT: 'off',
  ALTCHA_COST: '1',
  SITE_URL: '',
  TURNSTILE_SITE_KEY: '',
  TURNSTILE_SECRET_KEY: '',
}

/** Starts the model's stand-in and the site's production build (made first if missing), each in its own process. */
export async function startServers(): Promise<() => void> {
  const model = {
    OPENAI_API_KEY: 'sk-stand-in',
    OPENAI_BASE_URL: `${standInUrl}/v1`,
    OPENAI_MODEL: 'stand-in',
  }
  const children = [
    start(['e2e/stand-ins/openai.ts', '--port', new URL(standInUrl).port]),
    start(['scripts/start.mjs'], { ...operator, ...model, PORT: new URL(siteUrl).port }),
  ]
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  try {
    await Promise.all([answers(`${standInUrl}/health`), answers(`${siteUrl}/api/health`)])
  } catch (error) {
    stop()
    throw error
  }
  return stop
}

function start(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function answers(url: string): Promise<void> {
  const patience = AbortSignal.timeout(600_000)
  for (;;) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    patience.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
