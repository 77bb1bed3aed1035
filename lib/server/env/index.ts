import 'server-only'
import { randomBytes } from 'node:crypto'
import { USES_PER_DAY } from '@/lib/core/daily-limits'
import { perProcess } from '@/lib/server/per-process'
import type { OpenAiSettings, Settings, TurnstileSettings } from '@/lib/tool/settings'
import { contradictions } from './contradictions'
import { mediaSettings } from './media-settings'
import { turnstileHostnames } from './turnstile-hostnames'
import { type Variables, variables } from './variables'

/** The environment cannot be used. Each problem names variables and shows no value. */
export class SettingsError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
    this.name = 'SettingsError'
  }
}

/** This process's settings, read once. Throws `SettingsError`. */
export function settings(): Settings {
  return perProcess('settings', () => settingsFrom(readVariables(process.env)))
}

/** Checks an environment; empty values count as absent. Throws `SettingsError` naming everything that is wrong. */
export function readVariables(environment: Record<string, string | undefined>): Variables {
  const given = Object.entries(environment).filter(([, value]) => value?.trim())
  const result = variables.safeParse(Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])))
  if (!result.success) throw new SettingsError(result.error.issues.map((issue) => issue.message))
  const problems = contradictions(result.data)
  if (problems.length > 0) throw new SettingsError(problems)
  return result.data
}

export function settingsFrom(v: Variables): Settings {
  return {
    appSecret: v.APP_SECRET ?? perProcess('appSecret', () => randomBytes(32).toString('base64url')),
    redisUrl: v.REDIS_URL ?? v.KV_URL ?? null,
    stateFolder: v.VERCEL ? null : v.STATE_DIR,
    siteHost: v.SITE_URL ? new URL(v.SITE_URL).host : null,
    openai: openAiFrom(v),
    turnstile: turnstileFrom(v),
    botCheckFallback: v.BOT_CHECK_FALLBACK === 'on',
    altchaCost: v.ALTCHA_COST,
    dailyLimit: USES_PER_DAY * v.IP_QUOTA_FACTOR,
    burstLimit: v.BURST_LIMIT,
    maxConcurrent: v.MAX_CONCURRENT ?? usualPlaces(v),
    ...mediaSettings(v),
    dailyBudgetMicroUsd: v.DAILY_BUDGET_USD === undefined ? null : Math.round(v.DAILY_BUDGET_USD * 1_000_000),
    modelDailyLimit: v.MODEL_DAILY_LIMIT === 'off' ? null : v.MODEL_DAILY_LIMIT,
    metricsToken: v.METRICS_TOKEN ?? null,
  }
}

/** Vercel adds an instance where one has too much to do, so no instance should be full before that; see docs/decisions/vercel.md. */
function usualPlaces(v: Variables): number {
  if (!v.VERCEL) return 8
  return (v.REDIS_URL ?? v.KV_URL) === undefined ? 32 : 500
}

function openAiFrom(v: Variables): OpenAiSettings | null {
  if (v.OPENAI_API_KEY === undefined && v.OPENAI_BASE_URL === undefined) return null
  const { OPENAI_PRICE_INPUT: input, OPENAI_PRICE_OUTPUT: output } = v
  const model = v.OPENAI_MODEL ?? 'gpt-4.1-mini'
  return {
    apiKey: v.OPENAI_API_KEY ?? null,
    baseUrl: v.OPENAI_BASE_URL ?? null,
    model,
    visionModel: v.OPENAI_VISION_MODEL === 'off' ? null : (v.OPENAI_VISION_MODEL ?? model),
    price: input === undefined || output === undefined ? null : { input, output },
  }
}

function turnstileFrom(v: Variables): TurnstileSettings | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = v
  if (siteKey === undefined || secretKey === undefined) return null
  return { siteKey, secretKey, verifyUrl: v.TURNSTILE_VERIFY_URL, hostnames: turnstileHostnames(v) }
}
