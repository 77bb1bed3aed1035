import 'server-only'
import { findToolByType, tools } from '@/content/tools'
import { shortBrief } from '@/lib/generate/assistant/short-brief'
import type { Backend, ServiceName } from '@/lib/generate/backend'
import { createCardWriter } from '@/lib/generate/cards/generate-cards'
import { createBreaker } from '@/lib/generate/run/breaker'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { createBotCheck } from '@/lib/server/bot-check'
import { getSettings } from '@/lib/server/env'
import { createReadinessHandler, registerSiteGauges } from '@/lib/server/http/site-status'
import { createReplyStore } from '@/lib/server/idempotency/reply-store'
import { FailoverStore } from '@/lib/server/limits/failover-store'
import { createLimits } from '@/lib/server/limits/limits'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import { RedisLimitStore } from '@/lib/server/limits/redis-store'
import { createSpendingFile, DaySpending } from '@/lib/server/limits/spending'
import type { LimitStore } from '@/lib/server/limits/store'
import { getRedis } from '@/lib/server/redis/connection'
import type { OpenAiSettings } from '@/lib/tool/settings'
import { builtInEngine, prepareBuiltInEngine } from '@/lib/writer/built-in'
import { getProcessSingleton } from '@/platform/next/process-state'
import { getModelVision } from './model-vision'

export const getLimitStore = () => getProcessSingleton('limitStore', createLimitStore)

function createLimitStore(): LimitStore {
  const redis = getRedis()
  if (redis) return new FailoverStore(new RedisLimitStore(redis), new MemoryLimitStore())
  const { stateFolder } = getSettings()
  return new MemoryLimitStore(new DaySpending(stateFolder === null ? null : createSpendingFile(stateFolder)))
}

const getSiteLimits = () => getProcessSingleton('limits', () => createLimits(getLimitStore(), getSettings()))

const getBreaker = (service: ServiceName) => getProcessSingleton(`breaker.${service}`, createBreaker)
const breakerServices: readonly ServiceName[] = ['text', 'vision', 'transcription', 'speech', 'images']
const getBreakerStates = () => breakerServices.map((service) => [service, getBreaker(service).isOpen()] as const)

function createModelEngine(settings: OpenAiSettings) {
  return createOpenAiEngine(settings, {
    visionSupport: getModelVision() ?? undefined,
    plainTextBrief: settings.hasShortBrief ? shortBrief : undefined,
  })
}

/** Returns the services that all API routes share, so that every route counts toward the same limits. */
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
      modelWriter: openai && createCardWriter(createModelEngine(openai)),
      builtInWriter: getBuiltInWriter(),
      botCheck: createBotCheck(getSettings(), store),
      limits,
      replyStore: createReplyStore(getRedis()),
      getBreaker,
    }
  })
}

export const getReadinessHandler = () =>
  getProcessSingleton('readiness', () => {
    getBuiltInWriter()
    return createReadinessHandler({
      areLimitsReachable: async () => getRedis()?.ping() ?? true,
      areModelsUp: () => getBreakerStates().every(([, isOpen]) => !isOpen),
      getBudgetShare: getSiteLimits().budgetShare,
    })
  })

/** The first call reads the writer's word lists, before the process reports that it is ready. */
const getBuiltInWriter = () =>
  getProcessSingleton('builtIn', () => {
    prepareBuiltInEngine(tools.flatMap((tool) => (tool.kind === 'prompt' ? [tool] : [])))
    return createCardWriter(builtInEngine)
  })
