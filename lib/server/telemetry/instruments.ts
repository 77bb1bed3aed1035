import 'server-only'
import { metrics } from '@opentelemetry/api'
import { getProcessSingleton } from '@/platform/next/process-state'

/** Bucket boundaries of OpenTelemetry's GenAI conventions, in seconds. */
const callSecondsOptions = {
  unit: 's',
  advice: {
    explicitBucketBoundaries: [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92],
  },
}

export const getMeter = () => metrics.getMeter('postsmith')

/** Without a collector or `/api/metrics`, recording does nothing. Labels are the site's names, never visitors' text. */
export const getInstruments = () =>
  getProcessSingleton('instruments', () => ({
    requests: getMeter().createCounter('postsmith.requests', { description: 'Requests to the API by how they ended.' }),
    duration: getMeter().createHistogram('postsmith.request.duration', {
      unit: 's',
      advice: { explicitBucketBoundaries: [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120, 300] },
      description: 'From a request’s arrival to its last byte.',
    }),
    inFlight: getMeter().createUpDownCounter('postsmith.requests.in_flight', {
      description: 'Requests that are being answered.',
    }),
    cost: getMeter().createCounter('postsmith.cost.microusd', {
      description: 'What models cost by the operator’s prices, in millionths of a US dollar.',
    }),
    botChecks: getMeter().createCounter('postsmith.bot_checks', {
      description: 'Proofs of the bot check by who vouches and what came of them.',
    }),
    callDuration: getMeter().createHistogram('gen_ai.client.operation.duration', {
      ...callSecondsOptions,
      description: 'Calls to models.',
    }),
    timeToFirstChunk: getMeter().createHistogram('gen_ai.client.operation.time_to_first_chunk', {
      ...callSecondsOptions,
      description: 'From a call to a model to the first piece of its answer.',
    }),
    tokenUsage: getMeter().createHistogram('gen_ai.client.token.usage', {
      unit: '{token}',
      // From the same conventions.
      advice: { explicitBucketBoundaries: [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536] },
      description: 'Tokens of calls to models, as their servers report them.',
    }),
  }))
