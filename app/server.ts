import 'server-only'
import { Worker } from 'node:worker_threads'
import { toolByType } from '@/content/tools'
import { cardWriter } from '@/lib/generate/cards/card-writer'
import type { Backend, ServiceName } from '@/lib/generate/pipeline'
import { createBreaker } from '@/lib/generate/run/breaker'
import { createThreadedWriter } from '@/lib/generate/writer-thread/threaded-writer'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { createBotCheck } from '@/lib/server/bot-check'
import { settings } from '@/lib/server/env'
import { createReadiness } from '@/lib/server/http/readiness'
import { openKeptReplies } from '@/lib/server/idempotency/open-kept-replies'
import { FailoverStore } from '@/lib/server/limits/failover-store'
import { createLimits } from '@/lib/server/limits/limits'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import { RedisLimitStore } from '@/lib/server/limits/redis-store'
import { DaySpending } from '@/lib/server/limits/spending'
import { spendingFileIn } from '@/lib/server/limits/spending-file'
import type { LimitStore } from '@/lib/server/limits/store'
import { perProcess } from '@/lib/server/per-process'
import { redis } from '@/lib/server/redis/client'
import { observeSite } from '@/lib/server/telemetry/observe-site'
import { modelSight } from './model-sight'

/** At most two, so that a slow prompt in one leaves the other. */
const WRITER_THREADS = 2
/** Its tables and code take 60 MB. A young generation as large as V8's own default would stay in memory. */
const writerMemory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 }

/** All limits are counted here: in Redis where there is one, else in this process. */
export const limitStore = () => perProcess('limitStore', createLimitStore)

function createLimitStore(): LimitStore {
  const shared = redis()
  if (shared) return new FailoverStore(new RedisLimitStore(shared), new MemoryLimitStore())
  const { stateFolder } = settings()
  return new MemoryLimitStore(new DaySpending(stateFolder === null ? null : spendingFileIn(stateFolder)))
}

/** Apart from the rest, which starts threads. */
const siteLimits = () => perProcess('limits', () => createLimits(limitStore(), settings()))

const breakerOf = (service: ServiceName) => perProcess(`breaker.${service}`, createBreaker)
const services = [
  'text',
  'vision',
  'transcription',
  'speech',
  'images',
] as const satisfies readonly ServiceName[]
/** Which models are left alone because they failed. */
const isOpen = () => services.map((service) => [service, breakerOf(service).isOpen()] as const)

/** What the API's routes share in this process: one count of everything. */
export function backend(): Backend {
  return perProcess('parts', () => {
    const store = limitStore()
    const { openai } = settings()
    const limits = siteLimits()
    observeSite({ budgetShare: limits.budgetShare, isOpen, areLimitsAway: () => redis()?.isAway() ?? false })
    return {
      settings: settings(),
      toolByType,
      model: openai && cardWriter(createOpenAiEngine(openai, modelSight() ?? undefined)),
      builtIn: builtIn().writer,
      botCheck: createBotCheck(settings(), store),
      limits,
      replies: openKeptReplies(),
      breakerOf,
    }
  })
}

/** What a balancer wants to know of this process. */
export const readiness = () =>
  perProcess('readiness', () =>
    createReadiness({
      isWriterLoaded: builtIn().hasLoaded,
      areLimitsThere: async () => redis()?.ping() ?? true,
      areModelsThere: () => isOpen().every(([, open]) => !open),
      budgetShare: siteLimits().budgetShare,
    }),
  )

const builtIn = () => perProcess('builtIn', () => startWriter(settings().maxConcurrent))

function startWriter(longestQueue: number) {
  let isFirstLoaded = false
  const writer = createThreadedWriter({
    start: () => {
      const thread = new Worker(new URL('./writer-thread.ts', import.meta.url), {
        // The site's own start-up code and secrets are not for these threads.
        execArgv: [],
        env: {},
        resourceLimits: writerMemory,
      })
      // One that breaks while it loads breaks in every process alike: pages and models are still there.
      for (const event of ['message', 'exit']) thread.once(event, () => (isFirstLoaded = true))
      return thread
    },
    threads: WRITER_THREADS,
    longestQueue,
  })
  writer.prepare()
  return { writer, hasLoaded: () => isFirstLoaded }
}
