import { count } from '@/lib/core/format/count'
import type { Variables } from '@/lib/server/env/variables'
import { LONGEST_ANSWER, reserveFor } from '@/lib/server/limits/cost'

/** What works but may surprise the operator, in plain words that show no value. */
export function warnings(v: Variables, addressesAreTrusted: boolean): string[] {
  const found: string[] = []
  if (v.TIKTOK_ORIGIN !== undefined) {
    found.push('TIKTOK_ORIGIN is set: the TikTok tools ask a stand-in on this machine, not TikTok.')
  }
  if (hasModel(v) && v.DAILY_BUDGET_USD === undefined) found.push(unpriced(v.MODEL_DAILY_LIMIT))
  if (isBelowOneRun(v)) {
    found.push(
      'DAILY_BUDGET_USD is less than one long answer of OPENAI_MODEL may cost, so the tools that write those always refuse.',
    )
  }
  if (v.OPENAI_MODEL !== undefined && !hasTextModel(v)) {
    found.push(
      'OPENAI_MODEL is set without OPENAI_API_KEY or OPENAI_BASE_URL: the built-in writer writes instead.',
    )
  }
  if (v.OPENAI_VISION_MODEL !== undefined && !hasTextModel(v)) {
    found.push(
      'OPENAI_VISION_MODEL is set without OPENAI_API_KEY or OPENAI_BASE_URL: pictures are described by their visitors.',
    )
  }
  if (hasRedis(v) && !v.APP_SECRET && !v.VERCEL) {
    found.push(
      'APP_SECRET is not set: processes that share a Redis need the same one, else each counts visitors under names of its own.',
    )
  }
  if (v.VERCEL && !hasRedis(v)) {
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
      'Nothing here says who visits, so all visitors share one limit. On Vercel, expose the system environment variables in the project’s settings; elsewhere, start the site with npm start.',
    )
  }
  return found
}

/** Whether runs are counted in a file, which has to be writable then. */
export function keepsSpending(v: Variables): boolean {
  const isBounded = v.DAILY_BUDGET_USD !== undefined || v.MODEL_DAILY_LIMIT !== 'off'
  return !v.VERCEL && !hasRedis(v) && hasModel(v) && isBounded
}

const hasRedis = (v: Variables) => v.REDIS_URL !== undefined || v.KV_URL !== undefined

const hasTextModel = (v: Variables) => (v.OPENAI_API_KEY ?? v.OPENAI_BASE_URL) !== undefined

function hasModel(v: Variables): boolean {
  const others = [v.OPENAI_TRANSCRIBE_BASE_URL, v.OPENAI_SPEECH_BASE_URL, v.OPENAI_IMAGE_BASE_URL]
  return hasTextModel(v) || others.some((server) => server !== undefined)
}

/** A run is admitted with all that it may cost; see `reserveFor`. */
function isBelowOneRun(v: Variables): boolean {
  const { DAILY_BUDGET_USD: budget, OPENAI_PRICE_INPUT: input, OPENAI_PRICE_OUTPUT: output } = v
  if (budget === undefined || input === undefined || output === undefined || !hasTextModel(v)) return false
  return budget * 1_000_000 < reserveFor({ maxOutputTokens: LONGEST_ANSWER }, {}, { input, output })
}

function unpriced(runs: Variables['MODEL_DAILY_LIMIT']): string {
  return runs === 'off'
    ? 'DAILY_BUDGET_USD is not set and MODEL_DAILY_LIMIT is off: only the limits per visitor bound what models cost.'
    : `DAILY_BUDGET_USD is not set: models work for ${count(runs)} runs a day (MODEL_DAILY_LIMIT), whatever those cost.`
}
