import type { Random } from '@/lib/core/random'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { pickHandle } from '@/lib/kits/names'
import { tiktokShopName, tiktokUsername } from '@/lib/platforms/networks/tiktok'
import { measureCharacters } from '@/lib/tool/build-card'
import { getOptionLabel, select, textField } from '@/lib/tool/fields'
import { anyText, defineItem, type ItemOf, line, oneOf } from '@/lib/tool/item'
import { type DraftInput, type Input, promptTool } from '@/lib/tool/prompt-tool'
import { closingFields, createCountField, modelOnlyHint, nameRefineActions } from '@/lib/tool/shared-fields'
import { buildTagline } from '@/lib/writer/name-parts'
import { writeNames } from '@/lib/writer/names'
import { checkShopName, getShopNameProblem, shopNameRules } from './shop-name-rules'

const maxLengths = { short: 14, medium: 22, long: 30 } as const

const fields = [
  createCountField('12', ['8', '12', '20']),
  select(
    'vibe',
    'Vibe',
    { warm: 'Warm', modern: 'Modern', playful: 'Playful', elegant: 'Elegant', natural: 'Natural', bold: 'Bold' },
    { isAlwaysVisible: true, hint: modelOnlyHint },
  ),
  select('market', 'Where you sell', {
    us: 'United States',
    uk: 'United Kingdom',
    eu: 'European Union',
    sea: 'Southeast Asia',
  }),
  select(
    'length',
    'Length',
    { short: 'Short, up to 14', medium: 'Medium, up to 22', long: 'Long, up to 30' },
    { default: 'medium' },
  ),
  textField('mustInclude', 'Must include', 20, { placeholder: 'e.g. your first name' }),
  ...closingFields,
] as const

const markets = {
  us: { name: 'the United States', register: 'the USPTO’s trademark search' },
  uk: { name: 'the United Kingdom', register: 'the UK Intellectual Property Office’s trademark search' },
  eu: { name: 'the European Union', register: 'EUIPO’s eSearch plus' },
  sea: { name: 'Southeast Asia', register: 'your country’s trademark register' },
} as const

const styles = {
  pair: 'Two words, one image',
  mood: 'From what you sell',
  place: 'With your location',
  coined: 'Made-up word',
  personal: 'With your name',
} as const

const MAX_TAGLINE_LENGTH = 60

const item = defineItem({
  name: line('Letters, spaces, “&” and apostrophes only.'),
  tagline: line(`What is sold, from the request alone, at most ${MAX_TAGLINE_LENGTH} characters; empty for none.`, {
    maxLength: MAX_TAGLINE_LENGTH,
    isOptional: true,
  }),
  meaning: line('The parts in quotation marks and what each brings, short.', { isOptional: true, keepsPeriod: true }),
  handle: anyText(`The name in lower case, “and” for “&”, at most ${tiktokUsername.max} characters.`),
  style: oneOf(
    styles,
    'pair joins two things; mood puts a second word beside a thing; place holds a place; coined is one invented word; personal holds a name that was given.',
  ),
})

