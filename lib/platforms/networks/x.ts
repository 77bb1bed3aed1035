import type { Network, NetworkDetails, NetworkField } from './network-field'

export const xPost: NetworkField = { label: 'Post', max: 280, unit: 'weighted', certainty: 'A' }
/** Copy has its figure (`content/copy-values.ts`). */
export const xPremiumPost: NetworkField = {
  label: 'Post with X Premium',
  max: 25_000,
  unit: 'weighted',
  certainty: 'B',
}
export const xBio: NetworkField = { label: 'Bio', max: 160, unit: 'characters', certainty: 'A' }
export const xName: NetworkField = { label: 'Name', max: 50, unit: 'characters', certainty: 'A' }
export const xHandle: NetworkField = { label: 'Username', min: 4, max: 15, unit: 'characters', certainty: 'A' }

export const x = {
  name: 'X (Twitter)',
  shortName: 'X',
  fields: [xPost, xPremiumPost, xBio],
  threadFields: [xPost],
  utmMedium: 'social',
} as const satisfies Network

export const xDetails = {
  sources: {
    Post: 'docs.x.com/fundamentals/counting-characters',
    'Post with X Premium': 'developers.buffer.com/guides/character-limits, publer.com',
    Bio: 'help.x.com/en/managing-your-account/how-to-customize-your-profile',
    Name: 'help.x.com/en/managing-your-account/how-to-customize-your-profile',
    Username: 'help.x.com/en/managing-your-account/change-x-handle',
    'Alt text': 'accessible-social.com/images-and-visuals/platform-image-accessibility, help.publer.com',
  },
  altText: { label: 'Alt text', max: 1000, unit: 'characters', certainty: 'B' },
  caption: xPost,
  shortenTargets: { 'x-post': ['X post', xPost], 'x-bio': ['X bio', xBio] },
} as const satisfies NetworkDetails
