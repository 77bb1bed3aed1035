import { type Env, getTurnstileHostnames } from './env-schema'

/** Returns the contradictions between variables as sentences that name the variables and show no values. */
export function findContradictions(env: Env): string[] {
  return [
    ...findPairProblems(env),
    ...findTurnstileProblems(env),
    ...findBudgetProblems(env),
    ...findModelProblems(env),
    ...findSecretProblems(env),
  ]
}

function findPairProblems(env: Env): string[] {
  const pairs = [
    ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
    ['OPENAI_PRICE_INPUT', 'OPENAI_PRICE_OUTPUT'],
  ] as const
  return pairs
    .filter(([a, b]) => (env[a] === undefined) !== (env[b] === undefined))
    .map(([a, b]) => `${a} and ${b} need each other: set both or neither.`)
}

function findTurnstileProblems(env: Env): string[] {
  const problems: string[] = []
  if (env.TURNSTILE_SECRET_KEY && getTurnstileHostnames(env).length === 0) {
    problems.push('Turnstile needs SITE_URL or TURNSTILE_HOSTNAMES, to refuse tokens made on other sites.')
  }
  if (env.NODE_ENV === 'production' && [env.TURNSTILE_SITE_KEY, env.TURNSTILE_SECRET_KEY].some(isTestKey)) {
    problems.push('TURNSTILE_SITE_KEY or TURNSTILE_SECRET_KEY is a test key of Cloudflare’s, with which anyone passes.')
  }
  const verifyUrl = new URL(env.TURNSTILE_VERIFY_URL)
  if (verifyUrl.protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(verifyUrl.hostname)) {
    problems.push('TURNSTILE_VERIFY_URL receives a secret: it must start with https:// or name this machine.')
  }
  return problems
}

const mediaKinds = ['TRANSCRIBE', 'SPEECH', 'IMAGE'] as const

function findBudgetProblems(env: Env): string[] {
  if (env.DAILY_BUDGET_USD === undefined) return []
  const configuredKinds = mediaKinds.filter((kind) => env[`OPENAI_${kind}_MODEL`] !== undefined)
  const hasTextModel = (env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL) !== undefined
  const needsTextPrice = env.OPENAI_PRICE_INPUT === undefined && (hasTextModel || configuredKinds.length === 0)
  const textPriceProblem =
    'DAILY_BUDGET_USD needs OPENAI_PRICE_INPUT and OPENAI_PRICE_OUTPUT to know what a request costs.'
  return [
    ...(needsTextPrice ? [textPriceProblem] : []),
    ...configuredKinds
      .filter((kind) => env[`OPENAI_${kind}_PRICE`] === undefined)
      .map((kind) => `DAILY_BUDGET_USD needs OPENAI_${kind}_PRICE to know what OPENAI_${kind}_MODEL costs.`),
  ]
}

function findModelProblems(env: Env): string[] {
  if ((env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL ?? env.OPENAI_MEDIA_BASE_URL) !== undefined) return []
  return mediaKinds
    .filter((kind) => env[`OPENAI_${kind}_MODEL`] !== undefined)
    .map((kind) => `OPENAI_${kind}_MODEL needs OPENAI_API_KEY, OPENAI_BASE_URL or OPENAI_MEDIA_BASE_URL.`)
}

/** Vercel runs any number of instances, so a random secret per instance does not work. */
function findSecretProblems(env: Env): string[] {
  if (!env.VERCEL || env.APP_SECRET !== undefined) return []
  return [
    'APP_SECRET is not set: on Vercel each instance of the function would make its own and refuse what another has signed.',
  ]
}

/** Source: developers.cloudflare.com/turnstile/troubleshooting/testing (2026-11), keys 1x…, 2x…, 3x… and zeros. */
function isTestKey(key: string | undefined): boolean {
  return key !== undefined && /^[123]x0{16,}[A-F]{2}$/i.test(key)
}