export default promptTool({
  path: '/tiktok-shop-name-generator',
  icon: 'store',
  order: 110,
  searchWords: 'business name, company name, etsy',
  copyValues: { rules: shopNameRules.length },
  relatedToolTypes: ['tiktok-username-generator', 'tiktok-caption', 'tiktok-hashtag-generator', 'tiktok-video-ideas'],
  nextToolTypes: ['tiktok-username-generator', 'tiktok-video-ideas', 'tiktok-caption'],
  form: {
    noun: 'shop name',
    promptLabel: 'What do you sell?',
    placeholder: 'e.g. ceramic mugs and small vases',
    hint: 'Name your products. Add a material or a place if you like.',
    buttonLabel: 'Generate shop names',
    fields,
    examples: [
      { prompt: 'ceramic mugs and small vases', parameters: { vibe: 'natural', length: 'short' } },
      { prompt: 'i pour soy candles at my kitchen table in Leith', parameters: { market: 'uk', avoid: 'magic' } },
      { prompt: 'phone cases with loud patterns', parameters: { vibe: 'bold', market: 'sea', count: '8' } },
      { prompt: 'beaded jewelry for festivals', parameters: { vibe: 'playful', market: 'eu', mustInclude: 'Noor' } },
    ],
    layout: 'names',
    refineActions: nameRefineActions,
  },
  maxOutputTokens: 2500,
  item,
  brief: {
    role: 'You name small shops that sell through short videos, and you know the rules of marketplaces.',
    guidelines:
      'On TikTok Shop the name stands small beside a product somebody has just seen in use, and again on the parcel. It has one ' +
      'second to look like a real shop and not like a listing. Names that last are short, can be said on camera, and tell a ' +
      'stranger what is sold or who makes it: the product with the maker’s name, place or way of working, a word that only this ' +
      'trade uses, the thing that people come back for. Two nouns or a mood that would fit any shop are filler.',
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
      'Names of platforms, brands and creators, “best”, “top”, “vs”, “Official”, “Authorised” and “Flagship”: marketplaces refuse them.',
      'Claims that need proof, such as “natural”, “organic” or “original”, also in a tagline.',
      '“Shop”, “store”, “market”, “boutique”, the product category alone, links and emoji.',
      'A material or an origin that the request does not name.',
    ],
    examples: [
      {
        prompt: 'refurbished mechanical keyboards',
        good: 'name: “Thock & Key”, tagline: “Refurbished mechanical keyboards”',
        bad: 'name: “Best Keyboard Shop Official”, tagline: “100% original quality”',
        why: 'The good one uses a sound that buyers know; the bad one breaks four rules.',
      },
      {
        prompt: 'my gran Edie and me make jam in Kent',
        good: 'name: “Edie & Jam”, tagline: “Jam by my gran Edie and me, Kent”',
        bad: 'name: “Organic Jam Market”',
        why: 'The good one keeps the person whom the request names.',
      },
    ],
    choices: ({ parameters }) => [
      `The impression it should make: ${getOptionLabel(fields, 'vibe', parameters.vibe).toLowerCase()}.`,
      `No name has more than ${maxLengths[parameters.length]} characters.`,
      `The shop sells in ${markets[parameters.market].name}; the name must be easy to say there.`,
      parameters.mustInclude && 'Every name contains `mustInclude`.',
    ],
  },
  fit(shopName, { parameters }) {
    const name = trimEndMatching(shopName.name, /[.!?]/)
    if (!followsRules(name, parameters) || !/^[\p{L}\p{M}\p{N} &'’.+-]+$/u.test(name)) return null
    return { ...shopName, name, handle: pickHandle('tiktok', shopName.handle, name, tiktokUsername.max) }
  },
  present({ name, tagline, meaning, handle, style }, { prompt, parameters }) {
    const checks = checkShopName(name)
    const metChecks = checks.filter(({ isMet }) => isMet).map(({ label }) => label)
    return {
      heading: styles[style],
      parts: [
        { label: 'Shop name', text: name },
        { label: 'Tagline', text: tagline },
        handle && { label: 'Username', text: `@${handle}` },
        { label: 'Checked', rank: 'more', text: metChecks.join(' · ') },
      ],
      copy: name,
      carry: prompt,
      meters: [measureCharacters('Length', name, tiktokShopName.max, 'copy')],
      tags: [`${metChecks.length} of ${checks.length} rules met`],
      notes: [
        meaning,
        `We can’t see if it’s taken. Search TikTok Shop and ${markets[parameters.market].register} first.`,
      ],
    }
  },
  draft: { outputKind: 'names', write: writeShopNames },
})

/** Whether a name follows TikTok Shop's rules and the form's choices; no part of it may be a word to avoid. */
function followsRules(name: string, { length, mustInclude, avoid }: Input<typeof fields>['parameters']): boolean {
  const avoidedWords = avoid
    .toLowerCase()
    .split(',')
    .flatMap((word) => word.trim() || [])
  return (
    !avoidedWords.some((word) => name.toLowerCase().includes(word)) &&
    name.length <= maxLengths[length] &&
    name.toLowerCase().includes(mustInclude.trim().toLowerCase()) &&
    getShopNameProblem(name) === null
  )
}

function writeShopNames({ reading, parameters }: DraftInput<typeof fields>, random: Random): ItemOf<typeof item>[] {
  const fits = (name: string) => followsRules(name, parameters)
  const ideas = writeNames({ reading, visitorName: parameters.mustInclude, isShop: true, fits }, random)
  return ideas.map(({ displayName, style, why }) => ({
    name: displayName,
    tagline: buildTagline(reading, MAX_TAGLINE_LENGTH),
    meaning: why,
    handle: '',
    style: style === 'personal' || style === 'action' ? 'personal' : /&/.test(displayName) ? 'pair' : 'mood',
  }))
}
