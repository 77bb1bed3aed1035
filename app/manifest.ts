import type { MetadataRoute } from 'next'
import { resolveLinks } from '@/content/paths'
import { site } from '@/content/site'

const shortcuts = [
  { label: 'Saved', path: '/saved' },
  { label: 'TikTok hooks', path: '/tiktok-hook-generator' },
  { label: 'TikTok captions', path: '/tiktok/tiktok-caption-generator' },
  { label: 'TikTok video download', path: '/download-video-tiktok' },
] as const

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // A browser that supports this shows Back and Reload, which work because pages are documents.
    display_override: ['minimal-ui', 'standalone'],
    categories: ['productivity', 'social', 'utilities'],
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [
      { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: resolveLinks(shortcuts).map(({ label, path }) => ({ name: label, url: path })),
    share_target: {
      action: '/api/share',
      method: 'POST',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  }
}
