import { formatCount } from '@/lib/core/format/format-number'
import { parseEnv, SettingsError } from '@/lib/server/env'
import { type Env, hasTextModel, mediaKinds } from '@/lib/server/env/env-schema'
import { areAddressesTrusted } from '@/lib/server/http/client-address'
import { estimateMaxCost, MAX_ANSWER_TOKENS } from '@/lib/server/limits/cost'
import { createSpendingFile } from '@/lib/server/limits/spending'

/** Returns warnings about valid settings that may surprise the operator, without values. */
export function findWarnings(env: Env, areAddressesTrusted: boolean): string[] {
  return [
    env.TIKTOK_ORIGIN !== undefined &&
      'TIKTOK_ORIGIN is set: the TikTok tools ask a mock server on this machine, not TikTok.',
    hasModel(env) && env.DAILY_BUDGET_USD === undefined && describeMissingBudget(env.MODEL_DAILY_LIMIT),
    isBudgetBelowOneRun(env) &&
      'DAILY_BUDGET_USD is less than one long answer of OPENAI_MODEL may cost, so the tools that write those always refuse.',
    env.OPENAI_MODEL !== undefined &&
      !hasTextModel(env) &&
      'OPENAI_MODEL is set without OPENAI_API_KEY or OPENAI_BASE_URL: the built-in writer writes instead.',
    env.OPENAI_VISION_MODEL !== undefined &&
      !hasTextModel(env) &&
      'OPENAI_VISION_MODEL is set without OPENAI_API_KEY or OPENAI_BASE_URL: pictures are described by their visitors.',
    hasRedis(env) &&
      !env.APP_SECRET &&
      !env.VERCEL &&
      'APP_SECRET is not set: processes that share a Redis need the same one, else each counts visitors under names of its own.',
    env.VERCEL !== undefined &&
      !hasRedis(env) &&
      'REDIS_URL is not set: each instance of a function counts limits and spending for itself, from 0.',
    env.NODE_ENV === 'production' &&
      !env.VERCEL &&
      !areAddressesTrusted &&
      'Nothing here says who visits, so all visitors share one limit. On Vercel, expose the system environment variables in the project’s settings; elsewhere, start the site with npm start.',
  ].filter((warning) => warning !== false)
}

/** Whether runs are counted in a file, which must then be writable. */
function usesSpendingFile(env: Env): boolean {
  const isBounded = env.DAILY_BUDGET_USD !== undefined || env.MODEL_DAILY_LIMIT !== 'off'
  return !env.VERCEL && !hasRedis(env) && hasModel(env) && isBounded
}

const hasRedis = (env: Env) => env.REDIS_URL !== undefined

const hasModel = (env: Env) => hasTextModel(env) || mediaKinds.some((kind) => env[`OPENAI_${kind}_MODEL`] !== undefined)

/** A run reserves its maximum cost; see `estimateMaxCost`. */
function isBudgetBelowOneRun(env: Env): boolean {
  const { DAILY_BUDGET_USD: budget, OPENAI_PRICE_INPUT: input, OPENAI_PRICE_OUTPUT: output } = env
  if (budget === undefined || input === undefined || output === undefined || !hasTextModel(env)) return false
  return budget * 1_000_000 < estimateMaxCost({ maxOutputTokens: MAX_ANSWER_TOKENS }, {}, { input, output })
}

function describeMissingBudget(modelDailyLimit: Env['MODEL_DAILY_LIMIT']): string {
  return modelDailyLimit === 'off'
    ? 'DAILY_BUDGET_USD is not set and MODEL_DAILY_LIMIT is off: only the limits per visitor bound what models cost.'
    : `DAILY_BUDGET_USD is not set: models work for ${formatCount(modelDailyLimit)} runs a day (MODEL_DAILY_LIMIT), whatever those cost.`
}

/** Logs problems of the environment. Ends the process when the settings are invalid. */
export function checkEnvironment(): void {
  try {
    const variables = parseEnv(process.env)
    for (const warning of findWarnings(variables, areAddressesTrusted())) console.warn(`Postsmith: ${warning}`)
    if (usesSpendingFile(variables)) createSpendingFile(variables.STATE_DIR).checkWritable()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(`Postsmith cannot start with this environment:\n- ${error.problems.join('\n- ')}`)
    process.exit(1)
  }
}
