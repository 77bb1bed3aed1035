import type { Variables } from './variables'

/** Names of the sites whose Turnstile tokens count: `TURNSTILE_HOSTNAMES` (by commas), else the site's own. */
export function turnstileHostnames(v: Variables): string[] {
  if (v.TURNSTILE_HOSTNAMES) {
    return v.TURNSTILE_HOSTNAMES.split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean)
  }
  if (v.SITE_URL) return [new URL(v.SITE_URL).hostname]
  return v.VERCEL_PROJECT_PRODUCTION_URL ? [v.VERCEL_PROJECT_PRODUCTION_URL] : []
}
