import { testPromptTool } from '@/test/test-prompt-tool'
import { grammarChecker } from './tool'

testPromptTool(grammarChecker, {
  base: {
    prompt: 'We was at teh market, and teh cheese was good.',
    item: {
      edits: [
        { context: 'We was at', before: 'was', after: 'were', reason: '“We” takes “were”.', kind: 'grammar' },
        {
          context: 'at teh market',
          before: 'teh',
          after: 'the',
          reason: 'Letters are swapped.',
          kind: 'spelling',
        },
      ],
      note: '',
    },
    seed: 7,
    count: 1,
  },
  fit: {
    'edits whose words stand in the text stay': {},
    'one whose words do not is dropped': {
      item: { edits: { 0: { context: 'They was at', before: 'They was' } } },
      becomes: {
        edits: [
          {
            context: 'at teh market',
            before: 'teh',
            after: 'the',
            reason: 'Letters are swapped.',
            kind: 'spelling',
          },
        ],
      },
    },
    'one of a kind that nobody asked for is dropped': {
      parameters: { fix: ['grammar'] },
      becomes: {
        edits: [
          {
            context: 'We was at',
            before: 'was',
            after: 'were',
            reason: '“We” takes “were”.',
            kind: 'grammar',
          },
        ],
      },
    },
    'no mistake is an answer': { item: { edits: [] } },
  },
  draft: {
    'mistakes are mended, and the rest stays letter by letter': {
      prompt: 'Your going to love this. I finaly opened  a hour ago , and @teh_bike was there!',
      says: /^You’re going to love this\. I finally opened an hour ago, and @teh_bike was there!$/,
    },
    'style waits to be accepted': {
      prompt: 'In order to bake, we need flour.',
      says: /^In order to bake, we need flour\.$/,
    },
    'British spelling': {
      prompt: 'The color of the theater is gray.',
      parameters: { dialect: 'uk' },
      says: /^The colour of the theatre is grey\.$/,
    },
    'German is left alone': {
      prompt: 'Das Wetter ist heute sehr schön und wir gehen in den Park.',
      says: /^Das Wetter ist heute sehr schön und wir gehen in den Park\.$/,
    },
  },
})
