import type { BotCheck } from '@/lib/server/bot-check'
import { checkOrigin } from '@/lib/server/http/check-request'
import type { Exchange } from '@/lib/server/http/respond'
import type { Limits, RunRequirements } from '@/lib/server/limits/limits'
import { identifyVisitor, type Visitor } from '@/lib/server/limits/visitor'
import { getRedis } from '@/lib/server/redis/connection'
import type { Settings } from '@/lib/tool/settings'
import type { ApiTool } from '@/lib/tool/tool'
import type { Breaker } from './breaker'

type Deadline = { signal: AbortSignal; clear(): void }

/** Aborts with a `TimeoutError`. Always call `clear`: `AbortSignal.timeout` would retain a timer after the work. */
export function createDeadline(timeoutMs: number, parentSignal: AbortSignal): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), timeoutMs)
  return { signal: AbortSignal.any([parentSignal, controller.signal]), clear: () => clearTimeout(timer) }
}

export type AdmissionServices = { settings: Settings; botCheck: BotCheck; limits: Limits }

/** Checks origin and rate limit before the body is read. */
export async function guardRequest(
  { settings, limits }: AdmissionServices,
  { request, record }: Exchange,
): Promise<Visitor> {
  const redis = getRedis()
  if (redis !== null) record.limiter = redis.isUnavailable() ? 'memory' : 'redis'
  checkOrigin(request, settings.siteHost)
  const visitor = identifyVisitor(request, settings.appSecret)
  await limits.countRequest(visitor)
  return visitor
}

type AdmissionRequest = Omit<RunRequirements, 'visitor' | 'toolType' | 'usesModel'> & {
  tool: ApiTool
  visitor: Visitor
  token: string
  /** Name of the operator's model that does the work; null without one. */
  model: string | null
  breaker: Breaker | null
  /** The run takes no use, so a visitor without uses may start it. */
  isFree?: boolean
  /** Reads the part of the body that requires a valid token, before a slot is taken. */
  receiveBody?: () => Promise<void>
}

/** Throws unless admitted. Checks limits before consuming the token, and counts the use only after the token passes. */
export async function admit(services: AdmissionServices, exchange: Exchange, admissionRequest: AdmissionRequest) {
  const { settings, botCheck, limits } = services
  const { tool, visitor, token, model, breaker, maxCostMicroUsd, maxDurationMs, isFree = false } = admissionRequest
  const limit = admissionRequest.dailyLimit ?? settings.dailyLimit
  const claim = limits.createClaim({
    ...admissionRequest,
    toolType: tool.type,
    usesModel: model !== null,
    dailyLimit: isFree ? Number.POSITIVE_INFINITY : limit,
  })
  if (model !== null) exchange.record.model = model
  const permit = breaker?.acquire() ?? null
  try {
    await limits.checkClaim(claim)
    exchange.record.botProvider = botCheck.detectProvider(token)
    await botCheck.verify(token, tool.type, exchange.request.signal)
    await admissionRequest.receiveBody?.()
    const admission = await limits.admit(claim)
    return {
      exchange,
      visitor,
      permit,
      /** Reserved cost in micro-dollars; null when the run is free of cost. */
      reserve: maxCostMicroUsd,
      /** Uses left after this run, as counted by the server. A free run's use is refunded at its end. */
      remaining: isFree ? Math.min(limit - admission.used, admission.remaining) + 1 : admission.remaining,
      deadline: createDeadline(maxDurationMs, exchange.request.signal),
      settle: admission.settle,
      /** Takes one of the address's refunds for failed work. Returns false when none is left today. */
      takeRefund: () => limits.takeRefund(visitor),
    }
  } catch (error) {
    permit?.release()
    throw error
  }
}

/** `executeRun` must end it, which frees its slots and clears its deadline. */
export type AdmittedRun = Awaited<ReturnType<typeof admit>>
