import { once } from 'node:events'
import { constants, getPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const { href } = pathToFileURL('lib/threads/go-second.ts')

test.runIf(process.platform === 'linux')('a thread goes behind the one that answers requests', async () => {
  const before = getPriority()
  const script = `
    import { readlinkSync } from 'node:fs'
    import { getPriority } from 'node:os'
    import { parentPort } from 'node:worker_threads'
    const { goSecond } = await import('${href}')
    goSecond()
    parentPort.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))))
  `
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`), { execArgv: [] })
  expect(await once(worker, 'message')).toEqual([constants.priority.PRIORITY_BELOW_NORMAL])
  expect(getPriority()).toBe(before)
})
