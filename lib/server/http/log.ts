import { createHmac, randomBytes } from 'node:crypto'
import type { ErrorCode, FailureReason } from '@/lib/core/errors'
import { getInstruments } from '@/lib/server/telemetry/instruments'
import type { EngineName } from '@/lib/tool/card'
import { getProcessSingleton } from '@/platform/next/process-state'
import { getClientAddress, toAddressKey, toNetworkKey } from './client-address'

const WINDOW_MS = 60_000
/** Lines per address, minute and kind of refusal. */
const MAX_LINES = 5
/** Pairs of address and kind that get lines in a minute; further pairs are only counted. */
const MAX_SOURCES = 500

/** Limits lines per address, of which it stores keyed hashes. `summarize` gets the suppressed counts each minute. */
export function createLogLimiter(summarize: (suppressedCounts: Readonly<Record<string, number>>) => void) {
  const secret = randomBytes(32)
  let lineCounts = new Map<string, number>()
  let suppressedCounts: Record<string, number> = {}

  return (address: string, kind: string): boolean => {
    if (lineCounts.size === 0) setTimeout(endWindow, WINDOW_MS).unref()
    const source = createHmac('sha256', secret).update(`${kind} ${address}`).digest('base64')
    const lineCount = lineCounts.get(source)
    if (lineCount === undefined ? lineCounts.size < MAX_SOURCES : lineCount < MAX_LINES) {
      lineCounts.set(source, (lineCount ?? 0) + 1)
      return true
    }
    suppressedCounts[kind] = (suppressedCounts[kind] ?? 0) + 1
    return false
  }

  function endWindow(): void {
    const counts = suppressedCounts
    lineCounts = new Map()
    suppressedCounts = {}
    if (Object.keys(counts).length > 0) summarize(counts)
  }
}

/** Logged fields of an API request. Never add a visitor's input, generated text, a token or an address. */
export type RequestRecord = {
  route: string
  requestId: string
  status: number
  /** Milliseconds from the request's arrival to the last byte sent. */
  ms: number
  code?: ErrorCode
  reason?: FailureReason
  tool?: string
  engine?: EngineName
  model?: string
  streamed?: boolean
  /** Whether the response repeats an earlier one with the same `Idempotency-Key`. */
  replayed?: boolean
  useCounted?: true
  promptChars?: number
  cards?: number
  bytes?: number
  inputTokens?: number
  outputTokens?: number
  costMicroUsd?: number
  calls?: number
  upstreamMs?: number
  /** The provider of the bot-check proof, regardless of the result. */
  botProvider?: 'turnstile' | 'altcha'
  /** The store of the limits; set only where processes share Redis. */
  limiter?: 'redis' | 'memory'
  upstreamStatus?: number
  /** Stack frames of an unexpected error, without its message, which could quote a visitor. */
  at?: readonly string[]
}

function countRequest(record: RequestRecord): void {
  const { route, tool, engine, code = 'ok', reason, ms, costMicroUsd, botProvider } = record
  const { requests, duration, inFlight, cost, botChecks } = getInstruments()
  inFlight.add(-1, { route })
  duration.record(ms / 1000, { route })
  requests.add(1, { route, code, ...(tool && { tool }), ...(engine && { engine }), ...(reason && { reason }) })
  if (tool && costMicroUsd) cost.add(costMicroUsd, { tool })
  if (botProvider) botChecks.add(1, { provider: botProvider, result: getBotResult(record) })
}

/** Errors that leave the proof's validity unknown. */
const undecidedReasons: readonly (RequestRecord['reason'] | undefined)[] = ['bot_service', 'bot_config', 'limits_down']

function getBotResult({ code, reason }: RequestRecord): string {
  if (reason === 'bot_replay') return 'replayed'
  if (code === 'bot_check') return 'refused'
  return undecidedReasons.includes(reason) ? 'unavailable' : 'passed'
}

/** Logs JSON to standard output. An address gets only a few lines a minute for requests without work. */
export function logRequest(record: RequestRecord, request: Request): void {
  countRequest(record)
  if (isCheapRequest(record) && !claimLogLine(record, request)) return
  const level = record.status >= 500 ? 'error' : record.status >= 400 ? 'warn' : 'info'
  write(level, 'request', record)
}

/** Streamed or paid requests have passed a limit, which bounds their lines. */
const isCheapRequest = ({ status, streamed, costMicroUsd }: RequestRecord) =>
  !streamed && costMicroUsd === undefined && (status === 204 || status >= 400)

function claimLogLine({ code, reason }: RequestRecord, request: Request): boolean {
  const claimLine = getProcessSingleton('lineLimit', () =>
    createLogLimiter((suppressed) => write('warn', 'suppressed', { suppressed })),
  )
  const address = getClientAddress(request)
  return claimLine(toNetworkKey(address) ?? toAddressKey(address), reason ?? code ?? 'ok')
}

export function logBudget(usageLevel: 'four fifths used' | 'used up'): void {
  write('warn', 'budget', { share: usageLevel })
}

function write(level: 'info' | 'warn' | 'error', msg: string, fields: object): void {
  console.log(JSON.stringify({ ts: new Date().toISOString(), level, msg, ...fields }))
}
