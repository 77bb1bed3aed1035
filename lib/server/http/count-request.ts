import { getInstruments } from '@/lib/server/telemetry/instruments'
import type { RequestRecord } from './log'

/** Counts a request that has ended, from what its line in the log says. */
export function countRequest(record: RequestRecord): void {
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

/** Nobody could say whether the proof counts. */
const undecidedReasons: readonly (RequestRecord['reason'] | undefined)[] = ['bot_service', 'bot_config', 'limits_down']

function getBotResult({ code, reason }: RequestRecord): string {
  if (reason === 'bot_replay') return 'replayed'
  if (code === 'bot_check') return 'refused'
  return undecidedReasons.includes(reason) ? 'unavailable' : 'passed'
}
