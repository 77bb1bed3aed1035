import { expect, test } from 'vitest'
import { createSearch, type SearchEntry } from './search-engine'

const entry = (path: string, name: string, label: string, words: string, card: string): SearchEntry => ({
  path,
  name,
  icon: 'hammer',
  group: { id: 'tiktok', label },
  words: words.split(' '),
  card,
})

const search = createSearch([
  entry('/ideas', 'TikTok Video Ideas Generator', 'TikTok', 'concepts inspiration', 'What to film next.'),
  entry('/hooks', 'TikTok Hook Generator', 'TikTok', 'opening lines first seconds', 'Openings for a video.'),
  entry('/tags', 'TikTok Hashtag Generator', 'TikTok', 'tags fyp', 'Five tags that fit your video.'),
  entry('/money', 'TikTok Money Calculator', 'TikTok', 'earnings income pay', 'Estimate earnings from views.'),
  entry('/ig', 'Instagram Caption Generator', 'Instagram', 'post text', 'Captions with a strong first line.'),
  entry('/yt', 'YouTube Title Generator', 'YouTube', 'headline', 'Titles that stay readable when cut.'),
])

test.each([
  ['hook', '/hooks'],
  ['HOOKS', '/hooks'],
  ['hok generatr', '/hooks'],
  ['hashtga', '/tags'],
  ['calcualtor', '/money'],
  ['capton', '/ig'],
  ['insta', '/ig'],
  ['youtub tile', '/yt'],
  ['how to make money on tiktok', '/money'],
  ['ideas for my videos', '/ideas'],
  ['earnings', '/money'],
])('“%s” finds %s first', (text, path) => {
  expect(search(text)[0]?.path).toBe(path)
})

test('a name counts for more than a description', () => {
  expect(search('video').map(({ path }) => path)).toEqual(['/ideas', '/hooks', '/tags'])
})

test('where no tool has all the words, any of them will do', () => {
  expect(search('hashtag xylophone').map(({ path }) => path)).toEqual(['/tags'])
  expect(search('hashtag xylophone', true)).toEqual([])
  expect(search('hashtga generatr', true)[0]?.path).toBe('/tags')
})

test.each(['xylophone', '   ', '…', 'to the'])('“%s” finds nothing', (text) => {
  expect(search(text)).toEqual([])
})
