import { testPromptTool } from '@/test/test-prompt-tool'
import youtubeThumbnailIdeas from './tool'

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
  },
  fit: {
    'five words on the picture are too many': { item: { overlayText: 'It still breathes after all' }, becomes: null },
    'words that say the title again are dropped': { item: { overlayText: 'I repaired ACCORDION' }, becomes: null },
    'a thing of the title passes as a label': { item: { overlayText: 'Flooded accordion' } },
    'a title of 101 characters is cut at a word, without the brackets that YouTube refuses': {
      item: { title: `I repaired a <flooded> accordion ${'a'.repeat(70)}` },
      becomes: { title: 'I repaired a flooded accordion' },
    },
    'a face is dropped where none is wanted': {
      parameters: { face: 'no' },
      item: { focal: 'Your shocked face beside the bellows' },
      becomes: null,
    },
    'one colour with two values is no contrast': {
      item: { colours: ['mud brown #6b4a2f', 'mud brown #000000'] },
      becomes: null,
    },
    'three colours of five stay': {
      item: { colours: ['mud brown', 'ivory', 'black', 'white', 'red'] },
      becomes: { colours: ['mud brown', 'ivory', 'black'] },
    },
  },
})
