import { testPromptTool } from '@/test/test-prompt-tool'
import { seoMetaGenerator } from './tool'

const page = [
  'How I stopped my rye bread from collapsing',
  '',
  'For two years every loaf fell in as it cooled. I let it cool for a whole day before I cut it. I bake it longer at a lower heat. The crust is thicker now.',
].join('\n')

testPromptTool(seoMetaGenerator, {
  base: {
    prompt: page,
    item: {
      title: 'Rye bread that collapses: what stopped it for me',
      description: 'A whole day of cooling and a longer bake: how my rye bread stopped collapsing.',
      slug: 'rye-bread-collapses',
    },
    seed: 7,
    count: 4,
  },
  fit: {
    'a clean pair passes unchanged': {},
    'marks, line breaks and emoji go': {
      item: { title: '**Rye bread**\nthat collapses 🍞', description: '“A day\n\nof cooling 👩‍👧”' },
      becomes: { title: 'Rye bread that collapses', description: 'A day of cooling' },
    },
    'the site’s name goes, for code puts it there': {
      parameters: { brand: 'Flour at Home' },
      item: { title: 'Rye bread that collapses | Flour at Home' },
      becomes: { title: 'Rye bread that collapses' },
    },
    'a title of more than 580 pixels is dropped': {
      item: { title: 'Rye bread that collapses as it cools, and what has stopped it for me at home' },
      becomes: null,
    },
    'a long description ends with a whole sentence': {
      item: {
        description:
          'For two years every loaf fell in as it cooled, and I let it cool for a whole day before I cut it, which has helped most. Then I bake it longer at a lower heat and wait.',
      },
      becomes: {
        description:
          'For two years every loaf fell in as it cooled, and I let it cool for a whole day before I cut it, which has helped most.',
      },
    },
    'a slug becomes plain, an empty one is made of the title': {
      item: { title: 'İstanbul & die Straße', slug: '   ' },
      becomes: { title: 'İstanbul & die Straße', slug: 'istanbul-and-die-strasse' },
    },
    'a slug that is an address loses its signs': {
      item: { slug: '/Blog/Rye_Bread?x=<script>' },
      becomes: { slug: 'blog-rye-bread-x-script' },
    },
    'an invented figure drops the pair': { item: { title: 'Rye bread: 7 mistakes' }, becomes: null },
    'a word to avoid drops it': { parameters: { avoid: 'cooling' }, becomes: null },
    'a lone surrogate shows nothing': {
      item: { title: 'Rye bread \udc00that collapses' },
      becomes: { title: 'Rye bread that collapses' },
    },
  },
  draft: {
    'a page gives its headline and its sentences': {
      prompt: page,
      count: 2,
      says: /^(?:How I stopped my rye bread from collapsing|For two years every loaf fell in as it cooled|I let it cool for a whole day before I cut it|I bake it longer at a lower heat|The crust is thicker now)\n[^\n]{20,155}\nhow-i-stopped-my-rye-bread-from-collapsing$/,
    },
    'keyword, site and last words find their places': {
      prompt: page,
      parameters: { keyword: 'rye loaf', brand: 'Flour at Home', cta: 'See the recipe' },
      count: 5,
      says: /^[^\n]+\n[^\n]+ See the recipe\.\nrye-loaf$/,
    },
    'a topic that is too long for a title gives its first clauses': {
      prompt: 'Handmade ceramic mugs from Devon, dishwasher safe, free shipping over £40',
      count: 3,
      says: /^Handmade ceramic mugs from Devon, dishwasher safe\n/,
    },
    'no title is an address or leans on a sentence that is not there': {
      prompt:
        'Our bakery stopped its market stall after eleven years. It was hard to do. Orders fell by half in the first month. Read more at https://example.com/stall.',
      says: /^(?:Our bakery stopped its market stall after eleven years|Orders fell by half in the first month)\n(?!.*https)/,
      count: 2,
    },
    'a topic alone has one description and two to fill in': {
      prompt: 'linocut prints of Porto’s tiles, printed by hand in editions of 30',
      count: 3,
      says: /^Linocut prints of Porto’s tiles, printed by hand in editions of 30\nLinocut prints of Porto’s tiles, printed by hand in editions of 30\.(?: [^\n]*\[[^\]]+\]\.)?\nlinocut/,
    },
    'a page of long sentences has a title to fill in': {
      prompt:
        'Last spring I decided to move my vegetable garden from the back of the house to a row of raised beds along the fence. The soil there had been compacted for years, so before anything could grow I spent several weekends turning compost into it.',
      parameters: { keyword: 'raised beds' },
      count: 2,
      says: /^Raised beds: \[what the page says about it\]\n[^\n]{100,155}\nraised-beds$/,
    },
    'a hard day is told in its own words, with no last words': {
      prompt: 'our cat has kidney failure and tomorrow is her last day',
      parameters: { cta: 'Read on' },
      count: 1,
      says: /^Our cat has kidney failure and tomorrow is her last day\nOur cat has kidney failure and tomorrow is her last day\.\nour-cat/,
    },
    'Japanese ends as Japanese does': {
      prompt: 'パンの作り方',
      count: 3,
      says: /パンの作り方.*\nパンの作り方。/,
    },
    'Arabic has a slug of plain letters': {
      prompt: 'كيف أصنع الخبز في البيت',
      count: 1,
      says: /الخبز.*\n.*\n[a-z-]+$/,
    },
  },
})
