/**
 * The default settings, except for a quick proof of work and one trusted proxy, so that requests can come from many
 * visitors.
 */
export const siteSettings = {
  TRUST_PROXY_HOPS: '1',
  ALTCHA_COST: '1',
  TURNSTILE_SITE_KEY: '',
  TURNSTILE_SECRET_KEY: '',
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
}
