import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { decodeFile } from './decode-file'

serveWorkerRequests(decodeFile)
