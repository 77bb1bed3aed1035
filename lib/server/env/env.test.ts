import { expect, test } from 'vitest'
import { findWarnings } from '@/lib/server/startup/check-environment'
import { parseEnv, SettingsError, toSettings } from './'

const turnstile = { TURNSTILE_SITE_KEY: '0x4AAAAAAAsite', TURNSTILE_SECRET_KEY: '0x4AAAAAAAsecret' }
const vercelEnvironment = { VERCEL: '1', APP_SECRET: 'x'.repeat(32) }
const pricedEnvironment = { OPENAI_API_KEY: 'sk-x', OPENAI_PRICE_INPUT: '0.4', OPENAI_PRICE_OUTPUT: '1.6' }
const testSecret = '1x0000000000000000000000000000000AA'

function getProblems(environment: Record<string, string>): readonly string[] {
  try {
    parseEnv(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
  return []
}

test('no variable is required', () => {
  const settings = toSettings(parseEnv({}))
  expect(settings.openai).toBeNull()
  expect(settings.turnstile).toBeNull()
  expect(settings.dailyLimit).toBe(100)
  expect(settings.appSecret).toHaveLength(43)
})

test('the random secret stays the same within a process', () => {
  expect(toSettings(parseEnv({})).appSecret).toBe(toSettings(parseEnv({})).appSecret)
})

test.each([
  [{}, 8],
  [vercelEnvironment, 32],
  [{ ...vercelEnvironment, REDIS_URL: 'rediss://kv.example' }, 500],
  [{ ...vercelEnvironment, MAX_CONCURRENT: '12' }, 12],
])('%j gives the number of concurrent generations', (environment, expected) => {
  expect(toSettings(parseEnv(environment as Record<string, string>)).maxConcurrent).toBe(expected)
})

test('an empty or blank value counts as absent', () => {
  expect(toSettings(parseEnv({ OPENAI_API_KEY: '', SITE_URL: '  ' })).openai).toBeNull()
})

test.each([
  [{ OPENAI_API_KEY: 'sk-x' }, { apiKey: 'sk-x', baseUrl: null, model: 'gpt-4.1-mini', price: null }],
  [
    { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'qwen3' },
    { apiKey: null, baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3', price: null },
  ],
  [
    { OPENAI_API_KEY: 'sk-x', OPENAI_PRICE_INPUT: '0.4', OPENAI_PRICE_OUTPUT: '1.6' },
    { apiKey: 'sk-x', baseUrl: null, model: 'gpt-4.1-mini', price: { input: 0.4, output: 1.6 } },
  ],
  [
    { OPENAI_API_KEY: 'sk-x', OPENAI_BRIEF: 'short', OPENAI_FIRST_TOKEN_SECONDS: '90' },
    { hasShortBrief: true, firstTokenMs: 90_000 },
  ],
])('%j configures a model', (environment, expected) => {
  expect(toSettings(parseEnv(environment)).openai).toMatchObject(expected)
})

test.each([
  [{ OPENAI_API_KEY: 'sk-x' }, 'gpt-4.1-mini'],
  [{ OPENAI_API_KEY: 'sk-x', OPENAI_MODEL: 'qwen3' }, 'qwen3'],
  [{ OPENAI_API_KEY: 'sk-x', OPENAI_MODEL: 'qwen3', OPENAI_VISION_MODEL: 'qwen3-vl' }, 'qwen3-vl'],
  [{ OPENAI_API_KEY: 'sk-x', OPENAI_VISION_MODEL: 'off' }, null],
])('with %j images are described by %s', (environment, expected) => {
  expect(toSettings(parseEnv(environment)).openai?.visionModel).toBe(expected)
})

test.each([
  [{}, null],
  [{ REDIS_URL: 'redis://[::1]:6379/2' }, 'redis://[::1]:6379/2'],
  [{ REDIS_URL: 'unix:///run/redis/redis.sock?db=1' }, 'unix:///run/redis/redis.sock?db=1'],
])('reads the address of Redis from %j', (environment, expected) => {
  expect(toSettings(parseEnv(environment as Record<string, string>)).redisUrl).toBe(expected)
})

test.each([
  [{}, '.cache'],
  [{ STATE_DIR: '/var/lib/postsmith' }, '/var/lib/postsmith'],
  [vercelEnvironment, null],
])('reads the persistent data folder from %j', (environment, expected) => {
  expect(toSettings(parseEnv(environment as Record<string, string>)).stateFolder).toBe(expected)
})

test('stores the budget in micro-dollars', () => {
  const environment = { OPENAI_PRICE_INPUT: '0', OPENAI_PRICE_OUTPUT: '0', DAILY_BUDGET_USD: '2.5' }
  expect(toSettings(parseEnv(environment)).dailyBudgetMicroUsd).toBe(2_500_000)
})

test.each([
  [{}, 2_000],
  [{ MODEL_DAILY_LIMIT: '500' }, 500],
  [{ MODEL_DAILY_LIMIT: 'off' }, null],
])('reads the limit of model runs from %j', (environment, expected) => {
  expect(toSettings(parseEnv(environment)).modelDailyLimit).toBe(expected)
})

test.each([
  [{ SITE_URL: 'https://Postsmith.example/x' }, ['postsmith.example']],
  [{ SITE_URL: 'https://a.example', TURNSTILE_HOSTNAMES: 'B.example, c.example,' }, ['b.example', 'c.example']],
  [{ VERCEL_PROJECT_PRODUCTION_URL: 'postsmith.vercel.app' }, ['postsmith.vercel.app']],
])('reads the hostnames for Turnstile tokens from %j', (environment, expected) => {
  expect(toSettings(parseEnv({ ...turnstile, ...environment })).turnstile?.hostnames).toEqual(expected)
})

test.each([
  [{ SITE_URL: 'postsmith.example' }, /^SITE_URL is not a web address/],
  [{ OPENAI_BASE_URL: 'file:///etc/passwd' }, /^OPENAI_BASE_URL is not a web address/],
  [{ TRUST_PROXY_HOPS: 'yes' }, /^TRUST_PROXY_HOPS is not a number/],
  [{ TRUST_PROXY_FROM: '10.0.0.0/8, proxy' }, /^TRUST_PROXY_FROM is not a list of addresses and networks/],
  [{ SERVICE_WORKER: 'no' }, /^SERVICE_WORKER is neither on nor off/],
  [{ IP_QUOTA_FACTOR: '1.5' }, /^IP_QUOTA_FACTOR is not a whole number/],
  [{ MAX_CONCURRENT: '0' }, /^MAX_CONCURRENT is below 1/],
  [{ PORT: '99999' }, /^PORT is above 65,535/],
  [{ MODEL_DAILY_LIMIT: 'none' }, /^MODEL_DAILY_LIMIT is neither off nor a number/],
  [{ APP_SECRET: 'short' }, /^APP_SECRET is shorter than 32/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is not a web address/],
  [{ OPENAI_PRICE_INPUT: '1' }, /^OPENAI_PRICE_INPUT and OPENAI_PRICE_OUTPUT need each other/],
  [{ VERCEL: '1' }, /^APP_SECRET is not set: on Vercel each instance/],
  [{ DAILY_BUDGET_USD: '5' }, /^DAILY_BUDGET_USD needs OPENAI_PRICE_INPUT/],
  [{ TURNSTILE_SITE_KEY: '0x4A' }, /^TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY need each other/],
  [turnstile, /^Turnstile needs SITE_URL or TURNSTILE_HOSTNAMES/],
  [{ REDIS_URL: 'http://127.0.0.1:6379' }, /^REDIS_URL is not an address of Redis/],
  [{ TURNSTILE_VERIFY_URL: 'http://verify.example/' }, /^TURNSTILE_VERIFY_URL receives a secret/],
])('%j is refused with a plain message', (environment, message) => {
  expect(getProblems(environment as Record<string, string>)).toEqual([expect.stringMatching(message)])
})

test('accepts proxies by address or network', () => {
  expect(getProblems({ TRUST_PROXY_FROM: '10.0.0.0/8, 192.0.2.7,2001:db8::/32, ::1,' })).toEqual([])
})

test('reports all problems at once', () => {
  expect(getProblems({ SITE_URL: 'x', TRUST_PROXY_HOPS: 'x', MAX_CONCURRENT: 'x' })).toHaveLength(3)
})

test('refuses Turnstile’s test keys in production only', () => {
  const environment = { ...turnstile, TURNSTILE_SECRET_KEY: testSecret, SITE_URL: 'https://a.example' }
  expect(getProblems({ ...environment, NODE_ENV: 'development' })).toEqual([])
  expect(getProblems({ ...environment, NODE_ENV: 'production' })).toEqual([expect.stringMatching(/test key/)])
})

test('problems never contain values', () => {
  const marker = 'marker-4711'
  const urls = ['SITE_URL', 'OPENAI_BASE_URL', 'REDIS_URL', 'TURNSTILE_VERIFY_URL']
  const others = ['OPENAI_PRICE_INPUT', 'TRUST_PROXY_HOPS', 'APP_SECRET', 'MODEL_DAILY_LIMIT', 'BOT_CHECK_FALLBACK']
  const environment = Object.fromEntries([...urls, ...others].map((name) => [name, marker]))
  expect(getProblems(environment).join(' ')).not.toContain(marker)
})

test.each([
  [{ OPENAI_API_KEY: 'sk-x' }, true, ['DAILY_BUDGET_USD is not set: models work for 2,000 runs a day']],
  [
    { OPENAI_BASE_URL: 'http://127.0.0.1:1/', MODEL_DAILY_LIMIT: 'off' },
    true,
    ['DAILY_BUDGET_USD is not set and MODEL_DAILY_LIMIT is off'],
  ],
  [
    { OPENAI_MEDIA_BASE_URL: 'http://127.0.0.1:1/', OPENAI_SPEECH_MODEL: 'x', MODEL_DAILY_LIMIT: '9' },
    true,
    ['DAILY_BUDGET_USD is not set: models work for 9 runs a day'],
  ],
  [vercelEnvironment, true, ['REDIS_URL is not set: each instance']],
  [{ ...vercelEnvironment, REDIS_URL: 'rediss://kv.example' }, true, []],
  [
    { NODE_ENV: 'production' },
    false,
    ['Nothing here says who visits, so all visitors share one limit. On Vercel, expose'],
  ],
  [{ OPENAI_MODEL: 'gpt-5' }, true, ['OPENAI_MODEL is set without OPENAI_API_KEY or OPENAI_BASE_URL']],
  [{ ...pricedEnvironment, DAILY_BUDGET_USD: '0.02' }, true, ['DAILY_BUDGET_USD is less than one long answer']],
  [{ REDIS_URL: 'redis://redis.example' }, true, ['APP_SECRET is not set: processes that share a Redis']],
  [{ REDIS_URL: 'redis://redis.example', APP_SECRET: 'a'.repeat(32) }, true, []],
  [{ NODE_ENV: 'production' }, true, []],
])('%j logs a warning: %s', (environment, areAddressesTrusted, messageStarts) => {
  const warnings = findWarnings(parseEnv(environment as Record<string, string>), areAddressesTrusted)
  expect(warnings.map((text) => messageStarts.find((messageStart) => text.startsWith(messageStart)) ?? text)).toEqual(
    messageStarts,
  )
})

test('reads the media tools’ models and server from the environment', () => {
  const settings = toSettings(
    parseEnv({
      OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1',
      OPENAI_TRANSCRIBE_MODEL: 'whisper-1',
      OPENAI_MEDIA_BASE_URL: 'http://127.0.0.1:8001/v1',
      OPENAI_TRANSCRIBE_PRICE: '0.006',
      OPENAI_SPEECH_MODEL: 'kokoro',
      OPENAI_SPEECH_VOICES: 'af_sky:Sky, bm_lewis,',
      TIKTOK_BLOCKED: '@Some.One, 7300000000000000001',
    }),
  )
  expect(settings.transcription).toEqual({
    apiKey: null,
    baseUrl: 'http://127.0.0.1:8001/v1',
    model: 'whisper-1',
    priceMicroUsd: 6_000,
  })
  expect(settings.speech).toMatchObject({
    baseUrl: 'http://127.0.0.1:8001/v1',
    voices: [
      { id: 'af_sky', label: 'Sky' },
      { id: 'bm_lewis', label: 'bm_lewis' },
    ],
  })
  expect(settings.images).toBeNull()
  expect(settings.downloads).toBe(true)
  expect(settings.imageDailyLimit).toBe(5)
  expect(settings.tiktok).toEqual({
    origin: 'https://www.tiktok.com',
    isMock: false,
    blocked: new Set(['some.one', '7300000000000000001']),
  })
})

test('does not send OpenAI’s key to another server', () => {
  const environment = {
    OPENAI_API_KEY: 'sk-x',
    OPENAI_IMAGE_MODEL: 'flux',
    OPENAI_MEDIA_BASE_URL: 'http://10.0.0.5/v1',
  }
  expect(toSettings(parseEnv(environment)).images?.apiKey).toBeNull()
  expect(toSettings(parseEnv({ ...environment, OPENAI_MEDIA_API_KEY: 'own' })).images?.apiKey).toBe('own')
})

test.each(['https://www.tiktok.com.evil.example', 'http://169.254.169.254', 'http://127.0.0.1:1@evil.example'])(
  'rejects %s as the origin of TikTok',
  (origin) => {
    expect(getProblems({ TIKTOK_ORIGIN: origin })).toEqual([
      'TIKTOK_ORIGIN is only for a mock server on this machine, such as http://127.0.0.1:3192.',
    ])
  },
)

test.each([
  [{ OPENAI_IMAGE_MODEL: 'x' }, 'OPENAI_IMAGE_MODEL needs OPENAI_API_KEY, OPENAI_BASE_URL or OPENAI_MEDIA_BASE_URL.'],
  [
    { OPENAI_SPEECH_MODEL: 'x', OPENAI_MEDIA_BASE_URL: 'http://127.0.0.1:1', DAILY_BUDGET_USD: '1' },
    'DAILY_BUDGET_USD needs OPENAI_SPEECH_PRICE to know what OPENAI_SPEECH_MODEL costs.',
  ],
])('refuses %j', (environment, problem) => {
  expect(getProblems(environment)).toEqual([problem])
})
