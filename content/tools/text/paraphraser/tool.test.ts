import { testPromptTool } from '@/test/test-prompt-tool'
import { paraphraser } from './tool'

testPromptTool(paraphraser, {
  base: {
    prompt: 'I bake slow bread. Ask @maya, 45 € a class.',
    item: { text: 'Slow bread is what I bake. Ask @maya: 45 € a class.' },
    seed: 1,
    count: 1,
  },
  fit: {
    'a good version passes': {},
    'markdown, a dash and quotation marks that the text lacks go': {
      item: { text: '"**Slow bread** — that is what I bake. @maya, 45 €."' },
      becomes: { text: 'Slow bread, that is what I bake. @maya, 45 €.' },
    },
    'line breaks and lists stay': {
      prompt: '- flour\n- water',
      item: { text: '- some flour\n- a little water' },
    },
    'more than 1.3 times as long is dropped': {
      item: { text: 'I bake slow bread, and I do it well. '.repeat(6) },
      becomes: null,
    },
    'nothing is no version': { item: { text: ' \u200b ' }, becomes: null },
  },
  draft: {},
})
