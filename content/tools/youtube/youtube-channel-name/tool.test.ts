import { testPromptTool } from '@/test/test-prompt-tool'
import { youtubeChannelName } from './tool'

testPromptTool(youtubeChannelName, {
  base: {
    prompt: 'sourdough bread for beginners',
    item: {
      name: 'Crumb & Crust',
      handle: 'crumbandcrust',
      tagline: 'Bread for people with small ovens',
      style: 'branded',
      why: '“Crumb” and “crust” come from bread baking.',
    },
    seed: 11,
    count: 12,
  },
  fit: {
    'a name that keeps the rules passes': {},
    'the handle comes without @ and in lower case': {
      item: { handle: '@CrumbAndCrust' },
      becomes: { handle: 'crumbandcrust' },
    },
    'a handle that YouTube refuses is made anew from the name': {
      item: { handle: '_crumb crust_' },
      becomes: { handle: 'crumbandcrust' },
    },
    'a name in another script gets a handle in it': {
      prompt: 'パン',
      item: { name: 'パン日和', handle: '-', tagline: 'Bread on slow mornings' },
      becomes: { handle: 'パン日和' },
    },
    'a name without letters is refused': { item: { name: '& & &', handle: 'crumb' }, becomes: null },
    'a platform’s name is refused': { item: { name: 'YouTube Crumb' }, becomes: null },
    '“Official” is refused': { item: { name: 'Crumb Official' }, becomes: null },
    'longer than the chosen length is refused': {
      parameters: { length: 'short' },
      item: { name: 'Crumb, Crust & Company' },
      becomes: null,
    },
    'a sign that titles refuse is refused': { item: { name: 'Crumb <3 Crust' }, becomes: null },
    'an invented figure in the tagline is refused': {
      item: { tagline: 'Loved by 10,000 bakers' },
      becomes: null,
    },
    'a tagline full of promise is refused': { item: { tagline: 'Unlock your inner baker' }, becomes: null },
    'a word to avoid is refused': { parameters: { avoid: 'crust' }, becomes: null },
  },
  draft: {
    'sourdough for beginners': {
      prompt: 'sourdough bread for beginners',
      count: 7,
      says: /sourdough|bread|crust|rise|flour|oven|crumb/i,
    },
    'a place and a subject': {
      prompt: 'budget travel in Japan for students',
      parameters: { vibe: 'aesthetic', length: 'long' },
      count: 8,
      says: /budget|travel|japan|atlas|detour|postcard|compass/i,
    },
    'two nouns of a sentence': {
      prompt: 'my dog hates baths',
      parameters: { vibe: 'funny' },
      count: 8,
      says: /dog|bath|paw|tail|bark|fetch/i,
    },
    'a sign in the topic': { prompt: 'C++ tutorials', parameters: { vibe: 'pro' }, count: 6, says: /C\+\+/ },
    'with the visitor’s own name': {
      prompt: 'real estate investing for nurses',
      parameters: { vibe: 'pro', name: 'Jordan', length: 'long' },
      count: 7,
      says: /estate|investing|jordan|coin|penny|pocket|ledger/i,
    },
    'another script is taken as it is': { prompt: 'パン作り', count: 1, says: /^パン作り$/ },
    'nobody who is mourned is in a name': {
      prompt: 'my grandma died last month',
      count: 5,
      says: /^(?!.*(?:grandma|month|died)).+$/i,
    },
    'profanity is left out': { prompt: 'fucking good tacos', count: 6, says: /taco|plate|bite|steam/i },
  },
})
