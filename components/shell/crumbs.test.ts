import { expect, test } from 'vitest'
import { crumbsOf, plainCrumbsOf } from './crumbs'

test('the home page has no breadcrumb', () => {
  expect(crumbsOf('/')).toEqual([])
})

test('a page has Home, a link per earlier segment, and itself as plain text', () => {
  expect(crumbsOf('/social-media-tools/tiktok/video-ideas')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Social Media Tools', href: '/social-media-tools' },
    { label: 'Tiktok', href: '/social-media-tools/tiktok' },
    { label: 'Video Ideas' },
  ])
})

test('a page at the top has Home and itself', () => {
  expect(crumbsOf('/tiktok-hook-generator')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Tiktok Hook Generator' },
  ])
})

test('/tiktok has no page, so its crumb leads to the platform page', () => {
  expect(crumbsOf('/tiktok/tiktok-caption-generator')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Tiktok', href: '/social-media-tools/tiktok' },
    { label: 'Tiktok Caption Generator' },
  ])
})

test('only Home is a link where the path is unknown', () => {
  expect(plainCrumbsOf('/no-such/page')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'No Such' },
    { label: 'Page' },
  ])
})

test.each([
  ['/caf%C3%A9-menu', 'Café Menu'],
  ['/%E0%A4%A', '%E0%A4%A'],
  ['/a--b', 'A B'],
  ['/tiktok-shop-name-generator/', 'Tiktok Shop Name Generator'],
])('the last crumb of %s reads %s', (path, label) => {
  expect(plainCrumbsOf(path).at(-1)).toEqual({ label })
})
