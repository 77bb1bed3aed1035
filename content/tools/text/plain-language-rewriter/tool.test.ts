import { testPromptTool } from '@/test/test-prompt-tool'
import plainLanguageRewriter from './tool'

const deposit =
  'Prior to the inspection, the tenant must utilize the form at https://lease.example/form. “We commence in May”, says the office.'
const inspection = { term: 'inspection', meaning: 'a look at the flat' }

testPromptTool(plainLanguageRewriter, {
  base: {
    prompt: deposit,
    item: {
      text: 'Before the inspection, fill in the form at https://lease.example/form.',
      terms: [{ from: 'Prior to', to: 'Before' }],
      glossary: [],
    },
  },
  fit: {
    'a text and its terms stay': {},
    'a term that the text never had is dropped': {
      item: { terms: [{ from: 'in lieu of', to: 'Before' }] },
      becomes: { terms: [] },
    },
    'a glossary that was not asked for goes': { item: { glossary: [inspection] }, becomes: { glossary: [] } },
    'a glossary explains words of the text alone': {
      parameters: { glossary: true },
      item: { glossary: [inspection, { term: 'lien', meaning: 'a right' }] },
      becomes: { glossary: [inspection] },
    },
    'nothing is no text': { item: { text: ' ' }, becomes: null },
  },
})
