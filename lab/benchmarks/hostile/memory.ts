import { setTimeout as sleep } from 'node:timers/promises'
import {
  createKeepAliveAgent,
  type RefusalKind,
  sendRefusedRequests,
} from '../../../e2e/hostile/send-refused-requests.ts'
import { siteSettings } from '../../../e2e/hostile/site-settings.ts'
import { startSite } from '../../../e2e/site-process.ts'

const HEAP_MB = 384
/** Code is compiled, counters and the log's buffers are there. */
const WARM_UP_REQUESTS = 1_500
const MEASURED_REQUESTS = 2_000
/** Until what is kept as long as the longest text may take, 45 seconds, is gone. */
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

/** Heap after a collection, before and after so many refused requests: of all sorts, or a flood of those that may take longest. */
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

const formatMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
