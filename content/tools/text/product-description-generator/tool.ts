import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { parseLinks } from '@/lib/platforms/links'
import { type CardDraft, measureWordGoal } from '@/lib/tool/build-card'
import { getOptionLabel, select, textField, toggle } from '@/lib/tool/fields'
import { anyTexts, defineItem, type FitContext, type ItemOf, line, lines, paragraphs } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { audienceField, closingFields, toneField } from '@/lib/tool/shared-fields'
import { findRiskyClaims } from './risky-claims'

/** In UTF-16 units, from sources read in 2026-11, the stricter if they disagree; without a source, our own. */
const limits = {
  // lettercounter.org/blog/tiktok-shop-description-limit; partner.tiktokshop.com, Create Product
  'tiktok-shop': { title: { limit: 200 }, bullets: { max: 250, count: 5 }, maxDescription: 10_000, maxKeyword: 30 },
  // apify.com/autoaugeo/listing-seo-length-auditor-for-online-se-8a73 (title 140, 13 tags of 20)
  etsy: { title: { limit: 140 }, bullets: { max: 200, count: 5 }, maxDescription: 5_000, maxKeyword: 20 },
  // sellercentral.amazon.com, product detail page rules (title); viral-launch.com/?p=1954, December 2024 (description);
  // amazonlistingaudit.com/policy/bullet-point-guidelines (five bullets of 250; others say 500)
  amazon: { title: { limit: 200 }, bullets: { max: 250, count: 5 }, maxDescription: 2_000, maxKeyword: 50 },
  site: { title: { limit: 70, target: true }, bullets: { max: 200, count: 6 }, maxDescription: 5_000, maxKeyword: 50 },
} as const

const shopAdvice = {
  'tiktok-shop': 'People come from a video and read on a phone.',
  etsy: 'People look for something made by a person: what it is made of, how and by whom may be said plainly.',
  amazon: 'People compare: exact sizes, material and what is in the box, no seller’s talk, no offers.',
  site: 'People are at your own shop already: it may sound like you.',
} as const

const MIN_TIKTOK_TITLE_LENGTH = 25
const MAX_KEYWORDS = 5

const fields = [
  textField('name', 'Product name', 80, { isAlwaysVisible: true, placeholder: 'e.g. Linen apron' }),
  select(
    'channel',
    'Where you sell it',
    { 'tiktok-shop': 'TikTok Shop', etsy: 'Etsy', amazon: 'Amazon', site: 'My own shop' },
    { isAlwaysVisible: true },
  ),
  select(
    'words',
    'Length',
    {
      80: { label: 'About 80 words', shortLabel: '80 words' },
      150: { label: 'About 150 words', shortLabel: '150 words' },
      300: { label: 'About 300 words', shortLabel: '300 words' },
    },
    { default: '150', isAlwaysVisible: true },
  ),
  toneField,
  toggle('bullets', 'Bullet points', true),
  audienceField,
  ...closingFields,
] as const

const item = defineItem({
  title: line('name, kind of thing, the feature or two that set it apart, in sentence case.'),
  bullets: lines(
    'feature, colon, what it is good for: one a bullet, as many as there are features; what the description then does not repeat.',
    { max: 6, keepsPeriod: true },
  ),
  description: paragraphs('short paragraphs, the name in the first, as long as the features carry.'),
  keywords: anyTexts(`at most ${MAX_KEYWORDS} phrases that buyers type, in small letters.`),
})

type Listing = ItemOf<typeof item>

