import { expect, test } from 'vitest'
import { networks } from '@/lib/platforms/networks'
import { altTextLimits } from './alt-text'
import * as instagram from './instagram'
import type { NetworkField } from './network-field'
import * as others from './other-networks'
import * as tiktok from './tiktok'
import * as x from './x'
import * as youtube from './youtube'

const table: readonly (readonly [string, NetworkField])[] = [instagram, others, tiktok, x, youtube].flatMap((network) =>
  Object.entries(network),
)

test('every limit has a source and the month it was read', () => {
  for (const [name, { min = 0, max, source, checkedMonth, fold }] of table) {
    expect(max, name).toBeGreaterThan(min)
    expect([source === '', fold?.source === '', checkedMonth], name).toEqual([false, false, '2026-11'])
  }
})

test("the limits match the networks' own", () => {
  const limits = table.map(([name, { max, unit }]) => `${name} ${max}${unit === 'characters' ? '' : ` ${unit}`}`)
  expect(limits.sort().join(', ')).toBe(
    [
      'blueskyBytes 3000 bytes, blueskyPost 300 graphemes, facebookPost 63206, instagramBio 150, instagramCaption 2200',
      'instagramHashtags 5 hashtags, instagramName 30, instagramPollAnswer 22, instagramUsername 30',
      'linkedinAbout 2600, linkedinHeadline 220, linkedinPost 3000, mastodonPost 500 mastodon',
      'pinterestDescription 500, pinterestTitle 100, threadsPost 500 threads, tiktokBio 80, tiktokCaption 2200',
      'tiktokHashtags 5 hashtags, tiktokNickname 30, tiktokShopName 30, tiktokUsername 24, xBio 160, xHandle 15',
      'xName 50, xPost 280 weighted, xPremiumPost 25000 weighted, youtubeChannelName 50, youtubeDescription 5000 bytes',
      'youtubeHandle 30, youtubeTags 500, youtubeTitle 100',
    ].join(', '),
  )
  const altTexts = Object.entries(altTextLimits).map(([name, { max }]) => `${name} ${max}`)
  expect(altTexts.join(', ')).toBe(
    'instagram 1000, x 1000, bluesky 2000, linkedin 1000, pinterest 500, tiktok 300, mastodon 1500, threads 1000, ' +
      'facebook 1000, website 1000',
  )
})

test('every countable field is in the table', () => {
  const knownFields = new Set(table.map(([, field]) => field))
  const countedFields = Object.values(networks).flatMap(({ fields }): readonly NetworkField[] => fields)
  expect(countedFields).toHaveLength(21)
  expect(countedFields.filter((field) => !knownFields.has(field))).toEqual([])
})

test("the folds match the networks' own", () => {
  const folds = table.flatMap(([name, { fold }]) =>
    fold ? [`${name} ${fold.max} ${fold.maxOnPhone} ${fold.lines}`] : [],
  )
  expect(folds.sort()).toEqual([
    'instagramCaption 125 undefined 2',
    'linkedinPost 210 undefined undefined',
    'tiktokCaption 80 undefined 1',
    'youtubeDescription 150 undefined undefined',
    'youtubeTitle 70 50 1',
  ])
})
