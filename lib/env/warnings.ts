import type { Variables } from './variables'

/** What works but may surprise the operator, in plain words that show no value. */
export function warnings(v: Variables, addressesAreTrusted: boolean): string[] {
  const found: string[] = []
  if (v.TIKTOK_ORIGIN !== undefined) {
    found.push('TIKTOK_ORIGIN is set: the TikTok tools ask a stand-in on this machine, not TikTok.')
  }
  const hasModel = v.OPENAI_API_KEY !== undefined || v.OPENAI_BASE_URL !== undefined
  if (hasModel && v.DAILY_BUDGET_USD === undefined) {
    found.push('DAILY_BUDGET_USD is not set: only the limits per visitor bound what the model costs.')
  }
  if (v.VERCEL && !v.APP_SECRET) {
    found.push('APP_SECRET is not set: on Vercel a proof of work made by one instance fails at another.')
  }
  if (v.VERCEL) found.push('Limits are counted in memory, by each instance of a function for itself.')
  if (v.NODE_ENV === 'production' && !v.VERCEL && !addressesAreTrusted) {
    found.push(
      'server/client-address.mjs is not loaded: all visitors share one limit. Start the site with npm start.',
    )
  }
  return found
}
