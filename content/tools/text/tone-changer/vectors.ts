import { defineVectors } from '@/test/define-vectors'
import { toneChanger } from './tool'

export const vectors = defineVectors(toneChanger, {
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
    'more than 1.2 times as long is dropped': {
      item: { text: 'Thank you so very much for getting in touch with us. '.repeat(3) },
      becomes: null,
    },
  },
  draft: {},
})
