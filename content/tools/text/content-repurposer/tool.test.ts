import { testPromptTool } from '@/test/test-prompt-tool'
import { contentRepurposer } from './tool'

const story =
  'Why I stopped freezing bread\n\nI froze every loaf for years. It kept for months, but it never tasted of much. Then the freezer broke in July. I sliced what was left and dried it on the rack above the stove. Dry bread keeps until Christmas. It turns into soup, salad and crumbs. I have not bought a freezer since.'

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
    'a version that nobody asked for is dropped': { item: { kind: 'newsletter' }, becomes: null },
    'no network chosen is the usual three': { parameters: { targets: [] } },
    'an author’s sentence keeps its dash, a model’s does not': {
      prompt: 'Bread keeps — dry. The rest is taste.',
      item: { parts: ['Bread keeps — dry.', 'Bread keeps — when it is dry.'] },
      becomes: { parts: ['Bread keeps — dry.', 'Bread keeps, when it is dry.'] },
    },
    'a post over 280 is split, its number counted': {
      item: {
        kind: 'x-thread',
        parts: [`${'Dry bread keeps until Christmas. '.repeat(9)}I have not bought a freezer since.`],
      },
      becomes: {
        parts: [
          'Dry bread keeps until Christmas. Dry bread keeps until Christmas. Dry bread keeps until Christmas. Dry bread keeps until Christmas. Dry bread keeps until Christmas.',
          'Dry bread keeps until Christmas. Dry bread keeps until Christmas. Dry bread keeps until Christmas. Dry bread keeps until Christmas. I have not bought a freezer since.',
        ],
      },
    },
    'six hashtags become three on LinkedIn, the default': {
      item: { hashtags: ['#bread', '#soup', '#kitchen', '#dry', '#rack', '#stove'] },
      becomes: { hashtags: ['#bread', '#soup', '#kitchen'] },
    },
    'a caption over 2,200 characters loses what stands before its end': {
      item: {
        kind: 'ig-caption',
        parts: ['Dry bread keeps.', 'Soup. '.repeat(400).trim(), 'I have not bought a freezer since.'],
      },
      becomes: { parts: ['Dry bread keeps.', 'I have not bought a freezer since.'] },
    },
    'a subject longer than an inbox shows is cut at a word': {
      parameters: { targets: ['newsletter'] },
      item: {
        kind: 'newsletter',
        title: 'Why I stopped freezing bread and what I do with every loaf now that it is gone',
      },
      becomes: { title: 'Why I stopped freezing bread and what I do with every loaf' },
    },
    'an invented figure drops the version': {
      item: { parts: ['I froze 300 loaves for years.'] },
      becomes: null,
    },
    'a link that the text lacks goes with its part': {
      item: { parts: ['I froze every loaf for years.', 'More on https://example.com/bread'] },
      becomes: { parts: ['I froze every loaf for years.'] },
    },
    'a cliché drops the version': {
      item: { parts: ['Dry bread is a game-changer.'] },
      becomes: null,
    },
    'a word to avoid drops the version': { parameters: { avoid: 'stove' }, becomes: null },
  },
  draft: {
    'every version opens with the title and says only what the text says': {
      prompt: story,
      says: /^Why I stopped freezing bread\n\nI froze every loaf for years\. It kept for months, but it never tasted of much\.[\s\S]*Dry bread keeps until Christmas\. It turns into soup, salad and crumbs\./,
    },
    'the call to action is the last word': {
      prompt: story,
      parameters: { targets: ['linkedin', 'newsletter'], action: 'tell me what you dry', hashtags: 0 },
      count: 2,
      says: /\n\nTell me what you dry\.$/,
    },
    'a script is said in a minute, a sentence a line': {
      prompt: story,
      parameters: { targets: ['tiktok-script'] },
      count: 1,
      says: /^Why I stopped freezing bread\n\nI froze every loaf for years\.\n\nIt kept for months/,
    },
    'a note becomes an outline': {
      prompt: 'my small candle shop in Austin pours soy wax on weekends',
      says: /^My small candle shop in Austin pours soy wax on weekends\.[\s\S]*: \[/,
    },
    'a hard day has no tags and nothing of ours but a quiet blank': {
      prompt: 'my grandad passed away last night',
      says: /^My grandad passed away last night\.(?![\s\S]*#)/,
    },
    'Japanese is split where its sentences end': {
      prompt: '朝の四時に川の水が入ってきた。六時には窯が二つ水の下だった。一つだけ煉瓦の上に残った。',
      says: /朝の四時に川の水が入ってきた。/,
    },
  },
})
