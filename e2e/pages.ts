import type { APIRequestContext } from '@playwright/test'

/** Every public page by path, read from the sitemap, and one path that does not exist. */
export async function listPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  return [...paths, '/no-such-page']
}

/** One page of each kind; every view of its own is one. */
export const representativePages = [
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
  '/image-tools/social-image-resizer',
  '/image-tools/thumbnail-maker',
  '/image-tools/collage-maker',
  '/image-tools/gif-maker',
  '/image-tools/qr-code-generator',
  '/image-tools/image-to-caption',
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
export const filesToolPages = [
  '/image-tools/image-compressor',
  '/image-tools/social-image-resizer',
  '/image-tools/image-converter',
  '/image-tools/image-cropper',
  '/image-tools/carousel-splitter',
  '/image-tools/add-watermark',
  '/image-tools/exif-remover',
]

/** Image tools with a view of their own, which waits for the first move as that of a text tool does. */
export const deferredPages = [
  '/image-tools/ai-prompt-writer',
  '/image-tools/color-palette-extractor',
  '/image-tools/qr-code-generator',
]

/** Writing tools that say what they offer instead where no model is set up. */
export const modelOnlyPages = [
  '/text-tools/paraphraser',
  '/text-tools/text-expander',
  '/text-tools/text-translator',
  '/text-tools/tone-changer',
]
