import 'server-only'
import { context, DiagConsoleLogger, DiagLogLevel, diag, metrics, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { MeterProvider, MetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { version } from '@/package.json'
import { serverState } from '@/platform/next/process-state'
import { apiSampler, createRedactingExporter } from './api-spans'
import { getScraper } from './serve-metrics'
import type { TelemetryConfig } from './telemetry-config'

type Flush = () => Promise<void>

/** Vercel's request context, read as in @vercel/functions (2026-11). */
type VercelRequest = { waitUntil?: (work: Promise<unknown>) => void }

const getVercelRequest = (): VercelRequest | undefined =>
  Reflect.get(globalThis, Symbol.for('@vercel/request-context'))?.get?.()

/**
 * Exports pending data before the data is lost. On Vercel, where an idle instance may sleep, the export runs at the end
 * of each request. Elsewhere the server calls `serverState.flushTelemetry` after the last request.
 */
export function createFlushProcessor(flush: Flush): SpanProcessor {
  serverState.flushTelemetry = flush
  return {
    onStart: () => {},
    onEnd(span) {
      if (span.parentSpanContext === undefined) getVercelRequest()?.waitUntil?.(flush())
    },
    forceFlush: async () => {},
    shutdown: async () => {},
  }
}

/** Prometheus pulls, so flushing does nothing. */
class ScrapeReader extends MetricReader {
  protected async onForceFlush(): Promise<void> {}
  protected async onShutdown(): Promise<void> {}
}

/**
 * Starts OpenTelemetry's SDK. Load this module only if `getTelemetryConfig` returns a config, and before the first
 * metric. The trace context of incoming requests is ignored, because clients can forge the context.
 */
export function startTelemetry({
  traces: shouldTrace,
  metrics: shouldPush,
  scraped: shouldScrape,
}: TelemetryConfig): void {
  diag.setLogger(new DiagConsoleLogger(), DiagLogLevel.WARN)
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'postsmith', 'service.version': version }))
    .merge(
      detectResources({
        detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector],
      }),
    )
  const intervalMs = Number(process.env.OTEL_METRIC_EXPORT_INTERVAL) || 60_000
  const pushReader =
    shouldPush &&
    new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter(),
      exportIntervalMillis: intervalMs,
      exportTimeoutMillis: Math.min(intervalMs, 30_000),
    })
  const scrapeReader = shouldScrape && new ScrapeReader()
  const meterProvider = new MeterProvider({
    resource,
    readers: [pushReader, scrapeReader].filter((reader) => reader !== false),
  })
  metrics.setGlobalMeterProvider(meterProvider)
  if (scrapeReader) {
    const serializer = new PrometheusSerializer(undefined, false, undefined, true, true)
    getScraper().scrape = async () => serializer.serialize((await scrapeReader.collect()).resourceMetrics)
  }
  if (!shouldTrace && !shouldPush) return

  const batchProcessor =
    shouldTrace && new BatchSpanProcessor({ exporter: createRedactingExporter(new OTLPTraceExporter()) })
  const flush = async () => {
    await Promise.allSettled([meterProvider.forceFlush(), batchProcessor ? batchProcessor.forceFlush() : undefined])
  }
  const spanProcessors = [batchProcessor, createFlushProcessor(flush)].filter((processor) => processor !== false)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(new TracerProvider({ resource, sampler: apiSampler, spanProcessors }))
}
