import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { extractColors } from './extract-colors'

serveWorkerRequests(extractColors)
