import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'YouTube Tag Generator',
  title: 'YouTube Tag Generator: Within 500, Commas Counted',
  description:
    'Tags for a YouTube video from its title: exact ones, whole searches, variations and misspellings, counted as YouTube counts and ready to paste.',
  summary: 'Tags by kind, counted with commas and quotation marks, ready to paste into Studio.',
  card: 'Exact tags, whole searches and misspellings, counted as YouTube counts them.',
  keywords: ['tags', 'video tags', 'youtube tags', 'keywords', 'youtube seo', 'misspellings', 'tag counter'],
  steps: [
    {
      title: 'Paste the title',
      text: 'The exact tags are made of its words, so a title that you have settled on gives better ones than a field such as “cooking”.',
    },
    {
      title: 'Add your channel’s name if you like',
      text: 'It becomes a tag of its own. Leave the box empty for a video that stands alone.',
    },
    {
      title: 'Copy the first card into Studio',
      text: 'In YouTube Studio, open the video’s details, choose “Show more” and paste the line into the tags box. Every comma closes a tag.',
    },
    {
      title: 'Trade single tags',
      text: 'The cards below the first hold the rest, sorted by kind. Take one where it names something that the video really shows.',
    },
  ],
  features: [
    {
      title: 'The real count',
      text: 'A tag of two words costs two characters more than it has, because YouTube counts it in quotation marks, and the commas count as well. The meter includes both.',
    },
    {
      title: 'A few instead of a full box',
      text: 'The first card holds what your title says for sure and leaves the rest of the space free. Near-repeats add nothing that the first ones do not say, and a list with nothing to put in is left out.',
    },
    {
      title: 'Misspellings on purpose',
      text: 'Where your words have them: missing accents and apostrophes, British and American forms, letters that change places. You would not want them in a title; here nobody sees them.',
    },
    {
      title: 'No borrowed names',
      text: 'No other channel, brand or person is put in that you did not name. YouTube’s policies treat misleading tags as spam.',
    },
    {
      title: 'Any script',
      text: 'In Arabic, Japanese or Russian the tags are your own words and phrases. The lists that need English grammar are left out instead of being guessed.',
    },
  ],
  faq: [
    {
      question: 'Do tags still matter on YouTube?',
      answer:
        'Little. YouTube’s help page on tags says that they play a minimal role in discovery and are useful where a subject is commonly misspelled (checked in November 2026). Spend the time on title and thumbnail first, and give tags a minute.',
    },
    {
      question: 'What is the limit?',
      answer:
        'Five hundred characters for all tags together. According to YouTube’s Data API documentation, commas between tags count, and a tag with a space counts as if it stood in quotation marks. “Foo-Baz” takes seven characters, “Foo Baz” nine.',
    },
    {
      question: 'How many tags should I use?',
      answer:
        'YouTube names no number. Eight to fifteen that fit the video exactly are a sensible amount; more of them tend to be the same words again or words that fit any video.',
    },
    {
      question: 'Are tags the same as hashtags?',
      answer:
        'No. Tags sit in a box that only you see. Hashtags stand in the title or description, can be tapped, and up to three of them may be shown beside the title.',
    },
    {
      question: 'Can I see other channels’ tags and use those?',
      answer:
        'You could find them in a page’s source, but a list made for another video describes another video. Names of other channels in your tags can count as misleading metadata.',
    },
    {
      question: 'Why is there no search volume beside the tags?',
      answer:
        'Because we cannot see it. A figure that is not read from YouTube is a guess, and we do not print guesses. Type a tag into YouTube’s search and look at what it completes: that is live and free.',
    },
  ],
  sources: [
    {
      label: 'YouTube Data API: how the 500 characters of tags are counted',
      url: 'https://developers.google.com/youtube/v3/docs/videos#snippet.tags[]',
      checked: '2026-11',
    },
    {
      label: 'YouTube Help: add tags to your videos',
      url: 'https://support.google.com/youtube/answer/146402',
      checked: '2026-11',
    },
    {
      label: 'YouTube Help: hashtags for video search',
      url: 'https://support.google.com/youtube/answer/6390658',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
