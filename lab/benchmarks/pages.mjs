/**
 * `npm run bench:pages [-- rounds]`: measures requests per second and idle memory, and compares the site with an empty
 * Next page and with Next's own server. Then measures Lighthouse's mobile scores, unless `rounds` is 0. Values are
 * medians. Applied throttling repeats paint times within a few percent, but simulated throttling does not.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { baselineFolder, ensureBaseline, ensureBuild } from '../../scripts/ensure-build.mjs'
import { ensureDependencies } from '../../scripts/ensure-dependencies.mjs'
import { ensureBrowser } from '../../scripts/ensure-programs.mjs'
import { buildEnvironment, getNodePath, root, startProcess } from '../../scripts/run.mjs'
import { readFileSync } from 'node:fs'
import { waitUntilUp } from './api-servers.ts'
import { readResidentMegabytes } from './images/measure-page.ts'

const AUTOCANNON = 'autocannon@9.0.0'
const CONNECTIONS = 200
const SECONDS = 8

/** Returns the CPU time of a process in clock ticks, 100 per second on Linux. */
function getCpuTicks({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** CPU time per page shows the server's capacity, because the client can be slower than a fast server. */
async function measureRequests(url, server) {
  const before = getCpuTicks(server)
  const args = ['--yes', AUTOCANNON, '--json', '-c', CONNECTIONS, '-d', SECONDS]
  const { stdout } = await promisify(execFile)(
    'npx',
    [...args.map(String), '-H', 'Accept-Encoding: gzip, deflate, br', url],
    { env: buildEnvironment(), maxBuffer: 16 * 1024 * 1024 },
  )
  const { requests, latency, throughput, errors, non2xx } = JSON.parse(stdout)
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`)
  return {
    'pages/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'CPU ms a page': Number((((getCpuTicks(server) - before) * 10) / requests.total).toFixed(3)),
    'kB a page': Number((throughput.total / requests.total / 1000).toFixed(1)),
  }
}

const LIGHTHOUSE = 'lighthouse@13.5.0'
const rounds = Number(process.argv[2] ?? 3)

await ensureDependencies()
await ensureBuild()
await ensureBaseline()
const chrome = rounds > 0 && (await ensureBrowser())

const next = join(root, 'node_modules/next/dist/bin/next')
const production = { NODE_ENV: 'production' }
const site = startProcess(getNodePath(), [join(root, 'server/main.mjs')], {
  env: { PORT: '3180', ...production },
  stdio: 'ignore',
})
const nextServer = startProcess(getNodePath(), [next, 'start', '--port', '3181'], {
  env: production,
  stdio: 'ignore',
})
const bareSite = startProcess(getNodePath(), [next, 'start', '--port', '3189'], {
  cwd: baselineFolder,
  stdio: 'ignore',
})
const pages = {
  'bare Next page': 'http://127.0.0.1:3189/',
  home: 'http://127.0.0.1:3180/',
  'landing page': 'http://127.0.0.1:3180/social-media-tools',
  'prompt tool': 'http://127.0.0.1:3180/tiktok-hook-generator',
  calculator: 'http://127.0.0.1:3180/social-media-tools/tiktok/money-calculator',
}

async function lighthouse(url) {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--throttling-method=devtools']
  const { stdout } = await promisify(execFile)('npx', [...args, `--chrome-flags=${flags}`], {
    env: buildEnvironment({ CHROME_PATH: chrome }),
    maxBuffer: 64 * 1024 * 1024,
  })
  const { categories, audits } = JSON.parse(stdout)
  const score = (name) => Math.round(categories[name].score * 100)
  const scripts = audits['network-requests'].details.items.filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'FCP ms': Math.round(audits['first-contentful-paint'].numericValue),
    'LCP ms': Math.round(audits['largest-contentful-paint'].numericValue),
    'TBT ms': Math.round(audits['total-blocking-time'].numericValue),
    CLS: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    'JS kB': Math.round(scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000),
  }
}

const getMedian = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

async function printMedians(targets, count, measure) {
  const results = Object.fromEntries(Object.keys(targets).map((name) => [name, []]))
  for (let round = 0; round < count; round += 1)
    for (const [name, target] of Object.entries(targets)) results[name].push(await measure(target))
  const getMedians = (runs) =>
    Object.fromEntries(Object.keys(runs[0]).map((key) => [key, getMedian(runs.map((run) => run[key]))]))
  console.table(Object.fromEntries(Object.entries(results).map(([name, runs]) => [name, getMedians(runs)])))
}

async function benchRequests() {
  const targets = {
    'bare Next page': [pages['bare Next page'], bareSite],
    'prompt tool': [pages['prompt tool'], site],
    'prompt tool, next start': [pages['prompt tool'].replace('3180', '3181'), nextServer],
  }
  await Promise.all(Object.values(targets).map(([url]) => waitUntilUp(url)))
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  console.table({
    'idle memory, MB': {
      site: Math.round(readResidentMegabytes(site.pid)),
      'next start': Math.round(readResidentMegabytes(nextServer.pid)),
      bare: Math.round(readResidentMegabytes(bareSite.pid)),
    },
  })
  await printMedians(targets, 3, (target) => measureRequests(...target))
}

try {
  await benchRequests()
  if (rounds > 0) {
    await Promise.all(Object.values(pages).map(waitUntilUp))
    await printMedians(pages, rounds, lighthouse)
  }
} finally {
  for (const server of [site, nextServer, bareSite]) server.kill('SIGKILL')
}
