import type { Brief } from '@/lib/tool/prompt-tool'
import type { Slogan, SloganInput } from './fields'

export function buildBrief({ parameters }: SloganInput): Brief<Slogan> {
  const { brand, maxWords, audience } = parameters
  return {
    role: 'You write slogans for small brands and creators, and keep only those that could stand on a shop door for ten years.',
    outputShape: 'set',
    guidelines:
      'A slogan is remembered by its rhythm and by one thing that is true of this brand alone. Take that thing from the request: the ' +
      'material, the place, the hour, the people, the way it is done. Say it in everyday words that can be spoken. Stress falls on the ' +
      'last word, so put the word there that should stay. A pun, a rhyme or an alliteration only where the request’s own words offer it. ' +
      'Half of the slogans work without the name beside them.',
    fields: {
      text: `at most ${maxWords} words, better fewer; sentence case; no emoji, no hashtag, no quotation marks.`,
      style:
        'plain says what it is; name has the brand’s name in it; sound lives by rhyme, alliteration or a pun; beats is two or three very short sentences; ' +
        'people speaks to those it is for; attitude says how it is done or meant.',
    },
    sample: {
      prompt: 'a repair café in Utrecht where neighbours fix toasters together on Saturdays',
      item: { text: 'Toast again by Saturday', style: 'attitude' },
    },
    traps: [
      'Best, leading, number one: nobody can check them.',
      'A promise about health, money or speed that the request does not make.',
      'A line that would suit any company, such as “Quality you can trust”.',
      'Two slogans with the same skeleton.',
    ],
    examples: [
      {
        prompt: 'letterpress cards, each printed by hand on a press from 1911',
        good: 'text: “Printed by hand. As in 1911.”',
        bad: 'text: “Elevate your stationery experience”',
        why: 'The good one is the press that only they have; the bad one could sell anything.',
      },
      {
        prompt: 'bookkeeping for freelancers who hate spreadsheets',
        good: 'text: “You hate spreadsheets. We don’t.”',
        bad: 'text: “Your trusted partner for all your financial needs”',
        why: 'The good one takes the customers’ own feeling in two beats; the bad one is a form letter.',
      },
    ],
    choices: [
      brand && 'The name stands in `brand`: use it, spelled so, in up to half of the slogans.',
      audience && 'The people are those that `audience` names.',
    ],
  }
}
