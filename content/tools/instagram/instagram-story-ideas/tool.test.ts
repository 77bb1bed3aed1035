import { expect, test } from 'vitest'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import instagramStoryIdeas, { type Frame } from './tool'

const poll: Frame = {
  visual: 'Two test tiles in daylight',
  text: 'Blue or green?',
  sticker: 'poll',
  prompt: 'Which one?',
  options: ['Blue', 'Green'],
}

const plainFrame = (text: string): Frame => ({
  visual: 'The kiln shelf',
  text,
  sticker: 'none',
  prompt: '',
  options: [],
})

testPromptTool(instagramStoryIdeas, {
  base: {
    prompt: 'choosing a glaze for my mugs',
    parameters: { frames: '3' },
    item: {
      title: 'Which glaze goes into the kiln',
      frames: [poll, plainFrame('A puddle.'), plainFrame('The shelf.')],
    },
  },
  fit: {
    'a frame of sixteen words drops the sequence': {
      item: { frames: { 0: { text: 'so '.repeat(16).trimEnd() } } },
      becomes: null,
    },
    'a poll keeps four different answers that fit their buttons': {
      item: {
        frames: {
          0: { options: ['Blue', 'blue', 'An answer that is far too long for it', 'Green', 'Grey', 'White', 'Black'] },
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
    'a frame beyond the chosen number is not checked': {
      item: { frames: { 2: plainFrame('A vase costs 400 euros.'), 3: plainFrame('The door.') } },
      becomes: { frames: [poll, plainFrame('A puddle.'), plainFrame('The door.')] },
    },
  },
})

test('counts one frame in the singular', () => {
  const frames = [plainFrame('A puddle.')]
  const input = buildInput(instagramStoryIdeas, 'a puddle')
  expect(instagramStoryIdeas.present({ title: 'Rain', frames }, input).tags).toEqual(['1 frame'])
})
