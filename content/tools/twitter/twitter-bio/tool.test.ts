import { bioBase, testPromptTool } from '@/test/test-prompt-tool'
import twitterBio from './tool'

testPromptTool(twitterBio, {
  base: bioBase,
  fit: {
    'the least needed parts go until it has 160 characters': {
      item: {
        detail: 'Ten loaves a week from one kitchen in Leeds, rain or shine, and on all Sundays too',
        cta: 'Start with the pinned post',
      },
      becomes: { value: '' },
    },
  },
})
