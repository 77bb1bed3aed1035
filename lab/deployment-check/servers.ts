import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSandboxed } from '../../e2e/sandbox.ts'
import { isPortOpen } from './is-port-open.ts'
import { siteName } from './visitor.ts'

export const ports = [3001, 3002] as const
export type Port = (typeof ports)[number]

/** Where the proxy is reached, and the network that visitors come from. */
export const proxyAddress = '198.51.100.1'
const visitorNetwork = '198.51.100.1/24'

const mockModelUrl = 'http://127.0.0.1:3190'
const settings = {
  SITE_URL: `https://${siteName}`,
  APP_SECRET: 'an evening of an operator, who wrote this down',
  HOST: '127.0.0.1',
  TRUST_PROXY_HOPS: '1',
  REDIS_URL: 'redis://127.0.0.1:6379',
  DRAIN_SECONDS: '3',
  IP_QUOTA_FACTOR: '1',
  BURST_LIMIT: '100',
  ALTCHA_COST: '100',
  MODEL_DAILY_LIMIT: 'off',
  OPENAI_API_KEY: 'sk-stand-in',
  OPENAI_BASE_URL: `${mockModelUrl}/v1`,
  OPENAI_MODEL: 'stand-in',
}

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Waits until this is so; throws after half a minute. */
export async function waitUntil(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + 30_000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Not within 30 seconds: ${what}`)
    await sleep(100)
  }
}

/** Asks it to end, as a host does when no other signal is named; gives its exit code. */
async function endProcess(child: ChildProcess | null, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (!child) throw new Error('It was not started.')
  const ended = once(child, 'exit')
  child.kill(signal)
  return (await ended)[0]
}

/** What runs this evening, in a network of its own. */
export function createServers(debian: string) {
  const running = new Set<ChildProcess>()
  const sites = new Map<Port, ChildProcess>()
  let valkey: ChildProcess | null = null
  const trackProcess = (child: ChildProcess): ChildProcess => {
    running.add(child)
    child.once('exit', () => running.delete(child))
    child.stderr?.pipe(process.stderr)
    child.stdout?.resume()
    return child
  }
  const runInDebian = (user: string, command: readonly string[], env: Record<string, string> = {}) =>
    trackProcess(
      spawn('chroot', [`--userspec=${user}`, debian, ...command], {
        env: { NODE_ENV: 'production', PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
        stdio: ['ignore', 'ignore', 'ignore'],
      }),
    )

  return {
    /** A network of its own for all, and nothing counted yet. */
    prepare() {
      rmSync(join(debian, 'var/lib/valkey/appendonlydir'), { recursive: true, force: true })
      execFileSync('ip', ['link', 'set', 'lo', 'up'])
      execFileSync('ip', ['address', 'add', visitorNetwork, 'dev', 'lo'])
    },
    model: () => {
      const file = new URL('../../e2e/mock-servers/openai.ts', import.meta.url).pathname
      trackProcess(spawn(process.execPath, [file, '--port', '3190', '--pace', '200,8,100'], { stdio: 'inherit' }))
      return waitUntil('the model', () => isUp(`${mockModelUrl}/health`))
    },
    valkey() {
      const place = ['--bind', '127.0.0.1', '--dir', '/var/lib/valkey', '--appendonly', 'yes', '--save', '']
      valkey = runInDebian('valkey:valkey', ['valkey-server', ...place])
      return waitUntil('Valkey', () => isPortOpen(6379, '127.0.0.1'))
    },
    endValkey: () => endProcess(valkey),
    /** One server of the site, once it is ready. */
    async site(port: Port, folder: string): Promise<void> {
      const env = { ...settings, PORT: String(port) }
      const command = ['bin/node', 'server/main.mjs'] as const
      sites.set(port, trackProcess(startSandboxed({ folder, command, env, usr: join(debian, 'usr') })))
      await waitUntil(`the site on ${port}`, () => isUp(`http://127.0.0.1:${port}/api/ready`))
    },
    endSite: (port: Port) => endProcess(sites.get(port) ?? null),
    /** Caddy with the example, and certificates of its own; gives the one that visitors trust. */
    async caddy(): Promise<string> {
      const home = '/var/lib/caddy'
      const authority = join(debian, home, 'caddy/pki/authorities/local/root.crt')
      rmSync(join(debian, home, 'caddy'), { recursive: true, force: true })
      copyFileSync('deploy/Caddyfile', join(debian, 'etc/caddy/postsmith'))
      const caddyfile = '{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n}\nimport postsmith\n'
      writeFileSync(join(debian, 'etc/caddy/Caddyfile'), caddyfile)
      runInDebian('0:0', ['caddy', 'run', '--config', '/etc/caddy/Caddyfile'], {
        SITE_URL: settings.SITE_URL,
        SITE_SERVERS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
        HOME: home,
        XDG_DATA_HOME: home,
      })
      let certificate = ''
      await waitUntil('Caddy', () => {
        try {
          certificate = readFileSync(authority, 'utf8')
        } catch {}
        return certificate !== ''
      })
      return certificate
    },
    async stopAll() {
      await Promise.all([...running].map((child) => endProcess(child, 'SIGKILL')))
    },
  }
}
