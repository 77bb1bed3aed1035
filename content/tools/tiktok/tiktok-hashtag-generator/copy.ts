import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Hashtag Generator',
  title: 'TikTok Hashtag Generator: Five That Fit Your Video',
  description:
    'Paste a topic, caption or script: up to five TikTok hashtags ready to copy, more of your words and of the community to swap in, and search phrases.',
  summary: 'Up to five hashtags ready to copy, others to swap in, and the phrases people search for.',
  card: 'At most the five hashtags TikTok takes, from the words of your own video.',
  keywords: ['hashtags', 'tags', 'tiktok seo', 'search phrases', 'fyp', 'niche hashtags', 'tag generator'],
  steps: [
    {
      title: 'Paste what the video says',
      text: 'A topic works, the caption works better, the whole script works best: up to 4,000 characters. The narrow tags are made of those words.',
    },
    {
      title: 'Set the mix',
      text: 'One broad, two niche and two specific tags suit most posts. Choose “focus” for a video that only insiders will get, “reach” for one that needs no background.',
    },
    {
      title: 'Copy the first card',
      text: 'It holds at most what one post takes, and fewer where your words give fewer that are sure. Trade a tag for one from the cards below when another fits the first seconds better.',
    },
    {
      title: 'Use the search phrases as well',
      text: 'Say one in the video or write it on screen. Words that are heard and seen describe a video at least as clearly as a tag does.',
    },
  ],
  features: [
    {
      title: 'Five, because TikTok takes five',
      text: 'The set never exceeds what a post accepts, is free of duplicates and singular-plural twins, and every tag is made of letters, digits and underscores only.',
    },
    {
      title: 'Your words, not a stock list',
      text: 'Specific tags are built from the nouns and places in your text, in any script: Arabic words are joined with an underscore, Japanese ones without.',
    },
    {
      title: 'No tag on a guess',
      text: 'The tags of a field join in only where a noun of yours names that field for sure. Three right ones are worth more than five with one that is wrong, so a set may be short.',
    },
    {
      title: 'No fillers, no figures',
      text: 'Tags such as #fyp would fit every video and are left out unless you switch them on. We show no view counts, because a figure that is not read live from TikTok is a guess.',
    },
    {
      title: 'Places count',
      text: 'Give a city or country and one of the specific tags names it, which is how people nearby look for cafés, shops and events.',
    },
  ],
  faq: [
    {
      question: 'How many hashtags can a TikTok have?',
      answer:
        'Five. The app has shown the limit in a pop-up since August 2025, as Net Influencer reported; TikTok has published no formal announcement that we know of (checked in November 2026). Guides that still advise ten to thirty are older.',
    },
    {
      question: 'Do #fyp and #viral help?',
      answer:
        'We know of no statement by TikTok that they do. They do not describe a video, and with five places each one should. You can allow them in the form if you want to try for yourself.',
    },
    {
      question: 'Why are there no view counts or trending tags?',
      answer:
        'Counts change by the hour and TikTok offers no open source for them. A tool that prints exact volumes without that source is guessing. To see what is current, open the tag in the app or look into TikTok Creative Center.',
    },
    {
      question: 'Should hashtags go in the caption or in a comment?',
      answer:
        'In the caption, at its end. There they belong to the post, are clickable from the start and count towards its text, for which TikTok’s own developer pages state 2,200 characters.',
    },
    {
      question: 'Are hashtags or keywords more important?',
      answer:
        'They do different things. A tag leads to a page of similar videos; the words in your caption, on screen and in your voice are what a search can match. That is why search phrases come with the set where your text holds any.',
    },
    {
      question: 'Can I use the same five tags every time?',
      answer:
        'Two or three that describe your whole account can stay. The specific ones should change with the video, otherwise they describe something that people do not find in it.',
    },
    {
      question: 'Do capitals matter in a hashtag?',
      answer:
        'Not for where it leads: #SourdoughBread and #sourdoughbread are the same tag. Capital letters at the start of each word help people who use a screen reader, so feel free to add them.',
    },
  ],
  sources: [
    {
      label: 'Net Influencer: TikTok limits posts to five hashtags',
      url: 'https://www.netinfluencer.com/?p=37510',
      checked: '2026-11',
    },
    {
      label: 'TikTok for Developers: caption length of a post',
      url: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
