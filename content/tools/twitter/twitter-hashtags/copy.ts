import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'Twitter Hashtag Tools',
  title: 'Twitter Hashtag Tools: One or Two Tags That Fit',
  description:
    'One or two hashtags for your post on X (Twitter), others to swap in, the post with the tag in place, and searches that show who uses it today.',
  summary: 'One or two hashtags for your post on X, where to put them, and searches to check them first.',
  card: 'One or two hashtags for X, placed in your post, with searches to check them.',
  keywords: [
    'hashtags',
    'x hashtags',
    'twitter tags',
    'search operators',
    'camelcase hashtags',
    'accessible hashtags',
  ],
  steps: [
    {
      title: 'Paste the post, or name its subject',
      text: 'With the whole post the tool can put the # where the word already stands. With a subject alone you get the tags.',
    },
    {
      title: 'Choose one or two',
      text: 'One is the usual choice for a thought, two suit an announcement that belongs to a field and a place.',
    },
    {
      title: 'Run a search before you post',
      text: 'Copy a line of the search card into X and switch to Latest. If the last post under a tag is months old, swap in another.',
    },
  ],
  features: [
    {
      title: 'A pick, not a pile',
      text: 'X accepts any number of hashtags, and a row of them reads like an advert. You get one or two, and a few in reserve where your subject has them.',
    },
    {
      title: 'In the sentence or at the end',
      text: 'Both versions of your post are written out with their length in X’s weighted characters, so you see what a tag costs.',
    },
    {
      title: 'Readable aloud',
      text: '#SmallBusiness is spoken as two words by a screen reader, #smallbusiness as a guess. Capitals are set for you and can be switched off.',
    },
    {
      title: 'Searches made for your subject',
      text: 'Questions that people ask, posts without links, people you follow: ready queries for the search box of X.',
    },
    {
      title: 'No figures out of thin air',
      text: 'There is no open source for how much a tag is used, so no volume is shown. The search shows you the real posts instead.',
    },
  ],
  faq: [
    {
      question: 'How many hashtags should a post on X have?',
      answer:
        'None, one or two. X sets no limit below the length of the post, and guides for the platform advise one or two. Three or more push the sentence into the background.',
    },
    {
      question: 'Do hashtags still matter on X?',
      answer:
        'Less than they used to: the search finds words without a #, and in June 2025 X took hashtags out of adverts, as Net Influencer reported. They remain useful for events, communities and subjects that people follow by their tag.',
    },
    {
      question: 'Should a hashtag stand inside the sentence or at the end?',
      answer:
        'Inside, if the word is there anyway: it costs one character and reads like a word. At the end, if the tag adds something that the sentence does not say, such as an event or a field.',
    },
    {
      question: 'Does a hashtag count towards the 280 characters?',
      answer:
        'Yes, each of its characters and the # itself. Letters of most alphabets count one, Chinese, Japanese and Korean ones two (X developer documentation, November 2026). The meters here count in the same way.',
    },
    {
      question: 'Do capitals change where a hashtag leads?',
      answer:
        'No, X treats both spellings as the same tag. The capitals are for readers: eyes find the word borders, and screen readers speak words.',
    },
    {
      question: 'Can I see which hashtags are trending?',
      answer:
        'In X itself, under Explore. This page does not read X and does not claim to know. A tag that trends for another reason than your post brings the wrong readers.',
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
