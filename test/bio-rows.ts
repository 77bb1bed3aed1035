import type { instagramBioFields } from '@/content/tools/instagram/instagram-bio/fields'
import type { Bio } from '@/lib/kits/bios/bio'
import type { PromptToolTable } from './test-prompt-tool'

/** Rows that every bio tool shares; the rows of a platform's own limits are beside its tool. */
export const bioRows = {
  base: {
    prompt: 'sourdough bread for beginners',
    item: {
      formula: 'Who you help',
      lead: 'Helping beginners bake sourdough bread',
      value: 'Mistakes included',
      detail: '',
      cta: 'Follow along',
      name: 'Maya | Sourdough Bread',
    },
    seed: 11,
    count: 4,
  },
  fit: {
    'what fits stays as it is': {},
    'full stops, dashes and hashtags go': {
      item: { lead: 'Bread — slowly.', value: 'No rush #bread #baking', cta: 'Follow along.' },
      becomes: { lead: 'Bread, slowly', value: 'No rush', cta: 'Follow along' },
    },
    'an invented figure drops the bio': { item: { value: 'Loved by 10,000 bakers' }, becomes: null },
    'a figure of the visitor’s own stays': {
      parameters: { proof: 'baking since 2009' },
      item: { lead: 'Sourdough for beginners', value: '', detail: 'Baking since 2009' },
    },
    'a blank for the visitor stays': { item: { value: '', detail: '[your city]', cta: '' } },
    'a web address drops the bio': { item: { cta: 'breadlab.com' }, becomes: null },
    'an address of the visitor’s own stays': {
      prompt: 'sourdough school breadlab.com',
      item: { lead: 'Sourdough school', cta: 'breadlab.com' },
    },
    'a promise of a cure drops the bio, even the visitor’s own': {
      prompt: 'I cure eczema with celery juice',
      item: { lead: 'I cure eczema with celery juice' },
      becomes: null,
    },
    'a word to avoid drops the bio': { parameters: { avoid: 'mistakes' }, becomes: null },
    'no emoji where none are wanted': {
      parameters: { emoji: 'none' },
      item: { lead: 'Sourdough for beginners 🍞' },
      becomes: { lead: 'Sourdough for beginners' },
    },
    'emoji are counted over the whole bio': {
      item: { lead: 'Sourdough for beginners 🍞', value: 'Slowly ✨' },
      becomes: { value: 'Slowly' },
    },
    'without a lead there is no bio': { item: { lead: '' }, becomes: null },
  },
  draft: {
    'a subject, three of them with one blank': {
      prompt: 'sourdough bread for beginners',
      says: /sourdough bread for beginners/i,
    },
    'a sentence about a dog is a post of an account about dogs': {
      prompt: 'my dog hates baths',
      count: 2,
      says: /^dogs?\b/i,
    },
    'a shop in first person': {
      prompt: 'we run a candle shop',
      parameters: { goal: 'sell' },
      count: 3,
      says: /candle shop/i,
    },
    'a sign in the topic': { prompt: 'C++ tutorials for beginners', says: /C\+\+/i },
    'another language gets its own words alone': {
      prompt: 'recetas veganas fáciles para estudiantes',
      parameters: { goal: 'sell' },
      count: 1,
      says: /^Recetas veganas fáciles para estudiantes\.?$/,
    },
    'a hard day stays exact': {
      prompt: 'my grandma died last month',
      parameters: { goal: 'sell', emoji: 'expressive' },
      count: 2,
      says: /^My grandma died last month(?:$|[.\n])/,
    },
    'profanity is left out': { prompt: 'fucking good tacos', count: 3, says: /^Good tacos/ },
  },
} satisfies PromptToolTable<typeof instagramBioFields, Bio>
