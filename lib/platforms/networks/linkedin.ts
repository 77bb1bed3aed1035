import type { Network, NetworkDetails, NetworkField } from './network-field'

export const linkedinPost = {
  label: 'Post',
  max: 3000,
  unit: 'characters',
  certainty: 'B',
  fold: { max: 210, certainty: 'B' },
} as const satisfies NetworkField
const linkedinHeadline: NetworkField = { label: 'Headline', max: 220, unit: 'characters', certainty: 'B' }
const linkedinAbout: NetworkField = { label: 'About', max: 2600, unit: 'characters', certainty: 'B' }

export const linkedin = {
  name: 'LinkedIn',
  fields: [linkedinPost, linkedinHeadline, linkedinAbout],
  utmMedium: 'social',
} as const satisfies Network

export const linkedinDetails = {
  sources: {
    Post: 'developers.buffer.com/guides/character-limits, lettercounter.org',
    'Post fold': 'socialswiss.tech, lettercounter.org',
    Headline: 'lettercounter.org, usetool.space',
    About: 'lettercounter.org, usetool.space',
    'Alt text': 'accessible-social.com/images-and-visuals/platform-image-accessibility (help.publer.com: 4,086)',
  },
  altText: { label: 'Alt text', max: 1000, unit: 'characters', certainty: 'C' },
  caption: linkedinPost,
  shortenTargets: {
    'linkedin-headline': ['LinkedIn headline', linkedinHeadline],
    'linkedin-post': ['LinkedIn post', linkedinPost],
  },
} as const satisfies NetworkDetails
