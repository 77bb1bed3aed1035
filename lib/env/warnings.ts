import { count } from '@/lib/figures/count'
import type { Variables } from './variables'

/** What works but may surprise the operator, in plain words that show no value. */
export function warnings(v: Variables, addressesAreTrusted: boolean): string[] {
  const found: string[] = []
  if (v.TIKTOK_ORIGIN !== undefined) {
    found.push('TIKTOK_ORIGIN is set: the TikTok tools ask a stand-in on this machine, not TikTok.')
  }
  if (hasModel(v) && v.DAILY_BUDGET_USD === undefined) found.push(unpriced(v.MODEL_DAILY_LIMIT))
  if (v.VERCEL && !v.APP_SECRET) {
    found.push('APP_SECRET is not set: on Vercel a proof of work made by one instance fails at another.')
  }
  const hasRedis = v.REDIS_URL !== undefined || v.KV_URL !== undefined
  if (hasRedis && !v.APP_SECRET && !v.VERCEL) {
    found.push(
      'APP_SECRET is not set: processes that share a Redis need the same one, else each counts visitors under names of its own.',
    )
  }
  if (v.VERCEL && !hasRedis) {
    found.push(
      'Neither REDIS_URL nor KV_URL is set: each instance of a function counts limits and spending for itself, from 0.',
    )
  }
  if ((v.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf') !== 'http/protobuf') {
    found.push(
      'OTEL_EXPORTER_OTLP_PROTOCOL is not followed: collectors are sent http/protobuf, usually on port 4318.',
    )
  }
  if (v.NODE_ENV === 'production' && !v.VERCEL && !addressesAreTrusted) {
    found.push(
      'server/client-address.mjs is not loaded: all visitors share one limit. Start the site with npm start.',
    )
  }
  return found
}

function hasModel(v: Variables): boolean {
  const servers = [
    v.OPENAI_API_KEY,
    v.OPENAI_BASE_URL,
    v.OPENAI_TRANSCRIBE_BASE_URL,
    v.OPENAI_SPEECH_BASE_URL,
    v.OPENAI_IMAGE_BASE_URL,
  ]
  return servers.some((server) => server !== undefined)
}

function unpriced(runs: Variables['MODEL_DAILY_LIMIT']): string {
  return runs === 'off'
    ? 'DAILY_BUDGET_USD is not set and MODEL_DAILY_LIMIT is off: only the limits per visitor bound what models cost.'
    : `DAILY_BUDGET_USD is not set: models work for ${count(runs)} runs a day (MODEL_DAILY_LIMIT), whatever those cost.`
}
