import type { Network, NetworkDetails, NetworkField } from './network-field'

export const youtubeTitle = {
  label: 'Title',
  max: 100,
  unit: 'characters',
  refusedCharacters: '<>\u2028\u2029',
  certainty: 'A',
  fold: { max: 70, maxOnPhone: 50, lines: 1, certainty: 'C' },
} as const satisfies NetworkField
export const youtubeDescription = {
  label: 'Description',
  max: 5000,
  unit: 'bytes',
  refusedCharacters: '<>',
  certainty: 'A',
  fold: { max: 150, certainty: 'B' },
} as const satisfies NetworkField
export const youtubeTags: NetworkField = { label: 'Tags', max: 500, unit: 'characters', certainty: 'A' }
export const youtubeHandle: NetworkField = { label: 'Handle', min: 3, max: 30, unit: 'characters', certainty: 'A' }
export const youtubeChannelName: NetworkField = { label: 'Channel name', max: 50, unit: 'characters', certainty: 'C' }

export const youtube = {
  name: 'YouTube',
  fields: [youtubeTitle, youtubeDescription],
  utmMedium: 'video',
} as const satisfies Network

export const youtubeDetails = {
  sources: {
    Title: 'support.google.com/youtube/answer/57404',
    'Title fold': 'clickyapps.com (60 to 70, 45 to 50), instantviews.net (40 to 50)',
    Description: 'developers.google.com/youtube/v3/docs/videos#snippet.description',
    'Description fold': 'socialswiss.tech, lettercounter.org (others: 100 to 200)',
    Tags: 'developers.google.com/youtube/v3/docs/videos#snippet.tags[]',
    Handle: 'support.google.com/youtube/answer/11585688',
    'Channel name': 'lettercounter.org (others: 100)',
  },
  shortenTargets: { 'youtube-title': ['YouTube title', youtubeTitle] },
} as const satisfies NetworkDetails
