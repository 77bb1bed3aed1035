import { turnstileHostnames } from './turnstile-hostnames'
import type { Variables } from './variables'

/** What variables say against each other, in plain words that name them and show no value. */
export function contradictions(v: Variables): string[] {
  return [
    ...halfPairs(v),
    ...turnstileProblems(v),
    ...budgetProblems(v),
    ...modelProblems(v),
    ...secretProblems(v),
  ]
}

function halfPairs(v: Variables): string[] {
  const pairs = [
    ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
    ['OPENAI_PRICE_INPUT', 'OPENAI_PRICE_OUTPUT'],
  ] as const
  return pairs
    .filter(([a, b]) => (v[a] === undefined) !== (v[b] === undefined))
    .map(([a, b]) => `${a} and ${b} need each other: set both or neither.`)
}

function turnstileProblems(v: Variables): string[] {
  const problems: string[] = []
  if (v.TURNSTILE_SECRET_KEY && turnstileHostnames(v).length === 0) {
    problems.push('Turnstile needs SITE_URL or TURNSTILE_HOSTNAMES, to refuse tokens made on other sites.')
  }
  if (v.NODE_ENV === 'production' && [v.TURNSTILE_SITE_KEY, v.TURNSTILE_SECRET_KEY].some(isTestKey)) {
    problems.push(
      'TURNSTILE_SITE_KEY or TURNSTILE_SECRET_KEY is a test key of Cloudflare’s, with which anyone passes.',
    )
  }
  const address = new URL(v.TURNSTILE_VERIFY_URL)
  if (address.protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(address.hostname)) {
    problems.push('TURNSTILE_VERIFY_URL receives a secret: it must start with https:// or name this machine.')
  }
  return problems
}

const mediaModels = ['TRANSCRIBE', 'SPEECH', 'IMAGE'] as const

function budgetProblems(v: Variables): string[] {
  if (v.DAILY_BUDGET_USD === undefined) return []
  const set = mediaModels.filter((kind) => v[`OPENAI_${kind}_MODEL`] !== undefined)
  const hasTextModel = (v.OPENAI_API_KEY ?? v.OPENAI_BASE_URL) !== undefined
  const needsTextPrice = v.OPENAI_PRICE_INPUT === undefined && (hasTextModel || set.length === 0)
  const textPrice =
    'DAILY_BUDGET_USD needs OPENAI_PRICE_INPUT and OPENAI_PRICE_OUTPUT to know what a request costs.'
  return [
    ...(needsTextPrice ? [textPrice] : []),
    ...set
      .filter((kind) => v[`OPENAI_${kind}_PRICE`] === undefined)
      .map((kind) => `DAILY_BUDGET_USD needs OPENAI_${kind}_PRICE to know what OPENAI_${kind}_MODEL costs.`),
  ]
}

/** A model needs a server: OpenAI's with its key, or another by its address. */
function modelProblems(v: Variables): string[] {
  return mediaModels
    .filter((kind) => v[`OPENAI_${kind}_MODEL`] !== undefined)
    .filter((kind) => (v.OPENAI_API_KEY ?? v.OPENAI_BASE_URL ?? v[`OPENAI_${kind}_BASE_URL`]) === undefined)
    .map((kind) => `OPENAI_${kind}_MODEL needs OPENAI_API_KEY or OPENAI_${kind}_BASE_URL.`)
}

/** Where nobody knows how many processes there are, none may make a secret of its own. */
function secretProblems(v: Variables): string[] {
  if (!v.VERCEL || v.APP_SECRET !== undefined) return []
  return [
    'APP_SECRET is not set: on Vercel each instance of the function would make its own and refuse what another has signed.',
  ]
}

/** developers.cloudflare.com/turnstile/troubleshooting/testing (2026-11): 1x…, 2x…, 3x… and zeros. */
function isTestKey(key: string | undefined): boolean {
  return key !== undefined && /^[123]x0{16,}[A-F]{2}$/i.test(key)
}
