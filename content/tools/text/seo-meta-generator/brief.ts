import type { Brief } from '@/lib/tool/prompt-tool'
import type { MetaInput, MetaItem } from './fields'

export function buildBrief({ parameters }: MetaInput): Brief<MetaItem> {
  const { keyword, brand, cta } = parameters
  return {
    role: 'You write page titles and meta descriptions for small sites, and check each one against what the page really says.',
    outputShape: 'set',
    guidelines:
      'Somebody has typed a question and reads ten results in five seconds. The title repeats the words of that question and adds the one ' +
      'thing that this page has and the others may not: a result, a place, a figure, a point of view that the request gives. What matters ' +
      'stands in the first half. The description answers in one or two whole sentences what is on the page and for whom, with the ' +
      'most concrete facts of the request; it is read after the title, so it does not repeat it. Each pair takes another angle.',
    fields: {
      title: '45 to 60 characters, sentence case, no site name, no full stop.',
      description: '110 to 155 characters, one or two whole sentences, no list of keywords.',
      slug: 'three to six words of the title in a–z and digits, joined by hyphens.',
    },
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
      'A keyword said twice in one title.',
      'Best, ultimate, complete guide: nobody can check them.',
      'A promise that the page does not keep.',
      'Two pairs that differ in one word.',
    ],
    examples: [
      {
        prompt: 'shop page for linocut prints of Porto’s tiles, printed by hand in editions of 30',
        good: 'title: “Linocut prints of Porto’s tiles, editions of 30”',
        bad: 'title: “Buy Prints Online | Best Art Prints | Wall Art”',
        why: 'The good one says what, from where and how many; the bad one is three searches in a row.',
      },
      {
        prompt: 'article comparing the night train and the bus from Vienna to Rome, I took both in May',
        good: 'description: “I took the night train and the bus from Vienna to Rome in May: which one I’d take again, and why.”',
        bad: 'description: “Looking for travel tips? Click here to learn more about our amazing guide!”',
        why: 'The good one says what was compared and by whom; the bad one says nothing about the page.',
      },
    ],
    choices: [
      keyword &&
        'The phrase in `keyword` stands, in this form, early in at least half of the titles and in every description.',
      brand && 'The site’s name in `brand` is added by code: leave it out of the title.',
      cta && 'Each description ends with the words in `cta`, as they are.',
    ],
  }
}
