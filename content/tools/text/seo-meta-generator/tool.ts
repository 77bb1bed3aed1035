import { lowercaseAllCaps } from '@/lib/core/strings/clean-text'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureTitleWidth, searchResultLimits } from '@/lib/platforms/search-result'
import { formatMetaText, parseHost } from '@/lib/text/seo/meta-tags'
import { slugify } from '@/lib/text/seo/slug'
import { measureCharacters } from '@/lib/tool/build-card'
import { textField } from '@/lib/tool/fields'
import { anyText, defineItem, type FitContext, type ItemOf, line } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { closingFields, createCountField } from '@/lib/tool/shared-fields'

const MAX_PIXELS = searchResultLimits.title.pixels
const MAX_CHARACTERS = searchResultLimits.description.characters

const fields = [
  textField('keyword', 'Keyword', 60, { placeholder: 'What people search for to find it' }),
  textField('brand', 'Site name', 40, {
    placeholder: 'e.g. Flour at Home',
    hint: 'Goes at the end of each title if there’s room.',
  }),
  textField('cta', 'End the description with', 40, { placeholder: 'e.g. See the recipe' }),
  textField('site', 'Site address', 80, { placeholder: 'e.g. example.com' }),
  createCountField('5', ['3', '5', '8']),
  ...closingFields,
] as const

const item = defineItem({
  title: line(`sentence case, at most ${MAX_PIXELS} pixels wide, about 60 Latin letters.`, { emoji: 0 }),
  description: line(`one or two whole sentences, at most ${MAX_CHARACTERS} characters.`, {
    emoji: 0,
    keepsPeriod: true,
  }),
  slug: anyText('the words of the title that matter, in a–z and digits, joined by hyphens.'),
})

type PageMeta = ItemOf<typeof item>

export default promptTool({
  icon: 'search-check',
  order: 100,
  category: 'write',
  startingPoints: ['text', 'line'],
  searchWords: 'meta tags, serp preview, og tags, search result, permalink',
  copyValues: { searchResult: searchResultLimits },
  relatedToolTypes: ['headline-generator', 'youtube-description', 'youtube-tags', 'utm-link-builder'],
  nextToolTypes: ['headline-generator', 'twitter-tweet'],
  form: {
    noun: 'title and description',
    promptLabel: 'Your page or topic',
    placeholder: 'Paste the page’s text, or say what it’s about',
    hint: 'Up to {{textLimit}} characters.',
    promptLimit: 8000,
    buttonLabel: 'Generate titles and descriptions',
    fields,
    examples: [
      {
        prompt:
          'How I stopped my rye bread from collapsing\n\nFor two years every loaf fell in as it cooled. I let it cool for a whole day before I cut it. I bake it longer at a lower heat. And I stopped opening the oven door in the first half hour. The crust is thicker now and the crumb holds.',
        parameters: {
          keyword: 'rye bread collapses',
          brand: 'Flour at Home',
          cta: 'See the recipe',
          site: 'example.com',
        },
      },
      {
        prompt: 'linocut prints of Porto’s tiles, printed by hand in editions of 30',
        parameters: { keyword: 'linocut prints', brand: 'Azulejo Press' },
      },
      {
        prompt: 'night train or bus from Vienna to Rome, I took both in May',
        parameters: { keyword: 'Vienna to Rome', count: '3' },
      },
    ],
    refineActions: ['similar', 'shorter', 'specific', 'change'],
  },
  maxOutputTokens: 2500,
  item,
  brief: {
    role: 'You write page titles and meta descriptions for small sites, true to what the page says.',
    guidelines:
      'Somebody has typed a question and reads ten results in five seconds. The title has the words of that question and the one ' +
      'thing that this page has and the others may not: a result, a place, a figure, a point of view that the request gives. What matters ' +
      'stands in the first half. The description says what is on the page and for whom, with the most concrete facts of the request, ' +
      'and adds to the title instead of repeating it.',
    sample: {
      prompt:
        'Blog post: how I stopped my rye bread from collapsing. I let it cool for a whole day, I bake it longer at a lower heat, and I stopped opening the oven.',
      item: {
        title: 'Rye bread that collapses: what stopped it for me',
        description:
          'A whole day of cooling, a longer bake at a lower heat and an oven that stays shut: how my rye bread stopped collapsing.',
        slug: 'rye-bread-collapses',
      },
    },
    traps: [
      'A keyword said twice in one title, a list of keywords.',
      'Best, ultimate, complete guide: nobody can check them.',
    ],
    examples: [
      {
        prompt: 'shop page for linocut prints of Porto’s tiles, printed by hand in editions of 30',
        good: 'title: “Linocut prints of Porto’s tiles, editions of 30”',
        bad: 'title: “Buy Prints Online | Best Art Prints | Wall Art”',
        why: 'The good one says what, from where and how many.',
      },
      {
        prompt: 'article comparing the night train and the bus from Vienna to Rome, I took both in May',
        good: 'description: “I took the night train and the bus from Vienna to Rome in May: which one I’d take again, and why.”',
        bad: 'description: “Looking for travel tips? Learn more in our amazing guide!”',
        why: 'The good one says what was compared and by whom.',
      },
    ],
    choices: ({ parameters: { keyword, brand, cta } }) => [
      keyword &&
        'The phrase in `keyword` stands, in this form, early in at least half of the titles and in every description.',
      brand && 'Code adds the site’s name, `brand`, to the title: leave it out.',
      cta && 'Each description ends with the words in `cta`, as they are.',
    ],
  },
  fit: fitMeta,
  getOpening: ({ title }) => title,
  present({ title, description, slug }, { parameters: { keyword, brand, site } }) {
    const fullTitle = appendBrand(title, brand)
    const text = formatMetaText({ title: fullTitle, description, slug })
    const host = parseHost(site)
    return {
      parts: [
        { label: 'Title', text: fullTitle, rank: 'answer' },
        { label: 'Description', text: description, rank: 'answer' },
        { label: 'Slug', text: slug, rank: 'answer' },
      ],
      preview: { kind: 'serp', text, ...(host && { site: host }) },
      copy: text,
      meters: [
        { label: 'Title', value: measureTitleWidth(fullTitle), limit: MAX_PIXELS, unit: 'pixels', of: { line: 0 } },
        measureCharacters('Description', description, MAX_CHARACTERS, { line: 1 }),
      ],
      tags: [
        `${fullTitle.length}-character title`,
        keyword && describeKeyword({ title: fullTitle, description }, keyword),
      ],
      notes: [brand.trim() !== '' && fullTitle === title && 'No room for your site’s name in this title.'],
    }
  },
  draft: 'Our AI is off. Paste your chatbot’s answer here, and we’ll measure each title in pixels.',
})

