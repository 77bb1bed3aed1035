/**
 * Ends this process when one job has used more CPU time than it may: an exponential expression would hold its thread for
 * years, and a deadline of the clock would end honest work on a busy machine. Runs in a worker, which is free to look.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Starts the watch; the function that it gives starts the time anew. */
export function endAfter(jobMs: number): () => void {
  const until = new Float64Array(new SharedArrayBuffer(8))
  const renew = () => {
    until[0] = cpuMs() + jobMs
  }
  renew()
  new Worker(new URL(import.meta.url), { workerData: until }).unref()
  return renew
}

if (!isMainThread) {
  const until: Float64Array = workerData
  setInterval(() => {
    if (cpuMs() > (until[0] ?? 0)) process.kill(process.pid, 'SIGKILL')
  }, 100)
}
