import { testPromptTool } from '@/test/test-prompt-tool'
import { aiAltTextGenerator } from './tool'

testPromptTool(aiAltTextGenerator, {
  base: {
    prompt: 'a potter',
    item: {
      kind: 'short',
      text: 'A potter shapes a bowl in a small workshop.',
      visibleText: '',
      warnings: [],
    },
    seed: 1,
    count: 1,
  },
  fit: {
    'a clean alt text passes': {},
    'what a screen reader says itself goes, and is told': {
      item: { text: 'Image of a potter shaping a bowl' },
      becomes: {
        text: 'A potter shaping a bowl.',
        warnings: ['Left out “image of”: screen readers say that themselves.'],
      },
    },
    'a short one is cut at a word to 125 characters': {
      item: {
        text: 'A potter in a grey apron shapes a wide bowl on a turning wheel in a small workshop with shelves of unglazed cups behind her and a window',
      },
      becomes: {
        text: 'A potter in a grey apron shapes a wide bowl on a turning wheel in a small workshop with shelves of unglazed cups behind her.',
        warnings: ['Cut to fit: read the end.'],
      },
    },
    'a detailed one may be as long as its network takes, here TikTok’s 300': {
      parameters: { platform: 'tiktok' },
      item: {
        kind: 'long',
        text: 'A potter in a grey apron shapes a wide bowl on a turning wheel. Behind her stand shelves of unglazed cups. A window on the left lets in low sun. On the wall a hand-painted sign says Open studio. A black cat sleeps on a sack of clay in the corner. Her hands are wet to the wrist. Water drips onto the floor.',
      },
      becomes: {
        text: 'A potter in a grey apron shapes a wide bowl on a turning wheel. Behind her stand shelves of unglazed cups. A window on the left lets in low sun. On the wall a hand-painted sign says Open studio. A black cat sleeps on a sack of clay in the corner. Her hands are wet to the wrist.',
        warnings: ['Cut to fit: read the end.'],
      },
    },
    'no text is no alt text': { item: { text: '   ' }, becomes: null },
    'at most three warnings stay': {
      item: { warnings: ['One.', 'Two.', 'Three.', 'Four.'] },
      becomes: { warnings: ['One.', 'Two.', 'Three.'] },
    },
  },
  draft: {
    'the parts come in the order of a sentence': {
      prompt: 'a potter',
      parameters: { action: 'shaping a bowl', place: 'in a small workshop' },
      says: /^A potter shaping a bowl in a small workshop\.$/,
    },
    'a setting that leads on to nothing gets a comma, and text in the picture its quotation marks': {
      prompt: 'two mugs.',
      parameters: { place: 'grey wall', words: '"Open studio"' },
      says: /^Two mugs, grey wall\. Text: “Open studio”\.$/,
    },
    'where all of it is too long for a short one, a second card has the rest': {
      prompt: 'a potter in a grey apron',
      parameters: {
        action: 'shaping a wide bowl on a turning wheel',
        place: 'in a small workshop with shelves of unglazed cups',
        words: 'Open studio, Saturday from ten to four, bring a friend',
      },
      count: 2,
      says: /^A potter in a grey apron shaping a wide bowl on a turning wheel in a small workshop with shelves of unglazed cups\.( Text: “Open studio, Saturday from ten to four, bring a friend”\.)?$/,
    },
  },
})
