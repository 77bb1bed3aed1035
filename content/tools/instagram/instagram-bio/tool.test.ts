import { bioRows } from '@/test/bio-rows'
import { testPromptTool } from '@/test/test-prompt-tool'
import { instagramBio } from './tool'

testPromptTool(instagramBio, {
  ...bioRows,
  fit: {
    ...bioRows.fit,
    'the least needed parts go until it has 150 characters': {
      prompt: 'sourdough bread for beginners ten loaves a week from one kitchen in Leeds',
      item: {
        lead: 'Sourdough bread for beginners with small ovens',
        value: 'Mistakes included, success not promised',
        detail: 'Ten loaves a week from one kitchen in Leeds, rain or shine',
        cta: 'New here? Start with the pinned posts',
      },
      becomes: { cta: '' },
    },
    'the name field is cut at a word': {
      item: { name: 'Maya from the Little Bread Laboratory' },
      becomes: { name: 'Maya from the Little Bread' },
    },
  },
  draft: {
    ...bioRows.draft,
    'a role with a place and bookings': {
      prompt: 'wedding photographer in Berlin',
      parameters: { goal: 'clients', name: 'Lena', proof: 'film and digital' },
      count: 4,
      says: /wedding photographer/i,
    },
    'several roles stand below each other': {
      prompt: 'software engineer, dad, amateur baker',
      count: 3,
      says: /^Software engineer(?:\nDad\nAmateur baker$|, dad, amateur baker\n)/,
    },
  },
})
