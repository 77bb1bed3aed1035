import { bioBase, testPromptTool } from '@/test/test-prompt-tool'
import tiktokBio from './tool'

testPromptTool(tiktokBio, {
  base: bioBase,
  fit: {
    'the least needed parts go until it has 80 characters': {
      item: { detail: 'Ten loaves a week from one kitchen in Leeds', cta: 'Follow along' },
      becomes: { value: '', detail: '' },
    },
    'for orders the next step outlives the value': {
      parameters: { goal: 'sell', followers: 'over' },
      item: { cta: 'Shop below ↓' },
      becomes: { value: '' },
    },
    'no pointing at a link below 1,000 followers': {
      parameters: { goal: 'sell' },
      item: { value: 'Mistakes included', cta: 'Shop the link below ↓' },
      becomes: { cta: '' },
    },
    'a link and a hashtag that the visitor typed stay': {
      prompt: 'bread #sourdough',
      parameters: { action: 'order on my website' },
      item: { lead: 'Bread #sourdough', value: '', cta: 'Order on my website' },
    },
    'a lead alone is enough': { item: { formula: '', lead: 'Bread', value: '', name: '' } },
    'a lead beyond 80 characters drops the bio': {
      item: { lead: 'Sourdough bread for absolute beginners who have never once in their lives held flour' },
      becomes: null,
    },
    'a nickname is cut at a word to 30 characters': {
      item: { value: '', name: 'Maya from the Little Bread Laboratory' },
      becomes: { name: 'Maya from the Little Bread' },
    },
  },
})
