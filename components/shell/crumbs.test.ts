import { expect, test } from 'vitest'
import { buildCrumbs, buildUnknownPathCrumbs } from './crumbs'

test('the home page has no breadcrumb', () => {
  expect(buildCrumbs('/')).toEqual([])
})

test('a page has Home, a link per earlier segment, and itself as plain text', () => {
  expect(buildCrumbs('/social-media-tools/tiktok/video-ideas')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Social Media Tools', href: '/social-media-tools' },
    { label: 'TikTok', href: '/social-media-tools/tiktok' },
    { label: 'Video Ideas' },
  ])
})

test('a page at the top has Home and itself', () => {
  expect(buildCrumbs('/tiktok-hook-generator')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'TikTok Hook Generator' },
  ])
})

test('/tiktok has no page, so its crumb leads to the platform page', () => {
  expect(buildCrumbs('/tiktok/tiktok-caption-generator')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'TikTok', href: '/social-media-tools/tiktok' },
    { label: 'TikTok Caption Generator' },
  ])
})

test('an unknown path links the parts that have a page', () => {
  const pages = ['/', '/social-media-tools', '/social-media-tools/tiktok']
  expect(buildUnknownPathCrumbs('/no-such/page', pages)).toEqual([
    { label: 'Home', href: '/' },
    { label: 'No Such' },
    { label: 'Page' },
  ])
  expect(buildUnknownPathCrumbs('/social-media-tools/tiktok/old/page', pages)).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Social Media Tools', href: '/social-media-tools' },
    { label: 'TikTok', href: '/social-media-tools/tiktok' },
    { label: 'Old' },
    { label: 'Page' },
  ])
  expect(buildUnknownPathCrumbs('/tiktok/page', pages)[1]).toEqual({
    label: 'TikTok',
    href: '/social-media-tools/tiktok',
  })
})

test.each([
  ['/caf%C3%A9-menu', 'Café Menu'],
  ['/%E0%A4%A', '%E0%A4%A'],
  ['/a--b', 'A B'],
  ['/image-tools/ai-image-generator', 'AI Image Generator'],
  ['/download-tiktok-mp3', 'Download TikTok MP3'],
  ['/social-media-tools/youtube', 'YouTube'],
  ['/aim', 'Aim'],
  ['/tiktok-shop-name-generator/', 'TikTok Shop Name Generator'],
])('the last crumb of %s reads %s', (path, label) => {
  expect(buildUnknownPathCrumbs(path, []).at(-1)).toEqual({ label })
})
