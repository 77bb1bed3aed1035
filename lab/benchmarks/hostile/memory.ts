import { setTimeout as sleep } from 'node:timers/promises'
import {
  createKeepAliveAgent,
  type RefusalKind,
  sendRefusedRequests,
} from '../../../e2e/hostile-requests.ts'
import { siteSettings, startSite } from '../../../e2e/site-process.ts'
import { formatMegabytes } from './measure-under-load.ts'

const HEAP_MB = 384
/** Enough to compile the code and fill counters and log buffers. */
const WARM_UP_REQUESTS = 1_500
const MEASURED_REQUESTS = 2_000
/** Long enough to release data that is stored for up to 45 seconds, the longest time a text may take. */
const REST_MS = 50_000

export const memoryHeadings = [
  'refused requests',
  'heap before, MB',
  'after, MB',
  'bytes each',
  'answers',
  's',
  'lives',
]

/** Each time after a garbage collection. `flood` is a number of requests, only of the slowest kind. */
export async function measureMemoryRow(folder: string, kind: RefusalKind, flood?: number): Promise<string[]> {
  const count = flood ?? MEASURED_REQUESTS
  const site = await startSite(siteSettings, {
    folder,
    hasInspector: true,
    node: [`--max-old-space-size=${HEAP_MB}`],
  })
  const agent = createKeepAliveAgent()
  try {
    await sendRefusedRequests(site.url, kind, WARM_UP_REQUESTS, { agent })
    await sleep(REST_MS)
    const before = await site.getHeapUsed()
    const started = performance.now()
    const statuses = await sendRefusedRequests(site.url, kind, count, {
      agent,
      ...(flood && { bodyKinds: ['transcript'] }),
    })
    const seconds = (performance.now() - started) / 1000
    const isAlive = site.isAlive()
    const after = isAlive ? await site.getHeapUsed() : null
    return [
      `H1 ${kind}, ${count.toLocaleString('en')} from ${kind === 'too many' ? 'one address' : 'many'}, heap of ${HEAP_MB} MB`,
      formatMegabytes(before),
      ...(after === null ? ['', ''] : [formatMegabytes(after), ((after - before) / count).toFixed(0)]),
      [...statuses].map(([status, times]) => `${times} × ${status || 'none'}`).join(', '),
      seconds.toFixed(0),
      isAlive ? 'yes' : 'no',
    ]
  } finally {
    agent.destroy()
    await site.stop()
  }
}
