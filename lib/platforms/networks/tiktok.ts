import type { NetworkField } from './network-field'

export const tiktokCaption = {
  label: 'Caption',
  max: 2200,
  unit: 'characters',
  certainty: 'A',
  source: 'developers.tiktok.com/doc/content-posting-api-reference-direct-post',
  checkedMonth: '2026-11',
  fold: { max: 80, lines: 1, certainty: 'C', source: 'guesses run from 40 to 150; TikTok documents none' },
} as const satisfies NetworkField

export const tiktokHashtags = {
  label: 'Hashtags',
  max: 5,
  unit: 'hashtags',
  certainty: 'B',
  source: 'netinfluencer.com/?p=37510',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const tiktokUsername = {
  label: 'Username',
  min: 2,
  max: 24,
  unit: 'characters',
  certainty: 'B',
  source: 'support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-username',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const tiktokNickname = {
  label: 'Nickname',
  max: 30,
  unit: 'characters',
  certainty: 'A',
  source: 'support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-nickname',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const tiktokBio = {
  label: 'Bio',
  max: 80,
  unit: 'characters',
  certainty: 'B',
  source: 'typecount.com, napoleoncat.com (no page of TikTok states it)',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const tiktokShopName = {
  label: 'Shop name',
  max: 30,
  unit: 'characters',
  certainty: 'C',
  source: 'seller-vn.tiktok.com/university/essay?knowledge_id=5722414668826385 (older guides: 40)',
  checkedMonth: '2026-11',
} as const satisfies NetworkField
