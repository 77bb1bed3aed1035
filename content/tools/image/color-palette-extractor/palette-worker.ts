import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { extractColours } from './extract-colours'

serveWorkerRequests(extractColours)
