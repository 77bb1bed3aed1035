/**
 * `npm run bench:pages [-- rounds]`: requests a second under 200 connections and idle memory, beside a bare Next page and
 * beside Next's own server of the same build; then Lighthouse's mobile scores (`rounds` of 0 leaves them out) of the home
 * page, a landing page and tool pages beside the bare page in the same run. Medians of the rounds. Paint times are under
 * applied throttling, which repeats within a few percent; simulated ones do not.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { ensureBuild } from '../../scripts/ensure-build.mjs'
import { ensureDependencies } from '../../scripts/ensure-dependencies.mjs'
import { ensureFloor, floorFolder } from '../../scripts/ensure-floor.mjs'
import { environment, node, root, start } from '../../scripts/run.mjs'
import { memoryOf, requestsOf } from './requests.mjs'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const rounds = Number(process.argv[2] ?? 3)

await ensureDependencies()
await ensureBuild()
await ensureFloor()
const chrome = rounds > 0 && (await ensureBrowser())

const next = join(root, 'node_modules/next/dist/bin/next')
const production = { NODE_ENV: 'production' }
const site = start(node(), [join(root, 'server/main.mjs')], {
  env: { PORT: '3180', ...production },
  stdio: 'ignore',
})
const nextOfSite = start(node(), [next, 'start', '--port', '3181'], { env: production, stdio: 'ignore' })
const bare = start(node(), [next, 'start', '--port', '3189'], { cwd: floorFolder, stdio: 'ignore' })
const pages = {
  'bare Next page': 'http://127.0.0.1:3189/',
  home: 'http://127.0.0.1:3180/',
  'landing page': 'http://127.0.0.1:3180/social-media-tools',
  'prompt tool': 'http://127.0.0.1:3180/tiktok-hook-generator',
  calculator: 'http://127.0.0.1:3180/social-media-tools/tiktok/money-calculator',
}

async function answers(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reply = await fetch(url).catch(() => null)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} does not answer`)
}

async function lighthouse(url) {
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--throttling-method=devtools']
  const { stdout } = await promisify(execFile)('npx', [...args, `--chrome-flags=${flags}`], {
    env: environment({ CHROME_PATH: chrome }),
    maxBuffer: 64 * 1024 * 1024,
  })
  const { categories, audits } = JSON.parse(stdout)
  const score = (name) => Math.round(categories[name].score * 100)
  const scripts = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  )
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

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

const medianOf = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, middle(runs.map((run) => run[key]))]))

async function benchRequests() {
  const asked = {
    'bare Next page': [pages['bare Next page'], bare],
    'prompt tool': [pages['prompt tool'], site],
    'prompt tool, next start': [pages['prompt tool'].replace('3180', '3181'), nextOfSite],
  }
  await Promise.all(Object.values(asked).map(([url]) => answers(url)))
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  console.table({
    'idle memory, MB': { site: memoryOf(site), 'next start': memoryOf(nextOfSite), bare: memoryOf(bare) },
  })
  const results = Object.fromEntries(Object.keys(asked).map((name) => [name, []]))
  for (let round = 0; round < 3; round += 1) {
    for (const [name, server] of Object.entries(asked)) results[name].push(await requestsOf(...server))
  }
  console.table(Object.fromEntries(Object.entries(results).map(([name, runs]) => [name, medianOf(runs)])))
}

async function benchLighthouse() {
  const results = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
  await Promise.all(Object.values(pages).map(answers))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(pages)) results[name].push(await lighthouse(url))
  }
  console.table(Object.fromEntries(Object.entries(results).map(([name, runs]) => [name, medianOf(runs)])))
}

try {
  await benchRequests()
  if (rounds > 0) await benchLighthouse()
} finally {
  for (const server of [site, nextOfSite, bare]) server.kill('SIGKILL')
}
