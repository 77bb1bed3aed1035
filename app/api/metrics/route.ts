import { getSettings } from '@/lib/server/env'
import { serveMetrics } from '@/lib/server/telemetry/serve-metrics'

export const GET = (request: Request) => serveMetrics(getSettings(), request)
