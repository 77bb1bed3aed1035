import { type Limit, limits } from './limits'
import { otherLimits } from './other-limits'

export type NetworkField = {
  label: string
  limit: Limit
  /** About how many characters show before "more"; no network documents it. Sources: socialswiss.tech, lettercounter.org (2026-11). */
  fold?: number
}

export type Network = { name: string; fields: readonly NetworkField[] }

/** Every field that a text can be counted against, network by network. */
export const networks = {
  x: {
    name: 'X (Twitter)',
    fields: [
      { label: 'Post', limit: limits.xPost },
      { label: 'Post with X Premium', limit: limits.xPremiumPost },
      { label: 'Bio', limit: limits.xBio },
    ],
  },
  instagram: {
    name: 'Instagram',
    fields: [
      { label: 'Caption', limit: limits.instagramCaption, fold: 125 },
      { label: 'Hashtags', limit: limits.instagramHashtags },
      { label: 'Bio', limit: limits.instagramBio },
    ],
  },
  tiktok: {
    name: 'TikTok',
    fields: [
      { label: 'Caption', limit: limits.tiktokCaption },
      { label: 'Hashtags', limit: limits.tiktokHashtags },
      { label: 'Bio', limit: limits.tiktokBio },
    ],
  },
  youtube: {
    name: 'YouTube',
    fields: [
      { label: 'Title', limit: limits.youtubeTitle },
      { label: 'Description', limit: limits.youtubeDescription, fold: 150 },
    ],
  },
  linkedin: {
    name: 'LinkedIn',
    fields: [
      { label: 'Post', limit: otherLimits.linkedinPost, fold: 210 },
      { label: 'Headline', limit: otherLimits.linkedinHeadline },
      { label: 'About', limit: otherLimits.linkedinAbout },
    ],
  },
  facebook: { name: 'Facebook', fields: [{ label: 'Post', limit: otherLimits.facebookPost }] },
  threads: { name: 'Threads', fields: [{ label: 'Post', limit: otherLimits.threadsPost }] },
  bluesky: {
    name: 'Bluesky',
    fields: [
      { label: 'Post', limit: otherLimits.blueskyPost },
      { label: 'Post, in bytes', limit: otherLimits.blueskyBytes },
    ],
  },
  mastodon: { name: 'Mastodon', fields: [{ label: 'Post', limit: otherLimits.mastodonPost }] },
  pinterest: {
    name: 'Pinterest',
    fields: [
      { label: 'Pin title', limit: otherLimits.pinterestTitle },
      { label: 'Pin description', limit: otherLimits.pinterestDescription },
    ],
  },
} as const satisfies Record<string, Network>

export type NetworkId = keyof typeof networks

/** How a limit's unit is called beside a figure. */
export const unitNames = {
  characters: 'characters',
  weighted: 'weighted characters',
  bytes: 'bytes',
  hashtags: 'hashtags',
  graphemes: 'visible characters',
  threads: 'characters, emoji in bytes',
  mastodon: 'visible characters, links as 23',
} as const satisfies Record<Limit['unit'], string>
