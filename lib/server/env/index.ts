import 'server-only'
import { randomBytes } from 'node:crypto'
import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import type {
  MediaSettings,
  ModelServer,
  OpenAiSettings,
  Settings,
  SpeechVoice,
  TurnstileSettings,
} from '@/lib/tool/settings'
import { getProcessSingleton } from '@/platform/next/process-state'
import { type Env, envSchema, getTurnstileHostnames, hasTextModel, mediaKinds } from './env-schema'

const pairs = [
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['OPENAI_PRICE_INPUT', 'OPENAI_PRICE_OUTPUT'],
] as const

/** Returns contradictions between variables as sentences that name the variables and show no values. */
function findContradictions(env: Env): string[] {
  const { protocol, hostname } = new URL(env.TURNSTILE_VERIFY_URL)
  const mediaModels = mediaKinds.filter((kind) => env[`OPENAI_${kind}_MODEL`] !== undefined)
  const unpricedMedia = mediaModels.filter((kind) => env[`OPENAI_${kind}_PRICE`] === undefined)
  const hasModelServer = hasTextModel(env) || env.OPENAI_MEDIA_BASE_URL !== undefined
  const hasBudget = env.DAILY_BUDGET_USD !== undefined
  return [
    ...pairs
      .filter(([a, b]) => (env[a] === undefined) !== (env[b] === undefined))
      .map(([a, b]) => `${a} and ${b} need each other: set both or neither.`),
    env.TURNSTILE_SECRET_KEY !== undefined &&
      getTurnstileHostnames(env).length === 0 &&
      'Turnstile needs SITE_URL or TURNSTILE_HOSTNAMES, to refuse tokens made on other sites.',
    env.NODE_ENV === 'production' &&
      [env.TURNSTILE_SITE_KEY, env.TURNSTILE_SECRET_KEY].some(isTestKey) &&
      'TURNSTILE_SITE_KEY or TURNSTILE_SECRET_KEY is a test key of Cloudflare’s, with which anyone passes.',
    protocol !== 'https:' &&
      !['localhost', '127.0.0.1', '[::1]'].includes(hostname) &&
      'TURNSTILE_VERIFY_URL receives a secret: it must start with https:// or name this machine.',
    hasBudget &&
      env.OPENAI_PRICE_INPUT === undefined &&
      (hasTextModel(env) || mediaModels.length === 0) &&
      'DAILY_BUDGET_USD needs OPENAI_PRICE_INPUT and OPENAI_PRICE_OUTPUT to know what a request costs.',
    ...unpricedMedia.map(
      (kind) => hasBudget && `DAILY_BUDGET_USD needs OPENAI_${kind}_PRICE to know what OPENAI_${kind}_MODEL costs.`,
    ),
    ...mediaModels.map(
      (kind) =>
        !hasModelServer && `OPENAI_${kind}_MODEL needs OPENAI_API_KEY, OPENAI_BASE_URL or OPENAI_MEDIA_BASE_URL.`,
    ),
    // Vercel runs any number of instances, so a random secret per instance does not work.
    env.VERCEL !== undefined &&
      env.APP_SECRET === undefined &&
      'APP_SECRET is not set: on Vercel each instance of the function would make its own and refuse what another has signed.',
  ].filter((problem) => problem !== false)
}

/** Source: developers.cloudflare.com/turnstile/troubleshooting/testing (2026-11), keys 1x…, 2x…, 3x… and zeros. */
function isTestKey(key: string | undefined): boolean {
  return key !== undefined && /^[123]x0{16,}[A-F]{2}$/i.test(key)
}

/** Voices that all of OpenAI's speech models have (developers.openai.com, text to speech, 2026-11). */
const defaultVoices: readonly SpeechVoice[] = 'alloy ash coral echo fable onyx nova sage shimmer'
  .split(' ')
  .map((id) => ({ id, label: capitalizeFirst(id) }))

function toMediaSettings(env: Env): MediaSettings {
  const speech = toModelServer(env, 'SPEECH')
  return {
    downloads: env.DOWNLOADS === 'on',
    tiktok: {
      origin: env.TIKTOK_ORIGIN ?? 'https://www.tiktok.com',
      isMock: env.TIKTOK_ORIGIN !== undefined,
      blocked: new Set(env.TIKTOK_BLOCKED.map((entry) => entry.replace(/^@/, ''))),
    },
    transcription: toModelServer(env, 'TRANSCRIBE'),
    speech: speech && { ...speech, voices: env.OPENAI_SPEECH_VOICES ?? defaultVoices },
    images: toModelServer(env, 'IMAGE'),
    imageDailyLimit: env.IMAGE_DAILY_LIMIT,
  }
}

function toModelServer(env: Env, kind: (typeof mediaKinds)[number]): ModelServer | null {
  const model = env[`OPENAI_${kind}_MODEL`]
  if (model === undefined) return null
  const price = env[`OPENAI_${kind}_PRICE`]
  const { OPENAI_MEDIA_BASE_URL: mediaUrl, OPENAI_MEDIA_API_KEY: mediaKey } = env
  return {
    // Never send a key to a server other than its own.
    apiKey: mediaKey ?? (mediaUrl === undefined ? (env.OPENAI_API_KEY ?? null) : null),
    baseUrl: mediaUrl ?? env.OPENAI_BASE_URL ?? null,
    model,
    priceMicroUsd: price === undefined ? null : Math.round(price * 1_000_000),
  }
}

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
  if (!result.success)
    throw new SettingsError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`))
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

/** Vercel adds instances under load, so none may refuse first: docs/decisions/0002-hosting-and-monitoring.md. */
function getDefaultConcurrency(env: Env): number {
  if (!env.VERCEL) return 8
  return env.REDIS_URL === undefined ? 32 : 500
}

function toOpenAiSettings(env: Env): OpenAiSettings | null {
  if (!hasTextModel(env)) return null
  const { OPENAI_PRICE_INPUT: input, OPENAI_PRICE_OUTPUT: output } = env
  const model = env.OPENAI_MODEL ?? 'gpt-4.1-mini'
  return {
    apiKey: env.OPENAI_API_KEY ?? null,
    baseUrl: env.OPENAI_BASE_URL ?? null,
    model,
    visionModel: env.OPENAI_VISION_MODEL === 'off' ? null : (env.OPENAI_VISION_MODEL ?? model),
    price: input === undefined || output === undefined ? null : { input, output },
    ...(env.OPENAI_FIRST_TOKEN_SECONDS !== undefined && { firstTokenMs: env.OPENAI_FIRST_TOKEN_SECONDS * 1_000 }),
    ...(env.OPENAI_BRIEF === 'short' && { hasShortBrief: true }),
  }
}

function toTurnstileSettings(env: Env): TurnstileSettings | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = env
  if (siteKey === undefined || secretKey === undefined) return null
  return { siteKey, secretKey, verifyUrl: env.TURNSTILE_VERIFY_URL, hostnames: getTurnstileHostnames(env) }
}
