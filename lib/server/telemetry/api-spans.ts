import { TraceFlags, trace } from '@opentelemetry/api'
import { type ReadableSpan, type Sampler, SamplingDecision, type SpanExporter } from '@opentelemetry/sdk-trace'

/** Next's spans of a request and its handler. Other spans of Next contain the fetched URLs or repeat these. */
const nextSpanTypes: readonly unknown[] = ['BaseServer.handleRequest', 'AppRouteRouteHandlers.runHandler']
/** Excludes pages, whose addresses may contain visitors' text, and health checks. */
const isTraced = (target: string) => /^\/api\/(?!(?:health|ready|metrics)\b)/.test(target)

export const apiSampler: Sampler = {
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
export function createRedactingExporter(exporter: SpanExporter): SpanExporter {
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
