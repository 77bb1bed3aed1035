import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { encodeGif } from './encode-gif'

serveWorkerRequests(encodeGif)
