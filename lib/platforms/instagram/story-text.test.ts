import { expect, test } from 'vitest'
import { formatStory, parseStory } from './story-text'

const frames = [
  {
    visual: 'Two tiles in daylight',
    text: 'Blue or green?',
    sticker: 'poll',
    prompt: 'Which one?',
    options: ['Blue', 'Green'],
  },
  { visual: '', text: 'This one left the kiln as a puddle.', sticker: 'none', prompt: '', options: [] },
  {
    visual: 'The kiln',
    text: 'How hot?',
    sticker: 'quiz',
    prompt: 'Guess (no looking)',
    options: ['1,200', '800'],
  },
  { visual: 'A mug', text: 'Mine.', sticker: 'slider', prompt: 'Love it?', options: ['😍'] },
  { visual: 'A shelf', text: 'Saturday.', sticker: 'link', prompt: 'Book a place (9 am)', options: [] },
  { visual: 'A row', text: 'Yours?', sticker: 'add-yours', prompt: 'Your mug', options: [] },
] as const

test('a sequence reads back from its own text', () => {
  expect(parseStory(formatStory('Which glaze', frames))).toEqual(frames)
})

test.each([
  [
    'words that the visitor has changed',
    'A\n\nFrame 1: Tiles\nText: Red or blue?\nPoll: Which? (Red / Blue)',
    [{ visual: 'Tiles', text: 'Red or blue?', sticker: 'poll', prompt: 'Which?', options: ['Red', 'Blue'] }],
  ],
  [
    'a text on two lines',
    'Frame 1: Tiles\nText: Red\nor blue?',
    [{ visual: 'Tiles', text: 'Red or blue?', sticker: 'none', prompt: '', options: [] }],
  ],
  [
    'a poll without answers',
    'Frame 3: Hm\nPoll: Which?',
    [{ visual: '', text: 'Hm', sticker: 'poll', prompt: 'Which?', options: [] }],
  ],
  [
    'a frame that was emptied',
    'Frame 1:\n\nFrame 2: Hm',
    [
      { visual: '', text: '', sticker: 'none', prompt: '', options: [] },
      { visual: '', text: 'Hm', sticker: 'none', prompt: '', options: [] },
    ],
  ],
  [
    'words that look like a second sticker',
    'Frame 1: Shelf\nText: hello\nPoll: Which? (A / B)\nLink: our shop',
    [
      {
        visual: 'Shelf',
        text: 'hello Link: our shop',
        sticker: 'poll',
        prompt: 'Which?',
        options: ['A', 'B'],
      },
    ],
  ],
  ['a text without frames', 'Just words', []],
])('%s', (_, text, expected) => {
  expect(parseStory(text)).toEqual(expected)
})
