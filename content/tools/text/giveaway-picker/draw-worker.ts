import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { runDrawJob } from './run-draw-job'

serveWorkerRequests(runDrawJob)
