import '@/test/api/serve-handler'
import { getProcessSingleton } from '@/platform/next/process-state'

// Without the site's own server, as on Vercel, files pass through a web stream.
Object.assign(getProcessSingleton('response', Object), { getStore: () => undefined })
await import('./transfer.test')
