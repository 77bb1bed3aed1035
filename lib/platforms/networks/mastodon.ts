import type { Network, NetworkDetails, NetworkField } from './network-field'

export const mastodonPost: NetworkField = { label: 'Post', max: 500, unit: 'mastodon', certainty: 'A' }

export const mastodon = {
  name: 'Mastodon',
  fields: [mastodonPost],
  threadFields: [mastodonPost],
} as const satisfies Network

export const mastodonDetails = {
  sources: {
    Post: 'docs.joinmastodon.org/user/posting (a server may allow more)',
    'Alt text': 'help.publer.com, alttextgeneratorai.com',
  },
  altText: { label: 'Alt text', max: 1500, unit: 'characters', certainty: 'B' },
  shortenTargets: { mastodon: ['Mastodon post', mastodonPost] },
} as const satisfies NetworkDetails
