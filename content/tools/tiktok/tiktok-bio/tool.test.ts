import { bioRows } from '@/test/bio-rows'
import { testPromptTool } from '@/test/test-prompt-tool'
import { tiktokBio } from './tool'

testPromptTool(tiktokBio, {
  ...bioRows,
  fit: {
    ...bioRows.fit,
    'the least needed parts go until it has 80 characters': {
      prompt: 'sourdough bread for beginners ten loaves a week from one kitchen in Leeds',
      item: {
        lead: 'Sourdough bread for beginners with small ovens',
        value: 'Mistakes included, success not promised',
        detail: 'Ten loaves a week from one kitchen in Leeds',
      },
      becomes: { value: '', detail: '' },
    },
    'for orders the next step outlives the value': {
      parameters: { goal: 'sell', followers: 'over' },
      item: {
        lead: 'Sourdough starters for people with small kitchens',
        value: 'Fed and ready when they arrive',
        cta: 'Shop below ↓',
      },
      becomes: { value: '' },
    },
    'no pointing at a link below 1,000 followers': {
      parameters: { goal: 'sell' },
      item: { cta: 'Shop the link below ↓' },
      becomes: { cta: '' },
    },
    'a lead beyond 80 characters drops the bio': {
      item: {
        lead: 'Sourdough bread for absolute beginners who have never once in their lives held a bag of flour',
      },
      becomes: null,
    },
    'a nickname is cut at a word': {
      item: { name: 'Maya from the Little Bread Laboratory' },
      becomes: { name: 'Maya from the Little Bread' },
    },
  },
})
