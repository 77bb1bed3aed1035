import type { ErrorCode, FailureReason } from '@/lib/core/errors'
import { getProcessSingleton } from '@/lib/server/process-singleton'
import { getInstruments } from '@/lib/server/telemetry/instruments'
import type { EngineName } from '@/lib/tool/card'
import { getClientAddress, toAddressKey, toNetworkKey } from './client-address'
import { createLogLimiter } from './log-limiter'

/**
 * What is counted and logged of each request to the API. There is no field for what a visitor wrote, what was
 * generated, a token or an address, and there must never be one: free text has no place here.
 */
export type RequestRecord = {
  route: string
  requestId: string
  status: number
  /** From the request's arrival to the last byte handed over. */
  ms: number
  code?: ErrorCode
  reason?: FailureReason
  /** A known tool's type, never what the request called it. */
  tool?: string
  engine?: EngineName
  /** The operator's model that was to work, as the settings call it. */
  model?: string
  streamed?: boolean
  /** The reply to an earlier request with the same Idempotency-Key. */
  replayed?: boolean
  /** A use was counted, although the run failed. */
  useCounted?: true
  promptChars?: number
  cards?: number
  /** Bytes of a file that were handed over. */
  bytes?: number
  inputTokens?: number
  outputTokens?: number
  costMicroUsd?: number
  /** How often a model was asked, and how long its calls took together. */
  calls?: number
  upstreamMs?: number
  /** Whose proof of the bot check came, whatever became of it. */
  botProvider?: 'turnstile' | 'altcha'
  /** Where limits were counted; only where processes share Redis. */
  limiter?: 'redis' | 'memory'
  /** HTTP status of the model's server, when it failed. */
  upstreamStatus?: number
  /** Where an unforeseen error came from: stack frames without its message, which could quote a visitor. */
  at?: readonly string[]
}

/** Counts a request that has ended, from what its line in the log says. */
function countRequest(record: RequestRecord): void {
  const { route, tool, engine, code = 'ok', reason, ms, costMicroUsd, botProvider } = record
  const { requests, duration, inFlight, cost, botChecks } = getInstruments()
  inFlight.add(-1, { route })
  duration.record(ms / 1000, { route })
  requests.add(1, {
    route,
    code,
    ...(tool && { tool }),
    ...(engine && { engine }),
    ...(reason && { reason }),
  })
  if (tool && costMicroUsd) cost.add(costMicroUsd, { tool })
  if (botProvider) botChecks.add(1, { provider: botProvider, result: getBotResult(record) })
}

/** These leave it open whether the proof counts. */
const undecidedReasons: readonly (RequestRecord['reason'] | undefined)[] = ['bot_service', 'bot_config', 'limits_down']

function getBotResult({ code, reason }: RequestRecord): string {
  if (reason === 'bot_replay') return 'replayed'
  if (code === 'bot_check') return 'refused'
  return undecidedReasons.includes(reason) ? 'unavailable' : 'passed'
}

/**
 * Counts a request, and writes its line to standard output as JSON. Of requests that did nothing, each address gets a
 * few lines a minute; the others are summed up in one. Failures of the server are errors, those of others warnings.
 */
export function logRequest(record: RequestRecord, request: Request): void {
  countRequest(record)
  if (hasDoneNothing(record) && !mayWrite(record, request)) return
  const level = record.status >= 500 ? 'error' : record.status >= 400 ? 'warn' : 'info'
  write(level, 'request', record)
}

/** What was streamed or cost money has passed a limit, which bounds its lines. */
const hasDoneNothing = ({ status, streamed, costMicroUsd }: RequestRecord) =>
  !streamed && costMicroUsd === undefined && (status === 204 || status >= 400)

function mayWrite({ code, reason }: RequestRecord, request: Request): boolean {
  const claimLine = getProcessSingleton('lineLimit', () =>
    createLogLimiter((suppressed) => write('warn', 'suppressed', { suppressed })),
  )
  const address = getClientAddress(request)
  return claimLine(toNetworkKey(address) ?? toAddressKey(address), reason ?? code ?? 'ok')
}

/** What an operator should hear of that no single request says. */
export function logBudget(usageLevel: 'four fifths used' | 'used up'): void {
  write('warn', 'budget', { share: usageLevel })
}

function write(level: 'info' | 'warn' | 'error', msg: string, fields: object): void {
  console.log(JSON.stringify({ ts: new Date().toISOString(), level, msg, ...fields }))
}
