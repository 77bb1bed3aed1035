import type { APIRequestContext } from '@playwright/test'

/** Every public page by path, read from the sitemap, and one path that does not exist. */
export async function everyPage(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  return [...paths, '/no-such-page']
}

/** One page of each kind; every view of its own is one. */
export const pageOfEachKind = [
  '/',
  '/tools',
  '/social-media-tools',
  '/social-media-tools/tiktok',
  '/image-tools',
  '/text-tools',
  '/about',
  '/no-such-page',
  '/tiktok-hook-generator',
  '/download-video-tiktok',
  '/tiktok/tiktok-transcript-generator',
  '/tiktok-username-checker',
  '/tiktok-voice-generator',
  '/image-tools/ai-image-generator',
  '/image-tools/image-compressor',
  '/social-media-tools/tiktok/money-calculator',
  '/tiktok-engagement-rate-calculator',
  '/text-tools/social-character-counter',
  '/text-tools/case-converter',
  '/text-tools/text-compare',
  '/text-tools/giveaway-picker',
  '/text-tools/emoji-symbol-picker',
  '/text-tools/paraphraser',
]

/** Files tools, whose code comes with the first file. */
export const lightPages = ['/image-tools/image-compressor']

/** Writing tools that say what they offer instead where no model is set up. */
export const needModel = [
  '/text-tools/paraphraser',
  '/text-tools/text-expander',
  '/text-tools/text-translator',
  '/text-tools/tone-changer',
]
