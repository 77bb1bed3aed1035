const hostSuffixes = [
  'tiktokcdn.com',
  'tiktokcdn-us.com',
  'tiktokcdn-eu.com',
  'tiktokv.com',
  'tiktokv.us',
  'tiktokv.eu',
  'ibyteimg.com',
  'byteoversea.com',
  'muscdn.com',
  'ttwstatic.com',
]

/** Under tiktok.com itself only the video servers, such as v16-webapp-prime.us.tiktok.com. */
const videoHostPattern = /^v\d[a-z0-9-]*(\.[a-z]{2,3})?\.tiktok\.com$/

/**
 * Whether TikTok serves posts' files from this host. The list is from public clients of TikTok, read 2026-11-21
 * (yt-dlp, gallery-dl, cobalt). All other hosts are refused, so add TikTok's new hosts here.
 */
export function isMediaHost(host: string): boolean {
  const name = host.toLowerCase()
  return hostSuffixes.some((suffix) => name.endsWith(`.${suffix}`)) || videoHostPattern.test(name)
}
