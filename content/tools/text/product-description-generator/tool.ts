import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { channels, listingSchema, productFields } from './fields'
import { fitListing, MAX_KEYWORDS } from './fit'
import { presentListing } from './present'

export default definePromptTool({
  type: 'product-description-generator',
  path: '/text-tools/product-description-generator',
  icon: 'shopping-bag',
  order: 60,
  category: 'write',
  searchWords: 'listing, etsy description, amazon listing, shopify description, product copy, sell online',
  copyValues: { searchPhrases: MAX_KEYWORDS, shops: channels },
  relatedToolTypes: [
    'tiktok-shop-name-generator',
    'content-repurposer',
    'tiktok-video-ideas',
    'social-character-counter',
  ],
  nextToolTypes: ['tiktok-hook-generator', 'instagram-caption', 'tiktok-video-ideas'],
  form: {
    noun: 'listing',
    promptLabel: 'Features',
    placeholder: 'e.g. cross-back straps, two deep pockets, machine washable, 100% linen',
    hint: 'With commas or one a line. Say what each is good for, and it goes in as you say it.',
    promptLimit: 1_500,
    buttonLabel: 'Write the listing',
    fields: productFields,
    examples: [
      {
        prompt:
          'cross-back straps so nothing pulls on your neck\ntwo deep pockets\nmachine washable\n100% linen, 90 cm long\nI sew each one in our back room and my sister cuts the linen.',
        parameters: { name: 'Linen apron', audience: 'people who bake at home', channel: 'etsy' },
      },
      {
        prompt: 'burns 40 hours, smells of cedar, glass jar with a lid, soy wax, poured by hand in Austin',
        parameters: { name: 'Cedar soy candle', channel: 'tiktok-shop', words: '80' },
      },
      {
        prompt:
          'Folds flat and stands behind a door. Solid oak. Carries 120 kg. Two steps. I built the first one for our own kitchen because my daughter wanted to see into the pots.',
        parameters: { name: 'Folding step stool', channel: 'site', words: '300', tone: 'storytelling' },
      },
    ],
    refineActions: ['shorter', 'bolder', 'specific', 'change'],
  },
  maxOutputTokens: 2000,
  itemSchema: listingSchema,
  count: () => 1,
  buildBrief,
  fit: fitListing,
  getOpening: () => null,
  present: presentListing,
  draft: {
    unavailableReason:
      'This site runs without an AI. Yours writes the listing, and we check it against the shop’s limits.',
  },
})
