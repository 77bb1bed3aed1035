import type { ShortLink } from './tiktok-link'

const shortLinkFolders = {
  vm: 'https://vm.tiktok.com/',
  vt: 'https://vt.tiktok.com/',
  www: 'https://www.tiktok.com/t/',
  lite: 'https://lite.tiktok.com/t/',
}

export const buildShortUrl = ({ site, code }: ShortLink) => shortLinkFolders[site] + code

/** The page of a photo post has less data than its address as a video. */
export function buildPostUrl(id: string, username: string = '', kind: 'video' | 'photo' = 'video'): string {
  return `https://www.tiktok.com/@${username || '_'}/${kind}/${id}`
}

export const buildProfileUrl = (username: string) => `https://www.tiktok.com/@${username}`
