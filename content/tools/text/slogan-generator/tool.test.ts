import { testPromptTool } from '@/test/test-prompt-tool'
import { sloganGenerator } from './tool'

testPromptTool(sloganGenerator, {
  base: {
    prompt: 'small-batch soy candles from Austin',
    item: { text: 'Small flame, long evening', style: 'attitude' },
    seed: 7,
    count: 6,
  },
  fit: {
    'a clean slogan passes unchanged': {},
    'eight words are too many': {
      item: { text: 'A small flame for a very long evening' },
      becomes: null,
    },
    'three words where three are asked for': {
      parameters: { maxWords: 3 },
      item: { text: 'Small flame, long' },
    },
    'marks, emoji and a single full stop go, short sentences keep theirs': {
      item: { text: '“**Small flame**. Long evening 🕯️”', style: 'beats' },
      becomes: { text: 'Small flame. Long evening.' },
    },
    'a claim that nobody can check drops it': { item: { text: 'The world’s best candles' }, becomes: null },
    'the visitor’s own claim is theirs': {
      prompt: 'the award-winning candle shop',
      item: { text: 'Award-winning light' },
    },
    'an invented year drops it': { item: { text: 'Pouring light since 1987' }, becomes: null },
    'a word to avoid drops it': { parameters: { avoid: 'flame' }, becomes: null },
    'signs without a letter are none': { item: { text: '???' }, becomes: null },
    'İ, ß and Arabic stay': {
      parameters: { brand: 'İzmir Straße' },
      item: { text: 'İzmir Straße شموع', style: 'name' },
    },
  },
  draft: {
    'candles are told by what they are, by their sound and in beats': {
      prompt: 'small-batch soy candles from Austin',
      count: 6,
      says: /candles|^Small-batch\. Soy\. Yours\.$/i,
    },
    'the name and the people take part, within five words': {
      prompt: 'a surf school in Cornwall for total beginners',
      parameters: { brand: 'Wave', maxWords: 5 },
      count: 5,
      says: /^(?=(?:\S+ ?){1,5}$).*(?:surf school|total beginners|Wave)/i,
    },
    'what is said behind the thing is a slogan of its own': {
      prompt: 'an app that reminds you to water your plants',
      count: 2,
      says: /^(?:Reminds you to water your plants|Your kind of app)$/,
    },
    'what a work is about does not take its place': {
      prompt: 'a podcast about failed start-ups',
      count: 5,
      says: /^(?:Failed start-ups|Podcast\. About failed start-ups\.|Your kind of podcast|It starts with failed start-ups|Here for the failed start-ups)$/,
    },
    'a work needs no article, and those whom it is about are not on offer': {
      prompt: 'podcast about forgotten women in science',
      count: 5,
      says: /^(?:Forgotten women in science|Podcast\. About forgotten women in science\.|Your kind of podcast|(?:It starts with|Here for the) forgotten women in science)$/,
    },
    'a word that names nothing by itself keeps what names it': {
      prompt: 'cleaning products for boats',
      count: 7,
      says: /cleaning products/i,
    },
    '“all” is nothing to sell': { prompt: 'all about sourdough', count: 1, says: /sourdough/ },
    'what needs an article has no frame without one': {
      prompt: 'dog grooming salon in Bristol',
      count: 4,
      says: /^(?!It starts with|Here for the).*dog grooming salon/i,
    },
    'a line that is too long gives what it is about': {
      prompt: 'how I get three dinners out of one roast chicken',
      parameters: { maxWords: 3 },
      count: 1,
      says: /^Roast chicken$/,
    },
    'a hard day has no slogan but its own line': {
      prompt: 'our cat has kidney failure',
      count: 1,
      says: /^Our cat has kidney failure$/,
    },
    'another language keeps its own words': {
      prompt: 'velas de soja hechas a mano en Sevilla',
      count: 1,
      says: /^Velas\. Soja\. Sevilla\.$/,
    },
  },
})
