import 'server-only'
import { randomBytes } from 'node:crypto'
import { USES_PER_DAY } from '@/lib/browser/usage'
import { perProcess } from '@/lib/server/per-process'
import { contradictions } from './contradictions'
import { type MediaSettings, mediaSettings } from './media-settings'
import { turnstileHostnames } from './turnstile-hostnames'
import { type Variables, variables } from './variables'

export type Settings = MediaSettings & {
  /** Signs challenges and keys the hashes of addresses; random for each process when the operator gives none. */
  appSecret: string
  /** Where limits are counted for several processes; null counts them in this one. */
  redisUrl: string | null
  /** Where the day's spending is kept over a restart; null where nothing outlasts the process. */
  stateFolder: string | null
  /** Host of the site's own address, with its port. */
  siteHost: string | null
  openai: OpenAiSettings | null
  turnstile: TurnstileSettings | null
  /** Whether a visitor whose browser cannot load Turnstile may solve a proof of work instead. */
  botCheckFallback: boolean
  /** Most key derivations that one proof of work takes a visitor's device; half of them on average. */
  altchaCost: number
  /** Uses per visitor, tool and UTC day. */
  dailyLimit: number
  /** Requests per visitor and minute, all tools together. */
  burstLimit: number
  /** Generations under way at once in this process; `limits/pools.ts` derives the other places from it. */
  maxConcurrent: number
  /** For the whole site and UTC day; null sets no bound in money. */
  dailyBudgetMicroUsd: number | null
  /** Runs of all models for the whole site and UTC day where no budget in money is set; null sets no bound. */
  modelDailyLimit: number | null
  /** Who shows it may read `/api/metrics`; null where nobody may. */
  metricsToken: string | null
}

export type OpenAiSettings = {
  /** Null for servers that ask for none. */
  apiKey: string | null
  /** Null for OpenAI's own. */
  baseUrl: string | null
  model: string
  /** Looks at pictures, on the same server; null where none does. */
  visionModel: string | null
  /** US dollars per million tokens, which is the same number as micro-dollars per token. */
  price: { input: number; output: number } | null
}

export type TurnstileSettings = {
  siteKey: string
  secretKey: string
  verifyUrl: string
  hostnames: readonly string[]
}

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
