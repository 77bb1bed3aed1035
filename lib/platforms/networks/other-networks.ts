import type { NetworkField } from './network-field'

/** The site counts text for these networks but writes none for them. */

export const linkedinPost = {
  label: 'Post',
  max: 3000,
  unit: 'characters',
  certainty: 'B',
  source: 'developers.buffer.com/guides/character-limits, lettercounter.org',
  checkedMonth: '2026-11',
  fold: { max: 210, certainty: 'B', source: 'socialswiss.tech, lettercounter.org' },
} as const satisfies NetworkField

export const linkedinHeadline = {
  label: 'Headline',
  max: 220,
  unit: 'characters',
  certainty: 'B',
  source: 'lettercounter.org, usetool.space',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const linkedinAbout = {
  label: 'About',
  max: 2600,
  unit: 'characters',
  certainty: 'B',
  source: 'lettercounter.org, usetool.space',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const facebookPost = {
  label: 'Post',
  max: 63_206,
  unit: 'characters',
  certainty: 'B',
  source: 'lettercounter.org, socialcal.app (schedulers cap it lower: Buffer 5,000, Publer 10,000)',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const threadsPost = {
  label: 'Post',
  max: 500,
  unit: 'threads',
  certainty: 'A',
  source: 'developers.facebook.com/documentation/threads/posts',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const blueskyPost = {
  label: 'Post',
  max: 300,
  unit: 'graphemes',
  certainty: 'A',
  source: 'github.com/bluesky-social/atproto, lexicons/app/bsky/feed/post.json',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const blueskyBytes = {
  label: 'Post, in bytes',
  max: 3000,
  unit: 'bytes',
  certainty: 'A',
  source: 'github.com/bluesky-social/atproto, lexicons/app/bsky/feed/post.json',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const mastodonPost = {
  label: 'Post',
  max: 500,
  unit: 'mastodon',
  certainty: 'B',
  source: 'docs.joinmastodon.org/user/posting (a server may allow more)',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const pinterestTitle = {
  label: 'Pin title',
  max: 100,
  unit: 'characters',
  certainty: 'B',
  source: 'typecount.com, developers.buffer.com/guides/character-limits',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const pinterestDescription = {
  label: 'Pin description',
  max: 500,
  unit: 'characters',
  certainty: 'C',
  source: 'typecount.com, developers.buffer.com/guides/character-limits (others: 800)',
  checkedMonth: '2026-11',
} as const satisfies NetworkField