export default promptTool({
  icon: 'shopping-bag',
  order: 60,
  category: 'write',
  searchWords: 'listing, etsy description, amazon listing, shopify description, product copy, sell online',
  copyValues: { searchPhrases: MAX_KEYWORDS, shops: limits },
  relatedToolTypes: [
    'tiktok-shop-name-generator',
    'content-repurposer',
    'tiktok-video-ideas',
    'social-character-counter',
  ],
  nextToolTypes: ['tiktok-hook-generator', 'instagram-caption', 'tiktok-video-ideas'],
  form: {
    noun: 'listing',
    promptLabel: 'Features',
    placeholder: 'e.g. cross-back straps, two deep pockets, machine washable, 100% linen',
    hint: 'Separate with commas or new lines. Add why each one matters and we’ll use your words.',
    promptLimit: 1_500,
    buttonLabel: 'Write the listing',
    fields,
    examples: [
      {
        prompt:
          'cross-back straps so nothing pulls on your neck\ntwo deep pockets\nmachine washable\n100% linen, 90 cm long\nI sew each one in our back room and my sister cuts the linen.',
        parameters: { name: 'Linen apron', audience: 'people who bake at home', channel: 'etsy' },
      },
      {
        prompt: 'burns 40 hours, smells of cedar, glass jar with a lid, soy wax, poured by hand in Austin',
        parameters: { name: 'Cedar soy candle', channel: 'tiktok-shop', words: '80' },
      },
      {
        prompt:
          'Folds flat and stands behind a door. Solid oak. Carries 120 kg. Two steps. I built the first one for our own kitchen because my daughter wanted to see into the pots.',
        parameters: { name: 'Folding step stool', channel: 'site', words: '300', tone: 'storytelling' },
      },
    ],
    refineActions: ['shorter', 'bolder', 'specific', 'change'],
  },
  maxOutputTokens: 2000,
  item,
  brief: {
    role: 'You write product listings for small sellers, true to what the seller says.',
    guidelines:
      'A buyer asks: what is it, is it for me, what will it be like to have it, what could be wrong with it. The title answers the first in the words that ' +
      'people type into a search box. What a feature is good for follows from what the seller said or from the sense of the word (machine washable: it goes ' +
      'in with the laundry); otherwise it is a blank. The description opens with the product and what it does for the buyer, then says material, size ' +
      'and care, each a blank where a buyer needs it and the seller does not say it. Limits that the seller names (“runs small”) sell better than praise.',
    sample: ({ parameters }) => ({
      prompt:
        'name: linen apron. cross-back straps, two deep pockets, machine washable, 100% linen. audience: people who bake at home',
      item: {
        title: 'Linen apron with cross-back straps and two deep pockets',
        bullets: parameters.bullets
          ? [
              'Cross-back straps: nothing to tie behind your neck',
              'Two deep pockets: a phone in one, a dish towel in the other',
              'Machine washable: it goes in with the rest of the laundry',
            ]
          : [],
        description:
          'A linen apron for people who bake at home. The straps cross at the back, so your neck carries nothing, and two deep pockets hold what you need while your hands are in the dough.\n\nIt is 100% linen and machine washable.\n\nSize: [length and width]',
        keywords: ['linen apron', 'cross-back apron', 'baking apron', 'apron with pockets', 'washable apron'],
      },
    }),
    traps: [
      '“Best”, “guaranteed”, “must-have”, “high quality” in place of a fact.',
      'A claim about the body, a rating, an offer, an origin or a certificate that the seller does not name.',
    ],
    examples: [
      {
        prompt: 'soy candle, burns 40 hours, smells of cedar, glass jar with a lid',
        good: 'Forty hours of cedar. Put the lid on, and the candle is out.',
        bad: 'Elevate your space with our premium quality luxury candle!',
        why: 'The good line uses what the seller said.',
      },
      {
        prompt: 'foldable step stool, oak, carries me and my toddler, I built the first one for our kitchen',
        good: 'Folds flat: it stands behind the door until somebody small wants to see the pot.',
        bad: 'Space-saving design for modern living.',
        why: 'The good one shows who uses it and where.',
      },
    ],
    choices: ({ parameters: { channel, name, audience, words, bullets } }) => [
      `It is sold at: ${getOptionLabel(fields, 'channel', channel)}. ${shopAdvice[channel]}`,
      `At most: \`title\` ${limits[channel].title.limit} characters, \`description\` ${words} words, a keyword ${limits[channel].maxKeyword} characters.`,
      bullets
        ? `At most ${limits[channel].bullets.count} bullets of ${limits[channel].bullets.max} characters.`
        : '`bullets` is []: the seller wants none.',
      name === '' ? 'The name is in `prompt`; if not, it is [product name].' : 'The product is `name`.',
      audience && 'Written for `audience`.',
    ],
  },
  fit: fitListing,
  present: presentListing,
  draft: 'Our AI is off. Paste your chatbot’s answer here, and we’ll check it against the shop’s limits.',
})

