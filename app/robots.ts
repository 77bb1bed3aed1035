import type { MetadataRoute } from 'next'
import { getSiteUrl } from '@/lib/server/env/site-url'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', getSiteUrl()).href,
  }
}
