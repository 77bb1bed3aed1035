import type { DrawJob, DrawReply } from './run-draw-job'

type Reply = { id: number } & ({ answer: DrawReply } | { failed: true })

let worker: Worker | null = null
let last = 0

/** Has a job done in a worker, so that a list of a hundred thousand holds nothing up. Rejects where that cannot be. */
export function runInDrawWorker(job: DrawJob): Promise<DrawReply> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawReply>()
  last += 1
  const id = last
  worker ??= new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' })
  const used = worker
  const fail = () => {
    worker = null
    reject(new Error('The draw could not be made.'))
  }
  const listen = ({ data }: MessageEvent<Reply>) => {
    if (data.id !== id) return
    used.removeEventListener('message', listen)
    used.removeEventListener('error', fail)
    if ('answer' in data) resolve(data.answer)
    else reject(new Error('The draw failed.'))
  }
  used.addEventListener('message', listen)
  used.addEventListener('error', fail)
  used.postMessage({ id, job })
  return promise
}
