import type { Network, NetworkDetails, NetworkField } from './network-field'

const facebookPost: NetworkField = { label: 'Post', max: 63_206, unit: 'characters', certainty: 'B' }

export const facebook = { name: 'Facebook', fields: [facebookPost], utmMedium: 'social' } as const satisfies Network

export const facebookDetails = {
  sources: {
    Post: 'lettercounter.org, socialcal.app (schedulers cap it lower: Buffer 5,000, Publer 10,000)',
    'Alt text':
      'our own limit; accessible-social.com/images-and-visuals/platform-image-accessibility mentions a warning above about 100',
  },
  altText: { label: 'Alt text', max: 1000, unit: 'characters', certainty: 'C' },
  caption: facebookPost,
} as const satisfies NetworkDetails
