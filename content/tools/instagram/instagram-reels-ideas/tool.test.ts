import { testPromptTool } from '@/test/test-prompt-tool'
import { instagramReelsIdeas } from './tool'

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
    seed: 21,
    count: 5,
  },
  fit: {
    'a Reel that can be filmed passes unchanged': {},
    'marks, dashes and a closing full stop go from the cover': {
      item: { coverText: '**Elbow hole** — visible mend.' },
      becomes: { coverText: 'Elbow hole, visible mend' },
    },
    'a cover of seven words cannot be read in the grid': {
      item: { coverText: 'How I mended the elbow of it' },
      becomes: null,
    },
    'a cover that repeats the first frame’s text is none': {
      item: { coverText: 'visible on Purpose' },
      becomes: null,
    },
    'a named song drops the Reel': {
      item: { audio: '“Golden Hour” by JVKE under the pictures.' },
      becomes: null,
    },
    'trending audio is no direction': { item: { audio: 'Use a trending sound.' }, becomes: null },
    'thirty hashtags become five, none of them #reels': {
      item: {
        hashtags: [
          '#reels',
          '#explore',
          '#instagood',
          '#menda',
          '#mendb',
          '#mendc',
          '#mendd',
          '#mende',
          '#mendf',
          '#mendg',
          '#mendh',
        ],
      },
      becomes: { hashtags: ['#menda', '#mendb', '#mendc', '#mendd', '#mende'] },
    },
    'another format than the chosen one is dropped': { parameters: { format: 'tutorial' }, becomes: null },
    'an invented figure on the cover drops the Reel': {
      item: { coverText: 'Mended in 20 minutes' },
      becomes: null,
    },
    'the visitor’s own figure may stand on the cover': {
      prompt: 'mending knitted jumpers in 20 minutes',
      item: { coverText: 'Mended in 20 minutes' },
    },
    'words to avoid drop the Reel': { parameters: { avoid: 'mend' }, becomes: null },
    'a brand with an apostrophe keeps it': {
      prompt: 'Rosa’s repair café',
      item: { coverText: 'Rosa’s elbow, mended' },
    },
    'Japanese is counted by its own words': {
      prompt: 'ニットの修理',
      item: {
        hook: 'この肘は長い間がんばった。',
        onScreenText: 'わざと見せる直し方',
        coverText: '肘の穴を直す',
      },
    },
  },
  draft: {
    'an offer keeps its day and its request': {
      prompt: 'pottery sale this Saturday from ten, everything with a small flaw is half price',
      parameters: { count: '3' },
      count: 3,
      says: /pottery sale/i,
    },
    'without speech there is nobody who talks': {
      prompt: 'how to mend a knitted jumper so that the repair can be seen',
      parameters: { audio: 'natural', count: '3' },
      count: 3,
      says: /^(?!(?:One take|The news|Told))[\s\S]*Sound: /,
    },
    'Reels by a brand with an apostrophe': {
      prompt: 'Rosa’s Bakery opening day',
      parameters: { count: '3' },
      seed: 24,
      count: 3,
      says: /Rosa[’']s Bakery/,
    },
    'a hard day has no music and no hashtags': {
      prompt: 'our dog was diagnosed with cancer',
      count: 3,
      says: /^[^#?!]*Sound: Only the sound of the place, or none\.[^#?!]*$/,
    },
  },
})
