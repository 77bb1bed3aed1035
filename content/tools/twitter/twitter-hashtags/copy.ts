import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Twitter Hashtag Tools',
  title: 'Free Twitter (X) Hashtag Tools – One or Two That Fit',
  description:
    'One or two hashtags for your post on X (Twitter), more to swap in, your post with the tag in place, and searches to check who uses it. Free.',
  summary: 'One or two hashtags for your post on X, where to put them, and how to check them.',
  card: 'One or two hashtags for X, placed in your post, with searches to check them.',
  keywords: ['hashtags', 'x hashtags', 'twitter tags', 'search operators', 'camelcase hashtags', 'accessible hashtags'],
  sections: {
    steps: 'How Our Twitter Hashtag Tools Work',
    features: 'Why Choose Our Twitter Hashtag Tools?',
  },
  steps: [
    {
      title: 'Paste your post or its topic',
      text: 'With the whole post, we can put the # on a word that’s already there.',
    },
    {
      title: 'Choose one or two',
      text: 'One for a thought. Two for news with a topic and a place.',
    },
    {
      title: 'Search before you post',
      text: 'Copy a search into X and tap Latest. Last post months old? Swap the tag.',
    },
  ],
  features: [
    {
      title: 'A pick, not a pile',
      text: 'A row of hashtags on X reads like an ad. You get one or two, plus a few to swap in.',
    },
    {
      title: 'In the sentence or at the end',
      text: 'See both versions of your post, with their length as X counts it.',
    },
    {
      title: 'Easy to read aloud',
      text: 'A screen reader says #SmallBusiness as two words; #smallbusiness is a guess. You can turn capitals off.',
    },
    {
      title: 'Searches for your topic',
      text: 'One for questions without links, one for the tag without replies: ready to paste.',
    },
    {
      title: 'No made-up numbers',
      text: 'There’s no open source for how often a tag is used. A search shows you real posts.',
    },
  ],
  faq: [
    {
      question: 'How many hashtags should a post on X have?',
      answer:
        'None, one or two, most guides say. X sets no limit but the post’s length. Three or more drown out your sentence.',
    },
    {
      question: 'Do hashtags still matter on X?',
      answer:
        'Less than before: search finds plain words, and X took hashtags out of ads in June 2025, Net Influencer reports. They still help with events and communities.',
    },
    {
      question: 'In the sentence or at the end?',
      answer:
        'In the sentence if the word is there anyway: it costs one character. At the end if it adds something, like an event.',
    },
    {
      question: 'Does a hashtag count towards the 280?',
      answer:
        'Yes, every character and the #. Chinese, Japanese and Korean ones count two (X developer documentation, November 2026). Our meters count the same way.',
    },
    {
      question: 'Do capitals change where a hashtag leads?',
      answer: 'No. They make it easier to read, for eyes and screen readers.',
    },
    {
      question: 'Can I see what’s trending?',
      answer:
        'In X, under Explore. We don’t read X. A tag that trends for another reason brings you the wrong readers.',
    },
  ],
  sources: [
    {
      label: 'Net Influencer: hashtags on the platforms, X’s adverts included',
      url: 'https://www.netinfluencer.com/?p=37510',
      checked: '2026-11',
    },
    {
      label: 'Sorsa: search operators that work on x.com',
      url: 'https://docs.sorsa.io/search-operators',
      checked: '2026-11',
    },
    {
      label: 'X developer documentation: how characters are counted',
      url: 'https://docs.x.com/fundamentals/counting-characters',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
