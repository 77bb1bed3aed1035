import { testPromptTool } from '@/test/test-prompt-tool'
import seoMetaGenerator from './tool'

const page =
  'How I stopped my rye bread from collapsing\n\nFor two years every loaf fell in as it cooled. I let it cool for a whole day before I cut it. I bake it longer at a lower heat. The crust is thicker now.'
const longSentence =
  'For two years every loaf fell in as it cooled, and I let it cool for a whole day before I cut it, which has helped most.'

testPromptTool(seoMetaGenerator, {
  base: {
    prompt: page,
    item: {
      title: 'Rye bread that collapses: what stopped it for me',
      description: 'A whole day of cooling and a longer bake: how my rye bread stopped collapsing.',
      slug: 'rye-bread-collapses',
    },
  },
  fit: {
    'a clean pair passes unchanged': {},
    'line breaks and emoji go': {
      item: { title: 'Rye bread\nthat collapses 🍞', description: 'A day\n\nof cooling 👩‍👧' },
      becomes: { title: 'Rye bread that collapses', description: 'A day of cooling' },
    },
    'the site’s name goes, for code adds it': {
      parameters: { brand: 'Flour at Home' },
      item: { title: 'Rye bread that collapses | Flour at Home' },
      becomes: { title: 'Rye bread that collapses' },
    },
    'a title of more than 580 pixels is dropped': {
      item: { title: 'Rye bread that collapses as it cools, and what has stopped it for me at home' },
      becomes: null,
    },
    'a description over 155 characters ends with a whole sentence': {
      item: { description: `${longSentence} Then I bake it longer at a lower heat and wait.` },
      becomes: { description: longSentence },
    },
    'the visitor’s last words stand after the cut': {
      parameters: { cta: 'See the recipe' },
      item: { description: `${longSentence} Then I bake it longer at a lower heat and wait. See the recipe.` },
      becomes: { description: `${longSentence} See the recipe.` },
    },
    'an empty slug is made of the title, in plain letters': {
      item: { title: 'İstanbul & die Straße', slug: '   ' },
      becomes: { slug: 'istanbul-and-die-strasse' },
    },
    'a slug that is an address loses its signs': {
      item: { slug: '/Blog/Rye_Bread?x=<script>' },
      becomes: { slug: 'blog-rye-bread-x-script' },
    },
  },
})
