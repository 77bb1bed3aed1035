import { defineVectors } from '@/test/define-vectors'
import { youtubeChannelName } from './tool'

export const vectors = defineVectors(youtubeChannelName, {
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
      says: /sourdough|bread|crumb|crust|loaf|dough|ris|flour|proof|oven|knead|bak/i,
    },
    'budget travel': {
      prompt: 'budget travel in Japan for students',
      parameters: { vibe: 'aesthetic', length: 'long' },
      says: /budget|travel|japan|student|atlas|detour|layover|compass|wander|passport|map|miles|roam|ramen|lantern|konbini|matcha|bento|notes|library|margin/i,
    },
    'a sentence about a dog': {
      prompt: 'my dog hates baths',
      parameters: { vibe: 'funny' },
      says: /dog|bath|paw|tail|bark|fetch|zoomies|snout|leash|biscuit|wag|suds|bubbl|splash|towel|lather/i,
    },
    'a sign in the topic': {
      prompt: 'C++ tutorials',
      parameters: { vibe: 'pro' },
      says: /c\+\+|byt|loop|stack|pointer|compil|bit|syntax|debug|cach/i,
    },
    'nurses who invest': {
      prompt: 'real estate investing for nurses',
      parameters: { vibe: 'pro', name: 'Jordan' },
      says: /estat|investing|nurs|keys|porch|deed|doorstep|equity|leas|brick|attic|foyer|coin|ledger|penny|nest|dividend|scrubs|shift|ward|invest|jordan/i,
    },
    'a shop': {
      prompt: 'i run a small candle shop in Austin',
      parameters: { vibe: 'cute' },
      says: /candl|austin|wick|ember|glow|wax|amber|flicker|flam|hearth|lumen/i,
    },
    'an acronym': {
      prompt: 'ADHD productivity',
      parameters: { length: 'short' },
      says: /adhd|productivity|brain|spark|tabs|focus|fidget|tangent|squirrel|loop|buzz|list|desk|timer|sprint|tidy/i,
    },
    'one word, twenty names': {
      prompt: 'gym',
      parameters: { vibe: 'edgy', count: '20' },
      count: 20,
      says: /gym|rep|lift|iron|grit|plat|set|barbell|sweat|squat/i,
    },
    weddings: {
      prompt: 'wedding photography',
      parameters: { vibe: 'aesthetic', count: '8' },
      count: 8,
      says: /wedding|photography|vow|veil|aisl|petal|ring|toast|lac|bouquet|confetti|lens|fram|shutter|film|apertur/i,
    },
    'a store': {
      prompt: 'launching my Etsy store selling ceramic mugs',
      parameters: { vibe: 'clean' },
      says: /ceramic|mug|kiln|clay|glaz|slip|wheel|sip|ember|speckl|bisqu|thread|glu|stitch|workbench|scrap/i,
    },
    'a brand with an apostrophe': {
      prompt: "Maya's Café, brunch and cinnamon rolls in Lisbon",
      parameters: { vibe: 'cute' },
      says: /caf|cinnamon|roll|lisbon|brunch|roast|brew|bean|crema|mug|drip|grind|pour|sip/i,
    },
    'a medical claim': {
      prompt: 'I cure eczema with celery juice',
      says: /eczema|celery|juic|cur|shaker|citrus|pour|clink|cork|tonic|twist|splash|coaster/i,
    },
    profanity: { prompt: 'fucking good tacos', parameters: { vibe: 'funny' }, says: /taco/i },
  },
})
