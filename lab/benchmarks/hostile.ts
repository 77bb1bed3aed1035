/**
 * `npm run bench:hostile [-- --folder PATH --only WORD]`: measures how much single requests can slow down everything
 * else. Attacks a folder's existing production build. A site that no longer responds is stopped, and the reported
 * figure is then the limit of the measurement. Only compare columns of the same run.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createVisitorHeaders } from '../../e2e/api-call.ts'
import {
  createWorstCases,
  hostileInputs,
  type PreparedRequest,
  prepareOrdinaryRequests,
  prepareRequests,
  sendPrepared,
} from '../../e2e/hostile-requests.ts'
import { type SiteProcess, siteSettings, startSite } from '../../e2e/site-process.ts'
import { type LoadResult, measureUnderLoad } from './measure-under-load.ts'

const { values } = parseArgs({
  options: { folder: { type: 'string', default: process.cwd() }, only: { type: 'string', default: '' } },
})
// Ends the site too, which may no longer respond to signals.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

type Attack = {
  name: string
  timeoutMs: number
  shots: (site: string) => Promise<PreparedRequest[]>
  env?: Record<string, string>
}

const MANY_REQUESTS = 20
const TIMEOUT_MS = 30_000

/** Sent before any limit and without a valid token. */
const unverifiedAttacks: Attack[] = (
  [
    ['C1', 'slides', MANY_REQUESTS],
    ['C1', 'posts', MANY_REQUESTS],
    ['A1', 'marks', 10],
  ] as const
).flatMap(([row, kind, most]) =>
  [1, most].map((count) => ({
    name: `${row} ${kind}, ${count} with a false token from one address`,
    timeoutMs: 120_000,
    shots: async () => {
      const visitor = createVisitorHeaders()
      return Array.from({ length: count }, () => ({ input: hostileInputs[kind], token: 'x', visitor }))
    },
  })),
)

const verifiedAttacks: Attack[] = (['request', 'places', 'addresses', 'manyAddresses', 'word'] as const).map(
  (kind) => ({
    name: `C2 ${kind}, 1 after a proof of work`,
    timeoutMs: TIMEOUT_MS,
    shots: (site) => prepareRequests(site, [hostileInputs[kind]]),
  }),
)

const concurrentAttacks: Attack[] = [{}, { MAX_CONCURRENT: '64' }].map((env) => ({
  name: `${MANY_REQUESTS} worst cases at once, each with a proof${'MAX_CONCURRENT' in env ? ', 64 places' : ''}`,
  timeoutMs: TIMEOUT_MS,
  shots: (site) => prepareRequests(site, createWorstCases(MANY_REQUESTS)),
  env,
}))

const headings = [
  'attack',
  'health p99 idle, ms',
  'p99 under attack, ms',
  'longest, ms',
  'answers',
  'last answer, ms',
  'resident memory, MB more',
  'heap after, MB more',
  'SIGTERM',
]

async function measureRow({ name, timeoutMs, shots, env = {} }: Attack): Promise<string[]> {
  const site = await startSite({ ...siteSettings, ...env }, { folder: values.folder, hasInspector: true })
  try {
    for (const shot of await prepareOrdinaryRequests(site.url)) await sendPrepared(site.url, shot, timeoutMs)
    // Proofs are solved before the attack, because the site may not respond after it.
    const again = await shots(site.url)
    const heap = await site.getHeapUsed()
    const found = await measureUnderLoad(site, await shots(site.url), timeoutMs)
    const after = found.isAnswered ? formatMegabytes((await site.getHeapUsed()) - heap) : 'cannot be asked'
    return [name, ...formatFigures(found), after, await measureShutdown(site, again)]
  } finally {
    await site.stop()
  }
}

function formatFigures({ idle, underLoad, answers, durationMs, memoryGrowth }: LoadResult): string[] {
  return [idle.p99, underLoad.p99, underLoad.max]
    .map((value) => value.toFixed(1))
    .concat(answers, durationMs.toFixed(0), formatMegabytes(memoryGrowth))
}

async function measureShutdown(site: SiteProcess, shots: readonly PreparedRequest[]): Promise<string> {
  const again = shots.map((shot) => sendPrepared(site.url, shot, 10_000))
  await sleep(300)
  const ended = await site.terminate(10_000)
  await Promise.all(again)
  return ended ? `${ended.code} after ${ended.ms.toFixed(0)} ms` : 'goes on after 10 s'
}

const formatMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
const printRow = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)

printRow(headings)
printRow(headings.map(() => '---'))
for (const attack of [...unverifiedAttacks, ...verifiedAttacks, ...concurrentAttacks])
  if (attack.name.includes(values.only)) printRow(await measureRow(attack))
