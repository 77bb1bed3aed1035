import 'server-only'
import { randomBytes } from 'node:crypto'
import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'
import type { OpenAiSettings, Settings, TurnstileSettings } from '@/lib/tool/settings'
import { getProcessSingleton } from '@/platform/next/process-state'
import { findContradictions } from './contradictions'
import { type Env, envSchema, getTurnstileHostnames } from './env-schema'
import { toMediaSettings } from './media-settings'

export class SettingsError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
    this.name = 'SettingsError'
  }
}

/** Returns this process's settings, parsed once. Throws `SettingsError`. */
export function getSettings(): Settings {
  return getProcessSingleton('settings', () => toSettings(parseEnv(process.env)))
}

/** Validates an environment. Empty values count as absent. Throws `SettingsError` with every problem. */
export function parseEnv(environment: Record<string, string | undefined>): Env {
  const entries = Object.entries(environment).filter(([, value]) => value?.trim())
  const result = envSchema.safeParse(Object.fromEntries(entries.map(([name, value]) => [name, value?.trim()])))
  if (!result.success) throw new SettingsError(result.error.issues.map((issue) => issue.message))
  const problems = findContradictions(result.data)
  if (problems.length > 0) throw new SettingsError(problems)
  return result.data
}

export function toSettings(env: Env): Settings {
  return {
    appSecret: env.APP_SECRET ?? getProcessSingleton('appSecret', () => randomBytes(32).toString('base64url')),
    redisUrl: env.REDIS_URL ?? null,
    stateFolder: env.VERCEL ? null : env.STATE_DIR,
    siteHost: env.SITE_URL ? new URL(env.SITE_URL).host : null,
    openai: toOpenAiSettings(env),
    turnstile: toTurnstileSettings(env),
    hasBotCheckFallback: env.BOT_CHECK_FALLBACK === 'on',
    altchaCost: env.ALTCHA_COST,
    dailyLimit: MAX_USES_PER_DAY * env.IP_QUOTA_FACTOR,
    burstLimit: env.BURST_LIMIT,
    maxConcurrent: env.MAX_CONCURRENT ?? getDefaultConcurrency(env),
    ...toMediaSettings(env),
    dailyBudgetMicroUsd: env.DAILY_BUDGET_USD === undefined ? null : Math.round(env.DAILY_BUDGET_USD * 1_000_000),
    modelDailyLimit: env.MODEL_DAILY_LIMIT === 'off' ? null : env.MODEL_DAILY_LIMIT,
    metricsToken: env.METRICS_TOKEN ?? null,
  }
}

/**
 * Vercel starts more instances under load, so an instance's own limit must be high enough not to refuse requests first;
 * see docs/decisions/0002-hosting-and-monitoring.md.
 */
function getDefaultConcurrency(env: Env): number {
  if (!env.VERCEL) return 8
  return env.REDIS_URL === undefined ? 32 : 500
}

function toOpenAiSettings(env: Env): OpenAiSettings | null {
  if (env.OPENAI_API_KEY === undefined && env.OPENAI_BASE_URL === undefined) return null
  const { OPENAI_PRICE_INPUT: input, OPENAI_PRICE_OUTPUT: output } = env
  const model = env.OPENAI_MODEL ?? 'gpt-4.1-mini'
  return {
    apiKey: env.OPENAI_API_KEY ?? null,
    baseUrl: env.OPENAI_BASE_URL ?? null,
    model,
    visionModel: env.OPENAI_VISION_MODEL === 'off' ? null : (env.OPENAI_VISION_MODEL ?? model),
    price: input === undefined || output === undefined ? null : { input, output },
  }
}

function toTurnstileSettings(env: Env): TurnstileSettings | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = env
  if (siteKey === undefined || secretKey === undefined) return null
  return { siteKey, secretKey, verifyUrl: env.TURNSTILE_VERIFY_URL, hostnames: getTurnstileHostnames(env) }
}
