import type { Limit } from './limits'

/** Limits of the networks that the site counts for but does not write for. */
export const otherLimits = {
  linkedinPost: {
    max: 3000,
    unit: 'characters',
    certainty: 'B',
    source: 'developers.buffer.com/guides/character-limits, lettercounter.org',
    checked: '2026-11',
  },
  linkedinHeadline: {
    max: 220,
    unit: 'characters',
    certainty: 'B',
    source: 'lettercounter.org, usetool.space',
    checked: '2026-11',
  },
  linkedinAbout: {
    max: 2600,
    unit: 'characters',
    certainty: 'B',
    source: 'lettercounter.org, usetool.space',
    checked: '2026-11',
  },
  facebookPost: {
    max: 63_206,
    unit: 'characters',
    certainty: 'B',
    source: 'lettercounter.org, socialcal.app (schedulers cap it lower: Buffer 5,000, Publer 10,000)',
    checked: '2026-11',
  },
  threadsPost: {
    max: 500,
    unit: 'threads',
    certainty: 'A',
    source: 'developers.facebook.com/documentation/threads/posts',
    checked: '2026-11',
  },
  blueskyPost: {
    max: 300,
    unit: 'graphemes',
    certainty: 'A',
    source: 'github.com/bluesky-social/atproto, lexicons/app/bsky/feed/post.json',
    checked: '2026-11',
  },
  blueskyBytes: {
    max: 3000,
    unit: 'bytes',
    certainty: 'A',
    source: 'github.com/bluesky-social/atproto, lexicons/app/bsky/feed/post.json',
    checked: '2026-11',
  },
  mastodonPost: {
    max: 500,
    unit: 'mastodon',
    certainty: 'B',
    source: 'docs.joinmastodon.org/user/posting (a server may allow more)',
    checked: '2026-11',
  },
  pinterestTitle: {
    max: 100,
    unit: 'characters',
    certainty: 'B',
    source: 'typecount.com, developers.buffer.com/guides/character-limits',
    checked: '2026-11',
  },
  pinterestDescription: {
    max: 500,
    unit: 'characters',
    certainty: 'C',
    source: 'typecount.com, developers.buffer.com/guides/character-limits (others: 800)',
    checked: '2026-11',
  },
} as const satisfies Record<string, Limit>
