import { setTimeout as sleep } from 'node:timers/promises'
import { operator } from '../../../e2e/hostile/operator.ts'
import { keptConnections, makeRefused, type Refusal } from '../../../e2e/hostile/refused.ts'
import { startOwnSite } from '../../../e2e/own-site.ts'

const heapMb = 384
/** Code is compiled, counters and the log's buffers are there. */
const warmUp = 1_500
const measured = 2_000
/** Until what is kept as long as the longest text may take, 45 seconds, is gone. */
const restMs = 50_000

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
export async function memoryRow(folder: string, kind: Refusal, flood?: number): Promise<string[]> {
  const count = flood ?? measured
  const site = await startOwnSite(operator, {
    folder,
    inspected: true,
    node: [`--max-old-space-size=${heapMb}`],
  })
  const agent = keptConnections()
  try {
    await makeRefused(site.url, kind, warmUp, { agent })
    await sleep(restMs)
    const before = await site.heap()
    const started = performance.now()
    const statuses = await makeRefused(site.url, kind, count, {
      agent,
      ...(flood && { asked: ['transcript'] }),
    })
    const seconds = (performance.now() - started) / 1000
    const lives = site.isAlive()
    const after = lives ? await site.heap() : null
    return [
      `H1 ${kind}, ${count.toLocaleString('en')} from ${kind === 'too many' ? 'one address' : 'many'}, heap of ${heapMb} MB`,
      megabytes(before),
      ...(after === null ? ['', ''] : [megabytes(after), ((after - before) / count).toFixed(0)]),
      [...statuses].map(([status, times]) => `${times} × ${status || 'none'}`).join(', '),
      seconds.toFixed(0),
      lives ? 'yes' : 'no',
    ]
  } finally {
    agent.destroy()
    await site.stop()
  }
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
