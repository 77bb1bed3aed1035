import { runInThisContext } from 'node:vm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildCrumbs, buildUnknownPathCrumbs, type Crumb } from './crumbs'
import { createSearch, groupEntries, groupWithRecentEntries, type SearchEntry } from './search-engine'
import { chooseTheme, getCurrentTheme, themeScript } from './theme'

const platforms = { label: 'Social Media Tools', href: '/social-media-tools' }
const tiktok = { label: 'TikTok', href: '/social-media-tools/tiktok' }
const pages = ['/', '/social-media-tools', '/social-media-tools/tiktok']

test.each<[string, Crumb[]]>([
  ['/tiktok-hook-generator', [{ label: 'TikTok Hook Generator' }]],
  ['/social-media-tools/tiktok/video-ideas', [platforms, tiktok, { label: 'Video Ideas' }]],
  ['/tiktok/tiktok-caption-generator', [tiktok, { label: 'TikTok Caption Generator' }]],
])('the breadcrumb of %s links each parent path or the page that replaces it', (path, crumbs) => {
  expect(buildCrumbs(path)).toEqual([{ label: 'Home', href: '/' }, ...crumbs])
})

test('shows no breadcrumb on the home page', () => {
  expect(buildCrumbs('/')).toEqual([])
})

test.each<[string, Crumb[]]>([
  ['/no-such/page', [{ label: 'No Such' }, { label: 'Page' }]],
  ['/social-media-tools/tiktok/old/page', [platforms, tiktok, { label: 'Old' }, { label: 'Page' }]],
  ['/tiktok/page', [tiktok, { label: 'Page' }]],
])('links the parts of the unknown path %s that have a page', (path, crumbs) => {
  expect(buildUnknownPathCrumbs(path, pages)).toEqual([{ label: 'Home', href: '/' }, ...crumbs])
})

test.each([
  ['/caf%C3%A9-menu', 'Café Menu'],
  ['/%E0%A4%A', '%E0%A4%A'],
  ['/a--b', 'A B'],
  ['/ai-youtube-mp3', 'AI YouTube MP3'],
  ['/aim/', 'Aim'],
])('ends the breadcrumb of %s with “%s”', (path, label) => {
  expect(buildCrumbs(path).at(-1)).toEqual({ label })
})

const createEntry = (path: string, label: string, name = path, words = '', card = ''): SearchEntry => ({
  path,
  name,
  icon: 'hammer',
  group: { id: null, label },
  words: words.split(' '),
  card,
})

const searchEntries = createSearch([
  createEntry('/ideas', 'TikTok', 'TikTok Video Ideas Generator', 'concepts inspiration', 'What to film next.'),
  createEntry('/hooks', 'TikTok', 'TikTok Hook Generator', 'opening lines first seconds', 'Openings for a video.'),
  createEntry('/tags', 'TikTok', 'TikTok Hashtag Generator', 'tags fyp', 'Five tags that fit your video.'),
  createEntry('/money', 'TikTok', 'TikTok Money Calculator', 'earnings income pay', 'Estimate earnings from views.'),
  createEntry('/ig', 'Instagram', 'Instagram Caption Generator', 'post text', 'Captions with a strong first line.'),
  createEntry('/yt', 'YouTube', 'YouTube Title Generator', 'headline', 'Titles that stay readable when cut.'),
])
const search = (text: string) => searchEntries(text).entries

test.each([
  ['hok generatr', '/hooks'],
  ['calcualtor', '/money'],
  ['insta', '/ig'],
  ['youtub tile', '/yt'],
  ['how to make money on tiktok', '/money'],
])('“%s” finds %s first', (text, path) => {
  expect(search(text)[0]?.path).toBe(path)
})

test('ranks a match in the name above one in the description', () => {
  expect(search('video').map(({ path }) => path)).toEqual(['/ideas', '/hooks', '/tags'])
})

test.each<[string, string[], boolean]>([
  ['hashtag xylophone', ['/tags'], true],
  ['remove hashtag xylophone generator', ['/tags'], true],
  ['hashtga generatr', ['/tags'], false],
  ['free ai hashtag generator', ['/tags'], false],
  ['free', [], false],
])('“%s” finds %j first, only with some of the words: %j', (text, paths, isPartial) => {
  const result = searchEntries(text)
  expect(result.entries.slice(0, 1).map(({ path }) => path)).toEqual(paths)
  expect(result.isPartial).toBe(isPartial)
})

test.each(['xylophone', '   ', '…', 'to the'])('“%s” finds nothing', (text) => {
  expect(search(text)).toEqual([])
})

test('groups results, with the group of the best result first', () => {
  const groups = groupEntries([createEntry('/a', 'YouTube'), createEntry('/b', 'TikTok'), createEntry('/c', 'YouTube')])
  expect(groups.map(({ label, entries }) => `${label} ${entries.map(({ path }) => path)}`)).toEqual([
    'YouTube /a,/c',
    'TikTok /b',
  ])
})

test('lists the last four tools used first and only once', () => {
  const entries = [...'abcdef'].map((letter) => createEntry(`/${letter}`, 'TikTok'))
  const groups = groupWithRecentEntries(entries, ['/f', '/gone', '/b', '/a', '/c', '/d'])
  expect(groups.map(({ label, entries: listed }) => `${label} ${listed.map(({ path }) => path)}`)).toEqual([
    'Recent /f,/b,/a,/c',
    'TikTok /d,/e',
  ])
  expect(groupWithRecentEntries(entries, []).map(({ label }) => label)).toEqual(['TikTok'])
})

test('shows a chosen theme when storage is blocked, and the next page follows the system', () => {
  const dataset: Record<string, string> = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('localStorage', null)
  onTestFinished(() => void vi.unstubAllGlobals())
  chooseTheme('dark')
  expect([getCurrentTheme(), dataset.choice]).toEqual(['dark', 'dark'])
  runInThisContext(themeScript)
  expect([getCurrentTheme(), dataset.choice]).toEqual(['light', 'system'])
})
