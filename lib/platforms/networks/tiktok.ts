import type { Network, NetworkDetails, NetworkField } from './network-field'

export const tiktokCaption = {
  label: 'Caption',
  max: 2200,
  unit: 'characters',
  certainty: 'A',
  fold: { max: 80, lines: 1, certainty: 'C' },
} as const satisfies NetworkField
export const tiktokHashtags: NetworkField = { label: 'Hashtags', max: 5, unit: 'hashtags', certainty: 'B' }
export const tiktokUsername: NetworkField = { label: 'Username', min: 2, max: 24, unit: 'characters', certainty: 'B' }
export const tiktokNickname: NetworkField = { label: 'Nickname', max: 30, unit: 'characters', certainty: 'A' }
export const tiktokBio: NetworkField = { label: 'Bio', max: 80, unit: 'characters', certainty: 'B' }
export const tiktokShopName: NetworkField = { label: 'Shop name', max: 30, unit: 'characters', certainty: 'C' }

export const tiktok = {
  name: 'TikTok',
  fields: [tiktokCaption, tiktokHashtags, tiktokBio],
  utmMedium: 'social',
} as const satisfies Network

export const tiktokDetails = {
  sources: {
    Caption: 'developers.tiktok.com/doc/content-posting-api-reference-direct-post',
    'Caption fold': 'guesses range from 40 to 150; TikTok doesn’t publish one',
    Hashtags: 'netinfluencer.com/?p=37510',
    Username: 'support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-username',
    Nickname: 'support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-nickname',
    Bio: 'typecount.com, napoleoncat.com (TikTok doesn’t publish it)',
    'Shop name': 'seller-vn.tiktok.com/university/essay?knowledge_id=5722414668826385 (older guides: 40)',
    'Alt text': 'accessible-social.com/images-and-visuals/platform-image-accessibility',
  },
  altText: { label: 'Alt text', max: 300, unit: 'characters', certainty: 'B' },
  caption: tiktokCaption,
  shortenTargets: { 'tiktok-bio': ['TikTok bio', tiktokBio], 'tiktok-caption': ['TikTok caption', tiktokCaption] },
} as const satisfies NetworkDetails
