import { z } from 'zod'
import { DEFAULT_MAX_DAILY_IMAGE_RUNS } from '@/lib/core/daily-limits'
import { formatCount } from '@/lib/core/format/format-number'

const createWholeNumberSchema = (min: number, max: number) =>
  z.coerce
    .number('is not a number.')
    .int('is not a whole number.')
    .min(min, `is below ${min}.`)
    .max(max, `is above ${formatCount(max)}.`)

const dollarsSchema = z.coerce.number('is not a number.').min(0, 'is below 0.').max(1_000_000, 'is above 1,000,000.')

const switchSchema = z.enum(['on', 'off'], 'is neither on nor off.').default('on')

const webUrlSchema = z
  .string()
  .refine(
    (text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''),
    'is not a web address that starts with http:// or https://.',
  )

/** Only a mock server on this machine may replace TikTok, because its responses are trusted. */
const loopbackOriginSchema = z
  .string()
  .refine(
    (text) => /^http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?$/.test(text) && URL.canParse(text),
    'is only for a mock server on this machine, such as http://127.0.0.1:3192.',
  )

const redisUrlSchema = z
  .string()
  .refine(
    (text) =>
      (['redis:', 'rediss:'].includes(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '') ||
      /^unix:\/\/[^/]*\/[^?#]/.test(text),
    'is not an address of Redis that starts with redis://, rediss:// or unix://.',
  )

const networkSchema = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

const networkListSchema = z.string().refine(
  (text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .every((part) => part === '' || networkSchema.safeParse(part).success),
  'is not a list of addresses and networks, such as 10.0.0.0/8, 2001:db8::1.',
)

/** Names in lower case, separated by commas or spaces. */
const nameListSchema = z.string().transform((text) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean),
)

/** `id:Label,id:Label`; a voice without a label uses its ID. */
const voiceListSchema = z.string().transform((text) =>
  text
    .split(',')
    .map((voice) => voice.split(':').map((part) => part.trim()))
    .flatMap(([id, label]) => (id ? [{ id, label: label || id }] : [])),
)

/** Every variable is optional: by default the site uses its built-in parts. Messages follow a variable's name. */
export const envSchema = z.object({
  NODE_ENV: z.string().optional(),
  VERCEL: z.string().optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
  SITE_URL: webUrlSchema.optional(),
  APP_SECRET: z.string().min(32, 'is shorter than 32 characters.').optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webUrlSchema.optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_VISION_MODEL: z.string().optional(),
  OPENAI_BRIEF: z.enum(['full', 'short'], 'is neither full nor short.').default('full'),
  OPENAI_FIRST_TOKEN_SECONDS: createWholeNumberSchema(1, 180).optional(),
  OPENAI_PRICE_INPUT: dollarsSchema.optional(),
  OPENAI_PRICE_OUTPUT: dollarsSchema.optional(),
  DAILY_BUDGET_USD: dollarsSchema.optional(),
  MODEL_DAILY_LIMIT: z
    .union([z.literal('off'), createWholeNumberSchema(1, 10_000_000)], 'is neither off nor a number.')
    .default(2_000),
  OPENAI_TRANSCRIBE_MODEL: z.string().optional(),
  OPENAI_TRANSCRIBE_PRICE: dollarsSchema.optional(),
  OPENAI_SPEECH_MODEL: z.string().optional(),
  OPENAI_SPEECH_PRICE: dollarsSchema.optional(),
  OPENAI_SPEECH_VOICES: voiceListSchema.optional(),
  OPENAI_IMAGE_MODEL: z.string().optional(),
  OPENAI_MEDIA_BASE_URL: webUrlSchema.optional(),
  OPENAI_MEDIA_API_KEY: z.string().optional(),
  OPENAI_IMAGE_PRICE: dollarsSchema.optional(),
  IMAGE_DAILY_LIMIT: createWholeNumberSchema(1, 10_000).default(DEFAULT_MAX_DAILY_IMAGE_RUNS),
  DOWNLOADS: switchSchema,
  TIKTOK_ORIGIN: loopbackOriginSchema.optional(),
  TIKTOK_BLOCKED: nameListSchema.default([]),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  TURNSTILE_HOSTNAMES: nameListSchema.optional(),
  TURNSTILE_VERIFY_URL: webUrlSchema.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  BOT_CHECK_FALLBACK: switchSchema,
  ALTCHA_COST: createWholeNumberSchema(1, 100_000).default(2_000),
  TRUST_PROXY_HOPS: createWholeNumberSchema(0, 10).default(0),
  TRUST_PROXY_FROM: networkListSchema.optional(),
  DRAIN_SECONDS: createWholeNumberSchema(0, 600).default(1),
  SERVICE_WORKER: switchSchema,
  IP_QUOTA_FACTOR: createWholeNumberSchema(1, 10_000).default(5),
  BURST_LIMIT: createWholeNumberSchema(1, 100_000).default(10),
  MAX_CONCURRENT: createWholeNumberSchema(1, 1_000).optional(),
  REDIS_URL: redisUrlSchema.optional(),
  STATE_DIR: z.string().default('.cache'),
  PORT: createWholeNumberSchema(0, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters.').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrlSchema.optional(),
})

export type Env = z.output<typeof envSchema>

/** The hostnames whose tokens are valid: `TURNSTILE_HOSTNAMES`, otherwise the site's own. */
export function getTurnstileHostnames(env: Env): string[] {
  const siteHost = env.SITE_URL ? new URL(env.SITE_URL).hostname : env.VERCEL_PROJECT_PRODUCTION_URL
  return env.TURNSTILE_HOSTNAMES ?? (siteHost === undefined ? [] : [siteHost])
}

export const mediaKinds = ['TRANSCRIBE', 'SPEECH', 'IMAGE'] as const

/** Whether the built-in writer is replaced by a model. */
export const hasTextModel = (env: Env) => (env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL) !== undefined
