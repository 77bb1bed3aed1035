import { bioRows } from '@/test/bio-rows'
import { testPromptTool } from '@/test/test-prompt-tool'
import { twitterBio } from './tool'

testPromptTool(twitterBio, {
  ...bioRows,
  fit: {
    ...bioRows.fit,
    'the least needed parts go until it has 160 characters': {
      prompt: 'sourdough bread for beginners ten loaves a week from one kitchen in Leeds',
      item: {
        lead: 'Sourdough bread for beginners with small ovens',
        value: 'Mistakes included, success not promised',
        detail: 'Ten loaves a week from one kitchen in Leeds, rain or shine, and on all Sundays too',
        cta: 'Start with the pinned post',
      },
      becomes: { value: '' },
    },
    'a display name has 50 characters': {
      item: { name: 'Maya from the Little Bread Laboratory by the River in Leeds' },
      becomes: { name: 'Maya from the Little Bread Laboratory by the River' },
    },
  },
  draft: {
    ...bioRows.draft,
    'a medical claim is left out': {
      prompt: 'I cure eczema with celery juice',
      count: 1,
      says: /^(?!.*eczema)/i,
    },
  },
})
