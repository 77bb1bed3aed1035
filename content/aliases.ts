/** Redirected with status 308. Only plain data, because `next.config.ts` reads this file outside the app's bundle. */
export const aliases: Readonly<Record<string, string>> = {
  '/social-media-tools/tiktok/hashtag-generator': '/tiktok-hashtag-generator',
  '/social-media-tools/tiktok/caption-generator': '/tiktok/tiktok-caption-generator',
}
