/**
 * As a site comes, but for a quick proof of work, and behind one trusted proxy so that calls can come from many
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
