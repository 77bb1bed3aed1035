import { bioBase, testPromptTool } from '@/test/test-prompt-tool'
import instagramBio from './tool'

testPromptTool(instagramBio, {
  base: bioBase,
  fit: {
    'the least needed parts go until it has 150 characters': {
      item: {
        detail: 'Ten loaves a week from one kitchen in Leeds, rain or shine',
        cta: 'New here? Start with the pinned posts',
      },
      becomes: { cta: '' },
    },
    'the name field is cut at a word to 30 characters': {
      item: { name: 'Maya from the Little Bread Laboratory' },
      becomes: { name: 'Maya from the Little Bread' },
    },
  },
})
