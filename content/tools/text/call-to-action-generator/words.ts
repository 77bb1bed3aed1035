import type { Platform } from './fields'

/** What the networks call the same thing. */
type Words = { at: string; save: string; follow: string; comments: string }

const usual: Words = { at: 'below', save: 'Save this', follow: 'Follow', comments: 'comments' }

const byPlatform: Readonly<Record<Platform, Partial<Words>>> = {
  any: {},
  tiktok: { at: 'in my bio' },
  instagram: { at: 'in my bio' },
  youtube: { at: 'in the description', save: 'Add this to Watch later', follow: 'Subscribe' },
  x: { save: 'Bookmark this', comments: 'replies' },
  facebook: {},
  linkedin: {},
}

/** The words of a network, by slot. */
export function wordsOf(platform: Platform): Words {
  return { ...usual, ...byPlatform[platform] }
}
