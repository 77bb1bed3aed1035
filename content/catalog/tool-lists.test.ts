import { expect, test } from 'vitest'
import { resolveLinks } from '@/content/paths'
import { footerGroups } from '@/content/site'
import { findToolByType, groups, platformGroups, tools } from '@/content/tools'
import { countToolsUnder, getRelatedTools, getToolsByPaths } from './tool-lists'

test('the footer has four groups of four, and shows those whose page works under their own address', () => {
  expect(footerGroups.map(({ label, links }) => [label, links.length])).toEqual([
    ['TikTok', 4],
    ['Instagram', 4],
    ['YouTube', 4],
    ['Twitter', 4],
  ])
  const [tiktok] = footerGroups
  expect(resolveLinks(tiktok?.links ?? [])).toContainEqual({
    label: 'Caption Generator',
    path: '/tiktok/tiktok-caption-generator',
  })
})

test('a list of paths keeps its order, follows aliases and leaves out what has no page', () => {
  const shown = getToolsByPaths([
    '/tiktok-hook-generator',
    '/no-such-page',
    '/social-media-tools/tiktok/hashtag-generator',
  ])
  expect(shown.map((tool) => tool.type)).toEqual(['tiktok-hook-generator', 'tiktok-hashtag-generator'])
})

test('a tool that names no related tools shows the usual ones, but never itself', () => {
  const tool = findToolByType('youtube-title')
  if (!tool) throw new Error('youtube-title is registered')
  expect(getRelatedTools({ ...tool, relatedToolTypes: [] }).map((other) => other.type)).toEqual([
    'tiktok-video-ideas',
    'tiktok-caption',
    'instagram-caption',
  ])
  expect(getRelatedTools({ ...tool, relatedToolTypes: ['twitter-thread'] }).map((other) => other.type)).toEqual([
    'twitter-thread',
  ])
})

test('a landing page counts the tools of all platforms below it', () => {
  expect(countToolsUnder('/')).toBe(tools.length)
  expect(countToolsUnder('/social-media-tools')).toBe(
    platformGroups.reduce((sum, group) => sum + group.tools.length, 0),
  )
  const twitter = groups.find((group) => group.id === 'twitter')
  expect(countToolsUnder('/social-media-tools/twitter')).toBe(twitter?.tools.length)
  expect(countToolsUnder('/image-tools')).toBe(groups.find((group) => group.id === 'image')?.tools.length)
  expect(countToolsUnder('/text-tools')).toBe(groups.find((group) => group.id === 'text')?.tools.length)
})
