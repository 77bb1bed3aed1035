import type { TikTokLink } from './link'

const shortLinkRoots = { vm: 'https://vm.tiktok.com/', vt: 'https://vt.tiktok.com/' }
const shortLinkFolders = { www: 'https://www.tiktok.com/t/', lite: 'https://lite.tiktok.com/t/' }

/**
 * The address of a link, from constants and its checked parts; null for what this site has no use for. A photo post is
 * asked for as a video: the photo page carries less. The author's name does not select the post.
 */
export function buildTikTokUrl(link: TikTokLink): string | null {
  switch (link.kind) {
    case 'video':
    case 'photo':
      return buildPostUrl(link.id, link.username)
    case 'profile':
      return buildProfileUrl(link.username)
    case 'short':
      return link.site === 'vm' || link.site === 'vt'
        ? shortLinkRoots[link.site] + link.code
        : shortLinkFolders[link.site] + link.code
    case 'other':
      return null
  }
}

export function buildPostUrl(id: string, username: string = '', kind: 'video' | 'photo' = 'video'): string {
  return `https://www.tiktok.com/@${username || '_'}/${kind}/${id}`
}

export const buildProfileUrl = (username: string) => `https://www.tiktok.com/@${username}`
