import { onTestFinished, vi } from 'vitest'
import { startCollector } from '@/e2e/stand-ins/collector'
import { startTelemetry } from '@/lib/server/telemetry/start'
import { wantedTelemetry } from '@/lib/server/telemetry/wanted'

/** Has everything counted and traced from here on, once in a process, and collected by a stand-in over HTTP. */
export async function startCollected() {
  const collector = await startCollector()
  onTestFinished(() => collector.stop())
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  vi.stubEnv('METRICS_TOKEN', 'a-token-for-tests')
  const wanted = wantedTelemetry(process.env)
  if (wanted) startTelemetry(wanted)
  const flush: () => Promise<void> = Reflect.get(globalThis, Symbol.for('postsmith.flush'))
  return { collector, flush }
}
