import type { Platform } from './fields'

/** What the networks call the same thing. */
type PlatformTerms = { at: string; save: string; follow: string; comments: string }

const defaultTerms: PlatformTerms = { at: 'below', save: 'Save this', follow: 'Follow', comments: 'comments' }

const termsByPlatform: Readonly<Record<Platform, Partial<PlatformTerms>>> = {
  any: {},
  tiktok: { at: 'in my bio' },
  instagram: { at: 'in my bio' },
  youtube: { at: 'in the description', save: 'Add this to Watch later', follow: 'Subscribe' },
  x: { save: 'Bookmark this', comments: 'replies' },
  facebook: {},
  linkedin: {},
}

/** The words of a network, by slot. */
export function getPlatformTerms(platform: Platform): PlatformTerms {
  return { ...defaultTerms, ...termsByPlatform[platform] }
}
