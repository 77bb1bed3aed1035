import 'server-only'
import { context, DiagConsoleLogger, DiagLogLevel, diag, metrics, TraceFlags, trace } from '@opentelemetry/api'
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
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type Sampler,
  SamplingDecision,
  type SpanExporter,
  type SpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { version } from '@/package.json'
import { serverState } from '@/platform/next/process-state'
import { getScraper } from './serve-metrics'
import type { TelemetryConfig } from './telemetry-config'

/** Next's spans of a request and its handler. Other spans of Next contain the fetched URLs or repeat these. */
const nextSpanTypes: readonly unknown[] = ['BaseServer.handleRequest', 'AppRouteRouteHandlers.runHandler']
/** Excludes pages, whose addresses may contain visitors' text, and health checks. */
const isTraced = (target: string) => /^\/api\/(?!(?:health|ready|metrics)\b)/.test(target)

const apiSampler: Sampler = {
  shouldSample(context, _trace, _name, _kind, attributes) {
    const type = attributes['next.span_type']
    const target = attributes['http.target']
    const parentContext = trace.getSpanContext(context)
    const isPartOfTrace = parentContext
      ? (parentContext.traceFlags & TraceFlags.SAMPLED) !== 0
      : typeof target !== 'string' || isTraced(target)
    const shouldRecord = isPartOfTrace && (type === undefined || nextSpanTypes.includes(type))
    return { decision: shouldRecord ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD }
  },
  toString: () => 'requests to the API and their calls to models',
}

/** Attributes of Next's spans that are exported. `http.target` would contain download links and queries. */
const allowedAttributes = ['http.method', 'http.route', 'http.status_code', 'next.span_type', 'error.type']

/** Wraps an exporter to pass only this site's own names: no other attributes, events or error messages. */
function createRedactingExporter(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, callback) => exporter.export(spans.map(redactSpan), callback),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  }
}

function redactSpan(span: ReadableSpan): ReadableSpan {
  const isPostsmithSpan = span.instrumentationScope.name === 'postsmith'
  const allowedEntries = Object.entries(span.attributes).filter(
    ([name]) => isPostsmithSpan || allowedAttributes.includes(name),
  )
  return Object.create(span, {
    attributes: { value: Object.fromEntries(allowedEntries) },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  })
}

/** Vercel's request context, read as in @vercel/functions (2026-11). */
const getVercelRequest = (): { waitUntil?: (work: Promise<unknown>) => void } | undefined =>
  Reflect.get(globalThis, Symbol.for('@vercel/request-context'))?.get?.()

/** On Vercel, idle instances may sleep, so each request exports at its end; elsewhere the server after the last. */
export function createFlushProcessor(flush: () => Promise<void>): SpanProcessor {
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

/** Load only with a config, before the first metric. Ignores the trace context of requests, which clients can forge. */
export function startTelemetry(config: TelemetryConfig): void {
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
    config.metrics &&
    new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter(),
      exportIntervalMillis: intervalMs,
      exportTimeoutMillis: Math.min(intervalMs, 30_000),
    })
  const scrapeReader = config.scraped && new ScrapeReader()
  const meterProvider = new MeterProvider({
    resource,
    readers: [pushReader, scrapeReader].filter((reader) => reader !== false),
  })
  metrics.setGlobalMeterProvider(meterProvider)
  if (scrapeReader) {
    const serializer = new PrometheusSerializer(undefined, false, undefined, true, true)
    getScraper().scrape = async () => serializer.serialize((await scrapeReader.collect()).resourceMetrics)
  }
  if (!config.traces && !config.metrics) return

  const batchProcessor =
    config.traces && new BatchSpanProcessor({ exporter: createRedactingExporter(new OTLPTraceExporter()) })
  const flush = async () => {
    await Promise.allSettled([meterProvider.forceFlush(), batchProcessor ? batchProcessor.forceFlush() : undefined])
  }
  const spanProcessors = [batchProcessor, createFlushProcessor(flush)].filter((processor) => processor !== false)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(new TracerProvider({ resource, sampler: apiSampler, spanProcessors }))
}
