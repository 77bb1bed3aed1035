import type { TikTokLink } from './tiktok-link'

const shortLinkFolders = {
  vm: 'https://vm.tiktok.com/',
  vt: 'https://vt.tiktok.com/',
  www: 'https://www.tiktok.com/t/',
  lite: 'https://lite.tiktok.com/t/',
}

/** Null for a link that the site does not use. Requests a photo post as a video, because its own page has less data. */
export function buildTikTokUrl(link: TikTokLink): string | null {
  switch (link.kind) {
    case 'video':
    case 'photo':
      return buildPostUrl(link.id, link.username)
    case 'profile':
      return buildProfileUrl(link.username)
    case 'short':
      return shortLinkFolders[link.site] + link.code
    case 'other':
      return null
  }
}

export function buildPostUrl(id: string, username: string = '', kind: 'video' | 'photo' = 'video'): string {
  return `https://www.tiktok.com/@${username || '_'}/${kind}/${id}`
}

export const buildProfileUrl = (username: string) => `https://www.tiktok.com/@${username}`
