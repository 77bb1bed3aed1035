import type { Network, NetworkDetails, NetworkField } from './network-field'

const threadsPost: NetworkField = { label: 'Post', max: 500, unit: 'threads', certainty: 'A' }

export const threads = {
  name: 'Threads',
  fields: [threadsPost],
  threadFields: [threadsPost],
  utmMedium: 'social',
} as const satisfies Network

export const threadsDetails = {
  sources: { Post: 'developers.facebook.com/documentation/threads/posts', 'Alt text': 'alttextgeneratorai.com' },
  altText: { label: 'Alt text', max: 1000, unit: 'characters', certainty: 'C' },
  caption: threadsPost,
  shortenTargets: { threads: ['Threads post', threadsPost] },
} as const satisfies NetworkDetails
