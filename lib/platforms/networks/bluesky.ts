import type { Network, NetworkDetails, NetworkField } from './network-field'

export const blueskyPost: NetworkField = { label: 'Post', max: 300, unit: 'bluesky', certainty: 'A' }
export const blueskyBytes: NetworkField = { label: 'Post, in bytes', max: 3000, unit: 'bytes', certainty: 'A' }

export const bluesky = {
  name: 'Bluesky',
  fields: [blueskyPost, blueskyBytes],
  threadFields: [blueskyPost, blueskyBytes],
  utmMedium: 'social',
} as const satisfies Network

export const blueskyDetails = {
  sources: {
    Post: 'github.com/bluesky-social/atproto, lexicons/app/bsky/feed/post.json',
    'Post, in bytes': 'github.com/bluesky-social/atproto, lexicons/app/bsky/feed/post.json',
    'Alt text': 'accessible-social.com/images-and-visuals/platform-image-accessibility',
  },
  altText: { label: 'Alt text', max: 2000, unit: 'characters', certainty: 'B' },
  caption: blueskyPost,
  shortenTargets: { bluesky: ['Bluesky post', blueskyPost] },
} as const satisfies NetworkDetails
