import { type DrawJob, runDrawJob } from './run-draw-job'

addEventListener('message', ({ data: { id, job } }: MessageEvent<{ id: number; job: DrawJob }>) => {
  runDrawJob(job)
    .then((answer) => ({ id, answer }))
    .catch(() => ({ id, failed: true }))
    .then((reply) => postMessage(reply))
})
