import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { makeGif } from './make-gif'

serveWorkerRequests(makeGif)
