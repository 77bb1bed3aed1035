import { testPromptTool } from '@/test/test-prompt-tool'
import { toneChanger } from './tool'

testPromptTool(toneChanger, {
  base: {
    prompt: 'We can’t refund this.',
    item: { text: 'Thanks for asking! A refund isn’t possible, sorry.' },
    seed: 1,
    count: 1,
  },
  fit: {
    'a good version passes': {},
    'a dash and quotation marks that the message lacks go': {
      item: { text: '“We can’t refund this — sorry.”' },
      becomes: { text: 'We can’t refund this, sorry.' },
    },
    'emoji that nobody asked for go': {
      item: { text: 'No refund, sorry! 🙏💛' },
      becomes: { text: 'No refund, sorry!' },
    },
    'the message’s own stay': {
      prompt: 'We can’t refund this 🙏',
      item: { text: 'No refund, sorry! 🙏💛' },
      becomes: { text: 'No refund, sorry! 🙏' },
    },
    'with none not even those': {
      prompt: 'We can’t refund this 🙏',
      parameters: { emoji: 'none' },
      item: { text: 'No refund, sorry! 🙏' },
      becomes: { text: 'No refund, sorry!' },
    },
    'more than 1.2 times as long is dropped': {
      item: { text: 'Thank you so very much for getting in touch with us. '.repeat(3) },
      becomes: null,
    },
  },
  draft: {},
})