function fitMeta(meta: PageMeta, { parameters, visitorText }: Input<typeof fields> & FitContext): PageMeta | null {
  const { keyword, brand, cta } = parameters
  const title = lowercaseAllCaps(removeBrand(meta.title, brand), visitorText)
  const description = fitDescription(meta.description, cta)
  const hasLetters = [title, description].every((text) => /[\p{L}\p{N}]/u.test(text))
  if (!hasLetters || measureTitleWidth(title) > MAX_PIXELS) return null
  return { title, description, slug: slugify(meta.slug.trim() || keyword || title) }
}

/** Cuts a long description before the visitor's last words. */
function fitDescription(description: string, cta: string): string {
  const ctaStart = description.lastIndexOf(cta)
  const ending = ctaStart >= description.length - cta.length - 1 ? description.slice(ctaStart) : ''
  if (ending === '' || description.length <= MAX_CHARACTERS) return truncateAtWord(description, MAX_CHARACTERS)
  return `${truncateAtWord(description.slice(0, ctaStart), MAX_CHARACTERS - ending.length - 1)} ${ending}`
}

/** `appendBrand` adds the site's name. */
function removeBrand(title: string, brand: string): string {
  if (brand === '' || !title.toLowerCase().endsWith(brand.toLowerCase())) return title
  const titleWithoutBrand = title.slice(0, -brand.length).trimEnd()
  return /[|·:–—-]$/.test(titleWithoutBrand) ? titleWithoutBrand.slice(0, -1).trimEnd() : title
}

function appendBrand(title: string, brand: string): string {
  const fullTitle = `${title} | ${brand.trim()}`
  return brand.trim() !== '' && measureTitleWidth(fullTitle) <= MAX_PIXELS ? fullTitle : title
}

function describeKeyword(texts: Readonly<Record<'title' | 'description', string>>, keyword: string): string {
  const containsKeyword = (text: string) => text.toLowerCase().includes(keyword.toLowerCase())
  const places = (['title', 'description'] as const).filter((place) => containsKeyword(texts[place]))
  return places.length === 0 ? 'no keyword' : `keyword in ${places.join(' and ')}`
}
