import 'server-only'
import { metrics } from '@opentelemetry/api'
import { processSingleton } from '@/lib/server/process-singleton'

const seconds = {
  unit: 's',
  advice: { explicitBucketBoundaries: [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120, 300] },
}
/** The conventions’ own bounds, in seconds and in tokens. */
const callSeconds = {
  unit: 's',
  advice: {
    explicitBucketBoundaries: [
      0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92,
    ],
  },
}
const tokens = {
  unit: '{token}',
  advice: { explicitBucketBoundaries: [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536] },
}

export const meter = () => metrics.getMeter('postsmith')

/**
 * What this process counts, each thing once, for whoever asks: a collector (OTLP) or `/api/metrics`. Where nobody does, nothing is
 * kept: `@opentelemetry/api` alone does nothing. Labels are names of ours (routes, tools, codes), never a visitor's.
 */
export const instruments = () =>
  processSingleton('instruments', () => ({
    requests: meter().createCounter('postsmith.requests', {
      description: 'Requests to the API by how they ended.',
    }),
    duration: meter().createHistogram('postsmith.request.duration', {
      ...seconds,
      description: 'From a request’s arrival to its last byte.',
    }),
    inFlight: meter().createUpDownCounter('postsmith.requests.in_flight', {
      description: 'Requests that are being answered.',
    }),
    cost: meter().createCounter('postsmith.cost.microusd', {
      description: 'What models cost by the operator’s prices, in millionths of a US dollar.',
    }),
    botChecks: meter().createCounter('postsmith.bot_checks', {
      description: 'Proofs of the bot check by who vouches and what came of them.',
    }),
    callDuration: meter().createHistogram('gen_ai.client.operation.duration', {
      ...callSeconds,
      description: 'Calls to models.',
    }),
    timeToFirstChunk: meter().createHistogram('gen_ai.client.operation.time_to_first_chunk', {
      ...callSeconds,
      description: 'From a call to a model to the first piece of its answer.',
    }),
    tokenUsage: meter().createHistogram('gen_ai.client.token.usage', {
      ...tokens,
      description: 'Tokens of calls to models, as their servers report them.',
    }),
  }))
