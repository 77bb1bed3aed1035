import type { Network, NetworkDetails, NetworkField } from './network-field'

const pinterestTitle: NetworkField = { label: 'Pin title', max: 100, unit: 'characters', certainty: 'B' }
const pinterestDescription: NetworkField = { label: 'Pin description', max: 500, unit: 'characters', certainty: 'C' }

export const pinterest = {
  name: 'Pinterest',
  fields: [pinterestTitle, pinterestDescription],
  utmMedium: 'social',
} as const satisfies Network

export const pinterestDetails = {
  sources: {
    'Pin title': 'typecount.com, developers.buffer.com/guides/character-limits',
    'Pin description': 'typecount.com, developers.buffer.com/guides/character-limits (others: 800)',
    'Alt text': 'accessible-social.com/images-and-visuals/platform-image-accessibility, help.publer.com',
  },
  altText: { label: 'Alt text', max: 500, unit: 'characters', certainty: 'B' },
  caption: pinterestDescription,
  shortenTargets: { 'pinterest-pin': ['Pin description', pinterestDescription] },
} as const satisfies NetworkDetails
