import { instagramBio, instagramCaption, instagramHashtags } from './networks/instagram'
import type { NetworkField } from './networks/network-field'
import {
  blueskyBytes,
  blueskyPost,
  facebookPost,
  linkedinAbout,
  linkedinHeadline,
  linkedinPost,
  mastodonPost,
  pinterestDescription,
  pinterestTitle,
  threadsPost,
} from './networks/other-networks'
import { tiktokBio, tiktokCaption, tiktokHashtags } from './networks/tiktok'
import { xBio, xPost, xPremiumPost } from './networks/x'
import { youtubeDescription, youtubeTitle } from './networks/youtube'

export type Network = { name: string; fields: readonly NetworkField[] }

/** Every countable field by network. To use a single field, import it from its network's file. */
export const networks = {
  x: { name: 'X (Twitter)', fields: [xPost, xPremiumPost, xBio] },
  instagram: { name: 'Instagram', fields: [instagramCaption, instagramHashtags, instagramBio] },
  tiktok: { name: 'TikTok', fields: [tiktokCaption, tiktokHashtags, tiktokBio] },
  youtube: { name: 'YouTube', fields: [youtubeTitle, youtubeDescription] },
  linkedin: { name: 'LinkedIn', fields: [linkedinPost, linkedinHeadline, linkedinAbout] },
  facebook: { name: 'Facebook', fields: [facebookPost] },
  threads: { name: 'Threads', fields: [threadsPost] },
  bluesky: { name: 'Bluesky', fields: [blueskyPost, blueskyBytes] },
  mastodon: { name: 'Mastodon', fields: [mastodonPost] },
  pinterest: { name: 'Pinterest', fields: [pinterestTitle, pinterestDescription] },
} as const satisfies Record<string, Network>

export type NetworkId = keyof typeof networks

export const unitNames = {
  characters: 'characters',
  weighted: 'characters on X',
  bytes: 'bytes',
  hashtags: 'hashtags',
  graphemes: 'visible characters',
  threads: 'characters, emoji in bytes',
  mastodon: 'visible characters, links as 23',
} as const satisfies Record<NetworkField['unit'], string>
