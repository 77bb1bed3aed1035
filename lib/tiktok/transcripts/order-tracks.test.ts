import { expect, test } from 'vitest'
import type { CaptionTrack } from '@/lib/tiktok/posts/post'
import { orderTracks } from './order-tracks'

const track = (language: string, source: CaptionTrack['source']): CaptionTrack => ({
  language,
  source,
  url: `https://v16.tiktokcdn.com/${language}`,
})

test('of several tracks in one language the best stays, and eight at most', () => {
  const tracks = [
    track('de-DE', 'translated'),
    track('en-US', 'automatic'),
    track('en-US', 'creator'),
    track('fr-FR', 'creator'),
    ...Array.from({ length: 9 }, (_, n) => track(`x${n}`, 'translated')),
  ]
  expect(orderTracks(tracks).map(({ language, source }) => `${language} ${source}`)).toEqual([
    'en-US creator',
    'fr-FR creator',
    'de-DE translated',
    'x0 translated',
    'x1 translated',
    'x2 translated',
    'x3 translated',
    'x4 translated',
  ])
})
