import { expect, test } from 'vitest'
import { envSchema } from '@/lib/server/env/env-schema'
import { findMisspellingWarnings } from './misspelled-names'

test.each([
  ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
  ['OPENAI_API_KEYS', 'OPENAI_API_KEY'],
  ['OPENAI_BASEURL', 'OPENAI_BASE_URL'],
  ['TRUST_PROXY_HOP', 'TRUST_PROXY_HOPS'],
  ['DAILY_BUDGET_USDT', 'DAILY_BUDGET_USD'],
  ['MAX_CONCURRENCY', 'MAX_CONCURRENT'],
  ['DOWNLOAD', 'DOWNLOADS'],
  ['TURNSTYLE_SITE_KEY', 'TURNSTILE_SITE_KEY'],
  ['app_secret', 'APP_SECRET'],
  ['REDIS_URI', 'REDIS_URL'],
])('%s is not read, and %s may be meant', (name, suggestion) => {
  expect(findMisspellingWarnings({ [name]: 'value' })).toEqual([
    `${name} is not a setting of this site: is ${suggestion} meant?`,
  ])
})

test('other programs’ settings and our own are nobody’s slip', () => {
  const others = ['PATH', 'HOME', 'POST', 'PORTS', 'OPENAI_ORG_ID', 'OPENAI_PROJECT_ID', 'KV_REST_API_URL']
  const names = [...others, ...Object.keys(envSchema.shape), 'HOST', 'HOSTS', 'API_SECRET', 'VERCEL_ENV', 'REDIS_HOST']
  expect(findMisspellingWarnings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
})
