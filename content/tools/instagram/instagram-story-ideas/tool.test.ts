import { expect, test } from 'vitest'
import { buildInput, createRecipeInput, testPromptTool } from '@/test/test-prompt-tool'
import { writeStories } from './draft'
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

function listPolls(prompt: string): string[] {
  const stories = writeStories(createRecipeInput(buildInput(instagramStoryIdeas, prompt)))
  const frames = stories.flatMap((story) => story.frames)
  return frames.flatMap(({ sticker, options }) => (sticker === 'poll' ? options.join(' / ') : []))
}

test.each([
  ['should I try matcha or chai this week', 'Matcha / Chai'],
  ['which one, oat or almond milk?', 'Oat / Almond milk'],
  ['do I cut bangs or grow it out', 'Cut bangs / Grow it out'],
  ['hotel or Airbnb in Lisbon?', 'Hotel / Airbnb in Lisbon'],
  ['should I go to Rome or should I stay home this summer?', 'Go to Rome / Stay home'],
  ['My last glaze ran. Matte or glossy for the next one?', 'Matte / Glossy'],
  ['I’m torn between a fade and a buzz cut', 'Fade / Buzz cut'],
  ['not sure whether to buy the camera or rent it', 'Buy the camera / Rent it'],
  ['oat vs almond milk?', 'Oat / Almond milk'],
  ['should I quit my job or ask for a raise?', 'Quit my job / Ask for a raise'],
  ['should I cut bangs or not?', 'Yes / No'],
  ['My rye starter doubled in four hours. I baked two loaves. Should I film a part two?', 'Yes / No'],
])('“%s” has a poll: %s', (prompt, answers) => {
  expect(listPolls(prompt)).toContain(answers)
})

test.each([
  'more or less done',
  'sooner or later',
  'one or two tips',
  'do you have a minute or two?',
  'how do I fix one or two squeaky floorboards?',
  'has anyone been to Porto or Lisbon in winter?',
  'tea, coffee or juice for the brunch menu?',
  'easy lunch or dinner ideas',
  'any tips or tricks for sourdough?',
  'what color or size should I get?',
  'choose kindness or silence',
  'add salt or sugar to taste',
  'we sell oat or almond milk',
  'should I repaint the kitchen cabinets or replace the countertops?',
  'is this cake too dry or is it just me?',
])('“%s” offers no two choices for a poll', (prompt) => {
  expect(listPolls(prompt)).toEqual([])
})

test('a poll about two choices is in one sequence', () => {
  expect(listPolls('should I cut my hair short or keep it long? I have curly hair')).toHaveLength(1)
})

test('counts one frame in the singular', () => {
  const frames = [plainFrame('A puddle.')]
  const input = buildInput(instagramStoryIdeas, 'a puddle')
  expect(instagramStoryIdeas.present({ title: 'Rain', frames }, input).tags).toEqual(['1 frame'])
})
