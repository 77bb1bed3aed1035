import { conduct, type Job } from './conduct'

addEventListener('message', ({ data: { id, job } }: MessageEvent<{ id: number; job: Job }>) => {
  conduct(job)
    .then((answer) => ({ id, answer }))
    .catch(() => ({ id, failed: true }))
    .then((reply) => postMessage(reply))
})
