import { defineVectors } from '@/test/define-vectors'
import { youtubeThumbnailIdeas } from './tool'

export const vectors = defineVectors(youtubeThumbnailIdeas, {
  base: {
    prompt: 'I repaired a flooded accordion',
    item: {
      concept: 'The mud line',
      lever: 'detail',
      focal: 'The open bellows with a line of dried mud',
      overlayText: 'It still breathes',
      background: 'A dark workbench, out of focus',
      composition: 'Bellows on the left, words top right',
      colours: ['mud brown', 'ivory'],
      title: 'I repaired a flooded accordion',
      sizeTest: 'The mud line must still be seen when small.',
      imagePrompt: 'Widescreen photograph of open accordion bellows with dried mud, dark bench, no text.',
    },
    seed: 51,
    count: 3,
  },
  fit: {
    'a thumbnail passes unchanged': { parameters: { face: 'no' } },
    'five words on the picture are too many': {
      item: { overlayText: 'It still breathes after all' },
      becomes: null,
    },
    'four words pass': { item: { overlayText: 'It still breathes, barely' } },
    'words that the title says already are dropped': {
      item: { overlayText: 'Flooded ACCORDION' },
      becomes: null,
    },
    'emoji and marks go from the words': {
      item: { overlayText: '**It still breathes** 😱' },
      becomes: { overlayText: 'It still breathes' },
    },
    'brackets that YouTube refuses go from the title': {
      item: { title: 'I repaired a <flooded> accordion' },
      becomes: { title: 'I repaired a flooded accordion' },
    },
    'a title of 101 characters is dropped': {
      item: {
        title: `I repaired a flooded accordion ${'a'.repeat(70)}`,
      },
      becomes: null,
    },
    'a face is dropped where none is wanted': {
      parameters: { face: 'no' },
      item: { focal: 'Your shocked face beside the bellows' },
      becomes: null,
    },
    'a face is fine where it may be seen': {
      item: { lever: 'face', focal: 'Your calm face beside the bellows' },
    },
    'one colour is no contrast': { item: { colours: ['mud brown', 'mud brown'] }, becomes: null },
    'three colours of five stay': {
      item: { colours: ['mud brown', 'ivory', 'black', 'white', 'red'] },
      becomes: { colours: ['mud brown', 'ivory', 'black'] },
    },
    'an invented figure is dropped': { item: { overlayText: 'Saved 900 dollars' }, becomes: null },
    'the visitor’s own figure stays': {
      prompt: 'How I saved 900 dollars by repairing an accordion',
      item: { overlayText: 'Saved 900 dollars' },
    },
    'words to avoid drop the thumbnail': { parameters: { avoid: 'mud' }, becomes: null },
    'Japanese passes': {
      prompt: '水没したアコーディオンを直した',
      item: { overlayText: 'まだ息をする', title: '水没したアコーディオンを直した' },
    },
  },
  draft: {
    'a title with a face': {
      prompt: 'how I get three dinners out of one roast chicken',
      says: /three dinners/i,
    },
    'no face, bold': {
      prompt: 'C++ tutorials',
      parameters: { face: 'no', style: 'bold' },
      seed: 52,
      says: /C\+\+/i,
    },
    'a sentence of one’s own': {
      prompt: 'my dog hates baths',
      parameters: { face: 'no', style: 'calm' },
      seed: 53,
      says: /My dog hates baths/i,
    },
    'a brand with an apostrophe': {
      prompt: 'Rosa’s Bakery opening day',
      parameters: { style: 'drawn' },
      seed: 54,
      says: /Bakery/i,
    },
    swearing: { prompt: 'fuck my sleep schedule', seed: 55, says: /sleep schedule/i },
    'a medical claim': {
      prompt: 'apple cider vinegar cures diabetes',
      parameters: { face: 'no' },
      seed: 56,
      says: /vinegar/i,
    },
    'a hard subject is no joke': { prompt: 'losing my father to cancer', seed: 57, says: /cancer/i },
  },
})
