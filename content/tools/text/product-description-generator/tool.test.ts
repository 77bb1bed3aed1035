import { testPromptTool } from '@/test/test-prompt-tool'
import { productDescriptionGenerator } from './tool'

const apron =
  'cross-back straps so nothing pulls on your neck\ntwo deep pockets\nmachine washable\n100% linen, 90 cm long\nI sew each one in our back room.'

testPromptTool(productDescriptionGenerator, {
  base: {
    prompt: apron,
    parameters: { name: 'Linen apron' },
    item: {
      title: 'Linen apron with two deep pockets',
      bullets: ['Two deep pockets: a phone in one', 'Machine washable: it goes in with the laundry'],
      description: 'Linen apron, sewn one by one in a back room.\n\n90 cm long.',
      keywords: ['linen apron', 'apron with pockets', 'baking apron', 'washable apron', 'long apron'],
    },
    seed: 5,
    count: 1,
  },
  fit: {
    'a listing of the seller’s own facts passes': {},
    'a title over Etsy’s 140 characters is cut at a word': {
      parameters: { name: 'Linen apron', channel: 'etsy' },
      item: { title: `Linen apron ${'with two deep pockets and '.repeat(6)}straps` },
      becomes: {
        title:
          'Linen apron with two deep pockets and with two deep pockets and with two deep pockets and with two deep pockets and with two deep pockets',
      },
    },
    'Etsy’s keywords have at most 20 characters, and signs go': {
      parameters: { name: 'Linen apron', channel: 'etsy' },
      item: { keywords: ['Linen Apron!', 'linen apron', 'apron with two pockets', '#baking', 'café'] },
      becomes: { keywords: ['linen apron', 'baking', 'café'] },
    },
    'a bullet over Amazon’s 250 characters is cut, a sixth goes': {
      parameters: { name: 'Linen apron', channel: 'amazon' },
      item: { bullets: ['a', 'b', 'c', 'd', 'pocket '.repeat(40).trim(), 'f'] },
      becomes: { bullets: ['a', 'b', 'c', 'd', 'pocket '.repeat(35).trim()] },
    },
    'bullets that nobody wants go': {
      parameters: { name: 'Linen apron', bullets: false },
      becomes: { bullets: [] },
    },
    'markdown goes': {
      item: { description: '**Linen apron**, sewn — one by one.' },
      becomes: { description: 'Linen apron, sewn, one by one.' },
    },
    'a model’s own claim drops the listing': {
      item: { description: 'The best linen apron.' },
      becomes: null,
    },
    'a claim that the seller made stays, to be marked': {
      prompt: 'the best linen apron, says my mother',
      item: { description: 'The best linen apron, says my mother.' },
    },
    'a cure that the seller did not name drops the listing': {
      item: { description: 'Linen apron that cures eczema.' },
      becomes: null,
    },
    'an invented figure drops the listing': {
      item: { description: 'Linen apron. 5,000 sold.' },
      becomes: null,
    },
    'a listing without a description is dropped': { item: { description: ' ' }, becomes: null },
    'a word to avoid drops the listing': {
      parameters: { name: 'Linen apron', avoid: 'laundry' },
      becomes: null,
    },
  },
  draft: {
    'a feature has what it is good for: as said, by its words, or nothing': {
      prompt: apron,
      parameters: { name: 'Linen apron', audience: 'people who bake at home' },
      says: /^Linen apron: .+\n\nLinen apron for people who bake at home\.\n\nI sew each one in our back room\.[\s\S]*• Cross-back straps so nothing pulls on your neck\n• Two deep pockets: keep what you need on you\n• Machine washable: it goes in with the rest of the laundry\n• 100% linen, 90 cm long$/,
    },
    'what only the seller knows is a blank': {
      prompt: 'smells of cedar, burns 40 hours, glass jar',
      parameters: { name: 'Cedar candle' },
      says: /• Smells of cedar: \[what that is good for\]/,
    },
    'without bullets the features stand in the description': {
      prompt: 'Folds flat. Solid oak. Carries 120 kg.',
      parameters: { name: 'Step stool', bullets: false },
      says: /^Step stool: folds flat, solid oak, carries 120 kg\n\nStep stool\.\n\nFolds flat\. Solid oak\. Carries 120 kg\.(?![\s\S]*•)/,
    },
    'an empty name is a blank': { prompt: apron, parameters: { name: '' }, says: /^\[product name\]/ },
    'acronyms, ß and other scripts stay as they are': {
      prompt: 'USB-C, passt in jede Straße, 防水',
      parameters: { name: 'NASA Lampe' },
      says: /^NASA Lampe: USB-C, passt in jede Straße, 防水/,
    },
  },
})
