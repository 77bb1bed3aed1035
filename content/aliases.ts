/** Second addresses of tools, answered with 308. Plain data: `next.config.ts` reads it outside the app's bundle. */
export const aliases: Readonly<Record<`/${string}`, `/${string}`>> = {
  '/social-media-tools/tiktok/hashtag-generator': '/tiktok-hashtag-generator',
  '/social-media-tools/tiktok/caption-generator': '/tiktok/tiktok-caption-generator',
}
