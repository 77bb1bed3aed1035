import type { instagramBioFields } from '@/content/tools/instagram/instagram-bio/fields'
import type { Bio } from '@/lib/bio/bio'
import type { VectorTable } from './define-vectors'

/** What must come out of the bio tools alike; what a platform's own limits make of a bio stands beside its tool. */
export const bioVectors = {
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
    count: 6,
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
    'a template’s blank drops the bio': { item: { lead: '[Your Name], baker' }, becomes: null },
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
    'sourdough for beginners': { prompt: 'sourdough bread for beginners', says: /bread/i },
    'budget travel': {
      prompt: 'budget travel in Japan for students',
      parameters: { tone: 'educational' },
      says: /travel|japan/i,
    },
    'a sentence about a dog': {
      prompt: 'my dog hates baths',
      parameters: { tone: 'funny' },
      says: /my dog hates baths/i,
    },
    'a sign in the topic': { prompt: 'C++ tutorials', parameters: { tone: 'bold' }, says: /C\+\+/i },
    'a shop in first person': {
      prompt: 'i run a small candle shop in Austin',
      parameters: { goal: 'sell' },
      says: /candle/i,
    },
    'a shop being launched': {
      prompt: 'launching my Etsy store selling ceramic mugs',
      parameters: { goal: 'sell', tone: 'inspirational' },
      says: /etsy store|ceramic mugs/i,
    },
    'an audience from its own field': {
      prompt: 'real estate investing',
      parameters: { audience: 'nurses', goal: 'link' },
      says: /real estate/i,
    },
    'an acronym, nine bios': {
      prompt: 'ADHD productivity',
      parameters: { count: '9' },
      count: 9,
      says: /ADHD productivity/i,
    },
    'a brand with an apostrophe': {
      prompt: "Maya's Café, brunch and cinnamon rolls in Lisbon",
      parameters: { tone: 'professional' },
      says: /Maya's Café/i,
    },
    'several roles': {
      prompt: 'software engineer, dad, amateur baker',
      parameters: { tone: 'funny' },
      says: /software engineer/i,
    },
    'a role with a place and bookings': {
      prompt: 'wedding photographer in Berlin',
      parameters: { goal: 'clients', tone: 'professional', name: 'Lena', proof: 'film and digital' },
      says: /wedding photographer/i,
    },
    'a medical claim is left out': {
      prompt: 'I cure eczema with celery juice',
      parameters: { tone: 'educational' },
      says: /eczema/i,
    },
    'profanity is left out': { prompt: 'fucking good tacos', says: /taco/i },
    'one word': { prompt: 'gym', parameters: { tone: 'inspirational', emoji: 'expressive' }, says: /gym/i },
  },
} satisfies VectorTable<typeof instagramBioFields, Bio>
