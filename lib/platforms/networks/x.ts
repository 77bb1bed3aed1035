import type { NetworkField } from './network-field'

export const xPost = {
  label: 'Post',
  max: 280,
  unit: 'weighted',
  certainty: 'A',
  source: 'docs.x.com/fundamentals/counting-characters',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const xPremiumPost = {
  label: 'Post with X Premium',
  max: 25_000,
  unit: 'weighted',
  certainty: 'B',
  source: 'developers.buffer.com/guides/character-limits, publer.com',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const xBio = {
  label: 'Bio',
  max: 160,
  unit: 'characters',
  certainty: 'A',
  source: 'help.x.com/en/managing-your-account/how-to-customize-your-profile',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const xName = {
  label: 'Name',
  max: 50,
  unit: 'characters',
  certainty: 'A',
  source: 'help.x.com/en/managing-your-account/how-to-customize-your-profile',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const xHandle = {
  label: 'Username',
  min: 4,
  max: 15,
  unit: 'characters',
  certainty: 'A',
  source: 'help.x.com/en/managing-your-account/change-x-handle',
  checkedMonth: '2026-11',
} as const satisfies NetworkField
