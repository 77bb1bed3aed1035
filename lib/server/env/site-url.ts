/** Returns the site's URL: `SITE_URL`, otherwise Vercel's production host, otherwise localhost. */
export function getSiteUrl(): URL {
  const vercelHost = process.env.VERCEL_PROJECT_PRODUCTION_URL
  return new URL(process.env.SITE_URL || (vercelHost ? `https://${vercelHost}` : 'http://localhost:3000'))
}
