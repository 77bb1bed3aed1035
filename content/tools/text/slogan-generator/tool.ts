import { countWords } from '@/lib/core/strings/words'
import { numberField, textField } from '@/lib/tool/fields'
import { defineItem, line, oneOf } from '@/lib/tool/item'
import { promptTool } from '@/lib/tool/prompt-tool'
import { audienceField, closingFields, createCountField, toneField } from '@/lib/tool/shared-fields'

const styles = {
  plain: 'Says what it is',
  name: 'With the name',
  sound: 'Wordplay',
  beats: 'Short beats',
  people: 'To your people',
  attitude: 'Attitude',
} as const

const fields = [
  textField('brand', 'Brand name', 60, { placeholder: 'e.g. Candela' }),
  toneField,
  numberField('maxWords', 'Max words', { min: 3, max: 10, default: 7 }),
  createCountField('12', ['6', '12', '20']),
  audienceField,
  ...closingFields,
] as const

const item = defineItem({
  text: line('the slogan.', { emoji: 0 }),
  style: oneOf(
    styles,
    'plain says what it is; name has the brand’s name in it, where there is one; sound lives by rhyme, alliteration or a pun; ' +
      'beats is very short sentences; people speaks to those it is for; attitude says how it is done or meant.',
  ),
})

/** Claims that cannot be checked and for which advertising rules require proof. */
const unprovableClaimPattern =
  /\b(?:best|finest|cheapest|leading|number one|no\. ?1|world[’']s|world[- ]class|ultimate|guaranteed?|proven|award[- ]winning)\b|#1\b/giu

export default promptTool({
  icon: 'badge-check',
  order: 80,
  category: 'write',
  searchWords: 'slogans, taglines, tag line, catchy phrase, brand line',
  relatedToolTypes: ['headline-generator', 'tiktok-shop-name-generator', 'instagram-bio', 'youtube-channel-name'],
  nextToolTypes: ['instagram-bio', 'headline-generator', 'twitter-bio'],
  form: {
    noun: 'slogan',
    promptLabel: 'What do you make or do?',
    placeholder: 'e.g. hand-poured soy candles from a kitchen in Austin',
    hint: 'Say it the way you’d tell a neighbor.',
    promptLimit: 300,
    buttonLabel: 'Generate slogans',
    note: 'Before you print one, search a trademark database. We don’t check whether a line is taken.',
    fields,
    examples: [
      { prompt: 'hand-poured soy candles from a kitchen in Austin', parameters: { brand: 'Candela' } },
      { prompt: 'a surf school in Cornwall for total beginners', parameters: { brand: 'First Wave', maxWords: 6 } },
      {
        prompt: 'bookkeeping for freelancers who hate spreadsheets',
        parameters: { brand: 'Plain Ledger', tone: 'funny', maxWords: 8 },
      },
      {
        prompt: 'sourdough bread, baked overnight in Leeds',
        parameters: { audience: 'early risers', maxWords: 5, count: '6' },
      },
    ],
    layout: 'names',
    refineActions: ['similar', 'shorter', 'bolder', 'change'],
  },
  maxOutputTokens: 1500,
  item,
  brief: {
    role: 'You write slogans for small brands and creators that could stand on a shop door for ten years.',
    guidelines:
      'A slogan is remembered by its rhythm and by one thing that is true of this brand alone. Take that thing from the request: the ' +
      'material, the place, the hour, the people, the way it is done. Say it in everyday words that can be spoken. Stress falls on the ' +
      'last word, so put the word there that should stay. A pun, a rhyme or an alliteration only where the request’s own words offer it.',
    fields: ({ parameters }) => ({ text: `the slogan in sentence case, at most ${parameters.maxWords} words.` }),
    sample: {
      prompt: 'a repair café in Utrecht where neighbors fix toasters together on Saturdays',
      item: { text: 'Toast again by Saturday', style: 'attitude' },
    },
    traps: [
      'Best, leading, number one: nobody can check them.',
      'A line that would suit any company, such as “Quality you can trust”, or does not hint at what is sold.',
    ],
    examples: [
      {
        prompt: 'letterpress cards, each printed by hand on a press from 1911',
        good: 'text: “Printed by hand. As in 1911.”',
        bad: 'text: “Elevate your stationery experience”',
        why: 'The good one is the press that only they have.',
      },
      {
        prompt: 'bookkeeping for freelancers who hate spreadsheets',
        good: 'text: “You hate spreadsheets. We don’t.”',
        bad: 'text: “Your trusted partner for all your financial needs”',
        why: 'The good one is the customers’ own feeling, in two beats.',
      },
    ],
    choices: ({ parameters }) => [
      parameters.brand && 'The name is `brand`, spelled so, and stands in at most half of the slogans.',
      parameters.audience && 'The people are those that `audience` names.',
    ],
  },
  fit(slogan, { parameters, visitorText }) {
    // A series of short sentences ends with a full stop; a single line does not.
    const isSeries = /[^.][.?] /.test(slogan.text) && /(?<=[\p{L}\p{N}])$/u.test(slogan.text)
    const text = isSeries ? `${slogan.text}.` : slogan.text
    if (!/\p{L}/u.test(text) || countWords(text) > parameters.maxWords) return null
    const claims = text.toLowerCase().match(unprovableClaimPattern) ?? []
    return claims.every((claim) => visitorText.toLowerCase().includes(claim)) ? { ...slogan, text } : null
  },
  getOpening: ({ text }) => text,
  present: ({ text, style }, { parameters }) => ({
    heading: styles[style],
    parts: [{ text }],
    meters: [{ label: 'Length', value: countWords(text), limit: parameters.maxWords, unit: 'words', of: 'copy' }],
    tags: [styles[style]],
  }),
  draft: 'Our AI is off. Paste your chatbot’s answer here, and you can save the slogans you like.',
})
