import type { BotCheck, Vouched } from '@/lib/server/bot-check'
import { checkOrigin } from '@/lib/server/http/check-origin'
import type { Exchange } from '@/lib/server/http/exchange'
import type { Held } from '@/lib/server/idempotency/hold-reply'
import type { Limits, Needs } from '@/lib/server/limits/limits'
import { modelOf } from '@/lib/server/limits/pools'
import type { RunEnd } from '@/lib/server/limits/store'
import { type Visitor, visitorOf } from '@/lib/server/limits/visitor'
import { redis } from '@/lib/server/redis/client'
import type { ServedTool } from '@/lib/tool/define'
import type { Settings } from '@/lib/tool/settings'
import type { Breaker, Pass } from './breaker'
import { createDeadline, type Deadline } from './deadline'

/** What every run goes through, whatever it makes. */
export type Gate = { settings: Settings; botCheck: BotCheck; limits: Limits }

/** First of all, before a byte of the body: it comes from a page of this site, and not too often. */
export async function enter({ settings, limits }: Gate, { request, record }: Exchange): Promise<Visitor> {
  const shared = redis()
  if (shared !== null) record.limiter = shared.isAway() ? 'memory' : 'redis'
  checkOrigin(request, settings.siteHost)
  const visitor = visitorOf(request, settings.appSecret)
  await limits.burst(visitor)
  return visitor
}

export type Wanted = Pick<Needs, 'pool' | 'places' | 'reserve' | 'daily' | 'usesWriter'> & {
  tool: ServedTool
  visitor: Visitor
  /** The proof of the bot check. */
  token: string
  /** Whether a model of the operator's may do the work; by the pool when left out. */
  usesModel?: boolean
  /** Of the model that works; null where none does. */
  breaker: Breaker | null
  /** For the whole run. */
  deadlineMs: number
  /** It takes no use, so a visitor who has none left may have it. */
  isFree?: boolean
  /** The key that it came with; null without one. */
  held: Held | null
  /** Reads what the proof is needed for, before a place is taken. Where it fails, the proof is used up. */
  receive?: () => Promise<void>
}

/** A run that was let in. It has to be ended by `run`, so that its place and its deadline are given up. */
export type AdmittedRun = {
  exchange: Exchange
  visitor: Visitor
  /** From the breaker of the model that works; null where none does. */
  pass: Pass | null
  held: Held | null
  /** What was set aside for it, in micro-dollars; null when it costs nothing. */
  reserve: number | null
  /** Uses that the server still allows after this one. */
  left: number
  deadline: Deadline
  settle(end: RunEnd): Promise<void>
  /** Takes one of the refunds that this address has for work done in vain; false when it has none left today. */
  takeRefund(): Promise<boolean>
}

/**
 * Lets one run in, or throws the catalogue's error. The limits are looked at before the visitor's token is used up, and
 * taken only once it has passed; a token that has passed counts again when there is no place after all.
 */
export async function admit(gate: Gate, exchange: Exchange, wanted: Wanted): Promise<AdmittedRun> {
  const { settings, botCheck, limits } = gate
  const { tool, visitor, token, breaker, reserve, pool, places, deadlineMs, held } = wanted
  const isFree = (wanted.isFree ?? false) || (held?.isPaid ?? false)
  const usesModel = wanted.usesModel ?? modelOf(pool, settings) !== null
  const limit = wanted.daily ?? settings.dailyLimit
  const claim = limits.claim({
    visitor,
    toolType: tool.type,
    pool,
    places,
    deadlineMs,
    reserve,
    usesModel,
    usesWriter: wanted.usesWriter,
    daily: isFree ? Number.POSITIVE_INFINITY : limit,
  })
  const model = usesModel ? modelOf(pool, settings) : null
  if (model !== null) exchange.record.model = model
  const pass = breaker?.enter() ?? null
  let giveBack: Vouched['giveBack']
  try {
    await limits.peek(claim)
    exchange.record.botProvider = botCheck.providerOf(token)
    const vouched = await botCheck.verify(token, tool.type, exchange.request.signal)
    await wanted.receive?.()
    giveBack = vouched.giveBack
    const admission = await limits.admit(claim)
    return {
      exchange,
      visitor,
      pass,
      held,
      reserve,
      // A free run's use is given back at its end.
      left: isFree ? Math.min(limit - admission.used, admission.left) + 1 : admission.left,
      deadline: createDeadline(deadlineMs, exchange.request.signal),
      settle: (end) => admission.settle(end),
      takeRefund: () => limits.takeRefund(visitor),
    }
  } catch (error) {
    pass?.giveBack()
    await giveBack?.()
    throw error
  }
}
