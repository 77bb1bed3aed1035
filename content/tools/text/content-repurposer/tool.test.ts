import { testPromptTool } from '@/test/test-prompt-tool'
import contentRepurposer from './tool'

const story =
  'Why I stopped freezing bread\n\nI froze every loaf for years. It kept for months, but it never tasted of much. Then the freezer broke in July. I sliced what was left and dried it on the rack above the stove. Dry bread keeps until Christmas. It turns into soup, salad and crumbs. I have not bought a freezer since.'
const subject = 'Why I stopped freezing bread and what I do with every loaf'
const repeatKeeps = (times: number) => 'Dry bread keeps until Christmas. '.repeat(times)

testPromptTool(contentRepurposer, {
  base: {
    prompt: story,
    item: {
      kind: 'linkedin',
      title: '',
      parts: ['I froze every loaf for years.', 'Then the freezer broke, and I dried them above the stove.'],
      hashtags: [],
    },
    seed: 5,
    count: 3,
  },
  fit: {
    'a version of one’s own text passes as it is': {},
    'one line is a thread': { item: { kind: 'x-thread', parts: ['I froze every loaf for years.'] } },
    'a newsletter whose subject has an invented figure is dropped': {
      parameters: { targets: ['newsletter'] },
      item: { kind: 'newsletter', title: '4,317 reasons to dry bread' },
      becomes: null,
    },
    'a version that was not asked for is dropped': { item: { kind: 'newsletter' }, becomes: null },
    'an author’s sentence keeps its dash, a model’s does not': {
      prompt: 'Bread keeps — dry. The rest is taste.',
      item: { parts: ['Bread keeps — dry.', 'Bread keeps — when it is dry.'] },
      becomes: { parts: ['Bread keeps — dry.', 'Bread keeps, when it is dry.'] },
    },
    'a post over 280 is split, its number counted': {
      item: { kind: 'x-thread', parts: [`${repeatKeeps(9)}I have not bought a freezer since.`] },
      becomes: { parts: [repeatKeeps(5).trim(), `${repeatKeeps(4)}I have not bought a freezer since.`] },
    },
    'six hashtags become three on LinkedIn, the default': {
      item: { hashtags: ['#bread', '#soup', '#kitchen', '#dry', '#rack', '#stove'] },
      becomes: { hashtags: ['#bread', '#soup', '#kitchen'] },
    },
    'a caption over 2,200 characters loses the parts before its end': {
      item: { kind: 'ig-caption', parts: ['Dry bread keeps.', 'Soup. '.repeat(400).trim(), 'No freezer since.'] },
      becomes: { parts: ['Dry bread keeps.', 'No freezer since.'] },
    },
    'a subject longer than an inbox shows is cut at a word': {
      parameters: { targets: ['newsletter'] },
      item: { kind: 'newsletter', title: `${subject} now that it is gone` },
      becomes: { title: subject },
    },
    'a link that the text lacks goes with its part': {
      item: { parts: ['I froze every loaf for years.', 'More on https://example.com/bread'] },
      becomes: { parts: ['I froze every loaf for years.'] },
    },
    'a cliché drops the version': { item: { parts: ['Dry bread is a game-changer.'] }, becomes: null },
  },
})
