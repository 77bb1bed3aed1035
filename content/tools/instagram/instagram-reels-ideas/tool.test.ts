import { testPromptTool } from '@/test/test-prompt-tool'
import instagramReelsIdeas from './tool'

testPromptTool(instagramReelsIdeas, {
  base: {
    prompt: 'mending knitted jumpers',
    item: {
      title: 'The hole in the elbow',
      format: 'faceless',
      hook: 'This elbow has been through a lot.',
      onScreenText: 'Visible on purpose',
      shots: [
        { seconds: 3, shot: 'A finger pushed through the hole', text: 'It started small' },
        { seconds: 14, shot: 'The needle going through the wool, close', text: 'Follow the thread only' },
        { seconds: 7, shot: 'The arm bent, the mend on show', text: 'Worn again the same day' },
      ],
      effort: 'easy',
      captionStarter: 'The mend is meant to be seen.',
      searchPhrase: 'visible mending jumper',
      hashtags: ['#visiblemending', '#knitwear'],
      coverText: 'Elbow hole, visible mend',
      audio: 'The needle through wool, close to the phone, no music.',
    },
  },
  fit: {
    'a cover of seven words, which cannot be read in the grid, goes': {
      item: { coverText: 'How I mended the elbow of it' },
      becomes: { coverText: '' },
    },
    'a cover that repeats the first frame’s text goes': {
      item: { coverText: 'visible on Purpose' },
      becomes: { coverText: '' },
    },
    'a named song goes': { item: { audio: '“Golden Hour” by JVKE under the pictures.' }, becomes: { audio: '' } },
    'trending audio goes': { item: { audio: 'Use a trending sound.' }, becomes: { audio: '' } },
    'the visitor’s own song stays': {
      prompt: 'mending knitted jumpers to “Golden Hour” by JVKE',
      item: { audio: '“Golden Hour” by JVKE under the pictures.' },
    },
  },
})
