import type { BotCheck, VerifiedProof } from '@/lib/server/bot-check'
import { checkOrigin } from '@/lib/server/http/check-origin'
import type { Exchange } from '@/lib/server/http/exchange'
import type { IdempotencyLease } from '@/lib/server/idempotency/idempotency-lease'
import type { Limits, RunRequirements } from '@/lib/server/limits/limits'
import type { RunOutcome } from '@/lib/server/limits/store'
import { identifyVisitor, type Visitor } from '@/lib/server/limits/visitor'
import { getRedis } from '@/lib/server/redis/redis'
import type { Settings } from '@/lib/tool/settings'
import type { ApiTool } from '@/lib/tool/tool-definition'
import type { Breaker, BreakerPermit } from './breaker'
import { createDeadline, type Deadline } from './deadline'

/** What every run goes through, whatever it makes. */
export type AdmissionServices = { settings: Settings; botCheck: BotCheck; limits: Limits }

/** First of all, before a byte of the body: it comes from a page of this site, and not too often. */
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

export type AdmissionRequest = Pick<RunRequirements, 'pool' | 'slotCount' | 'maxCostMicroUsd' | 'dailyLimit'> & {
  tool: ApiTool
  visitor: Visitor
  /** The proof of the bot check. */
  token: string
  /** Name of the operator's model that does the work; null without one. */
  model: string | null
  /** Of the model that works; null where none does. */
  breaker: Breaker | null
  /** For the whole run. */
  maxDurationMs: number
  /** It takes no use, so a visitor who has none left may have it. */
  isFree?: boolean
  /** The key that it came with; null without one. */
  lease: IdempotencyLease | null
  /** Reads what the proof is needed for, before a place is taken. Where it fails, the proof is used up. */
  receiveBody?: () => Promise<void>
}

/** A run that was let in. It has to be ended by `run`, so that its place and its deadline are given up. */
export type AdmittedRun = {
  exchange: Exchange
  visitor: Visitor
  /** From the breaker of the model that works; null where none does. */
  permit: BreakerPermit | null
  lease: IdempotencyLease | null
  /** What was set aside for it, in micro-dollars; null when it costs nothing. */
  reserve: number | null
  /** Uses that the server still allows after this one. */
  remaining: number
  deadline: Deadline
  settle(outcome: RunOutcome): Promise<void>
  /** Takes one of the refunds that this address has for work done in vain; false when it has none left today. */
  takeRefund(): Promise<boolean>
}

/**
 * Lets one run in, or throws the catalogue's error. The limits are looked at before the visitor's token is used up, and
 * taken only once it has passed; a token that has passed counts again when there is no place after all.
 */
export async function admit(
  services: AdmissionServices,
  exchange: Exchange,
  admissionRequest: AdmissionRequest,
): Promise<AdmittedRun> {
  const { settings, botCheck, limits } = services
  const { tool, visitor, token, model, breaker, maxCostMicroUsd, pool, slotCount, maxDurationMs, lease } =
    admissionRequest
  const isFree = (admissionRequest.isFree ?? false) || (lease?.isPaid ?? false)
  const limit = admissionRequest.dailyLimit ?? settings.dailyLimit
  const claim = limits.createClaim({
    visitor,
    toolType: tool.type,
    pool,
    slotCount,
    maxDurationMs,
    maxCostMicroUsd,
    usesModel: model !== null,
    dailyLimit: isFree ? Number.POSITIVE_INFINITY : limit,
  })
  if (model !== null) exchange.record.model = model
  const permit = breaker?.acquire() ?? null
  let restoreProof: VerifiedProof['allowReuse']
  try {
    await limits.checkClaim(claim)
    exchange.record.botProvider = botCheck.detectProvider(token)
    const proof = await botCheck.verify(token, tool.type, exchange.request.signal)
    await admissionRequest.receiveBody?.()
    restoreProof = proof.allowReuse
    const admission = await limits.admit(claim)
    return {
      exchange,
      visitor,
      permit,
      lease,
      reserve: maxCostMicroUsd,
      // A free run's use is given back at its end.
      remaining: isFree ? Math.min(limit - admission.used, admission.remaining) + 1 : admission.remaining,
      deadline: createDeadline(maxDurationMs, exchange.request.signal),
      settle: (outcome) => admission.settle(outcome),
      takeRefund: () => limits.takeRefund(visitor),
    }
  } catch (error) {
    permit?.release()
    await restoreProof?.()
    throw error
  }
}
