import type { OldBrief as Brief } from '@/lib/tool/brief'
import { longest, type ShopNameInput, shopNameFields } from './fields'

const markets = {
  us: 'the United States',
  uk: 'the United Kingdom',
  eu: 'the European Union',
  sea: 'South-East Asia',
}

/** What a model is told about shop names. */
export function brief({ parameters }: ShopNameInput): Brief {
  const vibe =
    shopNameFields[1].options.find(({ value }) => value === parameters.vibe)?.label ?? parameters.vibe
  return {
    role: 'You name small shops that sell through short videos, and you have had enough names refused by marketplaces to know their rules by heart.',
    craft:
      'On TikTok Shop the name stands small beside a product somebody has just seen in use, and again on the parcel. It has one second to look ' +
      'like a real shop and not like a listing. Names that last are short, can be said on camera, and leave room for the next product: a thing from the trade ' +
      '(Wick & Ember), a mood and a thing (Slow Kiln), a word like a place (Emberfield), a coined word (Glazette), a name with a person in it. ' +
      'The category itself needs no place in the name, since the video shows it.',
    structure:
      `name: at most ${longest[parameters.length]} characters, letters, spaces, “&” and apostrophes only. ` +
      'tagline: three to eight words that say what is sold and for which moment. meaning: one sentence that quotes the parts and says what each ' +
      'brings. handle: the name in lower case letters without spaces, “and” for “&”. style: pair joins two things; mood puts a mood beside a thing; ' +
      'place sounds like somewhere on a map; coined is one invented word; personal holds a name that the visitor gave.',
    traps: [
      'Never use “TikTok” or another platform’s, brand’s or creator’s name.',
      'Never use “best”, “top”, “No. 1”, “vs”, or a claim that needs proof such as “natural”, “organic”, “original”.',
      'Never use “Official”, “Authorised” or “Flagship”.',
      'Never use “shop”, “store”, “market”, “boutique” or the product category alone as the name.',
      'No phone number, link, emoji or string of digits.',
      'Do not say how the products are made, what they are made of or where they come from unless the visitor said so.',
      'Do not use the same word in more than two names, and do not say that a name is free.',
    ],
    examples: [
      {
        prompt: 'refurbished mechanical keyboards',
        good: 'name: “Thock & Key”, tagline: “Keyboards for people who listen”',
        bad: 'name: “Best Keyboard Shop Official”, tagline: “100% original quality”',
        why: 'The good one uses a sound that every buyer knows; the bad one breaks four rules and could be any seller.',
      },
      {
        prompt: 'hand-dyed yarn in small lots',
        good: 'name: “Slow Skein”, tagline: “Hand-dyed yarn, a few skeins at a time”',
        bad: 'name: “Organic Yarn Market”, tagline: “Unlock your creativity”',
        why: 'The good one says only what the visitor said; the bad one claims “organic” and names a category.',
      },
    ],
    choices: [
      `The impression it should make: ${vibe.toLowerCase()}.`,
      `The shop sells in ${markets[parameters.market]}; the name must be easy to say there.`,
      parameters.mustInclude && `Every name contains “${parameters.mustInclude}”.`,
      parameters.avoid && `Never use these words: ${parameters.avoid}.`,
    ],
  }
}
