import { testPromptTool } from '@/test/test-prompt-tool'
import { plainLanguageRewriter } from './tool'

const deposit =
  'Prior to the inspection, the tenant must utilize the form at https://lease.example/form. “We commence in May”, says the office.'

testPromptTool(plainLanguageRewriter, {
  base: {
    prompt: deposit,
    item: {
      text: 'Before the inspection, fill in the form at https://lease.example/form.',
      terms: [{ from: 'Prior to', to: 'Before' }],
      glossary: [],
    },
    seed: 7,
    count: 1,
  },
  fit: {
    'a text and its terms stay': {},
    'a term that the text never had is dropped': {
      item: { terms: [{ from: 'in lieu of', to: 'Before' }] },
      becomes: { terms: [] },
    },
    'a glossary that nobody asked for goes': {
      item: { glossary: [{ term: 'inspection', meaning: 'a look at the flat' }] },
      becomes: { glossary: [] },
    },
    'one that was asked for explains words of the text': {
      parameters: { glossary: true },
      item: {
        glossary: [
          { term: 'inspection', meaning: 'a look at the flat' },
          { term: 'lien', meaning: 'a right' },
        ],
      },
      becomes: { glossary: [{ term: 'inspection', meaning: 'a look at the flat' }] },
    },
    'nothing is no text': { item: { text: ' ' }, becomes: null },
  },
  draft: {
    'hard words are swapped, links and quotations stay': {
      prompt: deposit,
      says: /^Before the inspection, the tenant must use the form at https:\/\/lease\.example\/form\. “We commence in May”, says the office\.$/,
    },
    'words that stay': {
      prompt: 'We utilize the methodology prior to May.',
      parameters: { keep: 'methodology' },
      says: /^We use the methodology before May\.$/,
    },
    'German stays as it is': {
      prompt: 'Die Wohnung wird vor dem Auszug von der Verwaltung besichtigt.',
      says: /^Die Wohnung wird vor dem Auszug von der Verwaltung besichtigt\.$/,
    },
  },
})
