import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'YouTube Tag Generator',
  title: 'Free YouTube Tag Generator – 500 Characters, Counted Right',
  description:
    'Tags for your YouTube video from its title: exact phrases and whole searches, counted as YouTube counts and ready to paste. Free.',
  summary: 'Tags from your own title, counted as YouTube counts, ready to paste into Studio.',
  card: 'Exact tags and whole searches from your title, counted as YouTube counts.',
  keywords: ['tags', 'video tags', 'youtube tags', 'keywords', 'youtube seo', 'misspellings', 'tag counter'],
  steps: [
    { title: 'Paste your title', text: 'Your final title gives better tags than a topic like “cooking”.' },
    { title: 'Add your channel name', text: 'It becomes a tag of its own. Leave it out if you like.' },
    {
      title: 'Drop what isn’t there',
      text: 'A tag that isn’t really in your video can do harm. Delete it before you paste.',
    },
    {
      title: 'Paste the first card into Studio',
      text: 'Open the video’s details, tap “Show more” and paste the line into Tags.',
    },
  ],
  features: [
    {
      title: 'The real count',
      text: 'Tags of two words cost two characters extra, and commas count as well. The meter knows.',
    },
    { title: 'Only good ones', text: 'Only what your title says for sure. Near-repeats add nothing.' },
    {
      title: 'Misspellings on purpose',
      text: 'An AI adds the slips people type: missing accents, British for American, swapped letters. Nobody sees them here.',
    },
    {
      title: 'No borrowed names',
      text: 'No other channel or brand unless you named it. YouTube treats misleading tags as spam.',
    },
    {
      title: 'Any language',
      text: 'In Arabic, Japanese or Russian you get your own words and phrases.',
    },
  ],
  faq: [
    {
      question: 'Do tags still matter on YouTube?',
      answer:
        'Little. YouTube says they play a minimal role and help mostly with words people misspell (November 2026). Put your time into title and thumbnail, and a minute into tags.',
    },
    {
      question: 'What is the limit?',
      answer:
        '500 characters for all tags, says YouTube’s Data API. Commas count, and a tag with a space counts as if it were in quotation marks: “Foo-Baz” takes seven, “Foo Baz” nine.',
    },
    {
      question: 'How many tags should I use?',
      answer: 'YouTube gives no number. Eight to fifteen that fit exactly are sensible.',
    },
    {
      question: 'Are tags the same as hashtags?',
      answer:
        'No. Only you see tags. Hashtags are in your title or description and can be tapped; up to three show next to the title.',
    },
    {
      question: 'Can I copy another channel’s tags?',
      answer: 'They describe another video. And other channels’ names can count as misleading.',
    },
    {
      question: 'Why is there no search volume?',
      answer: 'We can’t see it, and we don’t print guesses. Type a tag into YouTube’s search and see what it suggests.',
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
