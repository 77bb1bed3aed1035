import { defineVectors } from '@/test/define-vectors'
import { textExpander } from './tool'

export const vectors = defineVectors(textExpander, {
  base: {
    prompt: 'new mugs, shop opens friday',
    item: { text: 'The new mugs are here.\n\nThe shop opens on Friday, [check: at what time].' },
    seed: 1,
    count: 1,
  },
  fit: {
    'a text with a blank passes': {},
    'headings and bold go': {
      item: { text: '## Mugs\n\n**The new mugs** are here.' },
      becomes: { text: 'Mugs\n\nThe new mugs are here.' },
    },
    'up to twice the words pass': { parameters: { words: 50 }, item: { text: 'mug '.repeat(100).trim() } },
    'more than twice the words is dropped': {
      parameters: { words: 50 },
      item: { text: 'mug '.repeat(101) },
      becomes: null,
    },
  },
  draft: {},
})
