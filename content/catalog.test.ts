import { expect, test } from 'vitest'
import { createSearch } from '@/components/shell/search-engine'
import { site } from '@/content/site'
import { findToolByType, groups, platformGroups, tools } from '@/content/tools'
import {
  countToolsUnder,
  formatGroupCount,
  formatToolCount,
  getFooterGroups,
  getPlatformCards,
  getRelatedTools,
  getSearchEntries,
  getStartingPoints,
  getToolsByCategory,
  getToolsByPaths,
} from './catalog'

const entries = getSearchEntries()
const search = (text: string) => createSearch(entries)(text).entries

test('finds every page first by its own name, and every tool with a letter missing from each long word', () => {
  for (const { name, path, group } of entries) {
    expect(search(name)[0]?.path, name).toBe(path)
    const misspelt = name.replace(/\b(\p{L}{2})\p{L}(\p{L}{3,})/gu, '$1$2')
    if (group.id !== null) expect(search(misspelt)[0]?.path, misspelt).toBe(path)
  }
})

test('no tool or page has a search word twice', () => {
  const repeated = entries.flatMap(({ name, words }) =>
    words.filter((word, index) => words.indexOf(word) < index).map((word) => `${name}: ${word}`),
  )
  expect(repeated).toEqual([])
})

test.each([
  ['podcast', '/tiktok/tiktok-transcript-generator'],
  ['random winner', '/text-tools/giveaway-picker'],
  ['cookies', '/privacy'],
  ['all tools', '/tools'],
  ['tts', '/tiktok-voice-generator'],
  ['hashtag', '/tiktok-hashtag-generator'],
  ['instagram hashtags', '/social-media-tools/instagram/hashtag-research'],
  ['insta caption', '/social-media-tools/instagram/caption-generator'],
  ['ig bio', '/social-media-tools/instagram/bio-creator'],
  ['smaller jpg', '/image-tools/image-compressor'],
  ['no watermark', '/download-video-tiktok'],
  ['how much can i earn', '/social-media-tools/tiktok/money-calculator'],
  ['thumbnail', '/image-tools/thumbnail-maker'],
  ['thumbnail ideas', '/social-media-tools/youtube/thumbnail-ideas'],
  ['remove location from photo', '/image-tools/exif-remover'],
  ['is my name taken', '/tiktok-username-checker'],
  ['spell check', '/text-tools/grammar-checker'],
  ['subtitles', '/tiktok/tiktok-transcript-generator'],
  ['captions', '/tiktok/tiktok-caption-generator'],
  ['srt to vtt', '/text-tools/subtitle-converter'],
  ['sponsor email', '/text-tools/brand-pitch-email-writer'],
  ['tiktok', '/social-media-tools/tiktok'],
  ['brand kit', '/saved'],
  ['trim', '/image-tools/video-for-posts'],
  ['reframe', '/image-tools/video-for-posts'],
  ['captions on video', '/image-tools/video-for-posts'],
  ['discord 10 mb', '/image-tools/video-for-posts'],
])('“%s” finds %s first', (text, path) => {
  expect(search(text)[0]?.path).toBe(path)
})

test.each([
  ['background remover', true],
  ['remove background', true],
  ['logo', false],
  ['resize', false],
])('says of “%s” whether a tool only comes close: %j', (text, isPartial) => {
  expect(createSearch(entries)(text).isPartial).toBe(isPartial)
})

test('finds writing tools for “ai writer”, and none for metadata when a background should go', () => {
  expect(search('ai writer').length).toBeGreaterThan(3)
  expect(search('remove background')[0]?.path).not.toBe('/image-tools/exif-remover')
})

test('does not match a word that only shares a few letters', () => {
  expect(search('resize').filter(({ path }) => path.includes('engagement'))).toEqual([])
})

test('the footer has six groups of four, and its links follow aliases', () => {
  const footerGroups = getFooterGroups()
  expect(footerGroups.map(({ label, links }) => [label, links.length])).toEqual([
    ['TikTok', 4],
    ['Instagram', 4],
    ['YouTube', 4],
    ['Twitter', 4],
    ['Image Tools', 4],
    ['Text Tools', 4],
  ])
  expect(footerGroups[0]?.links).toContainEqual({
    label: 'Caption Generator',
    path: '/tiktok/tiktok-caption-generator',
  })
})

