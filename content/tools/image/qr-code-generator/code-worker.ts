import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { makeCode } from './make-code'

serveWorkerRequests(makeCode)
