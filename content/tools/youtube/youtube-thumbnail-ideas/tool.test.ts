import { testPromptTool } from '@/test/test-prompt-tool'
import { youtubeThumbnailIdeas } from './tool'

testPromptTool(youtubeThumbnailIdeas, {
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
    'words that say the title again are dropped': {
      item: { overlayText: 'I repaired ACCORDION' },
      becomes: null,
    },
    'a thing of the title passes as a label': { item: { overlayText: 'Flooded accordion' } },
    'no words at all pass': { item: { overlayText: '' } },
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
    'a colour may bring its value': {
      item: { colours: ['mud brown #6b4a2f', 'ivory (#fbf6e6)'] },
    },
    'one name with two values is one colour': {
      item: { colours: ['mud brown #6b4a2f', 'mud brown #000000'] },
      becomes: null,
    },
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
    'a comparison stands side by side': {
      prompt: 'iPad or paper planner for uni',
      says: /^iPad or paper planner for uni\n\n/,
    },
    'no face where none is wanted, words of the details on the picture': {
      prompt: 'how I repaired a flooded accordion',
      parameters: { face: 'no', style: 'bold', outcome: 'it plays again' },
      seed: 52,
      says: /^How I repaired a flooded accordion\n\n(?![\s\S]*\byou(?:r face)?\b from)/i,
    },
    'a topic gets a blank for its title': {
      prompt: 'urban beekeeping',
      parameters: { face: 'no', style: 'calm' },
      seed: 53,
      says: /^Urban beekeeping: \[what happens in the video\]\n\n/,
    },
    'a hard time has two quiet ones without words': {
      prompt: 'losing my father to cancer',
      seed: 57,
      count: 2,
      says: /^Losing my father to cancer\n\nMain subject: /,
    },
  },
})
