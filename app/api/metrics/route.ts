import { getSettings } from '@/lib/server/env'
import { refuseMethods } from '@/lib/server/http/refuse-methods'
import { serveMetrics } from '@/lib/server/telemetry/serve-metrics'

const { refuse, options } = refuseMethods('/api/metrics', 'GET')

export const GET = (request: Request) => serveMetrics(getSettings(), request)
export { options as OPTIONS, refuse as DELETE, refuse as HEAD, refuse as PATCH, refuse as POST, refuse as PUT }
