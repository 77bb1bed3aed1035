import { expect, test } from 'vitest'
import { testPromptTool } from '@/test/test-prompt-tool'
import { findBait } from './bait'
import callToActionGenerator from './tool'

testPromptTool(callToActionGenerator, {
  base: {
    prompt: 'how I stopped my rye bread from collapsing',
    item: { text: 'How long do you let yours cool?', style: 'question' },
  },
  fit: {
    'a clean line passes unchanged': {},
    'a second emoji and the full stop go': {
      item: { text: 'Over to 🍞 you 🔥.' },
      becomes: { text: 'Over to 🍞 you' },
    },
    'sixty-one characters are too many': {
      item: { text: 'How long do you let yours cool before you cut into it, really' },
      becomes: null,
    },
    'thirty pass where thirty are the most': {
      parameters: { maxChars: 30 },
      item: { text: 'How long do you let yours cool' },
    },
    'bait is dropped': { item: { text: 'Comment BREAD for the recipe' }, becomes: null },
    'bait stays bait in the visitor’s own words': {
      prompt: 'smash that like button if you love bread',
      item: { text: 'Smash that like button' },
      becomes: null,
    },
    'an invented number is dropped': { item: { text: 'Only 12 left: link below' }, becomes: null },
    'the visitor’s number stays': { prompt: '12 prints are back', item: { text: '12 prints: link below' } },
    'a word to avoid drops it': { parameters: { avoid: 'cool' }, becomes: null },
    'signs alone are none': { item: { text: '👇👇👇' }, becomes: null },
  },
})

test.each([
  ['LIKE this if you’re an Aries!', 'react'],
  ['Comment “YES” if you love rock', 'comment'],
  ['Comment GUIDE and I’ll send it', 'comment'],
  ['Drop a 🔥 in the comments', 'comment'],
  ['Type amen', 'comment'],
  ['❤️ for tea, 😂 for coffee', 'vote'],
  ['Share with 10 friends for a chance to win', 'share'],
  ['Tag a friend who naps like this', 'tag'],
  ['Follow for part 2', 'follow'],
  ['Follow and like to enter', 'follow'],
  ['Muddy Paws® for small dogs', null],
  ['What would you have done?', null],
  ['Save this for the weekend', null],
  ['Follow for more on sourdough', null],
  ['I’d like this to be useful', null],
  ['Comment on anything you like', null],
  ['Reply to the survey below', null],
])('flags “%s” as bait: %s', (text, kind) => {
  expect(findBait(text)).toBe(kind)
})
