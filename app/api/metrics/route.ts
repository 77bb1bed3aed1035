import { getSettings } from '@/lib/server/env'
import { refuseOtherMethods } from '@/lib/server/http/refuse-other-methods'
import { serveMetrics } from '@/lib/server/telemetry/serve-metrics'

const { refuse, options } = refuseOtherMethods('/api/metrics', 'GET')

export const GET = (request: Request) => serveMetrics(getSettings(), request)
export { options as OPTIONS, refuse as DELETE, refuse as HEAD, refuse as PATCH, refuse as POST, refuse as PUT }
