import type { MetadataRoute } from 'next'
import { pagePaths } from '@/content/paths'
import { tools } from '@/content/tools'
import { getSiteUrl } from '@/lib/server/env/site-url'

export default function sitemap(): MetadataRoute.Sitemap {
  return [...pagePaths, ...tools.map((tool) => tool.path)].map((path) => ({ url: new URL(path, getSiteUrl()).href }))
}
