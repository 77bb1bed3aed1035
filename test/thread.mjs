/** A thread for tests: does what each job's `do` says and answers with the job, as often as `times` says. */
import { parentPort } from 'node:worker_threads'

const actions = {
  answer() {},
  /** Computes for ever; only the thread's end ends it. */
  compute: () => /^(a+)+$/.test(`${'a'.repeat(60)}b`),
  /** Takes long without computing. */
  wait: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300),
  /** Uses some 40 ms of processor time. */
  spend() {
    const start = process.threadCpuUsage()
    for (let used = 0; used < 40_000; ) {
      const { user, system } = process.threadCpuUsage(start)
      used = user + system
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
