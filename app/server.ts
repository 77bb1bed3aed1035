import 'server-only'
import { Worker } from 'node:worker_threads'
import { findToolByType } from '@/content/tools'
import { createCardWriter } from '@/lib/generate/cards/card-writer'
import type { Backend, ServiceName } from '@/lib/generate/pipeline'
import { createBreaker } from '@/lib/generate/run/breaker'
import { createThreadedWriter } from '@/lib/generate/writer-thread/threaded-writer'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { createBotCheck } from '@/lib/server/bot-check'
import { getSettings } from '@/lib/server/env'
import { createReadinessHandler } from '@/lib/server/http/readiness'
import { createReplyStore } from '@/lib/server/idempotency/create-reply-store'
import { FailoverStore } from '@/lib/server/limits/failover-store'
import { createLimits } from '@/lib/server/limits/limits'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import { RedisLimitStore } from '@/lib/server/limits/redis-store'
import { DaySpending } from '@/lib/server/limits/spending'
import { createSpendingFile } from '@/lib/server/limits/spending-file'
import type { LimitStore } from '@/lib/server/limits/store'
import { getProcessSingleton } from '@/lib/server/process-singleton'
import { getRedis } from '@/lib/server/redis/redis'
import { registerSiteGauges } from '@/lib/server/telemetry/site-gauges'
import { getModelVision } from './model-vision'

/** At most two, so that a slow prompt in one leaves the other. */
const WRITER_THREADS = 2
/** Its tables and code take 60 MB. A young generation as large as V8's own default would stay in memory. */
const writerMemoryLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 }

/** All limits are counted here: in Redis where there is one, else in this process. */
export const getLimitStore = () => getProcessSingleton('limitStore', createLimitStore)

function createLimitStore(): LimitStore {
  const redis = getRedis()
  if (redis) return new FailoverStore(new RedisLimitStore(redis), new MemoryLimitStore())
  const { stateFolder } = getSettings()
  return new MemoryLimitStore(new DaySpending(stateFolder === null ? null : createSpendingFile(stateFolder)))
}

/** Apart from the rest, which starts threads. */
const getSiteLimits = () => getProcessSingleton('limits', () => createLimits(getLimitStore(), getSettings()))

const getBreaker = (service: ServiceName) => getProcessSingleton(`breaker.${service}`, createBreaker)
const breakerServices = [
  'text',
  'vision',
  'transcription',
  'speech',
  'images',
] as const satisfies readonly ServiceName[]
/** Which models are left alone because they failed. */
const getBreakerStates = () => breakerServices.map((service) => [service, getBreaker(service).isOpen()] as const)

/** What the API's routes share in this process: one count of everything. */
export function getBackend(): Backend {
  return getProcessSingleton('parts', () => {
    const store = getLimitStore()
    const { openai } = getSettings()
    const limits = getSiteLimits()
    registerSiteGauges({
      getBudgetShare: limits.budgetShare,
      getBreakerStates,
      areLimitsInMemory: () => getRedis()?.isUnavailable() ?? false,
    })
    return {
      settings: getSettings(),
      getToolByType: findToolByType,
      modelWriter: openai && createCardWriter(createOpenAiEngine(openai, getModelVision() ?? undefined)),
      builtInWriter: getBuiltInWriter().writer,
      botCheck: createBotCheck(getSettings(), store),
      limits,
      replyStore: createReplyStore(),
      getBreaker,
    }
  })
}

/** What a balancer wants to know of this process. */
export const getReadinessHandler = () =>
  getProcessSingleton('readiness', () =>
    createReadinessHandler({
      isWriterLoaded: getBuiltInWriter().hasLoaded,
      areLimitsReachable: async () => getRedis()?.ping() ?? true,
      areModelsUp: () => getBreakerStates().every(([, isOpen]) => !isOpen),
      getBudgetShare: getSiteLimits().budgetShare,
    }),
  )

const getBuiltInWriter = () => getProcessSingleton('builtIn', () => startWriter(getSettings().maxConcurrent))

function startWriter(maxQueueLength: number) {
  let hasFirstThreadSettled = false
  const writer = createThreadedWriter({
    startWorker: () => {
      const thread = new Worker(new URL('./writer-thread.ts', import.meta.url), {
        // The site's own start-up code and secrets are not for these threads.
        execArgv: [],
        env: {},
        resourceLimits: writerMemoryLimits,
      })
      // One that breaks while it loads breaks in every process alike: pages and models are still there.
      for (const event of ['message', 'exit']) thread.once(event, () => (hasFirstThreadSettled = true))
      return thread
    },
    maxThreads: WRITER_THREADS,
    maxQueueLength,
  })
  writer.prepare()
  return { writer, hasLoaded: () => hasFirstThreadSettled }
}
