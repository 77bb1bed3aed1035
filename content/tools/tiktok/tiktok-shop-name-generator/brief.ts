import type { Brief } from '@/lib/tool/prompt-tool'
import { maxNameLengths, type ShopName, type ShopNameInput, shopNameFields } from './fields'

const marketNames = {
  us: 'the United States',
  uk: 'the United Kingdom',
  eu: 'the European Union',
  sea: 'South-East Asia',
}

export function buildBrief({ parameters }: ShopNameInput): Brief<ShopName> {
  const vibe = shopNameFields[1].options.find(({ value }) => value === parameters.vibe)?.label ?? parameters.vibe
  return {
    role: 'You name small shops that sell through short videos, and you have had enough names refused by marketplaces to know their rules by heart.',
    outputShape: 'set',
    guidelines:
      'On TikTok Shop the name stands small beside a product somebody has just seen in use, and again on the parcel. It has one second to look ' +
      'like a real shop and not like a listing. Names that last are short, can be said on camera, and leave room for the next product: the visitor’s own product with a second word ' +
      '(Mug & Moor), two things from the trade (Wick & Ember), a mood and a thing (Slow Kiln), a name or place of theirs with a thing. ' +
      'Take nouns of the request, never its verbs, figures or small words. The tagline says what is sold in the visitor’s words and promises nothing.',
    fields: {
      name: 'Two or three words; letters, spaces, “&” and apostrophes only.',
      tagline: '3 to 8 words that say what is sold, from the request alone.',
      meaning: 'At most 12 words that quote the parts and say what each brings.',
      handle: 'The name in lower case letters without spaces, “and” for “&”, at most 24.',
      style:
        'pair joins two things; mood puts a second word beside a thing; place holds a place; coined is one invented word; personal holds a name that was given.',
    },
    sample: {
      prompt: 'hand-dyed yarn in small lots, a few skeins at a time',
      item: {
        name: 'Slow Skein',
        tagline: 'Hand-dyed yarn, a few skeins at a time',
        meaning: '“Slow” is the small lots, “skein” the yarn as it comes.',
        handle: 'slowskein',
        style: 'mood',
      },
    },
    traps: [
      'Marketplaces refuse names of platforms, brands and creators, “best”, “top”, “vs”, “Official”, “Authorised” and “Flagship”.',
      'They refuse claims that need proof, such as “natural”, “organic” or “original”, also in a tagline.',
      'They refuse “shop”, “store”, “market”, “boutique” or the product category alone, digits, links and emoji.',
      'What the products are made of and where they come from stands there only if the request says so.',
    ],
    examples: [
      {
        prompt: 'refurbished mechanical keyboards',
        good: 'name: “Thock & Key”, tagline: “Refurbished mechanical keyboards”',
        bad: 'name: “Best Keyboard Shop Official”, tagline: “100% original quality”',
        why: 'The good one uses a sound that every buyer knows; the bad one breaks four rules and could be any seller.',
      },
      {
        prompt: 'my gran Edie and me make jam in Kent',
        good: 'name: “Edie & Jam”, tagline: “Jam by my gran Edie and me, Kent”',
        bad: 'name: “Organic Jam Market”, tagline: “Taste the difference”',
        why: 'The good one keeps the person whom the request names; the bad one claims “organic” and names a category.',
      },
    ],
    choices: [
      `The impression it should make: ${vibe.toLowerCase()}.`,
      `No name has more than ${maxNameLengths[parameters.length]} characters.`,
      `The shop sells in ${marketNames[parameters.market]}; the name must be easy to say there.`,
      parameters.mustInclude && 'Every name contains `mustInclude`.',
    ],
  }
}
