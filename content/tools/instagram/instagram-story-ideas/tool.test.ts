import { testPromptTool } from '@/test/test-prompt-tool'
import type { Frame } from './story'
import { instagramStoryIdeas } from './tool'

const poll: Frame = {
  visual: 'Two test tiles in daylight',
  text: 'Blue or green?',
  sticker: 'poll',
  prompt: 'Which one?',
  options: ['Blue', 'Green'],
}

const puddle: Frame = {
  visual: 'The tile that ran',
  text: 'This one left the kiln as a puddle.',
  sticker: 'none',
  prompt: '',
  options: [],
}

const question: Frame = {
  visual: 'A row of unglazed mugs',
  text: 'They’re waiting for you.',
  sticker: 'question',
  prompt: 'What would you drink from it?',
  options: [],
}

const shelf: Frame = {
  visual: 'The kiln shelf',
  text: 'Last one.',
  sticker: 'none',
  prompt: '',
  options: [],
}

testPromptTool(instagramStoryIdeas, {
  base: {
    prompt: 'choosing a glaze for my mugs',
    parameters: { frames: '3' },
    item: {
      title: 'Which glaze goes into the kiln',
      frames: [poll, puddle, question],
    },
    seed: 31,
    count: 3,
  },
  fit: {
    'a sequence with two stickers passes unchanged': {},
    'a frame of sixteen words drops the sequence': {
      item: {
        frames: {
          0: {
            text: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
          },
        },
      },
      becomes: null,
    },
    'a frame of fifteen words passes': {
      item: {
        frames: {
          0: {
            text: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
          },
        },
      },
    },
    'a poll keeps four different answers that fit their buttons': {
      item: {
        frames: {
          0: {
            options: ['Blue', 'blue', 'An answer that is far too long for it', 'Green', 'Grey', 'White', 'Black'],
          },
        },
      },
      becomes: { frames: { 0: { options: ['Blue', 'Green', 'Grey', 'White'] } } },
    },
    'a poll with one answer is no poll': {
      item: { frames: { 0: { options: ['Blue'] } } },
      becomes: { frames: { 0: { sticker: 'none', prompt: '', options: [] } } },
    },
    'a slider has one emoji': {
      item: { frames: { 0: { sticker: 'slider', prompt: 'Love it?', options: ['so much 😍🔥'] } } },
      becomes: { frames: { 0: { options: ['😍'] } } },
    },
    'a question has no answers to choose from': {
      item: { frames: { 0: { sticker: 'question', prompt: 'Why?', options: ['Yes', 'No'] } } },
      becomes: { frames: { 0: { options: [] } } },
    },
    'marks and dashes go': {
      item: { frames: { 1: { text: '**This one** left the kiln — as a puddle.' } } },
      becomes: { frames: { 1: { text: 'This one left the kiln, as a puddle.' } } },
    },
    'of four frames three stay, with the first and the last': {
      item: { frames: [poll, puddle, question, shelf] },
      becomes: { frames: [poll, puddle, shelf] },
    },
    'no frame is no sequence': { item: { frames: [] }, becomes: null },
    'a sequence shorter than asked for passes': { parameters: { frames: '7' } },
    'a frame without a picture passes': { item: { frames: { 0: { visual: '' } } } },
    'bait drops the sequence': { item: { frames: { 2: { text: 'Comment YES to see it.' } } }, becomes: null },
    'an invented figure drops the sequence': {
      item: { frames: { 1: { text: 'This one cost me 80 dollars.' } } },
      becomes: null,
    },
    'the visitor’s own figure stays': {
      prompt: 'the mug that cost me 80 dollars',
      item: { frames: { 1: { text: 'This one cost me 80 dollars.' } } },
    },
    'words to avoid drop the sequence': { parameters: { frames: '3', avoid: 'kiln' }, becomes: null },
    'Arabic passes as it is': {
      prompt: 'اختيار طلاء الأكواب',
      item: {
        title: 'أي طلاء نختار',
        frames: {
          0: {
            visual: 'قطعتان في ضوء النهار',
            text: 'أزرق أم أخضر؟',
            prompt: 'أيهما؟',
            options: ['أزرق', 'أخضر'],
          },
          1: { visual: 'كوب مكسور', text: 'هذا لم ينجح.' },
          2: {
            visual: 'صف من الأكواب',
            text: 'اختاروا أنتم.',
            sticker: 'none',
            prompt: '',
          },
        },
      },
    },
  },
  draft: {
    'a mishap, told in its words': {
      prompt: 'my dog ate my passport two days before the flight',
      parameters: { readAs: 'story' },
      says: /Frame 1: .*(?:\n.*)*My dog ate my passport two days before the flight/,
    },
    'two options become a poll': {
      prompt: 'trail runners vs hiking boots',
      says: /Poll: .+ \(Trail runners \/ Hiking boots\)/,
      seed: 32,
      count: 2,
    },
    'a sale ends on its link, word for word': {
      count: 2,
      prompt: 'bookings for my spring workshop open on 3 march',
      parameters: { goal: 'sales', frames: '3', action: 'book below before 20 March' },
      seed: 33,
      says: /\nLink: Book below before 20 March$/,
    },
    'a hard day has no sticker': {
      count: 1,
      prompt: 'losing my father to cancer',
      seed: 37,
      says: /^(?![\s\S]*(?:Question|Poll|Emoji slider): )[\s\S]*Frame 1: [\s\S]*losing my father to cancer/i,
    },
  },
})
