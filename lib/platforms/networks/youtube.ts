import type { NetworkField } from './network-field'

export const youtubeTitle = {
  label: 'Title',
  max: 100,
  unit: 'characters',
  certainty: 'A',
  source: 'support.google.com/youtube/answer/57404',
  checkedMonth: '2026-11',
  fold: {
    max: 70,
    maxOnPhone: 50,
    lines: 1,
    certainty: 'C',
    source: 'clickyapps.com (60 to 70, 45 to 50), instantviews.net (40 to 50)',
  },
} as const satisfies NetworkField

export const youtubeDescription = {
  label: 'Description',
  max: 5000,
  unit: 'bytes',
  certainty: 'A',
  source: 'developers.google.com/youtube/v3/docs/videos#snippet.description',
  checkedMonth: '2026-11',
  fold: { max: 150, certainty: 'B', source: 'socialswiss.tech, lettercounter.org (others: 100 to 200)' },
} as const satisfies NetworkField

export const youtubeTags = {
  label: 'Tags',
  max: 500,
  unit: 'characters',
  certainty: 'A',
  source: 'developers.google.com/youtube/v3/docs/videos#snippet.tags[]',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const youtubeHandle = {
  label: 'Handle',
  min: 3,
  max: 30,
  unit: 'characters',
  certainty: 'A',
  source: 'support.google.com/youtube/answer/11585688',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const youtubeChannelName = {
  label: 'Channel name',
  max: 50,
  unit: 'characters',
  certainty: 'C',
  source: 'lettercounter.org (others: 100)',
  checkedMonth: '2026-11',
} as const satisfies NetworkField
