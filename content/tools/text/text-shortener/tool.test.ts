import { testPromptTool } from '@/test/test-prompt-tool'
import { textShortener } from './tool'

const workshop =
  'We are really happy that our second bike workshop is going to open in Bristol on May 2nd. It took us a whole winter. In order to celebrate we check your brakes for free on that day, from 9 to noon. My brother painted the sign himself, twice, because the first one said “really bikes”. Book here: https://bikes.example/may-the-second-of-this-year #bristol #bikes'

testPromptTool(textShortener, {
  base: {
    prompt: workshop,
    item: { text: 'Our second workshop opens in Bristol on May 2nd.', left: 'The winter' },
    seed: 7,
    count: 3,
  },
  fit: {
    'a version that fits stays as it is': {},
    'one that is too long loses whole sentences, and its links stay': {
      item: {
        text: `${'The workshop opens in Bristol on a day in May. '.repeat(6)}Come! https://bikes.example #bikes`,
      },
      becomes: {
        text: `${'The workshop opens in Bristol on a day in May. '.repeat(5).trim()} Come!\nhttps://bikes.example #bikes`,
      },
    },
    'a link counts 23 on X however long it is': {
      item: { text: `${'a'.repeat(256)} https://bikes.example/${'b'.repeat(99)}` },
    },
    'a sentence that is too long by itself ends between words': {
      parameters: { target: 'words', most: 10 },
      item: { text: 'one two three four five six seven eight nine ten eleven' },
      becomes: { text: 'one two three four five six seven eight nine ten…' },
    },
    'nothing is no version': { item: { text: ' ' }, becomes: null },
  },
  draft: {
    'each version has the link and the tags, and what somebody said stays': {
      prompt: workshop,
      says: /^(?=.*May 2nd)(?=.*https:\/\/bikes\.example\/may-the-second-of-this-year)(?=.*#bristol)(?=.*#bikes)(?!.*“bikes”)/s,
    },
    'without links the words have the room': {
      prompt: workshop,
      parameters: { target: 'tiktok-bio', keepLinks: false },
      count: 1,
      says: /^(?=.{1,80}$)Book here: https:/,
    },
    'Japanese is cut between sentences': {
      prompt: '市議会は古い橋を取り壊すことを決めた。橋は2019年から閉鎖されている。新しい橋の建設費は12億円だ。',
      parameters: { target: 'characters', most: 40 },
      count: 1,
      says: /^(?:[^。 ]+。)+$/,
    },
  },
})
