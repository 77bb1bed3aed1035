import { removeTurnstile } from '../lib/server/http/security-headers.ts'

export const applyTurnstilePolicy = (value) =>
  process.env.TURNSTILE_SITE_KEY || typeof value !== 'string' ? value : removeTurnstile(value)
