import { expect, test } from 'vitest'
import { testPromptTool } from '@/test/test-prompt-tool'
import { findRiskyClaims } from './risky-claims'
import productDescriptionGenerator from './tool'

const apron =
  'cross-back straps so nothing pulls on your neck\ntwo deep pockets\nmachine washable\n100% linen, 90 cm long\nI sew each one in our back room.'
const name = 'Linen apron'

testPromptTool(productDescriptionGenerator, {
  base: {
    prompt: apron,
    parameters: { name },
    item: {
      title: 'Linen apron with two deep pockets',
      bullets: ['Two deep pockets: a phone in one', 'Machine washable: it goes in with the laundry'],
      description: 'Linen apron, sewn one by one in a back room.\n\n90 cm long.',
      keywords: ['linen apron', 'apron with pockets', 'baking apron', 'washable apron', 'long apron'],
    },
  },
  fit: {
    'a listing of the seller’s own facts passes': {},
    'a title over Etsy’s 140 characters is cut at a word': {
      parameters: { name, channel: 'etsy' },
      item: { title: `${'apron '.repeat(23)}abc` },
      becomes: { title: 'apron '.repeat(23).trim() },
    },
    'Etsy’s keywords have at most 20 characters, and signs go': {
      parameters: { name, channel: 'etsy' },
      item: { keywords: ['Linen Apron!', 'linen apron', 'apron with two pockets', '#baking', 'café'] },
      becomes: { keywords: ['linen apron', 'baking', 'café'] },
    },
    'a bullet over Amazon’s 250 characters is cut, a sixth goes': {
      parameters: { name, channel: 'amazon' },
      item: { bullets: ['a', 'b', 'c', 'd', 'pocket '.repeat(40).trim(), 'f'] },
      becomes: { bullets: ['a', 'b', 'c', 'd', 'pocket '.repeat(35).trim()] },
    },
    'bullets that are switched off go': { parameters: { name, bullets: false }, becomes: { bullets: [] } },
    'a model’s own claim drops the listing': { item: { description: 'The best linen apron.' }, becomes: null },
    'a claim that the seller made stays': { prompt: 'the best apron', item: { description: 'The best apron.' } },
    'a claim of the seller stays in other capitals and another order': {
      prompt: 'an apron, now 20% off. Also its FREE shipping',
      item: { description: 'Free shipping on a linen apron, now 20% off.' },
    },
    'a second claim of the same kind drops the listing': {
      prompt: 'an apron, free shipping',
      item: { description: 'Free shipping, and on sale.' },
      becomes: null,
    },
    'a listing without a description is dropped': { item: { description: ' ' }, becomes: null },
    'a bullet with a word to avoid goes': {
      parameters: { name, avoid: 'laundry' },
      becomes: { bullets: ['Two deep pockets: a phone in one'] },
    },
  },
})

test.each([
  ['Satisfaction guaranteed', '“guaranteed”'],
  ['the best mug', '“best”'],
  ['our #1 mug', '“#1”'],
  ['Clinically proven', '“Clinically proven”'],
  ['FDA approved', '“FDA approved”'],
  ['eco-friendly jar', '“eco-friendly”'],
  ['100% safe', '“100% safe”'],
  ['now 20% off', '“20% off”'],
  ['cures acne in a week', '“Cure”'],
  ['cures fatigue', '“cures fatigue”'],
])('flags %s as a risky claim', (text, words) => {
  expect(findRiskyClaims(text)).toEqual([expect.stringContaining(words)])
})

test.each(['a bestiary in linen', '100% linen', 'treats for dogs', 'magic marker', 'resin that cures in 10 minutes'])(
  'does not flag %s as a risky claim',
  (text) => {
    expect(findRiskyClaims(text)).toEqual([])
  },
)
