import type { Metadata } from 'next'
import { site } from '@/content/site'

type Page = { title: string; description: string; path: string; image?: { url: string; alt: string } }

export function buildPageMetadata({ title, description, path, image }: Page): Metadata {
  const images = [{ width: 1200, height: 630, ...(image ?? { url: '/og/site.png', alt: site.tagline }) }]
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, siteName: site.name, type: 'website', locale: 'en', images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
