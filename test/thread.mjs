/** A worker thread for tests: runs the action in each job's `do` and posts the job back, `times` times. */
import { parentPort } from 'node:worker_threads'

const actions = {
  answer() {},
  /** Computes endlessly, until the thread is terminated. */
  compute: () => /^(a+)+$/.test(`${'a'.repeat(60)}b`),
  wait: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300),
  spend() {
    const startUsage = process.threadCpuUsage()
    for (let usedMicroseconds = 0; usedMicroseconds < 40_000; ) {
      const { user, system } = process.threadCpuUsage(startUsage)
      usedMicroseconds = user + system
    }
  },
  leave: () => process.exit(0),
  break() {
    throw new Error('broken thread')
  },
}

parentPort.on('message', (job) => {
  actions[job.do]()
  for (let left = job.times ?? 1; left > 0; left -= 1) parentPort.postMessage({ ...job, left })
})
parentPort.postMessage({ ready: true })
