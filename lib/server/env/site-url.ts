/**
 * The site's own address, for canonical links, the sitemap and social pictures. Read when the site is built:
 * `SITE_URL`, else the production address that Vercel gives, else this machine.
 */
export function getSiteUrl(): URL {
  const vercelHost = process.env.VERCEL_PROJECT_PRODUCTION_URL
  return new URL(process.env.SITE_URL || (vercelHost ? `https://${vercelHost}` : 'http://localhost:3000'))
}
