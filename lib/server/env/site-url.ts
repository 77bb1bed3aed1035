/** Resolved at build time: `SITE_URL`, else Vercel's production host, else localhost. */
export function getSiteUrl(): URL {
  const vercelHost = process.env.VERCEL_PROJECT_PRODUCTION_URL
  return new URL(process.env.SITE_URL || (vercelHost ? `https://${vercelHost}` : 'http://localhost:3000'))
}
