/** A worker thread for tests in place of espeak-ng: a job's only line names what it does. */
import { parentPort, threadId } from 'node:worker_threads'

const actions = {
  answer() {},
  /** Computes endlessly, until the thread is terminated. */
  compute: () => /^(a+)+$/.test(`${'a'.repeat(60)}b`),
  wait: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300),
  leave: () => process.exit(0),
  break() {
    throw new Error('broken thread')
  },
}

parentPort.on('message', ({ lines: [action], voice }) => {
  actions[action]()
  parentPort.postMessage({ wav: voice, ends: [threadId] })
})
parentPort.postMessage({ ready: true })