test('a list of paths keeps its order, follows aliases and omits paths without a page', () => {
  const paths = ['/tiktok-hook-generator', '/no-such-page', '/social-media-tools/tiktok/hashtag-generator']
  expect(getToolsByPaths(paths).map(({ type }) => type)).toEqual(['tiktok-hook-generator', 'tiktok-hashtag-generator'])
})

test('related tools are the default ones without a list, and begin with tools of the same group', () => {
  const tool = findToolByType('youtube-title')
  if (!tool) throw new Error('youtube-title is registered')
  const getRelatedTypes = (relatedToolTypes: readonly string[]) =>
    getRelatedTools({ ...tool, relatedToolTypes }).map(({ type }) => type)
  const youtubeTypes = ['youtube-thumbnail-ideas', 'youtube-description', 'youtube-tags']
  expect(getRelatedTypes([])).toEqual([...youtubeTypes, 'tiktok-video-ideas'])
  expect(getRelatedTypes(['twitter-thread'])).toEqual([...youtubeTypes, 'twitter-thread'])
  expect(getRelatedTypes(['twitter-thread', 'youtube-tags'])[0]).toBe('youtube-tags')
})

test.each(tools.map((tool) => [tool.type, tool] as const))(
  '%s shows four related tools, at least three of its group',
  (type, tool) => {
    const related = getRelatedTools(tool)
    const groups = related.map(({ group }) => group)
    expect(new Set(related.map((other) => other.type)).size).toBe(4)
    expect(related.map((other) => other.type)).not.toContain(type)
    expect(groups.slice(0, 3)).toEqual([tool.group, tool.group, tool.group])
  },
)

test('a list of tools ends with those that need a model', () => {
  const writing = getToolsByCategory('text').find(({ id }) => id === 'write')
  const flags = writing?.tools.map(({ needsModel }) => needsModel) ?? []
  expect(flags).toContain(true)
  expect(flags).toEqual(flags.toSorted())
})

test('a landing page counts the tools under it', () => {
  expect(countToolsUnder('/social-media-tools')).toBe(platformGroups.flatMap((group) => group.tools).length)
  const twitterTools = groups.find(({ id }) => id === 'twitter')?.tools
  expect(countToolsUnder('/social-media-tools/twitter')).toBe(twitterTools?.length)
})

test.each([
  [13, 75, '13'],
  [74, 75, '74'],
  [75, 75, '75'],
  [82, 75, '75+'],
])('shows %i tools where %i are advertised as %s', (actual, advertised, expected) => {
  expect(formatToolCount(actual, advertised)).toBe(expected)
})

test('a group page states the same count as its card', () => {
  expect(formatGroupCount('tiktok')).toBe('15+')
  expect(getPlatformCards().map(({ toolCountLabel }) => toolCountLabel)).toEqual([
    '15+ tools',
    '6 tools',
    '7 tools',
    '4 tools',
  ])
})

test('a tool for pasted text is listed under text', () => {
  const promptTools = tools.filter((tool) => tool.kind === 'prompt')
  const pasteTools = promptTools.filter(({ form }) =>
    /\b(?:or paste|transcript)\b/i.test(Object.values(form).join(' ')),
  )
  expect(pasteTools.map(({ type }) => type)).toContain('instagram-carousel')
  expect(pasteTools.filter((tool) => !getStartingPoints(tool).includes('text'))).toEqual([])
})

test.each(['image', 'text'] as const)('lists every %s tool under one heading of its landing page', (id) => {
  const toolPaths = groups.filter((group) => group.id === id).flatMap((group) => group.tools.map(({ path }) => path))
  const listedPaths = getToolsByCategory(id).flatMap((category) => category.tools.map(({ path }) => path))
  expect(listedPaths.toSorted()).toEqual(toolPaths.toSorted())
})

test('the name that the header draws (`components/shell/wordmark.tsx`) is the site’s', () => {
  expect(site.name).toBe('Postsmith')
})
