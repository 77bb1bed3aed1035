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
    'a frame of fifteen words passes': { item: { frames: { 0: { text: 'so '.repeat(15).trimEnd() } } } },
    'a frame of sixteen words drops the sequence': {
      item: { frames: { 0: { text: 'so '.repeat(16).trimEnd() } } },
      becomes: null,
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
    'of four frames three stay, with the first and the last': {
      item: { frames: [poll, puddle, question, shelf] },
      becomes: { frames: [poll, puddle, shelf] },
    },
  },
  draft: {
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
