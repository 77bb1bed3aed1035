import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { solveTokens } from '../api/tokens.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export const tiktokUrl = 'http://127.0.0.1:3292'
export const siteUrl = 'http://127.0.0.1:3293'

const siteSettings = {
  TIKTOK_ORIGIN: tiktokUrl,
  BURST_LIMIT: '10000',
  IP_QUOTA_FACTOR: '1000',
  MAX_CONCURRENT: '64',
  ALTCHA_COST: '1',
  SITE_URL: '',
  TURNSTILE_SITE_KEY: '',
  TURNSTILE_SECRET_KEY: '',
}

/** Starts TikTok's mock server and the site's production build (made first if missing), each in its own process. */
export async function startServers(): Promise<{ memory: () => number; stop: () => void }> {
  const site = startProcess(['scripts/start.mjs'], { ...siteSettings, PORT: new URL(siteUrl).port })
  const children = [startProcess(['e2e/mock-servers/tiktok.ts', '--port', new URL(tiktokUrl).port]), site]
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  try {
    await Promise.all([waitUntilUp(`${tiktokUrl}/health`), waitUntilUp(`${siteUrl}/api/health`)])
  } catch (error) {
    stop()
    throw error
  }
  return { stop, memory: () => readResidentMegabytes(getChildPid(site.pid)) }
}

/** The path under which the site hands out a post's best film. */
export async function getVideoPath(id: string): Promise<string> {
  const toolType = 'download-tiktok-video'
  const [turnstileToken] = await solveTokens(siteUrl, toolType, 1)
  const prompt = `https://www.tiktok.com/@demo.user/video/${id}`
  const response = await fetch(`${siteUrl}/api/generate-content`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ toolType, prompt, turnstileToken, parameters: {} }),
  })
  const { parts } = (await response.json()) as { parts?: { videos: { path: string }[] }[] }
  const path = parts?.[0]?.videos[0]?.path
  if (!path) throw new Error(`The site handed out no link: ${response.status}`)
  return path
}

function startProcess(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** `start.mjs` runs the server in a process of its own. Linux alone tells which. */
function getChildPid(pid: number | undefined): string {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] ?? ''
}

function readResidentMegabytes(pid: string): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1000
}

async function waitUntilUp(url: string): Promise<void> {
  const patience = AbortSignal.timeout(600_000)
  for (;;) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    patience.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
