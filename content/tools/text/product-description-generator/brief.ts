import type { Brief } from '@/lib/tool/prompt-tool'
import { channels, type Listing, type ProductInput } from './fields'

const channelAdvice: Record<ProductInput['parameters']['channel'], string> = {
  'tiktok-shop': 'People come from a video and read on a phone: what it is and what it does stand in the first line.',
  etsy: 'People look for something made by a person: what it is made of, how and by whom may be said plainly.',
  amazon: 'People compare: exact sizes, material and what is in the box, no seller’s talk, no offers.',
  site: 'People are at your own shop already: it may sound like you.',
}

export function buildBrief({ parameters }: ProductInput): Brief<Listing> {
  const { channel, words, bullets } = parameters
  const limits = channels[channel]
  return {
    role: 'You write product listings for small sellers, and every word of them can be checked against what the seller said.',
    outputShape: 'set',
    guidelines:
      'A buyer asks: what is it, is it for me, what will it be like to have it, what could be wrong with it. The title answers the first with the words that ' +
      'people type into a search box: name, kind of thing, the feature that sets it apart. A bullet is one feature and, after a colon, what it is good for, ' +
      'but only where that follows from what the seller said or from the sense of the word (machine washable: it goes in with the laundry). The description opens ' +
      'with the moment of use, not with the company, and then says material, size and care where they are known. What only the seller knows is a blank in square ' +
      'brackets. Honest limits (“runs small”) sell better than praise.',
    fields: {
      title: `at most ${limits.title.max} characters, best under 80: name, kind, one or two features. No capitals all over, no exclamation mark.`,
      bullets: bullets
        ? `three to ${limits.bullets.maxCount}, at most 20 words each: feature, colon, what it is good for.`
        : '[]: the seller wants none.',
      description: `about ${words} words in short paragraphs, the name in the first.`,
      keywords: `five phrases of one to three words that buyers type, at most ${limits.maxKeywordLength} characters each, in small letters.`,
    },
    sample: {
      prompt:
        'name: linen apron. cross-back straps, two deep pockets, machine washable, 100% linen. audience: people who bake at home',
      item: {
        title: 'Linen apron with cross-back straps and two deep pockets',
        bullets: bullets
          ? [
              'Cross-back straps: nothing to tie behind your neck',
              'Two deep pockets: a phone in one, a tea towel in the other',
              'Machine washable: it goes in with the rest of the laundry',
            ]
          : [],
        description:
          'Flour on the counter, dough on both hands, and somebody at the door. This linen apron stays where it is while you are everywhere else.\n\nIt is 100% linen, with cross-back straps and two deep pockets, for people who bake at home.\n\nSize: [length and width]',
        keywords: ['linen apron', 'cross-back apron', 'baking apron', 'apron with pockets', 'washable apron'],
      },
    },
    traps: [
      'No “best”, “guaranteed”, “number one”, “must-have”, “high quality”: a fact instead.',
      'No cure, no weight lost, nothing about the body that the seller has not said.',
      'No price, discount, shipping or rating in the listing.',
      'No material, size, origin or certificate that the request does not name.',
    ],
    examples: [
      {
        prompt: 'soy candle, burns 40 hours, smells of cedar, glass jar with a lid',
        good: 'Forty hours of cedar. Put the lid on, and the candle is out.',
        bad: 'Elevate your space with our premium quality luxury candle!',
        why: 'The good line uses what the seller said; the bad one fits any candle.',
      },
      {
        prompt: 'foldable step stool, oak, carries me and my toddler, I built the first one for our kitchen',
        good: 'Folds flat: it stands behind the door until somebody small wants to see the pot.',
        bad: 'Space-saving design for modern living.',
        why: 'The good one shows who uses it and where; the bad one is a phrase.',
      },
    ],
    choices: [
      `It is sold at: ${limits.label}. ${channelAdvice[channel]}`,
      parameters.name === '' ? 'The name is missing: write [product name].' : 'The product is `name`.',
      parameters.audience === '' ? '' : 'Written for `audience`.',
    ],
  }
}
