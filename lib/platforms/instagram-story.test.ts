import { expect, test } from 'vitest'
import { formatStory, parseStory } from '@/lib/platforms/instagram-story'

const frames = [
  { visual: 'Two tiles', text: 'Blue or green?', sticker: 'poll', prompt: 'Which one?', options: ['Blue', 'Green'] },
  { visual: '', text: 'This one left the kiln as a puddle.', sticker: 'none', prompt: '', options: [] },
  { visual: 'The kiln', text: 'How hot?', sticker: 'quiz', prompt: 'Guess (really)', options: ['1,200', '800'] },
  { visual: 'A mug', text: 'Mine.', sticker: 'slider', prompt: 'Love it?', options: ['😍'] },
  { visual: 'A shelf', text: 'Saturday.', sticker: 'link', prompt: 'Book a place (9 am)', options: [] },
  { visual: 'A row', text: 'Yours?', sticker: 'add-yours', prompt: 'Your mug', options: [] },
] as const

test('a story survives formatting and parsing', () => {
  expect(parseStory(formatStory('Which glaze', frames))).toEqual(frames)
})

const poll = { visual: 'Tiles', text: 'Red or blue?', sticker: 'poll', prompt: 'Which?', options: ['Red', 'Blue'] }
const plainFrame = { visual: '', text: 'Hm', sticker: 'none', prompt: '', options: [] }

test.each([
  ['changed words', 'A\n\nFrame 1: Tiles\nText: Red or blue?\nPoll: Which? (Red / Blue)', [poll]],
  ['a text on two lines', 'Frame 1: Tiles\nText: H\nm', [{ ...plainFrame, visual: 'Tiles', text: 'H m' }]],
  ['a poll without answers', 'Frame 3: Hm\nPoll: Which?', [{ ...plainFrame, sticker: 'poll', prompt: 'Which?' }]],
  ['an emptied frame', 'Frame 1:\n\nFrame 2: Hm', [{ ...plainFrame, text: '' }, plainFrame]],
  [
    'words that look like a second sticker',
    'Frame 1: Tiles\nText: hello\nPoll: Which? (Red / Blue)\nLink: our shop',
    [{ ...poll, text: 'hello Link: our shop' }],
  ],
  ['a text without frames', 'Just words', []],
])('parses a story with %s', (_, text, expected) => {
  expect(parseStory(text)).toEqual(expected)
})
