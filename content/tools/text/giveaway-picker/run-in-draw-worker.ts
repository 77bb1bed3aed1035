import type { DrawJob, DrawReply } from './run-draw-job'

type WorkerReply = { id: number } & ({ answer: DrawReply } | { failed: true })

let worker: Worker | null = null
let lastId = 0

/**
 * Runs a job in a worker, so that a list of a hundred thousand lines does not block the page. Rejects if the worker
 * fails.
 */
export function runInDrawWorker(job: DrawJob): Promise<DrawReply> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawReply>()
  lastId += 1
  const id = lastId
  worker ??= new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' })
  const currentWorker = worker
  const handleError = () => {
    worker = null
    reject(new Error('The draw could not be made.'))
  }
  const handleMessage = ({ data }: MessageEvent<WorkerReply>) => {
    if (data.id !== id) return
    currentWorker.removeEventListener('message', handleMessage)
    currentWorker.removeEventListener('error', handleError)
    if ('answer' in data) resolve(data.answer)
    else reject(new Error('The draw failed.'))
  }
  currentWorker.addEventListener('message', handleMessage)
  currentWorker.addEventListener('error', handleError)
  currentWorker.postMessage({ id, job })
  return promise
}
