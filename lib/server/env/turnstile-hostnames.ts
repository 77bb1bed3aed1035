import type { Env } from './env-schema'

/**
 * Returns the hostnames whose Turnstile tokens are valid: `TURNSTILE_HOSTNAMES` (comma-separated), else the site's own.
 */
export function getTurnstileHostnames(env: Env): string[] {
  if (env.TURNSTILE_HOSTNAMES) {
    return env.TURNSTILE_HOSTNAMES.split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean)
  }
  if (env.SITE_URL) return [new URL(env.SITE_URL).hostname]
  return env.VERCEL_PROJECT_PRODUCTION_URL ? [env.VERCEL_PROJECT_PRODUCTION_URL] : []
}
