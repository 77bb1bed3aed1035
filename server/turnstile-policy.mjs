import { removeTurnstile } from '../lib/server/http/security-headers.ts'

/** A header's value as the build wrote it; without Turnstile where this process has no keys for it. */
export const applyTurnstilePolicy = (value) =>
  process.env.TURNSTILE_SITE_KEY || typeof value !== 'string' ? value : removeTurnstile(value)
