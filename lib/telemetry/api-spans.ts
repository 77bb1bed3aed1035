import { type Attributes, type Context, trace } from '@opentelemetry/api'
import {
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  SamplingDecision,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'

/** Of Next's own spans: the request and its handler. The others name what they fetch, or repeat these. */
const nextSpans: readonly unknown[] = ['BaseServer.handleRequest', 'AppRouteRouteHandlers.runHandler']
/** Pages are left out (their addresses may carry a visitor's words), and so is what only asks how the site is. */
const isTraced = (target: string) => /^\/api\/(?!(?:health|ready|metrics)\b)/.test(target)

const roots: Sampler = {
  shouldSample: (_context: Context, _id: string, _name: string, _kind: unknown, given: Attributes) => {
    const target = given['http.target']
    const isWanted = isKnown(given) && (typeof target !== 'string' || isTraced(target))
    return { decision: isWanted ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD }
  },
  toString: () => 'requests to the API',
}

const withParents = new ParentBasedSampler({ root: roots })

/** Lets requests to the API through with the calls to models that they make. */
export const apiSampler: Sampler = {
  shouldSample(parent, id, name, kind, given, links) {
    const isOdd = trace.getSpanContext(parent) !== undefined && !isKnown(given)
    return isOdd
      ? { decision: SamplingDecision.NOT_RECORD }
      : withParents.shouldSample(parent, id, name, kind, given, links)
  },
  toString: () => 'requests to the API and their calls to models',
}

const isKnown = (given: Attributes) => {
  const type = given['next.span_type']
  return type === undefined || nextSpans.includes(type)
}

/** What is sent of a span of Next's; `http.target` would hold download links and queries. */
const shown = ['http.method', 'http.route', 'http.status_code', 'next.span_type', 'error.type']

/** An exporter that is given nothing but what this site has named itself: no other attribute, event or error's words. */
export function withoutContent(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(reduced), done),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  }
}

function reduced(span: ReadableSpan): ReadableSpan {
  const isOurs = span.instrumentationScope.name === 'postsmith'
  const kept = Object.entries(span.attributes).filter(([name]) => isOurs || shown.includes(name))
  return Object.create(span, {
    attributes: { value: Object.fromEntries(kept) },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  })
}