/** Fits a listing to its shop’s limits; null if it adds a claim or a link to the seller’s words. */
function fitListing(listing: Listing, { parameters, visitorText }: Input<typeof fields> & FitContext): Listing | null {
  const { title, bullets, maxDescription, maxKeyword } = limits[parameters.channel]
  const fittedListing = {
    title: truncateAtWord(listing.title, title.limit),
    bullets: listing.bullets
      .slice(0, parameters.bullets ? bullets.count : 0)
      .map((text) => truncateAtWord(text, bullets.max)),
    description: truncateAtWord(listing.description, maxDescription),
    keywords: fitKeywords(listing.keywords, maxKeyword),
  }
  const text = formatListing(fittedListing)
  const visitorClaims = findRiskyClaims(visitorText.toLowerCase())
  const isRejected =
    fittedListing.title === '' ||
    fittedListing.description === '' ||
    parseLinks(text).some(({ url }) => !visitorText.includes(url)) ||
    findRiskyClaims(text.toLowerCase()).some((claim) => !visitorClaims.includes(claim))
  return isRejected ? null : fittedListing
}

/** Returns distinct phrases of at most `maxLength` characters, without signs that a search box rejects. */
function fitKeywords(candidates: readonly string[], maxLength: number): string[] {
  const keywords = candidates.map((keyword) =>
    collapseWhitespace(keyword.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\s'’-]/gu, ' ')),
  )
  const fittingKeywords = keywords.filter(({ length }) => length > 0 && length <= maxLength)
  return [...new Set(fittingKeywords)].slice(0, MAX_KEYWORDS)
}

function presentListing(listing: Listing, { parameters }: Input<typeof fields>): CardDraft {
  const { name, channel, words } = parameters
  const { title, description, keywords } = listing
  const copy = formatListing(listing)
  return {
    heading: `For ${channel === 'site' ? 'your own shop' : getOptionLabel(fields, 'channel', channel)}`,
    parts: [
      { label: 'Title', text: title, rank: 'answer' },
      { label: 'Description', text: description, rank: 'answer' },
      { label: 'Bullets', text: formatBullets(listing), rank: 'answer' },
      { label: 'Keywords', text: keywords.join(', ') },
    ],
    copy,
    carry: `${title}. ${description}`,
    meters: [
      {
        label: 'Title',
        value: measureUtf16Length(title),
        unit: 'characters',
        of: { part: 'Title' },
        ...limits[channel].title,
      },
      measureWordGoal(description, Number(words), { part: 'Description' }),
    ],
    notes: [
      ...findRiskyClaims(copy).map((claim) => `Check this. ${claim}`),
      !name && 'Add the product name. Buyers search for it.',
      channel === 'tiktok-shop' &&
        title.length < MIN_TIKTOK_TITLE_LENGTH &&
        `TikTok Shop wants at least ${MIN_TIKTOK_TITLE_LENGTH} characters in a title. Add what sets it apart.`,
      channel === 'etsy' && 'Etsy allows 13 tags of up to 20 characters. Use these keywords as the first five.',
    ],
  }
}

const formatBullets = ({ bullets }: Listing) => bullets.map((bullet) => `• ${bullet}`).join('\n')

function formatListing(listing: Listing): string {
  return [listing.title, listing.description, formatBullets(listing)].filter(Boolean).join('\n\n')
}
